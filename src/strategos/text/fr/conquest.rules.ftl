### La Conquête de l'Empire : les règles en nos propres mots, une par une

## Chapitres

chapter-aim = But du jeu
chapter-components = Le matériel
chapter-the_board = Le plateau
chapter-straits = Les détroits
chapter-pieces_and_stock = Pièces et réserve commune
chapter-money = L'argent
chapter-control_markers = Marqueurs de contrôle
chapter-leaders = Les chefs
chapter-cities_and_fortifications = Villes et Fortifications
chapter-roads = Les Routes
chapter-combat_units = Unités de combat
chapter-set_up = Mise en place
chapter-order_of_play = Ordre du jeu
chapter-movement = Mouvement
chapter-land_movement = Mouvement terrestre
chapter-sea_movement = Mouvement maritime
chapter-combat = Combat
chapter-land_battle = Bataille terrestre
chapter-sea_battle = Bataille navale
chapter-victory_in_battle = Victoire au combat
chapter-pursuit = Poursuite
chapter-capture_of_a_caesar = Capture d'un César
chapter-retreat = Retraite
chapter-conquest_of_provinces = Conquête des provinces
chapter-tribute = Tribut
chapter-destroying_cities = Destruction de Villes
chapter-purchase = Achat
chapter-inflation = Inflation
chapter-placement = Placement
chapter-return_of_generals = Restitution des Généraux
chapter-alliances = Alliances
chapter-winning = Victoire
chapter-examples = Exemples

## But et matériel

rule-CE-title-01 = Voici les règles classiques (édition italienne, version 1.5). Le second jeu de la même boîte a son propre livret et n'est pas traité ici.
rule-CE-goal-01 = Le but est de devenir empereur en éliminant tous les autres prétendants (Césars).
rule-CE-box-01 = La boîte contient un plateau, deux planches de jetons, deux livrets (un par jeu) et un paquet de cartes ; les cartes ne servent qu'au second jeu.
rule-CE-box-02 = Il y a 12 dés de combat.
rule-CE-box-03 = Chaque couleur a 1 César, 4 Généraux, 20 unités d'Infanterie, 20 de Cavalerie, 6 Catapultes et 8 Galères.
rule-CE-box-04 = La réserve commune compte 16 Villes, 16 Fortifications et 20 Routes.
rule-CE-box-05 = Les pièces de monnaie sont 25 de 5 Talents (argent) et 50 de 10 Talents (or), soit 625 Talents en tout.

## Le plateau et les détroits

rule-CE-board-01 = Le plateau montre l'Empire romain au IIe siècle de notre ère ; cela n'a aucun effet sur le jeu.
rule-CE-board-02 = Chaque case est soit une province terrestre (certaines sont des îles), soit une zone maritime.
rule-CE-board-03 = Chaque province porte une pièce, d'argent ou d'or, dont la valeur en Talents revient au joueur qui la contrôle.
rule-CE-board-04 = Sept provinces sont des provinces d'origine, marquées d'un légionnaire et valant 10 chacune : Hispania, Italia, Macedonia, Galatia, Numidia, Mesopotamia et Egyptus.
rule-CE-board-05 = Toute autre province vaut 5 ou 10, n'appartient à personne au départ et peut être conquise.
rule-CE-board-06 = Une échelle des tributs au bas du plateau indique combien de Talents chaque joueur perçoit par tour.
rule-CE-adj-01 = Deux cases (provinces ou zones maritimes, quelle que soit la combinaison) sont adjacentes si elles ont une frontière commune.
rule-CE-adj-02 = Chaque province et chaque zone maritime forme une case.
rule-CE-adj-03 = Un pas vers une case adjacente coûte 1 point de mouvement.
rule-CE-adj-04 = Le Nil ne divise pas Egyptus : c'est une seule province.
rule-CE-adj-05 = La mer Rouge n'est pas une zone maritime ; les Galères n'y naviguent jamais.
rule-CE-adj-06 = Aucune Galère ne peut être mise à l'eau sur un rivage de la mer Rouge.
rule-CE-arrow-01 = Les provinces reliées par une flèche sont adjacentes.
rule-CE-arrow-02 = Les flèches relient Thracia et Asia, Sicilia et Neapolis, Britannia et Belgica, Baetica et Tingitana ; il n'y en a pas d'autres.
rule-CE-strait-01 = Unités terrestres et chefs franchissent un détroit comme une frontière ordinaire (1 point) quand aucune Galère ne se trouve dans la zone maritime de la flèche.
rule-CE-strait-02 = Ils peuvent aussi passer quand toutes les Galères d'autres joueurs dans cette zone sont alliées.
rule-CE-strait-03 = Une Galère est alliée pour un franchissement si son propriétaire y consent.
rule-CE-strait-04 = Si une Galère d'un joueur qui refuse se trouve dans la zone de la flèche, les unités terrestres ne peuvent y passer.

## Pièces, argent, marqueurs

rule-CE-stock-01 = Il y a six sortes de pièces : argent, marqueurs de contrôle, chefs, Villes, Routes et unités de combat.
rule-CE-stock-02 = Le nombre de pièces dans la boîte limite les achats, sauf pour l'argent et les marqueurs de contrôle, qui ne s'épuisent jamais.
rule-CE-stock-03 = Un joueur n'achète que des unités de sa couleur qui ne sont pas sur le plateau ; Villes, Fortifications et Routes viennent d'une réserve commune à tous.
rule-CE-money-01 = À chaque tour, un joueur perçoit en Talents le tribut des provinces et des Villes qu'il contrôle à ce moment.
rule-CE-money-02 = Une pièce d'argent vaut 5 Talents, une pièce d'or 10.
rule-CE-money-03 = Le tribut est la somme des valeurs de toutes les provinces possédées, plus 5 pour chaque Ville possédée.
rule-CE-money-04 = Les Talents paient les Villes, les Fortifications, les unités de combat et les autres pièces du tarif.
rule-CE-money-05 = Les Talents peuvent servir à racheter des Généraux prisonniers.
rule-CE-marker-01 = Un marqueur de contrôle porte la couleur de son joueur (celle de son César, de ses Généraux et de ses Galères) et il est identique sur ses deux faces.
rule-CE-marker-02 = Un marqueur sur une province montre qui l'a conquise.
rule-CE-marker-03 = Une province conquise et marquée reste sous contrôle même quand toutes les troupes de son maître la quittent.
rule-CE-marker-04 = Un autre marqueur de chaque joueur se tient sur l'échelle des tributs, au total de son tribut.
rule-CE-marker-05 = Quand un joueur conquiert des provinces, son marqueur sur l'échelle monte de leur valeur.
rule-CE-marker-06 = Quand un joueur bâtit une Ville, son marqueur monte de 5.
rule-CE-marker-07 = Quand un joueur perd une province ou une Ville, son marqueur descend de ce qu'il a perdu.

