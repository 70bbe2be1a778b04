part-set_up = Mise en place
part-preparations = Préparation
part-reinforcement = Renforts
part-surrender = Reddition
part-tyche = Tyché
part-activation = Activation
part-supply = Fourrage
part-end = Fin du tour
