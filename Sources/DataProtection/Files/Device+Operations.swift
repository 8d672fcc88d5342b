extension Device {
  /// Does one file operation; errors come back as an outcome.
  @discardableResult
  public mutating func run(_ operation: FileOperation) -> FileOutcome {
    do { return try perform(operation) } catch { return .failed(error) }
  }

  private mutating func perform(_ operation: FileOperation) throws(PosixError) -> FileOutcome {
    switch operation {
    case .open(let path, let access, let options, let protection):
      return .handle(try open(path, access, options, protection: protection))
    case .read(let handle, let offset, let count):
      return .bytes(try read(handle, at: offset, count: count))
    case .write(let handle, let offset, let bytes):
      return .count(try write(handle, at: offset, bytes))
    case .map(let handle): return .mapping(try map(handle))
    case .touch(let mapping, let offset, let count):
      switch try touch(mapping, at: offset, count: count) {
      case .bytes(let bytes): return .bytes(bytes)
      case .processDied: return .processDied
      }
    case .list(let path): return .names(try list(path))
    case .status(let path): return .status(try status(of: path))
    case .attributes(let path): return .attributes(try attributes(of: path))
    case .readDefault(let key): return .value(try defaultValue(key))
    default:
      try performSilently(operation)
      return .done
    }
  }

  /// The operations that return nothing.
  private mutating func performSilently(_ operation: FileOperation) throws(PosixError) {
    switch operation {
    case .truncate(let handle, let size): try truncate(handle, to: size)
    case .seek(let handle, let offset): try seek(handle, to: offset)
    case .synchronize(let handle): try synchronize(handle)
    case .close(let handle): try close(handle)
    case .unmap(let mapping): try unmap(mapping)
    case .delete(let path): try delete(path)
    case .rename(let source, let target): try rename(source, to: target)
    case .link(let source, let target): try link(source, to: target)
    case .clone(let source, let target): try clone(source, to: target)
    case .copy(let source, let target): try copy(source, to: target)
    case .makeDirectory(let path): try makeDirectory(path)
    case .removeDirectory(let path): try removeDirectory(path)
    case .setClass(let path, let protection): try setClass(path, protection)
    case .setMode(let path, let mode): try setMode(path, mode)
    case .setModified(let path, let time): try setModified(path, time)
    case .setAttribute(let path, let name, let value): try setAttribute(path, name, value)
    case .replace(let path, let bytes, let protection):
      try replace(path, with: bytes, protection: protection)
    case .writeDefault(let key, let value): try setDefault(key, value)
    case .open, .read, .write, .map, .touch, .list, .status, .attributes, .readDefault: break
    }
  }
}
