"""What a package of Strategos must have, tried on a small copy of the checkout: client, types, a readable page."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

import strategos

ROOT = Path(__file__).parents[2]
CLIENT = Path("src/strategos/web/static/index.html")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a checkout as a build looks at, without the built client."""
    copy = tmp_path / "checkout"
    (copy / "src/strategos").mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, copy)
    for name in ("__init__.py", "py.typed"):
        shutil.copy(ROOT / "src/strategos" / name, copy / "src/strategos")
    return copy


def build(checkout: Path, what: str) -> subprocess.CompletedProcess[str]:
    """What pip and `python -m build` call, in their way: build_wheel, build_sdist, build_editable."""
    code = f"import hatchling.build; print(hatchling.build.{what}('dist'))"
    return subprocess.run([sys.executable, "-c", code], cwd=checkout, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("what", ["build_wheel", "build_sdist"])
def test_no_package_is_built_without_the_client(checkout: Path, what: str) -> None:
    done = build(checkout, what)
    assert done.returncode != 0
    assert "The browser client is not built" in done.stderr + done.stdout
    assert "Traceback" not in done.stderr
    assert list(checkout.glob("dist/*.*")) == []


def test_a_checkout_can_be_installed_before_its_client_is_built(checkout: Path) -> None:
    """`make venv` does so, and tests of rules need no Node."""
    assert build(checkout, "build_editable").returncode == 0


def test_the_wheel_has_client_types_and_a_page_without_broken_links(checkout: Path) -> None:
    (checkout / CLIENT).parent.mkdir(parents=True)
    (checkout / CLIENT).write_text("<!doctype html>")
    done = build(checkout, "build_wheel")
    assert done.returncode == 0, done.stderr
    [wheel] = checkout.glob("dist/*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        [about] = [name for name in names if name.endswith("/METADATA")]
        metadata = message_from_bytes(packed.read(about))
    assert names >= {"strategos/web/static/index.html", "strategos/py.typed"}
    assert metadata["Version"] == strategos.__version__
    assert metadata["Author"] == "The Strategos authors"
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])
    page = metadata.get_payload()
    assert isinstance(page, str)
    assert "pip install" in page
    assert "(what changes)" in page, "the words of a link stay"
    assert re.findall(r"\]\((?!https?://)", page) == []


def test_the_base_needs_no_pydantic() -> None:
    """CONTRIBUTING has no data classes beside Structs; typer has brought pydantic since 0.29 (ADR 6)."""
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    assert re.findall(r"^pydantic.*==", lock, re.MULTILINE) == []
