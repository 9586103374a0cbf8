"""What the benchmarks of the whole gateway share: a gateway, a simulator, the load, and where results are written."""

import argparse
import contextlib
import dataclasses
import datetime
import json
import os
import pathlib
import platform
import re
import shutil
import socket
import statistics
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SCRATCH = pathlib.Path(os.environ.get("SCRATCH_PATH", ROOT / ".build")).resolve()
EXECUTABLE = SCRATCH / "release" / "trunkline"
START_SECONDS_MAX = 10
KEY = "sk_bench_0123456789abcdef"
CHANNEL = "22222222-2222-4222-8222-222222222222"


class Missing(Exception):
    """Something that is needed is not there; the text says what."""


def vendors(executable: pathlib.Path = EXECUTABLE, *flags: str) -> dict[str, dict]:
    """The vendors whose fakes an executable has, by kind, as `simulate --list` describes what runs with these flags."""
    # A release that is too old to say is described by the one of this tree.
    for place in (executable, EXECUTABLE):
        try:
            result = subprocess.run(
                [str(place), "simulate", "--list", *flags], capture_output=True, text=True, timeout=20, check=True)
        except (OSError, subprocess.SubprocessError):
            continue
        return {vendor["name"]: vendor for vendor in json.loads(result.stdout)["vendors"]}
    raise Missing(f"{executable} lists no simulators")


def kinds(chosen: argparse.Namespace) -> list[str]:
    """The kinds of providers to measure: those chosen, else every vendor with a simulator and sessions."""
    known = [name for name, vendor in vendors(chosen.executable).items() if vendor.get("sessions", True)]
    unknown = sorted(set(chosen.provider or []) - {"echo", *known})
    if unknown:
        raise Missing(f"no such provider: {', '.join(unknown)}; there are echo, {', '.join(known)}")
    return chosen.provider or known


def echo_and_first(chosen: argparse.Namespace) -> list[str]:
    """The kinds chosen, else the echo, which no vendor slows down, and the first vendor, as far as there is one."""
    try:
        return chosen.provider or ["echo", *kinds(chosen)[:1]]
    except Missing:
        return ["echo"]


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def built_load(name: str = "load", *libraries: str) -> pathlib.Path:
    """A load program (a folder of scripts/bench), compiled when its source is newer."""
    built = SCRATCH / "bench" / name
    place = ROOT / "scripts" / "bench"
    sources = sorted((place / name).glob("*.[ch]")) + [place / "common.h"]
    if not built.exists() or built.stat().st_mtime < max(source.stat().st_mtime for source in sources):
        compiler = shutil.which("cc") or shutil.which("clang")
        if compiler is None:
            raise Missing("no C compiler for the load program")
        built.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([compiler, "-D_GNU_SOURCE", "-O2", "-Wall", "-Wextra", "-Werror", "-o", str(built),
                        *(str(source) for source in sources if source.suffix == ".c"), *libraries], check=True)
    return built


def folder(on: pathlib.Path | None = None) -> tempfile.TemporaryDirectory:
    """A folder of our own: beside the build, so on the disk and not in memory, unless told otherwise."""
    place = on or SCRATCH / "bench"
    place.mkdir(parents=True, exist_ok=True)
    return tempfile.TemporaryDirectory(dir=place)


def stop(process: subprocess.Popen) -> None:
    if process.poll() is not None:
        return
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@dataclasses.dataclass
class Gateway:
    process: subprocess.Popen
    port: int
    # From the start of the process to its first 200 on /readyz.
    start_seconds: float

    def kilobytes(self, figure: str) -> int:
        """A figure of /proc/<pid>/status, such as VmRSS or VmHWM."""
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(rf"{figure}:\s+(\d+) kB", text).group(1))

    def load(self, *arguments: object) -> list[str]:
        words = ["--port", self.port, "--pid", self.process.pid, "--key", KEY, *arguments]
        return [str(built_load()), *map(str, words)]

    def measure(self, *arguments: object, wrapper: list[str] = []) -> dict:
        result = subprocess.run([*wrapper, *self.load(*arguments)], capture_output=True, text=True)
        if result.returncode != 0:
            raise SystemExit("bench: " + (result.stderr.strip() or "the load failed"))
        return json.loads(result.stdout)


class Section(dict):
    """What stands under `providers` for a gateway that talks to a simulator."""

    # Where the simulator is told what its webhooks go to; none where it posts none.
    simulator: int | None = None

    def announce(self, port: int) -> None:
        """Has webhooks go to the gateway at a port, where the provider is called `bench`."""
        if self.simulator is not None:
            administrate(self.simulator, "target", {"url": f"http://127.0.0.1:{port}/v1/hooks/bench"})


