"""How long it takes to open a match that sleeps in the store, by how long it is.

    python bench/opening.py [--game conquest] [--answers 30 300 3000] [--times 20]

Plays matches of so many answers at random, puts them to sleep, and opens them again as a socket does: rows read,
folded, and the state of one reader encoded. Prints the median in milliseconds, of the processor's time too; `whole` is
the same with everything that was ever played in it.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

import msgspec

from strategos.games import game
from strategos.kernel.chance import SeededDice
from strategos.testing.walks import any_answer
from strategos.web.matches.hall import Hall
from strategos.web.messages import NewMatch, Player
from strategos.web.settings import Settings


async def begin(hall: Hall, name: str, answers: int) -> tuple[str, int]:
    """A match of about so many answers: where the game ends sooner, the longest of some."""
    players = tuple(Player("friend") for _ in range(game(name).setup().seats))
    best = ("", 0)
    for seed in range(20):
        live = await hall.get(await hall.start(NewMatch(name, players=players, seed=seed)))
        choices = SeededDice(seed)
        while live.match.pending and live.match.answer_count < answers:
            async with live.lock:
                await live.play(*any_answer(live.match, choices))
        if live.match.answer_count > best[1]:
            best = (live.id, live.match.answer_count)
        if best[1] >= answers:
            break
    return best


async def opened(hall: Hall, match: str, *, whole: bool) -> tuple[float, float]:
    wall, cpu = time.perf_counter(), time.process_time()
    live = await hall.get(match)
    if whole:
        await hall.complete(live)
    live.showing.state(0, live.unseen_since(0, -100, None))
    return 1000 * (time.perf_counter() - wall), 1000 * (time.process_time() - cpu)


async def run(name: str, lengths: list[int], times: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(db=str(Path(folder) / "bench.db"), workers=1, teaching=True, idle=0.0)
        hall = Hall(settings)
        await hall.open()
        try:
            matches = [await begin(hall, name, answers) for answers in lengths]
            found: dict[tuple[str, bool], list[tuple[float, float]]] = {}
            for _ in range(times):
                for match, _answers in matches:
                    for whole in (False, True):
                        hall.sweep()
                        found.setdefault((match, whole), []).append(await opened(hall, match, whole=whole))
            for match, answers in matches:
                row: dict[str, float | int | str] = {"game": name, "answers": answers}
                for whole in (False, True):
                    walls, cpus = zip(*found[match, whole], strict=True)
                    word = "whole_" if whole else ""
                    row[f"{word}ms"] = round(statistics.median(walls), 1)
                    row[f"{word}cpu_ms"] = round(statistics.median(cpus), 1)
                print(msgspec.json.encode(row).decode(), flush=True)
        finally:
            await hall.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How long it takes to open a match, by how long it is.")
    parser.add_argument("--game", default="conquest")
    parser.add_argument("--answers", type=int, nargs="+", default=[30, 300, 3000])
    parser.add_argument("--times", type=int, default=20)
    a = parser.parse_args()
    asyncio.run(run(a.game, a.answers, a.times))
