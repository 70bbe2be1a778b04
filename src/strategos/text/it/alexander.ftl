### Field Commander: Alexander

game-name = Field Commander: Alexander
game-length = Da 30 a 90 minuti a campagna
game-difficulty = Comincia da qui
game-edition = DVG 2009
game-pitch = Un solo comandante contro l'impero persiano: marcia, assedia, combatti e fatti ricordare. Quattro campagne da Cheronea all'Indo, singole o come un'unica carriera.

game-first = Comincia dal Granico: la prima campagna di Alessandro, da solo, con una guida accanto.
scenario-granicus = Granico, 338–334 a.C.
scenario-issus = Isso, 333–332 a.C.
scenario-tyre = Tiro, 332 a.C.
scenario-gaugamela = Gaugamela, 331–323 a.C.
scenario-linked = Una carriera: tutte e quattro le campagne

choice-difficulty = Difficoltà
choice-difficulty-recruit = Recluta: per la prima campagna
choice-difficulty-veteran = Veterano: una sfida alla pari
choice-difficulty-legend = Leggenda: per chi conosce la strada
choice-fortress_glory = Gloria per una Fortezza presa in battaglia
choice-fortress_glory-both = Per la battaglia e per la Fortezza
choice-fortress_glory-once = Una volta sola
choice-walls_left = Muri rimasti senza difensori
choice-walls_left-removed = La battaglia è vinta
choice-walls_left-must_fall = Devono essere abbattute anch'esse
choice-november = Glorificazione per una rapida fine a Tiro
choice-november-by = Fino a novembre compreso
choice-november-before = Prima di novembre
choice-orders_after_tyre = Ordini Nemici dopo la caduta di Tiro
choice-orders_after_tyre-others = Le altre Fortezze continuano
choice-orders_after_tyre-none = Nessuno
choice-wall_gold = Oro per i Muri distrutti
choice-wall_gold-no = Nessuno
choice-wall_gold-yes = Come per le unità
choice-deploy_hits = Colpi quando Schierare non trova unità da pescare
choice-deploy_hits-units = Li subiscono le unità
choice-deploy_hits-rally = Serrate i Ranghi e Raggruppare aiutano
choice-building = Città e Tempio davanti a una Fortezza nemica
choice-building-held = Non finché il nemico tiene l'area
choice-building-anywhere = Ovunque sia l'esercito
choice-rating = Valutazione di una campagna singola
choice-rating-victory_points = Punti Vittoria
choice-rating-immortality = Anche l'Immortalità

outcome-won = Alessandro ha vinto: il suo nome vive.
outcome-alexander_killed = Alessandro è morto. La campagna è perduta.
outcome-out_of_time = Il tempo è scaduto. La campagna è perduta.
outcome-prophecy_failed = Gli dèi si sono allontanati: una Profezia fallita e più nulla da offrire. La campagna è perduta.

## Domande

ask-options = { $campaign }: si comincia? Le opzioni speciali sono per le prossime partite: la rendono più facile o più difficile, e la vittoria vale meno o più Punti Vittoria.
ask-advisor = { $left ->
        [one] Chi sarà il tuo Consigliere? Ciò che fa vale per tutta la campagna; nessuna scelta è sbagliata.
       *[other] Chi saranno i tuoi Consiglieri (da scegliere: { $left })? Ciò che fanno vale per tutta la campagna; nessuna scelta è sbagliata.
    }
ask-refit = Vuoi riequipaggiare unità ridotte, a { $price } Oro ciascuna? Hai { $gold } Oro.
ask-diplomats = Mandi i Diplomatici? Aggiungono { $bonus } a ogni tiro degli Ordini Nemici di questo turno.
ask-aristander = Gli ordini danno { $total }: { $effect }. Con il +1 di Aristandro: { $other }. Lo aggiungi?
ask-tribute = Cedi { $gold } Oro (ne hai { $treasury }) o subisci un colpo?
ask-deed = Queste azioni sono possibili in qualsiasi momento. Quale scegli?
ask-interlude = Il nemico sta agendo. Vuoi fare qualcosa prima?
moment-interlude = mentre agisce il nemico
ask-hit = { $why ->
        [battle] Il tuo esercito è colpito. Chi subisce il colpo? (da assegnare: { $hits })
        [resistance] Resistenza in marcia: chi subisce il colpo? (da assegnare: { $hits })
        [mutiny] Ammutinamento! Chi subisce il colpo? (da assegnare: { $hits })
        [cup_empty] Il nemico non ha più unità da pescare: ne soffre il tuo esercito. Chi subisce il colpo? (da assegnare: { $hits })
        [operation] Non puoi pagare il prezzo del nemico. Chi subisce il colpo? (da assegnare: { $hits })
        [fleet] La flotta di Tiro colpisce. Chi subisce il colpo? (da assegnare: { $hits })
       *[other] Chi subisce il colpo? (da assegnare: { $hits })
    }
ask-penalty = La Profezia «{ $card }» è fallita. Che cosa perdi, un livello (Alessandro è ad A{ $level }) o un Consigliere?
ask-intrigue = Il nemico pesca l'Operazione «{ $card }». { $gold ->
        [0] Spendi { $glory } Gloria per annullare il segnalino?
       *[other] Spendi { $gold } Oro per annullare il segnalino?
    }
ask-fleet = La flotta di Tiro tira { $total }. Che cosa subisci?
ask-repair = Tiro ripara le mura. Quale sezione?
ask-march = { $space }: { $forces ->
        [one] una forza
       *[other] { $forces } forze
    }, { $gold } Oro. Dove marci? Passa per chiudere la fase di Conquista.
ask-scout = Gli esploratori verso { $space_the } tirano { $die }; hai { $forces ->
        [one] una forza
       *[other] { $forces } forze
    }. { $hits ->
        [0] { $gold ->
            [0] La via è libera. Entri?
           *[other] Entrare costa { $gold } Oro.
        }
       *[other] Entrare costa { $hits ->
            [one] un colpo
           *[other] { $hits } colpi
        }.
    } Se resti, in questo turno non ti muovi più.
ask-prophecy = { $space_in } parla un Oracolo. Accetti la sua Profezia senza leggerla? Compiuta in tempo, alza Alessandro di un livello; fallita, costa un livello o un Consigliere.
ask-assault = { $space } ti sta davanti: { $forces ->
        [one] una forza
       *[other] { $forces } forze
    } contro { $enemies }. Dai battaglia o tenti l'intimidazione? Se fallisce, si combatte.
ask-intimidation = { $space }: l'intimidazione è a { $total } ({ $result ->
        [success] riuscita
        [on_going] in corso
       *[fail] fallita
    }); ancora { $needed } per riuscire. Spendi Gloria?
ask-on_going = Le trattative { $space_in } sono in corso. Dai battaglia ora, o aspetti e chiudi la fase di Conquista?
ask-anticipation = Giochi Anticipazione? Il nemico non pesca piani, invece di { $plans }.
ask-bucephalus = Monti Bucefalo? In questa battaglia Alessandro ha 1 in più in entrambi i valori.
ask-plans = Scegli i tuoi Piani di Battaglia. { $free ->
        [0] Ogni piano in più costa 1 Oro; ne hai { $gold }.
       *[other] Gratis: { $free }. Oltre, 1 Oro ciascuno; ne hai { $gold }.
    }
ask-battle_turn = Turno { $turn } della battaglia { $space_in }, Vantaggio di Forze { $advantage }. Continui o ti ritiri? In ritirata ogni unità tira un dado: oltre il valore di Battaglia di Alessandro è perduta.
ask-moment = Stanno per agire le unità di velocità { $speed }. Cogli il momento?
ask-alexander = Alessandro (A{ $level }) attacca { $piece } o le unità nemiche? Un duello dura fino alla fine della battaglia.
ask-attacker = Velocità { $speed }: chi attacca ora?
ask-last_attack = Velocità { $speed }: vuoi fare altro prima di proseguire?
ask-siege_target = { $piece }: qual è il bersaglio?
ask-fate = { $piece }: il dado dà { $die }, serve { $needs } o meno. Tenti il Destino e tiri di nuovo?
ask-flank = { $piece }: { $hits ->
        [one] un colpo a segno
       *[other] { $hits } colpi a segno
    }. Usi Fianco per averne uno in più?
