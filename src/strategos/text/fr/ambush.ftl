### Embuscade, le jeu d'apprentissage des mains cachées

game-name = Embuscade
game-pitch = Des bandes vivent de raids le long d'une seule route, et toute autre bande peut être aux aguets.
scenario-road = La route de six milles
choice-reactions = À qui on demande avant chaque pas
choice-reactions-everybody = à quiconque a des cartes en main
choice-reactions-able = seulement à ceux qui tiennent une embuscade (moins de questions, mais les autres le devinent)
choice-reactions-help = { rule-AM-3 }

## Questions

ask-turn = Partir en raid, ou se reposer et piocher une carte ?
ask-ambush = { $side } s'apprête à faire un pas. Tendre une embuscade ?
ask-parry = { $side } tend une embuscade. La parer ?
ask-lose = Vous battez en retraite. Quelle carte abandonnez-vous ?
button-rest = Se reposer
button-pass_until_raid = Passer pour ce raid
button-pass_until_attacked = Passer jusqu'à ce qu'on me tende une embuscade
moment-ambush = avant un pas d'un raid
moment-parry = quand on vous tend une embuscade

## Refus

no-not_in_hand = Vous n'avez pas en main { $card }.

## Ce qui s'est passé

event-drew =
    { $card ->
        [none] { $side } pioche une carte.
       *[other] { $side } pioche { $card }.
    }
event-played = { $side } joue { $card }.
event-looted = { $side } rapporte un pas et en a { $loot }.
event-fought = Embuscade ! { $raider } et { $ambusher } lancent { $rolls }.

## Noms

side-ash = La Bande du Frêne
side-beech = La Bande du Hêtre
side-chestnut = La Bande du Châtaignier
side-oak = La Bande du Chêne
space-mile-0 = le camp
space-mile-1 = le premier mille
space-mile-2 = le deuxième mille
space-mile-3 = le troisième mille
space-mile-4 = le quatrième mille
space-mile-5 = le cinquième mille
space-mile-6 = le sixième mille
piece-band = { $count ->
        [one] bande
       *[other] bandes
    }
piece-band-ash = bande du Frêne
piece-band-beech = bande du Hêtre
piece-band-chestnut = bande du Châtaignier
piece-band-oak = bande du Chêne
card-raid_1 = un raid court
card-raid_2 = un raid
card-raid_3 = un raid long
card-ambush = une embuscade
card-parry = une parade
phase-deal = Distribution
phase-turn = Tour
fact-loot = butin { $value }
fact-deck = cartes restantes { $value }

## Comment cela finit

outcome-loot = { $winners } a rapporté six pas et gagne.
outcome-time = Vingt manches sont passées ; le plus gros butin gagne : { $winners }.

## Règles

rule-AM-1 = Chaque bande commence avec trois cartes. Une carte se pioche sans être vue, et personne n'en tient plus de cinq.
rule-AM-2 = À son tour, une bande joue un raid qu'elle a en main, ou se repose et pioche une carte.
rule-AM-3 = Un raid fait ses pas un par un. Avant chacun, les autres bandes, dans l'ordre du tour, peuvent tendre une embuscade ; après une embuscade elles le peuvent encore.
rule-AM-4 = Le pillard peut parer une embuscade. Sinon chacun lance un dé, et si celui de l'embusqué est plus haut le pillard bat en retraite.
rule-AM-5 = Celui qui bat en retraite abandonne une carte de son choix et le reste du raid.
rule-AM-6 = Gagne qui rapporte le premier six pas ; après vingt manches, qui en a le plus.

## Ce que l'on cherche

brief-road = Les bandes vivent de raids le long d'une route de six milles. À votre tour, vous jouez un raid, pas à pas, ou vous vous reposez et piochez une carte ; avant chaque pas, toute autre bande peut tendre une embuscade, que vous pouvez parer. Gagne qui ramène le premier six pas ; après vingt manches, le plus gros butin l'emporte.
goal-loot = { $side } : six pas ramenés ({ $loot } pour l'instant)
goal-rounds = { $left ->
        [1] la dernière manche
       *[other] encore { $left } manches
    }
help-phase_deal = Chaque bande commence avec trois cartes.
help-phase_turn = Partez en raid, ou reposez-vous et piochez une carte.
