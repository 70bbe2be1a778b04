"""strategos data: the facts of a game, where they come from, and whether they agree with the rulebook."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Protocol, cast

import typer

from .output import GameArgument, Json, print_json, print_table


class Row(Protocol):
    """One row of a data file, as a game's `data_check.rows()` yields it."""

    @property
    def file(self) -> str: ...
    @property
    def id(self) -> str: ...
    @property
    def src(self) -> str: ...
    @property
    def sure(self) -> bool: ...
    @property
    def note(self) -> str: ...
    @property
    def priority(self) -> int | str | None: ...


class DataCheck(Protocol):
    """What `strategos.games.<game>.data_check` offers."""

    def check(self) -> list[str]:
        """What contradicts the rulebook or itself."""
        ...

    def rows(self) -> Iterable[Row]:
        """Every row of every data file."""
        ...


def data(
    game: GameArgument,
    check: Annotated[
        bool, typer.Option("--check", help="Validate the files against what the rulebook states.")
    ] = False,
    unsure: Annotated[bool, typer.Option("--unsure", help="List what is reconstructed or doubtful.")] = False,
    json: Json = False,
) -> int:
    """Show where the facts of a game come from; check them; list the doubtful ones."""
    from strategos.kernel.errors import BadInput

    if check and unsure:
        raise BadInput("choose one of --check and --unsure")
    module = cast(DataCheck, game_module(game, "data_check", "has no data files to check"))
    rows = list(module.rows())
    doubtful = [r for r in rows if not r.sure]
    problems = module.check()
    if json:
        listed = [{"file": r.file, "id": r.id, "src": r.src, "note": r.note, "priority": r.priority} for r in doubtful]
        print_json({"game": game, "rows": len(rows), "unsure": len(doubtful), "problems": problems, "doubtful": listed})
    elif unsure:
        lines = [(r.priority or "", r.file, r.id, r.src, r.note) for r in sorted(doubtful, key=_order)]
        print_table(("priority", "file", "row", "source", "note"), lines)
    else:
        counts: dict[tuple[str, str], int] = {}
        for r in rows:
            place = (r.file, r.src.partition(":")[0])
            counts[place] = counts.get(place, 0) + 1
        print_table(("file", "source", "rows"), [(*place, count) for place, count in sorted(counts.items())])
        typer.echo(f"{len(rows)} rows, {len(doubtful)} of them not sure, {len(problems)} problems")
    if not json:
        for problem in problems:
            typer.echo(problem, err=True)
    return 1 if problems else 0


def _order(row: Row) -> tuple[str, str, str]:
    return (str(row.priority or "~"), row.file, row.id)


def game_module(game: str, name: str, otherwise: str) -> object:
    """A module that a game may have. Raises BadInput if it has none."""
    from importlib import import_module
    from importlib.util import find_spec

    from strategos.games import WHERE
    from strategos.games import game as game_of
    from strategos.kernel.errors import BadInput

    if game not in WHERE:
        game_of(game)
    path = f"strategos.games.{WHERE[game]}.{name}"
    if find_spec(path) is None:
        raise BadInput(f"{game} {otherwise}")
    return import_module(path)
