"""Introduzione to Opzioni Campagna: components, set-up, campaign options."""

from __future__ import annotations

import ast
import itertools
from typing import Any, cast

import pytest

from strategos.games.alexander import GAME
from strategos.games.alexander.facts import (
    ADVISORS,
    CAMPAIGN,
    CAMPAIGNS,
    DIFFICULTIES,
    ENEMY_PLAN_CUP,
    ENEMY_PLANS,
    IS_LEADER,
    IS_WALL,
    KIND,
    LEVELS,
    MAPS,
    NATION,
    NATIONS,
    OPERATIONS,
    OWN,
    OWN_PLANS,
)
from strategos.games.alexander.shapes import BoardFacts
from strategos.games.alexander.state import Finished
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.parts.dataset import folder
from strategos.parts.register import register

from .table import ALL

rule = pytest.mark.rule


@rule("FA-intro-01", "FA-play-04")
def test_one_seat_commands_alexander_and_the_system_plays_the_enemy(fresh: Any) -> None:
    assert GAME.seats == (1,)
    t = fresh()
    t.play("done", "hephaestion")
    sides = {side.id: side.seat for side in t.match.view(0).sides}
    assert sides == {"macedonian": 0, "persian": None, "indian": None, "south_greek": None}
    # Whoever is asked is the one seat, though the enemy's orders were just rolled and carried out.
    assert t.happened("order_rolled")
    assert {d.seat for d in t.match.pending} == {0}


@rule("FA-map-01", "FA-key-01", "FA-camp-01", "FA-camp-02", "FA-camp-03", "FA-camp-04")
def test_each_map_has_areas_and_its_key_areas_are_fortresses_and_battles() -> None:
    keys = {m.id: [m.areas[a] for a in m.key_areas] for m in CAMPAIGN}
    assert keys["granicus"] == ["chaeronea", "granicus", "sardis", "halicarnassus", "lycia"]
    assert {"issus", "tarsus", "sidon"} <= set(keys["issus"])
    assert "tyre" in keys["tyre"]
    assert {"gaugamela", "babylon", "hydaspes"} <= set(keys["gaugamela"])
    for m in CAMPAIGN:
        assert {m.key[a] for a in m.key_areas} <= {"fortress", "battle"}
        assert all(m.key[a] in ("oracle", "none") for a in range(len(m.areas)) if a not in m.key_areas)
        assert all(d >= 0 for row in m.distance for d in row), "every area can be reached"
    starts = [m.names["start_area"] for m in CAMPAIGN]
    assert starts[:3] == ["macedonia", "lycia", "sidon"]
    firsts = [(m.file.boxes[1].id[:5], m.file.boxes[-1].id[:5]) for m in CAMPAIGN]
    assert firsts == [("bc338", "bc334"), ("bc333", "bc332"), ("bc332", "bc332"), ("bc331", "bc323")]


@rule("FA-nation-01", "FA-nation-02", "FA-unitset-06")
def test_nations_have_their_own_units_and_cups(given: Any) -> None:
    t = given(phase="conquest", box=1)
    assert {NATION[c] for c in OWN} == {"macedonian"}
    for n, nation in enumerate(NATIONS):
        assert t.s.cup[n]
        assert {NATION[c] for c in t.s.cup[n]} == {nation}
    pieces = {p.id: p.side for p in t.match.view(0).pieces}
    assert pieces["sg_phalanx"] == "south_greek"
    assert pieces["memnon"] == "persian"
    assert pieces["mac_phalanx-1"] == "macedonian"


@rule("FA-setup-01", "FA-unitset-01", "FA-unitset-02", "FA-unitset-03", "FA-unitset-04", "FA-unitset-05")
@rule("FA-gold-02", "FA-army-01", "FA-log-02", "FA-leader-01", "FA-alex-02", "FA-turnset-01")
def test_set_up_follows_the_map(fresh: Any) -> None:
    t = fresh("issus")
    t.play("done", "parmenion")
    s = t.s
    pieces = {p.id: p for p in t.match.view(0).pieces}
    assert s.level == 3
    assert pieces["army"].at == "space:lycia"
    assert pieces["alexander"].at == "space:battlefield"
    assert pieces["mac_phalanx-1"].at == "space:battlefield"
    assert pieces["mac_phalanx-2"].at == "space:reinforcements"
    assert t.happened("turn_advanced")[0].box == "track:bc333_early_spring"
    battle = [KIND[c] for c in s.garrison[s.map.area("issus")]]
    assert "darius_iii" in battle
    assert len(battle) == 9
    # Nothing is lost and nothing is twice: what is not on the map is in a cup.
    assert not list(GAME.complaints(s))
    first = next(e for e in t.match.all_events() if e.__struct_config__.tag == "turn_advanced")
    assert first.box == "track:bc333_early_spring"


