package import Domain

/// Seals the values that may never stand in the file in plain; given to the store when it is opened.
public protocol StoreSealing: Sendable {
    /// Encrypts and authenticates `plain`, bound to `context`, under the present key.
    ///
    /// Called on the store's thread.
    func seal(_ plain: [UInt8], context: [UInt8]) -> [UInt8]

    /// Undoes `seal` under whichever known key made it; `nil` when no key fits or a byte was changed.
    func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]?
}

/// Binds a sealed value to its place, so that one row's bytes cannot stand in for another's.
package enum SealContext {
    /// The context of a value that is kept with a leg.
    package static func legValue(_ leg: LegID, _ key: String) -> [UInt8] { leg.value.bytes + Array(key.utf8) }

    /// The context of a device's token.
    package static func push(_ app: String, _ installation: String) -> [UInt8] {
        Array("push\u{0}\(app)\u{0}\(installation)".utf8)
    }
}
