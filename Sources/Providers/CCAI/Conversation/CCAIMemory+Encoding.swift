import Domain
import JSON

/// The memory as JSON, of at most ``bytesMax`` bytes.
///
/// `{"chatId","standing":{…},"people":[…],"left":[…],"escalation":{…},"human":{…},"deflection":{…},"forms":[…],
/// "actions":[…],"counts":[[digest,count]],"forgotten","isBlind","heard":[…],"seen":[[digest,at]],"ending":{…}}`.
/// Messages that wait for their echoes are a value of their own (``CCAIEchoMatcher/encoded``).
extension CCAIMemory {
    /// The JSON; where it would be too long, names are left out, then words that were counted.
    func encoded() -> [UInt8] {
        var bytes = object(withNames: true, withCounts: true).encoded()
        if bytes.count > Self.bytesMax { bytes = object(withNames: false, withCounts: true).encoded() }
        if bytes.count > Self.bytesMax { bytes = object(withNames: false, withCounts: false).encoded() }
        assert(bytes.count <= Self.bytesMax, "What is remembered is bounded.")
        return bytes
    }

    private func object(withNames: Bool, withCounts: Bool) -> JSONValue {
        var object = JSONObject()
        object.append("chatId", optional: chatID)
        object.append("standing", .object(standing.object))
        object.append("people", list: people) { person in
            var entry: JSONObject = ["id": JSONValue(person.id), "role": JSONValue(person.role.rawValue)]
            if withNames { entry.append("name", optional: person.name) }
            return .object(entry)
        }
        object.append("left", list: leftEarly) { [JSONValue($0.id), JSONValue(Int($0.at))] }
        if let escalation { object.append("escalation", .object(escalation.object)) }
        if let humanRequest { object.append("human", .object(humanRequest.object)) }
        if let deflection { object.append("deflection", .object(deflection.object)) }
        object.append("forms", list: forms) { .object($0.object) }
        object.append("actions", list: smartActions) { [JSONValue($0.commandID), JSONValue($0.kind.rawValue)] }
        var forgotten = echoes.forgotten
        if withCounts {
            object.append("counts", list: echoes.counts) { [JSONValue($0.key.digest), JSONValue($0.count)] }
        } else {
            forgotten = echoes.counts.reduce(into: forgotten ?? CCAIWordFilter()) { $0.insert($1.key) }
        }
        object.append("forgotten", optional: forgotten?.encoded)
        object.append("isBlind", flag: echoes.isBlind)
        if heard.earlierCount != nil || !heard.entries.isEmpty { object.append("heard", heard.json) }
        object.append("seen", list: seen.entries) { [JSONValue($0.digest), JSONValue(Int($0.at))] }
        if let ending { object.append("ending", .object(ending.object)) }
        return .object(object)
    }

