"""A game is found by one line of the registry, wherever its package lies: here in a folder of its family."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from strategos import cli
from strategos.games import GAMES, game
from strategos.parts.dataset import folder
from strategos.testing.conformance import register_rules
from strategos.testing.coverage import coverage
from strategos.testing.example_files import vocabulary
from strategos.text import Words, codes
from strategos.web.http import game_info

CODE = """
import msgspec
from strategos.games.skirmish import GAME as SKIRMISH

def examples():
    from .examples import VOCABULARY
    return VOCABULARY

GAME = msgspec.structs.replace(SKIRMISH, id="third", package=__name__, examples=examples)
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "src" / "family" / "third"
    (home / "data").mkdir(parents=True)
    (home.parent / "__init__.py").write_text("")
    (home / "__init__.py").write_text(CODE)
    (home / "examples.py").write_text(
        "from strategos.parts.vocabulary import Vocabulary\n"
        "VOCABULARY = Vocabulary({'moon': 'its phase'}, print, print)\n"
    )
    (home / "data" / "register.yaml").write_text("atoms:\n- {id: TH-1, section: Moon, kind: rule, text: It wanes.}\n")
    (tmp_path / "tests").mkdir()
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    monkeypatch.setitem(GAMES, "third", "family.third")
    return tmp_path


def test_it_is_whole_wherever_it_lies(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    third = game("third")
    assert folder(third.package) == project / "src/family/third"
    assert register_rules(third) == {"TH-1", "Moon"}
    assert Words("en", "third").rule("TH-1") == "It wanes."
    assert msgspec.json.decode(game_info.rules("third"))["atoms"][0]["text"] == "It wanes."
    assert list(vocabulary("third").words) == ["moon"]
    assert [path.name for path in codes.modules("third")] == ["__init__.py", "examples.py"]
    assert coverage("third", project)["missing"] == ["TH-1"]
    assert cli.run(["rules", "third", "--root", str(project)]) == 0
    assert "It wanes." in capsys.readouterr().out
