### La conquista dell'impero, regole della versione Classica

game-name = La conquista dell'impero
game-length = Da 60 a 90 minuti
game-difficulty = Facile da iniziare
game-edition = Classica, Eagle 2005
game-pitch = Tanti Cesari e nessun imperatore: arruola legioni, costruisci Città e Strade, cattura ogni Cesare rivale. Da due a sei giocatori.

# -- forecast: answers that lose for sure, odds --
fatal-concedes = Lasci Roma a un altro: per te la partita è finita.
fatal-razes_home = Così radi al suolo la Città della tua provincia di residenza.
fatal-risks_caesar = Il tuo Cesare cade, e con lui il tuo impero: { $chance } %.
fatal-leaves_caesar = Il tuo Cesare { $space_in } può essere attaccato da { $by } con { $count ->
    [one] un'unità
   *[other] { $count } unità
}: { $chance } % che cada.
fatal-keeps_talents = Hai ancora { $purse } talenti. Li tieni?

scenario-classic = Versione Classica

## Opzioni della partita

choice-homes = Come si assegnano le province di residenza
choice-homes-order = nell'ordine di gioco
choice-homes-lot = a sorte
choice-homes-choice = ogni giocatore sceglie
choice-concession = Acclamare un imperatore
choice-concession-vote = se tutti gli altri sono d'accordo
choice-concession-off = mai: vince l'ultimo Cesare
choice-home_lost = Tributi mentre la provincia di residenza è perduta
choice-home_lost-no_tribute = nessuno finché non viene ripresa
choice-home_lost-tribute = come sempre
choice-start_talents = Talenti all'inizio
choice-start_talents-0 = nessuno
choice-start_talents-15 = 15
choice-fort_dice = Dadi extra di una Città Fortificata
choice-fort_dice-matched = vanno abbinati a un'unità
choice-fort_dice-automatic = colpiscono senza unità
choice-excess_hits = Colpi oltre la legione da battaglia
choice-excess_hits-lost = vanno perduti
choice-excess_hits-reserve = passano alla riserva
choice-mixed_arrival = Una forza giunta da terra e dal mare
choice-mixed_arrival-stays = non si ritira finché vive un'unità sbarcata
choice-mixed_arrival-retreats = può ritirarsi
choice-lone_leader = Una legione accanto a un comandante nemico solo
choice-lone_leader-conquered = conquista la provincia
choice-lone_leader-kept = la conquista solo insieme al comandante
choice-straits = Uno stretto è chiuso dalle Galee
choice-straits-arrow_sea = nel mare della freccia
choice-straits-both_seas = in ogni mare che tocca le due rive
choice-road_return = Tornare indietro lungo una Strada
choice-road_return-pays = è una nuova marcia e costa un punto
choice-road_return-free = fa parte della stessa marcia

## Fasi

phase-movement = Movimento
phase-combat = Combattimento
phase-tribute = Riscossione dei tributi
phase-destroy = Distruzione di Città
phase-purchase = Acquisto
phase-placement = Posizionamento

## Quante truppe, per le frasi che seguono

count-infantry = { $infantry ->
        [one] 1 Fanteria
       *[other] { $infantry } Fanterie
    }
count-cavalry = { $cavalry ->
        [one] 1 Cavalleria
       *[other] { $cavalry } Cavallerie
    }
count-catapult = { $catapult ->
        [one] 1 Catapulta
       *[other] { $catapult } Catapulte
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
                [0] nessuna truppa
               *[other] { count-catapult }
            }
           *[other] { count-cavalry }{ plus-catapult }
        }
       *[other] { count-infantry }{ plus-cavalry }{ plus-catapult }
    }

## Domande: preparazione e movimento

ask-home = Quale sarà la tua provincia di residenza?
ask-move = Quale comandante o quale Galea muovi ora?
ask-march = Verso quale provincia marcia il { $leader_short } (ora { $space_in })? Con lui: { troops }{ $companions ->
        [0] .
        [one] , un altro comandante.
       *[other] , altri { $companions } comandanti.
    }
ask-enter = { $space_in } ci sono truppe di un altro giocatore ({ $side }). Chiedi il passaggio o attacchi?
ask-galley = Quali ordini per la { $galley_short } { $space_in }?
ask-board_leaders = Quali comandanti salgono sulla { $galley_short } { $space_in }?
ask-board_units = Quali unità salgono sulla { $galley_short } { $space_in }? Posti liberi: { $at_most }.
ask-land_units = Quali unità sbarcano dalla { $galley_short } { $space_in }?
ask-land_leaders = Quali comandanti sbarcano dalla { $galley_short } { $space_in }?

## Domande: consenso e corona

ask-consent_passage = { $side } chiede di attraversare { $space }: { $leader }{ plus-troops }. Concedi il passaggio?
ask-consent_road = { $side } chiede di usare le tue Strade { $origin_from } { $space_to }. Acconsenti?
ask-consent_strait = { $side } chiede di passare lo stretto { $origin_from } { $space_to }, davanti alle tue Galee. Acconsenti?
ask-emperor = Chi proponi come imperatore? Se non proponi te stesso, rinunci alla tua pretesa.
ask-acclaim = Vuoi { $side } imperatore? Se tutti sono d'accordo, la partita finisce.

## Domande: combattimento

ask-combat = Quale battaglia si combatte ora?
ask-legion = Battaglia { $space_in }: quali { $at_most } unità formano la tua legione da battaglia?
ask-losses = Battaglia { $space_in }: { $at_most ->
        [one] quale unità perdi?
       *[other] quali { $at_most } unità perdi?
    }
ask-retreat = Battaglia { $space_in }, dopo il giro { $round }: { $enemy_retreats ->
        [true] il difensore si ritira. Resti, o ti ritiri anche tu, e dove?
        [yes] il difensore si ritira. Resti, o ti ritiri anche tu, e dove?
       *[other] continui, o ti ritiri, e dove?
    }
ask-victims = { $side } si ritira { $space_from }: { $at_most ->
        [one] quale unità abbattono i tuoi cavalieri?
       *[other] quali { $at_most } unità abbattono i tuoi cavalieri?
    }
ask-fate = Il { $leader } è sconfitto. Lo fai prigioniero o lo metti a morte?
ask-fleet = Quali delle tue Galee { $space_in } attaccano { $side }?
ask-sunk = Battaglia navale { $space_in }: { $at_most ->
        [one] quale delle tue Galee affonda?
       *[other] quali { $at_most } delle tue Galee affondano?
    }

## Domande: tesoro e costruzioni

ask-destroy = Vuoi distruggere una Città? Quale?
ask-buy = { $factor ->
        [2] Che cosa acquisti? Hai { $purse } Talenti; i prezzi sono raddoppiati.
        [3] Che cosa acquisti? Hai { $purse } Talenti; i prezzi sono triplicati.
       *[other] Che cosa acquisti? Hai { $purse } Talenti.
    }
ask-site = { $item }: in quale provincia?
ask-launch = Su quale costa vari le nuove Galee? Scegli il mare davanti a essa.
ask-road_from = Da dove parte la Strada?
ask-road_to = Dove porta la Strada che parte { $space_from }?
ask-seize = { $count ->
        [one] { $space_in } c'è un comandante nemico ({ $side }). Le tue nuove truppe lo prendono?
       *[other] { $space_in } ci sono { $count } comandanti nemici ({ $side }). Le tue nuove truppe li prendono?
    }

## Domande: riscatto

