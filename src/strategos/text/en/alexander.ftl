### Field Commander: Alexander

game-name = Field Commander: Alexander
game-length = 30 to 90 minutes a campaign
game-difficulty = Start here
game-edition = DVG 2009
game-pitch = One commander against the Persian Empire: march, besiege, fight and be remembered. Four campaigns from Chaeronea to the Indus, alone or as one career.

game-first = Begin with Granicus: Alexander’s first campaign, alone, with a guide at your side.
scenario-granicus = Granicus, 338–334 BC
scenario-issus = Issus, 333–332 BC
scenario-tyre = Tyre, 332 BC
scenario-gaugamela = Gaugamela, 331–323 BC
scenario-linked = A career: all four campaigns

choice-difficulty = Difficulty
choice-difficulty-recruit = Recruit: for a first campaign
choice-difficulty-veteran = Veteran: a fair fight
choice-difficulty-legend = Legend: for those who know the way
choice-fortress_glory = Glory for a Fortress taken by battle
choice-fortress_glory-both = For the battle and for the Fortress
choice-fortress_glory-once = Once only
choice-walls_left = Walls left without defenders
choice-walls_left-removed = The battle is won
choice-walls_left-must_fall = They must be destroyed as well
choice-november = Glorification for a quick end at Tyre
choice-november-by = Up to and including November
choice-november-before = Before November
choice-orders_after_tyre = Enemy Orders once Tyre has fallen
choice-orders_after_tyre-others = Other Fortresses go on
choice-orders_after_tyre-none = None at all
choice-wall_gold = Gold for destroyed walls
choice-wall_gold-no = None
choice-wall_gold-yes = As for units
choice-deploy_hits = Hits when Deploy finds an empty cup
choice-deploy_hits-units = Units take them
choice-deploy_hits-rally = Rally and Regroup help
choice-building = City and Temple before an enemy Fortress
choice-building-held = Not while the enemy holds the area
choice-building-anywhere = Wherever the army is
choice-rating = Rating of a single campaign
choice-rating-victory_points = Victory Points
choice-rating-immortality = Immortality as well

outcome-won = Alexander has won; his name lives on.
outcome-alexander_killed = Alexander is dead. The campaign is lost.
outcome-out_of_time = Time has run out. The campaign is lost.
outcome-prophecy_failed = The gods have turned away: a failed Prophecy and nothing left to give. The campaign is lost.

## Questions

ask-options = { $campaign }: ready to begin? Special options are for later games: they make it easier or harder, and a win worth fewer or more Victory Points.
ask-advisor = { $left ->
        [one] Who will be your Advisor? His help lasts the whole campaign; no choice is wrong.
       *[other] Who will be your Advisors ({ $left } to choose)? Their help lasts the whole campaign; no choice is wrong.
    }
ask-refit = Refit reduced units for { $price } Gold each? You have { $gold } Gold.
ask-diplomats = Send the Diplomats? They add { $bonus } to every roll for Enemy Orders this turn.
ask-aristander = The orders come to { $total }: { $effect }. With Aristander’s +1: { $other }. Let him add it?
ask-tribute = Give up { $gold } Gold (you have { $treasury }), or take a hit?
ask-deed = These actions are possible at any moment. Which do you take?
ask-interlude = The enemy is acting. Do you want to do something first?
moment-interlude = while the enemy acts
ask-hit = { $why ->
        [battle] Your army is hit. Who takes it? (hits to assign: { $hits })
        [resistance] Resistance on the march: who takes the hit? (hits to assign: { $hits })
        [mutiny] Mutiny! Who takes the hit? (hits to assign: { $hits })
        [cup_empty] The enemy has no units left to draw, so your army suffers instead. Who takes the hit? (hits to assign: { $hits })
        [operation] You cannot pay the enemy’s price. Who takes the hit? (hits to assign: { $hits })
        [fleet] The Tyrian fleet strikes. Who takes the hit? (hits to assign: { $hits })
       *[other] Who takes the hit? (hits to assign: { $hits })
    }
ask-penalty = You have failed the Prophecy “{ $card }”. Lose one level (Alexander is at A{ $level }) or an Advisor?
ask-intrigue = The enemy draws the Operation “{ $card }”. { $gold ->
        [0] Spend { $glory } Glory to cancel it?
       *[other] Spend { $gold } Gold to cancel it?
    }
ask-fleet = The Tyrian fleet rolls { $total }. Which do you suffer?
ask-repair = Tyre repairs its walls. Which section?
ask-march = Your army of { $forces } is { $space_in } with { $gold } Gold. Where to? Pass to end the Conquest phase.
ask-scout = Scouting { $space }: a { $die } against your { $forces ->
        [one] one force
       *[other] { $forces } forces
    }. { $hits ->
        [0] { $gold ->
            [0] The way is free. Enter?
           *[other] Entering costs { $gold } Gold.
        }
       *[other] Entering costs { $hits ->
            [one] a hit
           *[other] { $hits } hits
        }.
    } If you stay, you move no more this turn.
ask-prophecy = An Oracle speaks { $space_in }. Accept its Prophecy, unread? Fulfilled in time, it raises Alexander a level; failed, it costs a level or an Advisor.
ask-assault = You are before { $space }. Forces: { $forces } against { $enemies }. Give battle, or try to intimidate them? If that fails, there is a battle.
ask-intimidation = Intimidation { $space_in } totals { $total } ({ $result ->
        [success] success
        [on_going] on-going
       *[fail] failure
    }); { $needed } more for success. Spend Glory?
ask-on_going = The talks { $space_in } are on-going. Give battle now, or wait and end the Conquest phase?
ask-anticipation = Play Anticipation? The enemy then draws no plans, instead of { $plans }.
ask-bucephalus = Ride Bucephalus? Alexander gains 1 on both values for this battle.
ask-plans = Choose your Battle Plans. { $free ->
        [0] Each further one costs 1 Gold; you have { $gold }.
       *[other] Free: { $free }. Beyond that 1 Gold each; you have { $gold }.
    }
ask-battle_turn = Turn { $turn } of the battle { $space_in }, Force Advantage { $advantage }. Fight on, or retreat? In a retreat each unit rolls a die: above Alexander’s Battle value it is lost.
ask-moment = Units of speed { $speed } are about to act. Seize the moment?
ask-alexander = Does Alexander (A{ $level }) attack { $piece } or the enemy’s units? A duel lasts to the end of the battle.
ask-attacker = Speed { $speed }: who attacks next?
ask-last_attack = Speed { $speed }: anything else before you go on?
ask-siege_target = { $piece }: what is the target?
ask-fate = { $piece }: a { $die }, and { $needs } or less is needed. Tempt Fate and roll again?
ask-flank = { $piece }: { $hits ->
        [one] a hit
       *[other] { $hits } hits
    }. Use Flank for one more?
