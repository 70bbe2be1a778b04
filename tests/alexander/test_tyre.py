"""Regole Campagna: Tiro and Gaugamela."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from strategos.games.alexander import GAME
from strategos.games.alexander.facts import CAMPAIGN, CAMPAIGNS

from .table import told

rule = pytest.mark.rule
FULL = ["full"] * 6


@rule("FA-tyre-ops-01")
def test_tyre_has_no_operations(given: Any) -> None:
    t = given("tyre", box=1, conquered={"gaza": "razed"}, phase="enemy_orders", dice=())
    assert t.asked == "march"
    assert not t.happened("operation_drawn")
    assert len(t.s.pile) == 8


@rule("FA-tyre-move-01", "FA-tyre-move-02", "FA-tyre-move-03")
def test_the_way_into_tyre(given: Any) -> None:
    t = given("tyre", area="old_tyre", box=3, phase="conquest")
    assert len(t.s.sections) == 6
    no = t.no({"space": "tyre"})
    assert (no.rule, no.why) == ("FA-tyre-move-02", "no_way_in")
    t = given("tyre", area="old_tyre", sections=[*FULL[:5], "reduced"], mole=7, box=3, phase="conquest")
    assert "tyre" not in t.keys
    assert [CAMPAIGN[2].areas[a] for a in CAMPAIGN[2].near[CAMPAIGN[2].area("tyre")]] == ["old_tyre"]


@rule("FA-ship-05", "FA-tyre-move-02")
def test_through_a_breach_no_wall_fights(given: Any) -> None:
    t = given("tyre", area="old_tyre", sections=[*FULL[:5], "destroyed"], box=3, phase="conquest", dice=(4,))
    t.play("tyre", "enter", "battle")
    assert t.asked == "plans"
    assert "wall_section" not in t.garrison("tyre")


@rule("FA-mole-05", "FA-tyre-move-02")
def test_over_the_complete_mole_the_section_at_its_head_fights(given: Any) -> None:
    t = given("tyre", area="old_tyre", sections=["reduced", *FULL[1:]], mole=8, box=3, phase="conquest", dice=(4,))
    t.play("tyre", "enter")
    assert t.garrison("tyre")[-1] == "wall_section reduced"
    assert t.fact("wall_penalty") == -1


@rule("FA-transport-01")
def test_transports_bring_three_gold_each(given: Any) -> None:
    assert given("tyre", transports=4, gold=0, box=3, phase="gain").s.gold == 1 + 12


@rule("FA-mole-01", "FA-mole-02", "FA-mole-03", "FA-mole-04")
def test_one_mole_section_a_turn_at_its_price(given: Any) -> None:
    t = given("tyre", area="old_tyre", gold=20, box=2, phase="spend")
    assert t.s.mole == 0
    t.play("mole")
    assert (t.s.mole, t.s.gold) == (1, 19)
    no = t.no("mole")
    assert (no.rule, no.why) == ("FA-mole-03", "one_section_a_turn")
    t = given("tyre", area="old_tyre", mole=7, gold=20, box=2, phase="spend")
    t.play("mole")
    assert (t.s.mole, t.s.gold) == (8, 16)
    t = given("tyre", area="old_tyre", mole=4, gold=20, options=["winter_storms"], box=2, phase="spend")
    t.play("mole")
    assert t.s.gold == 20 - 4


@rule("FA-ship-01")
def test_siege_ships_are_built_along_their_track(given: Any) -> None:
    t = given("tyre", area="old_tyre", gold=30, box=2, phase="spend")
    for gold in (27, 23, 18, 12):
        t.play("siege_ships")
        assert t.s.gold == gold
    assert t.no("siege_ships").why == "track_end"


@rule("FA-ship-02", "FA-ship-03", "FA-ship-04")
def test_each_siege_ship_rolls_and_a_hit_finds_its_section(given: Any) -> None:
    t = given("tyre", area="old_tyre", siege_ships=3, box=3, phase="conquest", step="siege", dice=(3, 2, 4, 1, 2))
    assert t.fact("sections") == ["full", "destroyed", *FULL[2:]]
    assert [e.hits for e in t.happened("siege_ship_fired")] == [1, 0, 1]
    assert "tyre" in t.keys
    t = given("tyre", area="ace", siege_ships=1, box=3, phase="conquest", step="siege", dice=(3, 2))
    assert t.fact("sections") == ["full", "reduced", *FULL[2:]], "wherever the Army is"
    t = given("tyre", conquered={"tyre": "razed"}, siege_ships=3, box=3, phase="conquest", step="siege", dice=())
    assert not t.happened("siege_ship_fired"), "until Tyre falls"
    t = given(
        "tyre",
        area="old_tyre",
        siege_ships=1,
        sections=["destroyed", *FULL[1:]],
        box=3,
        phase="conquest",
        step="siege",
        dice=(1, 1),
    )
    assert t.fact("sections") == ["destroyed", *FULL[1:]]


@rule("FA-fleet-01", "FA-tyre-orders-08", "FA-tyre-orders-01")
def test_what_the_tyrian_fleet_can_do(given: Any) -> None:
    def order(die: int, box: int, answer: str, **words: Any) -> Any:
        words = {"warships": 1, "conquered": {"gaza": "razed"}, "area": "sidon", **words}
        t = given("tyre", **{"dice": (die,), **words}, box=box, phase="enemy_orders")
        if t.asked == "fleet":
            t.play(answer)
        return t

    assert order(2, 2, "regain_warship", sections=["reduced", *FULL[1:]]).s.warships == 2
    assert order(2, 2, "repair_wall", sections=["reduced", *FULL[1:]]).fact("sections") == FULL
    assert order(3, 2, "lose_mole_section", mole=3).s.mole == 2
    assert order(1, 2, "sink_transport").s.transports == 1
    t = order(1, 3, "sink_siege_ship", siege_ships=2, dice=(1, 6))
    assert t.s.siege_ships == 1
    assert order(1, 2, "lose_2_gold").s.gold == 13


@rule("FA-fleet-03", "FA-fleet-02")
def test_the_fleet_rolls_once_for_each_warship(given: Any) -> None:
    words = {"conquered": {"gaza": "razed"}, "area": "old_tyre", "phase": "enemy_orders"}
    assert len(given("tyre", **words, box=2, warships=3, dice=(6, 6, 6)).happened("fleet_rolled")) == 3
    assert given("tyre", **words, box=2, warships=0, dice=()).asked == "march"
    assert not given("tyre", **words, box=1, warships=4, dice=()).happened("fleet_rolled"), "not on the first turn"
    raiders = given("tyre", **words, box=2, warships=1, options=["raiders"], dice=(6, 6))
    assert len(raiders.happened("fleet_rolled")) == 2
    t = given("tyre", area="old_tyre", gold=30, box=2, phase="spend")
    t.play("warships", "warships", "warships")
    assert (t.s.warships, t.s.gold) == (1, 30 - 3 - 6 - 9)


@rule("FA-tyre-orders-09")
def test_one_less_after_february(given: Any) -> None:
    words = {"conquered": {"gaza": "razed"}, "area": "old_tyre", "warships": 1, "phase": "enemy_orders", "dice": (6,)}
    assert given("tyre", **words, box=2).happened("fleet_rolled")[0].total == 6
    assert given("tyre", **words, box=3).happened("fleet_rolled")[0].total == 5


@rule("FA-tyre-orders-10")
def test_once_tyre_has_fallen_its_fleet_is_still(given: Any) -> None:
    words = {"conquered": {"tyre": "razed"}, "area": "old_tyre", "box": 4, "phase": "enemy_orders"}
    t = given("tyre", **words, dice=(6,))
    assert not t.happened("fleet_rolled")
    assert len(t.happened("order_rolled")) == 1, "Gaza goes on"
    t = given("tyre", **words, dice=(), choices={"orders_after_tyre": "none"})
    assert not t.happened("order_rolled")


@rule("FA-tyre-orders-11")
def test_after_the_fall_transports_and_mole_can_be_bought_in_old_tyre(given: Any) -> None:
    words = {"conquered": {"tyre": "razed"}, "gold": 30, "advisors": ["antipater"], "box": 5, "phase": "spend"}
    t = given("tyre", **words, area="old_tyre")
    assert {"transports", "mole"} <= set(t.keys)
    assert t.no("siege_ships").why == t.no("warships").why == "tyre_fallen"
    t = given("tyre", **words, area="tyre")
    assert t.no("mole").why == "not_in_old_tyre"


@rule("FA-spend-02", "FA-advisor-02")
def test_tyres_tracks_are_none_of_antipaters_three_kinds(given: Any) -> None:
    t = given("tyre", area="old_tyre", gold=40, advisors=[], box=5, phase="spend")
    t.play("mole", "transports", "warships", "siege_ships", "buy mac_archers-1")
    assert t.no("city").why == "one_kind_a_turn"
    t.play("transports")
    assert t.s.bought == ["units"]


def test_siege_ships_that_breach_the_section_at_the_mole_take_it_from_the_battle(given: Any) -> None:
    words = {"area": "tyre", "came_from": "old_tyre", "mole": 8, "siege_ships": 1, "box": 3}
    t = given("tyre", **words, sections=["reduced", *FULL[1:]], phase="conquest", step="siege", dice=(1, 1))
    assert "wall_section" not in t.garrison("tyre")
    t = given("tyre", **words, sections=["full", *FULL[1:]], phase="conquest", step="siege", dice=(1, 1))
    assert "wall_section reduced" in t.garrison("tyre")


WON = {"tyre": "razed", "gaza": "razed"}


@rule("FA-tyre-win-01")
def test_a_complete_mole_is_worth_fifteen_vp(given: Any) -> None:
    assert given("tyre", conquered=WON, mole=8, box=9, phase="spend").play("done").s.vp == 32 + 15
    assert given("tyre", conquered=WON, mole=7, box=9, phase="spend").play("done").s.vp == 32


@rule("FA-tyre-win-02")
@pytest.mark.parametrize(("box", "reading", "level"), [(10, "by", 6), (11, "by", 6), (12, "by", 5), (11, "before", 5)])
def test_a_quick_win_glorifies_alexander(given: Any, box: int, reading: str, level: int) -> None:
    t = given("tyre", level=5, conquered=WON, box=box, phase="spend", choices={"november": reading})
    assert t.play("done").s.level == level


@rule("FA-tyre-win-03")
def test_the_vp_drop_between_october_and_november() -> None:
    vp = CAMPAIGN[2].vp
    falls = [a - b for a, b in itertools.pairwise(vp[1:])]
    assert max(falls) == falls[9] == vp[10] - vp[11] > 2 * falls[8]


# -- Gaugamela -------------------------------------------------------------------------------------------------------


@rule("FA-gauga-01", "FA-govern-04")
def test_gaugamela_pays_less_for_areas() -> None:
    pay = {m.id: (m.number["raze_gold"], m.number["govern_gold"]) for m in CAMPAIGN}
    assert pay["granicus"] == (12, 5)
    for other in CAMPAIGNS[:3]:
        assert all(a < b for a, b in zip(pay["gaugamela"], pay[other], strict=True))


@rule("FA-gauga-02")
def test_counters_have_no_other_effect_in_gaugamela(given: Any) -> None:
    t = given("gaugamela", gold=0, pile=["op_force3"], box=3, phase="enemy_operations")
    assert t.fact("waiting_count") == 0
    t = given("gaugamela", gold=0, drawn=["op_minus5_gold"], pile=["op_go"], box=3, phase="enemy_operations")
    assert t.about["hits"] == 2


def test_gaugamela_is_won_in_babylon(given: Any) -> None:
    keys = {CAMPAIGN[3].areas[a]: "razed" for a in CAMPAIGN[3].key_areas}
    t = given("gaugamela", conquered=keys, area="malli", box=6, phase="spend").play("done")
    assert t.match.outcome is None
    t = given("gaugamela", conquered=keys, area="babylon", box=6, phase="spend").play("done")
    assert t.match.outcome.why == "won"


@rule("FA-transport-02", "FA-transport-03", "FA-transport-01")
def test_transports_are_bought_one_by_one_at_the_price_of_the_next_box(given: Any) -> None:
    t = given("tyre", area="old_tyre", transports=1, gold=30, box=3, phase="spend")
    paid = []
    for _ in range(5):
        before = t.s.gold
        t.play("transports")
        paid.append(before - t.s.gold)
    assert paid == [2, 4, 6, 8, 10]
    assert t.no("transports").why == "track_end"
    no = given("tyre", area="old_tyre", transports=3, gold=5, box=3, phase="spend").no("transports")
    assert (no.why, dict(no.facts)) == ("too_little_gold", {"needs": 6, "gold": 5})
    assert given("tyre", transports=4, gold=0, box=3, phase="gain").happened("income")[0].transports == 12


@rule("FA-tyre-move-01", "FA-tyre-move-02")
def test_only_the_way_into_the_city_under_siege_is_shut(given: Any) -> None:
    at_old_tyre = {"area": "old_tyre", "box": 3, "phase": "conquest", "warships": 0}
    t = given("tyre", **at_old_tyre)
    assert "ace" in t.keys
    assert t.no("tyre").why == "no_way_in"
    assert "tyre" in given("tyre", **at_old_tyre, conquered={"tyre": "razed"}).keys, "it has fallen"
    # In the campaign of Gaugamela Tyre is where it begins.
    assert "tyre" in given("gaugamela", area="thapsacus", box=1, phase="conquest").keys


@rule("FA-tyre-move-02")
def test_a_section_stands_before_the_mole_while_it_is_whole(given: Any) -> None:
    """ruling: tyre-battle-walls"""
    over = {"area": "tyre", "mole": 8, "garrison": {"tyre": ["per_archers"]}, "box": 3, "phase": "conquest"}
    t = given("tyre", **over, sections=["reduced", *FULL[1:]]).play("battle")
    assert t.garrison("tyre") == ["per_archers", "wall_section reduced"]
    t = given("tyre", **over, sections=[*FULL[:5], "destroyed"]).play("battle")
    assert t.garrison("tyre") == ["per_archers"]
    t = given("tyre", **over, sections=FULL, intimidated=[], dice=(1,)).play("intimidate")
    assert t.garrison("tyre") == ["per_archers", "wall_section"]
    t = given("tyre", **{**over, "area": "old_tyre", "siege_ships": 1}, step="siege", dice=(1, 2))
    assert t.garrison("tyre") == ["per_archers"], "nobody is before it"


@rule("FA-advisor-03", "FA-tyre-orders-01")
def test_aristander_adds_one_to_the_fleets_roll(given: Any) -> None:
    words = {"warships": 1, "conquered": {"gaza": "razed"}, "area": "sidon", "box": 2, "phase": "enemy_orders"}
    t = given("tyre", **words, advisors=["aristander"], dice=(1, 6), mole=1)
    assert t.about == {
        "total": 1,
        "effect": "effect:sink_transport_or_lose_2_gold",
        "other": "effect:repair_wall_or_regain_warship",
    }
    t.play("yes")
    assert [(e.die, e.bonus, e.total) for e in t.happened("fleet_rolled")] == [(1, 1, 2)]
    assert t.happened("fleet_effect")[0].effect == "regain_warship", "no section needs repair"


@rule("FA-fleet-01", "FA-ship-01")
def test_a_siege_ship_sunk_costs_nothing(given: Any) -> None:
    words = {"warships": 1, "conquered": {"gaza": "razed"}, "area": "sidon", "box": 3, "phase": "enemy_orders"}
    t = given("tyre", **words, siege_ships=2, dice=(1, 6))
    t.play("sink_siege_ship")
    assert [(e.track, e.at, e.gold) for e in t.happened("track_moved")] == [("track:siege_ships", 1, 0)]


@rule("FA-tyre-move-02", "FA-wall-07")
def test_the_section_at_the_mole_fights_falls_and_is_no_counter(given: Any) -> None:
    t = given(
        "tyre", empty=True, area="old_tyre", mole=8, sections=["reduced"] + ["full"] * 5, level=8, box=3,
        garrison={"tyre": ["per_phalanx"] * 2}, army=["mac_siege_engine"], phase="conquest", dice=(2, 1),
    )  # fmt: skip
    supply = t.fact("walls_left")
    t.play("tyre", "enter", "battle", "done")
    assert t.garrison("tyre") == ["per_phalanx", "per_phalanx", "wall_section reduced"]
    t.play("retreat")
    assert t.garrison("tyre") == ["per_phalanx", "per_phalanx"], "it does not fight where there is no battle"
    assert t.fact("walls_left") == supply


@rule("FA-wall-04", "FA-tyre-move-03")
def test_a_destroyed_section_is_a_breach(given: Any) -> None:
    t = given(
        "tyre", empty=True, area="old_tyre", mole=8, sections=["reduced"] + ["full"] * 5, level=4, box=3,
        garrison={"tyre": ["per_phalanx"] * 2}, army=["mac_siege_engine"], phase="conquest", dice=(2, 6, 6, 6, 1),
        plan_cup=["e_guards"] * 3,
    )  # fmt: skip
    supply = t.fact("walls_left")
    t.play("tyre", "enter", "battle", "done", "fight", "wall")
    assert t.fact("sections")[0] == "destroyed"
    assert t.garrison("tyre") == ["per_phalanx", "per_phalanx"]
    assert t.fact("walls_left") == supply


def test_the_siege_of_tyre(given: Any) -> None:
    t = given(
        "tyre", area="old_tyre", box=4, phase="enemy_orders", conquered={"gaza": "razed"}, warships=2, siege_ships=2,
        transports=2, mole=2, gold=9, dice=(3, 4, 2, 3, 6), sections=["full"] * 5 + ["reduced"],
    )  # fmt: skip
    t.play("repair_wall")
    t.play(*(["lose_3_gold"] if t.asked == "fleet" else []))
    assert told(t) == [
        "fleet_rolled 3 -1 2",
        "fleet_effect repair_wall",
        "section_repaired 6 2",
        "fleet_rolled 4 -1 3",
        "fleet_effect lose_3_gold",
        "gold_lost 3 fleet",
        "siege_ship_fired 2 1",
        "section_hit 3 1",
        "siege_ship_fired 6 0",
    ]
    t.play("pass", "mole", "transports")
    assert told(t)[9:] == [
        "income 1 0 0 6 7",
        "gold_gained 7 income",
        "track_moved track:mole 3 2",
        "track_moved track:transports 3 4",
    ]


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
