"""Maps as graphs: spaces are numbers, `near[space]` are the spaces one step away, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

Near = Sequence[Sequence[int]]


def neighbours(spaces: int, links: Iterable[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """Space → its neighbours, from pairs that are joined both ways."""
    near: list[dict[int, None]] = [{} for _ in range(spaces)]
    for a, b in links:
        near[a][b] = near[b][a] = None
    return tuple(tuple(sorted(n)) for n in near)


def steps_from(near: Near, start: int, open_to: Callable[[int], bool] | None = None) -> tuple[int, ...]:
    """Space → how many steps it is away; -1 where no way leads. A space that is not open is reached, not passed."""
    steps = [-1] * len(near)
    steps[start], front = 0, [start]
    for here in front:
        if here != start and open_to is not None and not open_to(here):
            continue
        for there in near[here]:
            if steps[there] < 0:
                steps[there] = steps[here] + 1
                front.append(there)
    return tuple(steps)


def circles(near: Near, reach: int) -> tuple[tuple[int, ...], ...]:
    """Space → the spaces at most so many steps away, itself among them."""
    return tuple(
        tuple(n for n, steps in enumerate(steps_from(near, start)) if 0 <= steps <= reach) for start in range(len(near))
    )


def within(
    near: Near,
    starts: Sequence[int],
    points: int,
    cost: Callable[[int, int], int | None],
    open_to: Callable[[int], bool] | None = None,
) -> list[int]:
    """The spaces that so many points lead to, the starts among them, in order; `cost` is that of a step, at least 1, or
    None where there is none. A space that is not open is reached, not passed."""
    spent, front = dict.fromkeys(starts, 0), [*starts]
    for here in front:
        if spent[here] and open_to is not None and not open_to(here):
            continue
        for there in near[here]:
            price = cost(here, there)
            if price is not None and spent[here] + price < spent.get(there, points + 1):
                spent[there] = spent[here] + price
                front.append(there)
    return sorted(spent)


def distances(near: Near) -> tuple[tuple[int, ...], ...]:
    """Space → space → steps between them; -1 where no way leads."""
    return tuple(steps_from(near, start) for start in range(len(near)))


def shortest_ways(
    near: Near, start: int, goal: int, open_to: Callable[[int], bool] | None = None
) -> Iterator[tuple[int, ...]]:
    """Every shortest way from start to goal, both included, ties in the order of the spaces' numbers."""
    steps = steps_from(near, start, open_to)
    if steps[goal] < 0:
        return
    back: list[tuple[int, ...]] = [(goal,)]
    for left in range(steps[goal] - 1, -1, -1):
        back = [
            (there, *way)
            for way in back
            for there in near[way[0]]
            if steps[there] == left and (there == start or open_to is None or open_to(there))
        ]
    yield from sorted(back)
