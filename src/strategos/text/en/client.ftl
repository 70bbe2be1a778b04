### The client’s own words.

## Home

ui-motto = ancient wars, every rule kept
ui-language = Language
ui-light = Light
ui-dark = Dark
ui-continue = Continue
ui-learn = Learn
ui-watch-bots = Watch a game between the bots
ui-new-game = New game
ui-scenario = Scenario
ui-seats = Seats
ui-start = Start the game
ui-saved-always = saved at every move
ui-seed = Dice seed
ui-seed-random = drawn by lot; shown when the game is over
ui-name = Name
ui-you = You
ui-friend = A friend at this screen
ui-bot = Bot
ui-system = The system
ui-your-move = your move
ui-bot-thinks = a bot is thinking
ui-over = Finished
ui-nothing-open = No game to go on with.
ui-over-count = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
ui-first-time = First time?
ui-besides = Besides
ui-people-here = People
ui-play-now = Play
ui-options-on = { $on } of { $count } on
ui-options-all = All on
ui-options-none = All off
ui-terms = Terms of this game
ui-seed-later = shown when the game is over
ui-nothing-stored = No game stored yet.
ui-loading = Loading…
ui-show-all = Show all { $count } games
ui-export = Save as a file
ui-import = Load a game from a file
ui-delete = Delete
ui-delete-sure = Delete this game for good?
ui-again = Try again
ui-error-server = The server does not answer.
ui-error-match = This game could not be opened.
ui-error-past = That moment could not be shown.
ui-open-rulebook = Rulebook of { $game }
ui-who-sits = Who sits at seat { $seat }
ui-which-bot = Which bot plays seat { $seat }
ui-name-of = Name of the player at seat { $seat }
ui-bot-random = Random
ui-bot-easy = Beginner
ui-bot-normal = Strategist
ui-bot-hard = Veteran
ui-bot-expert = Master
ui-bot-heuristic = Strategist (1.0)
ui-bot-heuristic-1 = Strategist (1.0)
ui-bot-greedy = Greedy
ui-bot-simple = Simple
ui-bot-standard = Standard
ui-bot-strong = Strong

## At the table

ui-home = Home
ui-menu = Menu
ui-close = Close
ui-map = Map of the board
ui-prompt = Question
ui-players = Players
ui-log = What happened
ui-log-empty = Nothing has happened yet.
ui-hand = Cards in hand
ui-panels = Panels
ui-phases = Phases of the turn
ui-stage = What is under way
ui-announcements = Announcements
ui-round = Turn { $round }
ui-choices = What you can choose
ui-choosable = can be chosen
ui-choose-on-map =
    { $count ->
        [one] One choice on the map
       *[other] { $count } choices on the map
    }
ui-or-on-map =
    { $count ->
        [one] or click the ringed place on the map
       *[other] or click one of the { $count } ringed places on the map
    }
ui-as-list = as a list
ui-taken = { $taken } of { $most } chosen
ui-take = Take
ui-take-of = Take { $count }: { $what }
ui-fewer = Fewer
ui-more = More
ui-orders = Standing orders
ui-revoke = Revoke
ui-order-lift = Ask me { $moment }
ui-order-give = Do not ask me { $moment }
ui-undo = Undo
ui-notice-undo-not = You cannot undo past a die, a reveal or another player’s act.
ui-turn-over = Your turn is over. You can still undo it.
ui-redo = Redo
ui-thinking = thinking…
ui-waiting = Waiting…
ui-waiting-for = Waiting for { $who }
ui-waiting-window = Waiting: others may act
ui-elsewhere = This game is open on another screen; here you are watching.
ui-sit-down = Sit down here
ui-won = Winner: { $who }
ui-nobody-won = Nobody won.
ui-won-ahead = { $points } points: { $by } ahead of { $second } ({ $theirs }).
ui-not-now = not possible now
ui-show-rule = Show the rule
ui-rule = Rule: { $rule }
ui-held-by = held by { $side }
ui-worth = worth { $value }
ui-unsure = this fact is not certain
ui-captive = Captive: { $piece }
ui-cards-hidden =
    { $count ->
        [one] one hidden card
       *[other] { $count } hidden cards
    }
ui-die = Die: { $face }
ui-yes = yes
ui-no = no
ui-reconnecting = Connection lost, trying again…
ui-notice = Notice: { $why }
ui-notice-rewound = The rules have changed since this game was saved; { $answers ->
        [one] the last answer was undone
       *[other] the last { $answers } answers were undone
    } ({ $because ->
        [asked_otherwise] another question is asked there now
        [dice_otherwise] the dice are rolled for something else there now
       *[other] rule { $rule }
    }).
