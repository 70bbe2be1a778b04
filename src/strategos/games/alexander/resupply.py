"""Resupply: gain Gold, then spend Gold and Glory on units, buildings, Insights, Advisors and Tyre's tracks."""

from __future__ import annotations

from functools import cache

from strategos.kernel.asking import DONE, No, Option, offer
from strategos.kernel.chance import draw
from strategos.kernel.clock import AGAIN, Again
from strategos.parts.verbs import Verb, do, why_not_do

from .anytime import Deed, deeds, do_deed
from .events import AdvisorJoined, CityBuilt, Income, InsightGained, TempleBuilt, UnitBought
from .facts import ADVISOR_PRICE, ADVISORS, INSIGHTS, KIND, NUMBER, OWN, PRICE, REF, verb
from .glorification import fulfil, gain_gold, lose_gold, spend_glory
from .losses import return_to_cup
from .state import COMMANDER, GOVERNED, AlexanderState, advised, has_option, option_amount, unconquered
from .tyre import TRACKS, move_track, why_not_track

CITY: Option[Deed] = Option("city", ("city", 0), {"button": "city"})
TEMPLE: Option[Deed] = Option("temple", ("temple", 0), {"button": "temple"})
INSIGHT: Option[Deed] = Option("insight", ("insight", -1), {"button": "insight"})
_CHOSEN: tuple[Option[Deed], ...] = tuple(
    Option(f"insight {i}", ("insight", n), {"card": i}) for n, i in enumerate(INSIGHTS)
)
_ADVISOR: tuple[Option[Deed], ...] = tuple(
    Option(f"advisor {a}", ("advisor", n), {"card": a}) for n, a in enumerate(ADVISORS)
)


@cache
def _track(n: int, at: int) -> Option[Deed]:
    return Option(TRACKS[n], ("track", n), {"track": TRACKS[n], "at": at})


# -- gain Gold -------------------------------------------------------------------------------------------------------


def base_income(s: AlexanderState) -> int:
    """FA-gain-01 The map's Gold of every turn, less what the campaign options take."""
    gold = s.map.number["base_gold"]
    if has_option(s, "persian_fleet") and not s.conquered[s.map.area(s.map.options["persian_fleet"].area)]:
        gold += option_amount(s, "persian_fleet")
    return max(0, gold + option_amount(s, "harpalus"))


async def gain(s: AlexanderState) -> None:
    """FA-gain-01, FA-gain-03 Every condition the map names; then destroyed enemy units go back to their cups."""
    m = s.map.number
    governed = m["govern_gold"] * s.conquered.count(GOVERNED)
    destroyed = m["destroyed_gold"] * len(s.destroyed)
    transports = m["transport_gold"] * s.transports if s.map.id == "tyre" else 0
    base = base_income(s)
    total = base + governed + destroyed + transports
    s.emit(Income(base, governed, destroyed, transports, total))
    gain_gold(s, total, "income")
    for counter in s.destroyed:
        return_to_cup(s, counter)
    s.destroyed.clear()


# -- spend Gold and Glory --------------------------------------------------------------------------------------------


def why_not_kind(s: AlexanderState, kind: str) -> No | None:
    """FA-spend-02, FA-advisor-02 Without Antipater only units, or a City, or a Temple in one turn.

    Nothing else is of these three kinds, so Tyre's tracks are always open (ruling: antipater).
    """
    if not s.bought:
        return None
    other = next((k for k in s.bought if k != kind), None)
    if other is None or advised(s, "antipater"):
        return None
    return No("FA-spend-02", "one_kind_a_turn", {"kind": other})


def why_not_gold(s: AlexanderState, gold: int) -> No | None:
    return No("FA-spend-01", "too_little_gold", {"needs": gold, "gold": s.gold}) if s.gold < gold else None


def why_not_glory(s: AlexanderState, glory: int, rule: str) -> No | None:
    return No(rule, "too_little_glory", {"needs": glory, "glory": s.glory}) if s.glory < glory else None


