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
ui-seed = Graine aléatoire (seed)
ui-seed-random = au hasard ; visible à la fin de la partie
ui-name = Nom
ui-you = Vous
ui-friend = Un ami à cet écran
ui-bot = Bot
ui-system = Le système
ui-your-move = à vous
ui-bot-thinks = un bot réfléchit
ui-over = Terminée
ui-nothing-open = Aucune partie à continuer.
ui-over-count = { $count ->
    [1] Une partie terminée
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
ui-first-time = Première fois ?
ui-besides = Et aussi
ui-people-here = Personnes
ui-play-now = Jouer
ui-options-on = { $on } sur { $count } en vigueur
ui-options-all = Toutes
ui-options-none = Aucune
ui-terms = Conditions de cette partie
ui-seed-later = visible une fois la partie terminée
ui-nothing-stored = Aucune partie enregistrée.
ui-loading = Chargement…
ui-show-all = Afficher les { $count } parties
ui-export = Enregistrer dans un fichier
ui-import = Charger une partie depuis un fichier
ui-delete = Supprimer
ui-delete-sure = Supprimer définitivement cette partie ?
ui-again = Réessayer
ui-error-server = Le serveur ne répond pas.
ui-error-match = Impossible d'ouvrir cette partie.
ui-error-past = Impossible de montrer ce moment.
ui-open-rulebook = Règles de « { $game } »
ui-who-sits = Qui occupe la place { $seat }
ui-which-bot = Quel bot joue à la place { $seat }
ui-name-of = Nom du joueur à la place { $seat }
ui-bot-random = Au hasard
ui-bot-easy = Débutant
ui-bot-normal = Stratège
ui-bot-hard = Vétéran
ui-bot-expert = Maître
ui-bot-heuristic = Stratège (1.0)
ui-bot-heuristic-1 = Stratège (1.0)
ui-bot-greedy = Avide
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
ui-log = Ce qui s'est passé
ui-log-empty = Il ne s'est encore rien passé.
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
        [1] Un choix sur la carte
       *[other] { $count } choix sur la carte
    }
ui-or-on-map =
    { $count ->
        [1] ou cliquez sur le lieu entouré de la carte
       *[other] ou cliquez sur l'un des { $count } lieux entourés de la carte
    }
ui-as-list = en liste
ui-taken = Choix : { $taken } sur { $most }
ui-take = Prendre
ui-take-of = Prendre { $count } : { $what }
ui-fewer = Moins
ui-more = Plus
ui-orders = Ordres permanents
ui-revoke = Révoquer
ui-order-lift = Me consulter { $moment }
ui-order-give = Ne rien me demander { $moment }
ui-undo = Annuler
ui-notice-undo-not = On ne peut rien annuler avant un jet de dé, une révélation ou l'action d'un autre joueur.
ui-turn-over = Votre tour est fini. Vous pouvez encore annuler.
ui-redo = Rétablir
ui-thinking = réfléchit…
ui-waiting = En attente…
ui-waiting-for = En attente : { $who }
ui-waiting-window = En attente : d'autres peuvent agir
ui-elsewhere = Cette partie est ouverte sur un autre écran ; ici, vous regardez.
ui-sit-down = S'asseoir ici
ui-won = Victoire : { $who }
ui-nobody-won = Personne n'a gagné.
ui-won-ahead = { $points } points : { $by } de plus que { $second } ({ $theirs }).
ui-not-now = impossible pour l'instant
ui-show-rule = Voir la règle
ui-rule = Règle : { $rule }
ui-held-by = aux mains de : { $side }
ui-worth = vaut { $value }
ui-unsure = cette donnée n'est pas sûre
ui-captive = Captif : { $piece }
ui-cards-hidden =
    { $count ->
        [1] une carte cachée
       *[other] { $count } cartes cachées
    }
