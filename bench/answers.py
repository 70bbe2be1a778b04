"""What an answer costs the server: processor time by game, with two readers at every match.

    python bench/answers.py [--turns 6] [--matches 10] [--games conquest,alexander] [--tree ../older/checkout]
    python bench/answers.py --inside [--tree ../older/checkout]          the rule and the two states alone
    python bench/answers.py --inside --everybody [--tree …]             the same, every seat of a full table at a screen

Each tree is served by a process of its own (the sources of the tree named, then those of this one), all at the same
time and by turns, so that what else the machine does touches them alike. In a turn so many matches are played at once,
each 100 answers long, at random out of what is offered. Told is the least of all turns: a busy machine only adds.
Processor time is the server's own, threads included, bots' processes not. Some 0.8 ms of it are the same for every game
and every version: asyncio, the frames of the sockets, the database. `--inside` leaves them out: it plays 250 answers of
two matches in a process of each tree and makes the states of whoever is asked and of one more reader.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import websockets
from serving import Serving, serving

GAMES = ("conquest", "alexander", "successors4", "successors3", "peloponnesian")
TURN = 100


def processor(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Table:
    """A match of a server, and who reads it."""

    def __init__(self, server: Serving, game: str, seed: int) -> None:
        self.server, self.game = server, game
        self.rng = random.Random(seed)
        self.given = 0
        self.readers: list[Any] = []
        self.states: list[dict[str, Any]] = []
        self.told = asyncio.Event()

    async def begin(self) -> None:
        seats = 1 if self.game == "alexander" else 2
        seed, players = self.rng.getrandbits(31), [{"kind": "friend"}] * seats
        async with httpx.AsyncClient() as client:
            wish = {"game": self.game, "seats": seats, "players": players, "seed": seed}
            answer = await client.post(f"{self.server.url}/api/matches", json=wish)
        url = f"{self.server.url.replace('http', 'ws', 1)}/api/matches/{answer.json()['id']}/play"
        where = ("?seat=0", "?seat=1" if seats == 2 else "")
        self.readers = [await websockets.connect(url + seat, max_size=None) for seat in where]
        self.states = [json.loads(await reader.recv()) for reader in self.readers]
        self.tasks = [asyncio.create_task(self.read(n)) for n in range(len(self.readers))]

    async def read(self, number: int) -> None:
        """Keep what a reader was told last."""
        async for text in self.readers[number]:
            message = json.loads(text)
            if message["type"] == "state":
                self.states[number] = message
                self.told.set()

    async def answers(self, count: int) -> None:
        for _ in range(count):
            while (asked := next((s for s in self.states if s["decision"]), None)) is None:
                if any(s["outcome"] for s in self.states):
                    return
                await self.news()
            options = [o["key"] for o in asked["decision"]["options"]]
            play = {"type": "play", "id": 1, "version": asked["version"], "key": self.rng.choice(options)}
            number = self.states.index(asked)
            await self.readers[number].send(json.dumps(play))
            while self.states[number] is asked:
                await self.news()
            self.given += 1

    async def news(self) -> None:
        self.told.clear()
        await asyncio.wait_for(self.told.wait(), 20)

    async def end(self) -> None:
        for task, reader in zip(self.tasks, self.readers, strict=True):
            task.cancel()
            await reader.close()


async def turn(server: Serving, game: str, seeds: range) -> tuple[float, int]:
    """Seconds of processor time, and how many answers were given in them."""
    tables = [Table(server, game, seed) for seed in seeds]
    for table in tables:
        await table.begin()
    before = processor(server.pid)
    await asyncio.gather(*(table.answers(TURN) for table in tables))
    spent = processor(server.pid) - before
    for table in tables:
        await table.end()
    return spent, sum(table.given for table in tables)


async def measure(servers: dict[str, Serving], games: list[str], turns: int, matches: int) -> None:
    print(f"{'game':<15}" + "".join(f"{name:>24}" for name in servers) + "   (ms of processor time an answer)")
    for game in games:
        costs = dict.fromkeys(servers, float("inf"))
        for part in range(turns):
            for name, server in servers.items():
                seconds, count = await turn(server, game, range(part * matches, (part + 1) * matches))
                costs[name] = min(costs[name], 1000 * seconds / count)
        first = next(iter(costs.values()))
        print(f"{game:<15}" + "".join(f"{cost:>17.2f} {cost / first:>5.0%}" for cost in costs.values()), flush=True)


INSIDE = """
import random, sys, time
import strategos
from strategos.web.messages import Player
try:
    from strategos.web.matches.state_messages import Showing
except ImportError:  # a checkout from before the server had rooms
    from strategos.web.showing import Showing
game, clock, rng, spent, given = sys.argv[1], time.process_time, random.Random(7), 0.0, 0
everybody = sys.argv[2] == "everybody"
seats = 1 if game == "alexander" else None if everybody else 2
for seed in (1, 2):
    match, logs, seen = strategos.new(game, seats=seats, seed=seed), {}, {}
    seats = match.setup.seats
    players = (Player("friend"),) * seats
    for _ in range(250):
        if not match.pending:
            break
        decision = match.pending[0]
        key, began = rng.choice(decision.options).key, clock()
        match.play(decision.seat, key)
        showing = Showing(match, players, given, (), logs)
        asked = match.pending[0].seat if match.pending else 0
        for seat in range(seats) if everybody else (asked, None if seats == 1 else 1 - asked):
            showing.state(seat, seen.get(seat, 0))
            seen[seat] = len(showing.log(seat).events)
        spent, given = spent + clock() - began, given + 1
print(1000 * spent / given)
"""


def inside(trees: list[Path], games: list[str], turns: int, readers: str) -> None:
    """The rule and the states alone, the least of some turns."""
    print(f"{'game':<15}" + "".join(f"{tree.name:>24}" for tree in trees) + "   (ms of processor time an answer)")
    for game in games:
        costs = dict.fromkeys(trees, float("inf"))
        for _ in range(turns):
            for tree in trees:
                environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
                run = [sys.executable, "-c", INSIDE, game, readers]
                told = subprocess.run(run, env=environment, capture_output=True, check=True, text=True).stdout
                costs[tree] = min(costs[tree], float(told))
        first = costs[trees[0]]
        print(f"{game:<15}" + "".join(f"{cost:>17.2f} {cost / first:>5.0%}" for cost in costs.values()), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inside", action="store_true", help="without sockets and database")
    parser.add_argument("--everybody", action="store_true", help="with --inside: every seat of a full table")
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--matches", type=int, default=10, help="played at once")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument(
        "--tree", type=Path, action="append", default=[], help="another checkout, measured beside this one"
    )
    chosen = parser.parse_args()
    trees = [*(tree.resolve() for tree in chosen.tree), Path(__file__).resolve().parents[1]]
    if chosen.inside:
        inside(trees, chosen.games.split(","), chosen.turns, "everybody" if chosen.everybody else "two")
        return
    with ExitStack() as stack:
        servers = {tree.name: stack.enter_context(serving(1, tree / "src")) for tree in trees}
        asyncio.run(measure(servers, chosen.games.split(","), chosen.turns, chosen.matches))


if __name__ == "__main__":
    main()
