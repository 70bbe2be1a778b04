"""What the owner of a box found in it: outside the package, checked like the data, and said in one sentence if broken.

Facts are read once in the life of a process; so every test here has processes, and a home, of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from strategos.games import game
from strategos.kernel.match import Match
from strategos.owner import match_files


class Owner:
    """A user with a folder of his own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.file = home / "corrections" / "alexander.yaml"

    def run(self, *command: str, given: str = "") -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "STRATEGOS_HOME": str(self.home), "COLUMNS": "300"}
        return subprocess.run(
            [sys.executable, *command], input=given, env=env, capture_output=True, text=True, timeout=120, check=False
        )

    def strategos(self, *args: str, code: int = 0) -> str:
        ran = self.run("-m", "strategos", *args)
        assert ran.returncode == code, ran.stderr
        return ran.stdout if code == 0 else ran.stderr

    def tells(self, expression: str) -> Any:
        """What a process of the user's finds, and nothing on the error stream."""
        ran = self.run("-c", f"import json, strategos.games as g; print(json.dumps({expression}))")
        assert ran.returncode == 0, ran.stderr
        return json.loads(ran.stdout)

    def write(self, text: str) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(text, "utf-8")


@pytest.fixture
def owner(tmp_path: Path) -> Owner:
    return Owner(tmp_path / "home")


SARDIS = "granicus.enemy.sardis"
GARRISON = (
    "[[r.random, r.walls, r.sure, r.src] for r in "
    "__import__('strategos.games.alexander.facts').games.alexander.facts.CAMPAIGN[0].file.enemy if r.id == 'sardis'][0]"
)
CORRECT = ("--correct", f"{SARDIS}.random=5", "--correct", f"{SARDIS}.walls=2", "--confirm", SARDIS)


def test_a_correction_changes_the_next_game_and_lies_outside_the_package(owner: Owner) -> None:
    owner.strategos("data", "alexander", *CORRECT)
    assert "random: 5" in owner.file.read_text("utf-8")
    assert owner.tells(f"(g.game('alexander'), {GARRISON})[1]") == [5, 2, True, "box"]
    assert "311 of them not sure" in owner.strategos("data", "alexander").splitlines()[-1]
    listed = owner.strategos("data", "alexander", "--corrections")
    assert SARDIS in listed
    assert "random: 5, walls: 2" in listed
    owner.strategos("data", "alexander", "--forget", SARDIS)
    assert not owner.file.exists()
    assert owner.tells(f"(g.game('alexander'), {GARRISON})[1]")[3] == "reconstructed"


def test_corrections_are_shared_as_a_file_and_checked_before_they_are_taken(owner: Owner, tmp_path: Path) -> None:
    owner.strategos("data", "alexander", *CORRECT)
    shared = tmp_path / "shared.yaml"
    owner.strategos("data", "alexander", "--export", str(shared))
    friend = Owner(tmp_path / "friend")
    friend.strategos("data", "alexander", "--confirm", "granicus.enemy.lycia")
    friend.strategos("data", "alexander", "--import", str(shared))
    found = json.loads(friend.strategos("data", "alexander", "--corrections", "--json"))
    assert found["rows"] == {
        "granicus.enemy.lycia": {"confirmed": True},
        SARDIS: {"random": 5, "walls": 2, "confirmed": True},
    }
    before = friend.file.read_bytes()
    shared.write_text("game: alexander\nrows: {granicus.enemy.lycia: {walls: 99}}\n", "utf-8")
    assert "walls, and there are 10" in friend.strategos("data", "alexander", "--import", str(shared), code=2)
    shared.write_text("game: conquest\nrows: {}\n", "utf-8")
    assert "corrections of 'conquest', not of alexander" in friend.strategos(
        "data", "alexander", "--import", str(shared), code=2
    )
    assert friend.file.read_bytes() == before


BROKEN = {
    "not YAML": ("game: [alexander", "line 1: not valid YAML"),
    "no corrections at all": ("- 7\n", "not a file of corrections"),
    "another game's": ("game: conquest\nrows: {}\n", "corrections of 'conquest'"),
    "a row without fields": (f"game: alexander\nrows: {{{SARDIS}: 6}}\n", f"{SARDIS}: a row is followed by its fields"),
    "unknown row": (
        "game: alexander\nrows: {granicus.enemy.sardiz: {walls: 2}}\n",
        "granicus.enemy.sardiz: there is no such row; there are granicus.enemy.chaeronea,",
    ),
    "unknown file": (
        "game: alexander\nrows: {rome.enemy.sardis: {walls: 2}}\n",
        "rows begin with counters, gaugamela,",
    ),
    "unknown field": (
        f"game: alexander\nrows: {{{SARDIS}: {{wals: 2}}}}\n",
        f"{SARDIS}: there is no field 'wals' to correct; there are nation, leader, units, random, walls",
    ),
    "wrong type": (
        f"game: alexander\nrows: {{{SARDIS}: {{walls: two}}}}\n",
        f"{SARDIS}: walls must be a whole number, not 'two'",
    ),
    "unknown word": (
        f"game: alexander\nrows: {{{SARDIS}: {{nation: persan}}}}\n",
        f"{SARDIS}: nation must be one of: persian, indian, south_greek, not 'persan'",
    ),
    "unknown piece": (f"game: alexander\nrows: {{{SARDIS}: {{units: [gods]}}}}\n", f"{SARDIS}: units must be one of: "),
    "no such place": (
        "game: alexander\nrows: {granicus.links.halicarnassus-lycia: {b: rome}}\n",
        "granicus.links.halicarnassus-lycia: b must be one of: chaeronea,",
    ),
    "against the rulebook": (
        f"game: alexander\nrows: {{{SARDIS}: {{walls: 2}}, granicus.boxes.bc335_summer: {{vp: 7}}}}\n",
        "this would no longer hold: Granicus: Summer 335 BC is worth 20 VP",
    ),
}


