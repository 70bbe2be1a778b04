### Successors, fourth edition

game-name = I Successori (Successors, 4ª edizione)
game-edition = Phalanx 2020
game-pitch = Alessandro è morto e i suoi generali si dividono il mondo. Marce, nozze e delitti per la sua corona, cinque Turni di Gioco dalla Grecia alla Persia. Da due a cinque giocatori.
brief-alexander = Babilonia, 323 a.C.: Alessandro è morto. Ognuno di voi guida una Fazione dei suoi Generali. Con 18 di Legittimità (eredi, spose, la sua salma) o abbastanza Punti Vittoria (Province) si ottiene la Vittoria Istantanea, dal Turno di Gioco II in poi. Quando un erede diventa maggiorenne, chi lo custodisce ed è in testa diventa Reggente. Altrimenti vince chi alla fine ha più Punti Vittoria.

## Sides and pieces

side-green = Verde
    .the = il Verde
    .to = al Verde
    .from = dal Verde
piece-cavalry = { $count ->
        [one] Cavalleria
       *[other] Cavalleria
    }

## Questions

ask-bring_marker = Porta un segnalino di controllo { $space_in }?
ask-evade_to = Dove ti metti in salvo?
ask-give_up = Quale Generale scarti?
ask-go_inside = Entrano dentro le mura { $space_in }?
ask-join_general = Quale Generale { $space_in } esce a combattere?
ask-leftward = Comincia { $side_the }. Chi viene dopo?
button-leftward-yes = { $side }, { $leftward }…
button-leftward-no = { $side }, { $rightward }…
ask-recruit = Quale Generale di Riserva si unisce a te?
button-event_and_points = Evento, poi Punti Operazione

## What happened

event-turn_order_set = { $then ->
    [none] { $by_the } decide: comincia { $first_the }.
   *[other] { $by_the } decide: comincia { $first_the }, poi { $then_the } e così via.
}
event-joined_battle = { $side_the } esce a combattere { $space_from }: { $cus }{ $generals ->
        [none] {""}
       *[other] , { $generals }
    }.
event-philon_gone = Philon è tornato a casa { $space_in } e lascia il gioco.

## Reasons

reason-besieger = assediante
reason-defender = difensore
reason-memphis_babylon = Memphis o Babylon
reason-oracle = l'Oracolo
reason-persian_support = Supporto Popolare Persiano
reason-rhodos = Rhodos

## Phases

phase-preparations = Preparativi
help-phase_preparations = Che cosa porta il Turno; una Reggenza può vincere la partita.
phase-preparations-brief = Preparat.

## Tyche cards

