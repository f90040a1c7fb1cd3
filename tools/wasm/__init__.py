"""``make wasm``: the compiled rules for hosts that run WebAssembly, browsers above all.

For each game ``web/engine`` has a file of the very functions that play it natively, and beside it, as data,
what a host needs besides: the game's description, what its file takes, and the digest of the sources of both.
See docs/wasm.md.
"""
