"""What goes over the wire, as Structs; `docs/protocol.md` describes it in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from strategos.bots.ratings import Balance
from strategos.coach import Advice, Analysis
from strategos.kernel.asking import NOTHING, Decision, Facts, No, Option, Target
from strategos.kernel.beside import Goal
from strategos.kernel.game import Choice, Outcome
from strategos.kernel.standing import Order
from strategos.kernel.view import Board
from strategos.owner.desk import Tally
from strategos.parts.accounts import Account
from strategos.parts.forecast import Threat
from strategos.parts.guides import Coaching

PlayerKind = Literal["me", "friend", "bot"]
Name = Annotated[str, msgspec.Meta(max_length=60)]
ShortName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Player(msgspec.Struct, frozen=True, omit_defaults=False):
    """Who sits at a seat: somebody at this screen, or a bot by its name."""

    kind: PlayerKind
    name: Name = ""
    bot: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    guide: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    """The guide by which somebody is led through a first game."""
    hints: bool = True
    """Whether whoever sits there may ask for hints."""

    @property
    def human(self) -> bool:
        return self.kind != "bot"


class Seated(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player with the number of the seat."""

    seat: int
    kind: PlayerKind
    name: str
    bot: str | None
    hints: bool = True
    """Whether whoever sits there may ask for hints."""


def seated(players: tuple[Player, ...]) -> tuple[Seated, ...]:
    return tuple(Seated(n, p.kind, p.name, p.bot, p.hints) for n, p in enumerate(players))


# -- HTTP ---------------------------------------------------------------------------------------------------------


class LevelInfo(msgspec.Struct, frozen=True):
    """How strong a bot is, as far as it was measured, and how long it thinks."""

    elo: int
    error: int
    ms: int
    """What 99 of 100 answers do not exceed."""


class GameInfo(msgspec.Struct, frozen=True):
    """What one can choose before a game starts. Names are in the text catalogues."""

    id: str
    version: str
    seats: tuple[int, ...]
    scenarios: tuple[str, ...]
    seats_of: dict[str, tuple[int, ...]]
    choices: tuple[Choice, ...]
    bots: tuple[str, ...]
    secrets: bool
    odds: bool
    moments: tuple[str, ...]
    """Kinds of questions that are put at every occasion, and that standing orders answer beforehand."""
    standing: tuple[Order, ...]
    """The standing orders every match begins with."""
    phases: dict[str, str]
    """Phase of the sequence of play → the rule that describes it."""
    facts: Tally
    sides: dict[str, dict[int, tuple[str | None, ...]]]
    """Scenario → number of seats → the side of each seat, as long as no option says otherwise."""
    colours: dict[str, dict[int, tuple[int, ...]]]
    """Scenario → number of seats → the colour each seat has on the board."""
    dealing: tuple[str, ...]
    """Options that give out the sides otherwise."""
    alone: dict[str, int]
    """Scenario → for how many it is set up when one person plays: the solitaire game where there is one."""
    guides: tuple[str, ...]
    """Guided first games."""
    advises: bool
    """Whether one may ask for hints."""
    judges: bool
    """Whether a finished match can be analysed."""
    levels: dict[int, dict[str, LevelInfo]]
    """Number of seats → bot → its strength; nothing of what was never measured."""
    balance: dict[int, Balance]
    """Number of seats → what each seat is worth where equals sit in all of them."""


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match to be started. Without players: me at the first seat, bots at the others."""

    game: ShortName
    scenario: Name | None = None
    seats: int | None = None
    options: dict[str, str] = {}
    players: Annotated[tuple[Player, ...], msgspec.Meta(max_length=12)] = ()
    seed: Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)] | None = None
    """For a game that can be repeated; otherwise nobody knows it."""
    guide: Name | None = None
    """A guided first game: it says itself what else there is to be said."""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A what-if: a new match that begins after so many answers of another."""

    answers: Count
    players: Annotated[tuple[Player, ...], msgspec.Meta(max_length=12)] = ()
    keep_dice: bool = False
    """Throw what the match threw; only when it is over, else it would tell what is going to be thrown."""


class Analyse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An analysis is wanted: of these seats, of those people sit at where none are named."""

    seats: Annotated[tuple[Count, ...], msgspec.Meta(max_length=12)] = ()


class Report(msgspec.Struct, frozen=True):
    """How far the analysis of a match has come."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    seats: tuple[int, ...] = ()
    """Whose answers are judged."""
    before: int = 0
    """How many other matches are analysed first."""
    found: Analysis | None = None


class Created(msgspec.Struct, frozen=True):
    id: str


