"""What a field of a data file may hold, said to a person."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

WORDS: dict[Any, str] = {
    int: "a whole number",
    float: "a number",
    str: "a word",
    bool: "true or false",
    list: "a list",
    NoneType: "null",
}


def wanted(kind: Any) -> str:
    """`int` → "a whole number", `Literal["land", "sea"]` → "one of: land, sea"."""
    if kind in WORDS:
        return WORDS[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return f"one of: {', '.join(map(str, parts))}"
    if origin in (Union, UnionType):
        return " or ".join(map(wanted, parts))
    if origin is tuple and parts[-1] is Ellipsis:
        return f"a list in which each is {wanted(parts[0])}"
    if origin is tuple:
        return f"a list of {len(parts)}: {', '.join(map(wanted, parts))}"
    return "what the files of the game have there"
