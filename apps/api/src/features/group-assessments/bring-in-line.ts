import { z } from 'zod'
import { declareTask } from '../../jobs/jobs.ts'

/** Marks by the rules in force whatever is not yet: after they changed, and for who joins later. Regrades implement it. */
export const bringInLine = declareTask({
  name: 'bring-results-in-line',
  // Over some three hours.
  maximumTries: 10,
  payload: z.object({ groupAssessmentId: z.number().int() }),
})
