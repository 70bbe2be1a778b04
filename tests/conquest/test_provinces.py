"""COME CONQUISTARE UNA PROVINCIA, INFLAZIONE: markers that reach 105 and 205, and when the prices follow."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import PricesRise, PricesRose
from strategos.games.conquest.state import side

from .table import asked, happened, holds, play, table

TENS = ["cyrenaica", "africa", "numidia", "caesariensis", "syria", "asia", "galatia", "mesopotamia", "achaia"]
"""Nine provinces worth 10: with his home a player who has them stands at 100."""
MORE = ["italia", "neapolis", "narbonensis", "britannia"]
FIVES = ["arabia_petrea", "cilicia", "cappadocia", "armenia", "pontus_et_bithynia", "creta", "cyprus", "lusitania"]
FIVES += ["baetica", "tingitana", "aquitania", "lugudunensis"]


def rich(total, **given):
    """Egyptus stands at `total` on the Tribute Scale and is about to move into Palestina, worth 5."""
    provinces = [*TENS, *MORE]
    left, control = total - 10, {}
    for name in provinces + FIVES:
        worth = 10 if name in provinces else 5
        if worth <= left:
            control[name] = "egyptus"
            left -= worth
    assert left == 0
    given = {"at": {"egyptus": {"egyptus": {"general": 1, "infantry": 1}}}, **given}
    return table(control=control, turn="egyptus", **given)


def cost(match):
    """What an Infantry costs now."""
    return match.view(None).facts.price["infantry"]


def pass_turn(match, buys=True):
    """The side whose turn it is ends it and buys an Infantry; what it paid."""
    who = side(match.state, asked(match).seat)
    play(match, "move! end")
    purse = match.state.purse[asked(match).seat]
    if asked(match).kind == "destroy":
        play(match, "done")
    paid = 0
    if asked(match).kind == "buy" and buys:
        play(match, "infantry=01")
        paid = purse - match.state.purse[[side(match.state, n) for n in range(3)].index(who)]
    while asked(match).kind != "move":
        play(match, "done")
    return who, paid


RICH = {"purse": {"macedonia": 200, "hispania": 200, "egyptus": 200}}


@pytest.mark.rule("CE-infl-02", "CE-infl-01")
def test_the_mark_is_105_and_nothing_less():
    match = rich(95, **RICH)
    play(match, "general-egyptus-1", "palestina", "end")
    holds(match, marker={"egyptus": 100})
    assert not happened(match, PricesRise)
    match = rich(100, **RICH)
    play(match, "general-egyptus-1", "palestina", "end")
    [rise] = happened(match, PricesRise)
    assert (rise.side, rise.marker, rise.factor) == ("side:egyptus", 105, 2)


@pytest.mark.rule("CE-infl-02")
def test_passing_the_mark_counts_like_reaching_it():
    match = table(
        control=dict.fromkeys([*TENS[:8], "creta"], "egyptus") | {"narbonensis": "hispania"},
        city={"narbonensis": "city"},
        at={"rhetia": {"egyptus": {"general": 1, "infantry": 1}}},
        turn="egyptus",
    )
    holds(match, marker={"egyptus": 100})
    play(match, "general-egyptus-1", "narbonensis", "end")
    assert [rise.marker for rise in happened(match, PricesRise)] == [115]


@pytest.mark.rule("CE-infl-02", "CE-infl-03")
def test_a_city_built_sets_it_off_as_well():
    match = rich(100, purse={"egyptus": 200})
    play(match, "end", "city", "egyptus")
    assert not happened(match, PricesRise)
    play(match, "done")
    holds(match, marker={"egyptus": 105})
    assert happened(match, PricesRise)
    assert cost(match) == 10


@pytest.mark.rule("CE-infl-03", "CE-infl-04", "CE-faq-infl-01")
def test_everybody_has_one_last_purchase_at_the_old_price_and_he_is_the_first():
    match = rich(100, **RICH)
    play(match, "general-egyptus-1", "palestina")
    assert pass_turn(match) == ("egyptus", 10)
    assert pass_turn(match) == ("hispania", 10)
    assert pass_turn(match) == ("macedonia", 10)
    for who in ("egyptus", "hispania", "macedonia", "egyptus", "hispania"):
        assert pass_turn(match) == (who, 20)
    assert [rose.factor for rose in happened(match, PricesRose)] == [2]


@pytest.mark.rule("CE-infl-03")
def test_prices_rise_at_the_start_of_his_turn_not_at_his_purchase():
    match = rich(100, **RICH)
    play(match, "general-egyptus-1", "palestina")
    for _ in range(2):
        pass_turn(match)
        assert cost(match) == 10
    pass_turn(match)
    assert (side(match.state, asked(match).seat), asked(match).kind) == ("egyptus", "move")
    assert cost(match) == 20


@pytest.mark.rule("CE-infl-05")
def test_the_second_rise_at_205_makes_prices_three_times_the_list():
    match = rich(180, price_level=1, **RICH)
    holds(match, price={"infantry": 20})
    play(match, "general-egyptus-1", "palestina")
    assert pass_turn(match) == ("egyptus", 20)
    assert not happened(match, PricesRise)

    provinces = dict.fromkeys([*TENS, *MORE, *FIVES], "egyptus")
    match = table(
        control=provinces,
        at={"egyptus": {"egyptus": {"general": 1, "infantry": 1}}},
        turn="egyptus",
        price_level=1,
        **RICH,
    )
    holds(match, marker={"egyptus": 200})
    play(match, "general-egyptus-1", "palestina")
    assert pass_turn(match) == ("egyptus", 20)
    [rise] = happened(match, PricesRise)
    assert (rise.marker, rise.factor) == (205, 3)
    assert pass_turn(match) == ("hispania", 20)
    assert pass_turn(match) == ("macedonia", 20)
    assert pass_turn(match) == ("egyptus", 30)
    assert pass_turn(match) == ("hispania", 30)
    holds(match, price={"infantry": 30, "road": 30, "fortified_city": 150})


@pytest.mark.rule("CE-infl-06")
def test_a_rise_is_not_undone_when_the_marker_falls_again():
    match = rich(
        100,
        at={
            "egyptus": {"egyptus": {"general": 1, "infantry": 1}},
            "macedonia": {"macedonia": {"general": 1, "infantry": 1}},
        },
        **RICH,
    )
    play(match, "general-egyptus-1", "palestina")
    pass_turn(match)
    pass_turn(match)
    # Before the higher prices hold Macedonia takes Achaia from him.
    play(match, "general-macedonia-1", "achaia")
    assert pass_turn(match) == ("macedonia", 10)
    holds(match, marker={"egyptus": 95})
    assert pass_turn(match) == ("egyptus", 20)
    assert pass_turn(match) == ("hispania", 20)


@pytest.mark.rule("CE-infl-07")
def test_each_rise_happens_once_only():
    match = rich(105, price_level=1, **RICH)
    play(match, "general-egyptus-1", "palestina")
    for _ in range(7):
        pass_turn(match)
    assert not happened(match, PricesRise)
    assert cost(match) == 20


@pytest.mark.rule("CE-infl-07")
def test_another_player_at_the_same_mark_sets_off_nothing_more():
    match = rich(100, purse={"egyptus": 100}, at={"egyptus": {"egyptus": {"general": 1, "infantry": 1}}})
    play(match, "general-egyptus-1", "palestina")
    pass_turn(match)
    assert [rise.side for rise in happened(match, PricesRise)] == ["side:egyptus"]
    match = table(
        control=dict.fromkeys([*TENS, "lusitania"], "hispania"),
        at={"hispania": {"hispania": {"general": 1, "infantry": 1}}},
        price_level=1,
        turn="hispania",
    )
    play(match, "general-hispania-1", "baetica")
    pass_turn(match, buys=False)
    holds(match, marker={"hispania": 110})
    assert not happened(match, PricesRise)


def falls(mine, theirs, **given):
    """Macedonia's Caesar attacks Egyptus in Syria with one Infantry and falls; Egyptus gets all he had."""
    legion = given.pop("legion", {})
    return table(
        dice="blank infantry infantry",
        at={"cilicia": {"macedonia": {"caesar": 1, "infantry": 1}}, "syria": {"egyptus": {"infantry": 2}}, **legion},
        control={"syria": "egyptus"} | dict.fromkeys(mine, "egyptus") | dict.fromkeys(theirs, "macedonia"),
        purse={"egyptus": 90, "hispania": 90},
        turn="macedonia",
        **given,
    )


