"""The commands that each game fills in its own way: rules, data, odds."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import strategos
from strategos import cli
from strategos.parts.rows import DataRow
from strategos.text import Words


def json_of(capsys: pytest.CaptureFixture[str], *args: str, codes: tuple[int, ...] = (0,)) -> dict[str, Any]:
    assert cli.run([*args, "--json"]) in codes
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("game", strategos.game_ids())
def test_the_register_can_be_read_and_searched(capsys: pytest.CaptureFixture[str], game: str) -> None:
    found = json_of(capsys, "rules", game)
    assert found["atoms"] == len(found["rules"]) == len(Words("en", game).atoms()) > 50
    assert set(found) >= {"game", "atoms", "waived", "held", "share", "missing"}
    some = json_of(capsys, "rules", game, "--search", "battle")["rules"]
    assert 0 < len(some) < found["atoms"]
    assert cli.run(["rules", game, "--search", "xyzzy"]) == 0
    assert "no rule" in capsys.readouterr().out


@pytest.mark.parametrize("game", strategos.game_ids())
def test_coverage_says_which_rules_no_test_holds(capsys: pytest.CaptureFixture[str], game: str) -> None:
    found = json_of(capsys, "rules", game, "--coverage", codes=(0, 1))
    assert found["held"] + len(found["missing"]) == found["atoms"] - found["waived"]
    assert cli.run(["rules", game, "--coverage"]) == (1 if found["missing"] else 0)


@pytest.mark.parametrize("game", strategos.game_ids())
def test_data_says_where_facts_come_from(capsys: pytest.CaptureFixture[str], game: str) -> None:
    found = json_of(capsys, "data", game)
    assert found["game"] == game
    assert found["problems"] == []
    assert found["rows"] > found["unsure"] == len(found["doubtful"])
    for more in ((), ("--check",), ("--unsure",)):
        assert cli.run(["data", game, *more]) == 0


FORCES = ("--attacker", "infantry=5,cavalry=2,catapult=1,leaders=2", "--defender", "infantry=4,cavalry=2,leaders=1")


def test_odds_of_conquest(capsys: pytest.CaptureFixture[str]) -> None:
    found = json_of(capsys, "odds", "conquest", *FORCES)
    assert 0.5 < found["attacker_wins"] < 1
    with_fort = json_of(capsys, "odds", "conquest", *FORCES, "--fort")
    assert with_fort["attacker_wins"] < found["attacker_wins"]
    assert cli.run(["odds", "conquest", *FORCES]) == 0
    assert "attacker wins" in capsys.readouterr().out


def test_odds_without_a_question_shows_how_to_ask(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["odds", "conquest"]) == 0
    assert "--attacker" in capsys.readouterr().out


@pytest.mark.parametrize("args", [("--attacker", "elephants=3", *FORCES[2:]), FORCES[:2], ("--bogus", "1", *FORCES)])
def test_odds_of_nonsense(capsys: pytest.CaptureFixture[str], args: tuple[str, ...]) -> None:
    assert cli.run(["odds", "conquest", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1


PROBLEMS = ["provinces.yaml, italia: borders itself"]
ROWS = [
    DataRow("provinces.yaml", "italia", "rules:board", True),
    DataRow("provinces.yaml", "atlantis", "reconstructed", False, "from a dream", 1),
]


def test_doubtful_rows_and_problems_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = msgspec.structs.replace(strategos.game("conquest"), rows=lambda: ROWS, check=lambda: PROBLEMS)
    monkeypatch.setattr("strategos.games.game", lambda _: facts)
    found = json_of(capsys, "data", "conquest", codes=(1,))
    assert (found["rows"], found["unsure"]) == (2, 1)
    assert found["problems"] == PROBLEMS
    assert [row["id"] for row in found["doubtful"]] == ["atlantis"]
    assert cli.run(["data", "conquest", "--unsure"]) == 1
    out, err = capsys.readouterr()
    assert "atlantis" in out
    assert "from a dream" in out
    assert "italia" not in out
    assert "borders itself" in err
    assert cli.run(["data", "conquest"]) == 1
    assert "2 rows, 1 of them not sure, 1 problems" in capsys.readouterr().out
