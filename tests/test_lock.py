"""requirements.lock: one version of every package, for every platform, within the bounds of pyproject.toml."""

from __future__ import annotations

import re
import tomllib
from itertools import product
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCK = (ROOT / "requirements.lock").read_text("utf-8")
ENTRIES = [entry for entry in re.split(r"\n(?=\S)", LOCK) if not entry.startswith("#")]
LOCKED = [Requirement(entry.partition("\\")[0].strip()) for entry in ENTRIES]
WANTED = [
    Requirement(line)
    for group in (
        PROJECT["project"]["dependencies"],
        PROJECT["project"]["optional-dependencies"]["web"],
        PROJECT["project"]["optional-dependencies"]["online"],
        PROJECT["project"]["optional-dependencies"]["learn"],
        PROJECT["project"]["optional-dependencies"]["cluster"],
        PROJECT["dependency-groups"]["build"],
        PROJECT["dependency-groups"]["dev"],
    )
    for line in group
]
SYSTEMS = {"linux": ("posix", "Linux"), "darwin": ("posix", "Darwin"), "win32": ("nt", "Windows")}


@pytest.mark.parametrize(("python", "system"), [*product(("3.11", "3.12", "3.13"), SYSTEMS)])
def test_the_lock_satisfies_the_bounds_everywhere(python: str, system: str) -> None:
    """Try: raise a bound above the locked version, or take a package out of the lock."""
    os_name, platform = SYSTEMS[system]
    there = {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": system,
        "os_name": os_name,
        "platform_system": platform,
        "extra": "",
    }
    pinned = [lock for lock in LOCKED if lock.marker is None or lock.marker.evaluate(there)]
    versions = {canonicalize_name(lock.name): next(iter(lock.specifier)) for lock in pinned}
    assert len(versions) == len(pinned), "a package in two versions"
    assert {pin.operator for pin in versions.values()} == {"=="}
    wanted = [want for want in WANTED if want.marker is None or want.marker.evaluate(there)]
    unmet = [
        str(want)
        for want in wanted
        if (pin := versions.get(canonicalize_name(want.name))) is None or not want.specifier.contains(pin.version)
    ]
    assert unmet == [], "make lock"
    assert ("uvloop" in versions) == (system != "win32")


def test_every_package_has_hashes_and_no_registry_is_named() -> None:
    assert ENTRIES
    assert [entry.split()[0] for entry in ENTRIES if "--hash=sha256:" not in entry] == []
    assert re.findall(r"https?://|file:|--index|--find-links", LOCK) == []


@pytest.mark.parametrize("name", ["msgspec", "litestar"])
def test_what_changes_its_ways_has_an_upper_bound(name: str) -> None:
    (bounds,) = [want.specifier for want in WANTED if want.name == name]
    assert {bound.operator for bound in bounds} == {">=", "<"}
