/// Which layout a class has.
extension LayoutReader {
  /// Reads this object by the layout of its class; nil when the class has none.
  func layout(className: String, kinds: ArchiveKindSet) throws(ArchiveError) -> ArchiveLayout? {
    try kinds.first?.family.layout(self, className: className)
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
