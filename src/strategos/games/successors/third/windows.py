"""7.3 The moments at which Surprise cards may be played, out of turn too, and how one is played and answered.

Whoever qualifies by what everybody knows is asked, whatever they hold: so nobody learns from the questions who could
have done something (OQ3-SURPRISE-WINDOW).

What both editions have alike stands in `common/windows.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from strategos.kernel.asking import No, Option, button, choose
from strategos.kernel.window import Moment, window

from ..common.board import NOBODY, SIDE_REFS
from ..common.card_events import CardVoid, SurpriseDiscarded, SurprisePlayed
from ..common.position import factions
from ..common.surprise_cards import Occasion
from ..common.windows import facts_of, is_awaited, is_out
from .deal import deal
from .facts import CARD_NAMES, CARD_REFS
from .state import SuccessorsState
from .surprise_cards import AHURA_MAZDA, ANY_TIME, CRETAN_LIAR, GIFT, MUTINY, SURPRISES, is_surprise

PLAY, DISCARD = button("play"), button("discard")
GAP = Moment("gap", "S3-7.3-a", always=True)
"""Whenever no step is under way. Everybody begins with a standing order to pass here: to be asked is a wish."""
EVENT_ANNOUNCED = Moment("event_announced", "S3-7.3-a", until=("attacked", "turn"), always=True)
SURPRISE_ANNOUNCED = Moment("surprise_announced", "S3-7.3-a", until=("segment",), always=True)
SIEGE_ROLL = Moment("siege_roll", "S3-15.2-d", until=("segment",), always=True)
SIEGE_PRESTIGE = Moment("siege_prestige", "S3-14.3-i", until=("segment",))
MEETING_PRESTIGE = Moment("meeting_prestige", "S3-14.3-c", until=("segment",))
BATTLE_CARDS = Moment("battle_cards", "S3-7.3-b", until=("segment",))
BATTLE_PRESTIGE = Moment("battle_prestige", "S3-14.3-c", until=("segment",))
NAVAL_STEP = Moment("naval_step", "S3-13.4-a", until=("move", "attacked"), always=True)
NAVAL_DICE = Moment("naval_dice", "S3-13.4-b", until=("move", "attacked"), always=True)
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
        return No("S3-7.3-a", "not_in_hand", {"card": CARD_REFS[card]})
    return SURPRISES[card].why_not(s, seat, on)


def open_to(s: SuccessorsState, cards: Iterable[int], on: Occasion, seat: int) -> list[Option[int]]:
    """The cards a seat might play at this moment; none if none of those the moment is for can be played."""
    if not any(is_out(s, card) and SURPRISES[card].why_not(s, seat, on) is None for card in cards):
        return []
    among = sorted({*cards, *ANY_TIME}, key=lambda card: CARD_NAMES[card])
    return [Option(CARD_NAMES[card], card, {"card": CARD_NAMES[card]}) for card in among if is_out(s, card)]


async def pause(
    s: SuccessorsState,
    moment: Moment,
    seats: Iterable[int],
    cards: Iterable[int],
    on: Occasion = Occasion(),
    ends: tuple[int, ...] = (),
) -> list[tuple[int, int]]:
    """A moment at which those of `seats` who hold a card may play one of `cards`, or one that waits for no moment.

    S3-7.3-b In Turn Order, again from the start after each card settled, until all pass or one of `ends` was not
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
    """7.3 A Surprise card is announced with its target, may be answered, newest first, and is carried out or void; then
    its player draws (S3-7.3-d). Whether it took effect."""
    lay_down(s, faction, card)
    s.emit(SurprisePlayed(SIDE_REFS[faction], CARD_REFS[card]))
    surprise = SURPRISES[card]
    target = await surprise.target(s, faction, on)
    answer = Occasion(by=faction, card=card)
    # S3-17.6-f Against Mutiny the Gift helps as well.
    answers = (CRETAN_LIAR, GIFT) if card == MUTINY else (CRETAN_LIAR,)
    done = await pause(s, SURPRISE_ANNOUNCED, factions(s), answers, answer, ends=(CRETAN_LIAR,))
    void = any(played == CRETAN_LIAR for _, played in done)
    if void:
        s.emit(CardVoid(CARD_REFS[card]))
    else:
        await surprise.carry_out(s, faction, on, target)
    if card != AHURA_MAZDA:
        await deal(s, faction, 1)
    return not void


def lay_down(s: SuccessorsState, faction: int, card: int) -> None:
    """S3-18.3-g From the hand face up onto the discard pile."""
    hand = list(s.hand[faction])
    hand.remove(card)
    s.hand[faction] = tuple(hand)
    s.discards.append(card)


async def use_surprise(s: SuccessorsState, faction: int, card: int) -> None:
    """S3-7.3-c Between two steps a Surprise card is played if it waits for no particular moment, or discarded; then one
    draws (S3-7.3-d)."""
    playable = card in ANY_TIME and SURPRISES[card].why_not(s, faction, Occasion()) is None
    answer = DISCARD.key
    if playable:
        about = {"card": CARD_REFS[card]}
        options = [PLAY, DISCARD]
        answer = await choose(faction, "surprise_card", options, rule="S3-7.3-c", about=about, secret=True)
    if answer == PLAY.key:
        await play_surprise(s, faction, card, Occasion())
        return
    lay_down(s, faction, card)
    s.emit(SurpriseDiscarded(SIDE_REFS[faction], CARD_REFS[card]))
    # OQ3-AHURA Whatever card it is.
    await deal(s, faction, 1)


def to_discard(s: SuccessorsState, _seat: int) -> list[Option[int]]:
    """Every Surprise card that somebody may hold."""
    among = sorted((card for card in SURPRISES if is_surprise(s, card)), key=lambda card: CARD_NAMES[card])
    return [Option(CARD_NAMES[card], card, {"card": CARD_NAMES[card]}) for card in among if is_out(s, card)]


def why_not_held(s: SuccessorsState, seat: int, card: int) -> No | None:
    return None if card in s.hand[seat] else No("S3-7.3-a", "not_in_hand", {"card": CARD_REFS[card]})


async def gap(s: SuccessorsState) -> None:
    """W3-GAP No step is under way: who has wished to be asked may play what can be played at any time, or discard any
    Surprise card (S3-7.3-c)."""
    while s.winner == NOBODY and is_awaited(s, GAP.name):
        asked = [seat for seat in s.turn_order() if s.hand[seat]]
        able = s.setup.options.get("reactions") == "able"
        why_not = partial(why_not_held, s)
        act = await window(s, GAP, asked, partial(to_discard, s), why_not=why_not, only_able=able)
        if act is None:
            return
        await use_surprise(s, *act)
