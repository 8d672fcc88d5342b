extension Array where Element: BitwiseCopyable {
  /// So many times one element, as `init(repeating:count:)` gives.
  ///
  /// That initializer asks the runtime for the type of its storage on every call, which takes
  /// longer than filling a small table; this one is compiled for the type.
  @inline(__always)
  init(filledWith element: Element, count: Int) {
    self = []
    append(addingCapacity: count) { $0.append(repeating: element, count: count) }
  }
}
