"""6.2.1 to 6.2.4 battles, 6.6 Hostages, 6.7 and the events of Death: leaders in battle."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.battle import battle_kind, fight, land_bonus, land_loss, naval_bonus
from strategos.games.peloponnesian.combat_events import BattleBegan, BattleEnded, BattleRolled, HostagesTaken, UnitsLost
from strategos.games.peloponnesian.events import LeaderDrawn, LeaderLost, LeaderWentHome, SciChanged, Scored, WentHome
from strategos.games.peloponnesian.facts import CAVALRY, NUMBER
from strategos.games.peloponnesian.forces import BY_LAND, LAND_SP, eliminate
from strategos.games.peloponnesian.state import PeloponnesianState
from strategos.parts.reckoning import Tally

from .procedures import party, run, told
from .segment import position
from .table import holds

Pieces = dict[str, int]


def meeting(space: str, athens: Pieces, sparta: Pieces, **given: Any) -> PeloponnesianState:
    """Athenians and Spartans in one space, with the leaders that are named."""
    return position(**{"units": {space: {"athens": athens, "sparta": sparta}}, **given})


def battle(
    s: PeloponnesianState, space: str, dice: str = "", *, intercepted: bool = False, at: tuple[str, str] = ("", "")
) -> str | None:
    """Who wins; the Athenians' die is first."""
    ours, theirs = party("athens", at[0] or space), party("sparta", at[1] or space)
    winner = run(fight(s, ours, theirs, NUMBER[space], intercepted=intercepted), dice)
    return None if winner is None else ("athens", "sparta")[winner.side]


def lines(tally: Tally) -> dict[str, tuple[int, str]]:
    assert tally.value == sum(reason.by for reason in tally.reasons)
    return {reason.why: (reason.by, reason.rule) for reason in tally.reasons}


def at_sea(s: PeloponnesianState, space: str = "samos") -> tuple[dict[str, int], dict[str, int]]:
    """What Athens and Sparta add to their dice, and why."""
    ours, theirs = party("athens", space), party("sparta", space)
    both = lines(naval_bonus(s, ours, theirs)), lines(naval_bonus(s, theirs, ours))
    assert all(rule.startswith("PW-6.2.3-") for side in both for _, rule in side.values())
    return {why: by for why, (by, _) in both[0].items()}, {why: by for why, (by, _) in both[1].items()}


def on_land(s: PeloponnesianState, space: str = "pylos") -> tuple[dict[str, int], dict[str, int]]:
    ours, theirs, number = party("athens", space), party("sparta", space), NUMBER[space]
    both = lines(land_bonus(s, ours, theirs, number)), lines(land_bonus(s, theirs, ours, number))
    assert all(rule.startswith("PW-6.2.4-") for side in both for _, rule in side.values())
    return {why: by for why, (by, _) in both[0].items()}, {why: by for why, (by, _) in both[1].items()}


def sci(s: PeloponnesianState) -> list[tuple[str, int]]:
    return [(event.side.removeprefix("side:"), event.by) for event in told(s, SciChanged)]


# -- 6.2.1 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-6.2.1-a", "PW-6.2.1-b", "PW-6.2.1-c")
@pytest.mark.parametrize(
    ("ours", "theirs", "kind"),
    [
        ((0, 0, 2), (1, 0, 0), "null"),
        ((0, 0, 2), (0, 1, 0), "null"),
        ((1, 1, 0), (0, 0, 1), "null"),
        ((0, 0, 1), (0, 0, 1), "naval"),
        ((3, 0, 1), (0, 2, 1), "naval"),
        ((1, 0, 1), (0, 0, 1), "naval"),
        ((1, 0, 1), (1, 0, 0), "land"),
        ((1, 0, 0), (0, 1, 3), "land"),
        ((0, 1, 0), (1, 0, 0), "land"),
        ((0, 0, 1), (0, 1, 1), "naval"),
    ],
)
def test_the_kind_of_a_battle(ours: tuple[int, ...], theirs: tuple[int, ...], kind: str) -> None:
    assert battle_kind(ours, theirs) == kind
    assert battle_kind(theirs, ours) == kind


# -- 6.2.2 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-6.2.2-a", "PW-1.2-g")
def test_a_null_battle_between_two_spaces_has_no_effect() -> None:
    s = position(units={"samos": {"athens": {"N": 2}}, "miletus": {"sparta": {"H": 1}}}, leaders={"nicias": "samos"})
    assert battle(s, "miletus", at=("samos", "miletus")) is None
    holds(s, units={"samos": {"athens": {"N": 2}}, "miletus": {"sparta": {"H": 1}}}, leaders={"nicias": "samos"})
    sides, forces, leaders = ("side:athens", "side:sparta"), ((0, 0, 2), (1, 0, 0)), ("piece:nicias", None)
    assert told(s, BattleBegan) == [
        BattleBegan("space:miletus", "effect:null", sides, (2, 1), forces, leaders, attacker="side:sparta")
    ]
    assert told(s, BattleEnded) == [
        BattleEnded("space:miletus", "effect:null", None, None, "effect:null_nothing", "PW-6.2.2-a")
    ]
    assert sci(s) == told(s, Scored) == told(s, WentHome) == []