ask-target = Who takes the hit? (hits to assign: { $hits })
ask-regroup = { $piece_the } { $piece_gender ->
        [p] are
       *[s] is
    } lost. Use Regroup to have the unit back after the battle?
ask-govern = { $space } is yours. Govern it for { $each } Gold every turn, or raze it for { $once } Gold now?
ask-spend = You have { $gold } Gold and { $glory } Glory. What do you buy?

## Buttons

button-gold = Lose { $gold } Gold
button-options-done = Begin
button-take_hit = Take a hit
button-refit = Refit
button-attack = Attack
button-buy = Buy
button-level = Lose a level
button-campaign = Lose the campaign
button-disband = Disband { $what }
button-serpent = Give up { $what } to the serpent
button-deeds = At any moment…
button-back = Back
button-pray = Pray to the Winds (5 Gold)
button-battle = Give battle
button-intimidate = Intimidate
button-enter = Enter
button-stay = Stay
button-fight = Fight
button-retreat = Retreat
button-units = Enemy units
button-wall = A wall
button-charge = Charge with { $what }
button-sacrifice = Sacrifice { $what }
button-govern = Govern
button-raze = Raze
button-city = Build a City
button-temple = Build a Temple
button-transports = Buy a Transport
button-mole = Build a Mole section
button-siege_ships = Build a Siege Ship
button-warships = Drive off a warship
button-insight = Draw an Insight (3 Glory)
button-sink_siege_ship = Lose a Siege Ship
button-sink_transport = Lose a Transport
button-lose_2_gold = Lose 2 Gold
button-lose_3_gold = Lose 3 Gold
button-lose_mole_section = Lose a Mole section
button-repair_wall = Tyre repairs a wall
button-regain_warship = Tyre regains a warship

## Refusals

no-duel_apart = In the duel only the enemy leader’s hits reach Alexander.
no-duel_for_two = This hit comes out of the duel: it is Alexander’s alone.
no-too_little_gold = That costs { $needs } Gold; you have { $gold }.
no-too_little_glory = That costs { $needs } Glory; you have { $glory }.
no-already_there = The army is { $space_in } already.
no-not_adjacent = { $space } is not next to { $from }.
no-no_way_in = There is no way into { $space }: no wall section is destroyed, and the Mole is not complete.
no-not_in_old_tyre = For this the army must be { $space_in }.
no-tyre_fallen = Tyre has fallen; that is no longer needed.
no-track_end = { $track }: that is the end of the track.
no-one_section_a_turn = Only one section of the Mole can be built each turn.
no-one_kind_a_turn = Without Antipater you may buy only one kind of thing each turn, and you have chosen already.
no-intimidated_already = { $space } has withstood your threats this turn; try again in the next.
no-already_built = { $space } has one of these already.
no-enemy_here = You cannot build at { $space } while the enemy holds it.
no-no_counter_left = All counters of this kind are on the map.
no-advisor_gone = { $card } is gone for the rest of the campaign.
no-fate_from_temples = Fate comes from Temples; it cannot be chosen.
no-plan_limit = “{ $card }” can be taken only { $limit ->
        [one] once
       *[other] { $limit } times
    } in a battle.
no-wall_stands = Envelop cannot be used while a wall stands in the battle.
no-no_force_advantage = Your Force Advantage is { $advantage }; Envelop would achieve nothing.

## What happened

event-campaign_begun = The campaign begins: { $campaign }.
event-option_taken = Option: “{ $card }” ({ $vp } VP if you win).
event-advisor_joined = { $glory ->
        [0] { $card } joins your staff.
       *[other] { $card } joins your staff for { $glory } Glory.
    }
event-enemy_deployed = The enemy is at { $space } with { $count ->
        [one] one counter
       *[other] { $count } counters
    }, { $walls ->
        [0] no walls
        [one] one of them a wall
       *[other] { $walls } of them walls
    }.
event-turn_advanced = A new turn: { $box }. A win now is worth { $vp } VP.
event-refitted = { $piece_the } { $piece_gender ->
        [p] are
       *[s] is
    } refitted for { $gold } Gold.
event-order_rolled = Orders for { $space }: { $die } + distance { $distance }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    } = { $total }: { $effect ->
        [wall_1] { effect-wall_1 }
        [lose_2_gold_or_1_hit] { effect-lose_2_gold_or_1_hit }
        [garrison_1] { effect-garrison_1 }
        [glory_1_battle] { effect-glory_1_battle }
        [gold_2_intimidation] { effect-gold_2_intimidation }
       *[none] nothing
    }.
event-wall_raised = A wall goes up { $space_in }.
event-nothing_happened = { $why ->
        [no_wall_left] No wall counter is left; nothing happens.
       *[other] Nothing happens.
    }
event-garrison_joined = The garrison { $space_in } is joined by { $piece_the }.
event-cup_empty = { $side }: no unit left to draw. You take { $hits ->
        [one] a hit
       *[other] { $hits } hits
    } instead.
event-reward_placed = { $glory ->
        [0] { $gold } Gold waits { $space_in } for whoever takes it by intimidation.
       *[other] { $glory } Glory waits { $space_in } for whoever takes it by battle.
    }
event-gold_lost = You lose { $gold } Gold { $why ->
        [orders] to the enemy’s raiders
        [operation] to the enemy’s Operation
        [forage] for forage on the march
        [prayer] in prayer to the Winds
        [fleet] to the Tyrian fleet
       *[other] in all
    }.
event-gold_gained = { $why ->
        [income] Income: { $gold } Gold goes into the Treasury.
        [raze] Plunder: { $gold } Gold goes into the Treasury.
        [reward] The { $gold } Gold that was waiting there goes into the Treasury.
       *[other] { $gold } Gold goes into the Treasury at once.
    }
event-glory_gained = { $glory } Glory { $why ->
        [battle] for the battle won
        [fortress] for the Fortress
        [leader] for the enemy’s leader
        [reward] that lay there for you
       *[other] gained
    }.
event-glory_spent = { $glory } Glory spent { $why ->
        [intimidation] to make an impression
       *[other] in all
    }.
event-operation_drawn = The enemy draws an Operation: “{ $card }”.
event-operation_cancelled = { $gold ->
        [0] Intrigue cancels “{ $card }” for { $glory } Glory.
       *[other] Intrigue cancels “{ $card }” for { $gold } Gold.
    }
event-operation_unit = { $piece_the } { $piece_gender ->
        [p] gather
       *[s] gathers
    } for the next Operation.
event-operation_landed = The Operation brings { $piece_the } { $space_to }.
event-operation_foiled = { $space } is yours: { $piece_the } { $piece_gender ->
        [p] turn
       *[s] turns
    } back.
