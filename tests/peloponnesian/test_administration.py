"""8 The Administrative Phase: revenue with all its modifiers, the Emergency Fund, building."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.activation import cost
from strategos.games.peloponnesian.administration import buildable, building, forecast, pays_for, revenue, revenue_of
from strategos.games.peloponnesian.events import Built, ControlChanged, RevenueDrawn
from strategos.games.peloponnesian.facts import (
    ATHENIAN,
    ATHENS,
    FALL_OF_SPARTA,
    HOPLITE,
    NAMES,
    NATION_OF,
    NATIONS,
    NAVAL,
    PRINTED,
    SICILY,
    SPACES,
    SPARTA,
    SPARTAN,
    SPARTAN_ALLIED,
    THEBAN,
    column,
)
from strategos.games.peloponnesian.sequence import PHASES
from strategos.games.peloponnesian.shapes import PieceFacts, ViewFacts
from strategos.games.peloponnesian.view import view

from .procedures import run
from .segment import Played, play_segment, position

GREEN = [NAMES[space] for space in range(SPACES) if PRINTED[space] == ATHENS]
RED = [NAMES[space] for space in range(SPACES) if PRINTED[space] == SPARTA]
ISLES = [name for name in GREEN if name not in ("athens", "piraeus", "panactum", "decelea")]


def lines(side: str, expected: dict[str, int], **given: Any) -> None:
    """The revenue of a side as it stands, line by line; nothing else is in it."""
    Played(position(**given), [], [], []).holds(revenue_lines={side: expected})


PLAIN: dict[str, Any] = {"player": "sparta"}
"""Athens is not the player's: no Eisphora."""


@pytest.mark.rule("PW-8-a", "PW-2-i")
def test_the_segments_in_their_order() -> None:
    first = PHASES.index("revenue")
    assert PHASES[first - 1 : first + 3] == ("helots", "revenue", "building", "bellicosity")


# -- 8.1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-8.1-a", "PW-8.1-b", "PW-8.1-d")
def test_what_the_leagues_pay() -> None:
    after = play_segment("revenue", **PLAIN, treasury={"athens": 700, "sparta": 50})
    after.holds(treasury={"athens": 4200, "sparta": 2550})
    assert after.happened(RevenueDrawn) == [
        RevenueDrawn("side:athens", ("effect:revenue",), (3500,), 3500, 4200),
        RevenueDrawn("side:sparta", ("effect:revenue",), (2500,), 2500, 2550),
    ]


@pytest.mark.rule("PW-8.1-c")
def test_ravaged_rebel_and_captured_spaces_cost_fifty_talents_each() -> None:
    green = {"ravaged": ["naxos", "megara"], "rebellion": ["samos"], "control": {"chios": "sparta", "aegina": "nobody"}}
    lines("athens", {"revenue": 3500, "lost_spaces": -150}, **PLAIN, **green)
    lines("sparta", {"revenue": 2500, "lost_spaces": -50}, **PLAIN, **green)
    red = {"ravaged": ["megara"], "rebellion": ["tegea"], "control": {"pylos": "athens"}}
    lines("sparta", {"revenue": 2500, "lost_spaces": -150}, **PLAIN, **red)


@pytest.mark.rule("PW-8.1-c")
def test_a_space_is_counted_once() -> None:
    lines(
        "athens",
        {"revenue": 3500, "lost_spaces": -50},
        **PLAIN,
        ravaged=["samos"],
        rebellion=["samos"],
        control={"samos": "sparta"},
    )


@pytest.mark.rule("PW-8.1-c")
def test_neutrals_count_for_the_side_they_have_joined() -> None:
    lines("athens", {"revenue": 3500}, **PLAIN, ravaged=["argos"])
    lines("athens", {"revenue": 3500, "lost_spaces": -50}, **PLAIN, ravaged=["argos"], power={"argos": "athens"})


