extension MachineTable {
  /// Every sequence of commands that may come, with the choices it takes.
  ///
  /// A sequence ends with a choice of its own unless it has all the steps it may have.
  func space(limit: Int) throws -> CaseSpace {
    var cases: [SpaceCase] = []
    for start in 0..<starts {
      let choices = starts > 1 ? [PlainChoice.number(UInt64(start))] : []
      var walk = Walk(table: self, choices: choices, state: start)
      walk.commands = ["\(start)"]
      try walk.extend(into: &cases, limit: limit)
    }
    return CaseSpace(cases, droppedCount: 0)
  }

  /// A sequence so far.
  private struct Walk {
    let table: MachineTable
    var choices: [PlainChoice]
    var commands: [String] = []
    var state: Int
    var live: [Int] = []
    var made = 0
    /// The places of each step's choices.
    var places: [Range<Int>] = []
    var verdict = CaseVerdict.passes

    /// Adds the sequence that ends here and all that go on from here.
    func extend(into cases: inout [SpaceCase], limit: Int) throws {
      guard places.count < table.steps else { return try end([], into: &cases, limit) }
      try end([0], into: &cases, limit)
      for kind in table.kinds.indices {
        let issuers = (0..<MachineTable.issuers).filter {
          MachineTable.issues(kind, by: $0, of: table.kinds.count)
        }
        guard table.interleaves, issuers.count > 1 else {
          try extend([UInt64(kind + 1)], kind, into: &cases, limit)
          continue
        }
        for place in issuers.indices {
          try extend([UInt64(kind + 1), UInt64(place)], kind, into: &cases, limit)
        }
      }
    }

    /// The sequence as it is.
    private func end(
      _ last: [UInt64], into cases: inout [SpaceCase], _ limit: Int
    ) throws {
      let isLeaking = table.requiresClosing && !live.isEmpty && verdict == .passes
      cases.append(
        SpaceCase(
          choices: choices + last.map { .number($0) }, text: commands.joined(separator: "\n"),
          verdict: isLeaking ? .fails(MachineTable.leakName) : verdict, steps: places))
      guard cases.count <= limit else { throw SpaceTooLarge() }
    }

    /// One more step of a kind, with all the arguments it may have.
    private func extend(
      _ first: [UInt64], _ kind: Int, into cases: inout [SpaceCase], _ limit: Int
    ) throws {
      guard table.allowsKind(kind, in: state, live: live.count) else { return }
      var rows: [[Int]] = [[]]
      for most in table.kinds[kind].arguments {
        rows = rows.flatMap { row in (0...most).map { row + [$0] } }
      }
      let taken: [Int?] = table.kinds[kind].handles.takesHandle ? live : [nil]
      for arguments in rows {
        for handle in taken {
          var walk = self
          walk.choices += (first + arguments.map { UInt64($0) }).map { .number($0) }
          if let handle { walk.choices.append(.number(UInt64(made - 1 - handle))) }
          walk.places.append(choices.count..<walk.choices.count)
          if walk.step(kind, arguments, handle) {
            try walk.extend(into: &cases, limit: limit)
          }
        }
      }
    }

    /// Takes a step; false when it may not come.
    private mutating func step(_ kind: Int, _ arguments: [Int], _ handle: Int?) -> Bool {
      let facts = StepFacts(
        state: state, kind: kind, arguments: arguments, handle: handle, live: live.count)
      guard table.precondition.holds(facts) else { return false }
      commands.append(MachineTable.text(kind: kind, arguments: arguments, handle: handle))
      state = table.state(after: facts)
      switch table.kinds[kind].handles {
      case .none, .uses: break
      case .opens:
        live.append(made)
        made += 1
      case .closes: live.removeAll { $0 == handle }
      }
      guard verdict == .passes else { return true }
      if table.discard.holds(facts) {
        verdict = .discarded
      } else if table.fault.holds(facts) {
        verdict = .fails(MachineTable.names[kind])
      } else if table.breach.holds(facts) {
        verdict = .fails(MachineTable.breachName)
      }
      return true
    }
  }
}
