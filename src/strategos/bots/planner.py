"""A bot that thinks at the forks of a game: it tries plans for its turn in imagined worlds and carries out the best.

What it decided on is noted in `plan`, and between two forks it plays as noted. All it knows of the table is what its
chair imagines; so two matches that differ in hidden things only get the same answer, for the same reasons.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from strategos.games import game
from strategos.kernel.beside import Bot
from strategos.kernel.game import State
from strategos.kernel.match import Match
from strategos.kernel.playout import Policy
from strategos.parts.valuation import Row, valuation_of, value

from .chair import Chair
from .luck import CommonDice
from .planning import USUAL, Plan, Planning, shaken
from .policy import Inside, by_seat, policy
from .race import Lane, Stop, gain, race, winner
from .why import Moved, Tried, Why

FIRST_LOOK = 0.4
"""The part of a budget that may go into looking at every plan once."""
SHAKEN = 0.3
"""By how much the weights of others are shaken in every other world: nobody knows how they play."""


class Note(msgspec.Struct, frozen=True, array_like=True):
    """What the bot has decided on, for as long as its turn lasts."""

    turn: bytes
    plan: Plan
    inner: bytes = b""
    """What the heuristic that carries it out has noted for itself."""


class Planner:
    """A player for one seat of one match."""

    def __init__(self, planning: Planning[Any, Any], weights: msgspec.Struct | None = None) -> None:
        self.plan = b""
        self.why: Why | None = None
        """Of the last answer, if it was searched for."""
        self._planning = planning
        self._weights: Any = planning.weights if weights is None else weights
        self._players: dict[bytes, Bot] = {}

    def answer(self, chair: Chair) -> str:
        """The answer of the best plan, or of the one under way."""
        decision, self.why = chair.decision, None
        if len(decision.options) == 1:
            return decision.options[0].key
        s = chair.position()
        turn = msgspec.msgpack.encode(self._planning.turn(s, chair.seat))
        note = self._note(turn)
        if chair.purse and self._planning.fork(s, decision):
            search = Search(self._planning, self._weights, chair, under_way=note.plan, noted=note.inner)
            best = search.result(self._planning.margin)
            self.why = best.why
            if best.key:
                # The rest of the turn is played as it was tried, with the answer it began with given.
                self._keep(Note(turn, msgspec.structs.replace(best.plan, key=""), best.inner))
                return best.key
        player = self._player(note.plan)
        player.plan = note.inner
        key = player.answer(chair)
        self._keep(Note(turn, note.plan, player.plan))
        return key

    def _note(self, turn: bytes) -> Note:
        """The note, if it is about this turn; plans of the heuristic's own outlast it."""
        try:
            note = msgspec.msgpack.decode(self.plan, type=Note) if self.plan else None
        except msgspec.MsgspecError:
            note = None
        if note is None:
            return Note(turn, USUAL)
        return note if note.turn == turn else Note(turn, USUAL, note.inner)

    def _keep(self, note: Note) -> None:
        self.plan = msgspec.msgpack.encode(note)

    def _player(self, plan: Plan) -> Bot:
        """The heuristic that carries a plan out; kept, since it may remember the position."""
        key = msgspec.msgpack.encode(plan.changes)
        if key not in self._players:
            self._players = {key: self._planning.plays(plan, self._weights)}
        return self._players[key]


class Best(msgspec.Struct, frozen=True):
    """What a search has found."""

    plan: Plan
    key: str
    """Empty if there was no time even for the first plan: then it plays on as it would have."""
    inner: bytes
    """What the heuristic has noted for itself with this answer."""
    why: Why | None


