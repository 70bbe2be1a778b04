### Le parole del programma.

## La pagina iniziale

ui-motto = guerre antiche, ogni regola rispettata
ui-language = Lingua
ui-light = Chiaro
ui-dark = Scuro
ui-continue = Riprendi
ui-learn = Impara
ui-watch-bots = Guarda una partita tra i bot
ui-new-game = Nuova partita
ui-scenario = Scenario
ui-seats = Posti
ui-start = Inizia la partita
ui-saved-always = salvata a ogni mossa
ui-seed = Seme casuale (seed)
ui-seed-random = a sorte; si vede a partita finita
ui-name = Nome
ui-you = Tu
ui-friend = Un amico a questo schermo
ui-bot = Bot
ui-system = Il sistema
ui-your-move = tocca a te
ui-bot-thinks = un bot riflette
ui-over = Terminata
ui-nothing-open = Nessuna partita da continuare.
ui-over-count = { $count ->
    [one] Una partita finita
   *[other] { $count } partite finite
}
ui-first-time = È la prima volta?
ui-besides = Altro
ui-people-here = Persone
ui-play-now = Gioca
ui-options-on = { $on } su { $count } attive
ui-options-all = Tutte attive
ui-options-none = Nessuna
ui-terms = Condizioni di questa partita
ui-seed-later = si vede a partita finita
ui-nothing-stored = Nessuna partita salvata.
ui-loading = Caricamento…
ui-show-all = Mostra tutte le { $count } partite
ui-export = Salva come file
ui-import = Carica una partita da un file
ui-delete = Elimina
ui-delete-sure = Eliminare per sempre questa partita?
ui-again = Riprova
ui-error-server = Il server non risponde.
ui-error-match = Non è stato possibile aprire questa partita.
ui-error-past = Non è stato possibile mostrare quel momento.
ui-open-rulebook = Regolamento di «{ $game }»
ui-who-sits = Chi siede al posto { $seat }
ui-which-bot = Quale bot gioca al posto { $seat }
ui-name-of = Nome del giocatore al posto { $seat }
ui-bot-random = Casuale
ui-bot-easy = Principiante
ui-bot-normal = Stratega
ui-bot-hard = Veterano
ui-bot-expert = Maestro
ui-bot-heuristic = Stratega (1.0)
ui-bot-heuristic-1 = Stratega (1.0)
ui-bot-greedy = Avido
ui-bot-simple = Semplice
ui-bot-standard = Normale
ui-bot-strong = Forte

## Al tavolo

ui-home = Home
ui-menu = Menu
ui-close = Chiudi
ui-map = Mappa del tabellone
ui-prompt = Domanda
ui-players = Giocatori
ui-log = Che cosa è accaduto
ui-log-empty = Non è ancora accaduto nulla.
ui-hand = Carte in mano
ui-panels = Pannelli
ui-phases = Fasi del turno
ui-stage = Che cosa è in corso
ui-announcements = Annunci
ui-round = Turno { $round }
ui-choices = Che cosa puoi scegliere
ui-choosable = si può scegliere
ui-choose-on-map =
    { $count ->
        [one] Una scelta sulla mappa
       *[other] { $count } scelte sulla mappa
    }
ui-or-on-map =
    { $count ->
        [one] oppure fai clic sul luogo cerchiato sulla mappa
       *[other] oppure fai clic su uno dei { $count } luoghi cerchiati sulla mappa
    }
