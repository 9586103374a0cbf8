"""HTTP/2, frame by frame: every rule that a client can break, broken once."""

from . import frames, wire
from .frame_cases import ANSWERED, CASES, SETTLED, ZEROES, Case
from .frames import (
    ACK, DATA, GOAWAY, HEADERS, INITIAL_WINDOW_SIZE, PING, PREFACE, RST_STREAM, SETTINGS, Connection, headers, ping,
    request, settings, window_update)
from .hpack_cases import CASES as HPACK_CASES

# How long nothing has to happen before it counts as nothing.
QUIET_SECONDS = 0.05
# A path whose answer is long enough to be cut by windows.
LONG_PATH = "/openapi.json"


def run(gateway, report, _scale) -> None:
    for case in CASES:
        report.attempt(f"RFC 9113 {case.section}: {case.name}", judge, gateway, case)
    for case in HPACK_CASES:
        report.attempt(f"RFC 7541 {case.section}: {case.name}", judge, gateway, case)
    for body in (preface, wrong_preface, settings_first, ping_answered, window_of_one, window_opened, window_negative,
                 head_request, many_streams):
        report.attempt(body.__doc__, body, gateway)


def judge(gateway, case: Case) -> None:
    """Plays the steps and compares what comes of them."""
    with Connection(gateway) as connection:
        for step in case.steps:
            if step == ANSWERED:
                assert connection.wait(lambda f: f.stream == 1 and f.ends_stream), "no answer; " + connection.told()
            elif step == SETTLED:
                settle(connection)
            else:
                connection.send(step)
        getattr(Outcome, case.outcome)(connection, case)


def settle(connection: Connection) -> None:
    """Waits until everything sent so far was read."""
    connection.send(ping(b"settling"))
    assert connection.wait(lambda f: f.kind == PING and f.payload == b"settling"), "no PING; " + connection.told()


class Outcome:
    """How each expectation is judged."""

    @staticmethod
    def connection(connection: Connection, case: Case) -> None:
        goaway = connection.wait(lambda f: f.kind == GOAWAY)
        assert goaway and goaway.code in case.codes, f"wanted GOAWAY {case.codes}; " + connection.told()
        assert connection.wait_for_end(), "the connection stays; " + connection.told()

    @staticmethod
    def stream(connection: Connection, case: Case) -> None:
        found = connection.wait(
            lambda f: f.kind == GOAWAY or (f.kind == RST_STREAM and f.stream == case.stream))
        assert found and found.code in case.codes, f"wanted {case.codes}; " + connection.told()
        answer = next((f for f in connection.seen if f.kind == HEADERS and f.stream == case.stream), None)
        status = "" if answer is None else answer.payload[:1].hex()
        # 0x88 is :status 200: what is malformed must not reach a handler.
        assert case.section[0] != "8" or len(case.steps) > 1 or status != "88", "answered 200 before"

    @staticmethod
    def answered(connection: Connection, case: Case) -> None:
        found = connection.wait(
            lambda f: f.kind == GOAWAY or f.stream == case.stream and f.kind in (HEADERS, RST_STREAM))
        assert found and found.kind == HEADERS, "wanted an answer; " + connection.told()

    @staticmethod
    def nothing(connection: Connection, case: Case) -> None:
        settle(connection)
        connection.wait(lambda f: f.kind in (GOAWAY, RST_STREAM), QUIET_SECONDS)
        assert not any(f.kind in (GOAWAY, RST_STREAM) for f in connection.seen), "wanted nothing; " + connection.told()
        assert not connection.is_over, "closed"

    @staticmethod
    def goodbye(connection: Connection, case: Case) -> None:
        connection.send(ping(ZEROES))
        connection.wait(lambda f: f.kind == PING)
        assert not any(f.kind == RST_STREAM or f.kind == GOAWAY and f.code for f in connection.seen), connection.told()


def preface(gateway) -> None:
    """RFC 9113 3.4: a preface is answered with SETTINGS"""
    with Connection(gateway, greets=False) as connection:
        connection.send(PREFACE + settings())
        first = connection.wait(lambda _: True)
        assert first and first.kind == SETTINGS and not first.flags & ACK, connection.told()


