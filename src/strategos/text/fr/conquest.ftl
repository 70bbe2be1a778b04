### La Conquête de l'Empire, règles classiques

game-name = La Conquête de l'Empire
game-length = De 60 à 90 minutes
game-difficulty = Facile à commencer
game-edition = Classique, Eagle 2005
game-pitch = Des Césars et pas d'empereur : levez des légions, bâtissez Villes et Routes, et prenez chaque César rival. De deux à six joueurs.

# -- forecast: answers that lose for sure, odds --
fatal-concedes = Vous laissez Rome à un autre : pour vous, la partie est finie.
fatal-razes_home = Vous rasez la Ville de votre propre province d'origine.
fatal-risks_caesar = Votre César tombe, et votre empire avec lui : { $chance } %.
fatal-leaves_caesar = Votre César en { $space } peut être attaqué par { $by } avec { $count ->
    [1] une unité
    [one] { $count } unité
   *[other] { $count } unités
} : { $chance } % qu'il tombe.
fatal-keeps_talents = Il vous reste { $purse } Talents. Les garder ?

scenario-classic = Jeu classique

## Options de la partie

choice-homes = Comment s'attribuent les provinces d'origine
choice-homes-order = dans l'ordre du jeu
choice-homes-lot = par tirage au sort
choice-homes-choice = chaque joueur choisit
choice-concession = Acclamer un empereur
choice-concession-vote = si tous les autres sont d'accord
choice-concession-off = jamais : le dernier César gagne
choice-home_lost = Tribut quand la province d'origine est perdue
choice-home_lost-no_tribute = aucun tant qu'elle n'est pas reprise
choice-home_lost-tribute = comme d'habitude
choice-start_talents = Talents au départ
choice-start_talents-0 = aucun
choice-start_talents-15 = 15
choice-fort_dice = Dés supplémentaires d'une Ville fortifiée
choice-fort_dice-matched = à associer à une unité
choice-fort_dice-automatic = touchent sans unité
choice-excess_hits = Touches au-delà de la légion de bataille
choice-excess_hits-lost = sont perdues
choice-excess_hits-reserve = passent à la réserve
choice-mixed_arrival = Une force venue par terre et par mer
choice-mixed_arrival-stays = ne peut se retirer tant que vit une unité débarquée
choice-mixed_arrival-retreats = peut se retirer
choice-lone_leader = Une légion à côté d'un chef ennemi isolé
choice-lone_leader-conquered = prend la province
choice-lone_leader-kept = ne la prend qu'avec le chef
choice-straits = Un détroit est fermé par les Galères
choice-straits-arrow_sea = dans la mer de la flèche
choice-straits-both_seas = dans toute mer bordant les deux rives
choice-road_return = Revenir en arrière par une Route
choice-road_return-pays = est une nouvelle marche et coûte un point
choice-road_return-free = fait partie de la même marche

## Phases

phase-movement = Mouvement
phase-combat = Combat
phase-tribute = Perception du tribut
phase-destroy = Destruction de Villes
phase-purchase = Achat
phase-placement = Placement

## Combien de troupes, pour les phrases qui suivent

count-infantry = { $infantry ->
        [one] { $infantry } unité d'Infanterie
       *[other] { $infantry } unités d'Infanterie
    }
count-cavalry = { $cavalry ->
        [one] { $cavalry } unité de Cavalerie
       *[other] { $cavalry } unités de Cavalerie
    }
count-catapult = { $catapult ->
        [one] { $catapult } Catapulte
       *[other] { $catapult } Catapultes
    }
plus-infantry = { $infantry ->
        [0] {""}
       *[other] , { count-infantry }
    }
plus-cavalry = { $cavalry ->
        [0] {""}
       *[other] , { count-cavalry }
    }
plus-catapult = { $catapult ->
        [0] {""}
       *[other] , { count-catapult }
    }
plus-troops = { plus-infantry }{ plus-cavalry }{ plus-catapult }
troops = { $infantry ->
        [0] { $cavalry ->
            [0] { $catapult ->
                [0] aucune troupe
               *[other] { count-catapult }
            }
           *[other] { count-cavalry }{ plus-catapult }
        }
       *[other] { count-infantry }{ plus-cavalry }{ plus-catapult }
    }

## Questions : mise en place et mouvement

ask-home = Quelle sera votre province d'origine ?
ask-move = Quel chef ou quelle Galère voulez-vous déplacer ?
ask-march = Depuis { $space }, où marche le { $leader_short } ? Avec lui : { troops }{ $companions ->
        [0] .
        [one] , un autre chef.
       *[other] , { $companions } autres chefs.
    }
ask-enter = Des troupes d'un autre joueur ({ $side }) sont { $space_in }. Demander le passage ou attaquer ?
ask-galley = Quels ordres pour la { $galley_short } { $space_in } ?
ask-board_leaders = Quels chefs montent à bord de la { $galley_short } { $space_in } ?
ask-board_units = Quelles unités montent à bord de la { $galley_short } { $space_in } ? Places libres : { $at_most }.
ask-land_units = Quelles unités de la { $galley_short } débarquent { $space_in } ?
ask-land_leaders = Quels chefs de la { $galley_short } débarquent { $space_in } ?

## Questions : accord et couronne

ask-consent_passage = { $side } demande à traverser { $space } : { $leader }{ plus-troops }. Accordez-vous le passage ?
ask-consent_road = { $side } demande à emprunter vos Routes { $origin_from } { $space_to }. Êtes-vous d'accord ?
ask-consent_strait = { $side } demande à franchir le détroit { $origin_from } { $space_to }, devant vos Galères. Êtes-vous d'accord ?
ask-emperor = Qui proposez-vous comme empereur ? Si ce n'est vous-même, vous renoncez à votre propre prétention.
ask-acclaim = Voulez-vous { $side } pour empereur ? Si tous sont d'accord, la partie s'achève.

## Questions : combat

ask-combat = Quelle bataille livrez-vous maintenant ?
ask-legion = Bataille { $space_in } : quelles { $at_most } unités forment votre légion de bataille ?
ask-losses = Bataille { $space_in } : { $at_most ->
        [1] quelle unité perdez-vous ?
       *[other] quelles { $at_most } unités perdez-vous ?
    }
ask-retreat = Bataille { $space_in }, après la manche { $round } : { $enemy_retreats ->
        [true] le défenseur se retire. Restez-vous, ou vous retirez-vous aussi, et vers où ?
        [yes] le défenseur se retire. Restez-vous, ou vous retirez-vous aussi, et vers où ?
       *[other] continuez-vous, ou vous retirez-vous, et vers où ?
    }
ask-victims = { $side } bat en retraite ({ $space }) : { $at_most ->
        [1] quelle unité vos cavaliers abattent-ils ?
       *[other] quelles { $at_most } unités vos cavaliers abattent-ils ?
    }
ask-fate = Le { $leader } est vaincu. Le faites-vous prisonnier, ou le mettez-vous à mort ?
ask-fleet = Lesquelles de vos Galères { $space_in } attaquent { $side } ?
ask-sunk = Bataille navale { $space_in } : { $at_most ->
        [1] laquelle de vos Galères coule ?
       *[other] lesquelles de vos Galères coulent ({ $at_most }) ?
    }

## Questions : trésor et construction

ask-destroy = Détruire une Ville ? Laquelle ?
ask-buy = { $factor ->
        [2] Qu'achetez-vous ? Vous avez { $purse } Talents ; les prix sont doublés.
        [3] Qu'achetez-vous ? Vous avez { $purse } Talents ; les prix sont triplés.
       *[other] Qu'achetez-vous ? Vous avez { $purse } Talents.
    }