ui-as-list = come elenco
ui-taken = { $taken } su { $most } scelti
ui-take = Prendi
ui-take-of = Prendi { $count }: { $what }
ui-fewer = Di meno
ui-more = Di più
ui-orders = Ordini permanenti
ui-revoke = Revoca
ui-order-lift = Chiedimi anche { $moment }
ui-order-give = Non chiedermi nulla { $moment }
ui-undo = Annulla
ui-notice-undo-not = Non si annulla ciò che precede un dado, una rivelazione o l'azione di un altro giocatore.
ui-turn-over = Il tuo turno è finito. Puoi ancora annullare.
ui-redo = Ripristina
ui-thinking = sta pensando…
ui-waiting = In attesa…
ui-waiting-for = In attesa: { $who }
ui-waiting-window = In attesa: altri possono agire
ui-elsewhere = Questa partita è aperta su un altro schermo; qui fai da spettatore.
ui-sit-down = Siediti qui
ui-won = Ha vinto: { $who }
ui-nobody-won = Nessuno ha vinto.
ui-won-ahead = { $points } punti: { $by } in più di { $second } ({ $theirs }).
ui-not-now = ora non è possibile
ui-show-rule = Mostra la regola
ui-rule = Regola: { $rule }
ui-held-by = in mano a: { $side }
ui-worth = vale { $value }
ui-unsure = questo dato non è certo
ui-captive = Prigioniero: { $piece }
ui-cards-hidden =
    { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }
ui-die = Dado: { $face }
ui-yes = sì
ui-no = no
ui-reconnecting = Connessione persa, nuovo tentativo…
ui-notice = Avviso: { $why }
ui-notice-rewound = Le regole sono cambiate da quando la partita è stata salvata; { $answers ->
        [one] l'ultima risposta è stata annullata
       *[other] le ultime { $answers } risposte sono state annullate
    } ({ $because ->
        [asked_otherwise] ora lì viene posta un'altra domanda
        [dice_otherwise] ora lì i dadi si tirano per altro
       *[other] regola { $rule }
    }).
ui-notice-other_data = Questa partita è cominciata con dati diversi da quelli attuali (correzioni, o una nuova versione); continua con quelli attuali.
ui-notice-slow_down = Troppe richieste in una volta; attendi un momento.
ui-notice-taken = Questo posto ora si gioca su un altro schermo. Qui guardi.
ui-doubts = { $count ->
        [one] Qui un dato non è certo
       *[other] Qui { $count } dati non sono certi
    }
ui-doubts-more = { $count ->
    [one] e un altro dato non certo
   *[other] e altri { $count } dati non certi
}
ui-doubts-show = Segni di dubbio: spenti
ui-doubts-hide = Segni di dubbio: attivi
ui-facts-unsure = Mappe e segnalini sono in parte ricostruiti: il { $share } dei dati attende un confronto con la scatola.
ui-home-what-if = E se…
ui-match-unreadable = I dati salvati di questa partita sono danneggiati e non si possono leggere; si può solo eliminarla.
ui-named = { $name }: { $what }
ui-match = Una partita
ui-who-commands = Chi comanda
ui-choices-rule = { $count ->
        [one] Una regola facoltativa
       *[other] { $count } regole facoltative
    }
ui-choices-rule-lead = Il regolamento le lascia alla scelta dei giocatori.
ui-choices-reading = { $count ->
        [one] Un punto controverso
       *[other] { $count } punti controversi
    }
ui-choices-reading-lead = Qui il regolamento si può leggere in più modi. Il primo valore è la nostra interpretazione.
ui-box-title = Confronta con la tua scatola
ui-box-link = Confronta { $game } con la tua scatola
ui-box-lead = Questi dati non sono stati letti nella scatola: li abbiamo ricostruiti, o trovati nelle pagine indicate. Possiedi il gioco? Allora controllali uno per uno: confermali o correggili. Le tue risposte restano su questo computer e sopravvivono alle nuove versioni; puoi condividerle con un file.
ui-box-progress = { $checked } su { $total } controllati
ui-box-of = { $checked } su { $total }
ui-box-left = Solo quelli rimasti
ui-box-confirm = Anche nella mia scatola è così
ui-box-correct = Salva la correzione
ui-box-confirmed = Confermato
ui-box-corrected = Corretto
ui-box-forget = Annulla
ui-box-trying = Verifica in corso…
ui-box-export = Esporta le mie correzioni
ui-box-import = Importa correzioni
ui-box-pending = Salvato. Avrà effetto al prossimo avvio di Strategos; fino ad allora si gioca come prima.
ui-box-broken = Le tue correzioni non sono in uso; si gioca con i dati originali.
ui-box-nothing = Tutti i dati di questo gioco sono sicuri.
ui-box-add = Aggiungi: { $what }
ui-box-remove = Togli { $what }
ui-nothing = nessuno
ui-source-rules = il regolamento, «{ $title }»
ui-source-reconstructed = una nostra ricostruzione
ui-source-box = la tua scatola
ui-zoom-in = Ingrandisci
ui-zoom-out = Riduci
ui-whole = Tutto il tabellone
ui-tab-players = Giocatori
ui-just-now = poco fa
ui-fold = Richiudi
ui-unfold = Riapri
ui-tab-log = Cronologia
ui-tab-tracks = Tracciati
ui-tab-hand = Mano
ui-tab-rules = Regole

