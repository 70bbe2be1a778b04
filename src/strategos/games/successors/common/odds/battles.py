"""S4-14, S3-12 What a forecast of a battle tells, and who takes part in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, TypeVar

import msgspec

from strategos.kernel.agenda import under_way
from strategos.parts.forecast import Inquiry, certainty

from ..board import ELEPHANT, INDEPENDENT, NOBODY, NONE, ROYAL, SIDE_REFS, Troops, inside, space_of
from ..card_events import CardVoid, SurprisePlayed
from ..champions import attack, costs_status
from ..clash_events import BattleBegan
from ..confrontation import OVERRUN, cus_of
from ..land_battle import FATAL_ROLL, royal_army
from ..parties import position_of
from ..position import Position, commander, cus, factions, less, one, troops_at
from ..rows import TableFile
from ..scoring import legitimacy
from ..steps import has_cus
from ..surprise_cards import foe
from ..tasks import Activate, Battle
from .throws import Chances, elephants, pairs, scores, summed, two_dice

State = TypeVar("State", bound=Position)


class Forecast(msgspec.Struct):
    """Chances of the Attacker; by side, how many CUs are eliminated and whether its General is killed."""

    win: float = 0.0
    draw: float = 0.0
    lose: float = 0.0
    clean: float = 0.0
    """The Attacker wins and loses no CU (S4-14.9-d, S3-12.7-f)."""
    losses: dict[int, dict[int, float]] = {}
    killed: dict[int, float] = {}

    def lost(self, faction: int, losses: Mapping[int, float], chance: float) -> None:
        found = self.losses.setdefault(faction, {})
        for count, share in losses.items():
            found[count] = found.get(count, 0.0) + chance * share


Cards = frozenset[tuple[str, str]]
"""Who has played which card, as references."""
NO_CARDS: Cards = frozenset()
DEVICES = "card:anti_elephant_devices"
LATELY = 200
"""A battle has fewer events before its dice."""
Throws = dict[tuple[int, int], float]
"""Total and Battle Score of a side → how likely they are."""


KEPT = 4096
"""So many contests are remembered: the same hosts are compared again and again."""
BEFORE_THE_DICE = ("meeting_prestige", "join_general", "join_cus", "battle_cards", "battle_prestige")
"""Questions of a Land Battle that is still to be fought."""
BEFORE_IT = {"evade": ("evasion",), "rearrange": ("interceptors", "evasion")}
"""Questions of whoever is come upon → the codes of what may still come before the battle."""
SURVIVES_BELOW = {False: 6, True: 5}
"""S4-14.8-a, S3-12.10-a A General whose side has lost is killed on a 5 too."""


def has_force(s: Position, faction: int, position: int) -> bool:
    return faction == INDEPENDENT or has_cus(s, faction, position)


def have_force(s: Position, battle: Battle) -> bool:
    """Both sides have somebody to fight with."""
    return all(has_force(s, side, battle.position) for side in (battle.attacker, battle.defender))


def aside_of(s: Position, battle: Battle, loser: int) -> dict[int, Troops]:
    """S4-14.4-a, S3-14.3-c Side → the Royal Army CUs that will take no part: those of the loser in Prestige."""
    return {
        faction: one(ROYAL, royal_army(s, faction, battle.position)) if faction == loser else NONE
        for faction in (battle.attacker, battle.defender)
    }


def fighting(s: Position, battle: Battle, faction: int, aside: Troops) -> Troops:
    """The CUs of a side that can be lost; Independent Armies lose none (S4-14.9-c, S3-12.7-e)."""
    return NONE if faction == INDEPENDENT else less(troops_at(s, faction, battle.position), aside)


def overruns(s: Position, battle: Battle) -> bool:
    """S4-10-v, S3-10.4-a Five times as many CUs need no battle."""
    mine, theirs = (cus_of(s, faction, battle.position) for faction in (battle.attacker, battle.defender))
    return mine >= OVERRUN * theirs


def is_mortal(s: Position, battle: Battle, faction: int) -> bool:
    """S4-14.8-a, S3-12.10-a Only Major Generals in command roll for their lives."""
    leader = NOBODY if faction == INDEPENDENT else commander(s, faction, battle.position)
    return leader != NOBODY and not s.facts.is_minor(leader)


def deserts(s: Position, battle: Battle, loser: int) -> int:
    """S4-10-ad, S3-14.3-g The loser in Prestige, if all it has are Royal Army CUs, which go over without a fight; or
    NOBODY."""
    if loser == NOBODY:
        return NOBODY
    group = troops_at(s, loser, battle.position)
    return loser if group == one(ROYAL, group[ROYAL]) else NOBODY


def deserted(battle: Battle, traitor: int) -> Forecast:
    """S4-10-ad, S3-14.3-g No dice, and nobody is lost."""
    won = float(traitor == battle.defender)
    unhurt = {faction: {0: 1.0} for faction in (battle.attacker, battle.defender)}
    return Forecast(won, 0.0, 1.0 - won, won, unhurt, dict.fromkeys(unhurt, 0.0))


class Host(msgspec.Struct, frozen=True):
    """All that a side's throws depend on."""

    strength: int
    """Of its CUs but Elephants, and of Local Troops."""
    rating: int
    elephants: int = 0
    bonus: int = 0
    """What Cavalry adds to its roll, unless Elephants charge it (S4-16.9-q)."""
    raised: int = 0
    """What a card that was played adds to its roll (S4-14.7-c)."""


