"""strategos arena: bots against each other, every seed from every seat."""

from __future__ import annotations

from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .output import (
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
    from strategos.simulation.arena import Arena, Contest
    from strategos.simulation.arena_files import Lines
    from strategos.simulation.fan_out import Workers as Hands
    from strategos.simulation.standings import Result

STOPPED = 130


def arena(
    game: GameArgument,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", help="A comma list: the first is the one in question, the last the one others are rated by."
        ),
    ],
    scenario: Scenario = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", help="How many games; rounded up to whole seeds.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The first seed; each is played from every seat.")] = 0,
    sprt: Annotated[
        str | None,
        typer.Option("--sprt", metavar="ELO0,ELO1", help="Stop once it is decided which is true of the first bot."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Keep each game here; started again, go on with what is missing.")
    ] = None,
    workers: Workers = None,
    ray: Ray = None,
    max_rounds: Annotated[
        int | None, typer.Option("--max-rounds", help="Stop a game after so many rounds (60 if not given).")
    ] = None,
    budget: BotBudget = None,
    seconds: BotSeconds = None,
    option: Options = None,
    json: Json = False,
) -> int:
    """Let bots play each other, every seed from every seat: scores, intervals, Elo, times."""
    from strategos.simulation.arena import Contest, arena_of
    from strategos.simulation.arena_files import Lines, read
    from strategos.simulation.sprt import hypotheses
    from strategos.simulation.standings import result

    tested = hypotheses(sprt) if sprt is not None else None
    options = chosen_options(option)
    chosen = arena_of(
        game,
        bots,
        scenario=scenario,
        seats=seats,
        options=options,
        games=games,
        seed=seed,
        max_rounds=max_rounds,
        budget=chosen_budget(budget, seconds),
    )
    lines = read(out, chosen.terms) if out is not None else Lines({})
    contest = Contest(chosen, lines.bouts, tested)
    remarks = _remarks(chosen, games, lines, contest, out)
    with hands(workers, ray, bots) as playing:
        _play(contest, out, playing)
    found = result(contest, remarks)
    if json:
        print_json(found)
    else:
        _print(found)
    for problem in found.errors:
        typer.echo(problem, err=True)
    if contest.stopped:
        typer.echo("strategos: stopped; this is what was played", err=True)
        return STOPPED
    return 1 if found.errors else 0


def _remarks(chosen: Arena, games: int, lines: Lines, contest: Contest, out: Path | None) -> list[str]:
    """What is to be said before the first game."""
    from strategos.simulation.arena import played_otherwise

    said: list[str] = []
    if chosen.games != games:
        said.append(f"{games} games asked for: {chosen.games}, so that every seed is played from every seat.")
    if lines.torn:
        said.append(f"{out}: the last line was torn; its game is played again.")
    if contest.played:
        said.append(f"{out}: {len(contest.played)} games were there already.")
        if other := played_otherwise(chosen, contest.played.values()):
            said.append(
                f"{out}: seed {other.seed}, rotation {other.rotation} is played otherwise now; the bots or the "
                f"rules have changed since, or they think by the clock. Name another file to begin anew."
            )
    if more := len(lines.bouts) - len(contest.played):
        said.append(f"{out}: {more} games of other seeds are not counted here.")
    return said


def _play(contest: Contest, out: Path | None, workers: Hands) -> None:
    from strategos.simulation.arena import Bout
    from strategos.simulation.arena_files import Book

    with (
        closing(Book(out)) if out is not None else nullcontext() as book,
        progress(contest.arena.terms.game, contest.arena.games, len(contest.played)) as advance,
    ):

        def keep(bout: Bout) -> None:
            if book is not None:
                book.add(bout)
            advance()

        contest.play(workers=workers, on_bout=keep)


def _print(found: Result) -> None:
    from strategos.simulation.shown import interval, percent, rating, whole

    terms = found.arena
    last = found.seed + found.seeds - 1
    seatings = "1 seating" if found.rotations == 1 else f"{found.rotations} seatings"
    seats = "1 seat" if terms.alone else f"{terms.seats} seats"
    print_table(
        ("", ""),
        [
            ("games", f"{found.played} of {found.games}: seeds {found.seed} to {last}, each in {seatings}"),
            ("decided", found.decided),
            ("shared", found.shared),
            (f"capped at {terms.max_rounds} rounds", found.capped),
            ("lost" if terms.alone else "won by nobody", found.nobody),
            ("errors", len(found.errors)),
        ],
        title=f"{terms.game}, {terms.scenario}, {seats}",
    )
    elo = [] if terms.alone else ["par", "Elo ± 95 %"]
    print_table(
        ("bot", "games", "won", "shared", "score", "95 %", *elo),
        [
            (
                bot.bot,
                bot.games,
                bot.wins,
                bot.shared,
                percent(bot.all.score),
                interval(bot.all),
                *([percent(bot.par), rating(bot.elo, bot.error)] if elo else []),
            )
            for bot in found.standings
        ],
    )
    if not terms.alone:
        print_table(
            ("seat", "all", "Elo ± 95 %", *terms.bots),
            [
                (n + 1, whole(seat.all), rating(seat.elo, seat.error), *(whole(b.seats[n]) for b in found.standings))
                for n, seat in enumerate(found.by_seat)
                if found.played
            ],
        )
    print_table(
        ("end", "games", *terms.bots),
        [(why, int(row["games"]), *(f"{row[bot]:g}" for bot in terms.bots)) for why, row in found.endings.items()],
    )
    print_table(
        ("thinking", "decisions", "ms, mean", "p99", "longest"),
        [(bot.bot, bot.decisions, bot.ms_mean, bot.ms_p99, bot.ms_longest) for bot in found.standings],
    )
    for apart in found.differences:
        error = "" if apart.error is None else f" ± {100 * apart.error:.1f}"
        typer.echo(
            f"{apart.bot} wins {100 * apart.difference:+.1f}{error} points more than {apart.other}"
            f" (the same {apart.seeds} seeds, 95 %)."
        )
    if found.sprt is not None:
        typer.echo(_test(found))
    for remark in found.remarks:
        typer.echo(remark)


def _test(found: Result) -> str:
    test = found.sprt
    assert test is not None
    said = {
        "H1": f"{found.arena.bots[0]} is the stronger one (Elo {test.elo1:g} instead of {test.elo0:g})",
        "H0": f"{found.arena.bots[0]} is not shown to be stronger (Elo {test.elo0:g} instead of {test.elo1:g})",
        "": "not decided",
    }[test.result]
    return (
        f"SPRT {test.elo0:g}, {test.elo1:g}: {said}. LLR {test.llr:.2f} after {test.seeds} seeds, bounds "
        f"{test.lower:.2f} and {test.upper:.2f} (α = β = {test.alpha:g})."
    )
