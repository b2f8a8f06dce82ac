import { defineTask } from '../../jobs/jobs.ts'
import { recountResults } from '../group-assessments/index.ts'
import { recountResult } from '../sitting/index.ts'

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
    for (const { problemInstanceId } of rows)
      await db.transaction().execute(async (trx) => await recountResult(trx, problemInstanceId))
  },
})