ui-notice-other_data = This game was started with other data (corrections, or another version of the game); it continues with the current data.
ui-notice-slow_down = Too many requests at once; wait a moment.
ui-notice-taken = This seat is now played at another screen. You watch here.
ui-doubts = { $count ->
        [one] One fact here is not certain
       *[other] { $count } facts here are not certain
    }
ui-doubts-more = { $count ->
        [one] and one more fact that is not certain
       *[other] and { $count } more facts that are not certain
    }
ui-doubts-show = Doubt marks: off
ui-doubts-hide = Doubt marks: on
ui-facts-unsure = Maps and counters are partly reconstructed: { $share } of the facts await a check with the box.
ui-home-what-if = What if…
ui-match-unreadable = What is stored of this game is damaged and cannot be read; it can only be deleted.
ui-named = { $name }: { $what }
ui-match = A game
ui-who-commands = Who commands
ui-choices-rule = { $count ->
        [one] One optional rule
       *[other] { $count } optional rules
    }
ui-choices-rule-lead = The rulebook leaves these to the players.
ui-choices-reading = { $count ->
        [one] One disputed rule
       *[other] { $count } disputed rules
    }
ui-choices-reading-lead = Here the rulebook can be read in more than one way. The first value is our reading.
ui-box-title = Check against your box
ui-box-link = Check { $game } against your box
ui-box-lead = These facts were not taken from the box: we worked them out, or found them on the pages named. Do you own the game? Then look each one up: confirm it, or correct it. Your answers stay on this machine and survive new versions; you can share them as a file.
ui-box-progress = { $checked } of { $total } checked
ui-box-of = { $checked } of { $total }
ui-box-left = Only what is left
ui-box-confirm = My box says the same
ui-box-correct = Save the correction
ui-box-confirmed = Confirmed
ui-box-corrected = Corrected
ui-box-forget = Undo
ui-box-trying = Checking…
ui-box-export = Export my corrections
ui-box-import = Import corrections
ui-box-pending = Saved. It takes effect at the next start of Strategos; until then games are played as before.
ui-box-broken = Your corrections are not in effect; the game is played with its own data.
ui-box-nothing = Every fact of this game is sure.
ui-box-add = Add: { $what }
ui-box-remove = Remove { $what }
ui-nothing = none
ui-source-rules = the rulebook, “{ $title }”
ui-source-reconstructed = our reconstruction
ui-source-box = your box
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-whole = Whole board
ui-tab-players = Players
ui-just-now = just now
ui-fold = Fold this away
ui-unfold = Unfold
ui-tab-log = Log
ui-tab-tracks = Tracks
ui-tab-hand = Hand
ui-tab-rules = Rules

## Hot seat

ui-curtain = Hand over the screen
ui-curtain-for = Next player: { $who }
ui-curtain-why = Some things are not for everybody’s eyes. Hand over the screen first.
ui-curtain-open = I am here

## The battle

ui-battle = Battle
ui-battle-at = Battle: { $space }
ui-hits =
    { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }
ui-odds = Odds
ui-odds-later = Odds appear here once there is a battle to weigh.
ui-odds-win = win
ui-odds-lose = lose
ui-losses = Losses
ui-odds-exact = exact, every roll counted
ui-odds-without = every roll counted, if { $codes }
ui-without-cards = nobody plays a card
ui-without-operations = no other operation comes first
ui-without-refusals = all who can intercept do
ui-without-order = battles come in any order
ui-without-details = small differences are ignored
ui-without-evasion = nobody evades
ui-without-interceptors = nobody intercepts
ui-without-joiners = nobody goes into the city or comes out
ui-without-third_parties = nobody else fights
ui-without-retreats = nobody retreats
ui-without-losses = both choose well who fights and who is lost
ui-without-landing = all aboard go ashore
ui-without-fleet = all Galleys there attack together
ui-without-consent = nobody refuses passage
ui-without-attrition = no Combat Unit is lost to Attrition first
ui-without-farther = nobody stops it farther on
ui-without-glory = no Glory is added
ui-without-courtesans = Courtesans are played where they help

# -- forecast: answers that lose for sure, odds --
ui-fatal-title = Are you sure?
ui-fatal-do = Do it all the same
ui-fatal-no = No, think again
ui-odds-sampled = { $samples } trials, about ± { $error }, assuming sensible play
ui-question-fold = Fold the question: see the map
ui-question-unfold = Unfold the question
ui-odds-reckoning = Calculating odds…
ui-odds-soon = …
ui-odds-stale = out of date
ui-odds-neither = draw
ui-odds-below = < { $share }
ui-odds-above = > { $share }

