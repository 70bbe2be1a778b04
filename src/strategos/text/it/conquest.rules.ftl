### La conquista dell'impero: le regole a parole nostre, una per una

## Capitoli

chapter-aim = Scopo del gioco
chapter-components = I componenti del gioco
chapter-the_board = Il tabellone
chapter-straits = Gli stretti
chapter-pieces_and_stock = Pedine e disponibilità
chapter-money = Denaro
chapter-control_markers = Segnalini di controllo
chapter-leaders = Comandanti
chapter-cities_and_fortifications = Città e Fortificazioni
chapter-roads = Strade
chapter-combat_units = Unità da combattimento
chapter-set_up = Preparazione
chapter-order_of_play = Ordine e sequenza del gioco
chapter-movement = Movimento
chapter-land_movement = Movimenti di terra
chapter-sea_movement = Movimenti sul mare
chapter-combat = Combattimento
chapter-land_battle = Battaglie terrestri
chapter-sea_battle = Battaglie navali
chapter-victory_in_battle = Vittoria in battaglia
chapter-pursuit = Inseguimento
chapter-capture_of_a_caesar = Cattura di un Cesare
chapter-retreat = Ritirata
chapter-conquest_of_provinces = Conquista delle province
chapter-tribute = Tributi
chapter-destroying_cities = Distruzione di Città
chapter-purchase = Acquisto
chapter-inflation = Inflazione
chapter-placement = Posizionamento
chapter-return_of_generals = Restituzione dei Generali
chapter-alliances = Alleanze
chapter-winning = Come si vince
chapter-examples = Esempi

## Scopo e componenti

rule-CE-title-01 = Queste sono le regole della versione Classica (edizione italiana, versione 1.5). Il secondo gioco della stessa scatola ha un libretto a parte e non è trattato qui.
rule-CE-goal-01 = Si gioca per diventare imperatore, mettendo fuori gioco ogni altro pretendente (Cesare).
rule-CE-box-01 = La scatola contiene un tabellone, due fogli di gettoni, due libretti (uno per gioco) e un mazzo di carte; le carte servono solo al secondo gioco.
rule-CE-box-02 = I dadi da combattimento sono 12.
rule-CE-box-03 = Ogni colore ha 1 Cesare, 4 Generali, 20 Fanterie, 20 Cavallerie, 6 Catapulte e 8 Galee.
rule-CE-box-04 = La scorta comune ha 16 Città, 16 Fortificazioni e 20 Strade.
rule-CE-box-05 = Le monete sono 25 da 5 Talenti (argento) e 50 da 10 Talenti (oro): in tutto 625 Talenti.

## Il tabellone e gli stretti

rule-CE-board-01 = Il tabellone mostra l'impero romano del II secolo d.C.; ciò non ha effetti sul gioco.
rule-CE-board-02 = Ogni casella è una provincia di terra (alcune sono isole) oppure una zona di mare.
rule-CE-board-03 = Ogni provincia porta una moneta, d'argento o d'oro, il cui valore in Talenti va al giocatore che la controlla.
rule-CE-board-04 = Sette province sono province di residenza, segnate da un legionario, e valgono 10 ciascuna: Hispania, Italia, Macedonia, Galatia, Numidia, Mesopotamia ed Egyptus.
rule-CE-board-05 = Ogni altra provincia vale 5 o 10, all'inizio non è di nessuno e può essere conquistata.
rule-CE-board-06 = L'indice dei Tributi, in basso sul tabellone, mostra quanti Talenti riscuote ogni giocatore per turno.
rule-CE-adj-01 = Due caselle (province o zone di mare, in qualsiasi combinazione) sono adiacenti se hanno un confine in comune.
rule-CE-adj-02 = Ogni provincia e ogni zona di mare è una casella.
rule-CE-adj-03 = Passare in una casella adiacente costa 1 punto movimento.
rule-CE-adj-04 = Il Nilo non divide Egyptus, che è una sola provincia.
rule-CE-adj-05 = Il Mar Rosso non è una zona di mare: le Galee non vi navigano mai.
rule-CE-adj-06 = Nessuna Galea può essere varata su una riva del Mar Rosso.
rule-CE-arrow-01 = Le province unite da una freccia sono adiacenti.
rule-CE-arrow-02 = Le frecce uniscono Thracia e Asia, Sicilia e Neapolis, Britannia e Belgica, Baetica e Tingitana; non ce ne sono altre.
rule-CE-strait-01 = Unità terrestri e comandanti attraversano uno stretto come un confine normale (1 punto) quando nessuna Galea si trova nella zona di mare della freccia.
rule-CE-strait-02 = Possono attraversarlo anche quando tutte le Galee di altri giocatori in quella zona sono alleate.
rule-CE-strait-03 = Una Galea è alleata per un attraversamento se il suo proprietario vi acconsente.
rule-CE-strait-04 = Se nella zona della freccia c'è una Galea di un giocatore che rifiuta, lì le unità terrestri non passano.

## Pedine, denaro, segnalini

