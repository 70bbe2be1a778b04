# What the rows of the data files say, for whoever checks them against the box.

table-spaces = Spaces of the map
data-spaces =
    { $id } is { $kind ->
        [land] inland
        [coastal] on the coast
       *[island] an island
    }, { $side ->
        [athens] green (Athens)
        [sparta] red (Sparta)
       *[neutral] yellow (neutral)
    }, { $fortress ->
        [true] with a fortress
       *[false] without a fortress
    }.
table-locs = Lines of communication
data-locs =
    { $kind ->
        [land] A Land line
        [naval] A Naval line
       *[combined] A Combined line
    } joins { $a } and { $b }.
table-leaders = Leaders
data-leaders = { $id } ({ $side }): Tactical Value { $tactical }, Strategic Value { $strategic }.
table-limits = Counters
data-limits = { $nation }: there are { $sp } SP of { $kind }.
table-elite = Elite units
data-elite = { $id } ({ $nation }): { $sp } SP.
table-defences = Defensive Strategy
data-defences = { $id } ({ $side }): Hoplites, Cavalry and ships { $force }.
table-scenarios = Set-ups
data-scenarios = Set-up and dates of “{ $id }”.
table-groups = Groups of spaces
data-groups = The group “{ $id }”: { $spaces }.

field-kind = Kind
field-side = Colour
field-fortress = Fortress
field-a = From
field-b = To
field-tactical = Tactical Value
field-strategic = Strategic Value
field-sp = SP
field-force = Hoplites, Cavalry, ships
field-years = Years of each turn
field-rebellion = Spaces in rebellion
field-spaces = Spaces
word-land = Land
word-coastal = Coastal
word-island = Island
word-athens = green (Athens)
word-sparta = red (Sparta)
word-neutral = yellow (neutral)
word-naval = Naval
word-combined = Combined
