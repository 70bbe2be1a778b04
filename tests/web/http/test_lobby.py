"""What the first page is told: how games are set up, the terms of a match, files to keep and to load."""

from __future__ import annotations

import asyncio
import random
import re

import httpx

from strategos.web.http.game_info import games
from tests.web.helpers import Server

JSON = {"content-type": "application/json"}


def test_seats_have_the_colours_of_the_board() -> None:
    found = {g.id: g for g in games(teaching=False)}
    four = found["successors4"]
    assert four.sides["alexander"][3] == ("yellow", "blue", "red")
    assert four.colours["alexander"][3] == (4, 1, 2), "amber, indigo and rust, as on the map"
    # Of all optional rules only the one about homes gives out the sides otherwise.
    assert {g.id: g.dealing for g in found.values() if g.dealing} == {"conquest": ("homes",)}


def test_whoever_is_alone_plays_the_solitaire_game_where_there_is_one() -> None:
    found = {g.id: g for g in games(teaching=False)}
    war = found["peloponnesian"]
    assert war.alone.pop("fall_of_sparta") == 2, "there is none of this scenario"
    assert set(war.alone.values()) == {1}
    assert found["conquest"].alone == {"classic": 6}


def test_a_guided_game_says_so_in_the_list(server: Server) -> None:
    url = f"{server.url}/api/matches"
    led = httpx.post(url, json={"game": "conquest", "guide": "first"}).json()["id"]
    free = httpx.post(url, json={"game": "skirmish"}).json()["id"]
    listed = {m["id"]: m["guide"] for m in httpx.get(url).json()}
    assert (listed[led], listed[free]) == ("first", None)


def test_the_seed_is_told_when_the_game_is_over_and_not_before(server: Server) -> None:
    async def run() -> None:
        url = f"{server.url}/api/matches"
        match = server.new("me", "bot", seed=123456789)
        assert httpx.get(f"{url}/{match}").json()["seed"] is None
        async with server.sit(match) as client:
            await client.play_on(random.Random(3))
        assert httpx.get(f"{url}/{match}").json()["seed"] == "123456789"
        what_if = httpx.post(f"{url}/{match}/branch", json={"answers": 9, "keep_dice": True}).json()["id"]
        assert httpx.get(f"{url}/{what_if}").json()["seed"] is None, "it did not begin with one"

    asyncio.run(run())


def test_a_file_to_keep_is_called_by_its_game_scenario_and_date(server: Server) -> None:
    match = server.new(*["friend"] * 6, game="conquest")
    file = httpx.get(f"{server.url}/api/matches/{match}/export")
    named = re.search('filename="(.*)"', file.headers["content-disposition"])
    assert named is not None
    assert re.fullmatch(r"strategos-conquest-classic-\d{4}-\d\d-\d\d-\d{4}\.json", named[1])


def test_a_wrong_file_is_refused_in_one_word_a_newer_one_with_its_reason(server: Server) -> None:
    def load(content: bytes) -> tuple[int, str, str]:
        answer = httpx.post(f"{server.url}/api/matches/import", content=content, headers=JSON, timeout=60)
        return answer.status_code, answer.json()["why"], answer.json().get("detail", "")

    assert load(b'{"name": "strategos-web"}') == (422, "not_a_game", "")
    assert load(b"\x89PNG") == (422, "not_a_game", "")
    saved = httpx.get(f"{server.url}/api/matches/{server.new('me', 'friend')}/export").content
    status, why, detail = load(saved.replace(b'"format":1', b'"format":7'))
    assert (status, why) == (422, "unreadable")
    assert detail == "saved in format 7; this version reads format 1"
