### Field Commander: Alexander, le regole a parole nostre, una per una

## Capitoli

chapter-introduction = Introduzione
chapter-victory = Vittoria
chapter-the_map = La mappa
chapter-player_log = Diario del Giocatore
chapter-campaigns = Le campagne
chapter-dice_and_nations = Dado e nazioni
chapter-set_up = Preparazione del gioco
chapter-alexander = Alessandro
chapter-gold = Oro
chapter-campaign_options = Opzioni di campagna
chapter-sequence_of_play = Sequenza di gioco
chapter-preparation = Preparazione
chapter-enemy_orders = Ordini Nemici
chapter-enemy_operations = Operazioni Nemiche
chapter-conquest = Conquista
chapter-prophecies = Profezie
chapter-battle = Battaglia
chapter-unit_types = Tipi di unità
chapter-battle_plans = Piani di Battaglia
chapter-resolving_a_battle = Svolgimento della battaglia
chapter-enemy_leaders = Comandanti nemici
chapter-retreat = Ritirata
chapter-after_the_battle = Dopo la battaglia
chapter-intimidation = Intimidazione
chapter-gaining_glory = Guadagnare Gloria
chapter-govern_or_raze = Governare o razziare
chapter-gaining_gold = Guadagnare Oro
chapter-spending_gold_and_glory = Spendere Oro e Gloria
chapter-insights = Intuizioni
chapter-advisors = Consiglieri
chapter-tyre = Tiro
chapter-gaugamela = Gaugamela
chapter-extras_and_credits = Materiale aggiuntivo e crediti
chapter-linked_campaigns = Campagne collegate
chapter-immortality = Immortalità
chapter-example_of_a_turn_and_battle = Esempio di turno e battaglia

## Introduzione e vittoria

rule-FA-intro-01 = Il gioco è per una persona, che guida le forze di Alessandro; regole, tabelle e tiri di dado decidono tutto ciò che fa il nemico.
rule-FA-history-01 = Il profilo storico (nato il 20 luglio 356 a.C., re a 20 anni, regno 336-323 a.C., morto a Babilonia il 10 giugno 323 a.C.) non ha effetti sul gioco.
rule-FA-comp-01 = La scatola ha 4 mappe di campagna, 1 foglio, le regole, 1 dado a sei facce e 1 Diario del Giocatore, che si può copiare o scaricare.
rule-FA-victory-01 = Una campagna si vince soddisfacendo le condizioni di vittoria stampate sulla sua mappa.
rule-FA-victory-02 = Alcune caselle del tracciato dei turni portano in alto a destra un numero di Punti Vittoria (PV).
rule-FA-victory-03 = Chi vince riceve i PV stampati nella casella in cui sta allora il segnalino Turno: vincere prima rende di più.
rule-FA-victory-04 = Se il segnalino Turno oltrepassa l'ultima casella, la campagna finisce in un fallimento senza PV.
rule-FA-victory-05 = Granico è pensata come campagna per imparare il gioco.
rule-FA-map-01 = Ogni mappa è divisa in aree.
rule-FA-map-02 = Un passo da un'area a un'area adiacente è il movimento della fase di Conquista.
rule-FA-key-01 = Le aree cruciali sono quelle con un simbolo Fortezza o Battaglia.
rule-FA-key-02 = Per vincere una campagna bisogna conquistare tutte le aree cruciali.
rule-FA-key-03 = Un'area di Battaglia si conquista solo con una battaglia.
rule-FA-key-04 = Una Fortezza si conquista con una battaglia o con l'intimidazione.
rule-FA-log-01 = I dati della campagna si annotano sul Diario del Giocatore.
rule-FA-log-02 = Il segnalino di Alessandro sta nella sezione Campo di Battaglia del Diario.
rule-FA-camp-01 = Granico va dal 338 al 334 a.C. e comincia mentre Filippo II è in vita; conduce dalla battaglia di Cheronea in Asia, a Ilio, e lungo la costa fino alla Licia.
rule-FA-camp-02 = Isso va dal 333 al 332 a.C., dalla Licia per Gordio, Tarso e Isso fino a Sidone.
rule-FA-camp-03 = Tiro è il 332 a.C.: l'assedio e la presa del porto sull'isola.
rule-FA-camp-04 = Gaugamela va dal 331 al 323 a.C.: la fine dell'impero persiano, l'India e la via del ritorno.
rule-FA-die-01 = Ogni tiro si fa con un solo dado a sei facce.
rule-FA-nation-01 = Le bandiere indicano la nazione di unità, aree cruciali e segnalini.
rule-FA-nation-02 = Le nazioni sono i Macedoni (il giocatore), i Persiani, gli Indiani e i Greci del Sud.

## Preparazione