card-text-drinking_hemlock = Muore un erede o una donna in una posizione con un tuo Generale, Unità o segnalino.
card-text-pontic_fleet = Un Esercito o Generale va per mare da un porto del Pontos Euxinos a un altro; nessuna Battaglia Navale lo ferma.
card-text-desertions = Un Esercito nemico vicino perde una o due Unità, prima i Mercenari.
card-text-kleopatra_offers_marriage = In questo Turno Kleopatra ti sposa se il tuo Esercito è con lei e nessun nemico è con lei.
card-text-thessalonike_offers_marriage = In questo Turno Thessalonike ti sposa se il tuo Esercito è con lei e nessun nemico è con lei.
card-text-olympias = Olympias non controllata viene in Epeiros con quattro Mercenari, un Generale Minore e un tuo segnalino, o come Rinforzi.
card-text-peukestas_satrap_of_persis = Dal Turno II: Peukestas si unisce a te con tre Mercenari, in Persis o come Rinforzo.
card-kassandros = Kassandros
card-text-kassandros = Morto Antipatros: Kassandros si unisce a te con tre Mercenari, in Hellas, Makedonia o come Rinforzo.
card-persian_popular_support = Supporto Popolare Persiano
card-text-persian_popular_support = −2 Legittimità per sempre; due Mercenari ora e uno a ogni Fase Rinforzi finché tieni { area-persis }, { area-media } o { area-sousiane }.
card-text-silver_shields = I due Scudi d'Argento si uniscono a un tuo Esercito o arrivano come Rinforzi.
card-silver_shields_b = Scudi d'Argento: voltafaccia
card-text-silver_shields_b = Sorpresa, in battaglia: gli Scudi d'Argento nemici passano a te, uno in meno.
card-cavalry_superiority = Superiorità di Cavalleria
card-text-cavalry_superiority = Sorpresa, in battaglia: +1 al tuo tiro.
card-founding_of_a_capital = Fondazione di una Capitale
card-text-founding_of_a_capital = Costruisci una Capitale in una tua Città Minore; tenuta fino ai prossimi Rinforzi è una Città Maggiore da 2 PV.
card-diplomatic_marriage = Matrimonio Diplomatico
card-text-diplomatic_marriage = Tu e un altro giocatore non vi attaccate fino alla fine del Turno.
card-oracle = Oracolo
card-text-oracle = +1 Legittimità per sempre.
card-ghost_of_alexander = Il Fantasma di Alessandro
card-text-ghost_of_alexander = Un'Unità dell'Esercito Reale o Leale di un Esercito vicino con Prestigio minore passa a un tuo Generale.
card-superior_admiral = Ammiraglio Superiore
card-text-superior_admiral = Sorpresa, in Battaglia Navale: +2 al tuo tiro.
card-price_of_failure = Il Prezzo del Fallimento
card-text-price_of_failure = Un Generale nemico Disperso è ucciso dai suoi ufficiali con 4-6.
card-resupplied_port = Porto Rifornito
card-text-resupplied_port = In questo Turno le tue Unità in un porto non hanno bisogno di rifornimenti.

## Questions of the Tyche Segment and of movement

ask-grant_passage = { $side_the } chiede Libero Passaggio { $space_in }. Lo concedi?
ask-event_side = Con chi giochi { $card }?
ask-play_surprise = Giochi { $card } o la scarti?
ask-surprise_card = Non hai carte Evento o Bonus. Quale carta Sorpresa usi?
button-recruit = Recluta un Generale

## Options of the game

choice-cavalry = 16.9 Cavalleria
choice-cavalry-yes = con Unità proprie
choice-cavalry-no = senza
choice-eight_move = 16.8 Unità che muovono insieme
choice-eight_move-yes = al massimo 8
choice-eight_move-no = senza limite
choice-fleets_stay_away = 16.10 Le Flotte Disperse ritornano
choice-hard_sieges = 16.5 Le Unità dentro una Città Maggiore
choice-hard_sieges-yes = muoiono prima che cada
choice-hard_sieges-no = non ritardano l'Assedio
choice-hard_supply = 16.7 Oltre il Limite di Vettovagliamento
choice-hard_supply-yes = si tira per l'Attrito
choice-hard_supply-no = si perde 1 Unità
choice-hearse_taken = 16.4 Se gli Indipendenti raggiungono il Carro Funebre
choice-hearse_taken-yes = è distrutto
choice-hearse_taken-no = non accade nulla
choice-independent_reactions = 16.11 Gli Eserciti Indipendenti
choice-late_herakles = 16.2 Herakles entra in gioco
choice-late_herakles-yes = alla morte di Alexandros
choice-late_herakles-no = all'inizio
choice-quick_hearse = 16.3 Il Carro Funebre può lasciare Babylon
choice-quick_hearse-yes = prima, con una carta da 4 PO
choice-quick_hearse-no = dal Turno di Gioco II
choice-royal_besiegers = 16.6 Le Unità dell'Esercito Reale assediano
choice-royal_besiegers-yes = nessuno che abbia più Prestigio
choice-royal_besiegers-no = chiunque
choice-short_game = 16.12 La partita finisce
choice-short_game-yes = dopo il Turno di Gioco IV
choice-short_game-no = dopo il Turno di Gioco V
choice-cavalry_superiority = 16.1 Carta: Superiorità di Cavalleria
choice-cavalry_superiority-yes = nel mazzo
choice-cavalry_superiority-no = non nel mazzo
choice-diplomatic_marriage = 16.1 Carta: Matrimonio Diplomatico
choice-diplomatic_marriage-yes = nel mazzo
choice-diplomatic_marriage-no = non nel mazzo
choice-founding_of_a_capital = 16.1 Carta: Fondazione di una Capitale
choice-founding_of_a_capital-yes = nel mazzo
choice-founding_of_a_capital-no = non nel mazzo
choice-ghost_of_alexander = 16.1 Carta: Il Fantasma di Alessandro
choice-ghost_of_alexander-yes = nel mazzo
choice-ghost_of_alexander-no = non nel mazzo
choice-oracle = 16.1 Carta: Oracolo
choice-oracle-yes = nel mazzo
choice-oracle-no = non nel mazzo
choice-price_of_failure = 16.1 Carta: Il Prezzo del Fallimento
choice-price_of_failure-yes = nel mazzo
choice-price_of_failure-no = non nel mazzo
choice-resupplied_port = 16.1 Carta: Porto Rifornito
choice-resupplied_port-yes = nel mazzo
choice-resupplied_port-no = non nel mazzo
choice-superior_admiral = 16.1 Carta: Ammiraglio Superiore
choice-superior_admiral-yes = nel mazzo
choice-superior_admiral-no = non nel mazzo
choice-siege_lasts = Generali Assediati e Intercettazione
choice-siege_lasts-activation = nessuna prima che finisca l'attivazione dell'Assediante
choice-siege_lasts-step = dal suo secondo passo in poi
choice-naval_range = Battaglie Navali entro due spazi
choice-naval_range-announced = dallo spazio annunciato
choice-naval_range-left = dallo spazio che si lascia

