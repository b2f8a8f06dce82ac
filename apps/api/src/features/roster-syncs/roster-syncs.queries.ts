import { sql, type Kysely } from 'kysely'
import { rosterTexts, type RosterPerson } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { HeldRole, RosterMember } from './roster-plan.ts'

type Db = Kysely<Tables>

/** A course of a platform, or classes of a timetable, with what it takes to read their roster. */
export async function selectOptionalSource(db: Db, externalGroupId: number) {
  return await db
    .selectFrom('externalGroups as context')
    .leftJoin('ltiDeployments as deployment', 'deployment.id', 'context.ltiDeploymentId')
    .innerJoin('groups', 'groups.id', 'context.groupId')
    .select(['context.id', 'context.title', 'context.label', 'context.membershipsUrl', 'context.isRosterSynced'])
    .select(['context.classIds', 'context.courseIds'])
    .select([
      'groups.id as groupId',
      sql<boolean>`coalesce(deployment.is_enabled, true)`.as('isDeploymentEnabled'),
      sql<number>`coalesce(deployment.external_provider_id, context.external_provider_id)`.as('externalProviderId'),
    ])
    .where('context.id', '=', externalGroupId)
    .where('groups.deletedAt', 'is', null)
    .executeTakeFirst()
}
export type Source = NonNullable<Awaited<ReturnType<typeof selectOptionalSource>>>

