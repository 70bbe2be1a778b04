"""Restituzione dei Generali: in phase six of anybody's turn owners of prisoners bargain with those who hold them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from strategos.kernel.agenda import push
from strategos.kernel.asking import NO, YES, Facts, No, Option, Pool, Seat, Target, button, choose, choose_some
from strategos.kernel.standing import Order, passes, stand
from strategos.kernel.window import Moment

from .alliances import ACCLAIM, acclaim, why_not_acclaim
from .events import PriceAsked, RansomOffered
from .facts import COIN, LEADERS
from .provinces import seats_from
from .reasons import space_of, thing_of
from .state import ConquestState, captive_of, leader_name, leader_ref, side_ref
from .tasks import Bargain
from .victory_in_battle import return_leader

PROMISE = 200
"""The longest promise, in letters."""
COUNTERS = 3
"""How many counter-offers may follow the first terms."""

Choice = tuple[str, int]
RANSOM = Moment("ransom", "CE-ransom-01", until=("turn",))
"""Whoever passes until his own turn is not asked in phase six of the others'."""
REST: Option[Choice] = Option("pass_until_turn", ("rest", 0), {"button": "pass_until_turn", "usual": 1})
PASS: Option[Choice] = Option("pass", ("pass", 0), {"button": "pass"})
ASK_PRICE: Option[Choice] = Option("ask_price", ("ask_price", 0), {"button": "ask_price"})
NAME_NONE: Option[Choice] = Option("no", ("no", 0), {"button": "no"})
SMALLER: Option[Choice] = Option("smaller", ("leaf", -1), {"button": "smaller"})
LARGER: Option[Choice] = Option("larger", ("leaf", 1), {"button": "larger"})
CAPTIVE = captive_of(0)
"""Where the captives of the first seat are; those of the others are below it."""
LEAF = 150
"""How many sums are offered at once; a full purse has further leaves of them."""
ANSWERS: tuple[Option[str], ...] = (
    Option(NO.key, "no", NO.on),
    Option(YES.key, "yes", YES.on),
    button("counter"),
)


# -- queries ----------------------------------------------------------------------------------------------------------


def captor(s: ConquestState, leader: int) -> Seat:
    """The seat that holds a leader prisoner; no seat's number if he is free."""
    return captive_of(0) - s.leader_at[leader]


