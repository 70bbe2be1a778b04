# What the rows of the data files say in both editions, for whoever checks them against the box.

table-spaces = Spaces of the map
data-spaces = { $id } ({ $province }) is { $kind ->
        [major_city] a Major City
        [minor_city] a Minor City
        [stronghold] a Stronghold
       *[way_point] a Way Point
    }, { $port ->
        [true] a port
       *[false] no port
    }, { $grey ->
        [true] Independent at the start
       *[false] not Independent at the start
    }.
table-routes = Routes
data-routes = { $kind ->
        [land] A Land route
        [mountain] A Mountain route
        [strait] A Strait
        [sea] A Sea route
       *[trans_mediterranean] A Trans-Mediterranean route
    } joins { $a } and { $b }.
table-provinces = Provinces
data-provinces = { $id } is worth { $vp } VP and takes { $needed } spaces.
table-generals = Generals
data-generals = { $id }: Initiative { $initiative }, Battle Rating { $battle }, Rank { $rank }, Popularity { $popularity }.
table-starts = Starting Generals
data-starts = Where { $id } begins, and with what.
table-reserves = Reserve Generals
data-reserves = What { $id } brings, and where he arrives.
table-troops = Combat Units
data-troops = { $id }: strength { $strength }.
table-fleets = Fleets
data-fleets = { $id }: { $normal }, on the stronger side { $upgraded }.
table-independents = Independent Armies
data-independents = { $id }: { $troops } CUs, Battle Rating { $battle }, Initiative { $initiative }.
table-royals = The Royal Family
data-royals = { $id }: Legitimacy { $legitimacy }.
table-cards = Tyche cards
data-cards = { $id }: { $kind ->
        [event] an Event card
        [bonus] a Bonus card
       *[surprise] a Surprise card
    }, OP { $op }, copies { $copies }.
table-battle = Battle Table
data-battle = A roll of { $roll }: scores { $scores }, by strength from 0 on.
table-siege = Siege Table
data-siege = A total of { $roll }: Siege Points { $points }, losses { $losses }.
table-attrition = Attrition Table
data-attrition = From { $least } CUs on: losses { $losses }.
table-unrest = Unrest Table
data-unrest = A roll of { $roll }: { $provinces }.
table-levies = What cards bring
data-levies = What { $id } brings.
field-kind = Kind
field-port = Port
field-grey = Independent at the start
field-vp = Victory Points
field-needed = Spaces needed
field-initiative = Initiative
field-battle = Battle Rating
field-rank = Rank
field-popularity = Popularity
field-strength = Strength
field-normal = Weaker side
field-upgraded = Stronger side
field-troops = Combat Units
field-legitimacy = Legitimacy
field-op = Operation Points
field-copies = Copies
field-scores = Scores
field-points = Siege Points
field-losses = Losses
field-provinces = Provinces
word-general = General
word-major_city = Major City
word-minor_city = Minor City
word-stronghold = Stronghold
word-way_point = Way Point
word-land = Land
word-mountain = Mountain
word-strait = Strait
word-sea = Sea
word-trans_mediterranean = Trans-Mediterranean
word-event = Event
word-bonus = Bonus
word-surprise = Surprise
