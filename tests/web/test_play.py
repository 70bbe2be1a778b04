"""Play over the socket: questions, answers, refusals, undo, seats, reconnecting."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import httpx

from .helpers import Server


def test_states_go_compressed_over_the_wire(server: Server) -> None:
    """A state is much like the one before: what is sent of it is a small part of it."""

    async def run() -> None:
        async with server.sit(server.new(*["friend"] * 6, game="conquest")) as client:
            socket = client.connection
            assert [e.name for e in socket.protocol.extensions] == ["permessage-deflate"]
            received: list[int] = []
            true = socket.protocol.receive_data

            def counted(data: bytes) -> None:
                received.append(len(data))
                true(data)

            socket.protocol.receive_data = counted  # type: ignore[method-assign]
            state = await client.until("state")
            shown = 0
            while len(received) < 20:
                if not state["decision"]:
                    state = await client.ask("look", "state", seat=state["hand_over"])
                state = await client.play(state, state["decision"]["options"][0]["key"])
                shown += len(client.frames[-1])
            assert sum(received) < shown / 4

    asyncio.run(run())


def test_a_match_against_a_bot_is_played_to_the_end(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "bot")
        async with server.sit(match) as client:
            state = await client.play_on(random.Random(3))
        assert state["outcome"]["why"] in {"fords", "last_man", "time"}
        assert state["decision"] is None
        assert state["thinking"] == []
        summary = httpx.get(f"{server.url}/api/matches/{match}").json()
        assert summary["outcome"] == state["outcome"]
        assert summary["answers"] == state["answers"]

    asyncio.run(run())


def test_states_say_what_is_asked_and_versions_count(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "friend")
        async with server.sit(match) as client:
            state = await client.get()
            assert state["version"] == 0
            assert state["decision"]["kind"] == "man"
            assert [o["key"] for o in state["decision"]["options"]] == ["north-1", "north-2", "north-3", "pass"]
            assert state["acting"] == [{"seat": 0, "kind": "man"}]
            assert state["players"][1] == {"seat": 1, "kind": "friend", "name": "friend", "bot": None}
            state = await client.play(state, "north-1")
            assert (state["version"], state["answers"], state["undo"]) == (1, 1, True)
            why = await client.ask("why", target={"space": "elm"})
            assert why["no"]["why"] == "not_a_neighbour"
            assert why["target"] == {"space": "elm"}
            assert (await client.ask("why", target="birch"))["no"] is None
            refused = await client.ask("play", "refused", version=1, key="elm")
            assert refused["no"]["rule"] == "SK-2"
            state = await client.play(state, "birch")
            assert [e["event"] for e in state["events"]] == ["marched"]
            assert state["events_to"] == state["events_from"] + 1
            assert state["decision"] is None
            refused = await client.ask("play", "refused", version=2, key="north-1")
            assert refused["no"]["why"] == "not_your_turn"

    asyncio.run(run())


def test_a_match_says_who_sits_at_it_now(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "friend")

        def present() -> list[int]:
            return httpx.get(f"{server.url}/api/matches/{match}").json()["present"]

        assert present() == []
        async with server.sit(match, "seat=1") as client:
            await client.get()
            assert present() == [1]
            async with server.sit(match, "") as onlooker:
                await onlooker.get()
                assert present() == [1], "who looks on sits nowhere"

    asyncio.run(run())


def test_undo_and_redo(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "friend")
        async with server.sit(match) as client:
            state = await client.get()
            state = await client.play(state, "north-1")
            state = await client.play(state, "birch")
            assert len(state["events"]) == 1
            number = state["events_from"]
            state = await client.ask("undo", "state", version=state["version"])
            assert (state["version"], state["answers"], state["redo"]) == (3, 1, True)
            assert (state["events"], state["events_from"]) == ([], number)
            assert state["decision"]["kind"] == "ford"
            state = await client.ask("redo", "state", version=state["version"])
            assert (state["version"], state["answers"], state["redo"]) == (4, 2, False)
            state = await client.ask("undo", "state", version=state["version"])
            state = await client.ask("undo", "state", version=state["version"])
            assert (state["answers"], state["undo"]) == (0, False)
            refused = await client.ask("undo", "refused", version=state["version"])
            assert refused["no"]["why"] == "nothing_to_undo"

    asyncio.run(run())


def test_an_old_version_changes_nothing(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "friend")
        async with server.sit(match) as client:
            state = await client.get()
            await client.play(state, "north-1")
            await client.send(type="play", id=5, version=0, key="birch")
            assert (await client.until("state"))["version"] == 1
            assert (await client.until("error"))["why"] == "stale"

    asyncio.run(run())


def test_everybody_hears_of_an_answer_after_it_was_given(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "friend")
        async with server.sit(match) as one, server.sit(match, "seat=1") as two, server.sit(match, "") as three:
            state = await one.get()
            first = [await two.get(), await three.get()]
            assert [s["decision"] for s in first] == [None, None]
            state = await one.play(state, "pass")
            heard = [await two.get(), await three.get()]
            assert [s["version"] for s in heard] == [1, 1]
            assert heard[0]["decision"]["seat"] == 1
            assert heard[1]["seat"] is None

    asyncio.run(run())


def test_nobody_sees_what_the_seat_may_not_see(server: Server) -> None:
    """A man's strength is known to his own side: no frame to anybody else has it, whatever is asked."""

    async def run() -> None:
        match = server.new("me", "bot")
        async with server.sit(match) as me, server.sit(match, "") as spectator, server.sit(match, "seat=1") as peeping:
            assert (await peeping.get())["seat"] is None
            await peeping.send(type="look", id=1, seat=1)
            await peeping.send(type="play", id=2, version=0, key="south-1")
            assert (await peeping.until("error"))["why"] == "not_your_seat"
            await me.play_on(random.Random(5), 6)
            for client, own in ((me, "north"), (spectator, None), (peeping, None)):
                for text in client.frames:
                    message = json.loads(text)
                    if message["type"] != "state":
                        continue
                    for man in message["view"]["pieces"]:
                        assert ("facts" in man) == (man["side"] == own), text
                    for who in message["acting"]:
                        secret = who["kind"] == "champion" and who["seat"] != message["seat"]
                        assert not secret, text
        moment = httpx.get(f"{server.url}/api/matches/{match}/at/2?seat=1").json()
        assert all("facts" not in man for man in moment["view"]["pieces"])

    asyncio.run(run())


