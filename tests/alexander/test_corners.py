"""Corners of the turn outside battle: limits, dates, what is told, what is forgotten."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.alexander import GAME
from strategos.games.alexander.state import Finished

rule = pytest.mark.rule
ALL = {"chaeronea": "razed", "granicus": "razed", "sardis": "razed", "halicarnassus": "razed", "lycia": "razed"}


def tags(t: Any) -> list[str]:
    return [str(e.__struct_config__.tag) for e in t.match.all_events()]


# -- campaigns and careers -------------------------------------------------------------------------------------------


@rule("FA-setup-01", "FA-advset-01")
def test_a_campaign_is_set_up_once_and_told(fresh: Any) -> None:
    t = fresh("gaugamela", 3)
    t.play("done", "parmenion", "hephaestion")
    joined = [(e.card, e.glory) for e in t.happened("advisor_joined")]
    assert joined == [("card:parmenion", 0), ("card:hephaestion", 0)]
    assert [e.campaign for e in t.happened("campaign_begun")] == ["scenario:gaugamela"]
    while t.s.clock.round == 1 and t.match.pending:
        keys = [k for k in t.keys if not k.startswith(("disband ", "alexander"))]
        t.play("pass" if "pass" in t.keys else "done" if "done" in t.keys else keys[0])
    assert len(t.happened("campaign_begun")) == 1, "and not again with the next turn"


@rule("FA-option-01")
def test_all_options_may_be_taken(fresh: Any) -> None:
    t = fresh("granicus")
    for option in list(t.s.map.options):
        t.play(option)
    assert t.asked == "advisor"
    assert [(e.card, e.vp) for e in t.happened("option_taken")][:2] == [
        ("card:scorched_earth", 5),
        ("card:estranged_prince", 5),
    ]


@rule("FA-linked-01", "FA-turnex-01")
def test_a_career_begins_with_the_army_of_granicus(fresh: Any) -> None:
    t = fresh("linked")
    assert t.fact("army") == ["mac_archers", "mac_heavy_cavalry", "mac_infantry", "mac_phalanx"]
    assert (t.s.level, t.s.transports, t.s.mole, t.s.siege_ships, t.s.warships) == (1, 0, 0, 0, 0)


@rule("FA-linked-03", "FA-option-05")
def test_a_lost_career_is_told_and_written_down(given: Any) -> None:
    t = given("linked", immortality=150, box=10, level=3, phase="spend")
    t.play("done")
    assert [(e.campaign, e.why) for e in t.happened("campaign_lost")] == [("scenario:granicus", "out_of_time")]
    assert [(e.points, e.years) for e in t.happened("career_ended")] == [(150, 500)]
    assert t.s.career == [Finished("granicus", "bc334_winter", 0, 0, 3)]
    alone = given("granicus", box=10, phase="spend").play("done")
    assert alone.happened("campaign_lost")
    assert not alone.happened("career_ended")


@rule("FA-death-02")
def test_alexanders_death_ends_all_that_was_begun(given: Any) -> None:
    t = given(
        "linked", area="sardis", garrison={"sardis": ["per_archers"]}, army=[], level=1, box=3, battle_turn=1, dice=(1,)
    )
    t.play("fight")
    assert (t.s.agenda, t.match.outcome.why) == ([], "alexander_killed")
    assert t.happened("alexander_killed")


@rule("FA-single-01", "FA-final-03")
def test_a_poor_victory_is_worth_no_immortality_and_never_less(given: Any) -> None:
    t = given(conquered=ALL, box=10, glory=0, options=["war_chest"], phase="spend", choices={"rating": "immortality"})
    t.play("done")
    assert t.s.vp == 4 - 5
    assert t.match.outcome.scores["immortality"] == 0


# -- the turn --------------------------------------------------------------------------------------------------------


@rule("FA-mole-03", "FA-mole-02")
def test_the_next_turn_allows_another_section_of_the_mole(given: Any) -> None:
    t = given("tyre", area="old_tyre", gold=30, box=2, warships=0, phase="spend", conquered={"gaza": "razed"}, dice=())
    t.play("mole")
    assert t.no("mole").why == "one_section_a_turn"
    t.play("done")
    t.play("pass")
    assert t.asked == "spend"
    t.play("mole")
    assert t.s.mole == 2


@rule("FA-prophecy-04")
def test_only_make_your_own_nature_silences_the_advisors(given: Any) -> None:
    words = {"area": "sestus", "box": 2, "gold": 9, "phase": "conquest", "dice": (5,)}
    t = given(**words, oracle={"ilium": "wall_of_wood"})
    t.play("ilium", "enter", "yes")
    assert t.s.silent_from == 0
    t = given(**words, oracle={"ilium": "make_your_own"})
    t.play("ilium", "enter", "yes")
    assert t.s.silent_from == 3
    words = {"silent_from": 3, "box": 4, "level": 4, "advisors": [], "phase": "advance", "dice": (6, 6, 6)}
    t = given(**words, prophecies={"wall_of_wood": 3, "make_your_own": 9})
    assert t.s.silent_from == 3, "another that fails leaves it alone"
    t = given(**words, prophecies={"make_your_own": 3})
    assert t.s.silent_from == 0


@rule("FA-proph-01", "FA-option-02")
def test_an_area_is_entered_for_the_first_time_once(given: Any) -> None:
    t = given(area="sestus", box=2, gold=30, phase="conquest", dice=(5, 5, 5), oracle={"ilium": "none"})
    t.play("ilium", "enter", "sestus", "enter", "ilium", "enter")
    assert t.fact("entered") == ["ilium", "sestus"]


@rule("FA-option-02")
def test_reinforcements_need_their_option_and_their_place(given: Any) -> None:
    words = {"phase": "conquest", "box": 1, "gold": 30, "dice": (6,)}
    t = given("issus", **words, area="celaenae", oracle={"gordion": "none"}, options=["harpalus"])
    t.play("gordion", "enter")
    assert not t.happened("reinforcements_came")
    t = given("issus", **words, area="gordion", oracle={"celaenae": "none"}, options=["royal_reinforcements"])
    t.play("celaenae", "enter")
    assert not t.happened("reinforcements_came")
    t = given("issus", **words, area="celaenae", oracle={"gordion": "none"}, options=["royal_reinforcements"])
    t.play("gordion", "enter")
    assert [(e.space, e.piece) for e in t.happened("reinforcements_came")] == [("space:gordion", "piece:mac_phalanx-2")]


@rule("FA-intim-04", "FA-option-02", "FA-play-02")
def test_a_phase_that_ends_for_two_reasons_ends_once(given: Any) -> None:
    words = {"phase": "conquest", "box": 1, "area": "cappadocia", "garrison": {"tarsus": ["per_phalanx"] * 2}}
    t = given("issus", **words, options=["cydnus_fever"], army=["mac_phalanx"] * 2, gold=30, dice=(3, 4))
    t.play("tarsus", "enter", "intimidate", "stay")
    assert t.asked == "spend"
    assert t.happened("income"), "Gold was gained between"


@rule("FA-go-03")
def test_foiled_units_are_back_in_their_cup(given: Any) -> None:
    words = {"waiting": ["per_infantry", "wall"], "conquered": {"halicarnassus": "razed"}, "pile": ["op_go"]}
    t = given(empty=True, **words, cup={"persian": ["per_phalanx"]}, box=2, phase="enemy_operations")
    assert len(t.happened("operation_foiled")) == 2
    assert sorted([*t.fact("cup")["persian"], *t.fact("waiting")]) == ["per_infantry", "per_phalanx"]
    assert t.fact("walls_left") == 10


# -- plans and conquest ----------------------------------------------------------------------------------------------


@rule("FA-eplan-05")
def test_no_plans_are_not_told(given: Any) -> None:
    words = {"area": "sardis", "garrison": {"sardis": ["per_archers"]}, "phase": "conquest", "step": "plans", "box": 3}
    t = given(**words, advisors=["parmenion"], insights=["maneuver"], level=3, gold=1)
    assert "enemy_plans_drawn" not in tags(t)
    assert t.match.pending[0].rule == "FA-aplan-01"
    t.play("maneuver")
    assert "plans_cancelled" not in tags(t), "there was nothing to cancel"
    t.play("a_rally", "a_lead", "a_envelop")
    assert t.about == {"free": 0, "gold": 1}
    assert t.match.pending[0].rule == "FA-aplan-02"


@rule("FA-deploy-01")
def test_a_deployed_unit_is_told(given: Any) -> None:
    words = {"area": "sardis", "garrison": {"sardis": ["per_archers"]}, "plan_cup": ["e_deploy"], "phase": "conquest"}
    t = given(**words, step="plans", box=3, cup={"persian": ["per_phalanx"]})
    t.play("done")
    assert [(e.piece, e.space) for e in t.happened("enemy_reinforced")] == [("piece:per_phalanx-1", "space:sardis")]


@rule("FA-courtesans-01")
def test_courtesans_are_called_only_where_something_is_lacking(given: Any) -> None:
    words = {"area": "sardis", "garrison": {"sardis": ["per_archers"]}, "insights": ["courtesans"], "phase": "conquest"}
    t = given(**words, box=3, army=["mac_phalanx"] * 4, dice=(4,))
    t.play("intimidate")
    assert t.asked == "govern", "4 + 4 is enough"
    t = given(**words, box=3, army=["mac_phalanx"] * 4, dice=(3,))
    t.play("intimidate")
    assert t.keys == ["courtesans", "done"], "one is lacking"


@rule("FA-glory-01", "FA-glory-02")
def test_the_reading_of_one_award_is_about_fortresses(given: Any) -> None:
    words = {"area": "granicus", "garrison": {"granicus": ["per_archers"]}, "army": ["mac_archers"], "box": 3}
    t = given(**words, battle_turn=1, dice=(6, 1), choices={"fortress_glory": "once"})
    t.play("fight")
    assert t.s.glory == 2


@rule("FA-glory-03")
def test_a_killed_leader_is_paid_for_once(given: Any) -> None:
    t = given(
        area="granicus", empty=True,
        garrison={"granicus": ["per_phalanx", "memnon reduced"], "sardis": ["per_archers"]},
        army=["mac_archers"], level=8, box=3, battle_turn=1, gold=20, dice=(1, 2, 1),
    )  # fmt: skip
    t.play("fight", "memnon", "raze")
    assert [e.why for e in t.happened("glory_gained")] == ["battle", "leader"]
    t.play("sardis", "enter", "battle", "done", "fight")
    while t.asked not in ("govern", None):
        t.play(t.keys[-1])
    assert [e.why for e in t.happened("glory_gained")][2:] == ["battle", "fortress"]


# -- resupply --------------------------------------------------------------------------------------------------------


@rule("FA-insight-02")
def test_insights_by_name_and_by_chance(given: Any) -> None:
    t = given(glory=7, box=1, phase="spend")
    t.play("insight anticipation")
    assert (t.s.insights, t.s.glory) == (["anticipation"], 0)
    t = given(glory=5, box=1, phase="spend")
    for name in ("anticipation", "trap"):
        no = t.no(f"insight {name}")
        assert (no.rule, no.why, dict(no.facts)) == ("FA-insight-02", "too_little_glory", {"needs": 7, "glory": 5})
    t.play("insight")
    assert t.s.glory == 2
    assert dict(t.no("insight").facts) == {"needs": 3, "glory": 2}
    t = given(glory=20, box=1, phase="spend", insights=list(t.fact("insight_cup")) + t.s.insights)
    assert not any(k.startswith("insight") for k in t.keys), "the cup is empty"


@rule("FA-temple-01", "FA-fate-01")
def test_a_temple_is_one_fate(given: Any) -> None:
    t = given(gold=20, area="ilium", box=1, phase="spend")
    t.play("temple")
    assert sum(t.s.temples) == 1
    t = given(temples=["ilium", "sestus"], area="sardis", phase="conquest", step="plans", box=3)
    assert t.fact("own_plans") == ["a_fate", "a_fate"]


@rule("FA-fleet-02", "FA-fleet-04")
def test_the_fleet_can_be_bought_down_to_nothing(given: Any) -> None:
    t = given("tyre", area="old_tyre", warships=2, gold=40, box=3, phase="spend")
    option = t.match.pending[0].option("warships")
    assert dict(option.on) == {"track": "warships", "at": 1}
    t.play("warships")
    assert dict(t.match.pending[0].option("warships").on) == {"track": "warships", "at": 0}
    t.play("warships")
    assert t.s.warships == 0
    assert t.no("warships").why == "track_end"
    assert [e.at for e in t.happened("track_moved")] == [1, 0]


# -- Tyre ------------------------------------------------------------------------------------------------------------


@rule("FA-tyre-orders-02", "FA-tyre-orders-03")
@pytest.mark.parametrize(
    ("die", "words", "asked", "effect"),
    [
        (1, {"transports": 1, "gold": 2}, True, None),
        (1, {"transports": 0, "gold": 2}, False, "lose_2_gold"),
        (1, {"transports": 1, "gold": 1}, False, "sink_transport"),
        (1, {"transports": 0, "gold": 1}, False, None),
        (3, {"mole": 1, "gold": 3}, True, None),
        (3, {"mole": 1, "gold": 2}, False, "lose_mole_section"),
        (3, {"mole": 0, "gold": 3}, False, "lose_3_gold"),
        (2, {"warships": 4}, False, None),
        (6, {}, False, None),
    ],
)
def test_only_what_can_be_suffered_is_chosen(
    given: Any, die: int, words: dict[str, Any], asked: bool, effect: Any
) -> None:
    words = {"warships": 1, "gold": 0, "transports": 0, "mole": 0, **words}
    rolls = words["warships"]
    t = given(
        "tyre", area="sidon", box=2, conquered={"gaza": "razed"}, army=["mac_phalanx"], **words,
        phase="enemy_orders", dice=(die,) * rolls,
    )  # fmt: skip
    assert (t.asked == "fleet") == asked
    assert [e.effect for e in t.happened("fleet_effect")] == ([effect] if effect else [])
    assert (t.asked == "hit") == (not asked and not effect and die != 6)


@rule("FA-advisor-03", "FA-tyre-orders-01")
def test_aristander_is_told_both_effects_of_the_fleet(given: Any) -> None:
    words = {"box": 2, "conquered": {"gaza": "razed"}, "warships": 1, "advisors": ["aristander"], "area": "sidon"}
    about = []
    for die in (3, 6):
        t = given("tyre", **words, phase="enemy_orders", dice=(die,))
        about.append((t.about["effect"], t.about["other"]))
    m = GAME.begin(GAME.setup(scenario="tyre")).map
    three, four = ("_or_".join(m.fleet[n + 1]) or "none" for n in (3, 4))
    assert about == [(f"effect:{three}", f"effect:{four}"), ("effect:none", "effect:none")]


@rule("FA-fleet-01", "FA-tyre-orders-08", "FA-tyre-orders-06")
def test_what_the_fleet_moves_is_told(given: Any) -> None:
    words = {"box": 2, "conquered": {"gaza": "razed"}, "warships": 1, "area": "sidon", "phase": "enemy_orders"}
    t = given("tyre", **words, sections=["reduced"] + ["full"] * 5, dice=(2,))
    t.play("regain_warship")
    assert [(e.track, e.at, e.gold) for e in t.happened("track_moved")] == [("track:warships", 2, 0)]
    t = given("tyre", **words, mole=2, gold=9, dice=(3,))
    t.play("lose_mole_section")
    assert [(e.track, e.at, e.gold) for e in t.happened("track_moved")] == [("track:mole", 1, 0)]
    t = given("tyre", **words, transports=2, gold=9, dice=(1,))
    t.play("sink_transport")
    assert [(e.track, e.at, e.gold) for e in t.happened("track_moved")] == [("track:transports", 1, 0)]


# -- what is told, and what needs its reason -------------------------------------------------------------------------


@rule("FA-spies-01", "FA-spies-02", "FA-prophecy-06")
def test_deeds_need_their_reason(given: Any) -> None:
    t = given(phase="spend", box=2, advisors=["antipater"], prophecies={"wall_of_wood": 5})
    assert not any(k.startswith("serpent") for k in t.keys)
    t = given(
        "tyre",
        empty=True,
        garrison={"tyre": ["per_archers"], "gaza": ["per_phalanx"]},
        insights=["spies"],
        box=2,
        phase="spend",
    )
    t.play("spies")
    assert [e.card for e in t.happened("insight_used")] == ["card:spies"]
    assert [e.space for e in t.happened("spies_struck")] == ["space:gaza"]


@rule("FA-diplomats-01", "FA-orders-06", "FA-govern-03")
def test_diplomats_tribute_and_razing_are_told(given: Any) -> None:
    t = given(insights=["diplomats"], box=1, phase="enemy_orders", dice=(6, 6, 6))
    t.play("yes")
    assert [e.card for e in t.happened("insight_used")] == ["card:diplomats"]
    t = given(gold=1, box=1, phase="enemy_orders", dice=(1,))
    assert t.about["hits"] == 1
    words = {"area": "sardis", "garrison": {"sardis": ["per_archers"]}, "army": ["mac_archers"], "box": 3}
    t = given(**words, battle_turn=1, dice=(6, 1))
    t.play("fight", "raze")
    assert [(e.space, e.gold) for e in t.happened("razed")] == [("space:sardis", 12)]
