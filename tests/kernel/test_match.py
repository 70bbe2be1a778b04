"""A match: copies, undo, time travel, imagination."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tiny import Noted, Shown, Tiny, Whispered, keys, start, tiny

from strategos.games.skirmish import GAME
from strategos.kernel import match as matches
from strategos.kernel.asking import button, choose, decide, together
from strategos.kernel.chance import SeededDice, roll
from strategos.kernel.errors import Refused, RuleBug
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.kernel.segment import KEEP_EVERY, Answer
from strategos.testing.walks import any_answer, digest


async def quiet(s: Tiny) -> None:
    for seat in (0, 0, 1):
        s.log.append(f"{seat}{await choose(seat, 'letter', [button('a'), button('b')], rule='R')}")
        s.emit(Noted(s.log[-1]))


async def rolled(s: Tiny) -> None:
    await choose(0, "letter", [button("a"), button("b")], rule="R")
    s.total += (await roll(6))[0]
    await choose(0, "letter", [button("a"), button("b")], rule="R")


async def shown(s: Tiny) -> None:
    await choose(0, "letter", [button("a"), button("b")], rule="R")
    s.emit(Shown("card"))
    await choose(0, "letter", [button("a"), button("b")], rule="R")


def why(match: Match[Any], seat: int) -> str | None:
    no = match.why_not_undo(seat)
    return no.why if no else None


# -- undo -----------------------------------------------------------------------------------------------------------


def test_undo_takes_back_the_own_last_answer_and_redo_gives_it_again() -> None:
    match = start(tiny(quiet))
    assert why(match, 0) == "nothing_to_undo"
    marks = [digest(match)]
    for key in "ab":
        match.play(0, key)
        marks.append(digest(match))
    assert why(match, 1) == "undo_other_seat"
    match.undo(0)
    assert digest(match) == marks[1]
    match.undo(0)
    assert digest(match) == marks[0]
    assert match.redoable is not None
    assert match.redoable.key == "a"
    match.redo(0)
    match.redo(0)
    assert digest(match) == marks[2]
    with pytest.raises(Refused):
        match.redo(0)
    assert [e.what for e in match.all_events()] == ["0a", "0b"]


def test_a_follower_takes_the_recorded_dice_and_never_rolls() -> None:
    leader, follower = start(tiny(rolled)), start(tiny(rolled))
    follower.dice = SeededDice(99)
    for key in "ab":
        fallen = leader.chance_count
        leader.play(0, key)
        assert leader.last_answer is not None
        follower.follow(leader.last_answer, leader.chance[fallen:], leader.dice)
        assert digest(follower) == digest(leader)
        assert follower.chance == leader.chance
    assert isinstance(follower.dice, SeededDice)
    assert isinstance(leader.dice, SeededDice)
    assert follower.dice.state == leader.dice.state
    assert follower.dice is not leader.dice


@pytest.mark.parametrize("chance", [[], [3, 4]])
def test_a_follower_says_when_the_answer_leads_elsewhere(chance: list[int]) -> None:
    follower = start(tiny(rolled))
    with pytest.raises(RuleBug, match="elsewhere"):
        follower.follow(Answer(0, "letter", "a"), chance, SeededDice(1))


def test_what_is_not_allowed_is_not_followed() -> None:
    follower = start(tiny(rolled))
    before = digest(follower)
    with pytest.raises(Refused):
        follower.follow(Answer(1, "letter", "a"), [3], SeededDice(1))
    assert digest(follower) == before
    fallen = follower.chance_count
    follower.play(0, "a")
    assert follower.chance_count == fallen + 1
    assert follower.chance != [3], "the dice of an answer that was refused are forgotten"


def test_an_undo_is_followed_by_what_it_left() -> None:
    leader, follower = start(tiny(quiet)), start(tiny(quiet))
    for match in (leader, follower):
        match.play(0, "a")
        match.play(0, "b")
    leader.undo(0)
    follower.undo(follower.answer(1).seat)
    assert digest(follower) == digest(leader)
    assert follower.redoable == leader.redoable


def test_another_answer_forgets_what_was_undone() -> None:
    match = start(tiny(quiet))
    match.play(0, "a")
    match.undo(0)
    match.play(0, "b")
    assert match.redoable is None
    with pytest.raises(Refused) as refused:
        match.redo(0)
    assert refused.value.no.why == "nothing_to_redo"


def test_playing_the_same_answer_keeps_what_was_undone_after_it() -> None:
    match = start(tiny(quiet))
    match.play(0, "a")
    match.play(0, "b")
    match.undo(0)
    match.undo(0)
    match.play(0, "a")
    match.redo(0)
    assert match.state.log == ["0a", "0b"]


def test_undo_never_crosses_another_seats_answer() -> None:
    match = start(tiny(quiet, quiet))
    for key, seat in (("a", 0), ("a", 0), ("b", 1)):
        match.play(seat, key)
    assert why(match, 0) == "undo_other_seat"
    before = digest(match)
    with pytest.raises(Refused):
        match.undo(0)
    assert digest(match) == before
    match.undo(1)
    assert [d.seat for d in match.pending] == [1]


@pytest.mark.parametrize("rule", [rolled, shown])
def test_undo_never_crosses_a_die_or_a_reveal(rule: Any) -> None:
    match = start(tiny(rule))
    match.play(0, "a")
    assert why(match, 0) == "undo_barrier"
    with pytest.raises(Refused):
        match.undo(0)
    match.play(0, "a")
    match.undo(0)
    assert why(match, 0) == "undo_barrier"


def test_a_die_before_the_first_question_of_the_next_procedure_is_a_barrier(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "STRIDE", 1)

    async def first_roll(s: Tiny) -> None:
        s.total += (await roll(6))[0]
        await choose(0, "letter", [button("a")], rule="R")

    async def ask(s: Tiny) -> None:
        await choose(0, "letter", [button("a"), button("b")], rule="R")

    match = start(tiny(ask, first_roll))
    match.play(0, "b")
    assert match.answers_since_checkpoint == 0
    assert why(match, 0) == "undo_barrier"


def test_checkpoints_are_a_few_answers_apart() -> None:
    """A copy gives few answers once more, and a checkpoint is not taken for each."""

    async def ask(s: Tiny) -> None:
        s.log.append(await choose(0, "letter", [button("a"), button("b")], rule="R"))

    match = start(tiny(*[ask] * 12))
    since: list[int] = []
    while match.pending:
        since.append(match.answers_since_checkpoint)
        match.play(0, "a")
    assert since == list(range(matches.STRIDE)) * (12 // matches.STRIDE)


def test_undo_goes_back_over_checkpoints() -> None:
    async def ask(s: Tiny) -> None:
        s.log.append(await choose(0, "letter", [button("a"), button("b")], rule="R"))

    match = start(tiny(*[ask] * 70))
    marks: list[str] = []
    for _ in range(70):
        marks.append(digest(match))
        match.play(0, "b")
    for mark in reversed(marks):
        match.undo(0)
        assert digest(match) == mark


def test_one_of_several_open_answers_can_be_taken_back_until_the_other_is_given() -> None:
    async def both(s: Tiny) -> None:
        s.log = await together(*(decide(n, "bid", [button("a"), button("b")], rule="R") for n in (0, 1)))
        await choose(0, "letter", [button("a")], rule="R")

    match = start(tiny(both))
    match.play(0, "a")
    match.undo(0)
    match.play(0, "b")
    match.play(1, "a")
    assert why(match, 0) == "undo_other_seat"
    assert match.state.log == ["b", "a"]


# -- events ---------------------------------------------------------------------------------------------------------


def test_events_are_read_as_the_seat_may_read_them() -> None:
    async def rule(s: Tiny) -> None:
        s.emit(Noted("open"))
        s.emit(Whispered("secret"))
        await choose(0, "letter", [button("a")], rule="R")
        s.emit(Noted("end"))

    match = start(tiny(rule, rule))
    match.play(0, "a")
    assert match.events(0) == [Noted("open"), Whispered("secret"), Noted("end"), Noted("open"), Whispered("secret")]
    assert match.events(1, 1) == [Whispered(), Noted("end"), Noted("open"), Whispered()]
    assert match.events(None, 4) == []
    assert match.event_count == 5
    assert match.state.events == []


# -- copies ---------------------------------------------------------------------------------------------------------


def skirmish(seed: int, answers: int) -> tuple[Match[Any], list[str]]:
    match, dice = Match(GAME, GAME.setup(), seed), SeededDice(seed)
    marks = [digest(match)]
    while match.pending and match.answer_count < answers:
        match.play(*any_answer(match, dice))
        marks.append(digest(match))
    return match, marks


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 10**6), st.integers(0, 40), st.integers(0, 2**32))
def test_a_copy_plays_on_identically_and_apart(seed: int, answers: int, choices: int) -> None:
    match, _ = skirmish(seed, answers)
    twin, third = match.copy(), match.copy()
    before = digest(match)
    dice = SeededDice(choices)
    while twin.pending:
        seat, key = any_answer(twin, dice)
        twin.play(seat, key)
        third.play(seat, key)
        assert digest(twin) == digest(third)
        assert twin.chance == third.chance
    assert twin.outcome is not None
    assert digest(match) == before


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 10**6))
def test_time_travel_reaches_every_moment(seed: int) -> None:
    match, marks = skirmish(seed, 10**6)
    before = digest(match)
    for n, mark in enumerate(marks):
        assert digest(match.at(n)) == mark
    assert digest(match) == before


def test_time_travel_over_thinned_checkpoints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "STRIDE", 1)

    async def dicey(s: Tiny) -> None:
        s.log.append(await choose(0, "letter", [button("a"), button("b")], rule="R"))
        s.total += (await roll(6))[0]
        s.emit(Noted(str(s.total)))

    length = KEEP_EVERY * 3 + 7
    match = start(tiny(*[dicey] * length))
    marks: list[str] = []
    while match.pending:
        marks.append(digest(match))
        match.play(0, "b" if match.answer_count % 3 else "a")
    kept = [segment.before[0] for segment in match.segments() if segment.state is not None]
    marks_kept = [n * KEEP_EVERY for n in range(4)]
    assert kept[:4] == marks_kept, "one in so many stays"
    assert len(kept) <= 4 + 2, "states nobody can undo to are forgotten"
    assert [c.answers for c in Record.of(match).checkpoints] == [*marks_kept, length]
    for n, mark in enumerate(marks):
        assert digest(match.at(n)) == mark
    with pytest.raises(ValueError, match="the match has"):
        match.at(length + 1)
    branch = match.at(5)
    branch.play(0, "a")
    assert branch.answer_count == 6
    assert match.answer_count == length


# -- imagination ----------------------------------------------------------------------------------------------------


def test_imagining_changes_what_the_seat_cannot_know_and_nothing_it_sees() -> None:
    match, _ = skirmish(3, 6)
    worlds = {tuple(match.imagine(0, seed).state.strength[3:]) for seed in range(60)}
    assert len(worlds) > 10
    for seed in range(20):
        thought = match.imagine(0, seed)
        assert thought.state.strength[:3] == match.state.strength[:3]
        assert msgspec.json.encode(thought.view(0)) == msgspec.json.encode(match.view(0))
        assert keys(thought) == keys(match)


def test_an_imagined_match_is_copied_and_played_on_as_imagined() -> None:
    for seed in range(30):
        match, _ = skirmish(seed, 7)
        if not match.pending:
            continue
        thought = match.imagine(0, seed)
        dice = SeededDice(seed)
        while thought.pending:
            twin = thought.copy()
            assert digest(twin) == digest(thought)
            answer = any_answer(thought, dice)
            thought.play(*answer)
            twin.play(*answer)
            assert digest(twin) == digest(thought)


def test_dice_in_thought_go_on_after_a_copy() -> None:
    async def three(s: Tiny) -> None:
        for _ in range(3):
            await choose(0, "letter", [button("a")], rule="R")
            s.total = s.total * 6 + (await roll(6))[0]

    for seed in range(10):
        thought = start(tiny(three)).imagine(0, seed)
        thought.play(0, "a")
        twin = thought.copy()
        for match in (thought, twin):
            match.play(0, "a")
            match.play(0, "a")
        assert twin.state == thought.state


def test_the_dice_to_come_are_other_dice() -> None:
    match = start(tiny(rolled))
    real = match.copy()
    real.play(0, "a")
    results = set()
    for seed in range(40):
        thought = match.imagine(0, seed)
        thought.play(0, "a")
        results.add(thought.state.total)
    assert len(results) == 6


def test_undo_in_thought_does_not_bring_back_what_is_real() -> None:
    match, _ = skirmish(3, 4)
    for seed in range(20):
        thought = match.imagine(0, seed)
        hidden = list(thought.state.strength)
        dice = SeededDice(seed)
        for _ in range(5):
            if not thought.pending:
                break
            seat, key = any_answer(thought, dice)
            thought.play(seat, key)
            if thought.why_not_undo(seat) is None:
                thought.undo(seat)
                assert thought.state.strength == hidden
                thought.redo(seat)


# -- positions, bugs ------------------------------------------------------------------------------------------------


def test_a_match_can_begin_in_any_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "STRIDE", 1)
    match, _ = skirmish(5, 9)
    state = match.checkpoint.copy()
    state.at[0] = 2
    other = Match(GAME, match.setup, 1, state=state)
    assert other.state.at[0] == 2
    assert other.answer_count == 0
    assert other.pending
    other.play(other.pending[0].seat, "pass")
    assert state.at[0] == 2


def test_a_broken_rule_is_reported_with_its_match() -> None:
    async def rule(s: Tiny) -> None:
        await choose(0, "letter", [button("a")], rule="R")
        s.log[7] = "x"

    match = start(tiny(rule))
    with pytest.raises(RuleBug, match="IndexError") as bug:
        match.play(0, "a")
    assert bug.value.match is match
    assert [a.key for a in bug.value.match.answers] == ["a"]


def test_outcome_only_at_the_end() -> None:
    match = start(tiny(quiet))
    assert match.outcome is None
    for seat in (0, 0, 1):
        match.play(seat, "a")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
