"""Fase del Combattimento: the attacker takes the battles in the order he likes, and others at will."""

from __future__ import annotations

from strategos.kernel.asking import No, Option, Seat, Target, choose
from strategos.kernel.clock import AGAIN, Again

from .alliances import ACCLAIM, acclaim, why_not_acclaim
from .facts import LEADERS, PROVINCES, REFS, SPACE, SPACES
from .land_battle import start_battle
from .provinces import guests, occupy
from .reasons import Thing, space_of, thing_of, why_not_mine
from .sea_battle import idle_galleys, sea_targets, start_sea_battle
from .state import (
    HOLD,
    NOBODY,
    ConquestState,
    attacker,
    contested,
    enemy_in,
    galley_name,
    galleys_at,
    garrisoned,
    leader_name,
    side,
)
from .victory_in_battle import beaten, clear_foreign_coasts

Choice = tuple[str, int, Seat]
CROWN: Option[Choice] = Option("acclaim", ("acclaim", 0, 0), ACCLAIM.on)
DONE: Option[Choice] = Option("done", ("done", 0, 0), {"button": "done"})
LAND: tuple[Option[Choice], ...] = tuple(Option(o.key, ("land", o.value, 0), o.on) for o in SPACE[:PROVINCES])


def lone_leaders(s: ConquestState, seat: Seat) -> list[tuple[int, Seat]]:
    """CE-faq-combat-09 Provinces where the attacker's troops stand beside leaders without troops, and whose."""
    mine = garrisoned(s, seat)
    there = dict.fromkeys((at, s.master[leader // LEADERS]) for leader, at in enumerate(s.leader_at) if at in mine)
    return [(at, owner) for at, owner in there if owner != seat and enemy_in(s, at, seat) == NOBODY]


def situations(s: ConquestState) -> list[Option[Choice]]:
    """CE-cphase-01 All that can be fought now: battles that must be, sea battles and lone leaders that may be."""
    seat = attacker(s)
    options: list[Option[Choice]] = [LAND[p] for p in contested(s)]
    if seat != s.clock.seat:
        # The mover has fallen: his heir finishes the open battles and begins nothing (ruling R10).
        return options
    for zone, enemy in sea_targets(s, seat):
        name = galley_name(s, idle_galleys(s, zone, enemy)[0])
        options.append(Option(f"sea-{SPACE[zone].key}-{side(s, enemy)}", ("sea", zone, enemy), {"piece": name}))
    for province, owner in lone_leaders(s, seat):
        leader = next(x for x in guests(s, province, seat) if s.master[x // LEADERS] == owner)
        name = leader_name(s, leader)
        options.append(Option(f"take-{name}", ("take", province, owner), {"piece": name}))
    return options


def why_not_fight(s: ConquestState, target: Target) -> No | None:
    """CE-cphase-01 Why there is nothing to fight where somebody points."""
    thing, space = thing_of(s, target), space_of(target)
    if thing is not None and thing.owner == attacker(s):
        return No("CE-mphase-02", "movement_over")
    place = space if thing is None else thing.place
    if place is None:
        return None
    if thing is not None and place < 0:
        return why_not_mine(s, thing.owner, thing)
    if place >= SPACES:
        place = s.galley_at[place - HOLD]
    if place in contested(s):
        return No("CE-bl-03", "pick_province", {"space": REFS[place]})
    here = [o for o in situations(s) if o.value[1] == place]
    if thing is not None:
        here = [o for o in here if o.value[2] == thing.owner and (thing.kind == "galley") == (o.value[0] == "sea")]
    if here:
        # One attack is for all ships, or all leaders, of one player there; it is shown on one of them.
        rule = "CE-nav-20" if here[0].value[0] == "sea" else "CE-faq-combat-09"
        return No(rule, "pick_enemy", {"piece": f"piece:{here[0].on['piece']}"})
    return why_not_begin(s, place, thing)


def why_not_begin(s: ConquestState, place: int, thing: Thing | None) -> No:
    """CE-bl-01 Why no fight is due or possible in a space."""
    seat = attacker(s)
    if seat != s.clock.seat:
        return No("CE-fall-01", "no_new_battles")
    if place >= PROVINCES and galleys_at(s, place, seat) and not idle_galleys(s, place, seat):
        return No("CE-nav-21", "already_fought", {"space": REFS[place]})
    if thing is not None and thing.kind == "galley" and place < PROVINCES:
        return No("CE-faq-combat-02", "open_sea_only", {"space": REFS[place]})
    return No("CE-bl-01" if place < PROVINCES else "CE-nav-03", "no_battle", {"space": REFS[place]})


def why_not_settle(s: ConquestState, choice: Choice, duty: int) -> No | None:
    """CE-bl-01 No phase ends with battles to be fought; a crown is proposed once a turn (CE-vict-02)."""
    if choice[0] == "done" and duty:
        return No("CE-bl-01", "battles_left", {"count": duty})
    return why_not_acclaim(s) if choice[0] == "acclaim" else None


async def combat(s: ConquestState) -> Again | None:
    """CE-bl-03 The attacker picks the next battle; its rounds are tasks, and the rest of the phase waits for them."""
    options = situations(s)
    duty = [o for o in options if o.value[0] == "land"]
    if not options:
        await clear_foreign_coasts(s)
        return None
    what, where, owner = (
        options[0].value
        if len(options) == 1 and duty
        else await choose(
            attacker(s),
            "combat",
            [*options, DONE, *((CROWN,) if attacker(s) == s.clock.seat else ())],
            rule="CE-bl-03",
            why_not=lambda choice: why_not_settle(s, choice, len(duty)),
            otherwise=lambda target: why_not_fight(s, target),
        )
    )
    if what == "land":
        start_battle(s, where)
    elif what == "sea":
        await start_sea_battle(s, where, owner)
    elif what == "take":
        taken = [leader for leader in guests(s, where, attacker(s)) if s.master[leader // LEADERS] == owner]
        await beaten(s, taken, attacker(s))
        occupy(s, attacker(s))
    elif what == "acclaim":
        await acclaim(s, attacker(s))
    else:
        await clear_foreign_coasts(s)
        return None
    return AGAIN
