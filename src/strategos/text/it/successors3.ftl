### Successors, third edition

game-name = Successors, 3ª edizione
game-edition = GMT 2008, regole del 2010
game-pitch = Alessandro è morto, e i suoi generali si dividono il mondo. Marce, nozze e delitti per la sua corona, cinque Turni di Gioco dalla Grecia alla Persia. Quattro giocatori, oppure due o tre.
brief-alexander = Babilonia, 323 a.C.: Alessandro è morto. Ognuno di voi guida una Fazione dei suoi Generali. Con 18 di Legittimità (eredi, spose, la sua salma) o abbastanza Punti Vittoria (Province) si vince subito, dal Turno 2 in poi; nei Turni 4 e 5 chi custodisce un erede che diventa maggiorenne ed è primo può proclamarlo e vincere come Reggente; altrimenti contano i Punti Vittoria dopo il Turno 5.

## Questions

ask-bring_marker = Dove porta { $general } un segnalino di controllo?
ask-evade_to = Sei { $space_in }. In quale spazio tenti di eludere? Un Punto di Transito è più difficile.
ask-recruit = Quale Generale si unisce a te?

## What happened

event-turn_order_set = { $by_the } decide: gioca per primo { $first_the }, poi gli altri in senso orario.
event-joined_battle = { $side_the } esce { $space_from } a combattere: { $cus }.

## Tyche cards

card-text-drinking_hemlock = Muore un erede o una donna in uno spazio con un tuo Generale, Unità o segnalino.
card-text-greek_mercenaries = Due Mercenari in un tuo spazio di Greece, Lydia o Thessaly.
card-text-thracian_mercenaries = Due Mercenari in un tuo spazio di Thrace.
card-text-cappadocian_mercenaries = Due Mercenari in un tuo spazio di Cappadocia.
card-text-pontic_fleet = La Flotta Pontica è tua finché un altro gioca questa carta. Non conta per la Flotta più grande.
card-pirates_of_kilikia = Pirati di Cilicia
card-text-pirates_of_kilikia = La Flotta di Cilicia è tua finché un altro gioca questa carta.
card-text-egyptian_military_colonists = Due Mercenari o un Macedone Leale in un tuo spazio di Egypt.
card-text-desertions = Una o due Unità di un Esercito nemico vicino passano a te, prima i Mercenari.
card-kleopatra_offers_marriage = Cleopatra si Offre in Sposa
card-text-kleopatra_offers_marriage = In questo Turno Cleopatra ti sposa se il tuo Esercito è con lei.
card-thessalonike_offers_marriage = Thessalonice si Offre in Sposa
card-text-thessalonike_offers_marriage = In questo Turno Thessalonice ti sposa se il tuo Esercito è con lei.
card-text-olympias = Olympias inattiva arriva in Epirus con quattro Mercenari, un Generale Minore e il tuo segnalino, o come Rinforzo.
card-eurydike_speaks_for_philippos = Eurydike Parla per Philip III
card-text-eurydike_speaks_for_philippos = Philip III viene presso un tuo Esercito o una tua Città Maggiore.
card-text-peukestas_satrap_of_persis = Dal Turno 2: tre Mercenari, un Generale Minore e il tuo segnalino in uno spazio di Persis senza nemici.
card-text-treasure_city_plundered = Il tuo Esercito a Susa, Persepolis o Ecbatana prende due Mercenari e muove con 3 PM; una volta per città.
card-text-silver_shields = I due Scudi d'Argento si uniscono a un tuo Esercito o arrivano come Rinforzo. Poi, come Sorpresa in una Battaglia: quelli del nemico passano a te, uno in meno.

## Questions of the Tyche Segment and of movement

ask-grant_passage = Un Generale senza Unità ({ $side }) chiede il Libero Passaggio { $space_in }. Lo prometti?
ask-surprise_card = Giochi ora { $card } o la scarti?
button-recruit = Scartarla per un Generale

## Options of the game

choice-fleets_stay_away = 23.4 Le Flotte Disperse tornano
choice-independent_reactions = 23.3 Gli Eserciti Indipendenti

## Refusals: cards and movement

no-already_yours = È già tuo.
no-no_persian_province = Non controlli né Persis né Media né Susiana.

## Naval Movement

ask-sail_to = { $general } naviga { $space_from }. Dove prosegue la rotta? PM rimasti: { $left }.
event-course_set = { $general } ({ $side }) parte per mare { $space_from } per { $to }.

## Places

space-abydos = Illium
space-aitoloi = Aetolia
    .in = ad Aetolia
    .to = ad Aetolia
space-ake = Ace
    .in = ad Ace
    .to = ad Ace
space-alexandreia = Alexandria
    .in = ad Alexandria
    .to = ad Alexandria
space-ambrakia = Ambracia
    .in = ad Ambracia
    .to = ad Ambracia
space-amisos = Amisus
    .in = ad Amisus
    .to = ad Amisus
space-ankyra = Ancyra
    .in = ad Ancyra
    .to = ad Ancyra
space-apameia = Apamea
    .in = ad Apamea
    .to = ad Apamea
