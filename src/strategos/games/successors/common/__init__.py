"""What both editions of Successors share: functions and Structs over plain data, without a word of either's own rules."""
