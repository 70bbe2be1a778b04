### The Peloponnesian War

game-name = The Peloponnesian War
game-length = 1 to 5 hours, by scenario
game-difficulty = Medium
game-edition = Second edition, GMT 2019
game-pitch = Athens and Sparta, ten turns of three years. You lead one League and the Strategy Matrix the other, and whoever does too well must change sides. One or two players.
scenario-campaign = The Peloponnesian War (Campaign)
scenario-archidamian = The Archidamian War
scenario-decelean = The Decelean War
scenario-fall_of_athens = The Fall of Athens
scenario-first_peloponnesian = The First Peloponnesian War
scenario-fall_of_sparta = The Fall of Sparta

## Options of the game

choice-amphipolis = Passing Amphipolis
choice-amphipolis-open = is free, as the rulebook says
choice-amphipolis-passage = needs control, as at Naupactus and Byzantium
choice-syracuse_defence = Sparta answers a threat to Syracuse
choice-syracuse_defence-always = always
choice-syracuse_defence-ally = only while Syracuse is its ally
choice-decelean_end = The Decelean War ends
choice-decelean_end-10 = after turn 10
choice-decelean_end-8 = after turn 8
choice-leaderless = Units without a leader in a fortress they have not taken
choice-leaderless-leave = leave it when the Combat Phase ends
choice-leaderless-hold = stay and hold it
choice-battle_losses = Losses in battle
choice-battle_losses-order = follow a fixed order: Hoplites first, national before Allied
choice-battle_losses-loser = are chosen by the player who suffers them
choice-home_army = An Army in its own home space
choice-home_army-stays = stays there; only its leader goes to the Going Home box
choice-home_army-checked = is checked like every other Army on the map

## Phases

phase-side_determination = Side Determination
phase-event = Event
phase-delian_league = Delian League Rebellion
phase-leader_selection = Leader Selection
phase-strategy = Strategy
phase-sci_adjustment = SCI Adjustment
phase-operations = Operations
phase-coming_home = Going Home
phase-siege_determination = Siege Determination
phase-battles = Battles
phase-sieges = Sieges
phase-going_home = Going Home after combat
phase-continuation = Rebellions go on
phase-spread = Rebellions spread
phase-helots = Helots
phase-revenue = Revenue
phase-building = Building
phase-bellicosity = Bellicosity
phase-surrender = Surrender
phase-armistice = Armistice
phase-end_of_turn = End of the turn

## Sides, tracks and units

side-athens = Athens
side-sparta = Sparta
side-thebes = Thebes
side-persia = Persia
side-citizens = citizens
track-sci = Strategic Confidence
track-bellicosity = Bellicosity
piece-leader = leader
piece-hoplite = Hoplites
piece-cavalry = Cavalry
piece-naval = ships
piece-home_guard = Home Guard
piece-garrison = Garrison
piece-peltasts = Peltasts
piece-sacred_band = Sacred Band

## Questions

ask-objective = { $leader } takes command. Which space is the objective?
ask-muster = Who at { $space } joins the Expedition to { $objective }? { $talents } talents can be spent.
ask-continue = Do you undertake another operation? Roll a die for the Auguries, + { $bonus }: below 6 you go on; on 6 or more you must pass. The Treasury holds { $talents } talents.
ask-commander = Who commands the operation?
ask-leave_behind = Too few ships are left. Which { $at_most } land SP stay behind?
ask-stays = Which SP stays in { $space }?
ask-battle_loss = Which SP is lost in { $space }? Still { $left } to lose.
ask-intercept = The enemy enters { $space }. Does your Force in { $origin } try to intercept?
ask-battle = Which battle is fought next?
ask-siege = Which siege is resolved next? A figure says how likely the fortress is to fall.
ask-home = Where { $left ->
        [one] does 1 SP
       *[other] do { $left } SP
    } ({ $kind }, { $nation }) come home?
ask-build = { $side } may still build { $left } SP, 200 talents each; { $talents } can be spent. What do you build?
ask-place = Where do you place { $unit }?
ask-purse = Which Treasury pays?
ask-mercenaries = Where do the Spartan allies for 600 talents go? { $left ->
        [one] One SP is
       *[other] { $left } SP are
    } still to be placed.
ask-give_up_garrison = No Garrison is left for { $space }. Which one do you give up for it?
ask-naval_league = The Naval League: a ship and a Garrison on { $left ->
        [one] one more green island
       *[other] up to { $left } more green islands
    }. Which island?
ask-gold_mine = Which city receives the 600 talents?
ask-persian_army = The Persian Army is in { $space }. Where does it march?
ask-persian_navy = The Persian Navy lies at { $space }. Where does it sail?

## Buttons

button-operate = Consult the Auguries
button-navy = Move the Persian Navy
button-cause_rebellion = Cause a rebellion (100 talents)…
button-set_out = Set out for the objective
button-cross = Cross the open sea
button-halt = Stop here
button-stay = Let it stay
button-athens = Athens pays
button-thebes = Thebes pays
button-build-done = Build no more
button-continue-pass = Pass for this turn
piece-hoplite-athens = Athenian Hoplites
button-hoplite-athens = Athenian Hoplites
piece-hoplite-athens_allied = Hoplites of Athens’ allies
button-hoplite-athens_allied = Hoplites of Athens’ allies
piece-hoplite-sparta = Spartan Hoplites
button-hoplite-sparta = Spartan Hoplites
piece-hoplite-sparta_allied = Hoplites of Sparta’s allies
button-hoplite-sparta_allied = Hoplites of Sparta’s allies
piece-hoplite-thebes = Theban Hoplites
button-hoplite-thebes = Theban Hoplites
piece-hoplite-persia = Persian Light Infantry
button-hoplite-persia = Persian Light Infantry
piece-cavalry-athens = Athenian Cavalry
button-cavalry-athens = Athenian Cavalry
piece-cavalry-athens_allied = Cavalry of Athens’ allies
button-cavalry-athens_allied = Cavalry of Athens’ allies
piece-cavalry-sparta = Spartan Cavalry
button-cavalry-sparta = Spartan Cavalry
piece-cavalry-sparta_allied = Cavalry of Sparta’s allies
button-cavalry-sparta_allied = Cavalry of Sparta’s allies
piece-cavalry-thebes = Theban Cavalry
button-cavalry-thebes = Theban Cavalry
piece-cavalry-persia = Persian Cavalry
button-cavalry-persia = Persian Cavalry
piece-naval-athens = Athenian ships
button-naval-athens = Athenian ships
piece-naval-athens_allied = Ships of Athens’ allies
button-naval-athens_allied = Ships of Athens’ allies
piece-naval-sparta = Spartan ships
button-naval-sparta = Spartan ships
piece-naval-sparta_allied = Ships of Sparta’s allies
button-naval-sparta_allied = Ships of Sparta’s allies
piece-naval-thebes = Theban ships
button-naval-thebes = Theban ships
piece-naval-persia = Persian ships
button-naval-persia = Persian ships

## Refusals

