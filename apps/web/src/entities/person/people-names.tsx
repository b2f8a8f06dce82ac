import type { Person } from '@isomorph/contract'
import { Fragment } from 'react'
import { PersonName } from './person-name.tsx'
import { formatCount } from '../../numbers/counts.ts'
import { inParts } from '../../messages/in-parts.tsx'

/** A few names in a cell; the rest as a number. */
export function PeopleNames({ people, most = 2 }: { people: readonly Person[]; most?: number }) {
  const rest = people.length - most
  if (people.length === 0) return '—'
  const names = people.slice(0, most).map((person, index) => (
    <Fragment key={person.id}>
      {index > 0 && ', '}
      <PersonName person={person} />
    </Fragment>
  ))
  return rest > 0 ? inParts('shared.people.more', { names, count: formatCount(rest) }) : names
}
