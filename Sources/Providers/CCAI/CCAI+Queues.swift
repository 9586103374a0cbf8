public import Domain
public import JSON
public import ProviderKit

/// Queues as the platform lists them, and how long they take (`PROTOCOL.md`, section 11).
extension CCAI: QueueProvider {
    /// `menuKey`, where `menuKeys` does not have it.
    public func queueKey(in options: ProviderOptions) -> String? {
        guard makesSessions, options["menuId"] == nil, let key = options["menuKey"]?.stringValue,
            configuration.chats.menuKeys[key] == nil
        else { return nil }
        return key
    }

    /// `menuId` in the place of `menuKey`.
    public func options(_ options: ProviderOptions, at queueID: String) -> ProviderOptions? {
        guard let id = Int(queueID), CCAIChatSettings.menuIDs.contains(id) else { return nil }
        var options = options
        options.remove("menuKey")
        options.set("menuId", to: JSONValue(id))
        return options
    }

    /// A menu's number, or a name in `menuKeys`.
    public func hasQueueID(_ queue: String) -> Bool {
        Int(queue) != nil || configuration.chats.menuKeys[queue] != nil
    }

    /// The tree of menus; the queues of `menuKeys` where the platform does not list its menus to us.
    public func queues(
        language: String?, _ environment: ProviderEnvironment
    ) async throws(ProviderFailure) -> JSONObject {
        let keys = configuration.chats.menuKeys
        let platform = platform(environment)
        var menus: JSONObject?
        if let platform {
            do throws(CCAIFailure) {
                menus = try await platform.menus(language: language.map(spelling))
            } catch {
                throw error.failure(of: .getMenus)
            }
        }
        if let menus {
            guard let answer = CCAIMenus.answer(.object(menus), keys: keys) else {
                throw CCAIFailure.malformed.failure(of: .getMenus)
            }
            return answer
        }
        guard keys.isEmpty else { return CCAIMenus.answer(keys: keys) }
        guard platform != nil else { throw CCAIFailure.noAccess.failure(of: .getMenus) }
        throw ProviderFailure(
            .forbidden, "The credentials do not allow to list the CCAI Platform's menus, and menuKeys names none.")
    }

    /// The platform's estimates; of one queue, by its id or its name in `menuKeys`: a key of the platform's own has
    /// become an id before.
    public func waitTimes(
        language: String?, queue: String?, _ environment: ProviderEnvironment
    ) async throws(ProviderFailure) -> JSONObject {
        guard let platform = platform(environment) else { throw CCAIFailure.noAccess.failure(of: .getWaitTimes) }
        var question = CCAIWaitTimesQuestion(
            language: language.map(spelling) ?? configuration.chats.defaultLanguage)
        if let queue {
            guard let id = Int(queue) ?? configuration.chats.menuKeys[queue] else {
                throw ProviderFailure(.notFound, "It is no queue of the CCAI Platform's, by its number or by its key.")
            }
            question.menuID = id
        }
        do throws(CCAIFailure) {
            return CCAIMenus.answer(waits: try await platform.waitTimes(question))
        } catch {
            throw error.failure(of: .getWaitTimes)
        }
    }

    /// In the platform's letters where they are known.
    private func spelling(_ language: String) -> String {
        CCAIPreferredLanguage.spelling(of: language, configuration.chats.supportedLanguages) ?? language
    }
}

extension CCAIMenus {
    /// `{waitTimes: [{queueId, channel?, waitSeconds}]}`; a queue without an estimate is not among them.
    static func answer(waits: [CCAIWaitTime]) -> JSONObject {
        let list: [JSONValue] = waits.map { wait in
            var object: JSONObject = ["queueId": JSONValue(String(wait.menuID))]
            if let channel = wait.channel { object.append("channel", JSONValue(channel)) }
            object.append("waitSeconds", JSONValue(Int(wait.wait.components.seconds)))
            return .object(object)
        }
        return ["waitTimes": .array(list)]
    }
}
