"""The ladder: what arenas have found, game by game, as a page to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from strategos.games import GAMES, game
from strategos.kernel.game import Setup
from strategos.kernel.match import Match
from strategos.text import Words

from .arena import Arena, Bout, Terms
from .arena_files import bouts_in
from .shown import interval, percent, rating
from .standings import Difference, Score, Standing, command, differences, ratings, score, standing

HEAD = """\
# The ladder

How strong the bots are, and how long they think. `strategos ladder` writes this page from the files of
`strategos arena`; under each table are the commands that play its games again. Every seed is played from every seat.
*Score* is the share of the games that were decided, *par* what it would be if all bots were equal. Elo has the
advantage of the seats taken out, and its error is found by resampling seeds. Milliseconds are processor time for a
decision. [What all this means](bots.md#how-strong-is-it).
"""


class Played(msgspec.Struct, frozen=True):
    """One arena, as far as its games are in the files."""

    command: str
    games: int
    """That the command plays."""
    played: int
    standings: list[Standing]
    differences: list[Difference]


class Balance(msgspec.Struct, frozen=True):
    """What the seats win when the same bot sits in all of them."""

    bot: str
    games: int
    seats: dict[str, Score]


class Rung(msgspec.Struct, frozen=True):
    """One game with one number of seats."""

    terms: Terms
    """Of its first arena; all have the same but the bots."""
    anchor: str
    arenas: list[Played]
    balance: list[Balance]


class Ladder(msgspec.Struct, frozen=True):
    rungs: list[Rung]
    remarks: list[str]


def ladder(files: Sequence[Path]) -> Ladder:
    """What these files hold, a game that is in two of them once. Raises BadInput if one is not an arena's."""
    remarks: list[str] = []
    arenas: dict[bytes, dict[tuple[int, int], Bout]] = {}
    for path in files:
        for bout in bouts_in(path):
            if bout is None:
                remarks.append(f"{path}: the last line is torn and was left out.")
            else:
                arenas.setdefault(msgspec.json.encode(bout.arena), {}).setdefault(bout.key, bout)
    rungs: dict[bytes, list[list[Bout]]] = {}
    for bouts in arenas.values():
        played = [bouts[key] for key in sorted(bouts)]
        alike = msgspec.structs.replace(played[0].arena, bots=())
        rungs.setdefault(msgspec.json.encode(alike), []).append(played)
    order = list(GAMES)
    found = [_rung(played, remarks) for played in rungs.values()]
    found.sort(key=lambda rung: (order.index(rung.terms.game), rung.terms.scenario, rung.terms.seats))
    return Ladder(found, list(dict.fromkeys(remarks)))


def _rung(arenas: Sequence[list[Bout]], remarks: list[str]) -> Rung:
    """All arenas of a rung are rated together, by the bot that is named last in most of them."""
    terms = arenas[0][0].arena
    lists = [bouts[0].arena.bots for bouts in arenas]
    (anchor, _), *_ = Counter(bots[-1] for bots in [b for b in lists if len(b) > 1] or lists).most_common(1)
    found, said = ratings([bout for bouts in arenas for bout in bouts], terms, anchor)
    remarks += said
    played: list[Played] = []
    for bouts in arenas:
        own = bouts[0].arena
        seeds = [bout.seed for bout in bouts]
        whole_arena = Arena(own, min(seeds), max(seeds) - min(seeds) + 1)
        standings = [standing(bouts, name, found) for name in own.bots]
        apart = differences(bouts, own)
        played.append(Played(command(whole_arena), whole_arena.games, len(bouts), standings, apart))
    return Rung(terms, anchor, played, [] if terms.alone else _balance(terms, arenas))


def _balance(terms: Terms, arenas: Sequence[list[Bout]]) -> list[Balance]:
    alike: dict[str, list[Bout]] = {}
    for bout in (bout for bouts in arenas for bout in bouts):
        if len(set(bout.chairs)) == 1:
            alike.setdefault(bout.chairs[0], []).append(bout)
    names = seat_names(terms)
    return [
        Balance(
            bot,
            len(bouts),
            {name: score(bouts, lambda bout, seat=seat: bout.share(seat)) for seat, name in enumerate(names)},
        )
        for bot, bouts in alike.items()
    ]


def seat_names(terms: Terms) -> list[str]:
    """Who sits there when a game begins: the sides a seat answers for, after its number."""
    begun = Match(game(terms.game), Setup(terms.seats, terms.scenario, terms.options), 0).view(None)
    words = Words("en", terms.game)
    return [f"{seat + 1} {words.seat(seat, begun)}" for seat in range(terms.seats)]


# -- the page ---------------------------------------------------------------------------------------------------------


def page(found: Ladder) -> str:
    """In Markdown."""
    return "\n".join([HEAD, *(line for rung in found.rungs for line in _section(rung))]).rstrip() + "\n"


def _section(rung: Rung) -> Iterator[str]:
    terms = rung.terms
    words = Words("en", terms.game)
    seats = "alone" if terms.alone else f"{terms.seats} seats"
    yield f"## {words.game()}, {words.scenario(terms.scenario)}, {seats}"
    yield ""
    yield f"`{terms.game}`, rules {terms.rules}, Strategos {terms.version}{_options(terms)}"
    yield ""
    met = [(n, arena) for n, arena in enumerate(rung.arenas, 1) if len(arena.standings) > 1 or terms.alone]
    if met:
        yield from _standings(rung, met)
        yield ""
    for balance in rung.balance:
        yield f"Seats with `{balance.bot}` in every chair, {balance.games} games:"
        yield ""
        yield from _table(
            ("seat", "won", "score", "95 %"),
            [
                (name, f"{of.points:g} of {of.decided}", percent(of.score), interval(of))
                for name, of in balance.seats.items()
            ],
        )
        yield ""
    for n, arena in enumerate(rung.arenas, 1):
        part = f" ({arena.played} of its {arena.games} games)" if arena.played < arena.games else ""
        yield f"{n}. `{arena.command}`{part}"
    yield ""


def _standings(rung: Rung, met: Sequence[tuple[int, Played]]) -> Iterator[str]:
    """A line for each bot of each arena, the strongest first."""
    alone = rung.terms.alone
    columns = ("bot", "against", "games", "score", "95 %", *(() if alone else ("par", "Elo ± 95 %")))
    lines = [
        (
            f"`{bot.bot}`",
            ", ".join(f"`{other.bot}`" for other in arena.standings if other is not bot) or "–",
            str(bot.games) if bot.games == bot.all.decided else f"{bot.games}, {bot.all.decided} decided",
            percent(bot.all.score),
            interval(bot.all),
            *(() if alone else (percent(bot.par), rating(bot.elo, bot.error))),
            f"{bot.ms_mean:.3g}",
            f"{bot.ms_p99:.3g}",
            f"{bot.ms_longest:.3g}",
            str(n),
        )
        for n, arena, bot in sorted(
            ((n, arena, bot) for n, arena in met for bot in arena.standings),
            key=lambda row: (-(row[2].elo or 0.0), -(row[2].all.score or 0.0), row[0]),
        )
    ]
    yield from _table((*columns, "ms, mean", "p99", "longest", "command"), lines)
    for _, arena in met:
        for apart in arena.differences:
            error = "" if apart.error is None else f" ± {100 * apart.error:.1f}"
            yield ""
            more = f"{100 * apart.difference:+.1f}".replace("-", "−")
            yield f"`{apart.bot}` wins {more}{error} points more than `{apart.other}` on the same {apart.seeds} seeds."


def _options(terms: Terms) -> str:
    defaults = game(terms.game).setup(terms.seats, terms.scenario).options
    others = [f"{name} = {value}" for name, value in terms.options.items() if defaults.get(name) != value]
    return "".join(f", {other}" for other in others)


def _table(columns: Sequence[str], lines: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(columns)} |"
    yield "|" + "---|" * len(columns)
    for line in lines:
        yield f"| {' | '.join(line)} |"