## What happened: cards and movement

## Refusals: cards and movement

no-already_yours = { $fleet } è già tua.
no-subordinate_must_leave = Qui comanda { $general }; un Generale Minore può solo proseguire.
no-no_persian_province = Non controlli né Persis né Media né Sousiane.
no-no_pontic_port = { $space } non è un porto per questo viaggio sul Pontos Euxinos.

## Naval Movement

ask-sail_to = Dove navighi? PM rimasti: { $left }.
button-finish_hearse = Completa il Carro Funebre

## Places

space-abydos = Abydos
    .in = ad Abydos
    .to = ad Abydos
space-aitoloi = Aitoloi
    .in = ad Aitoloi
    .to = ad Aitoloi
space-ake = Ake
    .in = ad Ake
    .to = ad Ake
space-alexandreia = Alexandreia
    .in = ad Alexandreia
    .to = ad Alexandreia
space-ambrakia = Ambrakia
    .in = ad Ambrakia
    .to = ad Ambrakia
space-amisos = Amisos
    .in = ad Amisos
    .to = ad Amisos
space-ammon = Ammon
    .in = ad Ammon
    .to = ad Ammon
space-amphipolis = Amphipolis
    .in = ad Amphipolis
    .to = ad Amphipolis
space-ankyra = Ankyra
    .in = ad Ankyra
    .to = ad Ankyra
space-apameia = Apameia
    .in = ad Apameia
    .to = ad Apameia
space-arados = Arados
    .in = ad Arados
    .to = ad Arados
space-argos = Argos
    .in = ad Argos
    .to = ad Argos
space-armauira = Armauira
    .in = ad Armauira
    .to = ad Armauira
space-aspendos = Aspendos
    .in = ad Aspendos
    .to = ad Aspendos
space-athenai = Athenai
    .in = ad Athenai
    .to = ad Athenai
