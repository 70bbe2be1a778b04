"""3.5, 24 The Rounds: cards revealed, and the events that take effect."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.card_events import CardRevealed
from strategos.games.successors.third.facts import CARD_NUMBER, CARDS
from strategos.games.successors.third.rounds import end_of_round, reveal
from strategos.games.successors.third.tasks import Play
from strategos.kernel.clock import AGAIN
from tests.successors.table import run, told

from .table import cards, position


@pytest.mark.rule("S3-24.1-d", "S3-24.2-c")
@pytest.mark.parametrize(("seats", "cards_", "each"), [(2, 10, 2), (3, 5, 1), (4, 0, 0)])
def test_cards_are_revealed_at_the_end_of_each_round(seats: int, cards_: int, each: int) -> None:
    s = position(seats=seats, deck=[*cards("epidemic")] * (cards_ + 3), table=cards_)
    count = 0
    while run(end_of_round(1, s)) is AGAIN:
        count += 1
    assert (count, s.table) == (each, cards_ - each)


@pytest.mark.rule("S3-24.1-e")
def test_six_events_take_effect() -> None:
    revealed = {row.id for row in CARDS.cards if row.revealed}
    armies = {"illyrian_tribes_migrate", "scythian_invasion", "greek_soldiers_23000"}
    assert revealed == {"unrest", "unrest_spreads", "plans_of_their_own", *armies}
    s = position(seats=2)
    run(reveal(s, CARD_NUMBER["treachery"]))
    assert not s.agenda


@pytest.mark.rule("S3-24.1-f")
@pytest.mark.parametrize("die", [1, 2])
def test_who_carries_it_out_is_decided_at_random(die: int) -> None:
    s = position(seats=2, provinces={"media": "yellow"})
    run(reveal(s, CARD_NUMBER["unrest"]), str(die))
    assert [event.card for event in told(s, CardRevealed)] == ["card:unrest"]
    [task] = s.agenda
    assert isinstance(task, Play)
    assert (task.faction, task.revealed) == (die - 1, True)
