# Ce que disent les lignes des données, pour qui les compare à sa boîte.

table-provinces = Provinces
data-provinces = { $id } vaut { $value } Talents de tribut.
table-borders_land = Frontières terrestres
data-borders_land = { $a } et { $b } ont une frontière terrestre.
table-borders_sea = Frontières maritimes
data-borders_sea = { $a } et { $b } ont une frontière maritime.
table-straits = Détroits
data-straits = La flèche entre { $a } et { $b } se trouve dans { $sea }.
table-seas = Mers
data-seas = { $id } est une zone maritime.

field-value = Talents
field-a = De
field-b = À
field-sea = Mer de la flèche
