### Successors, fourth edition

game-name = Successors, 4th edition
game-edition = Phalanx 2020
game-pitch = Alexander is dead, and his generals divide the world. March, marry and murder for his crown, five Game Turns from Greece to Persia. Two to five players.
brief-alexander = Babylon, 323 BC: Alexander is dead. Each of you leads a Faction of his Generals. From Game Turn II on you win at once with 18 Legitimacy (heirs, brides, his body) or enough Victory Points (Provinces). When an heir comes of age, whoever guards him and is in the lead becomes Regent. Otherwise the most Victory Points at the end win.

## Sides and pieces

side-green = Green
piece-cavalry = { $count ->
        [one] Cavalry
       *[other] Cavalry
    }

## Questions

ask-bring_marker = Does he bring a control marker to { $space }?
ask-evade_to = Where do you evade to?
ask-give_up = Which General do you give up?
ask-go_inside = Do they go inside { $space }?
ask-join_general = Which General comes out of { $space } to fight?
ask-leftward = { $side } plays first. Who comes next?
button-leftward-yes = { $side }, { $leftward }…
button-leftward-no = { $side }, { $rightward }…
ask-recruit = Which Reserve General joins you?
button-event_and_points = Event, then Operation Points

## What happened

event-turn_order_set = { $then ->
    [none] { $by } decides: { $first } plays first.
   *[other] { $by } decides: { $first } plays first, then { $then } and so on.
}
event-joined_battle = { $side } comes out of { $space } to fight: { $cus }{ $generals ->
        [none] {""}
       *[other] , { $generals }
    }.
event-philon_gone = Philon has come home to { $space } and leaves the game.

## Reasons

reason-besieger = besieger
reason-defender = defender
reason-memphis_babylon = Memphis or Babylon
reason-oracle = the Oracle
reason-persian_support = Persian support
reason-rhodos = Rhodos

## Phases

phase-preparations = Preparations
help-phase_preparations = What the Game Turn brings; a Regency may win the game.
phase-preparations-brief = Prepare

## Tyche cards

card-text-drinking_hemlock = An heir or a woman in a position with your General, Combat Unit or marker dies.
card-text-pontic_fleet = One Army or General goes by sea from one port of the Pontos Euxinos to another; no Naval Battle can stop it.
card-text-desertions = An enemy Army near you loses one or two Combat Units, Mercenaries first.
card-text-kleopatra_offers_marriage = This Game Turn Kleopatra marries you if your Army, and no enemy, is with her.
card-text-thessalonike_offers_marriage = This Game Turn Thessalonike marries you if your Army, and no enemy, is with her.
card-text-olympias = Uncontrolled Olympias comes to Epeiros with four Mercenaries, a Minor General and your marker, or as Reinforcements.
card-text-peukestas_satrap_of_persis = From Game Turn II: Peukestas joins you with three Mercenaries, in Persis or as a Reinforcement.
card-kassandros = Kassandros
card-text-kassandros = Once Antipatros is gone: Kassandros joins you with three Mercenaries, in Hellas, Makedonia or as a Reinforcement.
card-persian_popular_support = Persian Popular Support
card-text-persian_popular_support = −2 Legitimacy for good; two Mercenaries now and one in each Reinforcement Phase while you hold { area-persis }, { area-media } or { area-sousiane }.
card-text-silver_shields = The two Silver Shields join one of your Armies or come as Reinforcements.
card-silver_shields_b = Silver Shields: Betrayal
card-text-silver_shields_b = Surprise, in a Land Battle: the enemy’s Silver Shields come over to you, one fewer.
card-cavalry_superiority = Cavalry Superiority
card-text-cavalry_superiority = Surprise, in a Land Battle: +1 to your roll.
card-founding_of_a_capital = Founding of a Capital
card-text-founding_of_a_capital = Build a capital in a Minor City of yours; held until your next Reinforcements it is a Major City worth 2 VP.
card-diplomatic_marriage = Diplomatic Marriage
card-text-diplomatic_marriage = You and another player do not attack each other until the end of the Game Turn.
card-oracle = Oracle
card-text-oracle = +1 Legitimacy for good.
card-ghost_of_alexander = Ghost of Alexander
card-text-ghost_of_alexander = A Royal Army or Loyal unit of an Army of lower Prestige near one of your Generals comes over to him.
card-superior_admiral = Superior Admiral
card-text-superior_admiral = Surprise, in a Naval Battle: +2 to your roll.
card-price_of_failure = Price of Failure
card-text-price_of_failure = A Dispersed enemy General is killed by his officers on 4 to 6.
card-resupplied_port = Resupplied Port
card-text-resupplied_port = Your Combat Units in one port need no supply this Game Turn.

