"""6 What cards do: for the log, beside `events`."""

from __future__ import annotations

from strategos.kernel.asking import Seat
from strategos.kernel.events import Event

from .board import SIDE_REFS

# -- 6, 6.2 Tyche cards -----------------------------------------------------------------------------------------------


class CardUsed(Event, tag="card_used", frozen=True):
    """An Event or Bonus card is used in one of the five ways."""

    reveals = True
    side: str
    card: str
    use: str


class SurprisePlayed(Event, tag="surprise_played", frozen=True):
    reveals = True
    side: str
    card: str


class SurpriseDiscarded(Event, tag="surprise_discarded", frozen=True):
    """For want of an Event or Bonus card."""

    reveals = True
    side: str
    card: str


class CardVoid(Event, tag="card_void", frozen=True):
    """A card has been answered by another and does nothing."""

    card: str


class CardRevealed(Event, tag="card_revealed", frozen=True):
    """A card of the table, at the end of a Round; `by` resolves its event, if it has one that takes effect."""

    reveals = True
    card: str
    by: str | None = None


class CardTaken(Event, tag="card_taken", frozen=True):
    """A card of one hand goes to another; only those two know which."""

    reveals = True
    side: str
    of: str
    card: str | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        if seat is not None and SIDE_REFS[seat] in (self.side, self.of):
            return self
        return CardTaken(self.side, self.of, None)


class Inspired(Event, tag="inspired", frozen=True):
    """A General has the Gift of Oratory."""

    side: str
    general: str


class ChangedSides(Event, tag="changed_sides", frozen=True):
    """CUs go over to the enemy by a card."""

    side: str
    of: str
    space: str
    cus: dict[str, int]


# -- 6.2 uses of a card -----------------------------------------------------------------------------------------------


class Trained(Event, tag="trained", frozen=True):
    """A CU stands on a box of the Training track, or with `done` leaves it for the map."""

    side: str
    kind: str
    box: int
    done: bool = False


class Recruited(Event, tag="recruited", frozen=True):
    """A Reserve General joins a Faction; without a space he comes as a Reinforcement."""

    side: str
    general: str
    space: str | None = None


# -- 6.2 A events of cards --------------------------------------------------------------------------------------------


class Condemned(Event, tag="condemned", frozen=True):
    """A Major General is condemned, or is so no more."""

    side: str
    general: str
    condemned: bool


class BrideCardPlayed(Event, tag="bride_card_played", frozen=True):
    """A Faction may marry a Woman in this Game Turn."""

    side: str
    royal: str


class RoyalPlaced(Event, tag="royal_placed", frozen=True):
    """A Royal Family Member is set down by an event."""

    royal: str
    space: str
    inside: bool = False


class FortuneRolled(Event, tag="fortune_rolled", frozen=True):
    """The die of an event."""

    side: str
    card: str
    die: int
    success: bool


class Plundered(Event, tag="plundered", frozen=True):
    side: str
    space: str


class HelepolisPlaced(Event, tag="helepolis_placed", frozen=True):
    side: str
    space: str


class HelepolisGone(Event, tag="helepolis_gone", frozen=True):
    """With the siege the Helepolis goes."""

    space: str


class FleetJoined(Event, tag="fleet_joined", frozen=True):
    """The pirates are in somebody's pay."""

    side: str
    fleet: str


class UnrestRolled(Event, tag="unrest_rolled", frozen=True):
    side: str
    dice: tuple[int, int]
