"""What has been found out about a position is not found out again while the questions are about the same one."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from types import MethodType
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, overload


class Remembering(Protocol):
    memory: dict[Any, Any]


K = TypeVar("K", bound=Remembering)
P = ParamSpec("P")
R = TypeVar("R")
Q = TypeVar("Q")


def remembered(find: Callable[Concatenate[K, P], R]) -> Callable[Concatenate[K, P], R]:
    """A question about a position that depends on nothing but its arguments; the answer stays with the position."""

    @wraps(find)
    def known(k: K, *args: P.args, **named: P.kwargs) -> R:
        ask = k.memory.get(find)
        if ask is None:
            ask = k.memory[find] = lru_cache(maxsize=None)(MethodType(find, k))
        return ask(*args, **named)

    return known


class kept(Generic[Q, P, R]):
    """The same for a method: what remembers its answers takes the method's place in the object."""

    def __init__(self, find: Callable[Concatenate[Q, P], R]) -> None:
        self._find, self._name = find, find.__name__

    @overload
    def __get__(self, k: None, owner: type[Q]) -> kept[Q, P, R]: ...

    @overload
    def __get__(self, k: Q, owner: type[Q]) -> Callable[P, R]: ...

    def __get__(self, k: Q | None, owner: type[Q]) -> Callable[P, R] | kept[Q, P, R]:
        if k is None:
            return self
        own = vars(k)
        own[self._name] = lru_cache(maxsize=None)(MethodType(self._find, k))
        return own[self._name]
