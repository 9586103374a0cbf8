import JSON

/// A queue of the tenant, or a node above some (protocol note section 11).
public struct CCAIMenu: Hashable, Sendable {
    /// The party that answers in a queue.
    public enum Staffing: String, Hashable, Sendable {
        /// A virtual agent, and a human once it escalates.
        case virtualAgent
        /// A human at once.
        case agent
        /// No party: chats stay queued.
        case nobody
    }

    /// The state of a queue.
    public enum State: String, Hashable, Sendable {
        /// It takes chats.
        case open
        /// It takes none outside of its hours, and resumes none.
        case afterHours
        /// It sends customers elsewhere.
        case redirected
    }

    /// The number that chats name.
    public var id: Int
    /// The name for people.
    public var name: String
    /// The key of its Direct Access Point; nil for none.
    public var key: String?
    /// The languages that chats may have in it.
    public var languages: Set<String>
    /// The party that answers.
    public var staffing: Staffing
    /// The state it is in.
    public var state: State
    /// The estimate for chats, in minutes; nil where there is no record.
    public var waitMinutes: Int?
    /// Whether lists for people leave it out.
    public var isHidden = false
    /// Whether it is switched on.
    public var isEnabled = true
    /// The nodes below it; a queue has none.
    public var children: [CCAIMenu] = []

    /// A queue with its usual settings, or a node.
    public init(
        _ id: Int, _ name: String, key: String? = nil, languages: Set<String> = ["en", "de", "es"],
        staffing: Staffing = .agent, state: State = .open, waitMinutes: Int? = nil, children: [CCAIMenu] = []
    ) {
        self.id = id
        self.name = name
        self.key = key
        self.languages = languages
        self.staffing = staffing
        self.state = state
        self.waitMinutes = waitMinutes
        self.children = children
    }

    /// The queues of a fake that is told of no others: `101` with a virtual agent, `105` with a human, and further ones
    /// that are in the way.
    public static let usual: [CCAIMenu] = {
        var hidden = CCAIMenu(122, "Staff only")
        hidden.isHidden = true
        var disabled = CCAIMenu(123, "Closed down")
        disabled.isEnabled = false
        return [
            CCAIMenu(
                100, "Support",
                children: [
                    CCAIMenu(101, "General", key: "general_dap", staffing: .virtualAgent, waitMinutes: 0),
                    CCAIMenu(105, "Billing", key: "billing_dap", waitMinutes: 7),
                    CCAIMenu(110, "Waiting room", staffing: .nobody, waitMinutes: 45),
                ]),
            CCAIMenu(120, "Night desk", state: .afterHours), CCAIMenu(121, "Moved", state: .redirected), hidden,
            disabled,
        ]
    }()
}

extension CCAIMenu {
    /// A queue of a tree with the path of ids that leads to it, such as `100.105`.
    struct Leaf {
        let menu: CCAIMenu
        let path: String
    }

    /// The queues of a tree, depth first.
    static func leaves(of menus: [CCAIMenu], below path: String = "") -> [Leaf] {
        menus.flatMap { menu in
            let own = path.isEmpty ? "\(menu.id)" : "\(path).\(menu.id)"
            return menu.children.isEmpty ? [Leaf(menu: menu, path: own)] : leaves(of: menu.children, below: own)
        }
    }

    /// The node as the list of menus has it.
    func json(position: Int) -> JSONValue {
        let redirection: JSONValue =
            state == .redirected ? ["option": "message", "data": "Please use our web site."] : .null
        return [
            "id": JSONValue(id), "name": .string(name), "enabled": .bool(isEnabled), "hidden": .bool(isHidden),
            "position": JSONValue(position), "channels": children.isEmpty ? ["chat", "voice_call"] : [],
            "redirection": redirection,
            "deflection": ["enabled": .bool(state == .afterHours), "type": state == .afterHours ? "email" : .null],
            "children": .array(children.enumerated().map { $1.json(position: $0 + 1) }),
        ]
    }
}
