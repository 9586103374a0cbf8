"""The front end of the README, letter by letter, in headless Chromium: it talks, and goes on where it was."""

import http.server
import pathlib
import re
import shutil
import threading

from .browser import Browser
from .gateway import PAGE_KEY, PAGE_ORIGIN
from .session import client

README = pathlib.Path(__file__).resolve().parents[3] / "README.md"
HEADING = "## A front end in 20 lines of JavaScript"
LINES_MAX = 20
ADDRESS, KEY = "https://chat.example.com", "pk_shop_0123456789abcdef"
LINES = "[...document.querySelectorAll('#log li')].map((line) => line.textContent).join('|')"


def page() -> str:
    """The code of the README."""
    section = README.read_text(encoding="utf-8").split(HEADING + "\n", 1)[1]
    return re.search(r"```html\n(.*?)```", section, re.DOTALL).group(1)


def run(gateway, report, scale) -> None:
    code = page()
    script = re.search(r"<script[^>]*>\n(.*?)</script>", code, re.DOTALL).group(1)
    count = len([line for line in script.splitlines() if line.strip()])
    report.case(f"the README shows a front end of at most {LINES_MAX} lines", 0 < count <= LINES_MAX, f"{count} lines")
    report.case("address and key stand in it once", code.count(ADDRESS) == 1 and code.count(KEY) == 1, code)
    code = code.replace(ADDRESS, gateway.url("")).replace(KEY, PAGE_KEY)
    server = serve(code)
    host = PAGE_ORIGIN.removeprefix("http://")
    browser = Browser(program(), gateway.folder, {host: f"127.0.0.1:{server.server_address[1]}"})
    try:
        report.attempt("a message is sent and answered", talk, browser, "hello", "user: hello|bot: hello", True)
        report.attempt("after a reload all of it is there, once", come_back, browser, "user: hello|bot: hello")
        report.attempt("and the chat goes on", talk, browser, "again",
                       "user: hello|bot: hello|user: again|bot: again")
        report.attempt("what was said meanwhile is there on return", meanwhile, browser, gateway)
        report.attempt(
            "what is said is text and no markup", talk, browser, "<b>x</b>",
            "user: hello|bot: hello|user: again|bot: again|user: away|bot: away|user: <b>x</b>|bot: <b>x</b>")
    finally:
        browser.stop()
        server.shutdown()


def program() -> str:
    found = shutil.which("chromium")
    assert found, "no chromium; scripts/setup --conformance installs it"
    return found


def serve(code: str) -> http.server.ThreadingHTTPServer:
    """The page, and nothing else, at a port of the kernel's."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            body = code.encode() if self.path == "/" else b""
            self.send_response(200 if body else 404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *words):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def expect(browser: Browser, wanted: str) -> None:
    shown = browser.wait(LINES, wanted)
    assert shown == wanted, f"the page shows {shown!r}, not {wanted!r}"


def talk(browser: Browser, words: str, wanted: str, first: bool = False) -> None:
    if first:
        browser.open(PAGE_ORIGIN + "/")
    browser.wait("'session' in JSON.parse(localStorage.chat ?? '{}')", True)
    browser.evaluate(f"document.getElementById('text').value = {words!r}")
    browser.evaluate("document.getElementById('form').requestSubmit()")
    expect(browser, wanted)
    left = browser.wait("document.getElementById('text').value", "")
    assert left == "", f"{left!r} is left to be sent"


def come_back(browser: Browser, wanted: str) -> None:
    browser.reload()
    expect(browser, wanted)


def meanwhile(browser: Browser, gateway) -> None:
    chat = browser.evaluate("JSON.parse(localStorage.chat).session.id")
    browser.open("about:blank")
    with client(gateway) as http:
        body = {"content": {"type": "text", "text": "away"}}
        assert http.post(f"/v1/sessions/{chat}/messages", json=body).status_code == 202
    browser.open(PAGE_ORIGIN + "/")
    expect(browser, "user: hello|bot: hello|user: again|bot: again|user: away|bot: away")
