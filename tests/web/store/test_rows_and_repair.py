"""A damaged row is not a changed rule: the match is unreadable in one sentence, and nothing is written."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import strategos.games.skirmish as skirmish
from strategos.cli import run as strategos
from strategos.kernel.asking import No
from strategos.kernel.errors import DataError
from strategos.kernel.record import Record, stored_dice
from strategos.web.matches.hall import Hall
from strategos.web.matches.live import Live
from strategos.web.matches.watchers import Watcher
from strategos.web.messages import Branch, NewMatch, Player
from strategos.web.problems import WebError
from strategos.web.store import rows, tables
from tests.web.helpers import Server, hall

from .tampering import change, everything, kept
from .test_loading import FRIENDS, essence, play, start

DAMAGE = {
    "a bit of a key": "update moves set key=char(unicode(key) + 1) || substr(key, 2) where seq=13",
    "a missing row": "delete from moves where seq=11",
    "the last row missing": "delete from moves where seq=(select max(seq) from moves)",
    "all rows missing": "delete from moves",
    "a key that is NULL": "update moves set key=null where seq=12",
    "a seat that is NULL": "update moves set seat=null where seq=12",
    "more answers than there were": "update moves set at_answers=900 where seq=12",
    "fewer answers than there were": "update moves set at_answers=at_answers - 1 where seq=12",
    "another operation": "update moves set op='undo' where seq=12",
    "a die": "update moves set chance='[6,6]' where seq=12",
    "an event": "update moves set events=x'5b5d' where seq=2",
    "the dice": """update moves set dice='{"state":1}' where seq=12""",
    "a moment": "update moves set at=at + 1 where seq=12",
    "a number of a row": "update moves set seq=900 where seq=12",
    "a letter of a position": "update checkpoints set state=cast(replace(cast(state as text), '1', '2') as blob)",
    "where a position belongs": "update checkpoints set answers=answers + 1",
    "the record it began with": "update origins set record=cast(replace(cast(record as text), '1', '2') as blob)",
    "no record": "delete from origins",
    "who plays": """update matches set players='[{"kind":"me"},{"kind":"me"}]'""",
    "the game": "update matches set game='conquest'",
    "what is no text": "update moves set key=cast(x'ff' as text) where seq=12",
}


WITH_POSTGRESQL = {
    "a bit of a key": "update moves set key=chr(ascii(key) + 1) || substr(key, 2) where seq=13",
    "an event": "update moves set events='\\x5b5d' where seq=2",
    "a letter of a position": "update checkpoints set state="
    "convert_to(replace(convert_from(state, 'UTF8'), '1', '2'), 'UTF8')",
    "the record it began with": "update origins set record="
    "convert_to(replace(convert_from(record, 'UTF8'), '1', '2'), 'UTF8')",
    "what is no text": "",  # it takes none
}


def damage(database: Path | str, kind: str) -> None:
    change(database, DAMAGE[kind] if isinstance(database, Path) else WITH_POSTGRESQL.get(kind, DAMAGE[kind]))


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_match_is_unreadable_and_nothing_is_written(
    database: Path, kind: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    if not isinstance(database, Path) and WITH_POSTGRESQL.get(kind) == "":
        pytest.skip("PostgreSQL does not let it happen")
    monkeypatch.setattr("strategos.web.matches.live.CHECKPOINT_EVERY", 8)

    async def run() -> tuple[str, Any]:
        async with hall(database) as h:
            live = await start(h)
            await play(live, random.Random(3), 30)
            return live.id, essence(live)

    async def look(name: str) -> Any:
        async with hall(database) as h:
            return essence(await h.get(name))

    async def fail(name: str) -> None:
        async with hall(database) as h:
            with pytest.raises(DataError) as error:
                await h.export(name)
            assert "\n" not in str(error.value)
            found = (await h.summaries())[0]
            assert (found.id, found.problem) in ((name, "unreadable"), (name, None))
            await h.delete(name)

    name, before = asyncio.run(run())
    with kept(database) as put_back:
        damage(database, kind)
        damaged = everything(database)

        async def once() -> None:
            async with hall(database) as h:
                with pytest.raises(DataError):
                    await h.get(name)

        asyncio.run(once())
        assert everything(database) == damaged, "who reads writes nothing"
        put_back()
    assert asyncio.run(look(name)) == before, "repaired, it is as it was"
    damage(database, kind)
    asyncio.run(fail(name))
    assert "take back" not in caplog.text


def test_every_column_is_sealed_but_what_can_be_computed() -> None:
    """A column added to a table is added to its row, and sealed."""
    for row, table in (
        (rows.Header, tables.MatchRow),
        (rows.Origin, tables.OriginRow),
        (rows.Move, tables.MoveRow),
        (rows.Point, tables.CheckpointRow),
    ):
        columns = {c.name for c in table.__table__.columns}
        assert set(row.__struct_fields__) == columns
        loose = set(rows.Progress.__struct_fields__) if row is rows.Header else set[str]()
        assert {*row.SEALED, *getattr(row, "LATER", ())} == columns - loose - {"sum"}


# -- what a changed rule takes back -----------------------------------------------------------------------------------


async def begun(file: Path, players: tuple[Player, ...] = FRIENDS) -> Live:
    async with hall(file) as h:
        live = await h.get(await h.start(NewMatch("skirmish", players=players, seed=7)))
        for seat, key in ((0, "north-1"), (0, "birch")):
            async with live.lock:
                await live.play(seat, key)
        return live


@contextlib.contextmanager
def flooded(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A faulty release, under which nobody reaches the birch."""
    sound = skirmish.why_not_march

    def march(s: Any, man: int, to: int) -> No | None:
        return No("SK-2", "flooded") if to == 1 else sound(s, man, to)

    with monkeypatch.context() as m:
        m.setattr(skirmish, "why_not_march", march)
        yield


