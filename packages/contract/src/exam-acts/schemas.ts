import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { attemptsMaximum, reasonMaximumLength } from '../group-assessments/limits.ts'
import { byGroupAssessment, onGroupAssessment } from '../group-assessments/schemas.ts'
import { idSchema } from '../primitives/schemas.ts'
import { longestReopeningMinutes } from '../sitting/limits.ts'
import { actedOnMaximum, actRefusals, grantedMinutesMaximum } from './limits.ts'

const common = {
  /** A repeat with the same key does nothing, and is answered as the first time. */
  clientKey: z.uuid(),
  /** Ids, everybody in the course and whoever has started, or those of them who have not finished. */
  learners: z.union([z.array(idSchema).min(1).max(actedOnMaximum), z.enum(['everyone', 'unfinished'])]),
  reason: z.string().trim().min(1).max(reasonMaximumLength),
}

/** What staff do for learners. */
export const examActSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('grantTime'),
    ...common,
    /** Moves limit, due date and close. Below 0: takes back what was granted, and leaves two minutes. */
    minutes: z
      .number()
      .int()
      .min(-grantedMinutesMaximum)
      .max(grantedMinutesMaximum)
      .refine((minutes) => minutes !== 0, { message: 'Give a number of minutes other than 0.' }),
  }),
  z.strictObject({ kind: z.literal('pause'), ...common }),
  z.strictObject({ kind: z.literal('continue'), ...common }),
  z.strictObject({
    kind: z.literal('reopen'),
    ...common,
    /** From now; may be left out where the learner's time is not over. */
    minutes: z.number().int().min(1).max(longestReopeningMinutes).optional(),
  }),
  z.strictObject({ kind: z.literal('excuse'), ...common }),
  z.strictObject({ kind: z.literal('unexcuse'), ...common }),
  z.strictObject({ kind: z.literal('finish'), ...common }),
  z.strictObject({
    kind: z.literal('grantAttempts'),
    ...common,
    attempts: z.number().int().min(1).max(attemptsMaximum),
  }),
])
export type ExamAct = z.infer<typeof examActSchema>

/** For whom it was done, and for whom not. */
export const actOutcomeSchema = z.object({
  acted: z.array(z.number().int()),
  refused: z.array(z.object({ userId: z.number().int(), because: z.enum(actRefusals) })),
})
export type ActOutcome = z.infer<typeof actOutcomeSchema>

/** Access, schemas and summaries of `examActCalls`. */
export const examActEndpoints = {
  actOnLearners: defineEndpoint({
    summary:
      'Give time, pause, continue, reopen, excuse, finish or give attempts; says for whom not and why. A repeated clientKey does nothing',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment,
    body: examActSchema,
    result: actOutcomeSchema,
  }),
}
