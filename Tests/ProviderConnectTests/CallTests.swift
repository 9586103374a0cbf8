import Foundation
import HTTPWire
import JSON
import SupportExpectations
import Testing

@testable import ProviderConnect

/// Every call as it goes out, to the byte; the bodies are compared with `Fixtures/Requests`, which the vendor's own
/// service models are held against by `scripts/conformance`.
@Suite struct CallTests {
    private static let instance = "11111111-2222-3333-4444-555555555555"
    private static let contact = "c1c1c1c1-0000-4000-8000-000000000001"
    private static let token = "0f8fad5b-d9cb-469f-a165-70867728950e"

    /// A call under the name of its fixture.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let call: ConnectCall
        let line: String

        init(_ name: String, _ call: ConnectCall, _ line: String) {
            self.name = name
            self.call = call
            self.line = line
        }

        var testDescription: String { name }
    }

    private static var wholeChat: ConnectControlCalls.Chat {
        var chat = ConnectControlCalls.Chat(
            instanceID: instance, flowID: "846ec553-a005-41c0-8341-000000000001", displayName: "Zoë", clientToken: token
        )
        chat.attributes = [("tier", "gold"), ("order-id", "A_17")]
        chat.durationMinutes = 1500
        chat.contentTypes = ConnectContentType.all
        chat.past = (.entirePastSession, contact)
        chat.customerID = "u-7"
        chat.isIncremental = true
        return chat
    }

    static let participant: [Case] = [
        Case(
            "createParticipantConnection", ConnectParticipantCalls.createConnection(webSocket: true, credentials: true),
            "POST /participant/connection"),
        Case(
            "createParticipantConnection-credentials",
            ConnectParticipantCalls.createConnection(webSocket: false, credentials: true),
            "POST /participant/connection"),
        Case(
            "disconnectParticipant", ConnectParticipantCalls.disconnect(clientToken: token),
            "POST /participant/disconnect"),
        Case(
            "sendMessage",
            ConnectParticipantCalls.sendMessage(
                contentType: "text/plain", content: "hello \"Ada\"\n☺", clientToken: token),
            "POST /participant/message"),
        Case("sendEvent-typing", ConnectParticipantCalls.sendTyping(clientToken: token), "POST /participant/event"),
        Case(
            "sendEvent-read", ConnectParticipantCalls.sendReceipt(read: true, messageID: "7d1e", clientToken: token),
            "POST /participant/event"),
        Case(
            "sendEvent-delivered",
            ConnectParticipantCalls.sendReceipt(read: false, messageID: "7d1e", clientToken: token),
            "POST /participant/event"),
        Case("getTranscript-newest", ConnectParticipantCalls.getTranscript(.newest), "POST /participant/transcript"),
        Case(
            "getTranscript-item", ConnectParticipantCalls.getTranscript(.item("7d1e"), itemsMax: 30),
            "POST /participant/transcript"),
        Case(
            "getTranscript-token", ConnectParticipantCalls.getTranscript(.token("NT+/=", isForward: false)),
            "POST /participant/transcript"),
        Case(
            "startAttachmentUpload",
            ConnectParticipantCalls.startAttachmentUpload(
                contentType: "image/png", name: "a \"b\" ü.png", sizeBytes: 40, clientToken: token),
            "POST /participant/start-attachment-upload"),
        Case(
            "completeAttachmentUpload",
            ConnectParticipantCalls.completeAttachmentUpload(id: "at-1", clientToken: token),
            "POST /participant/complete-attachment-upload"),
        Case("getAttachment", ConnectParticipantCalls.getAttachment(id: "at-1"), "POST /participant/attachment"),
        Case(
            "getAttachment-expiry", ConnectParticipantCalls.getAttachment(id: "at-1", urlExpirySeconds: 300),
            "POST /participant/attachment"),
        Case(
            "getAuthenticationURL",
            ConnectParticipantCalls.getAuthenticationURL(sessionID: contact, redirectURI: "https://shop.example/back"),
            "POST /participant/authentication-url"),
        Case(
            "cancelParticipantAuthentication", ConnectParticipantCalls.cancelAuthentication(sessionID: contact),
            "POST /participant/cancel-authentication"),
    ]

    static let control: [Case] = [
        Case("startChatContact", ConnectControlCalls.startChat(wholeChat), "PUT /contact/chat"),
        Case(
            "startChatContact-least",
            ConnectControlCalls.startChat(
                ConnectControlCalls.Chat(
                    instanceID: instance, flowID: "846ec553-a005-41c0-8341-000000000001", displayName: "Ada",
                    clientToken: token)), "PUT /contact/chat"),
        Case("stopContact", ConnectControlCalls.stop(instanceID: instance, contactID: contact), "POST /contact/stop"),
        Case(
            "updateContactAttributes",
            ConnectControlCalls.updateAttributes(
                instanceID: instance, initialContactID: contact, [("note", "a+b & c/d"), ("cleared", "")]),
            "POST /contact/attributes"),
        Case(
            "createPushNotificationRegistration",
            ConnectControlCalls.registerDevice(
                instanceID: instance, contactID: contact,
                ConnectControlCalls.Device(
                    applicationARN: "arn:aws:mobiletargeting:us-east-1:123456789012:apps/a1", token: "device",
                    type: "APNS", includesRawMessage: true), clientToken: token),
            "PUT /push-notification/\(instance)/registrations"),
        Case(
            "updateParticipantRoleConfig",
            ConnectControlCalls.setTimers(
                instanceID: instance, contactID: contact,
                [
                    ConnectControlCalls.ParticipantTimer(role: "CUSTOMER", type: "IDLE", minutes: 2),
                    ConnectControlCalls.ParticipantTimer(role: "AGENT", type: "DISCONNECT_NONCUSTOMER", minutes: nil),
                ]), "PUT /contact/participant-role-config/\(instance)/\(contact)"),
        Case(
            "updateParticipantAuthentication",
            ConnectControlCalls.updateAuthentication(
                instanceID: instance, state: "state-1", code: "code-1", error: nil, errorDescription: nil),
            "POST /contact/update-participant-authentication"),
        Case(
            "updateParticipantAuthentication-error",
            ConnectControlCalls.updateAuthentication(
                instanceID: instance, state: "state-1", code: nil, error: "access_denied",
                errorDescription: "No, thanks"), "POST /contact/update-participant-authentication"),
        Case(
            "startChatContact-related",
            ConnectControlCalls.startChat(related), "PUT /contact/chat"),
    ]

    /// With the members that exclude those of the whole one.
    private static var related: ConnectControlCalls.Chat {
        var chat = ConnectControlCalls.Chat(
            instanceID: instance, flowID: "846ec553-a005-41c0-8341-000000000001", displayName: "Ada",
            clientToken: token)
        chat.relatedContactID = contact
        chat.segmentAttributes = ["connect:Subtype": ["ValueString": "connect:Guide"]]
        chat.endsWithAgent = true
        chat.initialMessage = ("text/markdown", "I *need* help")
        return chat
    }

    private func fixture(_ name: String) throws -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = folder.appendingPathComponent("Fixtures/Requests/\(name).json")
        return try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
    }

    @Test(arguments: participant + control)
    func `a call is what its fixture says, to the byte`(_ one: Case) throws {
        expectEqual(one.call.method.text + " " + one.call.path, one.line)
        expect(one.call.query == nil)
        expectEqual(String(decoding: one.call.body, as: UTF8.self), try fixture(one.name))
        expectEqual(one.name.split(separator: "-").first.map(String.init), one.call.operation.rawValue)
    }

    @Test func `calls without a body put all they say into the target, encoded once`() {
        let view = ConnectParticipantCalls.describeView(token: "a+b/c=")
        expect(view.method == .get && view.path == "/participant/views/a%2Bb%2Fc%3D" && view.body.isEmpty)
        let arn = "arn:aws:connect:us-east-1:123456789012:instance/" + Self.instance
        let encoded = "arn%3Aaws%3Aconnect%3Aus-east-1%3A123456789012%3Ainstance%2F" + Self.instance
        let gone = ConnectControlCalls.unregisterDevice(
            instanceID: arn, registrationID: "reg/1 ~a", contactID: "c id+/=1")
        expect(gone.method == .delete && gone.body.isEmpty)
        expectEqual(gone.path, "/push-notification/\(encoded)/registrations/reg%2F1%20~a")
        expectEqual(gone.query, "contactId=c%20id%2B%2F%3D1")
        let attributes = ConnectControlCalls.getAttributes(instanceID: arn, initialContactID: Self.contact)
        expect(attributes.method == .get && attributes.body.isEmpty)
        expectEqual(attributes.path, "/contact/attributes/\(encoded)/\(Self.contact)")
    }

    @Test func `each operation carries the one credential that is its own, and each has a case here`() {
        let tested = Set((Self.participant + Self.control).map(\.call.operation)).union([
            .describeView, .deletePushNotificationRegistration, .getContactAttributes,
        ])
        expectEqual(tested, Set(ConnectOperation.allCases))
        expectEqual(
            ConnectOperation.allCases.filter { $0.credential == .participantToken }, [.createParticipantConnection])
        expect(Self.control.allSatisfy { $0.call.operation.credential == .signature })
        expectEqual(ConnectOperation.allCases.filter { $0.credential == .connectionToken }.count, 10)
    }

    @Test func `a transcript is read forwards from an item and backwards without one`() throws {
        for (start, direction) in [
            (ConnectParticipantCalls.TranscriptStart.newest, "BACKWARD"), (.item("i"), "FORWARD"),
            (.token("t", isForward: true), "FORWARD"), (.token("t", isForward: false), "BACKWARD"),
        ] {
            let body = try JSONValue(parsing: ConnectParticipantCalls.getTranscript(start).body)
            expectEqual(body["ScanDirection"]?.stringValue, direction)
            expectEqual(body["StartPosition"] != nil, start == .item("i"))
        }
    }
}
