import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { graceSeconds, lateEvidenceDays, lateEvidenceMaximum, type TypedAnswer } from '@isomorph/contract'
import type { Services } from '../../../services/services.ts'
import { markSubmission, type MarkedSubmission } from '../attempts/mark-submission.ts'
import type { Marker } from '../attempts/marker.ts'
import { getCachedSettings } from '../cache/group-assessment-cache.ts'
import { type CachedInstance, type InstanceSnapshot } from '../cache/instance-cache.ts'
import type { GroupAssessmentRow } from '../../group-assessments/index.ts'
import { releaseFor } from '../page/release-of-page.ts'
import { attemptsAllowedAt } from '../schedule/schedule.ts'
import { acceptByRule } from './decide-evidence.ts'
import { judgeArrival, type LateRule } from './judge-evidence.ts'
import {
  insertEvidence,
  lockResult,
  movePending,
  selectEvidenceOfInstance,
  selectLastContact,
  turnIntoSubmission,
  type EvidenceRow,
} from './late-evidence.queries.ts'

export type EvidenceDependencies = Pick<Services, 'database'> & { readonly marker: Marker }

/** Work that arrived after the deadline and its grace. */
export interface LateWork {
  readonly kind: 'submission' | 'draft'
  readonly clientAttemptId: string
  readonly answers: readonly TypedAnswer[]
  readonly clientAt: Date | null
  readonly receivedAt: Date
  /** The version of the draft that it builds on, and the tab that wrote it, where that is known. */
  readonly draftVersion: number
  readonly writerId: string | null
}

const day = 86_400_000

/** Whether others say all that answers say; a question that answers do not name is not asked about. */
function isSaidBy(others: readonly TypedAnswer[], answers: readonly TypedAnswer[]): boolean {
  const valueOf = new Map(others.map(({ questionKey, value }) => [questionKey, value]))
  return answers.every(({ questionKey, value }) => value === (valueOf.get(questionKey) ?? ''))
}

function filledOf(answers: readonly TypedAnswer[]): readonly TypedAnswer[] {
  return answers.filter(({ value }) => value.trim() !== '')
}

/** Whether both say the same: neither says more than the other. What is blank and what is not named are alike. */
function isSameText(answers: readonly TypedAnswer[], others: readonly TypedAnswer[]): boolean {
  const said = filledOf(answers)
  return said.length === filledOf(others).length && isSaidBy(others, said)
}

/** Whether it says anything that was not submitted in time. */
function isNews({ attempts }: InstanceSnapshot, { answers, kind }: LateWork): boolean {
  if (answers.every(({ value }) => value.trim() === '')) return false
  const last = attempts.at(-1)
  return kind === 'submission' || last === undefined || !isSaidBy(last.responses, answers)
}

/** The same text again, under another name: submitted after it was saved, or sent by a second tab. */
function sameIn(known: readonly EvidenceRow[], work: LateWork): EvidenceRow | undefined {
  return (
    known.find(({ clientAttemptId }) => clientAttemptId === work.clientAttemptId) ??
    known.find(({ answers, state }) => state !== 'declined' && isSameText(answers, work.answers))
  )
}

async function areKeysVisible(
  { database }: EvidenceDependencies,
  instance: CachedInstance,
  { schedule, result }: InstanceSnapshot,
  settings: GroupAssessmentRow,
  now: Date,
): Promise<boolean> {
  const attemptsAllowed = attemptsAllowedAt(instance, schedule)
  const { answers, solutions } = (await releaseFor(database, settings, schedule, now))({
    attemptsUsed: result.attemptsUsed,
    attemptsAllowed,
  })
  return answers || solutions
}

interface Late {
  readonly deadline: Date
  readonly marked: MarkedSubmission
  readonly rule: LateRule
  readonly wereKeysVisible: boolean
}

interface Kept {
  readonly id: number
  readonly judged: EvidenceRow['state'] | 'byRule'
}

