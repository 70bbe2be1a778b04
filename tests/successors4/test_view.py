"""What a view tells beyond pieces and control: what is under way, what has befallen a place, uses of cards."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.scoring import legitimacy, victory_points
from strategos.games.successors.common.shapes import SpaceFacts, ViewFacts
from strategos.games.successors.fourth import GAME
from strategos.games.successors.fourth.facts import CARD_NUMBER, NUMBER
from strategos.games.successors.fourth.sequence import SEQUENCE, round_of
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.view import view
from strategos.kernel.clock import Clock, Each
from tests.successors.table import BLUE, RED, YELLOW

from .table import position


def facts(s: SuccessorsState, seat: int | None = None) -> ViewFacts:
    found = view(s, seat).facts
    assert isinstance(found, ViewFacts)
    return found


def of_space(s: SuccessorsState, name: str) -> SpaceFacts:
    found = view(s, None).spaces[name]
    assert isinstance(found, SpaceFacts)
    return found


def tyche_of(seat: int) -> Clock:
    """The Tyche Segment of a player, in the third Round."""
    rounds = [n for n, entry in enumerate(SEQUENCE) if isinstance(entry, Each)]
    entry: Any = SEQUENCE[rounds[2]]
    step = max(n for n, phase in enumerate(entry.steps) if phase.name == "tyche")
    return Clock(2, rounds[2], seat, step)


def test_what_a_card_is_good_for_is_told_to_who_holds_it_in_his_tyche_segment() -> None:
    hand = (CARD_NUMBER["asian_elephants"], CARD_NUMBER["fog"])
    s = position(hand=[hand, hand, (), (), ()], generals={"krateros": "yellow issos"})
    s.clock = tyche_of(YELLOW)
    cards = {card.card: {use.use: use.no for use in card.uses} for card in facts(s, YELLOW).hand}
    assert set(cards) == {"card:asian_elephants", "card:fog"}
    assert cards["card:asian_elephants"]["train"] is None
    refused = cards["card:asian_elephants"]["event_and_points"]
    assert refused is not None
    assert refused.why == "no_bonus_card"
    assert cards["card:fog"]["surprise"] is not None
    assert facts(s, BLUE).hand == ()
    assert facts(s, None).hand == ()
    s.clock = Clock(2)
    assert facts(s, YELLOW).hand == ()


def test_the_round_is_told_while_the_strategy_phase_lasts() -> None:
    assert [round_of(Clock(2, entry)) for entry in range(len(SEQUENCE))] == [
        *[0] * 7,
        1,
        1,
        2,
        2,
        3,
        3,
        4,
        4,
        5,
        5,
        0,
        0,
    ]
    s = position()
    s.clock = tyche_of(YELLOW)
    assert facts(s).round == 3


def test_what_has_befallen_a_place_is_told() -> None:
    s = position(control={"sidon": "blue", "arbela": "yellow"}, pact=(YELLOW, RED))
    s.helepolis = {NUMBER["tyros"]: BLUE}
    s.plundered = [NUMBER["sousa"]]
    s.capitals = {NUMBER["sidon"]: BLUE}
    s.building = {YELLOW: NUMBER["arbela"]}
    s.resupplied = {NUMBER["ake"]: YELLOW}
    assert of_space(s, "tyros").helepolis == "side:blue"
    assert of_space(s, "sousa").plundered
    assert not of_space(s, "tyros").plundered
    assert (of_space(s, "sidon").capital, of_space(s, "sidon").building) == ("side:blue", False)
    assert (of_space(s, "arbela").capital, of_space(s, "arbela").building) == ("side:yellow", True)
    assert of_space(s, "ake").resupplied == "side:yellow"
    assert facts(s).pact == ("side:yellow", "side:red")


def seen(s: SuccessorsState, seat: int | None = None) -> Any:
    return GAME.view(s, seat)


@pytest.mark.rule("S4-7.2-e", "S4-7.2-h")
def test_every_cu_has_an_owner_and_everybody_may_look() -> None:
    s = position(
        control={"pella": "red"},
        cus={"red pella-inside": {"loyal": 2}, "blue dispersed": {"mercenary": 3}},
        generals={"krateros": "blue dispersed"},
    )
    for seat in (None, RED, BLUE, YELLOW):
        pieces = {piece.id: piece for piece in seen(s, seat).pieces}
        assert (pieces["loyal-red-pella-inside"].count, pieces["loyal-red-pella-inside"].side) == (2, "red")
        [away] = [piece for piece in pieces.values() if piece.id.startswith("mercenary-blue")]
        assert (away.count, away.side) == (3, "blue")


@pytest.mark.rule("S4-2-ae", "S4-3.5-i", "S4-3.6-n")
def test_vp_and_legitimacy_stand_for_all_to_see_with_what_they_are_made_of_at_every_change() -> None:
    s = position(provinces={"kypros": "red"}, royals={"olympias": "red pella"})

    def shown(side: str) -> tuple[int, int]:
        [facts] = [side_.facts for side_ in seen(s).sides if side_.id == side]
        return facts.vp, facts.legitimacy

    assert shown("red") == (2, 6)
    assert [(reason.why, reason.by) for reason in victory_points(s, RED).reasons] == [("province", 2)]
    assert [(reason.why, reason.by) for reason in legitimacy(s, RED).reasons] == [("champion", 3), ("woman", 3)]
    s.control[NUMBER["paphos"]] = BLUE
    assert shown("red") == (0, 6)
    s.champion[RED] = 0
    assert shown("red") == (0, 3)


def test_what_lies_at_a_space_without_cus_is_seen_as_well() -> None:
    s = position(
        control={"babylon": "red"},
        plundered=[NUMBER["sousa"]],
        building={RED: NUMBER["sidon"]},
        capitals={NUMBER["alexandreia"]: BLUE},
        resupplied={NUMBER["issos"]: RED},
        tomb=NUMBER["memphis"],
    )
    facts = {space: seen(s).spaces[space] for space in ("sousa", "sidon", "alexandreia", "issos", "memphis", "babylon")}
    assert facts["sousa"].plundered
    assert (facts["sidon"].capital, facts["sidon"].building) == ("side:red", True)
    assert facts["alexandreia"].capital == "side:blue"
    assert facts["issos"].resupplied == "side:red"
    assert facts["memphis"].tomb
    assert (facts["babylon"].control, facts["babylon"].needed) == ("side:red", 0)