## The rulebook

ui-rulebook = Rulebook
ui-search-rules = Search the rules
ui-rules-found =
    { $count ->
        [0] no rule
        [one] one rule
       *[other] { $count } rules
    }
ui-book-words = Words of the printed rulebook, and ours
ui-chapters = Chapters
ui-in-this-game = In this game
ui-reading = Our reading
ui-in-english = (in English)
ui-rulings = Ruling:
ui-rulings-find = Show all rules of ruling { $ruling }
ui-rule-needs = Depends on
ui-rule-needed-by = Needed by
ui-nearby = In the same chapter
ui-rule-unknown = The register has no rule { $rule }.
ui-no-rules = This game has no register of rules yet.

## List view

ui-list = The board as a list
ui-all-spaces = All places
ui-find = Find a place or a piece

## Time travel

ui-replay = Time travel
ui-past = You are looking at the past
ui-play = Play
ui-pause = Pause
ui-step-back = One answer back
ui-step-on = One answer forward
ui-turn-back = Previous turn
ui-turn-on = Next turn
ui-back-to-game = Back to the game
ui-play-on = Play on from here
ui-against-bots = against bots
ui-moment = Moment of the game
ui-moment-of = { $at } of { $last } · { $round }
ui-compare = Compare
ui-compare-here = Here
ui-compare-main = Main line
ui-compare-now = Now
ui-jump-to-round = Go to a turn

## Keys

ui-keys = Keys
ui-key-tab = Tab ⇧Tab
ui-key-tab-does = next or previous: first the choices on map, in hand and as buttons, then the rest of the page
ui-key-arrows = ← ↑ → ↓
ui-key-arrows-does = nearest choice that way; with Alt any place; with Shift move the map
ui-key-enter = ↵ ␣
ui-key-enter-does = choose; in a battle: go on; while others play, Space goes on to your turn, and plays or pauses the past
ui-key-esc = Esc
ui-key-esc-does = close what is open, one step back
ui-key-undo = U ⇧U
ui-key-undo-does = undo, redo
ui-key-why = ?
ui-key-why-does = why not, or the rule
ui-key-find = /
ui-key-find-does = find a place or a piece
ui-key-zoom = + − 0
ui-key-zoom-does = zoom in, out, whole board
ui-key-fit = F
ui-key-fit-does = fit the map to the question
ui-key-numbers = 1 … 9
ui-key-numbers-does = so many of them, where pieces are counted; otherwise go to that choice
ui-key-list = G
ui-key-list-does = the board as a list
ui-key-log = H L
ui-key-log-does = hand, log
ui-key-rules = R
ui-key-rules-does = rulebook
ui-key-time = B
ui-key-time-does = time travel
ui-key-threats = T
ui-key-threats-does = who could attack you next
ui-key-notes = N
ui-key-notes-does = your notes on this game
ui-notes = Notes
ui-notes-about = Only you see them. They stay in this browser.
ui-armies-of = { $side }: who is where
ui-history-of = What happened in { $space }
ui-history-none = Nothing has been told of this place yet.
ui-threats = Threats
ui-threat-by = { $who }: { $army } from { $origins }
ui-threat-heart = { $piece } is here: if he falls, you are out.
ui-key-menu = M K
ui-key-menu-does = menu, this page
ui-key-replay = , . < >
ui-key-replay-does = in the past: one answer, one turn
ui-your-words = Your message
ui-say = Send

## What may be done besides

ui-deeds = Other actions
ui-deeds-of = { $count ->
    [one] One other action
   *[other] { $count } other actions
}

## Parts of a whole, and whose turn it is

ui-all = All
ui-all-of = All { $count }
ui-turn-of = Turn: { $who }
ui-asked = to decide

## The transport: what others do, and the past

ui-transport = Speed
ui-speed-of = Speed { $speed }×
ui-to-my-turn = To my turn
ui-to-the-end = To the end
ui-key-pause = P
ui-key-pause-does = pause, or go on
## Goal, order of play

ui-goal = Goal
ui-goal-of = The goal of the game
ui-goal-reached = reached
ui-goal-open = still open
ui-goal-again = Show this when a game begins
ui-goal-begin = Go to the board
ui-key-goal = O
ui-key-goal-does = the goal of the game

## Guided games

ui-guide = Guided game
ui-guide-learn = Guided first game
ui-guide-of = Guided game, { $done } of { $of }
ui-guide-free = This is yours to decide. The guide goes on at the next step.
ui-guide-leave = Leave the guide
ui-guide-done = Done

## The end of a match and its story

