# What the rows of the data files say, for whoever checks them against the box. `table-…` names a kind of fact,
# `data-…` says one, `field-…` is what one is asked for.

table-orders = Enemy Orders tables
data-orders = { $scenario }: a total of { $span } means { $id }.
table-enemy = Garrisons at the start
data-enemy =
    { $scenario }: the garrison of { $id } is { $leader ->
        [none] { "" }
       *[other] { $leader },{ " " }
    }{ $units ->
        [none] { "" }
       *[other] { $units },{ " " }
    }{ $random ->
        [one] one unit
       *[other] { $random } units
    } at random and { $walls ->
        [0] no walls
        [one] one wall
       *[other] { $walls } walls
    }.
table-boxes = Victory Points on the turn track
data-boxes = { $scenario }: winning in { $id } is worth { $vp } VP.
table-intimidation = Intimidation table
data-intimidation =
    A total of { $span } means { $id ->
        [fail] that the place refuses
        [on_going] that talks go on
       *[success] that it surrenders
    }.
table-levels = Alexander’s counters
data-levels = Alexander at { $id }: battle { $battle }, superior { $superior }, speed { $speed }.
table-operations = Operation counters
data-operations = The counter “{ $id }”: { $forces } forces, { $walls } walls, { $gold_at_go } Gold lost at Go!; it is cancelled for { $pay_gold } Gold and { $pay_glory } Glory.
table-units = Unit counters
data-units =
    { $id } ({ $nation }): { $full } on the front, { $reduced ->
        [none] destroyed by the first hit
       *[other] { $reduced } on the back
    }, { $count ->
        [one] one counter
       *[other] { $count } counters
    }. The figures are battle, superior and speed.
table-leaders = Enemy leaders
data-leaders = { $id }: { $full } on the front, { $reduced } on the back (battle, superior, speed).
table-tracks = Prices on the tracks of Tyre
data-tracks = { $id }: box { $at } costs { $cost } Gold.
table-fleet_orders = Orders of the Tyrian fleet
data-fleet_orders = A total of { $span } means { $id }.
table-advisors = Prices of the Advisors
data-advisors = { $id } costs { $glory } Glory.
table-numbers = Prices, awards and limits
data-numbers =
    { $id ->
        [intimidation_per_force_advantage] Each force more than the garrison adds { $value } to intimidation.
        [intimidation_per_razed_area] Each razed area adds { $value } to intimidation.
        [max_gold] There are counters for { $value } Gold.
        [max_glory] There are counters for { $value } Glory.
        [cities] There are { $value } City counters.
        [temples] There are { $value } Temple counters.
       *[other] { $id }: { $value }.
    }
table-settings = What a campaign begins with
data-settings =
    { $scenario }: { $id ->
        [fortress_order] the Fortresses roll for orders in this order: { $value }.
        [alexander_level] Alexander begins at level { $value }.
        [start_area] the Army begins in { $value }.
        [units] the Army begins with { $value }.
        [gold] the Army begins with { $value } Gold.
        [glory] the Army begins with { $value } Glory.
        [advisors_fixed] the Advisors of the campaign are { $value }.
        [advisors_chosen] the commander chooses { $value } Advisors.
        [oracles] the Oracles are { $value }.
        [operations_units] { $value } units wait in Operations.
        [operations_nation] the units in Operations are { $value }.
        [operations_destination] Operations march to { $value }.
        [mutiny_hits] a mutinous counter costs { $value } hits.
        [operations_used] Operations are used: { $value }.
        [raze_gold] razing pays { $value } Gold.
        [govern_gold] governing pays { $value } Gold.
        [base_gold] every turn pays { $value } Gold.
        [destroyed_gold] every destroyed enemy unit pays { $value } Gold.
        [city_price] a City costs { $value } Gold.
        [temple_price] a Temple costs { $value } Gold.
        [win_in] the campaign is won in { $value }.
        [philip_boxes] King Philip helps in these boxes of the turn track: { $value }.
        [philip_plans] King Philip gives { $value } plans.
        [asia] these areas lie in Asia: { $value }.
        [wall_sections] Tyre has { $value } wall sections.
        [max_warships] Tyre has at most { $value } warships.
       *[other] “{ $id }” is { $value }.
    }
table-areas = Areas of the campaign maps
data-areas =
    { $scenario }: { $id } is { $key ->
        [fortress] a Fortress
        [battle] a Battle area
        [oracle] an Oracle
       *[none] an area without a mark
    }.
table-links = Roads between areas
data-links = { $scenario }: a road joins { $a } and { $b }.
table-options = Special options
data-options = { $scenario }: “{ $id }” changes the Victory Points by { $vp }; its own number is { $amount }.
table-walls = Wall counters
data-walls = There are { $count } walls.
table-plans_enemy = Enemy Battle Plans
data-plans_enemy = There are { $count } counters “{ $id }” among the enemy’s plans.
table-plans_own = Own Battle Plans
data-plans_own = “{ $id }” can be taken { $count } times in a battle.
table-prophecies = Prophecies
data-prophecies = “{ $id }” must be fulfilled within { $turns } turns.

field-vp = Victory Points
field-key = Mark
field-a = From
field-b = To
field-leader = Leader
field-units = Fixed units
field-random = Units at random
field-walls = Walls
field-min = From a total of
field-max = Up to a total of
field-amount = Its number
field-cost = Gold
field-battle = Battle
field-superior = Superior
field-speed = Speed
field-full = Front: battle, superior, speed
field-reduced = Back: battle, superior, speed
field-count = Counters
field-forces = Forces
field-gold_at_go = Gold lost at Go!
field-pay_gold = Gold to cancel it
field-pay_glory = Glory to cancel it
field-turns = Turns
field-glory = Glory
field-value = Value
word-fortress = Fortress
word-battle = Battle area
word-oracle = Oracle
word-none = No mark
