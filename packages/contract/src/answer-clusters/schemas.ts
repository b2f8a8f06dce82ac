import { z } from 'zod'
import { ratioConstants, whyCodes } from '@isomorph/problem'
import { defineEndpoint } from '../endpoint.ts'
import { gradedResponseSchema } from '../grading/schemas.ts'
import { byGroupAssessment, onGroupAssessment } from '../group-assessments/schemas.ts'
import { flagSchema, idSchema } from '../primitives/schemas.ts'
import { sentencesSchema } from '../problems/sentence-schemas.ts'
import { scoredPercentSchema } from '../results/schemas.ts'

const keySchema = z.coerce.number().int().positive().max(1_000_000)
const partSchema = z.number().int().min(-1000).max(1000)

/** What makes an answer a member of a group. */
export const answerSignatureSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('formula'), latex: z.string().min(1).max(5000) }),
  z.strictObject({
    kind: z.literal('ratio'),
    numerator: partSchema,
    denominator: z.number().int().min(1).max(1000),
    tens: z.number().int().min(-30).max(30),
    constant: z.enum(ratioConstants),
  }),
  z.strictObject({ kind: z.literal('difference'), amount: partSchema }),
  z.strictObject({ kind: z.literal('reading'), reading: z.string().min(1).max(1000) }),
  z.strictObject({ kind: z.literal('finding'), code: z.enum(whyCodes) }),
  z.strictObject({ kind: z.literal('choices'), keys: z.array(z.number().int()).min(1).max(100).readonly() }),
  z.strictObject({ kind: z.literal('text'), text: z.string().min(1).max(1000) }),
])

const decisionSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The answer as a formula over the variables; null where it is none. */
  latex: z.string().nullable(),
  percent: z.number(),
  comment: z.string(),
  /** Who decided, and when. */
  by: z.string(),
  at: z.string(),
  /** Answers that stand as it marked them. */
  marks: z.number().int(),
})
export type ClusterDecision = z.infer<typeof decisionSchema>

const clusterSchema = z.object({
  signature: answerSignatureSchema,
  /** In plain English. */
  name: z.string(),
  sentences: sentencesSchema,
  /** The answer as a formula over the variables; null where it is none. */
  latex: z.string().nullable(),
  size: z.number().int(),
  /** Different variants among them. */
  variants: z.number().int(),
  /** What its answers earn now, from the least to the most. */
  percents: z.object({ least: z.number(), most: z.number() }),
  /** The decision on it that stands; its answers are those that earn more, or came since. */
  decisionId: z.number().int().nullable(),
  examples: z.array(gradedResponseSchema),
})
export type AnswerClusterForStaff = z.infer<typeof clusterSchema>

const appliedSchema = z.object({
  /** Answers that it marks. */
  marksChanged: z.number().int(),
  /** Learners whose total differs. */
  totalsChanged: z.number().int(),
})

/** Access, schemas and summaries of `answerClusterCalls`. */
export const answerClusterEndpoints = {
  getAnswerClusters: defineEndpoint({
    summary: 'Groups of wrong answers to a question across variants, and what was decided on them',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byGroupAssessment,
    query: z.object({ itemKey: keySchema, questionKey: keySchema }),
    result: z.object({
      /** `pending`: they are about fewer answers than there are, and worked out anew. */
      state: z.enum(['current', 'pending']),
      /** When they were worked out; null: not yet. */
      at: z.string().nullable(),
      /** The problem of which the question is one. */
      problemId: z.number().int(),
      /** Wrong answers that no person marked. */
      wrong: z.number().int(),
      /** Of these, answers in no group. */
      alone: z.number().int(),
      /** A group has no fewer answers. */
      fewest: z.number().int(),
      clusters: z.array(clusterSchema),
      decisions: z.array(decisionSchema),
    }),
  }),
  decideCluster: defineEndpoint({
    summary: 'Mark a group of answers, and later ones like them; with dryRun only count what would change',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byGroupAssessment,
    query: z.object({ dryRun: flagSchema.default(false) }),
    body: z.strictObject({
      itemKey: keySchema,
      questionKey: keySchema,
      clientKey: z.uuid(),
      signature: answerSignatureSchema,
      name: z.string().trim().min(1).max(300),
      percent: scoredPercentSchema,
      comment: z.string().trim().max(5000).default(''),
    }),
    result: appliedSchema,
  }),
  withdrawClusterDecision: defineEndpoint({
    summary: 'Withdraw a decision: its answers are marked as before; repeating it does nothing',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byGroupAssessment.extend({ clusterDecisionId: idSchema }),
    result: appliedSchema,
  }),
}
