import Testing

@testable import DataProtection

/// What a newcomer types is understood, or refused with what was meant; nothing is dropped.
@Suite("Mistakes in scripts")
struct ScriptMistakeTests {
  private func refusal(_ script: String) -> String {
    do {
      let steps = try DeviceScript.parse(script)
      return "accepted: \(steps.map { "\($0.command)" })"
    } catch {
      return error.description
    }
  }

  static let traps: [(script: String, message: String)] = [
    ("w(A)", "line 1: 'w(A)' names a class and no file: w(A,f), or w(/A) for a file of that name"),
    ("create(complete)", "line 1: 'create(complete)' names a class and no file"),
    ("atomic(NSFileProtectionNone)", "line 1: 'atomic(NSFileProtectionNone)' names a class and no"),
    ("set(notes.db)", "line 1: 'set(notes.db)' sets nothing: set(f,X) sets a class, set(k=text)"),
    ("set(k=)", "line 1: 'set(k=)' has no text: set(k=%) sets an empty one, unset(k) removes"),
    ("set(=v)", "line 1: 'set(=v)' names no default"),
    ("set()", "line 1: 'set()' is written set(f,X) or set(k=text)"),
    ("why(f,g)", "line 1: 'why(f,g)' is written why("),
    ("kcwhy(k,l)", "line 1: 'kcwhy(k,l)' is written kcwhy(k)"),
    ("flag(x)", "line 1: 'flag(x)' is written flag"),
    ("dev(1,2)", "line 1: 'dev(1,2)' is written dev(n|new)"),
    ("wr(f,)", "line 1: 'wr(f,)' has an empty argument; - leaves one out, and % is an empty text"),
    ("hwr(,)", "line 1: 'hwr(,)' has an empty argument"),
    ("mv(a,)", "line 1: 'mv(a,)' has an empty argument"),
    ("rd(a/)", "line 1: 'a/' is not a path: a name is empty, between two slashes or after"),
    ("rd(..)", "line 1: '..' is not a path: '.' and '..' are not followed"),
    ("rd(a/./b)", "line 1: 'a/./b' is not a path: '.' and '..'"),
    ("rd(%00)", "line 1: '%00' is not a path: a name has a NUL in it"),
    ("rd(a%2fb)", "line 1: 'a%2fb' is not a path: a name has a slash in it"),
    ("chmod(f,999)", "line 1: 'chmod(f,999)' needs a mode in octal, such as 644"),
    ("chmod(f,-1)", "line 1: 'chmod(f,-1)' needs a mode in octal"),
    ("chmod(f)", "line 1: 'chmod(f)' is written chmod(f,mode)"),
  ]

  @Test("a trap is an error that says what was meant", arguments: traps)
  func trap(_ script: String, _ message: String) {
    #expect(refusal(script).hasPrefix(message), "\(refusal(script))")
  }

  @Test("no event takes an argument it has no use for", arguments: ScriptVocabulary.entries)
  func surplus(_ entry: ScriptVocabulary.Entry) {
    let name = ScriptSuggestion.name(of: entry.form)
    guard name != "say", name != "+" else { return }
    let message = refusal("\(name)(\(Array(repeating: "x", count: 9).joined(separator: ",")))")
    #expect(message.contains(" is written \(name)"), "\(message)")
  }

  @Test("a path that is too long is refused with the reason")
  func longPath() {
    let deep = Array(repeating: "d", count: DeviceLimits.pathComponents + 1).joined(separator: "/")
    #expect(refusal("rd(\(deep))").hasSuffix("it has more than 32 names"))
    let long = String(repeating: "n", count: DeviceLimits.nameBytes + 1)
    #expect(refusal("rd(\(long))").hasSuffix("a name has more than 255 bytes"))
  }

  static let misspelt: [(word: String, form: String)] = [
    ("wirte(f)", "wr(f[,text])"), ("lock", "L: lock"), ("Unlock", "U: unlock with the passcode"),
    ("reed(f)", "rd(f)"),
    ("raed(f)", "rd(f)"), ("delte(f)", "del(f)"), ("prewam", "prewarm"), ("instal", "install[(X)]"),
    ("mkidr(d)", "mkdir(d)"), ("open?(f)", "open(f[,w|t])"), ("kc!(k)", "kc?[(k)]"),
    ("passcode", "P: set a passcode"), ("p", "P"), ("foreground", "fg"),
    ("explain(f)", "why"), ("wait", "+N[s|m|h|d]"),
    ("move(a,b)", "mv(f,g)"), ("SecItemAdd(k)", "kc+([x,]k[,text])"),
  ]

