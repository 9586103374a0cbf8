"""The programs under test: the gateway, which may be restarted on its data, and the simulator of one vendor."""

import json
import pathlib
import random
import re
import signal
import socket
import subprocess
import threading

SECRET_KEY = "sk_conformance_0123456789abcdef"
START_SECONDS_MAX = 20
STOP_SECONDS_MAX = 15

CONFIGURATION = """\
listen: [{{address: "127.0.0.1:{port}"}}]
dataDirectory: "{folder}/data"
loops: 2
logging: {{level: notice}}
apps:
  demo:
    secretKeys: ["{secret}"]
    provider: vendor
providers:
  vendor: {provider}
limits: {{sessionsPerUserMax: 1000, drainSeconds: 1}}
"""


def quiet_port() -> int:
    """A port that is free, below those which the kernel gives to whoever asks for any."""
    while True:
        port = random.randint(20_000, 30_000)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


class Program:
    """A process whose lines are read as they come."""

    def __init__(self, arguments: list, lines_from: str):
        streams = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, lines_from: subprocess.PIPE}
        self.lines: list[str] = []
        self._found = threading.Condition()
        self._is_over = False
        self._process = subprocess.Popen([str(part) for part in arguments], text=True, errors="replace", **streams)
        stream = self._process.stdout or self._process.stderr
        self._reader = threading.Thread(target=self._read, args=(stream,), daemon=True)
        self._reader.start()

    def _read(self, stream) -> None:
        for line in stream:
            with self._found:
                self.lines.append(line.rstrip())
                self._found.notify_all()
        with self._found:
            self._is_over = True
            self._found.notify_all()

    def wait_for(self, find):
        """What `find` makes of the first line that it makes something of."""
        with self._found:
            done = lambda: self._is_over or any(find(line) for line in self.lines)  # noqa: E731
            self._found.wait_for(done, START_SECONDS_MAX)
            found = next((found for found in map(find, self.lines) if found), None)
        if found is None:
            self.kill()
            raise RuntimeError("it did not get ready:\n" + "\n".join(self.lines[-10:]))
        return found

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def stop(self) -> str:
        """Ends it; empty, or what was wrong with its end."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        try:
            status = self._process.wait(STOP_SECONDS_MAX)
        except subprocess.TimeoutExpired:
            self.kill()
            return f"still there {STOP_SECONDS_MAX} s after SIGTERM"
        self._reader.join(5)
        return "" if status == 0 else f"status {status}: " + " / ".join(self.lines[-5:])


class Simulator:
    """A running simulator."""

    def __init__(self, executable: pathlib.Path, arguments: list[str]):
        self._program = Program([executable, "simulate", *arguments], "stdout")
        address = r"^simulate: .* on (?:http|ws)://(\S+?)(?:,.*)?$"
        self.address = self._program.wait_for(lambda line: (re.findall(address, line) or [None])[0])

    def stop(self) -> str:
        return self._program.stop()


class Gateway:
    """A gateway with one provider; a restart goes on with the same data, at another port unless it was given one."""

    def __init__(self, executable: pathlib.Path, folder: pathlib.Path, provider: str, port: int = 0):
        self._executable = executable
        self._configuration = folder / "trunkline.yaml"
        self._configuration.write_text(
            CONFIGURATION.format(folder=folder, secret=SECRET_KEY, provider=provider, port=port))
        self.port = 0
        self._start()

    def _start(self) -> None:
        self._program = Program([self._executable, "serve", "--config", self._configuration], "stderr")
        self.port = int(self._program.wait_for(self._address).rsplit(":", 1)[1])

    @staticmethod
    def _address(line: str) -> str | None:
        try:
            entry = json.loads(line)
        except ValueError:
            return None
        listen = entry.get("listen") if isinstance(entry, dict) else None
        return listen if isinstance(listen, str) else None

    def restart(self) -> None:
        """In order: it is asked to end first."""
        fault = self.stop()
        assert not fault, fault
        self._start()

    def crash(self) -> None:
        """It gets no chance to say anything."""
        self._program.kill()
        self._start()

    def stop(self) -> str:
        return self._program.stop()
