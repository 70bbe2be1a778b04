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
ui-seed = Seme dei dadi
ui-seed-random = casuale
ui-name = Nome
ui-you = Tu
ui-friend = Un amico a questo schermo
ui-bot = Bot
ui-system = Il sistema
ui-your-move = tocca a te
ui-bot-thinks = un bot riflette
ui-over = Terminata
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
ui-open-rulebook = Regolamento: { $game }
ui-options =
    { $count ->
        [one] Una regola facoltativa
       *[other] { $count } regole facoltative
    }
ui-who-sits = Chi siede al posto { $seat }
ui-which-bot = Quale bot gioca al posto { $seat }
ui-name-of = Nome del giocatore al posto { $seat }
ui-bot-random = Casuale
ui-bot-heuristic = Stratega
ui-bot-greedy = Avido
ui-bot-simple = Semplice
ui-bot-standard = Normale
ui-bot-strong = Forte

## Al tavolo

ui-home = Inizio
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
ui-as-list = come elenco
ui-taken = { $taken } di { $most } scelti
ui-take = Prendi
ui-take-of = Prendi { $count }: { $what }
ui-fewer = Di meno
ui-more = Di più
ui-undo = Annulla
ui-redo = Ripeti
ui-hurry = Fai presto
ui-thinking = sta pensando…
ui-waiting = In attesa…
ui-waiting-for = In attesa di { $who }
ui-won = Ha vinto: { $who }
ui-nobody-won = Nessuno ha vinto.
ui-not-now = non adesso
ui-show-rule = Mostra la regola
ui-rule = Regola: { $rule }
ui-held-by = in mano a { $side }
ui-worth = vale { $value }
ui-unsure = questo dato non è certo
ui-provenance = Dato non certo. Fonte: { $source }
ui-captive = Prigioniero: { $piece }
ui-provinces =
    { $count ->
        [0] nessuna provincia
        [one] una provincia
       *[other] { $count } province
    }
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
ui-notice-rewound = Le regole sono cambiate da quando la partita è stata salvata; le ultime risposte sono state ritirate.
ui-zoom-in = Ingrandisci
ui-zoom-out = Riduci
ui-whole = Tutto il tabellone
ui-tab-players = Giocatori
ui-tab-log = Diario
ui-tab-tracks = Tracciati
ui-tab-hand = Mano
ui-tab-rules = Regole
ui-col-tribute = Tributo
ui-col-purse = Borsa
ui-prices-double = { $from }: prezzi × 2
ui-prices-triple = { $from }: prezzi × 3

## Uno schermo per più giocatori

ui-curtain = Passa lo schermo
ui-curtain-for = Ora tocca a { $who }
ui-curtain-why = Certe cose non sono per tutti gli occhi. Prima passa lo schermo.
ui-curtain-open = Ci sono

## La battaglia

ui-battle = Battaglia
ui-battle-at = Battaglia: { $space }
ui-battle-round = round { $round }
ui-battle-legion = Legione da battaglia
ui-battle-fleet = Flotta
ui-battle-reserve = Riserva
ui-fort-dice =
    { $dice ->
        [one] un dado in più per le mura
       *[other] { $dice } dadi in più per le mura
    }
ui-attacker = Attaccante
ui-defender = Difensore
ui-hits =
    { $hits ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $hits } colpi
    }
ui-odds = Probabilità
ui-odds-said = Vittoria { $win }, nessuno dei due { $draw }, sconfitta { $lose }
ui-odds-win = vittoria
ui-odds-lose = sconfitta
ui-odds-leader = Si perde un comandante
ui-odds-attacker_leaders_lost = L’attaccante perde i comandanti
ui-odds-defender_leaders_lost = Il difensore perde i comandanti
ui-odds-exact = esatte, ogni tiro è contato
ui-losses-attacker = Perdite dell’attaccante
ui-losses-defender = Perdite del difensore

