"""Data files: YAML decoded into frozen Structs, with the file and the row in every complaint."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from strategos.kernel.errors import DataError

T = TypeVar("T")
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The parser written in C is ten times as fast, and not everywhere."""


def folder(package: str) -> Path:
    """Where the files of a package lie."""
    return Path(str(files(package)))


def read_file(path: Path, loader: Any = _LOADER) -> Any:
    """The plain contents of a YAML file. Raises DataError."""
    try:
        return parse(path.read_text("utf-8"), str(path), loader)
    except OSError as error:
        raise DataError(str(path), f"cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise DataError(str(path), "not a text file in UTF-8") from None


def parse(text: str, name: str, loader: Any = _LOADER) -> Any:
    """The plain contents of a YAML text. Raises DataError with the line if it is none."""
    try:
        return yaml.load(text, Loader=loader)
    except yaml.MarkedYAMLError as error:
        row = f"line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise DataError(name, f"not valid YAML ({error.problem})", row) from None
    except yaml.YAMLError as error:
        raise DataError(name, f"not valid YAML ({str(error).splitlines()[0]})") from None
    except RecursionError:
        raise DataError(name, "nested too deeply") from None
    except ValueError as error:  # a number of a hundred thousand digits, a day that never was
        raise DataError(name, f"not valid YAML ({error})") from None


def read(package: str, name: str) -> Any:
    """The plain contents of a data file of a package."""
    return parse(files(package).joinpath(name).read_text("utf-8"), name)


def load(package: str, name: str, kind: type[T]) -> T:
    """A data file of a package as a Struct; unknown or missing fields are errors."""
    try:
        return msgspec.convert(read(package, name), kind)
    except msgspec.ValidationError as error:
        raise DataError(name, str(error)) from None
