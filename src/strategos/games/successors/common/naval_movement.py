"""S4-13.2, S4-13.3, S3-13.4 Naval Movement: which Fleets take part, and how those come back who were stopped."""

from __future__ import annotations

from strategos.kernel.asking import DONE, Facts, Option, offer

from .board import NOBODY, SIDE_REFS, is_inside, outside, space_of
from .dispersal import disperse_force
from .movement_events import BackToPort
from .parties import head, mark_party
from .position import Position
from .scoring import available_fleets
from .settle import settle
from .steps import may_stay, transfer, whole_force
from .tasks import Activate
from .walls import crowd_out

ALL_FLEETS: Option[int] = Option("all", NOBODY, {"button": "all"})


async def name_fleets(
    s: Position, faction: int, kind: str, rule: str, about: Facts, passing: Option[None] = DONE
) -> tuple[int, ...]:
    """None, some or all of the available Fleets of a Faction, one after the other or all at once."""
    named: list[int] = []
    while left := [fleet for fleet in available_fleets(s, faction) if fleet not in named]:
        options = [s.facts.FLEET[fleet] for fleet in left] + ([ALL_FLEETS] if len(left) > 1 else [])
        fleet = await offer(faction, kind, options, DONE if named else passing, rule=rule, about=about)
        if fleet is None:
            break
        named += left if fleet == NOBODY else [fleet]
    return tuple(named)


async def driven_back(s: Position, task: Activate) -> None:
    """S4-13.3-q, S3-13.6-d All that travels with the General goes back to the Port of Embarkation, wherever it came
    aboard: the activation is over (S4-13.2-f, S3-13.4-i); what was left behind stays (S4-13.3-r, S3-13.6-d).
    Nobody can stop them now (S4-13.3-a, S3-10.3-a)."""
    voyage, ship = s.voyage, s.general_at[head(task)]
    assert voyage is not None, "nobody comes back who has not embarked"
    party = whole_force(s, task.faction, ship)
    refuge = next((at for at in reversed(task.trail) if may_stay(s, task.faction, at)), NOBODY)
    port = voyage.port if refuge == NOBODY else refuge
    if refuge == NOBODY:
        # OQ-NAVAL-BACK Going back starts no attack.
        disperse_force(s, task.faction, ship)
        for royal in party.royals:
            s.royal_at[royal] = outside(space_of(port))
    else:
        mark_party(s, transfer(s, party, ship, port), port)
    s.emit(BackToPort(SIDE_REFS[task.faction], s.facts.GENERAL_REFS[head(task)], s.facts.REFS[space_of(port)]))
    if is_inside(port):
        await crowd_out(s, task.faction, port, party.troops)
    s.voyage = None
    settle(s)