@pytest.mark.rule("PW-TERMS-j", "PW-TERMS-k", "PW-TERMS-l")
def test_control_is_determined_before_the_money_comes() -> None:
    there = {"units": {"samos": {"sparta": {"AN": 1}}, "megara": {"athens": {"H": 1}}}, "control": {"naxos": "sparta"}}
    after = play_segment("revenue", **PLAIN, **there)
    after.holds(control={"samos": "sparta", "megara": "athens", "naxos": "athens"})
    assert set(after.happened(ControlChanged)) == {
        ControlChanged("space:samos", "side:sparta", "side:athens"),
        ControlChanged("space:megara", "side:athens", "side:sparta"),
        ControlChanged("space:naxos", "side:athens", "side:sparta"),
    }
    assert after.happened(RevenueDrawn)[0].talents == 3450


@pytest.mark.rule("PW-8.1-d")
def test_revenue_never_falls_below_nothing() -> None:
    after = play_segment("revenue", **PLAIN, ravaged=[*GREEN, *RED], treasury={"athens": 10, "sparta": 20})
    assert len(GREEN) * 50 > 3500
    after.holds(treasury={"athens": 10}, ravaged=[*GREEN, *RED])


@pytest.mark.rule("PW-8.1.1-a")
@pytest.mark.parametrize(("lost", "talents"), [(["thebes"], -200), (["corinth"], -200), (["thebes", "corinth"], -400)])
def test_thebes_and_corinth_cost_two_hundred_more(lost: list[str], talents: int) -> None:
    control = dict.fromkeys(lost, "athens")
    money = {"revenue": 2500, "lost_spaces": -50 * len(lost), "lost_cities": talents}
    lines("sparta", money, **PLAIN, control=control)
    lines("sparta", {"revenue": 2500, "lost_spaces": -50}, **PLAIN, rebellion=["thebes"], control={"thebes": "nobody"})


@pytest.mark.rule("PW-8.1.2-a")
def test_syracuse_pays_its_ally_unless_athens_controls_it() -> None:
    lines("sparta", {"revenue": 2500, "syracuse": 500}, **PLAIN, power={"syracuse": "sparta"})
    lines("sparta", {"revenue": 2500}, **PLAIN)
    taken = {"power": {"syracuse": "sparta"}, "control": {"syracuse": "athens"}}
    lines("sparta", {"revenue": 2500, "lost_spaces": -50}, **PLAIN, **taken)


@pytest.mark.rule("PW-8.1.2-b")
def test_sicily_pays_athens_that_reaches_all_of_it() -> None:
    reached = {
        "syracuse": {"athens": {"N": 1, "AC": 1}},
        "messina": {"athens": {"AN": 1}},
        "selinus": {"athens": {"N": 1, "C": 1}},
        "enna": {"athens": {"AH": 1}},
    }
    lines("athens", {"revenue": 3500, "sicily": 1000}, **PLAIN, units={NAMES[n]: {"athens": {"N": 1}} for n in SICILY})
    lines("athens", {"revenue": 3500, "sicily": 1000}, **PLAIN, units=reached)
    lines("athens", {"revenue": 3500}, **PLAIN, units={**reached, "enna": {}})
    beside = {"helorus": {"athens": {"N": 1}}, "leontini": {"athens": {"AH": 1}}}
    lines("athens", {"revenue": 3500}, **PLAIN, units={**reached, **beside, "syracuse": {}})


@pytest.mark.rule("PW-8.1.3-a")
@pytest.mark.parametrize("lost", ["piraeus", "byzantium", "athens"])
def test_without_a_way_to_the_euxine_grain_is_dear(lost: str) -> None:
    money = {"revenue": 3500, "lost_spaces": -50, "grain": -1500}
    lines("athens", money, **PLAIN, control={lost: "sparta"})


@pytest.mark.rule("PW-8.1.3-a")
def test_one_way_round_is_enough_and_what_nobody_controls_does_not_cut_it() -> None:
    lines("athens", {"revenue": 3500, "lost_spaces": -50}, **PLAIN, control={"chios": "sparta"})
    lines(
        "athens",
        {"revenue": 3500, "lost_spaces": -50},
        **PLAIN,
        control={"byzantium": "nobody"},
        rebellion=["byzantium"],
    )


