"""COMP, GAZ: the map, its spaces, the leaders and the kinds and nations of units."""

from __future__ import annotations

from collections import Counter

import pytest

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.facts import (
    BY_LAND,
    BY_SEA,
    COASTAL,
    FALL_OF_SPARTA,
    ISLAND,
    LAND_SPACE,
    LEADERS,
    MAP,
    NATIONS,
    SPACE_KIND,
    SPACES,
)
from strategos.games.peloponnesian.shapes import PieceFacts
from strategos.text import Words

from .segment import position
from .table import holds, table

GAZETTEER = """
Abdera 5A, Cyzicus 7A, Loryma 7E, Ptleum 3B, Abydos 6A, Decelea 4C, Macedonia 2A, Pydna 3A, Acragas 1E, Delium 4C,
Magnesia 3B, Pygela 7D, Aegina 4D, Delos 5D, Mantineia 3D, Pylos 2E, Aegitium 3C, Delphi 3C, Maraneia 6A, Rhegium 2E,
Aeniania 3B, Dium 4A, Marathon 4C, Salamis 4D, Aetolia 2C, Dolopia 3B, Megara 4D, Samos 7D, Ambracia 2B, Dyme 2C,
Melos 5E, Samothraki 6A, Amorgos 6E, Elaeus 6A, Messina 1E, Sardis 7C, Amphilochia 2B, Elis 2D, Methana 4D, Scione 4B,
Amphipolis 4A, Enna 1E, Methone 3A, Segesta 1E, Amphisa 3C, Ephesus 7C, Methydrum 3D, Selinus 1E, Anactorium 2C,
Epidamnos 1A, Methymna 6B, Serifos 5D, Andros 5D, Epidaurus 4D, Mikonos 6D, Sicyon 3D, Antrandrus 6B,
Epidaurus Limeria 4E, Miletus 7D, Sifnos 5E, Arginusae 7B, Eretria 5C, Mycenae 3D, Sigeum 6B, Argos 3D, Erineus 3C,
Mytilene 6B, Siphiae 3C, Asine 2E, Erythrae 7C, Naupactus 2C, Siros 5D, Astacus 2C, Eupalium 3C, Naxos 6D, Skiros 5C,
Astipal 7E, Gela 1E, Nemea 3D, Smyrna 7C, Athens 4D, Gythium 3E, Oeniadae 2C, Sollum 2C, Atlante 4C, Halicarnarsus 7D,
Oeta 3C, Sparta 3E, Belmina 3D, Helorus 1E, Olizon 4B, Sporades 4B, Byzantium 7A, Heraclea 3C, Olpae 2C, Stagirus 4A,
Camarina 1E, Hermione 4D, Olympia 2D, Stratus 2C, Camirus 7E, Himera 1E, Olynthus 4A, Sunium 4D, Cape Seyllaecum 4D,
Histiaea 4C, Orchomenus 3D, Sybotia 1B, Cape Taenarum 3E, Iasus 7D, Oronae 3D, Syme 7E, Cardia 6A, Icaros 6D,
Oropus 4C, Syracuse 1E, Caryae 3D, Idhra 4D, Panactum 4C, Tanagra 4C, Carystos 5D, Idomene 2B, Panormus 1E, Taras 2E,
Catana 1E, Imbros 6A, Panormus 3C, Tegea 3D, Cenchrae 4D, Ios 6E, Paros 5E, Teichum 2C, Cephalenia 1C, Ithaca 1C,
Patmos 7D, Tenedos 6B, Chalce 7E, Kaliminos 7D, Patrae 2C, Teos 7C, Chalcis 4C, Kea 5D, Pegae 4C, Thasos 5A,
Charonea 3C, Kithnos 5D, Pela 3A, Thebes 4C, Chios 6C, Kos 7E, Perinthus 7A, Thera 6E, Clazomenae 7C, Lampsacus 7A,
Pharsalus 3B, Thermopolye 3C, Cleonae 3D, Larisa 3B, Pheia 2D, Thyrea 3D, Cnidus 7E, Leontini 1E, Philius 3D,
Thyssus 5A, Colophon 7C, Lepreum 2D, Phocaea 7C, Tinos 5D, Corcyra 1B, Leros 7D, Piraeus 4D, Torone 4B, Corinth 3D,
Leucas 1C, Platea 4C, Triopium 7E, Corone 2E, Lilybaeum 1E, Potidaea 4A, Troezen 4D, Cyllene 2D, Limnos 5B,
Prasiae 3D, Zacynthus 1D, Cyme 7C, Lindus 7E, Priene 7D, Cythera 3E, Liparian Is. 1E, Proconneus 7A, Cytinium 3C,
Locri 1E, Psara 6C
"""
"""As printed, names misprinted too."""


