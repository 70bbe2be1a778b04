"""What becomes of matches under way when the rules change: a rehearsal on databases of older checkouts.

    python saves/rehearse.py ../older/checkout [...] [--matches 4] [--answers 120]

Each checkout plays matches of all its games in a server's database, half of them by chance, half of them by its own
best bots. The present rules open every one of them, tell what they take back and why, play on, store that and open it
once more. Whatever cannot be opened is an error, and the exit code says so.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from strategos.web.matches.hall import Hall
from strategos.web.settings import Settings

WRITE = """
import asyncio, random, sys
import strategos
try:
    from strategos.bots import Chair, bot, bot_names
except ImportError:
    bot = None  # older than bots with chairs
try:
    from strategos.web.matches.hall import Hall
except ImportError:
    from strategos.web.hall import Hall  # older than its room
from strategos.web.messages import NewMatch, Player
from strategos.web.settings import Settings

async def play(hall, name, scenario, n, answers):
    game = strategos.game(name)
    seats = getattr(game, "seats_of", {}).get(scenario, game.seats)
    count = seats[n % len(seats)]
    wish = NewMatch(name, scenario=scenario, seats=count, players=(Player("friend"),) * count, seed=n)
    live = await hall.get(await hall.start(wish))
    rng = random.Random(n)
    players = [bot(name, bot_names(name)[-1]) for _ in range(count)] if bot and n % 2 == 0 else []
    for _ in range(rng.randrange(answers // 2, answers)):
        if not live.match.pending:
            break
        decision = rng.choice(live.match.pending)
        key = rng.choice(decision.options).key
        if players:
            key = players[decision.seat].answer(Chair(live.match, decision, rng))
        async with live.lock:
            await live.play(decision.seat, key)

async def main(db, matches, answers):
    hall = Hall(Settings(db=db, workers=1))
    await hall.open()
    for name in strategos.game_ids():
        try:
            scenarios = strategos.game(name).scenarios
        except ImportError as error:
            print(name, repr(error), file=sys.stderr)  # not a checkout to be proud of
            continue
        for scenario in scenarios:
            for n in range(matches):
                try:
                    await play(hall, name, scenario, n, answers)
                except Exception as error:
                    print(name, scenario, n, repr(error), file=sys.stderr)
    await hall.close()

asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
"""


def write(checkout: Path, database: Path, matches: int, answers: int) -> None:
    """Let another checkout play."""
    environment = {**os.environ, "PYTHONPATH": str(checkout.resolve() / "src"), "STRATEGOS_HOME": str(database.parent)}
    subprocess.run(
        [sys.executable, "-c", WRITE, str(database), str(matches), str(answers)], env=environment, check=True
    )


async def rehearse(database: Path) -> bool:
    """Open, tell, play on, open again. Says whether all could be opened."""
    told: Counter[tuple[str, str]] = Counter()
    answers: Counter[str] = Counter()
    broken: list[str] = []
    names: list[tuple[str, str]] = []
    for again in (False, True):
        hall = Hall(Settings(db=str(database), workers=1))
        await hall.open()
        if not again:
            names = [(summary.id, summary.game) for summary in await hall.summaries()]
        for name, game in names:
            try:
                live = await hall.get(name)
                assert not (again and live.lost), "taken back once more"
                if again:
                    continue
                told[game, f"{live.lost} answers taken back" if live.lost else "whole"] += 1
                answers[game] += live.match.answer_count
                if live.lost:
                    rule = live.because.rule if live.because else ""
                    why = live.because.why if live.because else ""
                    print(
                        f"  {game} {name}: {live.lost} of {live.match.answer_count + live.lost} answers ({rule} {why})"
                    )
                rng = random.Random(1)
                for _ in range(10):
                    if live.match.pending:
                        decision = live.match.pending[0]
                        async with live.lock:
                            await live.play(decision.seat, rng.choice(decision.options).key)
            except Exception as error:
                broken.append(f"{game} {name}: {error!r}")
        await hall.close()
    for (game, what), count in sorted(told.items()):
        print(f"{game:<15}{count:>5} {what}")
    print(f"{sum(answers.values())} answers in {len(names)} matches; cannot be opened: {len(broken)}")
    for problem in broken:
        print(f"  {problem}")
    return not broken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts", type=Path, nargs="+")
    parser.add_argument("--matches", type=int, default=4, help="of each scenario")
    parser.add_argument("--answers", type=int, default=120, help="of a match, at most")
    chosen = parser.parse_args()
    fine = True
    for checkout in chosen.checkouts:
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "older.db"
            print(checkout.name, flush=True)
            write(checkout, database, chosen.matches, chosen.answers)
            fine &= asyncio.run(rehearse(database))
    sys.exit(not fine)


if __name__ == "__main__":
    main()
