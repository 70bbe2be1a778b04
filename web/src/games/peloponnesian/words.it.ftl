war = La guerra
next-revenue = Se le entrate si riscuotessero ora
hostages = Ostaggi in mano a { $side }
passed = ha passato
your-matrix = La Matrice Strategica di { $side }: al suo posto decidi tu
strategy = Strategia
rolled = { $strategy }, dado { $die }
was-rolled = (uscito)
turns = Turni della guerra
turn = Turno { $turn }: { $years } a.C.
years = { $years } a.C.
part-political = Politica
part-strategy = Strategia
part-operations = Operazioni
part-combat = Combattimento
part-rebellion = Ribellione
part-administration = Amministrazione
part-end = Fine del turno
area-isthmus = Istmo
area-boeotia = Beozia
area-sicily = Sicilia
area-arcadia_achaea = Arcadia e Acaia
area-peloponnesus_messenia = Peloponneso e Messenia
area-allies_of_sparta = Alleati di Sparta
area-caria = Caria
area-ionia = Ionia
area-hellespont = Ellesponto
area-thrace = Tracia
area-islands = Isole
area-allies_of_athens = Alleati di Atene
brief-isthmus = Istmo
brief-boeotia = Beozia
brief-sicily = Sicilia
brief-arcadia_achaea = Arcadia
brief-peloponnesus_messenia = Messe{ "\u00AD" }nia
brief-allies_of_sparta = Alleati
brief-caria = Caria
brief-ionia = Ionia
brief-hellespont = Elle{ "\u00AD" }sponto
brief-thrace = Tracia
brief-islands = Isole
brief-panactum = Panatto
brief-methydrum = Meti{ "\u00AD" }drio
brief-mantinea = Manti{ "\u00AD" }nea
brief-allies_of_athens = Alleati
expedition = La Spedizione
leader-alone = per ora solo il comandante
ways = Vie per l'obiettivo
ways-found = { $ways ->
        [one] una via più breve
       *[other] { $ways } vie più brevi
    }, { $steps ->
        [one] 1 spazio
       *[other] { $steps } spazi
    }
ways-none = nessuna via per questa forza
as-last-time = Come l'ultima volta
nobody = Nessuno
each = { $talents } talenti ciascuno
free = senza costo
cost-line = Questa operazione: { $cost } talenti. Nel Tesoro ne restano { $treasury }, di cui { $left } spendibili
join-and-go = { $count ->
        [one] Prendi 1 PF e parti per { $space_the }
       *[other] Prendi { $count } PF e parti per { $space_the }
    }
only-join = Aggiungi alla Spedizione
set-out = Parti per { $space_the }
rally = Oppure prima in un altro spazio di Raduno
other-objective = Un altro obiettivo
enemy-forces = Forze nemiche
rebels = In ribellione
values = Strategia { $strategic }, tattica { $tactical }
operation-of = Operazione di { $side }
goes-to = { $leader } verso { $space_the }
turn-brings = Che cosa porta il turno
vp-needed = PV, ne servivano { $needed }
odds-no-battle = nessuna battaglia: solo terra contro sole navi
force-coastal = verso una costa o un'isola
conditions = Prima: Strategia difensiva
empty-fortresses = Fortezze nemiche vuote
more-of = e altri { $count }
filter = Trova un luogo
in-force = In vigore
all-and-go = Prendi tutti i { $count } PF e parti
from-now = D'ora in poi la matrice guida { $side }. I tuoi { $vp } PV restano tuoi.
take-over = Prendi { $troops }, { $talents } talenti, Bellicosità { $bellicosity }.
change-because = Dado { $die } + Sicurezza { $sci } = { $total }: con 6 o più chi ha successo passa all'altra Lega.
now-lead = Ora guidi { $side }
decided = Che cosa si è deciso
story = La storia finora
then-ashore = , poi a terra
no-sp = nessuno
siege-needs = Con 4 o più la fortezza cade.
skirmish-needs = Un 1 costa un PF a quella parte; con 11 o più in tutto è battaglia.
leaders = Comandanti
leader = Comandante
where = Dove
strategic-tactical = strategia · tattica
going-home = sulla via di casa
no-leader-out = nessun comandante è in campo
in-cup = Nella tazza di { $side } ({ $count }):
fallen = Fuori gioco:
score = Punti
vp = PV
no-vp-yet = Nessun turno ha ancora portato Punti Vittoria.
going-home-box = Casella Verso Casa
odds-good-signs = segni buoni
odds-bad-signs = segni sfavorevoli
odds-rises = la città insorge
odds-quiet = nulla si muove
odds-arrives = arriva
odds-beaten = battuta per via
odds-taken = fortezza presa
odds-holds = le mura reggono
odds-neither = senza esito
odds-unfought = nessuna battaglia
odds-meets = Vengono intercettati
odds-unhurt = Arriva senza perdite
odds-storm = Una tempesta li travolge tutti
odds-met = Intercettata { $space_in }
lost-sp = { $count } PF { $kind ->
    [hoplite] di Opliti
    [cavalry] di Cavalleria
   *[naval] Navali
}
score-treasury = talenti
score-sci = Sicurezza
non-player = Parte non-giocatore
stays = { $what }: { $sp } PF, non parte mai.
activated = { $sp ->
        [one] 1 PF qui è già stato attivato in questo turno.
       *[other] { $sp } PF qui sono già stati attivati in questo turno.
    }
in-reach = Alla portata delle tue Forze
