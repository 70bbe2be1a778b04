### Successors: what both editions say in the same words

game-length = 3 to 6 hours
game-difficulty = Hard: many rules, many rivals
scenario-alexander = The heirs of Alexander
scenario-alexander-line = Five Game Turns for the crown of the world.
scenario-alexander-length = 3 to 6 hours
scenario-alexander-difficulty = Hard

## Sides and pieces

side-yellow = Yellow
side-blue = Blue
side-red = Red
side-black = Black
side-independent = the Independent Faction
piece-mercenary = { $count ->
        [one] Mercenary
       *[other] Mercenaries
    }
piece-loyal = { $count ->
        [one] Loyal Macedonian
       *[other] Loyal Macedonians
    }
piece-royal = { $count ->
        [one] Royal Army unit
       *[other] Royal Army units
    }
piece-silver_shields = Silver Shields
piece-elephant = { $count ->
        [one] Elephant
       *[other] Elephants
    }
piece-general = General
piece-minor_general = a Minor General
piece-minor = a Minor General
piece-independent_army = Independent Army
piece-heir = Heir
piece-woman = Woman of the Royal Family
piece-fleet = Fleet
fact-discards = Discarded: { $value }

## Questions

ask-begin_at = Where does { $general } begin? Choose one of the marked spaces.
ask-bring_minor = Does a Minor General join the Army at { $space } before the Interception?
ask-bury = Do you bury Alexander at { $space }? It is done once, and { $worth ->
        [10] gives you 10 Legitimacy for good
       *[other] the Tomb is worth { $worth } Legitimacy to whoever holds the city; at Pella it would be 10 for good
    }.
ask-evade =
    { $general ->
        [none] { $side }
       *[other] { $general } ({ $side })
    } is at { $space }. Does { $own } try to evade? He gets away on { $needed } or more; caught, he fights without local troops.
ask-evade_on = You are out of reach. Do you go a space further?
ask-first_player = Who plays first in this Game Turn?
ask-intercept_from =
    { $general ->
        [none] { $side }
       *[other] { $general } ({ $side })
    } enters { $space }. From where do you try to intercept?
ask-intercepting_cus = Which Combat Units at { $space } go along to intercept?
ask-intercepting_general = Which General at { $space } intercepts?
ask-intercepting_royal = Does a member of the Royal Family at { $space } go along?
ask-join_cus = Which Combat Units come out of { $space } to fight?
ask-lose_cus = Which Combat Units do you lose?
ask-mark = Where do you place a control marker? { $left } OP left.
ask-minor_general = Which Minor General do you move?
ask-minor_takes_command = Does a Minor General take command at { $space }?
ask-call_minor = Which Minor General comes from elsewhere to take command at { $space }?
ask-minor_to = Where does the Minor General go?
ask-place_general = Where does { $general } arrive?
ask-place_marker = Where do you place a control marker?
ask-recruit_at = Where does { $general } arrive?
ask-reinforce = Where do Reinforcements arrive?
ask-reinforcing_cus = Which Combat Units arrive at { $space }?
ask-reinforcing_general = Which General comes back next?
ask-remove_marker = Which enemy control marker do you remove?
ask-siege = Where do you conduct a siege?
ask-take_space = { $space } has fallen. Do you place your control marker?
ask-train = Whom do you train with { $points } OP?
ask-upgrade_fleet = Which Fleet is upgraded?
button-as_reinforcement = As a Reinforcement
button-forced_march = A Forced March
button-place_markers = Control markers
button-train = Train troops
button-upgrade_fleet = Upgrade a Fleet
button-inside = Go inside
button-outside = Come out
button-remove = Remove the marker (2 MP)
button-siege = Conduct a siege (2 MP)
button-take = Take some along…
button-turn_back = Turn back
button-loyal = Loyal Macedonians
button-leave = Off the map
button-activation-leave = Leave some behind…
button-new_minor = A new Minor General
button-train_mercenary = Mercenaries ({ $mercenary } OP)
button-train_loyal = Loyal Macedonians ({ $loyal } OP)
button-train_cavalry = Cavalry ({ $cavalry } OP)
button-levy_mercenary = { $amount ->
        [one] One Mercenary
       *[other] { $amount } Mercenaries
    }
button-levy_loyal = { $amount ->
        [one] One Loyal Macedonian
       *[other] { $amount } Loyal Macedonians
    }
button-levy_elephant = { $amount ->
        [one] One Elephant
       *[other] { $amount } Elephants
    }
button-levy_cavalry = { $amount } Cavalry
button-yellow = Yellow
button-blue = Blue
button-red = Red
button-black = Black
button-green = Green

## Refusals

no-attempt_declared = From { $space } an attempt has been declared already.
no-back_to_the_danger = { $space } is the space you are fleeing from.
no-besieged = Those at { $space } are besieged.
no-enemy_at_the_hearse = Enemies are at { $space }: he cannot be buried before their eyes.
no-enemy_general_here = An enemy General is at { $space }.
no-enemy_here = Enemies are at { $space }.
no-enemy_space = { $space } belongs to an enemy.
no-enemy_was_here = Enemy Combat Units were at { $space } before: nobody intercepts there.
no-enough_generals = You have { $living } living Major Generals and received { $received }.
no-fleet_cannot_turn = { $fleet } is Dispersed or upgraded already.
no-intercepted = After an Interception nobody evades at { $space }.
no-landed_inside = Whoever comes by sea into { $space } cannot be intercepted.
no-minor_goes_alone = { $general } cannot go with him: a Minor General moves with no other General.
no-naval_battle_declared = You have declared a Naval Battle in this Segment already.
no-no_cu_here = You have no Combat Unit at { $space }.
no-no_fleet = You have no Fleet that could sail.
no-no_general_for_them = At { $space } there is no General for them.
no-no_general_here = You have no General at { $space }.
no-no_hearse = You do not have the Hearse.
no-no_land_route = No plain Land route leads to { $space }.
no-no_major_city = { $space } is not a Major City.
no-no_marker_to_remove = There is no marker to remove at { $space }.
no-no_place_to_stay = { $piece } is not in a Minor City or Stronghold, or has moved.
no-no_reinforcements_here = Reinforcements cannot arrive at { $space }{ $enemy ->
        [none] {""}
       *[other] : { $enemy } is there
    }.
