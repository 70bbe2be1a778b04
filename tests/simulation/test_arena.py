"""Bots against each other: who sits where, what is kept, what goes on, what is counted."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from strategos import bots, cli
from strategos.kernel.errors import BadInput
from strategos.simulation import arena as arenas
from strategos.simulation import arena_files, many_games
from strategos.simulation.arena import Bout, Contest, Terms, Times, arena_of, chairs, rotations, seed_score
from strategos.simulation.fan_out import fan_out
from strategos.simulation.sprt import Hypotheses
from strategos.simulation.standings import percentile, result

FIRST, LAST = "first", "last"
"""Bots of these tests: the first choice always, and the last."""


@pytest.fixture
def two_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for games that have none but `random`."""

    def maker(game: str, which: str) -> Any:
        if which in (FIRST, LAST):
            return lambda: bots.Plain(lambda chair: chair.decision.options[0 if which == FIRST else -1].key)
        return bots.maker(game, which)

    monkeypatch.setattr(arenas, "maker", maker)
    monkeypatch.setattr(many_games, "bot", lambda game, which: maker(game, which)())


def run(*args: str) -> int:
    return cli.run(["arena", *args])


def json_of(capsys: pytest.CaptureFixture[str], *args: str, code: int = 0) -> dict[str, Any]:
    assert run(*args, "--json") == code
    return json.loads(capsys.readouterr().out)


def games_in(path: Path) -> list[dict[str, Any]]:
    """Without their times, in order of their keys."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for line in lines:
        del line["times"]
    return sorted(lines, key=lambda line: (line["seed"], line["rotation"]))


def terms(seats: int, *names: str) -> Terms:
    game = {1: "alexander", 2: "skirmish"}.get(seats, "ambush")
    return msgspec.structs.replace(arena_of(game, "random", seats=seats).terms, bots=names)


def bout(of: Terms, seed: int, rotation: int, *winners: int, why: str = "won") -> Bout:
    sitting = chairs(of, seed, rotation)
    times = tuple(Times(1.0, 1.0, {0: 1}) for _ in sitting)
    asked = tuple(1 for _ in sitting)
    return Bout(seed, rotation, of, sitting, winners, why, 3, len(sitting), asked, "", {}, times)


# -- who sits where -------------------------------------------------------------------------------------------------


def test_every_bot_sits_in_every_seat_with_every_seed() -> None:
    of = terms(3, "a", "b", "c")
    tables = [chairs(of, 7, rotation) for rotation in range(rotations(of))]
    assert tables == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]


def test_one_challenger_sits_in_each_seat_in_turn_against_the_other() -> None:
    of = terms(4, "a", "b")
    tables = [chairs(of, 0, rotation) for rotation in range(rotations(of))]
    assert [table.index("a") for table in tables] == [0, 1, 2, 3]
    assert all(table.count("b") == 3 for table in tables)


def test_several_others_share_the_chairs_alike_from_seed_to_seed() -> None:
    of = terms(4, "a", "b", "c")
    tables = [chairs(of, seed, rotation) for seed in range(2) for rotation in range(rotations(of))]
    assert Counter(itertools.chain(*tables)) == {"a": 8, "b": 12, "c": 12}


def test_more_bots_than_seats_meet_in_every_choice_and_seat() -> None:
    of = terms(2, "a", "b", "c")
    tables = [chairs(of, 0, rotation) for rotation in range(rotations(of))]
    assert sorted(tables) == sorted(itertools.permutations("abc", 2))


def test_one_bot_in_every_chair_plays_a_seed_once() -> None:
    assert rotations(terms(4, "a")) == 1
    assert chairs(terms(4, "a"), 0, 0) == ("a",) * 4
    assert arena_of("skirmish", "random,random").terms.bots == ("random",)


def test_alone_each_bot_plays_each_seed() -> None:
    of = terms(1, "a", "b")
    assert [chairs(of, 0, rotation) for rotation in range(rotations(of))] == [("a",), ("b",)]


@pytest.mark.parametrize("seed", range(3))
def test_the_games_of_a_seed_have_the_same_dice(two_bots: None, seed: int) -> None:
    """And they are those of `simulate`, which so plays one of them again."""
    played = [arenas.play_bout(arena_of("skirmish", f"{FIRST},random"), (seed, rotation)) for rotation in range(2)]
    plan = many_games.plan_of("skirmish", bots="random", seed=seed)
    again = [
        many_games.play_one(
            many_games.Plan("skirmish", plan.setup, each.chairs, seed=seed, max_rounds=plan.max_rounds), 0
        )
        for each in played
    ]
    assert [each.chairs for each in played] == [(FIRST, "random"), ("random", FIRST)]
    assert [(p.why, p.rounds, p.decisions, p.scores) for p in again] == [
        (b.why, b.rounds, b.decisions, b.scores) for b in played
    ]
    assert [b.winners for b in played] == [tuple(p.winners) for p in again]


# -- what is kept, and what goes on ---------------------------------------------------------------------------------

ALONE = ("alexander", "--bots", "heuristic,random", "--games", "16", "--seed", "3")
KILLED = """
import os
from strategos import cli
from strategos.simulation import arena_files

