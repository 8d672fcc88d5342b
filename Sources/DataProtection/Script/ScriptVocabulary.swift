/// The events a device script may hold, as they are written, with what they do.
public enum ScriptVocabulary {
  /// One way to write an event.
  public struct Entry: Hashable, Sendable {
    /// How it is written. `X` is a file class (A B C D CX), `x` a keychain constant (ak aku akpu ck
    /// cku dk dku), `f` a path, `k` a name (`k*` for a synchronizable item), `[…]` may be left out.
    public let form: String
    /// What it does.
    public let meaning: String
  }

  /// All events, in the order of the documentation.
  public static let entries: [Entry] = device + files + keychain + rest

  /// The forms alone, for an error message.
  static var forms: String { entries.map(\.form).joined(separator: " ") }

  private static let device: [Entry] = [
    Entry(form: "P", meaning: "set a passcode"),
    Entry(form: "P-", meaning: "remove the passcode"),
    Entry(form: "P!", meaning: "change the passcode"),
    Entry(form: "L", meaning: "lock"),
    Entry(form: "U", meaning: "unlock with the passcode"),
    Entry(form: "+N[s|m|h|d]", meaning: "let time pass; seconds unless a unit is given"),
    Entry(form: "inactive", meaning: "the person has been inactive since the lock"),
    Entry(form: "idle", meaning: "the reboot after long inactivity, if locked"),
    Entry(form: "R", meaning: "reboot"),
    Entry(form: "O", meaning: "power off"),
    Entry(form: "O+", meaning: "power on"),
    Entry(form: "fg", meaning: "launch or bring to the foreground"),
    Entry(form: "bg", meaning: "launch in the background"),
    Entry(form: "prewarm", meaning: "the system warms the application up"),
    Entry(form: "kill", meaning: "end the application; its handles close"),
    Entry(form: "install[(X)]", meaning: "install or update, X being the default entitlement"),
    Entry(form: "uninstall", meaning: "remove the application and its container"),
    Entry(form: "erase", meaning: "erase all content"),
  ]

  private static let files: [Entry] = [
    Entry(form: "w([X,]f)", meaning: "create f and write it; without X the class is inherited"),
    Entry(form: "rd(f)", meaning: "open, read all, close"),
    Entry(form: "wr(f[,text])", meaning: "open for writing, replace the content, close"),
    Entry(form: "atomic([X,]f[,text])", meaning: "write beside f and rename over it"),
    Entry(
      form: "open(f[,w])", meaning: "open for reading, or for writing too, and keep the handle"),
    Entry(form: "hrd([f])", meaning: "read through the handle last opened"),
    Entry(form: "hwr([f][,text])", meaning: "write through the handle last opened"),
    Entry(form: "close([f])", meaning: "close the handle last opened"),
    Entry(form: "mmap([f])", meaning: "map through the handle last opened, or open one"),
    Entry(form: "touch([f])", meaning: "touch a page of the mapping"),
    Entry(form: "trunc(f,n)", meaning: "open for writing, cut to n bytes, close"),
    Entry(form: "del(f)", meaning: "delete"),
    Entry(form: "mv(f,g)", meaning: "rename or move"),
    Entry(form: "cp(f,g)", meaning: "copy the content"),
    Entry(form: "ln(f,g)", meaning: "make a hard link"),
    Entry(form: "mkdir(f)", meaning: "make a directory"),
    Entry(form: "rmdir(f)", meaning: "remove an empty directory"),
    Entry(form: "ls(f)", meaning: "list a directory"),
    Entry(form: "exists(f)", meaning: "ask whether the name exists"),
    Entry(form: "set(f,X)", meaning: "set the class of a file or directory"),
    Entry(form: "class?(f)", meaning: "ask for the class"),
  ]

  private static let keychain: [Entry] = [
    Entry(form: "kc+([x,]k[,text])", meaning: "add an item"),
    Entry(form: "kc?[(k)]", meaning: "read an item; without k the one last added"),
    Entry(form: "kc@(k)", meaning: "read the attributes alone"),
    Entry(form: "kc*[(x)]", meaning: "read all items"),
    Entry(form: "kc=(k,text)", meaning: "replace the secret"),
    Entry(form: "kc>(k,x)", meaning: "change the accessibility"),
    Entry(form: "kc-(k)", meaning: "delete"),
  ]

  private static let rest: [Entry] = [
    Entry(form: "set(k=text)", meaning: "set a user default"),
    Entry(form: "get(k)", meaning: "read a user default"),
    Entry(form: "sync", meaning: "write the user defaults to their file"),
    Entry(form: "bk(local|encrypted|icloud)", meaning: "take a backup"),
    Entry(form: "rs(same|other)", meaning: "restore it on this device, or on another one"),
    Entry(form: "kcsync", meaning: "iCloud Keychain carries items to the other device; go there"),
    Entry(form: "dev(n)", meaning: "go to device n, the first being 1"),
    Entry(form: "flag", meaning: "ask whether protected data is available"),
    Entry(form: "if(event)", meaning: "do it only if protected data is available"),
    Entry(form: "why(f)", meaning: "explain whether f can be read"),
    Entry(form: "kcwhy(k)", meaning: "explain whether the item can be read"),
    Entry(form: "say(text)", meaning: "print what the application does next"),
  ]
}
