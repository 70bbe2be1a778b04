### Successors: quel che le due edizioni dicono con le stesse parole

game-length = Da 3 a 6 ore
game-difficulty = Difficile: molte regole, molti rivali
scenario-alexander = Gli eredi di Alessandro
scenario-alexander-line = Cinque Turni di Gioco per la corona del mondo.
scenario-alexander-length = Da 3 a 6 ore
scenario-alexander-difficulty = Difficile

## Sides and pieces

side-yellow = Giallo
    .the = il Giallo
    .to = al Giallo
    .from = dal Giallo
side-blue = Blu
    .the = il Blu
    .to = al Blu
    .from = dal Blu
side-red = Rosso
    .the = il Rosso
    .to = al Rosso
    .from = dal Rosso
side-black = Nero
    .the = il Nero
    .to = al Nero
    .from = dal Nero
side-independent = la Fazione Indipendente
    .to = alla Fazione Indipendente
    .from = dalla Fazione Indipendente
piece-mercenary = { $count ->
        [one] Mercenario
       *[other] Mercenari
    }
piece-loyal = { $count ->
        [one] Macedone Leale
       *[other] Macedoni Leali
    }
piece-royal = { $count ->
        [one] Unità dell'Esercito Reale
       *[other] Unità dell'Esercito Reale
    }
piece-silver_shields = Scudi d'Argento
piece-elephant = { $count ->
        [one] Elefante
       *[other] Elefanti
    }
piece-general = Generale
piece-minor_general = { $count ->
        [one] un Generale Minore
       *[other] Generali Minori
    }
piece-minor = { $count ->
        [one] un Generale Minore
       *[other] Generali Minori
    }
piece-independent_army = Esercito Indipendente
piece-heir = Erede
piece-woman = Donna della Famiglia Reale
piece-fleet = Flotta
fact-discards = Scartate: { $value }

## Questions

ask-begin_at = Dove comincia { $general }? Scegli uno degli spazi segnati.
ask-bring_minor = Un Generale Minore si unisce all'Esercito { $space_in } prima dell'Intercettazione?
ask-bury = Seppellisci Alessandro { $space_in }? Si fa una volta sola, e { $worth ->
        [10] ti dà 10 di Legittimità per sempre
       *[other] la Tomba vale { $worth } di Legittimità per chi tiene la città; a Pella sarebbero 10 per sempre
    }.
ask-evade =
    { $general ->
        [none] { $side_the }
       *[other] { $general } ({ $side })
    } è { $space_in }. { $own } tenta di evadere? Riesce con { $needed } o più; se è raggiunto combatte senza Truppe Locali.
ask-evade_on = Sei al sicuro. Vai uno spazio più avanti?
ask-first_player = Chi gioca per primo in questo Turno di Gioco?
ask-intercept_from =
    { $general ->
        [none] { $side_the }
       *[other] { $general } ({ $side })
    } entra { $space_in }. Da dove tenti di intercettare?
ask-intercepting_cus = Quali Unità { $space_in } vanno a intercettare?
ask-intercepting_general = Quale Generale { $space_in } intercetta?
ask-intercepting_royal = Qualcuno della Famiglia Reale { $space_in } va con lui?
ask-join_cus = Quali Unità { $space_in } escono a combattere?
ask-lose_cus = Quali Unità perdi?
ask-mark = Dove metti un segnalino di controllo? PO rimasti: { $left }.
ask-minor_general = Quale Generale Minore muovi?
ask-minor_takes_command = Un Generale Minore prende il comando { $space_in }?
ask-call_minor = Quale Generale Minore arriva da un altro spazio a prendere il comando { $space_in }?
ask-minor_to = Dove va il Generale Minore?
ask-place_general = Dove entra { $general }?
ask-place_marker = Dove metti un segnalino di controllo?
ask-recruit_at = Dove entra { $general }?
ask-reinforce = Dove entrano i Rinforzi?
ask-reinforcing_cus = Quali Unità entrano { $space_in }?
ask-reinforcing_general = Quale Generale torna ora?
ask-remove_marker = Quale segnalino di controllo nemico togli?
ask-siege = Dove conduci un Assedio?
ask-take_space = Hai preso { $space_the }. Metti il tuo segnalino di controllo?
ask-train = Chi addestri con { $points } PO?
ask-upgrade_fleet = Quale Flotta viene potenziata?
button-as_reinforcement = Come Rinforzo
button-forced_march = Una Marcia Forzata
button-place_markers = Segnalini di controllo
button-train = Addestra truppe
button-upgrade_fleet = Potenzia una Flotta
button-inside = Entra in città
button-outside = Esci dalla città
button-remove = Togli il segnalino (2 PM)
button-siege = Conduci un Assedio (2 PM)
button-take = Prendi con te…
button-turn_back = Torna indietro
button-loyal = Macedoni Leali
button-leave = Fuori dalla mappa
button-activation-leave = Lasciane indietro…
button-new_minor = Un nuovo Generale Minore
button-train_mercenary = Mercenari ({ $mercenary } PO)
button-train_loyal = Macedoni Leali ({ $loyal } PO)
button-train_cavalry = Cavalleria ({ $cavalry } PO)
button-levy_mercenary = { $amount ->
        [one] Un Mercenario
       *[other] { $amount } Mercenari
    }
button-levy_loyal = { $amount ->
        [one] Un Macedone Leale
       *[other] { $amount } Macedoni Leali
    }
button-levy_elephant = { $amount ->
        [one] Un Elefante
       *[other] { $amount } Elefanti
    }
button-levy_cavalry = { $amount } di Cavalleria
button-yellow = Il Giallo
button-blue = Il Blu
button-red = Il Rosso
button-black = Il Nero
button-green = Il Verde

## Refusals

no-attempt_declared = { $space_from } un tentativo è già stato dichiarato.
no-back_to_the_danger = { $space } è lo spazio da cui fuggi.
no-besieged = Chi è { $space_in } è assediato.
no-enemy_at_the_hearse = Ci sono nemici { $space_in }: non lo si può seppellire sotto i loro occhi.
no-enemy_general_here = Un Generale nemico è { $space_in }.
no-enemy_here = Ci sono nemici { $space_in }.
no-enemy_space = { $space } appartiene a un nemico.
no-enemy_was_here = Unità nemiche erano già { $space_in }: là nessuno intercetta.
no-enough_generals = Hai { $living } Generali Maggiori in vita e ne avevi ricevuti { $received }.
no-fleet_cannot_turn = { $fleet } è Dispersa o già potenziata.
no-intercepted = Dopo un'Intercettazione nessuno evade { $space_in }.
no-landed_inside = Chi entra dal mare { $space_in } non può essere intercettato.
no-minor_goes_alone = { $general } non può andare con lui: un Generale Minore non muove insieme ad altri Generali.
no-naval_battle_declared = Hai già dichiarato una Battaglia Navale in questo Segmento.
no-no_cu_here = Non hai Unità { $space_in }.
no-no_fleet = Non hai Flotte disponibili.
no-no_general_for_them = { $space_in } non c'è un Generale per loro.
no-no_general_here = Non hai Generali { $space_in }.
no-no_hearse = Non hai il Carro Funebre.
no-no_land_route = Nessun tragitto Terrestre porta { $space_to }.
no-no_major_city = { $space } non è una Città Maggiore.
no-no_marker_to_remove = Non c'è un segnalino da togliere { $space_in }.
no-no_place_to_stay = { $piece } non è in una Città Minore o Roccaforte, o si è già mosso.
no-no_reinforcements_here = I Rinforzi non possono entrare { $space_in }{ $enemy ->
        [none] {""}
       *[other] : c'è { $enemy }
    }.
