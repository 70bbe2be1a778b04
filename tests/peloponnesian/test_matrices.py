"""MATA, MATS The Strategy Matrices: columns, areas, Defensive Strategy."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.examples import fact

from .segment import position


def row(name: str) -> dict[str, Any]:
    return fact(position(), "matrix", {name: {}})[name]


PELOPONNESUS, ARCADIA = "peloponnesus_messenia", "arcadia_achaea"


@pytest.mark.rule(
    "PW-MATA-f", "PW-MATA-g", "PW-MATA-h", "PW-MATA-j", "PW-MATS-e", "PW-MATS-g", "PW-MATS-l", "PW-MATS-m"
)
@pytest.mark.parametrize(
    ("name", "coastal", "land", "goals"),
    [
        (
            "attack_spartan_ally",
            [4, 0, 4],
            [7, 2, 0],
            ["isthmus", "boeotia", "sicily", ARCADIA, PELOPONNESUS, "allies_of_sparta"],
        ),
        (
            "athens.cause_rebellion",
            [2, 0, 2],
            [2, 1, 0],
            [PELOPONNESUS, PELOPONNESUS, "sicily", "allies_of_sparta", "allies_of_sparta", ARCADIA],
        ),
        (
            "attack_sparta",
            [15, 4, 0],
            [15, 4, 0],
            ["sparta", "caryae", "tegea", "belmina", "methydrum", "mantinea"],
        ),
        (
            "athens.cut_loc",
            [3, 0, 3],
            [3, 2, 0],
            ["isthmus", "isthmus", ARCADIA, PELOPONNESUS, PELOPONNESUS, "sicily"],
        ),
        (
            "attack_athens",
            [12, 2, 0],
            [12, 2, 0],
            ["athens", "athens", "athens", "panactum", "decelea", "decelea"],
        ),
        (
            "sparta.cause_rebellion",
            [1, 0, 1],
            [2, 0, 0],
            ["caria", "ionia", "hellespont", "thrace", "islands", "allies_of_athens"],
        ),
        (
            "sparta.cut_loc",
            [2, 0, 2],
            [2, 0, 0],
            ["thrace", "thrace", "hellespont", "hellespont", "hellespont", "islands"],
        ),
        (
            "attack_athenian_ally",
            [3, 0, 3],
            [4, 0, 0],
            ["caria", "ionia", "hellespont", "thrace", "islands", "allies_of_athens"],
        ),
    ],
)
def test_a_column_of_the_matrix(name: str, coastal: list[int], land: list[int], goals: list[str]) -> None:
    found = row(name)
    assert [*found["areas"], *found["objectives"]] == goals
    assert (list(found["coastal"]), list(found["land"])) == (coastal, land)
