"""Who follows Antipatros, as both editions have it."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, DISPERSED, NOBODY
from strategos.games.successors.common.succession import slay, succeed

from .book import Book
from .table import RED, general, offered, question, run, why


@pytest.mark.rule("S3-21.3-a", "S4-5.1-d")
def test_antipatros_takes_his_popularity_and_his_condemnation_with_him(book: Book) -> None:
    s = book.position(generals={"antipatros": "red pella"}, condemned=book.facts.ANTIPATROS)
    s.received[book.facts.ANTIPATROS], s.popularity[book.facts.ANTIPATROS] = RED, 2
    succeed(s)
    assert (s.popularity[book.facts.ANTIPATROS], s.popularity[book.facts.POLYPERCHON], s.condemned) == (0, 0, NOBODY)
    s = book.position(generals={"antipatros": "red pella"}, condemned=book.named("eumenes"))
    s.received[book.facts.ANTIPATROS] = RED
    succeed(s)
    assert s.condemned == book.named("eumenes")


def killed(book: Book, **given: Any) -> Any:
    s = book.position(generals={"antipatros": "red issos", **given.pop("generals", {})}, **given)
    s.received[book.facts.ANTIPATROS] = RED
    return s


@pytest.mark.rule("S3-21.3-b", "S4-7.1-k")
def test_polyperchon_comes_where_no_enemy_stands_or_is_dispersed(book: Book) -> None:
    s = killed(
        book,
        control={"pella": "red", "tarsos": "red", "dana": "red", "ikonion": "blue"},
        generals={"krateros": "blue dana"},
        cus={"blue tarsos": {"loyal": 1}, "blue pella": {"loyal": 1}},
    )
    rule = book.rule("S3-21.3-b", "S4-7.1-k")
    [decision] = question(slay(s, book.facts.ANTIPATROS))
    assert offered(decision) == ["pella-inside"]
    assert why(decision, "ikonion") == (rule, "not_your_space")
    assert why(decision, "tarsos") == why(decision, "dana") == why(decision, "pella") == (rule, "enemy_here")
    s = killed(book, control={"tarsos": "red"}, cus={"blue tarsos": {"loyal": 1}})
    run(slay(s, book.facts.ANTIPATROS))
    assert general(s, "polyperchon") == DISPERSED
    assert s.general_of[book.facts.POLYPERCHON] == RED
    assert general(s, "antipatros") == DEAD
