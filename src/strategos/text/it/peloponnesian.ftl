### La guerra del Peloponneso

game-name = La guerra del Peloponneso
game-length = Da 1 a 5 ore, secondo lo scenario
game-difficulty = Media
game-edition = Seconda edizione, GMT 2019
game-pitch = Atene e Sparta, dieci turni di tre anni. Guidi una Lega e la Matrice Strategica guida l'altra; chi ha troppo successo deve cambiare parte. Uno o due giocatori.
scenario-campaign = La guerra del Peloponneso (Campagna)
scenario-archidamian = La guerra archidamica
scenario-decelean = La guerra deceleica
scenario-fall_of_athens = La caduta di Atene
scenario-first_peloponnesian = La prima guerra del Peloponneso
scenario-fall_of_sparta = La caduta di Sparta

## Opzioni della partita

choice-amphipolis = Passare per Anfipoli
choice-amphipolis-open = è libero, come dice il regolamento
choice-amphipolis-passage = richiede il controllo, come a Naupatto e Bisanzio
choice-syracuse_defence = Sparta risponde a una minaccia a Siracusa
choice-syracuse_defence-always = sempre
choice-syracuse_defence-ally = solo finché Siracusa è sua alleata
choice-decelean_end = La guerra deceleica finisce
choice-decelean_end-10 = dopo il turno 10
choice-decelean_end-8 = dopo il turno 8
choice-leaderless = Le unità senza comandante in una fortezza che non hanno preso
choice-leaderless-leave = la lasciano alla fine della Fase di Combattimento
choice-leaderless-hold = restano e la tengono
choice-battle_losses = Le perdite in battaglia
choice-battle_losses-order = seguono un ordine fisso: prima gli Opliti, i nazionali prima degli alleati
choice-battle_losses-loser = le sceglie il giocatore che le subisce
choice-home_army = Un'Armata nel proprio spazio di casa
choice-home_army-stays = vi resta; solo il comandante va nella casella Verso Casa
choice-home_army-checked = viene controllata come ogni altra Armata sulla mappa

## Fasi

phase-side_determination = Determinazione della parte
phase-event = Evento
phase-delian_league = Ribellione della Lega di Delo
phase-leader_selection = Scelta dei comandanti
phase-strategy = Strategia
phase-sci_adjustment = Azzeramento dell'Indice
phase-operations = Operazioni
phase-coming_home = Verso Casa
phase-siege_determination = Determinazione degli assedi
phase-battles = Battaglie
phase-sieges = Assedi
phase-going_home = Verso Casa dopo il combattimento
phase-continuation = Prosecuzione delle ribellioni
phase-spread = Diffusione delle ribellioni
phase-helots = Iloti
phase-revenue = Entrate
phase-building = Costruzione
phase-bellicosity = Bellicosità
phase-surrender = Resa
phase-armistice = Armistizio
phase-end_of_turn = Fine del turno

## Parti, indicatori e unità

side-athens = Atene
    .in = ad Atene
    .to = ad Atene
side-sparta = Sparta
side-thebes = Tebe
side-persia = Persia
    .in = in Persia
    .to = alla Persia
    .from = dalla Persia
    .the = la Persia
side-citizens = cittadini
track-sci = Sicurezza strategica
track-bellicosity = Bellicosità
piece-leader = comandante
piece-hoplite = Opliti
piece-cavalry = Cavalleria
piece-naval = navi
piece-home_guard = Guardia Nazionale
piece-garrison = Guarnigione
piece-peltasts = Peltasti
piece-sacred_band = Battaglione Sacro

## Domande

ask-objective = { $leader } prende il comando. Qual è l'obiettivo?
ask-muster = Chi { $space_in } si unisce alla Spedizione verso { $objective_the }? Si possono spendere { $talents } talenti.
ask-continue = Intraprendi un'altra operazione? Tira un dado per gli Àuguri, + { $bonus }: sotto il 6 continui; con 6 o più devi passare. Il Tesoro ha { $talents } talenti.
ask-commander = Chi comanda l'operazione?
ask-leave_behind = Le navi non bastano più. { $at_most ->
        [one] Quale PF terrestre resta indietro?
       *[other] Quali { $at_most } PF terrestri restano indietro?
    }
ask-stays = Quale PF resta { $space_in }?
ask-battle_loss = Quale PF si perde { $space_in }? Ne restano da perdere { $left }.
ask-intercept = Il nemico entra { $space_in }. La tua Forza { $origin_in } tenta l'intercettazione?
ask-battle = Quale battaglia si combatte ora?
ask-siege = Quale assedio si risolve ora? La cifra dice quanto è probabile che la fortezza cada.
ask-home = Dove { $left ->
        [one] torna 1 PF
       *[other] tornano { $left } PF
    } ({ $kind }, { $nation })?
ask-build = { $side } può costruire ancora { $left } PF, a 200 talenti l'uno; se ne possono spendere { $talents }. Che cosa costruisci?
ask-place = Dove metti { $unit }?
ask-purse = Quale Tesoro paga?
ask-mercenaries = Dove vanno gli alleati di Sparta per 600 talenti? { $left ->
        [one] Resta 1 PF
       *[other] Restano { $left } PF
    } da piazzare.
ask-give_up_garrison = Non ci sono più Guarnigioni per { $space_the }. A quale rinunci?
ask-naval_league = La Lega Navale: una nave e una Guarnigione { $left ->
        [one] in un'altra isola verde
       *[other] in altre { $left } isole verdi al massimo
    }. In quale isola?
ask-gold_mine = Quale città riceve i 600 talenti?
ask-persian_army = L'Armata persiana si trova { $space_in }. Dove marcia?
ask-persian_navy = La Flotta persiana si trova { $space_in }. Dove fa vela?

## Pulsanti

button-operate = Consulta gli Àuguri
button-navy = Muovi la Flotta persiana
button-cause_rebellion = Causa una ribellione (100 talenti)…
button-set_out = In marcia verso l'obiettivo
button-cross = Attraversa il mare aperto
button-halt = Fermati qui
button-stay = Lasciala dov'è
button-athens = Paga Atene
button-thebes = Paga Tebe
button-build-done = Non costruire altro
button-continue-pass = Passa per questo turno
piece-hoplite-athens = Opliti ateniesi
button-hoplite-athens = Opliti ateniesi
piece-hoplite-athens_allied = Opliti alleati di Atene
button-hoplite-athens_allied = Opliti alleati di Atene
piece-hoplite-sparta = Opliti spartani
button-hoplite-sparta = Opliti spartani
piece-hoplite-sparta_allied = Opliti alleati di Sparta
button-hoplite-sparta_allied = Opliti alleati di Sparta
piece-hoplite-thebes = Opliti tebani
button-hoplite-thebes = Opliti tebani
piece-hoplite-persia = Fanti leggeri persiani
button-hoplite-persia = Fanti leggeri persiani
piece-cavalry-athens = Cavalleria ateniese
button-cavalry-athens = Cavalleria ateniese
piece-cavalry-athens_allied = Cavalleria alleata di Atene
button-cavalry-athens_allied = Cavalleria alleata di Atene
piece-cavalry-sparta = Cavalleria spartana
button-cavalry-sparta = Cavalleria spartana
piece-cavalry-sparta_allied = Cavalleria alleata di Sparta
button-cavalry-sparta_allied = Cavalleria alleata di Sparta
piece-cavalry-thebes = Cavalleria tebana
button-cavalry-thebes = Cavalleria tebana
piece-cavalry-persia = Cavalleria persiana
button-cavalry-persia = Cavalleria persiana
piece-naval-athens = Navi ateniesi
button-naval-athens = Navi ateniesi
piece-naval-athens_allied = Navi alleate di Atene
button-naval-athens_allied = Navi alleate di Atene
piece-naval-sparta = Navi spartane
button-naval-sparta = Navi spartane
piece-naval-sparta_allied = Navi alleate di Sparta
button-naval-sparta_allied = Navi alleate di Sparta
piece-naval-thebes = Navi tebane
button-naval-thebes = Navi tebane
piece-naval-persia = Navi persiane
button-naval-persia = Navi persiane

## Rifiuti

