"""The client's types, made from the Structs that go over the wire: `strategos web types` writes them.

`protocol.ts` has the boards, views and messages all games share; `<game>.ts` what the game tells in its own Structs,
and its events. A field that a Struct leaves out when it holds its default is optional.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from inspect import cleandoc
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from strategos.games import game, game_ids
from strategos.kernel import view
from strategos.kernel.game import Game
from strategos.owner import desk
from strategos.story.shapes import MatchStory
from strategos.text import LANGUAGES

from . import messages
from .http import corrections, game_info
from .store import finished_games

NAMES = {
    "OptionShown": "Option",
    "DecisionShown": "Decision",
    "Seated": "Player",
    "Player": "NewPlayer",
    "Summary": "MatchInfo",
    "Order": "StandingOrder",
    "Field": "FactField",
}
"""Names of Structs that go by others in the client."""
TOLD = {
    ("BoardSpace", "facts"): "G['place']",
    ("Link", "facts"): "G['link']",
    ("Board", "facts"): "G['board']",
    ("Piece", "facts"): "G['piece']",
    ("Side", "facts"): "G['side']",
    ("View", "facts"): "G['view']",
    ("View", "stage"): "G['stage'] | null",
    ("View", "spaces"): "Record<string, G['space']>",
    ("Laid", "board"): "Board",
    ("StateMessage", "view"): "View",
    ("Turned", "view"): "Record<string, unknown>",
    ("Course", "first"): "View | null",
    ("StateMessage", "events"): "GameEvent[]",
    ("EventPage", "events"): "GameEvent[]",
    ("TurningPoint", "event"): "GameEvent",
    ("OddsMessage", "odds"): "Odds | null",
    ("OddsMessage", "target"): "Odds | null",
    ("OddsMessage", "options"): "Record<string, Odds>",
}
"""Fields whose contents a game decides on."""
PLAIN: dict[Any, str] = {
    str: "string",
    bool: "boolean",
    int: "number",
    float: "number",
    type(None): "null",
    Any: "unknown",
    msgspec.Raw: "unknown",
}
SENT = (
    messages.StateMessage | messages.WhyMessage | messages.RefusedMessage | messages.DoneMessage
    | messages.PerilMessage | messages.OddsMessage | messages.WaysMessage | messages.ThreatsMessage
    | messages.AdviceMessage | messages.MotiveMessage | messages.ErrorMessage | messages.NoticeMessage | messages.Pong
)  # fmt: skip
"""What the server sends."""
HTTP = (
    messages.GameInfo, messages.Created, messages.Summary, messages.Laid, messages.EventPage, messages.Problem,
    messages.Report, game_info.RuleRegister, game_info.RuleAtom, MatchStory, finished_games.Records, desk.Desk,
    desk.Doubt,
)  # fmt: skip
ASKED = (messages.NewMatch, messages.Branch, messages.Analyse, corrections.Corrected)
PRELUDE = f"""\
export type Plain = string | number | boolean | null;
export type Facts = Record<string, Plain>;
export type Target = Record<string, string | number>;
export type GameEvent = {{ event: string }} & Record<string, unknown>;
/** What a game can say about a fight before it is fought; shares are between 0 and 1. */
export type Odds = {{ win?: number; draw?: number; lose?: number; exact?: boolean;
  without?: string[]; [key: string]: unknown }};
export const LANGUAGES = {list(LANGUAGES)} as const;

