/// Containers: how many elements, and the rule for each.
extension ArchiveRule {
  /// An array.
  public static func array<Element>(
    of element: ArchiveRule<Element>, maximumCount: Int
  ) -> ArchiveRule where Value == [Element] {
    ArchiveRule { (decoder, slot) throws(ArchiveError) in
      try decoder.container(slot, .array, maximumCount: maximumCount) {
        (decoder, slots) throws(ArchiveError) in
        try decoder.elements(slots, "NS.objects", element)
      }
    }
  }

  /// A set; a member that occurs twice is an error.
  public static func set<Element: Hashable>(
    of element: ArchiveRule<Element>, maximumCount: Int
  ) -> ArchiveRule where Value == Set<Element> {
    ArchiveRule { (decoder, slot) throws(ArchiveError) in
      try decoder.container(slot, .set, maximumCount: maximumCount) {
        (decoder, slots) throws(ArchiveError) in
        let members = try decoder.elements(slots, "NS.objects", element)
        let set = Set(members)
        guard set.count == members.count else {
          throw decoder.repeated(.containerShape, slot, "two members are equal")
        }
        return set
      }
    }
  }

  /// A dictionary; a key that occurs twice is an error.
  public static func dictionary<Key: Hashable, Element>(
    keys: ArchiveRule<Key>, values: ArchiveRule<Element>, maximumCount: Int
  ) -> ArchiveRule where Value == [Key: Element] {
    ArchiveRule { (decoder, slot) throws(ArchiveError) in
      try decoder.container(slot, .dictionary, maximumCount: maximumCount) {
        (decoder, slots) throws(ArchiveError) in
        let half = slots.count / 2
        let names = try decoder.elements(slots[..<half], "NS.keys", keys)
        let elements = try decoder.elements(slots[half...], "NS.objects", values)
        var dictionary: [Key: Element] = [:]
        dictionary.reserveCapacity(half)
        for (name, element) in zip(names, elements) {
          guard dictionary.updateValue(element, forKey: name) == nil else {
            throw decoder.repeated(.duplicateKey, slot, "two keys are equal")
          }
        }
        return dictionary
      }
    }
  }

  /// An object of the first alternative that reads its class.
  public static func oneOf(_ alternatives: [ArchiveAlternative<Value>]) -> ArchiveRule {
    ArchiveRule { (decoder, slot) throws(ArchiveError) in
      if let id = decoder.graph.uid(slot), id != 0,
        case .instance(let classID) = decoder.graph.kind(of: id),
        let match = alternatives.first(where: { decoder.reads($0.archiveClass, classID) })
      {
        return try match.rule.decode(&decoder, slot)
      }
      throw ArchiveError(
        .classNotAllowed, offset: decoder.graph.offset(slot), path: decoder.elementPath(),
        detail: .classes(
          found: decoder.describe(slot), allowed: alternatives.flatMap { $0.archiveClass.names }))
    }
  }
}

extension ArchiveDecoder {
  /// Reads the children of a container of one kind while it counts as open.
  mutating func container<Value>(
    _ slot: ArchiveSlot, _ kind: ArchiveKindSet, maximumCount: Int,
    _ body: (inout ArchiveDecoder, ArraySlice<ArchiveSlot?>) throws(ArchiveError) -> Value
  ) throws(ArchiveError) -> Value {
    guard let id = graph.uid(slot), id != 0, let name = graph.className(of: id),
      graph.kinds(ofInstance: id, className: name) == kind,
      let layout = try graph.layout(of: id)
    else {
      throw ArchiveError(
        .classNotAllowed, offset: graph.offset(slot), path: elementPath(),
        detail: .classes(found: describe(slot), allowed: kind.classNames))
    }
    let count = layout.children.count / (kind == .dictionary ? 2 : 1)
    guard count <= maximumCount else {
      throw ArchiveError(
        .outOfBounds, offset: graph.offset(slot), path: ArchivePath([.object(id)]),
        detail: .expectation(
          expected: "at most \(ArchiveText.grouped(maximumCount)) elements",
          found: ArchiveText.grouped(count)))
    }
    let place = element
    try checkDistinct(layout, of: id)
    let outer = try enter(id, slot)
    let value = try body(&self, layout.children[...])
    leave(outer)
    element = place
    return value
  }

  /// No two members or keys are equal. Texts alone are left to the set or dictionary that they
  /// become, as equal texts are equal strings in Swift too.
  private mutating func checkDistinct(_ layout: ArchiveLayout, of id: UInt32) throws(ArchiveError) {
    let slots = layout.distinctChildren
    let isText = slots.allSatisfy { slot in
      slot.flatMap { resolved($0) }?.node.kind.isString ?? false
    }
    guard slots.count > 1, !isText else { return }
    try builderBox().builder.semantics.checkDistinct(slots, layout.kind, of: id)
  }

  /// The elements in slots, by one rule, each placed in errors by its index.
  mutating func elements<Element>(
    _ slots: ArraySlice<ArchiveSlot?>, _ field: StaticString, _ rule: ArchiveRule<Element>
  ) throws(ArchiveError) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(slots.count)
    for (index, slot) in slots.enumerated() {
      guard let slot else { continue }
      try budget.charge(1)
      element = ElementPlace(container: object.id, field: field, index: index)
      do throws(ArchiveError) { elements.append(try rule.decode(&self, slot)) } catch {
        guard error.path.steps.isEmpty else { throw error }
        throw ArchiveError(
          error.code, offset: error.offset,
          path: ArchivePath([.object(object.id), .field("\(field)"), .index(index)]),
          detail: error.detail)
      }
    }
    return elements
  }

  func repeated(
    _ code: ArchiveError.Code, _ slot: ArchiveSlot, _ reason: String
  ) -> ArchiveError {
    ArchiveError(
      code, offset: graph.offset(slot), path: ArchivePath([.object(object.id)]),
      detail: .reason(reason))
  }
}
