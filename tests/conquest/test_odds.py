"""The odds against counting every roll, against sampling, against themselves; and of what a player has before him."""

from __future__ import annotations

import json
import random
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from strategos.games.conquest import odds
from strategos.games.conquest.odds import (
    Policy,
    Reading,
    command,
    for_battle,
    for_flight,
    for_inquiry,
    for_naval,
    forces,
    land,
    numbers,
    well_chosen,
)
from strategos.kernel.errors import BadInput
from strategos.parts.forecast import Inquiry

from .table import Table, asked, keys, play, table

FACES = ("infantry", "infantry", "cavalry", "catapult", "galley", "blank")
KINDS = ("infantry", "cavalry", "catapult")
FRED, ALICE = numbers(5, 2, 1, 2), numbers(4, 2, 0, 1)
PLAIN = Policy(fill=KINDS, losses=KINDS)
"""Infantry, Cavalry, Catapults, both into the battle legion and out of it: easy to write down a second time."""


# ------------------------------------------------------------------------------- a second, slow and simple, engine


def in_order(units, count):
    taken = []
    for n in units:
        taken.append(min(n, count))
        count -= taken[-1]
    return tuple(taken)


def minus(units, lost):
    return tuple(u - n for u, n in zip(units, lost, strict=True))


def matched(roll, owned):
    return sum(min(roll.count(kind), n) for kind, n in zip(KINDS, owned, strict=True))


def extra_dice(attacker, fort):
    return (1 if attacker[2] else 2) if fort else 0


@cache
def every_roll(legion, catapults, extra, automatic):
    """Hits → share of all rolls, by looking at each roll."""
    share = {}
    size = sum(legion)
    for roll in product(FACES, repeat=size + extra):
        own, more = (roll[:size], roll[size:]) if automatic else (roll, ())
        hits = matched(own, (legion[0], legion[1], catapults)) + sum(face in KINDS for face in more)
        share[hits] = share.get(hits, 0) + 1
    return {hits: Fraction(n, 6 ** (size + extra)) for hits, n in share.items()}


def slow_battle(attacker, defender, fort=False, automatic=False, spill=False):
    """The distribution of what is left of both sides, fought to the end with plain policies."""
    a_leaders, d_leaders = attacker[3], defender[3]

    @cache
    def ending(a, d):
        if not sum(a) or not sum(d):
            return {(a, d): Fraction(1)}
        a_legion, d_legion = in_order(a, 5 + a_leaders), in_order(d, 5 + d_leaders)
        a_hits = every_roll(a_legion, a[2], 0, False)
        d_hits = every_roll(d_legion, d[2], extra_dice(a, fort), automatic)
        found, again = {}, Fraction(0)
        for (k, p), (h, q) in product(a_hits.items(), d_hits.items()):
            x = minus(a, in_order(a if spill else a_legion, h))
            y = minus(d, in_order(d if spill else d_legion, k))
            if (x, y) == (a, d):
                again += p * q
                continue
            for end, r in ending(x, y).items():
                found[end] = found.get(end, 0) + p * q * r
        return {end: p / (1 - again) for end, p in found.items()}

    return ending(attacker[:3], defender[:3])


def what_is_left(found):
    left = {}
    for (_, a, d), p in found.ends.items():
        left[a, d] = left.get((a, d), 0.0) + p
    return left


# ---------------------------------------------------------------------------------------------------------- dice


@pytest.mark.parametrize("units", [(1, 0, 0), (0, 1, 0), (0, 0, 1), (3, 1, 1), (2, 2, 0), (1, 0, 3), (0, 2, 2)])
@pytest.mark.parametrize("dice", [1, 3, 5])
def test_hits_are_counted_over_every_roll(units, dice):
    ways = [0] * (dice + 1)
    for roll in product(FACES, repeat=dice):
        ways[matched(roll, units)] += 1
    found = odds.hit_ways(dice, *units)
    assert found == tuple(ways[: len(found)])
    assert sum(found) == 6**dice


def test_jack_scores_three():
    """3 Infantry, 1 Cavalry, 1 Catapult; the second Cavalry face finds no Cavalry."""
    assert sum(odds.battle_legion((3, 1, 1), 1)) == 5
    roll = ["infantry", "cavalry", "cavalry", "catapult", "blank"]
    assert odds.count_hits(roll, 3, 1, 1) == 3
    ways = odds.hit_ways(5, 3, 1, 1)
    assert len(ways) == 6
    assert ways[0] == sum(matched(r, (3, 1, 1)) == 0 for r in product(FACES, repeat=5)) == 2**5


