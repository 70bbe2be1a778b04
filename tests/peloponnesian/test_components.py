"""INTRO, COMP, OVER, TERMS, GAZ: the map, the counters, the tracks, and what the game is about in general."""

from __future__ import annotations

from collections import Counter

import pytest

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.activation import cost
from strategos.games.peloponnesian.administration import buildable
from strategos.games.peloponnesian.armistice import sci_effect
from strategos.games.peloponnesian.events import (
    ArmisticeMade,
    Built,
    Moved,
    Ravaged,
    RevenueDrawn,
    Scored,
    SideChanged,
    SiegeBegan,
    SiegeRolled,
    StrategyChosen,
    StrategyKept,
)
from strategos.games.peloponnesian.facts import (
    ATHENIAN,
    ATHENS,
    BY_LAND,
    BY_SEA,
    COASTAL,
    FALL_OF_SPARTA,
    HOPLITE,
    ISLAND,
    LAND_SPACE,
    LEADERS,
    MAP,
    NATION_OF,
    NATIONS,
    NAVAL,
    NUMBER,
    SPACE_KIND,
    SPACES,
    SPARTA,
    STRATEGIES,
    column,
)
from strategos.games.peloponnesian.forces import LAND_SP, Party, eliminate, party_force
from strategos.games.peloponnesian.sequence import PHASES
from strategos.games.peloponnesian.shapes import PieceFacts, SideFacts, SpaceFacts
from strategos.games.peloponnesian.tracks import move_bellicosity, move_sci, score
from strategos.kernel.errors import BadInput
from strategos.text import Words

from .segment import play_segment, position
from .table import Table, asked_side, happened, holds, keys, play, table

# -- the map ----------------------------------------------------------------------------------------------------------

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


@pytest.mark.rule("PW-COMP-b")
def test_an_empty_space_is_controlled_by_the_league_of_its_colour() -> None:
    colours = {"decelea": "athens", "samos": "athens", "gythium": "sparta", "melos": "neutral", "gela": "neutral"}
    start = GAME.begin(GAME.setup(1, "campaign"))
    for name, colour in colours.items():
        there = GAME.view(start, None).spaces[name]
        assert isinstance(there, SpaceFacts)
        side = None if colour == "neutral" else f"side:{colour}"
        assert (there.colour, there.control) == (side, side), name


@pytest.mark.rule("PW-COMP-d")
@pytest.mark.parametrize(("space", "fortress"), [("megara", True), ("asine", False)])
def test_only_a_fortress_is_besieged(space: str, fortress: bool) -> None:
    after = play_segment("siege_determination", units={space: {"athens": {"H": 6}}}, leaders={"cleon": space})
    after.holds(fortress={space: fortress})
    assert len(after.happened(SiegeBegan)) == fortress


@pytest.mark.rule("PW-COMP-e")
def test_a_leader_who_is_drawn_stands_in_the_home_space_of_his_league() -> None:
    after = play_segment("leader_selection", cup={"athens": ["cleon"], "sparta": ["agis"]})
    after.holds(leaders={"cleon": "athens", "agis": "sparta"}, drawn={"athens": "cleon", "sparta": "agis"})


# -- counters ---------------------------------------------------------------------------------------------------------


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


@pytest.mark.rule("PW-COMP-o")
def test_sp_are_small_change() -> None:
    """Of eight SP one is lost and three march, whatever the counters may be."""
    state = position(units={"athens": {"athens": {"H": 8}}}, leaders={"pericles": "athens"})
    eliminate(state, Party(ATHENS, NUMBER["athens"]), LAND_SP, 1)
    assert party_force(state, Party(ATHENS, NUMBER["athens"])) == [7, 0, 0]
    match = table(units={"athens": {"athens": {"H": 7}}}, leaders={"pericles": "athens"}, phase="operations")
    play(match, "plataea")
    assert [f"hoplite-athens-athens={n:02}" for n in range(1, 8)] == [key for key in keys(match) if "hoplite" in key]


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