add, count = arena_files.Book.add, 0

def killed(book, bout):
    global count
    count += 1
    if count > 5:
        book._file.write(b'{"seed":5,"rotation":1,"are')
        book._file.flush()
        os._exit(9)
    add(book, bout)

arena_files.Book.add = killed
cli.run(%r)
"""


def test_killed_and_started_again_it_ends_as_if_played_in_one_go(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """None lost, none twice: killed while the sixth line is written, then gone on with by two workers."""
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    at_once = json_of(capsys, *ALONE, "--out", str(whole))
    code = KILLED % (["arena", *ALONE, "--out", str(parts)],)
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 9
    assert parts.read_bytes().count(b"\n") == 5
    assert not parts.read_bytes().endswith(b"\n")
    later = json_of(capsys, *ALONE, "--out", str(parts), "--workers", "2")
    assert games_in(parts) == games_in(whole)
    assert len(games_in(whole)) == 16
    assert later["remarks"] == [
        f"{parts}: the last line was torn; its game is played again.",
        f"{parts}: 5 games were there already.",
    ]
    assert later["endings"] == at_once["endings"]
    assert later["differences"] == at_once["differences"]


def test_whatever_the_workers_the_lines_are_the_same(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    assert run(*ALONE, "--out", str(one)) == 0
    assert run(*ALONE, "--out", str(two), "--workers", "2") == 0
    assert games_in(one) == games_in(two)
    assert [(g["seed"], g["rotation"]) for g in games_in(one)] == [*itertools.product(range(3, 11), range(2))]
    first = games_in(one)[0]
    assert first["chairs"] == ["heuristic"]
    assert len(first["answers"]) == 16
    assert first["asked"] == [first["decisions"]]
    assert {"game", "scenario", "options", "bots", "version", "seats"} <= set(first["arena"])


def test_more_games_are_added_to_what_is_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run("skirmish", "--bots", "random", "--games", "4", "--out", str(path))
    before = path.read_bytes()
    run("skirmish", "--bots", "random", "--games", "6", "--out", str(path))
    assert path.read_bytes().startswith(before)
    assert [g["seed"] for g in games_in(path)] == [0, 1, 2, 3, 4, 5]
    capsys.readouterr()
    found = json_of(capsys, "skirmish", "--bots", "random", "--games", "2", "--seed", "4", "--out", str(path))
    assert (found["played"], found["standings"][0]["games"]) == (2, 2)
    assert found["remarks"][-1] == f"{path}: 4 games of other seeds are not counted here."
    assert path.read_bytes().count(b"\n") == 6


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["ambush", "--bots", "random"], "game: skirmish, not ambush"),
        (["skirmish", "--bots", f"{FIRST},random"], "bots: random, not first,random"),
        (["skirmish", "--bots", "random", "--max-rounds", "5"], "max rounds: 60, not 5"),
    ],
)
def test_the_file_of_another_arena_is_refused(
    args: list[str], said: str, two_bots: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl"
    run("skirmish", "--bots", "random", "--games", "2", "--out", str(path))
    before = path.read_bytes()
    capsys.readouterr()
    assert run(*args, "--out", str(path)) == 2
    err = capsys.readouterr().err
    assert "is of another arena" in err
    assert said in err
    assert err.count("\n") == 1
    assert path.read_bytes() == before


def test_the_file_of_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    run("skirmish", "--bots", "random", "--games", "2", "--out", str(path))
    monkeypatch.setattr(arenas, "__version__", "99")
    with pytest.raises(BadInput, match=r"version: .*, not 99"):
        arena_files.read(path, arena_of("skirmish", "random").terms)


@pytest.mark.parametrize("line", ["{}", "nonsense", '{"seed": 1}', ""])
def test_a_file_that_holds_something_else_is_refused(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl"
    run("skirmish", "--bots", "random", "--games", "2", "--out", str(path))
    path.write_bytes(line.encode() + b"\n" + path.read_bytes())
    before = path.read_bytes()
    assert run("skirmish", "--bots", "random", "--games", "4", "--out", str(path)) == 2
    assert capsys.readouterr().err == f"strategos: {path}: line 1 is not a game of an arena\n"
    assert path.read_bytes() == before


def test_games_that_are_played_otherwise_now_are_remarked(
    two_bots: None, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody has changed a bot and forgotten the file."""
    path = tmp_path / "games.jsonl"
    args = ("skirmish", "--bots", f"{FIRST},random", "--games", "4", "--out", str(path))
    run(*args)
    assert run(*args) == 0
    assert "otherwise" not in capsys.readouterr().out
    monkeypatch.setattr(many_games, "bot", lambda game, _: bots.bot(game, "random"))
    assert run(*args) == 0
    assert "is played otherwise now" in " ".join(capsys.readouterr().out.split())


