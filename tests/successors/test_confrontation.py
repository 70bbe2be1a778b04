"""What follows when two Factions meet, as both editions have it."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DISPERSED
from strategos.games.successors.common.clash_events import BattleRolled, Overrun
from strategos.games.successors.common.events import Popular
from strategos.games.successors.common.steps import Step

from .book import Book
from .table import RED, general, run, told

ALONE = {"antigonos": "red issos", "krateros": "blue issos"}


def meet(book: Book, dice: str, generals: dict[str, str], cus: dict[str, int], **given: Any) -> tuple[Any, bool]:
    """Red has come to Issos, and Blue is there; `cus` are those of each."""
    stacks = {f"{faction} issos": {"loyal": count} for faction, count in cus.items()}
    s = book.position(generals=generals, cus=stacks, control={"tarsos": "red"}, **given)
    step = Step(RED, RED, book.at("tarsos"), book.at("issos"))
    fought, _ = run(book.chapter("confrontation").confront(s, step), dice)
    return s, fought


@pytest.mark.rule("S3-9.9-c", "S3-9.5-b", "S4-10-t", "S4-10-m")
@pytest.mark.parametrize("alone", ["red", "blue"])
def test_a_general_without_cus_is_neither_overrun_nor_fought(book: Book, alone: str) -> None:
    [armed] = {"red", "blue"} - {alone}
    s, fought = meet(book, "4" if book.numbered == "S3-" else "", ALONE, {armed: 5})
    assert not fought
    assert told(s, Overrun) == told(s, BattleRolled) == []
    assert general(s, "antigonos" if alone == "red" else "krateros") == DISPERSED


@pytest.mark.rule("S3-17.5-c", "S4-10-s")
def test_whoever_comes_without_cus_to_a_champions_stays_one(book: Book) -> None:
    s, _ = meet(book, "4" if book.numbered == "S3-" else "", ALONE, {"blue": 1})
    assert s.champion[RED]


@pytest.mark.rule("S3-20.2-a", "S4-3.1-a")
def test_when_somebody_has_won_no_battle_begins(book: Book) -> None:
    _, fought = meet(book, "", ALONE, {"red": 1, "blue": 1}, winner=RED)
    assert not fought


@pytest.mark.rule("S3-23.1-a", "S4-7.2-af")
def test_only_independents_overrun_make_popular(book: Book) -> None:
    def popularity(**given: Any) -> tuple[int, int]:
        agreed = ("popular_victors",) if book.numbered == "S3-" else ()
        s = book.position(
            generals={"antigonos": "red lamia"},
            cus={"red lamia": {"mercenary": 30}, "blue lamia": {"loyal": 1}},
            control={"lamia": "blue"},
            options=agreed,
            **given,
        )
        step = Step(RED, RED, book.at("larisa"), book.at("lamia"))
        run(book.chapter("confrontation").confront(s, step), "1")
        return s.popularity[book.named("antigonos")], len(told(s, Popular))

    assert popularity() == (0, 0)
    assert popularity(armies={"leosthenes": "lamia"}) == (1, 1)
