import type { Kysely } from 'kysely'
import type { Activity, GroupRole } from '@isomorph/access'
import type { Access } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { AccessSources, GroupAssessmentGate, LockdownStanding } from './access-sources.ts'
import { activitiesOnEntity, activitiesOnGroup } from './permissions.ts'
import { platformRefusals } from '../refusals/common.errors.ts'
import { Refusal } from '../refusals/refusals.ts'
import type { People, SignedInUser } from './signed-in.ts'

/** What the guard found out while deciding: proof that the caller may, and what else they may do there. */
export interface Grant {
  /** Held everywhere, or on the group that the call is about. */
  readonly activities: readonly Activity[]
  /** Any of these is needed on the group that the call is about. */
  readonly needed: readonly Activity[]
  readonly entityId: number | null
  readonly groupId: number | null
  readonly groupAssessmentId: number | null
  readonly groupRoles: readonly GroupRole[]
  readonly isDeleted: boolean
  /** The lockdown browser that learners of the group assessment need. */
  readonly neededLockdown: GroupAssessmentGate['lockdown']
  /** How the session stands towards it; null where none is needed, or the call does not ask. */
  readonly lockdown: LockdownStanding | null
}

const nothingInParticular: Grant = {
  activities: [],
  needed: [],
  entityId: null,
  groupId: null,
  groupAssessmentId: null,
  groupRoles: [],
  isDeleted: false,
  neededLockdown: 'none',
  lockdown: null,
}

interface GuardQuestion {
  readonly db: Kysely<Tables>
  readonly people: People
  readonly sources: AccessSources
  readonly user: SignedInUser
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

function refuse(kind: 'notFound' | 'notAllowed'): never {
  throw new Refusal(platformRefusals[kind])
}

function idAt(source: unknown, name: string): number {
  const id = (source as Readonly<Record<string, unknown>> | undefined)?.[name]
  return typeof id === 'number' ? id : refuse('notFound')
}

async function guardEntity(access: Extract<Access, { kind: 'entity' }>, question: GuardQuestion): Promise<Grant> {
  const { db, sources, user, params } = question
  const entityId = idAt(params, access.param)
  const row = await sources.entities.get(access.entity)?.selectRoles(db, entityId, user.id)
  if (!row) refuse('notFound')
  const held: readonly string[] = activitiesOnEntity(access.entity, user.activities, row.roles)
  const isDeleted = row.deletedAt !== null
  // What is in the Deleted tab exists only for those who can bring it back.
  if (!held.includes('Read') || (isDeleted && !held.includes('Delete'))) refuse('notFound')
  if (!held.includes(access.activity)) refuse('notAllowed')
  return { ...nothingInParticular, activities: user.activities, entityId, isDeleted }
}

async function grantOnGroup(groupId: number, question: GuardQuestion): Promise<Grant> {
  const { db, people, sources, user } = question
  const [row, groupRoles] = await Promise.all([
    sources.selectGroup(db, groupId),
    people.selectGroupRoles(user.id, groupId),
  ])
  if (!row) refuse('notFound')
  const activities = activitiesOnGroup(user.activities, groupRoles)
  const isDeleted = row.deletedAt !== null
  if (!activities.includes('GroupRead') || (isDeleted && !activities.includes('GroupDelete'))) refuse('notFound')
  return { ...nothingInParticular, activities, groupId, groupRoles, isDeleted }
}

function requireAny(anyOf: readonly Activity[], grant: Grant): Grant {
  if (!anyOf.some((activity) => grant.activities.includes(activity))) refuse('notAllowed')
  return { ...grant, needed: anyOf }
}

/** What is left in a deleted course, to those who can bring it back. */
const lookingBack: readonly Activity[] = ['GroupRead', 'GroupAssessmentReadAny', 'GroupAssessmentResultReadAny']

function activitiesInDeletedGroup(activities: readonly Activity[]): readonly Activity[] {
  if (!activities.includes('GroupDelete')) refuse('notFound')
  return activities.filter((activity) => lookingBack.includes(activity))
}

async function guardGroupAssessment(
  access: Extract<Access, { kind: 'groupAssessment' }>,
  question: GuardQuestion,
): Promise<Grant> {
  const groupAssessmentId = idAt(question.params, access.param)
  const { db, people, sources, user } = question
  const row = await people.selectOptionalGroupAssessment(groupAssessmentId)
  if (!row || row.isDeleted) refuse('notFound')
  const groupRoles = await people.selectGroupRoles(user.id, row.groupId)
  // Who has started may finish, whatever happened to the roster meanwhile.
  const mayFinish = groupRoles.length === 0 && (await sources.hasStarted(db, groupAssessmentId, user.id))
  const roles: readonly GroupRole[] = mayFinish ? ['GroupLearner'] : groupRoles
  const held = activitiesOnGroup(user.activities, roles)
  const activities = row.isGroupDeleted ? activitiesInDeletedGroup(held) : held
  const known = { groupId: row.groupId, groupAssessmentId, groupRoles: roles, neededLockdown: row.lockdown }
  const grant = { ...nothingInParticular, activities, ...known }
  const mayKnow =
    activities.includes('GroupAssessmentReadAny') ||
    (row.isPublished && activities.includes('GroupAssessmentReadPublished'))
  if (!mayKnow) refuse('notFound')
  return requireAny(access.anyOf, grant)
}

/** Decides whether a caller may make a call: 404 where they may not know that the entity exists, 403 where they may. */
export async function guard(access: Exclude<Access, { kind: 'public' }>, question: GuardQuestion): Promise<Grant> {
  switch (access.kind) {
    case 'signedIn':
      return { ...nothingInParticular, activities: question.user.activities }
    case 'global':
      return requireAny(access.anyOf, { ...nothingInParticular, activities: question.user.activities })
    case 'globalAll':
      if (!access.allOf.every((activity) => question.user.activities.includes(activity))) refuse('notAllowed')
      return { ...nothingInParticular, activities: question.user.activities }
    case 'entity':
      return await guardEntity(access, question)
    case 'group':
      return requireAny(access.anyOf, await grantOnGroup(idAt(question[access.from], access.name), question))
    case 'groupAssessment':
      return await guardGroupAssessment(access, question)
  }
}