# --------------------------------------------------------------------------------------------- the battle legion


@pytest.mark.parametrize(
    ("units", "leaders", "size"), [((8, 0, 0), 1, 6), ((4, 2, 0), 1, 6), ((5, 2, 1), 2, 7), ((2, 1, 0), 5, 3)]
)
def test_a_battle_legion_is_as_large_as_can_be(units, leaders, size):
    legion = odds.battle_legion(units, leaders)
    assert sum(legion) == size
    assert all(n <= have for n, have in zip(legion, units, strict=True))


def test_catapults_wait_in_the_reserve():
    assert odds.battle_legion(FRED[:3], FRED[3]) == (5, 2, 0)
    assert odds.battle_legion(FRED[:3], FRED[3], ("catapult", "cavalry")) == (4, 2, 1)


@pytest.mark.parametrize("extra", [0, 1, 2])
@pytest.mark.parametrize("units", [(9, 4, 2), (3, 6, 0), (1, 1, 7), (12, 0, 1), (0, 9, 0)])
def test_the_best_mix_is_the_best(units, extra):
    def expected(legion):
        ways = odds.hit_ways(sum(legion) + extra, legion[0], legion[1], units[2])
        return sum(n * w for n, w in enumerate(ways)) / 6 ** (sum(legion) + extra)

    size = min(sum(units), 6)
    every = [m for m in product(*(range(n + 1) for n in units)) if sum(m) == size]
    assert expected(odds.battle_legion(units, 1, "best", extra)) == pytest.approx(max(map(expected, every)))


def test_losses_come_from_the_battle_legion():
    for hits in range(9):
        for losses in ("balance", "cheap", ("cavalry",)):
            lost = odds.lost_units((6, 3, 3), (4, 2, 0), hits, losses)
            assert sum(lost) == min(hits, 6)
            assert all(n <= have for n, have in zip(lost, (4, 2, 0), strict=True))
    assert odds.lost_units((4, 2, 1), (4, 2, 0), 4, "cheap") == (4, 0, 0)
    assert odds.lost_units((4, 2, 1), (4, 2, 0), 4, "balance") == (3, 1, 0)
    assert odds.lost_units((4, 2, 1), (4, 2, 0), 3, ("cavalry", "infantry")) == (1, 2, 0)


# ------------------------------------------------------------------------------------------- against every roll

SMALL = [
    ((1, 0, 0, 1), (1, 0, 0, 0)),
    ((2, 0, 0, 1), (1, 1, 0, 0)),
    ((1, 1, 1, 1), (2, 0, 1, 1)),
    ((0, 0, 1, 1), (0, 1, 0, 0)),
    ((2, 1, 0, 0), (3, 0, 0, 0)),
    ((5, 1, 1, 0), (1, 0, 0, 0)),
    ((1, 0, 0, 1), (5, 0, 1, 0)),
]


@pytest.mark.parametrize(("attacker", "defender"), SMALL)
@pytest.mark.parametrize("fort", [False, True])
@pytest.mark.parametrize("reading", [Reading(), Reading(automatic=True), Reading(spill=True)])
def test_small_battles_agree_with_every_roll(attacker, defender, fort, reading):
    slow = slow_battle(attacker, defender, fort, reading.automatic, reading.spill)
    fast = what_is_left(odds.battle(attacker, defender, fort, PLAIN, PLAIN, reading))
    assert fast.keys() == slow.keys()
    for end, p in slow.items():
        assert fast[end] == pytest.approx(float(p), abs=1e-12)


def test_one_against_one_by_hand():
    """Infantry hits in 1 of 3, Cavalry in 1 of 6: of 18 rounds 10 hit nobody, 5 the Cavalry, 2 the Infantry, 1 both."""
    found = odds.for_battle(numbers(1, 0, 0, 1), numbers(0, 1, 0, 1))
    assert found["attacker_wins"] == pytest.approx(5 / 8)
    assert found["defender_wins"] == pytest.approx(2 / 8)
    assert found["both_gone"] == pytest.approx(1 / 8)
    assert found["rounds"] == pytest.approx(18 / 8)
    assert found["attacker_leaders_lost"] == pytest.approx(2 / 8)
    assert found["defender_leaders_lost"] == pytest.approx(5 / 8)
    assert found["attacker_talents_lost"] == pytest.approx(10 * 3 / 8)
    assert found["defender_talents_lost"] == pytest.approx(20 * 6 / 8)


