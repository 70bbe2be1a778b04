"""The client's files, the catalogues, the boards, the published schema."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from strategos.games import game
from strategos.parts.register import book
from strategos.web.app import create_app
from strategos.web.http.client_files import MISSING
from strategos.web.http.guard import CSP
from strategos.web.matches.lately import MOST, Lately
from strategos.web.settings import Settings
from tests.web.helpers import Server

Reader = TestClient[object]
RULED = ("alexander", "conquest", "peloponnesian", "successors3", "successors4")


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Reader]:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Strategos</title>")
    (folder / "assets" / "index-abc123.js").write_text("export {};" + " " * 2000)
    (folder / "assets" / "land.json").write_text("{}")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    app = create_app(Settings(db=str(tmp_path / "x.db"), workers=1, static=folder))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client  # pyright: ignore[reportReturnType]


def test_files_have_types_and_may_be_kept(built: Reader) -> None:
    page = built.get("/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert page.headers["x-content-type-options"] == "nosniff"
    script = built.get("/assets/index-abc123.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert script.text.startswith("export")
    assert built.get("/icon.svg").headers["content-type"] == "image/svg+xml"
    assert built.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304


def test_the_page_is_told_which_matches_were_opened_lately(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text('<!doctype html><html data-lately=""><script>begin()</script>')
    app = create_app(Settings(db=str(tmp_path / "x.db"), workers=1, static=folder))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        before = client.get("/")
        assert 'data-lately=""' in before.text
        match = client.post("/api/matches", json={"game": "conquest", "seats": 2}).json()["id"]
        told = client.get("/")
        assert f'data-lately="{match}:conquest:conquest"' in told.text
        assert told.headers["etag"] != before.headers["etag"]
        assert told.headers["content-security-policy"] == before.headers["content-security-policy"]
        assert client.get("/", headers={"if-none-match": told.headers["etag"]}).status_code == 304
        client.delete(f"/api/matches/{match}")
        assert client.get("/").text == before.text


def test_what_was_opened_lately_cannot_break_out_of_the_page() -> None:
    lately = Lately()
    lately.note("a", "game", '"><script>')
    assert lately.told == b"a:game:&quot;&gt;&lt;script&gt;"
    lately.note("b", "two words", "map")
    lately.note("c", "game:other", "map")
    assert b"two" not in lately.told
    assert b"other" not in lately.told
    for n in range(MOST + 5):
        lately.note(f"m{n}", "game", "map")
    known = lately.told.split()
    assert (len(known), known[-1]) == (MOST, f"m{MOST + 4}:game:map".encode())


def test_what_stands_in_the_page_may_run_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><script>begin()</script><script src=x.js></script>")
    (folder / "icon.svg").write_text("<svg><script>begin()</script></svg>")
    app = create_app(Settings(db=str(tmp_path / "x.db"), workers=1, static=folder))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        policies = client.get("/").headers.get_list("content-security-policy")
        hashed = b64encode(sha256(b"begin()").digest()).decode()
        assert policies == [f"{CSP}; script-src 'self' 'sha256-{hashed}'"]
        assert client.get("/icon.svg").headers.get_list("content-security-policy") == [CSP]
        assert client.get("/api/games").headers.get_list("content-security-policy") == [CSP]


def test_every_other_path_is_the_one_page(built: Reader) -> None:
    for path in ("/play/123", "/rules/conquest", "/en"):
        assert "Strategos" in built.get(path).text
    for path in ("/assets/gone.js", "/gone.png", "/api/gone", "/api"):
        answer = built.get(path)
        assert (answer.status_code, answer.json()["why"]) == (404, "not_found")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/a%00b", "//etc/passwd"):
        answer = built.get(path)
        assert "secret" not in answer.text
        assert "root:" not in answer.text
        assert answer.status_code in (200, 404)


def test_without_a_built_client_one_sentence_says_so(tmp_path: Path) -> None:
    app = create_app(Settings(db=str(tmp_path / "x.db"), workers=1, static=tmp_path / "none"))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        assert client.get("/").text == MISSING


def test_games_boards_rules_texts(server: Server) -> None:
    get = httpx.Client(timeout=120).get
    games = {g["id"]: g for g in get(f"{server.url}/api/games").json()}
    assert games["skirmish"]["seats_of"] == {"ford": [2]}
    assert games["skirmish"]["bots"] == ["random"]
    for name in games:
        board = get(f"{server.url}/api/games/{name}/board")
        assert board.status_code == 200
        assert board.json()["spaces"]
        atoms = get(f"{server.url}/api/games/{name}/rules").json()["atoms"]
        assert all(a["id"] for a in atoms)
        assert get(f"{server.url}/api/games/{name}/tests").json().keys() <= {a["id"] for a in atoms}
        for language in ("en", "it", "fr"):
            catalogue = get(f"{server.url}/api/text/{language}/{name}")
            assert catalogue.status_code == 200
            assert catalogue.headers["content-type"] == "text/plain; charset=utf-8"
    assert get(f"{server.url}/api/text/en/common").status_code == 200


@pytest.mark.parametrize("language", ["it", "fr"])
def test_no_rule_is_served_in_english_to_others(server: Server, language: str) -> None:
    """The register names the message of every rule and heading, and the catalogue has it."""
    get = httpx.Client(timeout=120).get
    english: list[str] = []
    for name in RULED:
        served = get(f"{server.url}/api/text/{language}/{name}").text
        said = dict(re.findall(r"^((?:rule|chapter)-\S+) = (.+)", served, re.MULTILINE))
        atoms = get(f"{server.url}/api/games/{name}/rules").json()["atoms"]
        assert atoms
        english += [atom["id"] for atom in atoms if said.get(atom["message"], atom["text"]) == atom["text"]]
        english += [atom["chapter"] for atom in atoms if atom["heading"] not in said]
    assert english == []


def test_where_the_printed_book_has_a_rule_is_said_in_its_words(server: Server) -> None:
    get = httpx.Client(timeout=120).get
    registers = {name: get(f"{server.url}/api/games/{name}/rules").json() for name in RULED}
    assert {name: r["language"] for name, r in registers.items()} == dict.fromkeys(RULED, "it") | {"successors3": "fr"}
    atoms = {atom["id"]: atom for r in registers.values() for atom in r["atoms"]}
    looked_up = [atoms[rule] for rule in ("PW-5.1-a", "PW-TERMS-a", "PW-EVT.3-a")]
    printed = {atom["id"]: (atom["printed"], atom["numbered"]) for atom in looked_up}
    assert printed == {
        "PW-5.1-a": ("5.1", True),
        "PW-TERMS-a": ("Termini Importanti di Gioco", False),
        "PW-EVT.3-a": ("Tabella degli Eventi, 3", False),
    }
    # A book with numbers has a heading for whatever has none.
    for name in ("peloponnesian", "successors3", "successors4"):
        headings = book(game(name).package).headings.values()
        bare = [
            a["id"] for a in registers[name]["atoms"] if not a["numbered"] and not a["printed"].startswith((*headings,))
        ]
        assert bare == []


def test_the_schema_is_published(server: Server) -> None:
    for path in ("/schema", "/schema/openapi.json"):
        schema = httpx.get(server.url + path).json()
        assert "/api/matches/{match}/at/{answers}" in schema["paths"]