ask-target = Chi subisce il colpo? (da assegnare: { $hits })
ask-regroup = { $piece_the } { $piece_gender ->
        [mp] sono perduti
        [fp] sono perdute
        [m] è perduto
       *[f] è perduta
    }. Usi Raggruppare per riavere l'unità dopo la battaglia?
ask-govern = { $space } è in mano tua. Governare rende { $each } Oro a turno, razziare { $once } Oro subito. Che cosa fai?
ask-spend = Hai { $gold } Oro e { $glory } Gloria. Che cosa acquisti?

## Pulsanti

button-gold = Perdi { $gold } Oro
button-options-done = Comincia
button-take_hit = Subisci un colpo
button-refit = Riequipaggia
button-attack = Attacca
button-buy = Acquista
button-level = Perdi un livello
button-campaign = Perdi la campagna
button-disband = Sciogli: { $what }
button-serpent = Cedi al serpente: { $what }
button-deeds = In qualsiasi momento…
button-back = Indietro
button-pray = Prega i Venti (5 Oro)
button-battle = Dai battaglia
button-intimidate = Intimidisci
button-enter = Entra
button-stay = Resta
button-fight = Combatti
button-retreat = Ritirati
button-units = Unità nemiche
button-wall = Un Muro
button-charge = Carica con: { $what }
button-sacrifice = Sacrifica: { $what }
button-govern = Governa
button-raze = Razzia
button-city = Costruisci una Città
button-temple = Costruisci un Tempio
button-transports = Compra un Trasporto
button-mole = Costruisci una sezione del Molo
button-siege_ships = Costruisci una Nave d'Assedio
button-warships = Scaccia una nave da guerra
button-insight = Pesca un'Intuizione (3 Gloria)
button-sink_siege_ship = Perdi una Nave d'Assedio
button-sink_transport = Perdi un Trasporto
button-lose_2_gold = Perdi 2 Oro
button-lose_3_gold = Perdi 3 Oro
button-lose_mole_section = Perdi una sezione del Molo
button-repair_wall = Tiro ripara un Muro
button-regain_warship = Tiro riottiene una nave da guerra

## Rifiuti

no-duel_apart = Durante il duello solo i colpi del Comandante nemico toccano ad Alessandro.
no-duel_for_two = Questo colpo viene dal duello: tocca solo ad Alessandro.
no-too_little_gold = Costa { $needs } Oro; ne hai { $gold }.
no-too_little_glory = Costa { $needs } Gloria; ne hai { $glory }.
no-already_there = L'esercito è già { $space_in }.
no-not_adjacent = { $space } non confina con { $from_the }.
no-no_way_in = Non c'è modo di entrare { $space_in }: nessuna sezione di mura è distrutta e il Molo non è completo.
no-not_in_old_tyre = Per questo l'esercito deve essere { $space_in }.
no-tyre_fallen = Tiro è caduta; non serve più.
no-track_end = { $track }: il tracciato finisce qui.
no-one_section_a_turn = Si può costruire una sola sezione del Molo per turno.
no-one_kind_a_turn = Senza Antipatro puoi acquistare un solo genere di cose per turno, e hai già scelto.
no-intimidated_already = { $space } ha già resistito alle tue minacce in questo turno; ritenta nel prossimo.
no-already_built = { $space_in } c'è già la stessa costruzione.
no-enemy_here = Non puoi costruire { $space_in } finché è in mano al nemico.
no-no_counter_left = Tutti i segnalini di questo tipo sono sulla mappa.
no-advisor_gone = { $card } non c'è più per il resto della campagna.
no-fate_from_temples = Il Destino viene dai Templi; non si può scegliere.
no-plan_limit = «{ $card }»: { $limit ->
        [one] al massimo una volta
       *[other] al massimo { $limit } volte
    } per battaglia.
no-wall_stands = Circondare non si può usare finché nella battaglia c'è un Muro in piedi.
no-no_force_advantage = Il tuo Vantaggio di Forze è { $advantage }; Circondare non otterrebbe nulla.

## Che cosa è successo

event-campaign_begun = { $campaign }: la campagna comincia.
event-option_taken = Opzione: «{ $card }» ({ $vp } PV se vinci).
event-advisor_joined = { $glory ->
        [0] { $card } entra fra i tuoi Consiglieri.
       *[other] { $card } entra fra i tuoi Consiglieri per { $glory } Gloria.
    }
event-enemy_deployed = { $space_in } il nemico ha { $count ->
        [one] un segnalino
       *[other] { $count } segnalini
    }, { $walls ->
        [0] senza Muri
        [one] di cui un Muro
       *[other] di cui { $walls } Muri
    }.
event-turn_advanced = { $box }: nuovo turno. Vincere ora vale { $vp } PV.
event-refitted = { $piece_the } { $piece_gender ->
        [mp] tornano
        [fp] tornano
        [m] torna
       *[f] torna
    } a piena forza per { $gold } Oro.
event-order_rolled = Ordini per { $space_the }: { $die } + distanza { $distance }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    } = { $total }: { $effect ->
        [wall_1] { effect-wall_1 }
        [lose_2_gold_or_1_hit] { effect-lose_2_gold_or_1_hit }
        [garrison_1] { effect-garrison_1 }
        [glory_1_battle] { effect-glory_1_battle }
        [gold_2_intimidation] { effect-gold_2_intimidation }
       *[none] nulla
    }.
event-wall_raised = { $space_in } sorge un Muro.
event-nothing_happened = { $why ->
        [no_wall_left] Non restano segnalini Muro; non accade nulla.
       *[other] Non accade nulla.
    }
event-garrison_joined = { $space_in } la guarnigione riceve rinforzi: { $piece }.
event-cup_empty = { $side }: nessuna unità da pescare. Subisci invece { $hits ->
        [one] un colpo
       *[other] { $hits } colpi
    }.
event-reward_placed = { $glory ->
        [0] { $space_in } un premio di { $gold } Oro attende chi la prende con l'intimidazione.
       *[other] { $space_in } un premio di { $glory } Gloria attende chi la prende in battaglia.
    }
event-gold_lost = Perdi { $gold } Oro { $why ->
        [orders] per i predoni nemici
        [operation] per l'Operazione nemica
        [forage] per il foraggio in marcia
        [prayer] nella preghiera ai Venti
        [fleet] per la flotta di Tiro
       *[other] in tutto
    }.
event-gold_gained = { $why ->
        [income] Il Tesoro riceve { $gold } Oro di rendita.
        [raze] Il Tesoro riceve { $gold } Oro di bottino.
        [reward] L'Oro che attendeva qui ({ $gold }) va nel Tesoro.
       *[other] Il Tesoro riceve subito { $gold } Oro.
    }
event-glory_gained = Ottieni { $glory } Gloria { $why ->
        [battle] per la battaglia vinta
        [fortress] per la Fortezza
        [leader] per il comandante nemico
        [reward] che ti attendeva qui
       *[other] in tutto
    }.
event-glory_spent = Spendi { $glory } Gloria { $why ->
        [intimidation] per incutere timore
       *[other] in tutto
    }.
event-operation_drawn = Il nemico pesca un'Operazione: «{ $card }».
event-operation_cancelled = { $gold ->
        [0] L'Intrigo annulla «{ $card }» per { $glory } Gloria.
       *[other] L'Intrigo annulla «{ $card }» per { $gold } Oro.
    }
event-operation_unit = { $piece_the } { $piece_gender ->
        [mp] si uniscono
        [fp] si uniscono
        [m] si unisce
       *[f] si unisce
    } alla prossima Operazione.
event-operation_landed = L'Operazione porta rinforzi { $space_to }: { $piece }.
event-operation_foiled = { $space } è in mano tua: { $piece_the } { $piece_gender ->
        [mp] tornano
        [fp] tornano
        [m] torna
       *[f] torna
    } indietro.
event-operations_shuffled = Tutti i segnalini Operazione ({ $count }) sono di nuovo mescolati.
event-mutiny = Ammutinamento! { $counters ->
        [0] Ma non c'era di che lamentarsi.
        [one] Un motivo di protesta: { $hits ->
            [one] un colpo
           *[other] { $hits } colpi
        }.
       *[other] { $counters } motivi di protesta: { $hits ->
            [one] un colpo
           *[other] { $hits } colpi
        }.
    }
