"""The data files agree with the rulebook, and data nobody could set up are refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from strategos.games.alexander import data_check
from strategos.games.alexander.facts import CAMPAIGN_FILES, MAPS, HarderSettingRow, compiled, hardened


def problems(monkeypatch: pytest.MonkeyPatch, **rows: tuple[Any, ...]) -> list[str]:
    """What the check says of Issus with these tables in place of its own."""
    file = replace(CAMPAIGN_FILES[1], **rows)
    maps = {d: (m[0], compiled(hardened(file, d)), *m[2:]) for d, m in MAPS.items()}
    monkeypatch.setattr(data_check, "MAPS", maps)
    monkeypatch.setattr(data_check, "CAMPAIGN", maps["recruit"])
    return data_check.check()


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"id": "sidon", "difficulty": "legend", "random": 16, "walls": 2}, "Persian counters, and there are 26"),
        ({"id": "sidon", "difficulty": "legend", "random": 1, "walls": 9}, "walls, and there are 10"),
        ({"id": "sidon", "difficulty": "legend", "random": -1, "walls": 1}, "a number below 0"),
        ({"id": "rome", "difficulty": "legend", "random": 1, "walls": 1}, "has no row 'rome'"),
        ({"id": "sidon", "difficulty": "easy", "random": 1, "walls": 1}, "'easy' of sidon is no harder level"),
    ],
)
def test_data_nobody_could_set_up_are_refused_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], sentence: str
) -> None:
    assert data_check.check() == []
    others = [r for r in CAMPAIGN_FILES[1].harder_enemy if (r.id, r.difficulty) != ("sidon", "legend")]
    row = replace(CAMPAIGN_FILES[1].harder_enemy[0], **changes)
    found = problems(monkeypatch, harder_enemy=(*others, row))
    assert len(found) == 1, found
    assert sentence in found[0]


def test_no_level_may_contradict_the_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    row = HarderSettingRow(id="raze_gold", difficulty="legend", value=6, src="reconstructed", sure=False)
    assert problems(monkeypatch, harder_settings=(row,)) == ["Gaugamela pays less"]
    row = replace(row, id="rase_gold")
    assert "has no row 'rase_gold'" in problems(monkeypatch, harder_settings=(row,))[0]


def test_two_rows_for_one_level_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    row = CAMPAIGN_FILES[1].harder_enemy[0]
    assert problems(monkeypatch, harder_enemy=(*CAMPAIGN_FILES[1].harder_enemy, row)) == [
        "issus: enemy: two rows for one level"
    ]


def test_a_nation_nobody_knows_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    enemy = tuple(replace(r, nation="persan") if r.id == "side" else r for r in CAMPAIGN_FILES[1].enemy)
    found = problems(monkeypatch, enemy=enemy)
    assert found == ["issus: 'persan' of side is no nation; they are persian, indian, south_greek"]


def test_the_data_agree_with_the_rulebook() -> None:
    assert data_check.check() == []
    rows = list(data_check.rows())
    assert len(rows) > 400
    assert all(r.id and r.src for r in rows)
    assert {r.src.partition(":")[0] for r in rows} == {"rules", "public", "reconstructed"}
    assert all(r.sure is False for r in rows if r.src == "reconstructed")
