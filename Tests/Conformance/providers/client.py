"""A client of the gateway's API: calls, sessions, and what is read from their logs."""

import dataclasses
import http.client
import json
import time

PATIENCE_SECONDS = 10


@dataclasses.dataclass
class Answer:
    """What came back."""

    status: int
    fields: dict
    body: bytes

    @property
    def json(self):
        return json.loads(self.body) if self.body else None

    @property
    def code(self) -> str:
        """The code of a problem."""
        return (self.json or {}).get("code", "") if self.status >= 400 else ""

    def __str__(self) -> str:
        return f"{self.status} {self.body[:300]!r}"


class Caller:
    """Calls with the secret key; each call has a connection of its own."""

    def __init__(self, gateway, key: str):
        self._gateway = gateway
        self._key = key

    def call(self, method: str, path: str, body=None, content_type: str = "application/json", **fields) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self._gateway.port, timeout=40)
        head = {"Authorization": f"Bearer {self._key}", **{name.replace("_", "-"): v for name, v in fields.items()}}
        octets = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        if octets is not None:
            head["Content-Type"] = content_type
        try:
            connection.request(method, path, octets, head)
            answer = connection.getresponse()
            return Answer(answer.status, dict(answer.getheaders()), answer.read())
        finally:
            connection.close()

    def get(self, path: str) -> Answer:
        return self.call("GET", path)

    def post(self, path: str, body=None) -> Answer:
        return self.call("POST", path, {} if body is None else body)

    def stream(self, path: str):
        """The events of a server-sent stream, one after the other, until it is closed."""
        connection = http.client.HTTPConnection("127.0.0.1", self._gateway.port, timeout=PATIENCE_SECONDS)
        try:
            connection.request(
                "GET", path, headers={"Authorization": f"Bearer {self._key}", "Accept": "text/event-stream"})
            for line in connection.getresponse():
                if line.startswith(b"data:"):
                    yield json.loads(line[5:])
        finally:
            connection.close()


class Conversation:
    """One session."""

    def __init__(self, caller: Caller, made: dict):
        self.caller = caller
        self.made = made
        self.id = made["session"]["id"]
        self.user = made["session"]["user"]["id"]
        self.path = f"/v1/sessions/{self.id}"

    def view(self) -> dict:
        return self.caller.get(self.path).json

    def send(self, text: str, waits: bool = True) -> dict:
        return self.say({"type": "text", "text": text}, waits)

    def say(self, content: dict, waits: bool = True) -> dict:
        """Sends a message; with `waits` it has to be sent."""
        answer = self.caller.post(self.path + "/messages" + ("?wait=sent" if waits else ""), {"content": content})
        assert answer.status == 202, str(answer)
        assert not waits or answer.json["state"] in ("sent", "delivered", "read"), str(answer)
        return answer.json

    def events(self, query: str = "") -> list[dict]:
        """The whole log."""
        events, after = [], ""
        while True:
            page = self.caller.get(f"{self.path}/events?limit=200{query}{after}").json
            if not page["data"]:
                return events
            events += page["data"]
            after = "&after=" + page["cursor"]

    def wait(self, is_wanted, what: str, seconds: float = PATIENCE_SECONDS, query: str = "") -> dict:
        """The first event of the log that is as wanted; waits for it."""
        end = time.monotonic() + seconds
        after, seen = "", []
        while time.monotonic() < end:
            page = self.caller.get(f"{self.path}/events?limit=200&wait=1{query}{after}").json
            for event in page["data"]:
                if is_wanted(event):
                    return event
                seen.append(event["type"])
            after = "&after=" + page["cursor"]
        raise AssertionError(f"no {what} within {seconds} s; there were {', '.join(seen[-12:])}")

    def wait_type(self, kind: str, after: int = 0, seconds: float = PATIENCE_SECONDS) -> dict:
        return self.wait(lambda event: event["type"] == kind and event.get("seq", 0) > after, kind, seconds)

    def fate(self, message: str) -> dict:
        """What became of a message of ours: sent, or failed."""
        def is_fate(event) -> bool:
            data = event["data"]
            return (event["type"] == "message.state" and data["messageId"] == message
                    and data["state"] in ("sent", "failed"))
        return self.wait(is_fate, "word of what became of a message")["data"]

    def answer(self, text: str, after: int = 0) -> dict:
        """The other side's message that holds this text."""
        def is_answer(event) -> bool:
            data = event["data"]
            return (event["type"] == "message.created" and event["seq"] > after
                    and data["sender"]["role"] != "user" and text in json.dumps(data["content"], ensure_ascii=False))
        return self.wait(is_answer, f"answer with {text!r}")

    @property
    def head(self) -> int:
        """The number of the last event."""
        return self.events()[-1]["seq"]
