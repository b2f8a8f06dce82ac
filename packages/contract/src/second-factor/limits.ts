/** Of whom the installation asks for a second factor. */
export const secondFactorDemands = ['nobody', 'administrators'] as const
export type SecondFactorDemand = (typeof secondFactorDemands)[number]

/** So many recovery codes are made at once. */
export const recoveryCodeCount = 10
/** A secret that nobody confirmed by a code counts no more after so long. */
export const secretMinutes = 15
