### Conquest of the Empire, Classic rules

game-name = Conquest of the Empire
game-length = 60 to 90 minutes
game-difficulty = Easy to begin
game-edition = Classic, Eagle 2005
game-pitch = Caesars without an emperor: raise legions, build Cities and Roads, and take every rival Caesar. Two to six players.

# -- forecast: answers that lose for sure, odds --
fatal-concedes = You leave Rome to another: for you the game is over.
fatal-razes_home = This razes the City of your own home.
fatal-risks_caesar = Your Caesar falls, and your empire with him: { $chance } %.
fatal-leaves_caesar = Your Caesar in { $space } can be attacked by { $by } with { $count ->
    [one] one unit
   *[other] { $count } units
}: { $chance } % that he falls.
fatal-keeps_talents = You still have { $purse } Talents. Keep them?

scenario-classic = Classic game

## Options of the game

choice-homes = How homes are assigned
choice-homes-order = in the order of play
choice-homes-lot = by lot
choice-homes-choice = each player chooses
choice-concession = Acclaiming an emperor
choice-concession-vote = if all others agree
choice-concession-off = never; the last Caesar wins
choice-home_lost = Tribute while the home is lost
choice-home_lost-no_tribute = none until it is back
choice-home_lost-tribute = as usual
choice-start_talents = Talents at the start
choice-start_talents-0 = none
choice-start_talents-15 = 15
choice-fort_dice = Extra dice of a Fortified City
choice-fort_dice-matched = must be matched with a unit
choice-fort_dice-automatic = hit without a unit
choice-excess_hits = Hits beyond the battle legion
choice-excess_hits-lost = are lost
choice-excess_hits-reserve = go on into the reserve
choice-mixed_arrival = A force that came by land and by sea
choice-mixed_arrival-stays = cannot retreat while a landed unit lives
choice-mixed_arrival-retreats = may retreat
choice-lone_leader = A legion beside a lone enemy leader
choice-lone_leader-conquered = takes the province
choice-lone_leader-kept = takes it only with the leader
choice-straits = A strait is closed by Galleys
choice-straits-arrow_sea = in the sea of the arrow
choice-straits-both_seas = in any sea touching both shores
choice-road_return = Going back along a Road
choice-road_return-pays = is a new march and costs a point
choice-road_return-free = belongs to the same march

## Phases

phase-movement = Movement
phase-combat = Combat
phase-tribute = Tribute
phase-destroy = Destroying Cities
phase-purchase = Purchase
phase-placement = Placement

## Numbers of troops, for the sentences below

count-infantry = { $infantry } Infantry
count-cavalry = { $cavalry } Cavalry
count-catapult = { $catapult ->
        [one] 1 Catapult
       *[other] { $catapult } Catapults
    }
plus-infantry = { $infantry ->
        [0] {""}
       *[other] , { count-infantry }
    }
plus-cavalry = { $cavalry ->
        [0] {""}
       *[other] , { count-cavalry }
    }
plus-catapult = { $catapult ->
        [0] {""}
       *[other] , { count-catapult }
    }
plus-troops = { plus-infantry }{ plus-cavalry }{ plus-catapult }
troops = { $infantry ->
        [0] { $cavalry ->
            [0] { $catapult ->
                [0] no troops
               *[other] { count-catapult }
            }
           *[other] { count-cavalry }{ plus-catapult }
        }
       *[other] { count-infantry }{ plus-cavalry }{ plus-catapult }
    }

## Questions: setting up and moving

ask-home = Which province will be your home?
ask-move = Which leader or Galley moves next?
ask-march = Where does { $leader_short } march from { $space }? With him: { troops }{ $companions ->
        [0] .
        [one] , 1 more leader.
       *[other] , { $companions } more leaders.
    }
ask-enter = { $side } has troops in { $space }. Will you ask for passage, or attack?
ask-galley = What are the orders for { $galley_short } in { $space }?
ask-board_leaders = Which leaders board { $galley_short } in { $space }?
ask-board_units = Which units board { $galley_short } in { $space }? There is room for { $at_most }.
ask-land_units = Which units go ashore from { $galley_short } in { $space }?
ask-land_leaders = Which leaders go ashore from { $galley_short } in { $space }?

## Questions: consent and the crown

ask-consent_passage = { $side } asks to pass through { $space }: { $leader }{ plus-troops }. Will you let them through?
ask-consent_road = { $side } asks to use your Roads from { $origin } to { $space }. Do you consent?
ask-consent_strait = { $side } asks to cross the strait from { $origin } to { $space } past your Galleys. Do you consent?
ask-emperor = Whom do you propose as emperor? If it is not yourself, you give up your own claim.
ask-acclaim = Shall { $side } be emperor? If all agree, the game ends.

## Questions: combat

ask-combat = Which battle is fought next?
ask-legion = Battle in { $space }: which { $at_most } units form your battle legion?
ask-losses = Battle in { $space }: which { $at_most ->
        [one] unit do you lose?
       *[other] { $at_most } units do you lose?
    }
ask-retreat = Battle in { $space }, after round { $round }: { $enemy_retreats ->
        [true] the defender retreats. Will you stay, or retreat as well, and where to?
        [yes] the defender retreats. Will you stay, or retreat as well, and where to?
       *[other] fight on, or retreat, and where to?
    }
ask-victims = { $side } retreats from { $space }: which { $at_most ->
        [one] unit do your riders cut down?
       *[other] { $at_most } units do your riders cut down?
    }
ask-fate = { $leader } is beaten. Take him prisoner, or put him to death?
ask-fleet = Which of your Galleys in { $space } attack { $side }?
ask-sunk = Sea battle in { $space }: which { $at_most ->
        [one] of your Galleys sinks?
       *[other] { $at_most } of your Galleys sink?
    }

## Questions: treasury and building

ask-destroy = Do you destroy a City? Which one?
ask-buy = { $factor ->
        [2] What do you buy? You have { $purse } Talents; prices are doubled.
        [3] What do you buy? You have { $purse } Talents; prices are tripled.
       *[other] What do you buy? You have { $purse } Talents.
    }
