/// The files of one device: what is stored and open, and which file keys are in memory.
///
/// Every operation is told the rest (`FileContext`), and nothing else decides access. What each
/// does and which errors it throws is said where `Device` offers it. Sources: table 4.1 of the
/// specification; the kernel's HFS driver.
package struct FileSystem: Sendable {
  /// Nodes, bytes, entries and handles.
  package var volume: Volume
  /// Which file keys are in memory.
  package var epochs = KeyEpochs()
  /// The key operations done so far.
  package internal(set) var work = KeyWork()

  /// An application's container, its directories under one class.
  init(container protection: ProtectionClass) { volume = Self.containers[protection] }

  /// Puts an empty container in the place of all there is.
  mutating func makeContainer(_ protection: ProtectionClass, now: Seconds) {
    volume = Self.containers[protection]
    guard now > 0 else { return }
    for id in 1..<UInt32(volume.nodes.count) { volume.nodes[id].modified = now }
  }

  /// Removes all there is.
  mutating func removeAll() { volume = Volume() }

  package static let containerDirectories: [DevicePath] = [
    "/Documents", "/Library", "/Library/Caches", "/Library/Preferences", "/tmp",
  ]

  /// Made once for each class: an erased or restored device starts from a copy.
  private static let containers = CaseMap<ProtectionClass, Volume> {
    var volume = Volume()
    volume.nodes[Volume.root].protection = $0
    for path in containerDirectories {
      guard let name = path.name, let parent = path.parent.flatMap({ volume.node(at: $0) })
      else {
        continue
      }
      var node = Node()
      node.kind = .directory
      node.mode = 0o755
      node.protection = $0
      volume.link(volume.allocate(node), as: name, in: parent)
    }
    return volume
  }
}

// MARK: What happens to files in memory

extension FileSystem {
  /// Writes what is unwritten, and wipes the file keys of class A.
  mutating func evict() {
    volume.flush()
    epochs.complete &+= 1
  }

  /// Wipes the file keys of class CX.
  mutating func evictInactive() { epochs.inactive &+= 1 }

  /// Both processes ended: all handles and mappings close.
  mutating func closeAll() { volume.closeAll() }

  /// A process ended: its handles and mappings close.
  mutating func closeAll(of process: DeviceProcess) { volume.closeAll(of: process) }

  /// Writes what is unwritten, closes everything, wipes every file key.
  mutating func restart() {
    volume.flush()
    volume.closeAll()
    epochs.complete &+= 1
    epochs.inactive &+= 1
  }
}
