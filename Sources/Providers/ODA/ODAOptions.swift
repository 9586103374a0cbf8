import Domain
import JSON
import ProviderKit

/// The options of a session: their names, and what is wrong with one.
enum ODAOptions {
    static let profile = "profile"
    static let hiddenMessage = "initUserHiddenMessage"
    static let thread = "threadId"
    static let device = "device"
    static let authToken = "authToken"
    /// The longest `threadId` and the longest token of a device, in bytes.
    static let namesBytesMax = (thread: 256, device: 4096)
    /// The longest hidden message, in bytes.
    static let hiddenMessageBytesMax = 100_000

    /// Takes `profile`, `initUserHiddenMessage`, `threadId`, and `device` and `authToken` where the configuration wants
    /// them.
    ///
    /// - Parameter now: the time in seconds since the Unix epoch, for the token.
    static func check(
        _ options: ProviderOptions, _ configuration: ODAConfiguration, now: Int64
    ) throws(ContentProblem) {
        if configuration.takesCallerTokens, options[authToken] == nil {
            throw ContentProblem(
                JSONPointer([authToken]), "required", "The channel's tokens are the backend's: each session needs one.")
        }
        for member in options.members {
            let pointer = JSONPointer([member.key])
            switch member.key {
            case profile:
                guard member.value.objectValue != nil else {
                    throw ContentProblem(pointer, "wrong_type", "The profile must be an object.")
                }
            case hiddenMessage:
                try checkText(member.value, pointer, "hidden message", bytesMax: hiddenMessageBytesMax)
            case thread:
                try checkText(member.value, pointer, "thread", bytesMax: namesBytesMax.thread)
            case device where configuration.registersDevices: try checkDevice(member.value, pointer)
            case authToken where configuration.takesCallerTokens:
                try checkToken(member.value, pointer, configuration, now: now)
            default:
                let others =
                    (configuration.registersDevices ? ", \(device)" : "")
                    + (configuration.takesCallerTokens ? ", \(authToken)" : "")
                throw ContentProblem(
                    pointer, "unknown_field",
                    "The provider oda knows the options \(profile), \(hiddenMessage), "
                        + "\(thread)\(others).")
            }
        }
    }

    private static func checkDevice(_ value: JSONValue, _ pointer: JSONPointer) throws(ContentProblem) {
        guard let members = value.objectValue?.members else {
            throw ContentProblem(pointer, "wrong_type", "The device must be an object.")
        }
        for member in members where !["token", "type"].contains(member.key) {
            throw ContentProblem(pointer.appending(member.key), "unknown_field", "A device has a token and a type.")
        }
        for key in ["token", "type"] where value[key] == nil {
            throw ContentProblem(pointer.appending(key), "required", "A device has a token and a type.")
        }
        try checkText(
            value["token"] ?? .null, pointer.appending("token"), "token", bytesMax: namesBytesMax.device)
        guard value["type"]?.stringValue.flatMap(ODADevice.Kind.init(rawValue:)) != nil else {
            let kinds = ODADevice.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw ContentProblem(pointer.appending("type"), "unknown_value", "The type is one of \(kinds).")
        }
    }

    /// The token as the vendor's own client would judge it; the user it is for is not known yet.
    private static func checkToken(
        _ value: JSONValue, _ pointer: JSONPointer, _ configuration: ODAConfiguration, now: Int64
    ) throws(ContentProblem) {
        try checkText(value, pointer, "token", bytesMax: ODACallerToken.bytesMax)
        do throws(ODATokenFault) {
            let token = try ODACallerToken(value.stringValue ?? "", channelID: configuration.channelID)
            guard token.isUsable(at: now) else { throw .expired }
        } catch {
            throw ContentProblem(
                pointer, "bad_token", "The token is not usable for the provider's channel: \(error.rawValue).")
        }
    }

    private static func checkText(
        _ value: JSONValue, _ pointer: JSONPointer, _ name: String, bytesMax: Int
    ) throws(ContentProblem) {
        guard let text = value.stringValue else {
            throw ContentProblem(pointer, "wrong_type", "The \(name) must be a string.")
        }
        guard !text.isEmpty else { throw ContentProblem(pointer, "empty", "The \(name) needs at least one character.") }
        guard text.utf8.count <= bytesMax else {
            throw ContentProblem(pointer, "too_long", "The \(name) has at most \(bytesMax) bytes of UTF-8.")
        }
    }
}
