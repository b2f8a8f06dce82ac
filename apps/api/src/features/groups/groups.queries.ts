import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import type { Tables } from '@isomorph/database'
import { isPersonCalled, keywordPatterns } from '../../entity-lists/keywords.ts'

/** The term's dates take precedence over the group's own. */
const endsAt = sql<Date | null>`coalesce(external_terms.end_date, groups.end_date)`
const startsAt = sql<Date | null>`coalesce(external_terms.start_date, groups.start_date)`

function fromGroups(db: Kysely<Tables>) {
  return db.selectFrom('groups').leftJoin('externalTerms', 'externalTerms.id', 'groups.externalTermId')
}

function selectGroups(db: Kysely<Tables>) {
  return fromGroups(db).select([
    'groups.id',
    'groups.name',
    'groups.deletedAt',
    'groups.externalTermId',
    'groups.startDate',
    'groups.endDate',
    'externalTerms.name as termName',
    'externalTerms.startDate as termStartDate',
    'externalTerms.endDate as termEndDate',
  ])
}

export type GroupRow = Awaited<ReturnType<ReturnType<typeof selectGroups>['executeTakeFirstOrThrow']>>

export async function selectGroup(db: Kysely<Tables>, id: number): Promise<GroupRow> {
  return await selectGroups(db).where('groups.id', '=', id).executeTakeFirstOrThrow()
}

export interface GroupSearch {
  readonly keywords: string
  readonly page: number
  readonly pageSize: number
  readonly tab: 'CURRENT' | 'PAST' | 'DELETED' | 'ALL'
  readonly date?: string | undefined
  readonly sort: 'id' | '-id' | 'name' | '-name' | 'startDate' | '-startDate'
}

/** Who looks: their own groups only, unless they may read, or bring back, every one. */
export interface GroupViewer {
  readonly userId: number
  readonly readsAll: boolean
  readonly deletesAll: boolean
}

function tabCondition(tab: GroupSearch['tab'], now: Date): Expression<SqlBool> {
  switch (tab) {
    case 'CURRENT':
      return sql<SqlBool>`groups.deleted_at is null and (${endsAt} is null or ${endsAt} > ${now})`
    case 'PAST':
      return sql<SqlBool>`groups.deleted_at is null and ${endsAt} <= ${now}`
    case 'DELETED':
      return sql<SqlBool>`groups.deleted_at is not null`
    case 'ALL':
      return sql<SqlBool>`groups.deleted_at is null`
  }
}

function visibleTo(viewer: GroupViewer, tab: GroupSearch['tab']): Expression<SqlBool> {
  if (tab === 'DELETED' ? viewer.deletesAll : viewer.readsAll) return sql<SqlBool>`true`
  const roleNeeded = tab === 'DELETED' ? sql`and r.role = 'GroupOwner'` : sql``
  return sql<SqlBool>`exists (select from group_user_roles r
    where r.group_id = groups.id and r.user_id = ${viewer.userId} ${roleNeeded})`
}

/** On id, name, or an owner's id, name, e-mail or uid; each is looked up in an index and collected. */
function matches(pattern: string): Expression<SqlBool> {
  return sql<SqlBool>`groups.id in (
    select found.id from groups found where found.search_text like ${pattern}
    union all
    select r.group_id from users u join group_user_roles r on r.user_id = u.id and r.role = 'GroupOwner'
     where ${isPersonCalled(pattern)})`
}

const sortKeys = {
  id: sql`groups.id`,
  name: sql`lower(groups.name)`,
  startDate: startsAt,
} as const