ask-site = { $item } : dans quelle province ?
ask-launch = Sur quelle côte mettre à l'eau les nouvelles Galères ? Choisissez la mer qui la borde.
ask-road_from = D'où part la Route ?
ask-road_to = { $space } : vers où mène la Route ?
ask-seize = { $count ->
        [1] Un chef ennemi ({ $side }) se trouve { $space_in }. Vos nouvelles troupes s'emparent-elles de lui ?
       *[other] { $count } chefs ennemis ({ $side }) se trouvent { $space_in }. Vos nouvelles troupes s'emparent-elles d'eux ?
    }

## Questions : rançon

ask-ransom = Pour quel Général prisonnier négociez-vous ?
ask-ransom_talents = Combien de Talents offrez-vous à { $side } pour le { $leader }{ $prisoners ->
        [1] {" "}?
       *[other] {" "}et d'autres ({ $prisoners } Généraux en tout) ?
    } Vous pouvez ajouter d'autres Généraux détenus par le même joueur, ou lui demander son prix.
ask-ransom_price = Combien de Talents demandez-vous à { $side } pour le { $leader }{ $prisoners ->
        [1] {" "}?
       *[other] {" "}et d'autres ({ $prisoners } Généraux en tout) ?
    }
ask-ransom_prisoners = Sur quels Généraux portent vos conditions ? Vous négociez avec { $side }.
ask-ransom_exchange = Quels prisonniers offrez-vous à { $side } en échange du { $leader } ? Ceux d'autres joueurs y restent prisonniers.
ask-ransom_demand = Quels prisonniers exigez-vous { $side_from } en échange du { $leader } ?
ask-ransom_promise = { $asks ->
        [true] Vous demandez à
        [yes] Vous demandez à
       *[other] Vous offrez à
    } { $side } { $talents } Talents{ $exchange ->
        [0] {""}
        [one] {" "}et 1 prisonnier
       *[other] {" "}et { $exchange } prisonniers
    } pour le { $leader }{ $prisoners ->
        [1] .
       *[other] {" "}et d'autres ({ $prisoners } en tout).
    } Que promettez-vous en plus ? Une promesse n'engage personne.
ask-ransom_accept = { $side } { $asks ->
        [true] demande
        [yes] demande
       *[other] offre
    } { $talents } Talents{ $exchange ->
        [0] {""}
        [one] {" "}et 1 prisonnier
       *[other] {" "}et { $exchange } prisonniers
    } pour le { $leader }{ $prisoners ->
        [1] .
       *[other] {" "}et d'autres ({ $prisoners } en tout).
    }{ $promise ->
        [none] {""}
       *[other] {" "}Promesse : « { $promise } ».
    } Acceptez-vous, ou posez-vous d'autres conditions ?

## Boutons

button-end = Terminer le mouvement
button-acclaim = Proposer un empereur
button-cancel = Retour
button-ask_passage = Demander le passage
button-attack = Attaquer
button-board = Embarquer
button-land = Débarquer
button-keep = Garder les Villes
button-fight_on = Continuer le combat
button-capture = Faire prisonnier
button-kill = Mettre à mort
button-talents = Talents
button-text = Ne rien promettre
button-counter = Autres conditions
button-ask_price = Demander le prix
button-infantry = Infanterie ({ $factor ->
        [2] 20
        [3] 30
       *[other] 10
    } Talents)
button-cavalry = Cavalerie ({ $factor ->
        [2] 40
        [3] 60
       *[other] 20
    } Talents)
button-catapult = Catapulte ({ $factor ->
        [2] 60
        [3] 90
       *[other] 30
    } Talents)
button-galley = Galère ({ $factor ->
        [2] 40
        [3] 60
       *[other] 20
    } Talents)
button-city = Ville ({ $factor ->
        [2] 60
        [3] 90
       *[other] 30
    } Talents)
button-fortification = Fortification ({ $factor ->
        [2] 40
        [3] 60
       *[other] 20
    } Talents)
button-fortified_city = Ville fortifiée ({ $factor ->
        [2] 100
        [3] 150
       *[other] 50
    } Talents)
button-road = Route ({ $factor ->
        [2] 20
        [3] 30
       *[other] 10
    } Talents)

## Boutons dont les mots changent avec la question, et ce que sont les choix de la liste

button-ransom_accept-yes = Accepter
button-ransom_accept-no = Refuser
button-consent_passage-yes = Laisser passer
button-consent_passage-no = Refuser
button-consent_road-yes = Ouvrir les Routes
button-consent_road-no = Refuser
button-consent_strait-yes = Laisser passer
button-consent_strait-no = Refuser
button-acclaim-yes = Acclamer
button-acclaim-no = Refuser
button-seize-yes = Le capturer
button-seize-no = Le laisser
button-combat-done = Terminer les combats
button-buy-done = Terminer les achats
button-ransom-pass = Ne rien offrir
button-legion-take = Engager
button-losses-take = Perdre
button-victims-take = Abattre
button-sunk-take = Couler
button-fleet-take = Attaquer avec
button-board_leaders-take = Embarquer
button-board_units-take = Embarquer
button-land_leaders-take = Débarquer
button-land_units-take = Débarquer
button-larger = Une somme plus grande…
button-smaller = Une somme plus petite…
button-ransom_talents-take = Offrir
button-ransom_exchange-take = Offrir
button-ransom_promise-say = Promettre
button-ransom_exchange-done = Aucun prisonnier
button-ransom_price-no = Pas de prix
button-ransom_price-take = Demander
button-ransom_prisoners-take = Négocier pour
button-ransom_demand-take = Exiger
button-ransom_demand-done = Aucun prisonnier
lead-march = Marcher vers
lead-retreat = Se retirer vers
lead-road_to = Route vers
lead-destroy = Détruire la Ville :
lead-combat = Attaquer

## Refus : mouvement

