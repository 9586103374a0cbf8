public import Domain

/// A provider whose abilities only its other side knows, and tells once it is connected.
public protocol LearningProvider: Provider {
    /// The abilities as they were told last; nil before, when ``Provider/capabilities`` stands for them.
    ///
    /// On any thread, at any time. A session tells of them by itself when its link opens.
    var learnedCapabilities: Capabilities? { get }
}
