"""6.2 the order of battles, 6.4 who stays, 6.5 the end of the Combat Phase."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.combat import (
    army_goes_home,
    battle_resolution,
    contested,
    going_home,
    options_of,
    pairs_in_reach,
)
from strategos.games.peloponnesian.combat_events import BattleEnded, BattleRolled, SiegeRolled
from strategos.games.peloponnesian.events import CameHome, HomecomingRolled, LeaderWentHome, UnitsLeft, WentHome
from strategos.games.peloponnesian.facts import ATHENS, NAMES, NUMBER, SIDES, SPARTA
from strategos.games.peloponnesian.forces import Party
from strategos.games.peloponnesian.invariants import complaints
from strategos.games.peloponnesian.sequence import PHASES
from strategos.games.peloponnesian.state import PeloponnesianState, note
from strategos.games.peloponnesian.tasks import Battle, PersianBattle
from strategos.kernel.asking import Together
from strategos.kernel.chance import Roll
from strategos.kernel.clock import AGAIN

from .procedures import run, told
from .segment import position
from .table import happened, holds, table


def places(s: PeloponnesianState) -> list[str]:
    return [NAMES[space] for space in contested(s)]


def pairs(s: PeloponnesianState) -> list[str]:
    return [f"{SIDES[a.side]} {NAMES[a.place]} - {SIDES[b.side]} {NAMES[b.place]}" for a, b in pairs_in_reach(s)]


def next_battle(s: PeloponnesianState, dice: str = "", *answers: str) -> tuple[str, tuple[str, str]] | None:
    """Where the next battle is fought, and where the two Forces stand."""
    s.agenda.clear()
    if run(battle_resolution(s), dice, *answers) is not AGAIN:
        assert not s.agenda
        return None
    [task] = s.agenda
    assert isinstance(task, Battle | PersianBattle)
    assert not task.intercepted
    return NAMES[task.space], (NAMES[task.places[0]], NAMES[task.places[1]])


BOTH: dict[str, Any] = {"athens": {"H": 1}, "sparta": {"H": 1}}

# -- 6.2 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-6.2-a", "PW-6.2-d", "PW-6.2-e")
def test_home_spaces_come_first_then_coalition_spaces_then_the_others() -> None:
    s = position(units={"pylos": BOTH, "corinth": BOTH, "sparta": BOTH})
    assert sorted(places(s)) == ["corinth", "pylos", "sparta"]
    assert next_battle(s) == ("sparta", ("sparta", "sparta"))
    s = position(units={"pylos": BOTH, "corinth": BOTH})
    assert next_battle(s) == ("corinth", ("corinth", "corinth"))
    s = position(units={"pylos": BOTH})
    assert next_battle(s) == ("pylos", ("pylos", "pylos"))
    assert next_battle(position()) is None


@pytest.mark.rule("PW-6.2-h")
def test_within_a_category_the_order_is_random() -> None:
    s = position(units={"pylos": BOTH, "delphi": BOTH})
    first, second = places(s)
    assert next_battle(s, "1") == (first, (first, first))
    assert next_battle(s, "2") == (second, (second, second))


@pytest.mark.rule("PW-6.2-a", "PW-6.2-f")
def test_a_siege_is_no_battle() -> None:
    s = position(units={"corinth": BOTH}, siege={"corinth": "athens"})
    assert next_battle(s) is None
    assert places(s) == []


@pytest.mark.rule("PW-6.2-a", "PW-6.2-b")
def test_forces_in_reach_fight_when_all_others_have() -> None:
    units = {"samos": {"athens": {"N": 1}}, "miletus": {"sparta": {"H": 1}}}
    s = position(units={**units, "pylos": BOTH})
    assert next_battle(s) == ("pylos", ("pylos", "pylos"))
    s = position(units=units)
    # The Spartans stand in reach of the ships, so the battle is where they are.
    assert next_battle(s) == ("miletus", ("samos", "miletus"))
    assert next_battle(s) is None, "each pair fights once"


@pytest.mark.rule("PW-6.2-b")
def test_zones_that_only_overlap_cause_nothing() -> None:
    # Athenian Cavalry in Thebes and Spartan Cavalry in Panactum both reach Plataea, and not one another.
    s = position(units={"thebes": {"athens": {"C": 1}}, "panactum": {"sparta": {"C": 1}}})
    assert pairs(s) == []
    s = position(units={"thebes": {"athens": {"C": 1}}, "plataea": {"sparta": {"H": 1}}})
    assert pairs(s) == ["athens thebes - sparta plataea"]


@pytest.mark.rule("PW-6.2-c")
def test_a_force_may_have_to_fight_more_than_once() -> None:
    s = position(
        units={"thebes": {"athens": {"C": 1}}, "plataea": {"sparta": {"H": 1}}, "delium": {"sparta": {"H": 1}}}
    )
    assert sorted(pairs(s)) == ["athens thebes - sparta delium", "athens thebes - sparta plataea"]
    first = next_battle(s, "1")
    second = next_battle(s)
    assert {first, second} == {("delium", ("thebes", "delium")), ("plataea", ("thebes", "plataea"))}


@pytest.mark.rule("PW-6.2-f")
def test_the_besieged_fight_nobody_but_the_besieger_may_be_drawn_in() -> None:
    units = {"megara": {"athens": {"H": 6}, "sparta": {"C": 1}}, "panactum": {"athens": {"C": 1}}}
    s = position(units=units, siege={"megara": "athens"}, leaders={"nicias": "megara"})
    assert pairs(s) == []
    units = {"megara": {"athens": {"H": 6}, "sparta": {"C": 1}}, "pegae": {"sparta": {"C": 1}}}
    s = position(units=units, siege={"megara": "athens"}, leaders={"nicias": "megara"})
    assert pairs(s) == ["athens megara - sparta pegae"]


@pytest.mark.rule("PW-6.2-g")
def test_where_a_battle_between_two_spaces_counts_as_fought() -> None:
    both_reach = {"plataea": {"athens": {"C": 1}}, "thebes": {"sparta": {"C": 1}}}
    s = position(units=both_reach, leaders={"nicias": "plataea"})
    assert next_battle(s) == ("thebes", ("plataea", "thebes")), "with the Force that has no leader"
    s = position(units=both_reach, leaders={"agis": "thebes"})
    assert next_battle(s) == ("plataea", ("plataea", "thebes"))
    s = position(units=both_reach)
    assert next_battle(s, "1") == ("plataea", ("plataea", "thebes"))
    s = position(units=both_reach, leaders={"nicias": "plataea", "agis": "thebes"})
    assert next_battle(s, "2") == ("thebes", ("plataea", "thebes"))
    s = position(units={"plataea": {"athens": {"H": 1}}, "thebes": {"sparta": {"C": 1}}})
    assert next_battle(s) == ("plataea", ("plataea", "thebes")), "where the Force in reach stands"


@pytest.mark.rule("PW-6.1.1-e", "PW-6.1.1-f")
def test_the_long_walls_keep_cavalry_in_and_the_enemy_out() -> None:
    units = {"athens": {"athens": {"C": 1}}, "decelea": {"sparta": {"C": 1}}}
    assert pairs(position(units=units)) == []
    assert pairs(position(units=units, walls=False)) == ["athens athens - sparta decelea"]


@pytest.mark.rule("PW-11-g")
def test_two_players_choose_by_turns_among_all_battles() -> None:
    units = {"pylos": BOTH, "delphi": BOTH, "plataea": {"athens": {"C": 1}}, "thebes": {"sparta": {"H": 1}}}
    s = position(seats=2, units=units, first="sparta")
    assert next_battle(s, "", "battle! plataea+thebes") == ("thebes", ("plataea", "thebes"))
    s.units = position(units={"pylos": BOTH, "delphi": BOTH}).units
    assert next_battle(s, "", "battle! pylos") == ("pylos", ("pylos", "pylos"))


@pytest.mark.rule("PW-11-g")
def test_who_made_the_first_operation_chooses_first() -> None:
    units = {"pylos": BOTH, "delphi": BOTH}
    for first, turn, seat in (
        ("sparta", 0, SPARTA),
        ("sparta", 1, ATHENS),
        ("athens", 2, ATHENS),
        ("athens", 3, SPARTA),
    ):
        s = position(seats=2, units=units, first=first, this_turn={"combats": turn})
        question = battle_resolution(s).send(None)
        assert question.decisions[0].seat == seat
    # A battle that is the only one is a turn as well.
    s = position(seats=2, units={"pylos": BOTH}, first="sparta")
    next_battle(s)
    holds(s, this_turn={"combats": 1})


@pytest.mark.rule("PW-10.5.4.6.III-a", "PW-10.5.4.6.IV-a")
def test_persians_fight_whoever_is_in_their_space_or_reach() -> None:
    units = {"sardis": {"persia": {"C": 10}}, "ephesus": {"sparta": {"AH": 1}}, "smyrna": {"athens": {"AH": 1}}}
    s = position("fall_of_sparta", units=units, leaders={"tissaphernes_fos": "sardis"})
    assert sorted(pairs(s)) == ["athens smyrna - persia sardis", "sparta ephesus - persia sardis"]
    note(s, combats=0)
    assert next_battle(s, "", "battle! ephesus+sardis") == ("ephesus", ("ephesus", "sardis"))
    assert isinstance(s.agenda[0], PersianBattle)
    assert s.agenda[0].side == SPARTA
    s = position("fall_of_sparta", units={"sardis": {"persia": {"C": 10}, "athens": {"H": 1}}})
    assert next_battle(s) == ("sardis", ("sardis", "sardis"))
    assert isinstance(s.agenda[0], PersianBattle)
    assert s.agenda[0].side == ATHENS


# -- 6.4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-11-g")
def test_every_battle_of_three_sides_can_be_chosen() -> None:
    """Found by the fuzzer: Athenians and Spartans in one space are both in reach of the same Persians."""
    units = {"piraeus": {"athens": {"N": 1}, "sparta": {"N": 1}}, "methana": {"persia": {"N": 3}, "sparta": {"N": 1}}}
    s = position("fall_of_sparta", units=units)
    question = battle_resolution(s).send(None)
    assert isinstance(question, Together)
    offered = [option.key for option in question.decisions[0].options]
    pairs = ["athens+persia", "athens+sparta", "sparta+persia"]
    assert offered == ["methana", "piraeus", *(f"piraeus+methana+{pair}" for pair in pairs)]


def goes_home(s: PeloponnesianState, side: int, space: str, dice: str = "", *answers: str) -> None:
    run(army_goes_home(s, side, NUMBER[space]), dice, *answers)


@pytest.mark.rule("PW-6.4-a", "PW-6.4-e")
@pytest.mark.parametrize(
    ("leader", "die", "stays"), [("agis", 6, True), ("agis", 5, False), ("brasidas", 4, True), ("brasidas", 3, False)]
)
def test_an_army_stays_with_six_and_the_strategic_value(leader: str, die: int, stays: bool) -> None:
    s = position(units={"pylos": {"sparta": {"H": 3, "AC": 1}}}, leaders={leader: "pylos"})
    goes_home(s, SPARTA, "pylos", str(die))
    strategic = 2 if leader == "brasidas" else 0
    assert told(s, HomecomingRolled) == [
        HomecomingRolled("side:sparta", f"piece:{leader}", "space:pylos", die, strategic, stays)
    ]
    holds(s, leaders={leader: "box"})
    left = {"H": 3, "AC": 1} if stays else {"H": 1, "AC": 0}
    holds(s, units={"pylos": {"sparta": left}}, going_home={"sparta": {"H": 3 - left["H"], "AC": 1 - left["AC"]}})


@pytest.mark.rule("PW-6.4-a")
def test_the_best_strategist_of_two_rolls_once() -> None:
    s = position(units={"pylos": {"athens": {"H": 3}}}, leaders={"alcibiades": "pylos", "pericles": "pylos"})
    goes_home(s, ATHENS, "pylos", "4")
    holds(s, units={"pylos": {"athens": {"H": 3}}}, leaders={"pericles": "box", "alcibiades": "box"})


@pytest.mark.rule("PW-6.4-b", "PW-6.4-c", "PW-6.4-d")
@pytest.mark.parametrize(
    ("space", "army", "stays"),
    [
        ("pylos", {"H": 2, "AH": 2, "C": 1, "N": 2}, "H"),
        ("pylos", {"AH": 2, "C": 1, "N": 2}, "AH"),
        ("pylos", {"C": 1, "AC": 1, "N": 2}, "C"),
        ("pylos", {"AC": 1, "N": 2}, "AC"),
        ("pylos", {"N": 1, "AN": 2}, "N"),
        ("delphi", {"AH": 2, "C": 1}, "AH"),
        ("kos", {"H": 2, "N": 1, "AN": 1}, "N"),
        ("kos", {"H": 2, "AN": 1}, "AN"),
        ("kos", {"AH": 2, "H": 1}, "H"),
        ("kos", {"AC": 2}, "AC"),
    ],
)
def test_which_sp_stays(space: str, army: dict[str, int], stays: str) -> None:
    s = position(player="sparta", units={space: {"athens": army}}, leaders={"pericles": space})
    goes_home(s, ATHENS, space, "1")
    left = {piece: int(piece == stays) for piece in army}
    holds(s, units={space: {"athens": left}}, going_home={"athens": {p: n - left[p] for p, n in army.items()}})
    kinds = [sum(n for piece, n in left.items() if piece[-1] == kind) for kind in "HCN"]
    assert told(s, UnitsLeft) == [UnitsLeft("side:athens", f"space:{space}", *kinds)]
    gone = [sum(n for piece, n in army.items() if piece[-1] == kind) for kind in "HCN"]
    away = [all_ - left_ for all_, left_ in zip(gone, kinds, strict=True)]
    assert told(s, WentHome) == [WentHome("side:athens", f"space:{space}", *away)]


@pytest.mark.rule("PW-6.4-c")
def test_on_an_island_without_ships_the_owner_chooses_a_land_sp() -> None:
    given: dict[str, Any] = {"units": {"kos": {"athens": {"H": 1, "AC": 1}}}, "leaders": {"pericles": "kos"}}
    s = position(**given)
    goes_home(s, ATHENS, "kos", "1", "stays! cavalry-athens_allied-kos")
    holds(s, units={"kos": {"athens": {"H": 0, "AC": 1}}})
    s = position(player="sparta", **given)
    goes_home(s, ATHENS, "kos", "1")
    holds(s, units={"kos": {"athens": {"H": 1, "AC": 0}}})
    s = position(units={"kos": {"athens": {"H": 2}}}, leaders={"pericles": "kos"})
    goes_home(s, ATHENS, "kos", "1")
    holds(s, units={"kos": {"athens": {"H": 1}}})


@pytest.mark.rule("PW-6.4-b")
def test_a_single_sp_stays_alone() -> None:
    s = position(units={"pylos": {"athens": {"N": 1}}}, leaders={"pericles": "pylos"})
    goes_home(s, ATHENS, "pylos", "1")
    holds(s, units={"pylos": {"athens": {"N": 1}}}, leaders={"pericles": "box"})
    assert told(s, WentHome) == []


@pytest.mark.rule("PW-6.4-a")
def test_at_home_and_alone_only_the_leader_goes() -> None:
    s = position(units={"athens": {"athens": {"H": 3}}}, leaders={"pericles": "athens", "nicias": "pylos"})
    goes_home(s, ATHENS, "athens")
    goes_home(s, ATHENS, "pylos")
    holds(s, units={"athens": {"athens": {"H": 3}}}, leaders={"pericles": "box", "nicias": "box"})
    assert told(s, HomecomingRolled) == []


@pytest.mark.rule("PW-6.4-a")
def test_the_coalition_is_at_home_in_thebes_too() -> None:
    s = position("fall_of_sparta", units={"thebes": {"thebes": {"H": 3}}}, leaders={"ismenias_fos": "thebes"})
    goes_home(s, ATHENS, "thebes")
    holds(s, units={"thebes": {"thebes": {"H": 3}}}, leaders={"ismenias_fos": "box"})
    s = position(units={"thebes": {"athens": {"H": 3}}}, leaders={"pericles": "thebes"})
    goes_home(s, ATHENS, "thebes", "1")
    holds(s, units={"thebes": {"athens": {"H": 1}}})
    s = position("fall_of_sparta", units={"sparta": {"sparta": {"H": 3}}}, leaders={"lysander_fos": "sparta"})
    goes_home(s, SPARTA, "sparta")
    holds(s, units={"sparta": {"sparta": {"H": 3}}}, leaders={"lysander_fos": "box"})


@pytest.mark.rule("PW-6.4-b")
def test_elite_units_go_home_with_the_others_and_stay_if_they_are_alone() -> None:
    given: dict[str, Any] = {"leaders": {"thrasybulus_fos": "pylos"}}
    s = position("fall_of_sparta", units={"pylos": {"athens": {"H": 1, "peltasts": 1}}}, **given)
    goes_home(s, ATHENS, "pylos", "1")
    holds(s, units={"pylos": {"athens": {"H": 1, "peltasts": 0}}}, going_home={"athens": {"peltasts": 1}})
    assert told(s, WentHome) == [WentHome("side:athens", "space:pylos", 2, 0, 0)]
    s = position("fall_of_sparta", units={"pylos": {"athens": {"peltasts": 1}}}, **given)
    goes_home(s, ATHENS, "pylos", "1")
    holds(s, units={"pylos": {"athens": {"peltasts": 1}}})
    assert told(s, UnitsLeft) == []
    s = position("fall_of_sparta", units={"kos": {"athens": {"peltasts": 1}}}, leaders={"thrasybulus_fos": "kos"})
    goes_home(s, ATHENS, "kos", "1")
    holds(s, units={"kos": {"athens": {"peltasts": 1}}}, leaders={"thrasybulus_fos": "box"})


def end_of_combat(s: PeloponnesianState, dice: str = "", *answers: str) -> None:
    run(going_home(s), dice, *answers)


@pytest.mark.rule("PW-6.4-f", "PW-6.4-g", "PW-6.5-a", "PW-TERMS-af")
def test_the_end_of_the_combat_phase() -> None:
    s = position(
        units={"pylos": {"athens": {"H": 3}}, "delphi": {"athens": {"C": 1}}, "thebes": {"sparta": {"AH": 2}}},
        leaders={"cleon": "pylos", "agis": "thebes"},
        going_home={"sparta": {"H": 2}},
        siege={"thebes": "sparta"},
        phase="continuation",
    )
    end_of_combat(s, "1 6")
    # A Force without a leader is not looked at; all others are where they belong.
    holds(s, units={"pylos": {"athens": {"H": 1}}, "delphi": {"athens": {"C": 1}}, "athens": {"athens": {"H": 2}}})
    holds(s, units={"sparta": {"sparta": {"H": 2}}, "thebes": {"sparta": {"AH": 2}}}, going_home={"sparta": {"H": 0}})
    holds(s, leaders={"cleon": "box", "agis": "box"}, siege={"thebes": "none"})
    holds(s, control={"pylos": "athens", "delphi": "athens"})
    assert list(complaints(s)) == []
    assert len(told(s, CameHome)) == 2


@pytest.mark.rule("PW-6.4-g", "PW-6.1-e", "PW-5.5.2-b", "PW-5.5.2-c")
@pytest.mark.parametrize(
    ("space", "given", "stays"),
    [
        ("corinth", {}, False),
        ("pylos", {}, True),
        ("melos", {}, False),
        ("ithaca", {}, True),
        ("corinth", {"this_turn": {"taken-corinth": 1}}, True),
        ("corinth", {"control": {"corinth": "athens"}}, True),
        ("samos", {}, True),
        ("samos", {"rebellion": ["samos"]}, False),
        ("corinth", {"rebellion": ["corinth"]}, True),
    ],
)
def test_who_has_not_taken_a_fortress_does_not_stay_in_it(space: str, given: dict[str, Any], stays: bool) -> None:
    s = position(units={space: {"athens": {"N": 2}}}, **given)
    end_of_combat(s)
    holds(s, units={space: {"athens": {"N": 2 if stays else 0}}, "piraeus": {"athens": {"N": 0 if stays else 2}}})


@pytest.mark.rule("PW-10.5.4.6.III-b")
def test_persians_do_not_roll_for_going_home() -> None:
    units = {"sardis": {"persia": {"H": 4, "C": 10}}}
    s = position("fall_of_sparta", units=units, leaders={"tissaphernes_fos": "sardis"}, happened={"persia": 1})
    end_of_combat(s)
    holds(s, units=units, leaders={"tissaphernes_fos": "sardis"})
    assert told(s, HomecomingRolled) == told(s, LeaderWentHome) == []


@pytest.mark.rule("PW-6.2-d")
def test_battles_are_fought_until_nobody_is_left_to_fight() -> None:
    match = table(units={"pylos": BOTH, "delphi": BOTH}, dice="1 6 1 6 1", phase="battles")
    assert len(happened(match, BattleEnded)) == 2
    assert len(happened(match, BattleRolled)) == 4


@pytest.mark.rule("PW-10.5-l", "PW-10.5-k")
def test_only_the_coalition_puts_garrisons_into_what_it_has_taken() -> None:
    for scenario, garrison in (("fall_of_sparta", 1), ("campaign", 0)):
        s = position(scenario, units={"pylos": {"athens": {"H": 2}}}, colour={"pylos": "sparta"})
        end_of_combat(s)
        holds(s, control={"pylos": "athens"}, units={"pylos": {"athens": {"H": 2, "garrison": garrison}}})


@pytest.mark.rule("PW-10.5.4.8-a")
def test_messenia_is_freed_as_soon_as_the_combat_phase_is_over() -> None:
    five = ("mantinea", "methydrum", "oronae", "pylos", "belmina")
    units = {name: {"athens": {"AH": 1}} for name in five}
    s = position("fall_of_sparta", role="anti_sparta", units=units, control=dict.fromkeys(five, "athens"))
    end_of_combat(s)
    holds(s, happened={"megalopolis": 1})
    holds(s, control={"orchomenus": "athens"})


@pytest.mark.rule("PW-6.2-g")
def test_a_die_of_two_sides_decides_where_two_forces_meet() -> None:
    s = position(units={"plataea": {"athens": {"C": 1}}, "thebes": {"sparta": {"C": 1}}})
    question = battle_resolution(s).send(None)
    assert isinstance(question, Roll)
    assert (question.sides, question.purpose) == ((2,), "place_of_battle")


@pytest.mark.rule("PW-6.2-h")
def test_battles_between_two_spaces_are_numbered_and_those_in_one_are_not() -> None:
    thebes, plataea, delium = (NUMBER[name] for name in ("thebes", "plataea", "delium"))
    apart = Party(ATHENS, thebes), Party(SPARTA, plataea)
    further = Party(ATHENS, thebes), Party(SPARTA, delium)
    together = Party(ATHENS, delium), Party(SPARTA, delium)
    assert [(option.key, dict(option.on)) for option in options_of([together, apart, further])] == [
        ("delium", {"space": "delium"}),
        ("thebes+plataea", {"space": "thebes", "amount": 1}),
        ("thebes+delium", {"space": "thebes", "amount": 2}),
    ]


@pytest.mark.rule("PW-6-a")
def test_the_four_segments_of_the_combat_phase_follow_each_other() -> None:
    """The siege of Megara is determined first and resolved after the battle at Plataea; then the Army goes home."""
    first = PHASES.index("siege_determination")
    assert PHASES[first : first + 4] == ("siege_determination", "battles", "sieges", "going_home")
    match = table(
        units={
            "megara": {"athens": {"H": 8}},
            "plataea": {"athens": {"H": 4}, "sparta": {"AH": 3}},
        },
        leaders={"cleon": "megara", "nicias": "plataea"},
        control={"megara": "sparta", "plataea": "athens"},
        phase="siege_determination",
    )
    names = [type(event).__name__ for event in match.all_events()]
    order = [names.index(name) for name in ("SiegeBegan", "BattleBegan", "SiegeRolled")]
    assert order == sorted(order)
    assert [event.space for event in happened(match, SiegeRolled)] == ["space:megara"]
