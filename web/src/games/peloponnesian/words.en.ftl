war = The war
next-revenue = If revenue were drawn now
hostages = Hostages in the hands of { $side }
passed = has passed
your-matrix = The matrix of { $side }: your choice decides in its place
strategy = Strategy
rolled = { $strategy }, die { $die }
was-rolled = (rolled)
turns = Turns of the war
turn = Turn { $turn }: { $years } BC
years = { $years } BC
part-political = Political
part-strategy = Strategy
part-operations = Operations
part-combat = Combat
part-rebellion = Rebellion
part-administration = Administration
part-end = End of the turn
area-isthmus = Isthmus
area-boeotia = Boeotia
area-sicily = Sicily
area-arcadia_achaea = Arcadia and Achaea
area-peloponnesus_messenia = Peloponnesus and Messenia
area-allies_of_sparta = Allies of Sparta
area-caria = Caria
area-ionia = Ionia
area-hellespont = Hellespont
area-thrace = Thrace
area-islands = Islands
area-allies_of_athens = Allies of Athens
brief-isthmus = Isthmus
brief-boeotia = Boeotia
brief-sicily = Sicily
brief-arcadia_achaea = Arcadia
brief-peloponnesus_messenia = Messe{ "\u00AD" }nia
brief-allies_of_sparta = Allies
brief-caria = Caria
brief-ionia = Ionia
brief-hellespont = Helles{ "\u00AD" }pont
brief-thrace = Thrace
brief-islands = Islands
brief-panactum = Panac{ "\u00AD" }tum
brief-methydrum = Methy{ "\u00AD" }drium
brief-mantinea = Manti{ "\u00AD" }nea
brief-allies_of_athens = Allies
expedition = The Expedition
leader-alone = only its leader so far
ways = Ways to the objective
ways-found = { $ways ->
        [one] one shortest way
       *[other] { $ways } shortest ways
    }, { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }
ways-none = no route for this force
as-last-time = As last time
nobody = None
each = { $talents } talents each
free = free of charge
cost-line = This operation: { $cost } talents. The Treasury keeps { $treasury }, of which { $left } can be spent
join-and-go = { $count ->
        [one] Take 1 SP and set out for { $space_the }
       *[other] Take { $count } SP and set out for { $space_the }
    }
only-join = Add to the Expedition
set-out = Set out for { $space_the }
rally = Or first to another Rally space
other-objective = Another objective
enemy-forces = Enemy Forces
rebels = In rebellion
values = Strategic { $strategic }, Tactical { $tactical }
operation-of = Operation of { $side }
goes-to = { $leader } { $space_to }
turn-brings = What the turn brings
vp-needed = VP, { $needed } were needed
odds-no-battle = no battle: only land against only ships
force-coastal = to a coast or an island
conditions = First: Defensive Strategy
empty-fortresses = Empty enemy fortresses
more-of = and { $count } more
filter = Find a place
in-force = In force
all-and-go = Take all { $count } SP and set out
from-now = From now on the matrix leads { $side }. Your { $vp } VP stay yours.
take-over = You take over { $troops }, { $talents } talents, Bellicosity { $bellicosity }.
change-because = Die { $die } + Confidence { $sci } = { $total }: with 6 or more whoever does well takes the other League.
now-lead = You now lead { $side }
decided = What was decided
story = The story so far
then-ashore = , then ashore
no-sp = nobody
siege-needs = 4 or more takes the fortress.
skirmish-needs = A 1 costs that side an SP; 11 or more together is a battle.
leaders = Leaders
leader = Leader
where = Where
strategic-tactical = strategic · tactical
going-home = on his way home
no-leader-out = no leader is in the field
in-cup = In the cup of { $side } ({ $count }):
fallen = Out of the game:
score = Score
vp = VP
no-vp-yet = No turn has brought Victory Points yet.
going-home-box = Going Home box
odds-good-signs = good signs
odds-bad-signs = bad signs
odds-rises = the city rises
odds-quiet = nothing stirs
odds-arrives = arrives
odds-beaten = beaten on the way
odds-taken = fortress taken
odds-holds = the walls hold
odds-neither = no decision
odds-unfought = no battle
odds-meets = They are caught
odds-unhurt = Arrives without a loss
odds-storm = A storm takes them all
odds-met = Intercepted { $space_in }
lost-sp = { $count } SP of { $kind ->
    [hoplite] Hoplites
    [cavalry] Cavalry
   *[naval] ships
}
score-treasury = talents
score-sci = Confidence
non-player = The system
stays = { $what } never leaves: { $sp } SP.
activated = { $sp ->
        [one] 1 SP here has been activated this turn.
       *[other] { $sp } SP here have been activated this turn.
    }
in-reach = In reach of your Forces
