### Successors : ce que les deux éditions disent dans les mêmes mots

game-length = De 3 à 6 heures
game-difficulty = Difficile : beaucoup de règles, beaucoup de rivaux
scenario-alexander = Les héritiers d'Alexandre
scenario-alexander-line = Cinq tours de jeu pour la couronne du monde.
scenario-alexander-length = 3 à 6 heures
scenario-alexander-difficulty = Difficile

## Sides and pieces

side-yellow = Jaune
    .to = à Jaune
side-blue = Bleu
    .to = à Bleu
side-red = Rouge
    .to = à Rouge
side-black = Noir
    .to = à Noir
side-independent = les Indépendants
    .to = aux Indépendants
    .from = des Indépendants
    .gender = mp
piece-mercenary = { $count ->
        [one] Mercenaire
       *[other] Mercenaires
    }
piece-loyal = { $count ->
        [one] Macédonien loyal
       *[other] Macédoniens loyaux
    }
piece-royal = { $count ->
        [one] Unité de l'Armée royale
       *[other] Unités de l'Armée royale
    }
piece-silver_shields = Boucliers d'argent
piece-elephant = { $count ->
        [one] Éléphant
       *[other] Éléphants
    }
piece-general = Général
piece-minor_general = un Général mineur
    .from = d'un Général mineur
piece-minor = un Général mineur
    .from = d'un Général mineur
piece-independent_army = Armée indépendante
piece-heir = Héritier
piece-woman = Femme de la famille royale
piece-fleet = Flotte
fact-discards = Défaussées : { $value }

## Questions

ask-begin_at = Où commence { $general } ? Choisissez un des espaces marqués.
ask-bring_minor = Un Général mineur rejoint-il l'Armée { $space_in } avant l'Interception ?
ask-bury = Enterrez-vous Alexandre { $space_in } ? Cela se fait une seule fois : { $worth ->
        [10] vous gagnez 10 de Légitimité à jamais
       *[other] la Tombe vaut { $worth } de Légitimité à celui qui tient la cité ; à Pella ce serait 10 à jamais
    }.
ask-evade =
    { $general ->
        [none] { $side }
       *[other] { $general } ({ $side })
    } est { $space_in }. { $own } tente-t-il l'Évitement ? Il s'échappe sur { $needed } ou plus ; rattrapé, il combat sans troupes locales.
ask-evade_on = Vous êtes hors de portée. Allez-vous un espace plus loin ?
ask-first_player = Qui joue en premier ce tour de jeu ?
ask-intercept_from =
    { $general ->
        [none] { $side }
       *[other] { $general } ({ $side })
    } entre { $space_in }. D'où tentez-vous l'Interception ?
ask-intercepting_cus = Quelles Unités { $space_in } partent intercepter ?
ask-intercepting_general = Quel Général { $space_in } intercepte ?
ask-intercepting_royal = Un membre de la famille royale { $space_in } part-il aussi ?
ask-join_cus = Quelles Unités { $space_in } sortent combattre ?
ask-lose_cus = Quelles Unités perdez-vous ?
ask-mark = Où placez-vous un marqueur de contrôle ? Il reste { $left } PO.
ask-minor_general = Quel Général mineur déplacez-vous ?
ask-minor_takes_command = Un Général mineur prend-il le commandement { $space_in } ?
ask-call_minor = Quel Général mineur vient d'ailleurs prendre le commandement { $space_in } ?
ask-minor_to = Où va le Général mineur ?
ask-place_general = Où arrive { $general } ?
ask-place_marker = Où placez-vous un marqueur de contrôle ?
ask-recruit_at = Où arrive { $general } ?
ask-reinforce = Où arrivent les Renforts ?
ask-reinforcing_cus = Quelles Unités arrivent { $space_in } ?
ask-reinforcing_general = Quel Général revient maintenant ?
ask-remove_marker = Quel marqueur de contrôle ennemi retirez-vous ?
ask-siege = Où menez-vous un siège ?
ask-take_space = Vous avez pris { $space_the }. Placez-vous votre marqueur de contrôle ?
ask-train = Qui entraînez-vous avec { $points } PO ?
ask-upgrade_fleet = Quelle Flotte est renforcée ?
button-as_reinforcement = Comme Renfort
button-forced_march = Une marche forcée
button-place_markers = Marqueurs de contrôle
button-train = Entraîner des troupes
button-upgrade_fleet = Renforcer une Flotte
button-inside = Entrer dans la cité
button-outside = Sortir de la cité
button-remove = Retirer le marqueur (2 PM)
button-siege = Mener un siège (2 PM)
button-take = En emmener…
button-turn_back = Faire demi-tour
button-loyal = Macédoniens loyaux
button-leave = Hors de la carte
button-activation-leave = En laisser…
button-new_minor = Un nouveau Général mineur
button-train_mercenary = Mercenaires ({ $mercenary } PO)
button-train_loyal = Macédoniens loyaux ({ $loyal } PO)
button-train_cavalry = Cavalerie ({ $cavalry } PO)
button-levy_mercenary = { $amount ->
        [one] { $amount } Mercenaire
       *[other] { $amount } Mercenaires
    }
button-levy_loyal = { $amount ->
        [one] { $amount } Macédonien loyal
       *[other] { $amount } Macédoniens loyaux
    }
button-levy_elephant = { $amount ->
        [one] { $amount } Éléphant
       *[other] { $amount } Éléphants
    }
button-levy_cavalry = { $amount } de Cavalerie
button-yellow = Jaune
button-blue = Bleu
button-red = Rouge
button-black = Noir
button-green = Vert

## Refusals

no-attempt_declared = { $space_from }, une tentative a déjà été déclarée.
no-back_to_the_danger = { $space }, c'est l'espace que vous fuyez.
no-besieged = Ceux qui sont { $space_in } sont assiégés.
no-enemy_at_the_hearse = Des ennemis sont { $space_in } : on ne peut pas l'enterrer sous leurs yeux.
no-enemy_general_here = Un Général ennemi est { $space_in }.
no-enemy_here = Des ennemis sont { $space_in }.
no-enemy_space = { $space } appartient à un ennemi.
no-enemy_was_here = Des Unités ennemies étaient déjà { $space_in } : personne n'y intercepte.
no-enough_generals = Vous avez { $living } Généraux majeurs en vie et en aviez reçu { $received }.
no-fleet_cannot_turn = { $fleet } est dispersée ou déjà renforcée.
no-intercepted = Après une Interception, personne n'évite la bataille { $space_in }.
no-landed_inside = Ceux qui entrent par mer { $space_in } ne peuvent être interceptés.
no-minor_goes_alone = { $general } ne peut l'accompagner : un Général mineur ne se déplace avec aucun autre.
no-naval_battle_declared = Vous avez déjà déclaré une bataille navale dans ce Segment.
no-no_cu_here = Vous n'avez aucune Unité { $space_in }.
no-no_fleet = Vous n'avez aucune Flotte disponible.
no-no_general_for_them = { $space_in }, il n'y a pas de Général pour eux.
no-no_general_here = Vous n'avez aucun Général { $space_in }.
no-no_hearse = Vous n'avez pas le Char funèbre.
no-no_land_route = Aucun trajet terrestre ne mène { $space_to }.
no-no_major_city = { $space } n'est pas une Cité majeure.
no-no_marker_to_remove = Il n'y a pas de marqueur à retirer { $space_in }.
no-no_place_to_stay = { $piece } { $piece_gender ->
        [mp] ne sont
       *[other] n'est
    } pas dans une Cité mineure ou une Forteresse, ou { $piece_gender ->
        [mp] ont
       *[other] a
    } déjà bougé.
no-no_reinforcements_here = Les Renforts ne peuvent arriver { $space_in }{ $enemy ->
        [none] {""}
       *[other] {" "}: { $enemy } s'y trouve
    }.