## Questions of the Tyche Segment and of movement

ask-grant_passage = { $side } asks for Free Passage at { $space }. Do you grant it?
ask-event_side = With whom do you play { $card }?
ask-play_surprise = Do you play { $card }, or discard it?
ask-surprise_card = You hold no Event or Bonus card. Which Surprise card do you use?
button-recruit = Recruit a General

## Options of the game

choice-cavalry = 16.9 Cavalry
choice-cavalry-yes = with its own Combat Units
choice-cavalry-no = without
choice-eight_move = 16.8 Combat Units that move together
choice-eight_move-yes = 8 at most
choice-eight_move-no = any number
choice-fleets_stay_away = 16.10 Dispersed Fleets come back
choice-hard_sieges = 16.5 Combat Units inside a Major City
choice-hard_sieges-yes = die before it falls
choice-hard_sieges-no = do not slow a siege
choice-hard_supply = 16.7 Over the Supply Limit
choice-hard_supply-yes = Attrition is rolled
choice-hard_supply-no = one Combat Unit is lost
choice-hearse_taken = 16.4 Where Independents come to the Hearse
choice-hearse_taken-yes = it is destroyed
choice-hearse_taken-no = nothing happens
choice-independent_reactions = 16.11 Independent Armies
choice-late_herakles = 16.2 Herakles enters
choice-late_herakles-yes = when Alexandros dies
choice-late_herakles-no = at the start
choice-quick_hearse = 16.3 The Hearse can leave Babylon
choice-quick_hearse-yes = sooner, for a card of 4 OP
choice-quick_hearse-no = from Game Turn II on
choice-royal_besiegers = 16.6 Royal Army units besiege
choice-royal_besiegers-yes = nobody with more Prestige
choice-royal_besiegers-no = whomever they are led against
choice-short_game = 16.12 The game ends
choice-short_game-yes = after Game Turn IV
choice-short_game-no = after Game Turn V
choice-cavalry_superiority = 16.1 Card: Cavalry Superiority
choice-cavalry_superiority-yes = in the deck
choice-cavalry_superiority-no = not in the deck
choice-diplomatic_marriage = 16.1 Card: Diplomatic Marriage
choice-diplomatic_marriage-yes = in the deck
choice-diplomatic_marriage-no = not in the deck
choice-founding_of_a_capital = 16.1 Card: Founding of a Capital
choice-founding_of_a_capital-yes = in the deck
choice-founding_of_a_capital-no = not in the deck
choice-ghost_of_alexander = 16.1 Card: Ghost of Alexander
choice-ghost_of_alexander-yes = in the deck
choice-ghost_of_alexander-no = not in the deck
choice-oracle = 16.1 Card: Oracle
choice-oracle-yes = in the deck
choice-oracle-no = not in the deck
choice-price_of_failure = 16.1 Card: Price of Failure
choice-price_of_failure-yes = in the deck
choice-price_of_failure-no = not in the deck
choice-resupplied_port = 16.1 Card: Resupplied Port
choice-resupplied_port-yes = in the deck
choice-resupplied_port-no = not in the deck
choice-superior_admiral = 16.1 Card: Superior Admiral
choice-superior_admiral-yes = in the deck
choice-superior_admiral-no = not in the deck
choice-siege_lasts = Besieged Generals and Interception
choice-siege_lasts-activation = none before the besieger’s activation is over
choice-siege_lasts-step = from his second step on
choice-naval_range = Naval Battles within two spaces
choice-naval_range-announced = of the space announced
choice-naval_range-left = of the space that is left

## What happened: cards and movement

## Refusals: cards and movement

no-already_yours = { $fleet } is yours already.
no-subordinate_must_leave = Here { $general } commands; a Minor General can only go on.
no-no_persian_province = You control none of Persis, Media and Sousiane.
no-no_pontic_port = { $space } is not a port for this voyage on the Pontos Euxinos.

## Naval Movement

ask-sail_to = Where do you sail to? { $left } MP left.
button-finish_hearse = Finish the Hearse

## Places

