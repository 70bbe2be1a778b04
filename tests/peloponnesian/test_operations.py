"""5, 5.1, 5.3, 5.4, 11: who begins, the player's operations, Auguries, passing, activation, Cause Rebellion."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.events import (
    Activated,
    Auguries,
    Initiative,
    LeaderDrawn,
    Moved,
    ObjectiveNamed,
    OperationEnded,
    Passed,
    Ravaged,
    RebellionTried,
    StrategyChosen,
)

from .table import Table, asked, asked_side, happened, holds, keys, play, table, two, why_not

ATHENS = {"athens": {"athens": {"H": 6, "C": 1}}, "piraeus": {"athens": {"N": 8}}}


def athens(dice: str = "", **given: Any) -> Table:
    """Athens is asked, Sparta has passed, and no die falls that is not in the script."""
    words = {"units": ATHENS, "leaders": {"pericles": "athens"}, "passed": {"sparta": True}, **given}
    return table(dice=dice, then=None, **words, phase="operations")


def both(dice: str = "", **given: Any) -> Table:
    """Both sides have something to do; the non-player's strategy is Attack Athens, for which it has too little."""
    units = {**ATHENS, "sparta": {"sparta": {"H": 3}}}
    words = {"units": units, "leaders": {"pericles": "athens", "agis": "sparta"}, "strategy": "attack_athens", **given}
    return table(dice=dice, then=None, **words, phase="operations")


# -- 5: whose operation -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5-a", "PW-5.2-a", "PW-5.3-a")
def test_the_player_begins_then_the_sides_take_turns() -> None:
    match = both("5 2", cup={"athens": ["cleon"]})
    assert asked_side(match) == "athens"
    play(match, "objective! panactum", "hoplite-athens-athens=01", "set_out")
    assert [(event.side, event.why) for event in happened(match, ObjectiveNamed)] == [
        ("side:athens", "effect:player"),
        ("side:sparta", "effect:attack_athens"),
    ]
    holds(match, next_side="athens", done={"athens": 1, "sparta": 1}, passed={"sparta": True, "athens": False})
    play(match, "continue! operate")
    assert asked(match).kind == "objective"


@pytest.mark.rule("PW-5-a", "PW-5-c", "PW-5.3.2-b")
@pytest.mark.parametrize(
    ("given", "side"),
    [
        ({"done": {"athens": 1}}, "sparta"),
        ({"done": {"athens": 2, "sparta": 2}}, "athens"),
        ({"done": {"athens": 3, "sparta": 2}}, "sparta"),
        ({"done": {"athens": 3, "sparta": 1}, "passed": {"sparta": True}}, "athens"),
    ],
)
def test_who_is_next(given: dict[str, Any], side: str) -> None:
    """Of two players, whom the board can be looked at."""
    match = table(
        seats=2, **given, units={**ATHENS, "sparta": {"sparta": {"H": 3}}}, phase="operations", first="athens"
    )
    assert asked_side(match) == side


@pytest.mark.rule("PW-5-c", "PW-5-b", "PW-5.3.2-a", "PW-5.3.2-b")
def test_who_passes_is_out_and_when_both_have_the_phase_is_over() -> None:
    match = athens(done={"athens": 1, "sparta": 1})
    holds(match, phase="operations")
    play(match, "continue! pass")
    assert [event.why for event in happened(match, Passed)] == ["effect:pass_chosen"]
    assert match.state.turn == 3 or match.outcome is not None or asked(match).kind != "continue"


@pytest.mark.rule("PW-5-b", "PW-5.3.2-a")
def test_the_initial_operation_is_not_passed_by_choice() -> None:
    assert asked(athens()).kind == "objective"


# -- 5.3.1 and 5.3.2 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.3.1-a", "PW-5.3.1-b", "PW-5.3.1-e", "PW-5.3.1-h", "PW-5.3.2-c", "PW-5.3.1-j")
@pytest.mark.parametrize(("die", "good"), [(1, True), (5, True), (6, False)])
def test_a_continuing_operation_begins_with_the_auguries(die: int, good: bool) -> None:
    match = athens(f"{die}", done={"athens": 1, "sparta": 1})
    if not good:
        match = table(
            dice="6",
            units=ATHENS,
            leaders={"pericles": "athens"},
            passed={"sparta": True},
            done={"athens": 1, "sparta": 1},
            phase="operations",
        )
    play(match, "operate")
    [event] = happened(match, Auguries)
    assert (event.die, event.bonus, event.good) == (die, 0, good)
    if good:
        assert asked(match).kind == "objective"
    else:
        assert happened(match, Passed)[0].why == "effect:pass_auguries"


