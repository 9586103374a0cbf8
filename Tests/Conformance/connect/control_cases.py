"""Every call of the control plane, as the vendor's client makes it."""

import uuid

import botocore.exceptions

from . import chat
from .chat import FLOW, INSTANCE, Chat, is_modelled, is_refused

UNKNOWN = "c1c1c1c1-0000-4000-8000-000000000001"
DETAILS = {"DisplayName": "Zoë"}


def run(address: str, report, control, participant, administration) -> None:
    def case(name, body):
        report.attempt(name, body)

    def start(**wishes):
        return control.start_chat_contact(
            **{"InstanceId": INSTANCE, "ContactFlowId": FLOW, "ParticipantDetails": DETAILS} | wishes)

    def starts():
        answer = start(
            Attributes={"tier": "gold", "order-id": "A_17"}, ClientToken=str(uuid.uuid4()),
            InitialMessage={"ContentType": "text/plain", "Content": "hello"}, ChatDurationInMinutes=60,
            SupportedMessagingContentTypes=chat.ALL_TYPES, CustomerId="c-1", DisconnectOnCustomerExit=["AGENT"],
            ParticipantConfiguration={"ResponseMode": "INCREMENTAL"},
            SegmentAttributes={"connect:Subtype": {"ValueString": "connect:Guide"}})
        assert answer["ContactId"] and answer["ParticipantId"] and answer["ParticipantToken"]
        assert "Websocket" not in answer and answer["ResponseMetadata"]["RequestId"]

    def connects_at_once():
        answer = start(ConnectionTypes=["WEBSOCKET", "CONNECTION_CREDENTIALS"])
        assert answer["ConnectionCredentials"]["ConnectionToken"]
        socket = chat.Socket(answer["Websocket"]["Url"])
        socket.item(ContentType=chat.EVENT + "participant.joined", ParticipantId=answer["ParticipantId"])
        socket.close()

    def repeats():
        token = str(uuid.uuid4())
        one, other = start(ClientToken=token), start(ClientToken=token)
        assert one["ContactId"] == other["ContactId"] and one["ParticipantToken"] == other["ParticipantToken"]
        assert start(ClientToken=str(uuid.uuid4()))["ContactId"] != one["ContactId"]

    def checks_attributes():
        is_modelled(control, "InvalidParameterException", start, Attributes={"a key": "v"})
        is_modelled(control, "InvalidRequestException", start, Attributes={f"k{i}": "x" * 9000 for i in range(4)})
        is_modelled(control, "InvalidRequestException", start, SupportedMessagingContentTypes=["text/markdown"])

    def keeps_attributes():
        contact = start(Attributes={"a": "1", "b": "2"})["ContactId"]
        control.update_contact_attributes(
            InitialContactId=contact, InstanceId=INSTANCE, Attributes={"b": "", "note": "a+b & c/d"})
        answer = control.get_contact_attributes(InitialContactId=contact, InstanceId=INSTANCE)
        assert answer["Attributes"] == {"a": "1", "b": "", "note": "a+b & c/d"}, answer["Attributes"]
        is_modelled(
            control, "ResourceNotFoundException", control.get_contact_attributes, InitialContactId=UNKNOWN,
            InstanceId=INSTANCE)

    def initial_id_only():
        one = Chat(control, participant)
        segment = one.answer("transfer", ContentType=chat.EVENT + "transfer.succeeded")["ContactId"]
        assert segment != one.id
        is_modelled(
            control, "ResourceNotFoundException", control.update_contact_attributes, InitialContactId=segment,
            InstanceId=INSTANCE, Attributes={"a": "1"})
        described = control.describe_contact(InstanceId=INSTANCE, ContactId=segment)["Contact"]
        assert described["InitialContactId"] == one.id == described["PreviousContactId"], described

    def stops():
        contact = start()["ContactId"]
        control.stop_contact(ContactId=contact, InstanceId=INSTANCE)
        assert control.describe_contact(InstanceId=INSTANCE, ContactId=contact)["Contact"]["DisconnectTimestamp"]
        for gone in (contact, UNKNOWN):
            is_modelled(
                control, "ContactNotFoundException", control.stop_contact, ContactId=gone, InstanceId=INSTANCE)

    def ended_gives_no_socket():
        token = str(uuid.uuid4())
        contact = start(ClientToken=token)["ContactId"]
        control.stop_contact(ContactId=contact, InstanceId=INSTANCE)
        again = start(ClientToken=token, ConnectionTypes=["WEBSOCKET", "CONNECTION_CREDENTIALS"])
        assert again["ContactId"] == contact and "Websocket" not in again

    def registers():
        contact = start()["ContactId"]
        wish = {
            "InstanceId": f"arn:aws:connect:us-east-1:123456789012:instance/{uuid.uuid4()}", "DeviceType": "APNS",
            "PinpointAppArn": "arn:aws:mobiletargeting:us-east-1:123456789012:apps/1", "DeviceToken": "d" * 64,
            "ContactConfiguration": {"ContactId": contact, "ParticipantRole": "CUSTOMER", "IncludeRawMessage": True}}
        # A contact belongs to the instance it was started with, whose id and ARN are one name.
        is_modelled(control, "ResourceNotFoundException", control.create_push_notification_registration, **wish)
        wish["InstanceId"] = f"arn:aws:connect:us-east-1:123456789012:instance/{INSTANCE}"
        wish["ClientToken"] = "t-1"
        registration = control.create_push_notification_registration(**wish)["RegistrationId"]
        assert registration == control.create_push_notification_registration(**wish)["RegistrationId"]
        assert "/" in registration, "a registration's id has to be encoded in the path"
        control.delete_push_notification_registration(
            InstanceId=INSTANCE, RegistrationId=registration, ContactId=contact)
        is_modelled(
            control, "ResourceNotFoundException", control.delete_push_notification_registration, InstanceId=INSTANCE,
            RegistrationId=registration, ContactId=contact)

    def sets_timers():
        contact = start()["ContactId"]
        timer = {"ParticipantRole": "CUSTOMER", "TimerType": "IDLE",
                 "TimerValue": {"ParticipantTimerDurationInMinutes": 2}}
        other = {"ParticipantRole": "AGENT", "TimerType": "DISCONNECT_NONCUSTOMER",
                 "TimerValue": {"ParticipantTimerAction": "Unset"}}

        def update(*timers):
            return control.update_participant_role_config(
                InstanceId=INSTANCE, ContactId=contact,
                ChannelConfiguration={"Chat": {"ParticipantTimerConfigList": list(timers)}})

        update(timer, other)
        is_modelled(control, "InvalidParameterException", update, timer, timer)

    def continues():
        one = Chat(control, participant)
        one.answer("hello", ParticipantRole="AGENT", Type="MESSAGE")
        source = {"RehydrationType": "ENTIRE_PAST_SESSION", "SourceContactId": one.id}
        is_modelled(control, "InvalidRequestException", start, PersistentChat=source)
        one.leave()
        two = Chat(control, participant, PersistentChat=source)
        assert two.start["ContinuedFromContactId"] == one.id
        two.socket.item(ContentType=chat.EVENT + "chat.rehydrated")
        page = two.transcript(MaxResults=100)
        assert all("RelatedContactId" not in item for item in page["Transcript"]) and page["NextToken"]
        past = two.transcript(MaxResults=100, NextToken=page["NextToken"])["Transcript"]
        assert past and all(item["RelatedContactId"] == one.id for item in past), past

    def refuses_signatures():
        def refused(name, status=403, **changes):
            other = chat.client("connect", address, **changes)
            is_refused(status, name, other.stop_contact, ContactId=UNKNOWN, InstanceId=INSTANCE)

        refused("InvalidSignatureException", secret="another")
        refused("UnrecognizedClientException", key_id="AKIDUNKNOWN")
        refused("UnrecognizedClientException", token="AQoEXAMPLE//==")
        refused("InvalidSignatureException", region="eu-west-2")
        refused("MissingAuthenticationTokenException", signs=False)

    def shows_forms_of_errors():
        for form in ("lowermessage", "errorsuffix", "errorinbody"):
            administration.fault(form)
            is_modelled(
                control, "ContactNotFoundException", control.stop_contact, ContactId=UNKNOWN, InstanceId=INSTANCE)

    def shows_limits():
        administration.fault("error", operation="StartChatContact", status=429, place="LimitExceededException")
        is_modelled(control, "LimitExceededException", start)
        administration.fault("error", operation="StartChatContact", status=429, retryAfterSeconds=2)
        is_refused(429, "TooManyRequestsException", start)

    def applies_and_fails():
        token = str(uuid.uuid4())
        before = administration.call("GET", "stats")["contactsStarted"]
        administration.fault("errorapplied", operation="StartChatContact", status=500)
        is_modelled(control, "InternalServiceException", start, ClientToken=token)
        administration.fault("callcutapplied", operation="StartChatContact")
        try:
            start(ClientToken=token)
            raise AssertionError("it was answered")
        except botocore.exceptions.HTTPClientError:
            pass
        start(ClientToken=token)
        assert administration.call("GET", "stats")["contactsStarted"] == before + 1

    case("StartChatContact with every member", starts)
    case("StartChatContact gives a connection at once", connects_at_once)
    case("a ClientToken gives the same contact", repeats)
    case("attributes and content types are checked", checks_attributes)
    case("attributes are merged, and read back", keeps_attributes)
    case("attributes belong to the initial contact id", initial_id_only)
    case("StopContact, and 410 when it is over", stops)
    case("a contact that is over gives no socket", ended_gives_no_socket)
    case("push registrations come and go", registers)
    case("timers are set, none of them twice", sets_timers)
    case("a chat goes on from one that is over", continues)
    case("wrong signatures are refused as the model says", refuses_signatures)
    case("errors are read in all their forms", shows_forms_of_errors)
    case("both kinds of 429", shows_limits)
    case("a call that was applied but not answered is repeated without harm", applies_and_fails)
