import Configuration

/// How chats of a tenant begin and end (`PROTOCOL.md`, section 1).
struct CCAIChatSettings: Hashable, Sendable {
    /// `runningChat`: a chat of the user's that runs at the platform when a session begins: `adopt` goes on with it,
    /// `end` ends it and begins another, `refuse` fails the session.
    ///
    /// Default: `adopt`.
    var runningChat = CCAIRunningChat.adopt
    /// `csat`: whether the end of a chat waits for the platform's questions behind it (`ask`), or not (`skip`).
    ///
    /// Default: `ask`.
    var csat = CCAISurvey.ask
    /// `userTokens`: whether a user's token is exchanged for the platform's own before their chat begins, as the
    /// vendor's client libraries do it, so that nobody whom the platform refuses gets a chat; devices that are
    /// registered for pushes go to the platform with it.
    ///
    /// Default: false.
    var userTokens = false
    /// `defaultMenuId`: the queue of sessions that name none, 1 to 2147483647.
    ///
    /// Default: none, and each session must name one.
    var defaultMenuID: Int?
    /// `menuKeys`: queues by a name of their own, such as that of a direct access point, for the option `menuKey`, each
    /// 1 to 2147483647.
    ///
    /// Default: none.
    var menuKeys: [String: Int] = [:]
    /// `supportedLanguages`: the languages of the tenant's queues, in the platform's spelling; others are not asked
    /// for.
    ///
    /// Default: not said, and the platform is asked for each in turn.
    var supportedLanguages: [String] = []
    /// `defaultLang`: the language where none of the user's is to be had, and of estimates that are asked for without
    /// one.
    ///
    /// Default: `en`.
    var defaultLanguage = "en"

    /// The ids of queues that are taken.
    static let menuIDs = 1...2_147_483_647

    /// The usual settings.
    init() {}

    /// Decodes the keys, which stand beside the others of a section.
    init(_ section: ConfigurationSection) {
        runningChat = section.choice("runningChat", default: .adopt)
        csat = section.choice("csat", default: .ask)
        userTokens = section.boolean("userTokens", default: false)
        defaultMenuID = section.optionalInteger("defaultMenuId", in: Self.menuIDs)
        if let keys = section.section("menuKeys") {
            for (name, value) in keys.entries() {
                if let id = value.integer(in: Self.menuIDs) { menuKeys[name] = id }
            }
            keys.finish()
        }
        supportedLanguages = section.strings("supportedLanguages")
        defaultLanguage = section.string("defaultLang", default: "en", bytesMax: 35)
        for (key, tags) in [("supportedLanguages", supportedLanguages), ("defaultLang", [defaultLanguage])] {
            for tag in tags where !CCAILanguages.isTag(tag) {
                section.report("has \(tag), which is no language tag", at: key)
            }
        }
    }
}

/// The fate of a chat of the user's that runs when a session begins.
enum CCAIRunningChat: String, CaseIterable, Sendable {
    /// The session goes on with it.
    case adopt
    /// It is ended, and another one begun.
    case end
    /// The session fails.
    case refuse
}
