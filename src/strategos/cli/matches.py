"""strategos matches: look after the matches of a database, best while no server uses it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any

import typer

from strategos.kernel.errors import BadInput

from .output import Json, print_json
from .store import Database

if TYPE_CHECKING:
    from strategos.web.store.repair import Restored

app = typer.Typer(no_args_is_help=True, help="Look after the matches of a database: bring back what was taken back.")


def _repair() -> Any:
    try:
        from strategos.web.store import repair
    except ImportError as error:
        raise BadInput(f"this needs more packages ({error.name}); install strategos[web]") from None
    return repair


@app.callback()
def matches() -> None:
    """Look after the matches of a database: bring back what was taken back."""


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
