"""The three levels: which rows differ by them, what data are refused, what older matches are played with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from strategos.games.alexander import GAME, data_check
from strategos.games.alexander.facts import (
    CAMPAIGN,
    CAMPAIGN_FILES,
    DIFFICULTIES,
    INTIMIDATION,
    LOG_FILE,
    MAPS,
    HarderSettingRow,
    compiled,
    hardened,
)
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.owner import saves

SAVE = Path(__file__).resolve().parent.parent.parent / "saves" / "0.1.0" / "alexander-granicus.json"


def test_only_reconstructed_rows_differ_by_level() -> None:
    for file in CAMPAIGN_FILES:
        rows = {row.id: row for row in file.enemy}
        for harder in file.harder_enemy:
            assert not rows[harder.id].sure
            assert not harder.sure
            # Where the number of units was read and only the rest is ours, only the rest may differ.
            if rows[harder.id].src.startswith("public:"):
                assert harder.random == rows[harder.id].random
        settings = {row.id: row for row in file.settings}
        assert not any(settings[harder.id].sure or harder.sure for harder in file.harder_settings)
    assert not any(row.sure for row in (*LOG_FILE.intimidation, *LOG_FILE.harder_intimidation))


def test_every_level_is_harder_than_the_one_before_and_fortresses_have_walls() -> None:
    for n, m in enumerate(CAMPAIGN):
        strengths = [sum(r.random + 2 * r.walls for r in MAPS[d][n].file.enemy) for d in DIFFICULTIES]
        assert strengths == sorted(strengths)
        assert strengths[0] < strengths[1] < strengths[2]
        for row in MAPS["veteran"][n].file.enemy:
            if m.key[m.area(row.id)] == "fortress" and row.id != "tyre":
                assert row.walls, f"{row.id}: the walls of Tyre are sections, those of others counters"
    successes = [INTIMIDATION[d]["success"].min for d in DIFFICULTIES]
    assert successes == sorted(successes)


def test_a_row_read_in_a_source_is_the_same_at_every_level() -> None:
    file = CAMPAIGN_FILES[0]
    read = tuple(replace(row, sure=True) if row.id == "sardis" else row for row in file.enemy)
    for difficulty in DIFFICULTIES:
        enemy = hardened(replace(file, enemy=read), difficulty).enemy
        assert next((r.random, r.walls) for r in enemy if r.id == "sardis") == (2, 0)
        assert enemy[3:] == hardened(file, difficulty).enemy[3:]


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("campaign", range(4))
def test_the_set_up_of_every_level_follows_its_rows(fresh: Any, campaign: int, difficulty: str) -> None:
    t = fresh(CAMPAIGN[campaign].id, difficulty=difficulty)
    t.play("done")
    while t.asked == "advisor":
        t.play(t.keys[0])
    deployed = {e.space.removeprefix("space:"): (e.count, e.walls) for e in t.happened("enemy_deployed")}
    for row in MAPS[difficulty][campaign].file.enemy:
        assert deployed[row.id] == (row.random + len(row.units) + row.walls + (row.leader is not None), row.walls)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_table_of_the_level_says_who_is_frightened(given: Any, difficulty: str) -> None:
    least = INTIMIDATION[difficulty]["success"].min
    words = {"area": "sardis", "came_from": "granicus", "garrison": {"sardis": ["per_archers"]}, "phase": "conquest"}
    army = [*["mac_phalanx"] * 4, *["mac_infantry"] * 3, *["mac_archers"] * 3][: least - 3]
    t = given(**words, box=3, army=army, glory=0, dice=(3,), choices={"difficulty": difficulty})
    t.play("intimidate")
    assert t.asked == "govern"
    t = given(**words, box=3, army=army, glory=0, dice=(2,), choices={"difficulty": difficulty})
    t.play("intimidate")
    assert t.asked == "on_going"


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


def test_a_match_saved_before_there_were_levels_is_one_of_recruits() -> None:
    record = Record.decode(SAVE.read_bytes())
    assert "difficulty" not in record.setup.options
    match, rejected = saves.resume(SAVE)
    assert not rejected
    assert match.setup.option("difficulty") == "recruit"
    assert match.state.choices["difficulty"] == "recruit"
    again, rejected = record.load(GAME, from_start=True)
    assert not rejected
    assert again.state == match.state


def test_positions_of_the_third_schema_are_those_of_recruits(given: Any) -> None:
    t = given(box=3, phase="spend", choices={"november": "before"})
    stored = msgspec.json.decode(msgspec.json.encode(t.s))
    del stored["choices"]["difficulty"]
    lifted = msgspec.json.decode(msgspec.json.encode(GAME.migrations[2](stored)), type=GAME.state)
    assert lifted == t.s


def test_a_match_begins_for_veterans_and_keeps_its_level() -> None:
    match = Match(GAME, GAME.setup(), 1)
    assert match.setup.option("difficulty") == "veteran"
    legend = Match(GAME, GAME.setup(difficulty="legend"), 1)
    again, _ = Record.of(legend).load(GAME)
    assert again.setup.option("difficulty") == "legend"
    assert again.state.choices["difficulty"] == "legend"