no-no_room_for_reinforcements = There is no room for more at { $space }.
no-nobody_to_evade = Nobody can evade at { $space }.
no-not_adjacent = { $space } is not adjacent.
no-not_before_his_death = Not before the death of { $general }.
no-not_besieging = You do not besiege { $space }.
no-not_his_province = { $space } does not lie in the Province of { $general }.
no-not_in_reserve = { $general } is not in Reserve.
no-not_open_for_a_marker = { $space } is not open for a control marker.
no-not_the_time_to_bury = Alexander is not buried now.
no-not_uncontrolled = { $space } is controlled.
no-not_your_city = { $space } is not your city.
no-not_your_fleet = { $fleet } is not yours.
no-not_your_space = { $space } is not yours.
no-nowhere_to_evade = From { $space } there is nowhere to evade to.
no-out_of_bounds = { $piece } does not go to { $space }.
no-out_of_naval_range = No marker of yours lies within two spaces of { $space } by sea.
no-out_of_range = { $space } is more than { $range } MP from your markers.
no-province_full = { $province } is full.
no-province_of_another = { $province } belongs to another player.
no-siege_conducted = A siege of { $space } has been conducted in this Segment.
no-the_enemy_came_from_there = The enemy came from { $space }.
no-too_far = { $space } is too far: { $left } MP are left.
no-fought_before_the_siege = { $general } has fought a Land Battle in this Segment and conducts no siege.
no-moved_by_another = { $general } has been moved by { $by } in this Segment and conducts no siege.
no-too_few_for_a_siege = A siege of { $space } takes { $needed } Combat Units; { $cus ->
        [0] none
        [1] only one
       *[other] only { $cus }
    } can take part.{ $more ->
        [0] {""}
       *[other] {" "}Take { $more } more along first.
    }
no-too_few_points = That takes { $needed } OP; the card has { $points }.
no-your_own_voyage = It is your own voyage.

## What happened

event-generals_dealt = { $side } receives { $generals }.
event-general_begins = { $general } ({ $side }) begins at { $space } with { $cus } Combat Units and markers at { $spaces }.
event-turn_began = Game Turn { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    } begins.
event-general_succeeded = { $general } takes the place of { $after } ({ $side }).
event-general_joined = { $general } joins { $side }.
event-hearse_lost = Alexander was not buried in time: his body is lost.
event-usurper_named = { $side } is the Usurper of this Game Turn.
event-tie_rolled = A tie: { $side } rolls { $die }.
event-fleet_returned = { $fleet } is back{ $side ->
        [none] {""}
       *[other] {" "}with { $side }
    }.
event-reinforced = { $side } receives { $cus ->
        [none] no Combat Units
       *[other] { $cus }
    }{ $generals ->
        [none] {""}
       *[other] , and { $generals } again
    }.
event-arrived = { $general ->
        [none] Arriving at { $space }{ $inside ->
            [true] , inside
           *[other] {""}
        }: { $cus } ({ $side })
       *[other] { $general } ({ $side }) arrives at { $space }{ $inside ->
            [true] , inside
           *[other] {""}
        }
    }.
event-cards_dealt = { $side } draws { $cards ->
        [one] a card
        [other] { $cards } cards
       *[named] { $cards }
    }.
event-markers_isolated = Isolated markers of { $side } are removed: { $spaces }.
event-buried = { $side } buries Alexander at { $space }: { $worth } Legitimacy{ $worth ->
        [10] {" "}for good
       *[other] {" "}for whoever holds the city
    }.
event-game_won = { $side } wins { $why ->
        [legitimacy] by Legitimacy
        [victory_points] by Victory Points
        [regency] as Regent
       *[other] at the end of the game
    }.
event-control_changed = { $side ->
        [none] { $of ->
            [none] No marker is left at { $space }
           *[other] { $of } loses { $space }
        }
       *[other] { $side } controls { $space }
    }{ $fleets ->
        [none] {""}
       *[other] , and with it { $fleets }
    }{ $masterless ->
        [none] {""}
       *[other] ; { $of } no longer has { $masterless }
    }.
event-minor_placed = { $side } places a Minor General at { $space }{ $inside ->
        [true] , inside
       *[other] {""}
    }.
event-minor_left = { $side } takes a Minor General off the map.
event-dispersed = { $general ->
        [none] { $fleet ->
            [none] Dispersed{ $space ->
                [none] {""}
               *[other] {" "}at { $space }
            }: { $cus }
           *[other] { $fleet } is dispersed
        }
       *[other] { $general } is dispersed{ $space ->
            [none] {""}
           *[other] {" "}at { $space }
        }
    }{ $side ->
        [none] {""}
       *[other] {" "}({ $side })
    }.
event-eliminated = { $side } loses { $cus } at { $space }.
event-general_killed = { $general } ({ $side }) is dead.
event-royal_taken = { $side ->
        [none] { $of } no longer controls { $royal }
       *[other] { $of ->
            [none] { $side } now controls { $royal }
           *[other] { $side } takes { $royal } from { $of }
        }
    }.
event-married = { $royal } marries into the Faction of { $side }.
event-royal_died = { $royal } { $why ->
        [assassinated] is assassinated
       *[other] is dead
    }.
event-fleet_turned = { $fleet } now shows its { $upgraded ->
        [true] upgraded
       *[other] weaker
    } side.
event-siege_lifted = The siege of { $space } by { $side } is over; its Siege Points are gone.
event-championship = { $side } is now a { $champion ->
        [true] Champion
       *[other] Successor
    }.
event-attrition_rolled = { $side } rolls { $die } for Attrition at { $space } and loses { $losses ->
        [0] nothing
        [one] one Combat Unit
       *[other] { $losses } Combat Units
    }.
event-army_beaten = { $army } is beaten at { $space } and { $returns ->
        [true] goes back to his box
       *[other] leaves the game
    }.
event-siege_rolled = { $side } besieges { $space } and rolls { $die }, which counts as { $total }: { $points ->
        [0] no Siege Points
        [one] one Siege Point
       *[other] { $points } Siege Points
    }, { $losses ->
        [0] no losses
        [one] one Combat Unit lost
       *[other] { $losses } Combat Units lost
    }.
event-siege_completed = { $space } falls to { $side }; it was held by { $of }.
event-battle_began = { $attacker } meets { $defender } at { $space }: { $attackers } against { $defenders }.
event-siege_began = { $side } conducts a siege of { $space } ({ $of }).
event-siege_scored = { $space } has { $points } of the { $needed } Siege Points it takes.
event-naval_battle_began = The Fleets of { $side } meet { $of } off { $space }.
event-naval_battle_off = There is no Naval Battle off { $space }.
event-royal_army_joined = { $cus ->
        [one] One Royal Army unit goes
       *[other] { $cus } Royal Army units go
    } over from { $of } to { $side } at { $space }.
event-royal_army_set_aside = Prestige { $prestige } against { $against }: { $cus ->
        [one] one Royal Army unit of { $side } stands
       *[other] { $cus } Royal Army units of { $side } stand
    } aside at { $space }.
event-battle_rolled = At { $space } { $side } rolls { $dice }, { $total } in all, with a strength of { $strength }{ $local ->
        [0] {""}
       *[other] {" "}({ $local } of them local troops)
    }{ $elephants ->
        [none] {""}
       *[other] {" "}and Elephants worth { $elephants }
    }: the score is { $score }.
event-battle_decided = Battle at { $space }, { $attacker } against { $defender }: { $score } to { $against }, { $winner ->
        [none] a draw
       *[other] { $winner } wins
    }.
