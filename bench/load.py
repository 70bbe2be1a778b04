"""How the server bears a crowd: so many live games, one reader each, and how long an answer takes to come back.

    python bench/load.py [--game conquest] [--games 100] [--seconds 20] [--pause 1.0] [--players friends|bots|mixed]

Starts a server of its own on a free port with a database in a temporary folder, plays at random in all games at once,
and prints one JSON object. A round trip lasts from sending an answer to the state that acknowledges it, which the
server sends only after the answer is committed. A game that ends is followed by another one. `server_cpu` is how many
processors the server kept busy, `machine_cpu` how many everything together did, the readers and other work included:
where it comes near `processors`, the figures tell more about the machine than about the server. `disk_ms` is how long
the same disk took meanwhile to make 8 KB safe: no answer can be acknowledged sooner.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from serving import serving


class Choice(msgspec.Struct):
    key: str


class Asked(msgspec.Struct):
    seat: int
    options: list[Choice]


class Who(msgspec.Struct):
    seat: int


class Message(msgspec.Struct):
    type: str
    version: int = 0
    decision: Asked | None = None
    acting: list[Who] = []
    outcome: dict[str, Any] | None = None
    why: str = ""


class Tally:
    def __init__(self) -> None:
        self.trips: list[float] = []
        self.states = 0
        self.bytes = 0
        self.finished = 0
        self.errors: list[str] = []


decode = msgspec.json.Decoder(Message).decode


async def seat(
    new: Callable[[int], Awaitable[str]], seed: int, humans: set[int], pause: float, until: float, tally: Tally
) -> None:
    rng = random.Random(seed)
    await asyncio.sleep(rng.random() * pause)
    while time.perf_counter() < until:
        await play(await new(rng.getrandbits(31)), rng, humans, pause, until, tally)


async def play(url: str, rng: random.Random, humans: set[int], pause: float, until: float, tally: Tally) -> None:
    async with websockets.connect(f"{url}?seat=0", max_size=None, compression=None) as connection:
        sent: tuple[int, float] | None = None
        looking = 0
        due: float | None = None
        state: Message | None = None
        while (now := time.perf_counter()) < until:
            if state is not None and due is not None and now >= due:
                assert state.decision is not None
                due = None
                key = rng.choice(state.decision.options).key
                sent = (state.version, time.perf_counter())
                await connection.send(json.dumps({"type": "play", "id": 1, "version": state.version, "key": key}))
            try:
                wait = min(until, due or until) - time.perf_counter()
                text = await asyncio.wait_for(connection.recv(), max(0.0, wait) + 0.001)
            except TimeoutError:
                continue
            message = decode(text)
            if message.type != "state":
                tally.errors.append(message.why)
                continue
            tally.states += 1
            tally.bytes += len(text)
            if sent is not None and message.version > sent[0]:
                tally.trips.append(time.perf_counter() - sent[1])
                sent = None
            state = message
            if message.outcome is not None:
                tally.finished += 1
                return
            asked = {a.seat for a in message.acting} & humans
            if message.decision is None and asked and looking not in asked:
                looking = min(asked)
                await connection.send(json.dumps({"type": "look", "id": 2, "seat": looking}))
            elif message.decision is not None and sent is None:
                due = time.perf_counter() + pause * rng.uniform(0.5, 1.5)


class Probe(threading.Thread):
    """Writes to the disk now and then, as the server must."""

    def __init__(self, folder: Path) -> None:
        super().__init__(daemon=True)
        self.path = folder / "probe"
        self.over = threading.Event()
        self.times: list[float] = []

    def run(self) -> None:
        with self.path.open("wb", buffering=0) as file:
            while not self.over.wait(0.02):
                began = time.perf_counter()
                file.seek(0)
                file.write(bytes(8192))
                os.fdatasync(file.fileno())
                self.times.append(time.perf_counter() - began)


def spread(times: list[float]) -> dict[str, float]:
    """Milliseconds: the middle, and the tail."""
    times = sorted(times) or [0.0]
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {k: round(times[min(len(times) - 1, int(len(times) * share))] * 1000, 2) for k, share in shares.items()}


async def crowd(base: str, args: argparse.Namespace) -> dict[str, Any]:
    tally = Tally()
    async with httpx.AsyncClient(timeout=60) as client:
        info = {g["id"]: g for g in (await client.get(f"{base}/api/games")).json()}[args.game]
        seats = args.seats or info["seats"][-1]
        kinds = {
            "friends": ["me"] + ["friend"] * (seats - 1),
            "bots": ["me"] + ["bot"] * (seats - 1),
            "mixed": ["me"] + ["friend" if n % 2 else "bot" for n in range(1, seats)],
        }[args.players]
        players = [{"kind": k, "bot": args.bot if k == "bot" else None} for k in kinds]
        humans = {n for n, k in enumerate(kinds) if k != "bot"}

        async def new(seed: int) -> str:
            body = {"game": args.game, "seats": seats, "players": players, "seed": seed}
            name = (await client.post(f"{base}/api/matches", json=body)).raise_for_status().json()["id"]
            return f"{base.replace('http', 'ws')}/api/matches/{name}/play"

        start = time.perf_counter()
        until = start + args.seconds
        await asyncio.gather(*(seat(new, n, humans, args.pause, until, tally) for n in range(args.games)))
    seconds = time.perf_counter() - start
    return {
        "game": args.game,
        "games": args.games,
        "players": args.players,
        "seconds": round(seconds, 1),
        "answers": len(tally.trips),
        "answers_per_s": round(len(tally.trips) / seconds, 1),
        "states": tally.states,
        "state_bytes": tally.bytes // max(1, tally.states),
        "round_trip_ms": spread(tally.trips),
        "finished": tally.finished,
        "errors": {e: tally.errors.count(e) for e in set(tally.errors)},
    }


def cpu_seconds(process: int) -> float | None:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return None


def machine_seconds() -> float | None:
    """Seconds all processors together have been at work since the machine started."""
    try:
        fields = [int(n) for n in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
        return (sum(fields[:3]) + sum(fields[5:8])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="conquest")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=1.0, help="mean seconds a player thinks")
    parser.add_argument("--players", choices=("friends", "bots", "mixed"), default="friends")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    with serving(args.workers) as server:
        gc.disable()  # the readers' own pauses are not the server's
        before = cpu_seconds(server.pid), machine_seconds()
        probe = Probe(server.folder)
        probe.start()
        result = asyncio.run(crowd(server.url, args))
        probe.over.set()
        after = cpu_seconds(server.pid), machine_seconds()
        for name, then, now in zip(("server_cpu", "machine_cpu"), before, after, strict=True):
            if then is not None and now is not None:
                result[name] = round((now - then) / result["seconds"], 2)
        result["disk_ms"] = spread(probe.times)
        result["processors"] = os.cpu_count()
        result["load_average"] = round(os.getloadavg()[0], 1)
        result["database_bytes"] = sum(f.stat().st_size for f in server.folder.iterdir())
    print(json.dumps(result))


if __name__ == "__main__":
    main()
