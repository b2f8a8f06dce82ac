/** What can be wrong with some variants of a problem that is valid as such. */
export const troubleKinds = [
  'cannotBeDrawn',
  'keyHasNoValue',
  'complexWhereReal',
  'answersCoincide',
  'toleranceWiderThanSpread',
  'roundedToZero',
  'uglyValue',
  'duplicates',
] as const

export type TroubleKind = (typeof troubleKinds)[number]
