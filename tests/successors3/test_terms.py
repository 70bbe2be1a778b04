"""2, 3, 9, 12, 18 and the Glossary: what the words mean, and what both editions have in common."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.attrition import column, toll
from strategos.games.successors.common.board import COST, DEAD, DISPERSED, KINDS, MAJOR_CITY, NOBODY, ROUTES, STRONGHOLD
from strategos.games.successors.common.card_events import CardRevealed
from strategos.games.successors.common.position import troops_at
from strategos.games.successors.common.scoring import fleet_owner, legitimacy, victory_points
from strategos.games.successors.common.settle import settle
from strategos.games.successors.common.succession import slay
from strategos.games.successors.common.surrender import why_not_remove
from strategos.games.successors.common.tasks import Reinforce
from strategos.games.successors.third.activation_segment import activation_segment
from strategos.games.successors.third.attrition import attrition
from strategos.games.successors.third.deal import card_deal
from strategos.games.successors.third.end_of_turn import end_of_turn
from strategos.games.successors.third.facts import (
    ADJACENT,
    ADJACENT_PROVINCES,
    BY_SEA_ROUTE,
    CARD_NUMBER,
    CARDS,
    KIND,
    NAMES,
    NUMBER,
    PORT,
    PROVINCE_NUMBER,
    PROVINCE_VP,
    PROVINCES,
    REGION,
    ROUTE,
    ROYAL_NUMBER,
    TABLES,
)
from strategos.games.successors.third.operation_points import why_not_mark
from strategos.games.successors.third.reinforcements import why_not_reinforce
from strategos.games.successors.third.rounds import end_of_round, reveal
from strategos.games.successors.third.tasks import Play
from strategos.games.successors.third.view import view
from strategos.kernel.clock import AGAIN
from tests.successors.table import (
    BLUE,
    RED,
    YELLOW,
    force,
    general,
    offered,
    owner,
    question,
    royal,
    run,
    told,
    units,
    why,
)

from .activating import act, menu, named, segment
from .table import at, cards, fleet, hands, position, run_agenda

# -- 2, the Glossary --------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-2.6-a", "S3-2.6-b", "S3-2.6-d", "S3-9.12-e")
def test_provinces_spaces_and_routes() -> None:
    assert all(points > 0 for points in PROVINCE_VP)
    assert {KINDS[kind] for kind in KIND} == {"minor_city", "major_city", "stronghold", "way_point"}
    assert KIND[NUMBER["athenai"]] != STRONGHOLD
    costs = {ROUTES[kind]: COST[kind] for kinds in ROUTE.values() for kind in kinds}
    assert costs == {"land": 1, "mountain": 2, "strait": 2, "sea": 1, "trans_mediterranean": 2}


@pytest.mark.rule("S3-G-a", "S3-G-o")
def test_adjacent_spaces_and_ports() -> None:
    by_land = {"land", "mountain", "strait"}
    for (here, there), kinds in ROUTE.items():
        assert (there in ADJACENT[here]) is bool(by_land & {ROUTES[kind] for kind in kinds})
    assert [bool(PORT[n]) for n in range(len(NAMES))] == [bool(BY_SEA_ROUTE[n]) for n in range(len(NAMES))]


@pytest.mark.rule("S3-G-b", "S3-7.8-e")
def test_adjacent_provinces_are_joined_by_a_land_route() -> None:
    near = {PROVINCES[n] for n in ADJACENT_PROVINCES[PROVINCE_NUMBER["aigyptos"]]}
    assert near == {"libya", "ioudaia"}
    for island in ("krete", "kypros", "rhodos"):
        assert not ADJACENT_PROVINCES[PROVINCE_NUMBER[island]]


@pytest.mark.rule("S3-G-c", "S3-G-e", "S3-G-d")
def test_regions() -> None:
    found = {name: REGION[n] for n, name in enumerate(PROVINCES)}
    assert {name for name, region in found.items() if region == "africa"} == {"cyrene", "libya", "aigyptos"}
    europe = {"makedonia", "thessalia", "hellas", "epeiros", "thrake", "illyria", "skythia"}
    assert {name for name, region in found.items() if region == "europe"} == europe
    assert found["mikra_phrygia"] == "asia"
    assert found["krete"] not in ("asia", "europe", "africa")


@pytest.mark.rule("S3-2.6-e", "S3-17.3-a", "S3-17.3-b", "S3-20.4-a")
def test_totals_follow_the_position_at_every_moment() -> None:
    s = position(generals={"perdikkas": "yellow opis"}, royals={"alexandros": "yellow opis"})
    assert legitimacy(s, YELLOW).value == 3 + 1 + 5
    s.general_at[named("perdikkas")] = DEAD
    assert legitimacy(s, YELLOW).value == 3 + 5
    s = position(provinces=dict.fromkeys(PROVINCES, "yellow"))
    assert victory_points(s, YELLOW).value > 29


@pytest.mark.rule("S3-9.1-d")
def test_everybody_sees_every_cu() -> None:
    few, many = (
        position(generals={"perdikkas": "yellow opis"}, cus={"yellow opis": {"loyal": count}}) for count in (3, 4)
    )
    for seat in (YELLOW, RED, None):
        assert view(few, seat) != view(many, seat)


# -- 3 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-3.4-a", "S3-3.4-b")
def test_the_deal_shuffles_all_but_what_was_removed() -> None:
    s = position(discards=list(range(30)), hand=hands(red="fog"))
    run(card_deal(s))
    assert [len(hand) for hand in s.hand[: s.setup.seats]] == [5] * 4
    assert sorted([*s.deck, *(card for hand in s.hand for card in hand)]) == sorted([*range(30), *cards("fog")])
    assert s.discards == []


@pytest.mark.rule("S3-3.4-a")
def test_a_card_removed_as_an_event_never_comes_back() -> None:
    s = position(
        seat=RED,
        control={"pella": "red"},
        agenda=[Play(RED, CARD_NUMBER["eurydike_speaks_for_philippos"], (at("pella"),))],
        discards=[*cards("eurydike_speaks_for_philippos")],
    )
    run_agenda(s)
    assert s.discards == []
    assert royal(s, "philippos") == "red"


@pytest.mark.rule("S3-4.1-c", "S3-3.7-a")
def test_the_usurper_stays_so_to_the_end_of_the_game_turn() -> None:
    s = position(usurper=RED, provinces={"media": "yellow"})
    settle(s)
    assert s.usurper == RED
    assert run(end_of_turn(s)) is None
    assert s.usurper == NOBODY
    s = position(turn=5, provinces={"media": "yellow"})
    assert run(end_of_turn(s)) is AGAIN
    assert s.winner == YELLOW


# -- 24.1 revealed cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-24.1-d", "S3-24.2-c")
@pytest.mark.parametrize(("seats", "cards_", "each"), [(2, 10, 2), (3, 5, 1), (4, 0, 0)])
def test_cards_are_revealed_at_the_end_of_each_round(seats: int, cards_: int, each: int) -> None:
    s = position(seats=seats, deck=[*cards("epidemic")] * (cards_ + 3), table=cards_)
    count = 0
    while run(end_of_round(1, s)) is AGAIN:
        count += 1
    assert (count, s.table) == (each, cards_ - each)


@pytest.mark.rule("S3-24.1-e")
def test_six_events_take_effect() -> None:
    revealed = {row.id for row in CARDS.cards if row.revealed}
    armies = {"illyrian_tribes_migrate", "scythian_invasion", "greek_soldiers_23000"}
    assert revealed == {"unrest", "unrest_spreads", "plans_of_their_own", *armies}
    s = position(seats=2)
    run(reveal(s, CARD_NUMBER["treachery"]))
    assert not s.agenda


@pytest.mark.rule("S3-24.1-f")
@pytest.mark.parametrize("die", [1, 2])
def test_who_carries_it_out_is_decided_at_random(die: int) -> None:
    s = position(seats=2, provinces={"media": "yellow"})
    run(reveal(s, CARD_NUMBER["unrest"]), str(die))
    assert [event.card for event in told(s, CardRevealed)] == ["card:unrest"]
    [task] = s.agenda
    assert isinstance(task, Play)
    assert (task.faction, task.revealed) == (die - 1, True)


# -- 5, 7, 8 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-5.3-e")
def test_no_minor_general_opens_a_space_for_reinforcements() -> None:
    no = why_not_reinforce(position(), Reinforce(RED, units(loyal=1)), at("issos"))
    assert no is not None
    assert no.rule == "S3-5.3-a"


@pytest.mark.rule("S3-7.5-f", "S3-7.5-e")
def test_no_marker_among_enemies_or_on_a_way_point() -> None:
    markers = (NUMBER["issos"],)
    s = position(control={"issos": "red"}, cus={"blue tarsos": {"loyal": 1}})
    for space, code in (("tarsos", "enemy_here"), ("myriandros", None), ("tp_sinai", "not_open_for_a_marker")):
        no = why_not_mark(s, RED, markers, NUMBER[space])
        assert (no and no.why) == code


@pytest.mark.rule("S3-8.1-d", "S3-G-n", "S3-7.6-c")
def test_minor_generals_are_placed_put_elsewhere_and_taken_off_in_the_own_turn() -> None:
    given: dict[str, Any] = {"control": {"opis": "yellow", "larsa": "yellow"}, "seat": YELLOW}
    given["cus"] = {"yellow opis": {"loyal": 1}, "yellow larsa": {"loyal": 1}}
    s = position(**given)
    run(activation_segment(s), "", "minor", "minor-yellow-1", "opis")
    assert general(s, "minor-yellow-1") == at("opis")
    run(activation_segment(s), "", "minor", "minor_general! minor-yellow-1", "larsa")
    assert general(s, "minor-yellow-1") == at("larsa")
    run(activation_segment(s), "", "minor", "minor_general! minor-yellow-1", "leave")
    assert general(s, "minor-yellow-1") == at("off")


@pytest.mark.rule("S3-8.4-a", "S3-8.4-h", "S3-9.4-a", "S3-9.4-c", "S3-9.1-c", "S3-9.1-e")
def test_subordinates_go_along_and_are_left_on_the_way_for_the_segment() -> None:
    s = position(
        seat=YELLOW,
        generals={"krateros": "yellow opis", "seleukos": "yellow opis"},
        cus={"yellow opis": {"loyal": 12}},
    )
    answers = ("roll", "krateros", "take_along! all", "babylon", "leave", "seleukos", "loyal=05", "nippour", "end")
    # Seleukos has moved: he is not named again, and the CUs left with him do not move either.
    segment(s, "6", *answers)
    assert (general(s, "seleukos"), general(s, "krateros")) == (at("babylon"), at("nippour"))
    assert force(s, "yellow nippour") == units(loyal=7)


@pytest.mark.rule("S3-9.13-a", "S3-9.13-b", "S3-3.5-d")
def test_a_mercenary_instead_of_the_roll() -> None:
    s = position(seat=YELLOW, control={"opis": "yellow"}, generals={"krateros": "yellow opis"})
    assert run(activation_segment(s), "", "mercenary") is None
    run_agenda(s, "", "reinforce! opis")
    assert force(s, "yellow opis") == units(mercenary=1)
    s = position(seat=YELLOW, control={"opis": "yellow"}, generals={"krateros": "yellow opis"})
    run(activation_segment(s), "3", "roll")
    [decision] = question(activation_segment(s))
    assert "mercenary" not in offered(decision)


# -- 9, 12 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-9.1-i", "S3-G-g", "S3-2.6-f", "S3-G-i", "S3-2.3-a")
def test_cus_whose_owner_cannot_be_shown_are_dispersed() -> None:
    s = position(
        control={"opis": "yellow", "larsa": "red"},
        generals={"minor-yellow-1": "yellow nippour"},
        cus={f"yellow {name}": {"loyal": 1} for name in ("opis", "larsa", "nippour", "ouroukh")},
    )
    settle(s)
    assert force(s, "yellow opis") == force(s, "yellow nippour") == units(loyal=1)
    assert force(s, "yellow dispersed") == units(loyal=2)


@pytest.mark.rule("S3-9.14-i")
def test_a_landing_may_overrun_and_ends_the_voyage() -> None:
    s = position(
        generals={"demetrios": "yellow xanthos"},
        cus={"yellow xanthos": {"loyal": 5}, "red phaselis": {"mercenary": 1}},
        control={"phaselis": "red"},
    )
    decision = menu(s, "demetrios", "embark", "phaselis", "land_there", "ask_passage! no")
    assert force(s, "red phaselis") == units()
    assert why(decision, "embark") == ("S3-9.14-i", "landed_already")


@pytest.mark.rule("S3-12-a", "S3-12-b", "S3-G-j", "S3-G-l")
def test_two_factions_never_end_a_move_in_one_position() -> None:
    s = position(
        successors=("yellow", "red"),
        generals={"antigonos": "yellow ephesos", "peithon": "red pergamon"},
        cus={"yellow ephesos": {"loyal": 3}, "red pergamon": {"loyal": 1}},
    )
    act(s, "antigonos", "6 6 1 1 1", "pergamon", "ask_passage! no", "evade! no")
    there = [side for side in (YELLOW, RED) if any(troops_at(s, side, at("pergamon")))]
    assert there == [YELLOW]


@pytest.mark.rule("S3-12.8-a", "S3-12.8-b", "S3-12.8-c")
def test_attrition_by_the_column_and_the_owner_chooses() -> None:
    assert [column(TABLES, size).least for size in (1, 2, 3, 4, 5, 8, 9, 30)] == [1, 2, 3, 3, 5, 7, 9, 14]
    for row in TABLES.attrition:
        assert [toll(row, die, units(loyal=20))[0] for die in range(1, 7)] == list(row.losses[:6])
    assert toll(column(TABLES, 5), 2, units(loyal=5)) == (0, False)
    assert toll(column(TABLES, 5), 2, units(loyal=4, elephant=1)) == (1, True)
    s = position(control={"issos": "red"}, cus={"red issos": {"loyal": 3, "mercenary": 2}})
    group = units(loyal=3, mercenary=2)
    run(attrition(s, RED, at("issos"), group), "5", "red: lose_cus! mercenary=01", "loyal=01")
    assert force(s, "red issos") == units(loyal=2, mercenary=1)


# -- 13, 15, 16 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-13.6-b", "S3-13.1-a")
def test_a_dispersed_fleet_that_changes_owner_stays_dispersed() -> None:
    s = position(control={"athenai": "red"})
    s.fleet_away[fleet("athenai")] = 1
    s.control[NUMBER["athenai"]] = BLUE
    settle(s)
    assert fleet_owner(s, fleet("athenai")) == BLUE
    assert s.fleet_away[fleet("athenai")]


@pytest.mark.rule("S3-15.1.1-a", "S3-15.4-a", "S3-15.1.1-f")
def test_markers_of_cities_and_independents_go_by_siege_alone() -> None:
    s = position(
        control={"damaskos": "red", "lamia": "independent", "opis": "red"},
        generals={"antigonos": "yellow damaskos", "krateros": "yellow lamia", "perdikkas": "yellow opis"},
        cus={f"yellow {name}": {"loyal": 3} for name in ("damaskos", "lamia", "opis")},
    )
    assert why_not_remove(s, YELLOW, NUMBER["damaskos"]) is not None
    assert why_not_remove(s, YELLOW, NUMBER["lamia"]) is not None
    assert why_not_remove(s, YELLOW, NUMBER["opis"]) is None
    assert why(menu(s, "antigonos"), "remove")[1] == "no_marker_to_remove"
    assert KIND[NUMBER["damaskos"]] == MAJOR_CITY


@pytest.mark.rule("S3-15.3-c", "S3-13.4-a")
def test_from_a_besieged_port_one_leaves_by_sea() -> None:
    s = position(
        control={"tyros": "yellow"},
        generals={"antigonos": "yellow tyros-inside", "peithon": "red tyros"},
        cus={"yellow tyros-inside": {"loyal": 2}, "red tyros": {"loyal": 3}},
    )
    act(s, "antigonos", "", "take_along! all", "embark", "sidon", "land_there", "disembark", "pass", "end")
    assert force(s, "yellow sidon") == units(loyal=2)


@pytest.mark.rule("S3-16.1-a")
def test_independent_armies_do_not_fight_each_other() -> None:
    s = position(armies={"leosthenes": "lamia", "glaukias": "larisa"}, cus={"red pella": {"loyal": 1}})
    settle(s)
    assert (s.army_at[0], s.army_at[3]) == (at("lamia"), at("larisa"))


# -- 17, 18, 21 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-17.5-l")
def test_removing_a_marker_or_taking_an_heir_is_no_attack() -> None:
    s = position(
        control={"pergamon": "red"},
        royals={"herakles": "red pergamon"},
        generals={"antigonos": "yellow ephesos"},
        cus={"yellow ephesos": {"loyal": 3}},
    )
    act(s, "antigonos", "", "pergamon", "remove", "end")
    assert (owner(s, "pergamon"), royal(s, "herakles")) == (None, "yellow")
    assert s.champion[YELLOW]


@pytest.mark.rule("S3-18.2-d", "S3-18.4-b", "S3-18.4-c")
def test_an_active_woman_is_carried_even_inside_and_by_one_army_only() -> None:
    s = position(
        seat=YELLOW,
        control={"opis": "yellow", "babylon": "yellow"},
        generals={"antigonos": "yellow opis"},
        cus={"yellow opis": {"loyal": 1}},
        royals={"kleopatra": "yellow opis"},
    )
    s.active_with[ROYAL_NUMBER["kleopatra"]] = YELLOW
    act(s, "antigonos", "", "take_along! all", "babylon", "inside", "end")
    assert s.royal_at[ROYAL_NUMBER["kleopatra"]] == at("babylon-inside")
    assert s.moved_royals == [ROYAL_NUMBER["kleopatra"]]


@pytest.mark.rule("S3-18.5-a", "S3-12.7-d")
def test_an_heir_with_a_defeated_army_is_the_victors() -> None:
    s = position(
        successors=("yellow", "red"),
        generals={"antigonos": "yellow ephesos", "peithon": "red pergamon"},
        cus={"yellow ephesos": {"loyal": 3}, "red pergamon": {"mercenary": 1}},
        royals={"herakles": "red pergamon"},
    )
    act(s, "antigonos", "6 6 1 1", "pergamon", "ask_passage! no", "evade! no")
    assert royal(s, "herakles") == "yellow"


@pytest.mark.rule("S3-21.3-b")
def test_antipatros_who_dies_early_comes_back_as_polyperchon() -> None:
    s = position(generals={"antipatros": "yellow opis"}, control={"pella": "yellow"})
    s.received[named("antipatros")] = YELLOW
    run(slay(s, named("antipatros")), "", "yellow: place_general! pella")
    assert (general(s, "antipatros"), general(s, "polyperchon")) == (DEAD, at("pella"))
    s = position(generals={"antipatros": "yellow opis"})
    s.received[named("antipatros")] = YELLOW
    run(slay(s, named("antipatros")))
    assert general(s, "polyperchon") == DISPERSED
