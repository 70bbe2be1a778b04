"""Fase cinque: prices, Talents, and the pieces in the box, which limit what can be bought."""

from __future__ import annotations

import pytest

from strategos.games.conquest import GAME
from strategos.games.conquest.events import Bought, TributeDrawn
from strategos.games.conquest.facts import GALLEYS, LIMIT, NAMES, NUMBER, PROVINCES, ROADS, STOCK
from strategos.games.conquest.state import GONE
from strategos.kernel.match import Match

from .table import asked, happened, holds, keys, play, table, why_not

PRICES = {
    "infantry": 10,
    "cavalry": 20,
    "galley": 20,
    "catapult": 30,
    "fortified_city": 50,
    "city": 30,
    "fortification": 20,
    "road": 10,
}
PIECES = {"infantry": 20, "cavalry": 20, "catapult": 6, "galley": 8}
ANSWERS = {
    "infantry": ["infantry=01"],
    "cavalry": ["cavalry=01"],
    "galley": ["galley=01", "macedonia_west"],
    "catapult": ["catapult=01"],
    "fortified_city": ["fortified_city", "moesia"],
    "city": ["city", "moesia"],
    "fortification": ["fortification", "thracia"],
    "road": ["road", "macedonia", "thracia"],
}
# Thirteen provinces of the west with twenty-two borders between them: room for all the Roads in the box.
WEST = [
    "hispania",
    "aquitania",
    "narbonensis",
    "lusitania",
    "baetica",
    "lugudunensis",
    "belgica",
    "germania",
    "rhetia",
    "italia",
    "noricum",
    "pannonia",
    "dalmatia",
]
BORDERS = [[NAMES[a], NAMES[b]] for a, b in ROADS if NAMES[a] in WEST and NAMES[b] in WEST]


def shop(talents=1000, **given):
    """Macedonia buys; it has Cities at home and in Thracia, and Moesia without one."""
    given = {"control": {"thracia": "macedonia", "moesia": "macedonia"}, **given}
    given = {"city": {"macedonia": "city", "thracia": "city"}, **given}
    return table(purse={"macedonia": talents}, turn="macedonia", phase="purchase", **given)


def refusal(match, key):
    no = why_not(match, key)
    return no.rule, no.why


@pytest.mark.rule(
    "CE-buy-01", "CE-buy-02", "CE-summary-02", "CE-money-04", "CE-city-02", "CE-fort-02", "CE-fort-03", "CE-road-02",
    "CE-infantry-01", "CE-cavalry-01", "CE-catapult-01", "CE-galley-03",
)  # fmt: skip
@pytest.mark.parametrize("item", PRICES)
@pytest.mark.parametrize(("level", "factor"), [(0, 1), (1, 2), (2, 3)])
def test_what_everything_costs(item, level, factor):
    cost = PRICES[item] * factor
    match = shop(cost + 200, price_level=level)
    play(match, *ANSWERS[item])
    holds(match, purse={"macedonia": 200})
    [bought] = happened(match, Bought)
    assert (bought.item, bought.count, bought.talents) == (f"item:{item}", 1, cost)


@pytest.mark.rule("CE-buy-02", "CE-money-04")
@pytest.mark.parametrize("item", PRICES)
def test_the_last_talent_counts(item):
    first = ANSWERS[item][0]
    assert first in keys(shop(PRICES[item]))
    if PRICES[item] > 10:
        assert refusal(shop(PRICES[item] - 5), first) == ("CE-buy-02", "too_dear")
    else:
        # With less than the cheapest price there is nothing to ask.
        match = shop(5)
        assert asked(match).kind == "move"
        holds(match, purse={"macedonia": 5})


@pytest.mark.rule("CE-buy-02")
def test_several_are_paid_together():
    match = shop(75)
    assert "infantry=07" in keys(match)
    assert "infantry=08" not in keys(match)
    play(match, "infantry=07")
    holds(match, purse={"macedonia": 5})


@pytest.mark.rule("CE-buy-01")
def test_talents_may_be_saved():
    match = shop(75, city={})
    play(match, "done")
    holds(match, purse={"macedonia": 75})
    assert asked(match).kind == "move"


@pytest.mark.rule("CE-stock-02", "CE-money-01")
def test_money_never_runs_out():
    match = table(purse={"macedonia": 100_000}, turn="macedonia")
    play(match, "end")
    holds(match, purse={"macedonia": 100_010})
    assert happened(match, TributeDrawn)[0].talents == 10


@pytest.mark.rule("CE-stock-02")
def test_control_markers_never_run_out():
    match = table(
        control={name: "macedonia" for name in NAMES[:PROVINCES] if name not in ("egyptus", "hispania", "syria")},
        at={"palestina": {"macedonia": {"general": 1, "infantry": 1}}},
        turn="macedonia",
    )
    play(match, "general-macedonia-1", "syria", "end")
    assert match.state.control.count(0) == PROVINCES - 2


