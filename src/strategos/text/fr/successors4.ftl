### Successors, fourth edition

game-name = Successors, 4e édition
game-edition = Phalanx 2020
game-pitch = Alexandre est mort, et ses généraux se partagent le monde. Marches, mariages et meurtres pour sa couronne, cinq tours de jeu de la Grèce à la Perse. De deux à cinq joueurs.
brief-alexander = Babylone, 323 av. J.-C. : Alexandre est mort. Chacun de vous mène une Faction de ses Généraux. 18 points de Légitimité (héritiers, épouses, sa dépouille) ou assez de Points de Victoire (Provinces) donnent une victoire automatique, dès le tour II. Quand un héritier devient majeur, celui qui le garde et mène au total devient Régent. Sinon gagne celui qui a le plus de Points de Victoire à la fin.

## Sides and pieces

side-green = Vert
    .to = à Vert
piece-cavalry = { $count ->
        [one] Cavalerie
       *[other] Cavalerie
    }

## Questions

ask-bring_marker = Apporte-t-il un marqueur de contrôle { $space_in } ?
ask-evade_to = Vers quel espace évitez-vous la bataille ?
ask-give_up = Quel Général cédez-vous ?
ask-go_inside = Entrent-ils dans les murs { $space_from } ?
ask-join_general = Quel Général { $space_in } sort combattre ?
ask-leftward = { $side } commence. Qui vient ensuite ?
button-leftward-yes = { $side }, { $leftward }…
button-leftward-no = { $side }, { $rightward }…
ask-recruit = Quel Général de réserve vous rejoint ?
button-event_and_points = Événement, puis Points d'opération

## What happened

event-turn_order_set = { $then ->
    [none] { $by } décide : { $first } commence.
   *[other] { $by } décide : { $first } commence, puis { $then }, et ainsi de suite.
}
event-joined_battle = { $side } sort combattre { $space_from } : { $cus }{ $generals ->
        [none] {""}
       *[other] , { $generals }
    }.
event-philon_gone = Philon est rentré chez lui { $space_in } et quitte le jeu.

## Reasons

reason-besieger = assiégeant
reason-defender = défenseur
reason-memphis_babylon = Memphis ou Babylon
reason-oracle = l'Oracle
reason-persian_support = soutien perse
reason-rhodos = Rhodos

## Phases

phase-preparations = Préparation
help-phase_preparations = Ce qu'apporte le tour ; une Régence peut gagner la partie.
phase-preparations-brief = Prépar.

## Tyche cards

card-text-drinking_hemlock = Un héritier ou une femme dans une position avec un de vos Généraux, Unités ou marqueurs meurt.
card-text-pontic_fleet = Une Armée ou un Général va par mer d'un port du Pontos Euxinos à un autre ; nulle bataille navale ne l'arrête.
card-text-desertions = Une Armée ennemie proche perd une ou deux Unités, les Mercenaires d'abord.
card-text-kleopatra_offers_marriage = Ce tour, Kleopatra vous épouse si votre Armée est avec elle, et aucun ennemi.
card-text-thessalonike_offers_marriage = Ce tour, Thessalonike vous épouse si votre Armée est avec elle, et aucun ennemi.
card-text-olympias = Olympias non contrôlée vient en Epeiros avec quatre Mercenaires, un Général mineur et votre marqueur, ou en renfort.
card-text-peukestas_satrap_of_persis = Dès le tour II : Peukestas vous rejoint avec trois Mercenaires, en Persis ou en renfort.
card-kassandros = Kassandros
card-text-kassandros = Antipatros mort : Kassandros vous rejoint avec trois Mercenaires, en Hellas, Makedonia ou en renfort.
card-persian_popular_support = Soutien populaire perse
card-text-persian_popular_support = −2 de Légitimité à jamais ; deux Mercenaires maintenant et un par phase de renforts tant que vous tenez { area-persis }, { area-media } ou { area-sousiane }.
card-text-silver_shields = Les deux Boucliers d'argent rejoignent une de vos Armées ou arrivent en renfort.
card-silver_shields_b = Boucliers d'argent : trahison
card-text-silver_shields_b = Surprise, en bataille : les Boucliers d'argent ennemis passent à vous, un de moins.
card-cavalry_superiority = Supériorité de cavalerie
card-text-cavalry_superiority = Surprise, en bataille : +1 à votre jet.
card-founding_of_a_capital = Fondation d'une capitale
card-text-founding_of_a_capital = Bâtissez une capitale dans une de vos Cités mineures ; tenue jusqu'à vos prochains renforts, elle est une Cité majeure de 2 PV.
card-diplomatic_marriage = Mariage diplomatique
card-text-diplomatic_marriage = Vous et un autre joueur ne vous attaquez pas jusqu'à la fin du tour.
card-oracle = Oracle
card-text-oracle = +1 de Légitimité à jamais.
card-ghost_of_alexander = Le fantôme d'Alexandre
card-text-ghost_of_alexander = Une Unité de l'Armée royale ou loyale d'une Armée proche de moindre Prestige passe à un de vos Généraux.
card-superior_admiral = Amiral supérieur
card-text-superior_admiral = Surprise, en bataille navale : +2 à votre jet.
card-price_of_failure = Le prix de l'échec
card-text-price_of_failure = Un Général ennemi dispersé est tué par ses officiers sur 4 à 6.
card-resupplied_port = Port ravitaillé
card-text-resupplied_port = Ce tour, vos Unités dans un port n'ont pas besoin de ravitaillement.

