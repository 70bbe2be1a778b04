"""The conformance kit: what every game must do, tried on random games.

    complaints = conform(game("conquest"), setup, seed=3).complaints

A complaint carries the set-up, the seed and the record of the match, so that it can be looked at.
"""

from __future__ import annotations

import hashlib
import itertools
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import msgspec.inspect

from strategos.games import game as game_by_id
from strategos.kernel.chance import AskedDice, Dice, SeededDice
from strategos.kernel.errors import RuleBug
from strategos.kernel.game import Game, Setup, State
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.parts.register import register
from strategos.text.codes import spoken

from . import checks, hiding, imagining
from .checks import Check, Context, Effort
from .example_files import event_names
from .trials import player
from .walks import any_answer, digest

CHECKS: Mapping[str, Check] = {
    "asks_well": checks.asks_well,
    "applies_every_option": checks.applies_every_option,
    "refuses_everything_else": checks.refuses_everything_else,
    "copies": checks.copies,
    "saves": checks.saves,
    "undoes": checks.undoes,
    "shows": checks.shows,
    "imagines": imagining.imagines,
    "hides": hiding.hides,
}

LOOKS = 3
"""So often each kind of question is looked at, wherever it comes."""
NEAR = 40
"""A decision lies at most so many answers after a checkpoint, in 99 of 100 cases."""


class Complaint(msgspec.Struct, frozen=True):
    """What a game does wrong, and where it can be seen."""

    check: str
    why: str
    game: str
    setup: Setup
    seed: int
    answers: int
    """After how many answers of the random game."""
    record: str = ""
    """The file the match was saved in, if a folder was given."""

    def __str__(self) -> str:
        where = f"; see {self.record}" if self.record else ""
        setup = f"{self.setup.scenario}, {self.setup.seats} seats, {dict(self.setup.options)}"
        return f"{self.game}, {self.check}: {self.why} [{setup}, seed {self.seed}, answer {self.answers}{where}]"


class Conformance(msgspec.Struct, frozen=True):
    """How one random game went."""

    complaints: list[Complaint]
    answers: int
    visited: int
    """Moments at which everything was checked."""
    ended: bool
    p99: int
    """99 of 100 decisions lay at most so many answers after a checkpoint."""
    furthest: int
    altered: int
    """How often changing what is hidden changed anything at all."""


class Met(msgspec.Struct):
    """What several walks through a game have met: how often each kind of question was looked at, and which events."""

    questions: dict[str, int] = {}
    events: dict[str, int] = {}

    def wants(self, match: Match[Any]) -> bool:
        """Whether something is asked that was not yet looked at often enough."""
        return any(self.questions.get(d.kind, 0) < LOOKS for d in match.pending)

    def looked(self, match: Match[Any]) -> None:
        for d in match.pending:
            self.questions[d.kind] = self.questions.get(d.kind, 0) + 1

    def happened(self, match: Match[Any]) -> None:
        for event in match.all_events():
            tag = str(event.__struct_config__.tag)
            self.events[tag] = self.events.get(tag, 0) + 1


