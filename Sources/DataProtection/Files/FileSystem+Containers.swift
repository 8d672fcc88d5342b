// The containers beside the application's own.
extension FileSystem {
  private static let groupDirectories: [DevicePath] = [
    "/group", "/group/Library", "/group/Library/Preferences",
  ]

  /// Whether a path leads to the container of the group, which is nobody's to move or remove.
  func isGroupContainer(_ path: DevicePath) -> Bool { path == Device.groupPath }

  /// Where the paths of the process that asks begin: `/group` is the same for both.
  @inline(__always)
  func root(of path: DevicePath) -> UInt32 {
    volume.asking == .application || path.isInGroup ? Volume.root : volume.extensionRoot
  }

  /// The node with that path, for the process that asks.
  func node(at path: DevicePath) -> UInt32? { volume.node(at: path, from: root(of: path)) }

  /// Makes the container of the group; false where there is no room.
  mutating func makeGroupContainer(_ protection: ProtectionClass, now: Seconds) -> Bool {
    make(Self.groupDirectories, from: Volume.root, protection, now: now)
  }

  /// Makes the extension's own container if it is not there; false where there is no room.
  mutating func makeExtensionContainer(_ protection: ProtectionClass, now: Seconds) -> Bool {
    guard volume.extensionRoot == 0 else { return true }
    guard volume.nodeCount < DeviceLimits.files else { return false }
    let root = volume.allocate(Self.directory(protection, now: now))
    // As a root it has no name, and what is above it is nothing that it could be moved into.
    volume.nodes[root].links = 1
    volume.nodes[root].parent = Volume.root
    volume.extensionRoot = root
    return make(Self.containerDirectories, from: root, protection, now: now)
  }

  private mutating func make(
    _ paths: [DevicePath], from root: UInt32, _ protection: ProtectionClass, now: Seconds
  ) -> Bool {
    guard volume.nodeCount + paths.count <= DeviceLimits.files else { return false }
    for path in paths where volume.node(at: path, from: root) == nil {
      guard let name = path.name,
        let parent = path.parent.flatMap({ volume.node(at: $0, from: root) })
      else { continue }
      volume.link(volume.allocate(Self.directory(protection, now: now)), as: name, in: parent)
    }
    return true
  }

  private static func directory(_ protection: ProtectionClass, now: Seconds) -> Node {
    var node = Node()
    node.kind = .directory
    node.mode = 0o755
    node.protection = protection
    node.modified = now
    return node
  }
}

extension DevicePath {
  private static let groupName = Device.groupPath.components[0]

  /// Whether the path leads into the container of the group, or to it.
  @inline(__always)
  var isInGroup: Bool { components.first == Self.groupName }
}
