"""What a release is made from is there: a changelog by version, saved games, a tool that reads them."""

from __future__ import annotations

import importlib.util
import re
from datetime import date
from pathlib import Path

import pytest

import strategos

ROOT = Path(__file__).parents[2]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")

spec = importlib.util.spec_from_file_location("release", ROOT / "tools/release.py")
assert spec is not None
assert spec.loader is not None
release = importlib.util.module_from_spec(spec)
spec.loader.exec_module(release)


def test_the_changelog_begins_with_this_version_and_goes_back_by_day() -> None:
    headings = re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE)
    found = [re.fullmatch(r"(\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)", heading) for heading in headings]
    assert all(found), headings
    assert found[0][1] == strategos.__version__ == release.version()  # type: ignore[index]
    days = [date.fromisoformat(each[2]) for each in found if each]
    assert days == sorted(days, reverse=True)


def test_the_notes_are_the_section_of_the_version() -> None:
    text = "# Changelog\n\n## 2.0.0 (2027-01-02)\n\n* New.\n\n### Rules\n\n* Less.\n\n## 1.0.0 (2026-11-18)\n\n* Old.\n"
    assert release.notes(text, "2.0.0") == "# Strategos 2.0.0\n\n* New.\n\n### Rules\n\n* Less.\n"
    assert release.notes(text, "1.0.0") == "# Strategos 1.0.0\n\n* Old.\n"


@pytest.mark.parametrize("heading", ["", "## 1.0.0 (unreleased)\n\n* New.\n", "## 1.0.0 (2026-11-18)\n\n## 0.1.0\n"])
def test_a_version_without_day_or_notes_is_not_released(heading: str) -> None:
    with pytest.raises(SystemExit, match="no section"):
        release.notes(heading, "1.0.0")


def test_games_of_this_version_are_kept() -> None:
    kept = {path.stem for path in (ROOT / "saves" / strategos.__version__).glob("*.json")}
    wanted = {
        f"{name}-{scenario}"
        for name in strategos.game_ids(teaching=True)
        for scenario in strategos.game(name).scenarios
    }
    assert kept == wanted
