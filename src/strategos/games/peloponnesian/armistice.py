"""9 Armistice and surrender, and the end of a turn."""

from __future__ import annotations

from strategos.kernel.chance import roll

from .administration import build, build_by_choice, buildable, lost_spaces, place_for, revenue_of
from .control import show_control
from .event_table import rounded_up
from .events import ArmisticeMade, LeaderLost, Surrendered
from .facts import (
    ARCHIDAMIAN,
    ARMISTICE_BUILDING,
    ATHENIAN,
    ATHENS,
    BUILDING_COST,
    CIMON,
    COLUMNS,
    DECELEAN,
    ELITE_SP,
    FALL_OF_SPARTA,
    FIRST_WAR,
    HOME,
    HOPLITE,
    KINDS,
    LEADER_REFS,
    LEADER_SIDE,
    NATIONS_OF,
    NAVAL,
    RESERVE,
    SCENARIOS,
    SIDE_REFS,
    SPACES,
    SPACES_FOR_BELLICOSITY,
    SPARTA,
    SPARTAN,
    VP_DECISIVE,
    VP_SCENARIO,
    VP_SURRENDER,
    WEARY,
    column,
)
from .fall_of_sparta import spaces_lost as coalition_lost
from .fall_of_sparta import surrenders as coalition_surrenders
from .homecoming import come_home
from .political import roll_event, ships_lost
from .remembered import Deeds, Turn
from .state import (
    BOX,
    CUP,
    DEAD,
    NOBODY,
    PeloponnesianState,
    enemy_of,
    fall_of_sparta,
    holds,
    including,
    note,
    seat_of,
    solitaire,
)
from .tracks import draw_revenue, move_bellicosity, score

HOPEFUL = 10
"""PW-9.3-o The Bellicosity of both sides after an armistice, less the war turns they have fought."""
EXHAUSTED = (1, 2)
"""PW-10.3.4-b The Bellicosity of both sides that makes the Thirty Years' Peace."""

# -- 9.1 --------------------------------------------------------------------------------------------------------------


