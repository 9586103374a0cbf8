import JSON

/// The queues of a tenant, from the list of its menus (`PROTOCOL.md`, section 11).
///
/// Hidden and disabled menus are dropped, and so is a menu with nothing left below it; those of one level stand by
/// their position. Members of the platform's that are published nowhere (hours, languages, links) are read as assumed.
struct CCAIMenus {
    /// Menus that are looked at.
    static let countMax = 5000

    /// Queues by their ids, with the keys that the configuration or the platform gives them.
    private let keys: [String: String]
    private var count = 0

    /// `{queues, directAccess?}`; nil for what is no list of menus.
    ///
    /// - Parameter keys: the configuration's names of queues.
    static func answer(_ menus: JSONValue, keys: [String: Int]) -> JSONObject? {
        guard let list = menus["menus"]?.arrayValue ?? menus["data"]?.arrayValue ?? menus.arrayValue else { return nil }
        var reader = CCAIMenus(keys)
        var answer: JSONObject = ["queues": .array(reader.queues(list, below: []))]
        var direct = directAccess(keys)
        if let key = menus["direct"]?["key"]?.stringValue, keys[key] == nil { direct.append(["key": JSONValue(key)]) }
        if !direct.isEmpty { answer.append("directAccess", .array(direct)) }
        return answer
    }

    /// The same where the platform does not list its menus: what the configuration names, by name.
    static func answer(keys: [String: Int]) -> JSONObject {
        let queues: [JSONValue] = ordered(keys).map { key, id in
            [
                "id": JSONValue(String(id)), "key": JSONValue(key), "name": JSONValue(key), "path": JSONValue(key),
                "channels": ["chat"], "isSelectable": true, "children": [],
            ]
        }
        var answer: JSONObject = ["queues": .array(queues)]
        if !keys.isEmpty { answer.append("directAccess", .array(directAccess(keys))) }
        return answer
    }

    private init(_ keys: [String: Int]) {
        // Of several keys of one queue the first is shown; all of them stand under `directAccess`.
        self.keys = Dictionary(
            Self.ordered(keys).map { (String($0.value), $0.key) }, uniquingKeysWith: { first, _ in first })
    }

    private static func ordered(_ keys: [String: Int]) -> [(key: String, value: Int)] {
        keys.sorted { $0.key < $1.key }
    }

    private static func directAccess(_ keys: [String: Int]) -> [JSONValue] {
        ordered(keys).map { key, id in ["key": JSONValue(key), "queueId": JSONValue(String(id))] }
    }

    // MARK: Menus

    private mutating func queues(_ menus: [JSONValue], below path: [String]) -> [JSONValue] {
        let visible = menus.filter { $0["hidden"]?.boolValue != true && $0["enabled"]?.boolValue != false }
        let places = visible.enumerated().sorted { left, right in
            (Self.position(left.element), left.offset) < (Self.position(right.element), right.offset)
        }
        return places.compactMap { queue($0.element, below: path) }
    }

    /// Menus without a position stand behind all others, in the order in which they came.
    private static func position(_ menu: JSONValue) -> Double { menu["position"]?.doubleValue ?? .infinity }

    private mutating func queue(_ menu: JSONValue, below path: [String]) -> JSONValue? {
        count += 1
        guard count <= Self.countMax, let id = menu["id"]?.queueID else { return nil }
        let below = menu["children"]?.arrayValue ?? []
        let name = menu["name"]?.stringValue ?? id
        let path = path + [name]
        let children = queues(below, below: path)
        guard below.isEmpty || !children.isEmpty else { return nil }
        var queue: JSONObject = ["id": JSONValue(id)]
        if let key = menu["menu_key"]?.stringValue ?? menu["key"]?.stringValue ?? keys[id] {
            queue.append("key", JSONValue(key))
        }
        queue.append("name", JSONValue(name))
        queue.append("path", JSONValue(path.joined(separator: " / ")))
        queue.append("channels", .array(Self.names(menu["channels"])))
        let redirection = Self.redirection(menu["redirection"])
        queue.append("isOpen", JSONValue(Self.isOpen(menu) && redirection == nil))
        queue.append("isSelectable", JSONValue(below.isEmpty))
        let languages = Self.names(menu["languages"])
        if !languages.isEmpty { queue.append("languages", .array(languages)) }
        if let hours = Self.hours(menu) { queue.append("hours", hours) }
        if let redirection { queue.append("redirection", redirection) }
        if let deflection = Self.deflection(menu["deflection"]) { queue.append("deflection", deflection) }
        let links = Self.links(menu)
        if !links.isEmpty { queue.append("links", .array(links)) }
        queue.append("children", .array(children))
        return .object(queue)
    }

