### Escarmouche, le jeu pour apprendre

game-name = Escarmouche
game-pitch = Deux petites bandes se disputent les gués d'une rivière. Personne ne connaît la force des autres.
scenario-ford = Les cinq gués

## Questions

ask-man = Quel homme marche ?
ask-ford = Où marche-t-il ?
ask-champion = Qui se bat au { $space } ? Les autres ne voient pas votre choix avant d'avoir fait le leur.

## Refus

no-fallen = Le { $piece } est tombé.
no-not_a_neighbour = Le { $piece } ne se trouve pas à côté du { $space }.

## Ce qui s'est passé

event-mustered = { $side } réunit trois hommes ; eux seuls connaissent leur force.
event-marched = { $side } : le { $man } marche vers le { $to }.
event-fought =
    { $loser ->
        [none] Combat au { $ford } : dés { $rolls }, forces { $strengths }. Les deux restent debout.
       *[other] Combat au { $ford } : dés { $rolls }, forces { $strengths }. { $loser } perd un homme.
    }

## Noms

side-north = Le Nord
side-south = Le Sud
space-alder = gué de l'Aulne
space-birch = gué du Bouleau
space-cedar = gué du Cèdre
space-elm = gué de l'Orme
space-fir = gué du Sapin
piece-man = { $count ->
        [one] homme
       *[other] hommes
    }
piece-north-1 = premier homme du Nord
piece-north-2 = deuxième homme du Nord
piece-north-3 = troisième homme du Nord
piece-south-1 = premier homme du Sud
piece-south-2 = deuxième homme du Sud
piece-south-3 = troisième homme du Sud
phase-muster = Rassemblement
phase-march = Marche
phase-fight = Combat
fact-fords = gués { $value }
fact-strength = force { $value }

## Comment cela finit

outcome-fords = { $winners } tient trois gués et gagne.
outcome-last_man = { $winners } a le dernier homme debout et gagne.
outcome-time = Douze manches sont passées. Personne ne gagne.

## Règles

rule-SK-1 = Au début, on tire en secret la force de chaque homme, de 1 à 3 ; seul son camp la connaît.
rule-SK-2 = Le camp dont c'est le tour peut faire marcher un homme vers un gué voisin.
rule-SK-3 = Là où les deux camps se trouvent, chacun choisit en secret un de ses hommes présents. Chacun ajoute un dé à sa force ; le plus faible tombe, et à égalité personne.
rule-SK-4 = Le Nord joue le premier.
rule-SK-5 = Gagne celui qui tient seul trois gués ou dont l'ennemi n'a plus d'hommes. Après douze manches, personne ne gagne.

## Ce que l'on cherche

brief-ford = Deux bandes de trois hommes se font face le long d'une rivière à cinq gués. À votre tour, un homme marche vers un gué voisin ; où les deux camps se rencontrent, chacun engage un homme en secret, et le plus faible tombe. Gagne celui qui tient seul trois gués, ou garde le dernier homme debout ; après douze manches, personne ne gagne.
goal-fords = { $side } : trois gués tenus seul ({ $held } pour l'instant)
goal-rounds = { $left ->
        [1] la dernière manche
       *[other] encore { $left } manches
    }
help-phase_march = Un homme marche vers un gué voisin, ou tous restent.
help-phase_fight = Où les deux camps se tiennent, chacun engage un homme ; le total le plus bas tombe.

## Plans

plan-hold = rester sur place
plan-march = faire marcher le { $piece } vers le { $space }
why-fords = plus de gués tenus
why-men = plus d'hommes restants
why-strength = des hommes plus forts
why-moving = le prochain coup
