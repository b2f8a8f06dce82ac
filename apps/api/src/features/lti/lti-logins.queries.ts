import { sql, type Kysely, type Selectable } from 'kysely'
import { z } from 'zod'
import type { Tables } from '@isomorph/database'

const parametersSchema = z.record(z.string(), z.string())

export interface LtiLogin extends Omit<Selectable<Tables['ltiLogins']>, 'parameters'> {
  readonly parameters: Readonly<Record<string, string>>
}

type NewLogin = Omit<LtiLogin, 'usedAt'>

export async function insertLogin(db: Kysely<Tables>, login: NewLogin): Promise<void> {
  const { parameters, ...columns } = login
  await db
    .insertInto('ltiLogins')
    .values({ ...columns, parameters: JSON.stringify(parameters) })
    .execute()
}

/** A login that has not expired, used or not. */
export async function selectOptionalLogin(db: Kysely<Tables>, stateHash: Buffer): Promise<LtiLogin | undefined> {
  const row = await db
    .selectFrom('ltiLogins')
    .selectAll()
    .where('stateHash', '=', stateHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row && { ...row, parameters: parametersSchema.parse(row.parameters) }
}

/** Single use: of two launches at once the second waits here and finds it used. */
export async function useLogin(db: Kysely<Tables>, stateHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ltiLogins')
    .set({ usedAt: sql<Date>`now()` })
    .where('stateHash', '=', stateHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}