## Il regolamento

ui-rulebook = Regolamento
ui-search-rules = Cerca nelle regole
ui-rules-found =
    { $count ->
        [one] una regola
       *[other] { $count } regole
    }
ui-chapters = Capitoli
ui-in-this-game = In questa partita
ui-reading = Come la leggiamo
ui-rule-tests =
    { $count ->
        [one] Una prova garantisce questa regola
       *[other] { $count } prove garantiscono questa regola
    }
ui-rule-needs = Si basa su
ui-rule-needed-by = Serve a
ui-nearby = Nello stesso capitolo
ui-rule-unknown = Il registro non contiene la regola { $rule }.
ui-no-rules = Questo gioco non ha ancora un registro delle regole.

## L’elenco

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
ui-turn-back = Turno indietro
ui-turn-on = Turno successivo
ui-back-to-game = Torna alla partita
ui-play-on = Continua da qui
ui-against-bots = contro i bot
ui-moment = Momento della partita
ui-moment-of = { $at } di { $last }, turno { $round }
ui-compare = Confronta
ui-compare-here = Qui
ui-compare-main = Linea principale
ui-compare-now = Ora
ui-jump-to-round = Vai a un turno

## I tasti

ui-keys = Tasti
ui-key-tab = Tab ⇧Tab
ui-key-tab-does = scelta successiva o precedente: mappa, mano, pulsanti
ui-key-arrows = ← ↑ → ↓
ui-key-arrows-does = scelta più vicina in quella direzione; con Alt ogni luogo; con Maiusc sposta la mappa
ui-key-enter = ↵ ␣
ui-key-enter-does = scegli; lo spazio affretta anche i bot
ui-key-esc = Esc
ui-key-esc-does = chiudi ciò che è aperto
ui-key-undo = U ⇧U
ui-key-undo-does = annulla, ripeti
ui-key-why = ?
ui-key-why-does = perché no, o la regola
ui-key-find = /
ui-key-find-does = cerca un luogo o un pezzo
ui-key-zoom = + − 0
ui-key-zoom-does = ingrandisci, riduci, tutto il tabellone
ui-key-fit = F
ui-key-fit-does = adatta la mappa alla domanda
ui-key-numbers = 1 … 9
ui-key-numbers-does = vai a quella scelta
ui-key-list = G
ui-key-list-does = il tabellone come elenco
ui-key-log = H L
ui-key-log-does = mano, diario
ui-key-rules = R
ui-key-rules-does = regolamento
ui-key-time = T
ui-key-time-does = viaggio nel tempo
ui-key-menu = M K
ui-key-menu-does = menu, questa pagina
ui-key-replay = , . < >
ui-key-replay-does = nel passato: una risposta, un turno
ui-your-words = Le tue parole
ui-say = Dillo

## What may be done besides

ui-deeds = Altro che si può fare
ui-deeds-of = { $count ->
    [one] Un’altra cosa possibile
   *[other] Altre { $count } cose possibili
}

## Conquest: la legione e gli acquisti

ui-legion-of = { $count } di { $most }
ui-go-along = Vanno con lui
ui-treasury = Tesoro
ui-treasury-of = Tesoro di { $who }
ui-treasury-planned = In programma { $sum }
ui-treasury-left-after = Restano dopo il tributo (+{ $tribute })
ui-treasury-note = Programma adesso, acquista nella fase di Acquisto. Un clic aggiunge, il numero toglie.
ui-shop-bought = Comprato in questo turno
ui-shop-spent = Spesi
ui-shop-planned = Previsti
ui-shop-left = Restano
ui-shop-buy = Compra per { $sum }
ui-shop-clear = Azzera

## Parti di un tutto, e a chi tocca

ui-all = Tutti
ui-all-of = Tutti: { $count }
ui-turn-of = Tocca a { $who }
ui-asked = deve rispondere
ui-fell-in = Turno { $round }
ui-fell-to = { $side } cade per mano di { $by }
ui-fell-title = I Cesari caduti