no-aboard = Le { $piece } est à bord. Déplacez la Galère, ou faites-le débarquer.
no-no_points = { $piece } : plus aucun point de mouvement.
no-needs_leader = { $piece } : il faut un chef pour se déplacer. Choisissez celui qui doit l'emmener.
no-not_yours = Cette pièce appartient à { $side }.
no-pick_a_piece = Choisissez d'abord un chef ou une Galère, puis sa destination.
no-leader_must_go_on = Le { $piece } a obtenu le passage { $space_in } et ne peut y rester. Faites-le d'abord continuer.
no-leader_left_behind = Le { $piece } ne pourrait pas suivre, et il ne peut rester sans troupes { $space_in }, parmi des troupes étrangères. Laissez-lui-en, ou emmenez-le.
no-not_adjacent = { $space } ne touche pas { $origin }, et aucune de vos Routes n'y mène.
no-road_refused = { $side } a refusé à cette marche la Route vers { $space }.
no-strait_closed = Les Galères adverses ({ $side }) ferment le détroit vers { $space }.
no-passage_refused = { $side } vient de leur refuser le passage { $space_in }.
no-leader_among_enemies = { $space_in }, des chefs sans troupes ne peuvent s'arrêter parmi les troupes d'autrui.
no-no_way_on = { $space } n'offre aucune issue à des chefs sans troupes, et ils ne peuvent y rester.
no-not_by_land = { $space } est une zone maritime. Il faut une Galère aux troupes.
no-other_sea = Ce tour-ci, la Galère est venue par { $origin } : elle ne peut qu'y retourner, non passer { $space_in }.
no-foreign_coast = { $space } appartient à { $side }. Seules y abordent des Galères qui débarquent une légion.
no-not_at_coast = La { $piece } est en pleine mer. On n'embarque et ne débarque qu'à la côte.
no-nobody_to_board = { $space_in }, personne ne peut monter à bord de la { $piece } : il faut un chef qui n'ait pas bougé ce tour-ci.
no-nobody_aboard = Personne n'est à bord de la { $piece }.
no-coast_to_coast = Une Galère ne passe pas directement d'une côte à l'autre : elle doit prendre la mer avant d'atteindre { $space }.
no-other_coast = { $origin } : la Galère est sur l'autre côte, et { $space } est hors d'atteinte.
no-not_next_to_galley = { $space } ne touche pas { $origin }.
no-troops_aboard = { $piece } : à bord d'une Galère. Déplacez la Galère, ou faites débarquer les troupes.
no-captured = { $piece } : prisonnier { $side_from }. On peut le racheter en phase six.
no-off_the_board = { $piece } : absent du plateau.
no-already_there = La pièce est déjà { $space_in }.
no-pick_galley = On ne monte pas à bord en marchant. Revenez en arrière, choisissez la { $piece } et embarquez les troupes.
no-not_with_leader = { $piece } : { $space_in } ; la marche part d'une autre province ({ $origin }).
no-already_along = C'est déjà décidé pour cette marche : { $piece }. Revenez en arrière pour changer.
no-not_so_many = On peut emmener au plus { $count } × { $piece } ({ $space }).
no-legion_full = Une légion compte au plus { $count } unités. Réduisez d'abord un autre type.
no-how_many = Dites combien doivent partir : { $piece }.
no-inland = { $space } n'a pas de côte sur une zone maritime : aucune Galère ne peut y aller.
no-use_board = { $piece } : pour embarquer, choisissez « Embarquer ».
no-use_land = { $piece } : à bord. Près d'une côte, choisissez « Débarquer ».
no-other_piece = Les ordres en cours sont pour une autre pièce ({ $piece }). Revenez en arrière pour choisir autre chose.
no-not_here = Seules embarquent les pièces qui sont { $space_in } ; pas { $piece }.
no-moved_already = Une pièce qui s'est déplacée par terre ce tour-ci ne peut embarquer : { $piece }.
no-landed = Une pièce qui a débarqué ce tour-ci reste sur place : { $piece }.
no-galley_full = { $piece } : au plus { $count } unités terrestres à bord.
no-not_aboard = Seules débarquent les pièces qui sont à bord : { $piece }.
no-pick_pieces = Répondez par l'une des pièces dont parle la question.

## Refus : couronne et combat

no-no_concession = Cette partie se joue sans acclamation : seul le dernier César gagne.
no-already_proposed = Cette proposition a déjà été faite ce tour-ci.
no-movement_over = Tout mouvement est terminé avant les combats.
no-pick_province = Choisissez la bataille par sa province : { $space }.
no-pick_enemy = Une seule attaque vaut pour tout ce que ce joueur a là : choisissez { $piece }.
no-no_new_battles = Le joueur qui succède à un César tombé achève les batailles ouvertes et n'en commence pas d'autres.
no-already_fought = Vos Galères { $space_in } ont déjà combattu dans cette phase.
no-open_sea_only = Les Galères ne combattent qu'en pleine mer, non à la côte : { $space }.
no-no_battle = Il n'y a personne à combattre { $space_in }.
no-galleys_apart = Les Galères ne prennent pas part aux batailles terrestres.
no-leaders_apart = Les chefs ne combattent pas et ne comptent pas parmi les pertes d'une manche. Choisissez parmi les unités terrestres.
no-not_in_battle = Cette pièce ne participe pas à la bataille : { $space }.
no-whose_units = La question porte sur les unités { $side_from }.
no-reserve_safe = { $piece } : hors de la légion de bataille ; la réserve est à l'abri.
no-exact_number = Le nombre est fixé : ni plus ni moins que demandé.
no-cargo_ignored = En mer seules les Galères combattent ; leur charge ne compte pas.
no-no_retreat_by_sea = On ne se retire ni en mer ni sur une Galère.
no-all_retreat = Toutes les unités et tous les chefs se retirent ensemble. Choisissez la province, ou continuez.
no-refuge_far = { $space } ne touche pas le lieu de la bataille, { $origin }.
no-refuge_foreign = { $space } n'est pas à vous. On ne se retire que dans sa propre province.
no-refuge_contested = On doit encore combattre { $space_in } : ce n'est pas un refuge.
no-battles_left = { $count ->
        [one] Il reste { $count } bataille à livrer.
       *[other] Il reste { $count } batailles à livrer.
    }

## Refus : trésor et construction

no-not_your_city = La Ville { $space_in } n'est pas à vous.
no-no_city = Il n'y a pas de Ville { $space_in }.
no-none_left = Il ne reste pas assez de pièces : { $count } × { $item }.
no-too_dear = { $count } × { $item } : { $price } Talents. Vous en avez { $purse }.
no-not_at_once = Pas plus de { $count } × { $item } en un achat ; vous pouvez en racheter.
no-no_way_open = Seul, { $piece } n'a aucune issue { $space_from }.
no-by_galley_only = On ne sort pas { $space_from } par terre : il faut une Galère à { $piece }.
no-home_occupied = Des troupes d'un autre joueur sont { $space_in } : on n'y place pas de nouvelles unités.
no-no_coast = Vous n'avez aucune côte où mettre une Galère à l'eau.
no-no_place_for_city = Il ne vous reste aucune province sans Ville.
no-no_place_to_fortify = Il ne vous reste aucune Ville à fortifier.
no-no_place_for_road = Vous n'avez pas deux Villes voisines qu'aucune Route ne relie.
no-pick_city = Choisissez une province où vous avez une Ville, ou gardez-les toutes.
no-buy_first = Choisissez d'abord quoi acheter ; le lieu est demandé ensuite.
no-pick_own_province = Choisissez l'une de vos provinces, non une pièce.
no-not_your_province = { $space } n'est pas une de vos provinces. On ne construit que chez soi.
no-city_there = Il y a déjà une Ville { $space_in } ; une province en a une au plus.
no-fortified_there = La Ville { $space_in } est déjà fortifiée.
no-pick_coast = Choisissez l'une des côtes : { $space }.
no-no_launch = Vous ne pouvez mettre aucune Galère à l'eau { $space_in }.
no-no_city_near = Près { $space_from }, aucune autre Ville à vous ne peut être reliée par une nouvelle Route.
no-road_strait = Aucune Route ne franchit le détroit : { $origin }, { $space }.
no-road_there = Une Route relie déjà { $origin } et { $space }.
no-road_far = { $space } ne touche pas { $origin }. Une Route relie des provinces adjacentes.
no-not_captive = { $piece } : pas prisonnier.
no-not_his_captive = En échange ne peuvent être donnés que des Généraux détenus par { $side }.
no-last_terms = On a assez négocié : acceptez ou refusez.
no-not_held_there = Il s'agit des Généraux { $side_from } détenus par { $holder }.
no-home_taken = { $space } est déjà prise par un autre joueur.
no-home_not_in_play = À ce nombre de joueurs, { $space } n'est la province d'origine de personne.
no-not_a_home = { $space } n'est pas une province d'origine.

## Ce qui s'est passé : tours et mouvement

event-settled = { $side } : un César, quatre Généraux et cinq unités d'Infanterie sont prêts { $space_in }.
event-turn_began = Tour { $round } : { $side }.
event-marched = { $side } marche{ $road ->
        [true] {" "}par la Route
        [yes] {" "}par la Route
       *[other] {""}
    } { $origin_from } { $to_to } : { $leaders_short }{ plus-troops }.
event-consent_asked = { $given ->
        [true] { $owner } accepte : { $side } peut passer vers { $space }.
        [yes] { $owner } accepte : { $side } peut passer vers { $space }.
       *[other] { $owner } refuse : { $side } ne peut passer vers { $space }.
    }
