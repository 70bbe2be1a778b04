"""3 The Political Phase: side determination, the event, the Delian League, leaders."""

from __future__ import annotations

from strategos.kernel.chance import roll

from .event_table import STANDARD, Carry, impossible
from .events import EventRolled, InForce, SideChanged, SideKept, TurnBegan
from .facts import (
    ARCHIDAMIAN,
    ATHENS,
    DECELEAN,
    EVENT_AT,
    FALL_OF_ATHENS,
    FALL_OF_SPARTA,
    FIRST_WAR,
    KIND_OF,
    NATION_OF,
    NAVAL,
    SCENARIOS,
    SIDE_OF,
    SIDE_REFS,
    SPARTA,
)
from .fall_of_sparta import draw_coalition, roles
from .fall_of_sparta_events import EVENTS as FALL
from .first_war_events import FIRST
from .in_force import in_force
from .leaders import draw_leader
from .oligarchs import delian_rebellion
from .state import PeloponnesianState, enemy_of, fall_of_sparta, first_turn, note, solitaire
from .supply import IN_ATTICA
from .whereabouts import presence

CHANGES = 6
"""PW-3.1-b The least that makes the player change sides."""
CLOSING = (ARCHIDAMIAN, DECELEAN, FALL_OF_ATHENS)
"""PW-1.4-b The scenarios that end when the player changes from Sparta to Athens."""
NAVAL_LOSSES = 4
"""PW-3.3-b The Naval SP whose loss makes the Delian League rebel."""
TABLES: dict[str, dict[str, Carry]] = {"standard": STANDARD, FIRST_WAR: FIRST, FALL_OF_SPARTA: FALL}
"""PW-3.2-a The Event Tables."""


def years_of(s: PeloponnesianState) -> str:
    """The years a turn stands for; a scenario's list begins with turn 1."""
    years = SCENARIOS[s.setup.scenario].years
    return years[s.turn - 1] if s.turn <= len(years) else ""


def turn_begins(s: PeloponnesianState) -> None:
    """Spartans who stand in Attica as a turn begins are remembered for the plague (PW-EVT.6-a, ruling OQ-PLAGUE)."""
    s.emit(TurnBegan(s.turn, years_of(s)))
    if presence(s, SPARTA) & IN_ATTICA:
        note(s, spartans_in_attica=True)


# -- 3.1 --------------------------------------------------------------------------------------------------------------


async def side_determination(s: PeloponnesianState) -> None:
    """PW-3.1-a A player whose war goes well may have to take the other League; skipped in the first turn (PW-3-a)."""
    turn_begins(s)
    if first_turn(s):
        return
    if fall_of_sparta(s):
        await roles(s)
        return
    if not solitaire(s) or s.sci[s.player] < 0:
        return
    [die] = await roll(6, purpose="side", rule="PW-3.1-b")
    total = die + s.sci[s.player]
    if total < CHANGES:
        s.emit(SideKept(SIDE_REFS[s.player], die, total))
        return
    s.player = enemy_of(s.player)
    note(s, switched=True)
    s.emit(SideChanged(SIDE_REFS[s.player], die, total))
    ends_by_change(s)


def ends_by_change(s: PeloponnesianState) -> None:
    """PW-1.4-b Three scenarios end when the player changes from Sparta to Athens (PW-10.1.4-a, PW-10.2.4-b)."""
    if s.setup.scenario in CLOSING and s.player == ATHENS:
        s.over = "switched"


# -- 3.2 --------------------------------------------------------------------------------------------------------------


async def event(s: PeloponnesianState) -> None:
    """PW-3.2-a Two dice on the Event Table; what cannot happen is rolled again (PW-3.2-b)."""
    if first_turn(s):
        return
    await roll_event(s, reroll=True)


async def roll_event(s: PeloponnesianState, *, reroll: bool) -> None:
    """PW-3.2-c A possible event is carried out at once; in an armistice nothing is rolled again (PW-9.3-i)."""
    table = SCENARIOS[s.setup.scenario].events
    while True:
        dice = await roll(6, 2, purpose="event", rule="PW-3.2-a")
        name = EVENT_AT[table, sum(dice)]
        vain = impossible(s, name)
        s.emit(EventRolled((dice[0], dice[1]), f"effect:{name}", not vain))
        if not vain:
            before = in_force(s)
            await TABLES[table][name](s)
            for one in in_force(s):
                if one not in before:
                    s.emit(InForce(*one))
            return
        if not reroll:
            return


# -- 3.3 --------------------------------------------------------------------------------------------------------------


async def delian_league(s: PeloponnesianState) -> None:
    """PW-3.3-a The Delian League rebels after a bad year: Athenian SCI of zero or less, or many ships lost (-b)."""
    if first_turn(s) or fall_of_sparta(s):
        return
    if s.sci[ATHENS] <= 0:
        await delian_rebellion(s, "unrest_sci")
    elif s.before.ships_lost >= NAVAL_LOSSES:
        await delian_rebellion(s, "unrest_ships")


def ships_lost(s: PeloponnesianState) -> int:
    """Delian Naval SP eliminated this turn, allied ones too (ruling OQ-NAVAL-LOSSES)."""
    return sum(n for c, n in enumerate(s.lost) if KIND_OF[c] == NAVAL and SIDE_OF[NATION_OF[c]] == ATHENS)


# -- 3.4 --------------------------------------------------------------------------------------------------------------


async def leader_selection(s: PeloponnesianState) -> None:
    """PW-3.4-a Each side draws a leader, who commands its first operation (PW-3.4-c)."""
    if first_turn(s):
        if s.setup.scenario == FIRST_WAR:
            # Ruling OQ-10.3-START
            for side in (ATHENS, SPARTA):
                s.drawn[side] = await draw_leader(s, side)
        return
    if fall_of_sparta(s):
        await draw_coalition(s)
    else:
        s.drawn[ATHENS] = await draw_leader(s, ATHENS)
    s.drawn[SPARTA] = await draw_leader(s, SPARTA)
