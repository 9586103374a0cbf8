import JSON
import ProviderKit

/// Queues (`PROTOCOL.md`, section 11).
extension CCAIPlatform {
    /// The estimates that there are; a queue without one is not among them.
    func waitTimes(_ question: CCAIWaitTimesQuestion) async throws(CCAIFailure) -> [CCAIWaitTime] {
        guard let list = CCAIWaitTime.list(try await call(.waitTimes(question)).value()) else { throw .malformed }
        return list
    }

    /// The estimate for chats in one queue; nil where there is none.
    func wait(at menuID: Int, language: String) async throws(CCAIFailure) -> Duration? {
        var question = CCAIWaitTimesQuestion(language: language)
        (question.menuID, question.channel) = (menuID, "chat")
        return try await waitTimes(question).first { $0.menuID == menuID && ($0.channel ?? "chat") == "chat" }?.wait
    }

    /// The tree of queues as the platform has it: `{"menus": […], "direct"?: …}`; nil where the credentials do not
    /// allow it, or there is no such call.
    func menus(language: String? = nil) async throws(CCAIFailure) -> JSONObject? {
        let answer: JSONValue
        do throws(CCAIFailure) {
            answer = try await call(.menus(language: language)).value()
        } catch {
            guard error.kind == .forbidden || error.kind == .notFound else { throw error }
            return nil
        }
        if let list = answer.arrayValue { return ["menus": .array(list)] }
        guard let object = answer.objectValue else { throw .malformed }
        return object
    }
}
