"""Answers of the API: compressed if they are worth it, and sent once to whoever still has them."""

from __future__ import annotations

import gzip

import httpx
import pytest

from strategos.web.http.packing import LEAST, MUCH
from tests.web.helpers import Server

LARGE = "/api/games/conquest/rules"


def raw(url: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer, and its body as it came over the wire."""
    with httpx.stream("GET", url, headers={"accept-encoding": "identity", **headers}, timeout=60) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize("path", [LARGE, "/api/text/en/conquest", "/api/games/conquest/board", "/api/games"])
def test_what_is_large_is_compressed_for_whoever_can_read_it(server: Server, path: str) -> None:
    plain, body = raw(server.url + path)
    packed, wire = raw(server.url + path, **{"accept-encoding": "gzip, br"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(wire) < len(body) / 2
    assert gzip.decompress(wire) == body
    assert "accept-encoding" in packed.headers["vary"]
    assert packed.headers["content-type"] == plain.headers["content-type"]


def test_both_what_is_packed_at_once_and_in_a_thread_is_met(server: Server) -> None:
    assert len(raw(server.url + LARGE)[1]) > MUCH > len(raw(f"{server.url}/api/games/conquest/board")[1]) > LEAST


def test_what_is_small_is_sent_as_it_is(server: Server) -> None:
    answer, wire = raw(f"{server.url}/api/games/nowhere/rules", **{"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert b"no_such_game" in wire


def test_what_has_not_changed_is_not_sent_again(server: Server) -> None:
    first, _ = raw(server.url + LARGE)
    again, wire = raw(server.url + LARGE, **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, wire) == (304, b"")
    other, _ = raw(f"{server.url}/api/games/alexander/rules", **{"if-none-match": first.headers["etag"]})
    assert other.status_code == 200


def test_a_table_is_laid_with_one_answer(server: Server) -> None:
    """The match, its game and its board, as they are told apart."""
    url = f"{server.url}/api"
    body = {"game": "successors4", "seats": 4}
    match = httpx.post(f"{url}/matches", json=body, timeout=60).json()["id"]
    laid = httpx.get(f"{url}/matches/{match}/table", timeout=60).json()
    assert laid["match"]["id"] == match
    assert laid["game"] == next(g for g in httpx.get(f"{url}/games", timeout=60).json() if g["id"] == "successors4")
    where = {"scenario": laid["match"]["scenario"], "seats": "4"}
    assert laid["board"] == httpx.get(f"{url}/games/successors4/board", params=where, timeout=60).json()
    assert httpx.get(f"{url}/matches/0123456789abcdef/table").status_code == 404


def test_a_table_is_laid_by_the_options_of_its_match(server: Server) -> None:
    """A short game ends a Game Turn sooner on the board, too."""
    url = f"{server.url}/api"
    body = {"game": "successors4", "seats": 4, "options": {"short_game": "yes"}}
    match = httpx.post(f"{url}/matches", json=body, timeout=60).json()["id"]
    facts = httpx.get(f"{url}/matches/{match}/table", timeout=60).json()["board"]["facts"]
    assert facts["last_turn"] == 4
    assert [regency["turn"] for regency in facts["regencies"]] == [4]
