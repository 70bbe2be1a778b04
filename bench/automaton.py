"""What the non-player side of The Peloponnesian War costs: random solitaire campaigns, its procedures counted apart.

python bench/automaton.py [GAMES]

Prints how long a campaign takes, what a decision of the player costs with and without the non-player side's operations,
and how long it plans an Expedition (5.2.1). Times are processor time.
"""

from __future__ import annotations

import random
import sys
import time

from strategos.games.peloponnesian import GAME, automaton
from strategos.games.peloponnesian.operations import next_side
from strategos.games.peloponnesian.state import NOBODY, PeloponnesianState, seat_of
from strategos.kernel.asking import Decision, Option
from strategos.kernel.chance import SeededDice
from strategos.kernel.clock import phase
from strategos.kernel.playout import finish

Plans = list[float]


def main(games: int) -> None:
    plans: Plans = []
    search = automaton.best_plans

    def timed(*what: object) -> object:
        begun = time.thread_time()
        found = search(*what)  # pyright: ignore[reportArgumentType]
        plans.append(time.thread_time() - begun)
        return found

    automaton.best_plans = timed  # pyright: ignore[reportAttributeAccessIssue]
    rng = random.Random(0)

    def pick(_: PeloponnesianState, decision: Decision) -> Option[object]:
        return decision.options[int(rng.random() * len(decision.options))]

    player, its_own, decisions = 0.0, 0.0, 0
    for number in range(games):
        state, dice = GAME.begin(GAME.setup(1, "campaign")), SeededDice(number)
        while (procedure := GAME.next(state)) is not None:
            mine, begun = non_player(state), time.thread_time()
            decisions += finish(procedure, None, state, dice, pick)
            spent = time.thread_time() - begun
            its_own, player = (its_own + spent, player) if mine else (its_own, player + spent)
    plans.sort()
    half, most_of_them = plans[len(plans) // 2], plans[len(plans) * 99 // 100]
    each, besides = player / decisions * 1e6, its_own / decisions * 1e6
    print(f"campaigns {games}, decisions {decisions}, plans {len(plans)}")
    print(f"ms per campaign {(player + its_own) / games * 1e3:.0f}")
    print(f"µs per decision {each:.0f}, of the non-player side besides {besides:.0f}")
    print(f"ms per plan: half {half * 1e3:.1f}, 99 of 100 {most_of_them * 1e3:.1f}, most {plans[-1] * 1e3:.1f}")


def non_player(s: PeloponnesianState) -> bool:
    """Whether the procedure that comes next is the non-player side's: its operation, muster or march."""
    if s.expedition is not None:
        return seat_of(s, s.expedition.side) == NOBODY
    side = next_side(s)
    operating = phase(GAME.sequence, s.clock).name == "operations" and s.now.opened
    return bool(operating) and side is not None and seat_of(s, side) == NOBODY


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
