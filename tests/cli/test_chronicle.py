"""strategos chronicle and strategos records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from strategos.cli import run
from strategos.owner import match_files
from tests.story.playing import stored


def test_a_saved_game_as_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    match_files.save(stored("alexander-granicus-1-bot"), file)
    assert run(["chronicle", str(file), "--language", "fr"]) == 0
    html = capsys.readouterr().out
    assert html.startswith("<!doctype html>")
    assert "campagne" in html


def test_bad_input_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["chronicle"]) == 2
    assert "name a saved game" in capsys.readouterr().err
    assert run(["chronicle", "--match", "nothing", "--db", str(tmp_path / "none.db")]) == 2
    assert "there is no file" in capsys.readouterr().err


def test_records_of_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import asyncio

    from strategos.web.messages import NewMatch, Player
    from tests.web.helpers import hall

    async def play() -> str:
        async with hall(tmp_path / "games.db") as h:
            name = await h.start(NewMatch("skirmish", players=(Player("me"), Player("friend")), seed=2))
            live = await h.get(name)
            while live.match.pending:
                decision = live.match.pending[0]
                key = next((o.key for o in decision.options if o.key == "pass"), decision.options[0].key)
                async with live.lock:
                    await live.play(decision.seat, key)
            return name

    name = asyncio.run(play())
    assert run(["records", "--db", str(tmp_path / "games.db"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["finished"], found["recent"][0]["id"]) == (1, name)
    assert run(["records", "--db", str(tmp_path / "games.db")]) == 0
    assert "1 finished games" in capsys.readouterr().out
    assert run(["chronicle", "--match", name, "--db", str(tmp_path / "games.db")]) == 0
    assert "<html" in capsys.readouterr().out
