import Crypto
import Foundation
import Testing

@Suite struct ProcessExitTests {
    @Test func `a process ends well while its threads use the library`() async {
        for _ in 0..<10 {
            await #expect(processExitsWith: .success) {
                for _ in 0..<4 {
                    Foundation.Thread.detachNewThread {
                        while true {
                            let secret = secureRandomBytes(32)
                            _ = HMACKey(.sha256, secret: secret.span).authenticate(secret.span)
                        }
                    }
                }
                usleep(20_000)
                exit(EXIT_SUCCESS)
            }
        }
    }
}