rule-CE-stock-01 = Le pedine sono di sei tipi: denaro, segnalini di controllo, comandanti, Città, Strade e unità da combattimento.
rule-CE-stock-02 = Il numero delle pedine nella scatola limita gli acquisti; fanno eccezione il denaro e i segnalini di controllo, che non finiscono mai.
rule-CE-stock-03 = Un giocatore acquista solo unità del proprio colore che non sono sul tabellone; Città, Fortificazioni e Strade vengono da una scorta comune a tutti.
rule-CE-money-01 = A ogni turno un giocatore riscuote in Talenti il tributo delle province e delle Città che controlla in quel momento.
rule-CE-money-02 = Una moneta d'argento vale 5 Talenti, una d'oro 10.
rule-CE-money-03 = Il tributo è la somma dei valori di tutte le province possedute, più 5 per ogni Città posseduta.
rule-CE-money-04 = Con i Talenti si pagano Città, Fortificazioni, unità da combattimento e le altre pedine del listino.
rule-CE-money-05 = I Talenti possono servire a riscattare i Generali prigionieri.
rule-CE-marker-01 = Un segnalino di controllo ha il colore del suo giocatore (lo stesso di Cesare, Generali e Galee) ed è uguale sui due lati.
rule-CE-marker-02 = Un segnalino su una provincia mostra chi l'ha conquistata.
rule-CE-marker-03 = Una provincia conquistata e segnata resta sotto controllo anche quando tutte le truppe proprie la lasciano.
rule-CE-marker-04 = Un altro segnalino di ogni giocatore sta sull'indice dei Tributi, sul totale del suo tributo.
rule-CE-marker-05 = Quando un giocatore conquista province, il suo segnalino sull'indice sale del loro valore.
rule-CE-marker-06 = Quando un giocatore costruisce una Città, il suo segnalino sale di 5.
rule-CE-marker-07 = Per ogni provincia o Città perduta il segnalino di un giocatore scende del valore corrispondente.

## Comandanti

rule-CE-lead-01 = Cesari e Generali sono i comandanti (il testo li chiama anche Capi).
rule-CE-lead-02 = Le unità terrestri (Fanteria, Cavalleria, Catapulte) si muovono solo in compagnia di un comandante.
rule-CE-lead-03 = Occorre un Cesare o un Generale perché le unità terrestri entrino in una provincia adiacente, salgano su una Galea o ne scendano.
rule-CE-caesar-01 = Ogni giocatore comincia con un Cesare e non ne avrà mai un altro.
rule-CE-caesar-02 = Un Cesare ha 2 punti movimento per turno.
rule-CE-caesar-03 = Un Cesare può muoversi da solo o guidare unità terrestri.
rule-CE-caesar-04 = Serve un comandante per portare unità terrestri in qualsiasi provincia, propria o altrui, difesa o vuota.
rule-CE-caesar-05 = Un Cesare senza unità terrestri non può né attaccare né difendere in battaglia.
rule-CE-caesar-06 = Un Cesare, a terra o su una Galea in mare, può andare perduto quando tutte le unità da combattimento proprie nella sua casella sono eliminate.
rule-CE-general-01 = Un Generale può tutto ciò che può un Cesare: ha 2 punti movimento e guida le unità.
rule-CE-general-02 = Perdere Generali, anche tutti, non mette un giocatore fuori gioco.
rule-CE-general-03 = Un Generale è sconfitto quando tutte le unità da combattimento proprie nella provincia contesa sono eliminate, o quando affonda la Galea che lo porta.
rule-CE-general-04 = Il vincitore decide se un Generale sconfitto esce per sempre dal gioco o diventa un prigioniero da riscattare.

## Città e Fortificazioni

rule-CE-citykind-01 = Le pedine Città hanno due forme: la Città semplice e la Città Fortificata.
rule-CE-city-01 = Una Città non si sposta mai in un'altra provincia.
rule-CE-city-02 = Una Città ha un prezzo base di 30 Talenti, che cresce con l'inflazione.
rule-CE-city-03 = Una Città può sorgere in qualsiasi provincia o isola controllata da chi la costruisce.
rule-CE-city-04 = In una casella sta al massimo una Città.
rule-CE-city-05 = Una Città aggiunge 5 Talenti al tributo del proprietario sull'indice.
rule-CE-city-06 = Le Città permettono di costruire Strade fra province adiacenti di uno stesso giocatore.
rule-CE-city-07 = Chi conquista una provincia con una Città riceve, oltre al valore della provincia, i 5 Talenti della Città.
rule-CE-fort-01 = Una Città può essere fortificata al momento dell'acquisto o più tardi, mettendole sotto una Fortificazione.
rule-CE-fort-02 = Fortificare una Città che già esiste costa in base 20 Talenti, cifra che cresce con l'inflazione.
rule-CE-fort-03 = Una Città Fortificata acquistata intera ha un prezzo base di 50 Talenti, che cresce con l'inflazione.
rule-CE-fort-04 = Ciò che vale per una Città, regole e vantaggi, vale allo stesso modo per una Città Fortificata.
rule-CE-fort-05 = Il difensore che possiede una Città Fortificata nella provincia della battaglia tira 2 dadi in più.
rule-CE-fort-06 = Ne tira solo 1 in più finché l'attaccante ha ancora almeno una Catapulta nella battaglia.

## Strade

rule-CE-road-01 = Una Strada unisce due Città, fortificate o no, in province adiacenti che appartengono entrambe a chi la costruisce.
rule-CE-road-02 = Una Strada ha un prezzo base di 10 Talenti, che cresce con l'inflazione.
rule-CE-road-03 = Una Strada non attraversa mai una zona di mare o uno stretto (Sicilia e Neapolis, per esempio, non si possono unire).
rule-CE-road-04 = Una Strada non può essere tolta dal tabellone finché unisce due Città.
rule-CE-road-05 = Un movimento su Strada può finire in qualsiasi provincia lungo il percorso.
rule-CE-road-06 = Un movimento di terra lungo Strade collegate costa 1 punto movimento, quale che sia il numero delle province percorse.
rule-CE-road-07 = Un movimento su Strada finisce dove incontra un'unità terrestre nemica.
rule-CE-road-08 = Nessun movimento può finire in una provincia occupata da unità di un altro giocatore, se non per combattervi o per una cattura.
rule-CE-road-09 = Un'unità con punti sufficienti può unire un movimento su Strada a passi normali, nell'uno o nell'altro ordine; la Cavalleria può fare un passo fino a una Strada e poi seguirla per qualsiasi distanza, o viceversa.
rule-CE-road-10 = Si possono usare le Strade di un giocatore che si dichiara alleato e acconsente.
rule-CE-road-11 = Le Strade sono un costo per chi le costruisce e non danno tributo.
rule-CE-road-12 = Quando una Città è distrutta, spariscono anche tutte le Strade che vi arrivano.

