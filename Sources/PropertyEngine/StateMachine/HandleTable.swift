/// The handles of a model: what it knows of each one that is live, oldest first.
public struct HandleTable<Detail: Sendable>: Sendable {
  /// A live handle.
  public struct Entry: Sendable {
    /// Its symbolic name.
    public let handle: SymbolicHandle
    /// What the model knows of it.
    public var detail: Detail

    @usableFromInline
    init(handle: SymbolicHandle, detail: Detail) {
      self.handle = handle
      self.detail = detail
    }
  }

  @usableFromInline var entries: [Entry] = []
  @usableFromInline var total = 0

  /// No handles yet.
  @inlinable
  public init() {}

  /// The live handles, oldest first.
  @inlinable public var live: [Entry] { entries }
  /// How many handles have been made.
  @inlinable public var made: Int { total }
  /// No handle is live.
  @inlinable public var isEmpty: Bool { entries.isEmpty }
  /// How many handles are live.
  @inlinable public var count: Int { entries.count }

  /// What the next handle will be called.
  @inlinable public var next: SymbolicHandle { SymbolicHandle(total) }

  /// Makes a handle.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  @discardableResult
  public mutating func open(_ detail: Detail) -> SymbolicHandle {
    let handle = next
    total += 1
    entries.append(Entry(handle: handle, detail: detail))
    return handle
  }

  /// Counts a handle that was asked for and not given out, so that names stay the same whether
  /// or not the command succeeds.
  ///
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func skip() -> SymbolicHandle {
    total += 1
    return SymbolicHandle(total - 1)
  }

  /// Ends a handle; false when it is not live.
  ///
  /// - Complexity: O(*n*) in the number of live handles.
  @inlinable
  @discardableResult
  public mutating func close(_ handle: SymbolicHandle) -> Bool {
    guard let index = index(of: handle) else { return false }
    entries.remove(at: index)
    return true
  }

  /// Ends all handles.
  ///
  /// - Complexity: O(*n*) in the number of live handles.
  @inlinable
  public mutating func closeAll() { entries.removeAll(keepingCapacity: true) }

  /// Ends the handles of which something holds.
  ///
  /// - Complexity: O(*n*) in the number of live handles.
  @inlinable
  public mutating func closeAll(where isOver: (Detail) -> Bool) {
    entries.removeAll { isOver($0.detail) }
  }

  /// Changes what is known of every live handle, oldest first.
  ///
  /// - Complexity: O(*n*) in the number of live handles.
  @inlinable
  public mutating func updateAll(_ change: (inout Detail) -> Void) {
    for index in entries.indices { change(&entries[index].detail) }
  }

  /// What is known of a handle; nil when it is not live.
  ///
  /// - Complexity: O(log *n*) in the number of live handles.
  @inlinable
  public subscript(handle: SymbolicHandle) -> Detail? {
    get { index(of: handle).map { entries[$0].detail } }
    set {
      guard let newValue, let index = index(of: handle) else { return }
      entries[index].detail = newValue
    }
  }

  /// The position of the first live handle that is not older than `handle`.
  @inlinable
  func lowerBound(_ handle: SymbolicHandle) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].handle < handle { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @inlinable
  func index(of handle: SymbolicHandle) -> Int? {
    let index = lowerBound(handle)
    return index < entries.count && entries[index].handle == handle ? index : nil
  }
}
