extension ArchiveError: CustomStringConvertible {
  /// One line that a person understands: where, what was expected, what was found.
  public var description: String {
    var text = path.steps.isEmpty ? "" : "\(path): "
    switch detail {
    case .none: text += code.summary
    case .reason(let reason): text += "\(code.summary): \(reason)"
    case .expectation(let expected, let found): text += "expected \(expected), found \(found)"
    case .limit(let name, let maximum, let found):
      text += """
        \(code.summary): at most \(ArchiveText.grouped(maximum)) \(name.unit) allowed \
        (limit \(name.rawValue)), found \(ArchiveText.grouped(found))
        """
    case .classes(let found, let allowed):
      let names =
        allowed.isEmpty
        ? "no class"
        : allowed.map { ArchiveText.visible($0) }
          .joined(separator: ", ")
      text += "\(code.summary): found \(ArchiveText.visible(found)), allowed \(names)"
    }
    if let offset { text += " (byte \(ArchiveText.grouped(offset)))" }
    return "\(text) [\(family.rawValue): \(code.rawValue)]"
  }
}

extension ArchiveLimits.Name {
  /// What the limit counts.
  var unit: String {
    switch self {
    case .inputBytes, .stringBytes, .dataBytes, .classNameBytes: "bytes"
    case .objects: "objects"
    case .depth: "levels"
    case .containerCount: "elements"
    case .classNames: "names"
    case .expressionUnits: "UTF-16 units of regular expressions"
    case .work, .workPerByte: "units of work"
    }
  }
}

extension ArchiveError.Code {
  /// The broken contract in a few words.
  public var summary: String {
    switch self {
    case .inputTooShort: "the input is too short"
    case .trailerSizes: "the trailer's sizes are wrong"
    case .objectCount: "the trailer's count of objects is wrong"
    case .topObject: "the trailer names no object as root"
    case .offsetTablePosition: "the offset table is not where it can be"
    case .lengthMismatch: "the parts do not add up to the whole"
    case .objectOffset: "an object lies outside the objects"
    case .reference: "a reference leads to no object"
    case .reservedMarker: "an object has no known type"
    case .integerTooWide: "a whole number is too large"
    case .badCount: "a count is wrong"
    case .pastEnd: "a value continues past the end"
    case .badText: "text is not well formed"
    case .propertyListCycle: "the property list holds itself"
    case .duplicateKey: "a key occurs twice"
    case .keyNotString: "a key is not a string"
    case .invalidUID: "a UID is out of range"
    case .dateNotFinite: "a date is not finite"
    case .markup: "the XML is not well formed"
    case .xmlValue: "an XML value is not well formed"
    case .unknownFormat: "this is not a property list"
    case .unsupportedFormatVersion: "this version of the format is not read"
    case .unsupportedEncoding: "this encoding is not read"
    case .documentType: "the document type is not allowed"
    case .inputTooLarge: "the input is too large"
    case .tooManyObjects: "there are too many objects"
    case .tooDeep: "it is nested too deeply"
    case .stringTooLong: "a string is too long"
    case .dataTooLong: "a data object is too long"
    case .containerTooLarge: "a container has too many elements"
    case .tooMuchWork: "reading it takes too much work"
    case .notAnArchive: "this is not a keyed archive"
    case .nullObject: "the first object is not $null"
    case .topEntry: "an entry of $top is neither a reference nor a scalar"
    case .uidOutOfRange: "a reference leads to no object"
    case .classReference: "a class reference is wrong"
    case .classRecord: "a class record is wrong"
    case .objectWithoutClass: "an object has no class"
    case .containerShape: "a container is not well formed"
    case .nullElement: "a container holds nil"
    case .wrongType: "a value has the wrong type"
    case .missingField: "a field is missing"
    case .lengthsDisagree: "lengths disagree"
    case .invalidValue: "a value is not valid"
    case .rootMissing: "there is no such entry in $top"
    case .archiverNotAllowed: "the archiver is not allowed"
    case .unsupportedArchiveVersion: "this version of keyed archives is not read"
    case .unsupportedSchemaVersion: "this version of the data is not read"
    case .classNotAllowed: "the class is not allowed"
    case .universalClass: "a class that allows every class is not allowed"
    case .objectCycle: "an object holds itself"
    case .undeclaredField: "a field was not declared"
    case .outOfBounds: "a value is out of bounds"
    case .unresolvableContent: "content that is never resolved"
    }
  }
}