ask-ransom = Per quale Generale prigioniero vuoi trattare?
ask-ransom_talents = Quanti Talenti offri a { $side } per il { $leader }{ $prisoners ->
        [one] ?
       *[other] {" "}e altri ({ $prisoners } Generali in tutto)?
    } Puoi aggiungere altri Generali tenuti dallo stesso giocatore, o chiedergli il prezzo.
ask-ransom_price = Quanti Talenti chiedi a { $side } per il { $leader }{ $prisoners ->
        [one] ?
       *[other] {" "}e altri ({ $prisoners } Generali in tutto)?
    }
ask-ransom_prisoners = Per quali Generali valgono le tue condizioni? Tratti con { $side }.
ask-ransom_exchange = Quali prigionieri offri a { $side } in cambio del { $leader }? Quelli di terzi vi restano prigionieri.
ask-ransom_demand = Quali prigionieri deve cedere { $side } per il { $leader }?
ask-ransom_promise = { $asks ->
        [true] Chiedi a
        [yes] Chiedi a
       *[other] Offri a
    } { $side } { $talents } Talenti{ $exchange ->
        [0] {""}
        [one] {" "}e 1 prigioniero
       *[other] {" "}e { $exchange } prigionieri
    } per il { $leader }{ $prisoners ->
        [one] .
       *[other] {" "}e altri ({ $prisoners } in tutto).
    } Che cosa prometti in più? Una promessa non obbliga nessuno.
ask-ransom_accept = { $side } { $asks ->
        [true] chiede
        [yes] chiede
       *[other] offre
    } { $talents } Talenti{ $exchange ->
        [0] {""}
        [one] {" "}e 1 prigioniero
       *[other] {" "}e { $exchange } prigionieri
    } per il { $leader }{ $prisoners ->
        [one] .
       *[other] {" "}e altri ({ $prisoners } in tutto).
    }{ $promise ->
        [none] {""}
       *[other] {" "}Promessa: «{ $promise }».
    } Accetti, o poni altre condizioni?

## Pulsanti

button-end = Concludi il movimento
button-acclaim = Proponi un imperatore
button-cancel = Indietro
button-ask_passage = Chiedi il passaggio
button-attack = Attacca
button-board = Imbarca
button-land = Sbarca
button-keep = Conserva le Città
button-fight_on = Continua la battaglia
button-capture = Fallo prigioniero
button-kill = Mettilo a morte
button-talents = Talenti
button-text = Nessuna promessa
button-counter = Altre condizioni
button-ask_price = Chiedi il prezzo
button-infantry = Fanteria ({ $factor ->
        [2] 20
        [3] 30
       *[other] 10
    } Talenti)
button-cavalry = Cavalleria ({ $factor ->
        [2] 40
        [3] 60
       *[other] 20
    } Talenti)
button-catapult = Catapulta ({ $factor ->
        [2] 60
        [3] 90
       *[other] 30
    } Talenti)
button-galley = Galea ({ $factor ->
        [2] 40
        [3] 60
       *[other] 20
    } Talenti)
button-city = Città ({ $factor ->
        [2] 60
        [3] 90
       *[other] 30
    } Talenti)
button-fortification = Fortificazione ({ $factor ->
        [2] 40
        [3] 60
       *[other] 20
    } Talenti)
button-fortified_city = Città Fortificata ({ $factor ->
        [2] 100
        [3] 150
       *[other] 50
    } Talenti)
button-road = Strada ({ $factor ->
        [2] 20
        [3] 30
       *[other] 10
    } Talenti)

## Pulsanti con parole proprie in alcune domande, e che cosa sono le scelte in elenco

button-ransom_accept-yes = Accetta
button-ransom_accept-no = Rifiuta
button-consent_passage-yes = Lasciali passare
button-consent_passage-no = Rifiuta
button-consent_road-yes = Apri le Strade
button-consent_road-no = Rifiuta
button-consent_strait-yes = Lasciali passare
button-consent_strait-no = Rifiuta
button-acclaim-yes = Acclama
button-acclaim-no = Rifiuta
button-seize-yes = Cattura
button-seize-no = Lascia stare
button-combat-done = Concludi i combattimenti
button-buy-done = Concludi gli acquisti
button-ransom-pass = Non offrire nulla
button-legion-take = Manda in battaglia
button-losses-take = Perdi
button-victims-take = Abbatti
button-sunk-take = Affonda
button-fleet-take = Attacca con
button-board_leaders-take = Imbarca
button-board_units-take = Imbarca
button-land_leaders-take = Sbarca
button-land_units-take = Sbarca
button-larger = Una somma maggiore…
button-smaller = Una somma minore…
button-ransom_talents-take = Offri
button-ransom_exchange-take = Offri
button-ransom_promise-say = Prometti
button-ransom_exchange-done = Nessun prigioniero
button-ransom_price-no = Nessun prezzo
button-ransom_price-take = Chiedi
button-ransom_prisoners-take = Tratta per
button-ransom_demand-take = Esigi
button-ransom_demand-done = Nessun prigioniero
lead-march = Marcia verso
lead-retreat = Ritirata verso
lead-road_to = Strada verso
lead-destroy = Distruggi in
lead-combat = Attacca

## Rifiuti: movimento

no-aboard = Il { $piece } è a bordo. Muovi la Galea, oppure fallo sbarcare.
no-no_points = { $piece }: non restano punti movimento.
no-needs_leader = { $piece }: si muove solo con un comandante. Scegli il comandante che deve guidarla.
no-not_yours = Questa pedina appartiene a { $side }.
no-pick_a_piece = Scegli prima un comandante o una Galea, poi la meta.
no-leader_must_go_on = Il { $piece } ha avuto il passaggio { $space_in } e non può restarvi. Prima fallo proseguire.
no-leader_left_behind = Il { $piece } non potrebbe seguire, e senza truppe non può restare { $space_in } fra truppe altrui. Lasciagliene, o portalo via.
no-not_adjacent = { $space } non confina con { $origin }, e nessuna Strada utile vi porta.
no-road_refused = { $side } ha rifiutato a questa marcia la Strada per { $space }.
no-strait_closed = Le Galee { $side_from } chiudono lo stretto verso { $space }.
no-passage_refused = { $side } ha appena rifiutato loro il passaggio { $space_in }.
no-leader_among_enemies = { $space_in } i comandanti senza truppe non possono fermarsi fra truppe altrui.
no-no_way_on = { $space_from } i comandanti senza truppe non potrebbero proseguire, e non possono restarvi.
no-not_by_land = { $space } è una zona di mare. Alle truppe serve una Galea.
no-other_sea = In questo turno la Galea è venuta { $origin_from }: può solo tornarvi, non passare { $space_in }.
no-foreign_coast = { $space } appartiene a { $side }. Vi approdano solo Galee che sbarcano una legione.
no-not_at_coast = La { $piece } è in mare aperto. Ci si imbarca e si sbarca solo sulla costa.
no-nobody_to_board = { $space_in } nessuno può salire sulla { $piece }: serve un comandante che non si sia mosso in questo turno.
no-nobody_aboard = Nessuno è a bordo della { $piece }.
no-coast_to_coast = Una Galea non passa direttamente da una costa all'altra: prima di raggiungere { $space } deve prendere il largo.
no-other_coast = La Galea è sull'altra costa di { $origin }: da lì non si raggiunge { $space }.
no-not_next_to_galley = { $space } non confina con { $origin }.
no-troops_aboard = { $piece }: ora a bordo di una Galea. Muovi la Galea, oppure fai sbarcare le truppe.
no-captured = Il { $piece } è prigioniero { $side_from }. Lo si può riscattare nella fase sei.
no-off_the_board = { $piece }: non è sul tabellone.
no-already_there = Si trova già { $space_in }.
no-pick_galley = Non si marcia su una Galea. Torna indietro, scegli { $piece } e imbarca le truppe.
no-not_with_leader = { $piece }: si trova { $space_in }; la marcia parte { $origin_from }.
no-already_along = Per questa marcia è già deciso: { $piece }. Torna indietro per cambiare.
no-not_so_many = { $space_in } possono partire solo { $count } × { $piece }.
no-legion_full = Una legione ha al massimo { $count } unità. Prima riduci un altro tipo.
no-how_many = Indica quante unità devono partire: { $piece }.
no-inland = { $space } non ha coste su una zona di mare: nessuna Galea vi arriva.
no-use_board = Per imbarcare { $piece } scegli «Imbarca».
no-use_land = { $piece }: già a bordo. Presso una costa scegli «Sbarca».
no-other_piece = Gli ordini sono ora per { $piece }. Torna indietro per scegliere altro.
no-not_here = Può imbarcarsi solo chi è { $space_in }; non { $piece }.
no-moved_already = Chi si è mosso via terra in questo turno non può imbarcarsi: { $piece }.
no-landed = Chi è sbarcato in questo turno resta dove si trova: { $piece }.
no-galley_full = { $piece }: al massimo { $count } unità terrestri a bordo.
no-not_aboard = Può sbarcare solo chi è a bordo: { $piece }.
no-pick_pieces = Rispondi con una delle pedine di cui parla la domanda.

