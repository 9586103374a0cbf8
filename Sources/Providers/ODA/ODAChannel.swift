/// A channel's settings, shared by all that is said over it.
final class ODAChannel: Sendable {
    let configuration: ODAConfiguration

    init(_ configuration: ODAConfiguration) { self.configuration = configuration }

    var times: ODATimes { configuration.times }
}
