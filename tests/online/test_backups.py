"""Matches move from one kind of database to the other and back, and survive a backup."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from strategos.cli import run as strategos
from strategos.web.messages import NewMatch, Player
from tests.web.helpers import hall

from .services import Postgres

pytestmark = pytest.mark.long


async def fill(db: str) -> None:
    """Matches with undo, one that is over, one that was branched, one that was only begun."""
    async with hall(db) as h:
        for game, seed in (("skirmish", 1), ("ambush", 2), ("conquest", 3), ("skirmish", 4)):
            seats = 4 if game == "ambush" else 2 if game == "skirmish" else 6
            players = tuple(Player("friend", f"Zoë {n}") for n in range(seats))
            live = await h.get(await h.start(NewMatch(game, players=players, seed=seed)))
            rng = random.Random(seed)
            for _ in range(0 if seed == 4 else 120):
                async with live.lock:
                    if not live.match.pending:
                        break
                    decision = live.match.pending[0]
                    if rng.random() < 0.2 and live.match.why_not_undo(decision.seat) is None:
                        await live.undo(decision.seat)
                    else:
                        key = rng.choice(decision.options).key
                        await live.play(decision.seat, key, token=f"t{live.version}")
        await live.note_hint(0)


async def contents(db: str) -> dict[str, Any]:
    async with hall(db) as h:
        found: dict[str, Any] = {}
        for row in await h.store.headers():
            name = row["id"]
            rows = [(move.seq, move.token, move.sum) for move in await h.store.since(name, 0)]
            found[name] = (dict(row), rows, json.loads(await h.export(name)), await h.store.hinted(name))
        return found


def test_there_and_back_again(cluster: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, back = str(tmp_path / "one.db"), str(tmp_path / "two.db")
    url = cluster.new(empty=True)
    asyncio.run(fill(file))
    for source, target in ((file, url), (url, back)):
        assert strategos(["store", "copy", source, target]) == 0
        assert "4 can be read, 0 cannot" in capsys.readouterr().out
        assert strategos(["store", "check", target]) == 0
        assert asyncio.run(contents(target)) == asyncio.run(contents(file))
        capsys.readouterr()
        assert strategos(["store", "copy", source, target]) == 2
        assert "already" in capsys.readouterr().err


def test_a_backup_is_a_database(cluster: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = cluster.new()
    asyncio.run(fill(first))
    for source, target, other in (
        (first, cluster.new(empty=True), str(tmp_path / "x.db")),
        (str(tmp_path / "a.db"), str(tmp_path / "b.db"), cluster.new(empty=True)),
    ):
        if source != first:
            assert strategos(["store", "copy", first, source]) == 0
        backup = str(tmp_path / f"backup-{source == first}")
        assert strategos(["store", "backup", source, backup]) == 0
        assert strategos(["store", "backup", source, backup]) == 2
        capsys.readouterr()
        assert strategos(["store", "restore", backup, other]) == 2
        assert "makes no" in capsys.readouterr().err
        assert strategos(["store", "restore", backup, target]) == 0
        assert asyncio.run(contents(target)) == asyncio.run(contents(first))
        assert strategos(["store", "restore", backup, target]) == 2
        assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_what_is_not_there_is_one_sentence(
    cluster: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere, missing = str(tmp_path / "nowhere"), cluster.url("missing")
    for args in (
        ["check", nowhere],
        ["check", missing],
        ["copy", nowhere, missing],
        ["backup", nowhere, str(tmp_path / "b")],
        ["backup", missing, str(tmp_path / "b")],
        ["restore", nowhere, missing],
        ["check", "postgresql://[bad"],
        ["check", "mysql://x/y"],
    ):
        assert strategos(["store", *args]) == 2, args
        assert len(capsys.readouterr().err.strip().splitlines()) == 1, args
    assert not (tmp_path / "b").exists()
