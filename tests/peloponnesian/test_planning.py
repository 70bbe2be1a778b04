"""4 Strategic Planning."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.events import StrategyChosen, StrategyKept
from strategos.games.peloponnesian.facts import ATHENS, SPARTA, STRATEGIES
from strategos.games.peloponnesian.planning import barred, strategic_bonus, strategy_for

from .segment import Played, play_segment, position


def plans(dice: str = "", **given: Any) -> Played:
    return play_segment("strategy", dice=dice, **given)


@pytest.mark.rule("PW-4.1-a", "PW-4.1-b")
def test_a_strategy_that_works_is_kept() -> None:
    after = plans(strategy="cut_loc", sci={"sparta": 1})
    after.holds(strategy="cut_loc")
    assert after.happened(StrategyKept) == [StrategyKept("side:sparta", "effect:cut_loc")]


@pytest.mark.rule("PW-4.1-b", "PW-4.1-c")
@pytest.mark.parametrize("change", [{"sci": {"sparta": 0}}, {"sci": {"sparta": -2, "athens": 4}}])
def test_a_strategy_that_does_not_work_is_rolled_for(change: dict[str, Any]) -> None:
    plans("6", strategy="cut_loc", **change).holds(strategy="attack_athenian_ally")


@pytest.mark.rule("PW-4.1-b")
def test_whoever_has_changed_sides_meets_a_new_strategy() -> None:
    after = plans("1", player="sparta", strategy="cut_loc", sci={"athens": 3}, this_turn={"switched": 1})
    after.holds(strategy="attack_spartan_ally")


@pytest.mark.rule("PW-4.1-c")
def test_the_strategic_value_of_the_leader_at_home_is_added() -> None:
    """As in step 41 of the Example of Play: 4 and 1 for Nicias are 5, Cut LOC."""
    after = plans("4", player="sparta", drawn={"athens": "nicias"})
    after.holds(strategy="cut_loc")
    assert after.happened(StrategyChosen) == [StrategyChosen("side:athens", "effect:cut_loc", 4, 1, 5)]
    plans("4", player="sparta", drawn={"athens": "pericles", "sparta": "lysander"}).holds(strategy="cause_rebellion")


@pytest.mark.rule("PW-4.1-c")
def test_of_two_leaders_at_home_the_one_drawn_counts_and_without_one_who_is_there() -> None:
    both = {"player": "sparta", "leaders": {"alcibiades": "athens", "pericles": "athens"}}
    plans("4", **both, drawn={"athens": "pericles"}).holds(strategy="cause_rebellion")
    plans("4", **both).holds(strategy="attack_sparta")
    plans("4", player="sparta", leaders={"alcibiades": "samos"}).holds(strategy="cause_rebellion")


@pytest.mark.rule("PW-4.1.1-a")
def test_alcibiades_abroad_adds_one_for_sparta_only() -> None:
    for times in (1, 2):
        plans("3", happened={"demagogue": times}, drawn={"sparta": "agis"}).holds(strategy="cut_loc")
        plans("3", happened={"demagogue": times}, drawn={"sparta": "brasidas"}).holds(strategy="attack_athenian_ally")
    plans("3", happened={"demagogue": 3}, drawn={"sparta": "agis"}).holds(strategy="cause_rebellion")
    plans("4", player="sparta", happened={"demagogue": 1}).holds(strategy="cause_rebellion")


@pytest.mark.rule("PW-4.1-d", "PW-4.1-e")
def test_hostages_bar_the_attack_on_the_enemys_home() -> None:
    after = plans("1 1 3", hostages={"sparta": True})
    after.holds(strategy="cause_rebellion")
    assert [e.total for e in after.happened(StrategyChosen)] == [1, 1, 3]
    plans("1", hostages={"athens": True}).holds(strategy="attack_athens")
    plans("6 5", player="sparta", hostages={"athens": True}).holds(strategy="cut_loc")
    plans("6", player="sparta", hostages={"sparta": True}).holds(strategy="attack_sparta")


@pytest.mark.rule("PW-4.1-e")
def test_hostages_end_a_strategy_that_would_be_kept() -> None:
    plans("4", strategy="attack_athens", sci={"sparta": 2}, hostages={"sparta": True}).holds(strategy="cut_loc")
    plans(strategy="attack_athens", sci={"sparta": 2}, hostages={"athens": True}).holds(strategy="attack_athens")
    plans(strategy="cut_loc", sci={"sparta": 2}, hostages={"sparta": True}).holds(strategy="cut_loc")


@pytest.mark.rule("PW-11-c")
def test_two_players_have_no_strategies() -> None:
    assert not plans(seats=2).rolled


@pytest.mark.rule("PW-10.3.4-c", "PW-4.1-d")
def test_the_first_war_begins_with_a_strategy_that_hostages_allow() -> None:
    plans("1 2", scenario="first_peloponnesian", fought=1, hostages={"sparta": True}).holds(strategy="cause_rebellion")


@pytest.mark.rule("PW-4.2-a")
def test_both_indices_are_set_to_zero() -> None:
    play_segment("sci_adjustment", sci={"athens": 5, "sparta": -3}).holds(sci={"athens": 0, "sparta": 0})
    play_segment("sci_adjustment", seats=2, sci={"athens": 5, "sparta": -3}).holds(sci={"athens": 0, "sparta": 0})


@pytest.mark.rule("PW-4.2-a", "PW-10.5.4.5.VI-a")
def test_in_the_fall_of_sparta_they_are_set_to_zero_before_the_event() -> None:
    play_segment("sci_adjustment", scenario="fall_of_sparta", sci={"sparta": 1}).holds(sci={"sparta": 1})


# -- the matrices -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-MATA-b")
def test_the_athenian_strategies_by_the_die() -> None:
    told = ["attack_spartan_ally"] * 2 + ["cause_rebellion"] * 2 + ["cut_loc", "attack_sparta"]
    assert [strategy_for(ATHENS, die) for die in range(1, 7)] == told


@pytest.mark.rule("PW-MATS-b")
def test_the_spartan_strategies_by_the_die() -> None:
    told = ["attack_athens"] + ["cause_rebellion"] * 2 + ["cut_loc"] * 2 + ["attack_athenian_ally"]
    assert [strategy_for(SPARTA, die) for die in range(1, 7)] == told


@pytest.mark.rule("PW-MATA-c", "PW-MATS-c")
def test_a_total_above_six_is_six() -> None:
    after = plans("6", player="sparta", drawn={"athens": "alcibiades"})
    after.holds(strategy="attack_sparta")
    assert after.happened(StrategyChosen)[0].total == 6
    plans("6", drawn={"sparta": "brasidas"}).holds(strategy="attack_athenian_ally")


@pytest.mark.rule("PW-MATA-c", "PW-MATS-c")
def test_a_total_below_one_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """No leader of the game has a negative value; the rule is there all the same."""
    monkeypatch.setattr("strategos.games.peloponnesian.planning.strategic_bonus", lambda _s, _side: -3)
    after = plans("2")
    after.holds(strategy="attack_athens")
    assert after.happened(StrategyChosen)[0].total == 1


@pytest.mark.rule("PW-4.2-a", "PW-4-a", "PW-10.5.4.5.VI-a")
def test_both_indices_are_set_to_zero_but_for_the_first_turn() -> None:
    sci = {"athens": 2, "sparta": -1}
    play_segment("sci_adjustment", sci=sci).holds(sci={"athens": 0, "sparta": 0})
    play_segment("sci_adjustment", sci=sci, fought=1).holds(sci=sci)
    play_segment("sci_adjustment", sci=sci, scenario="fall_of_sparta").holds(sci=sci)


@pytest.mark.rule("PW-4.1.1-a")
@pytest.mark.parametrize(("times", "bonus"), [(0, 0), (1, 1), (2, 1), (3, 0)])
def test_alcibiades_abroad_adds_one_for_sparta(times: int, bonus: int) -> None:
    state = position(happened={"demagogue": times}, leaders={"agis": "sparta", "pericles": "athens"})
    assert (strategic_bonus(state, SPARTA), strategic_bonus(state, ATHENS)) == (bonus, 0)


@pytest.mark.rule("PW-COMP-aa")
@pytest.mark.parametrize(("player", "other"), [("athens", SPARTA), ("sparta", ATHENS)])
def test_the_strategy_of_the_non_player_side_is_of_its_own_matrix(player: str, other: int) -> None:
    for die in range(1, 7):
        after = play_segment("strategy", dice=str(die), player=player)
        [event] = after.happened(StrategyChosen)
        assert event.strategy.removeprefix("effect:") in STRATEGIES[other]


@pytest.mark.rule("PW-6.6-c")
@pytest.mark.parametrize(
    ("player", "held", "side", "strategy", "forbidden"),
    [
        ("athens", "sparta", SPARTA, "attack_athens", True),
        ("athens", "sparta", SPARTA, "attack_athenian_ally", False),
        ("athens", "athens", SPARTA, "attack_athens", False),
        ("sparta", "athens", ATHENS, "attack_sparta", True),
    ],
)
def test_hostages_bar_the_attack_on_the_home_space(
    player: str, held: str, side: int, strategy: str, forbidden: bool
) -> None:
    s = position(player=player, hostages={held: True})
    assert barred(s, side, strategy) is forbidden
