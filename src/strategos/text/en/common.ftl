### What all games share. Message ids: see docs/architecture.md, "Words".

## Buttons

button-pass = Pass
button-pass_always = Pass, and do not ask here again
button-done = Done
button-yes = Yes
button-no = No

## Refusals of the table itself

no-not_a_choice = That is not among the choices now.
no-not_your_turn = It is not your turn.
no-match_over = The game is over.
no-nothing_to_undo = There is nothing to undo.
no-undo_other_seat = Somebody else has acted since.
no-undo_barrier = A die has been rolled or something hidden revealed: you cannot undo past that.
no-nothing_to_redo = There is nothing to redo.
no-no_such_order = There is no such standing order.
no-too_many_orders = You have { $count } standing orders already; revoke one first.
order-card = Never { $card }
order-moment = Always pass { $moment }
order-card_at = Never { $card } { $moment }

## Real dice

ask-die = Roll a die with { $sides } sides. What does it show?

## How words are put together

list = { $first } and { $last }
list-before_e = { $first } and { $last }
nothing = nothing
amount = { $amount } × { $name }
seat = Seat { $seat }
nature = Dice
off = off the board
track-place = { $name }: { $at }

## Forms of names: `$space_in` is where a space is. A name tells its own as an attribute (`.in`), else it is this

form-in = at { $name }
form-to = to { $name }
form-from = from { $name }
form-the = { $name }
form-short = { $name }
form-gender = s

## The terminal

term-round = Turn { $round }
term-asked = { $who }
term-forced = Only one answer is possible: { $option }
term-choose = Your choice (h for help):
term-unclear = “{ $text }” could be: { $options }
term-unknown = “{ $text }” is neither a choice nor a command; h shows the commands.
term-allowed = { $name } can be chosen.
term-why_not = What cannot be chosen now, and why:
term-all_allowed = Nothing here has been ruled out. Ask about a place or a piece with: ? name
term-rule = Rule: { $rule }
term-no_rule = No rule is cited here.
term-sure = Do it all the same? y: yes, anything else: no
term-undone = Undone.
term-redone = Redone.
term-saved = Saved in { $file }.
term-save_as = Save the game? File name, or nothing to leave without saving:
term-curtain = The screen now belongs to { $who }. Press Enter when nobody else is looking.
term-bye = Goodbye.
term-over = The game is over.
term-scores = Scores: { $scores }
term-place = Place
term-pieces = Pieces
term-elsewhere = Elsewhere
term-facts = Notes
term-side = Side
term-player = Player
term-human = you
term-system = the system
term-out = out
term-neighbours = Next to it: { $spaces }
term-hand = { $name }: { $cards }
term-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
term-no_events = Nothing has happened yet.
term-rejected = A corrected rule no longer accepts the last { $count ->
        [one] answer
       *[other] { $count } answers
    } of this game; the game resumes just before.
term-help =
    a number, or a name      choose
    infantry 3               choose three of several equal pieces
    ?        ? name          why not: everything ruled out, or one place or piece
    r                        the rule behind this question, in words
    u        U               undo, redo
    m        m name          the map, or one place
    l        l 50            the log
    o        o 2             your standing orders, or revoke one
    s FILE                   save
    q                        quit
term-no_orders = You have no standing orders.
term-revoked = Revoked.

## Curves of the story

curve-luck = Luck: hits above average
# -- forecast: answers that lose for sure, odds --
fatal-lost = This loses the game at once.

## The chronicle

chronicle-title = { $game }: a chronicle
chronicle-counted = { $count } { $name }

## Plans, and what speaks for them: small letters at the start, no full stop

plan-usual = play on as usual
plan-answer = give this answer
plan-hidden = something with what nobody else sees
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
