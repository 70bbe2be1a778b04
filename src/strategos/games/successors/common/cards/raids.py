"""PC markers change hands without a siege: Diplomacy, and raids."""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import DONE, No, Option, offer

from ..board import INDEPENDENT, MINOR_CITY, NOBODY, STRONGHOLD, outside
from ..control import set_control
from ..movement import within_reach
from ..position import Position, armies_at, cus_in_space, factions
from .aims import aim, army_spaces, card_ref, leaders, unless_aimless
from .event import Event

RAID_MP = 2


def is_minor_city(s: Position, space: int) -> bool:
    """S4-2-d, S3-9.12-d A Stronghold of a player counts as a Minor City, an Independent one does not."""
    if s.is_major_city(space):
        return False
    kind = s.facts.KIND[space]
    return kind == MINOR_CITY or (kind == STRONGHOLD and s.control[space] != INDEPENDENT)


def defended(s: Position, faction: int, space: int) -> bool:
    """Whether a Faction, Independents too, has CUs in a space."""
    if faction == INDEPENDENT:
        return bool(armies_at(s, outside(space)))
    return cus_in_space(s, faction, space) > 0


def why_not_foreign_city(s: Position, faction: int, space: int) -> No | None:
    """A Minor City with the PC marker of another player or of the Independents."""
    if not is_minor_city(s, space):
        return No(("S3-7.1-c", "S4-6.2-i")[s.book], "not_a_minor_city", {"space": s.facts.REFS[space]})
    if s.control[space] in (NOBODY, faction):
        return No(("S3-7.1-c", "S4-6.2-i")[s.book], "no_enemy_marker", {"space": s.facts.REFS[space]})
    return None


# -- Diplomacy --------------------------------------------------------------------------------------------------------


def why_not_persuade(s: Position, faction: int, space: int) -> No | None:
    """…anywhere, without a CU of anybody."""
    no = why_not_foreign_city(s, faction, space)
    if no is None and any(defended(s, other, space) for other in (*factions(s), INDEPENDENT)):
        return No(("S3-7.1-c", "S4-6.2-i")[s.book], "a_cu_here", {"space": s.facts.REFS[space]})
    return no


def why_not_diplomacy(s: Position, faction: int) -> No | None:
    return unless_aimless(s, "diplomacy", s.facts.SPACE, partial(why_not_persuade, s, faction))


async def choose_city(s: Position, faction: int) -> tuple[int, ...]:
    return (await aim(s, faction, "event_space", "diplomacy", s.facts.SPACE, partial(why_not_persuade, s, faction)),)


async def persuade(s: Position, faction: int, target: tuple[int, ...]) -> None:
    """One's own PC marker takes the place of the other; nobody was attacked (S4-3.7-j, S3-17.5-l)."""
    [space] = target
    set_control(s, space, faction)


# -- raids ------------------------------------------------------------------------------------------------------------


def why_not_raid(s: Position, faction: int, bases: tuple[int, ...], space: int) -> No | None:
    """…within 2 MP of an Army of one's own in one of these spaces, without a CU of the marker's Faction."""
    no = why_not_foreign_city(s, faction, space)
    if no is not None:
        return no
    if defended(s, s.control[space], space):
        return No(("S3-7.1-c", "S4-6.2-i")[s.book], "defended", {"space": s.facts.REFS[space]})
    if not any(space in within_reach(s, base, RAID_MP) for base in bases):
        return No(("S3-7.1-c", "S4-6.2-i")[s.book], "out_of_reach", {"space": s.facts.REFS[space], "range": RAID_MP})
    return None


def near(s: Position, faction: int, bases: tuple[int, ...]) -> list[Option[int]]:
    """What can be raided at all from these spaces: somebody else's."""
    found, control = {space for base in bases for space in within_reach(s, base, RAID_MP)}, s.control
    return [s.facts.SPACE[space] for space in sorted(found) if control[space] not in (NOBODY, faction)]


def why_not_raids(card: str, s: Position, faction: int) -> No | None:
    if not leaders(s, faction):
        return No(("S3-7.1-c", "S4-6.2-i")[s.book], "no_army")
    bases = tuple(army_spaces(s, faction))
    return unless_aimless(s, card, near(s, faction, bases), partial(why_not_raid, s, faction, bases))


async def choose_raid(s: Position, faction: int) -> tuple[int, ...]:
    bases = tuple(army_spaces(s, faction))
    why_not = partial(why_not_raid, s, faction, bases)
    return (await aim(s, faction, "event_space", "minor_raid", s.facts.SPACE, why_not, near(s, faction, bases)),)


async def choose_raids(s: Position, faction: int) -> tuple[int, ...]:
    """One or two spaces, within reach of one and the same Army."""
    bases = tuple(army_spaces(s, faction))
    why_not_first = partial(why_not_raid, s, faction, bases)
    first = await aim(s, faction, "event_space", "major_raid", s.facts.SPACE, why_not_first, near(s, faction, bases))
    bases = tuple(base for base in bases if first in within_reach(s, base, RAID_MP))

    def why_not(space: int) -> No | None:
        if space == first:
            return No(("S3-7.1-c", "S4-6.2-i")[s.book], "already_chosen", {"space": s.facts.REFS[space]})
        return why_not_raid(s, faction, bases, space)

    about = {"card": card_ref(s, "major_raid")}
    second = await offer(
        faction,
        "event_space",
        s.facts.SPACE,
        DONE,
        rule=("S3-7.1-c", "S4-6.2-i")[s.book],
        why_not=why_not,
        about=about,
        allowed=[option for option in near(s, faction, bases) if why_not(option.value) is None],
    )
    return (first,) if second is None else (first, second)


async def raid(s: Position, _faction: int, target: tuple[int, ...]) -> None:
    """The PC markers are removed; that is no attack (S4-3.7-j, S3-17.5-l)."""
    for space in target:
        set_control(s, space, NOBODY)


EVENTS: dict[str, Event[Position]] = {
    "diplomacy": Event(why_not_diplomacy, choose_city, persuade),
    "minor_raid": Event(partial(why_not_raids, "minor_raid"), choose_raid, raid),
    "major_raid": Event(partial(why_not_raids, "major_raid"), choose_raids, raid),
}