## Rifiuti: corona e combattimento

no-no_concession = Questa partita si gioca senza acclamazione: vince solo l'ultimo Cesare.
no-already_proposed = La proposta è già stata fatta in questo turno.
no-movement_over = Prima dei combattimenti ogni spostamento è concluso.
no-pick_province = Scegli la battaglia indicando la provincia: { $space }.
no-pick_enemy = Un solo attacco vale per tutto ciò che quel giocatore ha lì: scegli { $piece }.
no-no_new_battles = Chi succede a un Cesare caduto conclude le battaglie aperte e non ne inizia altre.
no-already_fought = Le tue Galee { $space_in } hanno già combattuto in questa fase.
no-open_sea_only = Le Galee combattono solo in mare aperto, non sulla costa di { $space }.
no-no_battle = { $space_in } non c'è nessuno da affrontare.
no-galleys_apart = Le Galee non prendono parte alle battaglie terrestri.
no-leaders_apart = I comandanti non combattono e non si contano fra le perdite di un giro. Scegli fra le unità terrestri.
no-not_in_battle = Quella pedina non partecipa alla battaglia { $space_in }.
no-whose_units = La domanda riguarda le unità { $side_from }.
no-reserve_safe = { $piece }: non è nella legione da battaglia; la riserva è al sicuro.
no-exact_number = Il numero è fissato: né più né meno di quanto richiesto.
no-cargo_ignored = In mare combattono solo le Galee; il carico non conta.
no-no_retreat_by_sea = Non ci si ritira in mare né su una Galea.
no-all_retreat = Tutte le unità e i comandanti si ritirano insieme. Scegli la provincia, oppure continua.
no-refuge_far = { $space } non confina con il luogo della battaglia, { $origin }.
no-refuge_foreign = { $space } non è tua. Ci si ritira solo in una propria provincia.
no-refuge_contested = { $space_in } si deve ancora combattere: non è un rifugio.
no-battles_left = { $count ->
        [one] Resta da combattere 1 battaglia.
       *[other] Restano da combattere { $count } battaglie.
    }

## Rifiuti: tesoro e costruzioni

no-not_your_city = La Città { $space_in } non è tua.
no-no_city = { $space_in } non c'è alcuna Città.
no-none_left = Non restano abbastanza pedine: { $count } × { $item }.
no-too_dear = { $count } × { $item }: { $price } Talenti. Ne hai { $purse }.
no-not_at_once = Non più di { $count } × { $item } in un solo acquisto; puoi comprarne ancora.
no-no_way_open = Da solo, { $piece } non ha vie d'uscita { $space_from }.
no-by_galley_only = { $space_from } non si esce via terra: { $piece } ha bisogno di una Galea.
no-home_occupied = { $space_in } ci sono truppe di un altro giocatore: non vi si possono collocare nuove unità.
no-no_coast = Non hai una costa su cui varare una Galea.
no-no_place_for_city = Non hai più province senza Città.
no-no_place_to_fortify = Non hai più Città da fortificare.
no-no_place_for_road = Non hai due Città vicine senza una Strada tra loro.
no-pick_city = Scegli una provincia con una tua Città, oppure conservale tutte.
no-buy_first = Prima scegli cosa acquistare; il luogo si chiede dopo.
no-pick_own_province = Scegli una tua provincia, non una pedina.
no-not_your_province = { $space } non è una tua provincia. Si costruisce solo nelle proprie.
no-city_there = { $space_in } c'è già una Città; una provincia ne ha al massimo una.
no-fortified_there = La Città { $space_in } è già fortificata.
no-pick_coast = Scegli una delle coste: { $space }.
no-no_launch = { $space_in } non puoi varare Galee.
no-no_city_near = Accanto a { $space } non c'è un'altra tua Città da collegare con una nuova Strada.
no-road_strait = Nessuna Strada attraversa lo stretto fra { $origin } e { $space }.
no-road_there = Una Strada collega già { $origin } e { $space }.
no-road_far = { $space } non confina con { $origin }. Una Strada collega province adiacenti.
no-not_captive = { $piece }: non è prigioniero.
no-not_his_captive = In cambio si possono dare solo Generali tenuti prigionieri da { $side }.
no-last_terms = Si è trattato abbastanza: accetta o rifiuta.
no-not_held_there = Si tratta dei Generali { $side_from } tenuti da { $holder }.
no-home_taken = { $space } è già stata presa da un altro giocatore.
no-home_not_in_play = Con questo numero di giocatori { $space } non è la provincia di residenza di nessuno.
no-not_a_home = { $space } non è una provincia di residenza.

## Che cosa è successo: turni e movimento

event-settled = { $side }: un Cesare, quattro Generali e cinque Fanterie sono pronti { $space_in }.
event-turn_began = Turno { $round }: { $side }.
event-marched = { $side } muove{ $road ->
        [true] {" "}su Strada
        [yes] {" "}su Strada
       *[other] {""}
    } { $origin_from } { $to_to }: { $leaders_short }{ plus-troops }.
event-consent_asked = { $given ->
        [true] { $owner } acconsente: { $side } può passare verso { $space }.
        [yes] { $owner } acconsente: { $side } può passare verso { $space }.
       *[other] { $owner } rifiuta: { $side } non può passare verso { $space }.
    }
event-sailed = La { $galley } naviga { $origin_from } { $to_to }.
event-boarded = La { $galley } imbarca { $space_in }: { $leaders ->
        [none] altre truppe
       *[other] { $leaders }
    }{ plus-troops }.
event-landed = La { $galley } sbarca { $space_in }: { $leaders }{ plus-troops }.
event-conquered = { $loser ->
        [none] { $side } conquista { $space }; il tributo è ora { $marker }.
       *[other] { $side } conquista { $space }, tolta a { $loser }; il tributo è ora { $marker }.
    }

## Che cosa è successo: combattimento

event-battle_began = { $attacker } attacca { $defender } { $space_in }{ $fort ->
        [true] , che è fortificata.
        [yes] , che è fortificata.
       *[other] .
    }
