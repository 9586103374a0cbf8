"""Oracle Digital Assistant as a webhook: signed calls in both directions, and no link."""

import pathlib

from .oda import ODA
from .vendors import Vendor

NO_LINK = "there is no link: every message is a call of its own"


class ODAWebhook(ODA):
    name = "oda-webhook"
    settings: dict = {}
    calls_gateway = True
    spoilt = {"half of a document": "malformed", "a forged signature": "forged"}
    excluded = {
        "refused by the vendor": "a session is open as soon as it is made; a wrong signature is a message's error",
        "the link is lost and comes back": NO_LINK,
        "the link is lost in the middle of an answer": NO_LINK,
    }

    @classmethod
    def simulated(cls, executable: pathlib.Path, port: int) -> Vendor:
        target = f"http://127.0.0.1:{port}/v1/hooks/vendor"
        return Vendor(executable, cls.vendor, [*cls.flags, "--webhook-target", target])

    def garbage(self, session) -> list:
        def forge(**fields):
            answer = session.caller.call("POST", "/v1/hooks/vendor", {"userId": session.user}, **fields)
            assert answer.status == 401 and answer.code == "hook_signature_invalid", str(answer)
        return [*super().garbage(session), ("an unsigned call", forge),
                ("a wrong signature", lambda: forge(X_Hub_Signature="sha256=00"))]

    def is_gone(self, session) -> bool:
        # The channel has no word for the end.
        return True