# ---------------------------------------------------------------------------------------------- against sampling


def sample(rng, attacker, defender, fort, policies, reading):
    """One battle with dice: the ending, what is left, and the rounds."""
    a, d = attacker[:3], defender[:3]
    for rounds in range(1, 1000):
        extra = extra_dice(a, fort)
        own = 0 if reading.automatic else extra
        a_legion = odds.battle_legion(a, attacker[3], policies[0].fill)
        d_legion = odds.battle_legion(d, defender[3], policies[1].fill, own)
        a_roll = rng.choices(FACES, k=sum(a_legion))
        d_roll = rng.choices(FACES, k=sum(d_legion) + own)
        a_hits = matched(a_roll, (a_legion[0], a_legion[1], a[2]))
        d_hits = matched(d_roll, (d_legion[0], d_legion[1], d[2]))
        d_hits += sum(face in KINDS for face in rng.choices(FACES, k=extra - own))
        a = minus(a, odds.lost_units(a, a_legion, d_hits, policies[0].losses))
        d = minus(d, odds.lost_units(d, d_legion, a_hits, policies[1].losses))
        if not sum(a) or not sum(d):
            return ("attacker_wins" if sum(a) else "defender_wins" if sum(d) else "both_gone"), a, d, rounds
        runs = [sum(side) <= policy.retreat_at for side, policy in zip((a, d), policies, strict=True)]
        if runs[1]:
            return "defender_retreats", a, chased(rng, a, d), rounds
        if runs[0]:
            return "attacker_retreats", chased(rng, d, a), d, rounds
    raise AssertionError("endless battle")


def chased(rng, pursuer, fleeing):
    hits = min(rng.choices(FACES, k=sum(pursuer)).count("cavalry"), pursuer[1])
    return minus(fleeing, in_order(fleeing[::-1], hits)[::-1])


BIG = [
    (FRED, ALICE, False, (Policy(), Policy()), Reading()),
    ((4, 2, 4, 3), (2, 5, 4, 1), True, (Policy(), Policy()), Reading()),
    ((7, 3, 2, 2), (7, 3, 0, 2), True, (Policy(losses="cheap"), Policy()), Reading(automatic=True)),
    ((6, 3, 1, 2), (8, 2, 1, 1), False, (Policy(retreat_at=3), Policy(retreat_at=4)), Reading()),
    ((9, 4, 1, 1), (10, 3, 0, 0), True, (PLAIN, Policy(retreat_at=2)), Reading()),
]


@pytest.mark.parametrize(("attacker", "defender", "fort", "policies", "reading"), BIG)
def test_bigger_battles_agree_with_sampling(attacker, defender, fort, policies, reading):
    rng, games = random.Random(20), 6000
    seen = [sample(rng, attacker, defender, fort, policies, reading) for _ in range(games)]
    found = odds.for_battle(attacker, defender, fort, *policies, reading)
    tolerance = 4 * 0.5 / games**0.5  # four standard deviations
    for end in forces.ENDS:
        assert found[end] == pytest.approx(sum(s[0] == end for s in seen) / games, abs=tolerance)
    mean_left = [sum(sum(s[side]) for s in seen) / games for side in (1, 2)]
    for side, force, left in zip(("attacker", "defender"), (attacker, defender), mean_left, strict=True):
        lost = sum(found[f"{side}_mean_losses"].values())
        assert lost == pytest.approx(sum(force[:3]) - left, abs=0.15)
        assert lost == pytest.approx(sum(int(n) * p for n, p in found[f"{side}_losses"].items()))
    assert found["rounds"] == pytest.approx(sum(s[3] for s in seen) / games, abs=0.15)


# ------------------------------------------------------------------------------------------ against each other


def some_battles(count, most, seed=5):
    rng = random.Random(seed)
    while count:
        a = numbers(rng.randint(0, most), rng.randint(0, 4), rng.randint(0, 3), rng.randint(1, 3))
        d = numbers(rng.randint(0, most), rng.randint(0, 4), rng.randint(0, 3), rng.randint(0, 3))
        if sum(a[:3]) and sum(d[:3]):
            count -= 1
            yield a, d, rng.random() < 0.5