@pytest.mark.rule("PW-8.1.4-a")
@pytest.mark.parametrize(("side", "revenue"), [("athens", 3500), ("sparta", 2500)])
def test_epidamnos_pays_whoever_controls_it_and_has_a_way_home(side: str, revenue: int) -> None:
    held = {"control": {"epidamnos": side}}
    enemy = "sparta" if side == "athens" else "athens"
    lines(side, {"revenue": revenue, "epidamnos": 1000}, **PLAIN, **held)
    lines(enemy, {"revenue": 6000 - revenue}, **PLAIN, **held)
    ring = {space: {enemy: {"H": 1}} for space in ("corcyra", "sybotia", "macedonia")}
    lines(side, {"revenue": revenue}, **PLAIN, **held, units=ring)
    open_ring = {**ring, "sybotia": {side: {"H": 1}}}
    lines(side, {"revenue": revenue, "epidamnos": 1000}, **PLAIN, **held, units=open_ring)


@pytest.mark.rule("PW-8.1.4-a")
def test_enemies_at_home_cut_the_way_from_epidamnos() -> None:
    held = {"control": {"epidamnos": "sparta"}, "units": {"sparta": {"athens": {"H": 1}}}}
    lines("sparta", {"revenue": 2500}, **PLAIN, **held)


@pytest.mark.rule("PW-8.1.4-a")
def test_enemy_control_without_units_does_not_cut_the_way_from_epidamnos() -> None:
    control = {"epidamnos": "athens", **dict.fromkeys(("corcyra", "sybotia", "macedonia"), "sparta")}
    lines("athens", {"revenue": 3500, "lost_spaces": -50, "epidamnos": 1000}, **PLAIN, control=control)


@pytest.mark.rule("PW-8.1.5-a")
def test_the_eisphora_of_a_quiet_attica() -> None:
    lines("athens", {"revenue": 3500, "eisphora": 1000})
    lines("athens", {"revenue": 3500, "eisphora": 1000}, seats=2)
    lines("athens", {"revenue": 3500, "eisphora": 1000}, units={"decelea": {"athens": {"H": 1}}})


@pytest.mark.rule("PW-8.1.5-a")
@pytest.mark.parametrize("space", ["athens", "piraeus", "panactum", "decelea"])
def test_no_eisphora_from_a_ravaged_or_occupied_attica(space: str) -> None:
    lines("athens", {"revenue": 3500, "lost_spaces": -50}, ravaged=[space])
    lines("athens", {"revenue": 3500}, units={space: {"sparta": {"AC": 1}}})


@pytest.mark.rule("PW-8.1.5-b")
def test_no_eisphora_for_the_non_player() -> None:
    lines("athens", {"revenue": 3500}, player="sparta")


@pytest.mark.rule("PW-EVT.3-e")
def test_no_eisphora_in_the_turn_of_the_oligarchs() -> None:
    lines("athens", {"revenue": 3500}, this_turn={"no_eisphora": 1})


# -- 8.1.6 ------------------------------------------------------------------------------------------------------------


def to_spend(talents: int, **given: Any) -> None:
    given["treasury"] = {"athens": 1300, "sparta": 1300}
    Played(position(**given), [], [], []).holds(to_spend={"athens": talents, "sparta": 1300})


@pytest.mark.rule("PW-8.1.6-a")
def test_athens_keeps_a_thousand_talents() -> None:
    to_spend(300)
    to_spend(300, player="sparta")


@pytest.mark.rule("PW-8.1.6-b")
def test_the_fund_is_opened_in_need() -> None:
    to_spend(1300, control={"piraeus": "sparta"})
    to_spend(1300, control={"decelea": "sparta"})
    to_spend(300, control={"panactum": "sparta"})
    to_spend(1300, rebellion=ISLES[:10])
    to_spend(300, rebellion=[*ISLES[:9], "megara", "tegea"])