@pytest.mark.rule("PW-6.2.2-b")
def test_ships_leave_a_neutral_space_after_a_null_battle() -> None:
    s = meeting("melos", {"N": 2}, {"AH": 1, "AC": 1}, leaders={"nicias": "melos", "agis": "melos"})
    assert battle(s, "melos") is None
    holds(s, going_home={"athens": {"N": 2}}, leaders={"nicias": "box", "agis": "melos"})
    holds(s, units={"melos": {"sparta": {"AH": 1, "AC": 1}, "athens": {"N": 0}}})


@pytest.mark.rule("PW-6.2.2-b")
def test_spartan_ships_leave_a_neutral_space_as_well() -> None:
    s = meeting("melos", {"AH": 1}, {"N": 2}, leaders={"nicias": "melos", "agis": "melos"})
    assert battle(s, "melos") is None
    holds(s, going_home={"sparta": {"N": 2}, "athens": {"AH": 0}}, leaders={"nicias": "melos", "agis": "box"})


@pytest.mark.rule("PW-6.2.2-d")
@pytest.mark.parametrize(
    ("space", "holder", "gone"),
    [("pylos", "athens", "sparta"), ("samos", "sparta", "athens"), ("samos", "athens", "sparta")],
)
def test_in_a_captured_space_who_does_not_hold_it_gives_way(space: str, holder: str, gone: str) -> None:
    given: dict[str, Any] = {"leaders": {"nicias": space, "agis": space}, "control": {space: holder}}
    for athens, sparta in (({"N": 2}, {"H": 1}), ({"H": 1}, {"N": 2})):
        s = meeting(space, athens, sparta, **given)
        assert battle(s, space) is None
        assert [event.side for event in told(s, WentHome)] == [f"side:{gone}"]


@pytest.mark.rule("PW-6.2.2-b", "PW-TERMS-ac")
def test_a_neutral_space_in_rebellion_is_the_friend_of_the_first_who_came() -> None:
    given: dict[str, Any] = {"rebellion": ["melos"], "leaders": {"nicias": "melos", "agis": "melos"}}
    for friend, enemy in (("athens", "sparta"), ("sparta", "athens")):
        s = meeting("melos", {"N": 2}, {"H": 1}, control={"melos": friend}, **given)
        assert battle(s, "melos") is None
        left, kept = ("nicias", "agis") if enemy == "athens" else ("agis", "nicias")
        holds(s, leaders={left: "box", kept: "melos"})


@pytest.mark.rule("PW-6.2.2-c")
@pytest.mark.parametrize(("leader", "gone"), [("nicias", "athens"), ("agis", "sparta")])
def test_an_army_gives_way_to_a_force_in_a_null_battle(leader: str, gone: str) -> None:
    s = meeting("samos", {"N": 2}, {"H": 1}, leaders={leader: "samos"})
    assert battle(s, "samos") is None
    holds(s, leaders={leader: "box"}, going_home={gone: {"N": 2} if gone == "athens" else {"H": 1}})
    stays = {"sparta": {"H": 1}} if gone == "athens" else {"athens": {"N": 2}}
    holds(s, units={"samos": stays})


@pytest.mark.rule("PW-6.2.2-d", "PW-6.2.2-e")
@pytest.mark.parametrize(
    ("space", "rebels", "gone"),
    [("samos", [], "sparta"), ("samos", ["samos"], "athens"), ("pylos", [], "athens"), ("pylos", ["pylos"], "sparta")],
)
def test_of_two_armies_the_enemy_of_the_space_gives_way(space: str, rebels: list[str], gone: str) -> None:
    s = meeting(space, {"N": 2}, {"H": 1}, leaders={"nicias": space, "agis": space}, rebellion=rebels)
    assert battle(s, space) is None
    holds(s, leaders={"nicias": "box" if gone == "athens" else space, "agis": "box" if gone == "sparta" else space})
    assert [event.side for event in told(s, WentHome)] == [f"side:{gone}"]


@pytest.mark.rule("PW-6.2.2-d")
@pytest.mark.parametrize(("space", "gone"), [("samos", "sparta"), ("pylos", "athens")])
def test_of_two_forces_without_leaders_the_enemy_of_the_space_gives_way(space: str, gone: str) -> None:
    s = meeting(space, {"N": 2}, {"H": 1})
    battle(s, space)
    assert [event.side for event in told(s, WentHome)] == [f"side:{gone}"]


@pytest.mark.rule("PW-6.2.2-f")
def test_after_an_interception_a_null_battle_stops_nobody() -> None:
    march = {"side": "athens", "leader": "nicias", "at": "samos", "objective": "miletus", "units": {"N": 2}}
    s = position(units={"samos": {"sparta": {"H": 1}}}, expedition=march)
    assert battle(s, "samos", intercepted=True, at=("march", "samos")) is None
    holds(s, expedition={"leader": "nicias", "units": {"N": 2}}, units={"samos": {"sparta": {"H": 1}}})


# -- 6.2.3 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-6.2.3-b")
@pytest.mark.parametrize(
    ("athens", "seamanship"), [({"N": 2}, 2), ({"N": 1, "AN": 1}, 2), ({"N": 1, "AN": 2}, 0), ({"AN": 2}, 0)]
)
def test_athenian_seamanship(athens: Pieces, seamanship: int) -> None:
    ours, theirs = at_sea(meeting("samos", athens, {"N": 1}))
    assert ours.get("athenian_ships", 0) == seamanship
    assert "athenian_ships" not in theirs


