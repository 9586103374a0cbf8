"""The CCAI Platform, a simulated tenant with a virtual agent; what it says comes by webhook."""

import json
import pathlib

from .provider import Provider
from .vendors import Vendor

NO_LINK = "there is no link: calls in one direction, webhooks in the other"
# The smallest picture that the store takes: a photo of no pixels.
PHOTO = b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00\xff\xd9"


class CCAI(Provider):
    name = "ccai"
    vendor = "ccai"
    calls_gateway = True
    keeps_devices = True
    # A chat whose end waits for a survey would be over ten seconds later.
    settings = {"webhookWindowSeconds": 60, "csat": "skip", "rateLimitRps": 10000}
    # The platform takes other data with the beginning of a chat only.
    data = {"reserved_verified_customer": {"label": "Verified customer", "value": True, "type": "boolean"}}
    file = (PHOTO, "image/jpeg", "photo.jpg")
    excluded = {
        "the link is lost and comes back": NO_LINK,
        "the link is lost in the middle of an answer": NO_LINK,
    }

    @classmethod
    def simulated(cls, executable: pathlib.Path, port: int) -> Vendor:
        target = f"http://127.0.0.1:{port}/v1/hooks/vendor"
        return Vendor(executable, cls.vendor, ["--ccai-webhook-target", target, "--ccai-rate", "10000"])

    def opened(self, session) -> None:
        # The virtual agent hears what is said once it has joined, and nothing before.
        session.wait_type("session.active")

    def reply(self, text: str) -> str:
        return f"You said: {text}"

    def _entries(self) -> list[dict]:
        return self.sim.call("GET", "log")["entries"]

    def _chat(self, session) -> int:
        """The chat's number, which the session shows among the vendor's ids."""
        known = {entry["chatId"] for entry in self._entries()} - {0}
        ids = [str(value) for value in session.view()["native"].values()]
        found = [chat for chat in known if str(chat) in ids]
        assert found, "the session names no chat that the vendor knows"
        return max(found)

    def texts(self, session) -> list[str]:
        chat = self._chat(session)
        bodies = [json.loads(entry["body"]) for entry in self._entries()
                  if entry.get("operation") == "sendMessage" and entry.get("applied") and entry["chatId"] == chat]
        return [body["message"]["content"] for body in bodies if body["message"]["type"] == "text"]

    def refuse(self) -> tuple[int, str]:
        self.sim.call("POST", "faults", {"fault": "error", "operation": "createChat", "status": 401})
        return 502, "provider_auth_failed"

    def say(self, session, text: str) -> None:
        self.sim.call("POST", "say", {"chatId": self._chat(session), "text": text})

    def unknown(self, session, mark: str) -> None:
        chat = self._chat(session)
        self.sim.call("POST", "push", {"chatId": chat, "frame": {
            "event_type": "hologram_projected", "timestamp": "2026-01-01T00:00:00Z", "chat_id": chat,
            "body": {"depth": mark}}})

    # Faults of a webhook, by the name of the garbage that comes of each.
    spoilt = {"half of a document": "malformed", "no UTF-8": "utf8", "a forged signature": "forged",
              "no signature": "unsigned", "a digest for a signature": "plaindigest"}

    def garbage(self, session) -> list:
        def spoil(fault):
            self.sim.call("POST", "faults", {"fault": fault, "chatId": str(self._chat(session)), "times": 1})
            session.send("spoil this", waits=False)

        def push(frame):
            # In no chat's order: what is refused is posted again and again, and all behind it would wait.
            self.sim.call("POST", "push", {"frame": frame})
        return [("no JSON", lambda: push("{not json")),
                ("a number", lambda: push("42")),
                *((name, lambda fault=fault: spoil(fault)) for name, fault in self.spoilt.items())]

    def go_away(self, sessions) -> None:
        """There is no link over which the platform could say so."""

    def ask(self, session) -> tuple[str, object]:
        session.send("deflect over_capacity")
        asked = session.wait_type("command.requested")["data"]
        assert asked["name"] == "deflection" and "virtual_agent" in json.dumps(asked["options"]), str(asked)
        return asked["commandId"], "virtual_agent"

    def ask_form(self, session) -> str:
        session.send("form kyc-1")
        asked = session.wait_type("form.requested")["data"]
        assert asked["name"] == "kyc-1", str(asked)
        return asked["formId"]

    def end(self, session) -> None:
        self.sim.call("POST", "end", {"chatId": self._chat(session)})

    def is_gone(self, session) -> bool:
        chat = self._chat(session)
        return all(shown["id"] != chat for shown in self.sim.call("GET", "chats")["chats"])