event-unit_reduced = { $piece_the } { $piece_gender ->
        [mp] sono ridotti
        [fp] sono ridotte
        [m] è ridotto
       *[f] è ridotta
    }.
event-unit_destroyed = { $piece_the } { $piece_gender ->
        [mp] sono distrutti
        [fp] sono distrutte
        [m] è distrutto
       *[f] è distrutta
    }.
event-alexander_hit = Alessandro è ferito; ora è ad A{ $level }.
event-alexander_killed = Alessandro, ad A{ $level }, è ucciso.
event-disbanded = { $piece_the } { $piece_gender ->
        [mp] sono sciolti
        [fp] sono sciolte
        [m] è sciolto
       *[f] è sciolta
    }.
event-scouted = Gli esploratori verso { $space_the } tirano { $die } contro { $forces ->
        [one] la tua forza
       *[other] le tue { $forces } forze
    }: { $hits ->
        [0] { $gold ->
            [0] la via è libera
           *[other] { $gold } Oro di foraggio
        }
        [one] resistenza, un colpo
       *[other] resistenza, { $hits } colpi
    }.
event-marched = L'esercito marcia { $space_to }.
event-stayed = L'esercito resta { $space_in }.
event-fever_struck = { $space_in } la febbre coglie Alessandro. La fase di Conquista finisce qui.
event-reinforcements_came = { $space_in } giungono rinforzi: { $piece }.
event-prophecy_refused = { $space_in } la Profezia è rifiutata senza leggerla.
event-prophecy_accepted = L'Oracolo { $space_in }: «{ $card }» (scadenza: { $box }).
event-prophecy_fulfilled = La Profezia «{ $card }» è compiuta. Alessandro sale ad A{ $level }.
event-prophecy_failed = La Profezia «{ $card }» è fallita.
event-level_gained = Alessandro è ora A{ $level }.
event-level_lost = Alessandro scende ad A{ $level }.
event-advisor_lost = { $card } ti lascia per il resto della campagna.
event-battle_begun = Battaglia { $space_in }: { $forces ->
        [one] una forza
       *[other] { $forces } forze
    } contro { $enemies }.
event-enemy_plans_drawn = { $count ->
        [one] Il piano del nemico: { $cards }.
       *[other] Piani del nemico ({ $count }): { $cards }.
    }
event-plan_taken = { $gold ->
        [0] Il tuo piano: «{ $card }».
       *[other] Il tuo piano: «{ $card }», per { $gold } Oro.
    }
event-plan_used = { $side_the } { $side_gender ->
        [mp] usano
        [fp] usano
        [m] usa
       *[f] usa
    } { $card }.
event-plan_lost = Confusione: perdi «{ $card }».
event-plans_cancelled = Manovra annulla { $count ->
        [one] un piano nemico
       *[other] { $count } piani nemici
    }.
event-raided = Saccheggio: un { $die } ti costa { $gold } Oro.
event-enemy_reinforced = { $space_in } il nemico riceve rinforzi: { $piece }.
event-battle_turn = Turno di battaglia { $turn }.
event-attacked = { $piece }: dado { $die } ({ $superior ->
        [0] serve { $needs }
       *[other] serve { $needs }, due colpi con { $superior }
    }): { $hits ->
        [0] a vuoto
        [one] un colpo
       *[other] { $hits } colpi
    }.
event-rested = { $piece_the } non { $piece_gender ->
        [mp] attaccano
        [fp] attaccano
        [m] attacca
       *[f] attacca
    } in questo turno.
event-rerolled = Destino, { $piece }: il nuovo tiro è { $die }.
event-enveloped = Circondare: { $hits ->
        [one] un colpo
       *[other] { $hits } colpi
    }.
event-trapped = La trappola scatta: { $die ->
        [one] un colpo
       *[other] { $die } colpi
    }.
event-duel_begun = Alessandro cerca { $piece }. Si batteranno fra loro fino alla fine.
event-leader_left = { $piece } lascia il campo.
event-leader_killed = { $piece } cade per mano di Alessandro, e il suo esercito si sbanda.
event-regrouped = { $piece_the } { $piece_gender ->
        [mp] torneranno
        [fp] torneranno
        [m] tornerà
       *[f] tornerà
    } dopo la battaglia.
event-battle_won = La battaglia { $space_in } è vinta.
event-retreat_rolled = Ritirata, { $piece }: dado { $die } (serve { $needs }), { $saved ->
        [true] unità salva
        [yes] unità salva
       *[other] unità perduta
    }.
event-retreated = L'esercito ripiega { $space_from } { $to_to }.
event-intimidated = Intimidazione { $space_in }: { $die } e { $bonus } per i rapporti di forza fanno { $total }.
event-intimidation_result = Intimidazione { $space_in }, { $total }: { $result ->
        [success] si arrendono
        [on_going] esitano
       *[fail] ti sfidano
    }.
event-area_conquered = { $how ->
        [battle] Conquisti { $space_the } in battaglia.
       *[other] { $space } apre le porte.
    }
event-governed = Governi { $space_the }: { $gold } Oro a turno.
event-razed = Hai razziato { $space_the } per { $gold } Oro.
event-revolted = { $space } insorge: il tuo dominio è finito.
event-income = Rendita: { $base } + { $governed } dalle aree governate + { $destroyed } per le unità battute + { $transports } dal mare = { $total } Oro.
event-unit_bought = { $piece_the } { $piece_gender ->
        [mp] si uniscono
        [fp] si uniscono
        [m] si unisce
       *[f] si unisce
    } all'esercito per { $gold } Oro.
event-city_built = { $space_in } sorge una Città per { $gold } Oro.
event-temple_built = { $space_in } sorge un Tempio per { $gold } Oro.
event-insight_gained = Un'Intuizione per { $glory } Gloria: «{ $card }».
event-insight_used = Giochi «{ $card }».
event-spies_struck = { $space_in } le Spie eliminano { $piece_the }.
event-track_moved = { $gold ->
        [0] { $track }: ora { $at }.
       *[other] { $track }: ora { $at }, per { $gold } Oro.
    }
event-fleet_rolled = { $bonus ->
        [0] La flotta di Tiro tira { $total }.
       *[other] La flotta di Tiro: { $die } e { $bonus } fanno { $total }.
    }
event-fleet_effect = { $effect ->
        [sink_siege_ship] Una Nave d'Assedio affonda.
        [sink_transport] Un Trasporto affonda.
        [lose_mole_section] Una sezione del Molo è demolita.
        [repair_wall] Tiro ripara le mura.
        [regain_warship] Tiro riottiene una nave da guerra.
       *[other] La flotta prende Oro.
    }
event-siege_ship_fired = Una Nave d'Assedio tira { $die }: { $hits ->
        [0] a vuoto
       *[other] un colpo
    }.
event-section_hit = Sezione di mura { $section }: { $left ->
        [0] in rovina
        [1] ridotta
       *[other] intatta
    }.
event-section_repaired = Sezione di mura { $section }: { $left ->
        [1] rattoppata
       *[other] di nuovo intera
    }.
event-campaign_won = { $campaign }: vittoria! { $box_vp } PV per la data, { $cities } per le Città, { $options } per le opzioni, { $mole } per il Molo, { $vp } in tutto.
event-campaign_lost = { $campaign }: sconfitta. { $why ->
        [alexander_killed] Alessandro è morto
        [out_of_time] Il tempo è scaduto
       *[prophecy_failed] Una Profezia è fallita e non resta nulla da offrire
    }.
event-immortality_scored = Immortalità: { $governed } per le aree governate, { $glory } per la Gloria, { $vp } per i Punti Vittoria, { $level } per Alessandro stesso: { $points } punti, finora { $total }.
event-career_ended = { $points } punti Immortalità: Alessandro è ricordato per { $years } anni.

## Nomi

side-macedonian = Macedoni
    .the = i Macedoni
    .gender = mp
side-persian = Persiani
side-indian = Indiani
side-south_greek = Greci del Sud
side-enemy = Nemico
    .the = il nemico
    .gender = m

