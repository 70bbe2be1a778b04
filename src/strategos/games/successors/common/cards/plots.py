"""What befalls Generals and their Armies: what Condemnation, disease and treachery may be aimed at."""

from __future__ import annotations

from functools import cache, partial

from strategos.kernel.asking import No, Option
from strategos.kernel.chance import roll

from ..board import DEAD, NOBODY, SIDE_REFS, SPACES, WAITING, is_inside, space_of
from ..card_events import Condemned, FortuneRolled
from ..control import set_control
from ..facts import Facts
from ..movement import within_reach
from ..position import Position, besiegers, cus_in_space, generals_at, parts_of
from ..royal_family import put_royal, take_royal
from ..victory import settle_victory
from .aims import aim, army_spaces, card_ref, leaders, leads_army, unless_aimless

TREACHERY_ROLL = 3

TREACHERY_MP, HEARSE_TURN = 3, 2


@cache
def prizes(facts: Facts) -> tuple[Option[int], ...]:
    """What treachery may win: a PC marker by its space, or an Heir or the Hearse, numbered after the spaces."""
    people = [Option(facts.ROYALS[n], SPACES + n, facts.ROYAL_PICKS[n].on) for n in (*facts.HEIRS, facts.HEARSE)]
    return (*facts.SPACE, *people)


def near_prizes(s: Position, faction: int) -> list[Option[int]]:
    """The people, and the spaces within 3 MP of an Army of the Faction."""
    camps = [within_reach(s, space, TREACHERY_MP) for space in army_spaces(s, faction)]
    near = sorted(set[int]().union(*camps))
    return [*(s.facts.SPACE[space] for space in near), *prizes(s.facts)[SPACES:]]


def why_not_condemn(s: Position, general: int) -> No | None:
    """S4-3.6-m, S3-17.2-f A Major General of some player who lives, on the map or not."""
    if s.facts.is_minor(general) or s.general_at[general] in (DEAD, WAITING):
        return No(("S3-17.2-f", "S4-3.6-m")[s.book], "cannot_be_condemned", {"piece": s.facts.GENERAL_REFS[general]})
    return None


def why_not_condemnation(s: Position, _faction: int) -> No | None:
    return unless_aimless(s, "condemnation", s.facts.GENERAL_PICKS[: s.facts.MAJORS], partial(why_not_condemn, s))


async def choose_condemned(s: Position, faction: int) -> tuple[int, ...]:
    return (
        await aim(
            s,
            faction,
            "event_general",
            "condemnation",
            s.facts.GENERAL_PICKS[: s.facts.MAJORS],
            partial(why_not_condemn, s),
        ),
    )


def why_not_sicken(s: Position, general: int) -> No | None:
    """S4-7.3-a, S3-12.8-b Any Army of a player."""
    return (
        None
        if leads_army(s, general)
        else No(("S3-7.1-c", "S4-6.2-i")[s.book], "leads_no_army", {"piece": s.facts.GENERAL_REFS[general]})
    )


def why_not_epidemic(s: Position, _faction: int) -> No | None:
    return unless_aimless(s, "epidemic", s.facts.GENERAL_PICKS, partial(why_not_sicken, s))


async def choose_sick(s: Position, faction: int) -> tuple[int, ...]:
    return (await aim(s, faction, "event_army", "epidemic", s.facts.GENERAL_PICKS, partial(why_not_sicken, s)),)


def near_armies(s: Position, faction: int, space: int) -> list[int]:
    """The Commanding Generals of a Faction whose Armies are within 3 MP."""
    return [g for g in leaders(s, faction) if space in within_reach(s, space_of(s.general_at[g]), TREACHERY_MP)]


