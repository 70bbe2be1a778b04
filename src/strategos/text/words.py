"""Words for codes. The rules speak in codes and facts; here they become sentences of a language.

The sentences are Fluent messages in `<language>/common.ftl`, `<language>/<game>.ftl` and, where games are editions of
one, `<language>/<family>.ftl`, the same files the browser uses; `docs/architecture.md` lists the message ids. What has
no message shows its id in brackets and never stops a game; a test finds such gaps.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from strategos.games import GAMES, game
from strategos.kernel.asking import NATURE, NOTHING, Decision, No, Option, Seat
from strategos.kernel.errors import BadInput
from strategos.kernel.events import Event
from strategos.kernel.game import Outcome
from strategos.kernel.standing import Order
from strategos.kernel.view import Told, View, told
from strategos.parts.reckoning import Reason
from strategos.parts.register import Atom, heading_of, message_of, note_of, numbered, register
from strategos.parts.rows import span

LANGUAGES = ("en", "it", "fr")

_HERE = Path(__file__).parent
_KINDS = "space|piece|side|card|track|area|phase|scenario|seat|item|captive|face|effect"
_REFERENCE = re.compile(rf"({_KINDS}):(.+)", re.DOTALL)
_FORM = re.compile(r"(.+)_(in|to|from|the|short|gender)")
_UNKNOWN = re.compile(r"Unknown external: (\w+)")
_NAMED = ("piece", "side")
"""Facts that name a thing by its bare id."""


def without_form(variable: str) -> str:
    """The fact a variable of a message is about: `$space_in` says where `$space` is, with its preposition."""
    found = _FORM.fullmatch(variable)
    return found.group(1) if found else variable


def catalogue(language: str, name: str) -> str:
    """The text of one Fluent file (`common`, or the id of a game); empty if there is none."""
    path = _HERE / language / f"{name}.ftl"
    return path.read_text("utf-8") if path.exists() else ""


def own(game_id: str) -> tuple[str, ...]:
    """The names under which a game's words are found: those of its family, if it is an edition of one, then its own."""
    family = GAMES[game_id].split(".")[-2] if game_id in GAMES else "games"
    return (game_id,) if family == "games" else (family, game_id)


def catalogues(game_id: str) -> tuple[str, ...]:
    """The files with the words of a game, in the order in which they are read: the later may say it otherwise."""
    names = own(game_id)
    books = (f"{game_id}.rules", *(f"{name}.notes" for name in names), *(f"{name}.data" for name in names))
    return ("common", *names, *books)