phase-set_up = Preparazione
phase-advance = Avanzare il segnalino Turno
phase-refit = Riequipaggiamento
phase-enemy_orders = Ordini Nemici
phase-enemy_operations = Operazioni Nemiche
phase-siege = Navi d'Assedio
phase-conquest = Conquista
phase-gain = Guadagnare Oro
phase-spend = Spendere Oro e Gloria
phase-turn_end = Fine del turno

track-turn = Turno
track-gold = Oro
track-glory = Gloria
track-level = Livello di Alessandro
track-transports = Trasporti
track-mole = Il Molo
track-siege_ships = Navi d'Assedio
track-warships = Navi da guerra di Tiro

track-start = Inizio
track-bc338 = 338 a.C.
track-bc336 = 336 a.C.
track-bc335_spring = primavera 335 a.C.
track-bc335_summer = estate 335 a.C.
track-bc335_autumn = autunno 335 a.C.
track-bc335_winter = inverno 335 a.C.
track-bc334_spring = primavera 334 a.C.
track-bc334_summer = estate 334 a.C.
track-bc334_autumn = autunno 334 a.C.
track-bc334_winter = inverno 334 a.C.
track-bc333_early_spring = inizio primavera 333 a.C.
track-bc333_late_spring = tarda primavera 333 a.C.
track-bc333_early_summer = inizio estate 333 a.C.
track-bc333_late_summer = tarda estate 333 a.C.
track-bc333_early_autumn = inizio autunno 333 a.C.
track-bc333_late_autumn = tardo autunno 333 a.C.
track-bc333_early_winter = inizio inverno 333 a.C.
track-bc332_late_winter = tardo inverno 332 a.C.
track-bc332_01 = gennaio 332 a.C.
track-bc332_02 = febbraio 332 a.C.
track-bc332_03 = marzo 332 a.C.
track-bc332_04 = aprile 332 a.C.
track-bc332_05 = maggio 332 a.C.
track-bc332_06 = giugno 332 a.C.
track-bc332_07 = luglio 332 a.C.
track-bc332_08 = agosto 332 a.C.
track-bc332_09 = settembre 332 a.C.
track-bc332_10 = ottobre 332 a.C.
track-bc332_11 = novembre 332 a.C.
track-bc332_12 = dicembre 332 a.C.
track-bc331 = 331 a.C.
track-bc330 = 330 a.C.
track-bc329 = 329 a.C.
track-bc328 = 328 a.C.
track-bc327 = 327 a.C.
track-bc326 = 326 a.C.
track-bc325 = 325 a.C.
track-bc324 = 324 a.C.
track-bc323 = 323 a.C.

space-battlefield = Esercito di Alessandro
space-reinforcements = Rinforzi
space-operations = Operazioni Nemiche
space-destroyed = Unità nemiche distrutte

space-macedonia = Macedonia
    .in = in Macedonia
    .to = in Macedonia
    .from = dalla Macedonia
    .the = la Macedonia
space-chaeronea = Cheronea
space-sestus = Sesto
space-ilium = Ilio
space-granicus = Granico
    .in = sul Granico
    .to = al Granico
    .from = dal Granico
    .the = il Granico
space-sardis = Sardi
space-ephesus = Efeso
space-halicarnassus = Alicarnasso
    .in = ad Alicarnasso
    .to = ad Alicarnasso
space-lycia = Licia
    .in = in Licia
    .to = in Licia
    .from = dalla Licia
    .the = la Licia
space-side = Side
space-celaenae = Celene
space-gordion = Gordio
space-ancyra = Ancira
    .in = ad Ancira
    .to = ad Ancira
space-cappadocia = Cappadocia
    .in = in Cappadocia
    .to = in Cappadocia
    .from = dalla Cappadocia
    .the = la Cappadocia
space-tarsus = Tarso
space-issus = Isso
space-biblos = Biblo
space-sidon = Sidone
space-old_tyre = Tiro Vecchia
space-tyre = Tiro
space-ace = Ace
    .in = ad Ace
    .to = ad Ace
space-jerusalem = Gerusalemme
space-joppa = Ioppe
space-gaza = Gaza
space-thapsacus = Tapsaco
space-gaugamela = Gaugamela
space-babylon = Babilonia
space-susa = Susa
space-persepolis = Persepoli
space-ecbatana = Ecbatana
space-hecatompylos = Ecatompilo
space-aria = Aria
    .in = in Aria
    .to = in Aria
    .from = dall'Aria
    .the = l'Aria
space-drangiana = Drangiana
    .in = in Drangiana
    .to = in Drangiana
    .from = dalla Drangiana
    .the = la Drangiana
space-arachosia = Aracosia
    .in = in Aracosia
    .to = in Aracosia
    .from = dall'Aracosia
    .the = l'Aracosia
space-paropamisadae = Paropamisade
    .in = nel Paropamisade
    .to = nel Paropamisade
    .from = dal Paropamisade
    .the = il Paropamisade
space-bactra = Battra
space-maracanda = Maracanda
space-aornos = Aorno
    .in = ad Aorno
    .to = ad Aorno
space-taxila = Taxila
space-hydaspes = Idaspe
    .in = sull'Idaspe
    .to = all'Idaspe
    .from = dall'Idaspe
    .the = l'Idaspe
space-hyphasis = Ifasi
    .in = sull'Ifasi
    .to = all'Ifasi
    .from = dall'Ifasi
    .the = l'Ifasi
space-malli = Malli
    .in = presso i Malli
    .to = dai Malli
    .from = dai Malli
    .the = i Malli
space-pattala = Pattala
space-gedrosia = Gedrosia
    .in = in Gedrosia
    .to = in Gedrosia
    .from = dalla Gedrosia
    .the = la Gedrosia
space-carmania = Carmania
    .in = in Carmania
    .to = in Carmania
    .from = dalla Carmania
    .the = la Carmania

piece-mac_archers = Arcieri
    .the = gli Arcieri
    .gender = mp
piece-mac_peltasts = Peltasti
    .the = i Peltasti
    .gender = mp
piece-mac_light_cavalry = Cavalleria Leggera
    .the = la Cavalleria Leggera
    .gender = f
piece-mac_heavy_cavalry = Cavalleria Pesante
    .the = la Cavalleria Pesante
    .gender = f
piece-mac_infantry = Fanteria
    .the = la Fanteria
    .gender = f
piece-mac_phalanx = Falange
    .the = la Falange
    .gender = f
piece-mac_siege_engine = Macchina d'Assedio
    .the = la Macchina d'Assedio
    .gender = f
piece-per_archers = Arcieri persiani
    .the = gli Arcieri persiani
    .gender = mp
piece-per_peltasts = Peltasti persiani
    .the = i Peltasti persiani
    .gender = mp
piece-per_light_cavalry = Cavalleria Leggera persiana
    .the = la Cavalleria Leggera persiana
    .gender = f
piece-per_heavy_cavalry = Cavalleria Pesante persiana
    .the = la Cavalleria Pesante persiana
    .gender = f
piece-per_chariots = Carri persiani
    .the = i Carri persiani
    .gender = mp
piece-per_infantry = Fanteria persiana
    .the = la Fanteria persiana
    .gender = f
piece-per_immortals = Immortali
    .the = gli Immortali
    .gender = mp
piece-per_phalanx = Falange mercenaria
    .the = la Falange mercenaria
    .gender = f
piece-ind_archers = Arcieri indiani
    .the = gli Arcieri indiani
    .gender = mp
piece-ind_light_cavalry = Cavalleria Leggera indiana
    .the = la Cavalleria Leggera indiana
    .gender = f
piece-ind_chariots = Carri indiani
    .the = i Carri indiani
    .gender = mp
piece-ind_infantry = Fanteria indiana
    .the = la Fanteria indiana
    .gender = f
piece-ind_elephants = Elefanti indiani
    .the = gli Elefanti indiani
    .gender = mp
piece-sg_sacred_band = Battaglione Sacro
    .the = il Battaglione Sacro
    .gender = m
piece-sg_infantry = Fanteria greca
    .the = la Fanteria greca
    .gender = f
piece-sg_phalanx = Falange greca
    .the = la Falange greca
    .gender = f
piece-sg_peltasts = Peltasti greci
    .the = i Peltasti greci
    .gender = mp
piece-chares = Carete
    .gender = m
