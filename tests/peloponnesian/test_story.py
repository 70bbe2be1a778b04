"""What is told of a war afterwards: its curves, its combats with their luck, and the chronicle of a turn."""

from __future__ import annotations

import random
from typing import Any

import pytest

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.chronicle import gather
from strategos.games.peloponnesian.combat_events import BattleBegan, BattleEnded, BattleRolled, SiegeRolled
from strategos.games.peloponnesian.events import Auguries, InterceptionRolled, Moved, RebellionTried, StormRolled
from strategos.games.peloponnesian.story import MEAN, STORY, numbers
from strategos.kernel.match import Match
from strategos.parts.accounts import Accounts
from strategos.parts.marks import count
from strategos.parts.stories import Phrase
from strategos.story import Tape, story_of
from strategos.text import LANGUAGES, Words

from .table import play, roll, table

WAR = ("archidamian", 4)
"""A scenario and a seed: a war by chance, to its end."""


@pytest.fixture(scope="module")
def war() -> Match[Any]:
    scenario, seed = WAR
    match = Match(GAME, GAME.setup(1, scenario), seed)
    rng = random.Random(seed)
    while match.pending:
        decision = match.pending[0]
        match.play(decision.seat, rng.choice(decision.options).key)
    return match


def test_every_battle_is_told_with_its_dice(war: Match[Any]) -> None:
    story, events = story_of(Tape.of(war)), war.all_events()
    began = [e for e in events if isinstance(e, BattleBegan)]
    assert began
    battles = [b for b in story.battles if b.kind in ("naval", "land", "null")]
    assert [b.space for b in battles] == [e.space for e in began]
    assert [b.attacker.side for b in battles] == [e.attacker for e in began]
    for b, e in zip(battles, began, strict=True):
        lost = count(b.attacker.lost), count(b.defender.lost)
        # What the city had besides fell with it.
        there = {tuple(map(max, sides, lost)) for sides in (e.strengths, e.strengths[::-1])}
        assert (count(b.attacker.mustered), count(b.defender.mustered)) in there
    assert [b.winner for b in battles] == [e.winner for e in events if isinstance(e, BattleEnded)]
    rolled = [e for e in events if isinstance(e, BattleRolled)]
    assert sum(b.attacker.dice + b.defender.dice for b in battles) == len(rolled)
    assert sum(b.attacker.hits + b.defender.hits for b in battles) == sum(e.die for e in rolled)


def test_sieges_are_told_like_battles(war: Match[Any]) -> None:
    sieges = [b for b in story_of(Tape.of(war)).battles if b.kind == "siege"]
    rolled = [e for e in war.all_events() if isinstance(e, SiegeRolled)]
    assert rolled
    assert [(b.space, b.attacker.side, b.winner == e.side) for b, e in zip(sieges, rolled, strict=True)] == [
        (e.space, e.side, e.succeeds) for e in rolled
    ]


def test_luck_is_the_eyes_above_the_mean_of_all_dice_that_are_one_side_s(war: Match[Any]) -> None:
    good: dict[str, list[int]] = {}
    for e in war.all_events():
        if isinstance(e, BattleRolled) or (isinstance(e, SiegeRolled | InterceptionRolled | RebellionTried) and e.die):
            good.setdefault(e.side, []).append(e.die)
        elif isinstance(e, Auguries):
            good.setdefault(e.side, []).append(7 - e.die)
        assert not isinstance(e, StormRolled)
    luck = {luck.side: luck for luck in story_of(Tape.of(war)).luck}
    for side, dice in good.items():
        assert (luck[side].dice, luck[side].hits) == (len(dice), sum(dice))
        assert luck[side].expected == pytest.approx(MEAN * len(dice))


def test_curves_end_where_the_war_stands(war: Match[Any]) -> None:
    story, s = story_of(Tape.of(war)), war.state
    last = {c.id: {x.side: x.values[-1] for x in c.series} for c in story.curves}
    assert last["treasury"] == {"side:athens": s.treasury[0], "side:sparta": s.treasury[1]}
    assert last["bellicosity"] == {"side:athens": s.bellicosity[0], "side:sparta": s.bellicosity[1]}
    assert last["confidence"] == {"side:athens": s.sci[0], "side:sparta": s.sci[1]}
    assert sum(w.times for w in story.ways) == sum(isinstance(e, Moved) for e in war.all_events())
    assert story.moments[-1].date == "425-423"


def test_strength_counts_all_that_is_in_play() -> None:
    match = table(
        units={"athens": {"athens": {"H": 3, "AC": 1}}, "corinth": {"sparta": {"AH": 2}}},
        control={"corinth": "athens"},
        going_home={"sparta": {"N": 4}},
        vp={"player": 10},
    )
    found = numbers(match.view(None))
    assert found["strength"] == {"athens": 4, "sparta": 6}
    assert found["points"] == {"athens": 10}
    assert STORY.date is not None
    assert STORY.date(match.view(None)) == "428-426"


def gathered(match: Match[Any]) -> list[Phrase]:
    events = match.all_events()
    return list(gather(events, Accounts(STORY.reader().read).read_on(events).all))


def test_an_operation_is_one_sentence_and_its_battle_the_next() -> None:
    """Caught at Aegina (4), no losses (6, 6 makes it a battle), beaten by one: the fleet goes home."""
    match = table(
        units={"piraeus": {"athens": {"N": 2}}, "aegina": {"sparta": {"AN": 2}}, "athens": {"athens": {"H": 1}}},
        leaders={"cleon": "athens"}, drawn={"athens": "cleon"}, treasury={"athens": 5000}, phase="operations",
    )  # fmt: skip
    play(match, "aegina", "piraeus", "naval-athens-piraeus=02")
    roll(match, 4, 6, 6, 1, 6)
    play(match, "set_out")
    told = dict(gathered(match))
    march = told["expedition"]
    assert (march["leader"], march["count"], march["met"], march["result"]) == ("piece:cleon", 2, 1, "beaten")
    assert march["lost"] == told["battle"]["lost"] > 0
    assert (told["battle"]["winner"], told["battle"]["kind"]) == ("side:sparta", "naval")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("result", ["arrived", "beaten", "storm", "stuck"])
@pytest.mark.parametrize(("met", "lost"), [(0, 0), (0, 2), (1, 0), (1, 1), (2, 3), (5, 0)])
def test_every_expedition_can_be_told(language: str, result: str, met: int, lost: int) -> None:
    facts = {"leader": "piece:phormio", "side": "side:athens", "space": "space:piraeus", "count": 4}
    said = Words(language, GAME.id).say("chronicle-expedition", {**facts, "met": met, "lost": lost, "result": result})
    assert said.endswith(".")
    assert not {"[", "{"} & set(said)
    assert "  " not in said
    assert " ." not in said
