"""What a clash costs is told in its account, and nowhere else; what came before it is told with it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import strategos
from strategos.bots import Chair, bot
from strategos.games.successors.common.clash_events import BattleBegan
from strategos.games.successors.common.events import Championship, Eliminated, RoyalArmyJoined
from strategos.games.successors.common.story import Reader
from strategos.kernel.events import Event
from strategos.parts.accounts import Account, Accounts, Closed
from strategos.parts.marks import Changed

CLASHING = ("battle", "defeat", "siege")
"""The occasions of losses that only a clash brings."""


def played(name: str, seed: int, answers: int = 900) -> list[Event]:
    match = strategos.new(name, seats=4, seed=seed, reactions="able")
    rng, player = random.Random(seed), bot(name, "heuristic")
    while match.pending and match.answer_count < answers:
        decision = match.pending[0]
        match.play(decision.seat, player.answer(Chair(match, decision, rng)))
    return list(match.all_events(0))


def costs(event: Event) -> bool:
    return isinstance(event, RoyalArmyJoined) or (isinstance(event, Eliminated) and event.why in CLASHING)


def covering(accounts: tuple[Account, ...], n: int) -> Account | None:
    return next((a for a in accounts if a.id <= n and (a.closed is None or a.closed >= n)), None)


@pytest.mark.parametrize("name", ["successors3", "successors4"])
def test_what_a_clash_costs_is_told_in_its_account(name: str) -> None:
    """The error of old: the account was over when it was decided, and what came after a question was lost."""
    events = played(name, 3)
    accounts = Accounts(Reader().read).read_on(events).since(0)
    lost = [n for n, event in enumerate(events) if costs(event)]
    assert len(lost) > 10
    assert [events[n] for n in lost if covering(accounts, n) is None] == []
    assert all(account.parted is not None for account in accounts if account.closed is not None)


def read(*events: Event) -> tuple[Account, ...]:
    return Accounts(Reader().read).read_on(events).since(0)


def champion(account: Account) -> list[Any]:
    return [line.told for line in account.lines if isinstance(line.told, Changed) and line.told.what == "champion"]


def test_the_title_lost_for_an_attack_is_told_with_the_battle() -> None:
    began = BattleBegan("space:issos", "side:red", "side:blue", {"piece:loyal": 2}, {"piece:loyal": 1})
    [account] = read(Championship("side:red", False), began, Closed())
    assert champion(account) == [Changed("side:red", "champion", -3)]
    first, second = read(began, Championship("side:red", False), Closed(), began, Closed())
    assert (len(champion(first)), len(champion(second))) == (1, 0)