piece-memnon = Memnone
    .gender = m
piece-darius_iii = Dario III
    .gender = m
piece-porus = Poro
    .gender = m
piece-wall = Muro
    .the = il Muro
    .gender = m
piece-wall_section = Sezione di mura
    .the = la sezione di mura
    .gender = f
piece-alexander = Alessandro
    .gender = m
piece-army = Esercito di Alessandro
piece-city = Città
piece-temple = Tempio
piece-prophecy = Profezia
piece-section-1 = Sezione di mura 1
piece-section-2 = Sezione di mura 2
piece-section-3 = Sezione di mura 3
piece-section-4 = Sezione di mura 4
piece-section-5 = Sezione di mura 5
piece-section-6 = Sezione di mura 6

effect-wall_1 = un Muro
effect-lose_2_gold_or_1_hit = 2 Oro o un colpo
effect-garrison_1 = un'unità di guarnigione
effect-glory_1_battle = 1 Gloria per chi la prende in battaglia
effect-gold_2_intimidation = 2 Oro per chi la prende con l'intimidazione
effect-none = nulla
effect-sink_siege_ship_or_sink_transport = una Nave d'Assedio o un Trasporto in meno
effect-sink_transport_or_lose_2_gold = un Trasporto o 2 Oro in meno
effect-repair_wall_or_regain_warship = Tiro ripara le mura o riottiene una nave da guerra
effect-lose_mole_section_or_lose_3_gold = una sezione del Molo o 3 Oro in meno

card-a_charge = Carica
card-a_envelop = Circondare
card-a_fate = Destino
card-a_flank = Fianco
card-a_lead = Comandare
card-a_rally = Serrate i Ranghi
card-a_regroup = Raggruppare
card-a_sacrifice = Sacrificio
card-e_archers = Arcieri
card-e_cavalry = Cavalleria
card-e_confusion = Confusione
card-e_deploy = Schierare
card-e_flank = Fianco
card-e_guards = Sentinella
card-e_infantry = Fanteria
card-e_raid = Saccheggio
card-e_rally = Serrate i Ranghi
card-op_go = Via!
card-op_force1_a = 1 Forza
card-op_force1_b = 1 Forza
card-op_force2_a = 2 Forze
card-op_force2_b = 2 Forze
card-op_force3 = 3 Forze
card-op_minus5_gold = −5 Oro
card-op_wall = 1 Muro
card-anticipation = Anticipazione
card-bucephalus = Bucefalo
card-courtesans = Cortigiane
card-diplomats = Diplomatici
card-maneuver = Manovra
card-morale = Morale
card-spies = Spie
card-trap = Trappola
card-wall_of_wood = Un muro di legno
card-care_for_these = Abbi cura di queste cose
card-let_go_of_me = Lasciami andare
card-make_your_own = Fatti una natura tua
card-pray_to_the_winds = Prega i Venti
card-the_serpent = Il serpente
card-strength_of_bulls = La forza dei tori
card-silver_spears = Con lance d'argento
card-antipater = Antipatro
card-aristander = Aristandro
card-callisthenes = Callistene
card-hephaestion = Efestione
card-parmenion = Parmenione
card-scorched_earth = Terra bruciata
card-estranged_prince = Il principe in disgrazia
card-theban_revolt = Rivolta di Tebe
card-war_chest = Tesoro di guerra
card-persian_fleet = Flotta persiana
card-harpalus = Arpalo
card-cydnus_fever = Febbre a Tarso
card-royal_reinforcements = Rinforzi a Gordio
card-raiders = Predoni
card-gaza_defenses = Difese di Gaza
card-winter_storms = Tempeste invernali
card-cypriot_fleet = Flotta cipriota
card-scythed_chariots = Carri falcati
card-gedrosian_desert = Deserto di Gedrosia
card-philotas_affair = Il caso Filota
card-antipaters_levies = Le leve di Antipatro

## Che cosa fa una carta

help-a_charge = Un'unità di Cavalleria attacca in un turno in cui dovrebbe riposare.
help-a_envelop = Colpi pari al tuo Vantaggio di Forze; non mentre un Muro è in piedi.
help-a_fate = Tira di nuovo uno dei tuoi dadi di battaglia. Un piano per ogni Tempio.
help-a_flank = Un colpo in più quando un attacco di Fanteria o Cavalleria va a segno; una volta per attacco.
help-a_lead = Per tutta la battaglia Alessandro ha +1 al valore di Battaglia e al valore superiore.
help-a_rally = Assorbe un colpo.
help-a_regroup = Un'unità distrutta torna a piena forza dopo la battaglia.
help-a_sacrifice = Un'unità attacca come se avesse tirato 1 e poi è distrutta.
help-e_archers = Nel primo turno gli Arcieri nemici hanno +3.
help-e_cavalry = Nel primo turno la Cavalleria nemica ha +1 in entrambi i valori.
help-e_confusion = Perdi un piano a caso prima di ogni altra cosa.
help-e_deploy = Un'altra unità nemica si unisce prima della battaglia.
help-e_flank = Un colpo in più quando Fanteria o Cavalleria nemica va a segno.
help-e_guards = Assorbe un colpo di Alessandro sul comandante nemico.
help-e_infantry = Nel primo turno la Fanteria nemica ha +2.
help-e_raid = Perdi 1 o 2 Oro.
help-e_rally = Assorbe un colpo prima di ogni unità.
help-anticipation = In una battaglia il nemico non pesca piani.
help-bucephalus = In una battaglia Alessandro ha +1 in entrambi i valori.
help-courtesans = Aggiunge 4 a un tiro d'intimidazione.
help-diplomats = Aggiunge 3 a tutti gli Ordini Nemici di un turno.
help-maneuver = Nel primo turno di una battaglia il nemico non attacca.
help-morale = In una battaglia, un Serrate i Ranghi per ognuna delle tue forze.
help-spies = Un segnalino nemico a caso lascia ogni Fortezza tranne Tiro.
help-trap = In una battaglia, tanti colpi sulle unità nemiche quanti ne indica un dado.
help-wall_of_wood = Conquista un'area cruciale e razziala entro 4 turni.
help-care_for_these = Entro 4 turni abbi due aree cruciali conquistate.
help-let_go_of_me = Conquista un'area cruciale e governala entro 4 turni.
help-make_your_own = Non usare Consiglieri per i prossimi due turni.
help-pray_to_the_winds = Paga 5 Oro entro 2 turni.
help-the_serpent = Rinuncia a un Consigliere entro 2 turni.
help-strength_of_bulls = Costruisci una Città entro 2 turni.
help-silver_spears = Abbi 15 Oro nel Tesoro entro 3 turni.
help-antipater = Puoi acquistare unità, una Città e un Tempio nello stesso turno.
help-aristander = Dopo ogni tiro degli Ordini Nemici puoi aggiungere 1.
help-callisthenes = +1 Gloria a ogni premio.
help-hephaestion = +1 al valore di Battaglia e ai piani di Alessandro.
help-parmenion = Il nemico pesca 3 piani in meno.
help-scorched_earth = In Asia l'esplorazione che costa Oro ne costa 1 in più.
help-estranged_prince = Nessun piano in più da re Filippo.
help-theban_revolt = Dal 336 a.C. Tebe è in rivolta: un segnalino a Cheronea, Governata o Razziata, va perduto.
help-war_chest = Cominci con 5 Oro in più.
help-persian_fleet = 5 Oro in meno a turno finché Tarso non è conquistata.
help-harpalus = 1 Oro in meno a turno.
help-cydnus_fever = La fase di Conquista finisce con il primo ingresso a Tarso.
help-royal_reinforcements = Una Falange gratis al primo ingresso a Gordio.
help-raiders = Un tiro in più per la flotta di Tiro a ogni turno.
help-gaza_defenses = A Gaza le tue Macchine d'Assedio hanno −1.
help-winter_storms = Ogni sezione del Molo costa 1 Oro in più.
help-cypriot_fleet = Cominci con una Nave d'Assedio.
help-scythed_chariots = A Gaugamela i Carri persiani hanno +1 al valore superiore.
help-gedrosian_desert = L'esplorazione verso la Gedrosia costa il doppio. I punti vanno a chi l'attraversa.
help-philotas_affair = Parmenione non è disponibile.
help-antipaters_levies = Cominci con una Falange e una Cavalleria Leggera in più.
help-op_go = Il nemico lancia la sua Operazione.
help-op_force1_a = Un'unità si raduna per l'Operazione. Annullare: 2 Oro.
help-op_force1_b = Un'unità si raduna per l'Operazione. Annullare: 2 Oro.
help-op_force2_a = Due unità si radunano per l'Operazione. Annullare: 4 Oro.
help-op_force2_b = Due unità si radunano per l'Operazione. Annullare: 2 Gloria.
help-op_force3 = Tre unità si radunano per l'Operazione. Annullare: 3 Gloria.
help-op_minus5_gold = Al Via! perdi 5 Oro, o subisci un colpo per ognuno che manca. Annullare: 1 Gloria.
help-op_wall = Un Muro si unisce all'Operazione. Annullare: 2 Oro.
help-city = 5 PV se vinci questa campagna.
help-temple = Un piano Destino in ogni battaglia: un tuo dado si può tirare di nuovo.
help-mole = Una sezione a turno. Completo, apre Tiro e vale PV.
help-siege_ships = Prima che l'esercito muova ogni nave tira: 3 o meno colpisce le mura.
help-transports = Ognuno rende Oro a ogni turno.
help-warships = Ognuna tira contro di te a ogni turno. Paga per scacciarle.

