# Ce que seules les données de la troisième édition ont.

field-seniority = Place dans la liste d'ancienneté
field-siege = Modificateur de siège
field-province = Province
field-markers = Marqueurs de contrôle
