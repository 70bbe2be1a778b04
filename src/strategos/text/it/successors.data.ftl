# Che cosa dicono le righe dei dati nelle due edizioni, per chi le confronta con la scatola.

table-spaces = Spazi della mappa
data-spaces = { $id } ({ $province }) è { $kind ->
        [major_city] una Città Maggiore
        [minor_city] una Città Minore
        [stronghold] una Roccaforte
       *[way_point] un Punto di Transito
    }, { $port ->
        [true] un porto
       *[false] non un porto
    }, { $grey ->
        [true] Indipendente all'inizio
       *[false] non Indipendente all'inizio
    }.
table-routes = Tragitti
data-routes = { $kind ->
        [land] Un tragitto Terrestre
        [mountain] Un tragitto Montano
        [strait] Uno Stretto
        [sea] Un tragitto Marittimo
       *[trans_mediterranean] Un tragitto Transmediterraneo
    } unisce { $a } e { $b }.
table-provinces = Province
data-provinces = { $id } vale { $vp } PV e richiede { $needed } spazi.
table-generals = Generali
data-generals = { $id }: Iniziativa { $initiative }, Livello di Battaglia { $battle }, Grado { $rank }, Popolarità { $popularity }.
table-starts = Generali iniziali
data-starts = Dove comincia { $id }, e con che cosa.
table-reserves = Generali di Riserva
data-reserves = Che cosa porta { $id }, e dove arriva.
table-troops = Unità di combattimento
data-troops = { $id }: forza { $strength }.
table-fleets = Flotte
data-fleets = { $id }: { $normal }, sul lato potenziato { $upgraded }.
table-independents = Eserciti Indipendenti
data-independents = { $id }: { $troops } Unità, Livello di Battaglia { $battle }, Iniziativa { $initiative }.
table-royals = La Famiglia Reale
data-royals = { $id }: Legittimità { $legitimacy }.
table-cards = Carte Tyche
data-cards = { $id }: { $kind ->
        [event] carta Evento
        [bonus] carta Bonus
       *[surprise] carta Sorpresa
    }, PO { $op }, copie { $copies }.
table-battle = Tabella della Battaglia
data-battle = Tiro { $roll }: punteggi { $scores }, per forza da 0 in su.
table-siege = Tabella dell'Assedio
data-siege = Totale { $roll }: Punti Assedio { $points }, perdite { $losses }.
table-attrition = Tabella dell'Attrito
data-attrition = Da { $least } Unità: perdite { $losses }.
table-unrest = Tabella dei Disordini
data-unrest = Tiro { $roll }: { $provinces }.
table-levies = Che cosa portano le carte
data-levies = Che cosa porta { $id }.
field-kind = Tipo
field-port = Porto
field-grey = Indipendente all'inizio
field-vp = Punti Vittoria
field-needed = Spazi richiesti
field-initiative = Iniziativa
field-battle = Livello di Battaglia
field-rank = Grado
field-popularity = Popolarità
field-strength = Forza
field-normal = Lato normale
field-upgraded = Lato potenziato
field-troops = Unità
field-legitimacy = Legittimità
field-op = Punti Operazione
field-copies = Copie
field-scores = Punteggi
field-points = Punti Assedio
field-losses = Perdite
field-provinces = Province
word-general = Generale
word-major_city = Città Maggiore
word-minor_city = Città Minore
word-stronghold = Roccaforte
word-way_point = Punto di Transito
word-land = Terrestre
word-mountain = Montano
word-strait = Stretto
word-sea = Marittimo
word-trans_mediterranean = Transmediterraneo
word-event = Evento
word-bonus = Bonus
word-surprise = Sorpresa
