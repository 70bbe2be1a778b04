"""Analyses: what cost something is found, what did not is left alone."""

from __future__ import annotations

import msgspec
import pytest

from strategos.coach import analyse
from strategos.coach.analysis import GRADES, Judged, first_look, shares
from strategos.kernel.errors import BadInput
from strategos.kernel.record import Record

from .playing import played

SECONDS = 1.0


def record(seed: int, planted: dict[int, str] | None = None) -> bytes:
    return Record.of(played(seed, planted)).encode()


def test_the_chances_come_first_and_end_with_the_result() -> None:
    match = played(2)
    first, *_ = analyse(Record.of(match).encode(), seconds=SECONDS)
    assert first.judged == 0
    assert first.mistakes == ()
    assert [chances.at for chances in first.curve] == sorted(chances.at for chances in first.curve)
    assert all(abs(sum(chances.chances) - 1) < 0.01 for chances in first.curve[:-1])
    outcome = match.outcome
    assert outcome is not None
    assert first.curve[-1].at == match.answer_count
    assert [n for n, chance in enumerate(first.curve[-1].chances) if chance > 0] == list(outcome.winners)


def test_a_blunder_is_found_and_what_was_better_is_told() -> None:
    # The north stays where it is when it could have taken the ford in the middle.
    [*_, found] = analyse(record(2, {4: "pass"}), seats=[0], seconds=SECONDS)
    assert found.finished
    mark = next(mistake for mistake in found.mistakes if mistake.at == 4)
    assert (mark.seat, mark.kind, mark.key, mark.grade) == (0, "man", "pass", "blunder")
    assert mark.better != "pass"
    assert mark.better_on == {"piece": mark.better}
    assert all(mistake.seat == 0 for mistake in found.mistakes)
    for mistake in found.mistakes:
        assert mistake.loss >= 2 * mistake.error
        assert mistake.grade == next(name for least, name in GRADES if mistake.loss >= least)
    assert not any(mark.at == 4 for mark in [*analyse(record(2), seats=[0], seconds=SECONDS)][-1].mistakes)


def test_the_heuristic_that_is_judged_by_its_like_has_few_marks() -> None:
    marks = [len(list(analyse(record(seed), seconds=SECONDS))[-1].mistakes) for seed in range(3)]
    assert sum(marks) <= 3


def test_shares_are_judged_in_any_order() -> None:
    data = record(2)
    looked = first_look(data)
    assert sum(len(share.suspects) for share in shares(looked, data, 1.0)) == len(looked.suspects)
    a, b = Judged(1, ()), Judged(2, ())
    assert looked.analysis.with_more(a).with_more(b) == looked.analysis.with_more(b).with_more(a)


def test_it_can_be_sent() -> None:
    *_, last = analyse(record(2), seconds=SECONDS)
    assert msgspec.json.decode(msgspec.json.encode(last), type=type(last)) == last


def test_what_cannot_be_judged_says_so() -> None:
    import strategos

    with pytest.raises(BadInput, match="nothing to judge"):
        next(iter(analyse(Record.of(strategos.new("ambush", seed=1)).encode())))
    with pytest.raises(BadInput, match="2 seats"):
        next(iter(analyse(record(2), seats=[2])))
