import { graceSeconds } from '@isomorph/contract'
import type { Services } from '../../../services/services.ts'
import type { Sweep } from '../../../jobs/jobs.ts'
import { claimDueSql } from './finish.sql.ts'
import { endSitting } from './finish-sitting.ts'
import type { Marker } from '../attempts/marker.ts'

/** No request that was received in time is under way any more so long after it. */
const longestRequestSeconds = 5
const settleSeconds = graceSeconds + longestRequestSeconds
/** A worker that dies leaves its learners to the others after this long. */
const leaseSeconds = 60
const learnersPerSweep = 200
const learnersAtOnce = 8

interface DueRow {
  readonly group_assessment_id: number
  readonly user_id: number
  readonly deadline: Date | null
  readonly is_over: boolean
}

function later(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

async function claimDue({ database }: Pick<Services, 'database'>, now: Date): Promise<DueRow[]> {
  const { rows } = await database.preparedPool.query<DueRow>({
    name: 'claim-due',
    text: claimDueSql,
    values: [now, later(now, -settleSeconds), later(now, leaseSeconds), settleSeconds, learnersPerSweep],
  })
  return rows
}

/**
 * Submits and finishes for everybody whose time is over, with nobody connected. Dying midway and starting again, or
 * several sweeping at once, changes nothing: keys and guards are the same. Answers how many were finished.
 */
export async function sweepDeadlines(
  services: Pick<Services, 'database'> & { readonly marker: Marker },
  now: Date,
): Promise<number> {
  const claimed = await claimDue(services, now)
  const over = claimed.filter((row) => row.is_over)
  const judgedAt = later(now, -settleSeconds)
  const queue = [...over]
  const work = async (): Promise<void> => {
    for (let row = queue.shift(); row !== undefined; row = queue.shift()) {
      await endSitting(services, {
        groupAssessmentId: row.group_assessment_id,
        userId: row.user_id,
        source: 'deadline',
        at: row.deadline ?? now,
        judgedAt,
      })
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: learnersAtOnce }, work))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
  return over.length
}

export const deadlineSweep: Sweep = {
  name: 'deadlines',
  everyMilliseconds: 1000,
  run: async (services) => {
    while (
      (await sweepDeadlines({ ...services, marker: services.evaluation }, services.clock.now())) === learnersPerSweep
    );
  },
}
