"""Skirmish: the teaching game of the tutorial, and the kernel's own test game.

Two sides, a river of five fords, a few hidden men each. In turn, a side may move a man to a neighbouring ford; where
both meet, both commit men in secret and roll. A side that holds three fords, or whose enemy has no men left, wins.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import msgspec

from strategos.kernel.asking import NOTHING, No, Option, Seat, choose, decide, offer, together
from strategos.kernel.beside import Goal
from strategos.kernel.chance import SeededDice, draw, roll
from strategos.kernel.clock import Clock, Each, Phase, Sequence, phase, play_phase, start
from strategos.kernel.events import Event
from strategos.kernel.game import Game, Outcome, Procedure, Setup, State
from strategos.kernel.view import Board, BoardSpace, Link, Piece, Side, View
from strategos.parts.vocabulary import Vocabulary

FORDS = ("alder", "birch", "cedar", "elm", "fir")
SIDES: tuple[str, ...] = ("north", "south")
ROUNDS = 12


class SkirmishState(State):
    clock: Clock = Clock()
    at: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 4, 4, 4])
    """Where each man stands: three of the north, three of the south; -1 when he has fallen."""
    strength: list[int] = msgspec.field(default_factory=lambda: [0] * 6)
    """Each man's strength from 1 to 3, known to his own side only."""


class Mustered(Event, tag="mustered", frozen=True):
    side: str


class Marched(Event, tag="marched", frozen=True):
    side: str
    man: str
    to: str


class Fought(Event, tag="fought", frozen=True):
    """A fight shows how strong the men who fought are."""

    reveals = True
    ford: str
    rolls: tuple[int, int]
    strengths: tuple[int, int]
    loser: str | None


def man_name(man: int) -> str:
    return f"{SIDES[man // 3]}-{man % 3 + 1}"


def holds(s: SkirmishState, seat: Seat) -> int:
    """How many fords a side stands at alone."""
    mine, theirs = s.at[seat * 3 : seat * 3 + 3], s.at[3 - seat * 3 : 6 - seat * 3]
    return sum(1 for ford in range(5) if ford in mine and ford not in theirs)


def why_not_march(s: SkirmishState, man: int, to: int) -> No | None:
    """2 A man marches to a neighbouring ford."""
    if s.at[man] < 0:
        return No("SK-2", "fallen", {"piece": f"piece:{man_name(man)}"})
    if abs(s.at[man] - to) != 1:
        return No("SK-2", "not_a_neighbour", {"piece": f"piece:{man_name(man)}", "space": f"space:{FORDS[to]}"})
    return None


async def muster(s: SkirmishState) -> None:
    """1 Each man's strength is drawn in secret, once."""
    if s.clock.round == 1:
        s.strength = await draw(*[3] * 6, purpose="strength")
        for side in SIDES:
            s.emit(Mustered(f"side:{side}"))


async def march(s: SkirmishState) -> None:
    """2 The side whose turn it is may march one man."""
    seat = s.clock.seat
    assert seat is not None
    men = [Option(man_name(m), m, {"piece": man_name(m)}) for m in range(seat * 3, seat * 3 + 3)]
    man = await offer(
        seat,
        "man",
        men,
        rule="SK-2",
        why_not=lambda m: None if s.at[m] >= 0 else why_not_march(s, m, 0),
    )
    if man is None:
        return
    fords = [Option(name, n, {"space": name}) for n, name in enumerate(FORDS)]
    to = await choose(seat, "ford", fords, rule="SK-2", why_not=lambda ford: why_not_march(s, man, ford))
    s.at[man] = to
    s.emit(Marched(f"side:{SIDES[seat]}", f"piece:{man_name(man)}", f"space:{FORDS[to]}"))


async def fight(s: SkirmishState) -> None:
    """3 Where both sides stand, each commits a man in secret; a die is added to strength and the lower man falls."""
    for ford, name in enumerate(FORDS):
        sides = [[m for m in range(seat * 3, seat * 3 + 3) if s.at[m] == ford] for seat in (0, 1)]
        if not (sides[0] and sides[1]):
            continue
        champions: list[int] = await together(
            *(
                decide(
                    seat,
                    "champion",
                    [Option(man_name(m), m, {"piece": man_name(m)}) for m in men],
                    rule="SK-3",
                    about={"space": f"space:{name}"},
                    secret=True,
                )
                for seat, men in enumerate(sides)
            )
        )
        rolls = await roll(6, 2, purpose="fight")
        totals = [rolls[i] + s.strength[champions[i]] for i in (0, 1)]
        loser = None if totals[0] == totals[1] else totals.index(min(totals))
        if loser is not None:
            s.at[champions[loser]] = -1
        strengths = (s.strength[champions[0]], s.strength[champions[1]])
        s.emit(
            Fought(f"space:{name}", (rolls[0], rolls[1]), strengths, None if loser is None else f"side:{SIDES[loser]}")
        )


