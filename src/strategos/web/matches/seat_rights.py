"""What somebody at a screen may do: sit at a seat, look through its eyes, take back and do again."""

from __future__ import annotations

from typing import Any

from strategos.kernel.asking import Seat
from strategos.kernel.match import Match
from strategos.web.messages import Player


def may_sit(players: tuple[Player, ...], seat: Seat | None) -> bool:
    """Whether somebody at this screen plays that seat."""
    return seat is not None and 0 <= seat < len(players) and players[seat].human


def eyes(match: Match[Any], players: tuple[Player, ...], seat: Seat | None) -> Seat | None:
    """Through whose eyes somebody who asks for `seat` may look: a bot's hand is nobody's business."""
    if seat is None or not 0 <= seat < len(players):
        return None
    return seat if players[seat].human or not match.game.secrets else None


def undo_seat(match: Match[Any], players: tuple[Player, ...], seat: Seat | None) -> Seat | None:
    """Whose answer somebody looking at `seat` may take back: that seat's own or, where nobody has secrets, any at this
    screen."""
    if not may_sit(players, seat):
        return None
    seats = [seat] if match.game.secrets else range(len(players))
    for n in seats:
        if n is not None and players[n].human and match.why_not_undo(n) is None:
            return n
    return None


def redo_seat(match: Match[Any], players: tuple[Player, ...], seat: Seat | None) -> Seat | None:
    answer = match.redoable
    # In a window it would tell whether others have answered since.
    if answer is None or match.window or not may_sit(players, seat) or not may_sit(players, answer.seat):
        return None
    if (match.game.secrets and answer.seat != seat) or match.decision(answer.seat) is None:
        return None
    return answer.seat