    /// The memory that was persisted; parts that cannot be read are as if they had never been.
    ///
    /// - Parameter waiting: the messages that wait for their echoes, as ``CCAIEchoMatcher/encoded`` has them.
    init(decoding bytes: [UInt8], waiting: [UInt8]) {
        self.init()
        heard = CCAIHeardMessages(earlierCount: nil)
        let expected = CCAIEchoMatcher.messages(decoding: waiting)
        echoes = CCAIEchoMatcher(expected: expected, counts: [], forgotten: nil)
        guard let object = (try? JSONValue(parsing: bytes, limits: CCAIJSON.lenientLimits))?.objectValue else { return }
        chatID = object["chatId"]?.intValue
        if let value = object["standing"]?.objectValue { standing = Standing(value) }
        people = (object["people"]?.arrayValue ?? []).prefix(Self.peopleMax).compactMap { entry in
            guard let id = CCAIJSON.token(entry["id"]),
                let role = entry["role"]?.stringValue.flatMap(SenderRole.init(rawValue:))
            else { return nil }
            return Participant(id: id, role: role, name: CCAIJSON.text(entry["name"], charactersMax: 128))
        }
        leftEarly = (object["left"]?.arrayValue ?? []).prefix(Self.peopleMax).compactMap { entry in
            guard let id = CCAIJSON.token(entry[0]), let at = time(entry[1]) else { return nil }
            return (id, at)
        }
        escalation = object["escalation"]?.objectValue.map { Escalation($0) }
        humanRequest = object["human"]?.objectValue.flatMap { HumanRequest($0) }
        deflection = object["deflection"]?.objectValue.flatMap { Deflection($0) }
        forms = (object["forms"]?.arrayValue ?? []).prefix(Self.requestsMax).compactMap { entry in
            entry.objectValue.flatMap { Form($0) }
        }
        smartActions = (object["actions"]?.arrayValue ?? []).prefix(Self.requestsMax).compactMap { entry in
            guard let id = CCAIJSON.token(entry[0]),
                let kind = entry[1]?.stringValue.flatMap(CCAISmartAction.Kind.init(rawValue:))
            else { return nil }
            return SmartAction(commandID: id, kind: kind)
        }
        echoes = Self.echoes(object, expected)
        heard = CCAIHeardMessages(object["heard"]) ?? heard
        seen = CCAISeenEvents(
            (object["seen"]?.arrayValue ?? []).compactMap { entry in
                guard let digest = entry[0]?.stringValue, digest.utf8.count == 16, let at = time(entry[1]) else {
                    return nil
                }
                return CCAISeenEvents.Entry(digest: digest, at: at)
            })
        ending = object["ending"]?.objectValue.flatMap { Ending($0) }
    }

    private static func echoes(_ object: JSONObject, _ expected: [CCAIEchoMatcher.Expected]) -> CCAIEchoMatcher {
        let counts = (object["counts"]?.arrayValue ?? []).compactMap { entry -> (key: CCAIEchoKey, count: Int)? in
            guard let key = entry[0]?.stringValue.flatMap({ CCAIEchoKey(digest: $0) }), let count = entry[1]?.intValue,
                (1...1_000_000).contains(count)
            else { return nil }
            return (key, count)
        }
        let forgotten = object["forgotten"]?.stringValue.flatMap { CCAIWordFilter(encoded: $0) }
        let isBlind = object["isBlind"]?.boolValue ?? false
        return CCAIEchoMatcher(expected: expected, counts: counts, forgotten: forgotten, isBlind: isBlind)
    }
}

// MARK: Parts

extension CCAIMemory.Standing {
    fileprivate var object: JSONObject {
        var object: JSONObject = ["phase": JSONValue(phase.rawValue)]
        object.append("status", optional: status)
        object.append("pausedAt", optional: pausedAt.map { Int($0) })
        object.append("wasWithBot", flag: wasWithBot)
        object.append("awaitsPersonSince", optional: awaitsPersonSince.map { Int($0) })
        object.append("personAt", optional: personAt.map { Int($0) })
        object.append("offersEscalation", flag: offersEscalation)
        object.append("isFinishing", flag: isFinishing)
        return object
    }

    fileprivate init(_ object: JSONObject) {
        self.init()
        phase = object["phase"]?.stringValue.flatMap(CCAIPhase.init(rawValue:)) ?? .starting
        status = CCAIJSON.text(object["status"], charactersMax: 64)
        pausedAt = time(object["pausedAt"])
        wasWithBot = object["wasWithBot"]?.boolValue ?? false
        awaitsPersonSince = time(object["awaitsPersonSince"])
        personAt = time(object["personAt"])
        offersEscalation = object["offersEscalation"]?.boolValue ?? false
        isFinishing = object["isFinishing"]?.boolValue ?? false
    }
}

extension CCAIMemory.Escalation {
    fileprivate var object: JSONObject {
        var object = JSONObject()
        object.append("id", optional: id)
        object.append("isAnnounced", flag: isAnnounced)
        object.append("isAccepted", flag: isAccepted)
        object.append("isDone", flag: isDone)
        return object
    }

    fileprivate init(_ object: JSONObject) {
        id = object["id"]?.intValue
        isAnnounced = object["isAnnounced"]?.boolValue ?? false
        isAccepted = object["isAccepted"]?.boolValue ?? false
        isDone = object["isDone"]?.boolValue ?? false
    }
}

