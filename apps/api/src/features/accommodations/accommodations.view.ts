import type { AccommodatedPerson, EffectiveSchedule, ScopedAccommodation } from '@isomorph/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { viewOptionalPerson, viewPerson, type PersonRow } from '../../entity-lists/person.view.ts'
import { selectPeople } from '../../entity-lists/select-people.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { AllowedScope } from './accommodation-access.ts'
import { fieldsOf, nothingGranted } from './accommodation-columns.ts'
import {
  nameOfScope,
  selectAccommodations,
  selectChanges,
  selectCoursePeople,
  selectEffective,
  selectScopeNames,
  type AccommodationRow,
  type EffectiveRow,
  type Scope,
} from './accommodations.queries.ts'

type Db = Kysely<Tables>

function viewScoped(row: AccommodationRow, { maySet }: AllowedScope): ScopedAccommodation {
  const scope = nameOfScope(row)
  return {
    ...fieldsOf(row),
    scope,
    groupId: row.groupId,
    groupAssessmentId: row.groupAssessmentId,
    name: row.name,
    version: row.version,
    isExpired: row.isExpired,
    maySet: maySet(scope),
    reason: maySet(scope) ? row.reason : null,
  }
}

/** The scopes that are asked about, whether anything was granted there or not. */
async function emptyRows(db: Db, userId: number, { courseId, groupAssessmentId }: AllowedScope) {
  const nothing = { ...nothingGranted, userId, version: 0, reason: '', isExpired: false }
  const row = (scope: Scope, name: string): AccommodationRow => ({ ...nothing, ...scope, name })
  const everywhere = row({ groupId: null, groupAssessmentId: null }, '')
  if (courseId === null) return [everywhere]
  const names = await selectScopeNames(db, { groupId: courseId, groupAssessmentId })
  const course = row({ groupId: courseId, groupAssessmentId: null }, names?.groupName ?? '')
  if (groupAssessmentId === null) return [course, everywhere]
  return [row({ groupId: null, groupAssessmentId }, names?.assessmentName ?? ''), course, everywhere]
}

function isIn(scope: Scope) {
  return ({ groupId, groupAssessmentId }: Scope) =>
    groupId === scope.groupId && groupAssessmentId === scope.groupAssessmentId
}

const order = { assessment: 0, course: 1, everywhere: 2 }

/** With the scopes that nothing was granted in, the narrowest first. */
async function allScopes(
  db: Db,
  userId: number,
  rows: readonly AccommodationRow[],
  allowed: AllowedScope,
): Promise<AccommodationRow[]> {
  const empty = await emptyRows(db, userId, allowed)
  const missing = empty.filter((scope) => !rows.some(isIn(scope)))
  return [...rows, ...missing].toSorted((a, b) => order[nameOfScope(a)] - order[nameOfScope(b)])
}

function viewEffective(row: EffectiveRow | undefined): EffectiveSchedule | null {
  if (!row) return null
  return {
    opensAt: row.opensAt?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
    timeLimitMinutes: row.timeLimitSeconds === null ? null : row.timeLimitSeconds / 60,
    attemptsAllowed: row.attemptsAllowed,
    breakMinutes: row.breakSeconds / 60,
    isExcused: row.isExcused,
    isLockdownExempt: row.isLockdownExempt,
  }
}

async function viewHistory(db: Db, userId: number, rows: readonly AccommodationRow[], { maySet }: AllowedScope) {
  const changes = await selectChanges(db, userId)
  return changes
    .filter((change) => maySet(nameOfScope(change)) && rows.some(isIn(change)))
    .map((change) => ({
      at: change.at.toISOString(),
      scope: nameOfScope(change),
      name: change.name,
      by: viewOptionalPerson(change),
      fields: change.fields,
      reason: change.reason,
    }))
}

function grantsSomething(row: AccommodationRow): boolean {
  return Object.values(fieldsOf(row)).some((value) => value !== null)
}

async function concernedPeople(db: Db, allowed: AllowedScope, userId: number | undefined): Promise<readonly number[]> {
  const asked = userId === undefined ? null : [userId]
  if (allowed.courseId === null) return asked ?? []
  return await selectCoursePeople(db, { ...allowed, groupId: allowed.courseId }, asked)
}

/** People with what they are granted: everybody who has something, or the one person asked about. */
export async function listAccommodations(
  db: Db,
  allowed: AllowedScope,
  userId?: number,
): Promise<{ people: AccommodatedPerson[] }> {
  const { groupAssessmentId } = allowed
  const concerned = await concernedPeople(db, allowed, userId)
  const found = (await selectAccommodations(db, concerned, allowed)).filter(
    (row) => userId !== undefined || grantsSomething(row),
  )
  const ids = userId === undefined ? [...new Set(found.map((row) => row.userId))] : concerned
  const people = await selectPeople(db, ids)
  if (userId !== undefined && people.length === 0) throw new Refusal(platformRefusals.notFound)
  const effective =
    groupAssessmentId === null || ids.length === 0 ? [] : await selectEffective(db, ids, groupAssessmentId)
  const view = async (person: PersonRow): Promise<AccommodatedPerson> => {
    const own = found.filter((row) => row.userId === person.id)
    const rows = userId === undefined ? own : await allScopes(db, person.id, own, allowed)
    return {
      person: viewPerson(person),
      scopes: rows.map((row) => viewScoped(row, allowed)),
      schedule: viewEffective(effective.find((row) => row.userId === person.id)),
      history: userId === undefined ? [] : await viewHistory(db, person.id, rows, allowed),
    }
  }
  return { people: await Promise.all(people.map(view)) }
}