event-operations_shuffled = The { $count } Operation counters are shuffled again.
event-mutiny = Mutiny! { $counters ->
        [0] But there was nothing to complain about.
        [one] One grievance: { $hits ->
            [one] one hit
           *[other] { $hits } hits
        }.
       *[other] { $counters } grievances: { $hits ->
            [one] one hit
           *[other] { $hits } hits
        }.
    }
event-unit_reduced = { $piece_the } { $piece_gender ->
        [p] are
       *[s] is
    } reduced.
event-unit_destroyed = { $piece_the } { $piece_gender ->
        [p] are
       *[s] is
    } destroyed.
event-alexander_hit = Alexander is wounded; he is now at A{ $level }.
event-alexander_killed = Alexander, at A{ $level }, is killed.
event-disbanded = { $piece_the } { $piece_gender ->
        [p] are
       *[s] is
    } disbanded.
event-scouted = Scouts to { $space } roll { $die } against your { $forces ->
        [one] one force
       *[other] { $forces } forces
    }: { $hits ->
        [0] { $gold ->
            [0] the way is free
           *[other] { $gold } Gold for forage
        }
        [one] resistance, a hit
       *[other] resistance, { $hits } hits
    }.
event-marched = The army marches { $space_to }.
event-stayed = The army stays { $space_in }.
event-fever_struck = Fever strikes Alexander { $space_in }: the Conquest phase ends here.
event-reinforcements_came = Reinforcements reach { $space }: { $piece }.
event-prophecy_refused = The Prophecy { $space_in } is refused, unread.
event-prophecy_accepted = The Oracle { $space_in }: “{ $card }”, until { $box }.
event-prophecy_fulfilled = The Prophecy “{ $card }” is fulfilled. Alexander rises to A{ $level }.
event-prophecy_failed = The Prophecy “{ $card }” has failed.
event-level_gained = Alexander is now A{ $level }.
event-level_lost = Alexander falls to A{ $level }.
event-advisor_lost = { $card } leaves you for the rest of the campaign.
event-battle_begun = Battle { $space_in }: { $forces ->
        [one] one force
       *[other] { $forces } forces
    } against { $enemies }.
event-enemy_plans_drawn = { $count ->
        [one] The enemy’s plan: { $cards }.
       *[other] The enemy’s { $count } plans: { $cards }.
    }
event-plan_taken = { $gold ->
        [0] Your plan: “{ $card }”.
       *[other] Your plan: “{ $card }”, for { $gold } Gold.
    }
event-plan_used = { $side_the } { $side_gender ->
        [p] use
       *[s] uses
    } { $card }.
event-plan_lost = Confusion: you lose “{ $card }”.
event-plans_cancelled = Maneuver voids { $count ->
        [one] one enemy plan
       *[other] { $count } enemy plans
    }.
event-raided = Raid: a { $die } costs you { $gold } Gold.
event-enemy_reinforced = The enemy { $space_in } is joined by { $piece_the }.
event-battle_turn = Battle turn { $turn }.
event-attacked = { $piece }: a { $die } ({ $superior ->
        [0] needs { $needs }
       *[other] needs { $needs }, two hits at { $superior }
    }): { $hits ->
        [0] a miss
        [one] a hit
       *[other] { $hits } hits
    }.
event-rested = { $piece_the } { $piece_gender ->
        [p] do
       *[s] does
    } not attack this turn.
event-rerolled = Fate, { $piece }: a { $die } instead.
event-enveloped = Envelop: { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }.
event-trapped = The trap is sprung for { $die ->
        [one] one hit
       *[other] { $die } hits
    }.
event-duel_begun = Alexander seeks out { $piece }. They fight each other to the end.
event-leader_left = { $piece } leaves the field.
event-leader_killed = { $piece } falls to Alexander, and his army breaks.
event-regrouped = { $piece } will regroup after the battle.
event-battle_won = The battle { $space_in } is won.
event-retreat_rolled = Retreat, { $piece }: a { $die } (needs { $needs }), { $saved ->
        [true] safe
        [yes] safe
       *[other] lost
    }.
event-retreated = The army falls back { $space_from } { $to_to }.
event-intimidated = Intimidation { $space_in }: { $die } and { $bonus } for the odds make { $total }.
event-intimidation_result = Intimidation { $space_in }, { $total }: { $result ->
        [success] they surrender
        [on_going] they waver
       *[fail] they defy you
    }.
event-area_conquered = { $how ->
        [battle] { $space } is conquered in battle.
       *[other] { $space } opens its gates.
    }
event-governed = { $space } is governed: { $gold } Gold every turn.
event-razed = { $space } is razed for { $gold } Gold.
event-revolted = { $space } rises in revolt: your rule there is over.
event-income = Income: { $base } + { $governed } governed + { $destroyed } for beaten units + { $transports } by sea = { $total } Gold.
event-unit_bought = { $piece_the } { $piece_gender ->
        [p] join
       *[s] joins
    } the army for { $gold } Gold.
event-city_built = A City is founded { $space_in } for { $gold } Gold.
event-temple_built = A Temple is raised { $space_in } for { $gold } Gold.
event-insight_gained = An Insight for { $glory } Glory: “{ $card }”.
event-insight_used = You play “{ $card }”.
event-spies_struck = Spies at { $space } remove { $piece }.
event-track_moved = { $gold ->
        [0] { $track }: now { $at }.
       *[other] { $track }: now { $at }, for { $gold } Gold.
    }
event-fleet_rolled = { $bonus ->
        [0] The Tyrian fleet rolls { $total }.
       *[other] The Tyrian fleet: { $die } and { $bonus } make { $total }.
    }
event-fleet_effect = { $effect ->
        [sink_siege_ship] A Siege Ship is sunk.
        [sink_transport] A Transport is sunk.
        [lose_mole_section] A section of the Mole is wrecked.
        [repair_wall] Tyre repairs its walls.
        [regain_warship] Tyre regains a warship.
       *[other] The fleet takes Gold.
    }
event-siege_ship_fired = A Siege Ship rolls { $die }: { $hits ->
        [0] a miss
       *[other] a hit
    }.
event-section_hit = Wall section { $section } is { $left ->
        [0] a ruin
        [1] reduced
       *[other] unharmed
    }.
event-section_repaired = Wall section { $section } is { $left ->
        [1] patched up
       *[other] whole again
    }.
event-campaign_won = { $campaign } is won: { $box_vp } VP for the date, { $cities } for Cities, { $options } for options, { $mole } for the Mole, { $vp } in all.
event-campaign_lost = { $campaign } is lost: { $why ->
        [alexander_killed] Alexander is dead
        [out_of_time] time has run out
       *[prophecy_failed] a Prophecy has failed and nothing is left to give
    }.
event-immortality_scored = Immortality: { $governed } for governed areas, { $glory } for Glory, { $vp } for Victory Points, { $level } for Alexander himself: { $points } points, { $total } so far.
event-career_ended = { $points } Immortality points: Alexander is remembered for { $years } years.

## Names

