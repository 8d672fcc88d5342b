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
    case .builtIn(let value):
      let family = value.family
      try family.write(into: &self)
      return family.ownRecord.map { session.identifier(of: $0) }
        ?? session.identifier(of: value.kind)
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
    return session.identifier(of: .foundation(object.className))
  }

  /// A part of this object to readers, so it is no level more.
  mutating func append(part: some ArchiveEncodable, verbatim key: String) {
    let identifier = session.reference(to: part, level: level)
    append(session.table.uid(identifier), verbatim: key)
  }

  /// A part of this object to readers, so it is no level more.
  mutating func append(part: ArchiveValue, verbatim key: String) throws(ArchiveError) {
    let identifier = try session.reference(to: part, level: level)
    append(session.table.uid(identifier), verbatim: key)
  }
}
