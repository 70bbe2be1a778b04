part-set_up = Preparazione
part-preparations = Preparativi
part-reinforcement = Rinforzi
part-surrender = Resa
part-tyche = Tyche
part-activation = Attivazione
part-supply = Vettovagl.
part-end = Fine turno
