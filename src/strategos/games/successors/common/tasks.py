"""What can be on the agenda below a phase or a Segment; an edition adds what it alone remembers."""

from __future__ import annotations

from strategos.kernel.agenda import Task

from .board import NOBODY, NONE, Troops


class Reinforce(Task, tag="reinforce", frozen=True):
    """A Faction has Reinforcements to place (S4-5.2, S3-5.4): CUs and Generals."""

    faction: int
    troops: Troops
    generals: tuple[int, ...] = ()
    placed: tuple[int, ...] = ()
    """The space of each CU placed so far."""
    strewn: tuple[int, ...] = ()
    """The Province of each CU placed where there was no other space (S4-5.2-m, S3-5.4-b)."""


class Battle(Task, tag="battle", frozen=True):
    """Two Factions fight in a position (S4-14, S3-12)."""

    attacker: int
    defender: int
    position: int
    origin: int
    """Where the Attacker came from: a position (over sea the Port of Embarkation), or WAITING for a box."""
    failed: tuple[int, ...] = ()
    """Factions of Generals who failed to evade in this Procedure (S4-14.5-e, S3-11.2-a)."""
    come: int = NOBODY
    """The Faction that has intercepted here, where its book asks for that (S3-12.4-a)."""


class Train(Task, tag="train", frozen=True):
    """Operation Points are spent on a Faction's Training track (S4-6.2 B3, S3-7.6)."""

    faction: int
    points: int


class March(Task, tag="march", frozen=True):
    """A Faction may activate some of its Armies or Generals with so many MP each: a Forced March, an event."""

    faction: int
    points: int
    count: int = 1


class Activate(Task, tag="activate", frozen=True):
    """An Army, or a General alone, is activated (S4-9.1, S3-9.1)."""

    faction: int
    general: int
    """Who was named."""
    die: int = 0
    """The roll of the Activation Segment, from which the MP of whoever commands follow (S4-9.2-c, S3-9.2-c)."""
    points: int = 0
    """Without a roll: the MP that the card gave (S4-9.2-a, S3-7.4-b)."""
    spent: int = 0
    """MP spent so far, by whoever commanded (S4-9.2-i, S3-9.10-c)."""
    generals: tuple[int, ...] = ()
    """The Generals on the move, the one in command first; none before he has set out."""
    troops: Troops = NONE
    royals: tuple[int, ...] = ()
    trail: tuple[int, ...] = ()
    """The positions it has left, the last one last."""
    arrival: int = 0
    """How it came to its space: BEGAN there, BY_LAND or BY_SEA (S4-10-c, S3-9.12-a)."""
    halted: bool = False
    """A Land Battle or turning back has taken the MP (S4-10-af, S4-11.3-g, S3-12-c, S3-10.5-a)."""
    bound: int = 0
    """FREE, or what it must leave: another GENERAL (S4-10-p, S3-9.9-b), in the fourth edition a PASSAGE granted
    (S4-10-k)."""
    besieged: tuple[int, ...] = ()
    """The Generals besieged when the activation began (OQ-BESIEGED-INTERCEPT)."""
    closed: tuple[int, ...] = ()
    """The Major Cities besieged when the activation began: there is nothing to rearrange (S4-10-g, S3-9.5-d)."""
    walked: bool = False
    """MP were spent on land, which leaves none for the land after a Naval Movement (S4-13.1-d, S3-9.14-h)."""
    sailed: bool = False
    """Its Naval Movement is over (S4-13.1-e, S3-9.14-i)."""
    course: tuple[int, ...] = ()
    """What is left of a way by sea that was announced as a whole (S3-13.4-c)."""
    barred: tuple[int, ...] = ()
    """Spaces where a General without CUs was refused Free Passage (S3-9.9-a)."""
    chief: int = NOBODY
    """Who was picked up on the way and commands for the rest of it, even if he is left behind (S3-9.10-a)."""


BEGAN, BY_LAND, BY_SEA = range(3)
FREE = 0


class IndependentMoves(Task, tag="independent_moves", frozen=True):
    """A player moves the Independent Armies, one after the other (S4-9.5, S3-16.3)."""

    player: int
    awake: int = NOBODY
    """The Independent Army that may leave its box."""
    moved: tuple[int, ...] = ()


class IndependentMove(Task, tag="independent_move", frozen=True):
    """One Independent Army is on its way."""

    player: int
    army: int
    start: int
    """Where it began: a position, or WAITING in its box."""
    spent: int = 0
    besieged: tuple[int, ...] = ()
    closed: tuple[int, ...] = ()


class Play(Task, tag="play", frozen=True):
    """A card has been announced for its event, with its targets; it may still be answered (S4-6.2, S3-7.2)."""

    faction: int
    card: int
    target: tuple[int, ...] = ()
    revealed: bool = False
    """Revealed at the end of a Round: nobody has played it, so nobody answers (OQ-ROUND-END)."""


class Spend(Task, tag="spend", frozen=True):
    """Operation Points of a card are to be spent (S4-6.2, S3-7.4)."""

    faction: int
    points: int
    markers: tuple[int, ...] = ()
    """The spaces of the Faction when the Tyche Segment began (S4-6.2-t, S3-7.5-b)."""
