package import EventLoop

/// The endpoints that are in force on each loop: made for one configuration, and replaced as a whole by a reload.
///
/// A request is answered by those that its head met; a connection that lives longer asks here.
package final class PresentEndpoints: Sendable {
    private let copies: LoopCopies<Endpoints?>

    /// None yet.
    package init(loops: [Loop]) { copies = LoopCopies(nil, loops: loops) }

    /// Puts endpoints in force, and returns once they are on every loop.
    package func replace(with endpoints: Endpoints) async { await copies.replace(with: endpoints) }

    /// The endpoints in force, or those that are given as long as there was no reload; on the loop only.
    func endpoints(on loop: Loop, else first: Endpoints) -> Endpoints { copies[loop] ?? first }
}
