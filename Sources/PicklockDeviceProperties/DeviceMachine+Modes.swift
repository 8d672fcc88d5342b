import DataProtection
import PropertyEngine

// What the modes of directories refuse, whatever the keys.
extension DeviceMachine {
  func mode(of folder: DeviceFolder) -> ModelFolderMode { folderModes[Int(folder.rawValue)] }

  /// The modes that are drawn: nothing at all, each right missing, everything.
  static let drawnModes: [UInt16] = [0o000, 0o500, 0o300, 0o600, 0o755]

  /// What is met on the way to a name in a directory: a directory that is not there, or one that
  /// cannot be searched, whichever comes first.
  func refusedWay(to folder: DeviceFolder) -> DeviceOutcome? {
    if let refused = refusedWay(toName: folder) { return refused }
    guard folderClass(folder) != nil else { return .failed(.noEntry) }
    return mode(of: folder).contains(.search) ? nil : .failed(.accessDenied)
  }

  /// What is met on the way to a directory itself.
  func refusedWay(toName folder: DeviceFolder) -> DeviceOutcome? {
    folder == .inner ? refusedWay(to: .documents) : nil
  }

  /// What keeps the names in a directory that is there as they are.
  func refusedChange(in folder: DeviceFolder) -> DeviceOutcome? {
    mode(of: folder).contains(.change) ? nil : .failed(.accessDenied)
  }

  mutating func expectSetMode(_ folder: DeviceFolder, _ mode: UInt16) -> DeviceOutcome {
    if let refused = refusedWay(toName: folder) { return refused }
    guard let label = folderClass(folder) else { return .failed(.noEntry) }
    if let refused = refusal(.metadata, label) { return refused }
    folderModes[Int(folder.rawValue)] = ModelFolderMode(rawValue: mode).intersection(.all)
    return .done
  }
}
