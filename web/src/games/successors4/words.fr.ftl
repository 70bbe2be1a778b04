part-set_up = Mise en place
part-preparations = Préparation
part-reinforcement = Renforts
part-surrender = Reddition
part-tyche = Tyché
part-activation = Activation
part-supply = Ravitaillement
part-end = Fin du tour
