# What only the data of the third edition have.

field-seniority = Place in the list of Seniority
field-siege = Siege modifier
field-province = Province
field-markers = Control markers
