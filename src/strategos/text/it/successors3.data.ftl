# Quel che hanno solo i dati della terza edizione.

field-seniority = Posto nella lista di Anzianità
field-siege = Modificatore d'Assedio
field-province = Provincia
field-markers = Segnalini di controllo
