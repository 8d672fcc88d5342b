/// The life of a device event by event: the lock, and of each file and item when it can be read.
///
/// Lanes are the files and items that the events name, in the order they are named in.
public struct DeviceTimeline: Sendable {
  /// What a lane is about.
  enum Subject: Hashable, Sendable {
    case file(DevicePath)
    case item(KeychainItemID)
    /// The user defaults, as a process sees them.
    case defaults
  }

  /// How a file or item is after an event.
  enum Access: Hashable, Sendable {
    case absent
    case readable
    case locked
    /// It could be read, but nothing runs that could.
    case idle
  }

  /// What an event did to a file or item.
  enum Mark: Hashable, Sendable {
    case succeeded
    /// The code that stands for the failure: `257`, `-25308`, `EPERM`.
    case failed(String)
  }

  /// One file or item.
  struct Lane: Sendable {
    let subject: Subject
    /// After each event.
    var access: [Access] = []
    /// What events did to it, by their number.
    var marks: [Int: Mark] = [:]
    /// The class, at the last event after which it was there.
    var protection = ""
  }

  /// One event.
  struct Moment: Sendable {
    let event: String
    let kind: ScriptLine.Kind
    let outcome: String
    let situation: LockState
    /// Whether the application runs, and how.
    let running: LaunchKind?
    let now: Seconds
    let device: Int
  }

  private(set) var moments: [Moment] = []
  private(set) var lanes: [Lane] = []
  /// The files and items for which there is no lane any more, and the events for which there is no
  /// room.
  private(set) var leftOut = (lanes: 0, events: 0)

  /// A timeline of the run of these events; it takes as many as `ScriptLimits` say.
  public init(of steps: [ScriptStep]) {
    var seen: Set<Subject> = []
    for command in steps.prefix(ScriptLimits.timelineEvents).map(\.command) {
      let subjects =
        command.paths.map(Subject.file) + (command.item.map { [.item($0)] } ?? [])
        + (command.asksDefaults ? [.defaults] : [])
      for subject in subjects where seen.insert(subject).inserted {
        lanes.append(Lane(subject: subject))
      }
    }
    leftOut.lanes = max(0, lanes.count - ScriptLimits.timelineLanes)
    lanes.removeLast(leftOut.lanes)
  }

  /// Adds an event that a run has come to.
  public mutating func add(_ line: ScriptLine, of step: ScriptStep, in session: DeviceSession) {
    guard moments.count < ScriptLimits.timelineEvents else {
      leftOut.events += 1
      return
    }
    let device = session.device
    let names = line.choices.map(\.assumption.name).joined(separator: " ")
    moments.append(
      Moment(
        event: line.event, kind: line.kind,
        outcome: line.text + (names.isEmpty ? "" : " [\(names)]"), situation: device.situation,
        running: device.state.isOn ? device.application.running : nil, now: device.state.now,
        device: session.current))
    let concerned = session.subjects(of: step.command)
    for index in lanes.indices {
      let (access, protection) = session.device.access(lanes[index].subject)
      lanes[index].access.append(access)
      if let protection { lanes[index].protection = protection }
      if concerned.contains(lanes[index].subject), let mark = Mark(line) {
        lanes[index].marks[moments.count - 1] = mark
      }
    }
  }

  /// The lanes of what was there at some time, or of what an event failed on.
  var shownLanes: [Lane] {
    lanes.filter { lane in !lane.marks.isEmpty || lane.access.contains { $0 != .absent } }
      .filter { $0.protection != "directory" }
  }
}

extension DeviceTimeline.Mark {
  /// Nil where an event neither did anything nor failed.
  fileprivate init?(_ line: ScriptLine) {
    switch line.kind {
    case .done, .answer: self = line.text.hasPrefix("nil") ? .failed("nil") : .succeeded
    case .failed:
      self = .failed(
        line.cocoaCode.map { "\($0)" } ?? line.keychainStatus.map { "\($0.rawValue)" }
          ?? line.posixError.map { "\($0)" } ?? "failed")
    case .died: self = .failed("dies")
    case .ignored, .skipped, .note, .device: return nil
    }
  }
}

extension DeviceSession {
  /// What a command is about.
  fileprivate func subjects(of command: DeviceCommand) -> Set<DeviceTimeline.Subject> {
    if case .question = command { return [] }
    var subjects = Set(command.paths.map(DeviceTimeline.Subject.file))
    if let id = command.item { subjects.insert(.item(id)) }
    if case .keychain(.value(nil)) = command, let id = lastItem { subjects.insert(.item(id)) }
    if command.asksDefaults { subjects.insert(.defaults) }
    if case .handle(let command) = command, let path = path(of: command) {
      subjects.insert(.file(path))
    }
    return subjects
  }

  /// The path that a handle or mapping was asked for.
  private func path(of command: HandleCommand) -> DevicePath? {
    switch command {
    case .touch(let name, _, _), .unmap(let name): mappedPath(of: name)
    case .read, .write, .truncate, .seek, .seekToEnd, .synchronize, .close, .map:
      path(of: command.name)
    }
  }

  private func mappedPath(of name: HandleName) -> DevicePath? {
    switch name {
    case .on(let path): path
    case .last: mappings.last?.path
    case .number(let number): mappings.indices.contains(number) ? mappings[number].path : nil
    }
  }
}

extension Device {
  /// How a file or item is now, and its class; a directory is named as one.
  fileprivate func access(
    _ subject: DeviceTimeline.Subject
  ) -> (DeviceTimeline.Access, protection: String?) {
    switch subject {
    case .file(let path):
      guard let node = node(at: path).map({ files.volume.nodes[$0] }) else { return (.absent, nil) }
      guard node.kind == .file else { return (.absent, "directory") }
      return (access(holdsKey(of: node) && reach(path) != nil), node.protection.letter)
    case .item(let id):
      guard let row = keychain.liveRow(id) else { return (.absent, nil) }
      return (
        access(keychain.holdsKey(of: row, in: keychainContext)), row.accessibility.rawValue
      )
    case .defaults:
      guard let node = node(at: Self.defaultsPath).map({ files.volume.nodes[$0] }) else {
        return (.absent, nil)
      }
      if case .blind = application[.application].own { return (.locked, node.protection.letter) }
      return (access(holdsKey(of: node)), node.protection.letter)
    }
  }

  private func access(_ holdsKey: Bool) -> DeviceTimeline.Access {
    // Off, a device has no keys in memory, but that is not what keeps anything from being read.
    guard holdsKey || !state.isOn else { return .locked }
    return isApplicationRunning ? .readable : .idle
  }

  /// Whether a file can be opened for reading now, as far as keys and mode bits go.
  func holdsKey(of node: Node) -> Bool {
    keys.contains(.opening(node.protection)) && node.wrappedBy == keyBag.classKeys
      && node.mode & 0o400 != 0
  }
}