/** What is known of it already; a draft that is now submitted as well becomes a submission. */
async function keepKnown(
  trx: Kysely<Tables>,
  known: readonly EvidenceRow[],
  work: LateWork,
): Promise<Kept | undefined> {
  const same = sameIn(known, work)
  if (!same) return undefined
  if (same.kind === 'draft' && work.kind === 'submission' && same.attemptNumber === null)
    await turnIntoSubmission(trx, same.id, { clientAttemptId: work.clientAttemptId, clientAt: work.clientAt })
  return { id: same.id, judged: same.state }
}

/** The same work once more; undefined where what was known has been declined meanwhile. */
async function keepAgain(trx: Kysely<Tables>, instance: CachedInstance, work: LateWork): Promise<Kept | undefined> {
  await lockResult(trx, instance.id)
  return await keepKnown(trx, await selectEvidenceOfInstance(trx, instance.id), work)
}

/** Writes it down, unless it is known; what the rule accepts waits until it is accepted. */
async function keepOnce(
  trx: Kysely<Tables>,
  instance: CachedInstance,
  work: LateWork,
  { deadline, marked, rule, wereKeysVisible }: Late,
): Promise<Kept | undefined> {
  await lockResult(trx, instance.id)
  const known = await selectEvidenceOfInstance(trx, instance.id)
  const again = await keepKnown(trx, known, work)
  if (again) return again
  const until = new Date(deadline.getTime() + graceSeconds * 1000)
  const contact = await selectLastContact(trx, instance.id, { until, deadline })
  if (contact.isPreview || known.length >= lateEvidenceMaximum) return undefined
  const { lastContactAt, clockOffsetSeconds } = contact
  const { clientAt, receivedAt, writerId } = work
  const isUnbroken =
    known.length === 0 &&
    (work.draftVersion === (contact.draftVersion ?? 0) || (writerId !== null && writerId === contact.draftWriterId))
  const judged = judgeArrival({ ...contact, deadline, receivedAt, clientAt, isUnbroken, wereKeysVisible }, rule)
  const id = await insertEvidence(trx, {
    problemInstanceId: instance.id,
    clientAttemptId: work.clientAttemptId,
    kind: work.kind,
    answers: JSON.stringify(work.answers),
    responses: JSON.stringify(marked.responses),
    percent: marked.percent,
    pending: marked.pending,
    draftVersion: work.draftVersion,
    deadline,
    clientAt,
    clockOffsetSeconds,
    lastContactAt,
    receivedAt,
    wereKeysVisible,
    // A process that dies before it is accepted leaves it to staff.
    state: judged === 'recorded' ? 'recorded' : 'waiting',
  })
  if (judged !== 'recorded') await movePending(trx, instance, 1)
  return { id, judged: judged === 'accepted' ? 'byRule' : judged }
}

/**
 * Keeps late work, once: a repeat finds the first. Undefined where nothing is kept: it says nothing new, it comes after a
 * week, or too much is kept already. What the rule of the assessment accepts counts at once.
 */
export async function keepLateWork(
  dependencies: EvidenceDependencies,
  instance: CachedInstance,
  snapshot: InstanceSnapshot,
  work: LateWork,
): Promise<{ readonly id: number } | undefined> {
  const { db } = dependencies.database
  const { deadline } = snapshot.schedule
  if (deadline === null || work.receivedAt.getTime() > deadline.getTime() + lateEvidenceDays * day) return undefined
  if (!isNews(snapshot, work)) return undefined
  const known = await selectEvidenceOfInstance(db, instance.id)
  // What is known, and what would not be kept, is not marked.
  const again =
    sameIn(known, work) && (await db.transaction().execute(async (trx) => await keepAgain(trx, instance, work)))
  if (again) return again
  if (known.length >= lateEvidenceMaximum) return undefined
  const marked = await markSubmission(dependencies.marker, instance, work.answers)
  const rule = await getCachedSettings(
    dependencies.database,
    instance.groupAssessmentId,
    snapshot.groupAssessmentVersion,
  )
  const wereKeysVisible = await areKeysVisible(dependencies, instance, snapshot, rule, work.receivedAt)
  const late = { deadline, marked, rule, wereKeysVisible }
  const kept = await db.transaction().execute(async (trx) => await keepOnce(trx, instance, work, late))
  if (kept?.judged === 'byRule') await acceptByRule(dependencies, instance, kept.id, work.receivedAt)
  return kept
}
