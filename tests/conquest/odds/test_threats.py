"""Who threatens whom: whatever bots attack was told beforehand, with at least as many men; a few exact positions."""

from __future__ import annotations

import random
from typing import Any

import pytest

import strategos
from strategos.bots import Chair, bot, quick_bot
from strategos.games.conquest.events import BattleBegan
from strategos.games.conquest.facts import LAND, NAMES, NUMBER, PROVINCES
from strategos.games.conquest.odds import battle, numbers, threats
from strategos.games.conquest.odds.here import standing
from strategos.games.conquest.state import ConquestState, living, side_ref
from strategos.kernel.match import Match
from strategos.parts.forecast import Threat
from tests.conquest.table import table

Told = dict[tuple[str, str, str], Threat]


def told(s: ConquestState, rival: int) -> Told:
    """What was said of one rival to each of the others: by space, attacker and defender."""
    others = [seat for seat in living(s) if seat != rival]
    each = [(side_ref(s, seat), threat) for seat in others for threat in threats(s, seat)]
    return {(t.space, t.by, mine): t for mine, t in each if t.by == side_ref(s, rival)}


def attacks(match: Match[ConquestState], limit: int, rng: random.Random) -> list[tuple[Threat | None, tuple[int, ...]]]:
    """Every battle by land of a game of bots: what had been told when the attacker's turn began, and who came."""
    quick = quick_bot("conquest")
    players = [bot("conquest", quick) for _ in range(match.setup.seats)]
    found: list[tuple[Threat | None, tuple[int, ...]]] = []
    turn: tuple[int, int | None] = (0, None)
    known: Told = {}
    seen = 0
    for _ in range(limit):
        if not match.pending:
            break
        decision, s = match.pending[0], match.state
        now = (s.clock.round, s.clock.seat)
        if decision.kind == "move" and now != turn:
            turn, known = now, told(s, decision.seat)
        before = s.copy()
        match.play(decision.seat, players[decision.seat].answer(Chair(match, decision, rng)))
        events = match.events(None, seen)
        seen += len(events)
        for event in events:
            if isinstance(event, BattleBegan) and NUMBER[event.space.removeprefix("space:")] < PROVINCES:
                place = NUMBER[event.space.removeprefix("space:")]
                attacker = next(seat for seat in living(before) if side_ref(before, seat) == event.attacker)
                came = standing(before, place, attacker)[:3]
                found.append((known.get((event.space, event.attacker, event.defender)), came))
    return found


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 5)])
def test_whatever_is_attacked_was_threatened_with_at_least_as_many(seats: int, seed: int) -> None:
    match = strategos.new("conquest", seats=seats, seed=seed)
    found = attacks(match, 1000, random.Random(seed))
    assert len(found) > 5
    for threat, came in found:
        assert threat is not None
        assert sum(threat.force.values()) >= sum(came), (threat, came)


def told_of(seat: int = 0, **given: Any) -> dict[str, tuple[str, int, int]]:
    """Who threatens Macedonia, by province: whose army, how many at most, and the chance in per cent."""
    s = table(turn="macedonia", **given).state
    return {t.space: (t.by, sum(t.force.values()), round(100 * t.chance)) for t in threats(s, seat)}


def test_a_legion_next_door_threatens_and_one_two_steps_away_does_not() -> None:
    at = {"macedonia": {"macedonia": {"infantry": 1}}, "thracia": {"egyptus": {"general": 1, "infantry": 4}}}
    chance = round(100 * battle(numbers(4, leaders=1), numbers(1, leaders=1)).chance("attacker_wins"))
    near = told_of(at=at, control={"macedonia": "macedonia"})
    assert near == {"space:macedonia": ("side:egyptus", 4, chance)}
    far = {"macedonia": {"macedonia": {"infantry": 1}}, "syria": {"egyptus": {"general": 1, "infantry": 4}}}
    assert told_of(at=far, control={"macedonia": "macedonia"}) == {}


PALESTINA, SYRIA = NUMBER["palestina"], NUMBER["syria"]
BEYOND = next(p for p in LAND[SYRIA] if p != PALESTINA and p not in LAND[PALESTINA])
"""Two steps from Palestina, by way of Syria."""
GUARD = {"palestina": {"macedonia": {"infantry": 1}}}
HELD = {"palestina": "macedonia"}


def test_nobody_marches_without_a_leader_and_one_may_fetch_them() -> None:
    lost = {**GUARD, "syria": {"egyptus": {"infantry": 4}}}
    assert told_of(at=lost, control=HELD) == {}
    fetched = {**lost, NAMES[BEYOND]: {"egyptus": {"general": 1}}}
    assert told_of(at=fetched, control=HELD)["space:palestina"][1] == 4


def test_cavalry_rides_two_steps_unless_somebody_bars_the_way() -> None:
    at = {**GUARD, NAMES[BEYOND]: {"egyptus": {"general": 1, "infantry": 2, "cavalry": 3}}}
    assert told_of(at=at, control=HELD)["space:palestina"][1] == 3
    between = [NAMES[p] for p in LAND[BEYOND] if p in LAND[PALESTINA]]
    barred = {**at, **{name: {"hispania": {"infantry": 1}} for name in between}}
    assert "space:palestina" not in told_of(at=barred, control=HELD)


def test_an_empty_province_is_lost_for_sure_and_the_caesar_s_comes_first() -> None:
    at = {
        "macedonia": {"macedonia": {"caesar": 1, "infantry": 3}},
        "thracia": {"egyptus": {"general": 1, "infantry": 4}},
    }
    moesia = next(NAMES[p] for p in LAND[NUMBER["thracia"]] if NAMES[p] != "macedonia")
    s = table(at=at, control={"macedonia": "macedonia", moesia: "macedonia"}, turn="macedonia").state
    found = threats(s, 0)
    assert [t.space for t in found] == ["space:macedonia", f"space:{moesia}"]
    assert found[0].heart == "piece:caesar-macedonia"
    assert (found[1].heart, found[1].chance) == (None, 1.0)
    assert found[0].origins == ("space:thracia",)
