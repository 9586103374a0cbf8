"""The event stream with httpx-sse, over HTTP/1.1 and HTTP/2, plain and over TLS."""

import re

import httpx
import httpx_sse

from . import wire
from .session import Conversation, client

COMMENT = re.compile(rb"\n:[^\n]*\n\n")
WAYS = {"HTTP/1.1": (False, False), "HTTP/1.1 over TLS": (True, False), "HTTP/2": (False, True),
        "HTTP/2 over TLS": (True, True)}


def run(gateway, report, scale) -> None:
    for way, (tls, http2) in WAYS.items():
        with client(gateway, tls, http2) as http:
            report.attempt(f"{way}: the head", head, http, http2)
            report.attempt(f"{way}: each stored event has its cursor as id, others have none", ids, http)
            report.attempt(f"{way}: retry comes first", retry, http)
            report.attempt(f"{way}: resume from each place by Last-Event-ID", resume, http)
            report.attempt(f"{way}: Last-Event-ID wins over after", precedence, http)
            report.attempt(f"{way}: after=now", now, http)
            report.attempt(f"{way}: a foreign Last-Event-ID is told", foreign, http)
            report.attempt(f"{way}: live, cut again and again", cut, http, 50 if scale.long else 5)
            report.attempt(f"{way}: ten streams beside each other", side_by_side, http)
            report.attempt(f"{way}: line ends inside a text", line_ends, http)
            report.attempt(f"{way}: the feed of an app", feed, http)
    report.attempt("comments are ignored and come while nothing happens", comments, gateway, scale)


def frames(http: httpx.Client, path: str, until, *, last: str | None = None, **query: str) -> list:
    """The events of a stream up to the first of which `until` is true."""
    headers = {"Last-Event-ID": last} if last else {}
    seen = []
    with httpx_sse.connect_sse(http, "GET", path, params=query, headers=headers) as source:
        source.response.raise_for_status()
        for event in told(source):
            seen.append(event)
            if until(event.json()):
                return seen
    raise AssertionError(f"the stream ended after {[event.json()['type'] for event in seen]}")


def told(source):
    """The events; httpx-sse also yields a `retry` that comes alone, which by its standard is none."""
    return (event for event in source.iter_sse() if event.data)


def ready(event: dict) -> bool:
    return event["type"] == "stream.ready"


def answered(text: str):
    """Whether an event is the provider's answer to `text`."""
    return lambda event: (event["type"] == "message.created" and event["data"]["sender"]["role"] == "bot"
                          and event["data"]["content"].get("text") == text)


def spoken(http: httpx.Client, *texts: str) -> Conversation:
    """A session in which these texts were said and answered."""
    session = Conversation(http)
    for text in texts:
        session.say(text)
    frames(http, f"{session.path}/events", answered(texts[-1]))
    return session


def head(http: httpx.Client, http2: bool) -> None:
    session = spoken(http, "hello")
    with httpx_sse.connect_sse(http, "GET", f"{session.path}/events") as source:
        fields = source.response.headers
        assert source.response.http_version == ("HTTP/2" if http2 else "HTTP/1.1"), source.response.http_version
        assert fields["content-type"].startswith("text/event-stream"), fields["content-type"]
        assert fields["cache-control"] == "no-store" and fields["x-accel-buffering"] == "no", str(fields)
        assert "content-encoding" not in fields and "content-length" not in fields, str(fields)


def ids(http: httpx.Client) -> None:
    session = spoken(http, "one", "two")
    seen = frames(http, f"{session.path}/events", ready)
    for event in seen:
        document = event.json()
        assert event.event == "message", f"event: {event.event}"
        if "seq" in document or ready(document):
            assert event.id == document["cursor"], f"{event.id} and {document['cursor']}"
        assert document["sessionId"] == session.id
    numbers = [event.json()["seq"] for event in seen if "seq" in event.json()]
    assert numbers == list(range(1, len(numbers) + 1)), str(numbers)
    end = seen[-1].json()
    assert end["data"]["replayed"] == len(numbers) and end["data"]["to"] == seen[-1].id, str(end)


