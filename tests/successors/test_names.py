"""Places and Provinces are named with the prepositions and articles that a language puts before them."""

from __future__ import annotations

import re

import pytest

from strategos.kernel.asking import No
from strategos.text import Words

from .book import BOOKS

ROUND_A_SPACE = ("no_cu_here", "no_land_route", "nowhere_to_evade", "must_leave", "not_besieging")
"""Refusals that are in a place, lead to it, come from it, and have it as their object."""
ROUND_A_PROVINCE = ("province_full", "province_not_yours")

STUMBLES = {
    "it": re.compile(
        r"\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l')(?: |(?<='))[A-Z]|\b(?:a|da) (?:in|fra|nel|sul)\b|\ba A"
    ),
    "fr": re.compile(r"\b(?:de|à) les? |\b[Dd]e (?:[AEIOUÉÈÊÎ]|H[éeèy])|\ben (?:la|le|les|l') |\bd'[^AEIOUÉÈÊÎHŒ]"),
}
"""A preposition before an article it melts with, or one that is not elided, or is and should not be."""


@pytest.mark.parametrize("language", STUMBLES)
@pytest.mark.parametrize("edition", BOOKS)
def test_no_preposition_stumbles_over_a_name(edition: str, language: str) -> None:
    facts, words = BOOKS[edition].facts, Words(language, edition)
    of_spaces = [words.refusal(No("", why, {"space": ref})) for ref in facts.REFS for why in ROUND_A_SPACE]
    refs = [f"area:{name}" for name in facts.PROVINCES]
    of_provinces = [words.refusal(No("", why, {"province": ref})) for ref in refs for why in ROUND_A_PROVINCE]
    said = [*of_spaces, *of_provinces]
    assert [sentence for sentence in said if STUMBLES[language].search(sentence) or "[" in sentence] == []


@pytest.mark.parametrize(
    ("language", "why", "facts", "sentence"),
    [
        ("it", "no_land_route", {"space": "space:alexandreia"}, "Nessun tragitto Terrestre porta ad Alessandria."),
        ("it", "nowhere_to_evade", {"space": "space:aitoloi"}, "Dall'Etolia non c'è dove andare."),
        ("it", "no_cu_here", {"space": "space:dardanoi"}, "Non hai Unità fra i Dardani."),
        ("it", "must_leave", {"space": "space:kyklades"}, "L'Esercito deve lasciare le Cicladi."),
        ("it", "province_not_yours", {"province": "area:aigyptos"}, "Non controlli l'Egitto."),
        ("fr", "no_land_route", {"space": "space:alexandreia"}, "Aucun trajet terrestre ne mène vers Alexandrie."),
        ("fr", "nowhere_to_evade", {"space": "space:ephesos"}, "D'Éphèse, il n'y a nulle part où aller."),
        ("fr", "no_cu_here", {"space": "space:dardanoi"}, "Vous n'avez aucune Unité chez les Dardaniens."),
        ("fr", "must_leave", {"space": "space:kyklades"}, "L'Armée doit quitter les Cyclades."),
        ("fr", "province_not_yours", {"province": "area:aigyptos"}, "Vous ne contrôlez pas l'Égypte."),
    ],
)
def test_the_third_edition_names_places_as_the_language_does(
    language: str, why: str, facts: dict[str, str], sentence: str
) -> None:
    assert Words(language, "successors3").refusal(No("", why, facts)) == sentence


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_fleet_has_the_name_of_its_province_in_the_edition(language: str) -> None:
    for edition in BOOKS:
        words = Words(language, edition)
        assert words.name("area:aigyptos") in words.name("piece:fleet-aigyptos")
        assert words.name("space:athenai") in words.name("piece:fleet-athenai")
