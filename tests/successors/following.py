"""Who only hears the story knows how the board stands: what the events of a game tell is compared with its position."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from strategos.games.successors.common import card_events, events
from strategos.games.successors.common.board import DEAD, NOBODY, SIDE_REFS, Troops
from strategos.games.successors.common.dispersal import named
from strategos.games.successors.common.position import Position, factions, positions_of, troops_at
from strategos.games.successors.fourth.events import HearseDestroyed
from strategos.kernel.events import Event
from strategos.kernel.match import Match

REFERENCES = {
    "side": "side:",
    "of": "side:",
    "by": "side:",
    "partner": "side:",
    "attacker": "side:",
    "defender": "side:",
    "winner": "side:",
    "space": "space:",
    "to": "space:",
    "spaces": "space:",
    "general": "piece:",
    "generals": "piece:",
    "after": "piece:",
    "royal": "piece:",
    "royals": "piece:",
    "army": "piece:",
    "fleet": "piece:",
    "fleets": "piece:",
    "cus": "piece:",
    "card": "card:",
}
"""The fields of events that name something, and how such a name begins."""


def misnamed(event: Event) -> list[str]:
    """The fields of an event that do not name what they should."""
    told = msgspec.to_builtins(event)
    found: list[str] = []
    for field, begins in REFERENCES.items():
        value: Any = told.get(field)
        names = [value] if isinstance(value, str) else list(value) if isinstance(value, list | dict | tuple) else []
        found += [f"{type(event).__name__}.{field}: {name}" for name in names if not str(name).startswith(begins)]
    return found


def side_of(faction: int) -> str | None:
    return None if faction == NOBODY else SIDE_REFS[faction]


def counted(group: Troops) -> Counter[str]:
    return Counter(named(group))


def on_map(s: Position, faction: int) -> Counter[str]:
    """All CUs of a Faction on the map."""
    found: Counter[str] = Counter()
    for position in positions_of(s, faction):
        found += counted(troops_at(s, faction, position))
    return found


class Listener:
    """What has been heard so far, beginning with a position everybody has seen."""

    def __init__(self, s: Position) -> None:
        facts, generals = s.facts, list(enumerate(s.facts.GENERAL_REFS))
        self.control = {ref: side_of(s.control[n]) for n, ref in enumerate(facts.REFS)}
        self.on_map = {SIDE_REFS[f]: on_map(s, f) for f in factions(s)}
        self.dispersed = {SIDE_REFS[f]: counted(s.dispersed[f]) for f in factions(s)}
        self.royals = {ref: side_of(s.royal_of[n]) for n, ref in enumerate(facts.ROYAL_REFS)}
        self.champions = {SIDE_REFS[f]: bool(s.champion[f]) for f in factions(s)}
        self.killed = {ref for n, ref in generals if s.general_at[n] == DEAD}
        self.generals = {ref for n, ref in generals if not facts.is_minor(n) and s.general_at[n] >= 0}
        self.minors = {ref for n, ref in generals if facts.is_minor(n) and s.general_at[n] >= 0}
        self.condemned = None if s.condemned == NOBODY else facts.GENERAL_REFS[s.condemned]
        self.popular = {ref: s.popularity[n] for n, ref in generals if s.popularity[n]}
        self.helepolis = {facts.REFS[n]: SIDE_REFS[f] for n, f in s.helepolis.items()}
        self.plundered = {facts.REFS[n] for n in s.plundered}
        self.fleets_away = {ref for n, ref in enumerate(facts.FLEET_REFS) if s.fleet_away[n]}
        self.better_fleets = {ref for n, ref in enumerate(facts.FLEET_REFS) if s.upgraded[n] != NOBODY}
        self.trained = {SIDE_REFS[f]: s.training[f].box for f in factions(s)}
        self.pirates = side_of(s.pirates)
        self.tomb = None if s.tomb == NOBODY else facts.REFS[s.tomb]
        self.winner = side_of(s.winner)

    def hear(self, event: Event) -> None:
        match event:
            case events.ControlChanged():
                self.control[event.space] = event.side
            case events.MarkersIsolated():
                self.control.update(dict.fromkeys(event.spaces))
            case events.Arrived():
                self.on_map[event.side].update(event.cus)
                self.generals.update({event.general} - {None})
            case card_events.Recruited() if event.space is not None:
                self.generals.add(event.general)
            case events.Eliminated():
                self.on_map[event.side].subtract(event.cus)
            case events.Reinforced():
                self.dispersed[event.side] = Counter()
            case events.RoyalArmyJoined():
                self.on_map[event.side]["piece:royal"] += event.cus
                self.on_map[event.of]["piece:royal"] -= event.cus
            case card_events.ChangedSides():
                self.on_map[event.side].update(event.cus)
                self.on_map[event.of].subtract(event.cus)
            case events.RoyalTaken() | events.Married():
                self.royals[event.royal] = event.side
            case events.RoyalDied():
                self.royals[event.royal] = None
            case events.Championship():
                self.champions[event.side] = event.champion
            case events.GeneralKilled():
                self.killed.add(event.general)
                self.generals.discard(event.general)
                self.popular.pop(event.general, None)
                self.condemned = None if self.condemned == event.general else self.condemned
            case events.GeneralSucceeded():
                if event.after in self.generals:
                    self.generals = self.generals - {event.after} | {event.general}
                self.killed.add(event.after)
                self.popular.pop(event.after, None)
                self.condemned = None if self.condemned == event.after else self.condemned
            case events.MinorPlaced():
                self.minors.add(event.general)
            case events.MinorLeft():
                self.minors.discard(event.general)
            case card_events.Condemned():
                self.condemned = event.general if event.condemned else None
            case events.Popular():
                self.popular[event.general] = event.popularity
            case card_events.HelepolisPlaced():
                self.helepolis = {event.space: event.side}
            case card_events.HelepolisGone():
                self.helepolis = {}
            case card_events.Plundered():
                self.plundered.add(event.space)
            case events.FleetReturned():
                self.fleets_away.discard(event.fleet)
            case events.FleetTurned():
                (self.better_fleets.add if event.upgraded else self.better_fleets.discard)(event.fleet)
            case card_events.Trained():
                self.trained[event.side] = 0 if event.done else event.box
            case card_events.FleetJoined() if event.fleet == "piece:fleet-kilikia":
                self.pirates = event.side
            case events.Buried():
                self.tomb = event.space
                self.royals["piece:hearse"] = None
            case events.HearseLost() | HearseDestroyed():
                self.royals["piece:hearse"] = None
            case events.Won():
                self.winner = event.side
            case events.Dispersed():
                self.hear_of_the_dispersed(event)
            case _:
                pass

    def hear_of_the_dispersed(self, event: events.Dispersed) -> None:
        if event.fleet is not None:
            self.fleets_away.add(event.fleet)
            self.better_fleets.discard(event.fleet)
        elif event.general is not None:
            self.generals.discard(event.general)
        elif event.side is not None:
            self.dispersed[event.side].update(event.cus)
            if event.space is not None:
                self.on_map[event.side].subtract(event.cus)


def complaints(match: Match[Any]) -> list[str]:
    """Events of a match that name things wrongly, and what somebody who only heard them would have wrong at its end."""
    wrong = [word for event in match.all_events() for word in misnamed(event)]
    for event in match.all_events():
        msgspec.convert(msgspec.to_builtins(event), type(event))
    return [*wrong, *misheard(match)]


def misheard(match: Match[Any]) -> list[str]:
    finished = match.segments()
    start = finished[0].state if finished else match.checkpoint
    assert start is not None, "the first position is kept"
    told = match.all_events()
    if any(isinstance(event, events.GeneralBegins | events.GeneralsDealt) for event in told):
        # Set-up tells of many pieces at once.
        return []
    listener = Listener(start)
    for event in told:
        listener.hear(event)
    now = vars(Listener(match.state))
    return [
        f"{word}: {heard} was heard, {now[word]} is so" for word, heard in vars(listener).items() if heard != now[word]
    ]
