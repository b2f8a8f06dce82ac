import type { Kysely } from 'kysely'
import type { lateEvidenceRefusals, LateEvidence } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import type { Services } from '../../../services/services.ts'
import { actOn } from '../../group-assessments/index.ts'
import { latenessOf } from '../attempts/count-attempt.ts'
import { answersToKnownQuestions, markSubmission, type MarkedSubmission } from '../attempts/mark-submission.ts'
import type { Marker } from '../attempts/marker.ts'
import { countResultsAnew } from '../attempts/recount.ts'
import { getCachedSettings } from '../cache/group-assessment-cache.ts'
import { getCurrentInstance, isMarkedAlike, type CachedInstance } from '../cache/instance-cache.ts'
import { renewPagesOf } from '../news/renew-pages.ts'
import { attemptsAllowedAt } from '../schedule/schedule.ts'
import { selectSchedule, type LearnerSchedule } from '../schedule/select-schedule.ts'
import { insertLateAttempt } from './insert-late-attempt.ts'
import { countedAt } from './judge-evidence.ts'
import {
  countOwnAttempts,
  lockResult,
  movePending,
  selectEvidence,
  setAside,
  type EvidenceRow,
} from './late-evidence.queries.ts'

type Dependencies = Pick<Services, 'database'> & { readonly marker: Marker }
type Reason = (typeof lateEvidenceRefusals)[number]
type State = LateEvidence['state']

interface Decision {
  readonly state: Exclude<State, 'recorded'>
  readonly was: State
  readonly reason: string
  /** Null: the rule of the assessment. */
  readonly actor: Actor | null
  readonly at: Date
}

/** Thrown within a transaction: it undoes what was done for one piece of work. */
class NotDecidedError extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

/** A decision leads from waiting to an end, or back. */
function isPossible(from: State, to: State): boolean {
  return to === 'waiting' ? from === 'accepted' || from === 'declined' : from === 'waiting' || from === 'recorded'
}

/** One attempt beyond the limit where the deadline's own submission took the last. */
async function refuseBeyondLimit(
  trx: Kysely<Tables>,
  instance: CachedInstance,
  schedule: LearnerSchedule,
): Promise<void> {
  const allowed = attemptsAllowedAt(instance, schedule)
  if (allowed !== null && (await countOwnAttempts(trx, instance.id)) >= allowed)
    throw new NotDecidedError('noAttemptsLeft')
}

interface Prepared {
  readonly instance: CachedInstance
  readonly schedule: LearnerSchedule
  /** Marked as of now: the answer key may have changed since it arrived. Null where no attempt is to be written. */
  readonly marked: MarkedSubmission | null
}

/** Whether a decision writes the work as an attempt: nothing else needs its marking. */
function writesAttempt({ state }: Decision, { attemptNumber }: EvidenceRow): boolean {
  return state === 'accepted' && attemptNumber === null
}

/** Writes the attempt, or lets the one that was set aside count again; answers its number. */
async function accept(trx: Kysely<Tables>, row: EvidenceRow, prepared: Prepared, decision: Decision): Promise<number> {
  const { instance, schedule, marked } = prepared
  await refuseBeyondLimit(trx, instance, schedule)
  if (row.attemptNumber !== null) {
    await setAside(trx, { ...row, attemptNumber: row.attemptNumber }, instance, false)
    return row.attemptNumber
  }
  if (marked === null) throw new Error('Late work is to be written as an attempt without having been marked.')
  const { attemptsUsed, userId } = await lockResult(trx, instance.id)
  const receivedAt = countedAt(row)
  const { daysLate } = latenessOf(receivedAt, { dueAt: schedule.due_at, deadline: row.deadline })
  await insertLateAttempt(trx, instance, {
    row,
    marked,
    number: attemptsUsed + 1,
    receivedAt,
    daysLate,
    actorUserId: decision.actor?.userId ?? userId,
  })
  return attemptsUsed + 1
}

