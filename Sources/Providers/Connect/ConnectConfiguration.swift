package import CloudCredentials
import Configuration
import HTTPWire

/// One instance of Amazon Connect, as configured (`PROTOCOL.md`, section 1).
package struct ConnectConfiguration: Sendable {
    /// `region`: as in `eu-west-2`; no default, since a wrong one is answered like a missing permission.
    var region: String
    /// `instanceId`: a UUID or an ARN, 1 to 100 characters.
    var instanceID: String
    /// `contactFlowId`: the flow that routes new contacts, at most 500 characters.
    var flowID: String
    /// `contactFlows`: further flows, by a name that the option `contactFlow` of a session may give.
    ///
    /// Default: none.
    var flows: [String: String] = [:]
    /// `credentials`: what the control plane's requests are signed with.
    ///
    /// Default: looked for as Amazon's own tools do.
    package var credentials = CredentialConfiguration()
    /// `controlEndpoint` and `participantEndpoint`: other addresses than those of the region.
    ///
    /// Default: the region's, with `fips` and `dualStack`.
    ///
    /// `fips`: the region's addresses of the standard FIPS 140. Default: false.
    ///
    /// `dualStack`: the region's addresses for IPv6 too. Default: false.
    ///
    /// `telemetry`: the vendor's switch for counters of its own, of which this gateway sends none; only `false` is
    /// taken. Default: false.
    ///
    /// `disableCsm`: the same, the other way round. Default: true.
    var endpoints: ConnectEndpoints
    /// `webSocketUrlRewrite`: where sockets go instead, on every connection: `{scheme?, host?}`.
    ///
    /// Default: where the vendor says.
    var rewrite = ConnectSocketRewrite()
    /// `supportedMessagingContentTypes`: what a chat may hold; `text/plain` is among them.
    ///
    /// Default: all five.
    var contentTypes = ConnectContentType.all
    /// `chatDurationInMinutes`: 60 to 10080.
    ///
    /// Default: not said; the service ends a chat after 1500.
    var durationMinutes: Int?
    /// `displayName`: for users without a name, 1 to 256 characters.
    ///
    /// Default: `Customer`.
    var displayName = "Customer"
    /// `streaming`: answers of bots come piece by piece.
    ///
    /// Default: false.
    var isIncremental = false
    /// `receipts`, `typing` and every other time.
    var times = ConnectTimes()
    /// `receipts.enabled`: a message that came in is told to have been delivered, without being asked.
    ///
    /// Default: true. Receipts that a front end gives go out in any case.
    var sendsDelivered = true
    /// `push`: the application that devices are registered with.
    ///
    /// Default: none, and then no registrations.
    var push: ConnectPush?
    /// `quotaFactor`: how many times the documented rates of requests this account may use; 0 leaves it to the vendor.
    ///
    /// Default: 1.
    var quotaFactor = 1
    /// `controlHeaders`: fields that every request of the control plane has, as a firewall may want them, each read
    /// anew at each request, and signed.
    ///
    /// The layers of the client do the same for any operation.
    ///
    /// Default: none.
    var controlHeaders: [ConnectHeader] = []
    /// `storageCaFile`: a PEM file of the authorities that speak for where the vendor keeps files, such as a private
    /// endpoint of its store of objects; `tls.caFile` of the provider does not.
    ///
    /// Default: the system's.
    var storageCAFile: String?
    /// `allowRaw`: whether backends may send `raw` content, `{contentType, content}`.
    ///
    /// Default: false.
    var allowsRaw = false

    /// An instance with the usual settings.
    package init(region: String, instanceID: String, flowID: String) {
        self.region = region
        self.instanceID = instanceID
        self.flowID = flowID
        endpoints = ConnectEndpoints(region: region)
    }

    /// Decodes a section under `providers`; problems go where it reports them.
    init(_ section: ConfigurationSection) {
        region = section.string("region", bytesMax: 64)
        instanceID = section.string("instanceId", bytesMax: 100)
        flowID = section.string("contactFlowId", bytesMax: 500)
        endpoints = ConnectEndpoints(
            region: region, isFIPS: section.boolean("fips", default: false),
            isDualStack: section.boolean("dualStack", default: false))
        if let control = section.optionalString("controlEndpoint", bytesMax: 2048) {
            endpoints.control = Self.endpoint(control, "controlEndpoint", section)
        }
        if let participant = section.optionalString("participantEndpoint", bytesMax: 2048) {
            endpoints.participant = Self.endpoint(participant, "participantEndpoint", section)
        }
        if let nested = section.section("credentials") { credentials = CredentialConfiguration(nested) }
        if let nested = section.section("webSocketUrlRewrite") { rewrite = ConnectSocketRewrite(nested) }
        contentTypes = section.strings(
            "supportedMessagingContentTypes", default: ConnectContentType.all, countMax: ConnectContentType.all.count)
        durationMinutes = section.optionalInteger("chatDurationInMinutes", in: 60...10_080)
        displayName = section.string("displayName", default: "Customer", bytesMax: 256)
        isIncremental = section.boolean("streaming", default: false)
        times = ConnectTimes(section)
        if let nested = section.section("receipts") {
            sendsDelivered = nested.boolean("enabled", default: true)
            times.readReceipts(nested)
            nested.finish()
        }
        if let nested = section.section("typing") {
            times.readTyping(nested)
            nested.finish()
        }
        push = section.section("push").flatMap { ConnectPush($0) }
        quotaFactor = section.integer("quotaFactor", default: 1, in: 0...10_000)
        storageCAFile = section.optionalString("storageCaFile", bytesMax: 4096)
        allowsRaw = section.boolean("allowRaw", default: false)
        readFlows(section)
        controlHeaders = Self.headers("controlHeaders", section, without: ["authorization"])
        check(section)
        section.finish()
    }

    private mutating func readFlows(_ section: ConfigurationSection) {
        guard let nested = section.section("contactFlows") else { return }
        for (name, value) in nested.entries() {
            if let id = value.string(bytesMax: 500) { flows[name] = id }
        }
        nested.finish()
    }

    private static func headers(
        _ key: String, _ section: ConfigurationSection, without more: Set<String> = []
    ) -> [ConnectHeader] {
        guard let nested = section.section(key) else { return [] }
        defer { nested.finish() }
        let ours = more.union(["host", "content-type", "content-length", "x-amz-bearer", "x-amz-date"])
        return nested.entries().compactMap { name, value in
            guard let secret = value.secret() else { return nil }
            var fields = HTTPFields()
            // The value of a reference is judged when it is read.
            let text = secret.reference == nil ? try? secret.resolve(in: nowhere) : "-"
            guard !ours.contains(name.lowercased()), let text, (try? fields.append(name, text)) != nil else {
                nested.report("is no header that can be added", at: name)
                return nil
            }
            return ConnectHeader(name: name, value: secret)
        }
    }

    /// An environment that has nothing, for what is written out.
    private static let nowhere = ConfigurationEnvironment(
        readFile: { path throws(ConfigurationError) in throw .unreadableFile(path: path, reason: "it is not read here")
        },
        variable: { _ in nil })

    private static func endpoint(_ text: String, _ key: String, _ section: ConfigurationSection) -> String {
        let url = try? URI(text)
        guard let url, url.scheme == "http" || url.scheme == "https", url.userInformation == nil, url.query == nil,
            url.fragment == nil
        else {
            section.report("must be an address such as https://connect.eu-west-2.amazonaws.com", at: key)
            return text
        }
        return text.hasSuffix("/") ? String(text.dropLast()) : text
    }

    private func check(_ section: ConfigurationSection) {
        let isRegion = region.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
        }
        if !isRegion { section.report("must be a region such as eu-west-2", at: "region") }
        for type in contentTypes where !ConnectContentType.all.contains(type) {
            section.report("has \(type), which is none of the service's types", at: "supportedMessagingContentTypes")
        }
        if !contentTypes.contains(ConnectContentType.plain) {
            section.report("must hold text/plain", at: "supportedMessagingContentTypes")
        }
        // The vendor's switch for counters of its own, of which this gateway sends none.
        if section.boolean("telemetry", default: false) {
            section.report("is not sent by this gateway; leave it out or say false", at: "telemetry")
        }
        _ = section.boolean("disableCsm", default: true)
    }
}

