/** What learners need to take an assessment. */
export const lockdownKinds = ['none', 'safeExamBrowser', 'respondus'] as const
export type LockdownKind = (typeof lockdownKinds)[number]

/**
 * Why a session sees an assessment that needs a lockdown browser: it proved to be in one, the learner needs none, staff look
 * at it, or nobody can be working any more.
 */
export const lockdownOpenings = ['mark', 'exempt', 'staff', 'review'] as const
export type LockdownOpening = (typeof lockdownOpenings)[number]

/** Browser Exam Keys of one assessment: one for each version and platform in use. */
export const browserExamKeysMaximum = 50

export const quitPasswordMaximumLength = 100

/** What a lockdown browser says of itself: query keys of its addresses, and names of cookies. True is 1. */
export const lockdownNames = {
  isLockdownBrowser: 'client-is-lockdown-browser',
  buildId: 'build-id',
  windowsBuildDate: 'build-date-windows',
  macBuildDate: 'build-date-mac',
  iPadBuildDate: 'build-date-ipad',
  exit: 'exit-browser',
} as const

/** Opening this address closes Safe Exam Browser; any other browser forgets that it said it was one. */
export const lockdownExitPath = `/help/lockdown-browser?${lockdownNames.exit}=1`

export const lockdownLaunchError =
  'A LockDown Browser session could not be started. Please close the browser and try again.'

export const operatingSystems = ['Windows', 'macOS', 'iPad', 'Unknown'] as const
export type OperatingSystem = (typeof operatingSystems)[number]
