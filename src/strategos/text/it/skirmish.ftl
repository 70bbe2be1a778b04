### Scaramuccia, il gioco per imparare

game-name = Scaramuccia
game-pitch = Due piccole bande si contendono i guadi di un fiume. Nessuno sa quanto siano forti gli altri.
scenario-ford = I cinque guadi

## Domande

ask-man = Quale uomo marcia?
ask-ford = Dove marcia?
ask-champion = Chi combatte al { $space }? Gli altri non vedono la tua scelta prima di aver fatto la loro.

## Rifiuti

no-fallen = Il { $piece } è caduto.
no-not_a_neighbour = Il { $piece } non si trova accanto al { $space }.

## Che cosa è successo

event-mustered = { $side } raduna tre uomini; solo loro sanno quanto sono forti.
event-marched = { $side }: il { $man } marcia al { $to }.
event-fought =
    { $loser ->
        [none] Combattimento al { $ford }: dadi { $rolls }, forze { $strengths }. Restano in piedi entrambi.
       *[other] Combattimento al { $ford }: dadi { $rolls }, forze { $strengths }. { $loser } perde un uomo.
    }

## Nomi

side-north = Il Nord
side-south = Il Sud
space-alder = Guado dell'Ontano
space-birch = Guado della Betulla
space-cedar = Guado del Cedro
space-elm = Guado dell'Olmo
space-fir = Guado dell'Abete
piece-man = { $count ->
        [one] uomo
       *[other] uomini
    }
piece-north-1 = primo uomo del Nord
piece-north-2 = secondo uomo del Nord
piece-north-3 = terzo uomo del Nord
piece-south-1 = primo uomo del Sud
piece-south-2 = secondo uomo del Sud
piece-south-3 = terzo uomo del Sud
phase-muster = Adunata
phase-march = Marcia
phase-fight = Combattimento
fact-fords = guadi { $value }
fact-strength = forza { $value }

## Come finisce

outcome-fords = { $winners } tiene tre guadi e vince.
outcome-last_man = { $winners } ha l'ultimo uomo in piedi e vince.
outcome-time = Sono passati dodici giri. Non vince nessuno.

## Regole

rule-SK-1 = All'inizio si estrae in segreto la forza di ogni uomo, da 1 a 3; la conosce solo la sua parte.
rule-SK-2 = La parte di turno può far marciare un uomo a un guado vicino.
rule-SK-3 = Dove si trovano entrambe le parti, ognuna sceglie in segreto uno dei suoi uomini presenti. Ciascuno aggiunge un dado alla propria forza; cade chi ha di meno, e in caso di parità nessuno.
rule-SK-4 = Il Nord muove per primo.
rule-SK-5 = Vince chi tiene da solo tre guadi o ha abbattuto tutti i nemici. Dopo dodici giri non vince nessuno.

## Per che cosa si gioca

brief-ford = Due bande di tre uomini si fronteggiano lungo un fiume con cinque guadi. Nel tuo turno un uomo marcia a un guado vicino; dove le parti si incontrano, ognuna impegna in segreto un uomo, e il più debole cade. Vince chi tiene da solo tre guadi o ha l'ultimo uomo in piedi; dopo dodici giri non vince nessuno.
goal-fords = { $side }: tre guadi tenuti da soli (finora { $held })
goal-rounds = { $left ->
        [one] l'ultimo giro
       *[other] ancora { $left } giri
    }
help-phase_march = Un uomo marcia a un guado vicino, oppure tutti restano.
help-phase_fight = Dove stanno entrambe le parti, ognuna impegna un uomo; cade quello con il totale più basso.

## Piani

plan-hold = restare dove si è
plan-march = far marciare il { $piece } al { $space }
why-fords = più guadi occupati
why-men = più uomini rimasti
why-strength = uomini più forti
why-moving = la prossima mossa
