### Field Commander: Alexander, les règles en nos propres mots, une par une

## Chapitres

chapter-introduction = Introduction
chapter-victory = Victoire
chapter-the_map = La carte
chapter-player_log = Journal du joueur
chapter-campaigns = Les campagnes
chapter-dice_and_nations = Dé et nations
chapter-set_up = Mise en place
chapter-alexander = Alexandre
chapter-gold = Or
chapter-campaign_options = Options de campagne
chapter-sequence_of_play = Déroulement du jeu
chapter-preparation = Préparation
chapter-enemy_orders = Ordres ennemis
chapter-enemy_operations = Opérations ennemies
chapter-conquest = Conquête
chapter-prophecies = Prophéties
chapter-battle = Bataille
chapter-unit_types = Types d'unités
chapter-battle_plans = Plans de Bataille
chapter-resolving_a_battle = Résolution d'une bataille
chapter-enemy_leaders = Chefs ennemis
chapter-retreat = Retraite
chapter-after_the_battle = Après la bataille
chapter-intimidation = Intimidation
chapter-gaining_glory = Gagner de la Gloire
chapter-govern_or_raze = Gouverner ou raser
chapter-gaining_gold = Gagner de l'Or
chapter-spending_gold_and_glory = Dépenser Or et Gloire
chapter-insights = Intuitions
chapter-advisors = Conseillers
chapter-tyre = Tyr
chapter-gaugamela = Gaugamèles
chapter-extras_and_credits = Suppléments et crédits
chapter-linked_campaigns = Campagnes liées
chapter-immortality = Immortalité
chapter-example_of_a_turn_and_battle = Exemple de tour et de bataille

## Introduction et victoire

rule-FA-intro-01 = Le jeu se joue seul, à la tête des forces d'Alexandre ; les règles, les tables et les dés décident de tout ce que fait l'ennemi.
rule-FA-history-01 = L'aperçu historique (né le 20 juillet 356 av. J.-C., roi à 20 ans, règne de 336 à 323, mort à Babylone le 10 juin 323 av. J.-C.) n'a aucun effet sur le jeu.
rule-FA-comp-01 = La boîte contient 4 cartes de campagne, 1 planche, les règles, 1 dé à six faces et 1 Journal du Joueur, qu'on peut copier ou télécharger.
rule-FA-victory-01 = On gagne une campagne en remplissant les conditions de victoire imprimées sur sa carte.
rule-FA-victory-02 = Certaines cases de la piste des tours portent en haut à droite un nombre de Points de Victoire (PV).
rule-FA-victory-03 = En gagnant, on marque les PV imprimés dans la case où se trouve alors le marqueur de tour : une victoire plus rapide rapporte plus.
rule-FA-victory-04 = Si le marqueur de tour dépasse la dernière case, la campagne s'achève par un échec, sans PV.
rule-FA-victory-05 = Le Granique est la campagne prévue pour apprendre le jeu.
rule-FA-map-01 = Chaque carte est divisée en régions.
rule-FA-map-02 = Un pas d'une région à une région adjacente est le mouvement de la phase de Conquête.
rule-FA-key-01 = Les régions clés sont celles qui portent un symbole Forteresse ou Bataille.
rule-FA-key-02 = Pour gagner une campagne, il faut conquérir toutes les régions clés.
rule-FA-key-03 = Une région de Bataille ne se conquiert que par une bataille.
rule-FA-key-04 = Une Forteresse se conquiert par une bataille ou par l'intimidation.
rule-FA-log-01 = Les données de la campagne se notent sur le Journal du Joueur.
rule-FA-log-02 = Le pion d'Alexandre se place dans la section Champ de Bataille du Journal.
rule-FA-camp-01 = Le Granique couvre 338-334 av. J.-C. et commence du vivant de Philippe II ; la campagne mène de la bataille de Chéronée en Asie, à Ilion, puis le long de la côte jusqu'en Lycie.
rule-FA-camp-02 = Issos couvre 333-332 av. J.-C., de la Lycie à Sidon par Gordion, Tarse et Issos.
rule-FA-camp-03 = Tyr couvre 332 av. J.-C. : le siège et la prise du port insulaire.
rule-FA-camp-04 = Gaugamèles couvre 331-323 av. J.-C. : la fin de l'Empire perse, l'Inde et le chemin du retour.
rule-FA-die-01 = Chaque jet se fait avec un seul dé à six faces.
rule-FA-nation-01 = Des drapeaux indiquent la nation des unités, des régions clés et des pions.
rule-FA-nation-02 = Les nations sont les Macédoniens (le joueur), les Perses, les Indiens et les Grecs du Sud.

## Mise en place

