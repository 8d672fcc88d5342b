public import Foundation
public import KeyedArchive

/// How an archive's error looks to code that knows Foundation's.
extension ArchiveError: CustomNSError, LocalizedError {
  /// The domain of `NSKeyedUnarchiver`'s errors.
  public static var errorDomain: String { NSCocoaErrorDomain }

  /// `coderValueNotFound` for a field or root that is not there, `coderReadCorrupt` for the rest.
  public var errorCode: Int {
    switch code {
    case .missingField, .rootMissing: CocoaError.coderValueNotFound.rawValue
    case .inputTooShort, .trailerSizes, .objectCount, .topObject, .offsetTablePosition,
      .lengthMismatch, .objectOffset, .reference, .reservedMarker, .integerTooWide, .badCount,
      .pastEnd, .badText, .propertyListCycle, .duplicateKey, .keyNotString, .invalidUID,
      .dateNotFinite, .markup, .xmlValue, .unknownFormat, .unsupportedFormatVersion,
      .unsupportedEncoding, .documentType, .inputTooLarge, .tooManyObjects, .tooDeep,
      .stringTooLong, .dataTooLong, .containerTooLarge, .tooMuchWork, .notAnArchive, .nullObject,
      .topEntry, .uidOutOfRange, .classReference, .classRecord, .objectWithoutClass,
      .containerShape, .nullElement, .wrongType, .lengthsDisagree, .invalidValue,
      .archiverNotAllowed, .unsupportedArchiveVersion, .unsupportedSchemaVersion, .classNotAllowed,
      .universalClass, .objectCycle, .undeclaredField, .outOfBounds, .unresolvableContent:
      CocoaError.coderReadCorrupt.rawValue
    }
  }

  /// The description, and what Foundation's own coders put beside it.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: description, NSDebugDescriptionErrorKey: description]
  }

  public var errorDescription: String? { description }
}
