### Ambush, the teaching game of hidden hands

game-name = Ambush
game-pitch = Bands live on raids along one road, and every other band may lie in wait.
scenario-road = The road of six miles
choice-reactions = Who is asked before each step
choice-reactions-everybody = everybody who holds cards
choice-reactions-able = only those who hold an ambush (fewer questions, but others can tell)
choice-reactions-help = { rule-AM-3 }

## Questions

ask-turn = Set out on a raid, or rest and draw a card?
ask-ambush = { $side } is about to take a step. Spring an ambush?
ask-parry = { $side } springs an ambush. Parry it?
ask-lose = You retreat. Which card do you give up?
button-rest = Rest
button-pass_until_raid = Pass for this raid
button-pass_until_attacked = Pass until I am ambushed
moment-ambush = before a step of a raid
moment-parry = when you are ambushed

## Refusals

no-not_in_hand = You do not hold { $card }.

## What happened

event-drew =
    { $card ->
        [none] { $side } draws a card.
       *[other] { $side } draws { $card }.
    }
event-played = { $side } plays { $card }.
event-looted = { $side } brings home a step and has { $loot }.
event-fought = Ambush! { $raider } and { $ambusher } roll { $rolls }.

## Names

side-ash = The Band of the Ash
side-beech = The Band of the Beech
side-chestnut = The Band of the Chestnut
side-oak = The Band of the Oak
space-mile-0 = the camp
space-mile-1 = the first mile
space-mile-2 = the second mile
space-mile-3 = the third mile
space-mile-4 = the fourth mile
space-mile-5 = the fifth mile
space-mile-6 = the sixth mile
piece-band = { $count ->
        [one] band
       *[other] bands
    }
piece-band-ash = band of the Ash
piece-band-beech = band of the Beech
piece-band-chestnut = band of the Chestnut
piece-band-oak = band of the Oak
card-raid_1 = a short raid
card-raid_2 = a raid
card-raid_3 = a long raid
card-ambush = an ambush
card-parry = a parry
phase-deal = Deal
phase-turn = Turn
fact-loot = loot { $value }
fact-deck = cards left { $value }

## How it ends

outcome-loot = { $winners } has brought home six steps and wins.
outcome-time = Twenty rounds are over; the most loot wins: { $winners }.

## Rules

rule-AM-1 = Each band begins with three cards. A card is drawn unseen, and nobody holds more than five.
rule-AM-2 = In its turn a band plays a raid it holds, or rests and draws a card.
rule-AM-3 = A raid takes its steps one by one. Before each of them the other bands, in turn order, may spring an ambush; after an ambush they may again.
rule-AM-4 = The raider may parry an ambush. Otherwise both roll a die, and if the ambusher’s is higher the raider retreats.
rule-AM-5 = A player who retreats gives up a card of his choice, and the rest of the raid.
rule-AM-6 = Who first brings home six steps wins; after twenty rounds whoever has the most.

## What one plays for

brief-road = Bands live on raids along one road of six miles. In your turn you play a raid, step by step, or rest and draw a card; before each step every other band may spring an ambush, which you may parry. The first to bring home six steps wins; after twenty rounds the most loot does.
goal-loot = { $side }: six steps brought home ({ $loot } so far)
goal-rounds = { $left ->
        [one] the last round
       *[other] { $left } rounds left
    }
help-phase_deal = Each band begins with three cards.
help-phase_turn = Set out on a raid, or rest and draw a card.
