"""7 The Tyche Segment: one card that is no Surprise is used, in one of several ways; and the events that are
announced."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from strategos.kernel.agenda import push
from strategos.kernel.asking import No, Option, button, choose
from strategos.kernel.clock import AGAIN, Again

from ..common.board import NOBODY, SIDE_REFS
from ..common.card_events import CardUsed, CardVoid
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
from ..common.royal_family import bury
from ..common.settle import settle
from ..common.surprise_cards import Occasion
from ..common.tasks import March, Spend, Train
from .activation_segment import disband, disbandable
from .burial import BURY, why_not_bury
from .cards import EVENTS
from .facts import BONUS, CARD_NAMES, CARD_OF_GENERAL, CARD_PICKS, CARD_REFS, CARDS, EUMENES, FLEETS, MUST, OP, SELEUKOS
from .general_cards import play_general, take_general, why_not_take
from .minor_generals import arrange_minor
from .operation_points import place_markers, why_not_mark
from .state import SuccessorsState
from .surprise_cards import HUBRIS, is_surprise
from .tasks import Play
from .windows import EVENT_ANNOUNCED, gap, lay_down, pause, use_surprise

USES = tuple(
    button(name)
    for name in ("event", "points_and_event", "forced_march", "place_markers", "train", "upgrade_fleet", "general")
)
AGREED = {"fleets_stay_away": button("fetch_fleet"), "generals_for_points": button("recruit")}
"""S3-23.4-b, S3-23.5-b Uses of a card where so agreed."""
DISCARDS = ("upgrade_fleet", "fetch_fleet", "recruit")
"""S3-7.7-a The card is not played but discarded."""
WAYS = tuple(option for option in USES if option.key in ("forced_march", "place_markers", "train"))
"""S3-7.1-d What Operation Points can be spent on."""
SPEND_NOTHING: Option[str] = button("spend_nothing")
DISBAND: Option[int] = Option("disband", -2, {"button": "disband", "quiet": 1})
MINOR_GENERAL: Option[int] = Option("minor_general", -1, {"button": "minor_general", "quiet": 1})


# -- the card ---------------------------------------------------------------------------------------------------------


async def tyche(s: SuccessorsState) -> Again | None:
    """S3-7.1-a One card that is no Surprise must be played. Surprise cards may be played or discarded before it
    (S3-7.3-c), and do not count (S3-7.3-e); a hand without any card plays none (OQ3-HAND). As there is one card for
    each Tyche Segment left (S3-7.3-f), those that must be played find their turn anyhow (OQ3-MUST-PLAY)."""
    faction = s.clock.seat
    assert faction is not None
    if not s.hand[faction] or s.winner != NOBODY:
        return None
    cards = [CARD_PICKS[c] for c in sorted({*s.hand[faction]})]
    if has_cus(s, faction):
        cards.append(MINOR_GENERAL)
    if why_not_bury(s, faction) is None:
        cards.append(BURY)
    if disbandable(s, faction):
        cards.append(DISBAND)
    card = await choose(faction, "tyche_card", cards, rule="S3-7.1-a", secret=True)
    if card == MINOR_GENERAL.value:
        await arrange_minor(s, faction)
        return AGAIN
    if card == BURY.value:
        bury(s, faction)
        return AGAIN
    if card == DISBAND.value:
        await disband(s, faction)
        return AGAIN
    if is_surprise(s, card):
        await use_surprise(s, faction, card)
        return AGAIN
    why_not = partial(why_not_use, s, faction, card)
    about = {"card": CARD_REFS[card], "points": OP[card]}
    use = await choose(faction, "card_use", uses_of(s), rule="S3-7.1-c", why_not=why_not, about=about, secret=True)
    lay_down(s, faction, card)
    s.emit(CardUsed(SIDE_REFS[faction], CARD_REFS[card], use))
    await put_to_use(s, faction, card, use)
    return None


# -- its use ----------------------------------------------------------------------------------------------------------


def uses_of(s: SuccessorsState) -> list[Option[str]]:
    """S3-7.1-c The ways to use a card, with those the players have agreed upon."""
    return [*USES, *(use for name, use in AGREED.items() if plays_with(s.setup, name))]


def why_not_use(
    s: SuccessorsState, faction: int, card: int, use: str, spending: Callable[[str], No | None] | None = None
) -> No | None:
    """S3-7.1-c The event or the Operation Points, of a Bonus card both (S3-7.2-a); the General of a General card; or a
    discard (S3-7.7-a). A card that must be played is played for its event (S3-7.2-c) and not discarded (S3-7.7-c)."""
    facts = {"card": CARD_REFS[card]}
    general = CARD_OF_GENERAL.get(card)
    if use == "general":
        return None if general is not None else No("S3-8.5-b", "no_general_card", facts)
    if general is not None and use not in DISCARDS:
        return No("S3-8.5-b", "a_general_card", facts)
    if MUST[card] and use in DISCARDS:
        return No("S3-7.7-c", "must_be_played", facts)
    if use == "event":
        return EVENTS[CARD_NAMES[card]].why_not(s, faction)
    if use == "points_and_event":
        # The event comes after the points (S3-7.2-b): only they decide what it will find.
        return None if BONUS[card] else No("S3-7.2-a", "no_bonus_card", facts)
    if use == "upgrade_fleet":
        return why_no_upgrade(s, faction, OP[card])
    if use == "fetch_fleet":
        return why_none([why_not_fetch(s, faction, fleet) for fleet in range(len(FLEETS))])
    if use == "recruit":
        return why_none([why_not_take(s, faction, OP[card], general) for general in (SELEUKOS, EUMENES)])
    if MUST[card]:
        return No("S3-7.2-c", "must_be_played", facts)
    if spending is not None:
        return spending(use)
    return why_not_spend(s, faction, tuple(spaces_of(s, faction)) if use == "place_markers" else (), use)


def to_spend(s: SuccessorsState, faction: int) -> Callable[[str], No | None]:
    """Why the Operation Points of a card cannot be spent in some way, whichever card it is."""
    return cache(partial(why_not_spend, s, faction, tuple(spaces_of(s, faction))))


def why_not_spend(s: SuccessorsState, faction: int, markers: tuple[int, ...], way: str) -> No | None:
    """S3-7.1-d One can always train."""
    if way == "forced_march" and not on_map_generals(s, faction):
        return No("S3-7.4-a", "no_general")
    if way == "place_markers" and not can_mark(s, faction, markers):
        return why_not_mark(s, faction, markers, 0)
    return None


async def put_to_use(s: SuccessorsState, faction: int, card: int, use: str) -> None:
    """S3-7.1-c In exactly one way; of a Bonus card the Operation Points come first (S3-7.2-b)."""
    match use:
        case "event":
            push(s, Play(faction, card, await EVENTS[CARD_NAMES[card]].target(s, faction)))
        case "points_and_event":
            push(s, to_be_spent(s, faction, card), Play(faction, card, aimed=False))
        case "general":
            await play_general(s, faction, card)
        case "upgrade_fleet":
            await upgrade_fleet(s, faction, OP[card])
        case "fetch_fleet":
            await fetch_fleet(s, faction)
        case "recruit":
            await take_general(s, faction, OP[card])
        case _:
            await spend_on(s, to_be_spent(s, faction, card), use)


def to_be_spent(s: SuccessorsState, faction: int, card: int) -> Spend:
    """The Operation Points of a card, in the position in which it is used."""
    return Spend(faction, OP[card], tuple(spaces_of(s, faction)))


async def spend(s: SuccessorsState, task: Spend) -> None:
    """S3-7.2-b Before the event of a Bonus card: its Operation Points, or none."""
    why_not = partial(why_not_spend, s, task.faction, task.markers)
    about = {"points": task.points}
    way = await choose(
        task.faction, "spend_points", (*WAYS, SPEND_NOTHING), rule="S3-7.1-d", why_not=why_not, about=about
    )
    if way != SPEND_NOTHING.key:
        await spend_on(s, task, way)


async def spend_on(s: SuccessorsState, task: Spend, way: str) -> None:
    """S3-7.1-d All in exactly one way: a Forced March (S3-7.4-b), PC markers, or training."""
    if way == "forced_march":
        push(s, March(task.faction, task.points))
    elif way == "place_markers":
        await place_markers(s, task.faction, task.points, task.markers)
    else:
        push(s, Train(task.faction, task.points))


# -- the event --------------------------------------------------------------------------------------------------------


async def play_event(s: SuccessorsState, task: Play) -> None:
    """7.2 Others may answer an event that was played, not one that was revealed; then it takes place, and its card is
    removed from the game, kept before its player, or stays on the discard pile (S3-18.3-g)."""
    event, target = EVENTS[CARD_NAMES[task.card]], task.target
    if not task.aimed:
        if event.why_not(s, task.faction) is not None:
            # Its Operation Points have left nothing for it to do.
            s.emit(CardVoid(CARD_REFS[task.card]))
            return
        target = await event.target(s, task.faction)
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
    await event.carry_out(s, task.faction, target)
    settle(s)
    await gap(s)