class Summary(msgspec.Struct, frozen=True):
    """A stored match, for the list."""

    id: str
    game: str
    scenario: str
    seats: int
    options: dict[str, str]
    players: tuple[Seated, ...]
    round: int
    phase: str
    acting: tuple[int, ...]
    answers: int
    outcome: Outcome | None
    created: float
    updated: float
    parent: str | None
    """The match this one was branched from."""
    parent_answers: int | None
    """After how many answers it left that match."""
    rewound: int
    """How many answers a changed rule took back, if any."""
    problem: Literal["unreadable"] | None = None
    """What is stored of it is damaged; it can be deleted."""
    guide: str | None = None
    """The guide by which somebody is led through it."""
    present: tuple[int, ...] = ()
    """Seats that somebody sits at now, at some screen; told of a single match."""
    hinted: tuple[int, ...] = ()
    """Seat → how many hints it has had; told of a single match."""
    seed: str | None = None
    """Of its dice; told of a single match, and only when it is over: before, it would tell what is going to be thrown.
    In digits, since a browser's numbers may be too short for it."""


class Laid(msgspec.Struct, frozen=True):
    """All a client must know before it fetches map, words and looks of a match: one answer in place of three."""

    match: Summary
    game: GameInfo
    board: Board


class EventPage(msgspec.Struct, frozen=True):
    """Some of the events a seat may read, numbered as it reads them; `total` counts all of them."""

    events: msgspec.Raw
    events_from: int
    events_to: int
    total: int
    accounts: tuple[Account, ...]
    """Of the clashes that these events are about, as far as they have come."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of every error."""

    why: str
    detail: str = ""
    no: No | None = None


# -- WebSocket: from the server -----------------------------------------------------------------------------------


class OptionShown(msgspec.Struct, frozen=True, omit_defaults=True):
    key: str
    on: Target
    fatal: str | None = None
    """What is lost for good with this answer (`fatal-<code>`); who picks it is asked once more."""
    risk: Facts = NOTHING
    """The facts of its sentence."""
    cost: int | None = None
    """How many of the points left to the piece in hand it takes."""