no-no_room_for_reinforcements = Non c'è più posto { $space_in }.
no-nobody_to_evade = Nessuno può evadere { $space_in }.
no-not_adjacent = { $space } non è adiacente.
no-not_before_his_death = Non prima della morte di { $general }.
no-not_besieging = Non assedi { $space_the }.
no-not_his_province = { $space } non è nella Provincia di { $general }.
no-not_in_reserve = { $general } non è nella Riserva.
no-not_open_for_a_marker = { $space } non può ricevere un segnalino di controllo.
no-not_the_time_to_bury = Ora Alessandro non può essere sepolto.
no-not_uncontrolled = { $space } è controllata.
no-not_your_city = { $space } non è una tua città.
no-not_your_fleet = { $fleet } non è tua.
no-not_your_space = { $space } non è tua.
no-nowhere_to_evade = { $space_from } non c'è dove andare.
no-out_of_bounds = { $piece } non va { $space_to }.
no-out_of_naval_range = Nessun tuo segnalino è entro due spazi di mare { $space_from }.
no-out_of_range = { $space } è a più di { $range } PM dai tuoi segnalini.
no-province_full = Non c'è più posto { $province_in }.
no-province_of_another = La Provincia appartiene a un altro giocatore: { $province }.
no-siege_conducted = In questo Segmento { $space } è già stata assediata.
no-the_enemy_came_from_there = Il nemico viene { $space_from }.
no-too_far = { $space } è troppo lontana (PM rimasti: { $left }).
no-fought_before_the_siege = { $general } ha combattuto una Battaglia Terrestre in questo Segmento e non conduce Assedi.
no-moved_by_another = { $general } è stato mosso da { $by } in questo Segmento e non conduce Assedi.
no-too_few_for_a_siege = Per assediare { $space_the } servono { $needed } Unità; { $cus ->
        [0] non può partecipare nessuna
        [1] può partecipare una sola
       *[other] possono partecipare solo { $cus }
    }.{ $more ->
        [0] {""}
        [1] {" "}Prendine prima un'altra con te.
       *[other] {" "}Prendine prima altre { $more } con te.
    }
no-too_few_points = Servono { $needed } PO; la carta ne ha { $points }.
no-your_own_voyage = È il tuo stesso viaggio.

## What happened

event-generals_dealt = { $side_the } riceve { $generals }.
event-general_begins = { $general } ({ $side }) comincia { $space_in } con { $cus } Unità e segnalini in: { $spaces }.
event-turn_began = Comincia il Turno di Gioco { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }.
event-general_succeeded = { $general } prende il posto di { $after } ({ $side }).
event-general_joined = { $general } si unisce { $side_to }.
event-hearse_lost = Alessandro non è stato sepolto in tempo: la salma è perduta.
event-usurper_named = L'Usurpatore di questo Turno è { $side_the }.
event-tie_rolled = Spareggio: { $side_the } tira { $die }.
event-fleet_returned = { $fleet } è di nuovo disponibile{ $side ->
        [none] {""}
       *[other] {" "}({ $side })
    }.
event-reinforced = { $side_the } { $cus ->
        [none] non riceve Unità
       *[other] riceve: { $cus }
    }{ $generals ->
        [none] {""}
       *[other] , e di nuovo { $generals }
    }.
event-arrived = { $general ->
        [none] { $cus } ({ $side }) entrano
       *[other] { $general } ({ $side }) entra
    } { $space_in }{ $inside ->
        [true] , dentro le mura
       *[other] {""}
    }.
event-cards_dealt = { $side_the } pesca { $cards ->
        [one] una carta
        [other] { $cards } carte
       *[named] { $cards }
    }.
event-markers_isolated = Si tolgono i segnalini isolati ({ $side }): { $spaces }.
event-buried = { $side_the } seppellisce Alessandro { $space_in }: { $worth } di Legittimità { $worth ->
        [10] per sempre
       *[other] per chi tiene la città
    }.
event-game_won = { $side_the } vince { $why ->
        [legitimacy] per Legittimità
        [victory_points] per Punti Vittoria
        [regency] come Reggente
       *[other] alla fine del gioco
    }.
event-control_changed = { $side ->
        [none] { $of ->
            [none] Nessuno controlla più { $space_the }
           *[other] { $of_the } perde { $space_the }
        }
       *[other] { $side_the } controlla { $space_the }
    }{ $fleets ->
        [none] {""}
       *[other] , e con questo { $fleets }
    }{ $masterless ->
        [none] {""}
       *[other] ; { $of_the } non ha più { $masterless }
    }.
event-minor_placed = { $side_the } mette un Generale Minore { $space_in }{ $inside ->
        [true] , dentro le mura
       *[other] {""}
    }.
event-minor_left = { $side_the } toglie un Generale Minore dalla mappa.
event-dispersed = { $general ->
        [none] { $fleet ->
            [none] { $cus }
           *[other] { $fleet }
        }
       *[other] { $general }
    }{ $side ->
        [none] {""}
       *[other] {" "}({ $side })
    } { $general ->
        [none] { $fleet ->
            [none] vanno
           *[other] va
        }
       *[other] va
    } fra i Dispersi{ $space ->
        [none] {""}
       *[other] {" "}{ $space_in }
    }.
event-eliminated = { $side_the } perde { $space_in }: { $cus }.
event-general_killed = { $general } ({ $side }) è morto.
event-royal_taken = { $side ->
        [none] { $of_the } non controlla più { $royal }
       *[other] { $of ->
            [none] { $side_the } ora controlla { $royal }
           *[other] { $side_the } prende { $royal } { $of_to }
        }
    }.
event-married = { $royal } va in sposa { $side_to }.
event-royal_died = { $royal } { $why ->
        [assassinated] { $royal_gender ->
            [f] viene assassinata
           *[other] viene assassinato
        }
       *[other] muore
    }.
event-fleet_turned = { $fleet } mostra ora il lato { $upgraded ->
        [true] potenziato
       *[other] normale
    }.
event-siege_lifted = { $side_the } non assedia più { $space_the }; i Punti Assedio sono perduti.
event-championship = { $side_the } è ora { $champion ->
        [true] Campione
       *[other] Successore
    }.
event-attrition_rolled = { $side_the } tira { $die } per l'Attrito { $space_in } e { $losses ->
        [0] non perde nulla
        [one] perde un'Unità
       *[other] perde { $losses } Unità
    }.
event-army_beaten = { $army } è sconfitto { $space_in } e { $returns ->
        [true] torna nella sua casella
       *[other] lascia il gioco
    }.
event-siege_rolled = { $side_the } assedia { $space_the } e tira { $die }, che vale { $total }: { $points ->
        [0] nessun Punto Assedio
        [one] un Punto Assedio
       *[other] { $points } Punti Assedio
    }, { $losses ->
        [0] nessuna perdita
        [one] un'Unità persa
       *[other] { $losses } Unità perse
    }.
event-siege_completed = { $side_the } toglie { $space_the } { $of_to }.
event-battle_began = { $attacker_the } incontra { $defender_the } { $space_in }: { $attackers } contro { $defenders }.
event-siege_began = { $side_the } conduce un Assedio contro { $space_the } ({ $of }).
event-siege_scored = Punti Assedio contro { $space_the }: { $points } su { $needed }.
event-naval_battle_began = Le Flotte { $side_from } incontrano { $of_the } davanti { $space_to }.
event-naval_battle_off = Davanti { $space_to } non si combatte.
event-royal_army_joined = { $cus ->
        [one] Un'Unità dell'Esercito Reale passa
       *[other] { $cus } Unità dell'Esercito Reale passano
    } { $of_from } { $side_to } { $space_in }.
