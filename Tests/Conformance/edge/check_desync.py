"""Request smuggling: what could be cut at two places is refused; h11 is asked for a second opinion."""

import random
import re

import h11

from . import wire
from .desync_cases import CASES, HIDDEN
from .http1_cases import CASES as PLAIN_CASES

ANSWER = re.compile(rb"HTTP/1\.1 (\d{3}) ")
REFUSALS = {400, 408, 413, 414, 417, 431, 501, 505}
# What a mutation puts in, beside any byte.
SPICES = [b"\r", b"\n", b"\0", b" ", b"\t", b":", b";", b",", b"0", b"\r\n", b"\r\n ", b"chunked", b"+", b"\x0b",
          b"Content-Length: 3\r\n", b"Transfer-Encoding: chunked\r\n"]
SEED = 9112


def run(gateway, report, scale) -> None:
    for name, octets in CASES.items():
        report.attempt(name, refuses, gateway, octets)
    for case in PLAIN_CASES:
        report.attempt(f"as h11: {case.name}", agrees, gateway, case.octets)
    count = 4000 if scale.long else 300
    random_source = random.Random(SEED)
    for body, label in ((agrees, "as h11"), (never_hidden, "nothing hidden")):
        findings = []
        for _ in range(count):
            octets = mutated(random_source)
            try:
                body(gateway, octets)
            except AssertionError as error:
                findings.append(f"{error}: {octets[:200]!r}")
        report.case(f"{label}: {count} mutations", not findings, f"{len(findings)} findings; {findings[:3]}")


def answers(gateway, octets: bytes) -> tuple[list[int], bool]:
    """The statuses that come, and whether the connection ended; then it is over in any case."""
    connection = wire.connect(gateway)
    try:
        wire.send(connection, octets)
        # Half a close, so that a server that waits for more need not be waited for.
        try:
            connection.shutdown(1)
        except OSError:
            pass
        received, is_over = wire.read(connection, 2)
        return [int(status) for status in ANSWER.findall(received)], is_over
    finally:
        connection.close()


def refuses(gateway, octets: bytes) -> None:
    statuses, is_over = answers(gateway, octets)
    assert statuses in ([400], [501], [505]) and is_over, f"answered {statuses}, {'closed' if is_over else 'open'}"


def opinion(octets: bytes) -> tuple[int, int, bool]:
    """How many heads h11 takes, how many whole requests, and whether it then refuses what follows.

    Empty lines before a request are kept from it: RFC 9112 section 2.2 wants them ignored, and h11 refuses them.
    """
    heads = whole = 0
    while True:
        while octets.startswith(b"\r\n"):
            octets = octets[2:]
        if not octets:
            return heads, whole, False
        connection = h11.Connection(h11.SERVER, max_incomplete_event_size=65536)
        try:
            connection.receive_data(octets)
            while True:
                event = connection.next_event()
                if event is h11.NEED_DATA or isinstance(event, h11.ConnectionClosed):
                    return heads, whole, False
                if isinstance(event, h11.Request):
                    heads += 1
                elif isinstance(event, h11.EndOfMessage):
                    break
            whole += 1
            connection.send(h11.Response(status_code=404, headers=[("content-length", "0")]))
            connection.send(h11.EndOfMessage())
        except h11.RemoteProtocolError:
            return heads, whole, True
        if connection.our_state is h11.MUST_CLOSE:
            return heads, whole, False
        octets = connection.trailing_data[0]


def agrees(gateway, octets: bytes) -> None:
    """Where h11 refuses, so do we, and not later; we may be stricter.

    An answer may begin before the body is whole, so heads are what answers are counted against.
    """
    heads, whole, refuses_rest = opinion(octets)
    statuses, is_over = answers(gateway, octets)
    final = [status for status in statuses if status >= 200]
    taken = len([status for status in final if status not in REFUSALS])
    assert taken <= heads, f"h11 takes {heads} heads{' and refuses the rest' if refuses_rest else ''}, answered {final}"
    assert not refuses_rest or len(final) > whole or is_over, "h11 refuses the rest, which stays open"


def never_hidden(gateway, octets: bytes) -> None:
    """No bytes behind a refusal are read."""
    statuses, is_over = answers(gateway, octets + HIDDEN)
    refusals = [index for index, status in enumerate(statuses) if status in (400, 501, 505)]
    assert not refusals or refusals[0] == len(statuses) - 1, f"answered {statuses}"
    assert is_over, "stayed open"


def mutated(source: random.Random) -> bytes:
    octets = bytearray(source.choice(list(CASES.values()) + [case.octets for case in PLAIN_CASES])[:4096])
    for _ in range(source.randint(1, 3)):
        place = source.randrange(len(octets) + 1)
        kind = source.randrange(3)
        if kind == 0:
            octets[place:place] = source.choice(SPICES)
        elif kind == 1:
            del octets[place:place + source.randint(1, 4)]
        elif place < len(octets):
            octets[place] = source.randrange(256)
    return bytes(octets)
