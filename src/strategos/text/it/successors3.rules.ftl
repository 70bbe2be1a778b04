### Successors, terza edizione: le regole a parole nostre, una per una

## Capitoli

chapter-introduction = Introduzione
chapter-components = Componenti
chapter-sequence_of_play = Sequenza di gioco
chapter-glossary = Glossario
chapter-the_usurper = L'Usurpatore
chapter-reinforcements = Rinforzi
chapter-the_surrender_segment = Il Segmento Resa
chapter-tyche_cards = Carte Tyche
chapter-generals = Generali
chapter-movement = Movimento
chapter-interception = Intercettazione
chapter-evasion = Evasione
chapter-land_battle = Battaglia Terrestre
chapter-fleets_and_naval_battle = Flotte e Battaglia Navale
chapter-special_cus = UC speciali
chapter-sieges_and_subjugation = Assedi e Sottomissione
chapter-independent_armies = Eserciti Indipendenti
chapter-legitimacy_champions_popularity = Legittimità, Campioni, Popolarità
chapter-the_royal_family = La Famiglia Reale
chapter-isolation = Isolamento
chapter-victory = Vittoria
chapter-events_of_the_turn_track = Eventi del tracciato dei turni
chapter-set_up = Preparazione del gioco
chapter-optional_rules = Regole facoltative
chapter-two_and_three_players = Due e tre giocatori
chapter-card_clarifications = Chiarimenti sulle carte
chapter-summary_of_changes = Riassunto delle modifiche
chapter-index = Indice

## Introduzione

rule-S3-1-a = Il gioco base è per quattro giocatori, va dal 323 al 305 a.C. e dà a ogni giocatore una Fazione di almeno due Generali.

## Componenti

rule-S3-2_1-a = La scatola contiene 1 mappa, 3 fogli di pedine, 11 basette di plastica, 2 aiuti di gioco e il regolamento.
rule-S3-2_1-b = Ci sono 64 carte in un solo mazzo: le carte Tyche e le carte Generale.
rule-S3-2_1-c = Ci sono 2 dadi a sei facce e nessun dado Elefante.
rule-S3-2_2-a = Le pedine di UC sono di quattro tipi ordinari: Macedoni Leali, Esercito Reale, Mercenari, Elefanti.
rule-S3-2_2-b = Le pedine di un tipo si possono cambiare in ogni momento con altre, più piccole o più grandi, dello stesso tipo.
rule-S3-2_2-c = Il numero delle pedine di UC non è un limite; si può usare ogni pedina sostitutiva.
rule-S3-2_3-a = Un giocatore controlla uno spazio che contiene un suo segnalino di controllo.
rule-S3-2_3-b = Controlli una Provincia quando controlli più della metà dei suoi spazi, senza contare i Punti di Transito, e la sua Città Maggiore, se ne ha una.
rule-S3-2_3-c = I segnalini di controllo verdi sono Indipendenti.
rule-S3-2_3-d = Il numero su un segnalino di controllo Indipendente (1 o 3) sono i Punti Assedio che servono per toglierlo.
rule-S3-2_4-a = Ogni giocatore comincia con 2 Generali Maggiori e 4 Minori.
rule-S3-2_5-a = Gli altri segnalini sono quelli di Flotte, PV, Legittimità e Famiglia Reale.
rule-S3-2_6-a = La mappa è divisa in Province con un nome, ciascuna con un valore in PV.
rule-S3-2_6-b = Ogni spazio è di un tipo: Città Minore, Città Maggiore, Roccaforte Indipendente, Punto di Transito.
rule-S3-2_6-c = I pezzi muovono da uno spazio all'altro lungo i tragitti e devono finire ogni movimento in uno spazio, mai su un tragitto.
rule-S3-2_6-d = I tragitti sono di quattro tipi: Terrestre; Montano o Stretto; Marittimo; Transmediterraneo.
rule-S3-2_6-e = I totali di PV e Legittimità di ogni giocatore stanno sul tracciato dei punti e si aggiornano in ogni momento del gioco.
rule-S3-2_6-f = I pezzi Dispersi vanno nella casella Dispersi.
rule-S3-2_6-g = Tutto ciò che è nella casella Dispersi è di nuovo disponibile nella successiva Fase Rinforzi.
rule-S3-2_6-h = Le Tabelle della Battaglia e dei Disordini usano due dadi; tutte le altre uno.
rule-S3-2_7-a = I termini hanno il significato dato dal Glossario.

## Sequenza di gioco

rule-S3-3-a = Un Turno di Gioco si svolge nell'ordine: Ordine di Turno, Usurpatore, Rinforzi, Distribuzione delle carte, Strategia, Isolamento, Fine del Turno.
rule-S3-3_1-a = Il giocatore con meno PV decide chi gioca per primo in questo Turno di Gioco.
rule-S3-3_1-b = Una parità per il minor numero di PV si risolve con un tiro di dado.
rule-S3-3_1-c = Gli altri giocatori seguono il primo in senso orario.
rule-S3-3_1-d = L'ordine così trovato è l'Ordine di Turno e vale per tutto il Turno di Gioco.
rule-S3-3_2-a = L'Usurpatore si stabilisce in una fase apposita, dopo che è fissato l'Ordine di Turno.
rule-S3-3_3-a = Nel Turno di Gioco 1 si salta la Fase Rinforzi.
rule-S3-3_4-a = In ogni Turno di Gioco il mazzo Tyche è rimescolato, senza le carte che dicono di toglierle dal gioco e che sono state giocate come eventi.
rule-S3-3_4-b = In ogni Turno di Gioco ogni giocatore riceve cinque carte Tyche.
rule-S3-3_5-a = La Fase Strategia ha cinque Round.
rule-S3-3_5-b = In ogni Round ciascun giocatore, secondo l'Ordine di Turno, svolge nell'ordine i Segmenti Resa, Tyche, Attivazione e Vettovagliamento.
rule-S3-3_5-c = Un giocatore finisce tutti e quattro i Segmenti prima che cominci il successivo; dopo l'ultimo giocatore comincia un nuovo Round.
rule-S3-3_5-d = Nel Segmento Attivazione un giocatore può muovere oppure arruolare una UC di Mercenari.
rule-S3-3_6-a = Nella Fase Isolamento tutti i giocatori, secondo l'Ordine di Turno, tolgono i loro segnalini di controllo isolati.
rule-S3-3_7-a = Alla Fine del Turno il segnalino del Turno avanza di una casella e comincia un nuovo Turno di Gioco, oppure, dopo l'ultimo, si contano i PV per trovare il vincitore.

## Glossario

rule-S3-G-a = Due spazi sono adiacenti se li unisce un tragitto Terrestre o Montano o uno Stretto.
rule-S3-G-b = Due Province sono adiacenti se hanno un confine comune e un tragitto le unisce.
rule-S3-G-c = L'Africa è formata da Cirenaica, Libia ed Egitto.
rule-S3-G-d = L'Asia è ogni spazio che non sia un'isola dalla Frigia Ellespontica (compresa) verso est, esclusi gli spazi dell'Africa.
rule-S3-G-e = L'Europa è formata da Grecia, Macedonia, Tracia, Dardani, Triballi ed Epiro.
rule-S3-G-f = Una Città Maggiore è assediata se finisci il movimento nel suo spazio con almeno 1 UC; non serve un tiro d'Assedio.
rule-S3-G-g = Generali e UC che devono lasciare la mappa senza essere eliminati sono Dispersi.
rule-S3-G-h = È nemico ogni Esercito, Generale, UC, segnalino di controllo o spazio controllato che è Indipendente o di un altro giocatore.
rule-S3-G-i = Una Fazione è l'insieme delle carte, dei Generali, delle UC, dei segnalini di controllo e degli altri segnalini di un giocatore.
rule-S3-G-j = Una forza è un Esercito, un Generale o un gruppo di Generali, di membri della Famiglia Reale o di entrambi.
rule-S3-G-k = Gli Eredi sono Philip III, Heracles e Alexander IV.
rule-S3-G-l = Un'Intercettazione è un movimento limitato dell'Esercito di un giocatore inattivo per unirsi a una battaglia.
rule-S3-G-m = È neutrale uno spazio senza segnalino di controllo; i Punti di Transito sono neutrali.
rule-S3-G-n = Un Turno Giocatore sono i Segmenti Tyche, di Attivazione e di Vettovagliamento di un giocatore.
rule-S3-G-o = È un porto ogni spazio raggiunto da almeno un tragitto Marittimo.
rule-S3-G-p = Ci sono sette segnalini della Famiglia Reale: tre Eredi, tre Donne e il corpo di Alessandro.

## L'Usurpatore

rule-S3-4_1-a = In questa fase è l'Usurpatore il giocatore con più PV.
rule-S3-4_1-b = Una parità per il maggior numero di PV si risolve con la lista dell'Anzianità.
rule-S3-4_1-c = L'Usurpatore resta tale per il resto del Turno di Gioco anche se perde il primo posto; lo mostra la carta Usurpatore davanti al giocatore.
rule-S3-4_2-a = Chiunque può attaccare i Generali e le UC dell'Usurpatore e assediarne le Città Maggiori senza perdere il titolo di Campione.
rule-S3-4_3-a = Essere l'Usurpatore non cambia né la Legittimità né il titolo di Campione di un giocatore; un Usurpatore può essere ancora Campione.

## Rinforzi

