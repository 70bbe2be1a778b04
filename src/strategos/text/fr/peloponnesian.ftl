### La guerre du Péloponnèse

game-name = La guerre du Péloponnèse
game-length = De 1 à 5 heures, selon le scénario
game-difficulty = Moyenne
game-edition = Deuxième édition, GMT 2019
game-pitch = Athènes et Sparte, dix tours de trois ans. Vous menez une Ligue, la Matrice stratégique mène l'autre, et celui qui réussit trop bien doit changer de camp. Un ou deux joueurs.
scenario-campaign = La guerre du Péloponnèse (campagne)
scenario-archidamian = La guerre d'Archidamos
scenario-decelean = La guerre de Décélie
scenario-fall_of_athens = La chute d'Athènes
scenario-first_peloponnesian = La première guerre du Péloponnèse
scenario-fall_of_sparta = La chute de Sparte

## Options de la partie

choice-amphipolis = Passer par Amphipolis
choice-amphipolis-open = est libre, comme le dit la règle
choice-amphipolis-passage = exige le contrôle, comme à Naupacte et Byzance
choice-syracuse_defence = Sparte répond à une menace sur Syracuse
choice-syracuse_defence-always = toujours
choice-syracuse_defence-ally = seulement tant que Syracuse est son alliée
choice-decelean_end = La guerre de Décélie s'achève
choice-decelean_end-10 = après le tour 10
choice-decelean_end-8 = après le tour 8
choice-leaderless = Les unités sans chef dans une forteresse qu'elles n'ont pas prise
choice-leaderless-leave = la quittent à la fin de la Phase de combat
choice-leaderless-hold = restent et la tiennent
choice-battle_losses = Les pertes en bataille
choice-battle_losses-order = suivent un ordre fixe : les Hoplites d'abord, les nationaux avant les alliés
choice-battle_losses-loser = sont choisies par le joueur qui les subit
choice-home_army = Une Armée dans sa propre ville
choice-home_army-stays = y reste ; seul son chef va dans la case du retour
choice-home_army-checked = est vérifiée comme toute autre Armée sur la carte

## Phases

phase-side_determination = Choix du camp
phase-event = Événement
phase-delian_league = Révolte dans la Ligue de Délos
phase-leader_selection = Choix des chefs
phase-strategy = Stratégie
phase-sci_adjustment = Remise à zéro de l'Indice
phase-operations = Opérations
phase-coming_home = Retour
phase-siege_determination = Détermination des sièges
phase-battles = Batailles
phase-sieges = Sièges
phase-going_home = Retour après le combat
phase-continuation = Continuation des révoltes
phase-spread = Extension des révoltes
phase-helots = Hilotes
phase-revenue = Revenus
phase-building = Construction
phase-bellicosity = Bellicosité
phase-surrender = Reddition
phase-armistice = Armistice
phase-end_of_turn = Fin du tour

## Camps, pistes et unités

side-athens = Athènes
    .from = d'Athènes
side-sparta = Sparte
side-thebes = Thèbes
side-persia = Perse
    .from = de la Perse
    .the = la Perse
side-citizens = citoyens
track-sci = Confiance stratégique
track-bellicosity = Bellicosité
piece-leader = chef
piece-hoplite = Hoplites
piece-cavalry = Cavalerie
piece-naval = navires
piece-home_guard = Garde nationale
piece-garrison = Garnison
piece-peltasts = Peltastes
piece-sacred_band = Bataillon sacré

## Questions

ask-objective = { $leader } prend le commandement. Quel est l'objectif ?
ask-muster = Qui { $space_in } rejoint l'Expédition { $objective_to } ? Vous pouvez dépenser { $talents } talents.
ask-continue = Entreprenez-vous une autre opération ? Lancez un dé pour les augures, + { $bonus } : en dessous de 6 vous continuez ; à 6 ou plus vous devez passer. Le Trésor compte { $talents } talents.
ask-commander = Qui commande l'opération ?
ask-leave_behind = Il reste trop peu de navires. { $at_most ->
        [1] Quel PF terrestre reste en arrière ?
       *[other] Quels { $at_most } PF terrestres restent en arrière ?
    }
ask-stays = Quel PF reste { $space_in } ?
ask-battle_loss = Quel PF est perdu { $space_in } ? Il en reste { $left } à perdre.
ask-intercept = L'ennemi entre { $space_in }. Votre Force { $origin_in } tente-t-elle l'interception ?
ask-battle = Quelle bataille livrer maintenant ?
ask-siege = Quel siège résoudre maintenant ? Le chiffre dit la probabilité que la forteresse tombe.
ask-home = Où ramenez-vous { $left } PF ({ $kind }, { $nation }) ?
ask-build = { $side } peut encore construire { $left } PF, à 200 talents chacun ; vous pouvez dépenser { $talents } talents. Que construisez-vous ?
ask-place = Où placez-vous { $unit } ?
ask-purse = Quel Trésor paie ?
ask-mercenaries = Où vont les alliés de Sparte pour 600 talents ? Il reste { $left } PF à placer.
ask-give_up_garrison = Il ne reste plus de Garnison pour { $space }. À laquelle renoncez-vous ?
ask-naval_league = La Ligue navale : un navire et une Garnison sur { $left ->
        [1] une île verte
       *[other] { $left } îles vertes
    } encore, au plus. Quelle île ?
ask-gold_mine = Quelle cité reçoit les 600 talents ?
ask-persian_army = L'Armée perse se trouve { $space_in }. Où marche-t-elle ?
ask-persian_navy = La Flotte perse se trouve { $space_in }. Où va-t-elle ?

## Boutons

button-operate = Consulter les augures
button-navy = Déplacer la Flotte perse
button-cause_rebellion = Provoquer une révolte (100 talents)…
button-set_out = En route vers l'objectif
button-cross = Traverser la haute mer
button-halt = S'arrêter ici
button-stay = La laisser sur place
button-athens = Athènes paie
button-thebes = Thèbes paie
button-build-done = Ne plus rien construire
button-continue-pass = Passer pour ce tour
piece-hoplite-athens = Hoplites athéniens
button-hoplite-athens = Hoplites athéniens
piece-hoplite-athens_allied = Hoplites alliés d'Athènes
button-hoplite-athens_allied = Hoplites alliés d'Athènes
piece-hoplite-sparta = Hoplites spartiates
button-hoplite-sparta = Hoplites spartiates
piece-hoplite-sparta_allied = Hoplites alliés de Sparte
button-hoplite-sparta_allied = Hoplites alliés de Sparte
piece-hoplite-thebes = Hoplites thébains
button-hoplite-thebes = Hoplites thébains
piece-hoplite-persia = Fantassins légers perses
button-hoplite-persia = Fantassins légers perses
piece-cavalry-athens = Cavalerie athénienne
button-cavalry-athens = Cavalerie athénienne
piece-cavalry-athens_allied = Cavalerie alliée d'Athènes
button-cavalry-athens_allied = Cavalerie alliée d'Athènes
piece-cavalry-sparta = Cavalerie spartiate
button-cavalry-sparta = Cavalerie spartiate
piece-cavalry-sparta_allied = Cavalerie alliée de Sparte
button-cavalry-sparta_allied = Cavalerie alliée de Sparte
piece-cavalry-thebes = Cavalerie thébaine
button-cavalry-thebes = Cavalerie thébaine
piece-cavalry-persia = Cavalerie perse
button-cavalry-persia = Cavalerie perse
piece-naval-athens = Navires athéniens
button-naval-athens = Navires athéniens
piece-naval-athens_allied = Navires alliés d'Athènes
button-naval-athens_allied = Navires alliés d'Athènes
piece-naval-sparta = Navires spartiates
button-naval-sparta = Navires spartiates
piece-naval-sparta_allied = Navires alliés de Sparte
button-naval-sparta_allied = Navires alliés de Sparte
piece-naval-thebes = Navires thébains
button-naval-thebes = Navires thébains
piece-naval-persia = Navires perses
button-naval-persia = Navires perses

## Refus

