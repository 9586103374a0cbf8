"""The gateway under test: the executable with a temporary folder, a plain listener, and one with TLS."""

import json
import pathlib
import signal
import subprocess
import threading
import time

SECRET_KEY = "sk_conformance_0123456789abcdef"
PUBLISHABLE_KEY = "pk_conformance_0123456789abcdef"
# A page of a browser, and where it is from.
PAGE_KEY, PAGE_ORIGIN = "pk_page_0123456789abcdef", "http://page.localhost"
START_SECONDS_MAX = 20
STOP_SECONDS_MAX = 20

CONFIGURATION = """\
listen:
  - {{address: "127.0.0.1:0"}}
  - {{address: "127.0.0.1:0", tls: {{certificateFile: "{folder}/chain.pem", keyFile: "{folder}/key.pem"}}}}
dataDirectory: "{folder}/data"
loops: 2
logging: {{level: notice}}
apps:
  demo:
    secretKeys: ["{secret}"]
    publishableKeys: [{{key: "{publishable}", native: true}}, {{key: "{page}", origins: ["{origin}"]}}]
    provider: pizza-bot
providers:
  pizza-bot: {{kind: echo}}
limits: {{sessionsPerUserMax: 10000, drainSeconds: 3{limits}}}
testing: {{echo: true}}
"""


def openssl(folder: pathlib.Path, *arguments: str) -> None:
    subprocess.run(["openssl", *arguments], cwd=folder, check=True, capture_output=True, timeout=60)


def make_certificates(folder: pathlib.Path) -> None:
    """An authority (`authority.pem`) and a certificate of it for localhost (`chain.pem`, `key.pem`)."""
    (folder / "leaf.cnf").write_text(
        "subjectAltName=DNS:localhost,IP:127.0.0.1\nbasicConstraints=critical,CA:FALSE\n"
        "keyUsage=critical,digitalSignature\nextendedKeyUsage=serverAuth\n"
        "subjectKeyIdentifier=hash\nauthorityKeyIdentifier=keyid\n", encoding="ascii")
    curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-sha256"]
    openssl(folder, "req", "-x509", *curve, "-keyout", "authority.key", "-out", "authority.pem", "-days", "30",
            "-subj", "/CN=Trunkline conformance authority", "-addext", "basicConstraints=critical,CA:TRUE",
            "-addext", "keyUsage=critical,keyCertSign,cRLSign")
    openssl(folder, "req", *curve, "-keyout", "key.pem", "-out", "leaf.csr", "-subj", "/CN=localhost")
    openssl(folder, "x509", "-req", "-in", "leaf.csr", "-CA", "authority.pem", "-CAkey", "authority.key",
            "-CAcreateserial", "-days", "30", "-sha256", "-extfile", "leaf.cnf", "-out", "leaf.pem")
    (folder / "chain.pem").write_bytes((folder / "leaf.pem").read_bytes() + (folder / "authority.pem").read_bytes())


class Gateway:
    """A running gateway; `stop` says whether it ended as it should."""

    def __init__(self, executable: pathlib.Path, folder: pathlib.Path, limits: str = ""):
        self.folder = folder
        if not (folder / "chain.pem").exists():
            make_certificates(folder)
        configuration = folder / "trunkline.yaml"
        configuration.write_text(CONFIGURATION.format(
            folder=folder, secret=SECRET_KEY, publishable=PUBLISHABLE_KEY, page=PAGE_KEY,
            origin=PAGE_ORIGIN, limits=", " + limits if limits else ""))
        self.log: list[str] = []
        self._process = subprocess.Popen(
            [executable, "serve", "--config", configuration], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL,
            text=True, errors="replace")
        self._ready = threading.Event()
        self._addresses: list[str] = []
        self._reader = threading.Thread(target=self._read_log, daemon=True)
        self._reader.start()
        if not self._ready.wait(START_SECONDS_MAX) or not self._addresses:
            self._process.kill()
            self._process.wait()
            raise RuntimeError("the gateway did not get ready:\n" + "\n".join(self.log[-20:]))
        self.port, self.tls_port = (int(address.rsplit(":", 1)[1]) for address in self._addresses)

    def _read_log(self) -> None:
        for line in self._process.stderr:
            self.log.append(line.rstrip())
            if not self._addresses:
                try:
                    entry = json.loads(line)
                except ValueError:
                    continue
                if isinstance(entry.get("listen"), str):
                    self._addresses = entry["listen"].split(", ")
                    self._ready.set()
        self._ready.set()

    @property
    def authority(self) -> str:
        return str(self.folder / "authority.pem")

    @property
    def key(self) -> str:
        return SECRET_KEY

    def url(self, path: str, tls: bool = False, scheme: str = "http") -> str:
        return f"{scheme}s://localhost:{self.tls_port}{path}" if tls else f"{scheme}://127.0.0.1:{self.port}{path}"

    def is_running(self) -> bool:
        return self._process.poll() is None

    def resident_kilobytes(self) -> int:
        for line in pathlib.Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        return 0

    def terminate(self) -> None:
        """Asks it to end, and does not wait."""
        self._process.send_signal(signal.SIGTERM)

    def stop(self) -> str:
        """Ends it; empty, or what was wrong with its end."""
        if self.is_running():
            self.terminate()
        began = time.monotonic()
        try:
            status = self._process.wait(STOP_SECONDS_MAX)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            return f"still there {time.monotonic() - began:.0f} s after SIGTERM"
        self._reader.join(5)
        if status == 0:
            return ""
        return f"status {status}; its last words: " + " / ".join(self.log[-5:])