ask-site = Where do you build the { $item }?
ask-launch = Off which coast do the new Galleys appear? Click a sea.
ask-road_from = Where does the Road begin?
ask-road_to = Where does the Road from { $space } lead?
ask-seize = { $count ->
        [one] A leader of { $side } is in { $space }. Do your new troops seize him?
       *[other] { $count } leaders of { $side } are in { $space }. Do your new troops seize them?
    }

## Questions: ransom

ask-ransom = Do you want to ransom a captured General?
ask-ransom_talents = How many Talents do you offer { $side } for { $leader }{ $prisoners ->
        [one] ?
       *[other] {" "}and others ({ $prisoners } Generals in all)?
    } You may add Generals held by the same player, or ask for his price.
ask-ransom_price = How many Talents do you ask of { $side } for { $leader }{ $prisoners ->
        [one] ?
       *[other] {" "}and others ({ $prisoners } Generals in all)?
    }
ask-ransom_prisoners = Which Generals shall your own terms be about? You bargain with { $side }.
ask-ransom_exchange = Which prisoners do you offer { $side } in exchange for { $leader }? Those of third players remain prisoners there.
ask-ransom_demand = Which prisoners must { $side } hand over for { $leader }?
ask-ransom_promise = { $asks ->
        [true] You ask of
        [yes] You ask of
       *[other] You offer
    } { $side } { $talents } Talents{ $exchange ->
        [0] {""}
        [one] {" "}and 1 prisoner
       *[other] {" "}and { $exchange } prisoners
    } for { $leader }{ $prisoners ->
        [one] .
       *[other] {" "}and others ({ $prisoners } in all).
    } What do you promise besides? A promise binds nobody.
ask-ransom_accept = { $side } { $asks ->
        [true] asks
        [yes] asks
       *[other] offers
    } { $talents } Talents{ $exchange ->
        [0] {""}
        [one] {" "}and 1 prisoner
       *[other] {" "}and { $exchange } prisoners
    } for { $leader }{ $prisoners ->
        [one] .
       *[other] {" "}and others ({ $prisoners } in all).
    }{ $promise ->
        [none] {""}
       *[other] {" "}Promised: “{ $promise }”.
    } Do you accept, or name terms of your own?

## Buttons

button-end = End movement
button-acclaim = Propose an emperor
button-cancel = Back
button-ask_passage = Ask for passage
button-attack = Attack
button-board = Take aboard
button-land = Put ashore
button-keep = Keep the Cities
button-fight_on = Fight on
button-capture = Take prisoner
button-kill = Put to death
button-talents = Talents
button-text = Promise nothing
button-counter = Other terms
button-ask_price = Ask for the price
button-infantry = Infantry ({ $factor ->
        [2] 20
        [3] 30
       *[other] 10
    } Talents)
button-cavalry = Cavalry ({ $factor ->
        [2] 40
        [3] 60
       *[other] 20
    } Talents)
button-catapult = Catapult ({ $factor ->
        [2] 60
        [3] 90
       *[other] 30
    } Talents)
button-galley = Galley ({ $factor ->
        [2] 40
        [3] 60
       *[other] 20
    } Talents)
button-city = City ({ $factor ->
        [2] 60
        [3] 90
       *[other] 30
    } Talents)
button-fortification = Fortification ({ $factor ->
        [2] 40
        [3] 60
       *[other] 20
    } Talents)
button-fortified_city = Fortified City ({ $factor ->
        [2] 100
        [3] 150
       *[other] 50
    } Talents)
button-road = Road ({ $factor ->
        [2] 20
        [3] 30
       *[other] 10
    } Talents)

## Buttons with words of their own in some questions, and what the listed choices are

button-ransom_accept-yes = Accept
button-ransom_accept-no = Refuse
button-consent_passage-yes = Let them through
button-consent_passage-no = Refuse
button-consent_road-yes = Open the Roads
button-consent_road-no = Refuse
button-consent_strait-yes = Let them cross
button-consent_strait-no = Refuse
button-acclaim-yes = Acclaim
button-acclaim-no = Refuse
button-seize-yes = Seize him
button-seize-no = Leave him
button-combat-done = End combat
button-buy-done = End purchase
button-ransom-pass = Offer nothing
button-legion-take = Send into battle
button-losses-take = Lose
button-victims-take = Cut down
button-sunk-take = Sink
button-fleet-take = Attack with
button-board_leaders-take = Take aboard
button-board_units-take = Take aboard
button-land_leaders-take = Put ashore
button-land_units-take = Put ashore
button-larger = A larger sum…
button-smaller = A smaller sum…
button-ransom_talents-take = Offer
button-ransom_exchange-take = Offer
button-ransom_promise-say = Promise it
button-ransom_exchange-done = Offer no prisoner
button-ransom_price-no = Name no price
button-ransom_price-take = Ask
button-ransom_prisoners-take = Bargain for
button-ransom_demand-take = Demand
button-ransom_demand-done = Demand no prisoner
lead-march = March to
lead-retreat = Retreat to
lead-road_to = Road to
lead-destroy = Destroy in
lead-combat = Attack

## Refusals: movement

