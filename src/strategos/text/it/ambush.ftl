### Imboscata, il gioco didattico delle mani nascoste

game-name = Imboscata
game-pitch = Le bande vivono di scorrerie lungo un'unica strada, e ogni altra banda può stare in agguato.
scenario-road = La strada di sei miglia
choice-reactions = A chi si chiede prima di ogni passo
choice-reactions-everybody = a chiunque abbia carte in mano
choice-reactions-able = solo a chi ha un'imboscata (meno domande, ma gli altri lo capiscono)
choice-reactions-help = { rule-AM-3 }

## Domande

ask-turn = Parti per una scorreria, o riposi e peschi una carta?
ask-ambush = { $side } sta per fare un passo. Tendi un'imboscata?
ask-parry = { $side } tende un'imboscata. La pari?
ask-lose = Ti ritiri. A quale carta rinunci?
button-rest = Riposa
button-pass_until_raid = Passa per questa scorreria
button-pass_until_attacked = Passa finché non mi tendono un'imboscata
moment-ambush = prima di un passo di una scorreria
moment-parry = quando ti tendono un'imboscata

## Rifiuti

no-not_in_hand = Non hai in mano { $card }.

## Che cosa è successo

event-drew =
    { $card ->
        [none] { $side } pesca una carta.
       *[other] { $side } pesca { $card }.
    }
event-played = { $side } gioca { $card }.
event-looted = { $side } porta a casa un passo e ne ha { $loot }.
event-fought = Imboscata! { $raider } e { $ambusher } tirano { $rolls }.

## Nomi

side-ash = La Banda del Frassino
side-beech = La Banda del Faggio
side-chestnut = La Banda del Castagno
side-oak = La Banda della Quercia
space-mile-0 = il campo
space-mile-1 = il primo miglio
space-mile-2 = il secondo miglio
space-mile-3 = il terzo miglio
space-mile-4 = il quarto miglio
space-mile-5 = il quinto miglio
space-mile-6 = il sesto miglio
piece-band = { $count ->
        [one] banda
       *[other] bande
    }
piece-band-ash = banda del Frassino
piece-band-beech = banda del Faggio
piece-band-chestnut = banda del Castagno
piece-band-oak = banda della Quercia
card-raid_1 = una scorreria breve
card-raid_2 = una scorreria
card-raid_3 = una scorreria lunga
card-ambush = un'imboscata
card-parry = una parata
phase-deal = Distribuzione
phase-turn = Turno
fact-loot = bottino { $value }
fact-deck = carte rimaste { $value }

## Come finisce

outcome-loot = { $winners } ha portato a casa sei passi e vince.
outcome-time = Sono passati venti giri; vince il bottino più grande: { $winners }.

## Regole

rule-AM-1 = Ogni banda comincia con tre carte. Una carta si pesca coperta, e nessuno ne tiene più di cinque.
rule-AM-2 = Nel proprio turno una banda gioca una scorreria che ha in mano, oppure riposa e pesca una carta.
rule-AM-3 = Una scorreria fa i suoi passi uno alla volta. Prima di ognuno le altre bande, in ordine di turno, possono tendere un'imboscata; dopo un'imboscata possono farlo ancora.
rule-AM-4 = Chi fa la scorreria può parare l'imboscata. Altrimenti entrambi tirano un dado, e se quello di chi tende l'imboscata è più alto l'altro si ritira.
rule-AM-5 = Chi si ritira rinuncia a una carta a sua scelta e al resto della scorreria.
rule-AM-6 = Vince chi porta a casa per primo sei passi; dopo venti giri chi ne ha di più.

## Per che cosa si gioca

brief-road = Le bande vivono di scorrerie lungo una strada di sei miglia. Nel tuo turno giochi una scorreria, passo dopo passo, oppure riposi e peschi una carta; prima di ogni passo qualunque altra banda può tendere un'imboscata, che puoi parare. Vince chi per primo porta a casa sei passi; dopo venti giri chi ha più bottino.
goal-loot = { $side }: sei passi portati a casa (finora { $loot })
goal-rounds = { $left ->
        [one] l'ultimo giro
       *[other] ancora { $left } giri
    }
help-phase_deal = Ogni banda comincia con tre carte.
help-phase_turn = Parti per una scorreria, oppure riposa e pesca una carta.