def after(s: SkirmishState, seat: Seat | None) -> Seat | None:
    """4 The north moves first."""
    return {None: 0, 0: 1, 1: None}[seat]


SEQUENCE: Sequence[SkirmishState] = (
    Phase("muster", "SK-1", muster),
    Each(after, (Phase("march", "SK-2", march), Phase("fight", "SK-3", fight))),
)


def outcome(s: SkirmishState) -> Outcome | None:
    """5 Three fords, or the last man standing; a draw after twelve rounds or when nobody is left."""
    if s.clock.round == 1 and s.clock.entry == 0:
        return None
    alive = [any(s.at[m] >= 0 for m in range(seat * 3, seat * 3 + 3)) for seat in (0, 1)]
    fords = [holds(s, 0), holds(s, 1)]
    scores = dict(zip(SIDES, fords, strict=True))
    for seat in (0, 1):
        if fords[seat] >= 3 or not alive[1 - seat]:
            return Outcome((seat,), "fords" if fords[seat] >= 3 else "last_man", scores)
    return Outcome((), "time", scores) if s.clock.round > ROUNDS else None


def following(s: SkirmishState) -> Procedure | None:
    return None if outcome(s) else play_phase(SEQUENCE, s)


def begin(_setup: Setup) -> SkirmishState:
    s = SkirmishState()
    s.clock = start(SEQUENCE, s)
    return s


def view(s: SkirmishState, seat: Seat | None) -> View:
    """A side sees all men, but the strength of its own only."""
    return View(
        s.clock.round,
        phase(SEQUENCE, s.clock).name,
        ("march", "fight"),
        None if s.clock.seat is None else SIDES[s.clock.seat],
        tuple(Side(name, n, n + 1, facts={"fords": holds(s, n)}) for n, name in enumerate(SIDES)),
        tuple(
            Piece(
                man_name(m),
                "man",
                f"space:{FORDS[at]}" if at >= 0 else "off",
                SIDES[m // 3],
                facts={"strength": s.strength[m]} if m // 3 == seat else NOTHING,
            )
            for m, at in enumerate(s.at)
        ),
        {name: {} for name in FORDS},
    )


def goals(s: SkirmishState, seat: Seat | None) -> list[Goal]:
    """5 Three fords, for oneself or, to whoever looks on, for either side; before the rounds are over."""
    sides = (0, 1) if seat is None else (seat,)
    fords = [Goal("fords", {"side": f"side:{SIDES[n]}", "held": holds(s, n)}, holds(s, n) >= 3, "SK-5") for n in sides]
    return [*fords, Goal("rounds", {"left": ROUNDS - s.clock.round + 1}, rule="SK-5")]


def board(_setup: Setup) -> Board:
    return Board(
        "skirmish",
        tuple(BoardSpace(name, "ford", 10.0 + n, 45.0, src="rules:SK") for n, name in enumerate(FORDS)),
        tuple(Link(a, b, "river") for a, b in itertools.pairwise(FORDS)),
    )


def resample(s: SkirmishState, seat: Seat, dice: SeededDice) -> None:
    """A side knows its own men; the others could be anybody."""
    for man in range(3 - seat * 3, 6 - seat * 3):
        s.strength[man] = dice.d(3)


def complaints(s: SkirmishState) -> Iterable[str]:
    if any(not -1 <= at < len(FORDS) for at in s.at):
        yield "a man stands nowhere"


def examples() -> Vocabulary[SkirmishState]:
    from .examples import VOCABULARY

    return VOCABULARY


def _planning() -> object:
    from .bots.plans import PLANNING

    return PLANNING


def _valuation() -> object:
    from .bots.outlook import VALUATION

    return VALUATION


GAME: Game[SkirmishState] = Game(
    id="skirmish",
    version="1.0",
    schema=1,
    seats=(2,),
    scenarios=("ford",),
    choices=(),
    state=SkirmishState,
    event=Mustered | Marched | Fought,
    begin=begin,
    next=following,
    outcome=outcome,
    view=view,
    board=board,
    round=lambda s: s.clock.round,
    phase=lambda s: phase(SEQUENCE, s.clock).name,
    scores=lambda s: {name: holds(s, n) for n, name in enumerate(SIDES)},
    sequence=SEQUENCE,
    goals=goals,
    resample=resample,
    complaints=complaints,
    secrets=True,
    package=__name__,
    examples=examples,
    planning=_planning,
    valuation=_valuation,
)
