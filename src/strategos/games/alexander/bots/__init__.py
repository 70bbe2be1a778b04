"""Who commands in Alexander's campaigns: players, no rules. Odds let the same commander fight (`tactics`)."""
