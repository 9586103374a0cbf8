"""What a WebSocket client may send, and what has to come back: RFC 6455, in the order of Autobahn's sections."""

import dataclasses

from .websocket import (
    BINARY, CLOSE, CONTINUATION, PING, PONG, RSV1, RSV2, RSV3, TEXT, close, frame, pieces)

# Codes that may go over the wire, and some that may not: RFC 6455 section 7.4 and the registry.
GOOD_CODES = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999]
BAD_CODES = [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535]


@dataclasses.dataclass(frozen=True)
class Case:
    """Packets to send; messages, pings' answers and the close code to expect, in that order.

    `code` None: the case ends with a close of ours, which is answered. `chop`: bytes a packet, 0 for as they are.
    """

    name: str
    packets: tuple[bytes, ...]
    expected: tuple[tuple[int, bytes], ...] = ()
    code: int | None = None
    chop: int = 0


def echo(name: str, opcode: int, payload: bytes, *, size: int = 0, chop: int = 0) -> Case:
    packets = tuple(pieces(opcode, payload, size)) if size else (frame(opcode, payload),)
    return Case(name, packets, ((opcode, payload),), None, chop)


def fails(name: str, *packets: bytes, code: int = 1002, before: tuple = (), chop: int = 0) -> Case:
    return Case(name, packets, before, code, chop)


HELLO = frame(TEXT, b"Hello")
CAME = ((TEXT, b"Hello"),)
SIZES = [0, 1, 125, 126, 127, 128, 65535, 65536]
UNICODE = "Hello-µ@ßöäüàá-UTF-8!! κόσμε \U0001f600".encode()

FRAMING = [echo(f"1: {size} bytes of {'text' if opcode == TEXT else 'binary'}, {chop or 'all'} bytes a packet",
                opcode, b"*" * size, chop=chop)
           for opcode in (TEXT, BINARY) for size in SIZES for chop in (0, 997)]

PINGS = [
    Case("2.1: a ping without payload", (frame(PING),), ((PONG, b""),)),
    Case("2.2: a ping with payload", (frame(PING, b"Hello, world!"),), ((PONG, b"Hello, world!"),)),
    Case("2.3: a ping with bytes that are no text", (frame(PING, b"\0\xff\xfe\xfd\xfc\xfb\0\xff"),),
         ((PONG, b"\0\xff\xfe\xfd\xfc\xfb\0\xff"),)),
    Case("2.4: a ping of 125 bytes", (frame(PING, b"\xfe" * 125),), ((PONG, b"\xfe" * 125),)),
    fails("2.5: a ping of 126 bytes", frame(PING, b"\xfe" * 126)),
    Case("2.6: a ping of 125 bytes, byte by byte", (frame(PING, b"\xfe" * 125),), ((PONG, b"\xfe" * 125),), chop=1),
    Case("2.7: a pong nobody asked for", (frame(PONG), HELLO), CAME),
    Case("2.8: a pong nobody asked for, with payload", (frame(PONG, b"x"), HELLO), CAME),
    Case("2.9: a pong, then a ping", (frame(PONG, b"x"), frame(PING, b"y")), ((PONG, b"y"),)),
    Case("2.10: ten pings", tuple(frame(PING, b"%d" % n) for n in range(10)),
         tuple((PONG, b"%d" % n) for n in range(10))),
    Case("2.11: ten pings, byte by byte", tuple(frame(PING, b"%d" % n) for n in range(10)),
         tuple((PONG, b"%d" % n) for n in range(10)), chop=1),
]

RESERVED = [fails(f"3: reserved bits {bits >> 4}, opcode {opcode}, {chop or 'all'} bytes a packet",
                  HELLO, frame(opcode, b"x", reserved=bits), before=CAME, chop=chop)
            for bits in (RSV1, RSV2, RSV1 | RSV2, RSV3, RSV1 | RSV3, RSV2 | RSV3, RSV1 | RSV2 | RSV3)
            for opcode in (TEXT, BINARY, PING, CLOSE) for chop in (0, 1)]

