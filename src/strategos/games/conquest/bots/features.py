"""What a position promises each Caesar, in numbers of about the size of one: what the chance to win is reckoned from.

Nothing is hidden in this game, so all of it is what everybody knows.
"""

from __future__ import annotations

from math import log

from strategos.kernel.asking import Seat
from strategos.parts.valuation import Row, Valuation

from ..facts import LEADERS, PROVINCES
from ..provinces import price_factor
from ..state import FORTIFIED, HOLD, ROW, ConquestState, alive, captive_of, on_board, tribute
from .estimates import PRICES
from .knowledge import NOTHING, Knowledge
from .weights import WEIGHTS

NAMES = (
    "fallen",
    "tribute",
    "tribute_share",
    "tribute_lead",
    "purse",
    "infantry",
    "cavalry",
    "catapults",
    "army_share",
    "power",
    "power_lead",
    "generals",
    "galleys",
    "cities",
    "home",
    "walls",
    "caesar_risk",
    "caesar_guard",
    "at_risk",
    "threatens",
    "front",
    "captives",
    "to_move",
)
LATEST = 40
"""The round by which nearly every game is decided."""
AFLOAT = 0.15
"""The risk of a Caesar at sea."""
NEAR = 0.7
"""How nearness fades with every step."""


def features(s: ConquestState) -> list[Row]:
    """Seat → its features."""
    seats = range(s.setup.seats)
    here = {seat: Knowledge(s, seat, WEIGHTS) for seat in seats if alive(s, seat)}
    tributes = [tribute(s, seat) if seat in here else 0 for seat in seats]
    armies = [sum(PRICES[kind] * on_board(s, seat, kind) for kind in range(ROW)) for seat in seats]
    risks = {seat: caesar_risk(k) for seat, k in here.items()}
    factor = price_factor(s)
    powers = [
        log(max(20.0, armies[seat] + 3.0 * tributes[seat] + 0.5 * s.purse[seat] / factor)) if seat in here else 0.0
        for seat in seats
    ]
    fallen = (1.0, *(0.0 for _ in NAMES[1:]))
    return [fallen if seat not in here else _row(here[seat], tributes, armies, powers, risks, factor) for seat in seats]


def _row(
    k: Knowledge, tributes: list[int], armies: list[int], powers: list[float], risks: dict[Seat, float], factor: int
) -> Row:
    s, seat = k.s, k.seat
    walls = s.city[k.home] == FORTIFIED
    guard = k.mine.get(k.caesar_at, NOTHING)
    at_risk = 0.0
    for p, owner in enumerate(s.control):
        if owner == seat and k.threats[p]:
            at_risk += k.income(p) * k.risk(p, (*k.mine.get(p, NOTHING), k.heads(p, seat)))
    return (
        0.0,
        tributes[seat] / 100.0,
        tributes[seat] / max(1, sum(tributes)),
        (tributes[seat] - max((tributes[r] for r in k.rivals), default=0)) / 100.0,
        min(3.0, s.purse[seat] / factor / 100.0),
        on_board(s, seat, 0) / 20.0,
        on_board(s, seat, 1) / 10.0,
        on_board(s, seat, 2) / 5.0,
        armies[seat] / max(1, sum(armies)),
        powers[seat] / 5.0,
        powers[seat] - max((powers[r] for r in k.rivals), default=0.0),
        len(k.generals) / 4.0,
        len(k.galleys) / 4.0,
        sum(1 for p, owner in enumerate(s.control) if owner == seat and s.city[p]) / 5.0,
        float(k.at_home),
        float(walls and k.at_home),
        risks[seat],
        min(2.0, sum(guard) / 7.0),
        at_risk / 50.0,
        sum(risks[r] for r in k.rivals if menaces(k, r)),
        front(k) / 20.0,
        sum(1 for at in s.leader_at if at == captive_of(seat)) / 4.0,
        float(s.clock.seat == seat),
    )


def caesar_risk(k: Knowledge) -> float:
    """The chance that the Caesar is taken in the next turn of the strongest who can reach him."""
    at = k.caesar_at
    if at >= PROVINCES:
        return AFLOAT
    return k.risk(at, (*k.mine.get(at, NOTHING), k.heads(at, k.seat)))


def menaces(k: Knowledge, rival: Seat) -> bool:
    """Whether somebody of this player stands next to a rival's Caesar."""
    at = k.s.leader_at[rival * LEADERS]
    return 0 <= at < PROVINCES and any(k.distance[p][at] <= 1.0 for p in k.mine)


def front(k: Knowledge) -> float:
    """How many men stand how near to the Caesars of the others."""
    men = 0.0
    for rival in k.rivals:
        at = k.s.leader_at[rival * LEADERS]
        at = k.s.galley_at[at - HOLD] if at >= HOLD else at
        if 0 <= at < PROVINCES:
            men += sum(sum(units) * NEAR ** k.distance[p][at] for p, units in k.mine.items())
    return men


def tables(s: ConquestState) -> tuple[str, ...]:
    """Fitted by how many sit there; for any other number the next that is known."""
    seats = s.setup.seats
    return (str(seats), *(("2",) if seats == 2 else ("4",)))


VALUATION: Valuation[ConquestState] = Valuation(
    names=NAMES,
    features=features,
    tables=tables,
    progress=lambda s: min(s.clock.round, LATEST) / LATEST,
    package=__package__ or "",
    moment=lambda s: None if s.clock.seat is None else (s.clock.round, s.clock.seat),
)
