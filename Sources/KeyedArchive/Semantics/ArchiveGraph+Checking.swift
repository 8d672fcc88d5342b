extension ArchiveGraph {
  /// Checks every object of a built-in class, and builds none.
  ///
  /// Checked are its own fields, the kinds of what it holds, that no two members or keys are equal,
  /// and that it does not hold itself through objects of built-in classes alone. A circle through
  /// an object of another class is allowed, because a class that is filled later can read it.
  ///
  /// - Throws: the first contract that is broken.
  public func checkObjects() throws(ArchiveError) {
    var walk = ReferenceWalk(self)
    for id in 1..<max(1, UInt32(objectCount)) { try walk.check(id) }
  }

  /// An object of a built-in class that holds itself.
  func cycle(at id: UInt32) -> ArchiveError {
    ArchiveError(
      .objectCycle, offset: table.offset(of: objectIndex(id)), path: ArchivePath([.object(id)]),
      detail: .reason("no value can be built from it"))
  }
}