## Field Commander: Alexander

ui-alex-army = Esercito
ui-alex-enemy = Nemico
ui-alex-siege = Assedio
ui-alex-reserves = Riserve
ui-alex-career = Carriera
ui-alex-vp = { $vp } PV
ui-alex-deadline = scadenza di «{ $card }»
ui-alex-values = livello { $level } · battaglia { $battle } · superiore { $superior } · velocità { $speed }
ui-alex-battle = batt.
ui-alex-speed = vel.
ui-alex-reduced = ridotta
ui-alex-frail = un colpo la distrugge
ui-alex-no-units = Alessandro è solo.
ui-alex-advisor = Consigliere
ui-alex-insight = Intuizione
ui-alex-prophecy = { $turns ->
        [0] Profezia · questo turno
        [one] Profezia · { $turns } turno
       *[other] Profezia · { $turns } turni
    }
ui-alex-counters = { $count ->
        [one] un segnalino nemico
       *[other] { $count } segnalini nemici
    }
ui-alex-die-distance = dado + distanza
ui-alex-order-wall_1 = muro
ui-alex-order-lose_2_gold_or_1_hit = −2 oro o un colpo
ui-alex-order-garrison_1 = presidio
ui-alex-order-glory_1_battle = +1 gloria
ui-alex-order-gold_2_intimidation = +2 oro
ui-alex-order-none = niente
ui-alex-fleet = Flotta di Tiro
ui-alex-or = { " " }/{ " " }
ui-alex-mutiny = ammutinamento: { $hits ->
        [one] un colpo ciascuno
       *[other] { $hits } colpi ciascuno
    }
ui-alex-pile = { $count ->
        [one] un segnalino coperto
       *[other] { $count } segnalini coperti
    }
ui-alex-walls = Mura
ui-alex-step = Casella { $at }, { $gold } oro
ui-alex-siege-note = Sotto ogni casella: quanto costa.
ui-alex-campaign = Campagna
ui-alex-date = Data
ui-alex-points = PV
ui-alex-immortality = Immortalità
ui-alex-level-short = Livello
ui-alex-scored-governed = aree governate { $points }
ui-alex-scored-glory = gloria { $points }
ui-alex-scored-vp = punti vittoria { $points }
ui-alex-scored-level = livello { $points }
ui-alex-remembered = Ricordato per tanti anni
ui-alex-immortal-now = { $points ->
        [0] Ancora nessuna immortalità.
        [one] Un punto di immortalità finora.
       *[other] { $points } punti di immortalità finora.
    }
ui-alex-hits = { $hits ->
        [one] un colpo
       *[other] { $hits } colpi
    }
ui-alex-minus-gold = −{ $gold } oro
ui-alex-free = gratis
ui-alex-scouting = Esplorare { $space }: quanto costa ogni lancio
ui-alex-scout-line = { $forces ->
        [one] contro una forza
       *[other] contro { $forces } forze
    }
ui-alex-talks = Intimidazione
ui-alex-talks-success = si arrendono
ui-alex-talks-on_going = esitano
ui-alex-talks-fail = rifiutano
ui-alex-attack = Questo attacco
ui-alex-needs = Colpisce con
ui-alex-two-hits = Due colpi con
ui-alex-turn = turno { $turn }
ui-alex-speed-of = velocità { $speed }
ui-alex-leaders = condottieri
ui-alex-duel = duello
ui-alex-forces = { $count ->
        [one] una forza
       *[other] { $count } forze
    }
ui-alex-wins = Alessandro vince { $share }
ui-alex-falls = cade { $share }
ui-alex-odds-said = Alessandro vince { $win }, si ritira { $retreat }, muore { $lose }
ui-alex-odds-note = { $samples } prove, ± { $error } · ritirata { $retreat }