def why_not_build(s: AlexanderState, table: list[int], what: str) -> No | None:
    """FA-city-03, FA-temple-03 In the Army's area, one of each per area, within the counters; not beside an enemy."""
    space = s.map.refs[s.area]
    if table[s.area]:
        return No("FA-city-03" if what == "city" else "FA-temple-03", "already_built", {"space": space, "what": what})
    if unconquered(s, s.area) and s.choices["building"] == "held":
        return No("FA-spend-06", "enemy_here", {"space": space})
    if sum(table) >= NUMBER["cities" if what == "city" else "temples"]:
        return No("FA-spend-03", "no_counter_left", {"what": what})
    return None


def why_not_unit(s: AlexanderState, counter: int) -> No | None:
    return why_not_kind(s, "units") or why_not_gold(s, PRICE[counter])


def why_not_city(s: AlexanderState, _n: int) -> No | None:
    no = why_not_kind(s, "city") or why_not_build(s, s.cities, "city")
    return no or why_not_gold(s, s.map.number["city_price"])


def why_not_temple(s: AlexanderState, _n: int) -> No | None:
    no = why_not_kind(s, "temple") or why_not_build(s, s.temples, "temple")
    return no or why_not_gold(s, s.map.number["temple_price"])


def why_not_insight(s: AlexanderState, n: int) -> No | None:
    glory = NUMBER["insight_random_glory"] if n < 0 else NUMBER["insight_chosen_glory"]
    return why_not_glory(s, glory, "FA-insight-02")


def why_not_advisor(s: AlexanderState, n: int) -> No | None:
    if ADVISORS[n] in s.lost_advisors:
        return No("FA-prophecy-06", "advisor_gone", {"card": f"card:{ADVISORS[n]}"})
    return why_not_glory(s, ADVISOR_PRICE[ADVISORS[n]], "FA-advisor-01")


def why_not_spend(s: AlexanderState, deed: Deed) -> No | None:
    """FA-spend-01 Price, kind and place of a purchase."""
    return why_not_do(SPENDING, s, deed)


def wares(s: AlexanderState) -> list[Option[Deed]]:
    """FA-spend-01, FA-spend-07 Everything that could be bought, affordable or not."""
    found = [verb("buy", c) for c in reinforcements(s)]
    found.append(CITY)
    found.append(TEMPLE)
    if s.insight_cup:
        found.append(INSIGHT)
        cup = s.insight_cup
        found.extend(o for o in _CHOSEN if INSIGHTS[o.value[1]] in cup)
    found.extend(o for o in _ADVISOR if ADVISORS[o.value[1]] not in s.advisors)
    if s.map.id == "tyre":
        found.extend(_track(n, _next_at(s, t)) for n, t in enumerate(TRACKS))
    return found


def reinforcements(s: AlexanderState) -> list[int]:
    """FA-runout-02 One counter of each kind not in the Army stands for all of them."""
    found: list[int] = []
    army = s.army
    kind = ""
    for c in OWN:
        if KIND[c] != kind and c not in army:
            kind = KIND[c]
            found.append(c)
    return found


def affordable(s: AlexanderState) -> list[Option[Deed]]:
    """FA-spend-01 The wares `why_not_spend` allows."""
    gold, glory = s.gold, s.glory
    found: list[Option[Deed]] = []
    # Most often there is too little Gold; then nobody needs to look where one could build.
    prices = s.map.number
    if gold >= prices["city_price"] and why_not_city(s, 0) is None:
        found.append(CITY)
    if gold >= prices["temple_price"] and why_not_temple(s, 0) is None:
        found.append(TEMPLE)
    if gold and why_not_kind(s, "units") is None:
        found.extend([verb("buy", c) for c in reinforcements(s) if PRICE[c] <= gold])
    if s.insight_cup and glory >= NUMBER["insight_random_glory"]:
        found.append(INSIGHT)
        if glory >= NUMBER["insight_chosen_glory"]:
            found.extend([o for o in _CHOSEN if INSIGHTS[o.value[1]] in s.insight_cup])
    if glory:
        advisors = [o for o in _ADVISOR if ADVISORS[o.value[1]] not in s.advisors]
        found.extend([o for o in advisors if why_not_spend(s, o.value) is None])
    if s.map.id == "tyre":
        tracks = [_track(n, _next_at(s, t)) for n, t in enumerate(TRACKS)]
        found.extend([o for o in tracks if why_not_spend(s, o.value) is None])
    return found


