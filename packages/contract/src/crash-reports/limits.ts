/** Never written to a log and never sent to error reporting, at whatever depth they stand. */
export const filteredFields = ['puid', 'employeeNumber', 'tokens', 'password', 'content', 'data'] as const

/** How deep a report is followed, and how long a single value in it may be. */
export const reportDepth = 15
export const reportValueLength = 450

/** The longest fields of a crash report that is sent to the server. */
export const crashReportLengths = { path: 500, message: 1000, stack: 8000, version: 50 } as const
