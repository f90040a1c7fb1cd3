"""What the project makes of others' work: vendored files and the list of what it is built on."""
