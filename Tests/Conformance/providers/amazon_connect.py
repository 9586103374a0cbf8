"""Amazon Connect, a simulated contact centre whose agent joins at the first message."""

import json
import uuid

from .provider import Provider


class AmazonConnect(Provider):
    # Not just "connect": the edge has a check of that method.
    name = "amazon-connect"
    vendor = "connect"
    settings = {"quotaFactor": 100, "streaming": True}

    def reply(self, text: str) -> str:
        return f"You said: {text}"

    def _entries(self) -> list[dict]:
        return self.sim.call("GET", "log")["entries"]

    def _contact(self, session) -> str:
        """The contact's initial id, which the session shows among the vendor's ids."""
        known = {entry["contactId"] for entry in self._entries()} - {""}
        found = [value for value in session.view()["native"].values() if isinstance(value, str) and value in known]
        assert found, "the session names no contact that the vendor knows"
        return found[0]

    def texts(self, session) -> list[str]:
        contact = self._contact(session)
        texts, tokens = [], set()
        for entry in self._entries():
            if (entry.get("operation"), entry["status"], entry["contactId"]) != ("SendMessage", 200, contact):
                continue
            body = json.loads(entry["body"])
            # A call that is repeated with its token says nothing.
            if body.get("ClientToken") not in tokens:
                texts.append(body["Content"])
            tokens |= {body["ClientToken"]} if "ClientToken" in body else set()
        return texts

    def _aimed(self, session, **more) -> dict:
        return {"contactId": self._contact(session), **more}

    def cut(self, session) -> None:
        assert self.sim.call("POST", "disconnect", self._aimed(session))["sockets"] > 0, "there was no socket to cut"

    def cut_within(self, session) -> None:
        self.sim.call("POST", "faults", self._aimed(session, fault="cut", place="within", times=1))

    def refuse(self) -> tuple[int, str]:
        self.sim.call("POST", "faults", {
            "fault": "error", "operation": "StartChatContact", "status": 403, "place": "UnrecognizedClientException"})
        return 502, "provider_auth_failed"

    def _push(self, session, frame) -> None:
        assert self.sim.call("POST", "push", self._aimed(session, frame=frame))["sockets"] > 0, "no socket"

    def _item(self, session, **members) -> None:
        contact = self._contact(session)
        item = {"AbsoluteTime": "2026-03-01T12:00:00.000Z", "Id": str(uuid.uuid4()), "ParticipantId": "agent-1",
                "DisplayName": "Ada", "ParticipantRole": "AGENT", "InitialContactId": contact, "ContactId": contact}
        self._push(session, {
            "topic": "aws/chat", "contentType": "application/json", "content": json.dumps({**item, **members})})

    def say(self, session, text: str) -> None:
        self._item(session, Type="MESSAGE", ContentType="text/plain", Content=text)

    def unknown(self, session, mark: str) -> None:
        self._item(session, Type="HOLOGRAM", ContentType="application/x-hologram", Content=mark)

    def garbage(self, session) -> list:
        def fault(name):
            self.sim.call("POST", "faults", self._aimed(session, fault=name, times=1))
            session.send("spoil this")
        return [("no JSON", lambda: self._push(session, "{not json")),
                ("a number", lambda: self._push(session, "42")),
                ("an item that is no JSON", lambda: self._push(session, {"topic": "aws/chat", "content": "{"})),
                ("no UTF-8", lambda: fault("utf8")), ("a binary frame", lambda: fault("binary")),
                ("a reserved bit", lambda: fault("badframe"))]

    def end(self, session) -> None:
        self.sim.call("POST", "end", self._aimed(session))

    def is_gone(self, session) -> bool:
        return self.sim.call("POST", "push", self._aimed(session, frame={}))["sockets"] == 0

    def show_view(self, session) -> str:
        session.send("view")
        return session.wait_type("view.requested")["data"]["viewToken"]

    def show_form(self, session) -> dict:
        self.show_view(session)
        return {"type": "formResponse", "formId": "view", "values": {"name": "Ada"}}

    def stream(self, session) -> None:
        session.send("stream a rather long story in several pieces")