## Les chefs

rule-CE-lead-01 = Les Césars et les Généraux sont des chefs (le texte dit aussi commandants).
rule-CE-lead-02 = Les unités terrestres (Infanterie, Cavalerie, Catapultes) ne se déplacent qu'en compagnie d'un chef.
rule-CE-lead-03 = Il faut un César ou un Général pour que des unités terrestres entrent dans une province adjacente, montent sur une Galère ou la quittent.
rule-CE-caesar-01 = Chaque joueur commence avec un César et n'en aura jamais d'autre.
rule-CE-caesar-02 = Un César a 2 points de mouvement par tour.
rule-CE-caesar-03 = Un César peut se déplacer seul ou mener des unités terrestres.
rule-CE-caesar-04 = Il faut un chef pour faire entrer des unités terrestres dans une province, quelle qu'elle soit : à soi ou à autrui, défendue ou vide.
rule-CE-caesar-05 = Un César sans unités terrestres ne peut ni attaquer ni défendre dans une bataille.
rule-CE-caesar-06 = Un César, à terre ou à bord d'une Galère en mer, peut être perdu quand toutes les unités de combat de son camp dans sa case sont éliminées.
rule-CE-general-01 = Un Général a les mêmes capacités qu'un César : 2 points de mouvement et la conduite des unités.
rule-CE-general-02 = Perdre des Généraux, même tous, n'élimine pas un joueur.
rule-CE-general-03 = Un Général est vaincu quand toutes les unités de combat de son camp dans la province disputée sont éliminées, ou quand la Galère qui le porte est coulée.
rule-CE-general-04 = Le vainqueur décide si un Général vaincu quitte le jeu pour de bon ou devient un prisonnier à racheter.

## Villes et Fortifications

rule-CE-citykind-01 = Les pièces Ville ont deux formes : la Ville simple et la Ville fortifiée.
rule-CE-city-01 = Une Ville ne change jamais de province.
rule-CE-city-02 = Une Ville a un prix de base de 30 Talents, que l'inflation augmente.
rule-CE-city-03 = Une Ville peut être bâtie dans toute province ou île que contrôle son bâtisseur.
rule-CE-city-04 = Une case contient au plus une Ville.
rule-CE-city-05 = Une Ville ajoute 5 Talents au tribut de son propriétaire sur l'échelle.
rule-CE-city-06 = Les Villes permettent des Routes entre provinces adjacentes d'un même joueur.
rule-CE-city-07 = Celui qui conquiert une province avec une Ville reçoit les 5 Talents de la Ville en plus de la valeur de la province.
rule-CE-fort-01 = Une Ville peut être fortifiée à l'achat ou plus tard, en plaçant sous elle une pièce Fortification.
rule-CE-fort-02 = Une Fortification ajoutée à une Ville a un prix de base de 20 Talents, que l'inflation augmente.
rule-CE-fort-03 = Une Ville fortifiée achetée d'un seul tenant a un prix de base de 50 Talents, que l'inflation augmente.
rule-CE-fort-04 = Toutes les règles et tous les avantages d'une Ville valent pour une Ville fortifiée.
rule-CE-fort-05 = Un défenseur qui possède une Ville fortifiée dans la province de la bataille lance 2 dés de plus.
rule-CE-fort-06 = Il n'en lance qu'un de plus tant que l'attaquant a encore au moins une Catapulte dans la bataille.

## Les Routes

rule-CE-road-01 = Une Route relie deux Villes, fortifiées ou non, dans des provinces adjacentes appartenant toutes deux à son bâtisseur.
rule-CE-road-02 = Une Route a un prix de base de 10 Talents, que l'inflation augmente.
rule-CE-road-03 = Une Route ne traverse jamais une zone maritime ni un détroit (Sicilia et Neapolis, par exemple, ne peuvent être reliées).
rule-CE-road-04 = Une Route ne peut être retirée du plateau tant qu'elle relie deux Villes.
rule-CE-road-05 = Un mouvement par Route peut s'achever dans toute province du parcours.
rule-CE-road-06 = Un mouvement terrestre le long de Routes reliées entre elles coûte 1 point de mouvement, quel que soit le nombre de provinces parcourues.
rule-CE-road-07 = Un mouvement par Route s'achève là où il rencontre une unité terrestre ennemie.
rule-CE-road-08 = Aucun mouvement ne peut s'achever dans une province occupée par des unités d'un autre joueur, sinon pour y combattre ou y faire une capture.
rule-CE-road-09 = Une unité qui a assez de points peut combiner un mouvement par Route et des pas ordinaires, dans un ordre ou dans l'autre ; la Cavalerie peut faire un pas jusqu'à une Route, puis la suivre aussi loin qu'elle veut, ou l'inverse.
rule-CE-road-10 = On peut emprunter les Routes d'un joueur qui se déclare allié et y consent.
rule-CE-road-11 = Les Routes coûtent à leur bâtisseur et ne donnent aucun tribut.
rule-CE-road-12 = Quand une Ville est détruite, toutes les Routes qui y mènent sont retirées aussi.

