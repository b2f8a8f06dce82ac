/** The most problems that an assessment may have. */
export const assessmentMaximumItems = 200
