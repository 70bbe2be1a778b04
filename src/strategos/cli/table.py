"""A match at the terminal: people and bots around one screen. It knows Match, View and Decision, and no game."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from strategos.bots import BUDGET, Chair, bot, budget_of
from strategos.kernel.asking import NATURE, NOTHING, Decision, No, Option, Seat, Target
from strategos.kernel.errors import Refused, RuleBug, StrategosError
from strategos.kernel.match import Match
from strategos.kernel.standing import orders
from strategos.owner import match_files
from strategos.text import Words

from .output import console
from .sheet import Sheet

HUMAN = "human"


class Leave(Exception):
    """Somebody wants to stop playing."""


class Table:
    """One screen, one match, and who sits around it."""

    def __init__(self, match: Match[Any], words: Words, names: tuple[str, ...], out: Console | None = None) -> None:
        self.match = match
        self.words = words
        self.names = names
        self.out = out or console()
        self._people = [seat for seat, name in enumerate(names) if name == HUMAN]
        self._rng = random.Random(match.event_count)
        self._budgets = [BUDGET if name == HUMAN else budget_of(match.game.id, name) for name in names]
        self._bots = {seat: bot(match.game.id, name) for seat, name in enumerate(names) if name != HUMAN}
        self._looking: Seat | None = self._people[0] if len(self._people) == 1 else None
        """Whose eyes are on the screen; None: nobody's in particular."""
        self._read: dict[Seat | None, int] = {}
        self._heading = ""
        self._stage: list[str] = []

    # -- the course of play -------------------------------------------------------------------------------------

    def play(self) -> int:
        """Play until the end, or until somebody leaves. Returns the exit code."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                # Its mere presence gives `input` a history and editing keys; not every system has it.
                import readline  # noqa: F401  # pyright: ignore[reportUnusedImport]
        self._print(f"[bold]{escape(self.words.game())}[/]  {escape(self.words.scenario(self.match.setup.scenario))}")
        try:
            while self.match.pending:
                self._step()
        except (Leave, EOFError, KeyboardInterrupt):
            self._print("")
            self.tell("term-bye")
            return 0
        except RuleBug as error:
            path = Path("failures") / f"{self.match.game.id}-{self.match.answer_count}.json"
            match_files.save(error.match, path)
            raise RuleBug(f"{error}; the game up to here is in {path}", error.match) from error
        self._news()
        self._end()
        return 0

    def _step(self) -> None:
        decision = next((d for d in self.match.pending if d.seat in self._bots), self.match.pending[0])
        if decision.seat in self._bots:
            key = self._bots[decision.seat].answer(Chair(self.match, decision, self._rng, self._budgets[decision.seat]))
            self.match.play(decision.seat, key)
            return
        self._face(decision.seat)
        self._news()
        if len(decision.options) == 1:
            only = decision.options[0]
            self.tell("term-forced", option=self.sheet.option(decision, only))
            self.match.play(decision.seat, only.key)
            return
        self._ask(decision)

    def _face(self, seat: Seat) -> None:
        """Turn the screen to a seat; where there are secrets, only when nobody else is looking."""
        if seat == NATURE or seat == self._looking:
            return
        if self.match.game.secrets and self._looking is not None and sys.stdin.isatty():
            self.out.clear()
            self._input(self.words.say("term-curtain", {"who": self.words.seat(seat, self.match.view(None))}))
        self._looking = seat

    def _end(self) -> None:
        outcome = self.match.outcome
        if outcome is None:
            return
        view = self.match.view(None)
        self._print(f"\n[bold]{escape(self.words.outcome(outcome, view))}[/]")
        scores = {f"side:{side}": score for side, score in outcome.scores.items()}
        if scores:
            self.tell("term-scores", scores=self.words.value(scores, view))

    # -- reading and printing -----------------------------------------------------------------------------------

    @property
    def sheet(self) -> Sheet:
        """The position as whoever looks at the screen may see it."""
        view, board = self.match.view(self._looking), self.match.game.board(self.match.setup)
        return Sheet(self.words, view, board, self.names, self._looking)

    def tell(self, message: str, **facts: object) -> None:
        self._print(escape(self.words.say(message, facts)))

    def _print(self, text: str) -> None:
        self.out.print(text)

    def _input(self, prompt: str) -> str:
        if sys.stdin.isatty():
            return input(f"{prompt} ").strip()
        self.out.print(f"[bold]{escape(prompt)}[/] ", end="")
        line = input().strip()
        # Input from a file is shown as if somebody had typed it.
        self.out.print(escape(line))
        return line

    def _news(self) -> None:
        """What happened since this seat last looked."""
        since = min(self._read.get(self._looking, 0), self.match.event_count)
        self._read[self._looking] = self.match.event_count
        view = self.match.view(self._looking)
        for event in (e for e in self.match.events(self._looking, since) if e.worded):
            self._print(f"  [dim]·[/] {escape(self.words.event(event, view))}")

    def _ask(self, decision: Decision) -> None:
        """Put a question until it is answered or the position has changed in another way."""
        sheet = self.sheet
        menu = Menu(sheet, decision)
        self._head(sheet, decision)
        stage = list(sheet.stage())
        for line in stage:
            # What is still on the screen from the last question is not said again.
            if line not in self._stage:
                self._print(f"  {escape(line)}")
        self._stage = stage
        who = self.words.seat(decision.seat, sheet.view)
        self._print(f"[bold cyan]{escape(who)}[/]  [bold]{escape(self.words.prompt(decision, sheet.view))}[/]")
        menu.print(self.out)
        before = self.match.answer_count
        while self.match.answer_count == before:
            line = self._input(self.words.say("term-choose"))
            if not line:
                menu.print(self.out)
            elif not self._command(line, sheet, decision):
                self._choose(line, menu)

    def _head(self, sheet: Sheet, decision: Decision) -> None:
        view = sheet.view
        parts = [self.words.say("term-round", {"round": view.round}), self.words.phase(view.phase)]
        if view.acting is not None:
            parts.append(self.words.side(view.acting))
        heading = " · ".join(parts)
        if heading != self._heading:
            self._heading = heading
            self.out.rule(escape(heading), align="left", style="dim")

    # -- commands -----------------------------------------------------------------------------------------------

    def _command(self, line: str, sheet: Sheet, decision: Decision) -> bool:
        word, _, rest = line.partition(" ")
        if word.startswith("?") and len(word) > 1:
            word, rest = "?", line[1:]
        rest = rest.strip()
        if word == "h":
            self._print(escape(self.words.say("term-help")))
        elif word == "?":
            self._why_not(rest, sheet, decision)
        elif word == "r":
            self._cite(decision.rule, always=True)
        elif word == "u":
            self._undo(decision.seat)
        elif word == "U":
            self._redo(decision.seat)
        elif word == "l" and (not rest or rest.isdigit()):
            self._log(int(rest or 20))
        elif word == "o" and (not rest or rest.isdigit()):
            self._orders(decision.seat, int(rest or 0))
        elif word == "m":
            self._map(rest, sheet)
        elif word == "s":
            self._save(rest or f"{self.match.game.id}.json")
        elif word == "q" and not rest:
            file = self._input(self.words.say("term-save_as"))
            if file:
                self._save(file)
            raise Leave
        else:
            return False
        return True

    def _choose(self, line: str, menu: Menu) -> None:
        found = menu.find(line)
        if len(found) == 1:
            if self._sure(menu.decision, found[0].key):
                self.match.play(menu.decision.seat, found[0].key)
        elif found:
            self.tell("term-unclear", text=line, options=self.words.join([menu.words_of(o) for o in found[:8]]))
        elif (target := self.sheet.find(line, menu.decision)) is not None:
            self._explain(target, menu.decision)
        else:
            self.tell("term-unknown", text=line)

    def _sure(self, decision: Decision, key: str) -> bool:
        """What gives away the game or its heart is asked once more, and only a plain yes means it."""
        told = self.match.game.fatal(self.match.state, decision).get(key)
        if told is None:
            return True
        code, facts = told if isinstance(told, tuple) else (told, NOTHING)
        view, facts = self.match.view(self._looking), {**decision.about, **facts}
        self.tell(f"fatal-{code}", **{name: self.words.value(fact, view) for name, fact in facts.items()})
        return self._input(self.words.say("term-sure")).casefold() in ("y", "s", "o")

    def _why_not(self, text: str, sheet: Sheet, decision: Decision) -> None:
        if text:
            target = sheet.find(text, decision)
            if target is None:
                self.tell("term-unknown", text=text)
            else:
                self._explain(target, decision)
            return
        refused = decision.refused()
        if not refused:
            self.tell("term-all_allowed")
            return
        self.tell("term-why_not")
        names = {c.key: sheet.option(decision, c) for c in decision.candidates}
        for key, no in refused.items():
            self._print(f"  [bold]{escape(names[key])}[/]: {self._refusal(no)}")

    def _explain(self, target: Target, decision: Decision) -> None:
        no = decision.explain(target)
        if no is None:
            self.tell("term-allowed", name=self.sheet.target(target))
        else:
            self._print(self._refusal(no))
            self._cite(no.rule)

    def _refusal(self, no: No) -> str:
        words = escape(self.words.refusal(no, self.match.view(self._looking)))
        return f"{words} [dim]({escape(self.words.place(no.rule))})[/]" if no.rule else words

    def _cite(self, rule: str, *, always: bool = False) -> None:
        texts = self.words.cited(rule) if rule else {}
        if not texts and always:
            self.tell("term-no_rule")
        for atom, text in texts.items():
            title = escape(self.words.say("term-rule", {"rule": self.words.place(atom)}))
            self.out.print(Padding(f"[bold]{title}[/]  {escape(text)}", (0, 0, 0, 2)))

    def _undo(self, seat: Seat) -> None:
        """Take back the last answer somebody at this screen gave, and those nobody had a choice in."""
        last = self.match.answers[-1:]
        mine = [a.seat for a in last if a.seat in self._people or a.seat == NATURE]
        try:
            self.match.undo(mine[0] if mine else seat)
            while (left := self.match.pending) and len(left) == 1 and len(left[0].options) == 1:
                self.match.undo(left[0].seat)
        except Refused as error:
            self._print(self._refusal(error.no))
        else:
            self._heading = ""
            self._stage = []
            self.tell("term-undone")

    def _redo(self, seat: Seat) -> None:
        again = self.match.redoable
        try:
            self.match.redo(again.seat if again is not None and again.seat in self._people else seat)
        except Refused as error:
            self._print(self._refusal(error.no))
        else:
            self.tell("term-redone")

    def _log(self, count: int) -> None:
        view = self.match.view(self._looking)
        events = [e for e in self.match.events(self._looking) if e.worded][-count:]
        for event in events:
            self._print(f"  [dim]·[/] {escape(self.words.event(event, view))}")
        if not events:
            self.tell("term-no_events")

    def _orders(self, seat: Seat, number: int) -> None:
        """The seat's standing orders; or revoke the one with this number."""
        held = orders(self.match.state, seat)
        if 0 < number <= len(held):
            self.match.play(seat, held[number - 1].revoking)
            self.tell("term-revoked")
        elif not held:
            self.tell("term-no_orders")
        else:
            for n, order in enumerate(held, 1):
                self._print(f"  [bold]{n}[/] {escape(self.words.order(order))}")

    def _map(self, text: str, sheet: Sheet) -> None:
        target = sheet.find(text, None) if text else None
        if target is not None and "space" in target:
            for line in sheet.place(str(target["space"])):
                self._print(escape(line))
        elif text:
            self.tell("term-unknown", text=text)
        else:
            for part in sheet.tables():
                self.out.print(part)

    def _save(self, file: str) -> None:
        try:
            match_files.save(self.match, file)
        except StrategosError as error:
            self._print(escape(str(error)))
        else:
            self.tell("term-saved", file=file)


