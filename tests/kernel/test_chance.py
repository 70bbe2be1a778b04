"""Chance: seeded, scripted and on the table."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny import Tiny, keys, start, tiny

from strategos.kernel.asking import NATURE, button, choose
from strategos.kernel.chance import AskedDice, ScriptedDice, SeededDice, draw, roll, shuffled
from strategos.kernel.errors import RuleBug
from strategos.kernel.record import Record


async def rolling(s: Tiny) -> None:
    await choose(0, "go", [button("go")], rule="R")
    secret = await draw(4, 4, purpose="cup")
    s.total = sum(await roll(6, 2, purpose="attack"))
    s.log = [str(n) for n in secret]
    await choose(0, "go", [button("go")], rule="R")
    s.total += (await roll(10))[0]
    await choose(0, "go", [button("go")], rule="R")


def test_the_same_seed_gives_the_same_numbers_on_every_machine() -> None:
    # The published test vector of SplitMix64; a die of 2**64 sides shows the raw numbers.
    dice = SeededDice(1234567)
    raw = [dice.d(1 << 64) - 1 for _ in range(5)]
    assert raw == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert SeededDice(-1).state == SeededDice((1 << 64) - 1).state


@given(st.integers(), st.integers(1, 1000))
def test_a_die_has_its_sides(seed: int, sides: int) -> None:
    dice = SeededDice(seed)
    assert all(1 <= dice.d(sides) <= sides for _ in range(50))


def test_a_die_is_fair() -> None:
    dice = SeededDice(1)
    counts = Counter(dice.d(6) for _ in range(60_000))
    # Six standard deviations; a biased die of 2 % would be seen.
    assert all(abs(n - 10_000) < 550 for n in counts.values())


def test_a_copy_of_the_dice_goes_its_own_way() -> None:
    dice = SeededDice(3)
    twin = dice.copy()
    first = [dice.d(6) for _ in range(5)]
    assert [twin.d(6) for _ in range(5)] == first


@given(st.lists(st.integers(), max_size=30), st.integers(0, 2**64 - 1))
def test_a_shuffle_keeps_every_card(deck: list[int], seed: int) -> None:
    async def rule(s: Tiny) -> None:
        s.log = [str(c) for c in await shuffled(deck)]

    match = start(tiny(rule), seed)
    assert Counter(match.state.log) == Counter(map(str, deck))


def test_a_shuffle_can_bring_every_order() -> None:
    async def rule(s: Tiny) -> None:
        s.log = await shuffled(["a", "b", "c"])

    orders = Counter("".join(start(tiny(rule), seed).state.log) for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60


def test_scripted_dice_are_rolled_in_order_and_leave_hidden_draws_alone() -> None:
    match = start(tiny(rolling), ScriptedDice(6, 5, 9))
    match.play(0, "go")
    assert match.state.total == 11
    match.play(0, "go")
    assert match.state.total == 20


def test_a_script_that_is_too_short_or_impossible_is_told() -> None:
    match = start(tiny(rolling), ScriptedDice(6))
    with pytest.raises(RuleBug, match="used up"):
        match.play(0, "go")
    match = start(tiny(rolling), ScriptedDice(7, 1))
    with pytest.raises(RuleBug, match="the script says 7, but the die has 6 sides"):
        match.play(0, "go")


def test_after_the_script_seeded_dice_go_on() -> None:
    match = start(tiny(rolling), ScriptedDice(6, 6, then=SeededDice(4)))
    match.play(0, "go")
    assert match.state.total == 12
    twin = match.copy()
    match.play(0, "go")
    twin.play(0, "go")
    assert match.state.total == twin.state.total


def test_dice_on_the_table_are_asked_one_by_one() -> None:
    match = start(tiny(rolling), AskedDice(SeededDice(1)))
    match.play(0, "go")
    [question] = match.pending
    assert (question.seat, question.kind) == (NATURE, "die")
    assert question.about == {"purpose": "attack", "sides": 6}
    assert keys(match, NATURE) == ["1", "2", "3", "4", "5", "6"]
    match.play(NATURE, "6")
    half = match.copy()
    loaded, rest = Record.decode(Record.of(match).encode()).load(match.game)
    assert not rest
    for m in (match, half, loaded):
        m.play(NATURE, "2")
        assert m.state.total == 8
        assert m.state.log == match.state.log
    assert len(match.chance) == 2, "the hidden draws alone"


def test_a_die_on_the_table_cannot_be_taken_back() -> None:
    match = start(tiny(rolling), AskedDice(SeededDice(1)))
    match.play(0, "go")
    no = match.why_not_undo(0)
    assert no is not None
    assert no.why == "undo_barrier"


def test_imagining_with_dice_on_the_table_rolls_them() -> None:
    match = start(tiny(rolling), AskedDice(SeededDice(1)))
    for seat, key in ((0, "go"), (NATURE, "6"), (NATURE, "2")):
        match.play(seat, key)
    thought = match.imagine(0, 5)
    thought.play(0, "go")
    assert thought.state.total > 8
    assert not any(d.seat == NATURE for d in thought.pending)
    twin = thought.copy()
    assert twin.state == thought.state
    assert keys(twin) == ["go"]


def test_hidden_draws_beside_a_script_go_on_after_a_copy() -> None:
    async def drawing(s: Tiny) -> None:
        for _ in range(3):
            await choose(0, "go", [button("go")], rule="R")
            s.log.append(str(await draw(1000)))

    match = start(tiny(drawing), ScriptedDice())
    match.play(0, "go")
    twin = match.copy()
    for m in (match, twin):
        m.play(0, "go")
        m.play(0, "go")
    assert twin.state.log == match.state.log
    assert len(set(match.state.log)) == 3


def test_a_roll_cites_its_rule() -> None:
    async def cited(s: Tiny) -> None:
        s.total = (await roll(6, purpose="fight", rule="T-7"))[0]

    match = start(tiny(cited), AskedDice(SeededDice(1)))
    [asked] = match.pending
    assert (asked.seat, asked.rule, asked.about["purpose"]) == (NATURE, "T-7", "fight")
