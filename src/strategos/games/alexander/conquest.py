"""The Conquest phase: scouting, moving, what waits on arrival, until the player stays where he is."""

from __future__ import annotations

from functools import cache

from strategos.kernel.agenda import push
from strategos.kernel.asking import No, Option, Target, choose, offer
from strategos.kernel.chance import roll
from strategos.kernel.clock import AGAIN, Again

from .anytime import Deed, ask, deeds, do_deed
from .attacks import battle_over
from .events import FeverStruck, Marched, ReinforcementsCame, Scouted, Stayed
from .facts import BATTLE, KIND, OWN, REF
from .glorification import lose_gold
from .hits import take_hits
from .intimidation import intimidate, surrender, why_not_intimidate
from .prophecies import consult_oracle
from .state import (
    COMMANDER,
    AlexanderState,
    Arrival,
    Battle,
    Intimidation,
    PhaseOver,
    forces,
    has_option,
    option_amount,
    unconquered,
)
from .tyre import man_the_walls, why_not_enter_tyre

BATTLE_NOW: Option[Deed] = Option("battle", ("battle", 0), {"button": "battle"})
INTIMIDATE: Option[Deed] = Option("intimidate", ("intimidate", 0), {"button": "intimidate"})
ENTER: Option[Deed] = Option("enter", ("enter", 0), {"button": "enter"})
STAY: Option[Deed] = Option("stay", ("stay", 0), {"button": "stay"})


async def conquest(s: AlexanderState) -> Again | None:
    """FA-repeat-01, FA-repeat-03 One move after the other, with all that follows from it, until the player stays."""
    if unconquered(s, s.area) and not defended(s):
        # Spies emptied the Fortress where the Army waits.
        push(s, Arrival())
        return AGAIN
    return AGAIN if await march(s) else None


# -- scouting --------------------------------------------------------------------------------------------------------


def why_not_march(s: AlexanderState, deed: Deed) -> No | None:
    """FA-tyre-move-02, FA-intim-05 Into Tyre only where there is a way; no second intimidation in a turn."""
    if deed[0] == "march":
        return why_not_enter_tyre(s, deed[1])
    return why_not_intimidate(s) if deed[0] == "intimidate" else None


def why_not_go_there(s: AlexanderState, target: Target) -> No | None:
    """FA-map-02 Areas that are not even neighbours."""
    space = target.get("space")
    if isinstance(space, str) and space in s.map.areas:
        area = s.map.area(space)
        if area == s.area:
            return No("FA-map-02", "already_there", {"space": s.map.refs[area]})
        return No("FA-map-02", "not_adjacent", {"space": s.map.refs[area], "from": s.map.refs[s.area]})
    return None


def scouting_cost(s: AlexanderState, to: int, die: int) -> tuple[int, int]:
    """FA-resist-01, FA-forage-01, FA-empty-01 Hits above the number of units, Gold below it, nothing at it."""
    difference = die - forces(s)
    hits, gold = max(0, difference), max(0, -difference)
    if s.options:
        if gold and s.map.areas[to] in s.map.lists.get("asia", ()):
            gold += option_amount(s, "scorched_earth")
        if has_option(s, "gedrosian_desert") and s.map.areas[to] == s.map.options["gedrosian_desert"].area:
            factor = option_amount(s, "gedrosian_desert")
            hits, gold = hits * factor, gold * factor
    return hits, gold


async def march(s: AlexanderState) -> bool:
    """FA-scout-01 Name an area, or settle what an On-Going intimidation left open; False ends the phase."""
    m = s.map
    choices: list[Option[Deed]] = [_march(a, m.areas[a]) for a in m.near[s.area]]
    if unconquered(s, s.area):
        # Nobody waits in a Battle area: it is a Fortress.
        choices += [BATTLE_NOW, INTIMIDATE]
    answer = await offer(
        COMMANDER,
        "march",
        choices + deeds(s),
        rule="FA-scout-01",
        why_not=lambda d: why_not_march(s, d),
        otherwise=lambda t: why_not_go_there(s, t),
        about={"space": m.refs[s.area], "forces": forces(s), "gold": s.gold},
    )
    if answer is None:
        return False
    deed, what = answer
    if deed == "march":
        return await scout(s, what)
    if deed == "battle":
        man_the_walls(s)
        push(s, Battle())
    elif deed == "intimidate":
        man_the_walls(s)
        push(s, Intimidation())
    else:
        await do_deed(s, deed, what)
    return True


@cache
def _march(area: int, name: str) -> Option[Deed]:
    return Option(name, ("march", area), {"space": name})