@cache
def _bundle(language: str, game_id: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise BadInput(f"there is no language {language!r}; choose one of: {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for name in catalogues(game_id):
        # A game may have its own words for what is common.
        bundle.add_resource(FluentResource(catalogue(language, name)), allow_overrides=True)
    return bundle


def _reasons(value: object) -> tuple[Reason, ...]:
    """A number's reasons, if it is told by them."""
    found = cast("tuple[object, ...]", value) if isinstance(value, tuple) else ()
    return tuple(reason for reason in found if isinstance(reason, Reason))


def capital(sentence: str) -> str:
    """A sentence begins with a capital even where a name put in begins it."""
    return sentence[:1].upper() + sentence[1:]


class Words:
    """The words of one game in one language."""

    def __init__(self, language: str, game_id: str) -> None:
        self.language = language
        self.game_id = game_id
        self._bundle = _bundle(language, game_id)

    # -- messages -----------------------------------------------------------------------------------------------

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, facts: Mapping[str, Any] = NOTHING, view: View | None = None) -> str:
        """A message of the catalogue with facts in it. References among the facts become names, or forms of names
        (`$space_in`); `True` and `False` become the words `true` and `false`, nothing (`None`, no words, no list)
        `none`, for selectors."""
        if not self.has(message):
            return f"[{message}]"
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return f"[{message}]"
        count = facts.get("count", 1)
        count = count if isinstance(count, int) else 1
        args = {name: self._plain(value, count, view) for name, value in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, args)
        forms = [found.group(1) for error in errors if (found := _UNKNOWN.match(str(error)))]
        if forms:
            args |= {name: self._form(name, facts, view, count) for name in forms if without_form(name) in facts}
            text, errors = self._bundle.format_pattern(pattern, args)
        return str(text)

    def _form(self, variable: str, facts: Mapping[str, Any], view: View | None, count: int) -> str:
        """A name as the sentence needs it, which its message tells in an attribute: `.in`, `.to` and `.from` a place,
        with the article (`.the`), `.short` where its owner is known, or what others have to agree with (`.gender`).
        `form-in` tells the usual one."""
        found = _FORM.fullmatch(variable)
        assert found is not None
        about, form = facts[found.group(1)], found.group(2)
        if isinstance(about, str):
            return self._formed(about, form, view, count)
        return self.join([self._formed(str(each), form, view, 1) for each in about or ()])

    def _formed(self, reference: str, form: str, view: View | None, count: int) -> str:
        message = self._message(reference, view)
        attributes = self._bundle.get_message(message).attributes if self.has(message) else {}
        if form == "short" and view is not None and self._has_namesake(reference, view):
            return self.name(reference, view, count)
        if form in attributes:
            return str(self._bundle.format_pattern(attributes[form], {"count": count})[0])
        return self.say(f"form-{form}", {"name": self.name(reference, view, count)})

    def _has_namesake(self, reference: str, view: View) -> bool:
        """Whether its side has another of its kind that is called the same where one knows whose it is: whoever has
        inherited an army may."""
        named = [p for p in view.pieces if f"piece:{p.id}" == reference]
        short = self._short(reference)
        return short is not None and any(
            p.id != piece.id and (p.side, p.kind) == (piece.side, piece.kind) and self._short(f"piece:{p.id}") == short
            for piece in named
            for p in view.pieces
        )

    def _short(self, reference: str) -> str | None:
        message = reference.replace(":", "-", 1)
        attributes = self._bundle.get_message(message).attributes if self.has(message) else {}
        return str(self._bundle.format_pattern(attributes["short"], {})[0]) if "short" in attributes else None

    def _plain(self, value: object, count: int, view: View | None) -> str | int | float:
        if value is None or isinstance(value, bool):
            return str(value).lower()
        if value in ("", (), [], {}):
            return "none"
        if isinstance(value, (int, float)):
            return value
        if isinstance(value, str):
            return self.name(value, view, count)
        return self.value(value, view)

    def value(self, value: object, view: View | None = None) -> str:
        """Any plain value in words: references by name, lists joined in the manner of the language."""
        if isinstance(value, msgspec.Struct):
            value = msgspec.structs.asdict(value)
        if isinstance(value, Mapping):
            pairs: Mapping[Any, Any] = value  # pyright: ignore[reportUnknownVariableType]  # isinstance forgets types
            if pairs and all(str(k).startswith("piece:") and isinstance(v, int) for k, v in pairs.items()):
                return self.join([self._counted(k, v, view) for k, v in pairs.items()])
            return ", ".join(f"{self.value(k, view)}: {self.value(v, view)}" for k, v in pairs.items())
        if isinstance(value, (list, tuple)):
            items: list[Any] = list(value)  # pyright: ignore[reportUnknownArgumentType]
            words = [self.value(item, view) for item in items]
            if all(isinstance(i, int) for i in items):
                return ", ".join(words)
            return self.join([self._times(words.count(word), word) for word in dict.fromkeys(words)])
        return str(self._plain(value, 1, view))

    def _counted(self, reference: str, number: int, view: View | None) -> str:
        """So many of a kind, `1 Catapult`; somebody with a name of his own is told by it. A name that takes `$count` is
        a kind's."""
        name, message = self.name(reference, view, number), self._message(reference, view)
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        kind = pattern is None or bool(self._bundle.format_pattern(pattern, {})[1])
        return f"{number} {name}" if kind or number != 1 else name

    def _times(self, amount: int, name: str) -> str:
        return name if amount == 1 else self.say("amount", {"amount": amount, "name": name})

    def join(self, words: list[str]) -> str:
        """A list in the manner of the language: `a, b and c`; Italian says *ed* before an e."""
        if len(words) < 2:
            return words[0] if words else self.say("nothing")
        *first, last = words
        message = "list-before_e" if last[:1] in ("e", "E") else "list"
        return self.say(message, {"first": ", ".join(first), "last": last})

    # -- names --------------------------------------------------------------------------------------------------

    def name(self, reference: str, view: View | None = None, count: int = 1) -> str:
        """The name of what a reference (`space:italia`) refers to; other strings stay as they are."""
        found = _REFERENCE.fullmatch(reference)
        if found is None:
            # The faces of a game's own dice are words; people read them in their language.
            face = self.has(f"face-{reference}")
            return self.say("off") if reference == "off" else self.say(f"face-{reference}") if face else reference
        kind, what = found.groups()
        if kind == "seat":
            return self.seat(int(what), view) if what.lstrip("-").isdigit() else reference
        message = self._message(reference, view)
        return self.say(message, {"count": count}) if self.has(message) else f"[{message}]"

    def _message(self, reference: str, view: View | None) -> str:
        """The message that names what a reference refers to."""
        kind, _, what = reference.partition(":")
        if kind == "piece" and not self.has(f"piece-{what}"):
            what = self._kind(what, view)
        return f"{kind}-{what}"

    def _kind(self, piece: str, view: View | None) -> str:
        """A piece without a name of its own is called by its kind; one that is gone by the beginning of its id."""
        if view is not None:
            for p in view.pieces:
                if p.id == piece:
                    return p.kind
        shorter = piece
        while "-" in shorter:
            shorter = shorter.rpartition("-")[0]
            if self.has(f"piece-{shorter}"):
                return shorter
        return piece

    def space(self, space: str) -> str:
        return self.name(f"space:{space}")

    def side(self, side: str) -> str:
        return self.name(f"side:{side}")

    def phase(self, phase: str) -> str:
        return self.name(f"phase:{phase}")

    def seat(self, seat: Seat, view: View | None = None) -> str:
        """Who sits there: the sides the seat answers for, or its number."""
        if seat == NATURE:
            return self.say("nature")
        sides = [self.side(s.id) for s in view.sides if s.seat == seat] if view is not None else []
        return self.join(sides) if sides else self.say("seat", {"seat": seat + 1})

    def game(self) -> str:
        return self.say("game-name")

    def pitch(self) -> str:
        return self.say("game-pitch")

    def scenario(self, scenario: str) -> str:
        return self.name(f"scenario:{scenario}")

    def choice(self, name: str, value: str | None = None) -> str:
        """The name of an option of the game, or of one of its values."""
        return self.say(f"choice-{name}" if value is None else f"choice-{name}-{value}")

    # -- what the rules say -------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, view: View | None = None) -> str:
        """What is asked. `$seat` is the number of the seat as people count, from 1."""
        return capital(self.say(f"ask-{decision.kind}", {**decision.about, "seat": decision.seat + 1}, view))

    def order(self, order: Order) -> str:
        """What a standing order says."""
        said: list[str] = []
        if order.moment or order.key:
            kind = "moment" if not order.key else "card_at" if order.moment else "card"
            moment = self.say(f"moment-{order.moment}") if order.moment else ""
            said.append(self.say(f"order-{kind}", {"card": f"card:{order.key}", "moment": moment}))
        if order.until:
            said.append(self.say(f"button-pass_until_{order.until}"))
        return "; ".join(said)

    def option(self, decision: Decision, option: Option[Any], view: View | None = None) -> str:
        """What an option stands for. With the view a piece without a name of its own is called by its kind."""
        piece = option.on.get("piece")
        own = [side.id for side in view.sides if side.seat == decision.seat] if view is not None else []
        plain = "button" not in option.on and "amount" not in option.on
        if view is not None and plain and any(p.id == piece and p.side in own for p in view.pieces):
            # His own he knows by less than their whole name.
            return self._formed(f"piece:{piece}", "short", view, 1)
        return self.target(option.on, decision.about, view) or option.key

    def target(self, on: Mapping[str, str | int], about: Mapping[str, Any] = NOTHING, view: View | None = None) -> str:
        """What an option or a question points at, in words; empty if it points at nothing."""
        for kind in ("button", "space", "piece", "card", "area", "track"):
            what = on.get(kind)
            if what is None:
                continue
            if kind == "button":
                return self.button(str(what), {**about, **on}, view)
            amount = on.get("amount")
            name = self.name(f"{kind}:{what}", view, amount if isinstance(amount, int) else 1)
            if kind == "track":
                return self.say("track-place", {"name": name, "at": on.get("at", 0)})
            return name if amount is None else self.say("amount", {"amount": amount, "name": name})
        return ""

    def button(self, key: str, facts: Mapping[str, Any] = NOTHING, view: View | None = None) -> str:
        """The words on a button; a number needs none."""
        return key if key.isdigit() and not self.has(f"button-{key}") else self.say(f"button-{key}", facts, view)

    def refusal(self, no: No, view: View | None = None) -> str:
        return capital(self.say(f"no-{no.why}", no.facts, view))

    def event(self, event: Event, view: View | None = None) -> str:
        tag = event.__struct_config__.tag
        return capital(self.say(f"event-{tag}", msgspec.structs.asdict(event), view))

    def facts(self, of: Told | None, view: View | None = None) -> Iterator[str]:
        """What is told of something, fact by fact; what is not so is left out."""
        for key, value in told(of).items():
            if isinstance(value, msgspec.Struct):
                yield self.group(key, value, view)
            elif isinstance(value, Mapping):
                # A table, such as prices: each of its rows is a fact of its own.
                rows: Mapping[str, object] = value  # pyright: ignore[reportUnknownVariableType]  # isinstance forgets types
                yield from (self.row(f"{key}_{name}", each, view) for name, each in rows.items())
            elif reasons := _reasons(value):
                yield self.reasons(reasons, view)
            elif isinstance(value, tuple) and all(
                isinstance(each, msgspec.Struct) for each in cast("tuple[Any]", value)
            ):
                yield from (self.group(key, each, view) for each in cast("tuple[msgspec.Struct, ...]", value))
            elif value is not None and value is not False:
                yield self.fact(key, cast("object", value), view)

    def row(self, key: str, of: object, view: View | None = None) -> str:
        """One row of a table: a fact, or a number with its reasons behind a title (`stage-revenue_athens`)."""
        reasons = _reasons(of)
        if reasons:
            text = self.reasons(reasons, view) or str(sum(reason.by for reason in reasons))
            return self.say("track-place", {"name": self.say(f"stage-{key}"), "at": text})
        return self.fact(key, of, view)

    def reasons(self, of: tuple[Reason, ...], view: View | None = None) -> str:
        """What a number is made of (`4 printed, -2 walls`); nothing where it is just as printed."""
        lines = [f"{f'{r.by:+} ' if n and r.by else f'{r.by} ' if r.by else ''}{self.reason(r, view)}"
                 for n, r in enumerate(of)]  # fmt: skip
        return ", ".join(lines) if len(of) > 1 else ""

    def reason(self, of: Reason, view: View | None = None) -> str:
        return self.say(f"reason-{of.why}", {"what": of.what}, view)

    def group(self, key: str, of: msgspec.Struct, view: View | None = None) -> str:
        """Facts that belong together: one message with all of them (`row-orders`; `$span` is from `least` to
        `most`), or a list behind a title (`stage-battle`)."""
        if self.has(f"row-{key}"):
            fields = msgspec.structs.asdict(of)
            if "least" in fields and "most" in fields:
                fields["span"] = span(fields["least"], fields["most"])
            return self.say(f"row-{key}", fields, view)
        text = ", ".join(filter(None, self.facts(of, view)))
        title = f"stage-{key}"
        return self.say("track-place", {"name": self.say(title), "at": text}) if text and self.has(title) else text

    def fact(self, key: str, value: object, view: View | None = None) -> str:
        """A fact of a view, with its label."""
        if key in _NAMED and isinstance(value, str) and value and _REFERENCE.fullmatch(value) is None:
            value = f"{key}:{value}"
        if not self.has(f"fact-{key}"):
            return f"[fact-{key}] {self.value(value, view)}"
        return self.say(f"fact-{key}", {"value": value}, view)

    def outcome(self, outcome: Outcome, view: View | None = None) -> str:
        """How it ended: `$winners` are named, `$count` is how many they are; further facts are the game's own."""
        winners = [self.seat(seat, view) for seat in outcome.winners]
        told = {**outcome.facts, "winners": self.join(winners), "count": len(winners)}
        return self.say(f"outcome-{outcome.why}", told, view)

    # -- the rulebook -------------------------------------------------------------------------------------------

    def atoms(self) -> dict[str, Atom]:
        """The register of the game by the ids of its atoms."""
        return register(game(self.game_id).package)

    def rule(self, atom: str) -> str:
        """The text of one atom of the register: the catalogue's, or the register's own in English."""
        message = message_of(atom)
        if self.has(message):
            return self.say(message)
        known = self.atoms().get(atom)
        return known.text if known else f"[{message}]"

    def note(self, atom: str) -> str:
        """How we read an atom: the catalogue's words, or the register's own in English; empty if nothing is said."""
        message = note_of(atom)
        if self.has(message):
            return self.say(message)
        known = self.atoms().get(atom)
        return known.note if known else ""

    def chapter(self, name: str) -> str:
        """The heading of a chapter: the catalogue's, or the register's own in English."""
        message = heading_of(name)
        return self.say(message) if self.has(message) else name

    def place(self, citation: str) -> str:
        """Where what is cited is found, for a reader: the chapter, with the number if the book has numbers."""
        known = next(self._behind(citation), None)
        if known is None:
            return citation
        chapter = self.chapter(known.chapter)
        return f"{known.section} {chapter}" if numbered(known.section) else chapter

    def cited(self, citation: str) -> dict[str, str]:
        """The texts behind a citation, which is an atom or a section of the register, by the ids of the atoms."""
        if self.has(message_of(citation)):
            return {citation: self.rule(citation)}
        return {atom.id: self.rule(atom.id) for atom in self._behind(citation)}

    def _behind(self, citation: str) -> Iterator[Atom]:
        atoms = self.atoms()
        if citation in atoms:
            yield atoms[citation]
        elif citation:
            yield from (a for a in atoms.values() if a.section == citation or a.id.startswith(f"{citation}-"))
