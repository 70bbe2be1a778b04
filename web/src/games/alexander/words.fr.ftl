army = Armée
enemy = Ennemi
siege = Siège
reserves = Réserves
career = Carrière
vp = { $vp } PV
deadline = échéance de « { $card } »
values = niveau { $level } · valeur de Bataille { $battle } · supérieure { $superior } · vitesse { $speed }
battle = Bat.
speed = vit.
legend = pour chacune : bataille · supérieure › vitesse
reduced = réduite
frail = une touche suffit
no-units = Alexandre est seul.
advisor = Conseiller
insight = Intuition
prophecy = { $turns ->
        [0] Prophétie · ce tour
        [one] Prophétie · encore { $turns } tour
       *[other] Prophétie · encore { $turns } tours
    }
counters = { $count ->
        [0] aucun pion ennemi
        [one] un pion ennemi
       *[other] { $count } pions ennemis
    }
die-distance = dé + distance
order-wall_1 = muraille
order-lose_2_gold_or_1_hit = −2 Or ou une touche
order-garrison_1 = garnison
order-glory_1_battle = +1 Gloire
order-gold_2_intimidation = +2 Or
order-none = rien
fleet = Flotte de Tyr
or = { " " }/{ " " }
mutiny = mutinerie : { $hits ->
        [one] { $hits } touche par grief
       *[other] { $hits } touches par grief
    }
pile = { $count ->
        [0] aucun pion face cachée
        [one] un pion face cachée
       *[other] { $count } pions face cachée
    }
walls = Murailles
step = Case { $at }, { $gold } Or
campaign = Campagne
date = Date
points = PV
immortality = Immortalité
level-short = Niveau
scored-governed = régions gouvernées { $points }
scored-glory = Gloire { $points }
scored-vp = Points de Victoire { $points }
scored-level = niveau { $points }
remembered = Combien d'années on se souviendra de vous
immortal-now = { $points ->
        [0] Pas encore d'immortalité.
        [one] Un point d'immortalité jusqu'ici.
       *[other] { $points } points d'immortalité jusqu'ici.
    }
hits = { $hits ->
        [0] aucune touche
        [one] une touche
       *[other] { $hits } touches
    }
minus-gold = −{ $gold } Or
free = rien
scouting = Reconnaissance { $space_to } : ce que coûte chaque jet
scout-line = { $forces ->
        [0] contre aucune force
        [one] contre une force
       *[other] contre { $forces } forces
    }
talks = Intimidation
talks-success = se rendent
talks-on_going = hésitent
talks-fail = refusent
attack = Cette attaque
needs = Touche avec
two-hits = Deux touches avec
odds-wins = Alexandre l'emporte
odds-retreats = se retire
odds-falls = tombe
scouts = Ce que coûterait le jet des éclaireurs
turn = tour { $turn }
speed-of = vitesse { $speed }
leaders = chefs
duel = duel
forces = { $count ->
        [0] aucune force
        [one] une force
       *[other] { $count } forces
    }

## The battle’s turn and its result

march-to = Ils marchent { $place_to } :
strip = Les attaques de ce tour
# panneaux du commandant
shop-troops = Troupes
shop-buildings = Bâtiments
shop-siege = Siège
shop-staff = Conseil
ware-values = bataille { $battle }, vitesse { $speed }
ops-drawn = piochés : { $drawn } sur { $of }
ops-gathered = rassemblés pour { $goals }, jusqu'à « En avant ! »
ops-gathered-here = rassemblés
disband-one = Licenciez une unité : entrer coûtera alors { $gold } Or.
options-of = { $count ->
        [one] { $count } option spéciale…
       *[other] { $count } options spéciales…
    }
score-gold = or
score-glory = gloire
score-level = niveau
score-forces = { $count ->
        [one] force
       *[other] forces
    }