@rule("FA-gold-02", "FA-gold-01")
def test_the_treasury_starts_with_the_maps_gold(given: Any) -> None:
    assert given("granicus", phase="conquest", box=1).s.gold == 10
    assert given("tyre", phase="conquest", box=1).s.gold == 15


@rule("FA-leader-05", "FA-wall-07")
def test_leaders_and_walls_are_in_no_cup(given: Any) -> None:
    for campaign in CAMPAIGNS:
        t = given(campaign, phase="conquest", box=1)
        for cup in t.s.cup:
            assert not any(IS_LEADER[c] or IS_WALL[c] for c in cup)


@rule("FA-wall-07", "FA-leader-05", "FA-gain-03")
def test_what_is_beaten_goes_back_to_its_cup_but_for_leaders_and_walls(given: Any) -> None:
    t = given(
        area="sardis",
        garrison={"sardis": ["per_archers", "wall"], "granicus": ["per_phalanx"]},
        army=["mac_phalanx"],
        box=3,
        battle_turn=1,
        dice=(6, 1),
    )
    before = len(t.s.walls)
    t.play("fight", "per_archers-1")
    assert t.asked == "govern"
    assert len(t.s.walls) == before + 1
    t.play("raze", "pass")
    assert KIND.index("per_archers") in t.s.cup[0]
    assert not any(IS_WALL[c] for cup in t.s.cup for c in cup)


@rule("FA-alex-01")
def test_alexander_grows_from_a1_to_a8() -> None:
    levels = LEVELS[1:]
    assert len(levels) == 8
    assert all(a <= b for low, high in itertools.pairwise(levels) for a, b in zip(low, high, strict=True))
    assert levels[0] == (1, 0, 0)
    assert levels[0] < levels[-1]


@rule("FA-advset-01", "FA-advset-02", "FA-advset-03")
def test_advisors_are_chosen_and_the_others_can_be_bought_later(fresh: Any) -> None:
    t = fresh("gaugamela")
    t.play("done")
    assert t.asked == "advisor"
    assert sorted(t.keys) == sorted(ADVISORS)
    t.play("parmenion")
    assert "parmenion" not in t.keys
    t.play("aristander")
    assert t.asked != "advisor"
    assert t.s.advisors == ["parmenion", "aristander"]
    hands = {h.id: h.cards for h in t.match.view(0).hands}
    assert hands["advisors"] == ("parmenion", "aristander")
    assert "hephaestion" in hands["advisors_free"]


@rule("FA-advset-02", "FA-advset-03")
def test_an_advisor_not_chosen_costs_glory(given: Any) -> None:
    t = given(phase="spend", box=1, glory=6, advisors=["parmenion"])
    t.play("advisor hephaestion")
    assert t.s.advisors == ["parmenion", "hephaestion"]
    assert t.s.glory == 0


@rule("FA-prophset-01")
def test_every_oracle_has_a_prophecy_face_down(fresh: Any) -> None:
    t = fresh("granicus", 7)
    t.play("done", "parmenion")
    m = t.s.map
    assert [m.areas[a] for a, n in enumerate(t.s.oracle) if n >= 0] == ["macedonia", "ilium"]
    lying = [p for p in t.match.view(0).pieces if p.kind == "prophecy"]
    assert [p.at for p in lying] == ["space:macedonia", "space:ilium"]
    assert all(not p.facts for p in lying), "nobody sees what they say"


@rule("FA-opset-01")
def test_eight_operation_counters_are_shuffled_face_down(fresh: Any) -> None:
    piles = set()
    for seed in range(12):
        t = fresh("gaugamela", seed)
        t.play("done", "parmenion", "hephaestion")
        piles.add(tuple(t.s.pile))
        pile = next(h for h in t.match.view(0).hands if h.id == "operations_pile")
        assert pile.cards is None
        assert len(t.s.pile) + len(t.s.drawn) + len(t.s.cancelled) == 8 == len(OPERATIONS)
    assert len(piles) > 6


