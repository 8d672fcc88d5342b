/// Names and metadata: under the volume key, so no class key is ever asked for.
extension FileSystem {
  mutating func delete(_ path: DevicePath, in context: FileContext) throws(PosixError) {
    let place = try locate(path)
    guard place.name != nil else { throw .isDirectory }
    guard place.entry != 0 else { throw .noEntry }
    let id = volume.entries[place.entry].node
    guard volume.nodes[id].kind == .file else { throw .isDirectory }
    try requireWritable(place.directory)
    volume.unlink(place.entry, in: place.directory)
    volume.nodes[place.directory].modified = context.now
  }

  mutating func removeDirectory(_ path: DevicePath, in context: FileContext) throws(PosixError) {
    let place = try locate(path)
    guard place.name != nil, !isGroupContainer(path) else { throw .invalid }
    guard place.entry != 0 else { throw .noEntry }
    let id = volume.entries[place.entry].node
    guard volume.nodes[id].kind == .directory else { throw .notDirectory }
    try requireWritable(place.directory)
    guard volume.nodes[id].children == 0 else { throw .notEmpty }
    volume.unlink(place.entry, in: place.directory)
    volume.nodes[place.directory].modified = context.now
  }

  mutating func removeTree(_ path: DevicePath, in context: FileContext) throws(PosixError) {
    let place = try locate(path)
    guard place.name != nil, !isGroupContainer(path) else { throw .invalid }
    guard place.entry != 0 else { throw .noEntry }
    try requireWritable(place.directory)
    var emptied: [UInt32] = []
    var pending = [volume.entries[place.entry].node]
    while let directory = pending.popLast() {
      guard volume.nodes[directory].kind == .directory else { continue }
      if volume.nodes[directory].children > 0 { try requireEmptiable(directory) }
      emptied.append(directory)
      var entry = volume.nodes[directory].first
      while entry != 0 {
        pending.append(volume.entries[entry].node)
        entry = volume.entries[entry].nextSibling
      }
    }
    // From the leaves up, so that a directory is empty when its own name goes.
    for directory in emptied.reversed() {
      while volume.nodes[directory].first != 0 {
        volume.unlink(volume.nodes[directory].first, in: directory)
      }
    }
    volume.unlink(place.entry, in: place.directory)
    volume.nodes[place.directory].modified = context.now
  }

  /// Refuses to remove all that is in a directory.
  private func requireEmptiable(_ directory: UInt32) throws(PosixError) {
    try requireListable(directory)
    try requireSearchable(directory)
    try requireWritable(directory)
  }

  mutating func rename(_ source: DevicePath, to target: DevicePath, in context: FileContext)
    throws(PosixError)
  {
    let from = try locate(source)
    let to = try locate(target)
    guard from.name != nil, let name = to.name, !isGroupContainer(source),
      !isGroupContainer(target)
    else { throw .invalid }
    guard from.entry != 0 else { throw .noEntry }
    try requireWritable(from.directory)
    try requireWritable(to.directory)
    let id = volume.entries[from.entry].node
    if volume.nodes[id].kind == .directory {
      if isInside(to.directory, id) { throw .invalid }
      let deeper = target.components.count - source.components.count
      if deeper > 0, !fits(id, at: target.components.count) { throw .nameTooLong }
    }
    if to.entry != 0 {
      let old = volume.entries[to.entry].node
      if old == id { return }
      try requireReplaceable(old, by: id)
      volume.unlink(to.entry, in: to.directory)
    }
    volume.removeEntry(from.entry, in: from.directory)
    volume.nodes[id].links -= 1
    volume.link(id, as: name, in: to.directory)
    volume.nodes[from.directory].modified = context.now
    volume.nodes[to.directory].modified = context.now
  }

  private func requireReplaceable(_ old: UInt32, by new: UInt32) throws(PosixError) {
    switch (volume.nodes[old].kind, volume.nodes[new].kind) {
    case (.directory, .directory): if volume.nodes[old].children > 0 { throw .notEmpty }
    case (.directory, _): throw .isDirectory
    case (.file, .directory), (.free, .directory): throw .notDirectory
    case (.file, .file), (.file, .free), (.free, .file), (.free, .free): break
    }
  }

  /// Whether a directory is another or lies under it; paths are short, so the walk is too.
  private func isInside(_ directory: UInt32, _ ancestor: UInt32) -> Bool {
    var id = directory
    while id != Volume.root {
      if id == ancestor { return true }
      id = volume.nodes[id].parent
    }
    return ancestor == Volume.root
  }

  /// Whether all that is in a directory still has a path once that directory has `depth` names.
  private func fits(_ directory: UInt32, at depth: Int) -> Bool {
    var pending = [(directory, depth)]
    while let (directory, depth) = pending.popLast() {
      var entry = volume.nodes[directory].first
      guard entry == 0 || depth < DeviceLimits.pathComponents else { return false }
      while entry != 0 {
        let id = volume.entries[entry].node
        if volume.nodes[id].kind == .directory { pending.append((id, depth + 1)) }
        entry = volume.entries[entry].nextSibling
      }
    }
    return true
  }

  mutating func link(_ source: DevicePath, to target: DevicePath, in context: FileContext)
    throws(PosixError)
  {
    let id = try requireNode(source)
    guard volume.nodes[id].kind == .file else { throw .isDirectory }
    let to = try locate(target)
    guard let name = to.name, to.entry == 0 else { throw .exists }
    try requireWritable(to.directory)
    volume.link(id, as: name, in: to.directory)
    volume.nodes[to.directory].modified = context.now
  }

  func list(_ path: DevicePath) throws(PosixError) -> [String] {
    let id = try requireNode(path)
    guard volume.nodes[id].kind == .directory else { throw .notDirectory }
    try requireListable(id)
    let names = volume.names(in: id)
    // The container of the group is reached by a path of its own, and is in no other container.
    guard path == .root, volume.asking == .application else { return names.map(\.text) }
    return names.filter { !DevicePath(components: [$0]).isInGroup }.map(\.text)
  }

  func names(in directory: UInt32) -> [DevicePath.Name] { volume.names(in: directory) }
}
