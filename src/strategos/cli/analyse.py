"""strategos analyse: where a game that is over was won and lost."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from strategos.kernel.errors import BadInput

from .output import Json, Language, errors, print_json, print_table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from strategos.coach import Analysis, Mistake
    from strategos.kernel.match import Match
    from strategos.text import Words


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game that is over.")],
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats", metavar="1,2", help="Whose answers are judged, counted from 1; without it everybody's."
        ),
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=1.0, help="About how long it may take.")] = 100.0,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="How many processes; up to two.")] = None,
    language: Language = "en",
    json: Json = False,
) -> int:
    """Find the answers that cost a player most, what would have been better, and why."""
    from strategos.coach import analyse as analysed
    from strategos.kernel.record import Record
    from strategos.owner import match_files
    from strategos.text import LANGUAGES, Words

    if language not in LANGUAGES:
        raise BadInput(f"there is no language {language!r}; choose one of: {', '.join(LANGUAGES)}")
    match = match_files.load(file)
    if match.outcome is None:
        raise BadInput(f"{file} holds a game that is not over; it is analysed when it is")
    chosen = None if seats is None else _numbered(seats, match.setup.seats)
    processes = workers or min(2, os.cpu_count() or 1)
    found = _followed(
        analysed(Record.of(match).encode(), seats=chosen, seconds=seconds, workers=processes), match.game.id
    )
    if json:
        print_json(found)
    else:
        _print(found, match, Words(language, match.game.id))
    return 0


def _numbered(listed: str, seats: int) -> list[int]:
    """Seats as people count them."""
    numbers = [word.strip() for word in listed.split(",")]
    if not all(word.isdecimal() and 1 <= int(word) <= seats for word in numbers):
        raise BadInput(f"--seats lists seats from 1 to {seats}, such as 1,2; not {listed!r}")
    return sorted({int(word) - 1 for word in numbers})


def _followed(steps: Iterable[Analysis], game: str) -> Analysis:
    """The last of what is found, with a bar for whoever looks on."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found: Analysis | None = None
    with Progress(*columns, console=errors(), transient=True, disable=not errors().is_terminal) as bar:
        task = bar.add_task(game, total=None)
        for found in steps:
            bar.update(task, total=found.suspects, completed=found.judged)
    assert found is not None
    return found


def _print(found: Analysis, match: Match[Any], words: Words) -> None:
    typer.echo(f"{found.answers} answers, {found.judged} looked at twice, {len(found.mistakes)} marked")
    if not found.mistakes:
        return
    print_table(
        ("after", "round", "player", "what", "question", "answered", "better", "cost"),
        [_row(mistake, match, words) for mistake in found.mistakes],
        title=words.game(),
    )


def _row(mistake: Mistake, match: Match[Any], words: Words) -> tuple[object, ...]:
    here = match.at(mistake.at)
    view = here.view(mistake.seat)
    decision = here.decision(mistake.seat)
    assert decision is not None

    def said(key: str) -> str:
        option = decision.option(key)
        return key if option is None else words.option(decision, option, view)

    better = said(mistake.better)
    if mistake.plan != "usual":
        better = f"{better} ({words.say(f'plan-{mistake.plan}', mistake.facts, view)})"
    return (
        mistake.at,
        mistake.round,
        words.seat(mistake.seat, view),
        words.say(f"grade-{mistake.grade}"),
        words.prompt(decision, view),
        said(mistake.key),
        better,
        f"{mistake.loss * 100:.0f} ± {mistake.error * 200:.0f} %",
    )