AFRICA = ["cyrenaica", "africa", "numidia", "caesariensis", "asia", "galatia"]
WEST = ["achaia", "italia", "neapolis", "narbonensis", "britannia"]
EAST = ["arabia_petrea", "cilicia", "cappadocia", "armenia", "pontus_et_bithynia", "lusitania", "baetica", "tingitana"]
LEGION = {"britannia": {"macedonia": {"general": 1, "infantry": 1}}}


@pytest.mark.rule("CE-infl-02", "CE-infl-03", "CE-infl-04")
def test_out_of_turn_he_still_has_one_purchase_at_the_old_price():
    match = falls(AFRICA, ["achaia", "mesopotamia"])
    holds(match, marker={"egyptus": 80, "macedonia": 35})
    play(match, "caesar-macedonia", "syria", "attack", "end")
    assert [(rise.side, rise.marker) for rise in happened(match, PricesRise)] == [("side:egyptus", 115)]
    assert pass_turn(match) == ("egyptus", 10)
    assert pass_turn(match) == ("hispania", 10)
    assert pass_turn(match) == ("egyptus", 20)
    assert pass_turn(match) == ("hispania", 20)


@pytest.mark.rule("CE-infl-03", "CE-infl-06")
def test_if_he_is_out_prices_rise_when_his_turn_would_come():
    match = falls([], [*WEST, *EAST], legion=LEGION)
    holds(match, marker={"egyptus": 20, "macedonia": 100})
    play(match, "general-macedonia-1", "belgica", "caesar-macedonia", "syria", "attack", "end")
    assert [(rise.side, rise.marker) for rise in happened(match, PricesRise)] == [("side:macedonia", 105)]
    holds(match, alive=["egyptus", "hispania"], marker={"egyptus": 125})
    assert pass_turn(match) == ("egyptus", 10)
    assert pass_turn(match) == ("hispania", 10)
    assert pass_turn(match) == ("egyptus", 20)


@pytest.mark.rule("CE-infl-05", "CE-infl-01")
def test_two_rises_may_come_together_and_the_higher_counts():
    match = falls([*AFRICA, "mesopotamia", "creta", "cyprus"], [*WEST, *EAST], legion=LEGION)
    holds(match, marker={"egyptus": 100, "macedonia": 100})
    play(match, "general-macedonia-1", "belgica", "caesar-macedonia", "syria", "attack", "end")
    rises = [(rise.side, rise.marker, rise.factor) for rise in happened(match, PricesRise)]
    assert rises == [("side:macedonia", 105, 2), ("side:egyptus", 205, 3)]
    assert pass_turn(match) == ("egyptus", 10)
    assert pass_turn(match) == ("hispania", 10)
    # Macedonia's turn would come, then that of Egyptus: both rises hold, the higher decides.
    assert pass_turn(match) == ("egyptus", 30)
    assert pass_turn(match) == ("hispania", 30)
    assert [rose.factor for rose in happened(match, PricesRose)] == [2, 3]