space-babylon = Babylon
space-barke = Barke
space-beroia = Beroia
space-bithynoi = Bithynoi
space-boiotia = Boiotia
space-bylazora = Bylazora
space-byzantion = Byzantion
space-chalkedon = Chalkedon
space-chalkis = Chalkis
space-charax = Charax
space-chersonesos = Chersonesos
space-chios = Chios
space-damaskos = Damaskos
space-dardanoi = Dardanoi
space-daskyleion = Daskyleion
space-diospolis = Diospolis
space-doura = Doura
space-ekbatana = Ekbatana
space-elemais = Elemais
space-elis = Elis
space-elymaioi = Elymaioi
space-ephesos = Ephesos
space-epidamnos = Epidamnos
space-euhesperides = Euhesperides
space-gabai = Gabai
space-gazaka = Gazaka
space-getai = Getai
space-gordion = Gordion
space-gortyn = Gortyn
space-halikarnassos = Halikarnassos
space-hekatompylos = Hekatompylos
space-heliopolis = Heliopolis
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
space-lesbos = Lesbos
space-mardois = Mardois
space-mazaka = Mazaka
space-megalopolis = Megalopolis
space-memphis = Memphis
space-molossia = Molossia
space-mylasa = Mylasa
space-myriandros = Myriandros
space-nippour = Nippour
space-nisibis = Nisibis
space-odrysai = Odrysai
space-ouroukh = Ouroukh
space-ouxioi = Ouxioi
space-pagasai = Pagasai
space-paphos = Paphos
space-paraitakai = Paraitakai
space-paraitonion = Paraitonion
space-parsargadai = Parsargadai
space-pelousion = Pelousion
space-pergamon = Pergamon
space-persepolis = Persepolis
space-phaselis = Phaselis
space-philippopolis = Philippopolis
space-phraata = Phraata
space-pisidai = Pisidai
space-poteidaia = Poteidaia
space-rabbatamana = Rabbatamana
space-rhagai = Rhagai
space-rhodos_city = Rhodos
space-salamis = Salamis
space-samareia = Samareia
space-sardeis = Sardeis
space-sidon = Sidon
space-sousa = Sousa
space-tabai = Tabai
space-tarsos = Tarsos
space-taulantioi = Taulantioi
space-thapsakos = Thapsakos
space-thospia = Thospia
space-tp_agrianes = Agrianes
    .in = ad Agrianes
    .to = ad Agrianes
space-tp_araxes = Araxes
    .in = ad Araxes
    .to = ad Araxes
space-tp_chaonia = Chaonia
space-tp_dorylaion = Dorylaion
space-tp_hebros = Hebros
space-tp_ipsos = Ipsos
space-tp_kotyora = Kotyora
space-tp_lykos = Lykos
space-tp_marmarike = Marmarike
space-tp_matiane = Matiane
space-tp_nikephorion = Nikephorion
space-tp_nikopolis = Nikopolis
space-tp_orestis = Orestis
space-tp_palmyra = Palmyra
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
    .in = in Makedonia
area-thessalia = Thessalia
    .in = in Thessalia
area-hellas = Hellas
    .in = in Hellas
area-epeiros = Epeiros
    .in = in Epeiros
area-thrake = Thrake
    .in = in Thrake
area-illyria = Illyria
    .in = in Illyria
area-skythia = Skythia
    .in = in Skythia
area-aigyptos = Aigyptos
    .in = in Aigyptos
area-libye = Libye
    .in = in Libye
area-krete = Krete
    .in = in Krete
area-rhodos = Rhodos
    .in = in Rhodos
area-kypros = Kypros
    .in = in Kypros
area-mikra_phrygia = Mikra Phrygia
    .in = in Mikra Phrygia
area-bithynia = Bithynia
    .in = in Bithynia
area-lydia = Lydia
    .in = in Lydia
area-karia = Karia
    .in = in Karia
area-lykia_pamphylia = Lykia-Pamphylia
    .in = in Lykia-Pamphylia
area-phrygia = Phrygia
    .in = in Phrygia
area-kappadokia = Kappadokia
    .in = in Kappadokia
area-kilikia = Kilikia
    .in = in Kilikia
area-armenia = Armenia
    .in = in Armenia
area-atropatene = Atropatene
    .in = in Atropatene
area-mesopotamia = Mesopotamia
    .in = in Mesopotamia
