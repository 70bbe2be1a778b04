"""The command line as scripts use it: JSON keys, exit codes, one clear sentence for bad input."""

from __future__ import annotations

import io
import json
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import strategos
from strategos import cli
from strategos.bots import quick_bot
from strategos.owner import match_files
from strategos.parts.register import register
from strategos.text import Words

TIMES = {"seconds", "us_per_decision", "bot_us_per_decision", "decisions_per_s"}


def run(*args: str) -> int:
    return cli.run(args)


def json_of(capsys: pytest.CaptureFixture[str], *args: str, code: int = 0) -> dict[str, Any]:
    assert run(*args, "--json") == code
    return json.loads(capsys.readouterr().out)


def played(seed: int = 3, answers: int = 1000) -> strategos.Match:
    """A game of skirmish in which everybody always takes the first choice."""
    match = strategos.new("skirmish", seed=seed)
    while match.pending and match.answer_count < answers:
        decision = match.pending[0]
        match.play(decision.seat, decision.options[0].key)
    return match


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    match_files.save(played(), path)
    return path


# -- games ----------------------------------------------------------------------------------------------------------


def test_games_lists_what_scripts_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json_of(capsys, "games", "--teaching")["games"]
    skirmish = next(g for g in listed if g["id"] == "skirmish")
    assert skirmish["name"] == "Skirmish"
    assert skirmish["seats"] == [2]
    assert skirmish["scenarios"] == ["ford"]
    assert skirmish["options"] == []
    assert "random" in skirmish["bots"]


def test_the_teaching_game_is_not_among_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json_of(capsys, "games")["games"]
    assert [g["id"] for g in listed] == list(strategos.game_ids())


