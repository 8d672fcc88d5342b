/// A result code of SQLite, as a database on a locked file reports it.
///
/// Source: reports of people (O): fmdb 262 (10), cordova-sqlite-storage PR 264 (14),
/// firebase-ios-sdk 8807 (23); the extended code is SQLite's own numbering.
public struct SQLiteCode: RawRepresentable, Hashable, Sendable {
  /// The number; the low byte is the primary code.
  public let rawValue: Int32

  /// The code with that number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// SQLITE_OK.
  public static let ok = SQLiteCode(rawValue: 0)
  /// SQLITE_IOERR: a read or write through an open handle failed.
  public static let ioError = SQLiteCode(rawValue: 10)
  /// SQLITE_FULL.
  public static let full = SQLiteCode(rawValue: 13)
  /// SQLITE_CANTOPEN: a file, or a sidecar that has to be made, could not be opened.
  public static let cannotOpen = SQLiteCode(rawValue: 14)
  /// SQLITE_AUTH: the database file is protected and the device locked.
  public static let authorization = SQLiteCode(rawValue: 23)
  /// SQLITE_IOERR_AUTH: `ioError` because of protection.
  public static let ioErrorAuthorization = SQLiteCode(rawValue: 7178)

  /// The code without its extension.
  public var primary: SQLiteCode { SQLiteCode(rawValue: rawValue & 0xff) }

  /// Where in its work SQLite met the error.
  public enum Place: UInt8, CaseIterable, Hashable, Sendable {
    /// Opening the database itself.
    case database
    /// Opening or creating its journal, write-ahead log or shared memory.
    case sidecar
    /// Reading or writing a file it has open.
    case handle
  }
}

extension PosixError {
  /// The result code SQLite makes of this errno.
  public func sqlite(_ place: SQLiteCode.Place) -> SQLiteCode {
    switch (self, place) {
    case (.notPermitted, .database): .authorization
    case (.notPermitted, .handle): .ioErrorAuthorization
    case (.noSpace, _): .full
    case (_, .handle): .ioError
    default: .cannotOpen
    }
  }
}
