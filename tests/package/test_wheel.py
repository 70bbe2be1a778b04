"""The packages as people get them: built by the standard command, installed into empty environments, played."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import strategos

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.long


def done(*command: str | Path, **more: object) -> str:
    """Runs a command; what it has printed. Whatever it complains of is told."""
    ran = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, **more)  # type: ignore[call-overload]
    assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"
    return ran.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel made from it: those to be released, or new ones."""
    if released := os.environ.get("STRATEGOS_DIST"):
        return Path(released)
    assert (ROOT / "src/strategos/web/static/index.html").is_file(), "make web"
    folder = tmp_path_factory.mktemp("dist")
    done(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    [wheel] = built.glob("*.whl")
    return wheel


def empty(folder: Path, what: str) -> Path:
    """The bin folder of a new environment in which nothing but this is installed."""
    venv.create(folder, with_pip=True)
    done(folder / "bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", what)
    return folder / "bin"


@pytest.fixture(scope="module")
def with_web(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return empty(tmp_path_factory.mktemp("web"), f"{wheel}[web]")


def environment(home: Path) -> dict[str, str]:
    """Without the sources of this checkout, without the user's own matches, and with a browser that shows nothing."""
    own = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")}
    return {**own, "STRATEGOS_HOME": str(home), "BROWSER": "true"}


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def test_the_wheel_of_the_sdist_is_the_wheel_of_the_checkout(wheel: Path, tmp_path: Path) -> None:
    done(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", tmp_path, ROOT)
    [other] = tmp_path.glob("*.whl")
    ours, theirs = contents(wheel), contents(other)
    assert sorted(ours) == sorted(theirs)
    assert [name for name in ours if ours[name] != theirs[name]] == []


def test_the_wheel_has_all_the_games_need_and_nothing_else(wheel: Path) -> None:
    """Every file of the sources, the built client, and no test, no cache, no file of somebody's editor."""
    package = ROOT / "src/strategos"
    wanted = {
        f"strategos/{path.relative_to(package).as_posix()}"
        for path in package.rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }
    assert {name for name in contents(wheel) if ".dist-info/" not in name} == wanted


def test_the_sdist_has_what_a_distributor_tests_with(built: Path) -> None:
    [sdist] = built.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert names >= {"Makefile", "LICENSE", "CHANGELOG.md", "requirements.lock", "hatch_build.py", "web/package.json"}
    assert names >= {"src/strategos/web/static/index.html", "tests/package/test_wheel.py"}
    if not (ROOT / ".git").exists():
        return  # these are the tests of an sdist
    # What git has, and the built client; nothing a run of the tests has left.
    kept = set(done("git", "-C", ROOT, "ls-files").splitlines()) | {""}
    folders = {str(folder) for name in kept for folder in Path(name).parents}
    ours = ("PKG-INFO", "src/strategos/web/static/")
    assert [name for name in sorted(names - kept - folders) if not name.startswith(ours)] == []


def test_the_base_plays_at_the_terminal_and_says_how_to_get_the_browser(wheel: Path, tmp_path: Path) -> None:
    base = empty(tmp_path / "base", str(wheel))
    assert done(base / "strategos", "--version").strip() == f"strategos {strategos.__version__}"
    assert "pydantic" not in done(base / "python", "-m", "pip", "list")
    asked = subprocess.run(
        [base / "strategos", "play", "skirmish"],
        input="",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment(tmp_path),
        check=True,
    )
    assert "Which man marches?" in asked.stdout
    assert "pip install 'strategos[web]'" in asked.stderr


@pytest.fixture
def page(with_web: Path, tmp_path: Path) -> Iterator[str]:
    """The address `strategos play conquest` opens; the server runs meanwhile."""
    with subprocess.Popen(
        [with_web / "strategos", "play", "conquest"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=environment(tmp_path),
    ) as server:
        try:
            assert server.stdout is not None
            yield next(line for line in server.stdout if line.startswith("Play at ")).split()[-1]
        finally:
            server.terminate()


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return answer.read().decode()


def test_play_serves_the_client_on_a_match_of_the_game(page: str) -> None:
    home, _, match = page.partition("#/match/")
    opened = get(home)
    [first] = re.findall(r'<script type="module"[^>]* src="[./]*(assets/[^"]+)"', opened)
    assert "import" in get(home + first)
    # The page itself names what a match is drawn with, and fetches it at once.
    [board, *_] = re.findall(r"assets/table-[\w-]+\.js", opened)
    assert len(get(home + board)) > 10_000
    shown = json.loads(get(f"{home}api/matches/{match}"))
    assert shown["game"] == "conquest"
    assert [player["kind"] for player in shown["players"]].count("me") == 1


SCRIPT = """
import strategos

match = strategos.new("conquest", seats=3)
for decision in match.pending:
    reveal_type(decision.seat)
reveal_type(match)
strategos.new(7)
"""


def test_a_script_that_imports_the_package_is_checked_against_its_types(with_web: Path, tmp_path: Path) -> None:
    """Without py.typed pyright strictly refuses to look into the package: one more error. `new(7)` is one."""
    (tmp_path / "script.py").write_text(SCRIPT)
    (tmp_path / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}')
    command = [sys.executable, "-m", "pyright", "--pythonpath", with_web / "python", "--outputjson", "script.py"]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=environment(tmp_path), check=False)
    found = [(d["severity"], d.get("rule"), d["message"]) for d in json.loads(ran.stdout)["generalDiagnostics"]]
    assert [rule for severity, rule, _ in found if severity == "error"] == ["reportArgumentType"], found
    told = [message for severity, _, message in found if severity == "information"]
    assert told == ['Type of "decision.seat" is "int"', 'Type of "match" is "Match[Any]"']
