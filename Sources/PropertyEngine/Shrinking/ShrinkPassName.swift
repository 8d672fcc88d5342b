/// The shrink passes by name, in the order they run; see `Documentation/Decisions/`.
public enum ShrinkPassName: String, CaseIterable, Hashable, Sendable {
  case deleteSteps, passToDescendant, mergeLists, renumber, deleteElements, simplifySpans,
    lowerDuplicates
  case lowerNumbers, lowerBranches, changeShape, roundFloats, swapSubtrees
  case lowerStepDuplicates, lowerStepsTogether, mergeSteps, sortSteps, shortenBytes, reorder,
    lowerTogether
  case redistributePairs, redistributeFloats, divide, extrapolate, replaceSteps, lowerNeighbours,
    trySmallerIndices
  case spliceLists, regrowNodes, mergeElements, renameThroughout, editInParallel, deleteRuns
  case shortestPath, tieNumbers, editDigits, lowerByPeriods, splitBytes, lowerAllTogether
  case deleteAndRaise, raiseDuplicates, tryNotableNumbers, combineEdits, lowerSubsets, exhaustPairs
  case exhaustSmaller, sampleSmaller

  /// Runs only when a round of the passes before it found nothing.
  var isLastResort: Bool {
    self == .replaceSteps || self == .lowerNeighbours || self == .trySmallerIndices
  }

  /// Runs only when no other pass finds anything, to leave a local minimum.
  var isEscape: Bool { Self.escapes.contains(self) }

  private static let escapes: Set<ShrinkPassName> = [
    .spliceLists, .regrowNodes, .mergeElements, .renameThroughout, .editInParallel, .deleteRuns,
    .shortestPath, .tieNumbers, .editDigits, .lowerByPeriods, .splitBytes, .lowerAllTogether,
    .deleteAndRaise, .raiseDuplicates, .tryNotableNumbers, .combineEdits, .lowerSubsets,
    .exhaustPairs, .exhaustSmaller, .sampleSmaller,
  ]

  /// Edits steps of a sequence of commands, and has nothing to do with other cases.
  var isForSteps: Bool { Self.stepPasses.contains(self) }

  private static let stepPasses: Set<ShrinkPassName> = [
    .deleteSteps, .lowerStepDuplicates, .lowerStepsTogether, .mergeSteps, .sortSteps,
    .replaceSteps, .shortestPath,
  ]

  var pass: any ShrinkPass {
    switch self {
    case .deleteSteps: DeleteSteps()
    case .lowerStepDuplicates: LowerStepDuplicates()
    case .lowerStepsTogether: LowerStepsTogether()
    case .mergeSteps: MergeSteps()
    case .replaceSteps: ReplaceSteps()
    case .sortSteps: SortSteps()
    case .passToDescendant: PassToDescendant()
    case .mergeLists: MergeLists()
    case .deleteElements: DeleteElements()
    case .simplifySpans: SimplifySpans()
    case .lowerDuplicates: LowerDuplicates()
    case .lowerNumbers: LowerNumbers()
    case .lowerBranches: LowerBranches()
    case .shortenBytes: ShortenBytes()
    case .reorder: Reorder()
    case .lowerTogether: LowerTogether()
    case .redistributePairs: RedistributePairs()
    case .redistributeFloats: RedistributeFloats()
    case .divide: Divide()
    case .lowerNeighbours: LowerNeighbours()
    case .swapSubtrees: SwapSubtrees()
    case .renumber: Renumber()
    case .changeShape: ChangeShape()
    case .roundFloats: RoundFloats()
    case .trySmallerIndices: TrySmallerIndices()
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
    case .raiseDuplicates: RaiseDuplicates()
    case .tryNotableNumbers: TryNotableNumbers()
    case .tieNumbers: TieNumbers()
    case .combineEdits: CombineEdits()
    case .lowerSubsets: LowerSubsets()
    case .exhaustPairs: ExhaustPairs()
    case .splitBytes: SplitBytes()
    case .exhaustSmaller: ExhaustSmaller()
    case .sampleSmaller: SampleSmaller()
    }
  }
}
