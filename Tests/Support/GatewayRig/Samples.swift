/// Configurations for tests.
package enum Samples {
    package static let secretKey = "sk_demo_0123456789abcdef"
    package static let otherSecretKey = "sk_other_0123456789abcdef"
    package static let publicKey = "pk_demo_0123456789abcdef"
    package static let pageKey = "pk_page_0123456789abcdef"
    package static let nativeKey = "pk_native_0123456789abcdef"
    package static let page = "http://localhost:3000"

    /// The providers of tests.
    private static let scripted = """
          scripted: {kind: scripted}
          mute: {kind: mute}
          speaking: {kind: speaking}
          remembering: {kind: scripted, settlement: token, sendsWhileReconnecting: true}
          agents: {kind: agents}
          roaming: {kind: agents, sendsWhileReconnecting: true}
        """

    /// Two apps over the echo; `more` goes below, such as limits.
    package static func twoApps(
        listen: String = "127.0.0.1:0", dataDirectory: String = "./data", scripted: Bool = false, more: String = ""
    ) -> String {
        """
        listen: [{address: \(listen)}]
        dataDirectory: \(dataDirectory)
        loops: 2
        apps:
          demo:
            secretKeys: [\(secretKey)]
            publishableKeys:
              - {key: \(publicKey)}
              - {key: \(pageKey), origins: ["\(page)"]}
              - {key: \(nativeKey), origins: ["\(page)"], native: true}
            provider: echo
            providers: [echo\(scripted ? ", scripted, mute, speaking, remembering, agents, roaming" : "")]
            clientFields: ["user.attributes.page", "metadata.page", "customData.page"]
          other:
            secretKeys: [\(otherSecretKey)]
            provider: echo-too
        providers:
          echo: {kind: echo}
          echo-too: {kind: echo}
        \(scripted ? Self.scripted : "")
        routes: {echo: {use: [{provider: echo}]}}
        \(more)
        """
    }
}
