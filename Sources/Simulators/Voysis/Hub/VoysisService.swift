import Chronology
import JSON
import SimulatorKit

/// The service behind socket and REST: tokens, queries, results; does no input or output.
struct VoysisService {
    /// Why a request is not answered with 2xx.
    struct Refusal: Error {
        let status: Int
        let message: String
    }

    /// A query that is known for feedback and for its audio.
    struct Query {
        let id: String
        let conversationID: String
        let entity: JSONObject
        /// Nil for a text query.
        let format: VoysisAudioFormat?
        var isAnswered = false
    }

    private struct Token {
        let refreshToken: String
        let expiresAt: Int64
    }

    let configuration: VoysisSimulator.Configuration
    private var tokens: [String: Token] = [:]
    private var tokensNumbered = 0
    private var queries: [String: Query] = [:]
    private var order: [String] = []
    private var firstQuery = 0
    private var queriesNumbered = 0
    private var conversationsNumbered = 0
    private var utterancesHeard = 0

    init(_ configuration: VoysisSimulator.Configuration) { self.configuration = configuration }

    /// How many queries are remembered.
    var queryCount: Int { queries.count }

    // MARK: Tokens

    /// Makes an application token from a refresh token; nil entity where a fault leaves it out.
    mutating func makeToken(
        _ authorization: String?, fault: VoysisFault.Token?, now: Int64
    ) throws(Refusal) -> JSONValue? {
        if case .status(let status) = fault { throw Refusal(status: status, message: "") }
        let refresh = authorization.map { String($0.dropFirst(7)) } ?? ""
        guard configuration.refreshTokens.isEmpty || configuration.refreshTokens.contains(refresh) else {
            throw Refusal(status: 401, message: "Unauthorized")
        }
        forgetTokens(now)
        tokensNumbered += 1
        let token = "app-\(tokensNumbered)"
        var life = configuration.tokenLifeSeconds
        if case .life(let seconds) = fault { life = seconds }
        // One that is said to have expired is none; one that only looks odd is as good as any.
        let expiresAt = now + Int64(life) * 1000
        tokens[token] = Token(refreshToken: refresh, expiresAt: expiresAt)
        if fault == .noEntity { return nil }
        return ["token": .string(token), "expiresAt": .string(Self.date(expiresAt, fault))]
    }

    private static func date(_ milliseconds: Int64, _ fault: VoysisFault.Token?) -> String {
        switch fault {
        case .plainDate: Timestamp(milliseconds: milliseconds).rfc3339.prefix(19) + "Z"
        case .offsetDate: Timestamp(milliseconds: milliseconds + 7_200_000).rfc3339.prefix(23) + "+02:00"
        case .compactOffset: Timestamp(milliseconds: milliseconds).rfc3339.prefix(23) + "+0000"
        case .noDate: "soon"
        default: Timestamp(milliseconds: milliseconds).rfc3339
        }
    }

    private mutating func forgetTokens(_ now: Int64) {
        guard tokens.count >= 1000 else { return }
        tokens = tokens.filter { $0.value.expiresAt > now }
    }

    /// Whether a request may be answered; everything but `/tokens` wants an application token.
    func check(_ authorization: String?, now: Int64) throws(Refusal) {
        guard !configuration.refreshTokens.isEmpty else { return }
        guard let token = authorization.flatMap({ tokens[String($0.dropFirst(7))] }), token.expiresAt > now else {
            throw Refusal(status: 401, message: "Unauthorized")
        }
    }

    // MARK: Queries

    /// Takes a new query and remembers it.
    mutating func create(_ request: VoysisRequest) -> Query {
        let entity = request.entity ?? JSONObject()
        queriesNumbered += 1
        var conversation = entity["conversationId"]?.stringValue
        if conversation == nil {
            conversationsNumbered += 1
            conversation = "c-\(conversationsNumbered)"
        }
        let type = entity["audioQuery"]?["mimeType"]?.stringValue ?? request.contentType ?? ""
        let isAudio = entity["queryType"]?.stringValue == "audio"
        let query = Query(
            id: "q-\(queriesNumbered)", conversationID: conversation ?? "", entity: entity,
            format: isAudio ? VoysisAudioFormat(type) : nil)
        queries[query.id] = query
        order.append(query.id)
        while order.count - firstQuery > configuration.queriesMax {
            queries[order[firstQuery]] = nil
            firstQuery += 1
        }
        if firstQuery > configuration.queriesMax {
            order.removeFirst(firstQuery)
            firstQuery = 0
        }
        return query
    }

    func query(_ id: String) throws(Refusal) -> Query {
        guard let query = queries[id] else { throw Refusal(status: 404, message: "Not Found") }
        return query
    }