area-syria = Syria
    .in = in Syria
area-koile_syria = Koile Syria
    .in = in Koile Syria
area-phoinike = Phoinike
    .in = in Phoinike
area-ioudaia = Ioudaia
    .in = in Ioudaia
area-nabataia = Nabataia
    .in = in Nabataia
area-babylonia = Babylonia
    .in = in Babylonia
area-media = Media
    .in = in Media
area-hyrkania = Hyrkania
    .in = in Hyrkania
area-sousiane = Sousiane
    .in = in Sousiane
area-persis = Persis
    .in = in Persis

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
    .gender = f
piece-thessalonike = Thessalonike
    .gender = f
piece-leosthenes = Leosthenes
piece-philon = Philon
piece-glaukias = Glaukias
piece-seuthes = Seuthes

## Events of cards, and optional rules

choice-late_herakles-help = Fino ad allora vive tranquillo a Pergamon e non è l'erede di nessuno.
choice-quick_hearse-help = Chi ha il Carro Funebre nel Turno di Gioco I può scartare una tale carta invece di giocarla; Alessandro non è sepolto prima del Turno II.
choice-hearse_taken-help = Un Esercito o segnalino Indipendente che lo otterrebbe se fosse di un giocatore lo toglie dal gioco.
choice-hard_sieges-help = Quello che sarebbe il terzo Punto Assedio costa invece una di loro.
choice-royal_besiegers-help = Contro chi ha più Prestigio non contano fra le tre necessarie a un Assedio.
choice-hard_supply-help = Si perde comunque almeno un'Unità.
choice-eight_move-help = Vale anche per le Intercettazioni, non per le Evasioni.
choice-cavalry-help = Un nuovo tipo di Unità che aiuta in battaglia, Intercettazione, Evasione e piccoli Assedi. Sconsigliata insieme alla carta Superiorità di Cavalleria.
choice-short_game-help = Una partita più breve: vince un Turno prima chi ha più Punti Vittoria.
choice-cavalry_superiority-help = Uno in più al tiro di battaglia per chi la gioca; due nel mazzo.
choice-founding_of_a_capital-help = Una Città Minore diventa Maggiore e vale Punti Vittoria.
choice-diplomatic_marriage-help = Due giocatori non si attaccano per un Turno di Gioco.
choice-oracle-help = Una Legittimità per sempre.
choice-ghost_of_alexander-help = Con più Prestigio un Macedone lascia un Esercito nemico per il tuo.
choice-superior_admiral-help = Due in più a un tiro sul mare; due nel mazzo.
choice-price_of_failure-help = Un Generale nemico Disperso può essere ucciso.
choice-resupplied_port-help = Un porto senza Limite di Vettovagliamento per un Turno di Gioco.

## Il primo turno guidato