no-already_here = L'Expédition est déjà { $space_in }.
no-already_ours = { $space } vous est déjà favorable.
no-already_rebels = { $space } est déjà en révolte.
no-coalition_space = { $space } est un espace de coalition ennemi : il ne se révolte que par événement ou par extension.
no-emergency_fund = Cela coûte { $talents } talents, et Athènes doit garder son Fonds d'urgence de 1000.
no-enemy_force = Une Force ennemie se trouve { $space_in } : nul ne se révolte sous ses yeux.
no-enemy_home = { $space } est la patrie ennemie : elle ne se révolte jamais.
no-enemy_there = Un chef seul n'entre pas { $space_in } : l'ennemi y est.
no-hostages = L'ennemi tient des Otages. Jusqu'à un armistice, { $space } ne peut être un objectif.
no-isthmus_closed = Les navires ne passent l'Isthme que si leur camp en tient les deux extrémités.
no-long_walls = Les Longs Murs s'étendent entre Athènes et Le Pirée.
no-must_go_on = L'Expédition peut encore atteindre { $space } et doit s'y rendre.
no-neutral_closed = { $space } est neutre : aucun chemin n'y passe.
no-warned_off = { $space } est neutre : vous ne pouvez y entrer tant qu'il en est ainsi.
no-neutral_power = { $space } appartient à une puissance neutre : on ne peut y provoquer de révolte.
no-no_way = Aucun chemin ne mène { $space_in } pour cette Expédition : comptez ses navires et ses PF terrestres.
no-nobody_to_activate = Personne { $space_in } ne peut être activé ce tour-ci.
no-nobody_with_him = Quelqu'un doit le suivre : activez au moins un PF.
no-no_leader = Personne pour la commander : aucun chef n'est chez lui et la coupe est vide.
no-nothing_to_activate = Il ne reste personne à activer ce tour-ci.
no-no_talents = On ne peut payer personne : le Trésor compte { $treasury } talents.
no-fund_untouched = On ne peut payer personne : Athènes a { $treasury } talents et doit garder son Fonds d'urgence de 1000.
no-not_alone = Un chef seul n'entre pas { $space_in } : des ennemis s'y trouvent.
no-not_alone_unfriendly = Un chef seul n'entre pas { $space_in } : le lieu n'est pas ami.
no-not_friendly = { $space } n'est pas un lieu ami : nul ne s'y rassemble.
no-passage_closed = On ne passe par { $space } que si on la contrôle ou si elle est l'objectif.
no-persia_neutral = Sardes ne peut être un objectif tant que la Perse est neutre.
no-rebels_hate_sparta = Dans cette guerre, nul ne se révolte en faveur de Sparte.
no-sicily_closed = Carthage a gagné : jusqu'à la fin de la partie, on n'entre plus { $space_in }.
no-too_dear = Cela coûte { $talents } talents ; le Trésor en compte { $treasury }.
no-too_few_ships = Chaque PF naval porte un PF terrestre : les navires ne suffisent pas.
no-cyzicus_closed = Cyzique est perse et ne peut être un objectif.
no-own_space = { $space } est à vous et ne contient aucun ennemi.
no-athens_neutral = Athènes est encore neutre envers Sparte : { $space } est hors d'atteinte.
no-too_far_for_persians = { $space } est trop loin pour les Perses.

## Ce qui s'est passé

event-turn_began = Tour { $turn } : { $years } av. J.-C.
event-side_kept = Choix du camp : { $die }, au total { $total }. Le joueur reste avec { $side }.
event-side_changed = Choix du camp : { $die }, au total { $total }. Le joueur mène désormais { $side }.
event-event_rolled = Événement { $dice } : { $name }{ $possible ->
        [false] , qui est impossible maintenant ; on relance.
        [no] , qui est impossible maintenant ; on relance.
       *[other] .
    }
event-fate_rolled = { $name } : le { $die } désigne { $side }.
event-in_force = { $what }{ $side ->
        [none] {""}
       *[other] {" "}({ $side })
    }{ $space ->
        [none] {""}
       *[other] {" "}({ $space })
    }.
event-leader_placed = { $leader } change de camp et se trouve désormais { $space_in }.
event-talents = { $talents } talents pour { $side } : { $why } (Trésor { $treasury }).
changes = { $by ->
        [-1] baisse de 1
        [-2] baisse de 2
        [-3] baisse de 3
        [-4] baisse de 4
        [-5] baisse de 5
        [-6] baisse de 6
        [-7] baisse de 7
        [-8] baisse de 8
        [-9] baisse de 9
        [-10] baisse de 10
        [-11] baisse de 11
        [-12] baisse de 12
        [0] reste
       *[other] monte de { $by }
    }
event-sci_changed = La Confiance { $side_from } { changes }, à { $sci } : { $why }.
event-bellicosity_changed = La Bellicosité { $side_from } { changes }, à { $bellicosity } : { $why }.
event-rebelled = { $space } se révolte : { $why }.
event-rebellion_rolled = { $listed ->
        [true] La liste des cités, { $dice } : { $space }. { $rebels ->
            [true] La cité se soulève.
            [yes] La cité se soulève.
           *[other] Elle ne peut se soulever maintenant ; on relance.
        }
        [yes] La liste des cités, { $dice } : { $space }. { $rebels ->
            [true] La cité se soulève.
            [yes] La cité se soulève.
           *[other] Elle ne peut se soulever maintenant ; on relance.
        }
       *[other] La révolte gagne-t-elle { $space_the } ? { $dice }, au total { $total }. { $rebels ->
            [true] La cité se soulève.
            [yes] La cité se soulève.
           *[other] Tout reste calme.
        }
    }
event-rebellion_ended = { $space } revient à sa Ligue.
event-leader_drawn = { $side } tire { $leader }, qui arrive { $space_in }.
event-leader_lost = { $side } perd { $leader } : { $why }.
event-leader_went_home = { $leader } quitte { $space_the } et rentre.
event-strategy_chosen = La stratégie { $side_from } : { $strategy } (dé { $die }, chef { $bonus }, au total { $total }).
event-strategy_kept = { $side } garde sa stratégie : { $strategy }.
event-auguries = Les augures { $side_from } : { $die } + { $bonus } = { $total }. { $good ->
        [true] Les signes sont bons.
        [yes] Les signes sont bons.
       *[other] Les signes sont mauvais.
    }
event-passed = { $side } passe : { $why }.
event-objective_named = { $leader } ({ $side }) marche sur { $space_the } : { $why }.
event-rebellion_tried = Des agents { $side_from } { $space_in } : { $die } + { $bonus } = { $total }. { $rebels ->
        [true] La cité se soulève.
        [yes] La cité se soulève.
       *[other] Rien ne bouge.
    }
event-power_joined = { $side ->
        [none] { $power } est neutre.
       *[other] { $power } rejoint { $side }.
    }
event-units_placed = { $side } reçoit { troops } ({ $nation }) { $space_in }.
event-activated = L'Expédition reçoit { $space_in } { troops } ({ $nation }) { $talents ->
        [0] sans frais
       *[other] pour { $talents } talents
    } (Trésor { $treasury }).
event-way_drawn = { $ways ->
        [1] Le trajet { $origin_from } passe par { $way }.
       *[other] Des { $ways } plus courts chemins { $origin_from }, celui-ci est tiré : { $way }.
    }
event-moved = { $leader } va { $origin_from } { $to_in }.
event-storm_rolled = La haute mer : { $die }. { $lost ->
        [true] Une tempête emporte tout.
        [yes] Une tempête emporte tout.
       *[other] Le temps se maintient.
    }
event-interception_rolled = { $side } tente d'intercepter { $space_in } depuis { $origin_the }{ $die ->
        [0] {" "}et réussit d'office.
       *[other] {" "}: { $die }. { $succeeds ->
            [true] Pris.
            [yes] Pris.
           *[other] Ils passent.
        }
    }
event-skirmished = Escarmouche { $space_in } ({ $sides }) : { $dice }.{ $battle ->
        [true] {" "}Elle tourne à la bataille.
        [yes] {" "}Elle tourne à la bataille.
       *[other] {""}
    }
event-units_lost = { $side } perd { troops } ({ $nation }) { $space_in }.
event-elite_lost = { $side } perd pour toujours { $elite } { $space_in }.
event-units_left = { $space } garde { troops }.
event-went_home = { $side } quitte { $space_the } et ramène { troops }.
event-ravaged = { $by } ravage { $space_the }.
event-operation_ended = L'opération { $side_from } s'achève { $space_in } : { $why }.
event-siege_began = { $side } assiège { $space_the }.
event-battle_began = { $kind } { $space_in } entre { $sides } ({ $strengths } PF).
event-battle_rolled = { $side } lance { $die }{ $reasons ->
        [none] .
       *[other] {" "}et ajoute { $values } ({ $reasons }) : { $total }.
    }
event-battle_ended = { $winner ->
        [none] { $kind } { $space_in } : personne ne gagne.
       *[other] { $winner } bat { $loser } { $space_in }.
    }{ $why ->
        [none] {""}
       *[other] {" "}{ $why }.
    }
event-hostages_taken = { $by } prend des Otages { $side_from }.
event-siege_rolled = Le siège { $space_from }{ $die ->
        [0] {" "}échoue : { $why }.
       *[other] {" "}: { $die }, au total { $total }. { $succeeds ->
            [true] { $side } prend la forteresse.
            [yes] { $side } prend la forteresse.
           *[other] Les murs tiennent.
        }
    }
event-homecoming_rolled = { $leader } { $space_in } : { $die } et { $strategic }. { $stay ->
        [true] Toutes ses troupes restent.
        [yes] Toutes ses troupes restent.
       *[other] Un PF reste, les autres rentrent.
    }
event-came_home = { troops } ({ $nation }) : retour { $space_in }.
event-control_changed = { $side ->
        [none] Plus personne ne contrôle { $space_the }.
       *[other] { $side } contrôle { $space_the }.
    }
event-helots_rose = { $new ->
        [true] Les Hilotes se soulèvent contre Sparte.
        [yes] Les Hilotes se soulèvent contre Sparte.
       *[other] Les Hilotes combattent toujours.
    }
