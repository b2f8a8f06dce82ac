/** Names of versions of a paper, in the order in which they are dealt out. */
export const paperVersions = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** Sheets of one assessment. */
export const paperSheetMaximum = 5000

/** Lines with marks in one file. */
export const paperFileLineMaximum = 500

/** Papers that one call answers with everything on them. */
export const papersPerPage = 20

/** Points are typed to two places: those that differ by no more than this are the same. */
export const pointsRounding = 0.005