def test_chances_add_up_and_both_walks_agree():
    for a, d, fort in some_battles(40, 8):
        found = odds.battle(a, d, fort)
        assert found.exact
        assert sum(found.ends.values()) == pytest.approx(1, abs=1e-12)
        assert odds.win_chance(a, d, fort) == pytest.approx(found.attacker_takes, abs=1e-12)
        assert odds.win_chance(tuple(a), tuple(d), fort) == odds.win_chance(a, d, fort)
        timid = odds.battle(a, d, fort, Policy(retreat_at=3), Policy(retreat_below=0.4))
        assert sum(timid.ends.values()) == pytest.approx(1, abs=1e-12)


def test_sides_are_alike_without_a_fort():
    for a, d, _ in some_battles(25, 7):
        there, back = odds.for_battle(a, d), odds.for_battle(d, a)
        assert there["attacker_wins"] == pytest.approx(back["defender_wins"])
        assert there["both_gone"] == pytest.approx(back["both_gone"])
        assert there["attacker_talents_lost"] == pytest.approx(back["defender_talents_lost"])
        assert there["rounds"] == pytest.approx(back["rounds"])


def test_a_fort_helps_and_catapults_help_against_it():
    legion, plain = numbers(6, 2, 0, 2), numbers(6, 2, 0, 1)
    open_field, fort = odds.win_chance(legion, plain), odds.win_chance(legion, plain, True)
    assert fort < open_field
    assert odds.win_chance(legion, plain, True, Reading(automatic=True)) < fort
    assert odds.win_chance(numbers(6, 1, 1, 2), plain, True) > fort


def test_more_is_better():
    for n in range(1, 9):
        assert odds.win_chance((n + 1, 1, 0, 1), (5, 1, 0, 1)) > odds.win_chance((n, 1, 0, 1), (5, 1, 0, 1))


def test_a_balanced_loss_beats_a_cheap_one():
    a, d = numbers(8, 4, 2, 2), numbers(8, 4, 2, 2)
    chance = {x: odds.battle(a, d, False, Policy(losses=x)).attacker_takes for x in ("balance", "cheap")}
    assert chance["balance"] > chance["cheap"] + 0.05


def test_a_reserve_outlives_its_battle_legion():
    """Eight units and one leader: at most six go in the first round (question 8 of the FAQ)."""
    horde, timid = numbers(20, 20, 6, 5), Policy(retreat_at=8)
    found = odds.for_battle(horde, numbers(8, 0, 0, 1), False, Policy(), timid)
    assert found["defender_leaders_lost"] == found["attacker_wins"] == 0
    spilled = odds.for_battle(horde, numbers(8, 0, 0, 1), False, Policy(), timid, Reading(spill=True))
    assert spilled["defender_leaders_lost"] == spilled["attacker_wins"] > 0


@pytest.mark.parametrize("fort", [False, True])
def test_great_battles_are_close_without_rare_rolls(fort):
    """Beyond the limit, leaving out rare rolls stays near the truth."""
    a, d = (14, 6, 3, 3), (12, 6, 3, 3)
    assert land._effort(a, d) > land.EXACT_WIN
    whole = odds.battle(a, d, fort)
    assert whole.exact
    assert odds.win_chance(a, d, fort) == pytest.approx(whole.attacker_takes, abs=0.03)
    huge = odds.battle(numbers(40, 15, 5, 5), numbers(40, 15, 5, 5), fort)
    assert not huge.exact
    assert sum(huge.ends.values()) == pytest.approx(1)


# ---------------------------------------------------------------------------------------- retreat and pursuit


def test_pursuit():
    """3 Infantry and 1 Cavalry roll four dice for at most one loss, and the pursuer picks it."""
    left = odds.pursuit((3, 1, 0), (2, 1, 0))
    assert left == pytest.approx({(2, 1, 0): (5 / 6) ** 4, (2, 0, 0): 1 - (5 / 6) ** 4})
    assert odds.pursuit((3, 1, 0), (2, 1, 0), ("infantry",)).keys() == {(2, 1, 0), (1, 1, 0)}
    assert odds.pursuit((4, 0, 0), (2, 1, 0)) == {(2, 1, 0): 1.0}
    assert sum(odds.pursuit((1, 5, 0), (1, 0, 0)).values()) == pytest.approx(1)


