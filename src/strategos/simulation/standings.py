"""What an arena has found: scores with their intervals, by seat and by ending, ratings, times."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from strategos.games import game

from .arena import FINE, Arena, Bout, Contest, Terms, rotations
from .shares import mean_and_error, wilson
from .sprt import Verdict

if TYPE_CHECKING:
    from .ratings import Ratings, Row

NO_NUMPY = "Elo needs numpy, which is not installed: pip install 'strategos[learn]'."


class Score(msgspec.Struct, frozen=True):
    """What was won of the games that were decided: wins, and parts of shared wins."""

    points: float
    decided: int
    score: float | None
    low: float
    high: float
    """Wilson's interval, 95 %."""


class Standing(msgspec.Struct, frozen=True):
    """One bot."""

    bot: str
    games: int
    wins: int
    """Not shared with another bot."""
    shared: int
    all: Score
    par: float
    """The score of its chairs if all bots were equal."""
    seats: list[Score]
    elo: float | None
    error: float | None
    """Half of the 95 % interval, by resampling seeds; the last-named bot is 0."""
    decisions: int
    ms_mean: float
    """Thinking for a decision, in milliseconds of processor time."""
    ms_p99: float
    """What 99 of 100 decisions do not exceed, to 9 %."""
    ms_longest: float


class SeatScore(msgspec.Struct, frozen=True):
    """One seat, whoever sat there."""

    all: Score
    elo: float | None
    error: float | None
    """What the seat is worth beside the others."""


class Difference(msgspec.Struct, frozen=True):
    """Two bots that play alone, on the same seeds: how much more of them the first one wins."""

    bot: str
    other: str
    seeds: int
    difference: float
    error: float | None
    """1.96 standard errors of the paired difference."""


class Result(msgspec.Struct, frozen=True):
    """What an arena has found; the keys of `strategos arena --json`."""

    arena: Terms
    seed: int
    seeds: int
    """From `seed` on."""
    rotations: int
    """Games with each seed: every seating once."""
    games: int
    """Of these seeds and rotations."""
    played: int
    decided: int
    """Somebody won. Alone: they came to an end."""
    shared: int
    capped: int
    nobody: int
    """Ended without a winner. Alone: lost."""
    errors: list[str]
    stopped: bool
    """By Ctrl-C."""
    standings: list[Standing]
    by_seat: list[SeatScore]
    endings: dict[str, dict[str, float]]
    """How games ended → how many (`games`), and points of each bot in them."""
    differences: list[Difference]
    sprt: Verdict | None
    remarks: list[str]
    command: str
    """Which prints this again."""


def result(contest: Contest, remarks: Sequence[str] = ()) -> Result:
    """The table of what was played."""
    arena, bouts = contest.arena, contest.bouts()
    terms = arena.terms
    rated, said = ratings(bouts, terms, terms.bots[-1])
    return Result(
        arena=terms,
        seed=arena.seed,
        seeds=arena.seeds,
        rotations=arena.rotations,
        games=arena.games,
        played=len(bouts),
        decided=sum(decided(bout) for bout in bouts),
        shared=sum(len(bout.winners) > 1 for bout in bouts),
        capped=sum(bout.capped for bout in bouts),
        nobody=sum(not bout.winners and not bout.capped for bout in bouts),
        errors=contest.errors,
        stopped=contest.stopped,
        standings=[standing(bouts, name, rated) for name in terms.bots],
        by_seat=by_seat(bouts, terms.seats, rated),
        endings=endings(bouts, terms.bots),
        differences=differences(bouts, terms),
        sprt=contest.verdict,
        remarks=[*remarks, *said],
        command=command(arena),
    )


def decided(bout: Bout) -> bool:
    """Somebody won; whoever plays alone either wins or loses, unless the game was capped."""
    return bool(bout.winners) or (bout.arena.alone and not bout.capped)


def score(bouts: Iterable[Bout], points: Callable[[Bout], float]) -> Score:
    counted = [points(bout) for bout in bouts if decided(bout)]
    total = sum(counted)
    low, high = wilson(total, len(counted))
    share = round(total / len(counted), 4) if counted else None
    return Score(round(total, 4), len(counted), share, round(low, 4), round(high, 4))


def points(bout: Bout, name: str) -> float:
    """What a bot won of a game, with all its chairs."""
    return sum(bout.share(seat) for seat, sitting in enumerate(bout.chairs) if sitting == name)