## Unità da combattimento

rule-CE-unit-01 = Le unità da combattimento sono Fanteria, Cavalleria, Catapulte e Galee; le prime tre sono unità terrestri.
rule-CE-infantry-01 = La Fanteria ha un prezzo base di 10 Talenti.
rule-CE-infantry-02 = La Fanteria ha 1 punto movimento per turno.
rule-CE-infantry-03 = La Fanteria si muove solo con almeno un comandante.
rule-CE-cavalry-01 = La Cavalleria ha un prezzo base di 20 Talenti.
rule-CE-cavalry-02 = La Cavalleria ha 2 punti movimento per turno.
rule-CE-cavalry-03 = La Cavalleria si muove solo con almeno un comandante.
rule-CE-catapult-01 = Una Catapulta ha un prezzo base di 30 Talenti.
rule-CE-catapult-02 = Una Catapulta ha 1 punto movimento per turno.
rule-CE-catapult-03 = Una Catapulta si muove solo con almeno un comandante.
rule-CE-galley-01 = A una Galea non serve un comandante per muoversi: può navigare vuota.
rule-CE-galley-02 = Le unità terrestri possono essere trasportate solo se un Generale o un Cesare è con loro.
rule-CE-galley-03 = Una Galea ha un prezzo base di 20 Talenti.
rule-CE-galley-04 = Una Galea ha 2 punti movimento per turno.
rule-CE-galley-05 = Una Galea porta fino a 7 unità terrestri e quanti Generali e Cesari si vuole.
rule-CE-galley-06 = Le Galee servono soprattutto a portare unità terrestri attraverso le zone di mare.

## Preparazione e sequenza

rule-CE-setup-01 = Il tabellone si mette dove tutti i giocatori lo raggiungono.
rule-CE-setup-02 = Ogni giocatore prende una delle province di residenza in gioco, con un metodo gradito a tutti (a sorte, per scelta o in altro modo).
rule-CE-setup-03 = In sei si usano tutte le province di residenza tranne Mesopotamia.
rule-CE-setup-04 = In cinque si usano tutte le province di residenza tranne Numidia e Galatia.
rule-CE-setup-05 = In quattro si usano Hispania, Macedonia, Mesopotamia e Numidia.
rule-CE-setup-06 = In tre si usano Macedonia, Egyptus e Hispania.
rule-CE-setup-07 = In due si usano Hispania ed Egyptus.
rule-CE-setup-08 = Ogni giocatore sceglie un colore e ne prende le pedine.
rule-CE-setup-09 = Ogni giocatore mette il suo Cesare e tutti i 4 Generali nella propria provincia di residenza.
rule-CE-setup-10 = Ogni giocatore vi mette anche 5 Fanterie e una Città Fortificata.
rule-CE-setup-11 = Il segnalino di ogni giocatore parte da 15 sull'indice dei Tributi (10 la provincia di residenza, 5 la Città).
rule-CE-order-01 = Comincia Macedonia e si prosegue in senso orario intorno al Mediterraneo.
rule-CE-order-02 = L'ordine è Macedonia, Galatia, Mesopotamia, Egyptus, Numidia, Hispania, Italia.
rule-CE-seq-01 = Il turno di un giocatore ha sei fasi in ordine fisso: Movimento, Combattimento, Riscossione dei tributi, Distruzione di Città, Acquisto, Posizionamento.

## Movimento