## Questions of the Tyche Segment and of movement

ask-grant_passage = { $side } demande le passage amical { $space_in }. L'accordez-vous ?
ask-event_side = Avec qui jouez-vous { $card } ?
ask-play_surprise = Jouez-vous { $card }, ou la défaussez-vous ?
ask-surprise_card = Vous n'avez ni Événement ni Bonus. Quelle carte Surprise utilisez-vous ?
button-recruit = Recruter un Général

## Options of the game

choice-cavalry = 16.9 Cavalerie
choice-cavalry-yes = avec ses propres Unités
choice-cavalry-no = sans
choice-eight_move = 16.8 Unités qui se déplacent ensemble
choice-eight_move-yes = 8 au plus
choice-eight_move-no = sans limite
choice-fleets_stay_away = 16.10 Les Flottes dispersées reviennent
choice-hard_sieges = 16.5 Les Unités dans une Cité majeure
choice-hard_sieges-yes = meurent avant qu'elle ne tombe
choice-hard_sieges-no = ne retardent pas le siège
choice-hard_supply = 16.7 Au-delà de la limite de fourrage
choice-hard_supply-yes = on jette un dé d'Attrition
choice-hard_supply-no = on perd 1 Unité
choice-hearse_taken = 16.4 Si des Indépendants atteignent le Char funèbre
choice-hearse_taken-yes = il est détruit
choice-hearse_taken-no = rien ne se passe
choice-independent_reactions = 16.11 Les Armées indépendantes
choice-late_herakles = 16.2 Herakles entre en jeu
choice-late_herakles-yes = à la mort d'Alexandros
choice-late_herakles-no = au début
choice-quick_hearse = 16.3 Le Char funèbre peut quitter Babylon
choice-quick_hearse-yes = plus tôt, pour une carte de 4 PO
choice-quick_hearse-no = dès le tour de jeu II
choice-royal_besiegers = 16.6 Les Unités de l'Armée royale assiègent
choice-royal_besiegers-yes = personne qui ait plus de Prestige
choice-royal_besiegers-no = n'importe qui
choice-short_game = 16.12 La partie finit
choice-short_game-yes = après le tour de jeu IV
choice-short_game-no = après le tour de jeu V
choice-cavalry_superiority = 16.1 Carte : Supériorité de cavalerie
choice-cavalry_superiority-yes = dans la pioche
choice-cavalry_superiority-no = pas dans la pioche
choice-diplomatic_marriage = 16.1 Carte : Mariage diplomatique
choice-diplomatic_marriage-yes = dans la pioche
choice-diplomatic_marriage-no = pas dans la pioche
choice-founding_of_a_capital = 16.1 Carte : Fondation d'une capitale
choice-founding_of_a_capital-yes = dans la pioche
choice-founding_of_a_capital-no = pas dans la pioche
choice-ghost_of_alexander = 16.1 Carte : Le fantôme d'Alexandre
choice-ghost_of_alexander-yes = dans la pioche
choice-ghost_of_alexander-no = pas dans la pioche
choice-oracle = 16.1 Carte : Oracle
choice-oracle-yes = dans la pioche
choice-oracle-no = pas dans la pioche
choice-price_of_failure = 16.1 Carte : Le prix de l'échec
choice-price_of_failure-yes = dans la pioche
choice-price_of_failure-no = pas dans la pioche
choice-resupplied_port = 16.1 Carte : Port ravitaillé
choice-resupplied_port-yes = dans la pioche
choice-resupplied_port-no = pas dans la pioche
choice-superior_admiral = 16.1 Carte : Amiral supérieur
choice-superior_admiral-yes = dans la pioche
choice-superior_admiral-no = pas dans la pioche
choice-siege_lasts = Généraux assiégés et Interception
choice-siege_lasts-activation = aucune avant la fin de l'activation de l'assiégeant
choice-siege_lasts-step = dès son deuxième pas
choice-naval_range = Batailles navales à deux espaces
choice-naval_range-announced = de l'espace annoncé
choice-naval_range-left = de l'espace quitté