@rule("FA-planset-01", "FA-planset-02", "FA-plan-01")
def test_own_plans_are_free_to_choose_and_the_enemys_lie_in_a_cup(given: Any) -> None:
    t = given(area="sardis", garrison={"sardis": ["per_infantry"]}, box=3, phase="conquest", step="plans")
    assert set(t.keys) == {p for p in OWN_PLANS if p != "a_fate"} | {"done"}
    assert not any(p in t.keys for p in ENEMY_PLANS)
    assert len(ENEMY_PLAN_CUP) > len(set(ENEMY_PLAN_CUP)) == len(ENEMY_PLANS)
    assert {"a_rally", "a_flank"} <= set(OWN_PLANS)
    assert {"e_rally", "e_flank"} <= set(ENEMY_PLANS)


@rule("FA-option-01", "FA-option-02")
def test_any_number_of_options_may_be_chosen_before_the_first_turn(fresh: Any) -> None:
    t = fresh("granicus")
    assert t.asked == "options"
    options = set(t.s.map.options)
    assert set(t.keys) == options | {"done"}
    t.play("war_chest", "scorched_earth", "done", "hephaestion")
    assert t.s.options == ["war_chest", "scorched_earth"]
    assert t.s.gold + sum(e.gold for e in t.happened("gold_lost")) == 15
    hands = {h.id: h.cards for h in t.match.view(0).hands}
    assert hands["options"] == ("war_chest", "scorched_earth")


@rule("FA-option-03", "FA-option-04")
@pytest.mark.parametrize(("option", "vp"), [("war_chest", -5), ("scorched_earth", 5)])
def test_an_option_changes_the_vp_of_a_win(given: Any, option: str, vp: int) -> None:
    t = given(conquered=ALL, box=4, phase="spend", options=[option])
    t.play("done")
    assert t.s.vp == 20 + vp


@rule("FA-option-03", "FA-option-04", "FA-victory-04", "FA-advance-02")
def test_options_count_for_nothing_in_a_loss(given: Any) -> None:
    t = given(box=10, phase="spend", options=["scorched_earth"])
    t.play("done")
    assert t.match.outcome is not None
    assert t.match.outcome.why == "out_of_time"
    assert t.match.outcome.winners == ()
    assert t.s.vp == 0


@rule("FA-option-05", "FA-log-01")
def test_a_finished_campaign_is_recorded(given: Any) -> None:
    t = given(conquered=ALL, box=4, phase="spend", level=2)
    t.play("done")
    assert t.s.career == [Finished("granicus", "bc335_summer", 20, 0, 2)]
    assert [(row.campaign, row.vp) for row in t.match.view(0).facts.career] == [("scenario:granicus", 20)]


@rule("FA-option-02")
def test_the_options_of_the_four_maps(given: Any) -> None:
    plain = given(phase="gain", box=1, conquered={"chaeronea": "governed"}).s.gold
    assert plain == 10 + 2 + 5
    revolt = given(
        box=3, options=["theban_revolt"], conquered={"chaeronea": "governed"}, phase="advance", dice=(6, 6, 6)
    )
    assert revolt.s.conquered[1] == 4
    t = given(options=["scorched_earth"], phase="conquest", box=1, dice=(1,))
    t.play("sestus")
    assert t.about["gold"] == 4, "Sestus is in Europe"
    t = given(options=["scorched_earth"], phase="conquest", box=1, area="sestus", dice=(1,))
    t.play("ilium")
    assert t.about["gold"] == 5
    prince = given(box=1, area="sardis", garrison={"sardis": ["per_infantry"]}, phase="conquest", step="plans")
    assert prince.about["free"] == 4
    prince = given(
        options=["estranged_prince"],
        box=1,
        area="sardis",
        garrison={"sardis": ["per_infantry"]},
        phase="conquest",
        step="plans",
    )
    assert prince.about["free"] == 1
    assert given("issus", phase="gain", box=1).s.gold == 12 + 15
    assert given("issus", phase="gain", box=1, options=["persian_fleet", "harpalus"]).s.gold == 12 + 9
    taken = given("issus", phase="gain", box=1, options=["persian_fleet"], conquered={"tarsus": "razed"})
    assert taken.s.gold == 12 + 15
    t = given("issus", phase="conquest", box=1, area="celaenae", options=["royal_reinforcements"], dice=(6,))
    t.play("gordion", "enter", "no")
    assert t.fact("army").count("mac_phalanx") == 2
    t = given(
        "issus",
        phase="conquest",
        box=1,
        area="cappadocia",
        options=["cydnus_fever"],
        conquered={"tarsus": "razed"},
        dice=(6,),
    )
    t.play("tarsus", "enter")
    assert t.asked == "spend"
    t = given("gaugamela", phase="conquest", box=1, area="pattala", options=["gedrosian_desert"], dice=(4,))
    t.play("gedrosia")
    assert (t.about["gold"], t.about["hits"]) == (10, 0)
    t = given("gaugamela", phase="spend", box=1, options=["philotas_affair"], lost_advisors=["parmenion"], glory=6)
    assert t.no("advisor parmenion").why == "advisor_gone"


