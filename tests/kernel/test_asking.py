"""Questions: what is offered, what is refused and why."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny import Tiny, keys, start, tiny

from strategos.kernel.asking import (
    DONE,
    No,
    Option,
    Pool,
    button,
    choose,
    choose_some,
    confirm,
    decide,
    offer,
    space,
    together,
)
from strategos.kernel.errors import Refused, RuleBug

NAMES = ("gaul", "asia", "italia")


def far(name: str) -> No | None:
    return No("R-1", "too_far", {"space": f"space:{name}"}) if name == "asia" else None


async def pick(s: Tiny) -> None:
    s.log.append(await choose(0, "space", map(space, NAMES), rule="R-1", why_not=far))


def test_allowed_options_may_be_handed_in_and_the_others_are_explained_all_the_same() -> None:
    made: list[int] = []

    def candidates() -> list[Option[str]]:
        made.append(1)
        return [space(name) for name in NAMES]

    async def rule(s: Tiny) -> None:
        allowed = [space("italia"), space("gaul")]
        s.log.append(await choose(0, "space", candidates, rule="R-1", allowed=allowed, why_not=far))

    match = start(tiny(rule))
    assert keys(match) == ["gaul", "italia"]
    assert not made
    assert match.explain(0, "asia") == far("asia")
    assert match.pending[0].refused() == {"asia": far("asia")}
    match.play(0, "gaul")
    assert match.state.log == ["gaul"]


def test_options_are_sorted_and_filtered() -> None:
    match = start(tiny(pick))
    assert keys(match) == ["gaul", "italia"]
    match.play(0, "italia")
    assert match.state.log == ["italia"]


def test_a_refusal_says_why_and_changes_nothing() -> None:
    match = start(tiny(pick))
    before = msgspec.json.encode(match.state)
    with pytest.raises(Refused) as refused:
        match.play(0, "asia")
    assert refused.value.no == No("R-1", "too_far", {"space": "space:asia"})
    assert refused.value.decision is match.decision(0)
    for seat, key, why in ((0, "nowhere", "not_a_choice"), (1, "gaul", "not_your_turn"), (9, "gaul", "not_your_turn")):
        with pytest.raises(Refused) as refused:
            match.play(seat, key)
        assert refused.value.no.why == why
    assert msgspec.json.encode(match.state) == before
    assert match.answer_count == 0
    match.play(0, "gaul")
    with pytest.raises(Refused) as refused:
        match.play(0, "gaul")
    assert refused.value.no.why == "match_over"


def test_explain_by_key_and_by_what_it_points_at() -> None:
    decision = start(tiny(pick)).decision(0)
    assert decision is not None
    assert decision.explain("gaul") is None
    assert decision.explain({"space": "gaul"}) is None
    assert decision.explain({"space": "asia"}) == decision.explain("asia") == far("asia")
    assert decision.explain({"piece": "gaul"}) == No("R-1", "not_a_choice")
    assert decision.refused() == {"asia": far("asia")}


def test_otherwise_explains_what_is_not_even_a_candidate() -> None:
    beyond = No("R-9", "beyond_the_map")
    decision = decide(0, "space", [space("gaul")], rule="R-1", otherwise=lambda t: beyond if "space" in t else None)
    assert decision.explain({"space": "china"}) == beyond
    assert decision.explain({"piece": "ship"}) == No("R-1", "not_a_choice")
    typed = decide(0, "space", [space("gaul")], rule="R-1", otherwise=lambda t: beyond if t == {"key": "x=9"} else None)
    assert (typed.explain("x=9"), typed.explain("y=9")) == (beyond, No("R-1", "not_a_choice"))


def test_offer_can_be_passed_and_asks_nobody_when_nothing_is_allowed() -> None:
    async def rule(s: Tiny) -> None:
        s.log.append(str(await offer(0, "space", [space("asia")], rule="R-1", why_not=far)))
        s.log.append(str(await offer(0, "space", [space("gaul")], rule="R-1")))

    match = start(tiny(rule))
    assert match.state.log == ["None"]
    assert keys(match) == ["gaul", "pass"]
    match.play(0, "pass")
    assert match.state.log == ["None", "None"]


def test_confirm() -> None:
    async def rule(s: Tiny) -> None:
        s.total = int(await confirm(0, "sure", rule="R-1"))

    match = start(tiny(rule))
    assert keys(match) == ["no", "yes"]
    match.play(0, "yes")
    assert match.state.total == 1


def test_a_question_without_answers_is_our_bug() -> None:
    async def rule(s: Tiny) -> None:
        await choose(0, "space", [space("asia")], rule="R-1", why_not=far)

    with pytest.raises(RuleBug, match="a question without answers"):
        start(tiny(rule))


# -- several seats at once ------------------------------------------------------------------------------------------


async def both(s: Tiny) -> None:
    answers: list[str] = await together(
        *(decide(seat, "bid", [button("high"), button("low")], rule="R-2", secret=True) for seat in (0, 2))
    )
    s.log.extend(answers)


@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_together_nobody_knows_until_all_have_answered(order: tuple[int, int]) -> None:
    match = start(tiny(both))
    bids = {0: "high", 2: "low"}
    assert [d.seat for d in match.pending] == [0, 2]
    first, second = order
    before = msgspec.json.encode((match.state, [match.view(s) for s in (None, 0, 1, 2)]))
    match.play(first, bids[first])
    assert msgspec.json.encode((match.state, [match.view(s) for s in (None, 0, 1, 2)])) == before
    assert [d.seat for d in match.pending] == [second]
    assert match.explain(first, "low") == No("", "not_your_turn")
    twin = match.copy()
    assert [d.seat for d in twin.pending] == [second]
    twin.play(second, "high")
    match.play(second, bids[second])
    assert match.state.log == ["high", "low"]
    assert sorted(twin.state.log) == sorted((bids[first], "high"))


# -- some of several ------------------------------------------------------------------------------------------------


def taking(pools: list[tuple[str, int]], at_most: int, at_least: int = 0, why_not: object = None) -> object:
    async def rule(s: Tiny) -> None:
        taken = await choose_some(
            0,
            "losses",
            [Pool(name, name.upper(), count, {"piece": name}) for name, count in pools],
            rule="R-3",
            at_most=at_most,
            at_least=at_least,
            why_not=why_not,  # type: ignore[arg-type]
        )
        s.log = [f"{key} {value} {amount}" for key, (value, amount) in taken.items()]

    return start(tiny(rule))


def test_choose_some_asks_group_by_group() -> None:
    match = taking([("cavalry", 1), ("infantry", 12)], 5)
    assert keys(match) == ["cavalry=01", "done", *(f"infantry={n:02}" for n in range(1, 6))]
    decision = match.decision(0)
    assert decision.option("infantry=03").on == {"piece": "infantry", "amount": 3}
    match.play(0, "infantry=03")
    assert keys(match) == ["cavalry=01", "done"]
    assert match.decision(0).about["taken"] == 3
    match.play(0, "cavalry=01")
    assert match.state.log == ["infantry INFANTRY 3", "cavalry CAVALRY 1"]


def test_choose_some_keeps_the_minimum_within_reach() -> None:
    match = taking([("cavalry", 1), ("infantry", 2)], 3, at_least=3)
    assert keys(match) == ["cavalry=01", "infantry=02"]
    match.play(0, "infantry=02")
    assert keys(match) == ["cavalry=01"]


def test_choose_some_is_told_the_group_and_the_amount() -> None:
    def odd(kind: str, amount: int) -> No | None:
        return No("R-3", "odd") if kind == "INFANTRY" and amount % 2 else None

    match = taking([("infantry", 4)], 4, why_not=odd)
    assert keys(match) == [DONE.key, "infantry=02", "infantry=04"]
    assert match.explain(0, "infantry=01") == No("R-3", "odd")


@given(st.lists(st.integers(0, 4), min_size=1, max_size=4), st.integers(0, 10), st.integers(0, 10), st.randoms())
def test_choose_some_always_ends_between_its_bounds(counts: list[int], low: int, more: int, rng: object) -> None:
    low = min(low, sum(counts))
    high = min(low + more, sum(counts))
    match = taking([(f"p{n}", c) for n, c in enumerate(counts)], high, at_least=low)
    while match.pending:
        match.play(0, rng.choice(keys(match)))
    taken = [int(row.split()[-1]) for row in match.state.log]
    assert low <= sum(taken) <= high


def test_options_reach_the_rule_by_value() -> None:
    async def rule(s: Tiny) -> None:
        s.total = await choose(0, "number", [Option("ten", 10, {"button": "ten"})], rule="R-4")

    match = start(tiny(rule))
    match.play(0, "ten")
    assert match.state.total == 10
