import JSON

/// The rules that requests must keep: the tables of sections 4 to 10 of the protocol note.
enum VoysisRules {
    static let headerNames = [
        "Authorization", "Accept", "Content-Type", "X-Voysis-Audio-Profile-Id", "X-Voysis-Ignore-Vad",
        "X-Voysis-Client-Info", "X-Voysis-Entity",
    ]
    static let accepted = ["application/vnd.voysisquery.v1+json", "application/json"]
    static let infoNames = ["os", "sdk", "app", "device"]

    /// The target that a path asks for.
    enum Target: Equatable {
        case tokens
        case queries
        case audio(query: String)
        case feedback(query: String)
        case cancellation(query: String)
    }

    static func target(_ path: String) -> Target? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { String($0) }
        switch (parts.first, parts.count) {
        case ("tokens", 1): return .tokens
        case ("queries", 1): return .queries
        case ("queries", 3) where !parts[1].isEmpty:
            switch parts[2] {
            case "audio": return .audio(query: parts[1])
            case "feedback": return .feedback(query: parts[1])
            case "cancellation": return .cancellation(query: parts[1])
            default: return nil
            }
        default: return nil
        }
    }

    /// The query whose reply's sound lies at `/replies/{id}.mp3`; nil for any other path.
    static func reply(_ path: String) -> String? {
        guard path.hasPrefix("/replies/"), path.hasSuffix(".mp3") else { return nil }
        return String(path.dropFirst(9).dropLast(4))
    }

    /// 8-4-4-4-12 hexadecimal digits.
    static func isUUID(_ text: String) -> Bool {
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard groups.map(\.count) == [8, 4, 4, 4, 12] else { return false }
        return groups.joined().allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
                UInt8(ascii: "A")...UInt8(ascii: "F"):
                true
            default: false
            }
        }
    }

    /// The first rule that the content of a request breaks.
    static func violation(of request: VoysisRequest) -> VoysisViolation? {
        if let authorization = request.authorization, !authorization.hasPrefix("Bearer ") {
            return VoysisViolation("bearer", "Authorization is a bearer token")
        }
        // A path that is not known is answered with 404 and breaks no rule.
        guard let target = target(request.path) else { return nil }
        switch target {
        case .tokens:
            if request.method != "POST" { return VoysisViolation("method", "a token is made with POST") }
            return request.sound == nil ? nil : VoysisViolation("tokens", "a token is no sound")
        case .queries:
            if request.method != "POST" { return VoysisViolation("method", "a query is made with POST") }
            // The SDKs leave it out elsewhere, but a query says whose voice it is.
            if request.profileID == nil { return VoysisViolation("profile", "a query names an audio profile") }
            guard let entity = request.entity else { return VoysisViolation("entity", "a query has an entity") }
            return checkQuery(entity, request)
        case .audio:
            guard request.id == nil else { return VoysisViolation("audio", "audio of a socket comes in frames") }
            return request.sound == nil ? VoysisViolation("audio", "Content-Type names the audio") : nil
        case .feedback:
            if request.method != "PATCH" { return VoysisViolation("method", "feedback is given with PATCH") }
            return checkFeedback(request.entity ?? JSONObject())
        case .cancellation:
            if request.method != "POST" { return VoysisViolation("method", "a query is cancelled with POST") }
            return checkCancellation(request.entity ?? JSONObject())
        }
    }

    private static func checkQuery(_ entity: JSONObject, _ request: VoysisRequest) -> VoysisViolation? {
        let texts = ["locale", "queryType", "conversationId", "userId", "interactionType", "dataType"]
        for member in entity.members {
            if member.value.isNull { return VoysisViolation("null", "\(member.key) is left out, not null") }
            let isRight =
                switch member.key {
                case "textQuery", "audioQuery", "context": member.value.objectValue != nil
                case let key where texts.contains(key): !(member.value.stringValue ?? "").isEmpty
                default: false
                }
            guard isRight else { return VoysisViolation("query", "\(member.key) has no place or is of the wrong type") }
        }
        guard entity["locale"] != nil else { return VoysisViolation("locale", "a query has a locale") }
        if entity["userId"]?.stringValue?.contains("@") == true {
            return VoysisViolation("userId", "an e-mail address is personal")
        }
        if let type = entity["interactionType"]?.stringValue, type != "QUERY", type != "CHATBOT" {
            return VoysisViolation("interactionType", "QUERY or CHATBOT")
        }
        if let type = entity["dataType"]?.stringValue,
            !["LIVE", "PROBE", "DEV", "UAT", "ACCEPTANCE_TEST"].contains(type)
        {
            return VoysisViolation("dataType", "LIVE, PROBE, DEV, UAT or ACCEPTANCE_TEST")
        }
        return checkKind(entity, request)
    }

    private static func checkKind(_ entity: JSONObject, _ request: VoysisRequest) -> VoysisViolation? {
        switch entity["queryType"]?.stringValue {
        case "text":
            guard entity["textQuery"]?["text"]?.stringValue != nil, entity["audioQuery"] == nil else {
                return VoysisViolation("textQuery", "a text query has a text and nothing else")
            }
        case "audio":
            guard entity["textQuery"] == nil else { return VoysisViolation("audioQuery", "audio has no text yet") }
            let type =
                entity["audioQuery"]?["mimeType"]?.stringValue ?? request.sound.flatMap { _ in request.contentType }
            guard let type, VoysisAudioFormat(type) != nil else {
                return VoysisViolation("mimeType", "audio of 48000, 44100 or 16000 Hz with one channel")
            }
        default: return VoysisViolation("queryType", "text or audio")
        }
        return nil
    }

    private static func checkFeedback(_ entity: JSONObject) -> VoysisViolation? {
        guard !entity.isEmpty else { return VoysisViolation("feedback", "one of rating, description and durations") }
        for member in entity.members {
            switch member.key {
            case "rating":
                guard let rating = member.value.intValue, (1...5).contains(rating) else {
                    return VoysisViolation("rating", "a number from 1 to 5")
                }
            case "description":
                if member.value.stringValue == nil { return VoysisViolation("description", "a string") }
            case "durations":
                let known = ["userStop", "vad", "complete"]
                guard let durations = member.value.objectValue,
                    durations.members.allSatisfy({ known.contains($0.key) && ($0.value.intValue ?? -1) >= 0 })
                else { return VoysisViolation("durations", "milliseconds of userStop, vad and complete") }
            default: return VoysisViolation("feedback", "\(member.key) is not known")
            }
        }
        return nil
    }

    private static func checkCancellation(_ entity: JSONObject) -> VoysisViolation? {
        let reasons = ["MIC_PERMISSION", "AUDIO_ERROR", "OTHER"]
        guard let reason = entity["cancelReason"]?.stringValue, reasons.contains(reason) else {
            return VoysisViolation("cancelReason", "MIC_PERMISSION, AUDIO_ERROR or OTHER")
        }
        let isRight = entity.members.allSatisfy {
            $0.key == "cancelReason" || $0.key == "detail" && $0.value.stringValue != nil
        }
        return isRight ? nil : VoysisViolation("cancellation", "cancelReason and detail, which is a string")
    }
}
