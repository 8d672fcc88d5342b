import PropertyEngine
import Synchronization
import Testing

@testable import EngineOracle

/// An engine that says something wrong, of one kind; the oracle must notice.
struct BrokenEngine: Sendable, CustomTestStringConvertible {
  let kind: Disagreement.Kind
  let engine: SearchEngine

  var testDescription: String { kind.rawValue }

  private init(_ kind: Disagreement.Kind, _ spoil: (inout SearchEngine) -> Void) {
    self.kind = kind
    var engine = SearchEngine.real
    spoil(&engine)
    self.engine = engine
  }

  /// The engine with every search's result changed.
  private init(
    _ kind: Disagreement.Kind,
    result spoil: @escaping @Sendable (inout SearchResult, AnyProperty) -> Void
  ) {
    self.init(kind) { engine in
      engine.search = { property, plan in
        var result = SearchEngine.real.search(property, plan)
        spoil(&result, property)
        return result
      }
    }
  }

  /// The engine with every counterexample changed.
  private init(
    _ kind: Disagreement.Kind,
    found spoil: @escaping @Sendable (inout FoundCase, AnyProperty) -> Void
  ) {
    self.init(kind) { result, property in
      guard var found = result.found else { return }
      spoil(&found, property)
      result.found = found
    }
  }

  /// One for each kind of disagreement.
  static let all: [BrokenEngine] = passes + counterexamples + others

  private static let passes: [BrokenEngine] = [
    BrokenEngine(.missedFailure) { result, _ in
      result.ending = .passed
      result.claimsAll = true
      result.found = nil
    },
    BrokenEngine(.wrongTotal) { result, _ in if result.claimsAll { result.judged += 1 } },
    BrokenEngine(.wrongCount) { result, _ in result.judged += 1 },
    BrokenEngine(.passedUnjudged) { engine in
      engine.search = { property, plan in
        let silent = AnyProperty(Property("silent", .just(0)) { _ in })
        return SearchEngine.real.search(silent, plan)
      }
    },
    BrokenEngine(.passedShort) { engine in
      engine.search = { property, plan in
        var half = plan
        half.cases /= 2
        return SearchEngine.real.search(property, half)
      }
    },
  ]

  private static let counterexamples: [BrokenEngine] = [
    BrokenEngine(.wrongCase) { found, _ in found.value += " " },
    BrokenEngine(.doesNotFail) { found, property in
      found.choices = PlainChoice.list(property.repaired([]).choices)
      found.value = property.describe([] as [Choice])
    },
    BrokenEngine(.originalDoesNotFail) { found, property in
      found.original = property.describe([] as [Choice])
    },
    BrokenEngine(.notMinimal) { engine in
      engine.shrink = { property, bytes in
        var found = property.shrink(bytes, limits: .none).map(FoundCase.init)
        found?.isProvenMinimal = true
        return found
      }
    },
    BrokenEngine(.bytesLeadElsewhere) { found, _ in found.bytes = found.bytes.dropLast() },
    BrokenEngine(.tokenLeadsElsewhere) { found, property in
      found.token = ReplayToken.encode(property.repaired([]).choices)
    },
    BrokenEngine(.falseExplanation) { found, _ in
      found.remarks.append("the number (choice 1) may be anything")
    },
    BrokenEngine(.unknownRemark) { found, _ in found.remarks.append("it looks odd") },
  ]

  private static let others: [BrokenEngine] = [
    BrokenEngine(.notRepeatable) { engine in
      let calls = Calls()
      engine.search = { property, plan in
        var result = SearchEngine.real.search(property, plan)
        result.text += " \(calls.next())"
        return result
      }
    },
    BrokenEngine(.failureNotShrunk) { engine in engine.shrink = { _, _ in nil } },
    BrokenEngine(.spaceDiffers) { engine in
      engine.property = { subject, judgements in
        guard case .values(let tree, let claims) = subject else {
          return subject.property(judgements)
        }
        return Subject.values(.oneOf([tree, tree]), claims).property(judgements)
      }
    },
  ]
}

/// Counts calls.
private final class Calls: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
