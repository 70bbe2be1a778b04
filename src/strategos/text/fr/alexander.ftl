### Field Commander: Alexander

game-name = Field Commander: Alexander
game-length = De 30 à 90 minutes par campagne
game-difficulty = Commencez par celui-ci
game-edition = DVG 2009
game-pitch = Un seul chef contre l'Empire perse : marchez, assiégez, combattez et faites-vous un nom. Quatre campagnes de Chéronée à l'Indus, une à une ou comme une seule carrière.

game-first = Commencez par le Granique : la première campagne d'Alexandre, seul, avec un guide à vos côtés.
scenario-granicus = Le Granique, 338–334 av. J.-C.
scenario-issus = Issos, 333–332 av. J.-C.
scenario-tyre = Tyr, 332 av. J.-C.
scenario-gaugamela = Gaugamèles, 331–323 av. J.-C.
scenario-linked = Une carrière : les quatre campagnes

choice-difficulty = Difficulté
choice-difficulty-recruit = Recrue : pour une première campagne
choice-difficulty-veteran = Vétéran : à armes égales
choice-difficulty-legend = Légende : pour ceux qui connaissent le chemin
choice-fortress_glory = Gloire pour une Forteresse prise au combat
choice-fortress_glory-both = Pour la bataille et pour la Forteresse
choice-fortress_glory-once = Une seule fois
choice-walls_left = Murailles restées sans défenseurs
choice-walls_left-removed = La bataille est gagnée
choice-walls_left-must_fall = Il faut les abattre aussi
choice-november = Glorification pour une fin rapide à Tyr
choice-november-by = Jusqu'en novembre compris
choice-november-before = Avant novembre
choice-orders_after_tyre = Ordres ennemis après la chute de Tyr
choice-orders_after_tyre-others = Les autres Forteresses continuent
choice-orders_after_tyre-none = Aucun
choice-wall_gold = Or pour les Murailles détruites
choice-wall_gold-no = Aucun
choice-wall_gold-yes = Comme pour les unités
choice-deploy_hits = Touches quand Déploiement ne trouve plus d'unité à piocher
choice-deploy_hits-units = Les unités les encaissent
choice-deploy_hits-rally = Ralliement et Regroupement aident
choice-building = Ville et Temple devant une Forteresse ennemie
choice-building-held = Pas tant que l'ennemi tient la région
choice-building-anywhere = Partout où se trouve l'armée
choice-rating = Évaluation d'une campagne isolée
choice-rating-victory_points = Points de Victoire
choice-rating-immortality = L'Immortalité aussi

outcome-won = Alexandre a gagné : son nom demeure.
outcome-alexander_killed = Alexandre est mort. La campagne est perdue.
outcome-out_of_time = Le temps est écoulé. La campagne est perdue.
outcome-prophecy_failed = Les dieux se sont détournés : une Prophétie manquée et plus rien à offrir. La campagne est perdue.

## Questions

ask-options = { $campaign } : on commence ? Les options spéciales sont pour plus tard : elles rendent la partie plus facile ou plus difficile, et une victoire rapporte moins ou plus de Points de Victoire.
ask-advisor = { $left ->
        [1] Qui sera votre Conseiller ? Ce qu'il fait vaut pour toute la campagne ; aucun choix n'est mauvais.
       *[other] Qui seront vos Conseillers (à choisir : { $left }) ? Ce qu'ils font vaut pour toute la campagne ; aucun choix n'est mauvais.
    }
ask-refit = Remettre en état des unités réduites ({ $price } Or chacune) ? Vous avez { $gold } Or.
ask-diplomats = Envoyer les Diplomates ? Ils ajoutent { $bonus } à chaque jet d'Ordres ennemis de ce tour.
ask-aristander = Les ordres donnent { $total } : { $effect }. Avec le +1 d'Aristandre : { $other }. L'ajouter ?
ask-tribute = Céder { $gold } Or (vous en avez { $treasury }) ou encaisser une touche ?
ask-deed = Ces actions sont possibles à tout moment. Laquelle choisissez-vous ?
ask-interlude = L'ennemi agit. Voulez-vous faire quelque chose avant la suite ?
moment-interlude = pendant que l'ennemi agit
ask-hit = { $why ->
        [battle] Votre armée est touchée. Qui encaisse ? (touches à répartir : { $hits })
        [resistance] Résistance en chemin : qui encaisse ? (touches à répartir : { $hits })
        [mutiny] Mutinerie ! Qui encaisse ? (touches à répartir : { $hits })
        [cup_empty] L'ennemi n'a plus d'unité à piocher : votre armée en souffre. Qui encaisse ? (touches à répartir : { $hits })
        [operation] Vous ne pouvez payer le prix de l'ennemi. Qui encaisse ? (touches à répartir : { $hits })
        [fleet] La flotte tyrienne frappe. Qui encaisse ? (touches à répartir : { $hits })
       *[other] Qui encaisse ? (touches à répartir : { $hits })
    }
ask-penalty = La Prophétie « { $card } » est manquée. Perdre un niveau (Alexandre est à A{ $level }) ou un Conseiller ?
ask-intrigue = L'ennemi pioche l'Opération « { $card } ». { $gold ->
        [0] Dépenser { $glory } Gloire pour l'annuler ?
       *[other] Dépenser { $gold } Or pour l'annuler ?
    }
ask-fleet = La flotte tyrienne obtient { $total }. Que subir ?
ask-repair = Tyr répare ses murailles. Quelle section ?
ask-march = { $space } : { $forces ->
        [1] une force
       *[other] { $forces } forces
    }, { $gold } Or. Où aller ? Passez pour finir la phase de Conquête.
ask-scout = Les éclaireurs { $space_to } font { $die } ; vous avez { $forces ->
        [1] une force
       *[other] { $forces } forces
    }. { $hits ->
        [0] { $gold ->
            [0] La voie est libre. Entrer ?
           *[other] Entrer coûte { $gold } Or.
        }
       *[other] Entrer coûte { $hits ->
            [1] une touche
           *[other] { $hits } touches
        }.
    } Si vous restez, vous ne bougez plus ce tour-ci.
ask-prophecy = { $space_in }, un Oracle parle. Accepter sa Prophétie sans la lire ? Accomplie à temps, elle élève Alexandre d'un niveau ; manquée, elle coûte un niveau ou un Conseiller.
ask-assault = { $space } est devant vous : { $forces ->
        [1] une force
       *[other] { $forces } forces
    } contre { $enemies }. Livrer bataille ou tenter l'intimidation ? Si elle échoue, il faut se battre.
ask-intimidation = { $space } : l'intimidation est à { $total } ({ $result ->
        [success] succès
        [on_going] en cours
       *[fail] échec
    }) ; encore { $needed } pour réussir. Dépenser de la Gloire ?
ask-on_going = Les pourparlers { $space_in } sont en cours. Livrer bataille maintenant, ou attendre et finir la phase de Conquête ?
ask-anticipation = Jouer Anticipation ? L'ennemi ne pioche alors aucun plan, au lieu de { $plans }.
ask-bucephalus = Monter Bucéphale ? Alexandre gagne 1 à ses deux valeurs pour cette bataille.
ask-plans = Choisissez vos Plans de Bataille. { $free ->
        [0] Chaque plan supplémentaire coûte 1 Or ; vous en avez { $gold }.
       *[other] Gratuits : { $free }. Au-delà, 1 Or chacun ; vous en avez { $gold }.
    }
ask-battle_turn = Tour { $turn } de la bataille { $space_in }, Avantage de Forces { $advantage }. Combattre encore ou se retirer ? En retraite, chaque unité lance un dé : au-dessus de la valeur de Bataille d'Alexandre, elle est perdue.
ask-moment = Les unités de vitesse { $speed } vont agir. Saisir l'instant ?
ask-alexander = Alexandre (A{ $level }) attaque-t-il { $piece } ou les unités ennemies ? Un duel dure jusqu'à la fin de la bataille.
ask-attacker = Vitesse { $speed } : qui attaque maintenant ?
ask-last_attack = Vitesse { $speed } : autre chose avant de continuer ?
ask-siege_target = { $piece } : quelle est la cible ?
ask-fate = { $piece } : le dé donne { $die }, il faut { $needs } ou moins. Tenter le Destin et relancer ?
ask-flank = { $piece } : { $hits ->
        [1] une touche
       *[other] { $hits } touches
    }. Utiliser Flanc pour une de plus ?