class Contest(msgspec.Struct, frozen=True):
    """How two hosts may fare against each other."""

    ends: dict[tuple[int, bool], float]
    """The number of the winner, or NOBODY, and whether the other has at most half of its score → how likely that is."""
    fatal: list[float]
    """By host, how likely its General is killed."""
    scores: list[dict[int, float]]
    """By host, how likely each Battle Score is."""


def contest(tables: TableFile, ours: Host, theirs: Host) -> Contest:
    """S4-14.5 to S4-14.8, S3-12.1 to S3-12.10 All that both can throw; apart for Elephants that show something and for
    such as do not, since that is all that the other side's throws depend on."""
    ends: dict[tuple[int, bool], float] = {}
    killed, found = [0.0, 0.0], list[dict[int, float]]([{}, {}])
    for mine, yours in product(shows(ours.elephants), shows(theirs.elephants)):
        throws = throws_of(tables, ours, mine, 0 not in yours), throws_of(tables, theirs, yours, 0 not in mine)
        by_score = [summed((score, chance) for (_, score), chance in side.items()) for side in throws]
        for our, their, chance in pairs(*by_score):
            end = NOBODY if our == their else int(their > our), max(our, their) >= 2 * min(our, their)
            ends[end] = ends.get(end, 0.0) + chance
        for n, side in enumerate(throws):
            killed[n] += fatal(side, by_score[1 - n])
            share = sum(by_score[1 - n].values())
            for score, chance in by_score[n].items():
                found[n][score] = found[n].get(score, 0.0) + chance * share
    return Contest(ends, killed, found)


def shows(count: int) -> list[dict[int, float]]:
    """What so many Elephants can show: nothing, and the rest."""
    found = elephants(count)
    some = {shown: chance for shown, chance in found.items() if shown}
    return [{0: found[0]}, some] if some else [{0: found[0]}]


def throws_of(tables: TableFile, host: Host, shown: Chances[int], charged: bool) -> Throws:
    """What a host can throw whose Elephants may show so much."""
    strengths = {host.strength + more: chance for more, chance in shown.items()}
    return scores(tables, two_dice(host.rating, host.raised + (0 if charged else host.bonus)), strengths)


def fatal(throws: Throws, against: Chances[int]) -> float:
    """S4-14.8-a, S3-12.10-a The chance that a side's General is killed, by the Battle Scores against it."""
    return sum(
        chance * share * (7 - SURVIVES_BELOW[theirs > score]) / 6
        for (total, score), chance in throws.items()
        if total == FATAL_ROLL
        for theirs, share in against.items()
    )


def fought(
    s: Position, battle: Battle, aside: Mapping[int, Troops], met: Contest, beaten: Mapping[int, Chances[int]]
) -> Forecast:
    """S4-14.8, S4-14.9, S3-12.7 to S3-12.10 What becomes of both sides; `beaten` is what each loses in defeat."""
    sides = (battle.attacker, battle.defender)
    mortal = [is_mortal(s, battle, faction) for faction in sides]
    result = Forecast(killed={f: met.fatal[n] if mortal[n] else 0.0 for n, f in enumerate(sides)})
    one_lost = {faction: {min(1, cus(fighting(s, battle, faction, aside[faction]))): 1.0} for faction in sides}
    for (number, clean), chance in met.ends.items():
        if number == NOBODY:
            result.draw += chance
            for faction in sides:
                result.lost(faction, one_lost[faction], chance)
            continue
        winner, loser = sides[number], sides[1 - number]
        result.lost(winner, {0: 1.0} if clean else one_lost[winner], chance)
        result.lost(loser, beaten[loser], chance)
        if winner == battle.defender:
            result.lose += chance
            continue
        result.win += chance
        result.clean += chance if clean else 0.0
    return result


def fought_at_sea(interceptor: Throws, mover: Throws) -> Forecast:
    """S4-13.3, S3-13.5 Chances of the Interceptor."""
    result = Forecast()
    for (_, ours), (_, theirs), chance in pairs(interceptor, mover):
        if ours > theirs:
            result.win += chance
        elif ours == theirs:
            result.draw += chance
        else:
            result.lose += chance
    return result


