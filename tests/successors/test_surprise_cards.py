"""When Surprise cards may be played, what they do, and what is shown of the CUs one chooses among."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import ELEPHANT, LOYAL, NOBODY
from strategos.games.successors.common.card_events import CardTaken, ChangedSides, Inspired
from strategos.games.successors.common.cards.plots import why_not_betray_royal
from strategos.games.successors.common.pieces import cu_name, stands
from strategos.games.successors.common.surprise_cards import (
    Occasion,
    change_sides,
    inspire,
    victim,
    victims,
    why_not_ahura_mazda,
    why_not_devices,
    why_not_fog,
    why_not_gift,
    why_not_storm,
)
from strategos.games.successors.common.tasks import Battle
from strategos.games.successors.common.windows import facts_of
from strategos.kernel.asking import No

from .book import Book
from .table import BLUE, RED, YELLOW, force, run, told, units


def why(no: No | None) -> str | None:
    return None if no is None else no.why


def test_at_sea_there_is_fog_in_a_battle_and_a_storm_on_the_way(book: Book) -> None:
    s = book.position()
    assert why(why_not_fog(s, RED, Occasion(by=BLUE))) == "no_naval_battle"
    assert why(why_not_fog(s, RED, Occasion(by=BLUE, against=RED))) is None
    assert why(why_not_storm(s, RED, Occasion(by=BLUE))) == "nobody_at_sea"
    assert why(why_not_storm(s, RED, Occasion(by=BLUE, space=book.facts.NUMBER["tyros"]))) is None


def test_elephants_must_be_there_to_be_frightened(book: Book) -> None:
    battle = Battle(RED, BLUE, book.at("issos"), book.at("tarsos"))
    s = book.position(cus={"red issos": {"elephant": 1}, "blue issos": {"loyal": 1}})
    assert why(why_not_devices(s, BLUE, Occasion(battle=battle))) is None
    assert why(why_not_devices(s, RED, Occasion(battle=battle))) == "no_enemy_elephants"
    assert why(why_not_devices(s, BLUE, Occasion())) == "no_enemy_elephants"


def test_a_gift_is_for_a_general_on_the_map(book: Book) -> None:
    assert why(why_not_gift(book.position(generals={"eumenes": "red dispersed"}), RED, Occasion())) == "no_general"
    s = book.position(generals={"eumenes": "red issos"})
    assert why(why_not_gift(s, RED, Occasion())) is None
    run(inspire(s, RED, Occasion(), book.named("eumenes")))
    assert s.orator == book.named("eumenes")
    assert told(s, Inspired) == [Inspired("side:red", "piece:eumenes")]


def test_a_card_is_taken_from_another_who_holds_one(book: Book) -> None:
    s = book.position(hand=book.hands(red="fog"))
    assert (victims(s, RED), why(why_not_ahura_mazda(s, RED, Occasion()))) == ([], "nobody_holds_a_card")
    s = book.position(hand=book.hands(red="fog", blue="hubris"))
    assert (victims(s, RED), why(why_not_ahura_mazda(s, RED, Occasion()))) == ([BLUE], None)
    assert run(victim(s, RED, Occasion())) == BLUE
    s = book.position(hand=book.hands(blue="hubris", black="fog"))
    assert run(victim(s, RED, Occasion()), "", "red: take_card_of! blue") == BLUE


def test_nobody_changes_sides_without_being_told_of(book: Book) -> None:
    s = book.position(cus={"red issos": {"loyal": 2}})
    change_sides(s, RED, BLUE, book.at("issos"), units())
    assert told(s, ChangedSides) == []
    change_sides(s, RED, BLUE, book.at("issos"), units(loyal=1))
    assert (force(s, "red issos"), force(s, "blue issos")) == (units(loyal=1), units(loyal=1))
    assert told(s, ChangedSides) == [ChangedSides("side:blue", "side:red", "space:issos", {"piece:loyal": 1})]


def test_cus_are_shown_where_they_stand(book: Book) -> None:
    s = book.position(cus={"red pella-inside": {"loyal": 1}, "red pella": {"elephant": 1}})
    assert stands(s, RED, book.at("pella"), ELEPHANT) == book.at("pella")
    assert stands(s, RED, book.at("pella"), LOYAL) == book.at("pella-inside")
    assert cu_name(s, LOYAL, RED, book.at("pella-inside")) == "loyal-red-pella-inside"
    assert cu_name(s, LOYAL, RED, book.at("tyros-sea")) == "loyal-red-tyros-sea"


def test_treachery_reaches_an_heir_inside_unless_he_is_besieged(book: Book) -> None:
    heir = book.facts.ROYALS.index("alexandros")
    s = book.position(control={"tyros": "blue"}, royals={"alexandros": "blue tyros-inside"})
    assert why(why_not_betray_royal(s, RED, heir)) is None
    s = book.position(
        control={"tyros": "blue"},
        royals={"alexandros": "blue tyros-inside"},
        generals={"krateros": "black tyros"},
        cus={"black tyros": {"loyal": 1}},
    )
    assert why(why_not_betray_royal(s, RED, heir)) == "besieged"
    s.royal_of[heir] = NOBODY
    assert why(why_not_betray_royal(s, RED, heir)) == "no_enemy_controls"


def test_a_question_says_what_it_is_about(book: Book) -> None:
    s, card = book.position(), book.facts.CARD_NUMBER["fog"]
    assert facts_of(s, Occasion()) == {}
    assert facts_of(s, Occasion(by=RED, card=card)) == {"side": "side:red", "card": "card:fog"}
    assert facts_of(s, Occasion(space=book.facts.NUMBER["tyros"])) == {"space": "space:tyros"}
    battle = facts_of(s, Occasion(battle=Battle(RED, BLUE, book.at("issos"), book.at("tarsos"))))
    assert battle == {"space": "space:issos", "attacker": "side:red", "defender": "side:blue"}


DECK = ("epidemic", "epidemic", "diplomacy", "diplomacy", "treachery", "treachery")


def why_not(book: Book, s: Any, card: str, faction: int, on: Occasion) -> str | None:
    no = book.chapter("surprise_cards").SURPRISES[book.cards(card)[0]].why_not(s, faction, on)
    return no and no.why


@pytest.mark.rule("S3-7.3-d", "S4-6.2-h")
def test_ahura_mazda_takes_a_card_and_only_the_other_draws(book: Book) -> None:
    s = book.position(
        hand=book.hands(red="ahura_mazda_and_ahriman epidemic", blue="fog mutiny"), deck=[*book.cards(*DECK)]
    )
    run(
        book.chapter("windows").play_surprise(s, RED, book.facts.CARD_NUMBER["ahura_mazda_and_ahriman"], Occasion()),
        "",
        drawn=(1, len(DECK)),
    )
    assert s.hand[RED] == book.cards("epidemic", "fog")
    assert len(s.hand[BLUE]) == 2
    assert len(s.deck) == len(DECK) - 1
    [taken] = told(s, CardTaken)
    assert taken.seen_by(YELLOW) == taken.seen_by(None) == CardTaken("side:red", "side:blue", None)
    assert taken.seen_by(RED) == taken.seen_by(BLUE) == CardTaken("side:red", "side:blue", "card:fog")


@pytest.mark.rule("S3-7.3-d", "S4-6.2-h")
def test_one_chooses_whose_card_and_only_who_holds_one(book: Book) -> None:
    s = book.position(
        hand=book.hands(red="ahura_mazda_and_ahriman", blue="fog", yellow="mutiny"), deck=[*book.cards(*DECK)]
    )
    answers = ("red: take_card_of! yellow",)
    run(
        book.chapter("windows").play_surprise(s, RED, book.facts.CARD_NUMBER["ahura_mazda_and_ahriman"], Occasion()),
        "",
        *answers,
    )
    assert s.hand[RED] == book.cards("mutiny")
    s = book.position(hand=book.hands(red="ahura_mazda_and_ahriman"))
    assert why_not(book, s, "ahura_mazda_and_ahriman", RED, Occasion()) == "nobody_holds_a_card"