space-arados = Aradus
    .in = ad Aradus
    .to = ad Aradus
space-armauira = Armavira
    .in = ad Armavira
    .to = ad Armavira
space-aspendos = Aspendus
    .in = ad Aspendus
    .to = ad Aspendus
space-athenai = Athens
    .in = ad Athens
    .to = ad Athens
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
    .in = in Macedonia
    .to = in Macedonia
area-thessalia = Thessaly
    .in = in Thessaly
    .to = in Thessaly
area-hellas = Greece
    .in = in Greece
    .to = in Greece
area-epeiros = Epirus
    .in = in Epirus
    .to = in Epirus
area-thrake = Thrace
    .in = in Thrace
    .to = in Thrace
area-illyria = Dardani
    .in = in Dardani
    .to = in Dardani
area-skythia = Triballi
    .in = in Triballi
    .to = in Triballi
area-aigyptos = Egypt
    .in = in Egypt
    .to = in Egypt
area-krete = Crete
    .in = in Crete
    .to = in Crete
area-rhodos = Rhodes
    .in = in Rhodes
    .to = in Rhodes
area-kypros = Cyprus
    .in = in Cyprus
    .to = in Cyprus
area-mikra_phrygia = Hellespontine
    .in = in Hellespontine
    .to = in Hellespontine
area-karia = Caria
    .in = in Caria
    .to = in Caria
area-lykia_pamphylia = Pamphylia/Lycia
    .in = in Pamphylia/Lycia
    .to = in Pamphylia/Lycia
area-kappadokia = Cappadocia
    .in = in Cappadocia
    .to = in Cappadocia
area-kilikia = Cilicia
    .in = in Cilicia
    .to = in Cilicia
area-koile_syria = Coele Syria
    .in = in Coele Syria
    .to = in Coele Syria
area-phoinike = Phoenicia
    .in = in Phoenicia
    .to = in Phoenicia
area-ioudaia = Judea
    .in = in Judea
    .to = in Judea
area-nabataia = Nabatea
    .in = in Nabatea
    .to = in Nabatea
area-hyrkania = Hyrcania
    .in = in Hyrcania
    .to = in Hyrcania
area-sousiane = Susiana
    .in = in Susiana
    .to = in Susiana

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
piece-leosthenes = l'Esercito Greco
piece-philon = l'Esercito dei 23.000 Coloni
piece-glaukias = l'Esercito degli Illiri
piece-seuthes = l'Esercito degli Sciti
piece-fleet-makedonia = la Flotta di Macedonia
piece-fleet-karia = la Flotta di Caria
piece-fleet-athenai = la Flotta di Athens
piece-fleet-aigyptos = la Flotta di Egypt
piece-fleet-phoinike = la Flotta di Phoenicia
piece-fleet-kypros = la Flotta di Cyprus
piece-fleet-rhodos = la Flotta di Rhodes
piece-fleet-kilikia = la Flotta di Cilicia

## Of this edition alone

ask-attack_mover = { $side_the } è stato intercettato { $space_in }. Attacchi, invece di aspettare l'attacco?
ask-commander = Generali di pari Grado sono { $space_in }. Chi comanda?
ask-honour_passage = { $side_the } è { $space_in } e conta sul Libero Passaggio. Lasci passare?
ask-minor_with_them = Un Generale Minore li guida { $space_in }?
ask-proclaim = { $royal } è maggiorenne, e sei in testa. Lo proclami re, e vinci come suo Reggente?
ask-strew = Altrove non c'è posto. Dove entrano { $cus } Unità?
ask-train_on = Restano { $points } Punti Operazione. Addestri con essi un'altra Unità?
ask-withdraw_inside = Ti ritiri dentro le mura { $space_in }? Altrimenti c'è battaglia.
button-assassinate = Farlo assassinare
button-bury = Seppellire Alessandro
button-discard = Scartarla
button-general = Il Generale si unisce a te
button-land_there = Sbarcare lì
button-play = Giocarla
button-points_and_event = Punti Operazione, poi l'evento
button-proclaim = Proclamarlo re
choice-fewer_players = 24 Due o tre giocatori
choice-fewer_players-first = la prima opzione
choice-fewer_players-second = la seconda opzione
choice-fewer_players-help = Due giocatori: quattro Generali a testa, o tre con Lysimachus e Leonnatus nel mazzo. Tre giocatori: due a testa con quei due nel mazzo, o tre con Eumenes.
choice-generals_for_points = 23.5 Seleucus ed Eumenes
choice-generals_for_points-no = nel mazzo
choice-generals_for_points-yes = per una carta da 4 punti
choice-generals_for_points-help = Chi ha perso un Generale Maggiore può scartare una carta da 4 Punti Operazione per uno di loro.
choice-interceptor_attacks = 23.2 Chi intercetta
choice-interceptor_attacks-no = difende
choice-interceptor_attacks-yes = può attaccare
choice-interceptor_attacks-help = Chi muove può allora eludere; chi attacca un Campione non lo è più.
choice-popular_victors = 23.1 Vittorie su Eserciti Indipendenti
choice-popular_victors-no = non danno nulla
choice-popular_victors-yes = danno Popolarità
choice-popular_victors-help = Un Generale Maggiore ha 1 Popolarità per ciascuna finché vive.
help-phase_start_of_turn = Ciò che porta il Turno; un erede maggiorenne può chiudere la partita.
phase-start_of_turn = Inizio del turno
phase-start_of_turn-brief = Inizio
no-a_general_card = { $card } porta il suo Generale.
no-beside_a_major_general = Accanto a un Generale maggiore { $piece } non guida nessuno.
no-no_general_card = { $card } non è una carta Generale.
no-inside_the_walls = Chi è dentro { $space } non può intercettare.
no-must_be_played = L'evento di { $card } va eseguito.
no-must_be_played_first = Ora le carte da giocare per forza vengono prima di { $card }.
no-no_army_here = Non hai un Esercito { $space_in }.
no-no_general_lost = Non hai perso nessun Generale Maggiore.
no-no_lone_general_among_cus = Un Generale senza Unità non va tra i nemici { $space_in }.
no-not_set_aside = { $general } non è da parte.
no-passage_refused = Il Libero Passaggio { $space_in } è stato rifiutato.
reason-city = la città stessa
card-campaign = Campagna
card-text-campaign = Un tuo Esercito o un Generale muove con 5 Punti Movimento.
card-general_seleukos = Seleucus
card-text-general_seleukos = Seleucus si unisce a te con le sue Unità, nella sua Provincia o come Rinforzo.
card-general_eumenes = Eumenes
card-text-general_eumenes = Eumenes si unisce a te con le sue Unità, nella sua Provincia o come Rinforzo.
card-general_lysimachos = Lysimachus
card-text-general_lysimachos = Lysimachus si unisce a te con le sue Unità, nella sua Provincia o come Rinforzo.
card-general_leonnatos = Leonnatus
card-text-general_leonnatos = Leonnatus si unisce a te con le sue Unità, nella sua Provincia o come Rinforzo.
area-cyrene = Cyrene
    .in = in Cyrene
    .to = in Cyrene
