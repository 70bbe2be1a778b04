"""Our playouts beside others' random play: python-chess and Catanatron, by turns in one process.

    pip install catanatron chess          (in an environment that has Strategos; neither is a dependency)
    python bench/peers.py [--rounds 12] [--seconds 0.5]

Microseconds of processor time for a decision picked at random and carried out, the least and the middle of all rounds,
and the middle with Catanatron's as 1. The peers keep no reasons, and nothing hidden: take it as an order of magnitude.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator

import catanatron  # pyright: ignore[reportMissingImports]
import chess  # pyright: ignore[reportMissingImports]

from strategos.games import game
from strategos.kernel.chance import SeededDice
from strategos.kernel.playout import playout

GAMES = ("conquest", "alexander", "peloponnesian", "successors3", "successors4")


def ours(name: str) -> Iterator[int]:
    """Some procedures at a time, game after game; says how many decisions they took."""
    played, rng = game(name), random.Random(1)
    setup = played.setup()
    state, dice = played.begin(setup), SeededDice(1)
    while True:
        left = iter(range(20))
        yield playout(
            played,
            state,
            dice,
            lambda _, d: d.options[int(rng.random() * len(d.options))],
            lambda _, left=left: next(left, None) is None,
        )
        if played.outcome(state) or played.round(state) > played.max_rounds:
            state = played.begin(setup)


def catan() -> Iterator[int]:
    colours = list(catanatron.Color)
    while True:
        match = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours])
        while match.winning_color() is None and match.state.num_turns < 1000:
            for _ in range(20):
                match.play_tick()
            yield 20


def of_chess() -> Iterator[int]:
    rng = random.Random(1)
    while True:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            yield 1


def pace(play: Callable[[], int], seconds: float) -> float:
    """Microseconds for a decision, by the processor's clock."""
    begun, spent, decisions = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - begun < seconds:
        decisions += play()
    return (time.process_time() - spent) / max(1, decisions) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each, in each round")
    chosen = parser.parse_args()
    players = {"catanatron": catan(), "python-chess": of_chess(), **{name: ours(name) for name in GAMES}}
    paces: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(chosen.rounds):
        for name, player in players.items():
            paces[name].append(pace(player.__next__, chosen.seconds))
    one = statistics.median(paces["catanatron"])
    for name, found in paces.items():
        middle = statistics.median(found)
        print(f"{name:<15}{min(found):>8.1f}{middle:>8.1f} us   {middle / one:>5.2f}", flush=True)


if __name__ == "__main__":
    main()
