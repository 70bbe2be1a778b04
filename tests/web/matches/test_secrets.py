"""Nothing that is hidden reaches another reader: two matches that differ only in it look the same to the byte."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import strategos.games.ambush as ambush
import strategos.games.skirmish as skirmish
import strategos.games.successors.fourth as successors
from strategos.games.successors.common.board import FACTIONS, troops
from strategos.games.successors.common.tasks import Activate, Play
from strategos.games.successors.common.windows import wishes
from strategos.games.successors.fourth.facts import CARD_NUMBER, GENERAL_NUMBER, NUMBER
from strategos.kernel.chance import ScriptedDice, SeededDice
from strategos.kernel.clock import Clock
from strategos.kernel.errors import Refused
from strategos.kernel.match import Match
from strategos.kernel.standing import Order
from strategos.web.matches import odds
from strategos.web.matches.hall import Hall
from strategos.web.matches.live import Live, Stale
from strategos.web.matches.state_messages import Showing
from strategos.web.messages import Player, encode
from strategos.web.problems import WebError
from tests.successors4.table import cards, hands, position
from tests.web.helpers import hall

SEATS: tuple[tuple[tuple[Player, ...], tuple[int | None, ...]], ...] = (
    # Who sits there, and through whose eyes nothing of the south may be seen.
    ((Player("me"), Player("friend")), (0, None)),
    ((Player("me"), Player("bot", bot="random")), (0, None, 1)),
)


def twin(strengths: tuple[int, int, int]) -> Match[Any]:
    """The same match but for the strength of the men of the south, which only the south knows."""
    game = skirmish.GAME

    def begin(setup: Any) -> Any:
        s = game.begin(setup)
        s.strength = [1, 2, 3, *strengths]
        s.clock = skirmish.Clock(1, 1, 0, 0)
        return s

    return Match(game, game.setup(), ScriptedDice(then=SeededDice(3)), state=begin(game.setup()))


def shown(live: Live, seat: int | None) -> list[bytes]:
    """All that a reader who asks for `seat` can get: state, log, reasons, and every moment of the past."""
    eyes = live.eyes(seat)
    page = live.showing.log(eyes).page(0)
    found = [live.showing.state(eyes, 0).encode(), encode(page)]
    for target in ("north-1", "south-1", "birch", {"piece": "south-2"}, {"space": "cedar"}, "nothing"):
        found.append(encode(live.explain(eyes, target)))
    for n in range(live.match.answer_count + 1):
        found.append(encode(Showing(live.match.at(n), live.players, live.version).past(eyes, 0)))
    return found


async def refusal(live: Live, seat: int, key: str) -> str:
    try:
        async with live.lock:
            await live.play(seat, key, live.version)
    except Exception as error:
        return f"{type(error).__name__} {error}"
    return "accepted"


@pytest.mark.parametrize(("players", "blind"), SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_what_a_reader_gets_does_not_depend_on_what_it_may_not_know(
    database: Path, players: tuple[Player, ...], blind: tuple[int | None, ...], seed: int
) -> None:
    async def begin(h: Hall, strengths: tuple[int, int, int]) -> Live:
        live = await h.get(await h.keep(twin(strengths), players))
        if live.bots is not None:
            live.bots.cancel()
        live.halted = True  # the test answers for everybody
        return live

    async def run() -> None:
        async with hall(database) as h:
            one, two = await begin(h, (1, 1, 2)), await begin(h, (3, 2, 1))
            rng = random.Random(seed)
            while one.match.pending and one.match.answer_count < 30:
                assert two.match.answers == one.match.answers
                for seat in blind:
                    assert shown(one, seat) == shown(two, seat)
                assert await refusal(one, 0, "elsewhere") == await refusal(two, 0, "elsewhere")
                if any(e.reveals for e in one.match.all_events()):
                    return
                decision = rng.choice(one.match.pending)
                key = rng.choice(decision.options).key
                for live in (one, two):
                    async with live.lock:
                        await live.play(decision.seat, key)
                    live.halted = True
                if any(e.reveals for e in one.match.all_events()):
                    return  # a fight has shown what was hidden

    asyncio.run(run())


def test_the_south_is_told_its_own(database: Path) -> None:
    """The test above compares something: whoever may know the difference sees it."""

    async def run() -> None:
        async with hall(database) as h:
            players = (Player("me"), Player("friend"))
            one = await h.get(await h.keep(twin((1, 1, 2)), players))
            two = await h.get(await h.keep(twin((3, 2, 1)), players))
            assert shown(one, 1) != shown(two, 1)

    asyncio.run(run())


def test_a_bots_seat_answers_nothing(database: Path) -> None:
    """No odds, no reasons, no undo and no answers through a seat nobody at this screen holds."""

    async def run() -> None:
        async with hall(database) as h:
            live = await h.get(await h.keep(twin((1, 2, 3)), (Player("me"), Player("bot", bot="random"))))
            for seat in (None, 1):
                assert await odds.dream_of(live, seat) is None
                assert live.explain(seat, "south-1").why == "not_your_turn"
                state = Showing(live.match, live.players, 0).past(live.eyes(seat), 0)
                assert state.decision is None
            async with live.lock:
                with pytest.raises(WebError, match="nothing to do again"):
                    await live.redo(None)

    asyncio.run(run())


def ambushed(hands: tuple[tuple[str, ...], ...]) -> Match[Any]:
    """The first band is on a raid of two steps; the others hold these cards."""
    game = ambush.GAME
    setup = game.setup(4)
    s = game.begin(setup)
    s.hand = [("raid_1",), *hands]
    s.deck = sorted(
        name for name, count in ambush.DECK.items() for _ in range(count - sum(held.count(name) for held in s.hand))
    )
    s.clock = ambush.Clock(1, 1, 0, 0, played=True)
    s.agenda = [ambush.Raid(0, 2)]
    return Match(game, setup, ScriptedDice(then=SeededDice(3)), state=s)


NOBODY = (("raid_1", "parry"), ("raid_2", "parry"), ("raid_3",))
HOLDERS = {
    1: (("ambush", "parry"), ("raid_2", "parry"), ("raid_3",)),
    2: (("raid_1", "parry"), ("ambush", "ambush"), ("raid_3",)),
    3: (("raid_1", "parry"), ("raid_2", "parry"), ("ambush",)),
}


@pytest.mark.parametrize("holder", HOLDERS)
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_nobody_learns_who_could_have_reacted(database: Path, holder: int, order: tuple[int, ...]) -> None:
    """With one holder of a reaction card and with none: questions, waiting lists, versions and logs are the same."""

    async def run() -> None:
        async with hall(database) as h:
            players = (Player("me"), *(Player("friend") for _ in range(3)))
            one = await h.get(await h.keep(ambushed(HOLDERS[holder]), players))
            two = await h.get(await h.keep(ambushed(NOBODY), players))
            others = [None, *(seat for seat in range(4) if seat != holder)]
            for key in ("pass", "pass_until_raid"):
                for seat in order:
                    for reader in others:
                        assert shown(one, reader) == shown(two, reader)
                    for live in (one, two):
                        async with live.lock:
                            await live.play(seat, key)
            for reader in others:
                assert shown(one, reader) == shown(two, reader)
            assert shown(one, holder) != shown(two, holder)
            assert one.match.state.loot == two.match.state.loot == [2, 0, 0, 0]

    asyncio.run(run())


def test_what_a_seat_is_asked_in_secret_has_no_name_for_others(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            live = await h.get(await h.keep(ambushed(HOLDERS[1]), tuple(Player("friend") for _ in range(4))))
            kinds = {reader: [a.kind for a in live.showing.past(reader, 0).acting] for reader in (None, 0, 1)}
            assert kinds == {None: [None] * 3, 0: [None] * 3, 1: ["ambush", None, None]}

    asyncio.run(run())


def test_orders_are_given_at_any_time_and_known_to_their_seat_alone(database: Path) -> None:
    async def run() -> None:
        async with hall(database) as h:
            live = await h.get(await h.keep(ambushed(HOLDERS[1]), tuple(Player("friend") for _ in range(4))))
            order = Order(2, "ambush", "ambush")
            async with live.lock:
                await live.play(2, order.giving)
                await live.play(2, "pass")
            told = {reader: live.showing.past(reader, 0).standing for reader in (None, 0, 2)}
            assert told == {None: (), 0: (), 2: (order,)}
            async with live.lock:
                await live.play(2, order.revoking)
            assert live.showing.past(2, 0).standing == ()

    asyncio.run(run())


def test_who_is_asked_at_the_same_time_may_answer_at_the_same_time(database: Path) -> None:
    """An answer to a question that is still the same is not stale because somebody else was quicker."""

    async def run() -> None:
        async with hall(database) as h:
            live = await h.get(await h.keep(ambushed(NOBODY), tuple(Player("friend") for _ in range(4))))
            seen = live.version
            async with live.lock:
                for seat in (3, 1, 2):
                    await live.play(seat, "pass", seen)
                assert live.match.state.loot[0] == 1
                with pytest.raises(Stale):
                    await live.play(3, "pass", seen)

    asyncio.run(run())


def fight() -> Match[Any]:
    """A match in which both sides now choose a champion, which is nobody else's business."""
    for seed in range(100):
        rng, match = random.Random(seed), twin((1, 2, 3))
        while match.pending:
            if all(d.secret for d in match.pending):
                return match
            d = match.pending[0]
            match.play(d.seat, rng.choice(d.options).key)
    raise AssertionError("nobody met anybody")


