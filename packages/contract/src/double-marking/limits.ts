/** Below so many answers that two people marked, agreement says little: figures are shown in grey. */
export const agreementMinimum = 20
/** Marks that differ by no more percentage points become their mean, unless an instructor sets another bound. */
export const usualMostDifference = 10
