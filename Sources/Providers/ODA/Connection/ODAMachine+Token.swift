import Domain
import ProviderKit

/// Tokens that the customer's backend signs (`PROTOCOL.md`, section 2): where none is good any more the conversation
/// waits for the next one, however long that takes, and is not dialled for meanwhile.
extension ODAMachine {
    /// There is no token to show: dialling goes on with the next.
    mutating func waitForToken() -> [ODAStep] {
        let isNews = retries.attempt == 0
        if transport == .poll { transport = .socket }
        phase = .waiting
        awaitsToken = true
        let steps = connectionTimersOff + [.stop(.reconnect)]
        // Without a loss before it nobody knows yet that there is no connection.
        return isNews ? steps + [.emit(.reconnecting(attempt: 1))] : steps
    }

    /// The vendor does not take the token that was shown: it is not shown again, and another one is asked for.
    mutating func tokenRefused() -> [ODAStep] { [.discardToken] + waitForToken() }

    /// The backend has given another token.
    mutating func tokenGiven() -> [ODAStep] {
        guard awaitsToken, phase == .waiting else { return [] }
        awaitsToken = false
        // The wait was the backend's and none of the vendor's.
        retries.renewed()
        phase = .connecting
        return [.dial]
    }
}
