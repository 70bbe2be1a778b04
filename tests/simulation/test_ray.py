"""Games on a real Ray cluster: processes of a head and of two nodes, of which one is killed."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import strategos
from strategos import cli

from .nodes import ENVIRONMENT, SOURCES, Nodes, nodes
from .test_arena import games_in

pytest.importorskip("ray")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="several nodes on one machine")

SLOW = """
import time

class Slow:
    games = ("alexander",)
    plan = b""

    def answer(self, chair):
        time.sleep(0.006)
        return chair.decision.options[len(chair.decision.options) // 2].key
"""
"""A bot in a file, whose games last long enough for a node to be lost in one."""
DRIVER = """
import sys, ray
from strategos import cli
from strategos.simulation import arena_files, ray_edge
from tests.simulation.nodes import end

args, after, node = %r, %r, %r
add, count, open, lost, get = arena_files.Book.add, 0, ray_edge.Ray.open, 0, ray.get
alive, playing = True, set()

def see_who_plays(ticket):
    answer = get(ticket)
    playing.add(answer[0])
    return answer

def kill_a_node(book, bout):
    global count, alive
    count += 1
    if alive and count >= after and "127.0.0.3" in playing:
        end(node)
        alive = False
    add(book, bout)

def see_what_is_lost(self, ticket):
    global lost
    try:
        return open(self, ticket)
    except ray_edge.Lost:
        lost += 1
        raise

arena_files.Book.add, ray_edge.Ray.open, ray.get = kill_a_node, see_what_is_lost, see_who_plays
code = cli.run(args)
print("lost:", lost, file=sys.stderr)
raise SystemExit(code)
"""
ROOT = Path(__file__).parents[2]
GRANICUS = ("arena", "alexander", "--scenario", "granicus", "--json")


def on(cluster: Nodes, after: int, *args: str) -> tuple[dict[str, Any], int]:
    """What an arena says in which node 3 is killed as it plays, after so many games; and how many batches are lost."""
    code = DRIVER % ([*args, "--ray", cluster.address], after, cluster.running[3])
    environment = {**ENVIRONMENT, "PYTHONPATH": os.pathsep.join((str(SOURCES), str(ROOT)))}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    said = done.stderr.splitlines()
    assert len(said) == 1, done.stderr
    return json.loads(done.stdout), int(said[0].removeprefix("lost: "))


def equal(cluster: Nodes, games: int, after: int, bots: str) -> None:
    """One node is killed, and all games are those of two workers, none lost, none twice."""
    args = (*GRANICUS, "--bots", bots, "--games", str(games))
    there, lost = on(cluster, after, *args, "--out", "there.jsonl")
    assert there["played"] == games
    assert 1 <= lost <= 2, "a core's batch under way, and the next if it was there already"
    assert cli.run([*args, "--out", "here.jsonl", "--workers", "2"]) == 0
    found = games_in(Path("there.jsonl"))
    assert found == games_in(Path("here.jsonl"))
    assert len(found) == games


@pytest.mark.long
def test_a_node_is_lost_and_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("slow.py").write_text(SLOW)
    with nodes(2, 3) as cluster:
        equal(cluster, 60, 6, "slow.py:Slow")


@pytest.mark.long
def test_a_thousand_games_though_a_node_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with nodes(2, 3) as cluster:
        equal(cluster, 1000, 400, "heuristic-1")


@pytest.mark.long
def test_ctrl_c_ends_a_run_and_leaves_the_cluster_free(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    with nodes(2) as cluster:
        args = ["arena", "alexander", "--bots", "heuristic-1", "--ray", cluster.address]
        code = f"from strategos import cli; cli.main({[*args, '--games', '20000', '--out', str(out)]!r})"
        with subprocess.Popen(
            [sys.executable, "-c", code],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=ENVIRONMENT,
        ) as driver:
            while driver.poll() is None and not (out.exists() and out.read_bytes().count(b"\n") > 5):
                pass
            driver.send_signal(signal.SIGINT)
            said, errors = driver.communicate(timeout=60)
        assert (driver.returncode, errors) == (130, "strategos: stopped; this is what was played\n")
        assert "heuristic-1" in said
        played = len(games_in(out))
        assert 5 < played < 20000
        code = code.replace("20000", str(played + 1))
        again = subprocess.run([sys.executable, "-c", code], capture_output=True, env=ENVIRONMENT, check=False)
        assert again.returncode == 0
        assert len(games_in(out)) == played + 1


VERSION = f"""__version__ = "{strategos.__version__}\""""


@pytest.mark.long
@pytest.mark.parametrize("there", ["older", "other files", "none"])
def test_a_node_with_another_strategos_is_named(there: str, tmp_path: Path) -> None:
    package = tmp_path / "other" / "strategos"
    shutil.copytree(SOURCES / "strategos", package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    source = package / "__init__.py"
    if there == "none":
        source.write_text("raise ImportError")
    elif there == "older":
        source.write_text(source.read_text("utf-8").replace(VERSION, '__version__ = "0.9"'), "utf-8")
    else:
        source.write_text(source.read_text("utf-8") + "# changed\n", "utf-8")
    said = {
        "older": f"has Strategos 0.9, this machine has Strategos {strategos.__version__};",
        "other files": f"has Strategos {strategos.__version__}, this machine has Strategos {strategos.__version__}, "
        "but with other files in it;",
        "none": f"has no Strategos, this machine has Strategos {strategos.__version__};",
    }[there]
    with nodes() as cluster:
        cluster.start(2, sources=package.parent)
        code = f"from strategos import cli; cli.main(['simulate', 'skirmish', '--ray', '{cluster.address}'])"
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, env=ENVIRONMENT, check=False
        )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"strategos: node 127.0.0.2 {said} install the same on both, and start the node again\n"


@pytest.mark.long
def test_a_head_that_wants_its_token_is_told_apart(tmp_path: Path) -> None:
    without = {name: value for name, value in ENVIRONMENT.items() if not name.startswith("RAY_AUTH")}
    with nodes() as cluster:
        code = f"from strategos import cli; cli.main(['simulate', 'skirmish', '--ray', '{cluster.address}'])"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=without, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "it wants the token of its head; set RAY_AUTH_MODE=token" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.long
def test_a_cluster_of_this_machine_alone(tmp_path: Path) -> None:
    code = "from strategos import cli; cli.main(['simulate', 'skirmish', '--json', *%r])"
    there, here = (
        subprocess.run(
            [sys.executable, "-c", code % (args,)], capture_output=True, text=True, env=ENVIRONMENT, check=True
        )
        for args in (["--ray", "local"], [])
    )
    assert there.stderr == ""
    assert json.loads(there.stdout)["endings"] == json.loads(here.stdout)["endings"]