    /// Open unless the platform says otherwise.
    private static func isOpen(_ menu: JSONValue) -> Bool {
        for name in ["is_open", "open", "in_business_hours"] {
            if let isOpen = menu[name]?.boolValue { return isOpen }
        }
        return menu["after_hours"]?.boolValue != true
    }

    private static func hours(_ menu: JSONValue) -> JSONValue? {
        for name in ["hours", "operation_hours", "business_hours"] {
            if let hours = menu[name], !hours.isNull { return hours }
        }
        return nil
    }

    // MARK: Parts of a menu

    /// A list of names, of objects with a name, or an object whose members are named, without those that are off.
    private static func names(_ value: JSONValue?) -> [JSONValue] {
        if let object = value?.objectValue {
            return object.members.filter { member in
                member.value.boolValue != false && !member.value.isNull && member.value["enabled"]?.boolValue != false
            }.map { JSONValue($0.key) }
        }
        return (value?.arrayValue ?? []).compactMap { element -> String? in
            guard element["enabled"]?.boolValue != false else { return nil }
            return element.stringValue ?? element["type"]?.stringValue ?? element["name"]?.stringValue
                ?? element["code"]?.stringValue
        }.map { JSONValue($0) }
    }

    /// `{option, data?}`, while callers are sent elsewhere.
    private static func redirection(_ value: JSONValue?) -> JSONValue? {
        guard let option = value?["option"]?.stringValue, !["", "none", "disabled", "off"].contains(option) else {
            return nil
        }
        var redirection: JSONObject = ["option": JSONValue(option)]
        if let data = value?["data"], !data.isNull { redirection.append("data", data) }
        return .object(redirection)
    }

    /// `{type?}`, where callers are offered something else.
    private static func deflection(_ value: JSONValue?) -> JSONValue? {
        guard value?["enabled"]?.boolValue == true else { return nil }
        var deflection = JSONObject()
        if let type = value?["type"]?.stringValue { deflection.append("type", JSONValue(type)) }
        return .object(deflection)
    }

    /// `{title?, url, iconName?}` of each link that leads out of the platform; the icon is one of the front end's own.
    private static func links(_ menu: JSONValue) -> [JSONValue] {
        let found = menu["external_deflection_links"] ?? menu["deflection"]?["links"]
        return (found?.arrayValue ?? []).compactMap { link -> JSONValue? in
            guard link["enabled"]?.boolValue != false,
                let url = link["url"]?.stringValue ?? link["link"]?.stringValue, !url.isEmpty
            else { return nil }
            var object = JSONObject()
            let title = link["display_name"]?.stringValue ?? link["title"]?.stringValue ?? link["name"]?.stringValue
            if let title { object.append("title", JSONValue(title)) }
            object.append("url", JSONValue(url))
            if let icon = link["icon_name"]?.stringValue ?? link["icon"]?.stringValue, !icon.isEmpty {
                object.append("iconName", JSONValue(icon))
            }
            return .object(object)
        }
    }
}

extension JSONValue {
    /// The id of a queue: a whole number, or a text that is not empty.
    var queueID: String? {
        if let number = intValue { return String(number) }
        guard let text = stringValue, !text.isEmpty else { return nil }
        return text
    }
}