/** Answers whether it is decided: what a regrade changed since it was marked is to be marked again, and nothing is written. */
async function decideInTransaction(
  trx: Kysely<Tables>,
  groupAssessmentId: number,
  id: number,
  prepared: Prepared,
  decision: Decision,
): Promise<boolean> {
  const { instance, marked } = prepared
  const held = await lockResult(trx, instance.id)
  const [row] = await selectEvidence(trx, groupAssessmentId, [id])
  if (!row) throw new NotDecidedError('notFound')
  if (row.state === decision.state) return true
  if (row.state !== decision.was || !isPossible(row.state, decision.state))
    throw new NotDecidedError('changedMeanwhile')
  if (writesAttempt(decision, row) && !(marked && isMarkedAlike(marked.markedBy, held))) return false
  const attemptNumber = decision.state === 'accepted' ? await accept(trx, row, prepared, decision) : row.attemptNumber
  if (row.state === 'accepted' && attemptNumber !== null) await setAside(trx, { ...row, attemptNumber }, instance, true)
  await trx
    .updateTable('lateEvidence')
    .set({
      state: decision.state,
      reason: decision.reason,
      attemptNumber,
      decidedBy: decision.state === 'waiting' ? null : (decision.actor?.userId ?? null),
      decidedAt: decision.state === 'waiting' ? null : decision.at,
    })
    .where('id', '=', id)
    .execute()
  if (decision.state === 'accepted' || row.state === 'accepted') await countResultsAnew(trx, [instance.id])
  else await renewPagesOf(trx, [instance])
  if (row.state === 'waiting') await movePending(trx, instance, -1)
  if (decision.state === 'waiting') await movePending(trx, instance, 1)
  if (decision.actor)
    await recordAct(trx, decision.actor, {
      ...actOn(groupAssessmentId, 'decideLateEvidence'),
      before: { id, state: row.state },
      after: { id, userId: instance.userId, state: decision.state, reason: decision.reason, attemptNumber },
    })
  return true
}

/** As it is marked now: a regrade may have been applied by another process. */
async function prepare(
  dependencies: Dependencies,
  row: EvidenceRow,
  decision: Decision,
): Promise<Prepared | undefined> {
  const instance = await getCurrentInstance(dependencies.database, row.problemInstanceId)
  if (!instance) return undefined
  const schedule = await selectSchedule(dependencies.database, instance.groupAssessmentId, instance.userId)
  // A regrade may have removed a question that was answered.
  const answers = answersToKnownQuestions(instance, row.answers)
  const marked = writesAttempt(decision, row) ? await markSubmission(dependencies.marker, instance, answers) : null
  return { instance, schedule, marked }
}

/** Tries of a decision about work that was regraded while it was marked. */
const triesOfDecision = 3

async function decideOne(
  dependencies: Dependencies,
  groupAssessmentId: number,
  row: EvidenceRow,
  decision: Decision,
): Promise<Reason | undefined> {
  const { database } = dependencies
  for (let tries = 1; tries <= triesOfDecision; tries += 1) {
    const prepared = await prepare(dependencies, row, decision)
    if (!prepared) return 'notFound'
    const { group_assessment_version: version } = prepared.schedule
    const { lateEvidence } = await getCachedSettings(database, groupAssessmentId, version)
    if (decision.state === 'accepted' && lateEvidence === 'never' && row.state !== 'accepted') return 'neverCounts'
    try {
      const isDecided = await database.db
        .transaction()
        .execute(async (trx) => await decideInTransaction(trx, groupAssessmentId, row.id, prepared, decision))
      if (isDecided) return undefined
    } catch (error) {
      if (error instanceof NotDecidedError) return error.reason
      throw error
    }
  }
  return 'changedMeanwhile'
}

interface Decisions extends Omit<Decision, 'was'> {
  readonly groupAssessmentId: number
  readonly evidence: readonly { readonly id: number; readonly was: State }[]
}

/**
 * Decides about pieces of late work, each by itself, in the order in which they were done: the last is the last attempt. What
 * stands so already stays as it is, so that a repeat is safe.
 */
export async function decideLateEvidence(
  dependencies: Dependencies,
  { groupAssessmentId, evidence, ...decision }: Decisions,
): Promise<{ decided: number[]; refused: { id: number; reason: Reason }[] }> {
  const decided: number[] = []
  const refused: { id: number; reason: Reason }[] = []
  const wasOf = new Map(evidence.map(({ id, was }) => [id, was]))
  const rows = await selectEvidence(dependencies.database.db, groupAssessmentId, [...wasOf.keys()])
  const known = new Set(rows.map(({ id }) => id))
  for (const id of wasOf.keys()) if (!known.has(id)) refused.push({ id, reason: 'notFound' })
  for (const row of rows.toSorted((a, b) => countedAt(a).getTime() - countedAt(b).getTime() || a.id - b.id)) {
    const was = wasOf.get(row.id) ?? row.state
    const reason = await decideOne(dependencies, groupAssessmentId, row, { ...decision, was })
    if (reason === undefined) decided.push(row.id)
    else refused.push({ id: row.id, reason })
  }
  return { decided, refused }
}

/** Accepts by the rule of the assessment; where that is not possible, it waits for staff. */
export async function acceptByRule(
  dependencies: Dependencies,
  { groupAssessmentId }: CachedInstance,
  id: number,
  at: Date,
): Promise<void> {
  const [row] = await selectEvidence(dependencies.database.db, groupAssessmentId, [id])
  if (!row) return
  await decideOne(dependencies, groupAssessmentId, row, {
    state: 'accepted',
    was: 'waiting',
    reason: '',
    actor: null,
    at,
  })
}
