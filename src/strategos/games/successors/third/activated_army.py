"""9.2, 9.3 An activated Army or General: its Movement Points, and what it may do with them."""

from __future__ import annotations

from strategos.kernel.asking import No, Option

from ..common.activation import possible_in_place, why_not_inside, why_not_minors
from ..common.board import (
    INDEPENDENT,
    NOBODY,
    SIEGE_CUS,
    SPACES,
    inside,
    is_inside,
    space_of,
)
from ..common.movement import land_cost, mp_left
from ..common.parties import can_change_command, free_to_join, head, is_empty, party_of, position_of
from ..common.position import (
    besiegers,
    cus,
    generals_at,
    is_besieged_general,
    places_of,
)
from ..common.steps import Party
from ..common.tasks import FREE, Activate
from ..common.walls import room_inside
from .burial import BURY, why_not_bury
from .facts import ADJACENT, GENERAL_REFS, HEARSE, LAND_MP, REFS, SPACE, is_minor
from .havens import why_not_alone
from .parties import free_to_go, joined, staying_behind, why_not_leave
from .ports import why_not_embark
from .state import SuccessorsState
from .tasks import GENERAL

SIEGE_MP = REMOVAL_MP = 2
SIEGES_EACH = 2
"""S3-15.5-a Of one space in a Segment."""
Act = tuple[str, int]
"""What to do, and for a step where."""


ACTS: tuple[Option[Act], ...] = (
    *(Option(option.key, ("go", option.value), option.on) for option in SPACE),
    Option("inside", ("inside", NOBODY), {"button": "inside"}),
    Option("outside", ("outside", NOBODY), {"button": "outside"}),
    Option("siege", ("siege", NOBODY), {"button": "siege"}),
    Option("remove", ("remove", NOBODY), {"button": "remove"}),
    Option("embark", ("embark", NOBODY), {"button": "embark"}),
    Option("take", ("take", NOBODY), {"button": "take"}),
    Option("leave", ("leave", NOBODY), {"button": "leave"}),
    Option("turn_back", ("turn_back", NOBODY), {"button": "turn_back"}),
    Option("end", ("end", NOBODY), {"button": "end"}),
    Option("minor", ("minor", NOBODY), {"button": "minor", "quiet": 1}),
    Option("bury", ("bury", NOBODY), BURY.on),
)
GO: tuple[Option[Act], ...] = ACTS[:SPACES]
"""Space → the step there."""
IN_PLACE: dict[str, Option[Act]] = {act.key: act for act in ACTS[SPACES:]}


# -- the Army on its way ----------------------------------------------------------------------------------------------


def why_not_name(s: SuccessorsState, faction: int, general: int) -> No | None:
    """S3-9.4-c Of one's own Generals one on the map, neither activated nor moved in this Segment; no Minor General
    beside a Major one (S3-8.1-i)."""
    at = s.general_at[general]
    if at < 0:
        return No("S3-9.1-c", "not_your_general", {"piece": GENERAL_REFS[general]})
    # Whoever has the highest Rank there is the first of them.
    if is_minor(general) and not is_minor(generals_at(s, faction, at)[0]):
        return No("S3-8.1-i", "beside_a_major_general", {"piece": GENERAL_REFS[general]})
    if general in s.moved_generals:
        return No("S3-9.4-c", "already_activated", {"piece": GENERAL_REFS[general]})
    return None


# -- what can be done -------------------------------------------------------------------------------------------------


def why_no_mp(s: SuccessorsState, task: Activate, cost: int) -> No | None:
    """S3-9.2-a MP are left."""
    left = mp_left(s, task)
    return No("S3-9.3-a", "too_few_mp", {"left": left, "needed": cost}) if left < cost else None


def why_not_go(s: SuccessorsState, task: Activate, space: int) -> No | None:
    """S3-9.5-c By a Land, Mountain or Strait route, from outside a city (S3-9.7-e, besieged S3-15.3-a)."""
    here = position_of(s, task)
    if is_inside(here):
        rule = "S3-15.3-a" if is_besieged_general(s, head(task)) else "S3-9.7-e"
        return why_not_outside(s, task) or No(rule, "come_out_first", {"space": REFS[space_of(here)]})
    cost = land_cost(s, space_of(here), space)
    if cost is None:
        return No("S3-9.5-c", "not_adjacent", {"space": REFS[space]})
    if task.sailed and task.walked:
        # What is done in a space is no movement (OQ3-NAVAL-LAND).
        return No("S3-9.14-h", "walked_before_sailing")
    return (
        why_no_mp(s, task, cost)
        or why_not_alone(s, task, space, mp_left(s, task) - cost)
        or why_not_leave(s, staying_behind(s, party_of(task), here), here)
    )


