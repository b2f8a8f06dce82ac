/** So many answers are held for one grader at a time. */
export const claimSize = 5
/** Then others may mark them. */
export const claimMinutes = 10
/** Items have the keys 1 to 9. */
export const rubricItemMaximum = 9
export const rubricPointsMaximum = 10_000
export const rubricTextMaximum = 500
export const snippetMaximum = 30
export const gradingPageSize = 50
