import Domain
import Store
import SupportExpectations
import Testing

@Suite(.onEveryStore) struct MessageTests {
    let directory: TemporaryDirectory
    let h: Harness

    init() throws {
        directory = try TemporaryDirectory()
        h = try Harness(directory)
    }

    @Test func aMessageIsReadBackAsItWasWritten() async throws {
        let (session, leg) = try await h.makeSession()
        var message = h.newMessage(session, leg, clientID: "c-1", vendorID: "v-1")
        message.native = [0, 1, 2, 255]
        message.error = Array("{}".utf8)
        message.isHidden = true
        message.attempt = 3
        message.nextAttemptAt = 77
        message.senderRole = .system
        try await expectEqual(h.commit(h.sending(message)).firstSeq, 2)
        message.seq = 2
        message.position = 1
        try await expectEqual(h.message(message.id, session), message)
        try await expectEqual(h.message(clientID: "c-1", session), message)
        try await expectEqual(h.message(vendorID: "v-1", leg, session), message)
        try await expectEqual(h.messages(session)?.messages, [message])
        try await expect(h.message(h.ids.message(), session) == nil)
        try await expect(h.message(clientID: "c-2", session) == nil)
        try await expect(h.message(vendorID: "v-2", leg, session) == nil)
    }

    @Test func whatIsLetGoOfIsReadAnew() async throws {
        let (session, leg) = try await h.makeSession()
        var message = h.newMessage(session, leg, clientID: "c-1", vendorID: "v-1")
        let first = try await h.commit(h.sending(message)).firstSeq
        try await h.shrink()
        let update = MessageUpdate(id: message.id, state: .read, updatedAt: 9)
        let change = StoreTransaction(
            session: session, changes: [.updateMessage(update, event: 0)],
            events: [h.event("message.state", leg: leg)])
        let second = try await h.commit(change).firstSeq
        expectEqual(second, (first ?? 0) + 1)
        try await h.shrink()
        (message.seq, message.position, message.state, message.updatedAt) = (second ?? 0, 1, .read, 9)
        try await expectEqual(h.message(vendorID: "v-1", leg, session), message)
        // An id that is taken stays taken.
        let twin = h.newMessage(session, leg, clientID: "c-2", vendorID: "v-1")
        let outcome = try await h.commit(h.sending(twin))
        guard case .duplicateItem = outcome else { throw Unexpected(outcome: outcome) }
    }

    @Test func aMessageIsFoundInItsOwnSessionOnly() async throws {
        let (a, leg) = try await h.makeSession()
        let (b, _) = try await h.makeSession()
        let message = h.newMessage(a, leg, clientID: "c", vendorID: "v")
        _ = try await h.commit(h.sending(message))
        try await expect(h.message(message.id, b) == nil)
        try await expect(h.message(clientID: "c", b) == nil)
        try await expect(h.message(vendorID: "v", leg, b) == nil)
        try await expect(h.message(message.id, h.ids.session()) == nil)
        let outcome = try await h.commit(
            StoreTransaction(
                session: b, changes: [.updateMessage(MessageUpdate(id: message.id, updatedAt: 1), event: nil)]))
        guard case .noMessage(message.id) = outcome else { throw Unexpected(outcome: outcome) }
    }

    @Test func emptyAndLargeContentSurvives() async throws {
        let (session, leg) = try await h.makeSession()
        let (empty, _) = try await h.makeSession(user: "")
        try await expectEqual(h.session(empty)?.session.userID, "")
        for size in [0, 1, 2047, 2048, 2049, 5000, 300_000] {
            var message = h.newMessage(session, leg, String(repeating: "é", count: size))
            message.native = [UInt8](repeating: 9, count: size)
            message.clientID = "\(size)" + String(repeating: "i", count: size / 100)
            _ = try await h.commit(h.sending(message))
            let back = try await h.message(message.id, session)
            let isSame =
                back?.document == message.document && back?.native == message.native
                && back?.clientID == message.clientID
            expect(isSame, "\(size) characters")
        }
    }

