"""What pages ask and tell about being called back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cardshed.server.answers import answer, problem
from cardshed.server.bodies import Unfit, read_as
from cardshed.server.identity import Identities
from cardshed.server.origin import address_of, is_foreign_page, is_secure
from cardshed.server.push.addresses import Forbidden
from cardshed.server.settings import ServerSettings
from cardshed.table.buckets import Buckets

if TYPE_CHECKING:
    from cardshed.server.push.service import Push

Endpoint = Annotated[str, msgspec.Meta(max_length=1000)]
Key = Annotated[str, msgspec.Meta(max_length=100)]


class BrowserKeys(msgspec.Struct, forbid_unknown_fields=True):
    p256dh: Key
    auth: Key


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """How a browser can be called, in the words of the Push API."""

    endpoint: Endpoint
    keys: BrowserKeys
    lang: Annotated[str, msgspec.Meta(max_length=10)] = "en"


class Gone(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that is not to be called any more."""

    endpoint: Endpoint


class PushDoor:
    """The answers of ``/api/push``. Without ``--push`` there is no key, and nothing is kept."""

    def __init__(self, push: Push | None, identities: Identities, settings: ServerSettings) -> None:
        self.push = push
        self.identities = identities
        self.settings = settings
        self._subscribing = Buckets(settings.limits.address.subscribing)

    async def key(self, request: Request) -> Response:
        return answer(request, {"key": self.push.key if self.push else None})

    async def subscribe(self, request: Request) -> Response:
        player = self._player(request)
        if self.push is None:
            return problem(request, 404, "unknown")
        if player is None:
            return problem(request, 403, "no-cookie")
        if not self._subscribing.take(address_of(request, self.settings)):
            return problem(request, 429, "too-fast", retry_after="5")
        try:
            wish = await read_as(Wish, request, self.settings)
            kept = await self.push.subscribe(
                player, wish.endpoint, wish.keys.p256dh, wish.keys.auth, wish.lang
            )
        except Unfit as unfit:
            return problem(request, unfit.status, unfit.error, unfit.field)
        except Forbidden as error:
            return problem(request, 400, str(error), "endpoint")
        except ValueError:
            return problem(request, 400, "must be keys of a browser", "keys")
        except OSError:
            kept = False
        return answer(request, {}, 201) if kept else problem(request, 503, "busy", retry_after="60")

    async def unsubscribe(self, request: Request) -> Response:
        if is_foreign_page(request, self.settings):
            return problem(request, 403, "foreign-origin")
        player = self._player(request)
        if self.push is not None and player is not None:
            try:
                gone = await read_as(Gone, request, self.settings)
            except Unfit as unfit:
                return problem(request, unfit.status, unfit.error, unfit.field)
            await self.push.unsubscribe(player, gone.endpoint)
        return answer(request, {})

    def _player(self, request: Request) -> str | None:
        return self.identities.player(request.scope["headers"], is_secure(request, self.settings))
