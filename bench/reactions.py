"""How often a person is asked out of turn in a game of Successors, against players of the machine.

`python bench/reactions.py [--game successors3] [--games 10] [--seats 4]`. One seat is a person's: the heuristic answers
for it, and it gives the standing orders a sensible person gives; the same games are counted without any order too. Out
of turn is every question put to it while somebody else's Player Turn is on; a question is a real choice if anything but
passing can be answered.

Orders: a moment at which the cards in hand can do nothing is passed up for good; when a card comes into the hand, the
order about its moment is revoked.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from importlib import import_module
from typing import Any

from strategos.bots import Chair, bot
from strategos.games import game
from strategos.kernel.asking import Decision
from strategos.kernel.match import Match
from strategos.kernel.standing import Order

PERSON = 0


class Asked:
    """What was asked in some games."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.real: Counter[str] = Counter()
        self.turns = 0

    def count(self, decision: Decision) -> None:
        self.kinds[decision.kind] += 1
        if is_choice(decision):
            self.real[decision.kind] += 1

    def told(self, what: str) -> str:
        each = ", ".join(f"{kind} {number / self.turns:.1f}" for kind, number in self.kinds.most_common())
        asked, real = self.kinds.total() / self.turns, self.real.total() / self.turns
        return f"{what}: {asked:.1f} questions out of turn in a Game Turn, {real:.1f} with a real choice ({each})"


def is_choice(decision: Decision) -> bool:
    return any(not option.key.startswith("pass") for option in decision.options)


def play(name: str, seats: int, seed: int, asked: Asked, *, orders: bool) -> None:
    """One game; `orders`: the person gives them."""
    played = game(name)
    moments = {moment.name for moment in played.moments}
    cards: tuple[str, ...] = import_module(f"{played.package}.facts").CARD_NAMES
    match: Match[Any] = Match(played, played.setup(seats), seed)
    players = [bot(name, "heuristic") for _ in range(seats)]
    chances = [random.Random(seed * 10 + seat) for seat in range(seats)]
    while match.pending:
        decision = match.pending[0]
        seat = decision.seat
        if seat == PERSON and match.state.clock.seat != PERSON and match.state.clock.seat is not None:
            asked.count(decision)
            if orders and decision.kind in moments and not is_choice(decision):
                match.play(seat, Order(seat, decision.kind).giving)
        match.play(seat, players[seat].answer(Chair(match, decision, chances[seat])))
        if orders:
            revoke(match, cards)
    asked.turns += match.state.clock.round


def revoke(match: Match[Any], cards: tuple[str, ...]) -> None:
    """Orders about moments for which there is a card in hand now are over."""
    hand = {cards[card] for card in match.state.hand[PERSON]}
    for order in [o for o in match.state.standing if o.seat == PERSON and o.moment in USEFUL]:
        if hand & USEFUL[order.moment]:
            match.play(PERSON, order.revoking)


USEFUL: dict[str, set[str]] = {
    "event_announced": {"hubris"},
    "surprise_announced": {"cretan_liar"},
    "siege_roll": {"traitor_within_the_city"},
    "siege_prestige": {"gift_of_oratory"},
    "meeting_prestige": {"gift_of_oratory"},
    "battle_cards": {"silver_shields", "silver_shields_b", "anti_elephant_devices", "mutiny", "cavalry_superiority"},
    "battle_prestige": {"gift_of_oratory"},
    "naval_step": {"sea_storms"},
    "naval_dice": {"sea_storms", "fog", "superior_admiral"},
}
"""Moment → the cards it is for."""


def main() -> None:
    parser = argparse.ArgumentParser(description="How often a person is asked out of turn.")
    parser.add_argument("--game", choices=("successors3", "successors4"), default="successors4")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seats", type=int, help="all if not given")
    given = parser.parse_args()
    seats = given.seats or max(game(given.game).seats)
    for orders in (False, True):
        asked = Asked()
        for seed in range(given.games):
            play(given.game, seats, seed, asked, orders=orders)
        print(asked.told("with standing orders" if orders else "without orders"))


if __name__ == "__main__":
    main()
