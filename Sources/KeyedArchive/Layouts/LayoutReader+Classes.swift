/// Which layout a class has.
extension LayoutReader {
  /// Reads this object by the layout of its class; nil when the class has none.
  func layout(className: String, kinds: ArchiveKindSet) throws(ArchiveError) -> ArchiveLayout? {
    if className == "_NSKeyedCoderOldStyleArray" { return try oldStyleArray() }
    if kinds.isSubset(of: .containers) { return try container(kinds) }
    switch kinds {
    case .string: return try stringObject()
    case .number: return try number()
    case .data: return try dataObject()
    case .date: return try date()
    case .uuid: return try uuid()
    case .url: return try url()
    case .null: return ArchiveLayout(.value(.null))
    case .indexSet: return try indexSet()
    case .indexPath: return try indexPath()
    case .value: return try value()
    case .affineTransform: return try affineTransform()
    case .attributedString: return try attributedString()
    case .timeZone: return try timeZone()
    case .locale: return try locale()
    case .calendar: return try calendar()
    case .dateComponents: return try dateComponents()
    case .error: return try errorObject()
    case .decimal: return try decimal()
    case .measurement: return try measurement()
    case .unit: return try unit(className: className)
    case .regularExpression: return try regularExpression()
    case .notification: return try notification()
    default: return nil
    }
  }

  private func container(_ kinds: ArchiveKindSet) throws(ArchiveError) -> ArchiveLayout? {
    if kinds == .array { return try array() }
    if kinds == .set { return try set() }
    if kinds == .orderedSet { return try orderedSet() }
    if kinds == .countedSet { return try countedSet() }
    return kinds == .dictionary ? try dictionary() : nil
  }

  /// This object as one of an unknown class: its fields as they are.
  ///
  /// - Throws: `duplicateKey` where a key of the format and one of the user's read the same.
  func unknown(className: String) throws(ArchiveError) -> ArchiveLayout {
    var keys: [String] = []
    var formatKeys: Set<ExactString> = []
    var escapedKeys: Set<ExactString> = []
    var slots: [ArchiveSlot?] = []
    for index in 0..<Int(node.count) {
      let key = table.child(index, of: node)
      guard !table.isText(table.nodes[key], "$class") else { continue }
      let name = try table.wholeText(at: key)
      let value = table.value(index, of: node)
      let unescaped = ArchiveKey.unescaped(name)
      if let unescaped, unescaped.utf8.count < name.utf8.count {
        escapedKeys.insert(ExactString(unescaped))
      } else if unescaped == nil {
        formatKeys.insert(ExactString(name))
      }
      keys.append(unescaped ?? name)
      slots.append(table.uid(table.nodes[value]) == 0 ? nil : ArchiveSlot(value))
    }
    // `$0` is a key of the format's own, `$$0` the user's `$0`.
    if let key = formatKeys.intersection(escapedKeys).map(\.text).min() {
      throw error(
        .duplicateKey, key, .reason("\(key) stands beside $\(key), which is read as \(key)"))
    }
    return ArchiveLayout(.object(className: className, keys: keys), children: slots)
  }
}

extension ArchiveKindSet {
  /// Kinds whose content is nothing but other objects.
  fileprivate static let containers: ArchiveKindSet = [
    .array, .set, .orderedSet, .countedSet, .dictionary,
  ]
}
