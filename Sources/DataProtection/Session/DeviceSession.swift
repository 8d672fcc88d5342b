/// The devices of one account, and what an application on them holds: what commands run on.
///
/// A value, as `Device` is. The same commands give the same outcomes: handles are named by their
/// order, and nothing reads a clock. Running the commands of an event log again is `run` for each.
public struct DeviceSession: Sendable {
  /// What the devices are taken to do where sources differ or are silent.
  public private(set) var profile: DeviceProfile
  /// The device that commands run on.
  public var device: Device
  /// Which of the account's devices that is, from 0.
  public private(set) var current = 0
  /// The account's devices, `ScriptLimits.devices` at most; nil in the place of the current one,
  /// which is kept apart so that using it copies nothing.
  private var parked: [Device?] = [nil]
  /// The handles asked for, oldest first.
  var handles: [HeldHandle<DeviceHandle>] = []
  /// The mappings asked for, oldest first.
  var mappings: [HeldHandle<DeviceMapping>] = []
  /// The backups asked for, oldest first; nil where none was taken or it is forgotten.
  package var backups: [Backup?] = []
  /// What the application did by itself during the last event; `takeReactions` empties it.
  var reactions: [DeviceReaction] = []
  /// What waits for an unlock, oldest first.
  var waiting: [WaitingCommand] = []
  /// How many commands have waited for an unlock.
  var waits = 0
  /// The last answer of file, handle, default or keychain that the application got.
  private var applicationAnswer: Answer?
  /// The last one that the extension got.
  private var extensionAnswer: Answer?
  /// The item that was last added.
  var lastItem: KeychainItemID?
  /// How many devices there have been.
  private var devicesMade: UInt32 = 1
  /// How many contents have been made up.
  var written = 0

  /// A session with one device, as `Device.init` makes it.
  public init(profile: DeviceProfile = .apple) { self.init(Device(profile: profile)) }

  /// A session with one device that has a life behind it.
  public init(_ device: Device) {
    profile = device.profile
    self.device = device
  }

  /// Runs a command on the current device.
  @discardableResult
  public mutating func run(_ command: DeviceCommand) -> DeviceOutcome {
    switch command {
    case .event(let event): return happen(event)
    case .file(let asked):
      do { return answer(try performInGroup(asked), to: command) } catch {
        return answer(.failed(error), to: command)
      }
    case .handle(let asked):
      do { return answer(try perform(asked), to: command) } catch {
        return answer(.failed(error), to: command)
      }
    case .defaults(let asked):
      do { return answer(try perform(asked), to: command) } catch {
        return answer(.failed(error), to: command)
      }
    case .keychain(let asked):
      do { return answer(try perform(asked), to: command) } catch {
        return answer(.keychainFailed(error), to: command)
      }
    case .account(let command):
      do { return try perform(command) } catch { return .refused(error) }
    case .question(.flag): return .flag(device.state.protectedDataAvailable)
    case .question(.file(let path)): return .explanation(device.explain(path))
    case .question(.item(let id)): return .explanation(device.explain(item: id))
    case .question(.access): return .access(device.access)
    case .question(.command(let command)): return .explanation(explain(command))
    case .ifAvailable(let command):
      return device.state.protectedDataAvailable ? run(command) : .skipped
    case .when(let condition, let command): return run(command, when: condition)
    case .afterUnlock(let command): return wait(for: command)
    case .inExtension(let command): return runInExtension(command)
    case .assume(let assumption):
      profile[assumption] = true
      device.profile[assumption] = true
      return .done
    case .note: return .done
    }
  }

  /// What the application did by itself since this was last asked, oldest first.
  public mutating func takeReactions() -> [DeviceReaction] {
    defer { reactions = [] }
    return reactions
  }

  @inline(__always)
  private mutating func answer(
    _ outcome: DeviceOutcome, to command: DeviceCommand
  ) -> DeviceOutcome {
    let answer = Answer(command: command, outcome: outcome)
    switch device.asking {
    case .application: applicationAnswer = answer
    case .appExtension: extensionAnswer = answer
    }
    return outcome
  }

  /// The last answer that the process that asks got.
  var lastAnswer: Answer? {
    switch device.asking {
    case .application: applicationAnswer
    case .appExtension: extensionAnswer
    }
  }

  private mutating func runInExtension(_ command: DeviceCommand) -> DeviceOutcome {
    let asker = device.asking
    device.asking = .appExtension
    defer { device.asking = asker }
    return run(command)
  }

  /// Whether the extension asks for a path that only the application's container has.
  func isOnlyOfApplication(_ path: DevicePath) -> Bool {
    device.asking == .appExtension && device.node(at: path) == nil
      && device.files.volume.node(at: path) != nil
  }

  /// The session as a process sees it.
  func asking(_ process: DeviceProcess) -> DeviceSession {
    var session = self
    session.device.asking = process
    return session
  }

  /// The bytes a command says to write, or a name and a number that is used once.
  mutating func bytes(_ bytes: [UInt8]?, for name: String) -> [UInt8] {
    if let bytes { return bytes }
    written += 1
    return Array("\(name)-\(written)".utf8)
  }

  /// How many handles and mappings have been asked for.
  var heldCount: Int { handles.count + mappings.count }

  /// Another device with nothing on it, told apart from all before.
  mutating func makeDevice() -> Device {
    devicesMade += 1
    return Device(profile: profile, identity: devicesMade)
  }
}

// MARK: The account's devices

extension DeviceSession {
  /// How many devices there are.
  var deviceCount: Int { parked.count }

  /// The first device of which something holds.
  func firstDevice(where isWanted: (Device) -> Bool) -> Int? {
    parked.indices.first { isWanted(parked[$0] ?? device) }
  }

  /// Makes another device the current one.
  mutating func go(to index: Int) {
    guard let next = parked[index] else { return }
    parked[current] = device
    parked[index] = nil
    device = next
    current = index
  }

  /// Adds a new device and goes there.
  mutating func goToNewDevice() {
    parked.append(makeDevice())
    go(to: parked.count - 1)
  }
}
