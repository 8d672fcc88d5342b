extension ValueBuilder {
  /// An object whose children are being built, and those that are; below all stands one for the
  /// slot that was asked for.
  struct Frame {
    var node = 0
    var id: UInt32
    /// Nil where a layout lies beside the frame.
    var form: ContainerForm?
    var childCount = 1
    /// The child that comes next; so many have been built.
    var next = 0
    var weight = 1
    /// Levels of the highest child so far.
    var height = 0
    /// Elements of arrays, members of sets and values of dictionaries that have a form.
    var values: [ArchiveValue] = []
    /// Keys of dictionaries that have a form: each comes before its value.
    var keys: [ArchiveValue] = []
    /// Children of a layout.
    var children: [ArchiveValue?] = []

    /// Counts a child.
    @inline(__always)
    mutating func contain(weight child: Int, height childHeight: Int) {
      height = max(height, childHeight)
      let (sum, overflow) = weight.addingReportingOverflow(child)
      weight = overflow ? Int.max : sum
    }
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

extension ContainerForm {
  /// The container whose children a frame has.
  @inline(__always)
  func value(_ frame: ValueBuilder.Frame) -> ArchiveValue {
    switch kind {
    case .array: .array(frame.values)
    case .set: .set(frame.values)
    case .dictionary: .dictionary(ArchiveDictionary(keys: frame.keys, values: frame.values))
    }
  }
}