no-already_here = The Expedition is in { $space } already.
no-already_ours = { $space } is friendly already.
no-already_rebels = { $space } is in rebellion already.
no-coalition_space = { $space } is a coalition space of the enemy; it rebels by event or by spread only.
no-emergency_fund = That costs { $talents } talents, and Athens must keep its Emergency Fund of 1000.
no-enemy_force = An enemy Force is in { $space }; nobody rebels before its eyes.
no-enemy_home = { $space } is the enemy’s home; it never rebels.
no-enemy_there = A leader alone does not enter { $space }: enemies are there.
no-hostages = The enemy holds Hostages. Until an armistice { $space } cannot be an objective.
no-isthmus_closed = Ships cross the Isthmus only if their side controls both ends.
no-long_walls = The Long Walls run between Athens and Piraeus.
no-must_go_on = The Expedition can still reach { $space } and must go there.
no-neutral_closed = { $space } is neutral; no way leads through it.
no-warned_off = As long as { $space } is neutral you may not enter it.
no-neutral_power = { $space } belongs to a neutral power and cannot be stirred up.
no-no_way = No legal way leads to { $space } for this Expedition: count its ships and its land SP.
no-nobody_to_activate = Nobody in { $space } can be activated this turn.
no-nobody_with_him = Somebody must go with him: activate at least one SP.
no-no_leader = There is nobody to lead it: no leader is at home, and the cup is empty.
no-nothing_to_activate = Nobody is left to activate this turn.
no-no_talents = Nobody can be paid for: the Treasury holds { $treasury } talents.
no-fund_untouched = Nobody can be paid for: Athens holds { $treasury } talents and must keep its Emergency Fund of 1000.
no-not_alone = A leader alone does not enter { $space }: enemies are there.
no-not_alone_unfriendly = A leader alone does not enter { $space }: it is not friendly.
no-not_friendly = { $space } is not friendly; nobody rallies there.
no-passage_closed = You can pass { $space } only if you control it or make it the objective.
no-persia_neutral = Sardis cannot be an objective while Persia is neutral.
no-rebels_hate_sparta = In this war nobody rebels in Sparta’s favour.
no-sicily_closed = Carthage has won; { $space } is closed for the rest of the game.
no-too_dear = That costs { $talents } talents; the Treasury holds { $treasury }.
no-too_few_ships = Each Naval SP carries one land SP; there are too few ships.
no-cyzicus_closed = Cyzicus is Persian and cannot be an objective.
no-own_space = { $space } is yours and holds no enemy.
no-athens_neutral = Athens is still neutral towards Sparta; { $space } is out of bounds.
no-too_far_for_persians = { $space } is too far for the Persians.

## What happened

event-turn_began = Turn { $turn }: { $years } BC.
event-side_kept = Side Determination: { $die }, in all { $total }. The player stays with { $side }.
event-side_changed = Side Determination: { $die }, in all { $total }. The player now leads { $side }.
event-event_rolled = Event { $dice }: { $name }{ $possible ->
        [false] , which cannot happen now; another is rolled.
        [no] , which cannot happen now; another is rolled.
       *[other] .
    }
event-fate_rolled = { $name }: a { $die } says that it is for { $side }.
event-in_force = { $what }{ $side ->
        [none] {""}
       *[other] {" "}({ $side })
    }{ $space ->
        [none] {""}
       *[other] {" "}({ $space })
    }.
event-leader_placed = { $leader } changes sides and is now in { $space }.
event-talents = { $talents } talents for { $side }: { $why } (Treasury { $treasury }).
changes = { $by ->
        [-1] falls by 1
        [-2] falls by 2
        [-3] falls by 3
        [-4] falls by 4
        [-5] falls by 5
        [-6] falls by 6
        [-7] falls by 7
        [-8] falls by 8
        [-9] falls by 9
        [-10] falls by 10
        [-11] falls by 11
        [-12] falls by 12
        [0] stays
       *[other] rises by { $by }
    }
event-sci_changed = The Confidence of { $side } { changes }, to { $sci }: { $why }.
event-bellicosity_changed = The Bellicosity of { $side } { changes }, to { $bellicosity }: { $why }.
event-rebelled = { $space } rebels: { $why }.
event-rebellion_rolled = { $listed ->
        [true] The list of cities, { $dice }: { $space }. { $rebels ->
            [true] The city rises.
            [yes] The city rises.
           *[other] It cannot rise now; another is rolled.
        }
        [yes] The list of cities, { $dice }: { $space }. { $rebels ->
            [true] The city rises.
            [yes] The city rises.
           *[other] It cannot rise now; another is rolled.
        }
       *[other] Does { $space } join the rebellion? { $dice }, in all { $total }. { $rebels ->
            [true] The city rises.
            [yes] The city rises.
           *[other] It stays quiet.
        }
    }
event-rebellion_ended = { $space } returns to its League.
event-leader_drawn = { $side } draws { $leader }, who comes to { $space }.
event-leader_lost = { $side } loses { $leader }: { $why }.
event-leader_went_home = { $leader } leaves { $space } for home.
event-strategy_chosen = The strategy of { $side }: { $strategy } (die { $die }, leader { $bonus }, in all { $total }).
event-strategy_kept = { $side } keeps its strategy: { $strategy }.
event-auguries = The Auguries of { $side }: { $die } + { $bonus } = { $total }. { $good ->
        [true] The signs are good.
        [yes] The signs are good.
       *[other] The signs are bad.
    }
event-passed = { $side } passes: { $why }.
event-objective_named = { $leader } ({ $side }) marches on { $space }: { $why }.
event-rebellion_tried = Agents of { $side } in { $space }: { $die } + { $bonus } = { $total }. { $rebels ->
        [true] The city rises.
        [yes] The city rises.
       *[other] Nothing stirs.
    }
event-power_joined = { $side ->
        [none] { $power } is neutral.
       *[other] { $power } joins { $side }.
    }
event-units_placed = { $side } receives { troops } ({ $nation }) in { $space }.
event-activated = The Expedition takes along { troops } ({ $nation }) from { $space }{ $talents ->
        [0] {" "}at no cost
       *[other] {" "}for { $talents } talents
    } (Treasury { $treasury }).
event-way_drawn = { $ways ->
        [1] The way from { $origin } leads by { $way }.
       *[other] Of { $ways } shortest ways from { $origin } this one is drawn: { $way }.
    }
event-moved = { $leader } goes from { $origin } to { $to }.
event-storm_rolled = The open sea: { $die }. { $lost ->
        [true] A storm takes them all.
        [yes] A storm takes them all.
       *[other] The weather holds.
    }
event-interception_rolled = { $side } tries to intercept from { $origin } in { $space }{ $die ->
        [0] {" "}and succeeds automatically.
       *[other] : { $die }. { $succeeds ->
            [true] Caught.
            [yes] Caught.
           *[other] They slip through.
        }
    }
event-skirmished = Skirmish in { $space } ({ $sides }): { $dice }.{ $battle ->
        [true] {" "}It becomes a battle.
        [yes] {" "}It becomes a battle.
       *[other] {""}
    }
event-units_lost = { $side } loses { troops } ({ $nation }) in { $space }.
event-elite_lost = { $side } loses { $elite } in { $space }, for good.
event-units_left = { $space } keeps { troops }.
event-went_home = { $side } leaves { $space } and takes home { troops }.
event-ravaged = { $by } ravages { $space }.
event-operation_ended = The operation of { $side } ends in { $space }: { $why }.
event-siege_began = { $side } besieges { $space }.
event-battle_began = { $kind } in { $space } between { $sides } ({ $strengths } SP).
event-battle_rolled = { $side } rolls { $die }{ $reasons ->
        [none] .
       *[other] {" "}and adds { $values } ({ $reasons }): { $total }.
    }
event-battle_ended = { $winner ->
        [none] { $kind } in { $space }: nobody wins.
       *[other] { $winner } beats { $loser } in { $space }.
    }{ $why ->
        [none] {""}
       *[other] {" "}{ $why }.
    }
event-hostages_taken = { $by } takes Hostages of { $side }.
event-siege_rolled = The siege of { $space }{ $die ->
        [0] {" "}fails: { $why }.
       *[other] : { $die }, in all { $total }. { $succeeds ->
            [true] { $side } takes the fortress.
            [yes] { $side } takes the fortress.
           *[other] The walls hold.
        }
    }
