import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { byGroupAssessment, onGroupAssessment } from '../group-assessments/schemas.ts'
import { momentSchema } from '../primitives/schemas.ts'
import { scheduleSchema } from '../sitting/start-page-schemas.ts'

/** Access, schemas and summaries of `breakCalls`. */
export const breakEndpoints = {
  beginBreak: defineEndpoint({
    summary: 'Take a break that stops the clock; repeating a clientKey does nothing',
    access: onGroupAssessment('GroupAssessmentSubmit'),
    params: byGroupAssessment,
    body: z.object({ clientKey: z.uuid() }),
    result: scheduleSchema,
  }),
  endBreak: defineEndpoint({
    summary: 'End the break that began then; any other one goes on',
    access: onGroupAssessment('GroupAssessmentSubmit'),
    params: byGroupAssessment,
    body: z.object({ beganAt: momentSchema }),
    result: scheduleSchema,
  }),
}
