"""strategos simulate: many games between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .output import (
    BOTS_HELP,
    BotBudget,
    BotSeconds,
    GameArgument,
    Json,
    Options,
    Ray,
    Scenario,
    Seats,
    Workers,
    chosen_budget,
    chosen_options,
    hands,
    print_json,
    print_table,
    progress,
)

if TYPE_CHECKING:
    from strategos.simulation import Plan, Report
    from strategos.simulation.fan_out import Workers as Hands


def simulate(
    game: GameArgument,
    scenario: Scenario = None,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", help=BOTS_HELP)] = "random",
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 10,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games, whatever the workers.")] = 0,
    workers: Workers = None,
    ray: Ray = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="Move the bots on by one seat from game to game.")] = False,
    max_rounds: Annotated[
        int | None, typer.Option("--max-rounds", help="Stop a game after so many rounds (60 if not given).")
    ] = None,
    budget: BotBudget = None,
    seconds: BotSeconds = None,
    option: Options = None,
    json: Json = False,
) -> int:
    """Play many games between bots: results, decisions, speed, length, winners."""
    from strategos.simulation import plan_of

    plan = plan_of(
        game,
        scenario=scenario,
        seats=seats,
        bots=bots,
        options=chosen_options(option),
        games=games,
        seed=seed,
        rotate=rotate,
        max_rounds=max_rounds,
        budget=chosen_budget(budget, seconds),
    )
    with hands(workers, ray, bots) as playing:
        report = _run(plan, playing)
    if json:
        print_json(report)
    else:
        _print(report)
    return 1 if report.errors else 0


def _run(plan: Plan, workers: Hands) -> Report:
    from strategos.simulation import simulate as play

    with progress(plan.game, plan.games) as advance:
        return play(plan, workers=workers, on_game=lambda _: advance())


def _print(report: Report) -> None:
    rows = [
        ("games", report.games),
        ("finished", report.finished),
        (f"capped at {report.max_rounds} rounds", report.capped),
        ("draws", report.draws),
        ("errors", len(report.errors)),
        ("rounds, mean", report.rounds["mean"]),
        ("rounds, longest", report.rounds["max"]),
        ("decisions", report.decisions),
        ("seconds", report.seconds),
        ("decisions per second", report.decisions_per_s),
        ("µs per decision, engine", report.us_per_decision),
        ("µs per decision, bots", report.bot_us_per_decision),
    ]
    title = f"{report.game}, {report.scenario}, {report.seats} seats, seed {report.seed}"
    print_table(("", ""), rows, title=title)
    print_table(("bot", "wins"), list(report.wins.items()))
    print_table(("seat", "wins"), list(enumerate(report.wins_by_seat, 1)))
    print_table(("end", "games"), list(report.endings.items()))
    parts = [(side, mean, *report.spread[side].values()) for side, mean in report.scores.items()]
    print_table(("side", "score, mean", *dict.fromkeys(part for of in report.spread.values() for part in of)), parts)
    for problem in report.errors:
        typer.echo(problem, err=True)
