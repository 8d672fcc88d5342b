/// The pieces of Swift that an advice is made of, for iOS 15 and newer.
enum AdviceCode {
  /// Imports in order, each once.
  static func imports(_ modules: [String]) -> String {
    modules.map { "import \($0)" }.joined(separator: "\n")
  }

  /// Adding, replacing and reading a keychain item.
  static func keychain(_ accessibility: KeychainAccessibility) -> String {
    """
    /// Adds a secret or replaces it. Throws the OSStatus: -25308 means locked, so try again later.
    func saveSecret(_ secret: Data, account: String) throws {
      let item: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: "com.example.app",
        kSecAttrAccount as String: account,
      ]
      let values: [String: Any] = [
        kSecValueData as String: secret,
        kSecAttrAccessible as String: \(accessibility.constantName),
      ]
      var status = SecItemUpdate(item as CFDictionary, values as CFDictionary)
      if status == errSecItemNotFound {
        let new = item.merging(values) { _, value in value }
        status = SecItemAdd(new as CFDictionary, nil)
      }
      guard status == errSecSuccess else {
        throw NSError(domain: NSOSStatusErrorDomain, code: Int(status))
      }
    }

    /// Reads a secret; nil only where its absence is proven. For the last argument pass
    /// UIApplication.shared.isProtectedDataAvailable.
    func loadSecret(account: String, protectedDataIsAvailable: Bool) throws -> Data? {
      let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: "com.example.app",
        kSecAttrAccount as String: account,
        kSecReturnData as String: true,
      ]
      var result: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &result)
      if status == errSecItemNotFound && protectedDataIsAvailable { return nil }
      guard status == errSecSuccess, let secret = result as? Data else {
        throw NSError(domain: NSOSStatusErrorDomain, code: Int(status))
      }
      return secret
    }
    """
  }

  /// Encrypting content with a key that is kept in a keychain item.
  static let sealing = """
    /// Encrypts content. The key is 32 random bytes; keep it with saveSecret below.
    func seal(_ content: Data, with key: Data) throws -> Data {
      let box = try AES.GCM.seal(content, using: SymmetricKey(data: key))
      guard let sealed = box.combined else { throw CocoaError(.coderInvalidValue) }
      return sealed
    }

    /// Decrypts what seal has made.
    func unseal(_ sealed: Data, with key: Data) throws -> Data {
      try AES.GCM.open(AES.GCM.SealedBox(combined: sealed), using: SymmetricKey(data: key))
    }
    """

  /// The lines of a function that keep a file or directory out of backups.
  private static func leavingBackups(_ url: String) -> String {
    """

      var excluded = \(url)
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try excluded.setResourceValues(values)
    """
  }

  /// Writing and reading a whole file.
  static func file(_ protection: ProtectionClass, isKeptFromBackups: Bool) -> String {
    let exclusion = isKeptFromBackups ? leavingBackups("url") : ""
    return """
      /// Writes a whole file. Throws CocoaError 513 while it is locked; the old content stays then.
      func save(_ data: Data, to url: URL) throws {
        try data.write(to: url, options: [.atomic, .\(protection.writingOption)])\(exclusion)
      }

      /// Reads it. CocoaError 257 means locked, neither missing nor damaged: try again later, and
      /// neither write nor delete.
      func load(from url: URL) throws -> Data {
        try Data(contentsOf: url)
      }
      """
  }

  /// A directory whose class new files in it get.
  static func directory(
    _ function: String, _ comment: String, _ protection: ProtectionClass, isKeptFromBackups: Bool
  ) -> String {
    let exclusion = isKeptFromBackups ? leavingBackups("directory") : ""
    return """
      \(comment)
      func \(function)(_ directory: URL) throws {
        let files = FileManager.default
        try files.createDirectory(at: directory, withIntermediateDirectories: true)
        try files.setAttributes(
          [.protectionKey: FileProtectionType.\(protection.constantName)],
          ofItemAtPath: directory.path)\(exclusion)
      }
      """
  }

  /// Creating a file in such a directory, through the one handle that class B leaves usable.
  static let creation = """
    /// Creates a file, while locked too. Keep the handle: while locked no other open succeeds.
    func create(_ name: String, in directory: URL) throws -> FileHandle {
      let path = directory.appendingPathComponent(name).path
      let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR, 0o600)
      guard descriptor >= 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
      return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
    """
}
