"""Odds on the command line: `strategos odds peloponnesian …`, and the positions it speaks of."""

from __future__ import annotations

from typing import Any

from strategos.kernel.errors import BadInput
from strategos.parts.forecast import certainty
from strategos.parts.names import known_name

from .. import GAME
from ..examples import edit
from ..examples.words import ELITES, PIECES
from ..facts import ATHENS, HOME, LEADER_NUMBER, LEADER_SIDE, NAMES, NUMBER, SIDES, SPARTA
from ..operations import BAD
from ..state import PeloponnesianState
from .clash import clash, named, summed, told
from .here import expedition, rebellion

USAGE = """\
strategos odds peloponnesian battle SPACE athens=UNITS sparta=UNITS [LEADER ...]
strategos odds peloponnesian expedition LEADER FROM OBJECTIVE UNITS [scenario=NAME] [crossing=yes]
strategos odds peloponnesian siege SPACE LEADER
strategos odds peloponnesian rebellion [player=no]
strategos odds peloponnesian auguries BONUS

battle      Forces that meet in a space: UNITS as H4,C1,N3 for the side's own Hoplite, Cavalry and Naval SP, AH, AC, AN
            for its allies'; leaders by name. Chances are those of Athens.
expedition  from the set-up of a scenario: interceptions over all shortest ways, then what waits at the objective.
siege       an Army under a leader before an empty fortress.
rebellion   Cause Rebellion; with player=no of the non-player side.
auguries    the signs before a continuing operation, with what is added to the die.

Every roll is counted, nothing is sampled.
Examples: strategos odds peloponnesian battle samos athens=N4,H2 sparta=N3,AN2 phormio
          strategos odds peloponnesian expedition phormio piraeus potidaea N5,H4
"""


def cli(args: list[str]) -> dict[str, Any]:
    """The answer to a question put as words. Raises BadInput."""
    words = dict(arg.split("=", 1) for arg in args if "=" in arg)
    what, *rest = [arg for arg in args if "=" not in arg] or [""]
    if what == "battle" and rest:
        return _battle(_space(rest[0]), words, rest[1:])
    if what == "expedition" and len(rest) == 4:
        return _expedition(rest, words)
    if what == "siege" and len(rest) == 2:
        return _siege(_space(rest[0]), rest[1])
    if what == "rebellion" and not rest:
        return rebellion(_position(), player=words.get("player", "yes") != "no")
    if what == "auguries" and len(rest) == 1 and rest[0].isdigit():
        good = max(0, min(6, BAD - 1 - int(rest[0]))) / 6
        return {"kind": "auguries", "win": good, "draw": 0.0, "lose": 1 - good, **certainty(), "bonus": int(rest[0])}
    raise BadInput(f"that is no question about The Peloponnesian War; try one of:\n{USAGE}")


def _position(scenario: str = "campaign", *, empty: bool = True) -> PeloponnesianState:
    s = GAME.begin(GAME.setup(2 if scenario == "fall_of_sparta" else 1, scenario))
    if empty:
        edit(s, "empty", True)
    return s


def _space(name: str) -> int:
    return NUMBER[known_name(name, NAMES, "space")]


def _leader(name: str) -> int:
    return LEADER_NUMBER[known_name(name, tuple(LEADER_NUMBER), "leader")]


def _units(text: str) -> dict[str, int]:
    """`N4,AH2` as a force. Raises BadInput."""
    found: dict[str, int] = {}
    for part in text.split(","):
        kind = part.rstrip("0123456789")
        number = part[len(kind) :]
        if kind not in (*PIECES, *ELITES) or not number:
            raise BadInput(f"{part} are no units; write them as H4, C1, N3, AH2 …")
        found[kind] = int(number)
    return found


def _battle(space: int, words: dict[str, str], leaders: list[str]) -> dict[str, Any]:
    s = _position()
    sides = {side: _units(words[side]) for side in SIDES[:2] if side in words}
    if len(sides) != 2:
        raise BadInput("a battle needs athens=UNITS and sparta=UNITS")
    edit(s, "units", {NAMES[space]: sides})
    edit(s, "leaders", {name: NAMES[space] for name in leaders if _leader(name) >= 0})
    return _plain({**named(s, ATHENS, space), **told(summed(clash(s, ATHENS, space)))})


def _siege(space: int, name: str) -> dict[str, Any]:
    s, leader = _position(), _leader(name)
    side = SPARTA if LEADER_SIDE[leader] == SPARTA else ATHENS
    edit(s, "units", {NAMES[space]: {SIDES[side]: {"H": 1}}})
    edit(s, "leaders", {name: NAMES[space]})
    edit(s, "colour", {NAMES[space]: SIDES[1 - side]})
    edit(s, "control", {NAMES[space]: SIDES[1 - side]})
    return _plain({**named(s, side, space), **told(summed(clash(s, side, space)))})


def _expedition(rest: list[str], words: dict[str, str]) -> dict[str, Any]:
    name, start, objective, units = rest
    leader = _leader(name)
    scenario = known_name(words.get("scenario", "campaign"), GAME.scenarios, "scenario")
    s = _position(scenario, empty=False)
    side = SPARTA if LEADER_SIDE[leader] == SPARTA else ATHENS
    here = NAMES[_space(start)]
    about = {"side": SIDES[side], "leader": name, "at": here, "objective": NAMES[_space(objective)]}
    edit(s, "leaders", {name: NAMES[HOME[side]]})
    edit(s, "expedition", {**about, "units": _units(units)})
    found = expedition(s, by_sea=words.get("crossing", "no") == "yes")
    if found is None:
        raise BadInput(f"no legal way leads from {here} to {objective} for such an Expedition")
    return _plain(found)


def _plain(found: dict[str, Any]) -> dict[str, Any]:
    """Reasons as words and numbers, which a command line can print."""
    modifiers = found.pop("modifiers", None)
    if modifiers is not None:
        found["modifiers"] = [{reason.why: reason.by for reason in reasons} for reasons in modifiers]
    return found
