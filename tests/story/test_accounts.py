"""What accounts tell is what has happened: compared with the positions before and after each clash of bots' games."""

from __future__ import annotations

import msgspec
import pytest

from strategos.games import game
from strategos.kernel.events import Event
from strategos.parts.accounts import Account, Accounts, Closed
from strategos.parts.marks import Changed, Lost, Mark, Met, Mustered, Parted, Threw
from strategos.testing.clashes import Clash, clashes, differences, many, tally_of
from tests.effort import LONG

TELLING = ["alexander", "conquest", "peloponnesian"]
CLASHES = 2000 if LONG else 40


@pytest.mark.parametrize("name", TELLING)
def test_an_account_tells_what_happened(name: str) -> None:
    seen, wrong = many(name, CLASHES, seed=2026)
    assert seen == CLASHES
    assert wrong == []


def some_losses(name: str) -> Clash:
    every = (c for seed in range(20) for c in clashes(game(name), game(name).setup(), seed))
    return next(c for c in every if any(isinstance(line.told, Lost) for line in c.account.lines))


@pytest.mark.parametrize("name", TELLING)
def test_an_account_without_a_loss_of_its_clash_is_found_out(name: str) -> None:
    """The error of old: losses that came after a question were left out."""
    clash = some_losses(name)
    assert differences(clash, tally_of(name)) == []
    kept = tuple(line for line in clash.account.lines if not isinstance(line.told, Lost))
    short = msgspec.structs.replace(clash, account=msgspec.structs.replace(clash.account, lines=kept))
    assert differences(short, tally_of(name))


class Said(Event, tag="said", frozen=True):
    marks: tuple[Mark, ...]


def read(*events: Event) -> tuple[Account, ...]:
    return Accounts(lambda e: e.marks if isinstance(e, Said) else ()).read_on(events).since(0)


MET = Met("battle", "space:elm", "side:red", "side:blue")


def test_an_account_is_open_until_the_rules_close_it() -> None:
    lost = Lost("side:blue", {"piece:man": 2})
    [account] = read(Said((MET,)), Said((Parted("side:red"),)), Said((lost,)), Closed(), Said((lost,)))
    assert (account.id, account.closed) == (0, 3)
    assert account.lost("side:blue") == {"piece:man": 2}, "after it was decided, but not after it was closed"
    assert account.parted == Parted("side:red")


def test_one_that_is_never_closed_ends_where_the_next_begins() -> None:
    """As in matches of older versions."""
    first, second = read(Said((MET,)), Said((Threw("side:red", (3,), 3),)), Said((MET,)))
    assert (first.closed, second.closed) == (2, None)
    assert first.thrown("side:red")
    assert not second.lines


def test_losses_are_told_by_fate_and_forces_as_they_came() -> None:
    [account] = read(
        Said((MET, Mustered("side:red", {"piece:man": 3}))),
        Said((Lost("side:red", {"piece:man": 1}), Lost("side:red", {"piece:chief": 1}, "captured", "side:blue"))),
        Said((Mustered("side:red", {"piece:man": 2, "piece:boat": 1}), Changed("side:blue", "points", 2))),
    )
    assert account.mustered("side:red") == {"piece:man": 3, "piece:boat": 1}
    assert account.lost("side:red", "killed") == {"piece:man": 1}
    assert account.lost("side:red") == {"piece:man": 1, "piece:chief": 1}


def test_a_page_of_the_log_has_the_accounts_it_is_about() -> None:
    accounts = Accounts(lambda e: e.marks if isinstance(e, Said) else ())
    accounts.read_on([Said((MET,)), Closed(), Said(()), Said((MET,)), Said(())])
    assert [a.id for a in accounts.since(0)] == [0, 3]
    assert [a.id for a in accounts.since(2)] == [3], "the first was over by then"
    assert [a.id for a in accounts.since(0, 3)] == [0], "the second had not begun"
    assert [a.id for a in accounts.since(4)] == [3], "it is still open"