@pytest.mark.rule("PW-5.3.1-a")
def test_the_initial_operation_needs_no_auguries() -> None:
    match = athens()
    assert happened(match, Auguries) == []
    assert asked(match).kind == "objective"


@pytest.mark.rule("PW-5.3.1-c", "PW-5.3.1-d")
@pytest.mark.parametrize(
    ("leaders", "bonus"),
    [
        ({"pericles": "athens"}, 0),
        ({"pericles": "athens", "phormio": "potidaea"}, 1),
        ({"pericles": "athens", "phormio": "box", "cleon": "pylos"}, 1),
        ({"pericles": "athens", "phormio": "box", "cleon": "pylos", "nicias": "dead", "demosthenes": "melos"}, 2),
    ],
)
def test_half_the_players_leaders_are_added(leaders: dict[str, str], bonus: int) -> None:
    """Of those on the map and in the Going Home box, rounded down; +1 for the other side whatever it has."""
    match = athens(leaders={**leaders, "agis": "sparta", "brasidas": "thebes"})
    holds(match, augury_bonus={"athens": bonus, "sparta": 1})


@pytest.mark.rule("PW-5.3.1-d", "PW-4.1.1-a")
def test_alcibiades_abroad_counts_for_nobody() -> None:
    leaders = {"pericles": "athens", "alcibiades": "sparta"}
    holds(athens(leaders=leaders, happened={"demagogue": 1}), augury_bonus={"athens": 0})
    holds(athens(leaders=leaders, happened={"demagogue": 3}), augury_bonus={"athens": 1})


@pytest.mark.rule("PW-5.3.1-c", "PW-5.3.1-h")
def test_five_is_bad_for_the_non_player() -> None:
    """Step 14 of the Example of Play."""
    match = both("5", done={"athens": 2, "sparta": 1})
    assert [(event.die, event.bonus, event.good) for event in happened(match, Auguries)] == [(5, 1, False)]
    assert [event.why for event in happened(match, Passed)] == ["effect:pass_auguries"]


@pytest.mark.rule("PW-5.3.1-f", "PW-5.3.1-j")
def test_without_a_leader_at_home_one_is_drawn_after_good_auguries() -> None:
    match = athens("2", done={"athens": 1}, leaders={"pericles": "pylos"}, cup={"athens": ["cleon"]})
    play(match, "operate")
    assert [event.leader for event in happened(match, LeaderDrawn)] == ["piece:cleon"]
    holds(match, leaders={"cleon": "athens", "pericles": "pylos"})
    assert asked(match).about["leader"] == "piece:cleon"


@pytest.mark.rule("PW-5.3.1-g", "PW-5.1-b")
def test_a_leader_at_home_commands_and_none_is_drawn() -> None:
    match = athens("2", done={"athens": 1}, cup={"athens": ["cleon"]})
    play(match, "operate")
    assert happened(match, LeaderDrawn) == []
    assert asked(match).about["leader"] == "piece:pericles"


@pytest.mark.rule("PW-5.1-b", "PW-3.4-c")
def test_of_several_leaders_at_home_the_player_chooses() -> None:
    """But for the first operation, which is that of the leader drawn in 3.4."""
    leaders = {"cleon": "athens", "pericles": "athens", "phormio": "pylos"}
    match = athens("2", done={"athens": 1}, leaders=leaders)
    play(match, "operate")
    assert (asked(match).kind, keys(match)) == ("commander", ["cleon", "pericles"])
    play(match, "pericles")
    assert asked(match).about["leader"] == "piece:pericles"
    first = athens(leaders=leaders, drawn={"athens": "pericles"})
    assert (asked(first).kind, asked(first).about["leader"]) == ("objective", "piece:pericles")


@pytest.mark.rule("PW-5.2-b")
def test_of_several_leaders_of_the_non_player_the_one_longest_at_home_commands() -> None:
    match = both("3 5", done={"athens": 2, "sparta": 1}, leaders={"brasidas": "sparta", "agis": "sparta"})
    assert [event.leader for event in happened(match, ObjectiveNamed)] == ["piece:brasidas"]