rule-CE-mphase-01 = Nella fase del Movimento il giocatore può muovere le sue unità per terra e per mare.
rule-CE-mphase-02 = Tutti i movimenti finiscono prima di ogni combattimento.
rule-CE-move-land-01 = Per il movimento, una legione è almeno un comandante con 1-7 unità terrestri.
rule-CE-move-land-02 = Un comandante senza unità terrestri non è una legione.
rule-CE-move-land-03 = Una legione si muove solo con il suo comandante.
rule-CE-move-land-04 = Le unità terrestri possono restare ovunque senza comandante; allora non si muovono finché un comandante non le raggiunge.
rule-CE-move-land-05 = Muovere una legione di una casella costa 1 punto a ogni unità mossa, comandante compreso.
rule-CE-move-land-06 = In un turno nessuna unità spende più punti di quanti ne ha.
rule-CE-move-land-07 = Durante il suo movimento un giocatore può riunire o dividere le legioni come e quando vuole, purché ogni legione in movimento abbia un comandante; un comandante può lasciare un gruppo e prenderne un altro per il passo seguente.
rule-CE-move-land-08 = Una legione, con tutti i suoi comandanti, si ferma quando entra in una casella con unità terrestri nemiche, a meno che stia attraversando territorio alleato.
rule-CE-move-land-09 = Una legione attraversa liberamente le caselle che hanno solo un segnalino di controllo, solo comandanti nemici o solo Galee nemiche, purché non vi siano unità terrestri nemiche.
rule-CE-move-land-10 = Dopo un combattimento una legione non si muove più, se non per ritirarsi.
rule-CE-move-land-11 = Chi lascia vuota una provincia che controlla vi mette un proprio segnalino di controllo.
rule-CE-faq-land-01 = Le unità di ogni altro giocatore contano come nemiche, alleato o no, con due eccezioni: il movimento di terra e il passaggio degli stretti.
rule-CE-faq-land-02 = Il territorio di un alleato si può attraversare.
rule-CE-faq-land-03 = Un giocatore può permettere alle unità di un altro di attraversare la sua provincia, anche lungo le sue Strade.
rule-CE-faq-land-04 = Chi finisce il movimento in una provincia con unità del giocatore che lo ha lasciato passare deve affrontarle nella fase di Combattimento seguente.
rule-CE-faq-land-05 = Chi possiede Galee nella zona di uno stretto può lasciar passare le unità di un altro giocatore.
rule-CE-faq-land-06 = Con il secondo punto un comandante può tornare nella provincia da cui è venuto.
rule-CE-faq-land-07 = Più comandanti possono muoversi insieme senza alcuna unità terrestre.
rule-CE-faq-land-08 = I comandanti che si muovono senza almeno un'unità terrestre non conquistano nulla.
rule-CE-faq-land-09 = Un comandante senza unità terrestri non può prendere una provincia, nemmeno se non è di nessuno.
rule-CE-faq-land-10 = Un Generale solo che attraversa due province non mette un segnalino in nessuna delle due.
rule-CE-faq-land-11 = Un Generale con Cavalleria che si muove di due caselle controlla solo la seconda; una provincia soltanto attraversata non si conquista.
rule-CE-faq-land-12 = Se un'unità terrestre resta in una provincia non occupata e il comandante prosegue in un'altra con la Cavalleria, sono conquistate entrambe; all'unità lasciata indietro non serve un comandante.
rule-CE-faq-land-13 = Due gruppi, ciascuno di non più di 7 unità con un Generale, possono partire dalla stessa provincia per la stessa meta.
rule-CE-faq-land-14 = In una provincia non c'è limite di ammassamento, se non il numero delle pedine del colore.
rule-CE-sea-01 = Una Galea si muove da sola finché non ha unità terrestri a bordo; con unità a bordo deve esserci un comandante.
rule-CE-sea-02 = Una Galea si muove fino a 2 caselle per turno.
rule-CE-sea-03 = Una Galea può stare in una zona di mare o in una provincia costiera, cioè confinante con una zona di mare.
rule-CE-sea-04 = Una Galea non passa mai direttamente da una provincia costiera a un'altra, nemmeno adiacente: in mezzo deve prendere il mare.
rule-CE-sea-05 = Un passo da una zona di mare a un'altra costa 1 punto; una Galea che resta in mare percorre perciò al massimo 2 zone.
rule-CE-sea-06 = Un passo da una zona di mare a una costa costa 1 punto, e altrettanto uno da una costa a una zona di mare che la bagna.
rule-CE-sea-07 = Nello stesso turno una Galea non può entrare in una provincia costiera da una zona di mare e uscirne in un'altra.
rule-CE-sea-08 = Nello stesso turno una Galea può andare da una zona di mare a una costa, imbarcare una legione e tornare nella stessa zona.
rule-CE-sea-09 = Una Galea che ha finito il turno precedente in una provincia costiera o isola può salpare verso qualsiasi zona di mare che tocca quella provincia.
rule-CE-sea-10 = Hispania, Italia e Macedonia hanno coste interrotte: una Galea che si trova su una costa non può partire dall'altra.
rule-CE-sea-11 = Portare una legione non costa nulla in più alla Galea.
rule-CE-sea-12 = Nessuna unità di una legione trasportata, comandante compreso, si muove per terra nel turno in cui s'imbarca o sbarca.
rule-CE-sea-13 = Le Galee non entrano mai in una provincia costiera o isola controllata da un altro giocatore, nemmeno alleato, se non per sbarcarvi una o più legioni.
rule-CE-sea-14 = Le Galee senza carico possono accompagnare le altre nella provincia in cui avviene uno sbarco.
rule-CE-sea-15 = Le Galee che alla fine della fase di Combattimento si trovano in una provincia controllata da un altro giocatore, anche alleato, sono subito distrutte.
rule-CE-sea-16 = Se il difensore vince una battaglia terrestre in una provincia costiera o isola, tutte le Galee che il nemico vi ha portato sono distrutte, che al difensore restino o no unità o comandanti.
rule-CE-sea-17 = Se in una provincia ci sono solo Galee del proprietario, un altro giocatore che vi porta un'unità terrestre con un comandante e ve la lascia fino alla fine del suo turno distrugge anche quelle Galee.
rule-CE-sea-18 = Ai quattro stretti le unità terrestri possono passare senza Galee, alle condizioni degli stretti.
rule-CE-sea-19 = Una legione può finire il turno su una Galea in una zona di mare.
rule-CE-faq-sea-01 = In una sola fase di Movimento una Galea ferma a una costa può imbarcare truppe con un comandante, prendere il mare (1 punto) e sbarcarle in un'altra provincia costiera (1 punto).
rule-CE-faq-sea-02 = Le truppe e il comandante così trasportati non si muovono né prima dell'imbarco né dopo lo sbarco.
rule-CE-faq-sea-03 = Un comandante non può restare a bordo mentre le truppe sbarcano: con le truppe va sempre un comandante.
rule-CE-faq-sea-04 = Nello stesso turno un comandante non può muoversi prima dell'imbarco né dopo lo sbarco.
rule-CE-faq-sea-05 = Una legione sbarcata non può reimbarcarsi nello stesso turno: lo finisce nella provincia dello sbarco.
rule-CE-faq-sea-06 = Per truppe e comandante che hanno attaccato dal mare non c'è mai ritirata: non sulla Galea e non in una provincia adiacente.

## Combattimento

