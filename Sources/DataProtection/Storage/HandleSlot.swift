/// One place in the table of open files.
package struct HandleSlot: Hashable, Sendable {
  /// The open node, 0 while the slot is free.
  var node: UInt32 = 0
  /// Raised each time the slot is given out.
  var generation: UInt32 = 0
  /// What it was opened for; empty for a mapping.
  var access: FileAccess = []
  /// Where the next sequential read or write begins; while the slot is free, the next free slot
  /// counted from 1.
  package var position: UInt64 = 0
  /// Whether this is a mapping.
  var isMapping = false
  /// The process that has it.
  var owner = DeviceProcess.application
}