@pytest.mark.rule("PW-5.3.2-d")
def test_an_empty_cup_makes_a_side_pass() -> None:
    match = table(
        units={**ATHENS},
        leaders={"pericles": "pylos"},
        cup={"athens": []},
        passed={"sparta": True},
        done={"athens": 1},
        phase="operations",
    )
    assert keys(match) == ["pass"]
    assert why_not(match, "operate").rule == "PW-5.3.2-d"
    play(match, "pass")
    assert [event.why for event in happened(match, Passed)] == ["effect:pass_no_leader"]


@pytest.mark.rule("PW-5.3.2-e", "PW-5.3.2-f", "PW-5.3.2-g", "PW-5.3.1-i")
@pytest.mark.parametrize(
    ("given", "rule", "why"),
    [
        (
            {"spent": {"athens": {"athens": {"H": 6, "C": 1}}, "piraeus": {"athens": {"N": 8}}}},
            "PW-5.3.2-e",
            "nothing_to_activate",
        ),
        ({"treasury": {"athens": 150}, "control": {"piraeus": "sparta"}}, "PW-5.3.2-f", "no_talents"),
        ({"treasury": {"athens": 199}}, "PW-5.3.2-f", "no_talents"),
        ({"treasury": {"athens": 200}}, "PW-5.3.2-g", "fund_untouched"),
        ({"treasury": {"athens": 1199}}, "PW-5.3.2-g", "fund_untouched"),
    ],
)
def test_who_can_activate_nobody_passes(given: dict[str, Any], rule: str, why: str) -> None:
    """No SP left, no talents, or none above the Emergency Fund; even in the initial operation. Each is told apart."""
    ready: dict[str, Any] = {"units": ATHENS, "leaders": {"pericles": "athens"}, "passed": {"sparta": True}, **given}
    match = table(**ready, phase="operations")
    assert happened(match, Passed)[0].why == f"effect:pass_{why}"
    match = table(**ready, done={"athens": 1}, phase="operations")
    no = why_not(match, "operate")
    assert (no.rule, no.why) == (rule, why)


@pytest.mark.rule("PW-5.3.2-g", "PW-5.3.2-f")
def test_with_the_price_of_one_sp_above_the_fund_he_must_operate() -> None:
    match = athens(treasury={"athens": 1200})
    assert asked(match).kind == "objective"
    play(match, "megara")
    assert [key for key in keys(match) if "=" in key] == ["cavalry-athens-athens=01", "hoplite-athens-athens=01"]
    assert why_not(match, "hoplite-athens-athens=02").why == "emergency_fund"
    assert why_not(match, "piraeus").why == "emergency_fund"


@pytest.mark.rule("PW-EVT.12-b")
def test_no_more_operations_than_the_phenomenon_allows() -> None:
    match = table(
        units=ATHENS,
        leaders={"pericles": "athens"},
        done={"athens": 2, "sparta": 2},
        passed={"sparta": True},
        this_turn={"at_most-athens": 2},
        phase="operations",
    )
    assert happened(match, Passed)[0].why == "effect:pass_phenomenon"
    assert asked(athens(done={"athens": 1}, this_turn={"at_most-athens": 2})).kind == "continue"


# -- 5.1: objective and muster ----------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.1-a", "PW-5.1-h", "PW-TERMS-w", "PW-TERMS-x", "PW-5.1-f", "PW-5.1.1-a", "PW-TERMS-y")
def test_objective_muster_and_march() -> None:
    """Steps 10 to 13 of the Example of Play begin so."""
    match = play(athens(), "objective! aegina", "muster! piraeus", "naval-athens-piraeus=03", "set_out")
    assert [event.to for event in happened(match, Moved)] == ["space:piraeus", "space:aegina"]
    [event] = happened(match, Activated)
    assert (event.naval, event.talents, event.treasury) == (3, 1200, 3300)
    assert [event.why for event in happened(match, OperationEnded)] == ["effect:end_arrived"]
    holds(match, units={"aegina": {"athens": {"N": 3}}, "piraeus": {"athens": {"N": 5}}}, expedition="none")
    holds(match, leaders={"pericles": "aegina"}, treasury={"athens": 3300})