@pytest.mark.rule("PW-GAZ-a")
def test_the_map_has_the_spaces_of_the_gazetteer() -> None:
    listed = sorted(tuple(entry.strip().rsplit(" ", 1)) for entry in GAZETTEER.replace("\n", " ").split(","))
    assert len(listed) == SPACES == 193
    assert sorted((space.printed or space.name, space.grid) for space in MAP.spaces) == listed
    assert [grid for name, grid in listed if name == "Panormus"] == ["1E", "3C"]


@pytest.mark.rule("PW-COMP-a")
def test_a_space_is_land_coastal_or_an_island() -> None:
    """No sea way leads to a Land space, to every coast and Island at least one does."""
    holds(
        table(phase="operations"),
        space_kind={"athens": "land", "sparta": "land", "piraeus": "coastal", "corinth": "coastal", "chios": "island"},
    )
    kinds = Counter(SPACE_KIND)
    assert set(kinds) == {LAND_SPACE, COASTAL, ISLAND}
    assert all(bool(BY_SEA[n]) == (SPACE_KIND[n] != LAND_SPACE) for n in range(SPACES))
    assert all(BY_LAND[n] for n in range(SPACES) if SPACE_KIND[n] == LAND_SPACE)


@pytest.mark.rule("PW-COMP-j", "PW-COMP-k")
def test_there_are_leaders_with_two_values_and_units_of_three_kinds() -> None:
    start = GAME.view(GAME.begin(GAME.setup(1, "campaign")), None)
    assert {piece.kind for piece in start.pieces} == {"leader", "hoplite", "cavalry", "naval"}
    values: dict[str, tuple[int | None, int | None]] = {}
    for piece in start.pieces:
        assert isinstance(piece.facts, PieceFacts)
        if piece.kind == "leader":
            values[piece.id] = piece.facts.tactical, piece.facts.strategic
    assert set(values) == {"pericles", "phormio", "archidamus"}
    assert (values["pericles"][0], values["phormio"][0], values["archidamus"][0]) == (1, 2, 1)
    assert None not in {number for pair in values.values() for number in pair}
    words = Words("en", "peloponnesian")
    assert all(words.name(f"piece:{row.id}") == row.name for row in LEADERS if row.band == "none")


@pytest.mark.rule("PW-COMP-q")
def test_units_are_of_six_nations() -> None:
    """Athenian, Spartan and each one's allies, Theban and Persian; SP of two nations are two stacks."""
    assert set(NATIONS) == {"athens", "athens_allied", "sparta", "sparta_allied", "thebes", "persia"}
    units = {
        "athens": {"athens": {"H": 1, "AH": 2}},
        "sparta": {"sparta": {"H": 3, "AH": 4}},
        "thebes": {"thebes": {"H": 5}},
        "sardis": {"persia": {"H": 6}},
    }
    stacks: dict[str, tuple[str | None, str | None]] = {}
    for piece in GAME.view(position(scenario=FALL_OF_SPARTA, units=units), None).pieces:
        assert isinstance(piece.facts, PieceFacts)
        if piece.kind == "hoplite":
            stacks[f"{piece.count}"] = piece.facts.nation, piece.side
    assert stacks == {
        "1": ("effect:athens", "athens"),
        "2": ("effect:athens_allied", "athens"),
        "3": ("effect:sparta", "sparta"),
        "4": ("effect:sparta_allied", "sparta"),
        "5": ("effect:thebes", "athens"),
        "6": ("effect:persia", "persia"),
    }