ui-die = Dé : { $face }
ui-yes = oui
ui-no = non
ui-reconnecting = Connexion perdue, nouvel essai…
ui-notice = Avis : { $why }
ui-notice-rewound = Les règles ont changé depuis l'enregistrement de cette partie ; { $answers ->
        [1] la dernière réponse a été annulée
       *[other] les { $answers } dernières réponses ont été annulées
    } ({ $because ->
        [asked_otherwise] une autre question est posée là maintenant
        [dice_otherwise] les dés y sont lancés pour autre chose maintenant
       *[other] règle { $rule }
    }).
ui-notice-other_data = Cette partie a commencé avec d'autres données que celles d'aujourd'hui (des corrections, ou une nouvelle version) ; elle continue avec les données actuelles.
ui-notice-slow_down = Trop de demandes à la fois ; attendez un instant.
ui-notice-taken = Ce siège se joue maintenant sur un autre écran. Ici, vous regardez.
ui-doubts = { $count ->
        [1] Ici, une donnée n'est pas certaine
       *[other] Ici, { $count } données ne sont pas certaines
    }
ui-doubts-more = { $count ->
        [1] et une autre donnée incertaine
       *[other] et { $count } autres données incertaines
    }
ui-doubts-show = Marques de doute : masquées
ui-doubts-hide = Marques de doute : affichées
ui-facts-unsure = Cartes et pions sont en partie reconstitués : { $share } des données attendent d'être comparées à la boîte.
ui-home-what-if = Et si…
ui-match-unreadable = Les données de cette partie sont abîmées et illisibles ; on ne peut que la supprimer.
ui-named = { $name } : { $what }
ui-match = Une partie
ui-who-commands = Qui commande
ui-choices-rule = { $count ->
        [one] { $count } règle facultative
       *[other] { $count } règles facultatives
    }
ui-choices-rule-lead = La règle du jeu les laisse au choix des joueurs.
ui-choices-reading = { $count ->
        [one] { $count } point d'interprétation
       *[other] { $count } points d'interprétation
    }
ui-choices-reading-lead = Ici la règle peut se lire de plusieurs façons. La première valeur est notre interprétation.
ui-box-title = Comparer avec votre boîte
ui-box-link = Comparer { $game } avec votre boîte
ui-box-lead = Ces données n'ont pas été lues dans la boîte : nous les avons reconstituées, ou trouvées sur les pages citées. Vous possédez le jeu ? Vérifiez-les une à une : confirmez-les ou corrigez-les. Vos réponses restent sur cette machine et survivent aux nouvelles versions ; vous pouvez les partager dans un fichier.
ui-box-progress = { $checked } sur { $total } vérifiées
ui-box-of = { $checked } sur { $total }
ui-box-left = Seulement celles qui restent
ui-box-confirm = Ma boîte dit la même chose
ui-box-correct = Enregistrer la correction
ui-box-confirmed = Confirmée
ui-box-corrected = Corrigée
ui-box-forget = Annuler
ui-box-trying = Vérification en cours…
ui-box-export = Exporter mes corrections
ui-box-import = Importer des corrections
ui-box-pending = Enregistré. Cela prendra effet au prochain démarrage de Strategos ; d'ici là, on joue comme avant.
ui-box-broken = Vos corrections ne sont pas appliquées ; le jeu utilise ses propres données.
ui-box-nothing = Toutes les données de ce jeu sont sûres.
ui-box-add = Ajouter : { $what }
ui-box-remove = Retirer { $what }
ui-nothing = aucun
ui-source-rules = la règle du jeu, « { $title } »
ui-source-reconstructed = notre reconstitution
ui-source-box = votre boîte
ui-zoom-in = Agrandir
ui-zoom-out = Réduire
ui-whole = Tout le plateau
ui-tab-players = Joueurs
ui-just-now = à l'instant
ui-fold = Replier
ui-unfold = Déplier
ui-tab-log = Journal
ui-tab-tracks = Pistes
ui-tab-hand = Main
ui-tab-rules = Règles

