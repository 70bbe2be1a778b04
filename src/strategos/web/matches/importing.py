"""Files from outside are read in a process of their own, with limits of time and memory: whatever is in them, the
server serves on. What comes back is a record that has been played and shown there once."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from strategos.bots import guests, known_bots, quick_bot, steady_bot
from strategos.games import game, hand_over, in_effect
from strategos.kernel.asking import No
from strategos.kernel.errors import BadInput, DataError, StrategosError
from strategos.kernel.game import Game
from strategos.kernel.record import NOT_A_GAME, Record, why_handed_back
from strategos.parts.corrections import Corrections
from strategos.web.messages import Player

from .process_limits import limit_memory, limit_processor
from .state_messages import presentable

SECONDS = 20
"""For one file; those of the longest games take about one."""
MEMORY = 1 << 30
"""Bytes of address space of the process; half of it is the programme."""
ENOUGH = 400_000
"""Kilobytes in use after which the process is not used again."""
EVENTS = 20
"""An answer may bring in the mean; the games have one to five."""
LOG = 4_000_000
"""Bytes of all events; those of the longest games have half a million."""
READY = b"ready"


class Taken(msgspec.Struct, frozen=True):
    """What a file holds, or why it is refused."""

    record: bytes = b""
    players: tuple[Player, ...] = ()
    lost: int = 0
    """Answers of the file the present rules do not accept."""
    because: No | None = None
    """What they say to the first of them."""
    data: str = ""
    """The fingerprint of the facts it was played under."""
    problem: str = ""
    bad_input: bool = False
    ends: bool = False
    """The process takes no other file."""


class _Extra(msgspec.Struct):
    players: tuple[Player, ...] = ()


def seat_players(
    chosen: Game[Any], seats: int, players: tuple[Player, ...], listed: tuple[str, ...] = ()
) -> tuple[Player, ...]:
    """Who sits where, checked; `listed` are the bots that may sit down beside the game's own. Raises BadInput."""
    usual, known = quick_bot(chosen.id), (*known_bots(chosen.id), *guests(chosen.id, listed))
    if not players:
        return (Player("me"), *(Player("bot", bot=usual) for _ in range(seats - 1)))
    if len(players) != seats:
        raise BadInput(f"{seats} seats need {seats} players, not {len(players)}")
    for player in players:
        if player.kind == "bot" and player.bot is not None and player.bot not in known:
            raise BadInput(f"there is no bot {player.bot!r} for {chosen.id}; choose one of: {', '.join(known)}")
    if any(player.guide for player in players):
        # A guide knows what the others are going to do.
        return tuple(Player("bot", p.name, steady_bot(chosen.id)) if p.kind == "bot" else p for p in players)
    return tuple(
        Player("bot", p.name, p.bot or usual)
        if p.kind == "bot"
        else Player(p.kind, p.name, guide=p.guide, hints=p.hints)
        for p in players
    )


def imported(data: bytes) -> Taken:
    """The match in a file, who plays it, and how many of its answers are no longer accepted."""
    record = Record.decode(data, "file")
    chosen = game(record.game)
    try:
        chosen.setup(record.setup.seats, record.setup.scenario, **record.setup.options)
        match, lost = record.load(chosen, "file")
        if match.dice.asks:
            raise DataError("file", "a game with real dice on the table, which goes on in the terminal only")
        if record.dice.kind == "scripted":
            raise DataError("file", "a game whose dice are laid down beforehand, which goes on in the terminal only")
        if len(record.events) > EVENTS * (len(record.answers) + 10) or sum(map(len, map(bytes, record.events))) > LOG:
            raise DataError("file", f"{len(record.answers)} answers do not bring {len(record.events)} events")
        players = seat_players(chosen, record.setup.seats, msgspec.json.decode(data, type=_Extra).players)
        presentable(match, players)
        return Taken(Record.of(match).encode(), players, len(lost), why_handed_back(match, lost), record.data)
    except (DataError, BadInput):
        raise
    except (Exception, RecursionError) as error:
        # The file is somebody's; whatever it breaks is its fault.
        kind = str(error) if isinstance(error, StrategosError) else type(error).__name__
        raise DataError("file", f"{NOT_A_GAME} that can be continued ({kind})") from None


# -- in the process ---------------------------------------------------------------------------------------------------


def _used() -> int:
    """Kilobytes this process has had at most. What `getrusage` tells begins with those of who started it."""
    try:
        status = Path("/proc/self/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0])
    except (OSError, IndexError, ValueError):
        return 0


def main() -> None:
    """Read the corrections the server runs under, then files, each after its length, until there are no more."""
    read, write = sys.stdin.buffer, sys.stdout.buffer
    size = int.from_bytes(read.read(8), "big")
    hand_over(msgspec.msgpack.decode(read.read(size), type=dict[str, Corrections]))
    write.write(READY)
    write.flush()
    while len(head := read.read(8)) == 8:
        limit_memory(MEMORY)
        limit_processor(SECONDS)
        try:
            taken = imported(read.read(int.from_bytes(head, "big")))
        except (DataError, BadInput) as error:
            problem = error.problem if isinstance(error, DataError) else str(error)
            taken = Taken(problem=problem, bad_input=isinstance(error, BadInput))
        except MemoryError:
            os._exit(1)
        taken = msgspec.structs.replace(taken, ends=_used() > ENOUGH)
        answer = msgspec.msgpack.encode(taken)
        write.write(len(answer).to_bytes(8, "big") + answer)
        write.flush()
        if taken.ends:
            return


# -- in the server ----------------------------------------------------------------------------------------------------


class Importer:
    """Hands files to the process, one at a time; it is started when the first comes, and anew when it has ended."""

    def __init__(self, seconds: float = 3 * SECONDS) -> None:
        self.seconds = seconds
        """On the clock, for a machine with much else to do."""
        self._lock = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    async def take(self, data: bytes) -> Taken:
        """What is in the file. Raises DataError or BadInput with one clear sentence if it is not a match."""
        async with self._lock:
            try:
                process = self._process or await self._start()
                taken = await asyncio.wait_for(_ask(process, data), self.seconds)
            except (TimeoutError, EOFError, OSError):
                await self.close()
                why = f"{NOT_A_GAME} that can be continued (it takes too much time or memory)"
                raise DataError("file", why) from None
            except BaseException:
                await self.close()
                raise
            if taken.ends:
                await self.close()
        if taken.problem:
            raise BadInput(taken.problem) if taken.bad_input else DataError("file", taken.problem)
        return taken

    async def _start(self) -> asyncio.subprocess.Process:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            "from strategos.web.matches.importing import main; main()",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        corrected = msgspec.msgpack.encode(in_effect())
        self._process.stdin.write(len(corrected).to_bytes(8, "big") + corrected)
        await self._process.stdout.readexactly(len(READY))
        return self._process

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _ask(process: asyncio.subprocess.Process, data: bytes) -> Taken:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(data).to_bytes(8, "big") + data)
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(8), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Taken)