event-helots_calmed = Les Hilotes sont soumis.
event-revenue_drawn = { $side } reçoit { $talents } talents (Trésor { $treasury }).
event-built = { $side } construit { troops } ({ $nation }) { $space_in } (Trésor { $treasury }).
event-scored = { $vp ->
        [-15] Le joueur { $side_from } perd 15 PV
       *[other] Le joueur { $side_from } gagne { $vp } PV
    } : { $why }. Au total { $total }.
event-surrendered = { $side } se rend : { $why }.
event-armistice_made = Un armistice { $turns ->
        [1] d'un tour
       *[other] de { $turns } tours
    } (dé { $die }, Nicias { $bonus }).
event-coalition_role = La Coalition ce tour-ci : { $role }.
event-garrison_placed = Une Garnison tient { $space_the }.
event-kings_peace = Le blé n'arrive plus : le Roi dicte sa paix et la Perse se retire.
event-messenia_freed = La Messénie est libre ; Mégalopolis est fondée.
event-persia_entered = La Perse entre en guerre.
event-persia_left = { $what } quitte la guerre pour toujours.

## Combien de troupes

count-hoplite = { $hoplite ->
        [1] 1 Hoplite
       *[other] { $hoplite } Hoplites
    }
count-cavalry = { $cavalry } de Cavalerie
count-naval = { $naval ->
        [1] 1 navire
       *[other] { $naval } navires
    }
plus-cavalry = { $cavalry ->
        [0] {""}
       *[other] , { count-cavalry }
    }
plus-naval = { $naval ->
        [0] {""}
       *[other] , { count-naval }
    }
troops = { $hoplite ->
        [0] { $cavalry ->
            [0] { count-naval }
           *[other] { count-cavalry }{ plus-naval }
        }
       *[other] { count-hoplite }{ plus-cavalry }{ plus-naval }
    }

## Ce que le journal raconte ensemble

log-march = { $leader } part { $origin_from } et passe par { $way }.
log-joined = L'Expédition reçoit { $space_in } { troops } { $talents ->
        [0] sans frais
       *[other] pour { $talents } talents
    } (Trésor { $treasury }).
log-operation = { $leader } ({ $side }) { $how ->
        [end_arrived] arrive { $space_in }
        [end_stuck] s'arrête avant d'arriver { $space_in }
        [end_leaderless] tombe en route { $space_to }
        [end_caught] est intercepté seul et n'arrive pas { $space_in }
        [end_rebellion_failed] ne soulève personne { $space_in }
        [end_storm] est perdu dans une tempête en route { $space_to }
        [end_nobody] perd ses derniers hommes en route { $space_to }
        [end_drawn] rebrousse chemin après une bataille indécise, en route { $space_to }
        [end_beaten] est battu en route { $space_to }
        [passed] ne part finalement pas { $space_to }
       *[other] est en route { $space_to }
    }{ $battles ->
        [0] {""}
        [one] , avec une bataille
       *[other] , avec { $battles } batailles
    }{ $strategy ->
        [none] {""}
       *[other] {" "}({ $strategy })
    }. { $lost ->
        [none] { $enemy ->
            [none] Aucune perte
           *[other] L'ennemi perd { $enemy }
        }
       *[other] Pertes : { $lost }{ $enemy ->
            [none] {""}
           *[other] {" "}; de l'ennemi : { $enemy }
        }
    }.
