/// One step in the life of a device: something happens to it, or an application asks it something.
///
/// Scripts, event logs, state machines and counterexamples are lists of these, and `DeviceSession`
/// runs them. Their only text form is the script language: `description` writes it and a string
/// literal is read by it, so `.event(.lock)` is `"L"`.
public enum DeviceCommand: Hashable, Sendable {
  /// Something happens to the device.
  case event(DeviceEvent)
  /// The application asks something of a path.
  case file(FileCommand)
  /// The application uses a file it has open, or a mapping.
  case handle(HandleCommand)
  /// The application asks something of its user defaults.
  case defaults(DefaultsCommand)
  /// The application asks something of the keychain.
  case keychain(KeychainCommand)
  /// Backups and the account's other devices.
  case account(AccountCommand)
  /// Something is asked about the device that changes nothing.
  case question(DeviceQuestion)
  /// The command is run only if protected data is announced as available, as by an application that
  /// takes the flag for permission.
  indirect case ifAvailable(DeviceCommand)
  /// The command is run only if the last answer that the application got was so.
  indirect case when(OutcomeCondition, DeviceCommand)
  /// The application does it at the next unlock, when it is told that protected data is available
  /// again; if it ends before, it never does.
  indirect case afterUnlock(DeviceCommand)
  /// The extension does it: a process of its own, with its own container and handles.
  indirect case inExtension(DeviceCommand)
  /// From now on a cell that nobody outside Apple knows has its other value.
  case assume(Assumption)
  /// What the application does next that touches no storage.
  case note(String)
}

extension DeviceCommand: ExpressibleByStringLiteral {
  /// - Precondition: the literal is one event of a device script; see `ScriptVocabulary`.
  public init(stringLiteral text: String) {
    do {
      let steps = try DeviceScript.parse(text)
      precondition(steps.count == 1, "'\(text)' is not one event of a device script")
      self = steps[0].command
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension DeviceCommand: CustomStringConvertible {
  /// The command as a device script has it; `DeviceScript.parse` reads it back.
  public var description: String { word.text }
}
