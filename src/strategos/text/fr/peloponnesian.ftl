### La guerre du Péloponnèse

game-name = La guerre du Péloponnèse
game-edition = Deuxième édition, GMT 2019
game-pitch = Athènes et Sparte, dix tours de trois ans. Vous menez une Ligue, la Matrice stratégique mène l'autre, et qui réussit trop bien doit changer de camp. Un ou deux joueurs.
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

## Phases

phase-side_determination = Choix du camp
phase-event = Événement
phase-delian_league = Révolte de la Ligue de Délos
phase-leader_selection = Choix des chefs
phase-strategy = Stratégie
phase-sci_adjustment = Remise à zéro de l'Indice
phase-operations = Opérations
phase-coming_home = Retour
phase-siege_determination = Détermination des sièges
phase-battles = Batailles
phase-sieges = Sièges
phase-going_home = Retour après le combat
phase-continuation = Les révoltes continuent
phase-spread = Les révoltes s'étendent
phase-helots = Hilotes
phase-revenue = Revenus
phase-building = Construction
phase-bellicosity = Bellicosité
phase-surrender = Reddition
phase-armistice = Armistice
phase-end_of_turn = Fin du tour

## Camps, pistes et unités

side-athens = Athènes
side-sparta = Sparte
side-thebes = Thèbes
side-persia = Perse
track-sci = Confiance stratégique
track-bellicosity = Bellicosité
piece-leader = chef
piece-hoplite = Hoplites
piece-cavalry = Cavalerie
piece-naval = navires
piece-home_guard = Garde nationale
piece-peltasts = Peltastes
piece-sacred_band = Bataillon sacré

## Questions

ask-objective = { $leader } prend le commandement. Quel est l'objectif ?
ask-muster = { $space } : qui rejoint l'Expédition vers { $objective } ? { $talents } talents disponibles.
ask-continue = Une autre opération ? Les augures ajoutent { $bonus } au dé ; le Trésor compte { $talents } talents.
ask-commander = Qui commande l'opération ?
ask-leave_behind = Il reste trop peu de navires. Quels { $at_most } PF terrestres restent en arrière ?
ask-stays = Quel PF reste à { $space } ?
ask-intercept = L'ennemi entre à { $space }. Votre Force à { $origin } tente-t-elle l'interception ?
ask-battle = Quelle bataille livrer maintenant ?
ask-siege = Quel siège résoudre maintenant ?
ask-home = { $left } PF rentrent ({ $kind }, { $nation }). Où ?
ask-build = { $side } peut encore construire { $left } PF, à 200 talents chacun ; { $talents } disponibles.
ask-place = Où se rassemblent-ils ? { $unit }
ask-purse = Quel Trésor paie ?
ask-mercenaries = Alliés de Sparte pour 600 talents : il reste { $left } PF à placer.
ask-give_up_garrison = Il ne reste plus de Garnison pour { $space }. À laquelle renoncez-vous ?
ask-naval_league = La Ligue navale : un navire et une Garnison dans { $left } îles vertes encore, au plus.
ask-gold_mine = Quelle cité reçoit les 600 talents ?
ask-persian_army = L'Armée perse se trouve à { $space }. Où marche-t-elle ?
ask-persian_navy = La Flotte perse se trouve à { $space }. Où va-t-elle ?

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
piece-hoplite-athens_allied = Hoplites alliés d’Athènes
button-hoplite-athens_allied = Hoplites alliés d’Athènes
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
piece-cavalry-athens_allied = Cavalerie alliée d’Athènes
button-cavalry-athens_allied = Cavalerie alliée d’Athènes
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
piece-naval-athens_allied = Navires alliés d’Athènes
button-naval-athens_allied = Navires alliés d’Athènes
piece-naval-sparta = Navires spartiates
button-naval-sparta = Navires spartiates
piece-naval-sparta_allied = Navires alliés de Sparte
button-naval-sparta_allied = Navires alliés de Sparte
piece-naval-thebes = Navires thébains
button-naval-thebes = Navires thébains
piece-naval-persia = Navires perses
button-naval-persia = Navires perses

## Refus

