internal import PicklockSystem

/// What a probe does when it crashes: leaves its return addresses on the page, then dies.
///
/// The parent, whose images lie at the same addresses, finds out which code they belong to.
@safe
enum CrashRecorder {
  #if os(Linux)
    private typealias Backtrace =
      @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
    private typealias Locate =
      @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32

    /// The layout of C's `Dl_info`.
    @safe
    private struct ImageInfo {
      var path: UnsafePointer<CChar>?
      var base: UnsafeRawPointer?
      var symbol: UnsafePointer<CChar>?
      var address: UnsafeRawPointer?
    }

    private static let fatalSignals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    private static let stackSize = 128 * 1_024

    // Safety: both symbols have the C signatures above in every C library that has them, and are
    // nil elsewhere. The variables are set before a probe's handlers can run and are read by its
    // one thread; `frames` is never freed and holds what `backtrace` is told. The other pointers
    // live for one call, but for the signal stack, which lives as long as the process.
    /// `backtrace` and `dladdr` have no declaration Swift can import, and Musl lacks the first.
    private static let backtrace = unsafe unsafeBitCast(
      dlsym(nil, "backtrace"), to: Backtrace?.self)
    private static let locate = unsafe unsafeBitCast(dlsym(nil, "dladdr"), to: Locate?.self)

    private nonisolated(unsafe) static var page: SharedPage?
    private nonisolated(unsafe) static var parent: pid_t = 0
    private nonisolated(unsafe) static var frames =
      UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: SharedPage.maximumFrames)

    /// Does what must not happen first in a signal handler: loads the unwinder.
    static func prepare() {
      _ = unsafe backtrace?(frames, 1)
      _ = unsafe locate
    }

    /// Makes a fresh probe ready: silent, without core files, recording its crash.
    static func settle(page: SharedPage, standardError: Int32) {
      unsafe self.page = page
      let null = unsafe open("/dev/null", O_WRONLY)
      if null >= 0 { dup2(null, STDOUT_FILENO) }
      dup2(standardError, STDERR_FILENO)
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      #if canImport(Musl)
        _ = unsafe setrlimit(RLIMIT_CORE, &none)
      #else
        _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
      #endif
      var stack = unsafe stack_t()
      unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
      unsafe stack.ss_size = stackSize
      unsafe sigaltstack(&stack, nil)
      for number in fatalSignals {
        var action = sigaction()
        #if canImport(Musl)
          unsafe action.__sa_handler.sa_handler = record
        #else
          unsafe action.__sigaction_handler.sa_handler = record
        #endif
        // The handler runs once: when it returns, the same instruction traps again and kills.
        action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
        unsafe sigaction(number, &action, nil)
      }
      endWithParent()
    }

    /// Looks every few seconds whether anyone still waits for this probe; a probe that hangs must
    /// not outlive a test run that was killed.
    private static func endWithParent() {
      unsafe parent = getppid()
      signal(SIGALRM) { _ in
        if unsafe getppid() == CrashRecorder.parent { alarm(5) } else { _exit(1) }
      }
      alarm(5)
    }

    private static let record: @convention(c) (Int32) -> Void = { number in
      if let backtrace = unsafe backtrace, let page = unsafe page {
        let count = unsafe backtrace(frames, Int32(SharedPage.maximumFrames))
        unsafe page.note(frames: frames, count: Int(count))
      }
      if number == SIGABRT { raise(number) }
    }

    /// The innermost frame of the code under test: the first one beyond the signal's return that
    /// lies neither in the C library nor in Swift's own.
    static func place(of frames: [UInt]) -> String {
      guard let locate = unsafe locate else { return "" }
      var isBeyondSignal = false
      for frame in frames {
        var info = ImageInfo()
        guard let address = unsafe UnsafeRawPointer(bitPattern: frame),
          unsafe locate(address, &info) != 0, let path = unsafe info.path,
          let base = unsafe info.base
        else { continue }
        let image = unsafe String(cString: path).split(separator: "/").last.map(String.init) ?? ""
        if image.hasPrefix("libc.") || image.hasPrefix("ld-") {
          isBeyondSignal = true
        } else if isBeyondSignal, !image.hasPrefix("libswift") {
          let offset = String(frame - UInt(bitPattern: base), radix: 16)
          return "\(image)+\(offset)"
        }
      }
      return ""
    }
  #endif
}
