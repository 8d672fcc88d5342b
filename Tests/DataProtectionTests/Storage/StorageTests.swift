import Testing

@testable import DataProtection

/// The persistent structures behave as the plain ones they replace, and their copies stay apart.
@Suite struct StorageTests {
  /// A small generator: the same numbers in every run.
  struct Numbers {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(truncatingIfNeeded: state >> 33) % bound
    }
  }

  @Test("An array appends, writes and shortens like Array, past every level")
  func persistentArray() {
    var array = PersistentArray<Int>()
    var model: [Int] = []
    for index in 0..<5_000 {
      array.append(index)
      model.append(index)
    }
    let copy = array
    for index in stride(from: 0, to: 5_000, by: 7) {
      array[index] = -index
      model[index] = -index
    }
    #expect(Array(array) == model)
    #expect(Array(copy) == Array(0..<5_000))
    while model.count > 4_000 {
      array.removeLast()
      model.removeLast()
    }
    #expect(Array(array) == model)
    array.append(1)
    #expect(array[4_000] == 1)
    array.removeAll()
    #expect(array.isEmpty)
    #expect(copy.count == 5_000)
  }

  @Test("An empty array has no last element")
  func removeLastTraps() async {
    await #expect(processExitsWith: .failure) {
      var array = PersistentArray<Int>()
      array.removeLast()
    }
  }

  @Test("The entry table finds, adds, removes and lists like a dictionary")
  func entryTable() throws {
    var numbers = Numbers(state: 88_172_645_463_325_252)
    var table = EntryTable()
    var first: [UInt32: UInt32] = [:]
    var model: [UInt32: [String: UInt32]] = [:]
    let before = table
    for node in 1...4_000 as ClosedRange<UInt32> {
      let parent = UInt32(numbers.next(3) + 1)
      let name = try #require(DevicePath.Name("n\(numbers.next(900))"))
      let found = table.find(name, in: parent)
      #expect((found == 0) == (model[parent]?[name.text] == nil))
      if found == 0 {
        first[parent] = table.insert(name, in: parent, node: node, before: first[parent] ?? 0)
        model[parent, default: [:]][name.text] = node
      } else if numbers.next(2) == 0 {
        first[parent] = table.remove(found, first: first[parent] ?? 0)
        model[parent]?[name.text] = nil
      }
    }
    for (parent, names) in model {
      var listed: [String: UInt32] = [:]
      var entry = first[parent] ?? 0
      while entry != 0 {
        listed[table[entry].name.text] = table[entry].node
        entry = table[entry].nextSibling
      }
      #expect(listed == names)
    }
    #expect(before.find(try #require(DevicePath.Name("n1")), in: 1) == 0)
  }

  @Test("File content reads, writes and resizes like an array of bytes")
  func fileContent() {
    var numbers = Numbers(state: 2_463_534_242)
    var content = FileContent()
    var model: [UInt8] = []
    for round in 0..<600 {
      let offset = numbers.next(3_000)
      switch numbers.next(3) {
      case 0:
        content.resize(to: offset)
        model =
          Array(model.prefix(offset)) + Array(repeating: 0, count: max(0, offset - model.count))
      default:
        let bytes = (0..<numbers.next(1_200)).map { UInt8(truncatingIfNeeded: $0 + round) }
        content.write(bytes, at: offset)
        if !bytes.isEmpty {
          while model.count < offset + bytes.count { model.append(0) }
          model.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
        }
      }
      #expect(content.size == model.count)
      #expect(content.read(at: 0, count: .max) == model)
      let part = content.read(at: offset, count: 700)
      #expect(part == Array(model.dropFirst(offset).prefix(700)))
    }
  }

  @Test("A branch of a device does not see what the other writes")
  func branches() throws {
    var device = Device()
    let handle = try device.create("/a")
    try device.write(handle, [1])
    var branch = device
    try branch.write(handle, at: 0, [2])
    try branch.delete("/a")
    try device.write(handle, [3])
    branch.apply(.reboot)
    #expect(try device.contents(of: "/a") == [1, 3])
    #expect(device.openHandleCount == 1)
    #expect(branch.openHandleCount == 0)
    #expect(branch.fileCount == device.fileCount - 1)
  }

  @Test(
    "What is no path is refused",
    arguments: ["", "a", "//", "/a/", "/a//b", "/.", "/a/..", "/a\0b", " /a"])
  func badPath(_ text: String) {
    #expect(DevicePath(text) == nil)
  }

  @Test("A path is read and written", arguments: ["/", "/a", "/Documents/a b/ü.txt"])
  func path(_ text: String) {
    #expect(DevicePath(text)?.description == text)
  }

  @Test("A path that is no path traps as a literal; too long a path cannot be appended to")
  func pathTraps() async {
    await #expect(processExitsWith: .failure) {
      let path: DevicePath = "not absolute"
      _ = path
    }
    await #expect(processExitsWith: .failure) {
      var path = DevicePath.root
      guard let name = DevicePath.Name("x") else { return }
      for _ in 0...DeviceLimits.pathComponents { path = path.appending(name) }
    }
  }
}
