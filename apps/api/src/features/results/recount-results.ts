import { defineTask } from '../../jobs/jobs.ts'
import { recountResults } from '../group-assessments/index.ts'
import { countResultsAnew } from '../sitting/index.ts'

/** Results that are held together: whoever submits meanwhile waits for no more. */
const resultsAtOnce = 50

/** Works every result out anew: which attempt counts, and the penalties. */
export const recountResultsTask = defineTask({
  ...recountResults,
  async run({ groupAssessmentId }, { db }) {
    const rows = await db
      .selectFrom('results')
      .select('problemInstanceId')
      .where('groupAssessmentId', '=', groupAssessmentId)
      .where('attemptsUsed', '>', 0)
      .orderBy('problemInstanceId')
      .execute()
    const ids = rows.map(({ problemInstanceId }) => problemInstanceId)
    for (let from = 0; from < ids.length; from += resultsAtOnce) {
      const some = ids.slice(from, from + resultsAtOnce)
      await db.transaction().execute(async (trx) => await countResultsAnew(trx, some))
    }
  },
})
