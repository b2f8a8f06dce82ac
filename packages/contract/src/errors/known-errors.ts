/** Online, but no error body. */
export const unknownError = { status: -1, title: 'Unknown Error', detail: 'An unknown error has occurred.' } as const

/** The browser is offline. */
export const networkOfflineError = {
  status: -2,
  title: 'Network Offline',
  detail: 'There is no network connection.',
} as const

/** A 403 whose title contains this leads to /downtime. */
export const downtimeTitle = "We'll be right back!"
