"""strategos fuzz: random play with all invariants on."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from .output import GameArgument, Json, Scenario, Seats, errors, print_json

ENDLESS = 1_000_000


def fuzz(
    game: GameArgument,
    games: Annotated[
        int | None, typer.Option("--games", min=1, help="How many games (100 if no time is given).")
    ] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", min=0.1, help="Stop after so many seconds.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="First seed; game n uses seed + n.")] = 0,
    workers: Annotated[int, typer.Option("--workers", min=1, help="How many processes.")] = 1,
    bot: Annotated[
        str, typer.Option("--bot", help="Who plays; beside a bot other than random, one answer in eight is any answer.")
    ] = "random",
    scenario: Scenario = None,
    seats: Seats = None,
    failures: Annotated[Path, typer.Option("--failures", help="Where records of failures go.")] = Path("failures"),
    json: Json = False,
) -> int:
    """Play at random with every invariant checked; failures are shrunk and their records saved."""
    from strategos.games import game as game_of
    from strategos.testing import fuzz as fuzzer

    chosen = game_of(game)
    if scenario is not None or seats is not None:
        chosen.setup(seats, scenario)
    with errors().status(f"{game}: fuzzing") if errors().is_terminal else nullcontext():
        report = fuzzer.fuzz(
            game,
            games or (ENDLESS if seconds is not None else 100),
            seconds,
            seed,
            scenario=scenario,
            seats=seats,
            workers=workers,
            bot_name=bot,
            folder=failures,
        )
    found = [{"why": f.why, "record": f.record_path} for f in report.failures]
    if json:
        print_json(
            {
                "game": report.game,
                "games": report.games,
                "ended": report.ended,
                "decisions": report.decisions,
                "seconds": report.seconds,
                "failures": found,
            }
        )
    else:
        typer.echo(f"{report.game}: {report.games} games, {report.decisions} decisions, {len(found)} failures")
        for failure in found:
            typer.echo(f"{failure['why']}\n  {failure['record']}")
    return 1 if found else 0
