# Quel che dicono le righe dei dati, per chi le confronta con la scatola. `table-…` nomina un genere di fatti,
# `data-…` ne dice uno, `field-…` è ciò che si chiede.

table-orders = Tabelle degli Ordini Nemici
data-orders = { $scenario }: un totale di { $span } significa { $id }.
table-enemy = Guarnigioni iniziali
data-enemy =
    { $scenario }: la guarnigione di { $id } conta { $leader ->
        [none] { "" }
       *[other] { $leader },{ " " }
    }{ $units ->
        [none] { "" }
       *[other] { $units },{ " " }
    }{ $random ->
        [one] un'unità
       *[other] { $random } unità
    } a caso e { $walls ->
        [0] nessun Muro
        [one] un Muro
       *[other] { $walls } Muri
    }.
table-boxes = Punti Vittoria sul tracciato dei turni
data-boxes = { $scenario }: vincere nella casella “{ $id }” vale { $vp } PV.
table-intimidation = Tabella dell'intimidazione
data-intimidation =
    Un totale di { $span } significa { $id ->
        [fail] che la città rifiuta
        [on_going] che le trattative continuano
       *[success] che la città si arrende
    }.
table-levels = Segnalini di Alessandro
data-levels = Alessandro al livello { $id }: battaglia { $battle }, superiore { $superior }, velocità { $speed }.
table-operations = Segnalini Operazione
data-operations = Il segnalino “{ $id }”: { $forces } Forze, { $walls } Muri, { $gold_at_go } Oro perso al Via!; si annulla con { $pay_gold } Oro e { $pay_glory } Gloria.
table-units = Segnalini delle unità
data-units =
    { $id } ({ $nation }): { $full } sul fronte, { $reduced ->
        [none] distrutta al primo colpo
       *[other] { $reduced } sul retro
    }, { $count ->
        [one] un segnalino
       *[other] { $count } segnalini
    }. Le cifre sono battaglia, superiore e velocità.
table-leaders = Comandanti nemici
data-leaders = { $id }: { $full } sul fronte, { $reduced } sul retro (battaglia, superiore, velocità).
table-tracks = Prezzi sui tracciati di Tiro
data-tracks = { $id }: la casella { $at } costa { $cost } Oro.
table-fleet_orders = Ordini della flotta di Tiro
data-fleet_orders = Un totale di { $span } significa { $id }.
table-advisors = Prezzi dei Consiglieri
data-advisors = { $id } costa { $glory } Gloria.
table-numbers = Prezzi, premi e limiti
data-numbers =
    { $id ->
        [intimidation_per_force_advantage] Ogni forza in più della guarnigione aggiunge { $value } all'intimidazione.
        [intimidation_per_razed_area] Ogni area razziata aggiunge { $value } all'intimidazione.
        [max_gold] Ci sono segnalini per { $value } Oro.
        [max_glory] Ci sono segnalini per { $value } Gloria.
        [cities] Ci sono { $value } segnalini Città.
        [temples] Ci sono { $value } segnalini Tempio.
       *[other] { $id }: { $value }.
    }
table-settings = Come comincia una campagna
data-settings =
    { $scenario }: { $id ->
        [fortress_order] le Fortezze tirano per gli ordini in quest'ordine: { $value }.
        [alexander_level] Alessandro comincia al livello { $value }.
        [start_area] l'Esercito comincia in quest'area: { $value }.
        [units] l'Esercito comincia con { $value }.
        [gold] l'Esercito comincia con { $value } Oro.
        [glory] l'Esercito comincia con { $value } Gloria.
        [advisors_fixed] i Consiglieri della campagna sono { $value }.
        [advisors_chosen] il comandante sceglie { $value } Consiglieri.
        [oracles] gli Oracoli sono { $value }.
        [operations_units] { $value } unità attendono nelle Operazioni.
        [operations_nation] le unità delle Operazioni sono di questa nazione: { $value }.
        [operations_destination] le Operazioni marciano su { $value }.
        [mutiny_hits] un segnalino di ammutinamento costa { $value } colpi.
        [operations_used] si usano le Operazioni: { $value }.
        [raze_gold] razziare rende { $value } Oro.
        [govern_gold] governare rende { $value } Oro.
        [base_gold] ogni turno rende { $value } Oro.
        [destroyed_gold] ogni unità nemica distrutta rende { $value } Oro.
        [city_price] una Città costa { $value } Oro.
        [temple_price] un Tempio costa { $value } Oro.
        [win_in] la campagna si vince a { $value }.
        [philip_boxes] re Filippo aiuta in queste caselle dei turni: { $value }.
        [philip_plans] re Filippo dà { $value } piani.
        [asia] queste aree sono in Asia: { $value }.
        [wall_sections] Tiro ha { $value } sezioni di mura.
        [max_warships] Tiro ha al massimo { $value } navi da guerra.
       *[other] “{ $id }” vale { $value }.
    }
table-areas = Aree delle mappe
data-areas =
    { $scenario }: { $id } è { $key ->
        [fortress] una Fortezza
        [battle] un'area di Battaglia
        [oracle] un Oracolo
       *[none] un'area senza simbolo
    }.
table-links = Strade fra le aree
data-links = { $scenario }: una strada unisce { $a } e { $b }.
table-options = Opzioni speciali
data-options = { $scenario }: “{ $id }” cambia i Punti Vittoria di { $vp }; il suo numero è { $amount }.
table-walls = Segnalini Muro
data-walls = Ci sono { $count } Muri.
table-plans_enemy = Piani di Battaglia nemici
data-plans_enemy = Fra i piani nemici ci sono { $count } segnalini “{ $id }”.
table-plans_own = Piani di Battaglia propri
data-plans_own = “{ $id }” si può prendere { $count } volte in una battaglia.
table-prophecies = Profezie
data-prophecies = “{ $id }” va compiuta entro { $turns } turni.

field-vp = Punti Vittoria
field-key = Simbolo
field-a = Da
field-b = A
field-leader = Comandante
field-units = Unità fisse
field-random = Unità a caso
field-walls = Muri
field-min = Da un totale di
field-max = Fino a un totale di
field-amount = Il suo numero
field-cost = Oro
field-battle = Battaglia
field-superior = Superiore
field-speed = Velocità
field-full = Fronte: battaglia, superiore, velocità
field-reduced = Retro: battaglia, superiore, velocità
field-count = Segnalini
field-forces = Forze
field-gold_at_go = Oro perso al Via!
field-pay_gold = Oro per annullarlo
field-pay_glory = Gloria per annullarlo
field-turns = Turni
field-glory = Gloria
field-value = Valore
word-fortress = Fortezza
word-battle = Area di Battaglia
word-oracle = Oracolo
word-none = Nessun simbolo
