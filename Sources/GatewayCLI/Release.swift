/// The release that the program is of.
enum Release {
    static let version = "0.1.0"
}