def test_what_is_asked_in_secret_is_told_to_nobody_else(database: Path) -> None:
    """That somebody is asked may be known; what he is asked may not."""

    async def run() -> None:
        async with hall(database) as h:
            match = fight()
            live = await h.get(await h.keep(match, (Player("me"), Player("friend"))))
            asked = {d.seat: d.kind for d in match.pending if d.secret}
            assert len(asked) == 2
            for seat in (None, 0, 1):
                state = msgspec.json.decode(Showing(match, live.players, 1).state(seat, 0))
                assert {a["seat"]: a["kind"] for a in state["acting"]} == {
                    n: kind if n == seat else None for n, kind in asked.items()
                }
                decision = state["decision"]
                assert (decision and decision["kind"]) == asked.get(-1 if seat is None else seat)

    asyncio.run(run())


def test_nobody_takes_back_another_seats_answer_where_there_are_secrets(database: Path) -> None:
    """At one screen, too: what he had chosen would come to light."""

    async def run() -> None:
        async with hall(database) as h:
            live = await h.get(await h.keep(twin((1, 2, 3)), (Player("me"), Player("friend"))))
            async with live.lock:
                await live.play(0, "north-1")
            state = Showing(live.match, live.players, 1)
            assert msgspec.json.decode(state.state(0, 0))["undo"]
            assert not msgspec.json.decode(state.state(1, 0))["undo"]
            before = (live.version, live.match.answers)
            async with live.lock:
                with pytest.raises(Refused) as refused:
                    await live.undo(1)
                assert refused.value.no.why == "undo_other_seat"
                with pytest.raises(Refused):
                    await live.undo(None)
            assert (live.version, live.match.answers) == before
            async with live.lock:
                await live.undo(0)
                with pytest.raises(WebError, match="nothing to do again"):
                    await live.redo(1)

    asyncio.run(run())


