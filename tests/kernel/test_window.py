"""Reaction windows: who is asked, who acts, who learns what; and the orders that keep questions away."""

from __future__ import annotations

from typing import Any

import pytest
from tiny import Noted, Tiny, keys, start, tiny

from strategos.kernel.asking import No, Option, Seat, button, card, choose
from strategos.kernel.errors import Refused
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.kernel.standing import MOST, Order, lift
from strategos.kernel.window import Moment, window

STRIKE = Moment("strike", "W-1", until=("move", "attacked"))
PARRY = Moment("parry", "W-2")
HANDS = {0: ["feint"], 1: ["feint", "storm"], 2: []}
"""What each seat holds; known to nobody else."""


def cards(_: Seat) -> list[Option[str]]:
    return [card("feint"), card("storm")]


def held(seat: Seat, name: str) -> No | None:
    return None if name in HANDS[seat] else No("W-1", "not_in_hand", {"card": f"card:{name}"})


async def strikes(s: Tiny, moment: Moment = STRIKE, **more: Any) -> None:
    while (act := await window(s, moment, (1, 2, 0), cards, why_not=held, **more)) is not None:
        s.log.append(f"{act[0]} {act[1]}")
        s.emit(Noted(act[1]))


async def once(s: Tiny) -> None:
    await strikes(s)


async def ending(s: Tiny) -> None:
    lift(s, "move")


async def able(s: Tiny) -> None:
    await strikes(s, only_able=True)


async def parries(s: Tiny) -> None:
    await strikes(s, PARRY)


def game(*rules: Any, **more: Any) -> Match[Tiny]:
    return start(tiny(*rules, moments=(STRIKE, PARRY), **more))


def asked(match: Match[Any]) -> list[Seat]:
    return [d.seat for d in match.pending]


def test_everybody_who_might_act_is_asked_even_who_can_only_pass() -> None:
    match = game(once)
    assert asked(match) == [1, 2, 0]
    assert all(d.secret and d.rule == "W-1" for d in match.pending)
    assert keys(match, 2) == ["pass", "pass_until_attacked", "pass_until_move"]
    assert keys(match, 1) == ["feint", "pass", "pass_until_attacked", "pass_until_move", "storm"]


def test_what_one_does_not_hold_says_why() -> None:
    no = game(once).explain(0, {"card": "storm"})
    assert no == No("W-1", "not_in_hand", {"card": "card:storm"})


def test_a_table_may_ask_only_who_can() -> None:
    match = game(able)
    assert asked(match) == [1, 0]


def test_when_all_pass_it_is_over() -> None:
    match = game(once)
    for seat in (0, 2, 1):
        match.play(seat, "pass")
    assert match.state.log == []
    assert match.pending == ()


def test_the_first_in_turn_order_acts_and_the_window_opens_again() -> None:
    match = game(once)
    match.play(0, "feint")
    match.play(2, "pass")
    assert asked(match) == [1]
    match.play(1, "storm")
    assert match.state.log == ["1 storm"]
    assert asked(match) == [1, 2, 0]
    match.play(1, "pass")
    match.play(2, "pass")
    match.play(0, "feint")
    assert match.state.log == ["1 storm", "0 feint"]


def test_nobody_waits_for_those_behind_the_first_who_acts() -> None:
    match = game(once)
    match.play(1, "feint")
    assert match.state.log == ["1 feint"]
    assert asked(match) == [1, 2, 0]


def test_who_is_behind_another_waits_for_him() -> None:
    match = game(once)
    match.play(0, "feint")
    assert match.state.log == []
    match.play(1, "pass")
    assert match.state.log == []
    match.play(2, "pass")
    assert match.state.log == ["0 feint"]


def test_passing_for_the_move_keeps_all_windows_of_the_move_away() -> None:
    match = game(once, parries, ending, once)
    match.play(2, "pass_until_move")
    match.play(1, "pass")
    match.play(0, "pass")
    assert match.state.standing == [Order(2, until="move")]
    assert [(d.seat, d.kind) for d in match.pending] == [(1, "parry"), (0, "parry")]
    match.play(0, "pass")
    match.play(1, "pass")
    assert [(d.seat, d.kind) for d in match.pending] == [(1, "strike"), (2, "strike"), (0, "strike")]


def test_an_order_counts_although_somebody_else_acts() -> None:
    match = game(once)
    match.play(2, "pass_until_move")
    match.play(1, "feint")
    assert asked(match) == [1, 0]


def test_an_occasion_may_come_for_one_seat() -> None:
    s = Tiny(
        standing=[Order(0, until="attacked"), Order(1, until="attacked"), Order(1, until="move"), Order(1, key="x")]
    )
    lift(s, "attacked", 1)
    assert s.standing == [Order(0, until="attacked"), Order(1, until="move"), Order(1, key="x")]
    lift(s, "move")
    assert s.standing == [Order(0, until="attacked"), Order(1, key="x")]


