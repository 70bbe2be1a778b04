"""A player of The Peloponnesian War by rules of thumb: it reckons what an operation promises, in Victory Points, and
musters for it as the priorities of the non-player side would.

Its plan is the size of the Expedition it set out to gather; everything else is found in the position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from strategos.bots import Chair, random_key
from strategos.kernel.asking import Decision, Option

from ..activation import purse_of, to_spend
from ..battle import land_bonus, naval_bonus
from ..expedition_plan import best_plans
from ..facts import (
    ATHENS,
    HOME,
    HOPLITE,
    KIND_OF,
    LEADER_NUMBER,
    LEADERS,
    NAMES,
    NATION_OF,
    NAVAL,
    NUMBER,
    OWN,
    Force,
)
from ..forces import Party, party_force
from ..state import (
    EXPEDITION,
    PeloponnesianState,
    enemy_of,
    in_cup,
    leaders_at,
    marching_at,
    marching_force,
    seat_of,
)
from ..whereabouts import AT
from ..zones import BY_HORSE, BY_SHIP
from .aims import Memory, chance, lonely_rebels, will
from .weights import WEIGHTS, Mind, Weights


class Note(msgspec.Struct, frozen=True):
    """The operation under way."""

    space: int
    force: Force


class Heuristic:
    """A player for one seat of one match."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.plan = b""
        self.weights = weights
        self.memory = Memory()

    def answer(self, chair: Chair) -> str:
        """Answer whatever is asked."""
        decision = chair.decision
        if len(decision.options) == 1:
            return decision.options[0].key
        thinker = THINKERS.get(decision.kind)
        key = None if thinker is None else thinker(self, chair.position(), decision)
        return random_key(chair) if key is None else key

    def note(self) -> Note | None:
        try:
            return msgspec.msgpack.decode(self.plan, type=Note) if self.plan else None
        except msgspec.DecodeError:
            return None


def side_of(s: PeloponnesianState, decision: Decision) -> int:
    """The side a seat decides for."""
    return next(side for side in (0, 1) if seat_of(s, side) == decision.seat)


# -- operations -------------------------------------------------------------------------------------------------------


def go_on(bot: Heuristic, s: PeloponnesianState, decision: Decision) -> str | None:
    """Another operation, if one is worth it under the leader at home, or the mean one of the cup."""
    if decision.option("operate") is None:
        return "pass"
    side = side_of(s, decision)
    leader = next_leader(s, side)
    if leader is None:
        return "pass" if decision.option("pass") is not None else None
    if minded(bot.weights, s, s.done[side] + 1) is not None:
        return "operate"
    found = bot.memory.best(s, side, leader, bot.weights)
    if decision.option("pass") is not None and (found is None or found.worth < bot.weights.operate):
        return "pass"
    return "operate"