space-abydos = Abydos
space-aitoloi = Aitoloi
space-ake = Ake
space-alexandreia = Alexandreia
space-ambrakia = Ambrakia
space-amisos = Amisos
space-ankyra = Ankyra
space-apameia = Apameia
space-arados = Arados
space-armauira = Armauira
space-aspendos = Aspendos
space-athenai = Athenai
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
space-doura = Doura
space-ekbatana = Ekbatana
space-elymaioi = Elymaioi
space-ephesos = Ephesos
space-epidamnos = Epidamnos
space-euhesperides = Euhesperides
space-gabai = Gabai
space-gazaka = Gazaka
space-getai = Getai
space-gordion = Gordion
space-halikarnassos = Halikarnassos
space-hekatompylos = Hekatompylos
space-herakleia_lynkestis = Herakleia Lynkestis
space-herakleia_pontike = Herakleia Pontike
space-hermoupolis = Hermoupolis
space-hierosolyma = Hierosolyma
space-ikonion = Ikonion
space-issos = Issos
space-kadousioi = Kadousioi
space-kainai = Kainai
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
space-kyrene = Kyrene
space-kyzikos = Kyzikos
space-laodikeia = Laodikeia
space-larisa = Larisa
space-mardois = Mardois
space-mazaka = Mazaka
space-molossia = Molossia
space-myriandros = Myriandros
space-nippour = Nippour
space-odrysai = Odrysai
space-ouroukh = Ouroukh
space-ouxioi = Ouxioi
space-pagasai = Pagasai
space-paraitakai = Paraitakai
space-paraitonion = Paraitonion
space-parsargadai = Parsargadai
space-pelousion = Pelousion
space-pergamon = Pergamon
space-pisidai = Pisidai
space-poteidaia = Poteidaia
space-rabbatamana = Rabbatamana
space-rhagai = Rhagai
space-rhodos_city = Rhodos
space-samareia = Samareia
space-sardeis = Sardeis
space-sousa = Sousa
space-tabai = Tabai
space-tarsos = Tarsos
space-taulantioi = Taulantioi
space-thapsakos = Thapsakos
space-trapezous = Trapezous
space-triballoi = Triballoi
space-trikka = Trikka
space-tyros = Tyros
space-xanthos = Xanthos
space-zadrakarta = Zadrakarta

## Provinces

area-makedonia = Makedonia
area-thessalia = Thessalia
area-hellas = Hellas
area-epeiros = Epeiros
area-thrake = Thrake
area-illyria = Illyria
area-skythia = Skythia
area-aigyptos = Aigyptos
area-libye = Libye
area-krete = Krete
area-rhodos = Rhodos
area-kypros = Kypros
area-mikra_phrygia = Mikra Phrygia
area-karia = Karia
area-lykia_pamphylia = Lykia-Pamphylia
area-kappadokia = Kappadokia
area-kilikia = Kilikia
area-koile_syria = Koile Syria
area-phoinike = Phoinike
area-ioudaia = Ioudaia
area-nabataia = Nabataia
area-hyrkania = Hyrkania
area-sousiane = Sousiane

## Generals, the Royal Family, Independent Armies

piece-perdikkas = Perdikkas
piece-antipatros = Antipatros
piece-krateros = Krateros
piece-ptolemaios = Ptolemaios
piece-leonnatos = Leonnatos
piece-lysimachos = Lysimachos
piece-antigonos = Antigonos
piece-peukestas = Peukestas
piece-aristonous = Aristonous
piece-demetrios = Demetrios
piece-seleukos = Seleukos
piece-kassandros = Kassandros
piece-nearchos = Nearchos
piece-asandros = Asandros
piece-pleistarchos = Pleistarchos
piece-menelaos = Menelaos
piece-polyarchos = Polyarchos
piece-alexandros = Alexandros
piece-philippos = Philippos
piece-herakles = Herakles
piece-kleopatra = Kleopatra
piece-thessalonike = Thessalonike
piece-leosthenes = Leosthenes
piece-philon = Philon
piece-glaukias = Glaukias
piece-seuthes = Seuthes

## Events of cards, and optional rules

choice-late_herakles-help = Until then he lives quietly at Pergamon and is nobody’s heir.
choice-quick_hearse-help = A player who has the Hearse in Game Turn I may discard such a card instead of playing it; Alexander is not buried before Game Turn II.
choice-hearse_taken-help = An Independent Army or marker that would gain it if it were a player’s removes it from the game.
choice-hard_sieges-help = What would be the third Siege Point costs one of them instead.
choice-royal_besiegers-help = Against a side with more Prestige they do not count among the three that a siege takes.
choice-hard_supply-help = At least one Combat Unit is lost all the same.
choice-eight_move-help = The same holds for Interceptions, not for Evasions.
choice-cavalry-help = A new type of Combat Unit that helps in battle, Interception, Evasion and small sieges. Not recommended together with the card Cavalry Superiority.
choice-short_game-help = A shorter game: the most Victory Points win a Game Turn sooner.
choice-cavalry_superiority-help = One more in a battle roll, for the player of the card; two in the deck.
choice-founding_of_a_capital-help = A Minor City becomes a Major City and is worth Victory Points.
choice-diplomatic_marriage-help = Two players do not attack each other for a Game Turn.
choice-oracle-help = One Legitimacy for good.
choice-ghost_of_alexander-help = With more Prestige a Macedonian leaves an enemy Army for yours.
choice-superior_admiral-help = Two more in a roll at sea; two in the deck.
choice-price_of_failure-help = A Dispersed enemy General may be killed.
choice-resupplied_port-help = A port without Supply Limit for a Game Turn.

