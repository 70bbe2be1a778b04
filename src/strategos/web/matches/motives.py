"""Why a bot did what it did: the plan it chose when it thought last, as far as it may be told.

As long as a game with secrets goes on, a bot's reasons are of its own hand. Then no numbers are told, nothing that
they put in order, and of a plan that names what others cannot see nothing but that it is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from strategos.bots.why import Tried
from strategos.kernel.asking import NOTHING, Seat
from strategos.kernel.match import Match
from strategos.web.messages import MotiveMessage, PlanTold
from strategos.web.problems import WebError

from .live import Live

HIDDEN = PlanTold("hidden", NOTHING, (), None)


def motive(live: Live, number: int, seat: Seat) -> MotiveMessage:
    """What is told of a bot's last turn. Raises WebError if no bot sits there."""
    if not live.is_bot(seat):
        raise WebError(404, "no_such_bot", "No bot sits there.")
    # What was answered in secret nobody has seen yet.
    public = live.known(None).answers
    found = next((one for one in reversed(live.motives.get(seat, [])) if one.number < public), None)
    if found is None:
        return MotiveMessage(number, seat, "nothing" if thinks(live, seat) else "rules")
    told = MotiveMessage(number, seat, "search", found.round)
    why, match = found.why, live.match
    if match.game.secrets and match.outcome is None:
        return msgspec.structs.replace(told, chosen=seen_by_all(why.chosen, match))
    return msgspec.structs.replace(
        told,
        chosen=plan_told(why.chosen),
        instead_of=plan_told(why.instead_of),
        because=tuple(moved.feature for moved in why.because),
    )


def thinks(live: Live, seat: Seat) -> bool:
    """Whether the bot at that seat is one that tries plans."""
    level = live.match.game.bots().get(live.players[seat].bot or "")
    return level is not None and hasattr(level.make(), "why")


def plan_told(tried: Tried) -> PlanTold:
    plan = tried.plan
    return PlanTold(plan.name, plan.facts, plan.spaces, tried.chance)


def seen_by_all(tried: Tried, match: Match[Any]) -> PlanTold:
    """A plan without its chance; nothing of one that names what is not there for all to see."""
    plan = tried.plan
    public = set(_public(match))
    if all(value in public for value in plan.facts.values()):
        return PlanTold(plan.name, plan.facts, tuple(space for space in plan.spaces if _of(space) in public), None)
    return HIDDEN


def _of(space: str) -> str:
    return space if space.startswith("space:") else f"space:{space}"


def _public(match: Match[Any]) -> Iterator[str]:
    """What everybody can see, as references: places, sides, pieces and their kinds."""
    view = match.view(None)
    board = match.game.board(match.setup)
    yield from (f"space:{space.id}" for space in (*board.spaces, *board.outside))
    yield from (f"side:{side.id}" for side in view.sides)
    for piece in view.pieces:
        yield from (f"piece:{piece.id}", f"piece:{piece.kind}")