@pytest.fixture
def in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    """There a man has two neighbours: something is left to choose when one of them is flooded."""
    began = skirmish.GAME.begin

    def begin(setup: Any) -> Any:
        s = began(setup)
        s.at[:] = [2, 2, 2, 4, 4, 4]
        return s

    monkeypatch.setattr(skirmish, "GAME", msgspec.structs.replace(skirmish.GAME, begin=begin))


async def answers(file: Path, name: str) -> list[str]:
    async with hall(file) as h:
        return [a.key for a in Record.decode(await h.export(name)).answers]


@pytest.mark.usefixtures("in_the_middle")
def test_what_a_faulty_release_took_back_is_brought_back_by_a_command(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def faulty(name: str) -> None:
        async with hall(database) as h:
            live = await h.get(name)
            assert live.lost == 1
            async with live.lock:
                await live.play(0, live.match.pending[0].options[0].key)

    live = asyncio.run(begun(database))
    assert strategos(["matches", "restore", str(database), live.id]) == 2
    assert "nothing was ever taken back" in capsys.readouterr().err
    with flooded(monkeypatch):
        asyncio.run(faulty(live.id))
        written = everything(database)
        assert strategos(["matches", "restore", str(database), live.id]) == 2
        assert "still do not accept 1 answers" in capsys.readouterr().err
        assert everything(database) == written
    assert asyncio.run(answers(database, live.id)) == ["north-1", "elm"]
    assert strategos(["matches", "restore", str(database), live.id]) == 0
    assert "2 answers (was 2)" in capsys.readouterr().out
    assert asyncio.run(answers(database, live.id)) == ["north-1", "birch"]
    assert everything(database)[1][:5] == written[1], "rows are only added"

    async def on() -> None:
        async with hall(database) as h:
            assert (await h.summary(live.id)).rewound == 0
            again = await h.get(live.id)
            await play(again, random.Random(1), 60)
            before = essence(again)
        async with hall(database) as h:
            assert essence(await h.get(live.id)) == before

    asyncio.run(on())
    assert strategos(["matches", "restore", str(database), live.id, "--version", "5"]) == 0
    assert asyncio.run(answers(database, live.id)) == ["north-1", "elm"]
    assert strategos(["matches", "restore", str(database), live.id, "--version", "9999"]) == 2
    assert strategos(["matches", "restore", str(database), "nobody"]) == 2
    assert strategos(["store", "check", str(tmp_path / "nowhere")]) == 2


@pytest.mark.usefixtures("in_the_middle")
def test_bots_write_no_loss_down_before_a_person_plays_on(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(name: str) -> None:
        async with hall(database) as h:
            live = await h.get(name)
            assert live.lost == 1
            assert live.unwritten
            live.players = (Player("bot", bot="random"), Player("bot", bot="random"))
            watcher = Watcher(0, 0)
            live.watchers.add(watcher)
            h.wake(live)
            assert live.bots is None
            live.held = False
            h.wake(live)
            assert live.bots is not None
            live.watchers.discard(watcher)

    live = asyncio.run(begun(database))
    with flooded(monkeypatch):
        asyncio.run(run(live.id))


@pytest.mark.usefixtures("in_the_middle")
def test_a_reader_of_what_was_never_written_gets_the_whole_log(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(name: str) -> None:
        async with hall(database) as h:
            live = await h.get(name)
            assert live.version > live.stored
            assert live.unseen_since(0, 1, live.version) == 0
            assert live.unseen_since(0, 0, live.stored) == 0

    live = asyncio.run(begun(database))
    with flooded(monkeypatch):
        asyncio.run(run(live.id))


# -- the owner's commands ---------------------------------------------------------------------------------------------


def test_what_can_be_read_is_rescued(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def run() -> list[str]:
        async with hall(database) as h:
            found = [await start(h) for _ in range(3)]
            for live in found:
                await play(live, random.Random(2), 20)
            return [live.id for live in found]

    names = asyncio.run(run())
    change(database, f"delete from moves where seq=4 and match='{names[1]}'")
    assert strategos(["store", "check", str(database)]) == 1
    said = capsys.readouterr().out
    assert f"{names[1]}: match {names[1]}: " in said
    assert "changes were written, not all of them are there" in said
    assert "2 can be read, 1 cannot" in said
    new = tmp_path / "new.db"
    assert strategos(["store", "copy", str(database), str(new)]) == 1
    assert strategos(["store", "check", str(new)]) == 0
    assert "2 can be read, 0 cannot" in capsys.readouterr().out
    assert asyncio.run(answers(new, names[0])) == asyncio.run(answers(database, names[0]))
    assert strategos(["store", "copy", str(database), str(new)]) == 2
    assert "already a file" in capsys.readouterr().err


# -- the database -----------------------------------------------------------------------------------------------------


@pytest.mark.sqlite
def test_a_bad_row_does_not_take_the_whole_list(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            one, two, three = [(await start(h)).id for _ in range(3)]
        change(database, f"update matches set phase=cast(x'ff' as text) where id='{one}'")
        change(database, f"update matches set acting='[' where id='{two}'")
        async with hall(database) as h:
            found = {s.id: s for s in await h.summaries()}
            assert set(found) == {one, two, three}
            assert found[one].problem == "unreadable"
            assert (found[two].problem, found[two].acting) == (None, (0,)), "computed anew"
            assert found[three].problem is None
            assert (await h.summary(two)).acting == (0,)

    asyncio.run(run())


def filled(database: Path, matches: int) -> list[str]:
    """A database that has been used, and let go."""

    async def run() -> list[str]:
        async with hall(database) as h:
            players = (Player("me"), Player("friend"))
            return [await h.start(NewMatch("skirmish", players=players, seed=7)) for _ in range(matches)]

    return asyncio.run(run())


@pytest.mark.sqlite
def test_a_malformed_page_is_one_sentence(database: Path) -> None:
    """Of a match or of the whole list: never 500, never a traceback."""
    names = filled(database, 30)
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
        size = connection.execute("pragma page_size").fetchone()[0]
        pages = dict(connection.execute("select name, rootpage from sqlite_master where rootpage > 0").fetchall())
    server = Server(database)
    server.start()
    try:
        with database.open("r+b") as file:
            for table in ("origins", "matches"):
                file.seek((pages[table] - 1) * size)
                file.write(b"\xff" * size)
        found = [httpx.get(f"{server.url}/api/matches/{name}/export") for name in names]
        found.append(httpx.get(f"{server.url}/api/matches"))
        assert all(r.status_code in (200, 404, 422, 503) for r in found), {r.status_code for r in found}
        bad = [r.json() for r in found if r.status_code >= 400]
        assert bad
        assert all(b["detail"] and "\n" not in b["detail"] for b in bad)
    finally:
        server.kill()
    assert server.process.stderr is not None
    assert b"Traceback" not in server.process.stderr.read()


def serve(db: str) -> subprocess.CompletedProcess[str]:
    code = "import typer; from strategos.cli.serve import serve; typer.run(serve)"
    return subprocess.run(
        [sys.executable, "-c", code, "--port", "0", "--db", db], capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.sqlite
def test_a_damaged_database_is_said_at_the_start(database: Path) -> None:
    filled(database, 30)
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
        size = connection.execute("pragma page_size").fetchone()[0]
        page = connection.execute("select rootpage from sqlite_master where name='origins'").fetchone()[0]
    with database.open("r+b") as file:
        file.seek((page - 1) * size + size // 2)
        file.write(os.urandom(size // 4))
        file.seek((page - 1) * size + 2)
        file.write(b"\xff\xff\xff")
    done = serve(str(database))
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1
    assert "damaged" in done.stderr or "malformed" in done.stderr


@pytest.mark.sqlite
def test_a_read_only_database_is_said_at_the_start(database: Path) -> None:
    filled(database, 1)
    done = serve(f"sqlite:///file:{database}?mode=ro&uri=true")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "is read-only" in done.stderr


def test_a_match_deleted_while_it_is_read_is_not_there(database: Path) -> None:
    """The rows of a match are read as they stood at one moment."""

    async def run() -> None:
        async with hall(database, idle=0.0) as h:
            for _ in range(20):
                live = await start(h)
                await play(live, random.Random(1), 9)
                h.sweep()

                async def export(name: str = live.id) -> bytes:
                    return await h.export(name)

                results = await asyncio.gather(export(), h.delete(live.id), export(), return_exceptions=True)
                for result in results:
                    assert not isinstance(result, Exception) or isinstance(result, WebError), result

    asyncio.run(run())


# -- branches and their dice ------------------------------------------------------------------------------------------


def chance(live: Live) -> list[int]:
    return live.match.chance


async def to_the_end(live: Live, seed: int) -> None:
    await play(live, random.Random(seed), 400)
    assert live.match.outcome is not None


def test_a_branch_throws_fresh_dice(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            await play(live, random.Random(4), 4)
            thrown = [stored_dice(live.match.dice)]
            for _ in range(4):
                branch = await h.get(await h.branch(live.id, Branch(live.match.answer_count)))
                assert branch.match.state == live.match.state
                assert chance(branch) == chance(live)
                thrown.append(stored_dice(branch.match.dice))
                await to_the_end(branch, 9)
            assert len(set(thrown)) == 5

    asyncio.run(run())


def test_the_dice_are_kept_only_when_the_match_is_over(database: Path) -> None:
    async def again(h: Hall, live: Live, moment: int) -> None:
        branch = await h.get(await h.branch(live.id, Branch(moment, keep_dice=True)))
        for answer in live.match.answers[moment:]:
            async with branch.lock:
                await branch.play(answer.seat, answer.key)
        assert chance(branch) == chance(live)
        assert branch.match.state == live.match.state

    async def run() -> None:
        async with hall(database) as h:
            live = await start(h)
            await play(live, random.Random(4), 6)
            with pytest.raises(WebError) as refused:
                await h.branch(live.id, Branch(2, keep_dice=True))
            assert (refused.value.status, refused.value.why) == (409, "not_over")
            await to_the_end(live, 4)
            for moment in (0, 7, live.match.answer_count):
                await again(h, live, moment)

    asyncio.run(run())
