/// The common form of arrays, sets and dictionaries, recognised in one pass over an object's keys:
/// `NS.objects`, for dictionaries `NS.keys`, `$class`, and nothing else.
///
/// What is not in this form goes through `LayoutReader`, which says what is wrong with it.
struct ContainerForm {
  enum Kind {
    case array
    case set
    case dictionary
  }

  let kind: Kind
  /// The first element in the table of children.
  let objects: Int
  /// The first key there; of arrays and sets, the first element.
  let keys: Int
  let count: Int

  /// Keys and values, or elements.
  var childCount: Int { kind == .dictionary ? 2 * count : count }

  /// The place of a child in the table of children: each key comes before its value.
  func place(_ child: Int) -> Int {
    guard kind == .dictionary else { return objects + child }
    return (child.isMultiple(of: 2) ? keys : objects) + child / 2
  }
}

extension PropertyListTable {
  /// The form of a container of one kind; nil when it has another form or something is wrong.
  func form(_ fields: KeySpelling.Fields, _ kinds: ArchiveKindSet) -> ContainerForm? {
    let kind: ContainerForm.Kind
    if kinds == .array {
      kind = .array
    } else if kinds == .set {
      kind = .set
    } else if kinds == .dictionary {
      kind = .dictionary
    } else {
      return nil
    }
    guard !fields.hasOthers, fields.objects >= 0, (fields.keys >= 0) == (kind == .dictionary)
    else { return nil }
    let objects = nodes[fields.objects]
    let keys = kind == .dictionary ? nodes[fields.keys] : objects
    guard objects.kind == .array, keys.kind == .array, objects.count == keys.count,
      holdsReferences(objects), kind != .dictionary || holdsReferences(keys)
    else { return nil }
    return ContainerForm(
      kind: kind, objects: Int(objects.start), keys: Int(keys.start), count: Int(objects.count))
  }

  /// Whether two containers have references to the same keys, or members, in the same order.
  func haveSameKeys(_ one: ContainerForm, _ other: ContainerForm) -> Bool {
    guard one.count == other.count else { return false }
    for index in 0..<one.count {
      let first = nodes[Int(children[one.keys + index])].start
      guard first == nodes[Int(children[other.keys + index])].start else { return false }
    }
    return true
  }

  /// Whether every element is a reference to an object.
  private func holdsReferences(_ list: PropertyListNode) -> Bool {
    for index in 0..<Int(list.count) {
      let node = nodes[child(index, of: list)]
      guard node.kind == .uid, node.start != 0 else { return false }
    }
    return true
  }
}
