### Successors, third edition

game-name = Successors, 3e édition
game-edition = GMT 2008, règles de 2010
game-pitch = Alexandre est mort, et ses généraux se partagent le monde. Marches, mariages et meurtres pour sa couronne, cinq tours de jeu de la Grèce à la Perse. Quatre joueurs, ou deux ou trois.
brief-alexander = Babylone, 323 av. J.-C. : Alexandre est mort. Chacun de vous mène une Faction de ses Généraux. {""}18 de Légitimité (héritiers, épouses, sa dépouille) ou assez de Points de Victoire (Provinces) gagnent aussitôt à partir du tour 2 ; aux tours 4 et 5, qui garde un héritier devenu majeur et mène le jeu peut le proclamer et gagner comme Régent ; sinon, le plus de Points de Victoire après le tour 5.

## Questions

ask-bring_marker = Où { $general } apporte-t-il un marqueur de contrôle ?
ask-evade_to = Vous êtes { $space_in }. Vers quel espace tentez-vous l'esquive ? Un point de passage est plus difficile.
ask-recruit = Quel Général vous rejoint ?

## What happened

event-turn_order_set = { $by } décide : { $first } joue en premier, les autres suivent dans le sens horaire.
event-joined_battle = { $side } sort { $space_from } pour combattre : { $cus }.

## Tyche cards

card-text-drinking_hemlock = Un héritier ou une femme dans un espace avec un de vos Généraux, Unités ou marqueurs meurt.
card-text-greek_mercenaries = Deux Mercenaires dans un de vos espaces de Hellas, Lydia ou Thessaly.
card-text-thracian_mercenaries = Deux Mercenaires dans un de vos espaces de Thrace.
card-text-cappadocian_mercenaries = Deux Mercenaires dans un de vos espaces de Cappadocia.
card-text-pontic_fleet = La Flotte pontique est à vous jusqu'à ce qu'un autre joue cette carte. Elle ne compte pas pour la plus grande Flotte.
card-pirates_of_kilikia = Pirates de Cilicia
card-text-pirates_of_kilikia = La Flotte de Cilicia est à vous jusqu'à ce qu'un autre joue cette carte.
card-text-egyptian_military_colonists = Deux Mercenaires ou un Macédonien loyal dans un de vos espaces d'Egypt.
card-text-desertions = Une ou deux Unités d'une Armée ennemie proche passent chez vous, d'abord les Mercenaires.
card-kleopatra_offers_marriage = Cleopatra s'offre en mariage
card-text-kleopatra_offers_marriage = Ce tour, Cleopatra vous épouse si votre Armée est avec elle.
card-thessalonike_offers_marriage = Thessalonice s'offre en mariage
card-text-thessalonike_offers_marriage = Ce tour, Thessalonice vous épouse si votre Armée est avec elle.
card-text-olympias = Olympias inactive arrive en Epirus avec quatre Mercenaires, un Général mineur et votre marqueur, ou en renfort.
card-eurydike_speaks_for_philippos = Eurydike parle pour Philip III
card-text-eurydike_speaks_for_philippos = Philip III rejoint une de vos Armées ou Cités majeures.
card-text-peukestas_satrap_of_persis = À partir du tour 2 : trois Mercenaires, un Général mineur et votre marqueur dans un espace de Persis sans ennemis.
card-text-treasure_city_plundered = Votre Armée à Susa, Persepolis ou Ecbatana prend deux Mercenaires et bouge avec 3 PM ; une fois par cité.
card-text-silver_shields = Les deux Boucliers d'argent rejoignent une de vos Armées ou arrivent en renfort. Ensuite, comme Surprise dans une bataille : ceux de l'ennemi passent chez vous, un de moins.

## Questions of the Tyche Segment and of movement

ask-grant_passage = Un Général sans Unité ({ $side }) demande le libre passage { $space_in }. Le promettez-vous ?
ask-surprise_card = Jouez-vous { $card } maintenant, ou la défaussez-vous ?
button-recruit = La défausser pour un Général

