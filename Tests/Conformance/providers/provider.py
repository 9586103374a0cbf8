"""What the cases have to know of a provider; one small description each."""

import http.client
import json
import math
import pathlib
import struct

from .vendors import Vendor


def wave() -> bytes:
    """Half a second of sound."""
    sound = b"".join(struct.pack("<h", int(8000 * math.sin(index / 8))) for index in range(8000))
    form = struct.pack("<HHIIHH", 1, 1, 16000, 32000, 2, 16)
    return (b"RIFF" + struct.pack("<I", 36 + len(sound)) + b"WAVEfmt " + struct.pack("<I", len(form)) + form
            + b"data" + struct.pack("<I", len(sound)) + sound)


class Administration:
    """The interface of a simulator for those who test with it."""

    def __init__(self, address: str):
        self._address = address

    def call(self, method: str, name: str, body=None):
        connection = http.client.HTTPConnection(self._address, timeout=10)
        try:
            octets = None if body is None else json.dumps(body).encode()
            connection.request(method, f"/_sim/{name}", octets, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            text = answer.read()
        finally:
            connection.close()
        assert answer.status < 300, f"{method} /_sim/{name}: {answer.status} {text[:200]!r}"
        return json.loads(text) if text else None


class Provider:
    """A provider as the cases see it."""

    name = ""
    # The vendor's name to the executable; empty where there is no simulator.
    vendor = ""
    # The vendor's flags beside the address; None for those of its sample.
    flags: list[str] | None = None
    # What stands in the section beside what its sample has.
    settings: dict = {}
    # The vendor calls the gateway, so it has to know beforehand where that is.
    calls_gateway = False
    # A link that was lost is opened again for the next message, and not before.
    dials_for_messages = False
    # What cannot be sent has failed: nothing waits for a vendor that is away.
    sends_at_once = False
    # The vendor has no call for devices: the gateway keeps them for the app's own backend.
    keeps_devices = False
    # It is among those that run where none is named.
    runs_by_default = True
    # Cases that do not apply, each with the reason.
    excluded: dict[str, str] = {}

    def __init__(self, fake: Vendor | None, address: str | None):
        self.fake = fake
        self.address = address
        self.sim = Administration(address) if address else None

    @classmethod
    def simulated(cls, executable: pathlib.Path, port: int) -> Vendor | None:
        """The simulator that is started, where the gateway listens on this port."""
        return Vendor(executable, cls.vendor, cls.flags) if cls.vendor else None

    def configuration(self) -> str:
        """The entry under `providers`, as JSON, which is YAML too."""
        return json.dumps({**self.fake.section(self.address), **self.settings})

    def opened(self, session) -> None:
        """A session has been made: waits for what has to be there before anything is said in it."""

    def reply(self, text: str) -> str:
        """What the other side says to a text that means nothing to it; a part of it will do, and of any, nothing."""
        return text

    def texts(self, session) -> list[str]:
        """The texts of the session's user that came to the vendor, in order."""
        raise NotImplementedError

    def cut(self, session) -> None:
        """The vendor's side of the link goes away without a word."""
        raise NotImplementedError

    def go_away(self, sessions) -> None:
        """The vendor says to all of its links that it is being replaced."""
        self.sim.call("POST", "disconnect", {"code": 1012})

    def refuse(self) -> tuple[int, str]:
        """The vendor refuses whoever comes next; answers with the status and code that callers get."""
        raise NotImplementedError

    def forgive(self) -> None:
        """Everything is as it should be again."""
        if self.sim:
            self.sim.call("DELETE", "faults")

    def say(self, session, text: str) -> None:
        """The vendor says something of its own accord."""
        raise NotImplementedError

    def unknown(self, session, mark: str) -> None:
        """The vendor sends something well-formed that nobody knows, with a mark in it."""
        raise NotImplementedError

    def garbage(self, session) -> list:
        """Ways to make the vendor send what is not well-formed, each with its name; each may cost the link."""
        raise NotImplementedError

    def end(self, session) -> None:
        """The conversation is over at the vendor."""
        raise NotImplementedError

    def is_gone(self, session) -> bool:
        """The vendor has noticed that the session is over."""
        raise NotImplementedError

    # How an ability is brought out, where it takes more than a call of ours.

    def show_form(self, session) -> dict:
        """The content that answers a form which the vendor shows."""
        return {"type": "formResponse", "formId": "form-1", "values": {"name": "Ada"}}

    def ask(self, session) -> tuple[str, object]:
        """The vendor asks for something: the id of the command, and a right answer."""
        raise NotImplementedError

    def stream(self, session) -> None:
        """The vendor answers in pieces."""
        raise NotImplementedError

    def suggest(self, session) -> None:
        """The vendor has something to suggest."""

    def ask_form(self, session) -> str | None:
        """The vendor asks for a web form of the customer's: its id; None where messages answer the vendor's forms."""
        return None

    # Custom data that the vendor takes in mid-conversation.
    data = {"order": {"label": "Order", "value": "A-17", "type": "string"}}
    # A file that the vendor takes.
    file = (b"hello", "text/plain", "hello.txt")
    # Half a second of a low tone, as a WAV file: 16,000 samples of 16 bits a second.
    speech = wave()
    # It goes to the vendor as a file, not as it is spoken.
    speech_is_a_file = False
    # What suggestions are asked for.
    query = "pi"
