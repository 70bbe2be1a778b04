"""What is built and encoded for the readers of a match, and how often."""

from __future__ import annotations

from typing import Any

import msgspec

from strategos.games import game
from strategos.kernel.match import Match
from strategos.web.matches.state_messages import Showing
from strategos.web.messages import Player


def counted(name: str) -> tuple[Showing, list[int | None]]:
    """A match of that game ready to be shown, and the seats a view was built for."""
    honest, built = game(name), list[int | None]()

    def view(s: Any, seat: int | None) -> Any:
        built.append(seat)
        return honest.view(s, seat)

    watched = msgspec.structs.replace(honest, view=view)
    match = Match(watched, watched.setup(), 7)
    return Showing(match, (Player("me"), *(Player("friend") for _ in range(match.setup.seats - 1))), 0), built


def test_an_open_game_has_one_view_for_all_seats() -> None:
    showing, built = counted("conquest")
    seats = (None, *range(showing.match.setup.seats))
    states = [msgspec.json.decode(showing.state(seat, 0)) for seat in seats]
    assert [state["seat"] for state in states] == list(seats)
    assert len(built) == 1
    assert all(state["view"] == states[0]["view"] for state in states)


def test_a_game_with_secrets_has_a_view_for_each_seat() -> None:
    showing, built = counted("skirmish")
    for seat in (None, 0, 1):
        showing.state(seat, 0)
        showing.state(seat, 1)
    assert built == [None, 0, 1]
