import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { saidSentenceSchema } from '../errors/schemas.ts'
import { idSchema, personSchema } from '../primitives/schemas.ts'
import { gradePushStates } from './limits.ts'

const partSchema = z.object({ points: z.number(), maximum: z.number() })

export const gradePushSchema = z.object({
  learner: personSchema,
  state: z.enum(gradePushStates),
  /** What the learner has here. */
  ours: partSchema.nullable(),
  /** What the platform took last; null: nothing, or nothing any more. */
  sent: partSchema.nullable(),
  sentAt: z.string().nullable(),
  /** Why the platform refuses it. */
  error: z.string(),
  /** The same in codes; empty where any of it has none. */
  said: z.array(saidSentenceSchema),
  /** Whether `theirs` was read since the last score was sent. */
  isRead: z.boolean(),
  /** What the platform has; null: nothing. */
  theirs: partSchema.nullable(),
  /** Whether what the platform has is another share than what it was sent. */
  isDifferent: z.boolean(),
})
export type GradePush = z.infer<typeof gradePushSchema>

export const lineItemStatusSchema = z.object({
  id: z.number().int(),
  providerName: z.string(),
  /** What the platform calls its course. */
  contextTitle: z.string(),
  state: z.enum(['ready', 'waiting', 'failed']),
  isSending: z.boolean(),
  nextTryAt: z.string().nullable(),
  error: z.string(),
  /** The error in codes; empty where any of it has none. */
  said: z.array(saidSentenceSchema),
  readAt: z.string().nullable(),
  /** Why the platform did not say which grades it has, when it was asked last; empty: it did, or nobody asked. */
  readError: z.string(),
  /** The same in codes; empty where any of it has none. */
  readSaid: z.array(saidSentenceSchema),
  learners: z.array(gradePushSchema),
})
export type LineItemStatus = z.infer<typeof lineItemStatusSchema>

const statusSchema = z.object({ lineItems: z.array(lineItemStatusSchema) })
const paramsSchema = z.object({ groupAssessmentId: idSchema })
const dispatch = { kind: 'groupAssessment', param: 'groupAssessmentId', anyOf: ['GradePushDispatch'] } as const

/** Access, schemas and summaries of `gradePushCalls`. */
export const gradePushEndpoints = {
  getGradePushes: defineEndpoint({
    summary: 'How the score of each learner stands towards each connected platform',
    access: dispatch,
    params: paramsSchema,
    result: statusSchema,
  }),
  pushGrades: defineEndpoint({
    summary: 'Send scores that differ from what platforms took; what was refused is tried again',
    access: dispatch,
    params: paramsSchema,
    result: statusSchema,
  }),
  readGradesBack: defineEndpoint({
    summary: 'Ask platforms which grades they have',
    access: dispatch,
    params: paramsSchema,
    result: statusSchema,
  }),
}
