import { sql, type Kysely } from 'kysely'
import type { GlobalRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'
import type { ScimFilter } from './scim-filter.ts'

type Db = Kysely<Tables>

function selectScimUsers(db: Db) {
  return db
    .selectFrom('scimUsers as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['u.id', 'u.email', 'u.firstName', 'u.lastName', 'u.puid', 'u.uid', 'u.disabledAt', 'u.erasedAt'])
    .select(['s.userName', 's.externalId', 's.isActive', 's.hasDisabled', 's.createdAt', 's.changedAt'])
    .select([
      sql<GlobalRole[]>`array(select role from global_roles where user_id = u.id)`.as('roles'),
      sql<boolean>`exists (select from passwords p where p.user_id = u.id)`.as('hasPassword'),
    ])
    .where('u.erasedAt', 'is', null)
}

export type ScimRow = Awaited<ReturnType<ReturnType<typeof selectScimUsers>['executeTakeFirstOrThrow']>>

export async function selectOptionalScimUser(db: Db, id: number): Promise<ScimRow | undefined> {
  return await selectScimUsers(db).where('u.id', '=', id).executeTakeFirst()
}

/** The person, held until the transaction ends. */
export async function lockOptionalScimUser(trx: Db, id: number): Promise<ScimRow | undefined> {
  return await selectScimUsers(trx).where('u.id', '=', id).forUpdate(['s', 'u']).executeTakeFirst()
}

interface Page {
  readonly filter: ScimFilter | undefined
  readonly startIndex: number
  readonly count: number
}

export async function selectScimPage(db: Db, { filter, startIndex, count }: Page) {
  const isFound =
    filter === undefined
      ? sql<boolean>`true`
      : filter.attribute === 'userName'
        ? sql<boolean>`lower(s.user_name) = lower(${filter.value})`
        : sql<boolean>`s.external_id = ${filter.value}`
  const rows = await selectScimUsers(db)
    .where(isFound)
    .orderBy('u.id')
    .limit(count)
    .offset(startIndex - 1)
    .execute()
  const { total } = await db
    .selectFrom('scimUsers as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('u.erasedAt', 'is', null)
    .where(isFound)
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export async function isScimUserName(db: Db, userName: string): Promise<boolean> {
  const row = await db
    .selectFrom('scimUsers')
    .select('userId')
    .where(sql<boolean>`lower(user_name) = lower(${userName})`)
    .executeTakeFirst()
  return row !== undefined
}

interface Standing {
  readonly userName: string
  readonly externalId: string | null
  readonly isActive: boolean
  readonly hasDisabled: boolean
}

export async function insertScimUser(trx: Db, userId: number, standing: Standing): Promise<void> {
  await trx
    .insertInto('scimUsers')
    .values({ userId, ...standing })
    .execute()
}

export async function updateScimUser(trx: Db, userId: number, standing: Standing): Promise<void> {
  await trx
    .updateTable('scimUsers')
    .set({ ...standing, changedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .execute()
}

export async function deleteScimUser(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('scimUsers').where('userId', '=', userId).execute()
}

export async function insertPerson(
  trx: Db,
  person: {
    userName: string
    email: string
    firstName: string
    lastName: string
    puid: string | null
    createdBy: number
  },
): Promise<number> {
  const { id } = await trx.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()
  return id
}