## Options of the game

choice-fleets_stay_away = 23.4 Les Flottes dispersées reviennent
choice-independent_reactions = 23.3 Armées indépendantes

## Refusals: cards and movement

no-already_yours = C'est déjà à vous.
no-no_persian_province = Vous ne contrôlez ni la Persis, ni la Media, ni la Susiana.

## Naval Movement

ask-sail_to = { $general } navigue { $space_from }. Où mène la suite de la route ? Il reste { $left } PM.
event-course_set = { $general } ({ $side }) part par mer { $space_from } pour { $to }.

## Places

space-abydos = Illium
    .from = d'Illium
space-aitoloi = Aetolia
    .from = d'Aetolia
space-ake = Ace
    .from = d'Ace
space-alexandreia = Alexandria
    .from = d'Alexandria
space-ambrakia = Ambracia
    .from = d'Ambracia
space-amisos = Amisus
    .from = d'Amisus
space-ankyra = Ancyra
    .from = d'Ancyra
space-apameia = Apamea
    .from = d'Apamea
space-arados = Aradus
    .from = d'Aradus
space-armauira = Armavira
    .from = d'Armavira
space-aspendos = Aspendus
    .from = d'Aspendus
space-athenai = Athens
    .from = d'Athens
space-barke = Barca
space-beroia = Beroea
space-bithynoi = Bithyni
space-boiotia = Boeotia
space-byzantion = Byzantium
space-chalkedon = Chalcedon
space-chalkis = Chalcis
space-chersonesos = Cherronesus
space-damaskos = Damascus
space-dardanoi = Dardani
space-daskyleion = Dascylium
space-doura = Dura
space-ekbatana = Ecbatana
    .from = d'Ecbatana
space-elymaioi = Elymaei
    .from = d'Elymaei
space-ephesos = Ephesus
    .from = d'Ephesus
space-epidamnos = Epidamnus
    .from = d'Epidamnus
space-euhesperides = Euesperides
    .from = d'Euesperides
space-gabai = Gabae
space-gazaka = Gazaca
space-getai = Getae
space-gordion = Gordium
space-halikarnassos = Halicarnassus
    .from = d'Halicarnassus
space-hekatompylos = Hecatompylus
    .from = d'Hecatompylus
space-herakleia_lynkestis = Heraclea Lyncestis
space-herakleia_pontike = Heraclea Pontica
space-hermoupolis = Hermopolis
    .from = d'Hermopolis
space-hierosolyma = Jerusalem
space-ikonion = Iconium
    .from = d'Iconium
space-issos = Issus
    .from = d'Issus
space-kadousioi = Cadusii
space-kainai = Caenae
space-kallatis = Callatis
space-kardouchoi = Carduchi
space-karenitis = Carenitis
space-karrhai = Carrhae
space-kelainai = Celaenae
space-kelenderis = Celenderis
space-kerkyra = Corcyra
space-knossos = Cnossus
space-komana = Zimera
space-korinthos = Corinth
space-kos = Cos
space-kossaioi = Cossaei
space-kydonia = Cydonia
space-kyklades = Cyclades
    .in = aux Cyclades
    .to = vers les Cyclades
    .from = des Cyclades
space-kyrene = Cyrene
space-kyzikos = Cyzicus
space-laodikeia = Laodicea
space-larisa = Larissa
space-mardois = Mardi
space-mazaka = Mazaca
space-molossia = Nicopolis
space-myriandros = Myriandrus
space-nippour = Nippur
space-odrysai = Odrysae
    .from = d'Odrysae
space-ouroukh = Uruk
    .from = d'Uruk
space-ouxioi = Uxii
    .from = d'Uxii
