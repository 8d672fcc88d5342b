/// Proof that a decoder makes the object and will fill it.
public struct ArchiveUnfilled: Sendable {}