## Un écran pour plusieurs

ui-curtain = Passez l'écran
ui-curtain-for = Au suivant : { $who }
ui-curtain-why = Certaines choses ne sont pas pour tous les yeux. Passez d'abord l'écran.
ui-curtain-open = Me voici

## La bataille

ui-battle = Bataille
ui-battle-at = Bataille : { $space }
ui-hits =
    { $hits ->
        [0] aucune touche
        [one] une touche
       *[other] { $hits } touches
    }
ui-odds = Probabilités
ui-odds-later = Les probabilités apparaissent ici dès qu'il y a une bataille à évaluer.
ui-odds-win = victoire
ui-odds-lose = défaite
ui-losses = Pertes
ui-odds-exact = calcul exact, tous les jets comptés
ui-odds-without = tous les jets comptés, si { $codes }
ui-without-cards = personne ne joue de carte
ui-without-operations = aucune autre opération ne vient avant
ui-without-refusals = tous ceux qui peuvent intercepter le font
ui-without-order = les batailles viennent dans un ordre quelconque
ui-without-details = les petites différences sont négligées
ui-without-evasion = personne n'évite la bataille
ui-without-interceptors = personne n'intercepte
ui-without-joiners = personne n'entre dans la ville ni n'en sort
ui-without-third_parties = personne d'autre ne combat
ui-without-retreats = personne ne se retire
ui-without-losses = chacun choisit bien qui combat et qui est perdu
ui-without-landing = tous ceux qui sont à bord débarquent
ui-without-fleet = toutes les Galères de cette mer attaquent ensemble
ui-without-consent = personne ne refuse le passage
ui-without-attrition = aucune UC n'est d'abord perdue par Attrition
ui-without-farther = personne ne l'arrête plus loin
ui-without-glory = aucune Gloire n'est ajoutée
ui-without-courtesans = les Courtisanes sont jouées si elles servent

# -- forecast: answers that lose for sure, odds --
ui-fatal-title = En êtes-vous sûr ?
ui-fatal-do = Le faire quand même
ui-fatal-no = Non, je réfléchis encore
ui-odds-sampled = { $samples } essais, environ ± { $error }, si chacun joue raisonnablement
ui-question-fold = Replier la question : voir la carte
ui-question-unfold = Rouvrir la question
ui-odds-reckoning = Calcul des probabilités…
ui-odds-soon = …
ui-odds-stale = à recalculer
ui-odds-neither = indécis
ui-odds-below = < { $share }
ui-odds-above = > { $share }

## Le livre de règles

ui-rulebook = Livre de règles
ui-search-rules = Chercher dans les règles
ui-rules-found =
    { $count ->
        [0] aucune règle
        [one] une règle
       *[other] { $count } règles
    }
ui-book-words = Mots du livret imprimé, et les nôtres
ui-chapters = Chapitres
ui-in-this-game = Dans cette partie
ui-reading = Notre interprétation
ui-in-english = (en anglais)
ui-rulings = Interprétation :
ui-rulings-find = Afficher toutes les règles de l'interprétation { $ruling }
ui-rule-needs = S'appuie sur
ui-rule-needed-by = Sert à
ui-nearby = Dans le même chapitre
ui-rule-unknown = Le registre n'a pas de règle { $rule }.
ui-no-rules = Ce jeu n'a pas encore de registre des règles.

## La liste

ui-list = Le plateau en liste
ui-all-spaces = Tous les lieux
ui-find = Chercher un lieu ou une pièce

## Voyage dans le temps

ui-replay = Voyage dans le temps
ui-past = Vous regardez le passé
ui-play = Lecture
ui-pause = Pause
ui-step-back = Une réponse en arrière
ui-step-on = Une réponse en avant
ui-turn-back = Tour précédent
ui-turn-on = Tour suivant
ui-back-to-game = Revenir à la partie
ui-play-on = Jouer à partir d'ici
ui-against-bots = contre des bots
ui-moment = Moment de la partie
ui-moment-of = { $at } sur { $last } · { $round }
ui-compare = Comparer
ui-compare-here = Ici
ui-compare-main = Ligne principale
ui-compare-now = Maintenant
ui-jump-to-round = Aller à un tour

