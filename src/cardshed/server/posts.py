"""What may be sent to us: JSON, by our own pages or by programs that are no browsers."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from cardshed.server.answers import problem
from cardshed.server.bodies import is_json
from cardshed.server.origin import is_foreign_page
from cardshed.server.settings import ServerSettings


def unwelcome(request: Request, settings: ServerSettings) -> Response | None:
    """Why something that was sent is not even read. Another page's script could not send JSON unasked."""
    if is_foreign_page(request, settings):
        return problem(request, 403, "foreign-origin")
    if not is_json(request):
        return problem(request, 415, "json-please")
    return None
