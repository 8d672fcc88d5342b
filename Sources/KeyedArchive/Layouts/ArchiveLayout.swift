/// One object of a built-in class, one level deep: what it is, and the slots of what it holds.
///
/// Everything that can be checked without looking into what it holds has been: counts agree,
/// nothing is missing, nothing is nil that must not be.
public struct ArchiveLayout: Sendable {
  /// What an object is, apart from what it holds.
  public enum Kind: Hashable, Sendable {
    /// A value that holds no other object.
    case value(ArchiveValue)
    /// Children are the elements.
    case array
    /// Children are the members.
    case set
    /// Children are the members, in order.
    case orderedSet
    /// Children are the members; how many times each was added.
    case countedSet(counts: [UInt64])
    /// Children are all keys, then all values.
    case dictionary
    /// The child is the base, or nil.
    case url(relative: String)
    /// The child is the value.
    case typedValue(encoding: String)
    /// Children are the dictionaries of attributes.
    case attributedString(text: String, runs: [ArchiveAttributedString.Run])
    /// Children are the time zone, the locale and the start of the Gregorian calendar, each or nil.
    case calendar(identifier: String, firstWeekday: Int64?, minimumDaysInFirstWeek: Int64?)
    /// Children are the calendar and the time zone, each or nil.
    case dateComponents([ArchiveDateComponents.Component])
    /// The child is the dictionary of user info, or nil.
    case error(domain: String, code: Int64)
    /// The child is the unit.
    case measurement(value: Double)
    /// Children are the object and the dictionary of user info, each or nil.
    case notification(name: String)
    /// An object of another class, read only to be inspected; children are its fields.
    case object(className: String, keys: [String])
  }

  /// What the object is, with what it holds that is not another object.
  public let kind: Kind
  /// The slots of what it holds; nil where a reference is nil and may be.
  public let children: [ArchiveSlot?]

  init(_ kind: Kind, children: [ArchiveSlot?] = []) {
    self.kind = kind
    self.children = children
  }

  /// The object as a value, given the values of its children in order.
  public func assemble(_ children: [ArchiveValue?]) -> ArchiveValue {
    func child(_ index: Int) -> ArchiveValue? {
      children.indices.contains(index) ? children[index] : nil
    }
    func all() -> [ArchiveValue] { children.compactMap { $0 } }
    switch kind {
    case .value(let value): return value
    case .array: return .array(all())
    case .set: return .set(all())
    case .orderedSet: return .orderedSet(all())
    case .countedSet(let counts):
      return .countedSet(zip(all(), counts).map { ArchiveCountedMember($0, count: $1) })
    case .dictionary:
      let half = children.count / 2
      let pairs = (0..<half).compactMap { index -> ArchivePair? in
        guard let key = children[index], let value = children[half + index] else { return nil }
        return ArchivePair(key, value)
      }
      return .dictionary(ArchiveDictionary(pairs))
    case .url(let relative): return .url(relative: relative, base: child(0))
    case .typedValue(let encoding): return .typedValue(encoding: encoding, child(0) ?? .null)
    case .attributedString(let text, let runs):
      return .attributedString(ArchiveAttributedString(text: text, runs: runs, attributes: all()))
    case .calendar(let identifier, let firstWeekday, let minimumDays):
      var calendar = ArchiveCalendar(identifier: identifier)
      calendar.firstWeekday = firstWeekday
      calendar.minimumDaysInFirstWeek = minimumDays
      (calendar.timeZone, calendar.locale, calendar.gregorianStart) = (child(0), child(1), child(2))
      return .calendar(calendar)
    case .dateComponents(let components):
      return .dateComponents(
        ArchiveDateComponents(components, calendar: child(0), timeZone: child(1)))
    case .error(let domain, let code):
      return .error(domain: domain, code: code, userInfo: child(0))
    case .measurement(let value): return .measurement(value: value, unit: child(0) ?? .null)
    case .notification(let name):
      return .notification(name: name, object: child(0), userInfo: child(1))
    case .object(let className, let keys):
      return .object(
        ArchiveUnknownObject(
          className: className,
          fields: zip(keys, children).map { ArchiveUnknownObject.Field($0, $1) }))
    }
  }
}