# -- a colour's own pieces --------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-box-03")
def test_pieces_of_a_colour():
    assert dict(zip(("infantry", "cavalry", "catapult"), LIMIT, strict=True)) | {"galley": GALLEYS} == PIECES
    view = table(empty=False, seats=6).view(None)
    for side in view.sides:
        mine = [piece.kind for piece in view.pieces if piece.side == side.id]
        assert (mine.count("caesar"), mine.count("general")) == (1, 4)


def on_board(item, n):
    """`n` pieces of a kind on the board, as words of `given`."""
    if item == "galley":
        return {"galleys": [{"side": "macedonia", "at": "mare_aegaeum", "count": n}]}
    return {"at": {"achaia": {"macedonia": {item: n}}}}


@pytest.mark.rule("CE-stock-02", "CE-stock-03", "CE-buy-03", "CE-box-03")
@pytest.mark.parametrize(("item", "limit"), PIECES.items())
def test_the_last_piece_of_a_colour(item, limit):
    match = shop(2000, **on_board(item, limit - 2))
    assert f"{item}=02" in keys(match)
    assert f"{item}=03" not in keys(match)
    # What is bought is taken at once, though it is placed later.
    play(match, f"{item}=01", *ANSWERS[item][1:])
    assert f"{item}=02" not in keys(match)
    play(match, f"{item}=01", *ANSWERS[item][1:])
    assert refusal(match, f"{item}=01") == ("CE-buy-03", "none_left")

    match = shop(2000, **on_board(item, limit))
    assert refusal(match, f"{item}=01") == ("CE-buy-03", "none_left")


@pytest.mark.rule("CE-stock-03")
def test_pieces_aboard_a_galley_are_on_the_board():
    match = shop(
        at={"achaia": {"macedonia": {"infantry": 13}}},
        galleys=[{"side": "macedonia", "at": "mare_aegaeum", "cargo": {"general": 1, "infantry": 6}}],
    )
    assert "infantry=01" in keys(match)
    assert "infantry=02" not in keys(match)


@pytest.mark.rule("CE-stock-03")
def test_the_pieces_of_others_are_not_in_the_way():
    match = shop(at={"cyrenaica": {"egyptus": {"infantry": 20, "cavalry": 20, "catapult": 6}}})
    assert {"infantry=20", "cavalry=20", "catapult=06"} <= set(keys(match))


@pytest.mark.rule("CE-faq-fall-02", "CE-stock-03")
def test_the_pieces_of_a_fallen_colour_can_be_bought_too():
    match = table(
        at={
            "cyrenaica": {"macedonia": {"general": 1, "infantry": 19}},
            "syria": {"egyptus": {"infantry": 3}},
        },
        galleys=[{"side": "macedonia", "at": "mare_aegaeum", "count": 8}],
        purse={"macedonia": 1000},
        turn="macedonia",
    )
    play(match, "general-macedonia-1", "egyptus", "end", "take-caesar-egyptus")
    assert "infantry=18" in keys(match)
    assert "infantry=19" not in keys(match)
    assert "galley=08" in keys(match)
    assert "galley=09" not in keys(match)
    play(match, "infantry=18", "galley=08", "macedonia_east", "done")
    holds(
        match,
        at={"macedonia": {"macedonia": {"infantry": 18}}, "egyptus": {"macedonia": {"infantry": 7}}},
        galleys={"macedonia": {"macedonia": 8}, "mare_aegaeum": {"macedonia": 8}},
    )


# -- the common stock -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-box-04")
def test_the_common_stock():
    assert STOCK == {"city": 16, "fortification": 16, "road": 20}


def cities(n, kind="city"):
    """`n` Cities of Hispania and Egyptus, with their owners."""
    names = [name for name in NAMES[:PROVINCES] if name not in ("macedonia", "thracia", "moesia")][:n]
    owners = {name: "egyptus" if NUMBER[name] % 2 else "hispania" for name in names}
    return {"control": owners | {"moesia": "macedonia", "thracia": "macedonia"}, "city": dict.fromkeys(names, kind)}


@pytest.mark.rule("CE-stock-02", "CE-stock-03", "CE-buy-03", "CE-box-04")
def test_the_last_city_of_the_common_stock():
    match = shop(**cities(16))
    assert refusal(match, "city") == ("CE-buy-03", "none_left")
    assert refusal(match, "fortified_city") == ("CE-buy-03", "none_left")
    match = shop(**cities(15))
    assert {"city", "fortified_city"} <= set(keys(match))
    play(match, "city", "moesia")
    assert refusal(match, "city") == ("CE-buy-03", "none_left")
    # A Fortification is another piece: it still goes under the City just bought.
    play(match, "fortification", "moesia")
    assert refusal(match, "fortified_city") == ("CE-buy-03", "none_left")


@pytest.mark.rule("CE-stock-02", "CE-stock-03", "CE-buy-03", "CE-box-04", "CE-citykind-01")
def test_the_last_fortification_of_the_common_stock():
    given = cities(15, "fortified")
    given["city"] |= {"thracia": "city"}
    assert refusal(shop(**given), "city") == ("CE-buy-03", "none_left")
    assert "fortification" in keys(shop(**given))

    given = cities(14, "fortified")
    given["city"] |= {"thracia": "city"}
    match = play(shop(**given), "fortified_city", "moesia", "fortification", "thracia")
    assert refusal(match, "fortification") == ("CE-buy-03", "none_left")
    play(match, "done")
    holds(match, city={"moesia": "fortified", "thracia": "fortified"})


