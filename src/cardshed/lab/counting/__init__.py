"""The compiled part of the lab, in a folder of its own: what changes elsewhere need not be compiled again."""
