/// The limit that an event reached: a maximum of this model, and nothing a device would say.
struct ReachedLimit: CustomStringConvertible {
  private let name: String
  private let most: Int
  private let unit: String

  /// The limit behind an outcome, or the one on the work of the script; nil where there is none.
  init?(
    _ outcome: DeviceOutcome, of command: DeviceCommand, in session: DeviceSession, work: Int
  ) {
    switch outcome {
    case .failed(.tooManyHandles):
      self.init("DeviceLimits.handles", DeviceLimits.handles, "open handles")
    case .failed(.tooLarge): self.init(tooLarge: command)
    case .failed(.noSpace): self.init(noSpace: command, session.device)
    case .keychainFailed(.diskFull):
      self.init("DeviceLimits.keychainItems", DeviceLimits.keychainItems, "keychain items")
    case .keychainFailed(.dataTooLarge):
      self.init("DeviceLimits.keychainValueBytes", DeviceLimits.keychainValueBytes, "bytes")
    default:
      guard work > ScriptLimits.work else { return nil }
      self.init("ScriptLimits.work", ScriptLimits.work, "bytes moved or their like")
    }
  }

  private init(_ name: String, _ most: Int, _ unit: String) {
    self.name = name
    self.most = most
    self.unit = unit
  }

  private init(tooLarge command: DeviceCommand) {
    switch command {
    case .ifAvailable(let inner), .when(_, let inner): self.init(tooLarge: inner)
    case .defaults, .file(.setAttribute):
      self.init("DeviceLimits.attributeBytes", DeviceLimits.attributeBytes, "bytes")
    default: self.init("DeviceLimits.fileBytes", DeviceLimits.fileBytes, "bytes of one file")
    }
  }

  private init(noSpace command: DeviceCommand, _ device: Device) {
    switch command {
    case .ifAvailable(let inner), .when(_, let inner): self.init(noSpace: inner, device)
    case .defaults: self.init("DeviceLimits.defaults", DeviceLimits.defaults, "defaults")
    case .file(.setAttribute), .file(.setExcluded):
      self.init("DeviceLimits.attributes", DeviceLimits.attributes, "attributes of one file")
    default:
      if device.fileCount >= DeviceLimits.files {
        self.init("DeviceLimits.files", DeviceLimits.files, "files and directories")
      } else {
        self.init("DeviceLimits.deviceBytes", DeviceLimits.deviceBytes, "bytes of all files")
      }
    }
  }

  /// The limit by name: `the limit DeviceLimits.handles, 65536 open handles`.
  var limit: String { "the limit \(name), \(most) \(unit)" }

  var description: String {
    "this event reached \(limit); what a device would do next is not modelled, so the script ends "
      + "here"
  }
}
