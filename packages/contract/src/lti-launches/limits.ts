/** What a launch leads to for the person who came by it. */
export const ltiLaunchStates = [
  /** The assessment, or the course. */
  'ready',
  /** The person connects the course of the platform with one here. */
  'connect',
  /** The person chooses which assessment the link opens. */
  'choose',
  /** The person chooses to which assessments the platform gets links. */
  'deepLink',
  /** The platform has got its links. */
  'answered',
  /** Staff have not set it up yet. */
  'notReady',
  /** The platform gives the person no role in the course. */
  'noRole',
  /** The platform's staff look as a learner: nothing of it would count. */
  'testPerson',
] as const

/** So many links are added at once. */
export const linksMaximum = 50

export type LtiLaunchState = (typeof ltiLaunchStates)[number]