def test_who_may_retreat_keeps_his_leaders():
    found = odds.for_battle(numbers(5, 3, 0, 1), numbers(3, 0, 0, 2), False, Policy(), Policy(retreat_at=3))
    assert found["defender_retreats"] > 0.3
    assert found["defender_losses"]["3"] > found["attacker_wins"] + found["both_gone"]  # some die in the pursuit
    assert found["attacker_takes"] == pytest.approx(found["attacker_wins"] + found["defender_retreats"])
    assert found["defender_leaders_lost"] == found["attacker_wins"]  # only those who died before they could run
    assert found["rounds"] == pytest.approx(1)


def test_declarations():
    both = Policy(retreat_at=5), Policy(retreat_at=5)
    stays = odds.for_battle(numbers(4, 0, 0, 1), numbers(4, 0, 0, 1), False, *both)
    assert stays["attacker_retreats"] == stays["both_retreat"] == 0 < stays["defender_retreats"]
    leaves = odds.for_battle(
        numbers(4, 0, 0, 1), numbers(4, 0, 0, 1), False, Policy(retreat_at=5, regardless=True), both[1]
    )
    assert leaves["defender_retreats"] == leaves["attacker_retreats"] == 0 < leaves["both_retreat"]
    wise = odds.for_battle(numbers(4, 0, 0, 1), numbers(6, 2, 0, 1), True, Policy(retreat_below=0.3))
    assert wise["attacker_retreats"] > 0.3
    assert (
        wise["attacker_leaders_lost"] < odds.for_battle(numbers(4, 0, 0, 1), numbers(6, 2, 0, 1), True)["defender_wins"]
    )


def test_leaders_alone_do_not_fight():
    found = odds.for_battle(numbers(2, 0, 0, 1), numbers(0, 0, 0, 3), True)
    assert (found["attacker_wins"], found["rounds"], found["defender_leaders_lost"]) == (1.0, 0.0, 1.0)
    assert odds.win_chance((2, 0, 0, 1), (0, 0, 0, 3), True) == 1.0
    assert odds.win_chance((0, 0, 0, 1), (2, 0, 0, 3)) == 0.0
    assert odds.for_battle(numbers(0, 0, 0, 1), numbers(0, 0, 0, 1))["both_gone"] == 1.0


# ----------------------------------------------------------------------------------------------------------- sea


@cache
def every_broadside(galleys):
    share = {}
    for roll in product(FACES, repeat=2 * galleys):
        hits = min(roll.count("galley"), galleys)
        share[hits] = share.get(hits, 0) + 1
    return {hits: Fraction(n, 36**galleys) for hits, n in share.items()}


@cache
def slow_naval(a, d, rounds):
    if not (a and d and rounds):
        return {(a, d): Fraction(1)}
    found = {}
    for (k, p), (h, q) in product(every_broadside(a).items(), every_broadside(d).items()):
        for end, r in slow_naval(max(a - h, 0), max(d - k, 0), rounds - 1).items():
            found[end] = found.get(end, 0) + p * q * r
    return found


@pytest.mark.parametrize(("a", "d"), [(1, 1), (2, 1), (1, 3), (3, 2), (3, 3)])
def test_sea_battles_agree_with_every_roll(a, d):
    slow, fast = slow_naval(a, d, 3), odds.naval(a, d)
    assert fast.keys() == slow.keys()
    for end, p in slow.items():
        assert fast[end] == pytest.approx(float(p), abs=1e-12)


def test_one_galley_against_one_by_hand():
    """Each is sunk with 11 of 36 in each of three rounds; both live on with (25/36)^6."""
    found = odds.for_naval(1, 1)
    assert found["both_afloat"] == pytest.approx((25 / 36) ** 6)
    assert found["attacker_wins"] == pytest.approx(found["defender_wins"])
    assert sum(found[k] for k in ("attacker_wins", "defender_wins", "both_gone", "both_afloat")) == pytest.approx(1)
    assert found["attacker_mean_losses"]["galley"] == pytest.approx(found["attacker_losses"]["1"])


def test_great_fleets_add_up():
    found = odds.for_naval(8, 5)
    assert sum(row["chance"] for row in found["left"]) == pytest.approx(1)
    assert found["attacker_wins"] > found["defender_wins"]


# ---------------------------------------------------------------------------------------------- the command line


