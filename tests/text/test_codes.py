"""The reader of codes sees what is wrong."""

from __future__ import annotations

import pytest

from strategos.text import codes


def test_the_messages_of_skirmish_are_read_from_its_source() -> None:
    spoken = codes.spoken("skirmish")
    assert spoken["ask-champion"] == {"space", "seat"}
    assert spoken["no-not_a_neighbour"] == {"piece", "space"}
    assert spoken["no-fallen"] == {"piece"}
    assert spoken["event-fought"] == {"ford", "rolls", "strengths", "loser"}
    assert {"plan-hold", "plan-march", "why-fords", "why-moving"} <= set(spoken)
    assert {"outcome-fords", "outcome-last_man", "outcome-time", "space-alder", "side-north", "phase-march"} <= set(
        spoken
    )


@pytest.mark.parametrize(
    ("broken", "problem"),
    [
        ("no-fallen = Down.", "it: no-fallen is missing"),
        ("ask-man = Which?", "it: ask-man is missing"),
        ("event-marched = Off.", "it: event-marched is missing"),
        ("outcome-time = Over.", "it: outcome-time is missing"),
        ("space-alder = Alder", "it: space-alder is missing"),
        ("game-pitch = Nice", "it: game-pitch is missing"),
        ("plan-march = march", "it: plan-march is missing"),
        ("plan-usual = play on", "it: plan-usual is missing"),
        ("why-fords = more fords", "it: why-fords is missing"),
    ],
)
def test_a_missing_message_is_found(monkeypatch: pytest.MonkeyPatch, broken: str, problem: str) -> None:
    gone = broken.partition(" ")[0]
    written = codes.written

    def without(language: str, name: str) -> dict[str, codes.Variables]:
        found = written(language, name)
        return {k: v for k, v in found.items() if k != gone} if language == "it" else found

    monkeypatch.setattr(codes, "written", without)
    assert any(p.startswith(problem) for p in codes.gaps("skirmish"))


def test_a_variable_nobody_offers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    written = codes.written

    def strange(language: str, name: str) -> dict[str, codes.Variables]:
        found = written(language, name)
        return {**found, "no-fallen": frozenset({"wound"})} if name == "skirmish" else found

    monkeypatch.setattr(codes, "written", strange)
    assert "fr: no-fallen uses wound, which is not always there" in codes.gaps("skirmish")


def test_languages_must_use_the_same_variables() -> None:
    one = {"a": frozenset({"x", "count"}), "b": frozenset[str]()}
    other = {"a": frozenset[str](), "c": frozenset[str]()}
    assert codes.differences({"en": one, "it": other}) == [
        "en: c is missing (it is in it)",
        "it: a and en do not both use x",
        "it: b is missing (it is in en)",
    ]


def test_what_is_not_fluent_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "catalogue", lambda _language, _name: "a = fine\nb {\n")
    with pytest.raises(ValueError, match="cannot be read here"):
        codes.written("en", "any")


def test_a_message_written_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "catalogue", lambda _language, _name: "a = fine\na = better\n")
    with pytest.raises(ValueError, match="twice"):
        codes.written("en", "any")