def prisoners(s: ConquestState, owner: Seat) -> list[int]:
    """The player's Generals in the hands of others."""
    return [leader for leader, at in enumerate(s.leader_at) if at <= CAPTIVE and s.master[leader // LEADERS] == owner]


def held_by(s: ConquestState, holder: Seat) -> list[int]:
    """The Generals of all others whom a player holds."""
    cell = captive_of(holder)
    return [leader for leader, at in enumerate(s.leader_at) if at == cell]


def between(s: ConquestState, owner: Seat, holder: Seat) -> list[int]:
    """The Generals of one player whom the other holds."""
    return [leader for leader in prisoners(s, owner) if captor(s, leader) == holder]


def sums(purse: int, leaf: int = 0) -> list[Option[Choice]]:
    """CE-ransom-02 Every sum the coins can make, leaf by leaf; the smallest coin is worth 5 Talents."""
    first = leaf * LEAF * COIN
    after = first + LEAF * COIN
    found = range(first, min(after, purse + 1), COIN)
    turned = [*([SMALLER] if leaf else []), *([LARGER] if after <= purse else [])]
    return [*turned, *(Option(f"{n:04}", ("talents", n), {"button": "talents", "amount": n}) for n in found)]


def why_not_ransom(s: ConquestState, choice: Choice) -> No | None:
    """Whoever has been bargained about is not bargained about again in the same phase."""
    what, leader = choice
    if what == "acclaim":
        return why_not_acclaim(s)
    if what == "general" and leader in s.talked:
        return No("CE-ransom-01", "already_proposed", {"piece": leader_ref(s, leader)})
    return None


def why_not_free(s: ConquestState, owner: Seat, target: Target) -> No | None:
    """CE-ransom-01 Only one's own Generals in captivity are ransomed."""
    thing = thing_of(s, target)
    if thing is None:
        return No("CE-ransom-01", "pick_pieces") if space_of(target) is not None else None
    if thing.owner != owner:
        return No("CE-ransom-01", "not_yours", {"side": side_ref(s, thing.owner)})
    return No("CE-ransom-01", "not_captive", {"piece": thing.ref})


def why_not_given(s: ConquestState, owner: Seat, target: Target) -> No | None:
    """CE-ransom-02 In exchange go Generals whom the owner holds prisoner, and no other pieces."""
    if thing_of(s, target) is None and space_of(target) is None:
        return None
    return No("CE-ransom-02", "not_his_captive", {"side": side_ref(s, owner)})


def why_not_together(s: ConquestState, owner: Seat, holder: Seat, target: Target) -> No | None:
    """CE-ransom-01 One bargain is about the prisoners one player holds of another."""
    if thing_of(s, target) is None and space_of(target) is None:
        return None
    return No("CE-ransom-01", "not_held_there", {"side": side_ref(s, owner), "holder": side_ref(s, holder)})


def _named(s: ConquestState, what: str, leader: int) -> Option[Choice]:
    name = leader_name(s, leader)
    return Option(name, (what, leader), {"piece": name})


# -- effects ----------------------------------------------------------------------------------------------------------


def settle(s: ConquestState, terms: Bargain) -> None:
    """CE-ransom-03 All changes hands at once; prisoners of third players become the holder's prisoners."""
    s.purse[terms.owner] -= terms.talents
    s.purse[terms.holder] += terms.talents
    for leader in terms.freed:
        return_leader(s, leader)
    for leader in terms.given:
        if s.master[leader // LEADERS] == terms.holder:
            return_leader(s, leader)
        else:
            s.leader_at[leader] = captive_of(terms.holder)


def record(s: ConquestState, terms: Bargain, answer: str) -> None:
    proposer = terms.holder if terms.to == terms.owner else terms.owner
    first, *others = terms.freed
    s.emit(
        RansomOffered(
            side_ref(s, proposer),
            side_ref(s, terms.holder),
            leader_ref(s, first),
            terms.talents,
            tuple(leader_ref(s, x) for x in terms.given),
            terms.promise,
            answer == "yes",
            others=tuple(leader_ref(s, x) for x in others),
            owner=side_ref(s, terms.owner),
            asks=proposer == terms.holder,
            countered=answer == "counter",
        )
    )


# -- procedures -------------------------------------------------------------------------------------------------------


async def restitution(s: ConquestState, mover: Seat) -> bool:
    """CE-faq-ransom-01 In phase six of anybody's turn the owners of prisoners, the mover first, may open a bargain.

    Returns whether somebody has done something, so that others may be asked (again).
    """
    if min(s.leader_at) > CAPTIVE:
        return False
    for owner in [mover, *seats_from(s, mover, mover)[:-1]]:
        if owner in s.silent or passes(s, owner, RANSOM.name, ()):
            continue
        mine = prisoners(s, owner)
        if all(leader in s.talked for leader in mine):
            continue
        options: list[Option[Choice]] = [PASS, REST, ACCLAIM] if owner == mover else [PASS, REST]
        options.extend([_named(s, "general", x) for x in mine])
        what, leader = await choose(
            owner,
            RANSOM.name,
            options,
            rule=RANSOM.rule,
            why_not=lambda choice: why_not_ransom(s, choice),
            otherwise=lambda target, owner=owner: why_not_free(s, owner, target),
        )
        if what == "acclaim":
            await acclaim(s, owner)
            return True
        if what == "general":
            await open_bargain(s, owner, leader)
            return True
        if what == "rest":
            stand(s, True, Order(owner, RANSOM.name, until=RANSOM.until[0]))
        s.silent.append(owner)
    return False


async def open_bargain(s: ConquestState, owner: Seat, leader: int) -> None:
    """CE-ransom-02 The owner offers something for one or several prisoners, or asks for the captor's price."""
    holder = captor(s, leader)
    freed = [leader]
    while True:
        more = [x for x in between(s, owner, holder) if x not in freed and x not in s.talked]
        besides = [ASK_PRICE, *(_named(s, "with", x) for x in more)]
        what, value = await name_sum(s, owner, owner, holder, freed, besides)
        if what != "with":
            break
        freed.append(value)
    s.talked.extend(freed)
    if what == "talents":
        push(s, await with_gifts(s, owner, owner, holder, tuple(freed), value, 0))
    else:
        await name_price(s, owner, holder, tuple(freed))


async def name_price(s: ConquestState, owner: Seat, holder: Seat, freed: tuple[int, ...]) -> None:
    """CE-ransom-02 The captor, asked for his price, names it, or lets it be."""
    answer, price = await name_sum(s, holder, owner, holder, freed, [NAME_NONE])
    named = answer == "talents"
    s.emit(PriceAsked(side_ref(s, owner), side_ref(s, holder), leader_ref(s, freed[0]), named))
    if named:
        push(s, await with_gifts(s, holder, owner, holder, freed, price, 0))


async def counter(s: ConquestState, terms: Bargain) -> None:
    """CE-ransom-02 Who does not like the terms names his own: which prisoners, and for what."""
    owner, holder, by = terms.owner, terms.holder, terms.to
    about = _about(s, holder if by == owner else owner, terms.freed)
    all_held = between(s, owner, holder)
    chosen = await pick(s, by, "ransom_prisoners", all_held, about, owner=owner, holder=holder, least=1)
    _, talents = await name_sum(s, by, owner, holder, chosen)
    push(s, await with_gifts(s, by, owner, holder, chosen, talents, terms.counters + 1))


async def name_sum(
    s: ConquestState,
    by: Seat,
    owner: Seat,
    holder: Seat,
    freed: Sequence[int],
    besides: Sequence[Option[Choice]] = (),
) -> Choice:
    """CE-ransom-02 What the owner offers out of his purse, or the captor asks; or one of the answers besides."""
    leaf = 0
    while True:
        options = [*besides, *sums(s.purse[owner], leaf)]
        reason = partial(why_not_together, s, owner, holder)
        if by == owner:
            about = _about(s, holder, freed)
            answer = await choose(by, "ransom_talents", options, rule="CE-ransom-02", about=about, otherwise=reason)
        else:
            about = _about(s, owner, freed)
            answer = await choose(by, "ransom_price", options, rule="CE-ransom-02", about=about, otherwise=reason)
        if answer[0] != "leaf":
            return answer
        leaf += answer[1]


async def with_gifts(
    s: ConquestState, by: Seat, owner: Seat, holder: Seat, freed: tuple[int, ...], talents: int, counters: int
) -> Bargain:
    """CE-ransom-06 Prisoners in exchange, and words that bind nobody; then the terms are complete."""
    other = holder if by == owner else owner
    about = _about(s, other, freed)
    if by == owner:
        given = await pick(s, by, "ransom_exchange", held_by(s, owner), about, owner=owner, holder=holder)
    else:
        given = await pick(s, by, "ransom_demand", held_by(s, owner), about, owner=owner, holder=holder)
    facts = {**about, "talents": talents, "exchange": len(given), "asks": by == holder}
    nothing = Option("text:", "", {"button": "text"})
    promise = await choose(by, "ransom_promise", (nothing,), rule="CE-ransom-06", about=facts, text=PROMISE)
    return Bargain(owner, holder, other, freed, talents, given, promise, counters)


async def pick(
    s: ConquestState,
    by: Seat,
    kind: str,
    leaders: Sequence[int],
    about: Facts,
    *,
    owner: Seat,
    holder: Seat,
    least: int = 0,
) -> tuple[int, ...]:
    """Some of these prisoners; not asked where there is no choice."""
    if len(leaders) <= least:
        return tuple(leaders)
    chosen = await choose_some(
        by,
        kind,
        [Pool(leader_name(s, x), x, 1, {"piece": leader_name(s, x)}) for x in leaders],
        rule="CE-ransom-01" if kind == "ransom_prisoners" else "CE-ransom-02",
        at_least=least,
        at_most=len(leaders),
        about=about,
        otherwise=lambda target: (
            why_not_together(s, owner, holder, target)
            if kind == "ransom_prisoners"
            else why_not_given(s, owner, target)
        ),
    )
    return tuple(leader for leader, _ in chosen.values())


def _about(s: ConquestState, other: Seat, freed: Sequence[int]) -> dict[str, str | int]:
    return {"leader": leader_ref(s, freed[0]), "side": side_ref(s, other), "prisoners": len(freed)}


async def bargain(s: ConquestState, terms: Bargain) -> None:
    """CE-ransom-03 The other side accepts, refuses or names terms of its own; if both agree it is done."""
    proposer = terms.holder if terms.to == terms.owner else terms.owner
    about = {
        **_about(s, proposer, terms.freed),
        "talents": terms.talents,
        "exchange": len(terms.given),
        "promise": terms.promise,
        "asks": proposer == terms.holder,
    }
    may_counter = terms.counters < COUNTERS
    answer = await choose(
        terms.to,
        "ransom_accept",
        ANSWERS,
        rule="CE-ransom-03",
        why_not=lambda a: None if a != "counter" or may_counter else No("CE-ransom-02", "last_terms"),
        about=about,
    )
    record(s, terms, answer)
    if answer == "yes":
        settle(s, terms)
    elif answer == "counter":
        await counter(s, terms)