def test_command_line():
    words = "--attacker infantry=5,cavalry=2,catapult=1,leaders=2 --defender infantry=4,cavalry=2,leaders=1"
    found = odds.cli(words.split())
    assert found["attacker"] == {"infantry": 5, "cavalry": 2, "catapult": 1, "leaders": 2}
    assert found["attacker_takes"] == pytest.approx(odds.win_chance(FRED, ALICE))
    assert json.loads(json.dumps(found)) == found
    more = "--fort --retreat-attacker 2 --retreat-defender=1 --fort-dice automatic --excess-hits reserve"
    timid = odds.cli([*words.split(), *more.split(), "--losses-attacker", "cheap", "--retreat-attacker-below", "0.2"])
    assert timid["fort"] is True
    assert timid["attacker_retreats"] > 0
    assert timid["attacker_takes"] < found["attacker_takes"]
    assert odds.cli(["--naval", "3,2"])["attacker_wins"] == odds.for_naval(3, 2)["attacker_wins"]
    assert all(f"--{name}" in odds.USAGE for name in (*command._VALUES, *command._FLAGS))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("", "--attacker is missing"),
        ("--attacker infantry=1", "--defender is missing"),
        ("--attacker infantry=x --defender infantry=1", "whole number"),
        ("--attacker infantry=-1 --defender infantry=1", "whole number"),
        ("--attacker infantry=999 --defender infantry=1", "whole number"),
        ("--attacker elephants=1 --defender infantry=1", "elephants"),
        ("--attacker infantry --defender infantry=1", "pairs"),
        ("--attacker leaders=2 --defender infantry=1", "leaders alone"),
        ("--attacker infantry=1,infantry=2 --defender infantry=1", "twice"),
        ("--attacker infantry=1 --attacker infantry=2", "twice"),
        ("--attacker infantry=1 --defender infantry=1 --moat", "--moat"),
        ("--attacker infantry=1 --defender infantry=1 --fort=yes", "takes no value"),
        ("--attacker infantry=1 --defender infantry=1 --fort-dice loaded", "matched, automatic"),
        ("--attacker infantry=1 --defender infantry=1 --excess-hits kept", "lost, reserve"),
        ("--attacker infantry=1 --defender infantry=1 --losses-defender dear", "balance, cheap"),
        ("--attacker infantry=1 --defender infantry=1 --retreat-attacker", "needs a value"),
        ("--attacker infantry=1 --defender infantry=1 --retreat-attacker-below nan", "0 to 1"),
        ("--naval 3", "two numbers"),
        ("--naval 0,2", "whole number"),
        ("--naval 3,2 --fort", "--fort belongs to a land battle"),
    ],
)
def test_bad_input_gets_one_clear_sentence(words, says):
    with pytest.raises(BadInput) as caught:
        odds.cli(words.split())
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


LEGION = {"general": 2, "infantry": 3, "cavalry": 1}


GARRISON = {"infantry": 2}


MET = {"space": "space:thracia", "attacker": "side:macedonia", "defender": "side:hispania"}


def odds_for(match: Table, option: str | None = None) -> dict[str, Any] | None:
    decision = asked(match)
    found = for_inquiry(Inquiry(match, decision.seat, decision, [option] if option else []))
    return found.options.get(option) if option else found.question


def before_thracia(**more: Any) -> Table:
    return table(
        at={"macedonia": {"macedonia": LEGION}, "thracia": {"hispania": GARRISON, **more.pop("there", {})}},
        turn="macedonia",
        **more,
    )


def test_a_march_is_weighed_for_the_legion_put_together() -> None:
    match = play(before_thracia(), "general-macedonia-1")
    assert odds_for(match) is None
    assert odds_for(match, "thracia") == {**MET, **for_battle((3, 1, 0, 1), (2, 0, 0, 0))}
    play(match, "infantry=01", "general-macedonia-2")
    assert odds_for(match, "thracia") == {**MET, **for_battle((1, 1, 0, 2), (2, 0, 0, 0))}
    assert odds_for(match, "dalmatia") is None, "nobody is there"


def test_they_stay_where_passage_could_be_asked_for() -> None:
    match = play(before_thracia(), "general-macedonia-1", "infantry=02", "thracia")
    assert asked(match).kind == "enter"
    assert odds_for(match) == {**MET, **for_battle((2, 1, 0, 1), (2, 0, 0, 0))}


