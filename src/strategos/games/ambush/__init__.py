"""Ambush: the second teaching game, with all that Skirmish has not: hidden hands, reactions out of turn, nested tasks.

Bands live on raids. Before each step of a raid any other band may spring an ambush, which the raider may parry.
"""

from __future__ import annotations

import itertools
from functools import partial

from strategos.kernel.agenda import Task, Tasks, play, push
from strategos.kernel.asking import No, Seat, button, card, choose
from strategos.kernel.beside import Goal
from strategos.kernel.chance import SeededDice, draw, roll
from strategos.kernel.clock import AGAIN, Again, Clock, Each, Phase, Sequence, phase, start
from strategos.kernel.events import Event
from strategos.kernel.game import Choice, Game, Outcome, Setup, State
from strategos.kernel.standing import lift
from strategos.kernel.view import Board, BoardSpace, Hand, Link, Piece, Side, View
from strategos.kernel.window import Moment, window

SIDES = ("ash", "beech", "chestnut", "oak")
DECK = {"raid_1": 4, "raid_2": 4, "raid_3": 2, "ambush": 5, "parry": 3}
DEAL, HOLD, GOAL, ROUNDS = 3, 5, 6, 20
AMBUSH = Moment("ambush", "AM-3", until=("raid", "attacked"))
PARRY = Moment("parry", "AM-4")


class Raid(Task, tag="raid", frozen=True):
    seat: Seat
    steps: int


class Fight(Task, tag="fight", frozen=True):
    raider: Seat
    ambusher: Seat


class Retreat(Task, tag="retreat", frozen=True):
    seat: Seat


class AmbushState(State):
    clock: Clock = Clock()
    agenda: list[Raid | Fight | Retreat] = []
    hand: list[tuple[str, ...]] = []
    """Seat → the cards it holds, known to itself only."""
    deck: list[str] = []
    """Undrawn cards, sorted: which comes next is drawn when it is needed."""
    loot: list[int] = []
    everybody: bool = True


class Drew(Event, tag="drew", frozen=True):
    reveals = True
    side: str
    card: str | None = None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat is not None and self.side == f"side:{SIDES[seat]}" else Drew(self.side)


class Played(Event, tag="played", frozen=True):
    reveals = True
    side: str
    card: str


class Looted(Event, tag="looted", frozen=True):
    side: str
    loot: int


class Fought(Event, tag="fought", frozen=True):
    raider: str
    ambusher: str
    rolls: tuple[int, int]


def ref(seat: Seat) -> str:
    return f"side:{SIDES[seat]}"


def why_not_play(s: AmbushState, seat: Seat, name: str) -> No | None:
    """AM-2 One plays what one holds; to rest one needs nothing."""
    return None if name in ("rest", *s.hand[seat]) else No("AM-2", "not_in_hand", {"card": f"card:{name}"})


def discard(s: AmbushState, seat: Seat, name: str) -> None:
    held = list(s.hand[seat])
    held.remove(name)
    s.hand[seat] = tuple(held)
    s.emit(Played(ref(seat), f"card:{name}"))


async def draw_card(s: AmbushState, seat: Seat) -> None:
    """AM-1 A card is drawn unseen; it is in the hand before anything else can happen."""
    if s.deck and len(s.hand[seat]) < HOLD:
        [place] = await draw(len(s.deck), purpose="card", rule="AM-1")
        name = s.deck.pop(place - 1)
        s.hand[seat] = tuple(sorted((*s.hand[seat], name)))
        s.emit(Drew(ref(seat), f"card:{name}"))


async def deal(s: AmbushState) -> None:
    """AM-1 Each band begins with three cards."""
    if s.clock.round == 1:
        for seat in [*range(len(s.loot))] * DEAL:
            await draw_card(s, seat)


async def turn(s: AmbushState) -> None:
    """AM-2 The band whose turn it is sets out on a raid, or rests and draws a card."""
    seat = s.clock.seat
    assert seat is not None
    ways = [card("raid_1"), card("raid_2"), card("raid_3"), button("rest")]
    name = await choose(seat, "turn", ways, rule="AM-2", why_not=partial(why_not_play, s, seat))
    if name == "rest":
        await draw_card(s, seat)
    else:
        discard(s, seat, name)
        push(s, Raid(seat, int(name[-1])))


async def react(s: AmbushState, moment: Moment, seats: list[Seat], to: Seat, only_able: bool = False) -> Seat | None:
    """Who, of these seats that hold cards, plays the card of the moment."""
    held, about, asked = partial(why_not_play, s), {"side": ref(to)}, [seat for seat in seats if s.hand[seat]]
    act = await window(s, moment, asked, lambda _: [card(moment.name)], why_not=held, about=about, only_able=only_able)
    if act is not None:
        discard(s, *act)
    return act and act[0]


async def raid(s: AmbushState, task: Raid) -> Again | None:
    """AM-3 Before each step any other band, in turn order from the raider's left, may spring an ambush."""
    others = [(task.seat + n) % len(s.loot) for n in range(1, len(s.loot))]
    ambusher = await react(s, AMBUSH, others, task.seat, not s.everybody)
    if ambusher is not None:
        push(s, Fight(task.seat, ambusher))
        return AGAIN
    s.loot[task.seat] += 1
    s.emit(Looted(ref(task.seat), s.loot[task.seat]))
    if task.steps > 1 and s.loot[task.seat] < GOAL:
        push(s, Raid(task.seat, task.steps - 1))
    else:
        lift(s, "raid")
    return None