log-battle = { $kind } { $space_in } entre { $one } et { $other }. { $winner ->
        [none] Personne ne gagne
       *[other] { $winner } gagne
    }. { $one } perd { $lost_one ->
        [none] rien
       *[other] { $lost_one }
    }, { $other } { $lost_other ->
        [none] rien
       *[other] { $lost_other }
    }.{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
log-siege = { $one } assiège { $space_the }{ $taken ->
        [true] {" "}et prend la forteresse
       *[other] {" "}en vain
    }. { $why }{ $lost_other ->
        [none] {""}
       *[other] {" "}{ $other } perd { $lost_other }.
    }
clash-naval = Bataille navale
clash-land = Bataille terrestre
clash-null = Bataille nulle
clash-siege = Siège
clash-skirmish = Escarmouche
decided-higher = Le total le plus élevé l'emporte.
decided-better_leader = Égalité : le meilleur chef l'emporte.
decided-level = Égalité, et aucun chef n'est meilleur : tous rentrent.
decided-null_nothing = Terre seule contre navires seuls : pas de bataille.
decided-null_ships_leave = Terre seule contre navires seuls : tous les navires quittent l'espace neutre.
decided-null_leaves_athens = Terre seule contre navires seuls : Athènes cède et rentre.
decided-null_leaves_sparta = Terre seule contre navires seuls : Sparte cède et rentre.
decided-null_leaves_persia = Terre seule contre navires seuls : la Perse cède et rentre.
decided-taken = 4 ou plus : la forteresse tombe.
decided-held = Moins de 4 : les murs tiennent et les assiégeants rentrent.
decided-more_ships = Plus de navires dedans que dehors : le siège échoue.
decided-grain_route = Le blé arrive encore du Pont-Euxin : le siège échoue.
decided-skirmish = Cela reste une escarmouche.
decided-skirmish_battle = Cela devient une bataille.
change-confidence = La Confiance { $side_from } { changes }, à { $now }.
change-points = { $by ->
        [-15] Le joueur { $side_from } perd 15 PV
       *[other] Le joueur { $side_from } gagne { $by } PV
    } : { $now }.
change-talents = { $side } : { $by } talents, Trésor { $now }.
change-ravaged = { $space } est ravagé.
change-hostages = { $side } prend des Otages.
change-went_home = { $side } rentre { $space_from } : { $by } PF.
event-garrison_lost = La Garnison { $space_from } est perdue.
chronicle-null_battle = Devant { $space_the }, des navires firent face à des hommes à terre : il n'y eut pas de bataille.
value-strategic = stratégie
value-tactical = tactique

## Comment c'est fini

# Games that ended before points were told have none.
points-told = { $needed ->
        [other]  : { $vp } PV, il en fallait { $needed }
       *[none] { "" }
    }
outcome-turns = Le dernier tour est terminé{ points-told }.
outcome-surrender = Les deux camps se sont rendus{ points-told }.
outcome-athens_surrendered = Athènes s'est rendue{ points-told }.
outcome-sparta_surrendered = Sparte s'est rendue{ points-told }.
outcome-coalition_surrendered = La Coalition s'est rendue.
outcome-switched = Le joueur est passé de Sparte à Athènes{ points-told }.
outcome-armistice = L'armistice met fin à cette guerre{ points-told }.
outcome-peace = La paix de Trente Ans : personne n'a gagné.
fatal-out_of_time = { $needed ->
        [none] Ainsi s'achève le dernier tour, et la guerre n'est pas gagnée.
       *[other] La guerre s'achève ici et elle est perdue : { $vp } PV, il en faut { $needed }.
    }
fatal-drives_argos = Si vous prenez Argos pour objectif, elle rejoint aussitôt Athènes avec 4 Hoplites.
fatal-drives_syracuse = Si vous prenez Syracuse pour objectif, elle rejoint aussitôt Sparte avec ses Forces.

## Faits

fact-control = Contrôlée par { $value }
fact-rebellion = En révolte
fact-ravaged = Ravagée
fact-siege = Assiégée par { $value }
fact-treasury = Trésor : { $value } talents
fact-sci = Confiance : { $value }
fact-colour = Couleur : { $value }
fact-fortress = Forteresse
fact-bellicosity = Bellicosité : { $value }
fact-done = Opérations menées : { $value }
fact-passed = A passé
fact-drawn = Commande en premier : { $value }
fact-hostages = Otages aux mains de l'ennemi
fact-thebes = Trésor de Thèbes : { $value } talents
fact-nation = { $value }
fact-spent = Activés : { $value } PF
fact-marching = En marche
fact-elite = Élite
fact-garrison = Garnison
fact-strategic = Valeur stratégique { $value }
fact-tactical = Valeur tactique { $value }
fact-years = Années : { $value } av. J.-C.
fact-player = Le joueur mène { $value }
score-player = { $value } Points de Victoire
fact-strategy = Stratégie de l'autre camp : { $value }
fact-role = Le joueur de la Coalition : { $value }
fact-vp = Points de victoire : { $value }
fact-needed = Points de Victoire nécessaires : { $value }
fact-walls = Les Longs Murs sont debout
fact-armistice = Il y a eu un armistice
fact-fallen = Tombés : { $value }
fact-cups_athens = Dans la coupe d'Athènes : { $value }
fact-cups_sparta = Dans la coupe de Sparte : { $value }
fact-cups_thebes = Dans la coupe de Thèbes : { $value }
stage-revenue_athens = Revenu d'Athènes
stage-revenue_sparta = Revenu de Sparte
stage-revenue_thebes = Revenu de Thèbes
stage-expedition = Expédition
fact-side = { $value }
fact-leader = menée par { $value }
fact-space = ici : { $value }
fact-objective = vers { $value }
fact-hoplite = { $value } PF d'Hoplites
fact-cavalry = { $value } PF de Cavalerie
fact-naval = { $value } PF de navires
fact-talents = { $value } talents à dépenser
fact-ways = { $value ->
    [1] un seul plus court chemin
   *[other] { $value } plus courts chemins
}
fact-steps = long de { $value } pas
row-plan = elle compte réunir { $hoplite } PF d'Hoplites, { $cavalry } de Cavalerie et { $naval } de navires : { $space }
row-joining = { $piece } : jusqu'à { $sp } PF peuvent se joindre, { $talents } talents chacun
row-in_force = { $what }{ $side ->
        [none] {""}
       *[other] {" "}({ $side })
    }{ $space ->
        [none] {""}
       *[other] {" "}({ $space })
    }
row-defence = { $why } : { $holds ->
        [true] vaut maintenant
        [yes] vaut maintenant
       *[other] ne vaut pas
    }
# Where lines and zones run is for the map to show.
fact-trail = { "" }
fact-zones_athens = { "" }
fact-zones_sparta = { "" }
fact-zones_persia = { "" }

## Raisons, stratégies, événements et nations par leur nom

effect-athens = Athéniens
effect-athens_allied = alliés d'Athènes
effect-sparta = Spartiates
effect-sparta_allied = alliés de Sparte
effect-thebes = Thébains
effect-home_guard = la Garde nationale
effect-peltasts = les Peltastes
effect-sacred_band = le Bataillon sacré
effect-null = Bataille nulle
effect-naval = Bataille navale
effect-land = Bataille terrestre
effect-athenian_ships = navires athéniens
effect-more_ships = plus de navires
effect-sparta_space = devant Sparte
effect-spartan_hoplites = Hoplites spartiates
effect-more_cavalry = plus de Cavalerie
effect-more_hoplites = plus d'Hoplites
effect-tactical = le chef
effect-syracuse = Syracuse
effect-grain_route = le blé arrive encore du Pont-Euxin
effect-battle_won = bataille gagnée
effect-new_turn = un nouveau tour commence à zéro
effect-battle_lost = bataille perdue
effect-siege_won = siège réussi
effect-siege_failed = siège manqué
effect-fortress_lost = forteresse perdue
effect-captives = captifs vendus
effect-cause_rebellion = Provoquer une révolte
effect-caused = soulevée
effect-spread = par extension
effect-event = un événement
effect-unrest_sci = la Ligue de Délos est agitée : la Confiance d'Athènes est nulle ou négative
effect-unrest_ships = la Ligue de Délos est agitée : Athènes a perdu beaucoup de navires
effect-better_leader = Égalité : le meilleur chef l'emporte
effect-level = Égalité, et aucun chef n'est meilleur : tous rentrent
effect-null_nothing = Terre seule contre navires seuls : pas de bataille
effect-null_ships_leave = Terre seule contre navires seuls : tous les navires quittent l'espace neutre
effect-null_leaves_athens = Terre seule contre navires seuls : Athènes cède et rentre
effect-null_leaves_sparta = Terre seule contre navires seuls : Sparte cède et rentre
effect-null_leaves_persia = Terre seule contre navires seuls : la Perse cède et rentre
effect-sci = la Confiance du tour
effect-lost_spaces = espaces perdus et ravagés
effect-helots = les Hilotes
effect-armistice = armistice
effect-target = une exigence non remplie
effect-kings_peace = la paix du Roi
effect-home_lost = la patrie est perdue
effect-bellicosity = il ne reste plus de volonté de combattre
effect-surrender = reddition
effect-revenue = revenus
effect-lost_cities = Thèbes ou Corinthe perdue
effect-epidamnos = Épidamne
effect-sicily = la Sicile
effect-grain = le blé n'arrive plus
effect-eisphora = Eisphora
effect-persia = la Perse
effect-iasus = or perse pour Iasos
effect-messenia = Messénie perdue
effect-corinth = Corinthe
effect-coalition = aide à la Coalition
effect-player = choix du joueur
effect-attack_spartan_ally = Attaquer un allié de Sparte
effect-cut_loc = Couper les lignes de communication
effect-attack_sparta = Attaquer Sparte
effect-attack_athens = Attaquer Athènes
effect-attack_athenian_ally = Attaquer un allié d'Athènes
effect-defence_posts = Stratégie défensive : un poste athénien est menacé
effect-defence_near_sparta = Stratégie défensive : des Athéniens près de Sparte
effect-defence_cities = Stratégie défensive : des Athéniens à Corinthe ou à Thèbes
effect-defence_syracuse = Stratégie défensive : des Athéniens devant Syracuse
effect-pass_chosen = de son plein gré
effect-pass_auguries = les augures sont mauvais
effect-pass_no_leader = il n'y a plus de chef à tirer
effect-pass_nothing_to_activate = il ne reste personne à activer
effect-pass_no_talents = il ne peut payer personne
effect-pass_fund_untouched = on ne touche pas au Fonds d'urgence
effect-pass_phenomenon = le présage de ce tour ne permet que deux opérations
effect-pass_no_objective = sa stratégie ne trouve aucun objectif
effect-pass_no_expedition = l'Expédition voulue ne peut être formée
effect-end_arrived = elle est arrivée
effect-end_stuck = elle ne peut continuer
effect-end_leaderless = son chef est tombé
effect-end_caught = son chef a été intercepté seul
effect-end_rebellion_failed = personne ne s'est soulevé
effect-end_beaten = elle a été battue
effect-end_drawn = une bataille indécise a renvoyé tout le monde
effect-end_nobody = il ne reste personne
effect-end_storm = la tempête
effect-dead_battle = tombé au combat
effect-dead_plague = la peste
effect-dead_exile = l'exil
effect-dead_event = il meurt en campagne
effect-dead_executed = exécuté par le Roi
effect-argos = Argos
effect-macedonia = la Macédoine
effect-thessaly = la Thessalie
effect-thrace = la Thrace
effect-corcyra = Corcyre
effect-persian_army = L'Armée perse
effect-persian_conon = Le Conon perse
effect-role_thebes = Thèbes et les alliés
effect-role_athens = Athènes seule
effect-role_anti_sparta = tous contre Sparte
effect-silver_mine = une mine d'argent
effect-oligarchs_in_athens = des oligarques à Athènes
effect-sitalces = le roi Sitalcès de Thrace
effect-persia_enters = la Perse entre en guerre
effect-plague = peste à Athènes
effect-demagogue = un démagogue à vendre
effect-oligarchic_rebellion = révolte dans la Ligue de Délos
effect-perdiccas = le roi Perdiccas de Macédoine
effect-minor_powers = puissances mineures
effect-death_of_leaders = mort de chefs
effect-phenomenon = un phénomène
effect-thracian_aggression = agression thrace
effect-eclipse_or_earthquake = éclipse ou tremblement de terre
effect-egyptian_revolt = la révolte égyptienne
effect-phocian_aggression = agression phocidienne
effect-long_walls_built = les Longs Murs sont bâtis
effect-death_of_a_leader = mort d'un chef
effect-thebes_attacks_plataea = Thèbes attaque Platées
effect-artaxerxes = Artaxerxès
effect-cinadon = la conjuration de Cinadon
effect-supplies_from_egypt = des vivres d'Égypte
effect-dionysius = Denys de Syracuse
effect-harmost = un harmoste prend l'initiative
effect-agenda_of_agesilaus = les desseins d'Agésilas
effect-democratic_rebellion = révolte démocratique
effect-cunaxa = Counaxa
effect-long_walls_rebuilt = les Longs Murs sont rebâtis
effect-artaxerxes_intervenes = Artaxerxès intervient
effect-gold_mine = une mine d'or
effect-now_at_most = Deux opérations au plus ce tour-ci
effect-now_no_eisphora = Pas d'Eisphora ce tour-ci
effect-now_shaken = Bellicosité −2 à la fin du tour
effect-now_plague = Peste : aucun PF allié n'entre à Athènes ni au Pirée
effect-now_corcyra_idle = Les PF de Corcyre ne peuvent être activés ce tour-ci
effect-now_cinadon = Les PF spartiates ne peuvent être activés ce tour-ci
effect-now_no_building = Aucune construction ce tour-ci
effect-now_target = Un lieu à tenir à la fin du tour, sinon Bellicosité −1
effect-now_leaders_die_3 = Les chefs tombent : au combat un dé de 1 à 3 tue le chef qui l'a lancé
effect-now_leaders_die_4 = Les chefs tombent : au combat un dé de 1 à 4 tue le chef qui l'a lancé
effect-now_plataea = La première opération spartiate va à Platées
effect-now_sicily_closed = Carthage a gagné : la Sicile est fermée
effect-now_walls = Les Longs Murs sont intacts

## Lieux

space-abdera = Abdère
    .from = d'Abdère
space-abydos = Abydos
    .from = d'Abydos
space-acragas = Agrigente
    .from = d'Agrigente
space-aegina = Égine
    .from = d'Égine
space-aegitium = Aigition
    .from = d'Aigition
space-aeniania = Éniane
    .from = d'Éniane
space-aetolia = Étolie
    .in = en Étolie
    .to = vers l'Étolie
    .from = d'Étolie
    .the = l'Étolie
space-ambracia = Ambracie
    .from = d'Ambracie
space-amorgos = Amorgos
    .from = d'Amorgos
space-amphilochia = Amphilochie
    .in = en Amphilochie
    .to = vers l'Amphilochie
    .from = d'Amphilochie
    .the = l'Amphilochie
space-amphipolis = Amphipolis
    .from = d'Amphipolis
space-amphissa = Amphissa
    .from = d'Amphissa
space-anactorium = Anactorion
    .from = d'Anactorion
space-andros = Andros
    .from = d'Andros
space-antandrus = Antandros
    .from = d'Antandros
space-arginusae = Arginuses
    .in = aux Arginuses
    .to = vers les Arginuses
    .from = des Arginuses
    .the = les Arginuses
space-argos = Argos
    .from = d'Argos
space-asine = Asine
    .from = d'Asine
space-astacus = Astacos
    .from = d'Astacos
space-astypalaea = Astypalée
    .from = d'Astypalée
space-athens = Athènes
    .from = d'Athènes
space-atalante = Atalante
    .from = d'Atalante
space-belmina = Belmina
space-byzantium = Byzance
space-camarina = Camarine
space-camirus = Camiros
space-cape_scyllaeum = Cap Skyllaion
    .in = au cap Skyllaion
    .to = vers le cap Skyllaion
    .from = du cap Skyllaion
    .the = le cap Skyllaion
space-cape_taenarum = Cap Ténare
    .in = au cap Ténare
    .to = vers le cap Ténare
    .from = du cap Ténare
    .the = le cap Ténare
space-cardia = Cardia
space-caryae = Caryes
space-carystos = Carystos
space-catana = Catane
space-cenchrae = Cenchrées
space-cephallenia = Céphallénie
space-chalce = Chalcé
space-chalcis = Chalcis
space-charonea = Chéronée
space-chios = Chios
space-clazomenae = Clazomènes
space-cleonae = Cléones
space-cnidus = Cnide
space-colophon = Colophon
space-corcyra = Corcyre
space-corinth = Corinthe
space-corone = Coroné
space-cyllene = Cyllène
space-cyme = Cymé
space-cythera = Cythère
space-cytinium = Cytinion
space-cyzicus = Cyzique
space-decelea = Décélie
space-delium = Délion
space-delos = Délos
space-delphi = Delphes
space-dium = Dion
space-dolopia = Dolopie
    .in = en Dolopie
    .to = vers la Dolopie
    .from = de Dolopie
    .the = la Dolopie
space-dyme = Dymé
space-elaeus = Élaious
    .from = d'Élaious
space-elis = Élis
    .from = d'Élis
space-enna = Enna
    .from = d'Enna
space-ephesus = Éphèse
    .from = d'Éphèse
space-epidamnos = Épidamne
    .from = d'Épidamne
space-epidaurus = Épidaure
    .from = d'Épidaure
space-epidaurus_limera = Épidaure Limèra
    .from = d'Épidaure Limèra
space-eretria = Érétrie
    .from = d'Érétrie
space-erineus = Érinéos
    .from = d'Érinéos
space-erythrae = Érythrées
    .from = d'Érythrées
space-eupalium = Eupalion
    .from = d'Eupalion
space-gela = Géla
space-gythium = Gytheion
space-halicarnassus = Halicarnasse
    .from = d'Halicarnasse
space-helorus = Héloros
    .from = d'Héloros
space-heraclea = Héraclée
    .from = d'Héraclée
space-hermione = Hermione
    .from = d'Hermione
space-himera = Himère
    .from = d'Himère
space-histiaea = Histiée
    .from = d'Histiée
space-iasus = Iasos
    .from = d'Iasos
space-icaros = Icaros
    .from = d'Icaros
space-idhra = Hydra
    .from = d'Hydra
space-idomene = Idoméné
    .from = d'Idoméné
space-imbros = Imbros
    .from = d'Imbros
space-ios = Ios
    .from = d'Ios
space-ithaca = Ithaque
    .from = d'Ithaque
space-kalymnos = Kalymnos
space-kea = Kéos
space-kithnos = Kythnos
space-kos = Kos
space-lampsacus = Lampsaque
space-larisa = Larissa
space-leontini = Léontinoi
space-lepreum = Lépréon
space-leros = Léros
space-leucas = Leucade
space-lilybaeum = Lilybée
space-limnos = Lemnos
space-lindus = Lindos
space-liparian_is = Îles Lipari
    .in = aux îles Lipari
    .to = vers les îles Lipari
    .from = des îles Lipari
    .the = les îles Lipari
space-locri = Locres
space-loryma = Loryma
space-macedonia = Macédoine
    .in = en Macédoine
    .to = vers la Macédoine
    .from = de Macédoine
    .the = la Macédoine
space-magnesia = Magnésie
space-mantinea = Mantinée
space-maronea = Maronée
space-marathon = Marathon
space-megara = Mégare
space-melos = Mélos
space-messina = Messine
space-methana = Méthana
space-methone = Méthone
space-methydrum = Méthydrion
space-methymna = Méthymne
space-mikonos = Mykonos
space-miletus = Milet
space-mycenae = Mycènes
space-mytilene = Mytilène
space-naupactus = Naupacte
space-naxos = Naxos
space-nemea = Némée
space-oeniadae = Oiniades
    .from = d'Oiniades
space-oeta = Œta
    .in = sur l'Œta
    .to = vers l'Œta
    .from = de l'Œta
    .the = l'Œta
space-olizon = Olizon
    .from = d'Olizon
space-olpae = Olpes
    .from = d'Olpes
space-olympia = Olympie
    .from = d'Olympie
space-olynthus = Olynthe
    .from = d'Olynthe
space-orchomenus = Orchomène
    .from = d'Orchomène
space-oronae = Ornées
    .from = d'Ornées
space-oropus = Oropos
    .from = d'Oropos
space-panactum = Panacton
space-panormus_sicily = Panorme (Sicile)
space-panormus_achaea = Panorme (Achaïe)
space-paros = Paros
space-patmos = Patmos
space-patrae = Patras
space-pegae = Pèges
space-pela = Pella
space-perinthus = Périnthe
space-pharsalus = Pharsale
space-pheia = Pheia
space-philius = Phlionte
space-phocaea = Phocée
space-piraeus = Le Pirée
    .in = au Pirée
    .to = vers le Pirée
    .from = du Pirée
    .the = le Pirée
space-plataea = Platées
space-potidaea = Potidée
space-prasiae = Prasies
space-priene = Priène
space-proconnesus = Proconnèse
space-psara = Psara
space-pteleum = Ptéléon
space-pydna = Pydna
space-pygela = Pygéla
space-pylos = Pylos
space-rhegium = Rhégion
space-salamis = Salamine
space-samos = Samos
space-samothraki = Samothrace
space-sardis = Sardes
space-scione = Scioné
space-segesta = Ségeste
space-selinus = Sélinonte
space-serifos = Sériphos
space-sicyon = Sicyone
space-sifnos = Siphnos
space-sigeum = Sigée
space-siphae = Siphées
space-siros = Syros
space-skiros = Skyros
space-smyrna = Smyrne
space-sollium = Sollion
space-sparta = Sparte
space-sporades = Sporades
    .in = aux Sporades
    .to = vers les Sporades
    .from = des Sporades
    .the = les Sporades
space-stagirus = Stagire
space-stratus = Stratos
space-sunium = Sounion
space-sybotia = Sybota
space-syme = Symé
space-syracuse = Syracuse
space-tanagra = Tanagra
space-taras = Tarente
space-tegea = Tégée
space-teichium = Teichion
space-tenedos = Ténédos
space-teos = Téos
space-thasos = Thasos
space-thebes = Thèbes
space-thera = Théra
space-thermopylae = Thermopyles
    .in = aux Thermopyles
    .to = vers les Thermopyles
    .from = des Thermopyles
    .the = les Thermopyles
space-thyrea = Thyréa
space-thyssus = Thyssos
space-tinos = Ténos
space-torone = Toroné
space-triopium = Triopion
space-troezen = Trézène
space-zacynthus = Zacynthe

## Chefs

piece-pericles = Périclès
piece-phormio = Phormion
piece-demosthenes = Démosthène
piece-cleon = Cléon
piece-nicias = Nicias
piece-alcibiades = Alcibiade
    .from = d'Alcibiade
piece-thrasybulus = Thrasybule
piece-thrasyllus = Thrasylle
piece-archidamus = Archidamos
    .from = d'Archidamos
piece-brasidas = Brasidas
piece-agis = Agis
    .from = d'Agis
piece-gylippus = Gylippe
piece-mindarus = Mindaros
piece-lysander = Lysandre
piece-callicratides = Callicratidas
piece-pericles_1pw = Périclès
piece-cimon_1pw = Cimon
piece-tolmides_1pw = Tolmidès
piece-sophocles_1pw = Sophocle
piece-thucydides_1pw = Thucydide
piece-lamachus_1pw = Lamachos
piece-diotimus_1pw = Diotime
piece-hagnon_1pw = Hagnon
    .from = d'Hagnon
piece-dorsus_1pw = Dorkis
piece-pleistoanax_1pw = Pleistoanax
piece-pausanias_1pw = Pausanias
piece-asimides_1pw = Asimidès
    .from = d'Asimidès
piece-aristeus_1pw = Aristée
    .from = d'Aristée
piece-cleandridas_1pw = Cléandridas
piece-cnemus_1pw = Cnèmos
piece-eurybatus_1pw = Eurybate
    .from = d'Eurybate
piece-agesilaus_fos = Agésilas
    .from = d'Agésilas
piece-lysander_fos = Lysandre
piece-pausanias_fos = Pausanias
piece-dercyllidas_fos = Dercyllidas
piece-cleombrotus_fos = Cléombrote
piece-archidamus_iii_fos = Archidamos III
    .from = d'Archidamos III
piece-agesipolis_fos = Agésipolis
    .from = d'Agésipolis
piece-antalcidas_fos = Antalcidas
    .from = d'Antalcidas
piece-epaminondas_fos = Épaminondas
    .from = d'Épaminondas
piece-pelopidas_fos = Pélopidas
piece-gorgias_fos = Gorgidas
piece-timolaus_fos = Timolaos
piece-androclidas_fos = Androclidas
    .from = d'Androclidas
piece-leontidas_fos = Léontiadès
piece-ismenias_fos = Isménias
    .from = d'Isménias
piece-cylon_fos = Cylon
piece-iphicrates_fos = Iphicrate
    .from = d'Iphicrate
piece-philocles_fos = Philoclès
piece-aristotelos_fos = Aristote
    .from = d'Aristote
piece-chabrias_fos = Chabrias
piece-eubulidos_fos = Euboulidès
    .from = d'Euboulidès
piece-demostratus_fos = Démostratos
piece-thrasybulus_fos = Thrasybule
piece-conon_fos = Conon
piece-tissaphernes_fos = Tissapherne
piece-tiribazus_fos = Tiribaze
piece-pharnabazus_fos = Pharnabaze
piece-conon_persia_fos = Conon

## Présentations, et ce qui se passe à chaque phase

brief-campaign = { $seats ->
    [1] Vous menez Athènes en 431 av. J.-C., Sparte suit sa Matrice stratégique, et celui qui réussit peut se voir confier l'autre Ligue. Batailles et sièges rapportent des Points de Victoire, et une reddition vaut 200 divisé par le numéro du tour. Plus de 150 points, ou une reddition au tour 3 au plus tard, font une victoire décisive.
   *[other] Deux joueurs, Athènes et Sparte, à partir de 431 av. J.-C. Brisez l'autre Ligue : amenez sa Bellicosité à zéro ou prenez sa patrie, et elle se rend. Sinon, le plus de Points de Victoire, gagnés par batailles et sièges, l'emporte à la fin.
}
brief-archidamian = { $seats ->
    [1] Les trois premiers tours de la guerre, du côté d'Athènes. Batailles et sièges rapportent des Points de Victoire, et celui qui réussit peut devoir continuer avec Sparte. Avec 40 points, vous gagnez ; un armistice, une reddition ou votre retour de Sparte à Athènes met aussitôt fin à la guerre.
   *[other] Deux joueurs, les trois premiers tours de la guerre. Brisez l'autre Ligue : amenez sa Bellicosité à zéro ou prenez sa patrie, et elle se rend. Sinon, le plus de Points de Victoire, gagnés par batailles et sièges, l'emporte à la fin.
}
brief-decelean = { $seats ->
    [1] 416 av. J.-C. : Nicias est devant Syracuse, et Alcibiade conseille Sparte. Vous commencez avec Athènes, et il n'y aura pas d'armistice. Avec 40 Points de Victoire, vous gagnez ; une reddition ou votre retour de Sparte à Athènes met aussitôt fin à la guerre.
   *[other] 416 av. J.-C., à deux : Nicias est devant Syracuse, et Alcibiade conseille Sparte. Brisez l'autre Ligue : amenez sa Bellicosité à zéro ou prenez sa patrie, et elle se rend. Sinon, le plus de Points de Victoire, gagnés par batailles et sièges, l'emporte à la fin.
}
brief-fall_of_athens = { $seats ->
    [1] 413 av. J.-C. : la moitié de la Ligue de Délos est en révolte, et Sparte tient Décélie. Vous menez Sparte et devez achever ce que Syracuse a commencé. Avec 40 Points de Victoire, vous gagnez ; une reddition, ou le passage à Athènes, met aussitôt fin à la guerre.
   *[other] 413 av. J.-C., à deux : la moitié de la Ligue de Délos est en révolte, et Sparte tient Décélie. Brisez l'autre Ligue : amenez sa Bellicosité à zéro ou prenez sa patrie, et elle se rend. Sinon, le plus de Points de Victoire, gagnés par batailles et sièges, l'emporte à la fin.
}
brief-first_peloponnesian = 460 av. J.-C. : pas encore de Longs Murs, des neutres en armes, et chaque camp tient des Otages de l'autre. Batailles, sièges et révoltes usent la volonté de combattre d'une Ligue. Le camp dont la Bellicosité tombe à zéro a perdu ; si les deux sont à bout, ils concluent la paix de Trente Ans, et personne n'a gagné.
brief-fall_of_sparta = 401 av. J.-C., à deux : Sparte domine la Grèce, et Thèbes, Athènes et leurs alliés l'entendent autrement. La Perse observe, paie et frappe celui qui devient trop fort. Le camp dont la Bellicosité tombe à zéro a perdu ; après le dernier tour, la plus haute l'emporte.
help-phase_side_determination = Le joueur à qui la guerre a souri lance un dé : sur 6 ou plus, il prend l'autre Ligue.
help-phase_event = Deux dés amènent un événement ; un événement impossible se relance.
help-phase_delian_league = Après un mauvais tour pour Athènes, une cité de la Ligue de Délos se révolte.
help-phase_leader_selection = Chaque camp tire le chef de sa première opération.
help-phase_strategy = Le camp sans joueur garde une stratégie qui marche, ou en tire une.
help-phase_sci_adjustment = Les deux camps commencent le tour avec une Confiance de zéro.
help-phase_operations = Les camps déplacent tour à tour leurs Expéditions, jusqu'à ce que les deux passent.
help-phase_coming_home = Les unités battues en route regagnent leurs bases.
help-phase_siege_determination = Les Armées dans des forteresses ennemies commencent les sièges.
help-phase_battles = Les Forces d'un même espace, ou à portée l'une de l'autre, se battent.
help-phase_sieges = Chaque siège se décide d'un dé et du chef.
help-phase_going_home = Les Armées jettent un dé pour rester ; les autres rentrent et un PF tient la place.
help-phase_continuation = Les rebelles à portée de leur seule Ligue y reviennent.
help-phase_spread = La révolte peut gagner les voisins sans garnison.
help-phase_helots = Si Athènes tient les cinq lieux des Hilotes, ils se soulèvent.
help-phase_revenue = Les talents rentrent ; les espaces perdus, ravagés ou rebelles coûtent.
help-phase_building = De nouveaux PF à 200 talents chacun : trois au plus.
help-phase_bellicosity = La Confiance du tour et les espaces perdus déplacent la volonté de combattre.
help-phase_surrender = Un camp sans volonté, ou sans patrie, se rend.
help-phase_armistice = Quand les deux sont las, ils concluent un armistice, une seule fois.
help-phase_end_of_turn = Les chefs regagnent leur coupe et le tour suivant commence.
goal-points = { $needed } Points de Victoire ; vous en avez { $vp }
goal-points-brief = { $vp } sur { $needed } PV
goal-early = Ou une reddition au tour { $turn } au plus tard
goal-early-brief = reddition au tour { $turn }
goal-surrender = Une reddition ce tour-ci met fin à la guerre et vaut { $vp } PV ; la Bellicosité { $side_from } est de { $bellicosity }
goal-surrender-brief = reddition : { $vp } PV
goal-change = { $die ->
        [1] Au prochain tour, vous prenez { $side }
        [6] Au prochain tour, sur un 6, vous prenez { $side }
       *[other] Au prochain tour, sur { $die } ou plus, vous prenez { $side }
    }
goal-change-brief = { $side } sur { $die }+
goal-change_ends = { $die ->
        [1] Au prochain tour, vous retrouvez { $side }, et la guerre finit
        [6] Au prochain tour, sur un 6, vous retrouvez { $side }, et la guerre finit
       *[other] Au prochain tour, sur { $die } ou plus, vous retrouvez { $side }, et la guerre finit
    }
goal-change_ends-brief = fin sur { $die }+
goal-break = Brisez { $side } : ramenez à zéro sa Bellicosité, à { $bellicosity } pour l'instant, ou prenez { $second ->
        [none] { $space }
       *[other] { $space } et { $second }
    }
