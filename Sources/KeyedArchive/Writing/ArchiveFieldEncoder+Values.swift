extension ArchiveFieldEncoder {
  /// Writes a value that is neither plain nor a container of any values, and returns its class.
  mutating func writeScalar(_ value: ArchiveValue) throws(ArchiveError) -> UInt32 {
    switch value {
    case .null: return session.identifier(of: .null)
    case .string(let text):
      append(session.table.string(text), verbatim: "NS.string")
      return session.identifier(of: .string)
    case .date(let seconds):
      encode(seconds, forKey: "NS.time")
      return session.identifier(of: .date)
    case .uuid(let uuid):
      encodeBytes(uuid.bytes, forKey: "NS.uuidbytes")
      return session.identifier(of: .uuid)
    case .url(let relative, let base):
      encode(base, forKey: "NS.base")
      encode(relative, forKey: "NS.relative")
      return session.identifier(of: .url)
    case .regularExpression(let pattern, let options):
      encode(pattern, forKey: "NSPattern")
      encode(Int64(bitPattern: options), forKey: "NSOptions")
      return session.identifier(of: .regularExpression)
    case .notification(let name, let object, let userInfo):
      encode(name, forKey: "NS.name")
      encode(object, forKey: "NS.object")
      encode(userInfo, forKey: "NS.userinfo")
      return session.identifier(of: .notification)
    case .error(let domain, let code, let userInfo):
      encode(domain, forKey: "NSDomain")
      encode(code, forKey: "NSCode")
      if let userInfo { encode(userInfo, forKey: "NSUserInfo") }
      return session.identifier(of: .error)
    case .object(let object): return try write(object)
    case .orderedSet, .countedSet, .indexSet, .indexPath: return try writeCollection(value)
    case .range, .point, .size, .rect, .edgeInsets, .affineTransform, .typedValue:
      return try writeGeometry(value)
    default: return try writeLocale(value)
    }
  }

  /// An object of a class nobody here knows: its fields as they are.
  private mutating func write(_ object: ArchiveUnknownObject) throws(ArchiveError) -> UInt32 {
    for field in object.fields {
      switch field.value {
      case .bool(let value): encode(value, forKey: field.key)
      case .integer(let value): encode(value, forKey: field.key)
      case .real(let value): encode(value, forKey: field.key)
      default: encode(field.value, forKey: field.key)
      }
    }
    return session.identifier(of: FoundationClass.record(object.className))
  }

  // MARK: Collections with layouts of their own

  private mutating func writeCollection(_ value: ArchiveValue) throws(ArchiveError) -> UInt32 {
    switch value {
    case .orderedSet(let elements):
      for (index, element) in elements.enumerated() {
        encode(element, forKey: "NS.object.\(index)")
      }
      return session.identifier(of: .orderedSet)
    case .countedSet(let members):
      encode(members.count, forKey: "NS.count")
      for (index, member) in members.enumerated() {
        encode(member.member, forKey: "NS.object\(index)")
        encode(member.count, forKey: "NS.count\(index)")
      }
      return session.identifier(of: .countedSet)
    case .indexSet(let ranges):
      encode(ranges.count, forKey: "NSRangeCount")
      if let only = ranges.first, ranges.count == 1 {
        encode(only.lowerBound, forKey: "NSLocation")
        encode(only.upperBound - only.lowerBound, forKey: "NSLength")
      } else if !ranges.isEmpty {
        let figures = ranges.flatMap { [$0.lowerBound, $0.upperBound - $0.lowerBound] }
        encode(.data(Base128.bytes(figures)), forKey: "NSRangeData")
      }
      return session.identifier(of: .indexSet)
    case .indexPath(let indexes):
      if let wide = indexes.first(where: { $0 > UInt64(Int64.max) }) {
        throw EncodingSession.invalid("the index \(wide) is not below 2^63")
      }
      encode(indexes.count, forKey: "NSIndexPathLength")
      if let only = indexes.first, indexes.count == 1 {
        encode(only, forKey: "NSIndexPathValue")
      } else if !indexes.isEmpty {
        encode(.data(Base128.bytes(indexes)), forKey: "NSIndexPathData")
      }
      return session.identifier(of: .indexPath)
    default: preconditionFailure("not a collection with a layout of its own")
    }
  }
}