@pytest.mark.rule("PW-6.2.3-b")
def test_land_sp_do_not_count_for_seamanship() -> None:
    assert at_sea(meeting("samos", {"N": 1, "AH": 4}, {"N": 1}))[0] == {"athenian_ships": 2}


@pytest.mark.rule("PW-6.2.3-c", "PW-6.2.3-d")
def test_more_ships_and_the_leader() -> None:
    s = meeting("samos", {"AN": 2, "H": 5}, {"N": 1, "AN": 4}, leaders={"phormio": "samos", "agis": "samos"})
    assert at_sea(s) == ({"tactical": 2}, {"more_ships": 3, "tactical": 1})
    s = meeting("samos", {"AN": 2}, {"N": 2})
    assert at_sea(s) == ({}, {})


@pytest.mark.rule("PW-6.2.3-d", "PW-6.2.4-g")
def test_of_two_leaders_the_better_counts() -> None:
    s = meeting("samos", {"AN": 1, "H": 1}, {"N": 1, "AH": 1}, leaders={"cleon": "samos", "phormio": "samos"})
    assert at_sea(s)[0] == {"tactical": 2}
    assert on_land(s, "samos")[0] == {"tactical": 2}


@pytest.mark.rule("PW-6.2.3-a", "PW-6.2.3-e", "PW-6.2.3.1-a", "PW-6.2.3.1-c", "PW-6.2.3.1-d", "PW-6.2.3.1-e")
def test_a_naval_battle_is_won() -> None:
    s = meeting("samos", {"N": 3}, {"N": 2, "AN": 1}, leaders={"nicias": "samos", "mindarus": "samos"})
    assert battle(s, "samos", "4 4") == "athens"
    assert told(s, BattleRolled) == [
        BattleRolled(
            "side:athens",
            4,
            ("effect:athenian_ships", "effect:tactical"),
            (2, 1),
            7,
            ("PW-6.2.3-b", "PW-6.2.3-d"),
            "PW-6.2.3-a",
        ),
        BattleRolled("side:sparta", 4, ("effect:tactical",), (1,), 5, ("PW-6.2.3-d",), "PW-6.2.3-a"),
    ]
    # Two of three are lost, national ones first; the last goes home with the leader.
    assert told(s, UnitsLost) == [UnitsLost("side:sparta", "space:samos", "effect:sparta", 0, 0, 2)]
    holds(s, units={"samos": {"athens": {"N": 3}}}, going_home={"sparta": {"N": 0, "AN": 1}})
    holds(s, leaders={"nicias": "samos", "mindarus": "box"}, sci={"athens": 1, "sparta": -1}, vp={"player": 10})
    assert told(s, BattleEnded) == [BattleEnded("space:samos", "effect:naval", "side:athens", "side:sparta")]


@pytest.mark.rule("PW-6.2.3-e", "PW-1.2-c")
def test_the_higher_total_wins_whoever_has_it() -> None:
    s = meeting("samos", {"AN": 2}, {"N": 2})
    assert battle(s, "samos", "3 5") == "sparta"
    holds(s, going_home={"athens": {"AN": 0}}, eliminated={"athens": {"AN": 2}}, vp={"player": -15})
    holds(s, sci={"athens": -1, "sparta": 1})


@pytest.mark.rule("PW-6.2.3.1-a")
def test_the_winner_cannot_sink_more_than_he_has_ships() -> None:
    s = meeting("samos", {"AN": 1}, {"N": 4}, leaders={"alcibiades": "samos"})
    # 6 + 2 against 1 + 3: four more, but only one ship to sink them with.
    assert battle(s, "samos", "6 1") == "athens"
    holds(s, eliminated={"sparta": {"N": 1}}, going_home={"sparta": {"N": 3}})


@pytest.mark.rule("PW-6.2.3.1-e")
@pytest.mark.parametrize(("ships", "spared"), [(5, False), (6, True), (7, True)])
def test_who_meets_far_more_ships_keeps_his_confidence(ships: int, spared: bool) -> None:
    s = meeting("samos", {"AN": ships}, {"N": 3})
    assert battle(s, "samos", "3 1") == "athens"
    assert dict(sci(s)) == ({"athens": 1} if spared else {"athens": 1, "sparta": -1})


@pytest.mark.rule("PW-6.2.3-f")
@pytest.mark.parametrize(
    ("ours", "theirs", "dice", "winner"),
    [
        ("phormio", "agis", "3 4", "athens"),
        ("nicias", "brasidas", "4 3", "sparta"),
        ("nicias", "agis", "3 3", None),
        ("cleon", "", "3 3", None),
    ],
)
def test_equal_totals_are_won_by_the_better_leader(ours: str, theirs: str, dice: str, winner: str | None) -> None:
    s = meeting("samos", {"AN": 2}, {"N": 2}, leaders={name: "samos" for name in (ours, theirs) if name})
    assert battle(s, "samos", dice) == winner
    # Nothing is lost but the field: the difference is nothing (ruling OQ-ZERO-LOSS).
    if winner:
        assert told(s, UnitsLost) == []
        assert dict(sci(s))[winner] == 1


