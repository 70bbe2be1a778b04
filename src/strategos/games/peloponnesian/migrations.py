"""What lifts stored positions of older versions to the shape of today; number n takes schema n + 1 to the next."""

from __future__ import annotations

from typing import Any

from .facts import NUMBER, SIDES

Stored = dict[str, Any]


def two_more_readings(state: Stored) -> Stored:
    """1 to 2: two new choices, as it was played until then."""
    known = {"leaderless": "leave", "battle_losses": "order", **state["setup"]["options"]}
    return {**state, "setup": {**state["setup"], "options": known}}


def armies_at_home(state: Stored) -> Stored:
    """2 to 3: a new choice, as it was played until then."""
    known = {"home_army": "stays", **state["setup"]["options"]}
    return {**state, "setup": {**state["setup"], "options": known}}


COUNTED = (
    "artaxerxes_intervenes",
    "cinadon",
    "cunaxa",
    "demagogue",
    "dionysius",
    "egyptian_revolt",
    "long_walls_rebuilt",
    "oligarchs_in_athens",
    "persia_enters",
    "phoebidas",
    "plague",
    "sphodrias",
    "supplies_from_egypt",
)
NUMBERS = ("combats", "death_of_leaders", "helots", "target")
LISTS = {"coup": "coups", "exile": "exiles", "surrender": "surrendered"}


def fields_for_what_is_remembered(state: Stored) -> Stored:
    """3 to 4: what a turn and the game remember has fields; there were numbers by name, with others behind a dash."""
    happened = _fields(state.get("happened", {}), COUNTED)
    before = {key: bool(n) if key == "spartans_in_attica" else n for key, n in state.get("before", {}).items()}
    return {**state, "now": _fields(state.get("now", {}), NUMBERS), "happened": happened, "before": before}


def _fields(known: dict[str, int], numbers: tuple[str, ...]) -> Stored:
    """`taken-7: 1, taken-9: 1` becomes `taken: [7, 9]`; what is no number is true or false."""
    found: Stored = {}
    listed: dict[str, list[Any]] = {}
    for key, value in known.items():
        head, _, rest = key.partition("-")
        if head == "at_most":
            found.setdefault(head, [0, 0])[int(rest)] = value
        elif not rest:
            found[key] = value if key in numbers else bool(value)
        elif value:
            listed.setdefault(LISTS.get(head, head), []).append(_entry(head, rest))
    return {**found, **{key: sorted(values) for key, values in listed.items()}}


def _entry(head: str, rest: str) -> int | list[int]:
    if head == "arrived":
        side, _, space = rest.partition("-")
        return [SIDES.index(side), NUMBER[space]]
    return [int(n) for n in rest.split("-")] if head == "met" else int(rest)


MIGRATIONS = (two_more_readings, armies_at_home, fields_for_what_is_remembered)