## Note

fact-campaign = Campagna: { $value }
fact-linked = Carriera: { $value ->
        [true] sì
        [yes] sì
       *[other] no
    }
fact-box = Casella { $value }
fact-date = Data: { $value }
fact-level = Alessandro: A{ $value }
fact-gold = Oro: { $value }
fact-glory = Gloria: { $value }
fact-forces = Forze: { $value }
fact-vp = Punti Vittoria: { $value }
fact-immortality = Immortalità: { $value }
fact-silent = Consiglieri muti: { $value ->
        [true] sì
        [yes] sì
       *[other] no
    }
fact-city_price = Città: { $value } Oro
fact-temple_price = Tempio: { $value } Oro
fact-raze_gold = Razziare: { $value } Oro
fact-govern_gold = Governare: { $value } Oro a turno
fact-base_gold = Rendita: { $value } Oro a turno
fact-insight_price = Intuizione: { $value } Gloria
fact-insight_choice_price = Intuizione a scelta: { $value } Gloria
fact-advisor_price = Consigliere: { $value } Gloria
fact-refit_price = Riequipaggiare un'unità: { $value } Oro
fact-price_transports = Prossimo Trasporto: { $value } Oro
fact-price_mole = Prossima sezione del Molo: { $value } Oro
fact-price_siege_ships = Prossima Nave d'Assedio: { $value } Oro
fact-price_warships = Una nave da guerra in meno: { $value } Oro
fact-box_vp = Per la data: { $value }
fact-cities = Per le Città: { $value }
fact-options = Per le opzioni: { $value }
fact-mole = Per il Molo: { $value }
fact-cup_persian = Unità persiane da pescare: { $value }
fact-cup_indian = Unità indiane da pescare: { $value }
fact-cup_south_greek = Unità greche da pescare: { $value }
fact-walls_left = Muri disponibili: { $value }
fact-kind = { $value ->
        [fortress] Fortezza
        [battle] Area di Battaglia
        [oracle] Oracolo
       *[other] Campo aperto
    }
fact-state = { $value ->
        [enemy] Nemica
        [taken] Presa
        [governed] Governata
        [razed] Razziata
        [revolted] In rivolta
       *[other] Libera
    }
fact-oracle = Profezia in attesa: { $value ->
        [true] sì
        [yes] sì
       *[other] no
    }
fact-city = Città: { $value ->
        [true] sì
        [yes] sì
       *[other] no
    }
fact-temple = Tempio: { $value ->
        [true] sì
        [yes] sì
       *[other] no
    }
fact-distance = Distanza: { $value }
fact-nation = Nazione: { $value ->
        [persian] Persiani
        [indian] Indiani
        [south_greek] Greci del Sud
       *[other] nessuna
    }
fact-count = Segnalini nemici: { $value }
fact-full = { $value ->
        [true] piena forza
        [yes] piena forza
       *[other] forza ridotta
    }
fact-one_step = { $value ->
        [true] un colpo basta
        [yes] un colpo basta
       *[other] servono due colpi
    }
fact-type = Tipo: { $value ->
        [A] Alessandro
        [LE] comandante
        [AR] Arcieri
        [PE] Peltasti
        [LC] Cavalleria Leggera
        [HC] Cavalleria Pesante
        [CH] Carri
        [EL] Elefanti
        [IN] Fanteria
        [PH] Falange
        [SE] Macchina d'Assedio
        [WA] Muro
       *[other] { $value }
    }
fact-battle = valore di Battaglia { $value }
fact-superior = valore superiore { $value }
fact-speed = velocità { $value }
fact-price = Prezzo: { $value } Oro
fact-acted = { $value ->
        [true] ha agito
        [yes] ha agito
       *[other] deve ancora agire
    }
fact-rests = { $value ->
        [true] riposa
        [yes] riposa
       *[other] in azione
    }
fact-strength = { $value ->
        [0] distrutta
        [1] ridotta
       *[other] piena forza
    }
fact-turn = Turno di battaglia { $value }
fact-space = Luogo: { $value }
fact-duel = Duello: { $value ->
        [true] sì
        [yes] sì
       *[other] no
    }
fact-advantage = Vantaggio di Forze { $value }
fact-penalty = { $value ->
        [0] nessun Muro
       *[other] Muri: -{ $value }
    }
fact-free_plans = Piani gratis: { $value }
fact-maneuver = Manovra: { $value ->
        [true] sì
        [yes] sì
       *[other] no
    }
fact-bucephalus = Bucefalo: { $value ->
        [true] sì
        [yes] sì
       *[other] no
    }
fact-wall = { $value ->
        [true] Muro
        [yes] Muro
       *[other] unità
    }
fact-mutiny_hits = Ammutinamento, colpi per ogni motivo di protesta: { $value }
fact-place = { $value }
fact-side = { $value }
fact-piece = { $value }

## Mani

hand-advisors = Consiglieri
hand-advisors_free = Consiglieri disponibili
hand-insights = Intuizioni
hand-insight_cup = Intuizioni nel contenitore
hand-options = Opzioni
hand-prophecies = Profezie
hand-operations_drawn = Operazioni pescate
hand-operations_cancelled = Operazioni annullate
hand-operations_pile = Operazioni da pescare
hand-enemy_plans = Piani nemici
hand-own_plans = I tuoi piani

## Che cosa è in corso

row-orders = Ordini Nemici { $span }: { $effect }
row-fleet_orders = La flotta di Tiro { $span }: { $effect }
stage-operation = Operazioni Nemiche
fact-destinations = { $value }
stage-battle = Battaglia
stage-career = Campagna conclusa

# -- reasons of a number in battle --
reason-printed = stampato
reason-level = livello di Alessandro
reason-reduced = ridotta
reason-helped = { $what }
reason-plan = { $what }
reason-option = { $what }
reason-walls = Muri
reason-against_walls = contro i Muri
reason-again = attacca di nuovo
reason-kept = colpita a questa stessa velocità, attacca ancora come prima

# -- forecast: answers that lose for sure, odds --
fatal-kills_alexander = Così Alessandro muore e la campagna è perduta.
fatal-loses_campaign = Così la campagna è perduta. Una preghiera potrebbe ancora salvarla.
fatal-out_of_time = Così finisce l'ultimo turno e la campagna è perduta.

## Per che cosa si gioca

