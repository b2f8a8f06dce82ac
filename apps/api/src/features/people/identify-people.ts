import { sayOfField } from '@isomorph/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { Refusal } from '../../refusals/refusals.ts'
import { peopleRefusals } from './people.errors.ts'
import { selectUserIdsByIdentifier } from './people.queries.ts'

/** Somebody named in a list of identifiers, and where in it. */
export interface IdentifiedPerson {
  readonly identifier: string
  readonly index: number
  readonly userId: number
}

/** Whom a list of identifiers names; refused when it names anybody who is not known, each of them named. */
export async function identifyPeople(
  db: Kysely<Tables>,
  identifiers: readonly string[],
): Promise<readonly IdentifiedPerson[]> {
  const known = await selectUserIdsByIdentifier(db, identifiers)
  const people: IdentifiedPerson[] = []
  const errors = []
  for (const [index, identifier] of identifiers.entries()) {
    const userId = known.get(identifier.toLowerCase())
    if (userId === undefined)
      errors.push({ path: `identifiers.${index}`, ...sayOfField('nobodyKnown', { identifier }) })
    else people.push({ identifier, index, userId })
  }
  if (errors.length > 0) throw new Refusal(peopleRefusals.unknownPeople, { errors })
  return people
}
