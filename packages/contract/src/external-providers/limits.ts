export const externalProviderTypes = ['lti', 'timetabling'] as const

/** Learning platforms whose set-up is described step by step; `other` for any that speaks LTI 1.3. */
export const ltiProducts = ['moodle', 'canvas', 'brightspace', 'blackboard', 'sakai', 'other'] as const
export type LtiProduct = (typeof ltiProducts)[number]

/** Which claim of a launch carries the university number. */
export const puidClaims = ['none', 'custom', 'sourcedId'] as const
export type PuidClaim = (typeof puidClaims)[number]

export const deploymentIdMaximum = 255
export const deploymentsMaximum = 100

/** How we sign in to a timetable: as an account with a password, or with a token in the address. */
export const timetableCredentials = ['password', 'token'] as const
export type TimetableCredential = (typeof timetableCredentials)[number]

/** Where a timetable comes from: UniTime is asked, exports of OneRoster are handed in. */
export const timetableProducts = ['unitime', 'oneroster'] as const
export type TimetableProduct = (typeof timetableProducts)[number]

/** Which column of users.csv is the university number; of `userIds` the first one counts. */
export const rosterNumberColumns = ['identifier', 'username', 'sourcedId', 'userIds'] as const
export type RosterNumberColumn = (typeof rosterNumberColumns)[number]

export const rosterFileMaximumBytes = 20 * 1024 * 1024