rule-S3-5_1-a = Nei Turni di Gioco da 2 a 5 ogni giocatore riceve Rinforzi e riprende i propri pezzi dalla casella Dispersi.
rule-S3-5_1-b = I Rinforzi si piazzano secondo l'Ordine di Turno.
rule-S3-5_2-a = Ogni giocatore riceve 2 UC di Mercenari.
rule-S3-5_2-b = La Fazione che controlla la Macedonia riceve 1 UC Leale.
rule-S3-5_2-c = La Fazione con più Legittimità, senza contare la Popolarità, riceve 1 UC Leale.
rule-S3-5_2-d = Una parità per il Rinforzo della Legittimità si risolve con la lista dell'Anzianità.
rule-S3-5_2-e = La Fazione che da sola ha più PV di tutte riceve altre 2 UC di Mercenari.
rule-S3-5_2-f = Se più giocatori sono alla pari per il maggior numero di PV, ognuno di loro riceve invece 1 altra UC di Mercenari.
rule-S3-5_3-a = Rinforzi e pezzi che ritornano si possono piazzare in uno spazio con un tuo segnalino di controllo e senza Eserciti, UC o Generali nemici (caso A).
rule-S3-5_3-b = Rinforzi e pezzi che ritornano si possono piazzare anche in ogni spazio con un tuo Generale, Maggiore o Minore (caso B).
rule-S3-5_3-c = In uno spazio si possono mettere al massimo 2 UC, a meno che vi sia una Città Maggiore che controlli o un tuo Generale Maggiore: lì quante si vuole.
rule-S3-5_3-d = Nel caso A si può mettere un Generale Minore con UC senza Generale.
rule-S3-5_3-e = Un Generale Minore non si può mettere per rendere adatto uno spazio non tuo (caso B), tranne che per la 5.4.
rule-S3-5_3-f = I Rinforzi non si possono mettere nello spazio di una tua Città Maggiore assediata.
rule-S3-5_3-g = I Rinforzi possono unirsi a un tuo Esercito che conduce un Assedio.
rule-S3-5_4-a = Se per mancanza di spazi restano Rinforzi da piazzare, possono andare in uno spazio non controllato o Indipendente di una Provincia qualsiasi non controllata da un altro giocatore.
rule-S3-5_4-b = Nel piazzamento della 5.4 vanno al massimo 2 UC in ogni Provincia.
rule-S3-5_4-c = Nel piazzamento della 5.4 si può mettere con le UC, se occorre, un Generale Minore.

## Il Segmento Resa

rule-S3-6-a = Il Segmento Resa ha tre passi nell'ordine: resa delle Città Minori, mettere segnalini di controllo, tentativi gratuiti di Assedio o Sottomissione.
rule-S3-6-b = Passo 1: in ogni spazio di Città Minore vuoto o di un giocatore nemico in cui hai almeno 1 UC, il segnalino nemico è tolto e vi si mette il tuo.
rule-S3-6-c = Passo 1: puoi invece lasciare il segnalino nemico, oppure toglierlo e lasciare lo spazio non controllato.
rule-S3-6-d = Le Città Minori Indipendenti non si arrendono mai senza combattere.
rule-S3-6-e = Passo 2: puoi mettere un tuo segnalino di controllo in ogni Città Minore, Città Maggiore o Roccaforte non controllata in cui hai almeno 1 UC.
rule-S3-6-f = Passo 3: in ogni Città Maggiore o spazio Indipendente in cui hai un Esercito di almeno 3 UC puoi fare un tentativo di Assedio o Sottomissione senza spendere PM.
rule-S3-6-g = Passo 3: dopo un successo puoi sostituire subito il segnalino tolto con il tuo.

## Carte Tyche

rule-S3-7_1-a = In ogni tuo Segmento Tyche devi giocare una carta non Sorpresa; in più puoi giocare quante carte Sorpresa vuoi.
rule-S3-7_1-b = Le carte Tyche sono di quattro tipi: Evento, Bonus, Generale, Sorpresa.
rule-S3-7_1-c = L'evento di una carta si può usare solo se non se ne usano i PO, tranne che per le carte Bonus.
rule-S3-7_1-d = I PO di una carta servono a una sola di queste cose: una Marcia Forzata, mettere segnalini di controllo, addestrare truppe.
rule-S3-7_1-e = Lo stesso Esercito può muovere con una carta nel Segmento Tyche e di nuovo nel Segmento Attivazione.
rule-S3-7_2-a = Una carta Bonus si può usare per i PO e per l'evento; all'evento si può rinunciare.
rule-S3-7_2-b = L'evento di una carta Bonus viene sempre dopo l'uso dei suoi PO.
rule-S3-7_2-c = Di una carta Bonus da giocare per forza si deve eseguire l'evento, al più tardi nell'ultimo Round.
rule-S3-7_3-a = Le carte Sorpresa si possono giocare in ogni momento della Fase Strategia, anche nel turno di un altro giocatore.
rule-S3-7_3-b = Le carte Sorpresa si risolvono nell'ordine in cui si giocano; se c'è contrasto, secondo l'Ordine di Turno.
rule-S3-7_3-c = Una carta Sorpresa si può giocare o scartare in ogni momento, anche senza nessun effetto su chi muove.
rule-S3-7_3-d = Subito dopo aver giocato o scartato una carta Sorpresa, il suo giocatore ne pesca un'altra dal mazzo, tranne che per la carta 58 (Ahura Mazda e Ahriman).
rule-S3-7_3-e = Una carta Sorpresa giocata o scartata nel tuo Segmento Tyche non conta come la carta richiesta.
rule-S3-7_3-f = Una mano ha sempre tante carte quanti sono i Segmenti Tyche che il suo giocatore deve ancora giocare nel Turno di Gioco; dopo l'ultimo è vuota e quel giocatore non può più giocare carte Sorpresa.
rule-S3-7_4-a = Marcia Forzata: una carta Tyche attiva un Esercito amico.
rule-S3-7_4-b = L'Esercito di una Marcia Forzata ha tanti PM quanti sono i PO della carta.
rule-S3-7_4-c = Una Marcia Forzata permette tutto ciò che un Segmento Attivazione permette a quell'Esercito (Movimento Navale, Assedi, prendere con sé e lasciare pezzi).
rule-S3-7_5-a = Mettere segnalini di controllo: fino ai PO della carta, per ogni PO un tuo segnalino va in uno spazio non controllato.
rule-S3-7_5-b = Un segnalino di controllo messo con i PO deve essere entro 2 PM da un tuo segnalino che era sulla mappa all'inizio del Segmento Tyche.
rule-S3-7_5-c = I 2 PM per mettere segnalini di controllo si possono contare lungo tragitti Marittimi, ma non Transmediterranei.
rule-S3-7_5-d = I 2 PM per mettere segnalini di controllo non si possono contare attraverso uno spazio, nemmeno per mare, con UC nemiche, un Esercito Indipendente o un segnalino di controllo nemico.
rule-S3-7_5-e = I segnalini di controllo non vanno mai sui Punti di Transito.
rule-S3-7_5-f = I segnalini di controllo non vanno mai in uno spazio con un Esercito nemico o UC nemiche.
rule-S3-7_6-a = L'addestramento costa 3 PO per una UC di Mercenari e 7 PO per una UC di Falange (una pedina di Macedoni Leali).
rule-S3-7_6-b = Il costo dell'addestramento si può pagare con una carta o con più carte in più Segmenti Tyche.
rule-S3-7_6-c = A che punto è l'addestramento lo mostra la UC, con sopra un tuo segnalino di controllo, sul tracciato dei punti.
rule-S3-7_6-d = Raggiunto il costo del suo addestramento, una UC arriva subito, piazzata come Rinforzo.
rule-S3-7_6-e = Un giocatore può avere in addestramento una sola UC; la successiva può cominciare solo quando quella è completa.
rule-S3-7_6-f = I PO che avanzano quando una UC è completa si possono usare subito per una nuova UC.
rule-S3-7_7-a = Una carta Tyche si può scartare invece di giocarla, per uno di due scopi: potenziare una Flotta o (opzione 23.5) far entrare un Generale Maggiore dopo averne perso uno.
rule-S3-7_7-b = Si scarta a carte scoperte, visibili a tutti.
rule-S3-7_7-c = Una carta da giocare per forza non può mai essere scartata.
rule-S3-7_8-a = Il mazzo contiene due carte Disordini; sono carte Bonus e vanno giocate per forza.
rule-S3-7_8-b = Disordini: due dadi sulla Tabella dei Disordini danno la Provincia; se ne indica due, sceglie chi gioca la carta.
rule-S3-7_8-c = Con un tiro di Disordini di 7 un segnalino di controllo Indipendente va in Armenia e si tira di nuovo; così una carta può mettervi più segnalini, in spazi diversi.
rule-S3-7_8-d = Se ogni spazio della Provincia indicata dai Disordini ha già un segnalino di controllo Indipendente o una UC, il segnalino va in uno spazio adatto qualsiasi di una Provincia adiacente, scelto da chi gioca la carta.
rule-S3-7_8-e = Se non ci sono Province adiacenti (Cipro, Creta), o nessuna con uno spazio adatto, i Disordini non mettono segnalini.
rule-S3-7_8-f = Disordini e I Disordini si Allargano non mettono mai un segnalino su un Punto di Transito.
rule-S3-7_8-g = In uno spazio sta al massimo un segnalino di controllo Indipendente.
rule-S3-7_8-h = I segnalini di controllo Indipendenti messi dai Disordini hanno forza 3 nelle Città Maggiori e nelle Roccaforti, 1 altrove.

## Generali

