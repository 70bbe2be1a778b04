"""What is remembered of a turn and of the game besides the pieces: a field for each thing, so that none is misspelt."""

from __future__ import annotations

import msgspec


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What events and deeds of one turn bring with them; the next one begins with nothing of it."""

    switched: bool = False
    """The player has changed sides."""
    nicias: bool = False
    """Nicias was drawn."""
    spartans_in_attica: bool = False
    opened: bool = False
    """It is settled who makes the first operation."""
    syracuse_answered: bool = False
    """Defensive Strategy has answered a threat to Syracuse."""
    army_moved: bool = False
    """The Persian Army has moved."""
    navy_moved: bool = False
    arrived: tuple[tuple[int, int], ...] = ()
    """Side and space of Expeditions that have come to their objective."""
    combats: int = 0
    """How often two players have been asked which combat is next."""
    met: tuple[tuple[int, int, int, int], ...] = ()
    """Forces that have fought each other: side and space of both."""
    taken: tuple[int, ...] = ()
    """Fortresses that fell, or are kept by what an Army left there."""
    doomed: tuple[int, ...] = ()
    """Leaders who fell, of whom one a side will stay dead."""
    surrendered: tuple[int, ...] = ()
    """Sides."""
    skip_turn: bool = False
    """A truce takes the next turn."""

    # Events
    no_eisphora: bool = False
    plague: bool = False
    corcyra_idle: bool = False
    cinadon: bool = False
    """Spartan units cannot be activated."""
    at_most: tuple[int, int] = (0, 0)
    """Side → the operations it may make; 0: as many as it can."""
    no_building: tuple[int, ...] = ()
    """Sides."""
    target: int | None = None
    """The space that Sparta has to hold at the end of the turn."""
    death_of_leaders: int = 0
    """The highest die that kills the leader of a battle."""
    one_of_each: bool = False
    """Of the leaders who fall one a side stays dead."""
    cimon: bool = False
    """Cimon dies."""
    plataea: bool = False
    """The first Spartan operation goes to Plataea."""
    helots: int = 0
    """1: they have risen; 2: they had risen before."""


class Deeds(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a turn asks of the one before."""

    ships_lost: int = 0
    spartans_in_attica: bool = False


class History(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has happened in the game: events that are counted, by their names, and what the map does not show."""

    oligarchs_in_athens: int = 0
    persia_enters: int = 0
    plague: int = 0
    demagogue: int = 0
    """1: Alcibiades is with the Spartans, 2: with the Persians, 3: back, 4: out of the game."""
    egyptian_revolt: int = 0
    cinadon: int = 0
    supplies_from_egypt: int = 0
    dionysius: int = 0
    sphodrias: int = 0
    phoebidas: int = 0
    cunaxa: int = 0
    long_walls_rebuilt: int = 0
    artaxerxes_intervenes: int = 0

    helots: bool = False
    """They are in revolt."""
    iasus: bool = False
    """Its capture has brought Persian money."""
    persia: bool = False
    """Persia is in the war (The Fall of Sparta)."""
    kings_peace: bool = False
    conon_gone: bool = False
    athens_belligerent: bool = False
    megalopolis: bool = False
    """Messenia is free."""
    carthage_wins: bool = False
    syracuse_wins: bool = False
    sicily_spartan: bool = False
    coups: tuple[int, ...] = ()
    """Spaces a Harmost has taken and nobody has freed."""
    exiles: tuple[int, ...] = ()
    """Leaders of Thebes who serve Athens."""
    agenda: tuple[int, ...] = ()
    """Spaces Agesilaus has asked for."""
    phocis: tuple[int, ...] = ()
    """Spaces the Phocians have attacked."""