# -- 8.2 --------------------------------------------------------------------------------------------------------------


def builds(dice: str = "", answers: str = "", **given: Any) -> Played:
    return play_segment("building", dice=dice, answers=answers, **given)


POOR = {"treasury": {"athens": 0, "sparta": 0}}


@pytest.mark.rule("PW-8.2-a", "PW-8.2-d", "PW-8.2-f")
def test_a_player_builds_three_sp_of_any_kind() -> None:
    answers = "hoplite-athens naval-athens_allied cavalry-athens"
    after = builds(answers=answers, treasury={"athens": 3000, "sparta": 0})
    after.holds(
        treasury={"athens": 2400},
        units={"athens": {"athens": {"H": 1, "C": 1}}, "corcyra": {"athens": {"AN": 1}}},
    )
    assert len(after.asked) == 3
    assert after.happened(Built)[0] == Built("side:athens", "effect:athens", "space:athens", 1, 0, 0, 2800)


@pytest.mark.rule("PW-8.2-a")
def test_a_player_may_stop_or_build_nothing() -> None:
    builds(answers="done", treasury={"athens": 3000, "sparta": 0}).holds(treasury={"athens": 3000})
    after = builds(answers="naval-athens done", treasury={"athens": 3000, "sparta": 0})
    after.holds(treasury={"athens": 2800}, units={"piraeus": {"athens": {"N": 1}}})


@pytest.mark.rule("PW-8.2-a", "PW-8.1.6-a")
def test_athens_builds_above_its_fund_and_sparta_to_the_last_talent() -> None:
    assert not builds(treasury={"athens": 1199, "sparta": 0}).asked
    after = builds(answers="hoplite-athens", treasury={"athens": 1399, "sparta": 0})
    after.holds(treasury={"athens": 1199})
    after = builds(answers="hoplite-sparta naval-sparta", player="sparta", treasury={"athens": 0, "sparta": 400})
    after.holds(treasury={"sparta": 0})


@pytest.mark.rule("PW-8.2-a", "PW-COMP-p")
def test_only_what_is_left_and_has_a_place_can_be_built() -> None:
    everything = ["cavalry-athens", "cavalry-athens_allied", "done", "hoplite-athens", "hoplite-athens_allied"]
    after = builds(answers="done", treasury={"athens": 2000, "sparta": 0})
    assert after.asked == [[*everything, "naval-athens", "naval-athens_allied"]]
    used = {"samos": {"athens": {"C": 3}}, "piraeus": {"sparta": {"H": 1}}}
    after = builds(
        answers="done",
        treasury={"athens": 2000, "sparta": 0},
        units=used,
        control={"piraeus": "sparta"},
        going_home={"athens": {"AC": 8}},
    )
    assert after.asked == [["done", "hoplite-athens", "hoplite-athens_allied", "naval-athens_allied"]]
    after = builds(answers="done", treasury={"athens": 2000, "sparta": 0}, out_of_game={"athens": {"AN": 12}})
    assert after.asked == [[*everything, "naval-athens"]]


@pytest.mark.rule("PW-8.2-b", "PW-8.2-d", "PW-8.2-f")
def test_the_non_player_rebuilds_what_it_lost() -> None:
    lost: dict[str, Any] = {"sparta": {"H": 1, "AN": 1}, "athens": {"N": 2}}
    after = builds(eliminated=lost, treasury={"athens": 0, "sparta": 5000})
    after.holds(
        treasury={"sparta": 4600},
        units={"sparta": {"sparta": {"H": 1}}, "corinth": {"sparta": {"AN": 1}}, "piraeus": {"athens": {"N": 0}}},
    )
    builds(treasury={"athens": 0, "sparta": 5000}).holds(treasury={"sparta": 5000})