@pytest.mark.rule("CE-stock-02", "CE-stock-03", "CE-buy-03", "CE-box-04")
def test_the_last_road_of_the_common_stock():
    west = {
        "control": dict.fromkeys(WEST, "hispania") | {"thracia": "macedonia"},
        "city": dict.fromkeys(WEST, "city") | {"macedonia": "city", "thracia": "city"},
    }
    assert len(BORDERS) >= 20
    assert refusal(shop(road=BORDERS[:20], **west), "road") == ("CE-buy-03", "none_left")
    match = shop(road=BORDERS[:19], **west)
    play(match, "road", "macedonia", "thracia")
    assert refusal(match, "road") == ("CE-buy-03", "none_left")


# -- a lost home ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-home-03", "CE-buy-04", "CE-place-03", "CE-faq-place-01")
def test_who_has_lost_his_home_buys_nothing_at_all():
    lost = {
        "control": {"macedonia": "egyptus", "thracia": "macedonia"},
        "at": {"thracia": {"macedonia": {"caesar": 1}}},
    }
    match = table(purse={"macedonia": 500}, turn="macedonia", **lost)
    play(match, "end")
    assert (asked(match).kind, asked(match).seat) == ("move", 1)
    holds(match, purse={"macedonia": 500})
    # A reading in which he still draws tribute does not let him buy either.
    match = table(purse={"macedonia": 500}, turn="macedonia", options={"home_lost": "tribute"}, **lost)
    play(match, "end")
    assert (asked(match).kind, asked(match).seat) == ("move", 1)
    holds(match, purse={"macedonia": 505})


@pytest.mark.rule("CE-buy-04", "CE-home-02")
def test_with_his_home_back_he_buys_again_in_the_same_turn():
    match = table(
        purse={"macedonia": 30},
        control={"macedonia": "egyptus"},
        at={"thracia": {"macedonia": {"caesar": 1, "infantry": 1}}},
        turn="macedonia",
    )
    play(match, "caesar-macedonia", "macedonia", "end")
    assert asked(match).kind == "buy"
    play(match, "infantry=01", "done")
    holds(match, at={"macedonia": {"macedonia": {"infantry": 2}}})


@pytest.mark.rule("CE-faq-place-01")
def test_no_troops_are_bought_for_a_home_where_an_enemy_legion_stands():
    # Only where a legion beside a lone leader does not take the province can this be.
    match = table(
        purse={"macedonia": 30},
        control={"thracia": "macedonia"},
        at={"macedonia": {"egyptus": {"general": 1, "infantry": 1}}},
        options={"lone_leader": "kept"},
        turn="macedonia",
        phase="purchase",
    )
    assert refusal(match, "infantry=01") == ("CE-faq-place-01", "home_occupied")
    assert "city" in keys(match)


@pytest.mark.rule("CE-place-05", "CE-buy-03")
def test_without_a_coast_no_number_of_galleys_is_offered():
    """Found by random play: Mesopotamia without Syria and Armenia was offered two galleys at once."""
    match = table(seats=4, purse={"mesopotamia": 200}, turn="mesopotamia", phase="purchase")
    assert not [key for key in keys(match) if key.startswith("galley")]


@pytest.mark.rule("CE-buy-01", "CE-buy-03")
def test_who_rules_many_colours_buys_forty_of_a_kind_at_once_and_then_again():
    """With four colours and a full purse every number of everything would be more than two hundred options."""
    match = table(seats=6, turn="macedonia", phase="purchase", purse={"macedonia": 1600})
    state = match.state.copy()
    for fallen in (1, 2, 3):
        state.leader_at[fallen * 5] = GONE
        state.master[fallen] = 0
        state.control[state.home[fallen]] = 0
    match = Match(GAME, match.setup, 1, state=state)
    assert asked(match).kind == "buy"
    assert {"infantry=40", "cavalry=40", "catapult=24", "galley=32"} <= set(keys(match))
    assert len(asked(match).options) < 200
    no = why_not(match, "infantry=41")
    assert (no.rule, no.why, no.facts["count"]) == ("CE-buy-01", "not_at_once", 40)
    play(match, "infantry=40")
    assert "infantry=40" in keys(match)
    play(match, "infantry=40")
    assert why_not(match, "infantry=01").why == "none_left"


@pytest.mark.rule("CE-place-01")
def test_one_kind_is_bought_and_no_other_comes_with_it() -> None:
    match = table(purse={"macedonia": 200}, turn="macedonia", phase="purchase")
    play(match, "cavalry=01", "done")
    units = [
        p.kind for p in match.view(None).pieces if p.at == "space:macedonia" and p.kind in ("infantry", "catapult")
    ]
    assert units == []
