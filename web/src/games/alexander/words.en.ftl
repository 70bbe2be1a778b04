army = Army
enemy = Enemy
siege = Siege
reserves = Reserves
career = Career
vp = { $vp } VP
deadline = deadline of “{ $card }”
values = level { $level } · battle { $battle } · superior { $superior } · speed { $speed }
battle = battle
speed = speed
legend = each: battle · superior › speed
reduced = reduced
frail = one hit destroys it
no-units = Alexander is alone.
advisor = Advisor
insight = Insight
prophecy = { $turns ->
        [0] Prophecy · this turn
        [one] Prophecy · { $turns } turn left
       *[other] Prophecy · { $turns } turns left
    }
counters = { $count ->
        [one] one enemy counter
       *[other] { $count } enemy counters
    }
die-distance = die + distance
order-wall_1 = wall
order-lose_2_gold_or_1_hit = −2 Gold or a hit
order-garrison_1 = garrison
order-glory_1_battle = +1 Glory
order-gold_2_intimidation = +2 Gold
order-none = nothing
fleet = Tyrian fleet
or = { " " }/{ " " }
mutiny = mutiny: { $hits ->
        [one] one hit each
       *[other] { $hits } hits each
    }
pile = { $count ->
        [one] one counter face down
       *[other] { $count } counters face down
    }
walls = Walls
step = Step { $at }, { $gold } Gold
campaign = Campaign
date = Date
points = VP
immortality = Immortality
level-short = Level
scored-governed = governed areas { $points }
scored-glory = Glory { $points }
scored-vp = victory points { $points }
scored-level = level { $points }
remembered = Remembered for so many years
immortal-now = { $points ->
        [0] No immortality yet.
        [one] One point of immortality so far.
       *[other] { $points } points of immortality so far.
    }
hits = { $hits ->
        [one] a hit
       *[other] { $hits } hits
    }
minus-gold = −{ $gold } Gold
free = free
scouting = Scouting { $space }: what each roll costs
scout-line = { $forces ->
        [one] against one force
       *[other] against { $forces } forces
    }
talks = Intimidation
talks-success = surrender
talks-on_going = waver
talks-fail = defy you
attack = This attack
needs = Hits with
two-hits = Two hits with
odds-wins = Alexander wins
odds-retreats = retreats
odds-falls = falls
scouts = What the scouts’ roll would cost
turn = turn { $turn }
speed-of = speed { $speed }
leaders = leaders
duel = duel
forces = { $count ->
        [one] one force
       *[other] { $count } forces
    }

## The battle’s turn and its result

march-to = They march { $place_to }:
strip = The attacks of this turn
# panels of the commander
shop-troops = Troops
shop-buildings = Buildings
shop-siege = Siege
shop-staff = Staff
ware-values = battle { $battle }, speed { $speed }
ops-drawn = drawn { $drawn } of { $of }
ops-gathered = gathered for { $goals }, until “Go!”
ops-gathered-here = gathered
disband-one = Disband one unit: then entering costs { $gold } Gold.
options-of = { $count ->
        [one] One special option…
       *[other] { $count } special options…
    }
score-gold = gold
score-glory = glory
score-level = level
score-forces = { $count ->
        [one] force
       *[other] forces
    }
