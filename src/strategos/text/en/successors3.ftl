### Successors, third edition

game-name = Successors, 3rd edition
game-edition = GMT 2008, living rules of 2010
game-pitch = Alexander is dead, and his generals divide the world. March, marry and murder for his crown, five Game Turns from Greece to Persia. Four players, or two or three.
brief-alexander = Babylon, 323 BC: Alexander is dead. Each of you leads a Faction of his Generals. From Game Turn II on you win at once with 18 Legitimacy (heirs, brides, his body) or enough Victory Points (Provinces). In Game Turns IV and V whoever guards an heir who comes of age, and is in the lead, may proclaim him and win as Regent. Otherwise the most Victory Points after Game Turn V win.

## Questions

ask-bring_marker = Where does { $general } bring a control marker?
ask-evade_to = You are at { $space }. Which space do you try to evade to? A Way Point is harder to reach.
ask-recruit = Which General joins you?

## What happened

event-turn_order_set = { $by } decides: { $first } plays first, the others follow clockwise.
event-joined_battle = { $side } comes out of { $space } to fight: { $cus }.
event-philon_gone = The 23,000 Settlers have come home to { $space } and leave the game.

## Tyche cards

card-text-drinking_hemlock = An heir or a woman in a space with your General, Combat Unit or marker dies.
card-text-pontic_fleet = The Pontic Fleet is yours until another plays this card. It does not count for the Largest Fleet.
card-text-desertions = One or two Combat Units of an enemy Army near you come over, Mercenaries first.
card-text-kleopatra_offers_marriage = This Game Turn Cleopatra marries you when your Army is with her.
card-text-thessalonike_offers_marriage = This Game Turn Thessalonice marries you when your Army is with her.
card-text-olympias = Inactive Olympias comes to Epirus with four Mercenaries, a Minor General and your marker, or as Reinforcements.
card-text-peukestas_satrap_of_persis = From Game Turn 2: three Mercenaries, a Minor General and your marker in a space of Persis without enemies.
card-text-silver_shields = The two Silver Shields join one of your Armies or come as Reinforcements. Then, as a Surprise in a Land Battle: the enemy’s come over to you, one fewer.

## Questions of the Tyche Segment and of movement

ask-grant_passage = A General of { $side } without Combat Units asks for Free Passage at { $space }. Do you promise it?
ask-surprise_card = Do you play { $card } now, or discard it?
button-recruit = Discard it for a General

## Options of the game

choice-fleets_stay_away = 23.4 Dispersed Fleets come back
choice-independent_reactions = 23.3 Independent Armies

## Refusals: cards and movement

no-already_yours = That is yours already.

## Naval Movement

ask-sail_to = { $general } sails from { $space }. Where does the way lead next? { $left } MP left.

## Places

space-abydos = Ilium
space-aitoloi = Aetolia
space-ake = Ace
space-alexandreia = Alexandria
space-ambrakia = Ambracia
space-amisos = Amisus
space-ankyra = Ancyra
space-apameia = Apamea
space-arados = Aradus
space-armauira = Armavira
space-aspendos = Aspendus
space-athenai = Athens
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
space-elymaioi = Elymaei
space-ephesos = Ephesus
space-epidamnos = Epidamnus
space-euhesperides = Euesperides
space-gabai = Gabae
space-gazaka = Gazaca
space-getai = Getae
space-gordion = Gordium
space-halikarnassos = Halicarnassus
space-hekatompylos = Hecatompylus
space-herakleia_lynkestis = Heraclea Lyncestis
space-herakleia_pontike = Heraclea Pontica
space-hermoupolis = Hermopolis
space-hierosolyma = Jerusalem
space-ikonion = Iconium
space-issos = Issus
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
space-ouroukh = Uruk
space-ouxioi = Uxii
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
area-thessalia = Thessaly
area-hellas = Greece
area-epeiros = Epirus
area-thrake = Thrace
area-illyria = Dardani
area-skythia = Triballi
area-aigyptos = Egypt
area-krete = Crete
area-rhodos = Rhodes
area-kypros = Cyprus
area-mikra_phrygia = Hellespontine
area-karia = Caria
area-lykia_pamphylia = Pamphylia/Lycia
area-kappadokia = Cappadocia
area-kilikia = Cilicia
area-koile_syria = Coele Syria
area-phoinike = Phoenicia
area-ioudaia = Judea
area-nabataia = Nabatea
area-hyrkania = Hyrcania
area-sousiane = Susiana

