"""What a writer of examples can name in The Peloponnesian War: words, things, questions and their keys."""

from __future__ import annotations

from ..facts import (
    BOXES,
    EVENTS,
    KIND_NAMES,
    LEADERS,
    NAMES,
    NATIONS,
    POWERS,
    SIDES,
    STRATEGIES,
)
from ..sequence import PHASES

PIECES = ("H", "C", "N", "AH", "AC", "AN")
ELITES = ("HG", "peltasts", "sacred_band")
_FORCE = "`{H: 3, C: 1, N: 2, AH: 4}`"

WORDS: dict[str, str] = {
    # -- both given and asked about
    "empty": "`true`, given first: no units and markers on the map, all leaders in their cups, colours and control as "
    "printed (in The Fall of Sparta too: say `colour` and `control` where it matters), "
    "nothing done this turn, nobody has passed, and it is the second turn of the scenario (the first one "
    "skips the Political and the Planning Phase)",
    "units": "space → side → SP: `potidaea: {athens: {H: 2, N: 3, AC: 1}, sparta: {AH: 1}}`. H Hoplite, C Cavalry, "
    "N Naval SP of the side's own nation, AH, AC, AN of its allies; HG, peltasts, sacred_band, garrison are 0 or 1. "
    "Sides: athens, sparta, persia, and thebes for Theban SP. "
    "Given, it replaces what that side has there (but for elite units and Garrisons, "
    "which stay unless given as 0) and leaves control alone "
    "(control is that of the start of the turn: an Army that came this turn has none); asked about, only "
    "what is named counts",
    "spent": "space → side → how many of these SP were activated this turn already: `athens: {athens: {H: 4}}`; elites "
    "too. SP given are not",
    "leaders": "leader → the space he is in, or `cup`, `box` (Going Home box), `dead`, `aside` (not in play): "
    "`pericles: athens`; of several in one space the first named is longest there",
    "cup": "side (or thebes) → exactly these leaders are in its cup, in whatever order: `athens: [cleon]`; the others "
    "of the cup are put aside. Whoever is alone in his cup is drawn next",
    "drawn": "side → the leader of this turn's Leader Selection, who stands at home and commands the first operation, "
    "or `nobody`",
    "colour": "space → whose it is (its colour, or the side a neutral has joined): athens, sparta or neutral",
    "power": f"neutral power → the side it has joined, or neutral: `argos: athens`; {', '.join(POWERS)}",
    "control": "space → athens, sparta, persia or nobody, as last determined",
    "rebellion": "`[samos, chios]`: exactly these spaces are in rebellion; `{samos: true, chios: false}`: of these. "
    "Given, control stays as it was: an empty rebel is nobody's, say so with `control`",
    "ravaged": "Ravaged markers, as rebellion",
    "siege": "space → the side that besieges it (Siege marker of the Combat Phase), or none",
    "walls": "`true`: the Long Walls stand",
    "hostages": "side → true: men of this side are the enemy's Hostages; they bind as long as they are given, whatever "
    "`armistice` says (an armistice that is played sets them free)",
    "treasury": "side (or thebes) → talents",
    "sci": "side → Strategic Confidence Index",
    "bellicosity": "side → Bellicosity",
    "shaken": "side → Bellicosity it will lose at the end of the turn through events",
    "vp": "Victory Points: `{player: 10}`; of two players `{athens: 10, sparta: 0}`",
    "player": "the side of the one player; `nobody` with two",
    "turn": "the number on the turn track; given, the war turns fought follow from it",
    "fought": "war turns of this scenario up to this one",
    "phase": f"the segment about to be played: {', '.join(PHASES)}; given, an operation or battle under way is dropped",
    "strategy": "of the non-player side: " + ", ".join(dict.fromkeys(name for rows in STRATEGIES for name in rows)),
    "first": "the side that makes the first operation",
    "done": "side → operations made this turn; after the first one Auguries are needed",
    "passed": "side → true: it has passed",
    "arrived": "`[decelea]`: spaces an Expedition reached as its objective this turn (a Defensive condition is "
    "answered); as rebellion. Given, `{sparta: [decelea]}` is an Expedition of this side only",
    "answered": "`[argos]`: spaces Sparta's first Defensive condition has answered",
    "going_home": f"side → SP in the Going Home box: `athens: {_FORCE[1:-1]}`",
    "eliminated": "side → SP eliminated this turn (the non-player side rebuilds them)",
    "out_of_game": "side → SP that can never be built again",
    "fallen": "side → leaders killed in the game",
    "happened": "event → how often it has happened: `plague: 1`; also demagogue (1 Alcibiades is with Sparta, 2 with "
    "Persia, 3 back), helots (they are in revolt), iasus, kings_peace, persia, megalopolis, conon_gone, "
    "athens_belligerent, carthage_wins, syracuse_wins, sicily_spartan, coup-thebes, exile-pelopidas_fos, "
    "agenda-elis, phocis-delphi",
    "this_turn": "what events and deeds of this turn bring: plague, death_of_leaders (a combat die up to this kills), "
    "no_eisphora, nicias, corcyra_idle, at_most-athens (operations), no_building-athens, plataea, one_of_each, "
    "switched, syracuse_answered, cinadon, spartans_in_attica, helots (1 new, 2 goes on), taken-samos (by a "
    "siege, or kept by an Army), surrender-athens … → a number, 0 for no",
    "last_turn": "of the turn before: ships_lost (Athenian Naval SP), spartans_in_attica",
    "armistice": "`true`: there has been one",
    "role": "of the Coalition player (Fall of Sparta): thebes, athens or anti_sparta",
    "expedition": "an operation under way: `{side: athens, leader: phormio, at: naupactus, objective: corinth, units: "
    "{N: 3}}`; given, its leader musters in `at` (and is asked), with `marching: true` he goes to the objective at "
    "once; `plan: [[corinth, {H: 2}]]` are the Rally spaces the non-player side goes to first. Asked about: as much "
    "of it as is named; `none`",
    # -- only asked about
    "force": "fact: space → side → [Hoplite, Cavalry, Naval] SP, allies, elites and Garrisons among them",
    "marching": "fact: [Hoplite, Cavalry, Naval] SP of the Expedition",
    "friendly": "fact: space → side → true: friendly to this side",
    "hostile": "fact: space → side → true: this side would have to besiege it",
    "space_kind": "fact: space → land, coastal or island",
    "fortress": "fact: space → true",
    "loc": "fact: lines of communication, `[[athens, piraeus, land]]`: land, naval, combined or none",
    "adjacent": "fact: space → spaces joined to it by any LOC",
    "distance": "fact: LOCs of any kind between two spaces: `[[argos, sparta, 2]]`",
    "zoi": "fact: space → side → the spaces its Force there has a Zone of Influence in, in any order",
    "zoi_in_combat": "fact: the same in the Combat Phase (behind the Long Walls it differs)",
    "reached_from": "fact: space → side → the spaces of this side's Forces with a Zone of Influence in it",
    "entry": "fact: may a side enter a space on its way: `[{side: athens, space: argos, objective: mantinea, no: "
    "neutral_closed, rule: PW-5.1.1-n}]`; `no: null` if it may, `alone: true` for a leader without SP",
    "ways": "fact: shortest legal ways, `[{side: athens, force: [2, 0, 3], from: piraeus, to: samos, length: 3, "
    "number: 2, routes: [[…], […]]}]`; force is [H, C, N], all zero for a leader alone; `objective:` if it is another, "
    "`allied: true` with Athenian Allied SP; length and number null and 0 if there is none. Routes are without the "
    "start, in any order",
    "rally": "fact: side → its Rally spaces, in any order",
    "available": "fact: space → side → SP that can still be activated there: `athens: {athens: {H: 6, AH: 0}}`",
    "cost": "fact: side → what one SP costs to activate: `sparta: {H: 0, AH: 200, N: 400}`",
    "to_spend": "fact: side (or thebes) → talents it can spend (Athens keeps its Emergency Fund while it is in force)",
    "emergency_fund": "fact: `true` while Athens's Emergency Fund is in force",
    "augury_bonus": "fact: side → what is added to its Auguries",
    "strategic_bonus": "fact: side → what is added to its strategy roll",
    "next_side": "fact: the side whose operation is next, or none",
    "valid_objective": "fact: may the non-player side take this: `[{side: sparta, space: megara, valid: false}]`, "
    "`cause: true` for Cause Rebellion",
    "objective_no": "fact: why a player may not: `[{side: athens, space: argos, cause: false, no: warned_off}]`, null "
    "if he may",
    "size": "fact: Expedition of the non-player side for an objective: `[{side: sparta, area: thrace, space: samos, "
    "force: [4, 1, 0]}]`; by its present strategy, area may be left out",
    "matrix": "fact: strategy → {side, die: [1, 2], coastal: [H, C, N], land: [H, C, N], areas: […], objectives: […]}; "
    "cause_rebellion of Sparta is `sparta.cause_rebellion`",
    "area": f"fact: area of a matrix → its six spaces by the die; {', '.join(BOXES)}",
    "interceptors": "fact: space → the sides' spaces from which an Expedition of the enemy could be intercepted there: "
    "`samos: {sparta: [chios]}`",
    "becomes_battle": "fact: `[{space: samos, dice: [2, 3], expedition: [0, 0, 4], interceptor: [0, 0, 5], battle: "
    "true}]`: whether a skirmish becomes a battle",
    "may_ravage": "fact: space → side → true",
    "besieges": "fact: space → side → true: its Army there would lay siege in Siege Determination",
    "siege_modifiers": "fact: space → side → {tactical: 1, syracuse: -2}",
    "siege_fails": "fact: space → side → why the siege fails without a die: more_ships, grain_route or none",
    "combat_order": "fact: space → home, coalition or other",
    "contested": "fact: spaces with units of two sides and no Siege marker, in any order",
    "pairs": "fact: Forces in each other's reach in the Combat Phase, `[[piraeus, aegina]]`, the Athenian one first",
    "battle": "fact: a battle if it were fought now: `{space: samos, athens: samos, sparta: chios, kind: naval, "
    "athens_naval: {athenian_ships: 2}, sparta_naval: {more_ships: 1}, athens_land: {}, sparta_land: {more_hoplites: "
    "2}}`; places are the space unless named, `expedition` for units on the march. Modifiers: athenian_ships, "
    "more_ships, sparta_space, spartan_hoplites, more_cavalry, more_hoplites, tactical",
    "tactical": "fact: space → side → the Tactical Value of its leaders there",
    "homecoming": "fact: side → where its next SP of a kind comes home to or is built: `athens: {H: athens, AN: "
    "corcyra}`, none if nowhere",
    "coalition": "fact: side → its coalition spaces, in any order",
    "cause": "fact: space → side → why a rebellion cannot be caused there, or none: `samos: {sparta: enemy_force}`",
    "may_rebel": "fact: space → true: rebellion can spread there",
    "spread_to": "fact: the spaces a die is rolled for in Rebellion Expansion, in any order",
    "lost_spaces": "fact: side → spaces of it that are Ravaged, in rebellion or enemy-controlled, each once",
    "revenue": "fact: side (or thebes) → talents of this turn's revenue as things stand",
    "revenue_lines": "fact: side (or thebes) → {revenue: 3000, lost_spaces: -200, lost_cities: …, syracuse: …, "
    "persia: …, iasus: …, helots: …, sicily: …, grain: …, eisphora: …, epidamnos: …}; exactly these lines",
    "grain_route": "fact: `true`: the grain route to the Euxine is open",
    "buildable": "fact: side → the kinds of SP it could build, in any order: `athens: [H, C, N]`",
    "left": "fact: side → SP not in play: `athens: {H: 4}`",
    "limit": "fact: side → SP there are",
    "sci_effect": "fact: SCI → change of Bellicosity it brings: `'-3': -1`",
    "weary": "fact: side → true: it wants an armistice",
    "surrenders": "fact: side → why it would surrender now, or none",
    "event_at": "fact: total of two dice → the event of this scenario's table",
    "event_rebels": "fact: the spaces of Oligarchic Rebellion, in the order of the totals from 2 on",
    "values": "fact: leader → [Tactical, Strategic]",
    "over": "fact: why the game has ended, or empty",
}