rule-FA-setup-01 = Il giocatore dispone una mappa di campagna; la sezione Preparazione riporta tutti i dati di partenza.
rule-FA-scale-01 = La scala delle unità stampata per una campagna non ha effetti sul gioco.
rule-FA-unitset-01 = La sezione Preparazione della mappa elenca le unità iniziali delle due parti.
rule-FA-unitset-02 = Le unità macedoni del giocatore vanno sul Campo di Battaglia del Diario.
rule-FA-unitset-03 = Le unità nemiche vanno nelle aree indicate sulla mappa.
rule-FA-unitset-04 = Le unità macedoni non usate restano accanto alla mappa come rinforzi.
rule-FA-unitset-05 = Le unità nemiche non usate vanno in un contenitore, da cui si pescherà.
rule-FA-unitset-06 = Le unità persiane, indiane e dei Greci del Sud si tengono separate.
rule-FA-alex-01 = Vari segnalini mostrano Alessandro crescere in velocità, forza e abilità, da A1 (il più debole) ad A8 (il più forte).
rule-FA-alex-02 = Ogni campagna indica il livello da cui parte Alessandro.
rule-FA-glorif-01 = Ogni Profezia compiuta dà una Glorificazione, che porta Alessandro al livello superiore.
rule-FA-death-01 = Ogni colpo assegnato ad Alessandro abbassa il suo livello di 2.
rule-FA-death-02 = Un colpo assegnato ad Alessandro ad A1 o A2 lo uccide, e il giocatore perde la partita.
rule-FA-death-03 = Ciò che si può fare in qualsiasi momento si può fare prima che un colpo abbia effetto, anche se solo Alessandro può subirlo: una preghiera o il serpente possono salvargli la vita.
rule-FA-advset-01 = Ogni campagna dice con quanti Consiglieri si comincia; quali, lo sceglie il giocatore.
rule-FA-advset-02 = I Consiglieri scelti vanno nella loro casella sulla mappa o sul Diario e danno il loro beneficio.
rule-FA-advset-03 = Gli altri Consiglieri restano accanto alla mappa e si possono acquistare più tardi con la Gloria.
rule-FA-gold-01 = I segnalini Oro hanno un valore stampato; l'Oro si guadagna e si spende durante il gioco.
rule-FA-gold-02 = L'Oro iniziale è stampato nella sezione Preparazione della mappa e va nella casella Tesoro.
rule-FA-gold-03 = I segnalini forniti sono il massimo di Oro che il giocatore può possedere in qualsiasi momento.
rule-FA-gold-04 = I segnalini si possono cambiare con altri dello stesso valore.
rule-FA-gold-05 = Se non restano segnalini adatti, l'Oro non può essere preso né collocato.
rule-FA-army-01 = Il segnalino Esercito mostra dove si trova Alessandro con tutte le sue unità sulla mappa.
rule-FA-prophset-01 = Un segnalino Profezia coperto si mette in ogni area con un simbolo Oracolo.
rule-FA-prophset-02 = Una Profezia rivelata indica un compito da portare a termine per avere una Glorificazione.
rule-FA-opset-01 = Gli 8 segnalini Operazione si mescolano coperti e si impilano nella sezione Operazioni Nemiche della mappa.
rule-FA-opset-02 = Ogni mappa dà un numero di unità nemiche che cominciano nella sezione Operazioni; si pescano dal contenitore.
rule-FA-turnset-01 = Il segnalino Turno parte dalla casella Inizio del tracciato e mostra il turno in corso.
rule-FA-planset-01 = I Piani di Battaglia macedoni stanno accanto al Diario e si scelgono liberamente nelle battaglie.
rule-FA-planset-02 = Tutti i Piani di Battaglia nemici vanno in un contenitore opaco; alcuni esistono in più copie.
rule-FA-option-01 = Una campagna si può giocare con nessuna, alcune o tutte le Opzioni Speciali stampate sulla sua mappa.
rule-FA-option-02 = Ogni opzione ha un effetto e una variazione di PV; le opzioni scelte si annotano sul Diario.
rule-FA-option-03 = Un'opzione che aiuta il giocatore gli costa i suoi PV alla fine della campagna, se ha vinto.
rule-FA-option-04 = Un'opzione che aiuta il nemico dà al giocatore i suoi PV alla fine della campagna, se ha vinto.
rule-FA-option-05 = Il risultato di una campagna conclusa si registra.

## Il turno: preparazione

rule-FA-play-01 = Ogni turno segue la Sequenza di Gioco stampata sulla mappa: Preparazione (avanzare il segnalino Turno, riequipaggiare le unità, Ordini Nemici, Operazioni Nemiche), Conquista, Rifornimento (guadagnare Oro, spendere Oro e Gloria).
rule-FA-play-02 = Tutte le fasi si svolgono nell'ordine dato.
rule-FA-play-03 = A una fase conclusa non si torna mai.
rule-FA-play-04 = Il giocatore esegue anche tutte le azioni del nemico.
rule-FA-advance-01 = Il segnalino Turno avanza di una casella sul tracciato.
rule-FA-advance-02 = Se lascia l'ultima casella, la campagna è perduta con 0 PV.
rule-FA-refit-01 = Qualsiasi unità ridotta del giocatore può essere rimessa a piena forza per 2 Oro.
rule-FA-orders-01 = Per ogni Fortezza non ancora conquistata si tira un dado sulla tabella Ordini Nemici della mappa; le aree di Battaglia non tirano.
rule-FA-orders-02 = Al tiro si aggiunge la distanza della Fortezza dall'Esercito di Alessandro.
rule-FA-orders-03 = Il risultato di una Fortezza si esegue prima che tiri la seguente.
rule-FA-orders-04 = Le Fortezze si trattano una dopo l'altra; negli esempi Sardi, Alicarnasso, Licia.
rule-FA-orders-05 = Il risultato 1 Muro mette un Muro nell'area della Fortezza.
rule-FA-orders-06 = Il risultato −2 Oro o un colpo fa perdere al giocatore 2 Oro, oppure gli fa assegnare 1 colpo a un'unità di sua scelta.
rule-FA-orders-07 = Il risultato 1 Guarnigione porta dal contenitore un'unità nemica nell'area della Fortezza.
rule-FA-orders-08 = Il risultato 1 Gloria (Battaglia) mette 1 Gloria nell'area; va alla Gloria del giocatore se conquista l'area in battaglia.
rule-FA-orders-09 = Il risultato 2 Oro (Intimidazione) mette 2 Oro nell'area; va nel Tesoro se il giocatore conquista l'area con l'intimidazione.
rule-FA-orders-10 = In Granico un totale di 5 è −2 Oro o un colpo, 7 una Guarnigione, 9 Oro per l'intimidazione; 10 o più non ha effetto.
rule-FA-ops-01 = A ogni turno il giocatore pesca un segnalino Operazione.
rule-FA-ops-02 = Il segnalino Via! lancia l'Operazione nemica.
rule-FA-intrigue-01 = Alcuni segnalini mostrano fra parentesi un importo in Oro o Gloria; pagandolo al momento della pesca il giocatore ne annulla l'effetto.
rule-FA-intrigue-02 = Un segnalino 1 Forza si può annullare per 2 Oro.
rule-FA-force-01 = 1 Forza, 2 Forze e 3 Forze portano altrettante unità dal contenitore nemico nella sezione Operazioni.
rule-FA-goldred-01 = Il segnalino −5 Oro toglie 5 Oro al giocatore quando si pesca Via!.
rule-FA-goldred-02 = Per ogni Oro che allora non può pagare, subisce 1 colpo.
rule-FA-opwall-01 = Il segnalino 1 Muro mette un Muro nella sezione Operazioni.
rule-FA-go-01 = Quando si pesca Via!, le unità della sezione Operazioni entrano sulla mappa nell'area che la mappa indica.
rule-FA-go-02 = Dove la mappa ha invece una tabella, si tira un dado per ogni unità per trovarne l'area.
rule-FA-go-03 = Un'unità destinata a un'area che il giocatore ha già conquistato non si colloca e torna nel contenitore.
rule-FA-aftergo-01 = Collocate le unità, tutti i segnalini Operazione si girano coperti, si mescolano e si impilano di nuovo.
rule-FA-aftergo-02 = Poi si pescano nella sezione Operazioni tante unità quante ne dà la Preparazione.
rule-FA-opex-02 = In Granico tutte le unità dell'Operazione vanno ad Alicarnasso; se la tiene il giocatore, l'Operazione è annullata.
rule-FA-opex-01 = Le unità portate da un'Operazione si comportano come le altre; si uniscono a quelle già nell'area e formano un esercito più grande.