## Les touches

ui-keys = Touches
ui-key-tab = Tab ⇧Tab
ui-key-tab-does = suivant ou précédent : d'abord les choix sur la carte, en main et en boutons, puis le reste de la page
ui-key-arrows = ← ↑ → ↓
ui-key-arrows-does = choix le plus proche dans cette direction ; avec Alt, n'importe quel lieu ; avec Maj, déplacer la carte
ui-key-enter = ↵ ␣
ui-key-enter-does = choisir ; dans une bataille : continuer ; pendant que les autres jouent, Espace mène à votre tour ; dans le passé, il lance ou met en pause
ui-key-esc = Échap
ui-key-esc-does = fermer ce qui est ouvert, un pas en arrière
ui-key-undo = U ⇧U
ui-key-undo-does = annuler, rétablir
ui-key-why = ?
ui-key-why-does = pourquoi c'est exclu, ou la règle
ui-key-find = /
ui-key-find-does = chercher un lieu ou une pièce
ui-key-zoom = + − 0
ui-key-zoom-does = agrandir, réduire, tout le plateau
ui-key-fit = F
ui-key-fit-does = cadrer la carte sur la question
ui-key-numbers = 1 … 9
ui-key-numbers-does = combien, là où l'on compte des pièces ; sinon aller à ce choix
ui-key-list = G
ui-key-list-does = le plateau en liste
ui-key-log = H L
ui-key-log-does = main, journal
ui-key-rules = R
ui-key-rules-does = livre de règles
ui-key-time = B
ui-key-time-does = voyage dans le temps
ui-key-threats = T
ui-key-threats-does = qui pourrait vous attaquer
ui-key-notes = N
ui-key-notes-does = vos notes sur cette partie
ui-notes = Notes
ui-notes-about = Vous seul les voyez. Elles restent dans ce navigateur.
ui-armies-of = { $side } : qui est où
ui-history-of = Ce qui s'est passé : { $space }
ui-history-none = On n'a encore rien raconté de ce lieu.
ui-threats = Menaces
ui-threat-by = { $who } : { $army } depuis { $origins }
ui-threat-heart = { $piece } est ici : s'il tombe, vous êtes éliminé.
ui-key-menu = M K
ui-key-menu-does = menu, cette page
ui-key-replay = , . < >
ui-key-replay-does = dans le passé : une réponse, un tour
ui-your-words = Votre message
ui-say = Envoyer

## What may be done besides

ui-deeds = Autres actions
ui-deeds-of = { $count ->
    [one] { $count } autre action
   *[other] { $count } autres actions
}

## Les parties d'un tout, et à qui de jouer

ui-all = Tout
ui-all-of = Tout : { $count }
ui-turn-of = Au tour de : { $who }
ui-asked = doit répondre

## The transport: what others do, and the past

ui-transport = Vitesse
ui-speed-of = Vitesse { $speed }×
ui-to-my-turn = Jusqu'à mon tour
ui-to-the-end = Jusqu'à la fin
ui-key-pause = P
ui-key-pause-does = pause, ou reprise
## But, ordre du jeu

ui-goal = But
ui-goal-of = Le but du jeu
ui-goal-reached = atteint
ui-goal-open = à atteindre
ui-goal-again = Afficher ceci au début d'une partie
ui-goal-begin = Aller au plateau
ui-key-goal = O
ui-key-goal-does = le but du jeu

## Parties guidées

ui-guide = Partie guidée
ui-guide-learn = Première partie guidée
ui-guide-of = Partie guidée, { $done } sur { $of }
ui-guide-free = Ici, c'est à vous de décider. Le guide reprend à la prochaine étape.
ui-guide-leave = Quitter le guide
ui-guide-done = Terminé