## Unités de combat

rule-CE-unit-01 = Les unités de combat sont l'Infanterie, la Cavalerie, les Catapultes et les Galères ; les trois premières sont des unités terrestres.
rule-CE-infantry-01 = L'Infanterie a un prix de base de 10 Talents.
rule-CE-infantry-02 = L'Infanterie a 1 point de mouvement par tour.
rule-CE-infantry-03 = L'Infanterie ne se déplace qu'avec au moins un chef.
rule-CE-cavalry-01 = La Cavalerie a un prix de base de 20 Talents.
rule-CE-cavalry-02 = La Cavalerie a 2 points de mouvement par tour.
rule-CE-cavalry-03 = La Cavalerie ne se déplace qu'avec au moins un chef.
rule-CE-catapult-01 = Une Catapulte a un prix de base de 30 Talents.
rule-CE-catapult-02 = Une Catapulte a 1 point de mouvement par tour.
rule-CE-catapult-03 = Une Catapulte ne se déplace qu'avec au moins un chef.
rule-CE-galley-01 = Une Galère n'a pas besoin de chef pour se déplacer ; elle peut naviguer à vide.
rule-CE-galley-02 = Des unités terrestres ne peuvent être transportées que si un Général ou un César est avec elles.
rule-CE-galley-03 = Une Galère a un prix de base de 20 Talents.
rule-CE-galley-04 = Une Galère a 2 points de mouvement par tour.
rule-CE-galley-05 = Une Galère porte jusqu'à 7 unités terrestres et autant de Généraux et de Césars qu'on veut.
rule-CE-galley-06 = Les Galères servent surtout à porter des unités terrestres à travers les zones maritimes.

## Mise en place et ordre du jeu

rule-CE-setup-01 = Le plateau est posé à portée de tous les joueurs.
rule-CE-setup-02 = Chaque joueur prend une des provinces d'origine en jeu, par toute méthode qui convient à tous (tirage au sort, choix ou autre).
rule-CE-setup-03 = À six joueurs, on utilise toutes les provinces d'origine sauf Mesopotamia.
rule-CE-setup-04 = À cinq joueurs, on utilise toutes les provinces d'origine sauf Numidia et Galatia.
rule-CE-setup-05 = À quatre joueurs, on utilise Hispania, Macedonia, Mesopotamia et Numidia.
rule-CE-setup-06 = À trois joueurs, on utilise Macedonia, Egyptus et Hispania.
rule-CE-setup-07 = À deux joueurs, on utilise Hispania et Egyptus.
rule-CE-setup-08 = Chaque joueur choisit une couleur et en prend les pièces.
rule-CE-setup-09 = Chaque joueur met son César et ses 4 Généraux dans sa province d'origine.
rule-CE-setup-10 = Chaque joueur y met aussi 5 unités d'Infanterie et une Ville fortifiée.
rule-CE-setup-11 = Le marqueur de chaque joueur part de 15 sur l'échelle des tributs (10 pour la province d'origine, 5 pour la Ville).
rule-CE-order-01 = Macedonia commence, et l'on tourne dans le sens des aiguilles d'une montre autour de la Méditerranée.
rule-CE-order-02 = L'ordre est Macedonia, Galatia, Mesopotamia, Egyptus, Numidia, Hispania, Italia.
rule-CE-seq-01 = Le tour d'un joueur a six phases dans un ordre fixe : Mouvement, Combat, Perception du tribut, Destruction de Villes, Achat, Placement.

## Mouvement