no-already_here = La Spedizione è già { $space_in }.
no-already_ours = { $space } è già uno spazio amico.
no-already_rebels = { $space } è già in ribellione.
no-coalition_space = { $space } è uno spazio di coalizione nemico: si ribella solo per evento o per diffusione.
no-emergency_fund = Costa { $talents } talenti, e Atene deve conservarne 1000 come Fondo di Emergenza.
no-enemy_force = { $space_in } c'è una Forza nemica: nessuno si ribella sotto i suoi occhi.
no-enemy_home = { $space } è lo spazio nazionale nemico: non si ribella mai.
no-enemy_there = Un comandante da solo non entra { $space_in }: ci sono nemici.
no-hostages = Il nemico tiene Ostaggi. Fino a un armistizio { $space } non può essere un obiettivo.
no-isthmus_closed = Le navi passano l'Istmo solo se la loro parte ne controlla i due capi.
no-long_walls = Fra Atene e il Pireo ci sono le Lunghe Mura.
no-must_go_on = La Spedizione può ancora raggiungere { $space_the } e deve andarci.
no-neutral_closed = { $space } è neutrale: nessuna via vi passa.
no-warned_off = Finché { $space } è neutrale non puoi entrarci.
no-neutral_power = { $space } appartiene a una potenza neutrale e non si può sobillare.
no-no_way = Per questa Spedizione nessuna via porta { $space_to }: conta le navi e i PF terrestri.
no-nobody_to_activate = { $space_in } non c'è nessuno da attivare in questo turno.
no-nobody_with_him = Qualcuno deve seguirlo: attiva almeno un PF.
no-no_leader = Non c'è chi la comandi: nessun comandante è in patria e la tazza è vuota.
no-nothing_to_activate = In questo turno non resta nessuno da attivare.
no-no_talents = Non si può pagare nessuno: il Tesoro ha { $treasury } talenti.
no-fund_untouched = Non si può pagare nessuno: Atene ha { $treasury } talenti e deve conservarne 1000 come Fondo di Emergenza.
no-not_alone = Un comandante da solo non entra { $space_in }: vi sono nemici.
no-not_alone_unfriendly = Un comandante da solo non entra { $space_in }: non è uno spazio amico.
no-not_friendly = { $space } non è uno spazio amico: nessuno vi si raduna.
no-passage_closed = Si passa per { $space } solo se la si controlla o se è l'obiettivo.
no-persia_neutral = Sardi non può essere un obiettivo finché la Persia è neutrale.
no-rebels_hate_sparta = In questa guerra nessuno si ribella in favore di Sparta.
no-sicily_closed = Cartagine ha vinto: per il resto della partita non si entra più { $space_in }.
no-too_dear = Costa { $talents } talenti; il Tesoro ne ha { $treasury }.
no-too_few_ships = Ogni PF Navale porta un PF terrestre: le navi non bastano.
no-cyzicus_closed = Cizico è persiana e non può essere un obiettivo.
no-own_space = { $space } è uno spazio tuo e non vi sono nemici.
no-athens_neutral = Atene è ancora neutrale verso Sparta: { $space } non si tocca.
no-too_far_for_persians = I Persiani non si spingono fino { $space_to }.

## Che cosa è successo

event-turn_began = Turno { $turn }: { $years } a.C.
event-side_kept = Determinazione della parte: { $die }, in tutto { $total }. Il giocatore resta con { $side }.
event-side_changed = Determinazione della parte: { $die }, in tutto { $total }. Ora il giocatore guida { $side }.
event-event_rolled = Evento { $dice }: { $name }{ $possible ->
        [false] , che ora non può accadere; si tira di nuovo.
        [no] , che ora non può accadere; si tira di nuovo.
       *[other] .
    }
event-fate_rolled = { $name }: il { $die } dice che tocca a { $side }.
event-in_force = { $what }{ $side ->
        [none] {""}
       *[other] {" "}({ $side })
    }{ $space ->
        [none] {""}
       *[other] {" "}({ $space })
    }.
event-leader_placed = { $leader } cambia campo e ora è { $space_in }.
event-talents = { $talents } talenti per { $side }: { $why } (Tesoro { $treasury }).
changes = { $by ->
        [-1] scende di 1
        [-2] scende di 2
        [-3] scende di 3
        [-4] scende di 4
        [-5] scende di 5
        [-6] scende di 6
        [-7] scende di 7
        [-8] scende di 8
        [-9] scende di 9
        [-10] scende di 10
        [-11] scende di 11
        [-12] scende di 12
        [0] resta
       *[other] sale di { $by }
    }
event-sci_changed = La Sicurezza di { $side } { changes }, a { $sci }: { $why }.
event-bellicosity_changed = La Bellicosità di { $side } { changes }, a { $bellicosity }: { $why }.
event-rebelled = { $space } si ribella: { $why }.
event-rebellion_rolled = { $listed ->
        [true] La lista delle città, { $dice }: { $space }. { $rebels ->
            [true] La città insorge.
            [yes] La città insorge.
           *[other] Ora non può insorgere; si tira di nuovo.
        }
        [yes] La lista delle città, { $dice }: { $space }. { $rebels ->
            [true] La città insorge.
            [yes] La città insorge.
           *[other] Ora non può insorgere; si tira di nuovo.
        }
       *[other] La ribellione raggiunge { $space_the }? { $dice }, in tutto { $total }. { $rebels ->
            [true] La città insorge.
            [yes] La città insorge.
           *[other] Tutto resta calmo.
        }
    }
event-rebellion_ended = { $space } torna alla sua Lega.
event-leader_drawn = { $side } pesca { $leader }, che giunge { $space_to }.
event-leader_lost = { $side } perde { $leader }: { $why }.
event-leader_went_home = { $leader } lascia { $space_the } e torna a casa.
event-strategy_chosen = La strategia di { $side }: { $strategy } (dado { $die }, comandante { $bonus }, in tutto { $total }).
event-strategy_kept = { $side } mantiene la strategia: { $strategy }.
event-auguries = Àuguri di { $side }: { $die } + { $bonus } = { $total }. { $good ->
        [true] I segni sono buoni.
        [yes] I segni sono buoni.
       *[other] I segni sono cattivi.
    }
event-passed = { $side } passa: { $why }.
event-objective_named = { $leader } ({ $side }) muove verso { $space_the }: { $why }.
event-rebellion_tried = Agenti di { $side } { $space_in }: { $die } + { $bonus } = { $total }. { $rebels ->
        [true] La città insorge.
        [yes] La città insorge.
       *[other] Nulla si muove.
    }
event-power_joined = { $side ->
        [none] { $power } è neutrale.
       *[other] { $power } passa con { $side }.
    }
event-units_placed = { $side } riceve { troops } ({ $nation }) { $space_in }.
event-activated = La Spedizione prende con sé { $space_in } { troops } ({ $nation }), { $talents ->
        [0] senza costo
       *[other] per { $talents } talenti
    } (Tesoro { $treasury }).
event-way_drawn = { $ways ->
        [1] La via { $origin_from } passa per { $way }.
       *[other] Delle { $ways } vie più brevi { $origin_from } si sorteggia questa: { $way }.
    }
event-moved = { $leader } va { $origin_from } { $to_to }.
event-storm_rolled = Il mare aperto: { $die }. { $lost ->
        [true] Una tempesta li inghiotte.
        [yes] Una tempesta li inghiotte.
       *[other] Il tempo tiene.
    }
event-interception_rolled = { $side } tenta di intercettare { $origin_from } { $space_in }{ $die ->
        [0] {" "}e riesce senz'altro.
       *[other] : { $die }. { $succeeds ->
            [true] Intercettazione riuscita.
            [yes] Intercettazione riuscita.
           *[other] Passano.
        }
    }
event-skirmished = Schermaglia { $space_in } ({ $sides }): { $dice }.{ $battle ->
        [true] {" "}Diventa una battaglia.
        [yes] {" "}Diventa una battaglia.
       *[other] {""}
    }
event-units_lost = { $side } perde { troops } ({ $nation }) { $space_in }.
event-elite_lost = { $side } perde per sempre { $elite } { $space_in }.
event-units_left = { $space } trattiene { troops }.
event-went_home = { $side } lascia { $space_the } e riporta a casa { troops }.
event-ravaged = { $by } saccheggia { $space_the }.
event-operation_ended = L'operazione di { $side } finisce { $space_in }: { $why }.
event-siege_began = { $side } assedia { $space_the }.
event-battle_began = { $kind } { $space_in } tra { $sides } (PF { $strengths }).
event-battle_rolled = { $side } tira { $die }{ $reasons ->
        [none] .
       *[other] {" "}e aggiunge { $values } ({ $reasons }): { $total }.
    }
event-battle_ended = { $winner ->
        [none] { $kind } { $space_in }: nessuno vince.
       *[other] { $winner } batte { $loser } { $space_in }.
    }{ $why ->
        [none] {""}
       *[other] {" "}{ $why }.
    }
event-hostages_taken = { $by } prende Ostaggi di { $side }.
event-siege_rolled = L'assedio { $space_in }{ $die ->
        [0] {" "}fallisce: { $why }.
       *[other] : { $die }, in tutto { $total }. { $succeeds ->
            [true] { $side } prende la fortezza.
            [yes] { $side } prende la fortezza.
           *[other] Le mura tengono.
        }
    }
event-homecoming_rolled = { $leader } { $space_in }: { $die } e { $strategic }. { $stay ->
        [true] Tutte le sue truppe restano.
        [yes] Tutte le sue truppe restano.
       *[other] Resta un PF, gli altri tornano a casa.
    }
