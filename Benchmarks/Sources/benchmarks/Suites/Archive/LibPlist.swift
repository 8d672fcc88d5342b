import Foundation

// Safety: functions of a loaded library; they never change and may be called from any thread.
/// libplist, if this machine has it: found when running, so that building never needs it.
struct LibPlist: @unchecked Sendable {
  private typealias Parse =
    @convention(c) (
      UnsafePointer<CChar>?, UInt32, UnsafeMutablePointer<OpaquePointer?>?
    ) -> Int32
  private typealias Free = @convention(c) (OpaquePointer?) -> Void

  private let parse: Parse
  private let free: Free

  static let shared = LibPlist()

  private init?() {
    let names = [
      "libplist-2.0.so.4", "libplist-2.0.so.3", "libplist-2.0.so", "libplist.so.3",
      "libplist-2.0.dylib",
    ]
    for name in names {
      guard let handle = dlopen(name, RTLD_NOW), let parse = dlsym(handle, "plist_from_bin"),
        let free = dlsym(handle, "plist_free")
      else { continue }
      self.parse = unsafeBitCast(parse, to: Parse.self)
      self.free = unsafeBitCast(free, to: Free.self)
      return
    }
    return nil
  }

  /// Whether it parses a binary list; what it made is freed.
  func parses(_ bytes: [UInt8]) -> Bool {
    var list: OpaquePointer?
    bytes.withUnsafeBytes { buffer in
      _ = parse(buffer.bindMemory(to: CChar.self).baseAddress, UInt32(buffer.count), &list)
    }
    defer { free(list) }
    return list != nil
  }
}