event-legion_formed = { $side } manda in battaglia { troops }{ $reserve ->
        [0] .
        [one] ; 1 unità in riserva.
       *[other] ; { $reserve } unità in riserva.
    }
event-rolled = { $purpose ->
        [pursuit] { $side } insegue: { $dice }.
       *[other] { $side } tira: { $dice }.
    } { $hits ->
        [0] Nessun colpo a segno.
        [one] 1 colpo a segno.
       *[other] { $hits } colpi a segno.
    }
event-units_lost = { $side } perde { $space_in }: { troops }.
event-retreated = { $side } si ritira { $origin_from } { $to_to }.
event-battle_ended = { $winner ->
        [none] Le flotte { $space_in } si separano dopo il terzo giro.
       *[other] { $winner } vince la battaglia { $space_in } contro { $loser }.
    }
event-galley_sunk = La { $galley } è perduta { $space_in }.
event-leader_taken = { $killed ->
        [true] { $by } mette a morte il { $leader }.
        [yes] { $by } mette a morte il { $leader }.
       *[other] { $by } fa prigioniero il { $leader }.
    }
event-leader_escaped = Il { $leader } si mette in salvo { $to_in }.
event-caesar_fell = Il Cesare { $side_from } è caduto. Tutto ciò che aveva passa a { $by }, con { $talents } Talenti.
event-leader_returned = Il { $leader } torna { $to_in }.

## Che cosa è successo: tesoro e costruzioni

event-tribute_drawn = { $side } riscuote { $talents } Talenti e ora ne ha { $purse }.
event-city_destroyed = { $side } distrugge la Città { $space_in }{ $roads ->
        [0] .
        [one] {" "}e con essa 1 Strada.
       *[other] {" "}e con essa { $roads } Strade.
    }
event-bought = { $side } acquista { $count } × { $item } per { $talents } Talenti.
event-placed = { $other ->
        [none] { $side } colloca { $count } × { $item } { $space_in }.
       *[other] { $side } costruisce una Strada fra { $space } e { $other }.
    }
event-prices_rise = { $side }: il segnalino è a { $marker }. Dal suo prossimo turno i prezzi saranno { $factor ->
        [2] doppi.
        [3] tripli.
       *[other] { $factor } volte il listino.
    }
event-prices_rose = Ora i prezzi sono { $factor ->
        [2] doppi.
        [3] tripli.
       *[other] { $factor } volte il listino.
    }
event-ransom_offered = { $asks ->
        [true] { $side } chiede a { $owner } { $talents } Talenti per il { $leader }
        [yes] { $side } chiede a { $owner } { $talents } Talenti per il { $leader }
       *[other] { $side } offre a { $captor } { $talents } Talenti per il { $leader }
    }{ $others ->
        [none] {""}
       *[other] {" "}e { $others }
    }{ $leaders ->
        [none] .
       *[other] , e in cambio { $leaders }.
    }{ $promise ->
        [none] {""}
       *[other] {" "}Promessa: «{ $promise }».
    } { $countered ->
        [true] Si pongono altre condizioni.
        [yes] Si pongono altre condizioni.
       *[other] { $accepted ->
            [true] Le condizioni sono accettate.
            [yes] Le condizioni sono accettate.
           *[other] Le condizioni sono rifiutate.
        }
    }
event-price_asked = { $side } chiede a { $captor } il prezzo per il { $leader }. { $named ->
        [true] Il prezzo è indicato.
        [yes] Il prezzo è indicato.
       *[other] Nessun prezzo è indicato.
    }
event-acclamation_proposed = { $side } propone { $emperor } come imperatore.
event-acclamation_answered = { $agreed ->
        [true] { $side } è d'accordo.
        [yes] { $side } è d'accordo.
       *[other] { $side } non è d'accordo.
    }
event-emperor_made = Ave, imperatore! Roma è { $side_from }.

## Più eventi raccontati insieme

log-placed = { $side } colloca { $space_in }: { $items }.
log-bought = { $side } acquista per { $talents } Talenti: { $items }.

## Come finisce

outcome-last_caesar = { $winners } ha l'ultimo Cesare: è l'imperatore di Roma.
outcome-acclaimed = Tutti gli altri acclamano { $winners } imperatore di Roma.

## Che cosa si vede

track-tribute = Indice dei Tributi
stage-battle = Battaglia
stage-attacker = Attaccante
stage-defender = Difensore
fact-tribute = tributo { $value }
fact-purse = tesoro { $value }
fact-provinces = province { $value }
fact-home = { $value ->
        [true] provincia di residenza
        [yes] provincia di residenza
       *[other] origine { $value }
    }
fact-home_lost = { $value ->
        [false] provincia di residenza tenuta
        [no] provincia di residenza tenuta
       *[other] provincia di residenza perduta
    }
fact-master = obbedisce a { $value }
fact-control = tenuta da { $value }
fact-city = { $value ->
        [fortified] Città Fortificata
       *[other] Città
    }
fact-left = può ancora muovere: { $value }
fact-coast = { $value ->
        [hispania_north] costa nord
        [hispania_east] costa est
        [italia_east] costa est
        [italia_west] costa ovest
        [macedonia_east] costa est
        [macedonia_west] costa ovest
       *[other] sulla costa
    }
fact-value = valore { $value }
fact-island = isola
fact-coasts = coste { $value }
fact-factor = prezzi × { $value }
fact-price_infantry = Fanteria { $value }
fact-price_cavalry = Cavalleria { $value }
fact-price_catapult = Catapulta { $value }
fact-price_galley = Galea { $value }
fact-price_city = Città { $value }
fact-price_fortification = Fortificazione { $value }
fact-price_fortified_city = Città Fortificata { $value }
fact-price_road = Strada { $value }
row-orders = acquistato { $count } × { $item } ({ $space })
row-inflation = { $factor ->
    [2] { $by ->
        [none] prezzi doppi a { $marker }
       *[other] prezzi presto doppi, per via { $by_from }
    }
   *[other] { $by ->
        [none] prezzi tripli a { $marker }
       *[other] prezzi presto tripli, per via { $by_from }
    }
}
fact-space = luogo { $value }
fact-side = { $value }
fact-round = giro { $value }
fact-sea = { $value ->
        [true] in mare
        [yes] in mare
       *[other] a terra
    }
fact-infantry = Fanterie { $value }
fact-cavalry = Cavallerie { $value }
fact-catapult = Catapulte { $value }
fact-galleys = Galee { $value }
fact-leaders = comandanti { $value }
fact-legion = legione da battaglia fino a { $value }
fact-fort_dice = dadi extra { $value }

## Parti

side-macedonia = Macedonia
    .from = di Macedonia
side-galatia = Galatia
    .from = di Galatia
side-mesopotamia = Mesopotamia
    .from = di Mesopotamia
side-egyptus = Egyptus
    .from = d'Egyptus
side-numidia = Numidia
    .from = di Numidia
side-hispania = Hispania
    .from = d'Hispania
side-italia = Italia
    .from = d'Italia
side-player-1 = Giocatore 1
    .from = del Giocatore 1
    .the = il Giocatore 1
    .to = al Giocatore 1
side-player-2 = Giocatore 2
    .from = del Giocatore 2
    .the = il Giocatore 2
    .to = al Giocatore 2
side-player-3 = Giocatore 3
    .from = del Giocatore 3
    .the = il Giocatore 3
    .to = al Giocatore 3
side-player-4 = Giocatore 4
    .from = del Giocatore 4
    .the = il Giocatore 4
    .to = al Giocatore 4
side-player-5 = Giocatore 5
    .from = del Giocatore 5
    .the = il Giocatore 5
    .to = al Giocatore 5
