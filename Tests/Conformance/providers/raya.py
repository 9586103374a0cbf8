"""Raya, a simulated bot that answers in pieces."""

import json
import urllib.parse

from .provider import Provider


class Raya(Provider):
    name = "raya"
    vendor = "raya"
    settings = {"customDataKeys": ["order"], "baseReconnectDelayMs": 200}
    file = (b"\x89PNG\r\n\x1a\n" + bytes(64), "image/png", "hello.png")
    query = "refund"
    speech_is_a_file = True

    def reply(self, text: str) -> str:
        return f"You said: {text}"

    def texts(self, session) -> list[str]:
        entries = self.sim.call("GET", "log")["entries"]
        # The vendor knows no user's id; a connection is told apart by the name that its address has.
        ours = set()
        for entry in entries:
            if entry["kind"] == "handshake":
                query = urllib.parse.parse_qs(urllib.parse.urlsplit(entry["frame"]).query)
                if query.get("user_name") == [session.user]:
                    ours.add(entry["connection"])
        frames = [json.loads(entry["frame"]) for entry in entries
                  if entry["kind"] == "text" and entry["connection"] in ours and entry["frame"].startswith("{")]
        return [frame["content"] for frame in frames if "content" in frame]

    def cut(self, session) -> None:
        assert self.sim.call("POST", "disconnect", {"userName": session.user})["sockets"] > 0, "no socket to cut"

    def cut_within(self, session) -> None:
        self.sim.call("POST", "faults", {"fault": "cut", "place": "within", "userName": session.user, "times": 1})

    def refuse(self) -> tuple[int, str]:
        self.sim.call("POST", "faults", {"fault": "status", "status": 401})
        return 502, "provider_auth_failed"

    def _push(self, session, frame) -> None:
        assert self.sim.call("POST", "push", {"userName": session.user, "frame": frame})["sockets"] > 0, "no socket"

    def say(self, session, text: str) -> None:
        self._push(session, {"type": "message", "content": text})

    def unknown(self, session, mark: str) -> None:
        self._push(session, {"type": "hologram", "depth": mark})

    def garbage(self, session) -> list:
        def fault(name):
            self.sim.call("POST", "faults", {"fault": name, "userName": session.user, "times": 1})
            session.send("spoil this", waits=False)
        return [("no JSON", lambda: self._push(session, "{not json")),
                ("a number", lambda: self._push(session, "42")),
                ("a response without data", lambda: self._push(session, {"type": "response"})),
                ("no UTF-8", lambda: fault("utf8")), ("a binary frame", lambda: fault("binary")),
                ("a reserved bit", lambda: fault("badframe"))]

    def end(self, session) -> None:
        session.send("autoclose")

    def is_gone(self, session) -> bool:
        return self.sim.call("POST", "push", {"userName": session.user, "frame": {"type": "info"}})["sockets"] == 0

    def ask(self, session) -> tuple[str, object]:
        session.send("end")
        asked = session.wait_type("command.requested")["data"]
        return asked["commandId"], asked["options"][-1]["value"]

    def stream(self, session) -> None:
        session.send("a rather long story in several pieces")

    def suggest(self, session) -> None:
        head = session.head
        session.send("presets")
        session.wait_type("suggestions.updated", after=head)
