"""Data files: YAML decoded into frozen Structs, with the file and the row in every complaint."""

from __future__ import annotations

import re
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar, cast, get_args, get_origin

import msgspec
import yaml

from strategos.kernel.errors import DataError

from .corrections import KEPT, merge
from .rows import Row

T = TypeVar("T")
LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The parser written in C is ten times as fast, and not everywhere."""
DEEPEST = 500
"""So many lists and tables may be in one another. The parser in C asks nobody how much of the stack is left."""


def folder(package: str) -> Path:
    """Where the files of a package lie."""
    return Path(str(files(package)))


def read_file(path: Path, loader: Any = LOADER) -> Any:
    """The plain contents of a YAML file. Raises DataError."""
    try:
        return parse(path.read_text("utf-8"), str(path), loader)
    except OSError as error:
        raise DataError(str(path), f"cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise DataError(str(path), "not a text file in UTF-8") from None


def parse(text: str, name: str, loader: Any = LOADER) -> Any:
    """The plain contents of a YAML text. Raises DataError with the line if it is none."""
    try:
        if _too_deep(text, loader):
            raise DataError(name, "nested too deeply")
        return yaml.load(text, Loader=loader)
    except yaml.MarkedYAMLError as error:
        # What is missing at the end is missed by the parser in C on the line after it, which nobody wrote.
        last = len(text.splitlines())
        row = f"line {min(error.problem_mark.line + 1, last)}" if error.problem_mark else ""
        raise DataError(name, f"not valid YAML ({error.problem})", row) from None
    except yaml.YAMLError as error:
        raise DataError(name, f"not valid YAML ({str(error).splitlines()[0]})") from None
    except RecursionError:
        raise DataError(name, "nested too deeply") from None
    except ValueError as error:  # a number of a hundred thousand digits, a day that never was
        raise DataError(name, f"not valid YAML ({error})") from None


def _too_deep(text: str, loader: Any) -> bool:
    """Whether a text is nested deeper than is good for us. Most are not, as brackets and indents tell; the others are
    looked through."""
    indent = max((len(found[0]) for found in re.finditer(r"^[ ?:-]+", text, re.MULTILINE)), default=0)
    if text.count("[") + text.count("{") + 2 * indent <= DEEPEST:
        return False
    depth, reader = 0, loader(text)
    while depth <= DEEPEST and reader.check_event():
        event = reader.get_event()
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
    return depth > DEEPEST


def read(package: str, name: str, kinds: dict[str, type[msgspec.Struct]] | None = None) -> Any:
    """The plain contents of a data file of a package, with the corrections of whoever has looked into the box."""
    content = parse(files(package).joinpath(name).read_text("utf-8"), name)
    merge(package, name, content, kinds or {})
    _DIGESTS[package, name] = sha256(msgspec.json.encode(_facts(content), order="sorted")).hexdigest()
    return content


def load(package: str, name: str, kind: type[T]) -> T:
    """A data file of a package as a Struct; unknown or missing fields are errors."""
    try:
        return msgspec.convert(read(package, name, _rows_in(kind)), kind)
    except msgspec.ValidationError as error:
        raise DataError(name, str(error)) from None


def _rows_in(kind: type[Any], path: str = "") -> dict[str, type[msgspec.Struct]]:
    """The tables of a file and the Structs of their rows."""
    found: dict[str, type[msgspec.Struct]] = {}
    for field in msgspec.structs.fields(kind):
        inner = get_args(field.type)[0] if get_origin(field.type) is tuple else field.type
        if not isinstance(inner, type) or not issubclass(inner, msgspec.Struct):
            continue
        if issubclass(inner, Row):
            found[path + field.name] = inner
        else:
            found |= _rows_in(inner, f"{path}{field.name}.")
    return found


# -- which data a game is played under --------------------------------------------------------------------------------

_DIGESTS: dict[tuple[str, str], str] = {}
"""Package and file → its facts, hashed."""


def fingerprint(package: str) -> str:
    """Of the facts a package has read, corrections included; where they come from makes no difference."""
    read = sorted(
        (name, d) for (where, name), d in _DIGESTS.items() if where == package or where.startswith(package + ".")
    )
    return sha256(msgspec.json.encode(read)).hexdigest()[:12] if read else ""


def _facts(content: Any) -> Any:
    if isinstance(content, dict):
        table = cast("dict[str, Any]", content)
        return {key: _facts(value) for key, value in table.items() if key == "id" or key not in KEPT}
    return [_facts(value) for value in cast("list[Any]", content)] if isinstance(content, list) else content
