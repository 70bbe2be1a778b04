"""What an answer costs the server: processor time by game, with a reader at each of two seats.

    python bench/answers.py [--answers 300] [--games conquest,alexander] [--tree ../older/checkout]

Each tree is served by a process of its own (the sources of the tree named, then those of this one), all at the same
time and by turns of 50 answers, so that what else the machine does touches them alike. Every answer is one at random
out of those offered; both readers get their states before the next is given. Processor time is the server's own,
threads included, bots' processes not.
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
TURN = 50


def processor(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Table:
    """A match of a server, and who reads it."""

    def __init__(self, server: Serving, game: str) -> None:
        self.server, self.game = server, game
        self.rng = random.Random(7)
        self.spent, self.given, self.bytes = 0.0, 0, 0
        self.readers: list[Any] = []
        self.states: list[dict[str, Any]] = []

    async def begin(self) -> None:
        seats = 1 if self.game == "alexander" else 2
        wish = {
            "game": self.game,
            "seats": seats,
            "players": [{"kind": "friend"}] * seats,
            "seed": self.rng.getrandbits(31),
        }
        async with httpx.AsyncClient() as client:
            answer = await client.post(f"{self.server.url}/api/matches", json=wish)
        url = f"{self.server.url.replace('http', 'ws', 1)}/api/matches/{answer.json()['id']}/play"
        self.readers = [
            await websockets.connect(url + where, max_size=None)
            for where in ("?seat=0", "?seat=1" if seats == 2 else "")
        ]
        self.states = [await self.read(reader) for reader in self.readers]

    async def read(self, reader: Any) -> dict[str, Any]:
        while True:
            text = await asyncio.wait_for(reader.recv(), 20)
            message = json.loads(text)
            if message["type"] == "state":
                self.bytes += len(text)
                return message

    async def answers(self, count: int) -> None:
        """Give so many answers. Readers whom an answer is none of the business of are not waited for."""
        for _ in range(count):
            asked = next((n for n, s in enumerate(self.states) if s["decision"]), None)
            if asked is None:
                await self.end()
                await self.begin()
                continue
            options = [o["key"] for o in self.states[asked]["decision"]["options"]]
            state = self.states[asked]
            play = {"type": "play", "id": 1, "version": state["version"], "key": self.rng.choice(options), "sure": True}
            await self.readers[asked].send(json.dumps(play))
            self.states[asked] = await self.read(self.readers[asked])
            other = 1 - asked
            await self.readers[other].send('{"type": "ping"}')
            while (message := json.loads(await asyncio.wait_for(self.readers[other].recv(), 20)))["type"] != "pong":
                if message["type"] == "state":
                    self.states[other] = message
            self.given += 1

    async def end(self) -> None:
        for reader in self.readers:
            await reader.close()

    async def turn(self) -> None:
        await self.begin()
        before, given = processor(self.server.pid), self.given
        await self.answers(TURN)
        self.spent += processor(self.server.pid) - before
        assert self.given > given
        await self.end()


async def measure(servers: dict[str, Serving], games: list[str], answers: int) -> None:
    print(f"{'game':<15}" + "".join(f"{name:>24}" for name in servers) + "   (ms of processor time an answer)")
    for game in games:
        tables = {name: Table(server, game) for name, server in servers.items()}
        for _ in range(max(1, answers // TURN)):
            for table in tables.values():
                await table.turn()
        costs = {name: 1000 * table.spent / table.given for name, table in tables.items()}
        first = next(iter(costs.values()))
        print(f"{game:<15}" + "".join(f"{cost:>17.2f} {cost / first:>5.0%}" for cost in costs.values()), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument(
        "--tree", type=Path, action="append", default=[], help="another checkout, measured beside this one"
    )
    chosen = parser.parse_args()
    here = Path(__file__).resolve().parents[1]
    with ExitStack() as stack:
        servers = {tree.name: stack.enter_context(serving(1, tree / "src")) for tree in (*chosen.tree, here)}
        asyncio.run(measure(servers, chosen.games.split(","), chosen.answers))


if __name__ == "__main__":
    main()
