"""A release: `make release`. To rehearse it, without tests and without a tag: `make release TO=/some/folder TESTS=`.

Checks that this is a clean main whose version has a changelog and saved games, runs the tests, builds the sdist and
from it the wheel, tries that in empty environments, writes the notes beside them and tags the commit. It publishes
nothing: what is left to do it says at the end.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def version() -> str:
    [found] = re.findall(
        r'^__version__ = "(.+)"$', (ROOT / "src/strategos/__init__.py").read_text("utf-8"), re.MULTILINE
    )
    return found


def notes(changelog: str, version: str) -> str:
    """What the changelog says of a version, under a heading with its day: `## 1.0.0 (2026-11-18)`."""
    found = re.search(
        rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)\n(.*?)(?=^## |\Z)", changelog, re.DOTALL | re.MULTILINE
    )
    if found is None or not found[1].strip():
        raise SystemExit(f"CHANGELOG.md has no section `## {version} (year-month-day)` with something in it.")
    return f"# Strategos {version}\n\n{found[1].strip()}\n"


def git(*args: str) -> str:
    return subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def problems(version: str) -> list[str]:
    """What keeps this checkout from being released."""
    found: list[str] = []
    if git("branch", "--show-current") != "main":
        found.append("this is not the branch main")
    if changed := git("status", "--porcelain"):
        found.append(f"{len(changed.splitlines())} files are changed and not committed")
    if git("tag", "--list", f"v{version}"):
        found.append(f"v{version} is tagged already")
    if not any((ROOT / "saves" / version).glob("*.json")):
        found.append(f"no saved games of it are kept: python saves/write.py {version}")
    return found


def step(sentence: str, *command: str | Path, **more: str) -> None:
    print(f"== {sentence}", flush=True)
    if subprocess.run([*map(str, command)], cwd=ROOT, env={**os.environ, **more}, check=False).returncode:
        raise SystemExit(f"No release: {sentence[0].lower()}{sentence[1:]} has failed.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--to", type=Path, default=Path("dist"), help="the folder for the packages and the notes")
    parser.add_argument("--tests", default="", help="targets of make to run before; none: a rehearsal")
    chosen = parser.parse_args()
    new, folder = version(), (ROOT / chosen.to).resolve()
    told = notes((ROOT / "CHANGELOG.md").read_text("utf-8"), new)
    if found := problems(new):
        raise SystemExit(f"Strategos {new} cannot be released: {'; '.join(found)}.")
    if chosen.tests:
        step(f"Running make {chosen.tests}", "make", *chosen.tests.split())
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("strategos-*"):
        old.unlink()
    step("Building", sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
    step(
        "Trying the packages in empty environments",
        *(sys.executable, "-m", "pytest", "-q", "-m", "long", "tests/package"),
        STRATEGOS_DIST=str(folder),
    )
    page = folder / f"strategos-{new}.md"
    page.write_text(told, "utf-8")
    if chosen.tests:
        git("tag", "--annotate", f"v{new}", "--cleanup=verbatim", "--file", str(page))
    print(f"== v{new} {'is tagged' if chosen.tests else 'is not tagged: this was a rehearsal'}; in {folder}:")
    for file in sorted(folder.glob("strategos-*")):
        print(f"   {file.stat().st_size / 1e6:6.2f} MB  {file.name}")
    if chosen.tests:
        print(f"To publish: git push origin main v{new}; then give the release page and the index these files.")


if __name__ == "__main__":
    main()
