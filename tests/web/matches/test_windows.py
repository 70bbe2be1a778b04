"""Reaction windows through sockets: what may be taken back, and what others can tell of who has answered."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.kernel.standing import Order
from tests.web.helpers import Client, Server, hall

from .test_secrets import NOBODY, ambushed

PASSES = {"version", "answers", "decision", "undo"}


def ambush(server: Server, match: Match[Any] | None = None) -> str:
    """A raid with a window open to seats 1, 2 and 3: all of them people, nobody holds the card."""
    record = json.loads(Record.of(match or ambushed(NOBODY)).encode())
    record["players"] = [{"kind": "friend", "name": str(n)} for n in range(4)]
    # Scripted dice are not taken from outside.
    record["dice"] = {"state": 3}
    answer = httpx.post(f"{server.url}/api/matches/import", content=json.dumps(record))
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


class Round:
    """Everybody at a match, and a spectator; whoever is told nothing within a moment has been told nothing."""

    def __init__(self, server: Server, name: str) -> None:
        self.server, self.name = server, name
        self.states: dict[int | None, dict[str, Any]] = {}
        self.clients: dict[int | None, Client] = {}

    async def sit(self, stack: AsyncExitStack) -> None:
        for seat in (None, 0, 1, 2, 3):
            query = "" if seat is None else f"seat={seat}"
            self.clients[seat] = await stack.enter_async_context(self.server.sit(self.name, query))
            self.states[seat] = await self.clients[seat].until("state")

    async def hear(self) -> dict[int | None, list[dict[str, Any]]]:
        """What has been told to whom since, in the order of the sockets; a pong comes after all of it."""
        heard: dict[int | None, list[dict[str, Any]]] = {}
        for seat, client in self.clients.items():
            heard[seat] = []
            await client.send(type="ping")
            while (message := await client.get())["type"] != "pong":
                heard[seat].append(message)
                if message["type"] == "state":
                    self.states[seat] = message
        return heard

    async def play(self, seat: int, key: str) -> dict[int | None, list[dict[str, Any]]]:
        client = self.clients[seat]
        await client.send(type="play", id=1, version=self.states[seat]["version"], key=key)
        self.states[seat] = await client.until("state")
        return await self.hear()

    async def undo(self, seat: int) -> dict[str, Any]:
        client = self.clients[seat]
        await client.send(type="undo", id=2, version=self.states[seat]["version"])
        while (message := await client.get())["type"] not in ("state", "refused", "error"):
            pass
        return message

    def summary(self) -> dict[str, Any]:
        found = httpx.get(f"{self.server.url}/api/matches/{self.name}").json()
        return {key: found[key] for key in ("acting", "answers", "updated", "round", "phase")}

    async def fresh(self, seat: int | None) -> dict[str, Any]:
        """What somebody is told who opens the match now."""
        async with self.server.sit(self.name, "" if seat is None else f"seat={seat}") as client:
            return await client.until("state")


def test_the_last_to_pass_cannot_take_it_back_when_the_window_has_closed(server: Server) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            table = Round(server, ambush(server))
            await table.sit(stack)
            for seat in (1, 3, 2):
                await table.play(seat, "pass")
            for seat in (0, 1, 2, 3):
                assert not table.states[seat]["undo"], "nobody is offered it"
                answer = await table.undo(seat)
                assert answer["type"] == "refused", "and nobody may"

    asyncio.run(run())


def test_until_the_window_closes_everybody_may_take_back_their_own_pass(server: Server) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            table = Round(server, ambush(server))
            await table.sit(stack)
            await table.play(1, "pass")
            assert table.states[1]["undo"]
            await table.play(2, "pass")
            assert (await table.fresh(1))["undo"], "whether others have answered does not show in it"
            back = await table.undo(1)
            assert back["decision"]["kind"] == "ambush"
            assert not back["redo"]
            heard = await table.hear()
            assert all(not heard[seat] for seat in (None, 0, 2, 3)), "nobody else is told"
            assert (await table.fresh(2))["decision"] is None, "what others have answered stands"
            table.states[1] = back
            await table.play(1, "pass")
            await table.play(3, "pass")
            answers = httpx.get(f"{server.url}/api/matches/{table.name}/export").json()["answers"]
            assert [a[0] for a in answers[:3]] == [2, 1, 3], "as it was given in the end"

    asyncio.run(run())


@pytest.mark.parametrize("order", [(1, 2), (3, 1), (2, 3)])
def test_nobody_can_tell_who_has_passed_already(server: Server, order: tuple[int, int]) -> None:
    """States, those of newcomers, the list and the past are the same to the byte while a window is open."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            table = Round(server, ambush(server))
            await table.sit(stack)
            before = {seat: await table.fresh(seat) for seat in (None, 0, 1, 2, 3)}
            listed = table.summary()
            assert [a["seat"] for a in before[None]["acting"]] == [1, 2, 3]
            assert listed["acting"] == [1, 2, 3]
            passed: list[int] = []
            for seat in order:
                heard = await table.play(seat, "pass")
                passed.append(seat)
                for reader in (None, 0, 1, 2, 3):
                    if reader == seat:
                        continue
                    assert heard[reader] == [], f"{reader} is told that {seat} has passed"
                    now = await table.fresh(reader)
                    # Whoever sits alone at a screen is told whom to hand it to; here everybody has one.
                    changed = {key for key in now if now[key] != before[reader][key]}
                    assert changed <= (PASSES | {"acting"} if reader in passed else set()), (reader, seat, changed)
                    assert [a["seat"] for a in now["acting"] if a["seat"] != reader] == [
                        n for n in (1, 2, 3) if n != reader
                    ]
                assert table.summary() == listed
                beyond = httpx.get(f"{server.url}/api/matches/{table.name}/at/{listed['answers'] + 1}")
                assert beyond.status_code == 404
            own = table.states[order[0]]
            assert own["version"] == before[order[0]]["version"] + 1, "not even by counting from one's own pass"
            assert own["answers"] == before[order[0]]["answers"] + 1
            last = next(seat for seat in (1, 2, 3) if seat not in order)
            heard = await table.play(last, "pass")
            assert all(heard[reader] for reader in (None, 0, *order)), "the window has closed: everybody is told"

    asyncio.run(run())


