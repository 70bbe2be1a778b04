"""PREPARAZIONE: homes by the number of players, the pieces in each home, and who begins."""

from __future__ import annotations

from strategos.kernel.asking import No, Target, choose
from strategos.kernel.chance import shuffled
from strategos.kernel.clock import Clock
from strategos.kernel.game import Setup

from .events import Settled, TurnBegan
from .facts import COLOURS, GALLEYS, HOMES, LEADERS, ORDER, PROVINCES, REFS, ROADS, SPACE, START_INFANTRY
from .provinces import turn_order
from .reasons import space_of
from .state import FORTIFIED, GONE, NOBODY, PLACES, WIDTH, ConquestState, fresh_turn, row, side_ref

HOMES_RULE = {6: "CE-setup-03", 5: "CE-setup-04", 4: "CE-setup-05", 3: "CE-setup-06", 2: "CE-setup-07"}


def begin(setup: Setup) -> ConquestState:
    """An empty board; the homes are given out by the first procedure."""
    s = ConquestState(
        setup=setup,
        home=[GONE] * setup.seats,
        master=[seat if seat < setup.seats else NOBODY for seat in range(COLOURS)],
        units=bytearray(PLACES * WIDTH),
        leader_at=[GONE] * (setup.seats * LEADERS),
        galley_at=[GONE] * (setup.seats * GALLEYS),
        galley_coast=[0] * (setup.seats * GALLEYS),
        control=[NOBODY] * PROVINCES,
        city=[0] * PROVINCES,
        road=[0] * len(ROADS),
        purse=[int(setup.option("start_talents"))] * setup.seats,
        leader_left=[],
        galley_left=[],
        galley_from=[],
        tired={},
        landed={},
    )
    fresh_turn(s)
    return s


def why_not_home(s: ConquestState, target: Target) -> No | None:
    """CE-setup-02 Why a province is no home to choose."""
    p = space_of(target)
    if p is None:
        return None
    if p in s.home:
        return No("CE-setup-02", "home_taken", {"space": REFS[p]})
    if p in ORDER:
        return No(HOMES_RULE[s.setup.seats], "home_not_in_play", {"space": REFS[p]})
    return No("CE-board-04", "not_a_home", {"space": REFS[p]})


async def set_up(s: ConquestState) -> None:
    """CE-setup-02 Each player takes one of the homes in play: in order, by lot, or by choice."""
    homes = list(HOMES[s.setup.seats])
    method = s.setup.option("homes")
    if method == "lot":
        homes = await shuffled(homes, purpose="homes")
    for seat in range(s.setup.seats):
        home = homes[0]
        if method == "choice" and len(homes) > 1:
            home = await choose(
                seat,
                "home",
                [SPACE[p] for p in homes],
                rule="CE-setup-02",
                otherwise=lambda target: why_not_home(s, target),
            )
        homes.remove(home)
        settle(s, seat, home)
    first = turn_order(s)[0]
    s.clock = Clock(1, 0, first)
    s.emit(TurnBegan(side_ref(s, first), 1))


def settle(s: ConquestState, seat: int, home: int) -> None:
    """CE-setup-09 Caesar, four Generals, five Infantry and a Fortified City in the home."""
    s.home[seat] = home
    s.control[home] = seat
    s.city[home] = FORTIFIED
    s.units[row(home, seat)] = START_INFANTRY
    for leader in range(seat * LEADERS, seat * LEADERS + LEADERS):
        s.leader_at[leader] = home
    s.emit(Settled(side_ref(s, seat), REFS[home]))