side-macedonian = Macedonians
    .the = the Macedonians
    .gender = p
side-persian = Persians
side-indian = Indians
side-south_greek = South Greeks
side-enemy = Enemy
    .the = the enemy

phase-set_up = Set-up
phase-advance = Advance the turn marker
phase-refit = Refit
phase-enemy_orders = Enemy Orders
phase-enemy_operations = Enemy Operations
phase-siege = Siege Ships
phase-conquest = Conquest
phase-gain = Gain Gold
phase-spend = Spend Gold and Glory
phase-turn_end = End of the turn

track-turn = Turn
track-gold = Gold
track-glory = Glory
track-level = Alexander’s level
track-transports = Transports
track-mole = The Mole
track-siege_ships = Siege Ships
track-warships = Tyrian warships

track-start = Start
track-bc338 = 338 BC
track-bc336 = 336 BC
track-bc335_spring = Spring 335 BC
track-bc335_summer = Summer 335 BC
track-bc335_autumn = Autumn 335 BC
track-bc335_winter = Winter 335 BC
track-bc334_spring = Spring 334 BC
track-bc334_summer = Summer 334 BC
track-bc334_autumn = Autumn 334 BC
track-bc334_winter = Winter 334 BC
track-bc333_early_spring = Early Spring 333 BC
track-bc333_late_spring = Late Spring 333 BC
track-bc333_early_summer = Early Summer 333 BC
track-bc333_late_summer = Late Summer 333 BC
track-bc333_early_autumn = Early Autumn 333 BC
track-bc333_late_autumn = Late Autumn 333 BC
track-bc333_early_winter = Early Winter 333 BC
track-bc332_late_winter = Late Winter 332 BC
track-bc332_01 = January 332 BC
track-bc332_02 = February 332 BC
track-bc332_03 = March 332 BC
track-bc332_04 = April 332 BC
track-bc332_05 = May 332 BC
track-bc332_06 = June 332 BC
track-bc332_07 = July 332 BC
track-bc332_08 = August 332 BC
track-bc332_09 = September 332 BC
track-bc332_10 = October 332 BC
track-bc332_11 = November 332 BC
track-bc332_12 = December 332 BC
track-bc331 = 331 BC
track-bc330 = 330 BC
track-bc329 = 329 BC
track-bc328 = 328 BC
track-bc327 = 327 BC
track-bc326 = 326 BC
track-bc325 = 325 BC
track-bc324 = 324 BC
track-bc323 = 323 BC

space-battlefield = Alexander’s army
space-reinforcements = Reinforcements
space-operations = Enemy Operations
space-destroyed = Destroyed enemy units

space-macedonia = Macedonia
    .in = in Macedonia
space-chaeronea = Chaeronea
space-sestus = Sestus
space-ilium = Ilium
space-granicus = Granicus
    .in = on the Granicus
    .to = to the Granicus
    .from = from the Granicus
    .the = the Granicus
space-sardis = Sardis
space-ephesus = Ephesus
space-halicarnassus = Halicarnassus
space-lycia = Lycia
    .in = in Lycia
space-side = Side
space-celaenae = Celaenae
space-gordion = Gordium
space-ancyra = Ancyra
space-cappadocia = Cappadocia
    .in = in Cappadocia
space-tarsus = Tarsus
space-issus = Issus
space-biblos = Byblos
space-sidon = Sidon
space-old_tyre = Old Tyre
    .in = in Old Tyre
space-tyre = Tyre
space-ace = Ace
space-jerusalem = Jerusalem
    .in = in Jerusalem
space-joppa = Joppa
space-gaza = Gaza
space-thapsacus = Thapsacus
space-gaugamela = Gaugamela
space-babylon = Babylon
    .in = in Babylon
space-susa = Susa
space-persepolis = Persepolis
space-ecbatana = Ecbatana
space-hecatompylos = Hecatompylos
space-aria = Aria
    .in = in Aria
space-drangiana = Drangiana
    .in = in Drangiana
space-arachosia = Arachosia
    .in = in Arachosia
space-paropamisadae = Paropamisadae
    .in = in Paropamisadae
space-bactra = Bactra
space-maracanda = Maracanda
space-aornos = Aornos
space-taxila = Taxila
space-hydaspes = Hydaspes
    .in = on the Hydaspes
    .to = to the Hydaspes
    .from = from the Hydaspes
    .the = the Hydaspes
space-hyphasis = Hyphasis
    .in = on the Hyphasis
    .to = to the Hyphasis
    .from = from the Hyphasis
    .the = the Hyphasis
space-malli = Malli
    .in = among the Malli
    .to = to the Malli
    .from = from the Malli
    .the = the Malli
space-pattala = Pattala
space-gedrosia = Gedrosia
    .in = in Gedrosia
space-carmania = Carmania
    .in = in Carmania

piece-mac_archers = Archers
    .the = the Archers
    .gender = p
piece-mac_peltasts = Peltasts
    .the = the Peltasts
    .gender = p
piece-mac_light_cavalry = Light Cavalry
    .the = the Light Cavalry
piece-mac_heavy_cavalry = Heavy Cavalry
    .the = the Heavy Cavalry
piece-mac_infantry = Infantry
    .the = the Infantry
piece-mac_phalanx = Phalanx
    .the = the Phalanx
piece-mac_siege_engine = Siege Engine
    .the = the Siege Engine
piece-per_archers = Persian Archers
    .the = the Persian Archers
    .gender = p
piece-per_peltasts = Persian Peltasts
    .the = the Persian Peltasts
    .gender = p
piece-per_light_cavalry = Persian Light Cavalry
    .the = the Persian Light Cavalry
piece-per_heavy_cavalry = Persian Heavy Cavalry
    .the = the Persian Heavy Cavalry
piece-per_chariots = Persian Chariots
    .the = the Persian Chariots
    .gender = p
piece-per_infantry = Persian Infantry
    .the = the Persian Infantry
piece-per_immortals = Immortals
    .the = the Immortals
    .gender = p
piece-per_phalanx = Mercenary Phalanx
    .the = the Mercenary Phalanx
piece-ind_archers = Indian Archers
    .the = the Indian Archers
    .gender = p
piece-ind_light_cavalry = Indian Light Cavalry
    .the = the Indian Light Cavalry
piece-ind_chariots = Indian Chariots
    .the = the Indian Chariots
    .gender = p
piece-ind_infantry = Indian Infantry
    .the = the Indian Infantry
piece-ind_elephants = Indian Elephants
    .the = the Indian Elephants
    .gender = p
piece-sg_sacred_band = Sacred Band
    .the = the Sacred Band
piece-sg_infantry = Greek Infantry
    .the = the Greek Infantry
piece-sg_phalanx = Greek Phalanx
    .the = the Greek Phalanx
piece-sg_peltasts = Greek Peltasts
    .the = the Greek Peltasts
    .gender = p