no-no_room_for_reinforcements = Il n'y a plus de place { $space_in }.
no-nobody_to_evade = Personne ne peut éviter la bataille { $space_in }.
no-not_adjacent = { $space } n'est pas un espace adjacent.
no-not_before_his_death = Pas avant la mort { $general_from }.
no-not_besieging = Vous n'assiégez pas { $space_the }.
no-not_his_province = { $space } n'est pas dans la Province { $general_from }.
no-not_in_reserve = { $general } n'est pas en réserve.
no-not_open_for_a_marker = { $space } ne peut recevoir de marqueur de contrôle.
no-not_the_time_to_bury = Alexandre ne peut être enterré maintenant.
no-not_uncontrolled = { $space } est contrôlée.
no-not_your_city = { $space } n'est pas votre cité.
no-not_your_fleet = { $fleet } n'est pas à vous.
no-not_your_space = { $space } n'est pas à vous.
no-nowhere_to_evade = { $space_from }, il n'y a nulle part où aller.
no-out_of_bounds = { $piece } { $piece_gender ->
        [mp] ne vont
       *[other] ne va
    } pas { $space_to }.
no-out_of_naval_range = Aucun de vos marqueurs n'est à deux espaces de mer { $space_from }.
no-out_of_range = { $space } est à plus de { $range } PM de vos marqueurs.
no-province_full = Il n'y a plus de place { $province_in }.
no-province_of_another = La Province appartient à un autre joueur : { $province }.
no-siege_conducted = { $space } a déjà été assiégée dans ce Segment.
no-the_enemy_came_from_there = L'ennemi vient { $space_from }.
no-too_far = { $space } est trop loin : il reste { $left } PM.
no-fought_before_the_siege = { $general } a livré une Bataille terrestre dans ce Segment et ne conduit pas de siège.
no-moved_by_another = { $general } a été déplacé par { $by } dans ce Segment et ne conduit pas de siège.
no-too_few_for_a_siege = Assiéger { $space_the } demande { $needed } Unités ; { $cus ->
        [0] aucune ne peut
        [1] une seule peut
       *[other] { $cus } seulement peuvent
    } y prendre part.{ $more ->
        [0] {""}
        [1] {" "}Emmenez-en d'abord une autre.
       *[other] {" "}Emmenez-en d'abord { $more } autres.
    }
no-too_few_points = Il faut { $needed } PO ; la carte en a { $points }.
no-your_own_voyage = C'est votre propre voyage.

## What happened

event-generals_dealt = { $side } reçoit { $generals }.
event-general_begins = { $general } ({ $side }) commence { $space_in } avec { $cus } Unités et des marqueurs : { $spaces }.
event-turn_began = Le tour de jeu { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    } commence.
event-general_succeeded = { $general } prend la place { $after_from } ({ $side }).
event-general_joined = { $general } rejoint { $side }.
event-hearse_lost = Alexandre n'a pas été enterré à temps : sa dépouille est perdue.
event-usurper_named = { $side } est l'Usurpateur de ce tour.
event-tie_rolled = Égalité : { $side } lance { $die }.
event-fleet_returned = { $fleet } est de retour{ $side ->
        [none] {""}
       *[other] {" "}({ $side })
    }.
event-reinforced = { $side } { $cus ->
        [none] ne reçoit aucune Unité
       *[other] reçoit : { $cus }
    }{ $generals ->
        [none] {""}
       *[other] {" "}; de retour : { $generals }
    }.
event-arrived = { $general ->
        [none] { $cus } ({ $side }) arrivent
       *[other] { $general } ({ $side }) arrive
    } { $space_in }{ $inside ->
        [true] , dans les murs
       *[other] {""}
    }.
event-cards_dealt = { $side } pioche { $cards ->
        [1] une carte
        [other] { $cards } cartes
       *[named] { $cards }
    }.
event-markers_isolated = Les marqueurs isolés { $side_from } sont retirés : { $spaces }.
event-buried = { $side } enterre Alexandre { $space_in } : { $worth } de Légitimité { $worth ->
        [10] à jamais
       *[other] à celui qui tient la cité
    }.
event-game_won = { $side } gagne { $why ->
        [legitimacy] par la Légitimité
        [victory_points] aux Points de Victoire
        [regency] comme Régent
       *[other] à la fin du jeu
    }.
event-control_changed = { $side ->
        [none] { $of ->
            [none] Plus personne ne contrôle { $space_the }
           *[other] { $of } { $of_gender ->
                [mp] perdent
               *[other] perd
            } { $space_the }
        }
       *[other] { $side } { $side_gender ->
            [mp] contrôlent
           *[other] contrôle
        } { $space_the }
    }{ $fleets ->
        [none] {""}
       *[other] {" "}et du même coup { $fleets }
    }{ $masterless ->
        [none] {""}
       *[other] {" "}; { $of } { $of_gender ->
            [mp] n'ont
           *[other] n'a
        } plus { $masterless }
    }.
event-minor_placed = { $side } place un Général mineur { $space_in }{ $inside ->
        [true] , dans les murs
       *[other] {""}
    }.
event-minor_left = { $side } retire un Général mineur de la carte.
event-dispersed = { $general ->
        [none] { $fleet ->
            [none] { $cus }
           *[other] { $fleet }
        }
       *[other] { $general }
    }{ $side ->
        [none] {""}
       *[other] {" "}({ $side })
    } { $general ->
        [none] { $fleet ->
            [none] passent
           *[other] passe
        }
       *[other] passe
    } parmi les Dispersés{ $space ->
        [none] {""}
       *[other] {" "}{ $space_in }
    }.
event-eliminated = { $side } { $side_gender ->
        [mp] perdent
       *[other] perd
    } { $space_in } : { $cus }.
event-general_killed = { $general } ({ $side }) est mort.
event-royal_taken = { $side ->
        [none] { $of } ne contrôle plus { $royal }
       *[other] { $of ->
            [none] { $side } contrôle désormais { $royal }
           *[other] { $side } prend { $royal } { $of_to }
        }
    }.
event-married = { $royal } entre par mariage dans la Faction { $side }.
event-royal_died = { $royal } { $why ->
        [assassinated] { $royal_gender ->
            [f] est assassinée
           *[other] est assassiné
        }
       *[other] meurt
    }.
event-fleet_turned = { $fleet } montre désormais son côté { $upgraded ->
        [true] renforcé
       *[other] normal
    }.
event-siege_lifted = { $side } n'assiège plus { $space_the } ; ses Points de siège sont perdus.
event-championship = { $side } est désormais { $champion ->
        [true] Champion
       *[other] Successeur
    }.
event-attrition_rolled = { $side } lance { $die } pour l'Attrition { $space_in } et { $losses ->
        [0] ne perd rien
        [one] perd une Unité
       *[other] perd { $losses } Unités
    }.
event-army_beaten = { $army } { $army_gender ->
        [mp] sont battus
        [f] est battue
       *[other] est battu
    } { $space_in } et { $returns ->
        [true] { $army_gender ->
            [mp] retournent dans leur case
           *[other] retourne dans sa case
        }
       *[other] { $army_gender ->
            [mp] quittent
           *[other] quitte
        } le jeu
    }.
event-siege_rolled = { $side } assiège { $space_the } et lance { $die }, ce qui compte pour { $total } : { $points ->
        [0] aucun Point de siège
        [one] un Point de siège
       *[other] { $points } Points de siège
    }, { $losses ->
        [0] aucune perte
        [one] une Unité perdue
       *[other] { $losses } Unités perdues
    }.
event-siege_completed = { $side } prend { $space_the } { $of_to }.
event-battle_began = { $attacker } rencontre { $defender } { $space_in } : { $attackers } contre { $defenders }.
event-siege_began = { $side } mène un siège contre { $space_the } ({ $of }).
event-siege_scored = Points de siège contre { $space_the } : { $points } sur { $needed }.
event-naval_battle_began = Les Flottes { $side_from } rencontrent { $of } au large { $space_from }.
event-naval_battle_off = Il n'y a pas de bataille navale au large { $space_from }.
event-royal_army_joined = { $space_in }, l'Armée royale passe { $of_from } { $side_to } : { $cus ->
        [1] une Unité
       *[other] { $cus } Unités
    }.
