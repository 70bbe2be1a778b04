"""6.2.3.1, 6.2.4.1: what is lost in a battle when its player may choose."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.battle_losses import lose, victims
from strategos.games.peloponnesian.combat_events import UnitsLost
from strategos.games.peloponnesian.facts import ATHENS, HOPLITE, NAVAL, NUMBER, PERSIA, SPARTA
from strategos.games.peloponnesian.forces import LAND_SP, Party
from strategos.games.peloponnesian.state import EXPEDITION, PeloponnesianState
from strategos.kernel.asking import Together

from .segment import position, run

DELPHI = NUMBER["delphi"]
FREE = {"battle_losses": "loser"}
SEA_SP = (NAVAL,)


def there(**given: Any) -> PeloponnesianState:
    return position(scenario="fall_of_sparta", seats=2, options=FREE, **given)


def offered(s: PeloponnesianState, side: int, kinds: tuple[int, ...], place: int = DELPHI) -> list[str]:
    return sorted(option.key for option in victims(s, Party(side, place), kinds))


@pytest.mark.rule("PW-6.2.4.1-a")
def test_what_is_chosen_is_gone_from_the_space_and_told() -> None:
    s = there(units={"delphi": {"athens": {"AH": 2, "C": 1}, "thebes": {"H": 2}}})
    answers = "hoplite-athens_allied-delphi hoplite-thebes-delphi"
    played = run(s, lose(s, Party(ATHENS, DELPHI), LAND_SP, 2), answers=answers)
    played.holds(units={"delphi": {"athens": {"AH": 1, "C": 1}, "thebes": {"H": 1}}})
    played.holds(eliminated={"athens": {"AH": 1}})
    lost = played.happened(UnitsLost)
    assert sorted((event.nation, event.hoplite) for event in lost) == [
        ("effect:athens_allied", 1),
        ("effect:thebes", 1),
    ]
    assert sum(played.result.values()) == 2


@pytest.mark.rule("PW-6.2.3.1-a", "PW-6.2.4.1-a")
@pytest.mark.parametrize(
    ("kinds", "rule", "answer"),
    [
        (SEA_SP, "PW-6.2.3.1-a", "naval-athens-delphi"),
        (LAND_SP, "PW-6.2.4.1-a", "hoplite-athens-delphi"),
    ],
)
def test_the_question_names_its_rule_and_its_place(kinds: tuple[int, ...], rule: str, answer: str) -> None:
    s = there(units={"delphi": {"athens": {"H": 2, "AH": 2, "N": 2, "AN": 2}}})
    question = lose(s, Party(ATHENS, DELPHI), kinds, 1).send(None)
    assert isinstance(question, Together)
    [decision] = question.decisions
    assert (decision.kind, decision.rule, decision.seat) == ("battle_loss", rule, ATHENS)
    assert (decision.about["space"], decision.about["left"]) == ("space:delphi", 1)
    assert answer in [option.key for option in decision.options]


@pytest.mark.rule("PW-6.2.3.1-a", "PW-COMP-w", "PW-10.5-l")
def test_only_what_fights_can_be_lost() -> None:
    s = there(
        units={"delphi": {"athens": {"H": 1, "N": 1, "peltasts": 1, "garrison": 1}, "sparta": {"AH": 1, "AN": 1}}}
    )
    assert offered(s, ATHENS, SEA_SP) == ["naval-athens-delphi"]
    assert offered(s, ATHENS, LAND_SP) == ["garrison", "hoplite-athens-delphi", "peltasts"]
    assert offered(s, SPARTA, LAND_SP) == ["hoplite-sparta_allied-delphi"]
    assert offered(s, ATHENS, (HOPLITE,), EXPEDITION) == []


@pytest.mark.rule("PW-10.5-l")
def test_a_garrison_lost_returns_to_the_pool_and_is_no_sp_of_a_column() -> None:
    s = there(units={"delphi": {"athens": {"AH": 1, "garrison": 1}}})
    played = run(s, lose(s, Party(ATHENS, DELPHI), LAND_SP, 1), answers="garrison")
    played.holds(units={"delphi": {"athens": {"AH": 1, "garrison": 0}}})
    assert played.result == {}
    assert played.happened(UnitsLost) == []


@pytest.mark.rule("PW-COMP-w", "PW-COMP-x", "PW-6.6-a")
def test_an_elite_unit_is_broken_and_counts_as_a_hoplite_of_its_nation() -> None:
    s = there(units={"delphi": {"athens": {"AH": 1, "peltasts": 1}}})
    played = run(s, lose(s, Party(ATHENS, DELPHI), LAND_SP, 1), answers="peltasts")
    played.holds(units={"delphi": {"athens": {"AH": 1, "peltasts": 0, "H": 1}}})
    assert [(event.nation, event.hoplite) for event in played.happened(UnitsLost)] == [("effect:athens", 1)]


@pytest.mark.rule("PW-6.2.4.1-a")
@pytest.mark.parametrize(
    ("units", "side", "n"),
    [
        ({"athens": {"H": 1, "AH": 1}}, ATHENS, 2),
        ({"athens": {"H": 3, "N": 2}}, ATHENS, 1),
        ({"persia": {"H": 2, "C": 2}}, PERSIA, 1),
    ],
    ids=["all", "of one kind", "Persians"],
)
def test_nobody_is_asked_where_there_is_nothing_to_choose(units: dict[str, Any], side: int, n: int) -> None:
    s = there(units={"delphi": units}, happened={"persia": 1})
    played = run(s, lose(s, Party(side, DELPHI), LAND_SP, n))
    assert sum(played.result.values()) == n


@pytest.mark.rule("PW-6.2.4.1-a")
def test_by_the_order_and_on_the_non_player_side_nobody_is_asked() -> None:
    units = {"delphi": {"athens": {"H": 1, "AH": 2, "C": 1}, "sparta": {"H": 1, "AH": 2}}}
    s = position(units=units)
    run(s, lose(s, Party(ATHENS, DELPHI), LAND_SP, 2)).holds(eliminated={"athens": {"H": 1, "AH": 1, "C": 0}})
    s = position(units=units, options=FREE)
    run(s, lose(s, Party(SPARTA, DELPHI), LAND_SP, 2)).holds(eliminated={"sparta": {"H": 1, "AH": 1}})
