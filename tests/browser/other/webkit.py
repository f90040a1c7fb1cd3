"""WebKitGTK by its own driver (https://www.w3.org/TR/webdriver2), on a screen that nobody sees."""

from __future__ import annotations

import base64
import json
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from tests.browser.other.window import ANSWER, START, ended, surroundings

DRIVER = "WebKitWebDriver"
SCREEN = "Xvfb"
# Its bar would keep the window wider than a phone.
NO_BAR = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }"
# The driver tells nothing of the console, so the page listens itself, from the moment when it is loaded.
LISTEN = """() => {
  if (window.problems) return;
  window.problems = [];
  const note = (what) => window.problems.push(String(what));
  addEventListener('error', (event) => note(event.message));
  addEventListener('unhandledrejection', (event) => note(event.reason));
  addEventListener('securitypolicyviolation', (event) => note(event.violatedDirective));
  const tell = console.error;
  console.error = (...words) => { note(words.join(' ')); tell(...words); };
}"""
# The page has its size, and was drawn in it.
SETTLED = """([width, height]) => new Promise((done) => {
  const look = () => (innerWidth === width && innerHeight === height
    ? requestAnimationFrame(() => requestAnimationFrame(() => done())) : setTimeout(look, 20));
  look();
})"""
HEARD = "() => (window.problems ?? []).splice(0)"
CALL = """
const [text, done] = arguments;
(async () => (await ({function})(JSON.parse(text))) ?? null)().then(
  (value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })));
"""


def missing() -> str | None:
    """Why WebKit cannot be used here."""
    if shutil.which(DRIVER) and shutil.which(SCREEN):
        return None
    return "no WebKitGTK on this machine (apt-get install webkit2gtk-driver xvfb)"


class WebKit:
    """A screen; every window on it has a driver and a browser of its own."""

    def __init__(self) -> None:
        self.version = "WebKitGTK"
        self._folder = tempfile.TemporaryDirectory(prefix="webkit-", ignore_cleanup_errors=True)
        self._screen = subprocess.Popen(
            [SCREEN, "-displayfd", "1", "-screen", "0", "1600x1300x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self._screen.stdout is not None
        display = self._screen.stdout.readline().decode().strip()
        assert display, "Xvfb does not start"
        self._env = surroundings(
            self._folder.name,
            DISPLAY=f":{display}",
            GDK_BACKEND="x11",
            NO_AT_BRIDGE="1",
            GSETTINGS_BACKEND="memory",
        )
        style = Path(self._folder.name) / ".config" / "gtk-3.0" / "gtk.css"
        style.parent.mkdir(parents=True)
        style.write_text(NO_BAR, "utf-8")
        self._windows: list[WebKitWindow] = []

    def window(self) -> WebKitWindow:
        window = WebKitWindow(self._env)
        self.version = window.version
        self._windows.append(window)
        return window

    def close(self) -> None:
        for window in self._windows:
            window.close()
        ended(self._screen)
        self._folder.cleanup()


class WebKitWindow:
    """A browser with one window, and the driver that leads it."""

    def __init__(self, env: dict[str, str]) -> None:
        self.problems: list[str] = []
        port = _free_port()
        self._driver = subprocess.Popen(
            [DRIVER, f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env
        )
        self._http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=ANSWER, trust_env=False)
        self._session = ""
        _wait_for(port)
        wanted = {"timeouts": {"script": ANSWER * 1000}}
        session = self._ask("POST", "session", capabilities={"alwaysMatch": wanted})
        self._session = f"session/{session['sessionId']}/"
        self.version = f"WebKitGTK {session['capabilities']['browserVersion']}"

    def _ask(self, method: str, path: str, **params: Any) -> Any:
        body = params if method == "POST" else None
        answer = self._http.request(method, "/" + (self._session + path).rstrip("/"), json=body)
        value = answer.json()["value"]
        assert answer.status_code == 200, f"{path}: {value}"
        return value

    def go(self, url: str) -> None:
        self.listen()
        self._ask("POST", "url", url=url)
        self.evaluate(LISTEN)

    def reload(self) -> None:
        self.listen()
        self._ask("POST", "refresh")
        self.evaluate(LISTEN)

    def evaluate(self, function: str, argument: Any = None) -> Any:
        script = CALL.replace("{function}", function)
        answer = json.loads(self._ask("POST", "execute/async", script=script, args=[json.dumps(argument)]))
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def click(self, x: float, y: float) -> None:
        actions = [
            {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}
        self._ask("POST", "actions", actions=[mouse])

    def resize(self, width: int, height: int) -> None:
        rect = self._ask("GET", "window/rect")
        inside = self.evaluate("() => [innerWidth, innerHeight]")
        edge = rect["width"] - inside[0], rect["height"] - inside[1]
        self._ask("POST", "window/rect", width=width + edge[0], height=height + edge[1])
        self.evaluate(SETTLED, [width, height])

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("GET", "screenshot"))

    def listen(self) -> None:
        self.problems += self.evaluate(HEARD)

    def close(self) -> None:
        if self._driver.poll() is not None:
            return
        self.listen()
        try:
            self._ask("DELETE", "")
        finally:
            self._http.close()
            ended(self._driver)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _wait_for(port: int) -> None:
    until = time.monotonic() + START
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert time.monotonic() < until, "WebKit's driver does not start"
            time.sleep(0.05)
        else:
            return
