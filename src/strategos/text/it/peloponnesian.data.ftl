# Che cosa dicono le righe dei file di dati, per chi le confronta con la scatola.

table-spaces = Spazi della mappa
data-spaces =
    { $id } è { $kind ->
        [land] nell'entroterra
        [coastal] sulla costa
       *[island] un'isola
    }, { $side ->
        [athens] verde (Atene)
        [sparta] rosso (Sparta)
       *[neutral] giallo (neutrale)
    }, { $fortress ->
        [true] con fortezza
       *[false] senza fortezza
    }.
table-locs = Linee di comunicazione
data-locs =
    { $kind ->
        [land] Una linea terrestre
        [naval] Una linea navale
       *[combined] Una linea combinata
    } unisce { $a } e { $b }.
table-leaders = Comandanti
data-leaders = { $id } ({ $side }): Valore Tattico { $tactical }, Valore Strategico { $strategic }.
table-limits = Pedine
data-limits = { $nation }: ci sono { $sp } PF di { $kind }.
table-elite = Unità di élite
data-elite = { $id } ({ $nation }): { $sp } PF.
table-defences = Strategia difensiva
data-defences = { $id } ({ $side }): Opliti, Cavalleria e navi { $force }.
table-scenarios = Disposizioni iniziali
data-scenarios = Disposizione e date di «{ $id }».
table-groups = Gruppi di spazi
data-groups = Il gruppo «{ $id }»: { $spaces }.

field-kind = Tipo
field-side = Colore
field-fortress = Fortezza
field-a = Da
field-b = A
field-tactical = Valore Tattico
field-strategic = Valore Strategico
field-sp = PF
field-force = Opliti, Cavalleria, navi
field-years = Anni di ogni turno
field-rebellion = Spazi in ribellione
field-spaces = Spazi
word-land = Terrestre
word-coastal = Costiero
word-island = Isola
word-athens = verde (Atene)
word-sparta = rosso (Sparta)
word-neutral = giallo (neutrale)
word-naval = Navale
word-combined = Combinata
