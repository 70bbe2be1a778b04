"""What goes wrong around a match: full disks, damaged rows, broken views, and readers, files and bots that fail."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import text

import strategos
import strategos.games.skirmish as skirmish
from strategos.bots import Plain
from strategos.kernel.chance import AskedDice, SeededDice
from strategos.kernel.errors import BadInput, DataError, RuleBug
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.kernel.segment import Answer
from strategos.web.app import create_app
from strategos.web.matches import bot_workers
from strategos.web.matches.bot_workers import Task, Thought, Workers, think
from strategos.web.matches.hall import Hall
from strategos.web.matches.importing import imported
from strategos.web.matches.live import Live
from strategos.web.matches.state_messages import Showing
from strategos.web.matches.watchers import TOO_MUCH, UNREAD_MESSAGES, Watcher
from strategos.web.messages import NewMatch, Play, Player, decode_client, encode
from strategos.web.problems import WebError
from strategos.web.settings import Settings
from strategos.web.store.database import Store
from strategos.web.store.loading import suffix

from .helpers import Server, broken_march, hall

FRIENDS = (Player("me"), Player("friend"))


async def start(h: Hall, players: tuple[Player, ...] = FRIENDS) -> Live:
    return await h.get(await h.start(NewMatch("skirmish", players=players, seed=7)))


async def rows(h: Hall, table: str) -> int:
    async with h.store.engine.connect() as connection:
        return (await connection.execute(text(f"select count(*) from {table}"))).scalar_one()


# -- the database -----------------------------------------------------------------------------------------------------


@pytest.mark.sqlite
def test_a_full_disk_is_one_sentence_and_no_answer(database: Path) -> None:
    """SQLite itself says that the disk is full; when there is room again, play goes on."""

    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            async with live.lock:
                await live.play(0, "north-1")
            writer: Any = h.store._writer
            room: sqlite3.Connection = writer._driver()
            room.execute(f"pragma max_page_count={room.execute('pragma page_count').fetchone()[0]}")
            full: list[WebError] = []
            while not full:  # the pages there are may have room for a few rows yet
                try:
                    await h.start(NewMatch("skirmish", players=FRIENDS))
                except WebError as error:
                    full.append(error)
            assert (full[0].status, full[0].why) == (503, "not_stored")
            refused: WebError | None = None
            while refused is None:
                before = (live.version, live.match.state.copy())
                try:
                    async with live.lock:
                        await live.undo(0) if live.version % 2 else await live.play(0, "north-1")
                except WebError as error:
                    refused = error
            assert "nothing has changed" in refused.detail
            assert (live.version, live.match.state) == before
            version = live.version
            assert await rows(h, "moves") == version
            room.execute("pragma max_page_count=1000000")
            async with live.lock:
                await live.play(live.match.pending[0].seat, live.match.pending[0].options[0].key)
            assert live.version == version + 1

    asyncio.run(run())


@pytest.mark.sqlite
def test_a_database_another_process_holds_is_waited_for_and_then_told(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("strategos.web.store.database.BUSY_MS", 100)

    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            other = sqlite3.connect(database, isolation_level=None)
            other.execute("begin immediate")
            async with live.lock:
                with pytest.raises(WebError, match="could not be stored"):
                    await live.play(0, "north-1")
            assert (live.version, live.match.answer_count) == (0, 0)
            with pytest.raises(WebError) as refused:
                await h.delete(live.id)
            assert refused.value.why == "not_stored"
            other.execute("rollback")
            other.close()
            async with live.lock:
                await live.play(0, "north-1")
            assert live.version == 1
            await h.delete(live.id)

    asyncio.run(run())


def test_a_match_that_can_be_neither_written_nor_read_sends_its_readers_away(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is only in memory must not be played on; readers come back when the store does."""

    async def broken(*_: Any, **__: Any) -> Any:
        raise OSError("the disk is gone")

    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            watcher = Watcher(0, 0)
            live.watchers.add(watcher)
            with monkeypatch.context() as m:
                m.setattr(Store, "write", broken)
                m.setattr(Store, "load", broken)
                async with live.lock:
                    with pytest.raises(WebError, match="cannot be read"):
                        await live.play(0, "north-1")
            assert watcher.closed == 1013
            async with live.lock:
                with pytest.raises(WebError, match="cannot be read"):
                    await live.play(0, "north-1")
            again = await h.get(live.id)
            assert again is not live
            assert again.match.answer_count == 0
            async with again.lock:
                await again.play(0, "north-1")

    asyncio.run(run())


