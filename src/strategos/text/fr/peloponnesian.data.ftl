# Ce que disent les lignes des fichiers de données, pour qui les compare à la boîte.

table-spaces = Espaces de la carte
data-spaces =
    { $id } est { $kind ->
        [land] à l'intérieur des terres
        [coastal] sur la côte
       *[island] une île
    }, { $side ->
        [athens] vert (Athènes)
        [sparta] rouge (Sparte)
       *[neutral] jaune (neutre)
    }, { $fortress ->
        [true] avec forteresse
       *[false] sans forteresse
    }.
table-locs = Lignes de communication
data-locs =
    { $kind ->
        [land] Une ligne terrestre
        [naval] Une ligne navale
       *[combined] Une ligne combinée
    } relie { $a } et { $b }.
table-leaders = Chefs
data-leaders = { $id } ({ $side }) : valeur tactique { $tactical }, valeur stratégique { $strategic }.
table-limits = Pions
data-limits = { $nation } : il y a { $sp } PF de { $kind }.
table-elite = Unités d'élite
data-elite = { $id } ({ $nation }) : { $sp } PF.
table-defences = Stratégie défensive
data-defences = { $id } ({ $side }) : hoplites, cavalerie et navires { $force }.
table-scenarios = Mises en place
data-scenarios = Mise en place et dates de « { $id } ».
table-groups = Groupes d'espaces
data-groups = Le groupe « { $id } » : { $spaces }.

field-kind = Type
field-side = Couleur
field-fortress = Forteresse
field-a = De
field-b = À
field-tactical = Valeur tactique
field-strategic = Valeur stratégique
field-sp = PF
field-force = Hoplites, cavalerie, navires
field-years = Années de chaque tour
field-rebellion = Espaces en révolte
field-spaces = Espaces
word-land = Terrestre
word-coastal = Côtier
word-island = Île
word-athens = vert (Athènes)
word-sparta = rouge (Sparte)
word-neutral = jaune (neutre)
word-naval = Navale
word-combined = Combinée
