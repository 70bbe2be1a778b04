provinces =
    { $count ->
        [0] no province
        [one] one province
       *[other] { $count } provinces
    }
col-tribute = Tribute
col-purse = Treasury
prices-double = { $from }: prices × 2
prices-triple = { $from }: prices × 3
battle-round = battle round { $round }
battle-legion = Battle legion
battle-fleet = Fleet
battle-reserve = Reserve
fort-dice =
    { $dice ->
        [one] one more die for the walls
       *[other] { $dice } more dice for the walls
    }
attacker = Attacker
defender = Defender
odds-attacker_leaders_lost = Attacker loses his leaders
odds-defender_leaders_lost = Defender loses his leaders
losses-attacker = Attacker’s losses
losses-defender = Defender’s losses
legion-of = { $count } of { $most }
go-along = Go along
treasury = Treasury
treasury-of = Treasury of { $who }
treasury-planned = Planned { $sum }
treasury-left-after = Left after tribute (+{ $tribute })
treasury-note = Plan now, buy in the Purchase phase. A click adds one, the number takes one away.
shop-bought = Bought this turn
shop-spent = Spent
shop-planned = Planned
shop-left = Left
shop-buy = Buy for { $sum }
shop-clear = Clear
fell-in = Turn { $round }
fell-to = { $side } falls to { $by }
fell-title = The fallen Caesars

## The battle’s result

# -- forecast --
odds-both = both gone
# The legion as it would go.
legion-presets = Presets
legion-all = All who can
legion-fast = Only Cavalry
legion-none = The leader alone
legion-last = As last time
board-leaders = Leaders
board-none = Choose who goes aboard
board-go = Take aboard: { $who }
destroy-first = Destroy a City first
shop-buy-end = Buy and end
shop-units-first = Buy the planned units first
shop-ransom = { $count ->
    [one] One of your Generals is a prisoner: ransom is paid after the purchase, from what is left.
   *[other] { $count } of your Generals are prisoners: ransom is paid after the purchase, from what is left.
}
