import { isLineItemGone, sendScore, ServiceError, type LtiScore, type ServiceClient } from '@isomorph/sign-in'
import type { Writer } from '../../data/writers.ts'
import type { PushOutcome } from './grade-pushes.queries.ts'
import type { SentScore } from './wanted-score.ts'

export interface ScoreToSend {
  readonly userId: number
  readonly subject: string
  readonly score: SentScore
  /** What writes to them. */
  readonly say: Writer['say']
}

/** The platform keeps what is newer: that is a score of ours, too. */
const newerThere = 409

function ltiScoreOf({ subject, score, say }: ScoreToSend, timestamp: Date): LtiScore {
  const { points, maximum, startedAt, submittedAt, daysLate } = score
  const submission = {
    ...(startedAt === null ? {} : { startedAt }),
    ...(submittedAt === null ? {} : { submittedAt }),
  }
  return {
    userId: subject,
    timestamp: timestamp.toISOString(),
    activityProgress: score.activity,
    gradingProgress: score.grading,
    ...(points === null || maximum === null ? {} : { scoreGiven: points, scoreMaximum: maximum }),
    ...(daysLate > 0 && points !== null ? { comment: say('letters.daysLate', { days: daysLate }) } : {}),
    ...(startedAt === null && submittedAt === null ? {} : { submission }),
  }
}

/** So many are refused without one that is taken: nobody's score would be. */
const refusalsOfAll = 3

/** Whether something is wrong with the whole line item, so that nobody else's score would be taken either. */
async function isOfLineItem(
  { isPassing, isOfToken, status }: ServiceError,
  outcomes: readonly PushOutcome[],
  isGone: () => Promise<boolean>,
): Promise<boolean> {
  if (isPassing || isOfToken || status === 401) return true
  // Platforms say so of a person who has left the course as well.
  if (status === 404 || status === 410) return await isGone()
  return status === 403 && outcomes.length >= refusalsOfAll && outcomes.every(({ state }) => state === 'failed')
}

export interface Sending {
  readonly outcomes: readonly PushOutcome[]
  /** What ended it before everybody's score was sent. */
  readonly error: ServiceError | undefined
}

const requestsAtOnce = 4

/** Sends scores, some at once; stops at what would happen to all of them. Scores that were not sent have no outcome. */
export async function sendScores(
  client: ServiceClient,
  lineItem: string,
  scores: readonly ScoreToSend[],
  timestamps: ReadonlyMap<number, Date>,
): Promise<Sending> {
  const outcomes: PushOutcome[] = []
  const queue = [...scores]
  let stopped: ServiceError | undefined
  let gone: Promise<boolean> | undefined
  const isGone = async (): Promise<boolean> => await (gone ??= isLineItemGone(client, lineItem))

  async function sendOne(each: ScoreToSend): Promise<void> {
    const { userId, score } = each
    const timestamp = timestamps.get(userId)
    if (timestamp === undefined) return
    try {
      await sendScore(client, lineItem, ltiScoreOf(each, timestamp))
      outcomes.push({ userId, state: 'sent', score, error: '' })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      if (error.status === newerThere) outcomes.push({ userId, state: 'sent', score, error: '' })
      else if (await isOfLineItem(error, outcomes, isGone)) stopped ??= error
      else outcomes.push({ userId, state: 'failed', score, error: error.message })
    }
  }

  const work = async (): Promise<void> => {
    for (let each = queue.shift(); each !== undefined && stopped === undefined; each = queue.shift())
      await sendOne(each)
  }
  await Promise.all(Array.from({ length: requestsAtOnce }, work))
  return { outcomes, error: stopped }
}