event-homecoming_rolled = { $leader } in { $space }: { $die } and { $strategic }. { $stay ->
        [true] All his troops stay.
        [yes] All his troops stay.
       *[other] One SP stays, the others go home.
    }
event-came_home = { troops } ({ $nation }) return to { $space }.
event-control_changed = { $side ->
        [none] Nobody controls { $space } any more.
       *[other] { $side } controls { $space }.
    }
event-helots_rose = { $new ->
        [true] The Helots rise against Sparta.
        [yes] The Helots rise against Sparta.
       *[other] The Helots fight on.
    }
event-helots_calmed = The Helots are subdued.
event-revenue_drawn = { $side } receives { $talents } talents (Treasury { $treasury }).
event-built = { $side } builds { troops } ({ $nation }) in { $space } (Treasury { $treasury }).
event-scored = { $vp ->
        [-15] The player of { $side } loses 15 VP
       *[other] The player of { $side } gains { $vp } VP
    }: { $why }. In all { $total }.
event-surrendered = { $side } surrenders: { $why }.
event-armistice_made = An armistice of { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } (die { $die }, Nicias { $bonus }).
event-coalition_role = The Coalition this turn: { $role }.
event-garrison_placed = A Garrison is placed in { $space }.
event-kings_peace = The grain supply is cut off: the King dictates his peace, and Persia withdraws.
event-messenia_freed = Messenia is free; Megalopolis is founded.
event-persia_entered = Persia enters the war.
event-persia_left = { $what } leaves the war for good.

## Numbers of troops

count-hoplite = { $hoplite ->
        [one] 1 Hoplite
       *[other] { $hoplite } Hoplites
    }
count-cavalry = { $cavalry } Cavalry
count-naval = { $naval ->
        [one] 1 ship
       *[other] { $naval } ships
    }
plus-cavalry = { $cavalry ->
        [0] {""}
       *[other] , { count-cavalry }
    }
plus-naval = { $naval ->
        [0] {""}
       *[other] , { count-naval }
    }
troops = { $hoplite ->
        [0] { $cavalry ->
            [0] { count-naval }
           *[other] { count-cavalry }{ plus-naval }
        }
       *[other] { count-hoplite }{ plus-cavalry }{ plus-naval }
    }

## What the log tells as one

log-march = { $leader } goes from { $origin } by way of { $way }.
log-joined = The Expedition takes along { troops } from { $space }{ $talents ->
        [0] {" "}at no cost
       *[other] {" "}for { $talents } talents
    } (Treasury { $treasury }).
log-operation = { $leader } ({ $side }) { $how ->
        [end_arrived] reaches { $space }
        [end_stuck] is stopped on the way to { $space }
        [end_leaderless] falls on the way to { $space }
        [end_caught] is caught alone and does not reach { $space }
        [end_rebellion_failed] stirs up nobody in { $space }
        [end_storm] is lost in a storm on the way to { $space }
        [end_nobody] loses his last men on the way to { $space }
        [end_drawn] turns back after a drawn battle, on the way to { $space }
        [end_beaten] is beaten on the way to { $space }
        [passed] does not set out for { $space } after all
       *[other] is on the way to { $space }
    }{ $battles ->
        [0] {""}
        [one] , with a battle
       *[other] , with { $battles } battles
    }{ $strategy ->
        [none] {""}
       *[other] {" "}({ $strategy })
    }. { $lost ->
        [none] { $enemy ->
            [none] Nobody is lost
           *[other] The enemy loses { $enemy }
        }
       *[other] Lost: { $lost }{ $enemy ->
            [none] {""}
           *[other] ; by the enemy: { $enemy }
        }
    }.
