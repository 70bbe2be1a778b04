"""The games play as written down. A change here is a change of rules: say why in the commit.

`python -m strategos.testing.playthrough --write` writes the files anew.
"""

from pathlib import Path

import pytest

from strategos.games import game_ids
from strategos.testing.playthrough import differences

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", game_ids(teaching=True))
def test_the_game_plays_as_written_down(name: str) -> None:
    changed = differences(HERE, (name,))
    assert not changed, "\n\n".join(f"{file}\n{diff}" for file, diff in changed.items())
    assert list(HERE.glob(f"{name}-*.txt"))