OPCODES = [fails(f"4: opcode {opcode}{' with payload' if payload else ''}", HELLO, frame(opcode, payload), before=CAME)
           for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15) for payload in (b"", b"x")]

FRAGMENTS = [
    fails("5.1: a ping in two frames", frame(PING, b"a", final=False), frame(CONTINUATION, b"b")),
    fails("5.2: a pong in two frames", frame(PONG, b"a", final=False), frame(CONTINUATION, b"b")),
    echo("5.3: text in two frames", TEXT, b"fragment1fragment2", size=9),
    echo("5.5: text in two frames, byte by byte", TEXT, b"fragment1fragment2", size=9, chop=1),
    Case("5.6: a ping between the frames of a text",
         (frame(TEXT, b"a", final=False), frame(PING, b"ping"), frame(CONTINUATION, b"b")),
         ((PONG, b"ping"), (TEXT, b"ab"))),
    Case("5.8: the same byte by byte",
         (frame(TEXT, b"a", final=False), frame(PING, b"ping"), frame(CONTINUATION, b"b")),
         ((PONG, b"ping"), (TEXT, b"ab")), chop=1),
    fails("5.9: a continuation of nothing, then text", frame(CONTINUATION, b"x"), HELLO),
    fails("5.11: the same byte by byte", frame(CONTINUATION, b"x"), HELLO, chop=1),
    fails("5.12: a first part of nothing, then text", frame(CONTINUATION, b"x", final=False), HELLO),
    fails("5.15: a continuation after the end", *pieces(TEXT, b"ab", 1), frame(CONTINUATION, b"x", final=False), HELLO,
          before=((TEXT, b"ab"),)),
    fails("5.18: text inside of text", frame(TEXT, b"a", final=False), frame(TEXT, b"b")),
    Case("5.19: five frames and two pings",
         (frame(TEXT, b"1", final=False), frame(CONTINUATION, b"2", final=False), frame(PING, b"p1"),
          frame(CONTINUATION, b"3", final=False), frame(CONTINUATION, b"4", final=False), frame(PING, b"p2"),
          frame(CONTINUATION, b"5")), ((PONG, b"p1"), (PONG, b"p2"), (TEXT, b"12345"))),
    Case("5: frames without payload", (frame(TEXT, final=False), frame(CONTINUATION, final=False),
                                       frame(CONTINUATION, b"x", final=False), frame(CONTINUATION)), ((TEXT, b"x"),)),
    fails("5.1: a frame without a mask", frame(TEXT, b"Hello", masked=False)),
    fails("5.2: a length of 2^63", b"\x81\xff\x80" + bytes(7) + b"mask", code=1002),
    fails("5.2: a length of 100 in 16 bits", b"\x81\xfe\x00\x64mask" + bytes(100)),
    fails("5.2: a length of 100 in 64 bits", b"\x81\xff" + bytes(7) + b"\x64mask" + bytes(100)),
]

# Valid: bounds of each length, and what lies beside the surrogates. Autobahn's sections 6.5 to 6.22.
GOOD_TEXTS = ["\0", "\x7f", "\x80", "\u07ff", "\u0800", "\ud7ff", "\ue000", "\ufffd", "\uffff", "\ufffe", "\U00010000",
              "\U0001fffe", "\U0010fffd", "\U0010ffff", "\ufeff", "κόσμε", "\u00ad\u0600\u2028", "\U000e0001"]
