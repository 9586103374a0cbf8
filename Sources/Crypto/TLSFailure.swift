import COpenSSL

/// Reads why the last call of the library failed, and empties the thread's queue of errors.
///
/// To be called at once: any other call of the library on this thread may add to the queue or empty it.
@inline(never)
func takeLibraryError() -> (code: UInt, reason: String) {
    // The first entry is the cause; later ones say what failed in consequence.
    let code = ERR_get_error()
    ERR_clear_error()
    guard code != 0, let text = unsafe ERR_reason_error_string(code) else { return (code, "unknown reason") }
    return (code, unsafe String(cString: text))
}

extension TLSError {
    /// The failure of a step of a connection, told by the first entry of the thread's error queue.
    ///
    /// - Parameter verification: the library's result of checking the other side's certificate.
    @inline(never)
    static func ofConnection(verification: Int) -> TLSError {
        let (code, reason) = takeLibraryError()
        guard ERR_GET_LIB(code) == ERR_LIB_SSL else { return .protocolFailure(reason: reason) }
        let number = Int(ERR_GET_REASON(code))
        if number == Int(SSL_R_CERTIFICATE_VERIFY_FAILED), let text = unsafe X509_verify_cert_error_string(verification)
        {
            return .certificateRejected(reason: unsafe String(cString: text))
        }
        if number == Int(SSL_R_UNEXPECTED_EOF_WHILE_READING) { return .truncated }
        // The library reports an alert of the other side as 1000 plus the alert's number.
        if number >= Int(SSL_AD_REASON_OFFSET), number < Int(SSL_AD_REASON_OFFSET) + 256 {
            return .alert(code: number - Int(SSL_AD_REASON_OFFSET), reason: reason)
        }
        return .protocolFailure(reason: reason)
    }
}