## Uno schermo per più giocatori

ui-curtain = Passa lo schermo
ui-curtain-for = Prossimo: { $who }
ui-curtain-why = Certe cose non sono per tutti gli occhi. Prima passa lo schermo.
ui-curtain-open = Ci sono

## La battaglia

ui-battle = Battaglia
ui-battle-at = Battaglia: { $space }
ui-hits =
    { $hits ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $hits } colpi
    }
ui-odds = Probabilità
ui-odds-later = Le probabilità appaiono qui appena c'è qualcosa da valutare.
ui-odds-win = vittoria
ui-odds-lose = sconfitta
ui-losses = Perdite
ui-odds-exact = calcolo esatto, tutti i tiri contati
ui-odds-without = tutti i tiri contati, se { $codes }
ui-without-cards = nessuno gioca carte
ui-without-operations = non avviene prima un'altra operazione
ui-without-refusals = chi può intercettare lo fa
ui-without-order = le battaglie avvengono in un ordine qualsiasi
ui-without-details = si trascurano le piccole differenze
ui-without-evasion = nessuno elude la battaglia
ui-without-interceptors = nessuno intercetta
ui-without-joiners = nessuno entra in città o ne esce
ui-without-third_parties = nessun altro combatte
ui-without-retreats = nessuno si ritira
ui-without-losses = entrambi scelgono bene chi combatte e chi si perde
ui-without-landing = tutti a bordo sbarcano
ui-without-fleet = tutte le Galee in quel mare attaccano insieme
ui-without-consent = nessuno nega il passaggio
ui-without-attrition = prima non si perdono UC per l'Attrito
ui-without-farther = più avanti nessuno la ferma
ui-without-glory = non si aggiunge Gloria
ui-without-courtesans = le Cortigiane si giocano se servono

# -- forecast: answers that lose for sure, odds --
ui-fatal-title = Ne sei sicuro?
ui-fatal-do = Procedi comunque
ui-fatal-no = No, ci ripenso
ui-odds-sampled = { $samples } prove, circa ± { $error }, se entrambi giocano con giudizio
ui-question-fold = Ripiega la domanda: vedi la mappa
ui-question-unfold = Riapri la domanda
ui-odds-reckoning = Si calcolano le probabilità…
ui-odds-soon = …
ui-odds-stale = da aggiornare
ui-odds-neither = pari
ui-odds-below = < { $share }
ui-odds-above = > { $share }

## Il regolamento

ui-rulebook = Regolamento
ui-search-rules = Cerca nelle regole
ui-rules-found =
    { $count ->
        [0] nessuna regola
        [one] una regola
       *[other] { $count } regole
    }
ui-book-words = Parole del regolamento stampato, e le nostre
ui-chapters = Capitoli
ui-in-this-game = In questa partita
ui-reading = La nostra interpretazione
ui-in-english = (in inglese)
ui-rulings = Interpretazione:
ui-rulings-find = Mostra tutte le regole dell'interpretazione { $ruling }
ui-rule-needs = Si basa su
ui-rule-needed-by = Serve a
ui-nearby = Nello stesso capitolo
ui-rule-unknown = Il registro non contiene la regola { $rule }.
ui-no-rules = Questo gioco non ha ancora un registro delle regole.

