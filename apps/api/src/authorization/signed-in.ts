import type { LanguageCode } from '@isomorph/messages'
import { sql, type Kysely } from 'kysely'
import {
  activitiesOfGlobalRoles,
  holdsMoreThan,
  type Activity,
  type GlobalRole,
  type GroupRole,
} from '@isomorph/access'
import type { Tables } from '@isomorph/database'
import { LRUCache } from 'lru-cache'
import type { Changes } from '../data/changes.ts'
import type { AccessSources, GroupAssessmentGate } from './access-sources.ts'
import { userColumns } from './user-columns.ts'

/** The person a request is made for. */
export interface SignedInUser {
  readonly id: number
  readonly puid: string | null
  readonly userName: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly uid: string | null
  readonly timeZone: string | null
  readonly language: LanguageCode | null
  readonly roles: readonly GlobalRole[]
  /** Global activities. */
  readonly activities: readonly Activity[]
}

export interface SignedIn {
  readonly user: SignedInUser
  readonly sessionId: number
  /** Who acts as the user, while impersonating. */
  readonly impersonatorId: number | null
  /** The API token that it is done by; then there is no session, and `sessionId` is 0. */
  readonly apiTokenId?: number
}

/** Who is signed in and which roles they hold, cached for a minute unless news of a change comes earlier. */
export interface People {
  /** Undefined when the session was revoked, or its person disabled. */
  readonly selectOptionalSession: (sessionId: number) => Promise<SignedIn | undefined>
  readonly selectGroupRoles: (userId: number, groupId: number) => Promise<readonly GroupRole[]>
  readonly selectOptionalGroupAssessment: (id: number) => Promise<GroupAssessmentGate | undefined>
  /** Forgets what is known of one person, or everything. */
  readonly forget: (userId?: number) => void
}

interface SessionRow extends Omit<SignedInUser, 'activities'> {
  readonly impersonatorUserId: number | null
  readonly impersonatorRoles: readonly GlobalRole[]
}

/** An impersonation lasts while its beginner may act as others, and lacks nothing that the person holds. */
function mayStillImpersonate(roles: readonly GlobalRole[], user: readonly Activity[]): boolean {
  const own = activitiesOfGlobalRoles(roles)
  return own.includes('UserImpersonateAny') && !holdsMoreThan(user, own)
}

async function loadSession(db: Kysely<Tables>, sessionId: number): Promise<SignedIn | undefined> {
  const row = (await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      ...userColumns,
      'sessions.impersonatorUserId',
      sql<GlobalRole[]>`array(select role from global_roles where user_id = users.id order by role)`.as('roles'),
      sql<GlobalRole[]>`array(select role from global_roles where user_id = sessions.impersonator_user_id)`.as(
        'impersonatorRoles',
      ),
    ])
    .where('sessions.id', '=', sessionId)
    .where('sessions.revokedAt', 'is', null)
    .where('users.disabledAt', 'is', null)
    .executeTakeFirst()) as SessionRow | undefined
  if (!row) return undefined
  const { impersonatorUserId, impersonatorRoles } = row
  // Written out, since every request reads it (decision 0040).
  const user: SignedInUser = {
    id: row.id,
    puid: row.puid,
    userName: row.userName,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    uid: row.uid,
    timeZone: row.timeZone,
    language: row.language,
    roles: row.roles,
    activities: activitiesOfGlobalRoles(row.roles),
  }
  if (impersonatorUserId !== null && !mayStillImpersonate(impersonatorRoles, user.activities)) return undefined
  return { user, sessionId, impersonatorId: impersonatorUserId }
}

async function loadGroupRoles(db: Kysely<Tables>, userId: number): Promise<Map<number, GroupRole[]>> {
  const rows = await db
    .selectFrom('groupUserRoles')
    .select(['groupId', 'role'])
    .distinct()
    .where('userId', '=', userId)
    .execute()
  const roles = new Map<number, GroupRole[]>()
  for (const { groupId, role } of rows) roles.set(groupId, [...(roles.get(groupId) ?? []), role])
  return roles
}

const cachedMilliseconds = 60_000

interface ChangingCache<V> {
  readonly get: (id: number, load: () => Promise<V | undefined>) => Promise<V | undefined>
  readonly forget: (id?: number) => void
  /** Forgets what concerns a person. */
  readonly forgetPerson: (userId: number) => void
}

type PeopleOf<V> = (value: V) => readonly (number | null)[]

/** The ids of entries by the people whom they concern. */
function createIndex<V>(peopleOf: PeopleOf<V>) {
  const entries = new Map<number | null, Set<number>>()
  return {
    of: (userId: number): readonly number[] => [...(entries.get(userId) ?? [])],
    add(value: V, id: number): void {
      for (const userId of peopleOf(value)) entries.set(userId, (entries.get(userId) ?? new Set()).add(id))
    },
    remove(value: V, id: number): void {
      for (const userId of peopleOf(value)) {
        const ids = entries.get(userId)
        ids?.delete(id)
        if (ids?.size === 0) entries.delete(userId)
      }
    },
  }
}

/** Caches by id while news of changes arrive; what was read before a piece of news is not cached after it. */
function createChangingCache<V extends object>(changes: Changes, peopleOf: PeopleOf<V> = () => []): ChangingCache<V> {
  const index = createIndex(peopleOf)
  const dispose = (value: V, id: number): void => index.remove(value, id)
  const cache = new LRUCache<number, V>({ max: 10_000, ttl: cachedMilliseconds, dispose })
  let generation = 0
  return {
    async get(id, load) {
      const known = changes.isListening() ? cache.get(id) : undefined
      if (known !== undefined) return known
      const before = generation
      const loaded = await load()
      if (loaded !== undefined && before === generation) {
        cache.set(id, loaded)
        index.add(loaded, id)
      }
      return loaded
    },
    forget(id) {
      generation += 1
      if (id === undefined) cache.clear()
      else cache.delete(id)
    },
    forgetPerson(userId) {
      generation += 1
      for (const id of index.of(userId)) cache.delete(id)
    },
  }
}

export function createPeople(
  db: Kysely<Tables>,
  changes: Changes,
  { selectGroupAssessment }: Pick<AccessSources, 'selectGroupAssessment'>,
): People {
  const sessions = createChangingCache<SignedIn>(changes, ({ user, impersonatorId }) => [user.id, impersonatorId])
  const groupRoles = createChangingCache<Map<number, GroupRole[]>>(changes)
  const groupAssessments = createChangingCache<GroupAssessmentGate>(changes)
  const forgetPerson = (userId: number): void => {
    groupRoles.forget(userId)
    // Of an exam of a thousand nobody else has to be looked up again because one more person comes.
    sessions.forgetPerson(userId)
  }
  const forget = (userId?: number): void => {
    if (userId !== undefined) forgetPerson(userId)
    else for (const each of [sessions, groupRoles, groupAssessments]) each.forget()
  }
  changes.subscribe((topic, id) => {
    if (topic === '*') forget()
    if (topic === 'sessions') sessions.forget(Number(id))
    if (topic === 'groupAssessments') groupAssessments.forget(Number(id))
    if (topic === 'users') forgetPerson(Number(id))
  })
  return {
    forget,
    selectOptionalSession: async (sessionId) => await sessions.get(sessionId, () => loadSession(db, sessionId)),
    selectGroupRoles: async (userId, groupId) =>
      (await groupRoles.get(userId, () => loadGroupRoles(db, userId)))?.get(groupId) ?? [],
    selectOptionalGroupAssessment: async (id) => await groupAssessments.get(id, () => selectGroupAssessment(db, id)),
  }
}
