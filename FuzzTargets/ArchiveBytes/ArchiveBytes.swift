import PicklockArchiveProperties
import PropertyFuzzing

/// Any archive is read whole or refused, and reads the same when written again.
#if compiler(>=6.3)
  @c(LLVMFuzzerTestOneInput)
#else
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Safety: libFuzzer's bytes are there for the whole call.
  unsafe Harness.run(.archiveBytes, bytes, count)
}

#if !FUZZING
  @main
  enum Tool {
    static func main() {
      ReplayTool.main(.archiveBytes) {
        try ArchiveSeeds.whole().map { (name: $0.name, bytes: $0.bytes) }
      }
    }
  }
#endif
