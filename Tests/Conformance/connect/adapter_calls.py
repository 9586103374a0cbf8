"""Has the adapter make every call that it has, over the gateway's own API and against the simulator."""

import urllib.parse

from .chat import ALL_TYPES, FLOW, INSTANCE, KEY_ID, SECRET

# An ARN, whose colons and slash the path has to carry.
ARN = f"arn:aws:connect:us-east-1:123456789012:instance/{INSTANCE}"
APPLICATION = "arn:aws:mobiletargeting:us-east-1:123456789012:apps/a1"
SIMULATOR = ["--connect", "127.0.0.1:0", "--connect-access-key", f"{KEY_ID}:{SECRET}"]
TIMERS = [{"role": "CUSTOMER", "type": "IDLE", "minutes": 2},
          {"role": "AGENT", "type": "DISCONNECT_NONCUSTOMER", "minutes": None}]


def configuration(address: str) -> str:
    """The provider as YAML in one line; its times are short, so that receipts need not be waited for."""
    types = ", ".join(f'"{kind}"' for kind in ALL_TYPES)
    return (f'{{kind: connect, region: us-east-1, instanceId: "{ARN}", contactFlowId: "{FLOW}", '
            f'credentials: {{accessKeyId: {KEY_ID}, secretAccessKey: {SECRET}}}, '
            f'controlEndpoint: "http://{address}", participantEndpoint: "http://{address}", '
            f'supportedMessagingContentTypes: [{types}], chatDurationInMinutes: 600, quotaFactor: 0, '
            f'receipts: {{throttleSeconds: 0.2, deliveredDelaySeconds: 0.1}}, '
            f'push: {{pinpointAppArn: "{APPLICATION}", includeRawMessage: true}}}}')


def taken(answer):
    assert answer.status < 300, str(answer)
    return answer.json


class Customer:
    """One session, and what its user does in it."""

    def __init__(self, stage, user: dict, options: dict | None = None, data: dict | None = None):
        self.stage = stage
        made = taken(stage.caller.post("/v1/sessions", {
            "user": user, "customData": data or {}, "providerOptions": options or {}}))
        assert made["session"]["state"] == "active", made["session"]
        self.session = stage.conversation(made)
        self.native = made["session"]["native"]

    def call(self, method: str, path: str, body=None):
        return taken(self.session.caller.call(method, self.session.path + path, body))

    def say(self, content: dict) -> dict:
        sent = self.session.say(content)
        assert sent["state"] in ("sent", "delivered", "read"), sent
        return sent

    def shown(self, word: str, kind: str) -> dict:
        """The message of a kind that follows a word of the simulator's script."""
        head = self.session.head
        self.say({"type": "text", "text": word})

        def is_shown(event) -> bool:
            return (event["type"] == "message.created" and event["seq"] > head
                    and event["data"]["content"]["type"] == kind)
        return self.session.wait(is_shown, f"{kind} behind {word!r}")["data"]

    def choose(self, message: dict) -> None:
        """Takes the first thing there is to be chosen."""
        choice = next(found for found in choices(message["content"]) if found.get("type") != "url")
        action = {"type": "action", "messageId": message["id"], "actionId": choice["id"]}
        self.say(action)

    def end(self) -> None:
        self.call("POST", "/end")


def choices(value) -> list[dict]:
    """Everything with an id in a message's content, from its start."""
    if isinstance(value, list):
        return [found for part in value for found in choices(part)]
    if not isinstance(value, dict):
        return []
    own = [value] if "id" in value else []
    return own + [found for part in value.values() for found in choices(part)]


def speaks(customer: Customer) -> None:
    customer.say({"type": "text", "text": "hello"})
    customer.session.answer("Hello, Zoë")
    customer.say({"type": "text", "text": "**bold** \"quoted\" ☺", "format": "markdown"})
    customer.say({"type": "data", "contentType": "application/json", "value": {"order": 17, "tags": ["a", "ü"]}})
    customer.say({"type": "text", "text": "é" * 8192})


def chooses(customer: Customer, word: str, kind: str) -> None:
    customer.choose(customer.shown(word, kind))


def reads(customer: Customer) -> None:
    head = customer.session.head
    customer.say({"type": "text", "text": "read this"})
    message = customer.session.answer("You said: read this", head)["data"]
    customer.call("POST", "/receipts", {"type": "delivered", "messageId": message["id"]})
    customer.stage.logged("SendEvent", "event.message.delivered")
    customer.call("POST", "/receipts", {"type": "read", "messageId": message["id"]})
    customer.stage.logged("SendEvent", "event.message.read")


def types(customer: Customer) -> None:
    customer.call("POST", "/typing", {"state": "started"})
    customer.stage.logged("SendEvent", "event.typing")


def shows_views(customer: Customer) -> None:
    asked = opens_view(customer)
    view = customer.call("GET", "/views/" + urllib.parse.quote(asked["viewToken"], safe=""))
    assert view["actions"], view
    head = customer.session.head
    customer.say({"type": "text", "text": "my name is Zoë"})
    # What is written while a view is open is for the view.
    customer.session.answer("You chose", head)
    asked = opens_view(customer)
    head = customer.session.head
    customer.say({"type": "interactiveResponse", "messageId": asked["messageId"],
                  "value": {"action": "Submit", "data": {"FormInput": {"name": "Zoë"}}}})
    customer.session.answer("You chose", head)


def opens_view(customer: Customer) -> dict:
    head = customer.session.head
    customer.say({"type": "text", "text": "view"})
    return customer.session.wait_type("view.requested", head)["data"]


