"""Land Battles as both editions have them."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, DISPERSED, LOYAL, NONE
from strategos.games.successors.common.clash_events import BattleRolled
from strategos.games.successors.common.events import RoyalArmyJoined, RoyalArmySetAside
from strategos.games.successors.common.position import one
from strategos.games.successors.common.steps import Step
from strategos.games.successors.common.tasks import Battle
from strategos.kernel.asking import Decision

from .book import Book
from .table import BLUE, RED, force, general, question, run, told, units

ARMIES_MEET: dict[str, Any] = {
    "generals": {"antigonos": "red issos", "krateros": "blue issos"},
    "cus": {"red issos": {"loyal": 4}, "blue issos": {"loyal": 4}},
    "control": {"tarsos": "red"},
}


def battle(book: Book, dice: str, *answers: str, **given: Any) -> Any:
    s = book.position(**{**ARMIES_MEET, **given})
    fought = Battle(RED, BLUE, book.at("issos"), book.at("tarsos"))
    run(book.chapter("land_battle").fight(s, fought), dice, *answers)
    return s


ROYALS: dict[str, Any] = {"cus": {"red issos": {"royal": 2, "loyal": 2}, "blue issos": {"loyal": 4}}}


@pytest.mark.rule("S4-14.8-e")
def test_the_death_of_the_victor_does_not_bring_them_back(book: Book) -> None:
    """Blue's Prestige is Krateros' 2 against Leonnatos' 1 L for Red; without Krateros it would be 0."""
    generals = {**ARMIES_MEET["generals"], "leonnatos": "red dispersed"}
    given = {**ROYALS, "generals": generals, "successors": ("red", "blue"), "control": {"issos": "blue"}}
    s = battle(book, "1 1 4 5 6 1", "blue: minor_takes_command! no", **given)
    assert general(s, "krateros") == DEAD
    assert [(event.prestige, event.against) for event in told(s, RoyalArmySetAside)] == [(1, 2)]
    assert force(s, "blue issos") == units(loyal=4, royal=2)


@pytest.mark.rule("S3-14.3-g", "S4-10-ad")
def test_a_force_of_royal_army_cus_alone_goes_over_without_a_battle(book: Book) -> None:
    s = battle(book, "", cus={"red issos": {"royal": 4}, "blue issos": {"loyal": 1}})
    assert force(s, "blue issos") == units(royal=4, loyal=1)
    assert general(s, "antigonos") == DISPERSED
    assert told(s, BattleRolled) == []
    assert not s.champion[RED]


@pytest.mark.rule("S4-5.2-n")
def test_without_a_general_to_lead_them_they_are_dispersed(book: Book) -> None:
    s = book.position(generals={f"minor-red-{n}": "red pella-inside" for n in range(1, 5)}, control={"pella": "blue"})
    run(book.chapter("reinforcements").reinforce(s, book.chapter("tasks").Reinforce(RED, one(LOYAL, 1))))
    assert force(s, "red dispersed") == units(loyal=1)


DECK = ("epidemic", "epidemic", "diplomacy", "diplomacy", "treachery", "treachery")


def asked(decisions: list[Decision]) -> dict[int, list[str]]:
    return {d.seat: [option.key for option in d.options if not option.key.startswith("pass")] for d in decisions}


MEETING: dict[str, Any] = {
    "generals": {"antigonos": "red issos", "krateros": "blue issos"},
    "cus": {"red issos": {"loyal": 4}, "blue issos": {"royal": 3}},
    "control": {"tarsos": "red"},
    "successors": ("blue",),
}


def meets(book: Book, s: Any) -> Any:
    return book.chapter("confrontation").confront(s, Step(RED, RED, book.at("tarsos"), book.at("issos"), (BLUE,)))


@pytest.mark.rule("S3-14.3-g", "S3-17.6-f", "S4-10-ac", "S4-10-ad", "S4-7.2-ah")
def test_before_a_royal_army_alone_goes_over_both_players_are_asked(book: Book) -> None:
    s = book.position(
        **MEETING, hand=book.hands(blue="epidemic", red="epidemic"), deck=[*book.cards("gift_of_oratory")]
    )
    assert list(asked(question(meets(book, s)))) == [BLUE, RED]
    s = book.position(**MEETING, hand=book.hands(yellow="gift_of_oratory"))
    assert run(meets(book, s)) == (False, units(royal=3))
    assert told(s, RoyalArmyJoined)
    s = book.position(**MEETING, hand=book.hands(blue="gift_of_oratory"), deck=[*book.cards(*DECK)])
    assert run(meets(book, s), "6 6 1 1 1", "blue: meeting_prestige! gift_of_oratory") == (True, NONE)
    assert not told(s, RoyalArmyJoined)


# -- Reinforcements ---------------------------------------------------------------------------------------------------


# -- who face each other ----------------------------------------------------------------------------------------------
