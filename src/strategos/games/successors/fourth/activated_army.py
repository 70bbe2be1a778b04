"""9.2, 9.3 An activated Army or General: its Movement Points, and what it may do with them."""

from __future__ import annotations

from strategos.kernel.asking import No, Option

from ..common.activation import has_begun, possible_in_place, why_not_inside, why_not_minors
from ..common.board import (
    INDEPENDENT,
    NOBODY,
    NONE,
    SIEGE_CUS,
    SPACES,
    WAY_POINT,
    Troops,
    is_at_sea,
    is_inside,
    outside,
    space_of,
)
from ..common.movement import land_cost, mp_left
from ..common.parties import can_change_command, free_to_join, is_empty, party_of, position_of
from ..common.position import commander, cus, least, positions_of, troops_at
from ..common.segments import fresh_at, unmoved_at
from ..common.steps import Party
from ..common.tasks import FREE, Activate
from .cavalry import has_cavalry, is_mounted
from .champions import why_not_provoke
from .facts import ADJACENT, GENERAL_REFS, KIND, REFS, SPACE, is_minor
from .options import MOVING_CUS, most_moving
from .parties import joined, staying_behind, why_not_leave
from .ports import why_not_embark
from .sieges import why_not_siege
from .state import SuccessorsState
from .tasks import GENERAL

SIEGE_MP = REMOVAL_MP = 2
MOUNTED_MP = 1
SIEGES_EACH = 2
"""S4-15.2-b Of one space in a Segment."""
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
)


GO: tuple[Option[Act], ...] = ACTS[:SPACES]
"""Space → the step there."""
IN_PLACE: dict[str, Option[Act]] = {act.key: act for act in ACTS[SPACES:]}


# -- the Army on its way ----------------------------------------------------------------------------------------------


def besiegers_of(s: SuccessorsState, task: Activate) -> Troops:
    """S4-15.2-c The CUs of the Army that may conduct a siege: those of its own that have not fought."""
    return least(task.troops, fresh_at(s, task.faction, position_of(s, task)))


def siege_mp(s: SuccessorsState, task: Activate, space: int) -> int:
    """S4-9.3-e 2 MP; with Cavalry 1 against an Independent Minor City or Stronghold (S4-16.9-h)."""
    outpost = s.control[space] == INDEPENDENT and not s.is_major_city(space)
    return MOUNTED_MP if outpost and is_mounted(s, besiegers_of(s, task)) else SIEGE_MP


def removal_mp(s: SuccessorsState, faction: int, position: int) -> int:
    """S4-9.3-g 2 MP, with Cavalry 1 (S4-16.9-k)."""
    return MOUNTED_MP if has_cavalry(s, faction, position) else REMOVAL_MP


def why_not_name(s: SuccessorsState, faction: int, general: int) -> No | None:
    """S4-9.1-e A General of one's own on the map who has not been activated or moved in this Segment."""
    if s.general_of[general] != faction or s.general_at[general] < 0:
        return No("S4-9.1-a", "not_your_general", {"piece": GENERAL_REFS[general]})
    if general in s.moved_generals:
        return No("S4-9.1-e", "already_activated", {"piece": GENERAL_REFS[general]})
    return None


# -- what can be done -------------------------------------------------------------------------------------------------


def why_no_mp(s: SuccessorsState, task: Activate, cost: int) -> No | None:
    """S4-9.3-a MP are left; and on land they are spent before a Naval Movement or after it (S4-13.1-d)."""
    left = mp_left(s, task)
    if left < cost:
        return No("S4-9.3-b", "too_few_mp", {"left": left, "needed": cost})
    if task.sailed and task.walked:
        return No("S4-13.1-d", "walked_before_sailing")
    return None


def why_not_go(s: SuccessorsState, task: Activate, space: int) -> No | None:
    """S4-10-b By a Land, Mountain or Strait route, from outside a city (S4-9.4-a)."""
    here = position_of(s, task)
    if is_inside(here):
        return No("S4-9.4-a", "come_out_first", {"space": REFS[space_of(here)]})
    cost = land_cost(s, space_of(here), space)
    if cost is None:
        return No("S4-10-b", "not_adjacent", {"space": REFS[space]})
    if cus(task.troops) > most_moving(s.setup, cus(task.troops)):
        return No("S4-16.8-a", "too_many_moving", {"cus": cus(task.troops), "limit": MOVING_CUS})
    party = party_of(task)
    no = why_no_mp(s, task, cost) or why_not_leave(s, staying_behind(s, party, here), here)
    return no or why_not_provoke(s, task.faction, outside(space))


