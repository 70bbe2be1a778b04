"""The rows of the data files, in the same form for both editions."""

from __future__ import annotations

from typing import Literal

import msgspec

from strategos.parts.rows import Row

Troops = dict[str, int]
"""Type of CU → how many."""


class SpaceRow(Row, frozen=True, kw_only=True):
    kind: Literal["major_city", "minor_city", "stronghold", "way_point"]
    province: str
    lon: float
    lat: float
    port: bool = False
    pontos: bool = False
    grey: bool = False
    """It starts Independent."""
    players: tuple[int, ...] = ()
    """…but only with so many players; empty: always."""
    siege: int = 0
    """The modifier printed beside a Major City, where the rules name none."""
    drawn: tuple[float, float] | None = None


class RouteRow(Row, frozen=True, kw_only=True):
    a: str
    b: str
    kind: Literal["land", "mountain", "strait", "sea", "trans_mediterranean"]


class ProvinceRow(Row, frozen=True, kw_only=True):
    region: Literal["europe", "asia", "africa", "major_islands"]
    vp: int
    needed: int
    """Spaces needed for control, as printed."""


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spaces: tuple[SpaceRow, ...]
    routes: tuple[RouteRow, ...]
    provinces: tuple[ProvinceRow, ...]


class GeneralRow(Row, frozen=True, kw_only=True):
    initiative: int
    battle: int
    rank: int
    group: tuple[str, ...]
    """What he is at set-up, by numbers of players where that matters."""
    seniority: int = 0
    """1 is the most senior, where ties are not settled by Rank."""
    popularity: int = 0
    legitimacy: int = 0
    ability: str = ""


class StartRow(Row, frozen=True, kw_only=True):
    """Where a Starting General begins, and with what."""

    province: str
    spaces: tuple[str, ...]
    """Any of these; empty: any of the Province."""
    markers: int
    troops: Troops
    vp: int
    legitimacy: int
    barred: tuple[str, ...] = ()
    carries: tuple[str, ...] = ()


class ReserveRow(Row, frozen=True, kw_only=True):
    """What a General who comes later brings, and where he may arrive."""

    troops: Troops
    province: str = ""
    ports: bool = False
    after: str = ""
    """Only once this General is dead."""
    marker: bool = False
    """In his Province he brings a PC marker."""


class TroopRow(Row, frozen=True, kw_only=True):
    strength: int
    macedonian: bool = False
    limit: int | None = None
    training: int | None = None
    """OP to train one; None: it cannot be trained."""


class FleetRow(Row, frozen=True, kw_only=True):
    normal: int
    upgraded: int
    province: str = ""
    space: str = ""


class ArmyRow(Row, frozen=True, kw_only=True):
    """An Independent Army."""

    troops: int
    battle: int
    initiative: int
    start: str = ""
    entry: tuple[str, ...] = ()
    """Where it comes onto the map from its box."""
    provinces: tuple[str, ...] = ()
    """It may enter no others; empty: any."""
    returns: bool = False
    """Beaten, it goes back to its box."""


class RoyalRow(Row, frozen=True, kw_only=True):
    kind: Literal["heir", "woman", "hearse"]
    legitimacy: int = 0
    start: str = ""
    of_age: int | None = None


class CounterFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    generals: tuple[GeneralRow, ...]
    starts: tuple[StartRow, ...]
    reserves: tuple[ReserveRow, ...]
    troops: tuple[TroopRow, ...]
    fleets: tuple[FleetRow, ...]
    independents: tuple[ArmyRow, ...]
    royals: tuple[RoyalRow, ...]


class CardRow(Row, frozen=True, kw_only=True):
    kind: Literal["event", "bonus", "general", "surprise"]
    copies: int
    op: int | None = None
    removed: bool = False
    must: bool = False
    """Its event must be carried out, and it is never discarded."""
    kept: bool = False
    """It stays before its player to the end of the Game Turn."""
    optional: bool = False
    revealed: bool = False
    begins: bool = True
    """It is in the deck from the start."""


class LevyRow(Row, frozen=True, kw_only=True):
    """The CUs that an event brings."""

    troops: tuple[Troops, ...]
    """One of these, at the player's choice."""
    provinces: tuple[str, ...] = ()
    """Where they come; empty: as Reinforcements."""
    cavalry: tuple[Troops, ...] = ()
    """What takes their place where Cavalry is used."""
    cavalry_in: tuple[str, ...] = ()
    """…but only in these Provinces; empty: anywhere."""


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[CardRow, ...]
    levies: tuple[LevyRow, ...] = ()


class BattleRow(Row, frozen=True, kw_only=True):
    roll: int
    scores: tuple[int, ...]
    """By strength, from 0 on; the last one serves all beyond."""


class SiegeRow(Row, frozen=True, kw_only=True):
    roll: int
    points: int
    losses: int


class AttritionRow(Row, frozen=True, kw_only=True):
    """A column of the Attrition Table: groups of at least so many CUs."""

    least: int
    losses: tuple[int, ...]
    elephants: tuple[bool, ...]


class UnrestRow(Row, frozen=True, kw_only=True):
    roll: int
    provinces: tuple[str, ...]


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    battle: tuple[BattleRow, ...]
    siege: tuple[SiegeRow, ...]
    attrition: tuple[AttritionRow, ...]
    unrest: tuple[UnrestRow, ...]