event-royal_army_set_aside = Prestigio { $prestige } contro { $against }: { $cus } Unità dell'Esercito Reale ({ $side }) { $cus ->
        [one] resta
       *[other] restano
    } in disparte { $space_in }.
event-battle_rolled = { $space_in } { $side_the } tira { $dice }, { $total } in tutto, con una forza di { $strength }{ $local ->
        [0] {""}
       *[other] {" "}({ $local } di Truppe Locali)
    }{ $elephants ->
        [none] {""}
       *[other] {" "}ed Elefanti che valgono { $elephants }
    }: il punteggio è { $score }.
event-battle_decided = Battaglia { $space_in }, { $attacker_the } contro { $defender_the }: { $score } a { $against }, { $winner ->
        [none] pareggio
       *[other] vince { $winner_the }
    }.
event-survival_rolled = { $general } ({ $side }) può cadere: tira { $die } e { $killed ->
        [true] muore
       *[other] si salva
    }.
event-retreated = { $side_the } si ritira { $space_from } { $to ->
        [none] nella sua casella
       *[other] { $to_to }
    }.
event-popular = { $general } ({ $side }) ha battuto gli Indipendenti: Popolarità +{ $popularity }.
event-trained = { $side_the } addestra un'Unità ({ $kind }): casella { $box }{ $done ->
        [true] , pronta
       *[other] {""}
    }.
event-recruited = { $general } si unisce { $side_to } { $space ->
        [none] come Rinforzo
       *[other] { $space_in }
    }.
event-interception_declared = { $side_the } tenta di intercettare { $to_in } { $space_from }: { $generals }{ $cus ->
        [none] {""}
       *[other] , { $cus }
    }.
event-interception_rolled = { $general } ({ $side }) tira { $die } per intercettare: { $success ->
        [true] arriva
       *[other] non arriva
    }.
event-evasion_rolled = { $general } ({ $side }) tira { $die } per evadere: { $success ->
        [true] si mette in salvo
       *[other] è preso
    }.
event-evaded = { $side_the } si mette in salvo { $space_from } { $to_to }.
event-overrun = { $side_the } annienta { $of_the } { $space_in }.
event-naval_battle_rolled = In mare davanti { $space_to } { $side_the } tira { $dice } con una Forza della Flotta di { $strength }: il punteggio è { $score }.
event-turned_back = { $side_the } torna indietro { $space_from } { $to ->
        [none] nella sua casella
       *[other] { $to_to }
    }.

## What one plays for

goal-victory_points = Vittoria Istantanea con { $needed } Punti Vittoria; ne hai { $vp }
goal-victory_points-brief = { $vp } di { $needed } PV
goal-legitimacy = Vittoria Istantanea con { $needed } di Legittimità; ne hai { $l }
goal-legitimacy-brief = { $l } di { $needed } L
goal-most_points = Più Punti Vittoria alla fine: tu { $vp }, il migliore degli altri { $theirs }
goal-most_points-brief = { $vp } PV, il miglior rivale { $theirs }
goal-threat = { $side_the } { $short ->
        [0] ha { $by ->
            [points] i { $needed } Punti Vittoria
           *[other] i { $needed } di Legittimità
        } della Vittoria Istantanea, che vale dal Turno II
       *[other] ottiene la Vittoria Istantanea con { $by ->
            [points] { $short ->
                [one] ancora { $short } Punto Vittoria
               *[other] altri { $short } Punti Vittoria
            } ({ $vp } di { $needed })
           *[other] ancora { $short } di Legittimità ({ $l } di { $needed })
        }
    }{ $what ->
        [none] {""}
       *[other] . Per impedirlo prendi { $spaces ->
            [0] { $what } (−{ $worth } di Legittimità)
            [one] uno spazio di questa Provincia: { $what } (−{ $worth } PV)
           *[other] { $spaces } spazi di questa Provincia: { $what } (−{ $worth } PV)
        }
    }
goal-threat-brief = { $side }: { $vp } PV, { $l } L
goal-regency = { $royal } diventa maggiorenne nel Turno { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }. { $side ->
        [none] Nessuno lo controlla: vince il totale più alto
       *[other] Lo controlla { $side_the } e vince col totale più alto; altrimenti l'erede muore
    }; ora è in testa { $foremost_the }