## What happened: cards and movement

## Refusals: cards and movement

no-already_yours = { $fleet } est déjà à vous.
no-subordinate_must_leave = Ici { $general } commande ; un Général mineur ne peut que poursuivre sa route.
no-no_persian_province = Vous ne contrôlez ni la Persis, ni la Media, ni la Sousiane.
no-no_pontic_port = { $space } n'est pas un port pour ce voyage sur le Pontos Euxinos.

## Naval Movement

ask-sail_to = Vers où naviguez-vous ? Il reste { $left } PM.
button-finish_hearse = Achever le Char funèbre

## Places

space-abdera = Abdera
    .from = d'Abdera
space-abydos = Abydos
    .from = d'Abydos
space-aitoloi = Aitoloi
    .from = d'Aitoloi
space-ake = Ake
    .from = d'Ake
space-alexandreia = Alexandreia
    .from = d'Alexandreia
space-ambrakia = Ambrakia
    .from = d'Ambrakia
space-ankyra = Ankyra
    .from = d'Ankyra
space-apameia = Apameia
    .from = d'Apameia
space-apollonia = Apollonia
    .from = d'Apollonia
space-arbela = Arbela
    .from = d'Arbela
space-armauira = Armauira
    .from = d'Armauira
space-athenai = Athenai
    .from = d'Athenai
space-babylon = Babylon
space-barke = Barke
space-beroia = Beroia
space-bithynoi = Bithynoi
space-boiotia = Boiotia
space-byzantion = Byzantion
space-chalkedon = Chalkedon
space-chalkis = Chalkis
space-chersonesos = Chersonesos
space-damaskos = Damaskos
space-dardanoi = Dardanoi
space-daskyleion = Daskyleion
space-ekbatana = Ekbatana
    .from = d'Ekbatana
space-elemais = Elemais
    .from = d'Elemais
space-elis = Elis
    .from = d'Elis
space-elymaioi = Elymaioi
    .from = d'Elymaioi
space-ephesos = Ephesos
    .from = d'Ephesos
space-epidamnos = Epidamnos
    .from = d'Epidamnos
space-euhesperides = Euhesperides
    .from = d'Euhesperides
space-gazaka = Gazaka
space-getai = Getai
space-gortyn = Gortyn
space-halikarnassos = Halikarnassos
    .from = d'Halikarnassos
space-hekatompylos = Hekatompylos
    .from = d'Hekatompylos
space-heliopolis = Heliopolis
    .from = d'Heliopolis
space-herakleia_lynkestis = Herakleia Lynkestis
    .from = d'Herakleia Lynkestis
space-herakleia_pontike = Herakleia Pontike
    .from = d'Herakleia Pontike
space-hermoupolis = Hermoupolis
    .from = d'Hermoupolis
space-hierosolyma = Hierosolyma
    .from = d'Hierosolyma
space-ikonion = Ikonion
    .from = d'Ikonion
space-kadousioi = Kadousioi
space-kallatis = Kallatis
space-kardouchoi = Kardouchoi
space-karenitis = Karenitis
space-karrhai = Karrhai
space-kelainai = Kelainai
space-kelenderis = Kelenderis
space-kerkyra = Kerkyra
space-knossos = Knossos
space-komana = Komana
space-korinthos = Korinthos
space-kos = Kos
space-kossaioi = Kossaioi
space-kydonia = Kydonia
space-kyklades = Kyklades
    .in = aux Kyklades
    .to = vers les Kyklades
    .from = des Kyklades
