"""What the games share: chance, matches, records, words."""