def test_never_with_this_card_is_about_what_anybody_could_do() -> None:
    """The seat is asked as long as some card that fits is not on its list, whether it holds that card or not."""
    match = game(once, once)
    match.play(0, Order(0, key="feint").giving)
    for seat in (0, 1, 2):
        match.play(seat, "pass")
    assert asked(match) == [1, 2, 0]
    match.play(0, Order(0, key="storm").giving)
    match.play(1, "feint")
    assert asked(match) == [1, 2]


def test_a_moment_that_comes_often_may_be_passed_for_good() -> None:
    often = Moment("parry", "W-2", always=True)

    async def twice(s: Tiny) -> None:
        await strikes(s, often)
        await strikes(s, often)

    match = game(twice)
    assert keys(match, 2) == ["pass", "pass_always"]
    match.play(2, "pass_always")
    match.play(0, "pass")
    match.play(1, "pass")
    assert match.state.standing == [Order(2, "parry")]
    assert asked(match) == [1, 0]
    match.play(2, Order(2, "parry").revoking)
    match.play(1, "feint")
    assert asked(match) == [1, 2, 0]


def test_never_at_this_moment() -> None:
    match = game(once, parries)
    match.play(1, Order(1, "parry").giving)
    for seat in (0, 1, 2):
        match.play(seat, "pass")
    assert asked(match) == [2, 0]


def test_an_order_may_be_given_and_revoked_out_of_turn_and_taken_back() -> None:
    async def long(s: Tiny) -> None:
        await choose(0, "wait", [button("go")], rule="R")
        await strikes(s)

    match = game(long)
    order = Order(2, "strike")
    match.play(2, order.giving)
    match.play(2, order.giving)
    assert match.state.standing == [order]
    match.undo(2)
    match.undo(2)
    assert match.state.standing == []
    match.redo(2)
    assert match.state.standing == [order]
    twin = match.copy()
    twin.play(0, "go")
    assert asked(twin) == [1, 0]
    match.play(2, order.revoking)
    match.play(0, "go")
    assert asked(match) == [1, 2, 0]


@pytest.mark.parametrize(
    ("key", "why"),
    [
        (Order(1, "siege").giving, "no_such_order"),
        (Order(1, until="dawn").giving, "no_such_order"),
        (Order(1, "parry", until="move").giving, "no_such_order"),
        (Order(1).giving, "no_such_order"),
        (Order(1, "strike").revoking, "no_such_order"),
        ("standing:+strike", "not_a_choice"),
        ("standing:strike//", "not_a_choice"),
    ],
)
def test_orders_that_mean_nothing_are_refused(key: str, why: str) -> None:
    match = game(once)
    with pytest.raises(Refused) as refused:
        match.play(1, key)
    assert refused.value.no.why == why
    assert match.answer_count == 0


def test_there_is_an_end_to_orders() -> None:
    match = game(once)
    for n in range(MOST):
        match.play(1, Order(1, key=f"card-{n}").giving)
    with pytest.raises(Refused) as refused:
        match.play(1, Order(1, key="one-more").giving)
    assert refused.value.no == No("", "too_many_orders", {"count": MOST})
    match.play(1, Order(1, key="card-0").giving)


def test_seats_that_are_not_there_give_no_orders_and_neither_does_a_match_that_is_over() -> None:
    match = game(able)
    with pytest.raises(Refused):
        match.play(3, Order(3, "strike").giving)
    match.play(1, "pass")
    match.play(0, "pass")
    with pytest.raises(Refused) as refused:
        match.play(0, Order(0, "strike").giving)
    assert refused.value.no.why == "match_over"


def test_a_record_holds_orders_and_half_answered_windows() -> None:
    match = game(once, once)
    match.play(2, "pass_until_move")
    match.play(0, Order(0, key="storm").giving)
    match.play(0, "feint")
    again, rest = Record.decode(Record.of(match).encode()).load(match.game)
    assert rest == []
    assert asked(again) == asked(match) == [1]
    again.play(1, "pass")
    assert again.state.log == ["0 feint"]
    assert again.state.standing == [Order(0, key="storm"), Order(2, until="move")]


def test_an_imagined_match_knows_nothing_of_what_others_have_chosen_or_ordered() -> None:
    match = game(once)
    match.play(2, Order(2, "parry").giving)
    match.play(0, "feint")
    match.play(2, "pass_until_move")
    dream = match.imagine(1, seed=4)
    assert asked(dream) == [1, 2, 0]
    assert dream.state.standing == []
    mine = match.imagine(0, seed=4)
    assert asked(mine) == [1, 2]
    mine.play(1, "pass")
    mine.copy().play(2, "pass")
    mine.play(2, "pass")
    assert mine.state.log == ["0 feint"]
    assert asked(match) == [1]


def test_one_may_imagine_within_what_one_has_imagined() -> None:
    match = game(once)
    match.play(0, "feint")
    dream = match.imagine(1, seed=4)
    dream.play(2, "pass")
    deeper = dream.imagine(1, seed=5)
    assert asked(deeper) == [1, 2, 0]
    deeper.play(0, "pass")
    twin = deeper.copy()
    assert asked(twin) == [1, 2]
    assert twin.dice.copy().d(1000) == deeper.dice.copy().d(1000)
