import KeyedArchive
import Testing

/// Looking at every object of a graph.
@Suite("Visiting all objects")
struct VisitorTests {
  /// What each object gives, one by one and with a visitor.
  private func results(
    _ graph: ArchiveGraph
  ) -> [(alone: Result<ArchiveValue, ArchiveError>, visited: Result<ArchiveValue, ArchiveError>)] {
    var visitor = ArchiveVisitor(inspecting: graph)
    return (0..<UInt32(graph.objectCount)).map { id in
      let visited = Result { () throws(ArchiveError) in try visitor.value(of: id) }
      return (Result { () throws(ArchiveError) in try graph.inspectedValue(of: id) }, visited)
    }
  }

  @Test("a visitor gives what each object gives alone")
  func agrees() throws {
    for (name, value) in SampleValues.each {
      for (alone, visited) in results(try ArchiveGraph(ArchiveEncoder().encode(value))) {
        #expect(alone == visited, "\(name)")
      }
    }
  }

  @Test("objects around a failure fail with it; the others do not")
  func failures() throws {
    // 1 holds 2 and 3; 2 holds itself; 3 is whole; 4 is a date that is a text, in 5.
    let graph = try ArchiveGraph(
      TestArchive(
        .object(6, [("NS.objects", .uids(3, 2))]), .object(6, [("NS.objects", .uids(2))]),
        .object(6, [("NS.objects", .uids())]), .object(7, [("NS.time", .string("now"))]),
        .object(6, [("NS.objects", .uids(4))]), .classRecord("NSArray"), .classRecord("NSDate")
      ).bytes())
    let results = results(graph)
    let codes: [ArchiveError.Code?] = results.map { pair in
      guard case .failure(let error) = pair.visited else { return nil }
      return error.code
    }
    #expect(
      codes.dropFirst().prefix(5) == [
        .objectCycle, .objectCycle, nil, .wrongType, .wrongType,
      ])
    for (alone, visited) in results {
      switch (alone, visited) {
      case (.success(let one), .success(let other)): #expect(one == other)
      case (.failure(let one), .failure(let other)): #expect(one.code == other.code)
      default: Issue.record("\(alone) and \(visited)")
      }
    }
  }

  /// A chain of arrays, longer than values may be deep, whose outermost is visited first.
  private func chain(_ count: Int) -> [UInt8] {
    let objects = (1...count).map { id in
      PropertyListValue.object(
        UInt32(count + 1), [("NS.objects", id < count ? .uids(UInt32(id + 1)) : .uids())])
    }
    return TestArchive(objects: objects + [.classRecord("NSArray")]).bytes()
  }

  @Test("the work of visiting grows with the archive, not with its square")
  func linear() throws {
    func work(_ count: Int) throws -> Int {
      let graph = try ArchiveGraph(chain(count))
      var visitor = ArchiveVisitor(graph)
      var whole = 0
      for id in 1...UInt32(count) {
        do throws(ArchiveError) {
          _ = try visitor.value(of: id)
          whole += 1
        } catch { #expect(error.code == .tooDeep) }
      }
      #expect(whole == graph.policy.limits.depth)
      return visitor.workUsed - graph.workUsed
    }
    let (small, large) = (try work(1_000), try work(8_000))
    #expect(large <= 9 * small, "\(small) units for 1,000 objects, \(large) for 8,000")
    #expect(large <= 8 * 8_000)
  }

  @Test("classes that are not allowed are refused on every visit")
  func refused() throws {
    let graph = try ArchiveGraph(ArchiveEncoder().encode(.array([.string("a"), .integer(1)])))
    var visitor = ArchiveVisitor(graph, allowing: [.array, .string])
    for _ in 0..<2 {
      #expect(throws: ArchiveError.self) { try visitor.value(of: graph.root()) }
    }
  }
}