@pytest.mark.rule("PW-6.2.3.2-a", "PW-6.2.3.2-b", "PW-6.2.3.2-c", "PW-1.2-g")
def test_a_drawn_naval_battle() -> None:
    s = meeting("samos", {"AN": 2, "H": 3}, {"N": 1, "AH": 1}, leaders={"cleon": "samos"})
    assert battle(s, "samos", "3 4") is None
    holds(s, eliminated={"athens": {"AN": 1, "H": 0}, "sparta": {"N": 1, "AH": 0}})
    holds(s, going_home={"athens": {"AN": 1, "H": 3}, "sparta": {"N": 0, "AH": 1}}, leaders={"cleon": "box"})
    assert sci(s) == told(s, Scored) == []
    assert told(s, BattleEnded) == [
        BattleEnded("space:samos", "effect:naval", None, None, "effect:level", "PW-6.2.3.2-a")
    ]
    assert len(told(s, BattleRolled)) == 2, "no battle on land follows"


@pytest.mark.rule("PW-6.2.3.2-a")
def test_two_single_ships_part_without_loss() -> None:
    s = meeting("samos", {"AN": 1}, {"N": 1})
    assert battle(s, "samos", "3 3") is None
    holds(s, eliminated={"athens": {"AN": 0}, "sparta": {"N": 0}}, going_home={"athens": {"AN": 1}, "sparta": {"N": 1}})


# -- 6.2.3.1: combined battles ----------------------------------------------------------------------------------------


@pytest.mark.rule("PW-6.2.3.1-b")
@pytest.mark.parametrize(
    ("ours", "theirs", "combined"),
    [
        ({"AH": 2}, {"AH": 2}, True),
        ({"AH": 1}, {"AH": 2}, False),
        ({"AH": 1}, {"AC": 2}, True),
        ({"AH": 1}, {"AH": 1, "AC": 1}, True),
        ({"AC": 2}, {"AC": 1}, False),
        ({"AH": 3}, {}, False),
        ({}, {"AC": 1}, False),
    ],
)
def test_when_a_naval_battle_goes_on_ashore(ours: Pieces, theirs: Pieces, combined: bool) -> None:
    s = meeting("samos", {"AN": 3, **ours}, {"N": 2, **theirs})
    dice = "3 3 6 1" if combined else "3 3"
    assert battle(s, "samos", dice) == "athens"
    assert len(told(s, BattleRolled)) == (4 if combined else 2)
    # One battle, won once.
    assert [by for side, by in sci(s) if side == "athens"] == [1]
    holds(s, vp={"player": 10})


@pytest.mark.rule("PW-6.2.3.1-b", "PW-6.2.3.1-d")
def test_the_battle_ashore_alone_decides() -> None:
    s = meeting("samos", {"AN": 3, "AH": 2}, {"N": 2, "AH": 2})
    assert battle(s, "samos", "3 3 1 5") == "sparta"
    # The ships that won at sea go home with the beaten; the one ship lost at sea is lost.
    holds(s, eliminated={"athens": {"AH": 2}, "sparta": {"N": 1}}, going_home={"athens": {"AN": 3, "AH": 0}})
    holds(s, sci={"athens": -1, "sparta": 1}, units={"samos": {"sparta": {"N": 1, "AH": 2}}})


@pytest.mark.rule("PW-6.2.3.1-b", "PW-6.2.4.2-b")
def test_a_drawn_battle_ashore_sends_all_home() -> None:
    s = meeting("samos", {"AN": 3, "AH": 2}, {"N": 2, "AH": 2})
    assert battle(s, "samos", "3 3 4 4") is None
    holds(s, eliminated={"athens": {"AH": 1, "AN": 0}, "sparta": {"N": 1, "AH": 1}})
    holds(s, going_home={"athens": {"AN": 3, "AH": 1}, "sparta": {"N": 1, "AH": 1}})
    assert sci(s) == []


# -- 6.2.4 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-6.2.4-c")
def test_sparta_is_defended_better() -> None:
    s = meeting("sparta", {"AH": 1}, {"AH": 1})
    assert on_land(s, "sparta") == ({}, {"sparta_space": 2})
    assert on_land(meeting("pylos", {"AH": 1}, {"AH": 1})) == ({}, {})


@pytest.mark.rule("PW-6.2.4-d")
@pytest.mark.parametrize(
    ("sparta", "phalanx"),
    [
        ({"H": 1}, 2),
        ({"H": 1, "AH": 1}, 2),
        ({"H": 1, "AH": 2}, 0),
        ({"AH": 2}, 0),
        ({"H": 1, "AC": 4}, 2),
        ({"C": 1}, 0),
    ],
)
def test_the_spartan_phalanx(sparta: Pieces, phalanx: int) -> None:
    ours, theirs = on_land(meeting("pylos", {"H": 3}, sparta))
    assert theirs.get("spartan_hoplites", 0) == phalanx
    assert "spartan_hoplites" not in ours


@pytest.mark.rule("PW-6.2.4-d")
def test_the_home_guard_are_spartan_hoplites() -> None:
    s = meeting("sparta", {"AH": 6}, {"HG": 1, "AH": 3})
    assert on_land(s, "sparta")[1] == {"sparta_space": 2, "spartan_hoplites": 2}


@pytest.mark.rule("PW-6.2.4-e", "PW-6.2.4-f", "PW-6.2.4-g")
def test_more_cavalry_more_hoplites_and_the_leader() -> None:
    s = meeting("pylos", {"H": 4, "C": 1}, {"AH": 1, "AC": 3}, leaders={"phormio": "pylos", "brasidas": "pylos"})
    assert on_land(s) == ({"more_hoplites": 3, "tactical": 2}, {"more_cavalry": 1, "tactical": 2})
    assert on_land(meeting("pylos", {"H": 1, "C": 2}, {"AH": 1, "AC": 1})) == ({"more_cavalry": 1}, {})