brief-granicus = Il figlio di Filippo marcia contro i Greci e poi in Asia. Prendi cinque aree cruciali: Cheronea, Granico, Sardi, Alicarnasso e Licia, in battaglia o con l'intimidazione. Vinci alla fine del turno in cui sono tutte tue, e prima è, più Punti Vittoria ottieni; la morte di Alessandro, o la fine del 334 a.C., fa perdere la campagna.
brief-issus = Dario in persona ti viene incontro nella piana di Cilicia. Prendi Side, Ancira, Tarso, Isso e Sidone, la costa e il cuore dell'Asia Minore. Vinci alla fine del turno in cui sono tutte tue, e prima è, meglio è; la morte di Alessandro, o la fine dell'inverno del 332 a.C., fa perdere la campagna.
brief-tyre = Tiro sta su un'isola dietro sei sezioni di mura, e la sua flotta colpisce ogni mese. Abbatti le mura con le Navi d'Assedio o costruisci il Molo, poi prendi Tiro e Gaza. Vinci alla fine del turno in cui entrambe sono tue; la morte di Alessandro, o la fine del 332 a.C., fa perdere la campagna.
brief-gaugamela = L'ultima campagna attraversa tutta la Persia fino all'Indo e ritorno. Prendi otto aree cruciali, da Gaugamela ai Malli, e riporta l'esercito a Babilonia. Vinci alla fine di un turno a Babilonia, quando sono tutte tue; la morte di Alessandro, o la fine del 323 a.C., fa perdere la campagna.
brief-linked = Una vita in quattro campagne: Granico, Isso, Tiro e Gaugamela, in quest'ordine. Livello, Consiglieri, Intuizioni ed esercito passano con te dall'una all'altra, e ciò che vinci conta come Immortalità. La carriera finisce con Gaugamela, o con la prima campagna che perdi.
goal-winning = Vinci alla fine di questo turno: { $vp } PV. Ogni Città costruita ora ne aggiunge { $city_vp }.
goal-winning-brief = Vittoria a fine turno: { $vp } PV
goal-take = Prendi { $space_the }
goal-take-brief = { $space }
goal-army_in = Poi porta l'esercito { $space_to }
goal-army_in-brief = esercito { $space_in }
goal-in_time = Entro: { $date } ({ $turns ->
        [one] questo è l'ultimo turno
       *[other] restano { $turns } turni
    })
goal-in_time-brief = entro: { $date }
goal-career = Campagna { $campaign } di { $of }
phase-advance-brief = Data
phase-enemy_orders-brief = Ordini
phase-enemy_operations-brief = Operazioni
phase-gain-brief = Rendite
phase-spend-brief = Spese
phase-turn_end-brief = Fine
help-phase_set_up = Si scelgono opzioni e Consiglieri, e il nemico prende posizione.
help-phase_advance = Il segnalino del turno avanza: una vittoria più tarda vale meno.
help-phase_refit = Paga Oro per riportare a piena forza le unità ridotte.
help-phase_enemy_orders = Un dado per ogni Fortezza nemica: Muri, guarnigioni, saccheggi o ricompense per te.
help-phase_enemy_operations = Il nemico pesca un segnalino; con Via! tutto ciò che si è radunato si mette in marcia.
help-phase_siege = Ogni Nave d'Assedio tira contro le mura di Tiro.
help-phase_conquest = Marcia, esplora, combatti o intimidisci, finché puoi pagare.
help-phase_gain = Oro dalle aree governate e per i nemici distrutti.
help-phase_spend = Con l'Oro compri truppe, Città e Templi; con la Gloria Intuizioni e Consiglieri. Viene prima del riequipaggiamento delle unità nel turno seguente.
help-phase_turn_end = Se tutte le aree cruciali sono tue, qui la campagna è vinta.

## La prima partita guidata

guide-first = Granico, i primi passi
guide-first-about = Un Consigliere, una marcia, una battaglia con i piani, le spese e una città che cede alle minacce.
guide-first-options = Tu sei Alessandro, hai diciotto anni. Prendi prima della fine del 334 a.C. le cinque aree cruciali, nominate sopra la mappa. Premi Comincia.
guide-first-advisor = Un Consigliere aiuta per tutta la campagna. Con Parmenione il nemico pesca tre piani in meno: prendilo.
guide-first-march = Il tuo esercito è in Macedonia. I Greci ti aspettano a Cheronea, area di battaglia e tua prima area cruciale. Marcia fin lì.
guide-first-scout = Gli esploratori tirano un dado. Pari alle tue forze è gratis; di meno costa Oro, di più costa colpi. Questo è gratis: Entra.
guide-first-plans = Una battaglia. I piani sono astuzie da usare una volta; quattro sono gratis. Prendi Fianco: un colpo in più quando Fanteria o Cavalleria va a segno.
guide-first-rally = Altri tre sono gratis. Serrate i Ranghi assorbe un colpo: prendilo.
guide-first-lead = Comandare rende Alessandro più forte: prendi anche questo.
guide-first-regroup = Resta un piano gratuito. Raggruppare riporta un'unità perduta: prendilo.
guide-first-ready = Tutti e quattro sono tuoi. Premi Fatto, e la battaglia comincia.
guide-first-govern = Il campo è tuo, e con esso Cheronea. Governata rende Oro ogni turno, razziata una volta sola. I turni sono ancora molti: governa.
guide-first-rest = Potresti marciare ancora, ma ogni passo di un grande esercito costa. Passa: la fase di Conquista finisce.
guide-first-buy = Ora spendi ciò che hai. Una Falange è lenta e forte: comprane una. Qui trovi anche Città e Templi; la Gloria compra Intuizioni.
guide-first-save = Conserva un po' d'Oro: i prossimi passi si pagano, e all'inizio del turno si riequipaggiano le unità ridotte. Fatto.
guide-first-granicus = Oltre il fiume stanno i Persiani. Fermati con il puntatore su Granico e leggi chi c'è e quanto puoi sperare. Se le probabilità sono buone, attraversa; altrimenti passa e prima rinforzati.
guide-first-threaten = Una Fortezza non va per forza assalita. Intimidazione: un dado, le tue forze contro le loro, e Gloria se vuoi. Se fallisce, si combatte. Prova.
guide-first-end = Ora sai tutto. Sopra la mappa restano tre obiettivi aperti: la campagna è tua.
guide-first-at-march = La prossima meta è Granico: per Macedonia, Sesto e Ilio. Fermati quando mancano Oro o forze.
guide-first-at-scout = Un dado pari alle tue forze è gratis; più basso costa Oro, più alto colpi. Troppo caro? Resta, o sciogli un'unità prima di entrare.
guide-first-at-refit = Due Oro riportano un'unità ridotta a piena forza; per le più forti conviene.
guide-first-at-tribute = L'Oro torna ogni turno, le forze costano di più: meglio pagare.
guide-first-at-intrigue = I segnalini nemici si accumulano finché non esce «Via!» Annullare costa Oro: lascia passare quelli piccoli.
guide-first-at-prophecy = Una Profezia compiuta in tempo alza Alessandro di un livello, altrimenti ne costa uno. Chi ha coraggio accetta.
guide-first-at-plans = Prima i piani gratuiti; ogni altro costa un Oro.
guide-first-at-battle_turn = Le unità veloci colpiscono per prime, da entrambe le parti. Continua finché la barra delle probabilità ti è favorevole.
guide-first-at-moment = Ora puoi usare un piano. Tienilo per un momento migliore, o colpisci.
guide-first-at-alexander = Un duello con il comandante nemico è audace; a basso livello meglio guidare le truppe.
guide-first-at-attacker = Chi colpisce per primo? I più forti, prima che li colpiscano.
guide-first-at-last_attack = Altro a questa velocità, o avanti?
guide-first-at-target = Finisci chi non ha ancora colpito.
guide-first-at-flank = È per questo che c'è il piano: sì.
guide-first-at-hit = Un'unità ridotta si riequipaggia: meglio ridurne una fresca che perderne una debole. Risparmia Alessandro.
guide-first-at-regroup = Per un'unità forte conviene.
guide-first-at-spend = Compra, o fermati: ciò che avanza resta tuo.
guide-first-at-govern = Governa se guardi lontano, razzia se l'Oro ti serve subito.
guide-first-at-intimidation = Ogni punto di Gloria ne aggiunge uno. Se manca poco, pagalo.
guide-first-at-on_going = Esitano. Aspetta e riprova nel prossimo turno, o dai battaglia ora.

## Che cosa dice la scheda al passaggio

tell-space = { $kind ->
        [fortress] Una Fortezza, chiave della campagna
        [battle] Un campo di battaglia, chiave della campagna
        [oracle] Un Oracolo
       *[other] Campo aperto
    }{ $state ->
        [enemy] , in mano al nemico.
        [taken] . Il luogo è tuo.
        [governed] . Governi questo luogo: rende Oro ogni turno.
        [razed] . Hai razziato questo luogo.
        [revolted] . Questo luogo è insorto contro di te.
       *[other] .
    }
