"""The games play as written down. A change here is a change of rules: say why in the commit.

`python -m strategos.testing.playthrough --write` writes the files anew.
"""

from pathlib import Path

import pytest

from strategos.games import game_ids
from strategos.testing.example_files import event_names
from strategos.testing.playthrough import differences

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", game_ids(teaching=True))
def test_the_game_plays_as_written_down(name: str) -> None:
    changed = differences(HERE, (name,))
    assert not changed, "\n\n".join(f"{file}\n{diff}" for file, diff in changed.items())
    assert list(HERE.glob(f"{name}-*.txt"))


def test_the_files_hold_battles_and_victories() -> None:
    """Where random games end early, a bot's go on."""
    texts = {path.stem: path.read_text("utf-8") for path in HERE.glob("*.txt")}
    for campaign in ("granicus", "issus", "tyre", "gaugamela"):
        assert "\n== won: winners [0]" in texts[f"alexander-{campaign}-1-bot"]
    assert texts["conquest-classic-4-bot"].count("* battle_began") >= 3
    assert "sea_battle" in texts["conquest-sea-battle"]
    for name, least in (("conquest", 0.8), ("alexander", 0.75), ("peloponnesian", 1.0)):
        events = event_names(name)
        met = [e for e in events if any(f" {e}" in text for stem, text in texts.items() if stem.startswith(name))]
        assert len(met) >= least * len(events), sorted(set(events) - set(met))
