/// Reads the volume of a device back and checks that it hangs together: no line can make an
/// operation trap or a walk go round for ever.
struct VolumeReader {
  private var volume: Volume
  private var entries: [(parent: UInt32, name: DevicePath.Name, node: UInt32)] = []
  private var onDisk: [(node: UInt32, bytes: [UInt8])] = []

  /// What a slot ends in that the extension has.
  static let extensionWord = "extension"

  init() {
    volume = Volume()
    volume.nodes.removeLast()
    volume.payloads.removeLast()
    volume.nodeCount = 0
  }

  mutating func read(_ kind: Substring, _ line: inout TextLine) throws(TextFormError) {
    switch kind {
    case "node": try readNode(&line)
    case "attribute": try readAttribute(&line)
    case "on-disk": onDisk.append((try line.number("the node"), try line.bytes("the bytes")))
    case "entry":
      let parent = try line.number("the directory", as: UInt32.self)
      guard let name = DevicePath.Name(try line.text("the name")) else {
        throw line.fail("no such name")
      }
      entries.append((parent, name, try line.number("the node")))
    case "slot": try readSlot(&line)
    case "extension-root": volume.extensionRoot = try line.number("the node")
    case "free-node": volume.firstFreeNode = try line.number("the node")
    case "free-slot": volume.firstFreeSlot = try line.number("the slot")
    default: throw line.fail("'\(kind)' is no line of a device")
    }
  }

  private mutating func readNode(_ line: inout TextLine) throws(TextFormError) {
    let index = try line.number("the node", as: Int.self)
    guard index == volume.nodes.count, index <= DeviceLimits.files else {
      throw line.fail("node \(index) is out of turn, or one too many")
    }
    var node = Node()
    var content = FileContent()
    switch try line.word("the kind of node") {
    case "free": node.first = try line.number("the next free node")
    case "directory":
      node.kind = .directory
      try readLabels(&node, &line)
    case "file":
      node.kind = .file
      try readLabels(&node, &line)
      node.wrappedBy = try line.number("the class keys")
      node.held = try line.number("the epoch")
      let bytes = try line.bytes("the bytes")
      guard bytes.count <= DeviceLimits.fileBytes else { throw line.fail("the file is too long") }
      guard bytes.count <= DeviceLimits.deviceBytes - volume.storedBytes else {
        throw line.fail("the files are too long together")
      }
      content = FileContent(bytes)
    case let word: throw line.fail("a node is a file, a directory or free, not '\(word)'")
    }
    if node.kind != .free { volume.nodeCount += 1 }
    volume.nodes.append(node)
    volume.payloads.append(Payload())
    volume.setContent(UInt32(index), content)
  }

  private func readLabels(_ node: inout Node, _ line: inout TextLine) throws(TextFormError) {
    node.protection = try line.protection("the class")
    node.mode = try line.number("the mode")
    node.modified = try line.number("the time")
  }

  private mutating func readAttribute(_ line: inout TextLine) throws(TextFormError) {
    let index = try line.number("the node", as: Int.self)
    guard index > 0, index < volume.nodes.count else { throw line.fail("no node \(index)") }
    volume.payloads[index].attributes.append(
      ExtendedAttribute(name: try line.text("the name"), value: try line.bytes("the value")))
  }

  private mutating func readSlot(_ line: inout TextLine) throws(TextFormError) {
    guard volume.slots.count < DeviceLimits.handles else { throw line.fail("too many slots") }
    var slot = HandleSlot()
    slot.node = try line.number("the node")
    slot.generation = try line.number("the generation")
    slot.access = try line.access()
    slot.position = try line.number("the position")
    slot.isMapping = try line.flag("mapping")
    if line.takes(Self.extensionWord) { slot.owner = .appExtension }
    guard slot.position <= UInt64(Int.max) else { throw line.fail("no such position") }
    volume.slots.append(slot)
  }

  // MARK: What follows from the rest

  func finish() throws(TextFormError) -> Volume {
    var result = volume
    guard result.nodes.count > 1, result.nodes[Int(Volume.root)].kind == .directory else {
      throw Self.fail("node 1 is the container, a directory")
    }
    result.nodes[Volume.root].links = 1
    try addExtension(to: &result)
    try addEntries(to: &result)
    try addDirtyFiles(to: &result)
    try addOpens(to: &result)
    try checkTree(result)
    try checkFree(result)
    return result
  }

