"""What can be on the agenda: battles, round by round, what follows from them, and bargains about prisoners."""

from __future__ import annotations

from strategos.kernel.agenda import Task
from strategos.kernel.asking import Seat


class LandBattle(Task, tag="land_battle", frozen=True):
    """A round of a land battle is to be fought."""

    space: int
    attacker: Seat
    defender: Seat
    round: int = 1


class Declaration(Task, tag="declaration", frozen=True):
    """After a round both sides, who have units left, say whether they go on."""

    space: int
    attacker: Seat
    defender: Seat
    round: int


class Pursuit(Task, tag="pursuit", frozen=True):
    """One side runs to its refuge, the other goes after it."""

    space: int
    attacker: Seat
    defender: Seat
    round: int
    fugitive: Seat
    refuge: int


class SeaBattle(Task, tag="sea_battle", frozen=True):
    """A round of a sea battle is to be fought by the galleys of the attacker and those of the defender."""

    space: int
    attacker: Seat
    defender: Seat
    ours: tuple[int, ...]
    theirs: tuple[int, ...]
    round: int = 1


class Aftermath(Task, tag="aftermath", frozen=True):
    """A land battle is over: what becomes of beaten leaders, and of the loser's galleys at that coast."""

    space: int
    winner: Seat
    loser: Seat
    leaders: tuple[int, ...] = ()


class Bargain(Task, tag="bargain", frozen=True):
    """Terms for the return of prisoners lie on the table; `to` has to answer them."""

    owner: Seat
    """Whose Generals would be freed."""
    holder: Seat
    to: Seat
    freed: tuple[int, ...]
    talents: int
    """What the owner would pay."""
    given: tuple[int, ...] = ()
    """Prisoners of the owner he would hand over: the holder's own go free, those of others change captors."""
    promise: str = ""
    counters: int = 0
    """How many counter-offers have been made."""


Fight = LandBattle | Declaration | Pursuit | SeaBattle
ConquestTask = LandBattle | Declaration | Pursuit | SeaBattle | Aftermath | Bargain