def test_options_that_change_the_set_up(fresh: Any) -> None:
    t = fresh("gaugamela", 3)
    t.play("antipaters_levies", "philotas_affair", "done")
    assert "parmenion" not in t.keys
    t.play("hephaestion", "aristander")
    assert t.fact("army").count("mac_phalanx") == 3
    t = fresh("tyre", 3)
    t.play("cypriot_fleet", "done", "hephaestion", "aristander")
    assert t.s.siege_ships == 1


@rule("FA-die-01")
def test_every_roll_is_one_six_sided_die() -> None:
    import ast
    from pathlib import Path

    import strategos.games.alexander as package

    rolls = []
    for path in Path(package.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "roll":
                rolls.append([a.value for a in node.args if isinstance(a, ast.Constant)])
    assert len(rolls) > 10
    assert all(args == [6] for args in rolls)


def test_every_call_for_chance_cites_its_rule() -> None:
    known = register(GAME.package)
    cited: list[str] = []
    for path in sorted(folder(GAME.package).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            if isinstance(node, ast.Call) and name in ("roll", "draw", "shuffled"):
                [rule_id] = [k.value for k in node.keywords if k.arg == "rule"]
                cited.append(rule_id.value if isinstance(rule_id, ast.Constant) else "FA-bv-01")
    assert len(cited) > 18
    assert set(cited) <= set(known)


@rule("FA-option-02")
@pytest.mark.parametrize(
    ("state", "box", "revolts"), [("governed", 1, True), ("razed", 1, True), ("razed", 3, True), ("governed", 0, False)]
)
def test_the_theban_revolt_takes_any_marker_from_its_date_on(given: Any, state: str, box: int, revolts: bool) -> None:
    words = {"box": box, "options": ["theban_revolt"], "conquered": {"chaeronea": state}, "phase": "advance"}
    t = given(**words, dice=(6, 6, 6))
    assert t.fact("conquered")["chaeronea"] == ("revolted" if revolts else state)
    assert bool(t.happened("revolted")) == revolts
    assert given(**{**words, "options": []}, dice=(6, 6, 6)).fact("conquered")["chaeronea"] == state


@rule("FA-option-02")
@pytest.mark.parametrize(("die", "gold", "hits"), [(1, 5, 0), (4, 2, 0), (5, 0, 0), (6, 0, 1)])
def test_scorched_earth_makes_forage_dearer_and_nothing_else(given: Any, die: int, gold: int, hits: int) -> None:
    t = given(options=["scorched_earth"], phase="conquest", box=1, area="sestus", dice=(die,))
    t.play("ilium")
    assert (t.about["gold"], t.about["hits"]) == (gold, hits)


@rule("FA-option-02")
def test_the_desert_doubles_hits_too_and_only_there(given: Any) -> None:
    words = {"phase": "conquest", "box": 1, "options": ["gedrosian_desert"], "army": ["mac_phalanx"], "level": 8}
    t = given("gaugamela", **words, area="pattala", dice=(4,))
    t.play("gedrosia")
    assert (t.about["gold"], t.about["hits"]) == (0, 4)
    t = given("gaugamela", **words, area="gedrosia", dice=(4,))
    t.play("pattala")
    assert (t.about["gold"], t.about["hits"]) == (0, 2)


@rule("FA-option-02")
def test_fever_and_reinforcements_come_once_with_the_first_entry(given: Any) -> None:
    words = {"phase": "conquest", "box": 1, "area": "cappadocia", "conquered": {"tarsus": "razed"}, "dice": (6,)}
    t = given("issus", **words, options=["cydnus_fever"], entered=["tarsus"])
    t.play("tarsus", "enter")
    assert t.asked == "march"
    assert not t.happened("fever_struck")
    words = {"phase": "conquest", "box": 1, "area": "celaenae", "oracle": {"gordion": "none"}, "dice": (6,)}
    t = given("issus", **words, options=["royal_reinforcements"], entered=["gordion"])
    t.play("gordion", "enter")
    assert not t.happened("reinforcements_came")
    t = given("issus", **words, options=["royal_reinforcements"], army=["mac_phalanx"] * 4 + ["mac_archers"] * 2)
    t.play("gordion", "enter")
    assert not t.happened("reinforcements_came"), "no counter is left"


@rule("FA-option-02")
def test_the_fever_waits_for_the_battle_on_entry(given: Any) -> None:
    words = {"phase": "conquest", "box": 1, "area": "cappadocia", "garrison": {"tarsus": ["per_archers"]}}
    t = given("issus", **words, options=["cydnus_fever"], dice=(6, 6))
    t.play("tarsus", "enter", "intimidate")
    assert t.asked == "govern"
    t.play("raze")
    assert t.asked == "spend", "what was begun is finished, then the phase is over"


@rule("FA-option-02")
def test_parmenion_is_lost_to_the_philotas_affair_in_a_career_too(given: Any) -> None:
    keys = {CAMPAIGN[2].areas[a]: "razed" for a in CAMPAIGN[2].key_areas}
    t = given("tyre", linked=True, conquered=keys, advisors=["parmenion", "antipater"], box=9, phase="spend")
    t.play("done")
    assert t.fact("campaign") == "gaugamela"
    t.play("philotas_affair", "done")
    assert t.s.advisors == ["antipater"]
    assert t.s.lost_advisors == ["parmenion"]
    assert t.happened("advisor_lost")[0].card == "card:parmenion"


@rule("FA-option-02")
def test_raiders_are_one_more_roll_and_storms_one_more_gold(given: Any) -> None:
    assert given("tyre", box=3, phase="spend", warships=2, options=["raiders"]).fact("fleet_rolls") == 3
    t = given("tyre", area="old_tyre", box=3, phase="spend", gold=30, options=["winter_storms"])
    before, price = t.s.gold, t.s.map.track["mole"][t.s.mole + 1]
    t.play("mole")
    assert t.s.gold == before - price - 1
    before, price = t.s.gold, t.s.map.track["transports"][t.s.transports + 1]
    t.play("transports")
    assert t.s.gold == before - price


@rule("FA-option-02")
@pytest.mark.parametrize(("area", "superior"), [("gaugamela", 2), ("babylon", 1)])
def test_scythed_chariots_are_for_gaugamela(given: Any, area: str, superior: int) -> None:
    words = {"area": area, "garrison": {area: ["per_chariots"]}, "army": ["mac_phalanx"], "box": 3, "level": 1}
    t = given("gaugamela", **words, options=["scythed_chariots"], battle_turn=1, dice=(6, 6, 6))
    t.play("fight")
    assert next(e.superior for e in t.happened("attacked") if "chariots" in e.piece) == superior


def test_the_board_tells_the_boxes_of_every_campaign() -> None:
    """Dates of the turn track as numbers; the box before the first turn has none."""
    for scenario in GAME.scenarios:
        campaigns = cast(BoardFacts, GAME.board(GAME.setup(1, scenario)).facts).campaigns
        assert [c.id for c in campaigns] == (list(CAMPAIGNS) if scenario == "linked" else [scenario])
        for told, m in ((c, CAMPAIGN[CAMPAIGNS.index(c.id)]) for c in campaigns):
            assert [box.vp for box in told.boxes] == list(m.vp)
            assert all(box.year for box in told.boxes[1:])
    tyre = cast(BoardFacts, GAME.board(GAME.setup(1, "tyre")).facts).campaigns[0]
    assert [box.month for box in tyre.boxes[1:3]] == [1, 2]


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


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("campaign", range(4))
def test_the_set_up_of_every_level_follows_its_rows(fresh: Any, campaign: int, difficulty: str) -> None:
    t = fresh(CAMPAIGN[campaign].id, difficulty=difficulty)
    t.play("done")
    while t.asked == "advisor":
        t.play(t.keys[0])
    deployed = {e.space.removeprefix("space:"): (e.count, e.walls) for e in t.happened("enemy_deployed")}
    for row in MAPS[difficulty][campaign].file.enemy:
        assert deployed[row.id] == (row.random + len(row.units) + row.walls + (row.leader is not None), row.walls)


def test_a_match_begins_for_veterans_and_keeps_its_level() -> None:
    match = Match(GAME, GAME.setup(), 1)
    assert match.setup.option("difficulty") == "veteran"
    legend = Match(GAME, GAME.setup(difficulty="legend"), 1)
    again, _ = Record.of(legend).load(GAME)
    assert again.setup.option("difficulty") == "legend"
    assert again.state.choices["difficulty"] == "legend"