event-sailed = La { $galley } fait voile { $origin_from } { $to_to }.
event-boarded = La { $galley } embarque { $space_in } : { $leaders ->
        [none] d'autres troupes
       *[other] { $leaders }
    }{ plus-troops }.
event-landed = La { $galley } débarque { $space_in } : { $leaders }{ plus-troops }.
event-conquered = { $loser ->
        [none] { $side } prend { $space } ; tribut porté à { $marker }.
       *[other] { $side } prend { $space } à { $loser } ; tribut porté à { $marker }.
    }

## Ce qui s'est passé : combat

event-battle_began = { $attacker } attaque { $defender } { $space_in }{ $fort ->
        [true] , qui est fortifiée.
        [yes] , qui est fortifiée.
       *[other] .
    }
event-legion_formed = { $side } engage { troops }{ $reserve ->
        [0] .
        [one] {" "}; { $reserve } unité en réserve.
       *[other] {" "}; { $reserve } unités en réserve.
    }
event-rolled = { $purpose ->
        [pursuit] { $side } poursuit : { $dice }.
       *[other] { $side } lance : { $dice }.
    } { $hits ->
        [0] Aucune touche.
        [one] { $hits } touche.
       *[other] { $hits } touches.
    }
event-units_lost = { $side } perd { $space_in } : { troops }.
event-retreated = { $side } bat en retraite { $origin_from } { $to_to }.
event-battle_ended = { $winner ->
        [none] { $space_in }, les flottes se séparent après la troisième manche.
       *[other] { $winner } gagne la bataille { $space_in } contre { $loser }.
    }
event-galley_sunk = La { $galley } est perdue { $space_in }.
event-leader_taken = { $killed ->
        [true] { $by } met à mort le { $leader }.
        [yes] { $by } met à mort le { $leader }.
       *[other] { $by } fait prisonnier le { $leader }.
    }
event-leader_escaped = Le { $leader } s'échappe { $to_to }.
event-caesar_fell = Le César { $side_from } est tombé. Tout ce qu'il avait passe à { $by }, avec { $talents } Talents.
event-leader_returned = Le { $leader } est de retour { $to_in }.

## Ce qui s'est passé : trésor et construction

event-tribute_drawn = { $side } perçoit { $talents } Talents et en a maintenant { $purse }.
event-city_destroyed = { $side } détruit la Ville { $space_in }{ $roads ->
        [0] .
        [one] {" "}et avec elle { $roads } Route.
       *[other] {" "}et avec elle { $roads } Routes.
    }
event-bought = { $side } achète { $count } × { $item } pour { $talents } Talents.
event-placed = { $other ->
        [none] { $side } place { $count } × { $item } { $space_in }.
       *[other] { $side } construit une Route entre { $space } et { $other }.
    }
event-prices_rise = { $side } : le marqueur est à { $marker }. Dès son prochain tour, les prix seront { $factor ->
        [2] doublés.
        [3] triplés.
       *[other] de { $factor } fois le tarif.
    }
event-prices_rose = Les prix sont maintenant { $factor ->
        [2] doublés.
        [3] triplés.
       *[other] de { $factor } fois le tarif.
    }
event-ransom_offered = { $asks ->
        [true] { $side } demande à { $owner } { $talents } Talents pour le { $leader }
        [yes] { $side } demande à { $owner } { $talents } Talents pour le { $leader }
       *[other] { $side } offre à { $captor } { $talents } Talents pour le { $leader }
    }{ $others ->
        [none] {""}
       *[other] {" "}et { $others }
    }{ $leaders ->
        [none] .
       *[other] , et en échange { $leaders }.
    }{ $promise ->
        [none] {""}
       *[other] {" "}Promesse : « { $promise } ».
    } { $countered ->
        [true] D'autres conditions sont posées.
        [yes] D'autres conditions sont posées.
       *[other] { $accepted ->
            [true] Les conditions sont acceptées.
            [yes] Les conditions sont acceptées.
           *[other] Les conditions sont refusées.
        }
    }
event-price_asked = { $side } demande à { $captor } son prix pour le { $leader }. { $named ->
        [true] Il est fixé.
        [yes] Il est fixé.
       *[other] Pas de prix.
    }
event-acclamation_proposed = { $side } propose { $emperor } comme empereur.
event-acclamation_answered = { $agreed ->
        [true] { $side } est d'accord.
        [yes] { $side } est d'accord.
       *[other] { $side } n'est pas d'accord.
    }
event-emperor_made = Ave, empereur ! Rome est à { $side }.

## Plusieurs événements racontés ensemble

log-placed = { $side } place { $space_in } : { $items }.
log-bought = { $side } achète pour { $talents } Talents : { $items }.

## Comment cela finit

outcome-last_caesar = { $winners } a le dernier César et devient empereur de Rome.
outcome-acclaimed = Tous les autres acclament { $winners } empereur de Rome.

## Ce que l'on voit

track-tribute = Échelle des tributs
stage-battle = Bataille
stage-attacker = Attaquant
stage-defender = Défenseur
fact-tribute = tribut { $value }
fact-purse = trésor { $value }
fact-provinces = provinces { $value }
fact-home = { $value ->
        [true] province d'origine
        [yes] province d'origine
       *[other] origine { $value }
    }
fact-home_lost = { $value ->
        [false] province d'origine tenue
        [no] province d'origine tenue
       *[other] province d'origine perdue
    }
fact-master = obéit à { $value }
fact-control = tenue par { $value }
fact-city = { $value ->
        [fortified] Ville fortifiée
       *[other] Ville
    }
fact-left = peut encore bouger : { $value }
fact-coast = { $value ->
        [hispania_north] côte nord
        [hispania_east] côte est
        [italia_east] côte est
        [italia_west] côte ouest
        [macedonia_east] côte est
        [macedonia_west] côte ouest
       *[other] à la côte
    }
fact-value = valeur { $value }
fact-island = île
fact-coasts = côtes { $value }
fact-factor = prix × { $value }
fact-price_infantry = Infanterie { $value }
fact-price_cavalry = Cavalerie { $value }
fact-price_catapult = Catapulte { $value }
fact-price_galley = Galère { $value }
fact-price_city = Ville { $value }
fact-price_fortification = Fortification { $value }
fact-price_fortified_city = Ville fortifiée { $value }
fact-price_road = Route { $value }
row-orders = acheté { $count } × { $item } ({ $space })
row-inflation = { $factor ->
    [2] { $by ->
        [none] prix doublés à { $marker }
       *[other] prix bientôt doublés, à cause de : { $by }
    }
   *[other] { $by ->
        [none] prix triplés à { $marker }
       *[other] prix bientôt triplés, à cause de : { $by }
    }
}
fact-space = lieu { $value }
fact-side = { $value }
fact-round = manche { $value }
fact-sea = { $value ->
        [true] en mer
        [yes] en mer
       *[other] à terre
    }
fact-infantry = Infanterie { $value }
fact-cavalry = Cavalerie { $value }
fact-catapult = Catapultes { $value }
fact-galleys = Galères { $value }
fact-leaders = chefs { $value }
fact-legion = légion de bataille jusqu'à { $value }
fact-fort_dice = dés supplémentaires { $value }

## Camps

side-macedonia = Macedonia
side-galatia = Galatia
side-mesopotamia = Mesopotamia
side-egyptus = Egyptus
    .from = d'Egyptus
side-numidia = Numidia
side-hispania = Hispania
    .from = d'Hispania
side-italia = Italia
    .from = d'Italia
side-player-1 = Joueur 1
    .from = du Joueur 1
    .the = le Joueur 1
side-player-2 = Joueur 2
    .from = du Joueur 2
    .the = le Joueur 2
