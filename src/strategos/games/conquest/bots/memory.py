"""What has been found out about a position is not found out again while the questions are about the same one."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar


class Remembering(Protocol):
    memory: dict[Any, Any]


K = TypeVar("K", bound=Remembering)
P = ParamSpec("P")
R = TypeVar("R")


def remembered(find: Callable[Concatenate[K, P], R]) -> Callable[Concatenate[K, P], R]:
    """A question about a position that depends on nothing but its arguments; the answer stays with the position."""

    @wraps(find)
    def known(k: K, *args: P.args, **named: P.kwargs) -> R:
        memory, key = k.memory, (find, args, *named.items())
        found = memory.get(key, memory)
        if found is memory:
            found = memory[key] = find(k, *args, **named)
        return found

    return known