space-pagasai = Pagasae
space-paraitakai = Paraetacae
space-paraitonion = Paraetonium
space-parsargadai = Pasargadae
space-pelousion = Pelusium
space-pergamon = Pergamum
space-pisidai = Pisidians
space-poteidaia = Potidaea
space-rabbatamana = Rabbath Ammon
space-rhagai = Rhagae
space-rhodos_city = Rhodes
space-samareia = Samaria
space-sardeis = Sardis
space-sousa = Susa
space-tabai = Tabae
space-tarsos = Tarsus
space-taulantioi = Taulantii
space-thapsakos = Thapsacus
space-trapezous = Trapezus
space-triballoi = Triballi
space-trikka = Tricca
space-tyros = Tyre
space-xanthos = Xanthus
space-zadrakarta = Zadracarta

## Provinces

area-makedonia = Macedonia
    .in = en Macedonia
    .to = vers Macedonia
area-thessalia = Thessaly
    .in = en Thessaly
    .to = vers Thessaly
area-hellas = Greece
    .in = en Greece
    .to = vers Greece
area-epeiros = Epirus
    .in = en Epirus
    .to = vers Epirus
    .from = d'Epirus
area-thrake = Thrace
    .in = en Thrace
    .to = vers Thrace
area-illyria = Dardani
    .in = en Dardani
    .to = vers Dardani
area-skythia = Triballi
    .in = en Triballi
    .to = vers Triballi
area-aigyptos = Egypt
    .in = en Egypt
    .to = vers Egypt
    .from = d'Egypt
area-krete = Crete
    .in = en Crete
    .to = vers Crete
area-rhodos = Rhodes
    .in = à Rhodes
    .to = vers Rhodes
area-kypros = Cyprus
    .in = à Cyprus
    .to = vers Cyprus
area-mikra_phrygia = Hellespontine
    .in = en Hellespontine
    .to = vers Hellespontine
    .from = d'Hellespontine
area-karia = Caria
    .in = en Caria
    .to = vers Caria
area-lykia_pamphylia = Pamphylia/Lycia
    .in = en Pamphylia/Lycia
    .to = vers Pamphylia/Lycia
area-kappadokia = Cappadocia
    .in = en Cappadocia
    .to = vers Cappadocia
area-kilikia = Cilicia
    .in = en Cilicia
    .to = vers Cilicia
area-koile_syria = Coele Syria
    .in = en Coele Syria
    .to = vers Coele Syria
area-phoinike = Phoenicia
    .in = en Phoenicia
    .to = vers Phoenicia
area-ioudaia = Judea
    .in = en Judea
    .to = vers Judea
area-nabataia = Nabatea
    .in = en Nabatea
    .to = vers Nabatea
area-hyrkania = Hyrcania
    .in = en Hyrcania
    .to = vers Hyrcania
    .from = d'Hyrcania
area-sousiane = Susiana
    .in = en Susiana
    .to = vers Susiana

## Generals, the Royal Family, Independent Armies

piece-perdikkas = Perdiccas
piece-antipatros = Antipater
    .from = d'Antipater
piece-krateros = Craterus
piece-ptolemaios = Ptolemy
piece-leonnatos = Leonnatus
piece-lysimachos = Lysimachus
piece-antigonos = Antigonus
    .from = d'Antigonus
piece-demetrios = Demetrius
piece-seleukos = Seleucus
piece-alexandros = Alexander IV
    .from = d'Alexander IV
piece-philippos = Philip III
piece-herakles = Heracles
    .from = d'Heracles
piece-kleopatra = Cleopatra
    .gender = f
piece-thessalonike = Thessalonice
    .gender = f
piece-leosthenes = l'Armée grecque
    .from = de l'Armée grecque
    .gender = f
piece-philon = les 23 000 Colons
    .from = des 23 000 Colons
    .gender = mp
piece-glaukias = les Illyriens
    .from = des Illyriens
    .gender = mp
piece-seuthes = les Scythes
    .from = des Scythes
    .gender = mp