rule-CE-cphase-01 = Dopo il Movimento si risolvono tutte le situazioni di combattimento che si sono create.
rule-CE-bl-01 = Una battaglia terrestre è obbligatoria dove un giocatore ha portato una legione in una casella di terra con unità da combattimento di un altro.
rule-CE-bl-02 = Attraversare la provincia di un alleato non provoca battaglia; finirvi il movimento sulle sue unità sì.
rule-CE-bl-03 = Più battaglie si combattono nell'ordine voluto dall'attaccante.
rule-CE-bl-04 = Se non c'è alcuna situazione di combattimento, il turno passa alla fase seguente.
rule-CE-bl-05 = Le due parti tirano speciali dadi da combattimento per infliggere perdite.
rule-CE-bl-06 = Un dado da combattimento ha 2 facce Fanteria, 1 Cavalleria, 1 Catapulta, 1 Galea e 1 vuota.
rule-CE-step1-01 = Ogni parte forma una legione da battaglia, il difensore per primo.
rule-CE-step1-02 = Una legione da battaglia ha da 1 a 5 unità terrestri, più una per ogni Generale o Cesare di quella parte presente.
rule-CE-step1-03 = La legione da battaglia dev'essere grande quanto le unità e i comandanti disponibili consentono.
rule-CE-step1-04 = Le unità terrestri non scelte formano la riserva e possono servire in un giro successivo.
rule-CE-step1-05 = Le Galee nella provincia restano sempre fuori dalla legione da battaglia: nelle battaglie terrestri non combattono e non danno dadi, e le facce Galea mancano il colpo.
rule-CE-step2-01 = Ogni parte tira un dado per ogni unità terrestre della sua legione da battaglia.
rule-CE-step2-02 = I colpi delle due parti valgono come simultanei.
rule-CE-step2-03 = L'attaccante tira per primo e abbina le facce dei dadi a unità dello stesso tipo della propria legione da battaglia; ogni abbinamento è un colpo a segno.
rule-CE-step2-04 = A ogni unità si abbina un dado solo: un tipo mette dunque a segno al massimo tanti colpi quante sono le unità di quel tipo.
rule-CE-step2-05 = Le facce Catapulta si possono abbinare a Catapulte nella legione da battaglia o nella riserva.
rule-CE-step2-06 = Il proprietario delle unità colpite sceglie quali unità della sua legione da battaglia vanno perdute.
rule-CE-step2-07 = Poi il difensore tira e colpisce l'attaccante allo stesso modo.
rule-CE-step2-08 = Il difensore aggiunge 2 dadi se possiede una Città Fortificata nella provincia della battaglia.
rule-CE-step2-09 = Aggiunge solo 1 dado se l'attaccante ha ancora Catapulte nella battaglia.
rule-CE-step2-10 = Dopo i due tiri tutte le unità colpite sono rimosse e più tardi si possono riacquistare.
rule-CE-step3-01 = Ogni parte, il difensore per primo, dichiara se continua o si ritira in una sola provincia propria non contesa.
rule-CE-step3-02 = Una provincia è contesa finché vi resta da combattere una battaglia causata dal movimento di questo turno.
rule-CE-step3-03 = Se si ritira una parte sola, segue subito l'inseguimento.
rule-CE-step3-04 = Se si ritirano entrambe, non c'è inseguimento e la battaglia è finita.
rule-CE-step3-05 = Se una parte ha perso tutte le unità da combattimento e all'altra resta almeno un'unità terrestre, la battaglia è finita.
rule-CE-step3-06 = In tal caso i comandanti dello sconfitto presenti nella battaglia non possono ritirarsi e sono catturati o uccisi.
rule-CE-step3-07 = Il difensore che vince conserva il controllo della provincia; l'attaccante che vince lo ottiene.
rule-CE-step3-08 = Se entrambe le parti hanno perso tutte le unità da combattimento, la battaglia è finita: il difensore conta come vincitore e conserva il controllo.
rule-CE-step3-11 = In tal caso nessun comandante si ritira e nessuno è catturato o ucciso; i comandanti dell'attaccante restano illesi nella provincia.
rule-CE-step3-09 = Se entrambe continuano, si torna al passo 1 e si formano nuove legioni da battaglia con le unità rimaste.
rule-CE-step3-10 = Chi ha perso l'intera legione da battaglia può continuare se ha unità di riserva.

## Battaglie navali

rule-CE-nav-01 = Le battaglie navali (Galee contro Galee) avvengono solo se le vuole il giocatore di turno.
rule-CE-nav-02 = Le Galee non devono fermarsi in una zona di mare con Galee nemiche: possono proseguire.
rule-CE-nav-03 = Dopo il Movimento il giocatore può attaccare dove le sue Galee condividono una zona di mare con altre navi.
rule-CE-nav-04 = Le Galee che cominciano il turno accanto a Galee nemiche si muovono liberamente; se finiscono nella stessa o in un'altra zona con nemici, il giocatore può combattere.
rule-CE-nav-05 = Galee cariche e vuote combattono allo stesso modo; il carico non conta.
rule-CE-nav-06 = Ogni Galea tira 2 dadi.
rule-CE-nav-07 = Possono colpire solo le facce Galea, e ciascuna va abbinata a una diversa Galea propria nella zona: una flotta affonda al massimo tante navi quante Galee ha.
rule-CE-nav-08 = Il proprietario delle Galee colpite sceglie quali affondano.
rule-CE-nav-09 = Tira prima l'attaccante, poi il difensore.
rule-CE-nav-10 = Il difensore tira 2 dadi per ogni sua Galea, comprese quelle appena colpite nello stesso giro.
rule-CE-nav-11 = Le unità terrestri a bordo di una Galea affondata vanno perdute con essa.
rule-CE-nav-12 = I Generali a bordo di una Galea affondata sono eliminati o catturati, a scelta dell'attaccante.
rule-CE-nav-13 = Le Galee non possono né ritirarsi da una battaglia navale né interromperla.
rule-CE-nav-14 = Se dopo un giro restano navi a entrambe le parti, la battaglia continua.
rule-CE-nav-15 = Una battaglia navale finisce in ogni caso dopo il terzo giro.
rule-CE-nav-16 = Un giro è un tiro dell'attaccante e uno del difensore.
rule-CE-nav-17 = Galee di giocatori rivali possono condividere una zona di mare, dopo una battaglia o senza.
rule-CE-nav-18 = Dove le Galee convivono, ogni nave di un altro giocatore può bloccare le truppe di terra allo stretto di quella zona.
rule-CE-nav-19 = Se due o più giocatori hanno Galee nella zona di uno stretto, ciascuno di loro può bloccarlo, quante che siano le sue navi.
rule-CE-nav-20 = Una flotta che entra in una zona dove più giocatori hanno navi può attaccarne uno solo; anche quella battaglia si ferma dopo tre giri.
rule-CE-nav-21 = Chi vi ha due o più Galee può dividerle fra più nemici; ogni parte combatte una battaglia separata di al massimo tre giri, e la flotta resta divisa per tutta la fase di Combattimento.

