"""SCOPO DEL GIOCO, I PEZZI DEL GIOCO, PREPARAZIONE, ORDINE DEL GIOCO, SEQUENZA DEL GIOCO."""

from __future__ import annotations

import pytest

import strategos
from strategos.games.conquest import GAME
from strategos.games.conquest.events import (
    BattleBegan,
    BattleEnded,
    Bought,
    CityDestroyed,
    Marched,
    Placed,
    Rolled,
    Settled,
    TributeDrawn,
    TurnBegan,
)
from strategos.games.conquest.facts import NAMES, NUMBER, PROVINCES, STOCK, VALUE
from strategos.games.conquest.sequence import PHASES
from strategos.games.conquest.shapes import SpaceFacts
from strategos.games.conquest.state import side
from strategos.kernel.match import Match

from .table import asked, happened, holds, keys, play, table

HOMES = {"hispania", "italia", "macedonia", "galatia", "numidia", "mesopotamia", "egyptus"}
START = {"caesar": 1, "general": 4, "infantry": 5, "cavalry": 0, "catapult": 0}


@pytest.mark.rule("CE-title-01")
def test_these_are_the_classic_rules_and_no_others():
    assert GAME.scenarios == ("classic",)
    # What the second game of the box adds, its cards for example, is nowhere to be seen.
    view = strategos.new("conquest", seats=6).view(None)
    assert not view.hands
    assert {piece.kind for piece in view.pieces} == {"caesar", "general", "infantry"}


@pytest.mark.rule("CE-box-02")
def test_the_number_of_dice_never_limits_a_roll():
    fleets = [{"side": "macedonia", "at": "mare_aegaeum", "count": 8}, {"side": "egyptus", "at": "mare_aegaeum"}]
    match = table(dice="galley " + "blank " * 17, galleys=fleets, turn="macedonia", phase="combat")
    play(match, "sea-mare_aegaeum-egyptus")
    ours, theirs = happened(match, Rolled)
    assert (len(ours.dice), len(theirs.dice)) == (16, 2)


@pytest.mark.rule("CE-setup-03", "CE-setup-04", "CE-setup-05", "CE-setup-06", "CE-setup-07")
@pytest.mark.parametrize(
    ("seats", "homes"),
    [
        (6, HOMES - {"mesopotamia"}),
        (5, HOMES - {"numidia", "galatia"}),
        (4, {"hispania", "macedonia", "mesopotamia", "numidia"}),
        (3, {"macedonia", "egyptus", "hispania"}),
        (2, {"hispania", "egyptus"}),
    ],
)
@pytest.mark.parametrize("method", ["order", "lot"])
def test_homes_by_the_number_of_players(seats, homes, method):
    match = strategos.new("conquest", seats=seats, seed=5, homes=method)
    assert {NAMES[home] for home in match.state.home} == homes
    assert len(match.state.home) == seats


@pytest.mark.rule("CE-setup-02")
def test_homes_in_order_by_lot_or_by_choice():
    in_order = [NAMES[h] for h in strategos.new("conquest", seats=6).state.home]
    assert in_order == ["macedonia", "galatia", "egyptus", "numidia", "hispania", "italia"]
    lots = {
        tuple(NAMES[h] for h in strategos.new("conquest", seats=6, seed=n, homes="lot").state.home) for n in range(40)
    }
    assert len(lots) > 20
    assert {lot[0] for lot in lots} == set(in_order)

    match = strategos.new("conquest", seats=3, homes="choice")
    assert (asked(match).seat, asked(match).kind) == (0, "home")
    assert keys(match) == ["egyptus", "hispania", "macedonia"]
    match.play(0, "hispania")
    assert (asked(match).seat, keys(match)) == (1, ["egyptus", "macedonia"])
    match.play(1, "egyptus")
    # The last player takes what is left, and Macedonia begins wherever it sits.
    assert [NAMES[h] for h in match.state.home] == ["hispania", "egyptus", "macedonia"]
    assert (asked(match).seat, asked(match).kind) == (2, "move")


