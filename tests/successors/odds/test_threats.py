"""Who threatens whom: whatever bots' Armies march upon by land was told beforehand; a few exact positions."""

from __future__ import annotations

import random
from typing import Any

import pytest

import strategos
from strategos.bots import Chair, bot, quick_bot
from strategos.games.successors.common.board import SIDE_REFS
from strategos.games.successors.common.clash_events import BattleBegan
from strategos.games.successors.common.tasks import Battle
from strategos.parts.forecast import Threat
from tests.successors.book import Book
from tests.successors.table import BLUE, RED


def threats_of(book: Book, s: Any, seat: int) -> list[Threat]:
    odds = book.game.odds
    assert odds is not None
    reckoned = odds().threats
    assert reckoned is not None
    return list(reckoned(s, seat))


Told = dict[str, tuple[str, tuple[str, ...], dict[str, int], float]]


def told(book: Book, s: Any, seat: int = BLUE) -> Told:
    """By place: who comes, from where, with whom, and the chance."""
    found = threats_of(book, s, seat)
    return {t.space.removeprefix("space:"): (t.by, t.origins, dict(t.force), t.chance) for t in found}


def field(book: Book, **more: Any) -> Any:
    """Red at Sardeis, Blue two routes away at Ephesos or wherever it is said."""
    given: dict[str, Any] = {
        "generals": {"antigonos": "red sardeis", "eumenes": "blue ephesos"},
        "cus": {"red sardeis": {"loyal": 4}, "blue ephesos": {"mercenary": 3}},
    }
    return book.position(**{**given, **more})


def test_an_army_within_a_turn_threatens_with_the_chance_of_its_battle(book: Book) -> None:
    s = field(book)
    twin = field(
        book,
        generals={"antigonos": "red ephesos", "eumenes": "blue ephesos"},
        cus={"red ephesos": {"loyal": 4}, "blue ephesos": {"mercenary": 3}},
    )
    at = book.at("ephesos")
    fought = book.chapter("odds.battles").land_battle(twin, Battle(RED, BLUE, at, book.at("sardeis")))
    chance = told(book, s)["ephesos"][-1]
    assert 0 < chance < 1
    assert told(book, s) == {
        "ephesos": (SIDE_REFS[RED], ("space:sardeis",), {"loyal": 4, "antigonos": 1}, pytest.approx(fought.win))
    }
    # The other way round it is Blue who threatens; nobody threatens himself.
    assert set(told(book, s, RED)) == {"sardeis"}
    assert told(book, s, RED)["sardeis"][-1] != pytest.approx(chance)


def test_whoever_has_no_cu_is_dispersed_and_five_to_one_is_an_overrun(book: Book) -> None:
    alone = field(book, cus={"red sardeis": {"loyal": 1}})
    assert told(book, alone)["ephesos"][-1] == 1.0
    five = field(book, cus={"red sardeis": {"loyal": 5}, "blue ephesos": {"mercenary": 1}})
    assert told(book, five)["ephesos"][-1] == 1.0


def test_cus_without_a_general_go_nowhere_and_far_away_is_safe(book: Book) -> None:
    assert told(book, field(book, generals={"eumenes": "blue ephesos"})) == {}
    far = field(
        book,
        generals={"antigonos": "red babylon", "eumenes": "blue ephesos"},
        cus={"red babylon": {"loyal": 4}, "blue ephesos": {"mercenary": 3}},
    )
    assert told(book, far) == {}


def test_nobody_marches_past_an_enemy(book: Book) -> None:
    """Abydos lies behind Pergamon, for whoever comes from Sardeis by the cheapest way."""
    given: dict[str, Any] = {
        "generals": {"antigonos": "red sardeis", "eumenes": "blue abydos"},
        "cus": {"red sardeis": {"loyal": 4}, "blue abydos": {"mercenary": 3}},
    }
    assert set(told(book, book.position(**given))) == {"abydos"}
    barred = {f"black {name}": {"mercenary": 1} for name, _ in near(book, "sardeis")}
    shut = book.position(**{**given, "cus": {**given["cus"], **barred}})
    assert "abydos" not in told(book, shut)


def near(book: Book, name: str) -> list[tuple[str, int]]:
    facts = book.facts
    here = facts.NUMBER[name]
    return [(facts.NAMES[there], there) for there in facts.ADJACENT[here] if (here, there) in facts.LAND_MP]


def test_whoever_is_besieged_threatens_nobody_and_inside_nobody_is_threatened(book: Book) -> None:
    given: dict[str, Any] = {
        "control": {"sardeis": "red"},
        "generals": {"antigonos": "red sardeis-inside", "eumenes": "blue ephesos"},
        "cus": {"red sardeis-inside": {"loyal": 2}, "blue ephesos": {"mercenary": 3}},
    }
    s = book.position(**given)
    assert set(told(book, s)) == {"ephesos"}
    assert told(book, s, RED) == {}
    given["generals"] = {**given["generals"], "ptolemaios": "black sardeis"}
    given["cus"] = {**given["cus"], "black sardeis": {"mercenary": 2}}
    assert all(by != SIDE_REFS[RED] for by, *_ in told(book, book.position(**given)).values())


def marches(book: Book, seed: int) -> list[tuple[str, str, str, Threat | None]]:
    """A game of bots: every battle of an Army that marched with a roll, and what was told before anybody had moved;
    but for those with whoever evaded to there, which nobody can tell beforehand."""
    name = book.game.id
    match, rng, quick = strategos.new(name, seats=4, seed=seed), random.Random(seed), quick_bot(name)
    players = [bot(name, quick) for _ in range(4)]
    known: dict[tuple[str, str, str], Threat] = {}
    found: list[tuple[str, str, str, Threat | None]] = []
    fled: set[str] = set()
    seen = 0
    while match.pending:
        decision, s = match.pending[0], match.state
        if decision.kind == "activation_segment":
            rivals = [seat for seat in range(4) if seat != decision.seat]
            each = [(SIDE_REFS[seat], t) for seat in rivals for t in threats_of(book, s, seat)]
            known = {(t.space, t.by, mine): t for mine, t in each}
            fled = set()
        # Whoever has intercepted came to the battle himself.
        came = decision.kind == "turn_back"
        marching, sailing = s.movement_die > 0, s.voyage is not None
        key = players[decision.seat].answer(Chair(match, decision, rng))
        if decision.kind == "evade_to":
            fled.add(f"space:{key}")
        match.play(decision.seat, key)
        events = match.events(None, seen)
        seen += len(events)
        for event in events:
            if isinstance(event, BattleBegan) and marching and not (sailing or came):
                battle = event.space, event.attacker, event.defender
                if "side:independent" not in battle and event.space not in fled:
                    found.append((*battle, known.get(battle)))
    return found


def test_whatever_bots_march_upon_was_threatened(book: Book) -> None:
    found = [battle for seed in (1, 2) for battle in marches(book, seed)]
    assert len(found) >= 2
    assert [battle for battle in found if battle[-1] is None] == []
