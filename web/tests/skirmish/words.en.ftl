fords = Fords held
strength = strength { $strength }
