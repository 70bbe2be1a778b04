"""The odds of what a player has in front of him: an Expedition before it sets out, Auguries, a rebellion, a combat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from strategos.kernel.asking import Decision, Target
from strategos.parts.forecast import Inquiry, Prospects, certainty

from ..activation import activate, purse_of, take_elite, to_spend
from ..combat import Meeting
from ..combat_events import BattleEnded
from ..facts import ATHENS, NAMES, NUMBER, REFS, SIDE_REFS, SPARTA
from ..forces import Party
from ..interception import NEEDS, isthmus_guard, meet
from ..operations import BAD, augury_bonus
from ..player_operation import price, why_not_cross, why_not_set_out
from ..rebellion import HELP
from ..rebellion import NEEDS as RISES
from ..routes import FAR, reach_of, ways_of
from ..state import NOBODY, PeloponnesianState, marching_at, seat_of, solitaire
from .branching import branches
from .clash import FREE, battle, in_play, named, siege_chance, summed, told
from .clash import Result as Chances
from .combat_phase import combat_phase
from .journey import Journey, cross, fight_on, legs_told, travel

A_FEW = 4


def for_inquiry(ask: Inquiry) -> Prospects:
    """Odds as plain data with `win`, `draw` and `lose`; of an Expedition with its legs and what waits at its end."""
    s: PeloponnesianState = ask.match.state
    decision, kind = ask.decision, ask.decision.kind
    side = next((side for side in (ATHENS, SPARTA) if seat_of(s, side) == ask.seat), NOBODY)
    if ask.target is not None:
        if kind == "muster" and "space" not in ask.target:
            return Prospects(target=planned(s, decision, ask.target))
        return Prospects(target=_looked_at(s, decision, str(ask.target.get("space"))))
    # Who joins is reckoned for a few at a time: each is a journey of its own.
    wanted = [key for key in ask.options if len(ask.options) <= A_FEW or "=" not in key]
    found = {key: _of_option(s, side, decision, key) for key in wanted if key != "set_out"}
    options = {key: odds for key, odds in found.items() if odds is not None}
    if kind == "muster":
        now = expedition(s)
        return Prospects(now, {**options, "set_out": now} if now and "set_out" in ask.options else options)
    if kind == "continue":
        return Prospects(auguries(s, side), options)
    if kind == "intercept":
        return Prospects(interception(s, side, _number(decision.about["origin"]), _number(decision.about["space"])))
    return Prospects(options=options)


def _number(ref: object) -> int:
    return NUMBER[str(ref).removeprefix("space:")]


def _looked_at(s: PeloponnesianState, decision: Decision, space: str) -> dict[str, Any] | None:
    """A space on the map: the objective of the Expedition, a Rally space it could go to, a city that might rise."""
    if space not in NUMBER:
        return None
    if decision.kind == "muster" and s.expedition is not None:
        if NUMBER[space] == s.expedition.objective:
            return expedition(s)
        return leg(s, NUMBER[space]) if decision.option(space) else None
    return rebellion(s) if decision.kind == "rebel" and decision.option(space) else None


def _of_option(s: PeloponnesianState, side: int, decision: Decision, key: str) -> dict[str, Any] | None:
    """What an answer may bring."""
    option = decision.option(key)
    if option is None:
        return None
    if decision.kind == "rebel":
        return rebellion(s) if key in NUMBER else None
    if decision.kind == "continue":
        return auguries(s, side) if key == "operate" else None
    if decision.kind == "siege":
        return _siege(s, option.value)
    if decision.kind == "battle":
        return _battle(s, side, option.value)
    return _of_deed(s, *option.value) if decision.kind == "muster" else None


def _of_deed(s: PeloponnesianState, what: str, number: int, n: int) -> dict[str, Any] | None:
    """With those who would join now; on the way to a Rally space; over the open sea."""
    if what == "cross":
        return expedition(s, by_sea=True)
    if what == "go":
        return leg(s, number)
    if what == "halt":
        return None
    twin = s.copy()
    _join(twin, what, number, n)
    return expedition(twin)


def planned(s: PeloponnesianState, decision: Decision, stacks: Target) -> dict[str, Any] | None:
    """With so many of each of these stacks, all of whom would join now; None if they may not, or no way leads on."""
    twin, talents = s.copy(), 0
    for piece, sp in stacks.items():
        alike = (o for o in decision.options if o.on.get("piece") == piece and o.on.get("amount", sp) == sp)
        option = next(alike, None)
        if option is None:
            return None
        talents += price(s, option.value)
        _join(twin, *option.value)
    assert s.expedition is not None
    purse = purse_of(s, s.expedition.side, s.expedition.leader)
    return expedition(twin) if talents <= to_spend(s, purse) else None


def _join(s: PeloponnesianState, what: str, number: int, n: int) -> None:
    if what == "activate":
        activate(s, number, n)
    else:
        take_elite(s, number)


# -- an Expedition ----------------------------------------------------------------------------------------------------


def expedition(s: PeloponnesianState, *, by_sea: bool = False) -> dict[str, Any] | None:
    """If it set out now: interceptions over all its shortest ways, and what waits at its objective; `there` says how
    that ends for an Expedition that arrives."""
    assert s.expedition is not None
    goal, side = s.expedition.objective, s.expedition.side
    reach = reach_of(s, s.expedition, marching_at(s))
    if (why_not_cross if by_sea else why_not_set_out)(s, reach) is not None:
        return None
    journey = cross(s, goal) if by_sea else travel(s, goal)
    before = in_play(s, side)
    whole, there, safe, without = Chances(), Chances(), 0.0, ["operations", *_left_out(s, journey)]
    arrives = sum(walk.chance for walk in journey.arrived)
    for walk in journey.arrived:
        lost = before - in_play(walk.state, side)
        safe += 0.0 if lost else walk.chance
        ahead = combat_phase(walk.state, side, goal)
        without += [code for code in ahead.without if code not in without]
        for how, chance, more in ahead.ends:
            whole.add(how, walk.chance * chance, lost + more)
            there.add(how, walk.chance * chance / arrives, more)
    for walk in journey.ended:
        whole.add("draw" if walk.stopped else "lose", walk.chance, before - in_play(walk.state, side))
    first = max(journey.arrived, key=lambda walk: walk.chance, default=None)
    waits = named(first.state, side, goal) if first else {"space": REFS[goal], "kind": FREE}
    chances = {**told(whole, *without), "arrives": arrives, "unhurt": safe}
    return {**waits, **chances, **_way(s, journey), "there": told(there, *without)}


def _left_out(s: PeloponnesianState, journey: Journey) -> list[str]:
    """PW-11-h Between two players whoever may intercept need not."""
    return [*(() if solitaire(s) else ("refusals",)), *(() if journey.exact else ("details",))]


def leg(s: PeloponnesianState, space: int) -> dict[str, Any] | None:
    """To a Rally space: whether it comes there, and unhurt."""
    assert s.expedition is not None
    if ways_of(s, s.expedition, space).length >= FAR:
        return None
    side, before = s.expedition.side, in_play(s, s.expedition.side)
    journey, whole, safe = travel(s, space, final=False), Chances(), 0.0
    for walk in journey.arrived:
        lost = before - in_play(walk.state, side)
        whole.add("win", walk.chance, lost)
        safe += 0.0 if lost else walk.chance
    for walk in journey.ended:
        whole.add("lose", walk.chance, before - in_play(walk.state, side))
    names = {"space": REFS[space], "attacker": SIDE_REFS[side], "kind": "leg"}
    chances = told(whole, *_left_out(s, journey))
    return {**names, **chances, **_way(s, journey, space), "arrives": whole.win, "unhurt": safe}


def _way(s: PeloponnesianState, journey: Journey, goal: int | None = None) -> dict[str, Any]:
    """Its ways, and where on them it may be met."""
    assert s.expedition is not None
    walks = (*journey.arrived, *journey.ended)
    ways = ways_of(s, s.expedition, s.expedition.objective if goal is None else goal)
    return {
        "ways": ways.counts[ways.goal] if ways.length < FAR else 0,
        "steps": ways.length if ways.length < FAR else 0,
        "caught": sum(walk.chance for walk in walks if walk.caught),
        "storm": journey.storm,
        "legs": legs_told(journey),
        "trail": [[NAMES[a], NAMES[b]] for a, b in ways.lines()] if ways.length < FAR else [],
    }


# -- single dice ------------------------------------------------------------------------------------------------------


def auguries(s: PeloponnesianState, side: int) -> dict[str, Any]:
    """PW-5.3.1-h The chance that the signs are good."""
    bonus = augury_bonus(s, side)
    good = max(0, min(6, BAD - 1 - bonus)) / 6
    return {"kind": "auguries", "win": good, "draw": 0.0, "lose": 1 - good, **certainty(), "bonus": bonus}


def rebellion(s: PeloponnesianState, *, player: bool = True) -> dict[str, Any]:
    """PW-5.4-h The chance that a city rises; the non-player side adds 2 (PW-5.4-m)."""
    needed = RISES - (0 if player else HELP)
    rises = (7 - needed) / 6
    return {"kind": "rebellion", "win": rises, "draw": 0.0, "lose": 1 - rises, **certainty(), "needed": needed}


# -- between two players ----------------------------------------------------------------------------------------------


def interception(s: PeloponnesianState, side: int, origin: int, space: int) -> dict[str, Any]:
    """PW-11-h If this Force tries: whether it meets the Expedition, and how the battle ends if there is one."""
    sure = isthmus_guard(s, side, space) == origin
    meets = 1.0 if sure else (7 - NEEDS) / 6
    before, result = in_play(s, side), Chances()
    for how, chance, after in _skirmished(s, Party(side, origin), space):
        result.add(how, meets * chance, before - in_play(after, side))
    result.add("draw", 1 - meets, 0)
    names = {"space": REFS[space], "attacker": SIDE_REFS[side], "kind": "interception"}
    return {**names, **told(result), "meets": meets}


def _skirmished(s: PeloponnesianState, party: Party, space: int) -> Iterator[tuple[str, float, PeloponnesianState]]:
    """A leader alone goes home (PW-5.1.6-c); or there is a skirmish, and without a battle after it nobody has won."""

    async def met_there(twin: PeloponnesianState) -> None:
        twin.agenda = []
        await meet(twin, party, space)

    for met in branches(s, met_there):
        if not met.state.agenda:
            yield ("draw" if met.state.expedition else "win"), met.chance, met.state
            continue
        for after in branches(met.state, fight_on):
            won = next((e.winner for e in after.state.events if isinstance(e, BattleEnded)), None)
            how = "draw" if won is None else "win" if won == SIDE_REFS[party.side] else "lose"
            yield how, met.chance * after.chance, after.state


def _siege(s: PeloponnesianState, space: int) -> dict[str, Any]:
    side = s.sieges[space]
    taken = siege_chance(s, side, space)
    return {**named(s, side, space), "win": taken, "draw": 0.0, "lose": 1 - taken, **certainty()}


def _battle(s: PeloponnesianState, side: int, meeting: Meeting) -> dict[str, Any]:
    ours, theirs = meeting if meeting[0].side == side else (meeting[1], meeting[0])
    names = {"space": REFS[theirs.place], "attacker": SIDE_REFS[ours.side], "defender": SIDE_REFS[theirs.side]}
    return {**names, **told(summed(battle(s, side, meeting)))}
