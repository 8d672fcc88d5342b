// Writes the seeds that Foundation's own NSKeyedArchiver makes into the folder that is given.
// Built as module `archive_check`, so that the class is written as `archive_check.Memo`: Foundation
// on Linux writes the module's name whatever `setClassName` says. Run by Corpus/remake; a program
// of its own, so that no target of the package needs it.
import Foundation

final class Memo: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let schema: Int
  let text: String?

  init(schema: Int = 1, text: String?) {
    self.schema = schema
    self.text = text
  }

  required init?(coder: NSCoder) { nil }

  func encode(with coder: NSCoder) {
    coder.encode(schema, forKey: "schema")
    if let text { coder.encode(text as NSString, forKey: "text") }
  }
}

func archive(
  _ root: Any, format: PropertyListSerialization.PropertyListFormat = .binary
) -> Data {
  let archiver = NSKeyedArchiver(requiringSecureCoding: true)
  archiver.outputFormat = format
  archiver.encode(root, forKey: NSKeyedArchiveRootObjectKey)
  archiver.finishEncoding()
  return archiver.encodedData
}

let seeds: [(String, Data)] = [
  ("foundation-memo-draft", archive(Memo(text: "draft"))),
  ("foundation-memo-empty", archive(Memo(text: ""))),
  ("foundation-memo-unicode", archive(Memo(text: "メモ 📝 é"))),
  ("foundation-memo-4096", archive(Memo(text: String(repeating: "x", count: 4_096)))),
  ("foundation-memo-4097", archive(Memo(text: String(repeating: "x", count: 4_097)))),
  ("foundation-memo-xml", archive(Memo(text: "draft <&>"), format: .xml)),
  ("foundation-memo-schema-2", archive(Memo(schema: 2, text: "future"))),
  ("foundation-memo-without-text", archive(Memo(text: nil))),
  ("foundation-root-string", archive("wrong root" as NSString)),
  ("foundation-root-array", archive([Memo(text: "one"), Memo(text: "two")] as NSArray)),
  ("foundation-root-dictionary", archive(["text": "draft", "schema": "1"] as NSDictionary)),
  ("foundation-root-date", archive(NSDate(timeIntervalSinceReferenceDate: 86_400))),
  ("foundation-root-data", archive(NSData(data: Data([0, 1, 2, 255])))),
  ("foundation-root-number", archive(NSNumber(value: 42))),
  ("foundation-root-url", archive(NSURL(fileURLWithPath: "/tmp/a b"))),
]
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
for (name, data) in seeds { try data.write(to: folder.appendingPathComponent(name)) }