no-aboard = { $piece } is aboard. Move the Galley, or put him ashore.
no-no_points = { $piece } has no movement points left.
no-needs_leader = { $piece } moves only with a leader. Choose the leader who shall take it along.
no-not_yours = That piece belongs to { $side }.
no-pick_a_piece = Choose a leader or a Galley first, then where it goes.
no-leader_must_go_on = { $piece } was let through { $space } and may not stay there. Lead him on first.
no-leader_left_behind = { $piece } could not follow and may not stay among foreign troops in { $space } without troops. Leave some with him, or take him along.
no-not_adjacent = { $space } is not next to { $origin }, and no Road of yours leads there.
no-road_refused = { $side } has refused this march the Road to { $space }.
no-strait_closed = Galleys of { $side } close the strait to { $space }.
no-passage_refused = { $side } has just refused them passage through { $space }.
no-leader_among_enemies = Leaders without troops cannot end their move among foreign troops in { $space }.
no-no_way_on = From { $space } there is no way on for leaders without troops, and they may not stay.
no-not_by_land = { $space } is a sea. Troops need a Galley there.
no-other_sea = This turn the Galley came from { $origin }. It can only go back there, not on to { $space }.
no-foreign_coast = { $space } belongs to { $side }. Only Galleys landing a legion may put in there.
no-not_at_coast = { $piece } lies in the open sea. Troops board and land at a coast only.
no-nobody_to_board = Nobody in { $space } can board { $piece }: it takes a leader who has not moved this turn.
no-nobody_aboard = Nobody is aboard { $piece }.
no-coast_to_coast = A Galley cannot go from coast to coast. It must put to sea before it reaches { $space }.
no-other_coast = The Galley lies at the other coast of { $origin }; { $space } cannot be reached from there.
no-not_next_to_galley = { $space } is not next to { $origin }.
no-troops_aboard = { $piece } is aboard a Galley. Move the Galley, or put the troops ashore.
no-captured = { $piece } is a prisoner of { $side }. He may be ransomed in phase six.
no-off_the_board = { $piece } is not on the board.
no-already_there = That is where it is now: { $space }.
no-pick_galley = Nobody marches onto a Galley. Go back, choose { $piece } and take the troops aboard.
no-not_with_leader = { $piece } is in { $space }; the march begins in { $origin }.
no-already_along = That has been settled for this march: { $piece }. Go back to change it.
no-not_so_many = Only { $count } × { $piece } in { $space } can go along.
no-legion_full = A legion has at most { $count } units. Take fewer of another kind first.
no-how_many = Say how many are to come along: { $piece }.
no-inland = { $space } has no coast on a sea zone. No Galley gets there.
no-use_board = To embark { $piece }, choose “Take aboard”.
no-use_land = { $piece } is aboard. At a coast, choose “Put ashore”.
no-other_piece = You are giving orders to { $piece }. Go back to choose something else.
no-not_here = Only pieces in { $space } can board, not { $piece }.
no-moved_already = { $piece } has moved by land this turn and cannot board.
no-landed = { $piece } came ashore this turn and stays there until your next.
no-galley_full = { $piece } carries at most { $count } land units.
no-not_aboard = Only pieces aboard { $piece } can land.
no-pick_pieces = Answer with one of the pieces the question is about.

## Refusals: crown and combat

no-no_concession = This game was started without acclamation. Only the last Caesar wins.
no-already_proposed = That has already been proposed this turn.
no-movement_over = All movement is over before combat begins.
no-pick_province = Choose the battle by its province: { $space }.
no-pick_enemy = One attack is for all that player has there: choose { $piece }.
no-no_new_battles = The player who takes over from a fallen Caesar finishes the open battles and begins no others.
no-already_fought = Your Galleys in { $space } have fought in this phase.
no-open_sea_only = Galleys fight only in the open sea, not at the coast of { $space }.
no-no_battle = There is nobody to fight in { $space }.
no-galleys_apart = Galleys take no part in land battles.
no-leaders_apart = Leaders do not fight and are not lost in a round. Choose among the land units.
no-not_in_battle = That piece does not take part in the battle in { $space }.
no-whose_units = The question is about units of { $side }.
no-reserve_safe = { $piece } is not in the battle legion; the reserve is out of reach.
no-exact_number = The number is fixed: neither more nor fewer than asked.
no-cargo_ignored = Only Galleys fight at sea; what they carry is ignored.
no-no_retreat_by_sea = Nobody retreats to the sea or onto a Galley.
no-all_retreat = All units and leaders retreat together. Choose the province they go to, or fight on.
no-refuge_far = { $space } is not next to the battle in { $origin }.
no-refuge_foreign = { $space } is not yours. You can retreat only to a province of your own.
no-refuge_contested = A battle is still to be fought in { $space }, so it is not a refuge.
no-battles_left = { $count ->
        [one] 1 battle must still be fought.
       *[other] { $count } battles must still be fought.
    }

## Refusals: treasury and building

no-not_your_city = The City in { $space } is not yours.
no-no_city = There is no City in { $space }.
no-none_left = Not enough pieces left in stock: { $count } × { $item }.
no-too_dear = { $count } × { $item }: { $price } Talents. You have { $purse }.
no-not_at_once = No more than { $count } × { $item } in one purchase; you may buy again.
no-no_way_open = Alone, { $piece } has no way out of { $space }.
no-by_galley_only = No way leads out of { $space } by land: { $piece } needs a Galley.
no-home_occupied = Another player’s troops are in { $space }; no new units can be placed there.
no-no_coast = You have no coast to launch a Galley.
no-no_place_for_city = You have no province left without a City.
no-no_place_to_fortify = You have no City left to fortify.
no-no_place_for_road = You have no two neighbouring Cities without a Road between them.
no-pick_city = Choose a province with a City of yours, or keep them all.
no-buy_first = First choose what to buy; its place is asked afterwards.
no-pick_own_province = Choose a province of yours, not a piece.
no-not_your_province = { $space } is not a province of yours. You can build only on your own ground.
no-city_there = There is a City in { $space } already; a province has one at most.
no-fortified_there = The City in { $space } is fortified already.
no-pick_coast = Choose one of the coasts: { $space }.
no-no_launch = No Galley of yours can be launched in { $space }.
no-no_city_near = No other City of yours that could be joined by a new Road is next to { $space }.
no-road_strait = No Road crosses the strait between { $origin } and { $space }.
no-road_there = A Road joins { $origin } and { $space } already.
no-road_far = { $space } is not next to { $origin }. A Road joins adjacent provinces.
no-not_captive = { $piece } is not a prisoner.
no-not_his_captive = In exchange only Generals held prisoner by { $side } can be given.
no-last_terms = There have been terms enough: accept them or refuse.
no-not_held_there = This bargain is about Generals of { $side } held by { $holder }.
no-home_taken = { $space } has been taken by another player.
no-home_not_in_play = With so many players { $space } is nobody’s home.
no-not_a_home = { $space } is not a home province.

## What happened: turns and movement

event-settled = { $side }: a Caesar, four Generals and five Infantry are ready in { $space }.
event-turn_began = Turn { $round }: { $side } to move.
event-marched = { $side } marches{ $road ->
        [true] {" "}by Road
        [yes] {" "}by Road
       *[other] {""}
    } from { $origin } to { $to }: { $leaders_short }{ plus-troops }.
event-consent_asked = { $given ->
        [true] { $owner } consents: { $side } may pass to { $space }.
        [yes] { $owner } consents: { $side } may pass to { $space }.
       *[other] { $owner } refuses: { $side } may not pass to { $space }.
    }