side-player-6 = Giocatore 6
    .from = del Giocatore 6
    .the = il Giocatore 6
    .to = al Giocatore 6
button-macedonia = Macedonia
button-galatia = Galatia
button-mesopotamia = Mesopotamia
button-egyptus = Egyptus
button-numidia = Numidia
button-hispania = Hispania
button-italia = Italia

## Dove sono i prigionieri

captive-macedonia = prigioniero di Macedonia
captive-galatia = prigioniero di Galatia
captive-mesopotamia = prigioniero di Mesopotamia
captive-egyptus = prigioniero d'Egyptus
captive-numidia = prigioniero di Numidia
captive-hispania = prigioniero d'Hispania
captive-italia = prigioniero d'Italia

## Pedine

piece-caesar = { $count ->
        [one] Cesare
       *[other] Cesari
    }
piece-general = { $count ->
        [one] Generale
       *[other] Generali
    }
piece-infantry = { $count ->
        [one] Fanteria
       *[other] Fanterie
    }
piece-cavalry = { $count ->
        [one] Cavalleria
       *[other] Cavallerie
    }
piece-catapult = { $count ->
        [one] Catapulta
       *[other] Catapulte
    }
piece-galley = { $count ->
        [one] Galea
       *[other] Galee
    }
piece-caesar-macedonia = Cesare di Macedonia
    .short = Cesare
piece-caesar-galatia = Cesare di Galatia
    .short = Cesare
piece-caesar-mesopotamia = Cesare di Mesopotamia
    .short = Cesare
piece-caesar-egyptus = Cesare d'Egyptus
    .short = Cesare
piece-caesar-numidia = Cesare di Numidia
    .short = Cesare
piece-caesar-hispania = Cesare d'Hispania
    .short = Cesare
piece-caesar-italia = Cesare d'Italia
    .short = Cesare
piece-general-macedonia-1 = Generale I di Macedonia
    .short = Generale I
piece-general-macedonia-2 = Generale II di Macedonia
    .short = Generale II
piece-general-macedonia-3 = Generale III di Macedonia
    .short = Generale III
piece-general-macedonia-4 = Generale IV di Macedonia
    .short = Generale IV
piece-general-galatia-1 = Generale I di Galatia
    .short = Generale I
piece-general-galatia-2 = Generale II di Galatia
    .short = Generale II
piece-general-galatia-3 = Generale III di Galatia
    .short = Generale III
piece-general-galatia-4 = Generale IV di Galatia
    .short = Generale IV
piece-general-mesopotamia-1 = Generale I di Mesopotamia
    .short = Generale I
piece-general-mesopotamia-2 = Generale II di Mesopotamia
    .short = Generale II
piece-general-mesopotamia-3 = Generale III di Mesopotamia
    .short = Generale III
piece-general-mesopotamia-4 = Generale IV di Mesopotamia
    .short = Generale IV
piece-general-egyptus-1 = Generale I d'Egyptus
    .short = Generale I
piece-general-egyptus-2 = Generale II d'Egyptus
    .short = Generale II
piece-general-egyptus-3 = Generale III d'Egyptus
    .short = Generale III
piece-general-egyptus-4 = Generale IV d'Egyptus
    .short = Generale IV
piece-general-numidia-1 = Generale I di Numidia
    .short = Generale I
piece-general-numidia-2 = Generale II di Numidia
    .short = Generale II
piece-general-numidia-3 = Generale III di Numidia
    .short = Generale III
piece-general-numidia-4 = Generale IV di Numidia
    .short = Generale IV
piece-general-hispania-1 = Generale I d'Hispania
    .short = Generale I
piece-general-hispania-2 = Generale II d'Hispania
    .short = Generale II
piece-general-hispania-3 = Generale III d'Hispania
    .short = Generale III
piece-general-hispania-4 = Generale IV d'Hispania
    .short = Generale IV
piece-general-italia-1 = Generale I d'Italia
    .short = Generale I
piece-general-italia-2 = Generale II d'Italia
    .short = Generale II
piece-general-italia-3 = Generale III d'Italia
    .short = Generale III
piece-general-italia-4 = Generale IV d'Italia
    .short = Generale IV
piece-galley-macedonia-1 = Galea 1 di Macedonia
    .short = Galea 1
piece-galley-macedonia-2 = Galea 2 di Macedonia
    .short = Galea 2
piece-galley-macedonia-3 = Galea 3 di Macedonia
    .short = Galea 3
piece-galley-macedonia-4 = Galea 4 di Macedonia
    .short = Galea 4
piece-galley-macedonia-5 = Galea 5 di Macedonia
    .short = Galea 5
piece-galley-macedonia-6 = Galea 6 di Macedonia
    .short = Galea 6
piece-galley-macedonia-7 = Galea 7 di Macedonia
    .short = Galea 7
piece-galley-macedonia-8 = Galea 8 di Macedonia
    .short = Galea 8
piece-galley-galatia-1 = Galea 1 di Galatia
    .short = Galea 1
piece-galley-galatia-2 = Galea 2 di Galatia
    .short = Galea 2
piece-galley-galatia-3 = Galea 3 di Galatia
    .short = Galea 3
piece-galley-galatia-4 = Galea 4 di Galatia
    .short = Galea 4
piece-galley-galatia-5 = Galea 5 di Galatia
    .short = Galea 5
piece-galley-galatia-6 = Galea 6 di Galatia
    .short = Galea 6
piece-galley-galatia-7 = Galea 7 di Galatia
    .short = Galea 7
piece-galley-galatia-8 = Galea 8 di Galatia
    .short = Galea 8
piece-galley-mesopotamia-1 = Galea 1 di Mesopotamia
    .short = Galea 1
piece-galley-mesopotamia-2 = Galea 2 di Mesopotamia
    .short = Galea 2
piece-galley-mesopotamia-3 = Galea 3 di Mesopotamia
    .short = Galea 3
piece-galley-mesopotamia-4 = Galea 4 di Mesopotamia
    .short = Galea 4
piece-galley-mesopotamia-5 = Galea 5 di Mesopotamia
    .short = Galea 5
piece-galley-mesopotamia-6 = Galea 6 di Mesopotamia
    .short = Galea 6
piece-galley-mesopotamia-7 = Galea 7 di Mesopotamia
    .short = Galea 7
piece-galley-mesopotamia-8 = Galea 8 di Mesopotamia
    .short = Galea 8
piece-galley-egyptus-1 = Galea 1 d'Egyptus
    .short = Galea 1
piece-galley-egyptus-2 = Galea 2 d'Egyptus
    .short = Galea 2
piece-galley-egyptus-3 = Galea 3 d'Egyptus
    .short = Galea 3
piece-galley-egyptus-4 = Galea 4 d'Egyptus
    .short = Galea 4
piece-galley-egyptus-5 = Galea 5 d'Egyptus
    .short = Galea 5
piece-galley-egyptus-6 = Galea 6 d'Egyptus
    .short = Galea 6
piece-galley-egyptus-7 = Galea 7 d'Egyptus
    .short = Galea 7
piece-galley-egyptus-8 = Galea 8 d'Egyptus
    .short = Galea 8
piece-galley-numidia-1 = Galea 1 di Numidia
    .short = Galea 1
piece-galley-numidia-2 = Galea 2 di Numidia
    .short = Galea 2
piece-galley-numidia-3 = Galea 3 di Numidia
    .short = Galea 3
piece-galley-numidia-4 = Galea 4 di Numidia
    .short = Galea 4
piece-galley-numidia-5 = Galea 5 di Numidia
    .short = Galea 5
