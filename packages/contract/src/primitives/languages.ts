/** The languages that people can set, by their codes. Letters and calendars are written in those that are offered. */
export const languageCodes = ['en', 'de', 'es', 'fr'] as const
