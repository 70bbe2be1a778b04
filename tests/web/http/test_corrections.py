"""The owner's desk over HTTP; what is stored takes effect when the server starts again, and matches say so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.helpers import Server

SARDIS = "granicus.enemy.sardis"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's folder of one's own, for the server as well."""
    monkeypatch.setenv("STRATEGOS_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def own(home: Path, database: Path) -> Iterator[Server]:
    with Server(database) as running:
        yield running


def desk(server: Server) -> dict[str, Any]:
    return httpx.get(f"{server.url}/api/games/alexander/corrections").json()


def put(server: Server, **body: Any) -> httpx.Response:
    return httpx.put(f"{server.url}/api/games/alexander/corrections", json=body, timeout=60)


def first(server: Server, match: str) -> list[dict[str, Any]]:
    """What a reader is sent up to the first state."""
    import json

    from websockets.sync.client import connect

    found: list[dict[str, Any]] = []
    with connect(f"{server.url.replace('http', 'ws')}/api/matches/{match}/play?seat=0", max_size=None) as socket:
        while not found or found[-1]["type"] != "state":
            found.append(json.loads(socket.recv(timeout=30)))
    return found


@pytest.mark.early
def test_what_was_found_is_stored_at_once_and_in_effect_at_the_next_start(own: Server, home: Path) -> None:
    before = desk(own)
    assert (before["total"], len(before["facts"]), before["pending"]) == (471, 312, False)
    assert [fact["priority"] for fact in before["facts"]] == sorted(fact["priority"] for fact in before["facts"])
    fact = next(f for f in before["facts"] if f["row"] == SARDIS)
    assert fact["on"] == {"scenario": "granicus", "space": "sardis"}
    assert {f["name"]: f["value"] for f in fact["fields"]} == {"leader": None, "units": [], "random": 2, "walls": 0}
    start = {"game": "alexander", "scenario": "granicus", "seed": 1}
    match = httpx.post(f"{own.url}/api/matches", json=start).json()["id"]

    refused = put(own, rows={SARDIS: {"walls": "two"}})
    assert refused.status_code == 422
    assert refused.json() == {"why": "bad_correction", "detail": f"{SARDIS}: walls must be a whole number, not 'two'"}
    assert not (home / "corrections").exists()
    taken = put(own, rows={SARDIS: {"random": 5, "confirmed": True}})
    assert taken.status_code == 200
    after = next(f for f in taken.json()["facts"] if f["row"] == SARDIS)
    assert (after["confirmed"], after["corrected"], taken.json()["pending"]) == (True, True, True)
    assert "random: 5" in (home / "corrections/alexander.yaml").read_text("utf-8")
    # Not yet in effect: games under way are played as they began.
    assert SARDIS in [d["row"] for d in httpx.get(f"{own.url}/api/games/alexander/doubts").json()]
    assert [m["type"] for m in first(own, match)] == ["state"]
    file = httpx.get(f"{own.url}/api/games/alexander/corrections/file")
    assert "attachment" in file.headers["content-disposition"]

    own.stop()
    own.start()
    assert desk(own)["pending"] is False
    assert SARDIS not in [d["row"] for d in httpx.get(f"{own.url}/api/games/alexander/doubts").json()]
    tally = next(g["facts"] for g in httpx.get(f"{own.url}/api/games").json() if g["id"] == "alexander")
    assert tally == {"total": 471, "unsure": 312, "checked": 1, "problem": ""}
    assert first(own, match)[0] == {"type": "notice", "why": "other_data", "facts": {}}
    newer = httpx.post(f"{own.url}/api/matches", json=start).json()["id"]
    assert [m["type"] for m in first(own, newer)] == ["state"]
    export = httpx.get(f"{own.url}/api/matches/{match}/export").content
    copy = httpx.post(
        f"{own.url}/api/matches/import", content=export, headers={"content-type": "application/json"}, timeout=60
    )
    assert copy.status_code == 201

    assert put(own, rows={SARDIS: None}).json()["pending"] is True
    assert put(own, text=file.text).json()["pending"] is False
    assert put(own, text="game: [").status_code == 422


def test_a_broken_file_is_told_on_the_page_and_on_the_error_stream(home: Path, database: Path) -> None:
    (home / "corrections").mkdir(parents=True)
    (home / "corrections/alexander.yaml").write_text(f"game: alexander\nrows: {{{SARDIS}: {{wals: 2}}}}\n", "utf-8")
    server = Server(database)
    server.start()
    try:
        told = desk(server)
        assert "there is no field 'wals' to correct" in told["problem"]
        assert (len(told["facts"]), told["pending"]) == (312, False)
        games = {g["id"]: g["facts"]["problem"] for g in httpx.get(f"{server.url}/api/games").json()}
        assert "wals" in games["alexander"]
        assert games["conquest"] == ""
    finally:
        server.stop()
    assert server.process.stderr is not None
    said = server.process.stderr.read().decode()
    assert said.count("Your corrections of alexander are not in effect") == 1
    assert "Traceback" not in said


def test_what_is_not_a_correction(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/games/rome/corrections").status_code == 404
    assert httpx.get(f"{server.url}/api/games/skirmish/corrections").status_code == 400
    assert put(server, rows={SARDIS: {"walls": [[0] * 100] * 100}}).status_code == 422
    assert put(server, strange=1).status_code == 400
    foreign = {"origin": "http://elsewhere.example"}
    url = f"{server.url}/api/games/alexander/corrections"
    assert httpx.put(url, json={"rows": {}}, headers=foreign).status_code == 403
