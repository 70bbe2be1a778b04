"""Activations, steps by land and sea, and moves of Independent Armies, as both editions have them."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import INDEPENDENT, NOBODY, WAITING
from strategos.games.successors.common.events import Eliminated
from strategos.games.successors.common.movement_events import (
    Activated,
    ArmyMoved,
    Marched,
    PickedUp,
    Rearranged,
    TurnedBack,
)
from strategos.games.successors.common.steps import Party, Step, turn_back
from strategos.games.successors.common.tasks import IndependentMoves
from strategos.kernel.agenda import push

from .book import Book
from .table import RED, YELLOW, force, general, run, told, units, why

ANTIGONOS = {"antigonos": "yellow ephesos"}


THREE = {"yellow ephesos": {"mercenary": 3}}


@pytest.mark.rule("S4-7.2-ap")
def test_royal_army_cus_are_disbanded_before_they_move(book: Book) -> None:
    s = book.position(seat=YELLOW, generals=ANTIGONOS, cus={"yellow ephesos": {"royal": 3, "loyal": 1}})
    book.segment(s, "", "disband", "disband_at! ephesos", "royal=02", "pass")
    assert force(s, "yellow ephesos") == units(royal=1, loyal=1)
    assert [event.why for event in told(s, Eliminated)] == ["disbanded"]


@pytest.mark.rule("S4-9.1-h")
def test_he_may_go_alone_or_with_troops_only_or_with_all(book: Book) -> None:
    def taken(answer: str) -> tuple[Any, ...]:
        s = book.position(
            control={"ephesos": "yellow"},
            generals={"antigonos": "yellow ephesos", "demetrios": "yellow ephesos"},
            cus=THREE,
            royals={"herakles": "yellow ephesos"},
        )
        book.act(s, "antigonos", "", answer, "pergamon", "end")
        return (
            force(s, "yellow pergamon")[0],
            general(s, "demetrios") == book.at("pergamon"),
            s.royal_at.count(book.at("pergamon")),
        )

    assert taken("all") == (3, True, 1)
    assert taken("troops") == (3, False, 1)
    assert taken("alone") == (0, False, 0)


@pytest.mark.rule("S3-9.10-c", "S4-9.2-i")
def test_mp_after_a_change_of_command_are_never_below_0(book: Book) -> None:
    s = book.position(generals={"demetrios": "yellow ephesos", "krateros": "yellow xanthos"})
    answers = ("halikarnassos", "ephesos", "halikarnassos", "xanthos", "take")
    assert book.menu(s, "demetrios", *answers, die=3).about["left"] == 0


@pytest.mark.rule("S3-9.5-d", "S4-10-g")
def test_generals_chosen_are_inside_and_royals_not_chosen_outside(book: Book) -> None:
    s = book.position(
        control={"sardeis": "red"},
        generals={**ANTIGONOS, "krateros": "red sardeis", "eumenes": "red sardeis-inside"},
        royals={"herakles": "red sardeis-inside"},
        cus={"yellow ephesos": {"loyal": 1}},
    )
    book.menu(s, "antigonos", "sardeis", "choose", "krateros", "done", "pick_royal! done")
    assert general(s, "krateros") == book.at("sardeis-inside")
    assert general(s, "eumenes") == book.at("sardeis")
    assert s.royal_at.count(book.at("sardeis")) == 1
    [event] = told(s, Rearranged)
    assert (event.side, event.generals, event.cus, event.royals) == ("side:red", ("piece:krateros",), {}, ())


@pytest.mark.rule("S3-18.4-c", "S4-9.1-f")
def test_a_move_within_a_city_is_a_move(book: Book) -> None:
    s = book.position(
        control={"pella": "yellow"},
        generals={"demetrios": "yellow pella", "antigonos": "yellow pella-inside"},
        cus={"yellow pella": {"loyal": 2}},
    )
    book.act(s, "demetrios", "", "all", "inside", "end")
    assert why(book.menu(s, "antigonos"), "take") == (book.rule("S3-8.4-a", "S4-9.1-h"), "nothing_to_take")


@pytest.mark.rule("S4-7.2-ap")
def test_between_two_activations_royal_army_cus_may_be_disbanded(book: Book) -> None:
    s = book.position(seat=YELLOW, generals=ANTIGONOS, cus={"yellow ephesos": {"royal": 2}})
    book.segment(s, "6", "roll", "disband", "ephesos", "royal=01", "done")
    assert force(s, "yellow ephesos") == units(royal=1)


@pytest.mark.rule("S3-9.7-b", "S4-9.4-g")
def test_into_a_full_city_nothing_is_left(book: Book) -> None:
    s = book.position(
        control={"pella": "yellow"},
        generals={"demetrios": "yellow larisa"},
        cus={"yellow larisa": {"loyal": 2}, "yellow pella-inside": {"loyal": 2}},
    )
    decision = book.menu(s, "demetrios", "pella", "leave")
    assert decision.kind == "pick_cus", "there is only the outside"


@pytest.mark.rule("S4-9.1-h", "S4-9.3-d", "S4-10-b")
def test_steps_and_who_joins_are_told(book: Book) -> None:
    s = book.position(
        control={"sardeis": "yellow"},
        generals={**ANTIGONOS, "demetrios": "yellow sardeis"},
        cus={"yellow sardeis": {"loyal": 1}},
    )
    book.act(s, "antigonos", "", "sardeis", "take", "all", "inside", "outside", "pergamon", "end")
    [first, second] = told(s, Marched)
    assert (first.space, first.to, first.cost, first.cus) == ("space:ephesos", "space:sardeis", 1, {})
    assert (second.to, second.cus) == ("space:pergamon", {"piece:loyal": 1})
    [event] = told(s, PickedUp)
    assert (event.space, event.generals, event.cus) == ("space:sardeis", ("piece:demetrios",), {"piece:loyal": 1})
    assert [event.inside for event in told(s, book.chapter("events").ChangedPosition)] == [True, False]


SUCCESSORS = ("yellow", "blue", "red", "black")


@pytest.mark.rule("S3-9.5-d", "S4-10-g")
def test_a_city_besieged_when_the_activation_began_is_not_rearranged(book: Book) -> None:
    s = book.position(
        control={"pella": "red"},
        generals={"demetrios": "yellow larisa", "antigonos": "yellow pella"},
        cus={"yellow larisa": {"loyal": 4}, "yellow pella": {"loyal": 1}, "red pella-inside": {"royal": 1}},
    )
    book.act(s, "demetrios", "", "pella", "end")
    assert force(s, "red pella-inside") == units(royal=1)


@pytest.mark.rule("S4-9.1-g")
def test_a_captured_heir_travels_again_with_who_captured_him(book: Book) -> None:
    """He has moved with Yellow; Blue, who won him, intercepts with him in the same Segment."""
    s = book.position(
        generals={"antigonos": "yellow ephesos", "demetrios": "yellow abydos", "krateros": "blue sardeis"},
        cus={"blue sardeis": {"loyal": 4}},
        royals={"philippos": "blue sardeis"},
        moved_royals=[0, 1, 2, 3, 4],
        successors=SUCCESSORS,
    )
    answers = (
        "pergamon",
        "blue: intercept_from! sardeis",
        "pass",
        "krateros",
        "loyal=04",
        "philippos",
        "turn_back! yes",
    )
    book.act(s, "demetrios", "6", *answers)
    assert s.royal_at.count(book.at("pergamon")) == 1


@pytest.mark.rule("S4-9.1-d", "S4-9.3-j")
def test_example_of_a_minor_general_who_is_put_elsewhere(book: Book) -> None:
    """Three steps, one repositioning, one allowance."""
    s = book.position(
        control={"sardeis": "yellow", "ikonion": "yellow"},
        generals={"minor-yellow-1": "yellow halikarnassos"},
        cus={"yellow halikarnassos": {"mercenary": 1}, "yellow ikonion": {"loyal": 1}},
    )
    start = ("ephesos", "sardeis", "minor", "minor-yellow-1", "ikonion", "all")
    assert book.menu(s.copy(), "minor-yellow-1", *start, points=3).about["left"] == 1
    book.act(s, "minor-yellow-1", "", *start, "dana", points=3)
    assert force(s, "yellow sardeis") == units(mercenary=1)
    assert force(s, "yellow dana") == units(loyal=1)
    assert general(s, "minor-yellow-1") == book.at("dana")


@pytest.mark.rule("S4-9.1-a")
def test_who_sets_out_and_with_whom(book: Book) -> None:
    s = book.position(
        control={"issos": "yellow"},
        generals={"perdikkas": "yellow issos", "eumenes": "yellow issos"},
        cus={"yellow issos": {"loyal": 2}},
        royals={"alexandros": "yellow issos"},
    )
    book.act(s, "perdikkas", "", "take_along! all", "end", points=3)
    [news] = told(s, Activated)
    assert news == Activated(
        "side:yellow",
        "piece:perdikkas",
        "space:issos",
        3,
        ("piece:eumenes",),
        {"piece:loyal": 2},
        ("piece:alexandros",),
    )


@pytest.mark.rule("S3-16.2-b", "S4-9.5-g")
def test_where_an_independent_army_comes_from(book: Book) -> None:
    """Out of its box it comes from nowhere on the map."""
    s = book.position()
    push(s, IndependentMoves(YELLOW, book.facts.ARMIES.index("glaukias")))
    book.run_agenda(s, "", "glaukias", "taulantioi", "dardanoi")
    first, second = told(s, ArmyMoved)
    assert first == ArmyMoved("piece:glaukias", "space:taulantioi")
    assert second == ArmyMoved("piece:glaukias", "space:dardanoi", "space:taulantioi")


def near(book: Book, **given: Any) -> Any:
    base: dict[str, Any] = {
        "generals": {"antigonos": "red ephesos"},
        "cus": {"red ephesos": {"loyal": 2}},
        "armies": {"philon": "sardeis"},
        "hand": book.hands(blue="fog"),
        "deck": [*book.cards("epidemic", "diplomacy", "unrest")],
        "options": ("independent_reactions",),
    }
    return book.position(**{**base, **given})


@pytest.mark.rule("S3-16.3-f", "S3-10.3-d", "S3-10.3-e", "S4-16.11-a", "S4-9.5-l", "S4-11.1-e", "S4-11.1-g")
@pytest.mark.parametrize(
    ("given", "mover", "occupants", "able"),
    [
        ({}, RED, (), True),
        ({"options": ()}, RED, (), False),
        ({"armies": {"ariarathes": "sardeis"}}, RED, (), False),
        ({"control": {"ephesos": "red"}}, RED, (), False),
        ({"control": {"ephesos": "independent"}}, RED, (), True),
        ({}, RED, (RED,), False),
        ({}, INDEPENDENT, (), False),
    ],
)
def test_which_of_them_could(
    book: Book, given: dict[str, Any], mover: int, occupants: tuple[int, ...], able: bool
) -> None:
    step = Step(RED, mover, book.at("pergamon"), book.at("ephesos"), occupants)
    assert bool(book.chapter("independent_reactions").interceptors(near(book, **given), step, [])) is able


@pytest.mark.rule("S4-3.1-a")
def test_when_somebody_has_won_no_independent_army_moves_on(book: Book) -> None:
    s = book.position(armies={"seuthes": "issos"}, winner=RED)
    moves = book.chapter("independent_moves").independent_moves
    assert run(moves(s, IndependentMoves(YELLOW, NOBODY))) is None


@pytest.mark.rule("S4-11.3-d", "S4-11.3-c")
def test_an_independent_army_turns_back_alone(book: Book) -> None:
    s = book.position(armies={"philon": "rhagai"}, cus={"red rhagai": {"loyal": 1}})
    step = Step(RED, INDEPENDENT, book.at("tabai"), book.at("rhagai"))
    turn_back(s, step, Party(RED, (), units(loyal=1)))
    assert s.army_at[2] == book.at("tabai")
    assert force(s, "red rhagai") == units(loyal=1)
    assert [(event.space, event.to) for event in told(s, TurnedBack)] == [("space:rhagai", "space:tabai")]
    s = book.position(armies={"philon": "hekatompylos"})
    turn_back(s, Step(RED, INDEPENDENT, WAITING, book.at("hekatompylos")), Party(RED, ()))
    assert s.army_at[2] == WAITING
