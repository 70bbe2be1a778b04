"""6.3 The Activation Segment: when it ends."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.tasks import March
from strategos.kernel.agenda import push
from tests.successors.table import YELLOW, force, general, units

from .activating import segment
from .table import at, position, run_agenda

ANTIGONOS = {"antigonos": "yellow ephesos"}


@pytest.mark.rule("S4-9.1-b")
def test_a_major_campaign_activates_no_third_and_may_be_declined() -> None:
    generals = {**ANTIGONOS, "krateros": "yellow pella", "kassandros": "yellow lamia"}
    s = position(generals=generals)
    push(s, March(YELLOW, 1, 2))
    run_agenda(s, "", "march! krateros", "larisa", "march! antigonos", "sardeis")
    assert general(s, "kassandros") == at("lamia")
    s = position(generals=generals)
    push(s, March(YELLOW, 1, 2))
    run_agenda(s, "", "march! pass")
    assert not s.moved_generals


@pytest.mark.rule("S4-6.3-a")
def test_the_segment_ends_by_itself_when_nothing_is_left_to_lead() -> None:
    s = position(seat=YELLOW, generals=ANTIGONOS, cus={"yellow ephesos": {"loyal": 3}})
    segment(s, "6", "roll", "antigonos", "pergamon", "end")
    assert force(s, "yellow pergamon") == units(loyal=3)


@pytest.mark.rule("S4-6.3-a", "S4-7.1-o")
def test_it_goes_on_while_a_minor_general_could_lead_cus_that_have_not_moved() -> None:
    s = position(
        seat=YELLOW,
        control={"pella": "yellow"},
        generals=ANTIGONOS,
        cus={"yellow ephesos": {"loyal": 3}, "yellow pella": {"mercenary": 1}},
    )
    answers = ("minor", "minor-yellow-1", "pella", "minor-yellow-1", "all", "larisa", "end")
    segment(s, "6", "roll", "antigonos", "pergamon", "end", *answers)
    assert force(s, "yellow larisa") == units(mercenary=1)
