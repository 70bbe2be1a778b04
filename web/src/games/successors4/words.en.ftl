part-set_up = Set-up
part-preparations = Preparations
part-reinforcement = Reinforcements
part-surrender = Surrender
part-tyche = Tyche
part-activation = Activation
part-supply = Supply
part-end = End of the turn
