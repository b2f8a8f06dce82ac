/** Characters of one draft, as JSON. */
export const problemDraftMaximumCharacters = 1_000_000

/** Drafts of one person. */
export const problemDraftsMaximum = 50

/** Days after which a draft that nobody went on with is deleted. */
export const problemDraftKeptDays = 180