def test_looking_at_another_seat_of_this_screen(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "friend")
        async with server.sit(match) as client:
            state = await client.get()
            await client.play(state, "pass")
            state = await client.ask("look", "state", seat=1)
            assert state["seat"] == 1
            assert state["decision"]["seat"] == 1
            assert state["events_from"] == 0
            assert len(state["events"]) == state["events_to"] == 2
            assert [m["side"] for m in state["view"]["pieces"] if "facts" in m] == ["south"] * 3
            state = await client.ask("look", "state", seat=None)
            assert state["seat"] is None

    asyncio.run(run())


def test_a_reader_who_was_away_is_told_what_was_missed(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "friend")
        async with server.sit(match) as client:
            state = await client.get()
            state = await client.play(state, "north-1")
            state = await client.play(state, "birch")
            known, version = state["events_to"], state["version"]
        async with server.sit(match) as client:
            state = await client.get()
            state = await client.ask("undo", "state", version=state["version"])
            state = await client.ask("play", "state", version=state["version"], key="birch")
        async with server.sit(match, f"seat=0&events={known}") as client:
            assert (await client.get())["events"] == []
        async with server.sit(match, f"seat=0&events={known}&version={version}") as client:
            state = await client.get()
            assert state["events_from"] == known - 1
            assert len(state["events"]) == 1
        async with server.sit(match, "seat=0&events=-2") as client:
            state = await client.get()
            assert (state["events_from"], state["events_to"]) == (1, 3)

    asyncio.run(run())


