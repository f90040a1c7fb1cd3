"""Pages, files and what their headers say."""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
from pathlib import Path

import httpx
import pytest

from cardshed.server.files import Files
from cardshed.server.identity import COOKIE
from tests.server.running import Running, running

TABLE = "A" * 22


def static(page: str, name: str) -> str:
    found = re.search(r"/static/[0-9a-f]+", page)
    assert found is not None
    return f"{found.group()}/{name}"


@pytest.mark.parametrize("path", ["/", f"/t/{TABLE}", f"/m/{TABLE}-1", "/rules/solo"])
def test_every_page_is_the_same_document(guest: httpx.Client, path: str) -> None:
    answer = guest.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.text == guest.get("/").text
    assert "{{base}}" not in answer.text


@pytest.mark.parametrize("path", ["/nowhere", "/t/short", f"/m/{TABLE}", "/rules/chess", "/t/"])
def test_unknown_pages_show_the_page_too(guest: httpx.Client, path: str) -> None:
    answer = guest.get(path)
    assert answer.status_code == 404
    assert answer.text == guest.get("/").text


def test_unknown_addresses_of_programs_are_told_in_json(guest: httpx.Client) -> None:
    answer = guest.get("/api/nothing")
    assert (answer.status_code, answer.json()) == (404, {"error": "unknown"})
    answer = guest.delete("/api/tables")
    assert (answer.status_code, answer.json()) == (405, {"error": "method-not-allowed"})


@pytest.mark.parametrize("dev", ["", "1"])
def test_few_scripts_are_inline_and_the_policy_names_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dev: str
) -> None:
    """The import map, and of built files what runs before the first paint."""
    monkeypatch.setenv("CARDSHED_WEB_DEV", dev)
    with running(tmp_path / "tables.db") as server:
        answer = server.http.get("/")
    inline = re.findall(r"<script(?![^>]* src)[^>]*>(.+?)</script>", answer.text, re.DOTALL)
    assert len(inline) == (1 if dev else 2)
    assert '"imports"' in inline[0]
    digests = [base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in inline]
    named = " ".join(f"'sha256-{digest}'" for digest in digests)
    policy = answer.headers["content-security-policy"]
    assert f"script-src 'self' {named};" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize(
    "path", ["/", "/nowhere", "/api/games", "/api/nothing", "/health", "/static/0/no.js"]
)
def test_every_answer_is_guarded(guest: httpx.Client, path: str) -> None:
    headers = guest.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "server" not in headers


def test_head(guest: httpx.Client) -> None:
    whole, head = guest.get("/"), guest.head("/")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == whole.headers["content-length"]


def test_files_are_kept_for_ever_and_compressed(guest: httpx.Client) -> None:
    address = static(guest.get("/").text, "style/tokens.css")
    packed = guest.get(address)
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert packed.headers["content-type"] == "text/css; charset=utf-8"
    plain = guest.get(address, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content
    again = guest.get(address, headers={"if-none-match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_an_older_page_is_given_the_files_of_today(guest: httpx.Client) -> None:
    answer = guest.get("/static/0123456789abcdef/style/tokens.css")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"


def test_built_files_are_for_pages_of_their_version_only(guest: httpx.Client) -> None:
    current = static(guest.get("/").text, "built/app.js")
    assert guest.get(current).status_code == 200, "run `make bundle`"
    assert guest.get("/static/0123456789abcdef/built/app.js").status_code == 404


def test_the_page_of_a_table_asks_for_its_game(server: Running) -> None:
    table = server.new_table()
    link = server.http.get(f"/t/{table}").headers["link"]
    address, kind = link.split("; ")
    assert kind == "rel=modulepreload"
    assert server.http.get(address.strip("<>")).status_code == 200
    assert "link" not in server.http.get(f"/t/{TABLE}").headers


@pytest.mark.parametrize("path", ["no.js", "../server/app.py", "%2e%2e/server/app.py", "index.html", ""])
def test_there_are_no_other_files(guest: httpx.Client, path: str) -> None:
    assert guest.get(static(guest.get("/").text, path)).status_code == 404


def test_words(guest: httpx.Client) -> None:
    version = static(guest.get("/").text, "").split("/")[2]
    answer = guest.get(f"/locales/{version}/fr/common.ftl")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert "table-scores = " in answer.text


def test_all_words_of_a_language_are_one_file(guest: httpx.Client) -> None:
    version = static(guest.get("/").text, "").split("/")[2]
    answer = guest.get(f"/locales/{version}/it.json")
    assert answer.headers["content-type"] == "application/json"
    assert "immutable" in answer.headers["cache-control"]
    words = answer.json()
    assert words["common"] == guest.get(f"/locales/{version}/it/common.ftl").text
    assert {"web-shell", "solo", "solo-events", "solo-table", "solo-sheet"} <= words.keys()
    assert not [name for name in words if "lab" in name.split("-")]


def test_the_page_is_asked_for_again(guest: httpx.Client) -> None:
    answer = guest.get("/")
    assert answer.headers["cache-control"] == "private, no-cache"
    again = guest.get("/", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert again.headers["content-security-policy"] == answer.headers["content-security-policy"]


# Who a browser is


def test_a_browser_is_given_an_identity_and_keeps_it(server: Running, guest: httpx.Client) -> None:
    given = guest.get("/").headers["set-cookie"]
    assert re.match(r"cardshed=[\w-]{22}\.[0-9a-z]{6}\.\w*\.[\w-]{43}; ", given)
    for word in ("HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=lax"):
        assert word in given
    assert "Secure" not in given
    player = given.partition(".")[0]
    assert guest.get("/rules/solo").headers["set-cookie"].startswith(f"{player}.")


FORGED = ["", "x", "a.b", "{player}.{other}", "{player}", "{player}.", ".{mine}", "{player}.{mine}", "...."]
FORGED += [
    "{player}.{issued}..{other}",
    "{player}.zzzzzz..{mine}",
    "{player}.{issued}.x.{mine}",
    "{player}...",
]


@pytest.mark.parametrize("forged", FORGED)
def test_a_forged_cookie_is_a_new_identity(guest: httpx.Client, forged: str) -> None:
    guest.get("/")
    player, issued, _, mine = guest.cookies[COOKIE].split(".")
    value = forged.format(player=player, issued=issued, mine=mine, other="A" * 43)
    guest.cookies.clear()
    fresh = guest.get("/", headers={"cookie": f"{COOKIE}={value}"}).cookies[COOKIE]
    assert fresh.split(".")[0] != player


def test_while_one_works_on_them_files_are_read_again(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    script = tmp_path / "web" / "app.js"
    script.write_text("one")
    files = Files(tmp_path, dev=True)
    assert files.version == "dev"
    script.write_text("two")
    files.refresh()
    assert files.files["web/app.js"].body == b"two"
    steady = Files(tmp_path, dev=False)
    script.write_text("three")
    steady.refresh()
    assert steady.files["web/app.js"].body == b"two"
    assert Files(tmp_path, dev=False).version != steady.version


def test_packed_files_are_the_same_files() -> None:
    for file in Files(dev=False).files.values():
        assert file.packed is None or gzip.decompress(file.packed) == file.body


def test_the_service_worker_is_at_the_root_and_asked_for_anew(guest: httpx.Client) -> None:
    answer = guest.get("/sw.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == "default-src 'none'; img-src 'self'"
    assert "fetch" not in answer.text, "it answers no requests"
    assert guest.get("/sw.js", headers={"if-none-match": answer.headers["etag"]}).status_code == 304
