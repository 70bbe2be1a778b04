"""Clashes as they are told, beside the positions before and after them: what an account says must be so.

A game is played by bots. Whenever the rules open an account the position is looked at, and again when they close it.

    python -m strategos.testing.clashes conquest --clashes 2000 --seed 1     how many differ; exit code 1 if any
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Callable, Generator, Iterator
from typing import Any

import msgspec

from strategos.games import game, game_ids
from strategos.kernel.events import Event
from strategos.kernel.game import Game, Setup, State
from strategos.kernel.match import Match
from strategos.kernel.view import View
from strategos.parts.accounts import Account, Accounts, Closed
from strategos.parts.marks import Changed, Gained, Lost
from strategos.parts.stories import Story, Tally

from .trials import player
from .walks import setups


class Clash(msgspec.Struct, frozen=True):
    """An account with the positions it lies between, as a spectator sees them."""

    account: Account
    before: View
    after: View


class _Watch:
    """Looks at the position when the rules say that a clash begins, and when it is over."""

    def __init__(self, chosen: Game[Any], story: Story) -> None:
        self.game = chosen
        self.accounts = Accounts(story.reader().read)
        self.before: View | None = None
        self.found: list[Clash] = []
        self.watching = False

    def told(self, state: State, event: Event) -> None:
        known = len(self.accounts.all)
        self.accounts.read(event)
        if len(self.accounts.all) > known:
            self.before = self.game.view(state, None)
        elif isinstance(event, Closed) and self.before is not None:
            self.found.append(Clash(self.accounts.all[-1], self.before, self.game.view(state, None)))
            self.before = None


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


def differences(clash: Clash, tally: Callable[[View], Tally]) -> list[str]:
    """Where what an account tells is not what has happened: side by side, thing by thing."""
    before, after = tally(clash.before), tally(clash.after)
    told: dict[str, dict[str, int]] = {side: dict(of) for side, of in before.items()}
    for line in clash.account.lines:
        mark = line.told
        if isinstance(mark, Lost) and mark.fate != "reduced":
            for piece, number in mark.pieces.items():
                _add(told, mark.side, piece, -number)
                if mark.fate == "joined" and mark.to is not None:
                    _add(told, mark.to, piece, number)
        elif isinstance(mark, Gained):
            for piece, number in mark.pieces.items():
                _add(told, mark.side, piece, number)
        elif isinstance(mark, Changed) and mark.what in before.get(mark.side, {}):
            _add(told, mark.side, mark.what, mark.by)
    counted = {thing for seen in (before, after) for of in seen.values() for thing in of}
    where = f"{clash.account.kind} at {clash.account.space}"
    return [
        f"{where}: {side} has {of.get(thing, 0)} {thing}, by the account {told.get(side, {}).get(thing, 0)}"
        for side, of in {side: after.get(side, {}) for side in (told | dict(after))}.items()
        for thing in sorted(of.keys() | told.get(side, {}).keys())
        # What a game does not count (Fleets that go with their Province) cannot be compared.
        if thing in counted and of.get(thing, 0) != told.get(side, {}).get(thing, 0)
    ]


def _add(told: dict[str, dict[str, int]], side: str, thing: str, by: int) -> None:
    of = told.setdefault(side, {})
    of[thing] = of.get(thing, 0) + by


def tally_of(name: str) -> Callable[[View], Tally]:
    story = game(name).story
    tally = story().tally if story is not None else None
    assert tally is not None, f"{name} does not say what a clash may change"
    return tally


def many(name: str, number: int, seed: int, bot: str = "heuristic") -> tuple[int, list[str]]:
    """Of so many clashes, over all set-ups in turn: how many there were, and what differs."""
    chosen, tally = game(name), tally_of(name)
    seen, wrong = 0, list[str]()
    every = setups(chosen)
    for n in range(10 * number):
        for clash in clashes(chosen, every[n % len(every)], seed + n, bot):
            seen += 1
            wrong += [f"seed {seed + n}, {found}" for found in differences(clash, tally)]
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