def told(result: Forecast, *without: str) -> dict[str, Any]:
    return {"win": result.win, "draw": result.draw, "lose": result.lose, **certainty(*without)}


def cards_on_table(ask: Inquiry) -> Cards:
    """S4-14.3-b, S3-7.3-b What was played in the Land Battle under way and was not answered."""
    lately = ask.match.all_events(max(0, ask.match.event_count - LATELY))
    began = max((n for n, event in enumerate(lately) if isinstance(event, BattleBegan)), default=len(lately))
    void = {event.card for event in lately[began:] if isinstance(event, CardVoid)}
    played = [event for event in lately[began:] if isinstance(event, SurprisePlayed) and event.card not in void]
    return frozenset((event.side, event.card) for event in played)


def elephants_of(s: Position, battle: Battle, faction: int, cards: Cards) -> int:
    """S4-14.6-a, S3-14.1-b Those who fight: none where the enemy has devices against them."""
    if faction == INDEPENDENT or (SIDE_REFS[foe(battle, faction)], DEVICES) in cards:
        return 0
    return troops_at(s, faction, battle.position)[ELEPHANT]


def left_out(s: Position) -> tuple[str, ...]:
    """What nobody can reckon with: cards, as long as anybody holds any."""
    return ("cards",) if any(s.hand) else ()


def status_lost(s: Position, attacker: int, victim: int) -> dict[str, int]:
    """S4-3.7-c, S3-17.5-c The Legitimacy of a Champion that goes with the title, if this attack costs it."""
    if not costs_status(s, attacker, victim):
        return {}
    before, after = s.copy(), s.copy()
    attack(after, attacker, victim)
    return {"legitimacy": legitimacy(before, attacker).value - legitimacy(after, attacker).value}


def joins(s: Position, position: int) -> tuple[str, ...]:
    """S4-10-g, S4-14.2-a, S3-9.5-d Who holds a Major City may go in before a battle, or come out for it."""
    space = space_of(position)
    owner = s.control[space]
    held = s.is_major_city(space) and owner in factions(s)
    return ("joiners",) if held and (has_cus(s, owner, inside(space)) or has_cus(s, owner, position)) else ()


def listed(losses: Mapping[int, float]) -> list[float]:
    """How likely it is to lose so many CUs, from none on."""
    most = max((count for count, chance in losses.items() if chance), default=0)
    return [losses.get(count, 0.0) for count in range(most + 1)]


def told_forecast(s: Position, battle: Battle, result: Forecast, loser: int) -> dict[str, Any]:
    """How a Land Battle may end, and the Royal Army CUs of the loser in Prestige that take no part."""
    sides, aside = (battle.attacker, battle.defender), aside_of(s, battle, loser)
    return {
        **told(result, *left_out(s)),
        "kind": "battle" if deserts(s, battle, loser) == NOBODY else "desertion",
        "space": s.facts.REFS[space_of(battle.position)],
        "attacker": SIDE_REFS[battle.attacker],
        "defender": SIDE_REFS[battle.defender],
        "clean": result.clean,
        "losses": listed(result.losses[battle.attacker]),
        "their_losses": listed(result.losses[battle.defender]),
        "killed": [result.killed[faction] for faction in sides],
        "aside": [cus(aside[faction]) for faction in sides],
    }


def told_hosts(hosts: Sequence[Host], met: Contest, prestige: Sequence[int]) -> dict[str, Any]:
    """Attacker and Defender as they come to the dice."""
    return {
        "strengths": [side.strength for side in hosts],
        "ratings": [side.rating for side in hosts],
        "prestige": list(prestige),
        "scores": [listed(chances) for chances in met.scores],
    }


def at_hand(
    s: State, seat: int, at: int, told_battle: Callable[[State, Battle], dict[str, Any]], *before: str
) -> dict[str, Any] | None:
    """The battle with the Army that has come, for whoever may still evade it, come out or stay inside; None where
    nobody is there to fight. `before` are the codes of what may come first."""
    task = under_way(s, Activate)
    if task is None or position_of(s, task) != at:
        return None
    battle = Battle(task.faction, seat, at, at)
    if task.faction == seat or not have_force(s, battle):
        return None
    twin = s.copy()
    twin.events = []
    without = certainty(*before, *joins(s, at), *left_out(s))
    names = {"space": s.facts.REFS[space_of(at)], "attacker": SIDE_REFS[task.faction], "defender": SIDE_REFS[seat]}
    if overruns(twin, battle):
        return {**names, "kind": "overrun", "win": 1.0, "draw": 0.0, "lose": 0.0, **without}
    attack(twin, task.faction, seat)
    return {**told_battle(twin, battle), **without}
