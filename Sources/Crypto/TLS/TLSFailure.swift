import COpenSSL

/// Reads why the last call of the library failed, and empties the thread's queue of errors.
///
/// To be called at once: any other call of the library on this thread may add to the queue or empty it.
@inline(never)
func takeLibraryError() -> (code: UInt, reason: String) {
    // The first entry is the cause; later ones say what failed in consequence.
    let code = ERR_get_error()
    ERR_clear_error()
    // The flag of an error that the operating system gave, which the header hides from us by its form.
    if code & 0x8000_0000 != 0 { return (code, systemReason(code)) }
    guard code != 0, let text = unsafe ERR_reason_error_string(code) else { return (code, "unknown reason") }
    return (code, unsafe String(cString: text))
}

/// The words of the operating system, which the library tells at the end of a line only.
private func systemReason(_ code: UInt) -> String {
    var line = [CChar](repeating: 0, count: 256)
    unsafe ERR_error_string_n(code, &line, line.count)
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.split(separator: ":").last.map(String.init) ?? "unknown reason"
}

extension TLSError {
    /// Why a file does not hold what it should, told by the first entry of the thread's error queue.
    @inline(never)
    static func ofFile(_ path: String, holding what: String) -> TLSError {
        let (code, reason) = takeLibraryError()
        let library = ERR_GET_LIB(code)
        let isEmpty = library == ERR_LIB_X509 && ERR_GET_REASON(code) == X509_R_NO_CERTIFICATE_OR_CRL_FOUND
        let isForm = isEmpty || library == ERR_LIB_PEM || library == ERR_LIB_OSSL_DECODER
        return .file(path: path, reason: isForm ? "holds no \(what) in PEM form" : reason)
    }

    /// The failure of a step of a connection, told by the first entry of the thread's error queue.
    ///
    /// - Parameter verification: the library's result of checking the other side's certificate.
    @inline(never)
    static func ofConnection(verification: Int) -> TLSError {
        let (code, reason) = takeLibraryError()
        guard ERR_GET_LIB(code) == ERR_LIB_SSL else { return .protocolFailure(reason: reason) }
        let number = Int(ERR_GET_REASON(code))
        let isRefused = number == Int(SSL_R_CERTIFICATE_VERIFY_FAILED)
        // Our own check behind the library's; nothing else gives this result.
        if isRefused, verification == Int(X509_V_ERR_APPLICATION_VERIFICATION) { return .pinMismatch }
        if isRefused, let text = unsafe X509_verify_cert_error_string(verification) {
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
