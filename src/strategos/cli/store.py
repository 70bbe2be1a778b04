"""strategos store: look after whole databases of matches, SQLite files and PostgreSQL alike."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from strategos.kernel.errors import BadInput

from .output import Json, print_json

if TYPE_CHECKING:
    from strategos.web.store.repair import Looked

app = typer.Typer(no_args_is_help=True, help="Look after a database of matches: check, copy, backup, restore.")

Database = Annotated[str, typer.Argument(metavar="DB", help="The database: an SQLite file, or a PostgreSQL URL.")]


def _backups() -> Any:
    try:
        from strategos.web.store import backups
    except ImportError as error:
        raise BadInput(f"this needs more packages ({error.name}); install strategos[web]") from None
    return backups


@app.callback()
def store() -> None:
    """Look after a database of matches: check, copy, backup, restore."""


@app.command("check")
def check(db: Database, json: Json = False) -> int:
    """Read the whole database and every match, and say which cannot be read, and why."""
    return _report(asyncio.run(_backups().check(db)), json)


@app.command("copy")
def copy(
    db: Annotated[str, typer.Argument(metavar="FROM", help="The database to copy: a file or a URL.")],
    into: Annotated[str, typer.Argument(metavar="TO", help="A file that is not there yet, or the URL of a database.")],
    json: Json = False,
) -> int:
    """Copy every match that can be read into another database, of either kind."""
    return _report(asyncio.run(_backups().copy(db, into)), json)


@app.command("backup")
def backup(
    db: Database,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not be there yet.")],
) -> int:
    """Write a whole copy of a database to a file, while servers go on using it."""
    asyncio.run(_backups().backup(db, file))
    typer.echo(f"{file}: {file.stat().st_size:,} bytes")
    return 0


@app.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `strategos store backup` has written.")],
    db: Annotated[str, typer.Argument(metavar="DB", help="A file that is not there yet, or an empty database's URL.")],
    json: Json = False,
) -> int:
    """Make a database of a backup, and check it."""
    return _report(asyncio.run(_backups().restore(file, db)), json)


def _report(found: list[Looked], json: bool) -> int:
    import msgspec

    bad = sum(1 for match in found if match.problem)
    if json:
        print_json({"matches": msgspec.to_builtins(found), "readable": len(found) - bad, "unreadable": bad})
    else:
        for match in found:
            lost = f", {match.taken_back} not accepted by the present rules" if match.taken_back else ""
            typer.echo(f"{match.id}: {match.problem or f'{match.game}, {match.answers} answers{lost}'}")
        typer.echo(f"{len(found) - bad} can be read, {bad} cannot")
    return 1 if bad else 0
