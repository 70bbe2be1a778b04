"""What an answer costs the server: processor time by game, with two readers at every match.

    python bench/answers.py [--answers 2000] [--matches 20] [--games conquest,alexander] [--tree ../older/checkout]

Each tree is served by a process of its own (the sources of the tree named, then those of this one), all at the same
time and by turns, so that what else the machine does touches them alike. In a turn so many matches are played at once,
each 100 answers long, at random out of what is offered. Processor time is the server's own, threads included, bots'
processes not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
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


async def measure(servers: dict[str, Serving], games: list[str], answers: int, matches: int) -> None:
    print(f"{'game':<15}" + "".join(f"{name:>24}" for name in servers) + "   (ms of processor time an answer)")
    for game in games:
        spent, given = dict.fromkeys(servers, 0.0), dict.fromkeys(servers, 0)
        for part in range(max(1, answers // (TURN * matches))):
            for name, server in servers.items():
                seconds, count = await turn(server, game, range(part * matches, (part + 1) * matches))
                spent[name] += seconds
                given[name] += count
        costs = [1000 * spent[name] / given[name] for name in servers]
        print(f"{game:<15}" + "".join(f"{cost:>17.2f} {cost / costs[0]:>5.0%}" for cost in costs), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=2000)
    parser.add_argument("--matches", type=int, default=20, help="played at once")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument(
        "--tree", type=Path, action="append", default=[], help="another checkout, measured beside this one"
    )
    chosen = parser.parse_args()
    here = Path(__file__).resolve().parents[1]
    with ExitStack() as stack:
        servers = {tree.name: stack.enter_context(serving(1, tree / "src")) for tree in (*chosen.tree, here)}
        asyncio.run(measure(servers, chosen.games.split(","), chosen.answers, chosen.matches))


if __name__ == "__main__":
    main()
