factions = Factions
champion = Champion
champion-help = A Champion has 3 Legitimacy for it; whoever attacks another Champion loses the title
successor = Successor
successor-help = He has attacked a Champion, and has no Legitimacy for the title
usurper = Usurper
usurper-help = He has the most Victory Points: attacking him costs nobody the title of Champion
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cus = { $count } CU
plus-dispersed = +{ $count } dispersed
training = Trains { $what }: { $box } of { $needed }
vp = Victory Points
vp-short = VP
legitimacy = Legitimacy
l-short = L
lord_of_asia = Lord of Asia
largest_fleet = Largest Fleet
hellespont = Hellespont
persian_support = Persian Popular Support
pact = { $one } and { $other } are joined by marriage
turns = Game Turns
turn-named = Turn { $turn }
turn-regency = Turn { $turn }: { $royal } comes of age
turn-order = Turn Order
round-of = Round { $round } of { $rounds }
kind-event = Event
kind-bonus = Bonus
kind-surprise = Surprise
kind-general = General
op = { $points ->
    [one] One Operation Point
   *[other] { $points } Operation Points
}
playable = playable now
when-surprise = at its moment
when-tyche = Tyche Segment
then-points = Then { $points } Operation Points.
use-march = One Army or General moves with { $points } MP.
use-markers = Your markers in open spaces within 2 MP of your own; { $points } points.
use-train = { $points } boxes on the Training track.
use-fleet = One of your Fleets is upgraded.
use-recruit = A General in Reserve joins you.
not-now = { $count ->
    [one] One way is not open
   *[other] { $count } ways are not open
}
values = Initiative { $initiative }, Battle Rating { $battle }, Rank { $rank }
commands = in command
mp = { $points } MP
wiped-out = You have nobody on the map.
wiped-out-back = { $names ->
    [0] {""}
   *[other] { $generals } and{" "}
    }{ $cus ->
    [one] one Dispersed CU
   *[other] { $cus } Dispersed CUs
    } come back as Reinforcements at the start of the next Game Turn. A card can still bring somebody sooner.
title-lost = To attack { $side } makes you a Successor: −{ $points } Legitimacy at once, and as much Prestige.
siege-now = { $space }: { $points } of { $needed } Siege Points. A die adds points, and may cost you CUs.
province-now = { $province }: you hold { $held } of the { $needed } spaces it takes ({ $vp } VP).
province-soon = One marker more brings:
province-worth = { $province } ({ $vp } VP)
}.
}{ $cus ->
    [one] one Dispersed CU
   *[other] { $cus } Dispersed CUs
} come back as Reinforcements at the start of the next Game Turn. A card can still bring somebody sooner.
mp-left = { $left } of { $points } MP left
in-command = { $who } commands
supply-here = { $there } CU here, supply for { $limit }
to-come = Still to come
all-to = All to { $space }
all-out = All come out
none-out = Nobody comes out
along-again = Choose who goes along
passage = ask to pass
passage-help = Go there and ask for Free Passage instead of attacking
together = at most { $most } move together
too-many-help = More CU than the place can feed in the Supply Segment
escort = Escort: { $fleets }
coming = { $side } comes with
chance = Chance to intercept
royal = Royal Family
where = Where
whose = Whose
worth = worth { $worth } Legitimacy
of-age = of age in Turn { $turn }
bride-of = offers herself to { $side }
waiting = waits
nobody = nobody
tomb = Alexander’s Tomb
fallen = Out of the game:
fleet-strength = Strength { $strength }
stronger = upgraded
dispersed = dispersed
at-once = To win at once
total = VP+L
total-help = Victory Points and Legitimacy together, for a Regency
scale = To win at once it takes { $vp } Victory Points or { $l } Legitimacy; at the end the most Victory Points win.
missing = { $now }{ $left ->
    [-1] {""}
    [0] {" "}✓
   *[other] , { $left } to go
}
not-in-turn-1 = Nobody wins at once in Turn I.
regency-free = Nobody controls him: the highest total wins, now { $who }.
regency-wins = { $who } controls him and has the highest total: that would win.
regency-dies = { $who } controls him, but { $first } has the highest total: { $royal } would die.
after-turn = After Turn { $turn }:
end-leader = the most Victory Points win, now { $who }.
dispersed-box = Dispersed
training-track = Training
waiting-box = Waiting beside the map
kept = Before their players this turn
deck = { $count } cards in the deck
on-table = { $count } on the table
discards = { $count } discarded:
odds-arrives = gets there
odds-beaten = is beaten
odds-met = is met
odds-falls = it falls
odds-holds = nothing
odds-points = Siege Points
odds-driven-back = driven back
odds-intercepts = intercepts
odds-misses = fails
odds-evades = evades
odds-successor = You become a Successor: −{ $count } Legitimacy
odds-caught = is caught
odds-overrun = overruns
odds-dispersed = is dispersed
odds-wins = { $who } wins
odds-draw = draw
losses-of = CU lost by { $who }
odds-comes = { $who } comes from { $space }
odds-challenges = { $who } could give battle and drive you back
chance-by-sea = Chance to get there if all who can give battle do so
chance-by-land = Chance to get there, or to win the battle
odds-killed = General of { $who } killed
local = Local troops
elephants-roll = { $count ->
    [one] 1 Elephant: die − 2
   *[other] { $count } Elephants: die − 2 each
}
aside = { $count ->
    [one] One Royal Army unit stands aside
   *[other] { $count } Royal Army units stand aside
}
rating = Battle Rating { $rating }: lower dice count { $rating }
prestige = Prestige
prestige-of = Prestige: { $who }
strength = Battle strength
elephants = Elephants worth { $shown }
title-battle = Land Battle
title-naval_battle = Naval Battle
title-siege = Siege
title-interception = Interception
title-evasion = Evasion
title-survival = Does he survive?
title-overrun = Overrun
title-burial = Alexander’s funeral
title-wedding = A royal wedding
title-royal = The Royal Family
title-death = Dead
rolled-total = counts { $total }
attacker = Attacker
defender = Defender
score = Battle Score
score-chances = Battle score, chance in %
tab-victory = Victory
tab-royals = Royals
tab-fleets = Fleets
tab-boxes = Boxes