def why_not_outside(s: SuccessorsState, task: Activate) -> No | None:
    """S3-9.7-e Out of a city; a General without CUs only where he could stand or go on (9.9)."""
    here = position_of(s, task)
    if not is_inside(here):
        return No("S3-9.7-e", "not_inside")
    return why_not_alone(s, task, space_of(here), mp_left(s, task))


def why_too_few(task: Activate, no: No) -> No | None:
    """9.8 One condition for both: three CUs that the activated General leads (R3-SIEGE-STACK)."""
    return no if cus(task.troops) < SIEGE_CUS else None


def why_not_conduct(s: SuccessorsState, task: Activate) -> No | None:
    """S3-9.8-c For 2 MP, with an Army of three CUs; twice in a space at most, by the same Army (S3-15.5-a), whoever has
    come to command it (R3-SIEGE-COMMAND)."""
    here = position_of(s, task)
    space = space_of(here)
    before = s.conducted.get(space)
    if before is not None and before.general != task.general:
        return No("S3-15.5-a", "another_army_besieges", {"space": REFS[space]})
    if before is not None and before.count >= SIEGES_EACH:
        return No("S3-15.5-a", "two_sieges_already", {"space": REFS[space]})
    if task.faction not in besiegers(s, space):
        return No("S3-15.1.1-b", "not_besieging", {"space": REFS[space]})
    more = cus(free_to_join(s, party_of(task), here).troops)
    facts = {"space": REFS[space], "cus": cus(task.troops), "needed": SIEGE_CUS, "more": more}
    return why_too_few(task, No("S3-15.1.1-b", "too_few_for_a_siege", facts)) or why_no_mp(s, task, SIEGE_MP)


def why_not_remove(s: SuccessorsState, task: Activate) -> No | None:
    """S3-9.8-a For 2 MP, with three CUs, an enemy player's PC marker in a Minor City or Stronghold; Independent ones
    need a siege (S3-15.4-a)."""
    here = position_of(s, task)
    space = space_of(here)
    facts = {"space": REFS[space]}
    if s.control[space] == INDEPENDENT:
        return No("S3-15.4-a", "needs_a_siege", facts)
    if s.control[space] in (NOBODY, task.faction) or s.is_major_city(space):
        return No("S3-9.8-a", "no_marker_to_remove", facts)
    more = cus(free_to_join(s, party_of(task), here).troops)
    facts = {**facts, "cus": cus(task.troops), "needed": SIEGE_CUS, "more": more}
    return why_too_few(task, No("S3-9.8-a", "too_few_to_remove", facts)) or why_no_mp(s, task, REMOVAL_MP)


def why_not_drop(s: SuccessorsState, task: Activate) -> No | None:
    """S3-8.4-a Something can be left behind: a General if another goes on, the Royal Family anywhere (S3-18.4-b), CUs
    where they may stay."""
    here = position_of(s, task)
    if len(task.generals) > 1 or task.royals:
        return None
    pieces = Party(task.faction, (), task.troops, task.royals)
    if is_empty(pieces):
        return No("S3-8.4-a", "nothing_to_leave")
    stay = staying_behind(s, party_of(task), here)
    return why_not_leave(s, joined(pieces, Party(task.faction, stay.generals)), here)


