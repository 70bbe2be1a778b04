"""`strategos odds conquest …`"""

from __future__ import annotations

from typing import Any

from strategos.kernel.errors import BadInput

from .. import GAME
from ..facts import COLOURS, GALLEYS, LEADERS, LIMIT
from .forces import NAMED, Numbers, Policy, Reading, numbers
from .land import for_battle
from .sea import for_naval

MOST_UNITS = max(LIMIT) * COLOURS
MOST_LEADERS = LEADERS * COLOURS
MOST_GALLEYS = GALLEYS * COLOURS
USAGE = """\
strategos odds conquest --attacker infantry=5,cavalry=2,catapult=1,leaders=2 --defender infantry=4,cavalry=2,leaders=1
  --fort                          the defender owns a Fortified City there
  --retreat-attacker N            the attacker retreats with N units left or fewer (never, if not given)
  --retreat-defender N            the defender likewise
  --retreat-attacker-below P      the attacker retreats when his chance to win falls below P (0 to 1)
  --retreat-defender-below P      the defender likewise
  --losses-attacker balance|cheap who is lost: so that the next roll stays strong, or the cheapest
  --losses-defender balance|cheap
  --fort-dice matched|automatic   do the extra dice of a fort need units to match
  --excess-hits lost|reserve      do hits beyond the battle legion reach the reserve
strategos odds conquest --naval 3,2   a sea battle of three Galleys against two"""

_FLAGS = ("fort",)
_READINGS = ("fort-dice", "excess-hits")
"""The choices of the game that change the odds."""
_VALUES = (
    "attacker",
    "defender",
    "retreat-attacker",
    "retreat-defender",
    "retreat-attacker-below",
    "retreat-defender-below",
    "losses-attacker",
    "losses-defender",
    *_READINGS,
    "naval",
)


def cli(args: list[str]) -> dict[str, Any]:
    """What `strategos odds conquest …` answers. Raises BadInput with one clear sentence."""
    given = _given(args)
    if "naval" in given:
        if len(given) > 1:
            other = next(name for name in given if name != "naval")
            raise BadInput(f"--naval stands alone; --{other} belongs to a land battle")
        fleets = given["naval"].split(",")
        if len(fleets) != 2:
            raise BadInput(f"--naval wants two numbers of Galleys such as 3,2, not {given['naval']!r}")
        ours, theirs = (_number("naval", n, 1, MOST_GALLEYS) for n in fleets)
        return {
            "battle": "naval",
            "attacker": {"galley": ours},
            "defender": {"galley": theirs},
            **for_naval(ours, theirs),
        }
    for side in ("attacker", "defender"):
        if side not in given:
            raise BadInput(f"--{side} is missing; say for example --{side} infantry=5,cavalry=2,leaders=1")
    attacker, defender = _force("attacker", given["attacker"]), _force("defender", given["defender"])
    fort = "fort" in given
    setup = GAME.setup(None, None, **{_option(name): given[name] for name in _READINGS if name in given})
    policies = [_policy(side, given) for side in ("attacker", "defender")]
    return {
        "battle": "land",
        "attacker": dict(zip(NAMED, attacker, strict=True)),
        "defender": dict(zip(NAMED, defender, strict=True)),
        "fort": fort,
        **{_option(name): setup.option(_option(name)) for name in _READINGS},
        **for_battle(attacker, defender, fort, policies[0], policies[1], Reading.of(setup)),
    }


def _option(name: str) -> str:
    return name.replace("-", "_")


def _given(args: list[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    rest = list(args)
    while rest:
        word = rest.pop(0)
        name, equals, value = word.removeprefix("--").partition("=")
        if not word.startswith("--") or name not in (*_FLAGS, *_VALUES):
            known = ", ".join(f"--{n}" for n in (*_VALUES, *_FLAGS))
            raise BadInput(f"odds of conquest do not know {word!r}; known are {known}")
        if name in given:
            raise BadInput(f"--{name} is given twice")
        if name in _FLAGS:
            if equals:
                raise BadInput(f"--{name} takes no value")
        elif not equals:
            if not rest or rest[0].startswith("--"):
                raise BadInput(f"--{name} needs a value")
            value = rest.pop(0)
        given[name] = value
    return given


def _force(side: str, text: str) -> Numbers:
    found: dict[str, int] = {}
    for part in text.split(","):
        kind, equals, count = (p.strip() for p in part.partition("="))
        if kind not in NAMED or not equals:
            known = ", ".join(NAMED)
            raise BadInput(f"--{side} wants pairs such as infantry=5, separated by commas, of {known}; not {part!r}")
        if kind in found:
            raise BadInput(f"--{side} names {kind} twice")
        found[kind] = _number(f"{side} {kind}", count, 0, MOST_LEADERS if kind == "leaders" else MOST_UNITS)
    force = numbers(**found)
    if not 1 <= sum(force[:3]) <= MOST_UNITS:
        raise BadInput(f"--{side} needs 1 to {MOST_UNITS} land units; leaders alone do not fight")
    return force


def _policy(side: str, given: dict[str, str]) -> Policy:
    at, below, losses = f"retreat-{side}", f"retreat-{side}-below", f"losses-{side}"
    chance = given.get(below, "0")
    try:
        share = float(chance)
    except ValueError:
        share = -1.0
    if not 0.0 <= share <= 1.0:
        raise BadInput(f"--{below} wants a number from 0 to 1, not {chance!r}")
    return Policy(
        losses=_one_of(losses, given.get(losses, "balance"), ("balance", "cheap")),
        retreat_at=_number(at, given.get(at, "0"), 0, MOST_UNITS),
        retreat_below=share,
    )


def _number(name: str, text: str, least: int, most: int) -> int:
    value = text.strip()
    if not (value.isascii() and value.isdigit() and len(value) < 9 and least <= int(value) <= most):
        raise BadInput(f"--{name} wants a whole number from {least} to {most}, not {text!r}")
    return int(value)


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise BadInput(f"--{name} is one of {', '.join(allowed)}, not {value!r}")
    return value
