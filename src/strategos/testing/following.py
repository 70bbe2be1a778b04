"""A match that follows another answer by answer, as the record tells them, is the same match all the time.

python -m strategos.testing.following --matches 200 [GAME …]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from strategos.games import game as game_by_id
from strategos.games import game_ids
from strategos.kernel.asking import NATURE, Seat
from strategos.kernel.chance import AskedDice, Dice, SeededDice
from strategos.kernel.errors import StrategosError
from strategos.kernel.game import Game
from strategos.kernel.match import Match
from strategos.kernel.record import stored_dice

from .walks import any_answer, digest, nth_setup

LOOK_EVERY = 8
"""Once in so many changes everything is compared; what is asked, always."""
BACK = 5
"""One in so many changes is an undo, where one is allowed; and so many of what was undone is done again."""
STRAYED = 0x9E37
"""A follower's own dice are others: it must never roll them."""


def differences(leader: Match[Any], follower: Match[Any]) -> Iterator[str]:
    """In what a follower differs from its leader."""
    if digest(leader) != digest(follower):
        yield "position or questions"
    if msgspec.json.encode(leader.all_events()) != msgspec.json.encode(follower.all_events()):
        yield "events"
    if (leader.answers, leader.chance) != (follower.answers, follower.chance):
        yield "answers or chance"
    if stored_dice(leader.dice) != stored_dice(follower.dice):
        yield "dice"
    if leader.redoable != follower.redoable:
        yield "what can be done again"
    for seat in (None, *range(leader.setup.seats)):
        if _shown(leader, seat) != _shown(follower, seat):
            yield f"what seat {seat} is shown"


def _shown(match: Match[Any], seat: Seat | None) -> bytes:
    no = None if seat is None else match.why_not_undo(seat)
    acting, window = match.acting(seat), match.window
    return msgspec.json.encode([match.view(seat), match.events(seat), acting, window, match.answered, no])


def follow(game: Game[Any], number: int, answers: int = 300, *, asked_dice: bool = False) -> list[str]:
    """Play the n-th random game, undoing and redoing now and then, with another match that follows."""
    choices, setup = SeededDice(number ^ 0xF0110), nth_setup(game, number)

    def dice(seed: int) -> Dice:
        return AskedDice(SeededDice(seed)) if asked_dice else SeededDice(seed)

    leader = Match(game, setup, dice(number))
    follower = Match[Any].resumed(game, setup, leader.dice.copy(), None, leader.checkpoint.copy())
    list(follower.replaying((), leader.chance))
    for n in range(answers):
        if n % LOOK_EVERY == 0 or not leader.pending:
            for what in differences(leader, follower):
                return [f"{game.id}, game {number}, change {n}: the follower differs in {what}"]
        if not leader.pending:
            break
        follower.dice = dice(number ^ STRAYED)
        try:
            _change(leader, follower, choices)
        except StrategosError as error:
            return [f"{game.id}, game {number}, change {n}: the follower cannot follow ({error})"]
    return []


def _change(leader: Match[Any], follower: Match[Any], choices: SeededDice) -> None:
    """Undo, redo or answer in the one, and follow with the other."""
    seats = [s for s in (NATURE, *range(leader.setup.seats)) if leader.why_not_undo(s) is None]
    if seats and choices.d(BACK) == 1:
        seat = choices.pick(seats)
        _, _, since = leader.to_undo(seat)
        leader.undo(seat)
        follower.undo(follower.answer(leader.answer_count - len(since)).seat)
        follower.dice = leader.dice.copy()
        return
    fallen, again = leader.chance_count, leader.redoable
    if again is not None and leader.decision(again.seat) is not None and choices.d(BACK) > 1:
        leader.redo(again.seat)
    else:
        leader.play(*any_answer(leader, choices))
    given = leader.last_answer
    assert given is not None
    follower.follow(given, leader.chance[fallen:], leader.dice)


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play matches that others follow; both must be the same all the time.")
    parser.add_argument("games", nargs="*", help="ids of games (all)")
    parser.add_argument("--matches", type=int, default=20, help="of each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--answers", type=int, default=300, help="a match is left after so many changes")
    a = parser.parse_args(args)
    found = 0
    for name in a.games or game_ids(teaching=True):
        numbers = range(a.first, a.first + a.matches)
        complaints = [why for n in numbers for why in follow(game_by_id(name), n, a.answers, asked_dice=n % 5 == 4)]
        print(*complaints, f"{name}: {a.matches} matches, {len(complaints)} complaints", sep="\n", flush=True)
        found += len(complaints)
    return int(found > 0)


if __name__ == "__main__":
    raise SystemExit(main())
