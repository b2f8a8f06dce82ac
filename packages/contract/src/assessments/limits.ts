/** The most problems that an assessment may have. */
export const assessmentMaximumItems = 200

/** The most sections, and the most pools, that an assessment may have. */
export const assessmentMaximumParts = 50
