provinces =
    { $count ->
        [0] nessuna provincia
        [one] una provincia
       *[other] { $count } province
    }
col-tribute = Tributo
col-purse = Tesoro
prices-double = { $from }: prezzi × 2
prices-triple = { $from }: prezzi × 3
battle-round = giro { $round }
battle-legion = Legione da battaglia
battle-fleet = Flotta
battle-reserve = Riserva
fort-dice =
    { $dice ->
        [one] un dado in più per le mura
       *[other] { $dice } dadi in più per le mura
    }
attacker = Attaccante
defender = Difensore
odds-attacker_leaders_lost = L'attaccante perde i comandanti
odds-defender_leaders_lost = Il difensore perde i comandanti
losses-attacker = Perdite dell'attaccante
losses-defender = Perdite del difensore
legion-of = { $count } di { $most }
go-along = Vanno con lui
treasury = Tesoro
treasury-of = Tesoro: { $who }
treasury-planned = In programma { $sum }
treasury-left-after = Restano dopo il tributo (+{ $tribute })
treasury-note = Programma adesso, acquista nella fase di Acquisto. Un clic aggiunge, il numero toglie.
shop-bought = Comprato in questo turno
shop-spent = Spesi
shop-planned = Previsti
shop-left = Restano
shop-buy = Compra ({ $sum })
shop-clear = Azzera
fell-in = Turno { $round }
fell-to = { $side } cade per mano { $by_from }
fell-title = I Cesari caduti

## The battle's result

# -- forecast --
odds-both = nessuno resta
# The legion as it would go.
legion-presets = Composizioni pronte
legion-all = Tutti
legion-fast = Solo Cavalleria
legion-none = Solo il comandante
legion-last = Come prima
board-leaders = Comandanti
board-none = Scegli chi si imbarca
board-go = Imbarca: { $who }
destroy-first = Prima distruggi una Città
shop-buy-end = Compra e concludi
shop-units-first = Compra prima le unità previste
shop-ransom = { $count ->
    [one] Un tuo Generale è prigioniero: il riscatto si paga dopo gli acquisti, con ciò che resta.
   *[other] { $count } tuoi Generali sono prigionieri: il riscatto si paga dopo gli acquisti, con ciò che resta.
}
