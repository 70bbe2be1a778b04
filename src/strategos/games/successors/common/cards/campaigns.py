"""Armies on the march: campaigns, plunder, engines, Fleets, and the Independents."""

from __future__ import annotations

from functools import partial

from strategos.kernel.agenda import push
from strategos.kernel.asking import No

from ..board import NOBODY, SIDE_REFS, WAITING
from ..card_events import HelepolisPlaced
from ..position import Position, besiegers, on_map_generals
from ..tasks import IndependentMoves, March
from .aims import aim, army_spaces, unless_aimless

CAMPAIGN_MP, CAMPAIGN_ARMIES = 4, 2


def why_not_campaign(s: Position, faction: int) -> No | None:
    return None if on_map_generals(s, faction) else No(("S3-7.4-a", "S4-6.2-o")[s.book], "no_general")


def why_not_build(s: Position, faction: int, space: int) -> No | None:
    """A Major City that an Army of one's own besieges."""
    if not s.is_major_city(space) or faction not in besiegers(s, space):
        return No(("S3-7.1-c", "S4-6.2-i")[s.book], "no_besieged_major_city", {"space": s.facts.REFS[space]})
    return None


def why_not_helepolis(s: Position, faction: int) -> No | None:
    """S4-9.1-m, S3-15.2-c There is one, and it never moves: it must be in its box."""
    for space in s.helepolis:
        return No(("S3-15.2-c", "S4-9.1-m")[s.book], "helepolis_stands", {"space": s.facts.REFS[space]})
    near = [s.facts.SPACE[space] for space in army_spaces(s, faction)]
    return unless_aimless(s, "helepolis", near, partial(why_not_build, s, faction))


async def choose_site(s: Position, faction: int) -> tuple[int, ...]:
    return (await aim(s, faction, "event_space", "helepolis", s.facts.SPACE, partial(why_not_build, s, faction)),)


async def build(s: Position, faction: int, target: tuple[int, ...]) -> None:
    """S4-15.2-h, S3-15.2-c It helps every siege there, until the siege is over."""
    [space] = target
    s.helepolis[space] = faction
    s.emit(HelepolisPlaced(SIDE_REFS[faction], s.facts.REFS[space]))


def why_not_pirates(s: Position, faction: int) -> No | None:
    if s.pirates != faction:
        return None
    return No(("S3-13.2-c", "S4-7.4-g")[s.book], "already_yours", {"fleet": s.facts.FLEET_REFS[s.facts.KILIKIA_FLEET]})


async def rouse(army: int, s: Position, faction: int, _target: tuple[int, ...]) -> None:
    """S4-9.5-b, S3-16.1-b The Army in its box sets out, and all that are active may move (S4-9.5-c, S3-16.1-b)."""
    push(s, IndependentMoves(faction, army if s.army_at[army] == WAITING else NOBODY))


async def campaign(s: Position, faction: int, _target: tuple[int, ...]) -> None:
    """S4-9.1-b, S3-7.4-a Two Armies or Generals are activated, one after the other."""
    push(s, March(faction, CAMPAIGN_MP, CAMPAIGN_ARMIES))
