"""Rows have names that last; corrections change them as they are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from strategos.games import GAMES, TEACHING, game
from strategos.kernel.errors import DataError
from strategos.parts import corrections, home
from strategos.parts.corrections import Corrections, rows_of, understood

FILE: dict[str, Any] = {
    "title": "a map",
    "places": [
        {"id": "elm", "trees": 3, "src": "map", "sure": True},
        {"id": "oak", "trees": 5, "src": "map", "sure": False},
    ],
    "borders": {"land": [{"a": "elm", "b": "oak", "src": "map", "sure": True}]},
    "prices": [
        {"id": "boat", "at": 1, "cost": 2, "src": "map", "sure": True},
        {"id": "boat", "at": 2, "cost": 4, "src": "map", "sure": True},
    ],
    "start": {"gold": 3, "src": "map", "sure": True},
}


def test_rows_are_named_by_what_tells_them_apart() -> None:
    assert [(name, table) for name, table, _ in rows_of("map", FILE)] == [
        ("map.places.elm", "places"),
        ("map.places.oak", "places"),
        ("map.borders.land.elm-oak", "borders.land"),
        ("map.prices.boat-1", "prices"),
        ("map.prices.boat-2", "prices"),
        ("map.start", "start"),
    ]


@pytest.mark.parametrize("name", [g for g in GAMES if g not in TEACHING])
def test_every_row_of_a_game_has_a_name_of_its_own_and_is_asked_for_in_its_own_fields(name: str) -> None:
    chosen = game(name)
    known = {row.row: row for row in corrections.shipped(chosen.package)}
    told = list(chosen.rows())
    assert len({row.row for row in told}) == len(told)
    assert {row.row for row in told} <= set(known)
    for row in told:
        assert set(row.asks) <= set(corrections.fields_of(known[row.row])), row.row
        assert row.sure or row.asks, f"{row.row} is not sure, and nobody is asked for it"


def test_a_correction_changes_only_its_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    import copy

    monkeypatch.setattr(corrections, "_SHIPPED", {})
    monkeypatch.setattr(corrections, "_GIVEN", {})
    corrections.give("woods", Corrections("woods", {"map.places.oak": {"trees": 7, "confirmed": True}}, "mine"))
    file = copy.deepcopy(FILE)
    corrections.merge("woods.data", "map.yaml", file, {})
    assert file["places"][1] == {"id": "oak", "trees": 7, "src": "box", "sure": True, "row": "map.places.oak"}
    assert file["places"][0]["trees"] == 3
    assert [row.fields["trees"] for row in corrections.shipped("woods") if row.table == "places"] == [3, 5]
    corrections.give("woods", Corrections("woods", {"map.start": {"gold": "much"}}, "mine"))
    with pytest.raises(DataError, match=r"mine, map\.start: gold must be a whole number, not 'much'"):
        corrections.merge("woods.data", "map.yaml", copy.deepcopy(FILE), {})
    # Another package is not touched, and nothing is given any more once it is taken back.
    assert corrections.given("woodsman") is None
    corrections.give("woods", None)
    assert corrections.given("woods") is None


def test_what_is_stored_is_read_again() -> None:
    found = Corrections("woods", {"map.places.oak": {"trees": 7, "note": "città"}}, "mine")
    from strategos.parts.dataset import parse

    assert understood(parse(found.text(), "mine"), "woods", "mine") == found
    assert found.changed({"map.places.oak": None}).rows == {}


def test_a_value_that_holds_too_much_is_refused() -> None:
    many: Any = [[0] * 40] * 40
    with pytest.raises(DataError, match="holds too much"):
        understood({"game": "woods", "rows": {"map.start": {"gold": many}}}, "woods", "mine")


def test_the_home_is_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STRATEGOS_HOME", str(tmp_path))
    assert home.home() == tmp_path
    monkeypatch.delenv("STRATEGOS_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.platform", "linux")
    assert home.home() == tmp_path / "data" / "strategos"
