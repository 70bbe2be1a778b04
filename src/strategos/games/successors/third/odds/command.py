"""Odds on the command line: `strategos odds successors3 …`.

What both editions have alike stands in `common/odds/command.py`.
"""

from __future__ import annotations

from typing import Any

from strategos.kernel.errors import BadInput
from strategos.parts.forecast import certainty
from strategos.parts.names import known_name

from ...common.board import INDEPENDENT, outside
from ...common.odds.battles import told
from ...common.odds.command import named_cus, named_fleets, plain
from ...common.position import put
from ...common.tasks import Battle
from .. import facts
from ..facts import (
    CITIES_OF,
    GENERAL_NUMBER,
    MAJORS,
    NAMES,
    NUMBER,
    PROVINCE_OF,
)
from ..state import SuccessorsState
from .battles import naval_battle, told_battle
from .rolls import evasion, interception, siege

USAGE = """\
strategos odds successors3 battle SPACE attacker=UNITS defender=UNITS [attack=GENERAL] [defend=GENERAL] [local=yes]
strategos odds successors3 siege SPACE [besieger=GENERAL] [traitor=yes]
strategos odds successors3 naval mover=FLEETS interceptor=FLEETS
strategos odds successors3 intercept GENERAL SPACE
strategos odds successors3 evade GENERAL SPACE

battle      UNITS as mercenary3,loyal2,elephant1; Generals by name, without one the CUs have no Battle Rating; with
            local=yes the Defender holds the space and its Province. Chances are those of the Attacker.
siege       one roll against a Major City, Stronghold or Independent space.
naval       FLEETS as athenai,rhodos+ (with a plus the higher side is up), or none. Chances are the Interceptor's.

Every roll is counted, nothing is sampled; cards are not reckoned with.
Examples: strategos odds successors3 battle sardeis attacker=loyal4,elephant2 defender=mercenary6 attack=antigonos
          strategos odds successors3 naval mover=athenai+ interceptor=karia,makedonia
"""
ATTACKER, DEFENDER = 0, 1


def cli(args: list[str]) -> dict[str, Any]:
    """The answer to a question put as words. Raises BadInput."""
    words = dict(arg.split("=", 1) for arg in args if "=" in arg)
    what, *rest = [arg for arg in args if "=" not in arg] or [""]
    if what == "battle" and len(rest) == 1:
        return _battle(_space(rest[0]), words)
    if what == "siege" and len(rest) == 1:
        return _siege(_space(rest[0]), words)
    if what == "naval" and not rest:
        return _naval(words)
    if what in ("intercept", "evade") and len(rest) == 2:
        chance = (interception if what == "intercept" else evasion)(_general(rest[0]), _space(rest[1]))
        return {"kind": what, "win": chance, "draw": 0.0, "lose": 1 - chance, **certainty()}
    raise BadInput(f"that is no question about Successors; try one of:\n{USAGE}")


def _space(name: str) -> int:
    return NUMBER[known_name(name, NAMES, "space")]


def _general(name: str) -> int:
    return GENERAL_NUMBER[known_name(name, tuple(GENERAL_NUMBER)[:MAJORS], "general")]


def _battle(space: int, words: dict[str, str]) -> dict[str, Any]:
    s, at = SuccessorsState(), outside(space)
    if "attacker" not in words or "defender" not in words:
        raise BadInput("a battle needs attacker=UNITS and defender=UNITS")
    for faction, units, general in ((ATTACKER, "attacker", "attack"), (DEFENDER, "defender", "defend")):
        put(s, faction, at, named_cus(facts, words[units]))
        if general in words:
            leader = _general(words[general])
            s.general_at[leader], s.general_of[leader] = at, faction
    if words.get("local") == "yes":
        for city in CITIES_OF[PROVINCE_OF[space]]:
            s.control[city] = DEFENDER
    return plain(told_battle(s, Battle(ATTACKER, DEFENDER, at, at)))


def _siege(space: int, words: dict[str, str]) -> dict[str, Any]:
    s = SuccessorsState()
    s.control[space] = INDEPENDENT
    if "besieger" in words:
        leader = _general(words["besieger"])
        s.general_at[leader], s.general_of[leader] = outside(space), ATTACKER
    return plain(siege(s, ATTACKER, space, traitor=words.get("traitor") == "yes"))


def _naval(words: dict[str, str]) -> dict[str, Any]:
    if "mover" not in words or "interceptor" not in words:
        raise BadInput("a naval battle needs mover=FLEETS and interceptor=FLEETS")
    strengths = [named_fleets(facts, words[side]) for side in ("mover", "interceptor")]
    return {"kind": "naval_battle", **told(naval_battle(*strengths)), "strengths": strengths}
