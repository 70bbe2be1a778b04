"""Far goals: found by playing ahead, answered key by key, and never beyond what could be taken back."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import strategos
from strategos.bots import Chair, bot
from strategos.kernel.match import Match
from strategos.kernel.standing import Order
from strategos.web.matches.far_moves import ways
from tests.conquest.table import play, table
from tests.web.helpers import Server


def walked(match: Match[Any], seat: int, keys: tuple[str, ...]) -> Match[Any]:
    twin = match.copy()
    for key in keys:
        twin.play(seat, key)
    return twin


def test_cavalry_goes_as_far_as_its_points_with_whoever_goes():
    given = {
        "italia": {"macedonia": {"general": 1, "infantry": 2, "cavalry": 3}},
        "rhetia": {"macedonia": {"infantry": 4, "cavalry": 2}},
    }
    match = play(table(at=given, turn="macedonia"), "general-macedonia-1", "infantry=00")
    seat = match.pending[0].seat
    found = ways(match, seat)
    assert "germania" in found
    assert not {"italia", "rhetia", "noricum"} & found.keys(), "what is a choice already is no far goal"
    for goal, way in found.items():
        there = walked(match, seat, way.keys)
        at = {p.id: (p.at, p.count) for p in there.view(None).pieces}
        assert at["general-macedonia-1"][0] == f"space:{goal}"
        assert at[f"cavalry-macedonia-{goal}"][1] == 3, "the same three, whoever stood on the way"
        assert there.why_not_undo(seat) is None


def test_infantry_has_no_far_goals():
    given = {"italia": {"macedonia": {"general": 1, "infantry": 2}}}
    match = play(table(at=given, turn="macedonia"), "general-macedonia-1")
    assert ways(match, match.pending[0].seat) == {}


def test_an_attack_ends_a_way():
    given = {
        "italia": {"macedonia": {"general": 1, "cavalry": 3}},
        "rhetia": {"egyptus": {"infantry": 1}},
    }
    match = play(table(at=given, turn="macedonia"), "general-macedonia-1")
    found = ways(match, match.pending[0].seat)
    assert all("rhetia" not in way.keys for way in found.values())
    given = {
        "italia": {"macedonia": {"general": 1, "cavalry": 3}},
        "germania": {"egyptus": {"infantry": 1}},
    }
    match = play(table(at=given, turn="macedonia"), "general-macedonia-1")
    assert ways(match, match.pending[0].seat)["germania"].keys[-1] == "germania", "but it may be its last step"


def test_a_galley_finds_coasts_beyond_the_sea():
    galleys = [{"side": "macedonia", "at": "italia", "cargo": {"caesar": 1, "cavalry": 1}}]
    match = play(table(galleys=galleys, turn="macedonia"), "galley-macedonia-1")
    seat = match.pending[0].seat
    found = ways(match, seat)
    coast = next(goal for goal in found if not goal.startswith("mare"))
    keys = found[coast].keys
    assert len(keys) == 3, "to sea, the galley again, to the coast"
    at = {p.id: p.at for p in walked(match, seat, keys).view(None).pieces}
    assert at["galley-macedonia-1"] == f"space:{coast}"


def test_an_army_goes_on_while_points_are_left_by_the_cheapest_way():
    """The points that are left are told with the question, and no reason to stop."""
    match = first_march()
    decision = match.pending[0]
    general = str(decision.about["general"]).removeprefix("piece:")
    found = ways(match, decision.seat)
    assert {way.cost for way in found.values()} == {2, 3}
    assert {len(way.keys) for way in found.values() if way.cost == 3} >= {2, 3}, "a mountain takes two points"
    for goal, way in found.items():
        there = walked(match, decision.seat, way.keys)
        after = there.pending[0]
        if after.kind != "activation":
            continue  # The last step may bring up something else.
        assert {p.id: p.at for p in there.view(None).pieces}[general] == f"space:{goal}"
        assert after.about["left"] == 3 - (way.cost or 0)


def test_orders_of_others_that_nobody_knows_of_end_no_way():
    """The server looks for ways in an imagined match, where nothing is known of what others have ordered."""
    match = first_march()
    seat = match.pending[0].seat
    near = {goal for goal, way in ways(match, seat).items() if len(way.keys) == 2}
    assert near
    assert near <= ways(match.imagine(seat, 5), seat).keys()


def test_a_checkpoint_ends_no_way_of_an_imagined_match():
    """Nobody can take back an answer before which something was imagined; that is no reason to stop."""
    match = first_march()
    seat = match.pending[0].seat
    order = Order(seat, "gap")
    for _ in range(6):
        found, twin = ways(match, seat), ways(match.imagine(seat, 5), seat)
        assert {goal: way.cost for goal, way in twin.items()} == {goal: way.cost for goal, way in found.items()}
        # An order changes nothing but how many answers there are since the last checkpoint.
        match.play(seat, order.revoking if order in match.state.standing else order.giving)


def first_march() -> Match[Any]:
    """The first march with three points that bots come to."""
    match = strategos.new("successors4", seats=4, seed=0)
    rng, player = random.Random(0), bot("successors4", "heuristic")
    while (decision := match.pending[0]).kind != "activation" or decision.about["left"] != 3:
        match.play(decision.seat, player.answer(Chair(match, decision, rng)))
    return match


def test_nothing_is_in_hand_at_other_questions():
    match = table(at={"italia": {"macedonia": {"general": 1, "cavalry": 3}}}, turn="macedonia")
    assert ways(match, match.pending[0].seat) == {}
    assert ways(match, 1 - match.pending[0].seat) == {}


def test_ways_come_over_the_socket(server: Server) -> None:
    async def run() -> None:
        match = server.new("me", *["friend"] * 5, game="conquest")
        async with server.sit(match) as client:
            await client.get()
            found = await client.ask("counsel", "ways", ways=True)
            assert found == {"type": "ways", "id": client.id, "ways": {}}
        async with server.sit(match, "") as client:
            await client.get()
            assert (await client.ask("counsel", "ways", ways=True))["ways"] == {}

    asyncio.run(run())
