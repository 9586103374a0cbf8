"""The Python package h2 as a client: it checks every frame of ours against its own state machine."""

import time

import h2.config
import h2.connection
import h2.errors
import h2.events
import h2.settings

from . import frames, wire

SECONDS_MAX = 60


def run(gateway, report, scale) -> None:
    big = scale.echo_bytes if scale.long else min(scale.echo_bytes, 1 << 20)
    for tls in (False, True):
        where = "TLS" if tls else "plain"
        report.attempt(f"{where}: a GET", simple, gateway, tls)
        body = bytes(range(256)) * (big // 256)
        report.attempt(f"{where}: a body of {big} bytes there and back", echo, gateway, tls, body)
        report.attempt(f"{where}: a body of no bytes", echo, gateway, tls, b"")
        report.attempt(f"{where}: 100 streams at once", many, gateway, tls, 100)
        report.attempt(f"{where}: windows of one byte", windows, gateway, tls, 1, 3000)
        report.attempt(f"{where}: windows of 100 bytes", windows, gateway, tls, 100, 60000)
    report.attempt("ALPN chooses h2", alpn, gateway, ("h2", "http/1.1"), "h2")
    report.attempt("ALPN chooses http/1.1 where that is all", alpn, gateway, ("http/1.1",), "http/1.1")
    report.attempt("a window that shrinks under way", shrinking, gateway)
    report.attempt("padding and a priority", padded, gateway)
    report.attempt("trailers", trailers, gateway)
    report.attempt("a head over several CONTINUATION frames", long_head, gateway)
    report.attempt("a stream that the client resets, and others that go on", resets, gateway)
    report.attempt("SETTINGS in the middle of an answer", settings_between, gateway)
    report.attempt("a PING in the middle of an answer", ping_between, gateway)
    report.attempt("an event stream that ends when its session does", event_stream, gateway)
    report.attempt("GOAWAY while it drains, and the requests under way finish", drain, gateway)


class Client:
    """A connection, with what came sorted by stream."""

    def __init__(self, gateway, tls: bool = False, window: int | None = None):
        self.socket = wire.connect(gateway, tls, ("h2",))
        configuration = h2.config.H2Configuration(client_side=True, header_encoding="utf-8")
        self.connection = h2.connection.H2Connection(configuration)
        if window is not None:
            self.connection.local_settings = h2.settings.Settings(
                client=True, initial_values={h2.settings.SettingCodes.INITIAL_WINDOW_SIZE: window})
        self.connection.initiate_connection()
        self.opens_windows = True
        self.bodies: dict[int, bytearray] = {}
        self.heads: dict[int, dict] = {}
        self.trailers: dict[int, dict] = {}
        self.ended: set[int] = set()
        self.reset: dict[int, int] = {}
        self.goaway: list[h2.events.ConnectionTerminated] = []
        self.others: list[h2.events.Event] = []
        self.is_over = False
        self.flush()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def flush(self) -> None:
        octets = self.connection.data_to_send()
        if octets and not wire.send(self.socket, octets):
            self.is_over = True

    def begin(self, method: str = "GET", path: str = "/v1/echo", more=(), ends: bool = True, **options) -> int:
        stream = self.connection.get_next_available_stream_id()
        fields = [(":method", method), (":scheme", "http"), (":path", path), (":authority", "localhost"), *more]
        self.connection.send_headers(stream, fields, end_stream=ends, **options)
        self.flush()
        return stream

    def turn(self, seconds: float = 2.0) -> None:
        """Takes what comes next; an error of h2's is the finding."""
        octets, self.is_over = wire.read(self.socket, seconds, until=lambda received: received)
        for event in self.connection.receive_data(octets) if octets else ():
            self.take(event)
        self.flush()

    def take(self, event) -> None:
        match event:
            case h2.events.ResponseReceived():
                self.heads[event.stream_id] = dict(event.headers)
                self.bodies.setdefault(event.stream_id, bytearray())
            case h2.events.DataReceived():
                self.bodies[event.stream_id] += event.data
                if self.opens_windows and event.flow_controlled_length:
                    self.connection.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
            case h2.events.TrailersReceived():
                self.trailers[event.stream_id] = dict(event.headers)
            case h2.events.StreamEnded():
                self.ended.add(event.stream_id)
            case h2.events.StreamReset():
                self.reset[event.stream_id] = event.error_code
            case h2.events.ConnectionTerminated():
                self.goaway.append(event)
            case _:
                self.others.append(event)

    def until(self, condition, seconds: float = SECONDS_MAX) -> None:
        deadline = time.monotonic() + seconds
        while not condition():
            assert not self.is_over, f"the connection ended; goaway {self.goaway}, resets {self.reset}"
            assert time.monotonic() < deadline, f"nothing for {seconds} s; resets {self.reset}"
            self.turn(min(2.0, seconds))

    def upload(self, stream: int, body: bytes) -> None:
        """Sends a body as the windows allow, reading meanwhile."""
        sent = 0
        while sent < len(body):
            room = min(self.connection.local_flow_control_window(stream), self.connection.max_outbound_frame_size)
            if room <= 0:
                self.turn()
                assert stream not in self.reset and not self.is_over, f"{self.reset}, {self.goaway}"
                continue
            piece = body[sent:sent + room]
            sent += len(piece)
            self.connection.send_data(stream, piece)
            self.flush()
        self.connection.end_stream(stream)
        self.flush()


def simple(gateway, tls: bool) -> None:
    with Client(gateway, tls) as client:
        stream = client.begin(path="/openapi.json")
        client.until(lambda: stream in client.ended)
        assert client.heads[stream][":status"] == "200", str(client.heads[stream])
        assert len(client.bodies[stream]) == int(client.heads[stream]["content-length"])
        kinds = {type(event) for event in client.others}
        assert h2.events.SettingsAcknowledged in kinds and h2.events.RemoteSettingsChanged in kinds, str(kinds)


def echo(gateway, tls: bool, body: bytes) -> None:
    with Client(gateway, tls) as client:
        stream = client.begin("POST", ends=False)
        client.upload(stream, body)
        client.until(lambda: stream in client.ended)
        assert client.heads[stream][":status"] == "200", str(client.heads[stream])
        assert client.bodies[stream] == body, f"{len(client.bodies[stream])} bytes came back of {len(body)}"


def many(gateway, tls: bool, count: int) -> None:
    with Client(gateway, tls) as client:
        streams = [client.begin("POST", ends=False) for _ in range(count)]
        for stream in reversed(streams):
            client.upload(stream, b"%d" % stream)
        client.until(lambda: len(client.ended) == count)
        assert all(client.bodies[stream] == b"%d" % stream for stream in streams)


def windows(gateway, tls: bool, size: int, count: int) -> None:
    with Client(gateway, tls, window=size) as client:
        body = bytes(n % 251 for n in range(count))
        stream = client.begin("POST", ends=False)
        client.upload(stream, body)
        client.until(lambda: stream in client.ended)
        assert client.bodies[stream] == body


def shrinking(gateway) -> None:
    with Client(gateway, window=1000) as client:
        client.opens_windows = False
        stream = client.begin(path="/openapi.json")
        client.until(lambda: len(client.bodies.get(stream, b"")) == 1000)
        client.connection.update_settings({h2.settings.SettingCodes.INITIAL_WINDOW_SIZE: 10})
        client.flush()
        client.until(lambda: sum(isinstance(e, h2.events.SettingsAcknowledged) for e in client.others) == 2)
        client.connection.increment_flow_control_window(990, stream)
        client.flush()
        client.turn(0.1)
        assert len(client.bodies[stream]) == 1000, "DATA into a window of 0"
        client.connection.increment_flow_control_window(7, stream)
        client.flush()
        client.until(lambda: len(client.bodies[stream]) == 1007)
        client.connection.increment_flow_control_window(1 << 20, stream)
        client.connection.increment_flow_control_window(1 << 20)
        client.flush()
        client.until(lambda: stream in client.ended)


def padded(gateway) -> None:
    with Client(gateway) as client:
        stream = client.begin("POST", ends=False, priority_weight=200, priority_exclusive=True)
        for size in (0, 1, 255):
            client.connection.send_data(stream, b"abc", pad_length=size)
        client.connection.send_data(stream, b"", end_stream=True, pad_length=100)
        client.flush()
        client.until(lambda: stream in client.ended)
        assert client.bodies[stream] == b"abcabcabc", str(client.bodies[stream])


def trailers(gateway) -> None:
    with Client(gateway) as client:
        stream = client.begin("POST", ends=False, more=[("te", "trailers")])
        client.connection.send_data(stream, b"abc")
        client.connection.send_headers(stream, [("x-sum", "1")], end_stream=True)
        client.flush()
        client.until(lambda: stream in client.ended)
        assert client.bodies[stream] == b"abc"


def long_head(gateway) -> None:
    with Client(gateway) as client:
        stream = client.begin(more=[(f"x-{n}", "abcdefgh" * 60) for n in range(40)])
        client.until(lambda: stream in client.ended)
        assert client.heads[stream][":status"] == "200", str(client.heads[stream])


def resets(gateway) -> None:
    with Client(gateway) as client:
        streams = [client.begin("POST", ends=False) for _ in range(20)]
        for stream in streams[::2]:
            client.connection.reset_stream(stream, h2.errors.ErrorCodes.CANCEL)
        client.flush()
        for stream in streams[1::2]:
            client.upload(stream, b"abc")
        client.until(lambda: client.ended == set(streams[1::2]))


def settings_between(gateway) -> None:
    with Client(gateway, window=100) as client:
        client.opens_windows = False
        stream = client.begin(path="/openapi.json")
        client.until(lambda: len(client.bodies.get(stream, b"")) == 100)
        client.connection.update_settings({
            h2.settings.SettingCodes.HEADER_TABLE_SIZE: 0, h2.settings.SettingCodes.MAX_FRAME_SIZE: 20000,
            h2.settings.SettingCodes.INITIAL_WINDOW_SIZE: 1 << 20})
        client.connection.increment_flow_control_window(1 << 20)
        client.flush()
        client.until(lambda: stream in client.ended)
        another = client.begin()
        client.until(lambda: another in client.ended)
        assert client.heads[another][":status"] == "200"


def ping_between(gateway) -> None:
    with Client(gateway, window=100) as client:
        client.opens_windows = False
        client.begin(path="/openapi.json")
        client.connection.ping(b"between.")
        client.flush()
        client.until(lambda: any(isinstance(e, h2.events.PingAckReceived) and e.ping_data == b"between."
                                 for e in client.others), 5)


def alpn(gateway, offered: tuple[str, ...], chosen: str) -> None:
    connection = wire.connect(gateway, True, offered)
    found = connection.selected_alpn_protocol()
    connection.close()
    assert found == chosen, str(found)


def make_session(client: Client, gateway) -> str:
    authorization = ("authorization", f"Bearer {gateway.key}")
    stream = client.begin("POST", "/v1/sessions", [authorization, ("content-type", "application/json")], ends=False)
    client.upload(stream, b'{"user":{"id":"u-h2"}}')
    client.until(lambda: stream in client.ended)
    assert client.heads[stream][":status"] == "201", str(client.heads[stream])
    return client.heads[stream]["location"].rsplit("/", 1)[-1]


def event_stream(gateway) -> None:
    with Client(gateway) as client:
        authorization = ("authorization", f"Bearer {gateway.key}")
        session = make_session(client, gateway)
        stream = client.begin(
            "GET", f"/v1/sessions/{session}/events", [authorization, ("accept", "text/event-stream")])
        client.until(lambda: b"stream.ready" in client.bodies.get(stream, b""), 5)
        ending = client.begin("POST", f"/v1/sessions/{session}/end", [authorization])
        client.until(lambda: ending in client.ended, 5)
        client.until(lambda: b"session.ended" in client.bodies[stream], 5)


def drain(gateway) -> None:
    """Ends the gateway, so it comes last; by hand, since to h2 a connection is closed after any GOAWAY."""
    with frames.Connection(gateway) as connection:
        connection.send(frames.headers(1, frames.request("POST"), end=False) + frames.data(1, b"before "))
        connection.send(frames.ping(b"settling"))
        assert connection.wait(lambda f: f.kind == frames.PING and f.flags == frames.ACK), connection.told()
        gateway.terminate()
        notice = connection.wait(lambda f: f.kind == frames.GOAWAY, 5)
        assert notice and notice.code == 0 and notice.payload[:4] == b"\x7f\xff\xff\xff", connection.told()
        ping = connection.wait(lambda f: f.kind == frames.PING)
        assert ping, connection.told()
        connection.send(frames.ping(ping.payload, frames.ACK))
        last = connection.wait(lambda f: f.kind == frames.GOAWAY)
        assert last and last.code == 0 and last.payload[:4] == b"\0\0\0\x01", connection.told()
        connection.send(frames.data(1, b"and after", end=True))
        assert connection.wait(lambda f: f.kind == frames.DATA and f.ends_stream), connection.told()
        body = b"".join(f.payload for f in connection.seen if f.kind == frames.DATA)
        assert body == b"before and after", repr(body)
        assert connection.wait_for_end(5), "still open; " + connection.told()
