/// A caller that waits for events, as far as its right is concerned: one whose right is gone waits no longer.
package final class LongPoll: Sendable {
    let grant: ReadGrant
    /// Has the caller look again, and judge its right anew; on the loop of the table.
    let wake: @Sendable () -> Void

    package init(_ grant: ReadGrant, wake: @escaping @Sendable () -> Void) {
        self.grant = grant
        self.wake = wake
    }
}