@pytest.mark.rule("PW-5.1.5-a", "PW-5.1.5-b", "PW-5.1.1-c", "PW-5.1-c", "PW-5.1-d", "PW-TERMS-c")
def test_sp_join_where_the_leader_stands_and_are_paid_at_once() -> None:
    match = play(athens(), "megara", "hoplite-athens-athens=02")
    holds(match, treasury={"athens": 4100}, marching=[2, 0, 0], units={"athens": {"athens": {"H": 4}}})
    play(match, "cavalry-athens-athens=01")
    holds(match, treasury={"athens": 3900}, marching=[2, 1, 0])
    play(match, "piraeus")
    holds(match, leaders={"pericles": "piraeus"}, marching=[2, 1, 0])
    play(match, "naval-athens-piraeus=03")
    holds(match, treasury={"athens": 2700}, marching=[2, 1, 3])


@pytest.mark.rule("PW-5.1-e")
def test_a_rally_space_may_be_visited_again() -> None:
    match = play(athens(), "megara", "hoplite-athens-athens=01", "piraeus", "athens", "hoplite-athens-athens=02")
    holds(match, marching=[3, 0, 0])


@pytest.mark.rule("PW-5.1.5-g", "PW-5.1.5-h")
def test_spartans_march_for_nothing_and_their_allies_do_not() -> None:
    units = {"sparta": {"sparta": {"H": 7, "C": 1, "AH": 1, "HG": 1}}}
    match = table(player="sparta", units=units, leaders={"agis": "sparta"}, treasury={"sparta": 0}, phase="operations")
    play(match, "megara")
    joining = [key for key in keys(match) if "=" in key]
    assert len(joining) == 8
    assert not any("allied" in key for key in joining)
    assert why_not(match, "hoplite-sparta_allied-sparta=01").why == "too_dear"
    play(match, "hoplite-sparta-sparta=07")
    holds(match, treasury={"sparta": 0}, marching=[7, 0, 0])


@pytest.mark.rule("PW-5.1.1-a", "PW-5.1-f")
def test_nobody_sets_out_alone_or_where_no_way_leads() -> None:
    match = play(athens(), "samos")
    assert why_not(match, "set_out").why == "nobody_with_him"
    play(match, "hoplite-athens-athens=01")
    assert why_not(match, "set_out").why == "no_way"
    assert why_not(match, "athens").why == "already_here"
    assert why_not(match, "thebes").why == "not_friendly"
    assert why_not(match, "chios").why == "nobody_to_activate"


@pytest.mark.rule("PW-TERMS-e", "PW-5.3.1-i", "PW-5.1-f")
def test_an_sp_is_activated_once_a_turn() -> None:
    match = play(athens("2"), "piraeus", "hoplite-athens-athens=06", "set_out", "operate")
    assert asked(match).kind == "objective"
    holds(match, available={"piraeus": {"athens": {"H": 0, "N": 8}}, "athens": {"athens": {"C": 1}}})


@pytest.mark.rule("PW-5.1-f", "PW-TERMS-w")
def test_an_expedition_that_can_reach_its_objective_must_go_there() -> None:
    match = play(athens(), "megara", "hoplite-athens-athens=01")
    assert why_not(match, "halt").why == "must_go_on"


@pytest.mark.rule("PW-TERMS-w", "PW-TERMS-x")
def test_an_expedition_that_fits_no_way_stops_only_when_it_has_marched() -> None:
    """Otherwise an operation in which nobody moves would be a way to wait."""
    match = play(athens(), "samos", "hoplite-athens-athens=01")
    assert why_not(match, "halt").why == "must_go_on"
    play(match, "piraeus", "halt")
    holds(match, units={"piraeus": {"athens": {"H": 1}}}, spent={"piraeus": {"athens": {"H": 1}}}, expedition="none")
    assert [event.why for event in happened(match, OperationEnded)] == ["effect:end_stuck"]


@pytest.mark.rule("PW-TERMS-w")
def test_a_leader_with_nobody_left_to_take_stops() -> None:
    """What he could take has a zone before it: he is not asked in vain."""
    units = {"samos": {"athens": {"H": 1}}, "athens": {"athens": {"H": 1}}}
    match = athens(units=units, treasury={"athens": 1200}, control={"samos": "sparta"}, colour={"samos": "sparta"})
    play(match, "gela", "hoplite-athens-athens=01")
    assert keys(match) == ["halt"]