no-already_here = L'Expédition est déjà à { $space }.
no-already_ours = { $space } vous est déjà favorable.
no-already_rebels = { $space } est déjà en révolte.
no-coalition_space = { $space } est un espace de coalition ennemi : il ne se révolte que par événement ou par contagion.
no-emergency_fund = Cela coûte { $talents } talents, et Athènes doit garder son Fonds d'urgence de 1000.
no-enemy_force = Une Force ennemie se trouve à { $space } : nul ne se révolte sous ses yeux.
no-enemy_home = { $space } est la patrie ennemie : elle ne se révolte jamais.
no-enemy_there = Un chef seul n'entre pas à { $space } : l'ennemi y est.
no-hostages = L'ennemi tient des Otages. Jusqu'à un armistice, { $space } ne peut être un objectif.
no-isthmus_closed = Les navires ne passent l'Isthme que si l'on en contrôle les deux bouts.
no-long_walls = Les Longs Murs s'étendent entre Athènes et Le Pirée.
no-must_go_on = L'Expédition peut encore atteindre { $space } et doit s'y rendre.
no-neutral_closed = { $space } est neutre : aucun chemin ne la traverse.
no-warned_off = Tant que { $space } est neutre, vous ne pouvez y entrer.
no-neutral_power = { $space } appartient à une puissance neutre et ne peut être soulevée.
no-no_way = Aucun chemin ne mène à { $space } pour cette Expédition : comptez ses navires et ses PF terrestres.
no-nobody_to_activate = Personne à { $space } ne peut être activé ce tour-ci.
no-nobody_with_him = Quelqu'un doit le suivre : activez au moins un PF.
no-not_alone = Un chef seul n'entre pas à { $space } : elle n'est pas amie.
no-not_friendly = { $space } n'est pas amie : nul ne s'y rassemble.
no-passage_closed = On ne passe par { $space } que si on la contrôle ou si elle est l'objectif.
no-persia_neutral = Sardes ne peut être un objectif tant que la Perse est neutre.
no-rebels_hate_sparta = Dans cette guerre, nul ne se révolte en faveur de Sparte.
no-sicily_closed = Carthage a gagné : { $space } est fermée pour le reste de la partie.
no-too_dear = Cela coûte { $talents } talents ; le Trésor en compte { $treasury }.
no-too_few_ships = Chaque PF naval porte un PF terrestre : les navires ne suffisent pas.
no-cyzicus_closed = Cyzique est perse et ne peut être un objectif.
no-own_space = { $space } est à vous et ne contient aucun ennemi.
no-athens_neutral = Athènes est encore neutre envers Sparte : { $space } est hors d'atteinte.
no-too_far_for_persians = { $space } est trop loin pour les Perses.

## Ce qui s'est passé

event-turn_began = Tour { $turn } : { $years } av. J.-C.
event-side_kept = Choix du camp : { $die }, au total { $total }. Le joueur reste avec { $side }.
event-side_changed = Choix du camp : { $die }, au total { $total }. Le joueur mène désormais { $side }.
event-event_rolled = Événement { $dice } : { $name }{ $possible ->
        [true] .
        [yes] .
       *[other] , impossible maintenant.
    }
event-talents = { $side } : { $why }, { $talents } talents (Trésor { $treasury }).
event-sci_changed = { $side } : { $why } ; Confiance { $by }, désormais { $sci }.
event-bellicosity_changed = { $side } : { $why } ; Bellicosité { $by }, désormais { $bellicosity }.
event-rebelled = { $space } se révolte : { $why }.
event-rebellion_rolled = Révolte à { $space } ? { $dice }, au total { $total } : { $rebels ->
        [true] oui.
        [yes] oui.
       *[other] non.
    }
event-rebellion_ended = { $space } revient à sa Ligue.
event-leader_drawn = { $side } tire { $leader }, qui arrive à { $space }.
event-leader_lost = { $side } perd { $leader } : { $why }.
event-leader_went_home = { $leader } quitte { $space } et rentre.
event-strategy_chosen = La stratégie de { $side } : { $strategy } (dé { $die }, chef { $bonus }, au total { $total }).
event-strategy_kept = { $side } garde sa stratégie : { $strategy }.
event-auguries = Les augures de { $side } : { $die } et { $bonus }. { $good ->
        [true] Les signes sont bons.
        [yes] Les signes sont bons.
       *[other] Les signes sont mauvais.
    }
event-passed = { $side } passe : { $why }.
event-objective_named = { $leader } de { $side } vise { $space } : { $why }.
event-rebellion_tried = Des agents de { $side } à { $space } : { $die } et { $bonus }. { $rebels ->
        [true] La cité se soulève.
        [yes] La cité se soulève.
       *[other] Rien ne bouge.
    }
event-power_joined = { $side ->
        [none] { $power } est neutre.
       *[other] { $power } rejoint { $side }.
    }
