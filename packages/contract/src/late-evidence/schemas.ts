import { z } from 'zod'
import { answerTypes } from '@isomorph/problem'
import { defineEndpoint } from '../endpoint.ts'
import { reasonMaximumLength } from '../group-assessments/limits.ts'
import { byGroupAssessment, onGroupAssessment } from '../group-assessments/schemas.ts'
import { typedAnswerSchema, verdictSchema } from '../marking/schemas.ts'
import { idSchema, personSchema } from '../primitives/schemas.ts'
import { decidedAtOnceMaximum, lateEvidenceRefusals, lateEvidenceStates } from './limits.ts'

/** Work that arrived too late, for its learner. */
export const lateEvidenceForLearnerSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['submission', 'draft']),
  answers: z.array(typedAnswerSchema),
  receivedAt: z.string(),
  secondsLate: z.number().int(),
  state: z.enum(lateEvidenceStates),
  reason: z.string(),
  attemptNumber: z.number().int().nullable(),
})
export type LateEvidenceForLearner = z.infer<typeof lateEvidenceForLearnerSchema>

const answerShownSchema = z.object({
  questionKey: z.number().int(),
  label: z.string(),
  answerType: z.enum(answerTypes).or(z.literal('')),
  value: z.string(),
  /** LaTeX of how it was read. */
  reading: z.string(),
  verdict: verdictSchema,
})

/** Work that arrived too late, for staff. */
export const lateEvidenceSchema = z.object({
  id: z.number().int(),
  learner: personSchema,
  problemInstanceId: z.number().int(),
  position: z.number().int(),
  problemName: z.string(),
  /** Submitted, or only typed. */
  kind: z.enum(['submission', 'draft']),
  answers: z.array(answerShownSchema),
  /** Of the last attempt that was in time; empty: none. */
  submitted: z.array(answerShownSchema),
  choices: z.array(z.object({ questionKey: z.number().int(), choiceKey: z.number().int(), html: z.string() })),
  deadline: z.string(),
  /** When the browser says that it was done, by the server's clock; null: it did not say. */
  claimedAt: z.string().nullable(),
  /** By how much the browser's clock was ahead when it was last heard; null: not known. */
  clockOffsetSeconds: z.number().nullable(),
  /** When the learner was last heard before the deadline. */
  lastContactAt: z.string().nullable(),
  receivedAt: z.string(),
  /** Correct answers or solutions had been released to the learner by then. */
  wereKeysVisible: z.boolean(),
  /** Work of people whose network failed at the same time has the same number; null: it did not fail. */
  outage: z.number().int().nullable(),
  state: z.enum(lateEvidenceStates),
  /** Null while it waits, and where a rule decided. */
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  reason: z.string(),
  /** The attempt that it became. */
  attemptNumber: z.number().int().nullable(),
  possiblePoints: z.number(),
  points: z.number(),
  /** If it is accepted. */
  pointsIfAccepted: z.number(),
})
export type LateEvidence = z.infer<typeof lateEvidenceSchema>

/** About which pieces of work it was decided, and about which not. */
const decisionSchema = z.object({
  decided: z.array(z.number().int()),
  refused: z.array(z.object({ id: z.number().int(), reason: z.enum(lateEvidenceRefusals) })),
})
export type LateEvidenceDecision = z.infer<typeof decisionSchema>

const reasonSchema = z.string().trim().max(reasonMaximumLength)

/** Access, schemas and summaries of `lateEvidenceCalls`. */
export const lateEvidenceEndpoints = {
  listLateEvidence: defineEndpoint({
    summary: 'Work that arrived after the deadline and its grace, newest deadline first',
    access: onGroupAssessment('GroupAssessmentResultReadAny'),
    params: byGroupAssessment,
    result: z.array(lateEvidenceSchema),
  }),
  decideLateEvidence: defineEndpoint({
    summary: 'Accept or decline late work, or take a decision back; what stands so already stays as it is',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment,
    body: z
      .strictObject({
        /** `waiting` takes a decision back: the attempt that it became is set aside. */
        state: z.enum(['accepted', 'declined', 'waiting']),
        evidence: z
          .array(z.strictObject({ id: idSchema, /** As it was seen. */ was: z.enum(lateEvidenceStates) }))
          .min(1)
          .max(decidedAtOnceMaximum),
        /** The learner reads it. */
        reason: reasonSchema.default(''),
      })
      .refine(({ state, reason }) => state !== 'declined' || reason !== '', {
        message: 'Give a reason.',
        path: ['reason'],
      }),
    result: decisionSchema,
  }),
}
