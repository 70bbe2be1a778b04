part-set_up = Mise en place
part-start = Début du tour
part-reinforcement = Renforts
part-surrender = Reddition
part-tyche = Tyché
part-activation = Activation
part-supply = Ravitaillement
part-end = Fin du tour
