import type { Tables } from '@isomorph/database'
import type { Kysely } from 'kysely'
import { anyOf } from '../data/any-of.ts'
import type { PersonRow } from './person.view.ts'

/** People by their ids, in the order of their names. */
export async function selectPeople(db: Kysely<Tables>, ids: readonly number[]): Promise<PersonRow[]> {
  if (ids.length === 0) return []
  return await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'uid'])
    .where('id', '=', anyOf(ids))
    .orderBy('sortName')
    .orderBy('id')
    .execute()
}