class _Walk:
    """One walk through a game: looks at moments, and keeps what is wrong there."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seed: int,
        effort: Effort,
        only: Sequence[str],
        folder: Path | None,
        met: Met,
    ) -> None:
        self.game, self.setup, self.seed, self.only, self.folder, self.met = game, setup, seed, only, folder, met
        self.context = Context(game, setup, seed, effort, register_rules(game))
        self.found: list[Complaint] = []
        self.visited, self.at = 0, "start"
        """How many moments were looked at, and which check is made now."""

    def complain(self, check: str, why: str, match: Match[Any]) -> None:
        path = ""
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            path = str(self.folder / f"{self.game.id}-{check}-{self.seed}.json")
            Path(path).write_bytes(Record.of(match).encode())
        self.found.append(Complaint(check, why, self.game.id, self.setup, self.seed, match.answer_count, path))

    def look(self, match: Match[Any]) -> None:
        self.visited += 1
        self.met.looked(match)
        for self.at, check in CHECKS.items():
            if not self.only or self.at in self.only:
                for why in check(match, self.context):
                    self.complain(self.at, why, match)
        self.at = "play"


def conform(
    game: Game[Any],
    setup: Setup,
    seed: int = 0,
    *,
    only: Sequence[str] = (),
    effort: Effort = Effort(),
    answers: int = 2000,
    rounds: int = 60,
    looks: int = 240,
    asked_dice: bool = False,
    bot: str = "random",
    met: Met | None = None,
    folder: Path | None = None,
    most: int = 5,
) -> Conformance:
    """Play a game and check it at every moment at first, then ever more rarely: so many `looks` (`answers`: always).

    `only` names some of CHECKS. The game is left after so many `answers` or `rounds`, or `most` complaints. A `bot`
    goes further than chance. With `met`, what several walks share, rare questions are looked at wherever they come
    (with `looks=0` nothing else is).
    """
    due = _moments(looks, answers)
    distances: list[int] = []
    marks: dict[int, str] = {}
    walk = _Walk(game, setup, seed, effort, only, folder, Met() if met is None else met)
    dice: Dice = AskedDice(SeededDice(seed)) if asked_dice else SeededDice(seed)
    next_answer = player(game, bot, seed)
    match = None
    try:
        match = Match(game, setup, dice)
        while len(walk.found) < most:
            count = match.answer_count
            distances.append(match.answers_since_checkpoint)
            walk.context.remember(match)
            if count in due or (looks and not match.pending) or (met is not None and met.wants(match)):
                marks[count] = digest(match)
                walk.look(match)
            if not match.pending or count >= answers or game.round(match.state) > rounds:
                break
            match.play(*next_answer(match))
        for check, why in _afterwards(match, marks, walk.context):
            walk.complain(check, why, match)
    except RuleBug as bug:
        walk.complain(walk.at, str(bug), bug.match)
    distances.sort()
    p99 = distances[(len(distances) * 99 + 99) // 100 - 1] if distances else 0
    if match is not None:
        walk.met.happened(match)
        if p99 > NEAR:
            why = f"1 of 100 decisions lies more than {p99} answers after a checkpoint (at most {NEAR})"
            walk.complain("near", why, match)
    return Conformance(
        walk.found[:most],
        match.answer_count if match else 0,
        walk.visited,
        match is not None and not match.pending,
        p99,
        distances[-1] if distances else 0,
        walk.context.altered,
    )


def _moments(looks: int, answers: int) -> frozenset[int]:
    """After how many answers to look: half of the looks at once, one after another, the others ever further apart."""
    if looks >= answers:
        return frozenset(range(answers + 1))
    first = (looks + 1) // 2
    later = looks - first
    return frozenset(range(first)) | {round(first * (answers / first) ** (n / later)) for n in range(1, later + 1)}


def retrace(played: Match[Any], met: Met, *, folder: Path | None = None, most: int = 5) -> list[Complaint]:
    """Go through a match, say an example, once more, and check it where a question is rare."""
    walk = _Walk(played.game, played.setup, 0, Effort(), (), folder, met)
    start = next((segment.state for segment in played.segments()), None) or played.checkpoint
    seeded = SeededDice(0)
    dice: Dice = AskedDice(seeded) if played.dice.asks else seeded
    match = Match[Any].resumed(played.game, played.setup, dice.copy(), None, start.copy())
    at_first = Match[Any].resumed(played.game, played.setup, dice.copy(), None, start.copy())
    try:
        list(at_first.replaying((), played.chance))
        for now in itertools.chain([at_first], (match for _ in match.replaying(played.answers, played.chance))):
            walk.context.remember(now)
            if met.wants(now) and len(walk.found) < most:
                walk.look(now)
    except RuleBug as bug:
        walk.complain(walk.at, str(bug), bug.match)
    if match.answer_count < played.answer_count:
        walk.complain("replay", f"answer {match.answer_count + 1} does not fit when given once more", match)
    met.happened(match)
    return walk.found[:most]


def never_met(game_id: str, met: Met) -> dict[str, list[str]]:
    """The kinds of questions and of events a game has, by its source, that were not met."""
    known = spoken(game_id)
    asked = {m.removeprefix("ask-") for m in known if m.startswith("ask-")} | {
        m.name for m in game_by_id(game_id).moments
    }
    return {
        "questions": sorted(asked - met.questions.keys()),
        "events": sorted(set(event_names(game_id)) - met.events.keys()),
    }


def _afterwards(match: Match[Any], marks: Mapping[int, str], x: Context) -> Iterator[tuple[str, str]]:
    """What can be checked only when a game has been played: time travel, and the whole record."""
    for count in x.some(list(marks), 8):
        if digest(match.at(count)) != marks[count]:
            yield "time_travel", f"going back to answer {count} leads to another position"
    whole, rest = Record.of(match).load(match.game, from_start=True)
    if rest or digest(whole) != digest(match):
        yield "replay", "the record, replayed from its start, leads to another position"
    for why in checks.rolls_alike(match, x):
        yield "rolls_alike", why


def fingerprint(game: Game[Any], setup: Setup, seed: int, answers: int = 400) -> str:
    """The digest of a random game, which must be the same on every machine and under every hash seed."""
    match, choices = Match(game, setup, seed), SeededDice(seed ^ 0x5DEECE66D)
    while match.pending and match.answer_count < answers:
        match.play(*any_answer(match, choices))
    views = msgspec.json.encode([match.view(None), [match.view(s) for s in range(setup.seats)], match.all_events()])
    return f"{digest(match)}-{hashlib.blake2b(views, digest_size=12).hexdigest()}"


def fingerprints(game_id: str, setup: Setup, seed: int, answers: int = 400, hash_seeds: int = 3) -> list[str]:
    """The same game played in processes with different hash seeds."""
    code = (
        "import sys, msgspec; from strategos.testing import conformance as c; from strategos.kernel.game import Setup;"
        "name, setup, seed, answers = sys.argv[1:];"
        "print(c.fingerprint(c.game_by_id(name), msgspec.json.decode(setup, type=Setup), int(seed), int(answers)))"
    )
    running = [
        subprocess.Popen(
            [sys.executable, "-c", code, game_id, msgspec.json.encode(setup).decode(), str(seed), str(answers)],
            env={**os.environ, "PYTHONHASHSEED": str(n)},
            stdout=subprocess.PIPE,
            text=True,
        )
        for n in range(1, hash_seeds + 1)
    ]
    return [process.communicate()[0].strip() for process in running]


def register_rules(game: Game[Any]) -> frozenset[str] | None:
    """The ids and sections a game may cite: its register's atoms, and their ids' stems. None if it has no register."""
    atoms = register(game.package).values()
    return frozenset(word for atom in atoms for word in (atom.id, atom.section)) if atoms else None


def shapes(game: Game[Any]) -> list[str]:
    """What in the state's shape a copy would share with the original, or what has no fixed order."""
    if game.state.copy is not State.copy:
        return []
    info = msgspec.inspect.type_info(game.state)
    assert isinstance(info, msgspec.inspect.StructType)
    return [f"{f.name}: {why}" for f in info.fields if f.name != "events" for why in _shape(f.type)]


