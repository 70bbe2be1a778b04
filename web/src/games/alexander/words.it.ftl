army = Esercito
enemy = Nemico
siege = Assedio
reserves = Riserve
career = Carriera
vp = { $vp } PV
deadline = scadenza di «{ $card }»
values = livello { $level } · valore di Battaglia { $battle } · superiore { $superior } · velocità { $speed }
battle = batt.
speed = vel.
legend = per ognuna: battaglia · superiore › velocità
reduced = ridotta
frail = basta un colpo
no-units = Alessandro è solo.
advisor = Consigliere
insight = Intuizione
prophecy = { $turns ->
        [0] Profezia · questo turno
        [one] Profezia · ancora { $turns } turno
       *[other] Profezia · ancora { $turns } turni
    }
counters = { $count ->
        [one] un segnalino nemico
       *[other] { $count } segnalini nemici
    }
die-distance = dado + distanza
order-wall_1 = Muro
order-lose_2_gold_or_1_hit = −2 Oro o un colpo
order-garrison_1 = guarnigione
order-glory_1_battle = +1 Gloria
order-gold_2_intimidation = +2 Oro
order-none = nulla
fleet = Flotta di Tiro
or = { " " }/{ " " }
mutiny = ammutinamento: { $hits ->
        [one] un colpo ciascuno
       *[other] { $hits } colpi ciascuno
    }
pile = { $count ->
        [one] un segnalino coperto
       *[other] { $count } segnalini coperti
    }
walls = Muri
step = Casella { $at }, { $gold } Oro
campaign = Campagna
date = Data
points = PV
immortality = Immortalità
level-short = Livello
scored-governed = aree governate { $points }
scored-glory = Gloria { $points }
scored-vp = Punti Vittoria { $points }
scored-level = livello { $points }
remembered = Quanti anni sarai ricordato
immortal-now = { $points ->
        [0] Ancora nessun punto Immortalità.
        [one] Un punto Immortalità finora.
       *[other] { $points } punti Immortalità finora.
    }
hits = { $hits ->
        [one] un colpo
       *[other] { $hits } colpi
    }
minus-gold = −{ $gold } Oro
free = gratis
scouting = Esplorare { $space_the }: quanto costa ogni tiro
scout-line = { $forces ->
        [one] contro una forza
       *[other] contro { $forces } forze
    }
talks = Intimidazione
talks-success = si arrendono
talks-on_going = esitano
talks-fail = rifiutano
attack = Questo attacco
needs = Colpisce con
two-hits = Due colpi con
odds-wins = Alessandro vince
odds-retreats = si ritira
odds-falls = cade
scouts = Quanto costerebbe il tiro degli esploratori
turn = turno { $turn }
speed-of = velocità { $speed }
leaders = comandanti
duel = duello
forces = { $count ->
        [one] una forza
       *[other] { $count } forze
    }

## The battle's turn and its result

march-to = Marciano verso { $place_the }:
strip = Gli attacchi di questo turno
# pannelli del comandante
shop-troops = Truppe
shop-buildings = Edifici
shop-siege = Assedio
shop-staff = Consiglio
ware-values = battaglia { $battle }, velocità { $speed }
ops-drawn = pescati { $drawn } su { $of }
ops-gathered = radunati per { $goals }, fino a «Via!»
ops-gathered-here = radunati
disband-one = Sciogli un'unità: allora entrare costa { $gold } Oro.
options-of = { $count ->
        [one] Un'opzione speciale…
       *[other] { $count } opzioni speciali…
    }
score-gold = oro
score-glory = gloria
score-level = livello
score-forces = { $count ->
        [one] forza
       *[other] forze
    }