@pytest.mark.rule("PW-6.2.4-b", "PW-6.2.4-h", "PW-6.2.4.1-a", "PW-6.2.4.1-c", "PW-6.2.4.1-d", "PW-6.2.4.1-e")
def test_a_land_battle_is_won() -> None:
    s = meeting("pylos", {"H": 2, "AH": 1, "N": 1}, {"AH": 3, "AC": 1}, leaders={"cleon": "pylos", "agis": "pylos"})
    # 2 against 4 and the leader and the Cavalry: four more, but Sparta has only three Hoplites.
    assert battle(s, "pylos", "2 4") == "sparta"
    assert [event.total for event in told(s, BattleRolled)] == [2, 6]
    assert told(s, UnitsLost) == [
        UnitsLost("side:athens", "space:pylos", "effect:athens", 2, 0, 0),
        UnitsLost("side:athens", "space:pylos", "effect:athens_allied", 1, 0, 0),
    ]
    holds(s, going_home={"athens": {"H": 0, "AH": 0, "N": 1}}, leaders={"cleon": "box", "agis": "pylos"})
    holds(s, units={"pylos": {"sparta": {"AH": 3, "AC": 1}}}, sci={"athens": -1, "sparta": 1}, vp={"player": -15})
    assert told(s, BattleEnded) == [BattleEnded("space:pylos", "effect:land", "side:sparta", "side:athens")]


@pytest.mark.rule("PW-6.2.4.1-a", "PW-6.2.4.1-b")
@pytest.mark.parametrize(
    ("difference", "winner", "loser", "loss"),
    [
        (3, (5, 0), (5, 0), 3),
        (3, (2, 0), (5, 0), 2),
        (3, (5, 0), (5, 1), 2),
        (3, (5, 1), (5, 1), 3),
        (3, (5, 2), (5, 1), 3),
        (3, (5, 0), (5, 3), 1),
        (3, (5, 0), (5, 9), 1),
        (1, (5, 0), (5, 1), 1),
        (0, (5, 0), (5, 1), 0),
        (3, (0, 2), (5, 3), 0),
    ],
)
def test_land_losses(difference: int, winner: tuple[int, int], loser: tuple[int, int], loss: int) -> None:
    assert land_loss(difference, (*winner, 0), (*loser, 0)) == loss


@pytest.mark.rule("PW-6.2.4.1-a")
def test_hoplites_fall_before_cavalry_and_ships_never() -> None:
    s = meeting("pylos", {"H": 5}, {"AH": 1, "AC": 1, "C": 1}, leaders={"phormio": "pylos"})
    # 6 + 4 + 2 against 1 + 1; ten more, five Hoplites, two saved by the Cavalry.
    assert battle(s, "pylos", "6 1") == "athens"
    holds(s, eliminated={"sparta": {"AH": 1, "C": 1, "AC": 1}})


@pytest.mark.rule("PW-6.2.4.1-e")
@pytest.mark.parametrize(("hoplites", "spared"), [(3, False), (4, True), (6, True)])
def test_who_meets_far_more_hoplites_keeps_his_confidence(hoplites: int, spared: bool) -> None:
    s = meeting("pylos", {"H": hoplites}, {"AH": 1, "AC": 2})
    assert battle(s, "pylos", "6 1") == "athens"
    assert dict(sci(s)) == ({"athens": 1} if spared else {"athens": 1, "sparta": -1})


@pytest.mark.rule("PW-6.2.4-i")
@pytest.mark.parametrize(
    ("ours", "theirs", "winner"), [("phormio", "agis", "athens"), ("nicias", "lysander", "sparta")]
)
def test_equal_totals_on_land_are_won_by_the_better_leader(ours: str, theirs: str, winner: str) -> None:
    s = meeting("pylos", {"AH": 2}, {"AH": 2}, leaders={ours: "pylos", theirs: "pylos"})
    assert battle(s, "pylos", "3 4" if winner == "athens" else "4 3") == winner
    assert told(s, UnitsLost) == []


@pytest.mark.rule("PW-6.2.4.2-a", "PW-6.2.4.2-b", "PW-6.2.4.2-c", "PW-6.2.4-i")
def test_a_drawn_land_battle() -> None:
    s = meeting("pylos", {"H": 2, "N": 1}, {"H": 1, "AH": 1, "C": 1}, leaders={"cleon": "pylos"})
    assert battle(s, "pylos", "6 3") is None
    holds(s, eliminated={"athens": {"H": 1}, "sparta": {"H": 1}})
    holds(s, going_home={"athens": {"H": 1, "N": 1}, "sparta": {"AH": 1, "C": 1}}, leaders={"cleon": "box"})
    assert sci(s) == told(s, HostagesTaken) == []
    holds(s, hostages={"athens": False, "sparta": False})


@pytest.mark.rule("PW-6.2.4.2-a")
@pytest.mark.parametrize(("athens", "sparta"), [({"AH": 1, "N": 3}, {"AH": 1}), ({"AC": 1}, {"AC": 1})])
def test_two_single_land_sp_part_without_loss(athens: Pieces, sparta: Pieces) -> None:
    s = meeting("pylos", athens, sparta)
    assert battle(s, "pylos", "3 3") is None
    assert told(s, UnitsLost) == []
    holds(s, going_home={"athens": athens, "sparta": sparta})


