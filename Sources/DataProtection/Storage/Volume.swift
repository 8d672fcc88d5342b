/// What a device stores: nodes, their bytes, directory entries and open handles.
///
/// Knows nothing of keys; `Device` decides what may be reached. Node 0 means none, 1 is the root.
package struct Volume: Sendable {
  static let root: UInt32 = 1

  package var nodes = PersistentArray<Node>()
  package var payloads = PersistentArray<Payload>()
  var entries = EntryTable()
  package var slots = PersistentArray<HandleSlot>()
  var dirty = PersistentArray<DirtyFile>()
  /// The first free node, 0 when there is none; the others follow in `Node.first`.
  var firstFreeNode: UInt32 = 0
  /// The first free slot counted from 1, 0 when there is none; see `HandleSlot.position`.
  var firstFreeSlot: UInt32 = 0
  /// Files and directories.
  var nodeCount = 0
  /// Open handles and mappings.
  var openCount = 0
  /// Those of them that the extension has open.
  var extensionOpenCount = 0
  /// The extension's container, 0 while there is none.
  var extensionRoot: UInt32 = 0
  /// The process that asks.
  var asking = DeviceProcess.application
  /// Bytes of all files, as their sizes say.
  package private(set) var storedBytes = 0

  init() {
    nodes.append(Node())
    payloads.append(Payload())
    var root = Node()
    root.kind = .directory
    root.links = 1
    root.mode = 0o755
    nodes.append(root)
    payloads.append(Payload())
    nodeCount = 1
  }
}

// MARK: Nodes

extension Volume {
  /// Stores a node; the caller has checked `DeviceLimits.files`.
  package mutating func allocate(_ node: Node) -> UInt32 {
    nodeCount += 1
    guard firstFreeNode != 0 else {
      nodes.append(node)
      payloads.append(Payload())
      return UInt32(nodes.count - 1)
    }
    let id = firstFreeNode
    firstFreeNode = nodes[id].first
    nodes[id] = node
    return id
  }

  /// Frees a node that has neither names nor handles.
  mutating func freeIfUnused(_ id: UInt32) {
    guard nodes[id].links == 0, nodes[id].opens == 0 else { return }
    markClean(id)
    nodes[id] = Node()
    nodes[id].first = firstFreeNode
    storedBytes -= payloads[id].content.size
    payloads[id] = Payload()
    firstFreeNode = id
    nodeCount -= 1
  }

  /// Gives a node a name.
  package mutating func link(_ id: UInt32, as name: DevicePath.Name, in directory: UInt32) {
    nodes[directory].first = entries.insert(
      name, in: directory, node: id, before: nodes[directory].first)
    nodes[directory].children += 1
    nodes[id].links += 1
    if nodes[id].kind == .directory { nodes[id].parent = directory }
  }

  /// Takes a name away from the node it names, and the node with it if that was all.
  mutating func unlink(_ entry: UInt32, in directory: UInt32) {
    let id = entries[entry].node
    removeEntry(entry, in: directory)
    nodes[id].links -= 1
    freeIfUnused(id)
  }

  mutating func removeEntry(_ entry: UInt32, in directory: UInt32) {
    nodes[directory].first = entries.remove(entry, first: nodes[directory].first)
    nodes[directory].children -= 1
  }
}

// MARK: Looking up

extension Volume {
  /// The node with that path, or nil.
  func node(at path: DevicePath, from root: UInt32 = Self.root) -> UInt32? {
    var id = root
    for name in path.components {
      let entry = entries.find(name, in: id)
      guard entry != 0 else { return nil }
      id = entries[entry].node
    }
    return id
  }

  /// The names in a directory, in byte order.
  package func names(in directory: UInt32) -> [DevicePath.Name] {
    var names: [DevicePath.Name] = []
    var entry = nodes[directory].first
    while entry != 0 {
      names.append(entries[entry].name)
      entry = entries[entry].nextSibling
    }
    return names.sorted()
  }
}

// MARK: Handles