rule-S3-8_1-a = I Generali sono Maggiori o Minori; solo un Generale Maggiore può morire, con una Prova di perdita.
rule-S3-8_1-b = Un giocatore che ha perso tutti i Generali Maggiori continua con i Minori.
rule-S3-8_1-c = Ogni giocatore ha esattamente quattro Generali Minori, mai di più, per muovere e comandare le UC che non sono con un Generale Maggiore.
rule-S3-8_1-d = In ogni momento del tuo Turno Giocatore puoi mettere, togliere o spostare i tuoi Generali Minori senza limiti, anche quando tutti e quattro sono sulla mappa.
rule-S3-8_1-e = Nel turno di un altro giocatore puoi mettere un Generale Minore che è fuori dalla mappa per guidare una parte di un Esercito distaccata per intercettare.
rule-S3-8_1-f = Nel turno di un altro giocatore puoi mettere un Generale Minore che è fuori dalla mappa quando un tuo Generale Maggiore muore in battaglia e non c'è un Subordinato che prenda il comando.
rule-S3-8_1-g = Nel turno di un altro giocatore i Generali Minori non si possono spostare; sono disponibili solo quelli fuori dalla mappa.
rule-S3-8_1-h = I Generali Minori non possono essere eliminati e ignorano le Prove di perdita.
rule-S3-8_1-i = Un Generale Minore senza UC, o in uno spazio con un tuo Generale Maggiore, lascia subito la mappa.
rule-S3-8_1-j = Ogni Generale Minore ha Iniziativa 4 e Livello di Battaglia 2.
rule-S3-8_2-a = Un Esercito è un numero qualsiasi di UC con un Generale.
rule-S3-8_2-b = UC senza Generale non sono un Esercito e non possono muovere, intercettare né evadere.
rule-S3-8_2-c = UC senza Generale combattono senza Livello di Battaglia.
rule-S3-8_3-a = In uno spazio può esserci un numero qualsiasi di Generali, ma uno solo vi comanda.
rule-S3-8_3-b = Quando un Generale Maggiore finisce il movimento con un altro dei tuoi, indichi il Generale in Comando e il Subordinato, nei limiti del Grado.
rule-S3-8_3-c = Il Generale in Comando resta sulla mappa; i Subordinati si tengono sulla sua carta.
rule-S3-8_4-a = I Subordinati muovono con il loro Esercito senza costo.
rule-S3-8_4-b = Un Subordinato non ha effetti sul suo Generale in Comando.
rule-S3-8_4-c = Un Subordinato può lasciare il suo Generale in Comando in ogni momento e cominciare un movimento proprio dallo spazio in cui si trovano.
rule-S3-8_4-d = Il Grado è il numero di stelle sulla pedina di un Generale Maggiore; più stelle, Grado più alto.
rule-S3-8_4-e = Il Generale di Grado più alto in uno spazio deve comandare.
rule-S3-8_4-f = Fra Generali di pari Grado il proprietario sceglie chi comanda e può cambiarlo in ogni Round.
rule-S3-8_4-g = Generali di pari Grado si possono scambiare solo nel Turno Giocatore del proprietario, prima che l'Esercito muova.
rule-S3-8_4-h = Generali Maggiori Subordinati si possono lasciare indietro in ogni momento del movimento dell'Esercito, con o senza UC.
rule-S3-8_5-a = Le carte Generale di Seleucus ed Eumenes non sono distribuite ma mescolate nel mazzo Tyche.
rule-S3-8_5-b = Chi gioca una carta Generale riceve il Generale con le sue UC, piazzati come Rinforzi o in uno spazio qualsiasi della sua area di partenza facoltativa senza UC nemiche, Generali Maggiori nemici o Eserciti Indipendenti.
rule-S3-8_5-c = Lo spazio scelto per il Generale di una carta Generale può avere un segnalino di controllo nemico, che vi resta.
rule-S3-8_5-d = Le UC che entrano con un Generale Maggiore per una carta Generale arrivano insieme a lui.
rule-S3-8_5-e = Una carta Generale giocata resta davanti al suo giocatore e non torna mai nel mazzo.

## Movimento

rule-S3-9_1-a = Le UC muovono solo con un Generale, che può portare con sé un numero qualsiasi di UC e Subordinati.
rule-S3-9_1-b = UC e Subordinati mossi da un Generale non possono muovere di nuovo con un altro nello stesso Segmento.
rule-S3-9_1-c = Ogni Esercito completa il suo movimento e le sue battaglie prima che cominci un altro.
rule-S3-9_1-d = Il numero di UC con un Generale o sulla mappa è pubblico.
rule-S3-9_1-e = Non c'è limite alle UC e ai Generali Maggiori in uno spazio.
rule-S3-9_1-f = Nel tuo Segmento Vettovagliamento togli esattamente 1 UC, a tua scelta, da ogni spazio in cui superi il Limite di Vettovagliamento.
rule-S3-9_1-g = Limite di Vettovagliamento: 3 UC su un Punto di Transito, 8 UC in ogni altro spazio, Città Maggiori comprese.
rule-S3-9_1-h = In un Assedio per il tuo Vettovagliamento contano solo le tue UC.
rule-S3-9_1-i = Di chi sono le UC si mostra in uno di tre modi: sotto un Generale Maggiore o sulla sua carta; in uno spazio con un tuo segnalino di controllo; sotto un tuo Generale Minore.
rule-S3-9_1-j = Le UC di cui in un momento qualsiasi non si può mostrare il proprietario vanno subito nella casella Dispersi.
rule-S3-9_2-a = I Punti Movimento di un Generale sono quanti PM può spendere nel suo movimento.
rule-S3-9_2-b = Nel Segmento Attivazione possono muovere tutti i tuoi Generali; si tira un dado una volta sola, e vale per tutti.
rule-S3-9_2-c = Dado sopra l'Iniziativa del Generale: 4 PM; pari: 3 PM; sotto: 2 PM (come nella Tabella del Movimento per Iniziativa 2, 3 e 4).
rule-S3-9_3-a = Costo per entrare in uno spazio secondo il tragitto: Terrestre 1 PM, Montano o Stretto 2, Marittimo 1, Transmediterraneo 2; gli ultimi due solo nel Movimento Navale.
rule-S3-9_3-b = I segnalini di controllo nemici non fermano né rallentano il movimento.
rule-S3-9_3-c = Attraversare uno Stretto è movimento per terra, non Movimento Navale.
rule-S3-9_4-a = Un Esercito o Generale che muove può prendere con sé e lasciare per via un numero qualsiasi di UC e Generali senza spendere PM.
rule-S3-9_4-b = UC lasciate in uno spazio con un tuo segnalino di controllo non hanno bisogno di un Generale; altrove deve restare un Generale che ne mostri il proprietario.
rule-S3-9_4-c = UC e Generali lasciati indietro non possono muovere di nuovo in quella fase.
rule-S3-9_5-a = Un Esercito che entra in uno spazio con UC nemiche deve finire il movimento e combatterle.
rule-S3-9_5-b = Un Esercito che entra in uno spazio con UC nemiche non deve fermarsi se le annienta, se sono tutte dentro una Città Maggiore o se è consentito il Libero Passaggio.
rule-S3-9_5-c = Entrando in uno spazio con UC nemiche: (1) si dichiara chi è dentro e chi fuori, (2) Intercettazioni ed Evasioni, (3) Annientamento, (4) battaglia.
rule-S3-9_5-d = Ingresso, passo 1: il proprietario di una Città Maggiore occupata dice quali sue UC e quali suoi Generali sono dentro e quali fuori.
rule-S3-9_5-e = Ingresso, passo 2: l'avversario dichiara e risolve tutte le Intercettazioni, poi tutte le Evasioni.
rule-S3-9_6-a = Un Esercito che entra con almeno 5 UC per ogni UC nemica presente le annienta: sono trattate come un Esercito sconfitto.
rule-S3-9_6-b = Per un Annientamento contano solo le UC; Forza di Combattimento, Legittimità e Truppe Locali non contano.
rule-S3-9_6-c = Dopo un Annientamento, l'Esercito può proseguire senza costo ulteriore.
rule-S3-9_6-d = Annienta solo un Esercito che muove: non lo possono gli Eserciti che intercettano, né un difensore può annientare l'attaccante.
rule-S3-9_6-e = Le UC dentro una Città Maggiore non possono essere annientate.
rule-S3-9_6-f = Una forza che sta per essere annientata può prima essere rafforzata da un'Intercettazione riuscita o evadere.
rule-S3-9_6-g = L'Annientamento non è una battaglia per le carte limitate alle battaglie.
rule-S3-9_6-h = Un Esercito può annientare quante volte si vuole in un movimento.
rule-S3-9_7-a = I pezzi dentro una Città Maggiore non possono essere attaccati né annientati.
rule-S3-9_7-b = Dentro una Città Maggiore possono stare al massimo 2 UC e un numero qualsiasi di Generali.
rule-S3-9_7-c = I pezzi dentro una Città Maggiore si tengono sotto il suo segnalino di controllo; quindi solo chi la possiede può avere pezzi dentro.
rule-S3-9_7-d = UC fuori da una Città Maggiore fermano il movimento nemico, se non sono annientate; quelle dentro no.
rule-S3-9_7-e = Nel tuo Turno Giocatore i tuoi pezzi possono passare fra dentro e fuori con il movimento normale, senza spendere PM.
rule-S3-9_7-f = Quando un Esercito nemico entra nello spazio di una tua Città Maggiore non assediata, puoi dichiarare dentro o fuori le tue UC che vi sono, ogni volta di nuovo.
rule-S3-9_8-a = Nel Segmento Tyche o di Attivazione un Esercito di almeno 3 UC, guidate dal Generale attivato, può spendere 2 PM per togliere il segnalino di controllo di un giocatore nemico dalla Città Minore che occupa.
rule-S3-9_8-b = I segnalini di controllo Indipendenti non si possono togliere così, spendendo 2 PM.
rule-S3-9_8-c = Nel Segmento Tyche o di Attivazione un Esercito attivato di almeno 3 UC, guidate dal Generale attivato, può spendere 2 PM per un Assedio di una Città Maggiore nemica o un tentativo di Sottomissione contro un segnalino di controllo Indipendente.
rule-S3-9_9-a = Un Generale Maggiore che muove senza UC non può mai entrare in uno spazio con UC nemiche.
rule-S3-9_9-b = Un Generale Maggiore che muove senza UC può passare per uno spazio con un Generale Maggiore nemico e senza UC nemiche, ma non può fermarvisi; se non può proseguire, non vi entra.
rule-S3-9_9-c = Quando un Esercito nemico entra, muovendo o intercettando, nello spazio di un Generale che non ha UC e non è dentro una propria Città Maggiore, il suo proprietario fa una Prova di perdita, anche se chi ha mosso torna indietro: con 5 o 6 muore, da 1 a 4 è Disperso.
rule-S3-9_10-a = Se un Generale che muove prende con sé un Generale Maggiore di Grado più alto, questi comanda subito e per il resto del movimento del primo.
rule-S3-9_10-b = Se un Generale che muove ne prende con sé uno di pari Grado, il proprietario sceglie chi comanda.
rule-S3-9_10-c = Dopo un cambio di comando l'Esercito ha i Punti Movimento del nuovo Generale in Comando, contando i PM già spesi; se sono esauriti si ferma.
rule-S3-9_11-a = Puoi passare per uno spazio con unità di un altro giocatore senza combattere se questi concede Libero Passaggio, chiesto e concesso in un momento qualsiasi prima di entrare o entrando, e lo rispetta.
rule-S3-9_11-b = Un giocatore che ha concesso Libero Passaggio è libero di non rispettarlo.
rule-S3-9_11-c = Entrando, chi muove deve chiedere se il Libero Passaggio concesso è rispettato; se lo è, il movimento può proseguire.
rule-S3-9_11-d = Se il Libero Passaggio non è rispettato, un Esercito che muove deve fermarsi e combattere o annientare quelle forze.
rule-S3-9_11-e = Se il Libero Passaggio non è rispettato, un Generale Maggiore che muove senza UC è Disperso.
rule-S3-9_11-f = Se un Esercito deve finire il movimento, o finisce un Segmento Tyche, con UC di due giocatori in uno spazio e nessuno dei due può ritirarsi in una Città Maggiore, si combatte una battaglia, lo vogliano o no i giocatori.
rule-S3-9_11-g = In una battaglia imposta dal finire un movimento in Libero Passaggio è l'Esercito di chi muove che conta come entrato; si può perdere il titolo di Campione.
rule-S3-9_12-a = Una Roccaforte con un segnalino di controllo Indipendente è uno spazio ostile.
rule-S3-9_12-b = Un Esercito non Indipendente che attraversa per terra uno spazio ostile senza fermarsi subisce Attrito sulla colonna 2 della Tabella dell'Attrito.
rule-S3-9_12-c = Un Esercito che in uno spazio ostile si ferma, fa un tentativo di Sottomissione o resta non vi subisce Attrito.
rule-S3-9_12-d = Una Roccaforte senza segnalino di controllo Indipendente conta come Città Minore.
rule-S3-9_12-e = Gli spazi di città Indipendenti non sono Roccaforti.
rule-S3-9_13-a = Nel Segmento Attivazione un giocatore può rinunciare al tiro per il movimento, e con esso a tutti i movimenti e le azioni del Segmento, per mettere 1 UC di Mercenari secondo le regole dei Rinforzi.
rule-S3-9_13-b = La scelta di mettere una UC di Mercenari invece di muovere va fatta prima del tiro per il movimento.
rule-S3-9_14-a = Muovere Eserciti o Generali lungo tragitti Marittimi (o Transmediterranei) è Movimento Navale.
rule-S3-9_14-b = Un Movimento Navale può essere contrastato da Flotte o annullato da Tempeste Marine (carta 55).
rule-S3-9_14-c = Ogni giocatore, anche senza Flotte, può fare un Movimento Navale per Segmento Tyche (se usa una carta per muovere) e uno per Segmento Attivazione.
rule-S3-9_14-d = Un Movimento Navale porta al massimo 8 UC, con un numero qualsiasi di Generali e membri della Famiglia Reale.
rule-S3-9_14-e = In mare Generali e UC si possono prendere con sé e lasciare come per terra.
rule-S3-9_14-f = Un Esercito in Movimento Navale non deve fermarsi in uno spazio con UC nemiche.
rule-S3-9_14-g = Non si possono lasciare UC in uno spazio occupato dal nemico per cui si passa per mare.
rule-S3-9_14-h = Nello stesso Round un Esercito o Generale può muovere per terra prima o dopo il suo Movimento Navale, ma non prima e dopo.
rule-S3-9_14-i = Unità in Movimento Navale possono annientare, ma devono finire in quello spazio il Movimento Navale.
rule-S3-9_14-j = Il Porto d'Imbarco è lo spazio in cui una forza prende il mare; una sconfitta navale la rimanda lì.
rule-S3-9_14-k = Il Porto di Sbarco è dove la forza finisce il Movimento Navale: l'ultimo spazio in cui entra, perché nessuna forza può restare in mare.
rule-S3-9_14-l = Una forza in Movimento Navale può essere intercettata per terra solo nel suo Porto di Sbarco.
rule-S3-9_14-m = Come è stampato, una forza in Movimento Navale non può prendere con sé UC o Generali in un porto senza sbarcare.

