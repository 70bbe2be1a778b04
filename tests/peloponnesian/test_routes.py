"""5.1.1 to 5.1.4 and 5.1.6: where an Expedition may go, its shortest ways, and what becomes of it on them."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.combat_events import UnitsLost
from strategos.games.peloponnesian.events import LeaderWentHome, Moved, OperationEnded, StormRolled, UnitsLeft, WayDrawn
from strategos.games.peloponnesian.examples import edit
from strategos.games.peloponnesian.facts import (
    ADJACENT,
    ATHENS,
    BY_BOTH,
    BY_LAND,
    BY_SEA,
    NAMES,
    NUMBER,
    PERSIA,
    SPACES,
    SPARTA,
)
from strategos.games.peloponnesian.routes import (
    ALONE,
    FAR,
    FARTHEST,
    LAND,
    Reach,
    barred,
    network,
    reach_of,
    shut_lines,
    steps_past,
    terrain,
    terrain_of,
    ways_for,
    ways_of,
    why_not_enter,
    why_not_line,
)
from strategos.games.peloponnesian.whereabouts import AT

from .segment import position
from .table import Table, asked, happened, holds, keys, play, table, why_not


def still(*, units: dict[str, Any] | None = None, **given: Any) -> Table:
    """A position with Athens about to name the objective of its first operation."""
    units = {"athens": {"athens": {"H": 1}}, **(units or {})}
    return table(**{"units": units, "leaders": {"cleon": "athens"}, **given, "phase": "operations"})


def under_way(
    expedition: dict[str, Any], *, dice: str = "", units: dict[str, Any] | None = None, **given: Any
) -> Table:
    """An operation of Athens is under way; Sparta has passed, and afterwards Athens is asked again."""
    units = {"athens": {"athens": {"H": 1}}, **(units or {})}
    words = {"passed": {"sparta": True}, "leaders": {"cleon": "athens"}, **given}
    return table(dice=dice, then=None, units=units, **words, phase="operations", expedition=expedition)


def ways(match: Table, side: str, force: list[int], start: str, to: str, **claims: Any) -> None:
    holds(match, ways=[{"side": side, "force": force, "from": start, "to": to, **claims}])


def marching(leader: str, at: str, objective: str, side: str = "athens", **units: int) -> dict[str, Any]:
    return {"side": side, "leader": leader, "at": at, "objective": objective, "units": units, "marching": True}


def trail(match: Table) -> list[str]:
    """The spaces entered so far."""
    return [event.to.removeprefix("space:") for event in happened(match, Moved)]


# -- which LOCs -------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "PW-5.1.1-d",
    "PW-5.1.1-e",
    "PW-5.1.1-f",
    "PW-5.1.1-g",
    "PW-5.1.1-p",
    "PW-5.1.4-a",
    "PW-5.1.4-b",
    "PW-5.1.4-d",
    "PW-COMP-f",
    "PW-COMP-g",
)
@pytest.mark.parametrize(
    ("force", "land", "naval", "combined"),
    [
        ([0, 0, 0], True, True, True),
        ([3, 0, 0], True, False, True),
        ([0, 1, 0], True, False, True),
        ([0, 0, 2], False, True, True),
        ([1, 1, 2], False, True, True),
        ([2, 1, 2], False, False, True),
        ([3, 0, 1], False, False, True),
    ],
)
def test_a_group_uses_the_lines_of_all_its_units(force: list[int], land: bool, naval: bool, combined: bool) -> None:
    match = still()
    for start, to, open_to_it in (
        ("sparta", "caryae", land),
        ("piraeus", "aegina", naval),
        ("piraeus", "sunium", combined),
    ):
        side = "sparta" if start == "sparta" else "athens"
        ways(match, side, force, start, to, number=0 if not open_to_it else 1 if any(force) or land else 0)
        if open_to_it:
            ways(match, side, force, start, to, length=1)
        elif to != "sunium":
            found = ways_for(
                match.state, SPARTA if side == "sparta" else 0, force, NUMBER[start], NUMBER[to], NUMBER[to]
            )
            assert found.length > 1


@pytest.mark.rule("PW-5.1.1-k", "PW-5.1.1-m")
def test_all_ties_of_shortest_ways_are_found() -> None:
    """Steps 5, 8 and 17 of the Example of Play."""
    match = still()
    ways(
        match,
        "sparta",
        [11, 0, 0],
        "corinth",
        "thebes",
        length=4,
        number=4,
        routes=[
            ["pegae", "siphae", "plataea", "thebes"],
            ["pegae", "siphae", "charonea", "thebes"],
            ["pegae", "panactum", "plataea", "thebes"],
            ["pegae", "panactum", "tanagra", "thebes"],
        ],
    )
    ways(match, "sparta", [12, 2, 0], "thebes", "decelea", length=3, number=2)
    ways(match, "athens", [6, 1, 0], "athens", "thebes", length=3, number=2)
    ways(
        match,
        "athens",
        [1, 0, 1],
        "chios",
        "heraclea",
        length=6,
        number=1,
        routes=[["psara", "skiros", "sporades", "olizon", "pteleum", "heraclea"]],
    )


@pytest.mark.rule("PW-5.1.1-m", "PW-COMP-ac")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_one_of_the_ties_is_drawn_by_a_die(die: int) -> None:
    """Each whole way has the same chance, and the whole way is kept."""
    expedition = marching("archidamus", "corinth", "thebes", "sparta", H=11)

    def draw(die: int) -> Table:
        units = {"sparta": {"sparta": {"H": 1}}}
        words = {"player": "sparta", "units": units, "leaders": {"agis": "sparta"}, "passed": {"athens": True}}
        return table(dice=f"{die}", then=None, **words, phase="operations", expedition=expedition)

    match = draw(die)
    [drawn] = happened(match, WayDrawn)
    assert drawn.ways == 4
    assert [f"space:{name}" for name in trail(match)] == list(drawn.way)
    assert len({tuple(trail(draw(n))) for n in (1, 2, 3, 4)}) == 4


@pytest.mark.rule("PW-5.1.1-l", "PW-5.1.1-k", "PW-5.1.1-i", "PW-5.6-a", "PW-5.1.1-b")
def test_no_way_around_an_enemy() -> None:
    """The way of two spaces through Panactum is taken though the enemy stands there in a fortress."""
    units = {"panactum": {"sparta": {"H": 9, "C": 2}}}
    match = under_way(marching("pericles", "athens", "plataea", H=2), dice="1 1", units=units)
    assert trail(match) == ["panactum", "plataea"]
    ways(match, "athens", [2, 0, 0], "athens", "plataea", length=2, routes=[["panactum", "plataea"]])


# -- spaces that are closed -------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.1.1-n", "PW-5.2.2-a", "PW-5.5.3.3-b", "PW-MATS-t")
def test_neutral_argos_counts_in_no_way_to_another_space() -> None:
    """Step 3 of the Example of Play."""
    detour = ["belmina", "methydrum", "orchomenus", "philius", "sicyon", "corinth"]
    ways(still(), "sparta", [7, 0, 0], "sparta", "corinth", length=6, routes=[detour])
    active = still(power={"argos": "athens"})
    through = ["caryae", "argos", "mycenae", "cleonae", "corinth"]
    ways(active, "sparta", [7, 0, 0], "sparta", "corinth", length=5, routes=[through])


@pytest.mark.rule("PW-5.5.3.3-a", "PW-5.5.3.2-a")
def test_warned_off() -> None:
    match = still()
    holds(
        match,
        entry=[
            {"side": "athens", "space": "argos", "no": "warned_off", "rule": "PW-5.5.3.3-a"},
            {"side": "sparta", "space": "syracuse", "no": "warned_off", "rule": "PW-5.5.3.2-a"},
            {"side": "sparta", "space": "argos", "no": None},
            {"side": "athens", "space": "syracuse", "no": None},
        ],
    )
    holds(
        still(power={"argos": "sparta", "syracuse": "athens"}),
        entry=[{"side": "athens", "space": "argos", "no": None}, {"side": "sparta", "space": "syracuse", "no": None}],
    )


@pytest.mark.rule("PW-5.1.1-n", "PW-5.5.3.2-b")
def test_neutral_syracuse_counts_in_no_way_to_another_space() -> None:
    around = still()
    ways(around, "athens", [0, 0, 3], "catana", "helorus", length=9)
    holds(around, entry=[{"side": "athens", "space": "syracuse", "objective": "gela", "no": "neutral_closed"}])
    ways(still(power={"syracuse": "sparta"}), "athens", [0, 0, 3], "catana", "helorus", length=2)


@pytest.mark.rule("PW-5.1.1-o")
@pytest.mark.parametrize("space", ["naupactus", "byzantium"])
def test_a_passage_is_open_to_who_controls_it_or_makes_it_his_objective(space: str) -> None:
    beyond = {"naupactus": "erineus", "byzantium": "perinthus"}[space]
    entry = {"space": space, "objective": beyond}
    holds(
        still(),
        entry=[
            {"side": "athens", **entry, "no": None},
            {"side": "sparta", **entry, "no": "passage_closed", "rule": "PW-5.1.1-o"},
            {"side": "sparta", "space": space, "no": None},
        ],
    )
    holds(still(control={space: "sparta"}), entry=[{"side": "athens", **entry, "no": "passage_closed"}])
    holds(still(control={space: "nobody"}), entry=[{"side": "athens", **entry, "no": "passage_closed"}])


@pytest.mark.rule("PW-5.1.1-o")
def test_a_closed_passage_makes_the_way_longer() -> None:
    ways(
        table(),
        "athens",
        [0, 0, 2],
        "oeniadae",
        "erineus",
        length=3,
        routes=[["naupactus", "panormus_achaea", "erineus"]],
    )
    match = still(control={"naupactus": "sparta"})
    ways(match, "athens", [0, 0, 2], "oeniadae", "erineus", length=None)


@pytest.mark.rule("PW-5.1.1-o")
def test_amphipolis_is_a_passage_by_an_option_only() -> None:
    entry = {"side": "sparta", "space": "amphipolis", "objective": "abdera"}
    holds(still(), entry=[{**entry, "no": None}])
    holds(still(options={"amphipolis": "passage"}), entry=[{**entry, "no": "passage_closed"}])


# -- the Isthmus ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.1.2-a", "PW-5.1.2-c")
@pytest.mark.parametrize(
    ("corinth", "cenchrae", "open_to_ships"),
    [("sparta", "sparta", True), ("sparta", "athens", False), ("athens", "sparta", False), ("nobody", "sparta", False)],
)
def test_ships_cross_the_isthmus_under_control_of_both_ends(corinth: str, cenchrae: str, open_to_ships: bool) -> None:
    match = still(control={"corinth": corinth, "cenchrae": cenchrae})
    for force in ([0, 0, 3], [3, 0, 3], [4, 0, 3]):
        found = ways_for(match.state, SPARTA, force, NUMBER["corinth"], NUMBER["cenchrae"], NUMBER["cenchrae"])
        assert (found.length == 1) == open_to_ships
    ways(match, "sparta", [3, 0, 0], "corinth", "cenchrae", length=1)


@pytest.mark.rule("PW-6.1.1-f", "PW-10.3.4-d")
def test_the_long_walls_link_is_for_who_holds_both_ends() -> None:
    ways(still(), "athens", [3, 0, 0], "athens", "piraeus", length=1)
    besieged = still(control={"piraeus": "sparta"})
    ways(besieged, "sparta", [3, 0, 0], "athens", "piraeus", length=4)
    ways(besieged, "athens", [3, 0, 0], "athens", "piraeus", length=4)
    ways(still(walls=False), "sparta", [3, 0, 0], "athens", "piraeus", length=1)


# -- Cape Taenarum and Syracuse ---------------------------------------------------------------------------------------


def mustering(at: str, objective: str, **units: int) -> dict[str, Any]:
    return {"side": "athens", "leader": "pericles", "at": at, "objective": objective, "units": units}


def to_sicily(dice: str = "", **units: int) -> Table:
    expedition = mustering("cape_taenarum", "gela", **(units or {"H": 2, "N": 3}))
    return under_way(expedition, dice=dice, power={"syracuse": "sparta"})


@pytest.mark.rule("PW-5.1.3-a", "PW-5.1.3-b")
@pytest.mark.parametrize("die", [1, 4])
def test_the_crossing_is_safe_on_four(die: int) -> None:
    match = play(to_sicily(f"{die}"), "muster! cross")
    assert trail(match) == ["syracuse", "helorus", "camarina", "gela"]
    assert [event.lost for event in happened(match, StormRolled)] == [False]
    holds(match, units={"gela": {"athens": {"H": 2, "N": 3}}})


@pytest.mark.rule("PW-5.1.3-c", "PW-5.1.5-c", "PW-TERMS-n")
@pytest.mark.parametrize("die", [5, 6])
def test_a_storm_eliminates_all_and_sends_the_leader_home(die: int) -> None:
    match = play(to_sicily(f"{die}", H=2, C=1, N=3), "cross")
    assert trail(match) == []
    holds(match, leaders={"pericles": "box"}, eliminated={"athens": {"H": 2, "C": 1, "N": 3}}, expedition="none")
    assert [(event.hoplite, event.cavalry, event.naval) for event in happened(match, UnitsLost)] == [(2, 1, 3)]


@pytest.mark.rule("PW-5.1.3-a", "PW-5.1.4-a")
def test_the_crossing_is_offered_not_forced() -> None:
    """It is a way of its own beside the long one round the coast, for who has ships for all."""
    match = to_sicily("", H=1, N=1)
    assert {"cross", "set_out"} <= set(keys(match))
    way = ways_for(match.state, 0, (1, 0, 1), NUMBER["cape_taenarum"], NUMBER["gela"], NUMBER["gela"]).way(0)
    assert "syracuse" not in [NAMES[space] for space in way[:1]]
    assert len(way) > 4, "the crossing is in no shortest way of its own accord"
    assert why_not(to_sicily("", H=2, N=1), "cross").why == "too_few_ships"
    assert why_not(to_sicily("", H=2), "cross").why == "too_few_ships"


@pytest.mark.rule("PW-5.1.3-a", "PW-5.1.1-k")
def test_nobody_crosses_where_it_makes_the_way_longer() -> None:
    match = under_way(mustering("piraeus", "chios", N=2), power={"syracuse": "sparta"})
    assert why_not(match, "cross").why == "not_the_shortest"


@pytest.mark.rule("PW-5.1.3-a", "PW-5.1.1-n")
def test_no_crossing_to_a_neutral_syracuse() -> None:
    assert why_not(under_way(mustering("cape_taenarum", "gela", N=2)), "cross").why == "neutral_closed"


@pytest.mark.rule("PW-5.1.3-a", "PW-5.1.3-d")
def test_the_crossing_back_begins_in_syracuse_and_is_no_loc() -> None:
    match = under_way(mustering("catana", "cape_taenarum", N=2), dice="2", power={"syracuse": "athens"})
    play(match, "cross")
    assert trail(match) == ["syracuse", "cape_taenarum"]
    holds(match, units={"cape_taenarum": {"athens": {"N": 2}}})
    near = ["asine", "cape_taenarum", "corone", "cythera", "epidaurus_limera", "gythium"]
    holds(match, zoi={"cape_taenarum": {"athens": near}}, loc=[["cape_taenarum", "syracuse", "none"]])


@pytest.mark.rule("PW-5.1.3-d")
def test_the_non_player_side_never_crosses() -> None:
    match = table(
        player="sparta",
        power={"syracuse": "athens"},
        units={"sparta": {"sparta": {"H": 1}}},
        leaders={"agis": "sparta"},
        passed={"sparta": True},
        phase="operations",
        expedition=marching("pericles", "cape_taenarum", "gela", N=2),
    )
    assert "gela" in trail(match)
    assert trail(match)[0] != "syracuse"
    assert happened(match, StormRolled) == []


# -- too few ships ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.1.4-c", "PW-5.1.5-c")
def test_land_sp_no_ship_carries_stay_in_the_last_space_they_can_enter() -> None:
    """With a ship lost in Aegina only Naval LOCs lead on: the owner says who stays."""
    spartans = {"aegina": {"sparta": {"N": 1}}}
    match = under_way(marching("pericles", "piraeus", "kithnos", H=2, C=1, N=3), dice="4 1 2 1", units=spartans)
    assert (asked(match).kind, asked(match).about["at_most"]) == ("leave_behind", 1)
    play(match, "cavalry-athens-expedition=01")
    holds(
        match,
        units={"aegina": {"athens": {"C": 1}}, "kithnos": {"athens": {"H": 2, "N": 2}}},
        spent={"aegina": {"athens": {"C": 1}}},
    )
    assert [(event.hoplite, event.cavalry) for event in happened(match, UnitsLeft)] == [(0, 1)]


@pytest.mark.rule("PW-5.1.4-c", "PW-5.1.4-d")
def test_the_surplus_goes_along_combined_lines_first() -> None:
    """Combined LOCs lead from Cape Scyllaeum to Hermione; the surplus stays where the sea begins, not sooner."""
    match = under_way(marching("pericles", "cape_scyllaeum", "prasiae", H=2, N=1), dice="2")
    assert trail(match) == ["troezen", "hermione"]
    play(match, "hoplite-athens-expedition=01")
    assert [event.space for event in happened(match, UnitsLeft)] == ["space:hermione"]
    holds(match, units={"prasiae": {"athens": {"H": 1, "N": 1}}, "hermione": {"athens": {"H": 1}}})


@pytest.mark.rule("PW-5.1.4-c")
@pytest.mark.parametrize(("die", "left"), [(1, {"H": 1, "AC": 0}), (2, {"H": 1, "AC": 0}), (3, {"H": 0, "AC": 1})])
def test_the_non_player_leaves_sp_behind_by_chance(die: int, left: dict[str, int]) -> None:
    match = table(
        dice=f"4 1 2 {die} 1",
        then=None,
        units={"aegina": {"athens": {"N": 1}}, "athens": {"athens": {"H": 1}}},
        leaders={"pericles": "athens"},
        done={"sparta": 1},
        phase="operations",
        expedition=marching("brasidas", "salamis", "kithnos", "sparta", H=2, AC=1, N=3),
    )
    holds(match, units={"aegina": {"sparta": left}, "kithnos": {"sparta": {"N": 2}}})


@pytest.mark.rule("PW-5.1.4-c", "PW-COMP-v")
def test_an_elite_unit_stays_behind_as_a_whole() -> None:
    match = table(
        scenario="fall_of_sparta",
        role="anti_sparta",
        happened={"athens_belligerent": 1},
        units={"athens": {"athens": {"H": 1}}, "thebes": {"thebes": {"H": 1}}},
        passed={"sparta": True},
        phase="operations",
        expedition=marching("thrasybulus_fos", "cape_scyllaeum", "prasiae", peltasts=1, N=1),
    )
    holds(match, units={"prasiae": {"athens": {"N": 1}}, "hermione": {"athens": {"peltasts": 1}}})


@pytest.mark.rule("PW-TERMS-w", "PW-5.1.4-c")
def test_an_expedition_without_any_way_stays_where_it_is() -> None:
    """The only ship is sunk off an island: leader and SP stay as an Army, and it is no pass."""
    spartans = {"aegina": {"sparta": {"N": 1}}}
    match = under_way(marching("pericles", "piraeus", "kithnos", H=1, N=1), dice="4 1 2", units=spartans)
    assert [event.why for event in happened(match, OperationEnded)] == ["effect:end_stuck"]
    holds(match, units={"aegina": {"athens": {"H": 1, "N": 0}}}, leaders={"pericles": "aegina"})
    holds(match, passed={"athens": False}, spent={"aegina": {"athens": {"H": 1}}})


@pytest.mark.rule("PW-5.1-c", "PW-TERMS-w")
def test_if_a_rally_space_cannot_be_reached_any_more_the_leader_musters_where_he_is() -> None:
    """The ship is sunk off Chalcis: Atalante is out of reach, but the objective is not, so the operation goes on."""
    units = {"chalcis": {"sparta": {"N": 1}}, "atalante": {"athens": {"N": 2}}}
    match = under_way(mustering("delium", "eretria", H=1, N=1), dice="4 1 2", units=units)
    play(match, "muster! atalante")
    assert (asked(match).kind, asked(match).about["space"]) == ("muster", "space:chalcis")
    assert why_not(match, "atalante").why == "no_way"
    assert "set_out" in keys(match)


# -- leaders alone ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.1.6-a")
def test_a_leader_alone_keeps_out_of_enemy_occupied_spaces() -> None:
    """Step 15 of the Example of Play."""
    free = still()
    ways(free, "athens", [0, 0, 0], "athens", "chios", length=5, number=1)
    match = still(units={"decelea": {"sparta": {"H": 12}}})
    ways(
        match,
        "athens",
        [0, 0, 0],
        "athens",
        "chios",
        length=6,
        number=3,
        routes=[
            ["piraeus", "aegina", "kithnos", "siros", "andros", "chios"],
            ["piraeus", "sunium", "kea", "carystos", "andros", "chios"],
            ["piraeus", "sunium", "marathon", "carystos", "andros", "chios"],
        ],
    )


@pytest.mark.rule("PW-5.1.6-a", "PW-5.1.6-b")
@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({}, "not_alone_unfriendly"),
        ({"units": {"megara": {"athens": {"H": 1}}}, "control": {"megara": "athens"}}, None),
        ({"units": {"megara": {"athens": {"H": 1}}}}, "not_alone_unfriendly"),
        (
            {
                "units": {"megara": {"athens": {"H": 1}}},
                "control": {"megara": "athens"},
                "spent": {"megara": {"athens": {"H": 1}}},
            },
            "not_alone_unfriendly",
        ),
        ({"rebellion": ["megara"]}, None),
        ({"rebellion": ["megara"], "units": {"megara": {"sparta": {"AH": 1}}}}, "not_alone"),
        ({"colour": {"megara": "athens"}}, None),
        ({"colour": {"megara": "athens"}, "rebellion": ["megara"]}, "not_alone_unfriendly"),
        ({"colour": {"megara": "neutral"}}, None),
        ({"colour": {"megara": "neutral"}, "rebellion": ["megara"]}, None),
    ],
)
def test_a_leader_alone_keeps_out_of_spaces_that_are_not_his(given: dict[str, Any], why: str | None) -> None:
    """Enemy-coloured ones unless they are Rally spaces; a rebel of the enemy's is friendly, one's own is not."""
    entry = {"side": "athens", "space": "megara", "alone": True, "no": why}
    holds(still(**given), entry=[entry])


@pytest.mark.rule("PW-5.1.6-b")
def test_sp_enter_where_a_leader_alone_does_not() -> None:
    match = still()
    ways(match, "athens", [1, 0, 0], "panactum", "megara", length=1)
    ways(match, "athens", [0, 0, 0], "panactum", "megara", length=None)


@pytest.mark.rule("PW-5.1.6-e")
def test_who_loses_his_last_sp_goes_home_at_once() -> None:
    """Even if friendly SP that were not activated stand in the space; and it is no pass."""
    units = {"aegina": {"sparta": {"N": 1}, "athens": {"H": 2}}}
    match = under_way(marching("pericles", "piraeus", "kithnos", N=1), dice="4 1 2", units=units)
    assert [event.space for event in happened(match, LeaderWentHome)] == ["space:aegina"]
    holds(match, leaders={"pericles": "box"}, expedition="none", passed={"athens": False})
    assert trail(match) == ["aegina"]


# -- many ways at once ------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.1.1-k", "PW-5.1.1-m")
@pytest.mark.parametrize(
    ("group", "start", "goal"),
    [((0, 0, 2), "piraeus", "samos"), ((0, 0, 2), "piraeus", "byzantium"), ((3, 0, 0), "athens", "sparta")],
)
def test_the_shortest_ways_are_listed_told_and_known_again(group: tuple[int, int, int], start: str, goal: str) -> None:
    """Their lines are those of all of them; a way is one of them only step by step."""
    match = still()
    found = ways_for(match.state, 0, group, NUMBER[start], NUMBER[goal], NUMBER[goal])
    listed = list(found.all())
    assert len(set(listed)) == len(listed) == found.counts[NUMBER[goal]] >= 1
    lines = {line for way in listed for line in zip((NUMBER[start], *way), way, strict=False)}
    told = list(found.lines())
    assert set(told) == lines
    assert len(told) == len(lines)
    assert all(found.includes(way) for way in listed)
    first = listed[0]
    assert not found.includes(first[:-1])
    assert not found.includes(())
    assert not found.includes((*first[1:], first[0]))
    assert not found.includes((first[0],) * len(first))
    mixed = [(*one[:at], *other[at:]) for one in listed for other in listed for at in range(1, len(first))]
    assert [found.includes(way) for way in mixed] == [way in listed for way in mixed]


@pytest.mark.rule("PW-5.1.2-a")
@pytest.mark.parametrize(
    ("force", "control", "length"),
    [([0, 0, 2], {}, 1), ([0, 0, 2], {"cenchrae": "athens"}, None), ([0, 2, 0], {"cenchrae": "athens"}, 1)],
)
def test_ships_cross_the_isthmus_only_between_two_spaces_of_their_own(
    force: list[int], control: dict[str, str], length: int | None
) -> None:
    match = still(control={"corinth": "sparta", "cenchrae": "sparta", **control})
    found = ways_for(
        match.state, 1, (force[0], force[1], force[2]), NUMBER["corinth"], NUMBER["cenchrae"], NUMBER["cenchrae"]
    )
    assert (found.length == 1) is (length == 1)
    assert why_not_line(match.state, 1, 2, NUMBER["corinth"], NUMBER["sicyon"]) is None


@pytest.mark.rule("PW-EVF.4-c", "PW-10.5.4.6.III-f")
def test_sicily_is_closed_after_carthage_has_won_and_persians_keep_near_sardis() -> None:
    s = position("fall_of_sparta", happened={"carthage_wins": 1})
    for name, closed in (("gela", True), ("syracuse", True), ("corinth", False), ("rhegium", False)):
        assert (why_not_enter(s, 1, NUMBER[name], NUMBER[name]) is not None) is closed
    march = {"side": "persia", "leader": "tissaphernes_fos", "at": "sardis", "objective": "miletus", "units": {"C": 5}}
    s = position("fall_of_sparta", expedition=march)
    assert why_not_enter(s, 2, NUMBER["miletus"], NUMBER["miletus"]) is None
    assert why_not_enter(s, 2, NUMBER["byzantium"], NUMBER["byzantium"]) is not None


@pytest.mark.rule("PW-5.1.1-n", "PW-5.1.1-o", "PW-5.5.3.2-a", "PW-5.5.3.3-a", "PW-EVF.4-c")
@pytest.mark.parametrize(
    ("scenario", "given"),
    [
        ("campaign", {}),
        ("campaign", {"control": {"naupactus": "sparta", "byzantium": "nobody", "amphipolis": "sparta"}}),
        ("campaign", {"options": {"amphipolis": "passage"}, "control": {"amphipolis": "nobody"}}),
        ("fall_of_sparta", {"happened": {"carthage_wins": 1}}),
    ],
)
def test_no_way_counts_what_may_not_be_entered(scenario: str, given: dict[str, Any]) -> None:
    """What is barred as a whole is what is closed space by space, whatever the objective."""
    s = table(**given, phase="operations").state if "options" in given else position(scenario, **given)
    for side in (ATHENS, SPARTA):
        for name in ("naupactus", "byzantium", "amphipolis", "argos", "syracuse", "gela", "megara"):
            objective = NUMBER[name]
            closed = sum(AT[n] for n in range(SPACES) if why_not_enter(s, side, n, objective) is not None)
            assert barred(s, side, objective) == closed, (side, name)


@pytest.mark.rule("PW-5.1.2-a", "PW-6.1.1-f")
def test_one_ship_is_enough_to_shut_the_isthmus_and_the_walls_have_a_rule_of_their_own() -> None:
    s = position(control={"corinth": "sparta", "cenchrae": "athens"})
    isthmus, walls = (NUMBER["corinth"], NUMBER["cenchrae"]), (NUMBER["athens"], NUMBER["piraeus"])
    assert isthmus not in shut_lines(s, ATHENS, 0)
    assert isthmus in shut_lines(s, ATHENS, 1)
    assert walls not in shut_lines(s, ATHENS, 1)
    assert walls in shut_lines(s, SPARTA, 1)
    refused = why_not_line(s, SPARTA, 1, *walls)
    assert refused is not None
    assert refused.why == "long_walls"
    s.walls = False
    assert why_not_line(s, SPARTA, 1, *walls) is None


@pytest.mark.rule("PW-5.1.1-k")
def test_who_stands_where_he_could_not_go_may_still_leave() -> None:
    thebes, plataea = NUMBER["thebes"], NUMBER["plataea"]
    away = Reach(terrain(LAND, (), AT[thebes]), thebes)
    assert away.spaces & AT[thebes]
    assert away.spaces & AT[plataea]
    assert not Reach(terrain(LAND, (), AT[thebes]), plataea).spaces & AT[thebes]


@pytest.mark.rule("PW-5.1.1-k", "PW-5.1.1-m")
def test_a_way_does_not_leap_from_one_shortest_way_to_another() -> None:
    """The four ways of the Example of Play from Corinth to Thebes."""
    s = position(control={"corinth": "sparta", "thebes": "sparta"})
    found = ways_for(s, SPARTA, (11, 0, 0), NUMBER["corinth"], NUMBER["thebes"], NUMBER["decelea"])
    assert found.includes([NUMBER[n] for n in ("pegae", "siphae", "plataea", "thebes")])
    assert found.includes([NUMBER[n] for n in ("pegae", "panactum", "tanagra", "thebes")])
    assert not found.includes([NUMBER[n] for n in ("pegae", "siphae", "tanagra", "thebes")])


@pytest.mark.rule("PW-5.1.1-k", "PW-5.1.1-p")
@pytest.mark.parametrize(
    ("group", "lines"),
    [((0, 0, 0), ADJACENT), ((3, 0, 0), BY_LAND), ((1, 0, 1), BY_SEA), ((2, 0, 1), BY_BOTH)],
    ids=["a leader", "by land", "by sea", "both"],
)
@pytest.mark.parametrize("start", ["maronea", "piraeus", "thebes"])
def test_ways_are_as_short_as_a_plain_search_finds(
    group: tuple[int, int, int], lines: tuple[tuple[int, ...], ...], start: str
) -> None:
    """Where all is open: Athens is friendly everywhere and controls all passages."""
    s = position(colour=dict.fromkeys(NAMES, "athens"), control=dict.fromkeys(NAMES, "athens"))
    steps, front = {NUMBER[start]: 0}, [NUMBER[start]]
    for here in front:
        for there in lines[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                front.append(there)
    found = [ways_for(s, ATHENS, group, NUMBER[start], goal, goal).length for goal in range(SPACES)]
    assert found == [steps.get(goal, FAR) for goal in range(SPACES)]


@pytest.mark.rule("PW-5.1.6-a", "PW-5.1.1-k")
def test_a_way_through_an_enemy_is_none_of_a_leaders_ways_though_it_is_as_short() -> None:
    open_map, match = still(), still(units={"aegina": {"sparta": {"N": 1}}})
    ends = NUMBER["piraeus"], NUMBER["hermione"], NUMBER["hermione"]
    before = [way for way in ways_for(open_map.state, ATHENS, (0, 0, 1), *ends).all() if NUMBER["aegina"] in way]
    assert before
    alone = ways_for(match.state, ATHENS, (0, 0, 0), *ends)
    assert not any(alone.includes(way) for way in before)


@pytest.mark.rule("PW-5.1.6-a", "PW-5.1.1-k")
def test_a_leader_goes_a_long_way_round_an_enemy() -> None:
    s = position(colour=dict.fromkeys(NAMES, "athens"), control=dict.fromkeys(NAMES, "athens"))
    edit(s, "units", {"thasos": {"sparta": {"N": 1}}})
    found = ways_for(s, ATHENS, (0, 0, 0), NUMBER["samothraki"], NUMBER["amphipolis"], NUMBER["amphipolis"])
    assert [[NAMES[space] for space in way] for way in found.all()] == [["maronea", "abdera", "amphipolis"]]


@pytest.mark.rule("PW-EVT.6-f")
@pytest.mark.parametrize(
    ("plague", "units", "through"),
    [(True, {"AH": 2}, False), (True, {"H": 2}, True), (False, {"AH": 2}, True)],
    ids=["allies", "Athenians", "no plague"],
)
def test_in_the_plague_allies_go_round_athens(plague: bool, units: dict[str, int], through: bool) -> None:
    march = {"side": "athens", "leader": "nicias", "at": "decelea", "objective": "athens", "units": units}
    s = position(this_turn={"plague": int(plague)} if plague else {}, expedition=march)
    assert s.expedition is not None
    assert (ways_of(s, s.expedition, NUMBER["athens"]).length == 1) is through
    assert bool(reach_of(s, s.expedition, NUMBER["decelea"]).spaces & AT[NUMBER["athens"]]) is through


@pytest.mark.rule("PW-10.5.4.6.III-f", "PW-10.5.4.6.IV-j")
def test_where_persians_may_go_depends_on_who_leads_them() -> None:
    s = position("fall_of_sparta")
    reach: dict[str, int] = {}
    for leader in ("tissaphernes_fos", "pharnabazus_fos", "tissaphernes_fos"):
        march = {"side": "persia", "leader": leader, "at": "sardis", "objective": "sardis", "units": {"C": 2}}
        edit(s, "expedition", march)
        closed = terrain_of(s, PERSIA, LAND, NUMBER["sardis"], allied=False).closed
        assert reach.setdefault(leader, closed) == closed
        barred_one_by_one = [n for n in range(SPACES) if why_not_enter(s, PERSIA, n, NUMBER["sardis"]) is not None]
        assert closed == sum(AT[space] for space in barred_one_by_one)
    assert len(set(reach.values())) == 2


@pytest.mark.rule("PW-5.1.1-k", "PW-5.1.1-p")
@pytest.mark.parametrize("kind", range(4))
@pytest.mark.parametrize("closed", ["", "abc", "lmnop", "aeiou"])
def test_within_reach_is_where_steps_lead(kind: int, closed: str) -> None:
    """Whatever is closed, here by its first letter, and wherever one starts."""
    shut = [space for space in range(SPACES) if NAMES[space][0] in closed]
    found = terrain(kind, (), sum(AT[space] for space in shut))
    for start in range(SPACES):
        if start not in shut:
            steps = steps_past(kind, found.closed, start)
            there = sum(AT[space] for space in range(SPACES) if steps[space] < FAR)
            assert Reach(found, start).spaces == there, NAMES[start]


@pytest.mark.rule("PW-5.1.1-k", "PW-5.1.6-a")
@pytest.mark.parametrize("closed", ["abc", "lmnop", "aeiou"])
def test_a_leader_finds_every_shortest_way_round_what_is_closed(closed: str) -> None:
    """As many as are counted space by space, and no two the same."""
    shut = {space for space in range(SPACES) if NAMES[space][0] in closed}
    found = terrain(ALONE, (), sum(AT[space] for space in shut))
    for start in range(0, SPACES, 5):
        steps, counts, front = {start: 0}, {start: 1}, [start]
        for here in front:
            for there in ADJACENT[here]:
                if there not in steps and there not in shut:
                    steps[there], counts[there] = steps[here] + 1, 0
                    front.append(there)
                if steps.get(there) == steps[here] + 1:
                    counts[there] += counts[here]
        for goal in range(SPACES):
            ways = Reach(found, start).ways(goal)
            assert ways.length == steps.get(goal, FAR), (NAMES[start], NAMES[goal])
            assert ways.counts[goal] == counts.get(goal, 0), (NAMES[start], NAMES[goal])
            some = [ways.way(number) for number in range(min(ways.counts[goal], 20))]
            assert len({*some}) == len(some)
            assert all(ways.includes(way) for way in some)
            assert all(shut.isdisjoint(way) for way in some)


# -- what is closed on the way ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", range(4))
def test_no_shortest_way_is_too_long_to_be_added_in_a_byte(kind: int) -> None:
    longest = max(n for start in range(SPACES) for n in network(kind, ()).fans[start].steps if n != FAR)
    assert 0 < longest < FARTHEST


@pytest.mark.parametrize("kind", range(4))
def test_a_way_is_cut_where_a_closed_space_lies_on_it(kind: int) -> None:
    lines, spaces = network(kind, ()), range(0, SPACES, 7)
    for start in spaces:
        for goal in spaces:
            steps, left = lines.fans[start].steps, lines.fans[goal].steps
            if steps[goal] < FAR:
                on_it = {space for space in range(SPACES) if steps[space] + left[space] == steps[goal]}
                for space in range(SPACES):
                    assert lines.cut(AT[space], start, goal) == (space in on_it), (NAMES[start], NAMES[goal])
