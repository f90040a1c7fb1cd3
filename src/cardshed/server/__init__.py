"""The server: pages, files, sockets and what an operator wants to know. It holds no rules and no tables."""