piece-fleet-makedonia = la Flotte de Macedonia
piece-fleet-karia = la Flotte de Caria
piece-fleet-athenai = la Flotte d'Athens
piece-fleet-aigyptos = la Flotte d'Egypt
piece-fleet-phoinike = la Flotte de Phoenicia
piece-fleet-kypros = la Flotte de Cyprus
piece-fleet-rhodos = la Flotte de Rhodes
piece-fleet-kilikia = la Flotte de Cilicia

## Of this edition alone

ask-attack_mover = { $side } a été intercepté { $space_in }. Attaquez-vous, au lieu d'attendre l'attaque ?
ask-commander = Des Généraux de même Rang sont { $space_in }. Qui commande ?
ask-honour_passage = { $side } est { $space_in } et compte sur le libre passage. Laissez-vous passer ?
ask-minor_with_them = Un Général mineur les mène-t-il { $space_in } ?
ask-proclaim = { $royal } est majeur, et vous menez. Le proclamez-vous roi, pour gagner comme Régent ?
ask-strew = Il n'y a pas de place ailleurs. Où arrivent { $cus } Unités ?
ask-train_on = Il reste { $points } Points d'opération. Entraînez-vous avec eux une autre Unité ?
ask-withdraw_inside = Vous retirez-vous derrière les murs { $space_in } ? Sinon il y a bataille.
button-assassinate = Le faire assassiner
button-bury = Enterrer Alexandre
button-discard = La défausser
button-general = Le Général vous rejoint
button-land_there = Y débarquer
button-play = La jouer
button-points_and_event = Points d'opération, puis l'événement
button-proclaim = Le proclamer roi
choice-fewer_players = 24 À deux ou trois joueurs
choice-fewer_players-first = la première option
choice-fewer_players-second = la seconde option
choice-fewer_players-help = À deux : quatre Généraux chacun, ou trois avec Lysimachus et Leonnatus dans la pioche. À trois : deux chacun avec ces deux dans la pioche, ou trois avec Eumenes.
choice-generals_for_points = 23.5 Seleucus et Eumenes
choice-generals_for_points-no = dans la pioche
choice-generals_for_points-yes = pour une carte de 4 points
choice-generals_for_points-help = Qui a perdu un Général majeur peut défausser une carte de 4 Points d'opération pour l'un d'eux.
choice-interceptor_attacks = 23.2 Qui intercepte
choice-interceptor_attacks-no = défend
choice-interceptor_attacks-yes = peut attaquer
choice-interceptor_attacks-help = Le joueur en mouvement peut alors s'esquiver ; qui attaque un Champion ne l'est plus.
choice-popular_victors = 23.1 Victoires sur des Armées indépendantes
choice-popular_victors-no = ne rapportent rien
choice-popular_victors-yes = rendent populaire
choice-popular_victors-help = Un Général majeur a 1 de Popularité pour chacune, jusqu'à sa mort.
help-phase_start_of_turn = Ce qu'apporte le tour ; un héritier majeur peut mettre fin à la partie.
phase-start_of_turn = Début du tour
phase-start_of_turn-brief = Début
no-a_general_card = { $card } apporte son Général.
no-beside_a_major_general = À côté d'un Général majeur, { $piece } ne mène personne.
no-no_general_card = { $card } n'est pas une carte de Général.
no-inside_the_walls = Qui est dans { $space } ne peut pas intercepter.
no-must_be_played = { $card } : l'événement doit avoir lieu.
no-must_be_played_first = Les cartes à jouer obligatoirement passent maintenant avant { $card }.
no-no_army_here = Vous n'avez pas d'Armée { $space_in }.
no-no_general_lost = Vous n'avez perdu aucun Général majeur.
no-no_lone_general_among_cus = Un Général sans Unité ne va pas parmi les ennemis { $space_in }.
no-not_set_aside = { $general } n'est pas mis de côté.
no-passage_refused = Le libre passage { $space_in } a été refusé.
reason-city = la cité elle-même
card-campaign = Campagne
card-text-campaign = Une de vos Armées ou un Général se déplace avec 5 Points de mouvement.
card-general_seleukos = Seleucus
card-text-general_seleukos = Seleucus vous rejoint avec ses Unités, dans sa Province ou en renfort.
card-general_eumenes = Eumenes
card-text-general_eumenes = Eumenes vous rejoint avec ses Unités, dans sa Province ou en renfort.
card-general_lysimachos = Lysimachus
card-text-general_lysimachos = Lysimachus vous rejoint avec ses Unités, dans sa Province ou en renfort.
card-general_leonnatos = Leonnatus
card-text-general_leonnatos = Leonnatus vous rejoint avec ses Unités, dans sa Province ou en renfort.
area-cyrene = Cyrene
    .in = en Cyrene
    .to = vers Cyrene