@pytest.mark.rule("PW-8.2-b", "PW-8.2-c")
def test_of_more_than_three_it_rebuilds_three_by_chance() -> None:
    """Two Hoplites, an allied one, two Cavalry and a ship were lost: dice of six, five and four sides."""
    lost: dict[str, Any] = {"sparta": {"H": 2, "AH": 1, "C": 1, "AC": 1, "N": 1}}
    after = builds("6 1 2", eliminated=lost, treasury={"athens": 0, "sparta": 5000})
    assert [roll.sides for roll in after.rolled] == [(6,), (5,), (4,)]
    after.holds(
        treasury={"sparta": 4400},
        units={
            "gythium": {"sparta": {"N": 1}},
            "sparta": {"sparta": {"H": 1, "C": 0}},
            "corinth": {"sparta": {"AH": 1}},
            "thebes": {"sparta": {"AC": 0}},
        },
    )


@pytest.mark.rule("PW-8.2-c")
def test_no_die_where_all_are_of_a_kind_or_all_are_built() -> None:
    after = builds(eliminated={"sparta": {"H": 5}}, treasury={"athens": 0, "sparta": 5000})
    after.holds(units={"sparta": {"sparta": {"H": 3}}})
    after = builds(eliminated={"sparta": {"H": 1, "C": 1, "N": 1}}, treasury={"athens": 0, "sparta": 5000})
    after.holds(units={"sparta": {"sparta": {"H": 1, "C": 1}}, "gythium": {"sparta": {"N": 1}}})


@pytest.mark.rule("PW-8.2-e", "PW-8.2-c")
def test_the_non_player_keeps_a_thousand_talents() -> None:
    lost: dict[str, Any] = {"eliminated": {"sparta": {"H": 2, "N": 1}}}
    builds(**lost, treasury={"athens": 0, "sparta": 1199}).holds(treasury={"sparta": 1199})
    builds("3", **lost, treasury={"athens": 0, "sparta": 1200}).holds(
        treasury={"sparta": 1000}, units={"gythium": {"sparta": {"N": 1}}}
    )
    builds("1 2", **lost, treasury={"athens": 0, "sparta": 1599}).holds(
        treasury={"sparta": 1199}, units={"sparta": {"sparta": {"H": 1}}, "gythium": {"sparta": {"N": 1}}}
    )
    builds(**lost, treasury={"athens": 0, "sparta": 300}).holds(treasury={"sparta": 300})
    athens = {"player": "sparta", "eliminated": {"athens": {"H": 1}}, "control": {"decelea": "sparta"}}
    builds(**athens, treasury={"athens": 1199, "sparta": 0}).holds(treasury={"athens": 1199})


@pytest.mark.rule("PW-8.2-b", "PW-8.2-f")
def test_what_has_no_place_is_not_rebuilt() -> None:
    lost: dict[str, Any] = {
        "eliminated": {"sparta": {"N": 2, "H": 1}},
        "control": {"gythium": "athens", "corinth": "athens"},
    }
    after = builds(**lost, treasury={"athens": 0, "sparta": 5000})
    after.holds(treasury={"sparta": 4800}, units={"sparta": {"sparta": {"H": 1}}})


@pytest.mark.rule("PW-8.2-b", "PW-COMP-p")
def test_what_has_no_counter_is_not_rebuilt() -> None:
    lost: dict[str, Any] = {"eliminated": {"sparta": {"C": 3}}, "units": {"corinth": {"sparta": {"C": 1}}}}
    after = builds(**lost, treasury={"athens": 0, "sparta": 5000})
    after.holds(treasury={"sparta": 4800}, units={"sparta": {"sparta": {"C": 1}}})


@pytest.mark.rule("PW-EV1.5-b")
def test_a_side_that_may_not_build_is_not_asked() -> None:
    barred: dict[str, Any] = {"this_turn": {"no_building-athens": 1}, "treasury": {"athens": 3000, "sparta": 0}}
    assert not builds(**barred).asked
    assert builds(
        answers="done", player="sparta", this_turn={"no_building-athens": 1}, treasury={"athens": 0, "sparta": 300}
    ).asked