    @Test func messagesArePagedBothWays() async throws {
        let (session, leg) = try await h.makeSession()
        for number in 1...7 { _ = try await h.commit(h.sending(h.newMessage(session, leg, "\(number)"))) }
        func positions(_ place: ListPlace<Int64>, _ limit: Int) async throws -> ([Int64], Bool) {
            let page = try #require(try await h.messages(session, at: place, limit: limit))
            return (page.messages.map(\.position), page.hasMore)
        }
        try await expect(positions(.start, 3) == ([1, 2, 3], true))
        try await expect(positions(.after(3), 3) == ([4, 5, 6], true))
        try await expect(positions(.after(6), 3) == ([7], false))
        try await expect(positions(.after(7), 3) == ([], false))
        try await expect(positions(.before(6), 3) == ([3, 4, 5], true))
        try await expect(positions(.before(3), 3) == ([1, 2], false))
        try await expect(positions(.before(.max), 2) == ([6, 7], true))
        try await expect(positions(.start, 7) == ([1, 2, 3, 4, 5, 6, 7], false))
        try await expectEqual(h.messages(session)?.head.seq, 8)
        try await expect(h.messages(h.ids.session()) == nil)
    }

    @Test func aClientsIDEntersOnceInASession() async throws {
        let (session, leg) = try await h.makeSession()
        let (other, otherLeg) = try await h.makeSession()
        let first = h.newMessage(session, leg, "a", clientID: "same")
        _ = try await h.commit(h.sending(first))
        let outcome = try await h.commit(h.sending(h.newMessage(session, leg, "b", clientID: "same")))
        guard case .messageExists(let existing) = outcome else { throw Unexpected(outcome: outcome) }
        expect(existing.id == first.id && existing.bodyHash == Array("a".utf8))
        try await expectEqual(h.head(session)?.seq, 2)
        try await expectEqual(h.commit(h.sending(h.newMessage(other, otherLeg, clientID: "same"))).firstSeq, 2)
    }

    @Test func aVendorsItemEntersOnceInALegAndOtherwiseNothingHappens() async throws {
        let (session, leg) = try await h.makeSession()
        let first = h.newMessage(session, leg, vendorID: "item", isOutbound: false)
        _ = try await h.commit(h.sending(first))
        var again = h.sending(h.newMessage(session, leg, vendorID: "item", isOutbound: false))
        again.changes.append(.updateSession(SessionUpdate(state: .queued, updatedAt: 9)))
        guard case .duplicateItem(first.id) = try await h.commit(again) else { throw Failure.expected("a duplicate") }
        try await expectEqual(h.head(session)?.seq, 2)
        try await expectEqual(h.session(session)?.session.state, .active)

        let claim = StoreTransaction(
            session: session, changes: [.claimVendorItem(leg: leg, id: "joined")],
            events: [h.event("participant.joined")])
        try await expectEqual(h.commit(claim).firstSeq, 3)
        guard case .duplicateItem(nil) = try await h.commit(claim) else { throw Failure.expected("a duplicate") }
        let message = h.sending(h.newMessage(session, leg, vendorID: "joined"))
        guard case .duplicateItem(nil) = try await h.commit(message) else { throw Failure.expected("a duplicate") }
        try await expect(h.message(vendorID: "joined", leg, session) == nil)

        let second = h.ids.leg()
        _ = try await h.commit(
            StoreTransaction(
                session: session,
                changes: [
                    .insertLeg(LegRecord(id: second, session: session, provider: "bot", kind: "oda", openedAt: 1)),
                    .claimVendorItem(leg: second, id: "item"),
                ]))
        try await expectEqual(h.session(session)?.legs.map(\.id), [leg, second])
    }

