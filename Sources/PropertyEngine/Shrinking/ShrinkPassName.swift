/// The shrink passes by name, in the order they run; see `Documentation/Decisions/`.
public enum ShrinkPassName: String, CaseIterable, Hashable, Sendable {
  case deleteSteps, descend, mergeLists, deleteElements, simplifySpans, lowerTwins, lowerNumbers,
    lowerBranches
  case lowerStepTwins, lowerStepPairs, mergeSteps, sortSteps, shortenBytes, reorder, lowerPairs,
    trade, reflect, divide, refitSteps, lowerNeighbours, tryBelow

  /// Runs only when a round of the passes before it found nothing.
  var isLastResort: Bool {
    self == .refitSteps || self == .lowerNeighbours || self == .tryBelow
  }

  var pass: any ShrinkPass {
    switch self {
    case .deleteSteps: DeleteSteps()
    case .lowerStepTwins: LowerStepTwins()
    case .lowerStepPairs: LowerStepPairs()
    case .mergeSteps: MergeSteps()
    case .refitSteps: RefitSteps()
    case .sortSteps: SortSteps()
    case .descend: Descend()
    case .mergeLists: MergeLists()
    case .deleteElements: DeleteElements()
    case .simplifySpans: SimplifySpans()
    case .lowerTwins: LowerTwins()
    case .lowerNumbers: LowerNumbers()
    case .lowerBranches: LowerBranches()
    case .shortenBytes: ShortenBytes()
    case .reorder: Reorder()
    case .lowerPairs: LowerPairs()
    case .trade: Trade()
    case .reflect: Reflect()
    case .divide: Divide()
    case .lowerNeighbours: LowerNeighbours()
    case .tryBelow: TryBelow()
    }
  }
}
