"""The luck of a world: what is thrown for alike comes out alike, whatever else has been thrown."""

from __future__ import annotations

from collections import Counter

import msgspec

from strategos.bots.luck import CommonDice
from strategos.bots.planner import Planner

from .scouting import PLANNING
from .test_planner import after, sit


class Thrown:
    """Dice, and what they are thrown for."""

    def __init__(self, seed: int) -> None:
        self.about: tuple[int, ...] = ()
        self.dice = CommonDice(seed, lambda: self.about)

    def d(self, *about: int, sides: int = 6) -> int:
        self.about = about
        return self.dice.d(sides)


def test_other_throws_change_nothing() -> None:
    for seed in range(50):
        one, other = Thrown(seed), Thrown(seed)
        battles = [one.d(1, 7) for _ in range(4)]
        found: list[int] = []
        for n in range(4):
            other.d(2, 7)
            found.append(other.d(1, 7))
            other.d(1, 7 + n + 1)
            other.d(1, 7, sides=20)
        assert found == battles


def test_what_is_thrown_for_otherwise_comes_out_otherwise() -> None:
    for ways in (
        [Thrown(seed).d(1, 7) for seed in range(600)],
        [Thrown(3).d(1, n) for n in range(600)],
        [Thrown(3).d(n, 7) for n in range(600)],
        [die for thrown in (Thrown(3),) for die in (thrown.d(1, 7) for _ in range(600))],
    ):
        counts = Counter(ways)
        assert set(counts) == set(range(1, 7))
        assert all(60 < n < 140 for n in counts.values()), counts
        pairs = Counter(zip(ways[::2], ways[1::2], strict=True))
        assert len(pairs) == 36, "neighbours are strangers"


def test_a_copy_goes_on_where_the_dice_are() -> None:
    thrown = Thrown(5)
    thrown.d(1)
    twin = thrown.dice.copy()
    ahead = [thrown.d(1, sides=1000) for _ in range(3)]
    assert [twin.d(1000) for _ in range(3)] == ahead


def test_plans_are_tried_with_the_luck_of_their_world() -> None:
    """A game that says nothing of what is thrown for keeps its dice; one that does is searched with others."""
    asked: list[object] = []

    def luck(state: object) -> tuple[int, ...]:
        asked.append(state)
        return ()

    match = after(["north-3", "birch", "south-3", "elm"])
    plain, common = Planner(PLANNING), Planner(msgspec.structs.replace(PLANNING, luck=luck))
    plain.answer(sit(match))
    assert not asked
    keys = {common.answer(sit(match)) for _ in range(2)}
    assert len(keys) == 1
    assert asked
    assert all(state is not match.state for state in asked), "nothing is thrown at the table itself"
