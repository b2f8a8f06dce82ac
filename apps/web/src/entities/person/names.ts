import { foldText } from '@isomorph/contract'
import { activeTag } from '@isomorph/messages/language'

export interface Named {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** 'first last', or the e-mail when names are missing. */
export function displayName({ firstName, lastName, email }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email
}

/** 'last, first' as lists sort it, or the e-mail when names are missing. */
export function listedName({ firstName, lastName, email }: Named): string {
  return [lastName, firstName].filter(Boolean).join(', ') || email
}

function sortNameOf({ firstName, lastName, email }: Named): string {
  if (!lastName && !email) throw new Error('Last name or email required')
  return foldText(lastName || firstName || email)
}

function comparePeople(a: Named, b: Named): number {
  const byLastName = sortNameOf(a).localeCompare(sortNameOf(b), activeTag())
  return byLastName || foldText(a.firstName).localeCompare(foldText(b.firstName), activeTag())
}

/**
 * By what `listedName` begins with: the last name, else the first, else the e-mail. A first name alone names nobody:
 * without a last name or an e-mail that is an error of the caller.
 */
export function sortPeople<P extends Named>(people: readonly P[]): P[] {
  return people.toSorted(comparePeople)
}
