import PropertyEngine

/// A property under the oracle's eyes: described values or a described machine.
enum Subject: Hashable, Sendable {
  case values(GeneratorTree, ValueClaims)
  case machine(MachineTable)

  /// Every case there is, by the interpreter.
  func space(limit: Int) throws -> CaseSpace {
    switch self {
    case .machine(let table): return try table.space(limit: limit)
    case .values(let tree, let claims):
      let drafts = try Interpreter(limit: limit).drafts(of: tree)
      let cases = drafts.compactMap { draft in
        draft.value.map {
          SpaceCase(choices: draft.choices, text: $0.source, verdict: claims.verdict(on: $0))
        }
      }
      return CaseSpace(cases, droppedCount: drafts.count - cases.count)
    }
  }

  /// The same property for the engine, which reports to `judgements` what it is asked.
  func property(_ judgements: Judgements) -> AnyProperty {
    switch self {
    case .values(let tree, let claims):
      return AnyProperty(
        Property("values", tree.generator()) { value in
          judgements.begin()
          switch claims.verdict(on: value) {
          case .passes: break
          case .discarded:
            judgements.discard()
            throw Discard("assumption not met")
          case .fails(let name):
            judgements.fail()
            throw PropertyFailure(name)
          }
        })
    case .machine(let table):
      return switch table.kinds.count {
      case 1: table.property(of: OneKind.self, judgements)
      case 2: table.property(of: TwoKinds.self, judgements)
      default: table.property(of: ThreeKinds.self, judgements)
      }
    }
  }

  /// The form in which the interpreter writes a value, taken from the engine's printed one.
  ///
  /// A sequence is printed as a trace and a test; the test's lines are the commands.
  func text(ofPrinted value: String) -> String {
    guard case .machine = self else { return value }
    return value.split(separator: "\n").compactMap { line in
      if let start = line.argument(of: "  var run = try MachineRun(") { return start }
      return line.argument(of: "  try run.step(.")
    }.joined(separator: "\n")
  }
}

extension Substring {
  /// What is between the opening and the line's last parenthesis; nil for another line.
  fileprivate func argument(of opening: String) -> String? {
    guard hasPrefix(opening), hasSuffix(")") else { return nil }
    return String(dropFirst(opening.count).dropLast())
  }
}

extension MachineTable {
  fileprivate func property<Kind: TableKinds>(
    of kinds: Kind.Type, _ judgements: Judgements
  ) -> AnyProperty {
    AnyProperty(
      "machine", machine: TableMachine<Kind>(table: self, judgements: judgements),
      limits: StepLimits(steps: steps), interleaves: interleaves)
  }
}

extension Subject: CustomStringConvertible {
  var description: String {
    switch self {
    case .values(let tree, let claims): "\(tree)  \(claims)"
    case .machine(let table): "\(table)"
    }
  }
}
