war = La guerre
next-revenue = Si les revenus étaient perçus maintenant
hostages = Otages aux mains { $side_from }
passed = a passé
your-matrix = La matrice { $side_from } : c'est vous qui décidez à sa place
strategy = Stratégie
rolled = { $strategy }, dé { $die }
was-rolled = (tiré)
turns = Tours de la guerre
turn = Tour { $turn } : { $years } av. J.-C.
years = { $years } av. J.-C.
part-political = Politique
part-strategy = Stratégie
part-operations = Opérations
part-combat = Combat
part-rebellion = Révolte
part-administration = Administration
part-end = Fin du tour
area-isthmus = Isthme
area-boeotia = Béotie
area-sicily = Sicile
area-arcadia_achaea = Arcadie et Achaïe
area-peloponnesus_messenia = Péloponnèse et Messénie
area-allies_of_sparta = Alliés de Sparte
area-caria = Carie
area-ionia = Ionie
area-hellespont = Hellespont
area-thrace = Thrace
area-islands = Îles
area-allies_of_athens = Alliés d'Athènes
brief-isthmus = Isthme
brief-boeotia = Béotie
brief-sicily = Sicile
brief-arcadia_achaea = Arcadie
brief-peloponnesus_messenia = Messé{ "\u00AD" }nie
brief-allies_of_sparta = Alliés
brief-caria = Carie
brief-ionia = Ionie
brief-hellespont = Helles{ "\u00AD" }pont
brief-thrace = Thrace
brief-islands = Îles
brief-panactum = Panac{ "\u00AD" }ton
brief-methydrum = Méthy{ "\u00AD" }drion
brief-mantinea = Manti{ "\u00AD" }née
brief-allies_of_athens = Alliés
expedition = L'Expédition
leader-alone = pour l'instant le chef seul
ways = Chemins vers l'objectif
ways-found = { $ways ->
        [0] aucun chemin
        [one] un plus court chemin
       *[other] { $ways } plus courts chemins
    }, { $steps ->
        [one] { $steps } espace
       *[other] { $steps } espaces
    }
ways-none = aucun chemin pour cette force
as-last-time = Comme la dernière fois
nobody = Aucun
each = { $talents } talents chacun
free = sans frais
cost-line = Cette opération : { $cost } talents. Il en reste { $treasury } au trésor, dont { $left } à dépenser
join-and-go = Prendre { $count } PF et partir pour { $space_the }
only-join = Ajouter à l'Expédition
set-out = Partir pour { $space_the }
rally = Ou d'abord vers un autre espace de ralliement
other-objective = Un autre objectif
enemy-forces = Forces ennemies
rebels = En révolte
values = Stratégie { $strategic }, tactique { $tactical }
operation-of = Opération { $side_from }
goes-to = { $leader } { $space_to }
turn-brings = Ce qu'apporte le tour
vp-needed = PV, il en fallait { $needed }
odds-no-battle = pas de bataille : terre seule contre navires seuls
force-coastal = vers une côte ou une île
conditions = D'abord : Stratégie défensive
empty-fortresses = Forteresses ennemies vides
more-of = et { $count } autres
filter = Trouver un lieu
in-force = En vigueur
all-and-go = Prendre les { $count } PF et partir
from-now = Désormais la matrice mène { $side }. Vos { $vp } PV restent les vôtres.
take-over = Vous reprenez { $troops }, { $talents } talents, Bellicosité { $bellicosity }.
change-because = Dé { $die } + Confiance { $sci } = { $total } : à 6 ou plus, celui qui réussit prend l'autre Ligue.
now-lead = Vous menez désormais { $side }
decided = Ce qui s'est décidé
story = Le récit jusqu'ici
then-ashore = , puis à terre
no-sp = personne
siege-needs = 4 ou plus prend la forteresse.
skirmish-needs = Un 1 coûte un PF à ce camp ; 11 ou plus en tout, c'est une bataille.
leaders = Chefs
leader = Chef
where = Où
strategic-tactical = stratégie · tactique
going-home = sur le chemin du retour
no-leader-out = aucun chef n'est en campagne
in-cup = Coupe { $side_from } ({ $count }) :
fallen = Hors du jeu :
score = Points
vp = PV
no-vp-yet = Aucun tour n'a encore rapporté de Points de Victoire.
going-home-box = Case Retour au pays
odds-good-signs = bons signes
odds-bad-signs = mauvais signes
odds-rises = la cité se soulève
odds-quiet = rien ne bouge
odds-arrives = arrive
odds-beaten = battue en route
odds-taken = forteresse prise
odds-holds = les murs tiennent
odds-neither = sans décision
odds-unfought = pas de bataille
odds-meets = Ils sont interceptés
odds-unhurt = Arrive sans perte
odds-storm = Une tempête les emporte tous
odds-met = Interceptée { $space_in }
lost-sp = { $count } PF { $kind ->
    [hoplite] d'Hoplites
    [cavalry] de Cavalerie
   *[naval] de navires
}
score-treasury = talents
score-sci = Confiance
non-player = Camp sans joueur
stays = { $what } : { $sp } PF, ne part jamais.
activated = { $sp ->
        [1] 1 PF a déjà été activé ici ce tour-ci.
       *[other] { $sp } PF ont déjà été activés ici ce tour-ci.
    }
in-reach = À portée de vos Forces
