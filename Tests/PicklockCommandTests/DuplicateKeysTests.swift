import PicklockCommandLine
import Testing

@testable import PicklockCommand

@Suite struct DuplicateKeysTests {
  @Test(
    "A key that one object has twice is found",
    arguments: [
      (#"{"a":1,"b":2,"a":3}"#, "a"), (#"{"x":{"b":[{"c":1,"c":2}]}}"#, "c"),
      (#"{"a" : 1 , "\u0061" : 2}"#, "a"), (#"[{"a\"b":1,"a\"b":2}]"#, #"a\""#),
      (#"{"":1,"":2}"#, ""),
    ])
  func found(_ text: String, _ key: String) {
    #expect(DuplicateKeys.first(in: Array(text.utf8))?.hasPrefix(key) == true)
  }

  @Test(
    "Equal keys of two objects, and equal values, are none",
    arguments: [
      #"{"a":{"a":{"a":"a"}}}"#, #"[{"a":1},{"a":1}]"#, #"{"a":"b","b":"a","c":["a","a"]}"#,
      #"{"a":"{\"a\":1,\"a\":2}"}"#, "[]", #"{"a\\":1,"a":2}"#,
    ])
  func none(_ text: String) {
    #expect(DuplicateKeys.first(in: Array(text.utf8)) == nil)
  }

  @Test("Text that is no JSON is read to its end", arguments: ["\"", "\"\\", "}}", "{\"\\u00"])
  func damaged(_ text: String) {
    #expect(DuplicateKeys.first(in: Array(text.utf8)) == nil)
  }
}
