"""6 What the Combat Phase brings to a Force that stays where it is: the battles it is drawn into, then its siege.

Battles come one by one, in an order that chance decides: those in one space first, then those of Forces in reach of
each other. Fought here are those that can matter to the Force: its own, those of whomever it may meet, and so on.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import partial

import msgspec

from strategos.kernel.agenda import push

from ..battle import NULL
from ..combat import Meeting, contested, meeting_in, pairs_in_reach, place_of
from ..combat_events import BattleEnded
from ..facts import PERSIA, SIDE_REFS
from ..forces import Party
from ..homecoming import come_home
from ..sieges import most_urgent, siege_determination
from ..state import PeloponnesianState, holds, including, leaders_at, note, solitaire
from ..tasks import Battle, PersianBattle
from .branching import branches
from .clash import in_play, siege_chance
from .journey import Region, alike, fight_on

MANY = 60
"""So many different positions between two battles are followed each by itself."""
End = tuple[str, float, int]
"""How it ends for the Force, how likely that is, and the SP that its battles cost its side."""


class Stand(msgspec.Struct, frozen=True):
    """The Force between two battles."""

    state: PeloponnesianState
    chance: float
    how: str = "win"
    lost: int = 0


class Ahead(msgspec.Struct):
    """What lies before a Force."""

    ends: list[End] = []
    without: list[str] = []
    """What was not reckoned with: in what `order` two players will have battles fought, and `details` where too much
    would have to be followed."""


def combat_phase(s: PeloponnesianState, side: int, space: int) -> Ahead:
    """If it came now: `win` is a Force that has held its own and, where it besieges, has taken the fortress."""
    ahead = Ahead()
    for begun in branches(s, _until_battles):
        own = Party(side, space)
        besieges = begun.state.sieges.get(space) == side
        concerned = _concerned(begun.state, own)
        if not solitaire(s) and len(_meetings(begun.state, concerned)) > 1:
            ahead.without.append("order")
        for stand in _fought_out(ahead, Stand(begun.state, begun.chance), own, concerned):
            ahead.ends.extend(_besieged(stand, own) if besieges else [(stand.how, stand.chance, stand.lost)])
    return ahead


async def _until_battles(s: PeloponnesianState) -> None:
    """PW-5.9-a, PW-6.1-a Who was beaten on the way comes home; sieges are determined."""
    s.agenda = []
    await come_home(s, after_combat=False)
    await siege_determination(s)


def _besieged(stand: Stand, own: Party) -> Iterator[End]:
    """PW-6.3-a A siege without an Army is lifted; the fortress holds."""
    s = stand.state
    there = leaders_at(s, own.place, own.side) and holds(s, own.place, own.side)
    taken = siege_chance(s, own.side, own.place) if there else 0.0
    yield "win", stand.chance * taken, stand.lost
    yield "lose", stand.chance * (1 - taken), stand.lost


# -- 6.2 --------------------------------------------------------------------------------------------------------------


def _concerned(s: PeloponnesianState, own: Party) -> list[Party]:
    """The Force, whomever it may have to fight, whomever they may, and so on. Battles only make them fewer."""
    every = [*(meeting_in(s, space) for space in contested(s)), *pairs_in_reach(s)]
    found = [own]
    for party in found:
        met = [other for meeting in every if party in meeting for other in meeting]
        found.extend(other for other in dict.fromkeys(met) if other not in found)
    return found


def _meetings(s: PeloponnesianState, concerned: Sequence[Party]) -> list[Meeting]:
    """PW-6.2-a What may be fought next: in one space before in reach, unless two choose (ruling OQ-2P-ORDER)."""
    spaces = [space for space in contested(s) if meeting_in(s, space)[0] in concerned]
    there = [meeting_in(s, space) for space in most_urgent(s, spaces)]
    return there if there and solitaire(s) else [*there, *(m for m in pairs_in_reach(s) if m[0] in concerned)]


def _fought_out(ahead: Ahead, begun: Stand, own: Party, concerned: Sequence[Party]) -> Iterator[Stand]:
    """PW-6.2-h Battle after battle, each as likely to be the next as the others, until none is left that matters."""
    near = Region(sorted({party.place for party in concerned}))
    stands = [begun]
    while stands:
        further: list[Stand] = []
        for stand in stands:
            meetings = _meetings(stand.state, concerned)
            if not meetings or (stand.how != "win" and not holds(stand.state, own.place, own.side)):
                yield stand
                continue
            for meeting in meetings:
                further.extend(_fought(stand, own, meeting, stand.chance / len(meetings)))
        stands = _joined(further, near)
        if len(stands) > MANY:
            stands = _joined(stands, near, roughly=True)
            ahead.without.append("details")


def _fought(stand: Stand, own: Party, meeting: Meeting, chance: float) -> Iterator[Stand]:
    mine, before = own in meeting, in_play(stand.state, own.side)
    for after in branches(stand.state, partial(_fight, meeting=meeting)):
        if not mine:
            yield msgspec.structs.replace(stand, state=after.state, chance=chance * after.chance)
            continue
        [ended] = [event for event in after.state.events if isinstance(event, BattleEnded)]
        lost = stand.lost + before - in_play(after.state, own.side)
        yield Stand(after.state, chance * after.chance, _how(stand.how, ended, own, meeting), lost)


def _how(how: str, ended: BattleEnded, own: Party, meeting: Meeting) -> str:
    """A null battle of Forces in different spaces changes nothing (PW-6.2.2-a)."""
    if ended.winner is None:
        return how if ended.kind == f"effect:{NULL}" and meeting[0].place != meeting[1].place else "draw"
    return how if ended.winner == SIDE_REFS[own.side] else "lose"


async def _fight(s: PeloponnesianState, meeting: Meeting) -> None:
    ours, theirs = meeting
    note(s, met=including(s.now.met, (ours.side, ours.place, theirs.side, theirs.place)))
    space, places = await place_of(s, ours, theirs), (ours.place, theirs.place)
    push(s, PersianBattle(space, ours.side, places) if theirs.side == PERSIA else Battle(space, places))
    await fight_on(s)


def _joined(stands: Sequence[Stand], near: Region, *, roughly: bool = False) -> list[Stand]:
    """Those that have come to the same; roughly, those of whom only the others differ."""
    found: dict[Hashable, list[Stand]] = {}
    for stand in stands:
        s = stand.state
        key = (s.now.met if roughly else alike(s, near, roughly=False)), stand.how, stand.lost
        found.setdefault(key, []).append(stand)
    return [
        msgspec.structs.replace(max(same, key=lambda stand: stand.chance), chance=sum(stand.chance for stand in same))
        for same in found.values()
    ]
