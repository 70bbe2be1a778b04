part-set_up = Set-up
part-start = Start of the turn
part-reinforcement = Reinforcements
part-surrender = Surrender
part-tyche = Tyche
part-activation = Activation
part-supply = Supply
part-end = End of the turn
