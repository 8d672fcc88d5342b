import PicklockArchiveProperties
import PropertyFuzzing

/// Any bytes give a whole memo or a typed error, never a trap or an empty memo.
#if compiler(>=6.3)
  @c(LLVMFuzzerTestOneInput)
#else
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Safety: libFuzzer's bytes are there for the whole call.
  unsafe Harness.run(.memoArchive, bytes, count)
}

#if !FUZZING
  @main
  enum Tool {
    static func main() {
      ReplayTool.main(.memoArchive) {
        try ArchiveSeeds.all().map { (name: $0.name, bytes: $0.bytes) }
      }
    }
  }
#endif