@pytest.mark.rule("PW-6.2.4.2-a")
def test_one_against_two_costs_one_each() -> None:
    s = meeting("pylos", {"AH": 1, "AC": 1}, {"AH": 1})
    assert battle(s, "pylos", "3 4") is None
    holds(s, eliminated={"athens": {"AH": 1, "AC": 0}, "sparta": {"AH": 1}})


@pytest.mark.rule("PW-6.2.4-a")
def test_a_battle_in_sparta_draws_a_leader_even_where_one_is() -> None:
    given: dict[str, Any] = {"cup": {"sparta": ["brasidas"]}, "leaders": {"agis": "sparta"}}
    s = meeting("sparta", {"H": 3}, {"HG": 1}, **given)
    assert battle(s, "sparta", "5 1") == "sparta"
    assert [event.leader for event in told(s, LeaderDrawn)] == ["piece:brasidas"]
    # 1 and 2 for Sparta, 2 for the Home Guard, 2 for Brasidas, who is better than Agis.
    assert [event.total for event in told(s, BattleRolled)] == [5, 7]
    s = meeting("sparta", {"H": 3}, {"HG": 1}, cup={"sparta": []})
    battle(s, "sparta", "5 1")
    assert told(s, LeaderDrawn) == []
    s = meeting("pylos", {"H": 3}, {"H": 3}, cup={"sparta": ["brasidas"]})
    battle(s, "pylos", "5 1")
    assert told(s, LeaderDrawn) == []


@pytest.mark.rule("PW-6.2.4-a")
def test_no_leader_is_drawn_for_ships_off_sparta() -> None:
    s = meeting("sparta", {"N": 1}, {"N": 1}, cup={"sparta": ["brasidas"]})
    battle(s, "sparta", "5 1")
    assert told(s, LeaderDrawn) == []


# -- 6.6 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-6.6-a", "PW-6.6-b")
@pytest.mark.parametrize(
    ("athens", "sparta", "dice", "taken"),
    [
        ({"H": 3}, {"H": 1, "AH": 2}, "6 1", {"sparta"}),
        ({"H": 1, "AH": 2}, {"H": 3}, "1 6", {"athens"}),
        ({"H": 3}, {"AH": 3}, "6 1", set[str]()),
        ({"H": 3}, {"C": 3}, "6 1", set[str]()),
    ],
)
def test_hostages_are_taken_with_national_hoplites(athens: Pieces, sparta: Pieces, dice: str, taken: set[str]) -> None:
    s = meeting("pylos", athens, sparta)
    battle(s, "pylos", dice)
    holds(s, hostages={side: side in taken for side in ("athens", "sparta")})
    other = {"athens": "side:sparta", "sparta": "side:athens"}
    assert told(s, HostagesTaken) == [HostagesTaken(f"side:{side}", other[side]) for side in taken]


@pytest.mark.rule("PW-6.6-b")
def test_hostages_are_taken_once() -> None:
    s = meeting("pylos", {"H": 3}, {"H": 3}, hostages={"sparta": True})
    battle(s, "pylos", "6 1")
    assert told(s, HostagesTaken) == []
    holds(s, hostages={"sparta": True, "athens": False})


@pytest.mark.rule("PW-6.6-a")
def test_the_home_guard_are_hostages_too_and_ships_are_none() -> None:
    s = meeting("sparta", {"AH": 9}, {"HG": 1}, cup={"sparta": []})
    battle(s, "sparta", "6 1")
    holds(s, hostages={"sparta": True})
    s = meeting("samos", {"N": 3}, {"N": 3})
    battle(s, "samos", "6 1")
    holds(s, hostages={"sparta": False})


# -- 6.7 and Death of Leaders -----------------------------------------------------------------------------------------


@pytest.mark.rule("PW-6.7-a", "PW-6.7-b", "PW-TERMS-o")
def test_leaders_survive_and_go_home_with_the_last_sp() -> None:
    s = meeting("pylos", {"H": 5}, {"AH": 1}, leaders={"nicias": "pylos", "agis": "pylos", "brasidas": "pylos"})
    battle(s, "pylos", "1 1")
    assert told(s, LeaderLost) == []
    holds(s, leaders={"agis": "box", "brasidas": "box", "nicias": "pylos"}, eliminated={"sparta": {"AH": 1}})
    assert {event.leader for event in told(s, LeaderWentHome)} == {"piece:agis", "piece:brasidas"}


@pytest.mark.rule("PW-EVT.11-a", "PW-6.7-a")
@pytest.mark.parametrize(
    ("dice", "dead"), [("3 4", {"nicias"}), ("4 3", {"agis"}), ("2 2", {"nicias", "agis"}), ("4 4", set[str]())]
)
def test_low_dice_kill_in_the_turn_of_death(dice: str, dead: set[str]) -> None:
    s = meeting(
        "pylos", {"H": 5}, {"AH": 2}, leaders={"nicias": "pylos", "agis": "pylos"}, this_turn={"death_of_leaders": 3}
    )
    battle(s, "pylos", dice)
    expected = {"nicias": "dead" if "nicias" in dead else "pylos", "agis": "dead" if "agis" in dead else "box"}
    holds(s, leaders=expected, fallen={"athens": int("nicias" in dead), "sparta": int("agis" in dead)})
    assert {event.leader for event in told(s, LeaderLost)} == {f"piece:{name}" for name in dead}