piece-chares = Chares
    .the = Chares
piece-memnon = Memnon
    .the = Memnon
piece-darius_iii = Darius III
    .the = Darius III
piece-porus = Porus
    .the = Porus
piece-wall = Wall
    .the = the wall
piece-wall_section = Wall section
    .the = the wall section
piece-alexander = Alexander
    .the = Alexander
piece-army = Alexander’s Army
piece-city = City
piece-temple = Temple
piece-prophecy = Prophecy
piece-section-1 = Wall section 1
piece-section-2 = Wall section 2
piece-section-3 = Wall section 3
piece-section-4 = Wall section 4
piece-section-5 = Wall section 5
piece-section-6 = Wall section 6

effect-wall_1 = a wall
effect-lose_2_gold_or_1_hit = 2 Gold or a hit
effect-garrison_1 = a garrison unit
effect-glory_1_battle = 1 Glory for taking it by battle
effect-gold_2_intimidation = 2 Gold for taking it by intimidation
effect-none = nothing
effect-sink_siege_ship_or_sink_transport = a Siege Ship or a Transport lost
effect-sink_transport_or_lose_2_gold = a Transport or 2 Gold lost
effect-repair_wall_or_regain_warship = a wall repaired or a warship regained by Tyre
effect-lose_mole_section_or_lose_3_gold = a Mole section or 3 Gold lost

card-a_charge = Charge
card-a_envelop = Envelop
card-a_fate = Fate
card-a_flank = Flank
card-a_lead = Lead
card-a_rally = Rally
card-a_regroup = Regroup
card-a_sacrifice = Sacrifice
card-e_archers = Archers
card-e_cavalry = Cavalry
card-e_confusion = Confusion
card-e_deploy = Deploy
card-e_flank = Flank
card-e_guards = Guards
card-e_infantry = Infantry
card-e_raid = Raid
card-e_rally = Rally
card-op_go = Go!
card-op_force1_a = 1 Force
card-op_force1_b = 1 Force
card-op_force2_a = 2 Forces
card-op_force2_b = 2 Forces
card-op_force3 = 3 Forces
card-op_minus5_gold = −5 Gold
card-op_wall = 1 Wall
card-anticipation = Anticipation
card-bucephalus = Bucephalus
card-courtesans = Courtesans
card-diplomats = Diplomats
card-maneuver = Maneuver
card-morale = Morale
card-spies = Spies
card-trap = Trap
card-wall_of_wood = A wall of wood
card-care_for_these = Care for these things
card-let_go_of_me = Let go of me
card-make_your_own = Make your own nature
card-pray_to_the_winds = Pray to the Winds
card-the_serpent = The serpent
card-strength_of_bulls = The strength of bulls
card-silver_spears = With silver spears
card-antipater = Antipater
card-aristander = Aristander
card-callisthenes = Callisthenes
card-hephaestion = Hephaestion
card-parmenion = Parmenion
card-scorched_earth = Scorched Earth
card-estranged_prince = Estranged Prince
card-theban_revolt = Theban Revolt
card-war_chest = War Chest
card-persian_fleet = Persian Fleet
card-harpalus = Harpalus
card-cydnus_fever = Fever at Tarsus
card-royal_reinforcements = Reinforcements at Gordium
card-raiders = Raiders
card-gaza_defenses = Gaza’s Defenses
card-winter_storms = Winter Storms
card-cypriot_fleet = Cypriot Fleet
card-scythed_chariots = Scythed Chariots
card-gedrosian_desert = Gedrosian Desert
card-philotas_affair = Philotas Affair
card-antipaters_levies = Antipater’s Levies

## What a card does

help-a_charge = One Cavalry unit attacks in a turn it should rest.
help-a_envelop = Hits equal to your Force Advantage; not while a wall stands.
help-a_fate = Roll one of your own battle dice again. One for each Temple.
help-a_flank = One more hit when an Infantry or Cavalry attack hits; once per attack.
help-a_lead = Alexander has +1 Battle and superior value for the whole battle.
help-a_rally = Absorbs one hit.
help-a_regroup = A unit that is destroyed returns at full strength after the battle.
help-a_sacrifice = One unit attacks as if it rolled a 1 and is then destroyed.
help-e_archers = Enemy Archers have +3 in the first turn.
help-e_cavalry = Enemy Cavalry have +1 on both values in the first turn.
help-e_confusion = You lose a plan at random before anything else happens.
help-e_deploy = One more enemy unit joins before the battle.
help-e_flank = One more hit when enemy Infantry or Cavalry hits.
help-e_guards = Absorbs one of Alexander’s hits on the enemy leader.
help-e_infantry = Enemy Infantry have +2 in the first turn.
help-e_raid = You lose 1 or 2 Gold.
help-e_rally = Absorbs one hit before any unit does.
help-anticipation = The enemy draws no plans for a battle.
help-bucephalus = Alexander has +1 on both values for a battle.
help-courtesans = Adds 4 to an intimidation roll.
help-diplomats = Adds 3 to all Enemy Orders of a turn.
help-maneuver = The enemy does not attack in the first turn of a battle.
help-morale = A Rally for each of your forces in a battle.
help-spies = A random enemy counter leaves every Fortress but Tyre.
help-trap = As many hits on enemy units in a battle as a die shows.
help-wall_of_wood = Conquer a key area and raze it within 4 turns.
help-care_for_these = Hold two conquered key areas within 4 turns.
help-let_go_of_me = Conquer a key area and govern it within 4 turns.
help-make_your_own = Use no Advisor for the next two turns.
help-pray_to_the_winds = Pay 5 Gold within 2 turns.
help-the_serpent = Give up an Advisor within 2 turns.
help-strength_of_bulls = Build a City within 2 turns.
help-silver_spears = Have 15 Gold in the Treasury within 3 turns.
help-antipater = You may buy units, a City and a Temple in the same turn.
help-aristander = After each roll for Enemy Orders you may add 1.
help-callisthenes = +1 Glory for every award.
help-hephaestion = +1 to Alexander’s Battle value and plans.
help-parmenion = The enemy draws 3 plans fewer.
help-scorched_earth = Scouting in Asia that costs Gold costs 1 more.
help-estranged_prince = No extra plans from King Philip.
help-theban_revolt = From 336 BC on Thebes is in revolt: a marker at Chaeronea, Govern or Raze, is lost.
help-war_chest = Start with 5 more Gold.
help-persian_fleet = 5 Gold less each turn until Tarsus is conquered.
help-harpalus = 1 Gold less each turn.
help-cydnus_fever = The Conquest phase ends when you first enter Tarsus.
help-royal_reinforcements = A free Phalanx when you first enter Gordium.
help-raiders = One more roll for the Tyrian fleet every turn.
help-gaza_defenses = Your Siege Engines have −1 at Gaza.
help-winter_storms = Each Mole section costs 1 Gold more.
help-cypriot_fleet = Start with a Siege Ship.
help-scythed_chariots = Persian Chariots have +1 superior value at Gaugamela.
help-gedrosian_desert = Scouting into Gedrosia costs double. The points are for crossing it.
help-philotas_affair = Parmenion is not available.
help-antipaters_levies = Start with one more Phalanx and Light Cavalry.
help-op_go = The enemy launches his Operation.
help-op_force1_a = One unit gathers for the Operation. Cancel: 2 Gold.
help-op_force1_b = One unit gathers for the Operation. Cancel: 2 Gold.
help-op_force2_a = Two units gather for the Operation. Cancel: 4 Gold.
help-op_force2_b = Two units gather for the Operation. Cancel: 2 Glory.
help-op_force3 = Three units gather for the Operation. Cancel: 3 Glory.
help-op_minus5_gold = Lose 5 Gold at Go!, or take a hit for each that is missing. Cancel: 1 Glory.
help-op_wall = A wall joins the Operation. Cancel: 2 Gold.
help-city = 5 VP if you win this campaign.
help-temple = A Fate plan in every battle: one of your dice may be rolled again.
help-mole = One section a turn. Complete, it opens Tyre and is worth VP.
help-siege_ships = Before the army moves each ship rolls: a 3 or less hits a wall section.
help-transports = Each brings Gold every turn.
help-warships = Each rolls against you every turn. Pay to drive them off.

