import Domain
import JSON
import ProviderKit

/// The profile of a session's user, as the session's caller describes them; on the session's loop only.
///
/// Where the caller gave the option `profile`, the description is kept over restarts: without it nobody would know
/// which of its words came after the option.
final class ODASessionProfile {
    /// The profile to tell the skill; empty where the user is not introduced.
    private(set) var current: JSONObject
    /// The profile before the changes that this process saw or found.
    private(set) var first: JSONObject

    private let introducesUser: Bool
    private var user: UserProfile
    private var locale: String?
    private var customData: JSONObject
    private var description: ODADescription
    /// Nil where there is no option, so that nothing has to be kept.
    private let stored: LatestValue<ODADescription>?
    /// The description that is on the disk, or about to be.
    private var persisted: ODADescription?
    private var hasBegun = false

    /// The profile of a session that has not begun.
    init(_ context: ProviderContext, introducesUser: Bool) {
        self.introducesUser = introducesUser
        (user, locale, customData) = (context.user, context.locale, context.customData)
        let option = context.options[ODAOptions.profile]?.objectValue ?? JSONObject()
        if introducesUser {
            let own = ODAProfile.profile(context.user, locale: context.locale, customData: context.customData)
            description = ODADescription(own, option: option)
        } else {
            description = ODADescription(JSONObject())
        }
        let isStored = introducesUser && !option.isEmpty
        stored = isStored ? LatestValue(ODADescription.key, of: context) { $0.encoded() } : nil
        current = description.profile
        first = current
    }

    /// An earlier process, or an earlier link, may have kept something that has to be read before it begins.
    var isStored: Bool { stored != nil }

    /// Begins, with what was kept; nothing is kept before.
    ///
    /// - Parameter bytes: the description of before; nil where there is none.
    func begin(with bytes: [UInt8]? = nil) {
        hasBegun = true
        if let earlier = bytes.flatMap({ ODADescription(decoding: $0) }) {
            persisted = earlier
            first = earlier.profile
            let now = description.user
            description = earlier
            description.change(to: now)
            current = description.profile
        }
        persist()
    }

    /// Takes another user, or another language; the changes of the profile.
    func update(_ user: UserProfile, locale: String?) -> JSONObject {
        (self.user, self.locale) = (user, locale)
        return update()
    }

    /// Takes other custom data; the changes of the profile.
    func update(customData: JSONObject) -> JSONObject {
        self.customData = customData
        return update()
    }

    private func update() -> JSONObject {
        guard introducesUser else { return JSONObject() }
        let old = current
        description.change(to: ODAProfile.profile(user, locale: locale, customData: customData))
        current = description.profile
        persist()
        return changes(from: old)
    }

    /// The changes from an earlier profile to the one now, its properties one by one.
    func changes(from old: JSONObject) -> JSONObject {
        ODAUserKnowledge.apart(ODAProfile.changes(from: old, to: current), from: old)
    }

    private func persist() {
        guard hasBegun, let stored, description != persisted,
            description.encoded().count <= ODADescription.bytesMax
        else { return }
        persisted = description
        stored.persist(description)
    }
}
