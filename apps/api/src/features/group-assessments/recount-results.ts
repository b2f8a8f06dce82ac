import { z } from 'zod'
import { declareTask } from '../../jobs/jobs.ts'

/** Works every result out anew after the rules of counting changed. Results, which know deliveries, implement it. */
export const recountResults = declareTask({
  name: 'recount-results',
  payload: z.object({ groupAssessmentId: z.number().int() }),
})
