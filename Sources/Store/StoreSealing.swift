/// Seals the values that may never stand in the file in plain; given to the store when it is opened.
public protocol StoreSealing: Sendable {
    /// Encrypts and authenticates `plain`, bound to `context`, under the present key.
    ///
    /// Called on the store's thread.
    func seal(_ plain: [UInt8], context: [UInt8]) -> [UInt8]

    /// Undoes `seal` under whichever known key made it; `nil` when no key fits or a byte was changed.
    func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]?
}
