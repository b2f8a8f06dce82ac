export const tagMaximumLength = 100

/** The most tags of one problem. */
export const tagsMaximum = 50