## Vittoria in battaglia

rule-CE-win-01 = Un combattimento risolto ha due soli esiti: l'attaccante ottiene il controllo della casella, o il difensore lo conserva.
rule-CE-win-02 = I Generali sono sconfitti quando tutte le unità da combattimento proprie nella provincia contesa sono eliminate, o in mare quando affonda la Galea che li porta, e in quella casella sopravvive almeno un'unità da combattimento nemica.
rule-CE-win-03 = Il vincitore, attaccante o difensore, decide per ogni Generale sconfitto fra l'eliminazione dal gioco e la cattura a scopo di riscatto.
rule-CE-win-04 = Se tutte le unità da combattimento delle due parti sono distrutte, vince il difensore e conserva la provincia; i comandanti delle due parti vi restano illesi.
rule-CE-win-05 = Il comandante dell'attaccante si trova allora in una provincia altrui e non ne riceve danno.
rule-CE-win-06 = Per prendere un tale comandante, il proprietario deve portarvi un'unità terrestre nella sua fase di Movimento e dichiarare l'attacco nella sua fase di Combattimento; il comandante è allora sconfitto senza tirare dadi.
rule-CE-win-07 = Oppure il proprietario crea con i suoi acquisti un'unità terrestre in quella provincia; non gli serve un comandante, e può allora far sconfiggere senza dadi il comandante straniero, per cattura o morte.
rule-CE-win-08 = Se l'attaccante vince una battaglia terrestre in una provincia costiera o isola, tutte le Galee nemiche che vi si trovano sono distrutte.
rule-CE-win-09 = Se lì vince il difensore, tutte le Galee portate dall'attaccante sono distrutte, qualunque cosa resti al difensore.

## Inseguimento

rule-CE-pursuit-01 = Se tutte le unità terrestri di una parte muoiono in un giro, prima che potesse scegliere la ritirata, tutti i suoi Generali e il suo Cesare nella battaglia sono catturati o uccisi.
rule-CE-pursuit-02 = Se si ritirano entrambe le parti, non c'è inseguimento.
rule-CE-pursuit-03 = Se si ritira una parte sola, le sue unità devono prima sopravvivere all'inseguimento.
rule-CE-pursuit-04 = Chi resta tira un dado per ognuna delle sue unità terrestri rimaste, riserva compresa.
rule-CE-pursuit-05 = Ogni faccia Cavalleria abbinata a una delle sue Cavallerie rimaste è un colpo a segno.
rule-CE-pursuit-06 = Per ogni colpo l'inseguitore sceglie un'unità terrestre in ritirata, che è distrutta.
rule-CE-pursuit-07 = Dunque nei giri normali le perdite le sceglie chi le subisce, nell'inseguimento chi colpisce.
rule-CE-pursuit-08 = Chi ha avuto modo di dichiarare la ritirata salva sempre i suoi Generali e il suo Cesare, anche se ogni unità muore nell'inseguimento.
rule-CE-faq-pursuit-01 = L'inseguimento ha luogo solo se l'inseguitore ha Cavalleria.
rule-CE-faq-pursuit-02 = L'inseguitore tira per tutte le sue unità terrestri, ma mette a segno al massimo tanti colpi quante Cavallerie ha (3 Fanterie e 1 Cavalleria: quattro dadi, al massimo una perdita).

## Cattura di un Cesare

rule-CE-fall-01 = Il giocatore il cui Cesare è catturato esce subito dal gioco.
rule-CE-fall-02 = Il vincitore prende tutto il suo denaro, le pedine, i segnalini e le unità.
rule-CE-fall-03 = Il segnalino del vincitore sull'indice dei Tributi sale di quanto guadagna; quello dello sconfitto è tolto.
rule-CE-fall-04 = Tutte le unità dello sconfitto restano dove sono sul tabellone, e il vincitore le usa come le proprie.
rule-CE-fall-05 = Il vincitore non può usare come Generale il Cesare caduto.
rule-CE-fall-06 = Il vincitore non può riportare in gioco Generali dello sconfitto uccisi da chiunque.
rule-CE-fall-07 = Il vincitore non può riportare in gioco i propri Generali uccisi dallo sconfitto.
rule-CE-fall-08 = Il vincitore riottiene subito e gratis i propri Generali prigionieri dello sconfitto.
rule-CE-fall-09 = Il vincitore può anche liberare subito e gratis i Generali dello sconfitto che tiene prigionieri lui stesso; ora servono lui.
rule-CE-fall-10 = I Generali dello sconfitto in mano ad altri giocatori possono essere riscattati dal vincitore secondo le regole normali, pagando chi li tiene.
rule-CE-fall-11 = Il vincitore non colloca nuove unità nella provincia di residenza dello sconfitto; tutte le sue nuove unità vanno nella propria provincia di residenza.
rule-CE-fall-12 = I Generali di terzi tenuti prigionieri dallo sconfitto diventano prigionieri del vincitore.
rule-CE-faq-fall-01 = Le truppe catturate possono essere usate dal nuovo proprietario.
rule-CE-faq-fall-02 = Il vincitore può anche acquistare le pedine del colore dello sconfitto che non sono in gioco.
rule-CE-faq-fall-03 = Le unità dello sconfitto non sono rimosse: restano nelle loro province e appartengono al vincitore.
rule-CE-faq-fall-04 = Le nuove unità acquistate dopo aver battuto un Cesare non si possono collocare nella provincia di partenza dello sconfitto.

