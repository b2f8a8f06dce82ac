/**
 * Why calls of those who mark, override results, regrade or watch an exam are refused: the codes that people meet on those screens, by
 * what they belong to. `noRubric` is `urn:isomorph:no-rubric` in problem details, whose English title and detail the server has;
 * screens have the words in their language by these codes.
 */
export const markingRefusalCodes = {
  answerCluster: ['groupDecidedBefore', 'keyOfOtherDecision'],
  grading: ['rubricChangedMeanwhile', 'noRubric', 'nothingToUndo', 'foreignRubricItem', 'keyOfOtherMark'],
  results: [
    'overriddenMeanwhile',
    'keyOfOtherOverride',
    'notStartedYet',
    'unreadableScores',
    'appealNeedsWords',
    'appealNeedsAnother',
    'markAppealed',
    'markedMeanwhile',
  ],
  regrade: [
    'regradeUnderWay',
    'unknownProblemToRegrade',
    'revisionNotUsable',
    'poolPointsStay',
    'nothingToRegrade',
    'regradeNotReady',
    'regradedSince',
    'regradeNotApplied',
    'keyOfOtherRegrade',
  ],
  act: ['keyOfOtherAct', 'learnerNotStarted', 'notEnded', 'reopeningNeedsEnd', 'impossibleEnd'],
  announcement: ['notLearners', 'problemNotAsked', 'keyOfOtherAnnouncement'],
  paper: [
    'unknownSheet',
    'versionsWithPools',
    'problemsReplaced',
    'marksOfOtherQuestions',
    'notEntered',
    'noMarksInFile',
    'sheetOfNobody',
    'sheetOfOther',
    'learnerHasSheet',
    'begunOnScreen',
  ],
} as const
type Owner = keyof typeof markingRefusalCodes

/** The codes of one owner; of all of them without one. */
export type MarkingRefusalCode<O extends Owner = Owner> = (typeof markingRefusalCodes)[O][number]
