"""The gateway's WebSocket (`gateway.v1`) with the package websockets: events, operations, resuming, closes."""

import json

import websockets.exceptions
from websockets.sync.client import connect

from .session import Conversation, client
from .tunnel import tunnel

SECONDS_MAX = 10


def run(gateway, report, scale) -> None:
    for tls in (False, True):
        where = "TLS" if tls else "plain"
        with client(gateway, tls) as http:
            count = 200 if scale.long else 20
            report.attempt(f"{where}: events and operations", conversation, gateway, http, tls, count)
            report.attempt(f"{where}: resume from each place", resume, gateway, http, tls)
            report.attempt(f"{where}: the token in the first frame", in_band, gateway, http, tls)
    with client(gateway) as http:
        report.attempt("the same events as the event stream", as_events, gateway, http)
        report.attempt("every frame without compression too", uncompressed, gateway, http)
        report.attempt("a wrong token closes with 4401", closes, gateway, http, "Bearer sk_wrong", 4401)
        report.attempt("an erased session closes with 4404", erased, gateway, http)
        report.attempt("a subprotocol that is not spoken is refused", other_subprotocol, gateway, http)
        report.attempt("a binary frame closes with 1003", refuses_binary, gateway, http)
        report.attempt("a frame that is no object is refused, and the stream goes on", no_object, gateway, http)
        report.attempt("1012 or 1013 and stream.drain when the gateway goes", drain, gateway, http)


def open_stream(gateway, session: Conversation, tls: bool = False, token: bool = True, query: str = "", **options):
    if tls:
        options["sock"] = tunnel(gateway)
    headers = {"Authorization": f"Bearer {gateway.key}"} if token else {}
    options.setdefault("subprotocols", ["gateway.v1"])
    return connect(gateway.url(f"{session.path}/stream{query}", scheme="ws"), proxy=None,
                   additional_headers=headers, **options)


def read(connection, until) -> list[dict]:
    """Frames up to the first of which `until` is true."""
    seen = []
    while True:
        seen.append(json.loads(connection.recv(timeout=SECONDS_MAX)))
        if until(seen[-1]):
            return seen


def of_type(name: str):
    return lambda frame: frame.get("type") == name


def reply_to(reference):
    return lambda frame: frame.get("op") == "reply" and frame.get("ref") == reference


def send(connection, **operation) -> None:
    connection.send(json.dumps(operation))


def answer_to(text: str):
    return lambda frame: (frame.get("type") == "message.created" and frame["data"]["sender"]["role"] == "bot"
                          and frame["data"]["content"].get("text") == text)


def conversation(gateway, http, tls: bool, count: int) -> None:
    session = Conversation(http)
    with open_stream(gateway, session, tls) as connection:
        assert connection.subprotocol == "gateway.v1", str(connection.subprotocol)
        seen = read(connection, of_type("stream.ready"))
        for turn in range(count):
            send(connection, op="send", ref=turn, content={"type": "text", "text": f"say {turn}"})
            seen += read(connection, answer_to(f"say {turn}"))
            # The bot may be quicker than the word that its question was taken.
            if not any(map(reply_to(turn), seen)):
                seen += read(connection, reply_to(turn))
        replies = [frame for frame in seen if frame.get("op") == "reply"]
        assert [frame["ref"] for frame in replies] == list(range(count)), str(replies[-1:])
        assert all(frame["status"] == 202 for frame in replies), str(replies[-1:])
        numbers = [frame["seq"] for frame in seen if "seq" in frame]
        assert numbers == list(range(1, len(numbers) + 1)), str(numbers)
        send(connection, op="ping", ref="p")
        assert read(connection, reply_to("p"))[-1]["status"] == 200
        send(connection, op="typing", ref="t", state="started")
        assert read(connection, reply_to("t"))[-1]["status"] == 202
        send(connection, op="dance", ref="d")
        assert "problem" in read(connection, reply_to("d"))[-1]


