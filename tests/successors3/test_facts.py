"""2 The board: spaces, routes, ports, Provinces, Regions."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import COST, KINDS, ROUTES, STRONGHOLD
from strategos.games.successors.third.facts import (
    ADJACENT,
    ADJACENT_PROVINCES,
    BY_SEA_ROUTE,
    KIND,
    NAMES,
    NUMBER,
    PORT,
    PROVINCE_NUMBER,
    PROVINCE_VP,
    PROVINCES,
    REGION,
    ROUTE,
)


@pytest.mark.rule("S3-2.6-a", "S3-2.6-b", "S3-2.6-d", "S3-9.12-e")
def test_provinces_spaces_and_routes() -> None:
    assert all(points > 0 for points in PROVINCE_VP)
    assert {KINDS[kind] for kind in KIND} == {"minor_city", "major_city", "stronghold", "way_point"}
    assert KIND[NUMBER["athenai"]] != STRONGHOLD
    costs = {ROUTES[kind]: COST[kind] for kinds in ROUTE.values() for kind in kinds}
    assert costs == {"land": 1, "mountain": 2, "strait": 2, "sea": 1, "trans_mediterranean": 2}


@pytest.mark.rule("S3-G-a", "S3-G-o")
def test_adjacent_spaces_and_ports() -> None:
    by_land = {"land", "mountain", "strait"}
    for (here, there), kinds in ROUTE.items():
        assert (there in ADJACENT[here]) is bool(by_land & {ROUTES[kind] for kind in kinds})
    assert [bool(PORT[n]) for n in range(len(NAMES))] == [bool(BY_SEA_ROUTE[n]) for n in range(len(NAMES))]


@pytest.mark.rule("S3-G-b", "S3-7.8-e")
def test_adjacent_provinces_are_joined_by_a_land_route() -> None:
    near = {PROVINCES[n] for n in ADJACENT_PROVINCES[PROVINCE_NUMBER["aigyptos"]]}
    assert near == {"libya", "ioudaia"}
    for island in ("krete", "kypros", "rhodos"):
        assert not ADJACENT_PROVINCES[PROVINCE_NUMBER[island]]


@pytest.mark.rule("S3-G-c", "S3-G-e", "S3-G-d")
def test_regions() -> None:
    found = {name: REGION[n] for n, name in enumerate(PROVINCES)}
    assert {name for name, region in found.items() if region == "africa"} == {"cyrene", "libya", "aigyptos"}
    europe = {"makedonia", "thessalia", "hellas", "epeiros", "thrake", "illyria", "skythia"}
    assert {name for name, region in found.items() if region == "europe"} == europe
    assert found["mikra_phrygia"] == "asia"
    assert found["krete"] not in ("asia", "europe", "africa")
