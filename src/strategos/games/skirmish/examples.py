"""The words of skirmish's examples."""

from __future__ import annotations

from typing import Any

from strategos.kernel.clock import Each
from strategos.parts.names import known_name, place_of
from strategos.parts.vocabulary import Vocabulary

from . import FORDS, SEQUENCE, SIDES, SkirmishState, man_name

MEN = [man_name(m) for m in range(6)]

WORDS = {
    "men": "where men stand, `north-1: alder`; `fallen` for a man who is out",
    "strength": "how strong men are, `north-1: 3`",
    "turn": "the side whose turn it is",
    "phase": "the phase about to be played: muster, march, fight",
    "round": "the round",
}


def _place(name: Any) -> int:
    return -1 if name == "fallen" else place_of(name, FORDS, "ford")


def _man(name: str) -> int:
    return place_of(name, MEN, "man")


def edit(s: SkirmishState, word: str, value: Any) -> None:
    """Change a position before the example begins."""
    match word:
        case "men":
            for name, ford in value.items():
                s.at[_man(name)] = _place(ford)
        case "strength":
            for name, strength in value.items():
                s.strength[_man(name)] = strength
        case "turn":
            s.clock = type(s.clock)(s.clock.round, 1, place_of(value, SIDES, "side"), 0)
        case "phase":
            seat = s.clock.seat or 0
            places = {
                step.name: type(s.clock)(s.clock.round, n, seat if isinstance(entry, Each) else None, k)
                for n, entry in enumerate(SEQUENCE)
                for k, step in enumerate(entry.steps if isinstance(entry, Each) else (entry,))
            }
            s.clock = places[known_name(value, places, "phase")]
        case _:
            s.clock = type(s.clock)(value, s.clock.entry, s.clock.seat, s.clock.step)


def fact(s: SkirmishState, word: str, value: Any) -> Any:
    """What a position says to this word."""
    match word:
        case "men":
            return {name: "fallen" if s.at[_man(name)] < 0 else FORDS[s.at[_man(name)]] for name in value}
        case "strength":
            return {name: s.strength[_man(name)] for name in value}
        case "turn":
            return None if s.clock.seat is None else SIDES[s.clock.seat]
        case "phase":
            entry = SEQUENCE[s.clock.entry]
            return (entry.steps[s.clock.step] if isinstance(entry, Each) else entry).name
        case _:
            return s.clock.round


VOCABULARY = Vocabulary(WORDS, edit, fact)
