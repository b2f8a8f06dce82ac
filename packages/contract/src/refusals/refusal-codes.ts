/**
 * Why a call of a learner who sits an assessment is refused: the codes that people meet. `deadlinePassed` is
 * `urn:isomorph:deadline-passed` in problem details, whose English title and detail the server has; screens have the words in their
 * language by these codes.
 */
export const sittingRefusalCodes = [
  'notOpenYet',
  'closed',
  'wrongAccessCode',
  'accessCodeLocked',
  'notStarted',
  'unreadableAnswers',
  'unknownQuestions',
  'tooMuchText',
  'deadlinePassed',
  'paused',
  'onBreak',
  'noBreakLeft',
  'noAttemptsLeft',
  'finished',
  'notFinishedByHand',
  'nothingToAppeal',
  'appealedAlready',
  'appealPeriodOver',
  'appealAnswered',
  'busy',
] as const
export type SittingRefusalCode = (typeof sittingRefusalCodes)[number]

/** The same for what concerns the lockdown browser in which an assessment is taken. */
export const lockdownRefusalCodes = [
  'lockdownNeeded',
  'lockdownExpired',
  'lockdownUntilEnd',
  'lockdownNotFound',
  'lockdownOldProof',
  'lockdownOtherAddress',
  'lockdownOtherSettings',
  'lockdownOtherVersion',
  'lockdownWrongResponse',
  'lockdownLaunchEnded',
  'noLockdown',
] as const
export type LockdownRefusalCode = (typeof lockdownRefusalCodes)[number]

/** The same for what any call can be refused for. Those whose detail names what was found keep the words of the server. */
export const platformRefusalCodes = [
  'invalidInput',
  'unreadableRequest',
  'notSignedIn',
  'notAllowed',
  'notFound',
  'requestTooSlow',
  'otherRefusal',
  'tooManyRequests',
  'unavailable',
  'tookTooLong',
  'stopping',
] as const
export type PlatformRefusalCode = (typeof platformRefusalCodes)[number]
