"""S4-3, S3-20 What one plays for: Legitimacy or Victory Points at once, a Regency, the most points at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from strategos.kernel.asking import Plain
from strategos.kernel.beside import Goal

from .board import INSTANT_L, NOBODY, SIDE_REFS, space_of
from .position import Position, factions
from .scoring import legitimacy
from .victory import total

NEAR = 5
"""So many points before a victory it is said with every question."""


def own(s: Position, faction: int | None) -> Iterator[Goal]:
    """S4-3.1-a, S4-3.3-a, S3-20.2-a, S3-20.3-a What a side has of each, and needs; a spectator has no goals."""
    if faction is None:
        return
    points = s.all_victory_points()
    vp, claim = points[faction].value, legitimacy(s, faction).value
    needed = s.facts.INSTANT_VP[s.setup.seats]
    yield Goal("victory_points", {"vp": vp, "needed": needed}, vp >= needed, ("S3-20.2-b", "S4-3.1-b")[s.book])
    yield Goal("legitimacy", {"l": claim, "needed": INSTANT_L}, claim >= INSTANT_L, ("S3-20.2-a", "S4-3.1-a")[s.book])
    best = max((points[f].value for f in factions(s) if f != faction), default=0)
    yield Goal("most_points", {"vp": vp, "theirs": best}, vp > best, ("S3-20.3-a", "S4-3.3-a")[s.book])


def threats(s: Position, seat: int | None) -> list[Goal]:
    """S4-3.1-a, S3-20.2-a Others who could soon win at once, the nearest first: what they need, and what they could
    most easily be deprived of."""
    enough = s.facts.INSTANT_VP[s.setup.seats]
    found: list[tuple[int, Goal]] = []
    for f in factions(s):
        vp, claim = s.all_victory_points()[f].value, s.all_legitimacies()[f].value
        by_points = enough - vp <= INSTANT_L - claim
        short = max(0, enough - vp if by_points else INSTANT_L - claim)
        if f == seat or short > NEAR:
            continue
        facts: dict[str, Plain] = {"side": SIDE_REFS[f], "vp": vp, "l": claim, "short": short}
        facts |= {"by": "points", "needed": enough} if by_points else {"by": "legitimacy", "needed": INSTANT_L}
        facts |= weakest_province(s, f) if by_points else worthiest_royal(s, f)
        rule = ("S3-20.2-b", "S4-3.1-b")[s.book] if by_points else ("S3-20.2-a", "S4-3.1-a")[s.book]
        found.append((short, Goal("threat", facts, None, rule, urgent=True, dreaded=True)))
    return [goal for _, goal in sorted(found, key=lambda pair: pair[0])]


def weakest_province(s: Position, faction: int) -> dict[str, Plain]:
    """S4-2-u, S3-2.3-b The Province of a side that falls with the fewest of its spaces, of several the one worth most,
    and with how many."""
    facts = s.facts
    lost: list[tuple[int, int, int]] = []
    for province, owner in enumerate(s.province_owners()):
        if owner == faction and facts.PROVINCE_VP[province]:
            held = sum(s.control[space] == faction for space in facts.CITIES_OF[province])
            lost.append((held - facts.NEEDED[province] + 1, -facts.PROVINCE_VP[province], province))
    if not lost:
        return {"what": None, "worth": 0, "spaces": 0}
    spaces, worth, province = min(lost)
    return {"what": facts.PROVINCE_REFS[province], "worth": -worth, "spaces": spaces}


def worthiest_royal(s: Position, faction: int) -> dict[str, Plain]:
    """S4-3.6-a, S3-17.3-a The Royal Family Member a side has most Legitimacy of."""
    worth = [(s.facts.ROYAL_LEGITIMACY[n], -n) for n, owner in enumerate(s.royal_of) if owner == faction]
    points, royal = max(worth, default=(0, 0))
    return {"what": s.facts.ROYAL_REFS[-royal] if points else None, "worth": points, "spaces": 0}


def burial(s: Position) -> Iterator[Goal]:
    """S4-3.8-h, S3-17.4-d Alexander at Pella is worth ten Legitimacy."""
    at = s.royal_at[s.facts.HEARSE]
    if at >= 0 and s.tomb == NOBODY:
        owner = s.royal_of[s.facts.HEARSE]
        facts = {"side": None if owner == NOBODY else SIDE_REFS[owner]}
        where = s.facts.NAMES[space_of(at)], s.facts.NAMES[s.facts.PELLA]
        yield Goal("burial", facts, None, ("S3-17.4-d", "S4-3.8-h")[s.book], where)


def heirs(s: Position, seat: int | None, last: int) -> Iterator[Goal]:
    """S4-3.2-a, S4-3.2-b, S3-20.1-b, S3-21.4-a The next Heir to come of age before the game is over, and whose he
    is."""
    for turn, heir in s.facts.REGENCIES.items():
        at = s.royal_at[heir]
        if turn <= s.clock.round or turn > last or at < 0:
            continue
        owner = s.royal_of[heir]
        foremost = max(factions(s), key=lambda f: total(s, f))
        facts = {
            "royal": s.facts.ROYAL_REFS[heir],
            "turn": turn,
            "side": None if owner == NOBODY else SIDE_REFS[owner],
            "foremost": SIDE_REFS[foremost],
        }
        yield Goal(
            "regency",
            facts,
            None,
            ("S3-20.1-b", "S4-3.2-a")[s.book],
            (s.facts.NAMES[space_of(at)],),
            urgent=turn == s.clock.round + 1,
            dreaded=owner in (NOBODY, foremost) and foremost != seat,
        )
        return


def ending(s: Position, seat: int | None, last: int) -> Goal:
    """S4-3.3-a, S3-20.3-a The last Game Turn, who would win at its end, and what the reader has."""
    points = [s.all_victory_points()[f].value for f in factions(s)]
    leader = points.index(max(points))
    facts: dict[str, Plain] = {
        "turn": last,
        "turns": last - s.clock.round + 1,
        "leader": SIDE_REFS[leader],
        "vp": points[leader],
        "yours": None if seat is None else s.all_victory_points()[seat].value,
    }
    rule, urgent = ("S3-20.3-a", "S4-3.3-a")[s.book], s.clock.round == last
    return Goal("last_turn", facts, None, rule, urgent=urgent, dreaded=seat not in (None, leader))


def one_urgent(goals: Sequence[Goal]) -> list[Goal]:
    """With a question only one thing is said: whoever may win with the next blow, or else what the turn will end with,
    or else who comes near."""
    urgent = [goal for goal in goals if goal.urgent]
    close = [goal for goal in urgent if goal.key == "threat" and int(str(goal.facts["short"])) <= BLOW]
    due = [goal for goal in urgent if goal.key != "threat"]
    first = next(iter((*close, *due, *urgent)), None)
    return [goal if goal is first else replace(goal, urgent=False) for goal in goals]


BLOW = 3
"""So many points one Player Turn brings easily: the worth of a large Province."""
