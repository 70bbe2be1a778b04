"""A battle whose dice are on the table: the hits of this round are known, what they take is being chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from strategos.kernel.asking import Decision
from strategos.parts.forecast import Inquiry

from ..events import Rolled, UnitsLost
from ..facts import KINDS
from ..state import ConquestState, force, side_ref
from ..tasks import LandBattle, SeaBattle
from .forces import DEAR, NONE, Numbers, Odds, Reading, Units, lost_units, minus, taken
from .land import battle, first_round
from .sea import broadside, naval

CHOSEN = ("losses", "sunk", "victims")
"""Questions about what the hits of a round take."""
Left = dict[tuple[int, int], float]


def to_take(decision: Decision) -> int:
    """How many are still to be named."""
    return int(decision.about["at_most"] or 0) - int(decision.about["taken"] or 0)


def land_midway(ask: Inquiry, fight: LandBattle, forces: tuple[Numbers, Numbers], fort: bool, reading: Reading) -> Odds:
    """CE-step2-02 The defender's losses are known; the attacker's too, or his enemy has still to roll."""
    gone, mine = lost_in_round(ask, fight)
    attacker, defender = forces
    rest = minus(_units(defender), gone)
    ways: Iterator[tuple[Units, float]] = iter([(minus(_units(attacker), mine), 1.0)])
    if ask.decision.seat == fight.defender:
        ways = first_round(attacker, defender, fort, reading)
    ends: dict[tuple[str, Units, Units], float] = {}
    rounds, exact = 0.0, True
    for left, chance in ways:
        if not sum(left) or not sum(rest):
            end = "attacker_wins" if sum(left) else "defender_wins" if sum(rest) else "both_gone"
            ends[end, left, rest] = ends.get((end, left, rest), 0.0) + chance
            continue
        after = battle((*left, attacker[3]), (*rest, defender[3]), fort, reading=reading)
        rounds, exact = rounds + chance * after.rounds, exact and after.exact
        for end, share in after.ends.items():
            ends[end] = ends.get(end, 0.0) + chance * share
    return Odds(attacker, defender, ends, rounds, exact)


def lost_in_round(ask: Inquiry, fight: LandBattle) -> tuple[Units, Units]:
    """What this round takes, once what is still open is chosen as a `Policy` would: of the defender, of the attacker
    (whose losses count only where he is asked)."""
    twin, before = ask.match.copy(), ask.match.event_count
    while twin.pending and twin.pending[0].kind == "losses" and not _lost(twin, before):
        twin.play(twin.pending[0].seat, steady(twin.state, twin.pending[0], fight))
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


def steady(s: ConquestState, decision: Decision, fight: LandBattle) -> str:
    """The answer of somebody who chooses his losses well."""
    infantry, cavalry, catapult = force(s, fight.space, decision.seat)
    offered = [0, 0, 0]
    for option in decision.options:
        if option.value is not None:
            kind, n = option.value
            offered[KINDS.index(kind)] = max(offered[KINDS.index(kind)], n)
    exposed = (offered[0], offered[1], offered[2])
    wanted = lost_units((infantry, cavalry, catapult), exposed, to_take(decision))
    keys = [f"{KINDS[kind]}={n:02}" for kind, n in enumerate(wanted) if n]
    return next((key for key in keys if decision.option(key)), decision.options[-1].key)


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
    events = ask.match.all_events(max(0, ask.match.event_count - 20))
    return next((e.hits for e in reversed(events) if isinstance(e, Rolled) and e.side == side), 0)


def flight_midway(fleeing: Numbers, decision: Decision) -> Units:
    """CE-pursuit-06 Whoever runs, after the hits of the pursuit."""
    hits = to_take(decision) + int(decision.about["taken"] or 0)
    units = _units(fleeing)
    return minus(units, taken(units, hits, DEAR))


def _units(numbers: Numbers) -> Units:
    return numbers[0], numbers[1], numbers[2]
