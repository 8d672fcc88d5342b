extension ValueBuilder {
  /// An object whose children are being built, and those that are; below all stands one for the
  /// slot that was asked for.
  struct Frame {
    var node = 0
    var id: UInt32
    /// Nil where a layout lies beside the frame.
    var form: ContainerForm?
    var childCount = 1
    var next = 0
    var weight = 1
    /// Levels of the highest child so far.
    var height = 0
    /// Elements of arrays and members of sets that have a form.
    var values: [ArchiveValue] = []
    /// Entries of dictionaries that have a form: all keys come first, then the values.
    var pairs: [ArchivePair] = []
    /// Children of a layout.
    var children: [ArchiveValue?] = []
  }

  struct Built {
    let value: ArchiveValue
    /// Objects and sixteenths of bytes that the value expands to.
    let weight: Int
    /// Levels of values below and with this one; 0 for one that holds none.
    let height: Int
    /// What was allowed when it was built: another list of classes builds it anew.
    let kinds: ArchiveKindSet
  }
}