ask-target = Qui encaisse la touche ? (touches à répartir : { $hits })
ask-regroup = { $piece_the } { $piece_gender ->
        [mp] sont perdus
        [fp] sont perdues
        [m] est perdu
       *[f] est perdue
    }. Utiliser Regroupement pour retrouver l'unité après la bataille ?
ask-govern = { $space } est à vous. Gouverner rapporte { $each } Or par tour, raser { $once } Or tout de suite. Que faire ?
ask-spend = Vous avez { $gold } Or et { $glory } Gloire. Qu'acheter ?

## Boutons

button-gold = Perdre { $gold } Or
button-options-done = Commencer
button-take_hit = Encaisser une touche
button-refit = Remettre en état
button-attack = Attaquer
button-buy = Acheter
button-level = Perdre un niveau
button-campaign = Perdre la campagne
button-disband = Licencier : { $what }
button-serpent = Céder au serpent : { $what }
button-deeds = À tout moment…
button-back = Retour
button-pray = Prier les Vents (5 Or)
button-battle = Livrer bataille
button-intimidate = Intimider
button-enter = Entrer
button-stay = Rester
button-fight = Combattre
button-retreat = Se retirer
button-units = Unités ennemies
button-wall = Une muraille
button-charge = Charger avec : { $what }
button-sacrifice = Sacrifier : { $what }
button-govern = Gouverner
button-raze = Raser
button-city = Bâtir une Ville
button-temple = Bâtir un Temple
button-transports = Acheter un Transport
button-mole = Bâtir une section de la Digue
button-siege_ships = Construire un Navire de siège
button-warships = Chasser un navire de guerre
button-insight = Piocher une Intuition (3 Gloire)
button-sink_siege_ship = Perdre un Navire de siège
button-sink_transport = Perdre un Transport
button-lose_2_gold = Perdre 2 Or
button-lose_3_gold = Perdre 3 Or
button-lose_mole_section = Perdre une section de la Digue
button-repair_wall = Tyr répare une muraille
button-regain_warship = Tyr récupère un navire de guerre

## Refus

no-duel_apart = Pendant le duel, seules les touches du chef ennemi atteignent Alexandre.
no-duel_for_two = Cette touche vient du duel : elle est pour Alexandre seul.
no-too_little_gold = Cela coûte { $needs } Or ; vous en avez { $gold }.
no-too_little_glory = Cela coûte { $needs } Gloire ; vous en avez { $glory }.
no-already_there = L'armée est déjà { $space_in }.
no-not_adjacent = { $from } et { $space } ne se touchent pas.
no-no_way_in = On ne peut entrer { $space_in } : aucune section de muraille n'est détruite, et la Digue n'est pas achevée.
no-not_in_old_tyre = Pour cela, l'armée doit être { $space_in }.
no-tyre_fallen = Tyr est tombée ; ce n'est plus nécessaire.
no-track_end = { $track } : la piste s'arrête là.
no-one_section_a_turn = On ne peut construire qu'une section de la Digue par tour.
no-one_kind_a_turn = Sans Antipater, vous ne pouvez acheter qu'une sorte de choses par tour, et vous avez déjà choisi.
no-intimidated_already = { $space_in }, on a résisté à vos menaces ce tour-ci ; réessayez au prochain.
no-already_built = { $space_in }, il y a déjà la même construction.
no-enemy_here = Vous ne pouvez bâtir { $space_in } tant que l'ennemi tient la région.
no-no_counter_left = Tous les pions de cette sorte sont sur la carte.
no-advisor_gone = { $card } n'est plus là pour le reste de la campagne.
no-fate_from_temples = Le Destin vient des Temples ; on ne peut le choisir.
no-plan_limit = « { $card } » : { $limit ->
        [1] une seule fois
       *[other] { $limit } fois au plus
    } par bataille.
no-wall_stands = Enveloppement est impossible tant qu'une muraille tient dans la bataille.
no-no_force_advantage = Votre Avantage de Forces est de { $advantage } ; Enveloppement ne donnerait rien.

## Ce qui s'est passé

event-campaign_begun = { $campaign } : la campagne commence.
event-option_taken = Option : « { $card } » ({ $vp } PV si vous gagnez).
event-advisor_joined = { $glory ->
        [0] { $card } rejoint vos Conseillers.
       *[other] { $card } rejoint vos Conseillers pour { $glory } Gloire.
    }
event-enemy_deployed = { $space_in }, l'ennemi a { $count ->
        [1] un pion
       *[other] { $count } pions
    }, { $walls ->
        [0] sans muraille
        [one] dont une muraille
       *[other] dont { $walls } murailles
    }.
event-turn_advanced = { $box } : nouveau tour. Une victoire vaut maintenant { $vp } PV.
event-refitted = { $piece_the } { $piece_gender ->
        [mp] sont remis
        [fp] sont remises
        [m] est remis
       *[f] est remise
    } en état pour { $gold } Or.
event-order_rolled = Ordres pour { $space } : { $die } + distance { $distance }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    } = { $total } : { $effect ->
        [wall_1] { effect-wall_1 }
        [lose_2_gold_or_1_hit] { effect-lose_2_gold_or_1_hit }
        [garrison_1] { effect-garrison_1 }
        [glory_1_battle] { effect-glory_1_battle }
        [gold_2_intimidation] { effect-gold_2_intimidation }
       *[none] rien
    }.
event-wall_raised = Une muraille s'élève { $space_in }.
event-nothing_happened = { $why ->
        [no_wall_left] Il ne reste aucun pion muraille ; rien ne se passe.
       *[other] Rien ne se passe.
    }
event-garrison_joined = { $space_in }, la garnison reçoit un renfort : { $piece }.
event-cup_empty = { $side } : plus d'unité à piocher. Vous encaissez { $hits ->
        [1] une touche
       *[other] { $hits } touches
    } à la place.
event-reward_placed = { $glory ->
        [0] { $space_in }, { $gold } Or { $gold ->
            [one] attend
           *[other] attendent
        } celui qui prendra la région par l'intimidation.
       *[other] { $space_in }, { $glory } Gloire { $glory ->
            [one] attend
           *[other] attendent
        } celui qui prendra la région au combat.
    }
event-gold_lost = Vous perdez { $gold } Or { $why ->
        [orders] à cause des pillards ennemis
        [operation] à cause de l'Opération ennemie
        [forage] pour le fourrage en chemin
        [prayer] en prière aux Vents
        [fleet] à cause de la flotte tyrienne
       *[other] en tout
    }.
event-gold_gained = { $why ->
        [income] Revenu : { $gold } Or pour le Trésor.
        [raze] Butin : { $gold } Or pour le Trésor.
        [reward] L'Or qui attendait là ({ $gold }) entre au Trésor.
       *[other] Le Trésor reçoit aussitôt { $gold } Or.
    }
event-glory_gained = Vous gagnez { $glory } Gloire { $why ->
        [battle] pour la bataille gagnée
        [fortress] pour la Forteresse
        [leader] pour le chef ennemi
        [reward] laissée là pour le vainqueur
       *[other] de plus
    }.
event-glory_spent = Vous dépensez { $glory } Gloire { $why ->
        [intimidation] pour faire impression
       *[other] en tout
    }.
event-operation_drawn = L'ennemi pioche une Opération : « { $card } ».
event-operation_cancelled = { $gold ->
        [0] L'Intrigue annule « { $card } » pour { $glory } Gloire.
       *[other] L'Intrigue annule « { $card } » pour { $gold } Or.
    }
event-operation_unit = { $piece_the } { $piece_gender ->
        [mp] se rassemblent
        [fp] se rassemblent
        [m] se rassemble
       *[f] se rassemble
    } pour la prochaine Opération.
event-operation_landed = L'Opération amène des renforts { $space_in } : { $piece }.
event-operation_foiled = { $space } est à vous : { $piece_the } { $piece_gender ->
        [mp] rebroussent
        [fp] rebroussent
        [m] rebrousse
       *[f] rebrousse
    } chemin.
event-operations_shuffled = Les { $count } pions Opération sont mélangés de nouveau.
event-mutiny = Mutinerie ! { $counters ->
        [0] Mais il n'y avait pas de quoi se plaindre.
        [one] Un grief : { $hits ->
            [one] { $hits } touche
           *[other] { $hits } touches
        }.
       *[other] { $counters } griefs : { $hits ->
            [one] { $hits } touche
           *[other] { $hits } touches
        }.
    }
