"""How the heuristic player uses cards: which one for what, and when to bring out a Surprise."""

from __future__ import annotations

from strategos.kernel.asking import Decision

from ...common.board import FACTIONS, NOBODY, SIDES, WAY_POINT, outside
from ...common.bots.aims import best_march
from ...common.bots.voyages import escort_of
from ...common.bots.worth import strength
from ...common.position import commander, cus, factions, spaces_of, troops_at
from ...common.tasks import Battle
from ..facts import (
    BONUS,
    CARD_NAMES,
    CARD_NUMBER,
    GENERAL_NUMBER,
    KIND,
    NUMBER,
    OP,
    SURPRISE,
)
from ..odds.battles import land_battle, naval_battle
from ..odds.rolls import siege
from ..operation_points import has_enemy_cu, within_range
from ..scoring import available_fleets, fleet_strength, prestige_of
from ..surprise_cards import (
    ADMIRAL,
    AHURA_MAZDA,
    CRETAN_LIAR,
    FOG,
    GIFT,
    HUBRIS,
    SEA_STORMS,
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
SURE = 0.92
HURRY = 0.6
"""A Forced March, when the Armies move anyway: as a share of what it can reach."""


# -- the Tyche Segment ------------------------------------------------------------------------------------------------


def markers_worth(eye: Outlook, points: int) -> float:
    """What so many PC markers bring, the best first, each for itself."""
    s, faction = eye.s, eye.faction
    gains = [
        eye.gain(space)
        for space in within_range(s, faction, tuple(spaces_of(s, faction)))
        if s.control[space] == NOBODY and KIND[space] != WAY_POINT and not has_enemy_cu(s, faction, space)
    ]
    return sum(sorted(gains, reverse=True)[:points])


def march_worth(eye: Outlook, points: int) -> float:
    found = best_march(eye, points)
    return 0.0 if found is None else eye.w.march * found[1].worth


def worth_of_uses(eye: Outlook, points: int) -> dict[str, float]:
    """What so many Operation Points bring, by what they are spent on."""
    march = HURRY * march_worth(eye, points)
    markers = markers_worth(eye, points)
    return {"place_markers": markers, "train": eye.w.train * points, "forced_march": march}


def best_use(eye: Outlook, card: int, spent: dict[str, float]) -> tuple[float, str]:
    """How a card does most; `spent` is what its Operation Points bring."""
    event = EVENTS.get(CARD_NAMES[card], eye.w.event * OP[card])
    if card == CAMPAIGN:
        event = 2 * spent["forced_march"]
    worth = {
        **spent,
        "event": event,
        "event_and_points": event + max(spent.values()),
        "recruit": eye.w.recruit,
        "upgrade_fleet": eye.w.upgrade,
    }
    ranked = sorted(worth, key=lambda use: (-worth[use], use))
    best = next((use for use in ranked if why_not_use(eye.s, eye.faction, card, use) is None), "train")
    return worth[best], best


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
        worth = best_use(eye, card, spent[OP[card]])[0]
        # A Bonus card does both whenever it is played: it keeps.
        worth -= 0.2 * BONUS[card]
        if best is None or worth > best[0]:
            best = (worth, option.key)
    return None if best is None else best[1]


def choose_use(eye: Outlook, decision: Decision) -> str | None:
    card = CARD_NUMBER[str(decision.about["card"]).removeprefix("card:")]
    use = best_use(eye, card, worth_of_uses(eye, OP[card]))[1]
    return use if decision.option(use) is not None else None


def spend_points(eye: Outlook, decision: Decision) -> str | None:
    points = int(decision.about["points"] or 0)
    ways = worth_of_uses(eye, points)
    able = {way: worth for way, worth in ways.items() if decision.option(way) is not None}
    return max(able, key=lambda way: able[way]) if able else None


def worst_surprise(_: Outlook, decision: Decision) -> str:
    """Of Surprise cards alone: what is used least."""
    kept = (GIFT, HUBRIS, TRAITOR)
    return min(decision.options, key=lambda option: (option.value in kept, option.key)).key


# -- Surprise cards ---------------------------------------------------------------------------------------------------


def battle_of(decision: Decision) -> Battle:
    """The battle a window is about."""
    side = {key: SIDES.index(str(decision.about[key]).removeprefix("side:")) for key in ("attacker", "defender")}
    at = outside(space_of(decision))
    return Battle(side["attacker"], side["defender"], at, at)


def space_of(decision: Decision) -> int:
    return NUMBER[str(decision.about["space"]).removeprefix("space:")]


def side_of(decision: Decision) -> int:
    return SIDES.index(str(decision.about["side"]).removeprefix("side:"))


def has(decision: Decision, card: int) -> bool:
    return decision.option(CARD_NAMES[card]) is not None


def battle_card(eye: Outlook, decision: Decision) -> str:
    """Whatever helps in a battle that is not decided."""
    battle = battle_of(decision)
    odds = land_battle(eye.s, battle)
    win = odds.win if decision.seat == battle.attacker else odds.lose
    cards = [option.key for option in decision.options if option.key in CARD_NUMBER and option.key != CARD_NAMES[GIFT]]
    return cards[0] if cards and 0.08 < win < SURE else "pass"


def oratory(eye: Outlook, decision: Decision) -> str:
    """The Gift of Oratory, where it turns the Royal Army's mind."""
    if not has(decision, GIFT) or "attacker" not in decision.about:
        return "pass"
    battle = battle_of(decision)
    other = battle.defender if decision.seat == battle.attacker else battle.attacker
    leader = commander(eye.s, decision.seat, battle.position)
    if leader == NOBODY:
        return "pass"
    twin = eye.s.copy()
    twin.orator = leader
    before = prestige_of(eye.s, battle, decision.seat) - prestige_of(eye.s, battle, other)
    after = prestige_of(twin, battle, decision.seat) - prestige_of(twin, battle, other)
    return CARD_NAMES[GIFT] if before <= 0 < after else "pass"


def orator(eye: Outlook, decision: Decision) -> str:
    """The General with most CUs about him."""
    seat = decision.seat
    keys = [option.key for option in decision.options]
    return max(keys, key=lambda key: (cus(troops_at(eye.s, seat, eye.s.general_at[GENERAL_NUMBER[key]])), key))


def traitor(eye: Outlook, decision: Decision) -> str:
    """Where it is most likely to open the gates."""
    if not has(decision, TRAITOR):
        return "pass"
    space = space_of(decision)
    before, after = (siege(eye.s, decision.seat, space, traitor=card)["win"] for card in (False, True))
    return CARD_NAMES[TRAITOR] if after - before >= 1 / 3 else "pass"


def hubris(eye: Outlook, decision: Decision) -> str:
    """Against the event of whoever is ahead."""
    if has(decision, HUBRIS) and side_of(decision) in eye.feared:
        return CARD_NAMES[HUBRIS]
    return "pass"


def liar(eye: Outlook, decision: Decision) -> str:
    if has(decision, CRETAN_LIAR) and side_of(decision) in eye.feared:
        return CARD_NAMES[CRETAN_LIAR]
    return "pass"


def storm(eye: Outlook, decision: Decision) -> str:
    """Against an Army of whoever is ahead."""
    mover = side_of(decision)
    if not has(decision, SEA_STORMS) or eye.s.voyage is None or mover not in eye.feared:
        return "pass"
    group = troops_at(eye.s, mover, eye.s.general_at[eye.s.voyage.general])
    return CARD_NAMES[SEA_STORMS] if strength(eye.s, group) >= 3 else "pass"


def before_naval_dice(eye: Outlook, decision: Decision) -> str:
    """Fog or a storm before a battle that would be lost, an admiral in one that is open."""
    mover, seat = side_of(decision), decision.seat
    if has(decision, ADMIRAL):
        return CARD_NAMES[ADMIRAL]
    if mover == seat and eye.s.voyage is not None and has(decision, FOG):
        escort = fleet_strength(eye.s, escort_of(eye, seat))
        against = max((fleet_strength(eye.s, available_fleets(eye.s, other)) for other in eye.s.challengers), default=0)
        return CARD_NAMES[FOG] if naval_battle(escort, against).win > 0.35 else "pass"
    return storm(eye, decision) if mover != seat else "pass"


def challenge(eye: Outlook, decision: Decision) -> str:
    """A Naval Battle that is likely won, against an Army, and not against a fellow Champion."""
    mover, seat = side_of(decision), decision.seat
    if eye.s.voyage is None or (eye.s.champion[seat] and eye.s.champion[mover] and mover != eye.s.usurper):
        return "pass"
    escort = fleet_strength(eye.s, escort_of(eye, mover))
    odds = naval_battle(escort, fleet_strength(eye.s, available_fleets(eye.s, seat)))
    group = troops_at(eye.s, mover, eye.s.general_at[eye.s.voyage.general])
    if odds.win < eye.w.challenge or not cus(group):
        return "pass" if decision.option("pass") is not None else "done"
    return whole_fleet(eye, decision)


def whole_fleet(_: Outlook, decision: Decision) -> str:
    """All Fleets there are, be it a single one."""
    fleets = [option.key for option in decision.options if option.key.startswith("fleet-")]
    return "all" if decision.option("all") is not None else fleets[0] if fleets else "done"


def rival(eye: Outlook, decision: Decision) -> str | None:
    """Of several players whoever is ahead."""
    ranked = sorted((f for f in factions(eye.s) if f != decision.seat), key=lambda f: f != eye.ahead)
    return next((FACTIONS[f] for f in ranked if decision.option(FACTIONS[f]) is not None), None)
