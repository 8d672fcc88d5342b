import DataProtection
import Testing

/// The worked examples of the file-protection reference, each under the name it has there.
///
/// The samples are run as their calls to the file system; what the reference says about them in
/// words is what is expected. Where the reference and Apple differ see `ReadingTests`.
@Suite("File-protection reference, worked examples") struct FileProtectionExampleTests {
  let data: [UInt8] = [0x7b, 0x7d]
  let url: DevicePath = "/Documents/data"

  /// An unlocked device with a passcode.
  var device: Device {
    var device = Device()
    device.apply(.setPasscode)
    return device
  }

  func locked(_ device: inout Device) {
    device.apply(.lock)
    device.apply(.advance(11))
  }

  func rebooted(_ device: inout Device) {
    device.apply(.reboot)
    device.apply(.launch(.background))
  }

  // MARK: The levels

  @Test func saveSensitiveData() throws {
    var device = device
    try device.write(data, to: url, protection: .complete)
    #expect(try device.contents(of: url) == data)
    locked(&device)
    #expect(throws: PosixError.notPermitted) { try device.contents(of: url) }
    #expect(throws: PosixError.notPermitted) { try device.write(data, to: url) }
    rebooted(&device)
    #expect(throws: PosixError.notPermitted) { try device.contents(of: url) }
    device.apply(.unlock)
    #expect(try device.contents(of: url) == data)
  }

  @Test func setCompleteOnAnExistingFile() throws {
    var device = device
    try device.write(data, to: url)
    try device.setClass(url, .complete)
    #expect(try device.status(of: url).protection == .complete)
    locked(&device)
    #expect(throws: PosixError.notPermitted) { try device.contents(of: url) }
  }

  @Test func startBackgroundDownload() throws {
    var device = device
    try device.write([], to: url, protection: .completeUnlessOpen)
    let fileHandle = try device.open(url, .write)
    locked(&device)
    // The download goes on in the background: the file is open.
    try device.write(fileHandle, data)
    try device.close(fileHandle)
    // Encrypted until the next unlock.
    #expect(throws: PosixError.notPermitted) { try device.contents(of: url) }
    device.apply(.unlock)
    #expect(try device.contents(of: url) == data)
  }

  /// The sample opens the file twice, so it fails when the lock falls between its two steps.
  @Test func startBackgroundDownloadWithALockBetween() throws {
    var device = device
    try device.write([], to: url, protection: .completeUnlessOpen)
    locked(&device)
    #expect(throws: PosixError.notPermitted) { try device.open(url, .write) }
    // What holds in every state: create it once, and write through that handle.
    let handle = try device.create("/Documents/other", protection: .completeUnlessOpen)
    try device.write(handle, data)
  }

  @Test func saveAppDataAndBackgroundTaskCanAccessFile() throws {
    var device = device
    try device.write(data, to: url, protection: .completeUntilFirstUserAuthentication)
    locked(&device)
    #expect(try device.contents(of: url) == data)
    rebooted(&device)
    #expect(throws: PosixError.notPermitted) { try device.contents(of: url) }
    device.apply(.unlock)
    locked(&device)
    #expect(try device.contents(of: url) == data)
  }

  @Test func cachePublicThumbnail() throws {
    var device = device
    try device.write(data, to: url, protection: ProtectionClass.none)
    locked(&device)
    #expect(try device.contents(of: url) == data)
    rebooted(&device)
    #expect(try device.contents(of: url) == data)
  }

  // MARK: Setting protection

  @Test func protectionWhenWriting() throws {
    var device = device
    try device.write(data, to: url, protection: .complete)
    #expect(try device.status(of: url).protection == .complete)
  }

  @Test func defaultProtectionOfADirectory() throws {
    var device = device
    try device.write(data, to: url, protection: .complete)
    try device.setClass("/Documents", ProtectionClass.none)
    try device.write(data, to: "/Documents/new")
    #expect(try device.status(of: "/Documents/new").protection == .none)
    // What the reference does not say: files that are there keep their class.
    #expect(try device.status(of: url).protection == .complete)
  }

  @Test(arguments: ProtectionClass.allCases)
  func checkFileProtection(_ protection: ProtectionClass) throws {
    var device = device
    try device.write(data, to: url, protection: protection)
    locked(&device)
    #expect(try device.status(of: url).protection == protection)
  }

  // MARK: Background access

  @Test func performBackgroundSync() throws {
    var device = device
    try device.write(data, to: url, protection: .complete)
    locked(&device)
    device.apply(.launch(.background))
    // `try?` makes nil of it: the sample cannot tell a locked file from a missing one.
    #expect(throws: PosixError.notPermitted) { try device.contents(of: url) }
    #expect(throws: PosixError.noEntry) { try device.contents(of: "/Documents/missing") }
  }

  @Test func readFileHandlesProtectionErrors() throws {
    var device = device
    try device.write(data, to: url, protection: .complete)
    locked(&device)
    let error = #expect(throws: PosixError.self) { try device.contents(of: url) }
    #expect(error?.cocoa(.read) == .readNoPermission)
    // The sample takes 257 for "locked"; mode bits give the same code, another errno.
    device.apply(.unlock)
    try device.setMode(url, 0o200)
    let denied = #expect(throws: PosixError.self) { try device.contents(of: url) }
    #expect(denied?.cocoa(.read) == .readNoPermission)
    #expect(denied == .accessDenied)
  }

