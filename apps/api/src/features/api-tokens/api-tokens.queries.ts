import { sql, type Kysely } from 'kysely'
import type { GlobalRole } from '@isomorph/access'
import type { ApiTokenScope } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

const shownAfterItsEnd = sql`interval '30 days'`

/** Tokens that hold, and those that ended within the last month. */
export async function selectTokens(db: Db, id?: number) {
  const query = db
    .selectFrom('apiTokens')
    .innerJoin('users', 'users.id', 'apiTokens.createdBy')
    .select([
      'apiTokens.id',
      'apiTokens.name',
      'apiTokens.scopes',
      'apiTokens.createdAt',
      'apiTokens.expiresAt',
      'apiTokens.lastUsedAt',
      'apiTokens.revokedAt',
      'users.id as personId',
      'users.firstName',
      'users.lastName',
      'users.email',
      'users.uid',
      'users.disabledAt',
      sql<GlobalRole[]>`array(select role from global_roles where user_id = users.id)`.as('roles'),
    ])
    .where(sql<boolean>`coalesce(api_tokens.revoked_at, api_tokens.expires_at) > now() - ${shownAfterItsEnd}`)
    .orderBy('apiTokens.id', 'desc')
  return await (id === undefined ? query : query.where('apiTokens.id', '=', id)).execute()
}

export type ApiTokenRow = Awaited<ReturnType<typeof selectTokens>>[number]

/** How many hold at this moment; nobody makes another one until the transaction ends. */
export async function countLivingTokens(trx: Db): Promise<number> {
  await sql`lock table api_tokens in share row exclusive mode`.execute(trx)
  const { count } = await trx
    .selectFrom('apiTokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return count
}

interface NewToken {
  readonly name: string
  readonly secretHash: Buffer
  readonly scopes: readonly ApiTokenScope[]
  readonly createdBy: number
  readonly days: number
}

export async function insertToken(trx: Db, { days, scopes, ...token }: NewToken): Promise<number> {
  const { id } = await trx
    .insertInto('apiTokens')
    .values({ ...token, scopes: [...scopes], expiresAt: sql<Date>`now() + make_interval(days => ${days})` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whether there is one of this id, and whether it ended by this. */
export async function revokeToken(trx: Db, id: number, revokedBy: number): Promise<'missing' | 'ended' | 'revoked'> {
  const row = await trx
    .updateTable('apiTokens')
    .set({ revokedAt: sql<Date>`now()`, revokedBy })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (row) return 'revoked'
  const known = await trx.selectFrom('apiTokens').select('id').where('id', '=', id).executeTakeFirst()
  return known ? 'ended' : 'missing'
}
