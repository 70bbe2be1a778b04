"""S4-3, S3-20 What settles ties."""

from __future__ import annotations

from collections.abc import Callable

from strategos.kernel.chance import roll

from .board import INSTANT_L, NOBODY, SIDE_REFS
from .events import TieRolled, Won
from .position import Position, stack
from .scoring import legitimacy, victory_points


def macedonians(s: Position, faction: int) -> int:
    """S4-3.4-c, S3-20.3-c Loyal, Royal Army and Silver Shields CUs, Dispersed ones included."""
    first, last = stack(faction, 0), stack(faction + 1, 0)
    groups = [s.dispersed[faction], *(group for key, group in s.troops.items() if first <= key < last)]
    return sum(group[kind] for group in groups for kind in range(s.facts.TYPES) if s.facts.MACEDONIAN[kind])


def most(s: Position, among: list[int], value: Callable[[int], int]) -> list[int]:
    """Those with the highest value."""
    top = max(value(faction) for faction in among)
    return [faction for faction in among if value(faction) == top]


async def by_die(s: Position, tied: list[int], *, highest: bool) -> int:
    """The highest or the lowest die; equal ones are rolled again."""
    while len(tied) > 1:
        dice = dict(
            zip(tied, await roll(6, len(tied), purpose="tie", rule=("S3-3.1-b", "S4-5.1-k")[s.book]), strict=True)
        )
        for faction, die_ in dice.items():
            s.emit(TieRolled(SIDE_REFS[faction], die_))
        best = (max if highest else min)(dice.values())
        tied = [faction for faction in tied if dice[faction] == best]
    return tied[0]


def wins_at_once(s: Position, faction: int) -> str | None:
    """S4-3.1-a, S3-20.2-a With 18 Legitimacy, or the VP for so many players (S4-3.1-b, S3-20.2-b); not in Game Turn I
    (S4-3.1-c, S3-20.2-a)."""
    if s.clock.round == 1:
        return None
    if legitimacy(s, faction).value >= INSTANT_L:
        return "legitimacy"
    return "victory_points" if victory_points(s, faction).value >= s.facts.INSTANT_VP[s.setup.seats] else None


def total(s: Position, faction: int) -> int:
    """S4-3.2-a, S3-20.1-b Legitimacy and VP together."""
    return legitimacy(s, faction).value + victory_points(s, faction).value


def win(s: Position, faction: int, why: str) -> None:
    """S4-5-a, S3-20.1-a The game ends as soon as somebody wins, whatever was under way."""
    s.winner, s.won_by = faction, why
    s.agenda.clear()
    s.emit(Won(SIDE_REFS[faction], why))


def is_near(s: Position) -> bool:
    """Whether anybody has Legitimacy or VP enough; in nearly every Procedure nobody has."""
    points, claims = s.all_victory_points(), s.all_legitimacies()
    last = s.seen.nearness
    # Both are remembered by their causes: as long as nothing changes they are the very same.
    if last is None or last[0] is not points or last[1] is not claims:
        enough = s.facts.INSTANT_VP[s.setup.seats]
        near = any(tally.value >= enough for tally in points) or any(tally.value >= INSTANT_L for tally in claims)
        last = s.seen.nearness = (points, claims, near)
    return last[2]


def settle_victory(s: Position) -> None:
    """S4-3.1, S3-20.2 After every Procedure (OQ-INSTANT-WHEN); of several the active player, else the first
    (OQ-INSTANT-TIE)."""
    if s.winner != NOBODY or not is_near(s):
        return
    active = [] if s.clock.seat is None else [s.clock.seat]
    for faction in (*active, *s.turn_order()):
        why = wins_at_once(s, faction)
        if why is not None:
            win(s, faction, why)
            return
