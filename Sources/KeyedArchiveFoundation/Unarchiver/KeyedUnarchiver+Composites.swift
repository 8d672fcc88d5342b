import Foundation
import KeyedArchive

/// Foundation objects that hold others without being containers.
///
/// What they hold is of classes of their own (a calendar's time zone), allowed there whether or not
/// the caller names them, and nowhere else.
extension KeyedUnarchiver {
  func composite(
    _ layout: ArchiveLayout, _ identifier: UInt32, _ name: String, _ cls: AnyClass,
    allowed: [AnyClass]
  ) throws(ArchiveError) -> NSObject {
    func child<Object: NSObject>(
      _ index: Int, _ type: Object.Type
    ) throws(ArchiveError) -> Object? {
      guard layout.children.indices.contains(index) else { return nil }
      return try self.object(layout.children[index], identifier, [type]) as? Object
    }
    let object: NSObject?
    switch layout.kind {
    case .url(let relative):
      object = FoundationFactory.url(relative, base: try child(0, NSURL.self))
    case .calendar(let identifier, let firstWeekday, let minimumDays):
      object = FoundationFactory.calendar(
        identifier, try child(0, NSTimeZone.self), try child(1, NSLocale.self), firstWeekday,
        minimumDays)
      _ = try child(2, NSDate.self)
    case .dateComponents(let components):
      object = FoundationFactory.dateComponents(
        components, try child(0, NSCalendar.self), try child(1, NSTimeZone.self))
    case .measurement(let value):
      object = try child(0, Unit.self).map { NSMeasurement(doubleValue: value, unit: $0) }
    case .typedValue(let encoding):
      let slot = layout.children.first ?? nil
      object = slot.flatMap { slot in
        FoundationFactory.number(encoding, graph.integer(slot), graph.real(slot), graph.bool(slot))
      }
    default:
      object = try holder(layout, identifier, allowed: allowed)
    }
    guard let object else { throw invalid(identifier, name) }
    try requireAllowed(type(of: object), identifier, allowed)
    return object
  }

  /// Objects that hold what the caller allows besides what they always may.
  private func holder(
    _ layout: ArchiveLayout, _ identifier: UInt32, allowed: [AnyClass]
  ) throws(ArchiveError) -> NSObject? {
    let inside = allowed + ClassTable.propertyList
    switch layout.kind {
    case .error(let domain, let code):
      let userInfo = try object(
        layout.children.first ?? nil, identifier,
        inside + [NSSet.self, NSURL.self, NSError.self])
      return try userInfo.map { userInfo throws(ArchiveError) in
        NSError(
          domain: domain, code: Int(code), userInfo: try attributes(userInfo, identifier))
      } ?? NSError(domain: domain, code: Int(code))
    case .notification(let name):
      let subject = try object(layout.children[0], identifier, inside)
      let userInfo = try object(layout.children[1], identifier, inside)
      return NSNotification(
        name: NSNotification.Name(rawValue: name), object: subject,
        userInfo: try userInfo.map { userInfo throws(ArchiveError) in
          try attributes(userInfo, identifier)
        })
    case .attributedString(let text, let runs):
      return try attributedString(text, runs, layout.children, identifier, inside)
    default: return nil
    }
  }

  private func attributedString(
    _ text: String, _ runs: [ArchiveAttributedString.Run], _ slots: [ArchiveSlot?],
    _ identifier: UInt32, _ allowed: [AnyClass]
  ) throws(ArchiveError) -> NSObject? {
    let dictionaries = try objects(slots, identifier, allowed)
    let string = NSMutableAttributedString(string: text)
    let isMutable = graph.className(of: identifier) == "NSMutableAttributedString"
    var location = 0
    // A single dictionary without a table of runs is for the whole text.
    let only =
      dictionaries.isEmpty
      ? [] : [ArchiveAttributedString.Run(length: UInt64(string.length), attributes: 0)]
    for run in runs.isEmpty ? only : runs {
      guard let length = Int(exactly: run.length), length <= string.length - location,
        dictionaries.indices.contains(run.attributes)
      else { return nil }
      try charge(1, identifier)
      var attributes: [NSAttributedString.Key: Any] = [:]
      for (key, value) in try self.attributes(dictionaries[run.attributes], identifier) {
        attributes[NSAttributedString.Key(rawValue: key)] = value
      }
      string.setAttributes(attributes, range: NSRange(location: location, length: length))
      location += length
    }
    return isMutable ? string : NSAttributedString(attributedString: string)
  }

  /// A dictionary whose keys are text.
  private func attributes(
    _ object: NSObject, _ identifier: UInt32
  ) throws(ArchiveError) -> [String: Any] {
    guard let dictionary = object as? NSDictionary else {
      throw wrongType(identifier, expected: "a dictionary of attributes")
    }
    var attributes: [String: Any] = [:]
    for (key, value) in dictionary {
      guard let key = key as? NSObject as? NSString else {
        throw wrongType(identifier, expected: "attributes whose names are text")
      }
      attributes[String(describing: key)] = value
    }
    return attributes
  }
}