event-unit_reduced = { $piece_the } { $piece_gender ->
        [mp] sont réduits
        [fp] sont réduites
        [m] est réduit
       *[f] est réduite
    }.
event-unit_destroyed = { $piece_the } { $piece_gender ->
        [mp] sont détruits
        [fp] sont détruites
        [m] est détruit
       *[f] est détruite
    }.
event-alexander_hit = Alexandre est blessé ; il est maintenant à A{ $level }.
event-alexander_killed = Alexandre, à A{ $level }, est tué.
event-disbanded = { $piece_the } { $piece_gender ->
        [mp] sont licenciés
        [fp] sont licenciées
        [m] est licencié
       *[f] est licenciée
    }.
event-scouted = Les éclaireurs { $space_to } font { $die } contre { $forces ->
        [1] votre force
       *[other] vos { $forces } forces
    } : { $hits ->
        [0] { $gold ->
            [0] la voie est libre
           *[other] { $gold } Or de fourrage
        }
        [one] résistance, une touche
       *[other] résistance, { $hits } touches
    }.
event-marched = L'armée marche { $space_to }.
event-stayed = L'armée reste { $space_in }.
event-fever_struck = { $space_in }, la fièvre saisit Alexandre. La phase de Conquête s'achève ici.
event-reinforcements_came = { $space_in }, des renforts arrivent : { $piece }.
event-prophecy_refused = { $space_in }, la Prophétie est refusée sans être lue.
event-prophecy_accepted = L'Oracle { $space_in } : « { $card } » (échéance : { $box }).
event-prophecy_fulfilled = La Prophétie « { $card } » est accomplie. Alexandre s'élève à A{ $level }.
event-prophecy_failed = La Prophétie « { $card } » est manquée.
event-level_gained = Alexandre est maintenant à A{ $level }.
event-level_lost = Alexandre descend à A{ $level }.
event-advisor_lost = { $card } vous quitte pour le reste de la campagne.
event-battle_begun = Bataille { $space_in } : { $forces ->
        [1] une force
       *[other] { $forces } forces
    } contre { $enemies }.
event-enemy_plans_drawn = { $count ->
        [1] Le plan de l'ennemi : { $cards }.
       *[other] Plans de l'ennemi ({ $count }) : { $cards }.
    }
event-plan_taken = { $gold ->
        [0] Votre plan : « { $card } ».
       *[other] Votre plan : « { $card } », pour { $gold } Or.
    }
event-plan_used = { $side_the } { $side_gender ->
        [mp] utilisent
        [fp] utilisent
        [m] utilise
       *[f] utilise
    } { $card }.
event-plan_lost = Confusion : vous perdez « { $card } ».
event-plans_cancelled = Manœuvre annule { $count ->
        [1] un plan ennemi
       *[other] { $count } plans ennemis
    }.
event-raided = Razzia : un { $die } vous coûte { $gold } Or.
event-enemy_reinforced = { $space_in }, l'ennemi reçoit un renfort : { $piece }.
event-battle_turn = Tour de bataille { $turn }.
event-attacked = { $piece } : { $die } au dé ({ $superior ->
        [0] il faut { $needs }
       *[other] il faut { $needs }, deux touches à { $superior }
    }) : { $hits ->
        [0] manqué
        [one] une touche
       *[other] { $hits } touches
    }.
event-rested = { $piece_the } n'{ $piece_gender ->
        [mp] attaquent
        [fp] attaquent
        [m] attaque
       *[f] attaque
    } pas ce tour-ci.
event-rerolled = Destin, { $piece } : le nouveau jet donne { $die }.
event-enveloped = Enveloppement : { $hits ->
        [1] une touche
       *[other] { $hits } touches
    }.
event-trapped = Le piège se referme : { $die ->
        [1] une touche
       *[other] { $die } touches
    }.
event-duel_begun = Alexandre défie { $piece }. Ils se battront l'un contre l'autre jusqu'au bout.
event-leader_left = { $piece } quitte le champ de bataille.
event-leader_killed = { $piece } tombe sous les coups d'Alexandre, et son armée se débande.
event-regrouped = { $piece_the } { $piece_gender ->
        [mp] reviendront
        [fp] reviendront
        [m] reviendra
       *[f] reviendra
    } après la bataille.
event-battle_won = La bataille { $space_in } est gagnée.
event-retreat_rolled = Retraite, { $piece } : { $die } au dé (il faut { $needs }), { $saved ->
        [true] unité sauvée
        [yes] unité sauvée
       *[other] unité perdue
    }.
event-retreated = L'armée se replie { $space_from } { $to_to }.
event-intimidated = Intimidation { $space_in } : { $die } et { $bonus } pour le rapport de forces font { $total }.
event-intimidation_result = Intimidation { $space_in }, { $total } : { $result ->
        [success] ils se rendent
        [on_going] ils hésitent
       *[fail] ils vous défient
    }.
event-area_conquered = { $how ->
        [battle] Vous prenez { $space_the } au combat.
       *[other] Vous prenez { $space_the } sans combat.
    }
event-governed = Vous gouvernez { $space_the } : { $gold } Or par tour.
event-razed = Vous rasez { $space_the } pour { $gold } Or.
event-revolted = { $space } se soulève : votre pouvoir y prend fin.
event-income = Revenu : { $base } + { $governed } des régions gouvernées + { $destroyed } pour les unités battues + { $transports } par mer = { $total } Or.
event-unit_bought = { $piece_the } { $piece_gender ->
        [mp] rejoignent
        [fp] rejoignent
        [m] rejoint
       *[f] rejoint
    } l'armée pour { $gold } Or.
event-city_built = Une Ville s'élève { $space_in } pour { $gold } Or.
event-temple_built = Un Temple s'élève { $space_in } pour { $gold } Or.
event-insight_gained = Une Intuition pour { $glory } Gloire : « { $card } ».
event-insight_used = Vous jouez « { $card } ».
event-spies_struck = { $space_in }, les Espions retirent { $piece_the }.
event-track_moved = { $gold ->
        [0] { $track } : maintenant { $at }.
       *[other] { $track } : maintenant { $at }, pour { $gold } Or.
    }
event-fleet_rolled = { $bonus ->
        [0] La flotte tyrienne obtient { $total }.
       *[other] La flotte tyrienne : { $die } et { $bonus } font { $total }.
    }
event-fleet_effect = { $effect ->
        [sink_siege_ship] Un Navire de siège est coulé.
        [sink_transport] Un Transport est coulé.
        [lose_mole_section] Une section de la Digue est ruinée.
        [repair_wall] Tyr répare ses murailles.
        [regain_warship] Tyr récupère un navire de guerre.
       *[other] La flotte prend de l'Or.
    }
event-siege_ship_fired = Un Navire de siège obtient { $die } : { $hits ->
        [0] manqué
       *[other] une touche
    }.
event-section_hit = Section de muraille { $section } : { $left ->
        [0] en ruine
        [1] réduite
       *[other] intacte
    }.
event-section_repaired = Section de muraille { $section } : { $left ->
        [1] rafistolée
       *[other] de nouveau entière
    }.
event-campaign_won = { $campaign } : victoire ! { $box_vp } PV pour la date, { $cities } pour les Villes, { $options } pour les options, { $mole } pour la Digue, { $vp } en tout.
event-campaign_lost = { $campaign } : défaite. { $why ->
        [alexander_killed] Alexandre est mort
        [out_of_time] Le temps est écoulé
       *[prophecy_failed] Une Prophétie est manquée et il ne reste rien à offrir
    }.
event-immortality_scored = Immortalité : { $governed } pour les régions gouvernées, { $glory } pour la Gloire, { $vp } pour les Points de Victoire, { $level } pour Alexandre lui-même : { $points } points, { $total } jusqu'ici.
event-career_ended = { $points } points d'Immortalité : on se souvient d'Alexandre pendant { $years } ans.

## Noms

side-macedonian = Macédoniens
    .the = les Macédoniens
    .gender = mp
side-persian = Perses
side-indian = Indiens
side-south_greek = Grecs du Sud
side-enemy = Ennemi
    .the = l'ennemi
    .gender = m