event-came_home = { troops } ({ $nation }) tornano { $space_in }.
event-control_changed = { $side ->
        [none] Nessuno controlla più { $space_the }.
       *[other] { $side } controlla { $space_the }.
    }
event-helots_rose = { $new ->
        [true] Gli Iloti insorgono contro Sparta.
        [yes] Gli Iloti insorgono contro Sparta.
       *[other] Gli Iloti continuano a combattere.
    }
event-helots_calmed = Gli Iloti sono domati.
event-revenue_drawn = { $side } riceve { $talents } talenti (Tesoro { $treasury }).
event-built = { $side } costruisce { troops } ({ $nation }) { $space_in } (Tesoro { $treasury }).
event-scored = { $vp ->
        [-15] Chi guida { $side } perde 15 PV
       *[other] Chi guida { $side } guadagna { $vp } PV
    }: { $why }. In tutto { $total }.
event-surrendered = { $side } si arrende: { $why }.
event-armistice_made = Un armistizio di { $turns ->
        [one] un turno
       *[other] { $turns } turni
    } (dado { $die }, Nicia { $bonus }).
event-coalition_role = La Coalizione in questo turno: { $role }.
event-garrison_placed = Una Guarnigione presidia { $space_the }.
event-kings_peace = Il grano non arriva più: il Re detta la sua pace e la Persia si ritira.
event-messenia_freed = La Messenia è libera; nasce Megalopoli.
event-persia_entered = La Persia entra in guerra.
event-persia_left = { $what } lascia la guerra per sempre.

## Quante truppe

count-hoplite = { $hoplite ->
        [one] 1 Oplita
       *[other] { $hoplite } Opliti
    }