def test_those_who_came_before_fight_beside_those_who_come_now() -> None:
    match = before_thracia(there={"macedonia": {"general": 1, "infantry": 1}})
    play(match, "general-macedonia-1")
    assert odds_for(match, "thracia") == {**MET, **for_battle((4, 1, 0, 2), (2, 0, 0, 0))}


def test_leaders_alone_fight_no_battle() -> None:
    match = play(before_thracia(), "general-macedonia-1", "infantry=00", "cavalry=00")
    assert odds_for(match, "thracia") is None


def test_a_battle_is_weighed_when_it_is_chosen_and_while_it_lasts() -> None:
    match = play(before_thracia(dice="blank " * 6), "general-macedonia-1", "thracia", "attack", "end")
    while asked(match).kind == "combat":
        assert odds_for(match, "thracia") == {**MET, **for_battle((3, 1, 0, 1), (2, 0, 0, 0))}
        play(match, "thracia")
    assert match.state.agenda != []
    assert odds_for(match) == {**MET, **for_battle((3, 1, 0, 1), (2, 0, 0, 0))}


def test_fleets_are_weighed_by_their_ships() -> None:
    fleets = [{"side": s, "at": "mare_aegaeum"} for s in ("macedonia", "macedonia", "egyptus")]
    match = play(table(galleys=fleets, turn="macedonia"), "end")
    [key] = [o.key for o in asked(match).options if o.key.startswith("sea-")]
    met = {"space": "space:mare_aegaeum", "attacker": "side:macedonia", "defender": "side:egyptus"}
    assert odds_for(match, key) == {**met, **for_naval(2, 1)}


def looked_at(match: Table, space: str, **more: str) -> dict[str, Any] | None:
    decision = asked(match)
    return for_inquiry(Inquiry(match, decision.seat, decision, target={"space": space, **more})).target


def test_a_province_looked_at_is_weighed_before_anybody_is_chosen() -> None:
    match = before_thracia()
    assert asked(match).kind == "move"
    found = looked_at(match, "thracia")
    assert found == {**MET, "leader": "piece:general-macedonia-1", **for_battle((3, 1, 0, 1), (2, 0, 0, 0))}
    assert looked_at(match, "dalmatia") is None, "nobody is there"
    assert looked_at(match, "britannia") is None, "nobody can get there"
    assert looked_at(match, "thracia", **{"from": "italia"}) is None, "nobody of ours is there"
    play(match, "general-macedonia-1")
    assert looked_at(match, "thracia") == odds_for(match, "thracia"), "the legion in hand, as if it were chosen"


def test_one_who_runs_is_weighed_by_what_the_pursuit_costs() -> None:
    there = {"macedonia": {"general": 1, "infantry": 1, "cavalry": 1}, "egyptus": {"infantry": 2}}
    control = {"dalmatia": "egyptus", "moesia": "egyptus", "italia": "macedonia"}
    match = table(at={"dalmatia": there}, control=control, turn="macedonia", phase="combat", dice="blank " * 4)
    met = {"space": "space:dalmatia", "attacker": "side:macedonia", "defender": "side:egyptus"}
    assert odds_for(match) == {**met, **for_battle((1, 1, 0, 1), (2, 0, 0, 0))}
    play(match, "egyptus: moesia")
    assert asked(match).about["enemy_retreats"]
    flight = for_flight((1, 1, 0, 1), (2, 0, 0, 0), of_attacker=False)
    assert odds_for(match) == {**met, **flight}
    assert flight["attacker_takes"] == 1
    assert flight["defender_leaders_lost"] == 0
    assert sum(flight["defender_losses"].values()) == 1


def test_dice_that_have_fallen_count_as_they_fell() -> None:
    there = {"hispania": {"infantry": 1, "cavalry": 1}, "macedonia": {"general": 1, "infantry": 3, "cavalry": 1}}
    match = table(at={"thracia": there}, turn="macedonia", phase="combat", dice="infantry blank blank blank")
    assert asked(match).kind == "losses"
    found = odds_for(match)
    assert found is not None
    assert "0" not in found["defender_losses"], "one of them is lost already"
    before = for_battle((3, 1, 0, 1), (1, 1, 0, 0))
    one_round = for_battle((3, 1, 0, 1), (0, 1, 0, 0))
    assert before["attacker_wins"] < found["attacker_wins"]
    assert found["attacker_wins"] != pytest.approx(one_round["attacker_wins"]), "whoever is hit still rolls"
    assert sum(found[end] for end in forces.ENDS) == pytest.approx(1)