space-kyrene = Kyrene
space-kyzikos = Kyzikos
space-laodikeia = Laodikeia
space-larisa = Larisa
space-mardois = Mardois
space-mazaka = Mazaka
space-megalopolis = Megalopolis
space-melitene = Melitene
space-molossia = Molossia
space-nippour = Nippour
space-nisibis = Nisibis
space-odrysai = Odrysai
    .from = d'Odrysai
space-ouroukh = Ouroukh
    .from = d'Ouroukh
space-ouxioi = Ouxioi
    .from = d'Ouxioi
space-pagasai = Pagasai
space-paraitakai = Paraitakai
space-paraitonion = Paraitonion
space-parsargadai = Parsargadai
space-pelousion = Pelousion
space-pergamon = Pergamon
space-persepolis = Persepolis
space-petra = Petra
space-phaselis = Phaselis
space-pisidai = Pisidai
space-poteidaia = Poteidaia
space-rabbatamana = Rabbatamana
space-rhagai = Rhagai
space-rhodos_city = Rhodos
space-salamis = Salamis
space-samareia = Samareia
space-sardeis = Sardeis
space-sousa = Sousa
space-sparta = Sparta
space-tarsos = Tarsos
space-taulantioi = Taulantioi
space-thapsakos = Thapsakos
space-tp_agrianes = Agrianes
    .from = d'Agrianes
space-tp_araxes = Araxes
    .from = d'Araxes
space-tp_chaonia = Chaonia
space-tp_dorylaion = Dorylaion
space-tp_hebros = Hebros
    .from = d'Hebros
space-tp_kotyora = Kotyora
space-tp_lykos = Lykos
space-tp_marmarike = Marmarike
space-tp_matiane = Matiane
space-tp_nikephorion = Nikephorion
space-tp_nikopolis = Nikopolis
space-tp_orestis = Orestis
    .from = d'Orestis
space-tp_palmyra = Palmyra
space-tp_samosata = Samosata
space-tp_sinai = Sinai
space-tp_sittake = Sittake
space-tp_sophene = Sophene
space-tp_taoke = Taoke
space-tp_tigris = Tigris
space-tp_tracheia = Tracheia
space-tp_zagros = Zagros
space-trapezous = Trapezous
space-triballoi = Triballoi
space-trikka = Trikka
space-tripolis = Tripolis
space-tyros = Tyros
space-xanthos = Xanthos
space-zadrakarta = Zadrakarta

## Provinces

area-makedonia = Makedonia
    .in = en Makedonia
area-thessalia = Thessalia
    .in = en Thessalia
area-hellas = Hellas
    .in = en Hellas
area-epeiros = Epeiros
    .in = en Epeiros
area-thrake = Thrake
    .in = en Thrake
area-illyria = Illyria
    .in = en Illyria
area-skythia = Skythia
    .in = en Skythia
area-aigyptos = Aigyptos
    .in = en Aigyptos
area-libye = Libye
    .in = en Libye
area-krete = Krete
    .in = en Krete
area-rhodos = Rhodos
    .in = à Rhodos
area-kypros = Kypros
    .in = à Kypros
area-mikra_phrygia = Mikra Phrygia
    .in = en Mikra Phrygia
area-bithynia = Bithynia
    .in = en Bithynia
area-lydia = Lydia
    .in = en Lydia
area-karia = Karia
    .in = en Karia
area-lykia_pamphylia = Lykia-Pamphylia
    .in = en Lykia-Pamphylia
area-phrygia = Phrygia
    .in = en Phrygia
area-kappadokia = Kappadokia
    .in = en Kappadokia
area-kilikia = Kilikia
    .in = en Kilikia
area-armenia = Armenia
    .in = en Armenia
area-atropatene = Atropatene
    .in = en Atropatene
area-mesopotamia = Mesopotamia
    .in = en Mesopotamia
area-syria = Syria
    .in = en Syria
area-koile_syria = Koile Syria
    .in = en Koile Syria
area-phoinike = Phoinike
    .in = en Phoinike
area-ioudaia = Ioudaia
    .in = en Ioudaia
area-nabataia = Nabataia
    .in = en Nabataia
