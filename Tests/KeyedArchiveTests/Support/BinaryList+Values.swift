import KeyedArchive

extension BinaryList {
  /// The list of a value, each object written once for each place, containers before what they
  /// hold.
  init(_ root: PropertyListValue) {
    self.init(objects: [])
    referenceWidth = 4
    offsetWidth = 4
    _ = add(root)
  }

  private mutating func add(_ value: PropertyListValue) -> Int {
    let index = objects.count
    objects.append([])
    objects[index] = object(value).bytes
    return index
  }

  private mutating func object(_ value: PropertyListValue) -> Object {
    switch value {
    case .null: return .null
    case .bool(let bool): return bool ? .yes : .no
    case .integer(let number) where number < 0:
      return .integer(UInt64(bitPattern: Int64(number)), width: 8)
    case .integer(let number) where number > Int128(Int64.max):
      return Object(
        bytes: [0x14] + Self.bigEndian(0, width: 8) + Self.bigEndian(UInt64(number), width: 8))
    case .integer(let number): return .integer(UInt64(number), width: number < 256 ? 1 : 8)
    case .real(let number): return .real(number)
    case .date(let seconds): return .date(seconds)
    case .data(let bytes): return .data(bytes)
    case .string(let text):
      let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
      return isASCII ? .string(text) : .utf16(Array(text.utf16))
    case .uid(let id): return .uid(UInt64(id), width: 4)
    case .array(let elements):
      return .array(elements.map { add($0) }, width: 4)
    case .set(let members):
      return .set(members.map { add($0) }, width: 4)
    case .dictionary(let entries):
      let keys = entries.map { add(.string($0.key)) }
      return .dictionary(keys, entries.map { add($0.value) }, width: 4)
    }
  }
}
