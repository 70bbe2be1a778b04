### Field Commander: Alexander

## I dati, per chi li confronta con la scatola

remark-the_rules_limit_gold_to_the_counters_provided_their_total_is_not_known = le regole limitano l'Oro ai segnalini forniti; il loro totale non è noto
remark-he_died_in_336_bc = morì nel 336 a.C.
remark-geography_used_by_the_option_scorched_earth = geografia; serve all'opzione Terra bruciata
remark-number_of_counters_the_penalties_2_and_1_are_in_the_rules = numero dei segnalini; le penalità 2 e 1 sono nelle regole
