import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { byQuestion } from '../grading/schemas.ts'
import { byGroupAssessment, onGroupAssessment } from '../group-assessments/schemas.ts'
import { estimateSchema } from '../statistics/schemas.ts'

/** Which answers to a question two people mark, and when their marks become one. */
export const doubleMarkingSchema = z.strictObject({
  /** Percent of the answers; 0: none. */
  share: z.number().int().min(0, 'Give at least 0 %.').max(100, 'Give at most 100 %.'),
  /** In percentage points: up to here the mean of both marks counts, beyond a third person decides. */
  mostDifference: z.number().min(0, 'Give at least 0.').max(100, 'Give at most 100.'),
})
export type DoubleMarking = z.infer<typeof doubleMarkingSchema>

const itemAgreementSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  /** Answers for which both chose it, or neither. */
  alike: z.number().int(),
  /** Answers that both marked by the rubric. */
  n: z.number().int(),
  kappa: estimateSchema.nullable(),
})
export type ItemAgreement = z.infer<typeof itemAgreementSchema>

const graderSeveritySchema = z.object({
  grader: z.string(),
  /** Answers that somebody else marked too. */
  n: z.number().int(),
  /** Percent points above the other person, on average. */
  above: estimateSchema.nullable(),
})
export type GraderSeverity = z.infer<typeof graderSeveritySchema>

export const questionAgreementSchema = z.object({
  itemKey: z.number().int(),
  questionKey: z.number().int(),
  problemName: z.string(),
  position: z.number().int(),
  share: z.number().int(),
  mostDifference: z.number(),
  /** Answers that one person marked and that wait for another. */
  waiting: z.number().int(),
  /** Answers whose two marks are too far apart and that wait for a decision. */
  apart: z.number().int(),
  /** Answers that two people marked without seeing each other's mark. */
  n: z.number().int(),
  /** Of those, the ones whose marks differ by no more than the bound. */
  within: z.number().int(),
  /** Mean distance of both marks in percentage points; null without any. */
  meanDifference: z.number().nullable(),
  /** Of the percents, with quadratic weights. */
  kappa: estimateSchema.nullable(),
  intraclass: estimateSchema.nullable(),
  items: z.array(itemAgreementSchema),
  graders: z.array(graderSeveritySchema),
})
export type QuestionAgreement = z.infer<typeof questionAgreementSchema>

/** Access, schemas and summaries of `doubleMarkingCalls`. */
export const doubleMarkingEndpoints = {
  setDoubleMarking: defineEndpoint({
    summary: 'Have two people mark a share of the answers to a question; 0 % ends it',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byQuestion,
    body: doubleMarkingSchema,
  }),
  getAgreement: defineEndpoint({
    summary: 'How far two people who marked the same answers agree, by question',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byGroupAssessment,
    result: z.object({ questions: z.array(questionAgreementSchema) }),
  }),
}
