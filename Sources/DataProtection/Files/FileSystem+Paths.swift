extension FileSystem {
  /// The node with that path; ENOENT, ENOTDIR or EACCES.
  func requireNode(_ path: DevicePath) throws(PosixError) -> UInt32 {
    let place = try locate(path)
    if place.name == nil { return place.directory }
    guard place.entry != 0 else { throw .noEntry }
    return volume.entries[place.entry].node
  }

  /// The first directory on the way to a path that may not be searched; nil where none is.
  func unsearchable(on path: DevicePath) -> DevicePath? {
    var known = DevicePath.root
    for name in path.components {
      guard let id = volume.node(at: known, from: root(of: path)),
        volume.nodes[id].kind == .directory
      else { return nil }
      if !isSearchable(id) { return known }
      known = known.appending(name)
    }
    return nil
  }

  /// Where a path leads: its directory, and the entry there, 0 if the name is free.
  struct Place {
    var directory: UInt32
    /// Nil for the container itself.
    var name: DevicePath.Name?
    var entry: UInt32
  }

  /// Walks to the directory of a path; ENOENT or ENOTDIR if that is not there, EACCES where a
  /// directory on the way may not be searched.
  @inline(__always)
  func locate(_ path: DevicePath) throws(PosixError) -> Place {
    var directory = root(of: path)
    guard directory != 0 else { throw .noEntry }
    let components = path.components
    guard let last = components.last else {
      return Place(directory: directory, name: nil, entry: 0)
    }
    for index in 0..<(components.count - 1) {
      try requireSearchable(directory)
      let entry = volume.entries.find(components[index], in: directory)
      guard entry != 0 else { throw .noEntry }
      directory = volume.entries[entry].node
      guard volume.nodes[directory].kind == .directory else { throw .notDirectory }
    }
    try requireSearchable(directory)
    let entry = volume.entries.find(last, in: directory)
    // Nothing else is ever given the name of the group's container.
    if entry == 0, isGroupContainer(path) { throw .noEntry }
    return Place(directory: directory, name: last, entry: entry)
  }
}
