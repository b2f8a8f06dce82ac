import { z } from 'zod'
import { defineTask } from '../../jobs/jobs.ts'
import { recountResult } from '../sitting/index.ts'

/** Works every result out anew after the rules of counting changed: which attempt counts, and the penalties. */
export const recountResultsTask = defineTask({
  name: 'recount-results',
  payload: z.object({ groupAssessmentId: z.number().int() }),
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
