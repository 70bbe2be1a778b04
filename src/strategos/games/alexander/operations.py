"""Enemy Operations: one counter a turn, Intrigue, Go!; in Gaugamela, mutiny instead."""

from __future__ import annotations

from strategos.kernel.chance import draw, roll, shuffled

from .anytime import agree, pause
from .events import (
    Mutiny,
    NothingHappened,
    OperationCancelled,
    OperationDrawn,
    OperationFoiled,
    OperationLanded,
    OperationsShuffled,
    OperationUnit,
)
from .facts import NATIONS, OPERATIONS, REF, OperationRow
from .glorification import lose_gold, spend_glory
from .hits import draw_enemy, take_hits
from .losses import return_to_cup, take_from_cup
from .state import AlexanderState


def mutinous(s: AlexanderState) -> bool:
    """FA-gauga-02 Operation counters mean hits on the player's units and nothing else."""
    return s.map.number["mutiny_hits"] > 0


async def enemy_operations(s: AlexanderState) -> None:
    """FA-ops-01, FA-ops-02, FA-tyre-ops-01 Draw a counter; Go! launches what has gathered. Tyre has none of this."""
    if not s.map.number["operations_used"]:
        return
    n = s.pile.pop()
    row = OPERATIONS[n]
    s.emit(OperationDrawn(f"card:{row.id}"))
    s.drawn.append(n)
    await pause(s)
    if row.go:
        await go(s)
    elif await intrigue(s, row):
        s.drawn.remove(n)
        s.cancelled.append(n)
    elif not mutinous(s):
        await gather(s, row)


def can_pay(s: AlexanderState, row: OperationRow) -> bool:
    return (row.pay_gold > 0 or row.pay_glory > 0) and s.gold >= row.pay_gold and s.glory >= row.pay_glory


async def intrigue(s: AlexanderState, row: OperationRow) -> bool:
    """FA-intrigue-01 The price in brackets, paid at once, cancels the counter."""
    about = {"card": f"card:{row.id}", "gold": row.pay_gold, "glory": row.pay_glory}
    if not await agree(s, "intrigue", rule="FA-intrigue-01", about=lambda: about, still=lambda: can_pay(s, row)):
        return False
    lose_gold(s, row.pay_gold)
    spend_glory(s, row.pay_glory)
    s.emit(OperationCancelled(f"card:{row.id}", row.pay_gold, row.pay_glory))
    return True


async def gather(s: AlexanderState, row: OperationRow) -> None:
    """FA-force-01, FA-opwall-01 Units and walls wait in the Operations section. -5 Gold waits for Go!."""
    for _ in range(row.forces):
        await join_operation(s)
    for _ in range(row.walls):
        if not s.walls:
            s.emit(NothingHappened("no_wall_left"))
            continue
        wall, s.walls = s.walls[-1], s.walls[:-1]
        s.waiting.append(wall)
        s.emit(OperationUnit(REF[wall]))


async def join_operation(s: AlexanderState) -> None:
    counter = await draw_enemy(s, s.map.names["operations_nation"])
    if counter is not None:
        s.waiting.append(counter)
        s.emit(OperationUnit(REF[counter]))


async def go(s: AlexanderState) -> None:
    """FA-go-01 Go!: what waits enters the map, -5 Gold is paid, then the enemy prepares the next Operation."""
    if mutinous(s):
        counters = sum(1 for n in s.drawn if not OPERATIONS[n].go)
        hits = s.map.number["mutiny_hits"] * counters
        s.emit(Mutiny(counters, hits))
        await take_hits(s, hits, "mutiny", "FA-gauga-02")
    else:
        await reduce_gold(s)
        await land(s)
    await prepare_operation(s)


async def reduce_gold(s: AlexanderState) -> None:
    """FA-goldred-01, FA-goldred-02 Each -5 Gold counter not cancelled; a hit for every Gold that is missing."""
    for n in s.drawn:
        due = OPERATIONS[n].gold_at_go
        paid = min(due, s.gold)
        lose_gold(s, paid, "operation")
        await take_hits(s, due - paid, "operation", "FA-goldred-02")


async def land(s: AlexanderState) -> None:
    """FA-go-01, FA-go-02, FA-go-03 Each unit goes where the map or a die says; not into an area already conquered."""
    table = s.map.lists["operations_destination"]
    for counter in list(s.waiting):
        place = 0
        if len(table) > 1:
            place = (await roll(6, purpose="destination", rule="FA-go-02"))[0] - 1
        area = s.map.area(str(table[place]))
        s.waiting.remove(counter)
        if s.conquered[area]:
            return_to_cup(s, counter)
            s.emit(OperationFoiled(REF[counter], s.map.refs[area]))
        else:
            s.garrison[area] = (*s.garrison[area], counter)
            s.emit(OperationLanded(REF[counter], s.map.refs[area]))


async def prepare_operation(s: AlexanderState) -> None:
    """FA-aftergo-01 Dopo il segnalino Go!: all counters are shuffled and the set-up number of units is drawn again."""
    s.drawn.clear()
    s.cancelled.clear()
    s.pile = await shuffled(range(len(OPERATIONS)), purpose="operations", rule="FA-aftergo-01")
    s.emit(OperationsShuffled(len(s.pile)))
    for _ in range(s.map.number["operations_units"]):
        await join_operation(s)


async def first_operation_units(s: AlexanderState) -> None:
    """FA-opset-02 The map's number of units starts in the Operations section."""
    nation = s.map.names["operations_nation"]
    for _ in range(s.map.number["operations_units"]):
        cup = s.cup[NATIONS.index(nation)]
        counter = take_from_cup(s, nation, (await draw(len(cup), purpose="enemy unit", rule="FA-opset-02"))[0] - 1)
        s.waiting.append(counter)
        s.emit(OperationUnit(REF[counter]))
