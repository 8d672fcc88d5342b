/// What files of well-known formats begin with: parsers decide by it, so random bytes have it too.
enum FileSignatures {
  /// Sources: RFC 1952 (gzip), RFC 1950 (zlib), RFC 8878 (Zstandard), RFC 2083 (PNG), ITU-T T.81
  /// (JPEG), GIF89a, RIFF, ISO 32000 (PDF), PKWARE's APPNOTE (ZIP), the file format of SQLite 3,
  /// the ELF specification, Mach-O's `loader.h`, Unicode 23.8 (byte order marks), CFBinaryPList.c,
  /// XML 1.0, the shebang of execve(2), and PEM (RFC 7468).
  static let all: [[UInt8]] =
    [
      [0x1F, 0x8B, 0x08], [0x78, 0x9C], [0x28, 0xB5, 0x2F, 0xFD],
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF, 0xE0],
      [0x50, 0x4B, 0x03, 0x04], [0x7F, 0x45, 0x4C, 0x46], [0xCF, 0xFA, 0xED, 0xFE],
      [0xCA, 0xFE, 0xBA, 0xBE], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF],
    ]
    + [
      "GIF89a", "RIFF", "%PDF-1.7", "SQLite format 3\0", "bplist00", "<?xml", "#!/", "-----BEGIN ",
    ]
    .map { Array($0.utf8) }
}