def test_ctrl_c_keeps_what_was_played_and_prints_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    play, played = arenas.play_bout, itertools.count(1)

    def pressed(*args: Any) -> Bout:
        if next(played) > 3:
            raise KeyboardInterrupt
        return play(*args)

    monkeypatch.setattr(arenas, "play_bout", pressed)
    assert run("skirmish", "--bots", "random", "--games", "9", "--out", str(path), "--json") == 130
    said = capsys.readouterr()
    assert json.loads(said.out)["played"] == 3
    assert json.loads(said.out)["stopped"] is True
    assert "stopped" in said.err
    assert len(games_in(path)) == 3


def test_workers_do_not_hear_ctrl_c_and_whoever_started_them_does() -> None:
    before = signal.getsignal(signal.SIGINT)
    assert list(fan_out(signal.getsignal, [signal.SIGINT] * 2, 2)) == [signal.SIG_IGN] * 2
    assert list(fan_out(signal.getsignal, [signal.SIGINT], 1)) == [before]


@pytest.mark.skipif(sys.platform == "win32", reason="process groups")
def test_ctrl_c_ends_the_workers_without_a_word_from_them(tmp_path: Path) -> None:
    code = KILLED.replace("os._exit(9)", "os.killpg(0, signal.SIGINT)").replace("import os", "import os, signal")
    code = code.replace("""        book._file.write(b'{"seed":5,"rotation":1,"are')\n""", "").replace(
        "cli.run(", "raise SystemExit(cli.run("
    )
    assert code.count("signal.SIGINT") == 1
    args = ["arena", *ALONE[:4], "2000", "--workers", "2", "--out", str(tmp_path / "games.jsonl")]
    done = subprocess.run(
        [sys.executable, "-c", f"{(code % (args,)).rstrip()})"], capture_output=True, text=True, start_new_session=True
    )
    assert done.returncode == 130
    assert done.stderr == "strategos: stopped; this is what was played\n"
    assert "heuristic" in done.stdout
    assert 5 <= len(games_in(tmp_path / "games.jsonl")) < 2000


# -- what is counted ------------------------------------------------------------------------------------------------