side-player-3 = Joueur 3
    .from = du Joueur 3
    .the = le Joueur 3
side-player-4 = Joueur 4
    .from = du Joueur 4
    .the = le Joueur 4
side-player-5 = Joueur 5
    .from = du Joueur 5
    .the = le Joueur 5
side-player-6 = Joueur 6
    .from = du Joueur 6
    .the = le Joueur 6
button-macedonia = Macedonia
button-galatia = Galatia
button-mesopotamia = Mesopotamia
button-egyptus = Egyptus
button-numidia = Numidia
button-hispania = Hispania
button-italia = Italia

## Où sont les prisonniers

captive-macedonia = prisonnier de Macedonia
captive-galatia = prisonnier de Galatia
captive-mesopotamia = prisonnier de Mesopotamia
captive-egyptus = prisonnier d'Egyptus
captive-numidia = prisonnier de Numidia
captive-hispania = prisonnier d'Hispania
captive-italia = prisonnier d'Italia

## Pièces

piece-caesar = { $count ->
        [one] César
       *[other] Césars
    }
piece-general = { $count ->
        [one] Général
       *[other] Généraux
    }
piece-infantry = { $count ->
        [one] Infanterie
       *[other] Infanterie
    }
piece-cavalry = { $count ->
        [one] Cavalerie
       *[other] Cavalerie
    }
piece-catapult = { $count ->
        [one] Catapulte
       *[other] Catapultes
    }
piece-galley = { $count ->
        [one] Galère
       *[other] Galères
    }
piece-caesar-macedonia = César de Macedonia
    .short = César
piece-caesar-galatia = César de Galatia
    .short = César
piece-caesar-mesopotamia = César de Mesopotamia
    .short = César
piece-caesar-egyptus = César d'Egyptus
    .short = César
piece-caesar-numidia = César de Numidia
    .short = César
piece-caesar-hispania = César d'Hispania
    .short = César
piece-caesar-italia = César d'Italia
    .short = César
piece-general-macedonia-1 = Général I de Macedonia
    .short = Général I
piece-general-macedonia-2 = Général II de Macedonia
    .short = Général II
piece-general-macedonia-3 = Général III de Macedonia
    .short = Général III
piece-general-macedonia-4 = Général IV de Macedonia
    .short = Général IV
piece-general-galatia-1 = Général I de Galatia
    .short = Général I
piece-general-galatia-2 = Général II de Galatia
    .short = Général II
piece-general-galatia-3 = Général III de Galatia
    .short = Général III
piece-general-galatia-4 = Général IV de Galatia
    .short = Général IV
piece-general-mesopotamia-1 = Général I de Mesopotamia
    .short = Général I
piece-general-mesopotamia-2 = Général II de Mesopotamia
    .short = Général II
piece-general-mesopotamia-3 = Général III de Mesopotamia
    .short = Général III
piece-general-mesopotamia-4 = Général IV de Mesopotamia
    .short = Général IV
piece-general-egyptus-1 = Général I d'Egyptus
    .short = Général I
piece-general-egyptus-2 = Général II d'Egyptus
    .short = Général II
piece-general-egyptus-3 = Général III d'Egyptus
    .short = Général III
piece-general-egyptus-4 = Général IV d'Egyptus
    .short = Général IV
piece-general-numidia-1 = Général I de Numidia
    .short = Général I
piece-general-numidia-2 = Général II de Numidia
    .short = Général II
piece-general-numidia-3 = Général III de Numidia
    .short = Général III
piece-general-numidia-4 = Général IV de Numidia
    .short = Général IV
piece-general-hispania-1 = Général I d'Hispania
    .short = Général I
piece-general-hispania-2 = Général II d'Hispania
    .short = Général II
piece-general-hispania-3 = Général III d'Hispania
    .short = Général III
piece-general-hispania-4 = Général IV d'Hispania
    .short = Général IV
piece-general-italia-1 = Général I d'Italia
    .short = Général I
piece-general-italia-2 = Général II d'Italia
    .short = Général II
piece-general-italia-3 = Général III d'Italia
    .short = Général III
piece-general-italia-4 = Général IV d'Italia
    .short = Général IV
piece-galley-macedonia-1 = Galère 1 de Macedonia
    .short = Galère 1
piece-galley-macedonia-2 = Galère 2 de Macedonia
    .short = Galère 2
piece-galley-macedonia-3 = Galère 3 de Macedonia
    .short = Galère 3
piece-galley-macedonia-4 = Galère 4 de Macedonia
    .short = Galère 4
piece-galley-macedonia-5 = Galère 5 de Macedonia
    .short = Galère 5
piece-galley-macedonia-6 = Galère 6 de Macedonia
    .short = Galère 6
piece-galley-macedonia-7 = Galère 7 de Macedonia
    .short = Galère 7
piece-galley-macedonia-8 = Galère 8 de Macedonia
    .short = Galère 8
piece-galley-galatia-1 = Galère 1 de Galatia
    .short = Galère 1
piece-galley-galatia-2 = Galère 2 de Galatia
    .short = Galère 2
piece-galley-galatia-3 = Galère 3 de Galatia
    .short = Galère 3
piece-galley-galatia-4 = Galère 4 de Galatia
    .short = Galère 4
piece-galley-galatia-5 = Galère 5 de Galatia
    .short = Galère 5
piece-galley-galatia-6 = Galère 6 de Galatia
    .short = Galère 6
piece-galley-galatia-7 = Galère 7 de Galatia
    .short = Galère 7
piece-galley-galatia-8 = Galère 8 de Galatia
    .short = Galère 8
piece-galley-mesopotamia-1 = Galère 1 de Mesopotamia
    .short = Galère 1
piece-galley-mesopotamia-2 = Galère 2 de Mesopotamia
    .short = Galère 2
piece-galley-mesopotamia-3 = Galère 3 de Mesopotamia
    .short = Galère 3
piece-galley-mesopotamia-4 = Galère 4 de Mesopotamia
    .short = Galère 4
piece-galley-mesopotamia-5 = Galère 5 de Mesopotamia
    .short = Galère 5
piece-galley-mesopotamia-6 = Galère 6 de Mesopotamia
    .short = Galère 6
piece-galley-mesopotamia-7 = Galère 7 de Mesopotamia
    .short = Galère 7
piece-galley-mesopotamia-8 = Galère 8 de Mesopotamia
    .short = Galère 8
piece-galley-egyptus-1 = Galère 1 d'Egyptus
    .short = Galère 1
piece-galley-egyptus-2 = Galère 2 d'Egyptus
    .short = Galère 2
piece-galley-egyptus-3 = Galère 3 d'Egyptus
    .short = Galère 3
piece-galley-egyptus-4 = Galère 4 d'Egyptus
    .short = Galère 4
piece-galley-egyptus-5 = Galère 5 d'Egyptus
    .short = Galère 5
piece-galley-egyptus-6 = Galère 6 d'Egyptus
    .short = Galère 6
piece-galley-egyptus-7 = Galère 7 d'Egyptus
    .short = Galère 7
piece-galley-egyptus-8 = Galère 8 d'Egyptus
    .short = Galère 8
piece-galley-numidia-1 = Galère 1 de Numidia
    .short = Galère 1
piece-galley-numidia-2 = Galère 2 de Numidia
    .short = Galère 2
piece-galley-numidia-3 = Galère 3 de Numidia
    .short = Galère 3
piece-galley-numidia-4 = Galère 4 de Numidia
    .short = Galère 4
piece-galley-numidia-5 = Galère 5 de Numidia
    .short = Galère 5
piece-galley-numidia-6 = Galère 6 de Numidia
    .short = Galère 6
piece-galley-numidia-7 = Galère 7 de Numidia
    .short = Galère 7
