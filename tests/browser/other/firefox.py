"""Firefox by WebDriver BiDi, which it speaks without any driver beside it (https://w3c.github.io/webdriver-bidi)."""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.browser.other.window import ANSWER, START, ended, surroundings

NAMES = ("firefox-esr", "firefox")
# What Firefox says when a page is left while it still loads something. Where a module is really missing,
# the page shows no table, and the test fails by that.
LEFT_EARLY = re.compile(
    r"error loading dynamically imported module|was interrupted while the page was loading|NS_BINDING_ABORTED"
)
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")

# Whatever else would ask the network for something; what automation needs Firefox sets by itself.
PREFERENCES = {
    "network.proxy.type": 0,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "app.normandy.enabled": False,
    "app.update.auto": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.getAddons.cache.enabled": False,
    "intl.accept_languages": "en-GB, en",
}
CALL = "async (text) => JSON.stringify((await ({function})(JSON.parse(text))) ?? null)"


def missing() -> str | None:
    """Why Firefox cannot be used here."""
    return None if _path() else "no Firefox on this machine (apt-get install firefox-esr)"


def _path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


class Firefox:
    """One process; every window is in a container of its own."""

    def __init__(self) -> None:
        path = _path()
        assert path is not None
        self._held = ExitStack()
        try:
            self._start(path)
        except BaseException:
            self._held.close()
            raise

    def _start(self, path: str) -> None:
        held = self._held
        folder = Path(
            held.enter_context(tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True))
        )
        lines = (
            f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()
        )
        (folder / "user.js").write_text("\n".join(lines), "utf-8")
        self._said = folder / "said.txt"
        with self._said.open("wb") as said:
            self._process = subprocess.Popen(
                [path, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"],
                stdout=said,
                stderr=said,
                env=surroundings(str(folder)),
            )
        held.callback(ended, self._process)
        self._numbers = count(1)
        self._windows: dict[str, FirefoxWindow] = {}
        line = connect(
            self._address() + "/session", open_timeout=START, max_size=None, proxy=None, compression=None
        )
        self._line = held.enter_context(line)
        session = self.ask("session.new", capabilities={})
        self.version = f"Firefox {session['capabilities']['browserVersion']}"
        self.ask("session.subscribe", events=["log.entryAdded"])

    def _address(self) -> str:
        until = time.monotonic() + START
        while time.monotonic() < until and self._process.poll() is None:
            found = LISTENING.search(self._said.read_text("utf-8", "replace"))
            if found:
                return found.group(1)
            time.sleep(0.05)
        raise AssertionError(f"Firefox does not start: {self._said.read_text('utf-8', 'replace')}")

    def ask(self, method: str, **params: Any) -> Any:
        """Sends a command and gives its result; notes what is told meanwhile."""
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._line.recv(timeout=ANSWER))
            if message.get("type") == "event":
                self._note(message["params"])
            elif message.get("id") == number:
                assert message["type"] == "success", f"{method}: {message.get('message')}"
                return message["result"]

    def _note(self, entry: dict[str, Any]) -> None:
        window = self._windows.get(entry["source"].get("context", ""))
        if window is not None and entry["level"] == "error" and not LEFT_EARLY.search(str(entry["text"])):
            window.problems.append(str(entry["text"]))

    def window(self) -> FirefoxWindow:
        container = self.ask("browser.createUserContext")["userContext"]
        context = self.ask("browsingContext.create", type="window", userContext=container)["context"]
        self._windows[context] = FirefoxWindow(self, context)
        return self._windows[context]

    def close(self) -> None:
        self._held.close()


class FirefoxWindow:
    """A window in a container of its own."""

    def __init__(self, firefox: Firefox, context: str) -> None:
        self.problems: list[str] = []
        self._firefox = firefox
        self._context = context

    def _ask(self, method: str, **params: Any) -> Any:
        return self._firefox.ask(method, context=self._context, **params)

    def go(self, url: str) -> None:
        self._ask("browsingContext.navigate", url=url, wait="complete")

    def reload(self) -> None:
        self._ask("browsingContext.reload", wait="complete")

    def evaluate(self, function: str, argument: Any = None) -> Any:
        answer = self._firefox.ask(
            "script.callFunction",
            functionDeclaration=CALL.replace("{function}", function),
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            awaitPromise=True,
            target={"context": self._context},
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        actions = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._ask("input.performActions", actions=[{"type": "pointer", "id": "mouse", "actions": actions}])

    def resize(self, width: int, height: int) -> None:
        self._ask("browsingContext.setViewport", viewport={"width": width, "height": height})

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("browsingContext.captureScreenshot")["data"])

    def listen(self) -> None:
        self._firefox.ask("session.status")

    def close(self) -> None:
        self.listen()
        self._ask("browsingContext.close")
