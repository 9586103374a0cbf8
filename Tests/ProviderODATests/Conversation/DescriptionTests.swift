import Domain
import EventLoop
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderODA

/// The option `profile`: laid over the user's description at the beginning, and under whatever changes later.
@Suite struct DescriptionTests {
    private static func object(_ text: String) throws -> JSONObject { try #require(json(text).objectValue) }

    private static func words(_ object: JSONObject) -> String { JSONValue.object(object).description }

    // MARK: Alone

    @Test func `the option is laid over the description deeply, and its siblings stay`() throws {
        let description = ODADescription(
            try Self.object(
                #"{"givenName":"Ada","languageTag":null,"properties":{"phone":"1","a":{"x":1,"y":2},"b":{"z":1}}}"#),
            option: try Self.object(
                #"{"givenName":"Countess","properties":{"a":{"y":3,"w":4},"b":7,"vip":true},"x":{"y":null}}"#))
        expectEqual(
            Self.words(description.profile),
            #"""
            {"givenName":"Countess","languageTag":null,"properties":{"phone":"1","a":{"x":1,"y":3,"w":4},\#
            "b":7,"vip":true},"x":{"y":null}}
            """#)
    }

    /// Descriptions of the user before and after, and the option beside it; the profile then.
    @Test(arguments: [
        // Of the same thing the later word counts, of any other the option's.
        (
            #"{"email":"a","properties":{"phone":"1"}}"#, #"{"email":"o","properties":{"phone":"o","vip":1}}"#,
            #"{"email":"b","properties":{"phone":"1"}}"#, #"{"email":"b","properties":{"phone":"o","vip":1}}"#
        ),
        (
            #"{"properties":{"phone":"1"}}"#, #"{"properties":{"phone":"o","vip":1}}"#,
            #"{"properties":{"phone":"2"}}"#, #"{"properties":{"phone":"2","vip":1}}"#
        ),
        // Nothing has changed.
        (#"{"email":"a"}"#, #"{"email":"o"}"#, #"{"email":"a"}"#, #"{"email":"o"}"#),
        // A member that is taken back is gone from the option too, and only that.
        (#"{"email":"a"}"#, #"{"email":"o","x":1}"#, #"{}"#, #"{"x":1}"#),
        (
            #"{"properties":{"phone":"1"}}"#, #"{"properties":{"phone":"o","vip":1}}"#, #"{}"#,
            #"{"properties":{"vip":1}}"#
        ),
        (
            #"{}"#, #"{"properties":{"vip":1}}"#, #"{"properties":{"phone":"1"}}"#,
            #"{"properties":{"phone":"1","vip":1}}"#
        ),
        // Deeper than properties.
        (
            #"{"properties":{"a":{"x":1,"y":1}}}"#, #"{"properties":{"a":{"x":"o","y":"o"}}}"#,
            #"{"properties":{"a":{"x":2,"y":1}}}"#, #"{"properties":{"a":{"x":2,"y":"o"}}}"#
        ),
        (#"{"a":1}"#, #"{"a":{"x":"o"}}"#, #"{"a":2}"#, #"{"a":2}"#),
        (#"{"a":{"x":1}}"#, #"{"a":"o"}"#, #"{"a":{"x":2}}"#, #"{"a":{"x":2}}"#),
        // A name is one thing in several words, and so is a language.
        (
            #"{"givenName":"Ada","surname":"Byron"}"#, #"{"givenName":"Countess","firstName":"o","x":1}"#,
            #"{"givenName":"Ada","surname":"King"}"#, #"{"givenName":"Ada","surname":"King","x":1}"#
        ),
        (
            #"{"languageTag":"en"}"#, #"{"locale":"en_US"}"#, #"{"languageTag":"fr"}"#, #"{"languageTag":"fr"}"#
        ),
    ])
    func `what changes later wins over the option`(
        before: String, option: String, after: String, profile: String
    ) throws {
        var description = ODADescription(try Self.object(before), option: try Self.object(option))
        description.change(to: try Self.object(after))
        expectEqual(Self.words(description.profile), profile)
        // It stays so when the first value comes back.
        description.change(to: try Self.object(before))
        description.change(to: try Self.object(after))
        expectEqual(Self.words(description.profile), profile)
        try expectEqual(description.profile, #require(ODADescription(decoding: description.encoded())).profile)
    }

    @Test(arguments: ["", "x", "[]", "{}", #"{"user":{}}"#, #"{"user":1,"option":{}}"#])
    func `what cannot be read is no description`(text: String) {
        expect(ODADescription(decoding: utf8(text)) == nil)
    }

    // MARK: In a session

    private static let user = #"{"id":"u","email":"a@example.com","phone":"1"}"#
    private static let option: ProviderOptions = [
        "profile": ["email": "o@example.com", "properties": ["phone": "0", "vip": true]]
    ]

    private static func profiles(_ rig: Rig) throws -> [JSONValue] {
        try rig.link.texts.compactMap { try json($0)["profile"] }
    }

    private static func update(_ rig: Rig, _ user: String) throws {
        let user = try UserProfile(json(user))
        rig.session.assumeIsolated { $0.update(user, locale: nil) }
        rig.manual.runUntilIdle()
    }

    /// The same session in another process.
    private static func restarted(_ rig: Rig, _ user: String) throws -> Rig {
        try Rig(user: user, options: option, isResumed: true, manual: rig.manual, values: rig.values)
    }

    @Test func `a later change of the user wins over the option, and tells nothing else`() throws {
        let rig = try Rig(user: Self.user, options: Self.option)
        rig.connect()
        try expectEqual(Self.profiles(rig), [["email": "o@example.com", "properties": ["phone": "0", "vip": true]]])
        try Self.update(rig, #"{"id":"u","email":"b@example.com","phone":"1"}"#)
        try expectEqual(Self.profiles(rig).dropFirst(), [["email": "b@example.com"]])
        rig.session.assumeIsolated { $0.update(customData: ["vip": false]) }
        try expectEqual(Self.profiles(rig).last, ["properties": ["vip": false]])
        try expectEqual(Self.profiles(rig).count, 3)
    }

    @Test func `after a restart a later change still wins, and the option does not come back`() throws {
        let rig = try Rig(user: Self.user, options: Self.option)
        rig.connect()
        rig.manual.runUntilIdle()
        // The user changes while there is no process, then changes back in the next one.
        let again = try Self.restarted(rig, #"{"id":"u","email":"b@example.com","phone":"1"}"#)
        again.connect()
        again.manual.runUntilIdle()
        try expectEqual(Self.profiles(again), [["email": "b@example.com"]])
        try Self.update(again, Self.user)
        try expectEqual(Self.profiles(again).last, ["email": "a@example.com"])
        // The description is what it was when the session was made: only what is kept says that it changed.
        let third = try Self.restarted(again, Self.user)
        third.connect()
        third.manual.runUntilIdle()
        try expectEqual(Self.profiles(third), [], "it has been told")
        try Self.update(third, #"{"id":"u","email":"a@example.com","phone":"2"}"#)
        try expectEqual(Self.profiles(third), [["properties": ["phone": "2"]]])
    }

    @Test func `a change before the link was ever open wins, in the next process too`() throws {
        let rig = try Rig(user: Self.user, options: Self.option)
        rig.open()
        rig.manual.runUntilIdle()
        let changed = #"{"id":"u","email":"b@example.com","phone":"1"}"#
        let again = try Rig(
            user: changed, options: Self.option, manual: rig.manual, values: rig.values, mayHaveBegun: true)
        again.connect()
        try expectEqual(Self.profiles(again), [["email": "b@example.com", "properties": ["phone": "0", "vip": true]]])
    }

    @Test func `without the option nothing is kept of the description`() throws {
        let rig = try Rig(user: Self.user)
        rig.connect()
        try Self.update(rig, #"{"id":"u","email":"b@example.com"}"#)
        expect(rig.values[ODADescription.key] == nil)
        expect(rig.values[ODAProfile.key] != nil)
    }
}
