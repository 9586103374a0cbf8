package import Chronology
import Crypto
package import Domain
package import JSON
package import ProviderKit
package import Store

/// A device that is to be told of a user's messages, as callers see it; its token is nobody's to read.
package struct PushRegistration: Sendable {
    var app: String
    /// The user of whose messages the device is told.
    package var userID: String
    /// The one session it is for; `nil`: all of the user's.
    package var session: SessionID?
    package var device: PushDevice
    package var createdAt: Timestamp
    var updatedAt: Timestamp

    package init(
        app: String, userID: String, session: SessionID?, device: PushDevice, createdAt: Timestamp,
        updatedAt: Timestamp
    ) {
        self.app = app
        self.userID = userID
        self.session = session
        self.device = device
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }

    /// Reads the stored form; `nil` when it is not ours.
    package init?(_ record: PushRecord) {
        guard let stored = try? JSONValue(parsing: record.document), let platform = stored["platform"]?.stringValue,
            let transport = stored["transport"]?.stringValue, let environment = stored["environment"]?.stringValue,
            let appID = stored["appId"]?.stringValue
        else { return nil }
        app = record.app
        userID = record.userID
        session = record.session
        device = PushDevice(
            installationID: record.installationID, platform: platform, transport: transport,
            token: String(decoding: record.token, as: UTF8.self), environment: environment, appID: appID,
            locale: stored["locale"]?.stringValue)
        updatedAt = Timestamp(milliseconds: record.updatedAt)
        createdAt = Timestamp(milliseconds: stored["createdAt"]?.intValue.map { Int64($0) } ?? record.updatedAt)
    }

    /// The stored form.
    package var record: PushRecord {
        var document = described
        document.append("createdAt", JSONValue(Int(createdAt.milliseconds)))
        return PushRecord(
            app: app, installationID: device.installationID, userID: userID, session: session,
            token: Array(device.token.utf8), document: JSONValue.object(document).encoded(),
            updatedAt: updatedAt.milliseconds)
    }

    /// `{platform, transport, environment, appId, locale?}`.
    private var described: JSONObject {
        var object: JSONObject = [
            "platform": JSONValue(device.platform), "transport": JSONValue(device.transport),
            "environment": JSONValue(device.environment), "appId": JSONValue(device.appID),
        ]
        if let locale = device.locale { object.append("locale", JSONValue(locale)) }
        return object
    }

    /// `{installationId, userId, sessionId?, platform, transport, environment, appId, locale?, createdAt, updatedAt}`.
    package var json: JSONValue {
        var object: JSONObject = [
            "installationId": JSONValue(device.installationID), "userId": JSONValue(userID),
        ]
        if let session { object.append("sessionId", JSONValue(session.description)) }
        for member in described.members { object.append(member.key, member.value) }
        object.append("createdAt", JSONValue(createdAt.rfc3339))
        object.append("updatedAt", JSONValue(updatedAt.rfc3339))
        return .object(object)
    }
}

extension PushDevice {
    /// Tells the device as the vendor has it from another one, without saying its token.
    var fingerprint: String {
        let parts = [platform, transport, token, environment, appID, locale ?? ""]
        let digest = HashAlgorithm.sha256.digest(of: JSONValue.array(parts.map { JSONValue($0) }).encoded().span)
        return String(decoding: Hex.encode(digest.span), as: UTF8.self)
    }
}