## Ritirata

rule-CE-retreat-01 = Se si ritirano entrambe le parti, prima il difensore e poi l'attaccante porta tutte le unità e i comandanti rimasti in una sola provincia di terra, accanto alla battaglia, propria e non contesa.
rule-CE-retreat-02 = Se si ritira una parte sola, tutti i suoi superstiti dell'inseguimento e i suoi comandanti vanno in una sola di tali province.
rule-CE-retreat-03 = Senza una provincia propria adiacente e non contesa la ritirata è impossibile: il giocatore deve combattere fino in fondo e può perdere tutte le unità, i Generali e il Cesare.
rule-CE-retreat-04 = Una ritirata può attraversare uno stretto, a meno che nella sua zona vi siano Galee nemiche: allora tutti i loro proprietari devono dichiararsi alleati.
rule-CE-retreat-05 = Può servire da rifugio una provincia occupata nella stessa fase di Combattimento.
rule-CE-faq-retreat-01 = Nessuno si ritira su una Galea; su un'isola senza una provincia propria adiacente non c'è ritirata.
rule-CE-faq-retreat-02 = Una forza che ha attaccato sbarcando non può ritirarsi né in una provincia adiacente né sulla Galea.
rule-CE-faq-retreat-03 = Una provincia nemica senza unità da combattimento non è un rifugio; il rifugio dev'essere di chi si ritira, anche se appena preso, e non conteso.
rule-CE-faq-retreat-04 = Le Galee di un difensore battuto non possono ritirarsi e sono distrutte; si ritirano solo le truppe di terra.
rule-CE-faq-retreat-05 = Su una costa non c'è battaglia navale: le Galee combattono solo in mare aperto, sulle coste ci sono solo battaglie terrestri.

## Conquista delle province

rule-CE-conquer-01 = Un attacco di terra riuscito conquista la provincia.
rule-CE-conquer-02 = Sull'indice dei Tributi il segnalino del conquistatore sale e quello di chi perde scende.
rule-CE-conquer-03 = Solo le unità da combattimento catturano una provincia, anche vuota; un Generale o un Cesare da solo mai.
rule-CE-conquer-04 = Una provincia non occupata è presa senza battaglia da una legione che vi entra e vi resta fino alla fine di quel turno.
rule-CE-conquer-05 = Una Città nella provincia conquistata aggiunge i suoi 5 Talenti allo spostamento dei segnalini.
rule-CE-home-01 = Alla provincia di residenza di un rivale si applicano le normali regole di conquista.
rule-CE-home-02 = Un giocatore che ha perso la provincia di residenza può continuare a giocare.
rule-CE-home-03 = Non può collocare alcuna pedina nuova, militare o no; dunque non può acquistare nemmeno Città o Strade.
rule-CE-home-04 = Non riceve altri tributi.
rule-CE-faq-combat-01 = Le Galee che si fermano accanto a Galee nemiche non sono mai costrette a combattere: sceglie chi muove.
rule-CE-faq-combat-02 = Le battaglie navali avvengono solo in zone di mare aperto, mai in province costiere o isole.
rule-CE-faq-combat-03 = Se alle due parti restano solo comandanti, nessuno si ritira, il difensore conserva la provincia e i comandanti di entrambi restano illesi.
rule-CE-faq-combat-04 = Quando più gruppi di un giocatore entrano in una provincia nemica, ogni parte riunisce tutte le unità che vi ha e ne trae la legione da battaglia: è una battaglia sola.
rule-CE-faq-combat-05 = Sono nemiche le unità di tutti gli altri giocatori, alleati o no, salvo per il passaggio di terra e degli stretti.
rule-CE-faq-combat-06 = Chi ha avuto il permesso di passare e finisce in una provincia con unità di quel giocatore deve combatterle.
rule-CE-faq-combat-07 = La perdita di Galee su una costa non vieta nulla per il futuro: dal suo movimento seguente il giocatore può portarvi nuove Galee e truppe.
rule-CE-faq-combat-08 = Una legione che entra in una provincia tenuta solo da un Generale può proseguire o fermarsi.
rule-CE-faq-combat-09 = Se si ferma, può attaccare il Generale o lasciarlo in pace; un attacco lo cattura senza tirare dadi.
rule-CE-faq-combat-10 = Un Generale può essere eliminato dal gioco invece che catturato.
rule-CE-faq-combat-11 = Un Generale la cui legione da battaglia è annientata non è catturato finché restano unità di riserva; segue un altro giro se entrambe le parti continuano, altrimenti la ritirata è aperta.
rule-CE-faq-combat-12 = Il difensore tira con tutte le unità della sua legione da battaglia, comprese quelle appena colpite; le perdite delle due parti si tolgono dopo.

## Tributi e distruzione di Città

rule-CE-trib-01 = Il giocatore riscuote i Talenti indicati dal suo segnalino sull'indice dei Tributi.
rule-CE-trib-02 = Il segnalino deve corrispondere al valore attuale delle province e delle Città che possiede.
rule-CE-trib-03 = Chi ha perso la provincia di residenza non riscuote tributi finché non la riprende.
rule-CE-destroy-01 = Chi è di turno può radere al suolo una o più Città sue.
rule-CE-destroy-02 = La Città sparisce per intero, Fortificazione compresa.
rule-CE-destroy-03 = Una Fortificazione non può essere distrutta da sola.
rule-CE-destroy-04 = Spariscono anche tutte le Strade unite alla Città distrutta.
rule-CE-destroy-05 = Il segnalino del giocatore scende di 5 per ogni Città distrutta.
rule-CE-destroy-06 = Le pedine distrutte si possono riacquistare subito, nella fase cinque dello stesso turno.
rule-CE-destroy-07 = Si possono distruggere le Città conquistate nella fase di Combattimento appena conclusa.

