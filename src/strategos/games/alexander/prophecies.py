"""Prophecies: accepting or refusing them, completing them, failing them."""

from __future__ import annotations

from strategos.kernel.asking import Option

from .anytime import agree, ask, discard_advisor, levels_to_come
from .events import ProphecyAccepted, ProphecyFailed, ProphecyRefused
from .facts import NUMBER, PROPHECIES, PROPHECY, card
from .glorification import fulfil, heed_silver_spears, lose_campaign, lose_level
from .state import AlexanderState

LEVEL: Option[str] = Option("level", "", {"button": "level"})
CAMPAIGN: Option[str] = Option("campaign", "campaign", {"button": "campaign"})


def conquered_key_areas(s: AlexanderState) -> int:
    return sum(1 for a in s.map.key_areas if s.conquered[a])


async def consult_oracle(s: AlexanderState) -> None:
    """FA-proph-01, FA-proph-02 On the first move into an Oracle's area the Prophecy is accepted or refused, unseen."""
    n = s.oracle[s.area]
    if n < 0:
        return
    space = s.map.refs[s.area]
    accepted = await agree(s, "prophecy", rule="FA-proph-01", about=lambda: {"space": space})
    n = s.oracle[s.area]
    s.oracle[s.area] = -1
    if not accepted:
        s.unread.append(n)
        s.emit(ProphecyRefused(space))
        return
    accept(s, n, space)


def accept(s: AlexanderState, n: int, space: str) -> None:
    """FA-prophacc-02, FA-prophacc-03 Its counter goes as many boxes ahead as it says, at most on the last one."""
    row = PROPHECIES[n]
    deadline = min(s.box + row.turns, s.map.last_box)
    s.prophecies[n] = deadline
    s.emit(ProphecyAccepted(space, f"card:{row.id}", f"track:{s.map.file.boxes[deadline].id}"))
    if row.id == "make_your_own":
        # The two turns are the two that follow: the ban begins with an advance of the turn marker.
        s.silent_from = s.box + 1
    heed_silver_spears(s)
    heed_conquests(s)


def heed_conquests(s: AlexanderState) -> None:
    """FA-prophecy-02 Care for these things asks for two conquered key areas; earlier ones count."""
    if conquered_key_areas(s) >= NUMBER["care_areas"]:
        fulfil(s, "care_for_these")


def end_silence(s: AlexanderState) -> None:
    """FA-prophecy-04 Make your own nature is complete at the end of the second silent turn."""
    if s.silent_from and s.box >= s.silent_from + 1:
        fulfil(s, "make_your_own")


async def fail_late_prophecies(s: AlexanderState) -> None:
    """FA-prophfail-01 The turn marker has passed the counter."""
    await fail(s, [n for n, deadline in s.prophecies.items() if s.box > deadline], lethal=True)


async def fail(s: AlexanderState, failed: list[int], *, lethal: bool) -> None:
    """FA-prophfail-04 All of them have failed before the first penalty: no deed fulfils one any more."""
    for n in failed:
        del s.prophecies[n]
        if n == PROPHECY["make_your_own"]:
            s.silent_from = 0
        s.emit(ProphecyFailed(f"card:{PROPHECIES[n].id}"))
    for n in failed:
        await pay_penalty(s, f"card:{PROPHECIES[n].id}", lethal=lethal)


async def pay_penalty(s: AlexanderState, failed: str, *, lethal: bool) -> None:
    """FA-prophfail-02, FA-prophfail-03 Lose one level or one Advisor; who can do neither loses the campaign."""
    way = await ask(
        s,
        "penalty",
        lambda: penalties(s),
        rule="FA-prophfail-02",
        about=lambda: {"card": failed, "level": s.level},
        forced=lambda: bool(s.advisors) or s.level > 1,
    )
    if way is None or way is CAMPAIGN.value:
        # A campaign already won stays won (ruling: prophecy-end).
        if lethal:
            lose_campaign(s, "prophecy_failed")
    elif way:
        discard_advisor(s, way)
    else:
        lose_level(s)


def penalties(s: AlexanderState) -> list[Option[str]]:
    """FA-prophfail-02 An Advisor, or a level above the first; for who has neither the campaign, unless he prays."""
    ways: list[Option[str]] = [card(a) for a in s.advisors]
    if s.level > 1:
        ways.append(LEVEL)
    if not ways and levels_to_come(s):
        ways.append(CAMPAIGN)
    return ways
