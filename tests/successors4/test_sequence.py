"""5, 6 The Game Turn, the Rounds of the Strategy Phase, and the cards revealed at the end of a Round."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.card_events import CardRevealed
from strategos.games.successors.common.cards.event import Event, always, no_target
from strategos.games.successors.common.events import TieRolled
from strategos.games.successors.common.sequence import outcome, scores
from strategos.games.successors.common.tasks import Play
from strategos.games.successors.fourth.cards import EVENTS
from strategos.games.successors.fourth.facts import CARD_NUMBER, CARDS
from strategos.games.successors.fourth.rounds import end_of_round, player_after, reveal
from strategos.games.successors.fourth.sequence import SEQUENCE, following
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.kernel.asking import No
from strategos.kernel.clock import AGAIN, Clock, Phase, phase
from strategos.kernel.clock import following as next_place
from strategos.kernel.game import Setup
from tests.successors.table import BLACK, BLUE, RED, YELLOW, question, run, told

from .table import cards, hands, position

REVEALED = [row.id for row in CARDS.cards if row.revealed]


def a_game_turn(seats: int, **fields: Any) -> list[tuple[str, int | None]]:
    """The phases of one Game Turn, each with who takes it; a Segment and its beginning count once."""
    s = position(seats=seats, **fields)
    s.clock = Clock(2, 0)
    found: list[tuple[str, int | None]] = []
    while s.clock.round == 2:
        here = (phase(SEQUENCE, s.clock).name, s.clock.seat)
        if not found or found[-1] != here:
            found.append(here)
        s.clock = next_place(SEQUENCE, s, s.clock)
    return found


@pytest.mark.rule("S4-5-b", "S4-5-c", "S4-5.4-a", "S4-6-c")
def test_the_phases_of_a_game_turn_and_the_segments_of_a_player_turn() -> None:
    found = a_game_turn(2)
    names = [name for name, _ in found]
    assert names[:8] == [
        "deal_generals",
        "placement",
        "preparations",
        "usurper",
        "turn_order",
        "reinforcement",
        "card_deal",
        "surrender",
    ]
    assert names[-2:] == ["isolation", "end_of_turn"]
    segments = ["surrender", "tyche", "activation", "supply"]
    assert names[7:16] == [*segments, *segments, "end_of_round"]


@pytest.mark.rule("S4-6-a", "S4-6-b", "S4-6-h")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 5), (3, 5), (4, 5), (5, 4)])
def test_rounds_of_one_player_turn_each(seats: int, rounds: int) -> None:
    turns = [seat for name, seat in a_game_turn(seats, first=1) if name == "tyche"]
    order = [(1 + n) % seats for n in range(seats)]
    assert turns == order * rounds


@pytest.mark.rule("S4-6-b", "S4-5.1-m")
def test_player_turns_follow_the_turn_order() -> None:
    s = position(first=BLUE, leftward=False)
    assert [player_after(1, s, seat) for seat in (None, BLUE, YELLOW, BLACK, RED)] == [BLUE, YELLOW, BLACK, RED, None]


# -- 6 the end of a Round ---------------------------------------------------------------------------------------------


def revealed(s: SuccessorsState, number: int, *drawn: int, dice: str = "") -> list[str]:
    """The cards revealed at the end of a Round."""
    before = len(told(s, CardRevealed))
    hidden = list(drawn)
    while (
        run(end_of_round(number, s), dice if len(told(s, CardRevealed)) == before else "", drawn=tuple(hidden)) is AGAIN
    ):
        hidden = hidden[1:]
    return [event.card for event in told(s, CardRevealed)[before:]]


@pytest.mark.rule("S4-6-d", "S4-6-g")
@pytest.mark.parametrize(("seats", "table", "count"), [(2, 10, 2), (3, 5, 1), (4, 0, 0)])
def test_cards_are_revealed_at_the_end_of_each_round(seats: int, table: int, count: int) -> None:
    deck = [*cards("epidemic", "diplomacy", "treachery", "olympias", "kassandros")] * 3
    s = position(seats=seats, deck=sorted(deck), table=table)
    for number in range(1, 6):
        assert len(revealed(s, number)) == count
        assert s.table == table - number * count
    assert len(s.discards) == 5 * count
    assert len(s.deck) == len(deck) - 5 * count


@pytest.mark.rule("S4-6-e", "S4-6-f", "S4-6-g")
def test_only_six_events_take_effect_and_the_fewest_victory_points_resolve_them() -> None:
    assert REVEALED == [
        "unrest",
        "unrest_spreads",
        "plans_of_their_own",
        "illyrian_tribes_migrate",
        "scythian_invasion",
        "greek_soldiers_23000",
    ]


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(_s: SuccessorsState, _faction: int, _target: tuple[int, ...]) -> None:
        return None

    for name in (*REVEALED, "epidemic"):
        monkeypatch.setitem(EVENTS, name, Event(always, no_target, nothing))


@pytest.mark.rule("S4-6-e", "S4-6-f", "S4-6-g")
@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("name", REVEALED)
def test_a_revealed_event_is_resolved_by_the_player_with_the_fewest_victory_points(name: str) -> None:
    s = position(seats=3, provinces={"makedonia": "yellow", "thrake": "red"}, deck=[*cards(name)], table=5)
    assert run(end_of_round(1, s)) is AGAIN
    assert told(s, CardRevealed) == [CardRevealed(f"card:{name}", "side:blue")]
    assert s.agenda == [Play(BLUE, CARD_NUMBER[name], revealed=True)]
    assert s.discards == [*cards(name)]


@pytest.mark.rule("S4-6-d", "S4-5.3-d")
@pytest.mark.usefixtures("quiet")
def test_any_card_nobody_has_seen_may_lie_on_the_table() -> None:
    for place, name in enumerate(("diplomacy", "epidemic", "olympias"), 1):
        s = position(seats=3, deck=[*cards("diplomacy", "epidemic", "olympias")], table=5)
        run(end_of_round(1, s), "", drawn=(place,))
        assert told(s, CardRevealed) == [CardRevealed(f"card:{name}")]


@pytest.mark.rule("S4-6-f")
@pytest.mark.usefixtures("quiet")
def test_a_tie_goes_to_the_lowest_die() -> None:
    s = position(seats=3, provinces={"makedonia": "yellow"})
    run(reveal(s, CARD_NUMBER["unrest"]), "4 2")
    assert s.agenda == [Play(RED, CARD_NUMBER["unrest"], revealed=True)]
    assert [event.die for event in told(s, TieRolled)] == [4, 2]


@pytest.mark.rule("S4-6-e")
@pytest.mark.usefixtures("quiet")
def test_another_card_revealed_does_nothing() -> None:
    s = position(seats=3)
    run(reveal(s, CARD_NUMBER["epidemic"]))
    assert s.agenda == []
    assert told(s, CardRevealed) == [CardRevealed("card:epidemic")]


@pytest.mark.rule("S4-6.2-i", "S4-6-e")
def test_a_revealed_event_whose_conditions_are_not_met_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_s: SuccessorsState, _faction: int) -> No | None:
        return No("S4-6.2-i", "not_yet")

    async def nothing(_s: SuccessorsState, _faction: int, _target: tuple[int, ...]) -> None:
        return None

    monkeypatch.setitem(EVENTS, "unrest", Event(never, no_target, nothing))
    s = position(seats=3, provinces={"makedonia": "yellow", "thrake": "red"})
    run(reveal(s, CARD_NUMBER["unrest"]))
    assert s.agenda == []


@pytest.mark.rule("S4-6.2-f")
def test_before_a_card_is_revealed_surprise_cards_may_be_played() -> None:
    s = position(seats=3, hand=hands(red="epidemic"), deck=[*cards("ahura_mazda_and_ahriman")], table=5)
    s.hand[YELLOW] = cards("epidemic")
    [yellow, red] = question(end_of_round(1, s))
    assert (yellow.kind, yellow.seat, red.seat) == ("gap", YELLOW, RED)


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-5-a")
def test_the_game_is_over_when_somebody_has_won() -> None:
    s = position()
    assert outcome(s) is None
    procedure = following(s)
    assert procedure is not None
    procedure.close()
    s.winner, s.won_by = BLUE, "legitimacy"
    assert following(s) is None
    end = outcome(s)
    assert end is not None
    assert (end.winners, end.why, end.scores) == ((BLUE,), "legitimacy", scores(s))
    s.setup, s.table, s.deck = Setup(3, "alexander"), 5, [*cards("epidemic")]
    assert run(end_of_round(1, s)) is None
    assert not told(s, CardRevealed)


def test_scores_are_victory_points() -> None:
    s = position(seats=3, provinces={"makedonia": "yellow"})
    assert list(scores(s)) == ["yellow", "blue", "red"]
    assert scores(s)["yellow"] > scores(s)["blue"] == 0


@pytest.mark.rule("S4-5.6-a", "S4-5-a")
def test_the_last_game_turn_is_followed_by_no_other() -> None:
    last = next(n for n, entry in enumerate(SEQUENCE) if isinstance(entry, Phase) and entry.name == "end_of_turn")
    for turn, comes in ((4, (5, 0)), (5, (5, last))):
        s = position(turn=turn, provinces={"makedonia": "yellow"})
        s.clock = Clock(turn, last)
        procedure = following(s)
        assert procedure is not None
        run(procedure)
        assert (s.clock.round, s.clock.entry) == comes
