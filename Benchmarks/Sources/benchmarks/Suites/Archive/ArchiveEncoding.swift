import Foundation
import KeyedArchive

/// Encoding beside Foundation, and how its cost grows with what is written.
///
/// Foundation's archiver is quadratic, so it is given what it can finish: it takes its turns on the
/// small cases and one on the large.
struct ArchiveEncoding {
  var options: Options

  private var rounds: Int { options.quick ? 3 : 7 }
  /// Seconds that one case takes in one round.
  private var share: Double { options.quick ? 0.1 : 0.4 }

  func run() throws {
    guard options.cases.isEmpty || options.includes("encode") else { return }
    var times: [Int: Double] = [:]
    for count in [100, 400, 800, 6_400] {
      times[count] = try measure("dictionaries_\(count)", Self.dictionaries(count))
    }
    if let small = times[100], let large = times[6_400] {
      emit("dictionaries", "picklock", "encode_growth_100_to_6400", large / small / 64, "ratio")
    }
    _ = try measure(ArchiveCase.memo.rawValue, nil)
    _ = try measure(
      ArchiveCase.objects.rawValue, .array((0..<100_000).map { .string("string number \($0)") }))
    _ = try measure(
      ArchiveCase.data.rawValue, .data(Array(repeating: 0x5A, count: 16 << 20)))
    _ = try measure(
      ArchiveCase.deep.rawValue, (0..<500).reduce(.string("end")) { inner, _ in .array([inner]) })
    // 800 take Foundation 6 s on an idle machine.
    for count in options.quick ? [100, 400] : [100, 800] { try measureFoundation(count) }
  }

  /// Seconds of one encoding; a memo where no value is given.
  private func measure(_ name: String, _ value: ArchiveValue?) throws -> Double {
    let memo = Memo(text: String(repeating: "m", count: 40))
    let encode = {
      try value.map { try ArchiveEncoder().encode($0) } ?? ArchiveEncoder().encode(memo)
    }
    let size = try encode().count
    let once = try seconds { _ = try encode() }
    let count = max(1, min(1_000_000, Int(share / max(once, 1e-7))))
    var best = Double.infinity
    for _ in 0..<rounds {
      let time = try seconds { for _ in 0..<count { _ = try encode() } }
      best = min(best, time / Double(count))
    }
    emit(name, "picklock", "encode_mb_per_s", Double(size) / best / 1e6, "MB/s")
    emit(name, "picklock", "encodes_per_s", 1 / best, "1/s")
    return best
  }

  private func measureFoundation(_ count: Int) throws {
    let list = NSArray(array: (0..<count).map { Self.foundationRecord($0) })
    var size = 0
    let time = try seconds {
      size = try NSKeyedArchiver.archivedData(
        withRootObject: list, requiringSecureCoding: true
      ).count
    }
    let name = "dictionaries_\(count)"
    emit(name, "foundation_keyed", "encode_mb_per_s", Double(size) / time / 1e6, "MB/s")
    emit(name, "foundation_keyed", "encodes_per_s", 1 / time, "1/s")
  }

  private func seconds(_ body: () throws -> Void) throws -> Double {
    let time = try ContinuousClock().measure(body)
    return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  }

  private func emit(
    _ caseName: String, _ subject: String, _ metric: String, _ value: Double, _ unit: String
  ) {
    options.emit(
      Measurement(
        suite: "archive", caseName: caseName, subject: subject, metric: metric, value: value,
        unit: unit))
  }
}

// MARK: Workload

extension ArchiveEncoding {
  private static func dictionaries(_ count: Int) -> ArchiveValue {
    .array((0..<count).map { ArchiveCase.record($0) })
  }

  private static func foundationRecord(_ index: Int) -> NSDictionary {
    [
      "identifier": "record-\(10_000 + index)", "title": "Title of the record number \(index)",
      "count": NSNumber(value: index), "ratio": NSNumber(value: Double(index) / 7),
      "enabled": NSNumber(value: index.isMultiple(of: 2)), "note": "a shared note",
    ]
  }
}