@pytest.mark.rule("PW-11-d", "PW-8.2-a", "PW-11-l")
def test_two_players_build_by_turns_where_their_sp_could_come_home() -> None:
    answers = "hoplite-athens piraeus naval-athens samos done hoplite-sparta sparta done"
    after = builds(answers=answers, seats=2, treasury={"athens": 5000, "sparta": 600})
    after.holds(
        treasury={"athens": 4600, "sparta": 400},
        units={"piraeus": {"athens": {"H": 1}}, "samos": {"athens": {"N": 1}}, "sparta": {"sparta": {"H": 1}}},
    )
    assert after.asked[1] == ["athens", "piraeus"]
    assert after.asked[6] == ["sparta"]


@pytest.mark.rule("PW-10.5.4.5.III-a", "PW-10.5.4.5.III-b", "PW-10.5.4.5.III-c")
@pytest.mark.parametrize(
    ("role", "answers", "treasury"),
    [
        ("thebes", "hoplite-thebes thebes done", {"athens": 2000, "thebes": 800}),
        ("athens", "hoplite-athens athens done", {"athens": 1800, "thebes": 1000}),
        ("thebes", "hoplite-athens_allied athens done", {"athens": 2000, "thebes": 800}),
        ("athens", "hoplite-athens_allied athens done", {"athens": 1800, "thebes": 1000}),
        ("anti_sparta", "hoplite-athens_allied athens thebes done", {"athens": 2000, "thebes": 800}),
        ("anti_sparta", "hoplite-thebes thebes athens done", {"athens": 1800, "thebes": 1000}),
    ],
)
def test_the_treasuries_of_the_coalition(role: str, answers: str, treasury: dict[str, int]) -> None:
    money = {"athens": 2000, "thebes": 1000, "sparta": 0}
    held = {"athens": "athens", "thebes": "athens"}
    after = builds(answers=answers, scenario="fall_of_sparta", role=role, treasury=money, colour=held, control=held)
    after.holds(treasury=treasury)


# -- line by line -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-8.1-a", "PW-8.1-b")
def test_each_line_of_the_revenue_says_its_rule() -> None:
    rules = {side: revenue_of(position(**PLAIN), side).reasons[0].rule for side in (ATHENS, SPARTA)}
    assert rules == {ATHENS: "PW-8.1-a", SPARTA: "PW-8.1-b"}


@pytest.mark.rule("PW-7.3-e", "PW-7.3-i", "PW-9.3-k")
@pytest.mark.parametrize(("risen", "talents"), [(1, -500), (2, -1000)])
def test_the_helots_cost_sparta_money_in_a_war_turn_only(risen: int, talents: int) -> None:
    lines("sparta", {"revenue": 2500, "helots": talents}, **PLAIN, this_turn={"helots": risen})
    state = position(**PLAIN, this_turn={"helots": risen})
    assert [reason.why for reason in revenue_of(state, SPARTA, at_war=False).reasons] == ["revenue"]


@pytest.mark.rule("PW-EVT.5-c", "PW-EVT.5-d")
def test_iasus_pays_only_while_persia_is_an_ally() -> None:
    ally = {"power": {"persia": "sparta"}}
    lines("sparta", {"revenue": 2500, "persia": 500}, **PLAIN, **ally)
    lines("sparta", {"revenue": 2500, "persia": 500, "iasus": 500}, **PLAIN, **ally, happened={"iasus": 1})
    lines("sparta", {"revenue": 2500}, **PLAIN, happened={"iasus": 1})


@pytest.mark.rule("PW-EVT.5-e")
def test_iasus_brings_three_cavalry_once() -> None:
    given: dict[str, Any] = {
        **PLAIN,
        "power": {"persia": "sparta"},
        "units": {"iasus": {"sparta": {"AH": 1}}, "piraeus": {"athens": {"N": 1}}},
    }
    after = play_segment("revenue", **given)
    after.holds(happened={"iasus": 1}, units={"sardis": {"sparta": {"AH": 0, "AC": 3, "AN": 0}}})
    again = play_segment("revenue", **given, happened={"iasus": 1})
    again.holds(units={"sardis": {"sparta": {"AC": 0}}})
    neutral = play_segment("revenue", **{**given, "power": {"persia": "neutral"}})
    neutral.holds(happened={"iasus": 0}, units={"sardis": {"sparta": {"AC": 0}}})


