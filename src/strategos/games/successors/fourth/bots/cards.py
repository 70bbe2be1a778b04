"""How the heuristic player uses cards: which one for what, and when to bring out a Surprise.

What both editions have alike stands in `common/bots/cards.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from strategos.kernel.asking import Decision

from ...common.bots.cards import best_use, has, side_of, storm, worth_of_uses
from ...common.bots.voyages import escort_of
from ...common.scoring import available_fleets, fleet_strength
from ..facts import (
    BONUS,
    CARD_NAMES,
    CARD_NUMBER,
    OP,
    SURPRISE,
)
from ..odds.battles import naval_battle
from ..surprise_cards import (
    ADMIRAL,
    AHURA_MAZDA,
    FOG,
    GIFT,
    HUBRIS,
    TRAITOR,
)
from ..tyche import why_not_use
from .rules import Outlook

EVENTS: dict[str, float] = {
    "greek_mercenaries": 1.4,
    "thracian_mercenaries": 1.4,
    "cappadocian_mercenaries": 1.4,
    "macedonian_reinforcements": 1.1,
    "egyptian_military_colonists": 1.8,
    "asian_elephants": 1.8,
    "indian_elephant_corps": 3.2,
    "silver_shields": 2.6,
    "olympias": 2.2,
    "eurydike_speaks_for_philippos": 2.2,
    "kassandros": 3.0,
    "neoptolemos_satrap_of_armenia": 1.8,
    "peukestas_satrap_of_persis": 2.0,
    "persian_popular_support": 0.6,
    "treachery": 1.8,
    "desertions": 1.4,
    "epidemic": 0.9,
    "diplomacy": 1.4,
    "condemnation": 1.6,
    "treasure_city_plundered": 1.4,
    "helepolis": 0.7,
    "pirates_of_kilikia": 1.1,
    "pontic_fleet": 0.3,
    "kleopatra_offers_marriage": 0.9,
    "thessalonike_offers_marriage": 0.9,
    "diplomatic_marriage": 0.3,
}
"""What an event is worth about; the campaigns depend on what there is to march for."""
CAMPAIGN = CARD_NUMBER["major_campaign"]


# -- the Tyche Segment ------------------------------------------------------------------------------------------------


def worth_by_use(eye: Outlook, card: int, spent: dict[str, float]) -> dict[str, float]:
    """What each use of a card is worth; `spent` is what its Operation Points bring."""
    event = eye.w.events * EVENTS.get(CARD_NAMES[card], eye.w.event * OP[card])
    if card == CAMPAIGN:
        event = 2 * spent["forced_march"]
    worth = {
        **spent,
        "event": event,
        "event_and_points": event + max(spent.values()),
        "recruit": eye.w.recruit,
        "upgrade_fleet": eye.w.upgrade,
    }
    for use, more in eye.w.uses:
        worth[use] = worth.get(use, 0.0) + more
    return worth


def choose_card(eye: Outlook, decision: Decision) -> str | None:
    """The card that does most now; one that takes another's comes first, and costs nothing."""
    best: tuple[float, str] | None = None
    spent: dict[int, dict[str, float]] = {}
    for option in decision.options:
        if option.key not in CARD_NUMBER:
            continue
        card = CARD_NUMBER[option.key]
        if card == AHURA_MAZDA:
            return option.key
        if SURPRISE[card]:
            continue
        if OP[card] not in spent:
            spent[OP[card]] = worth_of_uses(eye, OP[card])
        worth = best_use(eye, card, worth_by_use(eye, card, spent[OP[card]]))[0]
        # A Bonus card does both whenever it is played: it keeps.
        worth -= 0.2 * BONUS[card]
        if best is None or worth > best[0]:
            best = (worth, option.key)
    return None if best is None else best[1]


def uses(eye: Outlook, decision: Decision) -> Iterator[tuple[float, str, str]]:
    """The cards that can be used, each in all its ways: what that seems worth, the card and the use."""
    for option in decision.options:
        card = CARD_NUMBER.get(option.key)
        if card is None or SURPRISE[card]:
            continue
        for use, worth in worth_by_use(eye, card, worth_of_uses(eye, OP[card])).items():
            if why_not_use(eye.s, eye.faction, card, use) is None:
                yield worth - 0.2 * BONUS[card], option.key, use


def worst_surprise(_: Outlook, decision: Decision) -> str:
    """Of Surprise cards alone: what is used least."""
    kept = (GIFT, HUBRIS, TRAITOR)
    return min(decision.options, key=lambda option: (option.value in kept, option.key)).key


# -- Surprise cards ---------------------------------------------------------------------------------------------------


def before_naval_dice(eye: Outlook, decision: Decision) -> str:
    """Fog or a storm before a battle that would be lost, an admiral in one that is open."""
    mover, seat = side_of(decision), decision.seat
    if has(decision, CARD_NAMES[ADMIRAL]):
        return CARD_NAMES[ADMIRAL]
    if mover == seat and eye.s.voyage is not None and has(decision, CARD_NAMES[FOG]):
        escort = fleet_strength(eye.s, escort_of(eye, seat))
        against = max((fleet_strength(eye.s, available_fleets(eye.s, other)) for other in eye.s.challengers), default=0)
        return CARD_NAMES[FOG] if naval_battle(escort, against).win > 0.35 else "pass"
    return storm(eye, decision) if mover != seat else "pass"
