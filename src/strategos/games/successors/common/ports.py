"""S4-13.2, S3-9.14 Who sails on, and who leads those put ashore."""

from __future__ import annotations

from strategos.kernel.asking import confirm

from .board import NONE, space_of
from .minor_generals import off_map_minors, place_minor
from .parties import head, party_of, without
from .position import Position, generals_at
from .steps import Party
from .tasks import Activate


async def leader_ashore(s: Position, task: Activate, at: int, generals: tuple[int, ...]) -> tuple[int, ...]:
    """S4-9.1-n, S3-9.4-b Where nobody leads those left behind, an off-map Minor General may (OQ-MINOR-WHEN)."""
    minors = off_map_minors(s, task.faction)
    if generals or not minors or task.troops == NONE or generals_at(s, task.faction, at):
        return generals
    if not await confirm(
        task.faction, "minor_ashore", rule=("S3-9.4-b", "S4-9.1-n")[s.book], about={"space": s.facts.REFS[space_of(at)]}
    ):
        return generals
    place_minor(s, minors[0], s.general_at[head(task)])
    return (minors[0],)


def passengers(task: Activate) -> Party:
    """S4-13.2-h, S3-9.14-e All but the activated General, who stays in the sea position."""
    return without(party_of(task), Party(task.faction, (head(task),)))