@pytest.mark.rule("PW-10.5.4.1-a")
def test_in_the_fall_of_sparta_three_treasuries_have_their_own_revenue() -> None:
    after = play_segment("revenue", scenario="fall_of_sparta", treasury={"athens": 0, "sparta": 0, "thebes": 0})
    assert [(event.side, event.reasons[0], event.values[0]) for event in after.happened(RevenueDrawn)] == [
        ("side:athens", "effect:revenue", 1000),
        ("side:sparta", "effect:revenue", 3500),
        ("side:thebes", "effect:revenue", 1000),
    ]


@pytest.mark.rule("PW-8.2-f")
def test_nothing_is_built_where_enemies_stand() -> None:
    state = position(units={"athens": {"athens": {"H": 2}, "sparta": {"H": 1}}})
    Played(state, [], [], []).holds(buildable={"athens": ["N", "AH", "AC", "AN"]})


@pytest.mark.rule("PW-10.5.4.5.III-a", "PW-10.5.4.5.III-b", "PW-10.5.4.5.III-c")
def test_sparta_pays_for_its_own_whatever_the_role_of_the_coalition() -> None:
    for role in ("thebes", "athens", "anti_sparta"):
        state = position(scenario="fall_of_sparta", role=role)
        assert all(pays_for(state, SPARTA, column(nation, HOPLITE)) for nation in (SPARTAN, SPARTAN_ALLIED))


@pytest.mark.rule("PW-10.5.4.6.III-d")
def test_persian_losses_are_replaced_before_anybody_builds() -> None:
    after = play_segment(
        "building",
        scenario="fall_of_sparta",
        units={"sardis": {"persia": {"C": 2}}},
        leaders={"tissaphernes_fos": "sardis"},
        happened={"persia": 1},
        treasury={"athens": 0, "sparta": 0, "thebes": 0},
    )
    after.holds(units={"sardis": {"persia": {"H": 4, "C": 10}}})


@pytest.mark.rule("PW-8.2-a", "PW-8.2-d")
def test_a_player_is_told_how_many_sp_are_left_to_build() -> None:
    state = position(treasury={"athens": 9000, "sparta": 0})
    procedure = building(state)
    told: list[Any] = []
    reply: Any = None
    for _ in range(3):
        question = procedure.send(reply)
        [decision] = question.decisions
        told.append(decision.about["left"])
        reply = [next(option.value for option in decision.options if option.key == "hoplite-athens")]
    assert told == [3, 2, 1]


@pytest.mark.rule("PW-8.2-a")
def test_nobody_builds_thebans_but_the_coalition() -> None:
    """Found by a playthrough: the counters of Thebes are those of The Fall of Sparta."""
    s = position(seats=2)
    assert not any(pays_for(s, ATHENS, column(THEBAN, kind)) for kind in range(3))
    assert all(pays_for(s, ATHENS, column(ATHENIAN, kind)) for kind in range(3))


@pytest.mark.rule("PW-10.5.4.1-a", "PW-8.1-d")
def test_the_forecast_tells_what_each_treasury_draws() -> None:
    s = position("fall_of_sparta", empty=False, ravaged=["delium", "pylos"], happened={"megalopolis": 1})
    before, told = list(s.treasury), forecast(s)
    run(revenue(s))
    drawn = [after - had for after, had in zip(s.treasury, before, strict=True)]
    assert drawn == [max(0, told[name].value) for name in ("athens", "sparta", "thebes")]
    facts = view(s, 0).facts
    assert isinstance(facts, ViewFacts)
    assert list(facts.revenue) == ["athens", "sparta", "thebes"]


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