def wrong_preface(gateway) -> None:
    """RFC 9113 3.4: a wrong preface ends the connection"""
    for text in (b"INVALID CONNECTION PREFACE\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\r" + settings()):
        connection = wire.connect(gateway)
        wire.send(connection, text)
        _, is_over = wire.read(connection, 2)
        connection.close()
        assert is_over, f"still open after {text!r}"


def settings_first(gateway) -> None:
    """RFC 9113 3.4: another frame before SETTINGS ends the connection"""
    with Connection(gateway, greets=False) as connection:
        connection.send(PREFACE + ping())
        assert connection.wait(lambda f: f.kind == GOAWAY and f.code == 1), connection.told()
        assert connection.wait_for_end(), "still open"


def ping_answered(gateway) -> None:
    """RFC 9113 6.7: PING comes back with its payload"""
    with Connection(gateway) as connection:
        connection.send(ping(b"h2 spec "))
        answer = connection.wait(lambda f: f.kind == PING)
        assert answer and answer.flags == ACK and answer.payload == b"h2 spec ", connection.told()


def window_of_one(gateway) -> None:
    """RFC 9113 6.9.1: DATA of one byte into a window of one"""
    with Connection(gateway) as connection:
        connection.send(settings((INITIAL_WINDOW_SIZE, 1)) + headers(1, request("GET", LONG_PATH)))
        first = connection.wait(lambda f: f.kind == DATA)
        assert first and len(first.payload) == 1, connection.told()
        for _ in range(20):
            connection.send(window_update(1, 1))
            following = connection.wait(lambda f: f.kind == DATA)
            assert following and len(following.payload) == 1, connection.told()


def window_opened(gateway) -> None:
    """RFC 9113 6.9.2: a window of 0 that a setting opens"""
    with Connection(gateway) as connection:
        connection.send(settings((INITIAL_WINDOW_SIZE, 0)) + headers(1, request("GET", LONG_PATH)))
        assert connection.wait(lambda f: f.kind == HEADERS), connection.told()
        assert connection.wait(lambda f: f.kind == DATA, QUIET_SECONDS) is None, connection.told()
        connection.send(settings((INITIAL_WINDOW_SIZE, 1)))
        first = connection.wait(lambda f: f.kind == DATA)
        assert first and len(first.payload) == 1, connection.told()


def window_negative(gateway) -> None:
    """RFC 9113 6.9.2: a window below 0 has to be above it before more comes"""
    with Connection(gateway) as connection:
        connection.send(settings((INITIAL_WINDOW_SIZE, 3)) + headers(1, request("GET", LONG_PATH)))
        first = connection.wait(lambda f: f.kind == DATA)
        assert first and len(first.payload) == 3, connection.told()
        connection.send(settings((INITIAL_WINDOW_SIZE, 2)))
        assert connection.wait(lambda f: f.kind == SETTINGS and f.flags & ACK), connection.told()
        connection.send(window_update(1, 2))
        following = connection.wait(lambda f: f.kind == DATA)
        assert following and len(following.payload) == 1, connection.told()


def head_request(gateway) -> None:
    """RFC 9110 9.3.2: HEAD has no DATA"""
    with Connection(gateway) as connection:
        connection.send(headers(1, request("HEAD", LONG_PATH)))
        answer = connection.wait(lambda f: f.stream == 1)
        assert answer and answer.kind == HEADERS and answer.ends_stream, connection.told()


def many_streams(gateway) -> None:
    """RFC 9113 5.1.2: as many streams as the setting says are answered"""
    with Connection(gateway, greets=False) as connection:
        connection.send(PREFACE + settings())
        first = connection.wait(lambda f: f.kind == SETTINGS)
        entries = {int.from_bytes(first.payload[i:i + 2], "big"): int.from_bytes(first.payload[i + 2:i + 6], "big")
                   for i in range(0, len(first.payload), 6)}
        count = min(entries.get(3, 100), 1000)
        connection.send(b"".join(frames.headers(n * 2 + 1, request("POST"), end=False) for n in range(count)))
        connection.send(b"".join(frames.data(n * 2 + 1, b"x", end=True) for n in range(count)))
        ended = set()
        connection.wait(lambda f: (ended.add(f.stream) if f.ends_stream else None) or len(ended) == count, 5)
        assert len(ended) == count, f"{len(ended)} of {count} answered; " + connection.told()
