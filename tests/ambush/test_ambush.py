"""Ambush by its rules: raids step by step, reactions in turn order, what a retreat costs."""

from __future__ import annotations

from strategos.games.ambush import DECK, GAME, AmbushState, Drew, Fight, Raid
from strategos.kernel.asking import No
from strategos.kernel.chance import ScriptedDice
from strategos.kernel.clock import Clock
from strategos.kernel.match import Match
from strategos.kernel.standing import Order


def table(*hands: tuple[str, ...], dice: tuple[int, ...] = (), **options: str) -> Match[AmbushState]:
    """The first band's turn, with these hands."""
    setup = GAME.setup(len(hands), **options)
    s = GAME.begin(setup)
    s.hand = list(hands)
    for name in (name for hand in hands for name in hand):
        s.deck.remove(name)
    s.clock = Clock(1, 1, 0)
    return Match(GAME, setup, ScriptedDice(*dice), state=s)


def asked(match: Match[AmbushState]) -> list[tuple[int, str]]:
    return [(d.seat, d.kind) for d in match.pending]


def test_three_cards_each_and_the_deck_holds_the_rest() -> None:
    match = Match(GAME, GAME.setup(4), 5)
    assert [len(hand) for hand in match.state.hand] == [3, 3, 3, 3]
    assert len(match.state.deck) == sum(DECK.values()) - 12
    assert match.why_not_undo(0) == No("", "nothing_to_undo")


def test_resting_draws_a_card_only_its_band_sees_and_nobody_takes_back() -> None:
    match = table((), ("parry",))
    match.play(0, "rest")
    [name] = match.state.hand[0]
    assert match.events(0) == [Drew("side:ash", f"card:{name}")]
    assert match.events(1) == match.events(None) == [Drew("side:ash")]
    assert match.why_not_undo(0) == No("", "undo_barrier")


def test_nobody_holds_more_than_five() -> None:
    match = table(("parry", "parry", "parry", "ambush", "ambush"), ())
    match.play(0, "rest")
    assert len(match.state.hand[0]) == 5


def test_one_plays_what_one_holds() -> None:
    match = table(("raid_2",), ("ambush",))
    assert match.explain(0, "raid_3") == No("AM-2", "not_in_hand", {"card": "card:raid_3"})
    match.play(0, "raid_2")
    assert match.state.hand[0] == ()


def test_a_raid_takes_step_after_step_while_all_pass() -> None:
    match = table(("raid_2",), ("ambush",), ("parry",))
    match.play(0, "raid_2")
    for loot in (1, 2):
        assert asked(match) == [(1, "ambush"), (2, "ambush")]
        match.play(2, "pass")
        match.play(1, "pass")
        assert match.state.loot[0] == loot
    assert asked(match) == [(1, "turn")]


def test_who_holds_no_cards_is_not_asked_and_a_table_may_ask_only_who_can() -> None:
    match = table(("raid_1",), (), ("parry",))
    match.play(0, "raid_1")
    assert asked(match) == [(2, "ambush")]
    match = table(("raid_1",), ("ambush",), ("parry",), reactions="able")
    match.play(0, "raid_1")
    assert asked(match) == [(1, "ambush")]


def test_an_ambush_is_a_fight_within_the_raid() -> None:
    match = table(("raid_2", "parry"), ("ambush",))
    match.play(0, "raid_2")
    match.play(1, "ambush")
    assert asked(match) == [(0, "parry")]
    assert match.state.agenda == [Raid(0, 2), Fight(0, 1)]
    match.play(0, "parry")
    assert match.state.hand == [(), ()]
    assert match.state.loot == [2, 0]


def test_equal_dice_let_the_raid_go_on_and_a_second_ambush_may_come() -> None:
    match = table(("raid_1",), ("ambush",), ("ambush",), dice=(3, 3, 2, 5))
    match.play(0, "raid_1")
    match.play(1, "ambush")
    assert match.state.loot == [0, 0, 0]
    assert asked(match) == [(2, "ambush")]
    match.play(2, "ambush")
    assert match.state.loot == [0, 0, 0]
    assert asked(match) == [(1, "turn")]


def test_who_retreats_gives_up_a_card_and_the_raid() -> None:
    match = table(("raid_3", "raid_1", "ambush"), ("ambush",), dice=(1, 6))
    match.play(0, "raid_3")
    match.play(1, "ambush")
    match.play(0, "pass")
    assert asked(match) == [(0, "lose")]
    assert match.explain(0, "parry") == No("AM-2", "not_in_hand", {"card": "card:parry"})
    match.play(0, "raid_1")
    assert match.state.hand[0] == ("ambush",)
    assert match.state.loot == [0, 0]
    assert asked(match) == [(1, "turn")]
    assert match.state.agenda == []


def test_a_pass_for_the_raid_ends_with_the_raid() -> None:
    match = table(("raid_2",), ("ambush", "raid_1"), ("ambush",))
    match.play(0, "raid_2")
    match.play(1, "pass_until_raid")
    match.play(2, "pass")
    assert asked(match) == [(2, "ambush")]
    match.play(2, "pass")
    assert match.state.standing == []


def test_a_pass_until_attacked_ends_when_one_is() -> None:
    match = table(("raid_1",), ("raid_1", "ambush"), ("ambush",), dice=(6, 1))
    match.play(0, "raid_1")
    match.play(1, "pass_until_attacked")
    match.play(2, "pass")
    assert match.state.standing == [Order(1, until="attacked")]
    match.play(1, "raid_1")
    match.play(2, "ambush")
    assert match.state.standing == []


def test_six_steps_win_and_time_runs_out() -> None:
    match = table(("raid_3",), ())
    match.state.loot[0] = 5
    match.play(0, "raid_3")
    assert match.state.loot[0] == 6
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.why) == ((0,), "loot")
    s = AmbushState(loot=[2, 2, 1], clock=Clock(21))
    end = GAME.outcome(s)
    assert end is not None
    assert (end.winners, end.why) == ((0, 1), "time")
    assert GAME.scores(s) == {"ash": 2, "beech": 2, "chestnut": 1}