rule-FA-setup-01 = Le joueur étale une carte de campagne ; sa section Mise en place donne toutes les données de départ.
rule-FA-scale-01 = L'échelle des unités imprimée pour une campagne n'a aucun effet sur le jeu.
rule-FA-unitset-01 = La section Mise en place de la carte énumère les unités de départ des deux camps.
rule-FA-unitset-02 = Les unités macédoniennes du joueur vont sur le Champ de Bataille du Journal.
rule-FA-unitset-03 = Les unités ennemies vont dans les régions nommées sur la carte.
rule-FA-unitset-04 = Les unités macédoniennes non utilisées restent à côté du plateau comme renforts.
rule-FA-unitset-05 = Les unités ennemies non utilisées vont dans une coupe, pour les pioches à venir.
rule-FA-unitset-06 = Les unités perses, indiennes et des Grecs du Sud sont tenues à part.
rule-FA-alex-01 = Plusieurs pions montrent Alexandre gagner en vitesse, en force et en talent, de A1 (le plus faible) à A8 (le plus fort).
rule-FA-alex-02 = Chaque campagne indique le niveau auquel Alexandre commence.
rule-FA-glorif-01 = Chaque Prophétie accomplie donne une Glorification, qui élève Alexandre au niveau supérieur.
rule-FA-death-01 = Chaque touche attribuée à Alexandre abaisse son niveau de 2.
rule-FA-death-02 = Une touche attribuée à Alexandre à A1 ou A2 le tue, et le joueur perd la partie.
rule-FA-death-03 = Ce qui peut se faire à tout moment peut se faire avant qu'une touche ne prenne effet, même si Alexandre seul peut la subir : une prière ou le serpent peuvent lui sauver la vie.
rule-FA-advset-01 = Chaque campagne dit avec combien de Conseillers le joueur commence ; il choisit lesquels.
rule-FA-advset-02 = Les Conseillers choisis vont dans leur case sur la carte ou le Journal et donnent leur avantage.
rule-FA-advset-03 = Les autres Conseillers restent à côté de la carte et peuvent s'acheter plus tard avec de la Gloire.
rule-FA-gold-01 = Les pions Or ont une valeur imprimée ; l'Or se gagne et se dépense en cours de jeu.
rule-FA-gold-02 = L'Or de départ est imprimé dans la section Mise en place de la carte et va dans la case Trésor.
rule-FA-gold-03 = Les pions fournis sont le maximum d'Or que le joueur peut posséder à tout moment.
rule-FA-gold-04 = Les pions peuvent être changés contre d'autres de même valeur.
rule-FA-gold-05 = Quand il ne reste aucun pion convenable, on ne peut ni prendre ni placer d'Or.
rule-FA-army-01 = Le pion Armée montre où se trouvent Alexandre et toutes ses unités sur la carte.
rule-FA-prophset-01 = Un pion Prophétie est placé face cachée dans chaque région portant un symbole Oracle.
rule-FA-prophset-02 = Une Prophétie révélée nomme une tâche à accomplir pour une Glorification.
rule-FA-opset-01 = Les 8 pions Opération sont mélangés face cachée et empilés dans la section Opérations ennemies de la carte.
rule-FA-opset-02 = Chaque carte donne un nombre d'unités ennemies qui commencent dans la section Opérations ; on les pioche dans la coupe.
rule-FA-turnset-01 = Le marqueur de tour part de la case Départ de la piste et montre le tour en cours.
rule-FA-planset-01 = Les Plans de Bataille macédoniens restent à côté du Journal et se choisissent librement dans les batailles.
rule-FA-planset-02 = Tous les Plans de Bataille ennemis vont dans une coupe opaque ; certains existent en plusieurs exemplaires.
rule-FA-option-01 = Une campagne peut se jouer avec aucune, quelques-unes ou toutes les Options spéciales imprimées sur sa carte.
rule-FA-option-02 = Chaque option a un effet et une variation de PV ; les options choisies sont notées sur le Journal.
rule-FA-option-03 = Une option qui aide le joueur lui coûte ses PV à la fin de la campagne, s'il a gagné.
rule-FA-option-04 = Une option qui aide l'ennemi donne ses PV au joueur à la fin de la campagne, s'il a gagné.
rule-FA-option-05 = Le résultat d'une campagne achevée est noté.

## Le tour : préparation

