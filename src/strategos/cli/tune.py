"""strategos tune: better numbers for a game's heuristic."""

from __future__ import annotations

from typing import Annotated

import typer

from .output import (
    GameArgument,
    Json,
    Options,
    Ray,
    Scenario,
    Seats,
    Workers,
    chosen_options,
    hands,
    print_json,
    print_table,
)


def tune(
    game: GameArgument,
    scenario: Scenario = None,
    seats: Seats = None,
    minutes: Annotated[float, typer.Option("--minutes", min=0.0, help="How long to look.")] = 60.0,
    seeds: Annotated[int, typer.Option("--seeds", min=1, help="Seeds every candidate plays, from every seat.")] = 8,
    only: Annotated[str, typer.Option("--only", help="A comma list of the numbers to tune; all if not given.")] = "",
    rounds: Annotated[
        int | None, typer.Option("--rounds", min=1, help="Stop games after so many rounds and judge the position.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The first seed.")] = 0,
    sprt: Annotated[
        str, typer.Option("--sprt", metavar="ELO0,ELO1", help="The test that what was found must pass.")
    ] = "0,40",
    games: Annotated[int, typer.Option("--games", min=2, help="The most games of that test.")] = 400,
    workers: Workers = None,
    ray: Ray = None,
    write: Annotated[bool, typer.Option("--write", help="If it passes, put it into the game's weights.json.")] = False,
    option: Options = None,
    json: Json = False,
) -> int:
    """Look for better numbers for a game's heuristic, and test them on fresh seeds."""
    from strategos.games import game as game_of
    from strategos.simulation import tuning
    from strategos.simulation.sprt import hypotheses

    setup = game_of(game).setup(seats, scenario, **chosen_options(option))
    terms = tuning.for_tuning(game, setup, rounds)
    with hands(workers, ray) as playing:
        found = tuning.tune(
            terms,
            minutes=minutes,
            seeds=seeds,
            only=[word.strip() for word in only.split(",") if word.strip()],
            seed=seed,
            workers=playing,
            tested=hypotheses(sprt),
            most=games,
            heard=lambda said: typer.echo(said, err=True),
        )
    usual = tuning.tunable(game, ())
    if json:
        print_json(found)
    else:
        print_table(
            ("weight", "was", "found"),
            [(name, usual[name], number) for name, number in found.changes.items()],
            title=f"{game}, {setup.scenario}, {setup.seats} seats: {found.generations} generations",
        )
        said = {"H1": "stronger", "H0": "not shown to be stronger", "": "not decided"}[found.verdict.result]
        typer.echo(f"{found.games} games on fresh seeds: score {found.score:.3f}, {said} (SPRT {sprt}).")
    if not write:
        return 0
    if found.verdict.result != "H1":
        typer.echo("strategos: nothing is written, since the test was not passed", err=True)
        return 1
    place = "" if scenario is None else f" --scenario {scenario}"
    place += "".join(f" --option {word}" for word in option or ()) + (f" --only {only}" if only else "")
    command = f"strategos tune {game}{place} --seats {setup.seats} --minutes {minutes:g} --seeds {seeds} --seed {seed}"
    typer.echo(f"written: {tuning.written(found, command, terms)}", err=True)
    return 0