BAD_TEXTS = [
    b"\x80", b"\xbf", b"\x80\xbf", b"\x80\xbf\x80\xbf", b"\xc0 ", b"\xdf ", b"\xe0 ", b"\xf0 ", b"\xf8 ", b"\xfc ",
    b"\xc0", b"\xe0\x80", b"\xf0\x80\x80", b"\xdf", b"\xef\xbf", b"\xf4\x8f\xbf", b"\xfe", b"\xff",
    b"\xfe\xfe\xff\xff", b"\xc0\xaf", b"\xe0\x80\xaf", b"\xf0\x80\x80\xaf", b"\xf8\x80\x80\x80\xaf",
    b"\xfc\x80\x80\x80\x80\xaf", b"\xc1\xbf", b"\xe0\x9f\xbf", b"\xf0\x8f\xbf\xbf", b"\xf8\x87\xbf\xbf\xbf",
    b"\xc0\x80", b"\xe0\x80\x80", b"\xf0\x80\x80\x80", b"\xed\xa0\x80", b"\xed\xad\xbf", b"\xed\xae\x80",
    b"\xed\xbf\xbf", b"\xed\xa0\x80\xed\xb0\x80", b"\xed\xaf\xbf\xed\xbf\xbf", b"\xf4\x90\x80\x80", b"\xf7\xbf\xbf\xbf",
    b"\xf8\x88\x80\x80\x80", b"\xfc\x84\x80\x80\x80\x80", b"Hello-\xc2\xb5\xed\xa0\x80edited",
]
UNICODES = [
    echo("6.1: an empty text", TEXT, b""),
    Case("6.1.2: three empty frames", (frame(TEXT, final=False), frame(CONTINUATION, final=False), frame(CONTINUATION)),
         ((TEXT, b""),)),
    echo("6.2: text", TEXT, UNICODE),
    echo("6.2: text in frames that cut characters", TEXT, UNICODE, size=1),
    echo("6.2: text in frames that cut characters, byte by byte", TEXT, UNICODE, size=1, chop=1),
    fails("6.4: bad text is refused before its message ends", frame(TEXT, "κόσμε".encode(), final=False),
          frame(CONTINUATION, b"\xf4\x90\x80\x80", final=False), code=1007),
    fails("6.4: bad text is refused before its frame ends",
          frame(TEXT, "κόσμε".encode() + b"\xf4\x90", length=1000), code=1007),
    fails("6.4: a cut character at the end", frame(TEXT, b"ab\xe2\x82", final=False), frame(CONTINUATION, b"x"),
          code=1007),
    *(echo(f"6: good text {text.encode().hex(' ')}", TEXT, b"Hello" + text.encode() + b"!") for text in GOOD_TEXTS),
    *(fails(f"6: bad text {raw.hex(' ')}", frame(TEXT, raw), code=1007) for raw in BAD_TEXTS),
    echo("6: bytes that are no text, as binary", BINARY, b"\xff\xfe\x80"),
]

CLOSES = [
    Case("7.1.1: a message, then a close", (HELLO,), CAME),
    Case("7.1.2: two closes", (HELLO, close(), close()), CAME, 1000),
    Case("7.1.3: a ping after a close", (close(), frame(PING)), (), 1000),
    Case("7.1.4: text after a close", (close(), HELLO), (), 1000),
    Case("7.1.5: a close inside of a message", (frame(TEXT, b"a", final=False), close(), frame(CONTINUATION, b"b")), (),
         1000),
    Case("7.3.1: a close without payload", (close(None),), (), -1),
    fails("7.3.2: a close of one byte", frame(CLOSE, b"a")),
    Case("7.3.4: a close with a reason", (close(1000, b"Hello World!"),), (), 1000),
    Case("7.3.5: a close with a reason of 123 bytes", (close(1000, b"*" * 123),), (), 1000),
    fails("7.3.6: a close with a reason of 124 bytes", close(1000, b"*" * 124)),
    fails("7.5.1: a close whose reason is no text", close(1000, b"\xce\xba\xe1\xbd\xb9\xed\xa0\x80"), code=1007),
    *(Case(f"7.7: code {code}", (close(code),), (), code) for code in GOOD_CODES),
    *(fails(f"7.9: code {code}", close(code)) for code in BAD_CODES),
    *(fails(f"7.9: code {code} with a reason", close(code, b"x")) for code in BAD_CODES),
    fails("7: a close in two frames", frame(CLOSE, b"\x03", final=False), frame(CONTINUATION, b"\xe8")),
]

CASES = FRAMING + PINGS + RESERVED + OPCODES + FRAGMENTS + UNICODES + CLOSES
