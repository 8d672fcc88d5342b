import PicklockArchiveProperties
import PropertyFuzzing

/// A memo comes back as it was written; damaged on the way, never unnoticed.
#if compiler(>=6.3)
  @c(LLVMFuzzerTestOneInput)
#else
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Safety: libFuzzer's bytes are there for the whole call.
  unsafe Harness.run(.memoDamage, bytes, count)
}

#if !FUZZING
  @main
  enum Tool {
    static func main() {
      ReplayTool.main(.memoDamage) {
        ArchiveSeeds.cases(of: .memoDamage, count: 40)
          .map { (name: $0.name, bytes: $0.bytes) }
      }
    }
  }
#endif
