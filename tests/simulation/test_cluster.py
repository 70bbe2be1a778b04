"""Games on many machines: each comes back once, whatever is lost, and is the one that would have been played here."""

from __future__ import annotations

import json
import pickle
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from strategos import cli
from strategos.games import game
from strategos.kernel.errors import BadInput
from strategos.kernel.game import Setup
from strategos.simulation import cluster as clusters
from strategos.simulation import errand, ray_edge, self_play, tuning
from strategos.simulation.arena import arena_of, play_bout
from strategos.simulation.cluster import AHEAD, LOST, Cluster, Lost, files_of
from strategos.simulation.fan_out import at_once, fan_out
from strategos.simulation.sprt import Hypotheses

FAST = 0.01
"""Seconds a task is said to take."""


class Here:
    """Machines of this process. Batches come back last first; some are lost, some are of other lengths."""

    def __init__(self, cores: int = 2, lose: Callable[[int], bool] = lambda _: False, play: bool = True) -> None:
        self.count, self.lose, self.play = cores, lose, play
        self.sent: list[errand.Errand] = []
        self.dropped: list[int] = []
        self.most = self.under_way = 0
        self.closed = False

    def cores(self) -> int:
        return self.count

    def send(self, packed: bytes) -> int:
        self.sent.append(pickle.loads(packed))
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        return len(self.sent) - 1

    def back(self, under_way: Sequence[int], seconds: float) -> list[int]:
        return [under_way[-1]]

    def open(self, ticket: int) -> bytes:
        self.under_way -= 1
        if self.lose(ticket):
            raise Lost("its machine is gone")
        if self.play:
            return errand.run(pickle.dumps(self.sent[ticket]))
        sent = self.sent[ticket]
        return pickle.dumps(errand.Outcome([sent.play(t) for t in sent.tasks], FAST * len(sent.tasks), {}))

    def drop(self, ticket: int) -> None:
        self.dropped.append(ticket)

    def close(self) -> None:
        self.closed = True

    @property
    def sizes(self) -> list[int]:
        return [len(sent.tasks) for sent in self.sent]


def squares(here: Here, many: int) -> list[int]:
    return list(fan_out(partial(pow, 2), range(many), Cluster(here, {})))


# -- what travels together ------------------------------------------------------------------------------------------


def test_every_task_comes_back_once() -> None:
    here = Here(play=False)
    assert sorted(squares(here, 300)) == [2**n for n in range(300)]
    assert sum(here.sizes) == 300


def test_a_batch_is_a_second_of_play_and_fewer_towards_the_end() -> None:
    """100 of 0.01 seconds, of 1,000: with one core and two batches under way, half of what is left from 200 on."""
    here = Here(cores=1, play=False)
    squares(here, 1000)
    assert here.sizes[:2] == [1, 1]
    assert here.sizes[2:10] == [100] * 8
    assert here.sizes[10:] == sorted(here.sizes[10:], reverse=True)
    assert here.sizes[-1] == 1


def test_long_games_travel_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.FAST", 3.0)
    here = Here(play=False)
    squares(here, 40)
    assert set(here.sizes) == {1}


@pytest.mark.parametrize("cores", [1, 3, 50])
def test_so_many_are_under_way_and_no_more(cores: int) -> None:
    here = Here(cores, play=False)
    squares(here, 500)
    assert here.most == AHEAD * cores


def test_machines_that_join_later_play_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "LOOK", -1.0)
    here = Here(1, play=False)
    played = fan_out(partial(pow, 2), range(500), Cluster(here, {}))
    next(played)
    assert here.most == AHEAD
    here.count = 4
    list(played)
    assert here.most == AHEAD * 4


def test_all_machines_gone_for_a_while_is_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "LOOK", -1.0)
    here = Here(1, play=False)
    played = fan_out(partial(pow, 2), range(50), Cluster(here, {}))
    found = [next(played)]
    here.count = 0
    assert sorted([*found, *played]) == [2**n for n in range(50)]


