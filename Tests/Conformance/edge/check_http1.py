"""HTTP/1.1, byte by byte: requests right and wrong, each with its answer."""

import re

from . import wire
from .http1_cases import CASES, WHOLE, Case

# As long as the public suites wait to see that nothing comes.
PATIENCE_SECONDS = 0.5
STATUS_LINE = re.compile(rb"\AHTTP/1\.1 (\d{3}) [^\r\n]*\r\n")


def run(gateway, report, scale) -> None:
    # All that wait are asked at once, or the check would take their time one after the other.
    waiting = [(case, wire.connect(gateway)) for case in CASES if not case.statuses]
    for case, connection in waiting:
        wire.send(connection, case.octets)
    first = True
    for case, connection in waiting:
        octets, is_over = wire.read(connection, PATIENCE_SECONDS if first else 0.01)
        first = False
        report.case(label(case), not octets and not is_over, f"{octets[:60]!r}{' closed' if is_over else ''}")
        connection.close()
    for case in CASES:
        if case.statuses:
            report.attempt(label(case), judge, gateway, case)
    report.attempt("9112 2.2: a request byte by byte", byte_by_byte, gateway)
    report.attempt("9112 9.3.2: a thousand requests at once", pipelined, gateway, 1000)


def label(case: Case) -> str:
    return f"RFC 9112 {case.section}: {case.name}"


def exchange(gateway, octets: bytes, closes: bool) -> tuple[int | None, bytes, bool]:
    """Sends, and gives the first status, all that came, and whether the connection ended."""
    connection = wire.connect(gateway)
    try:
        wire.send(connection, octets)
        received, is_over = wire.read(connection, 2, until=None if closes else STATUS_LINE.match)
        found = STATUS_LINE.match(received)
        return (int(found[1]) if found else None), received, is_over
    finally:
        connection.close()


def judge(gateway, case: Case) -> None:
    status, received, is_over = exchange(gateway, case.octets, case.closes)
    assert status in case.statuses, f"wanted {case.statuses}, got {received[:80]!r}"
    if case.closes:
        assert is_over, f"answered {status} and stayed open"
        count = len(re.findall(rb"HTTP/1\.1 \d{3} ", received))
        assert count == 1, f"{count} answers to one request"
        if status >= 400:
            assert b"application/problem+json" in received, f"{status} is no problem document"


def byte_by_byte(gateway) -> None:
    connection = wire.connect(gateway)
    for octet in WHOLE:
        wire.send(connection, bytes([octet]))
    received, _ = wire.read(connection, 2, until=STATUS_LINE.match)
    connection.close()
    assert received.startswith(b"HTTP/1.1 200 "), repr(received[:60])


def pipelined(gateway, count: int) -> None:
    connection = wire.connect(gateway)
    wire.send(connection, WHOLE * count)
    received, _ = wire.read(connection, 5, until=lambda octets: octets.count(b"HTTP/1.1 200 ") == count)
    connection.close()
    assert received.count(b"HTTP/1.1 200 ") == count, f"{received.count(b'HTTP/1.1 200 ')} answers to {count}"
