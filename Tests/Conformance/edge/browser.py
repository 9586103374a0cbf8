"""Headless Chromium, driven over its own protocol through two pipes: no port, and nothing but what Debian brings."""

import json
import os
import pathlib
import select
import subprocess
import time

ANSWER_SECONDS_MAX = 60
STOP_SECONDS_MAX = 20


class Browser:
    """A browser with one page; `hosts` maps names to addresses."""

    def __init__(self, program: str, folder: pathlib.Path, hosts: dict[str, str]):
        commands, self._send = os.pipe()
        self._receive, answers = os.pipe()
        rules = ", ".join(f"MAP {name} {address}" for name, address in hosts.items())
        # Descriptors 3 and 4 are what it listens at; the shell puts ours there.
        line = f'exec "$@" 3<&{commands} 4>&{answers}'
        words = [program, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
                 "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
                 f"--user-data-dir={folder / 'profile'}", f"--host-resolver-rules={rules}", "about:blank"]
        with open(folder / "browser.log", "wb") as log:
            self._process = subprocess.Popen(
                ["bash", "-c", line, "bash", *words], pass_fds=(commands, answers), stdin=subprocess.DEVNULL,
                stdout=log, stderr=log, env=dict(os.environ, HOME=str(folder)))
        os.close(commands)
        os.close(answers)
        self._buffer, self._number, self._session = b"", 0, None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")

    def call(self, method: str, **parameters: object) -> dict:
        """One command and its result; events in between are passed over."""
        self._number += 1
        command = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            command["sessionId"] = self._session
        os.write(self._send, json.dumps(command).encode() + b"\0")
        deadline = time.monotonic() + ANSWER_SECONDS_MAX
        while time.monotonic() < deadline:
            while b"\0" not in self._buffer:
                if not select.select([self._receive], [], [], max(0, deadline - time.monotonic()))[0]:
                    raise RuntimeError(f"the browser did not answer {method}")
                piece = os.read(self._receive, 1 << 16)
                if not piece:
                    raise RuntimeError(f"the browser has ended, at {method}")
                self._buffer += piece
            text, self._buffer = self._buffer.split(b"\0", 1)
            answer = json.loads(text)
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
        raise RuntimeError(f"the browser did not answer {method}")

    def evaluate(self, expression: str) -> object:
        """The value of an expression in the page."""
        found = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in found:
            raise RuntimeError(f"{expression}: {found['exceptionDetails']}")
        return found["result"].get("value")

    def wait(self, expression: str, wanted: object, seconds: float = 30) -> object:
        """Asks until the expression has the value, and gives what it had last."""
        deadline = time.monotonic() + seconds
        while True:
            value = self.evaluate(expression)
            if value == wanted or time.monotonic() > deadline:
                return value
            time.sleep(0.05)

    def open(self, address: str) -> None:
        self.call("Page.navigate", url=address)
        self.wait("document.readyState", "complete")

    def reload(self) -> None:
        # A mark that the page of before alone has.
        self.evaluate("window.isOld = true")
        self.call("Page.reload")
        self.wait("document.readyState + window.isOld", "completeundefined")

    def stop(self) -> None:
        os.close(self._send)
        try:
            self._process.wait(STOP_SECONDS_MAX)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._receive)
