"""What somebody points at who asks "why not": pieces by their names, spaces, typed keys; and the commonest answers."""

from __future__ import annotations

import msgspec

from strategos.kernel.asking import No, Seat, Target

from .facts import GALLEYS, KINDS, LEADERS, NUMBER
from .state import (
    GONE,
    HOLD,
    ROW,
    ConquestState,
    captive_of,
    force,
    galley_name,
    leader_name,
    leader_ref,
    place_name,
    side,
    side_ref,
)

POINTS_RULE = ("CE-infantry-02", "CE-cavalry-02", "CE-catapult-02")


class Thing(msgspec.Struct, frozen=True):
    """A piece somebody points at: a stack of land units, a leader or a galley."""

    name: str
    kind: str
    owner: Seat
    place: int
    number: int
    """Of the leader or galley, or of the kind of land unit."""
    amount: int = 0
    """How many of a stack are asked about; 0 if nobody said."""

    @property
    def ref(self) -> str:
        return f"piece:{self.kind}" if self.kind in KINDS else f"piece:{self.name}"


def amount(target: Target) -> int:
    """How many are asked about, in the target or at the end of a typed key (`infantry=03`)."""
    n = target.get("amount", str(target.get("key", "")).partition("=")[2])
    return int(n) if str(n).isdecimal() else 0


def word(target: Target) -> str:
    """The name of what is pointed at, whatever it is."""
    found = next((str(target[k]) for k in ("space", "piece", "button", "key") if k in target), "")
    return found.partition("=")[0]


def space_of(target: Target) -> int | None:
    """The number of the space somebody points at."""
    name = word(target)
    return NUMBER.get(name) if "space" in target or "key" in target else None


def thing_of(s: ConquestState, target: Target) -> Thing | None:
    """The piece somebody points at, if there is one of that name."""
    name = word(target)
    if not ("piece" in target or "key" in target):
        return None
    kind, _, rest = name.partition("-")
    if kind in KINDS:
        owner_name, _, where = rest.partition("-")
        owner = next((n for n in range(s.setup.seats) if side(s, n) == owner_name), None)
        place = NUMBER.get(where)
        if place is None:
            holds = range(HOLD, HOLD + len(s.galley_at))
            place = next((p for p in holds if where.startswith("galley") and place_name(s, p) == where), None)
        if owner is None or place is None:
            return None
        return Thing(name, kind, owner, place, KINDS.index(kind), amount(target))
    if kind in ("caesar", "general"):
        for leader, at in enumerate(s.leader_at):
            if leader_name(s, leader) == name:
                return Thing(name, kind, s.master[leader // LEADERS], at, leader)
    if kind == "galley":
        for galley, at in enumerate(s.galley_at):
            if galley_name(s, galley) == name:
                return Thing(name, kind, s.master[galley // GALLEYS], at, galley)
    return None


def why_not_mine(s: ConquestState, seat: Seat, thing: Thing) -> No | None:
    """CE-mphase-01 Pieces of others, and one's own prisoners and dead, obey somebody else or nobody."""
    if thing.owner != seat:
        return No("CE-mphase-01", "not_yours", {"side": side_ref(s, thing.owner)})
    if thing.place <= captive_of(0):
        captor = side_ref(s, captive_of(0) - thing.place)
        return No("CE-ransom-01", "captured", {"piece": thing.ref, "side": captor})
    return No("CE-stock-03", "off_the_board", {"piece": thing.ref}) if thing.place == GONE else None


def spent_leader(s: ConquestState, leader: int) -> No:
    """CE-faq-sea-04 Why a leader without points has none: he landed this turn, or has used them."""
    facts = {"piece": leader_ref(s, leader)}
    return No("CE-faq-sea-04", "landed", facts) if leader in s.ashore else No("CE-caesar-02", "no_points", facts)


def spent_units(s: ConquestState, place: int, seat: Seat, kind: int) -> No:
    """CE-faq-sea-05 Why units of a kind have no points, or not all of them: they landed this turn, or have marched."""
    facts = {"piece": f"piece:{KINDS[kind]}"}
    all_landed = s.landed.get(place * ROW + kind, 0) >= force(s, place, seat)[kind]
    return No("CE-faq-sea-05", "landed", facts) if all_landed else No(POINTS_RULE[kind], "no_points", facts)
