"""ALLEANZE TRA GIOCATORI: nobody is bound; whoever could stop a move is asked each time and may refuse the next."""

from __future__ import annotations

from collections.abc import Sequence

from strategos.kernel.asking import Facts, No, Option, Seat, confirm, offer

from .events import AcclamationAnswered, AcclamationProposed, ConsentAsked, EmperorMade
from .facts import STRAIT_SEAS
from .state import NOBODY, ConquestState, galley_owners, living, owner_of_leader, place_ref, side, side_ref


async def consents(s: ConquestState, seat: Seat, owner: Seat, kind: str, space: int, rule: str, about: Facts) -> bool:
    """CE-ally-05 Ask the owner of what stands in the way; consent holds for this one move."""
    facts = {"side": side_ref(s, seat), "space": place_ref(s, space), **about}
    given = await confirm(owner, kind, rule=rule, about=facts)
    s.emit(ConsentAsked(side_ref(s, seat), side_ref(s, owner), place_ref(s, space), given))
    return given


def strait_guards(s: ConquestState, seat: Seat, a: int, b: int) -> list[Seat]:
    """CE-nav-19 The other players with galleys in the zone of a strait; each of them can block it."""
    zones = STRAIT_SEAS[a, b]
    if s.setup.option("straits") == "arrow_sea":
        zones = zones[:1]
    found: list[Seat] = []
    for zone in zones:
        found.extend(owner for owner in galley_owners(s, zone) if owner != seat and owner not in found)
    return found


def why_not_cross(s: ConquestState, leaders: Sequence[int], a: int, b: int) -> No | None:
    """CE-strait-04 A strait is closed by a galley of a player who has refused these leaders."""
    for owner in strait_guards(s, owner_of_leader(s, leaders[0]), a, b):
        if refused(s, leaders, "strait", owner, b):
            return strait_closed(s, owner, b)
    return None


def strait_closed(s: ConquestState, owner: Seat, to: int) -> No:
    return No("CE-strait-04", "strait_closed", {"side": side_ref(s, owner), "space": place_ref(s, to)})


async def ask_to_cross(s: ConquestState, seat: Seat, a: int, b: int) -> Seat:
    """CE-strait-02 Every other owner of galleys in the zone must consent to the crossing. Returns who does not."""
    for owner in strait_guards(s, seat, a, b):
        about = {"origin": place_ref(s, a)}
        if not await consents(s, seat, owner, "consent_strait", b, "CE-strait-03", about):
            return owner
    return NOBODY


def refuse(s: ConquestState, leaders: Sequence[int], what: str, owner: Seat, space: int) -> None:
    """Remember a refusal that left leaders where they were: they do not ask for the same thing twice in one move."""
    for leader in leaders:
        s.refusals[f"{what}:{leader}:{owner}:{space}"] = 1


def refused(s: ConquestState, leaders: Sequence[int], what: str, owner: Seat, space: int) -> bool:
    """CE-ally-05 Whether the owner has refused this to one of the leaders since he last moved."""
    return bool(s.refusals) and any(f"{what}:{leader}:{owner}:{space}" in s.refusals for leader in leaders)


def forget_refusals(s: ConquestState, leaders: Sequence[int]) -> None:
    """CE-ally-05 Who has moved may ask again: it is another move."""
    if s.refusals:
        s.refusals = {key: 1 for key in s.refusals if int(key.split(":")[1]) not in leaders}


# -- COME VINCERE -----------------------------------------------------------------------------------------------------


ACCLAIM: Option[tuple[str, int]] = Option("acclaim", ("acclaim", 0), {"button": "acclaim", "concedes": 1})


def why_not_acclaim(s: ConquestState) -> No | None:
    """CE-vict-02 Proposed by the mover in any of his phases, once a turn."""
    if s.setup.options["concession"] == "off":
        return No("CE-vict-02", "no_concession")
    return No("CE-vict-02", "already_proposed") if s.acclaimed else None


async def acclaim(s: ConquestState, seat: Seat) -> None:
    """CE-vict-02 The mover proposes an emperor, himself or another; the game ends if all others agree."""
    s.acclaimed = True
    claimants = [Option(side(s, o), o, {"button": side(s, o)}) for o in living(s)]
    emperor = await offer(seat, "emperor", claimants, rule="CE-vict-02")
    if emperor is None:
        return
    s.emit(AcclamationProposed(side_ref(s, seat), side_ref(s, emperor)))
    # Who proposes another confirms it: laying down one's own crown should not be a slip of the hand.
    for voter in [o for o in (seat, *(o for o in living(s) if o != seat)) if o != emperor]:
        about = {"side": side_ref(s, emperor)}
        agreed = await confirm(voter, "acclaim", rule="CE-vict-02", about=about)
        s.emit(AcclamationAnswered(side_ref(s, voter), agreed))
        if not agreed:
            return
    s.emperor = emperor
    s.emit(EmperorMade(side_ref(s, emperor)))