## Intercettazione

rule-S3-10_1-a = Un'Intercettazione permette a un Esercito di interrompere una forza nemica che è entrata in uno spazio adiacente ad esso.
rule-S3-10_1-b = Un'Intercettazione costringe l'Esercito che muove a combattere o a tornare indietro di uno spazio.
rule-S3-10_2-a = Possono intercettare solo Eserciti.
rule-S3-10_2-b = Per un'Intercettazione il giocatore indica i Generali e le UC che fanno il tentativo, poi tira un dado.
rule-S3-10_2-c = L'Intercettazione riesce con un tiro sopra l'Iniziativa del Generale che la comanda.
rule-S3-10_2-d = Dopo un'Intercettazione riuscita la forza indicata deve entrare nello spazio bersaglio.
rule-S3-10_2-e = Tiro d'Intercettazione −1 verso un Punto di Transito.
rule-S3-10_3-a = Si può intercettare solo un movimento, non un'Intercettazione, un'Evasione o un ritorno forzato al Porto d'Imbarco.
rule-S3-10_3-b = Un Esercito dentro una Città Maggiore, assediata o no, non può intercettare.
rule-S3-10_3-c = Un'Intercettazione richiede un tragitto Terrestre verso lo spazio bersaglio; tragitti Montani, Marittimi e Transmediterranei e Stretti non servono.
rule-S3-10_3-d = Lo spazio bersaglio di un'Intercettazione deve avere un tuo segnalino di controllo, essere neutrale o contenere almeno una tua UC non assediata, che così è rafforzata prima della battaglia.
rule-S3-10_3-e = Nessuna Intercettazione in uno spazio con una UC nemica che non muove e non è assediata.
rule-S3-10_4-a = Se l'Esercito che muove può annientare chi intercetta, questi è sconfitto e quello può proseguire.
rule-S3-10_5-a = Un Esercito intercettato non è mai costretto a combattere, nemmeno dove chi intercetta ha rafforzato UC già presenti; può tornare indietro nell'ultimo spazio che occupava e finire il movimento.
rule-S3-10_5-b = Un Esercito intercettato può tornare indietro per tragitti Montani, Marittimi e Transmediterranei e per Stretti.
rule-S3-10_5-c = Un Esercito che torna indietro da un Movimento Navale va al suo Porto d'Imbarco.
rule-S3-10_5-d = Gli Eserciti Indipendenti non possono mai tornare indietro davanti a un'Intercettazione.
rule-S3-10_6-a = Puoi tentare di intercettare in ogni spazio adatto in cui entra una forza.
rule-S3-10_6-b = In uno spazio sono ammessi più tentativi da più Eserciti adiacenti, tutti dichiarati prima di risolverne uno.
rule-S3-10_6-c = Se più Fazioni possono intercettare in uno spazio, l'Ordine di Turno decide chi dichiara per prima.
rule-S3-10_6-d = In uno spazio può intercettare una sola Fazione: la prima che riesce esclude le altre.
rule-S3-10_7-a = Una parte di un Esercito può essere distaccata per intercettare sotto il suo Generale in Comando, un Subordinato o un Generale Minore.
rule-S3-10_7-b = Un Subordinato che fa un tentativo di Intercettazione usa la propria Iniziativa.
rule-S3-10_7-c = Ogni Esercito può fare un solo tentativo di Intercettazione contro ogni spazio in cui si entra; nessun secondo tentativo dallo stesso spazio.
rule-S3-10_8-a = L'Intercettazione di una forza che entra in uno spazio di Città Maggiore avviene fuori dalla città.
rule-S3-10_8-b = In un'Intercettazione presso una Città Maggiore né chi intercetta né chi muove può usare la protezione della città prima che la battaglia sia finita.

## Evasione

rule-S3-11_1-a = Quando un Esercito nemico entra in uno spazio con un tuo Esercito o Generale, puoi tentare un'Evasione.
rule-S3-11_1-b = L'Evasione riesce con un tiro sopra l'Iniziativa del Generale in Comando; altrimenti egli resta.
rule-S3-11_1-c = Dopo un'Evasione riuscita l'Esercito o Generale può muovere fino a 2 PM.
rule-S3-11_1-d = Tiro di Evasione −1 se il primo spazio in cui si entra è un Punto di Transito.
rule-S3-11_2-a = Un Esercito che non riesce a evadere non ha Truppe Locali.
rule-S3-11_3-a = Ogni spazio in cui si entra con un'Evasione deve essere proprio o neutrale e, in entrambi i casi, senza Eserciti né UC nemiche.
rule-S3-11_3-b = Con un'Evasione si può entrare in uno spazio controllato dal nemico se contiene UC non assediate del giocatore che evade.
rule-S3-11_3-c = Nessuna Evasione per tragitti Montani o Marittimi o per Stretti.
rule-S3-11_3-d = Nessuna Evasione nello spazio da cui è venuto l'Esercito nemico.
rule-S3-11_3-e = Un Esercito che evade di due spazi non può prendere con sé UC o Generali nel primo.
rule-S3-11_3-f = Un Esercito che evade non può dividersi: non lascia nulla indietro e va in un solo luogo.
rule-S3-11_3-g = Gli Eserciti che hanno intercettato in uno spazio non possono evaderne prima della battaglia.
rule-S3-11_3-h = Le Evasioni vengono dopo che tutte le Intercettazioni sono dichiarate e risolte.
rule-S3-11_4-a = Dopo un'Evasione l'Esercito che muove può inseguire o andare altrove, né fermato né rallentato; senza più PM si ferma dov'è.
rule-S3-11_4-b = Se l'Esercito che muove insegue quello che evade, l'avversario può tentare di nuovo di evadere, e così via finché il tiro fallisce o chi insegue non ha più PM.

## Battaglia Terrestre

