"""The rows of the three levels: which of them differ, and that each is harder than the one before."""

from __future__ import annotations

from msgspec.structs import replace

from strategos.games.alexander.facts import (
    CAMPAIGN,
    CAMPAIGN_FILES,
    DIFFICULTIES,
    INTIMIDATION,
    LOG_FILE,
    MAPS,
    hardened,
)


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
