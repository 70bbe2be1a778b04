"""strategos data: the facts of a game, where they come from, whether they agree with the rulebook, and what the owner
of a box has found in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .output import GameArgument, Json, print_json, print_table

if TYPE_CHECKING:
    from strategos.parts.rows import DataRow


def data(
    game: GameArgument,
    check: Annotated[
        bool, typer.Option("--check", help="Validate the files against what the rulebook states.")
    ] = False,
    unsure: Annotated[bool, typer.Option("--unsure", help="List what is reconstructed or doubtful.")] = False,
    corrections: Annotated[bool, typer.Option("--corrections", help="List what you have found in your box.")] = False,
    correct: Annotated[
        list[str] | None,
        typer.Option(metavar="ROW.FIELD=VALUE", help="Correct a field, as your box has it; may be repeated."),
    ] = None,
    confirm: Annotated[
        list[str] | None, typer.Option(metavar="ROW", help="Mark a row as checked; may be repeated.")
    ] = None,
    forget: Annotated[
        list[str] | None, typer.Option(metavar="ROW", help="Delete your answer for a row; may be repeated.")
    ] = None,
    export: Annotated[
        Path | None, typer.Option("--export", metavar="FILE", help="Write your corrections to a file to share.")
    ] = None,
    take: Annotated[
        Path | None,
        typer.Option("--import", metavar="FILE", help="Add somebody's corrections, if they pass the check."),
    ] = None,
    json: Json = False,
) -> int:
    """Show where the facts of a game come from; check them; list the doubtful ones; correct them."""
    from strategos.kernel.errors import BadInput

    changes = bool(correct or confirm or forget)
    if sum(map(bool, (check, unsure, corrections, changes, export, take))) > 1:
        raise BadInput("choose one thing to do with the data")
    if changes:
        return _correct(game, correct or [], confirm or [], forget or [])
    if export is not None:
        return _export(game, export)
    if take is not None:
        return _import(game, take)
    return _corrections(game, json) if corrections else _show(game, unsure, json)


def _show(game: str, unsure: bool, json: bool) -> int:
    from strategos.games import game as game_of
    from strategos.kernel.errors import BadInput

    chosen = game_of(game)
    rows = list(chosen.rows())
    if not rows:
        raise BadInput(f"{game} has no data files to check")
    doubtful = [r for r in rows if not r.sure]
    problems = list(chosen.check())
    if json:
        listed = [
            {"row": r.row, "file": r.file, "id": r.id, "src": r.src, "note": r.note, "priority": r.priority}
            for r in doubtful
        ]
        print_json({"game": game, "rows": len(rows), "unsure": len(doubtful), "problems": problems, "doubtful": listed})
    elif unsure:
        lines = [(r.priority or "", r.row or f"{r.file} {r.id}", r.src, r.note) for r in sorted(doubtful, key=_order)]
        print_table(("priority", "row", "source", "note"), lines)
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


def _order(row: DataRow) -> tuple[int, str, str]:
    return (row.priority or 99, row.file, row.id)


# -- the owner of a box -----------------------------------------------------------------------------------------------


def _corrections(game: str, json: bool) -> int:
    from strategos.games import judged
    from strategos.owner.desk import known
    from strategos.parts.corrections import CONFIRMED, stored

    known(game)
    found = stored(game)
    if json:
        problem = judged(game)
        print_json({"game": game, "file": found.file, "rows": found.rows, "problem": str(problem) if problem else None})
        return 0
    if not found.rows:
        typer.echo(f"Nothing of {game} has been corrected or confirmed; it would be in {found.file}.")
        return 0
    lines = [
        (row, ", ".join(f"{k}: {v}" for k, v in fields.items() if k != CONFIRMED), "yes" if CONFIRMED in fields else "")
        for row, fields in sorted(found.rows.items())
    ]
    print_table(("row", "corrected", "confirmed"), lines)
    typer.echo(f"{len(lines)} rows in {found.file}")
    return 0


def _correct(game: str, correct: list[str], confirm: list[str], forget: list[str]) -> int:
    from strategos.kernel.errors import BadInput
    from strategos.owner import desk
    from strategos.parts.corrections import CONFIRMED, stored
    from strategos.parts.dataset import parse

    desk.known(game)
    before = stored(game).rows
    changes: dict[str, dict[str, Any] | None] = dict.fromkeys(forget)
    for word in correct:
        place, equals, value = word.partition("=")
        row, dot, field = place.rpartition(".")
        if not (row and dot and field and equals):
            raise BadInput(
                f"a correction is written ROW.FIELD=VALUE, such as granicus.enemy.sardis.walls=2, not {word!r}"
            )
        changes[row] = {**(changes.get(row) or before.get(row, {})), field: parse(value, word)}
    for row in confirm:
        changes[row] = {**(changes.get(row) or before.get(row, {})), CONFIRMED: True}
    found = desk.correct(game, changes)
    typer.echo(f"Written to {found.file}; {game} is played so from now on.")
    return 0


def _export(game: str, file: Path) -> int:
    from strategos.owner.desk import known
    from strategos.parts import home
    from strategos.parts.corrections import stored

    known(game)
    found = stored(game)
    home.replace(file, found.text().encode())
    typer.echo(f"{len(found.rows)} rows written to {file}")
    return 0


def _import(game: str, file: Path) -> int:
    from strategos.kernel.errors import DataError
    from strategos.owner import desk

    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(
            str(file), f"cannot be read ({getattr(error, 'strerror', None) or 'not text in UTF-8'})"
        ) from None
    found = desk.take_in(game, text, str(file))
    typer.echo(f"{game} now has {len(found.rows)} rows looked up in the box, in {found.file}.")
    return 0
