# Ce que disent les lignes des données, pour qui les compare à sa boîte. `table-…` nomme une sorte de faits,
# `data-…` en dit un, `field-…` est ce que l'on demande.

table-orders = Tables des Ordres ennemis
data-orders = { $scenario } : un total de { $span } signifie { $id }.
table-enemy = Garnisons de départ
data-enemy =
    { $scenario } : la garnison ({ $id }) compte { $leader ->
        [none] { "" }
       *[other] { $leader },{ " " }
    }{ $units ->
        [none] { "" }
       *[other] { $units },{ " " }
    }{ $random ->
        [1] une unité
       *[other] { $random } unités
    } au hasard et { $walls ->
        [0] aucune muraille
        [one] une muraille
       *[other] { $walls } murailles
    }.
table-boxes = Points de Victoire sur la piste des tours
data-boxes = { $scenario } : gagner à la case « { $id } » vaut { $vp } PV.
table-intimidation = Table d'intimidation
data-intimidation =
    Un total de { $span } signifie { $id ->
        [fail] que la place refuse
        [on_going] que les pourparlers continuent
       *[success] que la place se rend
    }.
table-levels = Pions d'Alexandre
data-levels = Alexandre au niveau { $id } : bataille { $battle }, supérieure { $superior }, vitesse { $speed }.
table-operations = Pions Opération
data-operations = Le pion « { $id } » : { $forces } forces, { $walls } murailles, { $gold_at_go } Or perdu au départ ; on l'annule pour { $pay_gold } Or et { $pay_glory } Gloire.
table-units = Pions des unités
data-units =
    { $id } ({ $nation }) : { $full } au recto, { $reduced ->
        [none] une touche suffit à détruire l'unité
       *[other] { $reduced } au verso
    }, { $count ->
        [1] un pion
       *[other] { $count } pions
    }. Les chiffres sont la bataille, la supérieure et la vitesse.
table-leaders = Chefs ennemis
data-leaders = { $id } : { $full } au recto, { $reduced } au verso (bataille, supérieure, vitesse).
table-tracks = Prix sur les pistes de Tyr
data-tracks = { $id } : la case { $at } coûte { $cost } Or.
table-fleet_orders = Ordres de la flotte tyrienne
data-fleet_orders = Un total de { $span } signifie { $id }.
table-advisors = Prix des Conseillers
data-advisors = { $id } coûte { $glory } Gloire.
table-numbers = Prix, récompenses et limites
data-numbers =
    { $id ->
        [intimidation_per_force_advantage] Chaque force de plus que la garnison ajoute { $value } à l'intimidation.
        [intimidation_per_razed_area] Chaque région rasée ajoute { $value } à l'intimidation.
        [max_gold] Il y a des pions pour { $value } Or.
        [max_glory] Il y a des pions pour { $value } Gloire.
        [cities] Il y a { $value } pions Ville.
        [temples] Il y a { $value } pions Temple.
       *[other] { $id } : { $value }.
    }
table-settings = Ce avec quoi une campagne commence
data-settings =
    { $scenario } : { $id ->
        [fortress_order] les Forteresses reçoivent leurs Ordres dans cette suite : { $value }.
        [alexander_level] Alexandre commence au niveau { $value }.
        [start_area] l'Armée commence ici : { $value }.
        [units] l'Armée commence avec { $value }.
        [gold] l'Armée commence avec { $value } Or.
        [glory] l'Armée commence avec { $value } Gloire.
        [advisors_fixed] les Conseillers de la campagne sont { $value }.
        [advisors_chosen] le commandant choisit { $value } Conseillers.
        [oracles] les Oracles sont { $value }.
        [operations_units] { $value } unités attendent dans les Opérations.
        [operations_nation] les unités des Opérations sont celles-ci : { $value }.
        [operations_destination] les Opérations marchent sur { $value }.
        [mutiny_hits] un pion de mutinerie coûte { $value } touches.
        [operations_used] on utilise les Opérations : { $value }.
        [raze_gold] raser rapporte { $value } Or.
        [govern_gold] gouverner rapporte { $value } Or.
        [base_gold] chaque tour rapporte { $value } Or.
        [destroyed_gold] chaque unité ennemie détruite rapporte { $value } Or.
        [city_price] une Ville coûte { $value } Or.
        [temple_price] un Temple coûte { $value } Or.
        [win_in] la campagne se gagne à { $value }.
        [philip_boxes] le roi Philippe aide à ces cases de la piste : { $value }.
        [philip_plans] le roi Philippe donne { $value } plans.
        [asia] ces régions sont en Asie : { $value }.
        [wall_sections] Tyr a { $value } sections de muraille.
        [max_warships] Tyr a au plus { $value } navires de guerre.
       *[other] « { $id } » vaut { $value }.
    }
table-areas = Régions des cartes
data-areas =
    { $scenario } : { $id } est { $key ->
        [fortress] une Forteresse
        [battle] une région de Bataille
        [oracle] un Oracle
       *[none] une région sans marque
    }.
table-links = Routes entre les régions
data-links = { $scenario } : une route relie { $a } et { $b }.
table-options = Options spéciales
data-options = { $scenario } : « { $id } » change les Points de Victoire de { $vp } ; son nombre est { $amount }.
table-walls = Pions Muraille
data-walls = Il y a { $count } murailles.
table-plans_enemy = Plans de Bataille ennemis
data-plans_enemy = Il y a { $count } pions « { $id } » parmi les plans ennemis.
table-plans_own = Plans de Bataille d'Alexandre
data-plans_own = « { $id } » peut être pris { $count } fois par bataille.
table-prophecies = Prophéties
data-prophecies = « { $id } » doit s'accomplir en { $turns } tours.

field-vp = Points de Victoire
field-key = Marque
field-a = De
field-b = À
field-leader = Chef
field-units = Unités fixes
field-random = Unités tirées au sort
field-walls = Murailles
field-min = À partir d'un total de
field-max = Jusqu'à un total de
field-amount = Son nombre
field-cost = Or
field-battle = Bataille
field-superior = Supérieure
field-speed = Vitesse
field-full = Recto : bataille, supérieure, vitesse
field-reduced = Verso : bataille, supérieure, vitesse
field-count = Pions
field-forces = Forces
field-gold_at_go = Or perdu au départ
field-pay_gold = Or pour l'annuler
field-pay_glory = Gloire pour l'annuler
field-turns = Tours
field-glory = Gloire
field-value = Valeur
word-fortress = Forteresse
word-battle = Région de Bataille
word-oracle = Oracle
word-none = Sans marque