tell-space-gold = Qui c'è Oro ({ $gold }) per chi prende l'area con l'intimidazione.
tell-space-glory = Qui c'è Gloria ({ $glory }) per chi prende l'area in battaglia.
tell-space-oracle = Una Profezia attende chi entra.
tell-space-city = Qui sorge la tua Città: 5 PV se vinci.
tell-space-temple = Qui sorge il tuo Tempio: un piano Destino in ogni battaglia.
tell-piece-price = Costa { $price } Oro.
tell-piece-one_step = Basta un colpo a distruggerla.
value-battle = battaglia
value-superior = superiore
value-speed = velocità
## Curves of the story

curve-forces = L'esercito
curve-gold = Oro
curve-glory = Gloria
curve-areas = Aree conquistate
curve-level = Livello di Alessandro
curve-worth = Valore di una vittoria (PV)

## The log: a battle in one line

log-battle = Battaglia { $space_in }: { $how ->
        [won] vinta
        [left] ti ritiri
       *[other] Alessandro cade
    }. Hai perso: { $lost }. Il nemico ha perso: { $lost_enemy }.
decided-killed = Alessandro è caduto.
decided-left = L'esercito ha lasciato il campo.
decided-won = Non resta nessun nemico che voglia combattere.
change-level = Alessandro è al livello { $now }.

## Com'è uno scenario

scenario-granicus-line = Da Cheronea oltre l'Ellesponto fino alla Licia: piccoli eserciti, tre Fortezze.
scenario-granicus-length = da 30 a 45 minuti
scenario-granicus-difficulty = Comincia da qui
scenario-issus-line = Attraverso l'Asia Minore incontro a Dario: due strade, cinque luoghi da prendere.
scenario-issus-length = da 60 a 90 minuti
scenario-issus-difficulty = Media
scenario-tyre-line = Un assedio: il Molo, la flotta e le mura dell'isola, poi Gaza.
scenario-tyre-length = da 40 a 60 minuti
scenario-tyre-difficulty = Difficile
scenario-gaugamela-line = Dall'Eufrate all'Indo: la marcia più lunga, con un esercito che può ammutinarsi.
scenario-gaugamela-length = da 60 a 90 minuti
scenario-gaugamela-difficulty = Difficile
scenario-linked-line = Tutte e quattro in una vita: ciò che conservi e ciò che perdi passa alla campagna seguente.
scenario-linked-length = Un pomeriggio
scenario-linked-difficulty = Per chi conosce le campagne
## The chronicle

chronicle-campaign_begun = { $campaign }
chronicle-turn_advanced = { $box }
chronicle-option_taken = La guerra ebbe una condizione particolare: «{ $card }».
chronicle-advisors = { $count ->
    [one] Entrò al suo servizio { $cards }.
   *[other] Entrarono al suo servizio { $cards }.
}
chronicle-walls = Nuovi muri sorsero { $spaces_in }.
chronicle-garrisons = { $count ->
    [one] La guarnigione di { $spaces } ricevette truppe fresche.
   *[other] Le guarnigioni di { $spaces } ricevettero truppe fresche.
}
chronicle-operations = { $count ->
    [one] Un'unità nemica raggiunse
   *[other] { $count } unità nemiche raggiunsero
} { $space_the }.
chronicle-mutiny = L'esercito si ammutinò: { $hits ->
    [one] la rivolta costò un colpo
   *[other] la rivolta costò { $hits } colpi
}.
chronicle-unit_lost = Lungo la via andò perduta un'unità: { $piece }.
chronicle-alexander_hit = Alessandro stesso fu ferito.
chronicle-alexander_killed = Alessandro cadde.
chronicle-marched = { $count ->
    [one] L'esercito raggiunse { $spaces_the }.
   *[other] L'esercito toccò { $spaces }.
}
chronicle-fever_struck = { $space_in } la febbre colse Alessandro.
chronicle-reinforcements_came = { $space_in } giunsero rinforzi: { $piece }.
chronicle-prophecy_accepted = L'oracolo di { $space } parlò, e Alessandro ne accolse la parola: «{ $card }».
chronicle-prophecy_fulfilled = La Profezia si avverò: «{ $card }».
chronicle-prophecy_failed = La Profezia non si avverò: «{ $card }».
chronicle-level_gained = La sua fama salì al livello { $level }.
chronicle-level_lost = La sua fama scese al livello { $level }.
chronicle-advisor_lost = Un Consigliere lo lasciò: { $card }.
chronicle-battle = { $there ->
    [true] Si venne a battaglia
   *[other] Battaglia { $space_in }
}: { $forces } dei suoi contro { $enemies }. { $result ->
    [won] Dopo { $turns ->
        [one] un solo turno
       *[other] { $turns } turni
    } di lotta il campo fu suo
    [lost] Dopo { $turns ->
        [one] un solo turno
       *[other] { $turns } turni
    } abbandonò il campo
   *[killed] Fu la sua ultima battaglia
}; { $lost ->
    [0] non perse nessuno
    [one] perse un'unità
   *[other] perse { $lost } unità
}, il nemico { $slain ->
    [0] non ne perse nessuna
    [one] ne perse una
   *[other] ne perse { $slain }
}.
chronicle-duel_begun = Alessandro cercò di persona il condottiero nemico: { $piece }.
chronicle-leader_killed = Il condottiero nemico cadde: { $piece }.
chronicle-defied = { $there ->
    [true] Le porte restarono chiuse.
   *[other] { $space } non aprì le porte.
}
chronicle-yielded = { $there ->
    [true] Le porte si aprirono senza battaglia.
   *[other] { $space } aprì le porte senza battaglia.
}
chronicle-governed = { $there ->
    [true] Vi pose un governatore.
   *[other] Affidò { $space_the } a un governatore.
}
chronicle-razed = { $there ->
    [true] La razzia fruttò { $gold } Oro.
   *[other] Razziò { $space_the } e ne trasse { $gold } Oro.
}
chronicle-revolted = { $space } si ribellò.
chronicle-recruited = Con { $gold } Oro arruolò { $goods }.
chronicle-city_built = { $there ->
    [true] Vi fondò una Città.
   *[other] Fondò una Città { $space_in }.
}
chronicle-temple_built = { $there ->
    [true] Vi eresse un Tempio.
   *[other] Eresse un Tempio { $space_in }.
}
chronicle-works = Davanti a Tiro i lavori proseguirono: { $tracks }.
chronicle-breaches = Le mura di Tiro furono colpite { $count ->
    [one] una volta
   *[other] { $count } volte
}.
chronicle-campaign_won = La campagna fu vinta, con { $vp } Punti Vittoria.
chronicle-campaign_lost = La campagna fu perduta.
chronicle-immortality_scored = Gli valse { $points } punti d'immortalità, { $total } in tutto.
chronicle-career_ended = Sarà ricordato per { $years } anni.
score-years = Ricordato per { $value } anni

# Ciò che il regolamento stampato chiama diversamente da noi, per la ricerca: `suo = nostro; …`.
book-words = Biga, Bighe = Carri; Danno, Danni = colpo; Forza Superiore = Vantaggio di Forze; Capacità di Combattimento Superiore = valore superiore; Talpa = Molo

## Piani dei bot, e che cosa parla per loro

why-level = il livello di Alessandro
why-gold = Oro
why-hungry = provviste
why-glory = Gloria
why-units = unità
why-strength = la forza dell'Esercito
why-hits = colpi che l'Esercito può subire
why-advisors = Consiglieri
why-aristander = Aristandro
why-parmenion = Parmenione
why-insights = Intuizioni
why-prophecies = Profezie
why-operations = le Operazioni nemiche
why-taken = aree cruciali conquistate
why-garrisons = guarnigioni ancora da battere
why-walls = mura ancora in piedi
why-hardest = la guarnigione più dura
why-way = la strada ancora da fare
why-time = tempo rimasto
why-next = la probabilità al prossimo obiettivo
why-mortal = il pericolo per Alessandro
why-mole = il Molo
why-victorious = la vittoria a portata di mano