def resume(gateway, http, tls: bool) -> None:
    session = Conversation(http)
    with open_stream(gateway, session, tls) as connection:
        send(connection, op="send", ref=1, content={"type": "text", "text": "hello"})
        whole = [frame for frame in read(connection, answer_to("hello")) if "seq" in frame]
    for place, event in enumerate(whole):
        with open_stream(gateway, session, tls, query=f"?after={event['cursor']}") as connection:
            rest = [frame for frame in read(connection, of_type("stream.ready")) if "seq" in frame]
        numbers = [frame["seq"] for frame in rest]
        assert numbers[:len(whole) - place - 1] == [frame["seq"] for frame in whole[place + 1:]], f"{place}: {numbers}"


def in_band(gateway, http, tls: bool) -> None:
    session = Conversation(http, "u-in-band")
    made = http.post("/v1/tokens", json={"userId": "u-in-band"})
    with open_stream(gateway, session, tls, token=False) as connection:
        send(connection, op="auth", ref="a", token=made.json()["token"])
        seen = read(connection, of_type("stream.ready"))
        assert any(reply_to("a")(frame) and frame["status"] == 200 for frame in seen), str(seen[:2])


def as_events(gateway, http) -> None:
    session = Conversation(http)
    session.say("hello")
    with open_stream(gateway, session) as connection:
        read(connection, answer_to("hello"))
    with open_stream(gateway, session) as connection:
        frames = [frame for frame in read(connection, of_type("stream.ready")) if "seq" in frame]
    page = http.get(f"{session.path}/events", params={"limit": 200}).json()
    assert frames == page["data"][:len(frames)] and len(frames) >= 4, f"{len(frames)} and {len(page['data'])}"


def uncompressed(gateway, http) -> None:
    session = Conversation(http)
    with open_stream(gateway, session, compression=None) as connection:
        assert not connection.protocol.extensions, str(connection.protocol.extensions)
        read(connection, of_type("stream.ready"))


def close_code(connection) -> int | None:
    """Reads to the end and gives the code that came."""
    try:
        while True:
            connection.recv(timeout=SECONDS_MAX)
    except websockets.exceptions.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def closes(gateway, http, authorization: str, code: int) -> None:
    session = Conversation(http)
    with open_stream(gateway, session, token=False) as connection:
        send(connection, op="auth", ref="a", token=authorization.removeprefix("Bearer "))
        found = close_code(connection)
        assert found == code, str(found)


def erased(gateway, http) -> None:
    session = Conversation(http)
    with open_stream(gateway, session) as connection:
        read(connection, of_type("stream.ready"))
        assert http.delete(session.path).status_code == 204
        found = close_code(connection)
        assert found == 4404, str(found)


def other_subprotocol(gateway, http) -> None:
    session = Conversation(http)
    try:
        with open_stream(gateway, session, subprotocols=["chat.v9"]):
            raise AssertionError("it was taken")
    except websockets.exceptions.InvalidStatus as refused:
        assert refused.response.status_code == 400, str(refused.response.status_code)


def refuses_binary(gateway, http) -> None:
    session = Conversation(http)
    with open_stream(gateway, session) as connection:
        read(connection, of_type("stream.ready"))
        connection.send(b"{}")
        found = close_code(connection)
        assert found == 1003, str(found)


def no_object(gateway, http) -> None:
    session = Conversation(http)
    with open_stream(gateway, session) as connection:
        read(connection, of_type("stream.ready"))
        for text in ("[]", "1", "{", "", "null"):
            connection.send(text)
            refused = read(connection, lambda frame: frame.get("op") == "reply")[-1]
            assert refused["status"] >= 400 and "problem" in refused, str(refused)
        send(connection, op="ping", ref=1)
        read(connection, reply_to(1))


def drain(gateway, http) -> None:
    """Ends the gateway, so it comes last."""
    session = Conversation(http)
    with open_stream(gateway, session) as connection:
        read(connection, of_type("stream.ready"))
        gateway.terminate()
        last = read(connection, of_type("stream.drain"))[-1]
        assert last["data"]["reconnectAfterMs"] >= 0, str(last)
        found = close_code(connection)
        assert found in (1012, 1013), str(found)