@pytest.mark.rule("PW-COMP-s")
@pytest.mark.parametrize("scenario", [name for name in GAME.scenarios if name != FALL_OF_SPARTA])
def test_thebans_and_persians_are_used_only_in_the_fall_of_sparta(scenario: str) -> None:
    """Thebes itself is held by Spartan allies; nothing Theban or Persian can be built."""
    start = GAME.begin(GAME.setup(1, scenario))
    view = GAME.view(start, None)
    foreign = ("effect:thebes", "effect:persia")
    assert not [p for p in view.pieces if isinstance(p.facts, PieceFacts) and p.facts.nation in foreign]
    for side in (ATHENS, SPARTA):
        assert {NATIONS[NATION_OF[c]] for c in buildable(start, side)} <= {
            "athens",
            "athens_allied",
            "sparta",
            "sparta_allied",
        }
    fall = GAME.begin(GAME.setup(2, FALL_OF_SPARTA))
    assert "thebes" in {NATIONS[NATION_OF[c]] for c in buildable(fall, ATHENS)}


# -- matrices and tracks ----------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-COMP-aa", "PW-TERMS-f")
def test_each_side_has_a_matrix_with_its_tracks() -> None:
    assert [len(rows) for rows in STRATEGIES] == [4, 4]
    view = GAME.view(
        position(treasury={"athens": 4200, "sparta": 1300}, bellicosity={"athens": 9, "sparta": 4}, sci={"sparta": 2}),
        None,
    )
    tracks: dict[str, tuple[int, int, int]] = {}
    for side in view.sides:
        assert isinstance(side.facts, SideFacts)
        tracks[side.id] = side.facts.treasury, side.facts.bellicosity, side.facts.sci
    assert tracks == {"athens": (4200, 9, 0), "sparta": (1300, 4, 2)}
    assert view.tracks["bellicosity"] == {"athens": 9, "sparta": 4}


@pytest.mark.rule("PW-COMP-aa")
@pytest.mark.parametrize(("player", "other"), [("athens", SPARTA), ("sparta", ATHENS)])
def test_the_strategy_of_the_non_player_side_is_of_its_own_matrix(player: str, other: int) -> None:
    for die in range(1, 7):
        after = play_segment("strategy", dice=str(die), player=player)
        [event] = after.happened(StrategyChosen)
        assert event.strategy.removeprefix("effect:") in STRATEGIES[other]


@pytest.mark.rule("PW-COMP-i")
def test_the_running_total_of_the_player_may_fall_below_nothing() -> None:
    state = position(vp={"player": 8})
    score(state, ATHENS, -15, "battle_lost")
    score(state, SPARTA, 10, "battle_won")
    score(state, ATHENS, 10, "battle_won")
    assert [(event.vp, event.total) for event in state.events if isinstance(event, Scored)] == [(-15, -7), (10, 3)]
    both = position(seats=2)
    score(both, SPARTA, -15, "battle_lost")
    score(both, ATHENS, 10, "battle_won")
    sheet = [(event.side, event.vp) for event in both.events if isinstance(event, Scored)]
    assert sheet == [("side:sparta", -15), ("side:athens", 10)]


@pytest.mark.rule("PW-TERMS-h")
def test_bellicosity_never_rises_above_twelve() -> None:
    state = position(bellicosity={"athens": 11, "sparta": 12})
    move_bellicosity(state, ATHENS, 2, "sci")
    move_bellicosity(state, SPARTA, 1, "sci")
    assert state.bellicosity == [12, 12]


