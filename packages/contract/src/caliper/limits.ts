/** So many events of pages are taken at once. */
export const pageEventsMaximum = 100
/** Longer paths are cut. */
export const pagePathMaximum = 301
/** Pages hand their events in so often. */
export const pageEventsSeconds = 10
/** After a failure the wait for a token doubles up to this. */
export const caliperRetrySecondsMaximum = 60

export const caliperVersions = ['1.2', '1.1'] as const