@pytest.mark.rule("CE-setup-09", "CE-setup-10", "CE-caesar-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_stands_in_each_home_at_the_start(seats):
    match = strategos.new("conquest", seats=seats)
    s = match.state
    homes = [side(s, seat) for seat in range(seats)]
    holds(match, at={home: {home: START} for home in homes}, city=dict.fromkeys(homes, "fortified"))
    # Nothing stands anywhere else, and there are no ships and no Roads.
    assert (sum(s.units), sum(1 for c in s.city if c), sum(s.road)) == (5 * seats, seats, 0)
    assert all(at == -1 for at in s.galley_at)
    assert len(s.leader_at) == 5 * seats


@pytest.mark.rule("CE-setup-11")
def test_the_marker_starts_at_15_and_the_purse_empty():
    match = strategos.new("conquest", seats=6)
    assert set(match.view(None).tracks["tribute"].values()) == {15}
    assert set(match.state.purse) == {0}
    rich = strategos.new("conquest", seats=6, start_talents="15")
    assert set(rich.state.purse) == {15}
    # The first tribute is drawn in the first turn.
    play(match, "end", "done")
    holds(match, purse={"macedonia": 15, "galatia": 0})


@pytest.mark.rule("CE-setup-08", "CE-marker-01")
def test_each_player_has_a_colour_for_all_that_is_his():
    match = table(
        galleys=[{"side": "egyptus", "at": "mare_alexandria"}],
        at={"cyrenaica": {"egyptus": {"general": 1, "infantry": 1}}},
    )
    view = match.view(None)
    assert len({s.colour for s in view.sides}) == 3
    theirs = [p for p in view.pieces if "egyptus" in p.id.split("-")[1]]
    assert {p.kind for p in theirs} == {"caesar", "general", "galley", "infantry"}
    assert {p.side for p in theirs} == {"egyptus"}
    assert view.spaces["cyrenaica"].control == "side:egyptus"
    assert [s.id for s in view.sides if s.id == "egyptus"] == ["egyptus"]


@pytest.mark.rule("CE-board-04", "CE-board-05")
def test_everything_but_the_homes_in_play_begins_without_an_owner():
    match = strategos.new("conquest", seats=3)
    s = match.state
    owned = {NAMES[p] for p in range(PROVINCES) if s.control[p] != -1}
    assert owned == {"macedonia", "egyptus", "hispania"}
    # A home nobody starts in is a province like others: empty, worth 10, to be conquered (R03).
    match = table(at={"africa": {"egyptus": {"general": 1, "infantry": 1}}}, turn="egyptus")
    play(match, "general-egyptus-1", "numidia", "end")
    holds(match, control={"numidia": "egyptus"}, marker={"egyptus": 30}, city={"numidia": "none"})
    assert VALUE[NUMBER["numidia"]] == 10


# -- order of play ----------------------------------------------------------------------------------------------------


def turns(match, n):
    """Whose turns the next `n` are, if everybody just ends them."""
    found = []
    for _ in range(n):
        found.append(side(match.state, asked(match).seat))
        play(match, "move! end")
        while asked(match).kind != "move":
            play(match, "done")
    return found


@pytest.mark.rule("CE-order-01", "CE-order-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_play_starts_with_macedonia_and_goes_clockwise(seats):
    printed = ["macedonia", "galatia", "mesopotamia", "egyptus", "numidia", "hispania", "italia"]
    match = strategos.new("conquest", seats=seats, seed=3, homes="lot")
    homes = {NAMES[home] for home in match.state.home}
    order = [home for home in printed if home in homes]
    assert turns(match, seats) == order
    assert match.state.clock.round == 2
    assert turns(match, 1) == order[:1]


@pytest.mark.rule("CE-order-02")
def test_who_is_out_is_skipped():
    match = table(at={"cyrenaica": {"macedonia": {"general": 1, "infantry": 1}}}, turn="macedonia")
    play(match, "general-macedonia-1", "egyptus", "end", "take-caesar-egyptus", "done")
    holds(match, alive=["macedonia", "hispania"])
    assert turns(match, 3) == ["hispania", "macedonia", "hispania"]


@pytest.mark.rule("CE-order-02", "CE-home-02")
def test_who_has_lost_his_home_keeps_his_place_in_the_order():
    match = table(at={"cyrenaica": {"egyptus": {"caesar": 1}}}, control={"egyptus": "hispania"}, turn="macedonia")
    assert turns(match, 4) == ["macedonia", "egyptus", "hispania", "macedonia"]


@pytest.mark.rule("CE-seq-01", "CE-summary-01")
def test_a_turn_has_six_phases_in_fixed_order():
    assert PHASES == ("movement", "combat", "tribute", "destroy", "purchase", "placement")
    match = table(
        dice="infantry infantry blank",
        at={"thracia": {"macedonia": {"general": 1, "infantry": 2}}, "moesia": {"egyptus": {"infantry": 1}}},
        city={"macedonia": "city"},
        turn="macedonia",
    )
    seen = []
    for answer in ("general-macedonia-1", "moesia", "attack", "end", "macedonia", "infantry=01", "done"):
        seen.append(match.view(None).phase)
        play(match, answer)
    assert seen == ["movement"] * 4 + ["destroy"] + ["purchase"] * 2
    wanted = [Marched, BattleBegan, BattleEnded, TributeDrawn, CityDestroyed, Bought, Placed, TurnBegan]
    assert [type(e) for e in match.all_events() if type(e) in wanted] == wanted
    assert side(match.state, asked(match).seat) == "egyptus"


@pytest.mark.rule("CE-seq-01", "CE-bl-04")
def test_phases_with_nothing_to_do_pass_by_themselves():
    match = table(turn="macedonia", control={"macedonia": "egyptus"})
    play(match, "end")
    assert side(match.state, asked(match).seat) == "egyptus"
    assert asked(match).kind == "move"


@pytest.mark.rule("CE-stock-01", "CE-unit-01", "CE-lead-01")
def test_the_six_kinds_of_pieces():
    everything = {"general": 1, "infantry": 1, "cavalry": 1, "catapult": 1}
    match = table(
        purse={"macedonia": 35},
        at={"thracia": {"macedonia": everything}},
        galleys=[{"side": "macedonia", "at": "thracia"}],
        control={"moesia": "macedonia"},
        city={"thracia": "city", "moesia": "city"},
        road=[["thracia", "moesia"]],
        turn="macedonia",
    )
    view = match.view(None)
    assert next(s for s in view.sides if s.id == "macedonia").facts.purse == 35
    assert view.spaces["thracia"] == SpaceFacts("side:macedonia", "city")
    assert [(link.a, link.b) for link in view.links if link.kind == "road"] in (
        [("thracia", "moesia")],
        [("moesia", "thracia")],
    )
    leaders = {"caesar", "general"}
    units = {"infantry", "cavalry", "catapult", "galley"}
    assert {p.kind for p in view.pieces} == leaders | units
    # Land units follow leaders; leaders and galleys move by themselves; Cities and Roads do not move.
    movers = [o.on["piece"] for o in asked(match).options if "piece" in o.on]
    assert movers == ["caesar-macedonia", "galley-macedonia-1", "general-macedonia-1"]
    play(match, "general-macedonia-1")
    stacks = {o.on["piece"] for o in asked(match).options if "amount" in o.on}
    assert stacks == {f"{kind}-macedonia-thracia" for kind in ("infantry", "cavalry", "catapult")}
    assert STOCK.keys() == {"city", "fortification", "road"}


@pytest.mark.rule("CE-caesar-01", "CE-lead-01", "CE-unit-01")
def test_leaders_cannot_be_bought_and_combat_units_can():
    match = table(purse={"macedonia": 500}, turn="macedonia", phase="purchase", control={"thracia": "macedonia"})
    goods = {option.on["button"] for option in asked(match).candidates}
    assert goods - {"acclaim"} == {
        "done", "infantry", "cavalry", "catapult", "galley", "city", "fortification", "fortified_city", "road"
    }  # fmt: skip


@pytest.mark.rule("CE-setup-02", "CE-order-01")
def test_homes_and_the_first_turn_are_told() -> None:
    match = Match(GAME, GAME.setup(3), 5)
    homes = [("side:macedonia", "space:macedonia"), ("side:egyptus", "space:egyptus"),
             ("side:hispania", "space:hispania")]  # fmt: skip
    assert [(told.side, told.space) for told in happened(match, Settled)] == homes
    [first] = happened(match, TurnBegan)
    assert first.round == 1
    assert first.side in {side for side, _ in homes}
