"""9 Activation: who is named, who goes along, what Movement Points buy."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.position import generals_at
from strategos.games.successors.common.segments import unmoved_at
from strategos.games.successors.third.activated_army import why_not_name
from tests.successors.table import YELLOW, force, general, units

from .activating import act, named, segment
from .table import at, position


@pytest.mark.rule("S3-8.4-c", "S3-9.4-c")
def test_whom_a_general_merely_gathered_has_not_moved() -> None:
    s = position(
        control={"issos": "yellow"},
        generals={"perdikkas": "yellow issos", "eumenes": "yellow issos"},
        cus={"yellow issos": {"loyal": 2}},
    )
    act(s, "perdikkas", "", "take_along! all", "end")
    assert unmoved_at(s, YELLOW, at("issos")) == units(loyal=2)
    assert named("eumenes") not in s.moved_generals


@pytest.mark.rule("S3-9.4-c")
def test_who_was_activated_is_not_activated_again_even_if_he_did_nothing() -> None:
    s = position(generals={"perdikkas": "yellow issos"})
    act(s, "perdikkas", "", "end")
    no = why_not_name(s, YELLOW, named("perdikkas"))
    assert no is not None
    assert no.why == "already_activated"


@pytest.mark.rule("S3-8.4-f")
def test_of_equals_who_meet_at_pella_one_is_named() -> None:
    s = position(
        control={"pella": "yellow", "larisa": "yellow"},
        generals={"perdikkas": "yellow pella", "krateros": "yellow larisa"},
        cus={"yellow pella": {"loyal": 1}, "yellow larisa": {"loyal": 1}},
    )
    act(s, "krateros", "", "take_along! all", "pella", "end", "commander! krateros")
    assert generals_at(s, YELLOW, at("pella"))[0] == named("krateros")


@pytest.mark.rule("S3-8.1-d", "S3-9.4-c")
def test_cus_a_minor_general_has_led_and_left_have_moved() -> None:
    s = position(
        control={"issos": "yellow", "tarsos": "yellow", "pella": "yellow"},
        generals={"minor-yellow-1": "yellow issos"},
        cus={"yellow issos": {"loyal": 2}, "yellow pella": {"loyal": 1}},
    )
    answers = ("take_along! all", "tarsos", "minor", "minor-yellow-1", "minor_to! pella", "take_along! all", "end")
    act(s, "minor-yellow-1", "", *answers)
    assert unmoved_at(s, YELLOW, at("tarsos")) == units()


@pytest.mark.rule("S3-8.4-a", "S3-8.4-h", "S3-9.4-a", "S3-9.4-c", "S3-9.1-c", "S3-9.1-e")
def test_subordinates_go_along_and_are_left_on_the_way_for_the_segment() -> None:
    s = position(
        seat=YELLOW,
        generals={"krateros": "yellow opis", "seleukos": "yellow opis"},
        cus={"yellow opis": {"loyal": 12}},
    )
    answers = ("roll", "krateros", "take_along! all", "babylon", "leave", "seleukos", "loyal=05", "nippour", "end")
    # Seleukos has moved: he is not named again, and the CUs left with him do not move either.
    segment(s, "6", *answers)
    assert (general(s, "seleukos"), general(s, "krateros")) == (at("babylon"), at("nippour"))
    assert force(s, "yellow nippour") == units(loyal=7)