piece-galley-numidia-8 = Galère 8 de Numidia
    .short = Galère 8
piece-galley-hispania-1 = Galère 1 d'Hispania
    .short = Galère 1
piece-galley-hispania-2 = Galère 2 d'Hispania
    .short = Galère 2
piece-galley-hispania-3 = Galère 3 d'Hispania
    .short = Galère 3
piece-galley-hispania-4 = Galère 4 d'Hispania
    .short = Galère 4
piece-galley-hispania-5 = Galère 5 d'Hispania
    .short = Galère 5
piece-galley-hispania-6 = Galère 6 d'Hispania
    .short = Galère 6
piece-galley-hispania-7 = Galère 7 d'Hispania
    .short = Galère 7
piece-galley-hispania-8 = Galère 8 d'Hispania
    .short = Galère 8
piece-galley-italia-1 = Galère 1 d'Italia
    .short = Galère 1
piece-galley-italia-2 = Galère 2 d'Italia
    .short = Galère 2
piece-galley-italia-3 = Galère 3 d'Italia
    .short = Galère 3
piece-galley-italia-4 = Galère 4 d'Italia
    .short = Galère 4
piece-galley-italia-5 = Galère 5 d'Italia
    .short = Galère 5
piece-galley-italia-6 = Galère 6 d'Italia
    .short = Galère 6
piece-galley-italia-7 = Galère 7 d'Italia
    .short = Galère 7
piece-galley-italia-8 = Galère 8 d'Italia
    .short = Galère 8

## Ce qu'on achète

item-infantry = { $count ->
        [one] Infanterie
       *[other] Infanterie
    }
item-cavalry = { $count ->
        [one] Cavalerie
       *[other] Cavalerie
    }
item-catapult = { $count ->
        [one] Catapulte
       *[other] Catapultes
    }
item-galley = { $count ->
        [one] Galère
       *[other] Galères
    }
item-city = { $count ->
        [one] Ville
       *[other] Villes
    }
item-fortification = { $count ->
        [one] Fortification
       *[other] Fortifications
    }
item-fortified_city = { $count ->
        [one] Ville fortifiée
       *[other] Villes fortifiées
    }
item-road = { $count ->
        [one] Route
       *[other] Routes
    }

## Faces des dés

face-infantry = Infanterie
face-cavalry = Cavalerie
face-catapult = Catapulte
face-galley = Galère
face-blank = vide

## Côtes

button-hispania_north = Hispania, côte nord
button-hispania_east = Hispania, côte est
button-numidia_shore = Numidia, côte
button-egyptus_shore = Egyptus, côte
button-syria_shore = Syria, côte
button-armenia_shore = Armenia, côte
button-galatia_shore = Galatia, côte
button-macedonia_east = Macedonia, côte est
button-macedonia_west = Macedonia, côte ouest
button-italia_east = Italia, côte est
button-italia_west = Italia, côte ouest

## Lieux : provinces

space-britannia = Britannia
space-belgica = Belgica
space-germania = Germania
space-lugudunensis = Lugudunensis
space-aquitania = Aquitania
    .from = d'Aquitania
space-narbonensis = Narbonensis
space-hispania = Hispania
    .from = d'Hispania
space-lusitania = Lusitania
space-baetica = Baetica
space-tingitana = Tingitana
space-caesariensis = Caesariensis
space-numidia = Numidia
space-africa = Africa Proconsularis
    .from = d'Africa Proconsularis
space-cyrenaica = Cyrenaica
space-egyptus = Egyptus
    .from = d'Egyptus
space-palestina = Palestina
space-arabia_petrea = Arabia Petrea
    .from = d'Arabia Petrea
space-syria = Syria
space-mesopotamia = Mesopotamia
space-armenia = Armenia
    .from = d'Armenia
space-cappadocia = Cappadocia
space-pontus_et_bithynia = Pontus et Bithynia
space-galatia = Galatia
space-cilicia = Cilicia
space-asia = Asia
    .from = d'Asia
space-thracia = Thracia
space-macedonia = Macedonia
space-achaia = Achaia
    .from = d'Achaia
space-moesia = Moesia
space-dacia = Dacia
space-dalmatia = Dalmatia
space-pannonia = Pannonia
space-noricum = Noricum
space-rhetia = Rhetia
space-italia = Italia
    .from = d'Italia
space-neapolis = Neapolis
    .in = à Neapolis
space-sicilia = Sicilia
space-sardinia = Sardinia
space-corsica = Corsica
space-baleares = Baleares
    .in = aux Baleares
    .to = vers les Baleares
    .from = des Baleares
    .the = les Baleares
space-creta = Creta
space-cyprus = Cyprus
    .in = à Cyprus

## Lieux : mers

space-oceanus_britannicus = Oceanus Britannicus
    .in = dans l'Oceanus Britannicus
    .to = vers l'Oceanus Britannicus
    .from = de l'Oceanus Britannicus
space-oceanus_atlanticus = Oceanus Atlanticus
    .in = dans l'Oceanus Atlanticus
    .to = vers l'Oceanus Atlanticus
    .from = de l'Oceanus Atlanticus
space-mare_cantabricum = Mare Cantabricum
    .in = dans le Mare Cantabricum
    .to = vers le Mare Cantabricum
    .from = du Mare Cantabricum
space-mare_hispalis = Mare Hispalis
    .in = dans le Mare Hispalis
    .to = vers le Mare Hispalis
    .from = du Mare Hispalis
space-mare_baliaricum = Mare Baliaricum
    .in = dans le Mare Baliaricum
    .to = vers le Mare Baliaricum
    .from = du Mare Baliaricum
space-mare_narbo = Mare Narbo
    .in = dans le Mare Narbo
    .to = vers le Mare Narbo
    .from = du Mare Narbo
space-mare_numidia = Mare Numidia
    .in = dans le Mare Numidia
    .to = vers le Mare Numidia
    .from = du Mare Numidia
space-mare_tyrrhenum = Mare Tyrrhenum
    .in = dans le Mare Tyrrhenum
    .to = vers le Mare Tyrrhenum
    .from = du Mare Tyrrhenum
space-mare_adriaticum = Mare Adriaticum
    .in = dans le Mare Adriaticum
    .to = vers le Mare Adriaticum
    .from = du Mare Adriaticum
space-mare_epirus = Mare Epirus
    .in = dans le Mare Epirus
    .to = vers le Mare Epirus
    .from = du Mare Epirus
space-mare_aegaeum = Mare Aegaeum
    .in = dans le Mare Aegaeum
    .to = vers le Mare Aegaeum
    .from = du Mare Aegaeum
space-mare_pontus_euxinus = Mare Pontus Euxinus
    .in = dans le Mare Pontus Euxinus
    .to = vers le Mare Pontus Euxinus
    .from = du Mare Pontus Euxinus
space-mare_amisus = Mare Amisus
    .in = dans le Mare Amisus
    .to = vers le Mare Amisus
    .from = du Mare Amisus
space-mare_rhodus = Mare Rhodus
    .in = dans le Mare Rhodus
    .to = vers le Mare Rhodus
    .from = du Mare Rhodus
space-mare_pelusium = Mare Pelusium
    .in = dans le Mare Pelusium
    .to = vers le Mare Pelusium
    .from = du Mare Pelusium
space-mare_alexandria = Mare Alexandria
    .in = dans le Mare Alexandria
    .to = vers le Mare Alexandria
    .from = du Mare Alexandria
space-mare_libycum = Mare Libycum
    .in = dans le Mare Libycum
    .to = vers le Mare Libycum
    .from = du Mare Libycum
space-mare_sabrata = Mare Sabrata
    .in = dans le Mare Sabrata
    .to = vers le Mare Sabrata
    .from = du Mare Sabrata