    /// The stub of a query: what is known before its audio has come.
    func stub(_ query: Query, base: String) -> JSONObject {
        var stub = JSONObject()
        stub.append("id", .string(query.id))
        stub.append("locale", query.entity["locale"] ?? "en-US")
        stub.append("conversationId", .string(query.conversationID))
        stub.append("queryType", query.entity["queryType"] ?? "text")
        if let userID = query.entity["userId"] { stub.append("userId", userID) }
        if let audio = query.entity["audioQuery"] { stub.append("audioQuery", audio) }
        stub.append(
            "_links",
            [
                "self": ["href": .string("\(base)/queries/\(query.id)")],
                "audio": ["href": .string("\(base)/queries/\(query.id)/audio")],
            ])
        stub.append("_embedded", [:])
        return stub
    }

    /// Answers a query: with its own text, or with what its sound says.
    mutating func answer(
        _ query: Query, sound: [UInt8]?, fault: VoysisFault.Result?, base: String
    ) -> JSONValue? {
        var utterance = query.entity["textQuery"]?["text"]?.stringValue ?? ""
        if let sound, let format = query.format {
            if let said = VoysisRecording.transcript(of: sound, format) {
                utterance = said
            } else {
                utterance = VoysisShop.utterances[utterancesHeard % VoysisShop.utterances.count]
                utterancesHeard += 1
            }
        }
        queries[query.id]?.isAnswered = true
        let context = query.entity["context"]?.objectValue ?? JSONObject()
        return Self.shape(
            result(query, utterance, VoysisShop.answer(utterance, context: context), base), fault)
    }

    /// A result whose reply is said by the simulator and not by the shop.
    func result(_ query: Query, saying text: String) -> JSONValue {
        let context = query.entity["context"]?.objectValue ?? JSONObject()
        let utterance = query.entity["textQuery"]?["text"]?.stringValue ?? ""
        return .object(
            result(
                query, utterance,
                VoysisUnderstanding(intent: "simulator", reply: text, hint: nil, entities: [:], context: context), ""))
    }

    private func result(
        _ query: Query, _ utterance: String, _ answer: VoysisUnderstanding, _ base: String
    ) -> JSONObject {
        var result = stub(query, base: base)
        let links = result.remove("_links")
        result.remove("_embedded")
        result.append("textQuery", ["text": .string(utterance)])
        result.append("intent", .string(answer.intent))
        result.append(
            "reply", ["text": .string(answer.reply), "audioUri": "https://cdn.example.com/r/\(query.id).mp3"])
        result.append("dmReply", ["text": .string(answer.reply)])
        if let hint = answer.hint { result.append("hint", ["text": .string(hint), "audioUri": nil]) }
        result.append("entities", .object(answer.entities))
        result.append("context", .object(answer.context))
        result.append("confidence", ["textQuery.text": 0.83])
        if let links { result.append("_links", links) }
        result.append("_embedded", [:])
        return result
    }

    private static func shape(_ result: JSONObject, _ fault: VoysisFault.Result?) -> JSONValue? {
        var result = result
        switch fault {
        case .withoutReply: result.remove("reply")
        case .withoutText:
            result.remove("reply")
            result.remove("dmReply")
        case .furtherMembers:
            result.append("mood", ["a.b": [1, 1.50, nil], "sure": true])
        case .nullContext: result.set("context", to: nil)
        case .withoutContext: result.remove("context")
        case .emptyContext: result.set("context", to: [:])
        case .relativeAudio:
            var reply = result["reply"]?.objectValue ?? JSONObject()
            reply.set("audioUri", to: .string("/replies/\(result["id"]?.stringValue ?? "").mp3"))
            result.set("reply", to: .object(reply))
        case .halfEmoji:
            var reply = result["reply"]?.objectValue ?? JSONObject()
            reply.set("text", to: .string((reply["text"]?.stringValue ?? "") + String(VoysisHalfEmoji.placeholder)))
            result.set("reply", to: .object(reply))
        case .withoutEntity: return nil
        case nil: break
        }
        return .object(result)
    }
}

/// Half of an emoji in what goes to clients, which no text here can hold: a placeholder until it is bytes.
enum VoysisHalfEmoji {
    /// A character that nothing else has.
    static let placeholder: Character = "\u{E0D8}"

    /// The bytes with an escape for half of a surrogate pair in the place of each placeholder.
    static func written(_ bytes: [UInt8]) -> [UInt8] {
        let mark = Array(String(placeholder).utf8)
        guard bytes.contains(mark[0]) else { return bytes }
        var written: [UInt8] = []
        var rest = bytes[...]
        while let first = rest.first {
            if rest.starts(with: mark) {
                written += Array(#"\ud83d"#.utf8)
                rest = rest.dropFirst(mark.count)
            } else {
                written.append(first)
                rest = rest.dropFirst()
            }
        }
        return written
    }
}
