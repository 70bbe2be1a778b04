"""6.2 The Tyche Segment: one Event or Bonus card is used, in one of five ways; and the events that are announced."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from strategos.kernel.agenda import push
from strategos.kernel.asking import No, Option, button, choose, confirm
from strategos.kernel.clock import AGAIN, Again

from ..common.board import NOBODY, SIDE_REFS
from ..common.card_events import CardUsed, CardVoid, SurpriseDiscarded
from ..common.minor_generals import has_cus
from ..common.operation_points import (
    can_mark,
    fetch_fleet,
    upgrade_fleet,
    why_no_upgrade,
    why_none,
    why_not_fetch,
)
from ..common.options import plays_with
from ..common.position import factions, on_map_generals, spaces_of
from ..common.settle import settle
from ..common.surprise_cards import Occasion
from ..common.tasks import March, Play
from .burial import finish_hearse, why_not_finish
from .cards import EVENTS
from .deal import deal
from .disbanding import DISBAND, DISBANDING, disband, why_not_disband
from .facts import BONUS, CARD_NAMES, CARD_PICKS, CARD_REFS, CARDS, FLEETS, OP, SURPRISE
from .minor_generals import arrange_minor
from .operation_points import place_markers, why_not_mark
from .recruiting import recruit, why_no_recruit
from .segments import openers
from .state import SuccessorsState
from .surprise_cards import AHURA_MAZDA, ANY_TIME, GIFT, HUBRIS, SURPRISES
from .tasks import Spend, Train
from .windows import EVENT_ANNOUNCED, gap, lay_down, pause, play_surprise

USES = tuple(
    button(name)
    for name in (
        "event",
        "event_and_points",
        "forced_march",
        "place_markers",
        "train",
        "upgrade_fleet",
        "recruit",
    )
)
AGREED = {"quick_hearse": button("finish_hearse"), "fleets_stay_away": button("fetch_fleet")}
"""S4-16.3-a, S4-16.10-c Uses of a card where so agreed."""
WAYS = tuple(option for option in USES if option.key in ("forced_march", "place_markers", "train"))
"""S4-6.2-n What Operation Points can be spent on."""
SPEND_NOTHING: Option[str] = button("spend_nothing")
MINOR_GENERAL: Option[int] = Option("minor_general", -1, {"button": "minor_general", "quiet": 1})


# -- the card ---------------------------------------------------------------------------------------------------------


async def tyche(s: SuccessorsState) -> Again | None:
    """S4-6.2-a One Event or Bonus card must be played. Surprise cards that wait for no moment may come before it, and
    do not count; a hand without any card plays none (OQ-HAND-EMPTY)."""
    faction = s.clock.seat
    assert faction is not None
    if not s.hand[faction] or s.winner != NOBODY:
        return None
    if all(SURPRISE[card] for card in s.hand[faction]):
        await without_a_card(s, faction)
        return AGAIN
    cards = [CARD_PICKS[c] for c in sorted({*s.hand[faction]})]
    if has_cus(s, faction):
        cards.append(MINOR_GENERAL)
    if why_not_disband(s, faction) is None:
        cards.append(DISBAND)
    why_not = partial(why_not_choose, s, faction)
    card = await choose(faction, "tyche_card", cards, rule="S4-6.2-a", why_not=why_not, secret=True)
    if card == MINOR_GENERAL.value:
        await arrange_minor(s, faction)
        return AGAIN
    if card == DISBANDING:
        await disband(s, faction)
        return AGAIN
    if SURPRISE[card]:
        await play_surprise(s, faction, card, Occasion())
        return AGAIN
    why_not = partial(why_not_use, s, faction, card)
    about = {"card": CARD_REFS[card], "points": OP[card]}
    use = await choose(faction, "card_use", uses_of(s), rule="S4-6.2-d", why_not=why_not, about=about, secret=True)
    lay_down(s, faction, card)
    s.emit(CardUsed(SIDE_REFS[faction], CARD_REFS[card], use))
    await put_to_use(s, faction, card, use)
    return None


def why_not_choose(s: SuccessorsState, faction: int, card: int) -> No | None:
    """S4-6.2-f Of the Surprise cards, those that wait for no particular moment."""
    if card in (MINOR_GENERAL.value, DISBANDING) or not SURPRISE[card]:
        return None
    if card not in ANY_TIME:
        return No("S4-6.2-f", "not_the_moment", {"card": CARD_REFS[card]})
    return SURPRISES[card].why_not(s, faction, Occasion())


async def without_a_card(s: SuccessorsState, faction: int) -> None:
    """S4-6.2-b Without Event or Bonus card one Surprise card is played or discarded, and its replacement drawn; Ahura
    Mazda and Ahriman must be played while anybody else holds a card (OQ-HAND-EMPTY)."""
    cards = [CARD_PICKS[c] for c in sorted({*s.hand[faction]})]
    card = await choose(faction, "surprise_card", cards, rule="S4-6.2-b", secret=True)
    playable = why_not_choose(s, faction, card) is None
    about = {"card": CARD_REFS[card]}
    if playable and card == GIFT:
        playable = await confirm(faction, "play_surprise", rule="S4-6.2-b", about=about, secret=True)
    if playable:
        await play_surprise(s, faction, card, Occasion())
        return
    lay_down(s, faction, card)
    s.emit(SurpriseDiscarded(SIDE_REFS[faction], CARD_REFS[card]))
    if card != AHURA_MAZDA:
        await deal(s, faction, 1)


# -- its use ----------------------------------------------------------------------------------------------------------


def uses_of(s: SuccessorsState) -> list[Option[str]]:
    """S4-6.2-d The ways to use a card, with those the players have agreed upon."""
    return [*USES, *(use for name, use in AGREED.items() if plays_with(s.setup, name))]


def why_not_use(
    s: SuccessorsState, faction: int, card: int, use: str, spending: Callable[[str], No | None] | None = None
) -> No | None:
    """S4-6.2-d The five ways: event, Operation Points, with a Bonus card both, a better Fleet, a recruit."""
    if use in ("event", "event_and_points"):
        if use == "event_and_points" and not BONUS[card]:
            return No("S4-6.2-d", "no_bonus_card", {"card": CARD_REFS[card]})
        return EVENTS[CARD_NAMES[card]].why_not(s, faction)
    if use == "upgrade_fleet":
        return why_no_upgrade(s, faction, OP[card])
    if use == "finish_hearse":
        return why_not_finish(s, faction, OP[card])
    if use == "fetch_fleet":
        return why_none([why_not_fetch(s, faction, fleet) for fleet in range(len(FLEETS))])
    if use == "recruit":
        return why_no_recruit(s, faction, OP[card])
    if spending is not None:
        return spending(use)
    return why_not_spend(s, faction, tuple(spaces_of(s, faction)) if use == "place_markers" else (), use)


def to_spend(s: SuccessorsState, faction: int) -> Callable[[str], No | None]:
    """Why the Operation Points of a card cannot be spent in some way, whichever card it is."""
    return cache(partial(why_not_spend, s, faction, tuple(spaces_of(s, faction))))


def why_not_spend(s: SuccessorsState, faction: int, markers: tuple[int, ...], way: str) -> No | None:
    """S4-6.2-n One can always train."""
    if way == "forced_march" and not on_map_generals(s, faction):
        return No("S4-6.2-o", "no_general")
    if way == "place_markers" and not can_mark(s, faction, markers):
        return why_not_mark(s, faction, markers, 0)
    return None


async def put_to_use(s: SuccessorsState, faction: int, card: int, use: str) -> None:
    """S4-6.2-d In exactly one way; of a Bonus card the event comes first (S4-6.2-e)."""
    match use:
        case "event" | "event_and_points":
            both = [to_be_spent(s, faction, card)] if use == "event_and_points" else []
            push(s, Play(faction, card, await EVENTS[CARD_NAMES[card]].target(s, faction)), *both)
        case "upgrade_fleet":
            await upgrade_fleet(s, faction, OP[card])
        case "finish_hearse":
            finish_hearse(s, faction)
        case "fetch_fleet":
            await fetch_fleet(s, faction)
        case "recruit":
            await recruit(s, faction, OP[card])
        case _:
            await spend_on(s, to_be_spent(s, faction, card), use)


def to_be_spent(s: SuccessorsState, faction: int, card: int) -> Spend:
    """The Operation Points of a card, in the position in which it is used."""
    return Spend(faction, OP[card], tuple(spaces_of(s, faction)), openers(s, faction))


async def spend(s: SuccessorsState, task: Spend) -> None:
    """S4-6.2-m After the event of a Bonus card: its Operation Points, or fewer, or none."""
    why_not = partial(why_not_spend, s, task.faction, task.markers)
    about = {"points": task.points}
    way = await choose(
        task.faction, "spend_points", (*WAYS, SPEND_NOTHING), rule="S4-6.2-n", why_not=why_not, about=about
    )
    if way != SPEND_NOTHING.key:
        await spend_on(s, task, way)


async def spend_on(s: SuccessorsState, task: Spend, way: str) -> None:
    """S4-6.2-n All in exactly one way: a Forced March (S4-6.2-p), PC markers, or training."""
    if way == "forced_march":
        push(s, March(task.faction, task.points))
    elif way == "place_markers":
        await place_markers(s, task.faction, task.points, task.markers)
    else:
        push(s, Train(task.faction, task.points, task.openers))


# -- the event --------------------------------------------------------------------------------------------------------


async def play_event(s: SuccessorsState, task: Play) -> None:
    """6.2 A Others may answer an event that was played, not one that was revealed; then it takes place, and its card is
    removed from the game, kept before its player, or stays on the discard pile (S4-6.2-al)."""
    if not task.revealed:
        others = [faction for faction in factions(s) if faction != task.faction]
        on = Occasion(by=task.faction, card=task.card)
        if any(card == HUBRIS for _, card in await pause(s, EVENT_ANNOUNCED, others, (HUBRIS,), on, ends=(HUBRIS,))):
            s.emit(CardVoid(CARD_REFS[task.card]))
            return
    row = CARDS.cards[task.card]
    if row.removed or row.kept:
        s.discards.remove(task.card)
        if row.kept:
            s.kept.append(task.card)
    await EVENTS[CARD_NAMES[task.card]].carry_out(s, task.faction, task.target)
    settle(s)
    await gap(s)