piece-galley-numidia-6 = Galea 6 di Numidia
    .short = Galea 6
piece-galley-numidia-7 = Galea 7 di Numidia
    .short = Galea 7
piece-galley-numidia-8 = Galea 8 di Numidia
    .short = Galea 8
piece-galley-hispania-1 = Galea 1 d'Hispania
    .short = Galea 1
piece-galley-hispania-2 = Galea 2 d'Hispania
    .short = Galea 2
piece-galley-hispania-3 = Galea 3 d'Hispania
    .short = Galea 3
piece-galley-hispania-4 = Galea 4 d'Hispania
    .short = Galea 4
piece-galley-hispania-5 = Galea 5 d'Hispania
    .short = Galea 5
piece-galley-hispania-6 = Galea 6 d'Hispania
    .short = Galea 6
piece-galley-hispania-7 = Galea 7 d'Hispania
    .short = Galea 7
piece-galley-hispania-8 = Galea 8 d'Hispania
    .short = Galea 8
piece-galley-italia-1 = Galea 1 d'Italia
    .short = Galea 1
piece-galley-italia-2 = Galea 2 d'Italia
    .short = Galea 2
piece-galley-italia-3 = Galea 3 d'Italia
    .short = Galea 3
piece-galley-italia-4 = Galea 4 d'Italia
    .short = Galea 4
piece-galley-italia-5 = Galea 5 d'Italia
    .short = Galea 5
piece-galley-italia-6 = Galea 6 d'Italia
    .short = Galea 6
piece-galley-italia-7 = Galea 7 d'Italia
    .short = Galea 7
piece-galley-italia-8 = Galea 8 d'Italia
    .short = Galea 8

## Che cosa si acquista

item-infantry = { $count ->
        [one] Fanteria
       *[other] Fanterie
    }
item-cavalry = { $count ->
        [one] Cavalleria
       *[other] Cavallerie
    }
item-catapult = { $count ->
        [one] Catapulta
       *[other] Catapulte
    }
item-galley = { $count ->
        [one] Galea
       *[other] Galee
    }
item-city = Città
item-fortification = { $count ->
        [one] Fortificazione
       *[other] Fortificazioni
    }
item-fortified_city = { $count ->
        [one] Città Fortificata
       *[other] Città Fortificate
    }
item-road = { $count ->
        [one] Strada
       *[other] Strade
    }

## Facce dei dadi

face-infantry = Fanteria
face-cavalry = Cavalleria
face-catapult = Catapulta
face-galley = Galea
face-blank = vuota

## Coste

button-hispania_north = Hispania, costa nord
button-hispania_east = Hispania, costa est
button-numidia_shore = Numidia, costa
button-egyptus_shore = Egyptus, costa
button-syria_shore = Syria, costa
button-armenia_shore = Armenia, costa
button-galatia_shore = Galatia, costa
button-macedonia_east = Macedonia, costa est
button-macedonia_west = Macedonia, costa ovest
button-italia_east = Italia, costa est
button-italia_west = Italia, costa ovest

## Luoghi: province

space-britannia = Britannia
space-belgica = Belgica
space-germania = Germania
space-lugudunensis = Lugudunensis
space-aquitania = Aquitania
    .to = ad Aquitania
space-narbonensis = Narbonensis
space-hispania = Hispania
space-lusitania = Lusitania
space-baetica = Baetica
space-tingitana = Tingitana
space-caesariensis = Caesariensis
space-numidia = Numidia
space-africa = Africa Proconsularis
    .to = ad Africa Proconsularis
space-cyrenaica = Cyrenaica
space-egyptus = Egyptus
space-palestina = Palestina
space-arabia_petrea = Arabia Petrea
    .to = ad Arabia Petrea
space-syria = Syria
space-mesopotamia = Mesopotamia
space-armenia = Armenia
    .to = ad Armenia
space-cappadocia = Cappadocia
space-pontus_et_bithynia = Pontus et Bithynia
space-galatia = Galatia
space-cilicia = Cilicia
space-asia = Asia
    .to = ad Asia
space-thracia = Thracia
space-macedonia = Macedonia
space-achaia = Achaia
    .to = ad Achaia
space-moesia = Moesia
space-dacia = Dacia
space-dalmatia = Dalmatia
space-pannonia = Pannonia
space-noricum = Noricum
space-rhetia = Rhetia
space-italia = Italia
space-neapolis = Neapolis
space-sicilia = Sicilia
space-sardinia = Sardinia
space-corsica = Corsica
space-baleares = Baleares
space-creta = Creta
space-cyprus = Cyprus

## Luoghi: mari

space-oceanus_britannicus = Oceanus Britannicus
    .in = nell'Oceanus Britannicus
    .to = all'Oceanus Britannicus
    .from = dall'Oceanus Britannicus
space-oceanus_atlanticus = Oceanus Atlanticus
    .in = nell'Oceanus Atlanticus
    .to = all'Oceanus Atlanticus
    .from = dall'Oceanus Atlanticus
space-mare_cantabricum = Mare Cantabricum
    .in = nel Mare Cantabricum
    .to = al Mare Cantabricum
    .from = dal Mare Cantabricum
space-mare_hispalis = Mare Hispalis
    .in = nel Mare Hispalis
    .to = al Mare Hispalis
    .from = dal Mare Hispalis
space-mare_baliaricum = Mare Baliaricum
    .in = nel Mare Baliaricum
    .to = al Mare Baliaricum
    .from = dal Mare Baliaricum
space-mare_narbo = Mare Narbo
    .in = nel Mare Narbo
    .to = al Mare Narbo
    .from = dal Mare Narbo
space-mare_numidia = Mare Numidia
    .in = nel Mare Numidia
    .to = al Mare Numidia
    .from = dal Mare Numidia
space-mare_tyrrhenum = Mare Tyrrhenum
    .in = nel Mare Tyrrhenum
    .to = al Mare Tyrrhenum
    .from = dal Mare Tyrrhenum
space-mare_adriaticum = Mare Adriaticum
    .in = nel Mare Adriaticum
    .to = al Mare Adriaticum
    .from = dal Mare Adriaticum
space-mare_epirus = Mare Epirus
    .in = nel Mare Epirus
    .to = al Mare Epirus
    .from = dal Mare Epirus
space-mare_aegaeum = Mare Aegaeum
    .in = nel Mare Aegaeum
    .to = al Mare Aegaeum
    .from = dal Mare Aegaeum
space-mare_pontus_euxinus = Mare Pontus Euxinus
    .in = nel Mare Pontus Euxinus
    .to = al Mare Pontus Euxinus
    .from = dal Mare Pontus Euxinus
space-mare_amisus = Mare Amisus
    .in = nel Mare Amisus
    .to = al Mare Amisus
    .from = dal Mare Amisus
space-mare_rhodus = Mare Rhodus
    .in = nel Mare Rhodus
    .to = al Mare Rhodus
    .from = dal Mare Rhodus
space-mare_pelusium = Mare Pelusium
    .in = nel Mare Pelusium
    .to = al Mare Pelusium
    .from = dal Mare Pelusium
space-mare_alexandria = Mare Alexandria
    .in = nel Mare Alexandria
    .to = al Mare Alexandria
    .from = dal Mare Alexandria
space-mare_libycum = Mare Libycum
    .in = nel Mare Libycum
    .to = al Mare Libycum
    .from = dal Mare Libycum
space-mare_sabrata = Mare Sabrata
    .in = nel Mare Sabrata
    .to = al Mare Sabrata
    .from = dal Mare Sabrata