## Acquisto e inflazione

rule-CE-buy-01 = Il giocatore spende Talenti in Città, Fortificazioni, unità terrestri, Galee e Strade.
rule-CE-buy-02 = Prezzi base: Fanteria 10, Cavalleria 20, Galea 20, Catapulta 30, Città Fortificata 50, Città 30, Fortificazione 20, Strada 10.
rule-CE-buy-03 = Non si possono acquistare pedine che mancano nella scatola o nel colore.
rule-CE-buy-04 = Chi ha perso la provincia di residenza non acquista nulla finché non la riprende.
rule-CE-infl-01 = I prezzi salgono due volte nella partita, man mano che i segnalini avanzano sull'indice dei Tributi.
rule-CE-infl-02 = Il primo aumento scatta quando il segnalino di un giocatore raggiunge o supera 105.
rule-CE-infl-03 = In questo turno quel giocatore acquista ancora ai vecchi prezzi; dall'inizio del suo turno seguente tutti i prezzi sono doppi per tutti.
rule-CE-infl-04 = Ogni giocatore ha perciò un ultimo acquisto al vecchio prezzo, per primo chi ha fatto scattare l'aumento.
rule-CE-infl-05 = Il secondo aumento scatta allo stesso modo a 205; i prezzi sono allora tre volte quelli base.
rule-CE-infl-06 = Un aumento scattato non si annulla mai, nemmeno se il segnalino torna indietro.
rule-CE-infl-07 = Ogni aumento avviene una volta sola, quante che siano le volte in cui la soglia è superata.
rule-CE-faq-infl-01 = I prezzi aumentati valgono per tutti i turni seguenti.

## Posizionamento e restituzione dei Generali

rule-CE-place-01 = Fatti tutti gli acquisti del turno, le nuove pedine si collocano sul tabellone.
rule-CE-place-02 = Le nuove unità da combattimento vanno nella provincia di residenza del giocatore.
rule-CE-place-03 = Chi ha perso la provincia di residenza non può acquistare unità da combattimento.
rule-CE-place-04 = Le nuove Galee vanno su una qualsiasi costa della provincia di residenza.
rule-CE-place-05 = Chi ha come provincia di residenza Mesopotamia colloca le Galee solo in Syria o Armenia, e solo in quella che possiede.
rule-CE-place-06 = Una nuova Città va in qualsiasi provincia controllata che non ne ha.
rule-CE-place-07 = Le Fortificazioni vanno solo insieme a una Città, nuova o vecchia.
rule-CE-place-08 = Una Strada unisce due province adiacenti dello stesso giocatore, entrambe con una Città.
rule-CE-place-09 = Nel turno in cui si costruisce una Città si può costruire da essa una Strada verso una Città in una provincia propria adiacente.
rule-CE-place-10 = Due Città e la Strada fra loro si possono costruire nello stesso turno.
rule-CE-place-11 = Non si costruisce mai una Strada fra Città di giocatori diversi, nemmeno alleati.
rule-CE-faq-place-01 = Finché la provincia di residenza è in mano a un nemico non vi si può collocare nulla; perciò non si può acquistare nulla.
rule-CE-faq-place-02 = La provincia di partenza di un giocatore sconfitto non serve mai per collocare nuove unità.
rule-CE-ransom-01 = In questa fase il giocatore può trattare la restituzione dei Generali prigionieri.
rule-CE-ransom-02 = Il prezzo può consistere in Talenti, nello scambio di Generali prigionieri e in promesse di favori, e in nient'altro.
rule-CE-ransom-03 = Se i due si accordano, Talenti e Generali passano di mano subito.
rule-CE-ransom-04 = Un Generale restituito si colloca nella provincia di residenza del suo proprietario.
rule-CE-ransom-05 = Se quella provincia di residenza è in mano a un altro giocatore, il Generale si colloca dove si trova il proprio Cesare.
rule-CE-ransom-06 = Le promesse di favori futuri non obbligano.
rule-CE-faq-ransom-01 = La restituzione si può trattare nella fase sei del turno della cattura o di qualsiasi turno seguente, di chiunque sia.

## Alleanze e fine

rule-CE-ally-01 = In qualsiasi momento si possono proporre alleanze a uno o più giocatori.
rule-CE-ally-02 = Può vincere un solo Cesare.
rule-CE-ally-03 = Un alleato può permettere di attraversare il suo territorio, di usare le sue Strade e di passare gli stretti tenuti dalle sue Galee.
rule-CE-ally-04 = Le alleanze si possono rompere o cambiare in qualsiasi momento.
rule-CE-ally-05 = Il consenso dato per un movimento può essere negato per un altro dello stesso giocatore nello stesso turno; allora gli eserciti s'incontrano e devono combattere.
rule-CE-ally-06 = Chi ha il permesso di passare può nello stesso turno attaccare un'altra provincia di quel giocatore, anche partendo dalla provincia che attraversa.
rule-CE-vict-01 = Vince il giocatore il cui Cesare è l'unico rimasto sul tabellone.
rule-CE-vict-02 = La partita finisce anche se tutti gli altri si accordano per fare imperatore uno di loro.
rule-CE-examples-01 = Seguono tre esempi svolti (una battaglia terrestre, un turno completo, una battaglia navale); non contengono regole nuove rispetto a quelle registrate qui.
rule-CE-summary-01 = Il riassunto ripete le sei fasi nello stesso ordine.
rule-CE-summary-02 = Il riassunto ripete il listino dei prezzi con gli stessi valori.