## L'elenco

ui-list = Il tabellone come elenco
ui-all-spaces = Tutti i luoghi
ui-find = Cerca un luogo o un pezzo

## Viaggio nel tempo

ui-replay = Viaggio nel tempo
ui-past = Stai guardando il passato
ui-play = Avvia
ui-pause = Pausa
ui-step-back = Una risposta indietro
ui-step-on = Una risposta avanti
ui-turn-back = Turno precedente
ui-turn-on = Turno successivo
ui-back-to-game = Torna alla partita
ui-play-on = Continua da qui
ui-against-bots = contro i bot
ui-moment = Momento della partita
ui-moment-of = { $at } di { $last } · { $round }
ui-compare = Confronta
ui-compare-here = Qui
ui-compare-main = Linea principale
ui-compare-now = Ora
ui-jump-to-round = Vai a un turno

## I tasti

ui-keys = Tasti
ui-key-tab = Tab ⇧Tab
ui-key-tab-does = avanti o indietro: prima le scelte su mappa, in mano e nei pulsanti, poi il resto della pagina
ui-key-arrows = ← ↑ → ↓
ui-key-arrows-does = scelta più vicina in quella direzione; con Alt ogni luogo; con Maiusc sposta la mappa
ui-key-enter = ↵ ␣
ui-key-enter-does = scegli; in battaglia: avanti; mentre giocano gli altri lo spazio porta al tuo turno, e nel passato avvia o ferma
ui-key-esc = Esc
ui-key-esc-does = chiudi ciò che è aperto, un passo indietro
ui-key-undo = U ⇧U
ui-key-undo-does = annulla, ripristina
ui-key-why = ?
ui-key-why-does = perché no, o la regola
ui-key-find = /
ui-key-find-does = cerca un luogo o un pezzo
ui-key-zoom = + − 0
ui-key-zoom-does = ingrandisci, riduci, tutto il tabellone
ui-key-fit = F
ui-key-fit-does = adatta la mappa alla domanda
ui-key-numbers = 1 … 9
ui-key-numbers-does = quanti, dove si contano pezzi; altrimenti vai a quella scelta
ui-key-list = G
ui-key-list-does = il tabellone come elenco
ui-key-log = H L
ui-key-log-does = mano, cronologia
ui-key-rules = R
ui-key-rules-does = regolamento
ui-key-time = B
ui-key-time-does = viaggio nel tempo
ui-key-threats = T
ui-key-threats-does = chi potrebbe attaccarti
ui-key-notes = N
ui-key-notes-does = le tue note su questa partita
ui-notes = Note
ui-notes-about = Le vedi solo tu. Restano in questo browser.
ui-armies-of = { $side }: chi è dove
ui-history-of = Che cosa è successo: { $space }
ui-history-none = Di questo luogo non si è ancora detto nulla.
ui-threats = Minacce
ui-threat-by = { $who }: { $army } da { $origins }
ui-threat-heart = { $piece } è qui: se cade, sei fuori.
ui-key-menu = M K
ui-key-menu-does = menu, questa pagina
ui-key-replay = , . < >
ui-key-replay-does = nel passato: una risposta, un turno
ui-your-words = Il tuo messaggio
ui-say = Invia

## What may be done besides

ui-deeds = Altre azioni
ui-deeds-of = { $count ->
    [one] Un'altra azione
   *[other] Altre { $count } azioni
}

## Parti di un tutto, e a chi tocca

ui-all = Tutti
ui-all-of = Tutti: { $count }
ui-turn-of = Turno: { $who }
ui-asked = deve rispondere

## The transport: what others do, and the past

ui-transport = Velocità
ui-speed-of = Velocità { $speed }×
ui-to-my-turn = Fino al mio turno
ui-to-the-end = Fino alla fine
ui-key-pause = P
ui-key-pause-does = pausa, o riprendi
## Obiettivo, ordine di gioco