event-units_placed = { $side } reçoit à { $space } : { troops } ({ $nation }).
event-activated = { $space } : { troops } ({ $nation }) rejoignent l'Expédition pour { $talents } talents (Trésor { $treasury }).
event-way_drawn = { $ways ->
        [1] De { $origin } à { $to } : { $way }.
       *[other] De { $origin } à { $to }, l'un des { $ways } plus courts chemins : { $way }.
    }
event-moved = { $leader } va de { $origin } à { $to }.
event-storm_rolled = La haute mer : { $die }. { $lost ->
        [true] Une tempête emporte tout.
        [yes] Une tempête emporte tout.
       *[other] Le temps se maintient.
    }
event-interception_rolled = { $side } tente d'intercepter depuis { $origin } à { $space }{ $die ->
        [0] {" "}et réussit d'office.
       *[other] {" "}: { $die }. { $succeeds ->
            [true] Pris.
            [yes] Pris.
           *[other] Ils passent.
        }
    }
event-skirmished = Escarmouche à { $space } ({ $sides }) : { $dice }.{ $battle ->
        [true] {" "}Elle tourne à la bataille.
        [yes] {" "}Elle tourne à la bataille.
       *[other] {""}
    }
event-units_lost = { $side } perd à { $space } : { troops } ({ $nation }).
event-elite_lost = { $side } perd à { $space } : { $elite }, pour toujours.
event-units_left = À { $space } restent : { troops }.
event-went_home = { $side } quitte { $space } et rentre : { troops }.
event-ravaged = { $by } ravage { $space }.
event-operation_ended = L'opération de { $side } s'achève à { $space } : { $why }.
event-siege_began = { $side } assiège { $space }.
event-battle_began = { $kind } à { $space } : { $sides }, { $strengths } PF.
event-battle_rolled = { $side } lance { $die }{ $reasons ->
        [none] .
       *[other] {" "}et ajoute { $values } ({ $reasons }) : { $total }.
    }
event-battle_ended = { $winner ->
        [none] { $kind } à { $space } : personne ne gagne.
       *[other] { $winner } bat { $loser } à { $space }.
    }
event-hostages_taken = { $by } prend des Otages de { $side }.
event-siege_rolled = Le siège de { $space }{ $die ->
        [0] {" "}échoue : { $why }.
       *[other] {" "}: { $die }. { $succeeds ->
            [true] { $side } prend la forteresse.
            [yes] { $side } prend la forteresse.
           *[other] Les murs tiennent.
        }
    }
event-homecoming_rolled = { $leader } à { $space } : { $die } et { $strategic }. { $stay ->
        [true] Toutes ses troupes restent.
        [yes] Toutes ses troupes restent.
       *[other] Un PF reste, les autres rentrent.
    }
event-came_home = De retour à { $space } : { troops } ({ $nation }).
event-control_changed = { $side ->
        [none] Plus personne ne contrôle { $space }.
       *[other] { $side } contrôle { $space }.
    }
event-helots_rose = { $new ->
        [true] Les Hilotes se soulèvent contre Sparte.
        [yes] Les Hilotes se soulèvent contre Sparte.
       *[other] Les Hilotes combattent toujours.
    }
event-helots_calmed = Les Hilotes sont soumis.
event-revenue_drawn = { $side } reçoit { $talents } talents (Trésor { $treasury }).
event-built = { $side } construit à { $space } : { troops } ({ $nation } ; Trésor { $treasury }).
event-scored = { $vp } PV : { $why }. Au total { $total }.
event-surrendered = { $side } se rend : { $why }.
event-armistice_made = Un armistice de { $turns } tours (dé { $die }, Nicias { $bonus }).
event-coalition_role = La Coalition ce tour-ci : { $role }.
event-garrison_placed = Une Garnison tient { $space }.
event-kings_peace = Le blé n'arrive plus : le Roi dicte sa paix et la Perse se retire.
event-messenia_freed = La Messénie est libre ; Mégalopolis est fondée.
event-persia_entered = La Perse entre en guerre.
event-persia_left = { $what } quitte la guerre pour toujours.

## Combien de troupes

count-hoplite = { $hoplite ->
        [one] 1 Hoplite
       *[other] { $hoplite } Hoplites
    }