/// A field that every request of a plane has; its value may be kept elsewhere, and is read anew at each request.
struct ConnectHeader: Hashable, Sendable {
    let name: String
    let value: Secret
}

/// The application that devices are registered with (`PROTOCOL.md`, section 14).
struct ConnectPush: Sendable, Hashable {
    /// `pinpointAppArn`: the application's name at the vendor.
    var applicationARN: String
    /// `deviceTypes`: of `GCM`, `APNS` and `APNS_SANDBOX`.
    ///
    /// Default: all of them.
    var deviceTypes = Self.all
    /// `includeRawMessage`: whether pushes carry the vendor's item.
    ///
    /// Default: not said.
    var includesRawMessage: Bool?

    static let all = ["GCM", "APNS", "APNS_SANDBOX"]

    /// An application with the usual settings.
    init(applicationARN: String) { self.applicationARN = applicationARN }

    init?(_ section: ConfigurationSection) {
        applicationARN = section.string("pinpointAppArn", bytesMax: 500)
        deviceTypes = section.strings("deviceTypes", default: Self.all, countMax: Self.all.count)
        for type in deviceTypes where !Self.all.contains(type) {
            section.report("has \(type), which is none of \(Self.all.joined(separator: ", "))", at: "deviceTypes")
        }
        includesRawMessage = section.value("includeRawMessage")?.boolean()
        section.finish()
    }
}

/// The configuration as all sessions of a provider share it: it takes more room than the rest of a session.
final class ConnectSetup: Sendable {
    let configuration: ConnectConfiguration

    init(_ configuration: ConnectConfiguration) { self.configuration = configuration }
}
