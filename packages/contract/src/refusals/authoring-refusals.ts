/**
 * The same for those who write problems and assessments, and share them. Where the server makes the detail of what it found (a package,
 * somebody else's image), `said` has its codes.
 */
export const authoringRefusalCodes = {
  problem: [
    'staleProblem',
    'problemDeleted',
    'invalidForSave',
    'noVariant',
    'staleProblemDraft',
    'tooManyProblemDrafts',
    'problemDraftTooLarge',
    'evaluationTooLong',
    'checksBusy',
    'previewsBusy',
  ],
  assessment: ['staleAssessment', 'assessmentDeleted'],
  problemPackage: ['unreadablePackage', 'exportBlocked'],
  prompt: ['promptsNotOffered', 'promptUnderWay', 'draftsOfDaySpent', 'tokensOfMonthSpent'],
  sharing: ['lastOwner', 'sharingDeleted'],
  sharedLibrary: ['sharedLibraryDeleted', 'keyOfOtherLibrary'],
  file: ['noFile', 'notAnImage', 'imageTooLarge', 'unsafeDrawing', 'fileMissing', 'figureOfOthers'],
  url: ['pageNotReached'],
} as const
type Owner = keyof typeof authoringRefusalCodes

/** The codes of one owner; of all of them without one. */
export type AuthoringRefusalCode<O extends Owner = Owner> = (typeof authoringRefusalCodes)[O][number]
