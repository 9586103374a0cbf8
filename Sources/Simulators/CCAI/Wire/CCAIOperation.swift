import HTTPWire

/// A call of the platform's APIs: which it is, and the parameters in its path (protocol note sections 4 to 8, 11, 12).
struct CCAIOperation {
    /// The API that a call belongs to, which says what it is authorised with.
    enum Plane: String {
        /// The Apps API, with Basic credentials.
        case apps
        /// The Manager API, with the same ones.
        case manager
        /// The client libraries' own API, with an end user's token in the body.
        case sdk
    }

    /// The name of a call, for the log and the aim of faults.
    enum Name: String {
        case upsertEndUser, findEndUser, createChat, findChat, getChat, endChat, resumeChat, identifyEndUser
        case getFlags, setFlags, sendMessage, listMessages, presignPhoto, presignVideo, registerPhotos, registerVideo
        case listPhotos, findMedia, getMedia, escalate, settleEscalation, listWaitTimes, listMenus, exchangeToken
    }

    let name: Name
    let plane: Plane
    /// The parameters of the path, decoded, in their order.
    let parameters: [String]

    /// The operation that a method and a path name; nil for none.
    init?(_ method: HTTPMethod, path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        for (verb, pattern, name) in Self.routes where verb == method {
            guard let found = Self.match(pattern.split(separator: "/"), Array(parts)) else { continue }
            self.name = name
            plane = pattern.hasPrefix("apps/") ? .apps : pattern.hasPrefix("manager/") ? .manager : .sdk
            parameters = found
            return
        }
        return nil
    }

    /// The parts of a path where the pattern has `*`; nil if the path is another one.
    private static func match(_ pattern: [Substring], _ parts: [Substring]) -> [String]? {
        guard pattern.count == parts.count else { return nil }
        var found: [String] = []
        for (wanted, part) in zip(pattern, parts) {
            if wanted == "*" {
                guard let text = try? PercentCoding.decoded(String(part)), !text.isEmpty else { return nil }
                found.append(text)
            } else if wanted != part {
                return nil
            }
        }
        return found
    }

    private static let chat = "apps/api/v1/chats/*"

    // `chat_id` stands before the pattern that it would fit as well.
    private static let routes: [(HTTPMethod, String, Name)] = [
        (.post, "apps/api/v1/end_users", .upsertEndUser),
        (.get, "apps/api/v1/end_users", .findEndUser),
        (.post, "apps/api/v1/chats", .createChat),
        (.get, "apps/api/v1/chats/chat_id", .findChat),
        (.get, chat, .getChat),
        (.patch, chat, .endChat),
        (.patch, chat + "/resume", .resumeChat),
        (.post, chat + "/end_user", .identifyEndUser),
        (.get, chat + "/customer_flag", .getFlags),
        (.patch, chat + "/customer_flag", .setFlags),
        (.post, chat + "/message", .sendMessage),
        (.get, chat + "/messages", .listMessages),
        (.post, chat + "/photos/upload", .presignPhoto),
        (.post, chat + "/videos/upload", .presignVideo),
        (.post, chat + "/photos", .registerPhotos),
        (.get, chat + "/photos", .listPhotos),
        (.post, chat + "/videos", .registerVideo),
        (.get, chat + "/media", .findMedia),
        (.get, chat + "/media/*", .getMedia),
        (.post, chat + "/escalations", .escalate),
        (.patch, chat + "/escalations/*", .settleEscalation),
        (.get, "apps/api/v1/wait_times", .listWaitTimes),
        (.get, "manager/api/v1/menus", .listMenus),
        (.post, "api/v2/auth/end_user", .exchangeToken),
    ]
}
