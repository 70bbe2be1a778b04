"""The position as lists: pieces by place and owner, sides, tracks, hands, from any game's View and Board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from strategos.kernel.asking import Decision, Option, Seat, Target
from strategos.kernel.view import Board, BoardSpace, Piece, Told, View, told
from strategos.text import Words

HUMAN = "human"


class Sheet:
    """A view in words."""

    def __init__(
        self, words: Words, view: View, board: Board, players: tuple[str, ...] = (), seat: Seat | None = None
    ) -> None:
        """`seat` is whose eyes these are; nobody's without it."""
        self.words, self.view, self.board, self.players, self.seat = words, view, board, players, seat

    # -- names --------------------------------------------------------------------------------------------------

    @cached_property
    def _pieces(self) -> dict[str, Piece]:
        return {p.id: p for p in self.view.pieces}

    def option(self, decision: Decision, option: Option[Any]) -> str:
        return self._with_place(self.words.option(decision, option, self.view), option.on)

    def target(self, on: Target) -> str:
        return self._with_place(self.words.target(on, view=self.view), on)

    def _with_place(self, text: str, on: Target) -> str:
        """A piece is easier to find with the place where it stands."""
        piece = self._pieces.get(str(on.get("piece", "")))
        if piece is None or "amount" in on or piece.at == "off":
            return text
        facts = self.facts(piece.facts)
        return f"{text} ({self.words.name(piece.at, self.view)}{f', {facts}' if facts else ''})"

    def find(self, text: str, decision: Decision | None) -> Target | None:
        """What a person means by a name: a candidate of the question, a place, a piece."""
        wanted = text.casefold()
        named: list[tuple[str, str, Target]] = []
        for c in decision.candidates if decision is not None else ():
            named.append((c.key.casefold(), self.words.target(c.on, view=self.view).casefold(), c.on))
        for s in (*self.board.spaces, *self.board.outside):
            named.append((s.id.casefold(), self.words.space(s.id).casefold(), {"space": s.id}))
        for p in self.view.pieces:
            named.append((p.id.casefold(), self.words.name(f"piece:{p.id}", self.view).casefold(), {"piece": p.id}))
        for key, name, target in named:
            if wanted in (key, name):
                return target
        for fits in (str.startswith, str.__contains__):
            for _, name, target in named:
                if fits(name, wanted):
                    return target
        return None

    # -- lists --------------------------------------------------------------------------------------------------

    def facts(self, of: Told | None) -> str:
        """Facts with their labels."""
        return ", ".join(filter(None, self.words.facts(of, self.view)))

    def _where(self, piece: Piece) -> str:
        """The place of a piece, also of one that another piece carries."""
        at, steps = piece.at, 0
        while at.startswith("piece:") and steps < 8:
            carrier = self._pieces.get(at.removeprefix("piece:"))
            if carrier is None:
                break
            at, steps = carrier.at, steps + 1
        return at

    @cached_property
    def _at(self) -> dict[str, list[Piece]]:
        places: dict[str, list[Piece]] = {}
        for piece in self.view.pieces:
            places.setdefault(self._where(piece), []).append(piece)
        return places

    def pieces(self, pieces: Iterable[Piece]) -> str:
        """Pieces by owner: `Egyptus: 3 × infantry, Caesar; Numidia: galley`."""
        sides: dict[str | None, dict[tuple[str, str], int]] = {}
        for p in pieces:
            own = self.words.has(f"piece-{p.id}")
            key = (p.id if own else p.kind, self.facts(p.facts))
            counts = sides.setdefault(p.side, {})
            counts[key] = counts.get(key, 0) + p.count
        parts: list[str] = []
        for side, counts in sides.items():
            listed = ", ".join(self._counted(name, facts, count) for (name, facts), count in counts.items())
            parts.append(f"{self.words.side(side)}: {listed}" if side is not None else listed)
        return "; ".join(parts)

    def _counted(self, name: str, facts: str, count: int) -> str:
        text = self.words.name(f"piece:{name}", None, count)
        if count != 1:
            text = self.words.say("amount", {"amount": count, "name": text})
        return f"{text} ({facts})" if facts else text

    def place(self, space: str) -> Iterator[str]:
        """Everything about one place."""
        yield self.words.space(space)
        known = next((s for s in (*self.board.spaces, *self.board.outside) if s.id == space), None)
        facts = self._space_facts(known) if known else ""
        if facts:
            yield f"  {facts}"
        for piece in self._at.get(f"space:{space}", ()):
            yield f"  {self.pieces([piece])}"
        links = (*self.board.links, *self.view.links)
        near = dict.fromkeys(link.b if link.a == space else link.a for link in links if space in (link.a, link.b))
        if near:
            listed = self.words.join([self.words.space(n) for n in near])
            yield f"  {self.words.say('term-neighbours', {'spaces': listed})}"

    def _space_facts(self, space: BoardSpace) -> str:
        return ", ".join(filter(None, (self.facts(self.view.spaces.get(space.id)), self.facts(space.facts))))

    def stage(self) -> Iterator[str]:
        """What is under way: a battle, a siege."""
        yield from filter(None, self.words.facts(self.view.stage, self.view))

    def tables(self) -> Iterator[RenderableType]:
        """The whole position."""
        yield self._sides()
        yield self._places()
        yield from map(escape, self._below())

    def _below(self) -> Iterator[str]:
        """What stands beside the map: tracks, hands, facts about everything."""
        for track, markers in self.view.tracks.items():
            yield f"{self.words.name(f'track:{track}')}: {', '.join(self._markers(markers))}"
        for hand in self.view.hands:
            cards = (
                self.words.say("term-cards", {"count": hand.count})
                if hand.cards is None
                else self.words.join([self.words.name(f"card:{c}") for c in hand.cards])
            )
            name = self.words.side(hand.side) if hand.side is not None else self.words.say(f"hand-{hand.id}")
            yield self.words.say("term-hand", {"name": name, "cards": cards})
        general = self.facts(self.view.facts)
        if general:
            yield general

    def _markers(self, markers: Mapping[str, int]) -> Iterator[str]:
        sides = {s.id for s in self.view.sides}
        for marker, at in markers.items():
            yield f"{self.words.side(marker) if marker in sides else self.words.name(marker, self.view)} {at}"

    def _sides(self) -> Table:
        words = self.words
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for column in ("term-side", "term-player", "term-facts"):
            table.add_column(words.say(column))
        for side in self.view.sides:
            if side.seat is None:
                player = words.say("term-system")
            elif side.seat < len(self.players) and self.players[side.seat] != HUMAN:
                player = self.players[side.seat]
            else:
                player = words.say("term-human") if side.seat == self.seat else words.seat(side.seat)
            notes = self.facts(side.facts) if side.alive else words.say("term-out")
            table.add_row(escape(words.side(side.id)), escape(player), escape(notes))
        return table

    def _places(self) -> Table:
        words = self.words
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for column in ("term-place", "term-facts", "term-pieces"):
            table.add_column(words.say(column))
        known: set[str] = set()
        for space in (*self.board.spaces, *self.board.outside):
            known.add(f"space:{space.id}")
            here = self._at.get(f"space:{space.id}", [])
            # In a long list only what is there counts; one place by itself shows its zeros, too.
            known_of = told(self.view.spaces.get(space.id))
            facts = ", ".join(self.words.fact(k, v, self.view) for k, v in known_of.items() if v and v != "none")
            if here or facts:
                table.add_row(escape(words.space(space.id)), escape(facts), escape(self.pieces(here)))
        for place, here in self._at.items():
            if place not in known:
                table.add_row(escape(words.name(place, self.view)), "", escape(self.pieces(here)))
        return table
