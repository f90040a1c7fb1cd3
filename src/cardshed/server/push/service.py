"""Who calls: takes what tables say, and hands messages to push services, a few at a time."""

from __future__ import annotations

import asyncio
import hashlib
import ssl
from collections import Counter

import msgspec
from babel.lists import format_list

from cardshed.engine.words import LANGUAGES, say
from cardshed.games import game
from cardshed.server.logs import logger, note
from cardshed.server.push.addresses import Forbidden, Resolver, check_endpoint
from cardshed.server.push.encryption import AUTH_BYTES, encrypted, public_key
from cardshed.server.push.sending import send
from cardshed.server.push.vapid import Signer, data_of, new_secret, text
from cardshed.server.settings import PushSettings
from cardshed.table import House
from cardshed.table.buckets import Bucket
from cardshed.table.calls import Call
from cardshed.table.clock import now_ms
from cardshed.table.limits import Limits
from cardshed.table.store import Reader, Subscription, writing

GONE = (404, 410)
LIVES = 3600
"""Seconds that a push service keeps a message for a device that sleeps."""
MOST_NAMES = 4
encode = msgspec.json.Encoder().encode


class Push:
    """Calls browsers of one server back. All methods are for the event loop's thread."""

    def __init__(self, house: House, settings: PushSettings, limits: Limits) -> None:
        self._house = house
        self._settings = settings
        self._limits = limits
        self._waiting: asyncio.Queue[Call] = asyncio.Queue(limits.server.calls_waiting)
        self._together = Bucket(limits.server.calls)
        self._resolver = Resolver(settings.loopback)
        self._tls = settings.tls or ssl.create_default_context()
        self._tasks: list[asyncio.Task[None]] = []
        self.counts: Counter[str] = Counter()
        """What became of the messages: sent, failed, gone, dropped."""

    async def start(self) -> None:
        """Finds the key, or makes one the first time; from now on tables are listened to."""
        secret = await self._house.desk.ask(Reader.push_key)
        if secret is None:
            secret = new_secret()
            await self._house.log.write(statements=[writing.push_key_made(secret)])
        self._signer = Signer(secret, self._settings.contact)
        self._tasks = [asyncio.create_task(self._work()) for _ in range(self._limits.server.calling)]
        self._house.calls.on_call = self.call

    async def stop(self) -> None:
        """What is not sent by now is not sent."""
        self._house.calls.on_call = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._resolver.close()

    @property
    def key(self) -> str:
        """What browsers subscribe with."""
        return self._signer.public

    # Who can be called

    async def subscribe(self, player: str, endpoint: str, browser: str, auth: str, lang: str) -> bool:
        """Whether there is room; raises ``ValueError`` for what is no subscription, and ``OSError``."""
        check_endpoint(endpoint, self._settings.loopback)
        point, secret = data_of(browser), data_of(auth)
        public_key(point)
        if len(secret) != AUTH_BYTES:
            raise ValueError("a secret has 16 bytes")
        if not await self._has_room(player, endpoint):
            return False
        kept = Subscription(endpoint, player, point, secret, lang if lang in LANGUAGES else "en", now_ms())
        most = self._limits.visitor.subscriptions
        await self._house.log.write(statements=writing.subscribed(kept, most))
        return True

    async def _has_room(self, player: str, endpoint: str) -> bool:
        """Whoever is known already may always say so again."""
        known = await self._house.desk.ask(Reader.subscriptions_of, player)
        if any(subscription.endpoint == endpoint for subscription in known):
            return True
        return await self._house.desk.ask(Reader.count, "subscriptions") < self._limits.server.subscriptions

    async def unsubscribe(self, player: str, endpoint: str) -> None:
        """One browser of somebody who may have several."""
        await self._house.log.write(statements=[writing.unsubscribed(player, endpoint)])

    # Calling

    def call(self, call: Call) -> None:
        """Somebody is to be called back, if there is a way to; nobody waits for it."""
        if self._waiting.full() or not self._together.take_without_debt():
            self.counts["dropped"] += 1
        else:
            self._waiting.put_nowait(call)

    async def _work(self) -> None:
        while True:
            call = await self._waiting.get()
            try:
                for subscription in await self._house.desk.ask(Reader.subscriptions_of, call.player):
                    await self._tell(call, subscription)
            except Exception:
                logger.exception("calling somebody back")

    async def _tell(self, call: Call, subscription: Subscription) -> None:
        endpoint = subscription.endpoint
        body = encrypted(message(call, subscription.lang), subscription.browser, subscription.auth)
        try:
            async with asyncio.timeout(self._limits.server.call_seconds):
                status = await send(
                    endpoint,
                    self._headers(call, endpoint),
                    body,
                    self._resolver,
                    self._tls,
                    self._settings.loopback,
                )
        except (OSError, ValueError, TimeoutError) as problem:
            self.counts["failed"] += 1
            note("push failed", problem=repr(problem))
            if isinstance(problem, Forbidden):
                await self._forget(endpoint)
            return
        if status in GONE:
            self.counts["gone"] += 1
            await self._forget(endpoint)
        else:
            self.counts["sent" if 200 <= status < 300 else "failed"] += 1

    async def _forget(self, endpoint: str) -> None:
        await self._house.log.write(statements=[writing.endpoint_gone(endpoint)])

    def _headers(self, call: Call, endpoint: str) -> dict[str, str]:
        """A later message about the same table takes the place of one that still waits; the service does not
        learn which table."""
        return {
            "Authorization": self._signer.authorization(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIVES),
            "Urgency": "high",
            "Topic": text(hashlib.sha256(call.table.encode()).digest()[:16]),
        }


def message(call: Call, language: str) -> bytes:
    """What the browser shows: whose turn, which game, with whom."""
    names = format_list(call.others[:MOST_NAMES], locale=language)
    told = {
        "title": say("call-title", language),
        "text": say("call-text", language, title=game(call.game).title, names=names),
        "table": call.table,
    }
    return encode(told)