def sends_files(customer: Customer) -> None:
    octets = b"\x89PNG\r\n" + bytes(70_000)
    answer = customer.session.caller.call(
        "POST", customer.session.path + "/attachments?send=true", octets, "image/png",
        Content_Disposition='attachment; filename="a b (1).png"')
    taken(answer)
    customer.stage.logged("CompleteAttachmentUpload", "AttachmentIds")
    message = customer.shown("file", "attachment")
    file = next(iter(message["content"]["attachments"]))
    path = f"/attachments/{file['id']}/content"
    answer = customer.session.caller.get(customer.session.path + path)
    assert answer.status == 200 and answer.body, str(answer)


def pages_back(customer: Customer) -> None:
    first = customer.call("GET", "/transcript?source=provider&limit=3")
    assert len(first["data"]) == 3, first
    page = urllib.parse.quote(first["next"], safe="")
    assert customer.call("GET", f"/transcript?source=provider&limit=3&page={page}")["data"]


def changes_data(customer: Customer) -> None:
    customer.call("PUT", "/custom-data", {"tier": "silver", "new_1": 2})
    customer.stage.logged("UpdateContactAttributes", "silver")
    data = customer.call("GET", "/custom-data?source=provider")
    assert data["tier"] == "silver", data


def registers_devices(customer: Customer) -> None:
    for device, change in {"telephone": {"transport": "apns", "platform": "ios", "environment": "sandbox"},
                           "tablet": {"transport": "fcm", "platform": "android"}}.items():
        path = f"/v1/push-registrations/{device}"
        taken(customer.session.caller.call("PUT", path, {
            "sessionId": customer.session.id, "token": f"token/{device}+=", "appId": "com.example", **change}))
        taken(customer.session.caller.call("DELETE", path))
    customer.stage.logged("DeletePushNotificationRegistration", "")


def proves(customer: Customer, outcome: dict) -> None:
    head = customer.session.head
    customer.say({"type": "text", "text": "authenticate"})
    asked = customer.session.wait_type("authentication.requested", head)["data"]
    path = f"/authentications/{asked['authenticationId']}"
    url = customer.call("POST", path + "/url", {"redirectUri": "https://shop.example.com/back?a=b"})["url"]
    state = urllib.parse.parse_qs(urllib.parse.urlsplit(url).query)["state"][0]
    customer.call("POST", "/authentications/result", {"state": state, **outcome})


def refuses_to_prove(customer: Customer) -> None:
    head = customer.session.head
    customer.say({"type": "text", "text": "authenticate"})
    asked = customer.session.wait_type("authentication.requested", head)["data"]
    path = f"/authentications/{asked['authenticationId']}"
    customer.call("POST", path + "/url", {"redirectUri": "https://shop.example.com/back"})
    customer.call("POST", path + "/cancel")


def comes_back(customer: Customer) -> None:
    """After a loss there is another connection, and what was missed is read from an item on."""
    taken_before = len(customer.stage.log("CreateParticipantConnection"))
    assert customer.stage.administration.call("POST", "disconnect", {})["sockets"] > 0
    customer.session.wait_type("session.gap")
    assert len(customer.stage.log("CreateParticipantConnection")) > taken_before
    customer.stage.logged("GetTranscript", "StartPosition")


def says_again(customer: Customer) -> None:
    customer.say({"type": "text", "text": "again"})
    customer.session.answer("You said: again")


def run(stage, report) -> None:
    """Every call, each in a case that says what the user did."""
    user = {"id": "u-7", "name": "Zoë"}
    options = {"customerId": "c-7", "streaming": True, "disconnectOnCustomerExit": True, "timers": TIMERS,
               "chatDurationInMinutes": 60, "relatedContactId": "c0c0c0c0-0000-4000-8000-000000000001",
               "segmentAttributes": {"connect:Subtype": {"ValueString": "connect:Guide"}}}
    one = Customer(stage, user, options, {"tier": "gold", "order-id": "A_17", "note": "a+b & c/d"})
    report.attempt("texts, Markdown and JSON", speaks, one)
    for word, kind in {"list": "picker", "list paged": "picker", "panel": "panel", "quick": "quickReplies",
                       "time": "timePicker", "carousel": "carousel"}.items():
        report.attempt(f"an answer to a {kind} ({word})", chooses, one, word, kind)
    report.attempt("receipts", reads, one)
    report.attempt("typing", types, one)
    report.attempt("views and answers to them", shows_views, one)
    report.attempt("files, both ways", sends_files, one)
    report.attempt("pages of the vendor's transcript", pages_back, one)
    report.attempt("custom data", changes_data, one)
    report.attempt("devices", registers_devices, one)
    report.attempt("a proof with a code", proves, one, {"code": "code-1"})
    report.attempt("a proof that was refused", proves, one, {"error": "access_denied", "errorDescription": "No"})
    report.attempt("a proof that is not wanted", refuses_to_prove, one)
    report.attempt("a lost socket", comes_back, one)
    report.attempt("leaving", one.end)
    past = {"persistentChat": {"rehydrationType": "ENTIRE_PAST_SESSION", "sourceContactId": one.native["contactId"]}}
    two = Customer(stage, {"id": "u-7"}, past)
    report.attempt("a chat that takes up another", says_again, two)
    stage.administration.call("POST", "faults", {
        "fault": "error", "operation": "DisconnectParticipant", "status": 400, "place": "ValidationException"})
    report.attempt("a chat that cannot be left", two.end)
    stage.logged("StopContact", "")
