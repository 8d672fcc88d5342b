import DataProtection

/// What a wrong step breaks: an invariant by its number in the specification, or a table.
enum DeviceClaim: Hashable, Sendable {
  case invariant(Int)
  /// A cell of the file table.
  case cell(Int)
  /// The answer to a kind of command.
  case answer(String)

  /// The name of the failure.
  var name: String {
    switch self {
    case .invariant(let number):
      "invariant \(number)" + (Self.sentences[number].map { ": \($0)" } ?? "")
    case .cell(let index):
      "table 4.1: \(Self.family(of: Policy.fileCells[index].row))"
        + " class \(Policy.fileCells[index].protection)"
    case .answer(let kind): "the right answer to \(kind)"
    }
  }

  /// Rows that one mistake shows in alike.
  private static func family(of row: FileRow) -> String {
    switch row {
    case .create, .createInherited, .replace, .replaceInherited: "making"
    case .openRead, .openWrite, .secondOpen, .readHandle, .writeHandle, .map, .touchMapping,
      .close:
      "reaching"
    case .copy, .clone: "copying"
    case .setSame, .setToComplete, .setToUnlessOpen, .setToUntilFirst, .setToNone, .setToInactive:
      "changing the class of"
    case .setDirectory, .directory: "directories of"
    case .delete, .rename, .link, .metadata: "naming"
    case .defaultsRead, .defaultsWrite: "defaults of"
    }
  }

  static let sentences: [Int: String] = [
    1: "no class A content while its key is evicted or before first unlock",
    2: "no class C content before first unlock",
    3: "class B opens only while unlocked",
    4: "an open class B handle works until it is closed",
    5: "class B can be created while locked",
    6: "no second open of class B while locked",
    7: "a class A handle works again after unlock, where it stood",
    8: "acknowledged bytes are kept",
    9: "a failed operation changes nothing",
    10: "a lock while locked changes nothing",
    11: "within grace everything answers as unlocked",
    12: "an unlock within grace evicts nothing",
    13: "unlock brings every file back",
    14: "a restart ends every handle and empties memory",
    15: "first unlock holds until the next boot",
    16: "the availability flag implies class A",
    17: "notifications come in turn, the warning before eviction",
    18: "metadata does not depend on lock or class",
    19: "names can be removed and moved in every state",
    20: "a class changes only when it is set or the file replaced",
    21: "a directory's new class reaches no file in it",
    22: "a moved file keeps its class",
    23: "a new file's class is explicit, else its directory's",
    24: "a failed set-class changes nothing",
    25: "setting the class a file has never fails",
    26: "setting a class never makes content readable",
    27: "a replace leaves the old content or the new",
    28: "ThisDeviceOnly items stay on their device",
    29: "items travel only by encrypted backup or by sync",
    30: "akpu exists only under the passcode it was made under",
    31: "no akpu item is in a backup",
    32: "a restore on the same device brings every item back",
    33: "synchronizable items are not ThisDeviceOnly",
    34: "accessibility changes only by update or by adding again",
    35: "locked and missing are told apart",
    36: "a locked row is never left out silently",
    37: "without a passcode everything is readable",
    38: "nothing outlives an erase",
    39: "a backup taken while locked holds class A and B",
  ]
}