def test_a_battle_legion_that_was_formed_counts_as_it_stands() -> None:
    """CE-step1-02 Whoever has put Cavalry first has not put Infantry first: nobody's good sense is supposed there."""
    there = {"hispania": {"infantry": 5, "cavalry": 5}, "macedonia": {"general": 1, "infantry": 6, "cavalry": 2}}
    match = table(at={"thracia": there}, turn="macedonia", phase="combat")
    assert asked(match).kind == "legion"
    before = {**MET, **for_battle((6, 2, 0, 1), (5, 5, 0, 0))}
    assert odds_for(match) == before
    usual = play(match.copy(), f"hispania: {well_chosen(match.state, asked(match))}")
    while asked(usual).seat != usual.state.clock.seat:
        play(usual, well_chosen(usual.state, asked(usual)))
    assert odds_for(usual) == before, "as expected of him"
    play(match, "hispania: cavalry=05")
    assert asked(match).kind == "legion"
    found = odds_for(match)
    assert found is not None
    assert found["attacker_wins"] > before["attacker_wins"]
    assert sum(found[end] for end in forces.ENDS) == pytest.approx(1)


def test_losses_are_well_chosen_kind_by_kind() -> None:
    """CE-step2-06 What was named before counts when the next kind is asked for; at once it comes to the same."""
    there = {"hispania": {"infantry": 2, "cavalry": 2, "catapult": 1}, "macedonia": {"general": 1, "infantry": 5}}
    dice = "infantry infantry infantry blank blank " + "blank " * 5
    match = table(at={"thracia": there}, turn="macedonia", phase="combat", dice=dice)
    wanted = forces.lost_units((2, 2, 1), (2, 2, 1), 3)
    taken = [0, 0, 0]
    while asked(match).kind == "losses":
        key = well_chosen(match.state, asked(match))
        taken[KINDS.index(key.split("=")[0])] = int(key.split("=")[1])
        play(match, key)
    assert tuple(taken) == wanted


FLEET = [{"side": "macedonia", "at": "mare_aegaeum"}, {"side": "egyptus", "at": "mare_aegaeum"}]


def test_a_landing_is_weighed_for_all_aboard() -> None:
    """CE-sea-13 Where the Galley sails, and where it lies; with two leaders some might stay aboard."""
    aboard = {"side": "macedonia", "at": "mare_aegaeum", "cargo": {"general": 1, "infantry": 3}}
    at = {"thracia": {"hispania": GARRISON}}
    match = table(galleys=[aboard], at=at, control={"thracia": "hispania"}, turn="macedonia")
    play(match, next(key for key in keys(match) if key.startswith("galley")))
    assert odds_for(match, "thracia") == {**MET, **for_battle((3, 0, 0, 1), (2, 0, 0, 0))}
    assert looked_at(match, "thracia") == odds_for(match, "thracia")
    assert odds_for(match, "board") is None
    aboard["cargo"] = {"general": 2, "infantry": 3}
    match = table(galleys=[aboard], at=at, control={"thracia": "hispania"}, turn="macedonia")
    play(match, next(key for key in keys(match) if key.startswith("galley")))
    found = odds_for(match, "thracia")
    assert found is not None
    assert found["without"] == ["landing", "retreats", "losses"]


def test_what_a_sea_battle_supposes_is_said() -> None:
    """CE-nav-21, CE-nav-08 A fleet may be split among enemies; a Caesar's Galley need not be the last to sink."""
    third = {"side": "hispania", "at": "mare_aegaeum"}
    match = play(table(galleys=[*FLEET, FLEET[0], third], turn="macedonia"), "end")
    key = next(key for key in keys(match) if key.startswith("sea-") and key.endswith("egyptus"))
    assert (odds_for(match, key) or {})["without"] == ["fleet"]
    caesar = {**FLEET[0], "cargo": {"caesar": 1}}
    match = play(table(galleys=[caesar, *FLEET], turn="macedonia"), "end")
    [key] = [key for key in keys(match) if key.startswith("sea-")]
    assert (odds_for(match, key) or {})["without"] == ["losses"]
    match = play(table(galleys=[caesar, FLEET[1]], turn="macedonia"), "end")
    [key] = [key for key in keys(match) if key.startswith("sea-")]
    assert (odds_for(match, key) or {})["exact"], "one Galley, no choice"
