"""How the heuristic player leads an Army, where its CUs come and which of them go."""

from __future__ import annotations

from strategos.kernel.agenda import under_way
from strategos.kernel.asking import Decision

from ..board import is_inside, outside, space_of
from ..movement import movement_points
from ..parties import party_of, position_of
from ..position import (
    Position,
    commander,
    cus,
    enemies_at,
    factions,
    generals_at,
    troops_at,
)
from ..steps import Party
from ..tasks import FREE, Activate
from .aims import Aims, best_march
from .rules import P
from .worth import Outlook, strength

HOST = 8
"""As many CUs as an Army gathers: more starve, and do not fit on ships."""


def outside_foes(s: Position, task: Activate) -> list[int]:
    return list(enemies_at(s, task.faction, outside(space_of(position_of(s, task)))))


def should_take(eye: Outlook[P], task: Activate) -> bool:
    """CUs that stand idle come along, up to a host."""
    pool = eye.rules.free_to_join(eye.s, party_of(task), position_of(eye.s, task))
    return 0 < cus(pool.troops) <= HOST - cus(task.troops) and not pool.generals


def worth_besieging(eye: Outlook[P], space: int) -> bool:
    owner = eye.s.control[space]
    return eye.gain(space) > (eye.shame(owner) if owner in factions(eye.s) else 0.0)


def take_all(_: Outlook[P], decision: Decision) -> str | None:
    return next((key for key in ("all", "troops") if decision.option(key) is not None), None)


def first_space(eye: Outlook[P], decision: Decision) -> str | None:
    return next((option.key for option in decision.options if option.key in eye.s.facts.NAMES), None)


def reinforce(eye: Outlook[P], decision: Decision) -> str:
    """To the Army of the best General who is not drowned in CUs yet; Generals to where CUs are."""

    def worth(at: int) -> float:
        faction = decision.seat
        group = troops_at(eye.s, faction, at)
        leaders = [g for g in generals_at(eye.s, faction, at) if not eye.s.facts.is_minor(g)]
        best = max((eye.s.facts.BATTLE_RATING[g] for g in leaders), default=0)
        if decision.about.get("general"):
            return strength(eye.s, group) * (0.3 if leaders else 1.0)
        crowd = max(0, cus(group) - HOST)
        return best + 0.3 * min(cus(group), HOST) - 2 * crowd - (0.5 if is_inside(at) else 0.0)

    return max(decision.options, key=lambda option: (worth(option.value), option.key)).key


def most(eye: Outlook[P], decision: Decision) -> str:
    """As many as may be, the strongest first."""
    amounts = [option for option in decision.options if "=" in option.key]
    if not amounts:
        return decision.options[0].key
    return max(amounts, key=lambda option: (kind_strength(eye, option.key), option.key)).key


def kind_strength(eye: Outlook[P], key: str) -> tuple[int, int]:
    name, _, count = key.partition("=")
    kind = name.split("/")[-1].split(" ")[-1]
    names, strengths = eye.s.facts.TROOP_NAMES, eye.s.facts.STRENGTH
    dearest = sorted(range(len(names)), key=lambda number: strengths[number])
    rank = dearest.index(names.index(kind)) if kind in names else 0
    return rank, int(count)


def lose(eye: Outlook[P], decision: Decision) -> str:
    """The weakest first."""
    amounts = [option for option in decision.options if "=" in option.key]
    if not amounts:
        return decision.options[0].key
    return min(
        amounts, key=lambda option: (kind_strength(eye, option.key)[0], -kind_strength(eye, option.key)[1], option.key)
    ).key


def surrender_siege(eye: Outlook[P], decision: Decision) -> str:
    """Every siege that is worth its price."""
    for option in decision.options:
        if option.key != "done" and worth_besieging(eye, option.value):
            return option.key
    return "done"


def best_space(eye: Outlook[P], decision: Decision) -> str | None:
    """The space that brings most."""
    spaces = [option for option in decision.options if option.key in eye.s.facts.NAMES]
    if not spaces:
        return None
    best = max(spaces, key=lambda option: (eye.gain(eye.s.facts.NUMBER[option.key]), option.key))
    if decision.option("done") is not None and eye.gain(eye.s.facts.NUMBER[best.key]) <= 0:
        return "done"
    return best.key


def march(eye: Outlook[P], decision: Decision) -> str | None:
    """A card's MP go to whoever has most to do."""
    points = int(decision.about["points"] or 0)
    found = best_march(eye, points)
    if (
        found is not None
        and decision.option(eye.s.facts.GENERAL_NAMES[found[0]]) is not None
        and found[1].worth >= eye.w.least
    ):
        return eye.s.facts.GENERAL_NAMES[found[0]]
    return "pass"


def act(eye: Outlook[P], decision: Decision) -> str | None:
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
    if decision.option("take") is not None and should_take(eye, task):
        return "take"
    best = aims.best()
    if best.space != aims.here and (best.worth >= eye.w.least or task.bound != FREE):
        if best.by_sea and decision.option("embark") is not None:
            return "embark"
        if decision.option(eye.s.facts.NAMES[best.step]) is not None:
            return eye.s.facts.NAMES[best.step]
        if is_inside(at) and decision.option("outside") is not None and not outside_foes(eye.s, task):
            return "outside"
    if task.bound != FREE:
        ways = [option.key for option in decision.options if option.key in eye.s.facts.NAMES]
        return "turn_back" if decision.option("turn_back") is not None else ways[0] if ways else None
    return "end" if decision.option("end") is not None else None


def name_general(eye: Outlook[P], decision: Decision) -> str:
    """Whoever can do most with this roll; nobody for nothing."""
    best: tuple[float, str] = (eye.w.least, "done")
    for option in decision.options:
        if option.key not in eye.s.facts.GENERAL_NUMBER:
            continue
        general = eye.s.facts.GENERAL_NUMBER[option.key]
        at = eye.s.general_at[general]
        if commander(eye.s, decision.seat, at) != general:
            continue
        points = movement_points(eye.s.movement_die, eye.s.facts.INITIATIVE[general])
        task = Activate(
            decision.seat,
            general,
            0,
            points,
            0,
            (general,),
            eye.rules.free_to_join(eye.s, Party(decision.seat, ()), at).troops,
        )
        aims = Aims(eye, task)
        aim = aims.best()
        ready = aim.space == aims.here and worth_besieging(eye, aims.here)
        if (aim.space != aims.here or ready) and aim.worth > best[0]:
            best = (aim.worth, option.key)
    return best[1]
