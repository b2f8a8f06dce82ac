/** So many of a list are named; an act may concern thousands. */
export const maximumNamedEntities = 10
