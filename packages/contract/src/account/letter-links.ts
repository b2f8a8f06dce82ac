/** For how long the link in a letter counts, by what it is for. */
export const linkMinutes = {
  setPassword: 7 * 24 * 60,
  resetPassword: 60,
  changeEmail: 24 * 60,
} as const

export type LinkPurpose = keyof typeof linkMinutes

/**
 * The same in words.
 *
 * @example
 * formatLinkLifetime('setPassword') // '7 days'
 */
export function formatLinkLifetime(purpose: LinkPurpose): string {
  const minutes = linkMinutes[purpose]
  const days = minutes / (24 * 60)
  if (days < 1) return `${minutes} minutes`
  return days === 1 ? 'a day' : `${days} days`
}
