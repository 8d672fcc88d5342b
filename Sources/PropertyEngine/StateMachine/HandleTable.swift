/// The handles of a model: what it knows of each one that is live, oldest first.
public struct HandleTable<Detail: Sendable>: Sendable {
  /// A live handle.
  public struct Entry: Sendable {
    /// Its symbolic name.
    public let handle: SymbolicHandle
    /// What the model knows of it.
    public var detail: Detail
  }

  /// The live handles, oldest first.
  public private(set) var live: [Entry] = []
  /// How many handles have been made.
  public private(set) var made = 0

  /// No handles yet.
  public init() {}

  /// No handle is live.
  public var isEmpty: Bool { live.isEmpty }
  /// How many handles are live.
  public var count: Int { live.count }

  /// What the next handle will be called.
  public var next: SymbolicHandle { SymbolicHandle(made) }

  /// Makes a handle.
  @discardableResult
  public mutating func open(_ detail: Detail) -> SymbolicHandle {
    let handle = next
    made += 1
    live.append(Entry(handle: handle, detail: detail))
    return handle
  }

  /// Counts a handle that was asked for and not given out, so that names stay the same whether
  /// or not the command succeeds.
  @discardableResult
  public mutating func skip() -> SymbolicHandle {
    made += 1
    return SymbolicHandle(made - 1)
  }

  /// Ends a handle; false when it is not live.
  @discardableResult
  public mutating func close(_ handle: SymbolicHandle) -> Bool {
    guard let index = index(of: handle) else { return false }
    live.remove(at: index)
    return true
  }

  /// Ends all handles.
  public mutating func closeAll() { live.removeAll(keepingCapacity: true) }

  /// What is known of a handle; nil when it is not live.
  public subscript(handle: SymbolicHandle) -> Detail? {
    get { index(of: handle).map { live[$0].detail } }
    set {
      guard let newValue, let index = index(of: handle) else { return }
      live[index].detail = newValue
    }
  }

  /// The position of the first live handle that is not older than `handle`.
  func lowerBound(_ handle: SymbolicHandle) -> Int {
    var low = 0
    var high = live.count
    while low < high {
      let middle = (low + high) / 2
      if live[middle].handle < handle { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func index(of handle: SymbolicHandle) -> Int? {
    let index = lowerBound(handle)
    return index < live.count && live[index].handle == handle ? index : nil
  }
}