class DecisionShown(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    rule: str
    about: Facts
    options: tuple[OptionShown, ...]
    text: int = 0
    """Words of one's own up to this length may be played as the key `text:` and the words."""

    @staticmethod
    def of(decision: Decision, fatal: Mapping[str, str | tuple[str, Facts]], costs: Mapping[str, int]) -> DecisionShown:
        def shown(option: Option[object]) -> OptionShown:
            told = fatal.get(option.key)
            code, facts = told if isinstance(told, tuple) else (told, NOTHING)
            return OptionShown(option.key, option.on, code, facts, costs.get(option.key))

        options = tuple(map(shown, decision.options))
        return DecisionShown(decision.seat, decision.kind, decision.rule, decision.about, options, decision.text)


class Acting(msgspec.Struct, frozen=True):
    """Somebody is asked something; `kind` is None where the reader may not know what."""

    seat: int
    kind: str | None


class Turned(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an event has changed in the position: fields of the view that are others now. Of sides, pieces, spaces,
    tracks and facts only those that have changed are listed, null where there is none any more."""

    upto: int
    """How many of the message's events have happened then."""
    view: Mapping[str, Any]
    goals: tuple[Goal, ...] | None = None
    """What the reader plays for from now on, where it is another than before."""


class Course(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the position of a message came about, for whoever is told of it event by event."""

    first: Any = None
    """The position before anything happened, for those who have not seen it."""
    turned: tuple[Turned, ...] = ()


class StateMessage(msgspec.Struct, frozen=True, tag="state"):
    version: int
    answers: int
    seat: int | None
    """Through whose eyes the reader looks."""
    view: msgspec.Raw
    events: msgspec.Raw
    events_from: int
    events_to: int
    accounts: tuple[Account, ...]
    """Of the clashes that these events are about, as far as they have come."""
    decision: DecisionShown | None
    acting: tuple[Acting, ...]
    undo: bool
    redo: bool
    thinking: tuple[int, ...]
    outcome: Outcome | None
    players: tuple[Seated, ...]
    standing: tuple[Order, ...] = ()
    """The reader's own standing orders; `standing:-moment/key/until` played at any time revokes one."""
    goals: tuple[Goal, ...] = ()
    """What the reader plays for, and how far it has come."""
    coach: Coaching | None = None
    """Where the reader stands in a guided game."""
    hand_over: int | None = None
    """Who is asked now and sits at no other screen: the reader hands this one over."""
    course: Course | None = None


class WhyMessage(msgspec.Struct, frozen=True, tag="why"):
    id: int
    target: dict[str, str | int] | str
    no: No | None


class RefusedMessage(msgspec.Struct, frozen=True, tag="refused"):
    id: int
    no: No


class DoneMessage(msgspec.Struct, frozen=True, tag="done"):
    """The change with this token is stored: now or, if it has come before, then."""

    id: int


class PerilMessage(msgspec.Struct, frozen=True, tag="peril"):
    """The answer would lose the match at once and was not played; it is, when it comes again without `warn`."""

    id: int
    key: str


class OddsMessage(msgspec.Struct, frozen=True, tag="odds", omit_defaults=True):
    id: int
    odds: Any
    """Of the question; None if there are none."""
    options: Mapping[str, Any]
    """Of those options asked for that have odds of their own."""
    target: Any = None
    """Of what the reader looks at, whether it can be chosen now or not."""


class Passage(msgspec.Struct, frozen=True):
    """A way to a space that is several answers away."""

    keys: tuple[str, ...]
    """The answers, one after the other."""
    cost: int | None = None
    """What all of its steps cost together, where steps cost something."""


class WaysMessage(msgspec.Struct, frozen=True, tag="ways"):
    id: int
    ways: Mapping[str, Passage]
    """To spaces that take several answers."""


class ThreatsMessage(msgspec.Struct, frozen=True, tag="threats"):
    """Who could attack the reader next, the gravest danger first."""

    id: int
    threats: tuple[Threat, ...]


class AdviceMessage(msgspec.Struct, frozen=True, tag="advice"):
    """Plans for what the reader is asked, the best first."""

    id: int
    advice: Advice
    hinted: int
    """How many hints the seat has had in this match."""


class PlanTold(msgspec.Struct, frozen=True):
    """What a bot was after, worded by `plan-<name>`; `hidden` is a plan about what nobody else may know."""

    name: str
    facts: Facts
    spaces: tuple[str, ...]
    chance: float | None
    """To win; None as long as that would tell something."""


class MotiveMessage(msgspec.Struct, frozen=True, tag="motive", omit_defaults=True):
    """Why a bot did what it did last."""

    id: int
    seat: int
    basis: Literal["search", "rules", "nothing"]
    """It tried plans; it plays by rules of thumb; or it had nothing to choose between."""
    round: int = 0
    chosen: PlanTold | None = None
    instead_of: PlanTold | None = None
    because: tuple[str, ...] = ()
    """Worded by `why-<feature>`."""


class ErrorMessage(msgspec.Struct, frozen=True, tag="error"):
    id: int | None
    why: str
    detail: str = ""


class NoticeMessage(msgspec.Struct, frozen=True, tag="notice"):
    """Something that happened to the match, not in the game."""

    why: str
    facts: Facts


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    pass


# -- WebSocket: from the client -----------------------------------------------------------------------------------

Id = Annotated[int, msgspec.Meta(ge=0, le=(1 << 53))]
Key = Annotated[str, msgspec.Meta(max_length=200)]


Token = Annotated[str, msgspec.Meta(max_length=40, pattern="^[0-9A-Za-z-]*$")]
"""By which a change is known again when it is sent once more; unique within its match."""


class Play(msgspec.Struct, frozen=True, tag="play"):
    version: int
    key: Annotated[str, msgspec.Meta(max_length=1000)]
    """Longer than others: it may hold words of the player's own."""
    id: Id = 0
    token: Token = ""
    warn: bool = False
    """If the answer loses the match at once and for sure, say so (`peril`) and do not play it."""


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    version: int
    id: Id = 0
    token: Token = ""


class Redo(msgspec.Struct, frozen=True, tag="redo"):
    version: int
    id: Id = 0
    token: Token = ""


class Why(msgspec.Struct, frozen=True, tag="why"):
    target: Annotated[dict[Key, Key | int], msgspec.Meta(max_length=8)] | Key
    id: Id = 0


class Counsel(msgspec.Struct, frozen=True, tag="counsel"):
    """Odds of the question, of some of its options and of what is looked at: `odds` comes again and again, each better
    than the one before. On request also where what is in hand could get by several answers: `ways`, once; or, in place
    of all that, who could attack the reader: `threats`."""

    options: Annotated[tuple[Key, ...], msgspec.Meta(max_length=32)] = ()
    target: Annotated[dict[Key, Key | int], msgspec.Meta(max_length=8)] | None = None
    ways: bool = False
    threats: bool = False
    id: Id = 0


class Look(msgspec.Struct, frozen=True, tag="look"):
    seat: int | None
    take: bool = False
    """The seat is taken over from another screen, which is told (`taken`)."""
    id: Id = 0


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """A hint, please."""

    id: Id = 0


class Motive(msgspec.Struct, frozen=True, tag="motive"):
    """Why did the bot at that seat do what it did last?"""

    seat: Annotated[int, msgspec.Meta(ge=0, le=99)]
    id: Id = 0


class Hurry(msgspec.Struct, frozen=True, tag="hurry"):
    id: Id = 0


class Wait(msgspec.Struct, frozen=True, tag="wait"):
    """The reader has stopped, or has more before him than he can show: the bots shall wait; or shall go on."""

    on: bool
    id: Id = 0


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    pass


FromClient = Play | Undo | Redo | Why | Counsel | Advise | Motive | Look | Hurry | Wait | Ping

decode_client = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