## Conquista: marcia e Profezie

rule-FA-scout-01 = Per muoversi il giocatore nomina un'area adiacente e poi tira un dado per resistenza e foraggio.
rule-FA-scout-02 = Visto il tiro, paga il costo e si muove, oppure per questo turno smette di muoversi.
rule-FA-scout-03 = Il tiro si confronta con il numero di unità dell'Esercito, Alessandro compreso.
rule-FA-resist-01 = Se il tiro è superiore al numero di unità, entrare costa 1 colpo per ogni punto di differenza.
rule-FA-forage-01 = Se il tiro è inferiore al numero di unità, entrare costa 1 Oro per ogni punto di differenza.
rule-FA-empty-01 = Se il tiro è pari al numero di unità, si entra nell'area senza costi.
rule-FA-disband-01 = Si possono sciogliere unità, una o più, quando si vuole: anche dopo aver visto un tiro di esplorazione.
rule-FA-disband-02 = Un'unità sciolta passa dal Diario ai rinforzi macedoni e può tornare utile più avanti.
rule-FA-disband-03 = Sciogliere dopo il tiro cambia il numero di unità con cui il tiro si confronta.
rule-FA-disband-04 = Un'unità sciolta durante il proprio attacco non tira più; quanto ha già tirato vale.
rule-FA-move-01 = Pagato il costo di esplorazione, il segnalino Esercito passa nella nuova area.
rule-FA-proph-01 = Quando l'Esercito entra per la prima volta in un'area con un Oracolo, il giocatore accetta o rifiuta la sua Profezia.
rule-FA-proph-02 = Decide prima che il segnalino sia girato.
rule-FA-proph-03 = Una Profezia accettata si gira e si legge; una rifiutata si scarta.
rule-FA-proph-04 = Un Oracolo nell'area di partenza offre la sua Profezia solo dopo che l'Esercito se n'è andato ed è tornato.
rule-FA-prophacc-01 = La citazione parziale sul segnalino indica il compito nell'elenco; il suo numero è quello dei turni concessi.
rule-FA-prophacc-02 = Il segnalino va sul tracciato dei turni, avanti rispetto al turno in corso di tante caselle quante ne dice il suo numero.
rule-FA-prophacc-03 = Se il tracciato è troppo corto, va sull'ultima casella.
rule-FA-prophdone-01 = Se il compito è svolto prima che il segnalino Turno oltrepassi il segnalino Profezia, la Profezia è compiuta e Alessandro ottiene 1 Glorificazione.
rule-FA-prophfail-01 = Se il segnalino Turno oltrepassa prima il segnalino Profezia, la Profezia è fallita e il segnalino si scarta.
rule-FA-prophfail-02 = Il giocatore perde allora un livello di Glorificazione, o toglie uno dei suoi Consiglieri per il resto della campagna.
rule-FA-prophfail-03 = Se non può fare né l'uno né l'altro, perde la campagna.
rule-FA-prophfail-04 = Le Profezie che falliscono insieme sono tutte fallite prima che si paghi la prima penalità; nessuna di esse può più essere compiuta.
rule-FA-prophecy-01 = Un muro di legno: entro 4 turni conquistare un'area cruciale e razziarla.
rule-FA-prophecy-02 = Abbi cura di queste cose: in un qualsiasi momento dei prossimi 4 turni avere sulla mappa 2 o più aree cruciali conquistate.
rule-FA-prophecy-03 = Lasciami andare: entro 4 turni conquistare un'area cruciale e governarla.
rule-FA-prophecy-04 = Fatti una natura tua: per i prossimi 2 turni non si può usare alcuna abilità dei Consiglieri, dall'avanzata del segnalino Turno alla fine di ciascuno di quei turni.
rule-FA-prophecy-05 = Prega i Venti: in un qualsiasi momento dei prossimi 2 turni pagare 5 Oro dal Tesoro.
rule-FA-prophecy-06 = Il serpente: entro 2 turni scartare uno dei propri Consiglieri, che in questa campagna non si potrà riacquistare.
rule-FA-prophecy-07 = La forza dei tori o dei leoni: entro 2 turni costruire 1 nuova Città.
rule-FA-prophecy-08 = Con lance d'argento: avere 15 o più Oro nel Tesoro in un qualsiasi momento dei prossimi 3 turni.

## La battaglia: forze e unità

