import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { accessCodeMaximumLength, reasonMaximumLength } from '../group-assessments/limits.ts'
import { byGroupAssessment, inSitting, onGroupAssessment } from '../group-assessments/schemas.ts'
import { answersSchema } from '../marking/schemas.ts'
import { idSchema, momentSchema } from '../primitives/schemas.ts'
import { newAppealSchema } from './appeal-schemas.ts'
import { longestReopeningMinutes } from './limits.ts'
import { draftSchema, problemInstanceSchema, problemPagesSchema } from './problem-page-schemas.ts'
import { mapEntrySchema, scheduleSchema, sittingSchema } from './start-page-schemas.ts'

const byInstance = byGroupAssessment.extend({ problemInstanceId: idSchema })

/** What staff say when they open a learner's sitting again. */
export const reopeningSchema = z.object({
  /** A repeat with the same key and content does nothing. */
  clientKey: z.uuid(),
  /** The new end: minutes from now, or a moment; null where the deadline has not passed and stays. */
  end: z
    .union([
      z.strictObject({ minutes: z.number().int().min(1).max(longestReopeningMinutes) }),
      z.strictObject({ at: momentSchema }),
    ])
    .nullable(),
  reason: z.string().trim().min(1).max(reasonMaximumLength),
})
export type Reopening = z.infer<typeof reopeningSchema>

/** Access, schemas and summaries of `sittingCalls`. */
export const sittingEndpoints = {
  getSitting: defineEndpoint({
    summary: 'Start page, map and schedule of a sitting',
    access: { ...onGroupAssessment('GroupAssessmentReadPublished', 'GroupAssessmentReadAny'), lockdown: 'told' },
    params: byGroupAssessment,
    result: sittingSchema,
  }),
  startSitting: defineEndpoint({
    summary: 'Start; a repeat answers the sitting already under way',
    access: inSitting('GroupAssessmentSubmit'),
    params: byGroupAssessment,
    body: z.object({ accessCode: z.string().max(accessCodeMaximumLength).optional() }),
    result: sittingSchema,
  }),
  finishSitting: defineEndpoint({
    summary: 'Finish the whole; drafts newer than the last attempt are submitted',
    access: inSitting('GroupAssessmentSubmit'),
    params: byGroupAssessment,
    result: sittingSchema,
  }),
  reopenSitting: defineEndpoint({
    summary: 'Open the ended sitting of one learner again; repeating a clientKey does nothing',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment.extend({ userId: idSchema }),
    body: reopeningSchema,
    result: scheduleSchema,
  }),
  createLearnerStatusEvent: defineEndpoint({
    summary: 'What only the client can see: Resumed, LockdownViolated',
    access: onGroupAssessment('LearnerStatusEventCreate'),
    params: byGroupAssessment,
    body: z.object({ kind: z.enum(['Resumed', 'LockdownViolated']), clientAt: momentSchema }),
  }),
  listProblemInstances: defineEndpoint({
    summary: "The learner's own problems: the map",
    access: inSitting('GroupAssessmentReadPublished', 'GroupAssessmentReadAny'),
    params: byGroupAssessment,
    result: z.array(mapEntrySchema),
  }),
  getProblemInstance: defineEndpoint({
    summary: "One of the learner's own problems",
    access: inSitting('GroupAssessmentReadPublished', 'GroupAssessmentReadAny'),
    params: byInstance,
    result: problemInstanceSchema,
  }),
  listProblemPages: defineEndpoint({
    summary: "All of the learner's own problems, as each is answered by itself: kept for work without a connection",
    access: inSitting('GroupAssessmentReadPublished', 'GroupAssessmentReadAny'),
    params: byGroupAssessment,
    result: problemPagesSchema,
  }),
  saveDraft: defineEndpoint({
    summary:
      'Keep what has been typed; older saves and saves over unseen text change nothing and answer the current draft',
    access: inSitting('GroupAssessmentProblemInstanceAttemptUpdate'),
    params: byInstance,
    body: z.object({
      answers: answersSchema,
      writerId: z.uuid(),
      writerSequence: z.number().int().min(1),
      /** The version last seen; 0 where none was. */
      baseVersion: z.number().int().min(0),
      /** By the browser's clock: when it was typed, and when it is sent. */
      editedAt: momentSchema.optional(),
      sentAt: momentSchema.optional(),
    }),
    result: z.object({
      isApplied: z.boolean(),
      draft: draftSchema.nullable(),
      schedule: scheduleSchema,
      /** It came too late, and is kept. */
      isKeptAsEvidence: z.literal(true).exactOptional(),
    }),
  }),
  raiseAppeal: defineEndpoint({
    summary: 'Appeal against the marking of an own answer; a repeat of the key does nothing',
    access: inSitting('GroupAssessmentResultReadOwn'),
    params: byInstance,
    body: newAppealSchema,
    result: problemInstanceSchema,
  }),
  withdrawAppeal: defineEndpoint({
    summary: 'Withdraw an own appeal that was not answered; one that is withdrawn stays so',
    access: inSitting('GroupAssessmentResultReadOwn'),
    params: byInstance,
    query: z.object({ appealId: idSchema }),
    result: problemInstanceSchema,
  }),
  submitAttempt: defineEndpoint({
    summary:
      'Submit answers; repeating a clientAttemptId answers the first outcome and counts once. 202 with keptAsEvidence: too late, and kept',
    furtherStatuses: [202],
    access: inSitting('GroupAssessmentProblemInstanceAttemptCreate'),
    params: byInstance,
    body: z.object({
      clientAttemptId: z.uuid(),
      answers: answersSchema,
      clientAt: momentSchema.optional(),
      draftVersion: z.number().int().min(0).default(0),
    }),
    result: problemInstanceSchema,
  }),
}