## Luoghi: oltre il tabellone

space-x_caledonia = Caledonia
space-x_hibernia = Hibernia
space-x_germania_magna = Germania Magna
space-x_sarmatia = Sarmatia
space-x_caucasus = Colchis et Iberia
space-x_parthia = Parthia
space-x_arabia_deserta = Arabia Deserta
space-x_sahara = Gaetulia et Libya deserta
space-x_mare_erythraeum = Mare Erythraeum
    .in = nel Mare Erythraeum
    .to = al Mare Erythraeum
    .from = dal Mare Erythraeum
space-x_maeotis = Lacus Maeotis
    .in = nel Lacus Maeotis
    .to = al Lacus Maeotis
    .from = dal Lacus Maeotis
space-x_mare_suebicum = Mare Suebicum
    .in = nel Mare Suebicum
    .to = al Mare Suebicum
    .from = dal Mare Suebicum

## Per che cosa si gioca

brief-classic = Roma non ha un imperatore, e ogni giocatore è un Cesare che vuole diventarlo. Marcia, combatti, prendi province con il loro tributo e spendilo in legioni, Città, Strade e Galee. Vince l'ultimo Cesare sul tabellone, o quello che tutti gli altri acclamano; non c'è limite di tempo.
goal-last_caesar = Resta l'ultimo Cesare sul tabellone
goal-rival = Elimina il Cesare { $side_from }
goal-rival-brief = { $side }
goal-home = Tieni la tua provincia di residenza, { $space }: senza di essa non compri nulla e non riscuoti tributi
goal-home-brief = tieni { $space }
goal-prices = I prezzi { $factor ->
        [2] raddoppiano
        [3] triplicano
       *[other] diventano { $factor } volte più alti
    } per tutti quando un segnalino arriva a { $marker } sull'indice dei Tributi (il più alto è a { $most })
goal-prices-brief = prezzi × { $factor } a { $marker } (ora { $most })
help-phase_movement = I comandanti marciano con al massimo sette unità; le Galee li portano per mare. Ogni passo costa un punto movimento.
help-phase_combat = Dove incontri nemici combatti, giro dopo giro, o ti ritiri.
help-phase_tribute = Riscuoti il tributo delle tue province e Città.
help-phase_destroy = Puoi distruggere una tua Città.
help-phase_purchase = Spendi i tuoi Talenti in unità, Galee, Città, Fortificazioni e Strade.
help-phase_placement = Ciò che hai comprato va sul tabellone; i prigionieri si possono riscattare.

## Forme dei nomi: quasi tutti i luoghi sono province

form-in = in { $name }
form-to = a { $name }
form-from = da { $name }

## La prima partita guidata

guide-first = Due turni con Egyptus
guide-first-about = Una marcia, un acquisto, una battaglia e una Galea, con una guida accanto.
guide-first-general = Tu sei Egyptus. Cinque Cesari vogliono il trono: resta l'ultimo in piedi. Gli eserciti si muovono solo con un comandante: fai clic sul Generale I in Egyptus.
guide-first-three = La legione è pronta: cinque Fanterie. Due restano a guardia della tua provincia. Fai clic su 3, o premi il tasto 3.
guide-first-march = Ogni provincia in cui entri d'ora in poi paga un tributo. Fai clic su Palestina.
guide-first-halt = Un Generale ha due punti movimento, la Fanteria uno: questi uomini sono arrivati fin dove potevano. Concludi il movimento.
guide-first-buy = Hai riscosso il tributo: 15 per la tua provincia, 5 per Palestina. Premi + due volte per due Fanterie, poi Compra e concludi; le nuove truppe arrivano nella provincia di residenza.
guide-first-again = Un nuovo turno. Gli altri hanno mosso, e Mesopotamia ha lasciato una sola Fanteria in Syria. Fai di nuovo clic sul Generale I.
guide-first-syria = Passa sopra Syria: il numero è la tua probabilità di vincere. Porta tutti e fai clic su Syria.
guide-first-attack = Syria è difesa. Potresti chiedere il passaggio, ma vuoi la provincia: attacca.
guide-first-battle = Le battaglie si combattono dopo tutte le marce. Concludi il movimento e guarda: ogni dado che mostra un tipo di unità presente è un colpo.
guide-first-galley = Ora anche Syria paga un tributo. Per le isole e le coste lontane servono navi: premi + per una Galea, poi Compra e concludi.
guide-first-end = Hai marciato, combattuto, riscosso e comprato. Ora la partita è tua; l'obiettivo sta sopra la mappa. Ciò che lasci sguarnito viene preso: premi T per vedere chi ti minaccia.
guide-first-at-move = Fai clic su un comandante per marciare, o concludi il movimento.
guide-first-at-march = Componi la legione, poi fai clic dove deve andare.
guide-first-at-destroy = Puoi incendiare una tua Città perché nessun altro la prenda. Tieni la tua.
guide-first-at-buy = Spendi quanto vuoi, o conserva: i Talenti non scadono, ma i prezzi saliranno.
guide-first-at-legion = Scegli chi combatte in prima linea; ogni comandante ne permette uno in più.
guide-first-at-losses = Togli ciò a cui rinunci più facilmente.
guide-first-at-retreat = Un altro giro, o indietro? La barra mostra come finirebbe.
guide-first-at-fate = Un Generale prigioniero si può riscattare; da morto non torna.

## Che cosa dice la scheda al passaggio

tell-space = { $kind ->
        [sea] Una zona di mare: qui navigano le Galee, un punto per zona.
       *[other] { $control ->
            [none] Provincia di nessuno
           *[other] In mano a { $control }
        }. La moneta è il tributo: { $value } Talenti a turno{ $home ->
            [true] . È una provincia di residenza: qui arrivano le nuove truppe.
           *[other] .
        }
    }
tell-space-city = { $city ->
        [fortified] Una Città Fortificata: 5 Talenti in più, qui cominciano le Strade, e il difensore tira dadi in più.
       *[other] Una Città: 5 Talenti in più, e qui cominciano le Strade.
    }
tell-space-island = Un'isola: ci arrivano solo le Galee.
tell-link-strait = La freccia è uno stretto: gli eserciti passano a piedi in { $space }, se le Galee non lo chiudono.
tell-piece = { $kind ->
        [caesar] Il Cesare. Guida come un Generale, fino a sette unità; se cade, il suo giocatore è fuori dal gioco.
        [general] Un Generale guida fino a sette unità. Catturato, si può riscattare.
        [infantry] Fanteria: un punto movimento, con un comandante. Colpisce con la propria faccia.
        [cavalry] Cavalleria: due punti movimento, con un comandante. Colpisce con la propria faccia.
        [catapult] Catapulte: un punto movimento, con un comandante. Colpiscono con la propria faccia e rompono le Fortificazioni.
        [galley] Una Galea: due punti movimento, porta comandanti e fino a sette unità.
       *[other] { "" }
    }
tell-piece-left = { $kind ->
        [infantry] Possono ancora muovere in questo turno: { $left }.
        [cavalry] Possono ancora muovere in questo turno: { $left }.
        [catapult] Possono ancora muovere in questo turno: { $left }.
       *[other] Punti movimento rimasti in questo turno: { $left }.
    }

## The stage of a battle

log-battle = Battaglia { $space_in }: { $attacker } contro { $defender }. { $winner ->
        [none] Le flotte si separano.
       *[other] Vince { $winner }.
    } Perdite – { $attacker }: { $lost_attacker }; { $defender }: { $lost_defender }.