rule-FA-battle-01 = I passi di una battaglia seguono la Sequenza di Gioco stampata sulla mappa.
rule-FA-fa-01 = Il Vantaggio di Forze è il numero delle unità del giocatore meno quello delle unità nemiche nella battaglia.
rule-FA-fa-02 = Alessandro conta come un'unità del giocatore; ogni Muro e ogni comandante conta come un'unità nemica.
rule-FA-counter-01 = Il numero in basso su un'unità è il suo valore di Battaglia, quello piccolo accanto (non su tutte) il valore superiore, quello in alto a destra la velocità.
rule-FA-counter-02 = I nomi stampati su alcune unità non hanno effetto.
rule-FA-counter-03 = Il fronte di un'unità è la piena forza, il retro con numeri rossi la forza ridotta.
rule-FA-counter-04 = Un'unità a piena forza che subisce un colpo si gira sul lato ridotto.
rule-FA-counter-05 = Un'unità ridotta che subisce un colpo è distrutta e lascia il Campo di Battaglia.
rule-FA-counter-06 = Un'unità senza numeri sul retro è distrutta dal primo colpo.
rule-FA-bv-01 = Un'unità che attacca infligge 1 colpo se il suo tiro è pari o inferiore al suo valore di Battaglia.
rule-FA-bv-02 = Se il tiro è pari o inferiore al valore superiore, infligge invece 2 colpi.
rule-FA-speed-01 = La velocità dà l'ordine in cui le unità agiscono in un turno di battaglia, dalla più alta alla più bassa.
rule-FA-speed-02 = Unità di pari velocità, delle due parti, agiscono insieme.
rule-FA-speed-03 = Un'unità che in questo turno di battaglia non ha ancora agito e diventa veloce quanto quelle che stanno agendo, o di più, agisce subito dopo di loro.
rule-FA-type-01 = Il prezzo di un'unità è il suo valore di Battaglia.
rule-FA-land-01 = Gli Arcieri (AR) sono veloci e infliggono al massimo 1 colpo.
rule-FA-land-02 = Gli Elefanti (EL) infliggono 1 o 2 colpi e non sono Cavalleria.
rule-FA-land-03 = La Fanteria (IN) è l'unità tipo.
rule-FA-land-04 = I Peltasti (PE) sono veloci e infliggono al massimo 1 colpo.
rule-FA-land-05 = Una Falange (PH) che infligge un colpo attacca di nuovo subito con il valore di Battaglia ridotto di 1, e così avanti finché un attacco non infligge colpi.
rule-FA-cav-01 = Un'unità di Cavalleria che attacca in un turno di battaglia non può attaccare nel seguente.
rule-FA-cav-02 = I Carri (CH) sono Cavalleria di media velocità che infligge 1 o 2 colpi.
rule-FA-cav-03 = La Cavalleria Pesante (HC) è Cavalleria che infligge 1 o 2 colpi.
rule-FA-cav-04 = La Cavalleria Leggera (LC) è Cavalleria più veloce e più leggera che infligge 1 o 2 colpi.
rule-FA-leader-01 = Alessandro comincia con il segnalino indicato dalla campagna, sul Campo di Battaglia con le altre unità.
rule-FA-leader-02 = Quando ottiene una Glorificazione da una Profezia, il suo segnalino è sostituito dal successivo più alto.
rule-FA-leader-03 = Alessandro non è Cavalleria, benché disegnato a cavallo.
rule-FA-leader-04 = I comandanti nemici (LE) attaccano come unità normali e non sono Cavalleria.
rule-FA-leader-05 = I segnalini dei comandanti non vanno mai nel contenitore nemico.
rule-FA-siege-01 = Una Macchina d'Assedio (SE) ha +2 al valore di Battaglia quando attacca un Muro.
rule-FA-siege-02 = Prima del suo tiro il giocatore dichiara se attacca un Muro o un'altra unità.
rule-FA-siege-03 = Una Macchina d'Assedio infligge al massimo 1 colpo.
rule-FA-wall-01 = I Muri non attaccano.
rule-FA-wall-02 = Un Muro a piena forza dà −2, uno ridotto −1, al valore di Battaglia e al valore superiore delle unità del giocatore.
rule-FA-wall-03 = La penalità vale per ogni attacco delle unità del giocatore in quella battaglia, non solo per quelli contro il Muro.
rule-FA-wall-04 = Le penalità di più Muri si sommano e cambiano appena un Muro è ridotto o distrutto.
rule-FA-wall-05 = Le Macchine e le Navi d'Assedio ignorano la penalità.
rule-FA-wall-06 = Un Muro ha un lato pieno e uno ridotto come le altre unità.
rule-FA-wall-07 = I Muri non vanno mai nel contenitore nemico; si tengono a parte e si usano quando occorrono.
rule-FA-runout-01 = Per ogni unità nemica da pescare quando il contenitore è vuoto, il giocatore subisce subito 2 colpi.
rule-FA-runout-02 = Le unità del giocatore sono limitate dai segnalini forniti.

## La battaglia: i piani

