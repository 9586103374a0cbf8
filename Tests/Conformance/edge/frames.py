"""HTTP/2 frames built by hand, right and wrong ones, and a connection that speaks nothing else."""

import dataclasses
import struct

from . import wire

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
DATA, HEADERS, PRIORITY, RST_STREAM, SETTINGS, PUSH_PROMISE, PING, GOAWAY, WINDOW_UPDATE, CONTINUATION = range(10)
NAMES = ["DATA", "HEADERS", "PRIORITY", "RST_STREAM", "SETTINGS", "PUSH_PROMISE", "PING", "GOAWAY", "WINDOW_UPDATE",
         "CONTINUATION"]
END_STREAM, ACK, END_HEADERS, PADDED, WITH_PRIORITY = 1, 1, 4, 8, 32

NO_ERROR, PROTOCOL_ERROR, INTERNAL_ERROR, FLOW_CONTROL_ERROR, SETTINGS_TIMEOUT, STREAM_CLOSED, FRAME_SIZE_ERROR, \
    REFUSED_STREAM, CANCEL, COMPRESSION_ERROR, CONNECT_ERROR, ENHANCE_YOUR_CALM = range(12)

INITIAL_WINDOW_SIZE, MAX_FRAME_SIZE = 4, 5


@dataclasses.dataclass(frozen=True)
class Frame:
    """A frame as it came."""

    kind: int
    flags: int
    stream: int
    payload: bytes

    @property
    def code(self) -> int | None:
        """The error code of RST_STREAM and GOAWAY."""
        if self.kind == RST_STREAM:
            return int.from_bytes(self.payload[:4], "big")
        return int.from_bytes(self.payload[4:8], "big") if self.kind == GOAWAY else None

    @property
    def ends_stream(self) -> bool:
        return self.kind in (DATA, HEADERS) and bool(self.flags & END_STREAM)

    def __str__(self) -> str:
        name = NAMES[self.kind] if self.kind < len(NAMES) else f"kind {self.kind}"
        code = "" if self.code is None else f", code {self.code}"
        return f"{name}({self.stream}, flags {self.flags:#x}, {len(self.payload)} bytes{code})"


def frame(kind: int, flags: int = 0, stream: int = 0, payload: bytes = b"", length: int | None = None) -> bytes:
    """A frame; `length` is what its head claims, where that is a lie."""
    count = len(payload) if length is None else length
    return struct.pack(">BHBBI", count >> 16, count & 0xFFFF, kind, flags, stream) + payload


def integer(value: int, bits: int, pattern: int = 0) -> bytes:
    """An HPACK integer: RFC 7541 section 5.1."""
    most = (1 << bits) - 1
    if value < most:
        return bytes([pattern | value])
    octets = [pattern | most]
    value -= most
    while value >= 128:
        octets.append(value & 127 | 128)
        value >>= 7
    return bytes([*octets, value])


def text(value: str | bytes) -> bytes:
    raw = value if isinstance(value, bytes) else value.encode("latin-1")
    return integer(len(raw), 7) + raw


def literal(name: str | bytes, value: str | bytes, kind: int = 0x00) -> bytes:
    """A literal with a literal name: 0x00 without indexing, 0x40 with, 0x10 never indexed."""
    return bytes([kind]) + text(name) + text(value)


def block(*fields: tuple[str | bytes, str | bytes]) -> bytes:
    return b"".join(literal(name, value) for name, value in fields)


def request(method: str = "GET", path: str = "/v1/echo", *more: tuple[str | bytes, str | bytes]) -> list:
    """The fields of a request."""
    return [(":method", method), (":scheme", "http"), (":path", path), (":authority", "localhost"), *more]


def headers(stream: int, fields: list, end: bool = True, end_headers: bool = True) -> bytes:
    flags = (END_STREAM if end else 0) | (END_HEADERS if end_headers else 0)
    return frame(HEADERS, flags, stream, block(*fields))


def data(stream: int, payload: bytes = b"", end: bool = False) -> bytes:
    return frame(DATA, END_STREAM if end else 0, stream, payload)


def continuation(stream: int, payload: bytes, end: bool = True) -> bytes:
    return frame(CONTINUATION, END_HEADERS if end else 0, stream, payload)


def priority(stream: int, depends_on: int, weight: int = 15) -> bytes:
    return frame(PRIORITY, 0, stream, struct.pack(">IB", depends_on, weight))


def reset(stream: int, code: int = CANCEL) -> bytes:
    return frame(RST_STREAM, 0, stream, struct.pack(">I", code))


def settings(*entries: tuple[int, int]) -> bytes:
    return frame(SETTINGS, 0, 0, b"".join(struct.pack(">HI", *entry) for entry in entries))


def window_update(stream: int, increment: int) -> bytes:
    return frame(WINDOW_UPDATE, 0, stream, struct.pack(">I", increment))


def ping(payload: bytes = b"trunklin", flags: int = 0) -> bytes:
    return frame(PING, flags, 0, payload)


def goaway(last: int = 0, code: int = NO_ERROR) -> bytes:
    return frame(GOAWAY, 0, 0, struct.pack(">II", last, code))


class Connection:
    """A connection over which frames go, with prior knowledge."""

    def __init__(self, gateway, greets: bool = True):
        self.socket = wire.connect(gateway)
        self.is_over = False
        self.seen: list[Frame] = []
        self._rest = b""
        if greets:
            self.send(PREFACE + settings())
            self.wait(lambda f: f.kind == SETTINGS and not f.flags & ACK)
            self.send(frame(SETTINGS, ACK))
            self.wait(lambda f: f.kind == SETTINGS and f.flags & ACK)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, octets: bytes) -> bool:
        return wire.send(self.socket, octets)

    def wait(self, wanted, seconds: float = 2.0) -> Frame | None:
        """The next frame that is wanted, or None if it does not come; all that come are in `seen`."""
        while True:
            while (found := self._next()) is not None:
                self.seen.append(found)
                if wanted(found):
                    return found
            if self.is_over:
                return None
            octets, self.is_over = wire.read(self.socket, seconds, until=lambda received: received)
            if not octets and not self.is_over:
                return None
            self._rest += octets

    def wait_for_end(self, seconds: float = 2.0) -> bool:
        """Whether the other side closes."""
        self.wait(lambda _: False, seconds)
        return self.is_over

    def _next(self) -> Frame | None:
        if len(self._rest) < 9:
            return None
        count = int.from_bytes(self._rest[:3], "big")
        if len(self._rest) < 9 + count:
            return None
        kind, flags, stream = struct.unpack(">BBI", self._rest[3:9])
        found = Frame(kind, flags, stream & 0x7FFFFFFF, self._rest[9:9 + count])
        self._rest = self._rest[9 + count:]
        return found

    def told(self) -> str:
        return "seen: " + (", ".join(map(str, self.seen[-4:])) or "nothing") + (", closed" if self.is_over else "")