def next_steps(s: SuccessorsState, task: Activate) -> list[int]:
    """S4-10-b Where `why_not_go` lets it go, the way there looked at once for all."""
    if not task.generals:
        return []
    here = position_of(s, task)
    left = mp_left(s, task)
    if not left or is_inside(here) or is_at_sea(here) or (task.sailed and task.walked):
        return []
    if cus(task.troops) > most_moving(s.setup, cus(task.troops)):
        return []
    space = space_of(here)
    near = [n for n in ADJACENT[space] if (land_cost(s, space, n) or 0) <= left]
    if not near:
        return []
    # Where the own PC marker is anybody may stay behind.
    if s.control[space] != task.faction and why_not_leave(s, staying_behind(s, party_of(task), here), here) is not None:
        return []
    return [n for n in near if why_not_provoke(s, task.faction, outside(n)) is None] if s.pact else near


def acts(s: SuccessorsState, task: Activate, near: list[int]) -> list[Option[Act]]:
    """9.3 What an activated Army may do now; `near` are its next steps."""
    able = [IN_PLACE[key] for key in possible_in_place(s, task) if why_not_act(s, task, IN_PLACE[key].value) is None]
    return [*[GO[n] for n in near], *able]


def why_not_command(s: SuccessorsState, task: Activate) -> No | None:
    """S4-7.1-t A Minor General beside a General above him is there only to leave again."""
    leader = commander(s, task.faction, position_of(s, task))
    if is_minor(task.generals[0]) and leader != task.generals[0]:
        return No("S4-7.1-t", "subordinate_must_leave", {"general": GENERAL_REFS[leader]})
    return None


def why_not_conduct(s: SuccessorsState, task: Activate) -> No | None:
    """S4-9.3-e For 2 MP, with three CUs of the Army itself that have not fought in this Segment, nor been moved by a
    General who has stayed behind (S4-15.2-c); twice in a space at most (S4-15.2-b), by the same Army (S4-15.2-n)."""
    here = position_of(s, task)
    space = space_of(here)
    if is_inside(here):
        return No("S4-15.2-a", "not_besieging", {"space": REFS[space]})
    before = s.conducted.get(space)
    if before is not None and before.general != task.general:
        return No("S4-15.2-n", "another_army_besieges", {"space": REFS[space]})
    if before is not None and before.count >= SIEGES_EACH:
        return No("S4-15.2-b", "two_sieges_already", {"space": REFS[space]})
    if has_begun(task) and task.general not in task.generals:
        # ruling: successors4/OQ-SIEGE-COMMAND
        facts = {"general": GENERAL_REFS[task.generals[0]], "by": GENERAL_REFS[task.general]}
        return No("S4-15.2-c", "moved_by_another", facts)
    if task.generals[0] in s.battled_generals:
        return No("S4-15.2-c", "fought_before_the_siege", {"general": GENERAL_REFS[task.generals[0]]})
    more = least(free_to_join(s, party_of(task), here).troops, fresh_at(s, task.faction, here))
    no = why_not_siege(s, task.faction, space, cus(besiegers_of(s, task)), cus(more))
    return no or why_no_mp(s, task, siege_mp(s, task, space))


def why_not_remove(s: SuccessorsState, task: Activate) -> No | None:
    """S4-9.3-g For 2 MP, or one with Cavalry (S4-16.9-k)."""
    here = position_of(s, task)
    return why_not_strip(s, task.faction, here) or why_no_mp(s, task, removal_mp(s, task.faction, here))


def why_not_strip(s: SuccessorsState, faction: int, position: int) -> No | None:
    """S4-9.3-g Where three CUs, whoever brought them (OQ-REMOVE-ARMY), meet an enemy player's PC marker in a Minor City
    or Stronghold; Independent ones need a siege (S4-9.3-h)."""
    space, there = space_of(position), cus(troops_at(s, faction, position))
    facts = {"space": REFS[space]}
    if s.control[space] == INDEPENDENT:
        return No("S4-9.3-h", "needs_a_siege", facts)
    if s.control[space] in (NOBODY, faction) or (s.is_major_city(space) or KIND[space] == WAY_POINT):
        return No("S4-9.3-g", "no_marker_to_remove", facts)
    if there < SIEGE_CUS:
        return No("S4-9.3-g", "too_few_to_remove", {**facts, "cus": there, "needed": SIEGE_CUS, "more": 0})
    return None