  @Test("a misspelt word gets the nearest one, on a line that fits", arguments: misspelt)
  func nearest(_ word: String, _ form: String) {
    let message = refusal(word)
    if word == "kc!(k)" || word == "mkidr(d)" {
      #expect(message.contains("; nearest is \(form.prefix(2))"), "\(message)")
    } else {
      #expect(message.contains("; nearest is \(form)"), "\(message)")
    }
    #expect("picklock device: \(message)".count <= 100, "\(message)")
  }

  @Test("a word that is near to nothing gets no advice")
  func far() { #expect(refusal("xyzzyplugh") == "line 1: unknown event 'xyzzyplugh'; see --help") }

  @Test(
    "a message never repeats more than a line of the script",
    arguments: [
      "x", "rd(", "rd(f,", "w(Z,", "kc+(xx,", "rd(a//", "open(f,", "+", "set(", "trunc(f,", "P(",
      "bk(",
    ])
  func echo(_ start: String) {
    let long = start + String(repeating: "y", count: 10_000)
    let script = start.contains("(") ? long + ")" : long
    #expect(refusal(script).count <= 240, "\(refusal(script).prefix(300))")
    #expect(refusal(script).hasPrefix("line 1: "))
  }

  @Test("arrows and comments need no blanks")
  func separators() throws {
    let lines = try DeviceScript.run("P->L->+11#x y(\nbg#->U\nkc-(k)->flag")
    #expect(lines.map(\.event) == ["P", "L", "+11", "bg", "kc-(k)", "flag"])
    let dashes = try DeviceScript.parse("P P-->P rd(a->b)")
    #expect(dashes.map(\.text) == ["P", "P-", "P", "rd(a->b)"])
  }

  @Test(
    "classes are taken by letter and by every name they have",
    arguments: [
      (
        ProtectionClass.complete,
        [
          "A", "complete", ".complete", "NSFileProtectionComplete",
          "FileProtectionType.complete", "completeFileProtection",
        ]
      ),
      (
        .completeUnlessOpen,
        [
          "B", "completeUnlessOpen", "NSFileProtectionCompleteUnlessOpen",
          "completeFileProtectionUnlessOpen",
        ]
      ),
      (
        .completeUntilFirstUserAuthentication,
        [
          "C", "completeUntilFirstUserAuthentication",
          "NSFileProtectionCompleteUntilFirstUserAuthentication",
          "completeFileProtectionUntilFirstUserAuthentication",
        ]
      ),
      (.none, ["D", "none", "NSFileProtectionNone", "noFileProtection"]),
      (
        .completeWhenUserInactive,
        [
          "CX", "completeWhenUserInactive",
          "NSFileProtectionCompleteWhenUserInactive",
        ]
      ),
    ])
  func classNames(_ protection: ProtectionClass, _ names: [String]) throws {
    for name in names {
      #expect(ProtectionClass(named: name) == protection, "\(name)")
      let lines = try DeviceScript.run("install(\(name)) fg w(\(name),f) set(f,\(name)) class?(f)")
      #expect(lines.last?.text == "class \(protection.letter)", "\(name)")
    }
    #expect(ProtectionClass(named: "") == nil)
    #expect(ProtectionClass(named: "f") == nil)
  }

  @Test(
    "keychain constants are taken by code and by every name",
    arguments: KeychainAccessibility.allCases)
  func constantNames(_ accessibility: KeychainAccessibility) throws {
    let names = [
      accessibility.rawValue, accessibility.name, accessibility.constantName,
      "." + accessibility.name.prefix(1).lowercased() + accessibility.name.dropFirst(),
    ]
    for name in names {
      let lines = try DeviceScript.run("P kc+(\(name),k) kc>(k,\(name)) kc*(\(name)) kc@(k)")
      #expect(lines.last?.text.hasPrefix(accessibility.rawValue + " ") == true, "\(name)")
    }
    #expect(KeychainAccessibility(named: "") == nil)
  }

  @Test("a message about a class or a constant explains them all")
  func lists() {
    for protection in ProtectionClass.allCases {
      #expect(refusal("w(Z,f)").contains("\(protection.letter) \(protection.constantName)"))
    }
    for accessibility in KeychainAccessibility.allCases {
      #expect(refusal("kc+(z,k)").contains("\(accessibility.rawValue) \(accessibility.name)"))
    }
    #expect(refusal("w(f,hello)").hasSuffix("; without a class: w(-,f,hello)"))
    #expect(refusal("kc+(k,secret)").hasSuffix("; without a constant: kc+(-,k,secret)"))
  }

  @Test("a restore says that it erased the device")
  func restore() throws {
    let last = try DeviceScript.run("w(f) bk(local) rs(other)").last
    #expect(last?.text == "ok: device 2 was erased and holds the backup")
  }
}
