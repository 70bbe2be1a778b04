"""The weight of the client, and the benchmark page. How quick it is, `bench/first_board.py`
and `bench/browser.py` measure: no test is timed.
"""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tests.web.helpers import Server

from .conftest import STATIC, OpenPage
from .playing import my_turn, new_match, wait_until


def test_the_page_fetches_beforehand_what_there_is(client: Path) -> None:
    """The names in `index.html` are of files that were built: the table's, and every skin's with its words."""
    page = (client / "index.html").read_text("utf-8")
    named = set(re.findall(r"assets/[\w.-]+", page))
    assert [name for name in sorted(named) if not (client / name).is_file()] == []
    assert any(name.startswith("assets/table-") for name in named)
    words = {name for name in named if name.startswith("assets/words.")}
    assert words == {f"assets/{file.name}" for file in (client / "assets").glob("words.*.js")}


@pytest.mark.long
@pytest.mark.parametrize("board", ["?frames=8", "?plain&frames=8"])
def test_the_benchmark_page_prints_its_figures(open_page: OpenPage, board: str) -> None:
    page = open_page(f"/bench.html{board}", reduced_motion="no-preference")
    wait_until(page, lambda: "measuring" not in page.inner_text("#result"), "the benchmark", 600)
    assert len(re.findall(r"([\d.]+) frames/s", page.inner_text("#result"))) == 2
    assert re.search(r"hover: p95 [\d.]+ ms", page.inner_text("#result"))


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("conquest", 3),
        ("successors4", 4),
        *(pytest.param(other, 1, marks=pytest.mark.long) for other in ("alexander", "peloponnesian")),
    ],
)
def test_the_first_board_is_light(open_page: OpenPage, server: Server, game: str, seats: int) -> None:
    """Program, styles and fonts a browser fetches until it shows a board for the first time."""
    page = open_page(f"/#/match/{new_match(server, game, seats=seats)}")
    my_turn(page)
    page.wait_for_load_state("networkidle")
    names: list[str] = page.evaluate("performance.getEntriesByType('resource').map((e) => e.name)")
    files = {STATIC.parent / "assets" / name.rpartition("/")[2] for name in names if "/assets/" in name}
    weight = sum(f.stat().st_size if f.suffix == ".woff2" else len(gzip.compress(f.read_bytes())) for f in files)
    assert any(f.suffix == ".woff2" for f in files)
    assert weight <= 350 * 1024, f"{weight / 1024:.0f} KB"
