"""What events are aimed at: Armies, told by their Commanding Generals, and spaces within reach of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from strategos.kernel.asking import No, Option, choose
from strategos.parts.graph import steps_from

from ..board import space_of
from ..position import Position, commander, is_army, stack, stacks_of_generals

P = TypeVar("P", bound=Position)


async def aim(
    s: Position,
    faction: int,
    kind: str,
    card: str,
    options: Sequence[Option[int]],
    why_not: Callable[[int], No | None],
    near: Sequence[Option[int]] | None = None,
) -> int:
    """The Faction names what its event is aimed at; `near`, if given, are the options that can be allowed at all."""
    return await choose(
        faction,
        kind,
        options,
        rule=("S3-7.1-c", "S4-6.2-i")[s.book],
        why_not=why_not,
        about={"card": card_ref(s, card)},
        allowed=None if near is None else [option for option in near if why_not(option.value) is None],
    )


def aimless(s: Position, card: str) -> No:
    """S4-6.2-i, S3-7.1-c There is nothing the event could be about."""
    return No(("S3-7.1-c", "S4-6.2-i")[s.book], "no_target", {"card": card_ref(s, card)})


def card_ref(s: Position, card: str) -> str:
    return s.facts.CARD_REFS[s.facts.CARD_NUMBER[card]]


def leaders(s: Position, faction: int) -> list[int]:
    """The Commanding Generals of a Faction's Armies."""
    first, last = stack(faction, 0), stack(faction + 1, 0)
    return sorted([g[0] for key, g in stacks_of_generals(s).items() if first <= key < last and key in s.troops])


def leads_army(s: Position, general: int) -> bool:
    """S4-7.2-f, S3-8.2-a, S4-7.1-f, S3-8.3-a On the map, in command, with CUs."""
    at, faction = s.general_at[general], s.general_of[general]
    return at >= 0 and is_army(s, faction, at) and commander(s, faction, at) == general


def unless_aimless(
    s: Position, card: str, options: Sequence[Option[int]], why_not: Callable[[int], No | None]
) -> No | None:
    """Whether there is anything to aim at."""
    return None if any(why_not(option.value) is None for option in options) else aimless(s, card)


def why_not_near(
    card: str,
    near: Callable[[P, int, str], Sequence[Option[int]]],
    why_not: Callable[[P, int, int], No | None],
    s: P,
    faction: int,
) -> No | None:
    """Whether there is anything to aim at among what can be allowed at all."""
    return unless_aimless(s, card, near(s, faction, card), partial(why_not, s, faction))


def within_spaces(s: Position, space: int, steps: int) -> list[int]:
    """The spaces at most so many adjacent spaces away, whoever stands between."""
    return [n for n, away in enumerate(steps_from(s.facts.ADJACENT, space)) if 0 <= away <= steps]


def army_spaces(s: Position, faction: int) -> list[int]:
    """The spaces with an Army of a Faction."""
    return sorted({space_of(s.general_at[general]) for general in leaders(s, faction)})