def test_a_server_that_starts_anew_does_not_tell_who_has_passed(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall(tmp_path / "windows.db") as first:
            record = json.loads(Record.of(ambushed(NOBODY)).encode())
            record["players"] = [{"kind": "friend", "name": str(n)} for n in range(4)]
            record["dice"] = {"state": 3}
            live = await first.get(await first.take_in(json.dumps(record).encode()))
            before = {seat: live.known(seat) for seat in (None, 0, 2, 3)}
            listed = await first.store.header(live.id)
            async with live.lock:
                await live.play(1, "pass")
            assert {seat: live.known(seat) for seat in before} == before
            own = live.known(1)
        async with hall(tmp_path / "windows.db") as second:
            again = await second.get(live.id)
            assert again.match.answered == (1,)
            assert {seat: again.known(seat) for seat in before} == before
            assert again.known(1) == own
            async with again.lock:
                await again.play(3, "pass")
            now = await second.store.header(live.id)
            assert listed is not None
            assert now is not None
            told = set(listed) - {"version", "began"}  # the version is nobody's who does not sit there
            assert {key: now[key] for key in told} == {key: listed[key] for key in told}

    asyncio.run(run())


def test_nobody_can_tell_who_passes_by_an_order(server: Server) -> None:
    """Seat 2 has ordered to pass: to others it looks as if it were asked, before and while the window is open."""
    ordered = ambushed(NOBODY)
    ordered.play(2, Order(2, "ambush").giving)
    for seat in (1, 2, 3):
        ordered.play(seat, "pass")
    plain = ambushed(NOBODY)
    for seat in (1, 2, 3):
        plain.play(seat, "pass")
    assert [d.seat for d in ordered.pending] == [1, 3], "the second step of the raid"
    assert [d.seat for d in plain.pending] == [1, 2, 3]

    async def run() -> None:
        async with AsyncExitStack() as stack:
            one, two = Round(server, ambush(server, ordered)), Round(server, ambush(server, plain))
            await one.sit(stack)
            await two.sit(stack)
            for reader in (None, 0, 1, 3):
                shown = [t.states[reader] for t in (one, two)]
                assert shown[0]["acting"] == shown[1]["acting"], reader
                assert shown[0]["undo"] == shown[1]["undo"]
            assert one.summary()["acting"] == two.summary()["acting"]
            before = one.summary()
            heard = await one.play(3, Order(3, until="raid").giving)
            assert all(not told for seat, told in heard.items() if seat != 3), "an order given is nobody's business"
            assert one.summary() == before
            assert one.states[3]["standing"], "but its giver's"

    asyncio.run(run())


def test_who_shares_a_screen_is_told_whom_to_hand_it_to(server: Server) -> None:
    """One screen for all: after each pass it goes to the next who is really asked; who sits elsewhere is not named."""

    async def run() -> None:
        name = ambush(server)
        async with server.sit(name, "seat=1") as client:
            state = await client.until("state")
            for seat, following in ((1, 2), (2, 3)):
                assert state["decision"]["seat"] == seat
                state = await client.play(state, "pass")
                assert state["hand_over"] == following
                state = await client.ask("look", "state", seat=following)
        name = ambush(server)
        async with server.sit(name, "seat=1") as client, server.sit(name, "seat=2"):
            state = await client.until("state")
            state = await client.play(state, "pass")
            assert state["hand_over"] == 3, "seat 2 has a screen of its own"

    asyncio.run(run())