phase-set_up = Mise en place
phase-advance = Avancer le marqueur de tour
phase-refit = Remise en état
phase-enemy_orders = Ordres ennemis
phase-enemy_operations = Opérations ennemies
phase-siege = Navires de siège
phase-conquest = Conquête
phase-gain = Gagner de l'Or
phase-spend = Dépenser Or et Gloire
phase-turn_end = Fin du tour

track-turn = Tour
track-gold = Or
track-glory = Gloire
track-level = Niveau d'Alexandre
track-transports = Transports
track-mole = La Digue
track-siege_ships = Navires de siège
track-warships = Navires de guerre tyriens

track-start = Départ
track-bc338 = 338 av. J.-C.
track-bc336 = 336 av. J.-C.
track-bc335_spring = printemps 335 av. J.-C.
track-bc335_summer = été 335 av. J.-C.
track-bc335_autumn = automne 335 av. J.-C.
track-bc335_winter = hiver 335 av. J.-C.
track-bc334_spring = printemps 334 av. J.-C.
track-bc334_summer = été 334 av. J.-C.
track-bc334_autumn = automne 334 av. J.-C.
track-bc334_winter = hiver 334 av. J.-C.
track-bc333_early_spring = début du printemps 333 av. J.-C.
track-bc333_late_spring = fin du printemps 333 av. J.-C.
track-bc333_early_summer = début de l'été 333 av. J.-C.
track-bc333_late_summer = fin de l'été 333 av. J.-C.
track-bc333_early_autumn = début de l'automne 333 av. J.-C.
track-bc333_late_autumn = fin de l'automne 333 av. J.-C.
track-bc333_early_winter = début de l'hiver 333 av. J.-C.
track-bc332_late_winter = fin de l'hiver 332 av. J.-C.
track-bc332_01 = janvier 332 av. J.-C.
track-bc332_02 = février 332 av. J.-C.
track-bc332_03 = mars 332 av. J.-C.
track-bc332_04 = avril 332 av. J.-C.
track-bc332_05 = mai 332 av. J.-C.
track-bc332_06 = juin 332 av. J.-C.
track-bc332_07 = juillet 332 av. J.-C.
track-bc332_08 = août 332 av. J.-C.
track-bc332_09 = septembre 332 av. J.-C.
track-bc332_10 = octobre 332 av. J.-C.
track-bc332_11 = novembre 332 av. J.-C.
track-bc332_12 = décembre 332 av. J.-C.
track-bc331 = 331 av. J.-C.
track-bc330 = 330 av. J.-C.
track-bc329 = 329 av. J.-C.
track-bc328 = 328 av. J.-C.
track-bc327 = 327 av. J.-C.
track-bc326 = 326 av. J.-C.
track-bc325 = 325 av. J.-C.
track-bc324 = 324 av. J.-C.
track-bc323 = 323 av. J.-C.

space-battlefield = Armée d'Alexandre
space-reinforcements = Renforts
space-operations = Opérations ennemies
space-destroyed = Unités ennemies détruites

space-macedonia = Macédoine
    .in = en Macédoine
    .to = vers la Macédoine
    .from = de Macédoine
    .the = la Macédoine
space-chaeronea = Chéronée
space-sestus = Sestos
space-ilium = Ilion
    .in = à Ilion
    .from = d'Ilion
space-granicus = Granique
    .in = sur le Granique
    .to = vers le Granique
    .from = du Granique
    .the = le Granique
space-sardis = Sardes
space-ephesus = Éphèse
    .in = à Éphèse
    .from = d'Éphèse
space-halicarnassus = Halicarnasse
    .in = à Halicarnasse
    .from = d'Halicarnasse
space-lycia = Lycie
    .in = en Lycie
    .to = vers la Lycie
    .from = de Lycie
    .the = la Lycie
space-side = Sidé
space-celaenae = Célènes
space-gordion = Gordion
space-ancyra = Ancyre
    .in = à Ancyre
    .from = d'Ancyre
space-cappadocia = Cappadoce
    .in = en Cappadoce
    .to = vers la Cappadoce
    .from = de Cappadoce
    .the = la Cappadoce
space-tarsus = Tarse
space-issus = Issos
    .in = à Issos
    .from = d'Issos
space-biblos = Byblos
space-sidon = Sidon
space-old_tyre = Vieille Tyr
    .in = dans la vieille Tyr
    .to = vers la vieille Tyr
    .from = de la vieille Tyr
    .the = la vieille Tyr
space-tyre = Tyr
space-ace = Aké
    .in = à Aké
    .from = d'Aké
space-jerusalem = Jérusalem
space-joppa = Joppé
space-gaza = Gaza
space-thapsacus = Thapsaque
space-gaugamela = Gaugamèles
space-babylon = Babylone
space-susa = Suse
space-persepolis = Persépolis
space-ecbatana = Ecbatane
    .in = à Ecbatane
    .from = d'Ecbatane
space-hecatompylos = Hécatompylos
    .in = à Hécatompylos
    .from = d'Hécatompylos
space-aria = Arie
    .in = en Arie
    .to = vers l'Arie
    .from = d'Arie
    .the = l'Arie
space-drangiana = Drangiane
    .in = en Drangiane
    .to = vers la Drangiane
    .from = de Drangiane
    .the = la Drangiane
space-arachosia = Arachosie
    .in = en Arachosie
    .to = vers l'Arachosie
    .from = d'Arachosie
    .the = l'Arachosie
space-paropamisadae = Paropamisades
    .in = chez les Paropamisades
    .to = vers les Paropamisades
    .from = des Paropamisades
    .the = les Paropamisades
space-bactra = Bactres
space-maracanda = Maracande
space-aornos = Aornos
    .in = à Aornos
    .from = d'Aornos
space-taxila = Taxila
space-hydaspes = Hydaspe
    .in = sur l'Hydaspe
    .to = vers l'Hydaspe
    .from = de l'Hydaspe
    .the = l'Hydaspe
space-hyphasis = Hyphase
    .in = sur l'Hyphase
    .to = vers l'Hyphase
    .from = de l'Hyphase
    .the = l'Hyphase
space-malli = Malliens
    .in = chez les Malliens
    .to = vers les Malliens
    .from = des Malliens
    .the = les Malliens
space-pattala = Pattala
space-gedrosia = Gédrosie
    .in = en Gédrosie
    .to = vers la Gédrosie
    .from = de Gédrosie
    .the = la Gédrosie
space-carmania = Carmanie
    .in = en Carmanie
    .to = vers la Carmanie
    .from = de Carmanie
    .the = la Carmanie

piece-mac_archers = Archers
    .the = les Archers
    .gender = mp
piece-mac_peltasts = Peltastes
    .the = les Peltastes
    .gender = mp
piece-mac_light_cavalry = Cavalerie légère
    .the = la Cavalerie légère
    .gender = f
piece-mac_heavy_cavalry = Cavalerie lourde
    .the = la Cavalerie lourde
    .gender = f
piece-mac_infantry = Infanterie
    .the = l'Infanterie
    .gender = f
piece-mac_phalanx = Phalange
    .the = la Phalange
    .gender = f
piece-mac_siege_engine = Engin de siège
    .the = l'Engin de siège
    .gender = m
piece-per_archers = Archers perses
    .the = les Archers perses
    .gender = mp
piece-per_peltasts = Peltastes perses
    .the = les Peltastes perses
    .gender = mp
piece-per_light_cavalry = Cavalerie légère perse
    .the = la Cavalerie légère perse
    .gender = f
piece-per_heavy_cavalry = Cavalerie lourde perse
    .the = la Cavalerie lourde perse
    .gender = f
piece-per_chariots = Chars perses
    .the = les Chars perses
    .gender = mp
piece-per_infantry = Infanterie perse
    .the = l'Infanterie perse
    .gender = f
piece-per_immortals = Immortels
    .the = les Immortels
    .gender = mp
piece-per_phalanx = Phalange mercenaire
    .the = la Phalange mercenaire
    .gender = f
piece-ind_archers = Archers indiens
    .the = les Archers indiens
    .gender = mp
piece-ind_light_cavalry = Cavalerie légère indienne
    .the = la Cavalerie légère indienne
    .gender = f
piece-ind_chariots = Chars indiens
    .the = les Chars indiens
    .gender = mp
piece-ind_infantry = Infanterie indienne
    .the = l'Infanterie indienne
    .gender = f
piece-ind_elephants = Éléphants indiens
    .the = les Éléphants indiens
    .gender = mp
