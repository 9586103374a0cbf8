import Chronology
import Domain
import ProviderKit

/// The addresses of one session's files, for its provider.
struct SessionFileURLs: FileURLs {
    let environment: SessionEnvironment
    let app: String
    let session: SessionID

    func url(of file: AttachmentID) -> String? {
        let end = environment.now.milliseconds + FileURLSigner.providerMilliseconds
        let settings = environment.settings
        let signed = settings.fileURLs.parameter(app: app, session: session, file: file, until: end)
        return signed.map { environment.fileDocument.url(file, of: session) + "?link=\($0)" }
    }
}