ui-goal = Obiettivo
ui-goal-of = L'obiettivo del gioco
ui-goal-reached = raggiunto
ui-goal-open = ancora da raggiungere
ui-goal-again = Mostralo all'inizio di ogni partita
ui-goal-begin = Vai al tabellone
ui-key-goal = O
ui-key-goal-does = l'obiettivo del gioco

## Partite guidate

ui-guide = Partita guidata
ui-guide-learn = Prima partita guidata
ui-guide-of = Partita guidata, { $done } di { $of }
ui-guide-free = Qui decidi tu. La guida riprende al prossimo passo.
ui-guide-leave = Lascia la guida
ui-guide-done = Fatto

## The end of a match and its story

ui-victory = Vittoria
ui-defeat = Sconfitta
ui-story = La storia della partita
ui-story-so-far = La partita non è finita; questa è la sua storia fin qui.
ui-to-the-board = Vai al tabellone
ui-the-rule = La regola
ui-score = Il punteggio
ui-turning-points = I momenti decisivi
ui-luck = La fortuna dei dadi
ui-curves = Com'è andata
ui-battles = Le battaglie
ui-all-battles = Tutte le { $count } battaglie
ui-marches = Le marce
ui-marches-of = Di chi sono le marce
ui-marches-told = Mappa con le marce: { $count ->
    [one] un percorso
   *[other] { $count } percorsi
}
ui-way-told = { $side }: da { $from } verso { $to }, { $times ->
    [one] una volta
   *[other] { $times } volte
}
ui-what-now = E adesso?
ui-rematch = Rivincita
ui-next-scenario = Avanti: { $scenario }
ui-best-now = Finora nessuno ha fatto meglio in questo scenario.
ui-best-before = Miglior punteggio finora: { $score }
ui-same-dice = Ancora con gli stessi dadi
ui-same-dice-told = Dall'inizio, con gli stessi risultati dei dadi di questa partita
ui-what-if-turn = E se… (dopo la mossa { $answers })
ui-what-if-told = Si continua da poco prima del momento decisivo; questa partita resta com'è
ui-share-file = Condividi
ui-cannot-share = Questo browser non può condividere file: salva la partita e invia il file.
ui-as-table = Come tabella
ui-as-curve = Come curva
ui-when = Quando
ui-where = Dove
ui-attacker = Attaccante
ui-defender = Difensore
ui-forces-lost = Perdite (su)
ui-hits-expected = Colpi (attesi)
ui-battle-result = Esito
ui-lost-of = { $lost } su { $count }
ui-lost-in-all = Perdite in tutte le battaglie: { $losses }
ui-hits-of = { $hits } ({ $expected })
ui-battle-won = Vittoria: { $who }
ui-battle-parted = Senza esito
ui-battle-on = Non è finita
ui-see-moment = Guarda questo momento
ui-curve-from-to = { $who } da { $from } a { $to }.
ui-luck-told = { $dice ->
    [one] Un dado
   *[other] { $dice } dadi
}: { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
}, attesi { $expected }
ui-swing = { $curve }: { $who } { $share }
ui-swing-from = { $curve }: { $who } { $share } (soprattutto a spese di: { $from })
ui-what-if-after = E se… (dopo la mossa { $answers })
ui-what-if-start = E se… (dall'inizio)
ui-real-game = Torna alla partita vera
ui-to-real-game = Questa è un'ipotesi; la partita vera non è cambiata

## The stage

ui-stage-fold = Riduci la battaglia
ui-stage-to = Alla battaglia: { $space }
ui-stage-back = Torna alla domanda
ui-stage-plays = Guarda che cosa succede…
ui-stage-on = Continua
ui-stage-roll = Tira i dadi
ui-skip = Salta
ui-miss = A vuoto
ui-fate-reduced = ridotta
ui-fate-broken = sciolta
ui-fate-captured = prigioniero
ui-fate-killed = caduto
ui-fate-dispersed = dispersi
ui-fate-joined = ora con { $to }
ui-fate-left = ora di nessuno
ui-no-losses = nessuna perdita
ui-digest = Dal tuo ultimo turno
ui-digest-away = Mentre eri via
ui-digest-show = Fammi vedere
ui-fallen = È la fine: { $who }
ui-fallen-now = Sei fuori dalla partita. Gli altri continuano.
ui-watch-on = Continua a guardare
ui-what-if-before = E se, prima di questo (dopo la mossa { $answers })
ui-out = Sei fuori dalla partita: stai guardando.
ui-saves = ti salva
ui-digest-more = { $count ->
    [one] e un'altra voce nella cronologia
   *[other] e altre { $count } voci nella cronologia
}
ui-your-turn = { $who }, tocca a te
ui-sound-on = Suono: attivo
ui-sound-off = Suono: spento
ui-key-sound = S
ui-key-sound-does = suoni sì o no

## Dove è stampata una regola

ui-printed-in = { $language ->
    [it] nel regolamento italiano:
    [fr] nel regolamento francese:
   *[other] nel regolamento stampato:
}
ui-cited-as = citata come { $rule }
## The record of all games

ui-records = Risultati
ui-records-sum = { $count ->
    [one] Una partita giocata fino in fondo; le ipotesi non contano.
   *[other] { $count } partite giocate fino in fondo; le ipotesi non contano.
}
ui-no-records = Nessuna partita è stata ancora giocata fino in fondo.
ui-played = Giocate
ui-won-by-people = Vinte da persone
ui-won-by-bots = Da bot
ui-won-by-nobody = Senza vincitore
ui-best-score = Miglior punteggio
ui-best-scores = I migliori punteggi
ui-recent = Le ultime partite
ui-people = Persone
ui-bots-only = Solo bot
ui-result-won = Vinta
ui-result-lost = Persa
ui-score-of = { $who } { $points }
ui-won-of = { $won } su { $played }
ui-seat-of = Posto { $seat } di { $seats }
ui-chronicle = Cronaca
# The rhythm of the board: keys, hands and ways.
ui-key-end = E Ctrl ↵
ui-key-end-does = concludi questa domanda
# Points: what is left to what is in hand, what a goal costs.
ui-points-left = { $count ->
        [0] nessun punto rimasto
        [one] { $count } punto rimasto
       *[other] { $count } punti rimasti
    }
ui-points = { $count ->
        [0] gratis
        [one] { $count } punto
       *[other] { $count } punti
    }
ui-costs-points = { $count ->
        [0] Arrivarci non costa punti.
        [one] Arrivarci costa { $count } punto.
       *[other] Arrivarci costa { $count } punti.
    }

## Ciò che il server non ha potuto fare, per codice

ui-error-other = Non è riuscito.
ui-error-bad_input = Il server non accetta questa richiesta.
ui-error-bad_request = Il server non capisce questa richiesta.
ui-error-bad_correction = Questa correzione non è compatibile con il gioco.
ui-error-bad_target = Nel gioco non c'è nulla del genere.
ui-error-database = Al momento il database non è utilizzabile.
ui-error-forbidden = Qui non è permesso.
ui-error-foreign_host = Questo indirizzo qui non è ammesso.
ui-error-foreign_origin = Le richieste da un'altra pagina non sono ammesse.
ui-error-method_not_allowed = Il server non capisce questa richiesta.
ui-error-no_such_game = Questo gioco non esiste.
ui-error-no_such_guide = Questa partita guidata non esiste.
ui-error-no_such_language = Questa lingua non è disponibile.
ui-error-no_such_match = Questa partita non esiste, o è stata eliminata.
ui-error-no_such_moment = La partita non ha questo momento.
ui-error-not_a_game = Questo file non è una partita salvata di Strategos, o è danneggiato.
ui-error-not_found = Qui non c'è nulla.
ui-error-not_over = È possibile solo a partita finita.
ui-error-come_back = Al momento il server non raggiunge il suo archivio. La risposta sarà inviata di nuovo.
ui-error-not_stored = Il server non è riuscito a salvare o a leggere; non è cambiato nulla.
ui-error-not_your_seat = Sei solo spettatore.
ui-error-nothing_to_redo = Non c'è niente da ripristinare.
ui-error-refused = Le regole non lo permettono.
ui-error-rule_bug = Qui una regola ha ceduto; la partita è com'era.
ui-error-server_error = Qualcosa si è guastato nel server; ciò che è salvato è com'era.
ui-error-slow_down = Troppe richieste in una volta; attendi un momento.
ui-error-stale = La partita è andata avanti.
ui-error-too_large = Questo file è troppo grande.
ui-error-too_long = Questa partita è troppo lunga per questo.
ui-error-unreachable = Il server non risponde.
ui-error-unreadable = Questo file non si può leggere.
ui-error-unsupported_media_type = Il server non capisce questa richiesta.

# -- levels, hints, reasons, analysis --
ui-level-rated = forza { $elo } (± { $error }), fino a { $seconds } s
ui-seat-wins = { $count ->
        [one] tra pari vince il { $share } ({ $count } partita)
       *[other] tra pari vince il { $share } ({ $count } partite)
    }
ui-hints-off = Senza suggerimenti
ui-rematch-level = Rivincita contro: { $level }
ui-hint = Suggerimento
ui-hints = Suggerimenti
ui-hint-thinking = Cerco un suggerimento…
ui-hint-none = Non c’è niente tra cui scegliere.
ui-hints-had = { $count ->
        [one] { $count } suggerimento
       *[other] { $count } suggerimenti
    }
ui-hint-wins = vince il { $share } (± { $error })
ui-hint-as-good = quasi altrettanto buono
ui-hint-behind = { $count ->
        [one] { $count } punto in meno
       *[other] { $count } punti in meno
    }
ui-hint-begins = Comincia con: { $option }
ui-hint-because = A favore: { $because }.
ui-why-did = Perché l’hanno fatto?
ui-why-plan = { $plan } ({ $share } di vincere)
ui-why-chosen = Il piano: { $plan }.
ui-why-instead = Il secondo migliore: { $plan }.
ui-why-because = A favore: { $because }.
ui-why-rules = Gioca a occhio e non valuta nulla.
ui-why-nothing = Ultimamente non ha avuto nulla da valutare.
ui-key-hint = I
ui-key-hint-does = un suggerimento per la domanda
ui-key-motive = W
ui-key-motive-does = perché i bot hanno fatto ciò che hanno fatto
ui-analysis = Analisi
ui-analysis-about = Dove si è vinta e persa la partita? Ogni risposta che può essere costata qualcosa viene riprovata, con ciò che il giocatore sapeva allora.
ui-analysis-bots = Giudica anche i bot
ui-analyse = Analizza
ui-analysis-waits = { $count ->
        [one] Prima viene analizzata { $count } altra partita.
       *[other] Prima vengono analizzate altre { $count } partite.
    }
ui-analysis-runs = Analisi della partita in corso…
ui-analysis-failed = L’analisi si è interrotta.
ui-analysis-flawless = Nessuna risposta è costata qualcosa che si distingua dalla fortuna.
ui-analysis-loss = { $count ->
        [one] { $count } punto perso (± { $error })
       *[other] { $count } punti persi (± { $error })
    }
ui-analysis-answered = La tua risposta: { $option }
ui-analysis-other-answered = La risposta: { $option }
ui-analysis-better = Meglio: { $option }.
ui-chances = Probabilità di vittoria
ui-chance-swing = { $count ->
        [one] { $who } guadagna { $count } punto
       *[other] { $who } guadagna { $count } punti
    }
ui-error-no_hints = Questa partita si gioca senza suggerimenti.
ui-error-no_advice = In questo gioco non ci sono suggerimenti.
ui-error-not_asked = Al momento non ti viene chiesto nulla.
ui-error-no_such_bot = Lì non siede nessun bot.
ui-error-nothing_to_judge_by = Questo gioco non si può ancora analizzare.
