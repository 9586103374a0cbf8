"""Voysis, a simulated shop that answers queries."""

import json

from .provider import Provider


class Voysis(Provider):
    name = "voysis"
    vendor = "voysis"
    # Without tokens; others have them.
    flags = []
    # The vendor's socket belongs to queries, not to conversations.
    dials_for_messages = True
    excluded = {
        "the vendor speaks of its own accord": "the vendor only answers",
        "unknown frames are kept": "a frame that answers no query belongs to no conversation, and is passed over",
        "the vendor ends it": "the vendor knows conversations only as the context of queries, and ends none",
    }

    def reply(self, text: str) -> str:
        # What it says depends on the words of the shop that are in a text, so any answer will do.
        return ""

    def texts(self, session) -> list[str]:
        requests = [json.loads(entry["request"]) for entry in self.sim.call("GET", "log")["entries"]
                    if entry.get("request", "").startswith("{")]
        entities = [request.get("entity") or {} for request in requests]
        return [entity["textQuery"]["text"] for entity in entities if "textQuery" in entity]

    def cut(self, session) -> None:
        assert self.sim.call("POST", "disconnect", {})["sockets"] > 0, "there was no socket to cut"

    def cut_within(self, session) -> None:
        self.sim.call("POST", "faults", {"fault": "cut", "place": "within", "times": 1})

    def refuse(self) -> tuple[int, str]:
        self.sim.call("POST", "faults", {"fault": "status", "value": 401})
        return 502, "provider_auth_failed"

    def _push(self, session, frame) -> None:
        session.send("good day")
        session.answer(self.reply(""))
        assert self.sim.call("POST", "push", {"frame": frame})["sockets"] > 0, "no socket"

    def garbage(self, session) -> list:
        def fault(name):
            self.sim.call("POST", "faults", {"fault": name, "times": 1})
            session.send("spoil this", waits=False)
        return [("an unknown frame", lambda: self._push(session, {"type": "hologram"})),
                ("no JSON", lambda: self._push(session, "{not json")),
                ("a list", lambda: self._push(session, "[]")),
                ("no UTF-8", lambda: fault("utf8")), ("a binary frame", lambda: fault("binary")),
                ("a reserved bit", lambda: fault("badframe"))]

    def is_gone(self, session) -> bool:
        # Nobody tells the vendor of an end.
        return True
