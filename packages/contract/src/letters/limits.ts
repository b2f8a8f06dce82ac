/** Of what learners are told by letter. */
export const learnerLetterKinds = ['opened', 'dueSoon', 'released', 'corrected', 'appealAnswered'] as const
/** Of what those who mark are told by letter. */
export const staffLetterKinds = ['toGrade', 'appealRaised', 'regradeReady'] as const
export const letterKinds = [...learnerLetterKinds, ...staffLetterKinds] as const
export type LetterKind = (typeof letterKinds)[number]

/** Never, in one letter a day, or as it happens. */
export const letterModes = ['off', 'digest', 'atOnce'] as const
export type LetterMode = (typeof letterModes)[number]

/** Until somebody chooses: one letter a day at most, and none about what opens, which courses say in class. */
export const defaultLetterModes: Readonly<Record<LetterKind, LetterMode>> = {
  opened: 'off',
  dueSoon: 'digest',
  released: 'digest',
  corrected: 'digest',
  appealAnswered: 'digest',
  toGrade: 'digest',
  appealRaised: 'digest',
  regradeReady: 'atOnce',
}

/** Why an installation sends no letters. */
export const letterAvailabilities = ['available', 'noMailServer', 'switchedOff'] as const
export type LetterAvailability = (typeof letterAvailabilities)[number]

/** The hour of the daily letter, on the clocks of whom it is for. */
export const digestHour = 7