def test_time_travel_branch_export_import_delete(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "bot")
        async with server.sit(match) as client:
            last = await client.play_on(random.Random(11))
        get, post = httpx.get, httpx.post
        url = f"{server.url}/api/matches"
        for n in range(last["answers"] + 1):
            moment = get(f"{url}/{match}/at/{n}?seat=0").json()
            assert (moment["answers"], moment["decision"]) == (n, None)
        assert moment["view"] == last["view"]
        assert get(f"{url}/{match}/at/{last['answers'] + 1}").status_code == 404
        twin = post(f"{url}/{match}/branch", json={"answers": 3, "players": [{"kind": "me"}, {"kind": "friend"}]})
        summary = get(f"{url}/{twin.json()['id']}").json()
        assert (summary["answers"], summary["parent"], summary["players"][1]["kind"]) == (3, match, "friend")
        file = get(f"{url}/{match}/export")
        assert "attachment" in file.headers["content-disposition"]

        def load() -> str:
            answer = post(f"{url}/import", content=file.content, headers={"content-type": "application/json"})
            return answer.json()["id"]

        assert load() == match, "what is stored is opened, not doubled"
        assert httpx.delete(f"{url}/{match}").status_code == 204
        copy = load()
        assert copy != match
        again = get(f"{url}/{copy}").json()
        assert (again["outcome"], again["answers"]) == (last["outcome"], last["answers"])
        assert again["players"][1]["bot"] == "random"
        assert get(f"{url}/{copy}/export").json() == file.json()
        async with server.sit(copy) as client:
            await client.get()
            assert httpx.delete(f"{url}/{copy}").status_code == 204
            assert (await client.get())["why"] == "deleted"
        assert get(f"{url}/{copy}").status_code == 404
        assert httpx.delete(f"{url}/{copy}").status_code == 404
        assert copy not in {m["id"] for m in get(url).json()}

    asyncio.run(run())


def test_a_branch_is_played_on_and_stored(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", "bot")
        async with server.sit(match) as client:
            await client.play_on(random.Random(11), 4)
        twin = httpx.post(f"{server.url}/api/matches/{match}/branch", json={"answers": 2}).json()["id"]
        async with server.sit(twin) as client:
            assert (await client.get())["answers"] >= 2
        async with server.sit(twin) as client:
            assert (await client.play_on(random.Random(1)))["outcome"]

    asyncio.run(run())


def test_a_bot_that_pauses_is_shown_thinking_and_hurried(tmp_path: Path) -> None:
    async def run() -> None:
        with Server(tmp_path / "slow.db", bot_pause=300) as server:
            match = server.new("bot", "bot")
            async with server.sit(match, "") as client:
                state = await client.get()
                while state["version"] < 1:
                    state = await client.until("state")
                assert state["thinking"], "the others still think"
                await client.send(type="hurry", id=1)
                async with asyncio.timeout(240):  # unhurried, the next answer alone takes longer
                    while state["outcome"] is None:
                        state = await client.until("state")

    asyncio.run(run())


def test_every_game_on_offer_can_be_played(server: Server) -> None:
    """Every game, by one client that knows nothing of any."""

    async def run() -> None:
        for game in httpx.get(f"{server.url}/api/games").json():
            players = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (game["seats"][0] - 1)
            body = {"game": game["id"], "seats": game["seats"][0], "players": players, "seed": 3}
            match = httpx.post(f"{server.url}/api/matches", json=body).json()["id"]
            async with server.sit(match) as client:
                state = await client.play_on(random.Random(3), 150)
            assert state["answers"] >= 20 or state["outcome"], game["id"]
            for n in (0, state["answers"] // 2):
                assert httpx.get(f"{server.url}/api/matches/{match}/at/{n}?seat=0").status_code == 200

    asyncio.run(run())


def test_a_state_tells_the_reader_what_he_plays_for(server: Server) -> None:
    """Each seat its own goals, a spectator everybody's; over the wire, and in the past."""
    info = {g["id"]: g for g in httpx.get(f"{server.url}/api/games").json()}
    assert info["skirmish"]["phases"] == {"muster": "SK-1", "march": "SK-2", "fight": "SK-3"}

    async def run() -> None:
        match = server.new("me", "bot")
        async with server.sit(match) as mine, server.sit(match, "") as watched:
            own, everybodys = (await mine.get())["goals"], (await watched.get())["goals"]
        assert [g["facts"]["side"] for g in own if g["key"] == "fords"] == ["side:north"]
        assert [g["facts"]["side"] for g in everybodys if g["key"] == "fords"] == ["side:north", "side:south"]

    asyncio.run(run())
