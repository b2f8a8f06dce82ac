const minutesPerDay = 24 * 60

/** For how many days the link in a letter counts, where it counts for whole days. */
export const linkDays = { setPassword: 7, changeEmail: 1 } as const

/** For how many minutes the link in a letter counts, by what it is for. */
export const linkMinutes = {
  setPassword: linkDays.setPassword * minutesPerDay,
  resetPassword: 60,
  changeEmail: linkDays.changeEmail * minutesPerDay,
} as const

export type LinkPurpose = keyof typeof linkMinutes
