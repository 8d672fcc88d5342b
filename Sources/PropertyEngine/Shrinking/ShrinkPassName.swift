/// The shrink passes by name, in the order they run; see `Documentation/Decisions/`.
public enum ShrinkPassName: String, CaseIterable, Hashable, Sendable {
  case deleteSteps, descend, mergeLists, renumber, deleteElements, simplifySpans, lowerTwins
  case lowerNumbers, lowerBranches, reshape, roundFloats, exchange
  case lowerStepTwins, lowerStepPairs, mergeSteps, sortSteps, shortenBytes, reorder, lowerPairs
  case trade, divide, extrapolate, refitSteps, lowerNeighbours, tryBelow
  case spliceLists, regrowNodes, mergeElements, renameThroughout, editInParallel, deleteRuns
  case shortestPath, tieNumbers, editDigits, lowerByPeriods, splitBytes, lowerAllTogether
  case deleteAndRaise
  case exhaustSmaller, sampleSmaller

  /// Runs only when a round of the passes before it found nothing.
  var isLastResort: Bool {
    self == .refitSteps || self == .lowerNeighbours || self == .tryBelow
  }

  /// Runs only when no other pass finds anything, to leave a local minimum.
  var isEscape: Bool {
    switch self {
    case .shortestPath, .editDigits, .lowerByPeriods, .renameThroughout, .editInParallel,
      .spliceLists,
      .regrowNodes, .mergeElements, .deleteRuns, .tieNumbers, .splitBytes, .exhaustSmaller,
      .sampleSmaller, .lowerAllTogether, .deleteAndRaise:
      true
    case .deleteSteps, .descend, .mergeLists, .renumber, .deleteElements, .simplifySpans,
      .lowerTwins, .lowerNumbers, .lowerBranches, .reshape, .roundFloats, .exchange,
      .lowerStepTwins, .lowerStepPairs, .mergeSteps, .sortSteps, .shortenBytes, .reorder,
      .lowerPairs, .trade, .divide, .extrapolate, .refitSteps, .lowerNeighbours, .tryBelow:
      false
    }
  }

  /// Edits steps of a sequence of commands, and has nothing to do with other cases.
  var isForSteps: Bool {
    switch self {
    case .deleteSteps, .lowerStepTwins, .lowerStepPairs, .mergeSteps, .sortSteps, .refitSteps,
      .shortestPath:
      true
    case .descend, .mergeLists, .renumber, .deleteElements, .simplifySpans, .lowerTwins,
      .lowerNumbers, .lowerBranches, .reshape, .roundFloats, .exchange, .shortenBytes, .reorder,
      .lowerPairs, .trade, .divide, .extrapolate, .lowerNeighbours, .tryBelow, .spliceLists,
      .regrowNodes, .mergeElements, .renameThroughout, .editInParallel, .deleteRuns, .tieNumbers,
      .editDigits, .lowerByPeriods, .splitBytes, .lowerAllTogether, .deleteAndRaise,
      .exhaustSmaller, .sampleSmaller:
      false
    }
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
    case .divide: Divide()
    case .lowerNeighbours: LowerNeighbours()
    case .exchange: Exchange()
    case .renumber: Renumber()
    case .reshape: Reshape()
    case .roundFloats: RoundFloats()
    case .tryBelow: TryBelow()
    case .extrapolate: Extrapolate()
    case .shortestPath: ShortestPath()
    case .editDigits: EditDigits()
    case .lowerByPeriods: LowerByPeriods()
    case .renameThroughout: RenameThroughout()
    case .editInParallel: EditInParallel()
    case .spliceLists: SpliceLists()
    case .regrowNodes: RegrowNodes()
    case .mergeElements: MergeElements()
    case .deleteRuns: DeleteRuns()
    case .lowerAllTogether: LowerAllTogether()
    case .deleteAndRaise: DeleteAndRaise()
    case .tieNumbers: TieNumbers()
    case .splitBytes: SplitBytes()
    case .exhaustSmaller: ExhaustSmaller()
    case .sampleSmaller: SampleSmaller()
    }
  }
}
