"""What the heuristic player thinks things are worth, in Talents unless it says otherwise. Others may try other numbers:
`Heuristic(msgspec.structs.replace(WEIGHTS, years=6.0))`.
"""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """The constants of the heuristic."""

    # What there is to win and to lose.
    years: float = 5.0
    """Turns of tribute a province is counted for."""
    rival_province: float = 1.6
    """How much more a province is worth if a rival loses it."""
    rival_home: float = 80.0
    own_home: float = 250.0
    general: float = 50.0
    """To take a rival's General."""
    own_general: float = 120.0
    last_generals: float = 400.0
    """To lose one is worse: this much more, shared among all that are left."""
    caesar: float = 3000.0
    """To lose the Caesar."""
    rival_caesar: float = 500.0
    """To take another's, besides all he has."""
    fleeing: float = 0.4
    """The part of a leader's worth that is left if he can run."""
    lost_again: float = 0.85
    """The part of a prize that is gone if the place is lost again next turn."""

    # Battles: chances.
    battle: float = 0.42
    """The least chance to win a battle at all,"""
    thrifty_battle: float = 0.2
    """and how much more of it while lost units hurt."""
    attack_on: float = 0.35
    """Below this chance an attacker retreats, a defender below the next, a Caesar below the third."""
    defend_on: float = 0.3
    caesar_on: float = 0.6
    chase_on: float = 0.22
    """An attacker or defender who could take a Caesar stays longer."""
    bearable: float = 0.3
    """The risk a home may run; the next a Caesar."""
    bearable_caesar: float = 0.03

    # Marches and voyages.
    effort: float = 1.0
    """What a step must promise at least."""
    passage: float = 4.0
    """What a passage by sea must promise more than a march."""
    later: float = 0.6
    """The part of a promise that is left if it takes another turn."""
    fade_army: float = 0.9
    """The pull of a battle fades with every step."""
    fade_legion: float = 0.7
    join: float = 20.0
    """To come to a battle that takes place anyway."""

    # Others.
    cities_until: int = 22
    """A City pays itself back in six turns, if nobody takes it; in later rounds there is no time for that."""
    fair: int = 40
    """What a General is worth to his owner and to his captor, at list prices."""
    hopeless: float = 6.0
    """How many times as strong as all others an emperor must be for them to give in."""


WEIGHTS = Weights()
