/// Remembers which nodes spell the keys that objects of built-in classes have; files share them.
struct KeySpelling {
  private var classKey = -1
  private var objectsKey = -1
  private var keysKey = -1

  /// The fields of an object that name its class and its elements.
  struct Fields {
    var classID: UInt32 = 0
    var objects = -1
    var keys = -1
    var hasOthers = false
  }

  mutating func fields(_ node: PropertyListNode, _ table: PropertyListTable) -> Fields {
    var fields = Fields()
    for index in 0..<Int(node.count) {
      let key = table.child(index, of: node)
      let value = table.value(index, of: node)
      if Self.spells(key, &classKey, "$class", table) {
        fields.classID = table.nodes[value].start
      } else if Self.spells(key, &objectsKey, "NS.objects", table) {
        fields.objects = value
      } else if Self.spells(key, &keysKey, "NS.keys", table) {
        fields.keys = value
      } else {
        fields.hasOthers = true
      }
    }
    return fields
  }

  @inline(__always)
  private static func spells(
    _ key: Int, _ known: inout Int, _ text: StaticString, _ table: PropertyListTable
  ) -> Bool {
    if key == known { return true }
    guard table.isText(table.nodes[key], text) else { return false }
    known = key
    return true
  }
}