def administrate(port: int, name: str, body: object) -> None:
    """Posts to the administration of a simulator."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/_sim/{name}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    urllib.request.urlopen(request, timeout=10).close()


def waited(url: str, process: subprocess.Popen, began: float) -> float:
    """Seconds from `began` to the first 200 of `url`."""
    port = int(re.search(r":(\d+)/", url).group(1))
    while time.monotonic() - began < START_SECONDS_MAX and process.poll() is None:
        # A plain socket first: it costs less than a request, and start-up is counted in milliseconds.
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                time.sleep(0.0005)
                continue
        try:
            with urllib.request.urlopen(url, timeout=1) as answer:
                if answer.status == 200:
                    return time.monotonic() - began
        except (urllib.error.URLError, OSError):
            time.sleep(0.0005)
    stop(process)
    raise Missing(f"nothing answers at {url}")


@contextlib.contextmanager
def gateway(
        data: pathlib.Path, provider: dict, executable: pathlib.Path = EXECUTABLE, wrapper: list[str] = [],
        **further: object):
    """A gateway with one provider; `data` holds its configuration, log and data directory."""
    if not executable.exists():
        raise Missing("no release executable; build it: swift build -c release --static-swift-stdlib")
    port = free_port()
    configuration = data / "trunkline.yaml"
    # JSON is YAML too.
    configuration.write_text(json.dumps({
        "listen": [{"address": f"127.0.0.1:{port}"}], "publicUrl": f"http://127.0.0.1:{port}",
        "dataDirectory": str(data / "data"), "logging": {"level": "notice"},
        "apps": {"bench": {"secretKeys": [KEY], "provider": "bench"}}, "providers": {"bench": provider}, **further}))
    with open(data / "gateway.log", "a") as log:
        began = time.monotonic()
        process = subprocess.Popen(
            [*wrapper, str(executable), "serve", "--config", str(configuration)], stdin=subprocess.DEVNULL, stdout=log,
            stderr=log)
    try:
        seconds = waited(f"http://127.0.0.1:{port}/readyz", process, began)
        if isinstance(provider, Section):
            provider.announce(port)
        yield Gateway(process, port, seconds)
    except Missing as reason:
        last = ((data / "gateway.log").read_text().strip().split("\n") or [""])[-1]
        raise Missing(f"{reason}; the gateway's last words: {last[:300]}") from None
    finally:
        stop(process)


@contextlib.contextmanager
def provider(kind: str, executable: pathlib.Path = EXECUTABLE):
    """What stands under `providers` for a kind, with its simulator running and as unruly as it may be."""
    if kind == "echo":
        yield {"kind": "echo"}
        return
    port = free_port()
    vendor = vendors(executable).get(kind)
    if vendor is None:
        raise Missing(f"there is no simulator of {kind}")
    flags = [vendor["listen"], f"127.0.0.1:{port}", *vendor["sample"]]
    configuration = Section({**vendors(executable, *flags)[kind]["section"], **vendor["forLoad"]})
    process = subprocess.Popen(
        [str(executable), "simulate", "--quiet", *flags], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + START_SECONDS_MAX
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            if process.poll() is not None or time.monotonic() > deadline:
                raise Missing("this executable has no simulator")
            time.sleep(0.01)
        if vendor.get("bearableFaults"):
            administrate(port, "faults", vendor["bearableFaults"])
        if vendor.get("webhooks"):
            configuration.simulator = port
        yield configuration
    finally:
        stop(process)


def sync_median(place: pathlib.Path, count: int = 200, size: int = 8192) -> float:
    """The disk's own median of appending `size` bytes and fdatasync, in microseconds."""
    block, times = os.urandom(size), []
    path = place / "probe"
    file = os.open(path, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
    try:
        # As long as it gets, as a write-ahead log is after its first round.
        os.pwrite(file, bytes(size * count), 0)
        os.fdatasync(file)
        for index in range(count):
            began = time.perf_counter_ns()
            os.pwrite(file, block, index * size)
            os.fdatasync(file)
            times.append((time.perf_counter_ns() - began) / 1000)
    finally:
        os.close(file)
        path.unlink()
    return statistics.median(times)


def machine() -> str:
    model = re.search(r"model name\s*:\s*(.+)", pathlib.Path("/proc/cpuinfo").read_text())
    name = model.group(1).strip() if model else platform.machine()
    return f"{name}, {os.cpu_count()} cores, Linux {platform.release()}"


def headline() -> str:
    """Day, machine, and how busy others keep it."""
    load_average = pathlib.Path("/proc/loadavg").read_text().split()[0]
    return f"{datetime.date.today().isoformat()}, {machine()}, load average {load_average}"


def write(name: str, title: str, text: str) -> None:
    """Replaces what stands between the markers in Benchmarks.md; adds them where they are missing."""
    path, opening, closing = ROOT / "Benchmarks.md", f"<!-- bench:{name} -->", f"<!-- /bench:{name} -->"
    content = path.read_text() if path.exists() else "# Benchmarks\n"
    if opening not in content or closing not in content:
        content = content.rstrip("\n") + f"\n\n## {title}\n\n{opening}\n{closing}\n"
    head, rest = content.split(opening, 1)
    path.write_text(head + opening + "\n" + text + "\n" + closing + rest.split(closing, 1)[1])
