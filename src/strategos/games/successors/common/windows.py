"""S4-6.2, S3-7.3 What everybody knows of the moments at which Surprise cards may be played."""

from __future__ import annotations

from strategos.kernel.asking import Plain
from strategos.kernel.standing import Order, lift, passing

from .board import NOBODY, SIDE_REFS, space_of
from .position import Position, factions
from .surprise_cards import Occasion

GAP = "gap"
"""The moment between two steps."""


def is_out(s: Position, card: int) -> bool:
    """Whether somebody may hold it for all the table knows: not every copy lies face up."""
    return card in s.deck or any(card in hand for hand in s.hand)


def wishes(seats: int) -> list[Order]:
    """W-GAP What everybody begins with: nobody is stopped between two steps who has not asked for it."""
    return [Order(seat, GAP) for seat in range(seats)]


def is_awaited(s: Position, moment: str) -> bool:
    """W-GAP Whether somebody has not ordered to pass at this moment; kept for as long as the orders are the same."""
    last = s.seen.wishes.get(moment)
    if last is None or last[0] != s.standing:
        absent = passing(s, moment)
        last = s.standing.copy(), any(seat not in absent for seat in factions(s))
        s.seen.wishes[moment] = last
    return last[1]


def facts_of(s: Position, on: Occasion) -> dict[str, Plain]:
    """What the question is about."""
    about: dict[str, Plain] = {}
    if on.by != NOBODY:
        about["side"] = SIDE_REFS[on.by]
    if on.card != NOBODY:
        about["card"] = s.facts.CARD_REFS[on.card]
    if on.space != NOBODY:
        about["space"] = s.facts.REFS[on.space]
    if on.battle is not None:
        about["space"] = s.facts.REFS[space_of(on.battle.position)]
        about["attacker"], about["defender"] = SIDE_REFS[on.battle.attacker], SIDE_REFS[on.battle.defender]
    return about


def end_move(s: Position) -> None:
    """Orders to pass for this move are over with it."""
    lift(s, "move")
