"""A PostgreSQL of a benchmark's own, the load on a gateway with the server's CPU beside it, and the same by pgbench."""

import contextlib
import itertools
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import time
import urllib.request

import bench

BINARIES = pathlib.Path("/usr/lib/postgresql/15/bin")
DATABASE = "bench"
TICKS = os.sysconf("SC_CLK_TCK")
WARM_UP = 1
# Groups of a row that pgbench repeats.
ROW = 12
# Groups at the start of a recording whose messages may be older than it.
ROW_BEGIN = 8
PREFIX = "@@ "
UUID = re.compile(r"\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b")
# As long with its colon as its values are, so that pgbench puts them in without moving the rest of a statement.
MOMENT, MOMENT_BEGIN = "moment0", 10_000_000


def as_nobody() -> list[str]:
    """Neither the server nor initdb runs as root."""
    return ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []


def cpu(pid: int, with_ended: bool = False) -> float:
    """Seconds of CPU time of a process, all threads; and those of its children that have ended."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(int(field) for field in fields[11:15 if with_ended else 13]) / TICKS


# Keys that a configuration must have where the log is not in the data directory.
SECURITY = {"tokenKeys": ["a-key-of-benches-that-is-long-enough-for-it"], "storeKeys": ["0123456789abcdef" * 2]}


class Server:
    def __init__(self, process: subprocess.Popen, folder: pathlib.Path, port: int, output: pathlib.Path):
        self.process, self.folder, self.port, self.output = process, folder, port, output
        self.url = f"postgres://postgres@127.0.0.1:{port}/{DATABASE}?sslmode=disable"

    def cpu(self) -> float:
        """Seconds of CPU time of all its processes, also of those that have ended."""
        pid = self.process.pid
        total = cpu(pid, True)
        for child in pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            # One that ends meanwhile is counted with its parent's.
            with contextlib.suppress(OSError):
                total += cpu(int(child))
        return total

    def query(self, sql: str, database: str = DATABASE) -> str:
        words = [str(BINARIES / "psql"), "-XAtq", "-v", "ON_ERROR_STOP=1", "-h", str(self.folder), "-p", str(self.port),
                 "-U", "postgres", "-d", database, "-c", sql]
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()

    @contextlib.contextmanager
    def recording(self):
        """Has it log every statement with its values."""
        begin = self.output.stat().st_size
        self._log("all")
        record = Record()
        try:
            yield record
        finally:
            self._log("none")
            with open(self.output, encoding="utf-8") as log:
                log.seek(begin)
                record.text = log.read()

    def _log(self, statements: str) -> None:
        self.query(f"ALTER SYSTEM SET log_statement = '{statements}'", "postgres")
        self.query("SELECT pg_reload_conf()", "postgres")
        time.sleep(0.2)


@contextlib.contextmanager
def server(place: pathlib.Path):
    """A server with its data in a folder of `place`; it waits for the disk, and is otherwise as Debian's is."""
    if not BINARIES.is_dir():
        raise SystemExit("postgres: there is no PostgreSQL 15; scripts/setup installs it")
    place.chmod(0o755)
    folder, output = place / "server", place / "server.log"
    folder.mkdir()
    output.touch(0o666)
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")
    subprocess.run(
        [*as_nobody(), str(BINARIES / "initdb"), "-D", str(folder), "-U", "postgres", "-A", "trust", "-E", "UTF8",
         "--locale=C", "--no-instructions"], check=True, capture_output=True, cwd="/")
    port = bench.free_port()
    settings = {
        "listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": folder, "log_line_prefix": PREFIX,
        "dynamic_shared_memory_type": "mmap", "timezone": "UTC"}
    words = [str(BINARIES / "postgres"), "-D", str(folder)]
    for name, value in settings.items():
        words += ["-c", f"{name}={value}"]
    with open(output, "a") as log:
        process = subprocess.Popen(
            [*as_nobody(), *words], stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd="/")
    ours = Server(process, folder, port, output)
    try:
        deadline = time.monotonic() + 30
        while True:
            try:
                ours.query(f"CREATE DATABASE {DATABASE} TEMPLATE template0", "postgres")
                break
            except subprocess.CalledProcessError as failure:
                if process.poll() is not None or time.monotonic() > deadline:
                    raise SystemExit(f"postgres: the server does not start: {failure.stderr.strip()}") from None
                time.sleep(0.05)
        yield ours
    finally:
        # Fast shutdown: it waits for nobody.
        if process.poll() is None:
            process.send_signal(2)
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


