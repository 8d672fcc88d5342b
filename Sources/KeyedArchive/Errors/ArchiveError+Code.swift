extension ArchiveError {
  /// The contract that was broken. Raw values are stable: scripts and corpora may keep them.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    // The container: malformed.
    case inputTooShort = "input_too_short"
    case trailerSizes = "trailer_sizes"
    case objectCount = "object_count"
    case topObject = "top_object"
    case offsetTablePosition = "offset_table_position"
    case lengthMismatch = "length_mismatch"
    case objectOffset = "object_offset"
    case reference = "reference"
    case reservedMarker = "reserved_marker"
    case integerTooWide = "integer_too_wide"
    case badCount = "bad_count"
    case pastEnd = "past_end"
    case badText = "bad_text"
    case propertyListCycle = "property_list_cycle"
    case duplicateKey = "duplicate_key"
    case keyNotString = "key_not_string"
    case invalidUID = "invalid_uid"
    case dateNotFinite = "date_not_finite"
    case markup = "markup"
    case xmlValue = "xml_value"

    // The container: unsupported or refused.
    case unknownFormat = "unknown_format"
    case unsupportedFormatVersion = "unsupported_format_version"
    case unsupportedEncoding = "unsupported_encoding"
    case documentType = "document_type"

    // Limits: refused.
    case inputTooLarge = "input_too_large"
    case tooManyObjects = "too_many_objects"
    case tooDeep = "too_deep"
    case stringTooLong = "string_too_long"
    case dataTooLong = "data_too_long"
    case containerTooLarge = "container_too_large"
    case tooMuchWork = "too_much_work"

    // The archive's own structure: malformed.
    case notAnArchive = "not_an_archive"
    case nullObject = "null_object"
    case topEntry = "top_entry"
    case uidOutOfRange = "uid_out_of_range"
    case classReference = "class_reference"
    case classRecord = "class_record"
    case objectWithoutClass = "object_without_class"
    case containerShape = "container_shape"
    case nullElement = "null_element"
    case wrongType = "wrong_type"
    case missingField = "missing_field"
    case lengthsDisagree = "lengths_disagree"
    case invalidValue = "invalid_value"

    // What the caller asked for: refused or unsupported.
    case rootMissing = "root_missing"
    case archiverNotAllowed = "archiver_not_allowed"
    case unsupportedArchiveVersion = "unsupported_archive_version"
    case unsupportedSchemaVersion = "unsupported_schema_version"
    case classNotAllowed = "class_not_allowed"
    case universalClass = "universal_class"
    case objectCycle = "object_cycle"
    case undeclaredField = "undeclared_field"
    case outOfBounds = "out_of_bounds"
    case unresolvableContent = "unresolvable_content"
  }
}

extension ArchiveError.Code {
  /// The family of each code.
  public var family: ArchiveError.Family {
    switch self {
    case .unknownFormat, .unsupportedFormatVersion, .unsupportedEncoding,
      .unsupportedArchiveVersion, .unsupportedSchemaVersion, .unresolvableContent:
      .unsupported
    case .documentType, .inputTooLarge, .tooManyObjects, .tooDeep, .stringTooLong, .dataTooLong,
      .containerTooLarge, .tooMuchWork, .rootMissing, .archiverNotAllowed, .classNotAllowed,
      .universalClass, .objectCycle, .undeclaredField, .outOfBounds:
      .refused
    case .inputTooShort, .trailerSizes, .objectCount, .topObject, .offsetTablePosition,
      .lengthMismatch, .objectOffset, .reference, .reservedMarker, .integerTooWide, .badCount,
      .pastEnd, .badText, .propertyListCycle, .duplicateKey, .keyNotString, .invalidUID,
      .dateNotFinite, .markup, .xmlValue, .notAnArchive, .nullObject, .topEntry, .uidOutOfRange,
      .classReference, .classRecord, .objectWithoutClass, .containerShape, .nullElement,
      .wrongType, .missingField, .lengthsDisagree, .invalidValue:
      .malformed
    }
  }
}
