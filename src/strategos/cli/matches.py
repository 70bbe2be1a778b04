"""strategos matches: look after a database of matches, while no server uses it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from strategos.kernel.errors import BadInput

from .output import Json, print_json

if TYPE_CHECKING:
    from strategos.web.store.repair import Looked, Restored

app = typer.Typer(no_args_is_help=True, help="Look after a database of matches: check, restore, rescue.")

Database = Annotated[Path, typer.Argument(metavar="DB", help="The database: an SQLite file.")]


def _repair() -> Any:
    try:
        from strategos.web.store import repair
    except ImportError as error:
        raise BadInput(f"this needs more packages ({error.name}); install strategos[web]") from None
    return repair


@app.callback()
def matches() -> None:
    """Look after a database of matches: check, restore, rescue."""


@app.command("check")
def check(db: Database, json: Json = False) -> int:
    """Read every match and say which cannot be read, and why."""
    repair = _repair()

    async def run() -> list[Looked]:
        async with repair.opened(db) as store:
            return await repair.look(store)

    return _report(asyncio.run(run()), json)


@app.command("restore")
def restore(
    db: Database,
    match: Annotated[str, typer.Argument(metavar="ID", help="The match.")],
    version: Annotated[
        int | None,
        typer.Option(min=0, help="Version to restore; by default, the one before a changed rule last undid answers."),
    ] = None,
    json: Json = False,
) -> int:
    """Bring back what a changed rule took back, if the present rules accept it."""
    import msgspec

    repair = _repair()

    async def run() -> Restored:
        async with repair.opened(db) as store:
            return await repair.restore(store, match, version)

    found = asyncio.run(run())
    if json:
        print_json(msgspec.to_builtins(found))
    else:
        typer.echo(
            f"match {found.id} stands again as at version {found.to}: {found.answers} answers (was {found.before})"
        )
    return 0


@app.command("rescue")
def rescue(
    db: Database,
    into: Annotated[Path, typer.Argument(metavar="NEW", help="A new database for what can be read.")],
    json: Json = False,
) -> int:
    """Copy every match that can be read into a new database."""
    repair = _repair()

    async def run() -> list[Looked]:
        async with repair.opened(db) as store, repair.opened(into, new=True) as other:
            return await repair.rescue(store, other)

    return _report(asyncio.run(run()), json)


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
