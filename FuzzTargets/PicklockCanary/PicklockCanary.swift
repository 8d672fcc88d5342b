import PicklockCanaryProperties
import PropertyFuzzing

/// Holds two planted bugs that every working fuzzer finds.
#if compiler(>=6.3)
  @c(LLVMFuzzerTestOneInput)
#else
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Safety: libFuzzer's bytes are there for the whole call.
  unsafe Harness.run(.canary, bytes, count)
}

#if !FUZZING
  @main
  enum Tool {
    static func main() { ReplayTool.main(.canary) }
  }
#endif
