// What counterexamples print, as it is printed; see `PrintedSequence`.
import DataProtection
import Properties
import PropertyEngine
import Testing

@Test func printedEvents() throws {
  var run = try MachineRun(DeviceMachine(.files, profile: .apple))
  try run.step(.event(.setPasscode))
  try run.step(.event(.changePasscode))
  try run.step(.event(.lock))
  try run.step(.event(.advance(10)))
  try run.step(.event(.userInactive))
  try run.step(.event(.unlock))
  try run.step(.event(.reboot))
  try run.step(.event(.launch(.background)))
  try run.step(.event(.kill))
  try run.step(.event(.launch(.prewarm)))
  try run.step(.event(.unlock))
  try run.step(.event(.removePasscode))
  try run.step(.event(.inactivityReboot))
  try run.step(.event(.powerOff))
  try run.step(.event(.powerOn))
  try run.step(.event(.launch(.foreground)))
  try run.step(.event(.install(entitlement: nil)))
  try run.step(.event(.uninstall))
  try run.step(.event(.install(entitlement: ProtectionClass.none)))
  try run.step(.event(.install(entitlement: .complete)))
  try run.step(.event(.erase))
  try run.finish()
}

@Test func printedFiles() throws {
  var run = try MachineRun(DeviceMachine(.files, profile: .apple))
  try run.step(.create(.a, nil))
  try run.step(.create(.b, .completeUnlessOpen))
  try run.step(.open(.a, .read))
  try run.step(.open(.b, .write))
  try run.step(.open(.b, .truncate))
  try run.step(.write(handle: 0, [1, 1]))
  try run.step(.read(handle: 0, count: 4))
  try run.step(.truncate(handle: 0, size: 1))
  try run.step(.map(handle: 0))
  try run.step(.touch(mapping: 0))
  try run.step(.unmap(mapping: 0))
  try run.step(.close(handle: 0))
  try run.step(.link(.a, .other))
  try run.step(.clone(.a, .inner))
  try run.step(.makeFolder(.inner))
  try run.step(.copy(.a, .inner))
  try run.step(.rename(.other, .b))
  try run.step(.status(.b))
  try run.step(.setClass(.b, .completeWhenUserInactive))
  try run.step(.replace(.a, [2], .complete))
  try run.step(.replace(.a, [3], nil))
  try run.step(.delete(.inner))
  try run.step(.removeFolder(.inner))
  try run.step(.list(.documents))
  try run.step(.folderClass(.temporary))
  try run.step(.setFolderClass(.documents, .completeUntilFirstUserAuthentication))
  try run.step(.setFolderClass(.temporary, ProtectionClass.none))
  try run.step(.writeDefault("4"))
  try run.step(.readDefault)
  try run.finish()
}

@Test func printedKeychain() throws {
  var run = try MachineRun(DeviceMachine(.keychain, profile: .apple.setting(.deleteLockedItem)))
  try run.step(.addItem("a", nil, [1]))
  try run.step(.addItem(.init("b", synchronizable: true), .afterFirstUnlock, [2]))
  try run.step(.readItem("a"))
  try run.step(.itemAttributes(.init("b", synchronizable: true)))
  try run.step(.matchItems(.init(accessibility: nil, synchronizable: .any)))
  try run.step(.matchItems(.init(accessibility: .whenUnlocked, synchronizable: .synchronizable)))
  try run.step(.updateItem("a", [3]))
  try run.step(.moveItem("a", .alwaysThisDeviceOnly))
  try run.step(.deleteItem("a"))
  try run.finish()
}

@Test func printedBackups() throws {
  var run = try MachineRun(DeviceMachine(.both, profile: .reference))
  try run.step(.create(.a, .complete))
  try run.step(.backUp(.unencrypted))
  try run.step(.backUp(.encrypted))
  try run.step(.backUp(.iCloud))
  try run.step(.replaceDevice)
  try run.step(.restore(backup: 1))
  try run.step(.synchronize)
  try run.finish()
}

@Test func printedReading() throws {
  var run = try MachineRun(DeviceMachine(.files, profile: Profile(readings: .init(rawValue: 2))))
  try run.step(.event(.setPasscode))
  try run.step(.create(.a, .completeUnlessOpen))
  try run.step(.event(.lock))
  try run.step(.event(.advance(10)))
  try run.step(.open(.a, .read))
  try run.finish()
}
