### Les mots du programme.

## L’accueil

ui-motto = guerres antiques, toutes les règles respectées
ui-language = Langue
ui-light = Clair
ui-dark = Sombre
ui-continue = Reprendre
ui-learn = Apprendre
ui-watch-bots = Regarder une partie entre bots
ui-new-game = Nouvelle partie
ui-scenario = Scénario
ui-seats = Places
ui-start = Commencer la partie
ui-saved-always = enregistrée à chaque coup
ui-seed = Graine des dés
ui-seed-random = au hasard
ui-name = Nom
ui-you = Vous
ui-friend = Un ami à cet écran
ui-bot = Bot
ui-system = Le système
ui-your-move = à vous
ui-bot-thinks = un bot réfléchit
ui-over = Terminée
ui-nothing-stored = Aucune partie enregistrée.
ui-loading = Chargement…
ui-show-all = Montrer les { $count } parties
ui-export = Enregistrer dans un fichier
ui-import = Charger une partie depuis un fichier
ui-delete = Supprimer
ui-delete-sure = Supprimer définitivement cette partie ?
ui-again = Réessayer
ui-error-server = Le serveur ne répond pas.
ui-error-match = Impossible d’ouvrir cette partie.
ui-error-past = Impossible de montrer ce moment.
ui-open-rulebook = Livre de règles : { $game }
ui-options =
    { $count ->
        [one] Une règle facultative
       *[other] { $count } règles facultatives
    }
ui-who-sits = Qui occupe la place { $seat }
ui-which-bot = Quel bot joue à la place { $seat }
ui-name-of = Nom du joueur à la place { $seat }
ui-bot-random = Au hasard
ui-bot-heuristic = Stratège
ui-bot-greedy = Glouton
ui-bot-simple = Simple
ui-bot-standard = Normal
ui-bot-strong = Fort

## À la table

ui-home = Accueil
ui-menu = Menu
ui-close = Fermer
ui-map = Carte du plateau
ui-prompt = Question
ui-players = Joueurs
ui-log = Ce qui s’est passé
ui-log-empty = Il ne s’est encore rien passé.
ui-hand = Cartes en main
ui-panels = Panneaux
ui-phases = Phases du tour
ui-stage = Ce qui est en cours
ui-announcements = Annonces
ui-round = Tour { $round }
ui-choices = Ce que vous pouvez choisir
ui-choosable = peut être choisi
ui-choose-on-map =
    { $count ->
        [one] Un choix sur la carte
       *[other] { $count } choix sur la carte
    }
ui-as-list = en liste
ui-taken = { $taken } sur { $most } choisis
ui-take = Prendre
ui-take-of = Prendre { $count } : { $what }
ui-fewer = Moins
ui-more = Plus
ui-undo = Annuler
ui-redo = Rétablir
ui-hurry = Plus vite
ui-thinking = réfléchit…
ui-waiting = En attente…
ui-waiting-for = En attente de { $who }
ui-won = Victoire : { $who }
ui-nobody-won = Personne n’a gagné.
ui-not-now = pas maintenant
ui-show-rule = Voir la règle
ui-rule = Règle : { $rule }
ui-held-by = tenu par { $side }
ui-worth = vaut { $value }
ui-unsure = cette donnée n’est pas sûre
ui-provenance = Donnée incertaine. Source : { $source }
ui-captive = Captif : { $piece }
ui-provinces =
    { $count ->
        [0] aucune province
        [one] une province
       *[other] { $count } provinces
    }