def why_not_betray_royal(s: Position, faction: int, royal: int) -> No | None:
    at = s.royal_at[royal]
    if at < 0 or s.royal_of[royal] in (NOBODY, faction):
        return No(("S3-7.1-c", "S4-6.2-i")[s.book], "no_enemy_controls", {"piece": s.facts.ROYAL_REFS[royal]})
    if royal == s.facts.HEARSE and s.clock.round < HEARSE_TURN:
        return No(("S3-21.1-a", "S4-8.4-b")[s.book], "not_before_turn", {"turn": HEARSE_TURN})
    if is_inside(at) and besiegers(s, space_of(at)):
        return No(("S3-7.1-c", "S4-6.2-i")[s.book], "besieged", {"space": s.facts.REFS[space_of(at)]})
    return None


def why_not_betray_city(s: Position, faction: int, space: int) -> No | None:
    owner = s.control[space]
    if owner in (NOBODY, faction) or owner >= s.setup.seats:
        return No(("S3-7.1-c", "S4-6.2-i")[s.book], "no_players_marker", {"space": s.facts.REFS[space]})
    if cus_in_space(s, owner, space) or any(generals_at(s, owner, at) for at in parts_of(s, space)):
        return No(("S3-7.1-c", "S4-6.2-i")[s.book], "defended", {"space": s.facts.REFS[space]})
    return None


def why_not_betray(s: Position, faction: int, prize: int) -> No | None:
    """An Heir or the Hearse (from Game Turn II on) of another player, or a PC marker without his CUs and Generals, near
    an Army of one's own."""
    no = why_not_betray_royal(s, faction, prize - SPACES) if prize >= SPACES else why_not_betray_city(s, faction, prize)
    if no is not None:
        return no
    space = space_of(s.royal_at[prize - SPACES]) if prize >= SPACES else prize
    if near_armies(s, faction, space):
        return None
    return No(("S3-7.1-c", "S4-6.2-i")[s.book], "out_of_reach", {"space": s.facts.REFS[space], "range": TREACHERY_MP})


def why_not_treachery(s: Position, faction: int) -> No | None:
    return unless_aimless(s, "treachery", near_prizes(s, faction), partial(why_not_betray, s, faction))


async def choose_prize(s: Position, faction: int) -> tuple[int, ...]:
    """The prize, and for a person the Army that will have it."""
    why_not, near = partial(why_not_betray, s, faction), near_prizes(s, faction)
    prize = await aim(s, faction, "event_prize", "treachery", prizes(s.facts), why_not, near)
    if prize < SPACES:
        return (prize,)
    near = near_armies(s, faction, space_of(s.royal_at[prize - SPACES]))
    if len(near) == 1:
        return prize, near[0]
    return prize, await aim(
        s, faction, "event_army", "treachery", [s.facts.GENERAL_PICKS[g] for g in near], lambda _: None
    )


async def betray(s: Position, faction: int, target: tuple[int, ...]) -> None:
    """On 3 to 6 the prize changes hands."""
    [die] = await roll(6, purpose="treachery", rule=("S3-7.1-c", "S4-6.2-i")[s.book])
    success = die >= TREACHERY_ROLL
    s.emit(FortuneRolled(SIDE_REFS[faction], card_ref(s, "treachery"), die, success))
    if success and target[0] < SPACES:
        set_control(s, target[0], faction)
    elif success:
        royal = target[0] - SPACES
        put_royal(s, royal, s.general_at[target[1]])
        take_royal(s, royal, faction)


async def condemn(s: Position, _faction: int, target: tuple[int, ...]) -> None:
    """S4-6.2-j, S3-CC-b First the old mark goes, and its 3 L may win at once; then the new one is put down
    (OQ-CONDEMN)."""
    [general] = target
    if s.condemned != NOBODY:
        s.emit(Condemned(SIDE_REFS[s.general_of[s.condemned]], s.facts.GENERAL_REFS[s.condemned], False))
        s.condemned = NOBODY
        settle_victory(s)
        if s.winner != NOBODY:
            return
    # S4-6.2-an
    s.condemned = general
    s.emit(Condemned(SIDE_REFS[s.general_of[general]], s.facts.GENERAL_REFS[general], True))