def next_leader(s: PeloponnesianState, side: int) -> int | None:
    """Who may command the next operation: whoever is at home, or the mean one of the cup."""
    waiting = leaders_at(s, HOME[side], side) or in_cup(s, side)
    return sorted(waiting, key=lambda n: LEADERS[n].tactical)[len(waiting) // 2] if waiting else None


def minded(weights: Weights, s: PeloponnesianState, operation: int) -> Mind | None:
    """What one is set on, if it is for this operation."""
    mind = weights.mind
    return mind if mind is not None and (mind.turn, mind.operation) == (s.turn, operation) else None


def choose_commander(_: Heuristic, __: PeloponnesianState, decision: Decision) -> str:
    """The best tactician."""
    return max(decision.options, key=lambda o: (LEADERS[LEADER_NUMBER[o.key]].tactical, o.key)).key


def choose_objective(bot: Heuristic, s: PeloponnesianState, decision: Decision) -> str:
    """The operation that promises most; if none can be made, whatever is near."""
    side = side_of(s, decision)
    leader = LEADER_NUMBER[str(decision.about["leader"]).removeprefix("piece:")]
    aim = minded(bot.weights, s, s.done[side])
    if aim is None or decision.option(NAMES[aim.space]) is None:
        aim = bot.memory.best(s, side, leader, bot.weights)
    if aim is not None:
        bot.plan = msgspec.msgpack.encode(Note(aim.space, aim.force))
        return NAMES[aim.space]
    # Who must march and has nowhere to go takes a walk: the nearest place that is his own.
    bot.plan = b""
    own = [o.key for o in decision.options if "space" in o.on and s.control[NUMBER[o.key]] == side]
    safe = [
        key for key in own if NUMBER[key] != HOME[side] and not any(party_force(s, Party(enemy_of(side), NUMBER[key])))
    ]
    return (safe or own or [o.key for o in decision.options if "space" in o.on])[0]


def muster(bot: Heuristic, s: PeloponnesianState, decision: Decision) -> str | None:
    """Gather what is missing, stop by stop, as the best plan says; then go."""
    expedition = s.expedition
    assert expedition is not None
    keys = {o.key for o in decision.options}
    have, here, side = marching_force(expedition), marching_at(s), expedition.side
    note = bot.note()
    wanted: Force = note.force if note is not None and note.space == expedition.objective else (1, 0, 0)
    missing: Force = (max(0, wanted[0] - have[0]), max(0, wanted[1] - have[1]), max(0, wanted[2] - have[2]))
    if any(missing):
        talents = to_spend(s, purse_of(s, side, expedition.leader))
        plans = best_plans(s, side, expedition.objective, missing, talents)
        if plans:
            stop = plans[0][0]
            if stop.space == here:
                return join(s, decision, stop.force)
            name = next((o.key for o in decision.options if o.value[:2] == ("go", stop.space)), None)
            if name is not None:
                return name
    if "set_out" in keys:
        return "set_out"
    anyone = join(s, decision, (1, 1, 1))
    if anyone is not None:
        return anyone
    return next((o.key for o in decision.options if o.value[0] == "go"), None)


def join(s: PeloponnesianState, decision: Decision, force: Force) -> str | None:
    """SP of the first kind that is wanted, national before allied, as many as there are."""
    best: tuple[bool, int, str] | None = None
    for option in decision.options:
        what, col, n = option.value
        if what == "activate" and n <= force[KIND_OF[col]]:
            rank = (NATION_OF[col] in OWN[0] or NATION_OF[col] in OWN[1], n, option.key)
            if best is None or rank > best:
                best = rank
    return None if best is None else best[2]


def intercepts(bot: Heuristic, s: PeloponnesianState, decision: Decision) -> str:
    """If the battle that may follow is more likely won than lost."""
    side = side_of(s, decision)
    place = NUMBER[str(decision.about["origin"]).removeprefix("space:")]
    space = NUMBER[str(decision.about["space"]).removeprefix("space:")]
    ours, theirs = Party(side, place), Party(enemy_of(side), EXPEDITION)
    if party_force(s, ours)[NAVAL] and party_force(s, theirs)[NAVAL]:
        p = chance(naval_bonus(s, ours, theirs).value, naval_bonus(s, theirs, ours).value)
    else:
        p = chance(land_bonus(s, ours, theirs, space).value, land_bonus(s, theirs, ours, space).value)
    return "yes" if p >= bot.weights.intercept else "no"


# -- the rest of a turn -----------------------------------------------------------------------------------------------


def build(bot: Heuristic, s: PeloponnesianState, decision: Decision) -> str:
    """Ships for Athens, Hoplites for Sparta, while the Treasury is not low."""
    side = side_of(s, decision)
    if int(decision.about["talents"] or 0) < bot.weights.reserve:
        return "done"
    kind = NAVAL if side == ATHENS else HOPLITE
    units = [o for o in decision.options if o.key != "done"]
    wanted = [o for o in units if KIND_OF[o.value] == kind] or units
    own = [o for o in wanted if NATION_OF[o.value] in OWN[side]] or wanted
    return own[0].key


def home(bot: Heuristic, s: PeloponnesianState, decision: Decision) -> str:
    """Where most rebels of ours see them, else where most of our own already stand."""
    side = side_of(s, decision)
    unit = str(decision.about.get("kind") or decision.about.get("unit")).removeprefix("piece:")
    reach = BY_SHIP if unit.startswith("naval") else BY_HORSE if unit.startswith("cavalry") else AT
    unseen = lonely_rebels(s, side) if will(s, side, bot.weights).space else 0

    def rank(option: Option[Any]) -> tuple[int, int, str]:
        space = NUMBER[option.key]
        return (unseen & reach[space]).bit_count(), sum(party_force(s, Party(side, space))), option.key

    return max(decision.options, key=rank).key


def leave_hoplites(_: Heuristic, __: PeloponnesianState, decision: Decision) -> str:
    return decision.options[0].key


Thinker = Callable[[Heuristic, PeloponnesianState, Decision], str | None]
THINKERS: dict[str, Thinker] = {
    "continue": go_on,
    "commander": choose_commander,
    "objective": choose_objective,
    "muster": muster,
    "intercept": intercepts,
    "build": build,
    "home": home,
    "place": home,
    "stays": leave_hoplites,
}