def test_the_json_has_what_scripts_rely_on(two_bots: None, capsys: pytest.CaptureFixture[str]) -> None:
    found = json_of(capsys, "skirmish", "--bots", f"{FIRST},{LAST},random", "--games", "20", "--seed", "2")
    assert set(found) == {
        *("arena", "seed", "seeds", "rotations", "games", "played", "decided", "shared", "capped", "nobody"),
        *("errors", "stopped", "standings", "by_seat", "endings", "differences", "sprt", "remarks", "command"),
    }
    assert (found["seed"], found["seeds"], found["rotations"], found["games"], found["played"]) == (2, 4, 6, 24, 24)
    assert found["remarks"] == ["20 games asked for: 24, so that every seed is played from every seat."]
    assert found["command"] == f"strategos arena skirmish --bots {FIRST},{LAST},random --seats 2 --games 24 --seed 2"
    assert found["decided"] + found["nobody"] + found["capped"] == 24
    first, last, chance = found["standings"]
    assert [first["bot"], last["bot"], chance["bot"]] == [FIRST, LAST, "random"]
    assert first["games"] == last["games"] == chance["games"] == 16
    assert first["par"] == 0.5
    assert (chance["elo"], chance["error"]) == (0, 0)
    assert first["error"] > 0
    for one in found["standings"]:
        assert set(one["all"]) == {"points", "decided", "score", "low", "high"}
        assert one["all"]["low"] < one["all"]["score"] < one["all"]["high"] or one["all"]["score"] in (0, 1)
        assert one["all"]["points"] == sum(seat["points"] for seat in one["seats"])
        assert one["wins"] == one["all"]["points"]
        assert 0 < one["ms_mean"] <= one["ms_longest"]
        assert one["ms_p99"] <= one["ms_longest"]
    assert sum(one["decisions"] for one in found["standings"]) > 24 * 10
    assert sum(seat["all"]["points"] for seat in found["by_seat"]) == found["decided"]
    assert sum(row["games"] for row in found["endings"].values()) == 24
    assert sum(row[one["bot"]] for row in found["endings"].values() for one in found["standings"]) == found["decided"]


def test_capped_games_and_nobodys_are_counted_apart(capsys: pytest.CaptureFixture[str]) -> None:
    """The games of skirmish that last end without a winner, after twelve rounds; a cap of three stops most before."""
    args = ("skirmish", "--bots", "random", "--games", "40")
    found, capped = json_of(capsys, *args), json_of(capsys, *args, "--max-rounds", "3")
    assert found["nobody"] > 0
    assert found["nobody"] == found["endings"]["time"]["games"]
    assert found["standings"][0]["all"]["decided"] == found["decided"] == 40 - found["nobody"]
    assert capped["capped"] > 0
    assert capped["capped"] == capped["endings"]["capped"]["games"]
    assert capped["decided"] == capped["standings"][0]["all"]["decided"] == 40 - capped["capped"] - capped["nobody"]


def test_a_shared_win_is_divided(capsys: pytest.CaptureFixture[str]) -> None:
    found = json_of(capsys, "ambush", "--bots", "random", "--seats", "3", "--games", "60")
    assert found["shared"] > 0
    points = [seat["all"]["points"] for seat in found["by_seat"]]
    assert sum(points) == pytest.approx(found["decided"], abs=1e-3)
    assert any(p != int(p) for p in points)


def test_scores_are_what_the_games_say() -> None:
    """Two seats, three seeds; who won is written here: a alone, a with b, nobody, capped, b, a."""
    of = terms(2, "a", "b")
    played = [
        bout(of, 0, 0, 0),
        bout(of, 0, 1, 0, 1),
        bout(of, 1, 0, why="time"),
        bout(of, 1, 1, why="capped"),
        bout(of, 2, 0, 1),
        bout(of, 2, 1, 1),
    ]
    found = result(Contest(arenas.Arena(of, 0, 3), {b.key: b for b in played}))
    a, b = found.standings
    assert (found.decided, found.shared, found.capped, found.nobody) == (4, 1, 1, 1)
    assert (a.wins, a.shared, a.all.points, a.all.decided, a.all.score) == (2, 1, 2.5, 4, 0.625)
    assert (b.wins, b.shared, b.all.points) == (1, 1, 1.5)
    assert [(s.points, s.decided) for s in a.seats] == [(1, 2), (1.5, 2)]
    assert [s.all.points for s in found.by_seat] == [1.5, 2.5]
    assert found.endings["won"] == {"games": 4, "a": 2.5, "b": 1.5}
    assert found.endings["time"] == {"games": 1, "a": 0, "b": 0}