# MARK: A gateway under load

def figures(port: int) -> dict[str, float]:
    """What `/metrics` says, by name; those with labels are left out."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/metrics", headers={"Authorization": f"Bearer {bench.KEY}"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        text = answer.read().decode()
    return {name: float(value) for name, value in re.findall(r"^(\w+) (\S+)$", text, re.MULTILINE)}


def load(gateway: bench.Gateway, sessions: int, seconds: int, server: Server | None = None) -> dict:
    """Figures of some seconds in the midst of a load."""
    def look() -> tuple[float, dict[str, float], float, float]:
        return time.monotonic(), figures(gateway.port), cpu(gateway.process.pid), server.cpu() if server else 0

    words = gateway.load("--sessions", sessions, "--seconds", seconds + 1, "--warmup", WARM_UP)
    sender = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        deadline = time.monotonic() + 30
        name, begin = "trunkline_messages_accepted_total", figures(gateway.port)
        while figures(gateway.port)[name] == begin[name]:
            if sender.poll() is not None or time.monotonic() > deadline:
                raise SystemExit("bench: " + (sender.stderr.read().strip() or "the load does not begin"))
            time.sleep(0.02)
        time.sleep(WARM_UP)
        before = look()
        time.sleep(seconds)
        after = look()
        if sender.poll() is not None:
            raise SystemExit("bench: " + (sender.stderr.read().strip() or "the load ended too soon"))
        _, words = sender.communicate(timeout=30)
        if sender.returncode != 0:
            raise SystemExit("bench: " + (words.strip() or "the load failed"))
    finally:
        bench.stop(sender)

    def grown(name: str) -> float:
        return after[1][name] - before[1][name]

    messages = grown("trunkline_messages_accepted_total") + grown("trunkline_messages_received_total")
    if messages == 0:
        raise SystemExit("bench: no message came through")
    transactions = grown("trunkline_store_transactions_total")
    groups = grown("trunkline_store_groups_total")
    return {
        "seconds": after[0] - before[0], "messages": messages, "transactions": transactions,
        "group": transactions / groups, "events": grown("trunkline_events_total") / groups,
        "cpu": after[2] - before[2], "server": after[3] - before[3]}


# MARK: The same without a gateway

class Record:
    """The statements that a server logged."""

    text = ""

    def groups(self) -> list[tuple[str, dict[str, str]]]:
        """The statement of each group of transactions, and its values as SQL literals."""
        found = []
        statement = None
        for entry in self.text.split("\n" + PREFIX):
            entry = entry.removeprefix(PREFIX).replace("\n\t", "\n").rstrip("\n")
            if match := re.match(r"LOG:  execute [^:]*: (SELECT .* FROM commit_\w+\(.*)", entry, re.DOTALL):
                statement = match[1]
            elif statement and entry.startswith("DETAIL:  parameters: "):
                values = re.findall(r"(\$\d+) = ('(?:[^']|'')*'|NULL)", entry)
                found.append((statement, dict(values)))
                statement = None
            else:
                statement = None
        return found


class Function:
    """A function of the store's, by what the server says of it."""

    def __init__(self, server: Server, name: str):
        sql = f"SELECT unnest(proargtypes::oid[])::regtype FROM pg_proc WHERE proname = '{name}'"
        self.types = server.query(sql).split()
        names = server.query(f"SELECT unnest(proargnames) FROM pg_proc WHERE proname = '{name}'").split()
        # Either the events are a list of their own, or their code is 30 in the list of all operations.
        self.place, self.code = (names.index("e_slot"), None) if "e_slot" in names else (names.index("p_op"), "30")

    @staticmethod
    def name(statement: str) -> str:
        return re.search(r"FROM (\w+)\(", statement)[1]

    def events(self, values: dict[str, str]) -> int:
        value = values[f"${self.place + 1}"]
        items = value.strip("'{}").split(",") if value != "NULL" else []
        return items.count(self.code) if self.code else len(items)


