"""7.3 What the Surprise cards do. Some act at once; of others, who opened the window asks if they were played.

What both editions have alike stands in `common/surprise_cards.py`.
"""

from __future__ import annotations

from strategos.kernel.asking import No, Option, choose
from strategos.kernel.chance import draw

from ..common.board import (
    NOBODY,
    SIDE_REFS,
    SILVER_SHIELDS,
)
from ..common.card_events import CardTaken
from ..common.position import on_map_generals
from ..common.surprise_cards import (
    Occasion,
    Surprise,
    as_asked,
    foes_at,
    inspire,
    mutineer,
    mutiny,
    no_target,
    take_silver_shields,
    victim,
    why_not_ahura_mazda,
    why_not_devices,
    why_not_fog,
    why_not_gift,
    why_not_mutiny,
    why_not_storm,
    why_not_traitor,
)
from .deal import deal
from .facts import CARD_NUMBER, CARD_REFS, GENERAL_NAMES, SURPRISE
from .state import SuccessorsState

SHIELDS_CARD, ANTI_ELEPHANT = CARD_NUMBER["silver_shields"], CARD_NUMBER["anti_elephant_devices"]
TRAITOR, CRETAN_LIAR = CARD_NUMBER["traitor_within_the_city"], CARD_NUMBER["cretan_liar"]
HUBRIS, FOG, MUTINY = CARD_NUMBER["hubris"], CARD_NUMBER["fog"], CARD_NUMBER["mutiny"]
SEA_STORMS, GIFT = CARD_NUMBER["sea_storms"], CARD_NUMBER["gift_of_oratory"]
AHURA_MAZDA = CARD_NUMBER["ahura_mazda_and_ahriman"]
TRAITOR_BONUS = 3


def is_surprise(s: SuccessorsState, card: int) -> bool:
    """S3-7.1-b; the card of the Silver Shields is one once they are in play (S3-14.2-e)."""
    return SURPRISE[card] or (card == SHIELDS_CARD and s.silver_shields_came)


# -- answers ----------------------------------------------------------------------------------------------------------


def why_not_cancel_surprise(s: SuccessorsState, faction: int, on: Occasion) -> No | None:
    """Another player's Surprise card, just played (S3-7.3-a)."""
    if on.card == NOBODY or not is_surprise(s, on.card):
        return No("S3-7.3-a", "no_card_to_cancel")
    return No("S3-7.3-a", "your_own_card") if on.by == faction else None


def why_not_cancel_event(s: SuccessorsState, faction: int, on: Occasion) -> No | None:
    """Another player's card, just played for its event."""
    if on.card == NOBODY or is_surprise(s, on.card):
        return No("S3-7.3-a", "no_card_to_cancel")
    return No("S3-7.3-a", "your_own_card") if on.by == faction else None


# -- 14.3 battle cards ------------------------------------------------------------------------------------------------


def why_not_silver_shields(s: SuccessorsState, faction: int, on: Occasion) -> No | None:
    """OQ3-SILVER In a battle, once they are in play, against the side that has them."""
    there = s.silver_shields_came and foes_at(s, faction, on)[SILVER_SHIELDS]
    return None if there else No("S3-14.2-e", "no_enemy_silver_shields")


# -- sieges and the sea -----------------------------------------------------------------------------------------------


# -- at any moment ----------------------------------------------------------------------------------------------------


async def orator(s: SuccessorsState, faction: int, _on: Occasion) -> int:
    """OQ-GIFT One of one's own Generals."""
    own = [Option(GENERAL_NAMES[g], g, {"piece": GENERAL_NAMES[g]}) for g in on_map_generals(s, faction)]
    return own[0].value if len(own) == 1 else await choose(faction, "orator", own, rule="S3-17.6-f")


async def take_card(s: SuccessorsState, faction: int, _on: Occasion, of: int) -> None:
    """S3-7.3-d A card of another hand, unseen, in place of this one; its owner draws in place of that."""
    if not s.hand[of]:
        # An answer has emptied it.
        return
    [place] = await draw(len(s.hand[of]), purpose="take_card", rule="S3-7.3-d")
    card = s.hand[of][place - 1]
    s.hand[of] = (*s.hand[of][: place - 1], *s.hand[of][place:])
    s.hand[faction] = tuple(sorted((*s.hand[faction], card)))
    s.emit(CardTaken(SIDE_REFS[faction], SIDE_REFS[of], CARD_REFS[card]))
    await deal(s, of, 1)


SURPRISES: dict[int, Surprise[SuccessorsState]] = {
    SHIELDS_CARD: Surprise(why_not_silver_shields, no_target, take_silver_shields),
    ANTI_ELEPHANT: Surprise(why_not_devices, no_target, as_asked),
    TRAITOR: Surprise(why_not_traitor, no_target, as_asked),
    CRETAN_LIAR: Surprise(why_not_cancel_surprise, no_target, as_asked),
    HUBRIS: Surprise(why_not_cancel_event, no_target, as_asked),
    FOG: Surprise(why_not_fog, no_target, as_asked),
    MUTINY: Surprise(why_not_mutiny, mutineer, mutiny),
    SEA_STORMS: Surprise(why_not_storm, no_target, as_asked),
    GIFT: Surprise(why_not_gift, orator, inspire),
    AHURA_MAZDA: Surprise(why_not_ahura_mazda, victim, take_card),
}
ANY_TIME = (AHURA_MAZDA, GIFT)
"""S3-7.3-a The cards that wait for no particular moment."""
BATTLE = (SHIELDS_CARD, ANTI_ELEPHANT, MUTINY)
"""S3-7.3-b"""