rule-FA-eplan-01 = In ogni battaglia il nemico pesca un Piano di Battaglia per ognuna delle sue unità nella battaglia.
rule-FA-eplan-02 = Con il Consigliere Parmenione il nemico pesca 3 piani in meno.
rule-FA-eplan-03 = I piani si pescano a caso e si mettono scoperti sul Campo di Battaglia; il giocatore può studiarli prima di scegliere i suoi.
rule-FA-eplan-04 = Più copie dello stesso piano si usano tutte.
rule-FA-eplan-05 = Un numero pari a zero o meno significa nessun piano.
rule-FA-aplan-01 = Dopo i piani nemici il giocatore sceglie liberamente tanti piani quanto vale il valore di Battaglia di Alessandro (non il valore superiore).
rule-FA-aplan-02 = Ogni altro piano costa 1 Oro.
rule-FA-aplan-03 = Alcuni piani si possono prendere più volte in una battaglia, come stampato sul segnalino; gli altri una volta.
rule-FA-plan-01 = Alcuni piani esistono solo per Alessandro, altri solo per il nemico, altri per entrambi.
rule-FA-earchers-01 = Arcieri (nemico): nel primo turno di battaglia tutti gli Arcieri nemici hanno +3 al valore di Battaglia.
rule-FA-ecavalry-01 = Cavalleria (nemico): nel primo turno di battaglia tutta la Cavalleria nemica ha +1 al valore di Battaglia e +1 al valore superiore, anche partendo da 0.
rule-FA-charge-01 = Carica (Alessandro): si scarta per far attaccare una propria unità di Cavalleria in un turno che dovrebbe saltare.
rule-FA-charge-02 = Carica si può prendere fino a 6 volte per battaglia.
rule-FA-charge-03 = Dopo un attacco per Carica l'unità salta il turno seguente.
rule-FA-confusion-01 = Confusione (nemico): si scarta prima che ogni altro piano abbia effetto; si scarta a caso un piano del giocatore.
rule-FA-deploy-01 = Schierare (nemico): si scarta prima del primo turno di battaglia; un'unità nemica si pesca dal contenitore e si unisce alla battaglia.
rule-FA-envelop-01 = Circondare (Alessandro): si scarta in un qualsiasi momento della battaglia per infliggere colpi pari al Vantaggio di Forze.
rule-FA-envelop-02 = Circondare non si può usare finché nella battaglia c'è un Muro in piedi; si può quando tutti i Muri sono distrutti.
rule-FA-fate-01 = Destino (Alessandro): in ogni battaglia il giocatore ha un piano Destino per ogni Tempio sulla mappa.
rule-FA-fate-02 = Ogni Destino permette al giocatore di ritirare uno dei propri dadi di battaglia, mai un dado nemico.
rule-FA-fate-03 = Si possono usare più piani Destino per ritirare.
rule-FA-fate-04 = Destino non si può acquistare né scegliere; viene solo dai Templi.
rule-FA-flank-01 = Fianco (Alessandro): quando un attacco di una propria unità di Fanteria o Cavalleria infligge almeno un colpo, si può scartare per 1 colpo in più.
rule-FA-flank-02 = Fianco si può prendere fino a 6 volte per battaglia e usare una volta per attacco.
rule-FA-eflank-01 = Fianco (nemico): quando un attacco di una Fanteria o Cavalleria nemica infligge almeno un colpo, si scarta per 1 colpo in più; una volta per attacco.
rule-FA-guards-01 = Sentinella (nemico): si scarta per assorbire 1 colpo di Alessandro sul comandante nemico; senza comandante non ha effetto.
rule-FA-einfantry-01 = Fanteria (nemico): nel primo turno di battaglia tutta la Fanteria nemica ha +2 al valore di Battaglia.
rule-FA-lead-01 = Comandare (Alessandro): per tutta la battaglia Alessandro ha +1 al valore di Battaglia e +1 al valore superiore, anche partendo da 0.
rule-FA-raid-01 = Saccheggio (nemico): si scarta per un tiro; con 1-2 il giocatore perde 2 Oro, con 3-6 ne perde 1.
rule-FA-raid-02 = Saccheggio non ha effetto se il giocatore non ha Oro.
rule-FA-rally-01 = Serrate i Ranghi (Alessandro): si scarta per assorbire un colpo; il giocatore sceglie quale colpo della battaglia.
rule-FA-erally-01 = Serrate i Ranghi (nemico): si scarta per assorbire un colpo.
rule-FA-erally-02 = I colpi vanno alle Riscosse nemiche prima che alle unità.
rule-FA-regroup-01 = Raggruppare (Alessandro): si gioca quando un'unità del giocatore che non sia Alessandro è distrutta; dopo la battaglia quell'unità torna a piena forza.
rule-FA-sacrifice-01 = Sacrificio (Alessandro): si scarta prima del tiro d'attacco di una propria unità; il tiro vale 1 e l'unità è poi distrutta.

## La battaglia: svolgimento

rule-FA-resolve-01 = Le unità di ogni parte si dispongono in fila in ordine di velocità, le più veloci per prime.
rule-FA-resolve-02 = Si pescano e si studiano i piani nemici, poi il giocatore sceglie i suoi.
rule-FA-resolve-03 = Tutti i piani che precedono la battaglia si risolvono prima di ogni altro.
rule-FA-resolve-04 = Seguono i turni di battaglia, ciascuno in ordine di velocità.
rule-FA-resolve-05 = Unità di pari velocità attaccano insieme; chiunque tiri per primo, tutte fanno il loro attacco, anche se intanto sono state colpite.
rule-FA-resolve-06 = Ogni colpo inflitto va assegnato.
rule-FA-resolve-07 = Il giocatore assegna come vuole i colpi fra le unità nemiche, comandanti esclusi.
rule-FA-resolve-08 = Il giocatore assegna come vuole i colpi fra le proprie unità.
rule-FA-resolve-09 = I turni di battaglia continuano finché tutte le unità di una parte sono distrutte.
rule-FA-resolve-11 = Una battaglia vinta conquista l'area.
rule-FA-resolve-10 = Distrutto vuol dire tolto dalla battaglia, non ucciso; Dario III può essere distrutto a Isso e comparire a Gaugamela.
rule-FA-enlead-01 = Le regole dei comandanti valgono solo se nella battaglia c'è un comandante nemico; i comandanti compaiono solo dove lo dice la Preparazione della mappa.
rule-FA-enlead-02 = Le unità diverse da Alessandro non possono colpire un comandante nemico.
rule-FA-enlead-03 = Solo Alessandro può colpire un comandante nemico.
rule-FA-enlead-04 = Ogni volta che Alessandro attacca, il giocatore decide se attacca le unità nemiche o il comandante; se agisce insieme ad altre unità, decide prima di tutti quegli attacchi.
rule-FA-enlead-05 = Una volta che Alessandro ha attaccato il comandante, i due devono battersi fra loro fino alla fine della battaglia: solo i colpi di Alessandro raggiungono il comandante (o Serrate i Ranghi e Sentinella) e solo quelli del comandante raggiungono Alessandro (o Serrate i Ranghi e la Glorificazione del giocatore).
rule-FA-enlead-06 = Prima di ciò, i colpi di Alessandro vanno alle unità nemiche e quelli del comandante a qualsiasi unità del giocatore, Alessandro compreso.
rule-FA-enlead-07 = Se tutte le unità nemiche tranne il comandante sono distrutte, egli lascia subito la battaglia.
rule-FA-enlead-08 = Un comandante che se ne va così non è ucciso; non dà Gloria, ma dà Oro.
rule-FA-enlead-09 = Se Alessandro uccide il comandante, sono distrutte anche tutte le unità nemiche rimaste.
rule-FA-retreat-01 = Il giocatore può ritirarsi all'inizio di qualsiasi turno di battaglia; la battaglia finisce lì.
rule-FA-retreat-02 = Tutti i suoi piani non usati si scartano.
rule-FA-retreat-03 = Alessandro si ritira automaticamente.
rule-FA-retreat-04 = Per ogni altra unità propria si tira un dado: se è pari o inferiore al valore di Battaglia di Alessandro si salva, se è superiore è distrutta.
rule-FA-retreat-05 = L'Esercito torna nell'area da cui era entrato nell'area della battaglia.
rule-FA-retreat-06 = Le unità nemiche distrutte nella battaglia restano distrutte.
rule-FA-retreat-07 = Se l'Esercito vi rientra, i piani si pescano di nuovo come al solito.
rule-FA-lost-01 = Le unità distrutte del giocatore lasciano il Campo di Battaglia e si possono riacquistare nel Rifornimento.
rule-FA-killed-01 = Le unità nemiche distrutte vanno nella sezione Rifornimento della mappa e danno Oro in più nella fase di Rifornimento seguente.
rule-FA-after-01 = Dopo una battaglia i piani del giocatore tornano alla sua pila e quelli nemici al loro contenitore.

