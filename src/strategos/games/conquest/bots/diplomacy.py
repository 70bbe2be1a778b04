"""Dealings with the others: consents, ransom, acclamation."""

from __future__ import annotations

from strategos.kernel.asking import Decision

from ..facts import ADJACENT, COIN, LEADERS, NUMBER, PROVINCES
from ..provinces import price_factor
from ..state import side, side_ref
from .aims import Aims


def seat_named(k: Aims, ref: object) -> int:
    """The seat a question is about."""
    return next((seat for seat in range(k.s.setup.seats) if side_ref(k.s, seat) == ref), -1)


def grants(k: Aims, decision: Decision) -> str:
    """Let through who is weaker than I am, if somebody else is ahead of both of us and nothing of mine lies near."""
    asker = seat_named(k, decision.about.get("side"))
    space = NUMBER.get(str(decision.about.get("space", ""))[6:], -1)
    if asker < 0 or not 0 <= space < PROVINCES:
        return "no"
    near = {space, *ADJACENT[space]}
    strongest = max(k.power)
    weaker = k.power[asker] < k.power[k.seat]
    led_by_other = strongest > 1.15 * k.power[k.seat] and k.power[asker] < strongest
    if decision.kind == "consent_strait":
        mine_near = any(k.s.control[p] == k.seat for p in near) or k.caesar_at in near
        return "yes" if not mine_near and (weaker or led_by_other) else "no"
    caesar_near = k.caesar_at in near or any(k.caesar_at in ADJACENT[p] for p in near) or k.home in near
    return "yes" if weaker and led_by_other and not caesar_near else "no"


# -- ransom -----------------------------------------------------------------------------------------------------------


def choose_ransom(k: Aims, decision: Decision) -> str:
    """Ask for a General back if he is needed and can be paid for."""
    options = [o.key for o in decision.options if "piece" in o.on]
    if not options or k.risk(k.home, k.army(k.home, k.seat)) > 0.1:
        return "pass"
    can_pay = k.s.purse[k.seat] >= k.weights.fair * price_factor(k.s) or held_by_me(k)
    return options[0] if can_pay and len(k.generals) < 4 else "pass"


def held_by_me(k: Aims) -> bool:
    return any(at == -10 - k.seat for at in k.s.leader_at)


def choose_talents(k: Aims, decision: Decision) -> str:
    """A fair price, less if prisoners can be exchanged."""
    fair = k.weights.fair * price_factor(k.s)
    captor = seat_named(k, decision.about.get("side"))
    swap = any(at == -10 - k.seat and k.s.master[x // LEADERS] == captor for x, at in enumerate(k.s.leader_at))
    purse = k.s.purse[k.seat]
    most = fair // 4 if swap else min(purse, max(fair, purse // 3))
    sums = [o.key for o in decision.options if "amount" in o.on]
    if most >= int(sums[-1]) + COIN and decision.option("larger") is not None:
        return "larger"
    return max((key for key in sums if int(key) <= most), default=sums[0])


def choose_price(k: Aims, decision: Decision) -> str:
    """What a General is worth to me, as far as his owner can pay it."""
    owner = seat_named(k, decision.about.get("side"))
    sums = [o.key for o in decision.options if "amount" in o.on]
    wanted = max(10, fair_price(k, owner)) * int(decision.about.get("prisoners") or 1)
    if wanted > int(sums[-1]) and decision.option("larger") is not None:
        return "larger"
    return min((key for key in sums if int(key) >= wanted), default=sums[-1])


def choose_exchange(decision: Decision) -> str:
    """One for one."""
    if int(decision.about["taken"] or 0):
        return "done"
    return next((o.key for o in decision.options if o.key != "done"), "done")


def accepts_ransom(k: Aims, decision: Decision) -> str:
    """A fair price, or one of mine for one of his; but nothing for a rival who is nearly beaten or far ahead."""
    other = seat_named(k, decision.about.get("side"))
    talents, swapped = int(decision.about.get("talents") or 0), int(decision.about.get("exchange") or 0)
    heads = int(decision.about.get("prisoners") or 1)
    if decision.about.get("asks"):
        # The captor names his price: worth it while it is fair, and nothing of mine is asked besides.
        return "yes" if not swapped and talents <= k.weights.fair * price_factor(k.s) * heads else "no"
    fair = fair_price(k, other) * heads
    if swapped:
        fair //= 4
    return "yes" if talents >= max(10, fair) * 0.75 else "no"


def fair_price(k: Aims, owner: int) -> int:
    """What I want for a General; more from a rival who is nearly beaten or far ahead."""
    fair = k.weights.fair * price_factor(k.s)
    if owner >= 0 and k.power[owner] > 1.5 * k.power[k.seat]:
        fair *= 2
    if len(k.rivals) == 1 and k.superiority > 1.5:
        fair *= 3
    return fair


# -- acclamation ------------------------------------------------------------------------------------------------------


def gives_in(k: Aims) -> int:
    """Whom to make emperor because there is no hope left; or -1."""
    return next((rival for rival in k.rivals if k.hopeless(rival)), -1)


def choose_emperor(k: Aims, decision: Decision) -> str:
    """Only the one against whom there is no hope."""
    emperor = gives_in(k)
    return side(k.s, emperor) if emperor >= 0 else "pass"


def acclaims(k: Aims, decision: Decision) -> str:
    """Nobody gives in while there is hope."""
    emperor = seat_named(k, decision.about.get("side"))
    return "yes" if emperor >= 0 and k.hopeless(emperor) else "no"