event-survival_rolled = { $general } ({ $side }) may fall: he rolls { $die } and { $killed ->
        [true] dies
       *[other] survives
    }.
event-retreated = { $side } retreats from { $space } { $to ->
        [none] to its box
       *[other] to { $to }
    }.
event-popular = { $general } ({ $side }) has beaten Independents: Popularity +{ $popularity }.
event-trained = { $side } trains { $kind }: box { $box }{ $done ->
        [true] , ready
       *[other] {""}
    }.
event-recruited = { $general } joins { $side } { $space ->
        [none] as a Reinforcement
       *[other] at { $space }
    }.
event-interception_declared = { $side } tries to intercept at { $to } from { $space }: { $generals }{ $cus ->
        [none] {""}
       *[other] , { $cus }
    }.
event-interception_rolled = { $general } ({ $side }) rolls { $die } to intercept: { $success ->
        [true] he comes
       *[other] he does not come
    }.
event-evasion_rolled = { $general } ({ $side }) rolls { $die } to evade: { $success ->
        [true] he gets away
       *[other] he is caught
    }.
event-evaded = { $side } gets away from { $space } to { $to }.
event-overrun = { $side } overruns { $of } at { $space }.
event-naval_battle_rolled = At sea off { $space } { $side } rolls { $dice } with a Fleet Strength of { $strength }: the score is { $score }.
event-turned_back = { $side } turns back from { $space } { $to ->
        [none] to its box
       *[other] to { $to }
    }.

## What one plays for

goal-victory_points = Win at once with { $needed } Victory Points; you have { $vp }
goal-victory_points-brief = { $vp } of { $needed } VP
goal-legitimacy = Win at once with { $needed } Legitimacy; you have { $l }
goal-legitimacy-brief = { $l } of { $needed } L
goal-most_points = The most Victory Points at the end: you { $vp }, the best other { $theirs }
goal-most_points-brief = { $vp } VP, best rival { $theirs }
goal-threat = { $side } { $short ->
        [0] has the { $needed } { $by ->
            [points] Victory Points
           *[other] Legitimacy
        } that win at once from Game Turn II on
       *[other] wins at once with { $short } more { $by ->
            [points] { $short ->
                [one] Victory Point
               *[other] Victory Points
            }
           *[other] Legitimacy
        } ({ $by ->
            [points] { $vp }
           *[other] { $l }
        } of { $needed })
    }{ $what ->
        [none] {""}
       *[other] . To stop that, take { $spaces ->
            [0] { $what } (−{ $worth } Legitimacy)
            [one] one space of { $what } (−{ $worth } VP)
           *[other] { $spaces } spaces of { $what } (−{ $worth } VP)
        }
    }
goal-threat-brief = { $side }: { $vp } VP, { $l } L
goal-regency = { $royal } comes of age in Game Turn { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }. { $side ->
        [none] Nobody controls him: the highest total wins
       *[other] { $side } controls him, and wins with the highest total; otherwise the heir dies
    }; now { $foremost } leads
