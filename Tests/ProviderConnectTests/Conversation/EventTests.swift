import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderConnect

@Suite struct EventTests {
    private func events(_ name: String, _ more: String = "") throws -> [ProviderEvent] {
        let text = #"{"Id":"e","Type":"EVENT","ContentType":"\#(ConnectContentType.event(name))"\#(more)}"#
        return ConnectEventTranslation.events(of: try item(text), ownParticipantID: "own")
    }

    private func one(_ events: [ProviderEvent]) throws -> ProviderEvent {
        expectEqual(events.count, 1)
        return try #require(events.first)
    }

    private let ada = #","ParticipantId":"p-1","ParticipantRole":"AGENT","DisplayName":"Ada""#

    @Test(arguments: [
        ("participant.joined", ParticipantChange.joined), ("participant.left", .left),
        ("participant.invited", .invited), ("participant.idle", .idle), ("participant.returned", .returned),
        ("participant.autodisconnection", .autoDisconnected), ("participant.displayname.updated", .updated),
        ("transfer.succeeded", .transferred),
    ])
    func `what becomes of somebody is told with id, role and name`(_ name: String, _ change: ParticipantChange) throws {
        guard case .participant(let told, let who) = try one(events(name, ada)) else {
            Issue.record("no participant")
            return
        }
        expect(told == change && who == Participant(id: "p-1", role: .agent, name: "Ada"))
    }

