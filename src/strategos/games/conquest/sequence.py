"""SEQUENZA DEL GIOCO: the six phases of a turn, the order of turns, and how the game ends (COME VINCERE)."""

from __future__ import annotations

from strategos.kernel.agenda import Tasks, play
from strategos.kernel.asking import Seat
from strategos.kernel.clock import Each, Phase, Sequence
from strategos.kernel.game import Outcome, Procedure

from .combat import combat
from .land_battle import aftermath, declare, fight_round, pursue
from .movement import movement
from .placement import placement
from .provinces import turn_order
from .purchase import purchase
from .ransom import bargain
from .sea_battle import fight_sea_round
from .set_up import set_up
from .state import GONE, NOBODY, ConquestState, alive, living, several_living, side, tribute
from .tasks import Aftermath, Bargain, Declaration, LandBattle, Pursuit, SeaBattle
from .treasury import destroy_cities, draw_tribute


def after(s: ConquestState, seat: Seat | None) -> Seat | None:
    """CE-order-02 The next player still in the game in this round; None when all have had their turn."""
    order = turn_order(s)
    start = 0 if seat is None else order.index(seat) + 1
    return next((other for other in order[start:] if alive(s, other)), None)


TURN: tuple[Phase[ConquestState], ...] = (
    Phase("movement", "CE-mphase-01", movement),
    Phase("combat", "CE-cphase-01", combat),
    Phase("tribute", "CE-trib-01", draw_tribute),
    Phase("destroy", "CE-destroy-01", destroy_cities),
    Phase("purchase", "CE-buy-01", purchase),
    Phase("placement", "CE-place-01", placement),
)
"""CE-seq-01 Six phases in fixed order."""
SEQUENCE: Sequence[ConquestState] = (Each(after, TURN),)
TASKS: Tasks[ConquestState] = {
    LandBattle: fight_round,
    Declaration: declare,
    Pursuit: pursue,
    Aftermath: aftermath,
    SeaBattle: fight_sea_round,
    Bargain: bargain,
}
PHASES: tuple[str, ...] = tuple(phase.name for phase in TURN)


def following(s: ConquestState) -> Procedure | None:
    """What comes next."""
    if s.home[-1] == GONE:
        return set_up(s)
    over = (s.emperor != NOBODY or not several_living(s)) and outcome(s)
    return None if over else play(SEQUENCE, TASKS, s)


def outcome(s: ConquestState) -> Outcome | None:
    """CE-vict-01 The last Caesar wins; or the one all others have acclaimed (CE-vict-02)."""
    if s.home[-1] == GONE:
        return None
    if s.emperor != NOBODY:
        return Outcome((s.emperor,), "acclaimed", scores(s))
    if several_living(s) or not (left := living(s)):
        return None
    return Outcome((left[0],), "last_caesar", scores(s))


def scores(s: ConquestState) -> dict[str, int]:
    """The markers on the Tribute Scale."""
    return {side(s, seat): tribute(s, seat) for seat in range(s.setup.seats)}