count-cavalry = { $cavalry } Cavalerie
count-naval = { $naval ->
        [one] 1 navire
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

## Comment c'est fini

outcome-turns = Le dernier tour est terminé.
outcome-surrender = Un camp s'est rendu.
outcome-switched = Le joueur est passé de Sparte à Athènes.
outcome-armistice = L'armistice met fin à cette guerre.
outcome-peace = La paix de Trente Ans : personne n'a gagné.

## Faits

fact-control = Contrôlée par { $value }
fact-rebellion = En révolte
fact-ravaged = Ravagée
fact-siege = Assiégée par { $value }
fact-treasury = Trésor : { $value } talents
fact-sci = Confiance : { $value }
fact-colour = Couleur : { $value }
fact-fortress = Forteresse

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
effect-battle_lost = bataille perdue
effect-siege_won = siège réussi
effect-siege_failed = siège manqué
effect-fortress_lost = forteresse perdue
effect-captives = captifs vendus
effect-cause_rebellion = Provoquer une révolte
effect-caused = soulevée
effect-spread = par contagion
effect-event = un événement
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
effect-grain = le blé est coupé
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
effect-defence_posts = Stratégie défensive : un poste athénien est menacé
effect-defence_near_sparta = Stratégie défensive : des Athéniens près de Sparte
effect-defence_cities = Stratégie défensive : des Athéniens à Corinthe ou à Thèbes
effect-defence_syracuse = Stratégie défensive : des Athéniens devant Syracuse
effect-pass_chosen = de son plein gré
effect-pass_auguries = les augures sont mauvais
effect-pass_no_leader = il n'y a plus de chef à tirer
effect-pass_nothing_to_activate = il n'y a personne à activer
effect-pass_phenomenon = après le présage de ce tour
effect-pass_no_objective = sa stratégie ne trouve aucun objectif
effect-pass_no_expedition = l'Expédition voulue ne peut être formée
effect-end_arrived = elle est arrivée
effect-end_stuck = elle ne peut continuer
effect-end_leaderless = son chef est tombé
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
effect-agenda_of_agesilaus = le programme d'Agésilas
effect-democratic_rebellion = révolte démocratique
effect-cunaxa = Counaxa
effect-long_walls_rebuilt = les Longs Murs sont rebâtis
effect-artaxerxes_intervenes = Artaxerxès intervient
effect-gold_mine = une mine d'or

## Lieux

space-abdera = Abdera
space-abydos = Abydos
space-acragas = Agrigente
space-aegina = Égine
space-aegitium = Aigition
space-aeniania = Éniane
space-aetolia = Étolie
space-ambracia = Ambracie
space-amorgos = Amorgos
space-amphilochia = Amphilochie
space-amphipolis = Amphipolis
space-amphissa = Amphissa
space-anactorium = Anactorion
space-andros = Andros
space-antandrus = Antandros
space-arginusae = Arginuses
space-argos = Argos
space-asine = Asine
space-astacus = Astacus
space-astypalaea = Astypalée
space-athens = Athènes
space-atalante = Atalante
space-belmina = Belmina
space-byzantium = Byzance
space-camarina = Camarine
space-camirus = Camiros
space-cape_scyllaeum = Cap Skyllaion
space-cape_taenarum = Cap Ténare
space-cardia = Cardia
space-caryae = Caryes
space-carystos = Carystos
space-catana = Catane
space-cenchrae = Kenchrées
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
space-corone = Coronè
space-cyllene = Cyllène
space-cyme = Kymè
space-cythera = Cythère
space-cytinium = Kytinion
space-cyzicus = Cyzique
space-decelea = Décélie
space-delium = Délion
space-delos = Délos
space-delphi = Delphes
space-dium = Dion
space-dolopia = Dolopia
space-dyme = Dymè
space-elaeus = Élaious
space-elis = Élis
space-enna = Enna
space-ephesus = Éphèse
space-epidamnos = Épidamne
space-epidaurus = Épidaure
space-epidaurus_limera = Épidaure Limèra
space-eretria = Érétrie
space-erineus = Érinéos
space-erythrae = Érythrées
space-eupalium = Eupalion
space-gela = Gela
space-gythium = Gytheion
space-halicarnassus = Halicarnasse
space-helorus = Héloros
space-heraclea = Héraclée
space-hermione = Hermionè
space-himera = Himère
space-histiaea = Histiée
space-iasus = Iasos
space-icaros = Icaros
space-idhra = Hydra
space-idomene = Idoménè
space-imbros = Imbros
space-ios = Ios
space-ithaca = Ithaque
space-kalymnos = Kalymnos
space-kea = Kéos
space-kithnos = Kythnos
space-kos = Kos
space-lampsacus = Lampsaque
space-larisa = Larissa
space-leontini = Léontinoi
space-lepreum = Lépréon
space-leros = Leros
space-leucas = Leucade
space-lilybaeum = Lilybée
space-limnos = Lemnos
space-lindus = Lindos
space-liparian_is = Îles Lipari
space-locri = Locres
space-loryma = Loryma
space-macedonia = Macédoine
space-magnesia = Magnésie
space-mantinea = Mantinée
space-maronea = Maronée
space-marathon = Marathon
space-megara = Mégare
space-melos = Mélos
space-messina = Messine
space-methana = Methana
space-methone = Methone
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
space-oeta = Œta
space-olizon = Olizon
space-olpae = Olpae
space-olympia = Olympie
space-olynthus = Olynthe
space-orchomenus = Orchomène
space-oronae = Ornées
space-oropus = Oropos
space-panactum = Panakton
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
space-scione = Skionè
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
space-stagirus = Stagire
space-stratus = Stratos
space-sunium = Sounion
space-sybotia = Sybota
space-syme = Symè
space-syracuse = Syracuse
space-tanagra = Tanagra
space-taras = Tarente
space-tegea = Tégée
space-teichium = Teichion
space-tenedos = Ténédos
space-teos = Teos
space-thasos = Thasos
space-thebes = Thèbes
space-thera = Théra
space-thermopylae = Thermopyles
space-thyrea = Thyréa
space-thyssus = Thyssus
space-tinos = Ténos
space-torone = Toronè
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
piece-thrasybulus = Thrasybule
piece-thrasyllus = Thrasylle
piece-archidamus = Archidamos
piece-brasidas = Brasidas
piece-agis = Agis
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
piece-dorsus_1pw = Dorkis
piece-pleistoanax_1pw = Pleistoanax
piece-pausanias_1pw = Pausanias
piece-asimides_1pw = Asimidès
piece-aristeus_1pw = Aristée
piece-cleandridas_1pw = Cleandridas
piece-cnemus_1pw = Cnèmos
piece-eurybatus_1pw = Eurybate
piece-agesilaus_fos = Agésilas
piece-lysander_fos = Lysandre
piece-pausanias_fos = Pausanias
piece-dercyllidas_fos = Dercyllidas
piece-cleombrotus_fos = Cléombrote
piece-archidamus_iii_fos = Archidamos III
piece-agesipolis_fos = Agésipolis
piece-antalcidas_fos = Antalcidas
piece-epaminondas_fos = Épaminondas
piece-pelopidas_fos = Pélopidas
piece-gorgias_fos = Gorgidas
piece-timolaus_fos = Timolaos
piece-androclidas_fos = Androclidas
piece-leontidas_fos = Léontiadès
piece-ismenias_fos = Ismenias
piece-cylon_fos = Cylon
piece-iphicrates_fos = Iphicrate
piece-philocles_fos = Philoclès
piece-aristotelos_fos = Aristote
piece-chabrias_fos = Chabrias
piece-eubulidos_fos = Euboulidès
piece-demostratus_fos = Démostratos
piece-thrasybulus_fos = Thrasybule
piece-conon_fos = Conon
piece-tissaphernes_fos = Tissapherne
piece-tiribazus_fos = Tiribaze
piece-pharnabazus_fos = Pharnabaze
piece-conon_persia_fos = Conon

## Présentations, et ce qui se passe à chaque phase

brief-campaign = Vous menez Athènes en 431 av. J.-C. ; Sparte suit sa Matrice stratégique. Gagnez batailles et sièges pour des points de victoire, et abrégez la guerre : une reddition vaut 200 points divisés par le tour. Qui réussit peut se voir confier l'autre Ligue. Plus de 150 points, ou une reddition au tour 3 au plus tard, est une victoire décisive.
brief-archidamian = Les trois premiers tours de la guerre, avec Athènes. 40 points de victoire suffisent ; un armistice, une reddition ou votre retour de Sparte à Athènes y met fin aussitôt.
brief-decelean = 416 av. J.-C. : Nicias est devant Syracuse, Alcibiade conseille Sparte et il n'y aura pas d'armistice. Vous menez Athènes ; 40 points de victoire suffisent.
brief-fall_of_athens = 413 av. J.-C. : la moitié de la Ligue de Délos est en révolte et Sparte tient Décélie. Vous menez Sparte ; 40 points de victoire suffisent.
brief-first_peloponnesian = 460 av. J.-C. : pas encore de Longs Murs, des neutres en armes et des Otages des deux côtés. Brisez la volonté de l'ennemi : le camp dont la Bellicosité tombe à zéro a perdu.
brief-fall_of_sparta = 401 av. J.-C., à deux : Sparte domine la Grèce ; Thèbes, Athènes et leurs alliés l'entendent autrement, et la Perse observe. Le camp dont la Bellicosité tombe à zéro a perdu.
help-phase_side_determination = Le joueur à qui la guerre a souri lance un dé : sur 6 ou plus, il prend l'autre Ligue.
help-phase_event = Deux dés amènent un événement ; un événement impossible se relance.
help-phase_delian_league = Après un mauvais tour pour Athènes, une cité de la Ligue de Délos se révolte.
help-phase_leader_selection = Chaque camp tire le chef de sa première opération.
help-phase_strategy = Le camp sans joueur garde une stratégie qui marche, ou en tire une.
help-phase_sci_adjustment = Les deux camps commencent le tour avec une Confiance de zéro.
help-phase_operations = Les camps déplacent tour à tour leurs Expéditions, jusqu'à ce que les deux passent.
help-phase_coming_home = Les unités battues en route regagnent leurs bases.
help-phase_siege_determination = Les Armées dans des forteresses ennemies commencent les sièges.
help-phase_battles = Les Forces d'un même espace, ou à portée l'une de l'autre, se battent.
help-phase_sieges = Chaque siège se décide d'un dé et du chef.
help-phase_going_home = Les Armées jettent un dé pour rester ; les autres rentrent et un PF tient la place.
help-phase_continuation = Les rebelles à portée de leur seule Ligue y reviennent.
help-phase_spread = La révolte peut gagner les voisins sans garnison.
help-phase_helots = Si Athènes tient les cinq lieux des Hilotes, ils se soulèvent.
help-phase_revenue = Les talents rentrent ; les espaces perdus, ravagés ou rebelles coûtent.
help-phase_building = De nouveaux PF à 200 talents chacun : trois au plus.
help-phase_bellicosity = La Confiance du tour et les espaces perdus déplacent la volonté de combattre.
help-phase_surrender = Un camp sans volonté, ou sans patrie, se rend.
help-phase_armistice = Quand les deux sont las, ils concluent un armistice, une seule fois.
help-phase_end_of_turn = Les chefs regagnent leurs gobelets et le tour suivant commence.

## Provoquer une révolte (l'objectif se demande en deux temps)

ask-rebel = Dans quel espace { $leader } cherche-t-il à provoquer une révolte ? Cela coûte 100 talents.
button-back = Retour
no-no_rebellion = Il n'y a pour l'instant aucun espace où provoquer une révolte.
## Opérations : qui commence, les plans du camp sans joueur, les trajets

event-initiative = { $side } mène la première opération{ $dice ->
        [none] .
       *[other] {" "}: son dé était le plus élevé ({ $dice }).
    }
event-expedition_planned = Le plan de { $side } pour { $space } : { $hoplites } PF d'hoplites, { $cavalry } de cavalerie et { $naval } navals, pris à { $stops }, { $talents } talents{ $plans ->
        [1] .
       *[other] {" "}; { $plans } plans se valaient.
    }
ask-common_sense = Le camp sans joueur peut former son expédition vers { $space } de { $plans } façons qui se valent. Suivez votre bon sens, ou passez et laissez le dé décider.
no-not_the_shortest = Par la haute mer, le chemin vers { $space } est plus long que sans elle.
no-nobody_moves = Personne ne bougerait : une opération amène au moins un PF à { $space }.

## Raisons d'un calcul

reason-athenian_ships = art naval athénien
reason-eisphora = Eisphora
reason-epidamnos = Épidamne
reason-grain = pas de blé du Pont-Euxin
reason-helots = révolte des hilotes
reason-iasus = prise d'Iasos
reason-lost_cities = Thèbes ou Corinthe perdues
reason-lost_spaces = espaces ravagés, révoltés ou perdus
reason-messenia = Messénie libérée
reason-more_cavalry = plus de cavalerie
reason-more_hoplites = plus d'hoplites
reason-more_ships = plus de navires
reason-persia = or perse
reason-revenue = revenus
reason-sicily = Sicile
reason-sparta_space = sur le sol de Sparte
reason-spartan_hoplites = hoplites spartiates
reason-syracuse = Syracuse
reason-tactical = le chef

## Moments

moment-common_sense = plans équivalents de l'ennemi