@pytest.mark.rule("PW-TERMS-q", "PW-TERMS-s")
def test_the_index_tells_how_the_war_went_and_feeds_the_end_of_the_turn() -> None:
    """It begins each turn with nothing; what it has become moves Bellicosity, sides, the League and the strategy."""
    play_segment("sci_adjustment", sci={"athens": 4, "sparta": -2}).holds(sci={"athens": 0, "sparta": 0})
    state = position()
    move_sci(state, ATHENS, 3, "battle_won")
    assert state.sci == [3, 0]
    play_segment("bellicosity", sci={"sparta": -3}, bellicosity={"sparta": 8}).holds(
        bellicosity={"sparta": 8 + sci_effect(-3)}
    )
    assert len(play_segment("side_determination", dice="3", sci={"athens": 3}).happened(SideChanged)) == 1
    assert play_segment("delian_league", sci={"athens": 1}).events == []
    kept = play_segment("strategy", sci={"sparta": 1}, strategy="attack_athens")
    assert len(kept.happened(StrategyKept)) == 1
    rolled = play_segment("strategy", dice="1", sci={"sparta": 0}, strategy="attack_athens")
    assert len(rolled.happened(StrategyChosen)) == 1


@pytest.mark.rule("PW-OVER-d")
def test_revenue_pays_for_activating_and_for_building() -> None:
    drawn = play_segment("revenue", treasury={"athens": 100, "sparta": 0})
    [athens, sparta] = drawn.happened(RevenueDrawn)
    drawn.holds(treasury={"athens": 100 + athens.talents, "sparta": sparta.talents})
    state = position(treasury={"athens": 2000})
    assert (cost(state, column(ATHENIAN, HOPLITE)), cost(state, column(ATHENIAN, NAVAL))) == (200, 400)
    built = play_segment("building", answers="hoplite-athens done", treasury={"athens": 2000, "sparta": 0})
    built.holds(treasury={"athens": 1800}, units={"athens": {"athens": {"H": 1}}})
    assert len(built.happened(Built)) == 1


@pytest.mark.rule("PW-OVER-c")
def test_distance_is_no_limit_on_an_operation() -> None:
    """From Piraeus to Byzantium and to Epidamnos in one operation."""
    for objective in ("byzantium", "epidamnos"):
        match = table(units={"piraeus": {"athens": {"N": 8}}}, leaders={"cleon": "athens"}, phase="operations")
        play(match, objective, "piraeus", "naval-athens-piraeus=03", "set_out")
        holds(match, units={objective: {"athens": {"N": 3}}})
        assert len(happened(match, Moved)) > 8


# -- what the game is -------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-INTRO-a")
def test_one_player_commands_a_side_and_the_matrix_the_other() -> None:
    units = {"athens": {"athens": {"H": 6}}, "sparta": {"sparta": {"H": 7, "HG": 1}}}
    leaders = {"cleon": "athens", "agis": "sparta"}
    alone = table(units=units, leaders=leaders, strategy="attack_athens", done={"athens": 1}, phase="operations")
    assert asked_side(alone) == "athens", "the operation of Sparta was made without a question"
    holds(alone, done={"sparta": 1})
    two = table(seats=2, units=units, leaders=leaders, done={"athens": 1}, phase="operations")
    assert asked_side(two) == "sparta"


@pytest.mark.rule("PW-INTRO-b")
def test_the_score_covers_both_sides_and_goes_on_with_the_other() -> None:
    after = play_segment("side_determination", dice="6", sci={"athens": 0}, vp={"player": 25})
    score(after.state, SPARTA, 10, "battle_won")
    score(after.state, ATHENS, 10, "battle_won")
    after.holds(player="sparta", vp={"player": 35})


@pytest.mark.rule("PW-OVER-b", "PW-10-a")
def test_six_scenarios_and_the_side_the_player_begins_with() -> None:
    begins = {
        "campaign": "athens",
        "archidamian": "athens",
        "decelean": "athens",
        "fall_of_athens": "sparta",
        "first_peloponnesian": "athens",
    }
    assert set(GAME.scenarios) == {*begins, FALL_OF_SPARTA}
    for scenario, side in begins.items():
        view = GAME.view(GAME.begin(GAME.setup(1, scenario)), None)
        assert [each.id for each in view.sides if each.seat == 0] == [side]
    with pytest.raises(BadInput):
        GAME.setup(1, FALL_OF_SPARTA)


