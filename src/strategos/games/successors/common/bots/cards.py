"""How the heuristic player uses cards: what Operation Points bring, and when to bring out a Surprise."""

from __future__ import annotations

from collections.abc import Callable

from strategos.kernel.asking import Decision

from ..board import FACTIONS, NOBODY, SIDES, WAY_POINT, outside
from ..operation_points import within_range
from ..position import commander, cus, factions, has_enemy_in, spaces_of, troops_at
from ..scoring import available_fleets, fleet_strength, prestige_of
from ..tasks import Battle
from .aims import best_march
from .rules import P
from .voyages import escort_of
from .worth import Outlook, strength

GIFT, HUBRIS, CRETAN_LIAR = "gift_of_oratory", "hubris", "cretan_liar"
TRAITOR, SEA_STORMS = "traitor_within_the_city", "sea_storms"
SURE = 0.92
HURRY = 0.6
"""A Forced March, when the Armies move anyway: as a share of what it can reach."""

# -- the Tyche Segment ------------------------------------------------------------------------------------------------


def markers_worth(eye: Outlook[P], points: int) -> float:
    """What so many PC markers bring, the best first, each for itself."""
    s, faction = eye.s, eye.faction
    gains = [
        eye.gain(space)
        for space in within_range(s, faction, tuple(spaces_of(s, faction)))
        if s.control[space] == NOBODY and s.facts.KIND[space] != WAY_POINT and not has_enemy_in(s, faction, space)
    ]
    return sum(sorted(gains, reverse=True)[:points])


def march_worth(eye: Outlook[P], points: int) -> float:
    found = best_march(eye, points)
    return 0.0 if found is None else eye.w.march * found[1].worth


def worth_of_uses(eye: Outlook[P], points: int) -> dict[str, float]:
    """What so many Operation Points bring, by what they are spent on."""
    march = HURRY * march_worth(eye, points)
    markers = markers_worth(eye, points)
    return {"place_markers": markers, "train": eye.w.train * points, "forced_march": march}


Worth = Callable[[Outlook[P], int, dict[str, float]], dict[str, float]]
"""What each use of a card is worth, from what its Operation Points bring."""


def best_use(eye: Outlook[P], card: int, worth: dict[str, float]) -> tuple[float, str]:
    """How a card does most."""
    ranked = sorted(worth, key=lambda use: (-worth[use], use))
    best = next((use for use in ranked if eye.rules.why_not_use(eye.s, eye.faction, card, use) is None), "train")
    return worth[best], best


def choose_use(worth_by_use: Worth[P], eye: Outlook[P], decision: Decision) -> str | None:
    facts = eye.s.facts
    card = facts.CARD_NUMBER[str(decision.about["card"]).removeprefix("card:")]
    use = best_use(eye, card, worth_by_use(eye, card, worth_of_uses(eye, facts.OP[card])))[1]
    return use if decision.option(use) is not None else None


def spend_points(eye: Outlook[P], decision: Decision) -> str | None:
    points = int(decision.about["points"] or 0)
    ways = worth_of_uses(eye, points)
    able = {way: worth for way, worth in ways.items() if decision.option(way) is not None}
    return max(able, key=lambda way: able[way]) if able else None


# -- Surprise cards ---------------------------------------------------------------------------------------------------


def battle_of(eye: Outlook[P], decision: Decision) -> Battle:
    """The battle a window is about."""
    side = {key: SIDES.index(str(decision.about[key]).removeprefix("side:")) for key in ("attacker", "defender")}
    at = outside(space_of(eye, decision))
    return Battle(side["attacker"], side["defender"], at, at)


def space_of(eye: Outlook[P], decision: Decision) -> int:
    return eye.s.facts.NUMBER[str(decision.about["space"]).removeprefix("space:")]


def side_of(decision: Decision) -> int:
    return SIDES.index(str(decision.about["side"]).removeprefix("side:"))


def has(decision: Decision, card: str) -> bool:
    return decision.option(card) is not None


