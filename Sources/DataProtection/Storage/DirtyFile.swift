/// A file whose latest bytes are in memory only, and the bytes that are on disk.
struct DirtyFile: Sendable, Equatable {
  var node: UInt32
  var onDisk: FileContent
}
