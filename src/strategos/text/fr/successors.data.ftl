# Ce que disent les lignes des données des deux éditions, pour qui les compare à la boîte.

table-spaces = Espaces de la carte
data-spaces = { $id } ({ $province }) est { $kind ->
        [major_city] une Cité majeure
        [minor_city] une Cité mineure
        [stronghold] une Forteresse
       *[way_point] un point de transit
    }, { $port ->
        [true] un port
       *[false] sans port
    }, { $grey ->
        [true] indépendant au départ
       *[false] non indépendant au départ
    }.
table-routes = Trajets
data-routes = { $kind ->
        [land] Un trajet terrestre
        [mountain] Un trajet de montagne
        [strait] Un détroit
        [sea] Un trajet maritime
       *[trans_mediterranean] Un trajet transméditerranéen
    } relie { $a } et { $b }.
table-provinces = Provinces
data-provinces = { $id } vaut { $vp } PV et demande { $needed } espaces.
table-generals = Généraux
data-generals = { $id } : Initiative { $initiative }, Valeur de bataille { $battle }, Rang { $rank }, Popularité { $popularity }.
table-starts = Généraux de départ
data-starts = Où commence { $id }, et avec quoi.
table-reserves = Généraux de réserve
data-reserves = Ce qu'apporte { $id }, et où il arrive.
table-troops = Unités de combat
data-troops = { $id } : force { $strength }.
table-fleets = Flottes
data-fleets = { $id } : { $normal }, du côté renforcé { $upgraded }.
table-independents = Armées indépendantes
data-independents = { $id } : { $troops } Unités, Valeur de bataille { $battle }, Initiative { $initiative }.
table-royals = La famille royale
data-royals = { $id } : Légitimité { $legitimacy }.
table-cards = Cartes Tyché
data-cards = { $id } : { $kind ->
        [event] carte Événement
        [bonus] carte Bonus
       *[surprise] carte Surprise
    }, PO { $op }, exemplaires { $copies }.
table-battle = Table de bataille
data-battle = Jet de { $roll } : scores { $scores }, par force à partir de 0.
table-siege = Table de siège
data-siege = Total { $roll } : Points de siège { $points }, pertes { $losses }.
table-attrition = Table d'attrition
data-attrition = À partir de { $least } Unités : pertes { $losses }.
table-unrest = Table des troubles
data-unrest = Jet de { $roll } : { $provinces }.
table-levies = Ce qu'apportent les cartes
data-levies = Ce qu'apporte { $id }.
field-kind = Genre
field-port = Port
field-grey = Indépendant au départ
field-vp = Points de Victoire
field-needed = Espaces requis
field-initiative = Initiative
field-battle = Valeur de bataille
field-rank = Rang
field-popularity = Popularité
field-strength = Force
field-normal = Côté normal
field-upgraded = Côté renforcé
field-troops = Unités
field-legitimacy = Légitimité
field-op = Points d'opération
field-copies = Exemplaires
field-scores = Scores
field-points = Points de siège
field-losses = Pertes
field-provinces = Provinces
word-general = Général
word-major_city = Cité majeure
word-minor_city = Cité mineure
word-stronghold = Forteresse
word-way_point = Point de transit
word-land = Terrestre
word-mountain = Montagne
word-strait = Détroit
word-sea = Maritime
word-trans_mediterranean = Transméditerranéen
word-event = Événement
word-bonus = Bonus
word-surprise = Surprise
