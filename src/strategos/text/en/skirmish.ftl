### Skirmish, the teaching game

game-name = Skirmish
game-pitch = Two small bands fight for the fords of a river. Nobody knows how strong the others are.
scenario-ford = The five fords

## Questions

ask-man = Which man marches?
ask-ford = Where does he march?
ask-champion = Who fights at { $space }? The others do not see your choice before they have made theirs.

## Refusals

no-fallen = The { $piece } has fallen.
no-not_a_neighbour = The { $piece } is not next to { $space }.

## What happened

event-mustered = { $side } musters three men; only they know how strong.
event-marched = { $side }: the { $man } marches to { $to }.
event-fought =
    { $loser ->
        [none] Fight at { $ford }: dice { $rolls } with strengths { $strengths }. Both stand.
       *[other] Fight at { $ford }: dice { $rolls } with strengths { $strengths }. { $loser } loses a man.
    }

## Names

side-north = The North
side-south = The South
space-alder = Alder Ford
space-birch = Birch Ford
space-cedar = Cedar Ford
space-elm = Elm Ford
space-fir = Fir Ford
piece-man = { $count ->
        [one] man
       *[other] men
    }
piece-north-1 = first man of the North
piece-north-2 = second man of the North
piece-north-3 = third man of the North
piece-south-1 = first man of the South
piece-south-2 = second man of the South
piece-south-3 = third man of the South
phase-muster = Muster
phase-march = March
phase-fight = Fight
fact-fords = fords { $value }
fact-strength = strength { $value }

## How it ends

outcome-fords = { $winners } holds three fords and wins.
outcome-last_man = { $winners } has the last man standing and wins.
outcome-time = Twelve rounds are over. Nobody wins.

## Rules

rule-SK-1 = At the start each man’s strength, from 1 to 3, is drawn in secret; only his own side knows it.
rule-SK-2 = The side whose turn it is may march one man to a neighbouring ford.
rule-SK-3 = Where both sides stand, each chooses one of its men there in secret. Each adds a die to his strength; the lower man falls, and if they are equal nobody does.
rule-SK-4 = The North moves first.
rule-SK-5 = A player who holds three fords alone, or whose enemy has no men left, wins. After twelve rounds nobody does.

## What one plays for

brief-ford = Two bands of three men face each other along a river with five fords. In your turn you march one man to a neighbouring ford; where both sides meet, each commits a man in secret, and the weaker one falls. Whoever holds three fords alone, or has the last man standing, wins; after twelve rounds nobody does.
goal-fords = { $side }: three fords held alone ({ $held } so far)
goal-rounds = { $left ->
        [one] the last round
       *[other] { $left } rounds left
    }
help-phase_march = March one man to a neighbouring ford, or stay.
help-phase_fight = Where both sides stand, each commits a man; the lower total falls.

## Plans

plan-hold = stay where everybody is
plan-march = march the { $piece } to { $space }
why-fords = more fords held
why-men = more men left
why-strength = stronger men
why-moving = the next move
