factions = Factions
champion = Champion
champion-help = Un Champion a 3 de Légitimité pour ce titre ; celui qui attaque un autre Champion le perd
successor = Successeur
successor-help = Il a attaqué un Champion et n'a pas de Légitimité pour ce titre
usurper = Usurpateur
usurper-help = Il a le plus de Points de Victoire : l'attaquer ne coûte à personne le titre de Champion
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cus = { $count } UC
plus-dispersed =
    { $count ->
        [one] +{ $count } dispersée
       *[other] +{ $count } dispersées
    }
training = Entraîne { $what } : { $box } sur { $needed }
vp = Points de Victoire
vp-short = PV
legitimacy = Légitimité
l-short = L
lord_of_asia = Roi d'Asie
largest_fleet = Plus grande Flotte
hellespont = Hellespont
persian_support = Soutien populaire perse
pact = { $one } et { $other } sont unis par un mariage
turns = Tours de jeu
turn-named = Tour { $turn }
turn-regency = Tour { $turn } : { $royal } devient majeur
turn-order = Ordre du tour
round-of = Round { $round } sur { $rounds }
kind-event = Événement
kind-bonus = Bonus
kind-surprise = Surprise
kind-general = Général
op = { $points ->
    [one] { $points } Point d'opération
   *[other] { $points } Points d'opération
}
playable = jouable maintenant
when-surprise = à son moment
when-tyche = Segment Tyché
then-points = Puis { $points } Points d'opération.
use-march = Une Armée ou un Général se déplace avec { $points } PM.
use-markers = Vos marqueurs dans des espaces ouverts à 2 PM des vôtres ; { $points } points.
use-train = { $points } cases sur la piste d'Entraînement.
use-fleet = Une de vos Flottes montre son côté fort.
use-recruit = Un Général de la Réserve vous rejoint.
not-now = { $count ->
    [0] Tous les usages sont possibles
    [one] Un usage n'est pas possible
   *[other] { $count } usages ne sont pas possibles
}
values = Initiative { $initiative }, Valeur de bataille { $battle }, Rang { $rank }
commands = commande
mp = { $points } PM
wiped-out = Vous n'avez plus personne sur la carte.
wiped-out-back = { $names ->
    [0] {""}
   *[other] { $generals } et{" "}
    }{ $cus ->
    [0] aucune UC dispersée
    [1] une UC dispersée
   *[other] { $cus } UC dispersées
    } : ils reviennent en Renforts au début du prochain tour de jeu. Une carte peut amener quelqu'un plus tôt.
title-lost = Attaquer { $side } fait de vous un Successeur : −{ $points } de Légitimité aussitôt, et autant de Prestige.
siege-now = { $space } : { $points } sur { $needed } Points de siège. Un dé en ajoute, et peut vous coûter des UC.
province-now = { $province } : vous tenez { $held } des { $needed } espaces nécessaires ({ $vp } PV).
province-soon = Un marqueur de plus vous donne :
province-worth = { $province } ({ $vp } PV)
}{ $cus ->
    [0] aucune UC dispersée
    [1] une UC dispersée
   *[other] { $cus } UC dispersées
} : ils reviennent en Renforts au début du prochain tour de jeu. Une carte peut amener quelqu'un plus tôt.
mp-left = { $left } PM sur { $points }
in-command = { $who } commande
supply-here = { $there } UC ici, fourrage pour { $limit }
to-come = Encore à placer
all-to = Tous : { $space }
all-out = Tous sortent
none-out = Personne ne sort
along-again = Choisir qui part
passage = demander à passer
passage-help = Y aller et demander le passage amical au lieu d'attaquer
together = { $most } au plus ensemble
too-many-help = Plus d'UC que le lieu ne peut en nourrir au Segment de fourrage
escort = Escorte : { $fleets }
coming = { $side } arrive avec
chance = Chance d'intercepter
royal = Famille royale
where = Où
whose = À qui
worth = vaut { $worth } de Légitimité
of-age = majeur au tour { $turn }
bride-of = s'offre à { $side }
waiting = attend
nobody = personne
tomb = Tombe d'Alexandre
fallen = Hors du jeu :
fleet-strength = Force { $strength }
stronger = côté fort
dispersed = dispersée
at-once = Victoire automatique
total = PV+L
total-help = Points de Victoire et Légitimité ensemble, pour une Régence
scale = La victoire automatique demande { $vp } Points de Victoire ou { $l } de Légitimité ; à la fin, les Points de Victoire décident.
missing = { $now }{ $left ->
    [-1] {""}
    [0] {" "}✓
   *[other] , encore { $left }
}
not-in-turn-1 = Au tour I, pas de victoire automatique.
regency-free = Personne ne le contrôle : le plus haut total gagne, à présent { $who }.
regency-wins = { $who } le contrôle et a le plus haut total : ce serait la victoire.
regency-dies = { $who } le contrôle, mais { $first } a le plus haut total : { $royal } mourrait.
after-turn = Après le tour { $turn } :
end-leader = celui qui a le plus de Points de Victoire gagne, à présent { $who }.
dispersed-box = Dispersés
training-track = Entraînement
waiting-box = En attente à côté de la carte
kept = Devant leurs joueurs ce tour
deck = { $count } cartes dans la pioche
on-table = { $count } sur la table
discards = { $count } défaussées :
odds-arrives = arrive
odds-beaten = est battue
odds-met = est interceptée
odds-falls = elle tombe
odds-holds = rien
odds-points = Points de siège
odds-driven-back = repoussée
odds-intercepts = intercepte
odds-misses = échoue
odds-evades = évite la bataille
odds-successor = Vous devenez un Successeur : −{ $count } Légitimité
odds-caught = est rattrapé
odds-overrun = écrase
odds-dispersed = est dispersé
odds-wins = { $who } gagne
odds-draw = bataille nulle
losses-of = UC perdues : { $who }
odds-comes = { $who } vient ({ $space })
odds-challenges = { $who } peut livrer bataille et vous repousser
chance-by-sea = Chances d'arriver si tous ceux qui le peuvent livrent bataille
chance-by-land = Chances d'arriver, ou de gagner la bataille
odds-killed = Général tué : { $who }
local = Troupes locales
elephants-roll = { $count ->
    [one] { $count } Éléphant : dé − 2
   *[other] { $count } Éléphants : dé − 2 chacun
}
aside = Armée royale à l'écart : { $count }
rating = Valeur de bataille { $rating } : les dés plus bas comptent { $rating }
prestige = Prestige
prestige-of = Prestige : { $who }
strength = Force de bataille
elephants = Éléphants valant { $shown }
title-battle = Bataille terrestre
title-naval_battle = Bataille navale
title-siege = Siège
title-interception = Interception
title-evasion = Évitement
title-survival = Survit-il ?
title-overrun = Écrasement
title-burial = Les funérailles d'Alexandre
title-wedding = Noces royales
title-royal = La Famille royale
title-death = Mort
rolled-total = compte { $total }
attacker = Attaquant
defender = Défenseur
score = Score de bataille
score-chances = Score de bataille, chances en %
tab-victory = Victoire
tab-royals = Famille
tab-fleets = Flottes
tab-boxes = Cases
