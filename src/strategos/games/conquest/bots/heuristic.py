"""A player of Conquest of the Empire by rules of thumb and exact odds.

It weighs everything in Talents: provinces by their tribute, battles by their odds, its Caesar by all it has. It keeps
no plan; each question is answered from the position, so equal positions get equal answers. What it has found out about
a position it remembers while the questions are about the same one.
"""

from __future__ import annotations

from collections.abc import Callable

from strategos.bots import Chair, random_key
from strategos.kernel.asking import Decision

from ..facts import KINDS, NAMES
from ..odds import pick, well_chosen
from ..state import ConquestState, galley_name, leader_name
from . import buying, diplomacy, fighting
from .aims import Aims, Step, Voyage
from .marching import best_step
from .sailing import best_voyage
from .weights import WEIGHTS, Weights


class Heuristic:
    """A player for one seat of one match."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.plan = b""
        self._weights = weights
        self._position = b""
        self._aims: Aims | None = None

    def answer(self, chair: Chair) -> str:
        """Answer whatever is asked."""
        decision = chair.decision
        if len(decision.options) == 1:
            return decision.options[0].key
        for key in ALWAYS.get(decision.kind, ()):
            if decision.option(key) is not None:
                return key
        thinker = THINKERS.get(decision.kind)
        return random_key(chair) if thinker is None else thinker(self._understand(chair), decision)

    def _understand(self, chair: Chair) -> Aims:
        """What there is to know about the position; kept while it is the same."""
        s: ConquestState = chair.position()
        position = s.key()
        if self._aims is None or position != self._position:
            if self._aims is not None:
                self._aims.forget()
            self._position, self._aims = position, Aims(s, chair.seat, self._weights)
        return self._aims


# -- movement ---------------------------------------------------------------------------------------------------------


def choose_mover(k: Aims, decision: Decision) -> str:
    """The leader or galley with the best thing to do; or enough for this turn."""
    if diplomacy.gives_in(k) >= 0 and decision.option("acclaim") is not None:
        return "acclaim"
    best, most = "end", 0.0
    for option in decision.options:
        what, number = option.value
        plan: Step | Voyage | None = None
        if what == "leader":
            plan = best_step(k, number)
        elif what == "galley":
            plan = best_voyage(k, number)
        if plan is not None and plan.worth > most:
            best, most = option.key, plan.worth
            if k.weights.hasty:
                break
    if best == "end" and all(o.key != "end" for o in decision.options):
        return next(o.key for o in decision.options if o.key != "acclaim")
    return best


def choose_march(k: Aims, decision: Decision) -> str:
    """Make up the legion that was planned, then go."""
    s = k.s
    options = {o.key for o in decision.options}
    leader = next(x for x in k.leaders if f"piece:{leader_name(s, x)}" == decision.about["leader"])
    step = best_step(k, leader)
    if step is None:
        return "cancel"
    now = [int(decision.about[kind] or 0) for kind in KINDS]
    # First leave behind, then take along: a legion has room for seven.
    for more in (False, True):
        for kind, wanted in enumerate(step.units):
            key = f"{KINDS[kind]}={wanted:02}"
            if wanted != now[kind] and (wanted > now[kind]) == more and key in options:
                return key
    for companion in step.companions:
        if (name := leader_name(s, companion)) in options:
            return name
    return NAMES[step.to] if NAMES[step.to] in options else "cancel"


def command_galley(k: Aims, decision: Decision) -> str:
    """Sail, board or land as planned."""
    options = {o.key for o in decision.options}
    galley = galley_named(k, str(decision.about["galley"]))
    voyage = best_voyage(k, galley)
    if voyage is None:
        return "cancel"
    key = NAMES[voyage.to] if voyage.order == "sail" else voyage.order
    return key if key in options else "cancel"


def galley_named(k: Aims, ref: str) -> int:
    return next(g for g in k.galleys if f"piece:{galley_name(k.s, g)}" == ref)


def board_leaders(k: Aims, decision: Decision) -> str:
    voyage = best_voyage(k, galley_named(k, str(decision.about["galley"])))
    options = {o.key for o in decision.options}
    if voyage is not None and voyage.leader >= 0:
        key = f"{leader_name(k.s, voyage.leader)}=01"
        if key in options:
            return key
    return "done" if "done" in options else decision.options[0].key


def board_units(k: Aims, decision: Decision) -> str:
    voyage = best_voyage(k, galley_named(k, str(decision.about["galley"])))
    return pick(decision, voyage.units if voyage is not None else (7, 0, 0))


def land_all(k: Aims, decision: Decision) -> str:
    """Everybody goes ashore."""
    return max((o for o in decision.options if o.key != "done"), key=lambda o: (o.value[1], o.key)).key


ALWAYS: dict[str, tuple[str, ...]] = {
    "enter": ("attack",),
    "seize": ("yes",),
    "ransom_promise": ("text:",),
    "ransom_demand": ("done",),
}
THINKERS: dict[str, Callable[[Aims, Decision], str]] = {
    "move": choose_mover,
    "march": choose_march,
    "galley": command_galley,
    "board_leaders": board_leaders,
    "board_units": board_units,
    "land_units": land_all,
    "land_leaders": land_all,
    "combat": fighting.choose_battle,
    "legion": lambda k, decision: well_chosen(k.s, decision),
    "losses": lambda k, decision: well_chosen(k.s, decision),
    "victims": lambda _, decision: fighting.choose_victims(decision),
    "retreat": fighting.choose_retreat,
    "sunk": fighting.choose_sunk,
    "fleet": fighting.choose_fleet,
    "fate": fighting.choose_fate,
    "destroy": buying.choose_destruction,
    "buy": buying.choose_purchase,
    "site": buying.choose_site,
    "road_from": buying.choose_road_end,
    "road_to": buying.choose_road_end,
    "launch": buying.choose_launch,
    "consent_passage": diplomacy.grants,
    "consent_road": diplomacy.grants,
    "consent_strait": diplomacy.grants,
    "ransom": diplomacy.choose_ransom,
    "ransom_talents": diplomacy.choose_talents,
    "ransom_price": diplomacy.choose_price,
    "ransom_exchange": lambda _, decision: diplomacy.choose_exchange(decision),
    "ransom_accept": diplomacy.accepts_ransom,
    "emperor": diplomacy.choose_emperor,
    "acclaim": diplomacy.acclaims,
}
