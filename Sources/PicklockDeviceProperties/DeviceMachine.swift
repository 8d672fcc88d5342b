public import DataProtection
public import PropertyEngine

/// The decision tables as a model, in lockstep with the key hierarchy of `Device`.
///
/// The model knows calendars, names, bytes and tables; it has no key. Everything the device
/// answers is compared, and its invariants are checked after every step.
public struct DeviceMachine: StateMachine {
  /// Which commands are drawn.
  public let scope: DeviceScope
  /// What runs the commands; nil for the true device.
  let broken: BrokenDevice?
  /// What is chosen where sources differ; both values of every assumption are drawn unless it is
  /// fixed.
  public internal(set) var profile: DeviceProfile
  let drawsProfile: Bool

  var state: ExpectedState
  var entitlement: ProtectionClass?
  var files: [ModelFile] = []
  /// For each place, its file in `files`, or -1.
  var places = [Int](repeating: -1, count: DevicePlace.allCases.count)
  /// For each directory, the class of new files in it; nil when it is not there.
  var folders: [ProtectionClass?] = []
  /// For each directory, what its mode lets the application do.
  var folderModes = ModelFolderMode.usual
  /// Places in `files` that nothing names and nothing has open.
  private var freeFiles: [Int] = []
  var handles = ModelHandles()
  var mappings = ModelHandles()
  var defaults = ModelDefaults(in: .completeUntilFirstUserAuthentication)
  var keychain = PolicyKeychain()
  var backups = HandleTable<ModelBackup>()
  /// Which device this is.
  var identity: UInt32 = 1
  var origin = ModelOrigin.original
  /// How many things have been written: what is written next differs from all of them.
  var writes: UInt8 = 0
  var evidence = RunEvidence()
  /// The device was locked once more since it was locked.
  var isLockedAgain = false
  /// The last unlock came before the grace period had ended.
  var wasUnlockedInGrace = false

  /// A device whose profile is drawn, or fixed when one is given.
  public init(
    _ scope: DeviceScope = .both, profile: DeviceProfile? = nil, of broken: BrokenDevice? = nil
  ) {
    self.scope = scope
    self.broken = broken
    drawsProfile = profile == nil
    self.profile = profile ?? .apple
    state = ExpectedState(profile: self.profile)
    start(under: self.profile)
  }

  /// Begins with a profile.
  mutating func start(under profile: DeviceProfile) {
    self.profile = profile
    state = ExpectedState(profile: profile)
    if profile.readings.contains(.completeNeedsEntitlement) {
      entitlement = .completeUntilFirstUserAuthentication
    }
    makeContainer()
  }

  /// An empty container whose directories carry the entitlement's class, else class C.
  mutating func makeContainer() {
    let usual = state.containerDefault
    folders = [usual, usual, nil]
    folderModes = ModelFolderMode.usual
    defaults = ModelDefaults(in: usual)
    forgetFiles()
  }

  mutating func forgetFiles() {
    endHandles()
    files.removeAll(keepingCapacity: true)
    freeFiles.removeAll(keepingCapacity: true)
    for place in places.indices { places[place] = -1 }
  }

  /// Every handle and mapping dies.
  mutating func endHandles() {
    var ended: [Int] = []
    handles.endAll { ended.append($0) }
    mappings.endAll { ended.append($0) }
    for file in ended { closed(file) }
  }

  /// One handle or mapping of a file fewer.
  mutating func closed(_ file: Int) {
    files[file].opens -= 1
    forgetIfUnused(file)
  }

  /// Lets a place in `files` be used again once nothing can reach the file.
  mutating func forgetIfUnused(_ file: Int) {
    if files[file].links == 0, files[file].opens == 0 { freeFiles.append(file) }
  }

  /// Stores a file; returns its place.
  mutating func store(_ file: ModelFile) -> Int {
    guard let place = freeFiles.popLast() else {
      files.append(file)
      return files.count - 1
    }
    files[place] = file
    return place
  }
}
