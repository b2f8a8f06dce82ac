import type { Kysely } from 'kysely'
import type { Database, Tables } from '@isomorph/database'
import { Refusal } from '../../refusals/refusals.ts'
import { getInstances } from '../results/index.ts'

/** Results that are held together: whoever submits meanwhile waits for no more than these. */
const resultsAtOnce = 50
/** Tries of a part that was regraded between reading and holding it. */
const triesOfPart = 3

export interface Applied {
  readonly marksChanged: number
  readonly totalsChanged: number
}

type WritePart = (trx: Kysely<Tables>, instances: Awaited<ReturnType<typeof getInstances>>) => Promise<Applied>

/** Carries what a dry run found out of the transaction that it rolls back. */
class DryRunEnd extends Error {
  readonly applied: Applied

  constructor(applied: Applied) {
    super('The dry run is over.')
    this.applied = applied
  }
}

async function inOnePart(
  database: Database,
  ids: readonly number[],
  isDryRun: boolean,
  write: WritePart,
): Promise<Applied> {
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
      const isRegraded = error instanceof Refusal && error.kind.type === 'urn:isomorph:marked-meanwhile'
      if (!isRegraded || attempt === triesOfPart) throw error
    }
  }
}

/** Writes marks to some results, a part at a time. A dry run does the same and rolls it back, so that it counts exactly. */
export async function inParts(
  database: Database,
  problemInstanceIds: readonly number[],
  isDryRun: boolean,
  write: WritePart,
): Promise<Applied> {
  const ids = [...new Set(problemInstanceIds)].toSorted((a, b) => a - b)
  let [marksChanged, totalsChanged] = [0, 0]
  for (let from = 0; from < ids.length; from += resultsAtOnce) {
    const part = await inOnePart(database, ids.slice(from, from + resultsAtOnce), isDryRun, write)
    marksChanged += part.marksChanged
    totalsChanged += part.totalsChanged
  }
  return { marksChanged, totalsChanged }
}