class Search:
    """The plans of one fork, tried in the chair's worlds: those given, or the game's own behind the one under way."""

    def __init__(
        self,
        planning: Planning[Any, Any],
        weights: Any,
        chair: Chair,
        plans: Sequence[Plan] | None = None,
        under_way: Plan = USUAL,
        noted: bytes = b"",
    ) -> None:
        """`noted` is what the heuristic that carries a plan out has noted for itself so far."""
        self.planning, self.weights, self.chair = planning, weights, chair
        self.under_way, self.noted = msgspec.structs.replace(under_way, key=""), noted
        self.game = game(planning.game)
        self.seat, self.seats = chair.seat, 0
        s = chair.position()
        self.turn = planning.turn(s, chair.seat)
        self.horizon = planning.horizon(s, chair.seat)
        if plans is None:
            found = planning.plans(s, chair.decision, weights, random.Random(chair.rng.getrandbits(32)))
            plans = [self.under_way, *(plan for plan in found if plan != self.under_way)]
        self.plans = plans
        self.keys: dict[int, str] = {}
        """Plan → the answer it begins with in the first world."""
        self.inner: dict[int, bytes] = {}
        """Plan → what the heuristic has noted for itself with that answer."""
        self.rows: dict[int, list[Row]] = {}
        """Plan → the features of the positions it led to."""
        self.seen: set[bytes] = set()
        """Positions that other plans have reached by the end of the turn in the first world."""
        self.budget = chair.purse.left
        self.seeds: list[int] = []

    def result(self, margin: float) -> Best:
        """The best plan, if there was time for any."""
        lanes = self.lanes()
        if 0 not in self.keys:
            return Best(self.under_way, "", self.noted, None)
        best = winner(lanes, margin, self.planning.least)
        return Best(self.plans[best.what], self.keys[best.what], self.inner[best.what], self.why(lanes, best))

    def lanes(self) -> list[Lane[int]]:
        """How the plans, by their numbers, have fared."""
        return race(range(len(self.plans)), self.run)

    # -- one plan in one world ----------------------------------------------------------------------------------------

    def run(self, number: int, world: int) -> float | Stop:
        """The chance to win of whoever plays by this plan in this world, as far as can be seen from the horizon."""
        chair, first = self.chair, world == 0
        if first and number and self.budget - chair.purse.left > FIRST_LOOK * self.budget:
            return "out"
        if not chair.purse:
            return "spent"
        match, rng = self._world(world), random.Random(self._seed(world))
        mine = self.planning.plays(self.plans[number], self.weights)
        mine.plan = self.noted
        decision = match.decision(self.seat)
        assert decision is not None
        plan = self.plans[number]
        key = plan.key or mine.answer(Inside(self.game, match.state, decision, rng))
        if decision.option(key) is None or (first and plan.key and self._is_usual(plan)):
            return "out"
        noted = mine.plan
        match.play(self.seat, key)
        self.seats = match.setup.seats
        others = self._others(world, rng)
        ended = chair.playout(match, by_seat({self.seat: policy(self.game, lambda: mine, rng)}, others), self._is_over)
        if ended is None:
            return "spent"
        if first:
            # Two answers may lead to the same position by luck alone; two ways to go on hardly do.
            after = plan.key.encode() + b" " + ended.key()
            if after in self.seen:
                return "out"
            self.seen.add(after)
        ended = chair.playout(match, others, self.horizon)
        if ended is None:
            return "spent"
        if first:
            self.keys[number], self.inner[number] = key, noted
        return self._value(number, ended)

    def _is_usual(self, plan: Plan) -> bool:
        """It begins as the plan under way does, and goes on like it."""
        return plan.key == self.keys.get(0) and plan.changes == self.plans[0].changes

    def _world(self, world: int) -> Match[Any]:
        match, luck = self.chair.world(world), self.planning.luck
        if luck is not None:
            match.dice = CommonDice(self._seed(world), lambda: luck(match.state))
        return match

    def _seed(self, world: int) -> int:
        while len(self.seeds) <= world:
            self.seeds.append(self.chair.rng.getrandbits(32))
        return self.seeds[world]

    def _is_over(self, s: State) -> bool:
        return self.planning.turn(s, self.seat) != self.turn

    def _others(self, world: int, rng: random.Random) -> Policy[Any]:
        """Everybody after the plan, and all others: by the usual weights, or in every other world by shaken ones."""
        planning, usual = self.planning, self.planning.quick(self.weights)
        if world % 2 == 0:
            return policy(self.game, lambda: planning.bot(usual), rng)
        own = policy(self.game, lambda: planning.bot(usual), rng)
        foes = policy(self.game, lambda: planning.bot(shaken(usual, SHAKEN, rng)), rng)
        return by_seat({self.seat: own}, foes)

    def _value(self, number: int, s: State) -> float:
        valuation = valuation_of(self.game)
        if (ended := self.game.outcome(s)) is not None and (merit := self.planning.merit(s, self.seat)) is not None:
            return merit
        if valuation is None or ended is not None:
            return value(self.game, s, self.seats)[self.seat]
        rows = valuation.features(s)
        self.rows.setdefault(number, []).append(rows[self.seat])
        return valuation.weigh(s, rows)[self.seat]

    # -- why ----------------------------------------------------------------------------------------------------------

    def why(self, lanes: list[Lane[int]], best: Lane[int]) -> Why | None:
        """The best beside the best of the others."""
        others = [lane for lane in lanes if lane is not best and lane.what in self.keys and lane.values]
        if not others:
            return None
        next_best = max(others, key=lambda lane: (-gain(best, lane)[0] if len(lane.values) > 1 else -1.0, -lane.what))
        more, error = gain(best, next_best)
        tried = sorted((lane for lane in lanes if len(lane.values) > 1), key=lambda lane: -lane.mean)
        return Why(
            chosen=self._tried(best),
            instead_of=self._tried(next_best),
            gain=round(more, 4),
            error=round(error, 4),
            because=self.because(best.what, next_best.what),
            tried=tuple(self._tried(lane) for lane in tried),
        )

    def _tried(self, lane: Lane[int]) -> Tried:
        return Tried(self.plans[lane.what], self.keys[lane.what], round(lane.mean, 4), len(lane.values))

    def because(self, one: int, other: int) -> tuple[Moved, ...]:
        """The three features of the positions ahead that differ most, by what they weigh."""
        valuation = valuation_of(self.game)
        mine, its = self.rows.get(one), self.rows.get(other)
        if valuation is None or not mine or not its:
            return ()
        pulls = valuation.pull(self.chair.position(), self.seat)
        moved: list[Moved] = []
        for n, (name, pull) in enumerate(zip(valuation.names, pulls, strict=True)):
            by = sum(row[n] for row in mine) / len(mine) - sum(row[n] for row in its) / len(its)
            moved.append(Moved(name, round(by, 4), round(by * pull, 4)))
        speaking = [one for one in moved if one.pull > 0]
        return tuple(sorted(speaking, key=lambda one: (-one.pull, one.feature))[:3])