@pytest.mark.rule("PW-10-c")
@pytest.mark.parametrize(("scenario", "made"), [("campaign", 1), ("decelean", 0), ("fall_of_athens", 0)])
def test_what_a_scenario_says_goes_before_the_rulebook(scenario: str, made: int) -> None:
    """9.3 would bring an armistice; the scenario forbids it."""
    weary = {"athens": 5, "sparta": 5}
    match = table(scenario=scenario, bellicosity=weary, sci={"athens": 0, "sparta": 0}, phase="armistice")
    assert len(happened(match, ArmisticeMade)) == made


# -- 5.8 and 6 --------------------------------------------------------------------------------------------------------


def through_panactum(dice: str = "", **spartans: int) -> Table:
    """Athenians march through Spartan Panactum to Plataea; Sparta has passed."""
    units = {"athens": {"athens": {"H": 5}}, **({"panactum": {"sparta": spartans}} if spartans else {})}
    red = dict.fromkeys(("panactum", "plataea"), "sparta")
    words = {"units": units, "leaders": {"cleon": "athens"}, "colour": red, "control": red, "passed": {"sparta": True}}
    match = table(dice=dice, then=None, **words, phase="operations")
    return play(match, "plataea", "hoplite-athens-athens=05", "set_out")


def ravaged(match: Table) -> list[str]:
    return [event.space.removeprefix("space:") for event in happened(match, Ravaged)]


@pytest.mark.rule("PW-5.8-e")
def test_the_objective_is_ravaged_as_well_as_the_way() -> None:
    assert ravaged(through_panactum()) == ["panactum", "plataea"]


@pytest.mark.rule("PW-5.8-c")
def test_nothing_is_ravaged_where_an_enemy_force_stands() -> None:
    assert ravaged(through_panactum("1", H=1)) == ["plataea"], "the interception fails, and still"


@pytest.mark.rule("PW-5.8-d")
@pytest.mark.parametrize(("die", "spoilt"), [(3, ["panactum"]), (4, [])])
def test_nothing_is_ravaged_where_an_interception_succeeds(die: int, spoilt: list[str]) -> None:
    """Cavalry in Tanagra reaches Panactum, which is empty."""
    red = dict.fromkeys(("panactum", "tanagra"), "sparta")
    match = table(
        dice=f"{die} 3 3" if die >= 4 else f"{die}",
        then=None,
        units={"athens": {"athens": {"H": 5}}, "tanagra": {"sparta": {"C": 1}}},
        leaders={"cleon": "athens"},
        colour=red,
        control=red,
        passed={"sparta": True},
        phase="operations",
    )
    play(match, "panactum", "hoplite-athens-athens=05", "set_out")
    assert ravaged(match) == spoilt


@pytest.mark.rule("PW-6-a")
def test_the_four_segments_of_the_combat_phase_follow_each_other() -> None:
    """The siege of Megara is determined first and resolved after the battle at Plataea; then the Army goes home."""
    first = PHASES.index("siege_determination")
    assert PHASES[first : first + 4] == ("siege_determination", "battles", "sieges", "going_home")
    match = table(
        units={
            "megara": {"athens": {"H": 8}},
            "plataea": {"athens": {"H": 4}, "sparta": {"AH": 3}},
        },
        leaders={"cleon": "megara", "nicias": "plataea"},
        control={"megara": "sparta", "plataea": "athens"},
        phase="siege_determination",
    )
    names = [type(event).__name__ for event in match.all_events()]
    order = [names.index(name) for name in ("SiegeBegan", "BattleBegan", "SiegeRolled")]
    assert order == sorted(order)
    assert [event.space for event in happened(match, SiegeRolled)] == ["space:megara"]