piece-sg_sacred_band = Bataillon sacré
    .the = le Bataillon sacré
    .gender = m
piece-sg_infantry = Infanterie grecque
    .the = l'Infanterie grecque
    .gender = f
piece-sg_phalanx = Phalange grecque
    .the = la Phalange grecque
    .gender = f
piece-sg_peltasts = Peltastes grecs
    .the = les Peltastes grecs
    .gender = mp
piece-chares = Charès
    .gender = m
piece-memnon = Memnon
    .gender = m
piece-darius_iii = Darius III
    .gender = m
piece-porus = Poros
    .gender = m
piece-wall = Muraille
    .the = la muraille
    .gender = f
piece-wall_section = Section de muraille
    .the = la section de muraille
    .gender = f
piece-alexander = Alexandre
    .gender = m
piece-army = Armée d'Alexandre
piece-city = Ville
piece-temple = Temple
piece-prophecy = Prophétie
piece-section-1 = Section de muraille 1
piece-section-2 = Section de muraille 2
piece-section-3 = Section de muraille 3
piece-section-4 = Section de muraille 4
piece-section-5 = Section de muraille 5
piece-section-6 = Section de muraille 6

effect-wall_1 = une muraille
effect-lose_2_gold_or_1_hit = 2 Or ou une touche
effect-garrison_1 = une unité de garnison
effect-glory_1_battle = 1 Gloire à celui qui la prend au combat
effect-gold_2_intimidation = 2 Or à celui qui la prend par l'intimidation
effect-none = rien
effect-sink_siege_ship_or_sink_transport = un Navire de siège ou un Transport en moins
effect-sink_transport_or_lose_2_gold = un Transport ou 2 Or en moins
effect-repair_wall_or_regain_warship = Tyr répare ses murailles ou récupère un navire de guerre
effect-lose_mole_section_or_lose_3_gold = une section de la Digue ou 3 Or en moins

card-a_charge = Charge
card-a_envelop = Enveloppement
card-a_fate = Destin
card-a_flank = Flanc
card-a_lead = Commandement
card-a_rally = Ralliement
card-a_regroup = Regroupement
card-a_sacrifice = Sacrifice
card-e_archers = Archers
card-e_cavalry = Cavalerie
card-e_confusion = Confusion
card-e_deploy = Déploiement
card-e_flank = Flanc
card-e_guards = Gardes
card-e_infantry = Infanterie
card-e_raid = Razzia
card-e_rally = Ralliement
card-op_go = En avant !
card-op_force1_a = 1 Force
card-op_force1_b = 1 Force
card-op_force2_a = 2 Forces
card-op_force2_b = 2 Forces
card-op_force3 = 3 Forces
card-op_minus5_gold = −5 Or
card-op_wall = 1 Muraille
card-anticipation = Anticipation
card-bucephalus = Bucéphale
card-courtesans = Courtisanes
card-diplomats = Diplomates
card-maneuver = Manœuvre
card-morale = Moral
card-spies = Espions
card-trap = Piège
card-wall_of_wood = Un mur de bois
card-care_for_these = Prends soin de ces choses
card-let_go_of_me = Laisse-moi aller
card-make_your_own = Fais-toi ta propre nature
card-pray_to_the_winds = Prie les Vents
card-the_serpent = Le serpent
card-strength_of_bulls = La force des taureaux
card-silver_spears = Avec des lances d'argent
card-antipater = Antipater
card-aristander = Aristandre
card-callisthenes = Callisthène
card-hephaestion = Héphestion
card-parmenion = Parménion
card-scorched_earth = Terre brûlée
card-estranged_prince = Le prince en disgrâce
card-theban_revolt = Révolte de Thèbes
card-war_chest = Trésor de guerre
card-persian_fleet = Flotte perse
card-harpalus = Harpale
card-cydnus_fever = Fièvre à Tarse
card-royal_reinforcements = Renforts à Gordion
card-raiders = Pillards
card-gaza_defenses = Défenses de Gaza
card-winter_storms = Tempêtes d'hiver
card-cypriot_fleet = Flotte chypriote
card-scythed_chariots = Chars à faux
card-gedrosian_desert = Désert de Gédrosie
card-philotas_affair = L'affaire Philotas
card-antipaters_levies = Levées d'Antipater

## Ce que fait une carte

help-a_charge = Une unité de Cavalerie attaque dans un tour où elle devrait se reposer.
help-a_envelop = Autant de touches que votre Avantage de Forces ; pas tant qu'une muraille tient.
help-a_fate = Relancez un de vos dés de bataille. Un pour chaque Temple.
help-a_flank = Une touche de plus quand une attaque d'Infanterie ou de Cavalerie touche ; une fois par attaque.
help-a_lead = Alexandre a +1 en valeur de Bataille et en valeur supérieure pour toute la bataille.
help-a_rally = Absorbe une touche.
help-a_regroup = Une unité détruite revient à pleine force après la bataille.
help-a_sacrifice = Une unité attaque comme si elle avait fait 1, puis elle est détruite.
help-e_archers = Les Archers ennemis ont +3 au premier tour.
help-e_cavalry = La Cavalerie ennemie a +1 à ses deux valeurs au premier tour.
help-e_confusion = Vous perdez un plan au hasard avant toute autre chose.
help-e_deploy = L'ennemi reçoit une unité de plus avant la bataille.
help-e_flank = Une touche de plus quand l'Infanterie ou la Cavalerie ennemie touche.
help-e_guards = Absorbe une touche d'Alexandre sur le chef ennemi.
help-e_infantry = L'Infanterie ennemie a +2 au premier tour.
help-e_raid = Vous perdez 1 ou 2 Or.
help-e_rally = Absorbe une touche avant toute unité.
help-anticipation = L'ennemi ne pioche aucun plan pour une bataille.
help-bucephalus = Alexandre a +1 à ses deux valeurs pour une bataille.
help-courtesans = Ajoute 4 à un jet d'intimidation.
help-diplomats = Ajoute 3 à tous les Ordres ennemis d'un tour.
help-maneuver = L'ennemi n'attaque pas au premier tour d'une bataille.
help-morale = Un Ralliement pour chacune de vos forces dans une bataille.
help-spies = Un pion ennemi au hasard quitte chaque Forteresse sauf Tyr.
help-trap = Dans une bataille, autant de touches sur les unités ennemies qu'en indique un dé.
help-wall_of_wood = Conquérez une région clé et rasez-la dans les 4 tours.
help-care_for_these = Ayez deux régions clés conquises dans les 4 tours.
help-let_go_of_me = Conquérez une région clé et gouvernez-la dans les 4 tours.
help-make_your_own = N'utilisez aucun Conseiller pendant les deux prochains tours.
help-pray_to_the_winds = Payez 5 Or dans les 2 tours.
help-the_serpent = Renoncez à un Conseiller dans les 2 tours.
help-strength_of_bulls = Bâtissez une Ville dans les 2 tours.
help-silver_spears = Ayez 15 Or au Trésor dans les 3 tours.
help-antipater = Vous pouvez acheter des unités, une Ville et un Temple dans le même tour.
help-aristander = Après chaque jet d'Ordres ennemis, vous pouvez ajouter 1.
help-callisthenes = +1 Gloire à chaque gain.
help-hephaestion = +1 à la valeur de Bataille et aux plans d'Alexandre.
help-parmenion = L'ennemi pioche 3 plans de moins.
help-scorched_earth = En Asie, une reconnaissance qui coûte de l'Or en coûte 1 de plus.
help-estranged_prince = Aucun plan supplémentaire du roi Philippe.
help-theban_revolt = Dès 336 av. J.-C., Thèbes se révolte : Chéronée, gouvernée ou rasée, perd son marqueur.
help-war_chest = Commencez avec 5 Or de plus.
help-persian_fleet = 5 Or de moins par tour tant que Tarse n'est pas conquise.
help-harpalus = 1 Or de moins par tour.
help-cydnus_fever = La phase de Conquête s'achève à la première entrée à Tarse.
help-royal_reinforcements = Une Phalange gratuite à la première entrée à Gordion.
help-raiders = Un jet de plus pour la flotte tyrienne à chaque tour.
help-gaza_defenses = Vos Engins de siège ont −1 à Gaza.
help-winter_storms = Chaque section de la Digue coûte 1 Or de plus.
help-cypriot_fleet = Commencez avec un Navire de siège.
help-scythed_chariots = Les Chars perses ont +1 en valeur supérieure à Gaugamèles.
help-gedrosian_desert = La reconnaissance vers la Gédrosie coûte le double. Les points vont à celui qui la traverse.
help-philotas_affair = Parménion n'est pas disponible.
help-antipaters_levies = Commencez avec une Phalange et une Cavalerie légère de plus.
help-op_go = L'ennemi lance son Opération.
help-op_force1_a = Une unité se rassemble pour l'Opération. Annuler : 2 Or.
help-op_force1_b = Une unité se rassemble pour l'Opération. Annuler : 2 Or.
help-op_force2_a = Deux unités se rassemblent pour l'Opération. Annuler : 4 Or.
help-op_force2_b = Deux unités se rassemblent pour l'Opération. Annuler : 2 Gloire.
help-op_force3 = Trois unités se rassemblent pour l'Opération. Annuler : 3 Gloire.
help-op_minus5_gold = À « En avant ! », perdez 5 Or, ou encaissez une touche par Or manquant. Annuler : 1 Gloire.
help-op_wall = Une muraille se joint à l'Opération. Annuler : 2 Or.
help-city = 5 PV si vous gagnez cette campagne.
help-temple = Un plan Destin à chaque bataille : un de vos dés peut être relancé.
help-mole = Une section par tour. Achevée, elle ouvre Tyr et vaut des PV.
help-siege_ships = Avant que l'armée ne bouge, chaque navire lance un dé : 3 ou moins touche une muraille.
help-transports = Chacun rapporte de l'Or à chaque tour.
help-warships = Chacun lance un dé contre vous à chaque tour. Payez pour les chasser.

