factions = Fazioni
champion = Campione
champion-help = Il titolo di Campione dà 3 di Legittimità; chi attacca un altro Campione perde il titolo
successor = Successore
successor-help = Ha attaccato un Campione e non ha Legittimità per il titolo
usurper = Usurpatore
usurper-help = Ha più Punti Vittoria di tutti: attaccarlo non costa a nessuno il titolo di Campione
cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
cus = { $count } UC
plus-dispersed =
    { $count ->
        [one] +{ $count } dispersa
       *[other] +{ $count } disperse
    }
training = Addestra { $what }: { $box } su { $needed }
vp = Punti Vittoria
vp-short = PV
legitimacy = Legittimità
l-short = L
lord_of_asia = Signore dell'Asia
largest_fleet = Flotta più grande
hellespont = Ellesponto
persian_support = Supporto Popolare Persiano
pact = { $one } e { $other } sono uniti da nozze
turns = Turni di Gioco
turn-named = Turno { $turn }
turn-regency = Turno { $turn }: { $royal } diventa maggiorenne
turn-order = Ordine di turno
round-of = Round { $round } di { $rounds }
kind-event = Evento
kind-bonus = Bonus
kind-surprise = Sorpresa
kind-general = Generale
op = { $points ->
    [one] Un Punto Operazione
   *[other] { $points } Punti Operazione
}
playable = giocabile ora
when-surprise = al suo momento
when-tyche = Segmento Tyche
then-points = Poi { $points } Punti Operazione.
use-march = Un Esercito o un Generale muove con { $points } PM.
use-markers = Tuoi segnalini in spazi aperti entro 2 PM dai tuoi; { $points } punti.
use-train = { $points } caselle sul tracciato di Addestramento.
use-fleet = Una tua Flotta mostra il lato potenziato.
use-recruit = Un Generale della Riserva si unisce a te.
not-now = { $count ->
    [one] Un modo non è possibile
   *[other] { $count } modi non sono possibili
}
values = Iniziativa { $initiative }, Livello di Battaglia { $battle }, Grado { $rank }
commands = al comando
mp = { $points } PM
wiped-out = Non hai nessuno sulla mappa.
wiped-out-back = { $names ->
    [0] {""}
   *[other] { $generals } e{" "}
    }{ $cus ->
    [one] un'UC Dispersa
   *[other] { $cus } UC Disperse
    }: tornano come Rinforzi all'inizio del prossimo Turno di Gioco. Una carta può portare qualcuno prima.
title-lost = Se attacchi { $side } diventi un Successore: subito −{ $points } di Legittimità, e altrettanto Prestigio.
siege-now = { $space }: { $points } Punti Assedio su { $needed }. Un dado ne aggiunge, e può costarti delle UC.
province-now = { $province }: tieni { $held } spazi su { $needed } necessari ({ $vp } PV).
province-soon = Con un altro segnalino ottieni:
province-worth = { $province } ({ $vp } PV)
}{ $cus ->
    [one] un'UC Dispersa
   *[other] { $cus } UC Disperse
}: tornano come Rinforzi all'inizio del prossimo Turno di Gioco. Una carta può portare qualcuno prima.
mp-left = { $left } PM su { $points }
in-command = comanda { $who }
supply-here = { $there } UC qui, rifornimenti per { $limit }
to-come = Ancora da piazzare
all-to = Tutti: { $space }
all-out = Escono tutti
none-out = Non esce nessuno
along-again = Scegli chi parte
passage = chiedi di passare
passage-help = Vai là e chiedi il Libero Passaggio invece di attaccare
together = insieme al massimo { $most }
too-many-help = Più UC di quante il luogo possa nutrire nel Segmento Vettovagliamento
escort = Scorta: { $fleets }
coming = Arriva { $side } con
chance = Probabilità di intercettare
royal = Famiglia Reale
where = Dove
whose = Di chi
worth = vale { $worth } di Legittimità
of-age = maggiorenne nel Turno { $turn }
bride-of = promessa: { $side }
waiting = attende
nobody = nessuno
tomb = Tomba di Alessandro
fallen = Fuori dal gioco:
fleet-strength = Forza { $strength }
stronger = lato potenziato
dispersed = dispersa
at-once = Vittoria Istantanea
total = PV+L
total-help = Punti Vittoria e Legittimità insieme, per una Reggenza
scale = Per la Vittoria Istantanea servono { $vp } Punti Vittoria o { $l } di Legittimità; alla fine contano i Punti Vittoria.
missing = { $now }{ $left ->
    [-1] {""}
    [0] {" "}✓
   *[other] , mancano { $left }
}
not-in-turn-1 = Nel Turno I non c'è Vittoria Istantanea.
regency-free = Nessuno lo controlla: vince il totale più alto, ora { $who }.
regency-wins = Lo controlla { $who }, che ha anche il totale più alto: vincerebbe.
regency-dies = Lo controlla { $who }, ma il totale più alto ce l'ha { $first }: { $royal } morirebbe.
after-turn = Dopo il Turno { $turn }:
end-leader = vince chi ha più Punti Vittoria, ora { $who }.
dispersed-box = Dispersi
training-track = Addestramento
waiting-box = In attesa accanto alla mappa
kept = Davanti ai giocatori in questo turno
deck = { $count } carte nel mazzo
on-table = { $count } sul tavolo
discards = { $count } scartate:
odds-arrives = arriva
odds-beaten = è battuto
odds-met = è intercettato
odds-falls = cade
odds-holds = niente
odds-points = Punti Assedio
odds-driven-back = respinto
odds-intercepts = intercetta
odds-misses = fallisce
odds-evades = evade
odds-successor = Diventi un Successore: −{ $count } Legittimità
odds-caught = è raggiunto
odds-overrun = annienta
odds-dispersed = è disperso
odds-wins = vince { $who }
odds-draw = pareggio
losses-of = UC perse: { $who }
odds-comes = { $who } arriva ({ $space })
odds-challenges = { $who } può dare battaglia e respingerti
chance-by-sea = Probabilità di arrivare se chi può dà battaglia
chance-by-land = Probabilità di arrivare, o di vincere la battaglia
odds-killed = cade il Generale: { $who }
local = Truppe Locali
elephants-roll = { $count ->
    [one] 1 Elefante: dado − 2
   *[other] { $count } Elefanti: dado − 2 ciascuno
}
aside = { $count ->
    [one] Un'Unità dell'Esercito Reale in disparte
   *[other] { $count } Unità dell'Esercito Reale in disparte
}
rating = Livello di Battaglia { $rating }: i dadi più bassi valgono { $rating }
prestige = Prestigio
prestige-of = Prestigio: { $who }
strength = Forza in battaglia
elephants = Elefanti che valgono { $shown }
title-battle = Battaglia Terrestre
title-naval_battle = Battaglia Navale
title-siege = Assedio
title-interception = Intercettazione
title-evasion = Evasione
title-survival = Sopravvive?
title-overrun = Annientamento
title-burial = Il funerale di Alessandro
title-wedding = Nozze reali
title-royal = La Famiglia Reale
title-death = Morto
rolled-total = vale { $total }
attacker = Attaccante
defender = Difensore
score = Punteggio di Battaglia
score-chances = Punteggio di battaglia, probabilità in %
tab-victory = Vittoria
tab-royals = Famiglia
tab-fleets = Flotte
tab-boxes = Caselle