@pytest.mark.rule("PW-EVT.11-a")
def test_the_leader_who_commands_falls() -> None:
    s = meeting(
        "pylos", {"H": 5}, {"AH": 2}, leaders={"cleon": "pylos", "phormio": "pylos"}, this_turn={"death_of_leaders": 3}
    )
    battle(s, "pylos", "3 6")
    holds(s, leaders={"phormio": "dead", "cleon": "pylos"})


@pytest.mark.rule("PW-EVT.11-a")
def test_both_dice_of_a_combined_battle_may_kill() -> None:
    s = meeting(
        "samos", {"AN": 3, "AH": 2}, {"N": 2, "AH": 2}, leaders={"nicias": "samos"}, this_turn={"death_of_leaders": 3}
    )
    battle(s, "samos", "6 6 2 1")
    holds(s, leaders={"nicias": "dead"})


@pytest.mark.rule("PW-EVT.11-b")
def test_no_side_loses_more_than_three_leaders() -> None:
    given: dict[str, Any] = {"this_turn": {"death_of_leaders": 3}, "fallen": {"athens": 3, "sparta": 2}}
    s = meeting("pylos", {"H": 5}, {"AH": 2}, leaders={"nicias": "pylos", "agis": "pylos"}, **given)
    battle(s, "pylos", "1 1")
    holds(s, leaders={"nicias": "pylos", "agis": "dead"}, fallen={"athens": 3, "sparta": 3})
    assert [event.leader for event in told(s, LeaderLost)] == ["piece:agis"]


@pytest.mark.rule("PW-EVT.11-c")
@pytest.mark.parametrize("immune", ["pericles", "alcibiades"])
def test_two_men_are_immune(immune: str) -> None:
    s = meeting("pylos", {"H": 5}, {"AH": 2}, leaders={immune: "pylos"}, this_turn={"death_of_leaders": 3})
    battle(s, "pylos", "1 1")
    holds(s, leaders={immune: "pylos"}, fallen={"athens": 0})


@pytest.mark.rule("PW-EVT.11-a", "PW-EVT.11-b")
def test_a_leader_falls_once_in_a_battle_at_sea_and_ashore() -> None:
    """Two low dice are one death; only one of the three is used up."""
    leaders = {"nicias": "samos"}
    s = meeting("samos", {"AN": 6, "AH": 2}, {"N": 1, "AH": 2}, leaders=leaders, this_turn={"death_of_leaders": 3})
    assert battle(s, "samos", "3 4 3 1") == "athens"
    holds(s, leaders={"nicias": "dead"}, fallen={"athens": 1})
    assert len(told(s, LeaderLost)) == 1


@pytest.mark.rule("PW-EVF.9-a", "PW-EVF.9-b")
def test_satraps_do_not_fall_in_battle() -> None:
    """The event speaks of the two sides; Persia's leaders have rules of their own."""
    turn = {"death_of_leaders": 4, "one_of_each": 1}
    units = {"sardis": {"persia": {"C": 5}, "sparta": {"H": 3}}}
    leaders = {"tissaphernes_fos": "sardis", "lysander_fos": "sardis"}
    s = position("fall_of_sparta", units=units, leaders=leaders, this_turn=turn)
    run(fight(s, party("sparta", "sardis"), party("persia", "sardis"), NUMBER["sardis"], intercepted=False), "4 1")
    assert [event.leader for event in told(s, LeaderLost)] == ["piece:lysander_fos"]
    holds(s, this_turn={"doomed-tissaphernes_fos": 0, "doomed-lysander_fos": 1})


@pytest.mark.rule("PW-10.2.3-h")
def test_in_the_fall_of_athens_no_athenian_falls() -> None:
    s = meeting(
        "pylos",
        {"H": 5},
        {"AH": 2},
        scenario="fall_of_athens",
        leaders={"thrasybulus": "pylos", "agis": "pylos"},
        this_turn={"death_of_leaders": 3},
    )
    battle(s, "pylos", "1 1")
    holds(s, leaders={"thrasybulus": "pylos", "agis": "dead"})


@pytest.mark.rule("PW-EV1.9-a", "PW-EV1.9-b")
def test_in_the_first_war_the_fallen_wait_for_the_end_of_the_turn() -> None:
    turn = {"death_of_leaders": 4, "one_of_each": 1}
    s = meeting(
        "pylos",
        {"H": 5},
        {"AH": 2},
        scenario="first_peloponnesian",
        leaders={"tolmides_1pw": "pylos", "dorsus_1pw": "pylos"},
        this_turn=turn,
        fallen={"athens": 3},
    )
    battle(s, "pylos", "4 5")
    holds(s, leaders={"tolmides_1pw": "aside", "dorsus_1pw": "box"}, this_turn={"doomed-tolmides_1pw": 1})
    assert [event.leader for event in told(s, LeaderLost)] == ["piece:tolmides_1pw"]