## Notes

fact-campaign = Campagne : { $value }
fact-linked = Carrière : { $value ->
        [true] oui
        [yes] oui
       *[other] non
    }
fact-box = Case { $value }
fact-date = Date : { $value }
fact-level = Alexandre : A{ $value }
fact-gold = Or : { $value }
fact-glory = Gloire : { $value }
fact-forces = Forces : { $value }
fact-vp = Points de Victoire : { $value }
fact-immortality = Immortalité : { $value }
fact-silent = Conseillers muets : { $value ->
        [true] oui
        [yes] oui
       *[other] non
    }
fact-city_price = Ville : { $value } Or
fact-temple_price = Temple : { $value } Or
fact-raze_gold = Raser : { $value } Or
fact-govern_gold = Gouverner : { $value } Or par tour
fact-base_gold = Revenu : { $value } Or par tour
fact-insight_price = Intuition : { $value } Gloire
fact-insight_choice_price = Intuition au choix : { $value } Gloire
fact-advisor_price = Conseiller : { $value } Gloire
fact-refit_price = Remise en état : { $value } Or
fact-price_transports = Transport suivant : { $value } Or
fact-price_mole = Section suivante de la Digue : { $value } Or
fact-price_siege_ships = Navire de siège suivant : { $value } Or
fact-price_warships = Un navire de guerre de moins : { $value } Or
fact-box_vp = Pour la date : { $value }
fact-cities = Pour les Villes : { $value }
fact-options = Pour les options : { $value }
fact-mole = Pour la Digue : { $value }
fact-cup_persian = Unités perses à venir : { $value }
fact-cup_indian = Unités indiennes à venir : { $value }
fact-cup_south_greek = Unités grecques à venir : { $value }
fact-walls_left = Murailles à venir : { $value }
fact-kind = { $value ->
        [fortress] Forteresse
        [battle] Région de Bataille
        [oracle] Oracle
       *[other] Rase campagne
    }
fact-state = { $value ->
        [enemy] Ennemie
        [taken] Prise
        [governed] Gouvernée
        [razed] Rasée
        [revolted] En révolte
       *[other] Libre
    }
fact-oracle = Prophétie en attente : { $value ->
        [true] oui
        [yes] oui
       *[other] non
    }
fact-city = Ville : { $value ->
        [true] oui
        [yes] oui
       *[other] non
    }
fact-temple = Temple : { $value ->
        [true] oui
        [yes] oui
       *[other] non
    }
fact-distance = Distance : { $value }
fact-nation = Nation : { $value ->
        [persian] Perses
        [indian] Indiens
        [south_greek] Grecs du Sud
       *[other] aucune
    }
fact-count = Pions ennemis : { $value }
fact-full = { $value ->
        [true] pleine force
        [yes] pleine force
       *[other] force réduite
    }
fact-one_step = { $value ->
        [true] une touche suffit
        [yes] une touche suffit
       *[other] il faut deux touches
    }
fact-type = Type : { $value ->
        [A] Alexandre
        [LE] chef
        [AR] Archers
        [PE] Peltastes
        [LC] Cavalerie légère
        [HC] Cavalerie lourde
        [CH] Chars
        [EL] Éléphants
        [IN] Infanterie
        [PH] Phalange
        [SE] Engin de siège
        [WA] muraille
       *[other] { $value }
    }
fact-battle = valeur de Bataille { $value }
fact-superior = valeur supérieure { $value }
fact-speed = vitesse { $value }
fact-price = Prix : { $value } Or
fact-acted = { $value ->
        [true] a agi
        [yes] a agi
       *[other] doit encore agir
    }
fact-rests = { $value ->
        [true] au repos
        [yes] au repos
       *[other] en action
    }
fact-strength = { $value ->
        [0] détruite
        [1] réduite
       *[other] pleine force
    }
fact-turn = Tour de bataille { $value }
fact-space = Lieu : { $value }
fact-duel = Duel : { $value ->
        [true] oui
        [yes] oui
       *[other] non
    }
fact-advantage = Avantage de Forces { $value }
fact-penalty = { $value ->
        [0] pas de muraille
       *[other] Murailles : -{ $value }
    }
fact-free_plans = Plans gratuits : { $value }
fact-maneuver = Manœuvre : { $value ->
        [true] oui
        [yes] oui
       *[other] non
    }
fact-bucephalus = Bucéphale : { $value ->
        [true] oui
        [yes] oui
       *[other] non
    }
fact-wall = { $value ->
        [true] muraille
        [yes] muraille
       *[other] unité
    }
fact-mutiny_hits = Mutinerie : { $value ->
        [1] une touche
       *[other] { $value } touches
    } par grief
fact-place = { $value }
fact-side = { $value }
fact-piece = { $value }

## Mains

hand-advisors = Conseillers
hand-advisors_free = Conseillers disponibles
hand-insights = Intuitions
hand-insight_cup = Intuitions dans la coupe
hand-options = Options
hand-prophecies = Prophéties
hand-operations_drawn = Opérations piochées
hand-operations_cancelled = Opérations annulées
hand-operations_pile = Opérations à venir
hand-enemy_plans = Plans ennemis
hand-own_plans = Vos plans

## Ce qui est en cours

row-orders = Ordres ennemis { $span } : { $effect }
row-fleet_orders = La flotte tyrienne { $span } : { $effect }
stage-operation = Opérations ennemies
fact-destinations = { $value }
stage-battle = Bataille
stage-career = Campagne achevée

# -- reasons of a number in battle --
reason-printed = imprimé
reason-level = niveau d'Alexandre
reason-reduced = réduite
reason-helped = { $what }
reason-plan = { $what }
reason-option = { $what }
reason-walls = murailles
reason-against_walls = contre les murailles
reason-again = attaque de nouveau
reason-kept = touchée à cette même vitesse, elle attaque encore comme avant

# -- forecast: answers that lose for sure, odds --
fatal-kills_alexander = Alexandre en meurt, et la campagne est perdue.
fatal-loses_campaign = Avec cela la campagne est perdue. Une prière peut encore la sauver.
fatal-out_of_time = Le dernier tour s'achève ainsi, et la campagne est perdue.

## Ce que l'on cherche

