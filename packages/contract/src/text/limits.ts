/** The longest name of a person, course, problem or assessment. */
export const nameMaximumLength = 200

export const emailMaximumLength = 320
