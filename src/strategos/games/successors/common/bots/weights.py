"""What the heuristic player thinks things are worth, in Victory Points unless it says otherwise."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """The constants of the heuristic."""

    # What there is to win and to lose.
    space: float = 0.15
    """Any space with a PC marker."""
    begun: float = 0.6
    """Of a Province that is not complete, by the square of what is held of it."""
    spare: float = 0.25
    """One space more than a Province needs."""
    fleet: float = 0.7
    """A Fleet that comes with a Province or a city."""
    legitimacy: float = 0.55
    """A point of Legitimacy: Prestige in battle, Regency, victory."""
    cu: float = 0.5
    """A CU by its strength."""
    general: float = 2.5
    """A Major General."""
    denial: float = 0.45
    """What others lose, as a share of what it is to them;"""
    chase: float = 1.0
    """the same of whoever is ahead of all others, and of the Usurper."""

    # Armies.
    far: float = 0.62
    """What something is worth a turn later."""
    least: float = 0.25
    """The least for which an Army sets out."""
    siege: float = 0.55
    """A space that has to be besieged, against one that can be taken at once."""
    danger: float = 0.5
    """How much the strength of enemies next door deters."""
    guard: float = 0.72
    """The least chance to win for an Army with Royal Family Members;"""
    fight: float = 0.5
    """for any other."""
    voyage: float = 0.8
    """What waits beyond the sea, against what can be reached on foot."""
    opposed: float = 0.7
    """How likely whoever can stop a voyage is to try;"""
    sail: float = 0.5
    """the least chance to get there for which one sails if all of them do."""

    # Answers to others.
    evade: float = 0.42
    """The enemy's chance to win from which on one tries to get away."""
    intercept: float = 1.15
    """How much stronger one wants to be."""
    challenge: float = 0.45
    """The least chance to win a Naval Battle one may decline."""

    # Cards.
    march: float = 1.0
    """A Forced March, as a share of what it can reach."""
    train: float = 0.2
    """An Operation Point spent on training."""
    event: float = 0.35
    """An event nothing more is known of, for each Operation Point of its card."""
    recruit: float = 3.0
    upgrade: float = 0.8
    events: float = 1.0
    """Of what is known of an event, so much."""
    uses: tuple[tuple[str, float], ...] = ()
    """A use → so much more than it seems."""

    # The ways to win.
    hearse: float = 4.0
    """The Hearse, in Legitimacy, to whoever does not have it."""
    funeral: float = 0.0
    """To bring the Hearse to Pella: all the way, from the other end of the world. Without it Alexander is buried
    wherever he may be."""
    regency: float = 0.0
    """An Heir who is to come of age next, the sooner the more, as a share of all that one is ahead or behind."""
    stop: float = 0.0
    """How much more one is glad of the loss of whoever is near a victory at once."""
    rush: float = 0.0
    """How much more one's own gains are when one is."""
    asia: float = 0.0
    """Phrygia, Syria and Babylonia to whoever has the others of them."""

    # What a plan is for.
    lures: tuple[tuple[int, int, float], ...] = ()
    """A General and a space → so much more than it seems."""


WEIGHTS = Weights()
