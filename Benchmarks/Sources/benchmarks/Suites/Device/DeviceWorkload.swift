import DataProtection

/// A device with that many files and open handles, and the loops that are timed on it.
///
/// An application works on a few files at a time, so a loop keeps to ten, spread over the whole
/// device; the cold loops pick from all, and there the caches of the machine are measured as well.
struct DeviceWorkload {
  /// Whether files are picked from all instead of from ten.
  var isCold = false

  private static let classes: [ProtectionClass] = [
    .complete, .completeUnlessOpen, .completeUntilFirstUserAuthentication, .none,
  ]

  private var device = Device()
  private var paths: [DevicePath] = []
  private var handles: [DeviceHandle] = []
  private let line = [UInt8](repeating: 7, count: 16)
  private var random: UInt64 = 0x2545_f491_4f6c_dd1d
  private let spare: DevicePath = "/tmp/spare"

  init(files: Int, handles: Int) throws {
    device.apply(.setPasscode)
    for index in 0..<files {
      guard let path = DevicePath("/Documents/file-\(index)") else { continue }
      let handle = try device.create(path, protection: Self.classes[index % 4])
      try device.write(handle, line)
      paths.append(path)
      if index < handles { self.handles.append(handle) } else { try device.close(handle) }
    }
  }

  /// Files in an order that no cache can guess.
  private mutating func next(_ bound: Int) -> Int {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    let pick = Int(truncatingIfNeeded: random >> 33)
    return isCold ? pick % bound : (pick % 10) * (bound / 10)
  }

  /// Open, read, write, stat, close, with a lock and an unlock every hundred rounds.
  mutating func mixed(_ operations: Int) throws -> Int {
    let rounds = operations / 5
    for round in 0..<rounds {
      let path = paths[next(paths.count)]
      let handle = try device.open(path, .readWrite)
      _ = try device.read(handle, at: 0, count: 16)
      try device.write(handle, at: 0, line)
      _ = try device.status(of: path)
      try device.close(handle)
      if round % 100 == 0 {
        device.apply(.lock)
        device.apply(.advance(11))
        device.apply(.unlock)
      }
    }
    return rounds * 5
  }

  /// Reads and writes through open handles.
  mutating func readAndWrite(_ operations: Int) throws -> Int {
    for _ in 0..<(operations / 2) {
      let handle = handles[next(handles.count)]
      try device.write(handle, at: 0, line)
      _ = try device.read(handle, at: 0, count: 16)
    }
    return operations / 2 * 2
  }

  mutating func openAndClose(_ operations: Int) throws -> Int {
    for _ in 0..<(operations / 2) {
      let handle = try device.open(paths[next(paths.count)])
      try device.close(handle)
    }
    return operations / 2 * 2
  }

  mutating func createAndDelete(_ operations: Int) throws -> Int {
    for _ in 0..<(operations / 3) {
      let handle = try device.create(spare, protection: .complete)
      try device.close(handle)
      try device.delete(spare)
    }
    return operations / 3 * 3
  }

  /// Lock, eviction, unlock: the cost of moving keys, whatever is open.
  mutating func lockAndUnlock(_ operations: Int) throws -> Int {
    for _ in 0..<(operations / 3) {
      device.apply(.lock)
      device.apply(.advance(11))
      device.apply(.unlock)
    }
    return operations / 3 * 3
  }

  /// Copies the device, and writes to the copy: what one step of a search over states costs.
  mutating func branchAndWrite(_ operations: Int) throws -> Int {
    let count = operations / 10
    for _ in 0..<count {
      var branch = device
      try branch.write(handles[next(handles.count)], at: 0, line)
    }
    return count
  }
}
