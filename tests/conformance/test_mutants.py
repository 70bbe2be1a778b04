"""Rules are broken as told, and what the tests of a game notice is counted right."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from strategos.testing.mutants import Equivalent, equivalents, family, imported, marked, modules
from strategos.testing.mutations import Mutant, mutants

SOURCE = '''
LIMIT = 3


async def march(s, man, to, *, far=2):
    """1 A man marches."""
    assert to >= 0
    if s.at[man] < 0 and not s.tired:
        return
    s.at[man] = to + 1
    s.emit(f"gone {to + 1}", 5)
    return min(to, far) if flag else [m for m in s.men if m == man]
'''


def found(tmp_path: Path, source: str = SOURCE) -> dict[str, list[Mutant]]:
    path = tmp_path / "rules.py"
    path.write_text(source)
    changes: dict[str, list[Mutant]] = {}
    for m in mutants(path, "rules"):
        compile(m.applied(path.read_bytes()), "rules.py", "exec")
        changes.setdefault(m.change, []).append(m)
    return changes


def test_a_rule_is_broken_in_many_ways(tmp_path: Path) -> None:
    changes = found(tmp_path)
    assert {change: len(ms) for change, ms in changes.items()} == {
        "never": 3,
        "always": 3,
        "< → <=": 1,
        "0 → 1": 1,
        "drop clause 1 of and": 1,
        "drop clause 2 of and": 1,
        "drop not": 1,
        "drop return": 1,
        "drop the change": 1,
        "→ -": 1,
        "1 → 2": 1,
        "drop the effect": 1,
        "5 → 6": 1,
        "5 → 4": 1,
        "min → max": 1,
        "== → !=": 1,
    }
    source = (tmp_path / "rules.py").read_bytes()
    [dropped] = changes["drop clause 1 of and"]
    assert dropped.diff(source) == ["-     if s.at[man] < 0 and not s.tired:", "+     if (not s.tired):"]
    assert all(m.function == "march" for ms in changes.values() for m in ms)


def test_a_name_outlives_changes_elsewhere(tmp_path: Path) -> None:
    before = {m.id for ms in found(tmp_path).values() for m in ms}
    after = {
        m.id for ms in found(tmp_path, "import os\n" + SOURCE.replace("to + 1\n", "to + 2\n")).values() for m in ms
    }
    assert len(before) == 20
    assert 2 <= len(before - after) <= 4


def test_it_is_known_which_statements_are_reached(tmp_path: Path) -> None:
    source = b"""def f(n):
    if n:
        return 1
    for m in (1, 2):
        try:
            pass
        except ValueError:
            n = 2
    return n
"""
    path = tmp_path / "rules.py"
    reached: list[tuple[str, int]] = []
    names: dict[str, Any] = {"__reached__": reached.append}
    exec(compile(marked(source, path), str(path), "exec"), names)
    assert names["f"](0) == 0
    assert {line for _, line in reached} == {2, 4, 5, 6, 9}
    assert {where for where, _ in reached} == {str(path)}


def test_equivalents_need_a_reason(tmp_path: Path) -> None:
    [first, *_] = [m for ms in found(tmp_path).values() for m in ms]
    assert Equivalent("why", id=first.id).fits(first)
    assert Equivalent("why", module="rules", line=first.text, change=first.change).fits(first)
    assert not Equivalent("why", module="rules", line=first.text, change="else").fits(first)
    assert not Equivalent("why").fits(first)
    (tmp_path / "e.yaml").write_text("- {id: abc}\n")
    with pytest.raises(ValueError, match="reason"):
        equivalents(tmp_path / "e.yaml")


def test_what_is_no_rule_is_left_out(root: Path) -> None:
    names = modules(root / "src/strategos/games/conquest")
    assert "land_battle" in names
    assert not {"events", "view", "examples", "__init__", "odds"} & set(names)
    with pytest.raises(SystemExit, match="no module nonsense"):
        modules(root / "src/strategos/games/conquest", ["nonsense"])


def test_what_editions_share_belongs_to_each_of_them(root: Path) -> None:
    for edition in ("third", "fourth"):
        folder = root / "src/strategos/games/successors" / edition
        names = modules(folder)
        assert {"common.position", "common.cards.aims", "cards.levies", "land_battle"} <= set(names)
        assert not {"common.board", "common.derivations", "common.events", "common.rows"} & set(names)
        assert imported(names["common.position"]) == "strategos.games.successors.common.position"
        assert imported(names["cards.levies"]) == f"strategos.games.successors.{edition}.cards.levies"
        assert imported(folder / "__init__.py") == f"strategos.games.successors.{edition}"
    assert family("strategos.games.successors.third") == "strategos.games.successors"
    assert family("strategos.games.conquest") == "strategos.games.conquest"


def test_the_tests_of_skirmish_notice(root: Path) -> None:
    command = [sys.executable, "-m", "strategos.testing.mutants", "skirmish", "--sample", "12", "--json"]
    told = subprocess.run([*command, "--root", str(root)], capture_output=True, check=True, cwd=root)
    report = json.loads(told.stdout)
    [row] = report["rows"]
    assert row["mutants"] == 12
    assert row["killed"] + row["survived"] + row["equivalent"] == 12
    assert row["killed"] >= 4
    assert len(report["survivors"]) == row["survived"]
    assert all(s["diff"] for s in report["survivors"])
