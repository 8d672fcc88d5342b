import DataProtection
import PicklockCommandLine

/// The files that `picklock audit` was given, told apart by what is in them.
struct AuditInput {
  let inventory: AuditInventory
  /// What was not understood and so was not counted; one line each.
  let notes: [String]

  init(_ names: [String], _ console: Console) throws {
    var document: AuditDocument?
    var facts = AuditApplicationFacts()
    for name in names {
      let bytes = try console.read(name, AuditDocument.maximumBytes)
      if AuditPropertyList.isPropertyList(bytes) {
        try facts.add(AuditPropertyList(bytes, name: name == "-" ? "standard input" : name))
      } else {
        guard document == nil else {
          throw CommandError("one list at a time; \(name) is the second")
        }
        document = try AuditDocument(bytes)
      }
    }
    inventory = AuditInventory(
      items: document?.items ?? [], files: document?.files ?? [],
      application: try facts.application())
    notes = facts.notes
  }
}
