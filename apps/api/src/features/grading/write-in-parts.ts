import type { Kysely } from 'kysely'
import type { Database, Tables } from '@isomorph/database'
import { Refusal } from '../../refusals/refusals.ts'
import { getInstances, resultRefusals } from '../results/index.ts'
import { selectTotals } from './rubrics/rubrics.queries.ts'

/** Tries of a part that was regraded between reading and holding it. */
const triesOfPart = 3

export interface AppliedMarks {
  readonly marksChanged: number
  readonly totalsChanged: number
}

interface Parts {
  readonly problemInstanceIds: readonly number[]
  /** Results that are held together: whoever submits meanwhile waits for no more than these. */
  readonly resultsAtOnce: number
  /** Only counts: each part is rolled back. */
  readonly isDryRun: boolean
}

type WritePart = (trx: Kysely<Tables>, instances: Awaited<ReturnType<typeof getInstances>>) => Promise<AppliedMarks>

/** Carries what a dry run found out of the transaction that it rolls back. */
class DryRunEnd extends Error {
  readonly applied: AppliedMarks

  constructor(applied: AppliedMarks) {
    super('The dry run is over.')
    this.applied = applied
  }
}

async function writePart(
  database: Database,
  ids: readonly number[],
  isDryRun: boolean,
  write: WritePart,
): Promise<AppliedMarks> {
  for (let attempt = 1; ; attempt += 1) {
    // Instances are read before the transaction: inside, each would wait for another connection.
    const instances = await getInstances(database, ids)
    try {
      return await database.db.transaction().execute(async (trx) => {
        const applied = await write(trx, instances)
        if (isDryRun) throw new DryRunEnd(applied)
        return applied
      })
    } catch (error) {
      if (error instanceof DryRunEnd) return error.applied
      const isRegraded = error instanceof Refusal && error.kind === resultRefusals.markedMeanwhile
      if (!isRegraded || attempt === triesOfPart) throw error
    }
  }
}

/** Writes marks to some results, a part at a time. A dry run does the same and rolls it back, so that it counts exactly. */
export async function writeInParts(
  database: Database,
  { problemInstanceIds, resultsAtOnce, isDryRun }: Parts,
  write: WritePart,
): Promise<AppliedMarks> {
  const ids = [...new Set(problemInstanceIds)].toSorted((a, b) => a - b)
  let [marksChanged, totalsChanged] = [0, 0]
  for (let from = 0; from < ids.length; from += resultsAtOnce) {
    const part = await writePart(database, ids.slice(from, from + resultsAtOnce), isDryRun, write)
    marksChanged += part.marksChanged
    totalsChanged += part.totalsChanged
  }
  return { marksChanged, totalsChanged }
}

interface Learners {
  readonly groupAssessmentId: number
  readonly userIds: readonly number[]
}

/** Writes, and counts the learners whose totals are others afterwards. */
export async function countChangedTotals(
  trx: Kysely<Tables>,
  { groupAssessmentId, userIds }: Learners,
  write: () => Promise<void>,
): Promise<number> {
  const before = await selectTotals(trx, groupAssessmentId, userIds)
  await write()
  const after = await selectTotals(trx, groupAssessmentId, userIds)
  return [...after].filter(([userId, total]) => before.get(userId) !== total).length
}
