"""Data files: what cannot be read says where, and nothing that is written in one brings the program down."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from strategos.kernel.errors import DataError
from strategos.parts.dataset import LOADER, parse
from strategos.testing.example_files import read_yaml

DEEP = {
    "lists": "'[' * {n} + ']' * {n}",
    "tables": "'{{a: ' * {n} + '}}' * {n}",
    "dashes": "'- ' * {n} + 'a'",
    "keys": "'? ' * {n} + 'a'",
    "indents": "''.join(' ' * k + 'a:\\n' for k in range({n} // 40))",
}


@pytest.mark.parametrize("text", DEEP.values(), ids=DEEP)
def test_what_is_nested_too_deeply_is_refused(text: str) -> None:
    """In a process of its own: the parser in C used to run over the end of the stack."""
    program = f"from strategos.parts.dataset import parse\nparse({text.format(n=50_000)}, 'deep.yaml')"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert "DataError: deep.yaml: nested too deeply" in ended.stderr


def test_many_brackets_are_not_deep() -> None:
    assert parse("[" + "[1], {a: 2}, " * 2000 + "]", "flat.yaml")[-1] == {"a": 2}


def test_both_kinds_of_file_are_read_by_the_parser_in_c_and_name_the_line(tmp_path: Path) -> None:
    assert getattr(yaml, "CSafeLoader", yaml.SafeLoader) is LOADER
    with pytest.raises(DataError, match=r"^a\.yaml, line 3: not valid YAML"):
        parse("a: 1\nb:\n\t- 2\n", "a.yaml")
    example = tmp_path / "example.yaml"
    example.write_text("game: conquest\nnote: on\nexamples: [1, 2\nb: 3\n")
    with pytest.raises(DataError, match=r"example\.yaml, line 4: not valid YAML"):
        read_yaml(example)
    example.write_text("first: on\nlast: true\nday: 2020-01-01\n")
    assert read_yaml(example) == {"first": "on", "last": True, "day": "2020-01-01"}, "words as a judge writes them"