rule-CE-mphase-01 = Pendant la phase de Mouvement, le joueur peut déplacer ses unités par terre et par mer.
rule-CE-mphase-02 = Tous les mouvements sont achevés avant tout combat.
rule-CE-move-land-01 = Pour le mouvement, une légion est au moins un chef avec 1 à 7 unités terrestres.
rule-CE-move-land-02 = Un chef sans unité terrestre n'est pas une légion.
rule-CE-move-land-03 = Une légion ne se déplace qu'avec son chef.
rule-CE-move-land-04 = Des unités terrestres peuvent rester partout sans chef ; elles ne bougent alors plus tant qu'un chef ne les a pas rejointes.
rule-CE-move-land-05 = Déplacer une légion d'une case coûte 1 point à chaque unité déplacée, chef compris.
rule-CE-move-land-06 = Aucune unité ne dépense dans un tour plus de points qu'elle n'en a.
rule-CE-move-land-07 = Pendant son mouvement, un joueur peut regrouper ou diviser ses légions à son gré et à tout moment, pourvu que chaque légion qui bouge ait un chef ; un chef peut laisser un groupe et en prendre un autre pour le pas suivant.
rule-CE-move-land-08 = Une légion, avec tous ses chefs, s'arrête en entrant dans une case où sont des unités terrestres ennemies, sauf si elle traverse un territoire allié.
rule-CE-move-land-09 = Une légion traverse librement les cases qui n'ont qu'un marqueur de contrôle, que des chefs ennemis ou que des Galères ennemies, tant qu'aucune unité terrestre ennemie ne s'y trouve.
rule-CE-move-land-10 = Une légion ne se déplace plus après un combat, sauf pour battre en retraite.
rule-CE-move-land-11 = Un joueur qui laisse vide une province qu'il contrôle y met un de ses marqueurs de contrôle.
rule-CE-faq-land-01 = Les unités de tout autre joueur comptent comme ennemies, allié ou non, à deux exceptions près : le mouvement terrestre et le franchissement des détroits.
rule-CE-faq-land-02 = Le territoire d'un allié peut être traversé.
rule-CE-faq-land-03 = Un joueur peut permettre aux unités d'un autre de traverser sa province, y compris par ses Routes.
rule-CE-faq-land-04 = Celui qui achève son mouvement dans une province où sont des unités du joueur qui l'a laissé passer doit les combattre dans la phase de Combat suivante.
rule-CE-faq-land-05 = Le propriétaire de Galères dans la zone d'un détroit peut laisser passer les unités d'un autre joueur.
rule-CE-faq-land-06 = Avec son second point, un chef peut retourner dans la province d'où il vient.
rule-CE-faq-land-07 = Plusieurs chefs peuvent se déplacer ensemble sans aucune unité terrestre.
rule-CE-faq-land-08 = Des chefs qui se déplacent sans au moins une unité terrestre ne conquièrent rien.
rule-CE-faq-land-09 = Un chef sans unité terrestre ne peut prendre une province, même si elle n'est à personne.
rule-CE-faq-land-10 = Un Général seul qui traverse deux provinces ne pose de marqueur dans aucune.
rule-CE-faq-land-11 = Un Général avec de la Cavalerie qui avance de deux cases ne contrôle que la seconde ; une province seulement traversée n'est pas gagnée.
rule-CE-faq-land-12 = Si une unité terrestre reste dans une province inoccupée et que le chef continue avec de la Cavalerie vers une autre, les deux sont conquises ; l'unité laissée en arrière n'a pas besoin de chef.
rule-CE-faq-land-13 = Deux groupes, chacun d'au plus 7 unités avec un Général, peuvent partir de la même province vers la même destination.
rule-CE-faq-land-14 = Une province n'a pas de limite d'empilement ; seul le nombre de pièces de la couleur en est une.
rule-CE-sea-01 = Une Galère se déplace seule tant qu'aucune unité terrestre n'est à bord ; avec des unités à bord, il faut un chef parmi elles.
rule-CE-sea-02 = Une Galère avance de 2 cases au plus par tour.
rule-CE-sea-03 = Une Galère peut se trouver dans une zone maritime ou dans une province côtière, c'est-à-dire bordant une zone maritime.
rule-CE-sea-04 = Une Galère ne va jamais directement d'une province côtière à une autre, même adjacente ; elle doit prendre la mer entre les deux.
rule-CE-sea-05 = Un pas de zone maritime à zone maritime coûte 1 point ; une Galère qui reste en mer parcourt donc au plus 2 zones.
rule-CE-sea-06 = Un pas d'une zone maritime à une côte coûte 1 point, de même qu'un pas d'une côte à une zone maritime qui la borde.
rule-CE-sea-07 = Dans un même tour, une Galère ne peut entrer dans une province côtière par une zone maritime et en sortir par une autre.
rule-CE-sea-08 = Dans un même tour, une Galère peut aller d'une zone maritime à une côte, y embarquer une légion et revenir dans la même zone.
rule-CE-sea-09 = Une Galère qui a fini son tour précédent dans une province côtière ou une île peut appareiller vers toute zone maritime touchant cette province.
rule-CE-sea-10 = Hispania, Italia et Macedonia ont des côtes interrompues ; une Galère qui se trouve à l'une de leurs côtes ne peut partir de l'autre.
rule-CE-sea-11 = Porter une légion ne coûte rien de plus à la Galère.
rule-CE-sea-12 = Aucune unité d'une légion transportée, chef compris, ne se déplace par terre dans le tour où elle embarque ou débarque.
rule-CE-sea-13 = Les Galères n'entrent jamais dans une province côtière ou une île contrôlée par un autre joueur, même allié, sauf pour y débarquer une ou plusieurs légions.
rule-CE-sea-14 = Des Galères sans chargement peuvent accompagner les autres dans une province où a lieu un débarquement.
rule-CE-sea-15 = Les Galères qui se trouvent dans une province contrôlée par un autre joueur, même allié, à la fin de la phase de Combat sont aussitôt détruites.
rule-CE-sea-16 = Si le défenseur gagne une bataille terrestre dans une province côtière ou une île, toutes les Galères que l'ennemi y a amenées sont détruites, qu'il reste ou non des unités ou des chefs au défenseur.
rule-CE-sea-17 = Si une province ne contient que des Galères de son propriétaire, un autre joueur qui y amène une unité terrestre avec un chef et l'y laisse jusqu'à la fin de son tour détruit aussi ces Galères.
rule-CE-sea-18 = Aux quatre détroits, les unités terrestres peuvent passer sans Galères, aux conditions des détroits.
rule-CE-sea-19 = Une légion peut finir le tour à bord d'une Galère dans une zone maritime.
rule-CE-faq-sea-01 = En une seule phase de Mouvement, une Galère à la côte peut embarquer des troupes avec un chef, prendre la mer (1 point) et les débarquer dans une autre province côtière (1 point).
rule-CE-faq-sea-02 = Les troupes et le chef ainsi transportés ne se déplacent ni avant l'embarquement ni après le débarquement.
rule-CE-faq-sea-03 = Un chef ne peut rester à bord pendant que les troupes débarquent ; un chef accompagne toujours les troupes.
rule-CE-faq-sea-04 = Un chef ne peut se déplacer avant d'embarquer ni après avoir débarqué dans le même tour.
rule-CE-faq-sea-05 = Une légion débarquée ne peut rembarquer dans le même tour ; elle le finit dans la province du débarquement.
rule-CE-faq-sea-06 = Les troupes et le chef qui ont attaqué depuis la mer ne peuvent jamais se retirer, ni sur la Galère ni dans une province adjacente.

## Combat terrestre

