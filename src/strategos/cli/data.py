"""strategos data: the facts of a game, where they come from, and whether they agree with the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .output import GameArgument, Json, print_json, print_table

if TYPE_CHECKING:
    from strategos.kernel.beside import DataRow


def data(
    game: GameArgument,
    check: Annotated[
        bool, typer.Option("--check", help="Validate the files against what the rulebook states.")
    ] = False,
    unsure: Annotated[bool, typer.Option("--unsure", help="List what is reconstructed or doubtful.")] = False,
    json: Json = False,
) -> int:
    """Show where the facts of a game come from; check them; list the doubtful ones."""
    from strategos.games import game as game_of
    from strategos.kernel.errors import BadInput

    if check and unsure:
        raise BadInput("choose one of --check and --unsure")
    chosen = game_of(game)
    rows = list(chosen.rows())
    if not rows:
        raise BadInput(f"{game} has no data files to check")
    doubtful = [r for r in rows if not r.sure]
    problems = list(chosen.check())
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


def _order(row: DataRow) -> tuple[str, str, str]:
    return (str(row.priority or "~"), row.file, row.id)
