"""What both editions of Successors share: functions and Structs over plain data, no rule of either alone."""
