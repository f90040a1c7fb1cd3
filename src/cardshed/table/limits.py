"""How much anybody may ask for. Every limit stands here, with its reason; ``docs/operating.md`` lists them.

A rate is so many a second in the long run, and so many at once; a rate of 0 is no limit.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    rate: float
    burst: float


@dataclass(frozen=True)
class TableLimits:
    """One table, whoever sits at it."""

    moves: int = 20_000
    """Moves in a match; the longest that people play have a few thousand."""
    undos: int = 300
    """Times that moves are taken back in a match."""
    undo_depth: int = 40
    """Decisions that can be taken back in a row."""
    entries: int = 200_000
    """Entries in the log of a table; after that a new table must be opened."""
    talk: int = 3_000
    """Phrases said at a table."""
    watchers: int = 100
    """People who watch, since each is told of every move."""
    presence: float = 0.3
    """Seconds for which comings and goings are gathered before they are told."""
    claims: Rate = Rate(0.5, 6)
    """Refused moves of a seat; then its moves out of turn wait, so that firing blindly wins nothing."""
    changes: Rate = Rate(2, 30)
    """Changes of a seat's to places, settings and rounds, and moves it takes back."""
    words: Rate = Rate(0.5, 6)
    """Phrases of a seat."""
    hints: Rate = Rate(0.5, 10)
    """Hints of a seat."""
    call_after: float = 5.0
    """Seconds that somebody is missing before being called back; a reload takes less."""
    calls: Rate = Rate(0.01, 3)
    """Messages that call one person back to a table."""


@dataclass(frozen=True)
class SocketLimits:
    """One connection of a browser."""

    messages: Rate = Rate(20, 40)
    """Messages; as many again are refused, then the socket is closed."""
    frames: Rate = Rate(40, 120)
    """Frames of any kind, pings and pongs too; then the socket is cut."""
    greetings: Rate = Rate(0.5, 5)
    """Greetings: each is answered by the whole table."""
    bad: int = 20
    """Malformed messages until the socket is closed."""
    message_bytes: int = 4_096
    """Bytes of a message; the longest that a page sends has about 300."""
    hello: float = 10.0
    """Seconds until the first greeting."""
    idle: float = 40.0
    """Seconds without any message; pages ping every 10 s."""
    waiting: int = 512
    """Messages waiting for a slow reader, then it is cut off and may come back."""
    waiting_bytes: int = 2_000_000
    """The same in bytes."""


@dataclass(frozen=True)
class VisitorLimits:
    """One browser, by its cookie."""

    sockets: int = 16
    """Sockets at the same time: a table in each of many tabs."""
    tables: Rate = Rate(0.2, 20)
    """New tables."""
    subscriptions: int = 3
    """Ways to call it back; a browser has one, the latest stay."""
    carry_codes: Rate = Rate(0.1, 6)
    """Codes to go to another device with; a new one makes the last one void."""


@dataclass(frozen=True)
class AddressLimits:
    """One address (of IPv6, its /64): a home, a school, a mobile network's door."""

    connections: int = 400
    """Connections at the same time, sockets included: a school behind one address."""
    new_connections: Rate = Rate(30, 400)
    """New connections: all of a school come back after a restart."""
    messages: Rate = Rate(400, 1_000)
    """Messages on all its sockets together."""
    greetings: Rate = Rate(20, 500)
    """Greetings on all its sockets together."""
    requests: Rate = Rate(30, 400)
    """HTTP requests; a first visit has about ten."""
    tables: Rate = Rate(0.5, 30)
    """New tables."""
    replays: Rate = Rate(2, 60)
    """Questions about finished matches, a page of a replay each."""
    hints: Rate = Rate(2, 40)
    """Hints of all its people together."""
    subscribing: Rate = Rate(0.2, 30)
    """Browsers that tell how to call them, once a visit."""
    wrong_codes: Rate = Rate(0.05, 10)
    """Codes of lobbies that lead nowhere: who mistypes has enough, who guesses among four million has not."""
    carry_codes: Rate = Rate(0.2, 30)
    """Codes to go to another device with, so that nobody crowds out those of others."""
    carry_tries: Rate = Rate(0.1, 20)
    """Codes tried to become somebody on another device: a household mistypes, a guesser needs 10^18."""


@dataclass(frozen=True)
class HttpLimits:
    """One HTTP connection."""

    head_bytes: int = 16_384
    """Bytes of a request line with its headers."""
    headers: int = 100
    """Headers of a request; browsers send about twenty."""
    body_bytes: int = 16_384
    """Bytes of a body; the longest order for a table has about 500."""
    head_seconds: float = 10.0
    """Seconds for a request to arrive, from the connection or its first byte."""
    answer_seconds: float = 60.0
    """Seconds for an answer to be taken by whoever asked."""
    pipeline: int = 16
    """Requests sent before the first is answered; browsers send one at a time."""
    keep_alive: float = 5.0
    """Seconds that a connection waits for another request."""


@dataclass(frozen=True)
class ServerLimits:
    """The server as a whole."""

    connections: int = 20_000
    """Connections at the same time, if the system allows as many descriptors."""
    spare_descriptors: int = 200
    """Descriptors kept for the database, workers and their pipes."""
    tables: Rate = Rate(50, 500)
    """New tables of everybody together."""
    greetings: Rate = Rate(400, 4_000)
    """Greetings of everybody together: a restart brings all at once."""
    codes: int = 10_000
    """Codes of open lobbies; the one shown longest ago goes first."""
    wrong_codes: Rate = Rate(2, 60)
    """Wrong codes of everybody together; beyond, all codes rest a moment, while links lead on."""
    loading: int = 10_000
    """Tables waiting to be fetched from the database."""
    idle_tables: int = 500
    """Tables that nobody has open and that stay in memory for who comes back."""
    idle_seconds: float = 300.0
    """Seconds that such a table stays."""
    subscriptions: int = 100_000
    """Browsers that can be called back."""
    calls: Rate = Rate(20, 200)
    """Messages that call somebody back, of everybody together: no tool to pester others with."""
    calls_waiting: int = 500
    """Of them waiting to be sent; the next are dropped."""
    calling: int = 8
    """Messages on their way at the same time, a descriptor each."""
    call_seconds: float = 10.0
    """Seconds that a push service has to take one."""
    thinking: int = 200
    """Bots' decisions and hints waiting for a worker."""
    thinking_each: int = 8
    """Of them of one table."""
    workers: int = 2
    """Processes for bots that search, hints and replays; one of them is never busy with replays."""
    reading: int = 32
    """Questions about finished matches waiting for a worker."""
    reading_each: int = 4
    """Of them of one address."""
    steps: int = 200
    """Moves of a replay in one answer."""
    carry_codes: int = 10_000
    """Codes to go to another device with at the same time; then the oldest are void."""
    carry_seconds: int = 600
    """Seconds that such a code is good for."""
    carry_tries: Rate = Rate(20, 200)
    """Such codes tried by everybody together, from however many addresses."""
    cookie_days: int = 365
    """Days that a cookie is good for; every visit gives a new one."""
    key_days: int = 90
    """Days that a key signs cookies; those it signed stay good."""


@dataclass(frozen=True)
class Limits:
    """All of them."""

    table: TableLimits = field(default_factory=TableLimits)
    socket: SocketLimits = field(default_factory=SocketLimits)
    visitor: VisitorLimits = field(default_factory=VisitorLimits)
    address: AddressLimits = field(default_factory=AddressLimits)
    http: HttpLimits = field(default_factory=HttpLimits)
    server: ServerLimits = field(default_factory=ServerLimits)
