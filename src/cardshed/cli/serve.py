"""``cardshed serve`` and the bare ``cardshed``: the table in the browser."""

from __future__ import annotations

import argparse
import logging
import os
import re
import sys
import threading
import time
import webbrowser
from functools import partial
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

from cardshed.cli.limits import changed, for_message_rate, for_tables_per_minute
from cardshed.engine.errors import BadInput
from cardshed.server.settings import PushSettings, ServerSettings
from cardshed.table.limits import Limits

if TYPE_CHECKING:
    from cardshed.table import HouseSettings

FIRST_PORT = 8000
PATIENCE = 10.0
"""Seconds to wait for the server before the browser is opened."""
CONTACT = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://\S+")
HOST = re.compile(r"[A-Za-z0-9._-]+")
DEFAULT_PORTS = {"http": ":80", "https": ":443"}
SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+)://")
TLS = """\
Listening at {host}: people elsewhere can reach this server, and what they send can be read on the way.
Put a proxy with TLS before it and say --trust-proxy --public-url https://…; with Caddy:

    cards.example.org {{
        reverse_proxy 127.0.0.1:{port}
    }}

docs/operating.md has the rest, and the same for nginx."""


def serve(chosen: argparse.Namespace) -> int:
    return _serve(chosen, database(chosen.db), server_settings(chosen))


def _serve(chosen: argparse.Namespace, db: Path, settings: ServerSettings) -> int:
    """Loads the server, which takes a moment, when everything asked for makes sense."""
    from cardshed.server.logs import set_up_logs
    from cardshed.server.run import HouseInUse, listen, run, running_at
    from cardshed.table import Newer

    set_up_logs(as_json=chosen.log_format == "json", level=log_level(chosen.log_format))
    browser = not chosen.no_browser and has_screen()
    try:
        run(
            db,
            partial(listen, chosen.host, chosen.port, FIRST_PORT),
            house_settings(chosen),
            settings,
            partial(_started, chosen.host, settings.public_url, browser),
        )
    except HouseInUse as problem:
        return _already_running(str(problem), running_at(db), browser, leads_there=chosen.bare)
    except Newer as problem:
        print(f"cardshed serve: {db} {problem}", file=sys.stderr)
        return 1
    return 0


def house_settings(chosen: argparse.Namespace) -> HouseSettings:
    from cardshed.table import HouseSettings

    return HouseSettings(
        grace=chosen.grace,
        keep_days=chosen.keep_days,
        archive_days=chosen.archive_days,
        new_key=chosen.new_key,
    )


def log_level(log_format: str | None) -> int:
    """Who asks for a log gets a line a request; at a terminal only problems are shown."""
    return logging.INFO if log_format or not sys.stderr.isatty() else logging.WARNING


def server_settings(chosen: argparse.Namespace) -> ServerSettings:
    return ServerSettings(
        public_url=_public_url(chosen.public_url),
        trust_proxy=chosen.trust_proxy,
        allow_hosts=frozenset(_host(name) for name in chosen.allow_host),
        push=_push(chosen.push),
        limits=chosen_limits(chosen),
    )


def chosen_limits(chosen: argparse.Namespace) -> Limits:
    """The limits as they are, but for what an operator wants otherwise."""
    limits = Limits()
    if chosen.message_rate is not None:
        limits = for_message_rate(limits, chosen.message_rate)
    if chosen.tables_per_minute is not None:
        limits = for_tables_per_minute(limits, chosen.tables_per_minute)
    return changed(limits, chosen.limit)


def _host(name: str) -> str:
    if not HOST.fullmatch(name):
        raise BadInput("--allow-host", f"must be a name such as cards.example.org, not {name!r}")
    return name.rstrip(".").lower()


def _push(contact: str | None) -> PushSettings | None:
    """Messages are encrypted by a library that not everybody needs."""
    if contact is None:
        return None
    if not CONTACT.fullmatch(contact):
        raise BadInput(
            "--push", f"must be like mailto:you@example.org or https://example.org, not {contact!r}"
        )
    if find_spec("cryptography") is None:
        raise BadInput("--push", "needs another package: pip install cardshed[push]")
    return PushSettings(contact)


def _public_url(url: str | None) -> str | None:
    """As browsers write it in their Origin header."""
    if url is None:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
        raise BadInput("--public-url", f"must be like https://cards.example.org, not {url!r}")
    host = parts.netloc.lower().removesuffix(DEFAULT_PORTS[parts.scheme])
    return f"{parts.scheme}://{host}"


def database(text: str | None) -> Path:
    """Where the tables are kept: a path, or an address of an embedded database.

    >>> database("sqlite:////var/lib/cardshed/tables.db").as_posix()
    '/var/lib/cardshed/tables.db'
    """
    if text is None:
        base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
        return Path(base).expanduser() / "cardshed" / "tables.db"
    scheme = SCHEME.match(text)
    if scheme is None:
        path = text
    elif text.startswith("sqlite:///"):
        path = text.removeprefix("sqlite:///")
    else:
        raise BadInput("--db", f"{scheme.group(1)} is not supported; give a path or sqlite:///path")
    if not path:
        raise BadInput("--db", "the path is missing")
    return Path(path).expanduser().absolute()


def _started(host: str, public_url: str | None, browser: bool, url: str) -> None:
    print(f"Cardshed: {public_url or url}   (stop with Ctrl+C)", flush=True)
    if not _is_loopback(host) and public_url is None:
        print(TLS.format(host=host, port=urlsplit(url).port), file=sys.stderr)
    if browser:
        threading.Thread(target=_open_when_it_answers, args=(url,), daemon=True).start()


def _already_running(problem: str, url: str | None, browser: bool, leads_there: bool) -> int:
    """Who only wants to play is led to the server that is there; who wants to serve has failed to."""
    if url is None or not leads_there:
        place = "" if url is None else f", at {url}"
        print(f"cardshed serve: {problem}{place}", file=sys.stderr)
        return 1
    print(f"Cardshed is running already: {url}")
    if browser:
        webbrowser.open(url)
    return 0


def _open_when_it_answers(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with urlopen(f"{url}/health", timeout=1):
                break
        except (URLError, OSError):
            time.sleep(0.1)
    webbrowser.open(url)


def has_screen() -> bool:
    """Whether somebody sits here who could see a browser."""
    if not sys.stdout.isatty() or os.environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
