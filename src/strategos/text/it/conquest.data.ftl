# Quel che dicono le righe dei dati, per chi le confronta con la scatola.

table-provinces = Province
data-provinces = { $id } vale { $value } Talenti di tributo.
table-borders_land = Confini di terra
data-borders_land = { $a } e { $b } confinano per terra.
table-borders_sea = Confini di mare
data-borders_sea = { $a } e { $b } confinano per mare.
table-straits = Stretti
data-straits = La freccia fra { $a } e { $b } è disegnata in { $sea }.
table-seas = Mari
data-seas = { $id } è una zona di mare.

field-value = Talenti
field-a = Da
field-b = A
field-sea = Mare della freccia