def test_one_against_three_is_measured_by_its_par() -> None:
    of = terms(4, "a", "b")
    played = [bout(of, 0, rotation, rotation if rotation < 3 else 0) for rotation in range(4)]
    a, b = result(Contest(arenas.Arena(of, 0, 1), {p.key: p for p in played})).standings
    assert (a.all.score, a.par) == (0.75, 0.25)
    assert (b.all.score, b.par) == (0.25, 0.75)


def test_bots_that_play_alone_are_compared_on_the_same_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    of = terms(1, "a", "b")
    won = [(1, 0), (1, 1), (0, 0), (1, 0)]
    played = [bout(of, seed, n, *([0] if w else [])) for seed, pair in enumerate(won) for n, w in enumerate(pair)]
    played += [bout(of, 4, 0, 0), bout(of, 4, 1, why="capped")]
    found = result(Contest(arenas.Arena(of, 0, 5), {b.key: b for b in played}))
    (apart,) = found.differences
    assert (apart.bot, apart.other, apart.seeds, apart.difference) == ("a", "b", 4, 0.5)
    assert apart.error == pytest.approx(1.96 * (1 / 3) ** 0.5 / 2, abs=1e-3)
    assert [s.all.score for s in found.standings] == [0.8, 0.25]
    assert found.standings[0].elo is None
    assert (found.capped, found.nobody, found.decided) == (1, 4, 9)
    assert run(*ALONE) == 0
    assert "points more than random (the same 8 seeds, 95 %)" in " ".join(capsys.readouterr().out.split())


def test_times_of_many_games_are_added_up() -> None:
    """Of 200 answers 196 take a millisecond, four take 64: 99 of 100 do not exceed 64, 98 of 100 one."""
    spreads = [{0: 98}, {0: 98, 48: 4}]
    assert percentile(spreads, 0.99) == 64
    assert percentile(spreads, 0.98) == 1
    thinking = arenas.Thinking()
    for ms in (0.3, 1.0, 63.0):
        thinking.add(ms)
    assert thinking.times() == Times(64.3, 63.0, {-13: 1, 0: 1, 48: 1})


# -- the test ---------------------------------------------------------------------------------------------------------


def test_a_decided_test_stops_the_arena_at_the_same_seed_whatever_the_workers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    args = ("alexander", "--bots", "heuristic,random", "--games", "400", "--sprt", "0,200")
    one, two = json_of(capsys, *args), json_of(capsys, *args, "--workers", "2")
    assert one["sprt"]["result"] == "H1"
    assert one["sprt"] == two["sprt"]
    assert one["played"] == two["played"] == 2 * one["sprt"]["seeds"] < 400
    assert one["endings"] == two["endings"]
    assert run(*args) == 0
    assert "heuristic is the stronger one (Elo 200 instead of 0). LLR" in " ".join(capsys.readouterr().out.split())


def test_seeds_are_counted_when_all_their_games_are_there() -> None:
    of = terms(2, "a", "b")
    played = [bout(of, 0, 0, 0), bout(of, 0, 1, 1), bout(of, 1, 1, 1), bout(of, 2, 0, 0), bout(of, 2, 1, 1)]
    contest = Contest(arenas.Arena(of, 0, 4), {b.key: b for b in played}, Hypotheses(0, 50))
    assert contest.verdict is not None
    assert contest.verdict.seeds == 1
    contest = Contest(arenas.Arena(of, 0, 4), {b.key: b for b in [*played, bout(of, 1, 0, 0)]}, Hypotheses(0, 50))
    assert contest.verdict is not None
    assert contest.verdict.seeds == 3
    assert contest.verdict.llr > 0


def test_games_after_the_seed_that_decided_do_not_count() -> None:
    """Others were under way, or in the file; how many depends on the workers."""
    of = terms(2, "a", "b")
    keys = list(arenas.Arena(of, 0, 40).schedule())
    contest = Contest(arenas.Arena(of, 0, 40), {k: bout(of, *k, k[1]) for k in keys}, Hypotheses(0, 200))
    assert contest.verdict is not None
    assert contest.verdict.result == "H1"
    assert 0 < contest.verdict.seeds < 40
    assert [b.key for b in contest.bouts()] == keys[: 2 * contest.verdict.seeds]


