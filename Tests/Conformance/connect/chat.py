"""A chat with the simulated Connect: the vendor's own clients for the calls, and a socket for what comes back."""

import json
import time
import uuid

import boto3
import botocore.config
import botocore.exceptions
import urllib3
import websockets.sync.client

INSTANCE = "11111111-2222-3333-4444-555555555555"
FLOW = "846ec553-a005-41c0-8341-000000000001"
KEY_ID = "AKIDEXAMPLE"
SECRET = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"
REGION = "us-east-1"
EVENT = "application/vnd.amazonaws.connect.event."
INTERACTIVE = "application/vnd.amazonaws.connect.message.interactive"
ALL_TYPES = ["text/plain", "text/markdown", "application/json", INTERACTIVE, INTERACTIVE + ".response"]
PATIENCE_SECONDS = 5


def client(service: str, address: str, *, key_id: str = KEY_ID, secret: str = SECRET, token: str | None = None,
           region: str = REGION, signs: bool = True):
    """A client of boto3 that asks the simulator; each error is told at once."""
    signature = {} if signs else {"signature_version": botocore.UNSIGNED}
    settings = botocore.config.Config(retries={"total_max_attempts": 1}, **signature)
    return boto3.client(
        service, endpoint_url=f"http://{address}", region_name=region, aws_access_key_id=key_id,
        aws_secret_access_key=secret, aws_session_token=token, config=settings)


def refusal(call, *arguments, **named) -> botocore.exceptions.ClientError:
    """The error a call is refused with; a call that succeeds is wrong."""
    try:
        outcome = call(*arguments, **named)
    except botocore.exceptions.ClientError as error:
        assert error.response["ResponseMetadata"]["RequestId"], "an error names no request"
        return error
    raise AssertionError(f"it was not refused: {outcome}")


def is_refused(status: int, name: str, call, *arguments, **named) -> None:
    """A call is refused with a status and an error; one of the model is raised as its own class."""
    error = refusal(call, *arguments, **named)
    seen = (error.response["ResponseMetadata"]["HTTPStatusCode"], error.response["Error"]["Code"])
    assert seen == (status, name), f"{seen}: {error}"
    assert error.response["Error"]["Message"], "the error says nothing"


def is_modelled(service, name: str, call, *arguments, **named) -> None:
    """A call is refused with an error that the service's model has."""
    error = refusal(call, *arguments, **named)
    assert isinstance(error, getattr(service.exceptions, name)), f"{type(error).__name__}: {error}"


class Socket:
    """A socket that has subscribed, and the items that came over it."""

    def __init__(self, url: str, subscribes: bool = True):
        self._socket = websockets.sync.client.connect(url, compression=None, user_agent_header=None)
        self.items: list[dict] = []
        self.others: list[dict] = []
        if subscribes:
            self.send({"topic": "aws/subscribe", "content": {"topics": ["aws/chat"]}})
            self.until(lambda: any(frame.get("topic") == "aws/subscribe" for frame in self.others))

    def send(self, frame: dict) -> None:
        self._socket.send(json.dumps(frame))

    def until(self, condition) -> None:
        """Reads until something is so."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not condition():
            left = end - time.monotonic()
            assert left > 0, f"did not come; the last items: {self.items[-3:]}"
            try:
                frame = json.loads(self._socket.recv(timeout=left))
            except TimeoutError:
                continue
            if frame.get("topic") == "aws/chat":
                self.items.append(json.loads(frame["content"]))
            else:
                self.others.append(frame)

    def item(self, **members) -> dict:
        """The first item with these members, which may still have to come."""
        found: list[dict] = []

        def look() -> bool:
            found[:] = [item for item in self.items if all(item.get(name) == value for name, value in members.items())]
            return bool(found)

        self.until(look)
        return found[0]

    def close(self) -> None:
        self._socket.close()


class Chat:
    """A contact with its customer connected; without a socket where none is wanted."""

    def __init__(self, control, participant, *, dials: bool = True, **wishes):
        self.control, self.participant = control, participant
        wishes = {"ParticipantDetails": {"DisplayName": "Zoë"}, "ClientToken": str(uuid.uuid4()),
                  "SupportedMessagingContentTypes": ALL_TYPES} | wishes
        self.start = control.start_chat_contact(InstanceId=INSTANCE, ContactFlowId=FLOW, **wishes)
        self.id = self.start["ContactId"]
        answer = participant.create_participant_connection(
            Type=["WEBSOCKET", "CONNECTION_CREDENTIALS"], ParticipantToken=self.start["ParticipantToken"])
        self.url = answer["Websocket"]["Url"]
        self.token = answer["ConnectionCredentials"]["ConnectionToken"]
        self.socket = Socket(self.url) if dials else None

    def say(self, text: str, content_type: str = "text/plain", token: str | None = None) -> dict:
        return self.participant.send_message(
            ContentType=content_type, Content=text, ConnectionToken=self.token, ClientToken=token or str(uuid.uuid4()))

    def tell(self, suffix: str, content: str | None = None) -> dict:
        content = {} if content is None else {"Content": content}
        return self.participant.send_event(
            ContentType=EVENT + suffix, ConnectionToken=self.token, ClientToken=str(uuid.uuid4()), **content)

    def answer(self, text: str, **members) -> dict:
        """Says something, and gives the item that follows with these members."""
        self.socket.items.clear()
        self.say(text)
        return self.socket.item(**members)

    def transcript(self, **wishes) -> dict:
        return self.participant.get_transcript(ConnectionToken=self.token, **wishes)

    def leave(self) -> None:
        self.participant.disconnect_participant(ConnectionToken=self.token, ClientToken=str(uuid.uuid4()))


class Administration:
    """The simulator's own requests."""

    def __init__(self, address: str):
        self._base = f"http://{address}/_sim/"
        self._pool = urllib3.PoolManager()

    def call(self, method: str, name: str, body: dict | None = None):
        answer = self._pool.request(method, self._base + name, body=None if body is None else json.dumps(body))
        assert answer.status in (200, 204), f"{method} {name}: {answer.status} {answer.data!r}"
        return json.loads(answer.data) if answer.data else None

    def fault(self, name: str, times: int = 1, **members) -> None:
        self.call("POST", "faults", {"fault": name, "times": times, **members})

    @property
    def violations(self) -> list[str]:
        return [entry["violation"] for entry in self.call("GET", "log")["entries"] if "violation" in entry]