## Lieux : hors du plateau

space-x_caledonia = Caledonia
space-x_hibernia = Hibernia
    .from = d'Hibernia
space-x_germania_magna = Germania Magna
space-x_sarmatia = Sarmatia
space-x_caucasus = Colchis et Iberia
space-x_parthia = Parthia
space-x_arabia_deserta = Arabia Deserta
    .from = d'Arabia Deserta
space-x_sahara = Gaetulia et Libya deserta
space-x_mare_erythraeum = Mare Erythraeum
    .in = dans le Mare Erythraeum
    .to = vers le Mare Erythraeum
    .from = du Mare Erythraeum
space-x_maeotis = Lacus Maeotis
    .in = dans le Lacus Maeotis
    .to = vers le Lacus Maeotis
    .from = du Lacus Maeotis
space-x_mare_suebicum = Mare Suebicum
    .in = dans le Mare Suebicum
    .to = vers le Mare Suebicum
    .from = du Mare Suebicum

## Ce que l'on cherche

brief-classic = Rome n'a pas d'empereur, et chaque joueur est un César qui veut le devenir. Marchez, combattez, prenez des provinces et leur tribut, et dépensez-le en légions, Villes, Routes et Galères. Gagne le dernier César sur le plateau, ou celui que tous les autres acclament ; le temps n'est pas limité.
goal-last_caesar = Restez le dernier César sur le plateau
goal-rival = { $side } : éliminez son César
goal-rival-brief = { $side }
goal-home = Tenez votre province d'origine, { $space } : sans elle, vous n'achetez rien et ne percevez aucun tribut
goal-home-brief = tenir { $space }
goal-prices = Les prix { $factor ->
        [2] doublent
        [3] triplent
       *[other] sont multipliés par { $factor }
    } pour tous dès qu'un marqueur atteint { $marker } sur l'échelle des tributs (le plus haut est à { $most })
goal-prices-brief = prix × { $factor } à { $marker } (à présent { $most })
help-phase_movement = Les chefs marchent avec sept unités au plus ; les Galères les portent sur mer. Chaque pas coûte un point de mouvement.
help-phase_combat = Où vous rencontrez l'ennemi, vous combattez manche après manche, ou vous vous retirez.
help-phase_tribute = Vous percevez le tribut de vos provinces et de vos Villes.
help-phase_destroy = Vous pouvez détruire une de vos Villes.
help-phase_purchase = Dépensez vos Talents en unités, Galères, Villes, Fortifications et Routes.
help-phase_placement = Ce que vous avez acheté est posé sur le plateau ; les prisonniers peuvent être rachetés.

## Formes des noms : presque tous les lieux sont des provinces

form-in = en { $name }
form-to = vers { $name }
form-from = de { $name }

## La première partie guidée

guide-first = Deux tours avec Egyptus
guide-first-about = Une marche, un achat, une bataille et une Galère, avec un guide à vos côtés.
guide-first-general = Vous êtes Egyptus. Cinq Césars veulent le trône : soyez le dernier debout. Les armées ne bougent qu'avec un chef : cliquez sur le Général I en Egyptus.
guide-first-three = La légion est prête : cinq unités d'Infanterie. Deux resteront garder votre province. Cliquez sur 3, ou appuyez sur la touche 3.
guide-first-march = Chaque province où vous entrez paie désormais tribut. Cliquez sur Palestina.
guide-first-halt = Un Général a deux points de mouvement, l'Infanterie un seul : ces hommes sont arrivés. Terminez votre mouvement.
guide-first-buy = Le tribut est perçu : 15 pour votre province, 5 pour Palestina. Appuyez deux fois sur + pour deux unités d'Infanterie, puis sur Acheter et finir ; les nouvelles troupes arrivent dans la province d'origine.
guide-first-again = Un nouveau tour. Les autres ont joué, et Mesopotamia a laissé une seule Infanterie en Syria. Cliquez encore sur le Général I.
guide-first-syria = Survolez Syria : le nombre est votre chance de gagner. Emmenez tout le monde et cliquez sur Syria.
guide-first-attack = Syria est défendue. Vous pourriez demander le passage, mais vous voulez la province : attaquez.
guide-first-battle = Les batailles se livrent après toutes les marches. Terminez votre mouvement et regardez : chaque dé qui montre un type d'unité présent touche.
guide-first-galley = Syria paie désormais tribut elle aussi. Pour les îles et les côtes lointaines, il faut des navires : appuyez sur + pour une Galère, puis sur Acheter et finir.
guide-first-end = Vous avez marché, combattu, perçu et acheté. La partie est à vous ; le but est au-dessus de la carte. Ce que vous dégarnissez sera pris : appuyez sur T pour voir qui vous menace.
guide-first-at-move = Cliquez sur un chef pour marcher, ou terminez votre mouvement.
guide-first-at-march = Composez la légion, puis cliquez où elle va.
guide-first-at-destroy = Vous pouvez brûler une de vos Villes pour que nul autre ne l'ait. Gardez la vôtre.
guide-first-at-buy = Dépensez ce qu'il vous plaît, ou gardez : les Talents ne se perdent pas, mais les prix monteront.
guide-first-at-legion = Choisissez qui combat en première ligne ; un chef permet une unité de plus.
guide-first-at-losses = Retirez ce dont vous vous passez le mieux.
guide-first-at-retreat = Encore une manche, ou en arrière ? La barre montre comment cela finirait.
guide-first-at-fate = Un Général prisonnier peut être racheté ; mort, il ne revient pas.

## Ce que dit la fiche au survol

tell-space = { $kind ->
        [sea] Une zone maritime : les Galères y naviguent, un point par zone.
       *[other] { $control ->
            [none] Province sans maître
           *[other] Tenue par { $control }
        }. La pièce est le tribut : { $value } Talents par tour{ $home ->
            [true] . C'est une province d'origine : les nouvelles troupes y arrivent.
           *[other] .
        }
    }
tell-space-city = { $city ->
        [fortified] Une Ville fortifiée : 5 Talents de plus, les Routes y commencent, et le défenseur lance des dés en plus.
       *[other] Une Ville : 5 Talents de plus, et les Routes y commencent.
    }
tell-space-island = Une île : seules les Galères y viennent.
tell-link-strait = La flèche est un détroit : les armées passent à pied { $space_to }, si des Galères ne le ferment pas.
tell-piece = { $kind ->
        [caesar] Le César. Il mène comme un Général, jusqu'à sept unités ; s'il tombe, son joueur est hors du jeu.
        [general] Un Général mène jusqu'à sept unités. Capturé, il peut être racheté.
        [infantry] Infanterie : un point de mouvement, avec un chef. Elle touche sur sa propre face.
        [cavalry] Cavalerie : deux points de mouvement, avec un chef. Elle touche sur sa propre face.
        [catapult] Catapultes : un point de mouvement, avec un chef. Elles touchent sur leur propre face et brisent les Fortifications.
        [galley] Une Galère : deux points de mouvement, porte des chefs et jusqu'à sept unités.
       *[other] { "" }
    }
tell-piece-left = { $kind ->
        [infantry] Peuvent encore bouger ce tour-ci : { $left }.
        [cavalry] Peuvent encore bouger ce tour-ci : { $left }.
        [catapult] Peuvent encore bouger ce tour-ci : { $left }.
       *[other] Points de mouvement restants ce tour-ci : { $left }.
    }

## The stage of a battle

log-battle = Bataille { $space_in } : { $attacker } contre { $defender }. { $winner ->
        [none] Les flottes se séparent.
       *[other] { $winner } l'emporte.
    } Pertes – { $attacker } : { $lost_attacker } ; { $defender } : { $lost_defender }.