## Generals, the Royal Family, Independent Armies

piece-perdikkas = Perdiccas
piece-antipatros = Antipater
piece-krateros = Craterus
piece-ptolemaios = Ptolemy
piece-leonnatos = Leonnatus
piece-lysimachos = Lysimachus
piece-antigonos = Antigonus
piece-demetrios = Demetrius
piece-seleukos = Seleucus
piece-alexandros = Alexander IV
piece-philippos = Philip III
piece-herakles = Heracles
piece-kleopatra = Cleopatra
piece-thessalonike = Thessalonice
piece-leosthenes = the Greek Army
piece-philon = the 23,000 Settlers
piece-glaukias = the Illyrians
piece-seuthes = the Scythians

## Of this edition alone

ask-attack_mover = { $side } was intercepted at { $space }. Do you attack, instead of waiting for the attack?
ask-commander = Generals of equal Rank are at { $space }. Who commands?
ask-honour_passage = { $side } is at { $space } and counts on Free Passage. Do you let them pass?
ask-minor_with_them = Does a Minor General lead them at { $space }?
ask-proclaim = { $royal } is of age, and you are in the lead. Do you proclaim him king, and win as his Regent?
ask-strew = There is no room elsewhere. Where { $cus ->
        [one] does one Combat Unit
       *[other] do { $cus } Combat Units
    } arrive?
ask-train_on = { $points ->
        [one] One Operation Point is
       *[other] { $points } Operation Points are
    } left. Do you train another Combat Unit with { $points ->
        [one] it
       *[other] them
    }?
ask-withdraw_inside = Do you withdraw inside the walls of { $space }? Otherwise there is a battle.
button-assassinate = Have him assassinated
button-bury = Bury Alexander
button-discard = Discard it
button-general = The General joins you
button-land_there = Land there
button-play = Play it
button-points_and_event = Operation Points, then the event
button-proclaim = Proclaim him king
choice-fewer_players = 24 Two or three players
choice-fewer_players-first = the first option
choice-fewer_players-second = the second option
choice-fewer_players-help = Two players: four Generals each, or three each with Lysimachus and Leonnatus in the deck. Three players: two each with those two in the deck, or three each with Eumenes.
choice-generals_for_points = 23.5 Seleucus and Eumenes
choice-generals_for_points-no = in the deck
choice-generals_for_points-yes = for a card of 4 points
choice-generals_for_points-help = A player who has had a Major General killed may discard a card of 4 Operation Points for one of them.
choice-interceptor_attacks = 23.2 The interceptor
choice-interceptor_attacks-no = defends
choice-interceptor_attacks-yes = may attack
choice-interceptor_attacks-help = The mover may then evade; attacking a Champion costs the title.
choice-popular_victors = 23.1 Victories over Independent Armies
choice-popular_victors-no = bring nothing
choice-popular_victors-yes = make popular
choice-popular_victors-help = A Major General has 1 Popularity for each until he dies.
help-phase_start_of_turn = What the Game Turn brings; an heir who comes of age may end the game.
phase-start_of_turn = Start of the turn
phase-start_of_turn-brief = Start
no-a_general_card = { $card } can only be played for its General.
no-beside_a_major_general = Beside a Major General { $piece } leads nobody.
no-no_general_card = { $card } is not a General card.
no-inside_the_walls = Pieces inside { $space } cannot intercept.
no-must_be_played = The event of { $card } must be carried out.
no-must_be_played_first = Play your must-play cards before { $card }.
no-no_army_here = There is no Army of yours at { $space }.
no-no_general_lost = You have had no Major General killed.
no-no_lone_general_among_cus = A General without Combat Units does not go among enemies at { $space }.
no-could_not_go_on = A General without Combat Units may not stop at { $space }, and could not go on from there.
no-no_army_comes = It takes an Army to make anybody at { $space } say who is inside.
no-not_set_aside = { $general } is not set aside.
no-passage_refused = Free Passage at { $space } was refused.
reason-city = the city itself
card-campaign = Campaign
card-text-campaign = One of your Armies or Generals moves with 5 Movement Points.
card-general_seleukos = Seleucus
card-text-general_seleukos = Seleucus joins you with his Combat Units, in his Province or as a Reinforcement.
card-general_eumenes = Eumenes
card-text-general_eumenes = Eumenes joins you with his Combat Units, in his Province or as a Reinforcement.
card-general_lysimachos = Lysimachus
card-text-general_lysimachos = Lysimachus joins you with his Combat Units, in his Province or as a Reinforcement.
card-general_leonnatos = Leonnatus
card-text-general_leonnatos = Leonnatus joins you with his Combat Units, in his Province or as a Reinforcement.
area-cyrene = Cyrene
area-libya = Libya
piece-fleet-pontic = the Pontic Fleet
fact-seniority = Seniority { $value }
no-no_army_to_evade = No enemy Army has come to { $space }: there is nothing to evade.

