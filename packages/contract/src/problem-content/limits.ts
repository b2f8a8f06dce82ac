/** The most points that a question may be worth, or a problem in an assessment. */
export const pointsMaximum = 10_000

/** The most decimals or significant figures to which a value is rounded or asked for. */
export const digitsMaximum = 50

/** The longest notes for graders, in characters. */
export const graderNotesMaximum = 5000