def retry(http: httpx.Client) -> None:
    session = spoken(http, "hello")
    with http.stream("GET", f"{session.path}/events", headers={"Accept": "text/event-stream"}) as answer:
        first = next(answer.iter_lines())
    assert first.startswith("retry: ") and 0 < int(first[7:]) <= 60000, first


def resume(http: httpx.Client) -> None:
    session = spoken(http, "one", "two", "three")
    path = f"{session.path}/events"
    whole = [event for event in frames(http, path, ready) if "seq" in event.json()]
    for place, event in enumerate(whole):
        rest = [later for later in frames(http, path, ready, last=event.id) if "seq" in later.json()]
        assert [later.data for later in rest] == [later.data for later in whole[place + 1:]], f"behind {place}"


def precedence(http: httpx.Client) -> None:
    session = spoken(http, "one", "two")
    path = f"{session.path}/events"
    whole = [event for event in frames(http, path, ready) if "seq" in event.json()]
    rest = frames(http, path, ready, last=whole[2].id, after=whole[0].id)
    assert rest[0].data == whole[3].data, rest[0].data


def now(http: httpx.Client) -> None:
    session = spoken(http, "one")
    seen = frames(http, f"{session.path}/events", ready, after="now")
    assert len(seen) == 1 and seen[0].json()["data"]["replayed"] == 0, str(seen)


def foreign(http: httpx.Client) -> None:
    one, other = spoken(http, "one"), spoken(http, "other")
    place = frames(http, f"{one.path}/events", ready)[0].id
    seen = frames(http, f"{other.path}/events", lambda event: event["type"] == "stream.reset", last=place)
    assert seen[-1].json()["data"]["reason"] == "foreign", seen[-1].data


def cut(http: httpx.Client, times: int) -> None:
    session = spoken(http, "0")
    path, last, numbers = f"{session.path}/events", None, []
    for turn in range(1, times + 1):
        session.say(str(turn))
        seen = [event for event in frames(http, path, answered(str(turn)), last=last) if "seq" in event.json()]
        numbers += [event.json()["seq"] for event in seen]
        last = seen[-1].id
    assert numbers == list(range(1, len(numbers) + 1)), str(numbers)


def side_by_side(http: httpx.Client) -> None:
    session = spoken(http, "0")
    sources = [httpx_sse.connect_sse(http, "GET", f"{session.path}/events") for _ in range(10)]
    open_sources = [source.__enter__() for source in sources]
    try:
        session.say("to all")
        is_answer = answered("to all")
        for source in open_sources:
            assert any(is_answer(event.json()) for event in told(source))
    finally:
        for source in sources:
            source.__exit__(None, None, None)


def line_ends(http: httpx.Client) -> None:
    text = "a\nb\r\nc\rd\n\nid: x\ndata: y\u2028\u2029\ufeffé😀"
    spoken(http, text)


def feed(http: httpx.Client) -> None:
    session = Conversation(http)
    session.say("fed")
    is_answer = answered("fed")
    seen = frames(http, "/v1/events", lambda event: event["sessionId"] == session.id and is_answer(event))
    resumed = frames(http, "/v1/events", ready, last=seen[-2].id)
    assert resumed[0].data == seen[-1].data, resumed[0].data


def comments(gateway, scale) -> None:
    """The keep-alive of 15 s is waited for in the long form only."""
    with client(gateway) as http:
        session = spoken(http, "hello")
    connection = wire.connect(gateway)
    wire.send(connection, f"GET {session.path}/events HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n"
              f"Authorization: Bearer {gateway.key}\r\n\r\n".encode())
    seconds = 40 if scale.long else 1
    received, is_over = wire.read(connection, seconds, until=lambda octets: scale.long and COMMENT.search(octets))
    connection.close()
    assert not is_over, "the stream ended"
    assert not scale.long or COMMENT.search(received), f"no comment within {seconds} s"
