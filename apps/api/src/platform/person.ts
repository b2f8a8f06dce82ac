import type { Person } from '@isomorph/contract'

interface PersonRow {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly uid: string | null
}

/** How a person is shown in lists and as owner. */
export function viewPerson({ id, firstName, lastName, email, uid }: PersonRow): Person {
  return { id, firstName, lastName, email, uid: uid ?? '' }
}
