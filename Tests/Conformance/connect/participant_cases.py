"""Every call of the participant service, as the vendor's client makes it, and what comes over the socket."""

import json
import urllib.parse
import uuid

import urllib3

from . import chat
from .chat import EVENT, INTERACTIVE, Chat, Socket, is_modelled, refusal

PICTURE = bytes(range(256)) * 20


def run(address: str, report, control, participant, administration) -> None:
    def case(name, body):
        report.attempt(name, body)

    one = Chat(control, participant)

    def wrong_tokens():
        for token in ("garbage", one.start["ParticipantToken"]):
            is_modelled(
                participant, "AccessDeniedException", participant.send_message, ContentType="text/plain", Content="x",
                ConnectionToken=token)
        is_modelled(
            participant, "AccessDeniedException", participant.create_participant_connection, Type=["WEBSOCKET"],
            ParticipantToken=one.token)

    def expired_tokens():
        two = Chat(control, participant)
        administration.call("POST", "expire", {"contactId": two.id})
        is_modelled(participant, "AccessDeniedException", two.say, "x")
        answer = participant.create_participant_connection(
            Type=["CONNECTION_CREDENTIALS"], ParticipantToken=two.start["ParticipantToken"])
        assert "Websocket" not in answer
        two.token = answer["ConnectionCredentials"]["ConnectionToken"]
        assert two.say("x")["Id"]

    def url_bytes():
        query = one.url.partition("?")[2]
        assert all(code in query for code in ("%2B", "%2F", "%3D")), query
        try:
            Socket(urllib.parse.unquote(one.url))
        except Exception as error:
            assert "403" in str(error), error
        else:
            raise AssertionError("another spelling of the URL was taken")

    def nothing_before_subscription():
        two = Chat(control, participant, dials=False)
        socket = Socket(two.url, subscribes=False)
        two.say("hello")
        socket.send({"topic": "aws/heartbeat"})
        socket.until(lambda: bool(socket.others))
        assert not socket.items and socket.others == [{"topic": "aws/heartbeat"}], socket.others
        assert len(two.transcript(MaxResults=100)["Transcript"]) >= 3

    def beats():
        one.socket.others.clear()
        one.socket.send({"topic": "aws/ping"})
        one.socket.until(lambda: bool(one.socket.others))
        assert one.socket.others[-1] == {"topic": "aws/ping", "statusCode": 200, "statusContent": "OK"}
        administration.fault("badping")
        one.socket.send({"topic": "aws/ping"})
        one.socket.until(lambda: len(one.socket.others) > 1)
        assert one.socket.others[-1]["statusCode"] == 500
        one.socket.send({"topic": "aws/chat", "content": "{}"})
        one.socket.until(lambda: len(one.socket.others) > 2)
        assert one.socket.others[-1]["message"] == "Forbidden"

    def talks():
        answer = one.say("hello")
        own = one.socket.item(Id=answer["Id"])
        assert own["AbsoluteTime"] == answer["AbsoluteTime"] and own["ParticipantRole"] == "CUSTOMER"
        assert own["ContactId"] == own["InitialContactId"] == one.id
        agent = one.socket.item(ContentType=EVENT + "participant.joined", ParticipantRole="AGENT")["ParticipantId"]
        one.socket.item(ContentType=EVENT + "typing", ParticipantId=agent)
        assert one.socket.item(Type="MESSAGE", ParticipantId=agent)["Content"] == "Hello, Zoë"
        receipt = one.socket.item(Type="MESSAGEMETADATA")["MessageMetadata"]
        assert receipt["MessageId"] == answer["Id"]
        assert receipt["Receipts"][0]["RecipientParticipantId"] == agent
        kept = one.transcript(StartPosition={"Id": answer["Id"]}, MaxResults=1)["Transcript"][0]
        assert kept["MessageMetadata"]["Receipts"][0]["ReadTimestamp"]

    def repeats():
        token = str(uuid.uuid4())
        count = len(one.transcript(MaxResults=100)["Transcript"])
        first = one.say("silent once", token=token)
        assert one.say("silent once", token=token)["Id"] == first["Id"]
        assert len(one.transcript(MaxResults=100)["Transcript"]) == count + 1

    def content_types():
        plain = Chat(control, participant, SupportedMessagingContentTypes=["text/plain"], dials=False)
        is_modelled(participant, "ValidationException", plain.say, "**b**", "text/markdown")
        one.say("**b**", "text/markdown")
        one.say('{"a":1}', "application/json")
        is_modelled(participant, "ValidationException", one.say, "{", "application/json")
        is_modelled(participant, "ValidationException", one.say, "{}", INTERACTIVE)
        # Bytes are counted, not characters.
        is_modelled(participant, "ValidationException", one.say, "€" * 6000)

    def events():
        assert one.tell("typing")["Id"]
        one.socket.item(ContentType=EVENT + "typing", ParticipantRole="CUSTOMER")
        message = one.answer("say something", Type="MESSAGE", ParticipantRole="AGENT")["Id"]
        one.socket.items.clear()
        one.tell("message.delivered", json.dumps({"messageId": message}))
        one.tell("message.read", json.dumps({"messageId": message}))
        own = one.socket.item(Type="MESSAGEMETADATA")["MessageMetadata"]["Receipts"][0]
        assert own["RecipientParticipantId"] == one.start["ParticipantId"]
        is_modelled(participant, "ValidationException", one.tell, "participant.idle")
        is_modelled(participant, "ValidationException", one.tell, "message.read", "7d1e")
        one.say("supervisor")
        is_modelled(
            participant, "ConflictException", one.tell, "message.read", json.dumps({"messageId": message}))
        one.say("supervisor leave")
        one.tell("message.read", json.dumps({"messageId": message}))

    def pages():
        two = Chat(control, participant)
        for number in range(12):
            two.say(f"silent {number}")
        texts = [f"silent {number}" for number in range(12)]

        def gather(**wishes):
            items, token = [], {}
            while True:
                page = two.transcript(**wishes, **token)
                items += page["Transcript"]
                if not page.get("NextToken"):
                    return items
                token = {"NextToken": page["NextToken"]}

        usual = two.transcript()
        assert len(usual["Transcript"]) == 10 and usual["InitialContactId"] == two.id
        assert usual["Transcript"][0]["Content"] == "silent 11", "the newest comes first"
        backwards = gather(ScanDirection="BACKWARD", SortOrder="DESCENDING", MaxResults=5)
        assert [item.get("Content") for item in backwards] == texts[::-1] + [None]
        newest = two.transcript(ScanDirection="BACKWARD", SortOrder="ASCENDING", MaxResults=3)["Transcript"]
        assert [item["Content"] for item in newest] == texts[-3:]
        start = backwards[4]["Id"]
        forwards = gather(
            ScanDirection="FORWARD", SortOrder="ASCENDING", StartPosition={"Id": start}, MaxResults=2)
        assert [item["Content"] for item in forwards] == texts[-5:]
        time = two.transcript(StartPosition={"AbsoluteTime": backwards[0]["AbsoluteTime"]})["Transcript"]
        assert backwards[0]["Id"] in [item["Id"] for item in time]
        assert len(two.transcript(StartPosition={"MostRecent": 4})["Transcript"]) == 4
        assert two.transcript(StartPosition={"Id": "unknown"})["Transcript"] == []
        assert two.transcript(ContactId=one.id)["Transcript"] == []
        is_modelled(participant, "ValidationException", two.transcript, ScanDirection="FORWARD")
        is_modelled(
            participant, "ValidationException", two.transcript, ScanDirection="FORWARD", StartPosition={})
        assert two.transcript(StartPosition={})["Transcript"][0]["Content"] == "silent 11"
        token = two.transcript(MaxResults=2)["NextToken"]
        administration.fault("emptytoken", contactId=two.id)
        assert two.transcript(MaxResults=100)["NextToken"] == ""
        administration.fault("pastend", contactId=two.id)
        assert two.transcript(MaxResults=1)["Transcript"][0]["ContentType"] == EVENT + "chat.ended"
        participant.create_participant_connection(
            Type=["WEBSOCKET"], ParticipantToken=two.start["ParticipantToken"])
        is_modelled(participant, "ValidationException", two.transcript, MaxResults=2, NextToken=token)

    def uploads():
        upload(one, 'a "b" é.png')
        item = one.socket.item(Type="ATTACHMENT", ParticipantRole="CUSTOMER")
        assert "ContentType" not in item
        attachment = item["Attachments"][0]
        assert (attachment["AttachmentName"], attachment["Status"]) == ('a "b" é.png', "APPROVED")
        answer = participant.get_attachment(
            AttachmentId=attachment["AttachmentId"], ConnectionToken=one.token, UrlExpiryInSeconds=5)
        assert answer["AttachmentSizeInBytes"] == len(PICTURE)
        got = urllib3.request("GET", answer["Url"], preload_content=True)
        assert got.status == 200 and got.data == PICTURE and got.headers["content-type"] == "image/png"
        assert urllib3.request("GET", answer["Url"] + "x").status == 403

    def upload(where, name, complete=True, **changes):
        start = participant.start_attachment_upload(
            ContentType="image/png", AttachmentName=name, AttachmentSizeInBytes=len(PICTURE),
            ClientToken=str(uuid.uuid4()), ConnectionToken=where.token)
        metadata = start["UploadMetadata"]
        assert "." not in metadata["UrlExpiry"] and "%2B" in metadata["Url"]
        fields = metadata["HeadersToInclude"] | changes
        status = urllib3.request("PUT", metadata["Url"], body=PICTURE, headers={
            name: value for name, value in fields.items() if value}).status
        if complete:
            assert status == 200, status
            participant.complete_attachment_upload(
                AttachmentIds=[start["AttachmentId"]], ClientToken=str(uuid.uuid4()), ConnectionToken=where.token)
        return start["AttachmentId"], status

    def strict_uploads():
        for changes in ({"x-amz-acl": ""}, {"x-amz-server-side-encryption-context": "other"},
                        {"x-amz-meta-more": "1"}, {"Content-Disposition": "attachment"}):
            assert upload(one, "p.png", complete=False, **changes)[1] == 403, changes
        attachment, status = upload(one, "p.png", complete=False, **{"Authorization": "AWS4-HMAC-SHA256 x"})
        assert status == 400, status
        is_modelled(
            participant, "ValidationException", participant.complete_attachment_upload, AttachmentIds=[attachment],
            ClientToken="t", ConnectionToken=one.token)
        done, _ = upload(one, "p.png")
        is_modelled(
            participant, "ConflictException", participant.complete_attachment_upload, AttachmentIds=[done],
            ClientToken="another", ConnectionToken=one.token)

    def scans():
        two = Chat(control, participant)
        administration.fault("rejected", contactId=two.id)
        upload(two, "p.png")
        assert two.socket.item(Type="ATTACHMENT")["Attachments"][0]["Status"] == "REJECTED"
        two.socket.items.clear()
        administration.fault("inprogress", contactId=two.id)
        upload(two, "q.png")
        waiting = two.socket.item(Type="ATTACHMENT")
        assert waiting["Attachments"][0]["Status"] == "IN_PROGRESS"
        assert two.answer("silent", Type="ATTACHMENT")["Attachments"][0]["Status"] == "APPROVED"

    def files_of_agents():
        attachment = one.answer("file", Type="ATTACHMENT", ParticipantRole="AGENT")["Attachments"][0]
        url = participant.get_attachment(AttachmentId=attachment["AttachmentId"], ConnectionToken=one.token)["Url"]
        assert urllib3.request("GET", url).data == "Your invoice, Zoë\n".encode()

    def templates():
        expected = {"list": "ListPicker", "list paged": "ListPicker", "panel": "Panel", "quick": "QuickReply",
                    "time": "TimePicker", "carousel": "Carousel"}
        for word, template in expected.items():
            content = json.loads(one.answer(word, ContentType=INTERACTIVE)["Content"])
            assert content["templateType"] == template and content["data"]["content"]["title"], content
        one.say(json.dumps({"version": "1.0", "action": "SHOW_MORE", "data": {}}), INTERACTIVE + ".response")

    def views():
        content = json.loads(one.answer("view", ContentType=INTERACTIVE)["Content"])
        token = content["data"]["content"]["viewToken"]
        assert all(sign in token for sign in "+/=")
        view = participant.describe_view(ViewToken=token, ConnectionToken=one.token)["View"]
        assert view["Content"]["Actions"] == ["Submit", "Cancel"]
        assert json.loads(view["Content"]["InputSchema"]) and json.loads(view["Content"]["Template"])
        is_modelled(
            participant, "ResourceNotFoundException", participant.describe_view, ViewToken="none",
            ConnectionToken=one.token)

    def streams():
        two = Chat(control, participant, ParticipantConfiguration={"ResponseMode": "INCREMENTAL"})

        def stream():
            two.socket.items.clear()
            two.say("stream one two three")
            two.socket.until(lambda: any(
                item.get("MessageMetadata", {}).get("MessageCompleted") for item in two.socket.items))
            return [item for item in two.socket.items if "ChunkNumber" in item.get("MessageMetadata", {})]

        pieces = stream()
        assert [item["Content"] for item in pieces] == ["one", " two", " three", "one two three"], pieces
        assert [item["MessageMetadata"]["ChunkNumber"] for item in pieces] == [1, 2, 3, 4]
        assert len({item["Id"] for item in pieces}) == 1
        stored = [item for item in two.transcript()["Transcript"] if item["Id"] == pieces[0]["Id"]]
        assert [item["Content"] for item in stored] == ["one two three"]
        administration.fault("chunkgap", contactId=two.id, skip=1)
        assert [item["MessageMetadata"]["ChunkNumber"] for item in stream()] == [1, 3, 4]

    def authenticates():
        two = Chat(control, participant)
        begun = two.answer("authenticate", ContentType=EVENT + "authentication.initiated")
        session = json.loads(begun["Content"])["SessionId"]

        def fetch():
            return participant.get_authentication_url(
                SessionId=session, RedirectUri="https://example.com/back", ConnectionToken=two.token)

        url = fetch()["AuthenticationUrl"]
        is_modelled(participant, "ValidationException", fetch)
        state = urllib.parse.parse_qs(urllib.parse.urlsplit(url).query)["state"][0]
        control.update_participant_authentication(State=state, InstanceId=chat.INSTANCE, Code="c-1")
        two.socket.item(ContentType=EVENT + "authentication.succeeded")
        two.socket.item(ContentType=EVENT + "participant.displayname.updated")
        is_modelled(
            control, "ConflictException", control.update_participant_authentication, State=state,
            InstanceId=chat.INSTANCE, Code="c-1")
        session = json.loads(two.answer("authenticate", ContentType=EVENT + "authentication.initiated")["Content"])
        participant.cancel_participant_authentication(
            SessionId=session["SessionId"], ConnectionToken=two.token)
        two.socket.item(ContentType=EVENT + "authentication.cancelled")

    def renews():
        two = Chat(control, participant)
        url = participant.create_participant_connection(
            Type=["WEBSOCKET"], ParticipantToken=two.start["ParticipantToken"])["Websocket"]["Url"]
        new = Socket(url)
        sent = two.say("silent")["Id"]
        assert two.socket.item(Id=sent) == new.item(Id=sent)
        two.socket.close()
        sent = two.say("silent again")["Id"]
        new.item(Id=sent)

    def signed():
        # Every client of the vendor's signs these calls too; that is overlooked.
        other = chat.client("connectparticipant", address)
        assert other.get_transcript(ConnectionToken=one.token)["InitialContactId"] == one.id
        found = [text for text in administration.violations if text.startswith("credential:")]
        assert not found, found

    def throttles():
        administration.fault("error", operation="SendMessage", status=429)
        is_modelled(participant, "ThrottlingException", one.say, "x")
        administration.fault("error", operation="StartAttachmentUpload", status=402)
        is_modelled(participant, "ServiceQuotaExceededException", upload, one, "p.png")
        administration.fault("callempty", operation="SendEvent")
        assert one.tell("typing")["ResponseMetadata"]["HTTPStatusCode"] == 200
        error = refusal(lambda: (administration.fault("errorhtml"), one.say("{", "application/json")))
        assert error.response["ResponseMetadata"]["HTTPStatusCode"] == 400

    def ends():
        two = Chat(control, participant)
        two.answer("bye", ContentType=EVENT + "participant.left", ParticipantRole="AGENT")
        end = two.socket.item(ContentType=EVENT + "chat.ended")
        assert "ParticipantRole" not in end and end["InitialContactId"] == two.id
        three = Chat(control, participant)
        three.leave()
        three.socket.item(ContentType=EVENT + "participant.left", ParticipantRole="CUSTOMER")
        three.socket.item(ContentType=EVENT + "chat.ended")
        for over in (two, three):
            is_modelled(participant, "AccessDeniedException", over.say, "x")
            is_modelled(participant, "AccessDeniedException", over.transcript)
            is_modelled(
                participant, "AccessDeniedException", participant.create_participant_connection,
                Type=["WEBSOCKET"], ParticipantToken=over.start["ParticipantToken"])

    case("each token opens its own calls only", wrong_tokens)
    case("a token that has expired is renewed", expired_tokens)
    case("a socket's URL is taken byte for byte", url_bytes)
    case("nothing comes before the subscription", nothing_before_subscription)
    case("beats, pings, and no messages over the socket", beats)
    case("SendMessage: echo, receipts, typing and an answer", talks)
    case("SendMessage with the same ClientToken is one message", repeats)
    case("content types and lengths are checked", content_types)
    case("SendEvent: typing and receipts", events)
    case("GetTranscript pages in both directions", pages)
    case("attachments go up and come back", uploads)
    case("an upload has every field, its own URL and no other credentials", strict_uploads)
    case("attachments are scanned", scans)
    case("agents send files", files_of_agents)
    case("interactive messages and their answers", templates)
    case("DescribeView", views)
    case("bots' messages in pieces", streams)
    case("authentication: URL once, result, cancelled", authenticates)
    case("two sockets have the same items", renews)
    case("calls that are signed without need", signed)
    case("throttling, quotas and odd answers", throttles)
    case("the end, and nothing behind it", ends)