extension Volume {
  /// Opens a slot; the caller has checked `DeviceLimits.handles`.
  mutating func openSlot(_ node: UInt32, _ access: FileAccess, isMapping: Bool) -> DeviceHandle {
    var index = firstFreeSlot
    if index == 0 {
      slots.append(HandleSlot())
      index = UInt32(slots.count)
    } else {
      firstFreeSlot = UInt32(truncatingIfNeeded: slots[index - 1].position)
    }
    let slot = index - 1
    let generation = slots[slot].generation &+ 1
    slots[slot] = HandleSlot(
      node: node, generation: generation, access: access, position: 0, isMapping: isMapping,
      owner: asking)
    nodes[node].opens += 1
    openCount += 1
    if asking == .appExtension { extensionOpenCount += 1 }
    return DeviceHandle(slot: slot, generation: generation)
  }

  /// The node behind a live handle of the process that asks, or 0.
  @inline(__always)
  func node(of handle: DeviceHandle, isMapping: Bool = false) -> UInt32 {
    guard Int(handle.slot) < slots.count else { return 0 }
    let slot = slots[handle.slot]
    return slot.generation == handle.generation && slot.isMapping == isMapping
      && slot.owner == asking ? slot.node : 0
  }

  /// Closes a live slot; the key of a file nobody has open any more leaves memory.
  mutating func closeSlot(_ index: UInt32) {
    let node = slots[index].node
    slots[index].node = 0
    slots[index].position = UInt64(firstFreeSlot)
    firstFreeSlot = index + 1
    openCount -= 1
    if slots[index].owner == .appExtension { extensionOpenCount -= 1 }
    nodes[node].opens -= 1
    if nodes[node].opens == 0 {
      nodes[node].held = 0
      freeIfUnused(node)
    }
  }

  /// Closes everything, in slot order.
  package mutating func closeAll() {
    for process in DeviceProcess.allCases { closeAll(of: process) }
  }

  /// Closes everything that a process has open, in slot order.
  package mutating func closeAll(of process: DeviceProcess) {
    guard openCount(of: process) > 0 else { return }
    for index in 0..<UInt32(slots.count)
    where slots[index].node != 0 && slots[index].owner == process {
      closeSlot(index)
    }
  }

  /// Open handles and mappings of a process.
  func openCount(of process: DeviceProcess) -> Int {
    switch process {
    case .application: openCount - extensionOpenCount
    case .appExtension: extensionOpenCount
    }
  }
}

// MARK: Bytes in memory and on disk

extension Volume {
  /// Throws ENOSPC where a file may not become so large, whatever it holds now.
  func requireSpace(_ size: Int, inPlaceOf old: Int = 0) throws(PosixError) {
    guard size <= old || storedBytes - old + size <= DeviceLimits.deviceBytes else {
      throw .noSpace
    }
  }

  /// Changes the bytes of a file; the caller has checked `DeviceLimits`.
  @inline(__always)
  mutating func changeContent(_ id: UInt32, _ change: (inout FileContent) -> Void) {
    storedBytes -= payloads[id].content.size
    change(&payloads[id].content)
    storedBytes += payloads[id].content.size
  }

  /// Gives a file the bytes and attributes of another one.
  mutating func copyPayload(of source: UInt32, to target: UInt32) {
    setContent(target, payloads[source].content)
    payloads[target].attributes = payloads[source].attributes
  }

  /// Replaces the bytes of a file; the caller has checked `DeviceLimits`.
  mutating func setContent(_ id: UInt32, _ content: FileContent) {
    changeContent(id) { $0 = content }
  }

  /// Remembers what is on disk, before the bytes in memory change.
  @inline(__always)
  mutating func markDirty(_ id: UInt32) {
    if nodes[id].dirty == 0 {
      dirty.append(DirtyFile(node: id, onDisk: payloads[id].content))
      nodes[id].dirty = UInt32(dirty.count)
    }
  }

  /// Writes one file to disk.
  mutating func markClean(_ id: UInt32) {
    let place = nodes[id].dirty
    guard place != 0 else { return }
    let last = dirty[dirty.count - 1]
    dirty[place - 1] = last
    nodes[last.node].dirty = place
    nodes[id].dirty = 0
    dirty.removeLast()
  }

  /// Writes everything to disk.
  package mutating func flush() {
    for file in dirty { nodes[file.node].dirty = 0 }
    dirty.removeAll()
  }

  /// Loses what is not on disk: what `flush` is there to prevent.
  package mutating func dropUnwritten() {
    for file in dirty {
      setContent(file.node, file.onDisk)
      nodes[file.node].dirty = 0
    }
    dirty.removeAll()
  }
}
