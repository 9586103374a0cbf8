"""Oracle Digital Assistant, a simulated pizza skill."""

from .provider import Provider

CHANNEL = "22222222-2222-4222-8222-222222222222"


class ODA(Provider):
    name = "oda"
    vendor = "oda"
    flags = ["--channel", CHANNEL, "--secret", "conformance-secret-0123456789abcdef"]
    query = "pizza"
    settings = {"enableSpeechSynthesis": True}

    def reply(self, text: str) -> str:
        return f"You said: {text}"

    def texts(self, session) -> list[str]:
        return [entry["text"] for entry in self.sim.call("GET", "texts")["texts"] if entry["userId"] == session.user]

    def _of(self, session) -> dict:
        return {"channelId": CHANNEL, "userId": session.user}

    def cut(self, session) -> None:
        assert self.sim.call("POST", "disconnect", self._of(session))["sockets"] > 0, "there was no socket to cut"

    def go_away(self, sessions) -> None:
        for session in sessions:
            self.sim.call("POST", "disconnect", {**self._of(session), "code": 1012})

    def cut_within(self, session) -> None:
        self.sim.call("POST", "faults", {"fault": "cut", "place": "within", "userId": session.user, "times": 1})

    def refuse(self) -> tuple[int, str]:
        self.sim.call("POST", "faults", {"fault": "status", "status": 401})
        return 502, "provider_auth_failed"

    def _push(self, session, frame) -> None:
        assert self.sim.call("POST", "push", {**self._of(session), "frame": frame})["sockets"] > 0, "no socket"

    def _speak(self, session, payload) -> None:
        self._push(session, {"messagePayload": payload, "source": "BOT", "userId": session.user})

    def say(self, session, text: str) -> None:
        self._speak(session, {"type": "text", "text": text})

    def unknown(self, session, mark: str) -> None:
        self._speak(session, {"type": "hologram", "depth": mark})

    # Faults of a frame, by the name of the garbage that comes of each.
    spoilt = {"no UTF-8": "utf8", "a binary frame": "binary", "a reserved bit": "badframe"}

    def garbage(self, session) -> list:
        def spoil(fault):
            self.sim.call("POST", "faults", {"fault": fault, "userId": session.user, "times": 1})
            session.send("spoil this", waits=False)
        return [("no JSON", lambda: self._push(session, "{not json")),
                ("a number", lambda: self._push(session, "42")),
                *((name, lambda fault=fault: spoil(fault)) for name, fault in self.spoilt.items())]

    def end(self, session) -> None:
        session.send("bye")

    def is_gone(self, session) -> bool:
        return self.sim.call("POST", "push", {**self._of(session), "frame": {}})["sockets"] == 0

    def show_form(self, session) -> dict:
        after = session.head
        session.send("form")
        shown = session.wait(
            lambda event: event["type"] == "message.created" and event["seq"] > after
            and event["data"]["content"]["type"] in ("form", "editForm"), "form")
        message = shown["data"]
        return {"type": "formResponse", "formId": message["id"], "values": {"name": "Ada"}}

    def ask(self, session) -> tuple[str, object]:
        session.send("stars")
        asked = session.wait_type("command.requested")["data"]
        return asked["commandId"], asked["options"][-1]["value"]

    def stream(self, session) -> None:
        session.send("stream")