def _shape(kind: msgspec.inspect.Type) -> Iterator[str]:
    if isinstance(kind, msgspec.inspect.ListType):
        yield from _value(kind.item_type, "a list")
    elif isinstance(kind, msgspec.inspect.DictType):
        yield from _value(kind.value_type, "a dict")
    elif not isinstance(kind, msgspec.inspect.ByteArrayType):
        yield from _value(kind, "the state")


def _value(kind: msgspec.inspect.Type, inside: str) -> Iterator[str]:
    i = msgspec.inspect
    if isinstance(kind, (i.ListType, i.DictType, i.ByteArrayType)):
        yield f"a table inside {inside} is shared by copies"
    elif isinstance(kind, (i.SetType, i.FrozenSetType)):
        yield "a set has no fixed order"
    elif isinstance(kind, i.AnyType):
        yield "anything may be in it"
    elif isinstance(kind, i.StructType) and not kind.cls.__struct_config__.frozen:
        yield f"a Struct that is not frozen inside {inside} is shared by copies"
    elif isinstance(kind, i.UnionType):
        for part in kind.types:
            yield from _value(part, inside)
    elif isinstance(kind, i.VarTupleType):
        yield from _value(kind.item_type, "a tuple")
    elif isinstance(kind, i.TupleType):
        for part in kind.item_types:
            yield from _value(part, "a tuple")


__all__ = [
    "CHECKS",
    "Complaint",
    "Conformance",
    "Effort",
    "Met",
    "conform",
    "fingerprint",
    "fingerprints",
    "game_by_id",
    "never_met",
    "register_rules",
    "retrace",
    "shapes",
]
