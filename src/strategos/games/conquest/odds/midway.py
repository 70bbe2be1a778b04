"""A battle whose dice are on the table: the hits of this round are known, what they take is being chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from strategos.kernel.asking import Decision, Seat
from strategos.kernel.events import Event
from strategos.parts.forecast import Inquiry

from ..events import LegionFormed, Rolled, UnitsLost
from ..facts import CATAPULT, KINDS, NUMBER
from ..land_battle import fort_dice, fort_hits_alone, has_fort
from ..state import ConquestState, fight_under_way, force, leaders_at, side_ref
from ..tasks import Fight, LandBattle, SeaBattle
from .forces import DEAR, NONE, Numbers, Odds, Reading, Units, battle_legion, lost_units, minus, taken
from .land import Legions, battle, first_round
from .sea import broadside, naval

CHOSEN = ("losses", "sunk", "victims")
"""Questions about what the hits of a round take."""
Left = dict[tuple[int, int], float]


def to_take(decision: Decision) -> int:
    """How many are still to be named."""
    return int(decision.about["at_most"] or 0) - int(decision.about["taken"] or 0)


def land_midway(ask: Inquiry, fight: LandBattle, forces: tuple[Numbers, Numbers], fort: bool, reading: Reading) -> Odds:
    """CE-step2-02 What is on the table counts as it lies: battle legions that were formed, dice that have fallen."""
    attacker, defender = forces
    ends: dict[tuple[str, Units, Units], float] = {}
    rounds, exact = 0.0, True
    for left, rest, chance in _this_round(ask, fight, forces, fort, reading):
        if not sum(left) or not sum(rest):
            end = "attacker_wins" if sum(left) else "defender_wins" if sum(rest) else "both_gone"
            ends[end, left, rest] = ends.get((end, left, rest), 0.0) + chance
            continue
        after = battle((*left, attacker[3]), (*rest, defender[3]), fort, reading=reading)
        rounds, exact = rounds + chance * after.rounds, exact and after.exact
        for end, share in after.ends.items():
            ends[end] = ends.get(end, 0.0) + chance * share
    return Odds(attacker, defender, ends, rounds, exact)


def _this_round(
    ask: Inquiry, fight: LandBattle, forces: tuple[Numbers, Numbers], fort: bool, reading: Reading
) -> Iterator[tuple[Units, Units, float]]:
    """What it leaves of the attacker and of the defender. While battle legions are formed nobody has rolled; when the
    defender chooses his losses he has still to roll, when the attacker does both have."""
    ours, theirs = first_round(*forces, fort, reading, formed(ask, fight))
    if ask.decision.kind == "legion":
        yield from ((left, rest, p * q) for left, p in ours for rest, q in theirs)
        return
    gone, mine = lost_in_round(ask, fight)
    if ask.decision.seat == fight.attacker:
        ours = [(minus(_units(forces[0]), mine), 1.0)]
    yield from ((left, minus(_units(forces[1]), gone), p) for left, p in ours)


def is_midway(ask: Inquiry, fight: Fight) -> bool:
    """Dice are on the table, or a battle legion other than a `Policy` would have formed."""
    if ask.decision.kind != "legion" or not isinstance(fight, LandBattle):
        return ask.decision.kind in CHOSEN
    theirs = formed(ask, fight)[1]
    return theirs is not None and theirs != best_legion(ask.match.state, fight.space, fight.defender)


def formed(ask: Inquiry, fight: LandBattle) -> Legions:
    """CE-step1-02 The battle legions of this round, the defender's first; None where one is still to be formed."""
    both: list[Units | None] = []
    for seat in (fight.attacker, fight.defender):
        side, asked = side_ref(ask.match.state, seat), ask.decision.kind == "legion"
        told = [e for e in _lately(ask) if isinstance(e, LegionFormed) and e.side == side]
        open_ = asked and (seat == ask.decision.seat or seat == fight.attacker)
        both.append(None if open_ or not told else (told[-1].infantry, told[-1].cavalry, told[-1].catapult))
    return both[0], both[1]


def lost_in_round(ask: Inquiry, fight: LandBattle) -> tuple[Units, Units]:
    """What this round takes, once what is still open is chosen as a `Policy` would: of the defender, of the attacker
    (whose losses count only where he is asked)."""
    twin, before = ask.match.copy(), ask.match.event_count
    while twin.pending and twin.pending[0].kind == "losses" and not _lost(twin, before):
        twin.play(twin.pending[0].seat, well_chosen(twin.state, twin.pending[0]))
    s: ConquestState = ask.match.state
    lost = _lost(twin, before)
    gone, mine = (lost.get(side_ref(s, seat), NONE) for seat in (fight.defender, fight.attacker))
    return gone, mine


