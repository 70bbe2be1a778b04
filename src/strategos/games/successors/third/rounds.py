"""3.5, 24 The Strategy Phase: Rounds of Player Turns, and the cards revealed at the end of a Round."""

from __future__ import annotations

from strategos.kernel.agenda import push
from strategos.kernel.asking import Seat
from strategos.kernel.chance import draw, roll
from strategos.kernel.clock import AGAIN, Again
from strategos.kernel.standing import lift

from ..common.board import NOBODY, SIDE_REFS
from ..common.card_events import CardRevealed
from ..common.windows import end_move
from .cards import EVENTS
from .facts import CARD_NAMES, CARD_REFS, CARDS, TABLE_CARDS
from .segments import forget_segment
from .state import SuccessorsState
from .tasks import Play
from .windows import gap

REVEALED: dict[int, int] = {2: 2, 3: 1, 4: 0}
"""Players → cards revealed at the end of a Round (S3-24.1-d, S3-24.2-c)."""


def player_after(s: SuccessorsState, seat: Seat | None) -> Seat | None:
    """S3-3.5-c In every Round each player in Turn Order."""
    order = s.turn_order()
    if seat is None:
        return order[0]
    place = order.index(seat) + 1
    return order[place] if place < len(order) else None


async def begin_segment(s: SuccessorsState) -> None:
    """S3-3.5-b What the last Segment remembered is forgotten; before the next one whoever wishes is asked (W-GAP)."""
    forget_segment(s)
    s.orator = NOBODY
    lift(s, "segment")
    end_move(s)
    await gap(s)


async def end_of_round(number: int, s: SuccessorsState) -> Again | None:
    """S3-24.1-d Cards of the table are revealed, one after the other; each counts as a Segment (OQ-ROUND-END)."""
    if s.winner != NOBODY or s.table <= TABLE_CARDS[s.setup.seats] - number * REVEALED[s.setup.seats]:
        return None
    await begin_segment(s)
    [place] = await draw(len(s.deck), purpose="table_card", rule="S3-24.1-d")
    card = s.deck.pop(place - 1)
    s.table -= 1
    # S3-24.1-d
    s.discards.append(card)
    await reveal(s, card)
    return AGAIN


async def reveal(s: SuccessorsState, card: int) -> None:
    """S3-24.1-e Only six events take effect, and never their OP; who resolves them is drawn by lot (S3-24.1-f)."""
    event = EVENTS[CARD_NAMES[card]] if CARDS.cards[card].revealed else None
    if event is None:
        s.emit(CardRevealed(CARD_REFS[card]))
        return
    [resolver] = [n - 1 for n in await roll(s.setup.seats, purpose="resolver", rule="S3-24.1-f")]
    s.emit(CardRevealed(CARD_REFS[card], SIDE_REFS[resolver]))
    if event.why_not(s, resolver) is None:
        push(s, Play(resolver, card, await event.target(s, resolver), revealed=True))
