"""Legions on the march: for each leader the best step, and how many go with him."""

from __future__ import annotations

from zlib import crc32

import msgspec

from ..alliances import why_not_cross
from ..facts import ACROSS, ADJACENT, LEGION
from ..legion import movable
from ..odds import Numbers, Units
from ..roads import march_of
from ..state import NOBODY, is_caesar, leaders_at
from .aims import NO_BATTLE, Aims, Step
from .estimates import add, some_of
from .knowledge import NOTHING
from .memory import remembered


@remembered
def best_step(k: Aims, leader: int) -> Step | None:
    """The best step of this leader, if any is worth it."""
    s = k.s
    p = s.leader_at[leader]
    if not s.leader_left[leader]:
        return None
    steps = flights(k, leader, p) if leader not in k.leads else marches(k, leader, p) + walks(k, leader, p)
    if leader in k.leads and is_caesar(leader):
        steps += flights(k, leader, p)
    if k.weights.noise:
        steps = [misjudged(k, step) for step in steps]
    effort = k.weights.effort
    for step in sorted([step for step in steps if step.worth > effort], reverse=True):
        if step.to not in ACROSS[p] or why_not_cross(s, (leader,), p, step.to) is None:
            return step
    return None


def misjudged(k: Aims, step: Step) -> Step:
    """A step with its worth a little wrong, and the same way whenever it is thought of; a Caesar takes more care."""
    if is_caesar(step.leader) or step.worth < -300.0:
        return step
    about = (k.weights.seed, step.leader, step.to, len(step.companions), sum(step.units) > 1)
    error = 2.0 * (crc32(repr(about).encode()) / 2**32) - 1.0
    return msgspec.structs.replace(step, worth=step.worth + k.weights.noise * error)


def destinations(k: Aims, leader: int, p: int, *, alone: bool) -> list[int]:
    """Where he could go: next door, or along Roads.

    A run along Roads costs nothing more. So that it comes to an end, a leader on a run leads only troops he has just
    picked up, and goes alone only where he picks some up.
    """
    s = k.s
    if not any(s.road):
        return list(ADJACENT[p])
    along = k.along_roads(p)
    run = march_of(s, leader)
    if run is None:
        return list({*ADJACENT[p], *along})
    aside = [to for to in ADJACENT[p] if to not in along]
    if is_caesar(leader):
        return aside
    if alone:
        return aside + [to for to in along if k.call(leader, to) and sum(k.free(to)) >= 3]
    return aside if any(run.units) else aside + along


# -- with troops ------------------------------------------------------------------------------------------------------


def marches(k: Aims, leader: int, p: int) -> list[Step]:
    """Steps with a legion: one man to take what is empty, many to fight or to go towards a fight."""
    if not any(k.free(p)):
        return []
    steps: list[Step] = []
    caesar = is_caesar(leader)
    for to in destinations(k, leader, p, alone=False):
        enemy = _enemy(k, to)
        if enemy != NOBODY:
            free = k.free(p, to)
            units = some_of(free, LEGION)
            friends = companions(k, leader, p, sum(free))
            if sum(units):
                worth = attack_worth(k, p, to, enemy, units, 1 + len(friends))
                if caesar:
                    worth -= k.weights.caesar * (1.0 - k.odds(to, enemy, add(k.army(to, k.seat), (*units, 1))))
                steps.append(Step(worth, leader, to, units, friends))
            continue
        steps.extend([Step(worth, leader, to, units) for worth, units in advances(k, p, to, caesar)])
    return steps


def _enemy(k: Aims, to: int) -> int:
    """The rival with troops in a province, even if mine have already entered it."""
    if k.owner[to] != k.seat:
        return k.owner[to]
    return next((r for r in k.rivals if any(k.army(to, r)[:3])), NOBODY)


def sizes(free: Units) -> list[Units]:
    found: list[Units] = []
    if free[0]:
        found.append((1, 0, 0))
    if free[1]:
        found.append((0, 1, 0))
    for n in (3, LEGION):
        if sum(free) >= 2 and (units := some_of(free, n)) not in found:
            found.append(units)
    return found or [free]