async def bellicosity_change(s: PeloponnesianState) -> None:
    """PW-9.1-a The SCI, lost spaces (PW-9.1-c) and the event of the turn (PW-9.1-e) move each side's Bellicosity."""
    for side in (ATHENS, SPARTA):
        reasons = (
            ("sci", sci_effect(s.sci[side])),
            ("lost_spaces", -(dismaying(s, side) // SPACES_FOR_BELLICOSITY)),
            ("event", -s.shaken[side]),
        )
        total = s.bellicosity[side]
        for why, by in reasons:
            if by:
                # All together, then within the track (ruling OQ-BELL-ORDER): what is above it is not lost on the way.
                total += by
                move_bellicosity(s, side, total - s.bellicosity[side], why)
    s.shaken = [0, 0]


def dismaying(s: PeloponnesianState, side: int) -> int:
    """PW-9.1-c The lost spaces of a side; the Coalition counts its own (ruling OQ-FOS-REVENUE)."""
    return coalition_lost(s, side) if fall_of_sparta(s) else lost_spaces(s, side)


def sci_effect(sci: int) -> int:
    """PW-9.1-a All of a negative SCI, half of a positive one, rounded down (PW-9.1-b)."""
    return sci if sci < 0 else sci // 2


# -- 9.2 --------------------------------------------------------------------------------------------------------------


def surrenders(s: PeloponnesianState, side: int) -> str:
    """PW-9.2-a A side surrenders when its home is enemy-controlled or its Bellicosity is gone (-b). Why, or nothing."""
    if fall_of_sparta(s):
        return coalition_surrenders(s, side)
    if s.control[HOME[side]] == enemy_of(side):
        return "home_lost"
    return "bellicosity" if s.bellicosity[side] == 0 else ""


async def surrender(s: PeloponnesianState) -> None:
    """PW-9.2-c A surrender ends the game; the player gains 200 VP divided by the turn, rounded up (PW-1.2-d)."""
    given = [side for side in (ATHENS, SPARTA) if surrenders(s, side)]
    for side in given:
        s.emit(Surrendered(SIDE_REFS[side], f"effect:{surrenders(s, side)}"))
        note(s, surrendered=including(s.now.surrendered, side))
    if given:
        s.over = "surrender"
        # One bonus for the one player, whoever surrenders (rulings OQ-VP-SURRENDER, OQ-DOUBLE-SURRENDER).
        score(s, s.player, rounded_up(VP_SURRENDER, s.turn), "surrender")


# -- 9.3 --------------------------------------------------------------------------------------------------------------


def weary(s: PeloponnesianState, side: int) -> bool:
    """PW-9.3-a Bellicosity of 6 or less, or fewer than 1000 talents."""
    return s.bellicosity[side] <= WEARY or s.treasury[side] < RESERVE


async def armistice(s: PeloponnesianState) -> None:
    """PW-9.3-a When both sides are weary of war; once in a game (PW-9.3-b), and not in every scenario."""
    if s.armistice or not SCENARIOS[s.setup.scenario].armistice:
        return
    if not (weary(s, ATHENS) and weary(s, SPARTA)):
        return
    [die] = await roll(6, purpose="armistice", rule="PW-9.3-c")
    nicias = 1 if s.now.nicias else 0
    turns = rounded_up(die + nicias, 2)
    s.armistice = True
    s.emit(ArmisticeMade(die, nicias, turns))
    if s.setup.scenario == ARCHIDAMIAN:
        # PW-1.4-c
        s.over = "armistice"
        return
    await withdraw(s)
    s.hostages = [0, 0]
    await events_of_peace(s, turns)
    for side in (ATHENS, SPARTA):
        draw_revenue(s, side, revenue_of(s, side, at_war=False), turns)
    for side in (ATHENS, SPARTA):
        await build_in_peace(s, side)
    for side in (ATHENS, SPARTA):
        # PW-9.3-o
        move_bellicosity(s, side, HOPEFUL - s.fought - s.bellicosity[side], "armistice")


async def withdraw(s: PeloponnesianState) -> None:
    """PW-9.3-d Athenian and Spartan SP leave captured spaces; allied units stay (PW-9.3-e) and keep them (-g)."""
    for space in range(SPACES):
        for side, nation in ((ATHENS, ATHENIAN), (SPARTA, SPARTAN)):
            if s.colour[space] != side:
                for kind in range(KINDS):
                    i = space * COLUMNS + column(nation, kind)
                    s.box[column(nation, kind)] += s.units[i]
                    s.units[i] = s.spent[i] = 0
    await come_home(s, after_combat=True)
    show_control(s)


async def events_of_peace(s: PeloponnesianState, turns: int) -> None:
    """PW-9.3-i An event for each turn of the armistice as it passes (PW-9.3-p); what cannot occur is not rolled again.

    The turn before is to them the last one of the war. The last turn of the game ends the armistice (OQ-ARM-TURNS).
    """
    s.before = deeds(s)
    for _ in range(min(turns, last_turn(s) - s.turn)):
        s.turn += 1
        await roll_event(s, reroll=False)


async def build_in_peace(s: PeloponnesianState, side: int) -> None:
    """PW-9.3-l Up to 5 SP, above 1000 talents: a player what he likes, Sparta ships, Athens Hoplites (PW-9.3-n)."""
    if seat_of(s, side) != NOBODY:
        await build_by_choice(s, side, ARMISTICE_BUILDING, RESERVE)
        return
    # Its own nation first, then its allies (ruling OQ-ARM-BUILD).
    kinds = [column(nation, NAVAL if side == SPARTA else HOPLITE) for nation in NATIONS_OF[side]]
    for _ in range(ARMISTICE_BUILDING):
        found = [c for c in buildable(s, side) if c in kinds]
        if not found or s.treasury[side] - BUILDING_COST < RESERVE:
            return
        col = min(found, key=kinds.index)
        space = place_for(s, col)
        assert space is not None
        build(s, side, col, space, side)


# -- 9.4 --------------------------------------------------------------------------------------------------------------


async def end_of_turn(s: PeloponnesianState) -> None:
    """PW-9.4-a Ravaged markers go, leaders return to their cups (-b), the turn marker moves (-c)."""
    await bury_leaders(s)
    look_at_target(s)
    if s.setup.scenario in (FIRST_WAR, FALL_OF_SPARTA):
        # PW-10.3.5-a, PW-10.5.5-a Here Bellicosity is looked at when the turn ends, too.
        await surrender(s)
    # PW-EV1.9-c The truce after Cimon's death takes a turn.
    next_turn = s.turn + (2 if s.now.skip_turn else 1)
    s.over = s.over or ends_with_turn(s, next_turn)
    if s.over:
        return
    s.ravaged = bytearray(SPACES)
    for leader, at in enumerate(s.leader_at):
        if at == BOX:
            s.leader_at[leader] = CUP
    s.turn = next_turn
    s.fought += 1
    s.before = deeds(s)
    fresh_turn(s)


def look_at_target(s: PeloponnesianState) -> None:
    """PW-EV1.6-b A place an event has named costs Sparta Bellicosity if no unit of it stands there (OQ-PHOCIS)."""
    if s.now.target is not None and not holds(s, s.now.target, SPARTA):
        move_bellicosity(s, SPARTA, -1, "target")


def ends_with_turn(s: PeloponnesianState, next_turn: int) -> str:
    """PW-1.3.1-a Why the game ends with this turn: the last is over, or the Thirty Years' Peace (PW-10.3.4-b)."""
    if s.setup.scenario == FIRST_WAR and all(b in EXHAUSTED for b in s.bellicosity):
        return "peace"
    return "turns" if next_turn > last_turn(s) else ""


def last_turn(s: PeloponnesianState) -> int:
    """PW-10.1.4-d The Decelean War ends after turn 10, by an option after turn 8 (ruling OQ-10.1-END)."""
    if s.setup.scenario == DECELEAN:
        return int(s.setup.option("decelean_end"))
    return SCENARIOS[s.setup.scenario].turns[1]


def points_needed(s: PeloponnesianState) -> int | None:
    """PW-1.3.1-b, PW-1.4-f The points that win a war of one player; where the will decides, none do."""
    if not solitaire(s) or s.setup.scenario in (FIRST_WAR, FALL_OF_SPARTA):
        return None
    return VP_DECISIVE + 1 if s.setup.scenario == "campaign" else VP_SCENARIO


def has_points(s: PeloponnesianState) -> bool:
    """PW-1.3.1-b, PW-1.4-f The points there are win the war of one player."""
    needed = points_needed(s)
    return needed is not None and s.vp[0] >= needed


async def bury_leaders(s: PeloponnesianState) -> None:
    """PW-EV1.9-b Of the leaders who fell this turn one a side stays dead, at random; Cimon dies with it (-c)."""
    cimon = s.leader_at[CIMON] == BOX or s.leader_at[CIMON] >= 0 or CIMON in s.now.doomed
    for side in (ATHENS, SPARTA):
        doomed = [n for n in s.now.doomed if LEADER_SIDE[n] == side]
        if doomed:
            pick = 1 if len(doomed) == 1 else (await roll(len(doomed), purpose="dead", rule="PW-EV1.9-b"))[0]
            for n in doomed:
                s.leader_at[n] = DEAD if n == doomed[pick - 1] else CUP
            s.fallen[side] += 1
    if s.now.cimon and cimon:
        s.leader_at[CIMON] = DEAD
        note(s, skip_turn=True)
        s.emit(LeaderLost(SIDE_REFS[ATHENS], LEADER_REFS[CIMON], "effect:dead_event"))


def deeds(s: PeloponnesianState) -> Deeds:
    """What the next turn asks of this one (PW-3.3-b, PW-EVT.6-a)."""
    return Deeds(ships_lost(s), s.now.spartans_in_attica)


def fresh_turn(s: PeloponnesianState) -> None:
    """What lasts for one turn only is forgotten."""
    s.spent = bytearray(len(s.spent))
    s.elite_spent = [0] * len(ELITE_SP)
    s.done, s.passed, s.drawn, s.answered = [0, 0], [0, 0], [NOBODY, NOBODY], []
    s.lost = bytearray(COLUMNS)
    s.now = Turn()
