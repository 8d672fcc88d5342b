import Foundation
import KeyedArchive

/// Python's plistlib as a second opinion, in a child process.
enum Plistlib {
  /// Whether this machine has it; tests that need it are skipped elsewhere.
  static let isPresent: Bool = (try? run("import plistlib", input: [])) != nil

  struct Failure: Error { var status: Int32 }

  /// What plistlib reads in each file, one line of `Notation` each, or `refused`.
  static func read(_ files: [[UInt8]]) throws -> [String] {
    // Each file is its length in decimal, a line feed, and its bytes.
    let input = files.flatMap { Array("\($0.count)\n".utf8) + $0 }
    let output = try run(reader, input: input)
    return output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
      String.init)
  }

  private static func run(_ script: String, input: [UInt8]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("plistlib-\(UUID().uuidString)")
    try Data(input).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let reader = """
    import datetime, plistlib, struct, sys
    def show(v):
        if v is None: return 'null'
        if v is True: return 'true'
        if v is False: return 'false'
        if isinstance(v, int): return str(v)
        if isinstance(v, float): return 'r' + struct.pack('>d', v).hex()
        if isinstance(v, datetime.datetime):
            seconds = (v - datetime.datetime(2001, 1, 1)).total_seconds()
            return 't' + struct.pack('>d', seconds).hex()
        if isinstance(v, bytes): return 'x' + v.hex()
        if isinstance(v, str): return 's' + v.encode('utf-8').hex()
        if isinstance(v, plistlib.UID): return 'u' + str(v.data)
        if isinstance(v, list): return '[' + ' '.join(map(show, v)) + ']'
        # The XML form of a reference, which only keyed archives give a meaning.
        if list(v.keys()) == ['CF$UID']: return 'u' + str(v['CF$UID'])
        return '{' + ' '.join(show(k) + '=' + show(x) for k, x in v.items()) + '}'
    data = sys.stdin.buffer
    while True:
        line = data.readline()
        if not line: break
        try: print(show(plistlib.loads(data.read(int(line)))))
        except Exception: print('refused')
    """
}

/// A property-list value on one line, told apart by kind, as the script above writes it.
enum Notation {
  static func text(_ value: PropertyListValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .real(let value): "r" + hex(value)
    case .date(let value): "t" + hex(value)
    case .data(let bytes): "x" + hex(bytes)
    case .string(let text): "s" + hex(Array(text.utf8))
    case .uid(let identifier): "u\(identifier)"
    case .array(let elements): "[" + elements.map(text).joined(separator: " ") + "]"
    case .dictionary(let entries):
      "{" + entries.map { "s\(hex(Array($0.key.utf8)))=\(text($0.value))" }.joined(separator: " ")
        + "}"
    default: "unknown to plistlib"
    }
  }

  private static func hex(_ value: Double) -> String {
    hex((0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> (56 - 8 * UInt64($0))) })
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
