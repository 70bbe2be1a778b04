"""Rows of data files carry their source; a file can be gone through row by row."""

from __future__ import annotations

import msgspec
import pytest

from strategos.parts.rows import Row, every_row


class Place(Row, frozen=True, kw_only=True):
    lon: float


class Borders(msgspec.Struct, frozen=True):
    land: tuple[Row, ...]


class File(msgspec.Struct, frozen=True):
    title: str
    places: tuple[Place, ...]
    borders: Borders
    start: Row


def test_every_row_comes_with_its_table() -> None:
    data = {
        "title": "a map",
        "places": [{"id": "elm", "lon": 1.0, "src": "map", "sure": True}],
        "borders": {"land": [{"src": "map", "sure": False, "note": "a river?"}]},
        "start": {"id": "gold", "src": "p. 3", "sure": True},
    }
    file = msgspec.convert(data, File)
    assert [(table, row.id, row.sure) for table, row in every_row(file)] == [
        ("places", "elm", True),
        ("borders.land", "", False),
        ("start", "gold", True),
    ]


@pytest.mark.parametrize("row", [{"lon": 1.0, "sure": True}, {"lon": 1.0, "src": "x", "sure": True, "lat": 2.0}])
def test_a_row_without_a_source_or_with_an_unknown_word_is_refused(row: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(row, Place)
