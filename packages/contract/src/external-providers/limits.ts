export const externalProviderTypes = ['lti'] as const

/** Learning platforms whose set-up is described step by step; `other` for any that speaks LTI 1.3. */
export const ltiProducts = ['moodle', 'canvas', 'brightspace', 'blackboard', 'sakai', 'other'] as const
export type LtiProduct = (typeof ltiProducts)[number]

/** Which claim of a launch carries the university number. */
export const puidClaims = ['none', 'custom', 'sourcedId'] as const
export type PuidClaim = (typeof puidClaims)[number]

export const deploymentIdMaximum = 255
export const deploymentsMaximum = 100
