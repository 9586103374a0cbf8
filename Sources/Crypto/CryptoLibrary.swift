import COpenSSL

/// The library as a whole, in this process.
enum CryptoLibrary {
    /// Whether the library was told not to clean up when the process exits.
    ///
    /// It would free its locks, its generators and its methods while other threads are still in them, and crash a
    /// process that was about to end well (OPENSSL_init_crypto(3), `OPENSSL_INIT_NO_ATEXIT`). It listens to the very
    /// first call only; the system takes back the memory anyhow.
    private static let outlivesExit = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil) == 1

    /// Prepares the library; whatever may be its first use in this process calls this before.
    static func prepare() {
        precondition(outlivesExit, "a library that cannot be initialised cannot serve us")
    }
}