area-libya = Libya
    .in = in Libya
    .to = in Libya
piece-fleet-pontic = la Flotta Pontica
fact-seniority = Anzianità { $value }
no-no_army_to_evade = Nessun Esercito nemico è giunto { $space_in }: non c'è da chi sfuggire.

## Il primo turno guidato

guide-first = Il primo turno, con il Giallo
guide-first-about = Due Generali, un terzo ottenuto con la sua carta, e una marcia, con qualcuno accanto che indica.
guide-first-krateros = Alessandro è morto, e tu guidi la Fazione Gialla. Craterus, il suo Generale più amato, comincia in Cilicia con quattro Unità di Combattimento. Mettilo a Issus: da lì le strade portano in Syria.
guide-first-leonnatos = Leonnatus comincia in Hellespontine, sugli stretti. Mettilo a Illium: a sud c'è la Lydia, ricca e senza padrone.
guide-first-order = Si nomina il Primo Giocatore. Andare per primi vuol dire prendere ciò che è libero: nomina il Giallo, cioè te.
guide-first-card = In ogni tuo Segmento Tyche usi una carta. La tua mano è sotto la mappa; ogni carta dice per che cosa si può usare, e perché no. In questa edizione alcuni Generali arrivano con le carte: scegli Eumenes.
guide-first-general = La sua carta non ha Punti Operazione e serve a una cosa sola. Fa' che Eumenes si unisca a te.
guide-first-eumenes = Arriva in Cappadocia con due Unità di Combattimento, in un luogo senza nemici. Ariarathes, un Indipendente, è a Zimera con cinque. Metti Eumenes accanto a lui, a Mazaca; non deve attaccare subito.
guide-first-roll = Il Segmento di Attivazione: un dado dà a tutti i tuoi Generali i loro Punti Movimento. Sopra l'Iniziativa di un Generale sono 4, pari 3, sotto 2. Tira.
guide-first-army = Un 2: Leonnatus ha tre punti, gli altri due. Scegli Leonnatus.
guide-first-along = Chi va con lui? Un Generale senza Unità di Combattimento è indifeso. Prendile tutte.
guide-first-pergamon = I luoghi raggiungibili sono cerchiati, con il costo di ogni passo. Ogni luogo in cui stai può diventare tuo quando comincia il tuo prossimo turno. Vai a Pergamum.
guide-first-sardeis = Sardis è la Città Maggiore della Lydia: senza di essa non si controlla la Provincia. Nessuno la tiene. Prosegui fino a Sardis.
guide-first-halt = Resta un punto. Antigonus, del Nero, è accanto a te: ferma qui la marcia, davanti alle mura che saranno tue.
guide-first-end = Quando comincia il tuo prossimo turno, nel Segmento di Resa puoi mettere un segnalino a Sardis: le Province danno Punti Vittoria quando tieni abbastanza dei loro luoghi. Eredi, spose e il corpo di Alessandro danno Legittimità. Indica un numero delle Fazioni per vedere di che cosa è fatto; la scheda Vittoria dice chi potrebbe vincere, e quando. Dal Turno 2 qualcuno può vincere subito.