log-battle = { $kind } in { $space } between { $one } and { $other }. { $winner ->
        [none] Nobody wins
       *[other] { $winner } wins
    }. { $one } loses { $lost_one ->
        [none] nothing
       *[other] { $lost_one }
    }, { $other } { $lost_other ->
        [none] nothing
       *[other] { $lost_other }
    }.{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
log-siege = { $one } besieges { $space }{ $taken ->
        [true] {" "}and takes it
       *[other] {" "}in vain
    }. { $why }{ $lost_other ->
        [none] {""}
       *[other] {" "}{ $other } loses { $lost_other }.
    }
clash-naval = Naval battle
clash-land = Land battle
clash-null = Null battle
clash-siege = Siege
clash-skirmish = Skirmish
decided-higher = The higher total wins.
decided-better_leader = Level: the better leader wins.
decided-level = Level, and no leader is the better one: all go home.
decided-null_nothing = Only land against only ships: no battle.
decided-null_ships_leave = Only land against only ships: all ships leave the neutral space.
decided-null_leaves_athens = Only land against only ships: Athens gives way and goes home.
decided-null_leaves_sparta = Only land against only ships: Sparta gives way and goes home.
decided-null_leaves_persia = Only land against only ships: Persia gives way and goes home.
decided-taken = 4 or more: the fortress falls.
decided-held = Less than 4: the walls hold, and the besiegers go home.
decided-more_ships = More ships inside than outside: the siege fails.
decided-grain_route = The grain still comes from the Euxine: the siege fails.
decided-skirmish = It stays a skirmish.
decided-skirmish_battle = It becomes a battle.
change-confidence = The Confidence of { $side } { changes }, to { $now }.
change-points = { $by ->
        [-15] The player of { $side } loses 15 VP
       *[other] The player of { $side } gains { $by } VP
    }: { $now }.
change-talents = { $side }: { $by } talents, Treasury { $now }.
change-ravaged = { $space } is ravaged.
change-hostages = { $side } takes Hostages.
change-went_home = { $side } goes home from { $space }: { $by } SP.
event-garrison_lost = The Garrison of { $space } is lost.
chronicle-null_battle = In { $space } ships faced men on land, and there was no battle.
value-strategic = strategic
value-tactical = tactical

## How it ended

# Games that ended before points were told have none.
points-told = { $needed ->
        [other] : { $vp } VP, { $needed } were needed
       *[none] { "" }
    }
outcome-turns = The last turn is over{ points-told }.
outcome-surrender = Both sides have surrendered{ points-told }.
outcome-athens_surrendered = Athens has surrendered{ points-told }.
outcome-sparta_surrendered = Sparta has surrendered{ points-told }.
outcome-coalition_surrendered = The Coalition has surrendered.
outcome-switched = The player has changed from Sparta to Athens{ points-told }.
outcome-armistice = The armistice ends this war{ points-told }.
outcome-peace = The Thirty Years’ Peace: nobody has won.
fatal-out_of_time = { $needed ->
        [none] This ends the last turn, and the war is not won.
       *[other] The war ends here and is lost: { $vp } VP, { $needed } are needed.
    }
fatal-drives_argos = If you name Argos as your objective it joins Athens at once, with 4 Hoplites.
fatal-drives_syracuse = If you name Syracuse as your objective it joins Sparta at once, with its Forces.

## Facts

fact-control = Controlled by { $value }
fact-rebellion = In rebellion
fact-ravaged = Ravaged
fact-siege = Besieged by { $value }
fact-treasury = Treasury: { $value } talents
fact-sci = Confidence: { $value }
fact-colour = Colour: { $value }
fact-fortress = Fortress
fact-bellicosity = Bellicosity: { $value }
fact-done = Operations made: { $value }
fact-passed = Has passed
fact-drawn = First to command: { $value }
fact-hostages = Hostages in enemy hands
fact-thebes = Treasury of Thebes: { $value } talents
fact-nation = { $value }
fact-spent = Activated: { $value } SP
fact-marching = On the march
fact-elite = Elite
fact-garrison = Garrison
fact-strategic = Strategic Value { $value }
fact-tactical = Tactical Value { $value }
fact-years = Years: { $value } BC
fact-player = The player has { $value }
score-player = { $value } Victory Points
fact-strategy = Strategy of the other side: { $value }
fact-role = The Coalition player: { $value }
fact-vp = Victory Points: { $value }
fact-needed = Victory Points needed: { $value }
fact-walls = The Long Walls are intact
fact-armistice = There has been an armistice
fact-fallen = Fallen: { $value }
fact-cups_athens = In the cup of Athens: { $value }
fact-cups_sparta = In the cup of Sparta: { $value }
fact-cups_thebes = In the cup of Thebes: { $value }
stage-revenue_athens = Revenue of Athens
stage-revenue_sparta = Revenue of Sparta
stage-revenue_thebes = Revenue of Thebes
stage-expedition = Expedition
fact-side = { $value }
fact-leader = led by { $value }
fact-space = in { $value }
fact-objective = bound for { $value }
fact-hoplite = { $value } Hoplite SP
fact-cavalry = { $value } Cavalry SP
fact-naval = { $value } Naval SP
fact-talents = { $value } talents to spend
fact-ways = { $value ->
    [one] one shortest way
   *[other] { $value } shortest ways
}
fact-steps = { $value ->
        [one] one step
       *[other] { $value } steps
    } long
row-plan = it means to gather { $hoplite } Hoplite, { $cavalry } Cavalry and { $naval } Naval SP in { $space }
row-joining = { $piece } may join: { $sp } SP, { $talents } talents each
row-in_force = { $what }{ $side ->
        [none] {""}
       *[other] {" "}({ $side })
    }{ $space ->
        [none] {""}
       *[other] {" "}({ $space })
    }
row-defence = { $why }: { $holds ->
        [true] holds now
        [yes] holds now
       *[other] does not hold
    }
# Where lines and zones run is for the map to show.
fact-trail = { "" }
fact-zones_athens = { "" }
fact-zones_sparta = { "" }
fact-zones_persia = { "" }

## Reasons, strategies, events and nations, by name

effect-athens = Athenian
effect-athens_allied = allies of Athens
effect-sparta = Spartan
effect-sparta_allied = allies of Sparta
effect-thebes = Theban
effect-home_guard = the Home Guard
effect-peltasts = the Peltasts
effect-sacred_band = the Sacred Band
effect-null = Null battle
effect-naval = Naval battle
effect-land = Land battle
effect-athenian_ships = Athenian ships
effect-more_ships = more ships
effect-sparta_space = before Sparta
effect-spartan_hoplites = Spartan Hoplites
effect-more_cavalry = more Cavalry
effect-more_hoplites = more Hoplites
effect-tactical = the leader
effect-syracuse = Syracuse
effect-grain_route = the grain still comes from the Euxine
effect-battle_won = battle won
effect-new_turn = a new turn begins at zero
effect-battle_lost = battle lost
effect-siege_won = siege won
effect-siege_failed = siege failed
effect-fortress_lost = fortress lost
effect-captives = captives sold
effect-cause_rebellion = Cause Rebellion
effect-caused = stirred up
effect-spread = it has spread
effect-event = an event
effect-unrest_sci = the Delian League is restless: the Confidence of Athens is zero or less
effect-unrest_ships = the Delian League is restless: Athens has lost many ships
effect-better_leader = Level: the better leader wins
effect-level = Level, and no leader is the better one: all go home
effect-null_nothing = Only land against only ships: no battle
effect-null_ships_leave = Only land against only ships: all ships leave the neutral space
effect-null_leaves_athens = Only land against only ships: Athens gives way and goes home
effect-null_leaves_sparta = Only land against only ships: Sparta gives way and goes home
effect-null_leaves_persia = Only land against only ships: Persia gives way and goes home
effect-sci = the Confidence of the turn
effect-lost_spaces = lost and ravaged spaces
effect-helots = the Helots
effect-armistice = armistice
effect-target = a demand not met
effect-kings_peace = the King’s Peace
effect-home_lost = the home is lost
effect-bellicosity = no will to fight is left
effect-surrender = surrender
effect-revenue = revenue
effect-lost_cities = Thebes or Corinth lost
effect-epidamnos = Epidamnos
effect-sicily = Sicily
effect-grain = the grain supply is cut off
effect-eisphora = Eisphora
effect-persia = Persia
effect-iasus = Persian gold for Iasus
effect-messenia = Messenia lost
effect-corinth = Corinth
effect-coalition = help for the Coalition
effect-player = the player’s choice
effect-attack_spartan_ally = Attack a Spartan ally
effect-cut_loc = Cut lines of communication
effect-attack_sparta = Attack Sparta
effect-attack_athens = Attack Athens
effect-attack_athenian_ally = Attack an Athenian ally
effect-defence_posts = Defensive Strategy: an Athenian post is threatened
effect-defence_near_sparta = Defensive Strategy: Athenians near Sparta
effect-defence_cities = Defensive Strategy: Athenians in Corinth or Thebes
effect-defence_syracuse = Defensive Strategy: Athenians before Syracuse
effect-pass_chosen = of its own will
effect-pass_auguries = the Auguries are bad
effect-pass_no_leader = there is no leader to draw
effect-pass_nothing_to_activate = nobody is left to activate
effect-pass_no_talents = nobody can be paid for
effect-pass_fund_untouched = the Emergency Fund may not be touched
effect-pass_phenomenon = the omen of this turn allows only two operations
effect-pass_no_objective = its strategy finds no objective
effect-pass_no_expedition = the Expedition it needs cannot be had
effect-end_arrived = it has arrived
effect-end_stuck = it cannot go on
effect-end_leaderless = its leader has fallen
effect-end_caught = its leader was caught alone
effect-end_rebellion_failed = nobody rose
effect-end_beaten = it was beaten
effect-end_drawn = a drawn battle sent all home
effect-end_nobody = nobody is left
effect-end_storm = the storm
effect-dead_battle = fallen in battle
effect-dead_plague = the plague
effect-dead_exile = exile
effect-dead_event = he dies on campaign
effect-dead_executed = executed by the King
effect-argos = Argos
effect-macedonia = Macedonia
effect-thessaly = Thessaly
effect-thrace = Thrace
effect-corcyra = Corcyra
effect-persian_army = The Persian Army
effect-persian_conon = The Persian Conon
effect-role_thebes = Thebes and the allies
effect-role_athens = Athens alone
effect-role_anti_sparta = all against Sparta
effect-silver_mine = a silver mine
effect-oligarchs_in_athens = oligarchs in Athens
effect-sitalces = King Sitalces of Thrace
effect-persia_enters = Persia enters the war
effect-plague = plague in Athens
effect-demagogue = a demagogue for hire
effect-oligarchic_rebellion = rebellion in the Delian League
effect-perdiccas = King Perdiccas of Macedonia
effect-minor_powers = minor powers
effect-death_of_leaders = death of leaders
effect-phenomenon = a phenomenon
effect-thracian_aggression = Thracian aggression
effect-eclipse_or_earthquake = eclipse or earthquake
effect-egyptian_revolt = the Egyptian revolt
effect-phocian_aggression = Phocian aggression
effect-long_walls_built = the Long Walls are built
effect-death_of_a_leader = death of a leader
effect-thebes_attacks_plataea = Thebes attacks Plataea
effect-artaxerxes = Artaxerxes
effect-cinadon = the conspiracy of Cinadon
effect-supplies_from_egypt = supplies from Egypt
effect-dionysius = Dionysius of Syracuse
effect-harmost = a Harmost acts on his own
effect-agenda_of_agesilaus = the agenda of Agesilaus
effect-democratic_rebellion = democratic rebellion
effect-cunaxa = Cunaxa
effect-long_walls_rebuilt = the Long Walls are rebuilt
effect-artaxerxes_intervenes = Artaxerxes intervenes
effect-gold_mine = a gold mine
effect-now_at_most = At most two operations this turn
effect-now_no_eisphora = No Eisphora this turn
effect-now_shaken = Bellicosity −2 at the end of the turn
effect-now_plague = Plague: no Allied SP enters Athens or Piraeus
effect-now_corcyra_idle = The SP in Corcyra cannot be activated this turn
effect-now_cinadon = Spartan SP cannot be activated this turn
effect-now_no_building = No building this turn
effect-now_target = A place to hold at the end of the turn, or Bellicosity −1
effect-now_leaders_die_3 = Leaders fall: in battle a die of 1 to 3 kills the leader who rolled it
effect-now_leaders_die_4 = Leaders fall: in battle a die of 1 to 4 kills the leader who rolled it
effect-now_plataea = The first Spartan operation goes to Plataea
effect-now_sicily_closed = Carthage has won: Sicily is closed
effect-now_walls = The Long Walls are intact

## Places

space-abdera = Abdera
space-abydos = Abydos
space-acragas = Acragas
space-aegina = Aegina
space-aegitium = Aegitium
space-aeniania = Aeniania
space-aetolia = Aetolia
space-ambracia = Ambracia
space-amorgos = Amorgos
space-amphilochia = Amphilochia
space-amphipolis = Amphipolis
space-amphissa = Amphissa
space-anactorium = Anactorium
space-andros = Andros
space-antandrus = Antandrus
space-arginusae = Arginusae
space-argos = Argos
space-asine = Asine
space-astacus = Astacus
space-astypalaea = Astypalaea
space-athens = Athens
space-atalante = Atalante
space-belmina = Belmina
space-byzantium = Byzantium
space-camarina = Camarina
space-camirus = Camirus
space-cape_scyllaeum = Cape Scyllaeum
space-cape_taenarum = Cape Taenarum
space-cardia = Cardia
space-caryae = Caryae
space-carystos = Carystos
space-catana = Catana
space-cenchrae = Cenchrae
space-cephallenia = Cephallenia
space-chalce = Chalce
space-chalcis = Chalcis
space-charonea = Chaeronea
space-chios = Chios
space-clazomenae = Clazomenae
space-cleonae = Cleonae
space-cnidus = Cnidus
space-colophon = Colophon
space-corcyra = Corcyra
space-corinth = Corinth
space-corone = Corone
space-cyllene = Cyllene
space-cyme = Cyme
space-cythera = Cythera
space-cytinium = Cytinium
space-cyzicus = Cyzicus
space-decelea = Decelea
space-delium = Delium
space-delos = Delos
space-delphi = Delphi
space-dium = Dium
space-dolopia = Dolopia
space-dyme = Dyme
space-elaeus = Elaeus
space-elis = Elis
space-enna = Enna
space-ephesus = Ephesus
space-epidamnos = Epidamnos
space-epidaurus = Epidaurus
space-epidaurus_limera = Epidaurus Limera
space-eretria = Eretria
space-erineus = Erineus
space-erythrae = Erythrae
space-eupalium = Eupalium
space-gela = Gela
space-gythium = Gythium
space-halicarnassus = Halicarnassus
space-helorus = Helorus
space-heraclea = Heraclea
space-hermione = Hermione
space-himera = Himera
space-histiaea = Histiaea
space-iasus = Iasus
space-icaros = Icaros
space-idhra = Idhra
space-idomene = Idomene
space-imbros = Imbros
space-ios = Ios
space-ithaca = Ithaca
space-kalymnos = Kalymnos
space-kea = Kea
space-kithnos = Kithnos
space-kos = Kos
space-lampsacus = Lampsacus
space-larisa = Larisa
space-leontini = Leontini
space-lepreum = Lepreum
space-leros = Leros
space-leucas = Leucas
space-lilybaeum = Lilybaeum
space-limnos = Limnos
space-lindus = Lindus
space-liparian_is = Liparian Is.
space-locri = Locri
space-loryma = Loryma
space-macedonia = Macedonia
space-magnesia = Magnesia
space-mantinea = Mantinea
space-maronea = Maronea
space-marathon = Marathon
space-megara = Megara
space-melos = Melos
space-messina = Messina
space-methana = Methana
space-methone = Methone
space-methydrum = Methydrium
space-methymna = Methymna
space-mikonos = Mikonos
space-miletus = Miletus
space-mycenae = Mycenae
space-mytilene = Mytilene
space-naupactus = Naupactus
space-naxos = Naxos
space-nemea = Nemea
space-oeniadae = Oeniadae
space-oeta = Oeta
space-olizon = Olizon
space-olpae = Olpae
space-olympia = Olympia
space-olynthus = Olynthus
space-orchomenus = Orchomenus
space-oronae = Orneae
space-oropus = Oropus
space-panactum = Panactum
space-panormus_sicily = Panormus (Sicily)
space-panormus_achaea = Panormus (Achaea)
space-paros = Paros
space-patmos = Patmos
space-patrae = Patrae
space-pegae = Pegae
space-pela = Pella
space-perinthus = Perinthus
space-pharsalus = Pharsalus
space-pheia = Pheia
space-philius = Phlius
space-phocaea = Phocaea
space-piraeus = Piraeus
space-plataea = Plataea
space-potidaea = Potidaea
space-prasiae = Prasiae
space-priene = Priene
space-proconnesus = Proconnesus
space-psara = Psara
space-pteleum = Pteleum
space-pydna = Pydna
space-pygela = Pygela
space-pylos = Pylos
space-rhegium = Rhegium
space-salamis = Salamis
space-samos = Samos
space-samothraki = Samothraki
space-sardis = Sardis
space-scione = Scione
space-segesta = Segesta
space-selinus = Selinus
space-serifos = Serifos
space-sicyon = Sicyon
space-sifnos = Sifnos
space-sigeum = Sigeum
space-siphae = Siphae
space-siros = Siros
space-skiros = Skiros
space-smyrna = Smyrna
space-sollium = Sollium
space-sparta = Sparta
space-sporades = Sporades
space-stagirus = Stagirus
space-stratus = Stratus
space-sunium = Sunium
space-sybotia = Sybotia
space-syme = Syme
space-syracuse = Syracuse
space-tanagra = Tanagra
space-taras = Taras
space-tegea = Tegea
space-teichium = Teichium
space-tenedos = Tenedos
space-teos = Teos
space-thasos = Thasos
space-thebes = Thebes
space-thera = Thera
space-thermopylae = Thermopylae
space-thyrea = Thyrea
space-thyssus = Thyssus
space-tinos = Tinos
space-torone = Torone
space-triopium = Triopium
space-troezen = Troezen
space-zacynthus = Zacynthus

## Leaders

piece-pericles = Pericles
piece-phormio = Phormio
piece-demosthenes = Demosthenes
piece-cleon = Cleon
piece-nicias = Nicias
piece-alcibiades = Alcibiades
piece-thrasybulus = Thrasybulus
piece-thrasyllus = Thrasyllus
piece-archidamus = Archidamus
piece-brasidas = Brasidas
piece-agis = Agis
piece-gylippus = Gylippus
piece-mindarus = Mindarus
piece-lysander = Lysander
piece-callicratides = Callicratides
piece-pericles_1pw = Pericles
piece-cimon_1pw = Cimon
piece-tolmides_1pw = Tolmides
piece-sophocles_1pw = Sophocles
piece-thucydides_1pw = Thucydides
piece-lamachus_1pw = Lamachus
piece-diotimus_1pw = Diotimus
piece-hagnon_1pw = Hagnon
piece-dorsus_1pw = Dorcis
piece-pleistoanax_1pw = Pleistoanax
piece-pausanias_1pw = Pausanias
piece-asimides_1pw = Asimides
piece-aristeus_1pw = Aristeus
piece-cleandridas_1pw = Cleandridas
piece-cnemus_1pw = Cnemus
piece-eurybatus_1pw = Eurybatus
piece-agesilaus_fos = Agesilaus
piece-lysander_fos = Lysander
piece-pausanias_fos = Pausanias
piece-dercyllidas_fos = Dercyllidas
piece-cleombrotus_fos = Cleombrotus
piece-archidamus_iii_fos = Archidamus III
piece-agesipolis_fos = Agesipolis
piece-antalcidas_fos = Antalcidas
piece-epaminondas_fos = Epaminondas
piece-pelopidas_fos = Pelopidas
piece-gorgias_fos = Gorgidas
piece-timolaus_fos = Timolaus
piece-androclidas_fos = Androclidas
piece-leontidas_fos = Leontiades
piece-ismenias_fos = Ismenias
piece-cylon_fos = Cylon
piece-iphicrates_fos = Iphicrates
piece-philocles_fos = Philocles
piece-aristotelos_fos = Aristoteles
piece-chabrias_fos = Chabrias
piece-eubulidos_fos = Eubulides
piece-demostratus_fos = Demostratus
piece-thrasybulus_fos = Thrasybulus
piece-conon_fos = Conon
piece-tissaphernes_fos = Tissaphernes
piece-tiribazus_fos = Tiribazus
piece-pharnabazus_fos = Pharnabazus
piece-conon_persia_fos = Conon

## Briefings, and what happens in each phase

brief-campaign = { $seats ->
    [1] You lead Athens in 431 BC, Sparta follows its Strategy Matrix, and if you do well you may have to take over the other League. Battles and sieges bring Victory Points, and a surrender is worth 200 divided by the number of the turn. More than 150 points, or a surrender by turn 3, is a decisive victory.
   *[other] Two players, Athens and Sparta, from 431 BC. Break the other League: bring its Bellicosity to zero or take its home, and it surrenders. Otherwise the side with more Victory Points, won in battles and sieges, wins at the end.
}
brief-archidamian = { $seats ->
    [1] The first three turns of the war, from the side of Athens. Battles and sieges bring Victory Points, and if you do well you may have to switch to Sparta. With 40 points you win; an armistice, a surrender or your return from Sparta to Athens ends the war at once.
   *[other] Two players, the first three turns of the war. Break the other League: bring its Bellicosity to zero or take its home, and it surrenders. Otherwise the side with more Victory Points, won in battles and sieges, wins at the end.
}
brief-decelean = { $seats ->
    [1] 416 BC: Nicias lies before Syracuse, and Alcibiades advises Sparta. You begin with Athens, and there will be no armistice. With 40 Victory Points you win; a surrender or your return from Sparta to Athens ends the war at once.
   *[other] 416 BC, two players: Nicias lies before Syracuse, and Alcibiades advises Sparta. Break the other League: bring its Bellicosity to zero or take its home, and it surrenders. Otherwise the side with more Victory Points, won in battles and sieges, wins at the end.
}
brief-fall_of_athens = { $seats ->
    [1] 413 BC: half of the Delian League is in rebellion, and Sparta sits in Decelea. You lead Sparta and have to finish what Syracuse began. With 40 Victory Points you win; a surrender, or a change to Athens, ends the war at once.
   *[other] 413 BC, two players: half of the Delian League is in rebellion, and Sparta sits in Decelea. Break the other League: bring its Bellicosity to zero or take its home, and it surrenders. Otherwise the side with more Victory Points, won in battles and sieges, wins at the end.
}
brief-first_peloponnesian = 460 BC: there are no Long Walls yet, the neutrals are armed, and each side holds Hostages of the other. Battles, sieges and rebellions wear down a League’s will to fight. The side whose Bellicosity reaches zero has lost; if both are worn out they make the Thirty Years’ Peace, and nobody has won.
brief-fall_of_sparta = 401 BC, for two players: Sparta rules Greece, and Thebes, Athens and their allies want it otherwise. Persia watches, pays, and strikes whoever grows too strong. The side whose Bellicosity reaches zero has lost; after the last turn the higher one wins.
help-phase_side_determination = A player whose war went well rolls: with 6 or more he takes over the other League.
help-phase_event = Two dice bring an event; what cannot happen is rolled again.
help-phase_delian_league = After a bad turn for Athens a city of the Delian League rebels.
help-phase_leader_selection = Each side draws the leader of its first operation.
help-phase_strategy = The non-player side keeps a strategy that works, or rolls for one.
help-phase_sci_adjustment = Both sides begin the turn with a Confidence of zero.
help-phase_operations = The sides move Expeditions by turns, until both have passed.
help-phase_coming_home = Units beaten on the march return to their bases.
help-phase_siege_determination = Armies in enemy fortresses begin sieges.
help-phase_battles = Forces in one space, or in each other’s reach, fight.
help-phase_sieges = Each siege is decided by a die and the leader.
help-phase_going_home = Armies roll to stay; the others go home, and one SP holds the place.
help-phase_continuation = Rebels that only their own League can reach return to it.
help-phase_spread = Rebellion may spread to neighbours without a garrison.
help-phase_helots = With all five Helot places in Athenian hands the Helots rise.
help-phase_revenue = Talents come in; lost, ravaged and rebelling spaces cost.
help-phase_building = New SP for 200 talents each: up to three.
help-phase_bellicosity = The Confidence of the turn and lost spaces move the will to fight.
help-phase_surrender = A side without will, or without its home, surrenders.
help-phase_armistice = When both are weary they make an armistice, once.
help-phase_end_of_turn = Leaders return to their cups, and the next turn begins.
goal-points = { $needed } Victory Points; you have { $vp }
goal-points-brief = { $vp } of { $needed } VP
goal-early = Or a surrender by turn { $turn }
goal-early-brief = surrender by turn { $turn }
goal-surrender = A surrender this turn ends the war for { $vp } VP; { $side } has a Bellicosity of { $bellicosity }
goal-surrender-brief = surrender: { $vp } VP
goal-change = { $die ->
        [1] Next turn you take over { $side }
        [6] Next turn, on a 6, you take over { $side }
       *[other] Next turn, on { $die } or more, you take over { $side }
    }
goal-change-brief = { $side } on { $die }+
goal-change_ends = { $die ->
        [1] Next turn you return to { $side }, and the war ends
        [6] Next turn, on a 6, you return to { $side }, and the war ends
       *[other] Next turn, on { $die } or more, you return to { $side }, and the war ends
    }
goal-change_ends-brief = end on { $die }+
goal-break = Break { $side }: bring its Bellicosity, now { $bellicosity }, to zero, or take { $second ->
        [none] { $space }
       *[other] { $space } and { $second }
    }
goal-break-brief = { $side }: { $bellicosity }
goal-hold = Keep { $side } in the war: its Bellicosity is { $bellicosity }; do not lose { $second ->
        [none] { $space }
       *[other] { $space } and { $second }
    }
goal-hold-brief = hold { $side }: { $bellicosity }
goal-lead = More Victory Points than the enemy: { $vp } against { $theirs }
goal-lead-brief = { $vp } : { $theirs } VP
goal-armistice = { $side ->
        [none] Both sides are weary of war: if they still are at the end of this turn, there is an armistice
       *[other] { $side } is weary of war; if the other side comes to a Bellicosity of { $bellicosity } or to fewer than { $talents } talents, there is an armistice
    }
goal-armistice-brief = { $side ->
        [none] armistice near
       *[other] { $side } weary
    }
goal-last_turn = The war ends with turn { $turn }: { $turns ->
        [1] this one{ points-now }
       *[other] { $turns } turns, this one included
    }
points-now = { $needed ->
        [none] { "" }
       *[other] , with { $vp } of { $needed } VP
    }
goal-last_turn-brief = until turn { $turn }
phase-side_determination-brief = Side
phase-delian_league-brief = Delian League
phase-leader_selection-brief = Leaders
phase-sci_adjustment-brief = Confidence
phase-coming_home-brief = Going Home
phase-siege_determination-brief = Sieges begin
phase-going_home-brief = Going Home 2
phase-continuation-brief = Rebels
phase-spread-brief = Spread
phase-end_of_turn-brief = End

## What a hover card tells

tell-space = { $kind ->
        [land] An inland space
        [island] An island
       *[other] A coastal space
    }, { $colour ->
        [neutral] neutral
        [athens] neutral now
        [sparta] neutral now
       *[other] of the League of { $colour }
    }.
tell-space-fortress = A fortress: it falls only by siege, and an Army that does not take it goes home.
tell-space-control = { $control } controls it.
tell-space-rebellion = In rebellion against its League: it pays nothing, and its neighbours may follow.
tell-space-ravaged = Ravaged this turn: its League receives less revenue.
tell-space-siege = { $siege } besieges it.
tell-space-garrison = An Athenian Garrison holds it.
tell-link-isthmus = The Isthmus: ships are hauled over it to { $space } only by the side that controls both ends.
tell-link-long_walls = The Long Walls lead to { $space }; while they are intact, no enemy passes between them.
tell-link-storm_crossing = The open sea to { $space }: on 5 or 6 a storm takes the whole Expedition.
tell-piece = { $kind ->
        [leader] A leader: Tactical Value { $tactical }, Strategic Value { $strategic }.
        [hoplite] Hoplites: 200 talents for each SP on the march; each Hoplite SP more than the enemy’s adds 1 in a land battle.
        [cavalry] Cavalry: 200 talents for each SP on the march. They intercept one space around, and more of them add 1 in a land battle.
        [naval] Ships: 400 talents for each SP on the march. Each carries one land SP; they intercept two spaces around by sea.
       *[other] { "" }
    }
tell-piece-spent = Activated this turn: { $spent }.
tell-piece-marching = On the march with the Expedition.
tell-piece-elite = An elite unit: it moves as a whole, and with its first loss it leaves the game.

## The lobby

scenario-campaign-line = Ten turns from 431 to 402 BC: you begin as Athens, and may end as Sparta.
scenario-campaign-length = 3 to 5 hours
scenario-campaign-difficulty = Hard
scenario-archidamian-line = The first nine years: Pericles, the plague and the raids on Attica.
scenario-archidamian-length = About an hour
scenario-archidamian-difficulty = Start here
scenario-decelean-line = From the siege of Syracuse to the end: Athens overstretched, Sparta with Persian gold in sight.
scenario-decelean-length = 2 to 3 hours
scenario-decelean-difficulty = Medium
scenario-fall_of_athens-line = You are Sparta, and the Delian League is breaking up.
scenario-fall_of_athens-length = 1 to 2 hours
scenario-fall_of_athens-difficulty = Medium
scenario-first_peloponnesian-line = Before the Long Walls: six turns in which one League breaks, or both make peace.
scenario-first_peloponnesian-length = 2 to 3 hours
scenario-first_peloponnesian-difficulty = Hard
scenario-fall_of_sparta-line = Two players: Sparta against Thebes, Athens and Corinth, with Persia between them.
scenario-fall_of_sparta-length = 2 to 4 hours
scenario-fall_of_sparta-difficulty = For those who know the game
choice-amphipolis-help = The rulebook names two passages that only their master may pass. Some players count Amphipolis, the key to Thrace, as a third.
choice-syracuse_defence-help = The Spartan matrix sends help when Athens goes for Syracuse. It can be read as help for an ally only.
choice-decelean_end-help = As printed, the scenario would end before it begins; it is played to the end of the war, or to turn 8 for a shorter game.
choice-leaderless-help = An Army stays in a fortress where it has won. Of units without a leader the rulebook says nothing; an unofficial errata sheet sends them home.
choice-battle_losses-help = The rulebook says how many SP the loser eliminates, not which. The fixed order comes from an unofficial errata sheet; chosen freely, Allied SP can be lost to spare the men who would become Hostages.
choice-home_army-help = The rulebook rolls for every Army on the map. At home the roll matters for Allied SP only: on a total of 1 to 5 they go to their coalition spaces. The Home Guard never leaves Sparta.

## Cause Rebellion (the objective is asked in two steps)

ask-rebel = In which space does { $leader } try to cause a rebellion? It costs 100 talents.
button-back = Back
no-no_rebellion = There is no space now where a rebellion could be caused.
## Operations: who begins, plans of the non-player side, ways

event-initiative = { $side } makes the first operation{ $dice ->
        [none] .
       *[other] : its die was the higher one ({ $dice }).
    }
event-expedition_planned = The plan of { $side } for { $space }: { $hoplites } Hoplite, { $cavalry } Cavalry and { $naval } Naval SP from { $stops }, { $talents } talents{ $plans ->
        [1] .
        [none] .
       *[other] ; { $plans } plans were equally good.
    }
ask-common_sense = The non-player side could build its Expedition to { $space } in { $plans } equally good ways. Use your common sense, or pass and let the die decide.
no-not_the_shortest = Crossing the open sea would make the way to { $space } longer.
no-nobody_moves = Nobody would move: an operation brings at least one SP to { $space }.

## Reasons in a reckoning

reason-athenian_ships = Athenian seamanship
reason-eisphora = Eisphora
reason-epidamnos = Epidamnos
reason-grain = no grain from the Euxine
reason-helots = revolt of the Helots
reason-iasus = Iasus taken
reason-lost_cities = Thebes or Corinth lost
reason-lost_spaces = spaces ravaged, in rebellion or lost
reason-messenia = Messenia freed
reason-more_cavalry = more Cavalry
reason-more_hoplites = more Hoplites
reason-more_ships = more ships
reason-persia = Persian gold
reason-revenue = revenue
reason-sicily = Sicily
reason-sparta_space = on Spartan ground
reason-spartan_hoplites = Spartan Hoplites
reason-syracuse = Syracuse
reason-tactical = the leader

## Moments

moment-common_sense = equally good plans of the enemy

## Curves of the story

curve-strength = Strength Points
curve-spaces = Spaces controlled
curve-treasury = Treasury
curve-bellicosity = Bellicosity
curve-confidence = Strategic Confidence
curve-points = Victory Points
curve-luck = Luck: dice above what was expected
luck-told = { $dice ->
    [one] One die
   *[other] { $dice } dice
}: { $hits } in all, { $expected } expected
hits-expected = Dice (expected)

## The chronicle

chronicle-turn_began = Turn { $turn }: { $years } BC
chronicle-side_changed = The player had done too well, and went over to { $side }.
chronicle-event = The talk of the time: { $name }.
chronicle-strategy = { $side } chose its strategy: { $strategy }.
chronicle-expedition = { $leader } led { $count } SP of { $side } to { $space }{ $result ->
        [arrived] {" "}and arrived
        [beaten] {" "}and was beaten on the way
        [storm] {" "}over the open sea, and a storm took them all
       *[other] {" "}and did not get there
    }{ $met ->
        [0] { $lost ->
            [0] .
           *[other] , with { $lost } SP lost.
        }
        [one] ; they were intercepted once { $lost ->
            [0] and lost nothing.
           *[other] and lost { $lost } SP.
        }
        [2] ; they were intercepted twice { $lost ->
            [0] and lost nothing.
           *[other] and lost { $lost } SP.
        }
       *[other] ; they were intercepted { $met } times { $lost ->
            [0] and lost nothing.
           *[other] and lost { $lost } SP.
        }
    }
chronicle-leader_placed = { $leader } changed sides and came to { $space }.
chronicle-rebellion_tried = Agents of { $side } worked in { $space }: { $rebels ->
        [true] the city rose.
       *[other] nothing stirred.
    }
chronicle-battle = { $kind ->
        [naval] In the waters of { $space }
       *[other] On the field of { $space }
    } { $first } met { $second }, { $ours } SP against { $theirs }. { $winner ->
        [none] Nobody won
       *[other] { $winner } won
    }. Losses: { $first } { $lost ->
        [0] none
       *[other] { $lost } SP
    }, { $second } { $slain ->
        [0] none
       *[other] { $slain } SP
    }.
chronicle-siege = { $taken ->
        [true] { $space } fell to { $side } after a siege.
       *[other] { $side } lay before { $space } in vain.
    }
chronicle-ravaged = { $side } ravaged { $spaces }.
chronicle-rebelled = { $count ->
        [one] { $spaces } rose in rebellion.
       *[other] Rebellion broke out in { $spaces }.
    }
chronicle-returned = { $spaces } returned to { $count ->
        [one] its League.
       *[other] their League.
    }
chronicle-gained = At the end { $side } held { $spaces }, which it had not held before.
chronicle-garrisons = Athenian Garrisons stood in { $spaces }.
chronicle-revenue = { $side } took in { $talents } talents{ $built ->
        [0] .
       *[other] {" "}and raised { $built } SP.
    }
chronicle-raised = { $side } raised { $count } SP.
chronicle-will = { $grew ->
        [more] The will of { $side } to fight grew to { $bellicosity }.
       *[other] The will of { $side } to fight sank to { $bellicosity }.
    }
chronicle-points = Whoever led { $side } { $how ->
        [more] gained { points-counted } and
        [less] lost { points-counted } and
       *[none] came out of it as before and
    } had { $total } in the end.
points-counted = { $vp ->
        [one] one Victory Point
       *[other] { $vp } Victory Points
    }
chronicle-leader_lost = { $side } lost { $leader }: { $why }.
chronicle-elite_lost = { $side } lost a famous unit in { $space }: { $elite }.
chronicle-power_joined = { $side ->
        [none] { $power } withdrew from the war.
       *[other] { $power } joined { $side }.
    }
chronicle-hostages_taken = { $by } took Hostages of { $side }.
chronicle-helots_rose = { $new ->
        [true] The Helots rose against Sparta.
       *[other] The Helots fought on.
    }
chronicle-helots_calmed = The Helots were subdued.
chronicle-surrendered = { $side } surrendered: { $why }.
chronicle-armistice_made = Weary of the war, both sides made an armistice of { $turns ->
        [one] one turn.
       *[other] { $turns } turns.
    }
chronicle-coalition_role = The Coalition was led by { $role }.
chronicle-kings_peace = The grain supply was cut off, and the King dictated his peace.
chronicle-messenia_freed = Messenia was freed, and Megalopolis founded.
chronicle-persia_entered = Persia entered the war.
chronicle-persia_left = { $what } left the war.

## The guided first game

guide-first = The first turn, as Athens
guide-first-about = Auguries, two Expeditions by sea, sieges, and what the winter brings, with a guide at your side.
guide-first-omens = You are Athens, 431 BC. Phormio lies before Potidaea already, and Archidamus has marched into Attica. For another operation the gods are asked: a die plus half your leaders on the map; below 6 is good. Consult the Auguries.
guide-first-erineus = Pericles takes command. Erineus in the Gulf of Corinth is an empty fortress, and everything on the way there is ravaged. Click Erineus; troops come next.
guide-first-piraeus = A leader gathers troops where they are. Your fleet lies at Piraeus: send him there.
guide-first-ships = A ship costs 400 talents, and Athens has to keep a reserve of 1000. Choose three Athenian ships and look at the odds: near enemies the fleet may be intercepted. Then take them and set out.
guide-first-raid = The fleet is ready, and its odds are beside the map. Set out.
guide-first-again = Erineus will be besieged. Sparta’s own signs were bad: it has passed for this turn, and you may go on. Consult the Auguries once more.
guide-first-heraclea = Nobody was at home, so a leader was drawn: Demosthenes. Heraclea in the north is a Spartan fortress without a garrison. Make it the objective.
guide-first-chios = He has no troops yet, but alone he can go wherever friends are. Allies lie at Chios: send him there.
guide-first-squadron = One ship of the allies will do for an empty fortress, and no enemy is in reach of this way. Choose it, take it and set out.
guide-first-landing = Nothing can happen on this way. Set out.
guide-first-enough = Every further operation costs talents, and more leaders on the map make the Auguries worse. Battles and sieges come next: they move your Confidence, and Confidence moves Bellicosity, the will to fight on. Pass.
guide-first-build = A battle won, three fortresses taken: 40 Victory Points, and Sparta’s siege of Decelea has failed. Talents have come in, and up to three SP for 200 each may be built. Build one ship, then build no more.
guide-first-end = That was a whole turn. When a turn begins, a die and your Confidence of 6 or more together put you at the head of the other League. The panel says whom you lead now, your goals are above the map: the war is yours.
guide-first-at-common_sense = The enemy has several plans that are equally good. Choose what a sensible general would do, or pass and let the die decide.
guide-first-at-objective = An enemy fortress without a garrison is a good goal for a small force; a rebel city of yours for a larger one.
guide-first-at-muster = Take the troops here, go to another place with troops, or set out. Each ship carries one land SP.

# What the printed rulebook calls otherwise than we do, for the search: `theirs = ours; …`.
book-words = { "" }
threats-about = What the Combat Phase would bring if it came now: who besieges you or is in reach of your Forces, and how likely you lose. Expeditions still to come are not counted.
threats-none = If the Combat Phase came now, nobody would fight or besiege you.

## Plans of bots, and what speaks for them

plan-pass = pass
plan-towards = send an Expedition to { $space }
why-points = Victory Points
why-lead = the lead in points
why-truce = the end of the war
why-will = own side: Bellicosity
why-enemy_will = enemy: Bellicosity
why-brink = own side: nearness to surrender
why-enemy_brink = enemy: nearness to surrender
why-confidence = own side: Strategic Confidence
why-enemy_confidence = enemy: Strategic Confidence
why-talents = own side: talents
why-enemy_talents = enemy: talents
why-land = own side: land forces
why-enemy_land = enemy: land forces
why-ships = own side: ships
why-enemy_ships = enemy: ships
why-leaders = own side: leaders
why-enemy_leaders = enemy: leaders
why-guard = own side: the guard at home
why-enemy_guard = enemy: the guard at home
why-abroad = own side: spaces held abroad
why-enemy_abroad = enemy: spaces held abroad
why-early = an early surrender of the enemy
why-short = points still missing
why-decisive = a decisive number of points
why-vain = points that would not be enough
why-sparta = the side that is led
why-change = the change of sides