def why_not_act(s: SuccessorsState, task: Activate, act: Act) -> No | None:
    """9.3 What an activated Army may do now."""
    key, space = act
    if not task.generals:
        # Its Minor General has left the map; he may come back elsewhere (OQ-MINOR-MP).
        return None if key in ("end", "minor") else No("S3-8.4-a", "nobody_leads")
    # S3-18.4-b Whoever has come under its control here, say an Heir, may be taken along.
    if task.bound != FREE and key not in ("go", "inside", "embark", "turn_back", "take"):
        return No("S3-9.9-b", "must_leave", {"space": REFS[space_of(position_of(s, task))]})
    # S3-9.11-a A guest passes, and does nothing else there (OQ-FREE-PASSAGE).
    if s.passage and key in ("siege", "remove", "leave"):
        return No("S3-9.11-a", "must_leave", {"space": REFS[space_of(position_of(s, task))]})
    match key:
        case "go":
            return why_not_go(s, task, space)
        case "inside":
            return why_not_inside(s, task)
        case "outside":
            return why_not_outside(s, task)
        case "siege":
            return why_not_conduct(s, task)
        case "remove":
            return why_not_remove(s, task)
        case "embark":
            return why_not_embark(s, task)
        case "take":
            pool = free_to_go(s, party_of(task), position_of(s, task))
            return No("S3-8.4-a", "nothing_to_take") if is_empty(pool) else None
        case "leave":
            return why_not_drop(s, task)
        case "turn_back":
            # S3-9.9-b Who may not stop and cannot go on.
            stuck = task.bound == GENERAL and not can_leave(s, task)
            return None if stuck else No("S3-10.1-b", "no_turning_back")
        case "minor":
            return why_not_minors(s, task.faction)
        case "bury":
            return why_not_bury(s, task.faction)
        case _:
            return None


def next_steps(s: SuccessorsState, task: Activate) -> list[int]:
    """S3-9.5-c Where `why_not_go` lets it go, the way there looked at once for all."""
    if not task.generals:
        return []
    here, left = position_of(s, task), mp_left(s, task)
    if not left or is_inside(here) or (task.sailed and task.walked):
        return []
    space = space_of(here)
    near = [n for n in ADJACENT[space] if LAND_MP[space, n] <= left]
    if not near:
        return []
    # Where the own PC marker is anybody may stay behind.
    if s.control[space] != task.faction and why_not_leave(s, staying_behind(s, party_of(task), here), here) is not None:
        return []
    if cus(task.troops):
        return near
    return [n for n in near if why_not_alone(s, task, n, left - LAND_MP[space, n]) is None]


def in_place(s: SuccessorsState, task: Activate) -> list[str]:
    """What the Army might do where it is; `why_not_act` has the last word."""
    found = possible_in_place(s, task)
    if s.royal_of[HEARSE] == task.faction:
        found.append("bury")
    return found


def acts(s: SuccessorsState, task: Activate, near: list[int]) -> list[Option[Act]]:
    """9.3 What an activated Army may do now; `near` are its next steps."""
    able = [IN_PLACE[key] for key in in_place(s, task) if why_not_act(s, task, IN_PLACE[key].value) is None]
    return [*[GO[n] for n in near], *able]


def can_leave(s: SuccessorsState, task: Activate) -> bool:
    """S3-9.11-f Whether the Army has the means to go on from where it has come."""
    if next_steps(s, task):
        return True
    return why_not_inside(s, task) is None or why_not_embark(s, task) is None


def is_exhausted(s: SuccessorsState, task: Activate) -> bool:
    """Nothing worth a question is left: no MP, nor any by a change of command, no way in or out of a city, no Minor
    General who might lead others out."""
    if not task.generals:
        return not (mp_left(s, task) or garrisons(s, task.faction))
    here = position_of(s, task)
    if mp_left(s, task) or is_inside(here):
        return False
    if task.die and not task.halted and can_change_command(s, task):
        return False
    if shelters(s, task):
        return False
    return not (is_minor(task.general) and garrisons(s, task.faction))


def shelters(s: SuccessorsState, task: Activate) -> bool:
    """S3-9.7-e Whether the Army, or what it leaves there, could go into the city before which it stands."""
    at = position_of(s, task)
    space = space_of(at)
    if not s.is_major_city(space) or s.control[space] != task.faction:
        return False
    return len(task.generals) > 1 or not cus(task.troops) or room_inside(s, task.faction, inside(space)) > 0


def garrisons(s: SuccessorsState, faction: int) -> list[int]:
    """The insides of Major Cities with CUs of a Faction that have not moved in this Segment."""
    cities = [inside(space) for space in places_of(s, faction) if s.is_major_city(space)]
    return [at for at in cities if cus(free_to_join(s, Party(faction, ()), at).troops)]