area-babylonia = Babylonia
    .in = en Babylonia
area-media = Media
    .in = en Media
area-hyrkania = Hyrkania
    .in = en Hyrkania
area-sousiane = Sousiane
    .in = en Sousiane
area-persis = Persis
    .in = en Persis

## Generals, the Royal Family, Independent Armies

piece-perdikkas = Perdikkas
piece-antipatros = Antipatros
    .from = d'Antipatros
piece-krateros = Krateros
piece-ptolemaios = Ptolemaios
piece-leonnatos = Leonnatos
piece-lysimachos = Lysimachos
piece-antigonos = Antigonos
    .from = d'Antigonos
piece-peukestas = Peukestas
piece-aristonous = Aristonous
    .from = d'Aristonous
piece-demetrios = Demetrios
piece-seleukos = Seleukos
piece-kassandros = Kassandros
piece-nearchos = Nearchos
piece-asandros = Asandros
    .from = d'Asandros
piece-pleistarchos = Pleistarchos
piece-menelaos = Menelaos
piece-polyarchos = Polyarchos
piece-alexandros = Alexandros
    .from = d'Alexandros
piece-philippos = Philippos
piece-herakles = Herakles
    .from = d'Herakles
piece-kleopatra = Kleopatra
    .gender = f
piece-thessalonike = Thessalonike
    .gender = f
piece-leosthenes = Leosthenes
piece-philon = Philon
piece-glaukias = Glaukias
piece-seuthes = Seuthes

## Events of cards, and optional rules

choice-late_herakles-help = Jusque-là il vit tranquille à Pergamon et n'est l'héritier de personne.
choice-quick_hearse-help = Le joueur qui a le Char funèbre au tour de jeu I peut défausser une telle carte au lieu de la jouer ; Alexandre n'est pas enterré avant le tour II.
choice-hearse_taken-help = Une Armée ou un marqueur indépendant qui l'obtiendrait s'il était d'un joueur le retire du jeu.
choice-hard_sieges-help = Ce qui serait le troisième Point de siège coûte l'une d'elles.
choice-royal_besiegers-help = Contre un camp qui a plus de Prestige, elles ne comptent pas parmi les trois qu'exige un siège.
choice-hard_supply-help = On perd tout de même au moins une Unité.
choice-eight_move-help = De même pour les Interceptions, pas pour les Évitements.
choice-cavalry-help = Un nouveau type d'Unité qui aide en bataille, Interception, Évitement et petits sièges. Déconseillé avec la carte Supériorité de cavalerie.
choice-short_game-help = Une partie plus courte : celui qui a le plus de Points de Victoire gagne un tour plus tôt.
choice-cavalry_superiority-help = Un de plus au jet de bataille pour celui qui la joue ; deux dans la pioche.
choice-founding_of_a_capital-help = Une Cité mineure devient majeure et vaut des Points de Victoire.
choice-diplomatic_marriage-help = Deux joueurs ne s'attaquent pas pendant un tour de jeu.
choice-oracle-help = 1 de Légitimité pour toujours.
choice-ghost_of_alexander-help = Avec plus de Prestige, un Macédonien quitte une Armée ennemie pour la vôtre.
choice-superior_admiral-help = Deux de plus à un jet sur mer ; deux dans la pioche.
choice-price_of_failure-help = Un Général ennemi dispersé peut être tué.
choice-resupplied_port-help = Un port sans limite de fourrage pendant un tour de jeu.

## Le premier tour guidé

