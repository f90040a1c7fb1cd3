# What happened in this game, in words