## Intimidazione, Gloria, governo

rule-FA-intim-01 = Quando l'Esercito entra in una Fortezza nemica (mai in un'area di Battaglia), il giocatore può tentare l'intimidazione.
rule-FA-intim-02 = Il tiro necessario e i suoi modificatori sono nella tabella sul Diario.
rule-FA-intim-03 = Un tentativo fallito obbliga alla battaglia.
rule-FA-intim-04 = Con il risultato In corso il giocatore comincia la battaglia o chiude la sua fase di Conquista.
rule-FA-intim-05 = Dopo In corso può ritentare l'intimidazione nel turno seguente.
rule-FA-intim-06 = Un successo conquista la Fortezza.
rule-FA-intim-07 = Tutte le unità nemiche di una Fortezza presa così vanno nella casella Distrutte della sezione Rifornimento.
rule-FA-intim-08 = Visto il tiro, il giocatore può spendere Gloria; ogni punto vi aggiunge 1.
rule-FA-glory-01 = Vincere una battaglia dà 2 Gloria.
rule-FA-glory-02 = Conquistare una Fortezza, in battaglia o con l'intimidazione, dà 2 Gloria.
rule-FA-glory-03 = Eliminare un comandante nemico dà 2 Gloria.
rule-FA-glory-04 = La Gloria ottenuta va nella sezione Gloria non spesa del Diario.
rule-FA-glory-05 = Con il Consigliere Callistene ogni premio di questo tipo è maggiore di 1.
rule-FA-glory-06 = La Gloria serve ad acquistare Intuizioni e Consiglieri e a migliorare i tiri d'intimidazione.
rule-FA-govern-01 = Ogni volta che un'area cruciale è conquistata, il giocatore sceglie se governarla o razziarla e la segna di conseguenza.
rule-FA-govern-02 = Un'area governata dà Oro nella fase di Rifornimento di ogni turno.
rule-FA-govern-03 = Un'area razziata dà una volta sola una grossa somma di Oro, che va subito nel Tesoro.
rule-FA-govern-04 = In Granico razziare dà 12 Oro e governare 5 Oro a turno.
rule-FA-repeat-01 = Il giocatore può ripetere l'intera fase di Conquista quante volte vuole in un turno.
rule-FA-repeat-02 = In pratica il limite lo danno i costi dell'esplorazione in Oro e colpi.
rule-FA-repeat-03 = La fase di Conquista finisce quando il giocatore decide di non muoversi.

## Rifornimento

rule-FA-gain-01 = Nel Rifornimento il giocatore riceve l'Oro di ogni condizione stampata sulla mappa che soddisfa.
rule-FA-gain-02 = L'Oro va nel Tesoro.
rule-FA-gain-03 = Poi le unità nemiche distrutte tornano nel contenitore.
rule-FA-spend-01 = I prezzi sono stampati nella sezione Rifornimento della mappa.
rule-FA-spend-02 = In un turno il giocatore può acquistare una Città, o un Tempio, o un numero qualsiasi di unità, a meno che abbia il Consigliere Antipatro.
rule-FA-spend-03 = I segnalini Città e Tempio forniti limitano quanti possono essere sulla mappa.
rule-FA-spend-04 = Un'unità costa il suo valore di Battaglia; il valore superiore non si aggiunge.
rule-FA-spend-05 = Le nuove unità vanno sul Campo di Battaglia con le altre.
rule-FA-spend-06 = Una nuova Città o un nuovo Tempio va nell'area in cui si trova l'Esercito.
rule-FA-spend-07 = In questa fase la Gloria si può spendere per Intuizioni e Consiglieri, ai costi del Diario.
rule-FA-spend-08 = Oro e Gloria si spendono insieme, passando dall'uno all'altra quante volte si vuole.
rule-FA-city-01 = Ogni Città costruita vale 5 PV alla fine della campagna.
rule-FA-city-02 = Una Città si può costruire nell'area in cui si trova l'Esercito mentre si spende l'Oro.
rule-FA-city-03 = In un'area sta al massimo una Città.
rule-FA-temple-01 = Ogni Tempio sulla mappa dà un piano Destino.
rule-FA-temple-02 = Un Tempio si può costruire nell'area in cui si trova l'Esercito mentre si spende l'Oro.
rule-FA-temple-03 = In un'area sta al massimo un Tempio.

