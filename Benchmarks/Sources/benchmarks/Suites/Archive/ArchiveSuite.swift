import Foundation
import KeyedArchive

extension Suite {
  /// Decoding beside Foundation and libplist, on the same bytes; encoding beside Foundation.
  static let archive = Suite(
    name: "archive", summary: "decoding and encoding keyed archives beside Foundation and libplist"
  ) { options in
    if try ArchivePeak.runChild() { return }
    try ArchiveSuite(options: options).run()
  }
}

/// Each figure is the best of several rounds, and the subjects take turns within each round.
struct ArchiveSuite {
  var options: Options

  private var rounds: Int { options.quick ? 3 : 7 }
  /// Seconds that one subject spends on one case in one round.
  private var share: Double { options.quick ? 0.1 : 0.4 }

  func run() throws {
    if LibPlist.shared == nil {
      FileHandle.standardError.write(
        Data(
          "benchmarks: libplist is absent and skipped (Debian: apt-get install libplist-dev)\n".utf8
        ))
    }
    for archive in ArchiveCase.allCases where options.includes(archive.rawValue) {
      let bytes = try archive.bytes()
      let subjects = ArchiveSubject.allCases.filter { subject in
        guard options.includes(subject: subject.rawValue) else { return false }
        guard subject == .libplist else { return true }
        return LibPlist.shared?.parses(bytes) ?? false
      }
      try measureSpeed(archive, bytes, subjects)
      for subject in subjects {
        guard let peak = try ArchivePeak.measure(subject, archive, bytes) else { continue }
        emit(archive, subject, "peak_mib", peak, "MiB")
      }
    }
    try ArchiveEncoding(options: options).run()
    try ArchiveFixtures(options: options).run()
  }

  private func measureSpeed(
    _ archive: ArchiveCase, _ bytes: [UInt8], _ subjects: [ArchiveSubject]
  ) throws {
    var counts: [ArchiveSubject: Int] = [:]
    var best: [ArchiveSubject: Double] = [:]
    for subject in subjects {
      let once = try seconds { try subject.decode(archive, bytes, times: 1) }
      counts[subject] = max(1, min(1_000_000, Int(share / max(once, 1e-7))))
    }
    for _ in 0..<rounds {
      for subject in subjects {
        let count = counts[subject] ?? 1
        let time = try seconds { try subject.decode(archive, bytes, times: count) }
        best[subject] = min(best[subject] ?? .infinity, time / Double(count))
      }
    }
    for subject in subjects {
      guard let time = best[subject] else { continue }
      emit(archive, subject, "decode_mb_per_s", Double(bytes.count) / time / 1e6, "MB/s")
      emit(archive, subject, "decodes_per_s", 1 / time, "1/s")
    }
  }

  private func seconds(_ body: () throws -> Void) throws -> Double {
    let time = try ContinuousClock().measure(body)
    return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  }

  private func emit(
    _ archive: ArchiveCase, _ subject: ArchiveSubject, _ metric: String, _ value: Double,
    _ unit: String
  ) {
    options.emit(
      Measurement(
        suite: "archive", caseName: archive.rawValue, subject: subject.rawValue, metric: metric,
        value: value, unit: unit))
  }
}
