"""9.14 Going aboard, and who leads those ashore."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.ports import leader_ashore
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.third.facts import NUMBER
from strategos.games.successors.third.ports import why_not_embark, why_not_pick_up
from tests.successors.table import YELLOW, run, units

from .activating import named
from .table import at, position


@pytest.mark.rule("S3-9.3-a", "S3-13.4-c")
def test_why_nobody_embarks_without_mp() -> None:
    s = position(generals={"perdikkas": "yellow chios"})
    perdikkas = named("perdikkas")
    no = why_not_embark(s, Activate(YELLOW, perdikkas, points=0, generals=(perdikkas,)))
    assert no is not None
    assert (no.rule, no.why, no.facts["left"]) == ("S3-9.3-a", "too_few_mp", 0)


@pytest.mark.rule("S3-9.14-d", "S3-9.14-e")
def test_with_eight_cus_shipped_no_more_come_aboard() -> None:
    s = position(
        generals={"perdikkas": "yellow chios-sea"},
        cus={"yellow chios": {"loyal": 1}},
        shipped=8,
        control={"chios": "yellow"},
    )
    task = Activate(YELLOW, named("perdikkas"), generals=(named("perdikkas"),))
    no = why_not_pick_up(s, task, NUMBER["chios"])
    assert no is not None
    assert no.why == "eight_cus_shipped"
    s.shipped = 7
    assert why_not_pick_up(s, task, NUMBER["chios"]) is None
    no = why_not_pick_up(s, task, NUMBER["kos"])
    assert no is not None
    assert no.why == "nobody_to_pick_up"


@pytest.mark.rule("S3-9.4-b")
def test_without_a_minor_general_to_spare_nobody_is_asked_to_lead_those_ashore() -> None:
    s = position(
        generals={"perdikkas": "yellow chios-sea", **{f"minor-yellow-{n}": "yellow issos" for n in range(1, 5)}},
        cus={"yellow issos": {"loyal": 1}},
    )
    task = Activate(YELLOW, named("perdikkas"), generals=(named("perdikkas"),), troops=units(loyal=1))
    assert run(leader_ashore(s, task, at("chios"), ())) == ()
