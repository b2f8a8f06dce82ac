/** So many of a list are named; an act may concern thousands. */
export const thingsNamedAtMost = 10