@pytest.mark.rule("PW-EVF.9-a")
def test_agesilaus_is_immune() -> None:
    turn = {"death_of_leaders": 4, "one_of_each": 1}
    for leader, where in (("agesilaus_fos", "pylos"), ("lysander_fos", "aside")):
        s = meeting("pylos", {"AH": 2}, {"H": 5}, scenario="fall_of_sparta", leaders={leader: "pylos"}, this_turn=turn)
        battle(s, "pylos", "6 4")
        holds(s, leaders={leader: where})


# -- The Fall of Sparta -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-10.5.4.5.V-c")
@pytest.mark.parametrize(
    ("thebes", "sparta", "phalanx"),
    [
        ({"H": 2}, {"H": 3}, 2),
        ({"H": 3}, {"H": 3}, 0),
        ({"H": 3}, {"H": 3, "C": 1}, 2),
        ({"H": 2, "C": 1}, {"H": 3}, 0),
        ({"H": 1, "sacred_band": 1}, {"H": 3}, 0),
        ({"sacred_band": 1}, {"H": 3}, 2),
        ({}, {"H": 3}, 2),
    ],
)
def test_as_many_thebans_break_the_phalanx(thebes: Pieces, sparta: Pieces, phalanx: int) -> None:
    units = {"pylos": {"thebes": thebes, "athens": {"H": 3}, "sparta": sparta}}
    s = position("fall_of_sparta", units=units)
    assert on_land(s)[1].get("spartan_hoplites", 0) == phalanx


@pytest.mark.rule("PW-10.5.4.5.V-c")
def test_peltasts_are_no_thebans() -> None:
    units = {"pylos": {"thebes": {"H": 2}, "athens": {"peltasts": 1}, "sparta": {"H": 3}}}
    assert on_land(position("fall_of_sparta", units=units))[1]["spartan_hoplites"] == 2


@pytest.mark.rule("PW-6.2.4-a")
def test_a_battle_of_others_in_sparta_brings_no_leader() -> None:
    s = position("fall_of_sparta", units={"sparta": {"persia": {"C": 1}, "athens": {"H": 3}}})
    run(fight(s, party("athens", "sparta"), party("persia", "sparta"), NUMBER["sparta"], intercepted=False), "6 1")
    assert told(s, LeaderDrawn) == []


@pytest.mark.rule("PW-10.5.4.5.V-a")
@pytest.mark.parametrize(
    ("there", "dead", "gone"), [(6, 2, 2), (5, 2, 2), (5, 3, 2), (4, 1, 1), (4, 4, 1), (3, 2, 0), (2, 1, 0)]
)
def test_spartans_who_fall_leave_the_game_down_to_three(there: int, dead: int, gone: int) -> None:
    s = position("fall_of_sparta", units={"pylos": {"sparta": {"H": there}}})
    eliminate(s, party("sparta", "pylos"), LAND_SP, dead)
    holds(s, out_of_game={"sparta": {"H": gone}}, eliminated={"sparta": {"H": dead}})


@pytest.mark.rule("PW-10.5.4.5.V-a")
@pytest.mark.parametrize(("hoplites", "gone"), [(4, 2), (3, 0)])
def test_spartan_cavalry_leaves_the_game_while_there_are_hoplites(hoplites: int, gone: int) -> None:

    s = position(
        "fall_of_sparta", units={"pylos": {"sparta": {"C": 2, "AH": 1}}, "sparta": {"sparta": {"H": hoplites}}}
    )
    eliminate(s, party("sparta", "pylos"), (CAVALRY,), 2)
    holds(s, out_of_game={"sparta": {"C": gone}})


@pytest.mark.rule("PW-10.5.4.5.V-a")
def test_ships_and_allies_and_other_wars_can_be_built_again() -> None:

    s = position("fall_of_sparta", units={"pylos": {"sparta": {"N": 2, "AH": 2}}, "sparta": {"sparta": {"H": 9}}})
    eliminate(s, party("sparta", "pylos"), BY_LAND, 4)
    holds(s, out_of_game={"sparta": {"N": 0, "AH": 0}})
    s = position(units={"pylos": {"sparta": {"H": 9}}})
    eliminate(s, party("sparta", "pylos"), BY_LAND, 4)
    holds(s, out_of_game={"sparta": {"H": 0}})


@pytest.mark.rule("PW-10.5.4.6.II-c")
def test_persians_fight_with_light_infantry_as_hoplites() -> None:
    s = position("fall_of_sparta", units={"sardis": {"persia": {"H": 4, "C": 3}, "sparta": {"H": 1}}})
    ours, theirs = party("sparta", "sardis"), party("persia", "sardis")
    assert lines(land_bonus(s, theirs, ours, NUMBER["sardis"]))["more_hoplites"] == (3, "PW-6.2.4-f")
    winner = run(fight(s, ours, theirs, NUMBER["sardis"], intercepted=False), "1 6")
    assert winner == theirs
    # Persia has neither confidence nor Hostages.
    assert sci(s) == []
    holds(s, hostages={"sparta": False}, eliminated={"sparta": {"H": 1}})


@pytest.mark.rule("PW-10.5.4.6.III-a")
def test_a_victory_over_persians_counts_for_the_winner_alone() -> None:
    s = position("fall_of_sparta", units={"sardis": {"persia": {"C": 1}, "sparta": {"H": 3}}})
    ours, theirs = party("sparta", "sardis"), party("persia", "sardis")
    assert run(fight(s, ours, theirs, NUMBER["sardis"], intercepted=False), "6 1") == ours
    assert sci(s) == [("sparta", 1)]