guide-first = Il primo turno, con il Giallo
guide-first-about = Un intero primo Round: Generali, una carta Tyche, una battaglia, una marcia e la tua prima città, con una guida accanto.
guide-first-krateros = Alessandro è morto, e tu guidi la Fazione Gialla. Krateros, il suo Generale più amato, comincia in Kilikia con quattro Unità di Combattimento. Mettilo a Issos: da lì le strade portano in Syria.
guide-first-eumenes = Eumenes comincia in Kappadokia. Là gli Indipendenti di Ariarathes tengono Komana. Metti Eumenes vicino a loro, a Mazaka.
guide-first-order = Chi ha meno Punti Vittoria nomina il Primo Giocatore. Chi va per primo prende ciò che è ancora libero: nomina il Giallo, cioè te.
guide-first-leftward = Ora chi viene dopo di te. Il Blu, con Antigonos in Phrygia, è il tuo vicino; ogni ordine va bene. Scegli il Blu.
guide-first-card = In ogni tuo Segmento Tyche giochi una carta Evento o Bonus. I suoi Punti Operazione sono il numero nel cerchio. La tua mano è sotto la mappa; ogni carta dice per che cosa si può usare, e perché no. Scegli Elefanti Asiatici.
guide-first-event = Una carta si gioca per il suo evento, o per i punti: una Marcia Forzata, segnalini di controllo o addestramento. Ora gli elefanti valgono di più: giocala per l'evento.
guide-first-elephants = Ogni Elefante aggiunge alla tua forza in battaglia un dado meno 2. Servono a Eumenes: mettili a Mazaka.
guide-first-roll = Il Segmento Attivazione: un dado dà a tutti i tuoi Generali i loro Punti Movimento. Sopra l'Iniziativa di un Generale sono 4, pari 3, sotto 2. Tira.
guide-first-army = Un 1: due punti per tutti. L'Esercito che scegli muove subito, uno dopo l'altro. Scegli Eumenes.
guide-first-along = Chi va con lui? Un Generale senza Unità di Combattimento è indifeso. Prendile tutte.
guide-first-komana = I luoghi raggiungibili sono cerchiati, con il costo di ogni passo. Ariarathes è a Komana con cinque UC. Indicala: le probabilità dicono come può finire la battaglia, prima di ogni dado. Vai là.
guide-first-second = Vinta: Ariarathes non c'è più, ed Eumenes è più popolare. Una battaglia consuma tutti i Punti Movimento, ma Krateros ha i suoi. Sceglilo.
guide-first-along_too = Anche qui partono tutti.
guide-first-myriandros = Koile Syria non ha ancora padrone. La strada verso sud comincia a Myriandros. Vai là.
guide-first-laodikeia = Laodikeia è una città libera. Chi vi sta con Unità di Combattimento all'inizio del suo prossimo turno può prenderla. Prosegui fino a Laodikeia.
guide-first-marker = Gli altri hanno giocato, e il Round 2 comincia con il tuo Segmento Resa. Laodikeia può essere tua senza combattere. Metti il tuo segnalino.
guide-first-siege = Komana ha ancora il segnalino Indipendente: un Assedio lo toglierebbe. Ma un Assedio tira un dado, e un dado basso ti costa Unità di Combattimento. Eumenes può aspettare: scegli Fatto.
guide-first-end = Era un Round intero: Resa, Tyche, Attivazione, Vettovagliamento. Ora si chiede la prossima carta, come in ogni Round. La scheda Vittoria dice chi potrebbe vincere, e quando; dal Turno II qualcuno può vincere subito. Continua: davanti a Krateros c'è la Syria.

## Quel che accade solo in questa edizione

event-general_given_up = { $side_the } cede { $general } e riceve { $received }.
event-oracle_spoke = L'Oracolo parla per { $side_the }.
event-pact_made = Un matrimonio unisce { $side_the } e { $partner_the }: in questo Turno di Gioco nessuno dei due attacca l'altro.
event-persian_support = I Persiani sostengono { $side_the }.
event-port_resupplied = { $side_the } fa rifornire { $space } per questo Turno di Gioco.
event-hearse_destroyed = { $space_in } il Carro Funebre cade in mano agli Indipendenti ed è distrutto.
event-hearse_finished = { $side_the } fa completare il Carro Funebre prima del tempo.
event-capital_begun = { $side_the } { $given_up ->
        [true] non costruisce più una Capitale
       *[other] costruisce una Capitale
    } { $space_in }.
event-capital_completed = { $side }: { $space } è ora la sua Capitale e una Città Maggiore.
event-capital_lost = { $side_the } perde la Capitale { $space }{ $by ->
        [none] {""}
       *[other] , presa { $by_from }
    }; è di nuovo una Città Minore.
chronicle-capital_completed = { event-capital_completed }
chronicle-capital_lost = { event-capital_lost }
chronicle-hearse_destroyed = { event-hearse_destroyed }
chronicle-pact_made = { event-pact_made }
chronicle-persian_support = { event-persian_support }

# Ciò che il regolamento stampato chiama diversamente da noi, per la ricerca: `suo = nostro; …`.
book-words = Intercezione, Intercezioni = Intercettazione; CP = segnalino di controllo
