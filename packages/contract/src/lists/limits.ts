/** How many entries a page of a list may have. */
export const pageSizeOptions = [25, 50, 100, 150, 200] as const
/** Rows of a long list in one answer, where a screen reads all of them page by page. */
export const longListPageSize = 250

/** Entries of a page unless the query says otherwise. */
export const defaultPageSize = 25
/** Shorter keywords would match nearly everything. */
export const minimumKeywordLength = 3

/** Rows of logs are counted up to here, so that nobody waits for all of them to be read. */
export const countedRowsMaximum = 10_000
