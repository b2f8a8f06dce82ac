import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { insertMissingTerms, selectOptionalTermLike, type TermFields } from './terms.queries.ts'

const longestName = 100

/** The term of that name, or of those days; else a new one. Asked for twice at once, there is one. */
export async function ensureTerm(
  trx: Kysely<Tables>,
  actor: Actor,
  { name, ...days }: TermFields,
  zone: string,
): Promise<number> {
  const fields = { ...days, name: Array.from(name).slice(0, longestName).join('').trim() }
  const known = await selectOptionalTermLike(trx, fields, zone)
  if (known !== undefined) return known
  await insertMissingTerms(trx, [fields], zone)
  const made = await selectOptionalTermLike(trx, fields, zone)
  if (made === undefined) throw new Error('A term that was inserted, or whose name was taken, is found.')
  await recordAct(trx, actor, { action: 'term.create', entityType: 'term', entityId: made, after: fields })
  return made
}