    @Test func anItemTwiceInOneTransactionIsADuplicate() async throws {
        let (session, leg) = try await h.makeSession()
        let message = h.newMessage(session, leg, vendorID: "x")
        let other = h.newMessage(session, leg)
        let next = h.ids.leg()
        let cases: [[StoreChange]] = [
            [
                .insertMessage(message, event: nil),
                .insertMessage(h.newMessage(session, leg, vendorID: "x"), event: nil),
            ],
            [.claimVendorItem(leg: leg, id: "x"), .claimVendorItem(leg: leg, id: "x")],
            [
                .insertMessage(message, event: nil), .insertMessage(h.newMessage(session, leg), event: nil),
                .claimVendorItem(leg: leg, id: "x"),
            ],
            [
                .insertMessage(h.newMessage(session, leg, vendorID: "x"), event: nil),
                .insertMessage(other, event: nil),
                .updateMessage(MessageUpdate(id: other.id, vendorID: "x", updatedAt: 1), event: nil),
            ],
            [
                .insertLeg(LegRecord(id: next, session: session, provider: "p", kind: "k", openedAt: 1)),
                .insertMessage(h.newMessage(session, next, vendorID: "x"), event: nil),
                .insertMessage(other, event: nil),
                .updateMessage(MessageUpdate(id: other.id, leg: next, vendorID: "x", updatedAt: 1), event: nil),
            ],
        ]
        for changes in cases {
            guard case .duplicateItem = try await h.commit(StoreTransaction(session: session, changes: changes))
            else { throw Failure.expected("a duplicate") }
        }
        let twins = (0..<2).map { _ in StoreChange.insertMessage(h.newMessage(session, leg, clientID: "c"), event: nil)
        }
        await #expect(throws: StoreError.self) {
            try await h.commit(StoreTransaction(session: session, changes: twins))
        }
        try await expectEqual(h.messages(session)?.messages.isEmpty, true)
    }

    @Test func anOutboundMessageTakesItsVendorsIDLater() async throws {
        let (session, leg) = try await h.makeSession()
        let message = h.newMessage(session, leg)
        let other = h.newMessage(session, leg)
        _ = try await h.commit(h.sending(message))
        _ = try await h.commit(h.sending(other))
        func naming(_ id: MessageID) -> StoreTransaction {
            StoreTransaction(
                session: session,
                changes: [.updateMessage(MessageUpdate(id: id, state: .sent, vendorID: "v", updatedAt: 20), event: nil)]
            )
        }
        try await expectEqual(h.commit(naming(message.id)).firstSeq, 4)
        try await expectEqual(h.commit(naming(message.id)).firstSeq, 4)
        guard case .duplicateItem(message.id) = try await h.commit(naming(other.id))
        else { throw Failure.expected("a duplicate") }
        try await expectEqual(h.message(vendorID: "v", leg, session)?.id, message.id)
        let renaming = MessageUpdate(id: message.id, vendorID: "w", updatedAt: 21)
        _ = try await h.commit(StoreTransaction(session: session, changes: [.updateMessage(renaming, event: nil)]))
        try await expectEqual(h.message(vendorID: "w", leg, session)?.id, message.id)
        try await expectEqual(h.message(vendorID: "v", leg, session)?.vendorID, "w", "the id before stays taken")
        guard case .duplicateItem(message.id) = try await h.commit(h.sending(h.newMessage(session, leg, vendorID: "v")))
        else { throw Failure.expected("a duplicate") }
    }

    @Test func anUpdateChangesWhatItNamesAndTakesTheEventsNumber() async throws {
        let (session, leg) = try await h.makeSession()
        let message = h.newMessage(session, leg)
        _ = try await h.commit(h.sending(message))
        func update(_ update: MessageUpdate, event: Bool) async throws -> MessageRecord {
            let outcome = try await h.commit(
                StoreTransaction(
                    session: session, changes: [.updateMessage(update, event: event ? 0 : nil)],
                    events: event ? [h.event("message.state")] : []))
            guard case .committed = outcome else { throw Unexpected(outcome: outcome) }
            return try #require(try await h.message(message.id, session))
        }
        let error = Array("{\"code\":\"expired\"}".utf8)
        var now = try await update(
            MessageUpdate(
                id: message.id, state: .failed, error: error, attempt: 2, nextAttemptAt: 50, updatedAt: 20), event: true
        )
        expect(now.state == .failed && now.error == error && now.attempt == 2 && now.nextAttemptAt == 50)
        expect(now.seq == 3 && now.updatedAt == 20 && now.createdAt == 10)
        now = try await update(MessageUpdate(id: message.id, updatedAt: 21), event: false)
        expect(now.state == .failed && now.error == nil && now.attempt == 2 && now.nextAttemptAt == nil && now.seq == 3)
        let outcome = try await h.commit(
            StoreTransaction(
                session: session,
                changes: [
                    .replaceMessageContent(
                        message.id, document: [1, 2], native: [3], vendorID: nil, updatedAt: 30, event: 0)
                ], events: [h.event("message.updated")]))
        expectEqual(outcome.firstSeq, 4)
        now = try #require(try await h.message(message.id, session))
        expect(now.document == [1, 2] && now.native == [3] && now.seq == 4 && now.updatedAt == 30)
        expect(now.document != message.document)
    }

    @Test func theOutboxHoldsWhatIsNotSettledInOrder() async throws {
        let (session, leg) = try await h.makeSession()
        let messages = (0..<5).map { h.newMessage(session, leg, "\($0)") }
        for message in messages { _ = try await h.commit(h.sending(message)) }
        _ = try await h.commit(h.sending(h.newMessage(session, leg, isOutbound: false)))
        let states: [DeliveryState] = [.sent, .attempting, .unknown, .failed, .accepted]
        for (message, state) in zip(messages, states) {
            _ = try await h.commit(
                StoreTransaction(
                    session: session,
                    changes: [.updateMessage(MessageUpdate(id: message.id, state: state, updatedAt: 11), event: nil)]))
        }
        try await expectEqual(h.outbox(session).map(\.id), [messages[1].id, messages[2].id, messages[4].id])
        _ = try await h.commit(
            StoreTransaction(
                session: session,
                changes: [
                    .updateMessage(MessageUpdate(id: messages[3].id, state: .accepted, updatedAt: 12), event: nil)
                ]))
        try await expectEqual(h.outbox(session).map(\.state), [.attempting, .unknown, .accepted, .accepted])
        try await expect(h.outbox(h.ids.session()).isEmpty)
    }

    @Test func heldMessagesGoToTheNextLegAfterAHandOver() async throws {
        let (session, leg) = try await h.makeSession()
        let message = h.newMessage(session, leg, vendorID: "old")
        _ = try await h.commit(h.sending(message))
        let next = h.ids.leg()
        let update = MessageUpdate(id: message.id, leg: next, vendorID: "v", updatedAt: 12)
        let outcome = try await h.commit(
            StoreTransaction(
                session: session,
                changes: [
                    .insertLeg(LegRecord(id: next, session: session, provider: "desk", kind: "ccai", openedAt: 9)),
                    .endLeg(leg, at: 9), .updateSession(SessionUpdate(updatedAt: 9, provider: "desk")),
                    .updateMessage(update, event: nil),
                ], events: [h.event("session.transferred", leg: next)]))
        expectEqual(outcome.firstSeq, 3)
        try await expectEqual(h.outbox(session).map(\.leg), [next])
        try await expectEqual(h.message(vendorID: "v", next, session)?.id, message.id)
        try await expect(h.message(vendorID: "v", leg, session) == nil)
        try await expectEqual(h.message(vendorID: "old", leg, session)?.id, message.id)
        guard
            case .duplicateItem(message.id) = try await h.commit(h.sending(h.newMessage(session, leg, vendorID: "old")))
        else { throw Failure.expected("a duplicate") }
        let snapshot = try #require(try await h.session(session))
        expect(snapshot.session.provider == "desk" && snapshot.legs.map(\.endedAt) == [9, nil])
    }

    @Test func whatBelongsToAnotherSessionOrToNoneIsRefusedWhole() async throws {
        let (session, leg) = try await h.makeSession()
        let (_, foreign) = try await h.makeSession()
        let unknown = h.ids.leg()
        let message = h.newMessage(session, leg)
        for wrong in [foreign, unknown] {
            let attempts: [StoreTransaction] = [
                h.sending(h.newMessage(session, wrong)),
                StoreTransaction(session: session, events: [h.event("x", leg: wrong)]),
                StoreTransaction(session: session, changes: [.endLeg(wrong, at: 1)]),
                StoreTransaction(session: session, changes: [.claimVendorItem(leg: wrong, id: "v")]),
                StoreTransaction(
                    session: session, changes: [.setLegValue(wrong, key: "k", value: [1], isSecret: false)]),
                StoreTransaction(
                    session: session,
                    changes: [
                        .insertMessage(message, event: nil),
                        .updateMessage(MessageUpdate(id: message.id, leg: wrong, updatedAt: 1), event: nil),
                    ]),
            ]
            for attempt in attempts {
                guard case .noLeg(wrong) = try await h.commit(attempt) else { throw Failure.expected("no leg") }
            }
        }
        let absent = h.ids.message()
        guard
            case .noMessage(absent) = try await h.commit(
                StoreTransaction(
                    session: session,
                    changes: [
                        .replaceMessageContent(
                            absent, document: [], native: nil, vendorID: nil, updatedAt: 1, event: nil)
                    ]))
        else { throw Failure.expected("no message") }
        try await expectEqual(h.head(session)?.seq, 1)
        try await expectEqual(h.messages(session)?.messages.isEmpty, true)
    }

    @Test func aReplacedMessageIsFoundByAllItsVendorIDsAndEachEntersOnce() async throws {
        let (session, leg) = try await h.makeSession()
        let message = h.newMessage(session, leg, vendorID: "v1")
        _ = try await h.commit(h.sending(message))
        let replacing = { (vendorID: String) in
            StoreTransaction(
                session: session,
                changes: [
                    .replaceMessageContent(
                        message.id, document: Array(vendorID.utf8), native: nil, vendorID: vendorID, updatedAt: 30,
                        event: 0)
                ], events: [h.event("message.updated")])
        }
        try await expectEqual(h.commit(replacing("v2")).firstSeq, 3)
        try await expectEqual(h.commit(replacing("v3")).firstSeq, 4)
        for repeated in ["v1", "v2", "v3"] {
            guard case .duplicateItem(let holder) = try await h.commit(replacing(repeated)) else {
                throw Failure.expected("a repeat")
            }
            expectEqual(holder, message.id)
            let found = try #require(try await h.message(vendorID: repeated, leg, session))
            expectEqual(found.id, message.id)
            expect(found.document == Array("v3".utf8) && found.vendorID == "v3" && found.seq == 4)
        }
        try await expect(h.message(vendorID: "v4", leg, session) == nil)
    }

    @Test func nativesAreThoseOfTheMessagesThatHaveOne() async throws {
        let (session, leg) = try await h.makeSession()
        let (other, otherLeg) = try await h.makeSession()
        var messages: [MessageRecord] = []
        for (session, leg, native) in [
            (session, leg, [1, 2] as [UInt8]?), (session, leg, nil), (other, otherLeg, [3]),
        ] {
            var message = h.newMessage(session, leg)
            message.native = native
            _ = try await h.commit(h.sending(message))
            messages.append(message)
        }
        var references = messages.map { MessageReference(session: $0.session, message: $0.id) }
        // One that is of another session, and one that is nowhere.
        references.append(MessageReference(session: other, message: messages[1].id))
        references.append(MessageReference(session: h.ids.session(), message: messages[0].id))
        try await expectEqual(h.natives(references), [messages[0].id: [1, 2], messages[2].id: [3]])
        try await expect(h.natives([]).isEmpty)
    }

    @Test func whatIsPublishedOfADeliveryHidesTheAttempt() {
        expectEqual(
            DeliveryState.allCases.map(\.published),
            [
                .accepted, .accepted, .unknown, .sent, .delivered, .read, .failed,
            ])
        expectEqual(DeliveryState.allCases.map(\.isPending), [true, true, true, false, false, false, false])
    }
}

enum Failure: Error {
    case expected(String)
}
