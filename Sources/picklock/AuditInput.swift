import DataProtection
import Foundation

/// The files that `picklock audit` was given, told apart by what is in them.
struct AuditInput {
  let inventory: AuditInventory
  /// What was not understood and so was not counted; one line each.
  let notes: [String]

  init(_ names: [String], _ streams: CommandStreams) throws {
    var document: AuditDocument?
    var facts = AuditApplicationFacts()
    for name in names {
      let data = try streams.read(name, AuditDocument.maximumBytes)
      let bytes = [UInt8](data)
      if AuditPropertyList.isPropertyList(bytes) {
        try facts.add(AuditPropertyList(bytes, name: name == "-" ? "standard input" : name))
      } else {
        guard document == nil else {
          throw ProtectionUsage("one list at a time; \(name) is the second")
        }
        document = try AuditDocument(data)
      }
    }
    inventory = AuditInventory(
      items: document?.items ?? [], files: document?.files ?? [],
      application: try facts.application())
    notes = facts.notes
  }
}
