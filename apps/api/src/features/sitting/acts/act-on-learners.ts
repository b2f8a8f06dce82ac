import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { ActOutcome, ExamAct } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import { holdGrant, type Permitted } from '../../../authorization/hold-grant.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { lockPeople, writeAccommodations } from '../../accommodations/index.ts'
import { actOn } from '../../group-assessments/index.ts'
import { sittingRefusals } from '../sitting.errors.ts'
import {
  ensureStatuses,
  insertAct,
  insertActEvents,
  lockStatuses,
  selectAct,
  selectEnds,
  selectLearnerIds,
  selectLearnersToAct,
  updateOutcome,
  updateStatuses,
  updateWakeMoments,
  type LearnerChange,
} from './acts.queries.ts'
import { decideAct } from './decide-act.ts'

type Transaction = Kysely<Tables>

/** An act as it came: on which assessment, by whom, when. */
export interface ActOnLearners {
  readonly groupAssessmentId: number
  readonly act: ExamAct
  readonly actor: Actor
  readonly permitted: Permitted
  readonly receivedAt: Date
}

const eventKinds = {
  grantTime: 'ExtraTimeGranted',
  pause: 'Paused',
  continue: 'Continued',
  reopen: 'Reopened',
  excuse: 'Excused',
  unexcuse: 'Unexcused',
  finish: 'Finished',
  grantAttempts: 'AttemptsGranted',
} as const

/** What can be done before the start. */
const reachesAhead: readonly ExamAct['kind'][] = ['grantTime', 'pause', 'grantAttempts', 'excuse', 'unexcuse']

type Refused = ActOutcome['refused']

interface Decided {
  readonly changes: readonly LearnerChange[]
  readonly refused: Refused
}

function isExcusing({ kind }: ExamAct): boolean {
  return kind === 'excuse' || kind === 'unexcuse'
}

function detailOf(act: ExamAct): object {
  const { clientKey: _key, kind: _kind, learners: _learners, ...detail } = act
  return detail
}

async function decideForAll(trx: Transaction, acting: ActOnLearners): Promise<Decided> {
  const { groupAssessmentId, act, receivedAt } = acting
  const known = new Set(await selectLearnerIds(trx, groupAssessmentId))
  const asked = Array.isArray(act.learners) ? [...new Set(act.learners)] : [...known]
  const userIds = asked.filter((userId) => known.has(userId))
  if (reachesAhead.includes(act.kind)) await ensureStatuses(trx, groupAssessmentId, userIds)
  // Whoever excuses holds the people, as everybody does who changes what they are granted.
  if (isExcusing(act)) await lockPeople(trx, userIds)
  else await lockStatuses(trx, groupAssessmentId, userIds)
  const refused: Refused = asked
    .filter((userId) => !known.has(userId))
    .map((userId) => ({ userId, because: 'notALearner' }))
  const changes: LearnerChange[] = []
  for (const learner of await selectLearnersToAct(trx, groupAssessmentId, userIds)) {
    if (act.learners === 'unfinished' && learner.finishedAt !== null) continue
    const decision = decideAct(act, learner, receivedAt)
    if ('refusal' in decision) refused.push({ userId: learner.userId, because: decision.refusal })
    else changes.push({ learner, change: decision.change })
  }
  return { changes, refused }
}

/** Whether somebody is excused stands with what they are granted in this assessment. */
async function excuse(trx: Transaction, acting: ActOnLearners, userIds: readonly number[]): Promise<void> {
  const { groupAssessmentId, act, actor, receivedAt: now } = acting
  const isExcused = act.kind === 'excuse'
  // They were found among the learners of the exam, and are held since.
  const scope = { groupId: null, groupAssessmentId, courseId: null }
  const changes = new Map(userIds.map((userId) => [userId, { isExcused }]))
  await writeAccommodations(trx, scope, changes, {
    actor,
    now,
    reason: act.reason,
    pathOf: () => 'learners',
    held: userIds,
  })
}

async function carryOut(trx: Transaction, acting: ActOnLearners, changes: readonly LearnerChange[]): Promise<void> {
  const { groupAssessmentId, act, actor, receivedAt: at } = acting
  const userIds = changes.map(({ learner }) => learner.userId)
  if (isExcusing(act)) await excuse(trx, acting, userIds)
  else await updateStatuses(trx, groupAssessmentId, changes)
  // Whether somebody is excused moves no end.
  const ends = isExcusing(act)
    ? changes.map(({ learner }) => learner)
    : await selectEnds(trx, groupAssessmentId, userIds)
  if (!isExcusing(act)) await updateWakeMoments(trx, groupAssessmentId, ends)
  const { clientKey, kind } = act
  const events = { groupAssessmentId, kind: eventKinds[kind], at, actorUserId: actor.userId, clientKey }
  await insertActEvents(trx, events, ends, detailOf(act))
  const after = { kind, ...detailOf(act), userIds }
  await recordAct(trx, actor, { ...actOn(groupAssessmentId, 'act'), after })
}

/** What is asked for, without the key; learners may be named in any order. */
function contentOf(act: Partial<ExamAct>): object {
  const { clientKey: _key, learners, ...content } = act
  return { ...content, learners: Array.isArray(learners) ? learners.toSorted((a, b) => a - b) : learners }
}

async function outcomeOfRepeat(trx: Transaction, { groupAssessmentId, act }: ActOnLearners): Promise<ActOutcome> {
  const former = await selectAct(trx, act.clientKey)
  const isSame =
    former.groupAssessmentId === groupAssessmentId &&
    isDeepStrictEqual(contentOf({ kind: former.kind, ...(former.detail as object) }), contentOf(act))
  if (!isSame) throw new Refusal(sittingRefusals.keyOfOtherAct)
  return former.outcome as ActOutcome
}

/**
 * Does something for many learners at once, in one transaction, and says for whom not and why. A repeat of the client's
 * key changes nothing and is answered as the first time; the key with other content is refused.
 */
export async function actOnLearners(db: Kysely<Tables>, acting: ActOnLearners): Promise<ActOutcome> {
  const { groupAssessmentId, act, actor, receivedAt: at } = acting
  return await db.transaction().execute(async (trx) => {
    const isNew = await insertAct(trx, { groupAssessmentId, act, actorUserId: actor.userId, at })
    if (!isNew) return await outcomeOfRepeat(trx, acting)
    const { changes, refused } = await decideForAll(trx, acting)
    await holdGrant(trx, acting.permitted)
    if (changes.length > 0) await carryOut(trx, acting, changes)
    const outcome = { acted: changes.map(({ learner }) => learner.userId), refused }
    await updateOutcome(trx, act.clientKey, outcome)
    return outcome
  })
}