## Facts

fact-campaign = Campaign: { $value }
fact-linked = Career: { $value ->
        [true] yes
       *[other] no
    }
fact-box = Turn box { $value }
fact-date = Date: { $value }
fact-level = Alexander: A{ $value }
fact-gold = Gold: { $value }
fact-glory = Glory: { $value }
fact-forces = Forces: { $value }
fact-vp = Victory Points: { $value }
fact-immortality = Immortality: { $value }
fact-silent = Advisors silenced: { $value ->
        [true] yes
       *[other] no
    }
fact-city_price = City: { $value } Gold
fact-temple_price = Temple: { $value } Gold
fact-raze_gold = Razing: { $value } Gold
fact-govern_gold = Governing: { $value } Gold a turn
fact-base_gold = Income: { $value } Gold a turn
fact-insight_price = Insight: { $value } Glory
fact-insight_choice_price = Insight of your choice: { $value } Glory
fact-advisor_price = Advisor: { $value } Glory
fact-refit_price = Refit: { $value } Gold
fact-price_transports = Next Transport: { $value } Gold
fact-price_mole = Next Mole section: { $value } Gold
fact-price_siege_ships = Next Siege Ship: { $value } Gold
fact-price_warships = One warship less: { $value } Gold
fact-box_vp = For the date: { $value }
fact-cities = For Cities: { $value }
fact-options = For options: { $value }
fact-mole = For the Mole: { $value }
fact-cup_persian = Persian units to come: { $value }
fact-cup_indian = Indian units to come: { $value }
fact-cup_south_greek = South Greek units to come: { $value }
fact-walls_left = Walls to come: { $value }
fact-kind = { $value ->
        [fortress] Fortress
        [battle] Battle area
        [oracle] Oracle
       *[other] Open country
    }
fact-state = { $value ->
        [enemy] Enemy
        [taken] Taken
        [governed] Governed
        [razed] Razed
        [revolted] In revolt
       *[other] Free
    }
fact-oracle = Prophecy waiting: { $value ->
        [true] yes
       *[other] no
    }
fact-city = City: { $value ->
        [true] yes
       *[other] no
    }
fact-temple = Temple: { $value ->
        [true] yes
       *[other] no
    }
fact-distance = Distance: { $value }
fact-nation = Nation: { $value ->
        [persian] Persian
        [indian] Indian
        [south_greek] South Greek
       *[other] none
    }
fact-count = Enemy counters: { $value }
fact-full = { $value ->
        [true] full strength
       *[other] reduced
    }
fact-one_step = { $value ->
        [true] one hit destroys it
       *[other] two hits destroy it
    }
fact-type = Type: { $value ->
        [A] Alexander
        [LE] leader
        [AR] Archers
        [PE] Peltasts
        [LC] Light Cavalry
        [HC] Heavy Cavalry
        [CH] Chariots
        [EL] Elephants
        [IN] Infantry
        [PH] Phalanx
        [SE] Siege Engine
        [WA] wall
       *[other] { $value }
    }
fact-battle = Battle value { $value }
fact-superior = superior value { $value }
fact-speed = speed { $value }
fact-price = Price: { $value } Gold
fact-acted = { $value ->
        [true] has acted
       *[other] has yet to act
    }
fact-rests = { $value ->
        [true] rests
       *[other] ready
    }
fact-strength = { $value ->
        [0] destroyed
        [1] reduced
       *[other] full strength
    }
fact-turn = Battle turn { $value }
fact-space = Place: { $value }
fact-duel = Duel: { $value ->
        [true] yes
       *[other] no
    }
fact-advantage = Force Advantage { $value }
fact-penalty = { $value ->
        [0] no walls
       *[other] Walls: -{ $value }
    }
fact-free_plans = Free plans: { $value }
fact-maneuver = Maneuver: { $value ->
        [true] yes
       *[other] no
    }
fact-bucephalus = Bucephalus: { $value ->
        [true] yes
       *[other] no
    }
fact-wall = { $value ->
        [true] wall
       *[other] unit
    }
fact-mutiny_hits = Mutiny: { $value ->
        [one] one hit
       *[other] { $value } hits
    } for each grievance
fact-place = { $value }
fact-side = { $value }
fact-piece = { $value }

## Hands

hand-advisors = Advisors
hand-advisors_free = Advisors for hire
hand-insights = Insights
hand-insight_cup = Insights in the cup
hand-options = Options
hand-prophecies = Prophecies
hand-operations_drawn = Operations drawn
hand-operations_cancelled = Operations cancelled
hand-operations_pile = Operations to come
hand-enemy_plans = Enemy plans
hand-own_plans = Your plans

## What is under way

row-orders = Enemy Orders { $span }: { $effect }
row-fleet_orders = The Tyrian fleet { $span }: { $effect }
stage-operation = Enemy Operations
fact-destinations = { $value }
stage-battle = Battle
stage-career = Campaign over

# -- reasons of a number in battle --
reason-printed = printed
reason-level = Alexander’s level
reason-reduced = reduced
reason-helped = { $what }
reason-plan = { $what }
reason-option = { $what }
reason-walls = walls
reason-against_walls = against walls
reason-again = attacks again
reason-kept = hit at this very speed, it still strikes as before

# -- forecast: answers that lose for sure, odds --
fatal-kills_alexander = This kills Alexander and ends the campaign.
fatal-loses_campaign = This ends the campaign. A prayer would still save it.
fatal-out_of_time = This ends the last turn, and the campaign is lost.

