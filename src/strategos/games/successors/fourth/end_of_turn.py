"""5.6 The End of Turn: a last chance to bury Alexander, and after Game Turn V the winner."""

from __future__ import annotations

from strategos.kernel.clock import AGAIN, Again

from ..common.board import NOBODY
from ..common.settle import settle
from .burial import offer_burial
from .state import SuccessorsState
from .victory import end_of_game


async def end_of_turn(s: SuccessorsState) -> Again | None:
    """S4-5.6-a Burial first; then what lasts a Game Turn is over (OQ-MARRY-WHEN), and the next one begins."""
    settle(s)
    for faction in s.turn_order():
        if s.winner == NOBODY:
            await offer_burial(s, faction)
    s.brides.clear()
    s.resupplied.clear()
    s.pact = ()
    s.discards += s.kept
    s.kept.clear()
    s.usurper = NOBODY
    if s.winner == NOBODY:
        await end_of_game(s)
    # When the game is over no other Game Turn begins.
    return None if s.winner == NOBODY else AGAIN