rule-FA-play-01 = Chaque tour suit la Séquence de Jeu imprimée sur la carte : Préparation (avancer le marqueur de tour, remise en état, Ordres ennemis, Opérations ennemies), Conquête, Ravitaillement (gagner de l'Or, dépenser Or et Gloire).
rule-FA-play-02 = Toutes les phases se déroulent dans l'ordre donné.
rule-FA-play-03 = On ne revient jamais sur une phase achevée.
rule-FA-play-04 = Le joueur exécute aussi toutes les actions de l'ennemi.
rule-FA-advance-01 = Le marqueur de tour avance d'une case sur la piste.
rule-FA-advance-02 = S'il quitte la dernière case, la campagne est perdue avec 0 PV.
rule-FA-refit-01 = Toute unité réduite du joueur peut être remise à pleine force pour 2 Or.
rule-FA-orders-01 = On lance un dé sur la table des Ordres ennemis de la carte pour chaque Forteresse non encore conquise ; les régions de Bataille ne lancent pas.
rule-FA-orders-02 = On ajoute au jet la distance entre la Forteresse et l'Armée d'Alexandre.
rule-FA-orders-03 = Le résultat d'une Forteresse est appliqué avant le jet de la suivante.
rule-FA-orders-04 = Les Forteresses se traitent l'une après l'autre ; les exemples vont de Sardes à Halicarnasse, puis à la Lycie.
rule-FA-orders-05 = Le résultat 1 Muraille place une muraille dans la région de la Forteresse.
rule-FA-orders-06 = Le résultat −2 Or ou une touche fait perdre 2 Or au joueur, ou lui fait attribuer 1 touche à une unité de son choix.
rule-FA-orders-07 = Le résultat 1 Garnison amène de la coupe une unité ennemie dans la région de la Forteresse.
rule-FA-orders-08 = Le résultat 1 Gloire (Bataille) place 1 Gloire dans la région ; elle revient au joueur s'il conquiert la région au combat.
rule-FA-orders-09 = Le résultat 2 Or (Intimidation) place 2 Or dans la région ; il va au Trésor si le joueur conquiert la région par l'intimidation.
rule-FA-orders-10 = Au Granique, un total de 5 donne −2 Or ou une touche, 7 une Garnison, 9 de l'Or pour l'intimidation ; 10 ou plus est sans effet.
rule-FA-ops-01 = À chaque tour, le joueur pioche un pion Opération.
rule-FA-ops-02 = Le pion En avant ! lance l'Opération ennemie.
rule-FA-intrigue-01 = Certains pions montrent entre parenthèses un montant d'Or ou de Gloire ; le joueur peut le payer au moment de la pioche pour annuler l'effet du pion.
rule-FA-intrigue-02 = Un pion 1 Force peut être annulé pour 2 Or.
rule-FA-force-01 = 1 Force, 2 Forces et 3 Forces amènent autant d'unités de la coupe ennemie dans la section Opérations.
rule-FA-goldred-01 = Le pion −5 Or prend 5 Or au joueur quand En avant ! est pioché.
rule-FA-goldred-02 = Pour chaque Or qu'il ne peut payer alors, il encaisse 1 touche.
rule-FA-opwall-01 = Le pion 1 Muraille place une muraille dans la section Opérations.
rule-FA-go-01 = Quand En avant ! est pioché, les unités de la section Opérations entrent sur la carte dans la région que celle-ci nomme.
rule-FA-go-02 = Là où la carte a plutôt une table, on lance un dé par unité pour trouver sa région.
rule-FA-go-03 = Une unité destinée à une région que le joueur a déjà conquise n'est pas placée et retourne dans la coupe.
rule-FA-aftergo-01 = Une fois les unités placées, tous les pions Opération sont retournés, mélangés et empilés de nouveau.
rule-FA-aftergo-02 = On pioche ensuite dans la section Opérations le nombre d'unités donné par la Mise en place.
rule-FA-opex-02 = Au Granique, toutes les unités de l'Opération vont à Halicarnasse ; si le joueur la tient, l'Opération est annulée.
rule-FA-opex-01 = Les unités amenées par une Opération se comportent comme les autres ; elles rejoignent celles de la région et forment une armée plus grande.

## Conquête : marche et Prophéties

rule-FA-scout-01 = Pour se déplacer, le joueur nomme une région adjacente, puis lance un dé pour la résistance et le fourrage.
rule-FA-scout-02 = Ayant vu le jet, il paie le coût et se déplace, ou cesse de bouger pour ce tour.
rule-FA-scout-03 = Le jet est comparé au nombre d'unités de l'Armée, Alexandre compris.
rule-FA-resist-01 = Si le jet est supérieur au nombre d'unités, entrer coûte 1 touche par point de différence.
rule-FA-forage-01 = Si le jet est inférieur au nombre d'unités, entrer coûte 1 Or par point de différence.
rule-FA-empty-01 = Si le jet est égal au nombre d'unités, on entre dans la région sans frais.
rule-FA-disband-01 = Le joueur peut licencier une ou plusieurs unités à tout moment, même après avoir vu un jet de reconnaissance.
rule-FA-disband-02 = Une unité licenciée passe du Journal aux renforts macédoniens et peut resservir plus tard.
rule-FA-disband-03 = Licencier après le jet change le nombre d'unités auquel le jet est comparé.
rule-FA-disband-04 = Une unité licenciée pendant son attaque ne lance plus de dé ; ce qu'elle a déjà obtenu compte.
rule-FA-move-01 = Le coût de la reconnaissance payé, le pion Armée passe dans la nouvelle région.
rule-FA-proph-01 = Quand l'Armée entre pour la première fois dans une région avec un Oracle, le joueur accepte ou refuse sa Prophétie.
rule-FA-proph-02 = Il décide avant que le pion soit retourné.
rule-FA-proph-03 = Une Prophétie acceptée est retournée et lue ; une Prophétie refusée est défaussée.
rule-FA-proph-04 = Un Oracle dans la région de départ n'offre sa Prophétie qu'après que l'Armée est partie et revenue.
rule-FA-prophacc-01 = La citation partielle du pion désigne la tâche dans la liste ; son nombre est celui des tours accordés.
rule-FA-prophacc-02 = Le pion va sur la piste des tours, en avant du tour en cours d'autant de cases que son nombre.
rule-FA-prophacc-03 = Si la piste est trop courte, il va sur la dernière case.
rule-FA-prophdone-01 = Si la tâche est remplie avant que le marqueur de tour dépasse le pion Prophétie, la Prophétie est accomplie et Alexandre gagne 1 Glorification.
rule-FA-prophfail-01 = Si le marqueur de tour dépasse d'abord le pion Prophétie, la Prophétie est manquée et le pion défaussé.
rule-FA-prophfail-02 = Le joueur perd alors un niveau de Glorification, ou retire un de ses Conseillers pour le reste de la campagne.
rule-FA-prophfail-03 = S'il ne peut faire ni l'un ni l'autre, il perd la campagne.
rule-FA-prophfail-04 = Les Prophéties manquées ensemble le sont toutes avant la première pénalité ; aucune d'elles ne peut plus être accomplie.
rule-FA-prophecy-01 = Un mur de bois : dans les 4 tours, conquérir une région clé et la raser.
rule-FA-prophecy-02 = Prends soin de ces choses : à un moment quelconque des 4 prochains tours, avoir sur la carte au moins 2 régions clés conquises.
rule-FA-prophecy-03 = Laisse-moi aller : dans les 4 tours, conquérir une région clé et la gouverner.
rule-FA-prophecy-04 = Fais-toi ta propre nature : pendant les 2 prochains tours, aucune capacité de Conseiller ne peut être utilisée, de l'avance du marqueur de tour à la fin de chacun de ces tours.
rule-FA-prophecy-05 = Prie les Vents : à un moment quelconque des 2 prochains tours, payer 5 Or du Trésor.
rule-FA-prophecy-06 = Le serpent : en 2 tours, défausser un de ses Conseillers, qui ne pourra plus être acheté dans cette campagne.
rule-FA-prophecy-07 = La force des taureaux ou des lions : en 2 tours, bâtir 1 nouvelle Ville.
rule-FA-prophecy-08 = Avec des lances d'argent : avoir 15 Or ou plus au Trésor à un moment quelconque des 3 prochains tours.

## La bataille : forces et unités

rule-FA-battle-01 = Les étapes d'une bataille suivent la Séquence de Jeu imprimée sur la carte.
rule-FA-fa-01 = L'Avantage de Forces est le nombre d'unités du joueur moins celui des unités ennemies dans la bataille.
rule-FA-fa-02 = Alexandre compte comme une unité du joueur ; chaque muraille et chaque chef compte comme une unité ennemie.
rule-FA-counter-01 = Le nombre au bas d'une unité est sa valeur de Bataille, le petit à côté (pas sur toutes) sa valeur supérieure, celui en haut à droite sa vitesse.
rule-FA-counter-02 = Les noms imprimés sur certaines unités sont sans effet.
rule-FA-counter-03 = Le recto d'une unité est sa pleine force, le verso à chiffres rouges sa force réduite.
rule-FA-counter-04 = Une unité à pleine force qui encaisse une touche est retournée sur sa face réduite.
rule-FA-counter-05 = Une unité réduite qui encaisse une touche est détruite et quitte le Champ de Bataille.
rule-FA-counter-06 = Une unité sans chiffres au verso est détruite par sa première touche.
rule-FA-bv-01 = Une unité qui attaque inflige 1 touche si son jet est égal ou inférieur à sa valeur de Bataille.
rule-FA-bv-02 = Si le jet est égal ou inférieur à sa valeur supérieure, elle inflige 2 touches à la place.
rule-FA-speed-01 = À chaque tour de bataille, les unités agissent par ordre de vitesse, les plus rapides d'abord.
rule-FA-speed-02 = Les unités de même vitesse, quel que soit leur camp, agissent en même temps.
rule-FA-speed-03 = Une unité qui n'a pas encore agi dans ce tour de bataille et devient aussi rapide que celles qui agissent, ou plus, agit aussitôt après elles.
rule-FA-type-01 = Le prix d'une unité est sa valeur de Bataille.
rule-FA-land-01 = Les Archers (AR) sont rapides et infligent au plus 1 touche.
rule-FA-land-02 = Les Éléphants (EL) infligent 1 ou 2 touches et ne sont pas de la Cavalerie.
rule-FA-land-03 = L'Infanterie (IN) est l'unité ordinaire.
rule-FA-land-04 = Les Peltastes (PE) sont rapides et infligent au plus 1 touche.
rule-FA-land-05 = Une Phalange (PH) qui inflige une touche attaque de nouveau aussitôt avec une valeur de Bataille diminuée de 1, et ainsi de suite jusqu'à ce qu'une attaque n'inflige aucune touche.
rule-FA-cav-01 = Une unité de Cavalerie qui attaque dans un tour de bataille ne peut attaquer dans le suivant.
rule-FA-cav-02 = Les Chars (CH) sont une Cavalerie de vitesse moyenne qui inflige 1 ou 2 touches.
rule-FA-cav-03 = La Cavalerie lourde (HC) est une Cavalerie qui inflige 1 ou 2 touches.
rule-FA-cav-04 = La Cavalerie légère (LC) est une Cavalerie plus rapide et plus légère qui inflige 1 ou 2 touches.
rule-FA-leader-01 = Alexandre commence avec le pion nommé par la campagne, sur le Champ de Bataille avec les autres unités.
rule-FA-leader-02 = Quand il gagne une Glorification par une Prophétie, son pion est remplacé par le suivant, plus élevé.
rule-FA-leader-03 = Alexandre n'est pas de la Cavalerie, bien que dessiné à cheval.
rule-FA-leader-04 = Les chefs ennemis (LE) attaquent comme des unités ordinaires et ne sont pas de la Cavalerie.
rule-FA-leader-05 = Les pions des chefs ne vont jamais dans la coupe ennemie.
rule-FA-siege-01 = Un Engin de siège (SE) a +2 en valeur de Bataille quand il attaque une muraille.
rule-FA-siege-02 = Avant son jet, le joueur déclare s'il attaque une muraille ou une autre unité.
rule-FA-siege-03 = Un Engin de siège inflige au plus 1 touche.
rule-FA-wall-01 = Les murailles n'attaquent pas.
rule-FA-wall-02 = Une muraille à pleine force donne −2, une muraille réduite −1, à la valeur de Bataille et à la valeur supérieure des unités du joueur.
rule-FA-wall-03 = Le malus vaut pour toute attaque des unités du joueur dans cette bataille, et pas seulement contre la muraille.
rule-FA-wall-04 = Les malus de plusieurs murailles s'additionnent et changent dès qu'une muraille est réduite ou détruite.
rule-FA-wall-05 = Les Engins et les Navires de siège ignorent le malus.
rule-FA-wall-06 = Une muraille a une face pleine et une face réduite, comme les autres unités.
rule-FA-wall-07 = Les murailles ne vont jamais dans la coupe ennemie ; on les garde à part et on s'en sert quand il en faut.
rule-FA-runout-01 = Pour chaque unité ennemie à piocher alors que la coupe est vide, le joueur encaisse aussitôt 2 touches.
rule-FA-runout-02 = Les unités du joueur sont limitées par les pions fournis.

## La bataille : les plans

rule-FA-eplan-01 = À chaque bataille, l'ennemi pioche un Plan de Bataille pour chacune de ses unités dans la bataille.
rule-FA-eplan-02 = Avec le Conseiller Parménion, l'ennemi pioche 3 plans de moins.
rule-FA-eplan-03 = Les plans sont piochés au hasard et posés face visible sur le Champ de Bataille ; le joueur peut les étudier avant de choisir les siens.
rule-FA-eplan-04 = Plusieurs exemplaires du même plan s'appliquent tous.
rule-FA-eplan-05 = Un nombre de zéro ou moins signifie aucun plan.
rule-FA-aplan-01 = Après les plans ennemis, le joueur choisit librement autant de plans que la valeur de Bataille d'Alexandre (non sa valeur supérieure).
rule-FA-aplan-02 = Chaque plan de plus coûte 1 Or.
rule-FA-aplan-03 = Certains plans peuvent être pris plusieurs fois dans une bataille, selon le pion ; les autres une fois.
rule-FA-plan-01 = Certains plans n'existent que pour Alexandre, d'autres que pour l'ennemi, d'autres pour les deux.
rule-FA-earchers-01 = Archers (ennemi) : au premier tour de bataille, tous les Archers ennemis ont +3 en valeur de Bataille.
rule-FA-ecavalry-01 = Cavalerie (ennemi) : au premier tour de bataille, toute la Cavalerie ennemie a +1 en valeur de Bataille et +1 en valeur supérieure, même à partir de 0.
rule-FA-charge-01 = Charge (Alexandre) : se défausse pour faire attaquer une unité de Cavalerie à soi dans un tour qu'elle devrait passer.
rule-FA-charge-02 = Charge peut être pris jusqu'à 6 fois par bataille.
rule-FA-charge-03 = Après une attaque par Charge, l'unité passe le tour suivant.
rule-FA-confusion-01 = Confusion (ennemi) : se défausse avant l'effet de tout autre plan ; un plan du joueur est défaussé au hasard.
rule-FA-deploy-01 = Déploiement (ennemi) : se défausse avant le premier tour de bataille ; une unité ennemie est piochée dans la coupe et rejoint la bataille.
rule-FA-envelop-01 = Enveloppement (Alexandre) : se défausse à tout moment de la bataille pour infliger autant de touches que l'Avantage de Forces.
rule-FA-envelop-02 = Enveloppement est impossible tant qu'une muraille tient dans la bataille ; il devient possible une fois toutes les murailles détruites.
rule-FA-fate-01 = Destin (Alexandre) : à chaque bataille, le joueur a un plan Destin pour chaque Temple sur la carte.
rule-FA-fate-02 = Chaque Destin permet au joueur de relancer un de ses propres dés de bataille, jamais un dé ennemi.
rule-FA-fate-03 = On peut utiliser plusieurs plans Destin pour relancer.
rule-FA-fate-04 = Destin ne peut être ni acheté ni choisi ; il ne vient que des Temples.
rule-FA-flank-01 = Flanc (Alexandre) : quand une attaque d'une unité d'Infanterie ou de Cavalerie à soi inflige au moins une touche, on peut le défausser pour 1 touche de plus.
rule-FA-flank-02 = Flanc peut être pris jusqu'à 6 fois par bataille et utilisé une fois par attaque.
rule-FA-eflank-01 = Flanc (ennemi) : quand une attaque d'une unité d'Infanterie ou de Cavalerie ennemie inflige au moins une touche, il est défaussé pour 1 touche de plus ; une fois par attaque.
rule-FA-guards-01 = Gardes (ennemi) : se défausse pour absorber 1 touche d'Alexandre sur le chef ennemi ; sans effet s'il n'y a pas de chef.
rule-FA-einfantry-01 = Infanterie (ennemi) : au premier tour de bataille, toute l'Infanterie ennemie a +2 en valeur de Bataille.
rule-FA-lead-01 = Commandement (Alexandre) : pour toute la bataille, Alexandre a +1 en valeur de Bataille et +1 en valeur supérieure, même à partir de 0.
rule-FA-raid-01 = Razzia (ennemi) : se défausse pour un jet ; sur 1-2 le joueur perd 2 Or, sur 3-6 il en perd 1.
rule-FA-raid-02 = Razzia est sans effet si le joueur n'a pas d'Or.
rule-FA-rally-01 = Ralliement (Alexandre) : se défausse pour absorber une touche ; le joueur choisit laquelle dans la bataille.
rule-FA-erally-01 = Ralliement (ennemi) : se défausse pour absorber une touche.
rule-FA-erally-02 = Les touches vont aux Ralliements ennemis avant d'aller aux unités.
rule-FA-regroup-01 = Regroupement (Alexandre) : se joue quand une unité du joueur autre qu'Alexandre est détruite ; après la bataille, cette unité revient à pleine force.
rule-FA-sacrifice-01 = Sacrifice (Alexandre) : se défausse avant le jet d'attaque d'une unité à soi ; le jet compte pour 1 et l'unité est ensuite détruite.

## La bataille : déroulement

rule-FA-resolve-01 = Les unités de chaque camp sont disposées en ligne par ordre de vitesse, les plus rapides d'abord.
rule-FA-resolve-02 = On pioche et on étudie les plans ennemis, puis le joueur choisit les siens.
rule-FA-resolve-03 = Tous les plans d'avant la bataille sont résolus avant tout autre.
rule-FA-resolve-04 = Viennent ensuite les tours de bataille, chacun par ordre de vitesse.
rule-FA-resolve-05 = Les unités de même vitesse attaquent simultanément ; quel que soit l'ordre des jets, toutes font leur attaque, même si elles ont été touchées entre-temps.
rule-FA-resolve-06 = Toute touche infligée doit être attribuée.
rule-FA-resolve-07 = Le joueur répartit à son gré les touches parmi les unités ennemies, chefs exceptés.
rule-FA-resolve-08 = Le joueur répartit à son gré les touches parmi ses propres unités.
rule-FA-resolve-09 = Les tours de bataille continuent jusqu'à ce que toutes les unités d'un camp soient détruites.
rule-FA-resolve-11 = Une bataille gagnée conquiert la région.
rule-FA-resolve-10 = Détruit veut dire retiré de la bataille, non tué ; Darius III peut être détruit à Issos et reparaître à Gaugamèles.
rule-FA-enlead-01 = Les règles des chefs ne valent que si un chef ennemi est dans la bataille ; les chefs n'apparaissent que là où la Mise en place de la carte le dit.
rule-FA-enlead-02 = Les unités autres qu'Alexandre ne peuvent infliger de touches à un chef ennemi.
rule-FA-enlead-03 = Seul Alexandre peut toucher un chef ennemi.
rule-FA-enlead-04 = Chaque fois qu'Alexandre attaque, le joueur décide s'il attaque les unités ennemies ou le chef ; s'il agit en même temps que d'autres unités, il décide avant toutes ces attaques.
rule-FA-enlead-05 = Une fois qu'Alexandre a attaqué le chef, les deux doivent se battre l'un contre l'autre jusqu'à la fin de la bataille : seules les touches d'Alexandre atteignent le chef (ou Ralliement et Gardes) et seules celles du chef atteignent Alexandre (ou le Ralliement et la Glorification du joueur).
rule-FA-enlead-06 = Avant cela, les touches d'Alexandre vont aux unités ennemies et celles du chef à n'importe quelle unité du joueur, Alexandre compris.
rule-FA-enlead-07 = Si toutes les unités ennemies autres que le chef sont détruites, il quitte aussitôt la bataille.
rule-FA-enlead-08 = Un chef qui s'en va ainsi n'est pas tué ; il ne donne pas de Gloire, mais donne de l'Or.
rule-FA-enlead-09 = Si Alexandre tue le chef, toutes les unités ennemies restantes sont détruites aussi.
rule-FA-retreat-01 = Le joueur peut se retirer au début de n'importe quel tour de bataille ; la bataille s'achève alors.
rule-FA-retreat-02 = Tous ses plans non utilisés sont défaussés.
rule-FA-retreat-03 = Alexandre se retire automatiquement.
rule-FA-retreat-04 = Pour chaque autre unité à soi, on lance un dé : égal ou inférieur à la valeur de Bataille d'Alexandre, elle s'échappe ; au-dessus, elle est détruite.
rule-FA-retreat-05 = L'Armée retourne dans la région d'où elle est entrée dans celle de la bataille.
rule-FA-retreat-06 = Les unités ennemies détruites dans la bataille restent détruites.
rule-FA-retreat-07 = Si l'Armée entre de nouveau, les plans sont piochés à nouveau comme d'habitude.
rule-FA-lost-01 = Les unités détruites du joueur quittent le Champ de Bataille et peuvent être rachetées au Ravitaillement.
rule-FA-killed-01 = Les unités ennemies détruites vont dans la section Ravitaillement de la carte et donnent de l'Or en plus à la phase de Ravitaillement suivante.
rule-FA-after-01 = Après une bataille, les plans du joueur retournent à sa pile et ceux de l'ennemi dans leur coupe.

## Intimidation, Gloire, gouvernement

rule-FA-intim-01 = Quand l'Armée entre dans une Forteresse ennemie (jamais dans une région de Bataille), le joueur peut tenter l'intimidation.
rule-FA-intim-02 = Le jet nécessaire et ses modificateurs sont dans la table du Journal.
rule-FA-intim-03 = Une tentative manquée force la bataille.
rule-FA-intim-04 = Sur un résultat En cours, le joueur engage la bataille ou achève sa phase de Conquête.
rule-FA-intim-05 = Après En cours, il peut retenter l'intimidation au tour suivant.
rule-FA-intim-06 = Un succès conquiert la Forteresse.
rule-FA-intim-07 = Toutes les unités ennemies d'une Forteresse prise ainsi vont dans la case Détruites de la section Ravitaillement.
rule-FA-intim-08 = Ayant vu le jet, le joueur peut dépenser de la Gloire ; chaque point y ajoute 1.
rule-FA-glory-01 = Gagner une bataille donne 2 Gloire.
rule-FA-glory-02 = Conquérir une Forteresse, par la bataille ou par l'intimidation, donne 2 Gloire.
rule-FA-glory-03 = Éliminer un chef ennemi donne 2 Gloire.
rule-FA-glory-04 = La Gloire gagnée va dans la section Gloire non dépensée du Journal.
rule-FA-glory-05 = Avec le Conseiller Callisthène, chaque gain de cette sorte est augmenté de 1.
rule-FA-glory-06 = La Gloire achète des Intuitions et des Conseillers et améliore les jets d'intimidation.
rule-FA-govern-01 = Chaque fois qu'une région clé est conquise, le joueur choisit de la gouverner ou de la raser et la marque en conséquence.
rule-FA-govern-02 = Une région gouvernée donne de l'Or à la phase de Ravitaillement de chaque tour.
rule-FA-govern-03 = Une région rasée donne une seule fois une forte somme d'Or, versée aussitôt au Trésor.
rule-FA-govern-04 = Au Granique, raser donne 12 Or et gouverner 5 Or par tour.
rule-FA-repeat-01 = Le joueur peut répéter toute la phase de Conquête autant de fois qu'il le veut dans un tour.
rule-FA-repeat-02 = En pratique, ce sont les coûts de la reconnaissance, en Or et en touches, qui fixent la limite.
rule-FA-repeat-03 = La phase de Conquête s'achève quand le joueur décide de ne pas bouger.

## Ravitaillement

rule-FA-gain-01 = Au Ravitaillement, le joueur gagne l'Or de chaque condition imprimée sur la carte qu'il remplit.
rule-FA-gain-02 = L'Or va au Trésor.
rule-FA-gain-03 = Ensuite les unités ennemies détruites retournent dans la coupe.
rule-FA-spend-01 = Les prix sont imprimés dans la section Ravitaillement de la carte.
rule-FA-spend-02 = Dans un tour, le joueur peut acheter une Ville, ou un Temple, ou autant d'unités qu'il veut, sauf s'il a le Conseiller Antipater.
rule-FA-spend-03 = Les pions Ville et Temple fournis limitent le nombre de ceux qui peuvent être sur la carte.
rule-FA-spend-04 = Une unité coûte sa valeur de Bataille ; la valeur supérieure ne s'ajoute pas.
rule-FA-spend-05 = Les nouvelles unités vont sur le Champ de Bataille avec les autres.
rule-FA-spend-06 = Une nouvelle Ville ou un nouveau Temple va dans la région où se trouve l'Armée.
rule-FA-spend-07 = Dans cette phase, la Gloire peut se dépenser pour des Intuitions et des Conseillers, aux coûts du Journal.
rule-FA-spend-08 = Or et Gloire se dépensent d'un même mouvement, en passant de l'un à l'autre aussi souvent qu'on veut.
rule-FA-city-01 = Chaque Ville bâtie vaut 5 PV à la fin de la campagne.
rule-FA-city-02 = Une Ville peut être bâtie dans la région où se trouve l'Armée, pendant qu'on dépense l'Or.
rule-FA-city-03 = Une région contient au plus une Ville.
rule-FA-temple-01 = Chaque Temple sur la carte donne un plan Destin.
rule-FA-temple-02 = Un Temple peut être bâti dans la région où se trouve l'Armée, pendant qu'on dépense l'Or.
rule-FA-temple-03 = Une région contient au plus un Temple.

## Intuitions et Conseillers

rule-FA-insight-01 = Les pions Intuition sont gardés dans une coupe opaque.
rule-FA-insight-02 = Une Intuition au hasard coûte 3 Gloire, une au choix du joueur 7 Gloire.
rule-FA-insight-03 = Chaque Intuition sert une fois, puis quitte le jeu pour le reste de la campagne.
rule-FA-anticipation-01 = Anticipation : se joue avant la pioche des plans ennemis ; l'ennemi n'en pioche aucun pour cette bataille.
rule-FA-bucephalus-01 = Bucéphale : se joue avant que le joueur choisisse ses plans ; pour cette bataille, Alexandre a +1 en valeur de Bataille et +1 en valeur supérieure.
rule-FA-courtesans-01 = Courtisanes : peuvent se jouer après avoir vu un jet d'intimidation ; elles ajoutent 4.
rule-FA-diplomats-01 = Diplomates : se jouent avant les jets d'Ordres ennemis ; ils ajoutent 3 à tous ceux de ce tour.
rule-FA-maneuver-01 = Manœuvre : se joue quand le joueur choisit ses plans ; les unités ennemies ne peuvent attaquer au premier tour de bataille.
rule-FA-maneuver-02 = Manœuvre laisse agir les murailles et annule tous les plans ennemis qui portent sur le premier tour de bataille.
rule-FA-morale-01 = Moral : se joue quand le joueur choisit ses plans ; il gagne un Ralliement pour chacune de ses unités dans la bataille.
rule-FA-spies-01 = Espions : se jouent à tout moment ; une unité ennemie au hasard, murailles comprises, est défaussée de chaque Forteresse ennemie.
rule-FA-spies-02 = Les Espions sont sans effet sur la Forteresse de Tyr.
rule-FA-trap-01 = Piège : se joue à tout moment d'une bataille ; on lance un dé et autant de touches vont aux unités ennemies, jamais aux chefs.
rule-FA-advisor-01 = Les Conseillers ne s'acquièrent qu'en dépensant de la Gloire.
rule-FA-advisor-02 = Antipater : à chaque phase de Ravitaillement, le joueur peut acheter Temples, Villes et unités ; sans lui, une seule des trois sortes par tour.
rule-FA-advisor-03 = Aristandre : après avoir vu chaque jet d'Ordres ennemis, le joueur peut y ajouter 1.
rule-FA-advisor-04 = Callisthène : +1 Gloire pour chaque bataille gagnée, Forteresse conquise ou chef éliminé.
rule-FA-advisor-05 = Héphestion : +1 à la valeur de Bataille d'Alexandre, pour ses attaques et pour le nombre de plans.
rule-FA-advisor-06 = Parménion : l'ennemi reçoit 3 plans de moins à chaque bataille.

## Tyr

rule-FA-tyre-01 = La campagne de Tyr a des règles spéciales, imprimées sur sa carte ; le texte y ajoute des détails.
rule-FA-tyre-ops-01 = Il n'y a pas d'Opérations ennemies dans la campagne de Tyr.
rule-FA-tyre-move-01 = On n'entre à Tyr que depuis la Vieille Tyr.
rule-FA-tyre-move-02 = À l'étape de mouvement de l'armée, il faut qu'une section de muraille soit détruite ou que la Digue soit achevée.
rule-FA-tyre-move-03 = Tyr a 6 sections de muraille distinctes.
rule-FA-transport-01 = Chaque Transport donne 3 Or à l'étape Gagner de l'Or.
rule-FA-transport-02 = D'autres Transports s'achètent un par un, au coût de la case suivante de la piste.
rule-FA-transport-03 = Passer de 1 à 2 Transports coûte 2 Or, et à un troisième 4 de plus.
rule-FA-mole-01 = Le marqueur de la Digue part de la première case de sa piste.
rule-FA-mole-02 = À chaque tour, on peut acheter une section de la Digue ; le marqueur avance d'une case vers Tyr.
rule-FA-mole-03 = Pas plus d'une section par tour.
rule-FA-mole-04 = Le coût d'une section est imprimé dans sa case.
rule-FA-mole-05 = Si le marqueur est dans la dernière case à l'étape de mouvement de l'armée, le joueur peut faire un jet de reconnaissance et aller à Tyr livrer bataille.
rule-FA-ship-01 = Les Navires de siège se construisent le long de leur piste, au coût imprimé dans chaque case.
rule-FA-ship-02 = Chaque Navire de siège fait un jet d'attaque.
rule-FA-ship-03 = Un jet de 3 ou moins inflige 1 touche aux murailles.
rule-FA-ship-04 = Après une touche, un dé décide quelle section de muraille l'encaisse.
rule-FA-ship-05 = Si une section est détruite à l'étape de mouvement de l'armée, le joueur peut faire un jet de reconnaissance et entrer à Tyr livrer bataille.
rule-FA-fleet-01 = La flotte tyrienne attaque la Digue, coule Transports et Navires de siège, et permet à Tyr de relever ses murailles et de récupérer des navires de guerre.
rule-FA-fleet-02 = Le joueur peut payer de l'Or pour réduire les navires de guerre tyriens d'une ou de plusieurs cases par tour, aux coûts de la piste.
rule-FA-fleet-03 = Tyr lance un dé sur sa table d'Ordres ennemis pour chaque navire de guerre qu'elle possède.
rule-FA-fleet-04 = Avec le marqueur sur 3, Tyr fait 3 jets ; le réduire à 2 coûte 6 Or.
rule-FA-tyre-orders-01 = Là où un résultat nomme deux effets reliés par « ou », le joueur choisit lequel subir.
rule-FA-tyre-orders-02 = Si aucun des deux effets ne peut s'appliquer, les unités du joueur encaissent 1 touche.
rule-FA-tyre-orders-03 = Si l'un des effets peut s'appliquer, il faut le prendre ; on ne peut choisir la touche à la place.
rule-FA-tyre-orders-04 = Le résultat 3 prend une section de la Digue ou 3 Or.
rule-FA-tyre-orders-05 = Le résultat 2 répare une muraille ou rend un navire de guerre ; Tyr ne peut en avoir plus de 4.
rule-FA-tyre-orders-06 = Réparer une muraille fait passer une section détruite à réduite, ou une section réduite à entière.
rule-FA-tyre-orders-07 = Si plusieurs sections conviennent, le joueur choisit, mais les détruites passent avant les réduites.
rule-FA-tyre-orders-08 = Récupérer un navire de guerre avance d'une case le marqueur des navires sur sa piste.
rule-FA-tyre-orders-09 = Après le tour de février 332 av. J.-C., on retranche 1 de chaque jet d'ordres de Tyr.
rule-FA-tyre-orders-10 = Une fois Tyr conquise, on ne fait plus de jets d'ordres pour elle.
rule-FA-tyre-orders-11 = Après la chute de Tyr, le joueur peut encore acheter des Transports et des sections de la Digue tant qu'il reste à la Vieille Tyr.
rule-FA-tyre-win-01 = Une Digue achevée quand la campagne est gagnée donne 15 PV de plus.
rule-FA-tyre-win-02 = Gagner d'ici à novembre 332 av. J.-C. donne 1 Glorification.
rule-FA-tyre-win-03 = Les PV de la piste baissent entre octobre et novembre 332 av. J.-C., pour récompenser ceux qui laissent du temps au voyage historique en Égypte.

## Gaugamèles

rule-FA-gauga-04 = Les règles spéciales de Gaugamèles figurent le moral bas, la maladie et la mutinerie d'une armée depuis longtemps en campagne.
rule-FA-gauga-01 = À Gaugamèles, gouverner et raser donnent moins d'Or que dans les autres campagnes.
rule-FA-gauga-02 = Les pions Opération perdent leurs effets ordinaires ; quand En avant ! est pioché, chaque pion pioché avant et non annulé inflige 2 touches aux unités du joueur.
rule-FA-gauga-03 = Les pions peuvent encore être annulés par l'Intrigue au moment de la pioche.
rule-FA-extra-01 = L'éditeur annonce du matériel supplémentaire sur son site ; rien de cela ne fait partie de ces règles.
rule-FA-credit-01 = Les crédits et la note finale (édition de 2009, traduction italienne non officielle) ne contiennent aucune règle.

## Campagnes liées et Immortalité

rule-FA-linked-01 = Les quatre campagnes peuvent se jouer dans l'ordre chronologique, comme un seul jeu suivi.
rule-FA-linked-02 = Le but est alors l'Immortalité, mesurée en années de souvenir.
rule-FA-linked-03 = Après chaque campagne gagnée, certaines ressources sont gardées et d'autres deviennent des points d'Immortalité ; après la quatrième, on cherche les points dans la table d'Immortalité.
rule-FA-linked-04 = À partir de la deuxième campagne, on ignore les unités, les Conseillers et le niveau d'Alexandre de la Mise en place ; on utilise ceux de la fin de la campagne précédente.
rule-FA-linked-05 = Les Intuitions non dépensées sont gardées aussi.
rule-FA-linked-06 = Une Prophétie encore ouverte à la fin d'une campagne compte comme manquée et entraîne sa pénalité.
rule-FA-single-01 = Une campagne isolée peut être évaluée avec les points d'Immortalité de la table des Ressources finales.
rule-FA-final-01 = Chaque région gouvernée donne 6 points d'Immortalité.
rule-FA-final-02 = Chaque Gloire non dépensée donne 4 points d'Immortalité.
rule-FA-final-03 = Chaque PV gagné donne 2 points d'Immortalité.
rule-FA-final-04 = Unités, Conseillers, Glorification et Intuitions non dépensées passent à la campagne suivante.
rule-FA-final-05 = L'Or non dépensé, les Villes, les Temples et les régions rasées sont défaussés.
rule-FA-immortal-01 = À la fin de la campagne de Gaugamèles, le joueur gagne aussi des points d'Immortalité égaux à dix fois le niveau final d'Alexandre.
rule-FA-immortal-02 = Les points d'Immortalité donnent les années de souvenir : 0-69 50, 70-139 100, 140-209 500, 210-279 1000, 280-349 1500, 350-419 2000, 420-489 2500, 490-559 3000, 560-629 4000, 630 ou plus 5000.

## Tiré de l'exemple de tour

rule-FA-turnex-01 = Le Granique commence avec l'Armée en Macédoine, Alexandre à A1 (valeur de Bataille 1, vitesse 0) et quatre unités : Archers, Cavalerie lourde, Infanterie, Phalange.
rule-FA-turnex-02 = Le Granique a trois Forteresses (Sardes, Halicarnasse, Lycie) et, à Chéronée, quatre unités des Grecs du Sud : le Bataillon sacré (Infanterie), Infanterie, Phalange et le chef Charès.
rule-FA-turnex-03 = Au Granique, tant que Philippe II est en vie, le joueur choisit 3 plans de plus dans une bataille.
rule-FA-turnex-04 = Les plans ennemis du premier tour sont retirés à la fin du premier tour de bataille.
rule-FA-turnex-05 = Un chef ou une unité dont la face réduite a une autre vitesse agit dès lors à cette vitesse.
rule-FA-turnex-06 = Une unité détruite avant que vienne sa vitesse n'attaque pas dans ce tour.
rule-FA-turnex-08 = Les touches d'Enveloppement ne peuvent aller à un chef.
rule-FA-turnex-09 = Après une conquête, le joueur gagne d'abord la Gloire, puis gouverne ou rase la région, et peut ensuite répéter la phase de Conquête.
rule-FA-turnex-07 = Un plan Gardes ennemi est dépensé avant que le chef encaisse la touche.
