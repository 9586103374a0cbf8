"""The echo, which is in the gateway itself."""

from .provider import Provider

NO_LINK = "nothing is between the gateway and the echo"


class Echo(Provider):
    name = "echo"
    excluded = {
        "refused by the vendor": NO_LINK,
        "the link is lost and comes back": NO_LINK,
        "the link is lost in the middle of an answer": NO_LINK,
        "the vendor ends it": "the echo ends nothing",
        "unknown frames are kept": "there are no frames",
        "garbage is survived": "there are no frames",
        "the vendor speaks of its own accord": "the echo only answers",
    }

    def configuration(self) -> str:
        return '{"kind": "echo"}'

    def texts(self, session) -> list[str]:
        # It keeps nothing, so what it said stands for what came.
        return [event["data"]["content"]["text"] for event in session.events()
                if event["type"] == "message.created" and event["data"]["sender"]["role"] == "bot"]

    def is_gone(self, session) -> bool:
        return True