## The end of a match and its story

ui-victory = Victoire
ui-defeat = Défaite
ui-story = L'histoire de la partie
ui-story-so-far = La partie n'est pas finie ; voici son histoire jusqu'ici.
ui-to-the-board = Aller au plateau
ui-the-rule = La règle
ui-score = Le score
ui-turning-points = Les tournants
ui-luck = La chance aux dés
ui-curves = Comment cela s'est passé
ui-battles = Les batailles
ui-all-battles = Les { $count } batailles
ui-marches = Les marches
ui-marches-of = Marches du camp
ui-marches-told = Carte des marches : { $count ->
    [1] un trajet
   *[other] { $count } trajets
}
ui-way-told = { $side } : départ { $from }, arrivée { $to }, { $times ->
    [1] une fois
   *[other] { $times } fois
}
ui-what-now = Et maintenant ?
ui-rematch = Revanche
ui-next-scenario = Ensuite : { $scenario }
ui-best-now = Personne n'a fait mieux dans ce scénario jusqu'ici.
ui-best-before = Le meilleur jusqu'ici : { $score }
ui-same-dice = Rejouer avec les mêmes dés
ui-same-dice-told = Depuis le début, avec tout ce que les dés ont donné cette fois
ui-what-if-turn = Et si… (après le coup { $answers })
ui-what-if-told = Reprendre juste avant le tournant ; cette partie reste comme elle est
ui-share-file = Partager
ui-cannot-share = Ce navigateur ne sait pas partager de fichiers : enregistrez la partie et envoyez le fichier.
ui-as-table = En tableau
ui-as-curve = En courbe
ui-when = Quand
ui-where = Où
ui-attacker = Attaquant
ui-defender = Défenseur
ui-forces-lost = Pertes (sur l'effectif)
ui-hits-expected = Touches (attendues)
ui-battle-result = Issue
ui-lost-of = { $lost } sur { $count }
ui-lost-in-all = Pertes dans toutes les batailles : { $losses }
ui-hits-of = { $hits } ({ $expected })
ui-battle-won = Victoire : { $who }
ui-battle-parted = Sans décision
ui-battle-on = En cours
ui-see-moment = Voir ce moment
ui-curve-from-to = { $who } : de { $from } à { $to }.
ui-luck-told = { $dice ->
    [0] Aucun dé
    [one] Un dé
   *[other] { $dice } dés
} : { $hits ->
    [0] aucune touche
    [one] une touche
   *[other] { $hits } touches
} (moyenne attendue : { $expected })
ui-swing = { $curve } : { $who } { $share }
ui-swing-from = { $curve } : { $who } { $share } (surtout aux dépens de : { $from })
ui-what-if-after = Et si… (après le coup { $answers })
ui-what-if-start = Et si… (depuis le début)
ui-real-game = Revenir à la vraie partie
ui-to-real-game = C'est une hypothèse ; la vraie partie n'a pas changé

## The stage

ui-stage-fold = Masquer la bataille
ui-stage-to = Vers la bataille : { $space }
ui-stage-back = Revenir à la question
ui-stage-plays = Regardez ce qui se passe…
ui-stage-on = Continuer
ui-stage-roll = Lancer les dés
ui-skip = Passer
ui-miss = Manqué
ui-fate-reduced = réduite
ui-fate-broken = dissoute
ui-fate-captured = prisonnier
ui-fate-killed = tué
ui-fate-dispersed = dispersés
ui-fate-joined = désormais avec { $to }
ui-fate-left = désormais à personne
ui-no-losses = aucune perte
ui-digest = Depuis votre dernier tour
ui-digest-away = Pendant votre absence
ui-digest-show = Me le montrer
ui-fallen = C'est la fin : { $who }
ui-fallen-now = Vous êtes éliminé. Les autres continuent.
ui-watch-on = Continuer à regarder
ui-what-if-before = Et si, avant cela (après le coup { $answers })
ui-out = Vous êtes éliminé : vous regardez.
ui-saves = vous sauve
ui-digest-more = { $count ->
    [1] et une autre chose, dans le journal
   *[other] et { $count } autres choses, dans le journal
}
ui-your-turn = { $who }, à vous
ui-sound-on = Son : activé
ui-sound-off = Son : coupé
ui-key-sound = S
ui-key-sound-does = son ou silence

## Où une règle est imprimée

ui-printed-in = { $language ->
    [it] dans le livret de règles italien :
    [fr] dans le livret de règles français :
   *[other] dans le livret de règles :
}
ui-cited-as = citée comme { $rule }
## The record of all games

ui-records = Résultats
ui-records-sum = { $count ->
    [1] Une partie jouée jusqu'au bout ; les hypothèses ne comptent pas.
   *[other] { $count } parties jouées jusqu'au bout ; les hypothèses ne comptent pas.
}
ui-no-records = Aucune partie n'a encore été jouée jusqu'au bout.
ui-played = Jouées
ui-won-by-people = Gagnées par des humains
ui-won-by-bots = Par des bots
ui-won-by-nobody = Sans vainqueur
ui-best-score = Meilleur score
ui-best-scores = Les meilleurs scores
ui-recent = Les dernières parties
ui-people = Humains
ui-bots-only = Bots seulement
ui-result-won = Gagnée
ui-result-lost = Perdue
ui-score-of = { $who } { $points }
ui-won-of = { $won } sur { $played }
ui-seat-of = Place { $seat } sur { $seats }
ui-chronicle = Chronique
# The rhythm of the board: keys, hands and ways.
ui-key-end = E Ctrl ↵
ui-key-end-does = terminer cette question
# Points: what is left to what is in hand, what a goal costs.
ui-points-left = { $count ->
        [0] plus aucun point
        [one] il reste { $count } point
       *[other] il reste { $count } points
    }
ui-points = { $count ->
        [0] gratuit
        [one] { $count } point
       *[other] { $count } points
    }
ui-costs-points = { $count ->
        [0] S'y rendre ne coûte aucun point.
        [one] S'y rendre coûte { $count } point.
       *[other] S'y rendre coûte { $count } points.
    }

## Ce que le serveur n'a pas pu faire, par code

ui-error-other = Cela n'a pas réussi.
ui-error-bad_input = Le serveur n'accepte pas cette demande.
ui-error-bad_request = Le serveur ne comprend pas cette demande.
ui-error-bad_correction = Cette correction n'est pas compatible avec le jeu.
ui-error-bad_target = Il n'y a rien de tel dans le jeu.
ui-error-database = La base de données est momentanément inutilisable.
ui-error-forbidden = Ce n'est pas permis ici.
ui-error-foreign_host = Cette adresse n'est pas admise ici.
ui-error-foreign_origin = Les demandes d'une autre page ne sont pas admises.
ui-error-method_not_allowed = Le serveur ne comprend pas cette demande.
ui-error-no_such_game = Ce jeu n'existe pas.
ui-error-no_such_guide = Cette partie guidée n'existe pas.
ui-error-no_such_language = Cette langue n'est pas disponible.
ui-error-no_such_match = Cette partie n'existe pas, ou elle a été supprimée.
ui-error-no_such_moment = La partie n'a pas ce moment.
ui-error-not_a_game = Ce fichier n'est pas une partie enregistrée de Strategos, ou il est endommagé.
ui-error-not_found = Il n'y a rien ici.
ui-error-not_over = Ce n'est possible qu'une fois la partie finie.
ui-error-come_back = Le serveur ne peut pas joindre sa base de données pour le moment. Votre réponse sera renvoyée.
ui-error-not_stored = Le serveur n'a pas pu enregistrer ou lire ; rien n'a changé.
ui-error-not_your_seat = Vous ne faites que regarder.
ui-error-nothing_to_redo = Il n'y a rien à rétablir.
ui-error-refused = Les règles ne le permettent pas.
ui-error-rule_bug = Une règle a failli ici ; la partie est comme avant.
ui-error-server_error = Quelque chose s'est cassé sur le serveur ; ce qui est enregistré est intact.
ui-error-slow_down = Trop de demandes à la fois ; attendez un instant.
ui-error-stale = La partie a avancé.
ui-error-too_large = Ce fichier est trop grand.
ui-error-too_long = Cette partie est trop longue pour cela.
ui-error-unreachable = Le serveur ne répond pas.
ui-error-unreadable = Ce fichier est illisible.
ui-error-unsupported_media_type = Le serveur ne comprend pas cette demande.

# -- levels, hints, reasons, analysis --
ui-level-rated = force { $elo } (± { $error }), jusqu'à { $seconds } s
ui-seat-wins = { $count ->
        [1] gagne { $share } entre égaux ({ $count } partie)
       *[other] gagne { $share } entre égaux ({ $count } parties)
    }
ui-hints-off = Sans conseils
ui-rematch-level = Revanche contre : { $level }
ui-hint = Conseil
ui-hints = Conseils
ui-hint-thinking = Recherche d'un conseil…
ui-hint-none = Il n'y a rien à choisir.
ui-hints-had = { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }
ui-hint-wins = gagne { $share } (± { $error })
ui-hint-as-good = presque aussi bon
ui-hint-behind = { $count ->
        [one] { $count } point de moins
       *[other] { $count } points de moins
    }
ui-hint-begins = Commence par : { $option }
ui-hint-because = En sa faveur : { $because }.
ui-why-did = Pourquoi ont-ils fait cela ?
ui-why-plan = { $plan } ({ $share } de gagner)
ui-why-chosen = Le plan : { $plan }.
ui-why-instead = Le deuxième choix : { $plan }.
ui-why-because = En sa faveur : { $because }.
ui-why-rules = Joue à l'instinct et n'évalue rien.
ui-why-nothing = N'a rien eu à évaluer ces derniers temps.
ui-key-hint = I
ui-key-hint-does = un conseil pour la question
ui-key-motive = W
ui-key-motive-does = pourquoi les bots ont agi ainsi
ui-analysis = Analyse
ui-analysis-about = Où la partie s'est-elle jouée ? Chaque réponse qui a pu coûter quelque chose est essayée de nouveau, avec ce que le joueur savait alors.
ui-analysis-bots = Juger aussi les bots
ui-analyse = Analyser
ui-analysis-waits = { $count ->
        [one] { $count } autre partie est analysée d'abord.
       *[other] { $count } autres parties sont analysées d'abord.
    }
ui-analysis-runs = Analyse de la partie en cours…
ui-analysis-failed = L'analyse s'est interrompue.
ui-analysis-flawless = Aucune réponse n'a coûté quelque chose qui se distingue du hasard.
ui-analysis-loss = { $count ->
        [one] { $count } point perdu (± { $error })
       *[other] { $count } points perdus (± { $error })
    }
ui-analysis-answered = Votre réponse : { $option }
ui-analysis-other-answered = La réponse : { $option }
ui-analysis-better = Mieux : { $option }.
ui-chances = Chances de gagner
ui-chance-swing = { $count ->
        [one] { $who } gagne { $count } point
       *[other] { $who } gagne { $count } points
    }
ui-error-no_hints = Cette partie se joue sans conseils.
ui-error-no_advice = Il n'y a pas de conseils dans ce jeu.
ui-error-not_asked = Aucune question ne vous est posée pour le moment.
ui-error-no_such_bot = Aucun bot n'est assis là.
ui-error-nothing_to_judge_by = Ce jeu ne peut pas encore être analysé.
