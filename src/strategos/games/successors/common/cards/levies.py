"""Events that bring CUs to a space of one's own: mercenaries, colonists, elephants."""

from __future__ import annotations

from functools import cache

from strategos.kernel.asking import Option, choose

from ..board import Troops, is_inside, space_of
from ..facts import Facts
from ..position import Position, cus, troops_at
from ..reinforcements import CROWD
from .aims import card_ref


def fits(s: Position, faction: int, position: int, group: Troops) -> bool:
    """S4-9.4-g, S3-9.7-b Inside a Major City there is room for two CUs."""
    return not is_inside(position) or cus(troops_at(s, faction, position)) + cus(group) <= CROWD


def is_home(s: Position, card: str, position: int) -> bool:
    """Whether a position lies in a Province named by the card."""
    return s.facts.PROVINCES[s.facts.PROVINCE_OF[space_of(position)]] in s.facts.LEVIES[card].provinces


def homes(s: Position, card: str) -> tuple[Option[int], ...]:
    """The positions in Provinces of the card, and those that are not printed (S4-16.1-c)."""
    return (*_homes(s.facts, card), *s.places()[len(s.facts.PLACES) :])


@cache
def _homes(facts: Facts, card: str) -> tuple[Option[int], ...]:
    lands = facts.LEVIES[card].provinces
    return tuple(place for place in facts.PLACES if facts.PROVINCES[facts.PROVINCE_OF[space_of(place.value)]] in lands)


@cache
def lands(facts: Facts, card: str) -> tuple[Option[int], ...]:
    """The spaces in Provinces of the card."""
    names = facts.LEVIES[card].provinces
    return tuple(option for option in facts.SPACE if facts.PROVINCES[facts.PROVINCE_OF[option.value]] in names)


async def which(s: Position, faction: int, card: str, position: int | None, groups: tuple[Troops, ...]) -> int:
    """The place of the group chosen; nobody is asked where there is one."""
    able = [n for n, group in enumerate(groups) if position is None or fits(s, faction, position, group)]
    if len(able) == 1:
        return able[0]
    options = [alternative(s, n, groups[n]) for n in able]
    return await choose(
        faction, "event_cus", options, rule=("S3-7.1-c", "S4-6.2-i")[s.book], about={"card": card_ref(s, card)}
    )


def alternative(s: Position, number: int, group: Troops) -> Option[int]:
    """Where there is a choice each group is of one type."""
    kind = s.facts.TROOP_NAMES[group.index(max(group))]
    return Option(kind, number, {"button": f"levy_{kind}", "amount": cus(group)})
