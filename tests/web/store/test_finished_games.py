"""The record of all finished games: derived from the headers, what-ifs left out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from strategos.kernel.game import Outcome
from strategos.web.messages import Branch, NewMatch, Player, Seated, Summary
from strategos.web.store.finished_games import records
from tests.web.helpers import Server, hall


def over(
    name: str,
    winners: tuple[int, ...],
    *bots: str | None,
    scores: dict[str, int] | None = None,
    parent: str | None = None,
    scenario: str = "classic",
) -> Summary:
    players = tuple(Seated(n, "me" if bot is None else "bot", "", bot) for n, bot in enumerate(bots))
    outcome = Outcome(winners, "won", scores or {})
    head = (name, "toy", scenario, len(bots), {}, players, 3, "end", (), 9, outcome, 1.0, 2.0)
    return Summary(*head, parent, None if parent is None else 1, 0)


def test_results_by_scenario_seat_and_player() -> None:
    found = records(
        [
            over("a", (0,), None, "smart", scores={"north": 5, "south": 1}),
            over("b", (1,), None, "smart", scores={"north": 2, "south": 9}),
            over("c", (), None, "smart"),
            over("d", (0,), None, "smart", parent="a", scores={"north": 99}),
        ]
    )
    assert found.finished == 3, "a what-if is no game"
    [scenario] = found.scenarios
    assert (scenario.played, scenario.people, scenario.bots, scenario.nobody) == (3, 1, 1, 1)
    assert [f.id for f in scenario.best] == ["b", "a"]
    assert [(s.seat, s.played, s.won) for s in found.seats] == [(0, 3, 1), (1, 3, 1)]
    assert [(p.bot, p.played, p.won) for p in found.players] == [(None, 3, 1), ("smart", 3, 1)]
    assert [f.id for f in found.recent] == ["a", "b", "c"]


def test_somebody_alone_is_compared_by_all_his_scores_and_only_where_he_won() -> None:
    found = records(
        [
            over("a", (0,), None, scores={"vp": 50, "fame": 140}, scenario="career"),
            over("b", (0,), None, scores={"vp": 50, "fame": 200}, scenario="career"),
            over("c", (), None, scores={"vp": 90, "fame": 300}, scenario="career"),
        ]
    )
    assert [f.id for f in found.scenarios[0].best] == ["b", "a"]
    assert found.scenarios[0].nobody == 1


def test_games_in_progress_and_branches_are_not_counted(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            players = (Player("me"), Player("friend"))
            name = await h.start(NewMatch("skirmish", players=players, seed=2))
            await h.start(NewMatch("skirmish", players=players))
            live = await h.get(name)
            while live.match.pending:
                decision = live.match.pending[0]
                key = next((o.key for o in decision.options if o.key == "pass"), decision.options[0].key)
                async with live.lock:
                    await live.play(decision.seat, key)
            await h.branch(name, Branch(0, keep_dice=True))
            found = await h.records()
            assert found.finished == 1
            assert found.recent[0].id == name
            assert found.recent[0].outcome == live.match.outcome

    asyncio.run(run())


def test_records_and_the_chronicle_over_http(server: Server) -> None:
    before = httpx.get(f"{server.url}/api/records").json()
    match = server.new("me", "friend", game="skirmish")
    assert httpx.get(f"{server.url}/api/records").json() == before, "a game in progress is no result"
    page = httpx.get(f"{server.url}/api/matches/{match}/chronicle?language=it")
    assert (page.status_code, page.headers["content-type"].split(";")[0]) == (200, "text/html")
    assert '<html lang="it">' in page.text
    strange = httpx.get(f"{server.url}/api/matches/{match}/chronicle?language=la")
    assert (strange.status_code, strange.json()["why"]) == (404, "no_such_language")