button-retreat-fight_on = { $enemy_retreats ->
        [true] Tenir le terrain
        [yes] Tenir le terrain
       *[other] Continuer le combat
    }

## Curves of the story

curve-tribute = Tribut
curve-provinces = Provinces
curve-strength = Unités terrestres
curve-purse = Trésor

## À quoi ressemble un scénario

scenario-classic-line = De deux à six Césars se disputent l'empire, jusqu'à ce qu'il n'en reste qu'un ou que les autres s'inclinent.
scenario-classic-length = de 60 à 90 minutes avec des bots
scenario-classic-difficulty = Facile à commencer
## The chronicle

chronicle-turn_began = Tour { $round } : { $side }
chronicle-settled = { $sides } dressèrent leurs enseignes, avec chacun un César, quatre Généraux et cinq unités d'Infanterie.
chronicle-marched = { $more ->
    [true] Une autre alla
   *[other] { $own ->
        [true] Une armée
       *[other] Une armée { $side_from }
    } marcha
} { $origin_from } { $to_to } { $count ->
    [0] sans troupes
    [one] avec une seule unité
   *[other] avec { $count } unités
}.
chronicle-marches = { $own ->
    [true] Les armées
   *[other] Les armées { $side_from }
} se mirent en route et s'arrêtèrent { $spaces_in }.
chronicle-landed = { $count ->
    [1] Une unité
   *[other] { $count } unités
}{ $own ->
    [true] {""}
   *[other] {" "}{ $side_from }
} { $count ->
    [one] débarqua
   *[other] débarquèrent
} { $space_in }.
chronicle-occupied = { $count ->
    [one] { $spaces } se soumit
   *[other] { $spaces } se soumirent
}{ $own ->
    [true] {""}
   *[other] {" "}à { $side }
} sans combat.
chronicle-taken = { $own ->
    [true] { $spaces }, jusque-là à { $loser }, { $count ->
        [one] changea
       *[other] changèrent
    } de mains sans résistance.
   *[other] { $side } prit { $spaces } à { $loser }, sans que personne s'y oppose.
}
chronicle-battle = { $space_in }, { $attacker } affronta { $defender }{ $fort ->
    [true] , à l'abri de ses murs
   *[other] {""}
} : { $attackers } contre { $defenders }. { $won ->
    [attacker] Après { $rounds ->
        [1] un seul assaut
       *[other] { $rounds } assauts
    }, { $attacker } l'emporta{ $to ->
        [none] {""}
       *[other] {" "}et les vaincus se replièrent { $to_in }
    }
    [defender] { $defender } tint bon{ $to ->
        [none] {""}
       *[other] {" "}et les assaillants se replièrent { $to_in }
    }
   *[nobody] Ils se séparèrent sans vainqueur
} ; { $attacker } { $lost ->
    [0] ne perdit aucune unité
    [one] perdit une unité
   *[other] perdit { $lost } unités
}, { $defender } { $slain ->
    [0] n'en perdit aucune
    [one] en perdit une
   *[other] en perdit { $slain }
}.
chronicle-leader_taken = { $killed ->
    [true] { $by } mit à mort le { $leader }.
   *[other] { $by } fit prisonnier le { $leader }.
}
chronicle-leader_escaped = Le { $leader } se réfugia { $to_in }.
chronicle-leader_returned = Le { $leader } revint { $to_in }.
chronicle-caesar_fell = Le César { $side_from } tomba, et tout ce qui était à lui passa à { $by }{ $talents ->
    [0] {""}
   *[other] , avec { $talents } Talents
}.
chronicle-galley_sunk = Un navire fut perdu { $space_in } : { $galley }.
chronicle-tribute_drawn = Les provinces versèrent { $talents } Talents{ $own ->
    [true] {""}
   *[other] {" "}à { $side }
}.
chronicle-bought = { $own ->
    [true] { $talents } Talents servirent à se procurer { $goods }.
   *[other] Pour { $talents } Talents, { $side } se procura { $goods }.
}
chronicle-built = { $count ->
    [1] Un nouvel ouvrage s'éleva
   *[other] De nouveaux ouvrages s'élevèrent
} { $spaces_in } : { $goods }.
chronicle-road = { $more ->
    [true] Une autre relia
   *[other] Une Route relia désormais
} { $space } et { $other }.
chronicle-city_destroyed = { $side } rasa la Ville { $space_in }.
chronicle-prices_rise = La richesse { $side_from } allait faire monter les prix.
chronicle-prices_rose = Dès lors, tout coûta { $factor ->
    [2] deux fois
    [3] trois fois
   *[other] { $factor } fois
} plus cher.
chronicle-ransomed = { $captor } libéra ses prisonniers ({ $leaders }){ $talents ->
    [0] {""}
   *[other] {" "}contre { $talents } Talents
}.
chronicle-emperor_made = Le César { $side_from } fut acclamé empereur de Rome.
# Quiet questions.
button-pass_until_turn = Pas avant mon propre tour
moment-ransom = au rachat des prisonniers

# Ce que le livret imprimé nomme autrement que nous, pour la recherche : `le sien = le nôtre; …`.
book-words = { "" }

## How a battle was decided, and what that changed

decided-destroyed = Il ne reste rien de l'autre armée sur le terrain.
decided-left = L'autre armée a quitté le terrain.
decided-both_left = Les deux armées sont parties ; la province reste à son propriétaire.
decided-nobody = Les deux armées sont anéanties ; le défenseur garde la province.
decided-parted = En trois manches, aucune flotte n'a été entièrement coulée.
change-province = { $side } prend { $space }.
change-talents = { $side } prend { $by ->
    [one] { $by } Talent
   *[other] { $by } Talents
}.
change-provinces = { $by ->
    [0] Aucune province ne change de mains.
    [one] { $by } province passe à { $side }.
   *[other] { $by } provinces passent à { $side }.
}
threats-about = Qui pourrait vous attaquer à son prochain tour, avec combien au plus, et quel est le risque de perdre le lieu. Ce que vous pouvez encore acheter n'est pas compté.
threats-none = Personne ne peut vous attaquer au prochain tour.

## Plans des bots, et ce qui parle pour eux

plan-bold = attaquer hardiment
plan-hunt = viser un César et sa capitale
plan-land = prendre d'abord des provinces
plan-careful = avancer avec prudence
plan-sally = faire sortir le César
plan-guard = garder le César à l'abri
plan-wear-down = user l'ennemi
plan-gather = rassembler les troupes
plan-whim = suivre une autre voie
plan-towards = marcher avec pour but : { $space }
plan-stay = continuer le combat
plan-fall-back = se retirer dans cette province : { $space }
plan-cities = construire plus tôt des Villes
plan-troops = n'acheter que des troupes
plan-cities-first = construire des Villes avant les troupes
plan-horse = acheter plus de Cavalerie
plan-engines = acheter plus de Catapultes
plan-foot = acheter de l'Infanterie
plan-fleet = acheter une Galère
why-fallen = rester en jeu
why-tribute = tribut
why-tribute_share = part de tout le tribut
why-tribute_lead = tribut face au rival le plus riche
why-purse = Talents en main
why-infantry = Infanterie
why-cavalry = Cavalerie
why-catapults = Catapultes
why-army_share = part de toutes les troupes
why-power = puissance d'ensemble
why-power_lead = puissance face au rival le plus fort
why-generals = Généraux
why-galleys = Galères
why-cities = Villes
why-home = la province d'origine
why-walls = murs de la capitale
why-caesar_risk = le danger pour le César
why-caesar_guard = la garde du César
why-at_risk = provinces menacées
why-threatens = ce qui peut être attaqué
why-front = proximité du front
why-captives = Généraux capturés
why-to_move = à qui est le tour