class Replay:
    """A row of recorded groups with as many events as wanted on average, with new ids each time."""

    def __init__(self, record: Record, events: float, server: Server, folder: pathlib.Path):
        self.folder, self.moment = folder, MOMENT_BEGIN
        groups = record.groups()
        self.functions = {name: Function(server, name) for name in {Function.name(text) for text, _ in groups}}
        sizes = [self.functions[Function.name(text)].events(values) for text, values in groups]
        starts = range(ROW_BEGIN, len(groups) - ROW)
        if not starts:
            raise SystemExit(f"postgres: {len(groups)} groups were recorded, which is too few")
        start = min(starts, key=lambda place: abs(statistics.mean(sizes[place:place + ROW]) - events))
        self.row = groups[start:start + ROW]
        self.events = statistics.mean(sizes[start:start + ROW])
        # What was there before.
        self.known = set(UUID.findall(" ".join(itertools.chain.from_iterable(
            values.values() for _, values in groups[:start]))))

    def run(self, server: Server, seconds: int) -> tuple[float, float]:
        """Seconds of the server's CPU by message: of the whole, and of reading values as text."""
        kept = self.known | set(server.query("SELECT id FROM sessions UNION ALL SELECT id FROM legs").split())
        numbers: dict[str, int] = {}

        def renewed(match: re.Match) -> str:
            if match[0] in kept or not match[0].strip("0-"):
                return match[0]
            number = numbers.setdefault(match[0], len(numbers))
            parts = match[0].split("-")
            # In the order of time, as real ones are; the number keeps those of one time apart.
            return f":{MOMENT}-{parts[1]}-{parts[2]}-{number:04x}-{parts[4]}"

        whole, text = [], []
        for statement, values in self.row:
            literals = {place: UUID.sub(renewed, value) for place, value in values.items()}
            filled = re.sub(r"\$\d+", lambda match: literals[match[0]], statement)
            whole.append(f"BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE\\; {filled}\\; COMMIT;")
            kinds = self.functions[Function.name(statement)].types
            text.append("SELECT " + ", ".join(
                f"{literal}::{kind} IS NULL" for literal, kind in zip(literals.values(), kinds)) + ";")
        spent, messages, rows = self._pgbench(server, whole, seconds)
        if messages == 0:
            raise SystemExit("postgres: pgbench wrote no message")
        reading, _, readings = self._pgbench(server, text, max(1, seconds // 3))
        return spent / messages, reading / readings / (messages / rows)

    def _pgbench(self, server: Server, statements: list[str], seconds: int) -> tuple[float, int, int]:
        """Seconds of the server's CPU, messages that were written, and runs of the row."""
        script = self.folder / "row.sql"
        script.write_text(f"\\set {MOMENT} :{MOMENT} + 1\n" + "\n".join(statements) + "\n")
        count = "SELECT count(*) FROM messages"
        before, cpu_before = int(server.query(count)), server.cpu()
        self.moment += 1_000_000
        result = subprocess.run(
            [str(BINARIES / "pgbench"), "-n", "-M", "simple", "-c", "1", "-T", str(seconds), "-D",
             f"{MOMENT}={self.moment}", "-f", str(script), "-h", "127.0.0.1", "-p", str(server.port), "-U", "postgres",
             DATABASE], capture_output=True, text=True)
        spent = server.cpu() - cpu_before
        runs = re.search(r"actually processed: (\d+)", result.stdout)
        if result.returncode != 0 or not runs or int(runs[1]) == 0:
            raise SystemExit("postgres: pgbench failed: " + result.stderr.strip()[-2000:])
        return spent, int(server.query(count)) - before, int(runs[1])
