### Ciò che tutti i giochi hanno in comune. Gli identificatori sono spiegati in docs/architecture.md, "Words".

## Pulsanti

button-pass = Passa
button-pass_always = Passa, e non chiedere più qui
button-done = Fatto
button-yes = Sì
button-no = No

## Rifiuti del tavolo

no-not_a_choice = Adesso non è fra le scelte possibili.
no-not_your_turn = Non tocca a te.
no-match_over = La partita è finita.
no-nothing_to_undo = Non c'è niente da annullare.
no-undo_other_seat = Nel frattempo ha agito qualcun altro.
no-undo_barrier = È stato tirato un dado o rivelato qualcosa di nascosto: non si può annullare oltre.
no-nothing_to_redo = Non c'è niente da ripristinare.
no-no_such_order = Non esiste un ordine permanente del genere.
no-too_many_orders = Hai già { $count } ordini permanenti; prima revocane uno.
order-card = Mai { $card }
order-moment = Passa sempre { $moment }
order-card_at = Mai { $card } { $moment }

## Dadi veri

ask-die = Tira un dado a { $sides } facce. Che cosa mostra?

## Come si uniscono le parole

list = { $first } e { $last }
list-before_e = { $first } ed { $last }
nothing = niente
amount = { $amount } × { $name }
seat = Posto { $seat }
nature = Dadi
off = fuori dalla mappa
track-place = { $name }: { $at }

## Forme dei nomi

form-in = a { $name }
form-to = a { $name }
form-from = da { $name }
form-the = { $name }
form-short = { $name }
form-gender = m

## Il terminale

term-round = Turno { $round }
term-asked = { $who }
term-forced = È possibile una sola risposta: { $option }
term-choose = La tua scelta (h per l'aiuto):
term-unclear = «{ $text }» potrebbe essere: { $options }
term-unknown = «{ $text }» non è né una scelta né un comando; h mostra i comandi.
term-allowed = { $name }: si può scegliere.
term-why_not = Che cosa non si può scegliere adesso, e perché:
term-all_allowed = Qui non è escluso nulla. Chiedi di un luogo o di un pezzo con: ? nome
term-rule = Regola: { $rule }
term-no_rule = Qui non è citata alcuna regola.
term-sure = Vuoi farlo lo stesso? s: sì, altro: no
term-undone = Annullato.
term-redone = Ripristinato.
term-saved = Salvato in { $file }.
term-save_as = Salvare la partita? Nome del file, o niente per uscire senza salvare:
term-curtain = Prossimo: { $who }. Premi Invio quando nessun altro guarda.
term-bye = Arrivederci.
term-over = La partita è finita.
term-scores = Punteggi: { $scores }
term-place = Luogo
term-pieces = Pezzi
term-elsewhere = Altrove
term-facts = Note
term-side = Parte
term-player = Giocatore
term-human = tu
term-system = il sistema
term-out = fuori gioco
term-neighbours = Luoghi vicini: { $spaces }
term-hand = { $name }: { $cards }
term-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
term-no_events = Non è ancora successo niente.
term-rejected = Una regola corretta non accetta più { $count ->
        [one] l'ultima risposta
       *[other] le ultime { $count } risposte
    } di questa partita; si riprende da prima.
term-help =
    un numero, o un nome     scegliere
    fanteria 3               scegliere tre di più pezzi uguali
    ?        ? nome          perché no: tutto ciò che è escluso, o un luogo o un pezzo
    r                        la regola dietro la domanda, a parole
    u        U               annullare, ripristinare
    m        m nome          la mappa, o un luogo
    l        l 50            la cronologia
    o        o 2             i tuoi ordini permanenti, o revocarne uno
    s FILE                   salvare
    q                        uscire
term-no_orders = Non hai ordini permanenti.
term-revoked = Revocato.

## Curves of the story

curve-luck = Fortuna: colpi oltre quelli attesi
# -- forecast: answers that lose for sure, odds --
fatal-lost = Così perdi subito la partita.

## The chronicle

chronicle-title = { $game }: una cronaca
chronicle-counted = { $count } { $name }

## Piani, e ciò che parla a loro favore: iniziale minuscola, senza punto

plan-usual = continuare come al solito
plan-answer = dare questa risposta
plan-hidden = qualcosa con ciò che nessun altro vede
grade-inaccuracy = imprecisione
grade-mistake = errore
grade-blunder = errore grave