goal-break-brief = { $side } : { $bellicosity }
goal-hold = Gardez { $side } en guerre : sa Bellicosité est de { $bellicosity }, et il ne faut pas perdre { $second ->
        [none] { $space }
       *[other] { $space } et { $second }
    }
goal-hold-brief = tenir { $side } : { $bellicosity }
goal-lead = Plus de Points de Victoire que l'ennemi : { $vp } contre { $theirs }
goal-lead-brief = { $vp } : { $theirs } PV
goal-armistice = { $side ->
        [none] Les deux camps sont las de la guerre : s'ils le sont encore à la fin du tour, il y a un armistice
       *[other] { $side } est lasse de la guerre ; si l'autre camp tombe à une Bellicosité de { $bellicosity } ou sous { $talents } talents, il y a un armistice
    }
goal-armistice-brief = { $side ->
        [none] armistice proche
       *[other] { $side } lasse
    }
goal-last_turn = La guerre finit avec le tour { $turn } : { $turns ->
        [1] c'est celui-ci{ points-now }
       *[other] { $turns } tours, celui-ci compris
    }
points-now = { $needed ->
        [none] { "" }
       *[other] , avec { $vp } PV sur { $needed }
    }
goal-last_turn-brief = jusqu'au tour { $turn }
phase-side_determination-brief = Camp
phase-delian_league-brief = Ligue de Délos
phase-leader_selection-brief = Chefs
phase-sci_adjustment-brief = Confiance
phase-coming_home-brief = Retour
phase-siege_determination-brief = Débuts de siège
phase-going_home-brief = Retour 2
phase-continuation-brief = Rebelles
phase-spread-brief = Extension
phase-end_of_turn-brief = Fin

