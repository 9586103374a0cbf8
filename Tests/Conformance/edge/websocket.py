"""WebSocket frames built by hand, right and wrong ones, and a connection that speaks nothing else: RFC 6455."""

import base64
import dataclasses
import hashlib
import os
import struct

from . import wire

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FIN, RSV1, RSV2, RSV3, MASK = 0x80, 0x40, 0x20, 0x10, 0x80
GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
KEY_BYTES = b"\x37\xfa\x21\x3d"


@dataclasses.dataclass(frozen=True)
class Frame:
    """A frame as it came."""

    opcode: int
    is_final: bool
    reserved: int
    payload: bytes

    @property
    def code(self) -> int | None:
        """The code of a close frame; None if it has none."""
        return struct.unpack(">H", self.payload[:2])[0] if len(self.payload) >= 2 else None

    def __str__(self) -> str:
        return f"{self.opcode}({len(self.payload)} bytes{f', code {self.code}' if self.opcode == CLOSE else ''})"


def frame(opcode: int, payload: bytes = b"", final: bool = True, reserved: int = 0, masked: bool = True,
          length: int | None = None) -> bytes:
    """A client's frame; `length` is what its head claims, where that is a lie."""
    count = len(payload) if length is None else length
    head = bytes([(FIN if final else 0) | reserved | opcode])
    mask = MASK if masked else 0
    if count < 126:
        head += bytes([mask | count])
    elif count < 65536:
        head += bytes([mask | 126]) + struct.pack(">H", count)
    else:
        head += bytes([mask | 127]) + struct.pack(">Q", count)
    if not masked:
        return head + payload
    repeated = (KEY_BYTES * (len(payload) // 4 + 1))[:len(payload)]
    covered = int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")
    return head + KEY_BYTES + covered.to_bytes(len(payload), "big")


def close(code: int | None = 1000, reason: bytes = b"") -> bytes:
    return frame(CLOSE, b"" if code is None else struct.pack(">H", code) + reason)


def pieces(opcode: int, payload: bytes, size: int) -> list[bytes]:
    """A message in frames of `size` bytes."""
    parts = [payload[i:i + size] for i in range(0, len(payload), size)] or [b""]
    return [frame(opcode if i == 0 else CONTINUATION, part, final=i == len(parts) - 1) for i, part in enumerate(parts)]


def handshake(path: str = "/v1/echo", **changes: str | None) -> tuple[bytes, str]:
    """A handshake with some fields changed or, where None, left out; and the answer to its key."""
    key = base64.b64encode(os.urandom(16)).decode()
    fields = {"Host": "localhost", "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": key,
              "Sec-WebSocket-Version": "13"}
    for name, value in changes.items():
        fields[name.replace("_", "-")] = value
    lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items() if value is not None)
    accept = base64.b64encode(hashlib.sha1(key.encode() + GUID).digest()).decode()
    return f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode(), accept


class Connection:
    """A WebSocket to the echo, frame by frame."""

    def __init__(self, gateway, tls: bool = False, **changes: str | None):
        self.socket = wire.connect(gateway, tls)
        request, accept = handshake(**changes)
        wire.send(self.socket, request)
        received, _ = wire.read(self.socket, 5, until=lambda octets: b"\r\n\r\n" in octets)
        self.head, _, self._rest = received.partition(b"\r\n\r\n")
        assert self.head.startswith(b"HTTP/1.1 101 "), repr(self.head[:100])
        assert accept.encode() in self.head, "the wrong Sec-WebSocket-Accept"
        self.is_over = False
        self.seen: list[Frame] = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, octets: bytes) -> bool:
        return wire.send(self.socket, octets)

    def receive(self, seconds: float = 3.0) -> Frame | None:
        """The next frame, or None if there is none within that time."""
        while True:
            found = self._next()
            if found is not None:
                self.seen.append(found)
                return found
            if self.is_over:
                return None
            wanted = max(1, self._missing())
            octets, self.is_over = wire.read(self.socket, seconds, until=lambda received: len(received) >= wanted)
            if not octets and not self.is_over:
                return None
            self._rest += octets

    def _missing(self) -> int:
        """How many bytes a frame that has begun still wants."""
        bounds = self._bounds()
        return 1 if bounds is None else bounds[1] - len(self._rest)

    def _bounds(self) -> tuple[int, int] | None:
        if len(self._rest) < 2:
            return None
        count, start = self._rest[1] & 0x7F, 2
        assert not self._rest[1] & MASK, "a server masks nothing"
        if count == 126:
            start, count = 4, int.from_bytes(self._rest[2:4], "big")
        elif count == 127:
            start, count = 10, int.from_bytes(self._rest[2:10], "big")
        return None if len(self._rest) < start else (start, start + count)

    def _next(self) -> Frame | None:
        bounds = self._bounds()
        if bounds is None or len(self._rest) < bounds[1]:
            return None
        first, payload = self._rest[0], self._rest[bounds[0]:bounds[1]]
        self._rest = self._rest[bounds[1]:]
        return Frame(first & 15, bool(first & FIN), first & 0x70, payload)

    def told(self) -> str:
        return "seen: " + (", ".join(map(str, self.seen[-4:])) or "nothing") + (", closed" if self.is_over else "")