  /// The extension's container is a directory without a name.
  private func addExtension(to volume: inout Volume) throws(TextFormError) {
    let root = volume.extensionRoot
    guard root != 0 else { return }
    guard root != Volume.root, Int(root) < volume.nodes.count,
      volume.nodes[root].kind == .directory
    else { throw Self.fail("node \(root) is not the container of an extension") }
    volume.nodes[root].links = 1
    volume.nodes[root].parent = Volume.root
  }

  private static func fail(_ problem: String) -> TextFormError {
    TextFormError(line: 0, problem: problem)
  }

  private func isFile(_ node: UInt32, _ volume: Volume) -> Bool {
    Int(node) < volume.nodes.count && volume.nodes[node].kind == .file
  }

  private func addEntries(to volume: inout Volume) throws(TextFormError) {
    for entry in entries {
      guard Int(entry.parent) < volume.nodes.count,
        volume.nodes[entry.parent].kind == .directory, Int(entry.node) < volume.nodes.count,
        volume.nodes[entry.node].kind != .free, entry.node != Volume.root,
        volume.nodes[entry.node].kind == .file || volume.nodes[entry.node].links == 0,
        volume.entries.find(entry.name, in: entry.parent) == 0
      else { throw Self.fail("the entry '\(entry.name.text)' leads nowhere, or is not alone") }
      volume.link(entry.node, as: entry.name, in: entry.parent)
    }
  }

  private func addDirtyFiles(to volume: inout Volume) throws(TextFormError) {
    for file in onDisk {
      guard isFile(file.node, volume), volume.nodes[file.node].dirty == 0 else {
        throw Self.fail("node \(file.node) is no file to have bytes on disk")
      }
      volume.dirty.append(DirtyFile(node: file.node, onDisk: FileContent(file.bytes)))
      volume.nodes[file.node].dirty = UInt32(volume.dirty.count)
    }
  }

  private func addOpens(to volume: inout Volume) throws(TextFormError) {
    for slot in volume.slots where slot.node != 0 {
      guard isFile(slot.node, volume) else { throw Self.fail("a slot has no file open") }
      volume.nodes[slot.node].opens += 1
      volume.openCount += 1
      if slot.owner == .appExtension { volume.extensionOpenCount += 1 }
    }
  }

  /// Every directory hangs from the container, no deeper than a path can say, and every file has a
  /// name or a handle.
  private func checkTree(_ volume: Volume) throws(TextFormError) {
    var reached = 0
    var waiting = [(Volume.root, 0)]
    if volume.extensionRoot != 0 { waiting.append((volume.extensionRoot, 0)) }
    while let (directory, depth) = waiting.popLast() {
      reached += 1
      var entry = volume.nodes[directory].first
      guard entry == 0 || depth < DeviceLimits.pathComponents else {
        throw Self.fail("a directory lies deeper than a path can say")
      }
      while entry != 0 {
        let node = volume.entries[entry].node
        if volume.nodes[node].kind == .directory { waiting.append((node, depth + 1)) }
        entry = volume.entries[entry].nextSibling
      }
    }
    var directories = 0
    for node in volume.nodes {
      if node.kind == .directory { directories += 1 }
      if node.kind == .file, node.links == 0, node.opens == 0 {
        throw Self.fail("a file has neither a name nor a handle")
      }
    }
    guard directories == reached else { throw Self.fail("a directory hangs from nothing") }
  }

  /// The free nodes and the free slots are each one chain without a loop.
  private func checkFree(_ volume: Volume) throws(TextFormError) {
    var nodes = 0
    var node = volume.firstFreeNode
    while node != 0 {
      guard Int(node) < volume.nodes.count, volume.nodes[node].kind == .free,
        nodes < volume.nodes.count
      else { throw Self.fail("the free nodes are no chain") }
      nodes += 1
      node = volume.nodes[node].first
    }
    var slots = 0
    var slot = UInt64(volume.firstFreeSlot)
    while slot != 0 {
      guard slot <= UInt64(volume.slots.count), volume.slots[Int(slot) - 1].node == 0,
        slots < volume.slots.count
      else { throw Self.fail("the free slots are no chain") }
      slots += 1
      slot = volume.slots[Int(slot) - 1].position
    }
    guard nodes == volume.nodes.count - 1 - volume.nodeCount,
      slots == volume.slots.count - volume.openCount
    else { throw Self.fail("a free node or slot is in no chain") }
  }
}
