"""Every doubtful fact can be said in words, and so can what one is asked for."""

from __future__ import annotations

import pytest

from strategos.games import GAMES, TEACHING
from strategos.owner import desk
from strategos.text import LANGUAGES, codes, own

OURS = [g for g in GAMES if g not in TEACHING]


def said(language: str, name: str) -> dict[str, codes.Variables]:
    """What the data of a game are told in, its family's words among them."""
    return codes.joined(language, [f"{each}.data" for each in own(name)])


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_doubtful_fact_has_words(name: str, language: str) -> None:
    written = said(language, name)
    missing: set[str] = set()
    for fact in desk.desk(name).facts:
        wanted = {f"table-{fact.table}", f"data-{fact.table}", *(f"field-{f.name}" for f in fact.fields)}
        wanted |= {f"word-{w}" for f in fact.fields if not f.ref for w in f.words}
        missing |= wanted - set(written)
        missing |= {f"${v} of data-{fact.table}" for v in written.get(f"data-{fact.table}", ()) if v not in fact.facts}
    assert sorted(missing) == []


def test_every_language_says_the_same() -> None:
    for name in OURS:
        assert codes.differences({language: said(language, name) for language in LANGUAGES}) == []


@pytest.mark.parametrize("name", OURS)
def test_no_source_is_a_key_nobody_can_read(name: str) -> None:
    told = [source for fact in desk.desk(name).facts for source in fact.sources]
    assert told
    for source in told:
        assert source.kind == "reconstructed" or " " in source.title or source.rule, source


def test_an_open_end_of_a_table_is_not_asked_for() -> None:
    """What is printed as "3 or less" has no lower bound, and no number of ours stands for one."""
    facts = {fact.row: fact for fact in desk.desk("alexander").facts}
    assert [f.name for f in facts["granicus.orders.wall_1"].fields] == ["max"]
    assert [f.name for f in facts["issus.orders.none"].fields] == ["min"]
    bounds = [f.value for fact in facts.values() for f in fact.fields if f.name in ("min", "max")]
    assert min(bounds) >= -1
    assert max(bounds) < 99
