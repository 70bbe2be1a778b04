"""6.2 The moments at which Surprise cards may be played, out of turn too, and how one is played and answered.

Whoever qualifies by what everybody knows is asked, whatever they hold: so nobody learns from the questions who could
have done something (OQ-SURPRISE-WINDOW).

What both editions have alike stands in `common/windows.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from strategos.kernel.asking import No, Option
from strategos.kernel.window import Moment, window

from ..common.board import NOBODY, SIDE_REFS
from ..common.card_events import CardVoid, SurprisePlayed
from ..common.position import factions
from ..common.surprise_cards import Occasion
from ..common.windows import facts_of, is_awaited, is_out
from .deal import deal
from .facts import CARD_NAMES, CARD_PICKS, CARD_REFS
from .state import SuccessorsState
from .surprise_cards import AHURA_MAZDA, ANY_TIME, CRETAN_LIAR, SURPRISES

GAP = Moment("gap", "S4-6.2-f", always=True)
"""Whenever no step is under way. Everybody begins with a standing order to pass here: to be asked is a wish."""
EVENT_ANNOUNCED = Moment("event_announced", "S4-6.2-f", until=("attacked", "turn"), always=True)
SURPRISE_ANNOUNCED = Moment("surprise_announced", "S4-6.2-f", until=("segment",), always=True)
SIEGE_ROLL = Moment("siege_roll", "S4-15.2-i", until=("segment",), always=True)
SIEGE_PRESTIGE = Moment("siege_prestige", "S4-7.2-an", until=("segment",))
MEETING_PRESTIGE = Moment("meeting_prestige", "S4-10-ac", until=("segment",))
BATTLE_CARDS = Moment("battle_cards", "S4-14.3-a", until=("segment",))
BATTLE_PRESTIGE = Moment("battle_prestige", "S4-14.4-a", until=("segment",))
NAVAL_STEP = Moment("naval_step", "S4-13.2-d", until=("move", "attacked"), always=True)
NAVAL_DICE = Moment("naval_dice", "S4-13.3-k", until=("move", "attacked"), always=True)
MOMENTS: tuple[Moment, ...] = (
    GAP,
    EVENT_ANNOUNCED,
    SURPRISE_ANNOUNCED,
    SIEGE_ROLL,
    SIEGE_PRESTIGE,
    MEETING_PRESTIGE,
    BATTLE_CARDS,
    BATTLE_PRESTIGE,
    NAVAL_STEP,
    NAVAL_DICE,
)


def why_not_hold(s: SuccessorsState, on: Occasion, seat: int, card: int) -> No | None:
    """What a seat cannot play of what could be played."""
    if card not in s.hand[seat]:
        return No("S4-6.2-f", "not_in_hand", {"card": CARD_REFS[card]})
    return SURPRISES[card].why_not(s, seat, on)


def open_to(s: SuccessorsState, cards: Iterable[int], on: Occasion, seat: int) -> list[Option[int]]:
    """The cards a seat might play at this moment; none if none of those the moment is for can be played."""
    if not any(SURPRISES[card].why_not(s, seat, on) is None and is_out(s, card) for card in cards):
        return []
    among = sorted({*cards, *ANY_TIME}, key=lambda card: CARD_NAMES[card])
    return [CARD_PICKS[card] for card in among if is_out(s, card)]


async def pause(
    s: SuccessorsState,
    moment: Moment,
    seats: Iterable[int],
    cards: Iterable[int],
    on: Occasion = Occasion(),
    ends: tuple[int, ...] = (),
) -> list[tuple[int, int]]:
    """A moment at which those of `seats` who hold a card may play one of `cards`, or one that waits for no moment.

    S4-6.2-g In Turn Order, again from the start after each card settled, until all pass or one of `ends` was not
    answered. Returns the cards that took effect, each with who played it.
    """
    among, own = list(seats), tuple(cards)
    done: list[tuple[int, int]] = []
    while True:
        asked = [seat for seat in s.turn_order() if seat in among and s.hand[seat]]
        act = await window(
            s,
            moment,
            asked,
            partial(open_to, s, own, on),
            why_not=partial(why_not_hold, s, on),
            about=facts_of(s, on),
            only_able=s.setup.options.get("reactions") == "able",
        )
        if act is None:
            return done
        seat, card = act
        if await play_surprise(s, seat, card, on):
            done.append((seat, card))
            if card in ends:
                return done


async def play_surprise(s: SuccessorsState, faction: int, card: int, on: Occasion) -> bool:
    """6.2 A Surprise card is announced with its target, may be answered, newest first, and is carried out or void; then
    its player draws (S4-6.2-h). Whether it took effect."""
    lay_down(s, faction, card)
    s.emit(SurprisePlayed(SIDE_REFS[faction], CARD_REFS[card]))
    surprise = SURPRISES[card]
    target = await surprise.target(s, faction, on)
    answer = Occasion(by=faction, card=card)
    done = await pause(s, SURPRISE_ANNOUNCED, factions(s), (CRETAN_LIAR,), answer, ends=(CRETAN_LIAR,))
    void = any(played == CRETAN_LIAR for _, played in done)
    if void:
        s.emit(CardVoid(CARD_REFS[card]))
    else:
        await surprise.carry_out(s, faction, on, target)
    if card != AHURA_MAZDA:
        await deal(s, faction, 1)
    return not void


def lay_down(s: SuccessorsState, faction: int, card: int) -> None:
    """S4-6.2-al From the hand face up onto the discard pile."""
    hand = list(s.hand[faction])
    hand.remove(card)
    s.hand[faction] = tuple(hand)
    s.discards.append(card)
    s.glimpses = [glimpse for glimpse in s.glimpses if (glimpse.of, glimpse.card) != (faction, card)]


async def gap(s: SuccessorsState) -> None:
    """W-GAP No step is under way: who has wished to be asked may play what can be played at any time."""
    if s.winner == NOBODY and is_awaited(s, GAP.name):
        await pause(s, GAP, factions(s), ANY_TIME)