## Ce que dit une fiche au survol

tell-space = { $kind ->
        [land] Un espace de l'intérieur
        [island] Une île
       *[other] Un espace côtier
    }, { $colour ->
        [neutral] neutre
        [athens] neutre à présent
        [sparta] neutre à présent
       *[other] de la Ligue { $colour_from }
    }.
tell-space-fortress = Une forteresse : elle ne tombe que par un siège, et l'Armée qui ne la prend pas rentre.
tell-space-control = { $control } la contrôle.
tell-space-rebellion = En révolte contre sa Ligue : elle ne paie rien, et ses voisines peuvent la suivre.
tell-space-ravaged = Ravagée ce tour-ci : les revenus de sa Ligue baissent.
tell-space-siege = { $siege } l'assiège.
tell-space-garrison = Une Garnison athénienne la tient.
tell-link-isthmus = L'Isthme : seul le camp qui tient ses deux extrémités peut y haler ses navires { $space_to }.
tell-link-long_walls = Les Longs Murs mènent { $space_in } ; tant qu'ils sont debout, nul ennemi n'y passe.
tell-link-storm_crossing = La haute mer { $space_to } : sur 5 ou 6, une tempête emporte toute l'Expédition.
tell-piece = { $kind ->
        [leader] Un chef : valeur tactique { $tactical }, valeur stratégique { $strategic }.
        [hoplite] Hoplites : 200 talents par PF en marche ; le camp qui en a le plus ajoute 1 pour chacun de plus en bataille terrestre.
        [cavalry] Cavalerie : 200 talents par PF en marche. Elle intercepte à un espace de distance et, plus nombreuse, ajoute 1 en bataille terrestre.
        [naval] Navires : 400 talents par PF en marche. Chacun porte un PF terrestre ; ils interceptent par mer à deux espaces de distance.
       *[other] { "" }
    }
