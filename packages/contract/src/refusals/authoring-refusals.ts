/**
 * The same for those who write problems and assessments, and share them. Refusals whose detail the server makes of what it found (a
 * package, a formula, somebody else's image) are not among them.
 */
export const authoringRefusalCodes = {
  problem: [
    'staleProblem',
    'problemDeleted',
    'invalidForSave',
    'staleProblemDraft',
    'tooManyProblemDrafts',
    'problemDraftTooLarge',
    'evaluationTooLong',
    'checksBusy',
    'previewsBusy',
  ],
  assessment: ['staleAssessment', 'assessmentDeleted'],
  problemPackage: ['exportBlocked'],
  prompt: ['promptsNotOffered', 'promptUnderWay', 'draftsOfDaySpent', 'tokensOfMonthSpent'],
  sharing: ['lastOwner', 'sharingDeleted'],
  sharedLibrary: ['sharedLibraryDeleted', 'keyOfOtherLibrary'],
  file: ['noFile', 'notAnImage', 'imageTooLarge', 'unsafeDrawing', 'fileMissing'],
  url: ['pageNotReached'],
} as const
type Owner = keyof typeof authoringRefusalCodes

/** The codes of one owner; of all of them without one. */
export type AuthoringRefusalCode<O extends Owner = Owner> = (typeof authoringRefusalCodes)[O][number]
