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

/** What the client of Respondus and this product put into addresses for each other. */
export const respondusNames = {
  challenge: 'rldbcv',
  response: 'rldbrv',
  exam: 'examid',
  check: 'ldbcheck',
} as const

/** Opening this address with the key of the assessment closes Safe Exam Browser. */
export const lockdownExitPath = `/help/lockdown-browser?${lockdownNames.exit}=1`

/** In the address of the page and of the call that prove to be in a lockdown browser: proofs are bound to addresses. */
export const challengeName = 'challenge'

/** Safe Exam Browser names itself at the end of what browsers say. Any program can say so. */
export function isSafeExamBrowserAgent(userAgent: string): boolean {
  return /\bSEB\/\d/.test(userAgent)
}

export const lockdownLaunchError =
  'A LockDown Browser session could not be started. Please close the browser and try again.'

export const operatingSystems = ['Windows', 'macOS', 'iPad', 'Unknown'] as const
export type OperatingSystem = (typeof operatingSystems)[number]
