import Chronology
import JSON

/// An end user as they are told to the platform (`PROTOCOL.md`, section 4).
struct CCAIUserDescription: Hashable, Sendable {
    /// `identifier`: stable, a UUID rather than an address.
    var identifier: String
    /// `name`.
    var name: String?
    /// `email`.
    var email: String?
    /// `phone`, as in E.164.
    var phone: String?

    /// A user with what they must have.
    init(identifier: String) { self.identifier = identifier }

    /// Writes the members; those of which nothing is known are left out, so that they stay as they are.
    func write(to writer: inout JSONWriter) {
        writer.member("identifier", identifier)
        writer.member("name", name)
        writer.member("email", email)
        writer.member("phone", phone)
    }
}

/// An end user as the platform knows them.
struct CCAIEndUser: Hashable, Sendable {
    /// The value of `end_user_id`, `from_user_id` and `finished_by_user_id`.
    let id: Int
    /// Our name for them; nil where the answer has none.
    let identifier: String?

    /// Nil for what has no id.
    init?(_ answer: JSONValue) {
        guard let id = answer["id"]?.platformID else { return nil }
        self.id = id
        identifier = answer["identifier"]?.stringValue
    }
}

/// A chat as an answer shows it (section 5.1): members that are missing, null or of another kind are nil.
struct CCAIChat: Hashable, Sendable {
    /// Where the chat stands, as far as calls go by it (section 5.5).
    enum Phase: Hashable, Sendable {
        /// Waiting, or with a bot or an agent.
        case open
        /// `dismissed`, `va_dismissed`: it can be resumed.
        case dismissed
        /// `finished`, `failed`, and all that begins with `timeout`.
        case ended
    }

    let id: Int
    /// `status`, as it came.
    let status: String?
    /// `created_at`, to the second; nil where it is missing or no time.
    let createdAt: Timestamp?
    /// `lang`.
    let language: String?
    /// `end_user.id`.
    let endUserID: Int?
    /// `end_user.identifier`.
    let endUserIdentifier: String?
    /// The whole answer.
    let native: JSONObject

    /// Nil for what has no id.
    init?(_ answer: JSONValue) {
        guard let native = answer.objectValue, let id = answer["id"]?.platformID else { return nil }
        self.id = id
        self.native = native
        status = answer["status"]?.stringValue
        createdAt = CCAIJSON.time(answer["created_at"])
        language = answer["lang"]?.stringValue
        endUserID = answer["end_user"]?["id"]?.platformID
        endUserIdentifier = answer["end_user"]?["identifier"]?.stringValue
    }

    /// A status that is not known, or missing, is that of a chat that goes on.
    var phase: Phase {
        switch status {
        case "dismissed", "va_dismissed": .dismissed
        case "finished", "failed": .ended
        case let status?: status.hasPrefix("timeout") ? .ended : .open
        case nil: .open
        }
    }
}

/// The outcome of resuming a chat (section 5.4).
enum CCAIResumption: Hashable, Sendable {
    /// It was dismissed and goes on.
    case resumed
    /// It was not dismissed, and is open (oddity 22): the chat as it stands.
    case alreadyActive(CCAIChat)
}

/// A file of a chat, as the platform names it (section 7).
struct CCAIMedia: Hashable, Sendable {
    /// `media_id`.
    let id: Int
    /// `url`, signed and for a while only; nil where the answer has none.
    let url: String?
    /// `s3_path`; nil where the answer has none.
    let key: String?

    /// Nil for what has no id.
    init?(_ answer: JSONValue) {
        guard let id = (answer["media_id"] ?? answer["id"])?.platformID else { return nil }
        self.id = id
        url = answer["url"]?.stringValue
        key = answer["s3_path"]?.stringValue
    }

    /// The files of an answer that is a list, or one object in place of a list of one.
    static func list(_ answer: JSONValue) -> [CCAIMedia] {
        if let elements = answer.arrayValue { return elements.compactMap { CCAIMedia($0) } }
        if let media = CCAIMedia(answer) { return [media] }
        return ["photos", "photo", "videos", "video"].lazy.compactMap { answer[$0] }.first.map(list) ?? []
    }
}

/// Where the bytes of a file of the platform's are (section 7.2).
struct CCAIMediaPlace: Hashable, Sendable {
    /// An address that is good for a while; ``isOwn`` says whether it is the API's.
    let url: String
    /// The answer was the file itself, so that the address is the call's own and wants the API's credentials.
    let isOwn: Bool
    /// `content_type`; nil where nothing is said of it.
    let contentType: String?
    /// `file_name`; nil where nothing is said of it.
    let name: String?
}

/// An estimate of how long a queue takes (section 11).
struct CCAIWaitTime: Hashable, Sendable {
    /// `menu_id`.
    let menuID: Int
    /// `channel_type`, where the answer says it.
    let channel: String?
    /// `wait`, which the platform tells in minutes; zero is an estimate (oddity 24).
    let wait: Duration

    /// Nil for what is no estimate.
    init?(_ answer: JSONValue) {
        guard let id = answer["menu_id"]?.platformID, let minutes = answer["wait"]?.doubleValue,
            (0...525_600).contains(minutes)
        else { return nil }
        menuID = id
        channel = answer["channel_type"]?.stringValue
        wait = .seconds(Int64((minutes * 60).rounded()))
    }

    /// The estimates of an answer: a list, also below `wait_times` or `data` (assumed).
    static func list(_ answer: JSONValue) -> [CCAIWaitTime]? {
        let elements = answer.arrayValue ?? answer["wait_times"]?.arrayValue ?? answer["data"]?.arrayValue
        return elements.map { $0.compactMap { CCAIWaitTime($0) } }
    }
}

/// A token of the platform's for one end user (section 12; the shape is assumed).
struct CCAIAuthToken: Hashable, Sendable {
    /// `auth_token`.
    let token: String
    /// `expires_at`, as RFC 3339 or in seconds since the Unix epoch; nil where nothing is said of it.
    let expiresAt: Timestamp?
    /// `end_user.id`.
    let endUserID: Int?

    /// Nil for what has no token.
    init?(_ answer: JSONValue) {
        guard let token = answer["auth_token"]?.stringValue, !token.isEmpty else { return nil }
        self.token = token
        expiresAt =
            switch answer["expires_at"] {
            case .string(let text): Timestamp(rfc3339: text)
            case .number(let number):
                number.int.flatMap { (0..<100_000_000_000).contains($0) ? $0 : nil }
                    .map { Timestamp(seconds: Int64($0)) }
            default: nil
            }
        endUserID = answer["end_user"]?["id"]?.platformID
    }
}

extension JSONValue {
    /// An id of the platform's: a positive integer, also where it is written as a text (section 3.5).
    var platformID: Int? {
        let id: Int? =
            switch self {
            case .number(let number): number.int
            case .string(let text): text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) ? Int(text) : nil
            default: nil
            }
        return id.flatMap { $0 > 0 ? $0 : nil }
    }
}
