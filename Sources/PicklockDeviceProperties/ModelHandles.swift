import PropertyEngine

/// Open handles, or mappings, as the model knows them.
///
/// A handle that is over stays to be misused until the next one opens.
struct ModelHandles: Sendable {
  private(set) var table = HandleTable<ModelHandle>()
  private var hasDead = false

  subscript(handle: SymbolicHandle) -> ModelHandle? {
    get { table[handle] }
    set { table[handle] = newValue }
  }

  mutating func open(_ handle: ModelHandle) {
    if hasDead { table.closeAll { $0.file == nil } }
    hasDead = false
    table.open(handle)
  }

  /// Counts a handle that was not given out.
  mutating func skip() { table.skip() }

  /// Ends a handle and returns the file it was of; nil when it was over already.
  mutating func end(_ handle: SymbolicHandle) -> Int? {
    guard let file = table[handle]?.file else { return nil }
    table[handle]?.file = nil
    hasDead = true
    return file
  }

  /// Ends all, each with a call for the file it was of.
  mutating func endAll(_ body: (Int) -> Void) {
    guard !table.isEmpty else { return }
    table.updateAll {
      if let file = $0.file { body(file) }
      $0.file = nil
    }
    hasDead = true
  }
}