ui-cards-hidden =
    { $count ->
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
ui-die = Dé : { $face }
ui-yes = oui
ui-no = non
ui-reconnecting = Connexion perdue, nouvel essai…
ui-notice = Avis : { $why }
ui-notice-rewound = Les règles ont changé depuis l’enregistrement de cette partie ; les dernières réponses ont été reprises.
ui-zoom-in = Agrandir
ui-zoom-out = Réduire
ui-whole = Tout le plateau
ui-tab-players = Joueurs
ui-tab-log = Journal
ui-tab-tracks = Pistes
ui-tab-hand = Main
ui-tab-rules = Règles
ui-col-tribute = Tribut
ui-col-purse = Bourse
ui-prices-double = { $from } : prix × 2
ui-prices-triple = { $from } : prix × 3

## Un écran pour plusieurs

ui-curtain = Passez l’écran
ui-curtain-for = C’est maintenant à { $who }
ui-curtain-why = Certaines choses ne sont pas pour tous les yeux. Passez d’abord l’écran.
ui-curtain-open = Me voici

## La bataille

ui-battle = Bataille
ui-battle-at = Bataille : { $space }
ui-battle-round = manche { $round }
ui-battle-legion = Légion de bataille
ui-battle-fleet = Flotte
ui-battle-reserve = Réserve
ui-fort-dice =
    { $dice ->
        [one] un dé de plus pour les murs
       *[other] { $dice } dés de plus pour les murs
    }
ui-attacker = Attaquant
ui-defender = Défenseur
ui-hits =
    { $hits ->
        [0] aucune touche
        [one] une touche
       *[other] { $hits } touches
    }
ui-odds = Probabilités
ui-odds-said = Victoire { $win }, ni l’un ni l’autre { $draw }, défaite { $lose }
ui-odds-win = victoire
ui-odds-lose = défaite
ui-odds-leader = Un chef est perdu
ui-odds-attacker_leaders_lost = L’attaquant perd ses chefs
ui-odds-defender_leaders_lost = Le défenseur perd ses chefs
ui-odds-exact = exactes, chaque jet est compté
ui-losses-attacker = Pertes de l’attaquant
ui-losses-defender = Pertes du défenseur

## Le livre de règles

ui-rulebook = Livre de règles
ui-search-rules = Chercher dans les règles
ui-rules-found =
    { $count ->
        [one] une règle
       *[other] { $count } règles
    }
ui-chapters = Chapitres
ui-in-this-game = Dans cette partie
ui-reading = Notre lecture
ui-rule-tests =
    { $count ->
        [one] Un test garantit cette règle
       *[other] { $count } tests garantissent cette règle
    }
ui-rule-needs = S’appuie sur
ui-rule-needed-by = Sert à
ui-nearby = Dans le même chapitre
ui-rule-unknown = Le registre n’a pas de règle { $rule }.
ui-no-rules = Ce jeu n’a pas encore de registre des règles.

## La liste

ui-list = Le plateau en liste
ui-all-spaces = Tous les lieux
ui-find = Chercher un lieu ou une pièce

## Voyage dans le temps

ui-replay = Voyage dans le temps
ui-past = Vous regardez le passé
ui-play = Lire
ui-pause = Pause
ui-step-back = Une réponse en arrière
ui-step-on = Une réponse en avant
ui-turn-back = Tour précédent
ui-turn-on = Tour suivant
ui-back-to-game = Revenir à la partie
ui-play-on = Jouer à partir d’ici
ui-against-bots = contre des bots
ui-moment = Moment de la partie
ui-moment-of = { $at } sur { $last }, tour { $round }
ui-compare = Comparer
ui-compare-here = Ici
ui-compare-main = Ligne principale
ui-compare-now = Maintenant
ui-jump-to-round = Aller à un tour

## Les touches

ui-keys = Touches
ui-key-tab = Tab ⇧Tab
ui-key-tab-does = choix suivant ou précédent : carte, main, boutons
ui-key-arrows = ← ↑ → ↓
ui-key-arrows-does = choix le plus proche dans cette direction ; avec Alt tout lieu ; avec Maj déplacer la carte
ui-key-enter = ↵ ␣
ui-key-enter-does = choisir ; l’espace presse aussi les bots
ui-key-esc = Échap
ui-key-esc-does = fermer ce qui est ouvert
ui-key-undo = U ⇧U
ui-key-undo-does = annuler, rétablir
ui-key-why = ?
ui-key-why-does = pourquoi pas, ou la règle
ui-key-find = /
ui-key-find-does = chercher un lieu ou une pièce
ui-key-zoom = + − 0
ui-key-zoom-does = agrandir, réduire, tout le plateau
ui-key-fit = F
ui-key-fit-does = cadrer la carte sur la question
ui-key-numbers = 1 … 9
ui-key-numbers-does = aller à ce choix
ui-key-list = G
ui-key-list-does = le plateau en liste
ui-key-log = H L
ui-key-log-does = main, journal
ui-key-rules = R
ui-key-rules-does = livre de règles
ui-key-time = T
ui-key-time-does = voyage dans le temps
ui-key-menu = M K
ui-key-menu-does = menu, cette page
ui-key-replay = , . < >
ui-key-replay-does = dans le passé : une réponse, un tour
ui-your-words = Vos mots
ui-say = Le dire

## What may be done besides

ui-deeds = Ce que l’on peut encore faire
ui-deeds-of = { $count ->
    [one] Une autre possibilité
   *[other] { $count } autres possibilités
}

## Conquest : la légion et les achats

ui-legion-of = { $count } sur { $most }
ui-go-along = L’accompagnent
ui-treasury = Trésor
ui-treasury-of = Trésor de { $who }
ui-treasury-planned = Prévu { $sum }
ui-treasury-left-after = Reste après le tribut (+{ $tribute })
ui-treasury-note = Prévoyez maintenant, achetez pendant l'Achat. Un clic ajoute, le nombre retire.
ui-shop-bought = Acheté pendant ce tour
ui-shop-spent = Dépensé
ui-shop-planned = Prévu
ui-shop-left = Reste
ui-shop-buy = Acheter pour { $sum }
ui-shop-clear = Effacer

## Les parties d'un tout, et à qui de jouer

ui-all = Tout
ui-all-of = Tout : { $count }
ui-turn-of = C'est à { $who } de jouer
ui-asked = doit répondre
ui-fell-in = Tour { $round }
ui-fell-to = { $side } tombe devant { $by }
ui-fell-title = Les Césars tombés

## Field Commander: Alexander

ui-alex-army = Armée
ui-alex-enemy = Ennemi
ui-alex-siege = Siège
ui-alex-reserves = Réserves
ui-alex-career = Carrière
ui-alex-vp = { $vp } PV
ui-alex-deadline = échéance de « { $card } »
ui-alex-values = niveau { $level } · combat { $battle } · supérieur { $superior } · vitesse { $speed }
ui-alex-battle = combat
ui-alex-speed = vit.
ui-alex-reduced = réduite
ui-alex-frail = une touche la détruit
ui-alex-no-units = Alexandre est seul.
ui-alex-advisor = Conseiller
ui-alex-insight = Intuition
ui-alex-prophecy = { $turns ->
        [0] Prophétie · ce tour
        [one] Prophétie · { $turns } tour
       *[other] Prophétie · { $turns } tours
    }
ui-alex-counters = { $count ->
        [one] un pion ennemi
       *[other] { $count } pions ennemis
    }
ui-alex-die-distance = dé + distance
ui-alex-order-wall_1 = mur
ui-alex-order-lose_2_gold_or_1_hit = −2 or ou une touche
ui-alex-order-garrison_1 = garnison
ui-alex-order-glory_1_battle = +1 gloire
ui-alex-order-gold_2_intimidation = +2 or
ui-alex-order-none = rien
ui-alex-fleet = Flotte de Tyr
ui-alex-or = { " " }/{ " " }
ui-alex-mutiny = mutinerie : { $hits ->
        [one] une touche chacun
       *[other] { $hits } touches chacun
    }
ui-alex-pile = { $count ->
        [one] un pion face cachée
       *[other] { $count } pions face cachée
    }
ui-alex-walls = Murailles
ui-alex-step = Case { $at }, { $gold } or
ui-alex-siege-note = Sous chaque case : ce qu’elle coûte.
ui-alex-campaign = Campagne
ui-alex-date = Date
ui-alex-points = PV
ui-alex-immortality = Immortalité
ui-alex-level-short = Niveau
ui-alex-scored-governed = régions gouvernées { $points }
ui-alex-scored-glory = gloire { $points }
ui-alex-scored-vp = points de victoire { $points }
ui-alex-scored-level = niveau { $points }
ui-alex-remembered = Dans les mémoires pour tant d’années
ui-alex-immortal-now = { $points ->
        [0] Pas encore d’immortalité.
        [one] Un point d’immortalité jusqu’ici.
       *[other] { $points } points d’immortalité jusqu’ici.
    }
ui-alex-hits = { $hits ->
        [one] une touche
       *[other] { $hits } touches
    }
ui-alex-minus-gold = −{ $gold } or
ui-alex-free = rien
ui-alex-scouting = Éclairer { $space } : ce que coûte chaque jet
ui-alex-scout-line = { $forces ->
        [one] contre une force
       *[other] contre { $forces } forces
    }
ui-alex-talks = Intimidation
ui-alex-talks-success = se rendent
ui-alex-talks-on_going = hésitent
ui-alex-talks-fail = refusent
ui-alex-attack = Cette attaque
ui-alex-needs = Touche avec
ui-alex-two-hits = Deux touches avec
ui-alex-turn = tour { $turn }
ui-alex-speed-of = vitesse { $speed }
ui-alex-leaders = chefs
ui-alex-duel = duel
ui-alex-forces = { $count ->
        [one] une force
       *[other] { $count } forces
    }
ui-alex-wins = Alexandre gagne { $share }
ui-alex-falls = tombe { $share }
ui-alex-odds-said = Alexandre gagne { $win }, se retire { $retreat }, est tué { $lose }
ui-alex-odds-note = { $samples } essais, ± { $error } · retraite { $retreat }
