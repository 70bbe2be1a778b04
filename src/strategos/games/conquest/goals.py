"""SCOPO DEL GIOCO: the rivals who are to fall, the home that must stand, and the prices that will rise."""

from __future__ import annotations

from strategos.kernel.asking import Seat
from strategos.kernel.beside import Goal

from .facts import INFLATION, LEADERS, NAMES, SPACES
from .state import GONE, ConquestState, alive, has_home, living, side_ref, tribute


def goals(s: ConquestState, seat: Seat | None) -> list[Goal]:
    """CE-goal-01 Every other Caesar out of the game; without his home a player buys nothing more (CE-home-03)."""
    if s.home[-1] == GONE:
        return [Goal("last_caesar", rule="CE-goal-01")]
    found = [_rival(s, other) for other in range(s.setup.seats) if other != seat]
    if seat is not None and alive(s, seat):
        home = NAMES[s.home[seat]]
        found.append(Goal("home", {"space": f"space:{home}"}, has_home(s, seat), "CE-home-03", (home,)))
    if s.price_level < len(INFLATION):
        marker, factor = INFLATION[s.price_level]
        most = max(tribute(s, other) for other in living(s))
        found.append(Goal("prices", {"marker": marker, "factor": factor, "most": most}, None, "CE-infl-02"))
    return found


def _rival(s: ConquestState, seat: Seat) -> Goal:
    """Where his Caesar stands, as long as he does; aboard a galley he is nowhere on land."""
    at = s.leader_at[seat * LEADERS]
    where = (NAMES[at],) if 0 <= at < SPACES else ()
    return Goal("rival", {"side": side_ref(s, seat)}, not alive(s, seat), "CE-goal-01", where)