goal-regency-brief = { $royal }: turn { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
goal-burial = Whoever buries Alexander at Pella gains 10 Legitimacy for good; { $side ->
        [none] nobody has the Hearse
       *[other] { $side } has the Hearse
    }
goal-burial-brief = bury Alexander
goal-last_turn = After Game Turn { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    } the most Victory Points win. { $leader } leads with { $vp }{ $yours ->
        [none] {""}
       *[other] , you have { $yours }
    }
goal-last_turn-brief = { $turns ->
        [one] one turn left
       *[other] { $turns } turns left
    }

## Reasons

reason-buried_at_pella = buried Alexander at Pella
reason-champion = Champion
reason-condemned = condemned General
reason-defeated_independents = beaten Independents
reason-general = { $what }
reason-heir = { $what }
reason-hellespont = the Hellespont
reason-largest_fleet = Largest Fleet
reason-legitimacy = Legitimacy
reason-lord_of_asia = Lord of Asia
reason-no_fleet = a port, and no Fleet
reason-popularity = Popularity
reason-province = { $what }
reason-sacred_ground = Sacred Ground
reason-strategos_of_europe = Strategos of Europe
reason-tomb = the Tomb
reason-woman = { $what }

## What a view tells

fact-champion = Champion
fact-usurper = Usurper
fact-order = Turn Order: { $value }
fact-fleet_strength = Fleet Strength { $value }
fact-control = Controlled by { $value }
fact-besieged = Besieged by { $value }
fact-points = Siege Points: { $value }
fact-tomb = The Tomb of Alexander
fact-inside = inside the walls
fact-initiative = Initiative { $value }
fact-battle = Battle Rating { $value }
fact-rank = Rank { $value }
fact-mp = Movement Points: { $value }
fact-ability = { $value }
fact-condemned = Condemned
fact-strength = Strength { $value }
fact-upgraded = upgraded
fact-away = Dispersed
fact-legitimacy = Legitimacy { $value }
fact-deck = Cards in the deck: { $value }
fact-table = Cards on the table: { $value }
fact-lord_of_asia = Lord of Asia: { $value }
fact-largest_fleet = Largest Fleet: { $value }
fact-hellespont = Hellespont: { $value }
fact-persian_support = Persian support: { $value }
fact-fallen = Out of the game: { $value }
fact-vp = Victory Points: { $value }
fact-prestige = Prestige { $value }
fact-popularity = Popularity { $value }
fact-training = Training: { $value }
fact-box = box { $value }
fact-needed = needed: { $value }
fact-round = Round { $value }
fact-die = Movement roll: { $value }
fact-kept = Before their players: { $value }
fact-pact = Joined by marriage: { $value }
fact-helepolis = Helepolis of { $value }
fact-plundered = Plundered
fact-capital = Capital of { $value }
fact-building = not completed yet
fact-resupplied = Supplies for { $value }
fact-moved = has moved
value-initiative = initiative
value-battle = battle
value-prestige = Prestige
value-rank = rank
row-prestige = Prestige of { $general }
row-peers = To attack { $of } would cost { $side } the title of Champion
row-hand = May be used: { $card }
row-march = { $general } is on the way, now at { $space }: { $left } of { $points } MP left
row-battle = Battle at { $space }
stage-vp_yellow = Victory Points, Yellow
stage-legitimacy_yellow = Legitimacy, Yellow
stage-vp_blue = Victory Points, Blue
stage-legitimacy_blue = Legitimacy, Blue
stage-vp_red = Victory Points, Red
stage-legitimacy_red = Legitimacy, Red
stage-vp_black = Victory Points, Black
stage-legitimacy_black = Legitimacy, Black
stage-vp_green = Victory Points, Green
stage-legitimacy_green = Legitimacy, Green
row-provinces = { $province }: { $owner ->
        [none] nobody
       *[other] { $owner }
    }
row-brides = { $royal } offers herself to { $side }
effect-evade_3_plus = evades on 3 or more
effect-intercept_3_plus = intercepts on 3 or more
effect-double_local_troops = doubles local troops in the East
effect-siege_plus_1 = +1 in sieges
effect-defend_siege_minus_1 = −1 for those who besiege him

## How it ended

outcome-legitimacy = { $winners } wins by Legitimacy.
outcome-victory_points = { $winners } wins by Victory Points.
outcome-regency = { $winners } wins as Regent.
outcome-end_of_game = { $winners } wins at the end of the game.

## Phases

phase-deal_generals = Generals are dealt
help-phase_deal_generals = Each player receives the Generals of the Faction.
phase-deal_generals-brief = Deal
phase-placement = Placement
help-phase_placement = Starting Generals take up their Provinces.
phase-usurper = The Usurper
help-phase_usurper = Whoever has the most Victory Points is the Usurper: attacking him costs nobody the title of Champion.
phase-usurper-brief = Usurper
phase-turn_order = Turn Order
help-phase_turn_order = Whoever has the fewest Victory Points names the First Player and the direction.
phase-turn_order-brief = Order
phase-reinforcement = Reinforcements
help-phase_reinforcement = New Combat Units arrive, and the Dispersed return.
phase-card_deal = Card Deal
help-phase_card_deal = All Tyche cards are shuffled and dealt anew.
phase-card_deal-brief = Cards
phase-surrender = Surrender Segment
help-phase_surrender = Remove enemy markers, place your own, conduct sieges where your Armies are.
phase-surrender-brief = Surrender
phase-tyche = Tyche Segment
help-phase_tyche = Play one Event or Bonus card: its event, its Operation Points, a Fleet or a new General.
phase-tyche-brief = Tyche
phase-activation = Activation Segment
help-phase_activation = One die gives all Generals their Movement Points; Armies move one after the other.
phase-activation-brief = Move
phase-supply = Supply Segment
help-phase_supply = In each space with too many of your Combat Units one is lost.
phase-supply-brief = Supply
phase-end_of_round = End of the Round
help-phase_end_of_round = With two or three players, cards on the table are revealed.
phase-end_of_round-brief = Reveal
phase-isolation = Isolation
help-phase_isolation = Markers without a connection to a Major City or an Army are removed.
phase-end_of_turn = End of the Game Turn
help-phase_end_of_turn = A last chance to bury Alexander; after Game Turn V the game is over.
phase-end_of_turn-brief = End

## Tyche cards

card-drinking_hemlock = Drink the Hemlock
card-diplomacy = Diplomacy
card-text-diplomacy = Your marker replaces another in a Minor City without Combat Units.
card-epidemic = Epidemic
card-text-epidemic = A player’s Army suffers Attrition.
card-greek_mercenaries = Greek Mercenaries
card-text-greek_mercenaries = Two Mercenaries in a space of yours in { area-hellas }, { area-lydia } or { area-thessalia }.
card-thracian_mercenaries = Thracian Mercenaries
card-text-thracian_mercenaries = Two Mercenaries in a space of yours in { area-thrake }.
card-cappadocian_mercenaries = Cappadocian Mercenaries
card-text-cappadocian_mercenaries = Two Mercenaries in a space of yours in { area-kappadokia }.
card-minor_raid = Minor Raid
card-text-minor_raid = Remove an undefended marker from a Minor City within 2 MP of one of your Armies.
card-major_raid = Major Raid
card-text-major_raid = Remove up to two undefended markers from Minor Cities within 2 MP of one of your Armies.
card-pontic_fleet = The Pontic Fleet
card-pirates_of_kilikia = Pirates of { area-kilikia }
card-text-pirates_of_kilikia = The Fleet of { area-kilikia } is yours until another plays this card.
card-indian_elephant_corps = Indian Elephant Corps
card-text-indian_elephant_corps = With { area-media } and { area-persis } in your hands: four Elephants there.
card-helepolis = Helepolis
card-text-helepolis = +1 to your siege rolls against one Major City you besiege.
card-condemnation = Condemnation
card-text-condemnation = A Major General is condemned: his Faction loses 3 Legitimacy while he lives.
card-major_campaign = Major Campaign
card-text-major_campaign = Two of your Armies or Generals move with 4 MP each.
card-macedonian_reinforcements = Macedonian Reinforcements
card-text-macedonian_reinforcements = One Loyal Macedonian as a Reinforcement.
card-egyptian_military_colonists = Egyptian Military Colonists
card-text-egyptian_military_colonists = Two Mercenaries or one Loyal Macedonian in a space of yours in { area-aigyptos }.
card-asian_elephants = Asian Elephants
card-text-asian_elephants = Two Elephants as Reinforcements in Asia.
card-desertions = Desertions
card-unrest = Unrest
card-text-unrest = Two dice name a Province: an Independent marker appears there.
card-unrest_spreads = Unrest Spreads
card-text-unrest_spreads = An Independent marker in a Province with one, or next to such a Province.
card-plans_of_their_own = Plans of Their Own
card-text-plans_of_their_own = An uncontrolled woman goes wherever you like.
card-kleopatra_offers_marriage = { piece-kleopatra } Offers Marriage
card-thessalonike_offers_marriage = { piece-thessalonike } Offers Marriage
card-illyrian_tribes_migrate = Illyrian Tribes Migrate
card-text-illyrian_tribes_migrate = You bring { piece-glaukias } into play; then you move all Independent Armies, 3 MP each.
card-scythian_invasion = Scythian Invasion
card-text-scythian_invasion = You bring { piece-seuthes } into play; then you move all Independent Armies, 3 MP each.
card-greek_soldiers_23000 = 23,000 Greek Soldiers
card-text-greek_soldiers_23000 = You bring { piece-philon } into play; then you move all Independent Armies, 3 MP each.
card-olympias = Olympias
card-eurydike_speaks_for_philippos = Eurydike Speaks for { piece-philippos }
card-text-eurydike_speaks_for_philippos = { piece-philippos } comes to one of your Armies or Major Cities.
card-treachery = Treachery
card-text-treachery = Within 3 MP of your Army: on 3 to 6 an heir, the Hearse or an undefended marker changes sides.
card-neoptolemos_satrap_of_armenia = Neoptolemos, Satrap of Armenia
card-text-neoptolemos_satrap_of_armenia = Three Mercenaries, a Minor General and your marker in a space of Armenia without enemies.
card-peukestas_satrap_of_persis = Peukestas, Satrap of Persis
card-treasure_city_plundered = Treasure City Plundered
card-text-treasure_city_plundered = Your Army at { space-sousa }, { space-persepolis } or { space-ekbatana } takes two Mercenaries and moves with 3 MP; once for each city.
card-silver_shields = Silver Shields
card-anti_elephant_devices = Anti-Elephant Devices
card-text-anti_elephant_devices = Surprise, in a Land Battle: enemy Elephants have no strength.
card-traitor_within_the_city = Traitor within the City
card-text-traitor_within_the_city = Surprise, before your siege roll against a Major City: +3.
card-cretan_liar = Cretan Liar
card-text-cretan_liar = Surprise: cancels a Surprise card just played.
card-hubris = Hubris
card-text-hubris = Surprise: cancels an event just played; Operation Points stay.
card-fog = Fog
card-text-fog = Surprise: a declared Naval Battle does not take place.
card-mutiny = Mutiny
card-text-mutiny = Surprise, in a Land Battle with the higher Prestige: a Loyal or Royal Army unit comes over to you.
card-sea_storms = Storm at Sea
card-text-sea_storms = Surprise: a Naval Movement is driven back to its port and ends.
card-gift_of_oratory = Gift of Oratory
card-text-gift_of_oratory = Surprise: +5 Prestige for one of your Generals until the end of the Segment.
card-ahura_mazda_and_ahriman = Ahura Mazda and Ahriman
card-text-ahura_mazda_and_ahriman = Surprise: take a card at random from another hand; its owner draws a new one.

## Questions of the Tyche Segment and of movement

ask-activation = Where does { $general } go from { $space }? { $left } MP left.
ask-activation_segment = Do you roll for Movement Points, or call a Mercenary instead?
ask-ask_passage = Do you ask { $side } for Free Passage at { $space }?
button-ask_passage-yes = Yes, ask
button-ask_passage-no = No: attack
ask-battle_cards = { $attacker } and { $defender } fight at { $space }. Do you play a card?
ask-battle_prestige = { $attacker } and { $defender } fight at { $space }. Do you play a card before Prestige is compared?
ask-meeting_prestige = Armies meet at { $space }. Do you play a card before Prestige is compared?
ask-siege_prestige = { $side } besieges { $space }. Do you play a card before Prestige is compared?
ask-siege_roll = { $side } besieges { $space }. Do you play a card before the die is rolled?
ask-naval_step = { $side } is about to sail to { $space }. Do you act?
ask-naval_dice = There is a Naval Battle off { $space }. Do you play a card before the dice are rolled?
ask-event_announced = { $side } plays { $card } for its event. Do you answer with a card?
ask-surprise_announced = { $side } plays { $card }. Do you answer with a card?
ask-gap = Do you play a Surprise card now?
ask-card_use = How do you use { $card }? It has { $points } OP.
ask-disband_at = Where do you disband Royal Army units?
ask-disband_cus = How many Royal Army units do you disband?
ask-event_army = On which Army do you play { $card }?
ask-event_cus = Which Combat Units does { $card } bring you?
ask-event_general = On which General do you play { $card }?
ask-event_place = Where do the troops of { $card } arrive?
ask-event_prize = What shall { $card } bring you?
ask-event_royal = On whom of the Royal Family do you play { $card }?
ask-event_space = On which space do you play { $card }?
ask-independent_move = Where does { $piece } go? { $left } MP left.
ask-move_army = Which Independent Army moves?
ask-leave_where = Where do they stay?
ask-march = Who marches, with { $points } MP?
ask-name_general = The die is { $die }. Who is activated?
ask-mutineer = Which unit comes over to you?
ask-orator = Which General has the Gift of Oratory?
ask-pick_cus = Which Combat Units at { $space } do you choose?
ask-pick_general = Which Generals at { $space } do you choose?
ask-pick_royal = Whom of the Royal Family at { $space } do you choose?
ask-rearrange = { $side } comes to { $space }. Who is inside the walls, who outside?
ask-spend_points = What do you spend { $points } OP on?
ask-take_along = Who goes along from { $space }?
ask-take_up = Who joins the march at { $space }?
ask-take_card_of = From whom do you take a card?
ask-turn_back = { $side } has intercepted you at { $space }. Do you turn back?
ask-tyche_card = Which card do you play?
button-all = All
button-all_inside = As many as possible inside
button-all_outside = All outside
button-alone = Alone
button-choose = Choose…
button-disband = Disband Royal Army units…
button-end = End
button-keep = As they are
button-mercenary = Call a Mercenary
button-minor = Move a Minor General…
button-minor_general = Move a Minor General…
button-pass_until_attacked = Pass until I am attacked
button-pass_until_move = Pass for this move
button-pass_until_segment = Pass for this Segment
button-pass_until_turn = Pass for this Game Turn
button-roll = Roll for Movement Points
button-spend_nothing = Nothing
button-stay = Stay
button-troops = All Combat Units
button-event = For its event
button-points = For its Operation Points

## Options of the game

choice-fleets_stay_away-yes = for a card each
choice-fleets_stay_away-no = in the Reinforcement Phase
choice-independent_reactions-yes = intercept and evade
choice-independent_reactions-no = stay where they are
choice-reactions = Who is asked to react
choice-reactions-everybody = everybody who might
choice-reactions-able = only those who can (fewer questions, but it gives hands away)

## Moments

moment-battle_cards = in battles
moment-battle_prestige = before Prestige in battles
moment-event_announced = when an event is announced
moment-gap = between the steps
moment-meeting_prestige = before Prestige when Armies meet
moment-naval_dice = before the dice at sea
moment-naval_step = when others sail
moment-siege_prestige = before Prestige in sieges
moment-siege_roll = before a siege die
moment-surprise_announced = when a Surprise card is announced

## What happened: cards and movement

event-activated = { $general } ({ $side }) sets out from { $space }{ $cus ->
        [none] {""}
       *[other] {" "}with { $cus }
    }; { $points } MP.
event-army_moved = { $army } goes { $space ->
        [none] {""}
       *[other] from { $space }{" "}
    }to { $to }.
event-army_stayed = { $army } stays at { $space }.
event-bride_card_played = { $royal } offers herself in marriage to { $side }.
event-card_revealed = { $card } is revealed{ $by ->
        [none] {""}
       *[other] {" "}and carried out by { $by }
    }.
event-card_taken = { $side } takes { $card ->
        [none] a card
       *[other] { $card }
    } from { $of }.
event-card_used = { $side } plays { $card }.
event-card_void = { $card } is cancelled.
event-changed_position = { $general } ({ $side }) goes { $inside ->
        [true] inside { $space }
       *[other] out of { $space }
    }{ $cus ->
        [none] {""}
       *[other] {" "}with { $cus }
    }.
event-changed_sides = { $side } gains { $cus } from { $of } at { $space }.
event-condemned = { $general } ({ $side }) is { $condemned ->
        [true] condemned
       *[other] condemned no more
    }.
event-fleet_joined = { $fleet } now sails for { $side }.
event-fortune_rolled = { $side } rolls { $die } for { $card }: { $success ->
        [true] it succeeds
       *[other] nothing happens
    }.
event-helepolis_gone = The Helepolis before { $space } is taken down.
event-helepolis_placed = { $side } builds the Helepolis before { $space }.
event-inspired = { $general } ({ $side }) has the Gift of Oratory.
event-left_behind = { $side } leaves at { $space }{ $inside ->
        [true] , inside
       *[other] {""}
    }: { $generals ->
        [none] { $royals ->
            [none] { $cus ->
                [none] nobody
               *[other] { $cus }
            }
           *[other] { $royals }{ $cus ->
                [none] {""}
               *[other] , { $cus }
            }
        }
       *[other] { $generals }{ $royals ->
            [none] {""}
           *[other] , { $royals }
        }{ $cus ->
            [none] {""}
           *[other] , { $cus }
        }
    }.
event-marched = { $general } ({ $side }) goes from { $space } to { $to } for { $cost } MP.
event-movement_rolled = { $side } rolls { $die } for movement.
event-passage_answered = { $of } { $granted ->
        [true] grants
       *[other] refuses
    } { $side } Free Passage at { $space }.
event-picked_up = { $side } takes along at { $space }: { $generals ->
        [none] { $royals ->
            [none] { $cus ->
                [none] nobody
               *[other] { $cus }
            }
           *[other] { $royals }{ $cus ->
                [none] {""}
               *[other] , { $cus }
            }
        }
       *[other] { $generals }{ $royals ->
            [none] {""}
           *[other] , { $royals }
        }{ $cus ->
            [none] {""}
           *[other] , { $cus }
        }
    }.
event-plundered = { $side } plunders the treasure of { $space }.
event-rearranged = { $side } puts inside { $space }: { $generals ->
        [none] { $royals ->
            [none] { $cus ->
                [none] nobody
               *[other] { $cus }
            }
           *[other] { $royals }{ $cus ->
                [none] {""}
               *[other] , { $cus }
            }
        }
       *[other] { $generals }{ $royals ->
            [none] {""}
           *[other] , { $royals }
        }{ $cus ->
            [none] {""}
           *[other] , { $cus }
        }
    }.
event-royal_placed = { $royal } is now at { $space }{ $inside ->
        [true] , inside
       *[other] {""}
    }.
event-surprise_discarded = { $side } discards { $card }.
event-surprise_played = { $side } plays { $card }.
event-unrest_rolled = { $side } rolls { $dice } for the unrest.
log-march = { $general } ({ $side }) marches from { $space } to { $to } for { $cost } MP.
log-battle = Battle at { $space }, { $attacker } against { $defender }: { $winner ->
        [none] a draw
       *[other] { $winner } wins
    }. Losses: { $attacker } { $lost_attacker }; { $defender } { $lost_defender }.
log-overrun = { $attacker } overruns { $defender } at { $space }. Losses: { $defender } { $lost_defender }.
log-siege = { $winner ->
        [none] { $attacker } besieges { $space } ({ $defender }): { $points ->
            [0] no Siege Point
            [one] one Siege Point
           *[other] { $points } Siege Points
        }
       *[other] { $space } falls to { $winner } ({ $defender } held it)
    }. Losses: { $attacker } { $lost_attacker }; { $defender } { $lost_defender }.
log-naval_battle = Naval Battle off { $space }, { $attacker } against { $defender }: { $winner ->
        [none] nobody wins
       *[other] { $winner } wins
    }. Losses: { $attacker } { $lost_attacker }; { $defender } { $lost_defender }.
decided-score = The higher Battle Score wins; it was not twice the other, so the winner loses a unit too.
decided-twice = At least twice the other Battle Score: the winner loses nobody.
decided-draw = Equal scores: each side loses a unit, and the attacker goes back.
decided-deserted = The Royal Army went over to the greater Prestige: nobody was left to fight.
decided-no_troops = A card took the last unit: there was nothing left to fight for.
decided-overrun = Five to one: the smaller force is swept away without a battle.
decided-fell = The Siege Points it takes are there: the place falls.
decided-holds = The place holds out.
decided-sea_score = The higher score wins at sea; the beaten Fleets are dispersed.
decided-sea_draw = Equal scores at sea cost nobody anything: the voyage goes on.
decided-called_off = Fog or a storm has parted them.
change-champion = { $by ->
        [-3] { $side } is no longer a Champion: −3 Legitimacy.
       *[other] { $side } is a Champion again: +3 Legitimacy.
    }
change-space = { $by ->
        [-1] { $side } loses { $space }.
       *[other] { $side } gains { $space }.
    }
change-popularity = { $side }: the victor’s Popularity is now +{ $now }.
reason-rating = Battle Rating: lower dice are raised
reason-bonus = Cavalry or a card

## Refusals: cards and movement

no-a_cu_here = There are Combat Units at { $space }.
no-a_general_must_stay = A General must stay with them at { $space }.{ $minor ->
        [true] {" "}Put a Minor General there first, and they may be left.
       *[other] {""}
    }
no-already_activated = { $piece } has been activated in this Segment.
no-already_chosen = { $space } is chosen already.
no-already_there = { $piece } is at { $space } already.
no-another_army_besieges = Another Army besieges { $space }.
no-army_has_moved = { $piece } has moved.
no-army_is_inactive = { $piece } is not active.
no-at_peace = You are related to { $side } by marriage in this Game Turn.
no-besieged_before = { $space } was besieged before.
no-cannot_be_condemned = { $piece } cannot be condemned.
no-cannot_drink = Hemlock does nothing to { $piece }.
no-come_out_first = Whoever is inside { $space } must come out first.
no-controlled = { $piece } is controlled by a player.
no-dead = { $piece } is dead.
no-defended = { $space } is defended.
no-helepolis_stands = The Helepolis is before { $space } and cannot be moved.
no-independent_already = { $space } is Independent already.
no-leads_no_army = { $piece } leads no Army.
no-leads_no_enemy_army = { $piece } leads no enemy Army.
no-must_go_west = { $piece } must end further west.
no-must_leave = The Army must leave { $space }.
no-needs_a_siege = That takes a siege.
no-neither_army_nor_major_city = At { $space } there is neither an Army nor a Major City of yours.
no-no_army = You have no Army.
no-no_besieged_major_city = You besiege no Major City at { $space }.
no-no_bonus_card = { $card } is not a Bonus card.
no-no_card_to_cancel = There is no card to cancel.
no-no_cus_on_the_map = You have no Combat Units on the map.
no-no_enemy_controls = No other player controls { $piece }.
no-no_enemy_elephants = The enemy has no Elephants.
no-no_enemy_major_city = { $space } is not an enemy Major City.
no-no_enemy_marker = There is no marker of another at { $space }.
no-no_enemy_silver_shields = The enemy has no Silver Shields.
no-no_general = You have no General on the map.
no-no_longer_waiting = { $piece } waits no more.
no-no_naval_battle = There is no Naval Battle.
no-no_passage_at_a_major_city = At the Major City { $space } there is no Free Passage.
no-no_passage_for_independents = Independents neither ask for Free Passage nor grant it.
no-no_players_marker = There is no marker of another player at { $space }.
no-no_port = { $space } is not a port.
no-no_room_inside = There is no room inside { $space }.
no-no_royal_army = You have no Royal Army units that have not moved.
no-no_royal_army_here = At { $space } you have no Royal Army units to disband.
no-no_target = There is nothing that { $card } could be played on.
no-no_treasure_city = { $space } holds no treasure.
no-no_turning_back = There is no turning back.
no-nobody_at_sea = Nobody is at sea.
no-nobody_holds_a_card = Nobody else holds a card.
no-nobody_leads = They would be left without a General.
no-nobody_to_ask = There is nobody to ask at { $space }.
no-nobody_to_go_over = There is no unit that can change sides.
no-nobody_would_desert = Nobody would leave { $piece }.
no-not_a_minor_city = { $space } is not a Minor City.
no-not_a_province_of_the_card = { $space } does not lie in a Province of { $card }.
no-not_a_province_of_the_roll = { $space } lies in another Province.
no-not_before_turn = Not before Game Turn { $turn }.
no-not_dispersed = { $piece } is not a Dispersed enemy.
no-not_in_asia = { $space } does not lie in Asia.
no-not_in_hand = You do not hold { $card }.
no-not_inside = Nobody is inside.
no-not_near_you = { $piece } is too far from you.
no-not_on_a_way_point = { $space } is a Way Point.
no-not_on_the_map = { $piece } is not on the map.
no-not_the_moment = This is not its moment.
no-not_your_general = { $piece } is not yours.
no-not_your_major_city = { $space } is not your Major City.
no-not_your_naval_battle = It is not your Naval Battle.
no-nothing_to_leave = There is nobody to leave behind.
no-nothing_to_rearrange = There is nobody to rearrange at { $space }.
no-nothing_to_take = There is nobody to take along.
no-only_major_cities = Only against Major Cities.
no-oracle_heard = The Oracle has spoken to you.
no-out_of_reach = { $space } is more than { $range } MP from your Armies.
no-out_of_your_hands = { $piece } is not in your hands.
no-outside_the_walls = She stays outside of { $space }.
no-plundered = { $space } has been plundered.
no-province_not_yours = You do not control { $province }.
no-shields_stay_together = The Silver Shields stay together.
no-too_few_mp = That takes { $needed } MP; { $left } are left.
no-too_few_to_remove = Removing the marker at { $space } takes { $needed } Combat Units; { $cus ->
        [0] none counts
        [1] only one counts
       *[other] only { $cus } count
    } here.{ $more ->
        [0] {""}
       *[other] {" "}Take { $more } more along first.
    }
no-too_little_prestige = Your Prestige is { $prestige }, theirs { $against }.
no-too_many_inside = Only { $limit } Combat Units have room inside { $space }.
no-two_sieges_already = Two sieges have been conducted there already: { $space }.
no-walked_before_sailing = Whoever has marched before sailing does not march after it.
no-your_own_card = It is your own card.
reason-gift_of_oratory = Gift of Oratory
reason-helepolis = the Helepolis
reason-traitor = a traitor

## Naval Movement

ask-aboard_from = From where do they go aboard at { $space }?
ask-ashore_at = Where do they go ashore at { $space }?
ask-at_sea = { $general } is at sea off { $space }. { $left } MP left.
ask-crowded_out = Who finds no room inside { $space } and is lost?
ask-escort = Which Fleets escort { $general }?
ask-fetch_fleet = Which Fleet comes back?
ask-land_at = Where does { $general } land at { $space }?
ask-minor_ashore = Does a Minor General stay with them at { $space }?
ask-naval_battle = { $side } sails to { $space }. Do you offer a Naval Battle, and with which Fleets?
button-disembark = Land
button-fetch_fleet = Fetch a Fleet
button-put_ashore = Put some ashore…
button-take_aboard = Take some aboard…
button-embark = Embark
event-back_to_port = { $general } ({ $side }) is back at { $space }.
event-course_set = { $general } ({ $side }) steers from { $space } for { $to }.
event-embarked = { $general } ({ $side }) goes aboard at { $space }{ $fleets ->
        [none] {""}
       *[other] , escorted by { $fleets }
    }.
event-landed = { $general } ({ $side }) lands at { $space }{ $inside ->
        [true] , inside
       *[other] {""}
    }.
event-naval_battle_declared = { $side } offers { $of } a Naval Battle off { $space }: { $fleets }.
event-sailed = { $general } ({ $side }) reaches { $space } by sea.
no-another_has_sailed = { $general } has sailed in this Segment already.
no-besieged_by_others = { $space } is besieged by others.
no-city_full = { $space } is full.
no-eight_cus_shipped = Eight Combat Units have gone by sea in this Segment.
no-fleet_not_away = { $fleet } is not Dispersed.
no-hearse_is_ready = The Hearse is ready.
no-landed_already = { $general } has landed already.
no-no_sea_route = No Sea route leads to { $space }.
no-nobody_to_leave = { $general } has nobody to leave.
no-nobody_to_pick_up = There is nobody to take aboard at { $space }.
no-royals_need_an_army = The Royal Family travels only with an Army: { $space }.
no-too_many_cus = At most { $at_most } Combat Units, not { $count }.
no-too_many_moving = { $cus } Combat Units are too many: { $limit } at most.

## Places

space-abdera = Abdera
space-ammon = Ammon
space-amphipolis = Amphipolis
space-apollonia = Apollonia
space-arbela = Arbela
space-argos = Argos
space-babylon = Babylon
space-bagistana = Bagistana
space-bostra = Bostra
space-bylazora = Bylazora
space-charax = Charax
space-chios = Chios
space-dana = Dana
space-diospolis = Diospolis
space-elemais = Elemais
space-elis = Elis
space-gaza = Gaza
space-gortyn = Gortyn
space-heliopolis = Heliopolis
space-is_euphrates = Is
space-lamia = Lamia
space-larsa = Larsa
space-lesbos = Lesbos
space-megalopolis = Megalopolis
space-melitene = Melitene
space-memphis = Memphis
space-mylasa = Mylasa
space-nisibis = Nisibis
space-opis = Opis
space-paphos = Paphos
space-pella = Pella
space-persepolis = Persepolis
space-petra = Petra
space-phaselis = Phaselis
space-philippopolis = Philippopolis
space-phraata = Phraata
space-salamis = Salamis
space-sidon = Sidon
space-sinope = Sinope
space-sparta = Sparta
space-thospia = Thospia
space-tp_agrianes = Agrianes
space-tp_amida = Amida
space-tp_anatho = Anatho
space-tp_araxes = Araxes
space-tp_aspadana = Aspadana
space-tp_bahria = Bahria
space-tp_chaonia = Chaonia
space-tp_dorylaion = Dorylaion
space-tp_gadara = Gadara
space-tp_gangra = Gangra
space-tp_garsaura = Garsaura
space-tp_gaziura = Gaziura
space-tp_hebros = Hebros
space-tp_ipsos = Ipsos
space-tp_kom = Kom
space-tp_kotyora = Kotyora
space-tp_lykos = Lykos
space-tp_marmarike = Marmarike
space-tp_matiane = Matiane
space-tp_nikephorion = Nikephorion
space-tp_nikopolis = Nikopolis
space-tp_orestis = Orestis
space-tp_palmyra = Palmyra
space-tp_rowanduz = Rowanduz
space-tp_samosata = Samosata
space-tp_sinai = Sinai
space-tp_sittake = Sittake
space-tp_sophene = Sophene
space-tp_taoke = Taoke
space-tp_tigris = Tigris
space-tp_tracheia = Tracheia
space-tp_zagros = Zagros
space-tp_zigana = Zigana
space-tripolis = Tripolis
area-athenai-inside = inside { space-athenai }
area-babylon-inside = inside { space-babylon }
area-damaskos-inside = inside { space-damaskos }
area-ekbatana-inside = inside { space-ekbatana }
area-halikarnassos-inside = inside { space-halikarnassos }
area-kelainai-inside = inside { space-kelainai }
area-kyrene-inside = inside { space-kyrene }
area-memphis-inside = inside { space-memphis }
area-pella-inside = inside { space-pella }
area-persepolis-inside = inside { space-persepolis }
area-rhodos_city-inside = inside { space-rhodos_city }
area-salamis-inside = inside { space-salamis }
area-sardeis-inside = inside { space-sardeis }
area-sousa-inside = inside { space-sousa }
area-tyros-inside = inside { space-tyros }

## Provinces

area-bithynia = Bithynia
area-lydia = Lydia
area-phrygia = Phrygia
area-armenia = Armenia
area-atropatene = Atropatene
area-mesopotamia = Mesopotamia
area-syria = Syria
area-babylonia = Babylonia
area-media = Media
area-persis = Persis

## Generals, the Royal Family, Independent Armies

piece-peithon = Peithon
piece-polyperchon = Polyperchon
piece-eumenes = Eumenes
piece-olympias = Olympias
piece-ariarathes = Ariarathes
piece-fleet-makedonia = the Fleet of { area-makedonia }
piece-fleet-karia = the Fleet of { area-karia }
piece-fleet-athenai = the Fleet of { space-athenai }
piece-fleet-aigyptos = the Fleet of { area-aigyptos }
piece-fleet-phoinike = the Fleet of { area-phoinike }
piece-fleet-kypros = the Fleet of { area-kypros }
piece-fleet-rhodos = the Fleet of { area-rhodos }
piece-fleet-kilikia = the Fleet of { area-kilikia }
piece-hearse = Alexander’s Hearse

## Events of cards, and optional rules

ask-independent_army = Which Independent Army at { $space } do you choose?
ask-independent_evasion =
    { $general ->
        [none] { $side }
       *[other] { $general } ({ $side })
    } has come upon Independents at { $space }. Do you discard a Surprise card to let them evade?
ask-independent_interception =
    { $general ->
        [none] { $side }
       *[other] { $general } ({ $side })
    } enters { $space }. Do you discard a Surprise card to let Independents intercept?
choice-fleets_stay_away-help = Any Event or Bonus card brings one back, instead of being played.
choice-independent_reactions-help = For a Surprise card that a player discards.
no-capital_founded = You have a Capital, or build one.
reason-capital = Capital { $what }
reason-captured_capitals = captured Capitals

## Curves of the story

curve-luck = Luck: dice above what was expected
luck-told = { $dice ->
    [one] One die
   *[other] { $dice } dice
}: { $hits } in all, { $expected } expected
hits-expected = Dice (expected)
curve-points = Victory Points
curve-legitimacy = Legitimacy
curve-strength = Combat Units
curve-spaces = Spaces controlled

## The chronicle

chronicle-army_beaten = { event-army_beaten }
chronicle-battle = { $general ->
        [none] { $attacker }
       *[other] { $general } ({ $attacker })
    } with { $attackers ->
        [one] one unit
       *[other] { $attackers } units
    } met { $against ->
        [none] { $defender }
       *[other] { $against } ({ $defender })
    } at { $space }{ $defenders ->
        [0] {""}
        [one] {" "}with one unit
       *[other] {" "}with { $defenders } units
    }. { $winner ->
        [none] Neither side won
       *[other] { $winner } won
    }; { $attacker } lost { $lost }, { $defender } { $slain }.
chronicle-overrun = { $attacker } overran { $defender } at { $space }: { $slain } lost.
chronicle-siege = { $space } fell to { $attacker }; { $defender } had held it. The siege cost { $lost }, the defenders { $slain }.
chronicle-naval_battle = The Fleets of { $attacker } met { $defender } off { $space }; { $winner ->
        [none] nobody won
       *[other] { $winner } won
    }.
turn-1 = Turn I
turn-2 = Turn II
turn-3 = Turn III
turn-4 = Turn IV
turn-5 = Turn V
chronicle-buried = { event-buried }
chronicle-championship = { event-championship }
chronicle-condemned = { event-condemned }
chronicle-general_joined = { event-general_joined }
chronicle-general_killed = { event-general_killed }
chronicle-general_succeeded = { event-general_succeeded }
chronicle-hearse_lost = { event-hearse_lost }
chronicle-married = { event-married }
chronicle-philon_gone = { event-philon_gone }
chronicle-plundered = { event-plundered }
chronicle-recruited = { event-recruited }
chronicle-royal_army_joined = { event-royal_army_joined }
chronicle-royal_died = { event-royal_died }
chronicle-royal_taken = { event-royal_taken }
chronicle-usurper_named = { event-usurper_named }
chronicle-game_won = { event-game_won }
chronicle-turn_began = { event-turn_began }
chronicle-general_begins = { $general } ({ $side }) begins at { $space }.
chronicle-gains = { $side } has gained { $spaces }.
threats-about = Which rival Army could march against yours by land in its next turn, and how likely it beats yours. It is given the most MP a roll can give. Cards, voyages, Armies that join, Interception and avoided battles are not counted.
threats-none = No rival Army can reach you by land next turn.

## Plans of bots, and what speaks for them

plan-card = play { $card }
plan-stay = stop here
plan-target = choose { $space }
plan-towards = march with { $general } towards { $space }
why-points = Victory Points
why-legitimacy = Legitimacy
why-near_points = nearness to a victory by points
why-close_points = a victory by points at hand
why-near_legitimacy = nearness to a victory by Legitimacy
why-begun = Provinces begun
why-short = Provinces one space short
why-strength = the strength of the Armies
why-generals = Generals
why-dispersed = dispersed Generals
why-fleets = Fleets
why-cards = cards in hand
why-surprises = Surprise cards
why-champion = the title of Champion
why-usurper = who is Usurper
why-heir = the heir who comes of age
why-regent = a victory by Regency
why-ahead = the lead in points
why-ahead_in_all = the lead in points and Legitimacy
why-funeral = Alexander’s funeral
why-spaces = spaces held
why-exposed = Provinces exposed to enemies
why-reach = enemy cities within reach
why-to_move = turns still to come
why-coming_points = points about to be won
why-coming_near = a victory about to be won
why-coming_spaces = spaces about to surrender
why-besieged_points = points under siege
