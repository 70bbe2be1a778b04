"""Codes become sentences: names for references, lists in the manner of the language, brackets for what has no words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import strategos
from strategos.games.alexander import events as alexander
from strategos.games.alexander.shapes import Band
from strategos.games.conquest import events as conquest
from strategos.games.conquest.shapes import Order as Bought
from strategos.games.conquest.shapes import Party, Rise, ViewFacts
from strategos.games.skirmish import Fought
from strategos.kernel.asking import DONE, Decision, No, Option
from strategos.kernel.errors import BadInput, DataError
from strategos.kernel.events import Event
from strategos.kernel.standing import Order
from strategos.kernel.view import Piece, View
from strategos.parts.register import read_register
from strategos.text import Words


@pytest.fixture
def words() -> Words:
    return Words("en", "skirmish")


def test_references_become_names(words: Words) -> None:
    assert words.name("space:alder") == "Alder Ford"
    assert words.name("side:north") == "The North"
    assert words.name("just words") == "just words"
    assert words.name("seat:1") == "Seat 2"
    assert words.name("off") == "off the board"


def test_what_has_no_words_shows_its_id(words: Words) -> None:
    assert words.name("space:atlantis") == "[space-atlantis]"
    assert words.refusal(No("SK-1", "never_heard_of")) == "[no-never_heard_of]"
    assert words.fact("colour", 3) == "[fact-colour] 3"


@pytest.mark.parametrize(("language", "listed"), [("en", "a, b and c"), ("it", "a, b e c"), ("fr", "a, b et c")])
def test_lists_are_joined_in_the_manner_of_the_language(language: str, listed: str) -> None:
    words = Words(language, "skirmish")
    assert words.join(["a", "b", "c"]) == listed
    assert words.join(["a"]) == "a"


def test_numbers_and_references_in_lists(words: Words) -> None:
    assert words.value((3, 5)) == "3, 5"
    assert words.value(["space:alder", "space:elm"]) == "Alder Ford and Elm Ford"
    assert words.value({"side:north": 2}) == "The North: 2"


def test_none_and_truth_are_words_for_selectors() -> None:
    match = strategos.new("skirmish", seed=1)
    fought = Fought("space:elm", (3, 3), (1, 1), None)
    assert "Both stand" in Words("en", "skirmish").event(fought, match.view(None))
    assert Words("en", "skirmish").value(None) == "none"
    assert Words("en", "skirmish").value(True) == "true"


def test_a_piece_without_a_name_of_its_own_is_called_by_its_kind(words: Words) -> None:
    view = View(1, "march", (), None, (), (Piece("p7", "man", "space:elm", "north", 3),), {})
    some = Option("p7=03", ("p7", 3), {"piece": "p7", "amount": 3})
    decision = Decision(0, "man", "SK-2", (DONE, some))
    assert words.option(decision, some, view) == "3 × men"
    assert words.option(decision, some) == "3 × [piece-p7]"
    assert words.option(decision, DONE) == "Done"


def test_options_of_the_real_game() -> None:
    [decision] = strategos.new("skirmish", seed=1).pending
    words = Words("fr", "skirmish")
    assert words.prompt(decision) == "Quel homme marche\u00a0?"
    assert [words.option(decision, o) for o in decision.options][-1] == "Passer"


def test_numbers_on_buttons_need_no_words(words: Words) -> None:
    assert words.button("6") == "6"


def test_rule_texts(words: Words) -> None:
    assert words.rule("SK-2").startswith("The side whose turn it is")
    assert Words("it", "skirmish").rule("SK-2").startswith("La parte di turno")
    assert words.cited("SK-2") == {"SK-2": words.rule("SK-2")}
    assert words.cited("SK-99") == {}
    assert words.rule("SK-99.1") == "[rule-SK-99_1]"


def test_outcomes_name_the_winners(words: Words) -> None:
    view = strategos.new("skirmish").view(None)
    won = strategos.Outcome((1,), "fords")
    assert words.outcome(won, view) == "The South holds three fords and wins."


def test_an_unknown_language_is_bad_input() -> None:
    with pytest.raises(BadInput, match="choose one of: en, it, fr"):
        Words("la", "skirmish")


def test_a_broken_register_is_a_data_error(tmp_path: Path) -> None:
    path = tmp_path / "register.yaml"
    path.write_text("atoms: [{id: A", "utf-8")
    with pytest.raises(DataError, match=r"register.yaml, line 1: not valid YAML"):
        read_register(path)
    path.write_text("atoms: [{id: A}]", "utf-8")
    with pytest.raises(DataError, match=r"register.yaml: not a register"):
        read_register(path)


def test_a_register_is_found_by_the_game_s_id() -> None:
    assert Words("en", "skirmish").atoms() == {}
    assert Words("en", "conquest").atoms()["CE-buy-02"].section


def test_rows_of_a_table_and_bare_ids_are_said_in_words() -> None:
    words = Words("fr", "alexander")
    fleet = Band("effect:sink_transport_or_lose_2_gold", 1, 1)
    assert words.group("orders", Band("effect:wall_1", None, 3)) == "Ordres ennemis ≤ 3\N{NO-BREAK SPACE}: une muraille"
    assert words.group("orders", Band("effect:none", 10)) == "Ordres ennemis ≥ 10\N{NO-BREAK SPACE}: rien"
    assert words.group("fleet_orders", fleet) == "La flotte tyrienne 1\N{NO-BREAK SPACE}: un Transport ou 2 Or en moins"
    assert words.group("orders", Band("effect:none", -1, 0)).startswith("Ordres ennemis -1–0")
    assert words.fact("side", "persian") == words.fact("side", "side:persian") == "Perses"
    assert words.name("effect:none") == "rien"
    bought = Words("it", "conquest").group("orders", Bought("item:infantry", 2, "space:egyptus"))
    assert bought == "acquistato 2 × Fanterie (Egyptus)"


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (Order(0, until="raid"), "Pass for this raid"),
        (Order(0, "parry"), "Always pass when you are ambushed"),
        (Order(0, key="ambush"), "Never an ambush"),
        (Order(0, "ambush", "ambush", "raid"), "Never an ambush before a step of a raid; Pass for this raid"),
    ],
)
def test_a_standing_order_is_said_in_words(order: Order, said: str) -> None:
    assert Words("en", "ambush").order(order) == said


def test_what_a_view_tells_is_said_fact_by_fact() -> None:
    """Tables, rows with a message of their own, groups behind a title; what holds its default is left out."""
    words = Words("en", "conquest")
    rises = (Rise(2, 100), Rise(3, 200, "side:italia"))
    told = ViewFacts(1, {"infantry": 10}, rises, (Bought("item:catapult", 2, "space:italia"),))
    assert list(words.facts(told)) == [
        "prices × 1",
        "Infantry 10",
        "prices double at 100",
        "prices triple soon, set off by Italia",
        "bought 2 × Catapults (Italia)",
    ]
    assert words.group("attacker", Party("side:italia", 3, leaders=1)) == "Attacker: Italia, Infantry 3, leaders 1"
    assert list(words.facts(None)) == []


BACK = conquest.LeaderReturned("side:italia", "piece:general-italia-1", "space:italia")


@pytest.mark.parametrize(
    ("language", "game", "event", "sentence"),
    [
        ("it", "alexander", alexander.Marched("space:granicus"), "L'esercito marcia al Granico."),
        ("it", "alexander", alexander.Marched("space:sardis"), "L'esercito marcia a Sardi."),
        ("fr", "alexander", alexander.Stayed("space:old_tyre"), "L'armée reste dans la vieille Tyr."),
        ("en", "alexander", alexander.Stayed("space:macedonia"), "The army stays in Macedonia."),
        ("it", "alexander", alexander.UnitReduced("piece:mac_archers-1", ""), "Gli Arcieri sono ridotti."),
        ("fr", "alexander", alexander.UnitReduced("piece:per_infantry-2", ""), "L'Infanterie perse est réduite."),
        ("en", "alexander", alexander.UnitReduced("piece:memnon", ""), "Memnon is reduced."),
        ("it", "conquest", BACK, "Il Generale I d'Italia torna in Italia."),
    ],
)
def test_names_are_said_as_the_sentence_needs_them(language: str, game: str, event: Event, sentence: str) -> None:
    assert Words(language, game).event(event).endswith(sentence)


def test_a_list_of_names_has_forms_and_says_nothing_twice() -> None:
    words = Words("en", "conquest")
    march = conquest.Marched(
        side="side:italia", origin="space:italia", to="space:rhetia",
        leaders=("piece:caesar-italia", "piece:general-italia-2"), infantry=2, cavalry=0, catapult=0, road=False,
    )  # fmt: skip
    assert words.event(march) == "Italia marches from Italia to Rhetia: Caesar and General II, 2 Infantry."
    assert (
        Words("it", "alexander").value(["card:e_guards", "card:e_guards", "card:e_raid"])
        == "2 × Sentinella e Saccheggio"
    )


@pytest.mark.parametrize("case", json.loads(Path(__file__).with_name("counted.json").read_text("utf-8")))
def test_kinds_are_told_with_their_number_and_persons_by_name(case: dict[str, Any]) -> None:
    """The client says the same: its test reads the same cases."""
    assert Words(case["language"], case["game"]).value(case["counts"]) == case["said"]


def test_own_pieces_are_called_by_their_short_name() -> None:
    match = strategos.new("conquest", seats=2, seed=1)
    decision, words = match.pending[0], Words("en", "conquest")
    labels = {words.option(decision, option, match.view(decision.seat)) for option in decision.options}
    assert "General I" in labels
    assert not any(" of " in label for label in labels)


def test_two_of_one_name_are_told_apart() -> None:
    """Whoever has inherited an empire has two General I."""
    match, words = strategos.new("conquest", seats=2, seed=1), Words("en", "conquest")
    view = match.view(None)
    first = next(p for p in view.pieces if p.kind == "general" and p.id.endswith("-1"))
    march = conquest.Marched(
        side=f"side:{first.side}", origin="space:italia", to="space:rhetia", leaders=(f"piece:{first.id}",),
        infantry=2, cavalry=0, catapult=0, road=False,
    )  # fmt: skip
    assert "General I, 2 Infantry" in words.event(march, view)
    other = next(p for p in view.pieces if p.kind == "general" and p.id.endswith("-1") and p.side != first.side)
    heir = msgspec.structs.replace(other, side=first.side)
    inherited = msgspec.structs.replace(view, pieces=tuple(heir if p is other else p for p in view.pieces))
    assert f"{words.name(f'piece:{first.id}')}, 2 Infantry" in words.event(march, inherited)


@pytest.mark.parametrize(("language", "enemy"), [("en", "enemy"), ("it", "nemico"), ("fr", "ennemi")])
@pytest.mark.parametrize("bride", ["kleopatra", "thessalonike"])
def test_only_the_fourth_edition_wants_a_bride_without_enemies(language: str, enemy: str, bride: str) -> None:
    card = f"card-text-{bride}_offers_marriage"
    assert enemy in Words(language, "successors4").say(card)
    assert enemy not in Words(language, "successors3").say(card)


def test_italian_says_ed_before_an_e() -> None:
    words = Words("it", "peloponnesian")
    assert words.value(["space:thermopylae", "space:heraclea"]) == "Termopili ed Eraclea"
    assert words.value(["space:heraclea", "space:thermopylae"]) == "Eraclea e Termopili"
    assert Words("en", "peloponnesian").value(["space:thermopylae", "space:erineus"]) == "Thermopylae and Erineus"