area-libya = Libya
    .in = en Libya
    .to = vers Libya
piece-fleet-pontic = Flotte pontique
fact-seniority = Ancienneté { $value }
no-no_army_to_evade = Aucune Armée ennemie n'est venue { $space_in } : il n'y a rien à esquiver.

## Le premier tour guidé

guide-first = Le premier tour, en Jaune
guide-first-about = Deux Généraux, un troisième gagné par sa carte, et une marche, avec quelqu'un à côté qui montre.
guide-first-krateros = Alexandre est mort, et vous menez la Faction Jaune. Craterus, son Général le plus aimé, commence en Cilicia avec quatre Unités de combat. Placez-le à Issus : de là, les routes mènent en Syria.
guide-first-leonnatos = Leonnatus commence en Hellespontine, sur les détroits. Placez-le à Illium : au sud s'étend la Lydia, riche et sans maître.
guide-first-order = On nomme le premier joueur. Commencer, c'est prendre ce qui est libre : nommez Jaune, vous-même.
guide-first-card = À chacun de vos Segments Tyché, vous utilisez une carte. Votre main est sous la carte du monde ; chaque carte dit à quoi elle peut servir, ou pourquoi elle ne le peut pas. Dans cette édition, des Généraux arrivent par des cartes : choisissez Eumenes.
guide-first-general = Sa carte n'a pas de Points d'opération et ne sert qu'à une chose. Qu'Eumenes vous rejoigne.
guide-first-eumenes = Il arrive en Cappadocia avec deux Unités de combat, en un lieu sans ennemis. Ariarathes, un Indépendant, est à Zimera avec cinq. Placez Eumenes à côté de lui, à Mazaca ; rien ne l'oblige à attaquer déjà.
guide-first-roll = Le Segment d'activation : un dé donne à tous vos Généraux leurs Points de mouvement. Au-dessus de l'Initiative d'un Général, c'est 4 ; égal, 3 ; en dessous, 2. Lancez.
guide-first-army = Un 2 : Leonnatus a trois points, les autres deux. Choisissez Leonnatus.
guide-first-along = Qui l'accompagne ? Un Général sans Unités de combat est sans défense. Prenez-les toutes.
guide-first-pergamon = Les lieux à portée sont cerclés, avec le coût de chaque pas. Chaque lieu où vous vous tenez peut devenir vôtre au début de votre prochain tour. Allez à Pergamum.
guide-first-sardeis = Sardis est la Cité majeure de Lydia : sans elle, pas de contrôle de la Province. Personne ne la tient. Poursuivez jusqu'à Sardis.
guide-first-halt = Il reste un point. Antigonus, de Noir, est à côté de vous : arrêtez ici la marche, devant des murs qui seront à vous.
guide-first-end = Au début de votre prochain tour, le Segment de reddition vous laisse placer un marqueur à Sardis : les Provinces donnent des Points de Victoire dès que vous tenez assez de leurs lieux. Héritiers, épouses et la dépouille d'Alexandre donnent de la Légitimité. Pointez un nombre des Factions pour voir de quoi il est fait ; l'onglet Victoire dit qui pourrait gagner, et quand. Dès le tour 2, quelqu'un peut gagner aussitôt.