tell-piece-spent = Activés ce tour-ci : { $spent }.
tell-piece-marching = En marche avec l'Expédition.
tell-piece-elite = Une unité d'élite : elle se déplace entière, et à sa première perte elle quitte la partie.

## Le salon

scenario-campaign-line = Dix tours de 431 à 402 av. J.-C. : vous commencez avec Athènes, et finirez peut-être avec Sparte.
scenario-campaign-length = de 3 à 5 heures
scenario-campaign-difficulty = Difficile
scenario-archidamian-line = Les neuf premières années : Périclès, la peste et les raids en Attique.
scenario-archidamian-length = environ une heure
scenario-archidamian-difficulty = Commencez ici
scenario-decelean-line = Du siège de Syracuse à la fin : Athènes trop exposée, Sparte avec l'or perse en vue.
scenario-decelean-length = de 2 à 3 heures
scenario-decelean-difficulty = Moyenne
scenario-fall_of_athens-line = Vous êtes Sparte, et la Ligue de Délos se défait.
scenario-fall_of_athens-length = de 1 à 2 heures
scenario-fall_of_athens-difficulty = Moyenne
scenario-first_peloponnesian-line = Avant les Longs Murs : six tours où une Ligue plie, ou bien les deux font la paix.
scenario-first_peloponnesian-length = de 2 à 3 heures
scenario-first_peloponnesian-difficulty = Difficile
scenario-fall_of_sparta-line = Deux joueurs : Sparte contre Thèbes, Athènes et Corinthe, avec la Perse entre eux.
scenario-fall_of_sparta-length = de 2 à 4 heures
scenario-fall_of_sparta-difficulty = Pour ceux qui connaissent le jeu
choice-amphipolis-help = Les règles nomment deux passages que seul leur maître peut franchir. Certains joueurs comptent Amphipolis, clé de la Thrace, comme le troisième.
choice-syracuse_defence-help = La matrice spartiate envoie du secours quand Athènes vise Syracuse. On peut l'entendre comme un secours à une alliée seulement.
choice-decelean_end-help = Tel qu'il est imprimé, le scénario finirait avant de commencer ; il se joue jusqu'à la fin de la guerre, ou jusqu'au tour 8 pour une partie plus courte.
choice-leaderless-help = Une Armée reste dans une forteresse où elle a vaincu. Des unités sans chef, la règle ne dit rien ; une feuille d'errata non officielle les renvoie chez elles.
choice-battle_losses-help = La règle dit combien de PF le vaincu élimine, non lesquels. L'ordre fixe vient d'une feuille d'errata non officielle ; en choisissant, on peut perdre des PF alliés pour épargner les hommes qui deviendraient Otages.
choice-home_army-help = La règle lance un dé pour chaque Armée sur la carte. Chez elle, le jet ne compte que pour les PF alliés : sur un total de 1 à 5, ils vont dans leurs espaces de coalition. La Garde nationale ne quitte jamais Sparte.

## Provoquer une révolte (l'objectif se demande en deux temps)

ask-rebel = Dans quel espace { $leader } cherche-t-il à provoquer une révolte ? Cela coûte 100 talents.
button-back = Retour
no-no_rebellion = Il n'y a pour l'instant aucun espace où provoquer une révolte.
## Opérations : qui commence, les plans du camp sans joueur, les trajets

event-initiative = { $side } mène la première opération{ $dice ->
        [none] .
       *[other] {" "}: son dé était le plus élevé ({ $dice }).
    }
event-expedition_planned = Le plan { $side_from } pour { $space } : { $hoplites } PF d'Hoplites, { $cavalry } de Cavalerie et { $naval } de navires, pris { $stops_in }, { $talents } talents{ $plans ->
        [1] .
        [none] .
       *[other] {" "}; { $plans } plans se valaient.
    }
ask-common_sense = Le camp sans joueur peut former son Expédition { $space_to } de { $plans } façons qui se valent. Suivez votre bon sens, ou passez et laissez le dé décider.
no-not_the_shortest = La haute mer allongerait le chemin { $space_to }.
no-nobody_moves = Personne ne bougerait : une opération amène au moins un PF { $space_in }.

## Raisons d'un calcul

reason-athenian_ships = art naval athénien
reason-eisphora = Eisphora
reason-epidamnos = Épidamne
reason-grain = pas de blé du Pont-Euxin
reason-helots = révolte des Hilotes
reason-iasus = prise d'Iasos
reason-lost_cities = Thèbes ou Corinthe perdue
reason-lost_spaces = espaces ravagés, révoltés ou perdus
reason-messenia = Messénie libérée
reason-more_cavalry = plus de Cavalerie
reason-more_hoplites = plus d'Hoplites
reason-more_ships = plus de navires
reason-persia = or perse
reason-revenue = revenus
reason-sicily = Sicile
reason-sparta_space = sur le sol de Sparte
reason-spartan_hoplites = Hoplites spartiates
reason-syracuse = Syracuse
reason-tactical = le chef

## Moments

moment-common_sense = plans équivalents de l'ennemi

## Courbes de l'histoire

curve-strength = Points de force
curve-spaces = Espaces contrôlés
curve-treasury = Trésor
curve-bellicosity = Bellicosité
curve-confidence = Confiance stratégique
curve-points = Points de victoire
curve-luck = Chance : dés au-delà de l'attendu
luck-told = { $dice ->
    [1] Un dé
   *[other] { $dice } dés
} : { $hits } en tout, { $expected } attendus
hits-expected = Dés (attendus)

## La chronique

