import { referencesOfContent } from './references-of-content.ts'
import { referencesOfPeople } from './references-of-people.ts'
import { referencesOfWork } from './references-of-work.ts'
import type { PersonReference } from './person-reference.ts'

/** Every column of the database that leads to a person. A test goes through all tables and misses none. */
export const personReferences: readonly PersonReference[] = [
  ...referencesOfPeople,
  ...referencesOfContent,
  ...referencesOfWork,
]
