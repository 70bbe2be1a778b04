"""A table of verbs refuses and acts for each deed as its verb says."""

from __future__ import annotations

from strategos.kernel.asking import No, Option, choose
from strategos.parts.verbs import Verb, do, why_not_do
from tests.kernel.tiny import Tiny, start, tiny


def add(s: Tiny, n: int) -> None:
    s.total += n


async def ask(s: Tiny, n: int) -> None:
    s.total += await choose(
        0, "more", [Option(key, times * n, {"button": key}) for key, times in (("a", 10), ("b", 20))], rule="T-2"
    )


VERBS = {"add": Verb(add, lambda _s, n: No("T-1", "too_much") if n > 5 else None), "ask": Verb(ask)}


def test_deeds_are_done_by_their_verbs_and_procedures_may_ask() -> None:
    done: list[bool] = []

    async def rule(s: Tiny) -> None:
        done.extend([await do(VERBS, s, ("add", 3)), await do(VERBS, s, ("ask", 2)), await do(VERBS, s, ("fly", 1))])

    match = start(tiny(rule))
    assert match.pending[0].kind == "more"
    match.play(0, "b")
    assert done == [True, True, False]
    assert match.state.total == 43


def test_each_verb_refuses_for_itself() -> None:
    s = Tiny()
    assert why_not_do(VERBS, s, ("add", 6)) == No("T-1", "too_much")
    assert why_not_do(VERBS, s, ("add", 5)) is None
    assert why_not_do(VERBS, s, ("ask", 6)) is None
    assert why_not_do(VERBS, s, ("fly", 9)) is None
