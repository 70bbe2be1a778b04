"""The words of Conquest's examples: how a rules judge sets up a position and asks about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from strategos.kernel.asking import Seat
from strategos.kernel.clock import Clock
from strategos.kernel.errors import BadInput
from strategos.parts.names import place_of
from strategos.parts.vocabulary import Vocabulary

from .facts import COASTS, GALLEY_POINTS, GALLEYS, KINDS, LEADERS, MAP, PRICE, PROVINCES, ROAD_ON
from .facts import FACES as DIE
from .facts import NAMES as SPACE_NAMES
from .legion import movable
from .provinces import turn_order
from .purchase import price
from .sequence import PHASES
from .state import (
    GONE,
    HOLD,
    NOBODY,
    ConquestState,
    alive,
    captive_of,
    contested,
    force,
    fresh_turn,
    galley_name,
    galleys_at,
    leader_name,
    leaders_at,
    leaders_of,
    place_name,
    row,
    side,
    tribute,
)

FACES = {face: DIE.index(face) + 1 for face in DIE}
"""Die faces by name, for `dice:`."""

CITIES = ("none", "city", "fortified")

WORDS = {
    "empty": "`true`: no units, Generals, galleys, Cities or Roads on the board; Caesars stay in their homes",
    "at": "who is where, `dalmatia: {macedonia: {general: 1, infantry: 4}}`; troops in a province nobody controls "
    "bring its control; as a fact only what is named counts",
    "galleys": "galleys, `[{side: italia, at: italia, coast: italia_west, count: 2, cargo: {general: 1}}]`; cargo goes "
    "aboard the last of them, and without `coast` they lie at the first; as a fact `creta: {macedonia: 3}`",
    "cargo": "who is aboard, a fact: `galley-galatia-1: {general: 1, infantry: 3}`",
    "coast": "at which coast galleys lie, a fact: `galley-hispania-1: hispania_north`",
    "control": "who controls provinces, `creta: egyptus`, or `nobody`",
    "city": "`neapolis: city`, `fortified` or `none`",
    "road": "Roads, `[[italia, neapolis]]`; as a fact the pairs that must be joined",
    "no_road": "pairs that are not joined, a fact",
    "purse": "Talents in hand, `italia: 40`",
    "marker": "markers on the Tribute Scale, a fact: `italia: 40`",
    "captive": "Generals held prisoner, `general-italia-1: egyptus`; as a fact also `free` or `dead`",
    "dead": "Generals out of the game, `[general-italia-1]`",
    "left": "movement points left to leaders and galleys, `general-italia-1: 0`",
    "movable": "land units that can still move this turn, a fact: `moesia: {macedonia: {infantry: 0}}`",
    "landed": "provinces where the mover's units came by sea this turn, `[creta]`; given only",
    "price_level": "how many rises of the prices are in force: 0, 1 or 2",
    "price": "what things cost now, a fact: `infantry: 20`",
    "turn": "the side whose turn it is",
    "phase": f"the phase about to be played: {', '.join(PHASES)}",
    "round": "the round",
    "homes": "the homes in the order of the seats, a fact",
    "turn_order": "the sides in the order of play, a fact",
    "contested": "provinces where a battle has to be fought, a fact",
    "alive": "the sides still in the game, a fact",
}

NAMES = {
    "pieces": ("caesar", "general", *KINDS),
    "leaders and galleys": ("caesar-italia", "general-italia-1", "galley-italia-1"),
    "provinces": SPACE_NAMES[:PROVINCES],
    "seas": SPACE_NAMES[PROVINCES:],
    "coasts that need a name": tuple(c.id for p in MAP.provinces if len(p.coasts) > 1 for c in p.coasts),
}
"""Names a writer of examples needs, by what they name."""

QUESTIONS = {
    "home": "the home one takes: `italia`",
    "move": "a leader or galley: `general-italia-1`, `galley-italia-1`; `end`; `acclaim`, also in the later phases "
    "of the mover",
    "march": "who goes along and, last, where to: `infantry=02`, `general-italia-2`, `dalmatia`; `cancel`. Whoever can "
    "is along already, up to seven, Infantry first: name only numbers that differ",
    "enter": "among troops of others: `ask_passage`, `attack`; not asked of who could not go on",
    "galley": "where it sails, `board`, `land`, `cancel`. With a legion to a foreign coast it lands by itself",
    "board_leaders": "`general-italia-1=01` one after the other, `done`; then the units",
    "board_units": "`infantry=03` kind by kind, `done`",
    "land_units": "`infantry=03` kind by kind, `done`; asked only with two leaders aboard",
    "land_leaders": "`general-italia-1=01` one after the other, `done`",
    "consent_passage": "`yes`, `no`: may they pass among one's troops",
    "consent_road": "`yes`, `no`: may they use one's Roads",
    "consent_strait": "`yes`, `no`: may they cross past one's galleys",
    "emperor": "whom to acclaim, oneself too: `italia`; `pass`",
    "acclaim": "`yes`, `no`",
    "combat": "what is fought next: `dalmatia`, `sea-mare_epirus-italia`, `take-general-italia-1` (all leaders of that "
    "side there); `done`. A single battle begins by itself",
    "legion": "the battle legion, `infantry=04` kind by kind; not asked when all fit",
    "losses": "who falls, `infantry=02` kind by kind; not asked when there is no choice",
    "retreat": "`fight_on`, or the province one retreats to; the defender first, then the attacker; not asked of who "
    "has no refuge",
    "victims": "whom the pursuer cuts down: `cavalry=01`",
    "fate": "of a beaten General: `capture`, `kill`",
    "fleet": "against which enemy: `galley-italia-1=01` one after the other, `done`; asked only beside several enemies",
    "sunk": "which of one's galleys: `galley-italia-1=01`",
    "destroy": "a City: `neapolis`; `done`",
    "buy": "`infantry=04`, `galley=01`, `city`, `fortification`, `fortified_city`, `road`; `done`. It is placed after "
    "`done`",
    "site": "the province of a building: `neapolis`",
    "launch": "the coast of new galleys: `italia_west`",
    "road_from": "one end: `italia`",
    "road_to": "the other end: `neapolis`",
    "seize": "`yes`, `no`: take foreign leaders at home with units just placed",
    "ransom": "one's General in foreign hands: `general-italia-1`; `pass`",
    "ransom_talents": "what one offers, four digits: `'0025'`; `general-italia-2` adds another General held by that "
    "player; `ask_price`; above 745 Talents `larger` and `smaller` show other sums",
    "ransom_price": "what the captor asks: `'0025'`; `no` if he was only asked for it; `larger`, `smaller` as above",
    "ransom_prisoners": "whom a counter-offer is about: `general-italia-1=01` one after the other, `done`; asked only "
    "if there are several",
    "ransom_exchange": "prisoners the owner offers: `general-egyptus-1=01` one after the other, `done`",
    "ransom_demand": "prisoners the captor asks for: `general-egyptus-1=01` one after the other, `done`",
    "ransom_promise": "`text:` and one's own words; with `auto` it stays empty",
    "ransom_accept": "`yes`, `no`, `counter`",
}
"""Every question, with the keys of its answers."""


DICE = {
    "battle": "a die for each unit of the battle legion: attacker, then defender, whose Fortified City rolls last",
    "pursuit": "a die for each unit of the pursuer, the reserve too",
    "sea battle": "two dice for each galley: of the attacker, then of the defender",
    "hidden draws": "the homes, where they are drawn, follow the `seed`",
}
"""What is rolled and drawn, in which order."""


def _seat(s: ConquestState, name: Any) -> Seat:
    return place_of(name, [side(s, seat) for seat in range(s.setup.seats)], "side")


def _space(name: Any, *, province: bool = False) -> int:
    return place_of(name, SPACE_NAMES[:PROVINCES] if province else SPACE_NAMES, "province" if province else "space")


def _leader(s: ConquestState, name: Any) -> int:
    return place_of(name, [leader_name(s, leader) for leader in range(len(s.leader_at))], "leader")


def _galley(s: ConquestState, name: Any) -> int:
    return place_of(name, [galley_name(s, galley) for galley in range(len(s.galley_at))], "galley")


# -- edits ------------------------------------------------------------------------------------------------------------


def _empty(s: ConquestState, value: Any) -> None:
    s.units = bytearray(len(s.units))
    s.galley_at = [GONE] * len(s.galley_at)
    s.city = [0] * len(s.city)
    s.road = [0] * len(s.road)
    for leader in range(len(s.leader_at)):
        if leader % LEADERS:
            s.leader_at[leader] = GONE
    fresh_turn(s)


def _put(s: ConquestState, place: int, seat: Seat, pieces: dict[str, Any]) -> None:
    for kind, n in pieces.items():
        if kind in KINDS:
            s.units[row(place, seat) + KINDS.index(kind)] = n
        elif kind == "caesar":
            if n:
                s.leader_at[seat * LEADERS] = place
        elif kind == "general":
            # Generals off the board first, then those at home.
            spare = [x for x in leaders_of(s, seat) if x % LEADERS and s.leader_at[x] == GONE]
            spare += [x for x in leaders_of(s, seat) if x % LEADERS and s.leader_at[x] == s.home[seat] != place]
            there = [x for x in leaders_at(s, place, seat) if x % LEADERS]
            if n > len(there) + len(spare):
                raise BadInput(f"{side(s, seat)} has no {n} Generals to spare for one place")
            for leader in spare[: max(0, n - len(there))]:
                s.leader_at[leader] = place
        else:
            raise BadInput(f"there is no piece {kind!r}; choose one of: caesar, general, {', '.join(KINDS)}")


def _at(s: ConquestState, value: Any) -> None:
    for space, sides in value.items():
        place = _space(space, province=True)
        for name, pieces in sides.items():
            seat = _seat(s, name)
            _put(s, place, seat, pieces)
            if s.control[place] == NOBODY and any(pieces.get(kind) for kind in KINDS):
                s.control[place] = seat


def _galleys(s: ConquestState, value: Any) -> None:
    for entry in value:
        seat, at = _seat(s, entry["side"]), _space(entry["at"])
        galley: int | None = None
        for _ in range(entry.get("count", 1)):
            spare = range(seat * GALLEYS, seat * GALLEYS + GALLEYS)
            galley = next((g for g in spare if s.galley_at[g] == GONE), None)
            if galley is None:
                raise BadInput(f"{entry['side']} has no more galleys")
            s.galley_at[galley] = at
            s.galley_left[galley] = entry.get("left", GALLEY_POINTS)
            if "coast" in entry:
                ids = [coast.id for coast in MAP.provinces[at].coasts]
                if entry["coast"] not in ids:
                    raise BadInput(f"{entry['at']} has no coast {entry['coast']!r}; choose one of: {', '.join(ids)}")
                s.galley_coast[galley] = ids.index(entry["coast"])
            elif at < PROVINCES and not COASTS[at]:
                raise BadInput(f"{entry['at']} has no coast")
        if "cargo" in entry and galley is not None:
            _put(s, HOLD + galley, seat, entry["cargo"])


def _roads(s: ConquestState, value: Any) -> None:
    for a, b in value:
        pair = (_space(a, province=True), _space(b, province=True))
        if pair not in ROAD_ON:
            raise BadInput(f"no Road can join {a} and {b}")
        s.road[ROAD_ON[pair]] = 1


def _each(change: Callable[[ConquestState, Any, Any], None]) -> Callable[[ConquestState, Any], None]:
    def edit_all(s: ConquestState, value: Any) -> None:
        for key, item in value.items():
            change(s, key, item)

    return edit_all


def _control(s: ConquestState, key: Any, item: Any) -> None:
    s.control[_space(key, province=True)] = NOBODY if item == "nobody" else _seat(s, item)


def _city(s: ConquestState, key: Any, item: Any) -> None:
    if item not in CITIES:
        raise BadInput(f"a province has {', '.join(CITIES)}, not {item!r}")
    s.city[_space(key, province=True)] = CITIES.index(item)


def _purse(s: ConquestState, key: Any, item: Any) -> None:
    s.purse[_seat(s, key)] = item


def _captive(s: ConquestState, key: Any, item: Any) -> None:
    s.leader_at[_leader(s, key)] = captive_of(_seat(s, item))


def _left(s: ConquestState, key: Any, item: Any) -> None:
    if str(key).startswith("galley"):
        s.galley_left[_galley(s, key)] = item
    else:
        s.leader_left[_leader(s, key)] = item


def _dead(s: ConquestState, value: Any) -> None:
    for name in value:
        s.leader_at[_leader(s, name)] = GONE


def _landed(s: ConquestState, value: Any) -> None:
    mover = s.clock.seat or 0
    for name in value:
        place = _space(name, province=True)
        for kind, n in enumerate(force(s, place, mover)):
            if n:
                s.landed[place * 3 + kind] = n


def _turn(s: ConquestState, value: Any) -> None:
    s.clock = Clock(s.clock.round, 0, _seat(s, value), s.clock.step)


def _phase(s: ConquestState, value: Any) -> None:
    if value not in PHASES:
        raise BadInput(f"there is no phase {value!r}; choose one of: {', '.join(PHASES)}")
    s.clock = Clock(s.clock.round, 0, s.clock.seat, PHASES.index(value))


def _round(s: ConquestState, value: Any) -> None:
    s.clock = Clock(value, 0, s.clock.seat, s.clock.step)


def _price_level(s: ConquestState, value: Any) -> None:
    s.price_level = value
    s.rise_by, s.rise_in = [0] * value, [0] * value


EDITS: dict[str, Callable[[ConquestState, Any], None]] = {
    "empty": _empty,
    "at": _at,
    "galleys": _galleys,
    "control": _each(_control),
    "city": _each(_city),
    "road": _roads,
    "purse": _each(_purse),
    "captive": _each(_captive),
    "dead": _dead,
    "left": _each(_left),
    "landed": _landed,
    "price_level": _price_level,
    "turn": _turn,
    "phase": _phase,
    "round": _round,
}


def edit(s: ConquestState, word: str, value: Any) -> None:
    """Change a position before the example begins."""
    if word not in EDITS:
        raise BadInput(f"{word!r} can be asked about but not set up")
    EDITS[word](s, value)


# -- facts ------------------------------------------------------------------------------------------------------------


def _pieces(s: ConquestState, place: int, seat: Seat, wanted: dict[str, Any]) -> dict[str, int]:
    leaders = leaders_at(s, place, seat)
    generals = sum(1 for leader in leaders if leader % LEADERS)
    have = {**dict(zip(KINDS, force(s, place, seat), strict=True)), "general": generals}
    have["caesar"] = len(leaders) - generals
    # Only what is named counts; `{}` says that nobody is there.
    return {kind: have.get(kind, 0) for kind in wanted or (kind for kind in have if have[kind])}


def _sides_at(s: ConquestState, place: int, wanted: dict[str, Any]) -> dict[str, Any]:
    """The sides asked about; `{}` says that there is none."""
    if wanted:
        return {name: _pieces(s, place, _seat(s, name), pieces) for name, pieces in wanted.items()}
    found = {side(s, seat): _pieces(s, place, seat, {}) for seat in range(s.setup.seats)}
    return {name: pieces for name, pieces in found.items() if pieces}


def _galleys_of(s: ConquestState, place: int, wanted: dict[str, Any]) -> dict[str, int]:
    """Side → galleys; `{}` says that there are none."""
    names = list(wanted) or [side(s, seat) for seat in range(s.setup.seats)]
    found = {name: len(galleys_at(s, place, _seat(s, name))) for name in names}
    return {name: n for name, n in found.items() if n or wanted}


def _laden(s: ConquestState) -> dict[str, Any]:
    """The galleys with anybody aboard."""
    afloat = [g for g, at in enumerate(s.galley_at) if at != GONE]
    return {galley_name(s, g): {} for g in afloat if _pieces(s, HOLD + g, s.master[g // GALLEYS], {})}


def _captor(s: ConquestState, leader: int) -> str:
    at = s.leader_at[leader]
    return side(s, captive_of(0) - at) if at <= captive_of(0) else "dead" if at == GONE else "free"


def _joined(s: ConquestState, pairs: Any, want: int) -> list[Any]:
    borders = [(pair, ROAD_ON.get((_space(pair[0]), _space(pair[1])))) for pair in pairs]
    # Where no Road can be, none is.
    return [pair for pair, border in borders if (0 if border is None else s.road[border]) == want]


def fact(s: ConquestState, word: str, value: Any) -> Any:
    """What a position says to this word."""
    match word:
        case "at":
            asked: dict[str, Any] = value or {name: {} for name in SPACE_NAMES[:PROVINCES]}
            found = {space: _sides_at(s, _space(space, province=True), sides) for space, sides in asked.items()}
            return found if value else {space: sides for space, sides in found.items() if sides}
        case "galleys":
            asked: dict[str, Any] = value or {name: {} for name in SPACE_NAMES}
            found = {space: _galleys_of(s, _space(space), sides) for space, sides in asked.items()}
            return found if value else {space: sides for space, sides in found.items() if sides}
        case "cargo":
            return {
                name: _pieces(s, HOLD + g, s.master[g // GALLEYS], wanted)
                for name, wanted in (value or _laden(s)).items()
                for g in (_galley(s, name),)
            }
        case "coast":
            return {
                name: MAP.provinces[s.galley_at[g]].coasts[s.galley_coast[g]].id
                for name in value
                for g in (_galley(s, name),)
            }
        case "control":
            owners = {name: s.control[_space(name, province=True)] for name in value}
            return {name: "nobody" if seat == NOBODY else side(s, seat) for name, seat in owners.items()}
        case "city":
            return {name: CITIES[s.city[_space(name, province=True)]] for name in value}
        case "road":
            return _joined(s, value or [[SPACE_NAMES[a], SPACE_NAMES[b]] for a, b in ROAD_ON if a < b], 1)
        case "no_road":
            return _joined(s, value, 0)
        case "purse":
            return {name: s.purse[_seat(s, name)] for name in value}
        case "marker":
            return {name: tribute(s, _seat(s, name)) for name in value}
        case "captive":
            return {name: _captor(s, _leader(s, name)) for name in value}
        case "dead":
            names = value or [leader_name(s, leader) for leader in range(len(s.leader_at))]
            return [name for name in names if s.leader_at[_leader(s, name)] == GONE]
        case "left":
            return {
                name: s.galley_left[_galley(s, name)] if name.startswith("galley") else s.leader_left[_leader(s, name)]
                for name in value
            }
        case "movable":
            return {
                space: {
                    name: dict(zip(KINDS, movable(s, _space(space, province=True), _seat(s, name)), strict=True))
                    for name in sides
                }
                for space, sides in value.items()
            }
        case "price":
            return {item: price(s, item) for item in value if item in PRICE}
        case "price_level":
            return s.price_level
        case "turn":
            return None if s.clock.seat is None else side(s, s.clock.seat)
        case "phase":
            return PHASES[s.clock.step]
        case "round":
            return s.clock.round
        case "homes":
            return [SPACE_NAMES[home] for home in s.home]
        case "turn_order":
            return [side(s, seat) for seat in turn_order(s)]
        case "contested":
            return [place_name(s, p) for p in contested(s)]
        case "alive":
            return [side(s, seat) for seat in range(s.setup.seats) if alive(s, seat)]
        case _:
            raise BadInput(f"{word!r} can be set up but not asked about")


VOCABULARY = Vocabulary(WORDS, edit, fact, FACES, NAMES, QUESTIONS, DICE, whole=("at", "galleys", "cargo"))