def battle_card(eye: Outlook[P], decision: Decision) -> str:
    """Whatever helps in a battle that is not decided."""
    battle = battle_of(eye, decision)
    odds = eye.rules.land_battle(eye.s, battle)
    win = odds.win if decision.seat == battle.attacker else odds.lose
    cards = [option.key for option in decision.options if option.key in eye.s.facts.CARD_NUMBER and option.key != GIFT]
    return cards[0] if cards and 0.08 < win < SURE else "pass"


def oratory(eye: Outlook[P], decision: Decision) -> str:
    """The Gift of Oratory, where it turns the Royal Army's mind."""
    if not has(decision, GIFT) or "attacker" not in decision.about:
        return "pass"
    battle = battle_of(eye, decision)
    other = battle.defender if decision.seat == battle.attacker else battle.attacker
    leader = commander(eye.s, decision.seat, battle.position)
    if leader == NOBODY:
        return "pass"
    twin = eye.s.copy()
    twin.orator = leader
    before = prestige_of(eye.s, battle, decision.seat) - prestige_of(eye.s, battle, other)
    after = prestige_of(twin, battle, decision.seat) - prestige_of(twin, battle, other)
    return GIFT if before <= 0 < after else "pass"


def orator(eye: Outlook[P], decision: Decision) -> str:
    """The General with most CUs about him."""
    seat = decision.seat
    keys = [option.key for option in decision.options]
    return max(
        keys, key=lambda key: (cus(troops_at(eye.s, seat, eye.s.general_at[eye.s.facts.GENERAL_NUMBER[key]])), key)
    )


def traitor(eye: Outlook[P], decision: Decision) -> str:
    """Where it is most likely to open the gates."""
    if not has(decision, TRAITOR):
        return "pass"
    space = space_of(eye, decision)
    before, after = (eye.rules.siege(eye.s, decision.seat, space, traitor=card)["win"] for card in (False, True))
    return TRAITOR if after - before >= 1 / 3 else "pass"


def hubris(eye: Outlook[P], decision: Decision) -> str:
    """Against the event of whoever is ahead."""
    if has(decision, HUBRIS) and side_of(decision) in eye.feared:
        return HUBRIS
    return "pass"


def liar(eye: Outlook[P], decision: Decision) -> str:
    if has(decision, CRETAN_LIAR) and side_of(decision) in eye.feared:
        return CRETAN_LIAR
    return "pass"


def storm(eye: Outlook[P], decision: Decision) -> str:
    """Against an Army of whoever is ahead."""
    mover = side_of(decision)
    if not has(decision, SEA_STORMS) or eye.s.voyage is None or mover not in eye.feared:
        return "pass"
    group = troops_at(eye.s, mover, eye.s.general_at[eye.s.voyage.general])
    return SEA_STORMS if strength(eye.s, group) >= 3 else "pass"


def challenge(eye: Outlook[P], decision: Decision) -> str:
    """A Naval Battle that is likely won, against an Army, and not against a fellow Champion."""
    mover, seat = side_of(decision), decision.seat
    if eye.s.voyage is None or (eye.s.champion[seat] and eye.s.champion[mover] and mover != eye.s.usurper):
        return "pass"
    escort = fleet_strength(eye.s, escort_of(eye, mover))
    odds = eye.rules.naval_battle(escort, fleet_strength(eye.s, available_fleets(eye.s, seat)))
    group = troops_at(eye.s, mover, eye.s.general_at[eye.s.voyage.general])
    if odds.win < eye.w.challenge or not cus(group):
        return "pass" if decision.option("pass") is not None else "done"
    return whole_fleet(eye, decision)


def whole_fleet(_: Outlook[P], decision: Decision) -> str:
    """All Fleets there are, be it a single one."""
    fleets = [option.key for option in decision.options if option.key.startswith("fleet-")]
    return "all" if decision.option("all") is not None else fleets[0] if fleets else "done"


def rival(eye: Outlook[P], decision: Decision) -> str | None:
    """Of several players whoever is ahead."""
    ranked = sorted((f for f in factions(eye.s) if f != decision.seat), key=lambda f: f != eye.ahead)
    return next((FACTIONS[f] for f in ranked if decision.option(FACTIONS[f]) is not None), None)
