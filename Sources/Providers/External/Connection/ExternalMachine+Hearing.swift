import Domain
import JSON
package import Kernel
import ProviderKit

/// Frames of an adapter that has greeted: answers, events, values.
extension ExternalMachine {
    /// Handles one frame.
    ///
    /// - Throws: why the connection is to be closed.
    mutating func heard(
        _ frame: ExternalFrame, _ bytes: Int, at now: Instant
    ) throws(ExternalFault) -> [ExternalStep] {
        switch frame.type {
        case "event": return try event(frame, bytes)
        case "persist": return try persist(frame, bytes)
        case "ping": return write(ExternalFrame("pong", id: frame.id))
        case "pong": return pongCame()
        case "error": return saidGoodbye(frame, at: now)
        default: break
        }
        if let id = frame.id, let steps = requests.answered(id, frame, at: now) { return steps }
        // Unknown types, and answers that come after their time.
        counts.framesIgnored += 1
        guard counts.framesIgnored.isPowerOfTwo else { return [] }
        return [
            .note(
                ExternalNote(
                    level: .debug, code: "frame_ignored",
                    detail: "\(frame.type.prefix(64)), \(counts.framesIgnored) so far"))
        ]
    }

    private mutating func event(_ frame: ExternalFrame, _ bytes: Int) throws(ExternalFault) -> [ExternalStep] {
        let members = ExternalFields(frame.members, of: "event")
        guard let (session, registration) = try session(members) else { return [] }
        let item = try members.optionalID("vendorItem")
        let events = try ExternalEvent.read(frame["event"], item: item)
        held.add(bytes, of: session)
        let credit = ExternalCredit(connection: connection, registration: registration, bytes: bytes)
        return [.tell(session, .reported(ExternalReport(item: item, events: events, credit: credit)))]
    }

    private mutating func persist(_ frame: ExternalFrame, _ bytes: Int) throws(ExternalFault) -> [ExternalStep] {
        guard let (session, registration) = try session(ExternalFields(frame.members, of: "persist")) else {
            return []
        }
        guard let storage = try Self.storage(frame) else {
            throw ExternalFault("member_invalid", "persist: storage is missing.")
        }
        held.add(bytes, of: session)
        let credit = ExternalCredit(connection: connection, registration: registration, bytes: bytes)
        return [.tell(session, .persist(storage, credit))]
    }

    /// The session that a frame is about; nil where it was let go of a moment ago.
    private mutating func session(
        _ members: ExternalFields
    ) throws(ExternalFault) -> (session: String, registration: Int)? {
        let session = try members.id("session")
        if openHere.contains(session), let registration = sessions[session] { return (session, registration) }
        guard former.contains(session) else {
            throw ExternalFault("session_unknown", "The session \(session.prefix(64)) is not open here.")
        }
        counts.eventsLate += 1
        return nil
    }

    /// The member `storage`, encoded; nil where there is none.
    ///
    /// - Throws: `member_invalid` for one that is too long.
    package static func storage(_ frame: ExternalFrame) throws(ExternalFault) -> [UInt8]? {
        guard let storage = frame["storage"], !storage.isNull else { return nil }
        let bytes = storage.encoded()
        guard bytes.count <= ExternalLimits.storageBytesMax else {
            throw ExternalFault(
                "member_invalid",
                "storage has at most \(ExternalLimits.storageBytesMax) bytes; this has \(bytes.count)."
            )
        }
        return bytes
    }

    // MARK: Sessions that have caught up

    /// A session has taken in what a frame brought; one with an item, or with values, is on disk.
    package mutating func taken(
        _ credit: ExternalCredit, of session: String, item: String?, isStored: Bool, at now: Instant
    ) -> [ExternalStep] {
        guard credit.connection == connection, phase == .open else { return [] }
        // Of a session that was let go of, the room is free already.
        if sessions[session] == credit.registration { held.remove(credit.bytes, of: session) }
        var steps: [ExternalStep] = []
        if isStored {
            var members: JSONObject = ["session": JSONValue(session)]
            if let item { members.append("vendorItem", JSONValue(item)) }
            steps += write(ExternalFrame("stored", members))
        }
        return steps + catchUp(at: now)
    }

    /// Reads on where there is room again.
    mutating func catchUp(at now: Instant) -> [ExternalStep] { held.mustResume ? [.resume] + readOn(at: now) : [] }

    // MARK: Requests

    /// Asks the adapter; the answer comes as `reply` with the ticket, which is never used again.
    package mutating func ask(
        _ ticket: Int, _ frame: ExternalFrame, of session: String, at now: Instant
    ) -> [ExternalStep] {
        guard phase == .open else {
            let failure = ProviderFailure(.notConnected, "The adapter is not connected.", code: "not_connected")
            return [.reply(ticket, .notAsked(failure))]
        }
        guard let bytes = ExternalFrame(frame.type, id: ExternalRequests.id(ticket), frame.members.rest).encoded()
        else {
            let failure = ProviderFailure(
                .invalid, "The request is longer than an adapter takes.", code: "frame_too_large")
            return [.reply(ticket, .notAsked(failure))]
        }
        if frame.type == "open" || frame.type == "attach" { openHere.insert(session) }
        return requests.begin(
            ticket, bytes, isSend: frame.type == "send", deadline: now + times.answer, at: now)
    }

    /// Says something that nobody answers.
    package mutating func say(_ frame: ExternalFrame) -> [ExternalStep] { phase == .open ? write(frame) : [] }

    /// Requests have waited too long.
    mutating func expire(at now: Instant) -> [ExternalStep] { requests.expire(at: now) }
}

extension JSONObject {
    /// The members without those that every frame has.
    fileprivate var rest: JSONObject { JSONObject(members.filter { $0.key != "type" && $0.key != "id" }) }
}

extension Int {
    /// So that what happens often is told ever more rarely.
    fileprivate var isPowerOfTwo: Bool { self > 0 && self & (self - 1) == 0 }
}
