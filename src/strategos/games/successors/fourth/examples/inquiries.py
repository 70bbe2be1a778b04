"""`then`: what a position says to the words of examples. Of a group only what is named is answered.

What both editions have alike stands in `common/examples/inquiries.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from strategos.kernel.errors import BadInput
from strategos.parts.names import known_name

from ...common.board import DISPERSED, FACTIONS, NOBODY
from ...common.examples import inquiries
from ...common.examples.inquiries import prestige_at
from ...common.examples.reading import (
    alike,
    card,
    fleet,
    general,
    listed,
    player,
    province,
    side,
    side_name,
    sided,
    space,
    space_name,
)
from ...common.movement import movement_points
from ...common.options import plays_with
from ...common.position import factions, troops_at
from ...common.scoring import (
    fleet_owner,
    fleet_strength,
    fleets_of,
    is_upgraded,
    legitimacy,
    province_owner,
    victory_points,
)
from ..facts import (
    CARDS,
    INITIATIVE,
    OP,
    TROOP_NAMES,
)
from ..sequence import round_of
from ..state import SuccessorsState

Inquiry = Callable[[SuccessorsState, Any, Any], Any]
"""Of a position, a name, and what is wanted."""


def force(s: SuccessorsState, where: Any, wanted: Any) -> dict[str, int]:
    who, at = sided(s, where)
    found = s.dispersed[who] if at == DISPERSED else troops_at(s, who, at)
    counted = dict(zip(TROOP_NAMES, found, strict=True))
    # Only what is named counts; `{}` says that nobody is there.
    told = [known_name(name, TROOP_NAMES, "CU") for name in wanted] or [name for name in counted if counted[name]]
    return {name: counted[name] for name in told}


def printed_card(s: SuccessorsState, name: Any, _wanted: Any) -> dict[str, Any]:
    found = card(s, name)
    row = CARDS.cards[found]
    return {"kind": row.kind, "points": OP[found], "optional": row.optional, "removed": row.removed, "kept": row.kept}


BY_NAME: dict[str, Inquiry] = {
    **inquiries.BY_NAME,
    "province": lambda s, name, _: side_name(province_owner(s, province(s, name))),
    "cus": force,
    "fleets": lambda s, name, _: side_name(fleet_owner(s, fleet(s, name))),
    "fleets_upgraded": lambda s, name, _: side_name(
        s.upgraded[fleet(s, name)] if is_upgraded(s, fleet(s, name)) else NOBODY
    ),
    "fleet_strength": lambda s, name, _: fleet_strength(s, fleets_of(s, player(s, name))),
    "capitals": lambda s, name, _: side_name(s.capitals.get(space(s, name), NOBODY)),
    "capital_sites": lambda s, name, _: space_name(s, s.building.get(player(s, name), NOBODY)),
    "captured_capitals": lambda s, name, _: s.captured.get(player(s, name), 0),
    "resupplied": lambda s, name, _: side_name(s.resupplied.get(space(s, name), NOBODY)),
    "vp": lambda s, name, _: victory_points(s, player(s, name)).value,
    "legitimacy": lambda s, name, _: legitimacy(s, side(s, name)).value,
    "prestige": lambda s, where, _: prestige_at(s, where, defends=False),
    "prestige_defending": lambda s, where, _: prestige_at(s, where, defends=True),
    "movement_points": lambda s, name, _: [movement_points(die, INITIATIVE[general(s, name)]) for die in range(1, 7)],
    "card": printed_card,
}
"""Facts that are asked for by a name."""


def in_no_place(s: SuccessorsState) -> list[str]:
    """S4-6.2-al The cards removed from the game: agreed on, and nowhere."""
    found = Counter([*s.deck, *s.discards, *s.kept, *(number for hand in s.hand for number in hand)])
    agreed = [row.begins and (not row.optional or plays_with(s.setup, row.id)) for row in CARDS.cards]
    return [
        row.id for number, row in enumerate(CARDS.cards) if agreed[number] for _ in range(row.copies - found[number])
    ]


PLAIN: dict[str, Callable[[SuccessorsState, Any], Any]] = {
    **inquiries.PLAIN,
    "strategy_round": lambda s, _: round_of(s.clock) or None,
    "direction": lambda s, _: "left" if s.leftward else "right",
    "removed": lambda s, wanted: alike(wanted, in_no_place(s)),
    "hearse_finished": lambda s, _: s.hearse_finished,
    "persian_support": lambda s, _: side_name(s.persian_support),
    "oracle": lambda s, wanted: alike(wanted, [FACTIONS[f] for f in factions(s) if s.oracle[f]]),
    "largest_fleet": lambda s, _: side_name(s.largest_fleet()),
    "pact": lambda s, wanted: alike(wanted, [FACTIONS[f] for f in s.pact]),
}


def fact(s: SuccessorsState, word: str, value: Any) -> Any:
    """What the position says to a word of `then`, in the form of `value`."""
    if value == {} and word in inquiries.WHOLE:
        return inquiries.WHOLE[word](s)
    if word in BY_NAME:
        return {name: BY_NAME[word](s, name, wanted) for name, wanted in listed(value, "names").items()}
    if word in PLAIN:
        return PLAIN[word](s, value)
    raise BadInput(f"{word!r} can be set up but not asked about")