extension CCAIMemory.HumanRequest {
    fileprivate var object: JSONObject {
        var object: JSONObject = ["message": JSONValue(message)]
        object.append("wasWithBot", flag: wasWithBot)
        object.append("isHeard", flag: isHeard)
        return object
    }

    fileprivate init?(_ object: JSONObject) {
        guard let message = CCAIJSON.token(object["message"]) else { return nil }
        self.message = message
        wasWithBot = object["wasWithBot"]?.boolValue ?? false
        isHeard = object["isHeard"]?.boolValue ?? false
    }
}

extension CCAIMemory.Deflection {
    fileprivate var object: JSONObject {
        var object: JSONObject = ["command": JSONValue(commandID)]
        object.append("escalation", optional: escalationID)
        object.append("values", list: values) { JSONValue($0) }
        object.append("isAnswered", flag: isAnswered)
        return object
    }

    fileprivate init?(_ object: JSONObject) {
        guard let commandID = CCAIJSON.token(object["command"]) else { return nil }
        self.commandID = commandID
        escalationID = object["escalation"]?.intValue
        values = (object["values"]?.arrayValue ?? []).prefix(CCAIDeflectionOffer.choicesMax).compactMap {
            CCAIJSON.token($0)
        }
        isAnswered = object["isAnswered"]?.boolValue ?? false
    }
}

extension CCAIMemory.Form {
    fileprivate var object: JSONObject {
        var object: JSONObject = ["id": JSONValue(request.actionID), "form": JSONValue(request.formID)]
        object.append("signature", optional: request.signature)
        object.append("isDone", flag: isDone)
        object.append("mayHaveArrived", flag: mayHaveArrived)
        return object
    }

    fileprivate init?(_ object: JSONObject) {
        guard let id = object["id"]?.intValue else { return nil }
        let form = CCAIJSON.text(object["form"], charactersMax: 128) ?? ""
        request = CCAIFormRequest(
            actionID: id, formID: form, signature: CCAIJSON.token(object["signature"], bytesMax: 128))
        isDone = object["isDone"]?.boolValue ?? false
        mayHaveArrived = object["mayHaveArrived"]?.boolValue ?? false
    }
}

extension CCAIMemory.Ending {
    fileprivate var object: JSONObject {
        var object: JSONObject = [
            "at": JSONValue(Int(at)), "deadline": JSONValue(Int(deadline)), "reason": JSONValue(reason),
            "by": JSONValue(by.rawValue),
        ]
        object.append("saidAt", optional: saidAt.map { Int($0) })
        object.append("isAsking", flag: isAsking)
        return object
    }

    fileprivate init?(_ object: JSONObject) {
        guard let at = time(object["at"]), let deadline = time(object["deadline"]),
            let by = object["by"]?.stringValue.flatMap(SenderRole.init(rawValue:))
        else { return nil }
        self.at = at
        self.deadline = deadline
        self.by = by
        reason = CCAIJSON.text(object["reason"], charactersMax: 64) ?? "chat_ended"
        saidAt = time(object["saidAt"])
        isAsking = object["isAsking"]?.boolValue ?? false
    }
}

/// A time that was persisted, in milliseconds since the Unix epoch; nil for what is none.
private func time(_ value: JSONValue?) -> Int64? {
    value?.intValue.flatMap { (0...1 << 53).contains($0) ? Int64($0) : nil }
}

extension JSONObject {
    /// Appends a text, if there is one.
    fileprivate mutating func append(_ key: String, optional value: String?) {
        if let value { append(key, JSONValue(value)) }
    }

    /// Appends a number, if there is one.
    fileprivate mutating func append(_ key: String, optional value: Int?) {
        if let value { append(key, JSONValue(value)) }
    }

    /// Appends a flag that is set.
    fileprivate mutating func append(_ key: String, flag: Bool) {
        if flag { append(key, true) }
    }

    /// Appends a list that has something in it.
    fileprivate mutating func append<Element>(
        _ key: String, list: some Collection<Element>, _ value: (Element) -> JSONValue
    ) {
        if !list.isEmpty { append(key, .array(list.map(value))) }
    }
}
