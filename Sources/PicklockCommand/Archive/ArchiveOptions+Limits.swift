import KeyedArchive
import PicklockCommandLine

/// `--limits`.
extension ArchiveOptions {
  /// All but the limit of what only `KeyedUnarchiver` does.
  static let limitNames = ArchiveLimits.Name.allCases.filter { $0 != .expressionUnits }

  /// `depth=64,objects=1000`.
  static func limits(_ list: String?) throws(CommandError) -> ArchiveLimits {
    var limits = ArchiveLimits.standard
    // A limit of all work holds however small the file is, unless both are given.
    if let list, list.contains("work="), !list.contains("workPerByte=") {
      limits.workPerByte = .max
    }
    for entry in (list ?? "").split(separator: ",") {
      let parts = entry.split(separator: "=").map(String.init)
      guard parts.count == 2, let name = limitNames.first(where: { $0.rawValue == parts[0] }),
        let number = Int(parts[1]), number > 0
      else {
        let names = limitNames.map(\.rawValue).joined(separator: ", ")
        throw CommandError("--limits takes name=number, not '\(entry)'; the names: \(names)")
      }
      switch name {
      case .inputBytes: limits.inputBytes = number
      case .objects: limits.objects = number
      case .depth: limits.depth = number
      case .stringBytes: limits.stringBytes = number
      case .dataBytes: limits.dataBytes = number
      case .containerCount: limits.containerCount = number
      case .classNameBytes: limits.classNameBytes = number
      case .classNames: limits.classNames = number
      case .expressionUnits: limits.expressionUnits = number
      case .work: limits.work = number
      case .workPerByte: limits.workPerByte = number
      }
    }
    return limits
  }
}
