"""2, 4 The pack and the board: cards, Provinces, Generals, the Royal Family, ports."""

from __future__ import annotations

import pytest

from strategos.games.successors.fourth.facts import CARDS, GENERAL_NAMES, HEIRS, MAJORS, PROVINCES, ROYALS, WOMEN


@pytest.mark.rule("S4-1-g", "S4-8-a", "S4-1-d")
def test_there_are_so_many_cards_provinces_generals_and_royals() -> None:
    assert sum(row.copies for row in CARDS.cards) == 70
    assert len(PROVINCES) == 33
    assert len(GENERAL_NAMES[:MAJORS]) == 20
    assert [ROYALS[n] for n in HEIRS] == ["alexandros", "philippos", "herakles"]
    assert sorted(ROYALS[n] for n in WOMEN) == ["kleopatra", "olympias", "thessalonike"]
    assert [*{*ROYALS} - {ROYALS[n] for n in (*HEIRS, *WOMEN)}] == ["hearse"]