## Intuizioni e Consiglieri

rule-FA-insight-01 = I segnalini Intuizione si tengono in un contenitore opaco.
rule-FA-insight-02 = Un'Intuizione a caso costa 3 Gloria, una a scelta del giocatore 7 Gloria.
rule-FA-insight-03 = Ogni Intuizione si usa una volta e poi esce dal gioco per il resto della campagna.
rule-FA-anticipation-01 = Anticipazione: si gioca prima di pescare i piani nemici; per quella battaglia il nemico non ne pesca.
rule-FA-bucephalus-01 = Bucefalo: si gioca prima che il giocatore scelga i piani; per quella battaglia Alessandro ha +1 al valore di Battaglia e +1 al valore superiore.
rule-FA-courtesans-01 = Cortigiane: si possono giocare dopo aver visto un tiro d'intimidazione; aggiungono 4.
rule-FA-diplomats-01 = Diplomatici: si giocano prima dei tiri degli Ordini Nemici; aggiungono 3 a tutti quelli di questo turno.
rule-FA-maneuver-01 = Manovra: si gioca quando il giocatore sceglie i piani; le unità nemiche non possono attaccare nel primo turno di battaglia.
rule-FA-maneuver-02 = Manovra lascia i Muri in funzione e annulla tutti i piani nemici che agiscono nel primo turno di battaglia.
rule-FA-morale-01 = Morale: si gioca quando il giocatore sceglie i piani; ottiene un Serrate i Ranghi per ognuna delle sue unità nella battaglia.
rule-FA-spies-01 = Spie: si giocano in qualsiasi momento; da ogni Fortezza nemica si scarta a caso un'unità nemica, Muri compresi.
rule-FA-spies-02 = Le Spie non hanno effetto sulla Fortezza di Tiro.
rule-FA-trap-01 = Trappola: si gioca in un qualsiasi momento di una battaglia; si tira un dado e altrettanti colpi vanno alle unità nemiche, mai ai comandanti.
rule-FA-advisor-01 = I Consiglieri si ottengono solo spendendo Gloria.
rule-FA-advisor-02 = Antipatro: in ogni fase di Rifornimento il giocatore può acquistare Templi, Città e unità; senza di lui un solo tipo dei tre per turno.
rule-FA-advisor-03 = Aristandro: dopo aver visto ogni tiro degli Ordini Nemici il giocatore può aggiungervi 1.
rule-FA-advisor-04 = Callistene: +1 Gloria per ogni battaglia vinta, Fortezza conquistata o comandante eliminato.
rule-FA-advisor-05 = Efestione: +1 al valore di Battaglia di Alessandro, per i suoi attacchi e per il numero dei piani.
rule-FA-advisor-06 = Parmenione: in ogni battaglia il nemico riceve 3 piani in meno.

## Tiro

rule-FA-tyre-01 = La campagna di Tiro ha regole speciali, stampate sulla sua mappa; il testo vi aggiunge dei particolari.
rule-FA-tyre-ops-01 = Nella campagna di Tiro non ci sono Operazioni Nemiche.
rule-FA-tyre-move-01 = A Tiro si entra solo da Tiro Vecchia.
rule-FA-tyre-move-02 = Nel passo di movimento dell'esercito dev'essere distrutta una sezione di mura, o completo il Molo.
rule-FA-tyre-move-03 = Tiro ha 6 sezioni di mura distinte.
rule-FA-transport-01 = Ogni Trasporto dà 3 Oro nel passo Guadagnare Oro.
rule-FA-transport-02 = Altri Trasporti si acquistano uno alla volta, al costo della casella seguente del tracciato.
rule-FA-transport-03 = Passare da 1 a 2 Trasporti costa 2 Oro, e a un terzo altri 4.
rule-FA-mole-01 = Il segnalino Molo parte dalla prima casella del suo tracciato.
rule-FA-mole-02 = A ogni turno si può acquistare una sezione del Molo; il segnalino avanza di una casella verso Tiro.
rule-FA-mole-03 = Non più di una sezione per turno.
rule-FA-mole-04 = Il costo di una sezione è stampato nella sua casella.
rule-FA-mole-05 = Se nel passo di movimento dell'esercito il segnalino è nell'ultima casella, il giocatore può fare un tiro di esplorazione e muovere a Tiro per dare battaglia.
rule-FA-ship-01 = Le Navi d'Assedio si costruiscono lungo il loro tracciato, al costo stampato in ogni casella.
rule-FA-ship-02 = Ogni Nave d'Assedio fa un tiro d'attacco.
rule-FA-ship-03 = Un tiro di 3 o meno infligge 1 colpo alle mura.
rule-FA-ship-04 = Dopo un colpo, un dado decide quale sezione di mura lo subisce.
rule-FA-ship-05 = Se nel passo di movimento dell'esercito una sezione è distrutta, il giocatore può fare un tiro di esplorazione ed entrare a Tiro per dare battaglia.
rule-FA-fleet-01 = La flotta di Tiro danneggia il Molo, manda a fondo Trasporti e Navi d'Assedio, e con essa Tiro ricostruisce le mura e riottiene navi da guerra.
rule-FA-fleet-02 = Il giocatore può pagare Oro per ridurre le navi da guerra di Tiro di una o più caselle per turno, ai costi del tracciato.
rule-FA-fleet-03 = Tiro tira un dado sulla sua tabella Ordini Nemici per ogni nave da guerra che ha.
rule-FA-fleet-04 = Con il segnalino su 3 Tiro fa 3 tiri; ridurlo a 2 costa 6 Oro.
rule-FA-tyre-orders-01 = Dove un risultato nomina due effetti uniti da «o», il giocatore sceglie quale subire.
rule-FA-tyre-orders-02 = Se nessuno dei due effetti si può applicare, le unità del giocatore subiscono 1 colpo.
rule-FA-tyre-orders-03 = Se uno degli effetti si può applicare, va preso; non si può scegliere il colpo al suo posto.
rule-FA-tyre-orders-04 = Il risultato 3 toglie una sezione del Molo o 3 Oro.
rule-FA-tyre-orders-05 = Il risultato 2 ripara un Muro o fa riottenere una nave da guerra; Tiro può averne al massimo 4.
rule-FA-tyre-orders-06 = Riparare un Muro porta una sezione distrutta a ridotta, o una ridotta a intera.
rule-FA-tyre-orders-07 = Se le sezioni possibili sono più d'una sceglie il giocatore, ma quelle distrutte vengono prima delle ridotte.
rule-FA-tyre-orders-08 = Riottenere una nave da guerra muove il segnalino delle navi di una casella in su.
rule-FA-tyre-orders-09 = Dopo il turno di febbraio 332 a.C. si sottrae 1 da ogni tiro degli ordini di Tiro.
rule-FA-tyre-orders-10 = Conquistata Tiro, per essa non si fanno più tiri degli ordini.
rule-FA-tyre-orders-11 = Caduta Tiro, il giocatore può ancora acquistare Trasporti e sezioni del Molo finché resta a Tiro Vecchia.
rule-FA-tyre-win-01 = Un Molo completo quando la campagna è vinta dà altri 15 PV.
rule-FA-tyre-win-02 = Vincere entro novembre 332 a.C. dà 1 Glorificazione.
rule-FA-tyre-win-03 = I PV sul tracciato calano fra ottobre e novembre 332 a.C. per premiare chi lascia tempo al viaggio storico in Egitto.

