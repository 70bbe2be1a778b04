"""1.3, 1.4, 10: what one plays for, and what hangs over both sides: points, a will to break, the end in sight."""

from __future__ import annotations

from collections.abc import Iterator

from strategos.kernel.asking import Seat
from strategos.kernel.beside import Goal

from .armistice import has_points, last_turn, points_needed, weary
from .combat import cities
from .event_table import rounded_up
from .facts import (
    ATHENS,
    EARLY_SURRENDER,
    FIRST_WAR,
    HOME,
    NAMES,
    REFS,
    RESERVE,
    SCENARIOS,
    SIDE_REFS,
    SPARTA,
    VP_SURRENDER,
    WEARY,
)
from .political import CHANGES, CLOSING
from .state import NOBODY, PeloponnesianState, enemy_of, fall_of_sparta, solitaire

FALTERING = 2
"""The Bellicosity from which on a side's end is said with every question."""


def goals(s: PeloponnesianState, seat: Seat | None) -> list[Goal]:
    """PW-1.3.1-b, PW-1.4-f, PW-10.3.5-a Points or a broken will, by the scenario and the number of players."""
    side = s.player if solitaire(s) else NOBODY if seat is None else seat
    of_will = s.setup.scenario == FIRST_WAR or fall_of_sparta(s)
    found: list[Goal] = []
    if not solitaire(s) or of_will:
        found.extend(wills(s, side))
    if solitaire(s) and not of_will:
        found.extend(points(s))
        found.extend(change(s))
    elif not of_will:
        found.extend(lead(s, side))
    found.extend(truce(s))
    turns, needed = last_turn(s) - s.turn + 1, points_needed(s)
    facts = {"turn": last_turn(s), "turns": turns, "vp": None if needed is None else s.vp[0], "needed": needed}
    ends, short = turns == 1, needed is not None and not has_points(s)
    found.append(Goal("last_turn", facts, None, "PW-1.3.1-a", urgent=ends, dreaded=ends and short))
    return found


def points(s: PeloponnesianState) -> Iterator[Goal]:
    """PW-1.3.1-b More than 150 Victory Points, in the shorter wars 40; a surrender brings many (PW-1.2-d)."""
    vp, worth = s.vp[0], rounded_up(VP_SURRENDER, s.turn)
    campaign = s.setup.scenario == "campaign"
    rule = "PW-1.3.1-b" if campaign else "PW-1.4-f"
    yield Goal("points", {"vp": vp, "needed": points_needed(s)}, has_points(s), rule)
    if campaign and s.turn <= EARLY_SURRENDER:
        yield Goal("early", {"turn": EARLY_SURRENDER}, False, "PW-1.3.1-c")
    foe = enemy_of(s.player)
    facts = {"side": SIDE_REFS[foe], "bellicosity": s.bellicosity[foe], "vp": worth}
    yield Goal("surrender", facts, None, "PW-1.2-d", (NAMES[HOME[foe]],))


def change(s: PeloponnesianState) -> Iterator[Goal]:
    """PW-3.1-b Who does well takes the other League next turn; in three wars the way back to Athens ends them."""
    if s.turn == last_turn(s) or s.sci[s.player] < 0:
        return
    facts = {"side": SIDE_REFS[enemy_of(s.player)], "die": max(1, CHANGES - s.sci[s.player])}
    if s.player == SPARTA and s.setup.scenario in CLOSING:
        yield Goal("change_ends", facts, None, "PW-1.4-b")
    else:
        yield Goal("change", facts, None, "PW-3.1-b")


def wills(s: PeloponnesianState, side: int) -> Iterator[Goal]:
    """PW-9.2-a, PW-10.3.5-a The enemy's Bellicosity, or his home; one's own is what he is after."""
    for other in (ATHENS, SPARTA):
        left = s.bellicosity[other]
        home, *more = cities(s, other)
        second = REFS[more[0]] if more else None
        facts = {"side": SIDE_REFS[other], "bellicosity": left, "space": REFS[home], "second": second}
        where = (NAMES[home], *(NAMES[space] for space in more))
        if other == side:
            yield Goal("hold", facts, None, "PW-9.2-b", where, urgent=left <= FALTERING)
        else:
            yield Goal("break", facts, left == 0, "PW-9.2-a", where)


def lead(s: PeloponnesianState, side: int) -> Iterator[Goal]:
    """Ruling OQ-2P-VICTORY: of two players the one with more Victory Points, if nobody surrenders."""
    if side != NOBODY:
        ours, theirs = s.vp[side], s.vp[enemy_of(side)]
        yield Goal("lead", {"vp": ours, "theirs": theirs}, ours > theirs, "PW-11-a")


def truce(s: PeloponnesianState) -> Iterator[Goal]:
    """PW-9.3-a The one armistice comes when both are weary; said as soon as one is."""
    if s.armistice or not SCENARIOS[s.setup.scenario].armistice:
        return
    tired = [SIDE_REFS[side] for side in (ATHENS, SPARTA) if weary(s, side)]
    if tired:
        both = len(tired) == 2
        facts = {"side": None if both else tired[0], "bellicosity": WEARY, "talents": RESERVE}
        yield Goal("armistice", facts, None, "PW-9.3-a", urgent=both)