chronicle-turn_began = Tour { $turn } : { $years } av. J.-C.
chronicle-side_changed = Le joueur avait trop bien réussi et passa du côté { $side_from }.
chronicle-event = On parlait alors de ceci : { $name }.
chronicle-strategy = { $side } choisit sa stratégie : { $strategy }.
chronicle-expedition = { $leader } mena { $count } PF { $side_from } { $space_to }{ $result ->
        [arrived] {" "}et arriva
        [beaten] {" "}et fut battu en route
        [storm] {" "}par la haute mer, et une tempête les emporta tous
       *[other] {" "}et n'y parvint pas
    }{ $met ->
        [0] { $lost ->
            [0] .
           *[other] , avec { $lost } PF perdus.
        }
        [1] {" "}; ils furent interceptés une fois { $lost ->
            [0] sans perte.
           *[other] et perdirent { $lost } PF.
        }
       *[other] {" "}; ils furent interceptés { $met } fois { $lost ->
            [0] sans perte.
           *[other] et perdirent { $lost } PF.
        }
    }
chronicle-leader_placed = { $leader } changea de camp et arriva { $space_in }.
chronicle-rebellion_tried = Des agents { $side_from } travaillèrent { $space_in } : { $rebels ->
        [true] la cité se souleva.
       *[other] rien ne bougea.
    }
chronicle-battle = { $kind ->
        [naval] Dans les eaux { $space_from }
       *[other] Près { $space_from }
    }, { $first_the } affronta { $second_the }, { $ours } PF contre { $theirs }. { $winner ->
        [none] Personne ne l'emporta
       *[other] Vainqueur : { $winner_the }
    }. Pertes : { $first } { $lost ->
        [0] aucune
       *[other] { $lost } PF
    }, { $second } { $slain ->
        [0] aucune
       *[other] { $slain } PF
    }.
chronicle-siege = { $taken ->
        [true] { $space } tomba aux mains { $side_from } après un siège.
       *[other] { $side_the } assiégea { $space_the } en vain.
    }
chronicle-ravaged = { $side_the } ravagea { $spaces_the }.
chronicle-rebelled = { $count ->
        [one] { $spaces } se révolta.
       *[other] La révolte éclata en plusieurs lieux : { $spaces }.
    }
chronicle-returned = { $count ->
        [one] { $spaces } revint à sa Ligue.
       *[other] { $spaces } revinrent à leur Ligue.
    }
chronicle-gained = À la fin, { $side_the } tenait ce qu'elle ne tenait pas auparavant : { $spaces }.
chronicle-garrisons = Des Garnisons athéniennes tinrent { $spaces_the }.
chronicle-revenue = { $side } perçut { $talents } talents{ $built ->
        [0] .
       *[other] {" "}et leva { $built } PF.
    }
chronicle-raised = { $side } leva { $count } PF.
chronicle-will = { $grew ->
        [more] La volonté de combattre { $side_from } monta à { $bellicosity }.
       *[other] La volonté de combattre { $side_from } tomba à { $bellicosity }.
    }
chronicle-points = Celui qui menait { $side } { $how ->
        [more] gagna { points-counted } et
        [less] perdit { points-counted } et
       *[none] en sortit comme avant et
    } en eut { $total } à la fin.
points-counted = { $vp ->
        [1] un Point de Victoire
       *[other] { $vp } Points de Victoire
    }
chronicle-leader_lost = { $side } perdit { $leader } : { $why }.
chronicle-elite_lost = { $side } perdit { $space_in } une unité célèbre : { $elite }.
chronicle-power_joined = { $side ->
        [none] { $power } se retira de la guerre.
       *[other] { $power } rejoignit { $side }.
    }
chronicle-hostages_taken = { $by } prit des Otages { $side_from }.
chronicle-helots_rose = { $new ->
        [true] Les Hilotes se soulevèrent contre Sparte.
       *[other] Les Hilotes combattirent encore.
    }
chronicle-helots_calmed = Les Hilotes furent soumis.
chronicle-surrendered = { $side } se rendit : { $why }.
chronicle-armistice_made = Las de la guerre, les deux camps conclurent un armistice { $turns ->
        [1] d'un tour.
       *[other] de { $turns } tours.
    }
chronicle-coalition_role = À la tête de la Coalition : { $role }.
chronicle-kings_peace = Le blé manqua, et le Roi dicta sa paix.
chronicle-messenia_freed = La Messénie fut libérée et Mégalopolis fondée.
chronicle-persia_entered = La Perse entra en guerre.
chronicle-persia_left = { $what } quitta la guerre.

## La première partie guidée

guide-first = Le premier tour, avec Athènes
guide-first-about = Des augures, deux Expéditions par mer, des sièges, et ce qu'apporte l'hiver, avec un guide à vos côtés.
guide-first-omens = Vous êtes Athènes, 431 av. J.-C. Phormion est déjà devant Potidée, et Archidamos est entré en Attique. Pour une autre opération, on interroge les dieux : un dé plus la moitié de vos chefs sur la carte ; moins de 6, c'est bon signe. Consultez les augures.
guide-first-erineus = Périclès prend le commandement. Érinéos, dans le golfe de Corinthe, est une forteresse vide, et tout ce qui est sur le chemin est ravagé. Cliquez sur Érinéos ; les troupes viennent ensuite.
guide-first-piraeus = Un chef rassemble les troupes là où elles sont. Votre flotte est au Pirée : envoyez-le là-bas.
guide-first-ships = Un navire coûte 400 talents, et Athènes doit en garder 1000 en réserve. Choisissez trois navires athéniens et regardez les chances : près des ennemis, la flotte peut être interceptée. Prenez-les et partez.
guide-first-raid = La flotte est prête, et ses chances sont à côté de la carte. Partez.
guide-first-again = Érinéos sera assiégée. Les signes de Sparte étaient mauvais : elle a passé pour ce tour, et vous pouvez continuer. Consultez encore les augures.
guide-first-heraclea = Aucun chef n'était chez lui ; on en a donc tiré un : Démosthène. Héraclée, au nord, est une forteresse spartiate sans garnison. Prenez-la pour objectif.
guide-first-chios = Il n'a pas encore de troupes, mais seul il peut aller partout où sont des amis. Des alliés sont à Chios : envoyez-le là-bas.
guide-first-squadron = Un navire des alliés suffit pour une forteresse vide, et aucun ennemi n'atteint ce chemin. Choisissez-le, prenez-le et partez.
guide-first-landing = Rien ne peut arriver sur ce chemin. Partez.
guide-first-enough = Chaque autre opération coûte des talents, et plus de chefs sur la carte rendent les augures moins bons. Viennent les batailles et les sièges : ils changent votre Confiance, et la Confiance change la Bellicosité, l'envie de combattre. Passez.
guide-first-build = Une bataille gagnée, trois forteresses prises : 40 Points de Victoire, et le siège spartiate de Décélie a échoué. Des talents sont entrés, et jusqu'à trois PF à 200 peuvent être construits. Construisez un navire, puis plus rien.
guide-first-end = C'était un tour entier. Quand un tour commence, un dé et votre Confiance, s'ils font 6 ou plus ensemble, vous mettent à la tête de l'autre Ligue. Le panneau dit qui vous menez, vos buts sont au-dessus de la carte : la guerre est à vous.
guide-first-at-common_sense = L'ennemi a plusieurs plans qui se valent. Choisissez ce que ferait un général sensé, ou passez et laissez le dé décider.
guide-first-at-objective = Une forteresse ennemie sans garnison est un bon but pour une petite force ; une de vos cités rebelles, pour une plus grande.
guide-first-at-muster = Prenez les troupes qui sont ici, allez en un autre lieu où sont des troupes, ou partez. Chaque navire porte un PF terrestre.

# Ce que le livret imprimé nomme autrement que nous, pour la recherche : `le sien = le nôtre; …`.
book-words = { "" }
threats-about = Ce qu'apporterait la Phase de Combat si elle venait maintenant : qui vous assiège ou a vos Forces à portée, et quel est le risque de perdre. Les Expéditions à venir ne sont pas comptées.
threats-none = Si la Phase de Combat venait maintenant, personne ne vous combattrait ni ne vous assiégerait.

## Plans des bots, et ce qui parle pour eux

plan-pass = passer
plan-towards = envoyer une Expédition avec pour but : { $space }
why-points = Points de Victoire
why-lead = l'avance en points
why-truce = la fin de la guerre
why-will = son camp : Bellicosité
why-enemy_will = ennemi : Bellicosité
why-brink = son camp : proximité de la reddition
why-enemy_brink = ennemi : proximité de la reddition
why-confidence = son camp : Confiance
why-enemy_confidence = ennemi : Confiance
why-talents = son camp : talents
why-enemy_talents = ennemi : talents
why-land = son camp : forces terrestres
why-enemy_land = ennemi : forces terrestres
why-ships = son camp : navires
why-enemy_ships = ennemi : navires
why-leaders = son camp : chefs
why-enemy_leaders = ennemi : chefs
why-guard = son camp : la garde à domicile
why-enemy_guard = ennemi : la garde à domicile
why-abroad = son camp : cases tenues à l'étranger
why-enemy_abroad = ennemi : cases tenues à l'étranger
why-early = une reddition précoce de l'ennemi
why-short = points encore manquants
why-decisive = un nombre de points décisif
why-vain = points qui ne suffiraient pas
why-sparta = le camp que l'on mène
why-change = le changement de camp