ui-victory = Victory
ui-defeat = Defeat
ui-story = The story of the game
ui-story-so-far = The game is not over; this is its story so far.
ui-to-the-board = Go to the board
ui-the-rule = The rule
ui-score = The score
ui-turning-points = Turning points
ui-luck = Luck of the dice
ui-curves = How it went
ui-battles = Battles
ui-all-battles = All { $count } battles
ui-marches = Marches
ui-marches-of = Whose marches
ui-marches-told = Map with the marches: { $count ->
    [one] one way
   *[other] { $count } ways
}
ui-way-told = { $side }: { $from } to { $to }, { $times ->
    [one] once
   *[other] { $times } times
}
ui-what-now = What now?
ui-rematch = Rematch
ui-next-scenario = Next: { $scenario }
ui-best-now = Nobody has done better in this scenario so far.
ui-best-before = Best so far: { $score }
ui-same-dice = Same dice again
ui-same-dice-told = From the beginning, with everything the dice showed this time
ui-what-if-turn = What if, after move { $answers }
ui-what-if-told = Play on from just before the turning point; this game stays as it is
ui-share-file = Share
ui-cannot-share = This browser cannot share files; save the game and send the file.
ui-as-table = As a table
ui-as-curve = As a curve
ui-when = When
ui-where = Where
ui-attacker = Attacker
ui-defender = Defender
ui-forces-lost = Losses (of force)
ui-hits-expected = Hits (expected)
ui-battle-result = Result
ui-lost-of = { $lost } of { $count }
ui-lost-in-all = Lost in all battles: { $losses }
ui-hits-of = { $hits } ({ $expected })
ui-battle-won = { $who } won
ui-battle-parted = No decision
ui-battle-on = Not over
ui-see-moment = See this moment
ui-curve-from-to = { $who } from { $from } to { $to }.
ui-luck-told = { $dice ->
    [one] One die
   *[other] { $dice } dice
}: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}, { $expected } expected
ui-swing = { $curve }: { $who } { $share }
ui-swing-from = { $curve }: { $who } { $share }, mostly from { $from }
ui-what-if-after = What if, after move { $answers }
ui-what-if-start = What if, from the start
ui-real-game = Back to the real game
ui-to-real-game = This is a what-if; the real game is unchanged

## The stage

ui-stage-fold = Hide the battle
ui-stage-to = To the battle in { $space }
ui-stage-back = Back to the question
ui-stage-plays = Watch what happens…
ui-stage-on = Continue
ui-stage-roll = Roll the dice
ui-skip = Skip
ui-miss = Miss
ui-fate-reduced = reduced
ui-fate-broken = broken up
ui-fate-captured = captured
ui-fate-killed = killed
ui-fate-dispersed = dispersed
ui-fate-joined = now with { $to }
ui-fate-left = now nobody’s
ui-no-losses = no losses
ui-digest = Since your last turn
ui-digest-away = While you were away
ui-digest-show = Show me
ui-fallen = { $who } has fallen
ui-fallen-now = You are out of the game. The others play on.
ui-watch-on = Watch on
ui-what-if-before = What if, before this (after move { $answers })
ui-out = You are out of the game: you watch.
ui-saves = saves you
ui-digest-more = { $count ->
    [one] and one more entry in the log
   *[other] and { $count } more entries in the log
}
ui-your-turn = { $who }, your turn
ui-sound-on = Sound: on
ui-sound-off = Sound: off
ui-key-sound = S
ui-key-sound-does = sound on or off

## Where a rule is printed

ui-printed-in = { $language ->
    [it] in the Italian rulebook:
    [fr] in the French rulebook:
   *[other] in the printed rules:
}
ui-cited-as = cited as { $rule }
## The record of all games

ui-records = Results
ui-records-sum = { $count ->
    [one] One game played to its end; what-ifs are not counted.
   *[other] { $count } games played to their end; what-ifs are not counted.
}
ui-no-records = No game has been played to its end yet.
ui-played = Played
ui-won-by-people = Won by people
ui-won-by-bots = By bots
ui-won-by-nobody = Without a winner
ui-best-score = Best score
ui-best-scores = Best scores
ui-recent = The last games
ui-people = People
ui-bots-only = Bots only
ui-result-won = Won
ui-result-lost = Lost
ui-score-of = { $who } { $points }
ui-won-of = { $won } of { $played }
ui-seat-of = Seat { $seat } of { $seats }
ui-chronicle = Chronicle
# The rhythm of the board: keys, hands and ways.
ui-key-end = E Ctrl ↵
ui-key-end-does = finish this question
# Points: what is left to what is in hand, what a goal costs.
ui-points-left = { $count ->
        [0] no point left
        [one] { $count } point left
       *[other] { $count } points left
    }