## Gaugamela

rule-FA-gauga-04 = Le regole speciali di Gaugamela rappresentano il morale basso, le malattie e l'ammutinamento di un esercito da lungo tempo in campo.
rule-FA-gauga-01 = In Gaugamela governare e razziare danno meno Oro che nelle altre campagne.
rule-FA-gauga-02 = I segnalini Operazione perdono i loro effetti normali; quando si pesca Via!, ogni segnalino pescato prima e non annullato infligge 2 colpi alle unità del giocatore.
rule-FA-gauga-03 = I segnalini si possono ancora annullare con l'Intrigo quando si pescano.
rule-FA-extra-01 = L'editore annuncia altro materiale sul suo sito; nulla di esso fa parte di queste regole.
rule-FA-credit-01 = I crediti e la nota finale (edizione 2009, traduzione italiana non ufficiale) non contengono regole.

## Campagne collegate e Immortalità

rule-FA-linked-01 = Le quattro campagne si possono giocare in ordine cronologico come un unico gioco collegato.
rule-FA-linked-02 = Lo scopo è allora l'Immortalità, misurata in anni di ricordo.
rule-FA-linked-03 = Dopo ogni campagna vinta alcune risorse si conservano e altre diventano punti Immortalità; dopo la quarta i punti si cercano nella tabella dell'Immortalità.
rule-FA-linked-04 = Dalla seconda campagna in poi si ignorano le unità, i Consiglieri e il livello di Alessandro della Preparazione; si usano quelli posseduti alla fine della campagna precedente.
rule-FA-linked-05 = Si conservano anche le Intuizioni non spese.
rule-FA-linked-06 = Una Profezia ancora aperta alla fine di una campagna conta come fallita e porta la sua penalità.
rule-FA-single-01 = Una campagna singola si può valutare con i punti Immortalità della tabella Risorse Finali.
rule-FA-final-01 = Ogni area governata dà 6 punti Immortalità.
rule-FA-final-02 = Ogni Gloria non spesa dà 4 punti Immortalità.
rule-FA-final-03 = Ogni PV ottenuto dà 2 punti Immortalità.
rule-FA-final-04 = Unità, Consiglieri, Glorificazione e Intuizioni non spese passano alla campagna seguente.
rule-FA-final-05 = Oro non speso, Città, Templi e aree razziate si scartano.
rule-FA-immortal-01 = Alla fine della campagna di Gaugamela il giocatore ottiene anche punti Immortalità pari a dieci volte il livello finale di Alessandro.
rule-FA-immortal-02 = I punti Immortalità danno gli anni di ricordo: 0-69 50, 70-139 100, 140-209 500, 210-279 1000, 280-349 1500, 350-419 2000, 420-489 2500, 490-559 3000, 560-629 4000, 630 o più 5000.

## Dall'esempio di turno

rule-FA-turnex-01 = Granico comincia con l'Esercito in Macedonia, Alessandro ad A1 (valore di Battaglia 1, velocità 0) e quattro unità: Arcieri, Cavalleria Pesante, Fanteria, Falange.
rule-FA-turnex-02 = Granico ha tre Fortezze (Sardi, Alicarnasso, Licia) e a Cheronea quattro unità dei Greci del Sud: il Battaglione Sacro (Fanteria), Fanteria, Falange e il comandante Carete.
rule-FA-turnex-03 = In Granico, finché Filippo II è in vita, il giocatore sceglie in una battaglia 3 piani in più.
rule-FA-turnex-04 = I piani nemici del primo turno si tolgono alla fine del primo turno di battaglia.
rule-FA-turnex-05 = Un comandante o un'unità il cui lato ridotto ha un'altra velocità da quel momento agisce a quella.
rule-FA-turnex-06 = Un'unità distrutta prima che tocchi alla sua velocità in quel turno non attacca.
rule-FA-turnex-08 = I colpi di Circondare non si possono dare a un comandante.
rule-FA-turnex-09 = Dopo una conquista il giocatore riceve prima la Gloria, poi governa o razzia l'area, e poi può ripetere la fase di Conquista.
rule-FA-turnex-07 = Un piano Sentinella nemico si spende prima che il comandante subisca il colpo.
