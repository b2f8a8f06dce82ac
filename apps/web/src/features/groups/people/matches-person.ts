import { matchesKeywords, type Person } from '@isomorph/contract'

/** All words must match something of a person, whatever the case and the marks. */
export function matchesPerson({ id, firstName, lastName, email, uid }: Person, keywords: string): boolean {
  return matchesKeywords([id, firstName, lastName, email, uid].join(' '), keywords)
}
