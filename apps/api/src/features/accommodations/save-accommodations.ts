import { sayOfField } from '@isomorph/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordActs, type Actor, type AuditedAct } from '../../authorization/actor.ts'
import { holdGrant, type Permitted } from '../../authorization/hold-grant.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal, type FieldError } from '../../refusals/refusals.ts'
import { applySchedules, datesOutOfOrder } from '../group-assessments/index.ts'
import {
  accommodationColumnNames,
  endColumnNames,
  fieldsOf,
  grantedFields,
  nothingGranted,
  type AccommodationColumns,
} from './accommodation-columns.ts'
import { accommodationRefusals } from './accommodations.errors.ts'
import {
  insertChanges,
  lockPeople,
  nameOfScope,
  selectCoursePeople,
  selectInScope,
  selectMultiplierHolders,
  upsertAccommodations,
  type Scope,
} from './accommodations.queries.ts'

type Transaction = Kysely<Tables>
type Columns = Partial<AccommodationColumns>

/** Who changes it, when and why. */
export interface Change {
  readonly actor: Actor
  readonly now: Date
  /** Null: the reason given last stays. */
  readonly reason: string | null
  /** Where the request names a person. */
  readonly pathOf: (userId: number) => string
  /** Of the one person it is about: what the caller saw. */
  readonly version?: number | undefined
  /** The people of the change who are there, as `lockPeople` found them: the transaction holds their rows. */
  readonly held: readonly number[]
}

function datesEverywhere({ opensAt, dueAt, closesAt }: AccommodationColumns): FieldError[] {
  return Object.entries({ opensAt, dueAt, closesAt }).flatMap(([name, date]) =>
    date === null ? [] : [{ path: `fields.${name}`, ...sayOfField('dateNeedsCourse') }],
  )
}

function refuseImpossibleDates(scope: Scope, granted: AccommodationColumns): void {
  const errors =
    nameOfScope(scope) === 'everywhere' ? datesEverywhere(granted) : datesOutOfOrder(fieldsOf(granted), 'fields')
  if (errors.length > 0) throw new Refusal(platformRefusals.invalidInput, { errors })
}

async function refuseStrangers(
  trx: Transaction,
  scope: Scope & { readonly courseId: number | null },
  userIds: readonly number[],
  { pathOf, held }: Pick<Change, 'pathOf' | 'held'>,
): Promise<void> {
  const missingIn = (found: readonly number[], code: 'isNobody' | 'isNotInCourse'): FieldError[] =>
    userIds
      .filter((userId) => !found.includes(userId))
      .map((userId) => ({ path: pathOf(userId), ...sayOfField(code, { id: String(userId) }) }))
  const unknown = missingIn(held, 'isNobody')
  if (unknown.length > 0) throw new Refusal(platformRefusals.notFound, { errors: unknown })
  if (scope.courseId === null) return
  const { groupAssessmentId } = scope
  const inCourse = await selectCoursePeople(trx, { groupId: scope.courseId, groupAssessmentId }, userIds)
  const errors = missingIn(inCourse, 'isNotInCourse')
  if (errors.length > 0) throw new Refusal(accommodationRefusals.notInCourse, { errors })
}

function valueOf(field: AccommodationColumns[keyof AccommodationColumns]) {
  return field instanceof Date ? field.getTime() : field
}

function isSame(
  a: AccommodationColumns,
  b: AccommodationColumns,
  names: readonly (keyof AccommodationColumns)[] = accommodationColumnNames,
): boolean {
  return names.every((name) => valueOf(a[name]) === valueOf(b[name]))
}

/** What one person is granted from now on. */
interface Written {
  readonly userId: number
  readonly version: number
  readonly former: AccommodationColumns
  readonly granted: AccommodationColumns
  readonly reason: string
}

type StoredVersion = AccommodationColumns & { readonly version: number; readonly reason: string }

