extension ArchiveFieldEncoder {
  /// Writes the fields of a value that is an object, and returns its class. Plain values are not
  /// objects of a class: `EncodingSession.reference(to:level:)` has stored them.
  mutating func write(_ value: ArchiveValue) throws(ArchiveError) -> UInt32 {
    switch value {
    case .array(let elements):
      try writeList(elements.count, .objects) {
        (session, index, level) throws(ArchiveError) in
        try session.reference(to: elements[index], level: level)
      }
      return session.identifier(of: .array)
    case .set(let elements):
      try writeList(elements.count, .objects) {
        (session, index, level) throws(ArchiveError) in
        try session.reference(to: elements[index], level: level)
      }
      return session.identifier(of: .set)
    case .dictionary(let dictionary):
      let values = dictionary.values
      try writeKeys(dictionary.keys)
      try writeList(values.count, .objects) {
        (session, index, level) throws(ArchiveError) in
        try session.reference(to: values[index], level: level)
      }
      return session.identifier(of: .dictionary)
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
    case .range(let location, let length):
      encode(Special.range, forKey: "NS.special")
      encode(.integer(Int128(location)), forKey: "NS.rangeval.location")
      encode(.integer(Int128(length)), forKey: "NS.rangeval.length")
      return session.identifier(of: .value)
    case .point(let x, let y):
      encode(Special.point, forKey: "NS.special")
      encode(Self.pair(x, y), forKey: "NS.pointval")
      return session.identifier(of: .value)
    case .size(let width, let height):
      encode(Special.size, forKey: "NS.special")
      encode(Self.pair(width, height), forKey: "NS.sizeval")
      return session.identifier(of: .value)
    case .rect(let x, let y, let width, let height):
      encode(Special.rect, forKey: "NS.special")
      encode("{\(Self.pair(x, y)), \(Self.pair(width, height))}", forKey: "NS.rectval")
      return session.identifier(of: .value)
    case .edgeInsets(let top, let left, let bottom, let right):
      encode(Special.edgeInsets, forKey: "NS.special")
      encode(top, forKey: "NS.edgeval.top")
      encode(left, forKey: "NS.edgeval.left")
      encode(bottom, forKey: "NS.edgeval.bottom")
      encode(right, forKey: "NS.edgeval.right")
      return session.identifier(of: .value)
    case .affineTransform(let elements):
      encodeBytes(try Self.transform(elements), forKey: "NSTransformStruct")
      return session.identifier(of: .affineTransform)
    case .typedValue(let encoding, let value):
      try writeTyped(encoding, value)
      return session.identifier(of: .value)
    case .timeZone(let name, let data):
      encode(name, forKey: "NS.name")
      writeData(data, "NS.data")
      return session.identifier(of: .timeZone)
    case .locale(let identifier):
      encode(identifier, forKey: "NS.identifier")
      return session.identifier(of: .locale)
    case .calendar(let calendar):
      write(calendar)
      return session.identifier(of: .calendar)
    case .dateComponents(let components):
      write(components)
      return session.identifier(of: .dateComponents)
    case .decimal(let decimal):
      write(decimal)
      return session.identifier(of: .decimal)
    case .measurement(let value, let unit):
      encode(value, forKey: "NS.value")
      encode(unit, forKey: "NS.unit")
      return session.identifier(of: .measurement)
    case .unit(let unit): return try write(unit)
    case .attributedString(let string):
      try write(string)
      return session.identifier(of: .attributedString)
    case .object(let object): return try write(object)
    case .bool, .integer, .real, .data:
      preconditionFailure("a plain value is stored without a class")
    }
  }

  /// An object of an unknown class: its fields as they are.
  private mutating func write(_ object: ArchiveUnknownObject) throws(ArchiveError) -> UInt32 {
    for field in object.fields {
      if case .bool(let value) = field.value {
        encode(value, forKey: field.key)
      } else if case .integer(let value) = field.value {
        encode(value, forKey: field.key)
      } else if case .real(let value) = field.value {
        encode(value, forKey: field.key)
      } else {
        encode(field.value, forKey: field.key)
      }
    }
    return session.identifier(of: FoundationClass.record(object.className))
  }
}