event-royal_army_set_aside = Prestige { $prestige } contre { $against } : { $space_in }, l'Armée royale { $side_from } reste à l'écart ({ $cus ->
        [1] une Unité
       *[other] { $cus } Unités
    }).
event-battle_rolled = { $space_in } { $side } { $side_gender ->
        [mp] lancent
       *[other] lance
    } { $dice }, { $total } en tout, avec une force de { $strength }{ $local ->
        [0] {""}
       *[other] {" "}(dont { $local } de troupes locales)
    }{ $elephants ->
        [none] {""}
       *[other] {" "}et des Éléphants valant { $elephants }
    } : le score est de { $score }.
event-battle_decided = Bataille { $space_in }, { $attacker } contre { $defender } : { $score } à { $against }, { $winner ->
        [none] bataille nulle
       *[other] victoire { $winner_from }
    }.
event-survival_rolled = { $general } ({ $side }) peut tomber : il lance { $die } et { $killed ->
        [true] meurt
       *[other] survit
    }.
event-retreated = { $side } { $side_gender ->
        [mp] se retirent
       *[other] se retire
    } { $space_from } { $to ->
        [none] dans sa case
       *[other] { $to_to }
    }.
event-popular = { $general } ({ $side }) a battu des Indépendants : Popularité +{ $popularity }.
event-trained = { $side } entraîne une Unité ({ $kind }) : case { $box }{ $done ->
        [true] , prête
       *[other] {""}
    }.
event-recruited = { $general } rejoint { $side } { $space ->
        [none] comme Renfort
       *[other] { $space_in }
    }.
event-interception_declared = { $side } { $side_gender ->
        [mp] tentent
       *[other] tente
    } d'intercepter { $to_in } depuis { $space_the } : { $generals }{ $cus ->
        [none] {""}
       *[other] , { $cus }
    }.
event-interception_rolled = { $general } ({ $side }) lance { $die } pour intercepter : { $success ->
        [true] il arrive
       *[other] il n'arrive pas
    }.
event-evasion_rolled = { $general } ({ $side }) lance { $die } pour éviter la bataille : { $success ->
        [true] il y parvient
       *[other] il est rattrapé
    }.
event-evaded = { $side } { $side_gender ->
        [mp] évitent la bataille
       *[other] évite la bataille
    } { $space_from } { $to_to }.
event-overrun = { $side } { $side_gender ->
        [mp] écrasent
       *[other] écrase
    } { $of } { $space_in }.
event-naval_battle_rolled = En mer au large { $space_from } { $side } lance { $dice } avec une Force de Flotte de { $strength } : le score est de { $score }.
event-turned_back = { $side } fait demi-tour { $space_from } { $to ->
        [none] dans sa case
       *[other] { $to_to }
    }.

## What one plays for

goal-victory_points = Victoire automatique avec { $needed } Points de Victoire ; vous en avez { $vp }
goal-victory_points-brief = { $vp } sur { $needed } PV
goal-legitimacy = Victoire automatique avec { $needed } de Légitimité ; vous en avez { $l }
goal-legitimacy-brief = { $l } sur { $needed } L
goal-most_points = Avoir le plus de Points de Victoire à la fin : vous { $vp }, le meilleur des autres { $theirs }
goal-most_points-brief = { $vp } PV, meilleur rival { $theirs }
goal-threat = { $side } { $short ->
        [0] a les { $needed } { $by ->
            [points] Points de Victoire
           *[other] points de Légitimité
        } de la victoire automatique, possible dès le tour II
       *[other] gagne aussitôt avec { $by ->
            [points] { $short } { $short ->
                [one] Point de Victoire
               *[other] Points de Victoire
            } de plus ({ $vp } sur { $needed })
           *[other] { $short } de Légitimité de plus ({ $l } sur { $needed })
        }
    }{ $what ->
        [none] {""}
       *[other] . Pour l'empêcher, prenez { $spaces ->
            [0] { $what } (−{ $worth } de Légitimité)
            [1] un espace de cette Province : { $what } (−{ $worth } PV)
           *[other] { $spaces } espaces de cette Province : { $what } (−{ $worth } PV)
        }
    }
goal-threat-brief = { $side } : { $vp } PV, { $l } L
goal-regency = { $royal } devient majeur au tour { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }. { $side ->
        [none] Personne ne le contrôle : le total le plus haut gagne
       *[other] { $side } le contrôle et gagne avec le total le plus haut ; sinon l'héritier meurt
    } ; { $foremost } mène à présent
