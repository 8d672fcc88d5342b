import PicklockDeviceProperties
import PropertyFuzzing

/// A lock, a reboot or a crash between any two steps of an application changes only what the
/// tables say.
#if compiler(>=6.3)
  @c(LLVMFuzzerTestOneInput)
#else
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Safety: libFuzzer's bytes are there for the whole call.
  unsafe Harness.run(.deviceLanes, bytes, count)
}

#if !FUZZING
  @main
  enum Tool {
    static func main() { ReplayTool.main(.deviceLanes) }
  }
#endif
