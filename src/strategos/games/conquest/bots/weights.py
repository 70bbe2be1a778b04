"""What the heuristic player thinks things are worth, in Talents unless it says otherwise. Others may try other numbers:
`Heuristic(msgspec.structs.replace(WEIGHTS, years=6.0))`.

`WEIGHTS` are those of `heuristic-1`, which others are measured by: they and what they lead to never change. What came
later is governed by weights that are 0 or empty in it.
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
    keep_years: float = 2.0
    """Turns of tribute counted for a province of one's own that may be lost,"""
    keep_home_years: float = 20.0
    """and for the home."""
    lures: tuple[tuple[int, float], ...] = ()
    """Places, and what they are worth to this player more than to others."""

    # Power, and the boldness that comes from it.
    power_tribute: float = 3.0
    """What a Talent of tribute adds to a player's power,"""
    power_purse: float = 0.5
    """and one in the purse; units count what they cost."""
    bold: float = 1.0
    """How much of the gain of a battle is counted,"""
    bold_years: float = 20.0
    """once more after so many rounds,"""
    bold_wealth: float = 2.0
    """so much more for whoever can replace what he loses,"""
    bold_most: float = 2.0
    """and at most so much more for superiority."""
    spare: float = 50.0
    """Talents that are no riches yet,"""
    riches: float = 400.0
    """and how many more until lost units hurt least:"""
    thrift: float = 0.25
    """that is so much."""
    caution: float = 0.9
    """How much to fear what others could do;"""
    siege_years: float = 20.0
    """half of that after so many rounds with a last rival,"""
    late_years: float = 25.0
    """or with several."""

    # Battles: chances.
    battle: float = 0.42
    """The least chance to win a battle at all,"""
    thrifty_battle: float = 0.2
    """and how much more of it while lost units hurt,"""
    battle_rounds: float = 250.0
    """and how many rounds it takes until it is less by 1."""
    attack_on: float = 0.35
    """Below this chance an attacker retreats, a defender below the next, a Caesar below the third."""
    defend_on: float = 0.3
    caesar_on: float = 0.6
    chase_on: float = 0.22
    """An attacker or defender who could take a Caesar stays longer,"""
    handful_on: float = 0.15
    """and so does a handful without a leader,"""
    home_on: float = 0.7
    """and whoever fights for his home: the bar times this."""
    bearable: float = 0.3
    """The risk a home may run; the next a Caesar."""
    bearable_caesar: float = 0.03

    # Battles: losses.
    won_losses: float = 0.55
    """The part of the smaller army's price that a victory costs,"""
    beaten_losses: float = 0.8
    """the part of one's own that a defeat costs,"""
    their_losses: float = 0.8
    """and what the defeat of the others is worth, of theirs."""
    near_doom: float = 0.2
    """The chance that a beaten General is lost, with a province to run to;"""
    far_doom: float = 0.7
    """and without one."""
    raid_prize: float = 2.0
    """What a Talent of theirs is worth in a raid, and one of ours at most."""
    chased: float = 25.0
    """What each Cavalryman of the pursuit costs those who turn back."""
    bleed: float = 1.5
    """How losses hurt compared with theirs, times power compared with theirs;"""
    patience: float = 0.35
    """the least of it that is left in a long war,"""
    patience_years: float = 40.0
    """after so many rounds more than twenty."""

    # Pull.
    army_pull: float = 1.0
    """What an army can look forward to, for a legion of it;"""
    legion_pull: float = 0.5
    """what a small legion can, of that."""
    fade_army: float = 0.9
    """The pull of a battle fades with every step."""
    fade_legion: float = 0.7
    host: float = 12.0
    """How many men make an army."""
    pull_bounty: float = 0.6
    """The part of a leader's worth that draws armies,"""
    pull_fight: float = 30.0
    """and what any enemy draws them by."""
    alarm: float = 600.0
    """What calls armies back to a Caesar in danger,"""
    home_call: float = 400.0
    """and to a lost home."""

    # Marches and voyages.
    effort: float = 1.0
    """What a step must promise at least."""
    man: float = 0.5
    """What each man on a march costs."""
    join: float = 20.0
    """To come to a battle that takes place anyway."""
    command: float = 6.0
    """What each man of a legion without a leader calls for one by,"""
    command_few: float = 3.0
    """or of three and fewer."""
    walk: float = 3.0
    """How many times as eagerly a leader follows such a call."""
    call_fade: float = 0.9
    walk_fear: float = 0.4
    """The part of the fear that is left where troops can be led out of danger at once."""
    flight: float = 15.0
    """The danger from which a Caesar flees."""
    homeward: float = 6.0
    """What each step nearer to his home is worth to him."""
    passage: float = 4.0
    """What a passage by sea must promise more than a march."""
    later: float = 0.6
    """The part of a promise that is left if it takes another turn."""
    port_man: float = 1.5
    """What each man who waits in a port draws galleys by,"""
    port_home: float = 4.0
    """and the home."""
    hasty: bool = False
    """Moves whoever has anything worth doing, without asking who has most."""
    noise: float = 0.0
    """By how much at most the worth of steps is misjudged;"""
    seed: int = 0
    """and in which way."""

    # Purchases.
    danger_home: float = 0.04
    """The risk of the Caesar at home above which all money goes into troops."""
    cities_until: int = 22
    """A City pays itself back in six turns, if nobody takes it; in later rounds there is no time for that."""
    army_first: float = 10.0
    """An army of so many men, and one more each round, comes before Cities,"""
    roads_first: float = 14.0
    """and one of so many before Roads."""
    catapults: float = 6.0
    """One Catapult for so many men,"""
    cavalry: float = 4.0
    """and one Cavalry for so many."""
    islands: float = 50.0
    """What islands must be worth before a Galley is bought for them."""

    # Others.
    fair: int = 40
    """What a General is worth to his owner and to his captor, at list prices."""
    hopeless: float = 6.0
    """How many times as strong as all others an emperor must be for them to give in."""
    sea: float = 1.05
    """How much more the enemy's ships are worth than one's own."""


WEIGHTS = Weights()
