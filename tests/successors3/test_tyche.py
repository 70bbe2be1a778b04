"""7 The Tyche Segment: which card, how it is used, and the order of a Bonus card."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.card_events import CardUsed, CardVoid, SurpriseDiscarded, Trained
from strategos.games.successors.common.position import Trainee
from strategos.games.successors.common.tasks import March, Reinforce, Spend, Train
from strategos.games.successors.third.facts import CARD_NUMBER, MUST, OP
from strategos.games.successors.third.segments import forget_segment
from strategos.games.successors.third.state import SuccessorsState
from strategos.games.successors.third.tasks import Play, Rest
from strategos.games.successors.third.tyche import tyche, why_not_use
from strategos.games.successors.third.windows import GAP, gap
from strategos.kernel.agenda import push
from strategos.kernel.clock import AGAIN
from tests.successors.table import BLUE, RED, YELLOW, force, general, owner, question, run, told, units

from .table import at, cards, fleet, hands, position, run_agenda

STANDS: dict[str, Any] = {
    "seat": RED,
    "generals": {"krateros": "red issos"},
    "control": {"issos": "red"},
    "cus": {"red issos": {"loyal": 2}},
}


def at_hand(red: str, deck: str = "helepolis campaign desertions", **given: Any) -> SuccessorsState:
    return position(**{**STANDS, "hand": hands(red=red), "deck": [*cards(*deck.split())], **given})


def uses(s: SuccessorsState, card: str) -> list[str]:
    every = ("event", "points_and_event", "forced_march", "place_markers", "train", "upgrade_fleet", "general")
    every += ("fetch_fleet", "recruit")
    return [use for use in every if why_not_use(s, RED, CARD_NUMBER[card], use) is None]


def options(s: SuccessorsState) -> list[str]:
    [decision] = question(tyche(s))
    return [option.key for option in decision.options]


# -- 7.1, 7.3 which card ----------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-7.1-a", "S3-7.1-b", "S3-7.3-c", "S3-7.3-e")
def test_any_surprise_card_may_be_discarded_first_and_does_not_count() -> None:
    s = at_hand("fog helepolis", deck="campaign")
    assert options(s) == ["fog", "helepolis", "minor_general"]
    assert run(tyche(s), "", "red: tyche_card! fog") is AGAIN
    assert s.hand[RED] == cards("helepolis", "campaign")
    assert s.discards == [*cards("fog")]
    assert [event.card for event in told(s, SurpriseDiscarded)] == ["card:fog"]
    assert run(tyche(s), "", "red: tyche_card! helepolis", "card_use! train") is None


@pytest.mark.rule("S3-7.3-c", "S3-7.3-d")
def test_one_that_waits_for_no_moment_is_played_or_discarded() -> None:
    s = at_hand("gift_of_oratory", deck="campaign")
    assert run(tyche(s), "", "gift_of_oratory", "surprise_card! play") is AGAIN
    assert s.orator == 2
    assert s.hand[RED] == cards("campaign")
    s = at_hand("gift_of_oratory", deck="campaign")
    run(tyche(s), "", "gift_of_oratory", "surprise_card! discard")
    assert s.orator != 2
    assert s.hand[RED] == cards("campaign")


@pytest.mark.rule("S3-7.3-d", "S3-CC-d")
def test_ahura_mazda_is_not_replaced_when_played_but_when_discarded() -> None:
    s = at_hand("", deck="campaign", hand=hands(red="ahura_mazda_and_ahriman epidemic", blue="fog"))
    run(tyche(s), "", "ahura_mazda_and_ahriman", "surprise_card! play")
    assert s.hand[RED] == cards("epidemic", "fog")
    assert s.hand[BLUE] == cards("campaign")
    s = at_hand("", deck="campaign", hand=hands(red="ahura_mazda_and_ahriman epidemic", blue="fog"))
    run(tyche(s), "", "ahura_mazda_and_ahriman", "surprise_card! discard")
    assert s.hand[RED] == cards("epidemic", "campaign")


@pytest.mark.rule("S3-7.3-c", "S3-7.3-a")
def test_others_may_discard_surprise_cards_between_two_steps() -> None:
    s = at_hand("helepolis", hand=hands(red="helepolis", blue="fog mutiny unrest"), deck="campaign")
    s.standing = []
    [blue, _] = question(gap(s))
    assert blue.kind == GAP.name
    assert sorted(key for key in (o.key for o in blue.options) if not key.startswith("pass")) == ["fog", "mutiny"]
    run(gap(s), "", "blue: fog", "red: pass", "blue: pass", "red: pass")
    assert s.hand[BLUE] == cards("mutiny", "unrest", "campaign")


@pytest.mark.rule("S3-14.3-j")
def test_royal_army_cus_may_be_disbanded_before_the_card() -> None:
    s = at_hand("helepolis", cus={"red issos": {"royal": 2, "loyal": 1}})
    assert "disband" in options(s)
    assert run(tyche(s), "", "disband", "issos", "disband_cus! royal=01") is AGAIN
    assert force(s, "red issos") == units(royal=1, loyal=1)
    assert "disband" not in options(at_hand("helepolis"))


@pytest.mark.rule("S3-7.3-d")
def test_an_empty_deck_is_rebuilt_from_the_discards() -> None:
    s = at_hand("fog", deck="", discards=[*cards("campaign")])
    run(tyche(s), "", "fog", drawn=(1,))
    assert s.hand[RED] in (cards("campaign"), cards("fog"))
    assert len(s.deck) == 1


# -- 7.1, 7.2 the event and the points --------------------------------------------------------------------------------


@pytest.mark.rule("S3-7.1-c", "S3-7.2-a")
def test_the_event_or_the_points_of_a_bonus_card_both() -> None:
    s = at_hand("")
    ways = ["forced_march", "place_markers", "train"]
    assert uses(s, "macedonian_reinforcements") == ["event", *ways]
    # Without anybody to kill now: the points may lead to somebody (S3-7.2-b).
    assert uses(s, "drinking_hemlock") == ["points_and_event", *ways]
    s = at_hand("", royals={"herakles": "red issos"})
    assert uses(s, "drinking_hemlock") == ["event", "points_and_event", *ways]


@pytest.mark.rule("S3-7.2-b")
def test_the_event_of_a_bonus_card_comes_after_its_points() -> None:
    s = at_hand("minor_raid", control={"issos": "red", "tarsos": "blue"})
    run(tyche(s), "", "minor_raid", "card_use! points_and_event")
    play, spend = s.agenda
    assert isinstance(spend, Spend)
    assert isinstance(play, Play)
    assert not play.aimed
    # The points come first: a PC marker next door; only then is the raid aimed.
    run_agenda(s, "", "red: spend_points! place_markers", "mark! myriandros", "mark! done", "red: event_space! tarsos")
    assert owner(s, "myriandros") == "red"
    assert owner(s, "tarsos") is None


@pytest.mark.rule("S3-7.2-a", "S3-7.2-b")
def test_points_that_leave_nothing_for_the_event_make_it_void() -> None:
    s = at_hand("minor_raid", control={"issos": "red", "tarsos": "blue"})
    run(tyche(s), "", "minor_raid", "card_use! points_and_event")
    march = ("march! krateros", "take_along! all", "myriandros", "laodikeia")
    run_agenda(s, "", "spend_points! forced_march", *march)
    assert [event.card for event in told(s, CardVoid)] == ["card:minor_raid"]
    assert owner(s, "tarsos") == "blue"


@pytest.mark.rule("S3-7.2-c", "S3-7.7-c", "S3-7.8-a", "S3-2.6-h")
def test_what_must_be_played_is_neither_discarded_nor_used_for_its_points_alone() -> None:
    assert MUST[CARD_NUMBER["unrest"]]
    assert MUST[CARD_NUMBER["unrest_spreads"]]
    assert OP[CARD_NUMBER["unrest"]] == 4
    s = at_hand("", provinces={"kypros": "red"}, options=("fleets_stay_away", "generals_for_points"))
    s.fleet_away[fleet("kypros")] = 1
    assert uses(s, "unrest") == ["event", "points_and_event"]
    assert uses(s, "epidemic")[-1] == "fetch_fleet"
    s.fleet_away[fleet("kypros")] = 0
    assert "upgrade_fleet" in uses(s, "helepolis")
    assert uses(s, "unrest") == ["event", "points_and_event"]


@pytest.mark.rule("S3-7.1-d", "S3-7.4-a", "S3-7.4-b", "S3-7.5-a", "S3-7.6-a")
def test_points_serve_one_purpose() -> None:
    s = at_hand("campaign")
    run(tyche(s), "", "campaign", "card_use! forced_march")
    assert s.agenda == [March(RED, 3)]
    s = at_hand("campaign")
    run(tyche(s), "", "campaign", "card_use! train")
    assert s.agenda == [Train(RED, 3)]
    s = at_hand("campaign", control={"issos": "red"})
    run(tyche(s), "", "campaign", "card_use! place_markers", "tarsos", "myriandros", "kelenderis")
    assert [owner(s, name) for name in ("tarsos", "myriandros", "kelenderis")] == ["red"] * 3
    assert not s.agenda


@pytest.mark.rule("S3-7.7-a", "S3-13.3-a", "S3-7.7-b")
def test_a_four_point_card_is_discarded_for_a_fleet_and_counts_as_the_card_of_the_segment() -> None:
    s = at_hand("helepolis campaign", provinces={"kypros": "red"})
    assert "upgrade_fleet" not in uses(s, "campaign")
    assert run(tyche(s), "", "helepolis", "card_use! upgrade_fleet", "fleet-kypros") is None
    assert s.upgraded[fleet("kypros")] == RED
    assert s.discards == [*cards("helepolis")]
    assert [(event.card, event.use) for event in told(s, CardUsed)] == [("card:helepolis", "upgrade_fleet")]


# -- 7.6 training -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-7.6-a", "S3-7.6-b", "S3-7.6-d", "S3-7.6-e")
def test_training_adds_up_until_the_cu_is_placed() -> None:
    s = at_hand("", agenda=[Train(RED, 4)])
    run_agenda(s, "", "train! loyal")
    assert s.training[RED] == Trainee(1, 4)
    s.agenda = [Train(RED, 3)]
    run_agenda(s, "", "reinforce! issos")
    assert s.training[RED] == Trainee()
    assert force(s, "red issos") == units(loyal=3)
    assert [(event.box, event.done) for event in told(s, Trained)] == [(4, False), (7, True)]


@pytest.mark.rule("S3-7.6-f")
@pytest.mark.parametrize(("answer", "left"), [("yes", Trainee(0, 1)), ("no", Trainee())])
def test_what_is_left_may_be_applied_to_a_new_cu_or_not(answer: str, left: Trainee) -> None:
    s = at_hand("", agenda=[Train(RED, 4)])
    more = ("train! mercenary",) if answer == "yes" else ()
    run_agenda(s, "", "train! mercenary", "reinforce! issos", f"train_on! {answer}", *more)
    assert s.training[RED] == left
    assert force(s, "red issos") == units(loyal=2, mercenary=1)


def test_exactly_enough_leaves_nothing_to_ask() -> None:
    s = at_hand("", agenda=[Train(RED, 3)])
    run_agenda(s, "", "train! mercenary", "reinforce! issos")
    assert s.training[RED] == Trainee()
    assert not any(isinstance(task, Rest | Reinforce) for task in s.agenda)


# -- 8.5 General cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-7.1-b", "S3-7.1-a", "S3-8.5-b")
def test_a_general_card_is_the_card_of_the_segment_and_has_no_other_use() -> None:
    s = at_hand("general_seleukos", provinces={"kypros": "red"})
    assert uses(s, "general_seleukos") == ["general"]
    assert uses(s, "helepolis").count("general") == 0
    assert run(tyche(s), "", "general_seleukos", "card_use! general", "recruit_at! babylon") is None
    assert s.general_at[9] == at("babylon")
    assert s.discards == []


@pytest.mark.rule("S3-23.4-b", "S3-23.4-c")
def test_any_card_that_is_no_surprise_fetches_a_fleet_where_so_agreed() -> None:
    s = at_hand("general_seleukos", provinces={"kypros": "red"}, options=("fleets_stay_away",))
    assert "fetch_fleet" not in uses(s, "general_seleukos")
    s.fleet_away[fleet("kypros")] = 1
    assert uses(s, "general_seleukos") == ["general", "fetch_fleet"]
    assert "fetch_fleet" in uses(s, "epidemic")
    run(tyche(s), "", "general_seleukos", "card_use! fetch_fleet", "fleet-kypros")
    assert not s.fleet_away[fleet("kypros")]
    assert s.upgraded[fleet("kypros")] != RED
    assert s.discards == [*cards("general_seleukos")]


# -- 9.1 the same Army twice ------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-7.1-e")
def test_who_moved_by_a_card_may_move_again_in_the_next_segment() -> None:
    s = at_hand("", agenda=[March(RED, 1)])
    run_agenda(s, "", "march! krateros", "take_along! all", "myriandros")
    assert s.moved_generals == [2]
    forget_segment(s)
    assert s.moved_generals == []


@pytest.mark.rule("S3-7.4-a", "S3-8.1-d")
def test_before_a_forced_march_a_minor_general_may_be_placed() -> None:
    s = position(control={"issos": "yellow"}, cus={"yellow issos": {"loyal": 1}})
    push(s, March(YELLOW, 2))
    run_agenda(
        s, "", "march! minor", "minor_general! minor-yellow-1", "minor_to! issos", "minor-yellow-1", "all", "end"
    )
    assert general(s, "minor-yellow-1") == at("issos")