def why_not_enter(s: AlexanderState, deed: Deed, to: int, die: int) -> No | None:
    """FA-forage-01 The Gold must be there to be paid."""
    if deed[0] == "enter":
        gold = scouting_cost(s, to, die)[1]
        if gold > s.gold:
            return No("FA-forage-01", "too_little_gold", {"needs": gold, "gold": s.gold})
    return None


async def scout(s: AlexanderState, to: int) -> bool:
    """FA-scout-02, FA-disband-03 Seeing the roll the player pays and moves, disbands units first, or stops moving."""
    [die] = await roll(6, purpose="scouting", rule="FA-scout-01")
    hits, gold = scouting_cost(s, to, die)
    s.emit(Scouted(s.map.refs[to], die, forces(s), gold, hits))
    while True:
        hits, gold = scouting_cost(s, to, die)
        deed, what = await choose(
            COMMANDER,
            "scout",
            [ENTER, STAY, *deeds(s)],
            rule="FA-scout-02",
            why_not=lambda d: why_not_enter(s, d, to, die),
            about={"space": s.map.refs[to], "die": die, "forces": forces(s), "gold": gold, "hits": hits},
        )
        if deed == "stay":
            s.emit(Stayed(s.map.refs[s.area]))
            return False
        if deed == "enter":
            break
        await do_deed(s, deed, what)
    lose_gold(s, gold, "forage")
    await take_hits(s, hits, "resistance", "FA-resist-01")
    await move_army(s, to)
    return True


async def move_army(s: AlexanderState, to: int) -> None:
    """FA-move-01, FA-proph-01 The Army counter moves; then the Oracle, then the enemy."""
    first = to not in s.entered
    if unconquered(s, s.area):
        s.camps[s.area] = s.came_from
    s.came_from, s.area = s.area, to
    if first:
        s.entered.append(to)
    man_the_walls(s)
    s.emit(Marched(s.map.refs[to]))
    if first and s.options:
        first_entry(s, to)
    await consult_oracle(s)
    if unconquered(s, to):
        push(s, Arrival())


def first_entry(s: AlexanderState, to: int) -> None:
    """FA-option-02 Fever at Tarsus, reinforcements at Gordium."""
    name = s.map.areas[to]
    if has_option(s, "cydnus_fever") and name == s.map.options["cydnus_fever"].area:
        push(s, PhaseOver())
        s.emit(FeverStruck(s.map.refs[to]))
    if has_option(s, "royal_reinforcements") and name == s.map.options["royal_reinforcements"].area:
        fresh = [c for c in OWN if KIND[c] == "mac_phalanx" and c not in s.army]
        if fresh:
            s.army.append(fresh[0])
            s.army.sort()
            s.emit(ReinforcementsCame(s.map.refs[to], REF[fresh[0]]))


# -- battle or intimidation ------------------------------------------------------------------------------------------


def defended(s: AlexanderState) -> bool:
    """ruling: empty-fortress. Somebody is there besides walls and a leader."""
    return not battle_over(s)


async def arrival(s: AlexanderState, _: Arrival) -> Again | None:
    """FA-key-03, FA-key-04 A Battle area is fought for at once; in a Fortress intimidation may be tried first."""
    if not defended(s):
        # Neither battle nor intimidation: what lies there for either is discarded (ruling: empty-fortress).
        s.area_glory[s.area] = s.area_gold[s.area] = 0
        surrender(s)
        return None
    if s.map.key[s.area] == BATTLE:
        push(s, Battle())
        return None
    answer = await ask(
        s,
        "assault",
        lambda: (BATTLE_NOW, INTIMIDATE) if defended(s) else (),
        rule="FA-key-04",
        why_not=lambda d: why_not_march(s, d),
        about=lambda: {"space": s.map.refs[s.area], "forces": forces(s), "enemies": len(s.garrison[s.area])},
    )
    if answer is None:
        # Spies emptied the Fortress meanwhile.
        return AGAIN
    push(s, Battle() if answer is BATTLE_NOW.value else Intimidation())
    return None


async def intimidation(s: AlexanderState, _: Intimidation) -> None:
    """FA-intim-03, FA-intim-04, FA-intim-06 Success conquers, failure means battle, On-Going leaves the choice."""
    result = await intimidate(s)
    if result == "success":
        surrender(s)
        return
    answer: Deed | None = BATTLE_NOW.value
    if result == "on_going":
        answer = await ask(
            s,
            "on_going",
            lambda: (BATTLE_NOW, STAY) if defended(s) else (),
            rule="FA-intim-04",
            about=lambda: {"space": s.map.refs[s.area]},
        )
    push(s, PhaseOver() if answer is STAY.value else Battle())