# -- what is lost ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("every", [2, 3, 7])
def test_what_is_lost_is_played_again_and_nothing_twice(every: int) -> None:
    here = Here(3, lose=lambda ticket: ticket % every == 0, play=False)
    assert sorted(squares(here, 200)) == [2**n for n in range(200)]
    assert sum(here.sizes) > 200


def test_what_was_lost_travels_alone_and_first() -> None:
    here = Here(1, lose=lambda ticket: ticket == 4, play=False)
    squares(here, 400)
    assert here.sizes[4] > 10
    again = [sent.tasks[0] for sent in here.sent[5:] if len(sent.tasks) == 1][: here.sizes[4]]
    assert again == list(here.sent[4].tasks)


def test_a_game_that_is_lost_again_and_again_is_named() -> None:
    here = Here(1)
    here.lose = lambda ticket: 7 in here.sent[ticket].tasks
    with pytest.raises(BadInput, match=f"a game was lost {LOST} times, the last time so: its machine is gone"):
        squares(here, 20)
    assert sum(7 in sent.tasks for sent in here.sent) == LOST


def test_what_goes_wrong_there_goes_wrong_here() -> None:
    with pytest.raises(ZeroDivisionError):
        list(fan_out(partial(divmod, 1), range(3), Cluster(Here(), {})))


def test_who_stops_listening_stops_what_is_under_way() -> None:
    here = Here(2, play=False)
    played = fan_out(partial(pow, 2), range(500), Cluster(here, {}))
    next(played)
    played.close()
    assert len(here.dropped) == here.under_way == AHEAD * 2 - 1


def test_a_cluster_without_cores_is_refused() -> None:
    with pytest.raises(BadInput, match="the cluster has no cores to play on"):
        Cluster(Here(0), {})


# -- what travels with them -----------------------------------------------------------------------------------------

BOT = """
class Last:
    plan = b""
    def answer(self, chair):
        return chair.decision.options[-1].key
"""


def broken(number: int) -> int:
    """A game that breaks down leaves its record in the folder for them."""
    path = Path("failures", "deep", f"{number}.json")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"record {number}")
    return number


def test_records_of_broken_games_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert sorted(fan_out(broken, range(9), Cluster(Here(), {}))) == list(range(9))
    kept = {path.name: path.read_text() for path in (tmp_path / "failures" / "deep").iterdir()}
    assert kept == {f"{n}.json": f"record {n}" for n in range(9)}


def test_nothing_remains_where_it_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    errand.run(pickle.dumps(errand.Errand({"deep/bot.py": b""}, broken, [1])))
    assert Path.cwd() == tmp_path
    assert list(tmp_path.iterdir()) == []
    assert not errand._place().exists()


def test_bots_by_their_file_play_there_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine").mkdir()
    Path("mine/bot.py").write_text(BOT)
    name = "mine/bot.py:Last"
    play = partial(play_bout, arena_of("skirmish", f"{name},random"))
    wanted = [play((seed, 0)) for seed in range(8)]
    files = files_of([name, "random", "heuristic-1", "package.module:Class"])
    Path("mine/bot.py").unlink()  # so that it cannot be found but in what is sent
    played = sorted(fan_out(play, [(seed, 0) for seed in range(8)], Cluster(Here(), files)), key=lambda bout: bout.key)
    assert all(one.same(other) for one, other in zip(played, wanted, strict=True))


@pytest.mark.parametrize("place", ["../bot.py", "deep/../../bot.py", "{tmp}/bot.py"])
def test_files_elsewhere_are_refused(place: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="are sent bots from this folder"):
        files_of([f"{place.replace('{tmp}', str(tmp_path))}:Bot"])