def companions(k: Aims, leader: int, p: int, waiting: int) -> tuple[int, ...]:
    """Generals at the same place who have no legion of their own to lead: in battle each is worth a man."""
    others = [
        x
        for x in leaders_at(k.s, p, k.seat)
        if x in k.leads and x != leader and not is_caesar(x) and k.s.leader_left[x]
    ]
    needed = max(0, -(-(waiting - LEGION) // LEGION))
    return tuple(others[needed:])


def attack_worth(k: Aims, p: int, to: int, enemy: int, units: Units, heads: int) -> float:
    """What joining in an attack adds; who comes first counts on those who can follow."""
    everybody = k.comers(to)
    there: Numbers = (*k.mine.get(to, NOTHING), k.heads(to, k.seat))
    group: Numbers = (*units, heads)
    least = add(there, group)
    full: Numbers = (
        max(everybody[0], least[0]),
        max(everybody[1], least[1]),
        max(everybody[2], least[2]),
        max(everybody[3], least[3]),
    )
    worth = k.battle_worth(to, enemy, full)
    if any(there[:3]):
        # The battle takes place anyway: everybody who can be spared helps.
        worth = k.weights.join + sum(units)
    if worth <= NO_BATTLE:
        return NO_BATTLE
    return worth - leaving(k, p, units, heads, to)


@remembered
def advances(k: Aims, p: int, to: int, with_caesar: bool) -> list[tuple[float, Units]]:
    """What legions of several sizes promise where nobody resists."""
    return [(advance_worth(k, p, to, units, with_caesar), units) for units in sizes(k.free(p))]


def advance_worth(k: Aims, p: int, to: int, units: Units, with_caesar: bool) -> float:
    """What going where nobody resists is worth."""
    n = sum(units)
    there: Numbers = (*k.mine.get(to, NOTHING), k.heads(to, k.seat))
    worth = 0.0
    if not any(there[:3]):
        # What is lost again next turn pays only once.
        held = 1.0 - k.weights.lost_again * k.risk(to, (*units, 1))
        worth += held * k.prize(to) + k.bounty(to, NOBODY, fleeing=False)
    w = k.weights
    worth += w.army_pull * (k.army_pull(to) - k.army_pull(p)) * n / LEGION
    worth += w.legion_pull * (k.legion_pull(to) - k.legion_pull(p)) - w.man * n
    after = add(there, (*units, 1))
    if n >= 3:
        everybody = k.comers(to)
        if sum(everybody[:3]) > sum(after[:3]):
            after = everybody
    caesar = k.caesar_at == to or with_caesar
    worth -= k.danger(to, after, caesar) - k.danger(to, there, k.caesar_at == to)
    return worth - leaving(k, p, units, 1, -1, with_caesar=with_caesar)


@remembered
def leaving(k: Aims, p: int, units: Units, heads: int, without: int, *, with_caesar: bool = False) -> float:
    """How much more dangerous it gets for those who stay."""
    here = k.mine.get(p, NOTHING)
    before: Numbers = (*here, k.heads(p, k.seat))
    after: Numbers = (here[0] - units[0], here[1] - units[1], here[2] - units[2], before[3] - heads)
    caesar = k.caesar_at == p
    more = k.danger(p, after, caesar and not with_caesar, without) - k.danger(p, before, caesar, without)
    if not any(after[:3]):
        # A province just entered is taken only by those who stay, and so are the leaders there.
        held = 1.0 - k.weights.lost_again * k.risk(p, before)
        more += held * k.prize(p) + k.bounty(p, NOBODY, fleeing=False)
    return more


# -- alone ------------------------------------------------------------------------------------------------------------


def walks(k: Aims, leader: int, p: int) -> list[Step]:
    """A General without use here goes where troops wait for one."""
    here = k.mine.get(p, NOTHING)
    others = sum(1 for x in k.leads if k.s.leader_at[x] == p) - 1
    use = max(k.command(p, sum(here) - sum(k.guard(p)) - LEGION * others), k.calling(p, p))
    running = march_of(k.s, leader) is not None
    heads = k.heads(p, k.seat)
    caesar = k.caesar_at == p
    use -= k.danger(p, (*here, heads), caesar) - k.danger(p, (*here, heads - 1), caesar and not is_caesar(leader))
    moves = k.s.leader_left[leader]
    steps: list[Step] = []
    for to in destinations(k, leader, p, alone=True):
        if k.owner[to] not in (k.seat, NOBODY):
            continue
        fear = worry(k, to, is_caesar(leader))
        if moves > 1 and sum(k.free(to)) >= 3:
            # He can lead them out of danger at once.
            fear *= k.weights.walk_fear
        # A run goes straight to the troops: always to a better place, so that it comes to an end.
        worth = (k.call(leader, to) if running else k.calling(p, to)) - fear
        if moves > 1:
            worth = max(worth, beyond(k, p, to, is_caesar(leader)) - 0.5)
        steps.append(Step(k.weights.walk * (worth - use) - 0.5, leader, to))
    return steps


@remembered
def beyond(k: Aims, p: int, to: int, with_caesar: bool) -> float:
    """What calls a leader on who goes from one place to the next."""
    further = [n for n in ADJACENT[to] if n != p and k.owner[n] in (k.seat, NOBODY)]
    return max([k.calling(p, n) - worry(k, n, with_caesar) for n in further], default=0.0)


@remembered
def worry(k: Aims, p: int, with_caesar: bool) -> float:
    """How much more there is to lose in a place with a General, or the Caesar, there."""
    there: Numbers = (*k.mine.get(p, NOTHING), k.heads(p, k.seat))
    caesar = k.caesar_at == p
    return k.danger(p, add(there, (0, 0, 0, 1)), caesar or with_caesar) - k.danger(p, there, caesar)


def flights(k: Aims, leader: int, p: int) -> list[Step]:
    """A Caesar keeps out of reach, best behind the walls of his home."""
    here = k.mine.get(p, NOTHING)
    now = k.danger(p, (*here, k.heads(p, k.seat)), True)
    line = k.distance[k.home]
    away = line[p] if k.at_home else 0.0
    if now < k.weights.flight and not away:
        return []
    steps: list[Step] = []
    able = movable(k.s, p, k.seat)
    for to in destinations(k, leader, p, alone=True):
        if k.owner[to] not in (k.seat, NOBODY):
            continue
        there: Numbers = (*k.mine.get(to, NOTHING), k.heads(to, k.seat))
        for units in {NOTHING, some_of((able[0], able[1], able[2]), LEGION)}:
            then = k.danger(to, add(there, (*units, 1)), True)
            closer = (away - line[to]) * k.weights.homeward if k.at_home else 0.0
            left = k.danger(p, (here[0] - units[0], here[1] - units[1], here[2] - units[2], 0), False)
            steps.append(Step(now - then - 0.3 * left + closer - 0.1 * sum(units), leader, to, units))
    return steps