def standing(bouts: Sequence[Bout], name: str, rated: Ratings | None) -> Standing:
    mine = [bout for bout in bouts if name in bout.chairs]
    winning = [{bout.chairs[seat] for seat in bout.winners} for bout in mine]
    rating = rated.bots.get(name) if rated else None
    asked = [
        (bout.asked[seat], bout.times[seat])
        for bout in mine
        for seat, sitting in enumerate(bout.chairs)
        if sitting == name
    ]
    count = sum(n for n, _ in asked)
    longest = max((times.longest for _, times in asked), default=0.0)
    return Standing(
        bot=name,
        games=len(mine),
        wins=sum(names == {name} for names in winning),
        shared=sum(name in names and len(names) > 1 for names in winning),
        all=score(mine, lambda bout: points(bout, name)),
        par=round(sum(bout.chairs.count(name) / len(bout.chairs) for bout in mine) / len(mine), 4) if mine else 0.0,
        seats=[
            score([bout for bout in mine if bout.chairs[seat] == name], lambda bout, seat=seat: bout.share(seat))
            for seat in range(len(bouts[0].chairs) if bouts else 0)
        ],
        elo=rating and rating.elo,
        error=rating and rating.error,
        decisions=count,
        ms_mean=round(sum(times.total for _, times in asked) / count, 3) if count else 0.0,
        ms_p99=round(min(longest, percentile((times.spread for _, times in asked), 0.99)), 3),
        ms_longest=longest,
    )


def percentile(spreads: Iterable[Mapping[int, int]], part: float) -> float:
    """The milliseconds that such a part of all answers does not exceed: the upper end of the step in which it lies."""
    counts: dict[int, int] = {}
    for spread in spreads:
        for step, count in spread.items():
            counts[step] = counts.get(step, 0) + count
    left = part * sum(counts.values())
    for step, count in sorted(counts.items()):
        left -= count
        if left <= 0:
            return 2 ** (step / FINE)
    return 0.0


def by_seat(bouts: Sequence[Bout], seats: int, rated: Ratings | None) -> list[SeatScore]:
    worth = rated.seats if rated else None
    return [
        SeatScore(
            score(bouts, lambda bout, seat=seat: bout.share(seat)),
            worth[seat].elo if worth else None,
            worth[seat].error if worth else None,
        )
        for seat in range(seats)
    ]


def endings(bouts: Sequence[Bout], bots: Sequence[str]) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for bout in bouts:
        row = found.setdefault(bout.why, {"games": 0, **dict.fromkeys(bots, 0.0)})
        row["games"] += 1
        for name in bots:
            row[name] = round(row[name] + points(bout, name), 4)
    return dict(sorted(found.items()))


def differences(bouts: Sequence[Bout], terms: Terms) -> list[Difference]:
    """Of the first bot from each of the others, where they play alone. A seed that was capped for one of the two does
    not count."""
    if not terms.alone:
        return []
    won = {(bout.seed, bout.chairs[0]): bout.share(0) for bout in bouts if not bout.capped}
    seeds = list(dict.fromkeys(bout.seed for bout in bouts))
    found: list[Difference] = []
    first = terms.bots[0]
    for other in terms.bots[1:]:
        apart = [won[s, first] - won[s, other] for s in seeds if (s, first) in won and (s, other) in won]
        if len(apart) > 1:
            mean, error = mean_and_error(apart)
            found.append(Difference(first, other, len(apart), round(mean, 4), round(error, 4)))
        elif apart:
            found.append(Difference(first, other, 1, apart[0], None))
    return found


def rows(bouts: Iterable[Bout]) -> list[Row]:
    """What ratings are made of: the games that somebody won. Equal seeds of other bots are other seeds."""
    from .ratings import Row

    return [
        Row((bout.arena.bots, bout.seed), bout.chairs, tuple(bout.share(seat) for seat in range(len(bout.chairs))))
        for bout in bouts
        if bout.winners
    ]


def ratings(bouts: Sequence[Bout], terms: Terms, anchor: str) -> tuple[Ratings | None, list[str]]:
    """What these games say of all bots and seats, and what is to be said about that."""
    if terms.alone:
        return None, []
    try:
        from .ratings import rate
    except ImportError:
        return None, [NO_NUMPY]
    return rate(rows(bouts), anchor), []


def command(arena: Arena) -> str:
    """The command line of an arena."""
    terms = arena.terms
    chosen = game(terms.game)
    words = ["strategos arena", terms.game, f"--bots {','.join(terms.bots)}", f"--seats {terms.seats}"]
    if terms.scenario != chosen.scenarios[0]:
        words.append(f"--scenario {terms.scenario}")
    defaults = chosen.setup(terms.seats, terms.scenario).options
    words += [f"--option {name}={value}" for name, value in terms.options.items() if defaults.get(name) != value]
    if terms.max_rounds != chosen.max_rounds:
        words.append(f"--max-rounds {terms.max_rounds}")
    words.append(f"--games {arena.seeds * rotations(terms)}")
    if arena.seed:
        words.append(f"--seed {arena.seed}")
    return " ".join(words)
