"""What the documents say is true: code runs, commands work, excerpts are the real thing, links lead somewhere."""

from __future__ import annotations

import doctest
import io
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from strategos import cli

ROOT = Path(__file__).parents[2]
PAGES = sorted(p.relative_to(ROOT).as_posix() for p in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def blocks(page: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", ["README.md", "docs/bots.md", "docs/tutorial.md"])
def test_the_code_runs_and_prints_what_is_written(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert result.attempted > 5
    assert result.failed == 0


def commands(page: str) -> list[str]:
    return [line[2:] for block in blocks(page, "console") for line in block.splitlines() if line.startswith("$ ")]


@pytest.mark.parametrize("command", commands("README.md"))
def test_the_commands_of_the_readme_work(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    program, *args = shlex.split(command)
    assert program == "strategos"
    assert cli.run(args) == 0


def test_the_tutorial_shows_the_teaching_game_as_it_is() -> None:
    source = (ROOT / "src/strategos/games/skirmish/__init__.py").read_text("utf-8")
    shown = [block for block in blocks("docs/tutorial.md", "python") if ">>>" not in block]
    assert len(shown) > 8
    for block in shown:
        assert block.strip("\n") in source, f"no longer so in skirmish:\n{block}"


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
        if not target.startswith(("http://", "https://", "mailto:")):
            assert ((ROOT / page).parent / target).exists(), f"{page} links to {target}"


def test_every_decision_is_listed() -> None:
    listed = re.findall(
        r"^\| (\d+) \| \[(.+)\]\((.+)\) \|$", (ROOT / "docs/adr/README.md").read_text("utf-8"), re.MULTILINE
    )
    found = [
        (*re.findall(r"^# (\d+)\. (.+)", page.read_text("utf-8"))[0], page.name)
        for page in sorted((ROOT / "docs/adr").glob("0*.md"))
    ]
    assert listed == found


def test_every_dependency_has_a_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    listed = list(project["project"]["dependencies"])
    for group in project["project"].get("optional-dependencies", {}).values():
        listed += group
    for group in project["dependency-groups"].values():
        listed += group
    reasons = (ROOT / "docs/adr/0006-dependencies.md").read_text("utf-8").casefold()
    for requirement in listed:
        name = re.split(r"[\[<>=!~; ]", requirement)[0].casefold()
        assert name in reasons, f"{name} is a dependency without a reason in ADR 6"