LOAD = """
import io, json, logging, sys
from pathlib import Path
import strategos.games as games
from strategos.parts.corrections import path_of
said = io.StringIO()
logging.getLogger("strategos").addHandler(logging.StreamHandler(said))
found = {}
for what, text in json.load(sys.stdin).items():
    path_of("alexander").parent.mkdir(parents=True, exist_ok=True)
    path_of("alexander").write_text(text, "utf-8")
    for module in [m for m in sys.modules if m.startswith("strategos.games.alexander")]:
        del sys.modules[module]
    games._JUDGED.clear()
    said.truncate(said.seek(0))
    loaded = games.game("alexander")
    found[what] = [said.getvalue(), loaded.data, games.judged("alexander") is not None]
print(json.dumps(found))
"""


def test_a_broken_file_is_one_sentence_and_the_game_runs_on_its_own_data(owner: Owner) -> None:
    texts = {what: text for what, (text, _) in BROKEN.items()}
    texts["good"] = f"game: alexander\nrows: {{{SARDIS}: {{walls: 2}}}}\n"
    ran = owner.run("-c", LOAD, given=json.dumps(texts))
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    own = game("alexander").data
    for what, (_, sentence) in BROKEN.items():
        said, data, told = found[what]
        assert said.count("\n") == 1, what
        assert said.startswith("Your corrections of alexander are not in effect; it is played with its own data. ")
        assert f"{owner.file}" in said
        assert sentence in said, what
        assert (data, told) == (own, True), what
    assert found["good"][0] == ""
    assert found["good"][1] != own
    assert found["good"][2] is False


def test_the_commands_say_it_on_the_error_stream(owner: Owner) -> None:
    owner.write(BROKEN["wrong type"][0])
    ran = owner.run("-m", "strategos", "data", "alexander")
    assert ran.returncode == 0
    assert ran.stderr.count("\n") == 1
    assert BROKEN["wrong type"][1] in ran.stderr
    assert "312 of them not sure" in ran.stdout


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--correct", "x"), "a correction is written ROW.FIELD=VALUE"),
        (("--correct", f"{SARDIS}.walls=two"), "walls must be a whole number, not 'two'"),
        (("--import", "nowhere.yaml"), "nowhere.yaml: cannot be read"),
        (("--unsure", "--corrections"), "choose one thing"),
    ],
)
def test_nonsense_changes_nothing(owner: Owner, args: tuple[str, ...], sentence: str) -> None:
    said = owner.strategos("data", "alexander", *args, code=2)
    assert said.count("\n") == 1
    assert sentence in said
    assert not owner.file.exists()


def test_a_record_names_the_data_it_was_played_under(owner: Owner, tmp_path: Path) -> None:
    alexander = game("alexander")
    save, fine = tmp_path / "game.json", tmp_path / "fine.json"
    match_files.save(Match(alexander, alexander.setup(), 7), save)
    record = match_files.read(save)
    assert record.data == alexander.data != ""
    assert record.other_data(alexander) is False
    # Where a fact was read makes no difference; what it says does.
    owner.strategos("data", "alexander", "--confirm", SARDIS)
    assert owner.tells("g.game('alexander').data") == alexander.data
    assert owner.run("-m", "strategos", "replay", str(save), "--check").stderr == ""
    owner.strategos("data", "alexander", "--correct", f"{SARDIS}.random=5")
    assert owner.tells("g.game('alexander').data") != alexander.data
    said = owner.run("-m", "strategos", "replay", str(save), "--check")
    assert said.stderr == f"{save} was played under other data than yours; it goes on under yours.\n"
    assert said.returncode == 0
    # A save from before there were fingerprints says nothing.
    old = json.loads(save.read_bytes())
    del old["data"]
    fine.write_text(json.dumps(old), "utf-8")
    assert owner.run("-m", "strategos", "replay", str(fine), "--check").stderr == ""


def test_a_game_that_makes_no_sense_under_other_data_is_refused(owner: Owner, tmp_path: Path) -> None:
    alexander = game("alexander")
    save = tmp_path / "game.json"
    match = Match(alexander, alexander.setup(difficulty="recruit"), 7)
    for _ in range(30):
        match.play(match.pending[0].seat, match.pending[0].options[0].key)
    match_files.save(match, save)
    owner.strategos("data", "alexander", "--correct", "counters.units.per_archers.count=9")
    ran = owner.run("-m", "strategos", "replay", str(save), "--check")
    assert ran.returncode in (1, 2)
    assert "Traceback" not in ran.stderr