/** The types of what a game tells in its own Structs; every game has one. */
export type Shapes = {{
  stage: object;
  view: object;
  side: object;
  space: object;
  piece: object;
  link: object;
  board: object;
  place: object;
}};
/** As one reads a game without knowing it. */
export type AnyGame = {{
  stage: Record<string, unknown>;
  view: Record<string, unknown>;
  side: Facts;
  space: Facts;
  piece: Facts;
  link: Facts;
  board: Record<string, unknown>;
  place: Facts;
}};
"""
WIDTH = 121
"""What fits into a line, its end counted."""
HEAD = "/** Made by `strategos web types` from the Structs of the server; a test compares. Do not edit. */\n\n"


class Writer:
    """Writes each Struct once, in the order in which they are met."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def name(self, cls: type[Any], *, request: bool = False) -> str:
        own = cls.__module__.startswith("strategos.games.")
        name = f"{cls.__name__}Request" if request else cls.__name__ if own else NAMES.get(cls.__name__, cls.__name__)
        if name not in self.written:
            self.written[name] = ""
            self.written[name] = self.struct(cls, name, request)
        return name

    def struct(self, cls: type[Any], name: str, request: bool) -> str:
        config = cls.__struct_config__
        lines = [f"{config.tag_field}: '{config.tag}';"] if config.tag_field else []
        for field in msgspec.structs.fields(cls):
            kind = TOLD.get((cls.__name__, field.name)) or self.type(field.type)
            default = not field.required
            mark = "?" if default and (config.omit_defaults or request or cls is messages.Player) else ""
            lines.append(f"{field.encode_name}{mark}: {kind};")
        told = cleandoc(cls.__doc__ or "").split("\n\n")[0].replace("\n", " ")
        # A Struct without words of its own has its base's.
        comment = f"/** {told} */\n" if told and told != (cls.__mro__[1].__doc__ or "").strip() else ""
        told_by = "<G extends Shapes = AnyGame>" if generic(cls) else ""
        head = f"export type {name}{told_by} = {{"
        short = f"{head} {' '.join(lines).removesuffix(';')} }};\n"
        return comment + (short if len(short) <= WIDTH else "\n  ".join((head, *lines)) + "\n};\n")

    def type(self, of: Any) -> str:
        """A type in TypeScript."""
        if of in PLAIN:
            return PLAIN[of]
        kind, parts = get_origin(of), get_args(of)
        if kind is Annotated:
            return self.type(parts[0])
        if kind is Literal:
            return " | ".join(f"'{value}'" for value in parts)
        if kind in (Union, UnionType):
            return " | ".join(dict.fromkeys(map(self.type, parts)))
        if kind is list or (kind is tuple and parts[-1] is Ellipsis):
            item = self.type(parts[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if kind is tuple:
            return f"[{', '.join(map(self.type, parts))}]"
        if kind in (dict, Mapping):
            return aliased(f"Record<{', '.join(map(self.type, parts))}>")
        if isinstance(of, type) and issubclass(of, msgspec.Struct):
            return f"{self.name(of)}<G>" if generic(of) else self.name(of)
        raise TypeError(f"{of} has no word in TypeScript")

    def text(self) -> str:
        """One after the other, an empty line only around what takes several."""
        text = ""
        for part in self.written.values():
            long = part.count("\n") > 1
            text += ("\n" if text and not text.endswith("\n\n") and long else "") + part + ("\n" if long else "")
        return text.rstrip("\n") + "\n"


def generic(cls: type[msgspec.Struct]) -> bool:
    """Whether a Struct holds what games tell in their own."""
    return cls.__module__ == view.__name__ and any((cls.__name__, name) in TOLD for name in cls.__struct_fields__)


def aliased(text: str) -> str:
    for name, members in (("Facts", {"string", "number", "boolean", "null"}), ("Target", {"string", "number"})):
        inner = text.removeprefix("Record<string, ").removesuffix(">")
        if set(inner.split(" | ")) == members:
            return name
    return text


def protocol() -> str:
    """What all games share."""
    out = Writer()
    for cls in (view.Board, view.View, *HTTP):
        out.name(cls)
    for cls in ASKED:
        out.name(cls, request=True)
    server = [out.name(cls) for cls in get_args(SENT)]
    client = [out.name(cls, request=True) for cls in get_args(messages.FromClient)]
    unions = [
        f"export type ServerMessage = {' | '.join(server)};",
        f"export type ClientMessage = {' | '.join(client)};",
    ]
    return HEAD + PRELUDE + "\n" + out.text() + "\n" + "\n".join(unions) + "\n"


def of_game(g: Game[Any]) -> str:
    """What a game tells in its own words."""
    out = Writer()
    plain = {"stage": "Record<string, unknown>", "view": "Record<string, unknown>", "board": "Record<string, unknown>"}
    slots = [
        f"  {slot}: {plain.get(slot, 'Facts') if cls is None else out.name(cls)};"
        for slot, cls in msgspec.structs.asdict(g.shapes).items()
    ]
    events = [out.name(cls) for cls in get_args(g.event) or (g.event,)]
    name = g.id.capitalize()
    text = out.text()
    needs = [word for word in ("Facts", "Target") if f": {word};" in "\n".join((*slots, text))]
    head = HEAD + (f"import type {{ {', '.join(needs)} }} from './protocol.ts';\n\n" if needs else "")
    shapes = f"/** What this game tells beyond what all games have. */\nexport type {name} = {{\n" + "\n".join(slots)
    return head + text + f"\n{shapes}\n}};\n\nexport type {name}Event =\n  | " + "\n  | ".join(events) + ";\n"


def files() -> Iterator[tuple[str, str]]:
    """Every generated file with its contents."""
    yield "protocol.ts", protocol()
    for name in game_ids():
        yield f"{name}.ts", of_game(game(name))


def write(folder: Path) -> list[str]:
    """Write what has changed; the names of those files."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = dict(files())
    changed = [n for n, text in wanted.items() if not (folder / n).is_file() or (folder / n).read_text("utf-8") != text]
    for name in changed:
        (folder / name).write_text(wanted[name], "utf-8")
    for old in sorted(folder.glob("*.ts")):
        if old.name not in wanted:
            old.unlink()
            changed.append(old.name)
    return changed