def test_the_score_of_a_seed() -> None:
    two, four, alone = terms(2, "a", "b"), terms(4, "a", "b"), terms(1, "a", "b")
    assert seed_score([bout(two, 0, 0, 0), bout(two, 0, 1, 0)]) == 0.5
    assert seed_score([bout(two, 0, 0, 0), bout(two, 0, 1, 0, 1)]) == 0.75
    assert seed_score([bout(two, 0, 0, why="capped"), bout(two, 0, 1, why="time")]) == 0.5
    assert seed_score([bout(four, 0, n, 0, why="won") for n in range(3)] + [bout(four, 0, 3)]) == 1.25 / 4
    assert seed_score([bout(alone, 0, 0, 0), bout(alone, 0, 1)]) == 1
    assert seed_score([bout(alone, 0, 0), bout(alone, 0, 1, 0)]) == 0
    assert seed_score([bout(alone, 0, 0, 0), bout(alone, 0, 1, 0)]) == 0.5


# -- what goes wrong --------------------------------------------------------------------------------------------------


def test_a_game_that_breaks_down_is_reported_and_not_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from strategos.games import skirmish

    whole = skirmish.why_not_march

    def broken(s: Any, man: int, to: int) -> Any:
        if s.strength[:2] == [2, 3]:
            raise ZeroDivisionError("a bug")
        return whole(s, man, to)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(skirmish, "why_not_march", broken)
    args = ("skirmish", "--bots", "random", "--games", "12", "--out", "games.jsonl")
    report = json_of(capsys, *args, code=1)
    bad = len(report["errors"])
    assert 0 < bad < 12
    assert (
        "rotation 0 (random, random): RuleBug: skirmish: ZeroDivisionError: a bug; record in failures"
        in report["errors"][0]
    )
    assert report["played"] == 12 - bad == len(games_in(Path("games.jsonl")))
    assert len(list(Path("failures").rglob("*.json"))) == bad
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    assert json_of(capsys, *args)["played"] == 12


def test_without_numpy_everything_but_elo_is_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "strategos.simulation.ratings", raising=False)
    found = json_of(capsys, "skirmish", "--bots", "random", "--games", "4")
    assert found["remarks"] == ["Elo needs numpy, which is not installed: pip install 'strategos[learn]'."]
    assert found["standings"][0]["elo"] is None
    assert found["standings"][0]["games"] == 4
    assert run("skirmish", "--bots", "random", "--games", "4") == 0


def test_numpy_is_imported_for_ratings_alone() -> None:
    code = (
        "import sys, strategos.cli\n"
        "from strategos.simulation import arena, arena_files, ladder, many_games, shown, speed, sprt, standings\n"
        "arena.play_bout(arena.arena_of('skirmish', 'random'), (0, 0))\n"
        "print('numpy' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ})
    assert done.stdout == "False\n"


BAD: dict[str, tuple[list[str], str]] = {
    "no such game": (["chess", "--bots", "random"], "there is no game 'chess'"),
    "no such bot": (["skirmish", "--bots", "random,genius"], "there is no bot 'genius' for skirmish"),
    "no bots": (["skirmish"], "Missing option '--bots'"),
    "a bot twice": (["ambush", "--bots", "random,random,other"], "name each bot once"),
    "wrong seats": (["skirmish", "--bots", "random", "--seats", "3"], "skirmish is played by 2 seats, not by 3"),
    "no games": (["skirmish", "--bots", "random", "--games", "0"], "at least 1"),
    "no rounds": (["skirmish", "--bots", "random", "--max-rounds", "0"], "at least 1"),
    "no test": (["skirmish", "--bots", "random", "--sprt", "50"], "ELO0,ELO1"),
    "a test of nothing": (["skirmish", "--bots", "random", "--sprt", "0,50"], "a test needs two bots"),
    "a folder": (["skirmish", "--bots", "random", "--out", "."], "cannot be read"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_one_clear_sentence(case: str, capsys: pytest.CaptureFixture[str]) -> None:
    args, sentence = BAD[case]
    assert run(*args) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_the_table_says_what_was_played(two_bots: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("skirmish", "--bots", f"{FIRST},random", "--games", "6") == 0
    out = capsys.readouterr().out
    assert "6 of 6: seeds 0 to 2, each in 2 seatings" in out
    for word in ("Elo ± 95 %", "won by nobody", "capped at 60 rounds", "p99", "longest", "par", "end"):
        assert word in out