async def fight(s: AmbushState, task: Fight) -> None:
    """AM-4 The raider may parry; otherwise each rolls a die, and a higher ambusher ends the raid."""
    lift(s, "attacked", task.raider)
    if await react(s, PARRY, [task.raider], task.ambusher) is not None:
        return
    mine, theirs = await roll(6, 2, purpose="ambush", rule="AM-4")
    s.emit(Fought(ref(task.raider), ref(task.ambusher), (mine, theirs)))
    if theirs > mine:
        push(s, Retreat(task.raider))


async def retreat(s: AmbushState, task: Retreat) -> None:
    """AM-5 Who retreats loses a card of his choice, and the raid with all its steps to come."""
    if s.hand[task.seat]:
        why_not = partial(why_not_play, s, task.seat)
        discard(s, task.seat, await choose(task.seat, "lose", map(card, DECK), rule="AM-5", why_not=why_not))
    s.agenda.clear()
    lift(s, "raid")


def after(s: AmbushState, seat: Seat | None) -> Seat | None:
    return 0 if seat is None else seat + 1 if seat + 1 < len(s.loot) else None


SEQUENCE: Sequence[AmbushState] = (Phase("deal", "AM-1", deal), Each(after, (Phase("turn", "AM-2", turn),)))
TASKS: Tasks[AmbushState] = {Raid: raid, Fight: fight, Retreat: retreat}


def outcome(s: AmbushState) -> Outcome | None:
    """AM-6 Six steps brought home win; after twenty rounds the most do."""
    most = max(s.loot)
    if most < GOAL and s.clock.round <= ROUNDS:
        return None
    winners = tuple(seat for seat, loot in enumerate(s.loot) if loot == most)
    return Outcome(winners, "loot" if most >= GOAL else "time")


def begin(setup: Setup) -> AmbushState:
    deck = sorted(name for name, count in DECK.items() for _ in range(count))
    s = AmbushState(deck=deck, hand=[()] * setup.seats, loot=[0] * setup.seats)
    s.everybody = setup.option("reactions") == "everybody"
    s.clock = start(SEQUENCE, s)
    return s


def view(s: AmbushState, seat: Seat | None) -> View:
    """How many cards the others hold, but not which."""
    return View(
        s.clock.round,
        phase(SEQUENCE, s.clock).name,
        ("deal", "turn"),
        None if s.clock.seat is None else SIDES[s.clock.seat],
        tuple(Side(SIDES[n], n, n + 1, facts={"loot": loot}) for n, loot in enumerate(s.loot)),
        tuple(Piece(f"band-{SIDES[n]}", "band", f"space:mile-{loot}", SIDES[n]) for n, loot in enumerate(s.loot)),
        {},
        hands=tuple(Hand(SIDES[n], len(h), h if n == seat else None, SIDES[n]) for n, h in enumerate(s.hand)),
        facts={"deck": len(s.deck)},
    )


def goals(s: AmbushState, seat: Seat | None) -> list[Goal]:
    """AM-6 Six steps brought home, by oneself or, to whoever looks on, by any band; before the rounds are over."""
    seats = range(len(s.loot)) if seat is None else (seat,)
    home = f"mile-{GOAL}"
    loot = [Goal("loot", {"side": ref(n), "loot": s.loot[n]}, s.loot[n] >= GOAL, "AM-6", (home,)) for n in seats]
    return [*loot, Goal("rounds", {"left": ROUNDS - s.clock.round + 1}, rule="AM-6")]


def board(_setup: Setup) -> Board:
    miles = [f"mile-{n}" for n in range(GOAL + 1)]
    spaces = tuple(BoardSpace(name, "mile", 10.0 + n, 49.0, src="rules:AM") for n, name in enumerate(miles))
    return Board("ambush", spaces, tuple(Link(a, b, "road") for a, b in itertools.pairwise(miles)))


def resample(s: AmbushState, seat: Seat, dice: SeededDice) -> None:
    """Whatever a band does not hold itself could be in any other hand or in the deck."""
    others = [n for n in range(len(s.hand)) if n != seat]
    unseen = sorted([*s.deck, *(name for n in others for name in s.hand[n])])
    dice.shuffle(unseen)
    for n in others:
        s.hand[n] = tuple(sorted(unseen.pop() for _ in s.hand[n]))
    s.deck = sorted(unseen)


GAME: Game[AmbushState] = Game(
    id="ambush",
    version="1.0",
    schema=1,
    seats=(2, 3, 4),
    scenarios=("road",),
    choices=(Choice("reactions", ("everybody", "able"), "AM-3", tells=("able",), kind="rule"),),
    state=AmbushState,
    event=Drew | Played | Looted | Fought,
    begin=begin,
    next=lambda s: None if outcome(s) else play(SEQUENCE, TASKS, s),
    outcome=outcome,
    view=view,
    board=board,
    round=lambda s: s.clock.round,
    phase=lambda s: phase(SEQUENCE, s.clock).name,
    scores=lambda s: dict(zip(SIDES, s.loot, strict=False)),
    sequence=SEQUENCE,
    goals=goals,
    resample=resample,
    moments=(AMBUSH, PARRY),
    secrets=True,
    package=__name__,
)