## The guided first turn

guide-first = The first turn, as Yellow
guide-first-about = A whole first Round: Generals, a Tyche card, a battle, a march and your first city, with a guide at your side.
guide-first-krateros = Alexander is dead, and you lead the Yellow Faction. Krateros, his most popular General, begins in Kilikia with four Combat Units. Put him at Issos: from there the roads lead to Syria.
guide-first-eumenes = Eumenes begins in Kappadokia. Independents under Ariarathes hold Komana there. Put Eumenes next to them, at Mazaka.
guide-first-order = Whoever has the fewest Victory Points names the First Player. Whoever goes first takes what is still free: name Yellow, yourself.
guide-first-leftward = Now who comes after you. Blue, with Antigonos in Phrygia, is your neighbour; any order will do. Choose Blue.
guide-first-card = In each of your Tyche Segments you play one Event or Bonus card. The number in the circle is its Operation Points. Your hand lies below the map; each card shows what it can be used for, or why it cannot. Choose Asian Elephants.
guide-first-event = A card is played for its event, or its points for a Forced March, control markers or training. Elephants are worth more than that now: play it for its event.
guide-first-elephants = Each Elephant adds a die minus 2 to your strength in battle. Eumenes needs them: place them at Mazaka.
guide-first-roll = The Activation Segment: one die gives all your Generals their Movement Points. A die above a General’s Initiative is 4, equal 3, below it 2. Roll.
guide-first-army = A 1: two points for everybody. The Army you choose moves at once, one Army after the other. Choose Eumenes.
guide-first-along = Who goes along? A General without Combat Units is helpless. Take all of them.
guide-first-komana = The places in reach are ringed, with what each step costs. Ariarathes is at Komana with five Combat Units. Point at it: the odds show how the battle may end, before any die is rolled. Go there.
guide-first-second = Won: Ariarathes is gone, and Eumenes is more popular for it. One battle takes all Movement Points, but Krateros has his own. Choose him.
guide-first-along_too = Here, too, all go along.
guide-first-myriandros = Koile Syria has no master yet. The road south begins at Myriandros. Go there.
guide-first-laodikeia = Laodikeia is a free city. Whoever is there with Combat Units when his next turn begins may take it. Go on to Laodikeia.
guide-first-marker = The others have had their turns, and Round 2 begins with your Surrender Segment. Laodikeia can be yours without a fight. Place your marker.
guide-first-siege = Komana still has its Independent marker: a siege would remove it. But a siege rolls a die, and a low one costs you Combat Units. Eumenes may wait: choose Done.
guide-first-end = That was a whole Round: Surrender, Tyche, Activation, Supply. Now the next card is asked for, as in every Round. The tab Victory says who could win, and when; from Turn II on somebody may win at once. Play on: Syria lies before Krateros.

## What happens in this edition alone

event-general_given_up = { $side } gives up { $general } and receives { $received }.
event-oracle_spoke = The Oracle speaks for { $side }.
event-pact_made = A wedding joins { $side } and { $partner }: in this Game Turn neither attacks the other.
event-persian_support = The Persians are for { $side }.
event-port_resupplied = { $side } has supplies brought to { $space } for this Game Turn.
event-hearse_destroyed = At { $space } the Hearse falls to Independents and is destroyed.
event-hearse_finished = { $side } has the Hearse finished before its time.
event-capital_begun = { $side } { $given_up ->
        [true] no longer builds a Capital
       *[other] builds a Capital
    } at { $space }.
event-capital_completed = { $space } is now the Capital of { $side }, a Major City.
event-capital_lost = { $side } loses the Capital { $space }{ $by ->
        [none] {""}
       *[other] {" "}to { $by }
    }; it is a Minor City again.
chronicle-capital_completed = { event-capital_completed }
chronicle-capital_lost = { event-capital_lost }
chronicle-hearse_destroyed = { event-hearse_destroyed }
chronicle-pact_made = { event-pact_made }
chronicle-persian_support = { event-persian_support }

# What the printed rulebook calls otherwise than we do, for the search: `theirs = ours; …`.
book-words = { "" }