NAMES_OF: dict[str, tuple[str, ...]] = {
    "sides": (*SIDES, "thebes"),
    "pieces": (*PIECES, *ELITES, "garrison"),
    "stacks in answers": tuple(f"{KIND_NAMES[0]}-{nation}-<space>" for nation in NATIONS),
    "leaders": tuple(row.id for row in LEADERS if row.band == "none"),
    "leaders of the First Peloponnesian War": tuple(row.id for row in LEADERS if row.band == "first"),
    "leaders of The Fall of Sparta": tuple(row.id for row in LEADERS if row.band == "fall"),
    "spaces": NAMES,
    "neutral powers": tuple(POWERS),
    "events": tuple(dict.fromkeys(row.id for row in EVENTS.events)),
    "strategies of Athens": tuple(STRATEGIES[0]),
    "strategies of Sparta": tuple(STRATEGIES[1]),
}
"""Names by what they name."""

QUESTIONS: dict[str, str] = {
    "continue": "before a later operation of the turn: `operate`, `pass`; `navy` for the Persian Navy",
    "commander": "which of several leaders at home: `phormio`; not asked when there is one",
    "objective": "a space: `corinth`; `cause_rebellion` if a rebellion is to be caused there first",
    "rebel": "after `cause_rebellion`: the space; `back`",
    "muster": "SP join where the leader stands, kind by kind: `hoplite-athens-athens=04` (kind, nation, space), "
    "`naval-athens_allied-corcyra=01`; an elite unit as a whole: `peltasts`; the next Rally space: `piraeus`; then "
    "`set_out` to the objective, `cross` over the open sea to or from Syracuse, `halt` if no way leads on",
    "common_sense": "which of the equally good plans of the non-player side: its Rally spaces with Hoplite, Cavalry "
    "and Naval SP, `sparta-5-0-0+corinth-2-0-1`; `pass`, and a die decides",
    "leave_behind": "land SP no ship carries any more: `hoplite-athens-expedition=02`, kind by kind",
    "intercept": "between two players: `yes`, `no`",
    "battle": "between two players, what is fought next: a space, or Forces in each other's reach: `piraeus+aegina`",
    "siege": "between two players, which siege is resolved next: a space",
    "battle_loss": "the SP to lose in a battle, with the option `battle_losses: loser`: `hoplite-athens-delium`, "
    "`garrison`",
    "stays": "who stays on an Island without ships: `hoplite-athens-samos`",
    "home": "between two players, where SP come home to: a space",
    "build": "`hoplite-athens`, `naval-sparta_allied`; `done`",
    "place": "between two players, where the new SP is put, or a mercenary: a space",
    "purse": "who pays (Fall of Sparta): `athens`, `thebes`",
    "mercenaries": "Sparta's mercenaries (Fall of Sparta), one after the other: `hoplite-sparta_allied`, "
    "`naval-sparta_allied`; each has its `place`",
    "give_up_garrison": "a Garrison given up for a new one (Fall of Sparta): its space; `no`",
    "naval_league": "an island for a ship of the League (Fall of Sparta): a space; `done`",
    "gold_mine": "who gets the gold (Fall of Sparta): `athens`, `thebes`",
    "persian_army": "where the Persian Army goes: a space; `stay`",
    "persian_navy": "where the Persian Navy goes: a space",
}
"""Every question, in the order of a turn."""

DICE = {
    "political phase": "whose side one plays (alone), then two dice for the event; if it is impossible, two more",
    "strategy": "one die, unless it is given",
    "objective": "the automaton's: a die for a row of objectives, or two, the area's and the space's, until one fits; "
    "a die of as many sides as there are where several are alike",
    "initiative": "of two players: Athens, Sparta",
    "auguries": "one die before each operation",
    "march": "the way, if several are the shortest (a die of as many sides); the storm on the crossing to Syracuse; "
    "then the interceptor (if several), the interception",
    "skirmish": "the mover, the interceptor",
    "battle": "Athens, Sparta: for the ships, then for the land",
    "combat phase": "which combat is next (alone, if several), the place of battle (two sides), the battle; then the "
    "sieges, one die each; then one for each Army that goes home or stays, by space",
    "rebellion": "the spread: one die for each space",
    "hidden draws": "leaders out of a cup: never in `dice`, they follow the `seed`; a `cup` of one leader is sure",
}
"""What is rolled and drawn, in which order."""
