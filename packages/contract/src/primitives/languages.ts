/**
 * The languages that people can set, by their codes: those of `packages/messages`, which `scripts/messages.test.ts` compares. Letters and
 * calendars are written in those that are offered.
 */
export const languageCodes = ['en', 'de', 'es', 'fr'] as const
