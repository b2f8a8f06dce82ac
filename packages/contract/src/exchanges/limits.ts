/** What a message between this product and a connected system is about. */
export const exchangeKinds = [
  'launch',
  'deepLink',
  'registration',
  'roster',
  'lineItem',
  'grade',
  'results',
  'event',
  'timetable',
] as const
export type ExchangeKind = (typeof exchangeKinds)[number]

/** refused: asking again changes nothing by itself; failed: there was no answer, or a fault. */
export const exchangeOutcomes = ['accepted', 'refused', 'failed'] as const
export type ExchangeOutcome = (typeof exchangeOutcomes)[number]

/** So many messages are tried again at once, by hand. */
export const retriesMaximum = 100
