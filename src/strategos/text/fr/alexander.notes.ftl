### Field Commander: Alexander

## Les données, pour qui les compare à la boîte

remark-the_rules_limit_gold_to_the_counters_provided_their_total_is_not_known = les règles limitent l'Or aux pions fournis ; leur total n'est pas connu
remark-he_died_in_336_bc = il est mort en 336 av. J.-C.
remark-geography_used_by_the_option_scorched_earth = géographie ; sert à l'option Terre brûlée
remark-number_of_counters_the_penalties_2_and_1_are_in_the_rules = nombre de pions ; les malus 2 et 1 sont dans les règles