guide-first = Le premier tour, en Jaune
guide-first-about = Un premier round entier : des Généraux, une carte Tyché, une bataille, une marche et votre première cité, avec un guide à vos côtés.
guide-first-krateros = Alexandre est mort, et vous menez la Faction Jaune. Krateros, son Général le plus aimé, commence en Kilikia avec quatre Unités de combat. Placez-le à Issos : de là, les routes mènent en Syria.
guide-first-eumenes = Eumenes commence en Kappadokia. Les Indépendants d'Ariarathes y tiennent Komana. Placez Eumenes à côté d'eux, à Mazaka.
guide-first-order = Celui qui a le moins de Points de Victoire nomme le premier joueur. Celui qui commence prend ce qui est encore libre : nommez Jaune, vous-même.
guide-first-leftward = À présent, qui vient après vous. Bleu, avec Antigonos en Phrygia, est votre voisin ; tout ordre convient. Choisissez Bleu.
guide-first-card = À chacun de vos Segments Tyché, vous jouez une carte Événement ou Bonus. Le nombre dans le cercle, ce sont ses Points d'opération. Votre main est sous le plateau ; chaque carte dit à quoi elle peut servir, ou pourquoi elle ne le peut pas. Choisissez Éléphants d'Asie.
guide-first-event = Une carte se joue pour son événement, ou pour ses points : une marche forcée, des marqueurs de contrôle ou l'entraînement. Des Éléphants valent mieux à présent : jouez-la pour son événement.
guide-first-elephants = Chaque Éléphant ajoute à votre force en bataille un dé moins 2. Eumenes en a besoin : placez-les à Mazaka.
guide-first-roll = Le Segment d'activation : un dé donne à tous vos Généraux leurs Points de mouvement. Au-dessus de l'Initiative d'un Général, c'est 4 ; égal, 3 ; en dessous, 2. Lancez.
guide-first-army = Un 1 : deux points pour tous. Celui que vous choisissez bouge aussitôt, une Armée après l'autre. Choisissez Eumenes.
guide-first-along = Qui l'accompagne ? Un Général sans Unités de combat est sans défense. Prenez-les toutes.
guide-first-komana = Les lieux à portée sont cerclés, avec le coût de chaque pas. Ariarathes est à Komana avec cinq UC. Survolez-la : les probabilités disent comment la bataille peut finir, avant tout dé. Allez-y.
guide-first-second = Gagné : Ariarathes n'est plus, et Eumenes en est plus populaire. Une bataille prend tous les Points de mouvement, mais Krateros a les siens. Choisissez-le.
guide-first-along_too = Ici aussi, tous partent.
guide-first-myriandros = Koile Syria n'a pas encore de maître. La route du sud commence à Myriandros. Allez-y.
guide-first-laodikeia = Laodikeia est une cité libre. Celui qui s'y tient avec des Unités de combat au début de son prochain tour peut la prendre. Poursuivez jusqu'à Laodikeia.
guide-first-marker = Les autres ont joué, et le round 2 commence par votre Segment de reddition. Laodikeia peut être à vous sans combat. Placez votre marqueur.
guide-first-siege = Komana a encore son marqueur Indépendant : un siège l'ôterait. Mais un siège lance un dé, et un dé bas vous coûte des Unités de combat. Eumenes peut attendre : choisissez Terminé.
guide-first-end = C'était un round entier : reddition, Tyché, mouvement, fourrage. La carte suivante est demandée, comme à chaque round. L'onglet Victoire dit qui pourrait gagner, et quand ; dès le tour II, une victoire immédiate devient possible. Continuez : la Syria s'ouvre devant Krateros.

## Ce qui n'arrive que dans cette édition

event-general_given_up = { $side } cède { $general } et reçoit { $received }.
event-oracle_spoke = L'Oracle parle pour { $side }.
event-pact_made = Un mariage unit { $side } et { $partner } : ce tour de jeu, aucun n'attaque l'autre.
event-persian_support = Les Perses sont pour { $side }.
event-port_resupplied = { $side } fait ravitailler { $space } pour ce tour de jeu.
event-hearse_destroyed = { $space_in }, le Char funèbre tombe aux mains d'Indépendants et est détruit.
event-hearse_finished = { $side } fait achever le Char funèbre avant l'heure.
event-capital_begun = { $side } { $given_up ->
        [true] ne construit plus de capitale
       *[other] construit une capitale
    } { $space_in }.
event-capital_completed = { $space } est désormais la capitale { $side_from } et une Cité majeure.
event-capital_lost = { $side } perd la capitale { $space }{ $by ->
        [none] {""}
       *[other] , prise par { $by }
    } ; elle est de nouveau une Cité mineure.
chronicle-capital_completed = { event-capital_completed }
chronicle-capital_lost = { event-capital_lost }
chronicle-hearse_destroyed = { event-hearse_destroyed }
chronicle-pact_made = { event-pact_made }
chronicle-persian_support = { event-persian_support }

# Ce que le livret imprimé nomme autrement que nous, pour la recherche : `le sien = le nôtre; …`.
book-words = { "" }