  @Test func saveToICloudProtectsTheLocalCopy() throws {
    var device = device
    try device.makeDirectory("/Documents/ubiquity")
    try device.write(data, to: "/Documents/ubiquity/file", protection: .complete)
    locked(&device)
    #expect(throws: PosixError.notPermitted) { try device.contents(of: "/Documents/ubiquity/file") }
  }

  // MARK: Patterns

  @Test func configureDefaultFileProtection() throws {
    var device = device
    for directory: DevicePath in ["/Documents", "/Library"] {
      try device.setClass(directory, .completeUntilFirstUserAuthentication)
      let file = directory.appending(try #require(DevicePath.Name("new")))
      try device.write(data, to: file)
      #expect(try device.status(of: file).protection == .completeUntilFirstUserAuthentication)
    }
  }

  @Test func protectADatabaseThroughItsDirectory() throws {
    var device = device
    try device.makeDirectory("/Library/Application Support")
    try device.setClass("/Library/Application Support", .complete)
    let files: [DevicePath] = [
      "/Library/Application Support/app.sqlite",
      "/Library/Application Support/app.sqlite-wal",
    ]
    for file in files {
      try device.write(data, to: file)
      #expect(try device.status(of: file).protection == .complete)
    }
    locked(&device)
    let error = #expect(throws: PosixError.self) { try device.open(files[0], .readWrite) }
    #expect(error?.sqlite(.database) == .authorization)
  }

  @Test func enableBackgroundAccess() throws {
    var device = device
    try device.write(data, to: url, protection: .complete)
    try device.setClass(url, .completeUntilFirstUserAuthentication)
    locked(&device)
    #expect(try device.contents(of: url) == data)
    // Too late once the device is locked: the change needs the old class's key, and says 257.
    try device.write(data, to: "/Documents/late", protection: .completeUntilFirstUserAuthentication)
    device.apply(.unlock)
    try device.setClass("/Documents/late", .complete)
    locked(&device)
    let error = #expect(throws: PosixError.self) {
      try device.setClass("/Documents/late", .completeUntilFirstUserAuthentication)
    }
    #expect(error?.cocoa(.read) == .readNoPermission)
  }

  // MARK: Debugging

  @Test func fileCannotBeReadInTheBackground() throws {
    var device = device
    try device.write(data, to: url, protection: .complete)
    locked(&device)
    #expect(try device.status(of: url).protection == .complete)
    #expect(throws: PosixError.notPermitted) { try device.contents(of: url) }
  }

  @Test(arguments: [ProtectionClass.complete, .completeUntilFirstUserAuthentication, .none])
  func fileCannotBeReadAfterARestart(_ protection: ProtectionClass) throws {
    var device = device
    try device.write(data, to: url, protection: protection)
    rebooted(&device)
    if protection == .none {
      #expect(try device.contents(of: url) == data)
    } else {
      #expect(throws: PosixError.notPermitted) { try device.contents(of: url) }
    }
    device.apply(.unlock)
    #expect(try device.contents(of: url) == data)
  }

  @Test func entitlementSetsTheDefaultOfANewContainer() throws {
    var device = device
    device.apply(.uninstall)
    device.apply(.install(entitlement: .complete))
    device.apply(.launch(.foreground))
    try device.write(data, to: url)
    #expect(try device.status(of: url).protection == .complete)
  }

  // MARK: The quick reference table

  struct Scenario: Sendable, CustomTestStringConvertible {
    var name: String
    var protection: ProtectionClass
    var whileLocked: Bool
    /// Whether access is through a handle that is open.
    var isOpen = false
    var testDescription: String { name }

    static let all: [Scenario] = [
      Scenario(name: "health data", protection: .complete, whileLocked: false),
      Scenario(name: "financial records", protection: .complete, whileLocked: false),
      Scenario(
        name: "most app data", protection: .completeUntilFirstUserAuthentication,
        whileLocked: true),
      Scenario(
        name: "large downloads", protection: .completeUnlessOpen, whileLocked: true, isOpen: true),
      Scenario(
        name: "database files", protection: .completeUntilFirstUserAuthentication,
        whileLocked: true),
      Scenario(
        name: "downloaded images", protection: .completeUntilFirstUserAuthentication,
        whileLocked: true),
      Scenario(name: "public caches", protection: .none, whileLocked: true),
      Scenario(name: "temporary files", protection: .none, whileLocked: true),
    ]
  }

  @Test("Quick reference", arguments: Scenario.all, [DeviceProfile.apple, .reference])
  func quickReference(_ scenario: Scenario, _ profile: DeviceProfile) throws {
    var device = Device(profile: profile)
    device.apply(.setPasscode)
    let handle = try device.create(url, protection: scenario.protection)
    try device.write(handle, data)
    if !scenario.isOpen { try device.close(handle) }
    locked(&device)
    device.apply(.launch(.background))
    do {
      _ = scenario.isOpen ? try device.read(handle, at: 0, count: 2) : try device.contents(of: url)
      #expect(scenario.whileLocked)
    } catch {
      #expect(!scenario.whileLocked)
      #expect(error == .notPermitted)
    }
  }
}
