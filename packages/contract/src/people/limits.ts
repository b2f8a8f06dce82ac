/** The most people who are named at once to be added to a course or a role. */
export const identifiersMaximum = 500
