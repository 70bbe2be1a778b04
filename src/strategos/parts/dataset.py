"""Data files: YAML decoded into frozen Structs, with the file and the row in every complaint."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, TypeVar

import msgspec
import yaml

from strategos.kernel.errors import DataError

T = TypeVar("T")
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read(package: str, name: str) -> Any:
    """The plain contents of a data file of a package."""
    return parse(files(package).joinpath(name).read_text("utf-8"), name)


def parse(text: str, name: str) -> Any:
    """The plain contents of a YAML text. Raises DataError with the line if it is none."""
    try:
        return yaml.load(text, Loader=_LOADER)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or "not YAML"
        raise DataError(name, f"cannot be read ({problem})", f"line {mark.line + 1}" if mark else "") from None


def load(package: str, name: str, kind: type[T]) -> T:
    """A data file of a package as a Struct; unknown or missing fields are errors."""
    try:
        return msgspec.convert(read(package, name), kind)
    except msgspec.ValidationError as error:
        raise DataError(name, str(error)) from None
