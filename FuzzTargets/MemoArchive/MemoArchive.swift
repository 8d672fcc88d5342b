#if compiler(>=6.3)
  @c(LLVMFuzzerTestOneInput)
  public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt { 0 }
#else
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt { 0 }
#endif

#if !FUZZING
  @main
  struct Replay {
    static func main() {}
  }
#endif