def test_the_fingerprint_is_of_code_and_facts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("__init__.py", "games/board.yaml", "web/app.py", "text/en.ftl"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("as it was")
    monkeypatch.setattr(errand.strategos, "__file__", str(tmp_path / "__init__.py"))

    def now() -> str:
        errand.sources.cache_clear()
        return errand.sources()

    before = now()
    for name, differs in (("web/app.py", False), ("text/en.ftl", False), ("games/board.yaml", True)):
        (tmp_path / name).write_text("otherwise")
        assert (now() != before) is differs
    errand.sources.cache_clear()


# -- the commands -----------------------------------------------------------------------------------------------------


def drawn(_: self_play.Terms, seed: int) -> self_play.Course:
    """A game to fit a value to."""
    shares = (1.0, 0.0) if seed % 3 else (0.0, 1.0)
    return self_play.Course(seed, shares, (self_play.Moment(("one",), 0.5, ((seed / 9,), (0.5,))),))


@pytest.fixture
def games_to_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = self_play.Terms("skirmish", Setup(2, "ford", {}), 9)
    monkeypatch.setattr(self_play, "terms_of", lambda *_, **__: terms)
    monkeypatch.setattr(self_play, "course", drawn)


def test_the_test_of_what_was_tuned_is_the_same_there() -> None:
    """However many duels are played at a time."""
    of = tuning.for_tuning("alexander", game("alexander").setup(1, "granicus"), 3)
    tuned = partial(tuning.tune, of, minutes=0, seeds=1, tested=Hypotheses(0, 40), most=30)
    assert tuned(workers=Cluster(Here(3), {})) == tuned(workers=1)
    assert at_once(Cluster(Here(3), {})) == 3


COMMANDS = {
    "simulate": ("simulate", "skirmish", "--games", "3"),
    "arena": ("arena", "skirmish", "--bots", "random", "--games", "3"),
    "fit": ("fit", "skirmish", "--games", "12"),
    "tune": ("tune", "alexander", "--scenario", "granicus", "--minutes", "0", "--games", "2", "--rounds", "1"),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_plays_there(
    command: str, games_to_fit: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = Here()
    asked: list[str] = []
    monkeypatch.setattr(ray_edge, "machines", lambda address: asked.append(address) or here)
    assert cli.run([*COMMANDS[command], "--ray", "10.0.0.1:6379", "--json"]) == 0
    assert asked == ["10.0.0.1:6379"]
    assert here.closed
    assert sum(here.sizes) >= 2
    there = json.loads(capsys.readouterr().out)
    assert cli.run([*COMMANDS[command], "--json"]) == 0
    assert without_times(json.loads(capsys.readouterr().out)) == without_times(there)


def without_times(report: Any) -> Any:
    timed = ("seconds", "decisions_per_s", "us_per_decision", "bot_us_per_decision", "standings")
    return {k: v for k, v in report.items() if k not in timed} if isinstance(report, dict) else report


BAD = {
    "--ray nonsense": "--ray takes HOST:PORT of a cluster's head, auto or local, not 'nonsense'",
    "--ray ray://127.0.0.1:10001": "not 'ray://127.0.0.1:10001'",
    "--ray 127.0.0.1:0": "there is no Ray cluster to be reached at 127.0.0.1:0 (",
    "--ray 127.0.0.1:99999": "there is no Ray cluster to be reached at 127.0.0.1:99999 (",
    "--ray local --workers 2": "--workers is for this machine alone: with --ray every core of the cluster plays",
}


@pytest.mark.parametrize("args", BAD)
def test_bad_input_is_one_clear_sentence(args: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray")
    assert cli.run(["simulate", "skirmish", *args.split()]) == 2
    said = capsys.readouterr()
    assert BAD[args] in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert cli.run(["simulate", "skirmish", "--ray", "local"]) == 2
    assert capsys.readouterr().err == (
        "strategos: --ray needs ray, which is not installed: pip install 'strategos[cluster]'\n"
    )
    assert cli.run(["simulate", "skirmish", "--games", "2"]) == 0
