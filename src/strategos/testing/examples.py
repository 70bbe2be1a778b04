"""Runs example files: given a position, when this is played, then that is true. See `docs/examples.md`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from strategos.games import game as game_by_id
from strategos.kernel.asking import Decision, No, Option, Seat
from strategos.kernel.chance import ScriptedDice
from strategos.kernel.errors import BadInput, DataError, Refused, RuleBug, StrategosError
from strategos.kernel.game import Game, State
from strategos.kernel.match import Match

from .example_dice import dice_of, for_set_up, throw
from .example_files import (
    GENERAL,
    Case,
    Key,
    Pick,
    Step,
    Until,
    files,
    fits,
    glossary,
    in_a_circle,
    kind_of,
    picked,
    read,
    unwrapped,
    vocabulary,
)
from .example_messages import Unmet, breakdown, keys, listed, plain, reason, shown, still_open
from .walks import opening

NUMBER = re.compile(r"[\w-]+=\d+")
"""The key of an answer that sets a number: `infantry=02`."""
PATIENCE = 10_000
"""So many answers `until` and defaults may give before the example is taken to be stuck."""


class Result(msgspec.Struct, frozen=True):
    """How one example went; `why` is empty when it passed."""

    id: str
    file: str
    ok: bool
    why: str = ""


class Report(msgspec.Struct, frozen=True):
    passed: int
    failed: int
    results: list[Result]


def load(paths: Iterable[Path | str]) -> list[Case]:
    """Every case in these files and folders. Raises DataError with one clear sentence."""
    cases: list[Case] = []
    where: dict[str, str] = {}
    for path in files(paths):
        for case in read(path):
            if case.id in where:
                raise DataError(case.file, f"the id {case.id!r} is taken already, in {where[case.id]}", case.id)
            where[case.id] = case.file
            cases.append(case)
    return cases


def run(paths: Iterable[Path | str]) -> Report:
    """Run every example in these files and folders. Raises DataError when a file is not well formed."""
    return run_cases(load(paths))


def run_cases(cases: Iterable[Case]) -> Report:
    """Run examples; one that continues another finds it among them."""
    rows = list(cases)
    known = {case.id: case for case in rows}
    results = [attempt(case, known) for case in rows]
    passed = sum(r.ok for r in results)
    return Report(passed, len(results) - passed, results)


def attempt(case: Case, known: Mapping[str, Case]) -> Result:
    """Run one example and say how it went."""
    try:
        play(case, known)
    except Unmet as unmet:
        return Result(case.id, case.file, False, str(unmet))
    return Result(case.id, case.file, True)


def play(case: Case, known: Mapping[str, Case]) -> Match[Any]:
    """Play an example to its end and check it; the match as it then stands. Raises Unmet."""
    stage = _Stage(case, known)
    for n, step in enumerate(case.example.when, 1):
        try:
            stage.step(step)
        except Unmet as unmet:
            raise Unmet(f"when {n}: {unmet}") from None
        except RuleBug as bug:
            raise Unmet(f"when {n}: {breakdown(bug)}") from None
    try:
        for word, value in case.then:
            stage.check(word, value)
    except Unmet as unmet:
        raise Unmet(f"then: {unmet}{still_open(stage.match)}") from None
    dice = stage.match.dice
    if isinstance(dice, ScriptedDice) and dice.results and case.example.seed is None:
        raise Unmet(f"then: {len(dice.results)} of the dice given were never rolled: {dice.results}")
    return stage.match


class _Stage:
    """An example being played."""

    def __init__(self, case: Case, known: Mapping[str, Case]) -> None:
        example = case.example
        self.game: Game[Any] = game_by_id(example.game)
        self.words = vocabulary(example.game)
        self.faces: Mapping[str, int] = self.words.faces
        self.auto = example.auto
        self.defaults: dict[tuple[Seat | None, str], Key | list[Key] | None] = {}
        for kind, key in example.default.items():
            self.defaults[None, kind] = key
        self.since = 0
        self.declined: list[str] = []
        """Questions that `until` has declined without being told so."""
        self.match = self._start(case, known)
        try:
            if example.start is not None:
                self._until(example.start)
                self.declined.clear()
            self._settle()
        except RuleBug as bug:
            raise Unmet(f"given: {breakdown(bug)}") from None

    # -- given --------------------------------------------------------------------------------------------------

    def _start(self, case: Case, known: Mapping[str, Case]) -> Match[Any]:
        example = case.example
        dice = dice_of(example, self.faces)
        try:
            setup = self.game.setup(example.seats, example.scenario, **example.options)
            if example.continues is None:
                first = for_set_up(example, self.faces)
                state = opening(self.game, setup, first)
                if isinstance(first, ScriptedDice) and first.results:
                    raise Unmet(f"given: of the dice for the set-up these were never rolled: {first.results}")
            else:
                if example.setup_dice is not None:
                    raise Unmet("given: what continues another example has no set-up, and no dice for it")
                if example.continues not in known:
                    raise Unmet(f"given: it continues {example.continues!r}, which is not among the examples run")
                if in_a_circle(case, known):
                    raise Unmet(f"given: it continues {example.continues!r}, which in the end continues it")
                before = play(known[example.continues], known).copy()
                setup = before.setup
                if not case.given:
                    self.since = before.event_count
                    before.dice = dice
                    return before
                if before.answers_since_checkpoint:
                    raise Unmet("given: the example it continues ends inside a phase; nothing can be edited there")
                state = before.checkpoint.copy()
            told: dict[str, Any] = {}
            for word, value in case.given:
                self._edit(state, word, value)
                for earlier, its in told.items():
                    if earlier != word and not self._holds(state, earlier, its):
                        raise Unmet(
                            f"given, {word}: this takes back what {earlier!r} said before; write {word!r} first"
                        )
                told.pop(word, None)
                lasts = value is not True and word != "phase" and word not in self.words.coarse
                if lasts and self._holds(state, word, value):
                    told[word] = value  # `empty: true` is no fact to last, and where play stands others move, too
            problems = list(self.game.complaints(state))
            if problems:
                raise Unmet(f"given: this position cannot be: {problems[0]}")
            return Match[Any](self.game, setup, dice, state=state)
        except RuleBug as bug:
            raise Unmet(f"given: {breakdown(bug)}") from None
        except BadInput as error:
            raise Unmet(f"given: {error}") from None

    def _edit(self, state: State, word: str, value: Any) -> None:
        try:
            self.words.edit(state, word, value)
        except StrategosError as error:
            raise Unmet(f"given, {word}: {error}") from None
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise Unmet(f"given, {self._misfit(word, value, error)}") from None

    def _holds(self, state: State, word: str, value: Any) -> bool:
        """Whether what a word of `given` said is so, as far as the game can tell it as a fact."""
        try:
            return fits(value, self.words.fact(state, word, value))
        except (StrategosError, LookupError, TypeError, ValueError, AttributeError):
            return False

    def _misfit(self, word: str, value: Any, error: Exception) -> str:
        unknown = f" ({error.args[0]!r} is not known)" if isinstance(error, KeyError) else ""
        return f"{word}: {value!r} does not fit{unknown}; {word} is: {self.words.words[word]}"

    # -- when ---------------------------------------------------------------------------------------------------

    def step(self, step: Step) -> None:
        if step.dice is not None:
            throw(self.match, step.dice, self.faces)
        before = dict(self.defaults)
        if step.default is not None:
            seat = self._seat(step)
            for kind, key in step.default.items():
                self.defaults[seat, kind] = key
            if step.until is None:
                self._settle()
        if step.until is not None:
            self._until(step.until, step.passing)
            self.defaults = before  # those given with `until` hold on the way only
        if step.auto:
            self._settle(forced=True)
        self._look(step)
        if step.refused is not None:
            self._refused(step, step.refused)
        if step.play is not None:
            for n, key in enumerate(step.play if isinstance(step.play, list) else [step.play]):
                self._play(self._decision(step), key, kind_of(step, n))
        elif step.on is not None:
            self._play(self._decision(step), step.on, kind_of(step))
        if step.undo and step.refused is None:
            self._back(step, "undo")
        if step.redo and step.refused is None:
            self._back(step, "redo")
        for word, value in (step.then or {}).items():
            self.check(word, value)

    def _look(self, step: Step) -> None:
        """What must be asked and offered at this moment."""
        if step.asked is not None:
            decision = self._decision(step)
            if decision.kind != step.asked:
                raise Unmet(f"asked is {decision.kind!r} (seat {decision.seat}), not {step.asked!r}")
        if step.about is not None and not fits(step.about, about := dict(self._decision(step).about)):
            raise Unmet(f"the question is about {about}, not {step.about}")
        if step.offered is not None:
            self._offered(self._decision(step), step.offered, wanted=True)
        if step.not_offered is not None:
            self._offered(self._decision(step), step.not_offered, wanted=False)
        if step.only is not None:
            decision = self._decision(step)
            self._offered(decision, step.only, wanted=True)
            # Giving up is always possible and no part of what a rule offers: it need not be named.
            options = [o for o in decision.options if "concedes" not in o.on]
            more = [o.key for o in options if not any(picked(p, o.key, o.on) for p in step.only)]
            if more:
                raise Unmet(f"offered besides: {listed(more)}")

    def _seat(self, step: Step | Until) -> Seat | None:
        if step.seat is not None:
            return step.seat
        if step.side is None:
            return None
        sides = {side.id: side.seat for side in self.match.view(None).sides}
        if step.side not in sides:
            raise Unmet(f"there is no side {step.side!r}; the sides are {', '.join(sides)}")
        return sides[step.side]

    def _decision(self, step: Step) -> Decision:
        """The one open decision a step speaks of."""
        seat = self._seat(step)
        pending = self.match.pending
        if not pending:
            raise Unmet("nobody is asked anything: the match is over")
        found = [d for d in pending if seat is None or d.seat == seat]
        if not found:
            asked = ", ".join(f"seat {d.seat} ({d.kind})" for d in pending)
            raise Unmet(f"seat {seat} is not asked anything now; asked is {asked}")
        if len(found) > 1:
            found = [d for d in found if d.kind == kind_of(step)] if step.kind else found
        if len(found) != 1:
            raise Unmet(f"several seats are asked at once ({', '.join(str(d.seat) for d in pending)}); say which")
        return found[0]

    def _play(self, decision: Decision, pick: Pick, kind: str | None = None) -> None:
        if kind is not None and decision.kind != kind:
            raise Unmet(f"asked is {decision.kind!r} (seat {decision.seat}), not {kind!r}")
        options = [o for o in decision.options if picked(pick, o.key, o.on)]
        if not options and not isinstance(pick, dict) and (words := decision.option(str(pick))) is not None:
            options = [words]
        if not options:
            no = decision.explain(pick if isinstance(pick, dict) else str(pick)) or No(decision.rule, "not_a_choice")
            if isinstance(pick, str) and NUMBER.fullmatch(pick) and no.why.startswith("already_"):
                return  # a number that is set already
            raise Unmet(f"{decision.kind}: {shown(pick)} is refused ({reason(no)}); offered: {keys(decision)}")
        if len(options) > 1:
            raise Unmet(f"{decision.kind}: {shown(pick)} may mean {listed([o.key for o in options])}; name the key")
        self.match.play(decision.seat, options[0].key)
        self._settle()

    def _refused(self, step: Step, pick: Pick) -> None:
        no = self._refusal(step, pick)
        if no is None:
            raise Unmet(f"{shown(pick)} is allowed, but should be refused")
        if step.rule is not None and no.rule != step.rule:
            raise Unmet(f"{shown(pick)} is refused by {no.rule or 'the kernel'} ({no.why}), not by {step.rule}")
        if step.why is not None and no.why != step.why:
            raise Unmet(f"{shown(pick)} is refused because of {no.why!r}, not {step.why!r}")
        if step.facts is not None and not fits(step.facts, dict(no.facts)):
            raise Unmet(f"the refusal says {dict(no.facts)}, not {step.facts}")

    def _refusal(self, step: Step, pick: Pick) -> No | None:
        seat = self._seat(step)
        if pick in ("undo", "redo"):
            who = self._decision(step).seat if seat is None else seat
            if pick == "undo":
                return self.match.why_not_undo(who)
            return None if self.match.redoable and self.match.redoable.seat == who else No("", "nothing_to_redo")
        if seat is None:
            seat = self._decision(step).seat
        decision = self.match.decision(seat)
        if decision is None:
            return self.match.explain(seat, pick if isinstance(pick, dict) else str(pick))
        if step.kind is not None and decision.kind != kind_of(step):
            raise Unmet(f"asked is {decision.kind!r}, not {kind_of(step)!r}")
        if any(picked(pick, o.key, o.on) for o in decision.options):
            return None
        if isinstance(pick, dict):
            full: list[Option[Any]] = [c for c in decision.candidates if picked(pick, c.key, c.on)]
            return decision.explain(full[0].key if full else pick)
        try:
            self.match.play(seat, str(pick))
        except Refused as refused:
            return refused.no
        return None

    def _back(self, step: Step, way: str) -> None:
        last = self.match.answers[-1:] if way == "undo" else [self.match.redoable]
        seat = self._seat(step)
        if seat is None:
            seat = last[0].seat if last and last[0] else 0
        try:
            self.match.undo(seat) if way == "undo" else self.match.redo(seat)
        except Refused as refused:
            raise Unmet(f"{way} is refused ({refused.no.why})") from None

    def _settle(self, *, forced: bool = False) -> None:
        """Give the answers that need no step of their own: defaults, and forced ones where that is wanted."""
        for _ in range(PATIENCE):
            for d in self.match.pending:
                key = self._default(d, forced=forced or self.auto)
                if key is not None:
                    self.match.play(d.seat, key)
                    break
            else:
                return
        raise Unmet("the defaults answer every question without end; give them in one step with `until`")

    def _default(self, d: Decision, *, forced: bool) -> str | None:
        wish = self.defaults.get((d.seat, d.kind), self.defaults.get((None, d.kind)))
        for key in wish if isinstance(wish, list) else [] if wish is None else [wish]:
            if d.option(str(key)) is not None:
                return str(key)
        return d.options[0].key if forced and len(d.options) == 1 else None

    def _until(self, goal: str | Until, passing: list[str] | None = None) -> None:
        """Go on, answering by defaults, forced answers and passing, until the goal is reached.

        `passing` names the questions that may be declined on the way; if it does not, they are noted down.
        """
        until = Until(kind=goal) if isinstance(goal, str) else goal
        for _ in range(PATIENCE):
            if self._reached(until):
                return
            if not self.match.pending:
                raise Unmet(f"the match ends before {until} is reached")
            d = self.match.pending[0]
            key = self._default(d, forced=True)
            if key is None:
                key = next((k for k in ("pass", "done", "no") if d.option(k) is not None), None)
                if key is not None and passing is not None and d.kind not in passing:
                    raise Unmet(f"on the way {d.kind!r} (seat {d.seat}) is asked, which `passing` does not name")
                if key is not None and passing is None and d.kind not in self.declined:
                    self.declined.append(d.kind)
            if key is None:
                raise Unmet(f"on the way seat {d.seat} must decide {d.kind!r} ({keys(d)}); give a step or a default")
            self.match.play(d.seat, key)
        raise Unmet(f"{until} is not reached")

    def _reached(self, until: Until) -> bool:
        seat = self._seat(until)
        view = self.match.view(None)
        return (
            (until.phase is None or view.phase == until.phase)
            and (until.round is None or self.game.round(self.match.state) == until.round)
            and (
                (until.kind is None and seat is None)
                or any(until.kind in (None, d.kind) and seat in (None, d.seat) for d in self.match.pending)
            )
        )

    # -- then ---------------------------------------------------------------------------------------------------

    def check(self, word: str, value: Any) -> None:
        if word in self.words.words:
            try:
                actual = self.words.fact(self.match.state, word, unwrapped(value))
            except StrategosError as error:
                raise Unmet(f"{word}: {error}") from None
            except (LookupError, TypeError, ValueError, AttributeError) as error:
                raise Unmet(self._misfit(word, value, error)) from None
            if not fits(value, actual):
                raise Unmet(f"{word} is {actual!r}, not {value!r}")
        else:
            self._check_general(word, value)

    def _check_general(self, word: str, value: Any) -> None:
        match = self.match
        if word == "events":
            self._happened(value)
            return
        if word == "no_events":
            for pattern in value:
                if any(fits(pattern, plain(e)) for e in match.all_events(self.since)):
                    raise Unmet(f"this should not have happened: {pattern}")
            if self.declined:
                raise Unmet(f"no_events: `until` declined questions; write `passing: [{', '.join(self.declined)}]`")
            return
        if word in ("offered", "not_offered"):
            if len(match.pending) != 1:
                raise Unmet(f"{word}: {len(match.pending)} decisions are open; use a step with a side")
            self._offered(match.pending[0], value, wanted=word == "offered")
            return
        actual = self._general(word)
        if not fits(value, actual):
            raise Unmet(f"{word} is {actual!r}, not {value!r}")

    def _general(self, word: str) -> Any:
        match = self.match
        if word == "outcome":
            if match.outcome is None:
                return None
            sides = {side.seat: side.id for side in match.view(None).sides}
            return {**msgspec.to_builtins(match.outcome), "winners": [sides[w] for w in match.outcome.winners]}
        if word == "asked":
            return match.pending[0].kind if match.pending else None
        if word == "asked_side":
            seats = [d.seat for d in match.pending]
            return next((side.id for side in match.view(None).sides if side.seat in seats), None)
        if word == "round":
            return self.game.round(match.state)
        if word == "phase":
            return match.view(None).phase
        assert word == "scores", f"a word of {GENERAL.keys()} without a meaning"
        return dict(self.game.scores(match.state))

    def _happened(self, patterns: list[dict[str, Any]]) -> None:
        told = [plain(e) for e in self.match.all_events(self.since)]
        at = 0
        for pattern in patterns:
            while at < len(told) and not fits(pattern, told[at]):
                at += 1
            if at == len(told):
                tags = [t["event"] for t in told]
                near = [t for t in told if t["event"] == pattern.get("event")]
                detail = f"; such events are {near[-3:]}" if near else f"; what happened: {listed(tags)}"
                raise Unmet(f"this has not happened (or not in this order): {pattern}{detail}")
            at += 1

    def _offered(self, decision: Decision, picks: list[Pick], *, wanted: bool) -> None:
        for pick in picks:
            if any(picked(pick, o.key, o.on) for o in decision.options) is wanted:
                continue
            if not wanted:
                raise Unmet(f"{decision.kind}: {shown(pick)} is offered, but should not be")
            no = decision.explain(pick if isinstance(pick, dict) else str(pick))
            raise Unmet(
                f"{decision.kind}: {shown(pick)} is not offered ({reason(no) if no else 'no reason'}); "
                f"offered: {keys(decision)}"
            )


def main() -> int:
    """Print what examples can name: `python -m strategos.testing.examples GAME…`."""
    for name in sys.argv[1:]:
        try:
            print(*glossary(name), sep="\n")
        except BadInput as error:
            print(error, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
