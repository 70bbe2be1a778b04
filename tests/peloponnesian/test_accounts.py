"""The account of every clash against the positions before and after it: SP by kind, Garrisons, leaders, points."""

from __future__ import annotations

import random
from typing import Any

import pytest

import strategos
from strategos.games.peloponnesian.facts import (
    ELITE_NATION,
    ELITE_SP,
    HOPLITE,
    KIND_NAMES,
    KIND_OF,
    LEADER_REFS,
    LEADER_SIDE,
    NATION_OF,
    SIDE_OF,
    SIDE_REFS,
)
from strategos.games.peloponnesian.state import ASIDE, DEAD, GONE, PeloponnesianState
from strategos.games.peloponnesian.story import Reader
from strategos.parts.accounts import Account, Accounts
from strategos.parts.marks import Changed
from strategos.web.matches.course import Noting

Tally = dict[str, dict[str, int]]


def standing(s: PeloponnesianState) -> Tally:
    """Side → what it has: SP by kind wherever they are, Garrisons, its leaders who live, its numbers."""
    found: Tally = {ref: {} for ref in SIDE_REFS[:3]}

    def add(side: int, what: str, n: int) -> None:
        found[SIDE_REFS[side]][what] = found[SIDE_REFS[side]].get(what, 0) + n

    marching = s.expedition.units if s.expedition else (0,) * len(s.box)
    for col in range(len(s.box)):
        there = sum(s.units[col :: len(s.box)]) + s.box[col] + marching[col]
        add(SIDE_OF[NATION_OF[col]], f"piece:{KIND_NAMES[KIND_OF[col]]}", there)
    for elite, at in enumerate(s.elite_at):
        if at != GONE:
            add(SIDE_OF[ELITE_NATION[elite]], f"piece:{KIND_NAMES[HOPLITE]}", ELITE_SP[elite])
    add(0, "piece:garrison", sum(s.garrison))
    for leader, at in enumerate(s.leader_at):
        if at not in (DEAD, ASIDE):
            add(LEADER_SIDE[leader], LEADER_REFS[leader], 1)
    for side in (0, 1):
        add(side, "confidence", s.sci[side])
        add(side, "talents", s.treasury[side])
    return found


def differences(account: Account, before: Tally, after: Tally) -> list[str]:
    """What the account does not tell as it was."""
    found: list[str] = []
    for side, was in before.items():
        lost = account.lost(side, "killed", "dispersed")
        for what in sorted(was.keys() | after[side].keys()):
            told = -lost.get(what, 0)
            for line in account.lines:
                if isinstance(line.told, Changed) and (line.told.side, line.told.what) == (side, what):
                    told += line.told.by
            by = after[side].get(what, 0) - was.get(what, 0)
            # Whoever comes into a cup, or is drawn from it, is no loss.
            if by != told and not (what in LEADER_REFS and by > 0):
                found.append(
                    f"{account.kind} {account.space} {side} {what}: {was.get(what)} {after[side].get(what)} {told}"
                )
    return found


def clashes(seats: int, scenario: str, seed: int, answers: int) -> tuple[int, list[str]]:
    """How many clashes a game had, and what their accounts got wrong."""
    match = strategos.new("peloponnesian", seats=seats, scenario=scenario, seed=seed)
    accounts = Accounts(Reader().read).read_on(match.all_events())
    rng = random.Random(seed)
    checked = 0
    wrong: list[str] = []
    positions: dict[int, Tally] = {}
    while match.pending and match.answer_count < answers:
        decision = match.pending[0]
        key = rng.choice(decision.options).key
        if decision.kind == "continue" and rng.random() < 0.8 and decision.option("operate"):
            key = "operate"
        state: Any = match.state
        state.events = noting = Noting(state, match.event_count)
        match.play(decision.seat, key)
        state.events = list(noting)
        positions |= {n: standing(then) for n, then in noting.after.items()}
        known = len(accounts.all) - (accounts.open is not None)
        accounts.read_on(match.all_events(accounts.read_upto))
        for account in accounts.all[known:]:
            if account.closed is not None and account.id in positions:
                checked += 1
                wrong += differences(account, positions[account.id], positions[account.closed])
    return checked, wrong


GAMES = [(1, "campaign", 3, 250), (2, "campaign", 4, 250), (2, "fall_of_sparta", 5, 250)]


@pytest.mark.parametrize(("seats", "scenario", "seed", "answers"), GAMES)
def test_every_account_is_what_the_positions_tell(seats: int, scenario: str, seed: int, answers: int) -> None:
    checked, wrong = clashes(seats, scenario, seed, answers)
    assert wrong == []
    assert checked >= 5


@pytest.mark.long
@pytest.mark.parametrize("scenario", ["campaign", "archidamian", "decelean", "first_peloponnesian", "fall_of_sparta"])
def test_thousands_of_accounts_are_what_the_positions_tell(scenario: str) -> None:
    total = 0
    for seed in range(20):
        checked, wrong = clashes(2 if scenario == "fall_of_sparta" else 1 + seed % 2, scenario, seed, 1500)
        assert wrong == [], seed
        total += checked
    assert total > 200