## What one plays for

brief-granicus = Philip’s son marches against the Greeks and then into Asia. Take five key areas: Chaeronea, Granicus, Sardis, Halicarnassus and Lycia, by battle or by intimidation. You win at the end of the turn in which all are yours, the sooner the more Victory Points; Alexander’s death, or the end of 334 BC, loses the campaign.
brief-issus = Darius himself comes to meet you in the Cilician plain. Take Side, Ancyra, Tarsus, Issus and Sidon, the coast and the heart of Asia Minor. You win at the end of the turn in which all are yours, the sooner the better; Alexander’s death, or the end of the winter of 332 BC, loses the campaign.
brief-tyre = Tyre lies on an island behind six wall sections, and her fleet strikes every month. Batter the walls with Siege Ships or build the Mole, then take Tyre and Gaza. You win at the end of the turn in which both are yours; Alexander’s death, or the end of 332 BC, loses the campaign.
brief-gaugamela = The last campaign leads through all of Persia to the Indus and back. Take eight key areas from Gaugamela to the Malli, and bring the army home to Babylon. You win at the end of a turn in Babylon with all of them yours; Alexander’s death, or the end of 323 BC, loses the campaign.
brief-linked = One life in four campaigns: Granicus, Issus, Tyre and Gaugamela, in this order. Level, staff, Insights and army go with you from one to the next, and what you win is counted as Immortality. The career ends with Gaugamela, or with the first campaign you lose.
goal-winning = You win at the end of this turn: { $vp } VP. Each City now adds { $city_vp }.
goal-winning-brief = Victory at the end of this turn: { $vp } VP
goal-take = Take { $space_the }
goal-take-brief = { $space }
goal-army_in = Then be { $space_in } with the army
goal-army_in-brief = army { $space_in }
goal-in_time = By { $date }: { $turns ->
        [one] this is the last turn
       *[other] { $turns } turns are left
    }
goal-in_time-brief = by { $date }
goal-career = Campaign { $campaign } of { $of }
phase-advance-brief = Date
phase-enemy_orders-brief = Orders
phase-enemy_operations-brief = Operations
phase-gain-brief = Income
phase-spend-brief = Spending
phase-turn_end-brief = End
help-phase_set_up = Options and Advisors are chosen, and the enemy takes his places.
help-phase_advance = The turn marker moves on: a later victory is worth less.
help-phase_refit = Pay Gold to bring reduced units back to full strength.
help-phase_enemy_orders = A die for every enemy Fortress: walls, garrisons, raids, or rewards for you.
help-phase_enemy_operations = The enemy draws a counter; with Go! all that has gathered marches.
help-phase_siege = Each Siege Ship rolls against the walls of Tyre.
help-phase_conquest = March, scout, fight or intimidate, as often as you can pay for it.
help-phase_gain = Gold from governed areas, and for enemies destroyed.
help-phase_spend = Buy troops, Cities and Temples with Gold; Insights and Advisors with Glory. It comes before the refit of the next turn.
help-phase_turn_end = If every key area is yours, the campaign is won here.

## The guided first game

guide-first = Granicus, the first steps
guide-first-about = Advisor, march, battle with plans, spending and a city that surrenders to a threat.
guide-first-options = You are Alexander, eighteen years old. Before the end of 334 BC, take the five key areas named above the map. Press Begin.
guide-first-advisor = An Advisor helps throughout the campaign. Parmenion makes the enemy draw three plans fewer: take him.
guide-first-march = Your army is in Macedonia. The Greeks wait at Chaeronea, a battle area and your first key area. March there.
guide-first-scout = Scouts roll a die. Equal to your forces: free. Lower: pay Gold. Higher: take hits. This one is free, so enter.
guide-first-plans = A battle. Plans are tricks you may use once; four are free. Take Flank: one more hit when Infantry or Cavalry hits.
guide-first-rally = Three more are free. Rally absorbs a hit: take it.
guide-first-lead = Lead makes Alexander stronger: take it, too.
guide-first-regroup = One free plan is left. Regroup brings back a unit that was lost: take it.
guide-first-ready = All four are yours. Press Done, and the battle begins.
guide-first-govern = The field is yours, and so is Chaeronea. Governed it pays Gold every turn, razed it pays once. There are many turns to come: govern.
guide-first-rest = You could march on, but every step of a large army costs. Pass: the Conquest phase ends.
guide-first-buy = Now you spend what you have. A Phalanx is slow and strong: buy one. Cities and Temples are here, too; Glory buys Insights.
guide-first-save = Keep some Gold: the next steps have to be paid, and reduced units are refitted at the beginning of the turn. Done.
guide-first-granicus = The Persians are across the river. Rest the pointer on Granicus and read who is there, and your odds. If they are good, cross; otherwise pass and grow stronger first.
guide-first-threaten = A Fortress need not be stormed. Intimidation: a die, your forces against theirs, and Glory if you like. If it fails, you fight. Try it.
guide-first-end = Now you know all of it. Three goals above the map are still open: the campaign is yours.
guide-first-at-march = Your next goal is Granicus, by way of Macedonia, Sestus and Ilium. Rest when Gold or strength runs out.
guide-first-at-scout = A die equal to your forces is free; a lower one costs Gold, a higher one costs hits. Too expensive? Stay, or disband a unit before you enter.
guide-first-at-refit = Two Gold bring a reduced unit back to full strength; worth it for the strong ones.
guide-first-at-tribute = Gold comes back every turn, and strength costs more: better to pay.
guide-first-at-intrigue = Enemy counters pile up until “Go!” is drawn. Cancelling costs Gold, so let the small ones through.
guide-first-at-prophecy = A Prophecy raises Alexander a level if you fulfil it in time, and costs one if not. The bold accept.
guide-first-at-plans = Free plans first; each further one costs a Gold.
guide-first-at-battle_turn = Fast units strike first, on both sides. Fight on while the odds bar favours you.
guide-first-at-moment = A plan may be used now. Keep it for a better moment, or strike.
guide-first-at-alexander = A duel against the leader is bold; at a low level, lead the troops instead.
guide-first-at-attacker = Who strikes first? The strong ones, before somebody hits them.
guide-first-at-last_attack = Anything more at this speed, or on to the next?
guide-first-at-target = Finish off units that have not struck yet.
guide-first-at-flank = That is what the plan is for: yes.
guide-first-at-hit = A reduced unit can be refitted: better to reduce a fresh one than to lose a weak one. Spare Alexander.
guide-first-at-regroup = A strong unit is worth it.
guide-first-at-spend = Buy, or stop: what is left stays with you.
guide-first-at-govern = Govern for the long run, raze if you need Gold now.
guide-first-at-intimidation = Each point of Glory adds one. If a little is missing, pay it.
guide-first-at-on_going = They waver. Wait and try again next turn, or give battle now.

## What a hover card tells