@pytest.mark.rule("PW-5.1-a", "PW-5.1-h", "PW-TERMS-x")
def test_a_friendly_objective_is_allowed_if_somebody_moves_there() -> None:
    match = play(athens(), "athens", "hoplite-athens-athens=01")
    assert why_not(match, "set_out").why == "nobody_moves"
    play(match, "piraeus", "set_out")
    holds(match, units={"athens": {"athens": {"H": 6}}}, spent={"athens": {"athens": {"H": 1}}})


@pytest.mark.rule("PW-5.8-a", "PW-5.1-g")
def test_on_the_way_to_a_rally_space_nothing_is_ravaged() -> None:
    units = {**ATHENS, "plataea": {"athens": {"AH": 1}}}
    match = athens("1", units=units, control={"panactum": "sparta"}, colour={"panactum": "sparta"})
    play(match, "thebes", "hoplite-athens-athens=01", "plataea")
    assert happened(match, Ravaged) == []
    direct = athens(units=units, control={"panactum": "sparta"}, colour={"panactum": "sparta"})
    play(direct, "plataea", "hoplite-athens-athens=01", "set_out")
    assert [event.space for event in happened(direct, Ravaged)] == ["space:panactum"]


@pytest.mark.rule("PW-6.6-d")
def test_hostages_bar_the_enemys_home_and_its_neighbours() -> None:
    match = athens(hostages={"athens": True})
    for space in ("sparta", "caryae", "prasiae", "gythium"):
        assert why_not(match, space).why == "hostages"
    assert "tegea" in keys(match)
    assert "sparta" in keys(athens(hostages={"sparta": True}))


# -- 5.4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.4-a", "PW-5.4-c", "PW-5.4-h", "PW-5.4-i", "PW-5.4-j", "PW-5.4-k", "PW-5.4-l")
@pytest.mark.parametrize("die", [1, 5, 6])
def test_the_player_may_cause_a_rebellion(die: int) -> None:
    """100 talents and a die before the muster; 6 is needed, and a failure is no pass."""
    match = play(athens(f"{die}"), "cause_rebellion", "rebel! elis")
    [event] = happened(match, RebellionTried)
    assert (event.die, event.bonus, event.rebels) == (die, 0, die == 6)
    holds(match, treasury={"athens": 4400}, rebellion={"elis": die == 6}, friendly={"elis": {"athens": die == 6}})
    if die == 6:
        assert asked(match).kind == "muster"
        return
    assert asked(match).kind == "continue"
    holds(match, passed={"athens": False}, done={"athens": 1}, leaders={"pericles": "athens"}, expedition="none")


@pytest.mark.rule("PW-5.4-d", "PW-5.4-f", "PW-5.4-g", "PW-5.4-n", "PW-5.4-e")
@pytest.mark.parametrize(
    ("space", "why"),
    [
        ("megara", "enemy_force"),
        ("sparta", "enemy_home"),
        ("corinth", "coalition_space"),
        ("syracuse", "neutral_power"),
        ("pela", "neutral_power"),
        ("samos", "already_ours"),
        ("elis", "already_rebels"),
    ],
)
def test_where_no_rebellion_can_be_caused(space: str, why: str) -> None:
    units = {**ATHENS, "megara": {"sparta": {"AH": 1}}}
    match = play(athens(units=units, rebellion=["elis"]), "cause_rebellion")
    assert why_not(match, space).why == why
    assert "gela" in keys(match)


@pytest.mark.rule("PW-5.4-h", "PW-5.3.2-e")
def test_a_rebellion_needs_the_price_of_an_sp_besides() -> None:
    """100 talents for the agents and 200 for one Hoplite, above the Emergency Fund."""
    assert why_not(athens(treasury={"athens": 1299}), "cause_rebellion").why == "too_dear"
    match = play(athens("6", treasury={"athens": 1300}), "cause_rebellion", "elis")
    assert asked(match).kind == "muster"
    holds(match, to_spend={"athens": 200})


@pytest.mark.rule("PW-5.4-b", "PW-5.4-m")
@pytest.mark.parametrize("die", [3, 4])
def test_the_non_player_adds_two(die: int) -> None:
    units = {**ATHENS, "sparta": {"sparta": {"H": 3}}}
    match = table(
        dice=f"6 6 {die}",
        units=units,
        leaders={"pericles": "athens", "agis": "sparta"},
        strategy="cause_rebellion",
        treasury={"sparta": 3000},
        done={"athens": 1},
        phase="operations",
    )
    [event] = happened(match, RebellionTried)
    assert (event.space, event.bonus, event.rebels) == ("space:plataea", 2, die == 4)
    holds(match, treasury={"sparta": 2900})
    ends = [event.why for event in happened(match, OperationEnded) if event.space == "space:plataea"]
    assert ends == ["effect:end_arrived" if die == 4 else "effect:end_rebellion_failed"]
    if die == 3:
        holds(match, passed={"sparta": False}, leaders={"agis": "sparta"})