button-retreat-fight_on = { $enemy_retreats ->
        [true] Tieni il campo
        [yes] Tieni il campo
       *[other] Continua la battaglia
    }

## Curves of the story

curve-tribute = Tributo
curve-provinces = Province
curve-strength = Unità di terra
curve-purse = Tesoro

## Com'è uno scenario

scenario-classic-line = Da due a sei Cesari si contendono l'impero finché ne resta uno o gli altri si inchinano.
scenario-classic-length = da 60 a 90 minuti con i bot
scenario-classic-difficulty = Facile da iniziare
## The chronicle

chronicle-turn_began = Turno { $round }: { $side }
chronicle-settled = { $sides } alzarono le insegne, ciascuno con un Cesare, quattro Generali e cinque Fanterie.
chronicle-marched = { $more ->
    [true] Un altro andò
   *[other] { $own ->
        [true] Un esercito
       *[other] Un esercito { $side_from }
    } marciò
} { $origin_from } { $to_to } { $count ->
    [0] senza truppe
    [one] con una sola unità
   *[other] con { $count } unità
}.
chronicle-marches = { $own ->
    [true] Gli eserciti
   *[other] Gli eserciti { $side_from }
} si misero in marcia e si fermarono { $spaces_in }.
chronicle-landed = { $count ->
    [one] Un'unità
   *[other] { $count } unità
}{ $own ->
    [true] {""}
   *[other] {" "}{ $side_from }
} { $count ->
    [one] sbarcò
   *[other] sbarcarono
} { $space_in }.
chronicle-occupied = { $count ->
    [one] { $spaces } si sottomise
   *[other] { $spaces } si sottomisero
}{ $own ->
    [true] {""}
   *[other] {" "}a { $side }
} senza combattere.
chronicle-taken = { $own ->
    [true] {""}
   *[other] { $side }{" "}
}tolse { $spaces } a { $loser }, senza che nessuno si opponesse.
chronicle-battle = { $space_in } { $attacker } affrontò { $defender }{ $fort ->
    [true] , al riparo delle mura
   *[other] {""}
}: { $attackers } contro { $defenders }. { $won ->
    [attacker] Dopo { $rounds ->
        [one] un solo scontro
       *[other] { $rounds } scontri
    } vinse { $attacker }{ $to ->
        [none] {""}
       *[other] , e gli sconfitti ripiegarono { $to_in }
    }
    [defender] { $defender } tenne il campo{ $to ->
        [none] {""}
       *[other] , e gli assalitori ripiegarono { $to_in }
    }
   *[nobody] Si separarono senza un vincitore
}; { $attacker } { $lost ->
    [0] non perse nessuno
    [one] perse un'unità
   *[other] perse { $lost } unità
}, { $defender } { $slain ->
    [0] non ne perse nessuna
    [one] ne perse una
   *[other] ne perse { $slain }
}.
chronicle-leader_taken = { $killed ->
    [true] { $by } mise a morte il { $leader }.
   *[other] { $by } fece prigioniero il { $leader }.
}
chronicle-leader_escaped = Il { $leader } si mise in salvo { $to_in }.
chronicle-leader_returned = Il { $leader } tornò { $to_in }.
chronicle-caesar_fell = Cadde il Cesare { $side_from }, e tutto ciò che era suo passò a { $by }{ $talents ->
    [0] {""}
   *[other] , insieme a { $talents } Talenti
}.
chronicle-galley_sunk = { $space_in } andò perduta una nave: { $galley }.
chronicle-tribute_drawn = Le province versarono { $own ->
    [true] {""}
   *[other] a { $side }{" "}
}{ $talents } Talenti.
chronicle-bought = Con { $talents } Talenti { $own ->
    [true] {""}
   *[other] { $side }{" "}
}si procurò { $goods }.
chronicle-built = { $spaces_in } { $count ->
    [one] sorse un'opera nuova
   *[other] sorsero opere nuove
}: { $goods }.
chronicle-road = { $more ->
    [true] Un'altra unì
   *[other] Una Strada unì da allora
} { $space } e { $other }.
chronicle-city_destroyed = { $side } rase al suolo la Città di { $space }.
chronicle-prices_rise = { $side } aveva ormai tante ricchezze che i prezzi stavano per salire.
chronicle-prices_rose = Da allora ogni cosa costò { $factor ->
    [2] il doppio
    [3] il triplo
   *[other] { $factor } volte tanto
}.
chronicle-ransomed = { $captor } liberò i prigionieri ({ $leaders }){ $talents ->
    [0] {""}
   *[other] {" "}in cambio di { $talents } Talenti
}.
chronicle-emperor_made = Il Cesare { $side_from } fu acclamato imperatore di Roma.
# Quiet questions.
button-pass_until_turn = Non prima del mio turno
moment-ransom = quando si riscattano i prigionieri

# Ciò che il regolamento stampato chiama diversamente da noi, per la ricerca: `suo = nostro; …`.
book-words = Restituzione dei Generali = riscatto

## How a battle was decided, and what that changed

decided-destroyed = Dell'altro esercito non resta nulla sul campo.
decided-left = L'altro esercito ha lasciato il campo.
decided-both_left = Entrambi gli eserciti se ne sono andati; la provincia resta a chi la teneva.
decided-nobody = Entrambi gli eserciti sono annientati; la provincia resta al difensore.
decided-parted = In tre giri nessuna flotta è stata affondata del tutto.
change-province = { $side } prende { $space }.
change-talents = { $side } prende { $by ->
    [one] { $by } Talento
   *[other] { $by } Talenti
}.
change-provinces = { $by ->
    [0] Nessuna provincia cambia padrone.
    [one] { $by } provincia passa a { $side }.
   *[other] { $by } province passano a { $side }.
}
threats-about = Chi potrebbe attaccarti nel suo prossimo turno, con quanti al massimo, e con che probabilità perdi il luogo. Ciò che puoi ancora comprare non è contato.
threats-none = Nel prossimo turno nessuno può attaccarti.

## Piani dei bot, e che cosa parla per loro

plan-bold = attaccare con audacia
plan-hunt = puntare a un Cesare e alla sua capitale
plan-land = prendere prima le province
plan-careful = muoversi con prudenza
plan-sally = far uscire il Cesare
plan-guard = tenere al sicuro il Cesare
plan-wear-down = logorare il nemico
plan-gather = riunire le truppe
plan-whim = prendere un'altra strada
plan-towards = marciare con meta: { $space }
plan-stay = continuare a combattere
plan-fall-back = ritirarsi in questa provincia: { $space }
plan-cities = costruire prima le Città
plan-troops = comprare solo truppe
plan-cities-first = costruire Città prima delle truppe
plan-horse = comprare più Cavalleria
plan-engines = comprare più Catapulte
plan-foot = comprare Fanteria
plan-fleet = comprare una Galea
why-fallen = restare in gioco
why-tribute = tributo
why-tribute_share = parte di tutto il tributo
why-tribute_lead = tributo rispetto al rivale più ricco
why-purse = Talenti in mano
why-infantry = Fanteria
why-cavalry = Cavalleria
why-catapults = Catapulte
why-army_share = parte di tutte le truppe
why-power = potenza complessiva
why-power_lead = potenza rispetto al rivale più forte
why-generals = Generali
why-galleys = Galee
why-cities = Città
why-home = la provincia di residenza
why-walls = mura della capitale
why-caesar_risk = il pericolo per il Cesare
why-caesar_guard = la scorta del Cesare
why-at_risk = province a rischio
why-threatens = ciò che si può attaccare
why-front = vicinanza al fronte
why-captives = Generali catturati
why-to_move = di chi è il turno
