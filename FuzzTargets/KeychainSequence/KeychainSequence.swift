import PicklockDeviceProperties
import PropertyFuzzing

/// The keychain answers every call as its table says, whatever keys it holds.
#if compiler(>=6.3)
  @c(LLVMFuzzerTestOneInput)
#else
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Safety: libFuzzer's bytes are there for the whole call.
  unsafe Harness.run(.keychainSequence, bytes, count)
}

#if !FUZZING
  @main
  enum Tool {
    static func main() { ReplayTool.main(.keychainSequence) }
  }
#endif
