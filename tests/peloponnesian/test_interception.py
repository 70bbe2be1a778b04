"""5.6 Interception and 5.7 Skirmish."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.combat_events import BattleBegan, Skirmished, UnitsLost
from strategos.games.peloponnesian.events import InterceptionRolled, LeaderWentHome, Moved, Ravaged
from strategos.games.peloponnesian.facts import ATHENS, NUMBER, PERSIA, SPARTA
from strategos.games.peloponnesian.forces import Party
from strategos.games.peloponnesian.interception import interceptor, wants_to
from strategos.games.peloponnesian.state import Expedition

from .procedures import run
from .segment import position
from .table import ARMIES, Table, asked, asked_side, happened, holds, keys, play, table, two


def marching(leader: str, at: str, objective: str, side: str = "athens", **units: int) -> dict[str, Any]:
    return {"side": side, "leader": leader, "at": at, "objective": objective, "units": units, "marching": True}


def under_way(expedition: dict[str, Any], dice: str = "", units: dict[str, Any] | None = None, **given: Any) -> Table:
    """An operation of Athens is under way; Sparta has passed, and afterwards Athens is asked again."""
    units = {"athens": {"athens": {"H": 1}}, **(units or {})}
    words = {"passed": {"sparta": True}, "leaders": {"cleon": "athens"}, **given}
    return table(dice=dice, then=None, units=units, **words, phase="operations", expedition=expedition)


def to_plataea(dice: str, spartans: dict[str, int], at: str = "panactum", **units: int) -> Table:
    """From Athens through Panactum, where Spartans are."""
    return under_way(marching("pericles", "athens", "plataea", **(units or {"H": 4})), dice, {at: {"sparta": spartans}})


def trail(match: Table) -> list[str]:
    return [event.to.removeprefix("space:") for event in happened(match, Moved)]


@pytest.mark.rule("PW-5.6.2-a", "PW-5.6.2-b", "PW-5.6.2-d", "PW-5.6.1-a", "PW-5.6.1-b")
@pytest.mark.parametrize("die", [1, 3, 4, 6])
def test_four_intercepts(die: int) -> None:
    """The attempt is made at once and by itself; if it fails the Expedition goes on and ravages."""
    match = to_plataea(f"{die} 2 2", {"H": 1})
    [rolled] = happened(match, InterceptionRolled)
    assert (rolled.die, rolled.succeeds) == (die, die >= 4)
    assert len(happened(match, Skirmished)) == (die >= 4)
    assert trail(match) == ["panactum", "plataea"]


@pytest.mark.rule("PW-5.6.1-c", "PW-5.6.1-d")
def test_once_for_each_space_entered_and_any_number_of_times() -> None:
    """A Force that was activated this turn intercepts too, in every space of its zone."""
    units = {"plataea": {"sparta": {"C": 1, "H": 2}}}
    given = {"spent": {"plataea": {"sparta": {"C": 1, "H": 2}}}}
    match = under_way(marching("pericles", "athens", "plataea", H=9), "4 2 2 4 2 2", units, **given)
    rolls = happened(match, InterceptionRolled)
    assert [event.space for event in rolls] == ["space:panactum", "space:plataea"]
    assert {event.origin for event in rolls} == {"space:plataea"}


@pytest.mark.rule("PW-5.6.1-e", "PW-5.6.1-f", "PW-COMP-ac")
@pytest.mark.parametrize(("die", "origin"), [(1, "panactum"), (2, "plataea"), (3, "tanagra")])
def test_of_several_forces_one_tries_drawn_by_a_die(die: int, origin: str) -> None:
    units = {name: {"sparta": {"C": 1}} for name in ("panactum", "plataea", "tanagra")}
    match = under_way(marching("pericles", "athens", "panactum", H=9), f"{die} 5 2 3", units)
    assert [event.origin for event in happened(match, InterceptionRolled)] == [f"space:{origin}"]
    assert happened(match, BattleBegan) == [], "only one of them takes part"


@pytest.mark.rule("PW-5.6.1-g")
def test_it_happens_in_the_space_entered_and_the_interceptor_stays_where_it_is() -> None:
    units = {"plataea": {"sparta": {"H": 2, "C": 1}}}
    match = under_way(marching("pericles", "athens", "panactum", H=9), "4 3 1", units)
    assert [event.space for event in happened(match, Skirmished)] == ["space:panactum"]
    assert [event.space for event in happened(match, UnitsLost)] == ["space:plataea"]
    holds(match, units={"plataea": {"sparta": {"H": 1, "C": 1}}, "panactum": {"athens": {"H": 9}}})


@pytest.mark.rule("PW-5.6-b", "PW-5.1.6-c", "PW-5.1.6-d", "PW-5.6.2-c")
def test_a_leader_alone_is_caught_without_a_skirmish() -> None:
    """His operation is cancelled, which is no pass."""
    units = {"salamis": {"sparta": {"N": 1}}, "samos": {"athens": {"AN": 2}}}
    expedition = {"side": "athens", "leader": "pericles", "at": "piraeus", "objective": "gela", "units": {}}
    match = under_way(expedition, "1 5", units)
    play(match, "samos")
    assert [event.space for event in happened(match, LeaderWentHome)] == ["space:aegina"]
    assert happened(match, Skirmished) == []
    holds(match, leaders={"pericles": "box"}, expedition="none", passed={"athens": False})
    assert asked(match).kind == "objective"


@pytest.mark.rule("PW-5.6-b", "PW-5.6.2-b")
def test_a_leader_alone_whom_nobody_catches_goes_on() -> None:
    units = {"salamis": {"sparta": {"N": 1}}, "samos": {"athens": {"AN": 2}}}
    expedition = {"side": "athens", "leader": "pericles", "at": "piraeus", "objective": "gela", "units": {}}
    match = under_way(expedition, "1 3 3", units)
    play(match, "samos")
    holds(match, leaders={"pericles": "samos"})
    assert len(happened(match, InterceptionRolled)) == 2


@pytest.mark.rule("PW-5.6.3-a", "PW-5.6.3-b")
def test_in_a_rally_space_it_comes_before_the_muster() -> None:
    """SP that stand there take no losses and do not count for a battle."""
    units = {"salamis": {"sparta": {"N": 4}, "athens": {"N": 5}}}
    expedition = {"side": "athens", "leader": "pericles", "at": "piraeus", "objective": "gela", "units": {"N": 3}}
    match = under_way(expedition, "4 1 2", units)
    play(match, "salamis")
    assert [event.battle for event in happened(match, Skirmished)] == [False]
    holds(match, units={"salamis": {"athens": {"N": 5}}}, marching=[0, 0, 2])
    assert "naval-athens-salamis=05" in keys(match)


# -- the Isthmus ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.1.2-d")
@pytest.mark.parametrize(
    ("at", "entered", "start"), [("corinth", "cenchrae", "megara"), ("cenchrae", "corinth", "pegae")]
)
def test_the_guard_of_the_isthmus_needs_no_die(at: str, entered: str, start: str) -> None:
    match = under_way(marching("pericles", start, entered, H=5), "2 3", {at: {"sparta": {"AH": 1}}})
    [event] = happened(match, InterceptionRolled)
    assert (event.origin, event.die, event.succeeds) == (f"space:{at}", 0, True)
    assert [event.dice for event in happened(match, Skirmished)] == [(2, 3)]


@pytest.mark.rule("PW-5.1.2-d", "PW-5.1.2-b")
def test_ships_alone_do_not_guard_the_isthmus() -> None:
    match = under_way(marching("pericles", "megara", "cenchrae", H=5), "", {"corinth": {"sparta": {"AN": 5}}})
    assert happened(match, InterceptionRolled) == []
    riders = under_way(marching("pericles", "megara", "cenchrae", H=5), "2 3", {"corinth": {"sparta": {"C": 1}}})
    assert len(happened(riders, Skirmished)) == 1


@pytest.mark.rule("PW-5.1.2-d", "PW-5.6.1-c")
def test_the_guard_is_the_one_attempt_of_that_entry() -> None:
    units = {"corinth": {"sparta": {"AH": 1}}, "epidaurus": {"sparta": {"N": 2, "C": 1}}}
    match = under_way(marching("pericles", "megara", "cenchrae", H=5), "2 3", units)
    assert [event.origin for event in happened(match, InterceptionRolled)] == ["space:corinth"]


@pytest.mark.rule("PW-5.1.2-d")
def test_in_other_spaces_corinth_has_no_guard() -> None:
    match = under_way(marching("pericles", "megara", "pegae", H=5), "", {"corinth": {"sparta": {"AH": 3}}})
    assert happened(match, InterceptionRolled) == []


@pytest.mark.rule("PW-5.1.2-d", "PW-TERMS-t")
def test_a_guard_of_ones_own_lets_pass() -> None:
    match = under_way(marching("pericles", "megara", "cenchrae", H=5), "", {"corinth": {"athens": {"AH": 3}}})
    assert happened(match, InterceptionRolled) == []


# -- 5.7 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.7.1-a", "PW-5.7.1-b", "PW-5.7.2-d", "PW-5.8-b")
@pytest.mark.parametrize(
    ("dice", "athens", "sparta"), [("1 2", 5, 3), ("2 1", 6, 2), ("1 1", 5, 2), ("2 2", 6, 3), ("6 2", 6, 3)]
)
def test_a_one_costs_an_sp(dice: str, athens: int, sparta: int) -> None:
    """Each side has a die, the Expedition first; without a battle it goes on, and nothing is ravaged there."""
    match = to_plataea(f"4 {dice}", {"H": 3}, H=6)
    holds(match, units={"plataea": {"athens": {"H": athens}}, "panactum": {"sparta": {"H": sparta}}})
    assert "space:panactum" not in [event.space for event in happened(match, Ravaged)]


@pytest.mark.rule("PW-5.7.1-c", "PW-COMP-c")
@pytest.mark.parametrize(
    ("units", "lost"),
    [({"H": 1, "C": 1, "AH": 1}, "H"), ({"AH": 1, "C": 1}, "AH"), ({"C": 1, "AC": 1}, "C"), ({"AC": 2}, "AC")],
)
def test_on_land_hoplites_fall_first(units: dict[str, int], lost: str) -> None:
    """Then Cavalry; of a kind national SP before Allied ones."""
    match = to_plataea("4 1 2", {"H": 1}, **units)
    holds(match, units={"plataea": {"athens": {**units, lost: units[lost] - 1}}})


@pytest.mark.rule("PW-5.7.1-c")
def test_on_a_coast_ships_fall_last() -> None:
    units = {"sunium": {"sparta": {"N": 1}}}
    match = under_way(marching("pericles", "piraeus", "marathon", H=1, N=2), "4 1 2 1", units)
    holds(match, units={"marathon": {"athens": {"H": 0, "N": 2}}})
    ships = under_way(marching("pericles", "piraeus", "marathon", N=2), "4 1 2 1", units)
    holds(ships, units={"marathon": {"athens": {"N": 1}}})


@pytest.mark.rule("PW-5.7.1-d")
@pytest.mark.parametrize(
    ("units", "lost"), [({"H": 1, "C": 1, "N": 3}, "N"), ({"H": 1, "AN": 3, "N": 1}, "N"), ({"H": 1, "AN": 3}, "AN")]
)
def test_on_an_island_ships_fall_first(units: dict[str, int], lost: str) -> None:
    match = under_way(marching("pericles", "piraeus", "aegina", **units), "4 1 2", {"aegina": {"sparta": {"H": 1}}})
    holds(match, units={"aegina": {"athens": {**units, lost: units[lost] - 1}}})


@pytest.mark.rule("PW-5.7.1-d")
def test_on_an_island_cavalry_falls_before_hoplites() -> None:
    spartans = {"aegina": {"sparta": {"H": 1, "AC": 1}}}
    match = under_way(marching("pericles", "piraeus", "aegina", N=4), "4 2 1", spartans)
    holds(match, units={"aegina": {"sparta": {"H": 1, "AC": 0}}})


@pytest.mark.rule("PW-COMP-y", "PW-5.7.1-c")
def test_the_home_guard_takes_no_skirmish_loss() -> None:
    guard = {"sparta": {"sparta": {"HG": 1, "C": 1}}}
    match = under_way(marching("pericles", "caryae", "sparta", H=9), "4 2 1", guard)
    holds(match, units={"sparta": {"sparta": {"HG": 1, "C": 0}}})
    alone = under_way(marching("pericles", "caryae", "sparta", H=9), "4 2 1", {"sparta": {"sparta": {"HG": 1}}})
    holds(alone, units={"sparta": {"sparta": {"HG": 1}}})
    assert happened(alone, UnitsLost) == []


@pytest.mark.rule("PW-5.7.2-a", "PW-5.7.2-b", "PW-5.7.2-c")
@pytest.mark.parametrize(
    ("space", "dice", "expedition", "interceptor", "battle"),
    [
        ("panactum", [5, 6], [1, 0, 0], [1, 0, 0], True),
        ("panactum", [4, 6], [1, 0, 0], [1, 0, 0], False),
        ("panactum", [2, 2], [4, 0, 0], [3, 1, 0], True),
        ("panactum", [2, 2], [4, 0, 0], [3, 0, 0], False),
        ("panactum", [2, 2], [2, 3, 0], [4, 0, 0], False),
        ("panactum", [2, 2], [3, 1, 0], [4, 0, 0], True),
        ("panactum", [2, 2], [7, 0, 0], [6, 0, 0], False),
        ("sunium", [2, 2], [4, 0, 1], [4, 0, 1], True),
        ("sunium", [2, 2], [1, 0, 4], [1, 0, 4], True),
        ("sunium", [2, 2], [1, 0, 4], [1, 0, 3], False),
        ("sunium", [2, 2], [0, 0, 5], [0, 0, 4], False),
        ("aegina", [2, 2], [4, 0, 3], [4, 0, 4], False),
        ("aegina", [2, 2], [1, 0, 4], [0, 0, 4], True),
        ("panactum", [2, 2], [0, 0, 4], [0, 0, 4], False),
    ],
)
def test_when_a_skirmish_becomes_a_battle(
    space: str, dice: list[int], expedition: list[int], interceptor: list[int], battle: bool
) -> None:
    """11 on the dice; or eight SP that count in the space, half of them or more with the interceptor."""
    row = {"space": space, "dice": dice, "expedition": expedition, "interceptor": interceptor, "battle": battle}
    match = table(units={"athens": {"athens": {"H": 1}}}, leaders={"cleon": "athens"}, phase="operations")
    holds(match, becomes_battle=[row])


@pytest.mark.rule("PW-5.7.2-b", "PW-5.7.2-e")
def test_sp_are_counted_before_the_loss() -> None:
    """Step 17: 6 of 13 is less than half, though after the loss it would be 6 of 12."""
    match = under_way(
        marching("pericles", "tanagra", "thebes", H=6, C=1), "4 1 2", {"thebes": {"sparta": {"AH": 4, "AC": 2}}}
    )
    assert happened(match, BattleBegan) == []
    even = under_way(
        marching("pericles", "tanagra", "thebes", H=5, C=1),
        "4 1 2 6 1",
        {"thebes": {"sparta": {"AH": 4, "AC": 2}}},
        leaders={"cleon": "athens"},
    )
    assert len(happened(even, BattleBegan)) == 1


@pytest.mark.rule("PW-5.7.2-b")
def test_there_is_no_battle_if_one_side_has_nobody_left() -> None:
    match = to_plataea("4 1 2", {"H": 7}, H=1)
    assert [event.battle for event in happened(match, Skirmished)] == [True]
    assert happened(match, BattleBegan) == []
    holds(match, leaders={"pericles": "box"}, expedition="none")


@pytest.mark.rule("PW-5.7.2-f", "PW-5.1.1-j", "PW-5.7.2-e")
def test_who_wins_the_battle_goes_on() -> None:
    match = to_plataea("4 5 6 6 1", {"H": 2}, H=4)
    assert [event.space for event in happened(match, BattleBegan)] == ["space:panactum"]
    assert trail(match) == ["panactum", "plataea"]


@pytest.mark.rule("PW-5.7.2-g", "PW-5.1.1-j")
@pytest.mark.parametrize("dice", ["1 6", "3 5"])
def test_who_does_not_win_the_battle_goes_home(dice: str) -> None:
    """The operation is cancelled, which is no pass."""
    match = to_plataea(f"4 5 6 {dice}", {"AH": 4}, H=4)
    assert trail(match) == ["panactum"]
    holds(match, leaders={"pericles": "box"}, expedition="none", passed={"athens": False})


@pytest.mark.rule("PW-5.6.1-f")
def test_other_units_in_the_space_stay_out_of_it() -> None:
    """The Spartans in Panactum take no part in what those of Plataea do."""
    units = {"panactum": {"sparta": {"AH": 5}}, "plataea": {"sparta": {"C": 1, "H": 2}}}
    match = under_way(marching("pericles", "athens", "panactum", H=4), "2 4 2 2", units)
    [event] = happened(match, Skirmished)
    assert not event.battle


@pytest.mark.rule("PW-11-h", "PW-5.6.1-e")
@pytest.mark.parametrize(("answer", "side"), [("yes", SPARTA), ("no", PERSIA)])
def test_if_a_player_lets_them_pass_the_persians_must_try(answer: str, side: int) -> None:
    s = position(
        "fall_of_sparta",
        units={"samos": {"sparta": {"AN": 2}, "persia": {"N": 6}}},
        happened={"persia": 1, "athens_belligerent": 1},
        expedition={
            "side": "athens",
            "leader": "chabrias_fos",
            "at": "samos",
            "objective": "miletus",
            "units": {"N": 3},
        },
    )
    assert isinstance(s.expedition, Expedition)
    assert s.expedition.side == ATHENS
    found = run(interceptor(s, NUMBER["samos"]), "1", answer)
    assert found is not None
    assert (found[0].side, found[1]) == (side, False)


def past_thebes(dice: str = "", **given: Any) -> Table:
    """An Athenian Expedition goes through Tanagra to Delium, past the Cavalry of Thebes."""
    expedition = {
        "side": "athens",
        "leader": "pericles",
        "at": "panactum",
        "objective": "tanagra",
        "units": {"H": 9},
        "marching": True,
    }
    words = {"units": ARMIES, "leaders": {"cleon": "athens", "agis": "sparta"}, "done": {"athens": 1}, **given}
    return table(seats=2, dice=dice, then=None, **words, phase="operations", first="athens", expedition=expedition)


@pytest.mark.rule("PW-11-h")
def test_interception_is_voluntary() -> None:
    match = past_thebes("4 2 2")
    assert (asked(match).kind, asked_side(match)) == ("intercept", "sparta")
    assert asked(match).about == {"space": "space:tanagra", "origin": "space:thebes"}
    play(match, "yes")
    assert len(happened(match, Skirmished)) == 1
    declined = play(past_thebes(), "sparta: no")
    assert happened(declined, InterceptionRolled) == []
    holds(declined, force={"tanagra": {"athens": [9, 0, 0]}})


@pytest.mark.rule("PW-11-h", "PW-5.6.1-e")
def test_of_several_forces_the_one_to_try_is_drawn_before_anybody_is_asked() -> None:
    units = {**ARMIES, "plataea": {"sparta": {"C": 1}}, "delium": {"sparta": {"C": 1}}}
    match = past_thebes("2", units=units)
    assert asked(match).about["origin"] == "space:thebes"


@pytest.mark.rule("PW-11-h", "PW-5.1.2-d")
def test_who_lets_the_guard_of_the_isthmus_rest_does_not_intercept_there() -> None:
    units = {**ARMIES, "corinth": {"sparta": {"AC": 1}}, "epidaurus": {"sparta": {"AC": 1}}}
    expedition = {
        "side": "athens",
        "leader": "pericles",
        "at": "megara",
        "objective": "cenchrae",
        "units": {"H": 9},
        "marching": True,
    }
    match = table(
        seats=2,
        then=None,
        units=units,
        leaders={"cleon": "athens", "agis": "sparta"},
        done={"athens": 1},
        phase="operations",
        first="athens",
        expedition=expedition,
    )
    assert asked(match).about["origin"] == "space:corinth"
    play(match, "no")
    assert happened(match, InterceptionRolled) == []
    assert asked(match).kind != "intercept"


@pytest.mark.rule("PW-11-h")
def test_persians_are_not_asked() -> None:
    match = two()
    walk = wants_to(match.state, Party(PERSIA, NUMBER["sardis"]), NUMBER["ephesus"])
    with pytest.raises(StopIteration) as ended:
        walk.send(None)
    assert ended.value.value is True