def test_a_load_that_fails_is_not_half_a_match(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody who asks while a match is loaded gets the same match, and the same error if there is one."""
    honest = Store.load
    failures = [OSError("locked")]

    async def load(self: Store, name: str, **how: Any) -> Any:
        await asyncio.sleep(0.01)
        if failures:
            raise failures.pop()
        return await honest(self, name, **how)

    async def run() -> None:
        async with hall(database) as h:
            name = (await start(h)).id
        monkeypatch.setattr(Store, "load", load)
        async with hall(database) as h:
            first = await asyncio.gather(*(h.get(name) for _ in range(3)), return_exceptions=True)
            assert all(isinstance(e, OSError) for e in first)
            found = await asyncio.gather(*(h.get(name) for _ in range(3)))
            assert len({id(live) for live in found}) == 1

    asyncio.run(run())


def test_a_damaged_header_does_not_hide_the_other_matches(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with hall(database) as h:
            one, two = (await start(h)).id, (await start(h)).id
            async with h.store.engine.begin() as connection:
                await connection.execute(text("update matches set players='[' where id=:id"), {"id": one})
            assert {s.id: s.problem for s in await h.summaries()} == {one: "unreadable", two: None}
            assert one in caplog.text

    asyncio.run(run())


def test_damaged_rows_are_one_sentence(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            async with live.lock:
                await live.play(0, "north-1")
        for column, junk in (("events", "x"), ("chance", "{"), ("dice", "[]")):
            async with hall(database) as h:
                async with h.store.engine.begin() as connection:
                    value = junk.encode() if column == "events" else junk
                    await connection.execute(text(f"update moves set {column}=:junk"), {"junk": value})
                with pytest.raises(DataError, match="a stored row") as error:
                    await h.get(live.id)
                assert "\n" not in str(error.value)
                await h.delete(live.id) if column == "dice" else None

    asyncio.run(run())


# -- rules and views --------------------------------------------------------------------------------------------------


def test_a_view_that_breaks_down_costs_nothing(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever fails between the rules and the commit: the match stands as stored."""
    honest = skirmish.GAME.view

    def view(s: Any, seat: int | None) -> Any:
        if s.at[0] == 1:
            raise ZeroDivisionError
        return honest(s, seat)

    game = msgspec.structs.replace(skirmish.GAME, view=view)
    monkeypatch.setattr("strategos.web.matches.hall.game", lambda _: game)

    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            live.watchers.add(Watcher(0, 0))
            async with live.lock:
                await live.play(0, "north-1")
                with pytest.raises(WebError, match="broke down"):
                    await live.play(0, "birch")
            assert (live.version, live.match.answer_count) == (1, 1)
            assert await rows(h, "moves") == 1
            async with live.lock:
                await live.undo(0)
                await live.play(0, "pass")
            assert await rows(h, "moves") == 3

    asyncio.run(run())


# -- readers ----------------------------------------------------------------------------------------------------------


def test_a_reader_who_never_reads_is_sent_away() -> None:
    async def run() -> None:
        watcher = Watcher(0, 0)
        for _ in range(UNREAD_MESSAGES + 50):
            watcher.put("pong")
        assert watcher.closed == TOO_MUCH
        assert await watcher.next() is None

    asyncio.run(run())


def test_one_answer_from_two_tabs_is_given_once(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "friend")
        async with server.sit(match) as one, server.sit(match) as two:
            await one.get()
            await two.get()
            for client in (one, two, one):
                await client.send(type="play", id=5, version=0, key="north-1")
            assert (await two.until("state"))["version"] == 1
            assert (await two.until("error"))["why"] == "stale"
            assert (await one.until("error"))["why"] == "stale"
            state = await two.ask("look", "state", seat=0)
            assert (state["version"], state["answers"]) == (1, 1)

    asyncio.run(run())


def test_a_client_that_hangs_up_in_the_middle_leaves_a_whole_match(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "friend")
        rng = random.Random(2)
        for _ in range(12):
            async with server.sit(match) as client:
                state = await client.get()
                seat = state["acting"][0]["seat"] if state["acting"] else 0
                state = await client.ask("look", "state", seat=seat)
                if state["decision"] is None:
                    break
                key = rng.choice(state["decision"]["options"])["key"]
                await client.send(type="play", id=1, version=state["version"], key=key)
                client.connection.transport.abort()
        async with server.sit(match) as client:
            state = await client.get()
        record = httpx.get(f"{server.url}/api/matches/{match}/export").json()
        assert len(record["answers"]) == state["answers"] == state["version"]
        assert server.process.poll() is None

    asyncio.run(run())


def test_words_of_ones_own_may_be_as_long_as_the_question_allows() -> None:
    message = decode_client(json.dumps({"type": "play", "version": 1, "key": "text:" + "è" * 200}))
    assert isinstance(message, Play)
    assert len(message.key) == 205


def test_whatever_breaks_down_for_a_reader_is_logged_and_told(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    with TestClient(create_app(Settings(db=str(database), workers=1)), base_url="http://127.0.0.1") as client:
        players = [{"kind": "me"}, {"kind": "friend"}]
        name = client.post("/api/matches", json={"game": "skirmish", "players": players}).json()["id"]
        with monkeypatch.context() as m:
            m.setattr(Showing, "state", broken)
            with client.websocket_connect(f"/api/matches/{name}/play?seat=0") as socket:
                message = socket.receive_json()
                assert (message["type"], message["why"], message["id"]) == ("error", "server_error", None)
                with pytest.raises(WebSocketDisconnect) as closed:
                    socket.receive_json()
                assert closed.value.code == 1011
        assert "ZeroDivisionError" in caplog.text
        assert name in caplog.text
        with client.websocket_connect(f"/api/matches/{name}/play?seat=0") as socket:
            assert socket.receive_json()["type"] == "state"


# -- bots -------------------------------------------------------------------------------------------------------------


def test_a_worker_that_cannot_follow_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """An exception with a match inside could not even be sent back; it would break the whole pool."""

    def load(*_: Any, **__: Any) -> Any:
        raise RuleBug("a rule", None)

    match = strategos.new("skirmish", seed=3)
    task = msgspec.json.encode(Task(suffix(match).encode(), {0: "random"}, 9))
    monkeypatch.setattr(Record, "load", load)
    thought = msgspec.json.decode(think(task), type=Thought)
    assert not thought.answers
    assert "could not follow" in thought.trouble[0]


class Sulking(BaseException):
    """Not even an Exception."""


@pytest.mark.parametrize("ending", [SystemExit, KeyboardInterrupt, GeneratorExit, MemoryError, Sulking])
def test_a_bot_that_wants_to_end_the_process_costs_an_answer(
    monkeypatch: pytest.MonkeyPatch, ending: type[BaseException]
) -> None:
    def leave(_: Any) -> str:
        raise ending(1)

    monkeypatch.setattr(bot_workers, "bot", lambda *_: Plain(leave))
    match = strategos.new("skirmish", seed=3)
    thought = msgspec.json.decode(
        think(msgspec.json.encode(Task(suffix(match).encode(), {0: "random"}, 9))), type=Thought
    )
    assert thought.answers
    assert ending.__name__ in thought.trouble[0]


HOARDING = """
import strategos.web.matches.bot_workers as bots
def stand_back(*given, true=bots.stand_back):
    true(*given)
    def hoard(chair):
        kept = []
        while True:
            kept.append(bytearray(1 << 26))
    bots.bot = lambda *_: bots_plain(hoard)
def bots_plain(answer):
    class Plain:
        plan = b""
    plain = Plain()
    plain.answer = answer
    return plain
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits of processes differ")
def test_a_bot_that_takes_all_memory_meets_its_limit(tmp_path: Path) -> None:
    """In a process of its own, as the workers are: it is answered for at random, and the process goes on."""
    code = (
        HOARDING
        + """
import msgspec, resource, strategos
from strategos.web.matches.bot_workers import Task, Thought, think
from strategos.web.store.loading import suffix
stand_back({})
match = strategos.new("skirmish", seed=3)
task = msgspec.json.encode(Task(suffix(match).encode(), {0: "random"}, 9))
for _ in range(2):
    thought = msgspec.json.decode(think(task), type=Thought)
    assert thought.answers and "MemoryError" in thought.trouble[0], thought
assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < 2_200_000
"""
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no such signal here")
def test_a_worker_that_was_stopped_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    server = Server(tmp_path / "stopped.db")
    server.start()
    try:
        workers = [p for p in _children(server.process.pid) if b"spawn_main" in p.joinpath("cmdline").read_bytes()]
        assert workers
        for worker in workers:
            os.kill(int(worker.name), signal.SIGSTOP)
        began = time.monotonic()
    finally:
        server.stop()
    assert time.monotonic() - began < 30
    assert not any(worker.exists() and "Z" not in _status(worker) for worker in workers), "and none is left behind"


def _children(pid: int) -> list[Path]:
    found = [p for p in Path("/proc").iterdir() if p.name.isdecimal()]
    return [p for p in found if _status(p) and int(_status(p).rpartition(")")[2].split()[1]) == pid]


def _status(process: Path) -> str:
    try:
        return process.joinpath("stat").read_text()
    except OSError:
        return ""


def test_answers_that_never_fit_do_not_go_round_in_circles(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    class Elsewhere(Workers):
        async def think(self, task: Task) -> Thought | None:
            return Thought((Answer(1, "no_such_question", "x"),))

    async def run() -> None:
        async with hall(database) as h:
            await h.workers.close()
            h.workers = Elsewhere(1, 60)
            live = await start(h, (Player("me"), Player("bot", bot="random")))
            async with live.lock:
                await live.play(0, "pass")
            h.wake(live)
            async with asyncio.timeout(60):
                while live.thinking or live.match.decision(0) is None:
                    await asyncio.sleep(0.01)
            assert live.match.answers[-1].seat == 1
            assert len([r for r in caplog.records if r.levelno >= logging.WARNING]) == 1

    asyncio.run(run())


def test_what_a_bot_found_before_a_rule_broke_down_is_kept(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            watcher = Watcher(None, 0)
            live.watchers.add(watcher)
            with broken_march(monkeypatch):
                async with live.lock:
                    with pytest.raises(WebError, match="broke down"):
                        await live.play_on([Answer(0, "man", "north-1"), Answer(0, "ford", "birch")])
            assert (live.version, live.match.answer_count) == (1, 1)
            assert await rows(h, "moves") == 1
            watcher.close()
            versions = []
            while (message := await watcher.next()) is not None:
                versions.append(msgspec.json.decode(message)["version"])
            assert versions[0] == 1
            async with live.lock:
                assert await live.play_on([Answer(0, "ford", "birch"), Answer(0, "ford", "birch")]) == 1
            assert live.version == 2

    asyncio.run(run())


# -- files ------------------------------------------------------------------------------------------------------------


def exported(match: Match[Any]) -> dict[str, Any]:
    return msgspec.json.decode(Record.of(match).encode())


def test_files_that_cannot_be_continued_say_why_in_one_sentence(database: Path) -> None:
    match = strategos.new("skirmish", seed=1)
    whole = exported(match)
    deep = Record.of(match).encode().replace(b'"events":[', b'"events":[' + b"[" * 50_000 + b"]" * 50_000 + b",", 1)
    cases: list[tuple[bytes, str]] = [
        (encode({**whole, "schema": 99}), "saved by a newer version"),
        (encode({**whole, "format": 99}), "this version reads format"),
        (encode({**whole, "game": "chess"}), "chess"),
        (encode({**whole, "game": "conquest"}), "conquest has no scenario"),
        (encode({**whole, "setup": {**whole["setup"], "seats": 9}}), "skirmish is played by"),
        (encode({**whole, "players": [{"kind": "cat"}]}), "not a saved game that can be continued"),
        (encode({**whole, "players": [{"kind": "me"}]}), "2 seats need 2 players"),
        (Record.of(match).encode()[:-300], "not a saved game"),
        (deep, "not a saved game"),
        (b"", "not a saved game"),
        (b"PK\x03\x04", "not a saved game"),
    ]

    async def run() -> None:
        async with hall(database) as h:
            for data, sentence in cases:
                with pytest.raises((DataError, BadInput), match=sentence) as error:
                    await h.take_in(data)
                assert "\n" not in str(error.value)
            assert await rows(h, "matches") == 0

    asyncio.run(run())


def test_an_imported_match_can_be_opened_by_everybody(database: Path) -> None:
    """Two checkpoints at the same answer passed once, and no socket could open the match."""
    match = strategos.new("skirmish", seed=1)
    while len(match.answers) < 12:
        match.play(match.pending[0].seat, match.pending[0].options[0].key)
    whole = exported(match)
    last = whole["checkpoints"][-1]
    again = {**last, "answers": 12, "chance": len(match.chance), "events": len(match.all_events())}
    data = {**whole, "checkpoints": [*whole["checkpoints"], again, again]}

    async def run() -> None:
        async with hall(database) as h:
            with pytest.raises(DataError, match="do not fit together"):
                await h.take_in(encode(data))

    asyncio.run(run())


def test_a_match_whose_states_break_down_is_not_taken_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Views alone are not all a reader is shown."""

    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr("strategos.web.matches.state_messages.undo_seat", broken)
    with pytest.raises(DataError, match="ZeroDivisionError"):
        imported(Record.of(strategos.new("skirmish", seed=1)).encode())


def test_a_game_with_real_dice_is_not_taken_in(database: Path) -> None:
    """Nobody in the browser could say what the dice show."""
    match = Match(skirmish.GAME, skirmish.GAME.setup(), AskedDice(SeededDice(3)))

    async def run() -> None:
        async with hall(database) as h:
            with pytest.raises(DataError, match="real dice"):
                await h.take_in(Record.of(match).encode())

    asyncio.run(run())


def test_answers_an_imported_game_loses_are_told(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = strategos.new("skirmish", seed=1)
    for seat, key in ((0, "north-1"), (0, "birch"), (1, "south-1")):
        match.play(seat, key)
    data = exported(match)
    # Behind the last checkpoint: who is no longer there.
    data["answers"][2][2] = "south-4"

    async def run() -> None:
        async with hall(database) as h:
            live = await h.get(await h.take_in(encode(data)))
            assert (live.lost, live.match.answer_count) == (1, 2)
            assert (await h.summary(live.id)).rewound == 1

    asyncio.run(run())


def test_a_huge_file_is_refused_before_it_is_read(server: Server) -> None:
    answer = httpx.post(
        f"{server.url}/api/matches/import",
        content=b" " * (17 * 1024 * 1024),
        headers={"content-type": "application/json"},
        timeout=120,
    )
    assert (answer.status_code, answer.json()["why"]) == (413, "too_large")