def test_games_as_a_table_in_italian(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games", "--teaching", "--language", "it") == 0
    assert "Scaramuccia" in capsys.readouterr().out


# -- simulate -------------------------------------------------------------------------------------------------------


def test_simulate_reports_what_scripts_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    report = json_of(capsys, "simulate", "skirmish", "--games", "20", "--seed", "5")
    assert (report["game"], report["scenario"], report["seats"], report["games"]) == ("skirmish", "ford", 2, 20)
    assert report["finished"] + report["capped"] == 20
    assert report["errors"] == []
    assert report["decisions"] > 100
    assert 0 < report["us_per_decision"] < 10_000
    assert report["wins"]["random"] + report["draws"] == report["finished"]
    assert sum(report["wins_by_seat"]) == report["wins"]["random"]
    assert 1 < report["rounds"]["mean"] <= report["rounds"]["max"]
    assert set(report["scores"]) == {"north", "south"}
    assert sum(report["endings"].values()) == 20
    for side, spread in report["spread"].items():
        assert list(spread.values()) == sorted(spread.values())
        assert spread["min"] <= report["scores"][side] <= spread["max"]


def test_how_scores_are_spread() -> None:
    from strategos.simulation import spread

    assert spread([30, 10, 20, 40]) == {"min": 10, "p10": 10, "p25": 10, "p50": 20, "p75": 30, "p90": 40, "max": 40}
    assert spread(range(1, 101)) == {"min": 1, "p10": 10, "p25": 25, "p50": 50, "p75": 75, "p90": 90, "max": 100}


def test_the_same_seed_gives_the_same_games_whatever_the_workers(capsys: pytest.CaptureFixture[str]) -> None:
    def results(*more: str) -> dict[str, Any]:
        report = json_of(capsys, "simulate", "skirmish", "--games", "12", *more)
        return {k: v for k, v in report.items() if k not in TIMES}

    one = results("--seed", "7")
    assert results("--seed", "7", "--workers", "2") == one
    assert results("--seed", "8") != {**one, "seed": 8}


def test_games_stopped_at_the_cap_are_counted_with_their_scores(capsys: pytest.CaptureFixture[str]) -> None:
    report = json_of(capsys, "simulate", "skirmish", "--games", "10", "--max-rounds", "2")
    assert report["capped"] > 0
    assert report["finished"] + report["capped"] == 10
    assert len(report["capped_games"]) == report["capped"]
    assert set(report["capped_games"][0]["scores"]) == {"north", "south"}
    assert report["rounds"]["max"] <= 3


@pytest.mark.parametrize("game", ["alexander", "conquest", "peloponnesian"])
def test_in_english_no_heading_is_that_of_an_italian_book(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    atoms, words = register(strategos.game(game).package), Words("en", game)
    assert run("rules", game) == 0
    headings = {block.split("\n")[0] for block in capsys.readouterr().out.strip().split("\n\n")}
    assert headings <= {words.place(atom) for atom in atoms}
    printed = {atom.section for atom in atoms.values() if not atom.section[:1].isdigit()}
    assert not headings & (printed - {atom.chapter for atom in atoms.values()})


@pytest.mark.parametrize("language", ["it", "fr"])
@pytest.mark.parametrize("game", ["alexander", "conquest", "peloponnesian", "successors3", "successors4"])
def test_rules_are_printed_in_the_language_asked_for(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """No rule in English, and above them headings in words: no id, nor a word that stands for a heading."""
    atoms = register(strategos.game(game).package)
    assert run("rules", game, "--language", language) == 0
    out = capsys.readouterr().out
    blocks = out.strip().split("\n\n")
    told = " ".join(out.split())
    assert [rule for rule in atoms if f"{rule} " not in told] == []
    assert [rule for rule, atom in atoms.items() if " ".join([rule, *atom.text.split()]) in told] == []
    words = Words(language, game)
    assert [rule for rule in atoms if " ".join(words.note(rule).split()) not in told] == []
    assert {block.split("\n")[0] for block in blocks} <= {words.place(atom) for atom in atoms}
    headings = tuple({words.chapter(atom.chapter) for atom in atoms.values()})
    assert [block for block in blocks if not block.split("\n")[0].endswith(headings)] == []


def test_a_rule_that_breaks_down_is_reported_and_its_game_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from strategos.games import skirmish

    def broken(_s: object, _man: int, _to: int) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(skirmish, "why_not_march", broken)
    report = json_of(capsys, "simulate", "skirmish", "--games", "2", code=1)
    assert len(report["errors"]) == 2
    assert "ZeroDivisionError: a bug" in report["errors"][0]
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    assert match_files.load("failures/skirmish-0-0.json").game.id == "skirmish"


def test_bots_are_named_by_seat_and_rotate() -> None:
    from strategos import simulation

    plan = simulation.plan_of("skirmish", bots="random", games=2, rotate=True)
    assert plan.bots == ("random", "random")
    assert simulation.seat_names("a,b,c", 3) == ("a", "b", "c")


def test_simulate_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "skirmish", "--games", "3") == 0
    out = capsys.readouterr().out
    assert "skirmish, ford, 2 seats, seed 0" in out
    assert "wins" in out
    assert "score, mean" in out
    assert "p50" in out


# -- replay ---------------------------------------------------------------------------------------------------------


def test_replay_agrees_with_the_stored_events(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    found = json_of(capsys, "replay", str(saved))
    assert found["ok"] is True
    assert found["events"] == played().event_count
    assert found["first_difference"] is None


def test_replay_tells_the_story(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    assert run("replay", str(saved), "--language", "fr") == 0
    out = capsys.readouterr().out
    assert "Le Nord réunit trois hommes" in out
    assert out.endswith("events, all the same.\n")


def test_replay_finds_an_event_that_was_changed(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    stored = json.loads(saved.read_text("utf-8"))
    stored["events"][3]["side"] = "side:nobody"
    saved.write_text(json.dumps(stored), "utf-8")
    found = json_of(capsys, "replay", str(saved), code=1)
    assert found["ok"] is False
    assert found["first_difference"]["number"] == 3
    assert found["first_difference"]["stored"]["side"] == "side:nobody"
    assert run("replay", str(saved), "--check") == 1
    assert "event 3 differs" in capsys.readouterr().err


def test_a_record_with_an_event_missing_is_no_saved_game(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    stored = json.loads(saved.read_text("utf-8"))
    stored["events"].pop()
    saved.write_text(json.dumps(stored), "utf-8")
    assert run("replay", str(saved)) == 2
    assert "game.json" in capsys.readouterr().err


def test_replay_finds_an_answer_that_is_no_longer_accepted(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    stored = json.loads(saved.read_text("utf-8"))
    stored["answers"][-1][2] = "somewhere-else"
    saved.write_text(json.dumps(stored), "utf-8")
    found = json_of(capsys, "replay", str(saved), code=1)
    assert found["ok"] is False
    assert found["rejected"] == 1


# -- the others -----------------------------------------------------------------------------------------------------


def test_bench_measures_what_scripts_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    told = json_of(capsys, "bench", "skirmish", "--seconds", "0.3")
    assert platform.python_version() in told["python"], "figures of one Python say nothing of another"
    found = told["games"]["skirmish"]
    times = ("us_per_decision", "us_per_playout_decision", "state_copy_us", "match_copy_us", "save_us", "load_us")
    for key in (*times, "decisions_per_s"):
        assert found[key] > 0, key
    assert found["record_bytes"] > 100
    assert 0 <= found["answers_since_checkpoint_p99"] <= 4
    assert found["state_copy_us"] < found["match_copy_us"]


def test_bench_shows_where_the_time_goes(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bench", "skirmish", "--seconds", "0.2", "--profile") == 0
    assert "(play)" in capsys.readouterr().out


def test_fuzz_is_clean(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = json_of(capsys, "fuzz", "skirmish", "--games", "5", "--failures", str(tmp_path))
    assert found["game"] == "skirmish"
    assert found["games"] == 5
    assert found["decisions"] > 20
    assert found["failures"] == []


def test_fuzz_reports_failures(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from strategos.games import skirmish

    def broken(_s: object, _man: int, _to: int) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(skirmish, "why_not_march", broken)
    found = json_of(capsys, "fuzz", "skirmish", "--games", "1", "--failures", str(tmp_path), code=1)
    assert "ZeroDivisionError" in found["failures"][0]["why"]
    assert Path(found["failures"][0]["record"]).exists()


EXAMPLES = Path(__file__).parents[1] / "skirmish" / "examples"


def test_examples_are_run_and_reported(capsys: pytest.CaptureFixture[str]) -> None:
    found = json_of(capsys, "examples", "run", str(EXAMPLES))
    assert found["failed"] == 0
    assert found["passed"] == len(found["results"]) > 0
    assert set(found["results"][0]) == {"id", "file", "ok", "why"}


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out == f"strategos {strategos.__version__}\n"


def test_start_up_is_quick() -> None:
    """Nothing heavy is imported before a command needs it."""
    heavy = {"rich.console", "fluent.runtime", "yaml", "hypothesis", "litestar", "sqlalchemy", "numpy"}
    code = "import sys, strategos.cli; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert heavy & set(done.stdout.split()) == set()


# -- bad input ------------------------------------------------------------------------------------------------------

BAD: dict[str, tuple[list[str], str]] = {
    "no such game": (["simulate", "chess"], "there is no game 'chess'"),
    "no such game to play": (["play", "chess"], "there is no game 'chess'"),
    "no such game to fuzz": (["fuzz", "chess"], "there is no game 'chess'"),
    "no such game to measure": (["bench", "chess"], "there is no game 'chess'"),
    "no such game to cite": (["rules", "chess"], "there is no game 'chess'"),
    "no such game to check": (["data", "chess"], "there is no game 'chess'"),
    "no such game for odds": (["odds", "chess"], "there is no game 'chess'"),
    "no game at all": (["play", "--terminal"], "which game?"),
    "wrong seats": (["simulate", "skirmish", "--seats", "5"], "skirmish is played by 2 seats, not by 5"),
    "seats that are no number": (["simulate", "skirmish", "--seats", "two"], "--seats"),
    "no such scenario": (["simulate", "skirmish", "--scenario", "sea"], "skirmish has no scenario 'sea'"),
    "no such bot": (["simulate", "skirmish", "--bots", "genius"], "there is no bot 'genius' for skirmish"),
    "too many bots": (["simulate", "skirmish", "--bots", "random,random,random"], "3 names for 2 seats"),
    "too many players": (["play", "skirmish", "--bots", "random,random,random"], "3 players for 2 seats"),
    "no games": (["simulate", "skirmish", "--games", "0"], "at least 1"),
    "no rounds": (["simulate", "skirmish", "--max-rounds", "0"], "at least 1"),
    "no such option of the game": (["simulate", "skirmish", "--option", "fog=on"], "skirmish has no option 'fog'"),
    "an option without value": (["simulate", "skirmish", "--option", "fog"], "NAME=VALUE"),
    "no such option of the command": (["simulate", "skirmish", "--gamez", "3"], "No such option: --gamez"),
    "no such command": (["conquer"], "No such command 'conquer'"),
    "an argument is missing": (["simulate"], "Missing argument 'GAME'"),
    "no such language": (["games", "--language", "la"], "there is no language 'la'"),
    "no such file": (["replay", "nowhere.json"], "nowhere.json: cannot be read (No such file or directory)"),
    "a folder is no game": (["replay", "."], "cannot be read"),
    "no such example": (["examples", "run", "nowhere"], "there is no file or folder 'nowhere'"),
    "no register": (["rules", "skirmish"], "skirmish has no register of rules"),
    "no data": (["data", "skirmish"], "skirmish has no data files to check"),
    "no odds": (["odds", "skirmish", "--attacker", "infantry=3"], "skirmish offers no odds"),
    "two things at once": (["data", "skirmish", "--check", "--unsure"], "choose one thing to do"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_gets_one_clear_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    args, sentence = BAD[name]
    assert run(*args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("strategos: ")
    assert err.count("\n") == 1
    assert sentence in err


BROKEN: dict[str, bytes] = {
    "empty": b"",
    "cut off": b'{"format":1,"game":"skirmish","rules"',
    "not JSON": b"\xff\xfe\x00",
    "another JSON": b"[1, 2, 3]",
    "of the future": b'{"format":99,"game":"skirmish","rules":"1","schema":1,"setup":{"seats":2,"scenario":"ford"},'
    b'"dice":{"state":1},"checkpoints":[],"answers":[],"chance":[],"events":[]}',
    "no checkpoint": b'{"format":1,"game":"skirmish","rules":"1","schema":1,"setup":{"seats":2,"scenario":"ford"},'
    b'"dice":{"state":1},"checkpoints":[],"answers":[],"chance":[],"events":[]}',
    "another game": b'{"format":1,"game":"chess","rules":"1","schema":1,"setup":{"seats":2,"scenario":"ford"},'
    b'"dice":{"state":1},"checkpoints":[{"answers":0,"chance":0,"events":0,"state":{}}],"answers":[],"chance":[],'
    b'"events":[]}',
    "a nonsense position": b'{"format":1,"game":"skirmish","rules":"1","schema":1,"setup":{"seats":2,"scenario":'
    b'"ford"},"dice":{"state":1},"checkpoints":[{"answers":0,"chance":0,"events":0,"state":{"at":[9],"strength":[]}}],'
    b'"answers":[],"chance":[],"events":[]}',
    "a newer schema": b'{"format":1,"game":"skirmish","rules":"1","schema":9,"setup":{"seats":2,"scenario":"ford"},'
    b'"dice":{"state":1},"checkpoints":[{"answers":0,"chance":0,"events":0,"state":{}}],"answers":[],"chance":[],'
    b'"events":[]}',
}


@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_save_file_gets_one_clear_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, command: list[str]
) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(BROKEN[name])
    assert run(*command, str(path)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "broken.json" in err


@pytest.mark.parametrize("text", ["examples:\n  - id: A\n    given: {game: skirm", "- 1\n- 2", "", "examples: 7"])
def test_a_broken_example_file_gets_one_clear_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text(text, "utf-8")
    assert run("examples", "run", str(path)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "broken.yaml" in err


def test_no_command_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 0
    assert "simulate" in capsys.readouterr().out
    assert run("examples") == 0
    assert "run" in capsys.readouterr().out


def test_the_installed_command_leaves_with_the_exit_code() -> None:
    done = subprocess.run([sys.executable, "-m", "strategos", "bogus"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_play_begins_a_match_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without `--terminal` the server is asked to begin the match, with people and bots in their seats."""
    from strategos.cli import browser

    asked: list[tuple[str, dict[str, object]]] = []
    monkeypatch.setattr(browser, "why_not", lambda: None)
    monkeypatch.setattr(browser, "play_in_browser", lambda call, request: asked.append((call, request)))
    assert run("play", "skirmish", "--bots", "human,random", "--seed", "4") == 0
    [(call, request)] = asked
    assert (call, request["game"], request["seed"]) == ("/api/matches", "skirmish", 4)
    assert [p["kind"] for p in request["players"]] == ["me", "bot"]  # type: ignore[attr-defined]


def test_who_says_nothing_of_players_plays_against_bots_of_the_middle_level(monkeypatch: pytest.MonkeyPatch) -> None:
    from strategos.cli import browser

    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(browser, "why_not", lambda: None)
    monkeypatch.setattr(browser, "play_in_browser", lambda _, request: asked.append(request))
    assert run("play", "conquest", "--seats", "3") == 0
    assert run("play", "conquest", "--seats", "3", "--bots", "human") == 0
    against, together = [[(p["kind"], p.get("bot")) for p in request["players"]] for request in asked]
    assert against == [("me", None), ("bot", quick_bot("conquest")), ("bot", quick_bot("conquest"))]
    assert together == [("me", None), ("friend", None), ("friend", None)]


def test_whoever_is_alone_plays_the_solitaire_game_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    from strategos.cli import browser

    asked: list[object] = []
    monkeypatch.setattr(browser, "why_not", lambda: None)
    monkeypatch.setattr(browser, "play_in_browser", lambda _, request: asked.append(request["seats"]))
    assert run("play", "peloponnesian") == 0
    assert run("play", "peloponnesian", "--scenario", "fall_of_sparta") == 0
    assert run("play", "peloponnesian", "--bots", "human,heuristic") == 0
    assert asked == [1, 2, 2]


def test_play_without_a_game_opens_the_page_that_offers_them(monkeypatch: pytest.MonkeyPatch) -> None:
    from strategos.cli import browser

    opened: list[bool] = []
    monkeypatch.setattr(browser, "why_not", lambda: None)
    monkeypatch.setattr(browser, "choose_in_browser", lambda: opened.append(True))
    assert run("play") == 0
    assert opened == [True]


def test_where_the_browser_cannot_be_used_a_sentence_says_why_and_the_terminal_follows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the packages of the extra `web` their import fails."""
    monkeypatch.setitem(sys.modules, "strategos.web.http.client_files", None)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert run("play", "skirmish") == 0
    out, err = capsys.readouterr()
    assert "pip install 'strategos[web]'" in err
    assert "Which man marches?" in out


def test_play_in_the_browser_goes_on_with_a_saved_game(monkeypatch: pytest.MonkeyPatch, saved: Path) -> None:
    from strategos.cli import browser

    asked: list[tuple[str, dict[str, object]]] = []
    monkeypatch.setattr(browser, "why_not", lambda: None)
    monkeypatch.setattr(browser, "play_in_browser", lambda call, request: asked.append((call, request)))
    assert run("play", "--load", str(saved), "--bots", "human,random") == 0
    [(call, request)] = asked
    assert (call, request["game"]) == ("/api/matches/import", "skirmish")
    assert len(request["players"]) == 2  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("- " + "[" * 3000 + "]" * 3000, "nested too deeply"),
        ("a: " + "{a: " * 3000 + "1" + "}" * 3000, "nested too deeply"),
        ("game: skirmish\ngiven: {round: " + "9" * 100_000 + "}", "not valid YAML"),
    ],
)
def test_an_example_file_made_to_break_the_reader(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(text)
    assert run("examples", "run", str(file)) == 2
    errors = capsys.readouterr().err
    assert sentence in errors
    assert errors.count("\n") == 1


def test_examples_that_continue_each_other_in_a_circle(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    rows = [
        f"  - id: {name}\n    continues: {before}\n    then: {{round: 1}}\n"
        for name, before in ("ab", "ba", "cc", "da")
    ]
    file.write_text("game: skirmish\nexamples:\n" + "".join(rows))
    assert run("examples", "run", str(file)) == 1
    said = capsys.readouterr().out
    assert said.count("in the end continues it") == 4