tell-space = { $kind ->
        [fortress] A Fortress, key to the campaign
        [battle] A battlefield, key to the campaign
        [oracle] An Oracle
       *[other] Open country
    }{ $state ->
        [enemy] , held by the enemy.
        [taken] . You have taken it.
        [governed] . You govern it: it pays Gold every turn.
        [razed] . You have razed it.
        [revolted] . It has risen against you.
       *[other] .
    }
tell-space-gold = { $gold } Gold waits here for whoever takes the area by intimidation.
tell-space-glory = { $glory } Glory waits here for whoever takes the area in battle.
tell-space-oracle = A Prophecy waits for whoever enters.
tell-space-city = Your City is here: 5 VP if you win.
tell-space-temple = Your Temple is here: a Fate plan in every battle.
tell-piece-price = It costs { $price } Gold.
tell-piece-one_step = One hit destroys it.
value-battle = battle
value-superior = superior
value-speed = speed
## Curves of the story

curve-forces = The Army
curve-gold = Gold
curve-glory = Glory
curve-areas = Areas conquered
curve-level = Alexander’s level
curve-worth = Worth of a victory (VP)

## The log: a battle in one line

log-battle = Battle { $space_in }: { $how ->
        [won] won
        [left] you retreat
       *[other] Alexander falls
    }. You lost: { $lost }. The enemy lost: { $lost_enemy }.
decided-killed = Alexander has fallen.
decided-left = The army has left the field.
decided-won = No enemy is left who would fight.
change-level = Alexander is at level { $now }.

## What a scenario is like

scenario-granicus-line = From Chaeronea over the Hellespont to Lycia: small armies, three Fortresses.
scenario-granicus-length = 30 to 45 minutes
scenario-granicus-difficulty = Start here
scenario-issus-line = Through Asia Minor to meet Darius: two ways, five places to take.
scenario-issus-length = 60 to 90 minutes
scenario-issus-difficulty = Medium
scenario-tyre-line = A siege: the Mole, the fleet and the walls of the island, then Gaza.
scenario-tyre-length = 40 to 60 minutes
scenario-tyre-difficulty = Hard
scenario-gaugamela-line = From the Euphrates to the Indus: the longest march, with an army that may mutiny.
scenario-gaugamela-length = 60 to 90 minutes
scenario-gaugamela-difficulty = Hard
scenario-linked-line = All four in one life: what you keep and what you lose goes on into the next.
scenario-linked-length = An afternoon
scenario-linked-difficulty = For those who know the campaigns
## The chronicle

chronicle-campaign_begun = { $campaign }
chronicle-turn_advanced = { $box }
chronicle-option_taken = This war had a condition of its own: “{ $card }”.
chronicle-advisors = { $cards } entered his service.
chronicle-walls = New walls were raised { $spaces_in }.
chronicle-garrisons = Fresh troops joined the garrison of { $spaces }.
chronicle-operations = { $count ->
    [one] One enemy unit
   *[other] { $count } enemy units
} marched into { $space }.
chronicle-mutiny = The army mutinied, and it cost { $hits ->
    [one] one hit
   *[other] { $hits } hits
} to calm it.
chronicle-unit_lost = One of his units was lost on the way: { $piece }.
chronicle-alexander_hit = Alexander himself was wounded.
chronicle-alexander_killed = Alexander fell.
chronicle-marched = The army marched { $spaces_to }.
chronicle-fever_struck = { $space_in } fever struck Alexander.
chronicle-reinforcements_came = { $space_in } reinforcements arrived: { $piece }.
chronicle-prophecy_accepted = The oracle of { $space } spoke, and Alexander accepted: “{ $card }”.
chronicle-prophecy_fulfilled = The Prophecy came true: “{ $card }”.
chronicle-prophecy_failed = The Prophecy did not come true: “{ $card }”.
chronicle-level_gained = His fame grew to level { $level }.
chronicle-level_lost = His fame sank to level { $level }.
chronicle-advisor_lost = { $card } left him.
chronicle-battle = { $there ->
    [true] There
   *[other] { $space_in }
} he had { $forces ->
    [one] one unit
   *[other] { $forces } units
} against { $enemies }. { $result ->
    [won] After { $turns ->
        [one] a single turn
       *[other] { $turns } turns
    } of fighting the field was his
    [lost] After { $turns ->
        [one] a single turn
       *[other] { $turns } turns
    } he gave the field up
   *[killed] It was the last battle he fought
}; he lost { $lost ->
    [0] nobody
    [one] one unit
   *[other] { $lost } units
}, the enemy { $slain ->
    [0] nobody
   *[other] { $slain }
}.
chronicle-duel_begun = Alexander sought out the enemy’s leader: { $piece }.
chronicle-leader_killed = The enemy’s leader fell: { $piece }.
chronicle-defied = { $there ->
    [true] The gates stayed shut.
   *[other] { $space } would not open its gates.
}
chronicle-yielded = { $there ->
    [true] The gates were opened without a battle.
   *[other] { $space } opened its gates without a battle.
}
chronicle-governed = He set a governor over { $there ->
    [true] it
   *[other] { $space_the }
}.
chronicle-razed = He razed { $there ->
    [true] it
   *[other] { $space_the }
} and took { $gold } Gold from the ruins.
chronicle-revolted = { $space } rose against him.
chronicle-recruited = For { $gold } Gold he raised { $goods }.
chronicle-city_built = { $there ->
    [true] There
   *[other] { $space_in }
} he founded a City.
chronicle-temple_built = { $there ->
    [true] There
   *[other] { $space_in }
} he built a Temple.
chronicle-works = Before Tyre the work went on: { $tracks }.
chronicle-breaches = The walls of Tyre were hit { $count ->
    [one] once
   *[other] { $count } times
}.
chronicle-campaign_won = The campaign was won, for { $vp } Victory Points.
chronicle-campaign_lost = The campaign was lost.
chronicle-immortality_scored = It brought { $points } points of immortality, { $total } in all.
chronicle-career_ended = He will be remembered for { $years } years.
score-years = Remembered for { $value } years

# What the printed rulebook calls otherwise than we do, for the search: `theirs = ours; …`.
book-words = { "" }

## Plans of bots, and what speaks for them

why-level = Alexander’s level
why-gold = Gold
why-hungry = provisions
why-glory = Glory
why-units = units
why-strength = the Army’s strength
why-hits = hits the Army can take
why-advisors = Advisors
why-aristander = Aristander
why-parmenion = Parmenion
why-insights = Insights
why-prophecies = Prophecies
why-operations = the enemy’s Operations
why-taken = key areas taken
why-garrisons = garrisons still to be fought
why-walls = walls still standing
why-hardest = the hardest garrison
why-way = the way still to go
why-time = time left
why-next = the chance at the next goal
why-mortal = the danger to Alexander
why-mole = the Mole
why-victorious = the victory at hand