@pytest.mark.rule("PW-INTRO-a")
def test_one_player_commands_a_side_and_the_matrix_the_other() -> None:
    units = {"athens": {"athens": {"H": 6}}, "sparta": {"sparta": {"H": 7, "HG": 1}}}
    leaders = {"cleon": "athens", "agis": "sparta"}
    alone = table(units=units, leaders=leaders, strategy="attack_athens", done={"athens": 1}, phase="operations")
    assert asked_side(alone) == "athens", "the operation of Sparta was made without a question"
    holds(alone, done={"sparta": 1})
    two = table(seats=2, units=units, leaders=leaders, done={"athens": 1}, phase="operations")
    assert asked_side(two) == "sparta"


@pytest.mark.rule("PW-11-e")
@pytest.mark.parametrize(
    ("leaders", "side"),
    [
        ({"phormio": "athens", "agis": "sparta"}, "athens"),
        ({"cleon": "athens", "brasidas": "sparta"}, "sparta"),
        ({"cleon": "athens", "alcibiades": "athens", "mindarus": "sparta"}, "athens"),
    ],
)
def test_the_side_of_the_better_strategist_begins(leaders: dict[str, str], side: str) -> None:
    match = two(leaders=leaders)
    assert asked_side(match) == side
    assert [(event.side, event.dice) for event in happened(match, Initiative)] == [(f"side:{side}", ())]


@pytest.mark.rule("PW-11-e")
@pytest.mark.parametrize(("dice", "side"), [("5 2", "athens"), ("2 5", "sparta"), ("3 3 1 2", "sparta")])
def test_equal_values_are_settled_by_the_higher_die(dice: str, side: str) -> None:
    match = two(dice, leaders={"pericles": "athens", "agis": "sparta"})
    last = tuple(map(int, dice.split()[-2:]))
    assert asked_side(match) == side
    assert [event.dice for event in happened(match, Initiative)] == [last]


@pytest.mark.rule("PW-11-e", "PW-11-f", "PW-11-b", "PW-11-d")
def test_then_the_other_makes_its_initial_operation_by_the_players_rules() -> None:
    match = play(two(), "athens: objective! panactum", "hoplite-athens-athens=01", "set_out")
    assert (asked_side(match), asked(match).kind) == ("sparta", "objective")
    play(match, "sparta: caryae", "sparta: hoplite-sparta-sparta=01", "set_out")
    assert (asked_side(match), asked(match).kind) == ("athens", "continue")
    assert [event.why for event in happened(match, ObjectiveNamed)] == ["effect:player"] * 2
    assert happened(match, StrategyChosen) == []


@pytest.mark.rule("PW-11-i")
def test_auguries_of_two_players() -> None:
    """Athens adds nothing, however many its leaders; Sparta adds 1."""
    leaders = {"pericles": "athens", "phormio": "pylos", "cleon": "box", "agis": "sparta", "brasidas": "thebes"}
    match = two("5", leaders=leaders, done={"athens": 1, "sparta": 1}, first="athens")
    holds(match, augury_bonus={"athens": 0, "sparta": 1})
    play(match, "operate")
    assert [(event.bonus, event.good) for event in happened(match, Auguries)] == [(0, True)]
    spartan = two("5", leaders=leaders, done={"athens": 2, "sparta": 1}, first="athens")
    play(spartan, "sparta: operate")
    assert [(event.bonus, event.good) for event in happened(spartan, Auguries)] == [(1, False)]


@pytest.mark.rule("PW-11-a", "PW-5.1.3-a", "PW-5.4-m")
def test_both_use_the_players_rules_for_crossing_and_rebellion() -> None:
    """No +2 for anybody."""
    match = two("5", leaders={"cleon": "athens", "brasidas": "sparta"}, treasury={"sparta": 3000})
    play(match, "sparta: cause_rebellion", "plataea")
    holds(match, rebellion={"plataea": False}, treasury={"sparta": 2900})
    assert asked_side(match) == "athens"
    assert "cause_rebellion" in keys(match)
