part-set_up = Mise en place
part-start = Début du tour
part-reinforcement = Renforts
part-surrender = Reddition
part-tyche = Tyché
part-activation = Mouvement
part-supply = Fourrage
part-end = Fin du tour