rule-CE-cphase-01 = Après le Mouvement, on résout toutes les situations de combat qui se sont créées.
rule-CE-bl-01 = Une bataille terrestre est obligatoire là où un joueur a amené une légion dans une case terrestre avec des unités de combat d'un autre.
rule-CE-bl-02 = Traverser la province d'un allié ne provoque pas de bataille ; y finir son mouvement sur ses unités, si.
rule-CE-bl-03 = Plusieurs batailles se livrent dans l'ordre que veut l'attaquant.
rule-CE-bl-04 = S'il n'y a aucune situation de combat, le tour passe à la phase suivante.
rule-CE-bl-05 = Les deux camps lancent des dés de combat spéciaux pour infliger des pertes.
rule-CE-bl-06 = Un dé de combat a 2 faces Infanterie, 1 Cavalerie, 1 Catapulte, 1 Galère et 1 face vide.
rule-CE-step1-01 = Chaque camp forme une légion de bataille, le défenseur d'abord.
rule-CE-step1-02 = Une légion de bataille compte de 1 à 5 unités terrestres, plus une pour chaque Général ou César de ce camp présent.
rule-CE-step1-03 = La légion de bataille doit être aussi grande que le permettent les unités et les chefs disponibles.
rule-CE-step1-04 = Les unités terrestres non choisies forment la réserve et peuvent servir dans une manche ultérieure.
rule-CE-step1-05 = Les Galères de la province ne font jamais partie d'une légion de bataille, ne participent pas aux batailles terrestres et n'y ajoutent aucun dé ; les faces Galère y sont manquées.
rule-CE-step2-01 = Chaque camp lance un dé par unité terrestre de sa légion de bataille.
rule-CE-step2-02 = Les touches des deux camps comptent comme simultanées.
rule-CE-step2-03 = L'attaquant lance le premier et associe les faces des dés à des unités du même type de sa propre légion de bataille ; chaque association est une touche.
rule-CE-step2-04 = Chaque unité ne peut être associée qu'à un seul dé : un type inflige donc au plus autant de touches que le camp a d'unités de ce type.
rule-CE-step2-05 = Les faces Catapulte peuvent être associées à des Catapultes de la légion de bataille ou de la réserve.
rule-CE-step2-06 = Le propriétaire des unités touchées choisit quelles unités de sa légion de bataille sont perdues.
rule-CE-step2-07 = Le défenseur lance ensuite et touche l'attaquant de la même façon.
rule-CE-step2-08 = Le défenseur ajoute 2 dés s'il possède une Ville fortifiée dans la province de la bataille.
rule-CE-step2-09 = Il n'ajoute que 1 dé si l'attaquant a encore des Catapultes dans la bataille.
rule-CE-step2-10 = Après les deux lancers, toutes les unités touchées sont retirées et pourront être rachetées plus tard.
rule-CE-step3-01 = Chaque camp, le défenseur d'abord, déclare s'il continue ou s'il se retire dans une seule province à lui qui n'est pas disputée.
rule-CE-step3-02 = Une province est disputée tant qu'une bataille causée par le mouvement de ce tour doit encore y être livrée.
rule-CE-step3-03 = Si un seul camp se retire, la poursuite suit aussitôt.
rule-CE-step3-04 = Si les deux camps se retirent, il n'y a pas de poursuite et la bataille est finie.
rule-CE-step3-05 = Si un camp a perdu toutes ses unités de combat et qu'il reste à l'autre au moins une unité terrestre, la bataille est finie.
rule-CE-step3-06 = Dans ce cas, les chefs du perdant présents dans la bataille ne peuvent se retirer et sont capturés ou tués.
rule-CE-step3-07 = Un défenseur vainqueur garde le contrôle de la province ; un attaquant vainqueur le gagne.
rule-CE-step3-08 = Si les deux camps ont perdu toutes leurs unités de combat, la bataille est finie ; le défenseur compte comme vainqueur et garde le contrôle.
rule-CE-step3-11 = Dans ce cas, aucun chef d'aucun camp ne se retire et aucun n'est capturé ni tué ; les chefs de l'attaquant restent indemnes dans la province.
rule-CE-step3-09 = Si les deux camps continuent, on revient à l'étape 1 et l'on forme de nouvelles légions de bataille avec les unités restantes.
rule-CE-step3-10 = Un camp dont toute la légion de bataille a été détruite peut continuer s'il a des unités en réserve.

## Batailles navales

rule-CE-nav-01 = Les batailles navales (Galères contre Galères) n'ont lieu que si le joueur dont c'est le tour le veut.
rule-CE-nav-02 = Les Galères ne sont pas tenues de s'arrêter dans une zone maritime où sont des Galères ennemies ; elles peuvent poursuivre leur route.
rule-CE-nav-03 = Après le Mouvement, le joueur peut attaquer là où ses Galères partagent une zone maritime avec d'autres navires.
rule-CE-nav-04 = Les Galères qui commencent le tour à côté de Galères ennemies se déplacent librement ; si elles finissent dans la même zone ou dans une autre où sont des ennemis, le joueur peut combattre.
rule-CE-nav-05 = Galères chargées et vides se battent de la même façon ; le chargement ne compte pas.
rule-CE-nav-06 = Chaque Galère lance 2 dés.
rule-CE-nav-07 = Seules les faces Galère peuvent toucher, et chacune doit être associée à une Galère différente de son camp dans la zone : une flotte coule donc au plus autant de navires qu'elle a de Galères.
rule-CE-nav-08 = Le propriétaire des Galères touchées choisit lesquelles coulent.
rule-CE-nav-09 = L'attaquant lance d'abord, puis le défenseur.
rule-CE-nav-10 = Le défenseur lance 2 dés pour chacune de ses Galères, y compris celles qui viennent d'être touchées dans la même manche.
rule-CE-nav-11 = Les unités terrestres à bord d'une Galère coulée sont perdues avec elle.
rule-CE-nav-12 = Les Généraux à bord d'une Galère coulée sont éliminés ou capturés, au choix de l'attaquant.
rule-CE-nav-13 = Les Galères ne peuvent ni se retirer d'une bataille navale ni la rompre.
rule-CE-nav-14 = S'il reste des navires aux deux camps après une manche, la bataille continue.
rule-CE-nav-15 = Une bataille navale s'achève en tout cas après la troisième manche.
rule-CE-nav-16 = Une manche est un lancer de l'attaquant et un du défenseur.
rule-CE-nav-17 = Des Galères de joueurs rivaux peuvent partager une zone maritime, après une bataille ou sans bataille.
rule-CE-nav-18 = Là où des Galères coexistent, chaque navire d'un autre joueur peut bloquer les troupes terrestres au détroit de cette zone.
rule-CE-nav-19 = Si deux joueurs ou plus ont des Galères dans la zone d'un détroit, chacun d'eux peut le bloquer, quel que soit le nombre de ses navires.
rule-CE-nav-20 = Une flotte qui entre dans une zone où plusieurs autres joueurs ont des navires ne peut en attaquer qu'un ; cette bataille aussi s'arrête après trois manches.
rule-CE-nav-21 = Un joueur qui y a deux Galères ou plus peut les répartir entre plusieurs ennemis ; chaque partie livre une bataille séparée d'au plus trois manches, et la flotte reste divisée pendant toute la phase de Combat.