brief-granicus = Le fils de Philippe marche contre les Grecs, puis vers l'Asie. Prenez cinq régions clés : Chéronée, le Granique, Sardes, Halicarnasse et la Lycie, par la bataille ou par l'intimidation. Vous gagnez à la fin du tour où toutes sont à vous, et plus c'est tôt, plus vous avez de Points de Victoire ; la mort d'Alexandre, ou la fin de 334 av. J.-C., fait perdre la campagne.
brief-issus = Darius en personne vient à votre rencontre dans la plaine de Cilicie. Prenez Sidé, Ancyre, Tarse, Issos et Sidon, la côte et le cœur de l'Asie Mineure. Vous gagnez à la fin du tour où tous sont à vous, le plus tôt étant le mieux ; la mort d'Alexandre, ou la fin de l'hiver 332 av. J.-C., fait perdre la campagne.
brief-tyre = Tyr est sur une île, derrière six sections de murailles, et sa flotte frappe chaque mois. Abattez les murailles avec des Navires de siège ou bâtissez la Digue, puis prenez Tyr et Gaza. Vous gagnez à la fin du tour où les deux sont à vous ; la mort d'Alexandre, ou la fin de 332 av. J.-C., fait perdre la campagne.
brief-gaugamela = La dernière campagne traverse toute la Perse jusqu'à l'Indus, et retour. Prenez huit régions clés, de Gaugamèles aux Malliens, et ramenez l'armée à Babylone. Vous gagnez à la fin d'un tour à Babylone, quand toutes sont à vous ; la mort d'Alexandre, ou la fin de 323 av. J.-C., fait perdre la campagne.
brief-linked = Une vie en quatre campagnes : le Granique, Issos, Tyr et Gaugamèles, dans cet ordre. Niveau, Conseillers, Intuitions et armée vous suivent de l'une à l'autre, et ce que vous gagnez compte comme Immortalité. La carrière finit avec Gaugamèles, ou avec la première campagne perdue.
goal-winning = Vous gagnez à la fin de ce tour : { $vp } PV. Chaque Ville bâtie maintenant en ajoute { $city_vp }.
goal-winning-brief = Victoire en fin de tour : { $vp } PV
goal-take = Prendre { $space_the }
goal-take-brief = { $space }
goal-army_in = Puis amener l'armée { $space_in }
goal-army_in-brief = armée { $space_in }
goal-in_time = Au plus tard : { $date } ({ $turns ->
        [1] c'est le dernier tour
       *[other] il reste { $turns } tours
    })
goal-in_time-brief = au plus tard : { $date }
goal-career = Campagne { $campaign } sur { $of }
phase-advance-brief = Date
phase-enemy_orders-brief = Ordres
phase-enemy_operations-brief = Opérations
phase-gain-brief = Revenus
phase-spend-brief = Dépenses
phase-turn_end-brief = Fin
help-phase_set_up = On choisit options et Conseillers, et l'ennemi prend ses places.
help-phase_advance = Le marqueur de tour avance : une victoire plus tardive vaut moins.
help-phase_refit = Payez de l'Or pour rendre leur pleine force aux unités réduites.
help-phase_enemy_orders = Un dé pour chaque Forteresse ennemie : murailles, garnisons, razzias, ou récompenses pour vous.
help-phase_enemy_operations = L'ennemi pioche un pion ; à « En avant ! », tout ce qui s'est rassemblé se met en marche.
help-phase_siege = Chaque Navire de siège lance un dé contre les murailles de Tyr.
help-phase_conquest = Marchez, reconnaissez, combattez ou intimidez, tant que vous pouvez payer.
help-phase_gain = Les lieux gouvernés et les ennemis détruits rapportent de l'Or.
help-phase_spend = L'Or achète troupes, Villes et Temples ; la Gloire, Intuitions et Conseillers. Cela vient avant la remise en état du tour suivant.
help-phase_turn_end = Si toutes les régions clés sont à vous, la campagne est gagnée ici.

## La première partie guidée

guide-first = Le Granique, premiers pas
guide-first-about = Conseiller, marche, bataille avec plans, dépenses, et une ville qui cède à la menace.
guide-first-options = Vous êtes Alexandre, dix-huit ans. Avant la fin de 334 av. J.-C., prenez les cinq régions clés nommées au-dessus de la carte. Appuyez sur Commencer.
guide-first-advisor = Un Conseiller vous aide toute la campagne. Avec Parménion, l'ennemi pioche trois plans de moins : prenez-le.
guide-first-march = Votre armée est en Macédoine. Les Grecs attendent à Chéronée, région de bataille et première région clé. Marchez-y.
guide-first-scout = Les éclaireurs lancent un dé. Égal à vos forces, c'est gratuit ; plus bas, il coûte de l'Or, plus haut, des touches. Celui-ci est gratuit : Entrez.
guide-first-plans = Une bataille. Les plans sont des ruses qui servent une fois ; quatre sont gratuits. Prenez Flanc : une touche de plus quand Infanterie ou Cavalerie touche.
guide-first-rally = Trois autres sont gratuits. Ralliement absorbe une touche : prenez-le.
guide-first-lead = Commandement renforce Alexandre : prenez-le aussi.
guide-first-regroup = Il reste un plan gratuit. Regroupement ramène une unité perdue : prenez-le.
guide-first-ready = Les quatre sont à vous. Appuyez sur Terminé, et la bataille commence.
guide-first-govern = Le champ de bataille est à vous, et Chéronée aussi. Gouvernée, elle rapporte chaque tour ; rasée, une seule fois. Il reste bien des tours : gouvernez.
guide-first-rest = Vous pourriez marcher encore, mais chaque pas d'une grande armée coûte. Passez : la phase de Conquête s'achève.
guide-first-buy = Dépensez ce que vous avez. Une Phalange est lente et forte : achetez-en une. Villes et Temples sont ici aussi ; la Gloire achète des Intuitions.
guide-first-save = Gardez un peu d'Or : les prochains pas se paient, et les unités réduites se remettent en état au début du tour. Terminé.
guide-first-granicus = Les Perses sont de l'autre côté du fleuve. Arrêtez le pointeur sur le Granique et lisez qui s'y trouve, et vos chances. Si elles sont bonnes, traversez ; sinon passez et renforcez-vous d'abord.
guide-first-threaten = Une Forteresse n'est pas toujours à prendre d'assaut. Intimidation : un dé, vos forces contre les leurs, et de la Gloire si vous voulez. En cas d'échec, on se bat. Essayez.
guide-first-end = Vous savez tout. Trois buts restent ouverts au-dessus de la carte : la campagne est à vous.
guide-first-at-march = Le prochain but est le Granique : par la Macédoine, Sestos et Ilion. Arrêtez-vous quand l'Or ou les forces manquent.
guide-first-at-scout = Un dé égal à vos forces est gratuit ; plus bas, il coûte de l'Or, plus haut, des touches. Trop cher ? Restez, ou licenciez une unité avant d'entrer.
guide-first-at-refit = Deux Or rendent sa pleine force à une unité réduite ; cela vaut la peine pour les plus fortes.
guide-first-at-tribute = L'Or revient chaque tour, les forces coûtent plus cher : payez plutôt.
guide-first-at-intrigue = Les pions ennemis s'accumulent jusqu'à « En avant ! ». Annuler coûte de l'Or : laissez passer les petits.
guide-first-at-prophecy = Une Prophétie accomplie à temps élève Alexandre d'un niveau ; manquée, elle en coûte un. Les audacieux acceptent.
guide-first-at-plans = D'abord les plans gratuits ; chaque plan supplémentaire coûte 1 Or.
guide-first-at-battle_turn = Les unités rapides frappent d'abord, des deux côtés. Continuez tant que la barre des probabilités vous est favorable.
guide-first-at-moment = Un plan peut servir maintenant. Gardez-le pour un meilleur moment, ou frappez.
guide-first-at-alexander = Un duel contre le chef ennemi est audacieux ; à bas niveau, menez plutôt les troupes.
guide-first-at-attacker = Qui frappe d'abord ? Les plus forts, avant qu'on ne les touche.
guide-first-at-last_attack = Autre chose à cette vitesse, ou continuez-vous ?
guide-first-at-target = Achevez ceux qui n'ont pas encore frappé.
guide-first-at-flank = C'est à cela que sert le plan : oui.
guide-first-at-hit = Une unité réduite se remet en état : mieux vaut en réduire une fraîche que perdre une faible. Épargnez Alexandre.
guide-first-at-regroup = Pour une unité forte, cela vaut la peine.
guide-first-at-spend = Achetez, ou arrêtez : ce qui reste est à vous.
guide-first-at-govern = Gouvernez pour durer, rasez si l'Or presse.
guide-first-at-intimidation = Chaque point de Gloire en ajoute un. S'il manque peu, payez.
guide-first-at-on_going = Ils hésitent. Attendez le prochain tour, ou livrez bataille.

