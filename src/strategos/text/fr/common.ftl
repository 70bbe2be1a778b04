### Ce que tous les jeux partagent. Les identifiants sont expliqués dans docs/architecture.md, "Words".

## Boutons

button-pass = Passer
button-pass_always = Passer, et ne plus demander ici
button-done = Terminé
button-yes = Oui
button-no = Non

## Refus de la table elle-même

no-not_a_choice = Ce n'est pas un choix possible en ce moment.
no-not_your_turn = Ce n'est pas votre tour.
no-match_over = La partie est finie.
no-nothing_to_undo = Il n'y a rien à annuler.
no-undo_other_seat = Quelqu'un d'autre a agi depuis.
no-undo_barrier = Un dé a été lancé ou quelque chose de caché révélé : on ne peut pas annuler au-delà.
no-nothing_to_redo = Il n'y a rien à rétablir.
no-no_such_order = Il n'existe pas d'ordre permanent de ce genre.
no-too_many_orders = Vous avez déjà { $count } ordres permanents ; révoquez-en un d'abord.
order-card = Jamais { $card }
order-moment = Toujours passer { $moment }
order-card_at = Jamais { $card } { $moment }

## De vrais dés

ask-die = Lancez un dé à { $sides } faces. Que montre-t-il ?

## Comment les mots s'assemblent

list = { $first } et { $last }
list-before_e = { $first } et { $last }
nothing = rien
amount = { $amount } × { $name }
seat = Place { $seat }
nature = Dés
off = hors de la carte
track-place = { $name } : { $at }

## Formes des noms

form-in = à { $name }
form-to = vers { $name }
form-from = de { $name }
form-the = { $name }
form-short = { $name }
form-gender = m

## Le terminal

term-round = Tour { $round }
term-asked = { $who }
term-forced = Une seule réponse est possible : { $option }
term-choose = Votre choix (h pour l'aide) :
term-unclear = « { $text } » pourrait être : { $options }
term-unknown = « { $text } » n'est ni un choix ni une commande ; h montre les commandes.
term-allowed = { $name } : c'est un choix possible.
term-why_not = Ce qu'on ne peut pas choisir maintenant, et pourquoi :
term-all_allowed = Rien n'est exclu ici. Pour un lieu ou une pièce, demandez : ? nom
term-rule = Règle : { $rule }
term-no_rule = Aucune règle n'est citée ici.
term-sure = Le faire quand même ? o : oui, autre chose : non
term-undone = Annulé.
term-redone = Rétabli.
term-saved = Enregistré dans { $file }.
term-save_as = Enregistrer la partie ? Nom du fichier, ou rien pour quitter sans enregistrer :
term-curtain = Au suivant : { $who }. Appuyez sur Entrée quand personne d'autre ne regarde.
term-bye = Au revoir.
term-over = La partie est finie.
term-scores = Scores : { $scores }
term-place = Lieu
term-pieces = Pièces
term-elsewhere = Ailleurs
term-facts = Notes
term-side = Camp
term-player = Joueur
term-human = vous
term-system = le système
term-out = hors jeu
term-neighbours = Lieux voisins : { $spaces }
term-hand = { $name } : { $cards }
term-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
term-no_events = Il ne s'est encore rien passé.
term-rejected = Une règle corrigée n'accepte plus { $count ->
        [1] la dernière réponse
       *[other] les { $count } dernières réponses
    } de cette partie ; elle reprend avant.
term-help =
    un nombre, ou un nom     choisir
    infanterie 3             choisir trois pièces égales
    ?        ? nom           ce qui est exclu, et pourquoi : tout, ou un lieu ou une pièce
    r                        la règle derrière la question, en mots
    u        U               annuler, rétablir
    m        m nom           la carte, ou un lieu
    l        l 50            le journal
    o        o 2             vos ordres permanents, ou en révoquer un
    s FICHIER                enregistrer
    q                        quitter
term-no_orders = Vous n'avez pas d'ordre permanent.
term-revoked = Révoqué.

## Curves of the story

curve-luck = Chance : touches au-delà de l'attendu
# -- forecast: answers that lose for sure, odds --
fatal-lost = Vous perdez la partie sur-le-champ.

## The chronicle

chronicle-title = { $game } : une chronique
chronicle-counted = { $count } { $name }

## Plans, et ce qui parle pour eux: minuscule au début, sans point

plan-usual = continuer comme d'habitude
plan-answer = donner cette réponse
plan-hidden = quelque chose avec ce que personne d'autre ne voit
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = grosse erreur