## Victoire au combat

rule-CE-win-01 = Un combat résolu n'a que deux issues : l'attaquant gagne le contrôle de la case, ou le défenseur le garde.
rule-CE-win-02 = Des Généraux sont vaincus quand toutes les unités de combat de leur camp dans la province disputée ont disparu, ou en mer quand la Galère qui les porte est coulée, et qu'au moins une unité de combat ennemie survit dans cette case.
rule-CE-win-03 = Le vainqueur, attaquant ou défenseur, choisit pour chaque Général vaincu entre l'élimination du jeu et la capture contre rançon.
rule-CE-win-04 = Si toutes les unités de combat des deux camps sont détruites, le défenseur gagne et garde la province ; les chefs des deux camps y restent indemnes.
rule-CE-win-05 = Le chef de l'attaquant se trouve alors dans une province étrangère, et cela ne lui nuit pas.
rule-CE-win-06 = Pour prendre un tel chef, le propriétaire doit amener une unité terrestre sur place dans sa phase de Mouvement et déclarer l'attaque dans sa phase de Combat ; le chef est alors vaincu sans lancer de dés.
rule-CE-win-07 = Ou bien le propriétaire crée par ses achats une unité terrestre dans cette province ; il n'a besoin d'aucun chef, et peut alors faire vaincre sans lancer de dés le chef étranger, pour le capturer ou le tuer.
rule-CE-win-08 = Si l'attaquant gagne une bataille terrestre dans une province côtière ou une île, toutes les Galères ennemies qui s'y trouvent sont détruites.
rule-CE-win-09 = Si le défenseur y gagne, toutes les Galères amenées par l'attaquant sont détruites, quoi qu'il reste au défenseur.

## Poursuite