## Ce que dit la fiche au survol

tell-space = { $kind ->
        [fortress] Une Forteresse, clé de la campagne
        [battle] Un champ de bataille, clé de la campagne
        [oracle] Un Oracle
       *[other] Rase campagne
    }{ $state ->
        [enemy] , aux mains de l'ennemi.
        [taken] . Le lieu est à vous.
        [governed] . Vous gouvernez ce lieu : il rapporte de l'Or chaque tour.
        [razed] . Vous avez rasé ce lieu.
        [revolted] . Ce lieu s'est soulevé contre vous.
       *[other] .
    }
tell-space-gold = { $gold } Or { $gold ->
        [one] attend
       *[other] attendent
    } ici celui qui prendra la région par l'intimidation.
tell-space-glory = { $glory } Gloire { $glory ->
        [one] attend
       *[other] attendent
    } ici celui qui prendra la région au combat.
tell-space-oracle = Une Prophétie attend celui qui entre.
tell-space-city = Votre Ville est ici : 5 PV si vous gagnez.
tell-space-temple = Votre Temple est ici : un plan Destin à chaque bataille.
tell-piece-price = L'unité coûte { $price } Or.
tell-piece-one_step = Une touche suffit à détruire l'unité.
value-battle = bataille
value-superior = supérieure
value-speed = vitesse
## Curves of the story

curve-forces = Armée
curve-gold = Or
curve-glory = Gloire
curve-areas = Régions conquises
curve-level = Niveau d'Alexandre
curve-worth = Valeur d'une victoire (PV)

## The log: a battle in one line

log-battle = Bataille { $space_in } : { $how ->
        [won] gagnée
        [left] vous vous retirez
       *[other] Alexandre tombe
    }. Vos pertes : { $lost }. Pertes de l'ennemi : { $lost_enemy }.
decided-killed = Alexandre est tombé.
decided-left = L'armée a quitté le terrain.
decided-won = Il ne reste aucun ennemi pour combattre.
change-level = Alexandre est au niveau { $now }.

## À quoi ressemble un scénario

scenario-granicus-line = De Chéronée, par l'Hellespont, jusqu'en Lycie : de petites armées, trois Forteresses.
scenario-granicus-length = de 30 à 45 minutes
scenario-granicus-difficulty = Commencez ici
scenario-issus-line = À travers l'Asie Mineure, à la rencontre de Darius : deux routes, cinq places à prendre.
scenario-issus-length = de 60 à 90 minutes
scenario-issus-difficulty = Moyenne
scenario-tyre-line = Un siège : la Digue, la flotte et les murailles de l'île, puis Gaza.
scenario-tyre-length = de 40 à 60 minutes
scenario-tyre-difficulty = Difficile
scenario-gaugamela-line = De l'Euphrate à l'Indus : la plus longue marche, avec une armée qui peut se mutiner.
scenario-gaugamela-length = de 60 à 90 minutes
scenario-gaugamela-difficulty = Difficile
scenario-linked-line = Les quatre en une seule vie : ce que vous gardez et ce que vous perdez passe à la suivante.
scenario-linked-length = Un après-midi
scenario-linked-difficulty = Pour ceux qui connaissent les campagnes
## The chronicle

chronicle-campaign_begun = { $campaign }
chronicle-turn_advanced = { $box }
chronicle-option_taken = La guerre eut une condition particulière : « { $card } ».
chronicle-advisors = { $cards } { $count ->
    [one] entra
   *[other] entrèrent
} à son service.
chronicle-walls = De nouvelles murailles s'élevèrent { $spaces_in }.
chronicle-garrisons = Des troupes fraîches rejoignirent la garnison : { $spaces }.
chronicle-operations = { $count ->
    [1] Une unité ennemie gagna
   *[other] { $count } unités ennemies gagnèrent
} { $space_the }.
chronicle-mutiny = L'armée se mutina ; il en coûta { $hits ->
    [1] une touche
   *[other] { $hits } touches
} pour la calmer.
chronicle-unit_lost = Une unité fut perdue en chemin : { $piece }.
chronicle-alexander_hit = Alexandre lui-même fut blessé.
chronicle-alexander_killed = Alexandre tomba.
chronicle-marched = L'armée gagna { $spaces_the }.
chronicle-fever_struck = { $space_in }, la fièvre saisit Alexandre.
chronicle-reinforcements_came = { $space_in }, des renforts arrivèrent : { $piece }.
chronicle-prophecy_accepted = { $space_in }, l'oracle parla, et Alexandre accueillit sa parole : « { $card } ».
chronicle-prophecy_fulfilled = La Prophétie s'accomplit : « { $card } ».
chronicle-prophecy_failed = La Prophétie ne s'accomplit pas : « { $card } ».
chronicle-level_gained = Sa renommée monta au niveau { $level }.
chronicle-level_lost = Sa renommée tomba au niveau { $level }.
chronicle-advisor_lost = Un Conseiller le quitta : { $card }.
chronicle-battle = { $there ->
    [true] On se battit
   *[other] Bataille { $space_from }
} : { $forces } des siens contre { $enemies }. { $result ->
    [won] Après { $turns ->
        [1] un seul tour
       *[other] { $turns } tours
    } de combat, le champ de bataille fut à lui
    [lost] Après { $turns ->
        [1] un seul tour
       *[other] { $turns } tours
    }, il abandonna le champ de bataille
   *[killed] Ce fut sa dernière bataille
} ; { $lost ->
    [0] il ne perdit aucune unité
    [one] il perdit une unité
   *[other] il perdit { $lost } unités
}, l'ennemi { $slain ->
    [0] n'en perdit aucune
    [one] en perdit une
   *[other] en perdit { $slain }
}.
chronicle-duel_begun = Alexandre chercha lui-même le chef ennemi : { $piece }.
chronicle-leader_killed = Le chef ennemi tomba : { $piece }.
chronicle-defied = { $there ->
    [true] Les portes restèrent fermées.
   *[other] { $space_in }, on refusa d'ouvrir les portes.
}
chronicle-yielded = { $there ->
    [true] Les portes s'ouvrirent sans bataille.
   *[other] { $space_in }, les portes s'ouvrirent sans bataille.
}
chronicle-governed = { $there ->
    [true] Il y installa un gouverneur.
   *[other] Il confia { $space_the } à un gouverneur.
}
chronicle-razed = { $there ->
    [true] Il rasa tout et tira { $gold } Or des ruines.
   *[other] Il rasa { $space_the } et tira { $gold } Or des ruines.
}
chronicle-revolted = { $space } se révolta.
chronicle-recruited = Pour { $gold } Or, il leva { $goods }.
chronicle-city_built = { $there ->
    [true] Il y fonda une Ville.
   *[other] Il fonda une Ville { $space_in }.
}
chronicle-temple_built = { $there ->
    [true] Il y éleva un Temple.
   *[other] Il éleva un Temple { $space_in }.
}
chronicle-works = Devant Tyr, les travaux avancèrent : { $tracks }.
chronicle-breaches = Les murailles de Tyr furent atteintes { $count ->
    [1] une fois
   *[other] { $count } fois
}.
chronicle-campaign_won = La campagne fut gagnée, avec { $vp } Points de Victoire.
chronicle-campaign_lost = La campagne fut perdue.
chronicle-immortality_scored = Elle lui valut { $points } points d'immortalité, { $total } en tout.
chronicle-career_ended = On se souviendra de lui pendant { $years } ans.
score-years = On s'en souvient { $value } ans

# Ce que le livret imprimé nomme autrement que nous, pour la recherche : `le sien = le nôtre; …`.
book-words = { "" }

## Plans des bots, et ce qui parle pour eux

why-level = le niveau d'Alexandre
why-gold = Or
why-hungry = provisions
why-glory = Gloire
why-units = unités
why-strength = la force de l'Armée
why-hits = touches que l'Armée peut subir
why-advisors = Conseillers
why-aristander = Aristandre
why-parmenion = Parménion
why-insights = Intuitions
why-prophecies = Prophéties
why-operations = les Opérations ennemies
why-taken = zones clés prises
why-garrisons = garnisons encore à combattre
why-walls = murs encore debout
why-hardest = la garnison la plus dure
why-way = le chemin qui reste
why-time = temps restant
why-next = la chance au prochain but
why-mortal = le danger pour Alexandre
why-mole = la Digue
why-victorious = la victoire à portée de main
