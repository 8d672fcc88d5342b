/// What symbolic handles stand for while a sequence runs.
///
/// Every use goes through it, so that a handle used after its close, or never closed, is a
/// failure of its own kind and not a consequence somewhere else.
public struct HandleBindings<Value> {
  /// The values from handle number `base` on; nil where closed or never given out.
  private var values: [Value?] = []
  private var base = 0

  /// Nothing is bound yet.
  public init() {}

  private var made: Int { base + values.count }

  /// The handles that are open, oldest first.
  public var open: [SymbolicHandle] {
    values.indices.filter { values[$0] != nil }.map { SymbolicHandle(base + $0) }
  }

  /// Binds the next symbolic handle; nil when the system gave none out.
  ///
  /// - Complexity: O(1) on average.
  public mutating func bind(_ value: Value?) { values.append(value) }

  /// What an open handle stands for.
  ///
  /// Throws `HandleMisuse.usedAfterClose` when it was closed, and `.neverMade` when no command
  /// has asked for it yet.
  ///
  /// - Complexity: O(1).
  public func callAsFunction(_ handle: SymbolicHandle) throws -> Value {
    guard let value = value(of: handle) else { throw misuse(of: handle) }
    return value
  }

  /// Ends a handle and returns what it stood for. Throws as a use does.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func close(_ handle: SymbolicHandle) throws -> Value {
    guard let value = value(of: handle) else { throw misuse(of: handle) }
    values[handle.number - base] = nil
    return value
  }

  /// Ends every handle.
  ///
  /// - Complexity: O(*n*) in the number of handles bound since the last time.
  public mutating func closeAll() {
    base = made
    values.removeAll(keepingCapacity: true)
  }

  /// Throws `HandleMisuse.leaked` when a handle is still open: for `StateMachine.finish`.
  ///
  /// - Complexity: O(*n*) in the number of handles bound since the last `closeAll()`.
  public func requireNoneOpen() throws {
    if let index = values.firstIndex(where: { $0 != nil }) {
      throw HandleMisuse.leaked(SymbolicHandle(base + index))
    }
  }

  private func value(of handle: SymbolicHandle) -> Value? {
    let index = handle.number - base
    return index >= 0 && index < values.count ? values[index] : nil
  }

  private func misuse(of handle: SymbolicHandle) -> HandleMisuse {
    handle.number < made ? .usedAfterClose(handle) : .neverMade(handle)
  }
}
