"""A player of Successors by rules of thumb: it takes Provinces, chases whoever is ahead, counts Prestige before battle,
keeps its Royal Family Members out of harm and its Surprise cards for the moment they are made for.

It has no memory: what it wants next is found in the position.

What both editions have alike stands in `common/bots/heuristic.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from strategos.bots import Chair, random_key
from strategos.kernel.asking import Decision

from ...common.board import FACTIONS
from ...common.bots import marching
from ...common.bots.cards import (
    battle_card,
    challenge,
    choose_use,
    hubris,
    liar,
    orator,
    oratory,
    rival,
    spend_points,
    storm,
    traitor,
    whole_fleet,
)
from ...common.bots.heuristic import (
    always,
    bury,
    evade,
    evade_to,
    first_place,
    intercept,
    myself,
    rearrange,
    turn_back,
)
from ...common.bots.weights import WEIGHTS, Weights
from ...common.champions import costs_status
from ..facts import BATTLE_RATING, GENERAL_NUMBER, INITIATIVE
from . import cards
from .marching import sail_on, set_course
from .rules import RULES, Outlook

Thinker = Callable[[Outlook, Decision], str | None]


class Heuristic:
    """A player for one seat of one match."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.plan = b""
        self.weights = weights

    def answer(self, chair: Chair) -> str:
        """Answer whatever is asked."""
        decision = chair.decision
        if len(decision.options) == 1:
            return decision.options[0].key
        thinker = THINKERS.get(decision.kind)
        eye = Outlook(RULES, chair.position(), decision.seat, self.weights)
        key = None if thinker is None else thinker(eye, decision)
        return random_key(chair) if key is None or decision.option(key) is None else key


# -- others on the move -----------------------------------------------------------------------------------------------


def next_leader(_: Outlook, decision: Decision) -> str | None:
    """The first General alone; then the CUs."""
    return next((option.key for option in decision.options if option.key != "done"), None)


def best_leader(_: Outlook, decision: Decision) -> str:
    """Of equal Ranks the better in battle, then the quicker."""
    names = [option.key for option in decision.options]
    return max(names, key=lambda name: (BATTLE_RATING[GENERAL_NUMBER[name]], -INITIATIVE[GENERAL_NUMBER[name]], name))


def attack_mover(eye: Outlook, decision: Decision) -> str:
    """S3-23.2-a If one would lose no status by it."""
    mover = FACTIONS.index(str(decision.about["side"]).removeprefix("side:"))
    return "no" if costs_status(eye.s, decision.seat, mover) else "yes"


THINKERS: dict[str, Thinker] = {
    # 4, 5
    "begin_at": first_place,
    "first_player": myself,
    "proclaim": always("proclaim"),
    "reinforce": marching.reinforce,
    "reinforcing_cus": marching.most,
    "place_general": marching.reinforce,
    "bury": bury,
    # 6.1
    "remove_marker": marching.best_space,
    "place_marker": marching.best_space,
    "siege": marching.surrender_siege,
    "take_space": always("yes"),
    # 6.2
    "tyche_card": cards.choose_card,
    "card_use": partial(choose_use, cards.worth_by_use),
    "spend_points": spend_points,
    "surprise_card": always("play"),
    "train_on": always("yes"),
    "strew": marching.reinforce,
    "minor_with_them": always("no"),
    "mark": marching.best_space,
    "event_space": marching.best_space,
    "event_side": rival,
    "take_card_of": rival,
    "train": always("loyal", "mercenary"),
    "bring_marker": marching.best_space,
    "commander": best_leader,
    # 6.3, 9
    "activation_segment": always("roll"),
    "name_general": marching.name_general,
    "march": marching.march,
    "activation": marching.act,
    "take_along": marching.take_all,
    "take_up": marching.take_all,
    "pick_cus": marching.most,
    "minor_takes_command": always("yes"),
    "call_minor": always("pass"),
    "bring_minor": always("pass"),
    # 10 to 12
    "ask_passage": always("no"),
    "grant_passage": always("no"),
    "honour_passage": always("no"),
    "withdraw_inside": always("yes"),
    "attack_mover": attack_mover,
    "turn_back": turn_back,
    "rearrange": rearrange,
    "intercept_from": intercept,
    "intercepting_general": next_leader,
    "intercepting_cus": marching.most,
    "intercepting_royal": always("done"),
    "evade": evade,
    "evade_to": evade_to,
    "evade_on": always("done"),
    # 13
    "escort": whole_fleet,
    "sail_to": set_course,
    "at_sea": sail_on,
    "naval_battle": challenge,
    "minor_ashore": always("no"),
    # 7.3, 14
    "lose_cus": marching.lose,
    "crowded_out": marching.lose,
    "join_cus": marching.most,
    "mutineer": always("royal", "loyal"),
    # windows
    "battle_cards": battle_card,
    "battle_prestige": oratory,
    "meeting_prestige": oratory,
    "siege_prestige": always("pass"),
    "orator": orator,
    "siege_roll": traitor,
    "event_announced": hubris,
    "surprise_announced": liar,
    "naval_step": storm,
    "naval_dice": cards.before_naval_dice,
    "gap": always("pass"),
}
"""Kind of question → who answers it; whatever else is asked is left to chance."""
