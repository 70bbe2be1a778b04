"""What accounts tell is what has happened: compared with the positions before and after each clash of bots' games."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from strategos.games import game, game_ids
from strategos.kernel.events import Event
from strategos.parts.accounts import Account, Accounts, Closed, Line
from strategos.parts.marks import Changed, Gained, Lost, Mark, Met, Mustered, Parted, Returned, Threw, Told
from strategos.story.scribe import host
from strategos.testing.clashes import Clash, clashes, differences, many, story_of
from tests.effort import LONG

TELLING = [name for name in game_ids() if game(name).story is not None]
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
    assert differences(clash, story_of(name)) == []
    kept = tuple(line for line in clash.account.lines if not isinstance(line.told, Lost))
    short = msgspec.structs.replace(clash, account=msgspec.structs.replace(clash.account, lines=kept))
    assert differences(short, story_of(name))


def is_fleet(told: Told) -> bool:
    return isinstance(told, (Lost, Gained)) and any(piece.startswith("piece:fleet") for piece in told.pieces)


@pytest.mark.parametrize(
    ("name", "first", "one"),
    [
        pytest.param("successors4", 4, lambda told: is_fleet(told), id="a Fleet"),
        pytest.param(
            "successors3", 4, lambda told: isinstance(told, Changed) and told.what == "champion", id="a title"
        ),
        pytest.param(
            "alexander", 0, lambda told: isinstance(told, Lost) and told.fate == "reduced", id="a reduced unit"
        ),
    ],
)
def test_an_account_without_it_is_found_out(name: str, first: int, one: Callable[[Told], bool]) -> None:
    every = (c for seed in range(first, 40) for c in clashes(game(name), game(name).setup(), seed))
    clash = next(c for c in every if any(one(line.told) for line in c.account.lines))
    assert differences(clash, story_of(name)) == []
    kept = tuple(line for line in clash.account.lines if not one(line.told))
    short = msgspec.structs.replace(clash, account=msgspec.structs.replace(clash.account, lines=kept))
    assert differences(short, story_of(name))


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


def test_those_who_come_back_are_not_lost_and_those_who_came_before_are() -> None:
    men = {"piece:man": 1}
    lost, gained = Lost("side:red", men, "dispersed"), Gained("side:red", men)
    [back] = read(Said((MET, lost)), Said((gained,)))
    assert back.lost("side:red") == {}
    assert Line(1, Returned("side:red", men, "dispersed")) in back.lines, "so that a client has only to sum"
    [twice] = read(Said((MET, lost)), Said((gained,)), Said((gained,)), Said((Lost("side:red", men),)))
    assert twice.lost("side:red") == men, "whoever came after the one who is back was a third"
    [after] = read(Said((MET, gained)), Said((lost,)))
    assert after.lost("side:red") == men, "the one who had come as a reinforcement is lost"


def test_what_the_end_of_a_clash_means_belongs_to_it() -> None:
    lost = Lost("side:blue", {"piece:man": 1})
    accounts = Accounts(lambda e: (lost,) if isinstance(e, Closed) else e.marks if isinstance(e, Said) else ())
    accounts.read(Said((MET,)))
    assert accounts.read(Closed()) == (lost,)
    assert (accounts.all[0].lost("side:blue"), accounts.all[0].closed) == ({"piece:man": 1}, 1)


def test_a_page_of_the_log_has_the_accounts_it_is_about() -> None:
    accounts = Accounts(lambda e: e.marks if isinstance(e, Said) else ())
    accounts.read_on([Said((MET,)), Closed(), Said(()), Said((MET,)), Said(())])
    assert [a.id for a in accounts.since(0)] == [0, 3]
    assert [a.id for a in accounts.since(2)] == [3], "the first was over by then"
    assert [a.id for a in accounts.since(0, 3)] == [0], "the second had not begun"
    assert [a.id for a in accounts.since(4)] == [3], "it is still open"


def test_nobody_loses_more_than_was_there() -> None:
    """A row of the end page: who came late was there, the rest of an inherited empire was elsewhere."""
    [account] = read(
        Said((MET, Mustered("side:red", {"piece:man": 1}))),
        Said((Lost("side:red", {"piece:man": 1, "piece:boat": 1}),)),
        Said((Lost("side:red", {"piece:chief": 4, "piece:man": 17}, "joined", "side:blue"),)),
    )
    written = host(account, "side:red")
    assert written.mustered == written.lost == {"piece:man": 1, "piece:boat": 1}
