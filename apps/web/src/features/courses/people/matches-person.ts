import type { Person } from '@isomorph/contract'

/** All words must match something of a person, whatever the case. */
export function matchesPerson(person: Person, keywords: string): boolean {
  const text = [person.id, person.firstName, person.lastName, person.email, person.uid].join(' ').toLowerCase()
  return keywords
    .toLowerCase()
    .split(' ')
    .every((word) => text.includes(word))
}
