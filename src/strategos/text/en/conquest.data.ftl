# What the rows of the data files say, for whoever checks them against the box.

table-provinces = Provinces
data-provinces = { $id } is worth { $value } Talents of tribute.
table-borders_land = Borders by land
data-borders_land = { $a } and { $b } share a border by land.
table-borders_sea = Borders at sea
data-borders_sea = { $a } and { $b } share a border at sea.
table-straits = Straits
data-straits = The arrow between { $a } and { $b } lies in { $sea }.
table-seas = Seas
data-seas = { $id } is a sea zone.

field-value = Talents
field-a = From
field-b = To
field-sea = Sea of the arrow
