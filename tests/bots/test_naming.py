"""Bots by name: those of a game, those of packages, and a stranger's class."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from strategos.bots import bot, maker
from strategos.kernel.errors import BadInput
from strategos.simulation import plan_of, simulate

LAST = """
class Last:
    plan = b""
    def answer(self, chair):
        return chair.decision.options[-1].key

class Skirmisher(Last):
    games = ("skirmish",)

class Mute:
    plan = b""

class Heavy(Last):
    def __init__(self, weight):
        self.weight = weight

NUMBER = 7
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(LAST)
    return path


def test_a_class_in_a_file_plays_by_its_name(file: Path) -> None:
    report = simulate(plan_of("skirmish", bots=f"{file}:Last,random", games=4, seed=3))
    assert report.errors == []
    assert report.wins.keys() == {f"{file}:Last", "random"}


def test_a_strangers_games_are_the_same_in_other_processes(file: Path) -> None:
    plan = plan_of("skirmish", bots=f"{file}:Last,random", games=4, seed=3)
    alone, shared = simulate(plan), simulate(plan, workers=2)
    assert alone.errors == []
    assert (alone.wins, alone.decisions) == (shared.wins, shared.decisions)


def test_a_class_in_a_module_plays_by_its_name(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(file.parent))
    assert type(bot("skirmish", "mine:Last")).__name__ == "Last"


def test_a_package_enters_bots(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    monkeypatch.syspath_prepend(str(file.parent))
    point = EntryPoint("last", "mine:Last", "strategos.bots")
    gone = EntryPoint("gone", "mine:Gone", "strategos.bots")

    def entered(*, group: str, name: str) -> list[EntryPoint]:
        return [p for p in (point, gone) if (p.group, p.name) == (group, name)]

    monkeypatch.setattr("strategos.bots.naming.entry_points", entered)
    assert type(bot("conquest", "last")).__name__ == "Last"
    with pytest.raises(BadInput, match=r"'gone'.*cannot be loaded"):
        bot("conquest", "gone")
    with pytest.raises(BadInput, match="there is no bot 'other' for conquest"):
        bot("conquest", "other")


@pytest.mark.parametrize(
    ("label", "said"),
    [
        ("Nobody", "has no class 'Nobody'"),
        ("NUMBER", "has no class 'NUMBER'"),
        ("Mute", "is no bot: it needs `answer"),
        ("Heavy", "cannot be made without arguments"),
        ("Skirmisher", "plays skirmish, not conquest"),
    ],
)
def test_what_is_no_bot_is_said_in_one_sentence(file: Path, label: str, said: str) -> None:
    with pytest.raises(BadInput, match=said) as refused:
        maker("conquest", f"{file}:{label}")
    assert "\n" not in str(refused.value)


def test_what_cannot_be_loaded_is_said_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"there is no file .*gone\.py"):
        bot("conquest", f"{tmp_path / 'gone.py'}:Last")
    with pytest.raises(BadInput, match="there is no module 'no_such_package'"):
        bot("conquest", "no_such_package.bots:Last")
    broken = tmp_path / "broken.py"
    broken.write_text("def")
    with pytest.raises(BadInput, match="cannot be loaded: SyntaxError"):
        bot("conquest", f"{broken}:Last")


def test_a_games_own_bot_comes_before_anybody_elses(monkeypatch: pytest.MonkeyPatch) -> None:
    def entered(*, group: str, name: str) -> list[EntryPoint]:
        raise AssertionError(f"{group} {name} was looked for")

    monkeypatch.setattr("strategos.bots.naming.entry_points", entered)
    assert bot("conquest", "heuristic").plan == b""
