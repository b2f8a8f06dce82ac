import type { Person } from '@isomorph/contract'
import { Fragment } from 'react'
import { PersonName } from './person-name.tsx'

/** A few names in a cell; the rest as a number. */
export function PeopleNames({ people, most = 2 }: { people: readonly Person[]; most?: number }) {
  const rest = people.length - most
  return (
    <>
      {people.length === 0 && '—'}
      {people.slice(0, most).map((person, index) => (
        <Fragment key={person.id}>
          {index > 0 && ', '}
          <PersonName person={person} />
        </Fragment>
      ))}
      {rest > 0 && ` and ${rest} more`}
    </>
  )
}
