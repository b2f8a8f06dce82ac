/** The narrowest scope first: its value wins, field by field. */
export const accommodationScopes = ['assessment', 'course', 'everywhere'] as const
export type AccommodationScope = (typeof accommodationScopes)[number]

/** What can be granted to one person. A field that is null grants nothing, and a wider scope decides. */
export const accommodationFields = [
  'timerMultiplier',
  'extraMinutes',
  'windowExtraMinutes',
  'opensAt',
  'dueAt',
  'closesAt',
  'attemptsAllowed',
  'extraAttempts',
  'isUntimed',
  'breakMinutes',
  'isExcused',
  'isLockdownExempt',
] as const
export type AccommodationField = (typeof accommodationFields)[number]

export const timerMultiplierMaximum = 10

/** A week. */
export const extraMinutesMaximum = 10_080

/** People whose accommodations are changed at once. */
export const accommodatedMaximum = 1000
