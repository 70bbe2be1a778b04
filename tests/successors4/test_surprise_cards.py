"""6.2 What each Surprise card does."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DISPERSED, INDEPENDENT, NONE
from strategos.games.successors.common.card_events import ChangedSides, Inspired
from strategos.games.successors.common.clash_events import BattleRolled, NavalBattleRolled
from strategos.games.successors.common.scoring import prestige
from strategos.games.successors.common.surprise_cards import Occasion
from strategos.games.successors.common.tasks import Battle
from strategos.games.successors.fourth.deal import resample
from strategos.games.successors.fourth.facts import CARD_NUMBER, CARDS, GENERAL_NUMBER, NUMBER, SURPRISE
from strategos.games.successors.fourth.invariants import complaints
from strategos.games.successors.fourth.land_battle import fight
from strategos.games.successors.fourth.naval_battle import BEATEN, WITHSTOOD, naval_battle
from strategos.games.successors.fourth.state import Glimpse, SuccessorsState
from strategos.games.successors.fourth.surprise_cards import SURPRISES, take_card
from strategos.games.successors.fourth.windows import lay_down, play_surprise
from strategos.kernel.chance import SeededDice
from tests.successors.table import BLUE, RED, YELLOW, force, general, run, told, units

from .table import at, cards, fleet, hands, position

DECK = [*cards("epidemic", "epidemic", "diplomacy", "diplomacy", "treachery", "treachery")]
BATTLE = Battle(RED, BLUE, at("issos"), at("tarsos"))
MEETING: dict[str, Any] = {
    "generals": {"antigonos": "red issos", "krateros": "blue issos"},
    "control": {"tarsos": "red"},
    "deck": DECK,
}


def why_not(s: SuccessorsState, card: str, faction: int, on: Occasion) -> str | None:
    no = SURPRISES[cards(card)[0]].why_not(s, faction, on)
    return no and no.why


@pytest.mark.rule("S4-6.2-c")
def test_every_surprise_card_does_something_and_has_no_operation_points() -> None:
    assert sorted(SURPRISES) == [card for card, surprise in enumerate(SURPRISE) if surprise]
    assert all((row.op is None) == (row.kind == "surprise") for row in CARDS.cards)


# -- battle cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-14.3-a")
def test_anti_elephant_devices_make_enemy_elephants_count_nothing() -> None:
    cus = {"red issos": {"loyal": 2, "elephant": 2}, "blue issos": {"loyal": 2, "elephant": 1}}
    s = position(**{**MEETING, "cus": cus}, hand=hands(blue="anti_elephant_devices"))
    run(fight(s, BATTLE), "6 1 1 6 6 1", "blue: battle_cards! anti_elephant_devices")
    red, blue = told(s, BattleRolled)
    assert (red.elephants, red.strength) == ((), 4)
    assert (blue.elephants, blue.strength) == ((4,), 8)


@pytest.mark.rule("S4-7.2-q", "S4-7.2-u")
def test_the_silver_shields_lose_a_cu_and_change_sides() -> None:
    cus = {"red issos": {"loyal": 2, "silver_shields": 2}, "blue issos": {"loyal": 3}}
    s = position(**{**MEETING, "cus": cus}, hand=hands(blue="silver_shields_b"))
    on = Occasion(battle=BATTLE)
    assert why_not(s, "silver_shields_b", RED, on) == "no_enemy_silver_shields"
    run(play_surprise(s, BLUE, CARD_NUMBER["silver_shields_b"], on))
    assert force(s, "red issos") == units(loyal=2)
    assert force(s, "blue issos") == units(loyal=3, silver_shields=1)


@pytest.mark.rule("S4-7.2-q")
def test_the_last_of_the_silver_shields_are_gone() -> None:
    cus = {"red issos": {"silver_shields": 1}, "blue issos": {"loyal": 3}}
    s = position(**{**MEETING, "cus": cus}, hand=hands(blue="silver_shields_b"))
    # Without a CU Red's General is helpless: there is no battle (OQ-LAST-CU).
    run(fight(s, BATTLE), "", "blue: battle_cards! silver_shields_b")
    assert force(s, "red issos") == NONE
    assert force(s, "blue issos") == units(loyal=3)
    assert general(s, "antigonos") == DISPERSED
    assert not told(s, BattleRolled)


@pytest.mark.rule("S4-7.2-y", "S4-14.3-a")
def test_mutiny_brings_over_a_macedonian_with_more_prestige() -> None:
    cus = {"red issos": {"loyal": 2, "royal": 1, "mercenary": 1}, "blue issos": {"loyal": 3}}
    s = position(**{**MEETING, "cus": cus}, hand=hands(blue="mutiny"), successors=("red",))
    on = Occasion(battle=BATTLE)
    assert why_not(s, "mutiny", RED, on) == "too_little_prestige"
    run(play_surprise(s, BLUE, CARD_NUMBER["mutiny"], on), "", "blue: mutineer! royal")
    assert force(s, "blue issos") == units(loyal=3, royal=1)
    assert told(s, ChangedSides) == [ChangedSides("side:blue", "side:red", "space:issos", {"piece:royal": 1})]


@pytest.mark.rule("S4-7.2-y")
def test_mutiny_needs_more_prestige_not_as_much() -> None:
    cus = {"red issos": {"loyal": 2}, "blue issos": {"loyal": 3}}
    s = position(generals={"nearchos": "red issos", "lysimachos": "blue issos"}, cus=cus, successors=("red", "blue"))
    equal = [
        prestige(s, f, GENERAL_NUMBER[g], at("issos"), defends=False).value
        for f, g in ((RED, "nearchos"), (BLUE, "lysimachos"))
    ]
    assert equal[0] == equal[1]
    assert why_not(s, "mutiny", BLUE, Occasion(battle=BATTLE)) == "too_little_prestige"


@pytest.mark.rule("S4-7.2-y")
@pytest.mark.parametrize("kind", ["mercenary", "elephant", "silver_shields"])
def test_only_loyal_and_royal_army_cus_mutiny(kind: str) -> None:
    cus = {"red issos": {kind: 2}, "blue issos": {"loyal": 3}}
    s = position(**{**MEETING, "cus": cus}, successors=("red",))
    assert why_not(s, "mutiny", BLUE, Occasion(battle=BATTLE)) == "nobody_to_go_over"


@pytest.mark.rule("S4-7.2-ah", "S4-7.2-y")
def test_a_gift_of_oratory_as_an_answer_to_mutiny_saves_the_cu() -> None:
    cus = {"red issos": {"loyal": 2}, "blue issos": {"loyal": 3}}
    s = position(**{**MEETING, "cus": cus}, hand=hands(blue="mutiny", red="gift_of_oratory"), successors=("red",))
    s.deck = [*DECK, *cards("cretan_liar")]
    run(
        play_surprise(s, BLUE, CARD_NUMBER["mutiny"], Occasion(battle=BATTLE)),
        "",
        "red: surprise_announced! gift_of_oratory",
        "red: surprise_announced! pass",
        drawn=(1,),
    )
    assert force(s, "red issos") == units(loyal=2)


@pytest.mark.rule("S4-14.3-a")
def test_no_card_makes_independent_troops_change_sides() -> None:
    s = position(generals={"krateros": "blue issos"}, cus={"blue issos": {"loyal": 3}}, armies={"philon": "issos"})
    on = Occasion(battle=Battle(BLUE, INDEPENDENT, at("issos"), at("tarsos")))
    for card in ("mutiny", "silver_shields_b", "anti_elephant_devices"):
        assert why_not(s, card, BLUE, on) is not None
    assert why_not(s, "cavalry_superiority", BLUE, on) is None


@pytest.mark.rule("S4-14.7-c")
def test_cavalry_superiority_adds_one_after_the_battle_rating() -> None:
    cus = {"red issos": {"loyal": 4}, "blue issos": {"loyal": 4}}
    s = position(**{**MEETING, "cus": cus}, hand=hands(red="cavalry_superiority"))
    run(fight(s, BATTLE), "1 1 1 1 1 1", "red: battle_cards! cavalry_superiority")
    red, blue = told(s, BattleRolled)
    assert (red.total, blue.total) == (9, 8)


# -- at sea -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-13.3-k")
@pytest.mark.parametrize(("who", "result"), [("red", WITHSTOOD), ("blue", BEATEN)])
def test_a_superior_admiral_turns_equal_dice(who: str, result: int) -> None:
    s = position(control={"athenai": "blue"}, hand=hands(**{who: "superior_admiral"}), deck=DECK.copy())
    s.control[NUMBER["rhodos_city"]] = RED
    fought = naval_battle(s, RED, [fleet("rhodos")], BLUE, [fleet("athenai")], NUMBER["tarsos"])
    assert run(fought, "5 5 5 5", f"{who}: naval_dice! superior_admiral") == result
    red, blue = told(s, NavalBattleRolled)
    assert (red.score > blue.score) is (who == "red")


# -- at any moment ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-7.2-ah")
def test_the_gift_of_oratory_gives_five_prestige_to_one_general_of_ones_own() -> None:
    s = position(
        generals={"krateros": "red issos", "nearchos": "red tarsos", "antigonos": "blue pella"}, deck=DECK.copy()
    )
    s.hand = hands(red="gift_of_oratory")
    before = prestige(s, RED, GENERAL_NUMBER["krateros"], at("issos"), defends=False).value
    run(play_surprise(s, RED, CARD_NUMBER["gift_of_oratory"], Occasion()), "", "red: orator! krateros")
    assert prestige(s, RED, GENERAL_NUMBER["krateros"], at("issos"), defends=False).value == before + 5
    assert prestige(s, RED, GENERAL_NUMBER["nearchos"], at("tarsos"), defends=False).value < before + 5
    assert why_not(s, "gift_of_oratory", YELLOW, Occasion()) == "no_general"
    assert told(s, Inspired) == [Inspired("side:red", "piece:krateros")]


@pytest.mark.rule("S4-6.2-h", "S4-6.2-am")
def test_who_lost_a_card_knows_where_it_is_until_it_is_played() -> None:
    s = position(hand=hands(red="ahura_mazda_and_ahriman greek_mercenaries", blue="fog mutiny"), deck=DECK)
    run(play_surprise(s, RED, CARD_NUMBER["ahura_mazda_and_ahriman"], Occasion()), "", drawn=(1, 1))
    [taken] = [glimpse.card for glimpse in s.glimpses]
    assert s.glimpses == [Glimpse(BLUE, RED, taken)]
    assert list(complaints(s)) == []

    def imagined(seat: int) -> list[bool]:
        """Whether Red still holds it, in many a position a seat could believe."""
        found: list[bool] = []
        for seed in range(40):
            twin = s.copy()
            resample(twin, seat, SeededDice(seed))
            assert len(twin.hand[RED]) == len(s.hand[RED])
            assert sorted([*twin.deck, *(c for hand in twin.hand for c in hand)]) == sorted(
                [*s.deck, *(c for hand in s.hand for c in hand)]
            )
            found.append(taken in twin.hand[RED])
        return found

    assert all(imagined(BLUE))
    assert not all(imagined(YELLOW))
    lay_down(s, RED, taken)
    assert s.glimpses == []


@pytest.mark.rule("S4-6.2-h", "S4-6.2-am")
def test_who_lost_a_card_does_not_know_whether_it_was_taken_on() -> None:
    s = position(
        hand=hands(red="ahura_mazda_and_ahriman epidemic", blue="fog mutiny", yellow="ahura_mazda_and_ahriman"),
        deck=[*cards("epidemic", "diplomacy", "treachery")],
    )
    card = CARD_NUMBER["ahura_mazda_and_ahriman"]
    run(play_surprise(s, RED, card, Occasion()), "", "red: take_card_of! blue", drawn=(1, 1))
    run(play_surprise(s, YELLOW, card, Occasion()), "", "yellow: take_card_of! red", drawn=(1, 1))
    assert [(glimpse.by, glimpse.of) for glimpse in s.glimpses] == [(RED, YELLOW)]
    resample(s, BLUE, SeededDice(3))
    assert s.glimpses == []


# -- out of place -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-13.3-h", "S4-13.2-d", "S4-15.2-i", "S4-6.2-f")
@pytest.mark.parametrize(
    "card",
    [
        "fog",
        "sea_storms",
        "superior_admiral",
        "traitor_within_the_city",
        "cretan_liar",
        "hubris",
        "mutiny",
        "cavalry_superiority",
    ],
)
def test_what_waits_for_its_moment_cannot_be_played_before(card: str) -> None:
    assert why_not(position(), card, RED, Occasion()) is not None


@pytest.mark.rule("S4-6.2-f")
def test_hubris_is_for_events_and_a_cretan_liar_for_surprise_cards() -> None:
    s = position()
    event, surprise = (Occasion(by=BLUE, card=cards(name)[0]) for name in ("epidemic", "fog"))
    assert why_not(s, "hubris", RED, event) is None
    assert why_not(s, "hubris", RED, surprise) == "no_card_to_cancel"
    assert why_not(s, "hubris", BLUE, event) == "your_own_card"
    assert why_not(s, "cretan_liar", RED, surprise) is None
    assert why_not(s, "cretan_liar", RED, event) == "no_card_to_cancel"
    assert why_not(s, "cretan_liar", BLUE, surprise) == "your_own_card"


@pytest.mark.rule("S4-6.2-h")
def test_nothing_is_taken_from_an_empty_hand() -> None:
    s = position(hand=hands(red="fog"), deck=[*cards("epidemic")])
    run(take_card(s, RED, Occasion(), BLUE))
    assert s.hand[RED] == cards("fog")
    assert s.deck == [*cards("epidemic")]