goal-regency-brief = { $royal }: turno { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
goal-burial = Chi seppellisce Alessandro a Pella guadagna 10 di Legittimità per sempre; { $side ->
        [none] nessuno ha il Carro Funebre
       *[other] il Carro Funebre lo ha { $side_the }
    }
goal-burial-brief = seppellire Alessandro
goal-last_turn = Dopo il Turno di Gioco { $turn ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    } vince chi ha più Punti Vittoria. In testa è { $leader_the } con { $vp }{ $yours ->
        [none] {""}
       *[other] , tu ne hai { $yours }
    }
goal-last_turn-brief = turni rimasti: { $turns }

## Reasons

reason-buried_at_pella = ha sepolto Alessandro a Pella
reason-champion = Campione
reason-condemned = Generale condannato
reason-defeated_independents = Indipendenti sconfitti
reason-general = { $what }
reason-heir = { $what }
reason-hellespont = l'Ellesponto
reason-largest_fleet = Flotta più grande
reason-legitimacy = Legittimità
reason-lord_of_asia = Signore dell'Asia
reason-no_fleet = un porto, e nessuna Flotta
reason-popularity = Popolarità
reason-province = { $what }
reason-sacred_ground = Terreno Sacro
reason-strategos_of_europe = Stratego d'Europa
reason-tomb = la Tomba
reason-woman = { $what }

## What a view tells

fact-champion = Campione
fact-usurper = Usurpatore
fact-order = Ordine di Turno: { $value }
fact-fleet_strength = Forza della Flotta { $value }
fact-control = Controllato: { $value }
fact-besieged = Assedio: { $value }
fact-points = Punti Assedio: { $value }
fact-tomb = La Tomba di Alessandro
fact-inside = dentro le mura
fact-initiative = Iniziativa { $value }
fact-battle = Livello di Battaglia { $value }
fact-rank = Grado { $value }
fact-mp = Punti Movimento: { $value }
fact-ability = { $value }
fact-condemned = Condannato
fact-strength = Forza { $value }
fact-upgraded = lato potenziato
fact-away = Disperso
fact-legitimacy = Legittimità { $value }
fact-deck = Carte nel mazzo: { $value }
fact-table = Carte sul tavolo: { $value }
fact-lord_of_asia = Signore dell'Asia: { $value }
fact-largest_fleet = Flotta più grande: { $value }
fact-hellespont = Ellesponto: { $value }
fact-persian_support = Supporto Popolare Persiano: { $value }
fact-fallen = Fuori dal gioco: { $value }
fact-vp = Punti Vittoria: { $value }
fact-prestige = Prestigio { $value }
fact-popularity = Popolarità { $value }
fact-training = Addestramento: { $value }
fact-box = casella { $value }
fact-needed = necessari: { $value }
fact-round = Round { $value }
fact-die = Tiro per il movimento: { $value }
fact-kept = Davanti ai giocatori: { $value }
fact-pact = Uniti da nozze: { $value }
fact-helepolis = Elepoli: { $value }
fact-plundered = Saccheggiata
fact-capital = Capitale: { $value }
fact-building = non ancora completata
fact-resupplied = Rifornimenti per { $value }
fact-moved = ha mosso
value-initiative = iniziativa
value-battle = battaglia
value-prestige = Prestigio
value-rank = grado
row-prestige = Prestigio di { $general }
row-peers = Attaccare { $of_the } costerebbe { $side_to } il titolo di Campione
row-hand = Si può usare: { $card }
row-march = { $general } è in marcia, ora { $space_in }, PM rimasti: { $left } su { $points }
row-battle = Battaglia: { $space }
stage-vp_yellow = Punti Vittoria, Giallo
stage-legitimacy_yellow = Legittimità, Giallo
stage-vp_blue = Punti Vittoria, Blu
stage-legitimacy_blue = Legittimità, Blu
stage-vp_red = Punti Vittoria, Rosso
stage-legitimacy_red = Legittimità, Rosso
stage-vp_black = Punti Vittoria, Nero
stage-legitimacy_black = Legittimità, Nero
stage-vp_green = Punti Vittoria, Verde
stage-legitimacy_green = Legittimità, Verde
row-provinces = { $province }: { $owner ->
        [none] nessuno
       *[other] { $owner }
    }
row-brides = { $royal } si offre in sposa { $side_to }
effect-evade_3_plus = evade con 3 o più
effect-intercept_3_plus = intercetta con 3 o più
effect-double_local_troops = raddoppia le Truppe Locali in Oriente
effect-siege_plus_1 = +1 negli Assedi
effect-defend_siege_minus_1 = −1 a chi lo assedia

## How it ended

outcome-legitimacy = Vince { $winners }, per Legittimità.
outcome-victory_points = Vince { $winners }, ai Punti Vittoria.
outcome-regency = Vince { $winners }, come Reggente.
outcome-end_of_game = Vince { $winners }, alla fine del gioco.

## Phases

phase-deal_generals = Distribuzione dei Generali
help-phase_deal_generals = Ogni giocatore riceve i Generali della sua Fazione.
phase-deal_generals-brief = Generali
phase-placement = Piazzamento
help-phase_placement = I Generali iniziali prendono le loro Province.
phase-usurper = L'Usurpatore
help-phase_usurper = Chi ha più Punti Vittoria è l'Usurpatore: attaccarlo non fa perdere il titolo di Campione.
phase-usurper-brief = Usurp.
phase-turn_order = Ordine di Turno
help-phase_turn_order = Chi ha meno Punti Vittoria sceglie il Primo Giocatore e il senso.
phase-turn_order-brief = Ordine
phase-reinforcement = Rinforzi
help-phase_reinforcement = Entrano nuove Unità e tornano i Dispersi.
phase-card_deal = Distribuzione delle carte
help-phase_card_deal = Tutte le carte Tyche sono mescolate e distribuite di nuovo.
phase-card_deal-brief = Carte
phase-surrender = Segmento Resa
help-phase_surrender = Togli segnalini nemici, metti i tuoi, assedia dove stanno i tuoi Eserciti.
phase-surrender-brief = Resa
phase-tyche = Segmento Tyche
help-phase_tyche = Gioca una carta Evento o Bonus: l'evento, i Punti Operazione, una Flotta o un nuovo Generale.
phase-tyche-brief = Tyche
phase-activation = Segmento Attivazione
help-phase_activation = Un dado dà i Punti Movimento a tutti i Generali; gli Eserciti muovono uno alla volta.
phase-activation-brief = Attivazione
phase-supply = Segmento Vettovagliamento
help-phase_supply = In ogni spazio con troppe tue Unità se ne perde una.
phase-supply-brief = Vettovagl.
phase-end_of_round = Fine del Round
help-phase_end_of_round = Con due o tre giocatori si rivelano carte del tavolo.
phase-end_of_round-brief = Rivelare
phase-isolation = Isolamento
help-phase_isolation = I segnalini senza legame con una Città Maggiore o un Esercito sono tolti.
phase-end_of_turn = Fine del Turno di Gioco
help-phase_end_of_turn = Ultima occasione di seppellire Alessandro; dopo il Turno V la partita finisce.
phase-end_of_turn-brief = Fine

## Tyche cards

card-drinking_hemlock = Bere la Cicuta
card-diplomacy = Diplomazia
card-text-diplomacy = Il tuo segnalino ne sostituisce un altro in una Città Minore senza Unità.
card-epidemic = Epidemia
card-text-epidemic = L'Esercito di un giocatore subisce Attrito.
card-greek_mercenaries = Mercenari Greci
card-text-greek_mercenaries = Due Mercenari in un tuo spazio { area-hellas.in }, { area-lydia.in } o { area-thessalia.in }.
card-thracian_mercenaries = Mercenari Traci
card-text-thracian_mercenaries = Due Mercenari in un tuo spazio { area-thrake.in }.
card-cappadocian_mercenaries = Mercenari Cappadoci
card-text-cappadocian_mercenaries = Due Mercenari in un tuo spazio { area-kappadokia.in }.
card-minor_raid = Incursione Minore
card-text-minor_raid = Togli un segnalino indifeso da una Città Minore entro 2 PM da un tuo Esercito.
card-major_raid = Incursione Maggiore
card-text-major_raid = Togli fino a due segnalini indifesi da Città Minori entro 2 PM da un tuo Esercito.
card-pontic_fleet = La Flotta Pontica
card-pirates_of_kilikia = Pirati di { area-kilikia }
card-text-pirates_of_kilikia = La Flotta di { area-kilikia } è tua finché un altro gioca questa carta.
card-indian_elephant_corps = Corpo di Elefanti Indiani
card-text-indian_elephant_corps = Con { area-media } e { area-persis } in tua mano: quattro Elefanti là.
card-helepolis = Elepoli
card-text-helepolis = +1 ai tuoi tiri d'Assedio contro una Città Maggiore che assedi.
card-condemnation = Condanna
card-text-condemnation = Un Generale Maggiore è condannato: la sua Fazione perde 3 Legittimità finché vive.
card-major_campaign = Campagna Maggiore
card-text-major_campaign = Due tuoi Eserciti o Generali muovono con 4 PM ciascuno.
card-macedonian_reinforcements = Rinforzi Macedoni
card-text-macedonian_reinforcements = Un Macedone Leale come Rinforzo.
card-egyptian_military_colonists = Coloni Militari Egizi
card-text-egyptian_military_colonists = Due Mercenari o un Macedone Leale in un tuo spazio { area-aigyptos.in }.
card-asian_elephants = Elefanti Asiatici
card-text-asian_elephants = Due Elefanti come Rinforzi in Asia.
card-desertions = Diserzioni
card-unrest = Disordini
card-text-unrest = Due dadi indicano una Provincia: vi appare un segnalino Indipendente.
card-unrest_spreads = I Disordini si Allargano
card-text-unrest_spreads = Un segnalino Indipendente in una Provincia che ne ha già uno, o accanto.
card-plans_of_their_own = Piani per Conto Loro
card-text-plans_of_their_own = Una donna non controllata va dove vuoi.
card-kleopatra_offers_marriage = { piece-kleopatra } si Offre in Sposa
card-thessalonike_offers_marriage = { piece-thessalonike } si Offre in Sposa
card-illyrian_tribes_migrate = Migrazione delle Tribù Illiriche
card-text-illyrian_tribes_migrate = Metti in gioco { piece-glaukias }; poi muovi tutti gli Eserciti Indipendenti, 3 PM ciascuno.
card-scythian_invasion = Invasione Scita
card-text-scythian_invasion = Metti in gioco { piece-seuthes }; poi muovi tutti gli Eserciti Indipendenti, 3 PM ciascuno.
card-greek_soldiers_23000 = 23.000 Soldati Greci
card-text-greek_soldiers_23000 = Metti in gioco { piece-philon }; poi muovi tutti gli Eserciti Indipendenti, 3 PM ciascuno.
card-olympias = Olympias
card-eurydike_speaks_for_philippos = Eurydike Parla per { piece-philippos }
card-text-eurydike_speaks_for_philippos = { piece-philippos } viene presso un tuo Esercito o una tua Città Maggiore.
card-treachery = Tradimento
card-text-treachery = Entro 3 PM da un tuo Esercito: con 3-6 un erede, il Carro Funebre o un segnalino indifeso passa a te.
card-neoptolemos_satrap_of_armenia = Neoptolemos, Satrapo d'Armenia
card-text-neoptolemos_satrap_of_armenia = Tre Mercenari, un Generale Minore e un tuo segnalino in uno spazio { area-armenia.in } senza nemici.
card-peukestas_satrap_of_persis = Peukestas, Satrapo di { area-persis }
card-treasure_city_plundered = Città Tesoro Saccheggiata
card-text-treasure_city_plundered = Il tuo Esercito a { space-sousa }, { space-persepolis } o { space-ekbatana } prende due Mercenari e muove con 3 PM; una volta per città.
card-silver_shields = Scudi d'Argento
card-anti_elephant_devices = Dispositivi Anti-Elefanti
card-text-anti_elephant_devices = Sorpresa, in battaglia: gli Elefanti nemici non hanno forza.
card-traitor_within_the_city = Traditore nella Città
card-text-traitor_within_the_city = Sorpresa, prima del tuo tiro d'Assedio contro una Città Maggiore: +3.
card-cretan_liar = Bugiardo Cretese
card-text-cretan_liar = Sorpresa: annulla una carta Sorpresa appena giocata.
card-hubris = Hybris
card-text-hubris = Sorpresa: annulla un evento appena giocato; i Punti Operazione restano.
card-fog = Nebbia
card-text-fog = Sorpresa: una Battaglia Navale dichiarata non ha luogo.
card-mutiny = Ammutinamento
card-text-mutiny = Sorpresa, in battaglia con Prestigio maggiore: un'Unità Leale o dell'Esercito Reale passa a te.
card-sea_storms = Tempeste Marine
card-text-sea_storms = Sorpresa: un Movimento Navale torna al porto e finisce.
card-gift_of_oratory = Dono dell'Oratoria
card-text-gift_of_oratory = Sorpresa: +5 Prestigio a un tuo Generale fino alla fine del Segmento.
card-ahura_mazda_and_ahriman = Ahura Mazda e Ahriman
card-text-ahura_mazda_and_ahriman = Sorpresa: prendi a caso una carta da un'altra mano; il suo padrone ne pesca una nuova.

## Questions of the Tyche Segment and of movement

ask-activation = Dove va { $general } { $space_from }? PM rimasti: { $left }.
ask-activation_segment = Tiri per i Punti Movimento, o chiami invece un Mercenario?
ask-ask_passage = Chiedi il Libero Passaggio { $side_to } { $space_in }?
button-ask_passage-yes = Sì, chiedi
button-ask_passage-no = No: attacca
ask-battle_cards = { $attacker_the } e { $defender_the } combattono { $space_in }. Giochi una carta?
ask-battle_prestige = { $attacker_the } e { $defender_the } combattono { $space_in }. Giochi una carta prima del confronto di Prestigio?
ask-meeting_prestige = Gli Eserciti si incontrano { $space_in }. Giochi una carta prima del confronto di Prestigio?
ask-siege_prestige = { $side_the } assedia { $space_the }. Giochi una carta prima del confronto di Prestigio?
ask-siege_roll = { $side_the } assedia { $space_the }. Giochi una carta prima del tiro di dado?
ask-naval_step = { $side_the } sta per navigare { $space_to }. Agisci?
ask-naval_dice = C'è una Battaglia Navale davanti { $space_to }. Giochi una carta prima dei dadi?
ask-event_announced = { $side_the } gioca { $card } come evento. Rispondi con una carta?
ask-surprise_announced = { $side_the } gioca { $card }. Rispondi con una carta?
ask-gap = Giochi ora una carta Sorpresa?
ask-card_use = Come usi { $card }? Vale { $points } PO.
ask-disband_at = Dove congedi l'Esercito Reale?
ask-disband_cus = Quante Unità dell'Esercito Reale congedi?
ask-event_army = Su quale Esercito giochi { $card }?
ask-event_cus = Quali Unità ti porta { $card }?
ask-event_general = Su quale Generale giochi { $card }?
ask-event_place = Dove arriva ciò che porta la carta { $card }?
ask-event_prize = Che cosa deve portarti { $card }?
ask-event_royal = Su chi della Famiglia Reale giochi { $card }?
ask-event_space = Su quale spazio giochi { $card }?
ask-independent_move = Dove va { $piece }? PM rimasti: { $left }.
ask-move_army = Quale Esercito Indipendente muove?
ask-leave_where = Dove restano?
ask-march = Chi marcia, con { $points } PM?
ask-name_general = Il dado è { $die }. Chi si attiva?
ask-mutineer = Quale unità passa dalla tua parte?
ask-orator = Quale Generale riceve il Dono dell'Oratoria?
ask-pick_cus = Quali Unità { $space_in } scegli?
ask-pick_general = Quali Generali { $space_in } scegli?
ask-pick_royal = Chi scegli della Famiglia Reale { $space_in }?
ask-rearrange = { $side_the } arriva { $space_in }. Chi sta dentro le mura, chi fuori?
ask-spend_points = Per che cosa spendi { $points } PO?
ask-take_along = Chi parte con lui { $space_from }?
ask-take_up = Chi si unisce alla marcia { $space_in }?
ask-take_card_of = A chi prendi una carta?
ask-turn_back = { $side_the } ti ha intercettato { $space_in }. Torni indietro?
ask-tyche_card = Quale carta giochi?
button-all = Tutti
button-all_inside = Quanti possibile dentro
button-all_outside = Tutti fuori
button-alone = Da solo
button-choose = Scegli…
button-disband = Congeda l'Esercito Reale…
button-end = Fine
button-keep = Come sono
button-mercenary = Chiama un Mercenario
button-minor = Muovi un Generale Minore…
button-minor_general = Muovi un Generale Minore…
button-pass_until_attacked = Passa finché non mi attaccano
button-pass_until_move = Passa per questa mossa
button-pass_until_segment = Passa per questo Segmento
button-pass_until_turn = Passa per questo Turno di Gioco
button-roll = Tira per i Punti Movimento
button-spend_nothing = Niente
button-stay = Resta
button-troops = Tutte le Unità
button-event = Per l'evento
button-points = Per i Punti Operazione

## Options of the game

choice-fleets_stay_away-yes = con una carta ciascuna
choice-fleets_stay_away-no = nella Fase Rinforzi
choice-independent_reactions-yes = intercettano ed evadono
choice-independent_reactions-no = restano dove sono
choice-reactions = Chi viene interpellato
choice-reactions-everybody = chiunque potrebbe
choice-reactions-able = solo chi può (meno domande, ma rivela le carte)

## Moments

moment-battle_cards = nelle battaglie
moment-battle_prestige = prima del Prestigio in battaglia
moment-event_announced = quando si annuncia un evento
moment-gap = tra un passo e l'altro
moment-meeting_prestige = prima del Prestigio negli incontri
moment-naval_dice = prima dei dadi in mare
moment-naval_step = quando altri navigano
moment-siege_prestige = prima del Prestigio negli Assedi
moment-siege_roll = prima di un dado d'Assedio
moment-surprise_announced = quando si annuncia una Sorpresa

## What happened: cards and movement

event-activated = { $general } ({ $side }) parte { $space_from }{ $cus ->
        [none] {""}
       *[other] {" "}con { $cus }
    }; ha { $points } PM.
event-army_moved = { $army } va{ $space ->
        [none] {""}
       *[other] {" "}{ $space_from }
    } { $to_to }.
event-army_stayed = { $army } resta { $space_in }.
event-bride_card_played = { $royal } si offre in sposa { $side_to }.
event-card_revealed = Si rivela { $card }{ $by ->
        [none] {""}
       *[other] : la risolve { $by_the }
    }.
event-card_taken = { $side_the } prende { $card ->
        [none] una carta
       *[other] la carta { $card }
    } { $of_from }.
event-card_used = { $side_the } gioca { $card }.
event-card_void = { $card } è annullata.
event-changed_position = { $general } ({ $side }) { $inside ->
        [true] entra nelle mura di { $space }
       *[other] esce dalle mura di { $space }
    }{ $cus ->
        [none] {""}
       *[other] {" "}({ $cus })
    }.
event-changed_sides = { $cus } passano { $of_from } { $side_to } { $space_in }.
event-condemned = { $general } ({ $side }) { $condemned ->
        [true] è condannato
       *[other] non è più condannato
    }.
event-fleet_joined = { $fleet } ora naviga per { $side_the }.
event-fortune_rolled = { $side_the } tira { $die } per { $card }: { $success ->
        [true] riesce
       *[other] non accade nulla
    }.
event-helepolis_gone = L'Elepoli { $space_in } è smontata.
event-helepolis_placed = { $side_the } costruisce l'Elepoli { $space_in }.
event-inspired = { $general } ({ $side }) ha il Dono dell'Oratoria.
event-left_behind = { $side_the } lascia { $space_in }{ $inside ->
        [true] , dentro le mura
       *[other] {""}
    }: { $generals ->
        [none] { $royals ->
            [none] { $cus ->
                [none] nessuno
               *[other] { $cus }
            }
           *[other] { $royals }{ $cus ->
                [none] {""}
               *[other] , { $cus }
            }
        }
       *[other] { $generals }{ $royals ->
            [none] {""}
           *[other] , { $royals }
        }{ $cus ->
            [none] {""}
           *[other] , { $cus }
        }
    }.
event-marched = { $general } ({ $side }) va { $space_from } { $to_to } per { $cost } PM.
event-movement_rolled = { $side_the } tira { $die } per il movimento.
event-passage_answered = { $of_the } { $granted ->
        [true] concede
       *[other] nega
    } { $side_to } il Libero Passaggio { $space_in }.
event-picked_up = { $side_the } prende con sé { $space_in }: { $generals ->
        [none] { $royals ->
            [none] { $cus ->
                [none] nessuno
               *[other] { $cus }
            }
           *[other] { $royals }{ $cus ->
                [none] {""}
               *[other] , { $cus }
            }
        }
       *[other] { $generals }{ $royals ->
            [none] {""}
           *[other] , { $royals }
        }{ $cus ->
            [none] {""}
           *[other] , { $cus }
        }
    }.
event-plundered = { $side_the } saccheggia il tesoro di { $space }.
event-rearranged = { $side_the } tiene dentro le mura di { $space }: { $generals ->
        [none] { $royals ->
            [none] { $cus ->
                [none] nessuno
               *[other] { $cus }
            }
           *[other] { $royals }{ $cus ->
                [none] {""}
               *[other] , { $cus }
            }
        }
       *[other] { $generals }{ $royals ->
            [none] {""}
           *[other] , { $royals }
        }{ $cus ->
            [none] {""}
           *[other] , { $cus }
        }
    }.
event-royal_placed = { $royal } ora è { $space_in }{ $inside ->
        [true] , dentro
       *[other] {""}
    }.
event-surprise_discarded = { $side_the } scarta { $card }.
event-surprise_played = { $side_the } gioca { $card }.
event-unrest_rolled = { $side_the } tira { $dice } per i disordini.
log-march = { $general } ({ $side }) marcia { $space_from } { $to_to } per { $cost } PM.
log-battle = Battaglia { $space_in }, { $attacker_the } contro { $defender_the }: { $winner ->
        [none] pareggio
       *[other] vince { $winner_the }
    }. Perdite: { $attacker } { $lost_attacker }; { $defender } { $lost_defender }.
log-overrun = { $attacker_the } annienta { $defender_the } { $space_in }. Perdite: { $defender } { $lost_defender }.
log-siege = { $winner ->
        [none] { $attacker_the } assedia { $space_the } ({ $defender }): { $points ->
            [0] nessun Punto Assedio
           *[other] Punti Assedio { $points }
        }
       *[other] { $space } cade in mano { $winner_to } (era { $defender_from })
    }. Perdite: { $attacker } { $lost_attacker }; { $defender } { $lost_defender }.
log-naval_battle = Battaglia Navale davanti { $space_to }, { $attacker_the } contro { $defender_the }: { $winner ->
        [none] nessuno vince
       *[other] vince { $winner_the }
    }. Perdite: { $attacker } { $lost_attacker }; { $defender } { $lost_defender }.
decided-score = Vince il punteggio di battaglia più alto; non era il doppio, perciò anche il vincitore perde un'unità.
decided-twice = Almeno il doppio del punteggio avversario: il vincitore non perde nessuno.
decided-draw = Punteggi uguali: ogni parte perde un'unità, e l'attaccante torna indietro.
decided-deserted = L'Esercito Reale è passato al Prestigio maggiore: nessuno restava a combattere.
decided-no_troops = Una carta ha tolto l'ultima unità: non restava chi combattere.
decided-overrun = Cinque contro uno: la forza minore è annientata senza battaglia.
decided-fell = I Punti Assedio bastano: la piazza cade.
decided-holds = La piazza resiste.
decided-sea_score = In mare vince il punteggio più alto; le Flotte sconfitte sono disperse.
decided-sea_draw = In mare punteggi uguali non costano nulla: il viaggio continua.
decided-called_off = La nebbia o una tempesta li ha divisi.
change-champion = { $by ->
        [-3] { $side_the } non è più Campione: −3 di Legittimità.
       *[other] { $side_the } è di nuovo Campione: +3 di Legittimità.
    }
change-space = { $by ->
        [-1] { $side_the } perde { $space_the }.
       *[other] { $side_the } ottiene { $space_the }.
    }
change-popularity = { $side }: la Popolarità del vincitore è ora +{ $now }.
reason-rating = Livello di Battaglia: i dadi più bassi si alzano
reason-bonus = Cavalleria o una carta

## Refusals: cards and movement

no-a_cu_here = Ci sono Unità { $space_in }.
no-a_general_must_stay = Un Generale deve restare con loro { $space_in }.{ $minor ->
        [true] {" "}Metti prima lì un Generale Minore, e potranno restare.
       *[other] {""}
    }
no-already_activated = { $piece } è già stato attivato in questo Segmento.
no-already_chosen = { $space } è già stata scelta.
no-already_there = { $piece } è già { $space_in }.
no-another_army_besieges = Un altro Esercito assedia { $space_the }.
no-army_has_moved = { $piece } si è già mosso.
no-army_is_inactive = { $piece } non è attivo.
no-at_peace = In questo Turno di Gioco sei imparentato con { $side_the }.
no-besieged_before = { $space } era già assediata.
no-cannot_be_condemned = { $piece } non può essere condannato.
no-cannot_drink = La cicuta non può nulla contro { $piece }.
no-come_out_first = Chi è dentro { $space } deve prima uscire.
no-controlled = { $piece } è sotto il controllo di un giocatore.
no-dead = { $piece } non è più in vita.
no-defended = { $space } è difesa.
no-helepolis_stands = L'Elepoli sta davanti { $space_to } e non si può spostare.
no-independent_already = { $space } è già Indipendente.
no-leads_no_army = { $piece } non guida un Esercito.
no-leads_no_enemy_army = { $piece } non guida un Esercito nemico.
no-must_go_west = { $piece } deve finire più a ovest.
no-must_leave = L'Esercito deve lasciare { $space_the }.
no-needs_a_siege = Serve un Assedio.
no-neither_army_nor_major_city = { $space_in } non hai né un Esercito né una Città Maggiore.
no-no_army = Non hai un Esercito.
no-no_besieged_major_city = { $space_in } non assedi una Città Maggiore.
no-no_bonus_card = { $card } non è una carta Bonus.
no-no_card_to_cancel = Non c'è una carta da annullare.
no-no_cus_on_the_map = Non hai Unità sulla mappa.
no-no_enemy_controls = Nessun altro giocatore controlla { $piece }.
no-no_enemy_elephants = Il nemico non ha Elefanti.
no-no_enemy_major_city = { $space } non è una Città Maggiore nemica.
no-no_enemy_marker = { $space_in } non c'è un segnalino altrui.
no-no_enemy_silver_shields = Il nemico non ha Scudi d'Argento.
no-no_general = Non hai Generali sulla mappa.
no-no_longer_waiting = { $piece } non attende più.
no-no_naval_battle = Non c'è una Battaglia Navale.
no-no_passage_at_a_major_city = Alla Città Maggiore { $space } non c'è Libero Passaggio.
no-no_passage_for_independents = Gli Indipendenti non chiedono né concedono Libero Passaggio.
no-no_players_marker = { $space_in } non c'è un segnalino di un altro giocatore.
no-no_port = { $space } non è un porto.
no-no_room_inside = Dentro { $space } non c'è posto.
no-no_royal_army = Non hai Unità dell'Esercito Reale che non si siano già mosse.
no-no_royal_army_here = { $space_in } non hai Unità dell'Esercito Reale da congedare.
no-no_target = Non c'è nulla su cui giocare { $card }.
no-no_treasure_city = { $space_in } non c'è un tesoro.
no-no_turning_back = Non si può tornare indietro.
no-nobody_at_sea = Nessuno è in mare.
no-nobody_holds_a_card = Nessun altro ha carte.
no-nobody_leads = Resterebbero senza un Generale.
no-nobody_to_ask = Non c'è nessuno a cui chiedere { $space_in }.
no-nobody_to_go_over = Non c'è nessuna Unità che possa passare dalla tua parte.
no-nobody_would_desert = Nessuno abbandonerebbe { $piece }.
no-not_a_minor_city = { $space } non è una Città Minore.
no-not_a_province_of_the_card = { $space } non è in una Provincia di { $card }.
no-not_a_province_of_the_roll = { $space } è in un'altra Provincia.
no-not_before_turn = Non prima del Turno di Gioco { $turn }.
no-not_dispersed = { $piece } non è un nemico Disperso.
no-not_in_asia = { $space } non è in Asia.
no-not_in_hand = Non hai la carta { $card }.
no-not_inside = Nessuno è dentro.
no-not_near_you = { $piece } è troppo lontano da te.
no-not_on_a_way_point = { $space } è un Punto di Transito.
no-not_on_the_map = { $piece } non è sulla mappa.
no-not_the_moment = Non è il suo momento.
no-not_your_general = { $piece } non è tuo.
no-not_your_major_city = { $space } non è una tua Città Maggiore.
no-not_your_naval_battle = Non è la tua Battaglia Navale.
no-nothing_to_leave = Non c'è nessuno da lasciare.
no-nothing_to_rearrange = Non c'è nessuno da spostare { $space_in }.
no-nothing_to_take = Non c'è nessuno da prendere.
no-only_major_cities = Solo contro Città Maggiori.
no-oracle_heard = L'Oracolo ti ha già parlato.
no-out_of_reach = { $space } è a più di { $range } PM dai tuoi Eserciti.
no-out_of_your_hands = { $piece } non è nelle tue mani.
no-outside_the_walls = Resta fuori dalle mura di { $space }.
no-plundered = { $space } è già stata saccheggiata.
no-province_not_yours = Non controlli { $province_the }.
no-shields_stay_together = Gli Scudi d'Argento restano uniti.
no-too_few_mp = PM necessari: { $needed }; rimasti: { $left }.
no-too_few_to_remove = Per rimuovere il segnalino { $space_in } servono { $needed } Unità; qui { $cus ->
        [0] non ne conta nessuna
        [1] ne conta una sola
       *[other] ne contano solo { $cus }
    }.{ $more ->
        [0] {""}
        [1] {" "}Prendine prima un'altra con te.
       *[other] {" "}Prendine prima altre { $more } con te.
    }
no-too_little_prestige = Il tuo Prestigio è { $prestige }, il loro { $against }.
no-too_many_inside = Dentro { $space } c'è posto solo per { $limit } Unità.
no-two_sieges_already = Lì sono già stati condotti due Assedi: { $space }.
no-walked_before_sailing = Chi ha marciato prima di navigare non marcia dopo.
no-your_own_card = È la tua carta.
reason-gift_of_oratory = Dono dell'Oratoria
reason-helepolis = l'Elepoli
reason-traitor = un traditore

## Naval Movement

ask-aboard_from = Da dove si imbarcano { $space_in }?
ask-ashore_at = Dove sbarcano { $space_in }?
ask-at_sea = { $general } è in mare davanti { $space_to }. PM rimasti: { $left }.
ask-crowded_out = Chi non trova posto { $space_in } e va perso?
ask-escort = Quali Flotte scortano { $general }?
ask-fetch_fleet = Quale Flotta ritorna?
ask-land_at = Dove sbarca { $general } { $space_in }?
ask-minor_ashore = Un Generale Minore resta con loro { $space_in }?
ask-naval_battle = { $side_the } naviga { $space_to }. Offri una Battaglia Navale, e con quali Flotte?
button-disembark = Sbarca
button-fetch_fleet = Recupera una Flotta
button-put_ashore = Lasciane a terra…
button-take_aboard = Imbarcane altri…
button-embark = Imbarcati
event-back_to_port = { $general } ({ $side }) torna { $space_to }.
event-course_set = { $general } ({ $side }) fa rotta { $space_from } { $to_to }.
event-embarked = { $general } ({ $side }) si imbarca { $space_in }{ $fleets ->
        [none] {""}
       *[other] , scorta: { $fleets }
    }.
event-landed = { $general } ({ $side }) sbarca { $space_in }{ $inside ->
        [true] , dentro le mura
       *[other] {""}
    }.
event-naval_battle_declared = { $side_the } offre battaglia navale { $of_to } davanti { $space_to }: { $fleets }.
event-sailed = { $general } ({ $side }) arriva per mare { $space_to }.
no-another_has_sailed = { $general } ha già navigato in questo Segmento.
no-besieged_by_others = { $space } è assediata da altri.
no-city_full = { $space } è piena.
no-eight_cus_shipped = Otto Unità sono già andate per mare in questo Segmento.
no-fleet_not_away = { $fleet } non è Dispersa.
no-hearse_is_ready = Il Carro Funebre è già pronto.
no-landed_already = { $general } è già sbarcato.
no-no_sea_route = Nessun tragitto Marittimo porta { $space_to }.
no-nobody_to_leave = { $general } non ha nessuno da lasciare.
no-nobody_to_pick_up = Non c'è nessuno da imbarcare { $space_in }.
no-royals_need_an_army = La Famiglia Reale viaggia solo con un Esercito: { $space }.
no-too_many_cus = Al massimo { $at_most } Unità, non { $count }.
no-too_many_moving = { $cus } Unità sono troppe: al massimo { $limit }.

## Places

space-abdera = Abdera
    .in = ad Abdera
    .to = ad Abdera
space-apollonia = Apollonia
    .in = ad Apollonia
    .to = ad Apollonia
space-arbela = Arbela
    .in = ad Arbela
    .to = ad Arbela
space-bagistana = Bagistana
space-bostra = Bostra
space-dana = Dana
space-gaza = Gaza
space-is_euphrates = Is
space-lamia = Lamia
space-larsa = Larsa
space-melitene = Melitene
space-opis = Opis
space-pella = Pella
space-petra = Petra
space-sinope = Sinope
space-sparta = Sparta
space-tp_amida = Amida
    .in = ad Amida
    .to = ad Amida
space-tp_anatho = Anatho
    .in = ad Anatho
    .to = ad Anatho
space-tp_aspadana = Aspadana
    .in = ad Aspadana
    .to = ad Aspadana
space-tp_bahria = Bahria
space-tp_gadara = Gadara
space-tp_gangra = Gangra
space-tp_garsaura = Garsaura
space-tp_gaziura = Gaziura
space-tp_kom = Kom
space-tp_rowanduz = Rowanduz
space-tp_samosata = Samosata
space-tp_zigana = Zigana
area-athenai-inside = dentro { space-athenai }
area-babylon-inside = dentro { space-babylon }
area-damaskos-inside = dentro { space-damaskos }
area-ekbatana-inside = dentro { space-ekbatana }
area-halikarnassos-inside = dentro { space-halikarnassos }
area-kelainai-inside = dentro { space-kelainai }
area-kyrene-inside = dentro { space-kyrene }
area-memphis-inside = dentro { space-memphis }
area-pella-inside = dentro { space-pella }
area-persepolis-inside = dentro { space-persepolis }
area-rhodos_city-inside = dentro { space-rhodos_city }
area-salamis-inside = dentro { space-salamis }
area-sardeis-inside = dentro { space-sardeis }
area-sousa-inside = dentro { space-sousa }
area-tyros-inside = dentro { space-tyros }

## Generals, the Royal Family, Independent Armies

piece-peithon = Peithon
piece-polyperchon = Polyperchon
piece-eumenes = Eumenes
piece-olympias = Olympias
    .gender = f
piece-ariarathes = Ariarathes
piece-fleet-makedonia = la Flotta di { area-makedonia }
piece-fleet-karia = la Flotta di { area-karia }
piece-fleet-athenai = la Flotta di { space-athenai }
piece-fleet-aigyptos = la Flotta d'{ area-aigyptos }
piece-fleet-phoinike = la Flotta di { area-phoinike }
piece-fleet-kypros = la Flotta di { area-kypros }
piece-fleet-rhodos = la Flotta di { area-rhodos }
piece-fleet-kilikia = la Flotta di { area-kilikia }
piece-hearse = il Carro Funebre

## Events of cards, and optional rules

ask-independent_army = Quale Esercito Indipendente { $space_in } scegli?
ask-independent_evasion =
    { $general ->
        [none] { $side_the }
       *[other] { $general } ({ $side })
    } ha raggiunto Indipendenti { $space_in }. Scarti una carta Sorpresa perché evadano?
ask-independent_interception =
    { $general ->
        [none] { $side_the }
       *[other] { $general } ({ $side })
    } entra { $space_in }. Scarti una carta Sorpresa perché intercettino Indipendenti?
choice-fleets_stay_away-help = Qualsiasi carta Evento o Bonus ne recupera una, invece di essere giocata.
choice-independent_reactions-help = Per una carta Sorpresa che un giocatore scarta.
no-capital_founded = Hai già una Capitale, o la stai costruendo.
reason-capital = Capitale { $what }
reason-captured_capitals = Capitali catturate

## Curves of the story

curve-luck = Fortuna: dadi oltre quanto atteso
luck-told = { $dice ->
    [one] Un dado
   *[other] { $dice } dadi
}: { $hits } in tutto, attesi { $expected }
hits-expected = Dadi (attesi)
curve-points = Punti Vittoria
curve-legitimacy = Legittimità
curve-strength = Unità di combattimento
curve-spaces = Spazi controllati

## The chronicle

chronicle-army_beaten = { event-army_beaten }
chronicle-battle = { $general ->
        [none] { $attacker_the }
       *[other] { $general } ({ $attacker })
    } con { $attackers ->
        [one] un'unità
       *[other] { $attackers } unità
    } affrontò { $against ->
        [none] { $defender_the }
       *[other] { $against } ({ $defender })
    } { $space_in }{ $defenders ->
        [0] {""}
        [one] {" "}con un'unità
       *[other] {" "}con { $defenders } unità
    }. { $winner ->
        [none] Nessuno vinse
       *[other] Vinse { $winner_the }
    }; perdite: { $attacker } { $lost }, { $defender } { $slain }.
chronicle-overrun = { $attacker_the } annientò { $defender_the } { $space_in }: perdite { $slain }.
chronicle-siege = { $space } cadde in mano { $attacker_to }; la teneva { $defender_the }. L'assedio costò { $lost }, ai difensori { $slain }.
chronicle-naval_battle = Le Flotte { $attacker_from } incontrarono { $defender_the } davanti { $space_to }; { $winner ->
        [none] nessuno vinse
       *[other] vinse { $winner_the }
    }.
turn-1 = Turno I
turn-2 = Turno II
turn-3 = Turno III
turn-4 = Turno IV
turn-5 = Turno V
chronicle-buried = { event-buried }
chronicle-championship = { event-championship }
chronicle-condemned = { event-condemned }
chronicle-general_joined = { event-general_joined }
chronicle-general_killed = { event-general_killed }
chronicle-general_succeeded = { event-general_succeeded }
chronicle-hearse_lost = { event-hearse_lost }
chronicle-married = { event-married }
chronicle-philon_gone = { event-philon_gone }
chronicle-plundered = { event-plundered }
chronicle-recruited = { event-recruited }
chronicle-royal_army_joined = { event-royal_army_joined }
chronicle-royal_died = { event-royal_died }
chronicle-royal_taken = { event-royal_taken }
chronicle-usurper_named = { event-usurper_named }
chronicle-game_won = { event-game_won }
chronicle-turn_began = { event-turn_began }
chronicle-general_begins = { $general } ({ $side }) comincia { $space_in }.
chronicle-gains = { $side_the } ha preso: { $spaces }.
threats-about = Quale Armata rivale potrebbe marciare contro le tue via terra nel suo prossimo turno, e con che probabilità le batte. Le si danno i PM massimi di un tiro. Carte, viaggi per mare, Armate che si uniscono, Intercezioni e battaglie evitate non sono contate.
threats-none = Nel prossimo turno nessuna Armata rivale può raggiungerti via terra.

## Piani dei bot, e che cosa parla per loro

plan-card = giocare la carta { $card }
plan-stay = fermarsi qui
plan-target = scegliere lo spazio { $space }
plan-towards = marciare con { $general } (meta: { $space })
why-points = Punti Vittoria
why-legitimacy = Legittimità
why-near_points = vicinanza alla vittoria per punti
why-close_points = una vittoria per punti a portata di mano
why-near_legitimacy = vicinanza alla vittoria per Legittimità
why-begun = Province iniziate
why-short = Province a uno spazio dal controllo
why-strength = la forza delle Armate
why-generals = Generali
why-dispersed = Generali dispersi
why-fleets = Flotte
why-cards = carte in mano
why-surprises = carte Sorpresa
why-champion = il titolo di Campione
why-usurper = chi è Usurpatore
why-heir = l'erede che diventa maggiorenne
why-regent = una vittoria per Reggenza
why-ahead = il vantaggio in punti
why-ahead_in_all = il vantaggio in punti e Legittimità
why-funeral = i funerali di Alessandro
why-spaces = spazi controllati
why-exposed = Province esposte ai nemici
why-reach = città nemiche a portata
why-to_move = turni ancora da giocare
why-coming_points = punti in arrivo
why-coming_near = una vittoria in arrivo
why-coming_spaces = spazi in procinto di arrendersi
why-besieged_points = punti sotto assedio
