"""6.2 What the Surprise cards do. Some act at once; of others, who opened the window asks if they were played.

What both editions have alike stands in `common/surprise_cards.py`.
"""

from __future__ import annotations

from strategos.kernel.asking import No, choose
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
from .facts import CARD_NUMBER, CARD_REFS, GENERAL_PICKS, SURPRISE
from .state import Glimpse, SuccessorsState

SILVER_SHIELDS_B, ANTI_ELEPHANT = CARD_NUMBER["silver_shields_b"], CARD_NUMBER["anti_elephant_devices"]
TRAITOR, CRETAN_LIAR = CARD_NUMBER["traitor_within_the_city"], CARD_NUMBER["cretan_liar"]
HUBRIS, FOG, MUTINY = CARD_NUMBER["hubris"], CARD_NUMBER["fog"], CARD_NUMBER["mutiny"]
SEA_STORMS, GIFT = CARD_NUMBER["sea_storms"], CARD_NUMBER["gift_of_oratory"]
AHURA_MAZDA = CARD_NUMBER["ahura_mazda_and_ahriman"]
CAVALRY_SUPERIORITY, ADMIRAL = CARD_NUMBER["cavalry_superiority"], CARD_NUMBER["superior_admiral"]
TRAITOR_BONUS, CAVALRY_BONUS, ADMIRAL_BONUS = 3, 1, 2


# -- answers ----------------------------------------------------------------------------------------------------------


def why_not_cancel_surprise(_s: SuccessorsState, faction: int, on: Occasion) -> No | None:
    """Another player's Surprise card, just played (S4-6.2-f)."""
    if on.card == NOBODY or not SURPRISE[on.card]:
        return No("S4-6.2-f", "no_card_to_cancel")
    return No("S4-6.2-f", "your_own_card") if on.by == faction else None


def why_not_cancel_event(_s: SuccessorsState, faction: int, on: Occasion) -> No | None:
    """Another player's card, just played for its event."""
    if on.card == NOBODY or SURPRISE[on.card]:
        return No("S4-6.2-f", "no_card_to_cancel")
    return No("S4-6.2-f", "your_own_card") if on.by == faction else None


# -- 14.3 battle cards ------------------------------------------------------------------------------------------------


def why_not_in_battle(_s: SuccessorsState, _faction: int, on: Occasion) -> No | None:
    return No("S4-14.3-a", "not_the_moment") if on.battle is None else None


def why_not_silver_shields(s: SuccessorsState, faction: int, on: Occasion) -> No | None:
    return None if foes_at(s, faction, on)[SILVER_SHIELDS] else No("S4-7.2-q", "no_enemy_silver_shields")


# -- sieges and the sea -----------------------------------------------------------------------------------------------


def why_not_admiral(_s: SuccessorsState, faction: int, on: Occasion) -> No | None:
    """S4-13.3-k In a Naval Battle of one's own."""
    if on.against == NOBODY or faction not in (on.by, on.against):
        return No("S4-13.3-k", "not_your_naval_battle")
    return None


# -- at any moment ----------------------------------------------------------------------------------------------------


async def orator(s: SuccessorsState, faction: int, _on: Occasion) -> int:
    """OQ-GIFT One of one's own Generals."""
    own = [GENERAL_PICKS[g] for g in on_map_generals(s, faction)]
    return own[0].value if len(own) == 1 else await choose(faction, "orator", own, rule="S4-7.2-ah")


async def take_card(s: SuccessorsState, faction: int, _on: Occasion, of: int) -> None:
    """S4-6.2-h A card of another hand, unseen, in place of this one; its owner draws in place of that."""
    if not s.hand[of]:
        # An answer has emptied it.
        return
    [place] = await draw(len(s.hand[of]), purpose="take_card", rule="S4-6.2-h")
    card = s.hand[of][place - 1]
    s.hand[of] = (*s.hand[of][: place - 1], *s.hand[of][place:])
    s.hand[faction] = tuple(sorted((*s.hand[faction], card)))
    # Whoever knew a card of that hand does not know whether it is still there.
    s.glimpses = [*(glimpse for glimpse in s.glimpses if glimpse.of != of), Glimpse(of, faction, card)]
    s.emit(CardTaken(SIDE_REFS[faction], SIDE_REFS[of], CARD_REFS[card]))
    await deal(s, of, 1)


SURPRISES: dict[int, Surprise[SuccessorsState]] = {
    SILVER_SHIELDS_B: Surprise(why_not_silver_shields, no_target, take_silver_shields),
    ANTI_ELEPHANT: Surprise(why_not_devices, no_target, as_asked),
    TRAITOR: Surprise(why_not_traitor, no_target, as_asked),
    CRETAN_LIAR: Surprise(why_not_cancel_surprise, no_target, as_asked),
    HUBRIS: Surprise(why_not_cancel_event, no_target, as_asked),
    FOG: Surprise(why_not_fog, no_target, as_asked),
    MUTINY: Surprise(why_not_mutiny, mutineer, mutiny),
    SEA_STORMS: Surprise(why_not_storm, no_target, as_asked),
    GIFT: Surprise(why_not_gift, orator, inspire),
    AHURA_MAZDA: Surprise(why_not_ahura_mazda, victim, take_card),
    CAVALRY_SUPERIORITY: Surprise(why_not_in_battle, no_target, as_asked),
    ADMIRAL: Surprise(why_not_admiral, no_target, as_asked),
}
ANY_TIME = (AHURA_MAZDA, GIFT)
"""S4-6.2-f The cards that wait for no particular moment."""
BATTLE = (SILVER_SHIELDS_B, ANTI_ELEPHANT, MUTINY, CAVALRY_SUPERIORITY)
"""S4-14.3-a"""