class Menu:
    """The options of a decision, numbered for people; amounts of equal pieces stand in one line."""

    def __init__(self, sheet: Sheet, decision: Decision) -> None:
        self.sheet = sheet
        self.decision = decision
        # What can be pressed stands below what can be pointed at, amounts between them.
        self.options = sorted(decision.options, key=lambda o: ("button" in o.on, "amount" in o.on))
        if all(o.key.isdigit() for o in self.options):
            # Faces of a die and other numbers are their own labels.
            self.options.sort(key=lambda o: int(o.key))
            self.labels = [o.key for o in self.options]
        else:
            self.labels = [str(n) for n in range(1, len(self.options) + 1)]
        texts = [sheet.option(decision, o) for o in self.options]
        self._texts = {
            o.key: text if texts.count(text) == 1 else f"{text} {_number(o.key)}"
            for o, text in zip(self.options, texts, strict=True)
        }

    def words_of(self, option: Option[Any]) -> str:
        return self._texts[option.key]

    def print(self, out: Console) -> None:
        lines: list[str] = []
        groups: dict[str, list[str]] = {}
        buttons: list[str] = []
        for label, option in zip(self.labels, self.options, strict=True):
            amount = option.on.get("amount")
            mark = f"[bold cyan]{label:>3}[/]"
            if "button" in option.on:
                buttons.append(f"{mark} {escape(self.words_of(option))}")
            elif amount is None:
                lines.append(f"{mark} {escape(self.words_of(option))}")
            else:
                name = self.sheet.target({k: v for k, v in option.on.items() if k != "amount"})
                groups.setdefault(name, []).append(f"{mark} [dim]→[/] {amount}")
        _list(out, lines)
        for name, cells in groups.items():
            out.print(f"  {escape(name)}: {' '.join(cells)}")
        _list(out, buttons)

    def find(self, text: str) -> list[Option[Any]]:
        """The options a line of input may mean: a number, a key, a name or its beginning, `infantry 3`."""
        for label, option in zip(self.labels, self.options, strict=True):
            if label == text or option.key == text:
                return [option]
        wanted = text.casefold()
        amounts = self._amounts(wanted)
        if amounts:
            return amounts
        names = {o.key: self.words_of(o).casefold() for o in self.options if "amount" not in o.on}
        for fits in (str.__eq__, str.startswith, str.__contains__):
            found = [o for o in self.options if o.key in names and fits(names[o.key], wanted)]
            if found:
                return found
        return []

    def _amounts(self, text: str) -> list[Option[Any]]:
        name, _, number = text.replace("=", " ").rpartition(" ")
        if not name.strip() or not number.isdigit():
            return []
        return [o for o in self.options if o.on.get("amount") == int(number) and self._is(o, name.strip())]

    def _is(self, option: Option[Any], name: str) -> bool:
        called: Iterable[str] = (
            option.key.partition("=")[0],
            self.sheet.target({k: v for k, v in option.on.items() if k != "amount"}),
            self.sheet.target(option.on),
        )
        return any(word.casefold().startswith(name) or name in word.casefold().split() for word in called)


def _list(out: Console, lines: list[str]) -> None:
    """One below the other, in columns where they are many."""
    if len(lines) > 12:
        out.print(Padding(Columns(lines, equal=True, column_first=True, padding=(0, 3)), (0, 0, 0, 1)))
    else:
        for line in lines:
            out.print(f" {line}")


def _number(key: str) -> str:
    """What tells equal things apart: the number of a piece, or all of the key."""
    number = key.rpartition("-")[2]
    return f"#{number}" if number.isdigit() else f"[{key}]"