rule-S3-12-a = C'è una Battaglia Terrestre quando un Esercito che muove entra in uno spazio con UC nemiche che non vogliono, non possono o non riescono a evadere.
rule-S3-12-b = Due Fazioni non possono stare nello stesso spazio, a meno che una sia dentro una Città Maggiore e l'altra fuori.
rule-S3-12-c = Una battaglia mette fine al movimento dell'Esercito che muove.
rule-S3-12_1-a = La Forza in Battaglia è la Forza di Combattimento delle UC dell'Esercito più le Truppe Locali.
rule-S3-12_1-b = La Forza di Combattimento di una UC è stampata sulla sua pedina; quella degli Elefanti varia.
rule-S3-12_2-a = 1 punto di Truppe Locali per una battaglia in uno spazio che controlli.
rule-S3-12_2-b = 2 punti di Truppe Locali per una battaglia in una Provincia che controlli.
rule-S3-12_2-c = I due vantaggi delle Truppe Locali si sommano: 3 punti per entrambi.
rule-S3-12_3-a = Chi porta un Esercito in uno spazio con UC nemiche è l'Attaccante, l'altro il Difensore.
rule-S3-12_3-b = In una battaglia causata da un'Intercettazione chi intercetta è il Difensore.
rule-S3-12_4-a = Quando un tuo Esercito attacca o intercetta una forza che assedia una tua Città Maggiore, le UC dentro possono unirsi alla battaglia.
rule-S3-12_4-b = Le UC che si sono unite da dentro condividono la sorte di un Esercito che perde.
rule-S3-12_4-c = Le UC che restano dentro la città, o che vi entrano prima che la battaglia cominci, sono al sicuro se è perduta.
rule-S3-12_5-a = Ogni giocatore tira due dadi; la Tabella della Battaglia dà un Punteggio di Battaglia secondo il tiro e la Forza in Battaglia.
rule-S3-12_5-b = Vince il Punteggio di Battaglia più alto; l'altro Esercito è sconfitto.
rule-S3-12_5-c = Punteggi di Battaglia pari sono un pareggio.
rule-S3-12_6-a = Ogni dado più basso del Livello di Battaglia del Generale in Comando, e di nessun altro Generale, è portato a quel valore.
rule-S3-12_7-a = Un Esercito sconfitto perde tutte le sue UC di Mercenari e di Elefanti.
rule-S3-12_7-b = Le UC Macedoni di un Esercito sconfitto (Leali, Esercito Reale, Scudi d'Argento) subiscono Attrito; le superstiti sono Disperse.
rule-S3-12_7-c = I Generali Maggiori di un Esercito sconfitto sono Dispersi.
rule-S3-12_7-d = I membri della Famiglia Reale con un Esercito sconfitto sono catturati o diventano inattivi.
rule-S3-12_7-e = Chi vince una battaglia perde 1 UC a sua scelta.
rule-S3-12_7-f = Chi vince una battaglia non perde UC se il suo Punteggio di Battaglia è almeno il doppio di quello di chi perde.
rule-S3-12_8-a = Attrito: si tira un dado nella colonna della Tabella dell'Attrito per il numero di UC; il risultato è quante sono eliminate.
rule-S3-12_8-b = L'Attrito si tira per una sconfitta in battaglia, una sconfitta in mare, la carta Epidemia (4) e l'attraversamento di uno spazio ostile.
rule-S3-12_8-c = Il proprietario sceglie le UC eliminate dall'Attrito, ma un risultato con una e richiede una UC di Elefanti.
rule-S3-12_8-d = L'Attrito non tocca mai i Generali, nemmeno se elimina la loro ultima UC.
rule-S3-12_9-a = In un pareggio ogni parte perde 1 UC partecipante a sua scelta.
rule-S3-12_9-b = In un pareggio l'Attaccante deve tornare indietro di uno spazio e finisce il movimento.
rule-S3-12_9-c = Alla ritirata dell'Attaccante dopo un pareggio si applicano tutte le regole del tornare indietro.
rule-S3-12_9-d = Anche un Esercito Indipendente che era l'Attaccante torna indietro dopo un pareggio, se occorre nella sua casella di raccolta.
rule-S3-12_10-a = Se il tuo tiro modificato in una Battaglia Terrestre è esattamente 9, il tuo Generale in Comando affronta una Prova di perdita.
rule-S3-12_10-b = La Prova di perdita viene prima di ogni dispersione.
rule-S3-12_10-c = In una Prova di perdita dopo una battaglia il Generale muore, ed è tolto dal gioco, con un 6 se la sua parte ha vinto o pareggiato, con un 5 o 6 se ha perso.
rule-S3-12_10-d = Il Livello di Battaglia del Generale in Comando va applicato anche se porta a 9 il tiro di battaglia.
rule-S3-12_10-e = Se un Generale in Comando muore e con l'Esercito non c'è un altro Generale Maggiore, si può mettere subito al comando un Generale Minore che è fuori dalla mappa.
rule-S3-12_10-f = Se non è disponibile un Generale Minore che sostituisca un Generale in Comando morto, l'Esercito resta senza Generale.

## Flotte e Battaglia Navale

rule-S3-13_1-a = Le Flotte proteggono e contrastano i Movimenti Navali, aiutano negli Assedi di Città Maggiori con porto e contano per i PV della Flotta più grande.
rule-S3-13_2-a = Le Flotte sono segnalini tenuti fuori dalla mappa, non UC; mostrano la forza navale di un giocatore.
rule-S3-13_2-b = Una Flotta appartiene a chi controlla la sua Provincia (per la Flotta di Atene, la città di Atene), dall'istante in cui ne prende il controllo.
rule-S3-13_2-c = I Pirati di Cilicia entrano in gioco solo con una carta, non con il controllo della Cilicia.
rule-S3-13_2-d = La Flotta dell'Asia Minore appartiene a chi controlla la Caria.
rule-S3-13_3-a = Una Flotta che controlli e che non è Dispersa si può voltare sul lato potenziato scartando nel tuo Segmento Tyche una carta di valore 4.
rule-S3-13_3-b = Una Flotta torna sul lato normale quando è sconfitta in una Battaglia Navale o cambia proprietario.
rule-S3-13_4-a = C'è una Battaglia Navale quando altri giocatori usano Flotte per fermare un Movimento Navale; può avvenire in ogni punto del percorso per mare.
rule-S3-13_4-b = Chi, senza muovere, dichiara un'Intercettazione navale contro un Campione che non è l'Usurpatore perde il titolo di Campione, a meno che una carta Sorpresa annulli l'Intercettazione.
rule-S3-13_4-c = Chi muove annuncia il Movimento Navale e tutto il suo percorso; poi gli altri decidono se intercettare.
rule-S3-13_4-d = Un giocatore può intercettare solo con un segnalino di controllo entro due spazi, per tragitti Marittimi, da almeno uno spazio del percorso.
rule-S3-13_4-e = Nessuna Intercettazione navale nel Porto d'Imbarco o lungo un tragitto Transmediterraneo.
rule-S3-13_4-f = Un'Intercettazione navale non richiede un tiro: se un giocatore la vuole, ha luogo una Battaglia Navale.
rule-S3-13_4-g = All'inizio del Movimento Navale chi muove indica le Flotte di scorta, alcune, tutte o nessuna, ovunque siano i suoi segnalini di controllo.
rule-S3-13_4-h = Un giocatore deve avere una Flotta per intercettare un Movimento Navale e può impegnarne un numero qualsiasi.
rule-S3-13_4-i = Più giocatori che intercettano combattono Battaglie Navali separate, una dopo l'altra.
rule-S3-13_5-a = Battaglia Navale: ogni parte tira due dadi; la Tabella della Battaglia dà il suo Punteggio di Battaglia secondo il tiro e la Forza della Flotta impegnata.
rule-S3-13_5-b = Chi muove senza Flotte di scorta in una Battaglia Navale ha punteggio 0 senza tirare.
rule-S3-13_5-c = In una Battaglia Navale vince il Punteggio di Battaglia più alto; le Flotte dell'altra parte sono sconfitte.
rule-S3-13_5-d = In una Battaglia Navale con punteggi pari non si perde nulla e chi muove prosegue.
rule-S3-13_6-a = Le Flotte che chi perde ha impegnato in una Battaglia Navale sono Disperse sul lato normale.
rule-S3-13_6-b = Una Flotta Dispersa che cambia proprietario resta Dispersa.
rule-S3-13_6-c = Le UC portate da chi muove e perde una Battaglia Navale subiscono Attrito.
rule-S3-13_6-d = Dopo una Battaglia Navale perduta le UC superstiti di chi muove, con i loro Generali e membri della Famiglia Reale, tornano al Porto d'Imbarco e finiscono il movimento.

## UC speciali

rule-S3-14_1-a = Gli Elefanti sono trattati come le altre UC, Movimento Navale compreso, salvo che la loro Forza di Combattimento varia.
rule-S3-14_1-b = Ogni UC di Elefanti in battaglia tira un proprio dado; la sua Forza di Combattimento è il tiro meno 2, mai sotto 0.
rule-S3-14_2-a = Gli Scudi d'Argento sono una sola pedina di due UC Macedoni.
rule-S3-14_2-b = Ogni UC degli Scudi d'Argento ha Forza di Combattimento 3.
rule-S3-14_2-c = Le due UC degli Scudi d'Argento non si possono mai dividere.
rule-S3-14_2-d = Il primo giocatore che gioca la carta Scudi d'Argento come evento li riceve a piena forza.
rule-S3-14_2-e = Quando gli Scudi d'Argento sono in gioco, la loro carta è una carta Sorpresa che li toglie al proprietario.
rule-S3-14_2-f = La carta Ammutinamento (54) non tocca gli Scudi d'Argento.
rule-S3-14_2-g = Ogni volta che gli Scudi d'Argento cambiano parte in una battaglia perdono 1 UC prima che si calcoli la Forza in Battaglia; così il secondo cambio li toglie.
rule-S3-14_2-h = Una UC degli Scudi d'Argento perduta non torna mai più.
rule-S3-14_2-i = Gli Scudi d'Argento lasciano il gioco quando sono perdute entrambe le UC.
rule-S3-14_3-a = All'inizio ci sono otto UC dell'Esercito Reale, 4 con Perdiccas, 2 con Antipater, 2 con Craterus; non ce ne possono mai essere di più.
rule-S3-14_3-b = Tutte le altre UC Macedoni, Rinforzi compresi, sono Leali.
rule-S3-14_3-c = Le UC dell'Esercito Reale non si possono usare in una battaglia contro una parte con più Legittimità, comprese Popolarità e Dono dell'Oratoria (57).
rule-S3-14_3-d = Le UC dell'Esercito Reale che non si possono usare restano in disparte e non aggiungono nulla alla Forza in Battaglia.
rule-S3-14_3-e = Le UC dell'Esercito Reale in disparte si uniscono all'Esercito del vincitore se il loro perde.
rule-S3-14_3-f = Le UC dell'Esercito Reale di una parte con Legittimità pari o maggiore combattono e restano con il loro Esercito anche se è sconfitto.
rule-S3-14_3-g = Se è attaccato un Esercito di sole UC dell'Esercito Reale che non si possono usare, non ci sono né battaglia né Truppe Locali: le UC dell'Esercito Reale si uniscono all'altra parte e i Generali del loro Esercito sono Dispersi.
rule-S3-14_3-h = Per un Annientamento la Legittimità non conta; le UC dell'Esercito Reale contano come le altre.
rule-S3-14_3-i = Se l'assediante ha più Legittimità, le UC dell'Esercito Reale dentro la città si uniscono a lui quando si ottiene il primo Punto Assedio.
rule-S3-14_3-j = Puoi congedare UC dell'Esercito Reale nel tuo Turno Giocatore, prima che siano mosse; lasciano il gioco.
rule-S3-14_3-k = A pari Legittimità le due parti tengono e usano le loro UC dell'Esercito Reale.
rule-S3-14_3-l = Le UC dell'Esercito Reale in disparte restano con il loro Esercito se vince.

## Assedi e Sottomissione

rule-S3-15-a = Gli Assedi si fanno contro Città Maggiori, la Sottomissione contro segnalini di controllo Indipendenti su Città Minori e Roccaforti.
rule-S3-15_1_1-a = Una Città Maggiore controllata dal nemico si può conquistare solo con un Assedio.
rule-S3-15_1_1-b = Un tentativo di Assedio richiede un Esercito di almeno 3 UC e, fuori dal Segmento Resa, 2 PM.
rule-S3-15_1_1-c = Un tentativo di Assedio è un tiro di dado sulla Tabella dell'Assedio.
rule-S3-15_1_1-d = I Punti Assedio si segnano e si sommano; l'Assedio riesce quando si raggiunge il numero necessario.
rule-S3-15_1_1-e = La Città Maggiore di un giocatore richiede 3 Punti Assedio con dentro 2 UC, 2 con 1 UC, 1 senza, qualunque sia il tipo delle UC.
rule-S3-15_1_1-f = Una Città Maggiore senza segnalino di controllo non richiede un Assedio e si può occupare liberamente.
rule-S3-15_1_1-g = Una Città Maggiore Indipendente richiede sempre 3 Punti Assedio.
rule-S3-15_1_2-a = Il numero a sinistra della barra nella Tabella dell'Assedio sono i Punti Assedio ottenuti.
rule-S3-15_1_2-b = Il numero a destra della barra nella Tabella dell'Assedio sono le UC perdute dall'assediante, che le sceglie.
rule-S3-15_1_3-a = Un Assedio riuscito toglie il segnalino di controllo nemico.
rule-S3-15_1_3-b = Se un Assedio riesce nel tuo Segmento Resa, puoi mettere subito il tuo segnalino di controllo.
rule-S3-15_1_3-c = Se un Assedio riesce in un Segmento Tyche o di Attivazione, con ciò non si mette nessun segnalino di controllo.
rule-S3-15_1_3-d = UC, Generali e membri della Famiglia Reale dentro una città presa con un Assedio sono trattati come un Esercito sconfitto.
rule-S3-15_1_3-e = Le mura di una città presa in un Segmento Tyche o Attivazione non proteggono nessuno finché non vi si mette un segnalino di controllo nel tuo successivo Segmento Resa.
rule-S3-15_1_4-a = Un Assedio è tolto, e con esso i suoi Punti Assedio, nel momento in cui tutte le UC assedianti se ne vanno o sono eliminate.
rule-S3-15_2-a = Il tiro d'Assedio è modificato dal modificatore della città stampato sulla mappa.
rule-S3-15_2-b = Tiro d'Assedio −1 contro una Città Maggiore con porto se non hai punti Flotta o se tutte le tue Flotte sono Disperse.
rule-S3-15_2-c = Tiro d'Assedio +1 con l'Elepoli (carta 14).
rule-S3-15_2-d = Tiro d'Assedio +3 con Traditore nella Città (carta 49).
rule-S3-15_3-a = Un Esercito di 1 o 2 UC dentro una Città Maggiore interna assediata non può lasciare lo spazio.
rule-S3-15_3-b = Un Esercito di 1 o 2 UC dentro una qualsiasi Città Maggiore assediata può uscire e dare battaglia.
rule-S3-15_3-c = Da una Città Maggiore con porto assediata un Esercito di 1 o 2 UC, o un Generale da solo, può anche partire con un Movimento Navale, esposto a Intercettazione navale.
rule-S3-15_3-d = Un Esercito di 1 o 2 UC, o un Generale da solo, può entrare in una Città Maggiore con porto assediata con un Movimento Navale.
rule-S3-15_4-a = Un segnalino di controllo Indipendente su una Città Minore o Roccaforte si toglie solo con la Sottomissione.
rule-S3-15_4-b = La Sottomissione segue le regole dell'Assedio: un Esercito di almeno 3 UC, la Tabella dell'Assedio.
rule-S3-15_4-c = Una Città Minore Indipendente richiede 1 Punto Assedio.
rule-S3-15_4-d = Una Roccaforte Indipendente richiede 3 Punti Assedio.
rule-S3-15_5-a = In un Segmento Tyche o di Attivazione si possono fare contro uno spazio al massimo due tentativi, entrambi dello stesso Esercito.
rule-S3-15_6-a = L'Esercito di un terzo giocatore che sconfigge l'assediante di una Città Maggiore o Roccaforte non tiene nessuno dei suoi Punti Assedio.

## Eserciti Indipendenti

rule-S3-16_1-a = Gli Eserciti Indipendenti sono ostili a tutti i giocatori e amici fra loro.
rule-S3-16_1-b = Muovono solo gli Eserciti Indipendenti attivi, e solo con una carta Tyche.
rule-S3-16_1-c = I giocatori possono intercettare un Esercito Indipendente che muove ed evadere da uno che li attacca.
rule-S3-16_1-d = L'Esercito di un giocatore che entra nello spazio di un Esercito Indipendente deve combatterlo.
rule-S3-16_1-e = Gli Eserciti Indipendenti non possono evadere né intercettare.
rule-S3-16_2-a = Alcuni Eserciti Indipendenti cominciano nelle loro caselle di raccolta, che sono terre fuori dalla mappa.
rule-S3-16_2-b = Un Esercito Indipendente attivato nella sua casella spende il primo PM per entrare nella mappa.
rule-S3-16_3-a = Un Esercito Indipendente attivato ha 3 PM.
rule-S3-16_3-b = Dove finisce il movimento, tranne che in uno spazio di Città Maggiore, un Esercito Indipendente toglie il segnalino di controllo di un giocatore.
rule-S3-16_3-c = Invece di muovere un Esercito Indipendente attivo, e non in uno spazio di Città Maggiore, chi può muoverlo può mettere un segnalino di controllo Indipendente dove si trova.
rule-S3-16_3-d = Gli Eserciti Indipendenti non possono usare il Movimento Navale.
rule-S3-16_3-e = Gli Eserciti Indipendenti muovono uno alla volta, ma possono stare nello stesso spazio.
rule-S3-16_3-f = L'Esercito Greco può entrare solo in Grecia e in Tessaglia.
rule-S3-16_3-g = I 23.000 Coloni, se mossi, devono finire più a ovest di dove hanno cominciato; possono restare per mettere un segnalino.
rule-S3-16_3-h = I 23.000 Coloni lasciano il gioco quando entrano in Grecia.
rule-S3-16_3-i = Ariarathes deve restare in Cappadocia.
rule-S3-16_3-j = Sciti e Illiri non hanno limiti a dove muovono.
rule-S3-16_3-k = Gli Eserciti Indipendenti possono attraversare gli Stretti.
rule-S3-16_4-a = Gli Eserciti Indipendenti possono entrare negli spazi di Città Maggiore e attraversarli.
rule-S3-16_4-b = Gli Eserciti Indipendenti che finiscono il movimento in uno spazio di Città Maggiore non tolgono segnalini di controllo.
rule-S3-16_4-c = Un Esercito Indipendente fuori da una Città Maggiore la assedia, il che vi impedisce i Rinforzi.
rule-S3-16_4-d = Gli Eserciti Indipendenti non usano mai la Tabella dell'Assedio.
rule-S3-16_5-a = Le battaglie con Eserciti Indipendenti seguono le regole normali, con la Forza di Combattimento e il Livello di Battaglia stampati sulla pedina.
rule-S3-16_5-b = Un Esercito Indipendente ha 1 punto di Truppe Locali in uno spazio con un segnalino di controllo Indipendente.
rule-S3-16_5-c = Per le Truppe Locali di un Esercito Indipendente una Provincia è Indipendente se segnalini di controllo Indipendenti tengono la maggioranza dei suoi spazi, senza Punti di Transito, e la sua Città Maggiore, se ne ha una.
rule-S3-16_5-d = Gli Eserciti Indipendenti in uno spazio difendono insieme con il più alto dei loro Livelli di Battaglia.
rule-S3-16_5-e = Gli Eserciti Indipendenti non attaccano mai insieme.
rule-S3-16_5-f = Un Esercito Indipendente sconfitto che non sia quello degli Sciti o degli Illiri lascia il gioco.
rule-S3-16_5-g = Un Esercito Indipendente vittorioso resta e toglie il segnalino di controllo del giocatore che vi si trova.
rule-S3-16_5-h = Gli Eserciti Indipendenti non perdono mai forza, che vincano o pareggino.
rule-S3-16_5-i = Un Esercito Indipendente che ha dovuto tornare indietro non toglie segnalini di controllo in quel Segmento.
rule-S3-16_5-j = Sciti e Illiri sconfitti tornano nelle loro caselle e possono entrare di nuovo con la loro carta.
rule-S3-16_5-k = Un Esercito Indipendente ha 2 punti di Truppe Locali in una Provincia Indipendente, quindi 3 in tutto con uno spazio di battaglia Indipendente.
rule-S3-16_6-a = Gli Eserciti Indipendenti possono annientare alle condizioni della 9.6.
rule-S3-16_6-b = Per annientare o essere annientato un Esercito Indipendente ha tante UC quanta è la sua Forza di Combattimento.

## Legittimità, Campioni, Popolarità

rule-S3-17_1-a = La Legittimità serve per la vittoria, contro la carta Ammutinamento (54), per l'uso delle UC dell'Esercito Reale e per il Rinforzo della Legittimità.
rule-S3-17_2-a = I sei fra Eredi e Donne danno la Legittimità stampata alla Fazione che li controlla.
rule-S3-17_2-b = Conta un solo Erede controllato; quale, lo sceglie il proprietario.
rule-S3-17_2-c = Contano tutte le Donne controllate.
rule-S3-17_2-d = Chi controlla la Macedonia ha il segnalino Stratego d'Europa, 2 L.
rule-S3-17_2-e = Perdiccas e Leonnatus danno 1 L ciascuno alla loro Fazione.
rule-S3-17_2-f = La carta Condanna costa 3 L alla Fazione del Generale condannato.
rule-S3-17_2-g = La Legittimità non è mai sotto 0.
rule-S3-17_3-a = La Legittimità è della Fazione e giova a tutti i suoi Generali, ovunque sia la sua fonte.
rule-S3-17_3-b = La Legittimità legata a una persona finisce con l'eliminazione di quella persona.
rule-S3-17_4-a = Prima della sepoltura il corpo di Alessandro non dà Legittimità.
rule-S3-17_4-b = Nel Turno di Gioco 1 il corpo non può essere mosso, in nessun modo.
rule-S3-17_4-c = Dal Turno di Gioco 2 il corpo può essere sepolto, senza spendere PM o carte, in ogni Città Maggiore, Babilonia compresa, chiunque la controlli.
rule-S3-17_4-d = La sepoltura a Pella dà alla Fazione che seppellisce 10 L che non si possono mai perdere.
rule-S3-17_4-e = La sepoltura viene dopo le battaglie: l'Esercito con il corpo deve prima vincere ogni battaglia cominciata entrando.
rule-S3-17_4-f = Alla sepoltura il Carro Funebre è voltato e diventa la Tomba, che non può più muoversi.
rule-S3-17_4-g = Puoi seppellire il corpo solo nel tuo Turno Giocatore o nella Fine del Turno.
rule-S3-17_4-h = Sepolto altrove che a Pella, la Tomba di Alessandro dà 2 L a chi controlla quella Città Maggiore, e passa subito con il controllo.
rule-S3-17_4-i = Un corpo non ancora sepolto all'inizio del Turno di Gioco 4 è tolto dal gioco.
rule-S3-17_4-j = Nel Turno di Gioco 1 il corpo non può essere sepolto.
rule-S3-17_5-a = Ogni giocatore è o Campione (3 L) o Successore (0 L), come mostra un segnalino a due facce.
rule-S3-17_5-b = Tutti i giocatori cominciano come Campioni.
rule-S3-17_5-c = Un Campione diventa Successore nel momento in cui attacca un altro giocatore che è Campione e non è l'Usurpatore.
rule-S3-17_5-d = Attaccare Successori e l'Usurpatore non costa il titolo di Campione.
rule-S3-17_5-e = La perdita del titolo di Campione cambia la Legittimità prima che la battaglia cominci e può così toccare le UC dell'Esercito Reale.
rule-S3-17_5-f = Un Successore torna Campione quando i suoi PV arrivano a 0.
rule-S3-17_5-g = Attaccare vuol dire attaccare o annientare UC di un altro giocatore.
rule-S3-17_5-h = È un attacco un tiro sulla Tabella dell'Assedio contro la Città Maggiore di un altro giocatore.
rule-S3-17_5-i = È un attacco dichiarare un'Intercettazione navale.
rule-S3-17_5-j = Un'Intercettazione per terra conta sempre come difesa, a meno che si usi l'opzione 23.2.
rule-S3-17_5-k = Se l'altro giocatore evade, torna indietro o annulla altrimenti l'attacco voluto, il titolo si tiene.
rule-S3-17_5-l = Togliere il segnalino di controllo di un altro giocatore o catturare un membro della Famiglia Reale non è un attacco.
rule-S3-17_5-m = Un Successore può attaccare ogni giocatore senza altra penalità.
rule-S3-17_6-a = La Popolarità (in questa edizione detta Prestigio) modifica soltanto la Legittimità di un Generale in Comando per la carta Ammutinamento (54) e per l'uso delle UC dell'Esercito Reale, e 1 P vale 1 L; non conta mai per la vittoria.
rule-S3-17_6-b = La Popolarità vale solo nello spazio di chi la porta, non per la Fazione.
rule-S3-17_6-c = La Popolarità finisce con l'eliminazione di chi la porta.
rule-S3-17_6-d = Terreno Sacro: nello spazio del corpo o della Tomba, l'Esercito che tiene il corpo o il luogo di sepoltura ha +4 P quando è attaccato, non quando attacca.
rule-S3-17_6-e = Craterus e Ptolemy hanno 2 P ciascuno, Eumenes −2 P.
rule-S3-17_6-f = Il Dono dell'Oratoria (57) dà a un Generale +5 P fino alla fine del Segmento Tyche o di Attivazione in corso.

## La Famiglia Reale

rule-S3-18_1-a = Controlli un membro attivo della Famiglia Reale che è insieme a un tuo segnalino di controllo, Generale, Esercito o UC.
rule-S3-18_1-b = Gli Eredi sono sempre attivi e possono essere catturati e controllati senza limiti.
rule-S3-18_1-c = Olympias, Cleopatra e Thessalonice si possono controllare solo attivandole.
rule-S3-18_2-a = Le tre Donne cominciano inattive.
rule-S3-18_2-b = Una Donna inattiva non dà Legittimità.
rule-S3-18_2-c = Ogni Donna ha una carta Tyche che la attiva.
rule-S3-18_2-d = Una Donna attiva è mossa normalmente da chi la controlla e può essere portata dentro una Città Maggiore.
rule-S3-18_2-e = Una Donna catturata da un altro giocatore diventa subito inattiva.
rule-S3-18_2-f = Una Donna inattiva non può essere mossa, tranne che con Piani per Conto Loro (27).
rule-S3-18_3-a = Cleopatra o Thessalonice si controlla sposandola nella propria Fazione; non occorre indicare un Generale.
rule-S3-18_3-b = Condizione delle nozze: hai giocato la sua carta (31 o 32) in un tuo Segmento Tyche di questo Turno di Gioco.
rule-S3-18_3-c = Condizione delle nozze: nessun altro giocatore la controlla.
rule-S3-18_3-d = Condizione delle nozze: un tuo Esercito è insieme a lei.
rule-S3-18_3-e = Le Donne inattive in uno spazio di Città Maggiore sono sempre fuori dalla città e non vi possono essere rinchiuse.
rule-S3-18_3-f = Un'offerta di nozze, con la carta scoperta davanti a te, vale fino alla fine del Turno di Gioco e poi decade.
rule-S3-18_3-g = La carta delle nozze torna comunque nel mazzo Tyche alla fine del Turno di Gioco.
rule-S3-18_3-h = Una Donna sposata resta tua finché non è catturata o uccisa.
rule-S3-18_3-i = Una Donna sposata e catturata in battaglia diventa inattiva, il matrimonio finisce, ed ella resta nello spazio della battaglia finché non è sposata di nuovo o mossa da Piani per Conto Loro.
rule-S3-18_3-j = Cleopatra e Thessalonice si possono sposare quante volte si vuole.
rule-S3-18_4-a = I membri della Famiglia Reale non possono muovere da soli; deve portarli un Esercito, anche in un'Intercettazione, in un'Evasione o nel tornare indietro dopo un pareggio.
rule-S3-18_4-b = Un Esercito può prendere con sé o lasciare membri della Famiglia Reale in ogni momento del suo movimento.
rule-S3-18_4-c = Un membro della Famiglia Reale mosso da un Esercito non può essere mosso da un altro Esercito di quella Fazione prima del Segmento o del Round successivo.
rule-S3-18_5-a = Gli Eredi con un Esercito sconfitto sono catturati dal vincitore.
rule-S3-18_5-b = Un Erede dentro la Città Maggiore di un giocatore è catturato da un Assedio riuscito.
rule-S3-18_5-c = Un Erede solo in uno spazio è catturato da un Generale o Esercito che vi entra, anche in una Città Maggiore Indipendente, dentro cui gli Eredi non possono rifugiarsi.
rule-S3-18_5-d = Le Donne inattive non possono essere catturate.
rule-S3-18_5-e = Le Donne attive con un Esercito sconfitto diventano subito inattive.
rule-S3-18_6-a = I membri della Famiglia Reale muoiono in due soli modi: per la carta Bere la Cicuta o per l'assassinio di un Erede che diventa maggiorenne.

## Isolamento

rule-S3-19_1-a = Secondo l'Ordine di Turno ogni giocatore toglie i suoi segnalini di controllo isolati che non sono in Città Maggiori.
rule-S3-19_2-a = Un segnalino di controllo è isolato se nessun percorso ininterrotto di spazi porta da esso a una tua UC (un Generale da solo non basta) o a una Città Maggiore che controlli, assediata o no.
rule-S3-19_2-b = Un percorso contro l'isolamento può usare tragitti di ogni tipo.
rule-S3-19_2-c = Ogni spazio di un percorso contro l'isolamento deve essere tuo (con o senza unità nemiche), neutrale senza Eserciti né UC nemiche, o controllato dal nemico con almeno una tua UC.

## Vittoria

rule-S3-20_1-a = Si può vincere per Legittimità, per PV o come Reggente.
rule-S3-20_1-b = Reggente: controllare l'Erede che diventa maggiorenne e avere più Legittimità e PV insieme di ogni altro giocatore, o vincere la parità.
rule-S3-20_2-a = Una Vittoria Istantanea finisce subito la partita, dall'inizio del Turno di Gioco 2 in poi.
rule-S3-20_2-b = In quattro giocatori si vince subito con 23 PV o più.
rule-S3-20_2-c = Si vince subito con 18 o più di Legittimità.
rule-S3-20_2-d = Per una Vittoria Istantanea PV e Legittimità non si possono sommare.
rule-S3-20_3-a = Se alla fine del Turno di Gioco 5 nessuno ha vinto, vince chi ha più PV; la Legittimità non conta più.
rule-S3-20_3-b = Primo criterio dello spareggio: il controllo della Macedonia.
rule-S3-20_3-c = Secondo criterio dello spareggio: più UC Macedoni (Leali, Esercito Reale, Scudi d'Argento).
rule-S3-20_3-d = Terzo criterio dello spareggio: il giocatore con il Generale di più alta Anzianità.
rule-S3-20_4-a = Un giocatore può avere più PV dei 29 del tracciato.
rule-S3-20_4-b = Una Provincia controllata dà i PV stampati.
rule-S3-20_4-c = Flotta più grande: 3 PV al giocatore con almeno 3 punti Flotta e più di ogni altro.
rule-S3-20_4-d = La Flotta Pontica non conta per la Flotta più grande.
rule-S3-20_4-e = Se più giocatori sono alla pari per la Flotta più grande, nessuno riceve i PV.
rule-S3-20_4-f = Le Flotte Disperse contano comunque per la Flotta più grande.
rule-S3-20_4-g = Ellesponto: 2 PV finché controlli tutti e cinque gli spazi segnati con una H.
rule-S3-20_4-h = Signore dell'Asia (in questa edizione Re dell'Asia): 4 PV finché controlli Babilonia, Frigia e Siria.

## Eventi del tracciato dei turni

rule-S3-21_1-a = Il Carro Funebre è costruito all'inizio del Turno di Gioco 2; da allora il corpo è portato come ogni membro della Famiglia Reale.
rule-S3-21_2-a = All'inizio del Turno di Gioco 3 Demetrius arriva come Rinforzo per il giocatore che aveva ricevuto Antigonus, anche se Antigonus è morto.
rule-S3-21_3-a = All'inizio del Turno di Gioco 3 Antipater muore e Polyperchon lo sostituisce sulla stessa pedina e carta, con gli stessi valori tranne il Grado.
rule-S3-21_3-b = Se Antipater muore prima, torna subito come Polyperchon in uno spazio qualsiasi controllato dalla sua Fazione.
rule-S3-21_3-c = Lo Stratego d'Europa va con la Macedonia, non con Antipater o Polyperchon.
rule-S3-21_4-a = Heracles diventa maggiorenne all'inizio del Turno di Gioco 4.
rule-S3-21_4-b = Anche Alexander IV diventa maggiorenne, in un momento che il testo non dà; si legge l'inizio del Turno di Gioco 5.
rule-S3-21_4-c = Quando un Erede diventa maggiorenne, chi lo controlla deve finire la partita proclamandolo re oppure farlo assassinare.
rule-S3-21_4-d = Quando un Erede è proclamato, il giocatore con la somma più alta di PV e Legittimità è Reggente e vince.
rule-S3-21_4-e = Chi controlla l'Erede ma non può diventare Reggente non può proclamarlo.
rule-S3-21_4-f = Le parità per il Reggente si risolvono come nella 20.3.
rule-S3-21_4-g = Se l'Erede non è controllato quando diventa maggiorenne, la partita finisce subito e vince la somma più alta di PV e Legittimità, con le parità come nella 20.3.
rule-S3-21_4-h = Un Erede assassinato lascia il gioco e la partita continua.
rule-S3-21_4-i = Chi controlla l'Erede e non vince la parità per il Reggente deve farlo assassinare.

## Preparazione del gioco

rule-S3-22_1-a = Il mazzo Tyche è mescolato e messo da parte dopo averne tolto le carte dei Generali di base.
rule-S3-22_1-b = Gli 11 Generali Maggiori vanno sulle basette; ogni giocatore prende tutti i segnalini di controllo di un colore.
rule-S3-22_1-c = Il corpo di Alessandro e Alexander IV cominciano a Babilonia (Babilonia).
rule-S3-22_1-d = Heracles comincia a Damasco (Celesiria).
rule-S3-22_1-e = Cleopatra comincia a Sardi (Lidia), Thessalonice a Pella (Macedonia), Olympias a Nicopoli (Epiro).
rule-S3-22_1-f = Philip III comincia nella sua casella di raccolta.
rule-S3-22_1-g = Ogni spazio verde riceve un segnalino di controllo Indipendente: di valore 3 nei quadrati e negli esagoni (Città Maggiori, Roccaforti), di valore 1 nei cerchi (Città Minori).
rule-S3-22_1-h = Dei cinque Eserciti Indipendenti, l'Esercito Greco e Ariarathes cominciano attivi nei loro spazi di partenza; gli altri tre attendono nelle caselle finché una carta li attiva.
rule-S3-22_1-i = Gli altri spazi (blu) cominciano neutrali.
rule-S3-22_2-a = Le otto carte dei Generali di base (barra viola) sono tolte dal mazzo e distribuite scoperte, due a ogni giocatore.
rule-S3-22_2-b = Cominciando da chi ha Perdiccas e procedendo in senso orario, ogni giocatore piazza i suoi due Generali.
rule-S3-22_2-c = Ogni Generale si piazza con le UC e i segnalini di controllo iniziali indicati sulla sua carta.
rule-S3-22_2-d = Demetrius attende sul tracciato dei turni come Rinforzo futuro.
rule-S3-22_3-a = Ogni giocatore prende un segnalino Campione.
rule-S3-22_4-a = Il segnalino del Turno comincia sulla prima casella, 323 a.C.
rule-S3-22_4-b = Flotte, segnalini Legittimità e Popolarità, segnalini PV, Scudi d'Argento, Elepoli e Corpo di Elefanti Indiani cominciano nelle loro caselle sulla mappa.
rule-S3-22_4-c = Ogni giocatore mette i suoi segnalini L e PV sul tracciato dei punti.

## Regole facoltative

rule-S3-23_1-a = Opzione 23.1: un Generale Maggiore che sconfigge un Esercito Indipendente guadagna 1 P.
rule-S3-23_1-b = Opzione 23.1: un Generale tiene 1 P per aver sconfitto un Esercito Indipendente finché muore, anche se quell'Esercito ritorna.
rule-S3-23_2-a = Opzione 23.2: un giocatore la cui Intercettazione riesce può scegliere di essere l'Attaccante.
rule-S3-23_2-b = Opzione 23.2: se chi intercetta attacca, chi muove può accettare battaglia o evadere secondo le regole dell'Evasione.
rule-S3-23_2-c = Opzione 23.2: chi intercetta e attacca perde il titolo di Campione se ne nasce una battaglia e chi muove è un Campione.
rule-S3-23_2-d = Opzione 23.2: se chi intercetta sceglie di difendere, chi muove attacca o torna indietro come al solito.
rule-S3-23_3-a = Opzione 23.3: un giocatore che non muove può tentare un'Intercettazione o un'Evasione con un Esercito Indipendente scartando una carta Sorpresa.
rule-S3-23_3-b = Opzione 23.3: ogni carta Sorpresa scartata per un Esercito Indipendente permette un tentativo ed è sostituita dal mazzo; altri tentativi richiedono altre carte.
rule-S3-23_3-c = Opzione 23.3: se più giocatori che non muovono vogliono far reagire lo stesso Esercito Indipendente, l'Ordine di Turno decide chi fa il tentativo.
rule-S3-23_3-d = Opzione 23.3: gli Eserciti Indipendenti hanno Iniziativa 2 per le Intercettazioni (e, per estensione, le Evasioni).
rule-S3-23_4-a = Opzione 23.4: le Flotte Disperse non tornano da sole all'inizio di un Turno di Gioco.
rule-S3-23_4-b = Opzione 23.4: per ogni carta non Sorpresa scartata, di qualunque valore, chi la controlla riprende una Flotta Dispersa, sul lato normale.
rule-S3-23_4-c = Opzione 23.4: una Flotta può tornare nel Turno di Gioco in cui è stata perduta.
rule-S3-23_5-a = Opzione 23.5: Seleucus ed Eumenes sono messi da parte invece di essere mescolati nel mazzo.
rule-S3-23_5-b = Opzione 23.5: un giocatore a cui è stato ucciso un Generale Maggiore può prendere Seleucus o Eumenes scartando una carta da 4 PO nel suo Segmento Tyche.
rule-S3-23_5-c = Opzione 23.5: il Generale si piazza con le sue UC come Rinforzo o nel suo spazio di partenza facoltativo senza UC nemiche né Eserciti Indipendenti; un segnalino di controllo nemico non conta.

## Due e tre giocatori

rule-S3-24_1-a = Due giocatori, opzione 1: quattro Generali di base a testa.
rule-S3-24_1-b = Due giocatori: si vince subito con 29 PV o 18 L.
rule-S3-24_1-c = Due giocatori: cinque carte a testa più dieci da parte.
rule-S3-24_1-d = Due giocatori: in ogni Round, dopo che il secondo giocatore ha mosso, si rivelano due delle carte da parte.
rule-S3-24_1-e = Delle carte rivelate hanno effetto solo Disordini, I Disordini si Allargano, Piani per Conto Loro e le tre carte degli Eserciti Indipendenti.
rule-S3-24_1-f = Chi esegue un evento rivelato si decide a caso.
rule-S3-24_1-g = Due giocatori, opzione 2: sei Generali di base, tre a testa; Lysimachus e Leonnatus vanno nel mazzo Tyche.
rule-S3-24_1-h = Quando si gioca la loro carta, Lysimachus o Leonnatus e le sue UC entrano come Rinforzo o in uno spazio qualsiasi della sua Provincia di partenza senza Eserciti, UC o Generali nemici.
rule-S3-24_1-i = Piazzato nella sua Provincia di partenza, Lysimachus o Leonnatus porta anche un segnalino di controllo per uno spazio qualsiasi di essa senza Eserciti, UC o Generali nemici.
rule-S3-24_1-j = Il segnalino di controllo portato da Lysimachus o Leonnatus può catturare o rendere inattivi membri della Famiglia Reale che non sono con un Esercito, una UC o un Generale.
rule-S3-24_1-k = Due giocatori, opzione 2: Vittoria Istantanea e carte come nell'opzione 1.
rule-S3-24_2-a = Tre giocatori, opzione 1: sei Generali, due a testa; Lysimachus e Leonnatus vanno nel mazzo Tyche e si piazzano come nella 24.1, opzione 2.
rule-S3-24_2-b = Tre giocatori: si vince subito con 26 PV o 18 L.
rule-S3-24_2-c = Tre giocatori: cinque carte da parte, una rivelata in ogni Round dopo che il terzo giocatore ha mosso, per il resto come in due giocatori.
rule-S3-24_2-d = Tre giocatori, opzione 2: gli otto Generali di base ed Eumenes, tre a testa; Seleucus va nel mazzo Tyche.
rule-S3-24_2-e = Tre giocatori, opzione 2: Vittoria Istantanea e carte come nell'opzione 1.

## Chiarimenti sulle carte

rule-S3-CC-a = Bere la Cicuta (1) non può togliere un membro della Famiglia Reale fuori da una città in cui sei assediato, comprese le Donne inattive.
rule-S3-CC-b = Condanna (15) giocata mentre un Generale è condannato ridà prima, e subito, 3 L alla sua Fazione, il che può vincere la partita; lo stesso Generale può poi essere condannato di nuovo, per −3 L.
rule-S3-CC-c = Diserzioni (24) si può usare contro un Esercito che ti assedia.
rule-S3-CC-d = Chi gioca Ahura Mazda (58) tiene la carta che prende e non ne pesca un'altra.

## Riassunto delle modifiche

rule-S3-CH-a = Le UC di Elefanti contano per il Limite di Vettovagliamento.
rule-S3-CH-b = Una Flotta potenziata resta tale fino alla fine della partita, se non è ridotta da una battaglia o da un cambio di proprietario, e conta con il valore più alto per la Flotta più grande.
rule-S3-CH-c = A parte questi punti, il riassunto delle modifiche ripete regole del testo.

## Indice

rule-S3-IDX-a = L'indice non aggiunge regole.
