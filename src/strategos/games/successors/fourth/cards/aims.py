"""What events are aimed at: Armies, told by their Commanding Generals, and spaces within reach of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from strategos.games.successors.common.board import space_of
from strategos.games.successors.common.position import commander, is_army
from strategos.games.successors.fourth.facts import ADJACENT, CARD_NUMBER, CARD_REFS, GENERAL_PICKS, GENERALS, ROYALS
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.kernel.asking import No, Option, choose
from strategos.parts.graph import steps_from

GENERAL = GENERAL_PICKS
"""The option to pick each General, or the Army he commands."""
ROYAL: tuple[Option[int], ...] = tuple(Option(name, n, {"piece": name}) for n, name in enumerate(ROYALS))


def card_ref(card: str) -> str:
    return CARD_REFS[CARD_NUMBER[card]]


def aimless(card: str) -> No:
    """S4-6.2-i There is nothing the event could be about."""
    return No("S4-6.2-i", "no_target", {"card": card_ref(card)})


def unless_aimless(card: str, options: Sequence[Option[int]], why_not: Callable[[int], No | None]) -> No | None:
    """Whether there is anything to aim at."""
    return None if any(why_not(option.value) is None for option in options) else aimless(card)


async def aim(
    faction: int, kind: str, card: str, options: Sequence[Option[int]], why_not: Callable[[int], No | None]
) -> int:
    """The Faction names what its event is aimed at."""
    return await choose(faction, kind, options, rule="S4-6.2-i", why_not=why_not, about={"card": card_ref(card)})


# -- Armies -----------------------------------------------------------------------------------------------------------


def leads_army(s: SuccessorsState, general: int) -> bool:
    """S4-7.2-f, S4-7.1-f On the map, in command, with CUs."""
    at, faction = s.general_at[general], s.general_of[general]
    return at >= 0 and is_army(s, faction, at) and commander(s, faction, at) == general


def leaders(s: SuccessorsState, faction: int) -> list[int]:
    """The Commanding Generals of a Faction's Armies."""
    return [g for g in range(GENERALS) if s.general_of[g] == faction and leads_army(s, g)]


def army_spaces(s: SuccessorsState, faction: int) -> list[int]:
    """The spaces with an Army of a Faction."""
    return sorted({space_of(s.general_at[general]) for general in leaders(s, faction)})


# -- distance ---------------------------------------------------------------------------------------------------------


def within_spaces(space: int, steps: int) -> list[int]:
    """The spaces at most so many adjacent spaces away, whoever stands between."""
    return [n for n, away in enumerate(steps_from(ADJACENT, space)) if 0 <= away <= steps]