def _lost(match: Any, since: int) -> dict[str, Units]:
    """Of each side in the first round that has ended since."""
    found: dict[str, Units] = {}
    for event in match.all_events(since):
        if isinstance(event, Rolled) and found:
            break
        if isinstance(event, UnitsLost):
            found.setdefault(event.side, (event.infantry, event.cavalry, event.catapult))
    return found


def well_chosen(s: ConquestState, decision: Decision) -> str:
    """The answer, kind by kind, of somebody who chooses well who fights and who is lost: as a `Policy` does."""
    place = NUMBER[str(decision.about["space"]).removeprefix("space:")]
    if decision.kind == "legion":
        return pick(decision, best_legion(s, place, decision.seat))
    infantry, cavalry, catapult = force(s, place, decision.seat)
    rest = minus((infantry, cavalry, catapult), _named(decision))
    return pick(decision, lost_units(rest, offered(decision), to_take(decision)))


def best_legion(s: ConquestState, place: int, seat: Seat) -> Units:
    """CE-step2-08 With the dice of a Fortified City in mind, if they need men to match."""
    infantry, cavalry, catapult = force(s, place, seat)
    fight, extra = fight_under_way(s), 0
    if fight is not None and seat == fight.defender and not fort_hits_alone(s.setup):
        extra = fort_dice(has_fort(s, place, seat), force(s, place, fight.attacker)[CATAPULT])
    return battle_legion((infantry, cavalry, catapult), len(leaders_at(s, place, seat)), extra=extra)


def _named(decision: Decision) -> Units:
    """What has been named already, where there is anything to choose: the one kind that is offered no longer."""
    left, named = offered(decision), [0, 0, 0]
    gone = [kind for kind, n in enumerate(left) if not n]
    if len(gone) == 1:
        named[gone[0]] = int(decision.about["taken"] or 0)
    return named[0], named[1], named[2]


def offered(decision: Decision) -> Units:
    """How many of each kind can be taken at most."""
    found = [0, 0, 0]
    for option in decision.options:
        if option.value is not None:
            kind, n = option.value
            found[KINDS.index(kind)] = max(found[KINDS.index(kind)], n)
    return found[0], found[1], found[2]


def pick(decision: Decision, wanted: Units) -> str:
    """The next answer that leads to the wanted numbers of each kind, in a question put kind by kind."""
    keys = [f"{KINDS[kind]}={n:02}" for kind, n in enumerate(wanted) if n]
    last = "done" if decision.option("done") else decision.options[-1].key
    return next((key for key in keys if decision.option(key)), last)


def sea_midway(ask: Inquiry, fight: SeaBattle, rounds: int) -> Left:
    """CE-nav-16 The same at sea, where ships just hit still roll."""
    ours, theirs, hits = len(fight.ours), len(fight.theirs), to_take(ask.decision)
    if ask.decision.about["taken"]:
        hits += int(ask.decision.about["taken"] or 0)
    if ask.decision.seat == fight.defender:
        rest = theirs - hits
        ways = [(ours - n, chance) for n, chance in enumerate(broadside(theirs, ours))]
    else:
        rest = theirs - min(theirs, _last_hits(ask, side_ref(ask.match.state, fight.attacker)))
        ways = [(ours - hits, 1.0)]
    left: Left = {}
    for mine, chance in ways:
        for end, share in naval(mine, rest, rounds - 1).items():
            left[end] = left.get(end, 0.0) + chance * share
    return left


def _last_hits(ask: Inquiry, side: str) -> int:
    return next((e.hits for e in reversed(_lately(ask)) if isinstance(e, Rolled) and e.side == side), 0)


def _lately(ask: Inquiry) -> Sequence[Event]:
    """What happened in this round, and perhaps a little before."""
    return ask.match.all_events(max(0, ask.match.event_count - 20))


def flight_midway(fleeing: Numbers, decision: Decision) -> Units:
    """CE-pursuit-06 Whoever runs, after the hits of the pursuit."""
    hits = to_take(decision) + int(decision.about["taken"] or 0)
    units = _units(fleeing)
    return minus(units, taken(units, hits, DEAR))


def _units(numbers: Numbers) -> Units:
    return numbers[0], numbers[1], numbers[2]
