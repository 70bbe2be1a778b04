"""2, 4, 7 What the key terms mean in play: positions, ports, enemies, what is on the map, what is without limit."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import (
    FACTIONS,
    INDEPENDENT,
    ROYAL_ARMY,
    WAITING,
    at_sea,
    inside,
    is_at_sea,
    outside,
)
from strategos.games.successors.common.dispersal import eliminate
from strategos.games.successors.common.independent_armies import end_activation
from strategos.games.successors.common.movement_events import InterceptionRolled
from strategos.games.successors.common.position import besiegers, enemies_at, is_army, on_map_generals, parts_of, put
from strategos.games.successors.common.scoring import legitimacy, victory_points
from strategos.games.successors.fourth import GAME
from strategos.games.successors.fourth.activated_army import why_not_name
from strategos.games.successors.fourth.cards import EVENTS
from strategos.games.successors.fourth.defeat import defeat
from strategos.games.successors.fourth.facts import (
    ARMIES,
    CARDS,
    GENERAL_NAMES,
    HEIRS,
    LEVIES,
    MAJORS,
    NAMES,
    NUMBER,
    PORT,
    PROVINCES,
    ROYALS,
    WOMEN,
    minors,
)
from strategos.games.successors.fourth.invariants import complaints
from strategos.games.successors.fourth.reinforcements import reinforcement
from strategos.games.successors.fourth.set_up import begin
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.tasks import Reinforce
from strategos.kernel.errors import BadInput
from strategos.kernel.game import Setup
from strategos.kernel.match import Match
from tests.successors.table import BLUE, RED, YELLOW, force, general, offered, run, told, units, why

from .activating import act, menu, named
from .cards.hand import offered as aimed
from .table import at, position


def seen(s: SuccessorsState, seat: int | None = None) -> Any:
    return GAME.view(s, seat)


# -- 2 positions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-2-h", "S4-2-k")
def test_a_space_has_one_to_three_positions() -> None:
    s = position()
    assert parts_of(s, NUMBER["larisa"]) == (outside(NUMBER["larisa"]),)
    assert parts_of(s, NUMBER["pella"]) == (outside(NUMBER["pella"]), inside(NUMBER["pella"]))
    sea = {name for n, name in enumerate(NAMES) if PORT[n]}
    assert {"athenai", "tyros", "pagasai", "kyklades"} <= sea
    assert not {"pella", "larisa", "babylon", "memphis"} & sea
    assert is_at_sea(at_sea(NUMBER["tyros"]))
    assert not is_at_sea(inside(NUMBER["tyros"]))


@pytest.mark.rule("S4-2-j")
def test_by_land_one_enters_and_leaves_a_major_city_through_its_outside() -> None:
    s = position(
        control={"sardeis": "yellow"},
        generals={"antigonos": "yellow sardeis-inside", "leonnatos": "yellow kelainai"},
        cus={"yellow kelainai": {"loyal": 1}},
    )
    decision = menu(s, "antigonos")
    assert why(decision, "ephesos") == ("S4-9.4-a", "come_out_first")
    act(s, "leonnatos", "", "sardeis", "end")
    assert general(s, "leonnatos") == at("sardeis")
    assert force(s, "yellow sardeis-inside") == units()


@pytest.mark.rule("S4-2-f", "S4-2-l", "S4-2-k")
def test_a_voyage_leads_from_port_to_port_and_straight_into_a_city_of_ones_own() -> None:
    given: dict[str, Any] = {
        "control": {"tyros": "yellow", "salamis": "yellow"},
        "generals": {"antigonos": "yellow tyros-inside"},
        "cus": {"yellow tyros-inside": {"loyal": 1}},
    }
    decision = menu(position(**given), "antigonos", "all", "embark", "salamis")
    assert decision.kind == "at_sea"
    assert "end" not in offered(decision)
    s = position(**given)
    act(s, "antigonos", "", "all", "embark", "salamis", "disembark", "land_at! salamis-inside", "end")
    assert general(s, "antigonos") == at("salamis-inside")
    assert force(s, "yellow salamis-inside") == units(loyal=1)
    inland = position(generals={"antigonos": "yellow kelainai"})
    assert why(menu(inland, "antigonos"), "embark")[1] == "no_port"


# -- 2 enemies and Factions -------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-2-af", "S4-2-ah")
def test_whatever_is_of_another_faction_is_enemy_and_the_independents_are_one() -> None:
    s = position(
        control={"larisa": "red"},
        cus={"red larisa": {"loyal": 1}, "blue larisa": {"loyal": 1}},
        armies={"leosthenes": "larisa", "philon": "larisa"},
    )
    assert [*enemies_at(s, RED, at("larisa"))] == [BLUE, INDEPENDENT]
    assert [*enemies_at(s, BLUE, at("larisa"))] == [RED, INDEPENDENT]
    assert [*enemies_at(s, INDEPENDENT, at("larisa"))] == [BLUE, RED]


@pytest.mark.rule("S4-2-ag")
def test_enemy_on_a_card_is_whoever_is_enemy_to_its_player() -> None:
    s = position(
        generals={"antigonos": "red issos", "krateros": "blue tarsos"},
        cus={"red issos": {"mercenary": 1}, "blue tarsos": {"mercenary": 1}},
    )
    assert [EVENTS["desertions"].why_not(s, faction) for faction in (RED, BLUE)] == [None, None]
    assert aimed(s, "desertions", RED) == ["krateros"]
    assert aimed(s, "desertions", BLUE) == ["antigonos"]


@pytest.mark.rule("S4-7.5-e", "S4-2-ah")
def test_independents_are_friends_of_each_other() -> None:
    s = position(
        control={"lamia": "independent", "boiotia": "red"},
        armies={"leosthenes": "lamia", "philon": "lamia", "seuthes": "boiotia"},
    )
    assert besiegers(s, NUMBER["lamia"]) == []
    assert [*enemies_at(s, INDEPENDENT, at("lamia"))] == []
    for army in ("leosthenes", "seuthes"):
        end_activation(s, ARMIES.index(army))
    assert s.control[NUMBER["lamia"]] == INDEPENDENT
    assert s.control[NUMBER["boiotia"]] != RED


@pytest.mark.rule("S4-7.5-f", "S4-7.2-f")
def test_an_independent_army_is_an_army_it_besieges_and_is_met_in_battle() -> None:
    s = position(control={"pella": "red"}, armies={"leosthenes": "pella"})
    assert besiegers(s, NUMBER["pella"]) == [INDEPENDENT]
    s = position(
        generals={"antigonos": "yellow larisa"}, cus={"yellow larisa": {"loyal": 3}}, armies={"leosthenes": "lamia"}
    )
    act(s, "antigonos", "6 6 1 1", "lamia")
    assert s.army_at[ARMIES.index("leosthenes")] < 0


@pytest.mark.rule("S4-7.5-g")
def test_without_the_option_no_independent_army_reacts() -> None:
    """Everybody holds a Surprise card that could pay for it, and nobody is asked."""
    s = position(
        generals={"antigonos": "yellow larisa"},
        cus={"yellow larisa": {"loyal": 1}},
        armies={"leosthenes": "lamia"},
        hand=[(next(n for n, row in enumerate(CARDS.cards) if row.id == "fog"),)] * 5,
    )
    act(s, "antigonos", "", "pagasai", "end")
    assert told(s, InterceptionRolled) == []


# -- 7.2 Armies and CUs -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-7.2-f")
def test_an_army_is_cus_and_a_general_of_one_player_in_one_position() -> None:
    s = position(
        control={"pella": "red", "babylon": "red"},
        generals={"antigonos": "red issos", "krateros": "blue tarsos", "leonnatos": "red pella-inside"},
        cus={"red issos": {"mercenary": 1}, "red tarsos": {"mercenary": 1}, "red pella": {"loyal": 2}},
    )
    assert is_army(s, RED, at("issos"))
    assert not is_army(s, RED, at("tarsos"))
    assert not is_army(s, BLUE, at("tarsos"))
    assert not is_army(s, RED, at("pella"))


@pytest.mark.rule("S4-2-ai")
def test_who_is_dispersed_is_not_on_the_map() -> None:
    s = position(generals={"antigonos": "yellow dispersed", "leonnatos": "yellow issos"})
    assert on_map_generals(s, YELLOW) == (named("leonnatos"),)
    assert why_not_name(s, YELLOW, named("leonnatos")) is None
    no = why_not_name(s, YELLOW, named("antigonos"))
    assert no is not None
    assert no.why == "not_your_general"


@pytest.mark.rule("S4-7.2-c")
def test_the_number_of_counters_is_no_limit() -> None:
    s = position(control={"issos": "red"}, cus={"red issos": {"mercenary": 60, "elephant": 20, "loyal": 60}})
    assert [*complaints(s)] == []
    put(s, RED, at("issos"), units(royal=ROYAL_ARMY + 1))
    assert [*complaints(s)] == [f"more than {ROYAL_ARMY} CUs of type 2"]


@pytest.mark.rule("S4-7.2-d", "S4-7.2-t")
def test_what_is_eliminated_may_come_again_but_no_royal_army_and_no_silver_shields() -> None:
    s = position(control={"issos": "red"}, cus={"red issos": {"mercenary": 1, "royal": 1, "silver_shields": 2}})
    eliminate(s, RED, at("issos"), units(mercenary=1, royal=1, silver_shields=2), "battle")
    assert s.troops == {}
    assert s.dispersed[RED] == units()
    s.champion[:] = bytes([0, 0, 1, 0, 0])
    run(reinforcement(s))
    [coming] = [task for task in s.agenda if isinstance(task, Reinforce) and task.faction == RED]
    assert coming.troops == units(mercenary=3, loyal=1)
    # No card brings Royal Army CUs, and the one that brings the Silver Shields leaves the game with that.
    brought = {card: {kind for choice in row.troops for kind in choice} for card, row in LEVIES.items()}
    assert not any("royal" in kinds for kinds in brought.values())
    [card] = [card for card, kinds in brought.items() if "silver_shields" in kinds]
    assert next(row for row in CARDS.cards if row.id == card).removed


@pytest.mark.rule("S4-7.2-m", "S4-7.3-d")
def test_elephants_fall_in_battle_in_overruns_and_by_attrition() -> None:
    s = position(control={"issos": "red"}, cus={"red issos": {"elephant": 2}})
    run(defeat(s, RED, at("issos")))
    assert force(s, "red issos") == force(s, "red dispersed") == units()
    s = position(
        generals={"antigonos": "yellow larisa"}, cus={"yellow larisa": {"loyal": 5}, "red lamia": {"elephant": 1}}
    )
    act(s, "antigonos", "", "lamia", "ask_passage! no", "end")
    assert force(s, "red lamia") == force(s, "red dispersed") == units()
    s = position(
        control={"elymaioi": "independent"},
        generals={"antigonos": "yellow tp_zagros"},
        cus={"yellow tp_zagros": {"elephant": 1, "loyal": 2}},
    )
    act(s, "antigonos", "4", "elymaioi", "sousa", "end")
    assert force(s, "yellow sousa") == units(loyal=2)


@pytest.mark.rule("S4-7.2-e", "S4-7.2-h")
def test_every_cu_has_an_owner_and_everybody_may_look() -> None:
    s = position(
        control={"pella": "red"},
        cus={"red pella-inside": {"loyal": 2}, "blue dispersed": {"mercenary": 3}},
        generals={"krateros": "blue dispersed"},
    )
    for seat in (None, RED, BLUE, YELLOW):
        pieces = {piece.id: piece for piece in seen(s, seat).pieces}
        assert (pieces["loyal-red-pella-inside"].count, pieces["loyal-red-pella-inside"].side) == (2, "red")
        [away] = [piece for piece in pieces.values() if piece.id.startswith("mercenary-blue")]
        assert (away.count, away.side) == (3, "blue")


# -- 2, 3 tracks ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-2-ae", "S4-3.5-i", "S4-3.6-n")
def test_vp_and_legitimacy_stand_for_all_to_see_with_what_they_are_made_of_at_every_change() -> None:
    s = position(provinces={"kypros": "red"}, royals={"olympias": "red pella"})

    def shown(side: str) -> tuple[int, int]:
        [facts] = [side_.facts for side_ in seen(s).sides if side_.id == side]
        return facts.vp, facts.legitimacy

    assert shown("red") == (2, 6)
    assert [(reason.why, reason.by) for reason in victory_points(s, RED).reasons] == [("province", 2)]
    assert [(reason.why, reason.by) for reason in legitimacy(s, RED).reasons] == [("champion", 3), ("woman", 3)]
    s.control[NUMBER["paphos"]] = BLUE
    assert shown("red") == (0, 6)
    s.champion[RED] = 0
    assert shown("red") == (0, 3)


# -- 1, 4 what there is -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-1-g", "S4-8-a", "S4-1-d")
def test_there_are_so_many_cards_provinces_generals_and_royals() -> None:
    assert sum(row.copies for row in CARDS.cards) == 70
    assert len(PROVINCES) == 33
    assert len(GENERAL_NAMES[:MAJORS]) == 20
    assert [ROYALS[n] for n in HEIRS] == ["alexandros", "philippos", "herakles"]
    assert sorted(ROYALS[n] for n in WOMEN) == ["kleopatra", "olympias", "thessalonike"]
    assert [*{*ROYALS} - {ROYALS[n] for n in (*HEIRS, *WOMEN)}] == ["hearse"]


@pytest.mark.rule("S4-4-a", "S4-16-a")
def test_players_and_optional_rules_are_settled_before_the_game() -> None:
    setup = GAME.setup(3, None, cavalry="yes")
    assert (setup.seats, setup.options["cavalry"], setup.options["short_game"]) == (3, "yes", "no")
    with pytest.raises(BadInput):
        GAME.setup(6)
    with pytest.raises(BadInput):
        GAME.setup(3, None, cavalry="perhaps")


@pytest.mark.rule("S4-4.1-a", "S4-4.1-i", "S4-2-aa", "S4-4.5-a")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_begins_in_game_turn_one_with_its_boxes_full(seats: int) -> None:
    s = begin(Setup(seats, "alexander"))
    assert s.clock.round == 1
    assert (s.helepolis, s.plundered, s.troops) == ({}, [], {})
    assert s.royal_at[ROYALS.index("philippos")] == WAITING
    assert [s.army_at[ARMIES.index(name)] for name in ("philon", "glaukias", "seuthes")] == [WAITING] * 3
    for faction in range(seats):
        assert [s.general_of[g] for g in minors(faction)] == [faction] * 4
        assert s.champion[faction] == 1
    assert len({*FACTIONS[:seats]}) == seats


@pytest.mark.rule("S4-4.1-a")
def test_a_match_begins_in_game_turn_one() -> None:
    assert GAME.round(Match(GAME, GAME.setup(4), 1).state) == 1


def test_what_lies_at_a_space_without_cus_is_seen_as_well() -> None:
    s = position(
        control={"babylon": "red"},
        plundered=[NUMBER["sousa"]],
        building={RED: NUMBER["sidon"]},
        capitals={NUMBER["alexandreia"]: BLUE},
        resupplied={NUMBER["issos"]: RED},
        tomb=NUMBER["memphis"],
    )
    facts = {space: seen(s).spaces[space] for space in ("sousa", "sidon", "alexandreia", "issos", "memphis", "babylon")}
    assert facts["sousa"].plundered
    assert (facts["sidon"].capital, facts["sidon"].building) == ("side:red", True)
    assert facts["alexandreia"].capital == "side:blue"
    assert facts["issos"].resupplied == "side:red"
    assert facts["memphis"].tomb
    assert (facts["babylon"].control, facts["babylon"].needed) == ("side:red", 0)
