"""How the heuristic player moves: which Army, what it does next, and the voyage."""

from __future__ import annotations

from strategos.games.successors.common.board import is_inside, outside, space_of
from strategos.games.successors.common.bots.aims import best_march
from strategos.games.successors.common.bots.worth import strength
from strategos.games.successors.common.parties import party_of, position_of
from strategos.games.successors.common.position import commander, cus, enemies_at, factions, generals_at, troops_at
from strategos.games.successors.common.steps import Party
from strategos.games.successors.common.tasks import FREE, Activate
from strategos.games.successors.fourth.facts import (
    BATTLE_RATING,
    GENERAL_NAMES,
    GENERAL_NUMBER,
    NAMES,
    NUMBER,
    STRENGTH,
    TROOP_NAMES,
    is_minor,
)
from strategos.games.successors.fourth.movement import movement_points
from strategos.games.successors.fourth.parties import free_to_join
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.kernel.agenda import under_way
from strategos.kernel.asking import Decision

from .book import Aims, Outlook

HOST = 8
"""As many CUs as an Army gathers: more starve, and do not fit on ships."""
DEAREST = tuple(sorted(range(len(TROOP_NAMES)), key=lambda kind: STRENGTH[kind]))


def act(eye: Outlook, decision: Decision) -> str | None:
    """The next step of an activation."""
    task = under_way(eye.s, Activate)
    if task is None or not task.generals:
        return "end"
    aims = Aims(eye, task)
    at = position_of(eye.s, task)
    if decision.option("siege") is not None and worth_besieging(eye, aims.here):
        return "siege"
    if decision.option("remove") is not None and eye.gain(aims.here) > 0:
        return "remove"
    if decision.option("take") is not None and should_take(eye.s, task):
        return "take"
    best = aims.best()
    if best.space != aims.here and (best.worth >= eye.w.least or task.bound != FREE):
        if best.by_sea and decision.option("embark") is not None:
            return "embark"
        if decision.option(NAMES[best.step]) is not None:
            return NAMES[best.step]
        if is_inside(at) and decision.option("outside") is not None and not outside_foes(eye.s, task):
            return "outside"
    if task.bound != FREE:
        ways = [option.key for option in decision.options if option.key in NAMES]
        return "turn_back" if decision.option("turn_back") is not None else ways[0] if ways else None
    return "end" if decision.option("end") is not None else None


def outside_foes(s: SuccessorsState, task: Activate) -> list[int]:
    return list(enemies_at(s, task.faction, outside(space_of(position_of(s, task)))))


def should_take(s: SuccessorsState, task: Activate) -> bool:
    """CUs that stand idle come along, up to a host."""
    pool = free_to_join(s, party_of(task), position_of(s, task))
    return 0 < cus(pool.troops) <= HOST - cus(task.troops) and not pool.generals


def worth_besieging(eye: Outlook, space: int) -> bool:
    owner = eye.s.control[space]
    return eye.gain(space) > (eye.shame(owner) if owner in factions(eye.s) else 0.0)


def name_general(eye: Outlook, decision: Decision) -> str:
    """Whoever can do most with this roll; nobody for nothing."""
    best: tuple[float, str] = (eye.w.least, "done")
    for option in decision.options:
        if option.key not in GENERAL_NUMBER:
            continue
        general = GENERAL_NUMBER[option.key]
        at = eye.s.general_at[general]
        if commander(eye.s, decision.seat, at) != general:
            continue
        points = movement_points(eye.s.movement_die, general)
        task = Activate(
            decision.seat, general, 0, points, 0, (general,), free_to_join(eye.s, Party(decision.seat, ()), at).troops
        )
        aims = Aims(eye, task)
        aim = aims.best()
        ready = aim.space == aims.here and worth_besieging(eye, aims.here)
        if (aim.space != aims.here or ready) and aim.worth > best[0]:
            best = (aim.worth, option.key)
    return best[1]


def march(eye: Outlook, decision: Decision) -> str | None:
    """A card's MP go to whoever has most to do."""
    points = int(decision.about["points"] or 0)
    found = best_march(eye, points)
    if found is not None and decision.option(GENERAL_NAMES[found[0]]) is not None and found[1].worth >= eye.w.least:
        return GENERAL_NAMES[found[0]]
    return "pass"


def take_all(_: Outlook, decision: Decision) -> str | None:
    return next((key for key in ("all", "troops") if decision.option(key) is not None), None)


# -- by sea -----------------------------------------------------------------------------------------------------------


def sail_on(eye: Outlook, decision: Decision) -> str | None:
    """On to the port that is worth most, or ashore."""
    task = under_way(eye.s, Activate)
    if task is None:
        return None
    aims = Aims(eye, task)
    best = aims.best()
    if best.space != aims.here and decision.option(NAMES[best.step]) is not None:
        return NAMES[best.step]
    if decision.option("disembark") is not None:
        return "disembark"
    return first_space(decision)


def first_space(decision: Decision) -> str | None:
    return next((option.key for option in decision.options if option.key in NAMES), None)


# -- Reinforcements and losses ----------------------------------------------------------------------------------------


def reinforce(eye: Outlook, decision: Decision) -> str:
    """To the Army of the best General who is not drowned in CUs yet; Generals to where CUs are."""

    def worth(at: int) -> float:
        faction = decision.seat
        group = troops_at(eye.s, faction, at)
        leaders = [g for g in generals_at(eye.s, faction, at) if not is_minor(g)]
        best = max((BATTLE_RATING[g] for g in leaders), default=0)
        if decision.about.get("general"):
            return strength(eye.s, group) * (0.3 if leaders else 1.0)
        crowd = max(0, cus(group) - HOST)
        return best + 0.3 * min(cus(group), HOST) - 2 * crowd - (0.5 if is_inside(at) else 0.0)

    return max(decision.options, key=lambda option: (worth(option.value), option.key)).key


def most(_: Outlook, decision: Decision) -> str:
    """As many as may be, the strongest first."""
    amounts = [option for option in decision.options if "=" in option.key]
    if not amounts:
        return decision.options[0].key
    return max(amounts, key=lambda option: (kind_strength(option.key), option.key)).key


def kind_strength(key: str) -> tuple[int, int]:
    name, _, count = key.partition("=")
    kind = name.split("/")[-1].split(" ")[-1]
    rank = DEAREST.index(TROOP_NAMES.index(kind)) if kind in TROOP_NAMES else 0
    return rank, int(count)


def lose(_: Outlook, decision: Decision) -> str:
    """The weakest first."""
    amounts = [option for option in decision.options if "=" in option.key]
    if not amounts:
        return decision.options[0].key
    return min(
        amounts, key=lambda option: (kind_strength(option.key)[0], -kind_strength(option.key)[1], option.key)
    ).key


def surrender_siege(eye: Outlook, decision: Decision) -> str:
    """Every siege that is worth its price."""
    for option in decision.options:
        if option.key != "done" and worth_besieging(eye, option.value):
            return option.key
    return "done"


def best_space(eye: Outlook, decision: Decision) -> str | None:
    """The space that brings most."""
    spaces = [option for option in decision.options if option.key in NAMES]
    if not spaces:
        return None
    best = max(spaces, key=lambda option: (eye.gain(NUMBER[option.key]), option.key))
    if decision.option("done") is not None and eye.gain(NUMBER[best.key]) <= 0:
        return "done"
    return best.key
