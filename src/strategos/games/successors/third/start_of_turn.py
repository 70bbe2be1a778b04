"""3.1, 4, 21 What the start of a Game Turn brings, the Turn Order, the Usurper."""

from __future__ import annotations

from strategos.kernel.asking import Option, choose
from strategos.kernel.standing import lift

from ..common.board import DEAD, DISPERSED, FACTIONS, NOBODY, SIDE_REFS
from ..common.events import GeneralJoined, HearseLost, TurnBegan, UsurperNamed
from ..common.position import factions
from ..common.scoring import victory_points
from ..common.settle import settle
from ..common.succession import succeed
from ..common.victory import by_die, most
from .events import TurnOrderSet
from .facts import ANTIGONOS, ANTIPATROS, DEMETRIOS, GENERAL_REFS, HEARSE
from .state import SuccessorsState
from .victory import by_seniority, regency


async def start_of_turn(s: SuccessorsState) -> None:
    """21 What the Game Turn brings: first of all a Regency, then the rest (OQ3-REGENT-ORDER)."""
    lift(s, "turn")
    s.emit(TurnBegan(s.clock.round))
    settle(s)
    if s.winner == NOBODY:
        await regency(s)
    if s.winner == NOBODY:
        succession(s)
        lose_hearse(s)
        settle(s)


def succession(s: SuccessorsState) -> None:
    """Game Turn 3: Polyperchon for Antipatros (S3-21.3-a), and Demetrios for the player of Antigonos (S3-21.2-a); in
    positions of examples nobody may have received them."""
    if s.clock.round != 3:
        return
    if s.general_at[ANTIPATROS] != DEAD and s.received[ANTIPATROS] != NOBODY:
        succeed(s)
    faction = s.received[ANTIGONOS]
    if faction == NOBODY:
        return
    # He comes with the Reinforcements of this Game Turn (OQ3-REGENT-ORDER).
    s.general_of[DEMETRIOS], s.general_at[DEMETRIOS] = faction, DISPERSED
    s.emit(GeneralJoined(SIDE_REFS[faction], GENERAL_REFS[DEMETRIOS]))


def lose_hearse(s: SuccessorsState) -> None:
    """S3-17.4-i Unburied in Game Turn IV, Alexander is lost."""
    if s.clock.round == 4 and s.royal_at[HEARSE] != DEAD:
        s.royal_at[HEARSE], s.royal_of[HEARSE] = DEAD, NOBODY
        s.emit(HearseLost())


# -- 3.1 Turn Order ---------------------------------------------------------------------------------------------------


async def set_turn_order(s: SuccessorsState) -> None:
    """S3-3.1-a The fewest VP (the lowest die, S3-3.1-b) choose the First Player; the others follow clockwise."""
    fewest = most(s, list(factions(s)), lambda faction: -victory_points(s, faction).value)
    chooser = await by_die(s, fewest, highest=False)
    sides = [Option(FACTIONS[f], f, {"button": FACTIONS[f]}) for f in factions(s)]
    s.first = await choose(chooser, "first_player", sides, rule="S3-3.1-a")
    s.emit(TurnOrderSet(SIDE_REFS[chooser], SIDE_REFS[s.first]))


# -- 4 The Usurper ----------------------------------------------------------------------------------------------------


async def name_usurper(s: SuccessorsState) -> None:
    """S3-4.1-a The most VP, for the whole Game Turn (S3-4.1-c); of several the most senior (S3-4.1-b)."""
    s.usurper = await by_seniority(s, most(s, list(factions(s)), lambda faction: victory_points(s, faction).value))
    s.emit(UsurperNamed(SIDE_REFS[s.usurper]))