rule-CE-pursuit-01 = Si toutes les unités terrestres d'un camp meurent dans une manche, avant qu'il ait pu choisir la retraite, tous ses Généraux et son César dans la bataille sont capturés ou tués.
rule-CE-pursuit-02 = Si les deux camps se retirent, il n'y a pas de poursuite.
rule-CE-pursuit-03 = Si un seul camp se retire, ses unités doivent d'abord survivre à la poursuite.
rule-CE-pursuit-04 = Le camp qui reste lance un dé pour chacune de ses unités terrestres restantes, réserve comprise.
rule-CE-pursuit-05 = Chaque face Cavalerie associée à une de ses unités de Cavalerie restantes est une touche.
rule-CE-pursuit-06 = Pour chaque touche, le poursuivant désigne une unité terrestre en retraite, qui est détruite.
rule-CE-pursuit-07 = Ainsi, dans les manches ordinaires, le propriétaire choisit ses pertes ; dans la poursuite, c'est le joueur qui touche qui les choisit.
rule-CE-pursuit-08 = Un camp qui a eu l'occasion de déclarer la retraite sauve toujours ses Généraux et son César, même si toutes ses unités meurent dans la poursuite.
rule-CE-faq-pursuit-01 = La poursuite n'a lieu que si le poursuivant a de la Cavalerie.
rule-CE-faq-pursuit-02 = Le poursuivant lance pour toutes ses unités terrestres, mais n'inflige au plus qu'autant de touches qu'il a d'unités de Cavalerie (3 unités d'Infanterie et 1 Cavalerie : quatre dés, une perte au plus).

## Capture d'un César

rule-CE-fall-01 = Un joueur dont le César est capturé est aussitôt éliminé.
rule-CE-fall-02 = Le vainqueur prend tout son argent, ses pièces, ses marqueurs et ses unités.
rule-CE-fall-03 = Le marqueur du vainqueur sur l'échelle des tributs monte de ce qu'il gagne, et celui du perdant est retiré.
rule-CE-fall-04 = Toutes les unités du perdant restent où elles sont sur le plateau, et le vainqueur s'en sert comme des siennes.
rule-CE-fall-05 = Le vainqueur ne peut utiliser le César tombé comme Général.
rule-CE-fall-06 = Le vainqueur ne peut faire revenir des Généraux du perdant tués par qui que ce soit.
rule-CE-fall-07 = Le vainqueur ne peut faire revenir ses propres Généraux tués par le perdant.
rule-CE-fall-08 = Le vainqueur récupère aussitôt et gratuitement ses propres Généraux prisonniers du perdant.
rule-CE-fall-09 = Le vainqueur peut aussi libérer aussitôt et sans frais les Généraux du perdant qu'il détient lui-même ; ils le servent désormais.
rule-CE-fall-10 = Les Généraux du perdant détenus par d'autres joueurs peuvent être rachetés par le vainqueur selon les règles ordinaires, en payant celui qui les détient.
rule-CE-fall-11 = Le vainqueur ne place aucune nouvelle unité dans la province d'origine du perdant ; toutes ses nouvelles unités vont dans sa propre province d'origine.
rule-CE-fall-12 = Les Généraux de tiers détenus par le perdant deviennent prisonniers du vainqueur.
rule-CE-faq-fall-01 = Les troupes capturées peuvent être utilisées par leur nouveau propriétaire.
rule-CE-faq-fall-02 = Le vainqueur peut aussi acheter les pièces de la couleur du perdant qui ne sont pas en jeu.
rule-CE-faq-fall-03 = Les unités du perdant ne sont pas retirées ; elles restent dans leurs provinces et appartiennent au vainqueur.
rule-CE-faq-fall-04 = Les nouvelles unités achetées après avoir vaincu un César ne peuvent être placées dans la province d'origine du perdant.

## Retraite

rule-CE-retreat-01 = Si les deux camps se retirent, le défenseur d'abord, puis l'attaquant, déplace toutes ses unités restantes et ses chefs vers une seule province terrestre voisine de la bataille, à lui et non disputée.
rule-CE-retreat-02 = Si un seul camp se retire, tous les survivants de la poursuite et ses chefs vont dans une seule province de cette sorte.
rule-CE-retreat-03 = Sans province adjacente à soi et non disputée, la retraite est impossible ; le joueur doit se battre jusqu'au bout et peut perdre toutes ses unités, ses Généraux et son César.
rule-CE-retreat-04 = Une retraite peut franchir un détroit, sauf si des Galères ennemies sont dans sa zone ; alors tous leurs propriétaires doivent se déclarer alliés.
rule-CE-retreat-05 = Une province occupée dans la même phase de Combat peut servir de refuge.
rule-CE-faq-retreat-01 = Personne ne se retire sur une Galère ; sur une île sans province adjacente à soi, il n'y a pas de retraite.
rule-CE-faq-retreat-02 = Une force qui a attaqué en débarquant ne peut se retirer ni dans une province adjacente ni sur la Galère.
rule-CE-faq-retreat-03 = Une province ennemie sans unités de combat n'est pas un refuge ; il doit appartenir au joueur qui se retire, même s'il vient d'être pris, et ne pas être disputé.
rule-CE-faq-retreat-04 = Les Galères d'un défenseur battu ne peuvent se retirer et sont détruites ; seules les troupes terrestres se retirent.
rule-CE-faq-retreat-05 = Il n'y a pas de bataille navale à la côte ; les Galères ne se battent qu'en pleine mer, et les côtes ne voient que des batailles terrestres.

## Conquête des provinces

rule-CE-conquer-01 = Une attaque terrestre réussie conquiert la province.
rule-CE-conquer-02 = Sur l'échelle des tributs, le marqueur du conquérant monte et celui du perdant descend.
rule-CE-conquer-03 = Seules des unités de combat prennent une province, même vide ; un Général ou un César seul, jamais.
rule-CE-conquer-04 = Une province inoccupée est prise sans bataille par une légion qui y entre et y reste jusqu'à la fin de ce tour.
rule-CE-conquer-05 = Une Ville dans la province conquise ajoute ses 5 Talents au déplacement des marqueurs.
rule-CE-home-01 = Les règles ordinaires de conquête s'appliquent à la province d'origine d'un rival.
rule-CE-home-02 = Un joueur qui a perdu sa province d'origine peut continuer à jouer.
rule-CE-home-03 = Il ne peut placer aucune pièce nouvelle, militaire ou non ; il ne peut donc même pas acheter de Villes ni de Routes.
rule-CE-home-04 = Il ne reçoit plus aucun tribut.
rule-CE-faq-combat-01 = Des Galères qui s'arrêtent à côté de Galères ennemies ne sont jamais forcées de se battre ; celui qui se déplace choisit.
rule-CE-faq-combat-02 = Les batailles navales n'ont lieu que dans les zones de pleine mer, jamais dans les provinces côtières ou les îles.
rule-CE-faq-combat-03 = S'il ne reste que des chefs aux deux camps, personne ne se retire, le défenseur garde la province et les chefs des deux camps restent indemnes.
rule-CE-faq-combat-04 = Quand plusieurs groupes d'un joueur entrent dans une même province ennemie, chaque camp réunit toutes ses unités sur place et en tire sa légion de bataille ; c'est une seule bataille.
rule-CE-faq-combat-05 = Sont ennemies les unités de tous les autres joueurs, alliés ou non, sauf pour le passage par terre et par les détroits.
rule-CE-faq-combat-06 = Celui qui a été autorisé à passer et s'arrête dans une province où sont des unités de ce joueur doit les combattre.
rule-CE-faq-combat-07 = La perte de Galères à une côte n'interdit rien par la suite ; dès son prochain mouvement, le joueur peut y amener de nouvelles Galères et des troupes.
rule-CE-faq-combat-08 = Une légion qui entre dans une province tenue par un Général seul peut passer ou s'arrêter.
rule-CE-faq-combat-09 = Si elle s'arrête, elle peut attaquer le Général ou le laisser en paix ; une attaque le capture sans lancer de dés.
rule-CE-faq-combat-10 = Un Général peut être éliminé du jeu au lieu d'être capturé.
rule-CE-faq-combat-11 = Un Général dont la légion de bataille est anéantie n'est pas capturé tant qu'il reste des unités en réserve ; une autre manche suit si les deux camps continuent, sinon la retraite est ouverte.
rule-CE-faq-combat-12 = Le défenseur lance avec toutes les unités de sa légion de bataille, y compris celles qui viennent d'être touchées ; les pertes des deux camps sont retirées ensuite.

## Tribut et destruction de Villes

rule-CE-trib-01 = Le joueur perçoit les Talents qu'indique son marqueur sur l'échelle des tributs.
rule-CE-trib-02 = Le marqueur doit correspondre à la valeur présente des provinces et des Villes qu'il possède.
rule-CE-trib-03 = Un joueur qui a perdu sa province d'origine ne perçoit aucun tribut tant qu'il ne l'a pas reprise.
rule-CE-destroy-01 = Le joueur peut détruire une ou plusieurs de ses propres Villes.
rule-CE-destroy-02 = La Ville disparaît tout entière, Fortification comprise.
rule-CE-destroy-03 = Une Fortification ne peut être détruite seule.
rule-CE-destroy-04 = Toutes les Routes reliées à la Ville détruite disparaissent aussi.
rule-CE-destroy-05 = Le marqueur du joueur descend de 5 pour chaque Ville détruite.
rule-CE-destroy-06 = Les pièces détruites peuvent être rachetées aussitôt, dans la phase cinq du même tour.
rule-CE-destroy-07 = Les Villes conquises dans la phase de Combat qui vient de s'achever peuvent être détruites.

## Achat et inflation

rule-CE-buy-01 = Le joueur dépense des Talents pour des Villes, des Fortifications, des unités terrestres, des Galères et des Routes.
rule-CE-buy-02 = Prix de base : Infanterie 10, Cavalerie 20, Galère 20, Catapulte 30, Ville fortifiée 50, Ville 30, Fortification 20, Route 10.
rule-CE-buy-03 = Les pièces qui manquent dans la boîte ou dans la couleur ne peuvent être achetées.
rule-CE-buy-04 = Un joueur qui a perdu sa province d'origine n'achète rien tant qu'il ne l'a pas reprise.
rule-CE-infl-01 = Les prix montent deux fois dans la partie, à mesure que les marqueurs gravissent l'échelle des tributs.
rule-CE-infl-02 = La première hausse se déclenche quand le marqueur d'un joueur atteint ou dépasse 105.
rule-CE-infl-03 = Ce joueur achète encore aux anciens prix ce tour-ci ; dès le début de son tour suivant, tous les prix sont doublés pour tout le monde.
rule-CE-infl-04 = Chaque joueur a donc un dernier achat à l'ancien prix, et d'abord celui qui a déclenché la hausse.
rule-CE-infl-05 = La seconde hausse se déclenche de même à 205 ; les prix sont alors de trois fois le prix de base.
rule-CE-infl-06 = Une hausse déclenchée n'est jamais annulée, même si le marqueur redescend.
rule-CE-infl-07 = Chaque hausse n'a lieu qu'une fois, si souvent que le seuil soit de nouveau franchi.
rule-CE-faq-infl-01 = Les prix augmentés valent pour tous les tours suivants.

## Placement et restitution des Généraux

rule-CE-place-01 = Quand tous les achats du tour sont faits, on place les nouvelles pièces.
rule-CE-place-02 = Les nouvelles unités de combat vont dans la province d'origine du joueur.
rule-CE-place-03 = Un joueur qui a perdu sa province d'origine ne peut acheter d'unités de combat.
rule-CE-place-04 = Les nouvelles Galères vont à n'importe quelle côte de la province d'origine.
rule-CE-place-05 = Un joueur dont la province d'origine est Mesopotamia ne place ses Galères qu'en Syria ou en Armenia, et seulement dans celle qu'il possède.
rule-CE-place-06 = Une nouvelle Ville va dans toute province contrôlée qui n'en a pas.
rule-CE-place-07 = Les Fortifications ne vont qu'avec une Ville, nouvelle ou ancienne.
rule-CE-place-08 = Une Route relie deux provinces adjacentes du même joueur ayant toutes deux une Ville.
rule-CE-place-09 = Dans le tour où une Ville est bâtie, on peut construire une Route de celle-ci à une Ville d'une province adjacente à soi.
rule-CE-place-10 = Deux Villes et la Route entre elles peuvent être construites dans le même tour.
rule-CE-place-11 = On ne construit jamais de Route entre Villes de joueurs différents, même alliés.
rule-CE-faq-place-01 = Tant que la province d'origine est tenue par un ennemi, rien ne peut y être placé ; on ne peut donc rien acheter.
rule-CE-faq-place-02 = La province d'origine d'un joueur vaincu ne sert jamais à placer de nouvelles unités.
rule-CE-ransom-01 = Dans cette phase, le joueur peut négocier la restitution de Généraux prisonniers.
rule-CE-ransom-02 = Le prix peut consister en Talents, en un échange de Généraux prisonniers et en promesses de faveurs, et en rien d'autre.
rule-CE-ransom-03 = Si les deux sont d'accord, Talents et Généraux changent de mains aussitôt.
rule-CE-ransom-04 = Un Général restitué est placé dans la province d'origine de son propriétaire.
rule-CE-ransom-05 = Si celle-ci est tenue par un autre joueur, le Général est placé là où se trouve son propre César.
rule-CE-ransom-06 = Les promesses de faveurs futures n'engagent pas.
rule-CE-faq-ransom-01 = La restitution peut se négocier dans la phase six du tour de la capture ou dans celle de tout tour suivant, quel qu'en soit le joueur.

## Alliances et victoire

rule-CE-ally-01 = On peut proposer à tout moment des alliances à un ou plusieurs joueurs.
rule-CE-ally-02 = Un seul César peut gagner.
rule-CE-ally-03 = Un allié peut permettre de traverser son territoire, d'emprunter ses Routes et de passer les détroits tenus par ses Galères.
rule-CE-ally-04 = Les alliances peuvent être rompues ou changées à tout moment.
rule-CE-ally-05 = L'accord donné pour un mouvement peut être refusé pour un autre mouvement du même joueur dans le même tour ; les armées se rencontrent alors et doivent se battre.
rule-CE-ally-06 = Un joueur autorisé à passer peut, dans le même tour, attaquer une autre province de ce joueur, même en partant de la province qu'il traverse.
rule-CE-vict-01 = Un joueur gagne quand son César est le seul qui reste sur le plateau.
rule-CE-vict-02 = La partie s'achève aussi si tous les autres joueurs s'accordent pour faire de l'un d'eux l'empereur.
rule-CE-examples-01 = Suivent trois exemples détaillés (une bataille terrestre, un tour complet et une bataille navale) ; ils ne contiennent aucune règle nouvelle par rapport à celles qui figurent ici.
rule-CE-summary-01 = Le résumé répète les six phases dans le même ordre.
rule-CE-summary-02 = Le résumé répète le tarif avec les mêmes valeurs.