## The guided first turn

guide-first = The first turn, as Yellow
guide-first-about = A whole first Round: Generals, one of them won by his card, two marches and your first cities, with a guide at your side.
guide-first-krateros = Alexander is dead, and you lead the Yellow Faction. Craterus, his most popular General, begins in Cilicia with four Combat Units. Put him at Issus: from there the roads lead to Syria.
guide-first-leonnatos = Leonnatus begins in Hellespontine Phrygia, on the straits. Put him at Ilium: Lydia, rich and without a master, lies to the south.
guide-first-order = The First Player is named. Whoever goes first takes what is still free: name Yellow, yourself.
guide-first-card = In each of your Tyche Segments you use a card. Your hand lies below the map; each card shows what it can be used for, or why it cannot. In this edition Generals come by cards: choose Eumenes.
guide-first-general = His card has no Operation Points; it has one use. Let Eumenes join you.
guide-first-eumenes = He comes to Cappadocia with two Combat Units, to a place without enemies. Ariarathes, an Independent, is at Zimera with five. Put Eumenes beside him, at Mazaca; he need not attack yet.
guide-first-roll = The Activation Segment: one die gives all your Generals their Movement Points. A die above a General’s Initiative is 4, equal 3, below it 2. Roll.
guide-first-army = A 2: Leonnatus has three points, the others two. Choose Leonnatus.
guide-first-along = Who goes along? A General without Combat Units is helpless. Take all of them.
guide-first-pergamon = The places in reach are ringed, with what each step costs. Each place you occupy may be yours when your next turn begins. Go to Pergamum.
guide-first-sardeis = Sardis is the Major City of Lydia: without it nobody controls the Province. Antigonus, of Black, may come to intercept; the figure says how likely you get there. Go on to Sardis.
guide-first-halt = One point is left. Antigonus, of Black, is next to you: end the march here, before the walls that will be yours.
guide-first-second = Craterus has two points of his own. Choose him.
guide-first-along_too = Here, too, all go along.
guide-first-myriandros = Syria has no master yet, and the road south begins at Myriandrus. Go there.
guide-first-laodikeia = Laodicea is free. Whoever is there with Combat Units when his next turn begins may take it. Go on to Laodicea.
guide-first-rest = Eumenes stays where he is: beside Ariarathes he is safer at rest. End your Segment.
guide-first-at-intercept_from = Antigonus passes Sardis. Leonnatus could try to stop him: the figure says how likely, and then it is a battle. Let him pass.
guide-first-marker = Round 2 begins with your Surrender Segment. Sardis can be yours without a fight: place your marker.
guide-first-marker_too = Laodicea, too.
guide-first-end = That was a whole Round: Surrender, Tyche, Activation, Supply. Now the next card is asked for, as in every Round. The tab Victory says who could win, and when; from Turn II on somebody may win at once. Play on: you hold the key to Lydia.

# What the printed rulebook calls otherwise than we do, for the search: `theirs = ours; …`.
book-words = { "" }
