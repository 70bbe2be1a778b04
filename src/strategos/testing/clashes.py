"""Clashes as they are told, beside the positions before and after them: what an account says must be so.

A game is played by bots. Whenever the rules open an account the position is looked at, and again when they close it.

    python -m strategos.testing.clashes conquest --clashes 2000 --seed 1     how many differ; exit code 1 if any
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Any

import msgspec

from strategos.games import game, game_ids
from strategos.kernel.events import Event
from strategos.kernel.game import Game, Setup, State
from strategos.kernel.match import Match
from strategos.kernel.view import View
from strategos.parts.accounts import Account, Accounts, Closed
from strategos.parts.marks import Changed, Gained, Lost, Told, Went
from strategos.parts.stories import Story, Tally

from .trials import player
from .walks import setups


class Clash(msgspec.Struct, frozen=True):
    """An account with the positions it lies between, as a spectator sees them; `earlier` is when the last march before
    it was done, or the last clash: what the account begins with has happened since then."""

    account: Account
    earlier: View
    before: View
    after: View


class _Watch:
    """Looks at the position when the rules say that a clash begins, and when it is over."""

    def __init__(self, chosen: Game[Any], story: Story) -> None:
        self.game = chosen
        self.accounts = Accounts(story.reader().read)
        self.earlier: View | None = None
        self.before: View | None = None
        self.found: list[Clash] = []
        self.watching = False

    def told(self, state: State, event: Event) -> None:
        known = len(self.accounts.all)
        marks = self.accounts.read(event)
        if len(self.accounts.all) > known:
            self.before = self.game.view(state, None)
        elif isinstance(event, Closed) and self.before is not None:
            after = self.game.view(state, None)
            self.found.append(Clash(self.accounts.all[-1], self.earlier or self.before, self.before, after))
            self.earlier, self.before = after, None
        elif self.before is None and any(isinstance(mark, Went) for mark in marks):
            self.earlier = self.game.view(state, None)


@contextlib.contextmanager
def _listening(watch: _Watch) -> Generator[None]:
    """Whatever the rules tell is heard at once, with the position as it is. Bots that imagine are not listened to."""
    plain = State.emit

    def emit(self: State, event: Event) -> None:
        plain(self, event)
        if watch.watching:
            watch.told(self, event)

    State.emit = emit
    try:
        yield
    finally:
        State.emit = plain


def clashes(chosen: Game[Any], setup: Setup, seed: int, bot: str = "heuristic", answers: int = 4000) -> Iterator[Clash]:
    """The clashes of one game."""
    assert chosen.story is not None
    watch = _Watch(chosen, chosen.story())
    with _listening(watch):
        match = Match[Any](chosen, setup, seed)
        next_answer = player(chosen, bot, seed)
        for _ in range(answers):
            if match.outcome is not None or chosen.round(match.state) > chosen.max_rounds:
                break
            seat, key = next_answer(match)
            watch.watching = True
            match.play(seat, key)
            watch.watching = False
            yield from watch.found
            watch.found.clear()


def differences(clash: Clash, story: Story) -> list[str]:
    """Where what an account tells is not what has happened: side by side, thing by thing."""
    tally = story.tally
    assert tally is not None, "the game does not say what a clash may change"
    account, earlier, before, after = clash.account, *map(tally, (clash.earlier, clash.before, clash.after))
    opening = [line.told for line in account.lines if line.n == account.id]
    since = [line.told for line in account.lines if line.n > account.id]
    sides = (account.attacker, account.defender)
    return [
        f"{account.kind} at {account.space}: {difference}"
        for difference in (
            *_compared(
                opening, _risen(earlier, before), before, lambda side, thing: side in sides and thing in story.forfeits
            ),
            *_compared(since, before, after, lambda _, thing: not thing.startswith(REDUCED)),
            *_reduced(since, before, after),
        )
    ]


def _risen(earlier: Tally, before: Tally) -> Tally:
    """What there was to forfeit: what was won on the way to a clash is there by then."""
    return {
        side: {thing: max(n, before.get(side, {}).get(thing, n)) for thing, n in of.items()}
        for side, of in earlier.items()
    }


REDUCED = "reduced "
"""Of what a game counts: those of a kind of whom a hit has left less."""


def _by(marks: Iterable[Told], before: Tally) -> dict[str, dict[str, int]]:
    """What there must be by these marks."""
    told: dict[str, dict[str, int]] = {side: dict(of) for side, of in before.items()}

    def add(side: str, thing: str, by: int) -> None:
        of = told.setdefault(side, {})
        of[thing] = of.get(thing, 0) + by

    for mark in marks:
        if isinstance(mark, Lost) and mark.fate != "reduced":
            for piece, number in mark.pieces.items():
                add(mark.side, piece, -number)
                if mark.fate == "joined" and mark.to is not None:
                    add(mark.to, piece, number)
        elif isinstance(mark, Gained):
            for piece, number in mark.pieces.items():
                add(mark.side, piece, number)
        elif isinstance(mark, Changed) and mark.what in before.get(mark.side, {}):
            add(mark.side, mark.what, mark.by)
    return told


def _compared(marks: Iterable[Told], before: Tally, after: Tally, counts: Callable[[str, str], bool]) -> Iterator[str]:
    told = _by(marks, before)
    # What a game does not count cannot be compared.
    counted = {thing for seen in (before, after) for of in seen.values() for thing in of}
    for side in {**told, **after}:
        by_account, there = told.get(side, {}), after.get(side, {})
        for thing in sorted(by_account.keys() | there.keys()):
            has, said = there.get(thing, 0), by_account.get(thing, 0)
            if has != said and thing in counted and counts(side, thing):
                yield f"{side} has {has} {thing}, by the account {said}"


def _reduced(marks: Iterable[Told], before: Tally, after: Tally) -> Iterator[str]:
    """Of those reduced before it no more are whole, or gone, than were lost or have come back."""
    fates: dict[tuple[str, str], list[int]] = {}
    for mark in marks:
        if isinstance(mark, (Lost, Gained)):
            for piece, number in mark.pieces.items():
                of = fates.setdefault((mark.side, f"{REDUCED}{piece}"), [0, 0])
                of[isinstance(mark, Lost) and mark.fate == "reduced"] += number
    for side, of in after.items():
        for thing in sorted({*of, *before.get(side, {})}):
            if thing.startswith(REDUCED):
                gone, weaker = fates.get((side, thing), [0, 0])
                had, has = before.get(side, {}).get(thing, 0), of.get(thing, 0)
                if not had + weaker - min(gone, had) <= has <= had + weaker:
                    yield f"{side} has {has} {thing}, by the account {had} and {weaker} more, {gone} lost"


def story_of(name: str) -> Story:
    story = game(name).story
    assert story is not None, f"{name} has no story"
    return story()


def many(name: str, number: int, seed: int, bot: str = "heuristic") -> tuple[int, list[str]]:
    """Of so many clashes, over all set-ups in turn: how many there were, and what differs."""
    chosen, story = game(name), story_of(name)
    seen, wrong = 0, list[str]()
    every = setups(chosen)
    for n in range(10 * number):
        for clash in clashes(chosen, every[n % len(every)], seed + n, bot):
            seen += 1
            wrong += [f"seed {seed + n}, {found}" for found in differences(clash, story)]
            if seen >= number:
                return seen, wrong
    return seen, wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[g for g in game_ids() if game(g).story is not None])
    parser.add_argument("--clashes", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="heuristic")
    chosen = parser.parse_args()
    failed = False
    for name in chosen.games:
        seen, wrong = many(name, chosen.clashes, chosen.seed, chosen.bot)
        print(f"{name}: {seen} clashes, {len(wrong)} differences", flush=True)
        print(*wrong[:20], sep="\n", end="\n" if wrong else "")
        failed = failed or bool(wrong)
    sys.exit(failed)


if __name__ == "__main__":
    main()
