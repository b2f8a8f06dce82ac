import type { Schedule } from '@isomorph/contract'
import type { Database, Tables } from '@isomorph/database'
import type { Kysely } from 'kysely'
import { Refusal } from '../../../refusals/refusals.ts'
import { viewSchedule } from '../schedule/schedule.ts'
import { selectSchedule } from '../schedule/select-schedule.ts'
import { sittingRefusals } from '../sitting.errors.ts'
import {
  insertActEvents,
  lockStatuses,
  selectEnds,
  selectLearnersToAct,
  updateStatuses,
  updateWakeMoments,
  type LearnerToAct,
} from './acts.queries.ts'
import { decideBreak, goOn, type StatusChange } from './decide-act.ts'

type Transaction = Kysely<Tables>

/** A break of a learner's own, in which the clock stands still. */
interface OwnBreak {
  readonly groupAssessmentId: number
  readonly userId: number
  readonly receivedAt: Date
}

const refusals = {
  notStarted: sittingRefusals.notStarted,
  finished: sittingRefusals.finished,
  timeIsOver: sittingRefusals.deadlinePassed,
  paused: sittingRefusals.paused,
  noBreakLeft: sittingRefusals.noBreakLeft,
} as const

/** The deadline's sweeper and acts of staff wait for the row. */
async function lockLearner(trx: Transaction, { groupAssessmentId, userId }: OwnBreak): Promise<LearnerToAct> {
  await lockStatuses(trx, groupAssessmentId, [userId])
  const [learner] = await selectLearnersToAct(trx, groupAssessmentId, [userId])
  if (!learner) throw new Refusal(sittingRefusals.notStarted)
  return learner
}

interface Written {
  readonly learner: LearnerToAct
  readonly change: StatusChange
  readonly kind: 'BreakBegun' | 'BreakEnded'
  readonly clientKey: string | null
}

async function write(trx: Transaction, own: OwnBreak, { learner, change, kind, clientKey }: Written): Promise<void> {
  const { groupAssessmentId, userId, receivedAt: at } = own
  await updateStatuses(trx, groupAssessmentId, [{ learner, change }])
  const ends = await selectEnds(trx, groupAssessmentId, [userId])
  await updateWakeMoments(trx, groupAssessmentId, ends)
  const detail = { breakUsedSeconds: change.breakUsedSeconds ?? learner.breakUsedSeconds }
  await insertActEvents(trx, { groupAssessmentId, kind, at, actorUserId: userId, clientKey }, ends, detail)
}

async function isRepeat(
  trx: Transaction,
  { groupAssessmentId, userId }: OwnBreak,
  clientKey: string,
): Promise<boolean> {
  const event = await trx
    .selectFrom('learnerStatusEvents')
    .select('id')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('userId', '=', userId)
    .where('clientKey', '=', clientKey)
    .executeTakeFirst()
  return event !== undefined
}

async function scheduleAfter(database: Database, { groupAssessmentId, userId, receivedAt }: OwnBreak) {
  return viewSchedule(await selectSchedule(database, groupAssessmentId, userId), receivedAt)
}

/** Stops the clock of a learner until they go on, or until what is left of their breaks is over. A repeat does nothing. */
export async function beginBreak(
  database: Database,
  own: OwnBreak & { readonly clientKey: string },
): Promise<Schedule> {
  await database.db.transaction().execute(async (trx) => {
    const learner = await lockLearner(trx, own)
    if (await isRepeat(trx, own, own.clientKey)) return
    const change = decideBreak(learner, learner.breakSeconds, own.receivedAt)
    if (change === undefined) return
    if ('refusal' in change) throw new Refusal(refusals[change.refusal])
    await write(trx, own, { learner, change, kind: 'BreakBegun', clientKey: own.clientKey })
  })
  return await scheduleAfter(database, own)
}

/** Goes on before the break is over. Names the break by its beginning: a late repeat ends no other one. */
export async function endBreak(database: Database, own: OwnBreak & { readonly beganAt: Date }): Promise<Schedule> {
  await database.db.transaction().execute(async (trx) => {
    const learner = await lockLearner(trx, own)
    const { pausedAt, pauseEndsAt } = learner
    if (pauseEndsAt === null || pausedAt?.getTime() !== own.beganAt.getTime()) return
    if (learner.finishedAt !== null || pauseEndsAt <= own.receivedAt) return
    await write(trx, own, { learner, change: goOn(learner, own.receivedAt), kind: 'BreakEnded', clientKey: null })
  })
  return await scheduleAfter(database, own)
}