/** What a change makes of what one person is granted; undefined: nothing else than before. */
function applyChange(
  scope: Scope,
  person: { readonly userId: number; readonly columns: Columns; readonly stored: StoredVersion | undefined },
  change: Change,
): Written | undefined {
  const { userId, columns, stored } = person
  const former = stored ?? { ...nothingGranted, version: 0, reason: '' }
  const granted = Object.fromEntries(
    accommodationColumnNames.map((name) => [name, columns[name] === undefined ? former[name] : columns[name]]),
  ) as unknown as AccommodationColumns
  // Also where the version is not the one seen: a request whose answer was lost comes once more.
  if (isSame(former, granted)) return undefined
  if (change.version !== undefined && change.version !== former.version)
    throw new Refusal(accommodationRefusals.staleAccommodation)
  refuseImpossibleDates(scope, granted)
  return { userId, version: former.version + 1, former, granted, reason: change.reason ?? former.reason }
}

/**
 * Changes what people are granted in one scope, in the caller's transaction. What a change does not name stays. Clocks that
 * run follow at once, and whoever was stopped by time that now goes on may continue.
 */
export async function writeAccommodations(
  trx: Transaction,
  scope: Scope & { readonly courseId: number | null },
  changes: ReadonlyMap<number, Columns>,
  change: Change,
): Promise<void> {
  const userIds = [...changes.keys()]
  await refuseStrangers(trx, scope, userIds, change)
  const stored = new Map((await selectInScope(trx, userIds, scope)).map((row) => [row.userId, row]))
  const written = [...changes].flatMap(
    ([userId, columns]) => applyChange(scope, { userId, columns, stored: stored.get(userId) }, change) ?? [],
  )
  if (written.length === 0) return
  const { actor, now, reason } = change
  await upsertAccommodations(trx, scope, written)
  await insertChanges(trx, scope, written, { by: actor.userId, at: now, reason: reason ?? '' })
  const moved = written.filter(({ former, granted }) => !isSame(former, granted, endColumnNames))
  if (moved.length > 0)
    await applySchedules(trx, { userIds: moved.map(({ userId }) => userId), ...scope }, actor.userId, now)
  await recordActs(trx, actor, auditedActsOf(scope, written, reason))
}

/** The same by a request of its own, for somebody who may still do it. */
export async function saveAccommodations(
  db: Transaction,
  scope: Scope & { readonly courseId: number | null; readonly permitted: Permitted },
  changes: ReadonlyMap<number, Columns>,
  change: Omit<Change, 'held'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const held = await lockPeople(trx, [...changes.keys()])
    await holdGrant(trx, scope.permitted)
    await writeAccommodations(trx, scope, changes, { ...change, held })
  })
}

function auditedActsOf(
  { groupId, groupAssessmentId }: Scope,
  written: readonly Written[],
  reason: string | null,
): AuditedAct[] {
  const entity =
    groupAssessmentId === null
      ? groupId === null
        ? ({ entityType: 'user' } as const)
        : ({ entityType: 'group', entityId: groupId } as const)
      : ({ entityType: 'groupAssessment', entityId: groupAssessmentId } as const)
  return written.map(({ userId, former, granted }) => ({
    action: 'accommodation.save',
    entityId: userId,
    ...entity,
    before: { userId, ...grantedFields(former) },
    after: { userId, ...grantedFields(granted), ...(reason ? { reason } : {}) },
  }))
}

/** Makes the given multipliers those of a course: whoever is not named has none in it any more. */
export async function setTimerMultipliers(
  trx: Transaction,
  groupId: number,
  multipliers: readonly { readonly userId: number; readonly timerMultiplier: number }[],
  by: Pick<Change, 'actor' | 'now'>,
): Promise<void> {
  const scope = { groupId, groupAssessmentId: null }
  const none = new Map(
    (await selectMultiplierHolders(trx, groupId)).map((userId) => [userId, { timerMultiplier: null }]),
  )
  const given = multipliers.map(({ userId, timerMultiplier }) => [userId, { timerMultiplier }] as const)
  const left = new Map<number, Columns>([...none].filter(([userId]) => !given.some(([id]) => id === userId)))
  const pathOf = (userId: number) => `userTimerMultipliers.${given.findIndex(([id]) => id === userId)}.userId`
  const held = await lockPeople(trx, [...left.keys(), ...given.map(([userId]) => userId)])
  const change = { ...by, reason: null, pathOf, held }
  // Whoever has left the course may lose a multiplier, and nobody outside of it gets one.
  if (left.size > 0) await writeAccommodations(trx, { ...scope, courseId: null }, left, change)
  if (given.length > 0) await writeAccommodations(trx, { ...scope, courseId: groupId }, new Map(given), change)
}
