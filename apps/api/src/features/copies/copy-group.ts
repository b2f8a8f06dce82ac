import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type CopyOfGroup, sayOfField } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { activitiesOnGroup } from '../../authorization/permissions.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { createGroupIn } from '../groups/index.ts'
import { datesOutOfOrder, refuseDatesOutOfOrder } from '../group-assessments/index.ts'
import { copyRefusals } from './copies.errors.ts'
import {
  insertCopies,
  rememberOrigin,
  isOpenGroup,
  selectGivenIds,
  selectMadeGroup,
  type FoundCopy,
  type WantedCopy,
} from './copies.queries.ts'

interface Copier {
  readonly user: SignedInUser
  readonly actor: Actor
}

/** The guard has looked at the course that is copied; this looks at the one that is copied into. */
async function refuseWhenNotAllowed(
  { db, people }: Pick<Services, 'db' | 'people'>,
  user: SignedInUser,
  into: CopyOfGroup['into'],
): Promise<void> {
  if (into.kind === 'new') {
    if (!user.activities.includes('GroupCreate')) throw new Refusal(platformRefusals.notAllowed)
    return
  }
  const activities = activitiesOnGroup(user.activities, await people.selectGroupRoles(user.id, into.groupId))
  if (!activities.includes('GroupRead') || !(await isOpenGroup(db, into.groupId)))
    throw new Refusal(platformRefusals.invalidInput, {
      errors: [{ path: 'into.groupId', ...sayOfField('noSuchCourse') }],
    })
  if (!activities.includes('GroupAssessmentCreate')) throw new Refusal(platformRefusals.notAllowed)
}

async function refuseWhenAssessmentsAreWrong(
  db: Kysely<Tables>,
  groupId: number,
  assessments: CopyOfGroup['assessments'],
): Promise<void> {
  const given = await selectGivenIds(db, groupId)
  const strangers = assessments.flatMap(({ groupAssessmentId }, index) =>
    given.has(groupAssessmentId)
      ? []
      : [{ path: `assessments.${index}.groupAssessmentId`, ...sayOfField('notInCourse') }],
  )
  if (strangers.length > 0) throw new Refusal(platformRefusals.invalidInput, { errors: strangers })
  refuseDatesOutOfOrder(assessments.flatMap((dates, index) => datesOutOfOrder(dates, `assessments.${index}`)))
}

/** The key of one copy: a repeat of the whole finds each. Version and variant bits make it a UUID (RFC 9562, version 8). */
function keyOfCopy(clientKey: string, groupAssessmentId: number): string {
  const hash = createHash('sha256').update(`${clientKey.toLowerCase()}/${groupAssessmentId}`).digest()
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

function isMoment(found: Date | null, wanted: string | null): boolean {
  return found === null || wanted === null ? found === wanted : found.getTime() === Date.parse(wanted)
}

/** A key is that of one request: who changed the course or a date, and sends the key again, does not get the former copies. */
function refuseOtherCopies(groupId: number, wanted: readonly WantedCopy[], found: readonly FoundCopy[]): void {
  const isAsWanted = found.every((copy, index) => {
    const { opensAt = null, dueAt = null, closesAt = null } = wanted[index] ?? {}
    const hasDates = isMoment(copy.opensAt, opensAt) && isMoment(copy.dueAt, dueAt) && isMoment(copy.closesAt, closesAt)
    return copy.groupId === groupId && hasDates
  })
  if (!isAsWanted) throw new Refusal(copyRefusals.keyOfOtherCopy)
}

async function recordCopies(
  trx: Kysely<Tables>,
  actor: Actor,
  copied: { readonly from: number; readonly to: number; readonly ids: readonly number[] },
): Promise<void> {
  const { from, to, ids } = copied
  const after = { copiedFromId: from, groupAssessmentIds: ids }
  await recordAct(trx, actor, { action: 'group.copy', entityType: 'group', entityId: to, after })
}

/**
 * Copies assessments of a course with other dates into a new or another course: settings, problems, rubrics. People, their
 * work, accommodations, codes and releases stay behind, and nothing is published. The same request gives the copies made first.
 */
export async function copyGroup(
  services: Pick<Services, 'db' | 'people'>,
  { user, actor }: Copier,
  groupId: number,
  { into, assessments, clientKey }: CopyOfGroup,
): Promise<{ readonly groupId: number; readonly groupAssessmentIds: number[] }> {
  const { db } = services
  await refuseWhenNotAllowed(services, user, into)
  await refuseWhenAssessmentsAreWrong(db, groupId, assessments)
  const wanted: readonly WantedCopy[] = assessments.map((copy) => ({
    ...copy,
    clientKey: keyOfCopy(clientKey, copy.groupAssessmentId),
  }))
  return await db.transaction().execute(async (trx) => {
    const to = into.kind === 'existing' ? into.groupId : await makeGroup(trx, { user, actor }, groupId, into, clientKey)
    const { made, all } = await insertCopies(trx, { groupId: to, createdBy: user.id }, wanted)
    refuseOtherCopies(to, wanted, all)
    if (made.length > 0) await recordCopies(trx, actor, { from: groupId, to, ids: made })
    return { groupId: to, groupAssessmentIds: all.map(({ id }) => id) }
  })
}

async function makeGroup(
  trx: Kysely<Tables>,
  { user, actor }: Copier,
  copiedFromId: number,
  into: Extract<CopyOfGroup['into'], { kind: 'new' }>,
  clientKey: string,
): Promise<number> {
  const { kind: _, ...fields } = into
  const id = await createGroupIn(trx, { ...actor, userId: user.id }, { ...fields, clientKey })
  const { name, externalTermId, startDate, endDate } = await selectMadeGroup(trx, id)
  const isSame = name === fields.name && externalTermId === fields.externalTermId
  if (!isSame || !isMoment(startDate, fields.startDate) || !isMoment(endDate, fields.endDate))
    throw new Refusal(copyRefusals.keyOfOtherCopy)
  await rememberOrigin(trx, id, copiedFromId)
  return id
}