def why_not_drop(s: SuccessorsState, task: Activate) -> No | None:
    """S4-9.1-h Something can be left behind: a General if another goes on, other pieces where they may stay."""
    here = position_of(s, task)
    if len(task.generals) > 1:
        return None
    pieces = Party(task.faction, (), task.troops, task.royals)
    if is_empty(pieces):
        return No("S4-9.1-h", "nothing_to_leave")
    stay = staying_behind(s, party_of(task), here)
    return why_not_leave(s, joined(pieces, Party(task.faction, stay.generals)), here)


def why_not_part_with_royals(s: SuccessorsState, task: Activate) -> No | None:
    """S4-10-k, S4-10-p Who must leave a space takes all Generals and CUs along; Royal Family Members may stay where the
    own PC marker is (S4-9.1-n)."""
    space = space_of(position_of(s, task))
    if not task.royals:
        return No("S4-10-p" if task.bound == GENERAL else "S4-10-k", "must_leave", {"space": REFS[space]})
    return why_not_leave(s, Party(task.faction, (), NONE, task.royals), position_of(s, task))


def why_not_act(s: SuccessorsState, task: Activate, act: Act) -> No | None:
    """9.3 What an activated Army may do now."""
    key, space = act
    if not task.generals:
        # Its Minor General has left the map; he may come back elsewhere (OQ-MINOR-MP).
        return None if key in ("end", "minor") else No("S4-9.1-h", "nobody_leads")
    # S4-9.1-n Whoever has come under its control here, say an Heir, is taken along or holds it back.
    if task.bound != FREE and key == "leave":
        return why_not_part_with_royals(s, task)
    if task.bound != FREE and key not in ("go", "inside", "embark", "turn_back", "take"):
        rule = "S4-10-p" if task.bound == GENERAL else "S4-10-k"
        return No(rule, "must_leave", {"space": REFS[space_of(position_of(s, task))]})
    match key:
        case "go":
            return why_not_go(s, task, space)
        case "inside":
            return why_not_inside(s, task)
        case "outside":
            if not is_inside(position_of(s, task)):
                return No("S4-9.4-a", "not_inside")
            return why_not_provoke(s, task.faction, outside(space_of(position_of(s, task))))
        case "siege":
            return why_not_command(s, task) or why_not_conduct(s, task)
        case "remove":
            return why_not_command(s, task) or why_not_remove(s, task)
        case "embark":
            return why_not_embark(s, task)
        case "take":
            pool = free_to_join(s, party_of(task), position_of(s, task))
            return No("S4-9.1-h", "nothing_to_take") if is_empty(pool) else None
        case "leave":
            return why_not_drop(s, task)
        case "turn_back":
            return None if task.bound == GENERAL else No("S4-10-n", "no_turning_back")
        case "minor":
            return why_not_minors(s, task.faction)
        case _:
            return None


def can_leave(s: SuccessorsState, task: Activate) -> bool:
    """S4-10-i Whether the Army has the means to go on from where it has come."""
    if next_steps(s, task):
        return True
    return why_not_inside(s, task) is None or why_not_embark(s, task) is None


def is_exhausted(s: SuccessorsState, task: Activate) -> bool:
    """Nothing worth a question is left: no MP, nor any by a change of command, no walls of one's own to go in or out
    (S4-9.3-d), no CUs that a Minor General might lead elsewhere."""
    if task.bound != FREE:
        return False
    here = position_of(s, task) if task.generals else NOBODY
    if task.generals and is_own_city(s, task.faction, here):
        return False
    if is_minor(task.general) and not (cus(task.troops) and mp_left(s, task)):
        return not has_use(s, task)
    return not (mp_left(s, task) or (task.die and not task.halted and can_change_command(s, task)))


def is_own_city(s: SuccessorsState, faction: int, position: int) -> bool:
    return s.is_major_city(space_of(position)) and s.control[space_of(position)] == faction


def has_use(s: SuccessorsState, task: Activate) -> bool:
    """S4-9.3-j Whether a Minor General could do anything anywhere with the MP he has left: lead CUs that have not moved
    in this Segment, without MP out of a Major City, or have a PC marker removed by CUs that have."""
    faction, left = task.faction, mp_left(s, task)
    for at in positions_of(s, faction):
        if cus(unmoved_at(s, faction, at)) and (left or is_inside(at)):
            return True
        leads = commander(s, faction, at) == NOBODY or is_minor(commander(s, faction, at))
        if leads and left >= removal_mp(s, faction, at) and why_not_strip(s, faction, at) is None:
            return True
    return False
