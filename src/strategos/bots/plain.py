"""Bots that keep nothing in mind, and the one that plays any game."""

from __future__ import annotations

from collections.abc import Callable

from .chair import Chair


class Plain:
    """A bot without a memory: a function from a chair to a key."""

    def __init__(self, think: Callable[[Chair], str]) -> None:
        self.plan = b""
        self.answer = think


def random_key(chair: Chair) -> str:
    """Any option, each as likely as the others; only giving up (`on` says "concedes") is not for the dice."""
    options = chair.decision.options
    while True:
        option = options[int(chair.rng.random() * len(options))]
        if "concedes" not in option.on or len(options) == 1:
            return option.key
