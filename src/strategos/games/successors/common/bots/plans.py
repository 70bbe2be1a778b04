"""Ways to play a Player Turn: a card and its use, and where each Army goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from strategos.bots.planning import Plan
from strategos.kernel.asking import Decision, Seat

from ..board import LAST_TURN, outside
from ..movement import movement_points
from ..position import Position, commander, troops_at
from ..steps import Party
from ..tasks import Activate
from .aims import Aims
from .rules import P, Rules
from .weights import Weights
from .worth import Outlook

LURE = 20.0
"""A space with it is worth more than all others."""
MEANT = 50.0
"""A use with it is chosen if it can be."""
AIMS_EACH, AIMS, CARDS = 5, 12, 12
"""So many spaces for each Army, so many in all, and so many cards with their uses are looked at."""
PREPARED = 2
"""The entry of the sequence in which an Heir comes of age."""
MARCHING = ("name_general", "march")
ANSWERS = (
    "activation_segment",
    "battle_cards",
    "bury",
    "evade",
    "event_announced",
    "event_side",
    "intercept_from",
    "naval_battle",
    "proclaim",
    "rearrange",
    "siege_roll",
    "surprise_announced",
    "take_card_of",
    "turn_back",
)
"""Questions whose few answers are all worth a thought."""
FEW = 6
TARGET = "event_space"
TARGETS_EACH = 4
"""So many targets of an event for what there is to gain, and as many for the Army that stands there."""


def turn(s: Position, _: Seat) -> object:
    """A Player Turn."""
    return s.clock.round, s.clock.entry, s.clock.seat


def horizon(s: Position, seat: Seat, rounds_left: int) -> Callable[[Position], bool]:
    """The end of this Player Turn; after the last one of a Game Turn beyond what then decides who wins. To look at the
    turns of others brings more noise than news."""
    begun, number = turn(s, seat), s.clock.round
    is_last = not rounds_left and s.clock.seat == s.turn_order()[-1]
    if not is_last or number not in (1, LAST_TURN, *(coming - 1 for coming in s.facts.REGENCIES)):
        return lambda later: turn(later, seat) != begun
    return lambda later: later.clock.round > number and later.clock.entry > PREPARED


def is_fork(_: Position, decision: Decision) -> bool:
    kind = decision.kind
    return kind in ("tyche_card", TARGET, *MARCHING) or (kind in ANSWERS and len(decision.options) <= FEW)


def plans(
    rules: Rules[P],
    uses: Callable[[Outlook[P], Decision], Iterable[tuple[float, str, str]]],
    s: P,
    decision: Decision,
    weights: Weights,
    _: Random,
) -> list[Plan]:
    """What one could do at a fork; `uses` are the cards in all their ways, with what that seems worth."""
    eye = Outlook(rules, s, decision.seat, weights)
    if decision.kind == "tyche_card":
        return cards(uses(eye, decision), eye)
    if decision.kind == TARGET:
        return targets(eye, decision)
    return marches(eye, decision) if decision.kind in MARCHING else answers(decision)


def answers(decision: Decision) -> list[Plan]:
    return [Plan("answer", key=option.key, facts={"answer": option.key}) for option in decision.options]


def targets(eye: Outlook[P], decision: Decision) -> list[Plan]:
    """Where an event may strike: at what there is to gain, and at the strongest Armies."""
    facts = eye.s.facts
    keys = [option.key for option in decision.options if option.key in facts.NUMBER]
    gains = {key: eye.gain(facts.NUMBER[key]) for key in keys}
    armies = {key: eye.armies.get(outside(facts.NUMBER[key]), 0.0) for key in keys}
    by_gain = sorted(keys, key=lambda key: (-gains[key], key))[:TARGETS_EACH]
    by_army = sorted((key for key in keys if armies[key]), key=lambda key: (-armies[key], key))[:TARGETS_EACH]
    return [
        Plan("target", key=key, facts={"space": facts.REFS[facts.NUMBER[key]]}, spaces=(key,))
        for key in dict.fromkeys([*by_gain, *by_army])
    ]


def marches(eye: Outlook[P], decision: Decision) -> list[Plan]:
    """An Army and where it goes, the best first; and to let be."""
    found: list[tuple[float, int, int]] = []
    for task in tasks(eye, decision):
        ranked = Aims(eye, task).ranked()
        found += [(aim.worth, task.general, aim.space) for aim in ranked[:AIMS_EACH]]
    best = sorted(found, key=lambda one: (-one[0], one[1], one[2]))[:AIMS]
    stay = [Plan("stay", key=key) for key in ("done", "pass") if decision.option(key) is not None]
    return [*(towards(eye, general, space) for _, general, space in best), *stay]


def towards(eye: Outlook[P], general: int, space: int) -> Plan:
    facts = eye.s.facts
    return Plan(
        "towards",
        changes={"lures": ((general, space, LURE),)},
        key=facts.GENERAL_NAMES[general],
        facts={"general": facts.GENERAL_REFS[general], "space": facts.REFS[space]},
        spaces=(facts.NAMES[space],),
    )


def tasks(eye: Outlook[P], decision: Decision) -> Iterable[Activate]:
    """The Armies that could be activated now, with the MP and the CUs they would have."""
    s = eye.s
    for option in decision.options:
        general = s.facts.GENERAL_NUMBER.get(option.key)
        if general is None:
            continue
        at = s.general_at[general]
        if commander(s, decision.seat, at) != general:
            continue
        if decision.kind == "march":
            points, group = int(decision.about["points"] or 0), troops_at(s, decision.seat, at)
        else:
            points = movement_points(s.movement_die, s.facts.INITIATIVE[general])
            group = eye.rules.free_to_join(s, Party(decision.seat, ()), at).troops
        yield Activate(decision.seat, general, 0, points, 0, (general,), group)


def cards(found: Iterable[tuple[float, str, str]], eye: Outlook[P]) -> list[Plan]:
    """Cards with their uses and what these seem worth: as plans, the best first."""
    facts = eye.s.facts
    return [
        Plan(
            "card",
            changes={"uses": ((use, MEANT),)},
            key=card,
            facts={"card": facts.CARD_REFS[facts.CARD_NUMBER[card]], "use": use},
        )
        for _, card, use in sorted(found, key=lambda one: (-one[0], one[1], one[2]))[:CARDS]
    ]
