provinces =
    { $count ->
        [0] aucune province
        [one] une province
       *[other] { $count } provinces
    }
col-tribute = Tribut
col-purse = Trésor
prices-double = { $from } : prix × 2
prices-triple = { $from } : prix × 3
battle-round = manche { $round }
battle-legion = Légion de bataille
battle-fleet = Flotte
battle-reserve = Réserve
fort-dice =
    { $dice ->
        [one] { $dice } dé de plus pour les murs
       *[other] { $dice } dés de plus pour les murs
    }
attacker = Attaquant
defender = Défenseur
odds-attacker_leaders_lost = L'attaquant perd ses chefs
odds-defender_leaders_lost = Le défenseur perd ses chefs
losses-attacker = Pertes de l'attaquant
losses-defender = Pertes du défenseur
legion-of = { $count } sur { $most }
go-along = L'accompagnent
treasury = Trésor
treasury-of = Trésor : { $who }
treasury-planned = Prévu { $sum }
treasury-left-after = Reste après le tribut (+{ $tribute })
treasury-note = Prévoyez maintenant, achetez pendant la phase d'Achat. Un clic ajoute, le nombre retire.
shop-bought = Acheté pendant ce tour
shop-spent = Dépensé
shop-planned = Prévu
shop-left = Reste
shop-buy = Acheter pour { $sum }
shop-clear = Effacer
fell-in = Tour { $round }
fell-to = { $side } tombe devant { $by }
fell-title = Les Césars tombés

## The battle’s result

# -- forecast --
odds-both = plus personne
# The legion as it would go.
legion-presets = Compositions
legion-all = Tous
legion-fast = Cavalerie seule
legion-none = Le chef seul
legion-last = Comme avant
board-leaders = Chefs
board-none = Choisissez qui embarque
board-go = Embarquer : { $who }
destroy-first = Détruire d'abord une Ville
shop-buy-end = Acheter et finir
shop-units-first = Achetez d'abord les unités prévues
shop-ransom = { $count ->
    [1] Un de vos Généraux est prisonnier : la rançon se paie après les achats, avec ce qui reste.
   *[other] { $count } de vos Généraux sont prisonniers : la rançon se paie après les achats, avec ce qui reste.
}