export async function selectGroupPage(
  db: Kysely<Tables>,
  viewer: GroupViewer,
  search: GroupSearch,
  now: Date,
): Promise<{ rows: GroupRow[]; total: number }> {
  const conditions = [
    tabCondition(search.tab, now),
    visibleTo(viewer, search.tab),
    ...keywordPatterns(search.keywords).map(matches),
    ...(search.date === undefined
      ? []
      : [
          sql<SqlBool>`(${startsAt} is null or ${startsAt} <= ${search.date}) and (${endsAt} is null or ${endsAt} > ${search.date})`,
        ]),
  ]
  const isDescending = search.sort.startsWith('-')
  const key = sortKeys[search.sort.replace('-', '') as keyof typeof sortKeys]
  const [rows, { total }] = await Promise.all([
    selectGroups(db)
      .where((where) => where.and(conditions))
      .orderBy(key, isDescending ? 'desc' : 'asc')
      .orderBy('groups.id')
      .limit(search.pageSize)
      .offset((search.page - 1) * search.pageSize)
      .execute(),
    fromGroups(db)
      .select((select) => select.fn.countAll<number>().as('total'))
      .where((where) => where.and(conditions))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** The person's own current groups, by name. */
export async function selectHomeGroups(db: Kysely<Tables>, userId: number, now: Date): Promise<GroupRow[]> {
  return await selectGroups(db)
    .where(tabCondition('CURRENT', now))
    .where(visibleTo({ userId, readsAll: false, deletesAll: false }, 'CURRENT'))
    .orderBy(sql`lower(groups.name)`)
    .orderBy('groups.id')
    .execute()
}

export async function selectGroupOwners(db: Kysely<Tables>, groupIds: readonly number[]) {
  if (groupIds.length === 0) return []
  return await db
    .selectFrom('groupUserRoles as r')
    .innerJoin('users', 'users.id', 'r.userId')
    .select(['r.groupId', 'users.id', 'users.firstName', 'users.lastName', 'users.email', 'users.uid'])
    .select('users.sortName')
    .distinct()
    .where('r.groupId', 'in', [...groupIds])
    .where('r.role', '=', 'GroupOwner')
    .orderBy('users.sortName')
    .orderBy('users.id')
    .execute()
}

export async function selectOwnGroupRoles(db: Kysely<Tables>, userId: number, groupIds: readonly number[]) {
  if (groupIds.length === 0) return []
  return await db
    .selectFrom('groupUserRoles')
    .select(['groupId', 'role'])
    .distinct()
    .where('userId', '=', userId)
    .where('groupId', 'in', [...groupIds])
    .orderBy('role')
    .execute()
}

export async function selectTimerMultipliers(db: Kysely<Tables>, groupIds: readonly number[]) {
  if (groupIds.length === 0) return []
  return await db
    .selectFrom('accommodations')
    .select(['groupId', 'userId', 'timerMultiplier'])
    .where('groupId', 'in', [...groupIds])
    .where('groupAssessmentId', 'is', null)
    .where('timerMultiplier', 'is not', null)
    .orderBy('userId')
    .execute()
}

export interface GroupFields {
  readonly name: string
  readonly externalTermId: number | null
  readonly startDate: string | null
  readonly endDate: string | null
}

/** The new group's id, or undefined where the same key made one before. */
export async function insertOptionalGroup(
  db: Kysely<Tables>,
  fields: GroupFields,
  creator: { readonly userId: number; readonly clientKey: string | null },
): Promise<number | undefined> {
  const row = await db
    .insertInto('groups')
    .values({ ...toColumns(fields), createdBy: creator.userId, clientKey: creator.clientKey })
    .onConflict((conflict) => conflict.columns(['createdBy', 'clientKey']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function selectGroupByClientKey(
  db: Kysely<Tables>,
  createdBy: number,
  clientKey: string,
): Promise<number> {
  const { id } = await db
    .selectFrom('groups')
    .select('id')
    .where('createdBy', '=', createdBy)
    .where('clientKey', '=', clientKey)
    .executeTakeFirstOrThrow()
  return id
}

export async function insertOwner(db: Kysely<Tables>, groupId: number, userId: number): Promise<void> {
  await db.insertInto('groupUserRoles').values({ groupId, userId, role: 'GroupOwner', externalGroupId: null }).execute()
}

export async function updateGroupFields(db: Kysely<Tables>, id: number, fields: GroupFields): Promise<void> {
  await db
    .updateTable('groups')
    .set({ ...toColumns(fields), changedAt: new Date() })
    .where('id', '=', id)
    .execute()
}

export async function setGroupDeleted(db: Kysely<Tables>, id: number, deletedAt: Date | null): Promise<void> {
  await db.updateTable('groups').set({ deletedAt, changedAt: new Date() }).where('id', '=', id).execute()
}

export async function isTerm(db: Kysely<Tables>, id: number): Promise<boolean> {
  return (await db.selectFrom('externalTerms').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

function toColumns({ name, externalTermId, startDate, endDate }: GroupFields) {
  return {
    name,
    externalTermId,
    startDate: startDate === null ? null : new Date(startDate),
    endDate: endDate === null ? null : new Date(endDate),
  }
}