goal-regency-brief = { $royal } : tour { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
goal-burial = Celui qui enterre Alexandre à Pella gagne 10 de Légitimité à jamais ; { $side ->
        [none] personne n'a le Char funèbre
       *[other] { $side } a le Char funèbre
    }
goal-burial-brief = enterrer Alexandre
goal-last_turn = Après le tour { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }, celui qui a le plus de Points de Victoire gagne. { $leader } mène avec { $vp }{ $yours ->
        [none] {""}
       *[other] , vous en avez { $yours }
    }
goal-last_turn-brief = tours restants : { $turns }

## Reasons

reason-buried_at_pella = a enterré Alexandre à Pella
reason-champion = Champion
reason-condemned = Général condamné
reason-defeated_independents = Indépendants battus
reason-general = { $what }
reason-heir = { $what }
reason-hellespont = l'Hellespont
reason-largest_fleet = Plus grande Flotte
reason-legitimacy = Légitimité
reason-lord_of_asia = Roi d'Asie
reason-no_fleet = un port, et aucune Flotte
reason-popularity = Popularité
reason-province = { $what }
reason-sacred_ground = Sol sacré
reason-strategos_of_europe = Stratège d'Europe
reason-tomb = la Tombe
reason-woman = { $what }

## What a view tells

fact-champion = Champion
fact-usurper = Usurpateur
fact-order = Ordre du tour : { $value }
fact-fleet_strength = Force de Flotte { $value }
fact-control = Contrôle : { $value }
fact-besieged = Siège : { $value }
fact-points = Points de siège : { $value }
fact-tomb = La Tombe d'Alexandre
fact-inside = dans les murs
fact-initiative = Initiative { $value }
fact-battle = Valeur de bataille { $value }
fact-rank = Rang { $value }
fact-mp = Points de mouvement : { $value }
fact-ability = { $value }
fact-condemned = Condamné
fact-strength = Force { $value }
fact-upgraded = côté renforcé
fact-away = Dispersé
fact-legitimacy = Légitimité { $value }
fact-deck = Cartes dans la pioche : { $value }
fact-table = Cartes sur la table : { $value }
fact-lord_of_asia = Roi d'Asie : { $value }
fact-largest_fleet = Plus grande Flotte : { $value }
fact-hellespont = Hellespont : { $value }
fact-persian_support = Soutien perse : { $value }
fact-fallen = Hors jeu : { $value }
fact-vp = Points de Victoire : { $value }
fact-prestige = Prestige { $value }
fact-popularity = Popularité { $value }
fact-training = Entraînement : { $value }
fact-box = case { $value }
fact-needed = nécessaires : { $value }
fact-round = Round { $value }
fact-die = Jet de mouvement : { $value }
fact-kept = Devant leurs joueurs : { $value }
fact-pact = Unis par un mariage : { $value }
fact-helepolis = Hélépole : { $value }
fact-plundered = Pillée
fact-capital = Capitale : { $value }
fact-building = pas encore achevée
fact-resupplied = Fourrage pour { $value }
fact-moved = a bougé
value-initiative = initiative
value-battle = bataille
value-prestige = Prestige
value-rank = rang
row-prestige = Prestige { $general_from }
row-peers = Attaquer { $of } coûterait { $side_to } le titre de Champion
row-hand = Peut servir : { $card }
row-march = { $general } est en marche, maintenant { $space_in } : { $left } PM sur { $points }
row-battle = Bataille : { $space }
stage-vp_yellow = Points de Victoire, Jaune
stage-legitimacy_yellow = Légitimité, Jaune
stage-vp_blue = Points de Victoire, Bleu
stage-legitimacy_blue = Légitimité, Bleu
stage-vp_red = Points de Victoire, Rouge
stage-legitimacy_red = Légitimité, Rouge
stage-vp_black = Points de Victoire, Noir
stage-legitimacy_black = Légitimité, Noir
stage-vp_green = Points de Victoire, Vert
stage-legitimacy_green = Légitimité, Vert
row-provinces = { $province } : { $owner ->
        [none] personne
       *[other] { $owner }
    }
row-brides = { $royal } s'offre en mariage { $side_to }
effect-evade_3_plus = évite la bataille sur 3 ou plus
effect-intercept_3_plus = intercepte sur 3 ou plus
effect-double_local_troops = double les troupes locales en Orient
effect-siege_plus_1 = +1 aux sièges
effect-defend_siege_minus_1 = −1 à ceux qui l'assiègent

## How it ended

outcome-legitimacy = { $winners } gagne par la Légitimité.
outcome-victory_points = { $winners } gagne aux Points de Victoire.
outcome-regency = { $winners } gagne comme Régent.
outcome-end_of_game = { $winners } gagne à la fin du jeu.

## Phases

phase-deal_generals = Distribution des Généraux
help-phase_deal_generals = Chaque joueur reçoit les Généraux de sa Faction.
phase-deal_generals-brief = Généraux
phase-placement = Placement
help-phase_placement = Les Généraux de départ prennent leurs Provinces.
phase-usurper = L'Usurpateur
help-phase_usurper = Celui qui a le plus de Points de Victoire est l'Usurpateur : l'attaquer ne coûte à personne le titre de Champion.
phase-usurper-brief = Usurp.
phase-turn_order = Ordre du tour
help-phase_turn_order = Celui qui a le moins de Points de Victoire nomme le premier joueur et le sens.
phase-turn_order-brief = Ordre
phase-reinforcement = Renforts
help-phase_reinforcement = De nouvelles Unités arrivent, et les dispersés reviennent.
phase-card_deal = Distribution des cartes
help-phase_card_deal = Toutes les cartes Tyché sont mélangées et redistribuées.
phase-card_deal-brief = Cartes
phase-surrender = Segment de reddition
help-phase_surrender = Retirez des marqueurs ennemis, placez les vôtres, assiégez là où sont vos Armées.
phase-surrender-brief = Reddition
phase-tyche = Segment Tyché
help-phase_tyche = Jouez une carte Événement ou Bonus : son événement, ses Points d'opération, une Flotte ou un nouveau Général.
phase-tyche-brief = Tyché
phase-activation = Segment d'activation
help-phase_activation = Un dé donne à tous les Généraux leurs Points de mouvement ; les Armées bougent l'une après l'autre.
phase-activation-brief = Activation
phase-supply = Segment de fourrage
help-phase_supply = Dans chaque espace où vous avez trop d'Unités, une est perdue.
phase-supply-brief = Ravit.
phase-end_of_round = Fin du round
help-phase_end_of_round = À deux ou trois joueurs, des cartes de la table sont révélées.
phase-end_of_round-brief = Révéler
phase-isolation = Isolement
help-phase_isolation = Les marqueurs sans lien avec une Cité majeure ou une Armée sont retirés.
phase-end_of_turn = Fin du tour de jeu
help-phase_end_of_turn = Dernière occasion d'enterrer Alexandre ; après le tour V, la partie est finie.
phase-end_of_turn-brief = Fin

## Tyche cards

card-drinking_hemlock = Boire la ciguë
card-diplomacy = Diplomatie
card-text-diplomacy = Votre marqueur en remplace un autre dans une Cité mineure sans Unité.
card-epidemic = Épidémie
card-text-epidemic = L'Armée d'un joueur subit une Attrition.
card-greek_mercenaries = Mercenaires grecs
card-text-greek_mercenaries = Deux Mercenaires dans un de vos espaces { area-hellas.in }, { area-lydia.in } ou { area-thessalia.in }.
card-thracian_mercenaries = Mercenaires thraces
card-text-thracian_mercenaries = Deux Mercenaires dans un de vos espaces { area-thrake.in }.
card-cappadocian_mercenaries = Mercenaires cappadociens
card-text-cappadocian_mercenaries = Deux Mercenaires dans un de vos espaces { area-kappadokia.in }.
card-minor_raid = Petit raid
card-text-minor_raid = Retirez un marqueur sans défense d'une Cité mineure à 2 PM d'une de vos Armées.
card-major_raid = Grand raid
card-text-major_raid = Retirez jusqu'à deux marqueurs sans défense de Cités mineures à 2 PM d'une de vos Armées.
card-pontic_fleet = La Flotte pontique
card-pirates_of_kilikia = Pirates de { area-kilikia }
card-text-pirates_of_kilikia = La Flotte de { area-kilikia } est à vous jusqu'à ce qu'un autre joue cette carte.
card-indian_elephant_corps = Corps d'éléphants indiens
card-text-indian_elephant_corps = Avec { area-media } et { area-persis } en main : quatre Éléphants là-bas.
card-helepolis = Hélépole
card-text-helepolis = +1 à vos jets de siège contre une Cité majeure que vous assiégez.
card-condemnation = Condamnation
card-text-condemnation = Un Général majeur est condamné : sa Faction perd 3 de Légitimité tant qu'il vit.
card-major_campaign = Grande campagne
card-text-major_campaign = Deux de vos Armées ou Généraux bougent avec 4 PM chacun.
card-macedonian_reinforcements = Renforts macédoniens
card-text-macedonian_reinforcements = Un Macédonien loyal en renfort.
card-egyptian_military_colonists = Colons militaires égyptiens
card-text-egyptian_military_colonists = Deux Mercenaires ou un Macédonien loyal dans un de vos espaces { area-aigyptos.in }.
card-asian_elephants = Éléphants d'Asie
card-text-asian_elephants = Deux Éléphants en renfort en Asie.
card-desertions = Désertions
card-unrest = Troubles
card-text-unrest = Deux dés désignent une Province : un marqueur indépendant y apparaît.
card-unrest_spreads = Les troubles s'étendent
card-text-unrest_spreads = Un marqueur indépendant dans une Province qui en a un, ou voisine d'une telle Province.
card-plans_of_their_own = Leurs propres projets
card-text-plans_of_their_own = Une femme non contrôlée va où vous voulez.
card-kleopatra_offers_marriage = { piece-kleopatra } s'offre en mariage
card-thessalonike_offers_marriage = { piece-thessalonike } s'offre en mariage
card-illyrian_tribes_migrate = Migration des tribus illyriennes
card-text-illyrian_tribes_migrate = Vous mettez en jeu { piece-glaukias } ; puis vous bougez toutes les Armées indépendantes, 3 PM chacune.
card-scythian_invasion = Invasion scythe
card-text-scythian_invasion = Vous mettez en jeu { piece-seuthes } ; puis vous bougez toutes les Armées indépendantes, 3 PM chacune.
card-greek_soldiers_23000 = 23 000 soldats grecs
card-text-greek_soldiers_23000 = Vous mettez en jeu { piece-philon } ; puis vous bougez toutes les Armées indépendantes, 3 PM chacune.
card-olympias = Olympias
card-eurydike_speaks_for_philippos = Eurydike parle pour { piece-philippos }
card-text-eurydike_speaks_for_philippos = { piece-philippos } rejoint une de vos Armées ou Cités majeures.
card-treachery = Trahison
card-text-treachery = À 3 PM de votre Armée : sur 3 à 6, un héritier, le Char funèbre ou un marqueur sans défense passe à vous.
card-neoptolemos_satrap_of_armenia = Neoptolemos, satrape d'Arménie
card-text-neoptolemos_satrap_of_armenia = Trois Mercenaires, un Général mineur et votre marqueur dans un espace { area-armenia.in } sans ennemi.
card-peukestas_satrap_of_persis = Peukestas, satrape de { area-persis }
card-treasure_city_plundered = Cité du trésor pillée
card-text-treasure_city_plundered = Votre Armée à { space-sousa }, { space-persepolis } ou { space-ekbatana } prend deux Mercenaires et bouge avec 3 PM ; une fois par cité.
card-silver_shields = Boucliers d'argent
card-anti_elephant_devices = Dispositifs anti-éléphants
card-text-anti_elephant_devices = Surprise, en bataille : les Éléphants ennemis n'ont aucune force.
card-traitor_within_the_city = Traître dans la cité
card-text-traitor_within_the_city = Surprise, avant votre jet de siège contre une Cité majeure : +3.
card-cretan_liar = Menteur crétois
card-text-cretan_liar = Surprise : annule une carte Surprise qui vient d'être jouée.
card-hubris = Hubris
card-text-hubris = Surprise : annule un événement qui vient d'être joué ; les Points d'opération restent.
card-fog = Brouillard
card-text-fog = Surprise : une bataille navale déclarée n'a pas lieu.
card-mutiny = Mutinerie
card-text-mutiny = Surprise, en bataille avec plus de Prestige : une Unité loyale ou de l'Armée royale passe à vous.
card-sea_storms = Tempêtes
card-text-sea_storms = Surprise : un mouvement naval est rejeté à son port et s'achève.
card-gift_of_oratory = Don de l'éloquence
card-text-gift_of_oratory = Surprise : +5 de Prestige à un de vos Généraux jusqu'à la fin du Segment.
card-ahura_mazda_and_ahriman = Ahura Mazda et Ahriman
card-text-ahura_mazda_and_ahriman = Surprise : prenez au hasard une carte d'une autre main ; son propriétaire en pioche une.

## Questions of the Tyche Segment and of movement

ask-activation = Où { $general } va-t-il { $space_from } ? Il reste { $left } PM.
ask-activation_segment = Lancez-vous pour les Points de mouvement, ou appelez-vous plutôt un Mercenaire ?
ask-ask_passage = Demandez-vous le passage amical { $side_to } { $space_in } ?
button-ask_passage-yes = Oui, demander
button-ask_passage-no = Non : attaquer
ask-battle_cards = { $attacker } et { $defender } se battent { $space_in }. Jouez-vous une carte ?
ask-battle_prestige = { $attacker } et { $defender } se battent { $space_in }. Jouez-vous une carte avant de comparer le Prestige ?
ask-meeting_prestige = Des Armées se rencontrent { $space_in }. Jouez-vous une carte avant de comparer le Prestige ?
ask-siege_prestige = { $side } assiège { $space_the }. Jouez-vous une carte avant de comparer le Prestige ?
ask-siege_roll = { $side } assiège { $space_the }. Jouez-vous une carte avant le jet de dé ?
ask-naval_step = { $side } va naviguer { $space_to }. Agissez-vous ?
ask-naval_dice = Une bataille navale se livre au large { $space_from }. Jouez-vous une carte avant les dés ?
ask-event_announced = { $side } joue { $card } pour son événement. Répondez-vous par une carte ?
ask-surprise_announced = { $side } joue { $card }. Répondez-vous par une carte ?
ask-gap = Jouez-vous maintenant une carte Surprise ?
ask-card_use = Comment utilisez-vous { $card } ? La carte vaut { $points } PO.
ask-disband_at = Où licenciez-vous l'Armée royale ?
ask-disband_cus = Combien d'Unités de l'Armée royale licenciez-vous ?
ask-event_army = Sur quelle Armée jouez-vous { $card } ?
ask-event_cus = Quelles Unités recevez-vous par { $card } ?
ask-event_general = Sur quel Général jouez-vous { $card } ?
ask-event_place = Où arrive ce qu'apporte la carte { $card } ?
ask-event_prize = Que voulez-vous obtenir avec { $card } ?
ask-event_royal = Sur quel membre de la famille royale jouez-vous { $card } ?
ask-event_space = Sur quel espace jouez-vous { $card } ?
ask-independent_move = Où { $piece_gender ->
        [mp] vont
       *[other] va
    } { $piece } ? Il reste { $left } PM.
ask-move_army = Quelle Armée indépendante bouge ?
ask-leave_where = Où restent-ils ?
ask-march = Qui marche, avec { $points } PM ?
ask-name_general = Le dé donne { $die }. Qui est activé ?
ask-mutineer = Quelle Unité passe de votre côté ?
ask-orator = Quel Général reçoit le don de l'éloquence ?
ask-pick_cus = Quelles Unités { $space_in } choisissez-vous ?
ask-pick_general = Quels Généraux { $space_in } choisissez-vous ?
ask-pick_royal = Quel membre de la famille royale { $space_in } choisissez-vous ?
ask-rearrange = { $side } arrive { $space_in }. Qui est dans les murs, qui dehors ?
ask-spend_points = À quoi dépensez-vous { $points } PO ?
ask-take_along = Qui part avec lui { $space_from } ?
ask-take_up = Qui rejoint la marche { $space_in } ?
ask-take_card_of = À qui prenez-vous une carte ?
ask-turn_back = { $side } vous a intercepté { $space_in }. Faites-vous demi-tour ?
ask-tyche_card = Quelle carte jouez-vous ?
button-all = Tous
button-all_inside = Le plus possible à l'intérieur
button-all_outside = Tous dehors
button-alone = Seul
button-choose = Choisir…
button-disband = Licencier l'Armée royale…
button-end = Fin
button-keep = Tels quels
button-mercenary = Appeler un Mercenaire
button-minor = Déplacer un Général mineur…
button-minor_general = Déplacer un Général mineur…
button-pass_until_attacked = Passer jusqu'à ce qu'on m'attaque
button-pass_until_move = Passer pour ce mouvement
button-pass_until_segment = Passer pour ce Segment
button-pass_until_turn = Passer pour ce tour de jeu
button-roll = Lancer pour les Points de mouvement
button-spend_nothing = Rien
button-stay = Rester
button-troops = Toutes les Unités
button-event = Pour son événement
button-points = Pour ses Points d'opération

## Options of the game

choice-fleets_stay_away-yes = pour une carte chacune
choice-fleets_stay_away-no = à la phase de renforts
choice-independent_reactions-yes = interceptent et évitent la bataille
choice-independent_reactions-no = restent où elles sont
choice-reactions = Qui est interrogé
choice-reactions-everybody = tous ceux qui pourraient
choice-reactions-able = seulement ceux qui le peuvent (moins de questions, mais cela trahit les mains)

## Moments

moment-battle_cards = dans les batailles
moment-battle_prestige = avant le Prestige en bataille
moment-event_announced = quand un événement est annoncé
moment-gap = entre deux étapes
moment-meeting_prestige = avant le Prestige aux rencontres
moment-naval_dice = avant les dés en mer
moment-naval_step = quand d'autres naviguent
moment-siege_prestige = avant le Prestige aux sièges
moment-siege_roll = avant un dé de siège
moment-surprise_announced = quand une Surprise est annoncée

## What happened: cards and movement

event-activated = { $general } ({ $side }) part { $space_from }{ $cus ->
        [none] {""}
       *[other] {" "}avec { $cus }
    } et dispose de { $points } PM.
event-army_moved = { $army } { $army_gender ->
        [mp] vont
       *[other] va
    } { $space ->
        [none] {""}
       *[other] { $space_from }{" "}
    }{ $to_to }.
event-army_stayed = { $army } { $army_gender ->
        [mp] restent
       *[other] reste
    } { $space_in }.
event-bride_card_played = { $royal } offre sa main { $side_to }.
event-card_revealed = La carte { $card } est révélée{ $by ->
        [none] {""}
       *[other] {" "}et résolue par { $by }
    }.
event-card_taken = { $side } prend { $card ->
        [none] une carte
       *[other] la carte { $card }
    } { $of_to }.
event-card_used = { $side } joue { $card }.
event-card_void = La carte { $card } est annulée.
event-changed_position = { $general } ({ $side }) { $inside ->
        [true] entre dans { $space }
       *[other] sort { $space_from }
    }{ $cus ->
        [none] .
       *[other] {" "}: { $cus }.
    }
event-changed_sides = { $cus } passent { $of_from } { $side_to } { $space_in }.
event-condemned = { $general } ({ $side }) { $condemned ->
        [true] est condamné
       *[other] n'est plus condamné
    }.
event-fleet_joined = { $fleet } navigue désormais pour { $side }.
event-fortune_rolled = { $side } lance { $die } pour { $card } : { $success ->
        [true] c'est réussi
       *[other] rien ne se passe
    }.
event-helepolis_gone = L'Hélépole { $space_in } est démontée.
event-helepolis_placed = { $side } construit l'Hélépole { $space_in }.
event-inspired = { $general } ({ $side }) a le don de l'éloquence.
event-left_behind = { $side } laisse { $space_in }{ $inside ->
        [true] , dans les murs
       *[other] {""}
    } : { $generals ->
        [none] {""}
       *[other] { $generals }{ $royals ->
            [none] { $cus ->
                [none] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $royals ->
        [none] {""}
       *[other] { $royals }{ $cus ->
            [none] {""}
           *[other] {", "}
        }
    }{ $cus ->
        [none] {""}
       *[other] { $cus }
    }.
event-marched = { $general } ({ $side }) va { $space_from } { $to_to } pour { $cost } PM.
event-movement_rolled = { $side } lance { $die } pour le mouvement.
event-passage_answered = { $of } { $granted ->
        [true] accorde
       *[other] refuse
    } { $side_to } le passage amical { $space_in }.
event-picked_up = { $side } emmène { $space_in } : { $generals ->
        [none] {""}
       *[other] { $generals }{ $royals ->
            [none] { $cus ->
                [none] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $royals ->
        [none] {""}
       *[other] { $royals }{ $cus ->
            [none] {""}
           *[other] {", "}
        }
    }{ $cus ->
        [none] {""}
       *[other] { $cus }
    }.
event-plundered = { $side } pille le trésor { $space_from }.
event-rearranged = { $side } met dans les murs { $space_from } : { $generals ->
        [none] {""}
       *[other] { $generals }{ $royals ->
            [none] { $cus ->
                [none] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $royals ->
        [none] {""}
       *[other] { $royals }{ $cus ->
            [none] {""}
           *[other] {", "}
        }
    }{ $cus ->
        [none] {""}
       *[other] { $cus }
    }.
event-royal_placed = { $royal } est maintenant { $space_in }{ $inside ->
        [true] , dans les murs
       *[other] {""}
    }.
event-surprise_discarded = { $side } défausse { $card }.
event-surprise_played = { $side } joue { $card }.
event-unrest_rolled = { $side } lance { $dice } pour les troubles.
log-march = { $general } ({ $side }) marche { $space_from } { $to_to } pour { $cost } PM.
log-battle = Bataille { $space_in }, { $attacker } contre { $defender } : { $winner ->
        [none] bataille nulle
       *[other] victoire { $winner_from }
    }. Pertes : { $attacker } { $lost_attacker } ; { $defender } { $lost_defender }.
log-overrun = { $attacker } piétine { $defender } { $space_in }. Pertes : { $defender } { $lost_defender }.
log-siege = { $winner ->
        [none] { $attacker } assiège { $space_the } ({ $defender }) : { $points ->
            [0] aucun Point de siège
            [1] un Point de siège
           *[other] { $points } Points de siège
        }
       *[other] { $space } tombe aux mains { $winner_from } ({ $defender } la tenait)
    }. Pertes : { $attacker } { $lost_attacker } ; { $defender } { $lost_defender }.
log-naval_battle = Bataille navale au large { $space_from }, { $attacker } contre { $defender } : { $winner ->
        [none] personne ne gagne
       *[other] victoire { $winner_from }
    }. Pertes : { $attacker } { $lost_attacker } ; { $defender } { $lost_defender }.
decided-score = Le score de bataille le plus haut gagne ; ce n'était pas le double, et le vainqueur perd aussi une unité.
decided-twice = Au moins le double de l'autre score : le vainqueur ne perd personne.
decided-draw = Scores égaux : chaque camp perd une unité, et l'attaquant recule.
decided-deserted = L'Armée royale est passée au plus grand Prestige : il ne restait personne pour combattre.
decided-no_troops = Une carte a pris la dernière unité : il ne restait rien à combattre.
decided-overrun = Cinq contre un : la force moindre est balayée sans bataille.
decided-fell = Les Points de siège suffisent : la place tombe.
decided-holds = La place résiste.
decided-sea_score = En mer le score le plus haut gagne ; les Flottes vaincues sont dispersées.
decided-sea_draw = En mer, des scores égaux ne coûtent rien : le voyage continue.
decided-called_off = Le brouillard ou une tempête les a séparés.
change-champion = { $by ->
        [-3] { $side } n'est plus Champion : −3 de Légitimité.
       *[other] { $side } est de nouveau Champion : +3 de Légitimité.
    }
change-space = { $by ->
        [-1] { $side } { $side_gender ->
            [mp] perdent
           *[other] perd
        } { $space_the }.
       *[other] { $side } { $side_gender ->
            [mp] gagnent
           *[other] gagne
        } { $space_the }.
    }
change-popularity = { $side } : la Popularité du vainqueur est à présent +{ $now }.
reason-rating = Valeur de bataille : les dés plus bas sont relevés
reason-bonus = Cavalerie ou une carte

## Refusals: cards and movement

no-a_cu_here = Il y a des Unités { $space_in }.
no-a_general_must_stay = Un Général doit rester avec eux { $space_in }.{ $minor ->
        [true] {" "}Placez-y d'abord un Général mineur, et ils pourront rester.
       *[other] {""}
    }
no-already_activated = { $piece } a déjà été activé dans ce Segment.
no-already_chosen = { $space } est déjà choisie.
no-already_there = { $piece } est déjà { $space_in }.
no-another_army_besieges = Une autre Armée assiège { $space_the }.
no-army_has_moved = { $piece } { $piece_gender ->
        [mp] ont
       *[other] a
    } déjà bougé.
no-army_is_inactive = { $piece } { $piece_gender ->
        [mp] ne sont pas actifs
        [f] n'est pas active
       *[other] n'est pas actif
    }.
no-at_peace = Ce tour de jeu, un mariage vous lie { $side_to }.
no-besieged_before = { $space } était déjà assiégée.
no-cannot_be_condemned = { $piece } ne peut être condamné.
no-cannot_drink = La ciguë est sans effet : { $piece }.
no-come_out_first = Ceux qui sont dans { $space } doivent d'abord sortir.
no-controlled = { $piece } est sous le contrôle d'un joueur.
no-dead = { $piece } est morte.
no-defended = { $space } est défendue.
no-helepolis_stands = L'Hélépole est devant { $space } et ne peut être déplacée.
no-independent_already = { $space } est déjà indépendante.
no-leads_no_army = { $piece } ne commande pas d'Armée.
no-leads_no_enemy_army = { $piece } ne commande pas d'Armée ennemie.
no-must_go_west = { $piece } { $piece_gender ->
        [mp] doivent
       *[other] doit
    } finir plus à l'ouest.
no-must_leave = L'Armée doit quitter { $space_the }.
no-needs_a_siege = Il faut un siège.
no-neither_army_nor_major_city = { $space_in }, vous n'avez ni Armée ni Cité majeure.
no-no_army = Vous n'avez pas d'Armée.
no-no_besieged_major_city = { $space_in }, vous n'assiégez pas de Cité majeure.
no-no_bonus_card = { $card } n'est pas une carte Bonus.
no-no_card_to_cancel = Il n'y a pas de carte à annuler.
no-no_cus_on_the_map = Vous n'avez aucune Unité sur la carte.
no-no_enemy_controls = Aucun autre joueur ne contrôle { $piece }.
no-no_enemy_elephants = L'ennemi n'a pas d'Éléphants.
no-no_enemy_major_city = { $space } n'est pas une Cité majeure ennemie.
no-no_enemy_marker = { $space_in }, il n'y a pas de marqueur d'un autre.
no-no_enemy_silver_shields = L'ennemi n'a pas de Boucliers d'argent.
no-no_general = Vous n'avez aucun Général sur la carte.
no-no_longer_waiting = { $piece } { $piece_gender ->
        [mp] n'attendent
       *[other] n'attend
    } plus.
no-no_naval_battle = Il n'y a pas de bataille navale.
no-no_passage_at_a_major_city = À la Cité majeure { $space }, il n'y a pas de passage amical.
no-no_passage_for_independents = Les Indépendants ne demandent ni n'accordent de passage amical.
no-no_players_marker = { $space_in }, il n'y a pas de marqueur d'un autre joueur.
no-no_port = { $space } n'est pas un port.
no-no_room_inside = Dans les murs { $space_from }, il n'y a plus de place.
no-no_royal_army = Vous n'avez pas d'Armée royale qui n'ait pas encore bougé.
no-no_royal_army_here = { $space_in }, vous n'avez pas d'Armée royale à licencier.
no-no_target = Il n'y a rien sur quoi jouer la carte { $card }.
no-no_treasure_city = { $space_in }, il n'y a pas de trésor.
no-no_turning_back = On ne peut faire demi-tour.
no-nobody_at_sea = Personne n'est en mer.
no-nobody_holds_a_card = Personne d'autre n'a de carte.
no-nobody_leads = Elles resteraient sans Général.
no-nobody_to_ask = Il n'y a personne à qui demander { $space_in }.
no-nobody_to_go_over = Aucune Unité ne peut changer de camp.
no-nobody_would_desert = Personne n'abandonnerait { $piece }.
no-not_a_minor_city = { $space } n'est pas une Cité mineure.
no-not_a_province_of_the_card = { $space } n'est pas dans une Province de la carte { $card }.
no-not_a_province_of_the_roll = { $space } est dans une autre Province.
no-not_before_turn = Pas avant le tour de jeu { $turn }.
no-not_dispersed = { $piece } n'est pas un ennemi dispersé.
no-not_in_asia = { $space } n'est pas en Asie.
no-not_in_hand = Vous n'avez pas la carte { $card }.
no-not_inside = Personne n'est à l'intérieur.
no-not_near_you = { $piece } est trop loin de vous.
no-not_on_a_way_point = { $space } est un point de transit.
no-not_on_the_map = { $piece } n'est pas sur la carte.
no-not_the_moment = Ce n'est pas son moment.
no-not_your_general = { $piece } n'est pas à vous.
no-not_your_major_city = { $space } n'est pas votre Cité majeure.
no-not_your_naval_battle = Ce n'est pas votre bataille navale.
no-nothing_to_leave = Il n'y a personne à laisser.
no-nothing_to_rearrange = Il n'y a personne à déplacer { $space_in }.
no-nothing_to_take = Il n'y a personne à emmener.
no-only_major_cities = Seulement contre des Cités majeures.
no-oracle_heard = L'Oracle vous a déjà parlé.
no-out_of_reach = { $space } est à plus de { $range } PM de vos Armées.
no-out_of_your_hands = { $piece } n'est pas entre vos mains.
no-outside_the_walls = Elle reste hors des murs { $space_from }.
no-plundered = { $space } a déjà été pillée.
no-province_not_yours = Vous ne contrôlez pas { $province_the }.
no-shields_stay_together = Les Boucliers d'argent restent ensemble.
no-too_few_mp = Il faut { $needed } PM ; il en reste { $left }.
no-too_few_to_remove = Retirer le marqueur { $space_in } demande { $needed } Unités ; { $cus ->
        [0] aucune ne compte
        [1] une seule compte
       *[other] { $cus } seulement comptent
    } ici.{ $more ->
        [0] {""}
        [1] {" "}Emmenez-en d'abord une autre.
       *[other] {" "}Emmenez-en d'abord { $more } autres.
    }
no-too_little_prestige = Votre Prestige est { $prestige }, le leur { $against }.
no-too_many_inside = Dans { $space }, il n'y a place que pour { $limit } Unités.
no-two_sieges_already = Deux sièges y ont déjà été conduits : { $space }.
no-walked_before_sailing = Ceux qui ont marché avant de naviguer ne marchent pas après.
no-your_own_card = C'est votre propre carte.
reason-gift_of_oratory = Don de l'éloquence
reason-helepolis = l'Hélépole
reason-traitor = un traître

## Naval Movement

ask-aboard_from = D'où embarquent-ils { $space_in } ?
ask-ashore_at = Où débarquent-ils { $space_in } ?
ask-at_sea = { $general } est en mer au large { $space_from }. Il reste { $left } PM.
ask-crowded_out = Qui ne trouve pas de place { $space_in } et est perdu ?
ask-escort = Quelles Flottes escortent { $general } ?
ask-fetch_fleet = Quelle Flotte revient ?
ask-land_at = Où { $general } débarque-t-il { $space_in } ?
ask-minor_ashore = Un Général mineur reste-t-il avec eux { $space_in } ?
ask-naval_battle = { $side } navigue { $space_to }. Offrez-vous une bataille navale, et avec quelles Flottes ?
button-disembark = Débarquer
button-fetch_fleet = Récupérer une Flotte
button-put_ashore = En laisser à terre…
button-take_aboard = En embarquer d'autres…
button-embark = Embarquer
event-back_to_port = { $general } ({ $side }) revient { $space_in }.
event-course_set = { $general } ({ $side }) fait route { $space_from } { $to_to }.
event-embarked = { $general } ({ $side }) embarque { $space_in }{ $fleets ->
        [none] {""}
       *[other] , escorte : { $fleets }
    }.
event-landed = { $general } ({ $side }) débarque { $space_in }{ $inside ->
        [true] , dans les murs
       *[other] {""}
    }.
event-naval_battle_declared = { $side } offre { $of_to } une bataille navale au large { $space_from } : { $fleets }.
event-sailed = { $general } ({ $side }) atteint { $space_the } par mer.
no-another_has_sailed = { $general } a déjà navigué dans ce Segment.
no-besieged_by_others = { $space } est assiégée par d'autres.
no-city_full = { $space } est pleine.
no-eight_cus_shipped = Huit Unités sont déjà allées par mer dans ce Segment.
no-fleet_not_away = { $fleet } n'est pas dispersée.
no-hearse_is_ready = Le Char funèbre est prêt.
no-landed_already = { $general } a déjà débarqué.
no-no_sea_route = Aucun trajet maritime ne mène { $space_to }.
no-nobody_to_leave = { $general } n'a personne à laisser.
no-nobody_to_pick_up = Il n'y a personne à embarquer { $space_in }.
no-royals_need_an_army = La famille royale ne voyage qu'avec une Armée : { $space }.
no-too_many_cus = Au plus { $at_most } Unités, non { $count }.
no-too_many_moving = { $cus } Unités, c'est trop : { $limit } au plus.

## Places

space-amisos = Amisos
    .from = d'Amisos
space-ammon = Ammon
    .from = d'Ammon
space-amphipolis = Amphipolis
    .from = d'Amphipolis
space-arados = Arados
    .from = d'Arados
space-argos = Argos
    .from = d'Argos
space-aspendos = Aspendos
    .from = d'Aspendos
space-bagistana = Bagistana
space-bostra = Bostra
space-bylazora = Bylazora
space-charax = Charax
space-chios = Chios
space-dana = Dana
space-diospolis = Diospolis
space-doura = Doura
space-gabai = Gabai
space-gaza = Gaza
space-gordion = Gordion
space-is_euphrates = Is
    .from = d'Is
space-issos = Issos
    .from = d'Issos
space-kainai = Kainai
space-lamia = Lamia
space-larsa = Larsa
space-lesbos = Lesbos
space-memphis = Memphis
space-mylasa = Mylasa
space-myriandros = Myriandros
space-opis = Opis
    .from = d'Opis
space-paphos = Paphos
space-pella = Pella
space-philippopolis = Philippopolis
space-phraata = Phraata
space-sidon = Sidon
space-sinope = Sinope
space-tabai = Tabai
space-thospia = Thospia
space-tp_amida = Amida
    .from = d'Amida
space-tp_anatho = Anatho
    .from = d'Anatho
space-tp_aspadana = Aspadana
    .from = d'Aspadana
space-tp_bahria = Bahria
space-tp_gadara = Gadara
space-tp_gangra = Gangra
space-tp_garsaura = Garsaura
space-tp_gaziura = Gaziura
space-tp_ipsos = Ipsos
    .from = d'Ipsos
space-tp_kom = Kom
space-tp_rowanduz = Rowanduz
space-tp_zigana = Zigana
area-athenai-inside = dans les murs { space-athenai.from }
area-babylon-inside = dans les murs de { space-babylon }
area-damaskos-inside = dans les murs de { space-damaskos }
area-ekbatana-inside = dans les murs { space-ekbatana.from }
area-halikarnassos-inside = dans les murs { space-halikarnassos.from }
area-kelainai-inside = dans les murs de { space-kelainai }
area-kyrene-inside = dans les murs de { space-kyrene }
area-memphis-inside = dans les murs de { space-memphis }
area-pella-inside = dans les murs de { space-pella }
area-persepolis-inside = dans les murs de { space-persepolis }
area-rhodos_city-inside = dans les murs de { space-rhodos_city }
area-salamis-inside = dans les murs de { space-salamis }
area-sardeis-inside = dans les murs de { space-sardeis }
area-sousa-inside = dans les murs de { space-sousa }
area-tyros-inside = dans les murs de { space-tyros }

## Generals, the Royal Family, Independent Armies

piece-peithon = Peithon
piece-polyperchon = Polyperchon
piece-eumenes = Eumenes
    .from = d'Eumenes
piece-olympias = Olympias
    .from = d'Olympias
    .gender = f
piece-ariarathes = Ariarathes
piece-fleet-makedonia = la Flotte de { area-makedonia }
piece-fleet-karia = la Flotte de { area-karia }
piece-fleet-athenai = la Flotte d'{ space-athenai }
piece-fleet-aigyptos = la Flotte d'{ area-aigyptos }
piece-fleet-phoinike = la Flotte de { area-phoinike }
piece-fleet-kypros = la Flotte de { area-kypros }
piece-fleet-rhodos = la Flotte de { area-rhodos }
piece-fleet-kilikia = la Flotte de { area-kilikia }
piece-hearse = le Char funèbre

## Events of cards, and optional rules

ask-independent_army = Quelle Armée indépendante { $space_in } choisissez-vous ?
ask-independent_evasion =
    { $general ->
        [none] { $side }
       *[other] { $general } ({ $side })
    } a rejoint des Indépendants { $space_in }. Défaussez-vous une carte Surprise pour qu'ils évitent la bataille ?
ask-independent_interception =
    { $general ->
        [none] { $side }
       *[other] { $general } ({ $side })
    } entre { $space_in }. Défaussez-vous une carte Surprise pour que des Indépendants interceptent ?
choice-fleets_stay_away-help = Toute carte Événement ou Bonus en ramène une, au lieu d'être jouée.
choice-independent_reactions-help = Pour une carte Surprise que défausse un joueur.
no-capital_founded = Vous avez une capitale, ou en construisez une.
reason-capital = capitale { $what }
reason-captured_capitals = capitales prises

## Curves of the story

curve-luck = Chance : dés au-delà de l'attendu
luck-told = { $dice ->
    [1] Un dé
   *[other] { $dice } dés
} : { $hits } en tout, { $expected } attendus
hits-expected = Dés (attendus)
curve-points = Points de Victoire
curve-legitimacy = Légitimité
curve-strength = Unités de combat
curve-spaces = Espaces contrôlés

## The chronicle

chronicle-army_beaten = { event-army_beaten }
chronicle-battle = { $general ->
        [none] { $attacker }
       *[other] { $general } ({ $attacker })
    }, { $attackers ->
        [0] sans unité
        [1] une unité
       *[other] { $attackers } unités
    }, affronta { $against ->
        [none] { $defender }
       *[other] { $against } ({ $defender })
    } { $space_in }{ $defenders ->
        [0] {""}
        [1] {" "}et son unité
       *[other] {" "}et ses { $defenders } unités
    }. { $winner ->
        [none] Personne ne gagna
       *[other] Victoire { $winner_from }
    } ; pertes : { $attacker } { $lost }, { $defender } { $slain }.
chronicle-overrun = { $attacker } piétina { $defender } { $space_in } : pertes { $slain }.
chronicle-siege = { $space } tomba aux mains { $attacker_from } ; { $defender } la tenait. Le siège coûta { $lost }, aux défenseurs { $slain }.
chronicle-naval_battle = Les Flottes { $attacker_from } rencontrèrent { $defender } au large { $space_from } ; { $winner ->
        [none] personne ne gagna
       *[other] victoire { $winner_from }
    }.
turn-1 = Tour I
turn-2 = Tour II
turn-3 = Tour III
turn-4 = Tour IV
turn-5 = Tour V
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
chronicle-general_begins = { $general } ({ $side }) commence { $space_in }.
chronicle-gains = { $side } { $side_gender ->
        [mp] tiennent
       *[other] tient
    } désormais : { $spaces }.
threats-about = Quelle Armée rivale pourrait marcher contre les vôtres par voie de terre à son prochain tour, et quelle chance elle a de les battre. Elle reçoit le plus de PM qu'un jet peut donner. Cartes, voyages, Armées qui se joignent, Interceptions et batailles évitées ne sont pas comptés.
threats-none = Aucune Armée rivale ne peut vous atteindre par voie de terre au prochain tour.

## Plans des bots, et ce qui parle pour eux

plan-card = jouer la carte { $card }
plan-stay = s'arrêter là
plan-target = choisir la case { $space }
plan-towards = marcher avec { $general } (but : { $space })
why-points = Points de Victoire
why-legitimacy = Légitimité
why-near_points = proximité d'une victoire aux points
why-close_points = une victoire aux points à portée de main
why-near_legitimacy = proximité d'une victoire par Légitimité
why-begun = Provinces entamées
why-short = Provinces à une case du contrôle
why-strength = la force des Armées
why-generals = Généraux
why-dispersed = Généraux dispersés
why-fleets = Flottes
why-cards = cartes en main
why-surprises = cartes Surprise
why-champion = le titre de Champion
why-usurper = qui est Usurpateur
why-heir = l'héritier qui devient majeur
why-regent = une victoire par Régence
why-ahead = l'avance en points
why-ahead_in_all = l'avance en points et Légitimité
why-funeral = les funérailles d'Alexandre
why-spaces = cases contrôlées
why-exposed = Provinces exposées aux ennemis
why-reach = villes ennemies à portée
why-to_move = tours encore à jouer
why-coming_points = points sur le point d'être gagnés
why-coming_near = une victoire sur le point d'être gagnée
why-coming_spaces = cases sur le point de se rendre
why-besieged_points = points assiégés
