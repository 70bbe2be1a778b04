"""strategos fit: a value for a game's positions, from many games of its heuristic."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from strategos.kernel.errors import BadInput

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
    progress,
)

if TYPE_CHECKING:
    from strategos.simulation.fitting import Report


def fit(
    game: GameArgument,
    scenario: Scenario = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 200,
    seed: Annotated[int, typer.Option("--seed", help="The first seed.")] = 0,
    out: Annotated[
        Path | None, typer.Option("--out", help="Keep the games here; started again, play only what is missing.")
    ] = None,
    workers: Workers = None,
    ray: Ray = None,
    write: Annotated[bool, typer.Option("--write", help="Put the weights into the game's value.json.")] = False,
    option: Options = None,
    json: Json = False,
) -> None:
    """Fit a value to how games of the heuristic ended: who wins, seen from a position."""
    try:
        from strategos.simulation import fitting
    except ImportError:
        raise BadInput("this needs numpy: pip install 'strategos[learn]'") from None
    from strategos.simulation import self_play
    from strategos.simulation.value_files import write as write_value

    terms = self_play.terms_of(game, scenario=scenario, seats=seats, options=chosen_options(option))
    seeds = range(seed, seed + games)
    known = self_play.kept(out, terms) if out is not None else {}
    missing = [number for number in seeds if number not in known]
    with hands(workers, ray) as playing, progress(game, games, games - len(missing)) as advance:

        def keep(one: self_play.Course) -> None:
            if out is not None:
                self_play.keep(out, terms, one)
            advance()

        played = self_play.courses(terms, missing, workers=playing, on_game=keep) if missing else []
    courses = [*(known[number] for number in seeds if number in known), *played]
    reports = [found for table in fitting.tables(courses) if (found := fitting.fit(courses, table)) is not None]
    if not reports:
        raise BadInput(f"{len(courses)} games are too few to fit anything to")
    if write:
        place = "" if scenario is None else f" --scenario {scenario}"
        command = f"strategos fit {game}{place} --seats {terms.setup.seats} --games {games} --seed {seed} --write"
        path = write_value(game, command, {report.table: report.fitted for report in reports})
        typer.echo(f"written: {path}", err=True)
    if json:
        print_json(reports)
    else:
        for report in reports:
            _print(game, report)


def _print(game: str, report: Report) -> None:
    from strategos.simulation.value_files import names

    fitted = report.fitted
    print_table(
        ("progress from", "positions", "loss, held out", "seats alone"),
        [(one.since, one.positions, one.loss, one.seats_alone) for one in report.stretches],
        title=f"{game}, {report.table}: {fitted.games} games, loss {fitted.loss} (blind {fitted.blind})",
    )
    rows = sorted(zip(names(game), fitted.weights, fitted.late, strict=True), key=lambda row: -abs(row[1]))
    print_table(("feature", "weight", "more by the end"), rows)
    if len(fitted.seats) > 1:
        print_table(
            ("seat", "worth", "more by the end"),
            [(n + 1, *row) for n, row in enumerate(zip(fitted.seats, fitted.seats_late, strict=True))],
        )