# -- Successors, 4th edition ------------------------------------------------------------------------------------------

REACTIONS = {
    # The moment → the card it is for, what the player whose turn it is does first, and passes of the others.
    "event_announced": ("hubris", (), ("pass", "pass")),
    "naval_step": ("sea_storms", ("embark", "rhodos_city"), ("pass_until_move", "pass_until_move")),
    "surprise_announced": ("cretan_liar", ("gift_of_oratory",), ("pass", "pass")),
}


def announced(moment: str, holder: int | None) -> Match[Any]:
    """Blue, Red and Black hold the same cards but that the holder has the one for the moment, which else is drawn by
    nobody; Yellow's turn."""
    game = successors.GAME
    card, first, _ = REACTIONS[moment]
    hand = hands(
        yellow="gift_of_oratory epidemic",
        **{FACTIONS[n]: f"treachery {card if n == holder else 'desertions'}" for n in (1, 2, 3)},
    )
    rest = cards(*(["desertions"] if holder is not None else [card]), "diplomacy", "diplomacy", "epidemic")
    s = position(
        turn=2,
        generals={"demetrios": "yellow xanthos", "krateros": "red pella"},
        cus={"yellow xanthos": {"loyal": 3}, "red pella": {"loyal": 1}},
        control={"xanthos": "yellow", "ephesos": "blue", "pella": "red"},
        hand=hand,
        deck=[*rest],
        standing=wishes(4),
    )
    s.setup = game.setup(4)
    s.clock = Clock(2, 7, 0, 4 if moment == "event_announced" else 3)
    if moment == "event_announced":
        s.agenda = [Play(0, CARD_NUMBER["diplomacy"], (NUMBER["ephesos"],))]
        s.discards = [*cards("diplomacy")]
    elif moment == "naval_step":
        leader, force = GENERAL_NUMBER["demetrios"], troops({"loyal": 3})
        s.agenda = [Activate(0, leader, 0, 4, 0, (leader,), force)]
    match = Match(game, s.setup, ScriptedDice(then=SeededDice(3)), state=s)
    for key in first:
        match.play(0, key)
    return match


@pytest.mark.parametrize("holder", [1, 2, 3])
@pytest.mark.parametrize("moment", REACTIONS)
def test_nobody_learns_who_holds_a_surprise_card(database: Path, moment: str, holder: int) -> None:
    """In Successors, too, questions, waiting lists, versions, logs and reasons tell nobody who could have acted."""

    async def run() -> None:
        async with hall(database) as h:
            players = (Player("me"), *(Player("friend") for _ in range(3)))
            one = await h.get(await h.keep(announced(moment, holder), players))
            two = await h.get(await h.keep(announced(moment, None), players))
            others = [None, *(seat for seat in range(4) if seat != holder)]
            asked = [d.seat for d in one.match.pending if d.kind == moment]
            assert holder in asked, "the holder is asked"
            offered = one.match.decision(holder)
            assert offered is not None
            assert offered.option(REACTIONS[moment][0]) is not None
            for turn, seat in enumerate(asked[1:] + asked[:1]):
                for reader in others:
                    assert shown(one, reader) == shown(two, reader)
                assert shown(one, holder) != shown(two, holder)
                for live in (one, two):
                    async with live.lock:
                        await live.play(seat, REACTIONS[moment][2][turn % 2])
            # Who has played a Surprise card draws: what the holder does not have may be what comes.
            drawn = [0] if moment == "surprise_announced" else []
            for reader in (r for r in others if r not in drawn):
                assert shown(one, reader) == shown(two, reader)
            assert one.version == two.version

    asyncio.run(run())