ui-points = { $count ->
        [0] free
        [one] { $count } point
       *[other] { $count } points
    }
ui-costs-points = { $count ->
        [0] Getting there costs no point.
        [one] Getting there costs { $count } point.
       *[other] Getting there costs { $count } points.
    }

## What the server could not do, by its code

ui-error-other = That did not work.
ui-error-bad_input = The server does not accept this.
ui-error-bad_request = The server does not understand this request.
ui-error-bad_correction = This correction does not fit the game.
ui-error-bad_target = The game has nothing like that.
ui-error-database = The database cannot be used at the moment.
ui-error-forbidden = This is not allowed here.
ui-error-foreign_host = This address is not allowed here.
ui-error-foreign_origin = Requests from another page are not allowed.
ui-error-method_not_allowed = The server does not understand this request.
ui-error-no_such_game = There is no such game.
ui-error-no_such_guide = There is no such guided game.
ui-error-no_such_language = This language is not available.
ui-error-no_such_match = This game does not exist, or it has been deleted.
ui-error-no_such_moment = The game has no such moment.
ui-error-not_a_game = This file is not a saved game of Strategos, or it is damaged.
ui-error-not_found = There is nothing here.
ui-error-not_over = This is possible only when the game is over.
ui-error-come_back = The server cannot reach its database at the moment. Your answer will be sent again.
ui-error-not_stored = The server could not save or read this; nothing has changed.
ui-error-not_your_seat = You are only watching.
ui-error-nothing_to_redo = There is nothing to redo.
ui-error-refused = The rules do not allow this.
ui-error-rule_bug = A rule broke down here; the game is as it was.
ui-error-server_error = Something broke down on the server; what is saved is as it was.
ui-error-slow_down = Too many requests at once; wait a moment.
ui-error-stale = The game has moved on.
ui-error-too_large = This file is too large.
ui-error-too_long = This game is too long for that.
ui-error-unreachable = The server does not answer.
ui-error-unreadable = This file cannot be read.
ui-error-unsupported_media_type = The server does not understand this request.

# -- levels, hints, reasons, analysis --
ui-level-rated = strength { $elo } (± { $error }), up to { $seconds } s
ui-seat-wins = { $count ->
        [one] wins { $share } among equals ({ $count } game)
       *[other] wins { $share } among equals ({ $count } games)
    }
ui-hints-off = Without hints
ui-rematch-level = Rematch against { $level }
ui-hint = Hint
ui-hints = Hints
ui-hint-thinking = Thinking about a hint…
ui-hint-none = There is nothing to choose between.
ui-hints-had = { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
ui-hint-wins = wins { $share } (± { $error })
ui-hint-as-good = about as good
ui-hint-behind = { $count ->
        [one] { $count } point behind
       *[other] { $count } points behind
    }
ui-hint-begins = Begins with: { $option }
ui-hint-because = In its favour: { $because }.
ui-why-did = Why did they do that?
ui-why-plan = { $plan } ({ $share } to win)
ui-why-chosen = The plan: { $plan }.
ui-why-instead = The next best: { $plan }.
ui-why-because = In its favour: { $because }.
ui-why-rules = Plays by rules of thumb and weighs nothing.
ui-why-nothing = Has had nothing to weigh lately.
ui-key-hint = I
ui-key-hint-does = a hint for the question
ui-key-motive = W
ui-key-motive-does = why the bots did what they did
ui-analysis = Analysis
ui-analysis-about = Where was the game won and lost? Every answer that may have cost something is tried again, from what its player knew then.
ui-analysis-bots = Judge the bots, too
ui-analyse = Analyse
ui-analysis-waits = { $count ->
        [one] { $count } other game is analysed first.
       *[other] { $count } other games are analysed first.
    }
ui-analysis-runs = The game is being analysed…
ui-analysis-failed = The analysis broke down.
ui-analysis-flawless = No answer cost anything that can be told from luck.
ui-analysis-loss = { $count ->
        [one] { $count } point lost (± { $error })
       *[other] { $count } points lost (± { $error })
    }
ui-analysis-answered = Your answer: { $option }
ui-analysis-other-answered = The answer: { $option }
ui-analysis-better = Better: { $option }.
ui-chances = Chances to win
ui-chance-swing = { $count ->
        [one] { $who } gains { $count } point
       *[other] { $who } gains { $count } points
    }
ui-error-no_hints = This game is played without hints.
ui-error-no_advice = There are no hints in this game.
ui-error-not_asked = You are not asked anything at the moment.
ui-error-no_such_bot = No bot sits there.
ui-error-nothing_to_judge_by = This game cannot be analysed yet.