count-cavalry = { $cavalry } di Cavalleria
count-naval = { $naval ->
        [one] 1 nave
       *[other] { $naval } navi
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

## Ciò che il registro racconta insieme

log-march = { $leader } parte { $origin_from } e passa per { $way }.
log-joined = La Spedizione prende con sé { $space_in } { troops }, { $talents ->
        [0] senza costo
       *[other] per { $talents } talenti
    } (Tesoro { $treasury }).
log-operation = { $leader } ({ $side }) { $how ->
        [end_arrived] arriva { $space_in }
        [end_stuck] si ferma prima di arrivare { $space_in }
        [end_leaderless] cade in marcia verso { $space_the }
        [end_caught] è intercettato da solo e non arriva { $space_in }
        [end_rebellion_failed] non fa insorgere nessuno { $space_in }
        [end_storm] è perduto in una tempesta verso { $space_the }
        [end_nobody] perde gli ultimi uomini in marcia verso { $space_the }
        [end_drawn] torna indietro dopo una battaglia pari, in marcia verso { $space_the }
        [end_beaten] è battuto in marcia verso { $space_the }
        [passed] alla fine non parte verso { $space_the }
       *[other] è in marcia verso { $space_the }
    }{ $battles ->
        [0] {""}
        [one] , con una battaglia
       *[other] , con { $battles } battaglie
    }{ $strategy ->
        [none] {""}
       *[other] {" "}({ $strategy })
    }. { $lost ->
        [none] { $enemy ->
            [none] Nessuna perdita
           *[other] Il nemico perde { $enemy }
        }
       *[other] Perdite: { $lost }{ $enemy ->
            [none] {""}
           *[other] ; del nemico: { $enemy }
        }
    }.
log-battle = { $kind } { $space_in } tra { $one } e { $other }. { $winner ->
        [none] Nessuno vince
       *[other] Vince { $winner }
    }. { $one } perde { $lost_one ->
        [none] nulla
       *[other] { $lost_one }
    }, { $other } { $lost_other ->
        [none] nulla
       *[other] { $lost_other }
    }.{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
log-siege = { $one } assedia { $space_the }{ $taken ->
        [true] {" "}e prende la fortezza
       *[other] {" "}invano
    }. { $why }{ $lost_other ->
        [none] {""}
       *[other] {" "}{ $other } perde { $lost_other }.
    }
clash-naval = Battaglia navale
clash-land = Battaglia terrestre
clash-null = Battaglia nulla
clash-siege = Assedio
clash-skirmish = Schermaglia
decided-higher = Vince il totale più alto.
decided-better_leader = Parità: vince il comandante migliore.
decided-level = Parità, e nessun comandante è migliore: tutti tornano a casa.
decided-null_nothing = Solo truppe di terra contro sole navi: nessuna battaglia.
decided-null_ships_leave = Solo truppe di terra contro sole navi: tutte le navi lasciano lo spazio neutrale.
decided-null_leaves_athens = Solo truppe di terra contro sole navi: Atene cede e torna a casa.
decided-null_leaves_sparta = Solo truppe di terra contro sole navi: Sparta cede e torna a casa.
decided-null_leaves_persia = Solo truppe di terra contro sole navi: la Persia cede e torna a casa.
decided-taken = 4 o più: la fortezza cade.
decided-held = Meno di 4: le mura tengono e gli assedianti tornano a casa.
decided-more_ships = Più navi dentro che fuori: l'assedio fallisce.
decided-grain_route = Il grano arriva ancora dall'Eusino: l'assedio fallisce.
decided-skirmish = Resta una schermaglia.
decided-skirmish_battle = Diventa una battaglia.
change-confidence = La Sicurezza di { $side } { changes }, a { $now }.
change-points = { $by ->
        [-15] Chi guida { $side } perde 15 PV
       *[other] Chi guida { $side } guadagna { $by } PV
    }: { $now }.
change-talents = { $side }: { $by } talenti, Tesoro { $now }.
change-ravaged = { $space } è devastata.
change-hostages = { $side } prende Ostaggi.
change-went_home = { $side } torna a casa { $space_from }: { $by } PF.
event-garrison_lost = La Guarnigione { $space_in } è perduta.
chronicle-null_battle = Navi e uomini a terra si fronteggiarono { $space_in }, e non vi fu battaglia.
value-strategic = strategia
value-tactical = tattica

## Com'è finita

# Games that ended before points were told have none.
points-told = { $needed ->
        [other] : { $vp } PV, ne servivano { $needed }
       *[none] { "" }
    }
outcome-turns = L'ultimo turno è finito{ points-told }.
outcome-surrender = Si sono arrese entrambe le parti{ points-told }.
outcome-athens_surrendered = Atene si è arresa{ points-told }.
outcome-sparta_surrendered = Sparta si è arresa{ points-told }.
outcome-coalition_surrendered = La Coalizione si è arresa.
outcome-switched = Il giocatore è passato da Sparta ad Atene{ points-told }.
outcome-armistice = L'armistizio chiude questa guerra{ points-told }.
outcome-peace = La Pace dei Trent'anni: nessuno ha vinto.
fatal-out_of_time = { $needed ->
        [none] Così finisce l'ultimo turno, e la guerra non è vinta.
       *[other] La guerra finisce qui ed è perduta: { $vp } PV, ne servono { $needed }.
    }
fatal-drives_argos = Se scegli Argo come obiettivo passa subito con Atene, con 4 Opliti.
fatal-drives_syracuse = Se scegli Siracusa come obiettivo passa subito con Sparta, con le sue Forze.

## Fatti

fact-control = Controllata da { $value }
fact-rebellion = In ribellione
fact-ravaged = Saccheggiata
fact-siege = Assediata da { $value }
fact-treasury = Tesoro: { $value } talenti
fact-sci = Sicurezza: { $value }
fact-colour = Colore: { $value }
fact-fortress = Fortezza
fact-bellicosity = Bellicosità: { $value }
fact-done = Operazioni compiute: { $value }
fact-passed = Ha passato
fact-drawn = Comanda per primo: { $value }
fact-hostages = Ostaggi in mano nemica
fact-thebes = Tesoro di Tebe: { $value } talenti
fact-nation = { $value }
fact-spent = Attivati: { $value } PF
fact-marching = In marcia
fact-elite = Unità di élite
fact-garrison = Guarnigione
fact-strategic = Valore Strategico { $value }
fact-tactical = Valore Tattico { $value }
fact-years = Anni: { $value } a.C.
fact-player = Il giocatore ha { $value }
score-player = { $value } Punti Vittoria
fact-strategy = Strategia dell'altra parte: { $value }
fact-role = Il giocatore della Coalizione: { $value }
fact-vp = Punti Vittoria: { $value }
fact-needed = Punti Vittoria necessari: { $value }
fact-walls = Le Lunghe Mura sono in piedi
fact-armistice = C'è stato un armistizio
fact-fallen = Caduti: { $value }
fact-cups_athens = Nella tazza di Atene: { $value }
fact-cups_sparta = Nella tazza di Sparta: { $value }
fact-cups_thebes = Nella tazza di Tebe: { $value }
stage-revenue_athens = Entrate di Atene
stage-revenue_sparta = Entrate di Sparta
stage-revenue_thebes = Entrate di Tebe
stage-expedition = Spedizione
fact-side = { $value }
fact-leader = al comando di { $value }
fact-space = ora: { $value }
fact-objective = obiettivo: { $value }
fact-hoplite = { $value } PF di Opliti
fact-cavalry = { $value } PF di Cavalleria
fact-naval = { $value } PF Navali
fact-talents = { $value } talenti da spendere
fact-ways = { $value ->
    [one] una sola via più breve
   *[other] { $value } vie più brevi
}
fact-steps = { $value ->
        [one] lunga un passo
       *[other] lunga { $value } passi
    }
row-plan = conta di raccogliere { $hoplite } PF di Opliti, { $cavalry } di Cavalleria e { $naval } Navali: { $space }
row-joining = { $piece }: { $sp } PF possono unirsi, { $talents } talenti l'uno
row-in_force = { $what }{ $side ->
        [none] {""}
       *[other] {" "}({ $side })
    }{ $space ->
        [none] {""}
       *[other] {" "}({ $space })
    }
row-defence = { $why }: { $holds ->
        [true] vale ora
        [yes] vale ora
       *[other] non vale
    }
# Where lines and zones run is for the map to show.
fact-trail = { "" }
fact-zones_athens = { "" }
fact-zones_sparta = { "" }
fact-zones_persia = { "" }

## Ragioni, strategie, eventi e nazioni per nome

effect-athens = Atene
effect-athens_allied = alleati di Atene
effect-sparta = Sparta
effect-sparta_allied = alleati di Sparta
effect-thebes = Tebe
effect-home_guard = la Guardia Nazionale
effect-peltasts = i Peltasti
effect-sacred_band = il Battaglione Sacro
effect-null = Battaglia nulla
effect-naval = Battaglia navale
effect-land = Battaglia terrestre
effect-athenian_ships = navi ateniesi
effect-more_ships = più navi
effect-sparta_space = davanti a Sparta
effect-spartan_hoplites = Opliti spartani
effect-more_cavalry = più Cavalleria
effect-more_hoplites = più Opliti
effect-tactical = il comandante
effect-syracuse = Siracusa
effect-grain_route = il grano arriva ancora dall'Eusino
effect-battle_won = battaglia vinta
effect-new_turn = un nuovo turno comincia da zero
effect-battle_lost = battaglia perduta
effect-siege_won = assedio riuscito
effect-siege_failed = assedio fallito
effect-fortress_lost = fortezza perduta
effect-captives = prigionieri venduti
effect-cause_rebellion = Causare Ribellione
effect-caused = sobillata
effect-spread = la diffusione
effect-event = un evento
effect-unrest_sci = la Lega di Delo è inquieta: la Sicurezza di Atene è zero o meno
effect-unrest_ships = la Lega di Delo è inquieta: Atene ha perso molte navi
effect-better_leader = Parità: vince il comandante migliore
effect-level = Parità, e nessun comandante è migliore: tutti tornano a casa
effect-null_nothing = Solo truppe di terra contro sole navi: nessuna battaglia
effect-null_ships_leave = Solo truppe di terra contro sole navi: tutte le navi lasciano lo spazio neutrale
effect-null_leaves_athens = Solo truppe di terra contro sole navi: Atene cede e torna a casa
effect-null_leaves_sparta = Solo truppe di terra contro sole navi: Sparta cede e torna a casa
effect-null_leaves_persia = Solo truppe di terra contro sole navi: la Persia cede e torna a casa
effect-sci = la Sicurezza del turno
effect-lost_spaces = spazi perduti e saccheggiati
effect-helots = gli Iloti
effect-armistice = armistizio
effect-target = una richiesta non soddisfatta
effect-kings_peace = la pace del Re
effect-home_lost = lo spazio nazionale è perduto
effect-bellicosity = non resta volontà di combattere
effect-surrender = resa
effect-revenue = entrate
effect-lost_cities = Tebe o Corinto perduta
effect-epidamnos = Epidamno
effect-sicily = la Sicilia
effect-grain = il grano non arriva più
effect-eisphora = Eisphora
effect-persia = la Persia
effect-iasus = oro persiano per Iaso
effect-messenia = Messenia perduta
effect-corinth = Corinto
effect-coalition = aiuti alla Coalizione
effect-player = scelta del giocatore
effect-attack_spartan_ally = Attaccare un alleato di Sparta
effect-cut_loc = Tagliare le linee di comunicazione
effect-attack_sparta = Attaccare Sparta
effect-attack_athens = Attaccare Atene
effect-attack_athenian_ally = Attaccare un alleato di Atene
effect-defence_posts = Strategia difensiva: un presidio ateniese è minacciato
effect-defence_near_sparta = Strategia difensiva: Ateniesi presso Sparta
effect-defence_cities = Strategia difensiva: Ateniesi a Corinto o a Tebe
effect-defence_syracuse = Strategia difensiva: Ateniesi davanti a Siracusa
effect-pass_chosen = per sua volontà
effect-pass_auguries = gli Àuguri sono sfavorevoli
effect-pass_no_leader = non ci sono comandanti da pescare
effect-pass_nothing_to_activate = non resta nessuno da attivare
effect-pass_no_talents = non può pagare nessuno
effect-pass_fund_untouched = il Fondo di Emergenza non si tocca
effect-pass_phenomenon = il presagio di questo turno permette solo due operazioni
effect-pass_no_objective = la sua strategia non trova obiettivi
effect-pass_no_expedition = la Spedizione necessaria non si può formare
effect-end_arrived = è arrivata
effect-end_stuck = non può proseguire
effect-end_leaderless = il comandante è caduto
effect-end_caught = il comandante è stato intercettato da solo
effect-end_rebellion_failed = nessuno è insorto
effect-end_beaten = è stata battuta
effect-end_drawn = una battaglia pari ha mandato tutti a casa
effect-end_nobody = non resta nessuno
effect-end_storm = la tempesta
effect-dead_battle = caduto in battaglia
effect-dead_plague = la peste
effect-dead_exile = l'esilio
effect-dead_event = morto in campagna
effect-dead_executed = giustiziato dal Re
effect-argos = Argo
effect-macedonia = la Macedonia
effect-thessaly = la Tessaglia
effect-thrace = la Tracia
effect-corcyra = Corcira
effect-persian_army = L'Armata persiana
effect-persian_conon = Il Conone persiano
effect-role_thebes = Tebe e gli alleati
effect-role_athens = Atene da sola
effect-role_anti_sparta = tutti contro Sparta
effect-silver_mine = una miniera d'argento
effect-oligarchs_in_athens = oligarchi ad Atene
effect-sitalces = re Sitalce di Tracia
effect-persia_enters = la Persia entra in guerra
effect-plague = peste ad Atene
effect-demagogue = un demagogo in vendita
effect-oligarchic_rebellion = ribellione nella Lega di Delo
effect-perdiccas = re Perdicca di Macedonia
effect-minor_powers = potenze minori
effect-death_of_leaders = morte di comandanti
effect-phenomenon = un fenomeno
effect-thracian_aggression = aggressione tracia
effect-eclipse_or_earthquake = eclissi o terremoto
effect-egyptian_revolt = la rivolta egiziana
effect-phocian_aggression = aggressione focese
effect-long_walls_built = si costruiscono le Lunghe Mura
effect-death_of_a_leader = morte di un comandante
effect-thebes_attacks_plataea = Tebe attacca Platea
effect-artaxerxes = Artaserse
effect-cinadon = la congiura di Cinadone
effect-supplies_from_egypt = rifornimenti dall'Egitto
effect-dionysius = Dionisio di Siracusa
effect-harmost = un armosta agisce da solo
effect-agenda_of_agesilaus = il piano di Agesilao
effect-democratic_rebellion = ribellione democratica
effect-cunaxa = Cunassa
effect-long_walls_rebuilt = si ricostruiscono le Lunghe Mura
effect-artaxerxes_intervenes = Artaserse interviene
effect-gold_mine = una miniera d'oro
effect-now_at_most = Al massimo due operazioni in questo turno
effect-now_no_eisphora = Niente Eisphora in questo turno
effect-now_shaken = Bellicosità −2 alla fine del turno
effect-now_plague = Peste: nessun PF Alleato entra ad Atene o al Pireo
effect-now_corcyra_idle = I PF a Corcira non possono essere attivati in questo turno
effect-now_cinadon = I PF spartani non possono essere attivati in questo turno
effect-now_no_building = Nessuna costruzione in questo turno
effect-now_target = Un luogo da tenere alla fine del turno, o Bellicosità −1
effect-now_leaders_die_3 = Muoiono i comandanti: in battaglia un dado da 1 a 3 uccide chi lo ha tirato
effect-now_leaders_die_4 = Muoiono i comandanti: in battaglia un dado da 1 a 4 uccide chi lo ha tirato
effect-now_plataea = La prima operazione spartana va a Platea
effect-now_sicily_closed = Cartagine ha vinto: la Sicilia è chiusa
effect-now_walls = Le Lunghe Mura sono intatte

## Luoghi

space-abdera = Abdera
    .in = ad Abdera
    .to = ad Abdera
space-abydos = Abido
    .in = ad Abido
    .to = ad Abido
space-acragas = Agrigento
    .in = ad Agrigento
    .to = ad Agrigento
space-aegina = Egina
space-aegitium = Egitio
space-aeniania = Eniania
    .in = in Eniania
    .to = in Eniania
    .from = dall'Eniania
    .the = l'Eniania
space-aetolia = Etolia
    .in = in Etolia
    .to = in Etolia
    .from = dall'Etolia
    .the = l'Etolia
space-ambracia = Ambracia
    .in = ad Ambracia
    .to = ad Ambracia
space-amorgos = Amorgo
    .in = ad Amorgo
    .to = ad Amorgo
space-amphilochia = Anfilochia
    .in = in Anfilochia
    .to = in Anfilochia
    .from = dall'Anfilochia
    .the = l'Anfilochia
space-amphipolis = Anfipoli
    .in = ad Anfipoli
    .to = ad Anfipoli
space-amphissa = Anfissa
    .in = ad Anfissa
    .to = ad Anfissa
space-anactorium = Anattorio
    .in = ad Anattorio
    .to = ad Anattorio
space-andros = Andro
    .in = ad Andro
    .to = ad Andro
space-antandrus = Antandro
    .in = ad Antandro
    .to = ad Antandro
space-arginusae = Arginuse
    .in = alle Arginuse
    .to = alle Arginuse
    .from = dalle Arginuse
    .the = le Arginuse
space-argos = Argo
    .in = ad Argo
    .to = ad Argo
space-asine = Asine
    .in = ad Asine
    .to = ad Asine
space-astacus = Astaco
    .in = ad Astaco
    .to = ad Astaco
space-astypalaea = Astipalea
    .in = ad Astipalea
    .to = ad Astipalea
space-athens = Atene
    .in = ad Atene
    .to = ad Atene
space-atalante = Atalante
    .in = ad Atalante
    .to = ad Atalante
space-belmina = Belmina
space-byzantium = Bisanzio
space-camarina = Camarina
space-camirus = Camiro
space-cape_scyllaeum = Capo Scilleo
    .in = al Capo Scilleo
    .to = al Capo Scilleo
    .from = dal Capo Scilleo
    .the = il Capo Scilleo
space-cape_taenarum = Capo Tenaro
    .in = al Capo Tenaro
    .to = al Capo Tenaro
    .from = dal Capo Tenaro
    .the = il Capo Tenaro
space-cardia = Cardia
space-caryae = Carie
space-carystos = Caristo
space-catana = Catania
space-cenchrae = Cencrea
space-cephallenia = Cefallenia
space-chalce = Calce
space-chalcis = Calcide
space-charonea = Cheronea
space-chios = Chio
space-clazomenae = Clazomene
space-cleonae = Cleone
space-cnidus = Cnido
space-colophon = Colofone
space-corcyra = Corcira
space-corinth = Corinto
space-corone = Corone
space-cyllene = Cillene
space-cyme = Cime
space-cythera = Citera
space-cytinium = Citinio
space-cyzicus = Cizico
space-decelea = Decelea
space-delium = Delio
space-delos = Delo
space-delphi = Delfi
space-dium = Dion
space-dolopia = Dolopia
    .in = in Dolopia
    .to = in Dolopia
    .from = dalla Dolopia
    .the = la Dolopia
space-dyme = Dime
space-elaeus = Eleunte
space-elis = Elide
    .in = in Elide
    .to = in Elide
    .from = dall'Elide
    .the = l'Elide
space-enna = Enna
space-ephesus = Efeso
space-epidamnos = Epidamno
space-epidaurus = Epidauro
space-epidaurus_limera = Epidauro Limera
space-eretria = Eretria
space-erineus = Erineo
space-erythrae = Eritre
space-eupalium = Eupalio
space-gela = Gela
space-gythium = Gizio
space-halicarnassus = Alicarnasso
    .in = ad Alicarnasso
    .to = ad Alicarnasso
space-helorus = Eloro
space-heraclea = Eraclea
space-hermione = Ermione
space-himera = Imera
space-histiaea = Istiea
space-iasus = Iaso
space-icaros = Icaria
space-idhra = Idra
space-idomene = Idomene
space-imbros = Imbro
space-ios = Ios
space-ithaca = Itaca
space-kalymnos = Calimno
space-kea = Ceo
space-kithnos = Citno
space-kos = Cos
space-lampsacus = Lampsaco
space-larisa = Larissa
space-leontini = Leontini
space-lepreum = Lepreo
space-leros = Lero
space-leucas = Leucade
space-lilybaeum = Lilibeo
space-limnos = Lemno
space-lindus = Lindo
space-liparian_is = Isole Lipari
    .in = alle Isole Lipari
    .to = alle Isole Lipari
    .from = dalle Isole Lipari
    .the = le Isole Lipari
space-locri = Locri
space-loryma = Lorima
space-macedonia = Macedonia
    .in = in Macedonia
    .to = in Macedonia
    .from = dalla Macedonia
    .the = la Macedonia
space-magnesia = Magnesia
space-mantinea = Mantinea
space-maronea = Maronea
space-marathon = Maratona
space-megara = Megara
space-melos = Melo
space-messina = Messina
space-methana = Metana
space-methone = Metone
space-methydrum = Metidrio
space-methymna = Metimna
space-mikonos = Micono
space-miletus = Mileto
space-mycenae = Micene
space-mytilene = Mitilene
space-naupactus = Naupatto
space-naxos = Nasso
space-nemea = Nemea
space-oeniadae = Eniade
space-oeta = Eta
    .in = sull'Eta
    .to = sull'Eta
    .from = dall'Eta
    .the = l'Eta
space-olizon = Olizone
space-olpae = Olpe
space-olympia = Olimpia
space-olynthus = Olinto
space-orchomenus = Orcomeno
space-oronae = Ornee
space-oropus = Oropo
space-panactum = Panatto
space-panormus_sicily = Panormo (Sicilia)
space-panormus_achaea = Panormo (Acaia)
space-paros = Paro
space-patmos = Patmo
space-patrae = Patre
space-pegae = Pege
space-pela = Pella
space-perinthus = Perinto
space-pharsalus = Farsalo
space-pheia = Fea
space-philius = Fliunte
space-phocaea = Focea
space-piraeus = Pireo
    .in = al Pireo
    .to = al Pireo
    .from = dal Pireo
    .the = il Pireo
space-plataea = Platea
space-potidaea = Potidea
space-prasiae = Prasie
space-priene = Priene
space-proconnesus = Proconneso
space-psara = Psara
space-pteleum = Pteleo
space-pydna = Pidna
space-pygela = Pigela
space-pylos = Pilo
space-rhegium = Reggio
space-salamis = Salamina
space-samos = Samo
space-samothraki = Samotracia
space-sardis = Sardi
space-scione = Scione
space-segesta = Segesta
space-selinus = Selinunte
space-serifos = Serifo
space-sicyon = Sicione
space-sifnos = Sifno
space-sigeum = Sigeo
space-siphae = Sife
space-siros = Siro
space-skiros = Sciro
space-smyrna = Smirne
space-sollium = Sollio
space-sparta = Sparta
space-sporades = Sporadi
    .in = alle Sporadi
    .to = alle Sporadi
    .from = dalle Sporadi
    .the = le Sporadi
space-stagirus = Stagira
space-stratus = Strato
space-sunium = Sunio
space-sybotia = Sibota
space-syme = Sime
space-syracuse = Siracusa
space-tanagra = Tanagra
space-taras = Taranto
space-tegea = Tegea
space-teichium = Tichio
space-tenedos = Tenedo
space-teos = Teo
space-thasos = Taso
space-thebes = Tebe
space-thera = Tera
space-thermopylae = Termopili
    .in = alle Termopili
    .to = alle Termopili
    .from = dalle Termopili
    .the = le Termopili
space-thyrea = Tirea
space-thyssus = Tisso
space-tinos = Teno
space-torone = Torone
space-triopium = Triopio
space-troezen = Trezene
space-zacynthus = Zacinto

## Comandanti

piece-pericles = Pericle
piece-phormio = Formione
piece-demosthenes = Demostene
piece-cleon = Cleone
piece-nicias = Nicia
piece-alcibiades = Alcibiade
piece-thrasybulus = Trasibulo
piece-thrasyllus = Trasillo
piece-archidamus = Archidamo
piece-brasidas = Brasida
piece-agis = Agide
piece-gylippus = Gilippo
piece-mindarus = Mindaro
piece-lysander = Lisandro
piece-callicratides = Callicratida
piece-pericles_1pw = Pericle
piece-cimon_1pw = Cimone
piece-tolmides_1pw = Tolmide
piece-sophocles_1pw = Sofocle
piece-thucydides_1pw = Tucidide
piece-lamachus_1pw = Lamaco
piece-diotimus_1pw = Diotimo
piece-hagnon_1pw = Agnone
piece-dorsus_1pw = Dorcis
piece-pleistoanax_1pw = Plistoanatte
piece-pausanias_1pw = Pausania
piece-asimides_1pw = Asimide
piece-aristeus_1pw = Aristeo
piece-cleandridas_1pw = Cleandrida
piece-cnemus_1pw = Cnemo
piece-eurybatus_1pw = Euribato
piece-agesilaus_fos = Agesilao
piece-lysander_fos = Lisandro
piece-pausanias_fos = Pausania
piece-dercyllidas_fos = Dercillida
piece-cleombrotus_fos = Cleombroto
piece-archidamus_iii_fos = Archidamo III
piece-agesipolis_fos = Agesipoli
piece-antalcidas_fos = Antalcida
piece-epaminondas_fos = Epaminonda
piece-pelopidas_fos = Pelopida
piece-gorgias_fos = Gorgida
piece-timolaus_fos = Timolao
piece-androclidas_fos = Androclida
piece-leontidas_fos = Leontiade
piece-ismenias_fos = Ismenia
piece-cylon_fos = Cilone
piece-iphicrates_fos = Ificrate
piece-philocles_fos = Filocle
piece-aristotelos_fos = Aristotele
piece-chabrias_fos = Cabria
piece-eubulidos_fos = Eubulide
piece-demostratus_fos = Demostrato
piece-thrasybulus_fos = Trasibulo
piece-conon_fos = Conone
piece-tissaphernes_fos = Tissaferne
piece-tiribazus_fos = Tiribazo
piece-pharnabazus_fos = Farnabazo
piece-conon_persia_fos = Conone

## Presentazioni, e che cosa accade in ogni fase

brief-campaign = { $seats ->
    [1] Guidi Atene nel 431 a.C., Sparta segue la sua Matrice Strategica, e chi ha successo può ritrovarsi alla guida dell'altra Lega. Battaglie e assedi portano Punti Vittoria, e una resa vale 200 diviso per il numero del turno. Più di 150 punti, o una resa entro il turno 3, sono una vittoria decisiva.
   *[other] Due giocatori, Atene e Sparta, dal 431 a.C. Spezza l'altra Lega: portane la Bellicosità a zero o prendine la patria, e si arrende. Altrimenti alla fine vince chi ha più Punti Vittoria, presi in battaglie e assedi.
}
brief-archidamian = { $seats ->
    [1] I primi tre turni della guerra, dalla parte di Atene. Battaglie e assedi portano Punti Vittoria, e chi ha successo può dover continuare con Sparta. Con 40 punti vinci; un armistizio, una resa o il tuo ritorno da Sparta ad Atene chiudono subito la guerra.
   *[other] Due giocatori, i primi tre turni della guerra. Spezza l'altra Lega: portane la Bellicosità a zero o prendine la patria, e si arrende. Altrimenti alla fine vince chi ha più Punti Vittoria, presi in battaglie e assedi.
}
brief-decelean = { $seats ->
    [1] 416 a.C.: Nicia è davanti a Siracusa e Alcibiade consiglia Sparta. Cominci con Atene, e non ci sarà armistizio. Con 40 Punti Vittoria vinci; una resa o il tuo ritorno da Sparta ad Atene chiudono subito la guerra.
   *[other] 416 a.C., due giocatori: Nicia è davanti a Siracusa e Alcibiade consiglia Sparta. Spezza l'altra Lega: portane la Bellicosità a zero o prendine la patria, e si arrende. Altrimenti alla fine vince chi ha più Punti Vittoria, presi in battaglie e assedi.
}
brief-fall_of_athens = { $seats ->
    [1] 413 a.C.: metà della Lega di Delo è in ribellione e Sparta è insediata a Decelea. Guidi Sparta e devi finire ciò che Siracusa ha cominciato. Con 40 Punti Vittoria vinci; una resa, o il passaggio ad Atene, chiude subito la guerra.
   *[other] 413 a.C., due giocatori: metà della Lega di Delo è in ribellione e Sparta è insediata a Decelea. Spezza l'altra Lega: portane la Bellicosità a zero o prendine la patria, e si arrende. Altrimenti alla fine vince chi ha più Punti Vittoria, presi in battaglie e assedi.
}
brief-first_peloponnesian = 460 a.C.: le Lunghe Mura non ci sono ancora, i neutrali sono armati e ogni parte tiene Ostaggi dell'altra. Battaglie, assedi e ribellioni logorano la volontà di combattere di una Lega. Perde la parte la cui Bellicosità scende a zero; se entrambe sono sfinite fanno la Pace dei Trent'anni, e nessuno ha vinto.
brief-fall_of_sparta = 401 a.C., per due giocatori: Sparta domina la Grecia, e Tebe, Atene e i loro alleati non intendono subirla. La Persia osserva, paga e colpisce chi diventa troppo forte. Perde la parte la cui Bellicosità scende a zero; dopo l'ultimo turno vince la più alta.
help-phase_side_determination = Il giocatore a cui la guerra è andata bene tira: con 6 o più passa all'altra Lega.
help-phase_event = Due dadi portano un evento; se non può accadere, si tira di nuovo.
help-phase_delian_league = Dopo un turno cattivo per Atene una città della Lega di Delo si ribella.
help-phase_leader_selection = Ogni parte pesca il comandante della prima operazione.
help-phase_strategy = La parte non-giocatore mantiene una strategia che funziona, o ne tira una.
help-phase_sci_adjustment = Le due parti iniziano il turno con Sicurezza zero.
help-phase_operations = Le parti muovono a turno le loro Spedizioni, finché entrambe passano.
help-phase_coming_home = Le unità battute in marcia tornano alle loro basi.
help-phase_siege_determination = Le Armate nelle fortezze nemiche iniziano gli assedi.
help-phase_battles = Le Forze nello stesso spazio, o nella zona d'influenza dell'altra, combattono.
help-phase_sieges = Ogni assedio si decide con un dado e il comandante.
help-phase_going_home = Le Armate tirano per restare; le altre tornano a casa e un PF tiene il posto.
help-phase_continuation = I ribelli che solo la loro Lega ha a portata vi tornano.
help-phase_spread = La ribellione può estendersi agli spazi vicini senza presidio.
help-phase_helots = Con i cinque luoghi degli Iloti in mano ateniese, gli Iloti insorgono.
help-phase_revenue = Arrivano i talenti; gli spazi perduti, saccheggiati o ribelli costano.
help-phase_building = Nuovi PF a 200 talenti l'uno: fino a tre.
help-phase_bellicosity = La Sicurezza del turno e gli spazi perduti muovono la volontà di combattere.
help-phase_surrender = Chi non ha più volontà, o ha perduto la patria, si arrende.
help-phase_armistice = Quando entrambe sono stanche fanno un armistizio, una volta sola.
help-phase_end_of_turn = I comandanti tornano nelle tazze e comincia il turno seguente.
goal-points = { $needed } Punti Vittoria; ne hai { $vp }
goal-points-brief = { $vp } di { $needed } PV
goal-early = Oppure una resa entro il turno { $turn }
goal-early-brief = resa entro il turno { $turn }
goal-surrender = Una resa in questo turno chiude la guerra e vale { $vp } PV; la Bellicosità di { $side } è { $bellicosity }
goal-surrender-brief = resa: { $vp } PV
goal-change = { $die ->
        [1] Nel prossimo turno passi con { $side }
        [6] Nel prossimo turno, con un 6, passi con { $side }
       *[other] Nel prossimo turno, con { $die } o più, passi con { $side }
    }
goal-change-brief = { $side } con { $die }+
goal-change_ends = { $die ->
        [1] Nel prossimo turno torni con { $side }, e la guerra finisce
        [6] Nel prossimo turno, con un 6, torni con { $side }, e la guerra finisce
       *[other] Nel prossimo turno, con { $die } o più, torni con { $side }, e la guerra finisce
    }
goal-change_ends-brief = fine con { $die }+
goal-break = Piega { $side }: porta a zero la sua Bellicosità, ora { $bellicosity }, o prendi { $second ->
        [none] { $space }
       *[other] { $space } e { $second }
    }
goal-break-brief = { $side }: { $bellicosity }
goal-hold = Tieni { $side } in guerra: la sua Bellicosità è { $bellicosity }, e non devi perdere { $second ->
        [none] { $space }
       *[other] { $space } e { $second }
    }
goal-hold-brief = tieni { $side }: { $bellicosity }
goal-lead = Più Punti Vittoria del nemico: { $vp } contro { $theirs }
goal-lead-brief = { $vp } : { $theirs } PV
goal-armistice = { $side ->
        [none] Entrambe le parti sono stanche della guerra: se lo sono ancora alla fine del turno, c'è un armistizio
       *[other] { $side } è stanca della guerra; se l'altra parte scende a una Bellicosità di { $bellicosity } o sotto i { $talents } talenti, c'è un armistizio
    }
goal-armistice-brief = { $side ->
        [none] armistizio vicino
       *[other] { $side } stanca
    }
goal-last_turn = La guerra finisce con il turno { $turn }: { $turns ->
        [1] è questo{ points-now }
       *[other] { $turns } turni, questo compreso
    }
points-now = { $needed ->
        [none] { "" }
       *[other] , con { $vp } PV su { $needed }
    }
goal-last_turn-brief = fino al turno { $turn }
phase-side_determination-brief = Parte
phase-delian_league-brief = Lega di Delo
phase-leader_selection-brief = Comandanti
phase-sci_adjustment-brief = Sicurezza
phase-coming_home-brief = Verso Casa
phase-siege_determination-brief = Inizio assedi
phase-going_home-brief = Verso Casa 2
phase-continuation-brief = Ribelli
phase-spread-brief = Diffusione
phase-end_of_turn-brief = Fine

## Che cosa dice una scheda al passaggio

tell-space = { $kind ->
        [land] Uno spazio dell'interno
        [island] Un'isola
       *[other] Uno spazio costiero
    }, { $colour ->
        [neutral] neutrale
        [athens] ora neutrale
        [sparta] ora neutrale
       *[other] della Lega di { $colour }
    }.
tell-space-fortress = Una fortezza: cade solo per assedio, e l'Armata che non la prende torna a casa.
tell-space-control = La controlla { $control }.
tell-space-rebellion = In ribellione contro la sua Lega: non paga nulla, e i vicini possono seguirla.
tell-space-ravaged = Saccheggiata in questo turno: le entrate della sua Lega calano.
tell-space-siege = { $siege } la assedia.
tell-space-garrison = La tiene una Guarnigione ateniese.
tell-link-isthmus = L'Istmo: trascina le navi verso { $space_the } solo chi ne controlla i due capi.
tell-link-long_walls = Le Lunghe Mura portano { $space_to }; finché stanno in piedi nessun nemico vi passa.
tell-link-storm_crossing = Il mare aperto verso { $space_the }: con 5 o 6 una tempesta inghiotte l'intera Spedizione.
tell-piece = { $kind ->
        [leader] Un comandante: Valore Tattico { $tactical }, Valore Strategico { $strategic }.
        [hoplite] Opliti: 200 talenti per ogni PF in marcia; dove sono più numerosi, ognuno in più aggiunge 1 in battaglia terrestre.
        [cavalry] Cavalleria: 200 talenti per ogni PF in marcia. Intercetta a uno spazio di distanza, e se è più numerosa aggiunge 1 in battaglia terrestre.
        [naval] Navi: 400 talenti per ogni PF in marcia. Ognuna porta un PF terrestre; intercettano per mare a due spazi di distanza.
       *[other] { "" }
    }
tell-piece-spent = Attivati in questo turno: { $spent }.
tell-piece-marching = In marcia con la Spedizione.
tell-piece-elite = Un'unità di élite: si muove tutta intera, e alla prima perdita lascia il gioco.

## La sala d'attesa

scenario-campaign-line = Dieci turni dal 431 al 402 a.C.: cominci con Atene, e puoi finire con Sparta.
scenario-campaign-length = Da 3 a 5 ore
scenario-campaign-difficulty = Difficile
scenario-archidamian-line = I primi nove anni: Pericle, la peste e le scorrerie in Attica.
scenario-archidamian-length = Circa un'ora
scenario-archidamian-difficulty = Comincia da qui
scenario-decelean-line = Dall'assedio di Siracusa alla fine: Atene si è spinta troppo oltre, Sparta ha in vista l'oro persiano.
scenario-decelean-length = Da 2 a 3 ore
scenario-decelean-difficulty = Media
scenario-fall_of_athens-line = Sei Sparta, e la Lega di Delo si sta sfaldando.
scenario-fall_of_athens-length = Da 1 a 2 ore
scenario-fall_of_athens-difficulty = Media
scenario-first_peloponnesian-line = Prima delle Lunghe Mura: sei turni in cui una Lega si piega, o le due fanno pace.
scenario-first_peloponnesian-length = Da 2 a 3 ore
scenario-first_peloponnesian-difficulty = Difficile
scenario-fall_of_sparta-line = Due giocatori: Sparta contro Tebe, Atene e Corinto, con la Persia in mezzo.
scenario-fall_of_sparta-length = Da 2 a 4 ore
scenario-fall_of_sparta-difficulty = Per chi conosce il gioco
choice-amphipolis-help = Il regolamento nomina due passaggi che solo il loro padrone può attraversare. Alcuni giocatori contano Anfipoli, chiave della Tracia, come terzo.
choice-syracuse_defence-help = La matrice spartana manda aiuti quando Atene va contro Siracusa. Si può intendere come aiuto solo a un'alleata.
choice-decelean_end-help = Così come è stampato, lo scenario finirebbe prima di cominciare; si gioca fino alla fine della guerra, o fino al turno 8 per una partita più breve.
choice-leaderless-help = Un'Armata resta in una fortezza dove ha vinto. Delle unità senza comandante il regolamento non dice nulla; un foglio di errata non ufficiale le manda a casa.
choice-battle_losses-help = Il regolamento dice quanti PF elimina lo sconfitto, non quali. L'ordine fisso viene da un foglio di errata non ufficiale; scegliendo, si possono perdere PF alleati per risparmiare gli uomini che diventerebbero Ostaggi.
choice-home_army-help = Il regolamento tira per ogni Armata sulla mappa. In casa il tiro conta solo per i PF alleati: con un totale da 1 a 5 vanno nei loro spazi di coalizione. La Guardia Nazionale non lascia mai Sparta.

## Causare Ribellione (l'obiettivo si chiede in due passi)

ask-rebel = In quale spazio { $leader } cerca di causare una ribellione? Costa 100 talenti.
button-back = Indietro
no-no_rebellion = Ora non c'è nessuno spazio in cui causare una ribellione.
## Operazioni: chi comincia, i piani della parte non-giocatore, i percorsi

event-initiative = { $side } compie la prima operazione{ $dice ->
        [none] .
       *[other] : il suo dado è stato il più alto ({ $dice }).
    }
event-expedition_planned = Il piano di { $side } verso { $space_the }: { $hoplites } PF di Opliti, { $cavalry } di Cavalleria e { $naval } Navali, { $stops_from }, { $talents } talenti{ $plans ->
        [1] .
        [none] .
       *[other] ; { $plans } piani erano ugualmente buoni.
    }
ask-common_sense = La parte non-giocatore può formare la Spedizione verso { $space_the } in { $plans } modi ugualmente buoni. Usa il buon senso, oppure passa e lascia decidere il dado.
no-not_the_shortest = Il mare aperto allungherebbe la via verso { $space_the }.
no-nobody_moves = Nessuno si muoverebbe: un'operazione porta almeno un PF { $space_to }.

## Motivi in un calcolo

reason-athenian_ships = perizia navale ateniese
reason-eisphora = Eisphora
reason-epidamnos = Epidamno
reason-grain = niente grano dall'Eusino
reason-helots = rivolta degli Iloti
reason-iasus = Iaso conquistata
reason-lost_cities = Tebe o Corinto perduta
reason-lost_spaces = spazi saccheggiati, in ribellione o perduti
reason-messenia = Messenia liberata
reason-more_cavalry = più Cavalleria
reason-more_hoplites = più Opliti
reason-more_ships = più navi
reason-persia = oro persiano
reason-revenue = entrate
reason-sicily = Sicilia
reason-sparta_space = sul suolo di Sparta
reason-spartan_hoplites = Opliti spartani
reason-syracuse = Siracusa
reason-tactical = il comandante

## Moments

moment-common_sense = quando il nemico ha piani equivalenti

## Curve della storia

curve-strength = Punti Forza
curve-spaces = Spazi controllati
curve-treasury = Tesoro
curve-bellicosity = Bellicosità
curve-confidence = Sicurezza strategica
curve-points = Punti Vittoria
curve-luck = Fortuna: dadi oltre quanto atteso
luck-told = { $dice ->
    [one] Un dado
   *[other] { $dice } dadi
}: { $hits } in tutto, attesi { $expected }
hits-expected = Dadi (attesi)

## La cronaca

chronicle-turn_began = Turno { $turn }: { $years } a.C.
chronicle-side_changed = La guerra gli era andata troppo bene, e il giocatore passò dalla parte di { $side }.
chronicle-event = In tutta la Grecia si parlava di questo: { $name }.
chronicle-strategy = { $side } scelse la sua strategia: { $strategy }.
chronicle-expedition = { $leader } guidò { $count } PF di { $side } verso { $space_the }{ $result ->
        [arrived] {" "}e arrivò
        [beaten] {" "}e fu battuto per via
        [storm] {" "}per il mare aperto, e una tempesta li inghiottì tutti
       *[other] {" "}e non vi giunse
    }{ $met ->
        [0] { $lost ->
            [0] .
           *[other] , con { $lost } PF perduti.
        }
        [one] ; furono intercettati una volta { $lost ->
            [0] senza perdite.
           *[other] e perdettero { $lost } PF.
        }
       *[other] ; furono intercettati { $met } volte { $lost ->
            [0] senza perdite.
           *[other] e perdettero { $lost } PF.
        }
    }
chronicle-leader_placed = { $leader } cambiò campo e giunse { $space_to }.
chronicle-rebellion_tried = Agenti di { $side } lavorarono { $space_in }: { $rebels ->
        [true] la città si sollevò.
       *[other] non si mosse nulla.
    }
chronicle-battle = { $kind ->
        [naval] Per mare, presso { $space_the },
       *[other] Presso { $space_the },
    } { $first_the } affrontò { $second_the }, { $ours } PF contro { $theirs }. { $winner ->
        [none] Nessuno vinse
       *[other] Vinse { $winner_the }
    }. Perdite: { $first } { $lost ->
        [0] nessuna
       *[other] { $lost } PF
    }, { $second } { $slain ->
        [0] nessuna
       *[other] { $slain } PF
    }.
chronicle-siege = { $taken ->
        [true] { $space } cadde in mano { $side_to } dopo un assedio.
       *[other] { $side_the } assediò invano { $space_the }.
    }
chronicle-ravaged = { $side_the } saccheggiò { $spaces_the }.
chronicle-rebelled = { $count ->
        [one] { $spaces } si ribellò.
       *[other] La ribellione scoppiò in più luoghi: { $spaces }.
    }
chronicle-returned = { $count ->
        [one] { $spaces } tornò alla sua Lega.
       *[other] { $spaces } tornarono alla loro Lega.
    }
chronicle-gained = Alla fine { $side_the } teneva ciò che prima non teneva: { $spaces }.
chronicle-garrisons = Guarnigioni ateniesi presidiarono { $spaces_the }.
chronicle-revenue = { $side } incassò { $talents } talenti{ $built ->
        [0] .
       *[other] {" "}e arruolò { $built } PF.
    }
chronicle-raised = { $side } arruolò { $count } PF.
chronicle-will = { $grew ->
        [more] La volontà di combattere di { $side } salì a { $bellicosity }.
       *[other] La volontà di combattere di { $side } scese a { $bellicosity }.
    }
chronicle-points = Chi guidava { $side } { $how ->
        [more] guadagnò { points-counted } e
        [less] perse { points-counted } e
       *[none] ne uscì come prima e
    } alla fine ne aveva { $total }.
points-counted = { $vp ->
        [one] un Punto Vittoria
       *[other] { $vp } Punti Vittoria
    }
chronicle-leader_lost = { $side } perse { $leader }: { $why }.
chronicle-elite_lost = { $side } perse { $space_in } un'unità famosa: { $elite }.
chronicle-power_joined = { $side ->
        [none] { $power } uscì dalla guerra.
       *[other] { $power } si unì { $side_to }.
    }
chronicle-hostages_taken = { $by } prese Ostaggi di { $side }.
chronicle-helots_rose = { $new ->
        [true] Gli Iloti insorsero contro Sparta.
       *[other] Gli Iloti continuarono a combattere.
    }
chronicle-helots_calmed = Gli Iloti furono domati.
chronicle-surrendered = { $side } si arrese: { $why }.
chronicle-armistice_made = Stanche della guerra, le due parti fecero un armistizio di { $turns ->
        [one] un turno.
       *[other] { $turns } turni.
    }
chronicle-coalition_role = Alla testa della Coalizione: { $role }.
chronicle-kings_peace = Il grano mancò, e il Re dettò la sua pace.
chronicle-messenia_freed = La Messenia fu liberata e Megalopoli fondata.
chronicle-persia_entered = La Persia entrò in guerra.
chronicle-persia_left = { $what } lasciò la guerra.

## La prima partita guidata

guide-first = Il primo turno, con Atene
guide-first-about = Àuguri, due Spedizioni per mare, assedi, e ciò che porta l'inverno, con una guida accanto.
guide-first-omens = Sei Atene, 431 a.C. Formione è già davanti a Potidea, e Archidamo è entrato in Attica. Per un'altra operazione si interrogano gli dèi: un dado più la metà dei tuoi comandanti sulla mappa, e sotto il 6 il segno è buono. Consulta gli Àuguri.
guide-first-erineus = Pericle prende il comando. Erineo, nel golfo di Corinto, è una fortezza vuota, e tutto ciò che è sulla via viene devastato. Clicca su Erineo; poi vengono le truppe.
guide-first-piraeus = Un comandante raccoglie le truppe dove si trovano. La tua flotta è al Pireo: mandalo là.
guide-first-ships = Una nave costa 400 talenti, e Atene deve tenerne 1000 di riserva. Scegli tre navi ateniesi e guarda le probabilità: vicino ai nemici la flotta può essere intercettata. Poi prendile e parti.
guide-first-raid = La flotta è pronta, e le probabilità sono accanto alla mappa. Parti.
guide-first-again = Erineo sarà assediata. I segni di Sparta erano sfavorevoli: per questo turno ha passato, e tu puoi continuare. Consulta di nuovo gli Àuguri.
guide-first-heraclea = A casa non c'era nessuno, perciò è stato pescato un comandante: Demostene. Eraclea, a nord, è una fortezza spartana senza presidio. Fanne l'obiettivo.
guide-first-chios = Non ha ancora truppe, ma da solo può andare ovunque ci siano amici. A Chio ci sono alleati: mandalo là.
guide-first-squadron = Una nave degli alleati basta per una fortezza vuota, e su questa via non arriva alcun nemico. Sceglila, prendila e parti.
guide-first-landing = Su questa via non può succedere nulla. Parti.
guide-first-enough = Ogni altra operazione costa talenti, e più comandanti sulla mappa peggiorano gli Àuguri. Ora vengono battaglie e assedi: muovono la tua Sicurezza, e la Sicurezza muove la Bellicosità, la voglia di combattere. Passa.
guide-first-build = Una battaglia vinta, tre fortezze prese: 40 Punti Vittoria, e l'assedio spartano di Decelea è fallito. Sono entrati talenti, e si possono costruire fino a tre PF per 200 l'uno. Costruisci una nave, poi basta.
guide-first-end = Questo era un turno intero. All'inizio di un turno un dado e la tua Sicurezza, se insieme fanno 6 o più, ti mettono alla guida dell'altra Lega. Il pannello dice chi guidi ora, gli obiettivi sono sopra la mappa: la guerra è tua.
guide-first-at-common_sense = Il nemico ha diversi piani ugualmente buoni. Scegli ciò che farebbe un generale assennato, o passa e lascia decidere il dado.
guide-first-at-objective = Una fortezza nemica senza presidio è un buon obiettivo per una forza piccola; una tua città ribelle per una più grande.
guide-first-at-muster = Prendi chi è qui, va' in un altro luogo dove ci sono truppe, o parti. Ogni nave porta un PF terrestre.

# Ciò che il regolamento stampato chiama diversamente da noi, per la ricerca: `suo = nostro; …`.
book-words = SP = PF; VP = PV; SCI = Sicurezza; Sacra Banda = Battaglione Sacro; Sistemazione dell'Indice = Azzeramento dell'Indice
threats-about = Che cosa porterebbe la Fase di Combattimento se venisse ora: chi ti assedia o ha le tue Forze a portata, e con che probabilità perdi. Le Spedizioni ancora da venire non sono contate.
threats-none = Se la Fase di Combattimento venisse ora, nessuno ti combatterebbe né assedierebbe.

## Piani dei bot, e che cosa parla per loro

plan-pass = passare
plan-towards = inviare una Spedizione con meta: { $space }
why-points = Punti Vittoria
why-lead = il vantaggio in punti
why-truce = la fine della guerra
why-will = propria parte: Bellicosità
why-enemy_will = nemico: Bellicosità
why-brink = propria parte: vicinanza alla resa
why-enemy_brink = nemico: vicinanza alla resa
why-confidence = propria parte: Sicurezza strategica
why-enemy_confidence = nemico: Sicurezza strategica
why-talents = propria parte: talenti
why-enemy_talents = nemico: talenti
why-land = propria parte: forze terrestri
why-enemy_land = nemico: forze terrestri
why-ships = propria parte: navi
why-enemy_ships = nemico: navi
why-leaders = propria parte: comandanti
why-enemy_leaders = nemico: comandanti
why-guard = propria parte: la guardia in patria
why-enemy_guard = nemico: la guardia in patria
why-abroad = propria parte: spazi tenuti all'estero
why-enemy_abroad = nemico: spazi tenuti all'estero
why-early = una resa anticipata del nemico
why-short = punti ancora mancanti
why-decisive = un numero decisivo di punti
why-vain = punti che non basterebbero
why-sparta = la parte che si guida
why-change = il cambio di campo
