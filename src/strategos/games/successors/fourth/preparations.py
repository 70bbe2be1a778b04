"""5.1 Preparations: what the Game Turn brings, the Usurper, the Turn Order."""

from __future__ import annotations

from strategos.kernel.agenda import push
from strategos.kernel.asking import Option, choose, confirm
from strategos.kernel.standing import lift

from ..common.board import DEAD, FACTIONS, NOBODY, NONE, OFF, SIDE_REFS
from ..common.events import GeneralJoined, HearseLost, TurnBegan, UsurperNamed
from ..common.position import factions, on_map_generals
from ..common.scoring import victory_points
from ..common.settle import settle
from ..common.succession import succeed
from ..common.victory import by_die, most
from .events import TurnOrderSet
from .facts import ANTIGONOS, ANTIPATROS, DEMETRIOS, GENERAL_REFS, HEARSE
from .state import SuccessorsState
from .tasks import Reinforce
from .victory import by_rank, regency


async def preparations(s: SuccessorsState) -> None:
    """S4-5.1-a What the Game Turn brings: first of all a Regency (OQ-REGENCY-TIMING), then the rest as printed."""
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
    """Game Turn III: Polyperchon for Antipatros (S4-5.1-d), and Demetrios for the player of Antigonos (S4-5.1-e); in
    positions of examples nobody may have received them."""
    if s.clock.round != 3:
        return
    faction = s.received[ANTIGONOS]
    # S4-5.2-p Polyperchon has not been on the map since the phase began.
    openers = on_map_generals(s, faction)
    if s.general_at[ANTIPATROS] != DEAD and s.received[ANTIPATROS] != NOBODY:
        succeed(s)
    if faction == NOBODY:
        return
    s.general_of[DEMETRIOS], s.general_at[DEMETRIOS] = faction, OFF
    s.emit(GeneralJoined(SIDE_REFS[faction], GENERAL_REFS[DEMETRIOS]))
    # OQ-DEMETRIOS He brings no CUs.
    push(s, Reinforce(faction, NONE, (DEMETRIOS,), openers=openers))


def lose_hearse(s: SuccessorsState) -> None:
    """S4-3.8-j Unburied in Game Turn IV, Alexander is lost."""
    if s.clock.round == 4 and s.royal_at[HEARSE] != DEAD:
        s.royal_at[HEARSE], s.royal_of[HEARSE] = DEAD, NOBODY
        s.emit(HearseLost())


# -- B, C -------------------------------------------------------------------------------------------------------------


async def name_usurper(s: SuccessorsState) -> None:
    """S4-5.1-h The most VP, for the whole Game Turn; of several the highest-Rank General (S4-5.1-i)."""
    s.usurper = await by_rank(s, most(s, list(factions(s)), lambda faction: victory_points(s, faction).value))
    s.emit(UsurperNamed(SIDE_REFS[s.usurper]))


async def set_turn_order(s: SuccessorsState) -> None:
    """S4-5.1-j The fewest VP (the lowest die, S4-5.1-k) choose the First Player and the direction (S4-5.1-l)."""
    fewest = most(s, list(factions(s)), lambda faction: -victory_points(s, faction).value)
    chooser = await by_die(s, fewest, highest=False)
    sides = [Option(FACTIONS[f], f, {"button": FACTIONS[f]}) for f in factions(s)]
    s.first = await choose(chooser, "first_player", sides, rule="S4-5.1-j")
    if s.setup.seats > 2:
        left, right = (SIDE_REFS[(s.first + step) % s.setup.seats] for step in (1, -1))
        about = {"side": SIDE_REFS[s.first], "leftward": left, "rightward": right}
        s.leftward = await confirm(chooser, "leftward", rule="S4-5.1-l", about=about)
    then = SIDE_REFS[s.turn_order()[1]]
    s.emit(TurnOrderSet(SIDE_REFS[chooser], SIDE_REFS[s.first], s.leftward, then))
