import type { Person } from '@isomorph/contract'

export interface PersonRow {
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

/** Somebody whom a row may be without: then all of their columns are null. */
type OptionalPersonRow = { readonly [Column in keyof PersonRow]: PersonRow[Column] | null }

/** A person whom a row may be without. */
export function viewOptionalPerson({ id, firstName, lastName, email, uid }: OptionalPersonRow): Person | null {
  if (id === null) return null
  return viewPerson({ id, firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '', uid })
}