def _next_at(s: AlexanderState, track: str) -> int:
    at = {"transports": s.transports, "mole": s.mole, "siege_ships": s.siege_ships, "warships": s.warships}[track]
    return max(0, at - 1) if track == "warships" else at + 1


async def spend(s: AlexanderState) -> Again | None:
    """FA-spend-08 All in one go, in any order, until the player is done."""
    always = deeds(s)
    answer = await offer(
        COMMANDER,
        "spend",
        lambda: wares(s) + always,
        DONE,
        rule="FA-spend-08",
        allowed=affordable(s) + always,
        why_not=lambda d: why_not_spend(s, d),
        about={"gold": s.gold, "glory": s.glory},
    )
    if answer is None:
        return None
    if not await do(SPENDING, s, answer):
        await do_deed(s, *answer)
    return AGAIN


def note_kind(s: AlexanderState, kind: str) -> None:
    if kind not in s.bought:
        s.bought.append(kind)


def buy_unit(s: AlexanderState, counter: int) -> None:
    """FA-spend-04, FA-spend-05 For its Battle value a unit joins the others on the Battlefield."""
    note_kind(s, "units")
    s.army.append(counter)
    s.army.sort()
    s.emit(UnitBought(REF[counter], PRICE[counter]))
    lose_gold(s, PRICE[counter])


def build_city(s: AlexanderState, _n: int) -> None:
    """FA-city-01 5 VP at the end of a campaign that is won."""
    note_kind(s, "city")
    gold = s.map.number["city_price"]
    s.cities[s.area] = 1
    s.emit(CityBuilt(s.map.refs[s.area], gold))
    lose_gold(s, gold)
    fulfil(s, "strength_of_bulls")


def build_temple(s: AlexanderState, _n: int) -> None:
    """FA-temple-01 A Fate plan in every battle."""
    note_kind(s, "temple")
    gold = s.map.number["temple_price"]
    s.temples[s.area] = 1
    s.emit(TempleBuilt(s.map.refs[s.area], gold))
    lose_gold(s, gold)


async def buy_insight(s: AlexanderState, n: int) -> None:
    """FA-insight-02 3 Glory for a random one, 7 for the one the player wants."""
    if n < 0:
        glory = NUMBER["insight_random_glory"]
        insight = s.insight_cup[(await draw(len(s.insight_cup), purpose="insight", rule="FA-insight-02"))[0] - 1]
    else:
        glory = NUMBER["insight_chosen_glory"]
        insight = INSIGHTS[n]
    s.insight_cup.remove(insight)
    s.insights.append(insight)
    s.emit(InsightGained(f"card:{insight}", glory))
    spend_glory(s, glory)


def acquire(s: AlexanderState, advisor: str) -> None:
    """FA-advisor-01 Only Glory buys an Advisor's services."""
    glory = ADVISOR_PRICE[advisor]
    s.advisors.append(advisor)
    s.emit(AdvisorJoined(f"card:{advisor}", glory))
    spend_glory(s, glory)


SPENDING: dict[str, Verb[AlexanderState]] = {
    "buy": Verb(buy_unit, why_not_unit),
    "city": Verb(build_city, why_not_city),
    "temple": Verb(build_temple, why_not_temple),
    "insight": Verb(buy_insight, why_not_insight),
    "advisor": Verb(lambda s, n: acquire(s, ADVISORS[n]), why_not_advisor),
    "track": Verb(lambda s, n: move_track(s, TRACKS[n]), lambda s, n: why_not_track(s, TRACKS[n])),
}
"""What Gold and Glory buy."""
