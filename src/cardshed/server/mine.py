"""What somebody played, and how they take what they are to another device. There are no accounts."""

from __future__ import annotations

import re
from typing import Annotated, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cardshed.engine.errors import BadInput
from cardshed.server.answers import answer, problem
from cardshed.server.bodies import TooLong, body_of
from cardshed.server.carrying import LONGEST_TYPED, Carried, Carrying, spelled
from cardshed.server.identity import Identities, new_player
from cardshed.server.origin import address_of, base_url, is_secure
from cardshed.server.pictures import qr_code
from cardshed.server.posts import unwelcome
from cardshed.server.settings import ServerSettings
from cardshed.table import Busy, House
from cardshed.table.buckets import Bucket, Buckets
from cardshed.table.house import LATEST
from cardshed.table.people import check_colour, clean_name

BEFORE = re.compile(r"([0-9]{1,15})\.([A-Za-z0-9_-]{22})-([1-9][0-9]{0,5})")
"""Where a page of results goes on: when the last one ended, and its match."""
T = TypeVar("T")


class Who(msgspec.Struct, forbid_unknown_fields=True):
    """Under which name somebody goes to another device."""

    name: Annotated[str, msgspec.Meta(max_length=80)]
    colour: Annotated[str, msgspec.Meta(max_length=80)]


class Typed(msgspec.Struct, forbid_unknown_fields=True):
    """A code as somebody typed it or as the link has it."""

    code: Annotated[str, msgspec.Meta(max_length=LONGEST_TYPED)]


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing more needs to be said."""


class Mine:
    """The answers about oneself."""

    def __init__(self, house: House, identities: Identities, settings: ServerSettings) -> None:
        self.house = house
        self.identities = identities
        self.settings = settings
        limits = settings.limits
        self.carrying = Carrying(limits.server)
        self._questions = Buckets(limits.address.replays)
        self._codes = Buckets(limits.visitor.carry_codes)
        self._codes_each_address = Buckets(limits.address.carry_codes)
        self._tries = Buckets(limits.address.carry_tries)
        self._tries_together = Bucket(limits.server.carry_tries)

    def _player(self, request: Request) -> str | None:
        return self.identities.player(request.scope["headers"], is_secure(request, self.settings))

    # What somebody played

    async def statistics(self, request: Request) -> Response:
        if not self._questions.take(address_of(request, self.settings)):
            return problem(request, 429, "too-fast", retry_after="5")
        player = self._player(request)
        found = await self.house.statistics_of(player) if player else []
        return answer(request, {"statistics": found, "settling": await self.house.is_settling()})

    async def matches(self, request: Request) -> Response:
        if not self._questions.take(address_of(request, self.settings)):
            return problem(request, 429, "too-fast", retry_after="5")
        try:
            before = _before(request.query_params.get("before"))
        except ValueError:
            return problem(request, 400, "must be what an answer gave as next", "before")
        player = self._player(request)
        found, more = await self.house.results_of(player, before) if player else ([], False)
        following = f"{found[-1]['ended']}.{found[-1]['match']}" if more else None
        return answer(request, {"matches": found, "next": following})

    # To another device

    async def code(self, request: Request) -> Response:
        """A code for whoever asks, with the link that has it and that link as a picture.

        The code stands behind a ``#``, a part that browsers keep to themselves."""
        who = await self._sent(request, Who)
        if isinstance(who, Response):
            return who
        player = self._player(request)
        if player is None:
            return problem(request, 403, "no-cookie")
        try:
            carried = Carried(player, clean_name(who.name), check_colour(who.colour))
        except BadInput as wrong:
            return problem(request, 400, wrong.problem, wrong.field)
        address = address_of(request, self.settings)
        if not (self._codes_each_address.take(address) and self._codes.take(player)):
            return problem(request, 429, "too-fast", retry_after="10")
        code = spelled(self.carrying.make(carried))
        link = f"{base_url(request, self.settings)}/carry#{code}"
        try:
            picture = await self.house.workers.read(address, qr_code, link)
        except Busy:
            picture = b""  # the code does without
        seconds = self.settings.limits.server.carry_seconds
        return answer(request, {"code": code, "link": link, "qr": picture.decode(), "seconds": seconds})

    async def look(self, request: Request) -> Response:
        """Who somebody would be by a code, so that they can be asked before anything happens."""
        carried = await self._tried(request, take=False)
        if isinstance(carried, Response):
            return carried
        same = carried.player == self._player(request)
        return answer(request, {"name": carried.name, "colour": carried.colour, "same": same})

    async def take(self, request: Request) -> Response:
        """From now on this browser is who the code says."""
        carried = await self._tried(request, take=True)
        if isinstance(carried, Response):
            return carried
        response = answer(request, {"name": carried.name, "colour": carried.colour})
        self.identities.give(response, carried.player, is_secure(request, self.settings))
        return response

    async def forget(self, request: Request) -> Response:
        """From now on this browser is somebody new."""
        sent = await self._sent(request, Nothing)
        if isinstance(sent, Response):
            return sent
        response = answer(request, {})
        self.identities.give(response, new_player(), is_secure(request, self.settings))
        return response

    async def _tried(self, request: Request, take: bool) -> Carried | Response:
        """Whose code was sent. Only so many are tried, by an address and by everybody together."""
        typed = await self._sent(request, Typed)
        if isinstance(typed, Response):
            return typed
        address = address_of(request, self.settings)
        if not (self._tries.take(address) and self._tries_together.take_without_debt()):
            return problem(request, 429, "too-fast", retry_after="20")
        carried = self.carrying.take(typed.code) if take else self.carrying.look(typed.code)
        return carried or problem(request, 404, "unknown")

    async def _sent(self, request: Request, kind: type[T]) -> T | Response:
        """What a page of ours sent, or why it is not taken. What was sent stands in no answer and no log."""
        refusal = unwelcome(request, self.settings)
        if refusal is not None:
            return refusal
        try:
            body = await body_of(request, self.settings.limits.http.body_bytes)
            return msgspec.json.decode(body, type=kind)
        except TooLong:
            return problem(request, 413, "too-long", connection="close")
        except (msgspec.DecodeError, UnicodeDecodeError):
            return problem(request, 400, "malformed")


def _before(text: str | None) -> tuple[int, str, int]:
    if text is None:
        return LATEST
    found = BEFORE.fullmatch(text)
    if found is None:
        raise ValueError
    ended, table, number = found.groups()
    return int(ended), table, int(number)