/** The newest link in the course of a platform, by the platform's name for it. */
export async function selectOptionalResourceLinkId(db: Db, externalGroupId: number): Promise<string | undefined> {
  const link = await db
    .selectFrom('ltiResourceLinks')
    .select('resourceLinkId')
    .where('externalGroupId', '=', externalGroupId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return link?.resourceLinkId
}

/** A reading that is under way and has not ended for so long died with its worker. */
const deadAfter = sql`interval '15 minutes'`

/** Asks for a reading; one that waits already is that one. */
export async function insertWaitingSync(
  db: Db,
  sync: { readonly externalGroupId: number; readonly requestedBy: number | null },
): Promise<void> {
  await sql`
    insert into roster_syncs (external_group_id, requested_by, state)
    values (${sync.externalGroupId}, ${sync.requestedBy}, 'waiting')
    on conflict (external_group_id) where state in ('waiting', 'running') do nothing`.execute(db)
}

interface RunningSync {
  readonly id: number
  readonly requestedBy: number | null
  readonly confirmedBy: number | null
  /** How many the report named that was confirmed. */
  readonly removed: number
}

/** Takes the reading that waits; undefined where another worker is at it. */
export async function beginSync(db: Db, externalGroupId: number): Promise<RunningSync | undefined> {
  // It keeps no later reading from its turn.
  await sql`update roster_syncs set state = 'failed', finished_at = now(), reason = ${rosterTexts.write('brokeOff')}, next_try_at = now()
    where external_group_id = ${externalGroupId} and state = 'running'
      and coalesce(started_at, created_at) < now() - ${deadAfter}`.execute(db)
  await insertWaitingSync(db, { externalGroupId, requestedBy: null })
  return await db
    .updateTable('rosterSyncs')
    .set({ state: 'running', startedAt: sql<Date>`now()` })
    .where('externalGroupId', '=', externalGroupId)
    .where('state', '=', 'waiting')
    .returning(['id', 'requestedBy', 'confirmedBy', 'removed'])
    .executeTakeFirst()
}

export interface SyncOutcome {
  readonly state: 'applied' | 'failed' | 'toConfirm' | 'dismissed'
  readonly reason: string
  readonly readPeople: number
  readonly added: number
  readonly removed: number
  readonly changed: number
  readonly unchanged: number
  readonly people: readonly RosterPerson[]
  readonly nextTryAt?: Date | null
}

export async function finishSync(db: Db, id: number, outcome: SyncOutcome): Promise<void> {
  await db
    .updateTable('rosterSyncs')
    .set({ ...outcome, people: JSON.stringify(outcome.people), finishedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** A report that nobody took over is replaced by a newer one. */
export async function dismissReports(db: Db, externalGroupId: number): Promise<void> {
  await db
    .updateTable('rosterSyncs')
    .set({ state: 'dismissed' })
    .where('externalGroupId', '=', externalGroupId)
    .where('state', '=', 'toConfirm')
    .execute()
}

/** What was confirmed or waits to be was about other classes: the next reading is a report of its own. */
export async function forgetReports(db: Db, externalGroupId: number): Promise<void> {
  await dismissReports(db, externalGroupId)
  await db
    .updateTable('rosterSyncs')
    .set({ confirmedBy: null, removed: 0 })
    .where('externalGroupId', '=', externalGroupId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Takes a report over: the roster is read again, and may remove as many as the report said. */
export async function confirmReport(
  db: Db,
  { id, groupId, userId }: { readonly id: number; readonly groupId: number; readonly userId: number },
): Promise<number | undefined> {
  const report = await db
    .updateTable('rosterSyncs')
    .set({ state: 'dismissed', confirmedBy: userId })
    .where('id', '=', id)
    .where('state', '=', 'toConfirm')
    .where('externalGroupId', 'in', (where) =>
      where.selectFrom('externalGroups').select('externalGroups.id').where('externalGroups.groupId', '=', groupId),
    )
    .returning(['externalGroupId', 'removed'])
    .executeTakeFirst()
  if (!report) return undefined
  const { externalGroupId, removed } = report
  await sql`
    insert into roster_syncs (external_group_id, requested_by, state, confirmed_by, removed)
    values (${externalGroupId}, ${userId}, 'waiting', ${userId}, ${removed})
    on conflict (external_group_id) where state in ('waiting', 'running') do nothing`.execute(db)
  return externalGroupId
}

/** Every role in a group, which is held until the transaction ends. */
export async function lockRoles(trx: Db, groupId: number): Promise<HeldRole[]> {
  await sql`select from groups where id = ${groupId} for no key update`.execute(trx)
  return await selectRoles(trx, groupId)
}

export async function selectRoles(db: Db, groupId: number): Promise<HeldRole[]> {
  return await db
    .selectFrom('groupUserRoles')
    .select(['userId', 'role', 'externalGroupId'])
    .where('groupId', '=', groupId)
    .execute()
}

export async function deleteSyncedRoles(trx: Db, { groupId, id }: Source, userIds: readonly number[]): Promise<void> {
  await sql`delete from group_user_roles where group_id = ${groupId} and external_group_id = ${id}
    and user_id = any(${[...userIds]}::bigint[])`.execute(trx)
}

/** Each row is checked by itself: a whole roster at once takes a busy server longer than a statement may. */
const rolesPerStatement = 1000

export async function insertSyncedRoles(
  trx: Db,
  { groupId, id }: Source,
  members: readonly RosterMember[],
): Promise<void> {
  const rows = members.flatMap(({ userId, role }) => (userId === null ? [] : [{ userId, role }]))
  for (let first = 0; first < rows.length; first += rolesPerStatement) {
    const portion = JSON.stringify(rows.slice(first, first + rolesPerStatement))
    await sql`
      insert into group_user_roles (group_id, external_group_id, user_id, role)
      select ${groupId}, ${id}, w."userId", w.role
        from jsonb_to_recordset(${portion}::jsonb) as w("userId" bigint, role text)
      on conflict do nothing`.execute(trx)
  }
}

/** Notes that the roster is read by itself from now on; false where the course follows other classes, or none, meanwhile. */
export async function markSynced(trx: Db, { id, groupId, classIds, courseIds }: Source): Promise<boolean> {
  const { rows } = await sql`
    update external_groups set is_roster_synced = true
     where id = ${id} and group_id = ${groupId} and class_ids = ${[...classIds]}::bigint[] and course_ids = ${[...courseIds]}::bigint[]
    returning id`.execute(trx)
  return rows.length > 0
}

export async function selectNames(db: Db, userIds: readonly number[]): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email'])
    .where('id', 'in', [...userIds])
    .execute()
  return new Map(rows.map(({ id, firstName, lastName, email }) => [id, `${firstName} ${lastName}`.trim() || email]))
}

/** The courses of platforms and the classes of timetables that a course is connected to, each with its newest reading that counts. */
export async function selectSyncedGroups(db: Db, groupId: number) {
  return await db
    .selectFrom('externalGroups as context')
    .leftJoin('ltiDeployments as deployment', 'deployment.id', 'context.ltiDeploymentId')
    .innerJoin('externalProviders as provider', (join) =>
      join.on((where) =>
        where('provider.id', '=', where.fn.coalesce('deployment.externalProviderId', 'context.externalProviderId')),
      ),
    )
    .leftJoinLateral(
      (select) =>
        select
          .selectFrom('rosterSyncs')
          .selectAll()
          .whereRef('rosterSyncs.externalGroupId', '=', 'context.id')
          .where('rosterSyncs.state', '<>', 'dismissed')
          .orderBy('rosterSyncs.id', 'desc')
          .limit(1)
          .as('sync'),
      (join) => join.onTrue(),
    )
    .select(['context.id', 'context.title', 'context.label', 'context.isRosterSynced'])
    .select(sql<boolean>`context.memberships_url <> '' or context.external_provider_id is not null`.as('hasRoster'))
    .select([
      'provider.type as providerType',
      'provider.name as providerName',
      'sync.id as syncId',
      'sync.state',
      'sync.reason',
      'sync.createdAt',
    ])
    .select(['sync.finishedAt', 'sync.readPeople', 'sync.added', 'sync.removed', 'sync.changed', 'sync.unchanged'])
    .select('sync.people')
    .where('context.groupId', '=', groupId)
    .where('provider.deletedAt', 'is', null)
    .orderBy('context.id')
    .execute()
}

/** How many readings in a row have failed before this one. */
export async function countFailures(db: Db, externalGroupId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from roster_syncs f
     where f.external_group_id = ${externalGroupId} and f.state = 'failed' and not exists (
       select from roster_syncs s where s.external_group_id = f.external_group_id and s.id > f.id
          and s.state in ('applied', 'toConfirm'))`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Rosters that are read by themselves; `isDue`: those that were not read for a day, or whose reading failed and waited for long
 * enough or whose worker died, of courses that go on.
 */
export async function selectSyncedSources(db: Db, { isDue, maximum }: { isDue: boolean; maximum: number }) {
  const { rows } = await sql<{ id: number }>`
    select e.id from external_groups e
      join groups g on g.id = e.group_id and g.deleted_at is null
      left join external_terms t on t.id = g.external_term_id
      left join lti_deployments d on d.id = e.lti_deployment_id and d.is_enabled
      join external_providers p
        on p.id = coalesce(d.external_provider_id, e.external_provider_id) and p.is_enabled and p.deleted_at is null
     where e.is_roster_synced and (e.memberships_url <> '' or e.external_provider_id is not null)
       and (not ${isDue} or (coalesce(t.end_date, g.end_date, current_date) >= current_date - 7 and not exists (
         select from roster_syncs s where s.external_group_id = e.id
            and not (s.state = 'running' and coalesce(s.started_at, s.created_at) < now() - ${deadAfter})
            and coalesce(s.next_try_at, s.created_at + interval '1 day') > now())))
     order by e.id limit ${maximum}`.execute(db)
  return rows.map(({ id }) => id)
}