    @Test func `oddity 40 participants are told apart by their ids, whatever they are called`() throws {
        func who(_ more: String) throws -> Participant? {
            guard case .participant(_, let who) = try one(events("participant.joined", more)) else { return nil }
            return who
        }
        try expectEqual(who(ada)?.id, "p-1")
        try expectEqual(who(ada.replacing("Ada", with: "Bea")), Participant(id: "p-1", role: .agent, name: "Bea"))
        try expectEqual(who(ada.replacing("p-1", with: "p-2"))?.id, "p-2")
        try expectEqual(who(#","ParticipantRole":"CUSTOM_BOT""#), Participant(id: "custom_bot", role: .bot))
        try expectEqual(who(""), Participant(id: "system", role: .system))
    }

    @Test func `oddity 27 being removed for silence ends nothing`() throws {
        for name in ["participant.idle", "participant.autodisconnection", "participant.left"] {
            for event in try events(name, ada) {
                if case .ended = event { Issue.record("\(name) ended the chat") }
                if case .failed = event { Issue.record("\(name) ended the chat") }
            }
            try expectEqual(events(name, ada).count, 1)
        }
    }

    @Test func `oddity 19 the end of a chat is the session's to tell, also without anybody in it`() throws {
        try expect(events("chat.ended").isEmpty)
        let ended = try item(#"{"Type":"CHAT_ENDED"}"#)
        expectEqual(ConnectEventTranslation.name(of: ended), "chat.ended")
        expect(ConnectEventTranslation.events(of: ended, ownParticipantID: nil).isEmpty)
    }

    @Test(arguments: [
        "message.delivered", "message.read", "message.metadata", "connection.acknowledged",
    ])
    func `what is of no use is nothing`(_ name: String) throws { try expect(events(name, ada).isEmpty) }

    @Test func `typing is told with a role, the customer's own is not`() throws {
        func role(_ more: String) throws -> SenderRole? {
            guard case .typing(true, let role, nil, _)? = try events("typing", more).first else { return nil }
            return role
        }
        try expectEqual(role(ada), .agent)
        try expectEqual(role(#","ParticipantRole":"SYSTEM""#), .bot)
        try expect(role(#","ParticipantId":"own","ParticipantRole":"CUSTOMER""#) == nil)
        try expect(role(#","ParticipantRole":"CUSTOMER""#) == nil)
        try expectEqual(role(#","ParticipantId":"other","ParticipantRole":"CUSTOMER""#), .user)
    }

    @Test func `a transfer that failed is told with who wanted it, where the vendor says who`() throws {
        func who(_ text: String) throws -> Participant? {
            guard
                case .transferFailed(let who) = try one(
                    ConnectEventTranslation.events(of: try item(text), ownParticipantID: "own"))
            else {
                Issue.record("no failed transfer")
                return nil
            }
            return who
        }
        let event = #"{"Type":"EVENT","ContentType":"\#(ConnectContentType.event("transfer.failed"))"\#(ada)}"#
        try expectEqual(who(event), Participant(id: "p-1", role: .agent, name: "Ada"))
        try expect(who(#"{"Type":"TRANSFER_FAILED"}"#) == nil)
    }

    @Test func `chats of the past that are there are told of`() throws {
        guard case .historyAvailable = try one(events("chat.rehydrated")) else {
            Issue.record("no history")
            return
        }
    }

    @Test(arguments: [
        "workflow.cancelled", "participant.active", "participant.inactive", "authentication.postponed", "new.thing",
    ])
    func `what the gateway has no word for goes on by the vendor's name`(_ name: String) throws {
        guard case .vendorEvent(let told, let native) = try one(events(name, ada)) else {
            Issue.record("no vendor event")
            return
        }
        expectEqual(told, name)
        try expectEqual(JSONValue(parsing: native)["DisplayName"], "Ada")
    }

    @Test(arguments: [
        (#"{"Type":"NEWS"}"#, "NEWS"), (#"{"Type":"EVENT","ContentType":"x/y"}"#, "x/y"),
        (#"{"Type":""}"#, "unknown"),
        (
            #"{"Type":"EVENT","ContentType":"application/vnd.amazonaws.connect.event."}"#,
            "application/vnd.amazonaws.connect.event."
        ),
    ])
    func `items of other types have a name too`(_ text: String, _ name: String) throws {
        let events = ConnectEventTranslation.events(of: try item(text), ownParticipantID: nil)
        guard case .vendorEvent(let told, _) = try one(events) else {
            Issue.record("no vendor event")
            return
        }
        expectEqual(told, name)
    }

    @Test(arguments: [
        ("initiated", AuthenticationEvent.Stage.requested), ("succeeded", .succeeded), ("success", .succeeded),
        ("failed", .failed), ("timeout", .timedOut), ("expired", .expired), ("cancelled", .cancelled),
    ])
    func `a proof is told with its session`(_ name: String, _ stage: AuthenticationEvent.Stage) throws {
        func told(_ more: String) throws -> AuthenticationEvent? {
            guard case .authentication(let event) = try one(events("authentication." + name, more)) else { return nil }
            return event
        }
        try expectEqual(told(#","Content":"{\"SessionId\":\"s-1\"}""#), AuthenticationEvent(stage, id: "s-1"))
        for content in [#","Content":"{""#, #","Content":"{\"SessionId\":\"\"}""#, ""] {
            try expectEqual(told(content), AuthenticationEvent(stage))
        }
    }
}

@Suite struct ReceiptEventTests {
    private func receipts(_ text: String, own: String? = "own") throws -> [MessageReceipt] {
        ConnectEventTranslation.events(of: try item(text), ownParticipantID: own).compactMap { event in
            if case .receipt(let receipt) = event { receipt } else { nil }
        }
    }

    /// 2026-03-01T12:00:00Z.
    private let moment: Int64 = 1_772_366_400_000
    private let delivered = #"{"RecipientParticipantId":"p-1","DeliveredTimestamp":"2026-03-01T12:00:00Z"}"#
    private let read = #"{"RecipientParticipantId":"p-2","ReadTimestamp":"2026-03-01T12:00:00Z"}"#
    private let echo = #"{"RecipientParticipantId":"own","ReadTimestamp":"2026-03-01T12:00:00Z"}"#

    @Test func `oddity 13 receipts come without any contact, and may be missing the message`() throws {
        try expectEqual(
            receipts(
                #"{"Id":"i","Type":"MESSAGEMETADATA","MessageMetadata":{"MessageId":"m","Receipts":[\#(delivered)]}}"#),
            [MessageReceipt(vendorID: "m", isRead: false, participantID: "p-1", at: moment)])
        for missing in ["", #""MessageId":"","#] {
            try expectEqual(
                receipts(
                    #"{"Id":"i","Type":"MESSAGEMETADATA","MessageMetadata":{\#(missing)"Receipts":[\#(read)]}}"#),
                [MessageReceipt(vendorID: "i", isRead: true, participantID: "p-2", at: moment)])
        }
        try expect(receipts(#"{"Type":"MESSAGEMETADATA","MessageMetadata":{"Receipts":[\#(read)]}}"#).isEmpty)
        try expect(receipts(#"{"Id":"i","Type":"MESSAGEMETADATA"}"#).isEmpty)
    }

    @Test func `oddity 14 all receipts are told but the customer's own`() throws {
        let text =
            #"{"Id":"i","Type":"MESSAGEMETADATA","MessageMetadata":{"MessageId":"m","Receipts":[\#(echo),"#
            + #"\#(delivered),"#
            + #"\#(read),{"DeliveredTimestamp":"2026-03-01T12:00:00Z"}]}}"#
        try expectEqual(receipts(text).map(\.participantID), ["p-1", "p-2", nil])
        try expectEqual(receipts(text, own: nil).map(\.participantID), ["own", "p-1", "p-2", nil])
    }

    @Test func `receipts beside a message of a transcript are read, and are no events of their own`() throws {
        let text =
            #"{"Id":"i","Type":"MESSAGE","ContentType":"text/plain","Content":"x","#
            + #""MessageMetadata":{"Receipts":[\#(read)]}}"#
        try expect(receipts(text).isEmpty)
        expectEqual(
            ConnectEventTranslation.receipts(of: try item(text), ownParticipantID: "own"),
            [MessageReceipt(vendorID: "i", isRead: true, participantID: "p-2", at: moment)])
    }
}
