"""Odds as the third edition alone has them: Interception and Evasion depend on where one goes."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from strategos.games.successors.common.position import Voyage
from strategos.games.successors.common.steps import Step
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.third.evasion import first_space
from strategos.games.successors.third.facts import GENERAL_NUMBER, NUMBER, SPACE
from strategos.games.successors.third.interception import interceptions
from strategos.games.successors.third.naval_challenges import challenges
from strategos.games.successors.third.odds import ODDS
from strategos.games.successors.third.odds.battles import naval_battle
from strategos.games.successors.third.odds.here import voyage
from strategos.games.successors.third.odds.rolls import evasion, interception
from strategos.kernel.asking import Decision
from strategos.kernel.record import Answer
from strategos.kernel.standing import STANDING
from strategos.parts.forecast import Inquiry
from tests.successors.book import BOOKS
from tests.successors.sampling import asked
from tests.successors.table import BLUE, RED

from .table import at, fleet, position

BOOK = BOOKS["successors3"]


def test_a_way_point_is_harder_to_reach() -> None:
    krateros, eumenes = GENERAL_NUMBER["krateros"], GENERAL_NUMBER["eumenes"]
    for chance in (interception, evasion):
        assert chance(krateros, NUMBER["pergamon"]) - chance(krateros, NUMBER["tp_lykos"]) == pytest.approx(1 / 6)
    assert interception(krateros, NUMBER["pergamon"]) == pytest.approx(2 / 6)
    into = ODDS.for_command(["intercept", "krateros", "pergamon"])["win"]
    assert into == pytest.approx(2 / 6)
    assert ODDS.for_command(["evade", "eumenes", "tp_lykos"])["win"] == evasion(eumenes, NUMBER["tp_lykos"])


def test_those_who_answer_a_move_see_their_chances() -> None:
    s = position(
        generals={"antigonos": "red pergamon", "krateros": "blue pergamon", "eumenes": "blue sardeis"},
        cus={"red pergamon": {"loyal": 4}, "blue pergamon": {"loyal": 2}, "blue sardeis": {"loyal": 2}},
        control={"sardeis": "blue", "abydos": "blue"},
    )
    going = Step(RED, RED, at("ephesos"), at("pergamon"))
    away = asked(BOOK, s, first_space(s, going, BLUE)).options["abydos"]
    assert (away["kind"], away["win"]) == (
        "evasion",
        pytest.approx(evasion(GENERAL_NUMBER["krateros"], NUMBER["abydos"])),
    )
    to_meet = asked(BOOK, s, interceptions(s, going)).options["sardeis"]
    assert to_meet["win"] == pytest.approx(interception(GENERAL_NUMBER["eumenes"], NUMBER["pergamon"]))


def test_who_may_declare_a_naval_battle_sees_it_with_each_fleet_and_with_all() -> None:
    s = position(
        generals={"krateros": "red tyros-sea"},
        control={"gaza": "blue", "athenai": "blue"},
        provinces={"karia": "blue", "aigyptos": "red"},
    )
    s.voyage = Voyage(GENERAL_NUMBER["krateros"], at("tyros"), (fleet("aigyptos"),))
    found = asked(BOOK, s, challenges(s, RED, (NUMBER["tyros"], NUMBER["ake"]))).options
    assert found["fleet-karia"]["win"] == pytest.approx(naval_battle(2, 1).win)
    assert found["all"]["win"] == pytest.approx(naval_battle(2, 3).win)


def test_whoever_is_near_any_space_of_the_way_may_stop_it() -> None:
    """S3-13.4-c, S3-13.4-d, S3-13.4-e The whole way is announced; in the Port of Embarkation nobody is met."""
    s = position(control={"kerkyra": "blue"}, provinces={"makedonia": "blue", "aigyptos": "red"})
    near, far = NUMBER["kerkyra"], NUMBER["alexandreia"]
    assert voyage(s, RED, far) is None, "nobody is near its end"
    stopped = voyage(s, RED, far, (near,))
    assert stopped is not None
    assert [one["side"] for one in stopped["challengers"]] == ["side:blue"]
    assert "farther" in stopped["without"]
    s.voyage = Voyage(GENERAL_NUMBER["krateros"], at("kerkyra"))
    assert voyage(s, RED, far, (near,)) is None


def test_a_voyage_is_weighed_by_the_way_that_was_announced() -> None:
    """S3-13.4-c The next space is asked for when others have been named: they count."""
    named = [Answer(RED, "activation", "embark"), Answer(RED, "sail_to", "kerkyra"), Answer(BLUE, STANDING, "pass")]
    s = position(
        generals={"antigonos": "red alexandreia"},
        cus={"red alexandreia": {"loyal": 4}},
        control={"kerkyra": "blue"},
        provinces={"makedonia": "blue"},
    )
    s.agenda.append(Activate(RED, GENERAL_NUMBER["antigonos"], generals=(GENERAL_NUMBER["antigonos"],)))
    options = (SPACE[NUMBER["alexandreia"]],)
    decision = Decision(RED, "sail_to", "", options)

    def told(answers: list[Answer]) -> Mapping[str, Any]:
        match = SimpleNamespace(state=s, answers=answers)
        return ODDS.for_inquiry(Inquiry(match, RED, decision, ["alexandreia"])).options

    assert told(named)["alexandreia"]["lose"] > 0
    assert told(named[:1]) == {}
    assert told([named[1], named[0]]) == {}, "of another voyage"