event-sailed = { $galley } sails from { $origin } to { $to }.
event-boarded = { $galley } takes aboard in { $space }: { $leaders ->
        [none] more troops
       *[other] { $leaders }
    }{ plus-troops }.
event-landed = { $galley } puts ashore in { $space }: { $leaders }{ plus-troops }.
event-conquered = { $loser ->
        [none] { $side } takes { $space }; tribute now { $marker }.
       *[other] { $side } takes { $space } from { $loser }; tribute now { $marker }.
    }

## What happened: combat

event-battle_began = { $attacker } attacks { $defender } in { $space }{ $fort ->
        [true] , which is fortified.
        [yes] , which is fortified.
       *[other] .
    }
event-legion_formed = { $side } sends { troops } into battle{ $reserve ->
        [0] .
        [one] , 1 unit in reserve.
       *[other] , { $reserve } units in reserve.
    }
event-rolled = { $purpose ->
        [pursuit] { $side } pursues: { $dice }.
       *[other] { $side } rolls: { $dice }.
    } { $hits ->
        [0] No hits.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
event-units_lost = { $side } loses in { $space }: { troops }.
event-retreated = { $side } retreats from { $origin } to { $to }.
event-battle_ended = { $winner ->
        [none] The fleets in { $space } part after the third round.
       *[other] { $winner } wins the battle in { $space } against { $loser }.
    }
event-galley_sunk = { $galley } is lost in { $space }.
event-leader_taken = { $killed ->
        [true] { $by } puts { $leader } to death.
        [yes] { $by } puts { $leader } to death.
       *[other] { $by } takes { $leader } prisoner.
    }
event-leader_escaped = { $leader } gets away to { $to }.
event-caesar_fell = The Caesar of { $side } has fallen. All that was his passes to { $by }, with { $talents } Talents.
event-leader_returned = { $leader } returns to { $to }.

## What happened: treasury and building

event-tribute_drawn = { $side } draws { $talents } Talents and now has { $purse }.
event-city_destroyed = { $side } destroys the City in { $space }{ $roads ->
        [0] .
        [one] {" "}and with it 1 Road.
       *[other] {" "}and with it { $roads } Roads.
    }
event-bought = { $side } buys { $count } × { $item } for { $talents } Talents.
event-placed = { $other ->
        [none] { $side } places { $count } × { $item } in { $space }.
       *[other] { $side } builds a Road between { $space } and { $other }.
    }
event-prices_rise = The marker of { $side } has reached { $marker }: from { $side }’s next turn, prices are { $factor ->
        [2] doubled.
        [3] tripled.
       *[other] { $factor } times the list.
    }
event-prices_rose = Prices are now { $factor ->
        [2] doubled.
        [3] tripled.
       *[other] { $factor } times the list.
    }
event-ransom_offered = { $asks ->
        [true] { $side } asks { $talents } Talents of { $owner } for { $leader }
        [yes] { $side } asks { $talents } Talents of { $owner } for { $leader }
       *[other] { $side } offers { $captor } { $talents } Talents for { $leader }
    }{ $others ->
        [none] {""}
       *[other] {" "}and { $others }
    }{ $leaders ->
        [none] .
       *[other] , and in exchange { $leaders }.
    }{ $promise ->
        [none] {""}
       *[other] {" "}Promised: “{ $promise }”.
    } { $countered ->
        [true] Other terms are named.
        [yes] Other terms are named.
       *[other] { $accepted ->
            [true] The terms are accepted.
            [yes] The terms are accepted.
           *[other] The terms are refused.
        }
    }
event-price_asked = { $side } asks { $captor } for the price of { $leader }. { $named ->
        [true] It is named.
        [yes] It is named.
       *[other] None is named.
    }
event-acclamation_proposed = { $side } proposes { $emperor } as emperor.
event-acclamation_answered = { $agreed ->
        [true] { $side } agrees.
        [yes] { $side } agrees.
       *[other] { $side } does not agree.
    }
event-emperor_made = Hail the emperor! Rome belongs to { $side }.

## Several events told as one

log-placed = { $side } places in { $space }: { $items }.
log-bought = { $side } buys for { $talents } Talents: { $items }.

## How it ends

outcome-last_caesar = { $winners } has the last Caesar and is emperor of Rome.
outcome-acclaimed = All others acclaim { $winners } as emperor of Rome.

## What a view tells

track-tribute = Tribute Scale
stage-battle = Battle
stage-attacker = Attacker
stage-defender = Defender
fact-tribute = tribute { $value }
fact-purse = Treasury { $value }
fact-provinces = provinces { $value }
fact-home = { $value ->
        [true] home province
        [yes] home province
       *[other] home { $value }
    }
fact-home_lost = { $value ->
        [false] home held
        [no] home held
       *[other] home lost
    }
fact-master = obeys { $value }
fact-control = held by { $value }
fact-city = { $value ->
        [fortified] Fortified City
       *[other] City
    }
fact-left = can still move: { $value }
fact-coast = { $value ->
        [hispania_north] north coast
        [hispania_east] east coast
        [italia_east] east coast
        [italia_west] west coast
        [macedonia_east] east coast
        [macedonia_west] west coast
       *[other] at the coast
    }
fact-value = value { $value }
fact-island = island
fact-coasts = coasts { $value }
fact-factor = prices × { $value }
fact-price_infantry = Infantry { $value }
fact-price_cavalry = Cavalry { $value }
fact-price_catapult = Catapult { $value }
fact-price_galley = Galley { $value }
fact-price_city = City { $value }
fact-price_fortification = Fortification { $value }
fact-price_fortified_city = Fortified City { $value }
fact-price_road = Road { $value }
row-orders = bought { $count } × { $item } ({ $space })
row-inflation = { $factor ->
    [2] { $by ->
        [none] prices double at { $marker }
       *[other] prices double soon, set off by { $by }
    }
   *[other] { $by ->
        [none] prices triple at { $marker }
       *[other] prices triple soon, set off by { $by }
    }
}
fact-space = place { $value }
fact-side = { $value }
fact-round = battle round { $value }
fact-sea = { $value ->
        [true] at sea
        [yes] at sea
       *[other] on land
    }
fact-infantry = Infantry { $value }
fact-cavalry = Cavalry { $value }
fact-catapult = Catapults { $value }
fact-galleys = Galleys { $value }
fact-leaders = leaders { $value }
fact-legion = battle legion up to { $value }
fact-fort_dice = extra dice { $value }

## Sides

side-macedonia = Macedonia
side-galatia = Galatia
side-mesopotamia = Mesopotamia
side-egyptus = Egyptus
side-numidia = Numidia
side-hispania = Hispania
side-italia = Italia
side-player-1 = Player 1
side-player-2 = Player 2
side-player-3 = Player 3
side-player-4 = Player 4
side-player-5 = Player 5
side-player-6 = Player 6
button-macedonia = Macedonia
button-galatia = Galatia
button-mesopotamia = Mesopotamia
button-egyptus = Egyptus
button-numidia = Numidia
button-hispania = Hispania
button-italia = Italia

## Where prisoners are

captive-macedonia = prisoner of Macedonia
captive-galatia = prisoner of Galatia
captive-mesopotamia = prisoner of Mesopotamia
captive-egyptus = prisoner of Egyptus
captive-numidia = prisoner of Numidia
captive-hispania = prisoner of Hispania
captive-italia = prisoner of Italia

## Pieces

piece-caesar = { $count ->
        [one] Caesar
       *[other] Caesars
    }
piece-general = { $count ->
        [one] General
       *[other] Generals
    }
piece-infantry = { $count ->
        [one] Infantry
       *[other] Infantry
    }
piece-cavalry = { $count ->
        [one] Cavalry
       *[other] Cavalry
    }
piece-catapult = { $count ->
        [one] Catapult
       *[other] Catapults
    }
piece-galley = { $count ->
        [one] Galley
       *[other] Galleys
    }
piece-caesar-macedonia = Caesar of Macedonia
    .short = Caesar
piece-caesar-galatia = Caesar of Galatia
    .short = Caesar
piece-caesar-mesopotamia = Caesar of Mesopotamia
    .short = Caesar
piece-caesar-egyptus = Caesar of Egyptus
    .short = Caesar
piece-caesar-numidia = Caesar of Numidia
    .short = Caesar
piece-caesar-hispania = Caesar of Hispania
    .short = Caesar
piece-caesar-italia = Caesar of Italia
    .short = Caesar
piece-general-macedonia-1 = General I of Macedonia
    .short = General I
piece-general-macedonia-2 = General II of Macedonia
    .short = General II
piece-general-macedonia-3 = General III of Macedonia
    .short = General III
piece-general-macedonia-4 = General IV of Macedonia
    .short = General IV
piece-general-galatia-1 = General I of Galatia
    .short = General I
piece-general-galatia-2 = General II of Galatia
    .short = General II
piece-general-galatia-3 = General III of Galatia
    .short = General III
piece-general-galatia-4 = General IV of Galatia
    .short = General IV
piece-general-mesopotamia-1 = General I of Mesopotamia
    .short = General I
piece-general-mesopotamia-2 = General II of Mesopotamia
    .short = General II
piece-general-mesopotamia-3 = General III of Mesopotamia
    .short = General III
piece-general-mesopotamia-4 = General IV of Mesopotamia
    .short = General IV
piece-general-egyptus-1 = General I of Egyptus
    .short = General I
piece-general-egyptus-2 = General II of Egyptus
    .short = General II
piece-general-egyptus-3 = General III of Egyptus
    .short = General III
piece-general-egyptus-4 = General IV of Egyptus
    .short = General IV
piece-general-numidia-1 = General I of Numidia
    .short = General I
piece-general-numidia-2 = General II of Numidia
    .short = General II
piece-general-numidia-3 = General III of Numidia
    .short = General III
piece-general-numidia-4 = General IV of Numidia
    .short = General IV
piece-general-hispania-1 = General I of Hispania
    .short = General I
piece-general-hispania-2 = General II of Hispania
    .short = General II
piece-general-hispania-3 = General III of Hispania
    .short = General III
piece-general-hispania-4 = General IV of Hispania
    .short = General IV
piece-general-italia-1 = General I of Italia
    .short = General I
piece-general-italia-2 = General II of Italia
    .short = General II
piece-general-italia-3 = General III of Italia
    .short = General III
piece-general-italia-4 = General IV of Italia
    .short = General IV
piece-galley-macedonia-1 = Galley 1 of Macedonia
    .short = Galley 1
piece-galley-macedonia-2 = Galley 2 of Macedonia
    .short = Galley 2
piece-galley-macedonia-3 = Galley 3 of Macedonia
    .short = Galley 3
piece-galley-macedonia-4 = Galley 4 of Macedonia
    .short = Galley 4
piece-galley-macedonia-5 = Galley 5 of Macedonia
    .short = Galley 5
piece-galley-macedonia-6 = Galley 6 of Macedonia
    .short = Galley 6
piece-galley-macedonia-7 = Galley 7 of Macedonia
    .short = Galley 7
piece-galley-macedonia-8 = Galley 8 of Macedonia
    .short = Galley 8
piece-galley-galatia-1 = Galley 1 of Galatia
    .short = Galley 1
piece-galley-galatia-2 = Galley 2 of Galatia
    .short = Galley 2
piece-galley-galatia-3 = Galley 3 of Galatia
    .short = Galley 3
piece-galley-galatia-4 = Galley 4 of Galatia
    .short = Galley 4
piece-galley-galatia-5 = Galley 5 of Galatia
    .short = Galley 5
piece-galley-galatia-6 = Galley 6 of Galatia
    .short = Galley 6
piece-galley-galatia-7 = Galley 7 of Galatia
    .short = Galley 7
piece-galley-galatia-8 = Galley 8 of Galatia
    .short = Galley 8
piece-galley-mesopotamia-1 = Galley 1 of Mesopotamia
    .short = Galley 1
piece-galley-mesopotamia-2 = Galley 2 of Mesopotamia
    .short = Galley 2
piece-galley-mesopotamia-3 = Galley 3 of Mesopotamia
    .short = Galley 3
piece-galley-mesopotamia-4 = Galley 4 of Mesopotamia
    .short = Galley 4
piece-galley-mesopotamia-5 = Galley 5 of Mesopotamia
    .short = Galley 5
piece-galley-mesopotamia-6 = Galley 6 of Mesopotamia
    .short = Galley 6
piece-galley-mesopotamia-7 = Galley 7 of Mesopotamia
    .short = Galley 7
piece-galley-mesopotamia-8 = Galley 8 of Mesopotamia
    .short = Galley 8
piece-galley-egyptus-1 = Galley 1 of Egyptus
    .short = Galley 1
piece-galley-egyptus-2 = Galley 2 of Egyptus
    .short = Galley 2
piece-galley-egyptus-3 = Galley 3 of Egyptus
    .short = Galley 3
piece-galley-egyptus-4 = Galley 4 of Egyptus
    .short = Galley 4
piece-galley-egyptus-5 = Galley 5 of Egyptus
    .short = Galley 5
piece-galley-egyptus-6 = Galley 6 of Egyptus
    .short = Galley 6
piece-galley-egyptus-7 = Galley 7 of Egyptus
    .short = Galley 7
piece-galley-egyptus-8 = Galley 8 of Egyptus
    .short = Galley 8
piece-galley-numidia-1 = Galley 1 of Numidia
    .short = Galley 1
piece-galley-numidia-2 = Galley 2 of Numidia
    .short = Galley 2
piece-galley-numidia-3 = Galley 3 of Numidia
    .short = Galley 3
piece-galley-numidia-4 = Galley 4 of Numidia
    .short = Galley 4
piece-galley-numidia-5 = Galley 5 of Numidia
    .short = Galley 5
piece-galley-numidia-6 = Galley 6 of Numidia
    .short = Galley 6
piece-galley-numidia-7 = Galley 7 of Numidia
    .short = Galley 7
piece-galley-numidia-8 = Galley 8 of Numidia
    .short = Galley 8
piece-galley-hispania-1 = Galley 1 of Hispania
    .short = Galley 1
piece-galley-hispania-2 = Galley 2 of Hispania
    .short = Galley 2
piece-galley-hispania-3 = Galley 3 of Hispania
    .short = Galley 3
piece-galley-hispania-4 = Galley 4 of Hispania
    .short = Galley 4
piece-galley-hispania-5 = Galley 5 of Hispania
    .short = Galley 5
piece-galley-hispania-6 = Galley 6 of Hispania
    .short = Galley 6
piece-galley-hispania-7 = Galley 7 of Hispania
    .short = Galley 7
piece-galley-hispania-8 = Galley 8 of Hispania
    .short = Galley 8
piece-galley-italia-1 = Galley 1 of Italia
    .short = Galley 1
piece-galley-italia-2 = Galley 2 of Italia
    .short = Galley 2
piece-galley-italia-3 = Galley 3 of Italia
    .short = Galley 3
piece-galley-italia-4 = Galley 4 of Italia
    .short = Galley 4
piece-galley-italia-5 = Galley 5 of Italia
    .short = Galley 5
piece-galley-italia-6 = Galley 6 of Italia
    .short = Galley 6
piece-galley-italia-7 = Galley 7 of Italia
    .short = Galley 7
piece-galley-italia-8 = Galley 8 of Italia
    .short = Galley 8

## Things one can buy

item-infantry = Infantry
item-cavalry = Cavalry
item-catapult = { $count ->
        [one] Catapult
       *[other] Catapults
    }
item-galley = { $count ->
        [one] Galley
       *[other] Galleys
    }
item-city = { $count ->
        [one] City
       *[other] Cities
    }
item-fortification = { $count ->
        [one] Fortification
       *[other] Fortifications
    }
item-fortified_city = { $count ->
        [one] Fortified City
       *[other] Fortified Cities
    }
item-road = { $count ->
        [one] Road
       *[other] Roads
    }

## Faces of the dice

face-infantry = Infantry
face-cavalry = Cavalry
face-catapult = Catapult
face-galley = Galley
face-blank = blank

## Coasts

button-hispania_north = Hispania, north coast
button-hispania_east = Hispania, east coast
button-numidia_shore = Numidia, coast
button-egyptus_shore = Egyptus, coast
button-syria_shore = Syria, coast
button-armenia_shore = Armenia, coast
button-galatia_shore = Galatia, coast
button-macedonia_east = Macedonia, east coast
button-macedonia_west = Macedonia, west coast
button-italia_east = Italia, east coast
button-italia_west = Italia, west coast

## Places: provinces

space-britannia = Britannia
space-belgica = Belgica
space-germania = Germania
space-lugudunensis = Lugudunensis
space-aquitania = Aquitania
space-narbonensis = Narbonensis
space-hispania = Hispania
space-lusitania = Lusitania
space-baetica = Baetica
space-tingitana = Tingitana
space-caesariensis = Caesariensis
space-numidia = Numidia
space-africa = Africa Proconsularis
space-cyrenaica = Cyrenaica
space-egyptus = Egyptus
space-palestina = Palestina
space-arabia_petrea = Arabia Petrea
space-syria = Syria
space-mesopotamia = Mesopotamia
space-armenia = Armenia
space-cappadocia = Cappadocia
space-pontus_et_bithynia = Pontus et Bithynia
space-galatia = Galatia
space-cilicia = Cilicia
space-asia = Asia
space-thracia = Thracia
space-macedonia = Macedonia
space-achaia = Achaia
space-moesia = Moesia
space-dacia = Dacia
space-dalmatia = Dalmatia
space-pannonia = Pannonia
space-noricum = Noricum
space-rhetia = Rhetia
space-italia = Italia
space-neapolis = Neapolis
space-sicilia = Sicilia
space-sardinia = Sardinia
space-corsica = Corsica
space-baleares = Baleares
space-creta = Creta
space-cyprus = Cyprus

## Places: seas

space-oceanus_britannicus = Oceanus Britannicus
space-oceanus_atlanticus = Oceanus Atlanticus
space-mare_cantabricum = Mare Cantabricum
space-mare_hispalis = Mare Hispalis
space-mare_baliaricum = Mare Baliaricum
space-mare_narbo = Mare Narbo
space-mare_numidia = Mare Numidia
space-mare_tyrrhenum = Mare Tyrrhenum
space-mare_adriaticum = Mare Adriaticum
space-mare_epirus = Mare Epirus
space-mare_aegaeum = Mare Aegaeum
space-mare_pontus_euxinus = Mare Pontus Euxinus
space-mare_amisus = Mare Amisus
space-mare_rhodus = Mare Rhodus
space-mare_pelusium = Mare Pelusium
space-mare_alexandria = Mare Alexandria
space-mare_libycum = Mare Libycum
space-mare_sabrata = Mare Sabrata

## Places: beyond the board

space-x_caledonia = Caledonia
space-x_hibernia = Hibernia
space-x_germania_magna = Germania Magna
space-x_sarmatia = Sarmatia
space-x_caucasus = Colchis et Iberia
space-x_parthia = Parthia
space-x_arabia_deserta = Arabia Deserta
space-x_sahara = Gaetulia et Libya deserta
space-x_mare_erythraeum = Mare Erythraeum
space-x_maeotis = Lacus Maeotis
space-x_mare_suebicum = Mare Suebicum

## What one plays for

brief-classic = Rome has no emperor, and every player is a Caesar who wants to be one. March, fight, take provinces and their tribute, and spend it on legions, Cities, Roads and Galleys. The last Caesar on the board wins, or the one whom all others acclaim; there is no time limit.
goal-last_caesar = Be the last Caesar on the board
goal-rival = Put { $side }’s Caesar out of the game
goal-rival-brief = { $side }
goal-home = Hold your home { $space }: without it you buy nothing and draw no tribute
goal-home-brief = hold { $space }
goal-prices = Prices become { $factor ->
        [2] double
        [3] triple
       *[other] { $factor } times as high
    } for everybody once a marker reaches { $marker } on the Tribute Scale (the highest is at { $most })
goal-prices-brief = prices × { $factor } at { $marker } (now { $most })
help-phase_movement = Leaders march with up to seven units; Galleys carry them over the sea. Every step costs a movement point.
help-phase_combat = Where you meet enemies, you fight round by round, or retreat.
help-phase_tribute = You draw the tribute of your provinces and Cities.
help-phase_destroy = You may destroy a City of your own.
help-phase_purchase = Spend your Talents on units, Galleys, Cities, Fortifications and Roads.
help-phase_placement = What you bought is put on the board; captives may be ransomed.

## Forms of names: most places are provinces

form-in = in { $name }
form-to = to { $name }
form-from = from { $name }

## The guided first game

guide-first = Two turns as Egyptus
guide-first-about = A march, a purchase, a battle and a Galley, with a guide at your side.
guide-first-general = You are Egyptus. Five Caesars claim the throne: be the last one standing. Armies move only with a leader: click General I in Egyptus.
guide-first-three = The legion is ready: five Infantry. Two should stay to guard your home. Click 3, or press the key 3.
guide-first-march = Every province you enter pays tribute from now on. Click Palestina.
guide-first-halt = A General has two movement points, Infantry only one: these men can go no farther. End your movement.
guide-first-buy = Tribute has been drawn: 15 for home, 5 for Palestina. Press + twice for two Infantry, then Buy and end; new troops arrive in your home province.
guide-first-again = A new turn. The others have moved, and Mesopotamia has left a single Infantry in Syria. Click General I again.
guide-first-syria = Hover over Syria: the badge is your chance to win. Take everybody along and click Syria.
guide-first-attack = Syria is defended. You could ask for passage, but you want the province, so attack.
guide-first-battle = All battles are fought after all marches. End your movement and watch: every die showing a unit type that side has in the battle is a hit.
guide-first-galley = Syria now pays tribute as well. For the islands and far coasts you need ships: press + for a Galley, then Buy and end.
guide-first-end = You have marched, fought, drawn tribute and bought. Now the game is yours; your goal is shown above the map. What you leave thin is taken: press T to see who threatens you.
guide-first-at-move = Click a leader to march, or end your movement.
guide-first-at-march = Put the legion together, then click where it goes.
guide-first-at-destroy = You may burn a City of your own so that nobody else gets it. Keep yours.
guide-first-at-buy = Spend what you like, or keep it: Talents do not spoil, but prices will rise.
guide-first-at-legion = Choose who fights in the first line; a leader allows one more.
guide-first-at-losses = Take off what you can spare most easily.
guide-first-at-retreat = Another round, or back? The bar shows how it would end.
guide-first-at-fate = A captured General can be ransomed; a dead one cannot come back.

## What a hover card tells

tell-space = { $kind ->
        [sea] A sea zone: Galleys sail here, one point for each.
       *[other] { $control ->
            [none] Nobody’s province
           *[other] Held by { $control }
        }. The coin is its tribute: { $value } Talents every turn{ $home ->
            [true] . A home province: new troops arrive here.
           *[other] .
        }
    }
tell-space-city = { $city ->
        [fortified] A Fortified City: 5 Talents more, Roads begin here, and the defender rolls extra dice.
       *[other] A City: 5 Talents more, and Roads begin here.
    }
tell-space-island = An island: only Galleys come here.
tell-link-strait = The arrow is a strait: armies cross to { $space } on foot, unless Galleys close it.
tell-piece = { $kind ->
        [caesar] The Caesar. He leads like a General, up to seven units; if he falls, his player is out of the game.
        [general] A General leads up to seven units. Captured, he can be ransomed.
        [infantry] Infantry: one movement point, with a leader. It hits on its own face.
        [cavalry] Cavalry: two movement points, with a leader. It hits on its own face.
        [catapult] Catapults: one movement point, with a leader. They hit on their own face and break Fortifications.
        [galley] A Galley: two movement points, carries leaders and up to seven units.
       *[other] { "" }
    }
tell-piece-left = { $kind ->
        [infantry] Can still move this turn: { $left }.
        [cavalry] Can still move this turn: { $left }.
        [catapult] Can still move this turn: { $left }.
       *[other] Movement points left this turn: { $left }.
    }

## The stage of a battle

log-battle = Battle in { $space }: { $attacker } against { $defender }. { $winner ->
        [none] The fleets part.
       *[other] { $winner } wins.
    } Losses – { $attacker }: { $lost_attacker }; { $defender }: { $lost_defender }.
button-retreat-fight_on = { $enemy_retreats ->
        [true] Hold the field
        [yes] Hold the field
       *[other] Fight on
    }

## Curves of the story

curve-tribute = Tribute
curve-provinces = Provinces
curve-strength = Land units
curve-purse = Treasury

## What a scenario is like

scenario-classic-line = Two to six Caesars fight over the empire until one is left or all others bow.
scenario-classic-length = 60 to 90 minutes with bots
scenario-classic-difficulty = Easy to begin
## The chronicle

chronicle-turn_began = Turn { $round }: { $side }
chronicle-settled = { $sides } raised their standards, each with a Caesar, four Generals and five Infantry.
chronicle-marched = { $more ->
    [true] Another went
   *[other] { $own ->
        [true] An army
       *[other] An army of { $side }
    } marched
} from { $origin } to { $to }, { $count ->
    [one] a single unit
   *[other] { $count } units
} strong.
chronicle-marches = { $own ->
    [true] The armies
   *[other] The armies of { $side }
} were on the move and came to rest in { $spaces }.
chronicle-landed = { $count ->
    [one] One unit
   *[other] { $count } units
}{ $own ->
    [true] {""}
   *[other] {" "}of { $side }
} came ashore in { $space }.
chronicle-occupied = { $spaces } submitted{ $own ->
    [true] {""}
   *[other] {" "}to { $side }
} without a fight.
chronicle-taken = { $own ->
    [true] { $spaces }, held by { $loser }, changed hands: nobody stood in the way.
   *[other] { $side } took { $spaces } from { $loser }, where nobody stood in the way.
}
chronicle-battle = In { $space } { $attacker } met { $defender }{ $fort ->
    [true] , who stood behind walls
   *[other] {""}
}: { $attackers } against { $defenders }. { $won ->
    [attacker] After { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } { $attacker } had won{ $to ->
        [none] {""}
       *[other] , and the beaten fell back to { $to }
    }
    [defender] { $defender } held out{ $to ->
        [none] {""}
       *[other] , and the attackers fell back to { $to }
    }
   *[nobody] They parted without a decision
}; { $attacker } lost { $lost ->
    [0] nobody
   *[other] { $lost }
}, { $defender } { $slain ->
    [0] nobody
   *[other] { $slain }
}.
chronicle-leader_taken = { $killed ->
    [true] { $leader } was put to death by { $by }.
   *[other] { $leader } was taken prisoner by { $by }.
}
chronicle-leader_escaped = { $leader } escaped to { $to }.
chronicle-leader_returned = { $leader } came back to { $to }.
chronicle-caesar_fell = The Caesar of { $side } fell, and everything that had been his passed to { $by }{ $talents ->
    [0] {""}
   *[other] , with { $talents } Talents
}.
chronicle-galley_sunk = { $galley } was lost in { $space }.
chronicle-tribute_drawn = The provinces paid { $own ->
    [true] {""}
   *[other] { $side }{" "}
}{ $talents } Talents.
chronicle-bought = { $own ->
    [true] { $talents } Talents went into { $goods }.
   *[other] With { $talents } Talents { $side } raised { $goods }.
}
chronicle-built = { $count ->
    [one] A building
   *[other] Buildings
} rose in { $spaces }: { $goods }.
chronicle-road = { $more ->
    [true] Another ran
   *[other] A Road now ran
} from { $space } to { $other }.
chronicle-city_destroyed = { $side } tore down the City of { $space }.
chronicle-prices_rise = { $side } had grown so rich that prices were about to rise.
chronicle-prices_rose = From then on everything cost { $factor ->
    [2] twice
    [3] three times
   *[other] { $factor } times
} as much.
chronicle-ransomed = { $captor } set { $leaders } free{ $talents ->
    [0] {""}
   *[other] {" "}for { $talents } Talents
}.
chronicle-emperor_made = { $side } was acclaimed emperor of Rome.
# Quiet questions.
button-pass_until_turn = Not before my own turn
moment-ransom = when prisoners are ransomed

# What the printed rulebook calls otherwise than we do, for the search: `theirs = ours; …`.
book-words = { "" }

## How a battle was decided, and what that changed

decided-destroyed = Nothing of the other army is left on the field.
decided-left = The other army has left the field.
decided-both_left = Both armies have left; the province stays with its owner.
decided-nobody = Both armies are wiped out; the defender keeps the province.
decided-parted = No fleet was sunk within three rounds.
change-province = { $side } takes { $space }.
change-talents = { $side } takes { $by ->
    [one] { $by } Talent
   *[other] { $by } Talents
}.
change-provinces = { $by ->
    [0] No province changes hands.
    [one] { $by } province goes to { $side }.
   *[other] { $by } provinces go to { $side }.
}
threats-about = Who could attack you in their next turn, with how many at most, and how likely you lose the place. What you may still buy is not counted.
threats-none = Nobody can attack you next turn.

## Plans of bots, and what speaks for them

plan-bold = attack boldly
plan-hunt = go for a Caesar and his home
plan-land = take land first
plan-careful = march with care
plan-sally = send the Caesar along
plan-guard = keep the Caesar safe
plan-wear-down = wear the enemy down
plan-gather = gather the troops
plan-whim = take another course
plan-towards = march towards { $space }
plan-stay = fight on
plan-fall-back = retreat to { $space }
plan-cities = build Cities sooner
plan-troops = buy troops alone
plan-cities-first = build Cities before troops
plan-horse = buy more Cavalry
plan-engines = buy more Catapults
plan-foot = buy Infantry
plan-fleet = buy a Galley
why-fallen = staying in the game
why-tribute = tribute
why-tribute_share = share of all tribute
why-tribute_lead = tribute against the richest rival
why-purse = Talents in hand
why-infantry = Infantry
why-cavalry = Cavalry
why-catapults = Catapults
why-army_share = share of all troops
why-power = power in all
why-power_lead = power against the strongest rival
why-generals = Generals
why-galleys = Galleys
why-cities = Cities
why-home = the home province
why-walls = walls at home
why-caesar_risk = the danger to the Caesar
why-caesar_guard = the Caesar’s guard
why-at_risk = provinces at risk
why-threatens = what can be attacked
why-front = nearness to the front
why-captives = captured Generals
why-to_move = whose turn it is
